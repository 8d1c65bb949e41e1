"""Guandan's row: what the laws need to know of it, and its option sets."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain, islice

from danzhu.cards import CARDS, Card, Hand, Rank, full_deck
from danzhu.games.guandan.action import Pass, Pay, Play, Return
from danzhu.games.guandan.game import GUANDAN
from danzhu.games.guandan.levels import Result, Standing
from danzhu.games.guandan.plays import plays
from danzhu.games.guandan.preset import PRESETS
from danzhu.games.guandan.read import read
from danzhu.games.guandan.state import Deal, State
from danzhu.games.guandan.tribute import Tribute

GUANDAN_CASES = [
    *((preset, ()) for preset in PRESETS),
    ("recreational", (("first_lead", "random"), ("resistance", "no"))),
    ("recreational", (("return_limit", "2"), ("return_excludes_received", "yes"))),
    ("recreational", (("tribute_card", "highest_plain"), ("next_lead", "first"))),
    ("long_runs", (("resistance", "yes"), ("ends_on_one_two", "yes"), ("tribute_on_one_four", "yes"))),
    ("competition", (("pass_locks", "yes"), ("move_clock", "40/20/0"), ("start_level", "K"))),
    ("online", (("tribute", "no"), ("straight_flush", "above_four"))),
]

FINISHES = [(0, 2, 1, 3), (0, 1, 2, 3), (0, 1, 3, 2), (3, 1, 0, 2), (2, 3, 0, 1), (1, 0, 2, 3)]


class GuandanLaws:
    game = GUANDAN

    def pack(self, preset):
        return Hand(full_deck(preset.packs, jokers=True))

    def all_cards(self, state):
        tricks = state.tricks if state.trick is None else (*state.tricks, state.trick)
        played = [turn.action.cards for trick in tricks for turn in trick.turns if isinstance(turn.action, Play)]
        return Hand(chain(*state.hands, *played))

    def hands(self, state):
        return state.hands

    def standing(self, preset, rng):
        """A first deal one time in four; else any levels, after any finish."""
        first = self.game.opening(preset)
        if rng.random() < 0.25:
            return first
        finish = rng.choice(FINISHES)
        levels = tuple(rng.choice([Rank.TWO, Rank.SEVEN, Rank.KING, Rank.ACE]) for _ in range(preset.teams))
        return replace(first, levels=levels, declarers=finish[0] % preset.teams, finish=finish)

    def exchanged(self, deal, one, other):
        hands = list(deal.hands)
        for (seat, gives), (_, gets) in ((one, other), (other, one)):
            if gives not in hands[seat]:
                return None
            hands[seat] = hands[seat] - Hand([gives]) + Hand([gets])
        return replace(deal, hands=tuple(hands))

    def announced(self, state):
        """Tributes, resistance and who leads; once a deal is over, all is known."""
        if self.game.result(state) is not None:
            return state
        return state.leader, state.turned, state.tribute, None if state.trick is None else state.trick.leader

    def candidates(self, state, seat):
        yield Pass()
        for card in CARDS:
            yield Pay(card)
            yield Return(card)
        several = [Hand([card] * copies) for card in CARDS for copies in (1, 2)]
        several += [Hand([Card(f"{rank}{suit}") for suit in suits]) for rank in "29KA" for suits in ("SHD", "SSHDC")]
        several += [Hand("9S TS JS QS KS"), Hand("9S TD JH QS KC"), Hand("2S 2D 3S 3C 4H 4D"), Hand("BJ BJ RJ RJ")]
        for cards in several:
            for reading in read(cards, state.level, state.preset):
                yield Play(cards, reading)
        # What another hand could lead: mostly not held here, sometimes held, seldom high enough.
        for hand in state.hands:
            for cards, reading in islice(plays(hand, state.level, state.preset), 0, 400, 20):
                yield Play(cards, reading)

    def check_sum(self, state):
        """Every place is taken once; those out hold nothing, and levels rise for the first's team alone."""
        preset, result = state.preset, self.game.result(state)
        assert sorted(result.finish) == list(range(preset.seats))
        assert result.finish[: len(state.finish)] == state.finish
        assert all(bool(hand) is (seat not in state.finish) for seat, hand in enumerate(state.hands))
        after = self.game.settle(state.standing, result)
        mine, theirs = result.finish[0] % 2, 1 - result.finish[0] % 2
        before = state.standing
        assert after.levels[mine] >= before.levels[mine] or after.levels[mine] is Rank.TWO
        assert after.levels[theirs] in (before.levels[theirs], Rank.TWO)

    def rotated(self, value, by):
        teams = 2

        def seat(old):
            return None if old is None else (old + by) % 4

        def team(old):
            return None if old is None else (old + by) % teams

        def by_team(old):
            return tuple(old[(at - by) % teams] for at in range(teams))

        def row(old):
            return tuple(old[(at - by) % 4] for at in range(4))

        def seats(old):
            return tuple(map(seat, old))

        def transfers(old):
            moved = [replace(each, giver=seat(each.giver), taker=seat(each.taker)) for each in old]
            return tuple(sorted(moved, key=lambda each: each.giver))

        def trick(old):
            if old is None:
                return None
            turns = tuple(replace(turn, seat=seat(turn.seat)) for turn in old.turns)
            return replace(old, leader=seat(old.leader), turns=turns)

        match value:
            case Deal():
                return replace(value, hands=row(value.hands), leader=seat(value.leader))
            case Standing():
                return replace(
                    value,
                    levels=by_team(value.levels),
                    declarers=team(value.declarers),
                    finish=seats(value.finish),
                    ace_fails=by_team(value.ace_fails),
                    lapses=by_team(value.lapses),
                    winner=team(value.winner),
                )
            case Tribute():
                return Tribute(
                    seats(value.payers),
                    seats(value.receivers),
                    tuple(sorted((seat(who), count) for who, count in value.resisted)),
                    transfers(value.paid),
                    transfers(value.returned),
                )
            case State():
                pending = (replace(choice, seat=seat(choice.seat)) for choice in value.pending)
                return replace(
                    value,
                    standing=self.rotated(value.standing, by),
                    hands=row(value.hands),
                    leader=seat(value.leader),
                    tribute=self.rotated(value.tribute, by),
                    pending=tuple(sorted(pending, key=lambda choice: choice.seat)),
                    tricks=tuple(map(trick, value.tricks)),
                    trick=trick(value.trick),
                    finish=seats(value.finish),
                )
            case Result():
                return replace(value, finish=seats(value.finish), lapses=by_team(value.lapses))
        raise TypeError(value)
