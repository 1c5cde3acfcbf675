"""Ten thousand malformed, mis-sequenced, foreign or forged messages: nothing changes, nothing leaks."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from ironbridge.core.chance import Chance
from web.house import Guest, House, Seat

Data = dict[str, Any]
SOCKET_MESSAGES = 8_000
POSTS = 2_000
WORDS = ("ask", "play", "why", "back", "again", "look", "", "do", "PLAY", "\u0000", "💥", "a" * 300)
FIELDS = ("do", "id", "seq", "answers", "move", "moves", "place", "option", "board", "lang", "seed")
ODD: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    1,
    2**31,
    2**63,
    10**40,
    1.5,
    "",
    "x",
    "0",
    [],
    {},
    [[]],
    {"a": []},
)


class Noise:
    """A source of messages that nobody should send; none of them is a legal move of its sender."""

    def __init__(self, seed: int, seq: int) -> None:
        self.chance = Chance(seed)
        self.seq = seq

    def pick(self, values: Any) -> Any:
        """One of these."""
        return values[self.chance.below(len(values))]

    def value(self, depth: int = 0) -> Any:
        """Any JSON."""
        kind = self.chance.below(4 if depth < 3 else 2)
        if kind == 2:
            return [self.value(depth + 1) for _ in range(self.chance.below(4))]
        if kind == 3:
            return {self.pick(FIELDS): self.value(depth + 1) for _ in range(self.chance.below(4))}
        return self.pick(ODD) if kind == 0 else self.pick(WORDS)

    def message(self) -> str | bytes:
        """Any message: broken text, odd fields, an old number, or a move of somebody else."""
        makers = (self.broken, self.odd, self.stale, self.forged, self.binary)
        made: str | bytes = self.pick(makers)()
        return made

    def broken(self) -> str:
        """Text that is no JSON, or not whole."""
        whole = json.dumps({"do": "play", "seq": self.seq, "answers": [0], "x": self.value()})
        cut = whole[: self.chance.below(len(whole))]
        return str(self.pick((cut, whole + "}", "[" * 5000, '{"do":', "", "null", "\ud7ff" * 50)))

    def odd(self) -> str:
        """JSON of any shape."""
        return json.dumps(self.value())

    def stale(self) -> str:
        """A message as it should be, but for its number."""
        wrong = self.pick([self.seq - 1, self.seq + 1, -5, 0, 2**31])
        word = self.pick(("ask", "play", "back", "why", "again"))
        rest: Data = {"answers": [0]} if word in ("ask", "play") else {}
        if word == "again":
            rest = {"moves": 0}
        if word == "why":
            rest = {"answers": [], "option": 0}
        return json.dumps({"do": word, "id": 1, "seq": wrong, **rest})

    def forged(self) -> str:
        """A message with the right number from somebody who does not own the seat."""
        word = self.pick(("ask", "play", "back"))
        rest = {} if word == "back" else {"answers": [self.chance.below(10)]}
        return json.dumps({"do": word, "id": 1, "seq": self.seq, **rest})

    def binary(self) -> bytes:
        """Bytes."""
        return bytes(self.chance.below(256) for _ in range(self.chance.below(40)))


def told(seat: Seat, count: int) -> Iterator[Data]:
    """The answers to so many messages, in order; a `look` is answered by a state."""
    while count:
        message = seat.receive()
        if message["type"] in ("error", "asked", "played", "why", "state"):
            count -= 1
            yield message


def owner_cannot(noise: Noise) -> str:
    """What even the owner of the seat that is asked may not send."""
    impossible = {"answers": [noise.pick([-1, 99, 10**6, "bid 99", "x"])]}
    made = {"do": "play", "id": 1, "seq": noise.seq, **impossible}
    texts = [noise.broken(), noise.stale(), json.dumps(made), json.dumps({**made, "move": "x"})]
    return str(noise.pick(texts))


def test_noise_changes_nothing(server: House) -> None:
    ada, bob, eve = server.guest(), server.guest(), server.guest()
    table = ada.open("brass-birmingham", "me", "invited", seed=12)
    bob.post(f"/api{table['seats'][1]['invitation']}", {"name": "Bob"})
    id = table["id"]
    before = [guest.state(id, position=1, board="light") for guest in (ada, bob, eve)]
    turn = before[0]["turn"]
    owner, other = (ada, bob) if turn == 0 else (bob, ada)
    noise = Noise(1, before[0]["seq"])

    answers = [*shout(other, id, noise), *shout(eve, id, noise), *shout_as_owner(owner, id, noise)]
    codes = {answer["code"] for answer in answers if answer["type"] == "error"}
    statuses = [post_noise(guest, id, noise) for guest in (other, eve) for _ in range(POSTS // 2)]

    assert all(answer["type"] in ("error", "state") for answer in answers)
    assert {"bad-json", "bad-message", "stale", "not-your-seat", "refused"} <= codes
    assert "trouble" not in codes
    assert all(400 <= status < 500 for status in statuses)
    after = [guest.state(id, position=1, board="light") for guest in (ada, bob, eve)]
    assert after == before


def shout(guest: Guest, id: str, noise: Noise) -> list[Data]:
    """Send much that is wrong to a table at which one is not asked."""
    third = SOCKET_MESSAGES // 3
    with guest.at(id) as seat:
        seat.state()
        for _ in range(third):
            seat.send(noise.message())
        return list(told(seat, third))


def shout_as_owner(guest: Guest, id: str, noise: Noise) -> list[Data]:
    """Send much that is wrong though one is asked."""
    rest = SOCKET_MESSAGES - 2 * (SOCKET_MESSAGES // 3)
    with guest.at(id) as seat:
        seat.state()
        for _ in range(rest):
            seat.send(owner_cannot(noise))
        return list(told(seat, rest))


def post_noise(guest: Guest, id: str, noise: Noise) -> int:
    """One wrong POST to any of the addresses of a table; its status."""
    code = noise.pick(("x", "%00", "a" * 200, "'--"))
    number = noise.pick(("0", "9", "99999999999"))
    paths = [f"/api/tables/{id}/{do}" for do in ("ask", "play", "why", "back")]
    paths += [f"/api/tables/{id}/seats/{number}", f"/api/join/{code}", f"/api/tables/{code}/play"]
    body = noise.message()
    data = body.encode("utf-8", "replace") if isinstance(body, str) else body
    return guest.post(noise.pick(paths), data).status
