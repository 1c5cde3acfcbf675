"""Lit: which places answer the present question, and with what."""

from __future__ import annotations

from ironbridge.core.rules import Question
from ironbridge.games.industria.rules.kinds import BANK, LAY, LOT, OWN, SELLER, SOURCE, TILE
from ironbridge.games.industria.rules.turn import Industria
from ironbridge.games.industria.seen.panels import AUCTION, seat_id
from ironbridge.games.industria.seen.supplies import supply_id
from ironbridge.games.industria.seen.table import Table
from ironbridge.games.industria.seen.tiles import tile_id
from ironbridge.games.industria.state import is_held, is_laid


def lit(table: Table, question: Question) -> dict[str, list[str]]:
    """The places that stand for the options of a question, with those options in notation."""
    places: dict[str, list[str]] = {}
    for option in Industria(table.board).options(table.state, question):
        phrase = table.words.phrase(question, option)
        places.setdefault(place_of(table, question, option), []).append(phrase)
    return places


def place_of(table: Table, question: Question, option: int) -> str:
    """Where an option stands; bids and verdicts with the auction, passing with the seat."""
    if question.kind == SOURCE:
        return source_place(table, question, option)
    cashed = option - table.board.ordinary[question.kind]
    if cashed >= 0:
        return tile_in_hand(table, cashed, question.seat)
    if question.kind == LOT:
        return tile_id(table, option)
    if question.kind == LAY:
        return seat_id(question.seat) if option == table.board.tiles else tile_id(table, option)
    return AUCTION


def source_place(table: Table, question: Question, source: int) -> str:
    """Where a resource would come from: a factory, a tile in hand, or the bank; "" for nowhere."""
    resource = table.board.needs[question.a][question.b]
    if source == TILE:
        return tile_in_hand(table, resource, question.seat)
    if source == BANK:
        return supply_id(table, resource)
    maker = question.seat if source == OWN else source - SELLER
    makers = table.board.makers[resource]
    laid = [tile for tile in makers if is_laid(table.state, tile, maker)]
    return tile_id(table, laid[0]) if laid else ""


def tile_in_hand(table: Table, resource: int, seat: int) -> str:
    """The resource tile that a seat would hand in: they are alike, the first goes; "" for none."""
    tiles = table.board.suppliers[resource]
    held = [tile for tile in tiles if is_held(table.state, tile, seat)]
    return tile_id(table, held[0]) if held else ""
