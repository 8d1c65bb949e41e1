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
sentence-separator = {" "}

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
told-by = {$who}:{" "}
aside = {" "}({$text})
menu-number = {$number}) 
menu-group = {$title}:
