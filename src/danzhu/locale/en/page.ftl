# The pages around the table; and a few words of the table itself.

## Start page

page-play = Play now
page-change = Change:
page-how = {$preset} · computers: {$level} · pace: {$pace}
page-about-guandan = Four players in two teams, two packs: get rid of your cards, climb from 2 to the ace.
page-about-gongzhu = Four players, one pack, tricks: avoid the pig and the hearts, catch the goat.
page-chinese-guandan = 掼蛋
page-chinese-gongzhu = 拱猪
page-level-of = Computer players
page-preset = Set of rules
page-preset-recreational = At home
page-preset-long_runs = Long runs
page-preset-online = Online
page-preset-competition = Competition
page-preset-classic = Classic
page-pace = Pace of the computers
page-more-options = Every rule and seat, one by one
page-friends = With friends
page-open = Open a table
page-code = Table code
page-join = Join
page-mine = Your tables
page-mine-more = { $count ->
    [one] one more
   *[other] {$count} more
}
page-too-many-tables = Leave one of your tables first.
page-continue = Continue
page-phase-gathering = gathering
page-phase-shuffling = shuffling
page-phase-playing = in play
page-phase-between = between deals
page-phase-over = match over
page-phase-closed = closed
page-phase-resting = resting
page-phase-archived = put away
page-people = { $count ->
    [one] one person
   *[other] {$count} people
}
page-vacant-seats = { $count ->
    [one] one free seat
   *[other] {$count} free seats
}
page-deals = { $count ->
    [one] one deal
   *[other] {$count} deals
}
page-lobby = Open tables
page-lobby-empty = Nobody is waiting for players now. Open a table and list it, and it shows here.
page-look = View
page-recent = Recent matches
page-results = Your results
page-company = Partners and rivals
page-as-partner = as partners
page-as-rival = against each other
page-matches = { $count ->
    [one] one match
   *[other] {$count} matches
}, {$won} won
page-match-won = won
page-match-lost = lost

## Opening a table

page-open-now = Open the table
page-game = Game
page-rules = Rules
page-options = Every option
page-options-changed = { $count ->
    [one] one changed
   *[other] {$count} changed
}
page-option-changed = changed
page-seats = Seats
page-seat-open = open
page-manners = At the table
page-level-stands-in = Who stands in for absent players
page-clock = Time for a move
page-clock-none = no extra clock
page-seconds = {$count} seconds
page-idle = A computer plays for anyone who does nothing for
page-spectators = Spectators
page-spectators-none = nobody may watch
page-spectators-live = may watch what is public
page-spectators-delayed = see each deal once it is over
page-listed = List this table among the open tables; otherwise only its link or code leads to it
page-value-yes = yes
page-value-no = no
page-value-none = none
page-value-off = off
page-value-random = at random
page-value-turned_card = turned card
page-value-turned_plain_card = turned card, neither joker nor wild
page-value-holder_of_2D = holder of the 2 of diamonds
page-value-above_five = above bombs of five
page-value-above_four = above bombs of four
page-value-either = either
page-value-higher = the higher
page-value-ask = ask the player
page-value-strongest = the strongest
page-value-any = any
page-value-highest = the highest but a wild
page-value-highest_plain = the highest that is neither joker nor level card
page-value-lowest = the lowest other card
page-value-payer = the payer
page-value-first = the first
page-value-on_request = on request
page-value-announce = announced once
page-value-2S_holder = holder of the 2 of spades, any card
page-value-2S_itself = the 2 of spades
page-value-2C_holder = holder of the 2 of clubs, any card
page-value-2C_itself = the 2 of clubs
page-value-7S_holder = holder of the 7 of spades, any card
page-value-together = all together
page-value-sequential = in turn
page-value-open_or_secret = openly or in secret
page-value-all_hearts = with all hearts
page-value-all_16 = only with all sixteen
page-value-never = never
page-value-opposite = opposite seats

## Before the first deal

page-who = Who is here
page-who-plays = Who plays, {$side}
page-vacant = free seat
page-computer = computer, {$level}
page-sit = Sit here
page-sit-over = Move here
page-remove = Remove
page-host = host
page-here = here
page-not-here = not connected
page-is-ready = ready
page-ready = Ready
page-start = Start
page-start-filled = Start with computers in the free seats
page-waits-for = Waiting for: {$who}
page-take-seat = Choose a seat to play. Until then you are watching.
page-full = Every seat is taken. When one is freed, you can take it here.
page-close-table = Close the table
page-invite = Invite
page-invite-link = Link to this table
page-only-here = This address works on this computer alone. To let others in, start the server with danzhu serve --lan.
page-qr = The link as a QR code
page-copy = Copy
page-copied = Copied
page-share = Share
page-lost = Connection lost, coming back…

## Settings

page-settings = Settings
page-close = Close
page-language = Language
page-language-en = English
page-language-fr = Français
page-language-pt = Português
page-language-zh = 中文
page-theme = Light or dark
page-theme-auto = as the device
page-theme-light = light
page-theme-dark = dark
page-faces = Colours of the suits
page-faces-4 = four
page-faces-2 = two
page-large = Large print
page-reversed = Lowest cards first
page-sound = Sound
page-kept-here = Kept on this device only.

## Who I am

page-you = You
page-name = Name at the table
page-name-length = It needs 1 to 20 letters.
page-name-characters = Use letters, digits and common signs.
page-name-blocked = Choose another one, please.
page-save = Save
page-saved = Saved
page-guest = You play as a guest: this browser alone knows you.
page-account = Make an account
page-account-why = With an account you find your tables again on any device. No email address is asked for.
page-login = Login
page-login-help = 3 to 32 letters a–z, digits, dots, dashes
page-password = Password
page-password-new = New password
page-password-help = At least eight characters
page-recovery = Recovery code
page-recovery-keep = Keep this code: it is shown only now, and it is the only way back in without the password.
page-recovery-kept = I have kept it
page-signed-in = Signed in as {$login}
page-sign-in = Sign in
page-sign-in-guest = The guest of this browser, with all seats and matches, is left behind.
page-sign-out = Sign out
page-recover = Forgotten password
page-recover-send = Set the password
page-devices = Another device, a program
page-devices-why = A link that makes another device yours too. It works once, within ten minutes.
page-devices-link = Make a link
page-devices-once = Open this on the other device
page-program-why = A key with which a program of yours plays in your name. It replaces any earlier key.
page-program = Make a key
page-program-key = Key, shown only now
page-data = Your data
page-data-why = Everything that is kept about you: take a copy, or have it forgotten.
page-export = Take a copy
page-forget = Forget me
page-forget-what = Your account ends, your seats are given up, your name goes from every record. This cannot be taken back.
page-forget-sure = Yes, forget me
page-move = Make this device yours
page-move-what = This browser will belong to whoever made the link. A guest who was here before is left behind.
page-move-send = It is my link

## What cannot be shown

page-loading = One moment…
page-offline = The server cannot be reached
page-home = Start page
page-retry = Try again
page-advice-address = Check the code or the link: it may have been cut short.
page-advice-closed = The finished matches stay in the list on the start page.
page-advice-full = Ask the host for a seat, or open a table of your own.
page-advice-later = Try again in a moment.

## Credits and privacy

page-credits = Credits
page-credits-about = danzhu is free software under the MIT licence. These works by others are part of its pages; thank you.
page-credit-faces = Card faces, back, black joker
page-credit-joker = Red joker
page-credit-page = The page
page-credit-templates = Templates
page-credit-words = Languages
page-credit-sound = Sounds
page-privacy = Privacy
page-privacy-guest = To play you need no account and no email address. One cookie, named danzhu, lets the server recognise you; it serves no other purpose. Settings stay on your device.
page-privacy-kept = The server keeps your name, your language, when you were last here, your tables and your finished matches; with an account also its login, and the password and recovery code as hashes only.
page-privacy-hands = During a deal nobody else is sent your cards. Computer players see their own hand only. Whoever runs the server could look at anything that it keeps.
page-privacy-shown = Others at a table see your name. Once a deal is over, its hands are shown to the table; the record of a finished match can be read by anyone who has its address.
page-privacy-rates = Network addresses are counted in memory, so that nobody can overload the server, and are not stored.
page-privacy-others = Nothing on these pages comes from elsewhere: no advertising, no tracking, nobody else’s scripts.
page-privacy-rights = Under your name on the start page you can take a copy of everything that is kept about you, or have it forgotten.

## At the table

page-deal = Deal {$number}
page-your-turn = It is your turn
page-hint = Hint
page-pass = Pass
page-claim = End the deal
page-checked = This deal’s shuffle is the one that was promised.
page-cheated = This deal’s shuffle is NOT the one that was promised.
page-rests = Nobody is here: the table rests.
page-next = Next deal
page-rematch = Another match
page-leave = Leave
page-back = I am back
page-beaten = {$play} does not beat the table
page-choose = Play {$play}
page-level = Level {$level}
page-left = { $count ->
    [one] one card
   *[other] {$count} cards
}
page-nothing = These cards are no combination

## Guides

page-guides = Guides
page-learn = How to play
page-first-deal = A guided first deal
page-puzzles = Puzzles
page-the-rules = The rules
