"""Positions: how Brass: Birmingham's positions and deals are written and read, put together."""

from __future__ import annotations

from ironbridge.core.game import Positions
from ironbridge.rulesets.brass_birmingham.board import Board
from ironbridge.rulesets.brass_birmingham.figures import Printed
from ironbridge.rulesets.brass_birmingham.plain.deals import Deals
from ironbridge.rulesets.brass_birmingham.plain.ids import Ids
from ironbridge.rulesets.brass_birmingham.plain.read import PositionReader
from ironbridge.rulesets.brass_birmingham.plain.write import PositionWriter


def positions(printed: Printed, board: Board) -> Positions:
    """Those of one board."""
    ids = Ids(printed, board)
    deals = Deals(ids)
    return Positions(PositionWriter(ids).write, PositionReader(ids).read, deals.write, deals.read)
