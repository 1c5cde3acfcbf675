"""Table: one game between bots, on bare states, as fast as it goes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path, PurePath

from ironbridge.bots import Bot, BotFailed, answer
from ironbridge.core.chance import Chance
from ironbridge.core.errors import IronbridgeError
from ironbridge.core.game import Game
from ironbridge.core.judge import Judge
from ironbridge.core.match import Match
from ironbridge.core.play import after, draw, standings, winners
from ironbridge.core.rules import Rules
from ironbridge.core.speech import Told
from ironbridge.core.state import CHANCE, NOBODY, State
from ironbridge.lab.words import told


class GameBroken(IronbridgeError):
    """A game that cannot go on through the fault of a bot."""

    def __init__(self, sentence: Told, moves: Sequence[list[int]] = ()) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.moves = list(moves)  # of the game up to there


@dataclass(frozen=True)
class Played:
    """A game that was played: its seed, its moves, what they came to."""

    seed: int
    moves: list[list[int]]
    scores: list[int]
    winners: list[int]  # none if it was stopped before its end
    ranks: list[float]  # from 1; equals share theirs, as all do in a game without an end


def seated(names: Sequence[str], players: int) -> tuple[str, ...]:
    """A bot for each seat: the last name fills the seats that are left."""
    if not 1 <= len(names) <= players:
        raise ValueError(f"1 to {players} bots can be named, not {len(names)}")
    return (*names, *[names[-1]] * (players - len(names)))


def names_of(line_up: Sequence[str]) -> list[str]:
    """Names for a record: the bot and its seat; of a bot in a file only its own name."""
    short = [PurePath(bot).name.rpartition(":")[2] for bot in line_up]
    return [f"{name} {seat}" for seat, name in enumerate(short, 1)]


def short_name(bot: str) -> str:
    """A bot as people read it: its file as seen from this folder, or from elsewhere the end of it."""
    here = Path.cwd()
    path = here / bot
    near = path.relative_to(here) if path.is_relative_to(here) else Path(*path.parts[-2:])
    return near.as_posix()


def play_game(
    game: Game,
    bots: Sequence[Bot],
    seed: int,
    names: Sequence[str] | None = None,
    most_moves: int | None = None,
) -> Played:
    """One game from the deal to the end; where the rules set none, a very long one is stopped."""
    most = most_moves or game.most_moves
    rules = game.rules
    state = rules.start(rules.deal(Chance(seed)))
    known = [type(bot).__name__ for bot in bots] if names is None else names
    moves: list[list[int]] = []
    seat = rules.decider(state)
    while seat != NOBODY and not (game.endless and len(moves) == most):
        try:
            answers, state = step(
                game.judge, state, seat, bots, known, Chance(seed, len(moves) + 1)
            )
        except BotFailed as failed:
            sentence = told("at-move", sentence=failed.sentence, seed=seed, move=len(moves) + 1)
            raise GameBroken(sentence, moves) from failed.__cause__
        moves.append(answers)
        seat = rules.decider(state)
    return played(rules, state, seed, moves)


def step(
    judge: Judge, state: State, seat: int, bots: Sequence[Bot], names: Sequence[str], chance: Chance
) -> tuple[list[int], State]:
    """The next move, of a bot or of chance, and where it leads."""
    if seat != CHANCE:
        return answer(bots[seat], names[seat], judge, state, seat)
    drawn = draw(judge.rules, state, chance)
    following = after(judge.rules, state, drawn)
    assert following is not None
    return drawn, following


def played(rules: Rules, state: State, seed: int, moves: list[list[int]]) -> Played:
    """What a game came to; nobody has won one that was stopped."""
    scores = rules.scores(state)
    if rules.decider(state) != NOBODY:
        return Played(seed, moves, scores, [], [(rules.seats + 1) / 2] * rules.seats)
    return Played(seed, moves, scores, winners(rules, state), ranks(rules, state))


def ranks(rules: Rules, state: State) -> list[float]:
    """The rank of every seat after all tie-breaks; equals share the middle of theirs."""
    reached = standings(rules, state)
    return [sum(other > own for other in reached) + (reached.count(own) + 1) / 2 for own in reached]


def replayed(game: Game, seed: int, moves: Sequence[list[int]], names: Sequence[str]) -> Match:
    """A game, or its beginning, as a match."""
    deal = game.rules.deal(Chance(seed))
    match = Match(game, game.rules.start(deal), seed=seed, names=names, deal=deal)
    for answers in moves:
        match.push_recorded(answers)
    return match
