"""Scene: a position of Neuland as something to look at."""

from __future__ import annotations

from collections.abc import Sequence

from ironbridge.core.rules import Question, State
from ironbridge.core.scene import Panel, Row, Scene
from ironbridge.core.speech import language
from ironbridge.games.neuland.names import SPEECH
from ironbridge.games.neuland.state import OVER, Position, left
from ironbridge.games.neuland.words import NeulandWords


class NeulandScene:
    """Draws the positions of one board: so far what each seat has, in panels."""

    def __init__(self, words: NeulandWords) -> None:
        self.words = words

    def draw(
        self,
        state: State,
        *,
        seat: int,
        names: Sequence[str],
        lang: str,
        question: Question | None,
    ) -> Scene:
        """What is to be seen by a seat."""
        assert isinstance(state, Position)
        panels = [
            Panel(
                f"seat:{at}",
                names[at],
                seat=at,
                rows=[Row(SPEECH.say("scene.seat", lang, count=state.crests[at]))],
                active=at == state.seat,
            )
            for at in range(state.board.seats)
        ]
        over = state.phase == OVER
        key = "scene.over" if over else "scene.subtitle"
        subtitle = SPEECH.say(key, lang, seat=names[state.seat], count=left(state))
        asked = self.words.ask(state, question, names, lang) if question is not None else ""
        return Scene(
            title="Neuland",
            subtitle=subtitle,
            lang=language(lang),
            width=100,
            height=100,
            areas=[],
            links=[],
            pieces=[],
            texts=[],
            panels=panels,
            question=asked,
        )
