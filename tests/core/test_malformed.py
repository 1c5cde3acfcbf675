"""Data of another form than was wanted is told in a person's words, with the way to it."""

from __future__ import annotations

from datetime import date, datetime, time
from typing import Any, Final

import msgspec
import pytest

from ironbridge.core.figures import Entry
from ironbridge.core.malformed import misfit


class Inn(Entry, frozen=True):
    """Something printed."""

    name: dict[str, str]
    beds: int
    dear_beds: int = 0
    guests: list[str] = []
    road: tuple[str, str] = ("", "")
    is_open: bool = True
    height: float = 1
    corner: tuple[float, float] | None = None
    rooms: dict[str, list[int]] = {}


GOOD: Final[dict[str, Any]] = {"name": {"en": "Inn", "fr": "Auberge"}, "beds": 3}
FORM: Final = dict[str, Inn]
NUMBERS: Final = list[Inn]


def complaint(data: Any, form: Any = FORM) -> tuple[str, str]:
    """What is told of data that does not fit, in both languages."""
    with pytest.raises(msgspec.ValidationError) as caught:
        msgspec.convert(data, form)
    found = misfit(caught.value, "inns", data, form)
    return found.text("en"), found.text("fr")


WRONG: list[tuple[dict[str, Any], str, str]] = [
    ({"beds": "three"},
     "the figure inns.swan.beds must be a whole number, not text",
     "la donnée inns.swan.beds doit être un nombre entier, pas un texte"),
    ({"dear-beds": 1.5},
     "the figure inns.swan.dear-beds must be a whole number, not a number with a fraction",
     "la donnée inns.swan.dear-beds doit être un nombre entier, pas un nombre à virgule"),
    ({"name": {"en": "Swan", "fr": 7}},
     "the figure inns.swan.name.fr must be text, not a whole number",
     "la donnée inns.swan.name.fr doit être un texte, pas un nombre entier"),
    ({"name": ["Swan"]},
     "the figure inns.swan.name must be a table, not a list",
     "la donnée inns.swan.name doit être une table, pas une liste"),
    ({"guests": ["Ada", True]},
     "the figure inns.swan.guests.2 must be text, not yes or no (true or false)",
     "la donnée inns.swan.guests.2 doit être un texte, pas oui ou non (true ou false)"),
    ({"is-open": 1},
     "the figure inns.swan.is-open must be yes or no (true or false), not a whole number",
     "la donnée inns.swan.is-open doit être oui ou non (true ou false), pas un nombre entier"),
    ({"height": "high"},
     "the figure inns.swan.height must be a number, not text",
     "la donnée inns.swan.height doit être un nombre, pas un texte"),
    ({"corner": "left"},
     "the figure inns.swan.corner must be a list, not text",
     "la donnée inns.swan.corner doit être une liste, pas un texte"),
    ({"beds": None},
     "the figure inns.swan.beds must be a whole number, not nothing",
     "la donnée inns.swan.beds doit être un nombre entier, pas rien"),
    ({"beds": date(1800, 1, 1)},
     "the figure inns.swan.beds must be a whole number, not a date",
     "la donnée inns.swan.beds doit être un nombre entier, pas une date"),
    ({"beds": datetime(1800, 1, 1)},
     "the figure inns.swan.beds must be a whole number, not a date",
     "la donnée inns.swan.beds doit être un nombre entier, pas une date"),
    ({"beds": time(12)},
     "the figure inns.swan.beds must be a whole number, not a time of day",
     "la donnée inns.swan.beds doit être un nombre entier, pas une heure"),
    ({"beds": {3}},
     "the figure inns.swan.beds must be a whole number, not something else (set)",
     "la donnée inns.swan.beds doit être un nombre entier, pas autre chose (set)"),
    ({"road": ["york"]},
     "the figure inns.swan.road must be a list of 2, not of 1",
     "la donnée inns.swan.road doit être une liste de 2, pas de 1"),
    ({"rooms": {"red": [1], "blue": [2, "x"]}},
     "the figure inns.swan.rooms.blue.2 must be a whole number, not text",
     "la donnée inns.swan.rooms.blue.2 doit être un nombre entier, pas un texte"),
    ({"name": {3: "Swan"}},
     "“Expected `str`, got `int` - at `key` in `$[...].name`”",
     "«\xa0Expected `str`, got `int` - at `key` in `$[...].name`\xa0»"),
]  # fmt: skip


@pytest.mark.parametrize(("changes", "english", "french"), WRONG)
def test_what_does_not_fit_is_told(changes: dict[str, Any], english: str, french: str) -> None:
    inns = {"crown": GOOD, "swan": GOOD | changes, "anchor": GOOD}

    assert complaint(inns) == (english, french)


def test_the_first_of_several_faults_is_told() -> None:
    inns = {"crown": GOOD, "swan": GOOD | {"beds": "two"}, "anchor": GOOD | {"beds": "six"}}

    assert complaint(inns)[0].startswith("the figure inns.swan.beds")


def test_what_is_missing_is_told() -> None:
    assert complaint({"crown": GOOD, "swan": {"name": {}}}) == (
        "inns.swan lacks “beds”",
        "il manque «\xa0beds\xa0» à inns.swan",
    )


def test_an_entry_or_a_whole_section_of_another_kind_is_told() -> None:
    assert complaint({"crown": GOOD, "swan": 3})[0] == (
        "the figure inns.swan must be a table, not a whole number"
    )
    assert complaint([GOOD])[0] == "the figure inns must be a table, not a list"


def test_entries_of_a_list_are_counted_from_one() -> None:
    assert complaint([GOOD, GOOD | {"beds": "x"}], NUMBERS)[0] == (
        "the figure inns.2.beds must be a whole number, not text"
    )


def test_what_has_no_known_shape_is_quoted() -> None:
    strange = misfit(msgspec.ValidationError("Of\nno shape"), "inns", {}, FORM)
    lost = misfit(
        msgspec.ValidationError("Expected `int`, got `str` - at `$[...].beds`"), "inns", {}, FORM
    )

    assert strange.text("fr") == "«\xa0Of\nno shape\xa0»"
    assert lost.text("fr") == "la donnée inns.… doit être un nombre entier, pas un texte"
