"""Which patterns a hand can play: groups of spaced masks, one bit a pattern.

A group is two words: a mask and a pattern without its key (for full houses without the pair), which the bits number.
A pattern is playable when the natural cards it lacks are no more than the wilds, and no other rule forbids it.
"""

from danzhu.kernel.bits import lowest
from danzhu.kernel.cache import compiled, inlined
from danzhu.kernel.chance import Words
from danzhu.kernel.guandan import layout as at

MOST_GROUPS = 96
"""More groups than any hand and preset bring about."""


@inlined
def at_least(counts: int, number: int) -> int:
    """Spaced: the ranks of which there are `number` cards or more; 0 <= number <= 8."""
    return ((counts + (8 - number) * at.ONES) >> 3) & at.ONES


@inlined
def slots(ranks: int) -> int:
    """Spaced ranks as spaced slots: the ace is both first and last."""
    return ((ranks & at.PLAIN) << 4) | ((ranks >> 48) & 1)


@inlined
def lane_slots(lanes: int) -> int:
    """Lanes of ranks as lanes of slots."""
    return (lanes << 1) | ((lanes >> 12) & at.LANES)


@inlined
def add(groups: Words, n: int, mask: int, pattern: int) -> int:
    """Store a group, unless its mask is empty; the number of groups."""
    groups[n, 0] = mask
    groups[n, 1] = pattern
    return n + (mask != 0)


@inlined
def singles(counts: int, wilds: int, table: Words) -> int:
    return at_least(counts, 1) | (table[at.LEVEL_BIT] if wilds else 0)


@compiled
def pairs(counts: int, wilds: int, table: Words) -> int:
    """G2.3, G2.5: two wilds alone are the level pair; a wild beside another rank as the preset says."""
    mask = at_least(counts, 2)
    if wilds:
        mask |= at_least(counts, 1) & table[at.PAIR_FILLS]
        if wilds > 1:
            mask |= table[at.LEVEL_BIT]
    return mask


@inlined
def triples(counts: int, wilds: int) -> int:
    return at_least(counts, 3 - wilds) & at.PLAIN


@compiled
def full_houses(counts: int, wilds: int, keys: int, table: Words, groups: Words, n: int) -> int:
    """Groups of pairs, one for each triple out of `keys`."""
    two = at_least(counts, 2)
    todo = triples(counts, wilds) & keys
    while todo:
        bit = todo & -todo
        todo ^= bit
        key = lowest(bit) >> 2
        held = (counts >> (4 * key)) & 15
        spare = wilds - max(0, 3 - held)
        pair = two
        if spare:
            pair |= at_least(counts, 1) & at.PLAIN
            if spare == 2:
                pair |= at.PLAIN  # two wilds beside a triple are a pair of whatever rank they are called
        if held == 2 and wilds == 1 and table[at.HIGHER_PAIR_ONLY]:
            # G3.8: only the higher of two natural pairs takes the wild; a joker pair cannot, so it forbids nothing.
            pair &= ~(table[at.HIGHER + key] & at.PLAIN)
        n = add(groups, n, pair & ~bit, at.FULL_HOUSE | (5 << at.SIZE_AT) | (key << at.KEY_AT))
    return n


@compiled
def one_suit_only(once: int, length: int) -> int:
    """Spaced: the slots from which `length` ranks are all held in one and the same suit alone."""
    others = ((once << 16) | (once >> 48)) | ((once << 32) | (once >> 32)) | ((once << 48) | (once >> 16))
    run = lane_slots(once & ~others)
    window = run
    for step in range(1, length):
        window &= run >> step
    return spread((window | (window >> 16) | (window >> 32) | (window >> 48)) & 0x3FFF)


@inlined
def spread(lane: int) -> int:
    """A lane as a spaced mask."""
    lane = (lane | (lane << 24)) & 0x000000FF000000FF
    lane = (lane | (lane << 12)) & 0x000F000F000F000F
    lane = (lane | (lane << 6)) & 0x0303030303030303
    return (lane | (lane << 3)) & 0x1111111111111111


@inlined
def starts(length: int) -> int:
    """Spaced: the slots from which `length` ranks fit."""
    return at.ONES & ((1 << (4 * (15 - length))) - 1)


@inlined
def lacking(exact: int, one: int, two: int, wilds: int) -> int:
    """Of windows that lack none, at most one, at most two natural cards: those that the wilds complete."""
    return exact if wilds == 0 else one if wilds == 1 else two


@compiled
def straights(hand: Words, first: int, past: int, below: int, table: Words, groups: Words, n: int) -> int:
    """Groups of straights of `first` to `past` - 1 ranks, those that start at a slot of the mask `below` left out."""
    wilds = hand[at.WILDS]
    run = slots(at_least(hand[at.COUNTS] & table[at.RUN_COUNTS], 1))
    exact, one, two = at.SLOTS, at.SLOTS, at.SLOTS
    for step in range(past - 1):
        held = run >> (4 * step)
        two = (two & held) | one
        one = (one & held) | exact
        exact &= held
        if step + 1 >= first:
            mask = lacking(exact, one, two, wilds) & table[at.STRAIGHT_STARTS + step + 1]
            if mask == 0:
                break
            if wilds == 0 and table[at.ONE_SUIT_BARRED + step + 1]:
                mask &= ~one_suit_only(hand[at.ONCE] & table[at.RUN_LANES], step + 1)  # G4.4
            n = add(groups, n, mask & ~below, at.STRAIGHT | ((step + 1) << at.SIZE_AT))
    return n


@compiled
def tubes(hand: Words, first: int, past: int, below: int, groups: Words, n: int) -> int:
    """Groups of tubes of `first` to `past` - 1 pairs, those that start at a slot of the mask `below` left out."""
    counts = hand[at.COUNTS]
    pair, some = slots(at_least(counts, 2)), slots(at_least(counts, 1))
    exact, one, two = at.SLOTS, at.SLOTS, at.SLOTS
    for step in range(past - 1):
        full, half = pair >> (4 * step), some >> (4 * step)
        two = (two & full) | (one & half) | exact
        one = (one & full) | (exact & half)
        exact &= full
        if step + 1 >= first:
            mask = lacking(exact, one, two, hand[at.WILDS]) & starts(step + 1)
            if mask == 0:
                break
            n = add(groups, n, mask & ~below, at.TUBE | ((step + 1) << at.SIZE_AT))
    return n


@compiled
def plates(hand: Words, first: int, past: int, below: int, groups: Words, n: int) -> int:
    """Groups of plates of `first` to `past` - 1 triples, those that start at a slot of the mask `below` left out."""
    counts = hand[at.COUNTS]
    triple, pair, some = slots(at_least(counts, 3)), slots(at_least(counts, 2)), slots(at_least(counts, 1))
    exact, one, two = at.SLOTS, at.SLOTS, at.SLOTS
    for step in range(past - 1):
        full, less, least = triple >> (4 * step), pair >> (4 * step), some >> (4 * step)
        two = (two & full) | (one & less) | (exact & least)
        one = (one & full) | (exact & less)
        exact &= full
        if step + 1 >= first:
            mask = lacking(exact, one, two, hand[at.WILDS]) & starts(step + 1)
            if mask == 0:
                break
            n = add(groups, n, mask & ~below, at.PLATE | ((step + 1) << at.SIZE_AT))
    return n


@compiled
def flush_windows(once: int, wilds: int, length: int, table: Words) -> int:
    """Lanes of slots: where a straight flush of `length` ranks may start."""
    run = lane_slots(once & table[at.RUN_LANES])
    exact = one = two = table[at.FLUSH_STARTS + length]
    for step in range(length):
        held = run >> step
        two = (two & held) | one
        one = (one & held) | exact
        exact &= held
    return lacking(exact, one, two, wilds)


@compiled
def bombs(hand: Words, tier: int, key: int, table: Words, groups: Words, n: int) -> int:
    """Groups of the bombs above place `tier` of the ladder, and of those on it above `key`; a tier of -1 takes all."""
    counts, wilds = hand[at.COUNTS], hand[at.WILDS]
    for size in range(4, 11):
        if size - wilds > 8:
            break
        mask = at_least(counts, size - wilds) & at.PLAIN
        if mask == 0:
            break
        place = table[at.BOMB_TIER + size]
        if place >= 0 and place >= tier:
            n = add(groups, n, mask & table[at.HIGHER + key] if place == tier else mask, at.BOMB | (size << at.SIZE_AT))
    for length in range(table[at.FLUSH_LENGTHS], table[at.FLUSH_LENGTHS + 1]):
        if hand[at.LEFT] < length:
            break
        windows = flush_windows(hand[at.ONCE], wilds, length, table)
        if windows == 0:
            break
        place = table[at.FLUSH_TIER + length]
        if place >= tier:
            below = (1 << (4 * key + 4)) - 1 if place == tier else 0
            for suit in range(4):
                lane = spread((windows >> (16 * suit)) & 0x3FFF) & ~below
                n = add(groups, n, lane, at.STRAIGHT_FLUSH | (length << at.SIZE_AT) | (suit << at.EXTRA_AT))
    if counts & at.FOUR_JOKERS == at.FOUR_JOKERS:
        n = add(groups, n, 1 << (4 * at.RED_JOKER), at.JOKER_BOMB | (4 << at.SIZE_AT))
    return n


@compiled
def legal_groups(hand: Words, on_table: int, table: Words, groups: Words) -> int:
    """Groups of everything that beats the pattern `on_table`, or can be led when that is PASS; their number.

    The pass itself, allowed to who follows, is in no group.
    """
    counts, wilds, left = hand[at.COUNTS], hand[at.WILDS], hand[at.LEFT]
    kind, size, key = on_table & 15, (on_table >> at.SIZE_AT) & 31, (on_table >> at.KEY_AT) & 15
    leads = kind == at.PASS
    sets = at.ONES if leads else table[at.HIGHER + key]
    n = add(
        groups,
        0,
        singles(counts, wilds, table) & sets if leads or kind == at.SINGLE else 0,
        at.SINGLE | (1 << at.SIZE_AT),
    )
    if leads or kind == at.PAIR:
        n = add(groups, n, pairs(counts, wilds, table) & sets, at.PAIR | (2 << at.SIZE_AT))
    if left < 3:
        return n
    if leads or kind == at.TRIPLE:
        n = add(groups, n, triples(counts, wilds) & sets, at.TRIPLE | (3 << at.SIZE_AT))
    if left < 4 or kind == at.JOKER_BOMB:
        return n
    if leads or kind == at.FULL_HOUSE:
        n = full_houses(counts, wilds, sets, table, groups, n)
    below = 0 if leads else (1 << (4 * key + 4)) - 1
    if leads or kind == at.STRAIGHT:
        first, past = (table[at.STRAIGHT_LENGTHS], table[at.STRAIGHT_LENGTHS + 1]) if leads else (size, size + 1)
        n = straights(hand, first, past, below, table, groups, n)
    if leads or kind == at.TUBE:
        first, past = (table[at.TUBE_LENGTHS], table[at.TUBE_LENGTHS + 1]) if leads else (size, size + 1)
        n = tubes(hand, first, past, below, groups, n)
    if leads or kind == at.PLATE:
        first, past = (table[at.PLATE_LENGTHS], table[at.PLATE_LENGTHS + 1]) if leads else (size, size + 1)
        n = plates(hand, first, past, below, groups, n)
    tier = (
        table[at.BOMB_TIER + size]
        if kind == at.BOMB
        else table[at.FLUSH_TIER + size]
        if kind == at.STRAIGHT_FLUSH
        else -1
    )
    return bombs(hand, tier, key, table, groups, n)
