"""Distances over built lines, with a place that nothing may pass through."""

from ironbridge.core.rules import NOBODY
from ironbridge.mechanisms.network import UNREACHED, Network, distances

RING = [[0, 1], [1, 2], [2, 3], [3, 0]]


def test_distance_counts_built_lines_only() -> None:
    network = Network(4, RING, [])
    assert distances(network, [0, 0, NOBODY, NOBODY], [0]) == [0, 1, 2, UNREACHED]


def test_distance_is_from_the_nearest_start() -> None:
    network = Network(4, RING, [])
    assert distances(network, [0, 0, 0, 0], [0, 2]) == [0, 1, 0, 1]


def test_nothing_passes_a_place_of_no_transit() -> None:
    network = Network(4, RING, [1])
    assert distances(network, [0, 0, NOBODY, NOBODY], [0]) == [0, 1, UNREACHED, UNREACHED]


def test_a_route_may_begin_in_a_place_of_no_transit() -> None:
    network = Network(4, RING, [1])
    assert distances(network, [0, 0, NOBODY, NOBODY], [1]) == [1, 0, 1, UNREACHED]
