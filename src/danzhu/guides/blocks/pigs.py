"""Pigs: what Gong Zhu's cards may do: what may be played, how a trick goes, when a match ends."""

from __future__ import annotations

from markupsafe import Markup

from danzhu.cards import BadText, Hand, Suit
from danzhu.games.gongzhu.action import Action, Expose, Play
from danzhu.games.gongzhu.game import GONGZHU
from danzhu.games.gongzhu.preset import Preset
from danzhu.games.gongzhu.standing import Standing, eliminated, is_ending, places, sole_leader
from danzhu.games.gongzhu.state import State
from danzhu.games.gongzhu.trick import playable, taken, taker
from danzhu.guides import draw
from danzhu.guides.block import Block, Reader, cards_in, halves, seat_named, seat_words
from danzhu.guides.fault import BadGuide, WrongExample
from danzhu.guides.tell import card_name, listed, points, suit_name
from danzhu.locale import Words
from danzhu.table.seat import Seat


def hand(block: Block, reader: Reader) -> Markup:
    """Hands to look at, a line each; behind `|` the exposed cards among them."""
    lines = []
    for line in block.lines:
        cards, _, exposed = line.partition("|")
        shown = cards_in(cards)
        if len(set(shown)) < len(shown):
            raise BadGuide(f"no pack holds {line}")
        lines.append(draw.line(draw.row(shown, reader.say, exposed=cards_in(exposed.replace("exposed", "")))))
    return draw.figure(draw.rows(lines), reader.say)


def follow(block: Block, reader: Reader) -> Markup:
    """Lines `5S QS 2D | led S | exposed QS | before H -> 5S`: what of a hand may be played.

    `led` is missing for whoever leads; `before` are suits led in earlier tricks.
    """
    return draw.figure(draw.rows(_followed(line, reader.say) for line in block.lines), reader.say)


def _followed(line: str, say: Words) -> Markup:
    given, said = halves(line, "->")
    cards, *facts = (part.strip() for part in given.split("|"))
    held, told = cards_in(cards), dict(fact.split(" ", 1) for fact in facts)
    if not told.keys() <= {"led", "exposed", "before"}:
        raise BadGuide(f"no hand reads {line!r}")
    led = _suit(told["led"]) if "led" in told else None
    exposed = Hand(cards_in(told.get("exposed", "")))
    may = playable(Hand(held), led, exposed, frozenset(map(_suit, told.get("before", "").split())))
    if may != Hand(cards_in(said)):
        raise WrongExample(line, said, str(may))
    what = say("guide-leading") if led is None else say("guide-led", suit=suit_name(led, say))
    row = draw.row(held, say, exposed=tuple(exposed), dim=[card for card in held if card not in may])
    words = say("guide-may-play", cards=listed((card_name(card, say) for card in may), say))
    return draw.line(draw.who(what), row, draw.told(words))


def _suit(text: str) -> Suit:
    try:
        return Suit("SHDC".index(text.strip()))
    except ValueError:
        raise BadGuide(f"no suit is {text!r}") from None


def trick(block: Block, reader: Reader) -> Markup:
    """A trick or several; lines:

    * `right exposes QS`: before the first lead, and `right exposes QS/TC` where the second is secret;
    * `you holds 5S QS 2D`: all that the seat has; without it, just what it plays;
    * `you: 5S`, `right: QS !exposed_card_held_back`: plays it, or may not;
    * `-> right takes QS 2H`: takes the trick, with these point cards in it; `-> right takes nothing`.
    """
    drawn: list[Markup] = []
    for name, preset in block.rules.items():
        drawn = _played(block, name, preset, reader.say)
    return draw.figure(draw.rows(drawn, ordered=True), reader.say)


def _played(block: Block, name: str, preset: Preset, say: Words) -> list[Markup]:
    state = _begun(block, preset)
    lines = []
    for line in block.lines:
        who, _, rest = line.partition(" ")
        if who == "->":
            lines.append(_taken(line, rest.split(), state, block, say))
        elif ":" in line:
            seat = seat_named(who.removesuffix(":"))
            text, _, refused = rest.partition("!")
            action = _action(state, seat, text.strip(), line)
            code = GONGZHU.refusal(state, seat, action)
            if (code or "") != refused.strip():
                raise WrongExample(f"{line}, {name}", refused or "it is allowed", code or "it is allowed")
            assert isinstance(action, Play), "exposures are said by `exposes`"
            exposed = tuple(card for each in state.exposures if each for card in each.cards)
            row = draw.row([action.card], say, exposed=exposed)
            reason = [draw.told(f"✗ {say(f'refusal-{code}')}")] if code else []
            told = draw.who(seat_words(seat, block, say))
            lines.append(draw.line(told, row, *reason, look="refused" if code else ""))
            if code is None:
                state = GONGZHU.apply(state, seat, action)
        else:
            word, _, cards = rest.partition(" ")
            row = draw.row(cards_in(cards.replace("/", " ").replace(",", " ")), say)
            told = draw.verb(say("guide-exposes") if word == "exposes" else say("guide-holds"))
            lines.append(draw.line(draw.who(seat_words(seat_named(who), block, say)), told, row))
    return lines


def _action(state: State, seat: Seat, text: str, line: str) -> Action:
    try:
        return GONGZHU.read_action(state, seat, text)
    except BadText as fault:
        raise BadGuide(f"{line}: {fault}") from None


def _begun(block: Block, preset: Preset) -> State:
    hands: dict[Seat, Hand] = {}
    played = [Hand()] * 4
    exposures = [Expose()] * 4
    leader = None
    for line in block.lines:
        who, _, rest = line.partition(" ")
        if who == "->":
            continue
        if who.endswith(":"):
            seat = seat_named(who[:-1])
            leader = seat if leader is None else leader
            played[seat] += Hand(cards_in(rest.partition("!")[0]))
            continue
        seat, (word, _, cards) = seat_named(who), rest.partition(" ")
        if word == "holds":
            hands[seat] = Hand(cards_in(cards))
        elif word == "exposes":
            shown, _, secret = cards.replace(",", " ").partition("/")
            exposures[seat] = Expose(Hand(cards_in(shown)), Hand(cards_in(secret)))
        else:
            raise BadGuide(f"no step reads {line!r}")
    if leader is None:
        raise BadGuide("nobody plays")
    held = tuple(hands.get(Seat(seat), played[seat]) for seat in range(4))
    return State(preset, Standing(leader=leader), held, leader, tuple(exposures))


def _taken(line: str, words: list[str], state: State, block: Block, say: Words) -> Markup:
    match words:
        case [who, "takes", *cards] if state.tricks and not state.trick:
            seat = seat_named(who)
            won = taken(state.tricks[-1:], 4)[seat]
            said = Hand() if cards == ["nothing"] else Hand(cards_in(" ".join(cards)))
            if taker(state.tricks[-1]) != seat or won != said:
                raise WrongExample(line, "so", f"seat {taker(state.tricks[-1])} takes {won}")
            told = draw.verb(f"→ {say('gongzhu-takes', who=seat_words(seat, block, say))}")
            return draw.line(told, draw.row(tuple(won), say) if won else "", look="outcome")
    raise BadGuide(f"no outcome reads {line!r}")


def totals(block: Block, reader: Reader) -> Markup:
    """Lines `you -1000, right 250, opposite 150, left 40 -> right wins`, or `-> goes on`; totals after a deal.

    `ending=yes` in the first line: somebody had reached the end after an earlier deal.
    """
    say = reader.say
    lines = []
    before = block.values.get("ending") == "yes"
    deals = int(block.values.get("deals", "7"))
    for line in block.lines:
        given, said = halves(line, "->")
        reached = [0] * 4
        for part in given.split(","):
            who, number = part.split()
            reached[seat_named(who)] = int(number)
        preset = None
        for name, preset in block.rules.items():
            won = sole_leader(reached, preset) if is_ending(reached, deals, before, preset) else ()
            true = " ".join(_names(won)) + " wins" if won else "goes on"
            if said != true:
                raise WrongExample(f"{line}, {name}", said, true)
        assert preset is not None
        lines.append(_total_row(reached, said, preset, block, say))
    heads = (*(seat_words(Seat(seat), block, say) for seat in range(4)), say("guide-then"))
    head = Markup().join(Markup('<th scope="col">{}</th>').format(each) for each in heads)
    table = Markup("<table><thead><tr>{}</tr></thead><tbody>{}</tbody></table>")
    return draw.figure(table.format(head, Markup().join(lines)), say)


def _names(seats: tuple[Seat, ...]) -> list[str]:
    return [("you", "right", "opposite", "left")[seat] for seat in seats]


def _total_row(reached: list[int], said: str, preset: Preset, block: Block, say: Words) -> Markup:
    out = eliminated(reached, preset.end_total)
    cells = Markup().join(
        Markup('<td class="number">{}{}</td>').format(points(each, signed=False), " ✗" if seat in out else "")
        for seat, each in enumerate(reached)
    )
    if said == "goes on":
        words = say("guide-another-deal")
    else:
        first = [Seat(seat) for seat, place in enumerate(places(reached, preset)) if place == 1]
        words = say("gongzhu-won", who=listed((seat_words(seat, block, say) for seat in first), say))
    return Markup("<tr>{}<td>{}</td></tr>").format(cells, words)
