# The table in the browser.

table-hand = Your hand, { $count ->
    [one] one card
   *[other] {$count} cards
}
table-dim = {$card} (cannot be played now)
table-thinks = to act
table-absent = not here
table-computer-sees = A computer player sees its own hand only.
table-place = place {$place}
table-points = {$deal} this deal, {$total} in all
table-eliminated = eliminated
table-pay = Pay {$card}
table-pay-which = Choose the card to pay
table-return = Give back {$card}
table-return-which = Choose the card to give back
table-expose = Expose {$cards}
table-expose-nothing = Expose nothing
table-exposing = Everyone decides what to expose.
table-openly = openly: {$cards}
table-secretly = secretly: {$cards}
table-play = Play
table-play-which = Play as …
table-cancel = Cancel
table-lay-down = Lay down
table-group = Group
table-ungroup = Ungroup all
table-home = Back to the start page
table-connected = connected
table-history = Tricks so far
table-menu = Menu
table-us = us
table-them = them
table-active = the level of this deal
table-pending = Chosen, not shown yet: {$card}
table-summary = The deal is over
table-deal-over = Deal {$number} is over
table-waiting-others = Waiting for the others
table-record = Record of the match
table-close = Close
table-no-tricks = No trick yet.
table-taken = Point cards taken
table-pace = Pace of the computers
pace-instant = instant
pace-quick = quick
pace-normal = normal
pace-thoughtful = thoughtful
table-phrases = Say to the table
table-no-undo = There is no undo: a card once shown has told the others something.
table-shuffling = Shuffling
table-looking-on = You are watching
table-tally = {$deal} · total {$total}
