"""Ids: by which names the pieces of a scene go."""

from __future__ import annotations

from ironbridge.rulesets.brass_birmingham.figures import INDUSTRY_IDS
from ironbridge.rulesets.brass_birmingham.text.names import Names


def action_id(action: str) -> str:
    """The key of an action."""
    return f"action:{action}"


def card_id(names: Names, card: int) -> str:
    """A card's piece; cards that are alike are one."""
    return f"card:{names.printed.card_ids[card]}"


def mat_id(industry: int) -> str:
    """The next tile of an industry."""
    return f"mat:{INDUSTRY_IDS[industry]}"


def line_id(names: Names, line: int) -> str:
    """A line's link."""
    return f"line:{names.printed.line_ids[line]}"


def place_id(id: str) -> str:
    """A town, a farm brewery or a merchant's place."""
    return f"place:{id}"


def space_id(names: Names, space: int) -> str:
    """A space, or the tile on it."""
    return f"space:{names.space_ids[space]}"


def market_id(good: str) -> str:
    """A market."""
    return f"market:{good}"


def merchant_id(names: Names, merchant: int) -> str:
    """A merchant's tile."""
    return f"merchant:{names.merchant_ids[merchant]}"


def barrel_id(names: Names, merchant: int) -> str:
    """The barrel beside a merchant's tile."""
    return f"barrel:{names.merchant_ids[merchant]}"


def seat_id(seat: int) -> str:
    """A seat's panel."""
    return f"seat:{seat}"
