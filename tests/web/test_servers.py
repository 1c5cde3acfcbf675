"""serve --workers: several processes at one port, which are replaced when they die, and end together."""

from __future__ import annotations

import http.client
import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from web import postgres
from web.house import Guest, House, alive, first_move, free_ports, house, wait_for

COUNT = 3


@pytest.fixture
def busy(postgres_address: str, request: pytest.FixtureRequest, log: Path) -> Iterator[House]:
    database = postgres.fresh(postgres_address, request.node.name[:60])
    metrics = f"127.0.0.1:{free_ports(COUNT)}"
    with house(database, log, "--workers", str(COUNT), "--metrics", metrics) as server:
        wait_for(lambda: len(server.workers()) == COUNT)
        yield server


def test_one_that_dies_is_replaced_and_nobody_loses_his_game(busy: House) -> None:
    ada = busy.guest()
    id = ada.open("brass-birmingham", "me", "me")["id"]
    seq = ada.state(id)["seq"]
    for number in range(2 * COUNT):
        seq = moved(ada, id, seq)
        replaced(busy, number % COUNT)

    assert ada.state(id, since=seq)["moves"] == 2 * COUNT
    assert "SIGKILL" in busy.log.read_text()


def moved(guest: Guest, id: str, seq: int) -> int:
    """A move, after which one leaves; the new `seq`."""
    with guest.at(id, since=seq) as seat:
        state = seat.state()
        assert state["seq"] == seq
        return int(seat.call("play", seq=seq, answers=first_move(seat, state))["seq"])


def replaced(server: House, number: int) -> None:
    """Kill one of its processes, and wait for another."""
    before = server.workers()
    os.kill(before[number], signal.SIGKILL)
    wait_for(lambda: len(set(server.workers()) - set(before)) == 1)


def test_each_tells_its_own_figures(busy: House) -> None:
    first = int(busy.options[-1].rpartition(":")[2])
    wait_for(lambda: all(tells(first + at) for at in range(COUNT)))


def tells(port: int) -> bool:
    """Are figures told at this port?"""
    line = http.client.HTTPConnection("127.0.0.1", port)
    try:
        line.request("GET", "/metrics")
        return b"ironbridge_moves_total 0" in line.getresponse().read()
    except OSError:
        return False
    finally:
        line.close()


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT, signal.SIGKILL])
def test_all_end_with_the_one_that_watches_over_them(busy: House, how: signal.Signals) -> None:
    servers = busy.workers()
    busy.end(how)

    wait_for(lambda: not any(alive(one) for one in servers))
    assert busy.complaints() == []
