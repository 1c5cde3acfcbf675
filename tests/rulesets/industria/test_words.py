"""What Industria says: the file of words, questions, options and the log, in both languages."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

import ironbridge as ib
from ironbridge.core import languages
from rulesets.industria.table import choosing, has, industria, laying
from rulesets.playing import at_random, plain, play

WORDS = languages.written(files("ironbridge.rulesets.industria") / "data" / "words.toml")


def test_every_sentence_of_the_log_is_told_in_some_match() -> None:
    played = [at_random(industria(cash_in=True).start(seed=n), seed=n) for n in range(12)]

    for lang in ("en", "fr"):
        told = {line for match in played for line in match.log(lang)}
        silent = [key for key in WORDS["event"] if not is_told(WORDS["event"][key][lang], told)]
        assert silent == []


def is_told(entry: str | dict[str, str], told: set[str]) -> bool:
    """Does one of these lines have one of the forms?"""
    shapes = entry.values() if isinstance(entry, dict) else [entry]
    patterns = [re.sub(r"\\{\w+\\}", ".+", re.escape(shape)) for shape in shapes]
    return any(re.fullmatch(pattern, line) for pattern in patterns for line in told)


def test_questions_and_options_leave_no_gap_in_any_language() -> None:
    match = industria(cash_in=True).start(seed=5)

    def pick(options: list[ib.Option]) -> ib.Option:
        for lang in ("en", "fr"):
            said = [option.text(lang) for option in options]
            said.append(match.question.text(lang) if match.question else "")
            assert all(text and "{" not in text and "  " not in text for text in said)
        return options[len(match.played) % len(options)]

    while not match.over:
        match.choose(pick(match.options()))


ASKED = [
    ([], "A, which tile do you put up for auction?", "A, quelle tuile mettez-vous aux enchères ?"),
    (
        ["auction quarry"],
        "B, what do you bid for Quarry?",
        "B, combien offrez-vous pour la tuile Carrière ?",
    ),
    (
        ["auction quarry", "bid 2"],
        "C, B has bid 2 thalers for Quarry. What do you bid?",
        "C, B offre 2 thalers pour la tuile Carrière. Combien offrez-vous ?",
    ),
    (
        ["auction quarry", "bid 2", "pass", "pass"],
        "A, B bids 2 thalers for Quarry. Do you sell?",
        "A, B offre 2 thalers pour la tuile Carrière. Vendez-vous ?",
    ),
]


@pytest.mark.parametrize(("moves", "en", "fr"), ASKED)
def test_the_auction_asks_in_both_languages(moves: list[str], en: str, fr: str) -> None:
    match = choosing("quarry sawmill", others=has(money=4))

    play(match, *moves)

    assert match.question is not None
    assert (match.question.text("en"), plain(match.question.text("fr"))) == (en, fr)


def test_laying_asks_in_both_languages() -> None:
    match = laying("II", A=has("ceramics-works stone-1 canal-1", money=4))
    assert match.question is not None
    assert match.question.text("en") == "A, what do you lay?"

    match.choose("lay ceramics-works")

    assert match.question.text("en") == "A, Ceramics works needs stone. Where does it come from?"
    assert plain(match.question.text("fr")) == (
        "A, la tuile Fabrique de céramique demande de la pierre. Où vous fournissez-vous ?"
    )


def test_names_are_used_where_people_have_them() -> None:
    match = industria().at(
        {"offered": ["clay-pit", "quarry", "sawmill"]}, names=["Ada", "Bob", "Cy", "Di"]
    )

    play(match, "auction quarry", "bid 2", "pass", "pass", "sell")

    assert match.log() == [
        "Ada puts up Quarry.",
        "Bob bids 2 thalers for Quarry.",
        "Cy passes.",
        "Di passes.",
        "Bob buys Quarry from Ada for 2 thalers.",
    ]


def test_an_option_to_lay_tells_its_price_and_what_it_brings() -> None:
    hand = "bank coal-mine canal-1"
    match = laying("II", A=has(hand, money=9))

    said = {option.phrase: option.text("en") for option in match.options()}

    assert said == {
        "lay bank": "Lay Bank, 5 thalers (stone: 1 thaler to the bank; brick: 1 thaler to the bank):"
        " 1 point",
        "lay coal-mine": "Lay Coal mine, 3 thalers: no points, its epoch is over",
        "lay canal-1": "Lay Canal (bonus), free: 2 points a factory with its symbol at the end",
        "done": "Lay nothing more",
    }


LAID = [
    ("brickworks", "", 9, "4 thalers (stone: 1 thaler to the bank; wood: 1 thaler to the bank)"),
    (
        "brickworks stone-1",
        "",
        9,
        "3 or 4 thalers (stone: your resource tile or 1 thaler to the bank;"
        " wood: 1 thaler to the bank)",
    ),
    (
        "brickworks stone-1 wood-1",
        "",
        9,
        "2 to 4 thalers (stone: your resource tile or 1 thaler to the bank;"
        " wood: your resource tile or 1 thaler to the bank)",
    ),
    (
        "brickworks stone-1",
        "",
        3,
        "3 thalers (stone: your resource tile; wood: 1 thaler to the bank)",
    ),
    (
        "brickworks wood-1",
        "quarry",
        2,
        "2 thalers (stone: your own factory; wood: your resource tile)",
    ),
]


@pytest.mark.parametrize(("hand", "laid", "money", "cost"), LAID)
def test_an_option_to_lay_names_every_resource_and_what_is_given_for_it(
    hand: str, laid: str, money: int, cost: str
) -> None:
    match = laying("II", A=has(f"{hand} canal-1", money=money, laid=laid))

    said = next(option.text() for option in match.options() if option.phrase == "lay brickworks")

    assert said == f"Lay Brickworks, {cost}: no points, its epoch is over"


def test_a_technology_that_takes_a_resource_tile_is_not_called_free() -> None:
    spent = laying("I", A=has("architecture stone-1 canal-1"))
    supplied = laying("I", A=has("architecture canal-1", laid="quarry"))

    assert spent.options()[0].text() == (
        "Lay Architecture, 0 thalers (stone: your resource tile): 2 points"
    )
    assert supplied.options()[0].text() == (
        "Lay Architecture, free (stone: your own factory): 2 points"
    )


def test_money_paid_to_an_opponent_is_told_with_the_name() -> None:
    match = laying("II", A=has("ceramics-works stone-1 canal-1", money=4), B=has(laid="quarry"))

    match.choose("lay ceramics-works")

    assert [option.text() for option in match.options()] == [
        "Discard your Stone tile",
        "Buy it from B for 1 thaler",
    ]
    assert plain(match.options()[0].text("fr")) == "Défausser votre tuile Pierre"


def test_french_names_a_tile_as_a_tile() -> None:
    match = laying("II", A=has("bank canal-1", money=9))

    said = {option.phrase: plain(option.text("fr")) for option in match.options()}

    paid = "5 thalers (pierre : 1 thaler à la banque ; brique : 1 thaler à la banque)"
    bonus = "2 points par usine portant son symbole en fin de partie"
    assert said == {
        "lay bank": f"Poser la tuile Banque, {paid} : 1 point",
        "lay canal-1": f"Poser la tuile Canal (bonus), gratuitement : {bonus}",
        "done": "Ne plus rien poser",
    }


def test_the_last_tile_is_kept_without_a_new_auctioneer() -> None:
    many = choosing("quarry sawmill", others=has(money=4))
    last = choosing("quarry", others=has(money=4))

    play(many, "auction quarry", "bid 1", "pass", "pass")
    play(last, "bid 1", "pass", "pass")

    assert many.options()[1].text() == "Keep it for nothing; B becomes auctioneer"
    assert last.options()[1].text() == "Keep it for nothing"
