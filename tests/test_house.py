"""What holds for the whole repository: rooms stay small, links lead somewhere, no machine is named."""

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
PLACES = ("src", "tests", "bench", "docs", "requirements", ".ci")
KINDS = {".py", ".md", ".toml", ".js", ".css", ".html", ".ftl", ".json", ".txt", ".in", ".sh", ".list", ".ini", ""}
TOOLS = {"__pycache__", "node_modules", "vendor"}


def texts() -> Iterator[tuple[Path, str]]:
    """Every text of the repository, what tools and other people made apart."""
    found = [file for place in PLACES for file in sorted((ROOT / place).rglob("*"))]
    for file in [*sorted(ROOT.iterdir()), *found]:
        ours = file.is_file() and file.suffix in KINDS and file.name != ".git"
        if ours and TOOLS.isdisjoint(file.relative_to(ROOT).parts):
            yield file.relative_to(ROOT), file.read_text(encoding="utf-8")


def test_no_source_file_is_longer_than_400_lines() -> None:
    code = {".py", ".js", ".css"}
    lines = {str(file): text.count("\n") for file, text in texts() if file.parts[0] == "src" and file.suffix in code}
    assert lines
    assert {file: count for file, count in lines.items() if count > 400} == {}


def test_links_between_documents_lead_somewhere() -> None:
    broken = [
        f"{file}: {target}"
        for file, text in texts()
        if file.suffix == ".md"
        for target in re.findall(r"\]\(([^)#\s]+)[^)]*\)", text)
        if "://" not in target and not target.startswith("mailto:") and not (ROOT / file.parent / target).exists()
    ]
    assert broken == []


def test_nothing_names_a_machine_or_a_registry_or_is_left_to_do() -> None:
    machine = r"/w[o]rk/|/r[o]ot/|bash_j[o]bs|pyp[i]\.org|registry\.npm[j]s|--(?:extra-)?index-url"
    unfinished = r"\b(?:TODO|FIXME|XXX)\b"
    patterns = {"tests/test_house.py", "tests/test_requirements.py"}
    found = [
        f"{file}: {hit}"
        for file, text in texts()
        if str(file) not in patterns
        for hit in re.findall(rf"{machine}|{unfinished}", text)
    ]
    assert found == []
