"""Stepper: a match replayed move by move, all at once or by keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.text import Text

from ironbridge.core.match import Match
from ironbridge.core.notation import write_short
from ironbridge.core.state import CHANCE, NOBODY
from ironbridge.terminal.draw import draw_summary, hand_told
from ironbridge.terminal.reading import as_number
from ironbridge.terminal.seats import badge
from ironbridge.terminal.tell import FAINT, tell_events, tell_scores
from ironbridge.terminal.thinking import tell_thoughts, why_silent
from ironbridge.terminal.voice import INDENT, Voice

ENTER: Final = ("\r", "\n")
NEXT: Final = (*ENTER, " ")
THINK: Final = -1
QUIT: Final = ("q", "Q", "\x03", "\x04", "")  # as well as Ctrl-C, Ctrl-D and the end of input


def tell_all(voice: Voice, match: Match, viewer: int | None, thinker: str) -> None:
    """Every move in words, perhaps after what a bot thinks, and the scores if the game is over."""
    for number in range(1, len(match.played) + 1):
        if thinker and not why_silent(match, number - 1, viewer):
            tell_thoughts(voice, match, number - 1, viewer, thinker)
        tell_move(voice, match, number, viewer)
    if match.over:
        voice.pause()
        tell_scores(voice, match)


def tell_move(voice: Voice, match: Match, number: int, viewer: int | None) -> None:
    """One move: its number, whose it is, its notation, and what it brought about."""
    played = match.played[number - 1]
    chance = played.seat == CHANCE
    name = voice.words("step.chance") if chance else match.names[played.seat]
    move = write_short(match.game, played.before, played.answers)
    head = Text.assemble(badge(played.seat), f" {number}. ", (name, "bold"), f": {move}")
    voice.tell(head)
    tell_events(voice, match, played.events, viewer, indent=INDENT)


def step(
    voice: Voice, match: Match, viewer: int | None, thinker: str, key: Callable[[], str]
) -> None:
    """Forward and back through a match, as keys say, with what a bot thinks where it is asked."""
    at = 0
    while True:
        show(voice, match, at, viewer)
        target = next_target(voice, at, len(match.played), key)
        while target == THINK:
            tell_thoughts(voice, match, at, viewer, thinker)
            target = next_target(voice, at, len(match.played), key)
        if target is None:
            return
        at = max(0, min(target, len(match.played)))


def show(voice: Voice, match: Match, at: int, viewer: int | None) -> None:
    """One move and the position after it."""
    voice.console.clear()
    if at == 0:
        voice.say("step.start", "bold")
    else:
        voice.say("step.move", FAINT, number=at, count=len(match.played))
        tell_move(voice, match, at, viewer)
    voice.pause()
    hands = all_hands(voice, match, at) if match.over and viewer is None else None
    draw_summary(voice, match.scene(NOBODY if viewer is None else viewer, voice.lang, at), hands)
    if match.over and at == len(match.played):
        voice.pause()
        tell_scores(voice, match)
    voice.pause()
    voice.say("step.keys", FAINT)


def all_hands(voice: Voice, match: Match, at: int) -> list[Text]:
    """Every hand: of a match that is over nobody hides anything."""
    hands = [
        hand_told(voice, match.scene(seat, voice.lang, at)) for seat in range(match.game.players)
    ]
    return [Text.assemble(badge(seat), " ", hand) for seat, hand in enumerate(hands) if hand]


def next_target(voice: Voice, at: int, last: int, key: Callable[[], str]) -> int | None:
    """The move to show next; THINK to hear what a bot thinks, None to leave."""
    while True:
        pressed = key()
        if pressed in QUIT:
            return None
        if pressed in NEXT and at < last:
            return at + 1
        if pressed in ("b", "B") and at > 0:
            return at - 1
        if pressed in ("t", "T"):
            return THINK
        if pressed.isdecimal():
            return typed_number(voice, pressed, key)


def typed_number(voice: Voice, digits: str, key: Callable[[], str]) -> int:
    """A number typed digit by digit, up to Enter."""
    while True:
        voice.say("step.jump", FAINT, digits=digits)
        pressed = key()
        if not pressed.isdecimal():
            return as_number(digits)
        digits += pressed
