"""The kernel's cache and its seeded chance."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from danzhu.kernel import chance

IMPORT_PACKAGE = "import danzhu, danzhu.kernel, danzhu.games, sys; print('numba' in sys.modules)"
COMPILE_ONE = """
from danzhu.kernel import cache, chance
chance.below(chance.seeded(1), 10)
print(cache.folder(), sum(chance.below.stats.cache_hits.values()), chance.below.stats.cache_path, sep="\\n")
"""


def run(code: str, **environment: str) -> list[str]:
    inherited = {name: value for name, value in os.environ.items() if name != "NUMBA_CACHE_DIR"}
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=inherited | environment,
        check=True,
        capture_output=True,
        text=True,
    )
    return done.stdout.splitlines()


def test_importing_the_package_leaves_numba_alone() -> None:
    assert run(IMPORT_PACKAGE) == ["False"]


@pytest.mark.slow
def test_compiled_code_is_kept_in_the_users_cache_and_loaded_by_the_next_process(tmp_path: Path) -> None:
    first = run(COMPILE_ONE, XDG_CACHE_HOME=str(tmp_path))
    second = run(COMPILE_ONE, XDG_CACHE_HOME=str(tmp_path))
    assert first[0].startswith(str(tmp_path / "danzhu" / "kernel-"))
    assert first[2].startswith(first[0])
    assert (first[1], second[1]) == ("0", "1")


@pytest.mark.slow
def test_numba_cache_dir_wins_over_the_users_cache(tmp_path: Path) -> None:
    assert run(COMPILE_ONE, NUMBA_CACHE_DIR=str(tmp_path))[2].startswith(str(tmp_path))


@pytest.mark.slow
def test_without_a_writable_home_a_private_folder_serves_and_is_removed(tmp_path: Path) -> None:
    blocked = tmp_path / "a file, not a folder"
    blocked.touch()
    folder, _, used = run(COMPILE_ONE, XDG_CACHE_HOME=str(blocked), TMPDIR=str(tmp_path))
    assert folder.startswith(str(tmp_path / "danzhu-kernel-"))
    assert used.startswith(folder)
    assert not Path(folder).exists()


def test_a_seed_repeats_its_draws_and_another_does_not() -> None:
    def draws(seed: int) -> list[int]:
        rng = chance.seeded(seed)
        return [chance.below(rng, 1000) for _ in range(20)]

    assert draws(3) == draws(3) != draws(4)


def test_splitmix64_gives_the_published_first_words() -> None:
    # Sebastiano Vigna's splitmix64.c started at 1234567.
    rng = chance.seeded(1234567)
    assert [int(chance.bits(rng)) for _ in range(3)] == [6457827717110365317, 3203168211198807973, 9817491932198370423]


def test_below_reaches_every_value_evenly() -> None:
    rng = chance.seeded(1)
    counts = [0] * 7
    for _ in range(7000):
        counts[chance.below(rng, 7)] += 1
    assert min(counts) > 870
    assert max(counts) < 1130
