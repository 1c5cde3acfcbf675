"""A ghost is the move as it will stand, and knows no more than whoever makes it."""

from __future__ import annotations

import random

import pytest

import ironbridge as ib
from ironbridge.core.chance import Chance
from ironbridge.core.events import Event
from ironbridge.core.match import Match
from ironbridge.core.scene import Piece, Scene
from ironbridge.core.view import View
from ironbridge.web.fates import CHANGED, GONE, LAID, is_own
from ironbridge.web.ghosts import Ghost, Ghosts, seen, things
from ironbridge.web.jobs import Sight
from rulesets.industria.table import has, laying

MOVES = 40


def composed(match: Match, luck: random.Random) -> None:
    """A whole move, answer by answer."""
    while match.draft.question is not None:
        match.answer(luck.choice(match.options()))


def ghost_of(match: Match, lang: str = "en") -> Ghost:
    return Ghosts().ghost(match, Sight(match.seat, lang, "light"), [])


def after(match: Match, lang: str) -> Scene:
    """What the mover sees once the move is made."""
    return seen(match, Sight(match.seat, lang, "light"), match.draft.given.state)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("id", ib.games())
def test_a_ghost_comes_true(id: str, lang: str) -> None:
    match, luck = ib.game(id).start(seed=3), random.Random(id)
    fates: set[str] = set()

    for _ in range(MOVES):
        if match.over:
            break
        composed(match, luck)
        ghost, real = ghost_of(match, lang), after(match, lang)
        told, true = things(ghost.scene), things(real)
        for thing, fate in ghost.fates.items():
            if fate == GONE:
                assert thing in told
            elif not is_own(told[thing]):
                assert told[thing] == true[thing]
        fates |= set(ghost.fates.values())
        match.finish()

    assert {LAID, CHANGED} <= fates


@pytest.mark.parametrize("id", ib.games())
def test_a_ghost_shows_no_secrets(id: str) -> None:
    match, luck = ib.game(id).start(seed=5), random.Random(id)

    for count in range(MOVES):
        if match.over:
            break
        composed(match, luck)
        answers, real = match.draft.answers[:], match.state
        ghost = ghost_of(match)
        match.state = View(match.game.judge, real, match.seat).sample(Chance(count, 9))
        match.compose_all(answers)
        assert match.draft.question is None
        assert ghost_of(match) == ghost
        match.state = real
        match.compose_all(answers)
        match.finish()


@pytest.mark.parametrize("id", ib.games())
def test_a_move_begun_shows_all_that_may_be_chosen(id: str) -> None:
    match, luck = ib.game(id).start(seed=4), random.Random(id)
    ghosts = Ghosts()

    for _ in range(MOVES):
        if match.over:
            break
        while match.draft.question is not None:
            scene = ghosts.ghost(match, Sight(match.seat, "en", "light"), []).scene
            places = {*things(scene), *(panel.id for panel in scene.panels), ""}
            assert set(scene.lit) <= places
            match.answer(luck.choice(match.options()))
        match.finish()


@pytest.mark.parametrize(
    ("lang", "price", "gain"),
    [("en", "1 thaler", "B: +1 thaler"), ("fr", "1 thaler", "B\u00a0: +1 thaler")],
)
def test_what_another_delivers_is_paid_to_him(lang: str, price: str, gain: str) -> None:
    match = laying("II", A=has("ceramics-works canal-1", money=4), B=has(laid="quarry"))
    match.compose(["lay ceramics-works"])

    ghost = ghost_of(match, lang)

    assert ("tile:quarry", "tile:ceramics-works", price, "stone") in ghost.flows
    assert ghost.gains == [("tile:quarry", gain)]


@pytest.mark.parametrize("id", ["age-of-industry", "brass-birmingham"])
def test_whose_mine_flips_stands_beside_it(id: str) -> None:
    match, luck = ib.game(id).start(seed=2), random.Random(id)
    flips: list[Event] = []

    while not flips:
        composed(match, luck)
        events = match.draft.given.state.events or []
        flips = [event for event in events if event.kind == "flipped"]
        if not flips:
            match.finish()
    ghost = ghost_of(match)

    place, words = ghost.gains[0]
    told = things(ghost.scene)[place]
    assert isinstance(told, Piece) and told.owner == flips[0].seat
    assert words.startswith(f"{match.names[flips[0].seat]}: ")


def test_a_token_of_neuland_goes_where_it_is_used() -> None:
    match, luck = ib.game("neuland").start(seed=4), random.Random(1)
    sources: set[str] = set()

    while not match.over and not {"token", "tile"} <= sources:
        composed(match, luck)
        sources |= {flow[0].split(":")[0] for flow in ghost_of(match).flows}
        match.finish()

    assert {"token", "tile"} <= sources
