"""The server is killed again and again in the middle of games: no acknowledged move is lost or doubled.

IRONBRIDGE_KILLS=200 kills it so many times; each is a restart, so that the suite has few of them.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from ironbridge.core.chance import Chance
from web import postgres
from web.house import Data, Guest, House, Seat, is_over

KILLS = int(os.environ.get("IRONBRIDGE_KILLS", "8"))


class Player:
    """Plays over a socket, and remembers what was acknowledged."""

    def __init__(self, guest: Guest, id: str) -> None:
        self.guest = guest
        self.id = id
        self.chance = Chance(11)
        self.acknowledged = 0  # the highest `seq`
        self.flights = 0  # moves sent whose answer never came
        self.moves: dict[int, str] = {}  # own moves, by their number in the log

    def play(self, moves: int) -> Data:
        """Play some moves, then one whose answer may never come; the last state seen."""
        self.check(self.guest.state(self.id))
        with self.guest.at(self.id) as seat:
            state = seat.asked()
            for _ in range(moves):
                if is_over(state):
                    return state
                answers, notation = self.compose(seat, state)
                self.flights += 1
                played = seat.call("play", seq=state["seq"], answers=answers)
                assert played["type"] == "played", played
                self.flights -= 1
                self.acknowledged = played["seq"]
                self.moves[state["moves"] + 1] = notation
                state = seat.asked()
            if not is_over(state):  # in flight when the server dies
                number = state["options"][0]["number"]
                self.flights += 1
                seat.send({"do": "play", "id": 0, "seq": state["seq"], "answers": [number]})
            return state

    def compose(self, seat: Seat, state: Data) -> tuple[list[int], str]:
        """A whole move by chance, and its notation."""
        answers: list[int] = []
        options = state["options"]
        while options:
            answers.append(options[self.chance.below(len(options))]["number"])
            reply = seat.call("ask", seq=state["seq"], answers=answers)
            options = reply["options"]
        return answers, reply["move"]

    def check(self, state: Data) -> None:
        """All that was acknowledged is there, once, and beside it at most what was under way."""
        assert state["seq"] >= self.acknowledged
        log = {entry["move"]: entry["notation"] for entry in state["view"]["log"]["entries"]}
        for number, phrase in self.moves.items():
            assert log[number] == phrase
        mine = [number for number, phrase in log.items() if phrase]  # forced ones have none
        assert len(mine) <= len(self.moves) + self.flights


def seated(guest: Guest) -> Player:
    """A player at a new table, against bots."""
    return Player(guest, guest.open("industria", "me", "random", "random", seed=4)["id"])


def acknowledged(players: list[Player]) -> int:
    """The moves that the server has confirmed."""
    return sum(len(player.moves) for player in players)


@pytest.mark.slow
def test_every_acknowledged_move_survives(database: str, tmp_path: Path) -> None:
    house = House(database, tmp_path / "log.txt").start()
    try:
        ada = house.guest()
        players = [seated(ada)]
        kills = 0
        while acknowledged(players) < KILLS:
            if is_over(ada.state(players[-1].id)):  # by moves in flight that arrived
                players.append(seated(ada))
            with suppress(ConnectionClosed):
                players[-1].play(1)
            house.kill()
            house.start()
            kills += 1
        ends = [player.play(10_000) for player in players]
    finally:
        house.stop()

    assert all(is_over(state) for state in ends)
    assert kills >= KILLS
    assert house.complaints() == []


def test_every_acknowledged_move_is_at_the_other_server(
    postgres_address: str, tmp_path: Path
) -> None:
    database = postgres.fresh(postgres_address, "killed")
    houses = [House(database, tmp_path / f"{name}.txt").start() for name in ("one", "other")]
    try:
        ada = houses[0].guest()
        players = [seated(ada)]
        kills = 0
        while acknowledged(players) < KILLS:
            ada.house = houses[kills % 2]
            if is_over(ada.state(players[-1].id)):
                players.append(seated(ada))
            players[-1].play(1)
            ada.house.kill()
            ada.house.start()
            kills += 1
        ends = [player.play(10_000) for player in players]
    finally:
        for one in houses:
            one.stop()

    assert all(is_over(state) for state in ends)
    assert kills >= KILLS
    assert [one.complaints() for one in houses] == [[], []]
