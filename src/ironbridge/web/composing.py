"""Composing: the answers of a move being composed, as the browser shows them."""

from __future__ import annotations

from ironbridge.core.asked import Option
from ironbridge.core.match import Match
from ironbridge.web import payloads
from ironbridge.web.jobs import Choice


def compose(match: Match, answers: list[Choice], lang: str) -> list[payloads.Data]:
    """Give answers one by one in the match's draft; returns each in words, with its places."""
    return [given(option, lang) for option in match.compose(answers)]


def given(option: Option, lang: str) -> payloads.Data:
    """An answer that was given."""
    return {
        "number": option.number,
        "phrase": option.phrase,
        "text": option.text(lang),
        "places": [option.place] if option.place else [],
    }


def foregone(match: Match, lang: str) -> list[payloads.Data]:
    """The answers that left no choice, each with how many were chosen before it."""
    return [{"after": each.after, **given(each.option, lang)} for each in match.foregone()]
