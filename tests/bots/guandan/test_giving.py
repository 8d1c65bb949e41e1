"""What `normal` pays and returns (G7.4, G7.6)."""

from tests.bots.guandan.told import decided, plays, why
from tests.guandan.position import do
from tests.guandan.tables import tribute_state

from danzhu.bots.reason import Reason

SETS = "3S 3H 3D 6S 6H 7S 7H 7D 9S 9H TS TH TD JS JH QS QH QD KS KH AS AH AD AC"
JOKERS = {1: "BJ BJ RJ", 3: "RJ"}


def test_G7_6_an_opponent_gets_back_the_card_that_fits_nowhere() -> None:
    state = do(tribute_state((0, 1, 2, 3), {0: f"{SETS} 4D 8S 8H", **JOKERS}), (3, "pay:RJ"))
    assert plays("normal", state) == "4D"
    assert why("normal", state) is Reason.KEEPS_BOMB


def test_G7_6_a_bomb_is_kept_together() -> None:
    bombs = "3S 3H 3D 3C 4S 4H 4D 4C 5S 5H 5D 5C 6S 6H 6D 6C 7S 7H 7D 7C 9S KS KH KD KC AS AH"
    state = do(tribute_state((0, 1, 2, 3), {0: bombs, **JOKERS}), (3, "pay:RJ"))
    assert plays("normal", state) == "9S"


def test_G7_6_a_partner_who_paid_gets_the_better_of_two_cards_that_fit_nowhere() -> None:
    hand = SETS.replace("9S 9H", "9S 9H 9D").replace("3S 3H 3D", "3S") + " 5D 8S 8H TC"
    state = do(tribute_state((0, 1, 3, 2), {0: hand, 1: "BJ BJ RJ", 2: "RJ"}), (2, "pay:RJ"))
    decision = decided("normal", state)
    assert str(decision.action.card) in {"3S", "5D"}  # type: ignore[union-attr]


def test_G7_4_of_equal_cards_the_one_outside_a_straight_flush_is_paid() -> None:
    hand = "TD JD QD KD AD AS 3S 3H 4S 4H 5S 5C 6S 6C 7S 7C 8S 8C 9S 9C 3C 4C 5H 6H 7H 8H 9H"
    state = tribute_state((0, 1, 2, 3), {3: hand, 0: "BJ BJ RJ RJ"})
    assert plays("normal", state) == "AS"


def test_a_forced_tribute_is_the_only_choice() -> None:
    assert why("normal", tribute_state((0, 1, 2, 3), JOKERS)) is Reason.ONLY_CHOICE
