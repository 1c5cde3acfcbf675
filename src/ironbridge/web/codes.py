"""Codes: what somebody reads from one screen, or from paper, and types at another."""

from __future__ import annotations

import secrets
from typing import Final

LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # five bits each, and none looks like another
ALIKE: Final = str.maketrans({"O": "0", "I": "1", "L": "1", "U": "V", "-": "", " ": ""})
LENGTH: Final = 20  # a hundred bits: not to be guessed, however often one tries
GROUP: Final = 5


def new_code() -> str:
    """A code that nobody has."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def grouped(code: str) -> str:
    """As it is written down."""
    return "-".join(code[at : at + GROUP] for at in range(0, LENGTH, GROUP))


def plain(typed: str) -> str:
    """As it was made, however it was typed."""
    return typed.upper().translate(ALIKE)
