"""Primers: what there is to read before a first game."""

from __future__ import annotations

from fnmatch import fnmatchcase

import pytest

import ironbridge as ib
from ironbridge.core.languages import LANGUAGES
from ironbridge.core.state import NOBODY
from ironbridge.web.boxes import boxes
from ironbridge.web.showcase import game_match

PAGES = range(450, 1300)  # words, for two pages and the scoring


@pytest.mark.parametrize("id", ib.games())
def test_a_primer_is_two_pages_and_ten_mistakes(id: str) -> None:
    primer = ib.game(id).primer

    for lang in LANGUAGES:
        text = [part for section in primer.section for part in section.paragraphs(lang)]
        assert sum(len(part.split()) for part in text) in PAGES
        assert len({mistake.heading(lang) for mistake in primer.mistake}) == 10
        assert all(mistake.paragraphs(lang) for mistake in primer.mistake)


@pytest.mark.parametrize("id", ib.games())
def test_every_section_leads_to_clauses_and_tells_of_scoring(id: str) -> None:
    game = ib.game(id)
    primer, ledger = game.primer, game.ledger

    for section in (*primer.section, *primer.mistake):
        assert section.clauses
        assert all(ledger.find(clause) for clause in section.clauses), section.id
    assert primer.section[0].id == "aim" and primer.section[-1].id == "scoring"


@pytest.mark.parametrize("id", ib.games())
def test_what_is_pictured_is_on_the_board(id: str) -> None:
    known = boxes(game_match(id).scene(NOBODY, "en"))

    pictured = [section for section in ib.game(id).primer.section if section.picture]
    assert len(pictured) >= 4
    for section in pictured:
        for pattern in section.picture:
            assert any(fnmatchcase(id, pattern) for id in known), (section.id, pattern)
