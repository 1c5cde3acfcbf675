"""Memory: what was made from the same things before is not made again; the eldest is forgotten."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, ParamSpec, TypeVar

Made = TypeVar("Made")
Given = ParamSpec("Given")


class Memory(Generic[Made]):
    """Things by all that they are made from, up to so many."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.kept: OrderedDict[Hashable, Made] = OrderedDict()

    def find(
        self, key: Hashable, make: Callable[Given, Made], *args: Given.args, **named: Given.kwargs
    ) -> Made:
        """What is kept under a key, or is made now."""
        found = self.kept.get(key)
        if found is None:
            found = self.kept[key] = make(*args, **named)
            if len(self.kept) > self.most:
                self.kept.popitem(last=False)
        return found
