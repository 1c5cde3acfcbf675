"""Compare: what a reader's own figures change, add, take away and confirm."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ironbridge.core.captions import Captions
from ironbridge.core.figures import YOURS, Figure, Figures

CHANGED, ADDED, REMOVED, CONFIRMED = "changed", "added", "removed", "confirmed"


@dataclass(frozen=True)
class Change:
    """A figure before and after; None where there is none."""

    before: Figure | None
    after: Figure | None

    @property
    def path(self) -> str:
        """Where it stands."""
        figure = self.after or self.before
        assert figure is not None
        return figure.path

    @property
    def how(self) -> str:
        """What becomes of it."""
        if self.before is None:
            return ADDED
        if self.after is None:
            return REMOVED
        return CONFIRMED if self.before.value == self.after.value else CHANGED

    def told(self, captions: Captions) -> tuple[str, str]:
        """Its value before and after, in words."""
        before, after = (
            "" if figure is None else captions.value(figure.value)
            for figure in (self.before, self.after)
        )
        return before, after


def compare(shipped: Figures, own: Figures) -> list[Change]:
    """All that own figures say, in the order of the file; what they leave alone is not told."""
    return [change for change in paired(shipped, own) if is_own(change)]


def paired(shipped: Figures, own: Figures) -> Iterator[Change]:
    """Every figure before and after, by its place; those of a list by what they are."""
    before = {key_of(figure): figure for figure in shipped}
    after = {key_of(figure): figure for figure in own}
    for key in {**before, **after}:
        yield Change(before.get(key), after.get(key))


def key_of(figure: Figure) -> str:
    """By what a figure is known again: `roads.7` may have moved."""
    section, _, rest = figure.path.partition(".")
    if rest.isdecimal() and isinstance(figure.value, list):
        return f"{section} {sorted(map(str, figure.value))}"
    return figure.path


def is_own(change: Change) -> bool:
    """Does a reader's file say anything about it?"""
    if change.before is None or change.after is None:
        return True
    return change.before.value != change.after.value or change.after.kind == YOURS
