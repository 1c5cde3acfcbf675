"""Random: any option of any question, each equally likely."""

from __future__ import annotations

from ironbridge.bots.base import Bot
from ironbridge.core.play import draw
from ironbridge.core.view import View


class Random(Bot):
    """Plays anything that is allowed."""

    def play(self, view: View) -> list[int]:
        return draw(view.rules, view.sample(self.chance), self.chance)
