"""A house to test: a real server in a process of its own, and people who come to it."""

from __future__ import annotations

import atexit
import http.client
import json
import os
import signal
import socket
import subprocess
import sys
import time
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any, Self

from websockets.sync.client import ClientConnection, connect

Data = dict[str, Any]
NURSERY = Path(__file__).with_name("nursery.py")
PATIENCE = 180
OFTEN = 0.02  # seconds


FIRST_PORT = 10_000
PORTS = 22_000  # below those that the system gives to whoever connects to somebody
NEXT_PORT = count(os.getpid() * 97)  # another row for every process of the tests


def free_port() -> int:
    """A port that nobody uses now, and that nobody is given by the system before it is used."""
    return free_ports(1)


def free_ports(number: int) -> int:
    """The first of some such ports in a row."""
    while True:
        row = [FIRST_PORT + next(NEXT_PORT) % PORTS for _ in range(number)]
        if row[-1] == row[0] + number - 1 and all(map(is_free, row)):
            return row[0]


def is_free(port: int) -> bool:
    """Can somebody listen there?"""
    with socket.socket() as trial, suppress(OSError):
        trial.bind(("127.0.0.1", port))
        return True
    return False


@cache
def nursery() -> subprocess.Popen[str]:
    """The one from which all servers of these tests come; it ends with them."""
    command = [sys.executable, str(NURSERY)]
    parent = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    atexit.register(parent.communicate)
    return parent


def forked(database: str, port: int, log: Path, otherwise: Data) -> int:
    """A new server of the nursery."""
    parent = nursery()
    assert parent.stdin is not None and parent.stdout is not None
    told = json.dumps(otherwise, separators=(",", ":"))
    print(database, port, log, told, file=parent.stdin, flush=True)
    return int(parent.stdout.readline())


class House:
    """A server, which can be killed and started again at the same address."""

    def __init__(
        self, database: str, log: Path, *options: str, roomy: bool = True, **otherwise: Any
    ) -> None:
        self.database = database
        self.log = log
        self.port = free_port()
        self.roomy = roomy and not options
        self.options = options  # of the command
        self.otherwise = otherwise  # than with room: narrower limits
        self.process: subprocess.Popen[bytes] | None = None
        self.pid = 0

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def launch(self) -> int:
        """Start the command that people use, or a server with room."""
        if self.roomy:
            return forked(self.database, self.port, self.log, self.otherwise)
        serve = [sys.executable, "-m", "ironbridge", "serve", "--port", str(self.port)]
        with self.log.open("ab") as log:
            command = [*serve, "--database", self.database, *self.options]
            self.process = subprocess.Popen(command, stdout=log, stderr=log)
        return self.process.pid

    def start(self) -> Self:
        """Start, and wait until it answers."""
        self.pid = self.launch()
        wait_for(self.answers)
        return self

    def answers(self) -> bool:
        """Does it answer? It must not have died."""
        assert alive(self.pid), self.log.read_text()
        try:
            return self.guest().get("/look.json").status == 200
        except (OSError, http.client.HTTPException):
            return False

    def kill(self) -> None:
        """End it without warning."""
        self.end(signal.SIGKILL)

    def stop(self) -> None:
        """End it as Ctrl-C does."""
        self.end(signal.SIGINT)

    def end(self, how: signal.Signals) -> None:
        """End it, and wait until nothing is left of it: its threads keep the port to the last."""
        os.kill(self.pid, how)
        if self.process is not None:
            self.process.wait(PATIENCE)
        wait_for(lambda: not Path(f"/proc/{self.pid}").exists())

    def workers(self) -> list[int]:
        """The process ids of its workers."""
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text()
        return [int(child) for child in children.split()]

    def complaints(self) -> list[str]:
        """The lines of its log that tell of a bug."""
        lines = self.log.read_text(encoding="utf-8", errors="replace").splitlines()
        return [line for line in lines if "Traceback" in line or "Exception" in line]

    def guest(self, lang: str = "en", address: str = "127.0.0.1") -> Guest:
        """Somebody who was never here."""
        return Guest(self, lang, address)


@contextmanager
def house(
    database: str, log: Path, *options: str, roomy: bool = True, **otherwise: Any
) -> Iterator[House]:
    """A server for a while."""
    server = House(database, log, *options, roomy=roomy, **otherwise)
    try:
        yield server.start()
    finally:
        if server.pid and alive(server.pid):
            server.stop()


@dataclass
class Reply:
    """What came back."""

    status: int
    headers: http.client.HTTPMessage
    body: bytes

    @property
    def data(self) -> Any:
        return json.loads(self.body)

    @property
    def code(self) -> str:
        """Of a problem."""
        return str(self.data["error"]["code"])


@dataclass
class Guest:
    """A browser, or a program that is like one."""

    house: House
    lang: str = "en"
    address: str = "127.0.0.1"  # where he is
    cookies: dict[str, str] = field(default_factory=dict)

    def headers(self) -> dict[str, str]:
        """What every request carries."""
        jar = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        return {"Accept-Language": self.lang, **({"Cookie": jar} if jar else {})}

    def request(self, method: str, path: str, body: bytes | None = None, **headers: str) -> Reply:
        """Ask for something; cookies are kept."""
        line = http.client.HTTPConnection(
            "127.0.0.1", self.house.port, timeout=PATIENCE, source_address=(self.address, 0)
        )
        try:
            line.request(method, path, body, {**self.headers(), **headers})
            answer = line.getresponse()
            reply = Reply(answer.status, answer.headers, answer.read())
        finally:
            line.close()
        for cookie in reply.headers.get_all("set-cookie") or []:
            name, _, value = cookie.partition(";")[0].partition("=")
            self.cookies[name] = value
        return reply

    def get(self, path: str, **headers: str) -> Reply:
        """GET."""
        return self.request("GET", path, None, **headers)

    def post(self, path: str, data: Any, **headers: str) -> Reply:
        """POST, data as JSON, bytes as they are."""
        body = data if isinstance(data, bytes) else json.dumps(data).encode()
        return self.request("POST", path, body, **headers)

    def open(self, game: str, *seats: str, name: str = "Ada", **more: Any) -> Data:
        """A new table; seats are me, invited, open, or the name of a bot."""
        listed = [{"who": s} if s in WHO else {"who": "bot", "bot": s} for s in seats]
        order = {"game": game, "seats": listed, "name": name, **more}
        reply = self.post("/api/tables", order)
        assert reply.status == 201, reply.body
        table: Data = reply.data["table"]
        return table

    def state(self, id: str, **asked: Any) -> Data:
        """A table as it stands."""
        query = "&".join(f"{key}={value}" for key, value in asked.items())
        reply = self.get(f"/api/tables/{id}?{query}")
        assert reply.status == 200, reply.body
        state: Data = reply.data
        return state

    def play(self, id: str, **move: Any) -> Reply:
        """A move; by default at the present state."""
        move.setdefault("seq", self.state(id)["seq"])
        return self.post(f"/api/tables/{id}/play", move)

    @contextmanager
    def at(self, id: str, **asked: Any) -> Iterator[Seat]:
        """At a table, by a socket."""
        query = "&".join(f"{key}={value}" for key, value in asked.items())
        address = f"ws://127.0.0.1:{self.house.port}/api/tables/{id}/socket?{query}"
        with connect(
            address,
            additional_headers=self.headers(),
            max_size=None,
            compression=None,
            source_address=(self.address, 0),
        ) as line:
            yield Seat(line)


WHO = ("me", "invited", "open")


class Seat:
    """A socket, and what came through it."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.number = 0
        self.waiting: list[Data] = []

    def send(self, data: Any) -> None:
        """Anything."""
        self.line.send(data if isinstance(data, str | bytes) else json.dumps(data))

    def receive(self) -> Data:
        """The next message."""
        message = self.line.recv(PATIENCE)
        text = zlib.decompress(message) if isinstance(message, bytes) else message
        data: Data = json.loads(text)
        return data

    def until(self, wanted: Callable[[Data], bool]) -> Data:
        """The next message that is wanted; others are passed over."""
        while True:
            message = self.receive()
            if wanted(message):
                return message

    def state(self, wanted: Callable[[Data], bool] = lambda state: True) -> Data:
        """The next state that is wanted."""
        return self.until(lambda message: message["type"] == "state" and wanted(message))

    def asked(self) -> Data:
        """The next state in which one is asked, or that is the last."""
        return self.state(lambda state: state["question"] is not None or is_over(state))

    def call(self, do: str, **rest: Any) -> Data:
        """Send a message, and wait for its answer."""
        self.number += 1
        self.send({"do": do, "id": self.number, **rest})
        return self.until(lambda message: message.get("re") == self.number)


def is_over(state: Data) -> bool:
    """Has the game ended?"""
    return bool(state["table"]["status"] == "over")


def first_move(seat: Seat, state: Data) -> list[int]:
    """The answers of a whole move: at each question the first option."""
    answers: list[int] = []
    options = state["options"]
    while True:
        answers.append(options[0]["number"])
        reply = seat.call("ask", seq=state["seq"], answers=answers)
        assert reply["type"] == "asked", reply
        if reply["complete"]:
            return answers
        options = reply["options"]


def alive(pid: int) -> bool:
    """Does a process still run?"""
    try:
        status = Path(f"/proc/{pid}/stat").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return False
    return "Z" not in status.rpartition(")")[2].split()[0]


def wait_for(condition: Callable[[], bool]) -> None:
    """Until something is so."""
    deadline = time.monotonic() + PATIENCE
    while not condition():
        if time.monotonic() > deadline:
            raise TimeoutError(condition)
        time.sleep(OFTEN)
