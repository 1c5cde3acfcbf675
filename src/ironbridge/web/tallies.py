"""Tallies: how many figures of a game, map or edition are the box's, as data and in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from urllib.parse import urlencode

from ironbridge.core.game import Title
from ironbridge.core.tally import Tally

Data = dict[str, Any]


def address(title: Title, settings: Mapping[str, Any]) -> str:
    """Where the figures are shown."""
    return f"/figures/{choice_of(title, settings)}"


def choice_of(title: Title, settings: Mapping[str, Any]) -> str:
    """A game with what differs from it as it comes, as an address says it."""
    first = {setting.name: setting.choices[0] for setting in title.settings}
    query = urlencode({name: value for name, value in settings.items() if value != first[name]})
    return f"{title.id}?{query}" if query else title.id


def known_data(title: Title, settings: Mapping[str, Any], lang: str) -> Data | None:
    """How many figures are the box's, as these settings are chosen."""
    tally = title.tally(settings)
    return None if tally is None else tally_data(title, tally, lang)


def tally_data(title: Title, tally: Tally, lang: str) -> Data:
    """A tally in numbers and words, with where its figures are."""
    return {
        "settings": dict(tally.settings),
        "all": tally.all,
        "box": tally.box,
        "assumed": tally.assumed,
        "reconstructed": tally.ours,
        "words": tally.text(lang),
        "short": title.told(tally, lang),
        "figures": address(title, tally.settings),
    }


def tallies_data(title: Title, lang: str) -> list[Data]:
    """All tallies of a title, those of the game as it comes first."""
    return [tally_data(title, tally, lang) for tally in title.tallies]
