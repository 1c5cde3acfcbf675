"""How a game ended, told and drawn: its numbers, its page, the records of its table."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree as Xml

import ironbridge as ib
from web.house import Data, Guest, House, is_over, wait_for

RECORDS = Path(__file__).parent.parent / "records"
RECORD = RECORDS / "industria-3.txt"
BROKEN_OFF = RECORDS / "neuland-2.txt"
RANDOM = {"who": "bot", "bot": "random"}
PNG = b"\x89PNG\r\n"


def brought(guest: Guest, text: bytes) -> str:
    return str(guest.post("/api/records", text).data["id"])


def ending(guest: Guest, id: str) -> Data:
    reply = guest.get(f"/api/replays/{id}/ending")
    assert reply.status == 200, reply.body
    told: Data = reply.data
    return told


def test_the_parts_of_every_seat_add_up_to_its_points(server: House) -> None:
    match = ib.load(RECORD.read_text(encoding="utf-8"))
    eve = server.guest()

    told = ending(eve, brought(eve, RECORD.read_bytes()))

    assert told["totals"] == [match.scores()[seat] for seat in told["seats"]]
    assert told["seats"][0] in match.winners()
    columns = zip(*(part["points"] for part in told["parts"]), strict=True)
    assert [sum(column) for column in columns] == told["totals"]


def test_the_page_names_everybody_in_the_readers_language(server: House) -> None:
    name = "Alexandra-Maximiliana de la Tour du Pin"
    text = RECORD.read_text(encoding="utf-8").replace("Ada", name).encode()
    eve = server.guest("fr")
    id = brought(eve, text)

    for wide in (0, 1):
        page = eve.get(f"/api/replays/{id}/ending.svg?wide={wide}&theme=dark")
        drawing = Xml.fromstring(page.body)
        words = " ".join("".join(one.itertext()) for one in drawing.iter() if "text" in one.tag)
        assert page.headers["content-type"] == "image/svg+xml"
        assert all(part in words for part in (*name.split(), "D’où viennent les points"))
        assert "…" not in words


def test_the_page_is_kept_as_a_picture(server: House) -> None:
    eve = server.guest()
    id = brought(eve, RECORD.read_bytes())

    kept = eve.get(f"/api/replays/{id}/ending.png")

    assert ending(eve, id)["pixels"]
    assert kept.body.startswith(PNG) and kept.headers["content-type"] == "image/png"
    assert kept.headers["content-disposition"] == f'attachment; filename="{id}.png"'


def test_a_game_that_is_not_over_has_no_end(server: House) -> None:
    ada = server.guest()
    running = ada.open("industria", "me", "me", "me")["id"]
    broken_off = brought(ada, BROKEN_OFF.read_bytes())

    for form in ("ending", "ending.svg", "ending.png"):
        assert ada.get(f"/api/replays/{running}/{form}").code == "hidden"
        reply = ada.get(f"/api/replays/{broken_off}/{form}")
        assert (reply.status, reply.code) == (422, "refused")
        assert ada.get(f"/api/replays/{'x' * 12}/{form}").status == 404


def test_those_who_play_again_and_again_have_records(server: House) -> None:
    ada = server.guest()
    id = played(ada, ada.open("industria", "me", "random", "random")["id"])
    assert ending(ada, id)["sections"][-1]["title"] != "Records of this table"

    again = ada.post(f"/api/tables/{id}/rematch", {}).data["table"]["id"]
    told = ending(ada, played(ada, again))["sections"][-1]

    assert told["title"] == "Records of this table"
    assert told["notes"][0].startswith("2 games played here; won by: ")
    most = max(ending(ada, one)["totals"][0] for one in (id, again))
    assert f"Most points: {most}, " in told["notes"][1]


def played(guest: Guest, id: str) -> str:
    """A bot plays somebody's game to its end."""
    assert guest.post(f"/api/tables/{id}/seats/0", RANDOM).status == 200
    with guest.at(id) as seat:
        seat.state(is_over)
    wait_for(lambda: guest.get(f"/api/replays/{id}").status == 200)
    return id
