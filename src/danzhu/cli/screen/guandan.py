"""Guandan on a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.text import Text

from danzhu.cards import Card, Hand, Rank, Suit
from danzhu.cli.screen.ink import Ink
from danzhu.cli.screen.menu import Menu
from danzhu.cli.screen.plays import menu
from danzhu.cli.screen.reading import action_text, cards_text, mark_of, play_text
from danzhu.cli.screen.screen import Lines, Order
from danzhu.games.guandan.action import Action, Pass, Play
from danzhu.games.guandan.known import unseen_cards
from danzhu.games.guandan.levels import Standing
from danzhu.games.guandan.preset import CountAnnounce
from danzhu.games.guandan.ranks import level_order
from danzhu.games.guandan.state import Phase
from danzhu.games.guandan.tribute import Transfer
from danzhu.games.guandan.trick import team_of, unbeaten
from danzhu.games.guandan.view import View, view
from danzhu.table import Decided, Match, Seat


class GuandanScreen:
    """What a table of Guandan shows; each method is said in `Screen`."""

    order = Order.RANK

    def opened(self, view: View, ink: Ink) -> Lines:
        say = ink.say
        lines = [Text(_level_words(view.standing, view, ink), style="bold")]
        if view.turned:
            lines.append(Text.assemble(say("guandan-turned"), ink.gap, cards_text(Hand(view.turned), view.level, ink)))
        tribute = view.tribute
        for seat, count in tribute.resisted:
            lines.append(Text(say("guandan-resists", who=ink.who(seat), count=count)))
        if tribute.payers and not tribute.resisted:
            lines.append(Text(say("guandan-owes", who=ink.everyone(tribute.payers))))
        return [*lines, *_lead_line(view, ink)]

    def told(self, before: View, event: Decided, after: View, ink: Ink) -> Lines:
        lines: Lines = []
        for decision in event.decisions:
            if isinstance(decision.action, Play | Pass):
                text = action_text(decision.action, after, ink)
                lines.append(_said(ink.who(decision.seat), text, ink))
                lines += _after_play(decision.seat, before, after, ink)
        lines += _transfers(before, after, ink)
        if after.trick is not None and not after.trick.turns:
            lines += _lead_line(after, ink)
        return lines

    def table(self, view: View, ink: Ink) -> Lines:
        say = ink.say
        lines = [Text(_level_words(view.standing, view, ink))]
        if view.preset.count_announce is not CountAnnounce.ON_REQUEST:
            lines += self.counts(view, ink)[:1]
        if view.finish:
            lines.append(Text(say("guandan-out", who=ink.everyone(view.finish))))
        top = None if view.trick is None else unbeaten(view.trick)
        if top is not None:
            text = Text.assemble((ink.who(top[0]), "bold"), " ", play_text(top[1], view, ink))
            lines.append(Text.assemble(say("guandan-to-beat"), ink.gap, text))
        return lines

    def hand(self, view: View, order: Order, ink: Ink) -> Lines:
        lines = [Text(ink.say("hand-title", count=len(view.hand)))]
        rows = _by_rank(view, ink) if order is Order.RANK else _by_suit(view, ink)
        if ink.plain:
            return [*lines, *rows]
        if order is Order.SUIT:
            return [*lines, *(Text.assemble("  ", row) for row in rows)]
        return [*lines, Text.assemble("  ", Text("  ").join(rows))]

    def counts(self, view: View, ink: Ink) -> Lines:
        told = [_count_words(Seat(seat), view, ink) for seat in range(len(view.counts)) if seat != view.seat]
        lines = [Text(ink.say("list-separator").join(told))]
        unseen = unseen_cards(view)
        ranks = [Text.assemble(ink.rank(rank), f" {_of_rank(unseen, rank)}") for rank in _ranks(view.level)]
        lines.append(Text.assemble(ink.say("guandan-unseen"), ink.gap, ink.row(_spread(ranks, ink))))
        return lines

    def menu(self, view: View, legal: Iterable[Action], ink: Ink) -> Menu:
        return menu(legal, view, ink)

    def action(self, action: Action, view: View, ink: Ink) -> Text:
        return action_text(action, view, ink)

    def summary(self, after: Match, ink: Ink) -> Lines:
        say = ink.say
        seen: View = view(after.state, None)
        places = after.standing.finish
        lines = [
            Text(say(f"guandan-place-{place}", who=ink.who(seat)), style="bold" if place == 1 else "")
            for place, seat in enumerate(places, 1)
        ]
        for seat, hand in enumerate(seen.left):
            if hand:
                lines.append(
                    _said(say("guandan-held", who=ink.who(Seat(seat))), cards_text(hand, seen.level, ink), ink)
                )
        for team, (old, new) in enumerate(zip(seen.standing.levels, after.standing.levels, strict=True)):
            if old is not new:
                who = ink.everyone(_members(team, seen))
                lines.append(Text(say("guandan-level-changes", who=who, old=ink.rank(old), new=ink.rank(new))))
        return lines

    def winners(self, seats: tuple[Seat, ...], ink: Ink) -> Lines:
        key = "guandan-won-you" if ink.seat in seats else "guandan-won"
        return [Text(ink.say(key, who=ink.everyone(seats)), style="bold")]


def _said(who: str, text: Text, ink: Ink) -> Text:
    return Text.assemble(ink.say("told-by", who=who), text)


def _members(team: int, view: View) -> tuple[Seat, ...]:
    return tuple(Seat(seat) for seat in range(view.preset.seats) if team_of(Seat(seat), view.preset) == team)


def _level_words(standing: Standing, view: View, ink: Ink) -> str:
    """The active level and whose it is; both teams' levels from the reader's side."""
    levels = [ink.rank(level) for level in standing.levels]
    if ink.seat is None:
        home, away = (ink.everyone(_members(team, view)) for team in (0, 1))
        level = ink.rank(view.level)
        return ink.say("guandan-levels-seen", level=level, home=home, own=levels[0], away=away, other=levels[1])
    own = team_of(ink.seat, view.preset)
    return ink.say(
        "guandan-levels",
        level=ink.rank(view.level),
        own=levels[own],
        other=levels[1 - own],
        whose="none" if standing.declarers is None else "own" if standing.declarers == own else "other",
    )


def _lead_line(view: View, ink: Ink) -> Lines:
    if view.phase is not Phase.PLAYING or view.trick is None:
        return []
    key = "guandan-leads-you" if view.trick.leader == ink.seat else "guandan-leads"
    return [Text(ink.say(key, who=ink.who(view.trick.leader)))]


def _after_play(seat: Seat, before: View, after: View, ink: Ink) -> Iterator[Text]:
    """That a player ran out of cards, or that his count is announced (G5.5)."""
    announced = after.preset.count_announce is CountAnnounce.ANNOUNCE
    if seat in after.finish and seat not in before.finish:
        yield Text(ink.say(f"guandan-place-{len(after.finish)}", who=ink.who(seat)), style="bold")
    elif announced and after.counts_shown[seat] and not before.counts_shown[seat]:
        yield Text(ink.say("guandan-count", who=ink.who(seat), count=after.counts[seat]))


def _transfers(before: View, after: View, ink: Ink) -> Iterator[Text]:
    """Tributes and returns, once all have been chosen (G7.8)."""
    if before.tribute.paid != after.tribute.paid:
        yield from (_transfer("guandan-pays", each, after.level, ink) for each in after.tribute.paid)
    if before.tribute.returned != after.tribute.returned:
        yield from (_transfer("guandan-returns", each, after.level, ink) for each in after.tribute.returned)


def _transfer(key: str, transfer: Transfer, level: Rank, ink: Ink) -> Text:
    words = ink.say(key, giver=ink.who(transfer.giver), taker=ink.who(transfer.taker))
    return Text.assemble(words, ink.gap, ink.card(transfer.card, mark_of(transfer.card, level)))


def _count_words(seat: Seat, view: View, ink: Ink) -> str:
    key = "guandan-count" if view.counts_shown[seat] else "guandan-count-many"
    return ink.say(key, who=ink.who(seat), count=view.counts[seat])


def _ranks(level: Rank) -> list[Rank]:
    return sorted(Rank, key=lambda rank: level_order(rank, level), reverse=True)


def _of_rank(hand: Hand, rank: Rank) -> int:
    return sum(copies for card, copies in hand.kinds() if card.rank is rank)


def _spread(texts: list[Text], ink: Ink) -> list[Text]:
    return texts if ink.plain else [Text.assemble(text, " ") for text in texts]


def _by_rank(view: View, ink: Ink) -> Iterator[Text]:
    """The hand by rank, the highest first: each rank once, with its suits."""
    for rank in _ranks(view.level):
        held = [card for card in view.hand if card.rank is rank]
        if not held:
            continue
        name = Text(ink.rank(rank), style="" if ink.plain else "bold")
        if rank is view.level:
            name = ink.marked(name, "level")
        if rank.is_joker:
            yield _titled(name, Text(ink.say("times", count=len(held))), ink)
        else:
            yield _titled(name, _suits(held, view, ink), ink)


def _suits(held: list[Card], view: View, ink: Ink) -> Text:
    texts = []
    for card in held:
        if card.suit is not None:
            suit = ink.suit(card.suit)
            texts.append(ink.marked(suit, "wild") if mark_of(card, view.level) == "wild" else suit)
    return ink.row(texts) if ink.plain else Text("").join(texts)


def _by_suit(view: View, ink: Ink) -> Iterator[Text]:
    """The hand by suit, in natural order: how straight flushes are seen."""
    jokers = [card for card in view.hand if card.suit is None]
    if jokers:
        yield ink.row(ink.card(card) for card in jokers)
    for suit in Suit:
        held = [card for card in view.hand if card.suit is suit]
        if held:
            ranks = (_marked_rank(card, view, ink) for card in reversed(held))
            yield _titled(ink.suit(suit), ink.row(ranks), ink, apart=True)


def _marked_rank(card: Card, view: View, ink: Ink) -> Text:
    text = Text(ink.rank(card.rank))
    mark = mark_of(card, view.level)
    return ink.marked(text, mark) if mark else text


def _titled(name: Text, rest: Text, ink: Ink, *, apart: bool = False) -> Text:
    if ink.plain:
        return Text.assemble(ink.say("menu-group", title=name.plain), ink.gap, rest)
    return Text.assemble(name, " " if apart else "", rest)
