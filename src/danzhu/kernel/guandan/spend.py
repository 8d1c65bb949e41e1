"""Which physical cards a pattern takes: wilds last, and where suits can be chosen, straight flushes are kept."""

from danzhu.kernel.cache import compiled, inlined
from danzhu.kernel.chance import Words
from danzhu.kernel.guandan import layout as at
from danzhu.kernel.guandan.forms import flush_windows


@inlined
def rank_at(slot: int) -> int:
    """The rank of a run's slot: slot 0 is the low ace."""
    return 12 if slot == 0 else slot - 1


@compiled
def flush_cards(hand: Words, table: Words) -> int:
    """Lanes: the cards that take part in a straight flush of the hand, wilds helping."""
    length = table[at.FLUSH_LENGTHS]
    if length == table[at.FLUSH_LENGTHS + 1] or hand[at.LEFT] <= length:
        return 0
    windows = flush_windows(hand[at.ONCE], hand[at.WILDS], length, table)
    if windows == 0:
        return 0
    cover = windows
    for step in range(1, length):
        cover |= windows << step
    return ((cover >> 1) & (at.LANES * 0x1FFF)) | ((cover & at.LANES) << 12)


@inlined
def remove(hand: Words, rank: int, bit: int) -> None:
    """Take the card out of the hand that has this rank and, as a lane at rank 0, this suit."""
    if (hand[at.TWICE] >> rank) & bit:
        hand[at.TWICE] ^= bit << rank
    else:
        hand[at.ONCE] ^= bit << rank
    hand[at.COUNTS] -= 1 << (4 * rank)


@inlined
def put_back(hand: Words, rank: int, bit: int) -> None:
    if (hand[at.ONCE] >> rank) & bit:
        hand[at.TWICE] ^= bit << rank
    else:
        hand[at.ONCE] ^= bit << rank
    hand[at.COUNTS] += 1 << (4 * rank)


@compiled
def take_one(hand: Words, rank: int, cover: int) -> int:
    """Take a natural card of a rank under the jokers out of the hand; its suit as a lane at rank 0."""
    once, twice = (hand[at.ONCE] >> rank) & at.LANES, (hand[at.TWICE] >> rank) & at.LANES
    free: int = (once & ~(cover >> rank)) | twice
    if free == 0:
        free = once
    bit = free & -free
    remove(hand, rank, bit)
    return bit


@compiled
def take(hand: Words, rank: int, number: int, cover: int) -> None:
    """Take `number` cards of a rank out of the hand, wilds for what is missing."""
    held = (hand[at.COUNTS] >> (4 * rank)) & 15
    if held <= number:
        hand[at.WILDS] -= number - held
        hand[at.COUNTS] -= held << (4 * rank)
        if rank < at.JOKERS:
            hand[at.ONCE] &= ~(at.LANES << rank)
            hand[at.TWICE] &= ~(at.LANES << rank)
    elif rank >= at.JOKERS:
        hand[at.COUNTS] -= number << (4 * rank)
    else:
        for _ in range(number):
            take_one(hand, rank, cover)


@compiled
def take_straight(hand: Words, first: int, length: int, cover: int, table: Words) -> None:
    """Take a straight that is not all natural and of one suit, unless the preset allows that (G4.4)."""
    same = at.LANES
    wilds = 0
    for slot in range(first, first + length):
        rank = rank_at(slot)
        if (hand[at.COUNTS] >> (4 * rank)) & 15:
            same &= take_one(hand, rank, cover)
        else:
            wilds += 1
    hand[at.WILDS] -= wilds
    if wilds or same == 0 or not table[at.ONE_SUIT_BARRED + length]:
        return
    for slot in range(first, first + length):
        rank = rank_at(slot)
        others = (hand[at.ONCE] >> rank) & at.LANES & ~same
        if others:
            put_back(hand, rank, same)
            remove(hand, rank, others & -others)
            return
    put_back(hand, rank_at(first), same)
    hand[at.WILDS] -= 1


@compiled
def spend(hand: Words, pattern: int, table: Words) -> None:
    """Take a playable pattern's cards out of the hand."""
    kind, size = pattern & 15, (pattern >> at.SIZE_AT) & 31
    key, extra = (pattern >> at.KEY_AT) & 15, pattern >> at.EXTRA_AT
    cards = size
    if kind == at.STRAIGHT_FLUSH:
        for slot in range(key, key + size):
            rank = rank_at(slot)
            bit = (1 << (16 * extra)) << rank
            if hand[at.TWICE] & bit:
                hand[at.TWICE] ^= bit
                hand[at.COUNTS] -= 1 << (4 * rank)
            elif hand[at.ONCE] & bit:
                hand[at.ONCE] ^= bit
                hand[at.COUNTS] -= 1 << (4 * rank)
            else:
                hand[at.WILDS] -= 1
    elif kind == at.JOKER_BOMB:
        hand[at.COUNTS] -= 0x22 << (4 * at.JOKERS)
    else:
        cover = flush_cards(hand, table)
        if kind == at.STRAIGHT:
            take_straight(hand, key, size, cover, table)
        elif kind in (at.TUBE, at.PLATE):
            each = 2 if kind == at.TUBE else 3
            cards = each * size
            for slot in range(key, key + size):
                take(hand, rank_at(slot), each, cover)
        else:
            each = 2 if kind == at.FULL_HOUSE else size
            if kind == at.FULL_HOUSE:
                if two_pairs_bar(hand[at.COUNTS], key, extra, table):
                    # G3.8: with one wild this would be the other full house, so both go.
                    take_one(hand, extra, cover)
                    hand[at.WILDS] -= 1
                else:
                    take(hand, extra, each, cover)
                each += 1
            take(hand, key, each, cover)
    hand[at.LEFT] -= cards


@inlined
def two_pairs_bar(counts: int, key: int, pair: int, table: Words) -> bool:
    """Whether two natural pairs and one wild may not be the full house of `key` over `pair` (G3.8)."""
    return (
        table[at.HIGHER_PAIR_ONLY] != 0
        and (counts >> (4 * key)) & 15 == 2
        and pair < at.JOKERS
        and (counts >> (4 * pair)) & 15 >= 2
        and (table[at.HIGHER + key] >> (4 * pair)) & 1 != 0
    )


@compiled
def gone(hand: Words, rest: Words, cards: Words) -> None:
    """Write down which cards, five words like a hand's, went from a hand of which this is left."""
    for word in range(at.HAND):
        cards[word] = hand[word] - rest[word]
    # Of a card held twice one goes: it leaves the second lane, but what goes is one.
    second = cards[at.TWICE]
    both = second & cards[at.ONCE]
    cards[at.ONCE] |= second
    cards[at.TWICE] = both


@compiled
def part(hand: Words, cards: Words) -> None:
    """Take exactly these cards, five words like a hand's, out of a hand that holds them."""
    once, twice = hand[at.ONCE], hand[at.TWICE]
    one, two = cards[at.ONCE], cards[at.TWICE]
    hand[at.ONCE] = (once & ~one) | (twice & one & ~two)
    hand[at.TWICE] = twice & ~one
    hand[at.COUNTS] -= cards[at.COUNTS]
    hand[at.WILDS] -= cards[at.WILDS]
    hand[at.LEFT] -= cards[at.LEFT]


@compiled
def join(hand: Words, cards: Words) -> None:
    """Put these cards, five words like a hand's, into a hand: what `part` took."""
    once, one = hand[at.ONCE], cards[at.ONCE]
    hand[at.ONCE] = once | one
    hand[at.TWICE] |= cards[at.TWICE] | (once & one)
    hand[at.COUNTS] += cards[at.COUNTS]
    hand[at.WILDS] += cards[at.WILDS]
    hand[at.LEFT] += cards[at.LEFT]
