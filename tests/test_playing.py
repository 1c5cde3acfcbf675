"""The page for players is there in both languages, and names buttons and orders that there are."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ironbridge.core.speech import LANGUAGES
from ironbridge.terminal.orders import order_named

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src" / "ironbridge"
PAGES = {"en": ROOT / "docs" / "playing.md", "fr": ROOT / "docs" / "jouer.md"}
WORDS = {
    "en": SOURCES / "web" / "data" / "browser.toml",
    "fr": SOURCES / "languages" / "fr" / "web" / "browser.toml",
}
QUOTED = re.compile(r"“([^”]+)”|«\u00a0([^»]+)\u00a0»")
ORDERS = re.compile(r"^.*`\?` [^:]+:(.*?)\.", re.MULTILINE)


def text(lang: str) -> str:
    return PAGES[lang].read_text(encoding="utf-8")


def said(lang: str, words: Any = None) -> Iterator[str]:
    """All that the browser says in a language."""
    if words is None:
        words = tomllib.loads(WORDS[lang].read_text(encoding="utf-8"))
    for value in words.values() if isinstance(words, dict) else ():
        yield from [value] if isinstance(value, str) else said(lang, value)


def test_players_read_the_same_page_in_every_language() -> None:
    assert set(PAGES) == set(LANGUAGES)
    shapes = [re.findall(r"^(?:#+|- |```\w*)", text(lang), re.MULTILINE) for lang in PAGES]
    commands = [re.findall(r"ironbridge [^\n`]+|\./run[^`]*|--\w+", text(lang)) for lang in PAGES]

    assert shapes[0] == shapes[1]
    assert sorted(commands[0]) == sorted(commands[1])


@pytest.mark.parametrize("lang", PAGES)
def test_a_button_is_called_what_the_browser_calls_it(lang: str) -> None:
    buttons = [one or other for one, other in QUOTED.findall(text(lang))]

    assert len(buttons) == 12
    assert [button for button in buttons if button not in set(said(lang))] == []


@pytest.mark.parametrize("lang", PAGES)
def test_an_order_is_one_that_the_terminal_takes(lang: str) -> None:
    [listed] = ORDERS.findall(text(lang))
    orders = [words.split()[0] for words in re.findall(r"`([^`]+)`", listed)]

    assert [order_named(order) for order in orders] == [
        "back",
        "why",
        "hint",
        "log",
        "board",
        "rules",
        "save",
        "quit",
    ]
