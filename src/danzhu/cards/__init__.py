"""Floor 0: what a card, a hand and a deck are. Knows no game."""
