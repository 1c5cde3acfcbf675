"""Sockets: everybody sees at once what happens, each with his own eyes."""

from __future__ import annotations

from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from web.house import House, Seat, first_move, is_over

Data = dict[str, Any]


def cards(state: Data) -> list[str]:
    """The cards that a state shows."""
    things = state["view"]["things"]
    return [thing["id"] for thing in things if thing["id"].startswith("card:")]


def state_at(seat: Seat, seq: int) -> Data:
    """The state with a number."""
    return seat.state(lambda state: bool(state["seq"] == seq))


def test_all_who_look_on_see_a_move(server: House) -> None:
    ada, eve = server.guest(), server.guest("fr")
    id = ada.open("industria", "me", "me", "me")["id"]

    with ada.at(id) as seat, eve.at(id, board="dark", zip=1) as watching:
        before, seen = seat.state(), watching.state()
        seat.call("play", seq=before["seq"], answers=first_move(seat, before))
        after = watching.state()

    assert seen["you"] == [] and seen["eyes"] is None and seen["question"] is None
    assert after["seq"] == before["seq"] + 1
    assert after["view"]["log"]["entries"][-1]["move"] == after["moves"]
    assert after["view"]["board"].startswith("<svg")
    assert "Industria" in after["view"]["title"]


def test_a_spectator_sees_no_hand_and_a_player_only_his_own(server: House) -> None:
    ada, bob, eve = server.guest(), server.guest(), server.guest()
    table = ada.open("brass-birmingham", "me", "invited", seed=5)
    bob.post(f"/api{table['seats'][1]['invitation']}", {"name": "Bob"})
    id = table["id"]
    states = [guest.state(id, board="light", position=1) for guest in (ada, bob, eve)]

    hands = [cards(state) for state in states]

    assert len(hands[0]) >= 4 and len(hands[1]) >= 4 and hands[0] != hands[1]
    assert hands[2] == ["card:unknown"]
    for own, other in ((0, 1), (1, 0)):
        for card in set(hands[other]) - set(hands[own]):
            assert f'"{card}"' not in states[own]["view"]["board"]


def test_the_seed_is_kept_until_the_end(server: House) -> None:
    ada = server.guest()
    id = ada.open("industria", "me", "me", "me", seed=8_154_930_062_549_801)["id"]

    reply = ada.get(f"/api/tables/{id}?position=1&board=light")

    assert b"8154930062549801" not in reply.body


def test_what_a_seat_was_sent_is_what_the_rules_let_it_know(server: House) -> None:
    ada, bob = server.guest(), server.guest()
    order = {"introductory": True}
    table = ada.open("brass-birmingham", "me", "invited", settings=order)
    bob.post(f"/api{table['seats'][1]['invitation']}", {"name": "Bob"})
    id = table["id"]
    sent: list[dict[int, Data]] = [{}, {}]

    with ada.at(id, board="light") as one, bob.at(id, board="light") as other:
        seats = [one, other]
        states = [one.state(), other.state()]
        while not is_over(states[0]):
            for seat, state in enumerate(states):
                sent[seat][state["moves"]] = state["view"]
            turn = states[0]["turn"]
            mover = seats[turn]
            answers = first_move(mover, states[turn])
            played = mover.call("play", seq=states[turn]["seq"], answers=answers)
            states = [state_at(seat, played["seq"]) for seat in seats]

    for seat, views in enumerate(sent):
        for at in list(views)[::5]:
            path = f"/api/replays/{id}/positions/{at}?eyes={seat}&board=light"
            replayed = ada.get(path).data["view"]
            assert views[at]["things"] == replayed["things"]
            assert views[at]["panels"] == replayed["panels"]


def test_before_the_end_others_notation_is_kept_back(server: House) -> None:
    ada = server.guest()
    id = ada.open("industria", "me", "random", "random")["id"]

    with ada.at(id) as seat:
        state = seat.asked()
        seat.call("play", seq=state["seq"], answers=first_move(seat, state))
    log = ada.state(id)["view"]["log"]["entries"]

    assert all(entry["notation"] == "" for entry in log if entry["seat"] not in (0, None))
    assert any(entry["notation"] for entry in log if entry["seat"] == 0)


def test_who_comes_and_goes_is_told(server: House) -> None:
    ada, bob = server.guest(), server.guest()
    table = ada.open("industria", "me", "invited", "open")
    bob.post(f"/api{table['seats'][1]['invitation']}", {"name": "Bob"})

    with ada.at(table["id"]) as seat:
        seat.state()
        with bob.at(table["id"]):
            came = seat.until(lambda message: message["type"] == "seats")
        went = seat.until(lambda message: message["type"] == "seats")

    assert came["table"]["seats"][1]["here"]
    assert not went["table"]["seats"][1]["here"]


def test_sitting_down_begins_the_game_before_the_hosts_eyes(server: House) -> None:
    ada, bob = server.guest(), server.guest()
    table = ada.open("industria", "me", "me", "invited")

    with ada.at(table["id"], board="light") as seat:
        waiting = seat.state()
        bob.post(f"/api{table['seats'][2]['invitation']}", {"name": "Bob"})
        begun = seat.state()

    assert waiting["view"] is None
    assert begun["table"]["status"] == "playing" and begun["view"]["board"]
    assert begun["view"]["log"]["from"] == 0


def test_the_language_and_the_colours_can_be_changed(server: House) -> None:
    ada = server.guest()
    id = ada.open("industria", "me", "me", "me")["id"]

    with ada.at(id, board="light") as seat:
        english = seat.state()
        seat.send({"do": "look", "board": "dark", "lang": "fr"})
        french = seat.state()

    assert english["question"]["text"] != french["question"]["text"]
    assert "#f6f1e4" in english["view"]["board"] and "#191c20" in french["view"]["board"]
    assert french["view"]["log"]["from"] == 0


def test_a_bot_that_thinks_shows_that_it_does(server: House) -> None:
    ada = server.guest()
    id = ada.open("brass-birmingham", "greedy", "greedy")["id"]

    with ada.at(id) as seat:
        first = seat.until(lambda message: message["type"] == "thinking")
        other = seat.until(lambda message: message["type"] == "thinking")

    assert {first["seat"], other["seat"]} == {0, 1}


def test_coming_back_with_the_last_number(server: House) -> None:
    ada = server.guest()
    id = ada.open("industria", "me", "me", "me")["id"]
    with ada.at(id) as seat:
        first = seat.state()
    ada.play(id, answers=[first["options"][0]["number"]])
    ada.play(id, answers=[ada.state(id)["options"][0]["number"]])

    with ada.at(id, since=first["seq"]) as seat:
        missed = seat.state()["view"]["log"]

    whole = ada.state(id)["view"]["log"]["entries"]
    assert whole[: missed["from"]] + missed["entries"] == whole


def test_there_is_no_such_table(server: House) -> None:
    with server.guest().at("nowhere") as seat, pytest.raises(ConnectionClosed) as closed:
        seat.receive()

    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4404


def test_a_page_of_another_site_gets_no_socket(server: House) -> None:
    ada = server.guest()
    id = ada.open("industria", "me", "me", "me")["id"]
    address = f"ws://127.0.0.1:{server.port}/api/tables/{id}/socket"

    with (
        connect(address, origin=Origin("https://evil.example")) as line,
        pytest.raises(ConnectionClosed) as closed,
    ):
        line.recv(10)

    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4403


@pytest.mark.parametrize("game", ["industria", "brass-birmingham"])
def test_a_whole_game_by_socket(server: House, game: str) -> None:
    ada = server.guest("fr")
    id = ada.open(game, "me", "random", "random")["id"]

    with ada.at(id) as seat:
        state = seat.asked()
        while not is_over(state):
            played = seat.call("play", seq=state["seq"], answers=first_move(seat, state))
            assert played["type"] == "played"
            state = seat.asked()

    assert state["question"] is None and state["turn"] is None
    assert state["table"]["result"] == state["view"]["scores"]
    assert state["table"]["winners"] == state["view"]["winners"] != []
    assert state["table"]["replay"] == f"/replay/{id}"


def test_the_last_moves_are_shown_once_more(server: House) -> None:
    ada, eve = server.guest(), server.guest()
    id = ada.open("industria", "me", "me", "me", seed=3)["id"]

    with ada.at(id) as seat, eve.at(id, board="light", changes=1) as watching:
        state = seat.state()
        for _ in range(3):
            seat.call("play", seq=state["seq"], answers=first_move(seat, state))
            state = seat.state()
        seen = state_at(watching, state["seq"])
        moves = state["moves"]
        again = watching.call("again", seq=state["seq"], moves=moves - 2)
        none = watching.call("again", seq=state["seq"], moves=moves)
        wrong = [
            watching.call("again", seq=state["seq"], moves=number)["code"]
            for number in (-1, moves + 1, 2**31)
        ]
        late = watching.call("again", seq=state["seq"] - 1, moves=0)

    assert seen["view"]["changed"] is not None
    assert len(again["views"]) == 2 and none["views"] == []
    assert all(view["changed"] and view["board"] is None for view in again["views"])
    assert again["views"][0]["subtitle"] and again["views"][0]["log"]["entries"] == []
    assert wrong == ["bad-message"] * 3 and late["code"] == "stale"
