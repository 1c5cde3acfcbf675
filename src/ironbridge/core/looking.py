"""Looking: the scene of a match as a seat sees it, with the move that it is composing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from ironbridge.core.draft import Draft
from ironbridge.core.errors import GameError
from ironbridge.core.speech import called
from ironbridge.core.state import NOBODY
from ironbridge.core.view import View
from ironbridge.core.wording import Reader
from ironbridge.core.words import Either, told

if TYPE_CHECKING:
    from ironbridge.core.match import Match
    from ironbridge.core.scene import Scene

LOG_LINES: Final = 6  # that a scene shows
THEMES: Final = ("light", "dark")


def scene_of(match: Match, seat: int | None, lang: str, at: int | None) -> Scene:
    """What a seat, by default the one that is asked, sees after so many moves, and the last log."""
    seat = match.game.rules.decider(match.state_at(at)) if seat is None else seat
    log = match.log(lang, seat, at)[-LOG_LINES:]
    return msgspec.structs.replace(seen(match, seat, lang, at), log=log)


def seen(match: Match, seat: int, lang: str, at: int | None) -> Scene:
    """The same with no log beside it."""
    rules, state = match.game.rules, match.state_at(at)
    match.check_seat(seat)
    draft = asked(match, at) if seat == rules.decider(state) != NOBODY else None
    view = View(match.game.judge, draft.given.state if draft else state, seat)
    question = draft.question if draft else None
    return match.game.scene(view.state, seat, Reader(called(match.names, lang), lang), question)


def svg_of(match: Match, seat: int | None, lang: str, at: int | None, theme: str) -> str:
    """The scene as a picture."""
    if theme not in THEMES:
        raise GameError(told("no-theme", themes=Either(THEMES), theme=repr(theme)))
    return match.game.svg(scene_of(match, seat, lang, at), theme)


def asked(match: Match, at: int | None) -> Draft | None:
    """The move being composed, or an earlier one before its first choice, if it had any."""
    if at is None:
        return match.draft
    draft = Draft(match.game.rules, match.state_at(at))
    return None if draft.question is None else draft
