"""Sure: what becomes of a trick whatever the others hold, as far as a seat can know."""

from __future__ import annotations

from danzhu.bots.gongzhu.sight import Sight
from danzhu.bots.gongzhu.traits import takes
from danzhu.cards import Card, Hand
from danzhu.games.gongzhu.exposure import exposed_by
from danzhu.games.gongzhu.pack import POINT_CARDS, common
from danzhu.games.gongzhu.result import tally
from danzhu.games.gongzhu.score import total
from danzhu.games.gongzhu.trick import playable, suit_led, suits_led


def surely_takes(seen: Sight, card: Card) -> bool:
    """Whether a card takes the trick, whatever comes."""
    return takes(seen, card) == 1.0


def never_takes(seen: Sight, card: Card) -> bool:
    """Whether a card does not take the trick, whatever comes."""
    return takes(seen, card) == 0.0


def choice(seen: Sight) -> Hand:
    """The cards that may be played."""
    led = suit_led(seen.view.trick) if seen.view.trick else None
    return playable(seen.view.hand, led, exposed_by(seen.view.exposures).cards, suits_led(seen.view.tricks))


def goes_elsewhere(seen: Sight, card: Card) -> bool:
    """Whether what lies in the trick goes to the other side for sure."""
    if seen.winner is None or not never_takes(seen, card):
        return False
    mates = seen.view.preset.partners(seen.seat)
    return not any(seat in mates for seat in (seen.winner, *seen.behind))


def last_duck(seen: Sight, card: Card) -> bool:
    """Whether it is the only card that is sure not to take the trick, and others may be played."""
    safe = [each for each in choice(seen) if never_takes(seen, each)]
    return safe == [card] and len(choice(seen)) > 1


def ducks(seen: Sight, card: Card) -> bool:
    """Whether it follows with the highest card of the suit that is sure not to take the trick."""
    if card.suit is not seen.led or not never_takes(seen, card):
        return False
    return all(each.rank <= card.rank for each in choice(seen) if never_takes(seen, each))


def gain(seen: Sight, card: Card) -> int:
    """What the trick as it lies, with the card, brings the seat's side in points if it takes it (Z4)."""
    view = seen.view
    lies = common(Hand((card, *(each for _, each in view.trick))), POINT_CARDS)
    taken = [pile + lies if seat == seen.seat else pile for seat, pile in enumerate(view.taken)]
    return total(tally(taken, view.exposures, view.preset)[seen.seat]) - view.points[seen.seat]


def takes_safely(seen: Sight, card: Card) -> bool:
    """Whether it takes a trick that nobody adds to and that costs nothing."""
    return not seen.behind and surely_takes(seen, card) and gain(seen, card) >= 0


def takes_early(seen: Sight, card: Card) -> bool:
    """Whether it takes for sure a trick that costs nothing so far and to which others still add."""
    return seen.led is not None and bool(seen.behind) and surely_takes(seen, card) and gain(seen, card) >= 0
