"""Enterable: the figures of a game as something to be entered, figure by figure or as text."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ironbridge.core.captions import Captions
from ironbridge.core.figures import UNPRINTED, Figure, Figures
from ironbridge.web import printed, shelf

Data = dict[str, Any]


def enterable(choice: str, lang: str) -> Data:
    """Every figure of a game as something to be entered, and the parts that are written as text."""
    title, _, figures = printed.chosen(choice)
    shown, captions = printed.figures_of(choice, lang), Captions(figures, lang)
    rows = {row["path"]: row for row in shown["figures"]}
    played = [figure for figure in figures if figures.plays(figure)]
    forms = [{**rows[figure.path], "form": form_of(figures, figure)} for figure in played]
    return {
        **shown,
        "players": title.players,
        "opponent": shelf.opponent(),
        "figures": [row for row in forms if row["form"]],
        "options": options(forms, figures, captions),
        "texts": texts(figures, captions),
    }


def form_of(figures: Figures, figure: Figure) -> str:
    """How a value is entered; "" for what is written as text."""
    value = figure.value
    if by_edition(figures, figure):
        return ""
    if isinstance(value, bool):
        return "yes"
    if isinstance(value, int | str):
        return "number" if isinstance(value, int) else "choice"
    if not isinstance(value, list) or figure.path.rpartition(".")[2].isdecimal():
        return ""
    if value and all(type(part) is int for part in value):
        return "numbers"
    return "choices" if all(isinstance(part, str) for part in value) else ""


def by_edition(figures: Figures, figure: Figure) -> bool:
    """Does the file hold more than one value of it, of which one is shown?"""
    section, _, key = figure.path.partition(".")
    return section == "constants" and figures.data[section][key]["value"] != figure.value


# What can be chosen.


def options(rows: Iterable[Data], figures: Figures, captions: Captions) -> Data:
    """The words that may stand in a field, by section and field, with what they mean."""
    found: dict[str, dict[str, str]] = {}
    for row in rows:
        if row["form"] in ("choice", "choices"):
            section, *_, field = row["path"].split(".")
            words = [row["value"]] if row["form"] == "choice" else row["value"]
            known = found.setdefault(f"{section}.{field}", {})
            known |= {word: captions.word(word) for word in words}
    return {key: widened(words, figures, captions) for key, words in found.items()}


def widened(words: dict[str, str], figures: Figures, captions: Captions) -> list[Data]:
    """With all others of the section that they are of: where one resource may stand, any may."""
    for section, entries in figures.data.items():
        if (
            section not in UNPRINTED
            and isinstance(entries, Mapping)
            and words.keys() <= entries.keys()
        ):
            words = words | {id: captions.word(id) for id in entries}
            break
    return [{"value": value, "words": meaning} for value, meaning in words.items()]


# What is written as text.


def texts(figures: Figures, captions: Captions) -> Data:
    """The sections that can grow, or that no form holds, as we have them, with their marks."""
    held = dict.fromkeys(figures.use.growing)
    for figure in figures:
        section = figure.path.partition(".")[0]
        if section != "constants" and figures.plays(figure) and not form_of(figures, figure):
            held[section] = None
    return {
        section: {"words": captions.section(section), "content": bare(figures.data[section])}
        for section in held
    }


def bare(content: Any) -> Any:
    """A section without notes; its marks stay, for what is only copied is not yours."""
    if isinstance(content, Mapping):
        return {key: bare(part) for key, part in content.items() if key != "note"}
    return [bare(part) for part in content] if isinstance(content, list) else content
