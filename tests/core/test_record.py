"""A record is a text that replays, and says which line is wrong when it does not."""

from __future__ import annotations

import re

import pytest

import ironbridge as ib
from ironbridge.core.record import Record
from market_day.market import make


def finished(players: int = 4, seed: int = 5) -> ib.Match:
    names = ["Ada", "Bob the 2nd", "Cléo", "D. D."][:players]
    match = ib.game("industria", players=players).start(seed=seed, names=names)
    while not match.over:
        options = match.options()
        match.choose(options[len(match.played) % len(options)])
    return match


def test_a_record_read_back_is_the_same_match() -> None:
    match = finished()

    again = ib.load(str(match.record()))

    assert again.position() == match.position()
    assert again.names == match.names
    assert again.log() == match.log()
    assert str(again.record()) == str(match.record())


def test_an_unfinished_match_can_be_saved_and_played_on() -> None:
    match = ib.game("industria", players=3).start(seed=1)
    match.choose(match.options()[0])

    again = ib.load(str(match.record()))
    again.choose(again.options()[0])

    assert len(again.played) > len(match.played)


def test_a_match_that_began_from_a_position_is_recorded_with_it() -> None:
    match = ib.game("industria", players=4).at({"epoch": "II", "first": "C"})
    match.choose(match.options()[0])

    again = ib.load(str(match.record()))

    assert again.position() == match.position()
    assert "position: {" in str(match.record())


def test_settings_and_own_figures_travel_with_the_record() -> None:
    changes = {"tiles": {"sawmill": {"price": 1}}}
    match = ib.game("industria", players=3, cash_in=True, figures=changes).start(seed=1)

    again = ib.load(str(match.record()))

    assert again.game.settings == {"cash_in": True}
    assert again.game.figures.changes == changes


def test_draws_are_taken_from_the_record_not_from_the_generator() -> None:
    game = make(2)
    match = game.start(seed=3)
    drawn = str(match.record()).splitlines()[-1]
    price = int(drawn[-1])
    other = drawn[:-1] + str(price % 3 + 1)

    again = game.replay(Record.parse(str(match.record()).replace(drawn, other)))

    assert again.position(at=1)["price"] == price % 3 + 1


def test_remarks_numbers_and_long_notation_may_stand_in_a_record() -> None:
    match = ib.game("industria", players=3).start(seed=1)
    text = str(match.record()) + "# a remark\n\n17. " + "B: auction stone-1\n"
    name = match.names[match.seat]
    text = text.replace("B: auction stone-1", f"{name}: {match.options()[0]}")

    again = ib.load(text)

    assert len(again.played) == 1


GOOD = str(finished().record())


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("Ironbridge record 1", "Ironbridge record 9", "line 1: a record begins with"),
        ("game: industria", "game: monopoly", "there is no game called 'monopoly'"),
        ("players: 4", "players: 7", "Industria is for 3 or 4 players, not 7"),
        ("players: 4", "players: four", "the head of the record cannot be read"),
        ("players: 4\n", "", "lacks the line “players: …”"),
        ("seed: 5", "seed: 5\nseed: 6", "line 7: “seed: 6” is no new"),
        ("seed: 5", "seed: 5\nweather: fine", "unknown line “weather: …”"),
        ("seed: 5", "seed: 5\nhints: 1 2", "must hold a number for each of 4 seats"),
        ("seed: 5", "seed: 5\nhints: 0 0 0 -1", "must hold a number for each of 4 seats"),
        ("seed: 5", "seed: 5\nhints: a few", "the head of the record cannot be read"),
        ("seed: 5", "seed: 5\noption luck: true", "Industria has no option 'luck'"),
        ("deal stack-1: ", "deal stack-1: bank ", "stack 1 does not hold the tiles of its epoch"),
        ("deal stack-1: ", "deal stack-1: castle ", "there is no tile 'castle'"),
        ("deal first: ", "deal second: ", "the deal must have the lines first, stack-1"),
        ("\n1. ", "\nnonsense\n1. ", "“nonsense” is not a move"),
        ("names: Ada, Bob the 2nd", "names: Ada, Ada", "cannot have the same name"),
    ],
)
def test_a_bad_head_is_explained(old: str, new: str, complaint: str) -> None:
    assert old in GOOD

    with pytest.raises(ib.IronbridgeError, match=complaint):
        ib.load(GOOD.replace(old, new, 1))


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        (
            "Ironbridge record 1",
            "Ironbridge record 9",
            "ligne 1\xa0: un enregistrement commence par",
        ),
        ("players: 4", "players: 7", "Industria se joue à 3 ou 4, pas à 7"),
        ("players: 4\n", "", "il manque à l’en-tête la ligne «\xa0players: …\xa0»"),
        ("seed: 5", "seed: 5\noption luck: true", "Industria n’a pas d’option 'luck'"),
        ("deal stack-1: ", "deal stack-1: bank ", "la pile 1 n’a pas les tuiles de son époque"),
        ("deal first: ", "deal second: ", "la donne doit avoir les lignes first, stack-1"),
        (
            "deal stack-1: ",
            "deal stack-1: quary ",
            "la donne est illisible\xa0: nom inconnu (tuile)\xa0: 'quary'\u202f; vouliez-vous dire quarry\u202f?",
        ),
        (
            "deal first: ",
            "deal first: x",
            "la donne est illisible\xa0: first doit être l’un de A, B, C, D, pas 'x",
        ),
        ("\n1. ", "\nnonsense\n1. ", "«\xa0nonsense\xa0» n’est pas un coup"),
    ],
)
def test_it_is_explained_in_french_too(old: str, new: str, complaint: str) -> None:
    with pytest.raises(ib.IronbridgeError) as caught:
        ib.load(GOOD.replace(old, new, 1))

    assert complaint in caught.value.text("fr")
    assert caught.value.text("en") == caught.value.text() == str(caught.value)


@pytest.mark.parametrize(
    ("position", "en", "fr"),
    [
        ('{"round": 9}', "round must be at most 3, not 9",
         "«\xa0round\xa0» doit être d’au plus 3, pas 9"),
        ('{"seats": {"A": {"hand": ["quary"]}}}', "there is no tile 'quary'; did you mean quarry?",
         "nom inconnu (tuile)\xa0: 'quary'\u202f; vouliez-vous dire quarry\u202f?"),
        ('{"seats": {"A": {"hand": ["bank"]}}}', "bank belongs to epoch II, yet to come",
         "la tuile bank est de l’époque II, encore à venir"),
        ('{"turn": null, "phase": "over"}', "the game is over only after the last round",
         "la partie n’est finie qu’après le dernier tour de jeu"),
    ],
)  # fmt: skip
def test_a_position_to_begin_with_that_cannot_be_is_explained(
    position: str, en: str, fr: str
) -> None:
    text = str(ib.game("industria", players=4).at({}).record())
    wrong = re.sub("position: .*", f"position: {position}", text)

    with pytest.raises(ib.PositionError) as caught:
        ib.load(wrong)

    assert (str(caught.value), caught.value.text("fr")) == (en, fr)


def test_the_wrong_player_is_named_with_the_line() -> None:
    lines = GOOD.splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("2. "))
    lines[at] = "2. Ada: pass" if "Ada" not in lines[at] else "2. Cléo: pass"

    with pytest.raises(ib.RecordError, match=rf"line {at + 1}: it is .*’s turn, not"):
        ib.load("\n".join(lines))


def test_an_illegal_move_is_named_with_the_line_and_the_clause() -> None:
    lines = GOOD.splitlines()
    at = next(number for number, line in enumerate(lines) if ": bid " in line)
    lines[at] = lines[at].split(": bid ")[0] + ": bid 60"

    with pytest.raises(ib.RecordError, match=rf"line {at + 1}: .*\[IN-31\]") as caught:
        ib.load("\n".join(lines))

    french = caught.value.text("fr")
    assert french.startswith(f"ligne {at + 1}\xa0: ") and french.endswith("[IN-31]")
    assert "bid 60" in french and "thalers" in french


def test_a_result_that_the_moves_do_not_lead_to_is_refused() -> None:
    head, result, rest = GOOD.partition("result: ")

    with pytest.raises(ib.RecordError, match="but its moves lead to"):
        ib.load(head + result + "9" + rest)


def test_moves_after_the_end_are_refused() -> None:
    with pytest.raises(ib.RecordError, match="the game is over before “pass”"):
        ib.load(GOOD + "Ada: pass\n")


@pytest.mark.parametrize("text", ["", "\n", "game: industria", "{}", "\x00"])
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(ib.RecordError):
        ib.load(text)
