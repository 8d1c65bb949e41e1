"""Floor 0: card, hand, deck. Vocabulary that knows no game."""

from danzhu.cards.card import CARDS, SUITED_RANKS, Card, Rank, Suit
from danzhu.cards.deck import Rng, dealt, full_deck, shuffled
from danzhu.cards.fault import BadText
from danzhu.cards.hand import Hand, parse_cards
from danzhu.cards.word import Word

__all__ = [
    "CARDS",
    "SUITED_RANKS",
    "BadText",
    "Card",
    "Hand",
    "Rank",
    "Rng",
    "Suit",
    "Word",
    "dealt",
    "full_deck",
    "parse_cards",
    "shuffled",
]
