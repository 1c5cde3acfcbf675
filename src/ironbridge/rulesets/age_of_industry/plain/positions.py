"""Positions: how positions and deals of Age of Industry are written and read, put together."""

from __future__ import annotations

from ironbridge.core.game import Positions
from ironbridge.rulesets.age_of_industry.board import Board
from ironbridge.rulesets.age_of_industry.figures import Printed
from ironbridge.rulesets.age_of_industry.plain.deals import Deals
from ironbridge.rulesets.age_of_industry.plain.ids import Ids
from ironbridge.rulesets.age_of_industry.plain.read import PositionReader
from ironbridge.rulesets.age_of_industry.plain.write import PositionWriter


def positions(printed: Printed, board: Board) -> Positions:
    """Those of one board."""
    ids = Ids(printed, board)
    deals = Deals(ids)
    return Positions(PositionWriter(ids).write, PositionReader(ids).read, deals.write, deals.read)
