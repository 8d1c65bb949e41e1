# What both games, the terminal and the browser share: cards, seats, games, levels of play.

rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-T = 10
rank-J = J
rank-Q = Q
rank-K = K
rank-A = A
rank-BJ = BJ
rank-RJ = RJ

rank-spoken-2 = two
rank-spoken-3 = three
rank-spoken-4 = four
rank-spoken-5 = five
rank-spoken-6 = six
rank-spoken-7 = seven
rank-spoken-8 = eight
rank-spoken-9 = nine
rank-spoken-T = ten
rank-spoken-J = jack
rank-spoken-Q = queen
rank-spoken-K = king
rank-spoken-A = ace
rank-spoken-BJ = black joker
rank-spoken-RJ = red joker

rank-plural-2 = twos
rank-plural-3 = threes
rank-plural-4 = fours
rank-plural-5 = fives
rank-plural-6 = sixes
rank-plural-7 = sevens
rank-plural-8 = eights
rank-plural-9 = nines
rank-plural-T = tens
rank-plural-J = jacks
rank-plural-Q = queens
rank-plural-K = kings
rank-plural-A = aces
rank-plural-BJ = black jokers
rank-plural-RJ = red jokers

suit-S = spades
suit-H = hearts
suit-D = diamonds
suit-C = clubs

suit-symbol-S = ♠
suit-symbol-H = ♥
suit-symbol-D = ♦
suit-symbol-C = ♣
card-short = {$rank}{$suit}
card-spoken = {$rank} of {$suit}

list-separator = {", "}

game-guandan = Guandan
game-gongzhu = Gong Zhu

seat-you = you
seat-right = right
seat-partner = partner
seat-opposite = opposite
seat-left = left

bot-random = random
bot-easy = easy
bot-normal = normal
bot-hard = hard
seat-number = seat {$number}

mark-wild = ★
mark-level = •
mark-exposed = !
mark-spoken-wild = wild
mark-spoken-level = level
mark-spoken-exposed = exposed

hand-title = Your hand, { $count ->
    [one] one card:
   *[other] {$count} cards:
}
times = ×{$count}
told-by = {$who}:
menu-number = {$number}) 
menu-group = {$title}:

reason-only_choice = nothing else is possible
reason-random = any legal choice
reason-goes_out = this empties the hand
reason-unbeatable = nothing that is still out can beat it
reason-sheds_low = low cards should go early
reason-cheapest = the least that beats it
reason-takes_lead = the lead is worth these cards
reason-leaves_partner = the partner’s play may stand
reason-feeds_partner = the partner can go on from here
reason-blocks = an opponent is about to go out
reason-bombs = now is the time for a bomb
reason-keeps_strength = strong cards are worth more later
reason-least_useful = this card is missed least
reason-helps_partner = this card helps the partner most
reason-nothing_left = no point card is left to win
reason-stays_hidden = an exposed card would cost more than it gains
reason-exposes = what is exposed should count for this hand
reason-leads_low = somebody else should take this trick
reason-ducks = the highest card that leaves the trick to another
reason-takes_safely = this trick costs nothing, and a high card is gone
reason-takes_goat = the goat is worth the trick
reason-takes_transformer = the transformer multiplies points already won
reason-gives_points = these points go to whoever takes the trick
reason-gives_transformer = the transformer multiplies what another has lost
reason-sheds_high = a card that would take tricks later is gone
reason-costs_least = whatever is played, this costs least
reason-flushes_pig = low spades drive the pig out
reason-guards_pig = the pig stays guarded
reason-blocks_slam = nobody may take all the hearts
reason-tries_slam = all the hearts are within reach
