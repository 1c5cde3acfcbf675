"""Telling: what is wrong, as a French reader is told it."""

from __future__ import annotations

import re
from typing import Final

import ironbridge as ib

LOOSE: Final = re.compile(r" [:;?!»]|« ")  # a space that may break beside French punctuation


def french(error: ib.IronbridgeError) -> str:
    """The sentence in French: not the English one, and with proper spaces."""
    said = error.text("fr")
    assert said != error.text("en") == str(error)
    assert not LOOSE.search(said), said
    return said
