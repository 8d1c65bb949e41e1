"""Proxies: those that the settings name are believed about where a request comes from; nobody else is."""

import socket
import sys
from pathlib import Path
from typing import Any

import httpx2
import pytest
from tests.server.client import PATIENCE_S, Person, update
from tests.server.conftest import Served

from danzhu.server.admin import token_of
from danzhu.server.http import limit
from danzhu.server.http.office import HEADER
from danzhu.server.settings import BadSetting, Settings, kept_secret

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux", reason="the whole of 127.0.0.0/8 must be this machine"),
]

PROXY, STRANGER = "127.0.0.1", "127.0.0.2"
SEVEN, EIGHT, NINE, TEN = (f"198.51.100.{number}" for number in (7, 8, 9, 10))


async def asked(served: Served, method: str, path: str, *told: str, by: str = PROXY, **more: Any) -> httpx2.Response:
    """What is answered to somebody at an address who says of himself, line by line, whom he asks for."""
    port = served.serving.listener.getsockname()[1]
    transport = httpx2.AsyncHTTPTransport(local_address=by)
    async with httpx2.AsyncClient(transport=transport, base_url=f"http://{PROXY}:{port}", timeout=PATIENCE_S) as http:
        headers = [("X-Forwarded-For", line) for line in told] + list(more.pop("headers", {}).items())
        return await http.request(method, path, headers=headers, **more)


async def may_come(served: Served, *told: str, by: str = PROXY) -> bool:
    """Whether one more guest is let in, where each address may bring one."""
    answer = await asked(served, "POST", "/api/me", *told, by=by, json={})
    assert answer.status_code == 200 or (answer.status_code, answer.json()["code"]) == (429, "too_fast")
    return answer.status_code == 200


@pytest.fixture(autouse=True)
def one_guest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limit, "GUESTS", limit.parse("1/year"))


@pytest.mark.parametrize("host", [PROXY, "::"])
async def test_limits_go_by_what_a_named_proxy_says_and_by_nothing_that_a_client_writes(
    tmp_path: Path, host: str
) -> None:
    if ":" in host and not socket.has_dualstack_ipv6():
        pytest.skip("no IPv6 here")
    async with Served(tmp_path, host=host, trusted_proxies=(f"{PROXY}/32",)) as served:
        assert await may_come(served, SEVEN)
        assert not await may_come(served, SEVEN)
        assert await may_come(served, EIGHT)
        # What stands before the proxy's own word was written by whoever asks it.
        assert not await may_come(served, f"{NINE}, {SEVEN}")
        assert not await may_come(served, NINE, SEVEN)
        assert not await may_come(served, f"{PROXY}, {SEVEN}:40000")
        # Whoever is no proxy counts as himself, whatever he says.
        assert await may_come(served, NINE, by=STRANGER)
        assert not await may_come(served, TEN, by=STRANGER)
        assert not await may_come(served, STRANGER)
        assert await may_come(served, NINE)
        # A home has a whole network of addresses.
        assert await may_come(served, "[2001:db8:1:2::1]:40000")
        assert not await may_come(served, "2001:db8:1:2:3:4:5:6")
        assert await may_come(served, "2001:db8:1:3::1")


async def test_of_several_proxies_each_is_looked_past(tmp_path: Path) -> None:
    async with Served(tmp_path, trusted_proxies=(f"{PROXY}/32", "10.0.0.0/8")) as served:
        assert await may_come(served, f"{SEVEN}, 10.1.2.3")
        assert not await may_come(served, f"{EIGHT}, {SEVEN}, 10.1.2.3, 10.4.5.6")
        assert not await may_come(served, SEVEN)
        # One that is not named is as far as anybody can look.
        assert await may_come(served, f"{SEVEN}, 11.0.0.1")
        assert not await may_come(served, f"{EIGHT}, 11.0.0.1")


async def test_where_no_proxy_is_named_none_is_believed(tmp_path: Path) -> None:
    async with Served(tmp_path) as served:
        assert await may_come(served, SEVEN)
        assert not await may_come(served, EIGHT)


async def test_sockets_are_counted_by_what_the_proxy_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limit, "MOST_SOCKETS", 1)
    async with Served(tmp_path, trusted_proxies=(f"{PROXY}/32",)) as served:
        person = await Person(served.base).arrive()
        code = (await person.http.post("/api/play", json={"game": "gongzhu"})).json()["code"]
        async with person.socket(code, **{"X-Forwarded-For": SEVEN}) as connection:
            await update(connection)
            assert served.services.limiter.sockets == {SEVEN: 1}
            async with person.socket(code, **{"X-Forwarded-For": f"{NINE}, {SEVEN}"}) as refused:
                assert await refused.recv() == '{"type":"bye","code":"too_fast","again":true}'
            async with person.socket(code, **{"X-Forwarded-For": EIGHT}) as other:
                await update(other)


@pytest.mark.parametrize(("by", "scheme"), [(PROXY, "https"), (STRANGER, "http")])
async def test_a_named_proxy_says_whether_a_browser_came_by_tls(tmp_path: Path, by: str, scheme: str) -> None:
    async with Served(tmp_path, trusted_proxies=(f"{PROXY}/32",)) as served:
        headers = {"X-Forwarded-Proto": "https"}
        answer = await asked(served, "POST", "/api/play", SEVEN, by=by, headers=headers, json={"game": "gongzhu"})
        assert answer.json()["link"].startswith(f"{scheme}://127.0.0.1")
        assert ("; Secure" in answer.headers["set-cookie"]) is (scheme == "https")


@pytest.mark.parametrize("proxies", [(), (f"{PROXY}/32",)])
async def test_what_is_for_this_machine_alone_is_not_for_whoever_a_proxy_on_it_asks_for(
    tmp_path: Path, proxies: tuple[str, ...]
) -> None:
    async with Served(tmp_path, trusted_proxies=proxies) as served:
        office = {"headers": {HEADER: token_of(kept_secret(served.settings))}, "json": {"what": "tables"}}
        assert (await asked(served, "GET", "/metrics")).status_code == 200
        assert (await asked(served, "POST", "/api/admin", **office)).json() == []
        for told in (SEVEN, PROXY):
            assert (await asked(served, "GET", "/metrics", told)).status_code == 404
            answer = await asked(served, "POST", "/api/admin", told, **office)
            assert (answer.status_code, answer.json()["code"]) == (404, "not_found")


async def test_a_server_of_one_address_is_asked_by_this_machine_under_that_address(tmp_path: Path) -> None:
    own = "127.0.0.5"
    async with Served(tmp_path, host=own) as served:
        for by, status in ((own, 200), (STRANGER, 404)):
            transport = httpx2.AsyncHTTPTransport(local_address=by)
            async with httpx2.AsyncClient(transport=transport, base_url=served.base, timeout=PATIENCE_S) as http:
                assert (await http.get("/metrics")).status_code == status


@pytest.mark.parametrize("text", ["*", "proxy.example.org", "10.0.0.1/8", "10.0.0.1 localhost"])
def test_a_proxy_that_no_connection_could_come_from_is_no_setting(text: str) -> None:
    with pytest.raises(BadSetting):
        Settings.from_environment({"DANZHU_TRUSTED_PROXIES": text})


def test_proxies_are_named_by_address_or_network() -> None:
    told = Settings.from_environment({"DANZHU_TRUSTED_PROXIES": "10.1.2.3, 172.16.0.0/12 ::1"})
    assert told.trusted_proxies == ("10.1.2.3/32", "172.16.0.0/12", "::1/128")
