"""People: those who were here lately, so that a request does not ask the database who it is from."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from ironbridge.store.rows import PersonRow

MOST: Final = 10_000  # remembered
DAY: Final = 24 * 3600  # seconds after which somebody is looked up, and noted as seen, again


class People:
    """The last people, by the hashes of their tokens."""

    def __init__(self) -> None:
        self.known: OrderedDict[str, tuple[PersonRow, int]] = OrderedDict()
        self.hashes: dict[str, set[str]] = {}  # by id
        self.changes = 0  # how often somebody was forgotten: what was read before may be old

    def find(self, token_hash: str, now: int) -> PersonRow | None:
        """Somebody who was looked up today."""
        found = self.known.get(token_hash)
        if found is None or now - found[1] >= DAY:
            return None
        self.known.move_to_end(token_hash)
        return found[0]

    def keep(self, token_hash: str, person: PersonRow, now: int) -> None:
        """Remember somebody; whoever was not here for longest is forgotten."""
        self.known[token_hash] = person, now
        self.hashes.setdefault(person.id, set()).add(token_hash)
        if len(self.known) > MOST:
            eldest, (owner, _) = self.known.popitem(last=False)
            self.drop(owner.id, eldest)

    def drop(self, id: str, token_hash: str) -> None:
        """Forget one token of somebody."""
        others = self.hashes.get(id, set())
        others.discard(token_hash)
        if not others:
            self.hashes.pop(id, None)

    def forget(self, id: str) -> None:
        """Somebody has changed, or is known by fewer tokens."""
        self.changes += 1
        for token_hash in self.hashes.pop(id, ()):
            self.known.pop(token_hash, None)

    def clear(self) -> None:
        """Anybody may have changed."""
        self.changes += 1
        self.known.clear()
        self.hashes.clear()
