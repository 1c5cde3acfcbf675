"""Testing: the laws that every game obeys, to be run on any game, ours or yours.

from ironbridge.testing import conform

conform(my_game)
"""

from ironbridge.testing.conforming import configurations, conform
from ironbridge.testing.digests import digest
from ironbridge.testing.laws import LAWS
from ironbridge.testing.places import LawBroken

__all__ = ["LAWS", "LawBroken", "configurations", "conform", "digest"]
