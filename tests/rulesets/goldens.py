"""Golden records, whatever their game: whole matches as text, replayed and written again."""

from __future__ import annotations

import ironbridge as ib
from ironbridge.core.notation import write_short


def complaints(text: str) -> list[str]:
    """What is wrong with a record of a finished match: nothing, if it replays to the same text."""
    record, match = ib.Record.parse(text), ib.load(text)
    found = {
        "it is not over": match.over,
        "it leads to another result": record.result == tuple(match.scores()),
        "it is played with other settings": record.settings == match.game.settings,
        "it is another text when written again": str(match.record()) == text,
    }
    return [complaint for complaint, is_fine in found.items() if not is_fine]


def in_short_form(text: str) -> str:
    """The same record with the choices of every move only, and without numbers."""
    match = ib.load(text)
    names = [line.name for line in match.record().moves]
    moves = [write_short(match.game, played.before, played.answers) for played in match.played]
    lines = [f"{name}: {move}" for name, move in zip(names, moves, strict=True)]
    return "\n".join([text.partition("\n\n")[0], "", *lines, ""])


def long_move(match: ib.Match, at: int) -> str:
    """A move of a match, with every answer."""
    return match.game.at(match.position(at)).move(match.played[at].answers).long


def kinds_told(text: str) -> set[str]:
    """The kinds of event that a record tells of."""
    return {event.kind for played in ib.load(text).played for event in played.events}
