"""Ticket: what a browser shows to be known again, signed, so that nobody can write his own."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Final

from itsdangerous import BadSignature, URLSafeTimedSerializer

COOKIE: Final = "danzhu"
KEPT_S: Final = 400 * 24 * 3600
"""For how long a browser keeps the cookie: as long as browsers allow."""


@dataclass(frozen=True, slots=True)
class Ticket:
    """Who somebody is; tickets of an earlier `epoch` have ended."""

    player: str
    epoch: int


class Tickets:
    """Writes and reads tickets with one secret."""

    def __init__(self, secret: bytes) -> None:
        # The default digest is SHA-1, which is enough for HMAC, but nobody should have to wonder.
        self._signer = URLSafeTimedSerializer(
            secret, salt="danzhu ticket", signer_kwargs={"digest_method": hashlib.sha256}
        )

    def write(self, ticket: Ticket) -> str:
        """A ticket as a cookie's value."""
        text: str = self._signer.dumps([ticket.player, ticket.epoch])
        return text

    def read(self, text: str | None) -> Ticket | None:
        """The ticket in a cookie; None for one that is forged, broken or too old."""
        if not text or len(text) > 512:
            return None
        try:
            match self._signer.loads(text, max_age=KEPT_S):
                case [str(player), int(epoch)]:
                    return Ticket(player, epoch)
                case _:
                    return None
        except BadSignature:
            return None
