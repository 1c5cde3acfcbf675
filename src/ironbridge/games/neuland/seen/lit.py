"""Lit: which places answer the present question, and with what."""

from __future__ import annotations

from ironbridge.core.rules import Question
from ironbridge.games.neuland.figures import CART
from ironbridge.games.neuland.rules import kinds
from ironbridge.games.neuland.rules.mine import marker_drawn
from ironbridge.games.neuland.rules.turn import Neuland
from ironbridge.games.neuland.seen.actions import END, KEEP, SEARCH, action_id
from ironbridge.games.neuland.seen.hexes import first_free, place_id
from ironbridge.games.neuland.seen.seats import token_id
from ironbridge.games.neuland.seen.supply import building_id, good_id, ore_id
from ironbridge.games.neuland.seen.table import Table
from ironbridge.games.neuland.seen.tiles import tile_id


def lit(table: Table, question: Question) -> dict[str, list[str]]:
    """The places that stand for the options of a question, with those options in notation."""
    places: dict[str, list[str]] = {}
    for option in Neuland(table.board).options(table.state, question):
        phrase = table.words.phrase(question, option)
        places.setdefault(place_of(table, question, option), []).append(phrase)
    return places


def place_of(table: Table, question: Question, option: int) -> str:
    """Where an option stands."""
    kind = question.kind
    if kind == kinds.ACT:
        return place_of_act(table, option)
    if kind in (kinds.SOURCE, kinds.MATERIAL):
        return place_of_source(table, question, option)
    if kind in (kinds.HOME, kinds.SITE):
        return place_id(table, first_free(table, option))
    if kind == kinds.RECIPE:
        return good_id(table, option)
    if kind == kinds.CART:
        seat = table.state.seat
        return token_id(seat, CART) if option == kinds.GIVEN else action_id(KEEP)
    if kind == kinds.DRAW:
        return ore_id(table, marker_drawn(question.a, question.b, option))
    return ore_id(table, option)


def place_of_act(table: Table, option: int) -> str:
    """The building to use, the tile to build, or the key that ends the turn."""
    board = table.board
    if option < board.first_build:
        return tile_id(table, option % board.slots)
    if option < board.end:
        return building_id(table, option - board.first_build)
    return action_id(END)


def place_of_source(table: Table, question: Question, option: int) -> str:
    """The worker to take away, the token to hand in, or the key to search."""
    board = table.board
    if option < board.slots:
        return tile_id(table, option)
    if option > board.slots:
        return action_id(SEARCH)
    token = board.token_of[table.words.wanted(question)]
    return token_id(table.state.seat, table.printed.token_ids[token])
