"""Extras: what a plain installation leaves out, and how it is told where it is missed."""

from __future__ import annotations

from typing import Final

from ironbridge.cli.words import say

EXTRAS: Final = {  # by the modules that they bring, where nobody nearer tells of them
    "jinja2": "web",
    "resvg_py": "png",
    "starlette": "web",
    "uvicorn": "web",
    "websockets": "web",
}


def extra_of(error: ImportError) -> str:
    """The extra that would bring what could not be imported; nothing if that is none of ours."""
    return EXTRAS.get((error.name or "").partition(".")[0], "")


def missing_sentence(error: ImportError, lang: str) -> str:
    """What is missing, and the command that installs it."""
    return say("missing-extra", lang, package=error.name, extra=extra_of(error))
