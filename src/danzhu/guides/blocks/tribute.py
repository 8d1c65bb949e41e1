"""Tribute: an exchange of cards, played through the rules."""

from __future__ import annotations

from markupsafe import Markup

from danzhu.cards import BadText, Card, Hand
from danzhu.games.guandan.action import Pay, Return
from danzhu.games.guandan.game import GUANDAN
from danzhu.games.guandan.levels import Standing
from danzhu.games.guandan.preset import Preset
from danzhu.games.guandan.start import begin
from danzhu.games.guandan.state import Deal, State
from danzhu.games.guandan.tribute import Transfer
from danzhu.games.guandan.trick import team_of
from danzhu.guides import draw
from danzhu.guides.block import Block, Reader, cards_in, seat_named, seat_words
from danzhu.guides.fault import BadGuide, WrongExample
from danzhu.locale import Words
from danzhu.table.seat import Seat


def tribute(block: Block, reader: Reader) -> Markup:
    """An exchange after a deal that was finished in the order `finish=you,partner,right,left`; lines:

    * `left holds RJ AS KS`: what a seat holds, as far as it matters;
    * `left pays RJ`, `you returns 3S`: does this; with `!tribute_not_highest` at its end it may not;
    * `-> RJ to you`: to whom a card has gone;
    * `-> resisted`, `-> nobody pays`, `-> left leads`: what has come of it.
    """
    drawn: list[Markup] = []
    for name, preset in block.rules.items():
        drawn = _exchanged(block, name, preset, reader)
    return draw.figure(draw.rows(drawn, ordered=True), reader.say)


def _exchanged(block: Block, name: str, preset: Preset, reader: Reader) -> list[Markup]:
    say = reader.say
    state = _begun(block, preset)
    lines = []
    for line in block.lines:
        who, *rest = line.split()
        match rest:
            case ["holds", *cards]:
                row = draw.row(cards_in(" ".join(cards)), say, block.level)
                lines.append(draw.line(_who(who, block, say), draw.verb(say("guide-holds")), row))
            case ["pays" | "returns" as verb, card, *refused]:
                state, drawn = _given(line, state, seat_named(who), verb, card, "".join(refused), block, name, say)
                lines.append(drawn)
            case _ if who == "->":
                lines.append(draw.line(_outcome(line, rest, state, block, say), look="outcome"))
            case _:
                raise BadGuide(f"no step reads {line!r}")
    return lines


def _begun(block: Block, preset: Preset) -> State:
    finish = tuple(map(seat_named, block.values["finish"].split(",")))
    hands = [Hand()] * preset.seats
    for line in block.lines:
        match line.split():
            case [who, "holds", *cards]:
                hands[seat_named(who)] = Hand(cards_in(" ".join(cards)))
            case _:
                pass
    declarers = team_of(finish[0], preset)
    standing = Standing((block.level,) * preset.teams, declarers, finish)
    return begin(preset, standing, Deal(tuple(hands)))


def _given(
    line: str, state: State, seat: Seat, verb: str, text: str, refused: str, block: Block, name: str, say: Words
) -> tuple[State, Markup]:
    try:
        card = Card(text)
    except BadText as fault:
        raise BadGuide(f"{line}: {fault}") from None
    action = Pay(card) if verb == "pays" else Return(card)
    code = GUANDAN.refusal(state, seat, action)
    if (code or "") != refused.removeprefix("!"):
        raise WrongExample(f"{line}, {name}", refused or "it is allowed", code or "it is allowed")
    words = say("guide-pays") if verb == "pays" else say("guide-returns")
    row = draw.row([card], say, block.level)
    who = draw.who(seat_words(seat, block, say))
    if code:
        reason = draw.told(f"✗ {say(f'refusal-{code}')}")
        return state, draw.line(who, draw.verb(words), row, reason, look="refused")
    return GUANDAN.apply(state, seat, action), draw.line(who, draw.verb(words), row)


def _outcome(line: str, words: list[str], state: State, block: Block, say: Words) -> Markup:
    match words:
        case [card, "to", taker]:
            gone = [*state.tribute.returned, *state.tribute.paid]
            found = next((each for each in gone if each.card is Card(card)), None)
            _must(line, found is not None and found.taker == seat_named(taker))
            assert found is not None
            return _moved(found, block, say)
        case ["resisted"]:
            _must(line, bool(state.tribute.resisted))
            return draw.told(f"→ {say('guide-resisted')}")
        case ["nobody", "pays"]:
            _must(line, not state.tribute.payers)
            return draw.told(f"→ {say('guide-nobody-pays')}")
        case [who, "leads"]:
            _must(line, state.trick is not None and state.trick.leader == seat_named(who))
            return draw.told(f"→ {say('guandan-leads', who=seat_words(seat_named(who), block, say))}")
        case _:
            raise BadGuide(f"no outcome reads {line!r}")


def _moved(moved: Transfer, block: Block, say: Words) -> Markup:
    giver, taker = (seat_words(seat, block, say) for seat in (moved.giver, moved.taker))
    return Markup(" ").join([draw.verb("→"), draw.row([moved.card], say, block.level), draw.told(f"{giver} → {taker}")])


def _who(name: str, block: Block, say: Words) -> Markup:
    return draw.who(seat_words(seat_named(name), block, say))


def _must(line: str, holds: bool) -> None:
    if not holds:
        raise WrongExample(line, "so", "otherwise")
