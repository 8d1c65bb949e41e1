"""How a hand, a pattern, a deal and a preset's table lie in 64-bit words.

Ranks are 0-12 for 2 to A, 13 for the black joker, 14 for the red one; suits 0-3 are S, H, D, C. A *spaced* mask has a
bit every fourth place: rank r at bit 4r, or the first slot of a run. The fourteen slots of runs are A-low, 2, ..., A.
*Lanes* are four suits side by side: suit s, rank r at bit 16s + r.
"""

JOKERS = 13
"""The ranks from here on are jokers."""
RED_JOKER = 14

ONES = 0x0111111111111111
"""Spaced: all fifteen ranks."""
PLAIN = 0x0001111111111111
"""Spaced: the thirteen ranks without jokers."""
SLOTS = 0x0011111111111111
"""Spaced: the fourteen slots of a run."""
LANES = 0x0001000100010001
"""Rank 0 of each suit; shift by a rank."""
FOUR_JOKERS = 0x22 << (4 * JOKERS)
"""The counts that make the joker bomb."""

# A hand: five words.
COUNTS = 0
"""Cards of each rank, four bits a rank, wilds left out."""
ONCE = 1
"""Lanes: kinds held at least once, wilds left out."""
TWICE = 2
"""Lanes: kinds held twice."""
WILDS = 3
LEFT = 4
"""Cards in the hand, wilds counted."""
HAND = 5

# A pattern: kind | size << 4 | key << 9 | extra << 13. The size of a run is its length in ranks, its key the first
# slot; other keys are ranks. `extra` is the rank of a full house's pair, the suit of a straight flush.
PASS, SINGLE, PAIR, TRIPLE, FULL_HOUSE, STRAIGHT, TUBE, PLATE, BOMB, STRAIGHT_FLUSH, JOKER_BOMB = range(11)
SIZE_AT, KEY_AT, EXTRA_AT = 4, 9, 13

# A deal: four hands, then these.
TURN = 4 * HAND
OWNER = TURN + 1
"""Seat of the unbeaten play, -1 for who leads."""
TABLE = TURN + 2
"""The unbeaten play's pattern, PASS for none."""
LOCKED = TURN + 3
"""Bit a seat: passed in this trick, where a pass locks."""
OUT = TURN + 4
"""How many players are out."""
PLACES = TURN + 5
"""Seat of the first, second, ... at bits 0, 4, 8, 12."""
OVER = TURN + 6
ACTIVE = TURN + 7
"""The active level's rank: which table holds."""
DEAL = TURN + 8

# A table: what a preset says at one level. Single words, then arrays by size, by length in ranks, or by rank.
LEVEL = 0
LEVEL_BIT = 1
"""Spaced: the level's rank."""
PAIR_FILLS = 2
"""Spaced: ranks with which a wild makes a pair played alone."""
HIGHER_PAIR_ONLY = 3
"""1: of two natural pairs and a wild only the higher becomes the triple."""
PASS_LOCKS = 4
ENDS_ON_ONE_TWO = 5
RUN_COUNTS = 6
"""Four bits a rank, all set for those whose natural cards may stand in a straight."""
RUN_LANES = 7
"""Lanes: the same."""
STRAIGHT_LENGTHS, TUBE_LENGTHS, PLATE_LENGTHS, FLUSH_LENGTHS = 8, 10, 12, 14
"""Each two words: the first length and one past the last."""
PATTERNS = 16
"""How many patterns there are; as an index it stands for the pass."""
STEPS = 17
"""Three words: levels won when the winner's partner is second, third, last."""
HIGHER = 32
"""By rank: spaced, the ranks above it in level order."""
BOMB_TIER = 48
"""By size: the place on the ladder of bombs from 0, -1 where the size is no bomb."""
FLUSH_TIER = 64
"""By length: the same for straight flushes."""
STRAIGHT_STARTS = 80
"""By length: spaced, the slots where a straight may start."""
FLUSH_STARTS = 96
"""By length: lanes of slots, the same for straight flushes."""
ONE_SUIT_BARRED = 112
"""By length: 1 where a natural run of one suit is no plain straight."""
FIRST_INDEX = 128
"""By kind, sixteen words each, and size: the index of the first such pattern."""
TABLE_WORDS = FIRST_INDEX + 16 * 11
