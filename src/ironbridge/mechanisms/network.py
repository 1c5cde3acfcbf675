"""Network: places, the lines between them, and how far apart built lines leave them."""

from __future__ import annotations

from typing import Final, final

from ironbridge.core.rules import NOBODY

UNREACHED: Final = -1


@final
class Network:
    """What may be joined to what. Goods may end in a place of no transit, not pass through it."""

    def __init__(self, places: int, lines: list[list[int]], no_transit: list[int]) -> None:
        self.places = places
        self.lines = lines
        self.transit = [place not in no_transit for place in range(places)]
        self.lines_at = [
            [line for line in range(len(lines)) if place in lines[line]] for place in range(places)
        ]


def distances(network: Network, built: list[int], starts: list[int]) -> list[int]:
    """How many lines lie between each place and the nearest start; a line of NOBODY is not built."""
    steps = [UNREACHED] * network.places
    for place in starts:
        steps[place] = 0
    reached = starts[:]
    at = 0
    while at < len(reached):
        place = reached[at]
        at += 1
        if steps[place] > 0 and not network.transit[place]:
            continue
        for line in network.lines_at[place]:
            if built[line] == NOBODY:
                continue
            for other in network.lines[line]:
                if steps[other] == UNREACHED:
                    steps[other] = steps[place] + 1
                    reached.append(other)
    return steps


def regions(network: Network, built: list[int]) -> list[int]:
    """The number of each place's region: places have the same if built lines join them."""
    region = list(range(network.places))
    for line in range(len(network.lines)):
        if built[line] != NOBODY:
            region = merged(region, network.lines[line])
    return region


def merged(region: list[int], places: list[int]) -> list[int]:
    """The regions after these places have been joined; the old list stays as it is."""
    first = region[places[0]]
    result = region
    for place in places:
        other = result[place]
        if other != first:
            result = [first if number == other else number for number in result]
    return result
