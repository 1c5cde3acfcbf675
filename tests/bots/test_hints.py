"""Hints: the idea, the move, what another one costs; from nothing but what a seat may know."""

from __future__ import annotations

import copy
import pickle

import pytest

import ironbridge as ib
from ironbridge.bots import bot
from ironbridge.core.chance import Chance
from ironbridge.core.match import Match
from ironbridge.core.speech import LANGUAGES
from ironbridge.testing.conforming import configurations, random_match

SHARES = (0.2, 0.6)  # of a game


def mid_game(id: str, moves: int = 11, players: int | None = None) -> Match:
    """A match in which greedy bots have moved so often."""
    match = ib.game(id, players).start(seed=5)
    mover = bot("greedy", 1)
    for _ in range(moves):
        match.commit(mover.play(match.view_of(match.seat)))
    return match


def told(match: Match, adviser: str) -> list[object]:
    """All that a hint says."""
    hint = match.hint(bot=adviser)
    words = [say(lang) for lang in LANGUAGES for say in (hint.idea, hint.text)]
    return [hint.place, hint.move.long, *words]


@pytest.mark.parametrize("id", ib.games())
def test_a_hint_gives_the_idea_then_the_move_then_what_another_one_costs(id: str) -> None:
    match = mid_game(id)

    hint = match.hint(bot="master@20")
    other = hint.compare()

    assert hint.seat == match.seat
    assert match.refusal(hint.move) is None
    for lang in LANGUAGES:
        steps = [hint.idea(lang), hint.text(lang), other.text(lang)]
        assert len(set(steps)) == 3
        assert all(step.endswith((".", ").")) for step in steps)
    assert other.error > 0


def test_the_idea_names_the_action_and_lights_a_place() -> None:
    match = mid_game("brass-birmingham", 3, players=3)

    hint = match.hint(bot="greedy")

    assert str(hint.move) == "build [coalbrookdale] brewery"
    assert hint.idea("en").startswith("Think of this: Build")
    assert hint.idea("fr").startswith("Pensez à ceci\u00a0: Construire")
    assert hint.place in match.scene().lit or hint.place


def test_an_own_move_is_compared_in_the_same_worlds() -> None:
    match = mid_game("brass-birmingham", 3, players=3)
    hint = match.hint(bot="greedy")
    pass_ = next(move for move in match.moves() if str(move).startswith("pass"))

    same, worse = hint.compare(hint.move), hint.compare(str(pass_))

    assert same.loss == 0
    assert worse.loss > worse.error
    assert "points worse" in worse.text("en")
    assert "points de moins" in worse.text("fr")
    with pytest.raises(ib.IllegalMove):
        hint.compare("build nonsense")


def positions() -> list[tuple[ib.Game, float]]:
    """Every configuration of what hides anything, at one time of the game or another."""
    hiding = [game for game in configurations() if game.id != "neuland"]
    return [(game, SHARES[at % 2]) for at, game in enumerate(hiding)]


@pytest.mark.parametrize(("game", "share"), positions(), ids=str)
def test_a_hint_is_the_same_whatever_the_seat_may_not_know(game: ib.Game, share: float) -> None:
    whole = random_match(game, 2)
    match = whole.copy()
    match.rewind(decision(whole, share))
    here = told(match, "greedy")

    for stream in range(2):
        assert told(elsewhere(match, stream), "greedy") == here


@pytest.mark.parametrize("id", ["age-of-industry", "brass-birmingham", "industria"])
def test_so_are_what_master_finds_and_what_another_move_costs(id: str) -> None:
    match = mid_game(id)
    other = elsewhere(match, 0)

    assert told(other, "master@20") == told(match, "master@20")
    assert str(other.hint(bot="greedy").compare()) == str(match.hint(bot="greedy").compare())


def elsewhere(match: Match, stream: int) -> Match:
    """The match in another world that looks the same to whoever is asked."""
    other = match.copy()
    other.state = match.view_of(match.seat).sample(Chance(7, stream))
    other.rewind(len(other.played))
    return other


def decision(match: Match, share: float) -> int:
    """How many moves before a decision, about so far into the match."""
    first = int(share * len(match.played))
    return next(at for at in range(first, len(match.played)) if not match.played[at].forced)


def test_the_record_notes_the_hints_that_were_taken() -> None:
    match = ib.game("industria", players=3).start(seed=8)
    assert "hints" not in str(match.record())
    first = match.seat

    match.hint(bot="greedy")
    match.hint(first, bot="greedy")
    match.play(match.moves()[0])
    record = str(match.record())

    counts = ["2" if seat == first else "0" for seat in range(3)]
    assert f"\nhints: {' '.join(counts)}\n" in record
    again = ib.load(record)
    assert again.hints == match.hints
    assert str(again.record()) == record


def test_copies_keep_the_hints_and_share_none() -> None:
    match = ib.game("industria", players=3).start(seed=8)
    match.hint(bot="greedy")

    for other in (match.copy(), copy.deepcopy(match), pickle.loads(pickle.dumps(match))):
        assert other.hints == match.hints
        other.hint(bot="greedy")
        assert sum(other.hints) == 2
    assert sum(match.hints) == 1


def test_only_whoever_is_asked_gets_a_hint() -> None:
    match = ib.game("industria", players=3).start(seed=8)
    other = (match.seat + 1) % 3

    with pytest.raises(ib.GameError, match="only whoever is asked") as refused:
        match.hint(other)
    assert "conseil" in refused.value.text("fr")
    with pytest.raises(ib.GameError, match="random cannot say"):
        match.hint(bot="random")
    with pytest.raises(ib.GameError, match="no seat 9"):
        match.hint(9)
    assert sum(match.hints) == 0


def test_where_the_game_is_over_there_is_no_hint() -> None:
    match = random_match(ib.game("industria", players=3), 2)

    with pytest.raises(ib.IllegalMove):
        match.hint()
