"""`docs/performance.md` and `danzhu bench` speak of the same figures."""

import re
from pathlib import Path

from danzhu.cli.bench.figures import MEASURES

DOCUMENT = Path(__file__).parent.parent / "docs" / "performance.md"
GAMES = ("guandan.", "gongzhu.")


def named() -> set[str]:
    return {
        name for name in re.findall(r"`([a-z0-9_]+(?:\.[a-z0-9_]+)+)`", DOCUMENT.read_text()) if name.startswith(GAMES)
    }


def test_every_figure_the_document_names_is_measured() -> None:
    assert named() <= set(MEASURES)


def test_every_figure_of_the_kernels_is_in_the_document() -> None:
    kernels = {name for name in MEASURES if name.startswith(GAMES) and ".kernel." in name}
    assert len(kernels) > 4
    assert kernels <= named()
