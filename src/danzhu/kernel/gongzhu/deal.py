"""The beginning of a deal on a row: the cards, and who leads (Z1, Z3.1)."""

from danzhu.kernel.cache import inlined
from danzhu.kernel.chance import Words
from danzhu.kernel.gongzhu.cardset import PACK, some
from danzhu.kernel.gongzhu.flow import DECIDED, FIELDS, FIRST, FORCED, HAND, LEADER, TAKEN, Row
from danzhu.kernel.gongzhu.options import EXPOSURE, FIRST_CARD, FIRST_FORCED, NONE, Options


@inlined
def deal_at_random(row: Row, rng: Words) -> None:
    """Give each seat 13 cards, every distribution as likely as any other."""
    pair = some(rng, PACK, 26)
    row[HAND] = some(rng, pair, 13)
    row[HAND + 1] = pair ^ row[HAND]
    row[HAND + 2] = some(rng, PACK ^ pair, 13)
    row[HAND + 3] = PACK ^ pair ^ row[HAND + 2]


@inlined
def begin(row: Row, leader: int, options: Options) -> None:
    """Make a row in which only the hands are set the beginning of a deal.

    `leader` is -1 in the first deal of a match, where the holder of a card leads (option first_lead).
    """
    for field in range(TAKEN, FIELDS):
        row[field] = 0
    if options[EXPOSURE] == NONE:
        row[DECIDED] = 15
    row[LEADER] = leader
    if leader == -1:
        row[FIRST] = 1 << options[FIRST_CARD]
        if options[FIRST_FORCED]:
            row[FORCED] = row[FIRST]
        find_leader(row)


@inlined
def find_leader(row: Row) -> None:
    """Let the holder of the first card lead, if a hand in the row has it."""
    for seat in range(4):
        if row[HAND + seat] & row[FIRST]:
            row[LEADER] = seat
