"""Thinking: what a bot would consider where a match stands, with what it expects."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Final

from rich.text import Text

from ironbridge.bots import bot
from ironbridge.bots.bot import Thought
from ironbridge.core.match import Match
from ironbridge.core.notation import write_short
from ironbridge.core.play import after, moves
from ironbridge.core.rules import CHANCE, NOBODY, State
from ironbridge.core.view import View
from ironbridge.terminal.numerals import figure
from ironbridge.terminal.seats import badge
from ironbridge.terminal.tell import ACCENT, FAINT
from ironbridge.terminal.voice import INDENT, Voice

SHOWN: Final = 5  # plans
SEED: Final = 1  # a bot that counts simulations thinks the same every time


def tell_thoughts(voice: Voice, match: Match, at: int, viewer: int | None, thinker: str) -> None:
    """What a bot would consider after so many moves of a match."""
    silence = why_silent(match, at, viewer)
    if silence:
        voice.say(silence, FAINT)
        return
    state = standing(match, at)
    seat = match.game.rules.decider(state)
    someone = bot(thinker, SEED)
    someone.play(View(match.game.rules, state, seat))
    thoughts = someone.thoughts()[:SHOWN]
    if not thoughts:
        voice.say("think.nothing", FAINT, bot=thinker)
        return
    voice.say("think.head", "bold", bot=thinker, name=match.names[seat])
    for number, thought in enumerate(thoughts, 1):
        tell_thought(voice, match, state, number, thought)


def why_silent(match: Match, at: int, viewer: int | None) -> str:
    """Why there is nothing to think about there, or nothing to tell; nothing if there is."""
    rules, state = match.game.rules, standing(match, at)
    seat = rules.decider(state)
    if seat == NOBODY:
        return "think.over"
    if seat == CHANCE or len(list(islice(moves(rules, state), 2))) < 2:
        return "think.no-choice"
    return "" if viewer in (None, seat) else "think.hidden"


def standing(match: Match, at: int) -> State:
    """The position after so many moves."""
    return match.played[at].before if at < len(match.played) else match.state


def tell_thought(voice: Voice, match: Match, state: State, number: int, thought: Thought) -> None:
    """A plan in notation, and below it how often it was tried and what each seat may expect."""
    plan = voice.words("think.then").join(written(match, state, thought["moves"]))
    voice.tell(Text.assemble((f"{number}  ", ACCENT), plan), indent=INDENT)
    tried = "think.tried" if thought["visits"] else "think.judged"
    line = Text(voice.words(tried, count=thought["visits"]), FAINT)
    for seat, points in enumerate(thought["expected"]):
        line.append_text(Text.assemble("  ", badge(seat), " ", figure(points, voice.lang, 1)))
    voice.tell(line, indent=2 * INDENT + 1)


def written(match: Match, state: State, plan: list[list[int]]) -> Iterator[str]:
    """The moves of a plan in notation, as far as they are moves here."""
    for answers in plan:
        following = after(match.game.rules, state, answers)
        if following is None:
            return
        yield write_short(match.game, state, answers)
        state = following
