"""A hostile client does all at once what it may, while a person at another table plays on."""

from __future__ import annotations

import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median

import pytest

from web.house import Data, Guest, House, Reply, Seat, first_move, house, wait_for
from web.test_connections import ADA, EVE, GET, is_closed, line_to
from web.test_replays import long_record

TABLES, LINES, CROWD, MOVES = 60, 1_100, 8, 12
INSIDE = 200  # connections of one address, as documented
MASTERS: Data = {
    "game": "brass-birmingham",
    "seats": [{"who": "bot", "bot": "master"}] * 4,
}


@pytest.mark.slow
def test_a_person_waits_no_longer_than_a_second(tmp_path: Path) -> None:
    log = tmp_path / "log.txt"
    with house(f"sqlite:///{tmp_path / 'tables.sqlite'}", log, roomy=False) as server:
        ada, eve = server.guest(address=ADA), server.guest(address=EVE)
        record = str(insist(server.guest(address="127.0.0.7"), "/api/records", long_record())["id"])
        id = ada.open("brass-birmingham", "me", "me")["id"]
        with ada.at(id, board="light", changes=1) as seat, ExitStack() as stack:
            quiet = [wait(seat) for _ in range(MOVES)]
            for _ in range(TABLES):
                insist(eve, "/api/tables", MASTERS)
            made = [stack.enter_context(line_to(server, GET)) for _ in range(LINES)]
            asked = stack.enter_context(crowd(server, record))
            wait_for(lambda: asked[200] + asked[429] > CROWD)
            loud = [wait(seat) for _ in range(MOVES)]
            refused = sum(map(is_closed, made))

    assert median(loud) < max(1, 5 * median(quiet)), (quiet, loud)
    assert refused >= LINES - INSIDE
    assert set(asked) <= {200, 429, 503}  # on a busy machine a scholar's minute is not enough
    assert len(log.read_text().splitlines()) < 10


def insist(guest: Guest, path: str, order: Data | bytes) -> Data:
    """Order something, as soon as the server lets one."""
    while True:
        reply = guest.post(path, order)
        if reply.status == 201:
            made: Data = reply.data
            return made
        assert reply.status == 429, reply.body


def wait(seat: Seat) -> float:
    """Make a move; how long it took until it was answered and everything was shown anew."""
    seat.send({"do": "look", "board": "light"})
    state = seat.asked()
    answers = first_move(seat, state)
    begun = time.monotonic()
    seat.call("play", seq=state["seq"], answers=answers)
    seat.send({"do": "look", "board": "light"})
    seat.state(lambda after: bool(after["seq"] > state["seq"]))
    return time.monotonic() - begun


@contextmanager
def crowd(server: House, record: str) -> Iterator[Counter[int]]:
    """Many who ask for a long record again and again; what they were told, by status."""
    told: Counter[int] = Counter()
    enough = threading.Event()
    members = [
        threading.Thread(target=ask, args=(server, record, told, enough)) for _ in range(CROWD)
    ]
    for member in members:
        member.start()
    try:
        yield told
    finally:
        enough.set()
        for member in members:
            member.join()


def ask(server: House, record: str, told: Counter[int], enough: threading.Event) -> None:
    """The whole record, a position of it, and what a bot thinks of that, in turn."""
    guest = server.guest(address="127.0.0.8")
    at = 0
    while not enough.is_set():
        at += 1
        for rest in ("", f"/positions/{at}?board=light", f"/thoughts/{at}"):
            reply: Reply = guest.get(f"/api/replays/{record}{rest}")
            told[reply.status] += 1
