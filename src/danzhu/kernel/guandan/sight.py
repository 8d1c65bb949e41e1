"""Sight: what one seat knows of a deal, as words: its hand, what is unseen by rank, cards left, the table.

Seats are relative: 1 the right-hand opponent, who acts next, 2 the partner, 3 the left-hand opponent.
"""

from danzhu.kernel.cache import compiled
from danzhu.kernel.chance import Words
from danzhu.kernel.guandan import layout as at

UNSEEN = at.HAND
"""Cards of each rank in the three other hands together, four bits a rank, wilds left out."""
UNSEEN_WILDS = at.HAND + 1
RIGHT, MATE, LEFT = at.HAND + 2, at.HAND + 3, at.HAND + 4
"""Cards that the others have left."""
TO_BEAT = at.HAND + 5
"""The unbeaten play's pattern, PASS for who leads."""
OWNER = at.HAND + 6
"""Relative seat of the unbeaten play, 0 for who leads."""
MATE_LOCKED = at.HAND + 7
"""1 where the partner has passed and a pass locks (G5.2)."""
SIGHT = at.HAND + 8


@compiled
def look(deal: Words, sight: Words) -> None:
    """What the seat to act knows, `sight: int64 (SIGHT,)`."""
    seat = deal[at.TURN]
    for i in range(at.HAND):
        sight[i] = deal[at.HAND * seat + i]
    unseen, wilds = 0, 0
    for step in range(1, 4):
        other = at.HAND * ((seat + step) & 3)
        unseen += deal[other + at.COUNTS]
        wilds += deal[other + at.WILDS]
        sight[RIGHT + step - 1] = deal[other + at.LEFT]
    sight[UNSEEN], sight[UNSEEN_WILDS] = unseen, wilds
    sight[TO_BEAT] = deal[at.TABLE]
    sight[OWNER] = (deal[at.OWNER] - seat) & 3 if deal[at.TABLE] != at.PASS else 0
    sight[MATE_LOCKED] = (deal[at.LOCKED] >> ((seat + 2) & 3)) & 1
