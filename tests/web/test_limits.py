"""Limits: pages have one too, and nobody gets round one by another address of his own."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from ironbridge.web.config import Limits, Rate
from ironbridge.web.limits import Guard
from ironbridge.web.problems import Problem
from web.house import Guest, house


def test_who_asks_for_pages_too_fast_has_to_wait(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with house(database, tmp_path / "log.txt", roomy=False) as strict:
        ada = strict.guest()
        while ada.get("/nowhere").status != 429:
            pass


def test_addresses_of_one_network_share_a_limit() -> None:
    guard = Guard(Limits(posts=Rate(1, 0)))

    guard.check_post("2001:db8::1")
    guard.check_post("2001:db8:0:1::1")
    guard.check_post("192.0.2.1")
    guard.check_post("192.0.2.2")

    with pytest.raises(Problem):
        guard.check_post("2001:db8::2")


@pytest.mark.parametrize("is_known", [True, False])
def test_who_comes_back_finds_the_limit_as_he_left_it(tmp_path: Path, is_known: bool) -> None:
    rate = {"burst": 30, "a_second": 5}
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with house(database, tmp_path / "log.txt", messages=rate) as server:
        ada = server.guest()
        id = ada.open("industria", "me", "me", "me")["id"]
        eve = ada if is_known else server.guest()
        begun = time.monotonic()
        passed = sum(said_until_too_fast(eve, id) for _ in range(30))
        seconds = time.monotonic() - begun

    assert 30 <= passed <= 30 + 5 * seconds + 1


def said_until_too_fast(guest: Guest, id: str) -> int:
    """How many messages a new socket may send at once."""
    with guest.at(id) as seat:
        for count in range(1000):
            if seat.call("look", lang="?")["code"] == "too-fast":
                return count
    raise AssertionError("there is no limit")


def test_people_at_one_address_have_a_limit_together() -> None:
    guard = Guard(Limits(messages=Rate(1, 0), all_messages=Rate(3, 0)))

    for person in ("ada", "bob", "cy"):
        guard.check_message("192.0.2.1", person)

    with pytest.raises(Problem):
        guard.check_message("192.0.2.1", "dan")
    with pytest.raises(Problem):
        guard.check_message("192.0.2.2", "ada")
    guard.check_message("192.0.2.2", "dan")


def test_who_opens_sockets_too_fast_has_to_wait(tmp_path: Path) -> None:
    rate = {"burst": 10, "a_second": 0}
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with house(database, tmp_path / "log.txt", gets=rate) as server:
        ada = server.guest()
        id = ada.open("industria", "me", "me", "me")["id"]
        for _ in range(10):
            with ada.at(id) as seat:
                seat.state()
        with ada.at(id) as seat, pytest.raises(ConnectionClosed, match="4429"):
            seat.state()
