"""What docs/records.md tells a writer of another reader is so."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ironbridge as ib
from ironbridge.core.asks import Question
from ironbridge.core.notation import Questions, phrases

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "records.md").read_text(encoding="utf-8")
RECORDS = sorted(
    [*ROOT.glob("tests/records/*.txt"), *ROOT.glob("tests/rulesets/age_of_industry/records/*.txt")]
)


def tables() -> dict[str, dict[str, list[str]]]:
    """For each game, the phrases of each kind of question."""
    found: dict[str, dict[str, list[str]]] = {}
    for id in ib.games():
        name = ib.game(id).title.name
        section = PAGE.partition(f"\n## {name}\n")[2].partition("\n## ")[0]
        rows = [row.split("|")[1:3] for row in section.splitlines() if row.startswith("| `")]
        found[id] = {
            kind: re.findall(r"`([^`]+)`", said)
            for asked, said in rows
            for kind in re.findall(r"`([^`]+)`", asked)
        }
    return found


TABLES = tables()


def is_told(id: str, kind: str, phrase: str) -> bool:
    """Does the page have a phrase for a question of this kind?"""
    patterns = [re.escape(pattern).replace("NUMBER", r"\d+") for pattern in TABLES[id][kind]]
    return any(re.fullmatch(re.sub("[A-Z]+", r"[a-z0-9.-]+", one), phrase) for one in patterns)


def test_the_record_that_it_shows_can_be_read() -> None:
    text = PAGE.partition("```\n")[2].partition("```\n")[0]

    match = ib.load(text)

    assert str(match.record()) == text.replace("# A remark.\n", "")


@pytest.mark.parametrize("id", ib.games())
def test_it_names_every_kind_of_question(id: str) -> None:
    game = ib.game(id)
    kinds = range(len(game.rules.asks))

    assert set(TABLES[id]) == {game.words.kind(Question(kind, 0, 0, 0, 0)) for kind in kinds}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_answer_of_a_record_has_one_of_its_phrases(path: Path) -> None:
    match = ib.load(path.read_text(encoding="utf-8"))
    game = match.game

    for played in match.played:
        questions = Questions(game.rules, played.before, played.answers)
        for question, phrase in zip(questions.asked, phrases(game, questions), strict=True):
            assert is_told(game.id, game.words.kind(question), phrase), phrase


def test_it_names_every_line_of_a_head() -> None:
    heads = [path.read_text(encoding="utf-8").partition("\n\n")[0] for path in RECORDS]
    names = {line.partition(":")[0].split()[0] for head in heads for line in head.splitlines()[1:]}

    told = re.findall(r"^\| `(\w+)", PAGE.partition("**The body**")[0], re.MULTILINE)
    assert names <= set(told)
