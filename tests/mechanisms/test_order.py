"""The order of the next round."""

from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.mechanisms.order import by_spending


def test_who_spent_least_goes_first_and_equals_keep_their_places() -> None:
    order, spent = vec[i64]([3, 0, 2, 1]), vec[i64]([4, 9, 0, 4])

    assert list(by_spending(order, spent)) == [2, 3, 0, 1]
    assert list(order) == [3, 0, 2, 1]
