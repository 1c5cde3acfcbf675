"""Testing: the laws that every game obeys, to be run on any game, ours or yours.

from ironbridge.testing import conform

conform(my_game)
"""

from ironbridge.testing.conform import configurations, conform
from ironbridge.testing.digest import digest
from ironbridge.testing.laws import LAWS, LawBroken

__all__ = ["LAWS", "LawBroken", "configurations", "conform", "digest"]
