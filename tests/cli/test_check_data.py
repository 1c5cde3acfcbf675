"""What the check of the data finds, in data that is wrong on purpose."""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest

import ironbridge as ib
from cli.program import call
from ironbridge.core import languages
from ironbridge.core.figures import Figures
from ironbridge.core.ledger import Ledger, spoken_apart
from ironbridge.core.speech import Speech
from ironbridge.lab.check import (
    check_game,
    check_ledger,
    check_makes,
    check_marks,
    check_program,
    check_refusals,
    check_title,
    check_words,
    sentences,
    untested,
)

INDUSTRIA = ib.title("industria")
SOURCES = Path(__file__).resolve().parents[2] / "src" / "ironbridge"


def clause(id: str, **fields: Any) -> dict[str, Any]:
    """A clause of an imagined ledger."""
    return {"id": id, "heading": "aim", "en": "Win.", "fr": "Gagnez.", **fields}


def ledger(*clauses: dict[str, Any], **headings: str) -> Ledger:
    """A ledger with the heading `aim`, and more if wanted."""
    named = {"aim": "Aim", **headings}
    table = {id: {"en": words, "fr": words} for id, words in named.items()}
    spoken = [spoken_apart(clause) for clause in clauses]
    return msgspec.convert({"headings": table, "clause": spoken}, Ledger)


def faults(**words: Any) -> list[str]:
    """What is wrong with one sentence."""
    return [finding.what for finding in check_words("words.toml", Speech({"key": words}))]


def test_our_own_data_has_no_faults() -> None:
    assert check_program() == []
    assert [finding for id in ib.games() for finding in check_game(id)] == []


def test_what_counts_in_english_counts_in_french() -> None:
    loaded = {file: Speech(languages.written(file)) for file in SOURCES.rglob("data/*.toml")}
    counting = {
        (file.name, key): isinstance(entry["fr"], dict)
        for file, speech in loaded.items()
        for key, entry in sentences(speech.table, "")
        if isinstance(entry["en"], dict)
    }

    assert len(counting) > 100
    assert [key for key, both in counting.items() if not both] == []


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ({"en": "Hello {name}", "fr": "Bonjour {name}"}, []),
        ({"en": "Hello"}, ["is incomplete in fr"]),
        ({"fr": "Bonjour", "en": ""}, ["is incomplete in en"]),
        (
            {"en": {"one": "{count} day"}, "fr": {"one": "{count} jour", "other": "{count} jours"}},
            ["is incomplete in en"],
        ),
        ({"en": "", "fr": "e", "part": []}, []),
        ({"en": "{small}", "fr": "une {Small}", "part": ["small", "Small"]}, []),
        ({"en": "", "fr": "{e}", "part": []}, ["is filled in with what it does not name"]),
        ({"en": "Hello {name}", "fr": "Bonjour"}, ["has not the same values in en and fr"]),
        ({"en": "Who?", "fr": "Qui ?"}, ["has a space that may break beside punctuation in fr"]),
        (
            {"en": "“Yes”", "fr": "« Oui\u00a0»"},
            ["has a space that may break beside punctuation in fr"],
        ),
        ({"en": "Who? So", "fr": "Qui\u00a0? «\u00a0Oui\u00a0»\u202f: a"}, []),
    ],
)
def test_a_sentence_is_complete_in_both_languages_with_the_same_values(
    words: dict[str, Any], found: list[str]
) -> None:
    assert faults(**words) == found


def test_a_missing_file_is_a_finding_and_ends_nothing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    folder = tmp_path / "lost_words"
    folder.mkdir()
    (folder / "__init__.py").write_text(
        "from pathlib import Path\nGAME = Path(__file__).with_name('words.toml').read_text()\n"
    )
    shelf = import_module("ironbridge.rulesets")
    monkeypatch.setattr(shelf, "__path__", [*shelf.__path__, str(tmp_path)])

    found = {finding.where: finding.what for finding in check_game("lost-words")}

    assert set(found) == {"lost-words", "lost-words/words.toml", "lost-words/rules.toml"}
    assert all("words.toml" in what or "rules.toml" in what for what in found.values())
    told = call("check", "lost-words")
    assert told.exit_code == 1
    output = " ".join(told.output.split())
    assert "the ledger cannot be read" in output and "names its tests" not in output


def test_sentences_are_found_however_deep_they_stand() -> None:
    speech = Speech({"a": {"b": {"c": {"en": "Only English"}}}})

    (finding,) = check_words("words.toml", speech)

    assert finding.where == "words.toml: a.b.c"


def test_a_clause_stands_there_once_under_a_heading_with_words() -> None:
    wrong = ledger(
        clause("X-1"), clause("X-1"), clause("X-2", heading="moon"), clause("X-3", fr=" ")
    )

    told = {(finding.where, finding.what) for finding in check_ledger("x", wrong)}

    assert told == {
        ("x: X-1", "stands there 2 times"),
        ("x: X-2", "stands under no heading (moon)"),
        ("x: X-3", "has a blank text"),
    }


def test_a_heading_without_clauses_is_found() -> None:
    (finding,) = check_ledger("x", ledger(clause("X-1"), moon="Moon"))

    assert (finding.where, finding.what) == ("x: headings.moon", "has no clause")


def test_a_refusal_rests_on_a_clause_that_exists() -> None:
    words = {"en": "No.", "fr": "Non."}
    speech = Speech({"refusal": {"fine": {"clause": "X-1", **words}, "lost": words}})

    (finding,) = check_refusals("x", speech, ledger(clause("X-1")))

    assert finding.where == "x: refusal.lost"


def test_a_figure_has_a_known_mark_and_a_listed_source() -> None:
    printed = Figures(
        {
            "sources": {"blog": "A blog"},
            "a": {"value": 1, "from": "public:blog"},
            "b": {"value": 1, "from": "public:rumour"},
            "c": {"value": 1, "from": "guess"},
        },
        {},
    )

    assert [finding.where for finding in check_marks("x", printed)] == ["x: b", "x: c"]


def test_the_box_has_words_in_both_languages() -> None:
    (finding,) = check_title(replace(INDUSTRIA, about={"en": "Auctions."}))

    assert (finding.where, finding.what) == ("industria: about", "has no words in fr")


def test_a_game_that_cannot_be_made_is_found() -> None:
    def broken(players: int, **settings: Any) -> ib.Game:
        raise ib.FiguresError("a price is missing")

    found = check_makes(replace(INDUSTRIA, make=broken))

    assert len(found) == 4
    assert found[0].where == "industria for 3, cash_in False"
    assert found[0].what == "a price is missing"


def test_clauses_without_tests_are_listed() -> None:
    listed = untested("industria")

    assert listed is not None
    assert set(listed) <= {clause.id for clause in ib.game("industria").ledger.clause}
