"""What is typed at the table: answers, notation, refusals, orders."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

import ironbridge as ib
from ironbridge.core.asks import Question
from ironbridge.core.scene import Lit, Panel, Scene
from ironbridge.core.state import State
from ironbridge.core.wording import Reader
from market_day.market import make as market
from rulesets.brass_birmingham.table import canal
from rulesets.brass_birmingham.table import has as holds
from rulesets.industria.table import choosing, has, laying
from terminal.table import Table

Seat = Callable[..., Table]


@pytest.fixture
def at_table(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Seat:
    """Seats a match at a terminal."""
    return partial(Table, monkeypatch, tmp_path)


def auction() -> ib.Match:
    """A puts up a tile; B has answered nothing yet."""
    return choosing("quarry sawmill clay-pit coal-mine", others=has(money=5))


def shipyard() -> ib.Match:
    """A may lay a shipyard, with wood from hand or from B, or a bonus."""
    return laying(
        "II",
        A=has("shipyard wood-1 canal-1", money=5),
        B=has("canal-2", laid="sawmill", money=3),
    )


# Answers.


def test_an_option_is_chosen_by_its_number(at_table: Seat) -> None:
    table = at_table(auction())

    assert "A puts up Quarry." in table.type("2")


def test_an_option_shows_price_and_effect(at_table: Seat) -> None:
    told = at_table(shipyard()).type()

    assert "2  Lay Shipyard, 2 or 3 thalers (wood: your resource tile or 1 thaler" in told


def test_a_bid_is_chosen_by_its_amount(at_table: Seat) -> None:
    table = at_table(auction(), seats=["greedy", "human", "human", "human"])

    told = table.type("3")

    assert "B bids 3 thalers" in told
    assert "  0  Pass" in told
    assert "  4  Bid 4 thalers" in told


def test_a_move_is_made_of_answers_with_what_was_said_so_far(at_table: Seat) -> None:
    table = at_table(shipyard())

    told = table.type("lay shipyard", "1")

    assert "So far: lay shipyard" in told
    assert "A discards a Wood tile." in told


@pytest.mark.parametrize(
    "move", ["lay shipyard wood:tile", "LAY  shipyard wood:tile", "shipyard wood:tile"]
)
def test_a_whole_move_is_read_in_notation(at_table: Seat, move: str) -> None:
    assert "A discards a Wood tile." in at_table(shipyard()).type(move)


def test_a_whole_move_takes_the_place_of_one_begun(at_table: Seat) -> None:
    told = at_table(shipyard()).type("lay shipyard", "lay canal-1")

    assert "A lays Canal (bonus)" in told


def test_another_beginning_takes_the_place_of_one_begun(at_table: Seat) -> None:
    table = at_table(
        laying("II", A=has("shipyard weaving-mill wood-1", money=5), B=has(laid="sawmill"))
    )

    told = table.type("lay shipyard", "lay weaving-mill")

    assert "So far: lay weaving-mill" in told


def test_a_seat_is_offered_and_understood_by_its_name(at_table: Seat) -> None:
    match = shipyard()
    match.call(["Ada", "Élise", "Cy", "Di"])
    table = at_table(match)
    table.voice.console.width = 120

    told = table.type("lay shipyard", "wood:bank", "wood:élise")

    assert "wood:elise" in told and "Possible here: wood:tile, wood:elise" in told
    assert "Ada buys wood from Élise for 1 thaler." in told


def test_what_leaves_no_choice_is_told_and_why(at_table: Seat) -> None:
    table = at_table(canal(A=holds("iron derby", money=30)), lang="fr")

    told = table.type("develop [iron] cotton", "pourquoi")

    assert "rien d’autre n’étant possible : Du marché, pour 2 £" in told
    assert "A, d’où vient le fer ?\n  Du marché, pour 2 £\n" in told
    assert "✗ Il n’y a pas de fer sur la case Belper 1. [BB-99]" in told


# Refusals.


def test_a_refusal_has_the_case_the_clause_and_what_is_possible(at_table: Seat) -> None:
    told = at_table(auction()).type("auction bank")

    assert "✗ Bank cannot be put up" in told
    assert "IN-20 · Phase 3: auction" in told
    assert "Possible here: auction clay-pit, auction quarry" in told


def test_a_refusal_speaks_french(at_table: Seat) -> None:
    told = at_table(auction(), lang="fr").type("auction bank")

    assert "✗ La tuile Banque ne peut pas être mise aux enchères" in told
    assert "IN-20 · Phase 3 : enchères" in told
    assert "Possible ici : " in told


@pytest.mark.parametrize(
    "line",
    ["auction bank", "auction", "sell", "17", "lay quarry", "bid 1 bid 2", "¿?", "0", "-1", "²"],
)
def test_bad_input_changes_nothing(at_table: Seat, line: str) -> None:
    table = at_table(shipyard())
    table.type("lay shipyard")
    before = (table.match.position(), list(table.match.draft.answers))

    told = table.type(line)

    assert (table.match.position(), list(table.match.draft.answers)) == before
    assert "✗" in told or "There is no option" in told


def test_a_number_that_is_not_there_is_told_with_those_that_are(at_table: Seat) -> None:
    told = at_table(auction()).type("9")

    assert "There is no option 9 here. You can answer: 1, 2, 3, 4." in told


def test_a_typing_mistake_is_met_with_what_was_meant(at_table: Seat) -> None:
    assert "Did you mean “auction quarry”?" in at_table(auction()).type("auction quarri")


def test_a_long_list_of_what_is_possible_is_shortened(at_table: Seat) -> None:
    rich = choosing("quarry", others=has(money=1), B=has(money=9))
    table = at_table(rich, seats=["greedy", "human", "human", "human"])

    told = table.type("bid 30")

    assert "Possible here: pass, bid 1, bid 2, bid 3, bid 4, …, bid 8, bid 9" in told


# Orders.


def test_an_empty_line_shows_the_question_again(at_table: Seat) -> None:
    assert at_table(auction()).type("").count("which tile do you put up") == 2


def test_help_lists_the_orders_in_the_reader_s_language(at_table: Seat) -> None:
    assert "take back your last answer" in at_table(auction()).type("?")
    assert "reprendre votre dernière réponse" in at_table(auction(), lang="fr").type("aide")


def test_back_takes_an_answer_of_the_move_back(at_table: Seat) -> None:
    table = at_table(shipyard())

    table.type("lay shipyard", "back")

    assert table.match.draft.chosen == []


def test_back_takes_a_move_back_over_the_bots_answers(at_table: Seat) -> None:
    table = at_table(auction())
    before = table.match.position()

    told = table.type("auction quarry", "back")

    assert "Taken back." in told
    assert table.match.position() == before


def test_back_is_refused_once_something_came_to_light(at_table: Seat) -> None:
    table = at_table(laying("I", A=has("canal-1")))

    told = table.type("lay canal-1", "back")

    assert "✗ This move cannot be taken back: it brought something hidden to light." in told


def test_back_at_the_beginning_has_nothing_to_take_back(at_table: Seat) -> None:
    assert "✗ There is no move to take back." in at_table(auction()).type("back")


def test_why_explains_a_move_without_making_it(at_table: Seat) -> None:
    table = at_table(auction())

    told = table.type("why auction bank", "pourquoi auction quarry", "why 1", "why")

    assert "✗ Bank cannot be put up" in told
    assert "Nothing forbids “auction quarry”: you may." in told
    assert "Nothing forbids “1”: you may." in told
    assert "Why what?" in told
    assert table.match.played == []


def test_the_log_tells_the_last_lines(at_table: Seat) -> None:
    table = at_table(auction(), seats=["human", "human", "human", "human"])

    told = table.type("auction quarry", "bid 1", "log 1")

    assert told.count("A puts up Quarry.") == 1
    assert told.count("B bids 1 thaler for Quarry.") == 2


@pytest.mark.parametrize("count", ["²", "x", "-1", "9" * 5000])
def test_whatever_follows_log_it_tells_the_log(at_table: Seat, count: str) -> None:
    told = at_table(auction()).type("auction quarry", f"log {count}")

    assert told.count("A puts up Quarry.") == 2


def test_the_board_shows_every_piece_in_play(at_table: Seat) -> None:
    told = at_table(shipyard()).type("board")

    assert "To choose now\n  Canal (bonus)" in told
    assert "■ B\n  Sawmill: factory" in told
    assert "still to come" not in told


def test_the_rules_are_at_hand(at_table: Seat) -> None:
    table = at_table(auction())

    told = table.type("rules IN-31", "rules fortune hunters", "rules", "règles in-77")

    assert "IN-31 · Phase 3: auction\n  Nobody may bid more" in told
    assert "No clause has “fortune hunters”." in told
    assert "IN-19 – IN-33" in told
    assert "The player with the most points wins." in told


def test_save_writes_a_record_that_can_be_loaded(at_table: Seat, tmp_path: Path) -> None:
    table = at_table(auction())
    file = tmp_path / "own" / "match.txt"

    table.type("auction quarry", f"save {file}")

    assert ib.load(file.read_text(encoding="utf-8")).position() == table.match.position()


def test_save_writes_over_records_only(at_table: Seat, tmp_path: Path) -> None:
    table = at_table(auction())
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ada,")

    told = table.type(f"save {letter}", "save", f"save {tmp_path}")

    assert f"{letter} exists and is not the record of a match" in told
    assert letter.read_text() == "Dear Ada,"
    assert "Save where?" in told
    assert f"Cannot save in {tmp_path}" in told


@pytest.mark.parametrize("place", ["~nosuchuser/x", "a\0b", "/dev/null/x"])
def test_a_place_that_there_is_not_is_refused_in_words(at_table: Seat, place: str) -> None:
    told = at_table(auction()).type(f"save {place}")

    assert f"Cannot save in {place}: " in told


def test_a_place_that_is_a_folder_is_refused_in_french_too(at_table: Seat, tmp_path: Path) -> None:
    told = at_table(auction(), lang="fr").type(f"enregistrer {tmp_path}")

    assert f"Impossible d’enregistrer dans {tmp_path} : c’est un dossier." in told


def test_every_move_is_kept_as_it_is_made(at_table: Seat) -> None:
    table = at_table(auction())
    table.type("auction quarry")
    kept = ib.load(table.file.read_text(encoding="utf-8"))

    assert kept.position() == table.match.position()


def test_what_was_taken_back_is_not_kept(at_table: Seat) -> None:
    table = at_table(auction(), seats=["human", "human", "human", "human"])
    table.type("auction quarry", "bid 1", "back")
    kept = ib.load(table.file.read_text(encoding="utf-8"))

    assert kept.position() == table.match.position()


def test_of_a_match_taken_back_to_its_beginning_nothing_is_kept(at_table: Seat) -> None:
    table = at_table(auction())

    table.type("auction quarry")
    assert table.file.exists()
    told = table.type("back", "quit")

    assert "Nothing was played, so nothing is saved." in told
    assert not table.file.exists()


def test_a_resumed_match_taken_back_to_its_beginning_begins_there(at_table: Seat) -> None:
    at_table(auction()).type("auction quarry")
    table = at_table(auction())
    table.match.play("auction quarry")
    table.session.kept = len(table.match.played)

    table.type("back", "quit")

    kept = ib.load(table.file.read_text(encoding="utf-8"))
    assert kept.position() == auction().position()


# Any game.


def panels(state: State, seat: int, reader: Reader, question: Question | None, lit: Lit) -> Scene:
    """A position with nothing to be seen but names."""
    seats = [Panel(f"seat:{at}", name, name, seat=at) for at, name in enumerate(reader.names)]
    return Scene("", 100, 100, [], [], [], [], seats)


def test_a_person_is_told_of_other_seats_only_what_he_may_know(at_table: Seat) -> None:
    match = replace(market(2), draw=panels).start(seed=1)
    table = at_table(match)

    told = table.type("1", "1")

    drawn = [line.split()[-1] for line in told.splitlines() if "draws" in line]
    assert drawn[0] != "?."
    assert drawn[1] == "?."


def test_people_who_share_a_terminal_are_told_what_all_may_know(at_table: Seat) -> None:
    match = replace(market(2), draw=panels).start(seed=1)
    table = at_table(match, seats=["human", "human"])

    told = table.type("1", "1", "log")

    assert "draws ?." in told
    assert told.count("draws ?.") == told.count("draws ")
