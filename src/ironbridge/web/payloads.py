"""Payloads: a position as one pair of eyes may see it, as data for a page."""

from __future__ import annotations

from typing import Any, Final

from ironbridge.bots.thoughts import Plan
from ironbridge.core.answers import Given
from ironbridge.core.asked import Option
from ironbridge.core.chance import Chance
from ironbridge.core.draft import Draft
from ironbridge.core.match import Match
from ironbridge.core.play import attempt, events_of
from ironbridge.core.refusal import Refusal
from ironbridge.core.state import CHANCE, NOBODY
from ironbridge.core.view import View
from ironbridge.web.jobs import Sight
from ironbridge.web.pictures import Picture, changed, picture_of, whole

Data = dict[str, Any]
DRAWN: Final = ("title", "subtitle", "width", "height", "board", "board_says", "asks")
UNSEEN: Final[Data] = {
    **dict.fromkeys(DRAWN),
    "strips": [],
    "panels": [],
    "things": [],
    "changed": None,
}
WORLDS: Final = 8  # samples that must agree before something is foretold


def view_data(
    match: Match,
    sight: Sight,
    picture: Picture | None,
    *,
    log: Data,
    at: int | None = None,
    before: Picture | None = None,
) -> Data:
    """All that is to be seen, with the log; of the picture, what is new."""
    return {
        **picture_data(picture, before),
        "scores": scores(match, sight.eyes, at),
        "winners": match.winners() if at in (None, len(match.played)) else [],
        "log": log,
        "position": match.view(sight.eyes) if sight.position else None,
    }


def picture_data(picture: Picture | None, before: Picture | None) -> Data:
    """What is drawn; nothing for those who do not look, for it takes the longest."""
    if picture is None:
        return UNSEEN
    return {**picture.title, **(whole(picture) if before is None else changed(before, picture))}


def drawn(match: Match, sight: Sight, at: int | None = None) -> Picture | None:
    """A position, by default with the move being composed, for those who look."""
    if sight.board == "none":
        return None
    return picture_of(match.seen(sight.eyes, sight.lang, at), sight.board)


def scores(match: Match, eyes: int, at: int | None) -> list[int | None]:
    """Every seat's points, as far as these eyes may know them before the end."""
    rules = match.game.rules
    if match.over:
        return list(rules.scores(match.state_at(at)))
    view = match.view_of(eyes, at)
    one, other = (rules.scores(view.sample(Chance(seed))) for seed in (0, 1))
    return [mine if mine == yours else None for mine, yours in zip(one, other, strict=True)]


# The question.


def question_data(match: Match, lang: str) -> Data | None:
    """What is asked."""
    asked = match.question
    if asked is None:
        return None
    return {
        "kind": asked.kind,
        "seat": asked.seat,
        "text": asked.text(lang),
        "clause": asked.clause,
    }


def options_data(match: Match, picture: Picture | None, lang: str) -> list[Data]:
    """What may be answered, with where it stands on the board."""
    places: dict[str, list[str]] = {}
    for place, phrases in (picture.lit if picture is not None else {}).items():
        for phrase in phrases:
            places.setdefault(phrase, []).append(place)
    return [option_data(option, places, lang) for option in match.options()]


def option_data(option: Option, places: dict[str, list[str]], lang: str) -> Data:
    """One option."""
    return {
        "number": option.number,
        "phrase": option.phrase,
        "text": option.text(lang),
        "places": places.get(option.phrase, []),
    }


def refusal_data(match: Match, refusal: Refusal, lang: str) -> Data:
    """Why not, with the clause and where to read on."""
    ledger = match.game.ledger
    clause = ledger.find(refusal.rule)
    return {
        "rule": refusal.rule,
        "reason": refusal.reason,
        "text": refusal.text(lang),
        "clause": clause
        and {
            "id": clause.id,
            "heading": ledger.heading(clause, lang),
            "text": clause.text(lang),
            "link": f"/rules/{match.game.id}#{clause.id}",
        },
        "at": refusal.at,
        "instead": list(refusal.instead),
    }


# What a move would bring about.


def foretold(match: Match, draft: Draft, lang: str) -> list[str]:
    """What a complete move brings about for certain, told from nothing but the mover's view.

    The move is made in several worlds that could be the real one; what happens in all of them is
    told. If it brings something to light, it is told as a stranger would hear it: which card is
    drawn nobody knows yet.
    """
    rules = match.game.rules
    view = View(match.game.judge, match.state, match.seat)
    worlds = [view.sample(Chance(seed)) for seed in range(WORLDS)]
    runs = [attempt(rules, world, draft.answers) for world in worlds]
    reveals = any(run.state.revealed != match.state.revealed for run in runs)
    eyes = NOBODY if reveals else match.seat
    told = [foretold_in(match, run, eyes, lang) for run in runs]
    return [line for line in told[0] if all(line in other for other in told)]


def foretold_in(match: Match, run: Given, eyes: int, lang: str) -> list[str]:
    """What happens in one of these worlds, as somebody would hear it."""
    events = [match.game.rules.heard(event, eyes) for event in events_of(run)]
    return [told.text for told in match.game.words.tell(events, match.names, lang)]


def plan_data(plan: Plan, lang: str) -> Data:
    """A plan that a bot considered."""
    return {
        "moves": plan.notation,
        "text": plan.text(lang),
        "visits": plan.visits,
        "expected": [round(points, 1) for points in plan.expected],
        "played": plan.is_played,
    }


def eyes_of(match: Match, at: int) -> int:
    """Whom a position asks; nobody where chance decides or all is over."""
    decider = match.game.rules.decider(match.state_at(at))
    return NOBODY if decider == CHANCE else decider
