"""A table that is purged while it is open is gone: its page says so, and nothing brings it back."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from cli.program import call_aside
from web import postgres
from web.conftest import DATABASES
from web.house import House, Seat, first_move, house

NEVER = 10_000
QUICK = 0.1
UNKNOWN = 4404


@pytest.fixture(params=DATABASES)
def own(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite'}"
    name = request.node.name.partition("[")[0]
    return postgres.fresh(request.getfixturevalue("postgres_address"), name[:60])


def purge(server: House) -> list[str]:
    """Throw all tables away, as whoever runs the server does; their ids."""
    words = ("purge", "--older-than", "0h", "--yes", "--json", "--database", server.database)
    done = call_aside("tables", *words)
    assert done.exit_code == 0, done.output
    return [one["id"] for one in json.loads(done.stdout)]


def farewell(seat: Seat) -> int | None:
    """With which code a socket is closed."""
    with pytest.raises(ConnectionClosed) as closed:
        seat.until(lambda message: False)
    return None if closed.value.rcvd is None else closed.value.rcvd.code


def test_an_open_page_is_told(own: str, log: Path) -> None:
    with house(own, log, round=QUICK) as server:
        ada = server.guest()
        id = ada.open("industria", "me", "random", "random")["id"]
        with ada.at(id) as seat:
            seat.asked()
            assert purge(server) == [id]
            assert farewell(seat) == UNKNOWN
        assert ada.get(f"/api/tables/{id}").code == "unknown"
        assert ada.get(f"/tables/{id}").status == 404
        assert server.complaints() == []


def test_a_move_does_not_bring_it_back(own: str, log: Path) -> None:
    with house(own, log, round=NEVER) as server:
        ada = server.guest()
        id = ada.open("brass-birmingham", "me", "me")["id"]
        with ada.at(id) as seat:
            state = seat.asked()
            answers = first_move(seat, state)
            assert purge(server) == [id]
            refused = ada.post(f"/api/tables/{id}/play", {"seq": state["seq"], "answers": answers})
            assert (refused.status, refused.code) == (404, "unknown")
            assert farewell(seat) == UNKNOWN
        assert ada.get(f"/api/tables/{id}").code == "unknown"
        assert purge(server) == []
        assert server.complaints() == []
