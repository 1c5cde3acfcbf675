"""Program: what a person types to start us, for hints and examples that can be copied."""

from __future__ import annotations

import os
from typing import Final

VARIABLE: Final = "IRONBRIDGE_COMMAND"  # set by whatever starts us under another name


def program() -> str:
    """The first word of a command."""
    return os.environ.get(VARIABLE) or "ironbridge"


def example(arguments: str) -> str:
    """The last line of a command's help."""
    return f"Example: {program()} {arguments}"
