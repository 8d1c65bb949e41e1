"""Every decision of both lessons over HTTP: each kind of choice is answered, told what fits its cards, and led to the
end; what the rules refuse is told why, and changes nothing. A tenth of the ways in `make test`, all of them in a soak.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from html import unescape
from itertools import islice
from pathlib import Path
from typing import Any

import httpx2
import pytest
from tests.server.conftest import Served

from danzhu.bots.advice import WHY
from danzhu.bots.reason import Case, Reason
from danzhu.games.gongzhu.action import Claim, Expose
from danzhu.games.gongzhu.action import Play as CardPlay
from danzhu.games.guandan.action import Pass, Play
from danzhu.games.registry import game_named
from danzhu.guides import draw
from danzhu.lessons.course import GAMES, Course, advised, course
from danzhu.lessons.deed import LEARNER
from danzhu.locale import LANGUAGES, Words, words_in

pytestmark = pytest.mark.slow

_LISTED = 4000
"""Legal actions that are looked through for one of each kind."""
_RAW = re.compile(r"\b(lesson|reason|refusal|puzzle|advice|bad-text|seat|card|mark|guide)-[a-z]|[{}]|\bNone\b")
"""What shows in a text that somebody forgot to fill in."""


@pytest.fixture
async def http(tmp_path: Path) -> AsyncIterator[httpx2.AsyncClient]:
    served = Served(tmp_path, limits=False)
    await served.start()
    async with httpx2.AsyncClient(base_url=served.base, trust_env=False, timeout=60) as client:
        yield client
    await served.stop()


@dataclass(frozen=True, slots=True)
class Way:
    """Something that can be done at a decision: what was done before, the course there, and the action."""

    game: str
    done: tuple[str, ...]
    now: Course
    action: Any

    @property
    def asked(self) -> list[tuple[str, str]]:
        """What the form of the page asks for it, its reading left out."""
        form = [("do", each) for each in self.done]
        match self.action:
            case Expose(cards):
                return [*form, ("expose", "1"), *(("card", card.text) for card in cards)]
            case CardPlay(card):
                return [*form, ("card", card.text)]
            case Play(cards):
                return [*form, *(("card", card.text) for card in cards)]
            case Pass() | Claim():
                return [*form, ("card", game_named(self.game).action_text(self.action))]
        raise TypeError(self.action)


def decisions(game: str) -> Iterator[tuple[tuple[str, ...], Course]]:
    """Every decision of whoever follows the advice."""
    done: tuple[str, ...] = ()
    for now in advised(game):
        if now.due is not None:
            yield done, now
            done = (*done, game_named(game).action_text(now.due.advice[0].action))


def ways(game: str) -> list[Way]:
    """At each decision, in Gong Zhu all that can be done; in Guandan all that is advised, the pass, and one play of
    every kind and size besides."""
    rules, found = game_named(game), []
    for done, now in decisions(game):
        assert now.due is not None
        legal = list(islice(rules.legal_actions(now.state, LEARNER), _LISTED))
        if game == "guandan":
            kinds = {(each.reading.kind, each.reading.size) if isinstance(each, Play) else None: each for each in legal}
            legal = [*(each.action for each in now.due.advice), *kinds.values()]
        found += [Way(game, done, now, action) for action in dict.fromkeys(legal)]
    return found


def text_of(html: str) -> str:
    """The words of a piece of HTML."""
    return re.sub(r"[ \n]+", " ", unescape(re.sub(r"<[^>]+>", " ", html))).strip()


def section(html: str, start: str, end: str) -> str:
    """The first piece from one mark to another; empty where there is none."""
    found = re.search(f"{re.escape(start)}.*?{re.escape(end)}", html, re.DOTALL)
    return found[0] if found else ""


def cards_of(action: Any) -> list[Any]:
    match action:
        case CardPlay(card):
            return [card]
        case Play(cards) | Expose(cards):
            return list(cards)
        case _:
            return []


def shows(html: str, action: Any, say: Words) -> bool:
    """Whether just the cards of an action are drawn in a piece of HTML, and spoken."""
    cards = cards_of(action)
    spoken = " ".join(unescape(each) for each in re.findall(r'aria-label="([^"]*)"', html))
    drawn = len(re.findall(r'<span class="c ', html))
    return drawn == len(cards) and all(draw.name(card, say) in spoken for card in cards)


def is_told(html: str, way: Way, say: Words) -> None:
    """What the page after a choice says of it is so."""
    assert way.now.due is not None
    best = way.now.due.advice[0]
    judged = section(html, '<section class="judged', "</section>")
    words = text_of(judged)
    if best.action == way.action:
        assert 'data-followed="yes"' in judged
        assert say("lesson-because", reason=say(f"reason-{best.reason}")) in words
    elif 'data-followed="no"' in judged:
        assert shows(section(judged, '<ul class="rows">', "</ul>"), best.action, say)
        if say("lesson-as-good") in words:
            worth = {each.action: each.value for each in way.now.due.advice}
            assert round(worth[way.action] - best.value, 2) >= 0
            assert 'class="judged wrong"' not in judged
        else:
            assert 'class="judged wrong"' in judged
            assert any(each in words for each in tells_apart(way, say)), words
            assert not re.search(rf"(?<![\d.,]){re.escape(say(f'advice-{best.unit}', amount=0))}", words)
    else:  # other suits of the same play, where suits do not matter
        assert isinstance(way.action, Play)
        assert way.action.reading == best.action.reading
    happened = section(html, '<ol class="rows">', "</ol>")
    first = section(happened, "<li>", "</li>")
    assert say("seat-you") in text_of(first)
    assert shows(first, way.action, say)


def tells_apart(way: Way, say: Words) -> set[str]:
    """What can be said for the advice and not for what was done, in words; and what is said where nothing can."""
    assert way.now.due is not None
    best, view = way.now.due.advice[0], game_named(way.game).view(way.now.state, LEARNER)
    true = {
        reason
        for reason, holds in WHY[way.game].items()
        if holds(Case(view, best.action, way.action)) and not holds(Case(view, way.action, best.action))
    }
    return {say(f"reason-{reason}") for reason in true or {Reason.BEST if best.value is not None else Reason.HABIT}}


def is_whole(page: httpx2.Response) -> str:
    """The page's own part, with every word filled in."""
    assert page.status_code == 200, page.text
    body = section(page.text, "<main", "</main>")
    assert not _RAW.search(text_of(body)), _RAW.search(text_of(body))
    assert body.count("data-moment=") == len(set(re.findall(r'data-moment="(\w+)"', body)))
    return body


async def asked(http: httpx2.AsyncClient, way: Way, language: str) -> httpx2.Response:
    """The page after a choice: the form is sent as it stands, a reading named where the page asks for one."""
    path = f"/learn/{language}/{way.game}"
    answer = await http.get(path, params=way.asked)
    if answer.status_code == 200:
        assert isinstance(way.action, Play), answer.text
        offered = re.findall(r'name="reading" value="([^"]+)"', is_whole(answer))
        assert way.action.reading.text in offered
        assert len(offered) > 1
        answer = await http.get(path, params=[*way.asked, ("reading", way.action.reading.text)])
    assert answer.status_code == 303, answer.text
    return await http.get(answer.headers["location"])


async def goes_on(http: httpx2.AsyncClient, page: str, way: Way, language: str) -> None:
    """Following the advice from a page leads to the last one, which counts up for all four."""
    say, steps = words_in(language), 0
    while "data-over" not in page:
        follow = re.search(rf'<a class="button" href="([^"]+)">{re.escape(say("lesson-follow"))}</a>', page)
        assert follow is not None, "every page but the last has something to follow"
        page = is_whole(await http.get(unescape(follow[1])))
        assert 'data-followed="yes"' in page
        steps += 1
        assert steps <= 40
    ending = text_of(page[page.index(say("lesson-ended")) :])
    for seat in ("seat-you", "seat-right", "seat-left", "seat-partner" if way.game == "guandan" else "seat-opposite"):
        assert say(seat) in ending
    assert f'href="/{way.game}"' in page


async def sweep(http: httpx2.AsyncClient, some: list[Way], languages: list[tuple[str, ...]]) -> None:
    for way, told in zip(some, languages, strict=True):
        for language in told:
            page = is_whole(await asked(http, way, language))
            is_told(page, way, words_in(language))
        await goes_on(http, page, way, language)


@pytest.mark.parametrize("game", GAMES)
async def test_a_tenth_of_the_ways_is_told_and_leads_to_the_end(http: httpx2.AsyncClient, game: str) -> None:
    some = ways(game)[3::10]
    await sweep(http, some, [(LANGUAGES[at % len(LANGUAGES)],) for at in range(len(some))])


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
async def test_every_way_is_told_in_every_language_and_leads_to_the_end(http: httpx2.AsyncClient, game: str) -> None:
    every = ways(game)
    assert Counter(len(way.done) for way in every).keys() == {len(done) for done, _ in decisions(game)}
    await sweep(http, every, [LANGUAGES] * len(every))


def refused(way: Way) -> Iterator[tuple[list[tuple[str, str]], str]]:
    """Forms that the page must refuse at a decision, each with the key of what it says."""
    done, state = [("do", each) for each in way.done], way.now.state
    held = list(state.hands[LEARNER])
    yield [*done, ("card", "XX")], "bad-text-unknown_card"
    yield [*done, ("card", "pass"), ("card", "pass")], "bad-text-unknown_card"
    if way.game == "guandan":
        yield [*done, *[("card", "AS")] * 3], "refusal-cards_not_held"
        away = next(card for hand in state.hands[1:] for card in hand if card not in held)
        yield [*done, ("card", away.text)], "refusal-cards_not_held"
        low, high = held[0], held[-1]
        if len(held) > 1 and low.rank != high.rank and low.text[1] != "H":
            yield [*done, ("card", low.text), ("card", high.text)], "refusal-no_such_reading"
        return
    if isinstance(way.action, Expose):
        yield [*done, ("expose", "1"), ("card", held[0].text)], "refusal-not_exposable"
        yield [*done, ("expose", "1"), ("card", "AH")], "refusal-cards_not_held"
        return
    away = next(card for hand in state.hands[1:] for card in hand)
    yield [*done, ("card", away.text)], "refusal-cards_not_held"
    yield [*done, ("card", "claim")], "refusal-points_remain"
    if state.trick:
        led = state.trick[0][1].suit
        if any(card.suit is led for card in held) and any(card.suit is not led for card in held):
            other = next(card for card in held if card.suit is not led)
            yield [*done, ("card", other.text)], "refusal-must_follow_suit"


@pytest.mark.parametrize("game", GAMES)
async def test_what_is_refused_is_told_why_and_changes_nothing(http: httpx2.AsyncClient, game: str) -> None:
    for at, (done, now) in enumerate(decisions(game)):
        language = LANGUAGES[at % len(LANGUAGES)]
        say, path = words_in(language), f"/learn/{language}/{game}"
        assert now.due is not None
        before = is_whole(await http.get(path, params=[("do", each) for each in done]))
        for form, key in refused(Way(game, done, now, now.due.advice[0].action)):
            page = is_whole(await http.get(path, params=form))
            alert = text_of(section(page, 'role="alert">', "</p>"))
            plain = say(key, text="¤").partition("¤")[0] if key.startswith("bad-text") else say(key)
            assert plain in alert, (form, key)
            assert re.findall(r'name="do" value="[^"]*"', page) == re.findall(r'name="do" value="[^"]*"', before)
        no_card = [*(("do", each) for each in done), ("reading", "pair-2")]
        assert is_whole(await http.get(path, params=no_card)) == before


async def test_a_learner_who_passes_all_the_time_comes_to_the_end_too(http: httpx2.AsyncClient) -> None:
    rules = game_named("guandan")
    done: tuple[str, ...] = ()
    while (now := course("guandan", done)).due is not None:
        legal = list(islice(rules.legal_actions(now.state, LEARNER), _LISTED))
        slowest = Pass() if Pass() in legal else min(legal, key=lambda play: len(play.cards))
        done = (*done, rules.action_text(slowest))
    assert len(done) > 30
    assert "data-over" in is_whole(await http.get("/learn/zh/guandan", params=[("do", each) for each in done]))
    # A deal may take far more decisions: an address that is only long is read, and begins anew if it is wrong.
    assert (await http.get("/learn/zh/guandan", params=[("do", "pass")] * 100)).status_code == 303
