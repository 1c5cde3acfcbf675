"""Lit: which places answer the present question, and with what."""

from __future__ import annotations

from ironbridge.core.rules import Question
from ironbridge.games.brass_birmingham.board import INDUSTRIES
from ironbridge.games.brass_birmingham.rules import kinds
from ironbridge.games.brass_birmingham.rules.turn import Birmingham
from ironbridge.games.brass_birmingham.seen.actions import action_id
from ironbridge.games.brass_birmingham.seen.hand import card_id, mat_id
from ironbridge.games.brass_birmingham.seen.links import line_id
from ironbridge.games.brass_birmingham.seen.markets import COAL, IRON, market_id
from ironbridge.games.brass_birmingham.seen.merchants import barrel_id, merchant_id
from ironbridge.games.brass_birmingham.seen.spaces import space_id
from ironbridge.games.brass_birmingham.seen.table import Table
from ironbridge.games.brass_birmingham.words import ACTIONS, STOP


def lit(table: Table, question: Question) -> dict[str, list[str]]:
    """The places that stand for the options of a question, with those options in notation."""
    places: dict[str, list[str]] = {}
    for option in Birmingham(table.board).options(table.state, question):
        phrase = table.words.phrase(question, option)
        places.setdefault(place_of(table, question, option), []).append(phrase)
    return places


def place_of(table: Table, question: Question, option: int) -> str:
    """Where an option stands."""
    kind = question.kind
    if kind == kinds.ACTION:
        return action_id(ACTIONS[option])
    if kind in (kinds.CARD, kinds.SCOUT_CARD):
        return card_id(table, option)
    if kind in (kinds.INDUSTRY, kinds.DEVELOP_TILE, kinds.NEXT_DEVELOP, kinds.BONUS_TILE):
        return action_id(STOP) if option == INDUSTRIES else mat_id(option)
    if kind in (kinds.LINE, kinds.NEXT_LINE):
        return action_id(STOP) if option == len(table.board.lines) else line_id(table, option)
    if kind == kinds.MERCHANT:
        return merchant_id(table, option)
    if option < table.board.spaces:
        return space_id(table, option)
    return behind_spaces(table, question)


def behind_spaces(table: Table, question: Question) -> str:
    """What stands behind the last space: a market, a merchant's barrel, or to stop."""
    if question.kind == kinds.COAL_FROM:
        return market_id(COAL)
    if question.kind == kinds.IRON_FROM:
        return market_id(IRON)
    return action_id(STOP) if question.kind == kinds.SALE else barrel_id(table, question.b)
