"""Figures of one's own: looked at, played with, carried by records; as data, never as a path."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path
from typing import Any

import pytest

import ironbridge as ib
from ironbridge.catalogue import games, title
from ironbridge.core import toml
from web.house import Data, Guest, House, house, wait_for

OWN = {"tiles": {"clay-pit": {"price": 7}}, "constants": {"start-money": 9}}


def proved(guest: Guest, game: str = "industria", **asked: Any) -> Any:
    """What the server says to somebody's figures."""
    reply = guest.post(f"/api/workshop/{game}", asked)
    assert reply.status == 200, reply.body
    return reply.data


def opened(guest: Guest, figures: Any, *seats: str, **more: Any) -> Any:
    """A table on figures of one's own."""
    listed = [{"who": who} if who != "bot" else {"who": "bot", "bot": "random"} for who in seats]
    order = {"game": "industria", "seats": listed, "figures": figures, **more}
    return guest.post("/api/tables", order)


# Looked at.


def test_figures_are_looked_at_as_the_command_line_does(server: House) -> None:
    found = proved(server.guest("fr"), figures=OWN)

    assert found["problem"] is None
    assert {change["path"]: change["words"] for change in found["changes"]} == {
        "constants.start-money": ["4", "9"],
        "tiles.clay-pit.price": ["2", "7"],
    }
    assert tomllib.loads(found["toml"]) == OWN
    assert found["words"].endswith("Corrigées par un fichier personnel\xa0: 2.")


def test_a_file_becomes_figures(server: House) -> None:
    text = "# from my box\n[tiles.clay-pit]\nprice = 7\n"

    found = proved(server.guest(), toml=text, board="light")

    assert found["figures"] == {"tiles": {"clay-pit": {"price": 7}}}
    assert found["toml"] == text
    assert found["board"].startswith("<svg") and "tile:clay-pit" in found["boxes"]


@pytest.mark.parametrize(
    ("asked", "words", "path"),
    [
        ({"figures": {"tiles": {"clay-pit": {"price": "x"}}}}, "must be a whole number", "tiles.clay-pit.price"),
        ({"figures": {"tiles": {"clay-pot": {"price": 1}}}}, "clay-pit", "tiles.clay-pot"),
        ({"toml": "[tiles"}, "this is no TOML", None),
        ({"figures": {"tiles": {"clay-pit": {"price": 2_001}}}}, "too large", None),
        ({"figures": {"tiles": {"clay-pit": {"name": {"en": "x" * 301}}}}}, "too large", None),
        ({"toml": "a." * 900 + "a = 1"}, "too large", None),
        ({"figures": {"tiles": "/etc/passwd"}}, "must be a table", "tiles"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told(
    server: House, asked: dict[str, Any], words: str, path: str | None
) -> None:
    found = proved(server.guest("en"), **asked)

    assert words in found["problem"]
    assert found["path"] == path
    assert found["board"] is None and not found["changes"]


def test_examples_of_the_rulebook_are_told(server: House) -> None:
    own = {"tiles": {"oil-field": {"points": 9}}}

    assert proved(server.guest(), figures=own)["contradicted"] != []
    assert proved(server.guest(), figures=OWN)["contradicted"] == []


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({}, 400),
        ({"figures": {}, "toml": ""}, 400),
        ({"figures": "mine.toml"}, 400),
        ({"figures": []}, 400),
        ({"figures": {}, "settings": {"map": "germany"}}, 400),
        ({"figures": {}, "board": "purple"}, 400),
        ({"figures": {}, "path": "mine.toml"}, 400),
        ({"figures": {"a": {"b": {"c": {"d": {"e": {"f": {"g": {"h": {"i": 1}}}}}}}}}}, 400),
        ({"figures": {"a": [[[[[[[[[1]]]]]]]]]}}, 400),
        ({"toml": "#" * 70_000}, 413),
    ],
)
def test_the_door_has_a_shape_and_a_size(server: House, body: dict[str, Any], status: int) -> None:
    assert server.guest().post("/api/workshop/industria", body).status == status


def test_what_is_nested_without_end_is_refused_at_the_door(server: House) -> None:
    for depth in (100, 900, 8_000):
        body = b'{"figures": ' + b'{"a": ' * depth + b"1" + b"}" * depth + b"}"
        reply = server.guest().post("/api/workshop/industria", body)
        assert reply.status == 400, reply.body


def test_there_is_no_workshop_for_a_game_that_there_is_not(server: House) -> None:
    guest = server.guest()

    assert guest.post("/api/workshop/chess", {"figures": {}}).status == 404
    assert guest.get("/workshop/chess").status == 404
    assert guest.get("/workshop/age-of-industry?map=atlantis").status == 404


@pytest.mark.parametrize("game", games())
def test_every_game_has_a_workshop(server: House, game: str) -> None:
    guest = server.guest("fr")
    for settings in title(game).choices():
        query = "&".join(f"{name}={value}" for name, value in settings.items())
        assert guest.get(f"/workshop/{game}?{query}").status == 200
    assert proved(guest, game, figures={}, board="dark")["problem"] is None


# Written as a file.


@pytest.mark.parametrize("game", games())
def test_all_figures_can_be_written_and_read_again(game: str) -> None:
    data = dict(ib.game(game).figures.data)

    assert tomllib.loads(toml.write(data)) == data


def test_a_file_holds_anything_that_can_be_typed() -> None:
    data = {
        "name": {"en": 'a "b"\n\x7f\\'},
        "x y": {"é": {"z": [1, [True]], "t": {}}},
        "l": [],
        "e": {},
    }

    assert tomllib.loads(toml.write(data)) == data
    assert toml.write({}) == ""


# Played with.


def test_a_table_on_own_figures_tells_everybody_and_its_record_carries_them(server: House) -> None:
    ada, eve = server.guest(), server.guest()
    reply = opened(ada, OWN, "bot", "bot", "bot", public=True)
    id = reply.data["table"]["id"]

    told = {"count": 2, "changed": [
        {"path": "tiles.clay-pit.price", "value": 7},
        {"path": "constants.start-money", "value": 9},
    ]}  # fmt: skip
    seen = eve.state(id)["table"]
    wait_for(lambda: eve.state(id)["table"]["status"] == "over")
    replay = eve.get(f"/api/replays/{id}").data
    record = eve.get(f"/api/replays/{id}/record.txt").body.decode()

    assert reply.status == 201
    assert seen["figures"] == told and seen["known"] is None
    assert replay["figures"] == told
    match = ib.load(record)
    assert match.over and match.game.figures.changes == OWN


def test_a_table_that_waits_keeps_its_figures(server: House) -> None:
    ada, bob = server.guest(), server.guest()
    table = opened(ada, OWN, "me", "invited", "bot", name="Ada").data["table"]
    link = table["seats"][1]["invitation"]

    joined = bob.post(f"/api{link}", {"name": "Bob"}).data["table"]

    assert table["status"] == "waiting" and table["figures"]["count"] == 2
    assert joined["status"] == "playing" and joined["figures"] == table["figures"]
    seats = ada.state(table["id"], position=1)["view"]["position"]["seats"]
    assert seats["A"]["money"] == 10


@pytest.mark.parametrize(
    "figures",
    [
        {"tiles": {"clay-pit": {"price": -1}}},
        {"tiles": {"clay-pit": {"price": 99_999}}},
        {"nothing": {"of": "this"}},
        {"tiles": [1]},
    ],
    ids=str,
)
def test_no_table_is_opened_on_figures_that_cannot_be(server: House, figures: Any) -> None:
    reply = opened(server.guest(), figures, "me", "bot", "bot")

    assert reply.status == 400
    assert reply.data["error"]["code"] == "bad-game"


@pytest.mark.parametrize("figures", ["somewhere", ["a"], 3, True])
def test_figures_from_the_net_are_never_a_path(server: House, figures: Any) -> None:
    reply = opened(server.guest(), figures, "me", "bot", "bot")

    assert reply.status == 400
    assert reply.data["error"]["code"] == "bad-message"


def test_no_file_is_opened_for_the_figures_of_a_table(server: House, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)  # whoever opens it to read waits until somebody writes

    asked: list[Any] = [str(pipe), {"name": str(pipe)}, {"tiles": {str(pipe): {}}}]
    for figures in asked:
        assert opened(server.guest(), figures, "me", "bot", "bot").status == 400
        server.guest().post("/api/workshop/industria", {"toml": str(pipe)})
    with pytest.raises(OSError, match="No such device"):  # nobody reads from it
        os.open(pipe, os.O_WRONLY | os.O_NONBLOCK)


def test_an_order_has_a_size(server: House) -> None:
    figures = {"notes": {str(n): "x" * 200 for n in range(400)}}

    assert opened(server.guest(), figures, "me", "bot", "bot").status == 413


HUGE = 10**30  # no machine's number


def test_a_number_that_no_machine_holds_is_refused_and_keeps_nobody_waiting(server: House) -> None:
    ada = server.guest()
    orders = [
        ada.post("/api/workshop/industria", {"figures": {"x": HUGE}}),
        ada.post("/api/workshop/industria", {"figures": {}, "settings": {"cash_in": HUGE}}),
        opened(ada, None, "me", "bot", "bot", settings={"cash_in": HUGE}),
        opened(ada, {"x": HUGE}, "me", "bot", "bot"),
    ]

    assert [(reply.status, reply.code) for reply in orders] == [(400, "bad-game")] * 4
    assert opened(ada, None, "me", "bot", "bot").status == 201


def test_a_map_too_large_to_be_counted_out_is_refused_at_once(server: House) -> None:
    ada = server.guest()
    reply = ada.post("/api/tables", neuland({"constants": {"map-radius": 2000}}))

    assert (reply.status, reply.code) == (400, "bad-game")
    assert "constants.map-radius" in reply.data["error"]["message"]


def test_what_own_figures_cost_is_counted(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with house(database, tmp_path / "log.txt", study={"burst": 1e-6, "a_second": 0}) as strict:
        ada = strict.guest()
        own = {"constants": {"zone": 2}}

        assert ada.post("/api/tables", neuland(own)).status == 201
        assert ada.post("/api/tables", neuland(own)).status == 429
        assert ada.post("/api/tables", neuland(None)).status == 201


def neuland(figures: Any) -> Data:
    return {"game": "neuland", "seats": [{"who": "me"}] * 2, "figures": figures}


@pytest.mark.parametrize(
    ("game", "figures", "path"),
    [
        ("brass-birmingham", {"places": {"belper": {"banner": "x"}}}, "places.belper.banner"),
        ("brass-birmingham", {"tiles": {"cotton-2": {"level": -2000}}}, "tiles.cotton-2.level"),
    ],
)
def test_what_could_not_be_drawn_is_told(server: House, game: str, figures: Any, path: str) -> None:
    found = proved(server.guest(), game, figures=figures, board="light")

    assert found["problem"] and found["path"] == path


def test_a_country_abroad_without_markets_is_drawn(server: House) -> None:
    figures = {"places": {"holland": {"markets": 0}}}

    assert proved(server.guest(), "age-of-industry", figures=figures, board="light")["board"]


def test_a_number_of_any_length_in_a_file_is_told(server: House) -> None:
    assert proved(server.guest(), toml=f"x = {'9' * 5000}")["problem"]


def test_signs_that_end_a_line_elsewhere_end_none_in_a_record(server: House) -> None:
    ada = server.guest()
    figures = {"tiles": {"clay-pit": {"name": {"en": "Clay\u2028pit\u0085"}}}}

    table = opened(ada, figures, "me", "bot", "bot")

    assert table.status == 201, table.body
    assert ada.state(table.data["table"]["id"])["table"]["status"] == "playing"
