"""What is said for an action of Gong Zhu: right in positions made for it, and true whatever the others hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

import pytest
from tests.bots.gongzhu.test_hard import near_slam
from tests.gongzhu.positions import deal, exposed, played, suits, table

from danzhu.bots.gongzhu.why import WHY
from danzhu.bots.reason import Case, Reason, reason_for
from danzhu.cards import Card, Suit
from danzhu.games.gongzhu.action import Action, Claim, Expose, Play
from danzhu.games.gongzhu.game import GONGZHU
from danzhu.games.gongzhu.pack import POINT_CARDS
from danzhu.games.gongzhu.preset import Preset
from danzhu.games.gongzhu.state import State
from danzhu.games.gongzhu.text import read_action
from danzhu.games.gongzhu.trick import Trick, taker
from danzhu.table import Seat
from danzhu.table.option import with_options

DEAL = suits("9742/KT4/T73/Q65", "AJ6/A92/KJ6/K873", "Q8/J53/852/AJ942", "KT53/Q876/AQ94/T")


def why(state: State, do: str, instead: str | None = None, seat: int | None = None) -> Reason | None:
    """The reason for an action, instead of another."""
    chosen = GONGZHU.to_act(state)[0] if seat is None else Seat(seat)
    other = None if instead is None else read_action(instead)
    return reason_for(WHY, Case(GONGZHU.view(state, chosen), read_action(do), other))


def after(cards: str, leader: int) -> State:
    return played(exposed(table(DEAL, leader=leader)), cards)


@pytest.mark.parametrize(
    ("cards", "leader", "action", "instead", "reason"),
    [
        ("KS 9S JS", 3, "QS", "8S", Reason.GIVES_PIG),
        ("TS", 3, "9S", "4S", Reason.DUCKS),
        ("TS 9S", 3, "6S", "AS", Reason.LAST_DUCK),
        ("7S 6S 8S", 0, "KS", "5S", Reason.TAKES_SAFELY),
        ("8D 4D 7D", 2, "JD", "KD", Reason.TAKES_GOAT),
        ("8S TS", 2, "9S", "2S", Reason.DUCKS),
        ("", 0, "2S", "TD", Reason.FLUSHES_PIG),
        ("", 2, "2D", "8S", Reason.GUARDS_PIG),
        ("2C TC 6C KC 8C 4C", 2, "QH", "KS", Reason.GIVES_POINTS),
        ("2C TC 6C KC 8C 4C", 2, "KS", "9D", Reason.SHEDS_CATCHER),
        ("2C TC 6C KC 8C 4C", 2, "AD", "9D", Reason.SHEDS_HIGH),
        ("", 1, "7C", "3C", Reason.LIKELIER),
        ("", 1, "3C", "7C", Reason.LEADS_LOW),
        ("TS 9S JS", 3, "8S", "QS", Reason.KEEPS_PIG),
        ("2C", 2, "TC", None, Reason.EMPTIES_SUIT),
    ],
)
def test_a_card_is_explained_against_another(
    cards: str, leader: int, action: str, instead: str | None, reason: Reason
) -> None:
    assert why(after(cards, leader), action, instead) is reason


def test_the_heart_that_stops_a_slam_is_kept_and_the_heart_that_blocks_it_is_given() -> None:
    assert why(near_slam(), "2D", "AH") is Reason.STOPS_SLAM
    given = suits("84/AKJ9/AK85/A63", "A52/Q82/T73/K975", "KQ6/75/J4/JT8Q42", "JT973/T643/Q962/-")
    state = played(exposed(table(given, leader=0)), "AH QH 7H 6H KH 8H 5H 4H 3C KC QC")
    assert why(state, "TH", "JS") is Reason.BLOCKS_SLAM


def test_the_cards_that_bring_all_hearts_are_played_for_that() -> None:
    hearts = suits("AK/AKQJT/AKQ/AKQ", "QJT98/987/JT9/JT", "765432/654/8765/-", "-/32/432/98765432")
    state = played(exposed(table(hearts, leader=0)), "AH 7H 4H 2H KH 8H 5H 3H")
    assert why(state, "QH", "AS") is Reason.TRIES_SLAM


def test_the_transformer_is_given_to_who_has_lost_points() -> None:
    assert why(after("KH 9H 5H 8H QC 3C 2C", 0), "TC") is Reason.GIVES_TRANSFORMER


def test_Z1_1_the_goat_is_given_to_the_partner() -> None:
    pairs = with_options(Preset(), {"partnership": "opposite"})
    state = played(exposed(table(DEAL, pairs, leader=2)), "8D AD 7D")
    assert why(state, "JD", "6D") is Reason.GIVES_PARTNER


def test_an_exposure_is_explained_by_what_backs_it() -> None:
    guarded, bare = deal("QS 7S 6S 5S 4S 3S 2S 2H 3H 2D 3D 4D 2C"), deal("QS AS 6H 7H 8H 9D TD 2D 9C 8C 3C 4D JC")
    assert why(table(guarded), "expose:QS", "expose:", seat=0) is Reason.WELL_BACKED
    assert why(table(bare), "expose:", "expose:QS", seat=0) is Reason.POORLY_BACKED
    assert why(table(bare), "expose:QS", "expose:", seat=0) is None
    assert why(table(guarded), "expose:", "expose:QS", seat=0) is None


# Every statement said again, from all four hands and in other words


@dataclass(frozen=True)
class Told:
    """A card in a state that is known whole, and how its trick ended with some other cards."""

    state: State
    seat: Seat
    card: Card
    other: Card
    trick: Trick
    end: State

    @property
    def side(self) -> tuple[Seat, ...]:
        return self.state.preset.partners(self.seat)

    @property
    def mine(self) -> bool:
        return taker(self.trick) == self.seat

    @property
    def given(self) -> bool:
        return taker(self.trick) not in self.side

    def lies(self, text: str) -> bool:
        return any(card is Card(text) for _, card in self.trick)

    @property
    def hearts(self) -> list[Card]:
        return [card for _, card in self.trick if card.suit is Suit.HEARTS]

    def held(self, suit: Suit | None, *, by_others: bool = False) -> list[Card]:
        hands = [self.state.hands[seat] for seat in range(4) if (seat != self.seat) == by_others]
        return [card for hand in hands for card in hand if card.suit is suit]

    def gain(self) -> int:
        before, after = (GONGZHU.view(state, None).points[self.seat] for state in (self.state, self.end))
        return after - before

    @property
    def threat(self) -> set[int]:
        """Who has all hearts that were taken."""
        return {
            seat
            for trick in self.state.tricks
            for _, card in trick
            if card.suit is Suit.HEARTS
            for seat in self.state.preset.partners(taker(trick))
        }

    @property
    def costs(self) -> bool:
        free = "2H 3H" if self.state.preset.small_hearts else "2H 3H 4H"
        costly = self.card.suit is Suit.HEARTS and self.card.text not in free
        return costly or self.card is Card("QS") or (self.card.suit is Suit.HEARTS and self.state.preset.small_hearts)

    @property
    def is_lead(self) -> bool:
        return not self.state.trick


SURE: dict[Reason, Callable[[Told], bool]] = {
    Reason.TRIES_SLAM: lambda t: t.mine and bool(t.hearts) and t.threat == set(t.side),
    Reason.BLOCKS_SLAM: lambda t: bool(t.hearts) and taker(t.trick) not in t.threat and t.seat not in t.threat,
    Reason.STOPS_SLAM: lambda t: all(card.rank < t.other.rank for card in t.held(Suit.HEARTS, by_others=True)),
    Reason.TAKES_GOAT: lambda t: t.mine and t.lies("JD"),
    Reason.GIVES_PIG: lambda t: t.given and t.card is Card("QS"),
    Reason.KEEPS_PIG: lambda t: t.other is Card("QS") is not t.card,
    Reason.TAKES_TRANSFORMER: lambda t: t.mine and t.lies("TC"),
    Reason.GIVES_TRANSFORMER: lambda t: t.given and t.card is Card("TC"),
    Reason.LAST_DUCK: lambda t: not t.mine,
    Reason.GIVES_POINTS: lambda t: t.given and t.costs,
    Reason.GIVES_PARTNER: lambda t: not t.given and not t.mine and t.card is Card("JD"),
    Reason.SHEDS_CATCHER: lambda t: not t.mine and t.card.text in ("KS", "AS"),
    Reason.TAKES_SAFELY: lambda t: t.mine and t.gain() >= 0,
    Reason.TAKES_EARLY: lambda t: t.mine,
    Reason.DUCKS: lambda t: not t.mine and t.card.suit is t.trick[0][1].suit,
    Reason.FLUSHES_PIG: lambda t: (
        t.is_lead and t.card < Card("QS") and Card("QS") in t.held(Suit.SPADES, by_others=True)
    ),
    Reason.GUARDS_PIG: lambda t: Card("QS") in t.held(Suit.SPADES) and t.card.suit is not Suit.SPADES,
    Reason.EMPTIES_SUIT: lambda t: t.held(t.card.suit) == [t.card] and bool(t.held(t.card.suit, by_others=True)),
    Reason.SHEDS_HIGH: lambda t: not t.mine and t.card is max(t.held(t.card.suit)),
    Reason.LEADS_LOW: lambda t: t.is_lead and t.card is min(t.held(t.card.suit)),
    Reason.FRESH_SUIT: lambda t: t.is_lead and all(trick[0][1].suit is not t.card.suit for trick in t.state.tricks),
    Reason.GIVES_MORE: lambda t: t.given and t.card is not t.other,
    Reason.LOWER: lambda t: t.card < t.other and t.card.suit is t.other.suit,
    Reason.LIKELIER: lambda t: t.card > t.other and t.card.suit is t.other.suit,
    Reason.HIGHER: lambda t: t.card > t.other and t.card.suit is t.other.suit,
    Reason.SHORTENS: lambda t: len(t.held(t.card.suit)) < len(t.held(t.other.suit)),
}
"""What must be so however the trick ends, wherever a reason is given for a card."""


def ended(state: State, seat: Seat, card: Card, rng: Random) -> tuple[Trick, State]:
    """The trick after a card, the others playing anything."""
    begun = state.trick
    state = GONGZHU.apply(state, seat, Play(card))
    begun = (*begun, (seat, card))
    while len(begun) < 4:
        (turn,) = GONGZHU.to_act(state)
        action = rng.choice([each for each in GONGZHU.legal_actions(state, turn) if isinstance(each, Play)])
        begun = (*begun, (turn, action.card))
        state = GONGZHU.apply(state, turn, action)
    return begun, state


def random_states(rng: Random) -> list[State]:
    preset = with_options(Preset(), {"partnership": rng.choice(["none", "opposite"])})
    standing = GONGZHU.opening(preset)
    state = GONGZHU.start(preset, standing, GONGZHU.deal(preset, standing, rng))
    found = []
    while seats := GONGZHU.to_act(state):
        found.append(state)
        legal: list[Action] = [each for each in GONGZHU.legal_actions(state, seats[0]) if not isinstance(each, Claim)]
        state = GONGZHU.apply(state, seats[0], rng.choice(legal))
    return found


def test_every_reason_for_a_card_holds_whatever_the_others_have() -> None:
    rng, seen = Random(4), Counter[Reason]()
    for _ in range(60):
        for state in random_states(rng)[4::3]:
            (seat,) = GONGZHU.to_act(state)
            legal = [each for each in GONGZHU.legal_actions(state, seat) if isinstance(each, Play)]
            action, other = rng.choice(legal), rng.choice(legal)
            case = Case(GONGZHU.view(state, seat), action, other)
            given = [reason for reason, holds in WHY.items() if holds(case)]
            seen.update(given)
            for world in (state, GONGZHU.sample(case.view, rng), GONGZHU.sample(case.view, rng)):
                trick, end = ended(world, seat, action.card, rng)
                told = Told(world, seat, action.card, other.card, trick, end)
                for reason in given:
                    assert SURE[reason](told), (reason, told)
    assert SURE.keys() - seen.keys() <= {
        Reason.STOPS_SLAM,
        Reason.TRIES_SLAM,
        Reason.GIVES_TRANSFORMER,
        Reason.GIVES_PARTNER,
    }


def test_the_last_duck_is_the_last() -> None:
    """Any other card takes the trick in some deal that the seat holds possible."""
    rng, found = Random(7), 0
    for _ in range(40):
        for state in random_states(rng)[4::3]:
            (seat,) = GONGZHU.to_act(state)
            legal = [each for each in GONGZHU.legal_actions(state, seat) if isinstance(each, Play)]
            view = GONGZHU.view(state, seat)
            ducks = [each for each in legal if WHY[Reason.LAST_DUCK](Case(view, each, None))]
            found += len(ducks)
            for other in legal if ducks and len(view.trick) == 3 else ():
                trick, _ = ended(state, seat, other.card, rng)
                assert (taker(trick) == seat) == (other not in ducks)
    assert found > 20


def test_Z3_3_a_claim_says_that_nothing_is_left() -> None:
    rng, found = Random(5), 0
    for _ in range(60):
        for state in random_states(rng):
            for seat in GONGZHU.to_act(state):
                left = any(card in POINT_CARDS for hand in state.hands for card in hand)
                left |= any(card in POINT_CARDS for _, card in state.trick)
                said = WHY[Reason.NOTHING_LEFT](Case(GONGZHU.view(state, seat), Claim(), None))
                assert said != left
                found += said
    assert found > 0


def test_what_is_said_of_an_exposure_is_about_the_cards_exposed() -> None:
    rng, seen = Random(6), Counter[Reason]()
    for _ in range(150):
        state = random_states(rng)[0]
        seat = rng.choice(GONGZHU.to_act(state))
        legal = list(GONGZHU.legal_actions(state, seat))
        for action in legal:
            assert isinstance(action, Expose)
            case = Case(GONGZHU.view(state, seat), action, rng.choice(legal))
            given = [reason for reason, holds in WHY.items() if holds(case)]
            seen.update(given)
            if Reason.WELL_BACKED in given:
                assert action.cards
            if Reason.POORLY_BACKED in given:
                assert not action.cards
                assert len(legal) > 1
                assert not any(WHY[Reason.WELL_BACKED](Case(case.view, each, None)) for each in legal)
    assert set(seen) == {Reason.WELL_BACKED, Reason.POORLY_BACKED}
