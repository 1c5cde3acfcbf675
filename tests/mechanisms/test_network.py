"""What lines join, how far apart they leave it, and a place that nothing may pass through."""

from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.mechanisms.masks import bit, has, mask_of, united
from ironbridge.mechanisms.network import (
    UNREACHED,
    distances,
    joined,
    nearest,
    spread,
    unjoined,
    with_line,
)

RING = [[0, 1], [1, 2], [2, 3], [3, 0]]


def beside(*lines: list[int]) -> vec[i64]:
    """A network of four places with these lines."""
    row = unjoined(4)
    for line in lines:
        row = with_line(row, mask_of(line))
    return row


def test_a_set_has_its_members_up_to_the_last_bit() -> None:
    mask = mask_of([0, 31, 32, 61])

    assert [member for member in range(62) if has(mask, member)] == [0, 31, 32, 61]
    assert mask == (1 << 0) + (1 << 31) + (1 << 32) + (1 << 61)
    assert united(vec[i64]([1, 2, 4, 8]), bit(1) | bit(3)) == 10


def test_a_line_joins_all_that_its_ends_reach() -> None:
    before = joined(joined(unjoined(5), mask_of([0, 1])), mask_of([2, 3]))
    after = joined(before, mask_of([1, 2]))

    assert list(before) == [3, 3, 12, 12, 16]
    assert list(after) == [15, 15, 15, 15, 16]


def test_a_line_of_three_ends_joins_them_all() -> None:
    assert list(joined(unjoined(4), mask_of([0, 1, 3]))) == [11, 11, 4, 11]
    assert distances(beside([0, 1, 3]), 0) == [0, 1, UNREACHED, 1]


def test_distance_counts_built_lines_only() -> None:
    assert distances(beside(RING[0], RING[1]), 0) == [0, 1, 2, UNREACHED]


def test_the_nearest_are_all_that_are_as_near() -> None:
    ring = beside(*RING)

    assert nearest(ring, bit(0), mask_of([1, 2, 3])) == mask_of([1, 3])
    assert nearest(ring, bit(0), mask_of([0, 1])) == bit(0)
    assert nearest(ring, mask_of([0, 1]), bit(2)) == bit(2)
    assert nearest(beside(RING[0]), bit(0), bit(2)) == 0


def test_nothing_passes_a_barred_place() -> None:
    two = beside(RING[0], RING[1])

    assert distances(two, 0, bit(1)) == [0, 1, UNREACHED, UNREACHED]
    assert spread(two, bit(0), bit(1)) == mask_of([0, 1])
    assert spread(two, bit(0)) == mask_of([0, 1, 2])


def test_a_route_may_begin_in_a_barred_place() -> None:
    two = beside(RING[0], RING[1])

    assert distances(two, 1, bit(1)) == [1, 0, 1, UNREACHED]
    assert spread(two, bit(1), bit(1)) == mask_of([0, 1, 2])
