"""Those who play: one person at each table, who makes his moves when they are due.

The moves of a table are due at times drawn beforehand (a Poisson process), whether the server keeps
up or not. A person begins to compose a little before, asks after every answer as a browser does, and
plays when the move is due, or as soon after as he can. What he waits for counts from when it was due.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from tables_line import Came, Line, Lost, Message, Option, Refused, dial, post

import ironbridge as ib
from ironbridge.bots import bot

SEATS: Final = {"industria": 3, "brass-birmingham": 2, "age-of-industry": 3, "neuland": 2}
GAMES: Final = 8  # records from whose positions the tables begin, at the most
LONGEST: Final = 300  # moves of such a record
AT_ONCE: Final = 8  # tables that are opened at the same time
LEAD: Final = 1.0  # seconds before a move is due when its composing begins
SET_UP: Final = 600.0  # seconds to open all tables, at the most
NOWHERE: Final = Message("none")


@dataclass
class Seen:
    """What somebody has waited for, in seconds, and how much came over the wire, in bytes."""

    played: list[float] = field(default_factory=list)
    seen: list[float] = field(default_factory=list)
    asked: list[float] = field(default_factory=list)
    first_bytes: list[int] = field(default_factory=list)
    asked_bytes: list[int] = field(default_factory=list)
    state_bytes: list[int] = field(default_factory=list)
    undone: int = 0
    errors: Counter[str] = field(default_factory=Counter)


def together(all_seen: Iterable[Seen]) -> Seen:
    """What all of them have seen."""
    sum_ = Seen()
    for seen in all_seen:
        for name, value in vars(seen).items():
            setattr(sum_, name, getattr(sum_, name) + value)
    return sum_


# Positions to begin with.


def sound_match(game: str, seed: int) -> ib.Match:
    """A game that bots have played, so that there is something on the board."""
    match = ib.game(game, players=SEATS[game]).start(seed=seed)
    player = bot("greedy", seed)
    while not match.over and len(match.played) < LONGEST:
        match.play(match.move(player.play(match.view_of(match.seat))))
    return match


@dataclass(frozen=True)
class House:
    """Servers with records from which tables are opened, anywhere between beginning and end."""

    ports: list[int]
    boards: bool
    seats: int
    records: list[tuple[str, int]]  # with the number of their moves

    async def open(self, dice: random.Random) -> Line:
        """A new table of somebody new, and his line to it."""
        port, (id, moves) = dice.choice(self.ports), dice.choice(self.records)
        order = {"at": dice.randrange(moves), "seats": [{"who": "me"}] * self.seats, "name": "Ada"}
        answer, cookie = await post(port, f"/api/replays/{id}/play-on", order)
        look = "board=light&zip=1&changes=1" if self.boards else "board=none"
        path = f"/api/tables/{answer['table']['id']}/socket?{look}"
        return await dial(path, port, cookie)


async def furnish(
    ports: list[int], game: str, boards: bool, tables: int, dice: random.Random
) -> House:
    """Bring records to the first of some servers with one database."""
    brought = []
    for _ in range(min(GAMES, tables)):
        match = sound_match(game, dice.randrange(2**31))
        answer, _ = await post(ports[0], "/api/records", str(match.record()))
        brought.append((str(answer["id"]), len(match.played)))
    return House(ports, boards, SEATS[game], brought)


# A person.


class Player:
    """Somebody who plays all seats of one table, and of another one when that is over."""

    def __init__(self, house: House, seed: int) -> None:
        self.house = house
        self.dice = random.Random(seed)
        self.seen = Seen()
        self.line: Line | None = None
        self.state = NOWHERE
        self.state_came = Came(NOWHERE, 0, 0)
        self.dues: list[float] = []
        self.number = 0

    async def sit_down(self) -> None:
        """At a new table, until its first state is there."""
        self.leave()
        self.line = await self.house.open(self.dice)
        while self.state is NOWHERE:
            await self.receive()
        self.seen.first_bytes.append(self.state_came.size)

    def leave(self) -> None:
        """The table, if there is one."""
        if self.line is not None:
            self.line.close()
        self.line, self.state = None, NOWHERE

    async def receive(self) -> Came:
        """The next message; a state is kept."""
        assert self.line is not None
        came = await self.line.receive()
        if came.message.type == "state":
            self.state, self.state_came = came.message, came
        return came

    async def call(self, do: str, answers: list[int]) -> Came:
        """Send a message, and wait for its answer."""
        assert self.line is not None
        self.number += 1
        self.line.send({"do": do, "id": self.number, "seq": self.state.seq, "answers": answers})
        while (came := await self.receive()).message.re != self.number:
            pass
        if came.message.type == "error":
            raise Refused(came.message.code)
        return came

    async def play_on(self, dues: list[float]) -> None:
        """Make the moves that are due; what goes wrong is counted, and a new table taken."""
        self.dues = dues
        while self.dues:
            try:
                await self.play_next()
            except (Refused, Lost, OSError) as error:
                self.seen.errors[str(error) or type(error).__name__] += 1
                self.leave()
                await asyncio.sleep(LEAD)

    async def play_next(self) -> None:
        """Make the next move when it is due. Nobody waits for a move while a new table is opened."""
        if self.state.table is None or self.state.table.status != "playing":
            await self.sit_down()
            self.dues = [max(due, now() + LEAD) for due in self.dues]
        due = self.dues[0]
        await until(due - LEAD)
        answers = await self.compose()
        await until(due)
        await self.play(due, answers)
        self.dues.pop(0)

    async def compose(self) -> list[int]:
        """A move by chance, question by question, as a browser asks."""
        answers: list[int] = []
        asked = self.state
        while not asked.complete:
            answers.append(self.dice.choice(willing(asked.options)).number)
            begun = now()
            came = await self.call("ask", answers)
            self.seen.asked.append(came.at - begun)
            self.seen.asked_bytes.append(came.size)
            asked = came.message
        return answers

    async def play(self, due: float, answers: list[int]) -> None:
        """Play, and wait for the new state, which may be here before the word that it is stored."""
        seq = self.state.seq
        played = await self.call("play", answers)
        while self.state.seq <= seq:
            await self.receive()
        self.seen.played.append(played.at - due)
        self.seen.seen.append(self.state_came.at - due)
        self.seen.state_bytes.append(self.state_came.size)

    def give_up(self) -> None:
        """Count what is still due as done now, which is too good for it."""
        late = [now() - due for due in self.dues]
        self.seen.undone += len(late)
        self.seen.played += late
        self.seen.seen += late
        if late:
            self.leave()


def willing(options: list[Option]) -> list[Option]:
    """What a person chooses from: he does something if he can."""
    return [option for option in options if option.phrase != "pass"] or options


def now() -> float:
    """By the clock of the loop, as messages are stamped."""
    return asyncio.get_running_loop().time()


async def until(moment: float) -> None:
    """Wait for a moment, unless it has passed."""
    if (wait := moment - now()) > 0:
        await asyncio.sleep(wait)


# All of them.


async def seat(players: list[Player]) -> None:
    """Find a table for everybody who has none, some at a time."""
    turn = asyncio.Semaphore(AT_ONCE)

    async def one(player: Player) -> None:
        async with turn:
            await player.sit_down()

    async with asyncio.timeout(SET_UP):
        await asyncio.gather(*(one(player) for player in players if player.line is None))


def start(
    players: list[Player], rate: float, begin: float, seconds: float, dice: random.Random
) -> list[asyncio.Task[None]]:
    """Let them make so many moves a second together, from a moment on, for so long."""
    tasks = []
    for player, dues in zip(players, arrivals(len(players), rate, seconds, dice), strict=True):
        player.seen = Seen(first_bytes=player.seen.first_bytes)
        tasks.append(asyncio.ensure_future(player.play_on([begin + due for due in dues])))
    return tasks


def arrivals(tables: int, rate: float, seconds: float, dice: random.Random) -> list[list[float]]:
    """The moments of a Poisson process that has just its mean number of them, by tables."""
    dues: list[list[float]] = [[] for _ in range(tables)]
    for due in sorted(dice.uniform(0, seconds) for _ in range(round(rate * seconds))):
        dice.choice(dues).append(due)
    return dues


async def finish(players: list[Player], tasks: list[asyncio.Task[None]], grace: float) -> Seen:
    """Wait a little for moves that are under way, give up the others; what was seen."""
    _, late = await asyncio.wait(tasks, timeout=grace)
    for task in late:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for player in players:
        player.give_up()
    for task in tasks:
        if not task.cancelled():
            task.result()  # a mistake of ours must not go unseen
    return together(player.seen for player in players)
