"""Registry: every kind of block, by game and name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from markupsafe import Markup

from danzhu.guides.block import Block, Reader
from danzhu.guides.blocks import levels, options, pigs, play, printed, score, settings, tribute, trick, trying
from danzhu.guides.fault import BadGuide

Drawing = Callable[[Block, Reader], Markup]

BLOCKS: Final[Mapping[tuple[str, str], Drawing]] = {
    ("guandan", "hand"): play.hand,
    ("guandan", "order"): play.order,
    ("guandan", "play"): play.play,
    ("guandan", "beats"): play.comparison,
    ("guandan", "ladder"): play.ladder,
    ("guandan", "trick"): trick.trick,
    ("guandan", "tribute"): tribute.tribute,
    ("guandan", "steps"): levels.steps,
    ("guandan", "levels"): levels.levels,
    ("guandan", "options"): options.options,
    ("guandan", "settings"): settings.settings,
    ("guandan", "try"): trying.trying,
    ("guandan", "cards"): printed.links,
    ("gongzhu", "hand"): pigs.hand,
    ("gongzhu", "follow"): pigs.follow,
    ("gongzhu", "trick"): pigs.trick,
    ("gongzhu", "values"): score.values,
    ("gongzhu", "score"): score.score,
    ("gongzhu", "totals"): pigs.totals,
    ("gongzhu", "options"): options.options,
    ("gongzhu", "settings"): settings.settings,
    ("gongzhu", "calculator"): score.calculator,
    ("gongzhu", "cards"): printed.links,
}


def drawn(block: Block, reader: Reader) -> Markup:
    """The block as HTML; raises `WrongExample` where the rules say otherwise, `BadGuide` where it cannot be read."""
    try:
        drawing = BLOCKS[block.game, block.kind]
    except KeyError:
        raise BadGuide(f"no block is called {block.game} {block.kind}") from None
    return drawing(block, reader)
