"""Deals: what is drawn before the first move, as lines of a record."""

from __future__ import annotations

from collections.abc import Mapping

from ironbridge.core.errors import PositionError, RecordError
from ironbridge.core.inputs import check_deal
from ironbridge.core.words import SPEECH as CORE
from ironbridge.rulesets.industria.plain.ids import Ids


class Deals:
    """Writes and reads the deals of one board."""

    def __init__(self, ids: Ids) -> None:
        self.ids = ids

    def write(self, deal: list[int]) -> dict[str, str]:
        lines = {"first": self.ids.seats[deal[0]]}
        at = 1
        for epoch, tiles in enumerate(self.ids.board.by_epoch):
            lines[f"stack-{epoch + 1}"] = " ".join(self.ids.of(deal[at : at + len(tiles)]))
            at += len(tiles)
        return lines

    def read(self, lines: Mapping[str, str]) -> list[int]:
        wanted = ["first", *(f"stack-{epoch + 1}" for epoch in range(self.ids.board.epochs))]
        check_deal(lines, wanted)
        try:
            deal = [self.ids.seat(lines["first"], "first")]
            for epoch, tiles in enumerate(self.ids.board.by_epoch):
                stack = [self.ids.tile(id) for id in lines[f"stack-{epoch + 1}"].split()]
                if sorted(stack) != sorted(tiles):
                    raise RecordError(CORE.told("deal-stack", stack=epoch + 1))
                deal.extend(stack)
        except PositionError as error:
            raise RecordError(CORE.told("deal-unreadable", error=error)) from error
        return deal
