# The arena.

help-arena = Measure computer players against each other on the same deals.
help-arena-a = the player to measure (else the strongest)
help-arena-b = the player to measure it against (else the second strongest)
help-deals = how many deals; each is played from every side
help-arena-preset = the set of rules, or “all” to take turns
help-bar = stop early once the 95 % interval lies clear of this value
help-budget = how many worlds a searching player may look at for a move
help-jobs = how many processes share the work (else one a core)
help-ladder = rate several players, everyone against everyone: names with commas, or all
fault-below_one = {$name} is {$number}, and must be 1 or more.
fault-no_ladder = A ladder needs two players or more, each once: {$names}
arena-progress = Deals
arena-unit-levels = levels a deal
arena-unit-points = points a deal
arena-mean = {$a} over {$b}, 95 %
arena-wins = deals won
arena-deals = deals
arena-ms = milliseconds a move, {$bot}
arena-ladder-bot = player
arena-ladder-rating = rating
arena-ladder-sigma = unsure by
arena-ladder-mean = worth a deal
help-bench = Measure the speed of everything on this machine.
help-bench-names = a figure, or the beginning of its dotted name (else all)
help-bench-seconds = about how long to measure each figure, in seconds
fault-unknown_figure = There is no figure “{$name}”. See danzhu bench --json.
