"""Cards that make bombs as they are, held to the list of every play."""

from random import Random

import pytest

from danzhu.cards import Card, Hand, Rank
from danzhu.games.guandan.combo import Kind
from danzhu.games.guandan.plays import plays
from danzhu.games.guandan.preset import PRESETS, Preset
from danzhu.games.guandan.ranks import wild
from danzhu.games.guandan.start import pack
from danzhu.games.guandan.strong import strong_cards


@pytest.mark.parametrize("preset", PRESETS.values(), ids=PRESETS)
def test_G4_strong_cards_are_those_of_every_bomb_without_a_wild(preset: Preset) -> None:
    rng = Random(3)
    cards = list(pack(preset))
    bombs = 0
    for _ in range(40):
        rng.shuffle(cards)
        level = Rank(rng.randrange(13))
        hand = Hand(card for card in cards[:27] if card is not wild(level))
        expected: dict[Kind, set[Card]] = {}
        for played, reading in plays(hand, level, preset):
            if reading.kind.is_bomb:
                expected.setdefault(reading.kind, set()).update(played)
        assert {kind: set(found) for kind, found in strong_cards(hand, level, preset).items()} == expected
        bombs += bool(expected)
    assert bombs > 10


def test_G2_3_a_wild_is_the_card_that_it_is() -> None:
    strong = strong_cards(Hand("5S 5C 5H 5H 3H 4H 6H 7H 9S 9D 9C"), Rank.FIVE, PRESETS["online"])
    assert set(strong[Kind.BOMB]) == set(Hand("5S 5C 5H"))
    assert set(strong[Kind.STRAIGHT_FLUSH]) == set(Hand("3H 4H 5H 6H 7H"))


def test_G4_3_where_flushes_are_off_none_is_marked() -> None:
    strong = strong_cards(Hand("3S 4S 5S 6S 7S"), Rank.TWO, PRESETS["long_runs"])
    assert strong == {}
