"""Sheet: what a picture is drawn on. It remembers the symbols, letters and patterns in use."""

from __future__ import annotations

from typing import Final

from ironbridge.draw import fonts, seats, symbols
from ironbridge.draw.fonts import SANS, Face
from ironbridge.draw.goods import GOODS
from ironbridge.draw.markup import escape, moved, tag
from ironbridge.draw.theme import Theme
from ironbridge.draw.wrap import Fitted

MIDDLE: Final = (
    0.35  # of the size: how far the baseline lies under the middle of figures and capitals
)


class Sheet:
    """One picture in the making: its colours, and all that its definitions must hold."""

    def __init__(self, theme: Theme, lit: dict[str, list[str]]) -> None:
        self.theme = theme
        self.lit = lit
        self.symbols: set[str] = set()
        self.faces: set[Face] = set()
        self.seats: set[int] = set()

    def symbol(self, id: str, x: float, y: float, size: float, colour: str) -> str:
        """A symbol around a centre."""
        self.symbols.add(id)
        return tag(
            "use",
            href=f"#{symbols.PREFIX}{id}",
            x=x - size / 2,
            y=y - size / 2,
            width=size,
            height=size,
            color=colour,
            fill=GOODS.get(id),
        )

    def text(
        self,
        text: str,
        x: float,
        y: float,
        *,
        size: float,
        face: Face = SANS,
        colour: str | None = None,
        anchor: str | None = None,
        room: float | None = None,
    ) -> str:
        """Words on a baseline; `anchor` is middle or end where they do not start at x.

        Words too wide for their room are set narrower, not smaller.
        """
        self.faces.add(face)
        tight = room is not None and fonts.width(text, face, size) > room
        return tag(
            "text",
            escape(text),
            x=x,
            y=y,
            font_family=None if face.family == SANS.family else face.family,
            font_weight=None if face.weight == SANS.weight else face.weight,
            font_size=size,
            fill=colour or self.theme.ink,
            text_anchor=anchor,
            textLength=room if tight else None,
            lengthAdjust="spacingAndGlyphs" if tight else None,
        )

    def block(
        self,
        fitted: Fitted,
        x: float,
        y: float,
        *,
        face: Face,
        colour: str,
        anchor: str | None = "middle",
    ) -> str:
        """Lines of words around the height y, none wider than their room."""
        first = y - (len(fitted.lines) - 1) * fitted.step / 2 + fitted.size * MIDDLE
        return "".join(
            self.text(
                line,
                x,
                first + at * fitted.step,
                size=fitted.size,
                face=face,
                colour=colour,
                anchor=anchor,
                room=fitted.room,
            )
            for at, line in enumerate(fitted.lines)
        )

    def band(self, seat: int, path: str) -> str:
        """A field in a seat's colour and pattern, edged with ink."""
        edge = {"stroke": self.theme.ink, "stroke_width": 1.25}
        colour = tag("path", d=path, fill=seats.SEATS[seat].colour, **edge)
        hatch = self.hatch(seat)
        return colour + (tag("path", d=path, fill=hatch, **edge) if hatch else "")

    def hatch(self, seat: int) -> str:
        """A seat's pattern, to be laid over its colour; nothing for a plain one."""
        if not seats.SEATS[seat].pattern:
            return ""
        self.seats.add(seat)
        return f"url(#{seats.pattern_id(seat)})"

    def badge(self, seat: int, x: float, y: float, size: float) -> str:
        """A seat's badge around a centre."""
        look = seats.SEATS[seat]
        shape = look.badge(size, fill=look.colour, stroke=self.theme.ink, stroke_width=1.25)
        return moved(x, y, shape)

    def spoken(self, id: str, says: str) -> dict[str, object]:
        """What makes a group a thing to point at: a button if it answers the question."""
        lit = id in self.lit
        return {
            "role": "button" if lit else "img",
            "tabindex": 0 if lit else None,
            "aria_label": says,
            "data_id": id,
        }

    def definitions(self) -> str:
        """All that the picture refers to."""
        style = tag("style", fonts.style(self.faces)) if self.faces else ""
        return style + self.defined()

    def defined(self) -> str:
        """The same for a page that has the letters."""
        return tag("defs", definitions(self.seats, self.symbols))

    def definitions_besides(self, other: Sheet) -> str:
        """What this picture refers to, and another does not."""
        return definitions(self.seats - other.seats, self.symbols - other.symbols)


def definitions(of_seats: set[int], of_symbols: set[str]) -> str:
    """Patterns and symbols, to be used by reference."""
    patterns = "".join(seats.pattern(seat) for seat in sorted(of_seats))
    return patterns + symbols.definitions(of_symbols)
