"""What beginners try, and what a referee tells them, in both languages."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import ironbridge as ib
from rulesets.neuland.beginners import TRIED
from rulesets.playing import plain

FEWEST = 40


@pytest.mark.parametrize(
    ("table", "move", "clause", "en", "fr"),
    [tried[1:] for tried in TRIED],
    ids=[tried[0] for tried in TRIED],
)
def test_a_beginner_is_told_the_rule_in_both_languages(
    table: Callable[[], ib.Match], move: str, clause: str, en: str, fr: str
) -> None:
    refusal = table().refusal(move)

    assert refusal is not None
    assert refusal.rule == clause
    assert (refusal.text("en"), plain(refusal.text("fr"))) == (en, fr)


def test_there_are_many_such_moves_in_both_editions() -> None:
    editions = [table().game.settings.get("edition", 2) for _, table, *_ in TRIED]

    assert len(TRIED) >= FEWEST
    assert len({tried[0] for tried in TRIED}) == len(TRIED)
    assert editions.count(1) >= 8
