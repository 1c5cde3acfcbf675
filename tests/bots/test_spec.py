"""A bot by the words a person types."""

from __future__ import annotations

from pathlib import Path

import pytest

import ironbridge as ib
from ironbridge.bots import BOTS, BotError, bot
from ironbridge.bots.words import about, name_of
from ironbridge.core.speech import LANGUAGES

MINE = """
from ironbridge.bots import Bot


class MyBot(Bot):
    def play(self, view):
        return list(view.moves())[-1]


class NoBot:
    pass
"""


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    path = tmp_path / "mine.py"
    path.write_text(MINE)
    return path


@pytest.mark.parametrize(
    ("spec", "simulations", "seconds"),
    [
        ("master", 0, 1.0),
        ("master@200", 200, 0.0),
        ("master@500ms", 0, 0.5),
        ("master@2s", 0, 2.0),
        ("master@1.5s", 0, 1.5),
    ],
)
def test_a_budget_is_said_in_simulations_or_in_time(
    spec: str, simulations: int, seconds: float
) -> None:
    budget = bot(spec, 1).budget

    assert budget is not None
    assert budget.simulations == simulations
    assert budget.seconds == pytest.approx(seconds)


def test_a_budget_for_one_bot_is_not_one_for_the_next() -> None:
    bot("master@200", 1)

    budget = bot("master", 1).budget

    assert budget is not None and budget.simulations == 0


@pytest.mark.parametrize(
    ("spec", "reason"),
    [
        ("mastre", "no bot called 'mastre'; did you mean master?"),
        ("deep-thought", "there are: random, greedy, apprentice, journeyman, master"),
        ("", "no bot called ''"),
        ("master@", "'' in 'master@' is no budget: say simulations (200) or time (500ms, 2s)"),
        ("master@fast", "'fast' in 'master@fast' is no budget"),
        ("master@0", "'0' in 'master@0' is no budget"),
        ("master@0s", "'0s' in 'master@0s' is no budget"),
        ("master@-5", "'-5' in 'master@-5' is no budget"),
        ("master@5 minutes", "is no budget"),
        ("greedy@200", "'greedy' takes no budget"),
        ("./nowhere.py:MyBot", "there is no file ./nowhere.py"),
        ("no.such.module:MyBot", "the module 'no.such.module' cannot be imported"),
        ("ironbridge.bots:Nobody", "there is no 'Nobody' in ironbridge.bots"),
        (":MyBot", ":MyBot names no file: say FILE.py:MyBot or MODULE:MyBot"),
        ("./mine.py", "./mine.py names no class: say ./mine.py:CLASS"),
        ("./mine.py:", "./mine.py names no class: say ./mine.py:CLASS"),
        ("./mine.txt:MyBot", "./mine.txt is no file of Python: its name must end in .py"),
    ],
)
def test_a_bad_spec_is_told_what_is_wrong(spec: str, reason: str) -> None:
    with pytest.raises(BotError) as caught:
        bot(spec, 1)

    assert reason in str(caught.value)


def test_a_strangers_bot_plays_from_a_file(mine: Path) -> None:
    match = ib.game("industria", players=3).start(seed=1)
    view = match.view_of(match.seat)

    answers = bot(f"{mine}:MyBot", 1).play(view)

    assert answers == list(view.moves())[-1]


def test_a_file_may_have_an_at_in_its_path(mine: Path) -> None:
    folder = mine.parent / "me@home"
    folder.mkdir()
    path = mine.rename(folder / "mine.py")

    assert type(bot(f"{path}:MyBot", 1)).__name__ == "MyBot"


def test_a_bot_may_be_named_by_its_module() -> None:
    assert type(bot("ironbridge.bots.greedy:Greedy", 1)) is BOTS["greedy"]


def test_a_strangers_class_must_be_a_bot(mine: Path) -> None:
    with pytest.raises(BotError, match=r"'NoBot' in .* is no bot: it must be a subclass"):
        bot(f"{mine}:NoBot", 1)


def test_a_strangers_file_with_a_fault_is_told(mine: Path) -> None:
    mine.write_text("import nothing_that_there_is")

    with pytest.raises(BotError, match="fails when it is imported: ModuleNotFoundError"):
        bot(f"{mine}:MyBot", 1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_bot_has_a_name_and_says_how_it_plays(lang: str) -> None:
    assert len({name_of(id, lang) for id in BOTS}) == len(BOTS)
    assert len({about(id, lang) for id in BOTS} - {""}) == len(BOTS)
