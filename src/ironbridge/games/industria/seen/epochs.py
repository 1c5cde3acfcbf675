"""Epochs: a row of the board each, with a numeral that is the epoch marker while it lasts."""

from __future__ import annotations

from ironbridge.core.scene import Area, Piece
from ironbridge.games.industria.figures import NUMERALS
from ironbridge.games.industria.seen.table import Table


def epoch_area(table: Table, epoch: int) -> Area:
    """An epoch's row."""
    epochs = table.layout.epochs
    here = epoch == table.state.epoch
    y = epochs.rows[epoch] - epochs.height / 2
    return Area(0, y, epochs.width, epochs.height, style="current" if here else "")


def epoch_piece(table: Table, epoch: int) -> Piece:
    """An epoch's numeral; that of the present one is the epoch marker."""
    here = epoch == table.state.epoch
    epochs = table.layout.epochs
    w, h = table.layout.sizes["epoch"]
    return Piece(
        id=f"epoch:{epoch + 1}",
        x=epochs.x,
        y=epochs.rows[epoch] + epochs.numeral,
        w=w,
        h=h,
        shape="plaque",
        says=table.say("scene.epoch-now" if here else "scene.epoch", epoch=NUMERALS[epoch]),
        label=NUMERALS[epoch],
        state="" if here else "faint",
    )
