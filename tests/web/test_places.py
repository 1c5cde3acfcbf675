"""Every game says where its options stand, so that clicking what is not lit tells why not."""

from __future__ import annotations

import pytest

import ironbridge as ib
from ironbridge.bots import bot
from ironbridge.core.match import Match
from ironbridge.core.view import View

MOVES = 60


@pytest.mark.parametrize("id", ib.games())
def test_an_option_stands_where_its_scene_is_lit(id: str) -> None:
    match = ib.game(id).start(seed=3)
    player = bot("random", 3)

    for _ in range(MOVES):
        if match.over:
            break
        check_places(match)
        match.commit(player.play(match.view_of(match.seat)))


def check_places(match: Match) -> None:
    """Where the options are lit is where they stand; what is refused stands anywhere, or nowhere."""
    asked = match.question
    assert asked is not None
    game, question = match.game, asked.question
    state = View(game.judge, asked.state, asked.seat).state
    lit = match.scene(asked.seat).lit
    for option in match.options():
        assert option.phrase in lit[game.words.place(state, question, option.number)]
    for option_number in range(game.rules.asks[question.kind].domain):
        assert isinstance(game.words.place(state, question, option_number), str)
