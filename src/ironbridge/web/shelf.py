"""Shelf: games, bots, rules, figures and colours as data for pages and programs."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec

from ironbridge.bots import BOTS
from ironbridge.bots.words import about, name_of
from ironbridge.catalogue import game as make_game
from ironbridge.catalogue import games, title
from ironbridge.core.figures import Figures
from ironbridge.core.game import Game, Setting, Title
from ironbridge.core.ledger import Clause
from ironbridge.core.speech import Speech
from ironbridge.draw.goods import GOODS
from ironbridge.draw.seats import SEATS
from ironbridge.draw.theme import THEMES
from ironbridge.web.problems import Problem
from ironbridge.web.words import SPEECH, say

Data = dict[str, Any]
OPPONENTS: Final = ("journeyman", "greedy")  # for those who say nothing: the first that there is
BADGES: Final = ("circle", "square", "triangle", "diamond", "hexagon")


def shelf(lang: str) -> Data:
    """All games, and the bots to play them with."""
    return {
        "games": [title_data(title(id), lang) for id in games()],
        "bots": [bot_data(id, lang) for id in BOTS],
        "opponent": next(bot for bot in OPPONENTS if bot in BOTS),
    }


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
        "rules": f"/rules/{title.id}",
        "figures": f"/figures/{title.id}",
        "settings": [setting_data(setting, lang) for setting in title.settings],
    }


def setting_data(setting: Setting, lang: str) -> Data:
    """Something to choose, with its choices."""
    return {
        "name": setting.name,
        "words": setting_words(setting, lang),
        "choices": [
            {"value": value, "words": choice_words(setting, value, lang)}
            for value in setting.choices
        ],
    }


def setting_words(setting: Setting, lang: str) -> str:
    """What there is to choose: its name over a list of choices, or all that an option says."""
    return setting.label[lang] if setting.label else setting.words[lang]


def choice_words(setting: Setting, value: Any, lang: str) -> str:
    """A choice as a person reads it."""
    if value in setting.named:
        return setting.named[value][lang]
    if isinstance(value, bool):
        return say("choice.yes" if value else "choice.no", lang)
    return str(value)


def bot_data(id: str, lang: str) -> Data:
    """A bot: its id, its name, and how it plays."""
    return {"id": id, "name": name_of(id, lang), "about": about(id, lang)}


def spoken(key: str, lang: str, otherwise: str, speech: Speech = SPEECH) -> str:
    """A sentence, where there is one."""
    return speech.say(key, lang) if speech.has(key) else otherwise


def known_title(id: str) -> Title:
    """The game of an address."""
    if id not in games():
        raise Problem("unknown", detail=id)
    return title(id)


@cache
def example(id: str) -> Game:
    """A game with everything as it comes, for its rules and figures."""
    return make_game(id)


def settings_data(title: Title, settings: Data, lang: str) -> list[Data]:
    """The settings that were chosen otherwise than by default."""
    return [
        {
            "name": setting.name,
            "value": settings[setting.name],
            "words": agreed_words(setting, settings[setting.name], lang),
        }
        for setting in title.settings
        if settings.get(setting.name, setting.choices[0]) != setting.choices[0]
    ]


def agreed_words(setting: Setting, value: Any, lang: str) -> str:
    """What was chosen, in words: `Map: New England`, or the option that was taken."""
    if not setting.named:
        return setting.words[lang]
    name, choice = setting_words(setting, lang), choice_words(setting, value, lang)
    return say("choice.agreed", lang, setting=name, choice=choice)


# Rules.


def rules_data(id: str, lang: str, words: str = "") -> Data:
    """The clauses of a game, chapter by chapter; only those that have all the words."""
    ledger = example(known_title(id).id).ledger
    wanted = words.lower().split()
    clauses = [clause for clause in ledger.clause if has_words(clause, wanted, lang)]
    chapters: dict[str, Data] = {}
    for clause in clauses:
        heading = {"id": clause.heading, "title": ledger.heading(clause, lang), "clauses": []}
        chapter = chapters.setdefault(clause.heading, heading)
        chapter["clauses"].append(clause_data(clause, lang))
    return {"game": id, "name": title(id).name, "chapters": list(chapters.values())}


def has_words(clause: Clause, words: list[str], lang: str) -> bool:
    """Does a clause hold all these words?"""
    text = f"{clause.id} {clause.text(lang)}".lower()
    return all(word in text for word in words)


def clause_data(clause: Clause, lang: str) -> Data:
    """One rule, with our ruling."""
    return {
        "id": clause.id,
        "text": clause.rule(lang),
        "ruling": clause.decision(lang),
        "reason": clause.reason(lang),
    }


# Figures.


def figures_data(id: str, lang: str, mark: str = "") -> Data:
    """Every printed figure of a game, and where it comes from; only those with a mark."""
    printed = example(known_title(id).id).figures
    rows = [row for row in figure_rows(printed) if not mark or base(row["mark"]) == mark]
    return {
        "game": id,
        "name": title(id).name,
        "marks": mark_counts(printed, lang),
        "figures": rows,
    }


def figure_rows(printed: Figures) -> list[Data]:
    """The figures as data."""
    return [
        {
            "path": figure.path,
            "value": figure.value,
            "mark": figure.mark,
            "detail": figure.detail,
            "source": printed.source(figure.mark),
        }
        for figure in printed
    ]


def base(mark: str) -> str:
    """A mark without the name of its source."""
    return mark.partition(":")[0]


def mark_counts(printed: Figures, lang: str) -> list[Data]:
    """The marks in use, in words, with how many figures have them."""
    counts: dict[str, int] = {}
    for figure in printed:
        counts[base(figure.mark)] = counts.get(base(figure.mark), 0) + 1
    return [
        {"id": mark, "words": spoken(f"mark.{mark}", lang, mark), "count": count}
        for mark, count in counts.items()
    ]


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
