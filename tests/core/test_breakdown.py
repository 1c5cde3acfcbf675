"""Where points came from: heading by heading, in words, for whole matches and for parts of one."""

from __future__ import annotations

from pathlib import Path

import ironbridge as ib

RECORDS = Path(__file__).parents[1] / "records"


def recorded(name: str) -> ib.Match:
    return ib.load((RECORDS / f"{name}.txt").read_text(encoding="utf-8"))


def test_points_of_brass_are_told_era_by_era_in_both_languages() -> None:
    found = recorded("brass-birmingham-4").breakdown()

    assert [heading.text() for heading in found.headings][:2] == [
        "Canal era: links",
        "Canal era: tiles",
    ]
    assert found.headings[-1].text("fr").startswith("Période des chemins de fer\u00a0: ")
    assert str(found).splitlines()[0].startswith("Canal era: links: ")


def test_what_is_counted_once_stands_outside_the_epochs() -> None:
    headings = [heading.text() for heading in recorded("industria-4").breakdown().headings]

    assert headings[0] == "Epoch I: tiles laid"
    assert headings[-1] in ("Bonus tiles", "Roads", "Lines", "Money")


def test_crests_are_counted_by_category() -> None:
    found = recorded("neuland-4-free").breakdown()

    assert {"Religion", "Science"} & {heading.text() for heading in found.headings}
    assert [
        sum(of_seat) for of_seat in zip(*(one.points for one in found.headings), strict=True)
    ] == (found.totals)


def test_what_a_position_began_with_is_told_apart() -> None:
    whole = recorded("brass-birmingham-4")
    late = len(whole.played) * 9 // 10
    match = whole.game.at(whole.position(late))
    before = match.scores()

    assert match.breakdown().headings[-1].text() == "As it stands"
    while not match.over:
        match.choose(match.options()[-1])
    rest = match.breakdown().headings[-1]
    assert rest.text("fr") == "Acquis auparavant"
    assert rest.points == match.breakdown().untold == before


def test_before_anything_is_scored_there_is_nothing_to_tell() -> None:
    match = ib.game("industria", 3).start(seed=1)

    assert match.breakdown().headings == [] and str(match.breakdown()) == ""
