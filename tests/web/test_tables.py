"""Tables are opened, filled by link and from the list, and begin when nobody is missing."""

from __future__ import annotations

from web.house import Guest, House


def test_two_clicks_from_nothing_to_a_game_against_bots(server: House) -> None:
    ada = server.guest()

    table = ada.open("industria", "me", "greedy", "random")

    assert table["status"] == "playing"
    assert [seat["name"] for seat in table["seats"]] == ["Ada", "Greedy", "Random"]
    assert table["seats"][0]["yours"] and not table["seats"][1]["yours"]


def test_bots_move_until_a_person_is_asked(server: House) -> None:
    ada = server.guest()
    table = ada.open("industria", "me", "random", "random")

    with ada.at(table["id"]) as seat:
        state = seat.asked()

    assert state["turn"] == 0 and state["you"] == [0]
    assert state["question"]["text"].startswith("Ada, ")
    assert state["options"]


def test_an_invitation_gives_one_seat_once(server: House) -> None:
    ada, bob, eve = server.guest(), server.guest(), server.guest()
    table = ada.open("industria", "me", "invited", "random")
    link = table["seats"][1]["invitation"]

    joined = bob.post(f"/api{link}", {"name": "Bob"})
    late = eve.post(f"/api{link}", {"name": "Eve"})

    assert joined.data["table"]["status"] == "playing"
    assert joined.data["table"]["seats"][1]["yours"]
    assert (late.status, late.code) == (409, "taken")
    assert eve.cookies == {}  # nobody was made of her


def test_only_the_host_sees_invitations(server: House) -> None:
    ada, eve = server.guest(), server.guest()
    table = ada.open("industria", "me", "invited", "random")

    seen = eve.state(table["id"])["table"]["seats"][1]

    assert table["seats"][1]["invitation"].startswith("/join/")
    assert seen["invitation"] is None


def test_an_open_seat_is_for_whoever_comes_first(server: House) -> None:
    ada, bob, eve = server.guest(), server.guest(), server.guest()
    table = ada.open("industria", "me", "open", "random")

    listed = [one["id"] for one in bob.get("/api/tables").data["open"]]
    sat = bob.post(f"/api/tables/{table['id']}/seats/1", {"who": "me", "name": "Bob"})
    late = eve.post(f"/api/tables/{table['id']}/seats/1", {"who": "me", "name": "Eve"})

    assert table["id"] in listed
    assert sat.data["table"]["status"] == "playing"
    assert late.code == "taken"
    assert table["id"] in [one["id"] for one in bob.get("/api/tables").data["mine"]]


def test_nobody_has_anothers_name(server: House) -> None:
    ada, other = server.guest(), server.guest()
    table = ada.open("industria", "me", "invited", "greedy", "greedy")

    joined = other.post(f"/api{table['seats'][1]['invitation']}", {"name": "Ada"})

    names = [seat["name"] for seat in joined.data["table"]["seats"]]
    assert names == ["Ada", "Ada 2", "Greedy", "Greedy 2"]


def test_the_host_fills_a_free_seat_with_a_bot(server: House) -> None:
    ada, eve = server.guest(), server.guest()
    table = ada.open("industria", "me", "invited", "open")
    seats = f"/api/tables/{table['id']}/seats"

    refused = eve.post(f"{seats}/1", {"who": "bot", "bot": "random"})
    ada.post(f"{seats}/1", {"who": "bot", "bot": "random"})
    begun = ada.post(f"{seats}/2", {"who": "bot", "bot": "random"})

    assert refused.code == "not-yours"
    assert begun.data["table"]["status"] == "playing"


def test_nobody_is_sent_away(server: House) -> None:
    ada, bob = server.guest(), server.guest()
    table = ada.open("industria", "me", "open", "open")
    seats = f"/api/tables/{table['id']}/seats"
    bob.post(f"{seats}/1", {"who": "me", "name": "Bob"})

    reply = ada.post(f"{seats}/1", {"who": "bot", "bot": "random"})

    assert reply.code == "taken"


def test_one_may_stand_up_before_the_game_begins(server: House) -> None:
    ada, bob = server.guest(), server.guest()
    table = ada.open("industria", "me", "open", "open")
    seats = f"/api/tables/{table['id']}/seats"
    bob.post(f"{seats}/1", {"who": "me", "name": "Bob"})

    reply = bob.post(f"{seats}/1", {"who": "open"})

    assert reply.data["table"]["seats"][1]["who"] == "open"


def test_a_bot_goes_on_in_the_seat_that_one_leaves(server: House) -> None:
    ada = server.guest()
    table = ada.open("industria", "me", "random", "random")

    ada.post(f"/api/tables/{table['id']}/seats/0", {"who": "bot", "bot": "random"})
    with server.guest().at(table["id"]) as eve:
        last = eve.state(lambda state: bool(state["table"]["status"] == "over"))

    assert last["table"]["seats"][0]["name"] == "Ada"
    assert len(last["table"]["result"]) == 3


def test_a_name_has_nothing_that_cannot_be_seen(server: House) -> None:
    ada = server.guest()

    named = ada.post("/api/me", {"name": "👩\u200d🚀 Ada\u202e\u2066"}).data["name"]
    blank = ada.post("/api/me", {"name": "\u200b\u200d"})

    assert named == "👩🚀 Ada"
    assert blank.code == "bad-game"


def test_the_seat_that_a_bot_plays_is_taken_back(server: House) -> None:
    ada, bob = server.guest(), server.guest()
    table = ada.open("industria", "me", "invited", "random")
    bob.post(f"/api{table['seats'][1]['invitation']}", {"name": "Bob"})
    seat = f"/api/tables/{table['id']}/seats/1"

    left = bob.post(seat, {"who": "bot", "bot": "random"}).data["table"]["seats"][1]
    seen = bob.state(table["id"])
    taken = ada.post(seat, {"who": "me"})
    back = bob.post(seat, {"who": "me"}).data["table"]["seats"][1]

    assert (left["who"], left["name"], left["yours"]) == ("bot", "Bob", True)
    assert seen["you"] == [] and seen["eyes"] == 1, "he sees his own hand, and is asked nothing"
    assert taken.code == "taken"
    assert (back["who"], back["bot"], back["name"]) == ("person", None, "Bob")
    assert bob.state(table["id"])["you"] == [1]


def test_one_person_can_play_several_seats(server: House) -> None:
    ada = server.guest()
    table = ada.open("industria", "me", "me", "me")
    id = table["id"]

    asked = [play_first(ada, id) for _ in range(4)]

    assert [seat["name"] for seat in table["seats"]] == ["Ada", "Ada 2", "Ada 3"]
    assert len(set(asked)) > 1


def play_first(guest: Guest, id: str) -> int:
    """Play the first option; whose it was."""
    state = guest.state(id)
    guest.play(id, seq=state["seq"], answers=[state["options"][0]["number"]])
    return int(state["eyes"])


def test_a_chosen_seed_deals_the_same_and_is_told(server: House) -> None:
    ada = server.guest()

    one = ada.open("industria", "me", "me", "me", seed=7)
    other = ada.open("industria", "me", "me", "me", seed=7)

    assert one["seeded"]
    boards = [ada.state(table["id"], board="light")["view"]["board"] for table in (one, other)]
    assert boards[0] == boards[1]


def test_settings_are_told_in_words(server: House) -> None:
    ada = server.guest("fr")

    table = ada.open("brass-birmingham", "me", "random", settings={"introductory": True})

    assert table["settings"] == [
        {
            "name": "introductory",
            "value": True,
            "words": "la partie d’introduction, limitée à la période des canaux",
        }
    ]


def test_what_cannot_be_played_is_told(server: House) -> None:
    ada = server.guest()
    seats = [{"who": "me"}, {"who": "bot", "bot": "random"}]

    replies = [
        ada.post("/api/tables", {"game": "chess", "seats": seats}),
        ada.post("/api/tables", {"game": "industria", "seats": seats}),
        ada.post("/api/tables", {"game": "brass-birmingham", "seats": seats, "settings": {"x": 1}}),
        ada.post("/api/tables", {"game": "brass-birmingham", "seats": seats, "name": "a:b"}),
        ada.post(
            "/api/tables",
            {"game": "brass-birmingham", "seats": [{"who": "me"}, {"who": "bot", "bot": "hal"}]},
        ),
    ]

    assert [(reply.status, reply.code) for reply in replies] == [(400, "bad-game")] * 5
    assert "for 3 or 4 players, not 2" in replies[1].data["error"]["message"]


def test_a_private_table_is_in_no_list(server: House) -> None:
    ada, eve = server.guest(), server.guest()
    table = ada.open("industria", "me", "open", "random", public=False)

    lists = eve.get("/api/tables").data

    assert all(table["id"] not in [one["id"] for one in found] for found in lists.values())
