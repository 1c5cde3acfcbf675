"""Events: what happened, as numbers with names, so that log, statistics and exports read them alike.

BUILT: Final = Shape("built", "space", "tile", "pounds")
state.tell(BUILT, seat, space, tile, price)

event.kind == "built", event.space, event.pounds
"""

from __future__ import annotations

from typing import final


@final
class Shape:
    """A kind of event: its name, and the names of the numbers that it carries, at most three."""

    def __init__(self, name: str, *fields: str) -> None:
        self.name = name
        self.fields = fields

    def __reduce__(self) -> tuple[object, ...]:
        return Shape, (self.name, *self.fields)


@final
class Event:
    """Something that happened to a seat or to all; its numbers are read by the names of its shape."""

    def __init__(self, shape: Shape, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        self.shape = shape
        self.seat = seat
        self.numbers = (a, b, c)

    @property
    def kind(self) -> str:
        """What kind of thing happened: `built`."""
        return self.shape.name

    def fields(self) -> dict[str, int]:
        """Its numbers by their names."""
        return dict(zip(self.shape.fields, self.numbers, strict=False))

    def __getitem__(self, name: str) -> int:
        """One of its numbers, by name."""
        return self.numbers[self.shape.fields.index(name)]

    def __getattr__(self, name: str) -> object:
        """The same as an attribute."""
        if name.startswith("__") or name not in self.shape.fields:
            raise AttributeError(name)
        return self[name]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Event):
            return NotImplemented
        return self.told() == other.told()

    def __hash__(self) -> int:
        return hash(self.told())

    def __repr__(self) -> str:
        fields = "".join(f", {name}={value}" for name, value in self.fields().items())
        return f"<Event {self.kind}, seat {self.seat}{fields}>"

    def __reduce__(self) -> tuple[object, ...]:
        return Event, (self.shape, self.seat, *self.numbers)

    def told(self) -> tuple[str, int, tuple[int, int, int]]:
        """All that makes it what it is."""
        return (self.shape.name, self.seat, self.numbers)
