# Records: a match that is over, walked through again.

## Walking through

record-title = Record
record-replay = Replay
record-forgotten = forgotten
record-no-winner = Nobody won: the match ended early.
record-turn = Turn {$turn} of {$last}
record-slider = Turn
record-first = First turn
record-back = Back
record-play = Play
record-pause = Pause
record-on = Next
record-last = Last turn
record-speed = Speed
record-speed-slow = slow
record-speed-normal = normal
record-speed-fast = fast
record-dealt = The cards are dealt.
record-lapsed = time ran out
record-pays = pays {$card}
record-returns = gives back {$card}
record-exposes = exposes {$cards}
record-exposes-nothing = exposes nothing
record-empty-hand = no cards left
record-points = { $points ->
    [one] one point
   *[other] {$points} points
}
record-taken = taken:
record-levels = {$home} at {$one}, {$away} at {$two}.
record-deals = Deal by deal
record-turns = Every turn of deal {$deal} ({$count})
record-keep = Keep and share
record-link = Link to this turn
record-download = Download the record
record-still-yours = You can still download it: the version of danzhu that it was played with can read it.

## Whether the shuffle was fair

record-proof = Was it shuffled fairly?
record-proof-how = Before each deal the server promised its key. Your browser can now make every hand again from the keys, without asking the server.
record-check = Check the shuffle
record-all-kept = { $count ->
    [one] The one deal is as promised: its key leads to exactly these hands.
   *[other] All {$count} deals are as promised: their keys lead to exactly these hands.
}
record-seen = { $count ->
    [one] Of {$of}, one promise is the very one that this device saw before the deal.
   *[other] Of {$of}, {$count} promises are the very ones that this device saw before the deal.
}
record-unseen = This device was not there: it takes the promises from the record.
record-proof-self = You need not trust this page either. On your own machine:
verify-kept = Deal {$deal}: as promised.
verify-broken = Deal {$deal}: NOT as promised ({$commitment}): {$reason}
verify-void = Deal {$deal} was void: its table was closed before it was over.
verify-proves = This proves that nobody could choose these cards after the promise was made. It does not prove that the server’s operator did not look at them.
verify-no_proof = the record does not say how it was shuffled.
verify-bad_proof = the proof is not written as it should be.
verify-other_options = the promise was made for other rules.
verify-wrong_commitment = the key is not the one promised.
verify-wrong_promise = the record’s first promise is another.
verify-unseen_promise = this device was promised another key.
verify-other_match = the key belongs to another match.
verify-key_used_twice = the key was used before.
verify-other_cards = the key leads to other cards.

## What cannot be shown

refused-record_unfinished = The match is not over yet.
refused-record_unreadable = This match was played by rules that this version does not know.
record-advice-unfinished = Its record can be looked at once it is over. This page waits for it.
