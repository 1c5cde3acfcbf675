"""A database of an earlier program is upgraded with every game in it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ironbridge.catalogue import games
from store import old
from web import postgres
from web.house import Data, Guest, House, first_move, house


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def upgraded(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("old")
    database = str(folder / "tables.sqlite")
    if request.param == "postgresql":
        database = postgres.fresh(request.getfixturevalue("postgres_address"), "old")
    old.fill(database)
    with house(database, folder / "log.txt") as server:
        yield server
    assert server.complaints() == []


@pytest.fixture
def ada(upgraded: House) -> Guest:
    guest = upgraded.guest()
    guest.cookies["ironbridge"] = old.TOKEN
    return guest


def listed(ada: Guest, name: str) -> dict[str, list[Data]]:
    """The tables of one list, by game."""
    tables = ada.get("/api/tables").data[name]
    return {game: [one for one in tables if one["game"] == game] for game in games()}


def test_its_person_is_known(ada: Guest) -> None:
    assert ada.get("/api/me").data["name"] == "Ada"


def test_every_running_game_is_played_on(ada: Guest) -> None:
    running = listed(ada, "running")

    for tables in running.values():
        id = tables[0]["id"]
        before = ada.state(id)["moves"]
        with ada.at(id) as seat:
            state = seat.asked()
            played = seat.call("play", seq=state["seq"], answers=first_move(seat, state))
        assert played["type"] == "played"
        assert ada.state(id)["moves"] > before > 0


def test_every_finished_game_is_replayed(ada: Guest) -> None:
    for tables in listed(ada, "finished").values():
        id = tables[0]["id"]
        replay = ada.get(f"/api/replays/{id}").data
        last = ada.get(f"/api/replays/{id}/positions/{replay['count']}")
        assert replay["over"] and replay["result"] == tables[0]["result"]
        assert last.status == 200


def test_every_table_that_waited_is_filled_and_begins(ada: Guest) -> None:
    waiting = [one for tables in listed(ada, "mine").values() for one in tables]
    free = [one for one in waiting if one["status"] == "waiting"]

    assert {one["game"] for one in free} == set(games())
    for table in free:
        for seat in table["seats"]:
            if seat["who"] in ("open", "invited"):
                order = {"who": "bot", "bot": "random"}
                assert (
                    ada.post(f"/api/tables/{table['id']}/seats/{seat['seat']}", order).status == 200
                )
        assert ada.state(table["id"])["table"]["status"] == "playing"


def test_every_record_that_was_brought_is_replayed(ada: Guest) -> None:
    for id in uploaded():
        assert ada.get(f"/api/replays/{id}").data["over"]
        assert ada.get(f"/api/replays/{id}/record.txt").status == 200


def uploaded() -> list[str]:
    """Tables without a host."""
    rows = [line for line in old.DUMP.splitlines() if line.startswith("INSERT INTO tables")]
    found = [row.split("'")[1] for row in rows if ",NULL,'over'," in row]
    assert len(found) == len(games())
    return found


def test_no_record_that_was_brought_is_on_a_list(upgraded: House) -> None:
    lists = upgraded.guest().get("/api/tables").data
    shown = {table["id"] for tables in lists.values() for table in tables}
    assert shown.isdisjoint(uploaded())
