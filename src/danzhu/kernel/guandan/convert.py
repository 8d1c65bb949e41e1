"""The rules' hands and deals as words of the kernel, and back."""

import numpy as np

from danzhu.cards import CARDS, Card, Hand, Rank
from danzhu.games.guandan.action import Pass, Play
from danzhu.games.guandan.combo import Pattern
from danzhu.games.guandan.preset import Preset
from danzhu.games.guandan.ranks import wild
from danzhu.games.guandan.state import Phase, State, deciding, phase
from danzhu.games.guandan.trick import Trick, places, unbeaten
from danzhu.kernel.chance import Words
from danzhu.kernel.guandan import layout as at
from danzhu.kernel.guandan.patterns import decode, encode
from danzhu.table.seat import Seat


def hand_words(hand: Hand, level: Rank) -> Words:
    """A hand as five words, `int64 (HAND,)`."""
    words = [0] * at.HAND
    for card, copies in hand.kinds():
        words[at.LEFT] += copies
        if card is wild(level):
            words[at.WILDS] += copies
            continue
        words[at.COUNTS] += copies << 4 * card.rank
        if card.suit is not None:
            bit = 1 << 16 * card.suit + card.rank
            words[at.ONCE] |= bit
            words[at.TWICE] |= bit * (copies > 1)
    return np.array(words, np.int64)


def hand_cards(words: Words, level: Rank) -> Hand:
    """The hand that five words are.

    >>> hand_cards(hand_words(Hand("5H 5H 7S 7S RJ"), Rank.FIVE), Rank.FIVE)
    Hand('5H 5H 7S 7S RJ')
    """
    once, twice, counts = (int(words[word]) for word in (at.ONCE, at.TWICE, at.COUNTS))
    cards: list[Card] = []
    for card in CARDS:
        if card.suit is None:
            copies = counts >> 4 * card.rank & 15
        else:
            place = 16 * card.suit + card.rank
            copies = (once >> place & 1) + (twice >> place & 1)
        cards += [card] * copies
    return Hand(cards + [wild(level)] * int(words[at.WILDS]))


def deal_words(state: State) -> Words:
    """A deal whose tribute is over as words, `int64 (DEAL,)`; raises `ValueError` before."""
    match phase(state):
        case Phase.PLAYING:
            assert state.trick is not None
            words = table_words(state.level, state.trick, state.finish, state.preset)
            (words[at.TURN],) = deciding(state)
        case Phase.OVER:
            words = table_words(state.level, state.tricks[-1], state.finish, state.preset)
            words[at.TURN] = state.tricks[-1].turns[-1].seat
            words[at.OVER] = 1
            words[at.PLACES] = sum(seat << 4 * place for place, seat in enumerate(places(state.finish, state.preset)))
        case _:
            raise ValueError("the tribute is not over")
    for seat, hand in enumerate(state.hands):
        words[at.HAND * seat : at.HAND * seat + at.HAND] = hand_words(hand, state.level)
    return words


def table_words(level: Rank, trick: Trick | None, finish: tuple[Seat, ...], preset: Preset) -> Words:
    """What everybody sees of a deal as words, `int64 (DEAL,)`: the hands and the turn are left 0."""
    words = np.zeros(at.DEAL, np.int64)
    words[at.ACTIVE] = level
    words[at.OUT] = len(finish)
    words[at.PLACES] = sum(seat << 4 * place for place, seat in enumerate(finish))
    words[at.OWNER] = -1
    top = None if trick is None else unbeaten(trick)
    if trick is not None and top is not None:
        seat, play = top
        words[at.OWNER] = seat
        words[at.TABLE] = encode(Pattern(play.reading))
        if preset.pass_locks:  # G5.2
            passed = {turn.seat for turn in trick.turns if isinstance(turn.action, Pass)}
            words[at.LOCKED] = sum(1 << seat for seat in passed)
    return words


def play_of(before: Words, after: Words, pattern: int, level: Rank) -> Play | Pass:
    """The action that led from one hand's words to another's; `pattern` is what it was played as."""
    if pattern == at.PASS:
        return Pass()
    return Play(hand_cards(before, level) - hand_cards(after, level), decode(pattern).reading)
