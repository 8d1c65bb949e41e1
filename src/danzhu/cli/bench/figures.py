"""Figures: all that `danzhu bench` measures. Importing this loads the kernels."""

from __future__ import annotations

from typing import Final

from danzhu.cli.bench import bots, generator, gongzhu_kernel, guandan_kernel, page, rules, server
from danzhu.cli.bench.rate import Measures
from danzhu.cli.fault import Fault

MEASURES: Final[Measures] = {
    **guandan_kernel.MEASURES,
    **gongzhu_kernel.MEASURES,
    **rules.MEASURES,
    **generator.MEASURES,
    **bots.MEASURES,
    **server.MEASURES,
    **page.MEASURES,
}
"""All figures, in the order in which they are printed."""


def chosen(names: list[str]) -> list[str]:
    """The figures whose dotted name is one of these or begins with it; raises `Fault("unknown_figure")`.

    >>> chosen(["guandan.kernel"])[0]
    'guandan.kernel.random_deals_per_s'
    """
    for name in names:
        if not any(_is_part(name, figure) for figure in MEASURES):
            raise Fault("unknown_figure", name=name)
    return [figure for figure in MEASURES if any(_is_part(name, figure) for name in names)]


def _is_part(name: str, figure: str) -> bool:
    return figure == name or figure.startswith(f"{name}." if name else "")
