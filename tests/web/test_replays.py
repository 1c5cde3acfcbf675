"""Replays: finished games and records that people brought, and playing on from any position."""

from __future__ import annotations

import gzip
import time
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from statistics import median

import pytest

import ironbridge as ib
from ironbridge.bots import bot as make_bot
from ironbridge.bots.thoughts import has_choice
from ironbridge.core.notation import write_short
from ironbridge.core.play import moves
from web.house import Guest, House, house, is_over

RECORD = Path(__file__).parent.parent / "records" / "industria-3.txt"
LONG = 8_000  # moves
A_REPLAY = 10  # hundredths of a second: less than one of a long record takes
RECORDS = sorted((Path(__file__).parent.parent / "records").glob("*.txt"))


def finished(server: House) -> str:
    """A game that bots have played to the end."""
    ada = server.guest()
    id = str(ada.open("industria", "random", "random", "random")["id"])
    with ada.at(id) as seat:
        seat.state(is_over)
    return id


def test_a_finished_game_is_open_to_all(server: House) -> None:
    id = finished(server)
    eve = server.guest("fr")

    replay = eve.get(f"/api/replays/{id}").data
    record = eve.get(f"/api/replays/{id}/record.txt")
    match = ib.load(record.body.decode())

    assert replay["over"] and replay["result"] == match.scores()
    assert replay["winners"] == match.winners()
    assert replay["count"] == len(match.played) == len(replay["scores"]) - 1
    assert replay["scores"][-1] == match.scores()
    assert [entry["move"] for entry in replay["log"]] == list(range(replay["count"] + 1))
    assert "attachment" in record.headers["content-disposition"]
    assert id in [table["id"] for table in eve.get("/api/tables").data["finished"]]


def test_a_game_that_runs_keeps_its_secrets(server: House) -> None:
    ada = server.guest()
    id = ada.open("industria", "me", "me", "me")["id"]

    paths = (f"{id}", f"{id}/record.txt", f"{id}/positions/0", f"{id}/thoughts/0")
    codes = [ada.get(f"/api/replays/{path}").code for path in paths]
    fork = ada.post(f"/api/replays/{id}/play-on", {"at": 0, "seats": [{"who": "me"}] * 3})

    assert codes == ["hidden"] * 4
    assert fork.code == "hidden"
    assert ada.get(f"/replay/{id}").status == 403


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_is_brought_and_stepped_through(server: House, path: Path) -> None:
    eve = server.guest()
    text = path.read_bytes()

    brought = eve.post("/api/records", text)
    id = brought.data["id"]
    replay = eve.get(f"/api/replays/{id}").data
    middle = replay["count"] // 2
    shown = eve.get(f"/api/replays/{id}/positions/{middle}?board=light").data

    match = ib.load(text.decode())
    assert brought.status == 201
    assert eve.get(brought.data["replay"]).status == 200
    assert eve.get(f"/api/replays/{id}/record.txt").body.decode() == str(match.record())
    assert shown["view"]["board"].startswith("<svg")
    assert shown["view"]["subtitle"] == match.scene(0, at=middle).subtitle
    assert eve.get(f"/api/replays/{id}/positions/{replay['count'] + 1}").status == 404
    assert eve.get(f"/api/replays/{id}/positions/0?eyes=7").status == 404


def test_playing_on_from_a_position(server: House) -> None:
    ada = server.guest()
    id = ada.post("/api/records", RECORDS[0].read_bytes()).data["id"]
    count = ada.get(f"/api/replays/{id}").data["count"]
    names = ada.get(f"/api/replays/{id}").data["names"]
    seats = [{"who": "me"}, *[{"who": "bot", "bot": "random"}] * (len(names) - 1)]

    reply = ada.post(
        f"/api/replays/{id}/play-on", {"at": count // 2, "seats": seats, "name": "Ada"}
    )
    table = reply.data["table"]
    with ada.at(table["id"]) as seat:
        state = seat.asked()

    assert reply.status == 201
    assert state["moves"] >= count // 2
    assert table["seats"][0]["name"] == "Ada" and not table["public"]


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"\xff\xfe",
        b"Ironbridge record 1\n",
        b"Ironbridge record 1\ngame: chess\n\n",
        b"x" * 5000,
    ],
)
def test_what_is_no_record_is_told(server: House, text: bytes) -> None:
    reply = server.guest().post("/api/records", text)

    assert reply.status == 400 and reply.code in ("bad-record", "bad-game")
    assert reply.data["error"]["message"]


def test_a_wrong_move_of_a_record_is_told_with_its_line(server: House) -> None:
    text = RECORDS[-1].read_text().replace("1. ", "1. Nobody: x\n", 1)

    reply = server.guest().post("/api/records", text.encode())

    assert reply.code == "bad-record" and "line" in reply.data["error"]["message"]


def test_what_is_wrong_with_a_record_is_told_in_the_readers_language(server: House) -> None:
    text = RECORDS[-1].read_text().replace("1. ", "1. Nobody: x\n", 1)
    claude = server.guest("fr")

    wrong = claude.post("/api/records", text.encode()).data["error"]["message"]
    binary = claude.post("/api/records", b"\xff\xfe").data["error"]["message"]

    assert wrong.startswith("Cette partie ne peut pas être lue\xa0: ligne ")
    assert "c’est le tour de" in wrong
    assert binary == "Cette partie ne peut pas être lue\xa0: ce n’est pas un texte."


def test_a_record_may_not_be_too_long(server: House) -> None:
    assert server.guest().post("/api/records", b" " * 300_000).code == "too-large"


def test_a_bot_tells_what_it_would_have_done(server: House) -> None:
    eve = server.guest()
    match = ib.load(RECORD.read_text(encoding="utf-8"))
    id = eve.post("/api/records", RECORD.read_bytes()).data["id"]
    choices = [at for at in range(len(match.played)) if has_choice(match, at)]

    thoughts = eve.get(f"/api/replays/{id}/thoughts/{choices[0]}").data

    assert (thoughts["move"], thoughts["bot"], thoughts["choice"]) == (choices[0], "master", True)
    assert 2 <= len(thoughts["plans"]) <= 6
    state = match.state_at(choices[0])
    legal = [write_short(match.game, state, move) for move in moves(match.game.rules, state)]
    for plan in thoughts["plans"]:
        assert plan["moves"][0] in legal
        assert len(plan["expected"]) == match.game.players
        assert plan["text"].startswith(f"{match.names[match.played[choices[0]].seat]} puts up ")
    assert sum(plan["visits"] for plan in thoughts["plans"]) > 0
    assert sum(plan["played"] for plan in thoughts["plans"]) == 1


def test_thoughts_are_told_in_the_language_of_the_reader(server: House) -> None:
    eve = server.guest("fr")
    match = ib.load(RECORD.read_text(encoding="utf-8"))
    id = eve.post("/api/records", RECORD.read_bytes()).data["id"]
    first = next(at for at in range(len(match.played)) if has_choice(match, at))

    plans = eve.get(f"/api/replays/{id}/thoughts/{first}").data["plans"]

    assert all(" met " in plan["text"] for plan in plans)


def test_where_there_is_no_choice_no_bot_thinks(server: House) -> None:
    eve = server.guest()
    match = ib.load(RECORD.read_text(encoding="utf-8"))
    id = eve.post("/api/records", RECORD.read_bytes()).data["id"]

    end = eve.get(f"/api/replays/{id}/thoughts/{len(match.played)}").data

    assert (end["choice"], end["plans"]) == (False, [])
    assert eve.get(f"/api/replays/{id}/thoughts/{len(match.played) + 1}").code == "unknown"
    assert eve.get(f"/api/replays/{id}/thoughts/x").status == 404


@cache
def long_record() -> bytes:
    """As much of a game as may be brought."""
    match = ib.game("neuland", 2).start(3)
    player = make_bot("random", 3)
    while len(match.played) < LONG:
        match.commit(player.play(match.view_of(match.seat)))
    return str(match.record()).encode()


def test_one_long_record_stops_no_table(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with house(database, tmp_path / "log.txt") as server:
        eve, ada = server.guest(), server.guest()
        id = eve.post("/api/records", long_record()).data["id"]
        table = ada.open("industria", "me", "me", "me")["id"]
        quiet = [waited(ada, table) for _ in range(10)]

        def insist(lang: str) -> None:
            hostile = server.guest(lang)
            for at in range(3):
                hostile.get(f"/api/replays/{id}")
                hostile.get(f"/api/replays/{id}/positions/{at}?board=light")
                hostile.get(f"/api/tables/{id}")

        with ThreadPoolExecutor(12) as crowd:
            crowding = [crowd.submit(insist, lang) for lang in ("en", "fr") * 6]
            loud: list[float] = []
            while len(loud) < 10 or not all(one.done() for one in crowding):
                loud.append(waited(ada, table))
            for one in crowding:
                one.result()
        before = ticks(server)
        packed = eve.get(f"/api/replays/{id}", **{"Accept-Encoding": "gzip"})
        plain = eve.get(f"/api/replays/{id}")
        after = ticks(server)

    assert median(loud) < max(0.5, 5 * median(quiet))
    assert packed.headers["content-encoding"] == "gzip"
    assert gzip.decompress(packed.body) == plain.body
    assert after - before < A_REPLAY, "an answer that is kept costs no worker"


def waited(guest: Guest, table: str) -> float:
    """How long it takes to see a table."""
    begun = time.monotonic()
    guest.state(table)
    return time.monotonic() - begun


def ticks(server: House) -> int:
    """How long its workers have computed, in hundredths of a second."""
    stats = [Path(f"/proc/{pid}/stat").read_text() for pid in server.workers()]
    return sum(sum(map(int, stat.rpartition(")")[2].split()[11:13])) for stat in stats)
