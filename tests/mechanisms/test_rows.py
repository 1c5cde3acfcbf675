"""Rows of different lengths in one piece, and rows that are replaced instead of changed."""

from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.mechanisms.rows import Rows, changed, repeated, with_one_more, without


def test_each_row_stands_between_two_firsts() -> None:
    rows = Rows([[3, 1], [], [4]])

    assert list(rows.first) == [0, 2, 2, 3]
    assert list(rows.items) == [3, 1, 4]


def test_a_change_leaves_the_old_row_alone() -> None:
    old = vec[i64]([1, 3, 3, 5])

    found = [changed(old, 1, 9), with_one_more(old, 4), without(old, 3), repeated(-1, 2)]

    assert [list(row) for row in found] == [[1, 9, 3, 5], [1, 3, 3, 4, 5], [1, 3, 5], [-1, -1]]
    assert list(old) == [1, 3, 3, 5]


def test_one_more_goes_to_either_end_too() -> None:
    row = vec[i64]([2, 4])

    assert list(with_one_more(row, 1)) == [1, 2, 4]
    assert list(with_one_more(row, 4)) == [2, 4, 4]
    assert list(with_one_more(vec[i64](), 7)) == [7]
    assert list(without(row, 4)) == [2]
