"""Deals that were promised or dealt and never finished stand in the record of a table that is closed."""

from functools import partial
from pathlib import Path

import pytest

from danzhu.cli.app import main
from danzhu.games.registry import GAMES, game_named
from danzhu.server.hall.record import render
from danzhu.server.shuffle import make_deal, verify
from danzhu.server.tables.draft import Draft, Fresh
from danzhu.server.tables.event import Chair, Closed, Contributed, Deed, Event, Opened, write_event
from danzhu.server.tables.fold import fold
from danzhu.server.tables.table import Phase, Table, header_of
from danzhu.server.tables.terms import Terms
from danzhu.table import Seat
from danzhu.table.lines import replay
from danzhu.table.record import RULES

KEYS = (bytes([1]) * 32, bytes([2]) * 32)
SALT = "ab" * 16


def closed(game: str, *, dealt: bool, actions: int = 0) -> tuple[Table, list[Event]]:
    """A table of four people closed in its second deal, after some actions or before the cards were dealt."""
    terms = Terms(game=game, preset=next(iter(GAMES[game].presets)), level="random")
    chairs = tuple(Chair(player=f"p{n}") for n in range(4))
    opened = Opened(table="T", match="m", rules=RULES, terms=terms, host="p0", chairs=chairs, tally=(0,) * 4)
    table, events = fold(None, opened), [opened]
    draft = Draft(table, partial(Fresh, bytes(32), "-"))
    for number, key in enumerate(KEYS, 1):
        promise = Draft(draft.table, partial(Fresh, key, "-"))
        promise.go_on()
        promise.add(Contributed(seat=1, salt=SALT))
        draft = append(events, promise)
        if number == 1 or dealt:
            draft.deal()
            draft = append(events, draft)
        most = 1000 if number == 1 else actions
        while draft.table.phase is Phase.PLAYING and (most := most - 1) >= 0:
            seat = draft.table.to_act[0]
            action = draft.table.game.lapse_action(draft.table.held.state, seat)
            draft.decide(Deed(seat=seat, do=draft.table.game.action_text(action)))
            draft = append(events, draft)
    draft.add(Closed(why="host"))
    return append(events, draft).table, events


def append(events: list[Event], draft: Draft) -> Draft:
    """Take over what a draft has, and begin another where it ended."""
    events += [event for _, _, event in draft.lines]
    return Draft(draft.table, partial(Fresh, bytes(32), "-"))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("dealt", "actions"), [(False, 0), (True, 0), (True, 9)])
def test_the_deal_cut_short_is_listed_and_can_be_checked(game: str, *, dealt: bool, actions: int) -> None:
    table, events = closed(game, dealt=dealt, actions=actions)
    deals, winner, text = render(header_of(table, tuple("abcd")), "m", list(map(write_event, events)))
    assert (deals, winner) == (1, ())
    steps = list(replay(text.splitlines(), game_named))
    (void,) = (step.voided for step in steps if step.voided is not None)
    match = steps[-1].match
    assert void.deal == make_deal(match.game, match.preset, match.standing, KEYS[1], {Seat(1): bytes.fromhex(SALT)})
    assert [(each.deal, each.fault, each.is_void) for each in verify(steps)] == [(1, None, False), (2, None, True)]
    # What was played of it stands nowhere.
    assert "void" in steps[-2].json


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_that_may_still_be_played_is_not_told(game: str) -> None:
    table, events = closed(game, dealt=True, actions=9)
    _, _, text = render(header_of(table, tuple("abcd")), "m", list(map(write_event, events[:-1])))
    assert "void" not in text
    assert KEYS[1].hex() not in text


def test_both_commands_tell_of_a_void_deal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table, events = closed("gongzhu", dealt=True, actions=9)
    _, _, text = render(header_of(table, tuple("abcd")), "m", list(map(write_event, events)))
    file = tmp_path / "record.jsonl"
    file.write_text(text, encoding="utf-8")
    for command in (["verify", str(file)], ["replay", str(file), "--plain"]):
        assert main([*command]) == 0
        assert "Deal 2 was void" in capsys.readouterr().out
