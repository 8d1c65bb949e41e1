"""Weights: what a careful player minds, one row of numbers, so that each can be tuned by play.

All values are in turns. They were tuned against the light planner, against `easy` and against earlier weights.
"""

import numpy as np

from danzhu.kernel.chance import Words

# Weights, float64 (WEIGHTS,). By kind, 0 to 7:
TURN = 0
"""What a play that surely loses the lead costs."""
KEEPS = 8
"""How much less one costs that surely keeps it."""
DECAY = 16
"""How fast the chance to keep it falls with the ways in which it may be beaten."""
LIKING = 24
"""How much a lead of this kind is liked besides."""
BOMB, BOMB_STEP = 32, 33
"""What a bomb of four cards is worth, and each step of size."""
LEAD, LEAD_END, LEAD_SPAN = 34, 35, 36
"""What the lead is worth: always, more when the rest costs nothing, and how fast that fades."""
MATE, MATE_END, MATE_SPAN = 37, 38, 39
"""The same for the partner, by cards left."""
THREAT, THREAT_END, THREAT_SPAN = 40, 41, 42
"""The same for each opponent."""
OVER_MATE = 43
"""What it costs to beat the partner."""
MATE_RISES = 44
"""How likely the partner beats what the left-hand opponent played."""
BOMBED = 45
"""How far expected bombs lessen the chance to keep the lead."""
SAME_SIZE, SAME_SPAN = 46, 47
"""What a lead loses that an opponent's hand may be just right to beat, fading with his cards."""
FEEDS, FEEDS_SPAN = 48, 49
"""What a weak lead gains that the partner's hand may be just right to beat."""
WEAKNESS = 50
"""How much a weak lead is liked better than a strong one of its kind."""
WILD = 51
"""What a wild counts for besides."""
MATE_LOSES = 52
"""How much a partner's play is more likely to stand than a play of one's own."""
OVER_MATE_BOMB = 53
"""What it costs to bomb the partner besides."""
BOMB_LEAD = 54
"""What it costs to lead a bomb while there is something else."""
SLOPE = 55
"""By kind: how much less the strongest costs than the weakest besides, since it may go on another's lead."""
RUN = 63
"""What it is worth to be sure of going out without losing the lead for good."""
SURE = 64
"""What more when that is all but certain."""
SHORT, SHORT_SPAN = 65, 66
"""How much more ready an opponent is to beat a play when he has few cards, fading with his cards."""
LAST, LAST_SPAN = 67, 68
"""What the lead is worth besides to an opponent with one card, fading fast with more."""
WEIGHTS = 69


def careful() -> Words:
    """The weights of a careful player, `float64 (WEIGHTS,)`."""
    row = np.zeros(WEIGHTS, np.float64)
    row[TURN + 1 : TURN + 8] = 1.59, 1.35, 1.3, 1.04, 1.79, 1.29, 0.83
    row[KEEPS + 1 : KEEPS + 8] = 1.03, 0.51, 1, 0.54, 0.71, 0.58, 0.48
    row[DECAY + 1 : DECAY + 8] = 0.34, 0.42, 0.63, 0.3, 0.15, 0.21, 0.2
    row[LIKING + 1 : LIKING + 8] = -0.01, 0.06, 0.24, 0.19, 0.15, 0.86, 0.36
    row[BOMB], row[BOMB_STEP] = 1.04, 0.11
    row[LEAD], row[LEAD_END], row[LEAD_SPAN] = 0.37, 0.82, 1.16
    row[MATE], row[MATE_END], row[MATE_SPAN] = 0.41, 0.83, 3.22
    row[THREAT], row[THREAT_END], row[THREAT_SPAN] = 0.06, 0.87, 5.08
    row[OVER_MATE], row[MATE_RISES], row[BOMBED] = 0.41, 0.49, 0.16
    row[SAME_SIZE], row[SAME_SPAN] = 1.55, 3.4
    row[FEEDS], row[FEEDS_SPAN] = 0.39, 4.77
    row[WEAKNESS], row[WILD], row[MATE_LOSES] = 0.34, 0.03, 0.42
    row[OVER_MATE_BOMB], row[BOMB_LEAD] = 1.05, 0.36
    row[SLOPE + 1 : SLOPE + 8] = 0.79, 0.5, 0.16, 0.17, 0.15, 0.19, 0.15
    row[RUN], row[SURE] = 1.17, 1.8
    row[SHORT], row[SHORT_SPAN] = 1.53, 1.81
    row[LAST], row[LAST_SPAN] = 1.5, 0.8
    return row
