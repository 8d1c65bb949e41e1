"""The flow of a deal: turns, passes, the end of a trick, wind, places, the end of the deal."""

from danzhu.kernel.cache import compiled
from danzhu.kernel.chance import Words
from danzhu.kernel.guandan import layout as at
from danzhu.kernel.guandan.spend import part, spend
from danzhu.kernel.guandan.words import hand_of


@compiled
def act(deal: Words, pattern: int, table: Words) -> None:
    """Play a legal pattern, or pass, for the seat whose turn it is; `spend` picks the cards."""
    if pattern != at.PASS:
        seat = deal[at.TURN]
        spend(hand_of(deal, seat), pattern, table)
    move_on(deal, pattern, table)


@compiled
def act_with(deal: Words, pattern: int, cards: Words, table: Words) -> None:
    """Play a legal pattern with these cards of the hand, five words like a hand's, for the seat whose turn it is."""
    seat = deal[at.TURN]
    part(hand_of(deal, seat), cards)
    move_on(deal, pattern, table)


@compiled
def move_on(deal: Words, pattern: int, table: Words) -> None:
    """What follows a pass or a play whose cards are gone from the hand: who is out, who is to act."""
    seat = deal[at.TURN]
    if pattern == at.PASS:
        if table[at.PASS_LOCKS]:
            deal[at.LOCKED] |= 1 << seat  # G5.2
    else:
        deal[at.OWNER] = seat
        deal[at.TABLE] = pattern
        if deal[at.HAND * seat + at.LEFT] == 0:
            go_out(deal, seat, table)
            if deal[at.OVER]:
                return
    owner = deal[at.OWNER]
    following = (seat + 1) & 3
    while following != owner:
        if deal[at.HAND * following + at.LEFT] and not (deal[at.LOCKED] >> following) & 1:
            deal[at.TURN] = following
            return
        following = (following + 1) & 3
    end_trick(deal)


@compiled
def go_out(deal: Words, seat: int, table: Words) -> None:
    """Note the seat's place; end the deal when G6.1 says so."""
    out = deal[at.OUT]
    deal[at.PLACES] |= seat << (4 * out)
    out += 1
    deal[at.OUT] = out
    one_two = out == 2 and deal[at.HAND * ((seat + 2) & 3) + at.LEFT] == 0
    if out == 3 or (one_two and table[at.ENDS_ON_ONE_TWO]):
        deal[at.OVER] = 1
        following = (seat + 1) & 3
        while following != seat:
            if deal[at.HAND * following + at.LEFT]:
                deal[at.PLACES] |= following << (4 * out)
                out += 1
            following = (following + 1) & 3


@compiled
def end_trick(deal: Words) -> None:
    """G5.3, G5.4: the seat of the unbeaten play leads, else its partner, else the next seat with cards."""
    leader = deal[at.OWNER]
    if deal[at.HAND * leader + at.LEFT] == 0:
        leader = (leader + 2) & 3
        if deal[at.HAND * leader + at.LEFT] == 0:
            leader = (deal[at.OWNER] + 1) & 3
            while deal[at.HAND * leader + at.LEFT] == 0:
                leader = (leader + 1) & 3
    deal[at.TURN] = leader
    deal[at.OWNER] = -1
    deal[at.TABLE] = at.PASS
    deal[at.LOCKED] = 0
