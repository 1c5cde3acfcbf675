"""Intervals drawn on scales: where they stand, and what happens at the edges."""

from __future__ import annotations

from xml.etree import ElementTree as Xml

import pytest

from ironbridge.draw.intervals import (
    SCALE,
    Bar,
    Panel,
    Row,
    interval_chart,
    kept_within,
    round_step,
    span_of,
)
from ironbridge.draw.theme import THEMES

WINS = Panel("wins", 0.25, lambda share: f"{100 * share:.0f} %", least=0.0, most=1.0)
ELO = Panel("Elo", 0.0, lambda points: f"{points:.0f}")


def chart(*rows: Row, theme: str = "light") -> str:
    return interval_chart("A game", "10 groups", "A note", [WINS, ELO], rows, "en", theme)


def row(name: str, wins: Bar, elo: Bar, look: int = 0) -> Row:
    return Row(name, [wins, elo], look)


@pytest.mark.parametrize(
    ("least", "step"), [(0.03, 0.05), (0.1, 0.1), (0.13, 0.2), (1.1, 2), (37, 50), (84, 100)]
)
def test_scales_go_in_round_steps(least: float, step: float) -> None:
    assert round_step(least) == pytest.approx(step)


def test_a_scale_holds_all_values_their_bounds_and_the_line() -> None:
    span = span_of(ELO, [Bar(120, 80, 170, ""), Bar(None, 300, None, "")])

    assert span.low <= 0 and span.high >= 300
    assert span.x(span.low) == 0 and span.x(span.high) == SCALE
    assert 0 in span.ticks()


def test_a_scale_of_shares_does_not_go_beyond_all() -> None:
    span = span_of(WINS, [Bar(0.97, 0.91, 1.0, "")])

    assert span.low >= 0 and span.high == 1


def test_a_scale_on_which_all_is_the_same_has_room_around_it() -> None:
    span = span_of(ELO, [Bar(0, None, None, "")])

    assert span.low < 0 < span.high


def test_words_do_not_leave_their_panel() -> None:
    assert kept_within(2, 40) == 20
    assert kept_within(SCALE, 40) == SCALE - 20
    assert kept_within(100, 40) == 100


@pytest.mark.parametrize("theme", THEMES)
def test_a_chart_has_the_name_of_every_row_and_every_figure(theme: str) -> None:
    drawing = chart(
        row("greedy & co", Bar(1, 0.8, 1, "100 %"), Bar(None, 264, None, "above 264")),
        row("random", Bar(0, 0, 0.07, "0 %"), Bar(0, None, None, "0"), look=1),
        theme=theme,
    )

    words = [part.text for part in Xml.fromstring(drawing).iter() if part.tag.endswith("text")]
    assert {"greedy & co", "random", "100 %", "above 264", "wins", "Elo", "A note"} <= set(words)
    assert THEMES[theme].paper in drawing


def test_an_interval_without_an_upper_bound_runs_to_the_edge_and_has_no_end_there() -> None:
    closed = chart(row("a", Bar(0.5, 0.4, 0.59, ""), Bar(10, 5, 14, "")))
    opened = chart(row("a", Bar(0.5, 0.4, 0.59, ""), Bar(None, 5, None, "")))

    assert f"H{SCALE}" in opened and f"H{SCALE}" not in closed
    assert closed.count("-6V6") == opened.count("-6V6") + 1
