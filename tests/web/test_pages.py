"""Pages open in both languages, and each has the data that it begins with."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path
from typing import Any

import pytest

from ironbridge.core.speech import LANGUAGES
from web.house import House, Reply

PATHS = (
    "/",
    "/new",
    "/new?game=industria",
    "/you",
    "/replay",
    "/primer/industria",
    "/rules/industria",
    "/figures/industria",
)


def data_of(reply: Reply) -> Any:
    """The data that a page begins with: everybody's, then the reader's own."""
    parts = re.findall(
        rb'<script type="application/json" id="(?:data|own)">(.*?)</script>', reply.body, re.S
    )
    everybodys, own = map(json.loads, parts)
    return {**everybodys, **own}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("path", PATHS)
def test_a_page_opens(server: House, path: str, lang: str) -> None:
    reply = server.guest(lang).get(path)

    assert reply.status == 200, reply.body
    assert f'lang="{lang}"'.encode() in reply.body
    assert reply.headers["content-language"] == lang
    assert data_of(reply)


def test_the_first_page_has_all_games(server: House) -> None:
    ada = server.guest()
    ada.post("/api/me", {"name": "Ada"})

    data = data_of(ada.get("/"))

    assert {"industria", "brass-birmingham"} <= {game["id"] for game in data["games"]}
    assert {bot["id"] for bot in data["bots"]} >= {"random", "greedy"}
    assert data["me"] == {"name": "Ada", "lang": "en"}


def test_a_switch_keeps_the_page_and_the_language(server: House) -> None:
    ada = server.guest("en")

    switched = ada.get("/rules/industria?lang=fr")
    after = ada.get("/new")

    assert switched.headers["content-language"] == "fr"
    assert ada.cookies["lang"] == "fr"
    assert after.headers["content-language"] == "fr"
    assert b'href="?lang=en"' in switched.body


@pytest.mark.parametrize(
    ("wish", "lang"),
    [
        ("fr-CA, en;q=0.5", "fr"),
        ("de, fr;q=0.8, en;q=0.9", "en"),
        ("de", "en"),
        ("", "en"),
        ("q", "en"),
    ],
)
def test_the_browsers_wish_chooses_the_language(server: House, wish: str, lang: str) -> None:
    assert server.guest(wish).get("/api/me").data["lang"] == lang


def test_an_invitation_is_a_page(server: House) -> None:
    ada, bob = server.guest(), server.guest()
    table = ada.open("industria", "me", "invited", "random")
    link = table["seats"][1]["invitation"]

    page = bob.get(link)
    bob.post(f"/api{link}", {"name": "Bob"})
    used = bob.get(link)

    assert data_of(page)["seat"] == 1 and data_of(page)["table"]["id"] == table["id"]
    assert used.status == 409 and data_of(used)["code"] == "taken"


def test_a_table_is_a_page(server: House) -> None:
    ada = server.guest()
    id = ada.open("industria", "me", "random", "random")["id"]

    assert data_of(ada.get(f"/tables/{id}"))["socket"] == f"/api/tables/{id}/socket"
    assert ada.get("/tables/nowhere").status == 404
    assert ada.get("/nowhere").status == 404
    assert data_of(ada.get("/nowhere"))["code"] == "unknown"


@pytest.mark.parametrize("path", [*PATHS, "/nowhere", "/tables/nowhere", "/words/fr.json"])
def test_what_is_packed_is_what_is_plain(server: House, path: str) -> None:
    ada = server.guest()
    ada.post("/api/me", {"name": "Ada" * 6})

    packed = ada.get(path, **{"Accept-Encoding": "gzip"})
    plain = ada.get(path)

    assert packed.headers["content-encoding"] == "gzip" and "content-encoding" not in plain.headers
    assert gzip.decompress(packed.body) == plain.body


def test_a_page_costs_the_loop_little(server: House) -> None:
    ada = server.guest()
    id = ada.open("industria", "me", "me", "me")["id"]
    paths = ("/", "/new", f"/tables/{id}", "/rules/industria", "/figures/brass-birmingham")
    for path in paths:
        ada.get(path)

    def cost(path: str) -> float:
        before = loop_seconds(server)
        for _ in range(40):
            ada.get(path, **{"Accept-Encoding": "gzip"})
        return (loop_seconds(server) - before) / 40

    least = min(cost("/health") for _ in range(3))
    assert max(min(cost(path) for _ in range(3)) for path in paths) < 4 * least


def loop_seconds(server: House) -> float:
    """Processor time of the thread that serves."""
    told = Path(f"/proc/{server.pid}/task/{server.pid}/schedstat").read_text()
    return int(told.split()[0]) / 1e9


def test_nothing_that_people_write_becomes_markup(server: House) -> None:
    ada = server.guest()
    name = "</script><b>&"
    ada.open("industria", "me", "random", "random", name=name)

    page = ada.get("/")

    assert b"</script><b>" not in page.body
    assert data_of(page)["me"]["name"] == name


def root_of(page: Reply) -> str:
    """What stands before the addresses of all files of a page."""
    (root,) = set(re.findall(r"/v/[0-9a-f]+", page.body.decode()))
    return str(root)


def test_an_update_changes_the_addresses_of_files(server: House) -> None:
    guest = server.guest()
    root = root_of(guest.get("/"))

    kept = guest.get(f"{root}/static/lib/page.js").headers["cache-control"]
    older = guest.get("/v/0123456789ab/static/lib/page.js")

    assert "immutable" in kept
    assert older.status == 200 and older.headers["cache-control"] == "no-cache"
    assert not re.search(r'(?:src|href)="/(?:static|fonts|words)', guest.get("/new").body.decode())


def test_a_primer_has_pictures_cut_out_of_a_board(server: House) -> None:
    guest = server.guest("fr")

    primer = guest.get("/api/primer/brass-birmingham").data
    pictures = [one["picture"] for one in primer["sections"] if one["picture"]]
    drawn = guest.get(f"/{pictures[0]}?theme=dark").body.decode()

    assert primer["sections"][0]["title"] == "De quoi il s’agit"
    assert primer["mistakes"][0]["clauses"][0]["link"] == "/rules/brass-birmingham#BB-153"
    width, height = map(float, re.findall(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', drawn)[0])
    assert 100 < width < 1000 and 100 < height < 1000


def test_pictures_speak_the_readers_language(server: House) -> None:
    guest = server.guest("fr")

    french, english = (
        guest.get(f"/pictures/brass-birmingham.svg{query}").body.decode()
        for query in ("", "?lang=en")
    )

    assert ">Charbon<" in french and ">Coal<" not in french
    assert ">Coal<" in english


def test_maps_and_editions_have_names(server: House) -> None:
    shelf = {game["id"]: game for game in server.guest("fr").get("/api/games").data["games"]}
    named = {
        id: [(s["words"], [choice["words"] for choice in s["choices"]]) for s in game["settings"]]
        for id, game in shelf.items()
    }

    assert named["age-of-industry"] == [("Carte", ["Allemagne", "Nouvelle-Angleterre"])]
    assert named["neuland"][0] == ("Édition", ["seconde", "première"])


def test_a_file_that_a_browser_has_is_not_sent_again(server: House) -> None:
    guest = server.guest()
    first = guest.get("/static/lib/page.js")

    again = guest.get("/static/lib/page.js", **{"If-None-Match": first.headers["etag"]})
    other = guest.get("/static/lib/page.js", **{"If-None-Match": '"0123456789ab"'})

    assert (again.status, again.body) == (304, b"")
    assert (other.status, other.body) == (200, first.body)


def test_files_of_pages(server: House) -> None:
    guest = server.guest()
    root = root_of(guest.get("/"))

    for path, kind in {
        "/fonts/sans.woff2": "font/woff2",
        "/symbols.svg": "image/svg+xml",
        "/words/fr.json": "application/json",
        "/pictures/industria.svg": "image/svg+xml",
    }.items():
        plain, versioned = guest.get(path), guest.get(root + path)
        assert plain.status == 200 and plain.headers["content-type"].startswith(kind)
        assert "immutable" in versioned.headers["cache-control"]
        assert "immutable" not in plain.headers["cache-control"]
    assert guest.get("/fonts/../app.py").status == 404
    assert guest.get("/words/de.json").status == 404
    assert guest.get("/pictures/chess.svg").status == 404
    assert guest.get("/pictures/industria/nothing.svg").status == 404
    assert guest.get("/primer/chess").status == 404
