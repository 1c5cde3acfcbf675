"""State: one position of a game, and who may be asked in it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ironbridge.core import pickling
from ironbridge.core.events import Event, Shape

NOBODY: Final = -1  # no seat: a spectator, an unowned place, or the decider when all is over
CHANCE: Final = -2  # the decider when a die is cast or a bag is drawn from
UNKNOWN: Final = -1  # in a view: a card or tile that this seat may not know


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position: integers and flat lists of them, changed in place, copied, never undone."""

    def __init__(self) -> None:
        self.events: list[Event] | None = None  # a list only while somebody listens
        self.revealed = 0  # how much has come to light; a move that adds to it is not taken back

    def copy(self) -> State:
        """The same position, sharing nothing that can change; nobody listens to it."""
        raise NotImplementedError

    def numbers(self) -> list[int]:
        """The whole position as one flat list: equal lists, equal positions."""
        raise NotImplementedError

    def tell(self, shape: Shape, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Say what happened, to whoever listens."""
        events = self.events
        if events is not None:
            events.append(Event(shape, seat, a, b, c))

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return pickling.reduced_state(self)
