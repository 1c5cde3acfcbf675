"""Ids: by which names the pieces of a scene go."""

from __future__ import annotations

from typing import Final

from ironbridge.rulesets.age_of_industry.figures import Printed

GOOD_IDS: Final = ("coal", "iron")
DECK: Final = "deck"
LOANS: Final = "loans:"


def action_id(action: str) -> str:
    """The key of an action, or to stop."""
    return f"action:{action}"


def loans_id(count: int) -> str:
    """The key to repay so many loans."""
    return f"{LOANS}{count}"


def card_id(printed: Printed, card: int) -> str:
    """A card of the hand; cards that are alike are one."""
    return f"card:{printed.card_ids[card]}"


def open_id(printed: Printed, card: int) -> str:
    """An open card; two that are alike are one."""
    return f"open:{printed.card_ids[card]}"


def counter_id(printed: Printed, model: int) -> str:
    """The counters of one level on the player display."""
    return f"counter:{printed.model_ids[model]}"


def space_id(printed: Printed, space: int) -> str:
    """A space, and the counter on it."""
    return f"space:{printed.space_ids[space]}"


def place_id(id: str) -> str:
    """The name of a place, or a village."""
    return f"place:{id}"


def import_id(printed: Printed, space: int) -> str:
    """The import box beyond a ship space."""
    return f"import:{printed.space_ids[space]}"


def market_id(printed: Printed, market: int) -> str:
    """A market counter."""
    return f"market:{printed.market_space_ids[market]}"


def display_id(good: str) -> str:
    """The display of coal or of iron."""
    return f"display:{good}"


def railway_id(printed: Printed, line: int) -> str:
    """A railway, or the place for one."""
    return f"line:{printed.link_ids[line]}"


def lane_id(name: str) -> str:
    """A sea lane, named by its ship and its port."""
    return f"lane:{name}"


def seat_id(seat: int) -> str:
    """A seat's panel."""
    return f"seat:{seat}"
