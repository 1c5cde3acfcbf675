"""Bots think in processes of their own: the loop never waits, and a crash is not the end."""

from __future__ import annotations

import asyncio
import math
import os
import signal
import sqlite3
import threading
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from statistics import median

import pytest

from aside import run_aside
from ironbridge.store import Store
from ironbridge.web import updates
from ironbridge.web.config import Config
from ironbridge.web.hall import Hall
from ironbridge.web.messages import SeatOrder, TableOrder
from ironbridge.web.table import Table, Viewer
from web.house import Guest, House, Seat, alive, first_move, house, is_over, wait_for

BOB_BEGINS = 3  # a seed
SOON = 20  # seconds, on a busy machine


@pytest.fixture
def own(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.sqlite'}"


def test_workers_may_die_and_the_game_goes_on(own: str, log: Path) -> None:
    with house(own, log) as server:
        eve = server.guest()
        id = eve.open("industria", "random", "random", "random")["id"]
        with eve.at(id) as seat:
            seat.state(lambda state: state["moves"] > 5)
            for _ in range(5):
                dead = server.workers()
                for worker in dead:
                    os.kill(worker, signal.SIGKILL)
                wait_for(partial(has_others, server, dead))
            last = seat.state(is_over)

    assert last["table"]["result"] is not None
    assert "a worker died" in log.read_text()


def has_others(server: House, dead: list[int]) -> bool:
    """Are there workers that came after the dead?"""
    return bool(set(server.workers()) - set(dead))


def test_a_bot_that_cannot_move_says_so_and_tries_again(own: str, log: Path) -> None:
    with house(own, log) as server:
        eve = server.guest()
        id = eve.open("industria", "me", "random", "random")["id"]
        with eve.at(id) as seat:
            state = seat.asked()
        server.stop()
        forget_bots(own)
        server.start()
        with eve.at(id) as seat:
            eve.play(id, seq=state["seq"], answers=[state["options"][0]["number"]])
            first = seat.until(lambda message: message["type"] == "trouble")
            again = seat.until(lambda message: message["type"] == "trouble")
            shown = eve.state(id)["trouble"]

    assert first["message"] == "The bot stumbled; it tries again."
    assert again["again"] > first["again"]
    assert shown["seat"] == first["seat"]


def forget_bots(database: str) -> None:
    """A bot that there is no more."""
    with sqlite3.connect(database.removeprefix("sqlite:///")) as connection:
        connection.execute("UPDATE seats SET bot = 'deep-thought' WHERE who = 'bot'")


def test_a_bot_plays_for_somebody_who_is_away_for_long(own: str, log: Path) -> None:
    with house(own, log) as server:
        ada, bob = server.guest(), server.guest()
        table = ada.open("industria", "me", "invited", "random", seed=BOB_BEGINS)
        bob.post(f"/api{table['seats'][1]['invitation']}", {"name": "Bob"})
        order = {"who": "bot", "bot": "random"}
        path = f"/api/tables/{table['id']}/seats/1"
        early = ada.post(path, order)
        server.stop()
        let_time_pass(own)
        server.start()
        with bob.at(table["id"]) as seat:
            seat.asked()
            present = ada.post(path, order)
        foreign = server.guest().post(path, order)
        with ada.at(table["id"]) as seat:
            late = ada.post(path, order)
            seat.state(lambda state: state["turn"] == 0)

    assert [early.code, present.code, foreign.code] == ["not-absent", "not-absent", "not-yours"]
    assert late.data["table"]["seats"][1]["who"] == "bot"


def let_time_pass(database: str) -> None:
    """Ten minutes without a move."""
    with sqlite3.connect(database.removeprefix("sqlite:///")) as connection:
        connection.execute("UPDATE tables SET changed = changed - 600")


def test_the_loop_never_waits_for_bots(own: str, log: Path) -> None:
    with house(own, log) as server:
        eve = server.guest()
        quiet = answered_after(eve)
        for _ in range(3):
            eve.open("brass-birmingham", "greedy", "greedy", "greedy", "greedy")
        loud = answered_after(eve)

    assert loud < max(0.1, 5 * quiet)


def answered_after(guest: Guest) -> float:
    """How long somebody waits for a little thing, as a rule: on a busy machine longer."""
    times = []
    for _ in range(60):
        begun = time.perf_counter()
        guest.get("/api/me")
        times.append(time.perf_counter() - begun)
        time.sleep(0.02)
    return median(times)


def test_bots_go_on_after_a_restart_where_a_person_waits_for_them(own: str, log: Path) -> None:
    with house(own, log) as server:
        ada = server.guest()
        id = ada.open("brass-birmingham", "master", "master", "me")["id"]
        server.kill()
        server.start()
        wait_for(lambda: turn_of(ada, id) == 2)


def turn_of(guest: Guest, id: str) -> int:
    """Whose turn it is, seen from the list of one's tables."""
    lists = guest.get("/api/tables").data
    return next(int(table["turn"]) for table in lists["mine"] if table["id"] == id)


def in_hall(database: str, story: Callable[[Hall], Awaitable[None]]) -> None:
    """Let something happen in a hall without a door."""

    async def told() -> None:
        hall = Hall(Config(database, pace=0), await Store.open(database))
        try:
            await story(hall)
        finally:
            await hall.close()

    run_aside(told())


async def among_bots(hall: Hall) -> Table:
    """A table of bots, at which they rest because nobody has looked for long."""
    person = await hall.store.add_person("eve", "hash", "Eve", 0)
    seats = [SeatOrder("bot", "random")] * 3
    table = await hall.open(TableOrder("brass-birmingham", seats), person, "en")
    await at_rest(table)
    return table


async def at_rest(table: Table) -> None:
    """Nobody has looked for long: wait until the bots have noticed."""
    table.looked = -math.inf
    if table.thinker is not None:
        await table.thinker


def test_bots_among_themselves_rest_until_somebody_looks(own: str) -> None:
    async def story(hall: Hall) -> None:
        table = await among_bots(hall)
        assert table.bot_on_turn is not None and table.thinker is None

        moves = len(table.moves)
        await updates.state(hall, table, Viewer(None, "en"), None)
        while len(table.moves) == moves:
            await asyncio.sleep(0.01)
        assert table.thinker is not None
        await at_rest(table)

    in_hall(own, story)


def test_bots_among_themselves_do_not_go_on_with_the_server(own: str) -> None:
    ids: list[str] = []

    async def stopped(hall: Hall) -> None:
        ids.append((await among_bots(hall)).id)

    async def again(hall: Hall) -> None:
        await hall.resume(0)
        table = await hall.table(ids[0])
        assert table.bot_on_turn is not None and table.thinker is None
        hall.notice(table, None)
        assert table.thinker is not None

    in_hall(own, stopped)
    in_hall(own, again)


def test_sixty_tables_of_masters_keep_nobody_waiting(own: str, log: Path) -> None:
    with house(own, log) as server:
        eve, ada = server.guest(), server.guest()
        id = ada.open("brass-birmingham", "me", "greedy", "greedy")["id"]
        with ada.at(id) as seat:
            quiet = [served(seat, own, id)[0] for _ in range(3)]
            for _ in range(60):
                eve.open("brass-birmingham", "master", "master", "master", "master")
            loud = [served(seat, own, id) for _ in range(3)]

    assert min(waited for waited, _ in loud) < max(1, 5 * min(quiet))
    assert sorted(thought for _, thought in loud)[1] < 10, "others were served first"


def served(seat: Seat, database: str, id: str) -> tuple[float, int]:
    """How long it takes until one's turn comes again, and how many moves are made elsewhere."""
    state = seat.asked()
    answers = first_move(seat, state)
    begun, before = time.monotonic(), moves_elsewhere(database, id)
    seat.call("play", seq=state["seq"], answers=answers)
    seat.state(lambda state: state["turn"] == 0 and state["question"] is not None)
    waited, thought = time.monotonic() - begun, moves_elsewhere(database, id) - before
    seat.send({"do": "look", "board": "none"})
    return waited, thought


def moves_elsewhere(database: str, id: str) -> int:
    """How many moves were made at other tables."""
    with sqlite3.connect(database.removeprefix("sqlite:///")) as connection:
        query = "SELECT count(*) FROM moves WHERE table_id != ?"
        return int(connection.execute(query, (id,)).fetchone()[0])


def test_workers_end_with_their_server(own: str, log: Path) -> None:
    with house(own, log) as server:
        eve = server.guest()
        eve.open("industria", "random", "random", "random")
        wait_for(lambda: bool(server.workers()))
        workers = server.workers()
        server.kill()
        wait_for(lambda: not any(map(alive, workers)))
        server.start()


def test_a_server_stops_at_once_whatever_its_bots_do(own: str, log: Path) -> None:
    with house(own, log) as server:
        eve = server.guest()
        for _ in range(5):
            eve.open("industria", "random", "random", "random")
        for _ in range(5):
            begun = time.monotonic()
            server.stop()
            assert time.monotonic() - begun < SOON
            server.start()

    assert not server.complaints()


def test_many_at_once_at_one_table(server: House) -> None:
    ada = server.guest()
    id = ada.open("industria", "me", "me", "me")["id"]
    state = ada.state(id)
    move = {"seq": state["seq"], "answers": [state["options"][0]["number"]]}
    statuses: list[int] = []

    def play() -> None:
        statuses.append(ada.post(f"/api/tables/{id}/play", move).status)

    threads = [threading.Thread(target=play) for _ in range(12)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert sorted(statuses) == [200, *[409] * 11]
    assert ada.state(id)["seq"] == state["seq"] + 1
