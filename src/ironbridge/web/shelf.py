"""Shelf: games, bots, rules and colours as data for pages and programs."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec

from ironbridge.bots import BOTS
from ironbridge.bots.words import about, name_of
from ironbridge.catalogue import game_with as make_game
from ironbridge.catalogue import games, title
from ironbridge.core.game import Game, Title
from ironbridge.core.ledger import Clause
from ironbridge.draw.goods import GOODS
from ironbridge.draw.seats import SEATS
from ironbridge.draw.theme import THEMES
from ironbridge.web.problems import Problem
from ironbridge.web.settings import setting_data
from ironbridge.web.tallies import tallies_data

Data = dict[str, Any]
OPPONENTS: Final = ("journeyman", "greedy")  # for those who say nothing: the first that there is
BADGES: Final = ("circle", "square", "triangle", "diamond", "hexagon")


def shelf(lang: str) -> Data:
    """All games, and the bots to play them with."""
    return {
        "games": [title_data(title(id), lang) for id in games()],
        "bots": [bot_data(id, lang) for id in BOTS],
        "opponent": opponent(),
    }


def opponent() -> str:
    """The bot for those who do not choose one."""
    return next(bot for bot in OPPONENTS if bot in BOTS)


def title_data(title: Title, lang: str) -> Data:
    """A game as it stands on the shelf."""
    return {
        "id": title.id,
        "name": title.name,
        "about": title.about[lang],
        "state": title.state[lang],
        "players": title.players,
        "minutes": title.minutes,
        "picture": f"/pictures/{title.id}.svg",
        "primer": primer_link(title.id),
        "rules": f"/rules/{title.id}",
        "figures": f"/figures/{title.id}",
        "known": tallies_data(title, lang),
        "settings": [setting_data(setting, lang) for setting in title.settings],
    }


def bot_data(id: str, lang: str) -> Data:
    """A bot: its id, its name, and how it plays."""
    return {"id": id, "name": name_of(id, lang), "about": about(id, lang)}


def known_title(id: str) -> Title:
    """The game of an address."""
    if id not in games():
        raise Problem("unknown", detail=id)
    return title(id)


@cache
def example(id: str, settings: tuple[tuple[str, Any], ...] = ()) -> Game:
    """A game for its rules and figures, as it comes or with settings of its own."""
    return make_game(id, None, dict(settings))


# Rules.


def primer_link(id: str) -> str | None:
    """Where there is something to read before the first game, if there is."""
    return f"/primer/{id}" if example(id).primer.section else None


@cache
def rules_data(id: str, lang: str) -> Data:
    """The clauses of a game, chapter by chapter, and what its symbols stand for."""
    game = example(known_title(id).id)
    ledger = game.ledger
    chapters: dict[str, Data] = {}
    for clause in ledger.clause:
        heading = {"id": clause.heading, "title": ledger.heading(clause, lang), "clauses": []}
        chapter = chapters.setdefault(clause.heading, heading)
        chapter["clauses"].append(clause_data(clause, lang))
    return {
        "game": id,
        "name": title(id).name,
        "primer": primer_link(id),
        "chapters": list(chapters.values()),
        "legend": game.words.legend(lang),
    }


def rules_with(id: str, lang: str, words: str) -> Data:
    """The same, but only clauses that have all the words."""
    rules = rules_data(id, lang)
    wanted = words.lower().split()
    if not wanted:
        return rules
    chapters = [
        {**chapter, "clauses": [one for one in chapter["clauses"] if has_words(one, wanted)]}
        for chapter in rules["chapters"]
    ]
    return {**rules, "chapters": [chapter for chapter in chapters if chapter["clauses"]]}


def has_words(clause: Data, words: list[str]) -> bool:
    """Does a clause hold all these words?"""
    text = f"{clause['id']} {clause['text']} {clause['ruling']}".lower()
    return all(word in text for word in words)


def clause_data(clause: Clause, lang: str) -> Data:
    """One rule, with our ruling."""
    return {
        "id": clause.id,
        "text": clause.rule(lang),
        "ruling": clause.decision(lang),
        "reason": clause.reason(lang),
    }


# Look.


def look_data() -> Data:
    """Colours and patterns, the same that pictures have."""
    seats = [
        {
            "colour": seat.colour,
            "hatch": seat.hatch,
            "weight": seat.weight,
            "pattern": seat.pattern,
            "badge": badge,
        }
        for seat, badge in zip(SEATS, BADGES, strict=True)
    ]
    themes = {name: msgspec.to_builtins(theme) for name, theme in THEMES.items()}
    return {"themes": themes, "seats": seats, "goods": GOODS}
