"""Registry: the screen of each game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from danzhu.cli.screen.gongzhu import GongzhuScreen
from danzhu.cli.screen.guandan import GuandanScreen
from danzhu.cli.screen.screen import Screen

SCREENS: Final[Mapping[str, Screen]] = {"guandan": GuandanScreen(), "gongzhu": GongzhuScreen()}
"""Every game's screen by the game's name."""
