"""Epochs: a row of the board each, with a numeral that is the epoch marker while it lasts."""

from __future__ import annotations

from ironbridge.core.scene import Area, Piece
from ironbridge.rulesets.industria.figures import NUMERALS
from ironbridge.rulesets.industria.scene.look import Look


def epoch_area(look: Look, epoch: int) -> Area:
    """An epoch's row."""
    epochs = look.layout.epochs
    here = epoch == look.state.epoch
    y = epochs.rows[epoch] - epochs.height / 2
    return Area(0, y, epochs.width, epochs.height, style="current" if here else "")


def epoch_piece(look: Look, epoch: int) -> Piece:
    """An epoch's numeral; that of the present one is the epoch marker."""
    here = epoch == look.state.epoch
    epochs = look.layout.epochs
    w, h = look.layout.sizes["epoch"]
    return Piece(
        id=f"epoch:{epoch + 1}",
        x=epochs.x,
        y=epochs.rows[epoch] + epochs.numeral,
        w=w,
        h=h,
        shape="plaque",
        says=look.say("scene.epoch-now" if here else "scene.epoch", epoch=NUMERALS[epoch]),
        label=NUMERALS[epoch],
        state="" if here else "faint",
    )
