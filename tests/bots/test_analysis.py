"""Analysis: every decision of a deal that is over, from the view of the seat that made it, and of no other deal."""

from __future__ import annotations

import pickle
from itertools import combinations
from random import Random

import pytest
from tests.bots.matches import match_log

from danzhu.bots.analysis import Finding, Moment, NoSuchDeal, analyse, judge, moments, worth_of
from danzhu.bots.bot import Decision, Legal, legal_in
from danzhu.bots.guandan.keeping import flushes
from danzhu.bots.reason import Reason
from danzhu.bots.registry import bot_named
from danzhu.bots.stakes import STAKES
from danzhu.cards import Rng
from danzhu.games.gongzhu.action import Claim
from danzhu.games.guandan.action import Play
from danzhu.games.guandan.combo import Kind
from danzhu.games.guandan.ranks import wild
from danzhu.games.registry import GAMES, game_named
from danzhu.table import Dealt, Match, PublicRecord, Seat
from danzhu.table.match import advance, begin
from danzhu.table.record import preset_of, publish


def record(game_name: str, deals: int = 2, seed: int = 1) -> PublicRecord:
    return publish(game_named(game_name), match_log(game_name, deals, seed))


def played(told: PublicRecord, deal: int) -> list[tuple[Match, int, Seat, object]]:
    """Every decision of a deal with the match before it and the number of its event: folded here once more."""
    game = game_named(told.header.game)
    match, found = begin(game, preset_of(game, told.header)), []
    for number, each in enumerate(told.deals[:deal], 1):
        match = advance(match, each.dealt)
        for turn, event in enumerate(each.decided, 1):
            if number == deal:
                found += [(match, turn, one.seat, one.action) for one in event.decisions]
            match = advance(match, event)
    return found


@pytest.mark.parametrize("deal", [1, 2])
@pytest.mark.parametrize("game_name", GAMES)
def test_every_decision_with_a_choice_is_looked_at_as_its_seat_saw_it(game_name: str, deal: int) -> None:
    told, game = record(game_name), game_named(game_name)
    found = moments(told, deal)
    with_choice = [
        (turn, seat, action, game.view(match.state, seat))
        for match, turn, seat, action in played(told, deal)
        if len(list(game.legal_actions(match.state, seat))) > 1
    ]
    assert [(each.turn, each.seat, each.action, each.view) for each in found] == with_choice
    assert len(found) > 20


@pytest.mark.parametrize("game_name", GAMES)
def test_a_moment_holds_nothing_that_its_seat_could_not_see(game_name: str) -> None:
    game, rng = game_named(game_name), Random(2)
    for each in moments(record(game_name), 2)[::5]:
        other = game.view(game.sample(each.view, rng), each.seat)
        assert pickle.loads(pickle.dumps(each)).view == each.view == other


@pytest.mark.parametrize("game_name", GAMES)
def test_a_loss_is_what_the_best_is_worth_above_what_was_done(game_name: str) -> None:
    told, unweighed = record(game_name), 0
    found = list(analyse(told, 1, budget=10))
    assert [each.turn for each in found] == [each.turn for each in moments(told, 1)]
    for each in found:
        assert each.unit == STAKES[game_name].unit
        if each.loss is None:
            unweighed += 1
            continue
        best = each.advice[0].value
        assert best is not None
        assert each.value is not None
        assert each.loss == pytest.approx(best - each.value)
        assert each.loss >= 0
        if each.action == each.advice[0].action:
            assert each.loss == 0
        assert each.advice[0].reason not in (Reason.CLOSE, Reason.HABIT, Reason.ONLY_CHOICE)
    assert max(each.loss or 0 for each in found) > 0
    assert unweighed < len(found) / 3


@pytest.mark.parametrize("game_name", GAMES)
def test_a_seed_repeats_an_analysis(game_name: str) -> None:
    told = record(game_name)
    assert first(told, seed=3) == first(told, seed=3)


def first(told: PublicRecord, seed: int) -> list[Finding[object]]:
    return [finding for finding, _ in zip(analyse(told, 1, budget=10, seed=seed), range(8), strict=False)]


@pytest.mark.parametrize("game_name", GAMES)
def test_a_running_deal_cannot_be_asked_for(game_name: str) -> None:
    log = match_log(game_name, 1, 4, cut=9)
    assert sum(isinstance(event, Dealt) for event in log.events) == 2
    told = publish(game_named(game_name), log)
    for deal in (0, 2, 3, -1):
        with pytest.raises(NoSuchDeal, match=str(deal)):
            moments(told, deal)


def test_the_strongest_player_finds_no_fault_with_itself() -> None:
    """Of a deterministic one; asked again with the same seed it does the same."""
    for each in moments(record("gongzhu"), 1)[:6]:
        best = judge("gongzhu", each, 7, 20).advice[0].action
        again = judge("gongzhu", type(each)(each.turn, each.seat, each.view, best), 7, 20)
        assert (again.loss, again.advice[0].action) == (0, best)


def test_playing_on_where_nothing_is_left_to_win_is_no_fault() -> None:
    """A claim is not weighed against anything: no card changes a score."""
    game, rng = game_named("gongzhu"), Random(9)
    preset = game.presets["classic"]
    standing = game.opening(preset)
    found = 0
    for _ in range(20):
        state = game.start(preset, standing, game.deal(preset, standing, rng))
        while seats := game.to_act(state):
            legal = list(game.legal_actions(state, seats[0]))
            if Claim() in legal and len(legal) > 2:
                view = game.view(state, seats[0])
                for action in legal:
                    judged = judge("gongzhu", Moment(1, seats[0], view, action), 1, 1)
                    assert judged.is_good
                    assert judged.loss is None
                    found += 1
            state = game.apply(state, seats[0], next(each for each in legal if each != Claim()))
    assert found > 3


class Few:
    """A bot that would consider two actions only, the last legal one best."""

    def decide(self, view: object, legal: Legal[object], rng: Rng, budget: int) -> Decision[object]:
        *_, other, best = list(legal)
        return Decision(best, ((best, 7.0), (other, 6.0)))


def test_what_the_strongest_would_not_consider_is_measured_by_the_next_that_does(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    (each, *_) = (one for one in moments(record("gongzhu"), 1) if one.view.tricks)
    actions = list(legal_in(game_named("gongzhu"), each.view, Random(1)))
    assert len(actions) > 2
    moment = Moment(each.turn, each.seat, each.view, actions[0])
    normal = dict(
        bot_named("gongzhu", "normal").decide(each.view, Legal(lambda: iter(actions)), Random(1), 1).considered
    )

    def named(game: str, level: str) -> object:
        return Few() if level == "hard" else bot_named(game, level)

    monkeypatch.setattr("danzhu.bots.analysis.bot_named", named)
    found = judge("gongzhu", moment, 1, 1)
    assert found.advice[0].action == actions[-1]
    assert found.loss == pytest.approx(max(0, normal[actions[-1]] - normal[actions[0]]))
    assert found.value == pytest.approx(7 - found.loss)


def test_what_was_not_weighed_has_no_loss() -> None:
    assert worth_of("gongzhu", None, "a", Decision("b", (("b", 1.0),))) is None
    assert worth_of("gongzhu", None, "b", Decision("b", (("b", 1.0),))) == 1.0


def test_plays_that_differ_only_in_suits_are_worth_the_same_if_they_leave_the_same_straight_flushes() -> None:
    alike = {True: 0, False: 0}
    for each in moments(record("guandan", seed=5), 1)[:12]:
        view = each.view
        legal = legal_in(game_named("guandan"), view, Random(1))
        pairs = [play for play in legal if isinstance(play, Play) and play.reading.kind is Kind.PAIR]
        natural = [play for play in pairs if wild(view.level) not in play.cards]
        for one, two in combinations(natural, 2):
            if one.reading == two.reading:
                left = [flushes(view.hand - play.cards, view.level, view.preset) for play in (one, two)]
                same = left[0] == left[1]
                assert worth_of("guandan", view, two, Decision(one, ((one, 0.5),))) == (0.5 if same else None)
                alike[same] += 1
    assert min(alike.values()) > 3


def test_a_wild_in_place_of_a_card_is_something_else() -> None:
    each = moments(record("guandan", seed=5), 1)[0]
    legal = legal_in(game_named("guandan"), each.view, Random(1))
    stand_in = wild(each.view.level)
    pairs = [play for play in legal if isinstance(play, Play) and play.reading.kind is Kind.PAIR]
    one = next(play for play in pairs if stand_in not in play.cards)
    with_wild = next(play for play in pairs if play.reading == one.reading and stand_in in play.cards)
    assert worth_of("guandan", each.view, with_wild, Decision(one, ((one, 0.5),))) is None
