"""G1: the hands of a deal, and who is found to lead the first of a match."""

from random import Random

import pytest
from tests.guandan.position import standing
from tests.guandan.tables import deal_with

from danzhu.cards import Card, Hand, dealt, full_deck, parse_cards
from danzhu.games.guandan.game import GUANDAN
from danzhu.games.guandan.preset import PRESETS, Preset
from danzhu.games.guandan.start import wrong_with
from danzhu.games.guandan.state import Deal
from danzhu.table import Seat

ONE_TWO = (0, 2, 1, 3)


def test_deals_of_the_wrong_cards_are_refused() -> None:
    later = standing("2", "2", declarers=0, finish=ONE_TWO)
    good = deal_with({}, seed=1)
    assert wrong_with(good, Preset(), later) is None
    assert wrong_with(Deal(good.hands[:3]), Preset(), later) == "wrong_hand_sizes"
    doubled = Deal((good.hands[1], *good.hands[1:]))
    assert wrong_with(doubled, Preset(), later) == "cards_not_the_pack"
    assert wrong_with(Deal(good.hands, Seat(0)), Preset(), later) == "leader_given"
    first = standing("2", "2")
    assert wrong_with(good, Preset(), first) == "leader_missing"
    assert wrong_with(Deal(good.hands, Seat(4)), Preset(), first) == "leader_not_a_seat"
    assert wrong_with(Deal(good.hands, Seat(0)), Preset(), first) == "turned_cards_wrong"


@pytest.mark.parametrize(
    ("preset", "turned", "fault"),
    [
        ("recreational", "{held}", None),
        ("recreational", "BJ", "leader_lacks_card"),
        ("recreational", "3C {held}", "turned_cards_wrong"),
        ("competition", "{held}", None),
        ("competition", "BJ 2H {held}", None),
        ("competition", "BJ", "turned_cards_wrong"),
        ("competition", "{held} {held}", "turned_cards_wrong"),
        ("competition", "BJ {lacked}", "leader_lacks_card"),
        ("online", "", None),
        ("online", "{held}", "turned_cards_wrong"),
        ("long_runs", "{held}", "turned_cards_wrong"),
    ],
)
def test_G1_3_what_was_turned_must_find_the_leader(preset: str, turned: str, fault: str | None) -> None:
    hand = Hand("3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS 3D 4D 5D 6D 7D 8D 9D TD JD QD KD AD RJ RJ 2S")
    rest = Hand(full_deck(2, jokers=True)) - hand
    deal = Deal((*dealt(list(rest), 3), hand), Seat(3), tuple(parse_cards(turned.format(held="3S", lacked="3C"))))
    assert wrong_with(deal, PRESETS[preset], standing("2", "2")) == fault


def test_G1_3_who_leads_as_the_holder_of_a_marked_card_holds_it() -> None:
    holds, lacks = (deal_with({0: cards}, seed=1) for cards in ("2D", "3D"))
    assert wrong_with(Deal(holds.hands, Seat(0)), PRESETS["long_runs"], standing("2", "2")) is None
    others = [Seat(seat) for seat, hand in enumerate(lacks.hands) if "2D" not in str(hand)]
    assert others
    for seat in others:
        fault = wrong_with(Deal(lacks.hands, seat), PRESETS["long_runs"], standing("2", "2"))
        assert fault == "leader_lacks_card"


def test_G1_3_either_copy_of_the_card_may_be_the_marked_one() -> None:
    preset, before = PRESETS["long_runs"], standing("2", "2")
    leads = {}
    for seed in range(200):
        deal = GUANDAN.deal(preset, before, Random(seed))
        holders = tuple(seat for seat, hand in enumerate(deal.hands) if hand.count(Card("2D")))
        if len(holders) == 2:
            leads.setdefault(holders, set()).add(deal.leader)
    assert len(leads) == 6, "every two seats were dealt the card"
    assert all(set(holders) == seen for holders, seen in leads.items())
