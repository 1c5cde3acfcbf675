"""Draw: a scene as text. Knows no game: it tells everything by its spoken name."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ironbridge.core.scene import Ladder, Link, Panel, Piece, Scene
from ironbridge.terminal.chart import NARROWEST, chart
from ironbridge.terminal.seats import badge
from ironbridge.terminal.voice import INDENT, Voice

Thing = Piece | Link | Ladder

FAINT: Final = "dim"
ACTIVE: Final = "▶"
CALLED: Final = "called"  # the piece that everything is about just now
OFFERED: Final = ("open", CALLED)
ABSENT: Final = ("faint", "gone")
REPEATED: Final = ("disc", "ribbon", "halt")  # they only repeat figures, or name a place
HELD: Final = "card"
COURSE: Final = ("bar", "plaque")  # shapes that tell how far the game has come


def draw_summary(voice: Voice, scene: Scene, hands: Sequence[Text] | None = None) -> None:
    """Where the game stands: panels, markets, the hand or all hands, the piece that all is about."""
    draw_title(voice, scene)
    draw_panels(voice, scene)
    for held in [hand_told(voice, scene)] if hands is None else hands:
        if held:
            voice.tell(held, indent=INDENT)
    draw_things(voice, [piece for piece in scene.pieces if piece.state == CALLED])


def hand_told(voice: Voice, scene: Scene) -> Text:
    """The cards that lie before the one who looks; nothing if there are none."""
    hand = [piece.says for piece in scene.pieces if piece.shape == HELD]
    return Text(voice.words("board.hand", cards=" · ".join(hand)) if hand else "")


def draw_board(voice: Voice, scene: Scene) -> None:
    """The whole position: the question, the panels, a map where there is room, every piece in play."""
    draw_title(voice, scene)
    if scene.question:
        voice.tell(Text(scene.question, "bold"))
    draw_panels(voice, scene)
    drawn = chart(scene) if voice.console.width >= NARROWEST else None
    if drawn is not None:
        voice.tell(drawn, indent=INDENT)
    pieces = [piece for piece in scene.pieces if piece.shape not in REPEATED]
    things: list[Thing] = [*pieces, *scene.links, *scene.ladders]
    draw_group(voice, "lit", [thing for thing in things if thing.id in scene.lit])
    rest = [piece for piece in pieces if piece.id not in scene.lit and piece.state not in ABSENT]
    groups = grouped(rest)
    for group in ("offered", "own", "course"):
        draw_group(voice, group, groups[group])
    draw_owned(voice, scene, rest)
    draw_group(voice, "others", groups["others"])


def grouped(pieces: Iterable[Piece]) -> dict[str, list[Piece]]:
    """What belongs to no seat, by what it is for."""
    groups: dict[str, list[Piece]] = {"offered": [], "own": [], "course": [], "others": []}
    for piece in pieces:
        if piece.owner is None:
            groups[group_of(piece)].append(piece)
    return groups


def group_of(piece: Piece) -> str:
    """Where a piece is told of."""
    if piece.strip:
        return "own"
    if piece.shape in COURSE:
        return "course"
    return "offered" if piece.state in OFFERED else "others"


def draw_title(voice: Voice, scene: Scene) -> None:
    """A rule across the page with the game and where it stands."""
    title = Text.assemble((scene.title, "bold"), " · ", scene.subtitle)
    voice.tell(Rule(title, characters="─", align="left", style=FAINT))


# Panels and markets.


def draw_panels(voice: Voice, scene: Scene) -> None:
    """The seats, with whatever else is told in rows or prices above them."""
    for panel in scene.panels:
        if panel.seat is None:
            voice.tell(panel_text(panel), indent=INDENT)
    draw_things(voice, scene.ladders)
    table = Table.grid(padding=(0, 1))
    for panel in scene.panels:
        if panel.seat is not None:
            arrow = Text(ACTIVE if panel.active else " ", "bold")
            table.add_row(Text.assemble(arrow, badge(panel.seat)), panel_text(panel))
    voice.tell(table)


def panel_text(panel: Panel) -> Text:
    """A panel as it is read aloud; its title stands out."""
    text = Text(panel.says or panel.title)
    text.highlight_words([panel.title], "bold")
    return text


# Pieces.


def draw_owned(voice: Voice, scene: Scene, pieces: list[Piece]) -> None:
    """What belongs to each seat."""
    things: list[Piece | Link] = [*pieces, *scene.links]
    for panel in scene.panels:
        own = [thing for thing in things if thing.owner is not None and thing.owner == panel.seat]
        if own:
            voice.tell(Text.assemble(badge(panel.seat), " ", (panel.title, "bold")))
            draw_things(voice, own)


def draw_group(voice: Voice, group: str, things: Sequence[Thing]) -> None:
    """A heading and what stands under it, if anything does."""
    if things:
        voice.tell(Text(voice.words(f"board.{group}"), "bold"))
        draw_things(voice, things)


def draw_things(voice: Voice, things: Iterable[Thing]) -> None:
    """A line for each, by its spoken name."""
    for thing in things:
        voice.tell(Text(thing.says), indent=INDENT)
