"""What is said for an action of Guandan: right in positions made for it, and true wherever it is said."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from itertools import islice
from random import Random

import pytest
from tests.guandan.play import states
from tests.guandan.position import do, position
from tests.guandan.tables import tribute_state

from danzhu.bots.guandan.why import WHY
from danzhu.bots.reason import Case, Reason, reason_for
from danzhu.bots.stakes import any_standing
from danzhu.cards import Hand
from danzhu.games.guandan.action import Action, Pass, Pay, Play, Return
from danzhu.games.guandan.beats import beats
from danzhu.games.guandan.game import GUANDAN
from danzhu.games.guandan.generate import generate
from danzhu.games.guandan.plays import plays
from danzhu.games.guandan.preset import PRESETS, Preset
from danzhu.games.guandan.ranks import level_order, wild
from danzhu.games.guandan.state import State
from danzhu.games.guandan.text import read_action
from danzhu.table import Seat

LONG = "3D 4D 6C 9D TC JC KC 8H QD 9S TD", "3C 4C 6S 9C JD TS QC 8C 5C 7C KS", "3H 4H 6H TH QH 9H KH 8D JH 5H 7H"


def why(state: State, do: str, instead: str | None = None) -> Reason | None:
    """The reason for an action, instead of another."""
    (seat, *_) = GUANDAN.to_act(state)
    other = None if instead is None else read_action(state, instead)
    return reason_for(WHY, Case(GUANDAN.view(state, seat), read_action(state, do), other))


@pytest.mark.parametrize(
    ("hand", "action", "instead", "reason"),
    [
        ("8S 8C 8D 5S 5D", "8S8C8D5S5D", "8S", Reason.GOES_OUT),
        ("8S 8C 8D 5S 5D 4S", "4S", "8S8C8D", Reason.LEAVES_ONE_PLAY),
        ("8S 8C 8D 8H 4S 5D 7S", "4S", "8S", Reason.KEEPS_BOMB),
        ("8S 8C 8D 7S 4S 2H", "8S8C8D", "8S8C8D2H=bomb-8", Reason.KEEPS_WILD),
        ("8S 8C 7S 4S 4D 2S 2D RJ", "8S8C", "2S2D", Reason.KEEPS_HIGH),
        ("8S 8C 7S 4S 4D 9S 9C", "7S", "8S", Reason.BREAKS_NOTHING),
        ("RJ RJ 7S 4S 9S", "RJ RJ", "RJ", Reason.BREAKS_NOTHING),
        ("BJ BJ RJ RJ 7S 4S 9S", "BJBJRJRJ", "7S", Reason.UNBEATABLE),
        ("3S 7S 9S JS KS", "3S", "KS", Reason.SHEDS_LOW),
        ("3S 3C 7S 7C 9S 9C JS JC JD", "JSJCJD7S7C", "JSJCJD", Reason.SHEDS_MOST),
        ("4S 7S 7C 9S 9C JS JC JD", "7S7C", "JSJC", Reason.BREAKS_NOTHING),
        ("4S 7S 7C 9S 9C JS JC KS", "7S7C", "JSJC", Reason.KEEPS_HIGHER),
        ("4S 7S 7C 9S 9C JS JC KS", "JSJC", "7S7C", Reason.HARDER),
        ("4S 4C 7S 9S 9C JS JC JD KS", "9S9C", "KS", Reason.SHEDS_MORE),
    ],
)
def test_a_lead_is_explained_against_another(hand: str, action: str, instead: str, reason: Reason) -> None:
    assert why(position(hand, *LONG), action, instead) is reason


def test_a_lead_is_explained_by_those_who_have_few_cards() -> None:
    feeding = position("4S 7S 7D 9S 9C JH JS", LONG[0], "KD", LONG[2])
    assert why(feeding, "4S", "7S7D") is Reason.FEEDS_PARTNER
    blocking = position("4S 7S 7D 9S JH QS", "KD", LONG[1], LONG[2])
    assert why(blocking, "7S7D", "4S") is Reason.OTHER_SIZE
    assert why(blocking, "4S", "7S7D") is Reason.SHEDS_LOW


def test_a_pass_is_explained() -> None:
    mine = do(position("QS 7D", LONG[0], "KS 8S JS 3S 5D 7C", LONG[2]), (0, "QS"), (1, "pass"))
    assert why(mine, "pass", "KS") is Reason.LEAVES_PARTNER
    full = "AS 7D KD JD QD 5H 8H JC 5C AD AC"
    bomb = do(position(full, "9S 9H 9C 9D 3S 4S", *LONG[1:]), (0, "AS"))
    assert why(bomb, "pass", "9S9H9C9D") is Reason.KEEPS_BOMB
    behind = do(position(f"{LONG[0]} JD", LONG[1], LONG[2], "QS KS JS 8S"), (0, "9D"), (1, "pass"), (2, "pass"))
    assert why(behind, "pass", "QS") is Reason.OPPONENT_FAR, "the partner has passed already"
    short = LONG[0].replace(" 9S TD", "")
    early = do(position(short, "TS JS KS 5S", LONG[1], LONG[2]), (0, "9D"))
    assert why(early, "pass", "TS") is Reason.PARTNER_BEHIND
    late = do(position(short, LONG[1], LONG[2], "TS JS KS 5S"), (0, "9D"), (1, "pass"), (2, "pass"))
    assert why(late, "pass", "TS") is None
    weak = do(position("AS 7D KD JD", "3S 4S 6S", *LONG[1:]), (0, "AS"))
    assert why(weak, "pass") is Reason.NOTHING_BEATS


def test_a_play_on_the_table_is_explained() -> None:
    near = do(position("TS 7D", "JS KS 3C 4C", LONG[1], LONG[2]), (0, "TS"))
    assert why(near, "KS", "JS") is Reason.BLOCKS
    far = do(position(LONG[0], "JS KS 3C 4C", LONG[1], LONG[2]), (0, "9D"))
    assert why(far, "JS", "KS") is Reason.CHEAPEST
    assert why(far, "KS", "pass") is Reason.TAKES_LEAD


def test_G7_4_equal_tributes_differ_by_suit() -> None:
    hand = "AS AC 3S 3H 5S 5H 7S 7H 9S 9H JS JH KS KH 4D 4C 6D 6C 8D 8C TD TC QD QC 3D 5D 7C"
    assert why(tribute_state((0, 1, 2, 3), {3: hand}), "pay:AS", "pay:AC") is Reason.EQUALLY_HIGH


def test_G7_6_a_return_is_explained_by_what_it_leaves_and_whom_it_helps() -> None:
    hand = "3S 3H 3D 5D 6S 6H 7S 7H 9S 9H TS TH QS QH QD KS KH AS AH AD 8S 8H JS JH TD 4C 4H"
    to_other = do(tribute_state((0, 1, 2, 3), {0: hand, 1: "BJ BJ RJ", 3: "RJ"}), (3, "pay:RJ"))
    assert why(to_other, "return:5D", "return:3S") is Reason.BREAKS_NOTHING
    assert why(to_other, "return:3S", "return:4C") is Reason.RETURNS_LOWEST
    assert why(to_other, "return:6S", "return:7S") is Reason.KEEPS_HIGHER
    to_mate = do(tribute_state((0, 1, 3, 2), {0: hand, 1: "BJ BJ RJ", 2: "RJ"}), (2, "pay:RJ"))
    assert why(to_mate, "return:TS", "return:9S") is Reason.HELPS_PARTNER


# Every statement said again, from all four hands and in other words


@dataclass(frozen=True)
class Told:
    """An action in a state that is known whole."""

    state: State
    seat: Seat
    action: Action
    other: Action

    @property
    def legal(self) -> list[Action]:
        return list(GUANDAN.legal_actions(self.state, self.seat))

    @property
    def is_lead(self) -> bool:
        return self.state.trick is not None and not self.state.trick.turns

    @property
    def owner(self) -> int | None:
        turns = [] if self.state.trick is None else self.state.trick.turns
        return next((turn.seat for turn in reversed(turns) if isinstance(turn.action, Play)), None)

    @property
    def against(self) -> bool:
        return self.owner is not None and (self.owner - self.seat) % 2 == 1

    def left(self, seat: int) -> int:
        return len(self.state.hands[seat])

    @property
    def near(self) -> list[int]:
        return [n for n in (self.left((self.seat + 1) % 4), self.left((self.seat + 3) % 4)) if 0 < n <= 6]

    @property
    def ordinary(self) -> list[Play]:
        return [each for each in self.legal if isinstance(each, Play) and not each.reading.kind.is_bomb]

    def after(self, action: Action) -> Hand:
        match action:
            case Play(cards):
                return self.state.hands[self.seat] - cards
            case Pay(card) | Return(card):
                return self.state.hands[self.seat] - Hand((card,))
            case Pass():
                return self.state.hands[self.seat]

    def natural(self, hand: Hand) -> Counter[int]:
        return Counter(int(card.rank) for card in hand if card is not wild(self.state.level))

    def is_part(self, action: Action) -> bool:
        before, after = self.natural(self.state.hands[self.seat]), self.natural(self.after(action))
        return any(0 < after[rank] < count for rank, count in before.items())

    def spends(self, action: Action, *, high: bool) -> bool:
        def counted(hand: Hand) -> int:
            level = self.state.level
            if high:
                return sum(card.rank.is_joker or card.rank is level for card in hand)
            return sum(card is wild(level) for card in hand)

        return counted(self.after(action)) < counted(self.state.hands[self.seat])

    def weaker(self, one: Action, two: Action) -> bool:
        level, preset = self.state.level, self.state.preset
        match one, two:
            case Play(_, low), Play(_, top) if low.kind is top.kind:
                return low.size == top.size and beats(top, low, level, preset)
            case Return(low), Return(top):
                return level_order(low.rank, level) < level_order(top.rank, level)
            case _:
                return False


def beaten(told: Told) -> bool:
    """Whether some other hand holds what beats the play."""
    assert isinstance(told.action, Play)
    level, preset, reading = told.state.level, told.state.preset, told.action.reading
    others = [hand for seat, hand in enumerate(told.state.hands) if seat != told.seat]
    return any(generate(hand, level, preset, reading) for hand in others)


def partner_acts_before_the_end(told: Told) -> bool:
    if told.action != Pass() or not told.against:
        return False
    state, done = GUANDAN.apply(told.state, told.seat, Pass()), len(told.state.tricks)
    while len(state.tricks) == done:
        (seat,) = GUANDAN.to_act(state)
        if (seat - told.seat) % 4 == 2:
            return True
        state = GUANDAN.apply(state, seat, Pass())
    return False


def bombs_of(told: Told, hand: Hand) -> set[str]:
    natural = Hand(card for card in hand if card is not wild(told.state.level))
    found = {(each, cards) for cards, each in plays(natural, told.state.level, told.state.preset) if each.kind.is_bomb}
    return {f"{each.text}{next(iter(cards)).suit if each.kind == 'straight_flush' else ''}" for each, cards in found}


TRUE: dict[Reason, Callable[[Told], bool]] = {
    Reason.NOTHING_BEATS: lambda t: t.legal == [Pass()] == [t.action],
    Reason.GOES_OUT: lambda t: isinstance(t.action, Play) and t.left(t.seat) == len(t.action.cards),
    Reason.LEAVES_ONE_PLAY: lambda t: (
        isinstance(t.action, Play)
        and any(cards == t.after(t.action) for cards, _ in plays(t.after(t.action), t.state.level, t.state.preset))
    ),
    Reason.LEAVES_PARTNER: lambda t: t.action == Pass() and not t.against,
    Reason.BLOCKS: lambda t: isinstance(t.action, Play) and t.against and t.left(t.owner or 0) <= 6,
    Reason.FEEDS_PARTNER: lambda t: (
        t.is_lead and t.action in t.ordinary and t.left((t.seat + 2) % 4) == t.left(t.seat) - len(t.after(t.action))
    ),
    Reason.OTHER_SIZE: lambda t: (
        t.is_lead and bool(t.near) and all(t.left(t.seat) - len(t.after(t.action)) != count for count in t.near)
    ),
    Reason.KEEPS_BOMB: lambda t: (
        bombs_of(t, t.after(t.action)) == bombs_of(t, t.state.hands[t.seat]) != bombs_of(t, t.after(t.other))
    ),
    Reason.KEEPS_WILD: lambda t: not t.spends(t.action, high=False) and t.spends(t.other, high=False),
    Reason.KEEPS_HIGH: lambda t: not t.spends(t.action, high=True) and t.spends(t.other, high=True),
    Reason.BREAKS_NOTHING: lambda t: t.action != Pass() and not t.is_part(t.action) and t.is_part(t.other),
    Reason.PARTNER_BEHIND: partner_acts_before_the_end,
    Reason.SHEDS_LOW: lambda t: (
        t.is_lead
        and min(level_order(r, t.state.level) for r in t.natural(t.state.hands[t.seat]))  # type: ignore[arg-type]
        in {level_order(card.rank, t.state.level) for card in t.action.cards if card is not wild(t.state.level)}
    ),  # type: ignore[union-attr]
    Reason.SHEDS_MOST: lambda t: (
        t.is_lead and t.action in t.ordinary and len(t.action.cards) == max(len(each.cards) for each in t.ordinary)
    ),  # type: ignore[union-attr]
    Reason.CHEAPEST: lambda t: (
        not t.is_lead and t.action in t.ordinary and not any(t.weaker(each, t.action) for each in t.ordinary)
    ),
    Reason.SHEDS_MORE: lambda t: (
        t.action in t.ordinary and t.other in t.ordinary and len(t.after(t.action)) < len(t.after(t.other))
    ),
    Reason.KEEPS_HIGHER: lambda t: t.weaker(t.action, t.other),
    Reason.HARDER: lambda t: isinstance(t.action, Play) and t.weaker(t.other, t.action),
    Reason.TAKES_LEAD: lambda t: isinstance(t.action, Play) and t.against,
    Reason.OPPONENT_FAR: lambda t: t.action == Pass() and t.against and t.left(t.owner or 0) >= 11,
    Reason.EQUALLY_HIGH: lambda t: isinstance(t.action, Pay),
    Reason.RETURNS_LOWEST: lambda t: (
        isinstance(t.action, Return) and all(t.action.card.rank <= each.card.rank for each in t.legal)
    ),  # type: ignore[union-attr]
    Reason.HELPS_PARTNER: lambda t: (
        isinstance(t.action, Return)
        and all((paid.giver - t.seat) % 2 == 0 for paid in t.state.tribute.paid if paid.taker == t.seat)
    ),
}
"""Each statement but one exactly where it is true; that nothing beats a play is said where no hand could hold more."""


@pytest.mark.parametrize("preset", PRESETS.values(), ids=list(PRESETS))
def test_every_reason_is_given_exactly_where_it_is_true(preset: Preset) -> None:
    assert TRUE.keys() | {Reason.UNBEATABLE} == WHY.keys()
    rng = Random(f"{preset.return_limit}")
    seen = Counter[Reason]()
    for _ in range(6):
        for state in list(states(preset, any_standing(preset, rng), rng, lapses=0))[:-1:4]:
            seat = rng.choice(GUANDAN.to_act(state))
            legal = list(islice(GUANDAN.legal_actions(state, seat), 300))
            for _ in range(3):
                told = Told(state, seat, rng.choice(legal), rng.choice(legal))
                case = Case(GUANDAN.view(state, seat), told.action, told.other)
                for reason, holds in WHY.items():
                    if reason is Reason.UNBEATABLE:
                        assert not holds(case) or not beaten(told)
                    elif told.action != told.other:
                        assert holds(case) == TRUE[reason](told), (reason, told)
                    seen[reason] += holds(case)
    rare = {Reason.HELPS_PARTNER, Reason.RETURNS_LOWEST, Reason.EQUALLY_HIGH, Reason.OTHER_SIZE}
    rare |= {Reason.FEEDS_PARTNER, Reason.KEEPS_WILD}
    assert {reason for reason in WHY if not seen[reason]} <= rare
