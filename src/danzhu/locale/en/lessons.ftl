# Lessons: a first deal of each game, explained as it is played.

lesson-title = {$game}: a first deal
lesson-description = Play a deal of {$game} against computer players, with every decision explained. Follow the hint, or do something else and see what comes of it.
lesson-intro-guandan = You and the player opposite are partners, against the two others. Everybody holds 27 cards from two packs. Whoever gets rid of all cards first wins the deal for their team, and the sooner the partner follows, the more levels the team wins. This is the first deal of a match: both teams are at level 2, and no tribute is paid.
lesson-intro-gongzhu = Four players, each alone, 13 cards each. You take tricks as in whist, but points count: the hearts cost up to 200 together, the pig (queen of spades) costs 100, the goat (jack of diamonds) brings 100, and the transformer (ten of clubs) doubles whatever else its taker has.
lesson-resume = Go on where you were
lesson-happened = What happened
lesson-your-turn = Your turn
lesson-expose = Which cards will you expose?
lesson-expose-these = Expose these, or nothing
lesson-exposes = exposes
lesson-exposes-nothing = exposes nothing
lesson-hint = What would a careful player do?
lesson-best = Best:
lesson-or = Or:
lesson-costs = costs {$loss}; {$reason}
lesson-costs-nothing = costs nothing; {$reason}
lesson-follow = Do that
lesson-followed = As advised
lesson-otherwise = Not as advised
lesson-because = The reason: {$reason}.
lesson-because-hint = The advice was different, for this reason: {$reason}. Below you see what your choice led to.
lesson-loses = The advice was different, for this reason: {$reason}. Your choice is reckoned to be worth {$loss} less; below you see what it led to.
lesson-as-good = The advice was different, but your choice is reckoned to be just as good; below you see what it led to.
lesson-advised = Advised:
lesson-ended = The deal is over
lesson-points = { $count ->
    [0] {$who}: {$points}
   *[other] {$who}: {$points} ({$lines})
}
lesson-play = Play a real game
lesson-again = Once more
lesson-restart = Start over
lesson-skip = Skip the lesson

lesson-moment-turned = Who leads first was left to chance: a card was turned while dealing, and whoever was dealt it leads. In later deals the result of the deal before decides.
lesson-moment-wild_held = You hold a wild: a heart of the level, marked with a star. It can stand for any card but a joker, so keep it for a play that it completes.
lesson-moment-bomb_held = You hold a bomb: four or more cards of one rank. It beats every ordinary play. Try not to break it up.
lesson-moment-leading = You lead: play any combination you like. The others can only answer with a higher one of the same kind and size, or with a bomb. Low cards that nobody fears are good leads.
lesson-moment-following = You follow: beat what lies there with the same kind and number of cards, with a bomb, or pass. Passing costs nothing, and you may still play when the turn comes again.
lesson-moment-partners_trick = The highest play is your partner’s. There is seldom a reason to beat it: if the opponents let it stand, your partner leads.
lesson-moment-bomb_played = A bomb was played. Only a stronger bomb beats it: one with more cards, or with the same number and a higher rank. A straight flush stands between five cards and six; the four jokers beat them all.
lesson-moment-wild_played = A wild was played: among other cards it stood for the one that was missing.
lesson-moment-few_left = Somebody is down to ten cards or fewer. From here on, count: a hand that may go out in one or two plays must be kept from leading.
lesson-moment-out = The first player is out. The partner’s place now decides how many levels are won: three for second, two for third, one for last.
lesson-moment-wind = Wind: nobody beat the last cards of a player who is out, so the lead passes to the partner. That is how a team goes out one after the other.

lesson-moment-exposing = Before the first trick everybody secretly decides whether to show the ace of hearts, the pig, the goat or the transformer. An exposed card counts double. Expose what you can control.
lesson-moment-exposed = All choices were shown together. In the first trick of its suit an exposed card must stay in hand, unless it is the only one.
lesson-moment-first_lead = You lead: play any card. The others must follow its suit if they can, and the highest card of that suit takes all four. Think of who will take the trick, and of what may fall into it.
lesson-moment-follow_suit = You must follow suit. A high card may take the trick with all that is in it; a card just below the highest gets rid of danger without taking.
lesson-moment-cannot_follow = You have no card of this suit, so you may throw any card away: the moment to give others the pig, high hearts, or a dangerous high card.
lesson-moment-hearts = The first hearts have been taken. Most of them cost their taker something, but all thirteen together bring 200.
lesson-moment-pig = The pig has fallen: −100 for whoever took it, −200 if it was exposed. That player leads the next deal.
lesson-moment-goat = The goat has fallen: +100 for whoever took it, +200 if it was exposed.
lesson-moment-transformer = The transformer has fallen: all other points of its taker count double, for better or for worse. Alone it brings 50.
lesson-moment-slam_threat = One player has every heart so far, and many of them. All thirteen would bring that player 200: somebody else should take one.

lesson-moment-over = Now you know how it goes; the rest you learn by playing.
