"""Table: one game between bots, on bare states, as fast as it goes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path, PurePath

from ironbridge.bots import Bot, bot
from ironbridge.core.chance import Chance
from ironbridge.core.errors import IronbridgeError
from ironbridge.core.game import Game
from ironbridge.core.match import Match
from ironbridge.core.play import after, draw, winners
from ironbridge.core.rules import CHANCE, NOBODY, Rules, State
from ironbridge.core.speech import Told
from ironbridge.core.view import View
from ironbridge.lab.words import told


class Fault(Exception):
    """What a bot did wrong, before it is said which bot it was, and when."""

    def __init__(self, key: str, **values: str) -> None:
        super().__init__(key, values)
        self.key = key  # of the sentence
        self.values = values


class BotFailed(IronbridgeError):
    """A bot broke down, or gave a move that the rules refuse."""

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
    """A bot as people read it: its file as seen from this folder, or from elsewhere its own name."""
    here = Path.cwd()
    path = here / bot
    return path.relative_to(here).as_posix() if path.is_relative_to(here) else path.name


def made_bot(name: str, seed: int) -> Bot:
    """A bot by name; a stranger's may break down in the making."""
    try:
        return bot(name, seed)
    except IronbridgeError:
        raise
    except (Exception, SystemExit) as error:
        raise BotFailed(told("bot-unmade", bot=name, error=in_a_line(error))) from error


def in_a_line(error: BaseException) -> str:
    """What a stranger's bot raised."""
    return f"{type(error).__name__}: {error}"


def play_game(
    game: Game, bots: Sequence[Bot], seed: int, names: Sequence[str] | None = None
) -> Played:
    """One game from the deal to the end; where the rules set none, a very long one is stopped."""
    rules = game.rules
    state = rules.start(rules.deal(Chance(seed)))
    moves: list[list[int]] = []
    seat = rules.decider(state)
    while seat != NOBODY and not (game.endless and len(moves) == game.most_moves):
        try:
            answers = move_of(rules, state, seat, bots, Chance(seed, len(moves) + 1))
            state = checked(rules, state, answers)
        except Fault as fault:
            name = type(bots[seat]).__name__ if names is None else names[seat]
            when = {"seed": seed, "move": len(moves) + 1}
            sentence = told(fault.key, bot=name, **when, **fault.values)
            raise BotFailed(sentence, moves) from fault.__cause__
        moves.append(answers)
        seat = rules.decider(state)
    return played(rules, state, seed, moves)


def move_of(
    rules: Rules, state: State, seat: int, bots: Sequence[Bot], chance: Chance
) -> list[int]:
    """A draw, or what the bot answers; it may do anything, and whatever it raises is its fault."""
    if seat == CHANCE:
        return draw(rules, state, chance)
    view = View(rules, state, seat)
    try:
        return bots[seat].play(view)
    except (Exception, SystemExit) as error:
        raise Fault("bot-broke-down", error=in_a_line(error)) from error


def checked(rules: Rules, state: State, answers: list[int]) -> State:
    """The position after a move, or a complaint about it."""
    following = after(rules, state, answers) if are_numbers(answers) else None
    if following is None:
        raise Fault("no-legal-move", answers=repr(answers))
    return following


def are_numbers(answers: object) -> bool:
    """Can it be a move at all? A stranger's bot may give anything."""
    return isinstance(answers, list) and all(type(answer) is int for answer in answers)


def played(rules: Rules, state: State, seed: int, moves: list[list[int]]) -> Played:
    """What a game came to; nobody has won one that was stopped."""
    scores = rules.scores(state)
    if rules.decider(state) != NOBODY:
        return Played(seed, moves, scores, [], [(rules.seats + 1) / 2] * rules.seats)
    return Played(seed, moves, scores, winners(rules, state), ranks(rules, state))


def ranks(rules: Rules, state: State) -> list[float]:
    """The rank of every seat after all tie-breaks; equals share the middle of theirs."""
    scores = rules.scores(state)
    standings = [[scores[seat], *rules.tie_break(state, seat)] for seat in range(rules.seats)]
    return [
        sum(other > own for other in standings) + (standings.count(own) + 1) / 2
        for own in standings
    ]


def replayed(game: Game, seed: int, moves: Sequence[list[int]], names: Sequence[str]) -> Match:
    """A game, or its beginning, as a match."""
    deal = game.rules.deal(Chance(seed))
    match = Match(game, game.rules.start(deal), seed=seed, names=names, deal=deal)
    for answers in moves:
        match.push_recorded(answers)
    return match
