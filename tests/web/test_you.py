"""You, on every device: a link and a code work once, what is ended is refused at once, and who is gone has no name."""

from __future__ import annotations

from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from web.house import Data, Guest, House, first_move, house, wait_for

CHROME = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36"
DOORS: dict[str, Data] = {
    "link": {},
    "recovery": {},
    "come": {"code": "x"},
    "end": {"session": "x"},
    "delete": {},
}


def ada_of(server: House) -> Guest:
    """Ada, who has given herself a name."""
    ada = server.guest()
    assert ada.post("/api/me", {"name": "Ada"}).status == 200
    return ada


def linked(guest: Guest) -> str:
    """The code of a new link."""
    reply = guest.post("/api/you/link", {})
    assert reply.status == 200, reply.body
    assert reply.data["picture"].startswith("data:image/svg+xml")
    address, _, code = reply.data["link"].partition("#")
    assert address == f"{guest.house.address}/you"
    return str(code)


def recovery(guest: Guest) -> str:
    """A new recovery code."""
    return str(guest.post("/api/you/recovery", {}).data["code"])


def come(guest: Guest, code: str, **headers: str) -> int:
    """Try a code; how that ended."""
    return guest.post("/api/you/come", {"code": code}, **headers).status


def sessions(guest: Guest) -> list[Data]:
    """Where somebody is known."""
    found: list[Data] = guest.get("/api/you").data["sessions"]
    return found


def name_of(guest: Guest) -> str | None:
    """Who somebody is."""
    name: str | None = guest.get("/api/me").data["name"]
    return name


def test_by_a_link_another_device_plays_the_same_seat_and_then_it_is_dead(server: House) -> None:
    ada, phone, eve = ada_of(server), server.guest(), server.guest()
    id = ada.open("brass-birmingham", "me", "me")["id"]
    code = linked(ada)

    assert come(phone, code) == 200
    assert come(eve, code) == 404
    assert name_of(phone) == "Ada" and name_of(eve) is None
    for device in (phone, ada):
        with device.at(id) as seat:
            state = seat.asked()
            assert state["you"] == [0, 1]
            played = seat.call("play", seq=state["seq"], answers=first_move(seat, state))
            assert played["type"] == "played"


def test_a_newer_link_takes_the_place_of_the_one_before(server: House) -> None:
    ada = ada_of(server)
    first, second = linked(ada), linked(ada)

    assert come(server.guest(), first) == 404
    assert come(server.guest(), second) == 200


def test_a_recovery_code_works_once_however_it_is_typed(server: House) -> None:
    ada = ada_of(server)
    void, code = recovery(ada), recovery(ada)
    typed = code.lower().replace("-", " ").replace("0", "o").replace("1", "l")

    assert ada.get("/api/you").data["recovers"]
    assert come(server.guest(), void) == 404
    assert come(server.guest(), typed) == 200
    assert come(server.guest(), typed) == 404
    assert not ada.get("/api/you").data["recovers"]


def test_the_language_comes_along(server: House) -> None:
    ada, phone = ada_of(server), server.guest("en")
    ada.post("/api/me", {"lang": "fr"})

    come(phone, linked(ada))
    assert phone.get("/api/me").data["lang"] == "fr"


def test_sessions_are_told_apart_and_one_that_is_ended_is_refused_at_once(server: House) -> None:
    ada, phone = ada_of(server), server.guest()
    id = ada.open("brass-birmingham", "me", "me")["id"]
    come(phone, linked(ada), **{"User-Agent": CHROME})
    here, there = sessions(ada)
    assert here["here"] and not there["here"] and there["label"] == "Chrome · Android"

    with phone.at(id) as seat, ada.at(id) as other:
        seat.asked()
        assert ada.post("/api/you/end", {"session": there["id"]}).status == 200
        assert name_of(phone) is None
        assert phone.play(id, answers=[0]).code == "not-your-seat"
        with pytest.raises(ConnectionClosed):
            seat.until(lambda message: False)
        assert other.asked()["you"] == [0, 1]
    assert len(sessions(ada)) == 1
    with phone.at(id) as again:
        assert again.state()["you"] == []


def test_who_ends_the_session_he_is_in_is_nobody_there(server: House) -> None:
    ada = ada_of(server)
    token = ada.cookies["ironbridge"]
    ada.post("/api/you/end", {"session": sessions(ada)[0]["id"]})
    assert name_of(ada) is None

    ada.cookies["ironbridge"] = token
    assert name_of(ada) is None


def test_a_link_that_waits_ends_with_a_session(server: House) -> None:
    ada, thief = ada_of(server), server.guest()
    come(thief, linked(ada))
    code = linked(thief)
    there = next(one["id"] for one in sessions(ada) if not one["here"])
    ada.post("/api/you/end", {"session": there})

    assert come(server.guest(), code) == 404


def test_nobody_ends_the_session_of_another(server: House) -> None:
    ada, bob = ada_of(server), ada_of(server)

    assert bob.post("/api/you/end", {"session": sessions(ada)[0]["id"]}).status == 200
    assert name_of(ada) == "Ada"


def test_who_comes_with_a_code_leaves_who_he_was_in_that_browser(server: House) -> None:
    ada, bob = ada_of(server), server.guest()
    bob.post("/api/me", {"name": "Bob"})
    token = bob.cookies["ironbridge"]
    come(bob, linked(ada))
    assert name_of(bob) == "Ada"

    bob.cookies["ironbridge"] = token
    assert name_of(bob) is None


def test_who_deletes_himself_leaves_his_games_with_a_neutral_name(server: House) -> None:
    ada, bob = server.guest(), server.guest()
    running = ada.open("brass-birmingham", "me", "invited", "me", name="Adelheid")
    bob.post(f"/api{running['seats'][1]['invitation']}", {"name": "Bob"})
    waiting = ada.open("industria", "me", "open", "open", name="Adelheid")["id"]
    token, code = ada.cookies["ironbridge"], recovery(ada)
    id = running["id"]
    with bob.at(id) as seat:
        seat.state()
        assert ada.post("/api/you/delete", {}).status == 200
        seat.state(lambda state: state["question"] is not None)

    told = bob.state(id)
    assert [one["name"] for one in told["table"]["seats"]] == ["N.N.", "Bob", "N.N. 2"]
    assert [one["who"] for one in told["table"]["seats"]] == ["bot", "person", "bot"]
    assert "Adelheid" not in str(told)
    assert [one["who"] for one in bob.state(waiting)["table"]["seats"]] == ["open"] * 3
    ada.cookies["ironbridge"] = token
    assert name_of(ada) is None
    assert come(server.guest(), code) == 404


def test_a_finished_game_is_replayed_with_a_neutral_name(server: House) -> None:
    ada = server.guest()
    id = ada.open("industria", "me", "random", "random", name="Adelheid", public=True)["id"]
    ada.post(f"/api/tables/{id}/seats/0", {"who": "bot", "bot": "random"})
    wait_for(lambda: ada.state(id)["table"]["status"] == "over")
    before = ada.get(f"/api/replays/{id}/record.txt").body.decode()
    changed = ada.state(id)["table"]["changed"]
    ada.post("/api/you/delete", {})

    after = server.guest().get(f"/api/replays/{id}/record.txt").body.decode()
    assert "Adelheid" in before and "Adelheid" not in after
    assert after == before.replace("Adelheid", "N.N.")
    assert server.guest().get(f"/api/replays/{id}").data["names"][0] == "N.N."
    assert server.guest().state(id)["table"]["changed"] == changed


def test_nobody_has_nothing_to_take_along(server: House) -> None:
    for door in ("link", "recovery", "end", "delete"):
        assert server.guest().post(f"/api/you/{door}", DOORS[door]).code == "nobody"
    assert server.guest().get("/api/you").data["sessions"] == []


@pytest.mark.parametrize("door", DOORS)
def test_no_door_opens_to_the_page_of_another_site_or_to_nonsense(server: House, door: str) -> None:
    ada = ada_of(server)
    path = f"/api/you/{door}"

    assert ada.post(path, DOORS[door], Origin="http://evil.example").code == "foreign-origin"
    assert ada.get(path).status == 405
    for nonsense in (b"{", b"[]", b'{"odd": 1}', b'{"code": 7}', b'{"session": null}'):
        assert ada.post(path, nonsense).status == 400
    assert name_of(ada) == "Ada"


def test_thousands_of_codes_tried_are_refused_and_nobody_else_suffers(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    rate = {"burst": 5, "a_second": 0}
    with house(database, tmp_path / "log.txt", codes=rate) as server:
        ada, eve = ada_of(server), server.guest(address="127.0.0.9")
        code = linked(ada)
        tried = [come(eve, f"{number:020}") for number in range(1_000)]
        assert tried == [404] * 5 + [429] * 995
        assert come(eve, code) == 429, "not even with the right one"

        assert come(server.guest(), code) == 200
        assert [ada.post("/api/you/link", {}).status for _ in range(5)] == [200] * 4 + [429]
        assert len(server.log.read_text().splitlines()) < 5


def test_neither_the_log_nor_the_database_knows_a_token_or_a_code(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with house(f"sqlite:///{file}", tmp_path / "log.txt") as server:
        ada, phone = ada_of(server), server.guest()
        codes = [linked(ada), recovery(ada)]
        come(phone, codes[0])
        codes.append(linked(ada))
        secrets = [ada.cookies["ironbridge"], phone.cookies["ironbridge"], *codes]
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())

    for secret in secrets:
        assert secret.encode() not in kept
        assert secret.replace("-", "").encode() not in kept
