"""axe finds nothing to complain about, on any page, in either theme or width."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from browser.pages import PLACES, visit
from browser.person import PHONE, WIDE, Person

AXE = (Path(__file__).parent / "axe" / "axe.min.js").read_text(encoding="utf-8")
RUN = """async () => (await axe.run(document)).violations.map(
  v => `${v.id}: ${v.help}: ${v.nodes.slice(0, 4).map(n => n.target + ' ' + n.failureSummary).join(' | ')}`)"""


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("place", PLACES)
def test_axe_finds_nothing(
    place: str, theme: str, size: tuple[int, int], arrive: Callable[..., Person]
) -> None:
    person = arrive(size=size, theme=theme)

    visit(person, place)

    person.page.evaluate(AXE)
    assert person.page.evaluate(RUN) == []
