# The felt: arranging, the counter, pace, signals and keys of a table in play.

felt-sort = Sort: {$by}
felt-sort-anew = Sort again
felt-undo = Undo sorting
order-rank = by rank
order-suit = by suit
order-combination = by play
felt-faster = Faster
felt-onward = Tap to go on
felt-passing = Nothing you hold beats this: passing…
felt-passes = Against computers: pass automatically when nothing in your hand beats the table
felt-phrases = Show what others say
felt-stand-in = A computer is playing for you.
felt-fill = Full screen
felt-small = Exit full screen
felt-trick = The trick in play
felt-last-trick = The last trick
felt-exposed = exposed: {$cards}
felt-threat = slam threat, hearts: {$hearts}
felt-slam = all hearts
felt-how-many = How many?
felt-ask-count = {$who}: how many cards are left?
felt-counter = Cards still out
felt-out = {$what}: {$count}
felt-out-wilds = (wilds: {$count})
felt-out-points = Point cards still out

mark-bomb = ✸
mark-flush = ⇗
mark-x2 = ×2
mark-x4 = ×4
mark-x8 = ×8
mark-spoken-bomb = in a bomb
mark-spoken-flush = in a straight flush
mark-spoken-x2 = ×2 if exposed
mark-spoken-x4 = ×4 if exposed
mark-spoken-x8 = ×8 if exposed

signal-pig = The pig! {$who}
signal-goat = The goat! {$who}
signal-transformer = The transformer! {$who}
signal-threat = Slam threat: {$who}
signal-averted = No more slam threat: {$who}
signal-slam = All hearts! {$who}

felt-keys = Keys
felt-key-arrows = from card to card
felt-key-space = lift a card or lay it down
felt-key-row = lift a whole group
felt-key-enter = play what is lifted; go on
felt-key-hint = hint
felt-key-pass = pass
felt-key-arrange = sort
felt-key-group = group what is lifted
