"""The local network: what address is given to others, and who is let in under which."""

import asyncio
import io
import socket
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import segno
from tests.server.client import Person, ask, new_id, update
from tests.server.conftest import Served
from websockets.exceptions import InvalidStatus

from danzhu.cli.app import main
from danzhu.server import reach, serve
from danzhu.server.serve import Serving

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux", reason="the whole of 127.0.0.0/8 must be this machine"),
]

HERE, ELSEWHERE = "127.0.0.5", "127.0.0.9"


@pytest.fixture
async def shared(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Served]:
    """A server let into a network in which this machine has the address HERE."""
    monkeypatch.setattr(serve, "lan_address", lambda: HERE)
    async with Served(tmp_path, lan=True) as served:
        yield served


def under(served: Served, name: str) -> str:
    return f"http://{name}:{served.serving.listener.getsockname()[1]}"


async def test_links_and_codes_carry_the_address_that_others_reach(shared: Served) -> None:
    url = under(shared, HERE)
    assert (shared.serving.url, shared.serving.local) == (url, under(shared, "127.0.0.1"))
    # The host plays under an address that is his alone.
    host = await Person(shared.serving.local).arrive()
    made = (await host.http.post("/api/tables", json={"terms": TERMS})).json()
    assert made["link"] == f"{url}/t/{made['code']}"
    told = (await host.http.get(f"/api/tables/{made['code']}/link")).json()
    assert told["link"] == made["link"]
    picture = await host.http.get(f"/api/tables/{made['code']}/qr.svg")
    out = io.BytesIO()
    segno.make(made["link"], error="m").save(out, kind="svg", scale=4, border=3, light="#fff")
    assert picture.content == out.getvalue()
    assert (await host.http.post("/api/me/move")).json()["link"].startswith(f"{url}/move#")
    # And whoever opens the link gets in, sits down, and is known again.
    guest = await Person(url).arrive()
    async with guest.socket(made["code"], Origin=url) as connection:
        assert (await update(connection))["view"]["you"] is None
        assert (await ask(connection, {"type": "sit", "id": new_id(), "seat": 2}))["type"] == "ack"
    async with guest.socket(made["code"], Origin=url) as connection:
        assert (await update(connection))["view"]["you"] == 2


async def test_a_cookie_of_the_local_network_is_kept_without_tls_and_from_scripts(shared: Served) -> None:
    guest = Person(under(shared, HERE))
    cookie = (await guest.http.post("/api/me", json={})).headers["set-cookie"]
    parts = {part.strip().lower() for part in cookie.split(";")[1:]}
    assert {"httponly", "samesite=lax", "path=/"} <= parts
    assert "secure" not in parts
    assert not any(part.startswith("domain") for part in parts)


@pytest.mark.parametrize(
    ("host", "status"),
    [
        (HERE, 200),
        (ELSEWHERE, 200),  # another of its addresses: it has several, and they change
        ("192.168.7.7", 200),
        ("[fe80::7]", 200),
        (socket.gethostname(), 200),
        (f"{socket.gethostname()}.local", 200),
        ("evil.example", 403),
        (f"{HERE}.evil.example", 403),
        ("", 403),
    ],
)
async def test_a_name_of_somebody_elses_is_refused_and_an_address_is_nobodys_name(
    shared: Served, host: str, status: int
) -> None:
    answer = await Person(under(shared, ELSEWHERE)).http.get("/api/health", headers={"Host": host})
    assert answer.status_code == status
    if status == 403:
        assert answer.json()["code"] == "bad_host"


async def test_a_page_from_elsewhere_acts_for_nobody_in_the_network(shared: Served) -> None:
    guest = await Person(under(shared, HERE)).arrive()
    code = (await guest.http.post("/api/play", json={"game": "gongzhu"})).json()["code"]
    port = shared.serving.listener.getsockname()[1]
    for origin in ("http://evil.example", f"http://{ELSEWHERE}:{port}", f"http://{HERE}", "null"):
        answer = await guest.http.post("/api/play", json={"game": "gongzhu"}, headers={"Origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "bad_origin")
        with pytest.raises(InvalidStatus, match="403"):
            async with guest.socket(code, Origin=origin):
                pass


async def test_a_server_of_this_machine_alone_knows_no_other_address(tmp_path: Path) -> None:
    async with Served(tmp_path) as served:
        assert served.serving.url == served.serving.local == under(served, "127.0.0.1")
        answer = await Person(served.base).http.get("/api/health", headers={"Host": "192.168.7.7"})
        assert (answer.status_code, answer.json()["code"]) == (403, "bad_host")
        with pytest.raises(ConnectionRefusedError):
            await asyncio.open_connection(HERE, served.serving.listener.getsockname()[1])


async def run(*arguments: str) -> int:
    return await asyncio.to_thread(main, ["serve", "--no-browser", "--port", "0", *arguments, "--lang", "en"])


async def test_the_command_prints_what_others_type(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ran: list[Serving] = []

    def did(self: Serving, _: Any = None) -> bool:
        self.listener.close()
        ran.append(self)
        return True

    monkeypatch.setattr(Serving, "run", did)
    monkeypatch.setattr(serve, "lan_address", lambda: HERE)
    for asked in (["--lan"], [], ["--host", "0.0.0.0"]):
        assert await run("--data", str(tmp_path), *asked) == 0
    printed = [line.rpartition(":")[0] for line in capsys.readouterr().out.splitlines()]
    assert printed == [f"http://{HERE}", "http://127.0.0.1", "http://127.0.0.1"]
    monkeypatch.setenv("DANZHU_PUBLIC_URL", "https://cards.example.org/")
    assert await run("--data", str(tmp_path), "--lan") == 0
    assert capsys.readouterr().out == "https://cards.example.org\n"
    assert ran[-1].settings.public_url == "https://cards.example.org"


def test_without_a_network_there_is_nobody_to_let_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Alone(socket.socket):
        def connect(self, _: Any) -> None:
            raise OSError("Network is unreachable")

    monkeypatch.setattr(reach, "socket", SimpleNamespace(**{**vars(socket), "socket": Alone}))
    assert main(["serve", "--lan", "--no-browser", "--data", str(tmp_path), "--lang", "en"]) == 2
    assert "(no_network)" in capsys.readouterr().err
    assert not any(tmp_path.iterdir())


TERMS = {"game": "gongzhu", "preset": "classic", "level": "random", "pace": "instant"}
