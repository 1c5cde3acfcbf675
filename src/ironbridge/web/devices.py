"""Devices: which browser a session is in, in two words, so that its owner knows it again.

Of what a browser says of itself nothing else is kept.
"""

from __future__ import annotations

from typing import Final

from starlette.requests import HTTPConnection

BROWSERS: Final = (  # those that pretend to be others stand before them
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("Chrome", "Chrome"),
    ("CriOS", "Chrome"),
    ("Safari", "Safari"),
)
SYSTEMS: Final = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS", "macOS"),
    ("Linux", "Linux"),
)


def label_of(connection: HTTPConnection) -> str:
    """What a browser says that it is."""
    return label(connection.headers.get("user-agent", ""))


def label(agent: str) -> str:
    """A browser and its system; "" if it is none that we know."""
    found = (first(agent, BROWSERS), first(agent, SYSTEMS))
    return " · ".join(name for name in found if name)


def first(agent: str, known: tuple[tuple[str, str], ...]) -> str:
    """The first of some names whose mark is there."""
    return next((name for mark, name in known if mark in agent), "")
