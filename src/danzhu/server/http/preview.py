"""Preview: what a link to one of our pages says of it where it is pasted, in the reader's language.

No name of a person is told: whoever shows a preview keeps it for as long as he likes.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal, TypeVar

from sqlalchemy import Connection
from starlette.requests import Request

from danzhu.games.registry import GAMES
from danzhu.locale import Words, language_of, words_in
from danzhu.server.fault import Refused
from danzhu.server.http import limit
from danzhu.server.http.address import address_of
from danzhu.server.http.know import language_wanted
from danzhu.server.services import Services
from danzhu.server.store.fault import StorageFault
from danzhu.server.store.id import is_id
from danzhu.server.store.read import Listing, listing_of, match_runs
from danzhu.server.store.records import Title, title_of

T = TypeVar("T")

GAMES_BY_PATH: Final = {"/guandan": "guandan", "/gongzhu": "gongzhu"}
_NAMED: Final = {"/credits": "page-credits", "/privacy": "page-privacy", "/move": "page-move"}
LOCALES: Final = {"en": "en_US", "fr": "fr_FR", "pt": "pt_PT", "zh": "zh_CN"}
"""Our languages as link previews name them."""


@dataclass(frozen=True, slots=True)
class Preview:
    """A page in short; `listed` says whether a search engine may show it, `is_there` whether its address is one."""

    title: str
    description: str
    listed: bool = True
    is_there: bool = True


def language_asked(request: Request) -> str:
    """The language that the link names, or else the browser."""
    return language_of(request.query_params.get("lang", "")[:20]) or language_wanted(request)


async def preview_of(request: Request, services: Services, language: str) -> Preview:
    """What the page at an address is about."""
    say, path = words_in(language), request.url.path
    if path in GAMES_BY_PATH:
        game = GAMES_BY_PATH[path]
        return Preview(f"{say('page-play')} · {_both_names(game, say)}", say(f"page-about-{game}"))
    if path in _NAMED:
        return Preview(f"{say(_NAMED[path])} · danzhu", say("preview-about"), listed=path != "/move")
    head, _, rest = path.strip("/").partition("/")
    match head:
        case "new":
            is_there = rest in ("", *GAMES)
            return Preview(f"{say('page-open')} · danzhu", say("preview-new"), listed=is_there, is_there=is_there)
        case "t":
            return await _table(rest, request, services, say)
        case "records":
            return await _record(rest, request, services, say)
        case _:
            return Preview(say("preview-title"), say("preview-about"))


def nothing(language: str) -> Preview:
    """Where there is no page."""
    say = words_in(language)
    return Preview(f"{say('refused-not_found')} · danzhu", say("preview-about"), listed=False, is_there=False)


async def _table(code: str, request: Request, services: Services, say: Words) -> Preview:
    """A table: no more than the lobby shows of one."""
    found, is_there = await _looked_up(request, services, listing_of, code.upper())
    if found is None:
        return Preview(f"{say('preview-link')} · danzhu", say("preview-about"), listed=False, is_there=is_there)
    title = say("preview-table", game=say(f"game-{found.game}"), preset=_preset(found.preset, say))
    return Preview(title, _table_words(found, say), listed=False)


def _table_words(table: Listing, say: Words) -> str:
    if table.phase == "closed":
        return say("refused-table_closed")
    parts = [say("page-vacant-seats", count=table.vacant)] if table.vacant else []
    parts += [say("page-people", count=table.people), say(f"page-phase-{table.phase}")]
    return " · ".join(parts)


async def _record(record: str, request: Request, services: Services, say: Words) -> Preview:
    found, is_there = await _looked_up(request, services, _title_of, record)
    if not isinstance(found, Title):
        return Preview(f"{say('record-title')} · danzhu", say("preview-about"), listed=False, is_there=is_there)
    title = say("preview-record", game=say(f"game-{found.game}"), preset=_preset(found.preset, say))
    return Preview(title, _record_words(found, say), listed=False)


def _title_of(connection: Connection, record: str) -> Title | Literal[True] | None:
    """A record in short; no more than that there will be one while its match goes on."""
    return title_of(connection, record) or match_runs(connection, record) or None


def _record_words(title: Title, say: Words) -> str:
    return say("preview-turns", deals=say("page-deals", count=title.deals))


async def _looked_up(
    request: Request, services: Services, look: Callable[[Connection, str], T | None], name: str
) -> tuple[T | None, bool]:
    """What is found, and whether there may be something. Nothing is found by whoever looks too often, since a page is
    no better place to guess codes at than another, nor while storage fails: the page itself says so."""
    try:
        await services.limiter.check(limit.LOOKUPS, "lookup", address_of(request))
        found = await services.store.read(lambda connection: look(connection, name)) if is_id(name) else None
    except (Refused, StorageFault):
        return None, True
    return found, found is not None


def _both_names(game: str, say: Words) -> str:
    """A game's name, and where that is another its Chinese one."""
    return " ".join([say(f"game-{game}"), *say(f"page-chinese-{game}").split()])


def _preset(name: str, say: Words) -> str:
    key = f"page-preset-{name}"
    return say(key) if key in say else name
