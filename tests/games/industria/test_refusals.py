"""Every refusal of Industria: its reason, its clause, and its sentence in both languages."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from importlib.resources import files

import pytest

import ironbridge as ib
from games.industria.table import choosing, has, industria, laying
from games.playing import plain, play
from ironbridge.games.industria.state import Position

WORDS = files("ironbridge.games.industria") / "data" / "words.toml"


def auction() -> ib.Match:
    """A puts up the quarry, B has bid 2, C has 5 thalers."""
    match = choosing("quarry sawmill", B=has(money=2), C=has(money=5))
    return play(match, "auction quarry", "bid 2")


def visit(hand: str, *done: str, laid: str = "") -> ib.Match:
    """A lays in epoch I with 9 thalers, and has a bonus to stop at."""
    return play(laying("I", A=has(f"{hand} canal-1", money=9, laid=laid)), *done)


def ceramics(*, mine: str = "", laid: str = "", theirs: str = "") -> ib.Match:
    """A wants to lay the ceramics works, which needs stone, in epoch II."""
    me = has(f"ceramics-works canal-1 {mine}", money=9, laid=laid)
    return laying("II", A=me, B=has(laid=theirs))


def kept_technology() -> ib.Match:
    """A technology in hand after its epoch: no match and no position leads here."""
    match = laying("II", A=has("optics canal-1", laid="glassworks"))
    assert isinstance(match.state, Position)
    match.state.epoch += 1
    return match


CASES = [
    ("not-on-offer", "IN-20", lambda: choosing("quarry sawmill"), "auction bank",
     "Bank is not on offer: only tiles turned up this round and not yet taken can be auctioned.",
     "La tuile Banque n’est pas à vendre : on ne met aux enchères que les tuiles retournées ce"
     " tour-ci et pas encore prises."),
    ("bid-too-low", "IN-23", auction, "bid 2",
     "A bid of 2 is too low: it must be at least 3.",
     "Une offre de 2 est trop basse : il faut au moins 3."),
    ("bid-too-high", "IN-31", auction, "bid 6",
     "You have only 5 thalers: you cannot bid 6.",
     "Vous n’avez que 5 thalers : vous ne pouvez pas offrir 6."),
    ("not-in-hand", "IN-35", lambda: visit(""), "lay quarry",
     "Quarry is not in your hand.",
     "La tuile Carrière n’est pas dans votre main."),
    ("resources-are-not-laid", "IN-39", lambda: visit("stone-1"), "lay stone-1",
     "Stone (resource) is a resource tile: it is spent on another tile, never laid.",
     "La tuile Pierre (matière première) ne se pose jamais : elle sert à en poser une autre."),
    ("second-factory", "IN-36", lambda: visit("clay-pit quarry", "lay clay-pit"), "lay quarry",
     "You have already laid a factory this round; Quarry must wait.",
     "Vous avez déjà posé une usine ce tour-ci ; la tuile Carrière doit attendre."),
    ("second-technology", "IN-37",
     lambda: visit("architecture mechanical-engineering", "lay architecture", laid="quarry sawmill"),
     "lay mechanical-engineering",
     "You have already laid a technology this round; Mechanical engineering must wait.",
     "Vous avez déjà posé une technologie ce tour-ci ; la tuile Construction mécanique doit attendre."),
    ("second-bonus", "IN-38", lambda: visit("harbour-1 clay-pit", "lay harbour-1"), "lay canal-1",
     "You have already laid a bonus this round; Canal (bonus) must wait.",
     "Vous avez déjà posé un bonus ce tour-ci ; la tuile Canal (bonus) doit attendre."),
    ("technology-too-late", "IN-60", kept_technology, "lay optics",
     "Optics can be laid only in epoch II.",
     "La tuile Optique ne peut être posée qu’à l’époque II."),
    ("no-supply", "IN-54", lambda: visit("architecture"), "lay architecture",
     "Architecture needs stone, which is not to be had: you have no such resource tile, nobody"
     " makes it, and the bank does not sell it yet.",
     "La tuile Architecture demande une matière première (pierre) introuvable pour l’instant : vous"
     " n’en avez pas de tuile, personne ne la produit et la banque ne la vend pas encore."),
    ("too-dear", "IN-55", lambda: laying("II", A=has("bank canal-1", money=4)), "lay bank",
     "Bank costs 5 thalers in all, and you have 4 thalers.",
     "La tuile Banque coûte 5 thalers en tout, et vous avez 4 thalers."),
    ("own-factory-supplies", "IN-49", lambda: ceramics(mine="stone-1", laid="quarry"),
     "lay ceramics-works stone:tile",
     "Your own factory supplies stone, free and by itself.",
     "Votre propre usine fournit cette matière première (pierre), gratuitement et d’office."),
    ("no-own-factory", "IN-49", ceramics, "lay ceramics-works stone:own",
     "You have no factory that makes stone.",
     "Vous n’avez aucune usine qui produise cette matière première (pierre)."),
    ("no-resource-tile", "IN-47", ceramics, "lay ceramics-works stone:tile",
     "You have no resource tile for stone in hand.",
     "Vous n’avez en main aucune tuile de matière première (pierre)."),
    ("seat-does-not-make-it", "IN-50", ceramics, "lay ceramics-works stone:seat2",
     "B has no factory that makes stone.",
     "B n’a aucune usine qui produise cette matière première (pierre)."),
    ("somebody-makes-it", "IN-51", lambda: ceramics(theirs="quarry"),
     "lay ceramics-works stone:bank",
     "The bank does not sell stone as long as a player makes it.",
     "La banque ne vend pas cette matière première (pierre) tant qu’un joueur la produit."),
    ("bank-does-not-sell-yet", "IN-52", lambda: visit("architecture stone-1"),
     "lay architecture stone:bank",
     "The bank does not sell stone yet: only resources of earlier epochs.",
     "La banque ne vend pas encore cette matière première (pierre) : seulement celles des époques"
     " précédentes."),
    ("cannot-pay-source", "IN-55",
     lambda: laying("II", A=has("brickworks stone-1 canal-1", money=3)),
     "lay brickworks stone:bank wood:bank",
     "Supplied like this, Brickworks would cost more than what you have left (1 thaler).",
     "Approvisionnée ainsi, la tuile Briqueterie coûterait plus que ce qui vous reste (1 thaler)."),
    ("no-cashing-in", "IN-81", lambda: visit("stone-1"), "cash stone",
     "Resource tiles cannot be cashed in: this match is played without that option.",
     "Les tuiles de matière première ne s’échangent pas contre de l’argent : cette partie se joue"
     " sans cette option."),
    ("no-tile-to-cash-in", "IN-81",
     lambda: laying("I", game=industria(cash_in=True), A=has("wood-1 canal-1")), "cash stone",
     "You have no resource tile for stone in hand to cash in.",
     "Vous n’avez en main aucune tuile de matière première (pierre) à échanger."),
]  # fmt: skip


@pytest.mark.parametrize(
    ("reason", "clause", "table", "move", "en", "fr"), CASES, ids=[case[0] for case in CASES]
)
def test_a_refusal_names_its_clause_and_says_why_in_both_languages(
    reason: str, clause: str, table: Callable[[], ib.Match], move: str, en: str, fr: str
) -> None:
    match = table()

    refusal = match.refusal(move)

    assert refusal is not None
    assert (refusal.reason, refusal.rule) == (reason, clause)
    assert refusal.text("en") == en
    assert plain(refusal.text("fr")) == fr


def test_every_reason_of_the_words_file_is_provoked_here() -> None:
    reasons = tomllib.loads(WORDS.read_text(encoding="utf-8"))["refusal"]

    assert {case[0]: case[1] for case in CASES} == {
        reason: entry["clause"] for reason, entry in reasons.items()
    }


def test_a_refused_move_changes_nothing() -> None:
    match = auction()
    before = match.position()

    with pytest.raises(ib.IllegalMove) as caught:
        match.play("bid 2")

    assert caught.value.refusal == match.refusal("bid 2")
    assert str(caught.value) == "A bid of 2 is too low: it must be at least 3. [IN-23]"
    assert match.position() == before


def test_a_refusal_says_what_could_be_answered_instead() -> None:
    refusal = auction().refusal("bid 2")

    assert refusal is not None
    assert refusal.at == 0
    assert list(refusal.instead) == ["pass", "bid 3", "bid 4", "bid 5"]


def test_a_refusal_says_which_answer_of_the_move_is_at_fault() -> None:
    match = laying("II", A=has("brickworks stone-1 canal-1", money=4), B=has(laid="sawmill"))

    refusal = match.refusal("lay brickworks stone:tile wood:bank")

    assert refusal is not None
    assert refusal.at == 2
    assert list(refusal.instead) == ["wood:seat2"]


def test_the_first_reason_is_the_one_a_referee_would_give() -> None:
    match = visit("clay-pit brickworks", "lay clay-pit")  # brickworks: no supply either

    refusal = match.refusal("lay brickworks")

    assert refusal is not None
    assert refusal.reason == "second-factory"


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("lay", "unreadable"),
        ("lay clay-bit", "unreadable"),
        ("sell", "unreadable"),
        ("", "unfinished"),
        ("done done", "overlong"),
    ],
)
def test_what_is_no_move_here_is_refused_by_notation(move: str, reason: str) -> None:
    refusal = visit("clay-pit").refusal(move)

    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("notation", reason)


def test_a_misspelt_tile_is_answered_with_the_right_one() -> None:
    refusal = visit("clay-pit").refusal("lay clay-bit")

    assert refusal is not None
    assert refusal.instead[0] == "lay clay-pit"
    assert refusal.text().endswith("Did you mean “lay clay-pit”?")


def test_no_refusal_is_given_for_a_move_that_is_legal() -> None:
    match = visit("clay-pit")

    assert match.refusal("lay clay-pit") is None
    assert "lay clay-pit" in match.moves()
    assert "lay quarry" not in match.moves()
