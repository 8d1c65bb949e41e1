"""Obvious: what no player thinks about."""

from __future__ import annotations

from collections.abc import Sequence

from danzhu.games.gongzhu.action import Action, Claim


def obvious(choice: Sequence[Action]) -> Action | None:
    """A claim, since then nothing is left to win (Z3.3), or the only action; None where there is something to decide.

    >>> from danzhu.games.gongzhu.text import read_action
    >>> [obvious([read_action(text) for text in line.split()]) for line in ("2S claim", "2S", "2S 3S")]
    [Claim(), Play(card=Card('2S')), None]
    """
    if Claim() in choice:
        return Claim()
    return choice[0] if len(choice) == 1 else None
