"""Names that nobody chose are read in the language of whoever reads them."""

from __future__ import annotations

import json

import pytest

from ironbridge.store import SeatRow
from ironbridge.web.called import name_at
from web.house import House


@pytest.mark.parametrize(
    ("seat", "english", "french"),
    [
        (SeatRow(0, "bot", bot="master", name="Master"), "Master", "Maître"),
        (SeatRow(0, "bot", bot="master", name="Maître 2"), "Master 2", "Maître 2"),
        (SeatRow(0, "bot", bot="master", person="p", name="Master"), "Master", "Master"),
        (SeatRow(0, "bot", bot="master", person="p", name="Ada"), "Ada", "Ada"),
        (SeatRow(0, "person", person="p", name="Invité"), "Guest", "Invité"),
        (SeatRow(0, "person", person="p", name="Guest 3"), "Guest 3", "Invité 3"),
        (SeatRow(0, "person", person="p", name="Guest of honour"), "Guest of honour", "Guest of honour"),
        (SeatRow(0, "person", name="Master"), "Master", "Master"),
    ],
)  # fmt: skip
def test_only_a_name_that_nobody_chose_is_translated(
    seat: SeatRow, english: str, french: str
) -> None:
    assert (name_at(seat, "en"), name_at(seat, "fr")) == (english, french)


def test_two_readers_of_a_table_call_its_bots_each_in_their_own_language(server: House) -> None:
    ada = server.guest("en")
    id = ada.open("industria", "me", "random", "random")["id"]

    one, other = (guest.state(id, board="light") for guest in (ada, server.guest("fr")))

    assert [seat["name"] for seat in one["table"]["seats"]] == ["Ada", "Random", "Random 2"]
    assert [seat["name"] for seat in other["table"]["seats"]] == ["Ada", "Hasard", "Hasard 2"]
    shown, seen = (json.dumps(state["view"], ensure_ascii=False) for state in (one, other))
    assert "Random 2" in shown and "Hasard" not in shown
    assert "Hasard 2" in seen and "Random" not in seen
