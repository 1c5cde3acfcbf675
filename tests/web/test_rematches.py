"""A rematch: one proposes, each accepts, and nobody else hears of it; on both databases."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from web.house import Data, Guest, House, wait_for

RANDOM = {"who": "bot", "bot": "random"}


def finished(server: House) -> tuple[Guest, Guest, str]:
    """Ada and Bob, whose game is over: bots have played it to its end for them."""
    ada, bob = server.guest(), server.guest()
    table = ada.open("industria", "me", "invited", "random", settings={"cash_in": True})
    bob.post(f"/api{table['seats'][1]['invitation']}", {"name": "Bob"})
    ada.post(f"/api/tables/{table['id']}/seats/0", RANDOM)
    bob.post(f"/api/tables/{table['id']}/seats/1", RANDOM)
    wait_for(lambda: ada.state(table["id"])["table"]["status"] == "over")
    return ada, bob, table["id"]


def rematch(guest: Guest, id: str) -> Data:
    """Propose one, or accept it."""
    reply = guest.post(f"/api/tables/{id}/rematch", {})
    assert reply.status == 200, reply.body
    table: Data = reply.data["table"]
    return table


def owners(table: Data) -> list[tuple[str, bool]]:
    """Who sits where, and whether that is oneself."""
    return [(seat["who"], seat["yours"]) for seat in table["seats"]]


def test_a_rematch_begins_when_each_has_accepted(server: House) -> None:
    ada, bob, id = finished(server)
    waiting = rematch(ada, id)
    assert waiting["status"] == "waiting" and waiting["host"]
    assert owners(waiting) == [("person", True), ("invited", False), ("bot", False)]

    playing = rematch(bob, id)
    assert playing["id"] == waiting["id"] and playing["status"] == "playing"
    assert owners(playing) == [("person", False), ("person", True), ("bot", False)]
    assert [one["name"] for one in playing["settings"]] == ["cash_in"]
    assert rematch(ada, id)["id"] == waiting["id"], "the same, however often one asks"


def test_those_with_a_seat_hear_of_a_rematch_at_once_and_nobody_else_does(server: House) -> None:
    ada, bob, id = finished(server)
    with bob.at(id) as seat, server.guest().at(id) as spectator:
        seq = spectator.state()["seq"]
        url = rematch(ada, id)["url"]

        assert seat.state(lambda state: state["seq"] > seq)["table"]["rematch"] == url
        assert spectator.state(lambda state: state["seq"] > seq)["table"]["rematch"] is None


def test_of_two_who_propose_at_once_one_accepts(server: House) -> None:
    ada, bob, id = finished(server)
    with ThreadPoolExecutor(2) as both:
        first, second = both.map(lambda guest: rematch(guest, id), (ada, bob))

    assert first["id"] == second["id"]
    assert ada.state(first["id"])["table"]["status"] == "playing"


def test_only_those_who_played_to_the_end_have_a_rematch(server: House) -> None:
    ada, _, id = finished(server)
    stranger = server.guest()
    stranger.post("/api/me", {"name": "Eve"})
    running = ada.open("industria", "me", "random", "random")["id"]

    for nobody in (server.guest(), stranger):
        assert nobody.post(f"/api/tables/{id}/rematch", {}).code == "not-your-seat"
    assert ada.post(f"/api/tables/{running}/rematch", {}).code == "refused"
    path = f"/api/tables/{id}/rematch"
    assert ada.post(path, {}, Origin="http://evil.example").code == "foreign-origin"
    assert [ada.post(path, nonsense).status for nonsense in (b"{", b'{"odd": 1}')] == [400, 400]
    assert ada.state(id)["table"]["rematch"] is None


def test_where_somebody_is_gone_for_good_anybody_may_sit(server: House) -> None:
    ada, bob, id = finished(server)
    bob.post(f"/api/tables/{id}/seats/1", {"who": "me"})
    bob.post("/api/you/delete", {})

    assert rematch(ada, id)["seats"][1]["who"] == "open"
