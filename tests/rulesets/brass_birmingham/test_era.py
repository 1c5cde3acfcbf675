"""The end of the canal era (BB-69 to BB-74)."""

from __future__ import annotations

from rulesets.brass_birmingham.table import (
    birmingham,
    discards,
    end_era,
    gone,
    hand,
    has,
    income,
    last_action,
    money,
    points,
    tile,
)
from rulesets.playing import allowed, play


def test_level_one_tiles_leave_the_board_flipped_or_not_without_income() -> None:
    match = end_era(
        "canal",
        tiles="dudley.1 A coal-1 2, worcester.1 B cotton-1 flipped, derby.1 C brewery-1, "
        "stafford.2 D pottery-1 flipped, redditch.1 D manufacturer-1",
    )

    assert match.position()["tiles"] == {}
    assert [income(match, name) for name in "ABCD"] == [10, 10, 10, 10]


def test_tiles_on_the_mats_stay_level_one_included() -> None:
    match = end_era("canal", tiles="worcester.1 A cotton-1 flipped", A=has(developed="cotton 2"))

    assert (gone(match, "cotton"), gone(match, "coal")) == (2, 0)
    card = hand(match, match.names[match.seat])[0]
    assert allowed(match, f"develop [{card}] cotton stop")


def test_tiles_of_level_two_stay_with_what_lies_on_them_and_their_side() -> None:
    match = end_era("canal", tiles="dudley.1 A coal-2 2, worcester.1 B cotton-2 flipped, "
                    "derby.1 C brewery-2")  # fmt: skip

    assert match.position()["tiles"] == {
        "derby.1": "C brewery-2 1", "dudley.1": "A coal-2 2", "worcester.1": "B cotton-2 flipped",
    }  # fmt: skip


def test_a_flipped_tile_of_level_two_scores_in_both_eras() -> None:
    tiles = "worcester.1 B cotton-3 flipped"

    canal_end = end_era("canal", tiles=tiles)
    rail_end = end_era("rail", tiles=tiles, B=has(points=points(canal_end, "B")))

    assert (points(canal_end, "B"), points(rail_end, "B")) == (9, 18)


def test_the_new_deck_holds_all_cards_those_laid_face_down_included() -> None:
    for players in (2, 3, 4):
        match = end_era("canal", game=birmingham(players))
        position = match.position()
        hands = [card for seat in position["seats"].values() for card in seat["hand"]]
        whole = birmingham(players).start(seed=1).position()["next deck"]
        assert sorted(position["deck"] + hands) == sorted(whole)
        assert (discards(position), position["face down"]) == ([], [])
        assert len(hands) == 8 * players


def test_each_player_draws_eight_cards_from_the_new_deck() -> None:
    match = end_era("canal")

    assert [len(hand(match, name)) for name in "ABCD"] == [8] * 4
    assert len(match.position()["deck"]) == 64 - 32


def test_money_points_and_income_stay() -> None:
    match = end_era("canal", A=has(money=23, points=12, income=10))

    assert match.position()["era"] == "rail"
    assert (money(match), points(match), income(match)) == (23, 12, 10)


def test_links_leave_the_board() -> None:
    match = end_era("canal", links="A birmingham--oxford, B derby--nottingham")

    assert match.position()["links"] == {}


def test_after_the_last_scoring_the_links_stay_to_be_looked_at() -> None:
    match = end_era("rail", links="A birmingham--oxford")

    assert match.over
    assert match.position()["links"] == {"birmingham--oxford": "A"}


def test_the_game_ends_with_the_rail_era() -> None:
    match = last_action("rail", round=8)

    play(match, "pass [coventry]")

    assert match.over
    assert match.position()["era"] == "rail"


def test_pottery_one_leaves_too_after_scoring() -> None:
    match = end_era("canal", tiles="stafford.2 A pottery-1 flipped")

    assert (tile(match, "stafford.2"), points(match)) == ("", 10)
