"""Rounds of deals: what is far behind is dropped, and the first choice is left only for a clearly better one."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from danzhu.bots.rounds import ROUND, compare_in_rounds
from danzhu.kernel.chance import Words


class Trials:
    """What three choices are worth in deals drawn at random; which of them were tried, and in how many deals."""

    def __init__(self, means: tuple[float, ...], spread: float) -> None:
        self.means, self.spread = np.array(means), spread
        self.luck = np.random.default_rng(1)
        self.asked: list[tuple[list[int], int]] = []

    def __call__(self, left: Words, deals: int) -> NDArray[np.float64]:
        self.asked.append((left.tolist(), deals))
        noise = self.luck.normal(0.0, self.spread, (len(self.means), deals))
        found: NDArray[np.float64] = (self.means[:, None] + noise)[left]
        return found


def test_a_choice_that_is_far_behind_is_not_tried_again() -> None:
    trials = Trials((0.0, 0.1, -3.0), 1.0)
    values = compare_in_rounds(np.zeros(3), 4 * ROUND, 0.0, trials)
    assert trials.asked[0] == ([0, 1, 2], ROUND)
    assert all(2 not in left for left, _ in trials.asked[1:])
    assert values[2] < values[:2].min() - 1


def test_no_more_deals_are_looked_at_than_allowed() -> None:
    trials = Trials((0.0, 0.0), 1.0)
    compare_in_rounds(np.zeros(2), ROUND + 5, 0.0, trials)
    assert [deals for _, deals in trials.asked] == [ROUND, 5]


def test_one_choice_that_is_left_ends_the_search() -> None:
    trials = Trials((2.0, 0.0, 0.0), 0.5)
    compare_in_rounds(np.zeros(3), 10 * ROUND, 0.0, trials)
    assert len(trials.asked) == 1


def test_the_first_choice_is_left_only_for_one_that_is_clearly_better() -> None:
    def best(mean: float, caution: float) -> int:
        return int(np.argmax(compare_in_rounds(np.zeros(2), ROUND, caution, Trials((0.0, mean), 1.0))))

    assert best(0.4, 0.0) == 1
    assert best(0.4, 3.0) == 0
    assert best(3.0, 3.0) == 1


def test_priors_decide_what_deals_do_not_tell_apart() -> None:
    values = compare_in_rounds(np.array([0.0, 0.5]), 5, 0.75, lambda left, deals: np.ones((len(left), deals)))
    assert values.tolist() == [1.0, 1.5]
