"""What is sent fits what is published, and what all seats see alike is what each alone would be sent."""

import itertools
import json

import jsonschema_rs
import pytest
from tests.server.test_secrecy import AROUND, PEOPLE, PRESETS, moments, payload

from danzhu.server.tables.table import Phase
from danzhu.server.wire.deal import deal_view
from danzhu.server.wire.message import MESSAGE, write
from danzhu.server.wire.schema import wire_schema
from danzhu.server.wire.view import Scene, table_view
from danzhu.table import Seat

SEATS = (None, *map(Seat, range(4)))


@pytest.fixture(scope="module")
def schema() -> jsonschema_rs.Validator:
    """The published schema, in the hands of somebody else's reader."""
    return jsonschema_rs.validator_for(json.loads(json.dumps(wire_schema()["message"])))


@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_what_is_sent_fits_the_schema(game: str, preset: str, schema: jsonschema_rs.Validator) -> None:
    phases = set()
    for table, events in itertools.islice(moments(game, preset, deals=2, seed=4), 0, None, 5):
        phases.add(table.phase)
        for seat in SEATS:
            text = payload(table, events, seat)
            schema.validate(json.loads(text))
            assert write(MESSAGE.validate_json(text)) == text
    assert Phase.PLAYING in phases


def test_a_field_that_is_unknown_or_missing_does_not_fit(schema: jsonschema_rs.Validator) -> None:
    table, events = next(iter(moments("guandan", "online", deals=1, seed=4)))
    message = json.loads(payload(table, events, Seat(0)))
    for spoilt in (
        {**message, "extra": 1},
        {**message, "view": {**message["view"], "extra": 1}},
        {**message, "view": {**message["view"], "play": {**message["view"]["play"], "extra": 1}}},
        {**message, "view": {**message["view"], "your_turn": "yes"}},
        {key: value for key, value in message.items() if key != "type"},
        {**message, "view": {key: value for key, value in message["view"].items() if key != "decision"}},
    ):
        assert not schema.is_valid(spoilt)


@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_the_part_that_is_built_once_is_what_each_seat_alone_would_see(game: str, preset: str) -> None:
    for table, _ in itertools.islice(moments(game, preset, deals=3, seed=9), 0, None, 3):
        scene = Scene(table, AROUND)
        for seat, player in enumerate(PEOPLE):
            view = scene.view(player)
            assert view.play == deal_view(table.game.view(table.held.state, Seat(seat)), table.log.standing)
            assert view == table_view(table, player, AROUND)
            assert view.your_turn is (seat in table.to_act)
            assert (view.legal is not None) is view.your_turn
