"""Primers: what to read before the first game, as data for pages and programs."""

from __future__ import annotations

from functools import cache
from typing import Any

from ironbridge.core.ledger import Ledger
from ironbridge.core.primer import Section
from ironbridge.web import shelf
from ironbridge.web.problems import Problem

Data = dict[str, Any]


@cache
def primer_data(id: str, lang: str) -> Data:
    """A game's primer; a game that has none is an unknown page."""
    title = shelf.known_title(id)
    game = shelf.example(id)
    if not game.primer.section:
        raise Problem("unknown", detail=id)
    return {
        "game": id,
        "name": title.name,
        "sections": [section_data(one, game.ledger, id, lang) for one in game.primer.section],
        "mistakes": [section_data(one, game.ledger, id, lang) for one in game.primer.mistake],
        "known": shelf.title_data(title, lang)["known"],
    }


def section_data(section: Section, ledger: Ledger, game: str, lang: str) -> Data:
    """A section, with its picture and where the rules say it."""
    return {
        "id": section.id,
        "title": section.heading(lang),
        "text": section.paragraphs(lang),
        "picture": f"pictures/{game}/{section.id}.svg" if section.picture else None,
        "clauses": [
            {"id": clause.id, "text": clause.rule(lang), "link": f"/rules/{game}#{clause.id}"}
            for clause in map(ledger.find, section.clauses)
            if clause is not None
        ],
    }


def around(game: str, section: str) -> list[str]:
    """The things that the picture of a section shows."""
    found = shelf.example(game).primer.find(section)
    return [] if found is None else found.picture
