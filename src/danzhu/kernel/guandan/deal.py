"""Shuffled deals."""

from danzhu.kernel.cache import compiled
from danzhu.kernel.chance import Words, below
from danzhu.kernel.guandan import layout as at
from danzhu.kernel.guandan.spend import remove
from danzhu.kernel.guandan.words import clear, hand_of


@compiled
def give(hand: Words, card: int, level: int) -> None:
    """Put a card kind, 0-53, into a hand."""
    rank, suit = card >> 2, card & 3
    hand[at.LEFT] += 1
    if card >= 4 * at.JOKERS:
        hand[at.COUNTS] += 1 << (4 * (card - 3 * at.JOKERS))
    elif rank == level and suit == 1:
        hand[at.WILDS] += 1
    else:
        bit = 1 << (16 * suit + rank)
        hand[at.TWICE] |= hand[at.ONCE] & bit
        hand[at.ONCE] |= bit
        hand[at.COUNTS] += 1 << (4 * rank)


@compiled
def take_away(hand: Words, card: int, level: int) -> None:
    """Take a card kind, 0-53, out of a hand that holds it."""
    rank, suit = card >> 2, card & 3
    hand[at.LEFT] -= 1
    if card >= 4 * at.JOKERS:
        hand[at.COUNTS] -= 1 << (4 * (card - 3 * at.JOKERS))
    elif rank == level and suit == 1:
        hand[at.WILDS] -= 1
    else:
        remove(hand, rank, 1 << (16 * suit))


@compiled
def deal_out(deal: Words, pack: Words, leader: int, table: Words, rng: Words) -> None:
    """Shuffle the pack (108 card kinds in any order) and deal it; `leader` is to lead, no tribute is paid."""
    clear(deal)
    level = table[at.LEVEL]
    for i in range(107, 26, -1):
        j = below(rng, i + 1)
        pack[i], pack[j] = pack[j], pack[i]
    for i in range(108):
        seat = i // 27
        give(hand_of(deal, seat), pack[i], level)
    deal[at.ACTIVE] = level
    deal[at.TURN] = leader
    deal[at.OWNER] = -1
