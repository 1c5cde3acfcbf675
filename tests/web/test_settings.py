"""Settings from the net: only a game's own, nothing is ever a path, and other figures are told."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

import ironbridge as ib
from web.house import Guest, House

OWN = {"constants": {"start-money": 9}}
WRONG: list[dict[str, Any]] = [
    {"figures": "somewhere"},
    {"figures": OWN},
    {"figures": None},
    {"players": 3},
    {"id": 3},
    {"self": 1},
    {"cash_in": 1},
    {"cash_in": "true"},
    {"cash_in": [True]},
    {"cash_in": None},
    {"": True},
    {"__class__": True},
]


def ordered(guest: Guest, **more: Any) -> tuple[int, Any]:
    """What comes of an order for a table."""
    seats = [{"who": "me"}] * 3
    reply = guest.post("/api/tables", {"game": "industria", "seats": seats, **more})
    return reply.status, reply.data


@pytest.mark.parametrize("settings", WRONG, ids=str)
def test_a_setting_that_the_game_does_not_have_is_refused(
    server: House, settings: dict[str, Any]
) -> None:
    status, data = ordered(server.guest("fr"), settings=settings)

    assert status == 400
    assert data["error"]["code"] == "bad-game"
    assert "option" in data["error"]["message"] or "doit être l’un de" in data["error"]["message"]


def test_no_file_is_opened_for_anybody(server: House, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)  # whoever opens it to read waits until somebody writes

    status, data = ordered(server.guest(), settings={"figures": str(pipe)})

    assert status == 400
    assert str(tmp_path) not in data["error"]["message"]
    with pytest.raises(OSError, match="No such device"):  # nobody reads from it
        os.open(pipe, os.O_WRONLY | os.O_NONBLOCK)


def record_with(figures: dict[str, Any]) -> bytes:
    """A record of a match by somebody's own figures."""
    match = ib.game("industria", players=3, figures=figures).start(seed=5)
    return str(match.record()).encode()


def test_other_figures_are_told_to_everybody_at_the_table(server: House) -> None:
    ada, eve = server.guest(), server.guest()
    id = ada.post("/api/records", record_with(OWN)).data["id"]
    order = {"at": 0, "seats": [{"who": "me"}, {"who": "bot", "bot": "random"}, {"who": "me"}]}
    table = ada.post(f"/api/replays/{id}/play-on", {**order, "public": True}).data["table"]

    told = {"count": 1, "changed": [{"path": "constants.start-money", "value": 9}]}
    seen = eve.state(table["id"])["table"]
    listed = {one["id"]: one for one in eve.get("/api/tables").data["running"]}
    assert table["figures"] == seen["figures"] == listed[table["id"]]["figures"] == told
    assert eve.get(f"/api/replays/{id}").data["figures"] == told


def test_a_table_by_our_figures_says_nothing_of_them(server: House) -> None:
    table = server.guest().open("industria", "me", "random", "random")

    assert table["figures"] is None


def test_a_record_cannot_name_a_file(server: House) -> None:
    text = record_with(OWN).decode()
    line = next(line for line in text.splitlines() if line.startswith("figures: "))

    named = server.guest().post("/api/records", text.replace(line, 'figures: "x"').encode())

    assert (named.status, named.code) == (400, "bad-record")


def test_the_seed_of_a_new_table_is_the_systems(server: House) -> None:
    ada = server.guest()
    id = ada.open("industria", "random", "random", "random")["id"]
    with ada.at(id) as seat:
        seat.state(lambda state: state["table"]["status"] == "over")

    match = ib.load(ada.get(f"/api/replays/{id}/record.txt").body.decode())
    assert match.seed >= 2**128


def test_a_seed_that_somebody_gives_is_told(server: House) -> None:
    ada = server.guest()

    assert ada.open("industria", "me", "me", "me", seed=7)["seeded"]
    assert not ada.open("industria", "me", "me", "me")["seeded"]
