# The danzhu command: help, faults, what it reports.

help-danzhu = Guandan and Gong Zhu at a terminal: play, simulate, check, replay.
help-usage = Usage:
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-help = show this help
help-lang = language: en, fr, pt or zh (else DANZHU_LANG, else the shell’s)
help-version = show the version
help-play = Play against computer players.
help-simulate = Let computer players play matches and sum them up.
help-presets = Show every option and what each set of rules makes of it.
help-check = Check test vectors against the rules.
help-replay = Check a record line by line and tell what happened.
help-game = guandan or gongzhu
help-preset = the set of rules to play by; see danzhu presets
help-option = change one option of the set of rules; may be repeated
help-seed = number from which all chance follows
help-seat = your seat, from 0 in order of play
help-level = level of the computer players (normal unless another is named)
help-hints = level that gives the hints (the strongest unless another is named)
help-plain = no colours, signs or tables: for screen readers
help-save = file to keep the match in, written at every move
help-resume = go on with a match kept in a file
help-markdown = write the document docs/presets.md
help-vectors = files of test vectors
help-record = file of a record
help-step = wait for Enter after each step
help-quiet = only say whether the record is whole
help-unfinished = accept a record without its closing line
help-matches = how many matches
help-a = player at seats 0 and 2 (random unless another is named)
help-b = player at seats 1 and 3 (random unless another is named)
help-out = folder for the records of all matches
help-json = print one JSON object

fault-unknown_language = There is no language “{$name}”, only: {$names}.
fault-unknown_game = There is no game “{$name}”, only: {$names}.
fault-unknown_preset = There is no set of rules “{$name}”, only: {$names}.
fault-unknown_bot = There is no computer player “{$name}”, only: {$names}.
fault-option_without_value = “{$text}” is not an option with a value: write name=value.
fault-no_such_seat = There is no seat {$number}: seats are numbered from 0 to {$most}.
fault-too_few_matches = {$number} matches are too few.
fault-resume_alone = With --resume the file itself gives the game, set of rules, options, seat and level.
fault-match_is_over = The match in {$path} is over. Look at it with: danzhu replay {$path}
fault-nobody_to_play = This record names no seat for a person.
fault-cannot_read = {$path} cannot be read: {$reason}.
fault-cannot_write = {$path} cannot be written: {$reason}.
fault-file_exists = {$path} is there already and is left as it is. Name another file.
fault-not_text = {$path}, line {$line}: this is not text in UTF-8.
fault-not_saved = The match is not saved.
fault-vectors_not_json = {$path} is not a list of test vectors in JSON.
fault-malformed_vector = {$path}, vector {$id}: {$reason}
fault-no_such_command = There is no command “{$name}”, only: {$names}.
fault-no_such_option = There is no {$name} here. See --help.
fault-missing_argument = {$name} is missing. See --help.
fault-bad_value = {$name} has a value that cannot be used. See --help.
fault-bad_usage = This command line cannot be used: {$name}
fault-too_many_arguments = There are more arguments than this command takes. See --help.

file-missing = there is no such file or folder
file-forbidden = permission is denied
file-folder = it is a folder
file-full = there is no room
file-large = it is too large

record-line = Line {$line}: {$reason}

presets-title = Sets of rules
presets-origin = Written by `{$command}`; a test keeps this page equal to the code. Values in bold differ from the first set. Every option can be set alone with `--option name=value`.
presets-option = option
presets-article = article
presets-meaning = what it decides
presets-offered = values to choose from

check-summary = { $run ->
    [one] One answer checked
   *[other] {$run} answers checked
}, { $wrong ->
    [0] all right.
    [one] one wrong.
   *[other] {$wrong} wrong.
}
check-mismatch = {$id} ({$preset}): expected {$expected}, got {$got}
check-missing = “{$name}” is missing or not known.
check-wrong-kind = a member is missing or of the wrong kind.

replay-header = {$game}, {$preset} {$options}
replay-hand = seat {$number}: {$hand}
replay-step = Enter goes on, q stops:
replay-whole = The record is whole: { $lines ->
    [one] one line
   *[other] {$lines} lines
}, { $deals ->
    [one] one deal.
   *[other] {$deals} deals.
}
replay-unfinished = The record is right as far as it goes: { $lines ->
    [one] one line
   *[other] {$lines} lines
}, { $deals ->
    [one] one deal.
   *[other] {$deals} deals.
}

simulate-progress = Matches
simulate-matches = matches
simulate-deals = deals
simulate-deals_per_match = deals a match
simulate-plies_per_deal = actions a deal
simulate-wins_a = won by A
simulate-wins_b = won by B
simulate-seconds = seconds
simulate-plies_per_s = actions a second

play-welcome-guandan = Guandan: you and the player opposite against the two others. Be the first to run out of cards.
play-welcome-gongzhu = { $pairs ->
    [yes] Gong Zhu in pairs: you and the player opposite against the two others.
   *[no] Gong Zhu: everyone for themselves.
} Avoid the pig (queen of spades) and the hearts; catch the goat (jack of diamonds).
play-against = Level of the computer players: {$level}.
play-resumed = The match goes on where it stopped.
play-how = Choose by number, or type cards as in 8S8C. Type help for more, quit to leave.
play-help =
    number: choose from the list; Enter goes back to it
    cards: play them, as in 8S 8C or 8S8C8D7H=bomb-8 (T is ten, BJ and RJ the jokers)
    pass (p): do not beat
    hint (h): what a computer player would do
    history: all that has happened in this deal
    counts (c): cards left, and cards not seen yet
    sort (s): hand by rank or by suit
    show: the table and your hand once more
    save FILE: keep the match in that file from now on
    quit (q): leave; the match is kept
play-prompt = >
play-deal = Deal {$number}
play-deal-over = Deal {$number} is over.
play-thinking = The computer players are thinking…
play-forced = No choice:
play-no-such-number = There is no {$number}: the numbers go from 1 to {$most}.
play-save-where = Where to? Write: save FILE
play-saved = Saved. The match is kept in {$path} from now on.
play-unsaved = The match goes on, but it is not saved now. Save it elsewhere with: save FILE
play-left = The match is kept. Go on with: danzhu play --resume {$path}
play-over = The record is in {$path}

command-hint = hint
command-history = history
command-counts = counts
command-sort = sort
command-show = show
command-save = save
command-help = help
command-quit = quit
command-pass = pass
