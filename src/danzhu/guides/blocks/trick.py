"""Trick: a trick of Guandan played step by step through the rules."""

from __future__ import annotations

from markupsafe import Markup

from danzhu.cards import BadText, Hand
from danzhu.games.guandan.action import Action, Pass, Play
from danzhu.games.guandan.game import GUANDAN
from danzhu.games.guandan.levels import Standing
from danzhu.games.guandan.preset import Preset
from danzhu.games.guandan.read import read
from danzhu.games.guandan.state import State
from danzhu.games.guandan.tribute import Tribute
from danzhu.games.guandan.trick import Trick
from danzhu.guides import draw
from danzhu.guides.block import SEATS, Block, Reader, cards_in, seat_named, seat_words
from danzhu.guides.fault import BadGuide, WrongExample
from danzhu.guides.tell import joined, reading_words
from danzhu.table.seat import Seat

_MORE = Hand("2C 3C")
"""What a seat holds besides what it plays, where the block does not say what it holds."""


def trick(block: Block, reader: Reader) -> Markup:
    """Lines of five kinds, in the order of the deal:

    * `left out`: has finished before;
    * `you holds 3S 3D`: all that the seat has; without it there is more than what it plays;
    * `you: 3S3D` or `right: pass`: does this;
    * `right: 2S2D !does_not_beat`: may not, for this reason, and does something else on a later line;
    * `-> right leads`, `-> you is out`, `-> right to play`, `-> over you partner right left`: what has come of it.
    """
    drawn: list[Markup] = []
    for name, preset in block.rules.items():
        drawn = _played(block, name, preset, reader)
    return draw.figure(draw.rows(drawn, ordered=True), reader.say)


def _played(block: Block, name: str, preset: Preset, reader: Reader) -> list[Markup]:
    state = _begun(block, preset)
    lines = []
    for line in block.lines:
        if line.startswith("->"):
            lines.append(_outcome(line, state, block, reader))
        elif ":" in line:
            who, _, what = line.partition(":")
            text, _, refused = what.partition("!")
            seat = seat_named(who.strip())
            action = _action(state, seat, text, line)
            code = GUANDAN.refusal(state, seat, action)
            if (code or "") != refused.strip():
                raise WrongExample(f"{line}, {name}", refused or "it is allowed", code or "it is allowed")
            lines.append(_act(seat, action, code, state, block, reader))
            if code is None:
                state = GUANDAN.apply(state, seat, action)
        else:
            lines += _held(line, block, reader)
    return lines


def _action(state: State, seat: Seat, text: str, line: str) -> Action:
    try:
        return GUANDAN.read_action(state, seat, text.replace(" ", ""))
    except BadText as fault:
        raise BadGuide(f"{line}: {fault}") from None


def _begun(block: Block, preset: Preset) -> State:
    """The deal as it stands before the block's first action."""
    hands: dict[Seat, Hand] = {}
    played: dict[Seat, list[str]] = {Seat(seat): [] for seat in range(preset.seats)}
    out: list[Seat] = []
    leader = None
    for line in block.lines:
        match line.replace(":", " : ").split():
            case [who, "out"]:
                out.append(seat_named(who))
            case [who, "holds", *cards]:
                hands[seat_named(who)] = Hand(cards_in(" ".join(cards)))
            case ["->", *_]:
                pass
            case [who, ":", *rest]:
                seat = seat_named(who)
                leader = seat if leader is None else leader
                text = "".join(rest).partition("!")[0].partition("=")[0]
                if text != "pass":
                    played[seat].append(text)
            case _:
                raise BadGuide(f"no step reads {line!r}")
    if leader is None:
        raise BadGuide("nobody plays")
    held = [
        Hand() if seat in out else hands.get(seat, _MORE + Hand(cards_in("".join(played[seat])))) for seat in played
    ]
    standing = Standing((block.level,) * preset.teams)
    return State(preset, standing, tuple(held), None, (), Tribute(), (), (), Trick(leader), tuple(out))


def _held(line: str, block: Block, reader: Reader) -> list[Markup]:
    say = reader.say
    match line.split():
        case [who, "holds", *cards]:
            row = draw.row(cards_in(" ".join(cards)), say, block.level)
            return [draw.line(draw.who(_who(who, block, reader)), draw.verb(say("guide-holds")), row)]
        case [who, "out"]:
            return [draw.line(draw.who(_who(who, block, reader)), draw.told(say("guide-already-out")))]
        case _:
            return []


def _who(name: str, block: Block, reader: Reader) -> str:
    return seat_words(seat_named(name), block, reader.say)


def _act(seat: Seat, action: Action, code: str | None, state: State, block: Block, reader: Reader) -> Markup:
    say = reader.say
    who = draw.who(seat_words(seat, block, say))
    if isinstance(action, Play):
        stands = read(action.cards, block.level, state.preset).get(action.reading, ())
        row = draw.row(tuple(action.cards), say, block.level)
        if code:
            return draw.line(who, row, draw.told(f"✗ {say(f'refusal-{code}')}"), look="refused")
        return draw.line(who, row, draw.told(reading_words(action.reading, say, stands)))
    if code:
        words = f"{say('guandan-pass')} ✗ {say(f'refusal-{code}')}"
        return draw.line(who, draw.told(words), look="refused")
    assert isinstance(action, Pass), "tribute has a block of its own"
    return draw.line(who, draw.told(say("guandan-pass")))


def _outcome(line: str, state: State, block: Block, reader: Reader) -> Markup:
    say = reader.say
    match line.split()[1:]:
        case [who, "leads"]:
            leads = state.trick is not None and not state.trick.turns and state.trick.leader == seat_named(who)
            _must(line, leads)
            words = say("guandan-leads", who=_who(who, block, reader))
        case [who, "is", "out"]:
            _must(line, seat_named(who) in state.finish)
            words = say("guandan-out", who=_who(who, block, reader))
        case [who, "to", "play"]:
            _must(line, GUANDAN.to_act(state) == (seat_named(who),))
            words = say("guide-to-play", who=_who(who, block, reader))
        case ["over", *whos]:
            result = GUANDAN.result(state)
            _must(line, result is not None and result.finish == tuple(map(seat_named, whos)))
            places = enumerate(whos, 1)
            words = joined((say(f"guandan-place-{place}", who=_who(who, block, reader)) for place, who in places), say)
        case _:
            raise BadGuide(f"no outcome reads {line!r}")
    return draw.line(draw.told(f"→ {words}"), look="outcome")


def _must(line: str, holds: bool) -> None:
    if not holds:
        raise WrongExample(line, "so", f"otherwise: seats are {', '.join(SEATS)}")
