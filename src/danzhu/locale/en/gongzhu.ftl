# Gong Zhu: sets of rules, options, what is seen and said at the table.

gongzhu-preset-classic = Four players, each alone; secret exposure; to −1000.

gongzhu-option-first_lead = who leads in the first deal: the holder of a card with any card, or with that very card
gongzhu-option-exposure = how cards are exposed: not at all, all together in secret, in turn, or openly or in secret
gongzhu-option-pig_flip_with_all_hearts = when the pig counts for its taker: with all hearts, only with all sixteen point cards, or never
gongzhu-option-partnership = which seats are partners
gongzhu-option-end_total = what ends a match: a total, a total on either side, or a number of deals
gongzhu-option-end_latches = whether the match keeps ending once someone has reached the total
gongzhu-option-small_hearts = whether the 4, 3 and 2 of hearts cost 10, 3 and 2

gongzhu-menu-exposing = What will you expose?
gongzhu-menu-leading = You lead. Which card?
gongzhu-menu-following = Your turn. Which card?
gongzhu-expose-nothing = nothing
gongzhu-nothing-to-expose = You have nothing to expose this deal.
gongzhu-effect-AH = all hearts ×{$factor}
gongzhu-effect-QS = pig ×{$factor}
gongzhu-effect-JD = goat ×{$factor}
gongzhu-effect-TC = transformer ×{$factor}
gongzhu-unseen = (unseen until played)
gongzhu-exposed = exposed:
gongzhu-claim = end the deal: nothing is left to win
gongzhu-claimed = {$who}: no point card is left, so the deal ends.
gongzhu-leads = To lead: {$who}.
gongzhu-leads-you = You lead.
gongzhu-trick = On the table:
gongzhu-takes = Trick: {$who}.
gongzhu-takes-you = The trick is yours.
gongzhu-falls-pig = The pig falls!
gongzhu-falls-goat = The goat falls!
gongzhu-falls-transformer = The transformer falls!
gongzhu-slam-threat = Slam threat: every heart so far has gone to {$who}.
gongzhu-points-so-far = {$who}: {$points} so far
gongzhu-points-out = Point cards still out:
gongzhu-suit-out = { $count ->
    [one] one card out
   *[other] {$count} cards out
}
gongzhu-total = {$who} {$points}
gongzhu-totals = Totals: {$totals}.
gongzhu-deal-points = {$who}: {$points}
gongzhu-line-hearts = hearts {$points}
gongzhu-line-all_hearts = all hearts {$points}
gongzhu-line-exposed_hearts = hearts exposed ×{$factor}: {$points}
gongzhu-line-pig = pig {$points}
gongzhu-line-flipped_pig = pig with all hearts {$points}
gongzhu-line-exposed_pig = pig exposed ×{$factor}: {$points}
gongzhu-line-goat = goat {$points}
gongzhu-line-exposed_goat = goat exposed ×{$factor}: {$points}
gongzhu-line-transformer_alone = transformer alone {$points}
gongzhu-line-transformer = transformer ×{$factor}: {$points}
gongzhu-line-exposed_transformer = transformer exposed ×{$factor}: {$points}
gongzhu-line-all_sixteen = all sixteen point cards
gongzhu-overtime = The top is shared: another deal decides.
gongzhu-eliminated = Eliminated: {$who}.
gongzhu-place = {$place}. {$who}, {$points}
gongzhu-won = The match is won by: {$who}.
gongzhu-won-you = Victory! The match is won by: {$who}.
