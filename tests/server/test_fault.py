"""Fault: every code is a refusal that can come."""

import re
from pathlib import Path

from danzhu import server
from danzhu.server import fault
from danzhu.server.fault import Fault


def test_every_code_is_given_by_some_line_of_the_server() -> None:
    files = [file for file in Path(server.__file__).parent.rglob("*.py") if file != Path(fault.__file__)]
    given = {name for file in files for name in re.findall(r"\bFault\.([A-Z_]+)", file.read_text(encoding="utf-8"))}
    assert {each.name for each in Fault} - given == set()
