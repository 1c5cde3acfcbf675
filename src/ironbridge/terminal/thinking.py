"""Thinking: what a bot would do where a match stands, with what it expects."""

from __future__ import annotations

from rich.text import Text

from ironbridge.bots import made_bot
from ironbridge.bots.thoughts import SEED, Plan, has_choice, plans
from ironbridge.core.match import Match
from ironbridge.core.speech import figure
from ironbridge.core.state import NOBODY
from ironbridge.terminal.seats import badge
from ironbridge.terminal.tell import ACCENT, FAINT
from ironbridge.terminal.voice import INDENT, Voice


def tell_thoughts(voice: Voice, match: Match, at: int, viewer: int | None, thinker: str) -> None:
    """What a bot would do after so many moves of a match."""
    silence = why_silent(match, at, viewer)
    if silence:
        voice.say(silence, FAINT)
        return
    found = plans(match, at, made_bot(thinker, SEED), thinker)
    if not found:
        voice.say("think.nothing", FAINT, bot=thinker)
        return
    seat = match.game.rules.decider(match.state_at(at))
    voice.say("think.head", "bold", bot=thinker, name=match.names[seat])
    for number, plan in enumerate(found, 1):
        tell_plan(voice, number, plan)


def why_silent(match: Match, at: int, viewer: int | None) -> str:
    """Why there is nothing to think about there, or nothing to tell; nothing if there is."""
    seat = match.game.rules.decider(match.state_at(at))
    if seat == NOBODY:
        return "think.over"
    if not has_choice(match, at):
        return "think.no-choice"
    return "" if viewer in (None, seat) else "think.hidden"


def tell_plan(voice: Voice, number: int, plan: Plan) -> None:
    """A plan in words, and below it how often it was tried and what each seat may expect."""
    line = Text.assemble((f"{number}  ", ACCENT), plan.text(voice.lang))
    if plan.is_played:
        line.append(f" {voice.words('think.played')}", "bold")
    voice.tell(line, indent=INDENT)
    tried = "think.tried" if plan.visits else "think.judged"
    below = Text(voice.words(tried, count=plan.visits), FAINT)
    for seat, points in enumerate(plan.expected):
        below.append_text(Text.assemble("  ", badge(seat), " ", figure(points, voice.lang, 1)))
    voice.tell(below, indent=2 * INDENT + 1)
