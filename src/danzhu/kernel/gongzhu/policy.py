"""The light policy: a quick, sensible choice for play-outs, from what the seat to act can know.

Each playable card gets a value in points: the chance that it takes the trick times what the trick would then bring,
else what its points do to whoever takes it, and in either case what it is worth to be rid of it. The hands of others
enter only as the set of cards out, and by the exposed cards that lie open among them.
"""

from danzhu.kernel.bits import lowest, popcount
from danzhu.kernel.cache import compiled, inlined
from danzhu.kernel.gongzhu import weights as of
from danzhu.kernel.gongzhu.cardset import GOAT, GOAT_CARD, HEARTS, LANE, PIG, PIG_CARD, TRANSFORMER
from danzhu.kernel.gongzhu.desk import LEFT, STAKE, TIMES, WORTH, side_of, taken_by, transformer_worth
from danzhu.kernel.gongzhu.exposure import exposable, expose
from danzhu.kernel.gongzhu.flow import (
    BEST,
    COUNT,
    FOLLOW,
    HAND,
    LEADER,
    LIFTED,
    OPEN,
    TAKEN,
    TRICK,
    VOID,
    WINNER,
    Row,
    playable,
    to_act,
)
from danzhu.kernel.gongzhu.options import PARTNERS, Options
from danzhu.kernel.gongzhu.weights import ELSEWHERE, GONE, MINE, Desk, Weights

NOBODY = -1
SEVERAL = -2


@inlined
def expose_by_policy(row: Row, seat: int, weights: Weights, options: Options) -> None:
    """Let a seat choose its exposures: a card is exposed when its weighted sum is positive.

    It is always shown, also where it could be kept secret: for twice the stake that gained more.
    """
    shown = 0
    cards = exposable(row, seat, options)
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        bit = 1 << card
        suit = row[HAND + seat] & (LANE << (card & 48))
        at = of.EXPOSE + (card >> 4) * 3
        below, above = popcount(suit & (bit - 1)), popcount(suit & ~((bit << 1) - 1))
        if weights[at] + weights[at + 1] * below + weights[at + 2] * above > 0.0:
            shown |= bit
    expose(row, seat, shown, 0)


@inlined
def _hearts_of_one(row: Row, options: Options) -> tuple[int, int]:
    """The side that has taken every heart so far, and how many; or NOBODY or SEVERAL."""
    one = NOBODY
    hearts = 0
    for seat in range(4):
        lane = row[TAKEN + seat] & HEARTS
        if lane:
            side = side_of(seat, options)
            one = side if one in (NOBODY, side) else SEVERAL
            hearts += popcount(lane)
    return one, hearts


@inlined
def _contexts(hand: int, others: int, me: int, one: int) -> int:
    """For each suit, four bits: where its special card is; for hearts, whose all of them may become."""
    contexts = (ELSEWHERE if one < 0 else MINE if one == me else GONE) << 4
    for suit in (0, 2, 3):
        special = PIG if suit == 0 else GOAT if suit == 2 else TRANSFORMER
        context = MINE if special & hand else ELSEWHERE if special & others else GONE
        contexts |= context << 4 * suit
    return contexts


@inlined
def _behind(row: Row, suit: int, out: int, me: int, weights: Weights, options: Options) -> tuple[int, int, float]:
    """Who plays after the seat to act, by what may follow in a suit of which `out` are out.

    Opponents who may have the suit; those who have shown that they have not; and how likely the suit's special card is
    to come from them, in players. Of a card shown one knows where it is, and that it cannot fall while bound (Z2.3).
    """
    may_have = 0
    void = 0
    shown = row[OPEN] & out
    shown_behind = 0
    for turn in range(row[COUNT] + 1, 4):
        seat = row[LEADER] + turn & 3
        if row[VOID] >> (seat * 4 + suit) & 1:
            void += 1
        elif not (options[PARTNERS] and seat & 1 == me):
            may_have += 1
            if row[HAND + seat] & shown:
                shown_behind = 1
    if shown == 0:
        return may_have, void, float(may_have)
    return may_have, void, weights[of.ADDS_SHOWN] * shown_behind if shown & row[LIFTED] else 0.0


@compiled
def choose(row: Row, desk: Desk, weights: Weights, options: Options) -> int:
    """The card that the light policy plays for the seat to act."""
    cards = playable(row)
    if cards & (cards - 1) == 0:
        return lowest(cards)
    seat = to_act(row)
    hand = row[HAND + seat]
    others = (row[HAND] | row[HAND + 1] | row[HAND + 2] | row[HAND + 3]) ^ hand
    follow = row[FOLLOW]
    trick = row[TRICK]
    me = side_of(seat, options)
    one, hearts = _hearts_of_one(row, options)
    contexts = _contexts(hand, others, me, one)

    # What the trick as it lies brings me if I take it, and what it does for me if its winner so far does.
    my_times = desk[TIMES + me]
    my_transformer = transformer_worth(desk, me, taken_by(row, seat, options), weights[of.EXPECT])
    mine = my_times * desk[STAKE] + weights[of.LEAD]
    them = NOBODY
    theirs = 0.0
    share = -weights[of.SPITE]
    their_times = share
    their_transformer = 0.0
    if follow:
        them = side_of(row[WINNER], options)
        if them == me:
            share = 1.0
        their_times = share * desk[TIMES + them]
        their_taken = taken_by(row, row[WINNER], options)
        their_transformer = share * transformer_worth(desk, them, their_taken, weights[of.EXPECT])
        theirs = their_times * desk[STAKE]
    if trick & TRANSFORMER:
        mine += my_transformer
        theirs += their_transformer

    best_card = NOBODY
    best_value = 0.0
    for suit in range(4):
        lane = LANE << 16 * suit
        left = cards & lane
        if left == 0:
            continue
        out = others & lane
        context = contexts >> 4 * suit & 3
        shed = of.SHED + (suit * 3 + context) * 13
        short = weights[of.SHORT + popcount(hand & lane)]
        run = one >= 0 and (suit == 1 or trick & HEARTS != 0)
        lost_run = 0.0
        if run and them == one:
            lost_run = weights[of.ATTACK + hearts] if one == me else -weights[of.BLOCK + hearts]
        may_take = follow in (0, lane)
        may_have = 0
        likely = 0.0
        adds = 0.0
        won_run = 0.0
        if may_take:
            may_have, void, likely = _behind(row, suit, out, me, weights, options)
            adds = may_have * weights[of.ADDS + min(popcount(out), 13)] + void * weights[of.ADDS_VOID]
            adds *= desk[LEFT] * -0.003
            if suit == 1:
                adds += may_have * weights[of.ADDS_HEART]
            adds *= my_times
            if run:
                won_run = weights[of.ATTACK + hearts] if one == me else weights[of.BLOCK + hearts]
        while left:
            card = lowest(left)
            left &= left - 1
            bit = 1 << card
            higher = popcount(out & ~((bit << 1) - 1))
            # With no special card to mind, a card is as high as the number of those above it says.
            standing = 12 - higher if suit == 1 or context == GONE else card & 15
            lose = theirs + their_times * desk[WORTH + card] + lost_run
            if bit == TRANSFORMER:
                lose += their_transformer
            value = lose
            if may_take and (follow == 0 or card > row[BEST]):
                win = mine + my_times * desk[WORTH + card] + adds + won_run
                if bit == TRANSFORMER:
                    win += my_transformer
                if suit == 0 and bit > PIG and out & PIG:
                    win += my_times * likely * weights[of.ADDS_PIG] * desk[WORTH + PIG_CARD]
                elif suit == 2 and bit > GOAT and out & GOAT:
                    win += my_times * likely * weights[of.ADDS_GOAT] * desk[WORTH + GOAT_CARD]
                elif suit == 3 and bit > TRANSFORMER and out & TRANSFORMER:
                    win += likely * weights[of.ADDS_TRANSFORMER] * my_transformer
                holds = weights[of.HOLDS + may_have * 8 + min(higher, 7)] if may_have and higher else 1.0
                value = holds * win + (1.0 - holds) * lose
            value += weights[shed + standing] + short
            if best_card == NOBODY or value > best_value:
                best_value = value
                best_card = card
    return best_card
