"""Maps: each a file of its own, with places, links, ship spaces and how they are drawn."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from ironbridge.core import languages
from ironbridge.core.errors import FiguresError
from ironbridge.core.figures import Entry, Figures, corrections
from ironbridge.core.languages import FIRST, completed
from ironbridge.rulesets.age_of_industry.figures import USE, Link, Place, Ship
from ironbridge.rulesets.age_of_industry.speech import told

DATA: Final = files("ironbridge.rulesets.age_of_industry") / "data"
FIRST_MAP: Final = "germany"
FORMS: Final[dict[str, type[Entry]]] = {"places": Place, "links": Link, "ships": Ship}
DRAWN: Final = ("name", "layout")  # what it says beside that


def map_ids() -> tuple[str, ...]:
    """The maps in the folder, that of the box first, the others by name."""
    names = [file.name for file in (DATA / "maps").iterdir()]
    ids = [name.removesuffix(".toml") for name in names if name.endswith(".toml")]
    return tuple(sorted(ids, key=lambda id: (id != FIRST_MAP, id)))


def map_name(map: str) -> dict[str, str]:
    """What a map is called, by language."""
    name: dict[str, str] = read(f"maps/{map}.toml")["name"]
    return name


def load(
    map: str, own: str | Path | Mapping[str, Any] | None
) -> tuple[Figures, dict[str, Any], dict[str, str]]:
    """The figures of a map, how it is drawn, and its name, with a reader's own laid over them.

    Own figures that name a map are a whole map, in place of the one that was asked for.
    """
    changes = corrections(own)
    chart = {section: {} for section in FORMS} if "name" in changes else read(f"maps/{map}.toml")
    chart |= {key: changes[key] for key in DRAWN if key in changes}
    shipped = read("figures.toml") | {section: chart.get(section, {}) for section in FORMS}
    corrected = {key: value for key, value in changes.items() if key not in DRAWN}
    figures = Figures.over(shipped, corrected, USE, FORMS)
    check_map_name(chart["name"])
    data, layout, name = completed([figures.data, chart.get("layout", {}), chart["name"]])
    return Figures(data, changes, USE), layout, name


def check_map_name(name: Any) -> None:
    """A map has a name, in English at least; where it has none in a language, that is said."""
    if not isinstance(name, Mapping) or FIRST not in name:
        raise FiguresError(told("map-name", lang=FIRST))


def read(path: str) -> dict[str, Any]:
    """A data file."""
    return languages.read(DATA.joinpath(*path.split("/")))
