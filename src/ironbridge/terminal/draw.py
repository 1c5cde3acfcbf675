"""Draw: a scene as text. Knows no game: it tells panels, and pieces by their spoken names."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ironbridge.core.scene import Link, Mark, Panel, Piece, Row, Scene
from ironbridge.terminal.seats import badge
from ironbridge.terminal.voice import INDENT, SPEECH, Voice

FAINT: Final = "dim"
ACTIVE: Final = "▶"
CALLED: Final = "called"  # the piece that everything is about just now
OFFERED: Final = ("open", CALLED)
ABSENT: Final = ("faint", "gone", "absent")
Names = Mapping[str, str]  # symbols and what they are called
COUNTER: Final = "disc"  # a shape that only repeats a panel's figures


def draw_summary(voice: Voice, scene: Scene) -> None:
    """Where the game stands, the panels, and the piece that everything is about."""
    draw_title(voice, scene)
    draw_panels(voice, scene)
    draw_pieces(voice, [piece for piece in scene.pieces if piece.state == CALLED])


def draw_board(voice: Voice, scene: Scene) -> None:
    """The whole position: the question, the panels, and every piece in play."""
    draw_title(voice, scene)
    if scene.question:
        voice.tell(Text(scene.question, "bold"))
    draw_panels(voice, scene)
    pieces = [piece for piece in scene.pieces if piece.shape != COUNTER]
    lit = [piece for piece in pieces if piece.id in scene.lit]
    draw_group(voice, Text(voice.words("board.lit"), "bold"), lit)
    rest = [piece for piece in pieces if piece.id not in scene.lit and piece.state not in ABSENT]
    offered = [piece for piece in rest if piece.state in OFFERED]
    draw_group(voice, Text(voice.words("board.offered"), "bold"), offered)
    for panel in scene.panels:
        if panel.seat is not None:
            own = owned(panel.seat, rest, scene.links)
            draw_group(voice, panel_name(panel), own)
    others = [piece for piece in rest if piece.owner is None and piece not in offered]
    draw_group(voice, Text(voice.words("board.others"), "bold"), others)


def draw_title(voice: Voice, scene: Scene) -> None:
    """A rule across the page with the game and where it stands."""
    title = Text.assemble((scene.title, "bold"), " · ", scene.subtitle)
    voice.tell(Rule(title, characters="─", align="left", style=FAINT))


# Panels.


def draw_panels(voice: Voice, scene: Scene) -> None:
    """The seats as a table, the other panels as paragraphs above it."""
    names = {piece.symbol: piece.label for piece in scene.pieces if piece.label}
    for panel in scene.panels:
        if panel.seat is None:
            words = details(voice, panel, panel.rows, names)
            voice.tell(Text.assemble((panel.title, "bold"), "  ", words), indent=INDENT)
    seats = [panel for panel in scene.panels if panel.seat is not None]
    voice.tell(seat_table(voice, seats, names))


def seat_table(voice: Voice, panels: list[Panel], names: Names) -> Table:
    """A line or two for each seat; whoever is asked has an arrow."""
    table = Table.grid(padding=(0, 2))
    columns = max((len(panel.marks) for panel in panels), default=0)
    for panel in panels:
        arrow = Text(ACTIVE if panel.active else " ", "bold")
        figures = [marked(voice, mark, names) for mark in panel.marks]
        figures += [Text("")] * (columns - len(figures))
        full = [row for row in panel.rows if row.marks]
        words = details(voice, panel, full, names)
        table.add_row(Text.assemble(arrow, panel_name(panel)), *figures, words)
    return table


def panel_name(panel: Panel) -> Text:
    """A panel's title, with the badge of its seat."""
    return Text.assemble(badge(panel.seat), " ", (panel.title, "bold"))


def details(voice: Voice, panel: Panel, rows: list[Row], names: Names) -> Text:
    """Roles and rows, one after the other."""
    roles = [Text(mark.text, "italic") for mark in panel.badges]
    return Text(" · ").join([*roles, *(row_text(voice, row, names) for row in rows)])


def row_text(voice: Voice, row: Row, names: Names) -> Text:
    """A labelled row: what it holds, or what to say when it is empty."""
    marks = Text(", ").join(marked(voice, mark, names) for mark in uncounted(row.marks))
    label = voice.words("board.row", label=row.label)
    return Text.assemble((label, FAINT), " ", marks if row.marks else (row.empty, FAINT))


def uncounted(marks: list[Mark]) -> list[Mark]:
    """Without a first mark that only counts those after it: here they are told one by one."""
    rest = marks[1:]
    return rest if rest and marks[0] == Mark(text=str(len(rest))) else marks


def marked(voice: Voice, mark: Mark, names: Names) -> Text:
    """A mark in words: the badge, then the text; a figure with the name of what it counts."""
    text = Text(mark_words(voice, mark, names), FAINT if mark.faint else "")
    return text if mark.seat is None else Text.assemble(badge(mark.seat), " ", text)


def mark_words(voice: Voice, mark: Mark, names: Names) -> str:
    """What a mark says; a symbol alone is called like the piece that shows it."""
    symbol = names.get(mark.symbol, mark.symbol.replace("-", " "))
    if not mark.text.isdigit():
        return mark.text or symbol
    if SPEECH.has(f"symbol.{mark.symbol}"):
        return voice.words(f"symbol.{mark.symbol}", count=int(mark.text))
    return f"{symbol} {mark.text}".strip()


# Pieces.


def owned(seat: int, pieces: list[Piece], links: list[Link]) -> list[Piece | Link]:
    """What belongs to a seat."""
    things: list[Piece | Link] = [*pieces, *links]
    return [thing for thing in things if thing.owner == seat]


def draw_group(voice: Voice, title: Text, things: Iterable[Piece | Link]) -> None:
    """A heading and what stands under it, if anything does."""
    listed = list(things)
    if listed:
        voice.tell(title)
        draw_pieces(voice, listed)


def draw_pieces(voice: Voice, things: Iterable[Piece | Link]) -> None:
    """A line for each, by its spoken name."""
    for thing in things:
        voice.tell(Text(thing.says), indent=INDENT)
