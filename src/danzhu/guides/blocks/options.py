"""Options: what presets make of the rules, from their own tables."""

from __future__ import annotations

from markupsafe import Markup

from danzhu.games.registry import GAMES
from danzhu.guides.block import Block, Reader
from danzhu.guides.fault import BadGuide
from danzhu.guides.layout import TEMPLATES
from danzhu.guides.tell import value_words
from danzhu.locale import Words
from danzhu.table.option import option_texts, options_of


def options(block: Block, reader: Reader) -> Markup:
    """`guandan options first_lead pass_locks`: what each decides, what it is in every preset, what else it can be.

    `guandan options differing`: those that are not the same in all presets. `guandan options all`.
    """
    say, presets = reader.say, GAMES[block.game].presets
    texts = {name: option_texts(preset) for name, preset in presets.items()}
    known = options_of(next(iter(presets.values())))
    wanted = block.args
    if wanted == ("differing",):
        wanted = tuple(name for name in known if len({each[name] for each in texts.values()}) > 1)
    elif wanted == ("all",):
        wanted = tuple(known)
    if unknown := set(wanted) - set(known):
        raise BadGuide(f"no option is called {', '.join(sorted(unknown))}")
    rows = []
    for name in wanted:
        values = [each[name] for each in texts.values()]
        offered = [value for value in known[name].values if len(known[name].values) > 1]
        rows.append((name, values, offered))
    html = TEMPLATES.get_template("options.html").render(
        say=say,
        game=block.game,
        presets=[preset_words(name, say) for name in presets],
        rows=rows,
        words=lambda value: value_words(value, say),
        # A value may be a list of its own (1-2, 1-3), so that a comma would not tell values apart.
        # A dot stays with what it ends.
        listed=lambda values: "\N{NO-BREAK SPACE}· ".join(value_words(each, say) for each in values),
    )
    return Markup(html)  # noqa: S704 - the template has escaped what it was given


def preset_words(name: str, say: Words) -> str:
    """What a preset is called."""
    return say(f"page-preset-{name}")
