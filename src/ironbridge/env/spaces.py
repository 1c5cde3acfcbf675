"""Spaces: what can be observed and done, as Gymnasium describes it."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Space
from numpy.typing import NDArray

from ironbridge.core.encoding import Encoding
from ironbridge.core.game import Game
from ironbridge.core.lanes import Lane

Row = NDArray[np.int16]
Mask = NDArray[np.int8]


def row_space(encoding: Encoding) -> Space[Any]:
    """The row of a seat: each number between its field's least and greatest."""
    low = [field.low for field in encoding.fields for _ in range(field.size)]
    high = [field.high for field in encoding.fields for _ in range(field.size)]
    return Box(np.array(low, np.int16), np.array(high, np.int16), dtype=np.int16)


def masked_space(game: Game) -> Dict:
    """The row with the mask beside it, by the names that PettingZoo's own games use."""
    mask = Box(0, 1, (len(game.actions),), dtype=np.int8)
    return Dict({"observation": row_space(game.encoding), "action_mask": mask})


def row_of(lane: Lane, encoding: Encoding, seat: int) -> Row:
    """What a seat may know now."""
    return np.frombuffer(memoryview(lane.row(encoding, seat)), np.int16).copy()


def mask_of(lane: Lane) -> Mask:
    """What whoever is asked may do now."""
    return np.frombuffer(memoryview(lane.mask()), np.int8).copy()
