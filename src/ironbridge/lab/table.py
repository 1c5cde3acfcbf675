"""Table: one game between bots, on bare states, as fast as it goes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ironbridge.bots.bot import Bot
from ironbridge.core.chance import Chance
from ironbridge.core.errors import IronbridgeError
from ironbridge.core.game import Game
from ironbridge.core.match import Match
from ironbridge.core.play import after, draw, winners
from ironbridge.core.rules import CHANCE, NOBODY, Rules, State
from ironbridge.core.view import View


class BadMove(IronbridgeError):
    """A bot gave a move that the rules refuse."""


@dataclass(frozen=True)
class Played:
    """A game that was played: its seed, its moves, what they came to."""

    seed: int
    moves: list[list[int]]
    scores: list[int]
    winners: list[int]  # none if it was stopped before its end


def play_game(game: Game, bots: Sequence[Bot], seed: int) -> Played:
    """One game from the deal to the end; where the rules set none, a very long one is stopped."""
    rules = game.rules
    state = rules.start(rules.deal(Chance(seed)))
    moves: list[list[int]] = []
    seat = rules.decider(state)
    while seat != NOBODY and not (game.endless and len(moves) == game.most_moves):
        if seat == CHANCE:
            answers = draw(rules, state, Chance(seed, len(moves) + 1))
        else:
            answers = bots[seat].play(View(rules, state, seat))
        state = checked(rules, state, answers, seat, bots)
        moves.append(answers)
        seat = rules.decider(state)
    won = winners(rules, state) if seat == NOBODY else []
    return Played(seed, moves, rules.scores(state), won)


def checked(
    rules: Rules, state: State, answers: list[int], seat: int, bots: Sequence[Bot]
) -> State:
    """The position after a move, or a complaint about the bot that made it."""
    following = after(rules, state, answers)
    if following is None:
        name = type(bots[seat]).__name__
        raise BadMove(f"the bot {name} answered {answers}, which is no legal move")
    return following


def as_match(game: Game, played: Played, names: Sequence[str]) -> Match:
    """A finished game as a match, to be recorded or looked into."""
    deal = game.rules.deal(Chance(played.seed))
    state = game.rules.start(deal)
    match = Match(game, state, seed=played.seed, names=names, deal=deal)
    for answers in played.moves:
        match.push_recorded(answers)
    return match
