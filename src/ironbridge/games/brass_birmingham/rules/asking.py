"""Asking: which question follows an answer, so that all moves can be listed with few runs."""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.core.rules import ALIKE, ENDS, FINE, Question
from ironbridge.games.brass_birmingham.board import CANAL, INDUSTRIES, IRON, NOTHING
from ironbridge.games.brass_birmingham.rules import kinds
from ironbridge.games.brass_birmingham.rules.develop import why_both_removed
from ironbridge.games.brass_birmingham.rules.kinds import ACTION, BUILD, CARD
from ironbridge.games.brass_birmingham.state import Position, next_kind

# What is left of the move.


def rest(state: Position, question: Question, option: i64) -> int:
    """Whether an option ends the move, or is followed like others."""
    kind = question.kind
    if kind == CARD:
        return rest_of_card(question.a, option)
    if kind == kinds.SPACE:
        return rest_of_space(state, question, option)
    if kind in (kinds.COAL_FROM, kinds.IRON_FROM):
        return option if question.c > 0 else ENDS
    if kind == kinds.SCOUT_CARD:
        return option if question.b == NOTHING else ENDS
    if kind in (kinds.DEVELOP_TILE, kinds.NEXT_DEVELOP):
        return rest_of_developed(state, question, option)
    return rest_of_other(state, kind, option)


def rest_of_card(action: i64, card: i64) -> int:
    """Where a card is only paid with, it does not matter which."""
    if action in (kinds.LOAN, kinds.PASS):
        return ENDS
    return card if action in (BUILD, kinds.SCOUT) else ALIKE


def rest_of_space(state: Position, question: Question, space: i64) -> int:
    """Coal depends on where it is needed; iron does not, unless a tile with iron is covered."""
    tile = state.board.kinds[next_kind(state, question.b, question.seat)]
    if tile.coal + tile.iron == 0:
        return ENDS
    return space if tile.coal > 0 or tile.industry == IRON else ALIKE


def rest_of_developed(state: Position, question: Question, industry: i64) -> int:
    """It matters which tile went first only where no second one could follow it."""
    if question.kind == kinds.NEXT_DEVELOP:
        return ENDS if industry == INDUSTRIES else ALIKE
    return ALIKE if why_both_removed(state, industry, question.seat) == FINE else industry


def rest_of_other(state: Position, kind: i64, option: i64) -> int:
    """A canal, the beer of a second railway, a debtor's tile, and to stop, end the move."""
    if kind == kinds.LINE:
        return ENDS if state.era == CANAL else option
    if kind == kinds.NEXT_LINE:
        return ENDS if option == len(state.board.lines) else option
    if kind == kinds.SALE:
        return ENDS if option == state.board.spaces else option
    return ENDS if kind in (kinds.LINK_BEER, kinds.DEBT_TILE) else option


# What is asked next, as long as nothing has changed that it looks at.


def next_question(state: Position, question: Question, option: i64) -> Question | None:
    """The question behind an option that does not end the move."""
    kind = question.kind
    seat = question.seat
    if kind == ACTION:
        return Question(CARD, seat, option)
    if kind == CARD:
        return question_of_action(question.a, option, seat)
    if kind == kinds.INDUSTRY:
        return Question(kinds.SPACE, seat, question.a, option)
    if kind == kinds.SPACE:
        return question_of_space(state, question.b, option, seat)
    if kind == kinds.DEVELOP_TILE:
        return Question(kinds.IRON_FROM, seat, 0, 0, 1)
    if kind == kinds.SALE:
        return Question(kinds.MERCHANT, seat, option)
    return Question(kind, seat, question.a, option) if kind == kinds.SCOUT_CARD else None


def question_of_action(action: i64, card: i64, seat: i64) -> Question:
    """What an action asks first, once it has its card."""
    if action == BUILD:
        return Question(kinds.INDUSTRY, seat, card)
    if action == kinds.NETWORK:
        return Question(kinds.LINE, seat)
    if action == kinds.DEVELOP:
        return Question(kinds.DEVELOP_TILE, seat)
    if action == kinds.SELL:
        return Question(kinds.SALE, seat)
    return Question(kinds.SCOUT_CARD, seat, card, NOTHING)


def question_of_space(state: Position, industry: i64, space: i64, seat: i64) -> Question | None:
    """Where coal or iron for a new tile comes from; but cubes may lie on one that is covered."""
    if state.tile[space] != NOTHING:
        return None
    tile = state.board.kinds[next_kind(state, industry, seat)]
    if tile.coal > 0:
        left = tile.coal - 1 + tile.iron
        return Question(kinds.COAL_FROM, seat, state.board.space_place[space], NOTHING, left)
    return Question(kinds.IRON_FROM, seat, 0, 0, tile.iron - 1)
