"""What was found of a game is kept with its table, once, and goes with it; in both databases."""

from __future__ import annotations

import msgspec

from ironbridge.store import ReviewRow, Store, Stored
from store.tables import SEATS, row, tell

FOUND = ReviewRow("t", "mark", 3, "[]", 7, going=True)


def test_a_review_takes_the_place_of_the_one_before_and_goes_with_its_table(database: str) -> None:
    async def story(store: Store) -> None:
        await store.add_person("ada", "hash", "Ada", 5)
        await store.add(Stored(row(), SEATS))
        assert await store.review("t") is None

        await store.keep_review(FOUND)
        later = msgspec.structs.replace(FOUND, rows='[{"move": 1}]', going=False)
        await store.keep_review(later)
        assert await store.review("t") == later

        await store.purge("t", 1)
        assert await store.review("t") is None

    tell(database, story)


def test_tables_are_followed_back_through_their_rematches(database: str) -> None:
    async def story(store: Store) -> None:
        await store.add_person("ada", "hash", "Ada", 5)
        seats = [msgspec.structs.replace(seat, code=None) for seat in SEATS]
        for id, after in (("one", "two"), ("two", "three"), ("three", None), ("other", None)):
            await store.add(Stored(row(id, rematch=after), seats))

        before = await store.company("three")

        assert [one.row.id for one in before] == ["two", "one"]
        assert await store.company("other") == []

    tell(database, story)
