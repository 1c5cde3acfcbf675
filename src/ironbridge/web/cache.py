"""Cache: answers that were costly, the last ones kept, up to so many bytes in all."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable


class Cache:
    """Forgets what was not used for longest."""

    def __init__(self, most: int) -> None:
        self.most = most  # bytes
        self.size = 0
        self.kept: OrderedDict[Hashable, bytes] = OrderedDict()

    def find(self, key: Hashable) -> bytes | None:
        """What is kept under a key."""
        if key in self.kept:
            self.kept.move_to_end(key)
        return self.kept.get(key)

    def keep(self, key: Hashable, data: bytes) -> None:
        """Keep an answer, and forget others until there is room; a huge one is not kept."""
        self.size += len(data) - len(self.kept.pop(key, b""))
        self.kept[key] = data
        while self.size > self.most:
            _, forgotten = self.kept.popitem(last=False)
            self.size -= len(forgotten)
