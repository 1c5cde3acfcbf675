"""Fit: try the weights of a judge in games of greedy bots, and move them to where they win.

Every seat of a game judges by weights of its own, each of them a little more or a little less than
it was, at random; then the same deal is played with the opposite of all of them. What a seat wins
over the others then tells of each weight which side was the better one, of all weights at once.
Maps and numbers of players that share their weights take turns. In the end the new weights play
against the old ones, on deals of their own.

    python -m ironbridge.lab.fit brass-birmingham --players 3 4 --groups 100 --out step1.toml
    python -m ironbridge.lab.fit brass-birmingham --players 3 4 --groups 100 --start step1.toml
"""

from __future__ import annotations

import argparse
import math
import re
import statistics
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources import as_file, files
from itertools import product
from pathlib import Path
from typing import Any, Final

from ironbridge.bots import bot
from ironbridge.bots.base import Bot
from ironbridge.bots.candidates import lead
from ironbridge.catalogue import game as make_game
from ironbridge.catalogue import module_of, title
from ironbridge.core.chance import Chance
from ironbridge.core.errors import IronbridgeError
from ironbridge.core.judge import Judge
from ironbridge.core.state import NOBODY
from ironbridge.core.weights import load_weights
from ironbridge.lab.table import step

SEEDS: Final = range(50_000, 90_000)  # those outside measure how strong bots are
SURE: Final = 3.0  # standard errors from which a weight is moved all the way
SIGNS: Final = 7  # the stream of chance that says which weights go up and which go down

Weights = dict[str, float]


@dataclass(frozen=True)
class Task:
    """What is fitted: a game, its settings, some or all of its weights."""

    game: str
    players: int
    settings: Mapping[str, Any] = field(default_factory=dict)
    bot: str = "greedy"
    names: Sequence[str] = ()  # of weights; none: all
    spread: float = 0.3  # how much more or less of a weight is tried, as a part of it
    most_moves: int = 2000  # of a game that the rules do not end


@dataclass(frozen=True)
class Effect:
    """Points that a seat wins over the others by more of a weight, and how sure that is."""

    name: str
    points: float
    error: float

    @property
    def step(self) -> float:
        """How far to move, from −1 to 1 times the spread; nowhere for what may well be luck."""
        if self.error == 0.0 or abs(self.points) <= self.error:
            return 0.0
        sureness = self.points / self.error
        return max(-1.0, min(1.0, (sureness - 1.0 / sureness) / SURE))


def judge_of(task: Task) -> Judge:
    """How the bots of a task judge by themselves."""
    return make_game(task.game, task.players, **task.settings).judge


def play(judges: Sequence[Judge], task: Task, seed: int) -> list[int]:
    """The scores of one game in which each seat has a judge of its own."""
    rules = judges[0].rules
    bots: list[Bot] = [bot(task.bot, seed * task.players + seat) for seat in range(task.players)]
    state = rules.start(rules.deal(Chance(seed)))
    names = [task.bot] * task.players
    for number in range(task.most_moves):
        seat = rules.decider(state)
        if seat == NOBODY:
            break
        judge = judges[max(seat, 0)]  # chance has none
        _, state = step(judge, state, seat, bots, names, Chance(seed, number + 1))
    return rules.scores(state)


def leads(scores: Sequence[int]) -> list[float]:
    """What each seat has more than the average of the others."""
    return [lead([float(score) for score in scores], seat) for seat in range(len(scores))]


def signs(names: Sequence[str], players: int, seed: int) -> list[dict[str, int]]:
    """For each seat and weight: more (1) or less (−1)."""
    chance = Chance(seed, SIGNS)
    return [{name: 2 * chance.below(2) - 1 for name in names} for _ in range(players)]


def tried(weights: Weights, sign: Mapping[str, int], spread: float) -> Weights:
    """Every weight a little more or less than it was."""
    return {name: value * (1.0 + spread * sign.get(name, 0)) for name, value in weights.items()}


def group(task: Task, weights: Weights, seed: int) -> dict[str, float]:
    """One deal, played twice with opposite weights: points for more of each weight."""
    names = list(task.names) or list(weights)
    judge = judge_of(task)
    totals = dict.fromkeys(names, 0.0)
    drawn = signs(names, task.players, seed)
    for side in (1, -1):
        turned = [{name: side * sign for name, sign in seat.items()} for seat in drawn]
        judges = [judge.weighed(tried(weights, sign, task.spread)) for sign in turned]
        for won, sign in zip(leads(play(judges, task, seed)), turned, strict=True):
            for name in names:
                totals[name] += won * sign[name]
    return {name: total / (2 * task.players) for name, total in totals.items()}


def effects(results: Sequence[Mapping[str, float]]) -> list[Effect]:
    """What the groups say of each weight."""
    found = []
    for name in results[0]:
        points = [result[name] for result in results]
        error = statistics.stdev(points) / math.sqrt(len(points)) if len(points) > 1 else 0.0
        found.append(Effect(name, statistics.fmean(points), error))
    return found


def fit(tasks: Sequence[Task], weights: Weights, seeds: Sequence[int]) -> Iterator[list[Effect]]:
    """Play group after group, the tasks in turn; after each, what they say together."""
    results: list[dict[str, float]] = []
    for at, seed in enumerate(seeds):
        results.append(group(tasks[at % len(tasks)], weights, seed))
        yield effects(results)


def moved(weights: Weights, found: Sequence[Effect], spread: float) -> Weights:
    """The weights after a step towards the better side, a full one where that is sure."""
    steps = {effect.name: effect.step for effect in found}
    return {name: value * (1.0 + spread * steps.get(name, 0.0)) for name, value in weights.items()}


def duel(task: Task, new: Weights, old: Weights, seed: int) -> float:
    """One deal, new against old in every rotation: points that a new one has more."""
    judge = judge_of(task)
    total = 0.0
    for shift in range(task.players):
        newer = [(seat + shift) % task.players % 2 == 0 for seat in range(task.players)]
        judges = [judge.weighed(new if is_new else old) for is_new in newer]
        scores = play(judges, task, seed)
        ours = [score for score, is_new in zip(scores, newer, strict=True) if is_new]
        theirs = [score for score, is_new in zip(scores, newer, strict=True) if not is_new]
        total += statistics.fmean(ours) - statistics.fmean(theirs)
    return total / task.players


def duels(tasks: Sequence[Task], new: Weights, old: Weights, seeds: Sequence[int]) -> Effect:
    """New against old in many deals, the tasks in turn."""
    points = [duel(tasks[at % len(tasks)], new, old, seed) for at, seed in enumerate(seeds)]
    return effects([{"new": one} for one in points])[0]


def written(text: str, weights: Weights) -> str:
    """A file of weights with other numbers; its comments stay, what is under headings does not."""
    text = re.split(r"(?m)^\[", text)[0]
    for name, value in weights.items():
        text = re.sub(rf"(?m)^({re.escape(name)} = )\S+", rf"\g<1>{value:.4g}", text)
    return text


def weights_file(game: str) -> Path:
    """Where a game keeps its weights."""
    with as_file(files(module_of(game)) / "data" / "judge.toml") as path:
        return path


def shared_weights(tasks: Sequence[Task]) -> Weights:
    """What the judge counts with in all of these tasks."""
    first, *others = [dict(judge_of(task).weights) for task in tasks]
    if any(other != first for other in others):
        raise SystemExit("these have weights of their own each: fit them apart, or say --start")
    return first


def setting(game: str, said: str) -> tuple[str, Any]:
    """A setting of a game as it is said on the command line: `map=germany`."""
    name, _, value = said.partition("=")
    for known in title(game).settings:
        for choice in known.choices:
            if name == known.name and value == str(choice):
                return name, choice
    raise SystemExit(f"{game} has no setting {said}")


def variants(game: str, said: Sequence[str]) -> list[dict[str, Any]]:
    """All settings that are asked for; one that is given several values takes each of them."""
    chosen: dict[str, list[Any]] = {}
    for one in said:
        name, value = setting(game, one)
        chosen.setdefault(name, []).append(value)
    return [dict(zip(chosen, values, strict=True)) for values in product(*chosen.values())]


def read_weights(file: Path, names: Collection[str]) -> Weights:
    """Weights to begin with: just those of the game."""
    try:
        weights = load_weights(file)
    except (OSError, ValueError, TypeError) as error:
        raise SystemExit(f"{file} cannot be read: {error}") from None
    wrong = sorted(set(names) ^ set(weights))
    if wrong:
        raise SystemExit(f"{file} has other weights than the game: {', '.join(wrong)}")
    return weights


def parser() -> argparse.ArgumentParser:
    """What can be said on the command line."""
    options = argparse.ArgumentParser(
        prog="python -m ironbridge.lab.fit",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    options.add_argument("game")
    options.add_argument("--players", type=int, nargs="+", default=[4])
    options.add_argument("--groups", type=int, default=50, help="deals, each played twice")
    options.add_argument("--seed", type=int, default=SEEDS.start)
    options.add_argument("--spread", type=float, default=0.3)
    options.add_argument("--weights", nargs="*", default=[], help="only these")
    options.add_argument("--set", nargs="*", default=[], help="settings: map=germany")
    options.add_argument("--start", type=Path, help="weights to begin with, if not the game's own")
    options.add_argument("--duels", type=int, default=0, help="deals of the new against the old")
    options.add_argument("--out", type=Path, help="where the new weights are written, for --start")
    return options


def main() -> None:
    """Fit; what is asked wrongly is told in a sentence."""
    try:
        run(parser().parse_args())
    except IronbridgeError as error:
        raise SystemExit(str(error)) from None


def run(given: argparse.Namespace) -> None:
    """Fit, say what was found, and try it."""
    seeds = range(given.seed, given.seed + given.groups + given.duels)
    if given.groups < 1 or given.duels < 0:
        raise SystemExit("a fit needs a group or more")
    if not 0.0 < given.spread < 1.0:
        raise SystemExit("the spread is a part of a weight: more than 0, less than 1")
    if given.out is not None and not given.out.parent.is_dir():
        raise SystemExit(f"there is no folder {given.out.parent}")
    if seeds[0] not in SEEDS or seeds[-1] not in SEEDS:
        raise SystemExit(f"seeds from {SEEDS.start} to {SEEDS.stop - 1} are for fitting")
    tasks = [
        Task(given.game, players, settings, names=given.weights, spread=given.spread)
        for settings in variants(given.game, given.set)
        for players in given.players
    ]
    if given.start is None:
        before, weights = weights_file(given.game), shared_weights(tasks)
    else:
        before = given.start
        weights = read_weights(before, judge_of(tasks[0]).weights)
    if strange := sorted(set(given.weights) - set(weights)):
        raise SystemExit(f"{given.game} has no weights {', '.join(strange)}")
    found: list[Effect] = []
    for done, so_far in enumerate(fit(tasks, weights, seeds[: given.groups]), start=1):
        found = so_far
        print(f"{done} of {given.groups}", flush=True)
    after = moved(weights, found, given.spread)
    for effect in found:
        print(
            f"{effect.name:16} {effect.points:+.2f} ± {effect.error:.2f}"
            f"   {weights[effect.name]:.4g} -> {after[effect.name]:.4g}"
        )
    if given.out is not None:
        text = before.read_text(encoding="utf-8")
        given.out.write_text(written(text, after), encoding="utf-8")
    if given.duels > 0:
        won = duels(tasks, after, weights, seeds[given.groups :])
        print(f"new against old: {won.points:+.2f} ± {won.error:.2f} in {given.duels} deals")


if __name__ == "__main__":
    main()
