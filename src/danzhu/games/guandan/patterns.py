"""Patterns: what a hand can play, full houses told apart by pair and straight flushes by suit."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from danzhu.cards import Hand, Rank
from danzhu.games.guandan.combo import Pattern, Reading
from danzhu.games.guandan.form import Form
from danzhu.games.guandan.forms import forms
from danzhu.games.guandan.holding import Holding, holding
from danzhu.games.guandan.preset import Preset


def patterns(hand: Hand, level: Rank, preset: Preset, table: Reading | None = None) -> tuple[Pattern, ...]:
    """Every pattern playable from a hand, leading or to beat `table`, in the order of `forms`.

    Two wilds beside a triple are a pair of whatever rank they are called, so each is listed.

    >>> [str(pattern.pair) for pattern in patterns(Hand("9S9S9C5D5H"), Rank.FIVE, Preset()) if pattern.pair]
    ['5']
    """
    return tuple(form.pattern for form in playable(holding(hand, level), forms(level, preset, table)))


def playable(held: Holding, among: Iterable[Form]) -> Iterator[Form]:
    """The forms that a hand has the cards for, as they come."""
    own, wilds = held.tally, held.wilds
    lacking = ~own
    for form in among:
        missing = form.need & lacking
        fills = missing.bit_count()
        if fills > wilds or fills > form.most:
            continue
        if wilds == 1 and missing == form.barred:
            continue  # G3.8
        if not wilds and form.flushes and own & form.span in form.flushes:
            continue  # G4.4: no rank of the run is held in a second suit
        yield form
