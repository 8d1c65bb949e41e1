"""What a seat may know: views, what is certain, what is sampled (G5.5, G5.7, G7.5-G7.8)."""

from itertools import islice
from random import Random

import pytest
from tests.guandan.play import played_again, states
from tests.guandan.position import do, position, standing

from danzhu.cards import Hand
from danzhu.games.guandan.game import GUANDAN
from danzhu.games.guandan.known import certain, excluded
from danzhu.games.guandan.preset import PRESETS, Preset
from danzhu.games.guandan.state import Phase, phase
from danzhu.table import Seat
from danzhu.table.option import with_options

ONE_TWO, ONE_THREE, ONE_FOUR = (0, 2, 1, 3), (0, 1, 2, 3), (0, 1, 3, 2)
PLAIN_AND_RESISTED = with_options(PRESETS["long_runs"], {"resistance": "yes", "tribute_on_one_four": "yes"})
FALLBACK = with_options(PRESETS["recreational"], {"return_limit": "2"})  # most returns are the lowest of all
RULES = [*PRESETS.values(), PLAIN_AND_RESISTED, FALLBACK]
IDS = [*PRESETS, "plain_and_resisted", "fallback"]
SEATS = (Seat(0), Seat(1), Seat(2), Seat(3), None)


def some_states(preset: Preset, seed: int):  # type: ignore[no-untyped-def]
    """A thinned-out row of states from deals after each kind of finish."""
    rng = Random(seed)
    for finish in ((), ONE_TWO, ONE_THREE, ONE_FOUR):
        before = standing("7", "7", declarers=0 if finish else None, finish=finish)
        row = list(states(preset, before, rng, lapses=0.3))
        yield from row[:6]
        yield from row[6::17]
        yield row[-1]


@pytest.mark.slow
@pytest.mark.parametrize("preset", RULES, ids=IDS)
def test_a_sampled_deal_looks_the_same_and_could_have_been_played(preset: Preset) -> None:
    rng = Random(11)
    for state in some_states(preset, seed=7):
        for seat in SEATS:
            seen = GUANDAN.view(state, seat)
            sampled = GUANDAN.sample(seen, rng)
            assert GUANDAN.view(sampled, seat) == seen
            assert played_again(sampled) == sampled
            if seat is not None:
                assert list(islice(GUANDAN.legal_actions(sampled, seat), 200)) == list(
                    islice(GUANDAN.legal_actions(state, seat), 200)
                )


@pytest.mark.parametrize("preset", RULES, ids=IDS)
def test_what_is_certain_is_so_and_what_is_excluded_is_not(preset: Preset) -> None:
    told = 0
    for state in some_states(preset, seed=8):
        seen = GUANDAN.view(state, None)
        for seat in range(4):
            sure, never = certain(seen, Seat(seat)), excluded(seen, Seat(seat))
            assert state.hands[seat] >= sure
            assert never.isdisjoint(card for card, _ in (state.hands[seat] - sure).kinds())
            told += len(sure) + len(never)
    assert told > 0, "nothing was ever known: the test shows nothing"


def test_a_view_shows_no_other_hand_until_the_deal_is_over() -> None:
    state = position("KS", "5S AS", "6S", "7S 8S")
    seen = GUANDAN.view(state, Seat(1))
    assert (seen.hand, seen.left) == (Hand("5S AS"), ())
    assert not {"KS", "6S", "7S", "8S"} & set(repr(seen).replace("'", " ").split())
    state = do(state, (0, "KS"), (1, "pass"), (2, "pass"), (3, "pass"), (2, "6S"))
    assert phase(state) is Phase.OVER
    assert GUANDAN.view(state, None).left == (Hand(), Hand("5S AS"), Hand(), Hand("7S 8S"))


def test_G5_7_a_finished_player_learns_no_other_hand() -> None:
    state = do(position("KS", "5S AS", "6S", "7S 8S"), (0, "KS"))
    assert GUANDAN.view(state, Seat(0)).left == ()
    assert GUANDAN.view(state, Seat(0)).hand == Hand()


@pytest.mark.parametrize(
    ("option", "shown"),
    [
        ({"count_announce": "on_request"}, (False, True)),
        ({"count_announce": "announce"}, (False, True)),
        ({"count_announce": "none"}, (True, True)),
        ({"count_announce": "none", "show_counts": "no"}, (False, False)),
    ],
)
def test_G5_5_counts_are_always_there_and_marked_shown_or_not(option: dict[str, str], shown: tuple[bool, bool]) -> None:
    preset = with_options(Preset(), option)
    eleven, ten = "3S3D3C4S4D4C5S5D5C6S6D", "7S7D7C8S8D8C9S9D9CTS"
    seen = GUANDAN.view(position(eleven, ten, "AS", "AD", preset=preset), Seat(2))
    assert seen.counts == (11, 10, 1, 1)
    assert seen.counts_shown[:2] == shown


def test_G7_6_a_return_of_a_high_card_tells_that_no_low_one_was_held() -> None:
    rng = Random(3)
    for _ in range(40):
        *_, state = islice(states(FALLBACK, standing("7", "7", declarers=0, finish=ONE_THREE), rng, lapses=0), 3)
        (returned,) = state.tribute.returned
        if returned.card.rank > FALLBACK.return_limit:
            assert any(card.text == "2S" for card in excluded(GUANDAN.view(state, None), returned.giver))
            return
    raise AssertionError("no high card was ever returned")
