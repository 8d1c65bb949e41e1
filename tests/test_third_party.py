"""What is copied from others: listed with its licence, credited on the page, at the version that is locked."""

import json
import re
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parent.parent
VENDOR = ROOT / "src/danzhu/web/vendor"
LICENCES = r"MIT|CC0|Apache-2\.0"


class Work(NamedTuple):
    """A row of THIRD_PARTY.md: where it lies, the packages with their versions, the licences."""

    place: str
    packages: dict[str, str]
    licences: frozenset[str]


def listed() -> list[Work]:
    rows = re.findall(r"(?m)^\| `([^`]+)` \| (.+) \| (.+) \|$", (ROOT / "THIRD_PARTY.md").read_text(encoding="utf-8"))
    return [
        Work(place, dict(re.findall(r"`([^`]+)` (\d[\d.]*\d)", what)), frozenset(re.findall(LICENCES, licence)))
        for place, what, licence in rows
    ]


def credited() -> dict[str, frozenset[str]]:
    """The works that the page's credits name, with their licences."""
    source = (ROOT / "src/danzhu/web/ui/about.js").read_text(encoding="utf-8")
    rows = re.findall(r'\["page-credit-\w+", "([^"]+)", "([^"]+)"\]', source)
    return {name: frozenset(re.findall(LICENCES, licence)) for work, licence in rows for name in work.split(", ")}


def test_all_that_is_vendored_is_listed_and_all_that_is_listed_is_there() -> None:
    places = {ROOT / work.place for work in listed()}
    assert {path for path in VENDOR.iterdir() if path.is_dir()} == {path for path in places if path.is_dir()}
    assert all(path.exists() for path in places)


@pytest.mark.parametrize("folder", sorted(path.name for path in VENDOR.iterdir()))
def test_a_work_brings_the_text_of_its_licence(folder: str) -> None:
    text = (VENDOR / folder / "LICENSE").read_text(encoding="utf-8")
    (work,) = (work for work in listed() if work.place.endswith(f"/{folder}"))
    assert ("Apache License" in text) == ("Apache-2.0" in work.licences)
    assert bool(re.search(r"(?i)permission is hereby granted", text)) == ("MIT" in work.licences)


def test_the_credits_name_each_work_with_the_licence_that_is_listed() -> None:
    spoken = {"@fluent/bundle": "Fluent", "preact": "Preact", "zzfx": "ZzFX"}
    wanted = {
        spoken.get(package, package): work.licences
        for work in listed()
        for package in work.packages
        if package != "@preact/signals-core"  # a part of @preact/signals
    }
    assert credited() == wanted


def test_what_is_vendored_is_what_is_checked() -> None:
    """The browser's types are checked against packages of the same versions."""
    locked = json.loads((ROOT / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    checked = {name.removeprefix("node_modules/"): entry.get("version") for name, entry in locked.items()}
    differing = {
        package: (version, checked[package])
        for work in listed()
        for package, version in work.packages.items()
        if package in checked and checked[package] != version
    }
    assert differing == {}


def test_nothing_that_is_installed_beside_is_copied_as_well() -> None:
    run = {line.split("==")[0] for line in (ROOT / "requirements/run.txt").read_text().splitlines() if "==" in line}
    assert run
    assert run.isdisjoint(package for work in listed() for package in work.packages)
