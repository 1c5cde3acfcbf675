"""What Neuland says: the file of words, questions, options and the log, in both languages."""

from __future__ import annotations

import re
from importlib.resources import files
from random import Random

import pytest

import ironbridge as ib
from ironbridge.core import languages
from rulesets.neuland.table import (
    ALL_TOKENS,
    busily,
    either,
    first,
    has,
    neuland,
    placed,
    second,
)
from rulesets.playing import Data, offers, plain, play

WORDS = languages.written(files("ironbridge.rulesets.neuland") / "data" / "words.toml")
LODGE = "b1.1 hunting-lodge"


# Whole matches.


def told(lang: str) -> set[str]:
    """All lines of some matches, and of moves that chance rarely makes."""
    matches = [
        busily(neuland(players, edition=edition).start(seed=players), seed=players, most=250)
        for players, edition in ((2, 1), (3, 2), (4, 1))
    ]
    near = f"b3.1 abbey; c3.1 quarry A; b2.1 weaving-mill A; {LODGE}"
    matches.append(play(second(near), "crests b3.1"))
    matches.append(play(second(f"a2.1 lumberjack A; {LODGE}", A=has(tokens="cart")),
                        "build quarry e1 cart"))  # fmt: skip
    matches.append(play(first(f"c3.1 mine ore:coal A lying; {LODGE}"), "end"))
    matches.append(play(second(f"d2.1 lumberjack A; {LODGE}"), "build mine c3"))
    matches.append(last_crests())
    return {line for match in matches for line in match.log(lang)}


def last_crests() -> ib.Match:
    """A match that is won."""
    placed = "e2.1 abbey A; e2.2 church A; e2.3 cathedral A; a2.1 laboratory A; a2.2 library A; "
    placed += "a1.1 barracks A; c5.1 town-hall A; c5.2 court A; b3.1 senate; b3.2 weaving-mill A; "
    match = second(f"{placed}b4.1 armourer A; b4.2 hunting-lodge A")
    return play(match, "crests b3.1")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_sentence_of_the_log_is_told_in_some_match(lang: str) -> None:
    lines = told(lang)

    silent = [key for key in WORDS["event"] if not is_told(WORDS["event"][key][lang], lines)]

    assert silent == []
    assert not [line for line in lines if "{" in line or "  " in line or not line.endswith(".")]


def is_told(entry: str | dict[str, str], lines: set[str]) -> bool:
    """Does one of these lines have one of the forms?"""
    shapes = entry.values() if isinstance(entry, dict) else [entry]
    patterns = [re.sub(r"\\{\w+\\}", ".+", re.escape(shape)) for shape in shapes]
    return any(re.fullmatch(pattern, line) for pattern in patterns for line in lines)


@pytest.mark.parametrize("edition", [1, 2])
def test_questions_and_options_leave_no_gap_in_any_language(edition: int) -> None:
    match = neuland(3, edition=edition).start(seed=5)
    random = Random(5)
    asked = set()

    while not match.over and len(match.played) < 120:
        assert match.question is not None
        asked.add(match.question.kind)
        for lang in ("en", "fr"):
            said = [option.text(lang) for option in match.options()]
            said.append(match.question.text(lang))
            assert all(text and "{" not in text and "  " not in text for text in said)
        match.choose(random.choice(match.options()))

    assert {"home", "act", "site", "source"} <= asked


def test_english_and_french_differ_in_every_line_of_the_log() -> None:
    match = busily(neuland(2).start(seed=6), seed=6, most=120)

    for english, french in zip(match.log("en"), match.log("fr"), strict=True):
        assert english != plain(french)


# Questions.


@pytest.mark.parametrize("seat", "AC")
def test_a_marker_is_drawn_from_the_bag_for_whoever_has_built_the_mine(seat: str) -> None:
    game = neuland(3)
    tiles = placed("c3.1 mine; d2.1 hunting-lodge")
    data: Data = {"phase": "drawing", "turn": seat, "mine": "c3.1", "tiles": tiles}

    match = ib.Match(game, game.positions.read(data), seed=0)

    assert match.question is not None
    assert match.question.text() == f"A marker is drawn from the bag for {seat}."


ASKED = [
    ([], "A, what do you do? Actions left in this turn: 10.",
     "A, que faites-vous ? Actions encore possibles dans ce tour : 10."),
    (["build farm"], "A, where do you build a farm?", "A, où construisez-vous une ferme ?"),
    (["build farm", "c2"], "A, from where do you take wood to build a farm?",
     "A, où prenez-vous du bois pour construire une ferme ?"),
    (["produce d2.2"], "A, from where do you take wood for the paper mill?",
     "A, où prenez-vous du bois pour la papeterie ?"),
    (["produce d2.2", "wood:b4.1"], "A, do you hand in your cart? Without it this takes 3 actions.",
     "A, donnez-vous votre charrette ? Sans elle, il faut 3 actions."),
    (["produce d3.1"], "A, what does the forest smelter make?",
     "A, que produit le haut fourneau de forêt ?"),
]  # fmt: skip


@pytest.mark.parametrize(("answers", "en", "fr"), ASKED, ids=[str(case[0]) for case in ASKED])
def test_questions_are_asked_in_both_languages(answers: list[str], en: str, fr: str) -> None:
    tiles = "d2.1 lumberjack A; d2.2 paper-mill; b4.1 lumberjack A; d3.1 smelter-forest; "
    tiles += "d3.2 charcoal-kiln A; c3.1 mine ore:iron-ore A; c3.2 mine ore:silver-ore A"
    match = second(f"{tiles}; {LODGE}", A=has(tokens=ALL_TOKENS))

    for answer in answers:
        match.choose(answer)

    assert match.question is not None
    assert (match.question.text("en"), plain(match.question.text("fr"))) == (en, fr)


def test_a_new_mine_asks_for_its_markers_from_the_top_down() -> None:
    match = first(f"d2.1 lumberjack A; {LODGE}")
    said = []

    for answer in ("build mine", "c3", "top:coal", "middle:coal"):
        match.choose(answer)
        assert match.question is not None
        said.append(match.question.text())

    assert said[1:] == [
        "A, which marker lies on top of the mine in c3?",
        "A, which marker lies in the middle of the mine in c3?",
        "A, which marker lies at the bottom of the mine in c3?",
    ]
    assert match.options()[0].text("fr").endswith("charbon")


# Options.


def test_options_say_what_they_take_bring_and_cost() -> None:
    tiles = "d2.1 hunting-lodge A; d2.2 lumberjack; d4.1 lumberjack A; d2.3 paper-mill; c5.1 farm"
    match = second(f"{tiles}; c3.1 mine ore:silver-ore")
    said = {option.phrase: option.text() for option in match.options()}

    assert said["produce c5.1"] == "Produce food: farm in c5, 1 action"
    assert said["produce d2.2"] == "Produce wood from food: lumberjack’s hut in d2, 1 action"
    assert said["produce d2.3"] == "Produce paper from wood: paper mill in d2, 2 actions"
    assert said["produce c3.1"] == "Produce silver ore from food: mine in c3, 1 action"


def test_options_are_told_in_french_too() -> None:
    match = second(f"d2.1 hunting-lodge A; d2.2 lumberjack; {LODGE}", B=has(space=2))
    said = {option.phrase: plain(option.text("fr")) for option in match.options()}

    assert said == {
        "produce b1.1": "Produire de la nourriture : pavillon de chasse en b1, 1 action",
        "produce d2.2": "Produire du bois avec de la nourriture : cabane de bûcheron en d2, 1 action",
        "end": "Finir le tour ; le marqueur de temps s’arrête sur la case 3",
    }


def test_a_search_says_what_it_costs_on_top() -> None:
    match = first(f"d2.2 lumberjack; {LODGE} A")
    match.choose("produce d2.2")

    assert [option.text() for option in match.options()] == [
        "food: hunting lodge in b1, 2 hexes away: 2 actions",
        "Search for food: 4 actions (3 of them to search for food)",
    ]


def test_a_smelter_offers_its_metals_with_their_ores() -> None:
    tiles = "d3.1 smelter-forest; d3.2 charcoal-kiln A; c3.1 mine ore:iron-ore A"
    match = second(f"{tiles}; c3.2 mine ore:silver-ore A; {LODGE}")
    said = {option.phrase: option.text() for option in match.options()}
    match.choose("produce d3.1")

    assert said["produce d3.1"].startswith("Produce iron or silver")
    assert ("iron ore" in said["produce d3.1"]) == ("silver ore" in said["produce d3.1"])
    assert [option.text() for option in match.options()] == [
        "iron from coal and iron ore, 1 action", "silver from coal and silver ore, 1 action",
    ]  # fmt: skip


# The log.


def test_names_are_used_where_people_have_them() -> None:
    match = neuland(2).start(seed=1, names=["Ada", "Bob"])

    play(
        match, "home d2", "produce d2.1", "produce d2.2 food:d2.1", "build farm c2 wood:d2.2", "end"
    )

    assert match.log() == [
        "Ada plays first.",
        "Ada places a hunting lodge in d2.",
        "Ada places a lumberjack’s hut in d2.",
        "Ada produces food in d2 (1 action).",
        "Ada uses food from d2.",
        "Ada produces wood in d2 (1 action).",
        "Ada uses wood from d2.",
        "Ada builds a farm in c2 (no action).",
        "Ada’s turn ends on space 3.",
    ]


@pytest.mark.parametrize("edition", [1, 2])
def test_french_tells_a_turn(edition: int) -> None:
    match = either(edition, f"d2.1 lumberjack A lying; {LODGE}", B=has(space=2))

    play(match, "produce b1.1", "end")

    assert [plain(line) for line in match.log("fr")[:5]] == [
        "A produit de la nourriture en b1 (1 action).",
        "A avance de 1 case sans action.",
        "A finit son tour sur la case 3.",
        "A perd du bois en d2.",
        "Le temps présent passe à la case 2 : c’est à B de jouer.",
    ]


def test_every_option_reads_back_as_itself() -> None:
    match = neuland(2).start(seed=9)
    random = Random(9)

    while len(match.played) < 60:
        phrases = offers(match)
        assert len(set(phrases)) == len(phrases)
        match.choose(random.choice(phrases))

    assert len(match.played) >= 60
