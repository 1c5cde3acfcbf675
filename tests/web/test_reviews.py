"""A game looked into in the background: kept with its table, stopped, resumed, hidden while it runs."""

from __future__ import annotations

import ironbridge as ib
from ironbridge.bots.review import PHASES
from web.endgame import RECORD, endgame
from web.house import Data, Guest, House, wait_for


def brought(guest: Guest, left: int) -> str:
    """The end of a game, which nobody has looked into."""
    reply = guest.post("/api/records", endgame(left).encode())
    assert reply.status == 201, reply.body
    return str(reply.data["id"])


def progress(guest: Guest, id: str) -> Data:
    told: Data = guest.get(f"/api/replays/{id}/review").data
    return told


def looked_into(guest: Guest, id: str) -> Data:
    """A review from its beginning to what was found."""
    assert guest.post(f"/api/replays/{id}/review", {}).status == 200
    wait_for(lambda: progress(guest, id)["state"] == "done")
    found: Data = guest.get(f"/api/replays/{id}/review/found").data
    return found


def test_a_game_is_looked_into_once_and_a_better_move_is_tried(server: House) -> None:
    ada = server.guest()
    id = brought(ada, 10)
    assert progress(ada, id) == {
        "state": "none", "done": 0, "total": 0, "left": None, "yours": False
    }  # fmt: skip
    assert ada.get(f"/api/replays/{id}/review/found").code == "refused"

    found = looked_into(ada, id)

    replay = ada.get(f"/api/replays/{id}").data
    moves = [row["move"] for row in found["rows"]]
    assert moves == sorted(set(moves)) and set(moves) <= set(range(1, replay["count"] + 1))
    assert all(row["seat"] == replay["log"][row["move"]]["seat"] for row in found["rows"])
    assert all(
        row.get("text", "").startswith("Move ") for row in found["rows"] if row["mark"] != "fine"
    )
    assert all(len(seat["phases"]) == len(PHASES) for seat in found["losses"])
    eve = server.guest("fr")
    assert progress(eve, id)["state"] == "done", "it is kept for everybody"

    at = moves[0] - 1
    asked = eve.post(f"/api/replays/{id}/ask/{at}", {"answers": []}).data
    assert not asked["complete"] and len(asked["options"]) > 1
    answers = answers_to(eve, id, at)
    tried = eve.post(f"/api/replays/{id}/attempt/{at}", {"answers": answers})
    assert tried.status == 200, tried.body
    assert tried.data["mark"] in ("fine", "inaccuracy", "mistake", "blunder")
    assert "meilleur coup trouvé" in tried.data["text"]


def answers_to(guest: Guest, id: str, at: int) -> list[int]:
    """A whole move there: always the first option."""
    answers: list[int] = []
    while True:
        asked = guest.post(f"/api/replays/{id}/ask/{at}", {"answers": answers}).data
        if asked["complete"]:
            return answers
        answers.append(asked["options"][0]["number"])


def test_what_is_tried_must_be_a_whole_legal_move_of_that_game(server: House) -> None:
    ada = server.guest()
    id = brought(ada, 10)
    ask = f"/api/replays/{id}/ask"

    assert ada.post(f"/api/replays/{id}/attempt/0", {"answers": []}).code == "refused"
    looked_into(ada, id)
    move = ada.get(f"/api/replays/{id}/review/found").data["rows"][0]["move"]
    at = f"/api/replays/{id}/attempt/{move - 1}"

    assert ada.post(at, {"answers": []}).data["error"]["refusal"] is not None, "nothing is said"
    assert ada.post(at, {"answers": ["bid 99"]}).status == 422
    assert ada.post(f"{ask}/999", {}).status == 404
    assert ada.post(f"{ask}/1", {"seat": 77}).status == 400
    assert ada.post(f"{ask}/1", {"answers": 7}).status == 400


def test_a_review_is_stopped_by_its_owner_and_goes_on_where_it_was(server: House) -> None:
    ada, eve = server.guest(), server.guest()
    for guest in (ada, eve):
        guest.post("/api/me", {"name": "Somebody"})
    id, other = brought(ada, 24), brought(ada, 10)
    ada.post(f"/api/replays/{id}/review", {})
    wait_for(lambda: progress(ada, id)["done"] > 0)

    assert progress(ada, id)["yours"] and not progress(eve, id)["yours"]
    assert (
        ada.post(f"/api/replays/{other}/review", {}).data["error"]["message"].startswith("You have")
    )
    assert eve.post(f"/api/replays/{id}/review/stop", {}).status == 403
    stopped = ada.post(f"/api/replays/{id}/review/stop", {}).data

    assert stopped["state"] == "stopped" and 0 < stopped["done"] < stopped["total"]
    ada.post(f"/api/replays/{id}/review", {})
    wait_for(lambda: progress(ada, id)["total"] > 0)
    assert progress(ada, id)["done"] >= stopped["done"]
    assert ada.post(f"/api/replays/{id}/review/stop", {}).status == 200


def test_nothing_is_told_of_a_game_that_runs(server: House) -> None:
    ada = server.guest()
    id = ada.open("industria", "me", "me", "me")["id"]

    codes = [ada.get(f"/api/replays/{id}/{path}").code for path in ("review", "review/found")]
    for path in ("review", "review/stop", "ask/0", "attempt/0"):
        codes.append(ada.post(f"/api/replays/{id}/{path}", {}).code)

    assert codes == ["hidden"] * 6


def test_the_curves_end_where_the_game_did(server: House) -> None:
    ada = server.guest()
    match = ib.load(RECORD.read_text(encoding="utf-8"))
    whole = ada.post("/api/records", RECORD.read_bytes()).data["id"]

    replay = ada.get(f"/api/replays/{whole}").data

    assert len(replay["expected"]) == len(replay["chances"]) == replay["count"] + 1
    assert replay["expected"][-1] == match.scores()
    assert replay["chances"][-1] == [float(seat in match.winners()) for seat in range(3)]
    assert all(abs(sum(row) - 1) < 0.01 for row in replay["chances"])
