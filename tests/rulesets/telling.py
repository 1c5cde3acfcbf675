"""Telling: what is wrong, as a French reader is told it."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

import pytest

import ironbridge as ib

LOOSE: Final = re.compile(r" [:;?!»]|« ")  # a space that may break beside French punctuation


def french(error: ib.IronbridgeError) -> str:
    """The sentence in French: not the English one, and with proper spaces."""
    said = error.text("fr")
    assert said != error.text("en") == str(error)
    assert not LOOSE.search(said), said
    return said


def told_of_figures(text: str, folder: Path, game: str, **settings: Any) -> str:
    """How a game with a wrong file of figures is refused."""
    path = folder / "wrong.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ib.FiguresError) as caught:
        ib.game(game, figures=path, **settings)
    return french(caught.value)


def told_of_position(read: Callable[[Mapping[str, Any]], object], position: Any) -> str:
    """How a position that cannot be is refused."""
    with pytest.raises(ib.PositionError) as caught:
        read(position)
    return french(caught.value)
