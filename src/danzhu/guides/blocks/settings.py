"""Settings: what to set at a table for a house rule, and which presets have it already."""

from __future__ import annotations

from markupsafe import Markup

from danzhu.games.registry import GAMES
from danzhu.guides.block import Block, Reader, halves
from danzhu.guides.blocks.options import preset_words
from danzhu.guides.fault import BadGuide, WrongExample
from danzhu.guides.layout import TEMPLATES
from danzhu.guides.tell import listed, value_words
from danzhu.table.option import BadOption, option_texts, options_of, with_options


def settings(block: Block, reader: Reader) -> Markup:
    """Lines `ace_win=1-2`: options as a table names them, what to set them to, and who plays like that anyway.

    Raises `WrongExample` for a value that no table offers, one that every preset has, or one that a preset cannot take.
    """
    say, presets = reader.say, GAMES[block.game].presets
    known = options_of(next(iter(presets.values())))
    chosen = dict(halves(line, "=") for line in block.lines)
    if not chosen or (unknown := set(chosen) - set(known)):
        raise BadGuide(f"no option is called {', '.join(sorted(unknown)) if chosen else 'nothing'}")
    rows = []
    for name, value in chosen.items():
        offered = [str(each) for each in known[name].values]
        if value not in offered:
            raise WrongExample(name, value, " or ".join(offered))
        already = [each for each, preset in presets.items() if option_texts(preset)[name] == value]
        if len(already) == len(presets):
            raise WrongExample(f"{name}={value}", "to be set", "so in every preset")
        names = listed((preset_words(each, say) for each in already), say)
        rows.append((say(f"{block.game}-option-{name}"), value_words(value, say), names or "–"))
    for name, preset in presets.items():
        try:
            with_options(preset, chosen)
        except BadOption as fault:
            raise WrongExample(f"{' '.join(block.lines)}, {name}", "possible", str(fault)) from None
    html = TEMPLATES.get_template("settings.html").render(say=say, rows=rows)
    return Markup(html)  # noqa: S704 - the template has escaped what it was given
