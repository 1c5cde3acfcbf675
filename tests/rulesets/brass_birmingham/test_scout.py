"""Scout, wild cards, and what is known of the cards (BB-167 to BB-170, BB-39, BB-40)."""

from __future__ import annotations

from collections import Counter
from itertools import product

from rulesets.brass_birmingham.table import birmingham, canal, discards, hand, has, rail, seat
from rulesets.playing import allowed, offers, play, refused, why


def test_three_cards_leave_the_hand_and_both_wild_cards_come() -> None:
    match = canal(A=has("iron derby belper leek"))

    play(match, "scout [iron] [derby] [belper]")

    assert hand(match) == ["leek", "wild-location", "wild-industry"]
    assert {"iron", "derby", "belper"} <= set(discards(match.position(), "A"))


def test_scouting_is_forbidden_with_a_wild_card_in_hand() -> None:
    for wild in ("wild-location", "wild-industry"):
        match = canal(A=has(f"iron derby belper {wild}"))
        assert refused(match, "scout [iron] [derby] [belper]") == ("BB-169", "wild-card-in-hand")


def test_scouting_takes_three_cards() -> None:
    match = canal(A=has("iron derby"))

    assert refused(match, "scout [iron] [derby]") == ("BB-168", "too-few-cards")


def test_wild_cards_may_be_used_in_the_same_turn() -> None:
    match = canal(A=has("iron derby belper leek"))

    play(match, "scout [iron] [derby] [belper]", "build [wild-location] cotton worcester.1")

    assert match.position()["tiles"] == {"worcester.1": "A cotton-1"}


def test_the_piles_cannot_run_out() -> None:
    both = has("wild-location wild-industry")
    match = canal(A=has("iron derby belper"), B=both, C=both, D=both)

    assert allowed(match, "scout [iron] [derby] [belper]")
    cards = match.game.figures.data["cards"]
    assert cards["wild-location"]["count"]["4"] == cards["wild-industry"]["count"]["4"] == 4


def test_a_wild_card_goes_back_to_its_pile_after_any_action() -> None:
    moves = [
        "build [wild-location] cotton worcester.1", "network [wild-location] derby--nottingham",
        "develop [wild-location] cotton stop", "loan [wild-location]", "pass [wild-location]",
    ]  # fmt: skip
    for move in moves:
        match = play(canal(A=has("wild-location iron belper")), move)
        assert "wild-location" not in hand(match)
        assert "wild-location" not in discards(match.position())


def test_there_are_wild_cards_with_any_number_of_players() -> None:
    for players in (2, 3, 4):
        match = canal(game=birmingham(players), A=has("iron dudley dudley"))
        play(match, "scout [iron] [dudley] [dudley]")
        assert hand(match) == ["wild-location", "wild-industry"]


def test_discards_are_open_to_everybody() -> None:
    match = canal(A=has("iron derby belper"))

    play(match, "pass [iron]")

    for seat_number in range(4):
        assert "iron" in discards(match.view(seat_number), "A")
    assert "A plays the card Iron works." in match.log(seat=2)


def test_each_seat_has_a_pile_of_its_own() -> None:
    match = canal(actions=1, A=has("iron"), B=has("derby leek"))
    before = discards(match.position(), "A")

    play(match, "pass [iron]", "pass [derby]")

    position = match.position()
    assert Counter(discards(position, "A")) == Counter([*before, "iron"])
    assert "derby" in discards(position, "B")


def test_hands_are_secret() -> None:
    match = birmingham().start(seed=3)

    view = match.view(0)

    assert view["seats"]["A"]["hand"] == hand(match, "A")
    assert view["seats"]["B"]["hand"] == []
    assert view["seats"]["B"]["unknown cards"] == 8


def test_the_card_laid_face_down_and_the_deck_are_seen_by_nobody() -> None:
    match = birmingham().start(seed=3)

    for seat_number in range(-1, 4):
        view = match.view(seat_number)
        assert view["face down"] == ["?"] * 4
        assert set(view["deck"]) == {"?"}


def test_nobody_else_hears_which_card_was_drawn() -> None:
    match = canal(actions=1, A=has("iron"))

    play(match, "pass [iron]")

    assert "A draws a card." in match.log(seat=1)
    assert "A draws a card." not in match.log(seat=0)


def test_every_action_costs_one_card_of_the_hand_in_all() -> None:
    scouting = canal(A=has("iron derby belper leek"))
    passing = canal(A=has("iron derby belper leek"))

    play(scouting, "scout [iron] [derby] [belper]")
    play(passing, "pass [iron]")

    assert len(hand(scouting)) == len(hand(passing)) == 3


def test_nobody_scouts_in_the_last_round_of_an_era() -> None:
    for match in (canal(round=8), rail(round=8)):
        assert len(hand(match)) == 2
        assert "scout" not in offers(match)


def test_a_wild_card_still_held_goes_in_the_last_round() -> None:
    match = canal(round=8, turn="D", actions=1, D=has("wild-location"))

    assert why(match, "pass [coventry]") == "not-in-hand"
    play(match, "pass [wild-location]")

    assert match.position()["era"] == "rail"
    assert all("wild-location" not in hand(match, name) for name in "ABCD")


def test_wild_cards_count_for_the_hand_of_eight() -> None:
    match = canal(actions=1, A=has("iron derby belper leek stone stafford wild-location dudley"))

    play(match, "pass [iron]")

    assert len(hand(match)) == 8
    assert "wild-location" in hand(match)


def test_deck_and_wild_piles_are_whole_when_the_era_ends() -> None:
    match = canal(round=8, turn="D", actions=1, D=has("wild-industry"))

    play(match, "pass [wild-industry]")

    cards = match.position()["deck"] + [card for name in "ABCD" for card in hand(match, name)]
    assert len(cards) == 64
    assert not [card for card in cards if card.startswith("wild")]
    assert seat(match, "A")["unknown cards"] == 0


HAND = ("derby", "stone", "uttoxeter", "coal", "coal", "iron")


def test_three_cards_are_listed_in_one_order() -> None:
    match = canal(A=has(" ".join(HAND)))

    scouts = [sorted(move.long.split()) for move in match.moves() if "scout" in move.short]

    assert len(scouts) == 10 + 4, "three that differ, or both of coal and another one"
    assert all(scouts.count(scout) == 1 for scout in scouts)


def test_every_scout_that_is_legal_is_listed_in_some_order() -> None:
    match = canal(A=has(" ".join(HAND)))

    listed = {tuple(sorted(move.long.split())) for move in match.moves() if "scout" in move.short}

    texts = [f"scout [{one}] [{two}] [{three}]" for one, two, three in product(HAND, repeat=3)]
    legal = [text for text in texts if match.refusal(text) is None]
    assert listed == {tuple(sorted(text.split())) for text in legal}


def test_in_another_order_it_is_the_same_move() -> None:
    one, other = canal(A=has(" ".join(HAND))), canal(A=has(" ".join(HAND)))

    play(one, "scout [derby] [stone] [uttoxeter]")
    play(other, "scout [uttoxeter] [derby] [stone]")

    assert one.position() == other.position()
