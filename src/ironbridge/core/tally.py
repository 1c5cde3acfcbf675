"""Tally: how many of a game's figures come from the box, and how many are ours, in one line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ironbridge.core.figures import ASSUMED, RECONSTRUCTED, YOURS, Figures
from ironbridge.core.words import SPEECH


@dataclass(frozen=True)
class Tally:
    """The figures that play depends on, counted by what they rest on."""

    box: int  # rulebook, components, published sources, and what follows from these
    ours: int = 0  # reconstructed
    assumed: int = 0  # from the other edition
    yours: int = 0  # corrected by a reader
    settings: Mapping[str, Any] = field(default_factory=dict)  # of a title: if these are chosen

    @property
    def all(self) -> int:
        """How many there are."""
        return self.box + self.assumed + self.ours + self.yours

    def text(self, lang: str) -> str:
        """In a sentence, and another one for what a reader has corrected."""
        line = self.say("line", lang)
        return f"{line} {SPEECH.say('tally.yours', lang, count=self.yours)}" if self.yours else line

    def short(self, lang: str, chosen: Sequence[tuple[str, str]] = ()) -> str:
        """In a few words, for a list, after what was chosen of what."""
        named = [SPEECH.say("caption.pair", lang, key=key, value=value) for key, value in chosen]
        return " · ".join([*named, self.say("short", lang)])

    def say(self, form: str, lang: str) -> str:
        """One of the forms, for what there is to tell."""
        case = "assumed" if self.assumed else "reconstructed" if self.ours else "known"
        counts = {"all": self.all, "box": self.box, "assumed": self.assumed, "ours": self.ours}
        return SPEECH.say(f"tally.{form}.{case}", lang, **counts)


def tally(figures: Figures) -> Tally:
    """The figures of a game, counted."""
    kinds = Counter(figure.kind for figure in figures if figures.plays(figure))
    ours, assumed, yours = kinds[RECONSTRUCTED], kinds[ASSUMED], kinds[YOURS]
    return Tally(kinds.total() - ours - assumed - yours, ours, assumed, yours)
