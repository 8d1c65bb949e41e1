# Puzzles: positions in which one play is clearly best.

puzzles-title = Puzzles
puzzles-description = Positions from games of Guandan and Gong Zhu in which one play is clearly best. Each was searched to the end of the deal.
puzzles-grade = Grade
puzzles-theme = Theme
puzzles-all = all
puzzles-solved = Solved: {$count} of {$total}
puzzles-reset = Forget my progress
puzzles-done = solved
puzzles-tried = tried

puzzle-title = {$game}, puzzle {$number}
puzzle-grade-1 = Easy
puzzle-grade-2 = Medium
puzzle-grade-3 = Hard
puzzle-level = Level {$level}.
puzzle-exposed = Exposed ({$who}): {$effect}.
puzzle-shown-all = All hands are open, and everybody sees them.
puzzle-shown-own = You see your own hand only. The answer is the best on average over all deals that look like this from your seat.
puzzle-shown-short-all = (open hands)
puzzle-shown-short-own = (own hand only)
puzzle-ask-guandan = It is your turn. What is best for your team?
puzzle-ask-gongzhu = It is your turn. Which card is best for you?
puzzle-position = Position
puzzle-earlier = Earlier tricks
puzzle-hand-guandan = Your hand: choose the cards
puzzle-hand-gongzhu = Your hand: choose a card
puzzle-cards = { $count ->
    [one] one card
   *[other] {$count} cards
}
puzzle-no-cards = out of cards
puzzle-unseen = Still out
puzzle-table = On the table
puzzle-you-lead = You lead.
puzzle-taken = Point cards taken
puzzle-nothing = none
puzzle-which-reading = Play them as
puzzle-play = Play
puzzle-right = Right!
puzzle-wrong = Not the best
puzzle-refuted = This is what follows if everybody plays well:
puzzle-again = Try again
puzzle-following = Next puzzle
puzzle-next-step = Next step
puzzle-hint = Hint
puzzle-theme-is = Theme: {$theme}.
puzzle-solution = Solution
puzzle-else = What else you could try
puzzle-tempting = (tempting)
puzzle-line = What follows
puzzle-end-won = Your team wins { $count ->
    [one] one level
   *[other] {$count} levels
}.
puzzle-end-lost = The opponents win { $count ->
    [one] one level
   *[other] {$count} levels
}.
puzzle-mean-levels = On average over all deals that look the same: {$levels} levels.
puzzle-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
puzzle-end-points = You end this deal with {$points}; the others, in order of play: {$others}.
puzzle-least-points = Compared with the average of the others, whatever they do: at least {$points}.
puzzle-mean-points = Compared with the average of the others, on average over all deals that look the same: {$points}.
puzzle-how-guandan = Values come from a search of every play to the end, each team playing its best.
puzzle-how-gongzhu = Values come from a search of every card to the end. The solution is best both when the others join against you and when each plays alone.
puzzle-step-unbeaten = Nobody beats it. To lead: {$who}.
puzzle-step-wind = Wind: nobody beats the last cards, so the partner leads: {$who}.
puzzle-step-pig = The pig goes to: {$who}.
puzzle-step-goat = The goat goes to: {$who}.
puzzle-step-transformer = The transformer goes to: {$who}.

puzzle-theme-keep_bomb = keep the bomb
puzzle-why-keep_bomb = A bomb is worth most in the trick that decides. Spent or taken apart now, it is missing later.
puzzle-theme-use_bomb = use the bomb
puzzle-why-use_bomb = A bomb is well spent in the trick that decides. Held too long, it comes too late.
puzzle-theme-wild = where the wild belongs
puzzle-why-wild = A wild helps only once. What counts is the play in which it does most, or whether it waits.
puzzle-theme-wind = wind
puzzle-why-wind = If nobody beats the last cards of a player, the lead goes to the partner. One of you goes out, and your team still leads.
puzzle-theme-feed_partner = let the partner in
puzzle-why-feed_partner = The partner has few cards left. Lead what the partner can take and the opponents cannot spoil.
puzzle-theme-leave_partner = leave the trick to the partner
puzzle-why-leave_partner = The trick is your partner’s so far. Beating it spends your cards and takes the lead from your partner.
puzzle-theme-overtake = beat the partner
puzzle-why-overtake = Beating the partner is right when your hand needs the lead more, or when the partner’s play would not have stood.
puzzle-theme-block = one card left
puzzle-why-block = An opponent has one card left. If that card can beat your play, the opponent is out; play something that it cannot beat.
puzzle-theme-run_out = run out first
puzzle-why-run_out = Count the plays, yours and theirs. The race goes to the side whose remaining plays cannot be stopped.
puzzle-theme-split = take a set apart
puzzle-why-split = A pair or triple looks whole, but its parts can do more than the whole.
puzzle-theme-hold = let it pass
puzzle-why-hold = Not every trick is worth taking. What would beat this one is gone afterwards.
puzzle-theme-press = beat it now
puzzle-why-press = A pass saves cards and gives the lead away. What is saved can come too late.
puzzle-theme-order = which play first
puzzle-why-order = Most of these plays will be made sooner or later. What counts is which comes first.

puzzle-theme-slam_attack = go for all hearts
puzzle-why-slam_attack = Every heart so far is yours. If you miss one, they all count against you; all thirteen count for you. Take the rest.
puzzle-theme-slam_defence = stop all hearts
puzzle-why-slam_defence = One player has every heart so far. A heart with anybody else stops the slam, and is worth its price.
puzzle-theme-drop_pig = get rid of the pig
puzzle-why-drop_pig = Now somebody else has to take it. If you keep the pig, you may have to take it yourself.
puzzle-theme-dodge_pig = keep away from the pig
puzzle-why-dodge_pig = The pig is still out. The solution keeps you out of the trick into which it falls.
puzzle-theme-flush_pig = drive the pig out
puzzle-why-flush_pig = A low spade forces the holder of the pig to follow suit. Each round of spades brings the pig nearer to its fall.
puzzle-theme-guard_pig = guard the pig
puzzle-why-guard_pig = You hold the pig. Play so that it can wait until somebody else has to take it.
puzzle-theme-win_goat = win the goat
puzzle-why-win_goat = The goat is worth a trick or two. In the solution it falls into a trick of yours.
puzzle-theme-transformer = the transformer
puzzle-why-transformer = The transformer multiplies what its taker has: good where points are won, bad where they are lost. What differs here is who takes it.
puzzle-theme-duck = stay below
puzzle-why-duck = What counts is not this trick alone but who leads after it. Left to another, it costs you least.
puzzle-theme-rise = take the trick
puzzle-why-rise = A trick taken now can cost less than one taken later, and you choose what is led next.
puzzle-theme-shed = what to throw away
puzzle-why-shed = You cannot follow suit, so any card may go: one that would cost you later, or one that somebody else has to take now.
puzzle-theme-exit = which suit to lead
puzzle-why-exit = You lead. Which suit is led decides who takes the bad cards, and who must lead after that.

## Why: what the lines show.

puzzle-fates = Solution and tempting choice compared, each in its line
puzzle-fate-choice = Choice
puzzle-fate-trick = Takes the trick
puzzle-fate-out = Out next
puzzle-fate-levels = Levels
puzzle-fate-QS = Pig
puzzle-fate-JD = Goat
puzzle-fate-TC = Transformer
puzzle-fate-points = Your points
puzzle-fate-worth = Compared with the others
puzzle-ground-stands = Nobody beats it, and you lead next.
puzzle-ground-beaten = It is beaten ({$who}: {$play}), and still it is best.
puzzle-ground-bomb_later = The bomb comes later here: {$play}.
puzzle-ground-bomb_never = None of your bombs is needed here.
puzzle-ground-wild_now = Here the wild goes into this: {$play}.
puzzle-ground-wild_later = Here the wild waits for this: {$play}.
puzzle-ground-wild_never = Here the wild stays in your hand to the end.
puzzle-ground-wind_you = Here you go out, and your partner leads.
puzzle-ground-wind_partner = Here your partner goes out, and you lead.
puzzle-ground-fed = Here your partner takes the trick: {$play}.
puzzle-ground-partner_takes = Here your partner’s play takes the trick.
puzzle-ground-one_left = One card left: {$who}.
puzzle-ground-out_after = Here you are out in { $count ->
    [one] one play
   *[other] {$count} plays
}.
puzzle-ground-split = Of your {$held} {$ranks} you play {$count}.
puzzle-ground-takes_later = Here you take a later trick: {$play}.
puzzle-ground-comes_later = This comes later: {$play}.
puzzle-ground-slam_made = Here you take all thirteen.
puzzle-ground-slam_stopped = Otherwise all thirteen go to: {$who}.
puzzle-ground-rounds = Here the pig falls after { $count ->
    [one] one round of spades
   *[other] {$count} rounds of spades
}.

help-puzzles = Find puzzles in deals between computer players, one JSON object a line.
help-puzzles-deals = how many deals to look through at most
help-puzzles-number = how many puzzles to find
help-puzzles-every = print whatever is found, without a limit for each theme and grade
