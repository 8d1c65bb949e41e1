"""Text: actions as people write them, deals and results as records keep them."""

from __future__ import annotations

from danzhu.cards import Card, Hand
from danzhu.games.gongzhu.action import Action, Claim, Expose, Play
from danzhu.games.gongzhu.pack import EXPOSABLE
from danzhu.games.gongzhu.result import Result
from danzhu.games.gongzhu.standing import Standing
from danzhu.games.gongzhu.state import Deal
from danzhu.table.game import Json

_EXPOSE = "expose:"
_CLAIM = "claim"


def action_text(action: Action) -> str:
    """An action as text; cards exposed unseen stand after a slash.

    >>> [action_text(each) for each in (Expose(Hand("TC QS")), Expose(Hand("AH"), Hand("JD")), Expose())]
    ['expose:QS,TC', 'expose:AH/JD', 'expose:']
    >>> action_text(Play(Card("QS"))), action_text(Claim())
    ('QS', 'claim')
    """
    match action:
        case Expose(cards, secretly):
            unseen = f"/{_list(secretly)}" if secretly else ""
            return f"{_EXPOSE}{_list(cards)}{unseen}"
        case Play(card):
            return card.text
        case Claim():
            return _CLAIM


def read_action(text: str) -> Action:
    """The action written `text`; cards to expose may come in any order, and spaces around it do not count.

    Raises `BadText("unknown_card")` and `BadText("too_many_copies")`.

    >>> read_action("expose:TC,QS"), read_action("QS"), read_action("expose:/JD")
    (Expose(cards=Hand('TC QS'), secretly=Hand('')), Play(card=Card('QS')), Expose(cards=Hand(''), secretly=Hand('JD')))
    """
    text = text.strip()
    if text == _CLAIM:
        return Claim()
    if not text.startswith(_EXPOSE):
        return Play(Card(text))
    cards, _, secretly = text.removeprefix(_EXPOSE).partition("/")
    return Expose(_read_list(cards), _read_list(secretly))


def _list(cards: Hand) -> str:
    return ",".join(card.text for card in sorted(cards, key=_place))


def _place(card: Card) -> tuple[int, int]:
    """The order of `EXPOSABLE`; cards that may not be exposed can be written too, at the end."""
    return (EXPOSABLE.index(card) if card in EXPOSABLE else len(EXPOSABLE), card.index)


def _read_list(text: str) -> Hand:
    return Hand([Card(word.strip()) for word in text.split(",")] if text.strip() else [])


def deal_json(deal: Deal) -> Json:
    """A deal as it stands in a record.

    >>> deal_json(Deal((Hand("2S"), Hand("3S"))))
    {'hands': ['2S', '3S']}
    """
    return {"hands": [str(hand) for hand in deal.hands]}


def read_deal(json: Json) -> Deal:
    """The deal from a record; raises `BadText`, `KeyError` or `TypeError`."""
    hands = json["hands"]
    if not isinstance(hands, list) or not all(isinstance(hand, str) for hand in hands):
        raise TypeError("hands are a list of texts")
    return Deal(tuple(map(Hand, hands)))


def result_json(result: Result) -> Json:
    """A result as it stands in a record: each seat's points with their lines, who took what."""
    return {
        "points": list(result.points),
        "lines": [
            [{"line": line.code.value, "points": line.points, "factor": line.factor} for line in lines]
            for lines in result.lines
        ],
        "taken": [str(hand) for hand in result.taken],
    }


def standing_json(standing: Standing) -> Json:
    """A standing as it stands in a record.

    >>> standing_json(Standing())["totals"]
    [0, 0, 0, 0]
    """
    return {
        "totals": list(standing.totals),
        "deals": standing.deals,
        "leader": standing.leader,
        "ending": standing.ending,
        "eliminated": list(standing.eliminated),
        "winner": list(standing.winner),
    }
