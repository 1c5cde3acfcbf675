"""Noise at every other door: orders, records, settings, seeds, addresses: a sentence, and no trace."""

from __future__ import annotations

import http.client
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from web.house import PATIENCE, Guest, House, Reply
from web.test_noise import FIELDS, ODD, Noise

Data = dict[str, Any]
RECORD = Path(__file__).parent.parent / "records" / "industria-3.txt"
ORDERS, BODIES, RECORDS, LOOKS, MESSAGES = 300, 500, 60, 300, 1_000
ORDER: Data = {
    "game": "brass-birmingham",
    "settings": {"introductory": True},
    "name": "Ada",
    "seats": [{"who": "me"}, {"who": "open"}, {"who": "invited"}],
    "take_back": True,
    "public": False,
    "seed": 7,
}
ON: Data = {"at": 3, "seats": [{"who": "me"}, {"who": "open"}, {"who": "open"}], "name": "Ada"}
TEXTS = ("\x00", "é" * 400, "-1", "1e9", "²", "٣", "nan", "true", "light", "9" * 400, "%", "&&=;")
NAMES = ("board", "since", "position", "lang", "eyes", "changes", "zip", "mark", "words", "game")


def bent(noise: Noise, order: Data) -> Data:
    """An order with something odd in it, at the top or one step below."""
    changed: Data = json.loads(json.dumps(order))
    key = noise.pick([*order, *FIELDS, "figures", "players"])
    inside = changed.get(key)
    if isinstance(inside, dict) and noise.chance.below(2):
        inside[noise.pick([*inside, "figures", "players", "id", "map"])] = noise.value()
    elif isinstance(inside, list) and inside and noise.chance.below(2):
        inside[noise.chance.below(len(inside))] = noise.pick(
            [noise.value(), {"who": noise.value()}]
        )
    elif noise.chance.below(4) == 0:
        changed.pop(key, None)
    else:
        changed[key] = noise.pick([noise.value(), noise.pick(ODD)])
    return changed


@contextmanager
def line_of(server: House, guest: Guest) -> Iterator[Any]:
    """One connection for many requests; the server may end it whenever it likes."""
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)

    def ask(method: str, path: str, body: bytes | None = None) -> Reply:
        line.request(method, path, body, guest.headers())
        answer = line.getresponse()
        return Reply(answer.status, answer.headers, answer.read())

    try:
        yield ask
    finally:
        line.close()


def is_told(reply: Reply) -> bool:
    """Was it done, or refused for a reason that is one clear sentence?"""
    if reply.status in (200, 201):
        return True
    message = reply.data["error"]["message"] if reply.body[:1] == b"{" else "a page"
    return 400 <= reply.status < 500 and bool(message.strip()) and "Traceback" not in message


def test_odd_orders_are_refused_in_a_sentence(server: House) -> None:
    noise, ada = Noise(2, 1), server.guest()
    replay = ada.post("/api/records", RECORD.read_bytes()).data["id"]
    id = ada.open("industria", "me", "open", "open")["id"]
    doors = {
        "/api/tables": ORDER,
        f"/api/replays/{replay}/play-on": ON,
        "/api/me": {"name": "Ada"},
        f"/api/tables/{id}/seats/1": {"who": "me", "name": "Bob"},
        f"/api/tables/{id}/seats/9": {"who": "bot", "bot": "greedy"},
    }

    with line_of(server, ada) as ask:
        replies = []
        for _ in range(ORDERS):
            path = noise.pick(list(doors))
            replies.append(ask("POST", path, json.dumps(bent(noise, doors[path])).encode()))
        for _ in range(BODIES):
            body = noise.message()
            data = body.encode("utf-8", "replace") if isinstance(body, str) else body
            replies.append(ask("POST", noise.pick(list(doors)), data))

    assert [reply.body for reply in replies if not is_told(reply)] == []
    codes = {reply.code for reply in replies if reply.status >= 400}
    assert {"bad-json", "bad-message", "bad-game"} <= codes


def test_odd_records_are_refused_in_a_sentence(server: House) -> None:
    noise, whole = Noise(3, 1), RECORD.read_bytes()
    with line_of(server, server.guest()) as ask:
        replies = []
        for _ in range(RECORDS):
            at = noise.chance.below(len(whole))
            wrong = bytes([noise.chance.below(256)])
            cut = whole[: noise.chance.below(400)]
            data = noise.pick(
                [whole[:at] + wrong + whole[at + 1 :], cut, noise.binary(), wrong * 9000]
            )
            replies.append(ask("POST", "/api/records", data))

    assert [reply.body for reply in replies if not is_told(reply)] == []
    assert "bad-record" in {reply.code for reply in replies if reply.status >= 400}


def test_odd_addresses_are_answered(server: House) -> None:
    noise, ada = Noise(4, 1), server.guest()
    id = ada.open("industria", "me", "me", "me")["id"]
    replay = ada.post("/api/records", RECORD.read_bytes()).data["id"]
    doors = (
        f"/api/tables/{id}",
        f"/api/replays/{replay}",
        f"/api/replays/{replay}/positions/3",
        "/api/rules/industria",
        "/api/figures/industria",
        "/api/tables",
        "/new",
        "/",
        f"/tables/{id}",
    )
    with line_of(server, ada) as ask:
        replies = [ask("GET", f"{noise.pick(doors)}?{odd_query(noise)}") for _ in range(LOOKS)]

    assert [reply.body for reply in replies if not is_told(reply)] == []


def odd_query(noise: Noise) -> str:
    """Some names with anything."""
    return "&".join(
        f"{noise.pick(NAMES)}={quoted(noise.pick(TEXTS))}" for _ in range(noise.chance.below(4))
    )


def quoted(text: str) -> str:
    """Every byte as it can stand in an address."""
    return "".join(f"%{byte:02X}" for byte in text.encode())


def test_noise_changes_no_picture(server: House) -> None:
    noise, ada, eve = Noise(5, 1), server.guest(), server.guest()
    id = ada.open("brass-birmingham", "me", "me", seed=12)["id"]
    noise.seq = ada.state(id)["seq"]
    before = ada.state(id, board="light")

    with eve.at(id, board="light", changes=1, zip=1, since="²", position="x") as seat:
        seat.state()
        for _ in range(MESSAGES):
            seat.send(noise.message())
        seat.send({"do": "ask", "id": 7_654_321, "seq": 0, "answers": []})
        last = seat.until(lambda message: message.get("re") == 7_654_321)

    assert last["code"] == "stale"
    assert ada.state(id, board="light") == before
