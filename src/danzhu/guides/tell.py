"""Tell: cards, plays, values and lines in the reader's words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from danzhu.cards import Card, Rank, Suit
from danzhu.games.gongzhu.score import ScoreLine
from danzhu.games.guandan.combo import Kind, Reading
from danzhu.locale import Words, with_minus

_GROUPS = {Kind.TUBE: 2, Kind.PLATE: 3}


def card_name(card: Card, say: Words) -> str:
    """A card as it is spoken.

    >>> from danzhu.locale import words_in
    >>> card_name(Card("QS"), words_in("en")), card_name(Card("RJ"), words_in("en"))
    ('queen of spades', 'red joker')
    """
    rank = say(f"rank-spoken-{card.rank}")
    return rank if card.suit is None else say("card-spoken", rank=rank, suit=say(f"suit-{card.suit}"))


def listed(texts: Iterable[str], say: Words) -> str:
    """Texts in a row."""
    return say("list-separator").join(texts)


def joined(sentences: Iterable[str], say: Words) -> str:
    """Sentences one after the other: Chinese ones have no space between them."""
    return say("sentence-separator").join(sentences)


def ranks(given: Iterable[Rank], say: Words) -> str:
    """Ranks in a row, as the corners of cards show them."""
    return listed((say(f"rank-{rank}") for rank in given), say)


def kind_words(reading: Reading, say: Words) -> str:
    """The kind of a reading: `pair`, `bomb of 5`."""
    return say(f"guandan-kind-{reading.kind}", size=reading.size, count=_count(reading))


def reading_words(reading: Reading, say: Words, stands: Sequence[Rank] = ()) -> str:
    """A reading in full, with what its wilds stand for.

    >>> from danzhu.locale import words_in
    >>> reading_words(Reading.parse("bomb-8", 4), words_in("en"), [Rank.EIGHT])
    'bomb of 4 eights, wild as 8'
    """
    words = say(
        f"guandan-reading-{reading.kind}",
        rank=say(f"rank-spoken-{reading.key}"),
        ranks=say(f"rank-plural-{reading.key}"),
        size=reading.size,
        count=_count(reading),
    )
    if not stands or len(stands) == reading.size:
        return words
    return say("guandan-with-wild", reading=words, ranks=ranks(stands, say))


def _count(reading: Reading) -> int:
    return reading.size // _GROUPS.get(reading.kind, 1)


def value_words(value: str, say: Words) -> str:
    """What an option is set to; what has no words of its own is told as it is written.

    >>> from danzhu.locale import words_in
    >>> [value_words(text, words_in("fr")) for text in ("T", "no", "3/2/1", "+-1000", "1-2,1-3", "8_deals")]
    ['10', 'non', '3/2/1', '±1000', '1‑2, 1‑3', '8 donnes']
    """
    for key in (f"page-value-{value}", f"rank-{value}"):
        if key in say:
            return say(key)
    if value.removeprefix("+").startswith("-"):
        return value.replace("+-", "±").replace("-", "−")
    if value.endswith("_deals"):
        return say("page-deals", count=int(value.removesuffix("_deals")))
    return places_words(value.replace(",", ", "))


def places_words(places: str) -> str:
    """The places of a team, not parted at the end of a line.

    >>> places_words("1-2")
    '1‑2'
    """
    return places.replace("-", "\N{NON-BREAKING HYPHEN}")


def points(number: int, *, signed: bool = True) -> str:
    """Points with a sign that is no hyphen.

    >>> points(50), points(-160), points(0), points(800, signed=False)
    ('+50', '−160', '0', '800')
    """
    return with_minus(f"{number:+}" if signed and number else str(number))


def line_words(line: ScoreLine, say: Words) -> str:
    """A line of Gong Zhu's summary."""
    return say(f"gongzhu-line-{line.code}", points=points(line.points), factor=line.factor)


def suit_name(suit: Suit, say: Words) -> str:
    """A suit by name."""
    return say(f"suit-{suit}")
