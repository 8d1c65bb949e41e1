"""The locked requirements are whole, name no registry, and agree with pyproject.toml."""

import json
import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))


def names(lines: list[str]) -> set[str]:
    return {re.split(r"[<>=;\s]", line, maxsplit=1)[0] for line in lines if line and not line.startswith(("#", "-"))}


def test_run_in_lists_exactly_the_project_dependencies() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    run_in = (ROOT / "requirements/run.in").read_text(encoding="utf-8").splitlines()
    assert names(run_in) == names(project["dependencies"])


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_every_locked_package_has_a_version_and_hashes_and_no_address(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    assert not re.search(r"://|--index|--extra-index|--find-links|nvidia|cuda", text)
    entries = re.split(r"\n(?=\S)", re.sub(r"(?m)^\s*#.*\n", "", text).strip())
    assert entries
    for entry in entries:
        assert re.match(r"[\w.\-\[\],]+==\S+", entry), entry
        assert "--hash=sha256:" in entry, entry


def test_every_in_file_is_locked() -> None:
    assert {lock.stem for lock in LOCKS} == {source.stem for source in (ROOT / "requirements").glob("*.in")}


def test_node_lock_has_hashes_and_no_address() -> None:
    lock = json.loads((ROOT / "package-lock.json").read_text(encoding="utf-8"))
    packages = {name: entry for name, entry in lock["packages"].items() if name}
    assert packages
    for name, entry in packages.items():
        assert entry["integrity"].startswith("sha512-"), name
        assert "resolved" not in entry, name
