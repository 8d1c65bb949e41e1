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
puzzle-shown-own = You see your own hand only. The answer is right on the whole of all deals that look like this from your seat.
puzzle-shown-short-all = (open hands)
puzzle-shown-short-own = (own hand only)
puzzle-ask-guandan = It is your turn. What is best for your team?
puzzle-ask-gongzhu = It is your turn. Which card is best for you?
puzzle-position = Position
puzzle-earlier = Tricks before
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
puzzle-refuted = This is what follows when everybody plays well:
puzzle-again = Try again
puzzle-following = Next puzzle
puzzle-next-step = Next step
puzzle-hint = Hint
puzzle-theme-is = Theme: {$theme}.
puzzle-solution = Solution
puzzle-else = What else could be tried
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
puzzle-mean-levels = On the mean of all deals that look the same: {$levels} levels.
puzzle-end-points = You end this deal with {$points}; the others, in order of play: {$others}.
puzzle-least-points = Against the mean of the others, whatever they do: at least {$points}.
puzzle-mean-points = Against the mean of the others, on the mean of all deals that look the same: {$points}.
puzzle-how-guandan = Values come from a search of every play to the end, each team playing its best.
puzzle-how-gongzhu = Values come from a search of every card to the end. The solution is best both when the others join against you and when each plays for himself.
puzzle-step-unbeaten = Nobody beats it. To lead: {$who}.
puzzle-step-wind = Wind: nobody beats the last cards, so the partner leads: {$who}.
puzzle-step-pig = The pig goes to: {$who}.
puzzle-step-goat = The goat goes to: {$who}.
puzzle-step-transformer = The transformer goes to: {$who}.

puzzle-theme-keep_bomb = keep the bomb
puzzle-why-keep_bomb = A bomb is worth most in the trick that decides. Spent or taken apart now, it is missing later.
puzzle-theme-use_bomb = use the bomb
puzzle-why-use_bomb = This is the trick that decides. Kept for later, the bomb comes too late.
puzzle-theme-wild = where the wild belongs
puzzle-why-wild = A wild helps only once. What counts is the play in which it does most, or whether it waits.
puzzle-theme-reading = which reading
puzzle-why-reading = The same cards can be played as two different things. Only one of them is hard enough to beat.
puzzle-theme-wind = wind
puzzle-why-wind = If nobody beats the last cards of a player, the lead goes to the partner. One of you goes out, and your team still leads.
puzzle-theme-feed_partner = let the partner in
puzzle-why-feed_partner = The partner has few cards left. Lead what the partner can take and the opponents cannot spoil.
puzzle-theme-leave_partner = leave the trick to the partner
puzzle-why-leave_partner = The trick is the partner’s already. Beating it would only spend your cards and take the lead from the partner.
puzzle-theme-overtake = beat the partner
puzzle-why-overtake = Beating the partner is right when your hand needs the lead more, or when the partner’s play would not have stood.
puzzle-theme-block = one card left
puzzle-why-block = An opponent has one card left. Whatever that card can follow lets it out; lead something it cannot.
puzzle-theme-run_out = run out first
puzzle-why-run_out = Count the plays, yours and theirs. The race goes to the side whose remaining plays cannot be stopped.
puzzle-theme-split = take a set apart
puzzle-why-split = A pair or triple looks whole, but its parts do more here than the whole does.
puzzle-theme-hold = let it pass
puzzle-why-hold = Not every trick is worth taking. What would beat this one is needed later.
puzzle-theme-order = in which order
puzzle-why-order = Most of these plays will be made some time. What counts is which comes first.

puzzle-theme-slam_attack = go for all the hearts
puzzle-why-slam_attack = Almost every heart is yours already: missing one they all count against you, together they count for you. Take the rest.
puzzle-theme-slam_defence = stop all the hearts
puzzle-why-slam_defence = Somebody is about to take all the hearts. One heart with another player stops it, and is worth its price.
puzzle-theme-drop_pig = get rid of the pig
puzzle-why-drop_pig = Now somebody else has to take it. A pig that waits may come home.
puzzle-theme-dodge_pig = keep away from the pig
puzzle-why-dodge_pig = The pig is still out. The solution keeps you out of the trick into which it falls.
puzzle-theme-flush_pig = drive the pig out
puzzle-why-flush_pig = A low spade makes the holder of the pig follow. Each round of spades brings the pig nearer to its fall.
puzzle-theme-guard_pig = guard the pig
puzzle-why-guard_pig = You hold the pig. Keep the cards behind which it can wait until another has to take it.
puzzle-theme-win_goat = win the goat
puzzle-why-win_goat = The goat is worth a trick or two. The solution makes sure that it falls into a trick of yours.
puzzle-theme-transformer = the transformer
puzzle-why-transformer = The transformer multiplies what its taker has: good where points are won, bad where they are lost. Here it decides.
puzzle-theme-duck = stay below
puzzle-why-duck = What counts is not this trick alone but who leads after it. Left to another, it hurts you least.
puzzle-theme-rise = take the trick
puzzle-why-rise = What this trick costs is less than what a later one would. Take it, and choose yourself what is led next.
puzzle-theme-shed = what to throw away
puzzle-why-shed = You cannot follow, so you may throw anything away. Part with the card that would cost most later, and give the others what they do not want.
puzzle-theme-exit = which suit to lead
puzzle-why-exit = You lead. Which suit is led decides who takes the bad cards, and who must lead after that.

help-puzzles = Find puzzles in deals between computer players, one JSON object a line.
help-puzzles-deals = how many deals to look through at most
help-puzzles-number = how many puzzles to find
help-puzzles-every = print whatever is found, without a limit for each theme and grade
