"""Many tables at once: how many moves a second, how long an answer takes, how much memory.

    python benchmarks/tables.py --tables 10 100 1000

Starts a server on an SQLite file in a temporary folder, opens so many tables, sits down at each by a
socket, and plays at random: at full speed, or with `--pause` as slowly as people do. Every table is
played by one person on all seats, so that every move goes through the socket.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from ironbridge import mode
from ironbridge.web.config import Config, Limits, Rate
from ironbridge.web.serve import Announcing

MANY = Rate(1e9, 1e9)
ROOM = Limits(messages=MANY, gets=MANY, posts=MANY, tables=MANY, sockets=1_000_000)
SERVE = "--serve"  # how this program calls itself to be the server
SEATS = {"industria": 3, "brass-birmingham": 2, "age-of-industry": 3, "neuland": 2}


# The server.


@dataclass
class Server:
    """A server in a process of its own."""

    process: subprocess.Popen[bytes]
    port: int

    def memory(self) -> float:
        """Megabytes that the server and its workers have for themselves."""
        return sum(proportional(pid) for pid in (self.process.pid, *self.children())) / 1024

    def own_memory(self) -> float:
        """Kilobytes of the server without its workers."""
        return proportional(self.process.pid)

    def seconds(self) -> float:
        """Seconds of computing by the server and its workers since they started."""
        return sum(computed(pid) for pid in (self.process.pid, *self.children()))

    def children(self) -> list[int]:
        """Its workers."""
        pid = self.process.pid
        return [int(c) for c in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]

    def threads(self) -> int:
        """The threads of the server."""
        return len(list(Path(f"/proc/{self.process.pid}/task").iterdir()))


def proportional(pid: int) -> float:
    """Kilobytes of a process; what is shared counts in part."""
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    return float(next(line.split()[1] for line in lines if line.startswith("Pss:")))


def computed(pid: int) -> float:
    """Seconds of computing by a process."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def running() -> Iterator[Server]:
    """A server for a while."""
    with tempfile.TemporaryDirectory(prefix="ironbridge-tables-") as folder:
        with socket.socket() as trial:
            trial.bind(("127.0.0.1", 0))
            port = trial.getsockname()[1]
        database = f"sqlite:///{folder}/tables.sqlite"
        process = subprocess.Popen([sys.executable, __file__, SERVE, database, str(port)])
        try:
            wait_for(port)
            yield Server(process, port)
        finally:
            process.terminate()
            process.wait(30)


def wait_for(port: int) -> None:
    """Until somebody answers."""
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            time.sleep(0.05)


def be_server(database: str, port: int) -> None:
    """Serve with room for many."""
    Announcing(Config(database, pace=0, limits=ROOM), "127.0.0.1", port, lambda address: None).run()


# Those who play.


@dataclass
class Times:
    """How long answers took, in seconds."""

    asked: list[float] = field(default_factory=list)
    played: list[float] = field(default_factory=list)


class Player:
    """Plays all seats of one table over one socket."""

    def __init__(self, line: ClientConnection, pause: float, times: Times) -> None:
        self.line = line
        self.pause = pause
        self.times = times
        self.dice = random.Random(1)

    async def play(self, until: float) -> None:
        """Play until a time, or until the game is over."""
        state = await self.next("state")
        while time.monotonic() < until and state["question"]:
            await asyncio.sleep(self.dice.uniform(0, 2 * self.pause))
            answers = await self.compose(state)
            await self.call("played", self.times.played, "play", state["seq"], answers)
            state = await self.next("state")

    async def compose(self, state: dict[str, Any]) -> list[int]:
        """A move by chance, question by question."""
        answers: list[int] = []
        options = state["options"]
        while options:
            answers.append(self.dice.choice(options)["number"])
            reply = await self.call("asked", self.times.asked, "ask", state["seq"], answers)
            options = reply["options"]
        return answers

    async def call(
        self, type: str, times: list[float], do: str, seq: int, answers: list[int]
    ) -> dict[str, Any]:
        """Send a message and wait for its answer, by the clock."""
        begun = time.perf_counter()
        await self.line.send(json.dumps({"do": do, "id": 1, "seq": seq, "answers": answers}))
        reply = await self.next(type)
        times.append(time.perf_counter() - begun)
        return reply

    async def next(self, type: str) -> dict[str, Any]:
        """The next message of a type. A state may come before the word that it is stored."""
        held: list[str | bytes] = getattr(self, "held", [])
        while True:
            text = held.pop(0) if held else await self.line.recv()
            message: dict[str, Any] = json.loads(text)
            if message["type"] == type:
                return message
            if message["type"] == "error":
                raise RuntimeError(message)
            if type == "played" and message["type"] == "state":
                self.held = [*held, text]


def post(port: int, path: str, data: Any, cookie: str = "") -> tuple[dict[str, Any], str]:
    """POST; what came back, and the cookie."""
    line = http.client.HTTPConnection("127.0.0.1", port)
    line.request("POST", path, json.dumps(data), {"Cookie": cookie} if cookie else {})
    reply = line.getresponse()
    kept = (reply.headers["set-cookie"] or cookie).partition(";")[0]
    found: dict[str, Any] = json.loads(reply.read())
    line.close()
    return found, kept


def open_tables(port: int, game: str, count: int) -> tuple[list[str], str]:
    """So many tables of one person, and his cookie."""
    _, cookie = post(port, "/api/me", {"name": "Ada"})
    order = {"game": game, "seats": [{"who": "me"}] * SEATS[game], "public": False}
    tables = [post(port, "/api/tables", order, cookie)[0]["table"]["id"] for _ in range(count)]
    return tables, cookie


async def drive(server: Server, arguments: argparse.Namespace, count: int) -> None:
    """Open tables, look at what they cost, play, and print what was measured."""
    ids, cookie = open_tables(server.port, arguments.game, count)
    times = Times()
    address = f"ws://127.0.0.1:{server.port}/api/tables/{{}}/socket?board={arguments.board}"
    before = server.own_memory()
    lines = [
        await connect(
            address.format(id),
            additional_headers={"Cookie": cookie},
            max_size=None,
            compression=None,
        )
        for id in ids
    ]
    players = [Player(line, arguments.pause, times) for line in lines]
    await asyncio.sleep(1)
    idle = (server.own_memory() - before) / count
    threads = server.threads()
    begun, computed_before = time.monotonic(), server.seconds()
    await asyncio.gather(*(player.play(begun + arguments.seconds) for player in players))
    seconds = time.monotonic() - begun
    work = (server.seconds() - computed_before) / max(1, len(times.played))
    for line in lines:
        await line.close()
    tell(count, times, seconds, server, idle, threads, work)


def tell(
    count: int, times: Times, seconds: float, server: Server, idle: float, threads: int, work: float
) -> None:
    """One line of the table."""
    asked = " / ".join(f"{value * 1000:.0f}" for value in percentiles(times.asked))
    played = " / ".join(f"{value * 1000:.0f}" for value in percentiles(times.played))
    print(
        f"| {count:,} | {len(times.played) / seconds:.0f} | {asked} | {played} |"
        f" {work * 1000:.1f} | {server.memory():.0f} | {idle:.0f} | {threads} |",
        flush=True,
    )


def percentiles(values: list[float]) -> list[float]:
    """The 50th, 95th and 99th."""
    ordered = sorted(values) or [0.0]
    return [
        ordered[min(len(ordered) - 1, int(len(ordered) * share))] for share in (0.5, 0.95, 0.99)
    ]


def main() -> None:
    """Measure, a fresh server for each number of tables."""
    if sys.argv[1:2] == [SERVE]:
        be_server(sys.argv[2], int(sys.argv[3]))
        return
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[10, 100, 1000])
    parser.add_argument("--game", default="industria", choices=list(SEATS))
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--pause", type=float, default=0, help="seconds before a move, on average")
    parser.add_argument("--board", default="none", choices=["none", "light", "dark"])
    arguments = parser.parse_args()
    how = "compiled" if mode.is_compiled() else "interpreted"
    print(f"{arguments.game}, {how}, pause {arguments.pause} s, board {arguments.board}")
    print(
        "| tables | moves a second | ask, ms (50/95/99 %) | play, ms (50/95/99 %)"
        " | computing a move, ms | memory, MB | idle table, KB | threads |\n|---|---|---|---|---|---|---|---|"
    )
    for count in arguments.tables:
        with running() as server:
            asyncio.run(drive(server, arguments, count))


if __name__ == "__main__":
    main()
