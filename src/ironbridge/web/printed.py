"""Printed: the figures of a game, map or edition as data, in words, with what each rests on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import Any
from urllib.parse import parse_qsl

from ironbridge.core.captions import Captions
from ironbridge.core.figures import Figure, Figures
from ironbridge.core.game import Title
from ironbridge.web import shelf
from ironbridge.web.settings import asked, choice_words, setting_words
from ironbridge.web.tallies import address, choice_of, known_data
from ironbridge.web.words import SPEECH, say

Data = dict[str, Any]


def figures_with(id: str, lang: str, query: Mapping[str, str]) -> Data:
    """The figures of a game as an address chooses it, those with a mark if it names one."""
    title, mark = shelf.known_title(id), query.get("mark", "")
    found = figures_of(choice_of(title, asked(title, query)), lang)
    if not mark:
        return found
    rows = [row for row in found["figures"] if row["mark"].partition(":")[0] == mark]
    return {**found, "figures": rows}


@cache
def figures_of(choice: str, lang: str) -> Data:
    """Every printed figure of a game as it is chosen, and where it comes from."""
    title, settings, printed = chosen(choice)
    captions = Captions(printed, lang)
    return {
        "game": title.id,
        "name": title.name,
        "settings": settings,
        "choices": choices_data(title, settings, lang),
        "known": known_data(title, settings, lang),
        "marks": mark_counts(printed, lang),
        "figures": [row_data(printed, figure, captions) for figure in printed],
    }


def chosen(choice: str) -> tuple[Title, Data, Figures]:
    """A game as an address names it: its title, what is chosen, and its figures."""
    id, _, query = choice.partition("?")
    title = shelf.known_title(id)
    settings = asked(title, dict(parse_qsl(query)))
    return title, settings, shelf.example(id, tuple(settings.items())).figures


def choices_data(title: Title, settings: Mapping[str, Any], lang: str) -> list[Data]:
    """The settings that figures depend on, each choice with where its figures are."""
    return [
        {
            "words": setting_words(setting, lang),
            "choices": [
                {
                    "words": choice_words(setting, value, lang),
                    "here": settings[setting.name] == value,
                    "figures": address(title, {**settings, setting.name: value}),
                }
                for value in setting.choices
            ],
        }
        for setting in title.settings
        if any(setting.name in tally.settings for tally in title.tallies)
    ]


# The figures one by one.


def row_data(printed: Figures, figure: Figure, captions: Captions) -> Data:
    """A figure as data and in words."""
    return {
        "path": figure.path,
        "section": captions.section(figure.path),
        "entry": captions.entry(figure.path),
        "field": captions.field(figure.path),
        "value": figure.value,
        "text": captions.value(figure.value),
        "mark": figure.mark,
        "plays": printed.plays(figure),
        "detail": detail_words(figure, captions),
        "note": figure.note.get(captions.lang, ""),
        "source": printed.source(figure.mark, captions.lang),
    }


def detail_words(figure: Figure, captions: Captions) -> str:
    """The marks of its parts, in words."""
    field = figure.path.rpartition(".")[2]
    parts = [part.split(" ") for part in figure.detail.split(", ") if part]
    return ", ".join(
        say(
            "figure.part",
            captions.lang,
            part=part_words(field, name, captions),
            mark=mark_words(mark, captions.lang),
        )
        for name, mark in parts
    )


def part_words(field: str, name: str, captions: Captions) -> str:
    """A part of a figure: how many there are, its name in a language, or one of its values."""
    part = name.removeprefix(f"{field}-")
    key = f"figure.part-{part}"
    return say(key, captions.lang) if SPEECH.has(key) else captions.word(part)


def mark_words(mark: str, lang: str) -> str:
    """A mark in words."""
    return say(f"mark.{mark.partition(':')[0]}", lang)


def mark_counts(printed: Figures, lang: str) -> list[Data]:
    """The marks in use, in words, with how many figures have them."""
    counts = Counter(figure.kind for figure in printed)
    return [
        {"id": mark, "words": mark_words(mark, lang), "count": count}
        for mark, count in counts.items()
    ]
