"""Market day: a toy that needs everything the engine has, as small as can be.

Two or three seats, twelve cards, two of each value, three stalls. Each turn chance sets the price
of the day, then a seat sells a card of its hand at a stall that does not show the same value,
earns value times price, and draws. When all hands are empty the richest wins.
"""

from market_day.market import GAME

__all__ = ["GAME"]
