# Analysis: what every decision of a deal that is over was worth.

help-analyse = Say what every decision of a recorded match was worth, and what would have been better.
help-deal = only this deal, numbered from 1
help-analyst = the computer player that judges (the strongest unless another is named)
help-all = tell of the best decisions too

fault-no_such_deal = The record has no finished deal {$number}: it has {$most}.

analysis-did = {$turn}. {$who}:
analysis-lapsed = {" "}(time ran out)
analysis-cost = {" "}– costs {$cost}.
analysis-better = Better:
analysis-unweighed = {" "}– not weighed: a player like this would not consider it.
analysis-sum = {$who}: {$lost} given away; { $count ->
    [one] {$best} of one decision
   *[other] {$best} of {$count} decisions
} as good as any.

## What the server refuses

refused-deal_unfinished = This deal is still being played.

## On the page

analysis-title = Analysis
analysis-ask = Analyse this deal
analysis-running = Looking at every decision…
analysis-stop = Stop
analysis-failed = The analysis has failed. Try again later.
analysis-nothing = Nobody gave anything away.
analysis-more = { $count ->
    [one] one smaller loss
   *[other] {$count} smaller losses
}
