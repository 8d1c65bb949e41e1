# Advice: what a computer player would do in one’s place, and why.

advice-best = Hint:
advice-else = Or:
advice-less = Or, for {$loss} less:
advice-why = {" "}({$reason})
advice-levels = { $amount ->
    [one] {$amount} level
   *[other] {$amount} levels
}
advice-points = { $amount ->
    [one] {$amount} point
   *[other] {$amount} points
}

reason-only_choice = nothing else is possible
reason-best = it comes out best on average
reason-close = on the whole it comes out behind
reason-habit = a player of this level does so by habit
reason-nothing_beats = nothing in the hand beats it
reason-goes_out = this empties the hand
reason-leaves_one_play = what is left can go in one more play
reason-leaves_partner = it is the partner’s play, and may stand
reason-blocks = it stops an opponent who is close to going out
reason-other_size = no opponent close to going out has as many cards left
reason-feeds_partner = the partner has just as many cards left
reason-unbeatable = nothing that is still out can beat it
reason-keeps_bomb = it keeps your bombs whole
reason-keeps_wild = it keeps your wild
reason-keeps_high = it keeps your jokers and level cards
reason-breaks_nothing = it breaks up no pair, triple or bomb
reason-partner_behind = the partner may still beat it
reason-sheds_low = your lowest card goes
reason-sheds_most = no play but a bomb sheds more cards
reason-sheds_more = it sheds more cards
reason-keeps_higher = the higher cards stay for later
reason-harder = it is harder to beat
reason-cheapest = it is the lowest play that beats it
reason-takes_lead = it takes the trick from an opponent
reason-opponent_far = the opponent still has many cards
reason-equally_high = the cards are equally high, so the suits decide
reason-returns_lowest = no lower card may go back
reason-helps_partner = it goes to the partner
reason-nothing_left = no point card is left to win
reason-well_backed = the hand has the cards to back it
reason-poorly_backed = the hand has too little to back what it could expose
reason-tries_slam = all hearts are still within reach
reason-blocks_slam = a heart goes to somebody else, so nobody takes them all
reason-stops_slam = it keeps the heart that stops the slam
reason-takes_goat = it wins the goat
reason-gives_pig = the pig goes to somebody else
reason-keeps_pig = played now, the pig might take the trick itself
reason-takes_transformer = it wins the transformer, which counts for this hand
reason-gives_transformer = the transformer multiplies what somebody else has lost
reason-last_duck = it is the only card sure not to take the trick
reason-gives_points = somebody else has to take these points
reason-sheds_catcher = a spade that could catch the pig is gone
reason-guards_pig = the spades that guard the pig stay
reason-flushes_pig = low spades drive the pig out
reason-gives_partner = the partner takes these points
reason-takes_safely = the trick costs nothing
reason-takes_early = it takes the trick while nothing bad lies in it
reason-empties_suit = it is the last of its suit, so others can be thrown away on it
reason-ducks = it is the highest card sure not to take the trick
reason-fresh_suit = the suit has not been led yet
reason-gives_more = it costs its taker more
reason-shortens = it is from a shorter suit, which runs out sooner
reason-lower = a lower card is less likely to take the trick
reason-likelier = a higher card is more likely to take the trick
reason-higher = the higher card is gone
reason-sheds_high = the highest card of a suit is thrown away
reason-leads_low = it is low, and most of the suit lies above it
