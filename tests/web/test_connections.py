"""Connections: too many of one address keep nobody else out, and what is half said is cut off."""

from __future__ import annotations

import resource
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from pathlib import Path

import pytest

from ironbridge.web.config import Config, Limits
from ironbridge.web.connections import Gate
from ironbridge.web.descriptors import open_files, room
from ironbridge.web.proxies import networks
from web.house import PATIENCE, House, house, wait_for
from web.test_monitor import Figures, parsed

MANY = 1_100
LONG = 10 * PATIENCE
GET = b"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\n"
POST = b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000000\r\n\r\n{"
REFUSED_POST = POST.replace(b"127.0.0.1", b"evil.example")
LARGE = b"GET /figures/brass-birmingham HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
EVE, ADA = "127.0.0.6", "127.0.0.2"


@pytest.fixture
def own(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.sqlite'}"


@contextmanager
def line_to(server: House, said: bytes = b"") -> Iterator[socket.socket]:
    """A connection of Eve's, with something said."""
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE, (EVE, 0)) as line:
        with suppress(ConnectionError):
            line.sendall(said)
        yield line


def is_closed(line: socket.socket) -> bool:
    """Has the server closed it, whatever it said before?"""
    line.setblocking(False)
    try:
        while line.recv(65536):
            pass
    except BlockingIOError:
        return False
    except ConnectionError:
        return True
    return True


def is_closed_while_it_trickles(line: socket.socket) -> bool:
    """The same, of one to which a letter more is said each time."""
    with suppress(BlockingIOError, ConnectionError):
        line.send(b"x")
    return is_closed(line)


def figures(server: House) -> Figures:
    """What the server counts."""
    return parsed(server.guest(address=ADA).get("/metrics").body.decode())


def test_half_open_connections_of_one_address_keep_nobody_out(own: str, log: Path) -> None:
    with house(own, log, connections_each=100, head_seconds=LONG, metrics="public") as server:
        ada = server.guest(address=ADA)
        with ExitStack() as stack:
            made = [stack.enter_context(line_to(server, GET)) for _ in range(MANY)]
            wait_for(lambda: sum(map(is_closed, made)) == MANY - 100)
            statuses = {ada.get("/api/me").status for _ in range(20)}
            id = ada.open("industria", "me", "me", "me")["id"]
            with ada.at(id) as seat:
                seat.state()
            counted = figures(server)
        wait_for(lambda: figures(server)["ironbridge_connections", ""] < 100)

        assert statuses == {200}
        assert counted["ironbridge_connections_refused_total", 'by="address"'] == MANY - 100
        assert counted["ironbridge_connections", ""] > 100
        assert log.read_text().count("refused") == 1
        assert len(log.read_text().splitlines()) < 10


def test_when_all_places_are_taken_the_silent_give_way(own: str, log: Path) -> None:
    with house(own, log, connections=30, head_seconds=LONG) as server, ExitStack() as stack:
        ada = server.guest(address=ADA)
        made = [stack.enter_context(line_to(server, GET)) for _ in range(40)]
        wait_for(lambda: sum(map(is_closed, made)) >= 10)
        id = ada.open("industria", "me", "me", "me")["id"]
        with ada.at(id) as seat:
            seat.state()
            made += [stack.enter_context(line_to(server, GET)) for _ in range(40)]
            wait_for(lambda: sum(map(is_closed, made)) >= 51)

            seat.send({"do": "look", "lang": "fr"})
            assert seat.state()["seq"] == 1


def test_whoever_is_refused_is_told_so(own: str, log: Path) -> None:
    with house(own, log, connections_each=1, head_seconds=LONG) as server, line_to(server, GET):
        wait_for(lambda: refusal(server) != b"")
        told = refusal(server)

    assert told.startswith(b"HTTP/1.1 503 ")
    assert "too many connections" in told.decode() and "trop de connexions" in told.decode()


def refusal(server: House) -> bytes:
    """What a further connection hears without having said anything, if it hears anything."""
    with line_to(server) as line:
        line.settimeout(PATIENCE)
        return line.recv(4096)


@pytest.mark.parametrize(
    ("said", "late"),
    [
        (b"", "head"),
        (GET, "head"),
        (GET + b"\r\n" + GET, "head"),
        (POST, "body"),
        (REFUSED_POST, "body"),
    ],
)
def test_a_request_that_trickles_is_cut_off(own: str, log: Path, said: bytes, late: str) -> None:
    with house(
        own, log, idle_seconds=LONG, head_seconds=0.3, body_seconds=0.3, metrics="public"
    ) as server:
        with line_to(server, said) as line:
            wait_for(lambda: is_closed_while_it_trickles(line))
        wait_for(lambda: figures(server)["ironbridge_connections_late_total", f'part="{late}"'] > 0)

        assert server.guest().get("/api/me").status == 200
        assert server.complaints() == []


def test_an_idle_connection_is_closed(own: str, log: Path) -> None:
    with house(own, log, idle_seconds=1) as server, line_to(server, GET + b"\r\n") as line:
        wait_for(lambda: is_closed(line))


def test_answers_that_nobody_takes_are_given_up(own: str, log: Path) -> None:
    with house(own, log, answer_seconds=0.3, metrics="public") as server:
        with line_to(server, LARGE * 200):
            late = ("ironbridge_connections_late_total", 'part="answer"')
            wait_for(lambda: figures(server)[late] == 1)

        assert server.complaints() == []


def test_a_socket_may_stay_for_longer_than_any_request(own: str, log: Path) -> None:
    with house(own, log, body_seconds=0.3, head_seconds=0.3, metrics="public") as server:
        ada = server.guest(address=ADA)
        id = ada.open("industria", "me", "me", "me")["id"]
        with ada.at(id) as seat:
            seat.state()
            with line_to(server, POST) as later:
                wait_for(lambda: is_closed_while_it_trickles(later))

            assert seat.call("look", lang="?")["code"] == "bad-message"
            assert figures(server)["ironbridge_connections_late_total", 'part="body"'] == 1


def test_a_socket_counts_until_it_is_closed(own: str, log: Path) -> None:
    with house(own, log, connections_each=2, metrics="public") as server:
        eve = server.guest(address=EVE)
        id = server.guest(address=ADA).open("industria", "me", "me", "me")["id"]
        with eve.at(id) as seat, eve.at(id):
            seat.state()
            with line_to(server, GET) as third:
                wait_for(lambda: is_closed(third))
        wait_for(lambda: figures(server)["ironbridge_connections", ""] == 1)


def test_garbage_is_one_line_in_the_log(own: str, log: Path) -> None:
    with house(own, log) as server:
        for _ in range(100):
            with line_to(server, b"\x16\x03\x01 no HTTP\r\n\r\n") as line:
                wait_for(partial(is_closed, line))

    assert log.read_text().count("Invalid HTTP request") == 1


# What is counted.


def gate(most: int = 100, each: int = 2, proxies: str = "") -> Gate:
    limits = Limits(connections_each=each)
    return Gate(Config("", limits=limits, proxies=networks(proxies)), most)


def test_a_network_of_ipv6_is_one_address() -> None:
    one = gate(each=2)

    entered = [one.enter(f"2001:db8::{number}") for number in range(3)]

    assert entered == [True, True, False]
    assert one.enter("2001:db8:0:1::1")


def test_a_proxy_may_have_many_but_not_more_than_there_is_room_for() -> None:
    one = gate(most=5, each=2, proxies="10.0.0.1")

    assert [one.enter("10.0.0.1") for _ in range(6)] == [True] * 5 + [False]
    assert one.refused == {"all": 1, "address": 0}


def test_who_leaves_makes_room() -> None:
    one = gate(each=1)
    one.enter("192.0.2.1")
    one.leave("192.0.2.1")

    assert one.enter("192.0.2.1")
    assert one.count == 1


def test_there_are_never_more_connections_than_open_files() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    config = Config("", clerks=1, thinkers=2, scholars=1)

    assert open_files() == resource.getrlimit(resource.RLIMIT_NOFILE)[0] >= soft
    assert resource.getrlimit(resource.RLIMIT_NOFILE)[1] == hard
    assert room(config, 1024) < 1024 - 100
    assert room(config, 10) > 0
