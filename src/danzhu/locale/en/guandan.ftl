# Guandan: combinations, presets, options, what is seen and said at the table.

guandan-preset-recreational = As it is played at home: tribute, resistance, a turned card decides who leads first.
guandan-preset-long_runs = The variant with runs of any length, no straight flushes and stricter tribute.
guandan-preset-online = As most online tables play: the first leader is drawn at random, a card received as tribute may go back.
guandan-preset-competition = The national competition rules: three failures at A send a team back to 2, and moves are timed.

guandan-option-seats = how many sit at the table
guandan-option-teams = how many teams they form
guandan-option-packs = how many packs are dealt
guandan-option-first_lead = who leads first in a match: whoever is dealt a turned card, or a turned card that is neither joker nor wild; a random seat; the holder of a marked card
guandan-option-start_level = the level at which both teams begin
guandan-option-straight_length = how many cards a straight has; “5+” means five or more
guandan-option-tube_pairs = how many pairs a tube has
guandan-option-plate_triples = how many triples a plate has
guandan-option-level_in_straight = whether a natural level card may be in a straight
guandan-option-wild_in_pair = whether a wild makes a pair with a card of another rank
guandan-option-straight_flush = where straight flushes stand: above bombs of five, above bombs of four, or not bombs at all
guandan-option-one_suit_straight = whether five natural cards of one suit in sequence may be played as a plain straight
guandan-option-two_pairs_and_wild = which of two pairs may become the triple of a full house with one wild: either, or only the higher
guandan-option-bomb_sizes = how many cards of one rank make a bomb
guandan-option-unnamed_reading = what happens when a play has several readings and none is named: the player is asked, or the strongest counts
guandan-option-pass_locks = whether a pass shuts a player out until the trick ends
guandan-option-ends_on_one_two = whether the deal ends as soon as both of a team are out
guandan-option-promotion = levels won when the partner finishes second, third and last
guandan-option-ace_win = with which finishes the declarers win the match at A
guandan-option-ace_fail_limit = how many failures at A send a team back to 2
guandan-option-tribute = whether the losers pay tribute
guandan-option-tribute_on_one_four = whether the last player pays when the partner was first
guandan-option-tribute_card = which card is paid: the highest but a wild, or the highest that is neither joker nor level card
guandan-option-return_limit = the highest natural rank that may be given back
guandan-option-return_fallback = what a hand without such a card gives back: the lowest other card, or nothing
guandan-option-return_excludes_received = whether the very card received is barred from going back
guandan-option-resistance = whether two red jokers cancel the tribute
guandan-option-next_lead = who leads after a tribute: the payer or the first
guandan-option-count_announce = how the number of cards left is told: at ten or fewer to whoever asks, announced once, or only as the table shows it
guandan-option-show_counts = whether the table shows how many cards each player holds
guandan-option-move_clock = seconds for the first card of a deal, for each later one, and free warnings

guandan-kind-single = single
guandan-kind-pair = pair
guandan-kind-triple = triple
guandan-kind-full_house = full house
guandan-kind-straight = straight of {$size}
guandan-kind-tube = tube of {$count} pairs
guandan-kind-plate = plate of {$count} triples
guandan-kind-bomb = bomb of {$size}
guandan-kind-straight_flush = straight flush of {$size}
guandan-kind-joker_bomb = joker bomb

guandan-reading-single = single {$rank}
guandan-reading-pair = pair of {$ranks}
guandan-reading-triple = triple of {$ranks}
guandan-reading-full_house = full house, {$ranks}
guandan-reading-straight = straight of {$size}, {$rank} high
guandan-reading-tube = tube of {$count} pairs, {$rank} high
guandan-reading-plate = plate of {$count} triples, {$rank} high
guandan-reading-bomb = bomb of {$size} {$ranks}
guandan-reading-straight_flush = straight flush of {$size}, {$rank} high
guandan-reading-joker_bomb = joker bomb

guandan-as = {" "}– {$reading}
guandan-with-wild = {$reading}, wild as {$ranks}
guandan-key-joker_bomb = all four
guandan-pass = pass
guandan-keeps = keeps { $count ->
    [0] no straight flush
    [one] one straight flush
   *[other] {$count} straight flushes
}

guandan-menu-playing = You lead. What will you play?
guandan-menu-following = Your turn. What beats it:
guandan-menu-paying = Which card do you pay as tribute?
guandan-menu-returning = Which card do you give back?
guandan-menu-shape = With which cards?
guandan-menu-suits = Which suits? It makes a difference to your straight flushes.

guandan-levels = Level {$level}{ $whose ->
    [own] , yours
    [other] , theirs
   *[none] , nobody declares
}. You are at {$own}, they are at {$other}.
guandan-levels-seen = Level {$level}. {$home} at {$own}, {$away} at {$other}.
guandan-turned = Turned card:
guandan-resists = { $count ->
    [one] {$who}: one red joker. No tribute is paid.
   *[other] {$who}: two red jokers. No tribute is paid.
}
guandan-owes = To pay tribute: {$who}.
guandan-pays = {$giver} → {$taker}, tribute:
guandan-returns = {$giver} → {$taker}, return:
guandan-leads = To lead: {$who}.
guandan-leads-you = You lead.
guandan-out = Out of cards: {$who}.
guandan-to-beat = To beat:
guandan-count = {$who}: { $count ->
    [one] one card
   *[other] {$count} cards
}
guandan-count-many = {$who}: more than ten cards
guandan-unseen = Not seen yet:
guandan-held = {$who}, left in hand
guandan-place-1 = First: {$who}.
guandan-place-2 = Second: {$who}.
guandan-place-3 = Third: {$who}.
guandan-place-4 = Last: {$who}.
guandan-level-changes = {$who}: from {$old} to {$new}.
guandan-won = The match is won by: {$who}.
guandan-won-you = Victory! The match is won by: {$who}.
