"""Mistakes: what is wrong with a command line, or what the system refused, in the reader's language."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from ironbridge.cli.words import SPEECH, metavar, say
from ironbridge.core.speech import uncapitalized
from ironbridge.core.words import system_reason

REASONS: Final = {  # how Typer says what is wrong with a value
    "valid integer": "value.integer",
    "valid number": "value.number",
    r"greater than or equal to (?P<bound>\S+)": "value.least",
    r"less than or equal to (?P<bound>\S+)": "value.most",
}
MISTAKES: Final = {  # how it says what has no kind of its own
    r"No such command (?P<name>.+)\. Did you mean (?P<near>.+)\?": "usage.no-command-near",
    r"No such command (?P<name>.+)\.": "usage.no-command",
    r"unexpected extra argument\(s\) \((?P<words>.+)\)": "usage.extra-arguments",
}


def usage_sentence(error: Any, lang: str) -> str:
    """What was typed wrongly; mistakes of a kind that we have no words for are told as Typer does."""
    key = f"usage.{type(error).__name__}"
    near = ", ".join(getattr(error, "possibilities", None) or [])
    if near:
        return say(f"{key}-near", lang, name=name_of(error), near=near)
    if not SPEECH.has(key):
        return retold(error.format_message(), MISTAKES, lang)
    reason = retold(str(error.message), REASONS, lang)
    return say(key, lang, name=metavar(name_of(error), lang), reason=reason)


def retold(message: str, shapes: Mapping[str, str], lang: str) -> str:
    """What Typer says, in our words if it has one of these shapes."""
    for shape, key in shapes.items():
        if found := re.search(shape, message, re.DOTALL):
            return say(key, lang, **found.groupdict())
    return uncapitalized(message)


def name_of(error: Any) -> str:
    """The option, argument or command that a mistake is about."""
    if getattr(error, "option_name", None):
        return str(error.option_name)
    if getattr(error, "param", None) is not None:
        return str(error.param.get_error_hint()).strip("'")
    return ""


def system_sentence(error: OSError, lang: str) -> str:
    """What the system refused, and for which file."""
    reason = system_reason(error).text(lang)
    if error.filename is None:
        return reason
    return say("of-file", lang, file=error.filename, reason=reason)
