"""Rules, figures and the check of both."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import ironbridge as ib
from cli.program import call, plain
from ironbridge import catalogue
from ironbridge.core.figures import Figures


def test_a_primer_is_told_in_both_languages() -> None:
    english = plain(call("primer", "industria").stdout)
    french = plain(call("primer", "industria", "--lang", "fr").stdout)
    data = json.loads(call("primer", "industria", "--json").stdout)

    assert "How scoring works" in english and "IN-75" in english
    assert "1. Dépenser son dernier thaler aux enchères" in french
    assert data["game"] == "industria" and len(data["mistake"]) == 10


def test_the_rules_stand_under_their_headings_with_rulings_marked() -> None:
    shown = call("rules", "industria").stdout

    assert "Phase 3: auction\n" in shown
    assert "Ruling: " in shown
    assert shown.index("IN-01") < shown.index("IN-31") < shown.index("IN-81")


def test_one_clause_has_its_ruling_reason_confidence_and_tests() -> None:
    shown = plain(call("rules", "industria", "in-31", "--lang", "fr").stdout)

    assert "Phase 3 : enchères" in shown
    assert "Décision : C’est l’argent détenu à cet instant" in shown
    assert "Raison de la décision" in shown
    assert "Nous en sommes sûrs." in shown
    assert "Vérifié par ces tests" in shown


def test_the_rules_are_searched_for_words() -> None:
    shown = call("rules", "industria", "--search", "BONUS tie").stdout

    assert "IN-78" in shown
    assert "IN-31" not in shown


def test_words_that_no_clause_has_are_said_to_be_missing() -> None:
    shown = call("rules", "industria", "--search", "spaceship")

    assert (shown.exit_code, shown.stderr) == (2, "error: no clause has 'spaceship'\n")


def test_the_rules_as_json_have_both_languages() -> None:
    (clause,) = json.loads(call("rules", "industria", "IN-31", "--json").stdout)

    assert clause["id"] == "IN-31"
    assert clause["heading"]["en"] == "Phase 3: auction"
    assert plain(clause["heading"]["fr"]) == "Phase 3 : enchères"
    assert clause["ruling"]["confidence"] == "high"


def test_every_figure_has_its_mark() -> None:
    rows = json.loads(call("figures", "industria", "--json").stdout)

    assert len(rows) == len(list(ib.game("industria").figures))
    assert all(row["mark"] for row in rows)


def test_figures_are_filtered_by_their_mark_and_sources_are_listed() -> None:
    shown = call("figures", "industria", "--mark", "public", COLUMNS="120").stdout

    assert "public:spielboy" in shown
    assert "rulebook\n" not in shown
    assert "Industria Factory Value Guide" in shown


def test_figures_that_nobody_published_need_no_sources() -> None:
    shown = call("figures", "industria", "--mark", "reconstructed", "--lang", "fr").stdout

    assert "Sources publiques" not in shown


def test_a_reader_s_own_figures_are_marked_as_his(tmp_path: Path) -> None:
    own = tmp_path / "mine.toml"
    own.write_text("[tiles.oil-field]\nprice = 9\n")

    rows = json.loads(
        call("figures", "industria", "--figures", own, "--mark", "yours", "--json").stdout
    )

    assert [(row["path"], row["value"]) for row in rows] == [("tiles.oil-field.price", 9)]


def test_a_game_without_figures_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    full = ib.title("industria")

    def bare(players: int, **settings: Any) -> ib.Game:
        return replace(full.make(players), figures=Figures({}, {}))

    shelf = {"industria": replace(full, make=bare)}
    monkeypatch.setattr(catalogue, "title", shelf.__getitem__)

    shown = call("figures", "industria")

    assert (shown.exit_code, shown.stderr) == (2, "error: Industria has no printed figures\n")


def test_the_data_of_all_games_is_in_order() -> None:
    shown = call("check")

    assert shown.exit_code == 0
    assert "All data is complete and consistent." in shown.stdout


def test_one_game_is_checked() -> None:
    shown = call("check", "industria", "--lang", "fr")

    assert shown.exit_code == 0
    assert "Toutes les données sont complètes et cohérentes." in shown.stdout


def test_own_figures_are_compared(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text("[tiles.oil-field]\nprice = 4\npoints = 4\n", encoding="utf-8")

    shown = call("figures", "industria", "--compare", str(mine), "--lang", "fr")
    data = json.loads(call("figures", "industria", "--compare", str(mine), "--json").stdout)

    assert shown.exit_code == 0
    assert "Votre fichier parle de 2 données." in shown.stdout
    assert "Des exemples de la règle le contredisent" in shown.stdout
    assert [change["how"] for change in data["changes"]] == ["changed", "changed"]
    assert len(data["contradicted"]) == 1


def test_notes_are_told(tmp_path: Path) -> None:
    shown = call("figures", "industria", "--mark", "reconstructed", "--lang", "fr")

    assert "reconstitué" in shown.stdout
    assert "163 viennent de la boîte" in " ".join(shown.stdout.split())
