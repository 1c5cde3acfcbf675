"""Positions: how Neuland's positions and deals are written and read, put together."""

from __future__ import annotations

from ironbridge.core.game import Positions
from ironbridge.rulesets.neuland.board import Board
from ironbridge.rulesets.neuland.figures import Printed
from ironbridge.rulesets.neuland.plain.deals import Deals
from ironbridge.rulesets.neuland.plain.ids import Ids
from ironbridge.rulesets.neuland.plain.read import PositionReader
from ironbridge.rulesets.neuland.plain.write import PositionWriter


def positions(printed: Printed, board: Board) -> Positions:
    """Those of one board."""
    ids = Ids(printed, board)
    deals = Deals(ids)
    return Positions(PositionWriter(ids).write, PositionReader(ids).read, deals.write, deals.read)
