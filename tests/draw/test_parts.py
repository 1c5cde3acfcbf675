"""Parts: what was drawn once is not drawn again, and looks as if it were."""

from __future__ import annotations

import pytest

import ironbridge as ib
from ironbridge.core.scene import Scene
from ironbridge.draw import parts
from ironbridge.draw.board import draw_board
from ironbridge.draw.sheet import Sheet
from ironbridge.draw.theme import THEMES


def drawn(scene: Scene, theme: str) -> tuple[str, str]:
    """A board, and all that it refers to."""
    sheet = Sheet(THEMES[theme], scene.lit)
    return draw_board(sheet, scene), sheet.definitions()


def forget() -> None:
    """Draw all things anew."""
    parts.KEPT.kept.clear()
    parts.SAME.kept.clear()


@pytest.mark.parametrize("id", ib.games())
def test_a_board_from_memory_is_the_board_drawn_anew(id: str) -> None:
    match = ib.game(id).start(seed=5)
    for _ in range(6):
        match.play(next(iter(match.moves())))
        scene = match.scene(match.seat, "fr")
        for theme in THEMES:
            remembered = drawn(scene, theme)
            forget()
            assert drawn(scene, theme) == remembered


def test_the_same_board_is_drawn_once() -> None:
    scene = ib.game("brass-birmingham").start(seed=5).scene()
    drawn(scene, "light")
    before = dict(parts.KEPT.kept)
    drawn(scene, "light")

    assert list(parts.KEPT.kept) == list(before)
    assert all(parts.KEPT.kept[key] is part for key, part in before.items())


def test_no_more_is_kept_than_there_is_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parts.KEPT, "most", 20)
    monkeypatch.setattr(parts.SAME, "most", 10)
    forget()
    drawn(ib.game("industria").start(seed=5).scene(), "dark")

    assert len(parts.KEPT.kept) == 20
    assert len(parts.SAME.kept) == 10
