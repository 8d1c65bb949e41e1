"""Score: what point cards are worth, line by line; and the calculator that answers by the same lines."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from markupsafe import Markup

from danzhu.cards import Card, Hand
from danzhu.games.gongzhu.action import Expose
from danzhu.games.gongzhu.exposure import factors
from danzhu.games.gongzhu.pack import EXPOSABLE, GOAT, HEARTS, PIG, TRANSFORMER
from danzhu.games.gongzhu.preset import PRESETS, Exposure, Preset
from danzhu.games.gongzhu.score import ScoreLine, total
from danzhu.games.gongzhu.score import score as lines_of
from danzhu.guides import draw
from danzhu.guides.block import Block, Reader, cards_in, halves
from danzhu.guides.fault import WrongExample
from danzhu.guides.layout import TEMPLATES
from danzhu.guides.tell import line_words, points, value_words
from danzhu.locale import Words
from danzhu.table.option import BadOption, options_of, with_options


def worth(
    taken: Sequence[Card], exposed: Sequence[Card], secretly: Sequence[Card], preset: Preset
) -> tuple[ScoreLine, ...]:
    """The lines for what one player took, when these cards had been exposed by anybody."""
    return lines_of(Hand(taken), factors([Expose(Hand(exposed), Hand(secretly))], preset), preset)


def score(block: Block, reader: Reader) -> Markup:
    """Lines `QS AH 5H | exposed AH = -160`: what they are worth together, and why."""
    return draw.figure(draw.rows(_scored(line, block, reader.say) for line in block.lines), reader.say)


def _scored(line: str, block: Block, say: Words) -> Markup:
    given, said = halves(line, "=")
    cards, _, shown = given.partition("|")
    openly, _, secretly = shown.replace("exposed", "").partition("/")
    taken, exposed, hidden = cards_in(cards), cards_in(openly), cards_in(secretly)
    lines: tuple[ScoreLine, ...] = ()
    for name, preset in block.rules.items():
        lines = worth(taken, exposed, hidden, preset)
        if str(total(lines)) != said:
            raise WrongExample(f"{line}, {name}", said, str(total(lines)))
    words = Markup("<br>").join(line_words(each, say) for each in lines)
    both = (*exposed, *hidden)
    return draw.line(
        draw.row(taken, say, exposed=both),
        Markup('<span class="sign">{}</span>').format(points(total(lines))),
        Markup('<span class="told">{}{}</span>').format(words, _not_taken(both, taken, say)),
    )


def _not_taken(exposed: Sequence[Card], taken: Sequence[Card], say: Words) -> Markup:
    away = [card for card in exposed if card not in taken]
    if not away:
        return Markup()
    gap = say("sentence-separator")
    return Markup("<br>{}{}{}").format(say("gongzhu-exposed"), gap, draw.words(away, say))


def values(block: Block, reader: Reader) -> Markup:
    """Lines `TH 9H 8H = -10`: what each of these cards is worth by itself."""
    say = reader.say
    rows = []
    for line in block.lines:
        cards, said = halves(line, "=")
        taken = cards_in(cards)
        for name, preset in block.rules.items():
            for card in taken:
                true = total(worth([card], (), (), preset))
                if str(true) != said:
                    raise WrongExample(f"{card}, {name}", said, str(true))
        number = Markup('<span class="sign">{}</span>').format(points(int(said)))
        rows.append(draw.line(draw.row(taken, say), number))
    return draw.figure(draw.rows(rows), say)


@dataclass(frozen=True, slots=True)
class Sum:
    """What was asked of the calculator."""

    taken: tuple[Card, ...]
    exposed: tuple[Card, ...]
    preset: Preset


IN_ORDER = (PIG, GOAT, TRANSFORMER, *reversed(tuple(HEARTS)))
"""The point cards as people name them."""

OPTIONS = ("exposure", "pig_flip_with_all_hearts", "small_hearts")
"""The options that a score depends on."""


def asked_sum(taken: Sequence[str], exposed: Sequence[str], options: dict[str, str]) -> Sum:
    """The sum that a form or a program asks for; what is no point card, or no option, is left out."""
    cards = tuple(card for card in IN_ORDER if card.text in taken)
    shown = tuple(card for card in EXPOSABLE if card.text in exposed)
    preset = PRESETS["classic"]
    for name in OPTIONS:
        try:
            preset = with_options(preset, {name: options[name]} if options.get(name) else {})
        except BadOption:
            continue
    return Sum(cards, () if preset.exposure is Exposure.NONE else shown, preset)


def answer(asked: Sum, say: Words) -> list[tuple[str, str]]:
    """The lines of a sum in words, each with its points, and last the total."""
    lines = worth(asked.taken, asked.exposed, (), asked.preset)
    told = [(line_words(line, say), points(line.points)) for line in lines]
    return [*told, (say("guide-total"), points(total(lines)))]


def calculator(block: Block, reader: Reader) -> Markup:
    """A form: which point cards were taken, those of the block at first, and which exposed; below it the answer."""
    asked, say = reader.asked, reader.say
    begun = "exposure" in asked  # a form that was sent names every option, and no card where none is picked
    taken = asked.get("taken", "" if begun else " ".join(block.lines)).split()
    exposed = asked.get("exposed", "").split()
    sum_ = asked_sum(taken, exposed, dict(asked))
    option_rows = [
        (
            name,
            say(f"gongzhu-option-{name}"),
            [(value, value_words(value, say)) for value in spec.values],
            spec.write(getattr(sum_.preset, name)),
        )
        for name, spec in options_of(sum_.preset).items()
        if name in OPTIONS
    ]
    html = TEMPLATES.get_template("calculator.html").render(
        say=say,
        word=lambda card: draw.word(card, say),
        taken=[(card, card in sum_.taken) for card in IN_ORDER],
        exposed=[(card, card in sum_.exposed) for card in EXPOSABLE],
        options=option_rows,
        lines=answer(sum_, say),
    )
    return Markup(html)  # noqa: S704 - the template has escaped what it was given
