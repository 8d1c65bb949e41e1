"""`python -m danzhu.guides FILE…`: check pages as they are written; without files, every page of every language."""

from __future__ import annotations

import sys
from pathlib import Path

from danzhu.guides.block import Reader
from danzhu.guides.contents import PAGES, WRITTEN_FIRST, source
from danzhu.guides.fault import BadGuide
from danzhu.guides.page import composed, headings, parsed, places, slug
from danzhu.locale import LANGUAGES, words_in


def checked(file: Path) -> str:
    """What is wrong with a page, or nothing. The folder it lies in is its language."""
    language = file.parent.name if file.parent.name in LANGUAGES else WRITTEN_FIRST
    page = file.stem
    try:
        text = file.read_text(encoding="utf-8")
        known = page in PAGES and source(WRITTEN_FIRST, page).is_file()
        names = places(page) if known else tuple((depth, slug(each)) for depth, each in headings(parsed(text)))
        composed(text, Reader(words_in(language), page, {}), names)
    except BadGuide as fault:
        return f"{file}: {fault}"
    return ""


def main(arguments: list[str]) -> int:
    """Check what is named, or everything; 1 if something is wrong."""
    files = [Path(each) for each in arguments] or [
        Path(str(source(language, page)))
        for language in LANGUAGES
        for page in PAGES
        if source(language, page).is_file()
    ]
    faults = [fault for file in files if (fault := checked(file))]
    sys.stdout.write("".join(f"{fault}\n" for fault in faults))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
