"""Gong Zhu's row: what the laws need to know of it, and its option sets."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain, product

from danzhu.cards import CARDS, Hand, full_deck
from danzhu.games.gongzhu.action import Claim, Expose, Play
from danzhu.games.gongzhu.game import GONGZHU
from danzhu.games.gongzhu.preset import Preset
from danzhu.games.gongzhu.result import Result
from danzhu.games.gongzhu.standing import Standing
from danzhu.games.gongzhu.state import Deal, State
from danzhu.table.option import options_of

# Every offered value of every option alone, and some together.
GONGZHU_CASES = [
    (),
    *(((name, text),) for name, spec in options_of(Preset).items() for text in spec.values),
    (("exposure", "open_or_secret"), ("partnership", "opposite")),
    (("exposure", "sequential"), ("first_lead", "2C_itself"), ("small_hearts", "yes")),
    (("partnership", "opposite"), ("end_total", "+-1000"), ("end_latches", "no")),
]

_SIXTEEN = "AH KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H QS JD TC"


class GongzhuLaws:
    game = GONGZHU

    def pack(self, preset):
        return Hand(full_deck())

    def all_cards(self, state):
        played = (card for trick in (*state.tricks, state.trick) for _, card in trick)
        return Hand(chain(*state.hands, played))

    def hands(self, state):
        return state.hands

    def standing(self, preset, rng):
        """A first deal one time in two."""
        if rng.random() < 0.5:
            return Standing()
        totals = tuple(rng.randrange(-90, 30) * 10 for _ in range(2 if preset.partnership == "opposite" else 4))
        return Standing(totals * (4 // len(totals)), deals=rng.randrange(1, 9), leader=rng.randrange(4))

    def exchanged(self, deal, one, other):
        hands = list(deal.hands)
        for (seat, gives), (_, gets) in ((one, other), (other, one)):
            hands[seat] = hands[seat] - Hand([gives]) + Hand([gets])
        return Deal(tuple(hands))

    def announced(self, state):
        """The first leader of a match is known once he is to lead, or when everyone waits for him to expose;
        once a deal is over, all is known."""
        if self.game.result(state) is not None:
            return state
        in_secret = state.preset.exposure in ("together", "open_or_secret") and None in state.exposures
        return None if in_secret else state.leader

    def candidates(self, state, seat):
        yield Claim()
        yield from map(Play, CARDS)
        for ways in product(range(3), repeat=4):
            chosen = [
                [card for card, way in zip(("AH", "QS", "JD", "TC"), ways, strict=True) if way == of] for of in (1, 2)
            ]
            yield Expose(Hand("".join(chosen[0])), Hand("".join(chosen[1])))
        yield Expose(Hand("KS"))
        yield Expose(Hand("QS QS"))
        yield Expose(Hand("QS"), Hand("QS"))

    def check_sum(self, state):
        """Before the transformer, all sides together have what the hearts, the pig and the goat make."""
        preset, result = state.preset, self.game.result(state)
        seats = (0, 1) if preset.partnership == "opposite" else (0, 1, 2, 3)
        piles = [[card.text for partner in preset.partners(seat) for card in result.taken[partner]] for seat in seats]
        assert sorted(chain(*piles)) == sorted(_SIXTEEN.split())

        def times(card):
            shown = 4 if preset.exposure == "open_or_secret" else 2
            return max(
                [1]
                + [shown for each in state.exposures if card in map(str, each.cards)]
                + [2 for each in state.exposures if card in map(str, each.secretly)]
            )

        slam = [pile for pile in piles if sum(text[1] == "H" for text in pile) == 13]
        hearts = (200 if slam else -215 if preset.small_hearts else -200) * times("AH")
        flips = {
            "all_hearts": bool(slam) and "QS" in slam[0],
            "all_16": bool(slam) and len(slam[0]) == 16,
            "never": False,
        }[preset.pig_flip_with_all_hearts]
        expected = hearts + (100 if flips else -100) * times("QS") + 100 * times("JD")
        before = 0
        for seat, pile in zip(seats, piles, strict=True):
            points = result.points[seat]
            if pile == ["TC"]:
                assert points == 50 * times("TC")
            elif "TC" in pile:
                assert points % (2 * times("TC")) == 0
                before += points // (2 * times("TC"))
            else:
                before += points
        assert before == expected

    def rotated(self, value, by):
        def seat(old):
            return None if old is None else (old + by) % 4

        def row(old):
            return tuple(old[(at - by) % 4] for at in range(4))

        def trick(old):
            return tuple((seat(who), card) for who, card in old)

        def some(old):
            return tuple(sorted(map(seat, old)))

        match value:
            case Deal():
                return Deal(row(value.hands))
            case Standing():
                return replace(
                    value,
                    totals=row(value.totals),
                    leader=seat(value.leader),
                    eliminated=some(value.eliminated),
                    winner=some(value.winner),
                )
            case State():
                return replace(
                    value,
                    standing=self.rotated(value.standing, by),
                    hands=row(value.hands),
                    leader=seat(value.leader),
                    exposures=row(value.exposures),
                    tricks=tuple(map(trick, value.tricks)),
                    trick=trick(value.trick),
                    claimed=seat(value.claimed),
                )
            case Result():
                return replace(
                    value, taken=row(value.taken), lines=row(value.lines), points=row(value.points), pig=seat(value.pig)
                )
        raise TypeError(value)
