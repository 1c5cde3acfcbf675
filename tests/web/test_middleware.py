"""Doors: foreign pages, too much, too fast, and JSON of any shape are answered, and change nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from web.house import House, house


def test_a_page_of_another_site_cannot_post(server: House) -> None:
    ada = server.guest()

    foreign = ada.post("/api/me", {"name": "Ada"}, Origin="https://evil.example")
    null = ada.post("/api/me", {"name": "Ada"}, Origin="null")
    own = ada.post("/api/me", {"name": "Ada"}, Origin=server.address)

    assert [(reply.status, reply.code) for reply in (foreign, null)] == [
        (403, "foreign-origin")
    ] * 2
    assert own.status == 200


def test_the_token_is_for_the_server_alone(server: House) -> None:
    reply = server.guest().post("/api/me", {"name": "Ada"})

    cookie = reply.headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=lax" in cookie and "Path=/" in cookie


def test_a_forged_token_is_nobodys(server: House) -> None:
    ada, eve = server.guest(), server.guest()
    id = ada.open("industria", "me", "me", "me")["id"]
    token = ada.cookies["ironbridge"]
    eve.cookies["ironbridge"] = token[:-1] + ("x" if token[-1] != "x" else "y")

    assert eve.state(id)["you"] == []
    assert eve.get("/api/me").data["name"] is None


@pytest.mark.parametrize("path", ["/", "/new", "/rules/industria", "/nowhere", "/api/games"])
def test_nothing_inline_nothing_from_elsewhere(server: House, path: str) -> None:
    headers = server.guest().get(path).headers

    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy and "script-src 'self'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"


def test_what_is_wrong_is_told(server: House) -> None:
    ada = server.guest()

    replies = {
        "bad-json": ada.post("/api/me", b"{"),
        "bad-message": ada.post("/api/me", {"nom": "Ada"}),
        "bad-game": ada.post("/api/me", {"name": " "}),
        "too-large": ada.post("/api/me", b" " * 20_000),
        "unknown": ada.post("/api/tables/nowhere/play", {"seq": 1, "answers": []}),
        "method": ada.request("DELETE", "/api/me"),
    }

    for code, reply in replies.items():
        assert reply.code == code, reply.body
        assert reply.data["error"]["message"]
    assert "nom" in replies["bad-message"].data["error"]["message"]


def test_a_large_message_closes_the_socket_and_no_more(server: House) -> None:
    ada = server.guest()
    id = ada.open("industria", "me", "me", "me")["id"]
    with ada.at(id) as seat:
        seat.state()
        seat.send('{"do": "' + "x" * 100_000 + '"}')
        with pytest.raises(Exception, match="1009"):
            seat.until(lambda message: False)

    assert ada.state(id)["seq"] == 1


def test_who_asks_too_fast_has_to_wait(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with house(database, tmp_path / "log.txt", roomy=False) as strict:
        ada = strict.guest()
        replies = [ada.post("/api/me", {"name": "Ada"}) for _ in range(60)]
        id = wait_and_open(strict)
        with ada.at(id) as seat:
            seat.state()
            for number in range(100):
                seat.send({"do": "look", "id": number, "lang": "?"})
            codes = [
                seat.until(lambda message: message["type"] == "error")["code"] for _ in range(100)
            ]

    late = [reply for reply in replies if reply.status == 429]
    assert late and late[0].headers["retry-after"] == "1"
    assert codes[0] == "bad-message" and "too-fast" in codes


def wait_and_open(strict: House) -> str:
    """A table, as soon as the server lets us."""
    ada = strict.guest()
    while True:
        order = {"game": "industria", "seats": [{"who": "me"}] * 3}
        reply = ada.post("/api/tables", order)
        if reply.status == 201:
            return str(reply.data["table"]["id"])
