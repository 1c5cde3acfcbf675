"""Markup: SVG elements as text."""

from __future__ import annotations


def tag(name: str, *inside: str, **attributes: object) -> str:
    """An element; `stroke_width` is the attribute stroke-width, None leaves one out."""
    text = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{value_of(value)}"'
        for key, value in attributes.items()
        if value is not None
    )
    content = "".join(inside)
    return f"<{name}{text}>{content}</{name}>" if content else f"<{name}{text}/>"


def value_of(value: object) -> str:
    """An attribute's value: numbers short, text escaped."""
    if isinstance(value, int | float):
        return number(value)
    return escape(str(value)).replace('"', "&quot;")


def number(value: float) -> str:
    """A coordinate with no more digits than eyes can tell apart."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def escape(text: str) -> str:
    """Words that may stand between tags."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def moved(x: float, y: float, *inside: str, **attributes: object) -> str:
    """A group with its own origin."""
    return tag("g", *inside, transform=f"translate({number(x)} {number(y)})", **attributes)


def polygon(points: list[tuple[float, float]], **attributes: object) -> str:
    """A closed shape with straight sides."""
    listed = " ".join(f"{number(x)},{number(y)}" for x, y in points)
    return tag("polygon", points=listed, **attributes)
