"""The order of the next round."""

from ironbridge.mechanisms.order import by_spending


def test_who_spent_least_goes_first_and_equals_keep_their_places() -> None:
    assert by_spending([3, 0, 2, 1], [4, 9, 0, 4]) == [2, 3, 0, 1]
