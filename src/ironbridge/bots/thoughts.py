"""Thoughts: what a bot would consider at any position of a match, told as the log would tell it."""

from __future__ import annotations

from functools import cached_property
from itertools import islice
from typing import Final

from ironbridge.bots.base import Bot, Thought
from ironbridge.bots.guarded import answer, made_bot
from ironbridge.bots.telling import is_same, sentences, stages
from ironbridge.bots.trials import Trials, continued
from ironbridge.bots.words import SPEECH, told
from ironbridge.core.errors import GameError
from ironbridge.core.languages import FIRST
from ironbridge.core.match import Match
from ironbridge.core.notation import write_short
from ironbridge.core.play import moves
from ironbridge.core.state import CHANCE, NOBODY
from ironbridge.core.view import View

SEED: Final = 1  # a bot that counts simulations thinks the same every time
TOLD: Final = 4  # moves of a plan
SHOWN: Final = 5  # plans that are told


class Plan:
    """Moves that a bot considered, how often it tried them out, what each seat may expect."""

    def __init__(self, match: Match, view: View, thought: Thought, *, is_played: bool) -> None:
        self.match = match
        self.view = view  # what the bot knew
        self.moves = thought["moves"]
        self.visits = thought["visits"]  # 0: it was only judged
        self.expected = thought["expected"]
        self.is_played = is_played  # did the match go on with its first move?

    @cached_property
    def notation(self) -> list[str]:
        """Its moves in notation, as far as they are moves here."""
        game = self.match.game
        steps = zip(self.moves, stages(self.view, self.moves), strict=False)
        return [write_short(game, state, answers) for answers, (state, _) in steps]

    def text(self, lang: str = FIRST) -> str:
        """Its moves one after the other, as the log would tell them."""
        told = sentences(self.match, self.view, self.moves[:TOLD], lang)
        rest = SPEECH.say("and-so-on", lang) if len(self.moves) > TOLD else ""
        return SPEECH.say("then", lang).join(told) + rest

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"<Plan: {', '.join(self.notation)}>"


def has_choice(match: Match, at: int) -> bool:
    """Could whoever was to move after so many moves have done something else?"""
    rules, state = match.game.rules, match.state_at(at)
    if rules.decider(state) in (CHANCE, NOBODY):
        return False
    return len(list(islice(moves(rules, state), 2))) > 1


def thoughts(match: Match, bot: str = "master", at: int | None = None) -> list[Plan]:
    """What a bot would consider after so many moves, by default now; nothing if it cannot tell.

    The best plan comes first, and the move that was played is among them.
    """
    at = len(match.played) if at is None else at
    if not has_choice(match, at):
        raise GameError(told("no-choice"))
    return plans(match, at, made_bot(bot, SEED), bot)


def plans(match: Match, at: int, bot: Bot, name: str, most: int = SHOWN) -> list[Plan]:
    """The first of what a bot would consider there; it knows no more than its seat may."""
    state = match.state_at(at)
    seat = match.game.rules.decider(state)
    view = View(match.game.judge, state, seat)
    answer(bot, name, match.game.judge, state, seat)
    found = [plan_of(match, at, view, thought) for thought in bot.thoughts() if thought["moves"]]
    shown = found[:most]
    if not shown or at == len(match.played) or any(plan.is_played for plan in shown):
        return shown
    played = next((plan for plan in found if plan.is_played), None)
    return [*shown, played or played_plan(match, at, view, shown[0])]


def plan_of(match: Match, at: int, view: View, thought: Thought) -> Plan:
    """A plan of a bot, beside what was played."""
    is_played = at < len(match.played) and is_same(
        view, thought["moves"][0], match.played[at].answers
    )
    return Plan(match, view, thought, is_played=is_played)


def played_plan(match: Match, at: int, view: View, best: Plan) -> Plan:
    """What was played, though the bot did not think of it: tried in the same worlds as its best."""
    moves = continued(view, match.played[at].answers)
    trials = Trials(view)
    found = trials.compare(best.moves, moves)
    pairs = zip(best.expected, found.better, found.worse, strict=True)
    expected = [points + worse - better for points, better, worse in pairs]
    thought: Thought = {"moves": moves, "visits": trials.count, "expected": expected}
    return Plan(match, view, thought, is_played=True)
