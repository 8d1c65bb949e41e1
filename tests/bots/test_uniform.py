"""The level `random`."""

from collections import Counter
from random import Random

from danzhu.bots.bot import Decision, Legal
from danzhu.bots.registry import bot_named, bots_of


def test_each_action_is_as_likely_as_the_others() -> None:
    bot, rng = bot_named("guandan", "random"), Random(5)
    chosen = Counter(bot.decide(None, Legal(lambda: iter("abc")), rng, 0).action for _ in range(3000))
    assert set(chosen) == set("abc")
    assert all(900 < count < 1100 for count in chosen.values())


def test_a_single_action_is_taken_without_chance() -> None:
    rng = Random(5)
    before = rng.getstate()
    decision = bot_named("gongzhu", "random").decide(None, Legal(lambda: iter("a")), rng, 0)
    assert decision == Decision("a")
    assert rng.getstate() == before


def test_a_seed_repeats_a_decision() -> None:
    bot = bot_named("guandan", "random")
    first, second = (
        [bot.decide(None, Legal(lambda: iter(range(50))), r, 0) for _ in range(20)] for r in (Random(9), Random(9))
    )
    assert first == second


def test_both_games_have_random_as_the_weakest() -> None:
    assert [bots_of(game)[0] for game in ("guandan", "gongzhu")] == ["random", "random"]
