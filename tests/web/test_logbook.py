"""The log tells what each move did and when a round begins, and no more than its reader may know."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Final

import msgspec
import pytest

import ironbridge as ib
from ironbridge.core.chance import Chance
from ironbridge.core.events import Event
from ironbridge.core.match import Match
from ironbridge.core.state import NOBODY, State
from ironbridge.core.view import View
from ironbridge.draw.symbols import symbols
from ironbridge.web.gallery import Gallery
from ironbridge.web.jobs import RECENT, Sight
from ironbridge.web.logbook import Data, log_data, open_entry

MOVES = 30
DOCS: Final = Path(__file__).parents[2] / "docs"
NEVER: Final = (
    "card",
    "mat",
    "deck",
    "order",
    "seat",
    "marker",
    "score",
    "track",
    "time",
    "supply",
)
FIRST: Final = {
    "age-of-industry": ("Round 1", "Manche 1"),
    "brass-birmingham": ("Canal era, round 1", "Canaux, manche 1"),
    "industria": ("Epoch I, round 1", "Époque I, tour 1"),
    "neuland": ("Ada’s turn, from space 1", "Ada, à partir de la case 1"),
}


def played(id: str, seed: int = 3, moves: int = MOVES) -> Match:
    """A match after so many moves."""
    match, luck = ib.game(id).start(seed=seed), random.Random(id)
    while len(match.played) < moves and not match.over:
        while match.draft.question is not None:
            match.answer(luck.choice(match.options()))
        match.finish()
    return match


def log(match: Match, eyes: int = 0, *, board: str = "light", first: int = 0) -> list[Data]:
    """Its log, as somebody sees it."""
    entries: list[Data] = log_data(match, Sight(eyes, "en", board), first, Gallery())["entries"]
    return entries


@pytest.mark.parametrize("id", ib.games())
def test_an_entry_shows_no_secrets(id: str) -> None:
    match = played(id)
    real, recent = match.state, match.played[-RECENT - 1 :]
    kept = [(move.before, move.events) for move in recent]

    for eyes in range(NOBODY, match.game.players):
        told = msgspec.json.encode(log(match, eyes, first=MOVES - RECENT))
        for move in recent:
            move.before = elsewhere(match, move.before, eyes)
            move.events = [disguised(match, event, eyes) for event in move.events]
        match.state = elsewhere(match, real, eyes)
        again = msgspec.json.encode(log(match, eyes, first=MOVES - RECENT))
        match.state = real
        for move, (before, events) in zip(recent, kept, strict=True):
            move.before, move.events = before, events
        assert told == again


def elsewhere(match: Match, state: State, eyes: int) -> State:
    """Another world that looks the same to these eyes."""
    return View(match.game.judge, state, eyes).sample(Chance(eyes + 2, 9))


def disguised(match: Match, event: Event, eyes: int) -> Event:
    """Something else that would sound the same to these eyes."""
    if match.game.rules.heard(event, eyes) == event:
        return event
    return Event(event.shape, event.seat, *(number + 1 for number in event.numbers[:1]))


@pytest.mark.parametrize("id", ib.games())
def test_a_round_has_one_heading_where_it_begins(id: str) -> None:
    match = ib.load((DOCS / f"{id}.txt").read_text(encoding="utf-8"))

    for place, lang in enumerate(("en", "fr")):
        told = [open_entry(match, at, lang) for at in range(len(match.played) + 1)]
        headings = [entry["heading"] for entry in told if entry["heading"]]
        assert told[0]["heading"] == ""
        assert told[1]["heading"] == FIRST[id][place].replace("Ada", match.names[0])
        assert len(set(headings)) == len(headings) or id == "neuland", "time goes round there"
        assert 3 < len(headings) < len(told)


def test_cards_drawn_are_counted_once_and_named_to_whoever_drew_them() -> None:
    match = played("brass-birmingham", moves=12)
    drew = next(
        at
        for at, move in enumerate(match.played, 1)
        if sum(event.kind == "drew" for event in move.events) == 2
    )
    drawer = match.played[drew - 1].seat

    theirs = log(match, (drawer + 1) % match.game.players)[drew]["lines"]
    own = log(match, drawer)[drew]["lines"]

    assert f"{match.names[drawer]} draws 2 cards." in theirs
    assert any(line.startswith(f"{match.names[drawer]} draws 2 cards: ") for line in own)


@pytest.mark.parametrize("id", ib.games())
def test_a_move_tells_what_it_was_about_and_what_it_did(id: str) -> None:
    match = ib.load((DOCS / f"{id}.txt").read_text(encoding="utf-8"))
    flows, laid, told, bold = set(), 0, 0, 0

    for at in range(RECENT, len(match.played), 4 * RECENT):
        part = match.copy()
        part.rewind(at)
        for entry in log(part, first=at + 1 - RECENT):
            did = entry["did"]
            told += 1
            bold += len(entry["deeds"])
            laid += len(did["laid"])
            flows |= {symbol for *_, symbol in did["flows"]}
            shown = [*did["laid"], *did["changed"], *did["gone"]]
            assert not [id for id in shown if id.split(":")[0] in NEVER]

    assert flows
    assert flows <= set(symbols())
    assert laid > 2
    assert bold > told / 3


def test_only_pages_are_told_what_the_last_moves_did() -> None:
    match = played("industria", moves=20)

    assert [entry["did"] is None for entry in log(match)] == [True] * 9 + [False] * 12
    assert all(entry["did"] is None for entry in log(match, board="none"))
