"""Languages: each is a folder; one more is understood without a change of code, Quartz for example."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from cli.program import environment, run
from ironbridge.core.languages import FOLDERS, LANGUAGES, SPOKEN, completed, translated
from ironbridge.core.plurals import holds
from ironbridge.lab.check import strays
from web.house import house

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "ironbridge"
WRONG_RULE = 'name = "X"\nthousands = ","\ndecimal = "."\n[plural]\none = "bogus"\n'
WRONG_ELISION = """
name = "X"
thousands = ","
decimal = "."
[elision]
words = ["a"]
before = "("
mark = ""
"""
ELSEWHERE = {"IRONBRIDGE_LANGUAGES": str(Path(__file__).with_name("languages"))}
NAMED = re.compile(r"""(?<![\w-])["'](?:fr|en)["'](?![\w-])""")


def in_quartz(script: str) -> str:
    """What a program says where Quartz is one of the languages."""
    ended = subprocess.run(
        [sys.executable, "-c", script],
        env=environment(None, **ELSEWHERE),
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=300,
    )
    assert ended.returncode == 0, ended.stderr
    return ended.stdout


# How languages count.


@pytest.mark.parametrize(
    ("rule", "counts"),
    [
        ("i = 1 and v = 0", [1]),
        ("i = 0,1", [0, 1]),
        ("n % 10 = 2..4 and n % 100 != 12..14", [2, 3, 4]),
        ("n = 0 or n != 1 and n % 100 = 1..5,9", [0, 2, 3, 4, 5, 9]),
        ("v != 0", []),
    ],
)
def test_a_rule_of_the_cldr_names_its_numbers(rule: str, counts: list[int]) -> None:
    assert [count for count in range(15) if holds(rule, count)] == counts


@pytest.mark.parametrize("rule", ["", "n", "n = x", "n is 1", "n = 1 and", "__import__ = 1"])
def test_what_is_no_rule_is_refused(rule: str) -> None:
    with pytest.raises(ValueError, match="no "):
        holds(rule, 1)


def test_numbers_are_written_as_a_language_writes_them() -> None:
    assert SPOKEN["en"].number(-1234.5, 1) == "−1,234.5"
    assert SPOKEN["fr"].number(-1234.5, 1) == "−1\u202f234,5"


# What a translation may do.


def test_a_translation_adds_its_own_words_and_nothing_else() -> None:
    data = {"a": {"en": "A", "price": 3}, "list": [{"id": "x", "en": "X"}, {"id": "y", "en": "Y"}]}
    words = {
        "a": {"fr": "Â", "en": "?", "price": 9},
        "b": {"fr": "?"},
        "list": [{"id": "y", "fr": "Ÿ"}],
    }

    assert translated(data, words, "fr") == {
        "a": {"en": "A", "fr": "Â", "price": 3},
        "list": [{"id": "x", "en": "X"}, {"id": "y", "en": "Y", "fr": "Ÿ"}],
    }
    assert list(strays(data, words, "fr")) == ["b"]


def test_what_nobody_translated_is_said_in_english() -> None:
    assert completed({"a": [{"en": "A"}], "b": 1}) == {
        "a": [dict.fromkeys(LANGUAGES, "A")],
        "b": 1,
    }


# Only data names a language.


def test_no_code_names_a_language_but_the_one_that_all_is_written_in() -> None:
    files = [*SOURCE.rglob("*.py"), *SOURCE.glob("web/static/**/*.js")]
    naming = {
        f"{file.relative_to(SOURCE)}: {line.strip()}"
        for file in files
        for line in file.read_text(encoding="utf-8").splitlines()
        if NAMED.search(line)
    }

    assert {line.partition(":")[0] for line in naming} == {"core/languages.py"}


def test_no_file_of_sentences_holds_two_languages() -> None:
    mixed = [
        str(file.relative_to(SOURCE))
        for file in SOURCE.glob("**/data/*.toml")
        if file.name != "figures.toml" and re.search(r"\bfr = ", file.read_text(encoding="utf-8"))
    ]

    assert mixed == []  # names of what is printed stay with the marks that say where they come from
    assert set(FOLDERS) == set(LANGUAGES) == {"en", "fr"}


# One more.


def test_a_third_language_is_spoken_by_engine_and_games_in_its_own_plurals() -> None:
    told = in_quartz("""
import ironbridge as ib
from ironbridge.core.languages import LANGUAGES
from ironbridge.core.words import refuse_table
from ironbridge.rulesets.industria.speech import SPEECH

game = ib.game("industria")
print(LANGUAGES)
print([SPEECH.say("option.bid", "qtz", count=n) for n in (1, 3, 5, 12, 22)])
print(refuse_table("over").text("qtz"), game.ledger.find("IN-22").rule("qtz"))
clay = game.figures.data["tiles"]["clay-pit"]
print(clay["name"]["qtz"], clay["price"] != 99, clay["name"]["fr"] != "Glinka")
match = game.start(seed=1)
print(match.question.text("qtz") == match.question.text("en"))
""").splitlines()

    assert told == [
        "('en', 'fr', 'qtz')",
        "['Dam 1 taler', 'Dam 3 taleri', 'Dam 5 taleru', 'Dam 12 taleru', 'Dam 22 taleri']",
        "Kluk om. Kto prodaje, ne daje.",
        "Glinka True True",
        "True",
    ]


def test_games_are_played_to_the_end_in_a_third_language() -> None:
    in_quartz("""
import ironbridge as ib
from ironbridge.testing.conforming import conform

for id in ib.games():
    conform(ib.game(id, players=3), [1])
    match = ib.game(id, players=3).start(seed=2)
    assert match.scene(lang="qtz") and match.log("qtz") == match.log("en")
""")


def test_the_command_line_speaks_a_third_language() -> None:
    listed = run("games", "--lang", "qtz", data=None, **ELSEWHERE)
    helped = run("games", "--help", data=None, **{**ELSEWHERE, "LC_ALL": "qtz_QZ.UTF-8"})
    refused = run("games", "--lang", "de", data=None, **ELSEWHERE)

    assert "Fabriki e masini, pet epoki." in listed.stdout
    assert "Kluki on plank." in helped.stdout and "en|fr|qtz" in helped.stdout
    assert "en and fr and qtz" in refused.stderr


def test_the_terminal_speaks_and_understands_a_third_language(tmp_path: Path) -> None:
    play = ["play", "industria", "--players", "3", "--seed", "3", "--lang", "qtz"]

    told = run(*play, typed="1\nkonec\nplateau", data=tmp_path, **ELSEWHERE).stdout

    assert "Pis cislo ul slov." in told
    assert "Dam 3 taleri" in told and "Dam 5 taleru" in told
    assert "To go on:" in told  # in English, what Quartz has no words for
    assert "plateau" not in told  # nothing is read after it understood to quit


@pytest.mark.parametrize("about", ["name = ", 'name = "X"', WRONG_RULE, WRONG_ELISION])
def test_a_folder_that_describes_no_language_is_told_in_a_sentence(
    tmp_path: Path, about: str
) -> None:
    (tmp_path / "xx").mkdir()
    (tmp_path / "xx" / "language.toml").write_text(about, encoding="utf-8")

    refused = run("games", data=None, IRONBRIDGE_LANGUAGES=str(tmp_path))

    assert refused.returncode == 1
    assert "describes no language" in refused.stderr and "Traceback" not in refused.stderr


@pytest.fixture
def abroad(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A server where Quartz is spoken."""
    monkeypatch.setenv(*next(iter(ELSEWHERE.items())))
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with house(database, tmp_path / "log.txt", roomy=False) as server:
        guest = server.guest("qtz")
        page = guest.get("/").body.decode()
        words = re.search(r'href="([^"]*/words/qtz\.json)"', page)
        assert words is not None
        yield page + json.dumps(json.loads(guest.get(words[1]).body), ensure_ascii=False)


def test_pages_and_scripts_are_served_in_a_third_language(abroad: str) -> None:
    assert '<html lang="qtz">' in abroad
    assert "Nov tabl" in abroad and "Fabriki e masini" in abroad
    assert 'title="Français"' in abroad and "Skip to the content" in abroad
