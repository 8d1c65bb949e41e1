"""The patterns of a preset, numbered: the order of masks, of batches and of a net's outputs.

Kinds in the order of `layout`, within a kind sizes, within a size keys (of straight flushes: suits, then keys). The
pass comes after the last pattern.
"""

from functools import cache

from danzhu.cards import SUITED_RANKS, Rank, Suit
from danzhu.games.guandan.combo import Kind, Pattern, Reading
from danzhu.games.guandan.preset import Preset, Span, StraightFlush, hand_size
from danzhu.kernel.guandan import layout as at

KINDS = tuple(Kind)
"""By number of `layout`, from 1."""

_LONGEST = len(SUITED_RANKS)
_SLOTS = _LONGEST + 1


def straight_lengths(preset: Preset) -> range:
    return _lengths(preset.straight_length, _LONGEST if preset.level_in_straight else _LONGEST - 1)  # G3.7


def tube_lengths(preset: Preset) -> range:
    return _lengths(preset.tube_pairs, hand_size(preset) // 2)


def plate_lengths(preset: Preset) -> range:
    return _lengths(preset.plate_triples, hand_size(preset) // 3)


def flush_lengths(preset: Preset) -> range:
    """G4.3: exactly five, or five and more."""
    match preset.straight_flush:
        case StraightFlush.OFF:
            return range(0)
        case StraightFlush.ABOVE_FIVE:
            return range(5, 6)
        case StraightFlush.ABOVE_FOUR:
            return range(5, (_LONGEST if preset.level_in_straight else _LONGEST - 1) + 1)


def _lengths(span: Span, most: int) -> range:
    return range(span.least, min(span.most or most, most) + 1)


@cache
def codes(preset: Preset) -> tuple[int, ...]:
    """Every pattern of a preset in its compact form (`layout`), by index.

    >>> from danzhu.games.guandan.preset import PRESETS
    >>> [len(codes(preset)) for preset in PRESETS.values()]
    [392, 535, 392, 392]
    """
    ranks, plain = range(len(Rank)), range(_LONGEST)
    found = [code(at.SINGLE, 1, rank) for rank in ranks]
    found += [code(at.PAIR, 2, rank) for rank in ranks]
    found += [code(at.TRIPLE, 3, rank) for rank in plain]
    found += [code(at.FULL_HOUSE, 5, rank, pair) for rank in plain for pair in ranks if pair != rank]
    for kind, lengths in ((at.STRAIGHT, straight_lengths), (at.TUBE, tube_lengths), (at.PLATE, plate_lengths)):
        found += [code(kind, n, slot) for n in lengths(preset) for slot in range(_SLOTS - n + 1)]
    found += [code(at.BOMB, size, rank) for size in sorted(preset.bomb_sizes) for rank in plain]
    for n in flush_lengths(preset):
        found += [code(at.STRAIGHT_FLUSH, n, slot, suit) for suit in Suit for slot in range(_SLOTS - n + 1)]
    return (*found, code(at.JOKER_BOMB, 4, at.RED_JOKER))


def code(kind: int, size: int, key: int, extra: int = 0) -> int:
    """A pattern in its compact form."""
    return kind | size << at.SIZE_AT | key << at.KEY_AT | extra << at.EXTRA_AT


def decode(pattern: int) -> Pattern:
    """The pattern that a compact form stands for.

    >>> decode(code(at.TUBE, 3, 0)).reading
    Reading(kind=Kind.TUBE, key=Rank.THREE, size=6)
    """
    kind, number = KINDS[(pattern & 15) - 1], pattern >> at.SIZE_AT & 31
    key, extra = pattern >> at.KEY_AT & 15, pattern >> at.EXTRA_AT
    match kind:
        case Kind.STRAIGHT | Kind.STRAIGHT_FLUSH | Kind.TUBE | Kind.PLATE:
            copies = {Kind.TUBE: 2, Kind.PLATE: 3}.get(kind, 1)
            suit = Suit(extra) if kind is Kind.STRAIGHT_FLUSH else None
            return Pattern(Reading(kind, Rank(key + number - 2), copies * number), suit=suit)
        case Kind.FULL_HOUSE:
            return Pattern(Reading(kind, Rank(key), number), pair=Rank(extra))
        case _:
            return Pattern(Reading(kind, Rank(key), number))


@cache
def patterns(preset: Preset) -> tuple[Pattern, ...]:
    """Every pattern of a preset, by index.

    >>> patterns(Preset())[0].reading.text, patterns(Preset())[-1].reading.text
    ('single-2', 'joker_bomb-RJ')
    """
    return tuple(map(decode, codes(preset)))


def encode(pattern: Pattern) -> int:
    """The compact form of a pattern: the inverse of `decode`."""
    reading = pattern.reading
    kind = KINDS.index(reading.kind) + 1
    match reading.kind:
        case Kind.STRAIGHT | Kind.STRAIGHT_FLUSH | Kind.TUBE | Kind.PLATE:
            number = reading.size // {Kind.TUBE: 2, Kind.PLATE: 3}.get(reading.kind, 1)
            return code(kind, number, reading.key - number + 2, pattern.suit or 0)
        case _:
            return code(kind, reading.size, reading.key, pattern.pair or 0)
