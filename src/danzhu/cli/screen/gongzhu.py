"""Gong Zhu on a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from rich.text import Text

from danzhu.cards import Card, Hand, Rank, Suit
from danzhu.cli.screen.exposing import exposing_menu, exposure_text, playing_menu
from danzhu.cli.screen.ink import Ink
from danzhu.cli.screen.menu import Menu
from danzhu.cli.screen.screen import Lines, Order
from danzhu.games.gongzhu.action import Action, Claim, Expose, Play
from danzhu.games.gongzhu.pack import EXPOSABLE, GOAT, PIG, POINT_CARDS, SUITS, TRANSFORMER, suit_of
from danzhu.games.gongzhu.score import ScoreLine
from danzhu.games.gongzhu.standing import places
from danzhu.games.gongzhu.trick import Trick, cards_of, playable, suit_led, suits_led, taker
from danzhu.games.gongzhu.view import View, marked
from danzhu.table import Decided, Match, Seat

_SIGNALS: Final = {PIG: "pig", GOAT: "goat", TRANSFORMER: "transformer"}


class GongzhuScreen:
    """What a table of Gong Zhu shows; each method is said in `Screen`."""

    order = Order.SUIT

    def opened(self, view: View, ink: Ink) -> Lines:
        lines = [_totals(view.standing.totals, ink)]
        if None in view.exposures:
            held = [card for card in EXPOSABLE if card in view.hand]
            lines += [] if held or view.seat is None else [Text(ink.say("gongzhu-nothing-to-expose"))]
            return lines
        return [*lines, *_lead_line(view, ink)]

    def told(self, before: View, event: Decided, after: View, ink: Ink) -> Lines:
        lines: Lines = []
        for decision in event.decisions:
            seat = decision.seat
            action: Action = decision.action
            match action:
                case Expose():
                    # What was exposed unseen is in the event, and only in the view of who may know it.
                    shown = after.exposures[seat] or Expose()
                    lines.append(_said(seat, exposure_text(shown, after.preset, ink), ink))
                case Play(card):
                    lines.append(_said(seat, _played(card, before, seat, ink), ink))
                    lines += _signals(card, ink)
                case Claim():
                    lines.append(Text(ink.say("gongzhu-claimed", who=ink.who(seat))))
        if len(after.tricks) > len(before.tricks):
            lines += _trick_lines(after.tricks[-1], before, after, ink)
        if before.leader is None or None in before.exposures:
            lines += _lead_line(after, ink)
        return lines

    def table(self, view: View, ink: Ink) -> Lines:
        lines: Lines = []
        for seat in range(len(view.cards_left)):
            shown = marked(view, Seat(seat))
            taken = view.taken[seat]
            if shown or taken:
                points = ink.say("gongzhu-points-so-far", who=ink.who(Seat(seat)), points=view.points[seat])
                lines.append(Text.assemble(points, " ", _cards(taken, ink), *_exposed_tail(shown, ink)))
        if view.slam_threat:
            lines.append(Text(ink.say("gongzhu-slam-threat", who=ink.everyone(view.slam_threat)), style="bold"))
        if view.trick:
            thrown = ink.row(Text.assemble(ink.who(seat), " ", ink.card(card)) for seat, card in view.trick)
            lines.append(Text.assemble(ink.say("gongzhu-trick"), ink.gap, thrown))
        return lines

    def hand(self, view: View, order: Order, ink: Ink) -> Lines:
        lines = [Text(ink.say("hand-title", count=len(view.hand)))]
        rows = list(_by_suit(view, ink) if order is Order.SUIT else _by_rank(view, ink))
        if ink.plain:
            return [*lines, *rows]
        return [*lines, Text.assemble("  ", Text("   ").join(rows))]

    def counts(self, view: View, ink: Ink) -> Lines:
        lines = [_totals(view.standing.totals, ink)]
        gone = Hand(cards_of((*view.tricks, view.trick)))
        unseen = POINT_CARDS - Hand(card for card in POINT_CARDS if card in gone or card in view.hand)
        lines.append(Text.assemble(ink.say("gongzhu-points-out"), ink.gap, _cards(unseen, ink)))
        for suit in Suit:
            left = sum(1 for card in SUITS[suit] if card not in gone and card not in view.hand)
            lines.append(Text.assemble(ink.suit(suit), " ", ink.say("gongzhu-suit-out", count=left)))
        return lines

    def menu(self, view: View, legal: Iterable[Action], ink: Ink) -> Menu:
        actions = list(legal)
        if any(isinstance(action, Expose) for action in actions):
            return exposing_menu(actions, view.preset, ink)
        return playing_menu(actions, view, ink)

    def action(self, action: Action, view: View, ink: Ink) -> Text:
        match action:
            case Expose():
                return exposure_text(action, view.preset, ink)
            case Play(card):
                return ink.card(card)
            case Claim():
                return Text(ink.say("gongzhu-claim"))

    def summary(self, after: Match, ink: Ink) -> Lines:
        result = after.game.result(after.state)
        assert result is not None, "a summary is of a deal that is over"
        lines: Lines = []
        for seat, points in enumerate(result.points):
            head = ink.say("gongzhu-deal-points", who=ink.who(Seat(seat)), points=points)
            parts = [_line_words(line, ink) for line in result.lines[seat]]
            tail = ink.say("aside", text=ink.say("list-separator").join(parts)) if parts else ""
            lines.append(Text.assemble((head, "bold"), tail))
        lines.append(_totals(after.standing.totals, ink))
        if after.standing.ending and not after.standing.winner:
            lines.append(Text(ink.say("gongzhu-overtime"), style="bold"))
        if after.standing.eliminated:
            lines.append(Text(ink.say("gongzhu-eliminated", who=ink.everyone(after.standing.eliminated))))
        if after.standing.winner:
            order = places(after.standing.totals, after.preset)
            for place, seat in sorted((place, seat) for seat, place in enumerate(order)):
                total = after.standing.totals[seat]
                lines.append(Text(ink.say("gongzhu-place", place=place, who=ink.who(Seat(seat)), points=total)))
        return lines

    def winners(self, seats: tuple[Seat, ...], ink: Ink) -> Lines:
        key = "gongzhu-won-you" if ink.seat in seats else "gongzhu-won"
        return [Text(ink.say(key, who=ink.everyone(seats)), style="bold")]


def _said(seat: Seat, text: Text, ink: Ink) -> Text:
    return Text.assemble(ink.say("told-by", who=ink.who(seat)), text)


def _cards(cards: Iterable[Card], ink: Ink) -> Text:
    return ink.row(ink.card(card) for card in cards)


def _totals(totals: Sequence[int], ink: Ink) -> Text:
    each = [ink.say("gongzhu-total", who=ink.who(Seat(seat)), points=points) for seat, points in enumerate(totals)]
    return Text(ink.say("gongzhu-totals", totals=ink.say("list-separator").join(each)))


def _lead_line(view: View, ink: Ink) -> Lines:
    if view.leader is None or None in view.exposures or view.trick or view.tricks:
        return []
    key = "gongzhu-leads-you" if view.leader == ink.seat else "gongzhu-leads"
    return [Text(ink.say(key, who=ink.who(view.leader)))]


def _played(card: Card, before: View, seat: Seat, ink: Ink) -> Text:
    return ink.card(card, "exposed" if card in marked(before, seat) else "")


def _signals(card: Card, ink: Ink) -> Iterator[Text]:
    """Pig, goat and transformer do not fall unnoticed."""
    if card in _SIGNALS:
        yield Text(ink.say(f"gongzhu-falls-{_SIGNALS[card]}"), style="bold")


def _trick_lines(trick: Trick, before: View, after: View, ink: Ink) -> Iterator[Text]:
    who = taker(trick)
    points = [card for _, card in trick if card in POINT_CARDS]
    words = ink.say("gongzhu-takes-you" if who == ink.seat else "gongzhu-takes", who=ink.who(who))
    yield Text.assemble(words, ink.gap, _cards(points, ink)) if points else Text(words)
    if after.slam_threat and after.slam_threat != before.slam_threat:
        yield Text(ink.say("gongzhu-slam-threat", who=ink.everyone(after.slam_threat)), style="bold")


def _exposed_tail(shown: Hand, ink: Ink) -> list[Text | str]:
    return [" ", ink.say("gongzhu-exposed"), ink.gap, _cards(shown, ink)] if shown else []


def _line_words(line: ScoreLine, ink: Ink) -> str:
    return ink.say(f"gongzhu-line-{line.code}", points=line.points, factor=line.factor)


def _by_suit(view: View, ink: Ink) -> Iterator[Text]:
    for suit in Suit:
        held = [card for card in view.hand if card.suit is suit]
        if held:
            ranks = (_held(card, Text(ink.rank(card.rank)), view, ink) for card in reversed(held))
            yield _row(ink.suit(suit), ranks, ink)


def _by_rank(view: View, ink: Ink) -> Iterator[Text]:
    for rank in reversed(Rank):
        held = [card for card in view.hand if card.rank is rank]
        if held:
            suits = (_held(card, ink.suit(suit_of(card)), view, ink) for card in held)
            yield _row(Text(ink.rank(rank), style="bold"), suits, ink)


def _row(name: Text, cells: Iterable[Text], ink: Ink) -> Text:
    title = Text(ink.say("menu-group", title=name.plain)) if ink.plain else name
    return Text.assemble(title, " ", ink.row(cells))


def _held(card: Card, text: Text, view: View, ink: Ink) -> Text:
    """A card in the viewer's hand: marked if exposed, dimmed if it may not be played now."""
    seat = view.seat
    if seat is None:
        return text
    if seat in view.to_act and None not in view.exposures and card not in _playable(view, seat):
        text = Text.assemble(text, style="dim")
    return ink.marked(text, "exposed") if card in marked(view, seat) else text


def _playable(view: View, seat: Seat) -> Hand:
    led = suit_led(view.trick) if view.trick else None
    decision = view.exposures[seat]
    shown = decision.cards if decision is not None else Hand()
    return playable(view.hand, led, shown, suits_led(view.tricks))
