"""Mistakes: what is wrong with a command line, or what the system refused, in the reader's language."""

from __future__ import annotations

import errno
import re
from typing import Any, Final

from ironbridge.cli.words import SPEECH, say

REASONS: Final = {  # how Typer begins to say what is wrong with a value
    "valid integer": "value.integer",
    "valid number": "value.number",
    r"greater than or equal to (\S+)": "value.least",
    r"less than or equal to (\S+)": "value.most",
}


def usage_sentence(error: Any, lang: str) -> str:
    """What was typed wrongly; mistakes of a kind that we have no words for are told as Typer does."""
    key = f"usage.{type(error).__name__}"
    if not SPEECH.has(key):
        return uncapitalized(error.format_message())
    return say(key, lang, name=name_of(error), reason=reason_of(str(error.message), lang))


def reason_of(message: str, lang: str) -> str:
    """What is wrong with a value."""
    for shape, key in REASONS.items():
        if found := re.search(shape, message):
            return say(key, lang, bound="".join(found.groups()))
    return uncapitalized(message)


def name_of(error: Any) -> str:
    """The option, argument or command that a mistake is about."""
    if getattr(error, "option_name", None):
        return str(error.option_name)
    if getattr(error, "param", None) is not None:
        return str(error.param.get_error_hint()).strip("'")
    return ""


def uncapitalized(sentence: str) -> str:
    """A sentence as it stands after a colon."""
    return sentence[:1].lower() + sentence[1:].rstrip(".")


def system_sentence(error: OSError, lang: str) -> str:
    """What the system refused, and for which file."""
    key = f"system.{errno.errorcode.get(error.errno or 0, '')}"
    reason = say(key, lang) if SPEECH.has(key) else (error.strerror or str(error)).lower()
    return reason if error.filename is None else f"{error.filename}: {reason}"
