"""Maps: each a file of its own, with places, links, ship spaces and how they are drawn."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from ironbridge.core.figures import YOURS, Figures, corrections

DATA: Final = files("ironbridge.games.age_of_industry") / "data"
SECTIONS: Final = ("places", "links", "ships")  # what a map has printed on it
DRAWN: Final = ("name", "layout")  # what it says beside that


def map_ids() -> tuple[str, ...]:
    """The maps in the folder, by name."""
    names = sorted(file.name for file in (DATA / "maps").iterdir())
    return tuple(name.removesuffix(".toml") for name in names if name.endswith(".toml"))


def load(
    map: str, own: str | Path | Mapping[str, Any] | None
) -> tuple[Figures, dict[str, Any], dict[str, str]]:
    """The figures of a map, how it is drawn, and its name, with a reader's own laid over them.

    Own figures that name a map are a whole map, in place of the one that was asked for.
    """
    changes = corrections(own)
    shipped = read("figures.toml")
    chart = read(f"maps/{map}.toml")
    if "name" in changes:
        chart = {key: value for key, value in changes.items() if key in (*SECTIONS, *DRAWN)}
        corrected = {key: value for key, value in changes.items() if key not in chart}
        printed = {section: theirs(chart.get(section, {})) for section in SECTIONS}
        figures = Figures.over({**shipped, **printed}, corrected)
        figures = Figures(figures.data, changes)
    else:
        drawn = {"layout": changes["layout"]} if "layout" in changes else {}
        printed = {section: chart.get(section, {}) for section in SECTIONS}
        corrected = {key: value for key, value in changes.items() if key not in drawn}
        figures = Figures.over({**shipped, **printed}, corrected, SECTIONS)
        figures = Figures(figures.data, changes)
        chart = {**chart, **drawn}
    return figures, chart.get("layout", {}), chart["name"]


def read(path: str) -> dict[str, Any]:
    """A data file."""
    return tomllib.loads(DATA.joinpath(*path.split("/")).read_text(encoding="utf-8"))


def theirs(section: Mapping[str, Any]) -> dict[str, Any]:
    """The entries of a reader's map, marked as his where he does not say more."""
    return {id: {"from": dict.fromkeys(entry, YOURS), **entry} for id, entry in section.items()}
