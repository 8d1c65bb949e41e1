"""Policy: the headers that tell a browser what our pages may do."""

from __future__ import annotations

import base64
import re
from hashlib import sha256
from typing import Final

_IMPORT_MAP: Final = re.compile(r'<script type="importmap">(.*?)</script>', re.DOTALL)


def import_map_hash(page: str) -> str | None:
    """The hash of a page's import map, the one script that must stand in the page itself; None without one."""
    found = _IMPORT_MAP.search(page)
    if found is None:
        return None
    return base64.b64encode(sha256(found.group(1).encode()).digest()).decode()


def headers(page: str) -> list[tuple[str, str]]:
    """The headers of every answer; `page` is the page that is served."""
    known = import_map_hash(page)
    scripts = f"'self' 'sha256-{known}'" if known else "'self'"
    policy = (
        f"default-src 'none'; script-src {scripts}; style-src 'self'; img-src 'self'; font-src 'self'; "
        "media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'"
    )
    return [
        ("content-security-policy", policy),
        ("x-content-type-options", "nosniff"),
        ("referrer-policy", "same-origin"),
        ("cross-origin-opener-policy", "same-origin"),
        ("cross-origin-resource-policy", "same-origin"),
        ("permissions-policy", "camera=(), microphone=(), geolocation=()"),
    ]
