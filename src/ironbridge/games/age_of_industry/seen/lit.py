"""Lit: which places answer the present question, and with what."""

from __future__ import annotations

from ironbridge.core.rules import Question
from ironbridge.games.age_of_industry.board import NOTHING
from ironbridge.games.age_of_industry.offers import ACTIONS
from ironbridge.games.age_of_industry.rules import kinds
from ironbridge.games.age_of_industry.rules.turn import AgeOfIndustry
from ironbridge.games.age_of_industry.seen.actions import action_id, loans_id
from ironbridge.games.age_of_industry.seen.cards import DECK, card_id, open_id
from ironbridge.games.age_of_industry.seen.display import counter_id
from ironbridge.games.age_of_industry.seen.lines import line_id
from ironbridge.games.age_of_industry.seen.markets import import_id, market_id
from ironbridge.games.age_of_industry.seen.spaces import space_id
from ironbridge.games.age_of_industry.seen.supplies import COAL, IRON, display_id
from ironbridge.games.age_of_industry.seen.table import Table
from ironbridge.games.age_of_industry.state import next_kind
from ironbridge.games.age_of_industry.words import STOP


def lit(table: Table, question: Question) -> dict[str, list[str]]:
    """The places that stand for the options of a question, with those options in notation."""
    places: dict[str, list[str]] = {}
    for option in AgeOfIndustry(table.board).options(table.state, question):
        phrase = table.words.phrase(question, option)
        places.setdefault(place_of(table, question, option), []).append(phrase)
    return places


def place_of(table: Table, question: Question, option: int) -> str:
    """Where an option stands; "" for nowhere."""
    kind = question.kind
    if kind == kinds.ACTION:
        return action_id(ACTIONS[option])
    if kind == kinds.CARD:
        return card_id(table, option)
    if kind == kinds.INDUSTRY:
        kind = next_kind(table.state, option, question.seat)
        return "" if kind == NOTHING else counter_id(table, kind)
    if kind == kinds.DEVELOP_COUNTER:
        return counter_id(table, option)
    if kind == kinds.LINE:
        return line_id(table, option)
    if kind == kinds.TAKE_CARD:
        return DECK if option == table.board.cards else open_id(table, option)
    if kind == kinds.REPAY_LOANS:
        return loans_id(option)
    return place_on_map(table, kind, option)


def place_on_map(table: Table, kind: int, option: int) -> str:
    """A space, an import box, a market, a display; or to stop."""
    board = table.board
    if option >= board.spaces:
        if kind == kinds.BUYER:
            return market_id(table, option - board.spaces)
        goods = {kinds.COAL_FROM: COAL, kinds.IRON_FROM: IRON}
        return display_id(goods[kind]) if kind in goods else action_id(STOP)
    if kind == kinds.COAL_FROM and board.is_ship_space(board.space_place[option]):
        return import_id(table, option)
    return space_id(table, option)
