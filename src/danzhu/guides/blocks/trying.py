"""Trying: any cards a reader likes: what they are, and what they beat."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from markupsafe import Markup

from danzhu.cards import SUITED_RANKS, BadText, Card, Hand, Rank, parse_cards
from danzhu.games.guandan.beats import beats
from danzhu.games.guandan.combo import Reading
from danzhu.games.guandan.preset import PRESETS, Preset
from danzhu.games.guandan.read import read
from danzhu.games.guandan.recipes import recipes
from danzhu.guides import draw
from danzhu.guides.block import Block, Reader
from danzhu.guides.blocks.options import preset_words
from danzhu.guides.layout import TEMPLATES
from danzhu.guides.tell import kind_words, ranks, reading_words
from danzhu.locale import Words

MOST_CARDS = 27


@dataclass(frozen=True, slots=True)
class Question:
    """What a reader asks: these cards, perhaps over those, at a level and under a preset."""

    cards: str
    over: str
    level: Rank
    preset: str

    @property
    def rules(self) -> Preset:
        """The preset by its name."""
        return PRESETS[self.preset]


@dataclass(frozen=True, slots=True)
class Beaten:
    """Of the readings of one kind and size: how many there are, and which of them are beaten."""

    example: Reading
    keys: tuple[Rank, ...]
    of: int


def trying(block: Block, reader: Reader) -> Markup:
    """A form with the block's cards in it; `level=5`, and `over=7S7D` for the play to beat."""
    say = reader.say
    question = asked_question(reader.asked, block)
    html = TEMPLATES.get_template("trying.html").render(
        say=say,
        question=question,
        levels=[(rank, say(f"rank-{rank}")) for rank in SUITED_RANKS],
        presets=[(name, preset_words(name, say)) for name in PRESETS],
        answer=answer(question, say),
    )
    return Markup(html)  # noqa: S704 - the template has escaped what it was given


def asked_question(asked: Mapping[str, str], block: Block) -> Question:
    """The question of a form, or the block's own."""
    begun = "cards" in asked
    level = asked.get("level", "")
    preset = asked.get("preset", "")
    return Question(
        cards=(asked["cards"] if begun else " ".join(block.lines))[:200].upper(),
        over=(asked.get("over", "") if begun else block.values.get("over", ""))[:200].upper(),
        level=Rank.parse(level) if level in map(str, SUITED_RANKS) else block.level,
        preset=preset if preset in PRESETS else next(iter(block.rules)),
    )


def answer(question: Question, say: Words) -> Markup:
    """What the rules say to it."""
    try:
        cards, over = (held(text) for text in (question.cards, question.over))
    except BadText as fault:
        return _paragraph(say(f"bad-text-{fault.code}", text=fault.text))
    if len(cards) > MOST_CARDS or len(over) > MOST_CARDS:
        return _paragraph(say("guide-no-combination"))
    readings = read(Hand(cards), question.level, question.rules)
    shown = draw.row(cards, say, question.level) if cards else Markup()
    if not readings:
        return shown + _paragraph(say("guide-no-combination"))
    return shown + Markup().join(_answered(readings, over, question, say))


def held(text: str) -> list[Card]:
    """Cards as a reader writes them: commas and a 10 in figures are understood; raises `BadText`.

    >>> held("10s, 9h RJ")
    [Card('TS'), Card('9H'), Card('RJ')]
    """
    cards = parse_cards(text.upper().replace(",", " ").replace("10", "T"))
    kinds = Hand(cards)
    for card, copies in kinds.kinds():
        if copies > PRESETS["recreational"].packs:
            raise BadText("too_many_copies", card.text)
    return cards


def _answered(
    readings: Mapping[Reading, tuple[Rank, ...]], over: list[Card], question: Question, say: Words
) -> Iterator[Markup]:
    level, preset = question.level, question.rules
    tables = list(read(Hand(over), level, preset)) if over else []
    if over:
        yield _paragraph(say("guide-over"), draw.row(over, say, level))
        if not tables:
            yield _paragraph(say("guide-no-combination"))
    for reading, stands in readings.items():
        yield Markup("<h3>{}</h3>").format(reading_words(reading, say, stands))
        for table in tables:
            sign = say("guide-beats") if beats(reading, table, level, preset) else say("guide-beats-not")
            yield _paragraph(f"{sign} {reading_words(table, say)}")
        beaten = [each for each in weaker(reading, level, preset) if each.keys]
        if not beaten:
            yield _paragraph(say("guide-beats-nothing"))
            continue
        lines = Markup().join(Markup("<li>{}</li>").format(_told(each, say)) for each in beaten)
        yield Markup("<p>{}</p><ul>{}</ul>").format(say("guide-it-beats"), lines)


def _told(beaten: Beaten, say: Words) -> str:
    kind = kind_words(beaten.example, say)
    if len(beaten.keys) == beaten.of:
        return say("guide-every", kind=kind)
    return say("guide-these", kind=kind, ranks=ranks(beaten.keys, say))


def weaker(reading: Reading, level: Rank, preset: Preset) -> list[Beaten]:
    """What a reading beats, by kind and size, in the order in which the game lists kinds.

    >>> pair = Reading.parse("pair-4", 2)
    >>> [(each.example.kind.value, list(map(str, each.keys))) for each in weaker(pair, Rank.TWO, Preset()) if each.keys]
    [('pair', ['3'])]
    """
    kinds: dict[tuple[object, int], list[Reading]] = {}
    for recipe in recipes(level, preset):
        each = recipe.pattern.reading
        found = kinds.setdefault((each.kind, each.size), [])
        if each not in found:
            found.append(each)
    return [
        Beaten(found[0], tuple(each.key for each in found if beats(reading, each, level, preset)), len(found))
        for found in kinds.values()
    ]


def _paragraph(*parts: str | Markup) -> Markup:
    return Markup("<p>{}</p>").format(Markup(" ").join(parts))
