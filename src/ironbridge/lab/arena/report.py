"""Report: what the games came to, side by side, each figure with its bounds over the groups."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from ironbridge.lab.arena.elo import Ahead, ratings
from ironbridge.lab.arena.estimates import Estimate, mean_of, rank_of, wins_of
from ironbridge.lab.arena.plan import Plan, Task, sides
from ironbridge.lab.arena.play import Result

Group = list[Result]  # the games of one deal, one for each rotation
Figure = Callable[[Result, int], float]  # a value that a seat has in a game


@dataclass(frozen=True)
class Standing:
    """How one side fared. A game counts once for each seat it had."""

    bot: str
    copy: bool  # the other side of a mirror match
    seats: int
    wins: Estimate  # the share that one seat of it has
    rank: Estimate
    points: Estimate
    lead: Estimate  # of points over the mean of the other seats
    gap: Estimate  # of points to the best of the other seats
    elo: Estimate
    thought: float  # milliseconds a decision
    computed: float  # of these, by the processor


@dataclass(frozen=True)
class Report:
    """What the games came to."""

    game: str
    players: int
    settings: Mapping[str, Any]
    bots: tuple[str, ...]
    seed: int
    groups: int
    games: int
    par: float
    standings: list[Standing]
    controls: list[Standing]  # each bot against itself: must come out at par
    winner: Estimate | None  # points of the winner; None if no game has ended
    unfinished: int  # games that were stopped: nobody has won them
    moves_mean: float
    moves_least: int
    moves_most: int

    def data(self) -> dict[str, Any]:
        """As plain data."""
        return asdict(self)


def report_of(plan: Plan, results: Mapping[Task, Result], groups: int, *, mirror: bool) -> Report:
    """The report of the first groups, all of them played."""
    main = grouped(plan, results, groups, "")
    games = [game for group in main for game in group]
    ended = [group for group in map(winners_points, main) if group is not None]
    lengths = [game.moves for game in games]
    controls = [
        standings(plan, plan.line_up(bot), grouped(plan, results, groups, bot))[0]
        for bot in (plan.mirrors() if mirror else [])
    ]
    return Report(
        game=plan.game,
        players=plan.players,
        settings=plan.settings,
        bots=plan.bots,
        seed=plan.seed,
        groups=groups,
        games=len(games),
        par=1 / plan.players,
        standings=standings(plan, plan.bots, main),
        controls=controls,
        winner=mean_of(ended) if ended else None,
        unfinished=sum(not game.winners for game in games),
        moves_mean=statistics.fmean(lengths),
        moves_least=min(lengths),
        moves_most=max(lengths),
    )


def grouped(plan: Plan, results: Mapping[Task, Result], groups: int, mirror: str) -> list[Group]:
    """The games of a line-up, by group."""
    return [
        [results[Task(group, rotation, mirror)] for rotation in range(plan.players)]
        for group in range(groups)
    ]


def winners_points(group: Group) -> float | None:
    """The points that won the games of a group, on average; None if none has ended."""
    points = [game.scores[game.winners[0]] for game in group if game.winners]
    return statistics.fmean(points) if points else None


# Standings.


def standings(plan: Plan, line_up: tuple[str, ...], groups: Sequence[Group]) -> list[Standing]:
    """How each side of a line-up fared."""
    side_of = sides(line_up)
    count = max(side_of) + 1
    elo = ratings([ahead(group, side_of, count) for group in groups], plan.players * len(groups))
    return [standing(line_up, side, groups, elo[side]) for side in range(count)]


def standing(
    line_up: tuple[str, ...], side: int, groups: Sequence[Group], elo: Estimate
) -> Standing:
    """How one side fared."""
    side_of = sides(line_up)

    def means(figure: Figure) -> list[float]:
        return [side_mean(group, side_of, side, figure) for group in groups]

    games = [game for group in groups for game in group]
    entry, seats = side_of.index(side), side_of.count(side)
    return Standing(
        bot=line_up[entry],
        copy=line_up[entry] in line_up[:entry],
        seats=seats,
        wins=wins_of(means(win), seats, len(games)),
        rank=rank_of(means(rank), len(line_up), seats, len(games)),
        points=mean_of(means(lambda game, seat: game.scores[seat])),
        lead=mean_of(means(lead)),
        gap=mean_of(means(gap)),
        elo=elo,
        thought=a_decision(games, side_of, side, lambda game: game.thought),
        computed=a_decision(games, side_of, side, lambda game: game.computed),
    )


def seats_of(game: Result, side_of: Sequence[int], side: int) -> list[int]:
    """Where a side sits in a game."""
    return [seat for seat, entry in enumerate(game.entries) if side_of[entry] == side]


def side_mean(group: Group, side_of: Sequence[int], side: int, figure: Figure) -> float:
    """The mean of a figure over all games of a group and all seats of a side."""
    return statistics.fmean(
        figure(game, seat) for game in group for seat in seats_of(game, side_of, side)
    )


def win(game: Result, seat: int) -> float:
    """A win; one that is shared counts in part."""
    return 1 / len(game.winners) if seat in game.winners else 0.0


def rank(game: Result, seat: int) -> float:
    """The rank of a seat."""
    return game.ranks[seat]


def lead(game: Result, seat: int) -> float:
    """How far a seat is ahead of the others' mean."""
    return game.scores[seat] - statistics.fmean(others(game, seat))


def gap(game: Result, seat: int) -> float:
    """How far a seat is ahead of the best of the others."""
    return game.scores[seat] - max(others(game, seat))


def others(game: Result, seat: int) -> list[int]:
    """The points of the other seats."""
    return game.scores[:seat] + game.scores[seat + 1 :]


def a_decision(
    games: Iterable[Result],
    side_of: Sequence[int],
    side: int,
    times: Callable[[Result], list[float]],
) -> float:
    """Milliseconds that a side takes for a decision."""
    held = [(game, seat) for game in games for seat in seats_of(game, side_of, side)]
    decisions = sum(game.decisions[seat] for game, seat in held)
    return sum(times(game)[seat] for game, seat in held) / max(1, decisions)


def ahead(group: Group, side_of: Sequence[int], count: int) -> Ahead:
    """How often each side ended ahead of each other in the games of a group."""
    table = [[0.0] * count for _ in range(count)]
    for game in group:
        seats = [side_of[entry] for entry in game.entries]
        for seat, side in enumerate(seats):
            for other_seat, other in enumerate(seats):
                if side != other:
                    table[side][other] += compared(game.ranks[seat], game.ranks[other_seat])
    return table


def compared(rank: float, other: float) -> float:
    """1 for the better rank, a half for the same."""
    return 0.5 if rank == other else float(rank < other)
