"""Ask and play: a move is composed answer by answer, explained, stored, and perhaps taken back."""

from __future__ import annotations

from typing import Any

from web.house import Guest, House, first_move

Data = dict[str, Any]


def alone(server: House, game: str = "industria", seats: int = 3, **more: Any) -> tuple[Guest, str]:
    """Somebody who plays all seats, so that nothing happens by itself."""
    ada = server.guest()
    return ada, ada.open(game, *["me"] * seats, seed=7, **more)["id"]


def test_a_move_is_composed_answer_by_answer(server: House) -> None:
    ada, id = alone(server, "brass-birmingham", 2)
    state = ada.state(id)

    with ada.at(id, board="light") as seat:
        one = seat.call("ask", seq=state["seq"], answers=["loan"])
        card = one["options"][0]
        two = seat.call("ask", seq=state["seq"], answers=["loan", card["number"]])
        played = seat.call("play", seq=state["seq"], answers=["loan", card["number"]])

    assert one["question"]["kind"] == "card" and not one["complete"]
    assert one["answers"][0]["places"] == ["action:loan"]
    assert card["places"] == [f"card:{card['phrase'][1:-1]}"]
    assert two["complete"] and two["question"] is None and two["options"] == []
    assert card["places"][0] in two["ghost"]["gone"] + two["ghost"]["changed"]
    assert any("£30" in line for line in two["would"])
    assert two["move"] == f"loan {card['phrase']}"
    assert played == {"type": "played", "re": 3, "seq": state["seq"] + 1}


def test_what_leaves_no_choice_is_told_with_its_reasons(server: House) -> None:
    ada, id = alone(server, "brass-birmingham", 2)
    state = ada.state(id)

    with ada.at(id, board="none") as seat:
        one = seat.call("ask", seq=state["seq"], answers=["develop"])
        card = one["options"][0]["number"]
        two = seat.call("ask", seq=state["seq"], answers=["develop", card])
        tile = two["options"][0]["number"]
        answers = ["develop", card, tile]
        three = seat.call("ask", seq=state["seq"], answers=answers)
        why = seat.call("why", seq=state["seq"], answers=answers, foregone=0)

    assert one["foregone"] == two["foregone"] == []
    (given,) = three["foregone"]
    assert given["after"] == 3 and given["text"].startswith("From the market")
    assert why["refusals"] and all("BB-" in refusal["rule"] for refusal in why["refusals"])


def test_asking_changes_nothing(server: House) -> None:
    ada, id = alone(server)
    before = ada.state(id, board="light", position=1)

    ada.post(f"/api/tables/{id}/ask", {"seq": before["seq"], "answers": [0]})

    assert ada.state(id, board="light", position=1) == before


def test_what_is_drawn_is_not_foretold(server: House) -> None:
    ada, id = alone(server, "brass-birmingham", 2)
    state = ada.state(id)  # one action in the first round, then cards are drawn

    asked = ada.post(
        f"/api/tables/{id}/ask",
        {"seq": state["seq"], "answers": ["pass", 0]},
    )
    if asked.status == 422:  # the first card was not in hand
        card = asked.data["error"]["refusal"]["instead"][0]
        body = {"seq": state["seq"], "answers": ["pass", card]}
        asked = ada.post(f"/api/tables/{id}/ask", body)

    would = asked.data["would"]
    assert asked.data["complete"]
    assert any(line.endswith("draws a card.") for line in would)


def test_a_move_can_be_sent_in_notation(server: House) -> None:
    ada, id = alone(server)
    state = ada.state(id)
    phrase = state["options"][1]["phrase"]

    reply = ada.play(id, move=phrase)

    after = ada.state(id)
    assert reply.data == {"type": "played", "seq": state["seq"] + 1}
    assert after["view"]["log"]["entries"][-1]["lines"]


def test_a_refused_move_names_its_rule(server: House) -> None:
    ada, id = alone(server)
    ada.play(id, answers=[ada.state(id)["options"][0]["number"]])

    reply = ada.play(id, move="bid 9")

    refusal = reply.data["error"]["refusal"]
    assert reply.status == 422
    assert refusal["rule"] == "IN-31"
    assert (
        refusal["text"]
        == "You cannot bid 9 thalers: you have 5 thalers. Bid no more than that, or pass."
    )
    assert refusal["clause"]["link"] == "/rules/industria#IN-31"
    assert refusal["clause"]["text"] and refusal["clause"]["heading"]
    assert "pass" in refusal["instead"]


def test_a_refusal_speaks_french(server: House) -> None:
    ada, id = alone(server)
    ada.play(id, answers=[ada.state(id)["options"][0]["number"]])
    ada.lang = "fr-CA"

    message = ada.play(id, move="bid 9").data["error"]["message"]

    assert (
        message
        == "Vous ne pouvez pas offrir 9 thalers\u00a0: vous avez 5 thalers. Offrez au plus cette somme, ou passez."
    )


def test_whatever_is_not_lit_tells_why(server: House) -> None:
    ada, id = alone(server)
    state = ada.state(id, board="light")
    places = {place for option in state["options"] for place in option["places"]}
    tiles = [thing["id"] for thing in state["view"]["things"] if thing["id"].startswith("tile:")]
    dark = next(tile for tile in tiles if tile not in places)

    with ada.at(id) as seat:
        refused = seat.call("why", seq=state["seq"], place=dark)
        lit = seat.call("why", seq=state["seq"], place=next(iter(places)))
        elsewhere = seat.call("why", seq=state["seq"], place="seat:1")
        outside = seat.call("why", seq=state["seq"], option=9999)

    assert refused["refusals"][0]["clause"]["id"].startswith("IN-")
    assert lit["allowed"] and lit["refusals"] == []
    assert elsewhere["refusals"][0]["reason"] == "nowhere"
    assert state["question"]["text"] in elsewhere["refusals"][0]["text"]
    assert outside["refusals"][0]["rule"] == "notation"


def test_why_of_the_second_question_of_a_move(server: House) -> None:
    ada, id = alone(server, "brass-birmingham", 2)
    seq = ada.state(id)["seq"]

    with ada.at(id, board="dark") as seat:
        cards = seat.call("ask", seq=seq, answers=["network"])["options"]
        answers = ["network", cards[0]["phrase"]]
        lines = seat.call("ask", seq=seq, answers=answers)
        offered = {place for option in lines["options"] for place in option["places"]}
        links = [thing["id"] for thing in lines["view"]["things"]]
        dark = next(link for link in links if link.startswith("line:") and link not in offered)
        refused = seat.call("why", seq=seq, answers=answers, place=dark)

    assert refused["refusals"][0]["clause"]["id"].startswith("BB-")


def test_only_its_owner_plays_a_seat(server: House) -> None:
    ada, bob, eve = server.guest(), server.guest(), server.guest()
    table = ada.open("industria", "me", "invited", "invited")
    bob.post(f"/api{table['seats'][1]['invitation']}", {"name": "Bob"})
    cy = server.guest()
    cy.post(f"/api{table['seats'][2]['invitation']}", {"name": "Cy"})
    id = table["id"]
    players = [ada, bob, cy]
    turn = ada.state(id)["turn"]
    option = players[turn].state(id)["options"][0]["number"]
    others = [guest for guest in (*players, eve) if guest is not players[turn]]

    refused = [guest.play(id, answers=[option]) for guest in others]
    asked = [guest.state(id)["question"] for guest in others]
    played = players[turn].play(id, answers=[option])

    assert [(reply.status, reply.code) for reply in refused] == [(403, "not-your-seat")] * 3
    assert asked == [None] * 3
    assert played.status == 200


def test_who_comes_second_is_stale(server: House) -> None:
    ada, id = alone(server)
    state = ada.state(id)
    move = {"seq": state["seq"], "answers": [state["options"][0]["number"]]}

    first = ada.post(f"/api/tables/{id}/play", move)
    second = ada.post(f"/api/tables/{id}/play", move)

    assert first.status == 200
    assert (second.status, second.code) == (409, "stale")
    assert ada.state(id)["seq"] == state["seq"] + 1


def test_an_unfinished_or_overlong_move_is_refused(server: House) -> None:
    ada, id = alone(server, "brass-birmingham", 2)

    unfinished = ada.play(id, answers=["build"])
    empty = ada.play(id, answers=[])
    overlong = ada.play(id, answers=["pass", "[x]", 3, 3])

    assert [reply.status for reply in (unfinished, empty, overlong)] == [422] * 3
    assert "The move is not complete" in unfinished.data["error"]["message"]
    assert "The move is not complete" in empty.data["error"]["message"]


def test_a_move_is_taken_back_over_the_bots_answers(server: House) -> None:
    ada = server.guest()
    id = ada.open("industria", "me", "random", "random", seed=3)["id"]

    with ada.at(id, board="light") as seat:
        before = seat.asked()
        seat.call("play", seq=before["seq"], answers=first_move(seat, before))
        after = seat.asked()
        while not after["back"]["may"]:  # a new tile came to light: play on
            before = after
            seat.call("play", seq=after["seq"], answers=first_move(seat, after))
            after = seat.asked()
        back = seat.call("back", seq=after["seq"])
        again = seat.asked()

    assert back["type"] == "played"
    assert again["moves"] == before["moves"]
    assert again["options"] == before["options"]
    assert again["view"]["panels"] == before["view"]["panels"]
    assert again["view"]["log"]["from"] == before["moves"] + 1 or again["view"]["log"]["from"] == 0


def test_no_take_back_where_the_table_does_not_allow_it(server: House) -> None:
    ada, id = alone(server, take_back=False)
    state = ada.state(id)
    ada.play(id, answers=[state["options"][0]["number"]])

    reply = ada.post(f"/api/tables/{id}/back", {"seq": state["seq"] + 1})

    assert ada.state(id)["back"]["may"] is False
    assert reply.data["error"]["message"] == "At this table moves are not taken back."


def test_others_do_not_take_my_move_back(server: House) -> None:
    ada, bob = server.guest(), server.guest()
    table = ada.open("industria", "me", "invited", "random")
    bob.post(f"/api{table['seats'][1]['invitation']}", {"name": "Bob"})
    id = table["id"]
    with ada.at(id) as first, bob.at(id) as second:
        one = first.state(lambda state: state["turn"] in (0, 1))
        mover, other = (first, second) if one["turn"] == 0 else (second, first)
        asked = one if mover is first else second.asked()
        played = mover.call("play", seq=asked["seq"], answers=first_move(mover, asked))

        reply = other.call("back", seq=played["seq"])

    assert reply["type"] == "error"
    assert reply["code"] in ("refused", "stale")


def test_catching_up_gives_what_was_missed(server: House) -> None:
    ada, id = alone(server)
    start = ada.state(id)
    for _ in range(3):
        ada.play(id, answers=[ada.state(id)["options"][0]["number"]])

    missed = ada.state(id, since=start["seq"])["view"]["log"]
    whole = ada.state(id)["view"]["log"]
    nothing = ada.state(id, since=ada.state(id)["seq"])["view"]["log"]

    assert whole["from"] == 0 and missed["entries"] == whole["entries"][missed["from"] :]
    assert missed["from"] <= start["moves"] + 1
    assert nothing["entries"] == []


def test_catching_up_after_a_take_back_drops_what_is_gone(server: House) -> None:
    ada, id = alone(server)
    state = ada.state(id)
    ada.play(id, answers=[state["options"][0]["number"]])
    seen = ada.state(id)
    ada.post(f"/api/tables/{id}/back", {"seq": seen["seq"]})
    ada.play(id, answers=[state["options"][1]["number"]])

    log = ada.state(id, since=seen["seq"])["view"]["log"]

    kept = seen["view"]["log"]["entries"][: log["from"]] + log["entries"]
    assert kept == ada.state(id)["view"]["log"]["entries"]


def test_the_position_is_given_to_programs(server: House) -> None:
    ada, id = alone(server, "brass-birmingham", 2)

    position = ada.state(id, position=1)["view"]["position"]

    assert position and ada.state(id)["view"]["position"] is None


def test_before_it_begins_there_is_nothing_to_play(server: House) -> None:
    ada = server.guest()
    id = ada.open("industria", "me", "open", "open")["id"]

    reply = ada.play(id, answers=[0])
    state = ada.state(id, board="light")

    assert reply.code == "not-playing"
    assert state["view"] is None and state["question"] is None and state["options"] == []
