"""Settings: what an operator can set, from the environment. docs/operating.md lists the same names."""

from __future__ import annotations

import ipaddress
import os
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Final

import platformdirs

_PREFIX: Final = "DANZHU_"
_HOME: Final = Path(platformdirs.user_data_dir("danzhu"))
_SECRET_FILE: Final = "secret"  # noqa: S105 - a file's name


class BadSetting(ValueError):
    """A setting that cannot be; `name` is the environment's."""

    def __init__(self, name: str, text: str) -> None:
        super().__init__(f"{name}={text!r}")
        self.name = name
        self.text = text


def _set(read: Callable[[str], Any], default: Any) -> Any:
    """A field that the environment can set."""
    return field(default=default, metadata={"read": read})


def _yes(text: str) -> bool:
    return {"yes": True, "no": False, "1": True, "0": False}[text.lower()]


def _words(text: str) -> tuple[str, ...]:
    return tuple(word for word in text.replace(",", " ").split() if word)


def _networks(text: str) -> tuple[str, ...]:
    # A name would never be the address of a connection, and whoever trusts everyone is told any address.
    return tuple(str(ipaddress.ip_network(word)) for word in _words(text))


def _positive(text: str) -> int:
    number = int(text)
    if number < 0:
        raise ValueError(text)
    return number


@dataclass(frozen=True, slots=True)
class Settings:
    """Each field `name` is set by the variable `DANZHU_NAME`.

    * `data`: the folder of the embedded database and the secret.
    * `database`: another database's URL, `postgresql+asyncpg://…`.
    * `host`, `port`: where to listen; a busy port gives way to the next, up to `port` + 20.
    * `public_url`: how others reach the server, for links, cookies and the check of origins.
    * `hosts`: further names that the server answers to.
    * `trusted_proxies`: addresses and networks whose `X-Forwarded-…` headers are believed.
    * `secret`: signs the cookies; made and kept in the data folder where it is not set.
    * `thinkers`: processes for computer players; 0: none, they think in this one.
    * `retention_days`: for how long finished matches and idle guests are kept; 0: for ever.
    * `tables_per_player`: how many unfinished matches one person may have, those he sits in and the tables of his that
      nobody sits at, and still open another table for others.
    * `limits`: `no` lets anyone ask as often as he likes, for measurements and where a proxy limits already.
    * `log`: `text` or `json`.
    """

    data: Path = _set(Path, _HOME)
    database: str = _set(str, "")
    host: str = _set(str, "127.0.0.1")
    port: int = _set(_positive, 8642)
    public_url: str = _set(lambda text: text.rstrip("/"), "")
    hosts: tuple[str, ...] = _set(_words, ())
    trusted_proxies: tuple[str, ...] = _set(_networks, ())
    secret: str = _set(str, "")
    thinkers: int = _set(_positive, 1)
    retention_days: int = _set(_positive, 365)
    tables_per_player: int = _set(_positive, 20)
    limits: bool = _set(_yes, default=True)
    log: str = _set({"text": "text", "json": "json"}.__getitem__, "text")

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> Settings:
        """The settings of an environment; raises `BadSetting`.

        >>> Settings.from_environment({"DANZHU_PORT": "9000"}).port
        9000
        """
        values = {}
        for each in fields(cls):
            name = _PREFIX + each.name.upper()
            if text := environment.get(name):
                try:
                    values[each.name] = each.metadata["read"](text)
                except (ValueError, KeyError):
                    raise BadSetting(name, text) from None
        return cls(**values)

    @property
    def database_url(self) -> str:
        """The database to use."""
        return self.database or sqlite_url(self.data)


def sqlite_url(folder: Path) -> str:
    """The URL of the embedded database in a data folder."""
    return f"sqlite:///{folder / 'danzhu.sqlite3'}"


def kept_secret(settings: Settings) -> bytes:
    """What signs the cookies: as set, or made once and kept in the data folder."""
    if settings.secret:
        return settings.secret.encode()
    settings.data.mkdir(parents=True, exist_ok=True, mode=0o700)
    file = settings.data / _SECRET_FILE
    try:
        handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return file.read_bytes()
    with os.fdopen(handle, "wb") as out:
        made = secrets.token_hex(32).encode()
        out.write(made)
    return made
