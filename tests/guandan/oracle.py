"""The oracle: Guandan's combinations by brute force, for tests alone.

Every wild is tried as each of the 52 suited cards, what results is sorted and counted, and plays
are found by trying every sub-multiset of a hand. It is slow and plain on purpose and uses nothing
of the rules but their words (card, kind, reading, preset), so that it can be wrong only by itself.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations_with_replacement, product

from danzhu.cards import CARDS, Card, Hand, Rank
from danzhu.games.guandan.combo import Kind, Pattern, Reading
from danzhu.games.guandan.preset import Preset, StraightFlush, TwoPairs

SUITED = CARDS[:52]
NATURAL_ORDER = [Rank.parse(text) for text in "23456789TJQKA"]
IN_A_ROW = [Rank.parse(text) for text in "A23456789TJQKA"]  # G3.5
BLACK, RED = Rank.BLACK_JOKER, Rank.RED_JOKER

Play = tuple[Hand, Reading]


def readings(cards: Hand, level: Rank, preset: Preset) -> dict[Reading, set[tuple[Rank, ...]]]:
    """Every reading, with each choice of ranks for the wilds (ascending) that gives it."""
    found: dict[Reading, set[tuple[Rank, ...]]] = {}
    for reading, stand_ins, _ in _tried(cards, level, preset):
        found.setdefault(reading, set()).add(tuple(sorted(card.rank for card in stand_ins)))
    return found


def patterns(cards: Hand, level: Rank, preset: Preset) -> set[Pattern]:
    """Every pattern: the readings with each pair of a full house and each suit of a straight flush."""
    found = set()
    for reading, stand_ins, natural in _tried(cards, level, preset):
        pair = suit = None
        if reading.kind is Kind.FULL_HOUSE:
            (pair,) = {card.rank for card in (*stand_ins, *natural)} - {reading.key}
        if reading.kind is Kind.STRAIGHT_FLUSH:
            (suit,) = {card.suit for card in (*stand_ins, *natural)}
        found.add(Pattern(reading, pair, suit))
    return found


def _tried(cards: Hand, level: Rank, preset: Preset) -> Iterator[tuple[Reading, tuple[Card, ...], list[Card]]]:
    """Each reading, the cards that the wilds were tried as when it came out, and the natural cards."""
    held = list(cards)
    wilds = [card for card in held if card.text == f"{level}H"]
    natural = [card for card in held if card.text != f"{level}H"]
    own_rank_only = not natural or (len(held) == 2 and not preset.wild_in_pair)  # G2.3, G2.5
    may_stand_for = wilds[:1] if own_rank_only else SUITED
    for stand_ins in combinations_with_replacement(may_stand_for, len(wilds)):
        for reading in _plain(natural + list(stand_ins), level, preset):
            if not _is_lower_of_two_pairs(reading, natural, len(wilds), level, preset):
                yield reading, stand_ins, natural


def _plain(cards: list[Card], level: Rank, preset: Preset) -> tuple[Reading, ...]:
    """What cards are when none of them is wild any more."""
    ranks = tuple(sorted([card.rank for card in cards]))
    return _counted(ranks, len({card.suit for card in cards}) == 1, level, preset)


@lru_cache(maxsize=200_000)
def _counted(ranks: tuple[Rank, ...], one_suit: bool, level: Rank, preset: Preset) -> tuple[Reading, ...]:
    size = len(ranks)
    count = Counter(ranks)
    shape = sorted(count.values())
    most = [rank for rank in count if count[rank] == max(shape)]
    jokers = sum(count[joker] for joker in (BLACK, RED))
    found = []
    if shape == [1]:
        found.append(Reading(Kind.SINGLE, most[0], 1))
    if shape == [2]:
        found.append(Reading(Kind.PAIR, most[0], 2))
    if shape == [3] and not jokers:
        found.append(Reading(Kind.TRIPLE, most[0], 3))
    if shape == [2, 3] and count[BLACK] < 3 and count[RED] < 3:
        found.append(Reading(Kind.FULL_HOUSE, most[0], 5))
    if len(shape) == 1 and size in preset.bomb_sizes and not jokers:
        found.append(Reading(Kind.BOMB, most[0], size))
    if count[BLACK] == count[RED] == 2 and size == 4:
        found.append(Reading(Kind.JOKER_BOMB, RED, 4))
    if len(set(shape)) == 1 and not jokers:
        for top in _tops(set(count)):
            found += [Reading(kind, top, size) for kind in _run_kinds(shape[0], set(count), one_suit, level, preset)]
    return tuple(found)


def _tops(ranks: set[Rank]) -> list[Rank]:
    """The top of each place where these ranks, each once, stand in a row."""
    length = len(ranks)
    slices = [IN_A_ROW[low : low + length] for low in range(15 - length)]
    return [row[-1] for row in slices if len(row) == len(set(row)) and set(row) == ranks]


def _run_kinds(copies: int, ranks: set[Rank], one_suit: bool, level: Rank, preset: Preset) -> list[Kind]:
    length = len(ranks)
    if copies == 2 and length in preset.tube_pairs:
        return [Kind.TUBE]
    if copies == 3 and length in preset.plate_triples:
        return [Kind.PLATE]
    if copies != 1 or (level in ranks and not preset.level_in_straight):  # G3.7
        return []
    flushes = {StraightFlush.OFF: [], StraightFlush.ABOVE_FIVE: [5], StraightFlush.ABOVE_FOUR: list(range(5, 14))}
    flush = one_suit and length in flushes[preset.straight_flush]  # G4.3
    kinds = [Kind.STRAIGHT_FLUSH] if flush else []
    if length in preset.straight_length and (preset.one_suit_straight or not flush):  # G4.4
        kinds.append(Kind.STRAIGHT)
    return kinds


def _is_lower_of_two_pairs(reading: Reading, natural: list[Card], wilds: int, level: Rank, preset: Preset) -> bool:
    """G3.8: where only the higher of two pairs may take the wild."""
    count = Counter(card.rank for card in natural)
    if reading.kind is not Kind.FULL_HOUSE or wilds != 1 or sorted(count.values()) != [2, 2]:
        return False
    if preset.two_pairs_and_wild is TwoPairs.EITHER or BLACK in count or RED in count:
        return False
    return reading.key != max(count, key=level_order(level).index)


# Which beats which: every reading in a list, from the weakest to the strongest.


FORMS = [
    *((Kind.SINGLE, 1), (Kind.PAIR, 2), (Kind.TRIPLE, 3), (Kind.FULL_HOUSE, 5)),
    *((Kind.STRAIGHT, size) for size in range(5, 14)),
    *((Kind.TUBE, 2 * pairs) for pairs in range(2, 14)),
    *((Kind.PLATE, 3 * triples) for triples in range(2, 10)),
]


def level_order(level: Rank) -> list[Rank]:
    """All ranks, from the lowest to the highest single (G2.1)."""
    return [rank for rank in NATURAL_ORDER if rank is not level] + [level, BLACK, RED]


def ordinary(kind: Kind, size: int, level: Rank) -> list[Reading]:
    """All readings of an ordinary form and size, the weakest first (G3)."""
    match kind:
        case Kind.SINGLE | Kind.PAIR:
            keys = level_order(level)
        case Kind.TRIPLE | Kind.FULL_HOUSE:
            keys = level_order(level)[:13]
        case _:
            length = size // {Kind.STRAIGHT: 1, Kind.TUBE: 2, Kind.PLATE: 3}[kind]
            keys = IN_A_ROW[length - 1 :]
    return [Reading(kind, key, size) for key in keys]


def ladder(level: Rank, preset: Preset) -> list[Reading]:
    """All bombs, the weakest first (G4.2, G4.3)."""
    bombs = []
    for size in range(4, 11):
        bombs += [Reading(Kind.BOMB, rank, size) for rank in level_order(level)[:13]]
        if size == 4 and preset.straight_flush is StraightFlush.ABOVE_FOUR:
            for length in range(5, 14):
                bombs += [Reading(Kind.STRAIGHT_FLUSH, top, length) for top in IN_A_ROW[length - 1 :]]
        if size == 5 and preset.straight_flush is StraightFlush.ABOVE_FIVE:
            bombs += [Reading(Kind.STRAIGHT_FLUSH, top, 5) for top in IN_A_ROW[4:]]
    return [*bombs, Reading(Kind.JOKER_BOMB, RED, 4)]


def beats(reading: Reading, table: Reading, level: Rank, preset: Preset) -> bool:
    """Whether `reading` stands later in a list that both are in, or is a bomb on no bomb."""
    bombs = _cached_ladder(level, preset)
    if reading in bombs:
        return table not in bombs or bombs[reading] > bombs[table]
    row = [] if table in bombs else _cached_ordinary(table.kind, table.size, level)
    return reading in row and row.index(reading) > row.index(table)


@lru_cache(maxsize=4096)
def _cached_ordinary(kind: Kind, size: int, level: Rank) -> list[Reading]:
    return ordinary(kind, size, level)


@lru_cache
def _cached_ladder(level: Rank, preset: Preset) -> dict[Reading, int]:
    return {reading: place for place, reading in enumerate(ladder(level, preset))}


def everything(level: Rank, preset: Preset) -> list[Reading]:
    """All readings that there are under a preset."""
    lengths = {
        **{(Kind.STRAIGHT, size): size in preset.straight_length for size in range(5, 14)},
        **{(Kind.TUBE, 2 * pairs): pairs in preset.tube_pairs for pairs in range(2, 14)},
        **{(Kind.PLATE, 3 * triples): triples in preset.plate_triples for triples in range(2, 10)},
    }
    forms = [form for form in FORMS if lengths.get(form, True)]
    bombs = [bomb for bomb in ladder(level, preset) if bomb.kind is not Kind.BOMB or bomb.size in preset.bomb_sizes]
    return [reading for form in forms for reading in ordinary(*form, level)] + bombs


# What a hand can play: everything tried.


def parts(hand: Hand) -> Iterator[Hand]:
    """Every sub-multiset of a hand, the empty one too."""
    kinds = list(hand.kinds())
    for copies in product(*(range(count + 1) for _, count in kinds)):
        yield Hand([card for (card, _), count in zip(kinds, copies, strict=True) for _ in range(count)])


def plays(hand: Hand, level: Rank, preset: Preset) -> dict[Play, set[Pattern]]:
    """Every physical play that a hand can lead, which cards played as what, with its patterns."""
    found: dict[Play, set[Pattern]] = {}
    for part in parts(hand):
        for pattern in patterns(part, level, preset):
            found.setdefault((part, pattern.reading), set()).add(pattern)
    return found


def following(led: Iterable[Play], table: Reading, level: Rank, preset: Preset) -> set[Play]:
    """Those plays that beat `table`."""
    return {play for play in led if beats(play[1], table, level, preset)}
