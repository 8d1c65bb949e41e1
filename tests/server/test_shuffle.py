"""The fair shuffle: uniform, repeatable by anyone, and every way to cheat found."""

import json
from collections import Counter
from functools import partial
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from danzhu.games.registry import GAMES, game_named
from danzhu.server.shuffle import Stream, commitment, make_deal, options_hash, verify
from danzhu.server.tables.draft import Draft, Fresh
from danzhu.server.tables.event import Chair, Contributed, Deed, Opened
from danzhu.server.tables.fold import fold
from danzhu.server.tables.table import Phase, header_of
from danzhu.server.tables.terms import Terms
from danzhu.table import Dealt as DealtEvent
from danzhu.table import PrivateLog, Seat
from danzhu.table import match as matches
from danzhu.table.lines import Seal, replay, to_line, write_record
from danzhu.table.record import RULES


def hmac_by_definition(key: bytes, message: bytes) -> bytes:
    """HMAC-SHA-256 as RFC 2104 writes it, for keys of 32 bytes."""
    padded = key.ljust(64, b"\0")
    inner = sha256(bytes(byte ^ 0x36 for byte in padded) + message).digest()
    return sha256(bytes(byte ^ 0x5C for byte in padded) + inner).digest()


def words_by_definition(key: bytes, salts: dict[int, bytes], count: int) -> list[int]:
    told = b"".join(bytes([seat]) + salts[seat] for seat in sorted(salts))
    blocks = b"".join(hmac_by_definition(key, told + n.to_bytes(8, "big")) for n in range(count // 8 + 1))
    return [int.from_bytes(blocks[at : at + 4], "big") for at in range(0, 4 * count, 4)]


@given(st.binary(min_size=32, max_size=32), st.dictionaries(st.integers(0, 7), st.binary(min_size=16, max_size=16)))
def test_the_stream_is_what_its_description_says(key: bytes, salts: dict[int, bytes]) -> None:
    stream = Stream(key, {Seat(seat): salt for seat, salt in salts.items()})
    # 2**32 takes every word as it is.
    assert [stream.randrange(1 << 32) for _ in range(20)] == words_by_definition(key, salts, 20)


@given(st.binary(min_size=32, max_size=32), st.integers(1, 1 << 32))
def test_numbers_that_would_favour_a_remainder_are_thrown_away(key: bytes, stop: int) -> None:
    fair = (1 << 32) - (1 << 32) % stop
    expected = [word % stop for word in words_by_definition(key, {}, 64) if word < fair]
    stream = Stream(key, {})
    assert [stream.randrange(stop) for _ in expected[:10]] == expected[:10]


@pytest.mark.parametrize("stop", [0, -1, (1 << 32) + 1])
def test_a_range_without_numbers_or_too_wide_is_refused(stop: int) -> None:
    with pytest.raises(ValueError, match=str(stop)):
        Stream(bytes(32), {}).randrange(stop)


def test_every_card_lands_everywhere_about_as_often() -> None:
    game = game_named("gongzhu")
    preset = game.presets["classic"]
    seats: Counter[int] = Counter()
    for number in range(2000):
        deal = make_deal(game, preset, game.opening(preset), number.to_bytes(32, "big"), {})
        seats.update(seat for seat, hand in enumerate(deal.hands) for card in hand if card.text == "QS")
    # 500 each, standard deviation 19.4.
    assert all(400 < seats[seat] < 600 for seat in range(4))


def test_one_bit_of_anybody_changes_the_deal() -> None:
    game = game_named("guandan")
    preset = game.presets["online"]
    salts = {Seat(0): bytes(16), Seat(2): bytes(16)}
    first = make_deal(game, preset, game.opening(preset), bytes(32), salts)
    other = make_deal(game, preset, game.opening(preset), bytes(32), {**salts, Seat(2): bytes(15) + b"\1"})
    moved = make_deal(game, preset, game.opening(preset), bytes(32), {Seat(0): bytes(16), Seat(1): bytes(16)})
    assert len({first, other, moved}) == 3


def test_commitments_to_different_things_differ() -> None:
    options = options_hash("guandan", "online", {}, 1)
    base = commitment("match", 1, options, bytes(32))
    others = [
        commitment("match", 11, options, bytes(32)),
        commitment("match1", 1, options, bytes(32)),
        commitment("match", 1, options_hash("guandan", "online", {"tribute": "no"}, 1), bytes(32)),
        commitment("match", 1, options, bytes(31) + b"\1"),
    ]
    assert len({base, *others}) == 5


def record_of_two_deals(game: str) -> list[str]:
    """The record of a match at a table of four people, whose second deal is over too."""
    terms = Terms(game=game, preset=next(iter(GAMES[game].presets)), level="random")
    chairs = tuple(Chair(player=f"p{n}") for n in range(4))
    table = fold(None, Opened(table="T", match="m", rules=RULES, terms=terms, host=None, chairs=chairs, tally=(0,) * 4))
    events: list[matches.Event] = []
    for number in (1, 2):
        draft = Draft(table, partial(Fresh, bytes([number]) * 32, "-"))
        draft.go_on()
        draft.add(Contributed(seat=1, salt="ab" * 16))
        draft.deal()
        table = draft.table
        (dealt,) = (event for _, _, event in draft.lines if event.kind == "dealt")
        events.append(DealtEvent(table.game.read_deal(dealt.cards), dealt.shuffle))
        while table.phase is Phase.PLAYING:
            seat = table.to_act[0]
            action = table.game.lapse_action(table.held.state, seat)
            draft = Draft(table, partial(Fresh, bytes(32), "-"))
            draft.decide(Deed(seat=seat, do=table.game.action_text(action)))
            for _, _, event in draft.lines:
                deeds = event.deeds  # type: ignore[union-attr]
                events.append(
                    matches.Decided(
                        tuple(
                            matches.Decision(Seat(d.seat), table.game.read_action(table.log.state, Seat(d.seat), d.do))
                            for d in deeds
                        )
                    )
                )
            table = draft.table
    header = header_of(table, ("a", "b", "c", "d"))
    return list(write_record(table.game, PrivateLog(header, tuple(events))))


def verdicts(lines: list[str]) -> list[str | None]:
    return [verdict.fault for verdict in verify(replay(lines, game_named))]


def changed(lines: list[str], deal: int, **changes: object) -> list[str]:
    """The record with fields of a deal's shuffle changed, sealed anew as a forger would."""
    objects = [json.loads(line) for line in lines[:-1]]
    for each in objects:
        if each.get("deal") == deal:
            each["shuffle"].update(changes)
    return sealed(objects)


def sealed(objects: list[dict[str, object]]) -> list[str]:
    seal, told = Seal(), [to_line(each) for each in objects]
    for line in told:
        seal.add(line)
    return [*told, to_line(seal.json())]


@pytest.mark.parametrize("game", GAMES)
def test_a_fair_record_verifies_and_each_way_to_cheat_is_found(game: str) -> None:
    lines = record_of_two_deals(game)
    assert verdicts(lines) == [None, None]
    assert verdicts(changed(lines, 2, key="00" * 32)) == [None, "wrong_commitment"]
    assert verdicts(changed(lines, 2, salts={"1": "cd" * 16})) == [None, "other_cards"]
    assert verdicts(changed(lines, 2, salts={})) == [None, "other_cards"]
    assert verdicts(changed(lines, 1, match="n")) == ["wrong_commitment", None]
    assert verdicts(changed(lines, 2, options="00" * 32)) == [None, "other_options"]
    assert verdicts(changed(lines, 2, key="xyz")) == [None, "bad_proof"]
    assert verdicts(changed(lines, 2, salts=[1])) == [None, "bad_proof"]
    first = json.loads(next(line for line in lines if '"deal":1' in line))["shuffle"]
    options = bytes.fromhex(first["options"])
    # A whole proof, but of a key that the first deal had.
    again = {"key": first["key"], "commitment": commitment("m", 2, options, bytes.fromhex(first["key"]))}
    assert verdicts(changed(lines, 2, **again)) == [None, "key_used_twice"]
    other_key = bytes([9]) * 32
    late = {"key": other_key.hex(), "commitment": commitment("m", 1, options, other_key)}
    assert verdicts(changed(lines, 1, **late)) == ["wrong_promise", None]
    bare = [json.loads(line) for line in lines[:-1]]
    bare[1].pop("shuffle")
    assert verdicts(sealed(bare)) == ["no_proof", None]
