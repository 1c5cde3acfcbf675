"""Astray: words of another question, and the refusal that tells a player so."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from ironbridge.core.wording import Case
from ironbridge.rulesets.industria.rules.auction import BID, LOT, VERDICT
from ironbridge.rulesets.industria.rules.lay import LAY, SOURCE
from ironbridge.rulesets.industria.state import Position

NUMBER: Final = re.compile(r"[+-]?\d+([.,]\d+)?")
SUPPLY: Final = re.compile(r"[\w-]+:(own|tile|bank|seat\d+)|buy")
LONGEST: Final = 9  # digits of a number that is read

# The short names of refusals, by question and by what kind of word is said there.
STRAYS: Final = {
    LOT: {
        "bid": "auctioneer-does-not-bid",
        "pass": "auctioneer-must-choose",
        "done": "auctioneer-must-choose",
        "sell": "nothing-put-up",
        "keep": "nothing-put-up",
        "lay": "not-laying-yet",
        "supply": "not-laying-yet",
    },
    BID: {
        "auction": "auctioneer-chooses",
        "bid": "bid-not-whole",
        "done": "bid-or-pass",
        "sell": "auctioneer-decides",
        "keep": "auctioneer-decides",
        "lay": "not-laying-yet",
        "supply": "not-laying-yet",
    },
    VERDICT: {
        "auction": "verdict-is-due",
        "bid": "auctioneer-decides-now",
        "pass": "verdict-is-due",
        "done": "verdict-is-due",
        "lay": "not-laying-yet",
        "supply": "not-laying-yet",
    },
    LAY: {
        "auction": "auction-is-over",
        "bid": "auction-is-over",
        "pass": "laying-ends-with-done",
        "sell": "auction-is-over",
        "keep": "auction-is-over",
        "supply": "supply-without-tile",
    },
    SOURCE: dict.fromkeys(
        ("auction", "bid", "pass", "done", "sell", "keep", "lay", "supply"), "supply-is-due"
    ),
}


def astray(kind: int) -> Callable[[Case[Position], str], str]:
    """Which refusal answers words that name no option of a kind of question."""

    def refusal(asked: Case[Position], words: str) -> str:
        if kind == BID and is_too_much(asked.state, words):
            return "bid-above-money"
        return STRAYS[kind].get(word_kind(words), "")

    return refusal


def word_kind(words: str) -> str:
    """What somebody speaks of: a bid, also as a bare number; a supply; else the first word."""
    first = words.split()[0]
    if NUMBER.fullmatch(first):
        return "bid"
    return "supply" if SUPPLY.fullmatch(first) else first


def is_too_much(state: Position, words: str) -> bool:
    """Is this a bid in whole thalers that is more than the money in hand?"""
    amount = words.split()[-1]
    if word_kind(words) != "bid" or not amount.isdecimal():
        return False
    return int(amount[:LONGEST]) > state.money[state.seat]
