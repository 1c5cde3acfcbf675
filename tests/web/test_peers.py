"""Two servers at one PostgreSQL: what is done at one is seen at the other, and a dead one is replaced."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

from web import postgres
from web.house import Data, Guest, House, Seat, first_move, house, wait_for

NEVER = 10_000  # seconds: whatever is seen before was told
QUICK = 0.2
ADA_BEGINS = 11  # a seed
LISTENERS = """SELECT pid FROM pg_stat_activity
    WHERE datname = current_database() AND query LIKE 'LISTEN %present'"""
Two = tuple[House, House]


@pytest.fixture
def own(postgres_address: str, request: pytest.FixtureRequest) -> str:
    return postgres.fresh(postgres_address, request.node.name[:60])


@pytest.fixture(scope="module")
def fellows(postgres_address: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Two]:
    """Two servers that never look round, so that they know only what they hear."""
    database = postgres.fresh(postgres_address, "fellows")
    logs = tmp_path_factory.mktemp("fellows")
    with (
        house(database, logs / "first.txt", round=NEVER) as first,
        house(database, logs / "second.txt", round=NEVER) as second,
    ):
        yield first, second
        assert first.complaints() == second.complaints() == []


def elsewhere(guest: Guest, server: House) -> Guest:
    """The same browser, at another server."""
    return replace(guest, house=server)


def ada_and_bob(fellows: Two) -> tuple[Guest, Guest, str]:
    """Ada at the first server, Bob at the second, at one table."""
    ada, bob = fellows[0].guest(), fellows[1].guest()
    table = ada.open("brass-birmingham", "me", "invited")
    joined = bob.post(f"/api{table['seats'][1]['invitation']}", {"name": "Bob"})
    assert joined.status == 200, joined.body
    return ada, bob, table["id"]


def test_who_looks_on_at_one_sees_what_is_played_at_the_other(fellows: Two) -> None:
    ada, bob, id = ada_and_bob(fellows)
    with ada.at(id) as one, bob.at(id) as other:
        seats = (one, other)
        states = begun(seats)
        for _ in range(6):
            seq = moved(seats, states)
            states = [at_seq(seat, seq) for seat in seats]
            assert states[0]["turn"] == states[1]["turn"]


def begun(seats: tuple[Seat, Seat]) -> list[Data]:
    """What both see first of a game that has begun."""
    return [seat.state(lambda state: state["turn"] is not None) for seat in seats]


def at_seq(seat: Seat, seq: int) -> Data:
    """A state, once it is seen."""
    return seat.state(lambda state: state["seq"] == seq)


def moved(seats: tuple[Seat, Seat], states: list[Data]) -> int:
    """A move of whoever is asked; the new `seq`."""
    turn = states[0]["turn"]
    answers = first_move(seats[turn], states[turn])
    played = seats[turn].call("play", seq=states[turn]["seq"], answers=answers)
    assert played["type"] == "played", played
    return int(played["seq"])


def test_who_goes_to_the_other_server_is_not_told_that_he_is_late(fellows: Two) -> None:
    first = fellows[0].guest()
    id = first.open("brass-birmingham", "me", "me")["id"]
    second = elsewhere(first, fellows[1])
    seq = second.state(id)["seq"]
    for at in range(3):
        deafen(fellows)
        guest = (first, second)[at % 2]
        move = {"seq": seq, "move": passing(guest, id, seq)}
        played = guest.post(f"/api/tables/{id}/play", move)
        assert played.status == 200, played.body
        seq = played.data["seq"]
        assert elsewhere(guest, fellows[1 - at % 2]).state(id, since=seq)["seq"] == seq


def deafen(fellows: Two) -> None:
    """Cut the lines by which the servers hear of each other; they will soon have others."""
    with psycopg.connect(fellows[0].database, autocommit=True) as connection:
        wait_for(lambda: len(connection.execute(LISTENERS).fetchall()) == len(fellows))
        connection.execute(LISTENERS.replace("pid", "pg_terminate_backend(pid)", 1))


def passing(guest: Guest, id: str, seq: int) -> str:
    """A move that is always possible."""
    asked = guest.post(f"/api/tables/{id}/ask", {"seq": seq, "answers": ["pass"]})
    return f"pass {asked.data['options'][0]['phrase']}"


def test_of_two_moves_at_once_at_two_servers_one_is_stale(fellows: Two) -> None:
    first = fellows[0].guest()
    id = first.open("brass-birmingham", "me", "me")["id"]
    second = elsewhere(first, fellows[1])
    with first.at(id) as one, second.at(id) as other:
        state, _ = one.state(), other.state()
        answers = first_move(one, state)
        for seat in (one, other):
            seat.send({"do": "play", "id": 99, "seq": state["seq"], "answers": answers})
        replies = [seat.until(lambda message: message.get("re") == 99) for seat in (one, other)]

    assert sorted(reply.get("code", "played") for reply in replies) == ["played", "stale"]
    assert first.state(id)["moves"] == second.state(id)["moves"] == state["moves"] + 1


def test_who_is_at_the_table_is_known_at_both(fellows: Two) -> None:
    ada, bob, id = ada_and_bob(fellows)
    with ada.at(id) as one:
        with bob.at(id) as other:
            one.until(here(1, True))
            other.until(here(0, True))
        one.until(here(1, False))


def here(seat: int, is_there: bool) -> Callable[[Data], bool]:
    """Does a message say that somebody is, or is not, there?"""
    return lambda message: (
        "table" in message and message["table"]["seats"][seat]["here"] is is_there
    )


def test_a_new_name_is_known_at_both(fellows: Two) -> None:
    ada = fellows[0].guest()
    ada.post("/api/me", {"name": "Ada"})
    second = elsewhere(ada, fellows[1])
    assert second.get("/api/me").data["name"] == "Ada"
    ada.post("/api/me", {"name": "Countess"})

    wait_for(lambda: second.get("/api/me").data["name"] == "Countess")


def test_what_was_told_while_nobody_listened_is_looked_up(fellows: Two) -> None:
    ada, bob, id = ada_and_bob(fellows)
    with ada.at(id) as one, bob.at(id) as other:
        seats = (one, other)
        states = begun(seats)
        for _ in range(3):
            deafen(fellows)
            seq = moved(seats, states)
            states = [at_seq(seat, seq) for seat in seats]


def test_who_was_at_a_server_that_died_is_missed(own: str, tmp_path: Path) -> None:
    logs = tmp_path / "first.txt", tmp_path / "second.txt"
    with house(own, logs[0], round=QUICK) as first, house(own, logs[1], round=QUICK) as second:
        ada, bob, id = ada_and_bob((first, second))
        with ada.at(id) as one, suppress(ConnectionClosed), bob.at(id):
            one.until(here(1, True))
            second.kill()
            one.until(here(1, False))


def test_a_bot_whose_server_is_killed_as_it_thinks_moves_at_the_other(
    own: str, tmp_path: Path
) -> None:
    logs = tmp_path / "first.txt", tmp_path / "second.txt"
    with house(own, logs[0], round=QUICK) as first, house(own, logs[1], round=QUICK) as second:
        ada = first.guest()
        bots = ("master", "master", "master")
        id = ada.open("brass-birmingham", "me", *bots, seed=ADA_BEGINS)["id"]
        with ada.at(id) as seat:
            state = seat.asked()
            seat.call("play", seq=state["seq"], answers=first_move(seat, state))
            seat.until(
                lambda message: message["type"] == "thinking" and message["seat"] is not None
            )
            first.kill()
            before = seq_of(own, id)
        wait_for(lambda: seq_of(own, id) > before)  # though nobody has gone there
        with elsewhere(ada, second).at(id) as seat:
            seat.asked()

        assert second.complaints() == []


def seq_of(database: str, id: str) -> int:
    """How far a table is, as it is stored."""
    with psycopg.connect(database) as connection:
        found = connection.execute("SELECT seq FROM tables WHERE id = %s", [id]).fetchone()
    assert found is not None
    return int(found[0])


def test_a_session_that_is_ended_at_one_is_refused_at_the_other(fellows: Two) -> None:
    ada, phone = fellows[0].guest(), fellows[1].guest()
    id = ada.open("brass-birmingham", "me", "me")["id"]
    code = ada.post("/api/you/link", {}).data["link"].partition("#")[2]
    assert phone.post("/api/you/come", {"code": code}).status == 200
    there = next(one["id"] for one in ada.get("/api/you").data["sessions"] if not one["here"])
    with phone.at(id) as seat:
        assert seat.asked()["you"] == [0, 1]
        ada.post("/api/you/end", {"session": there})
        with pytest.raises(ConnectionClosed):
            seat.until(lambda message: False)
    assert phone.get("/api/me").data["name"] is None
    assert elsewhere(phone, fellows[0]).get("/api/me").data["name"] is None
    assert elsewhere(ada, fellows[1]).get("/api/me").data["name"] == "Ada"


def test_who_is_deleted_at_one_has_no_name_at_the_other(fellows: Two) -> None:
    ada, bob, id = ada_and_bob(fellows)
    with bob.at(id) as seat:
        seat.state()
        assert ada.post("/api/you/delete", {}).status == 200
        told = seat.state(lambda state: state["table"]["seats"][0]["name"] == "N.N.")
    assert told["table"]["seats"][0]["who"] == "bot"
    wait_for(lambda: elsewhere(ada, fellows[1]).get("/api/me").data["name"] is None)
