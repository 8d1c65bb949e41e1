"""Shuffle: how a deal is made so that nobody can have chosen it, and how anyone checks it afterwards.

Before a deal the server takes 32 fresh random bytes, the *key*, and sends the *commitment*, a hash of it. Then each
person may add 16 random bytes of his own. Both together decide the deal. When it is over the key is shown: whoever
kept the commitment can make the deal again. So the server could not choose the cards after it saw what the others
added, and nobody else could choose them at all. That the server's operator did not look at them is not proved.

The formats are fixed for good, since records are checked years later:

* options hash: SHA-256 of the JSON of game, preset, options and rules version (keys sorted, no spaces);
* commitment: SHA-256 of `danzhu shuffle 1`, the match, the deal's number, the options hash and the key, each with its
  length before it (two bytes, big-endian);
* contributions: for each seat that gave one, by seat: one byte of seat, 16 bytes;
* stream: HMAC-SHA-256 under the key of the contributions and a block number (eight bytes, big-endian), block by block,
  read as four-byte big-endian numbers; numbers that would favour a remainder are thrown away.
"""

from __future__ import annotations

import hmac
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Final

from danzhu.table import AnyGame, Header, Json, Seat
from danzhu.table.lines import Step
from danzhu.table.match import Dealt, Match
from danzhu.table.option import overrides

KEY_BYTES: Final = 32
SALT_BYTES: Final = 16
_TAG: Final = b"danzhu shuffle 1"
_WORD: Final = 4

Salts = Mapping[Seat, bytes]
"""What people added, by seat."""


class Stream:
    """The numbers that a key and the contributions decide; a `danzhu.cards.Rng`.

    >>> stream = Stream(bytes(32), {})
    >>> [stream.randrange(52) for _ in range(8)]
    [14, 4, 39, 6, 5, 17, 49, 10]
    """

    def __init__(self, key: bytes, salts: Salts) -> None:
        self._key = key
        self._salts = b"".join(bytes([seat]) + salts[seat] for seat in sorted(salts))
        self._block = 0
        self._left = b""

    def randrange(self, stop: int, /) -> int:
        """A number from 0 to `stop` - 1, each as likely as the others; `stop` is at most 2**32."""
        if not 0 < stop <= 1 << 8 * _WORD:
            raise ValueError(stop)
        fair = (1 << 8 * _WORD) // stop * stop
        while (word := self._next_word()) >= fair:
            pass
        return word % stop

    def _next_word(self) -> int:
        if not self._left:
            number = self._block.to_bytes(8, "big")
            self._left = hmac.digest(self._key, self._salts + number, "sha256")
            self._block += 1
        word, self._left = self._left[:_WORD], self._left[_WORD:]
        return int.from_bytes(word, "big")


def options_hash(game: str, preset: str, options: Mapping[str, str], rules: int) -> bytes:
    """What a match is played by, as 32 bytes; `options` are those in which it differs from the preset."""
    told = {"game": game, "preset": preset, "options": dict(options), "rules": rules}
    return sha256(json.dumps(told, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()).digest()


def commitment(match: str, deal: int, options: bytes, key: bytes) -> str:
    """The promise made before a deal, in hexadecimal."""
    digest = sha256()
    for part in (_TAG, match.encode(), str(deal).encode(), options, key):
        digest.update(len(part).to_bytes(2, "big") + part)
    return digest.hexdigest()


def proof(match: str, deal: int, options: bytes, key: bytes, salts: Salts) -> Json:
    """What goes into a record so that the deal can be made again."""
    return {
        "match": match,
        "options": options.hex(),
        "commitment": commitment(match, deal, options, key),
        "key": key.hex(),
        "salts": {str(seat): salts[seat].hex() for seat in sorted(salts)},
    }


def make_deal(game: AnyGame, preset: Any, standing: Any, key: bytes, salts: Salts) -> Any:
    """The deal that a key and the contributions decide."""
    return game.deal(preset, standing, Stream(key, salts))


@dataclass(frozen=True, slots=True)
class Verdict:
    """What was found of one deal: `fault` is None where all is as promised; `is_void`: it was never finished."""

    deal: int
    commitment: str | None
    fault: str | None
    is_void: bool = False


@dataclass(slots=True)
class _Seen:
    """What earlier deals of a record have shown."""

    match: str | None = None
    keys: set[bytes] = field(default_factory=set)


def verify(steps: Iterable[Step]) -> list[Verdict]:
    """Make every deal of a record again, void ones too; raises `BadRecord` for a record that does not hold.

    Faults: `no_proof`, `bad_proof` (not written as above), `wrong_commitment`, `wrong_promise` (the first deal's
    is not the header's), `other_options`, `other_match`, `key_used_twice` and `other_cards`.
    """
    verdicts: list[Verdict] = []
    before: Match | None = None
    seen = _Seen()
    for step in steps:
        dealt = step.event if isinstance(step.event, Dealt) else step.voided
        if dealt is not None and before is not None:
            fault = _fault(step.header, before, dealt, seen)
            told = (dealt.shuffle or {}).get("commitment")
            is_void = step.voided is not None
            verdicts.append(Verdict(before.deals + 1, told if isinstance(told, str) else None, fault, is_void))
        before = step.match
    return verdicts


def _fault(header: Header, before: Match, dealt: Dealt, seen: _Seen) -> str | None:
    if dealt.shuffle is None:
        return "no_proof"
    try:
        match, told = str(dealt.shuffle["match"]), dealt.shuffle["commitment"]
        named = bytes.fromhex(dealt.shuffle["options"])
        key = bytes.fromhex(dealt.shuffle["key"])
        salts = {Seat(int(seat)): bytes.fromhex(salt) for seat, salt in dealt.shuffle["salts"].items()}
    except (KeyError, TypeError, ValueError, AttributeError):
        return "bad_proof"
    if len(key) != KEY_BYTES or any(len(salt) != SALT_BYTES for salt in salts.values()):
        return "bad_proof"
    number = before.deals + 1
    options = options_hash(header.game, header.preset, _plain(before, header), header.rules)
    if named != options:
        return "other_options"
    if told != commitment(match, number, options, key):
        return "wrong_commitment"
    if number == 1 and header.commitment != told:
        return "wrong_promise"
    if seen.match not in (None, match):
        return "other_match"
    seen.match = match
    if key in seen.keys:
        return "key_used_twice"
    seen.keys.add(key)
    again = make_deal(before.game, before.preset, before.standing, key, salts)
    if before.game.deal_json(again) != before.game.deal_json(dealt.deal):
        return "other_cards"
    return None


def _plain(match: Match, header: Header) -> dict[str, str]:
    return overrides(match.game.presets[header.preset], match.preset)
