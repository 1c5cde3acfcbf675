"""Fixed: a part of a game that never changes, as its board and its rules."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ironbridge.core import pickling
from ironbridge.core.recipe import Recipe


@mypyc_attr(allow_interpreted_subclasses=True)
class Fixed:
    """What never changes is copied as itself, and pickled as the recipe of its game."""

    def __init__(self) -> None:
        self.recipe: Recipe | None = None  # of its game, which sets it

    def __copy__(self) -> Fixed:
        return self

    def __deepcopy__(self, memo: object) -> Fixed:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return pickling.reduced_board(self)
