"""A real server in a process of its own, and a real browser in front of it."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright
from tests.ports import quiet_port

CHROMIUM = "/usr/bin/chromium"
FLAGS = """
    --headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking
    --disable-component-update --disable-sync
""".split()  # noqa: SIM905 - as it is typed

SETTINGS = "{pace: 'instant', passes: false}"
PATIENCE_MS = 30_000
"""How long a page may take for what is waited for: machines are busy at times."""

expect.set_options(timeout=PATIENCE_MS)

PHONE, SIDEWAYS, DESKTOP = (360, 640), (640, 360), (1280, 800)


class Server:
    """`danzhu serve` with a data folder of its own; it can be killed and started again at the same address."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        run = "import sys; from danzhu.cli.app import main; sys.exit(main())"
        command = [sys.executable, "-c", run, "serve", "--no-browser", "--data", str(self.data)]
        self.process = subprocess.Popen(
            [*command, "--port", str(self.port or quiet_port())],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if found := re.search(r"http://127\.0\.0\.1:(\d+)", line):
                self.port = int(found.group(1))
                return
        raise AssertionError("the server said nothing of its address")

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    served = Server(tmp_path_factory.mktemp("data"))
    served.start()
    yield served
    served.kill()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    if not Path(CHROMIUM).exists():
        if os.environ.get("CI"):
            pytest.fail(f"{CHROMIUM} is missing: make test installs it")
        pytest.skip(f"{CHROMIUM} is missing: no page is tested")
    launched = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
    yield launched
    launched.close()


class Visitor:
    """One person's browser: an own context, and every complaint that the page makes."""

    def __init__(self, browser: Browser, url: str, size: tuple[int, int], language: str, settings: str) -> None:
        width, height = size
        self.url = url
        self.context: BrowserContext = browser.new_context(
            viewport={"width": width, "height": height}, locale=language, has_touch=width < 1000
        )
        self.context.add_init_script(f"localStorage.setItem('danzhu.settings', JSON.stringify({settings}))")
        self.context.set_default_timeout(2 * PATIENCE_MS)
        self.complaints: list[str] = []
        self.page: Page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", lambda said: said.type in ("error", "warning") and self.complaints.append(said.text))

    def go(self, path: str) -> Page:
        self.page.goto(self.url + path)
        return self.page


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[type[Visitor]]:
    """Makes visitors; at the end none of their pages may have complained."""
    made: list[Visitor] = []

    def visitor(
        size: tuple[int, int] = DESKTOP, language: str = "en", settings: str = "{pace: 'instant', passes: false}"
    ) -> Visitor:
        made.append(Visitor(browser, server.url, size, language, settings))
        return made[-1]

    yield visitor  # type: ignore[misc]
    complaints = [each for visitor in made for each in visitor.complaints]
    for each in made:
        each.context.close()
    assert complaints == []
