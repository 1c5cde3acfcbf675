"""Odd requests: whatever stands in an address or a header gets its status and a sentence."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import Any

import pytest

from web.house import PATIENCE, House

DIGITS = "9" * 5000
RECORD = Path(__file__).parent.parent / "records" / "industria-3.txt"


@pytest.fixture
def replay(server: House) -> str:
    return str(server.guest().post("/api/records", RECORD.read_bytes()).data["id"])


@pytest.mark.parametrize(
    "rest",
    [
        f"positions/{DIGITS}",
        f"thoughts/{DIGITS}",
        "positions/-1",
        "positions/%D9%A3",
        f"positions/3?eyes=0000{DIGITS}",
        "positions/3?eyes=00009999",
        "positions/3?eyes=%FF%00",
        "positions/3?eyes=",
    ],
)
def test_a_number_that_cannot_be_is_unknown(server: House, replay: str, rest: str) -> None:
    reply = server.guest().get(f"/api/replays/{replay}/{rest}")

    assert (reply.status, reply.code) == (404, "unknown")
    assert reply.data["error"]["message"]


def test_a_seat_that_cannot_be_is_unknown(server: House) -> None:
    ada = server.guest()
    id = ada.open("industria", "me", "me", "me")["id"]

    reply = ada.post(f"/api/tables/{id}/seats/{DIGITS}", {"who": "me"})

    assert (reply.status, reply.code) == (404, "unknown")


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "//", "null", "é"])
def test_an_origin_that_cannot_be_is_foreign(server: House, origin: str) -> None:
    reply = server.guest().post("/api/me", {"name": "Ada"}, Origin=origin)

    assert (reply.status, reply.code) == (403, "foreign-origin")


@pytest.mark.parametrize(
    "path",
    [
        "/static/%00",
        "/static/%FF",
        "/static/..%2f..%2fserve.py",
        "/static/" + "a" * 5000,
        "/v/x/fonts/%00",
        "/rules/%00",
        "/figures/%F0%9F",
        "/tables/%00",
        "/replay/%0a",
        "/words/%00.json",
        "/pictures/%00.svg",
        "/%ff%00%0d%0a?%ff=%00&&=&lang=%ff",
        "/?game=%00&lang=%00fr",
    ],
)
def test_odd_letters_in_an_address_are_answered(server: House, path: str) -> None:
    reply = server.guest().get(path)

    assert reply.status == (200 if path.startswith("/?") else 404)
    assert reply.body


@pytest.mark.parametrize("path", ["//evil.example/x", "/%5Cevil.example/x", "///evil.example"])
def test_the_language_switch_stays_here(server: House, path: str) -> None:
    body = server.guest().get(path).body.decode()

    links = [part.partition('"')[0] for part in body.split('href="')[1:]]
    assert any("lang=fr" in link for link in links)
    assert not [link for link in links if link.startswith(("//", "/\\", "http"))]


def test_an_upload_that_breaks_off_leaves_no_trace(server: House) -> None:
    before = server.log.read_text()
    for path in ("/api/records", "/api/me"):
        with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
            head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
            line.sendall(head.encode() + b"Content-Length: 100\r\n\r\nhalf")

    assert server.guest().get("/api/me").status == 200
    assert server.log.read_text() == before


def test_an_odd_invitation_is_used_up(server: House) -> None:
    assert server.guest().get("/join/%FF%FE").status == 409


@pytest.mark.parametrize(
    ("path", "data"),
    [
        ("/api/me", {"lang": "fr\n"}),
        ("/api/workshop/industria", {"figures": {}, "board": "light\n"}),
        ("/api/tables", {"game": "industria", "seats": [{"who": "me\n"}] * 3}),
        ("/api/you/end", {"session": "\0"}),
    ],
)
def test_a_word_ends_where_it_ends(server: House, path: str, data: Any) -> None:
    reply = server.guest().post(path, data)

    assert (reply.status, reply.code) == (400, "bad-message")
