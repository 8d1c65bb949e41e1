"""Play: cards and all that they can be read as; which play beats which; plays in order of strength."""

from __future__ import annotations

from itertools import pairwise

from markupsafe import Markup

from danzhu.cards import BadText, Card, Hand, Rank
from danzhu.games.guandan.beats import beats
from danzhu.games.guandan.combo import Reading
from danzhu.games.guandan.preset import Preset
from danzhu.games.guandan.read import read
from danzhu.guides import draw
from danzhu.guides.block import Block, Reader, cards_in, halves
from danzhu.guides.fault import BadGuide, WrongExample
from danzhu.guides.tell import reading_words
from danzhu.locale import Words

NOTHING = "nothing"


def hand(block: Block, reader: Reader) -> Markup:
    """Hands to look at, level cards and wilds marked: a line of cards each."""
    lines = []
    for line in block.lines:
        cards = cards_in(line)
        held = Hand(cards)
        if any(copies > preset.packs for preset in block.rules.values() for _, copies in held.kinds()):
            raise BadGuide(f"no two packs hold {line}")
        lines.append(draw.line(draw.row(cards, reader.say, block.level)))
    return draw.figure(draw.rows(lines), reader.say)


def order(block: Block, reader: Reader) -> Markup:
    """Single cards from the highest to the lowest: each must beat the one after it."""
    cards = cards_in(" ".join(block.lines))
    for high, low in pairwise(cards):
        for preset in block.rules.values():
            if not beats(_single(high), _single(low), block.level, preset):
                raise WrongExample(f"{high} over {low}", "it beats", "it does not")
    return draw.figure(draw.row(cards, reader.say, block.level), reader.say, reader.say("guide-high-to-low"))


def _single(card: Card) -> Reading:
    return Reading.parse(f"single-{card.rank}", 1)


def play(block: Block, reader: Reader) -> Markup:
    """Lines `cards = reading (stands) | reading`, or `= nothing`: all readings, the strongest first."""
    return draw.figure(draw.rows(_read(line, block, reader.say) for line in block.lines), reader.say)


def _read(line: str, block: Block, say: Words) -> Markup:
    cards_text, said = halves(line, "=")
    cards = cards_in(cards_text)
    readings = agreed(cards, said, block)
    words = [reading_words(reading, say, stands) for reading, stands in readings.items()]
    if not words:
        told = Markup('<span class="told">✗ {}</span>').format(say("guide-no-combination"))
        return draw.line(draw.row(cards, say, block.level), told, look="refused")
    return draw.line(draw.row(cards, say, block.level), draw.told(say("guide-or").join(words)))


def agreed(cards: list[Card], said: str, block: Block) -> dict[Reading, tuple[Rank, ...]]:
    """The readings of cards, which must be those said under every preset of the block."""
    readings: dict[Reading, tuple[Rank, ...]] = {}
    for name, preset in block.rules.items():
        readings = read(Hand(cards), block.level, preset)
        true = " | ".join(written(reading, stands) for reading, stands in readings.items()) or NOTHING
        if true != said:
            raise WrongExample(f"{' '.join(map(str, cards))} at {block.level}, {name}", said, true)
    return readings


def written(reading: Reading, stands: tuple[Rank, ...]) -> str:
    """A reading as a block states it, with what wilds stand for unless they are all there is.

    >>> written(Reading.parse("bomb-8", 4), (Rank.EIGHT,)), written(Reading.parse("single-5", 1), (Rank.FIVE,))
    ('bomb-8 (8)', 'single-5')
    """
    if not stands or len(stands) == reading.size:
        return reading.text
    return f"{reading.text} ({' '.join(map(str, stands))})"


def comparison(block: Block, reader: Reader) -> Markup:
    """Lines `play > play`, the first beats the second, or `play !> play`, it does not."""
    return draw.figure(draw.rows(_compared(line, block, reader.say) for line in block.lines), reader.say)


def _compared(line: str, block: Block, say: Words) -> Markup:
    left, right = halves(line, ">")
    denied = left.endswith("!")
    first, second = (play_in(text, block) for text in (left.removesuffix("!"), right))
    for preset in block.rules.values():
        if beats(first[1], second[1], block.level, preset) is denied:
            raise WrongExample(line, "as written", "the opposite")
    sign = say("guide-beats-not") if denied else say("guide-beats")
    return draw.line(
        draw.row(first[0], say, block.level),
        Markup('<span class="sign">{}</span>').format(sign),
        draw.row(second[0], say, block.level),
        look="refused" if denied else "",
    )


def play_in(text: str, block: Block) -> tuple[list[Card], Reading]:
    """A play as a block writes it: with its reading, or cards that have only one."""
    cards_text, named, reading = text.partition("=")
    cards = cards_in(cards_text)
    found: set[Reading] = set()
    for preset in block.rules.values():
        found |= _meant(cards, reading.strip() if named else None, block.level, preset)
    if len(found) != 1:
        raise WrongExample(text, "one reading", ", ".join(sorted(each.text for each in found)) or NOTHING)
    return cards, found.pop()


def _meant(cards: list[Card], named: str | None, level: Rank, preset: Preset) -> set[Reading]:
    readings = set(read(Hand(cards), level, preset))
    if named is None:
        return readings
    try:
        meant = Reading.parse(named, len(cards))
    except BadText as fault:
        raise BadGuide(str(fault)) from None
    return {meant} & readings


def ladder(block: Block, reader: Reader) -> Markup:
    """A play a line, from weak to strong: each must beat the one before it."""
    plays = [play_in(line, block) for line in block.lines]
    for (_, low), (cards, high) in pairwise(plays):
        for name, preset in block.rules.items():
            if not beats(high, low, block.level, preset):
                raise WrongExample(f"{' '.join(map(str, cards))}, {name}", f"beats {low.text}", "does not")
    lines = [
        draw.line(draw.row(cards, reader.say, block.level), draw.told(reading_words(reading, reader.say)))
        for cards, reading in plays
    ]
    return draw.figure(draw.rows(lines, ordered=True), reader.say, reader.say("guide-weak-to-strong"))
