"""Sales: how the questions of a sale speak, tile, merchant and beer; and the beer of a railway."""

from __future__ import annotations

from collections.abc import Callable

from ironbridge.core.asks import Question
from ironbridge.core.wording import Spoken, Values, nothing
from ironbridge.rulesets.brass_birmingham.board import NOTHING
from ironbridge.rulesets.brass_birmingham.scene.ids import (
    barrel_id,
    merchant_id,
    space_id,
)
from ironbridge.rulesets.brass_birmingham.speech import SPEECH
from ironbridge.rulesets.brass_birmingham.state import Position, model_on
from ironbridge.rulesets.brass_birmingham.text.behind import (
    Here,
    behind,
    nowhere,
    of_no_words,
    or_stop,
)
from ironbridge.rulesets.brass_birmingham.text.costs import Costs
from ironbridge.rulesets.brass_birmingham.text.denied import Denied
from ironbridge.rulesets.brass_birmingham.text.names import Names


class Sales:
    """What is asked about sales and beer, on one board."""

    def __init__(self, names: Names, costs: Costs, denied: Denied) -> None:
        self.names = names
        self.board = names.board
        self.costs = costs
        self.denied = denied

    # Tiles.

    def sale(self) -> Spoken[Position]:
        """A tile to sell, or no more; behind that beer, which comes too late."""
        first = int(self.board.no_sale) + 1
        beer = Spoken(
            lambda question, option: self.beer().phrase(question, option - first),
            of_no_words,
            nowhere,
            self.denied.beer_too_much,
            refused=beer_refused,
        )
        return behind(first, or_stop(first - 1, self.sold_tile()), beer)

    def sold_tile(self) -> Spoken[Position]:
        """A tile to sell."""
        return Spoken(
            lambda question, space: self.names.space_ids[space],
            self.offered_sale,
            self.space_place,
            self.denied.sale,
            refused=self.denied.sale_refused,
        )

    def space_place(self, asked: Here, space: int) -> str:
        return space_id(self.names, space)

    def offered_sale(self, asked: Here, space: int) -> str:
        """A tile to sell, with what that takes and brings."""
        gain = self.names.gain(model_on(asked.state, space), asked.lang)
        takes = self.costs.sale(asked, space)
        return SPEECH.say(
            "option.sale",
            asked.lang,
            tile=self.names.tile(asked.state.tile[space], asked.lang),
            where=self.names.where(space, asked.lang),
            takes=takes,
            gain=gain,
        )

    # Merchants and beer.

    def merchant(self) -> Spoken[Position]:
        """A merchant."""
        return Spoken(
            self.merchant_phrase,
            self.offered_merchant,
            self.merchant_place,
            self.denied.merchant,
            self.tile_sold,
            refused=merchant_refused,
        )

    def merchant_phrase(self, question: Question, merchant: int) -> str:
        return f"to:{self.names.merchant_ids[merchant]}"

    def merchant_place(self, asked: Here, merchant: int) -> str:
        return merchant_id(self.names, merchant)

    def offered_merchant(self, asked: Here, merchant: int) -> str:
        """A merchant, the beer for it, and its barrel if it still stands there."""
        return SPEECH.say(
            "option.merchant-beer" if asked.state.barrel[merchant] else "option.merchant",
            asked.lang,
            place=self.names.merchant(merchant, asked.lang),
            number=self.names.number_of_merchant(merchant),
            beer=self.costs.beer(asked, asked["space"], merchant),
            bonus=self.names.bonus(self.board.merchant_place[merchant], asked.lang),
        )

    def tile_sold(self, asked: Here) -> Values:
        """What a question about a sale may name."""
        return {"tile": self.names.your_tile(asked.state.tile[asked["space"]], asked.lang)}

    def beer(self, values: Callable[[Here], Values] = nothing) -> Spoken[Position]:
        """A brewery, or a merchant's barrel behind all spaces."""
        return behind(
            int(self.board.barrel),
            Spoken(
                lambda question, space: f"beer:{self.names.space_ids[space]}",
                self.offered_brewery,
                self.space_place,
                self.denied.brewery,
                values,
            ),
            Spoken(
                lambda question, barrel: "beer:merchant",
                self.offered_barrel,
                lambda asked, barrel: barrel_id(self.names, drunk_at(asked)),
                self.of_barrel,
            ),
        )

    def offered_brewery(self, asked: Here, space: int) -> str:
        """A brewery and its owner."""
        return SPEECH.say("option.brewery", asked.lang, **self.costs.owned(asked, space))

    def offered_barrel(self, asked: Here, barrel: int) -> str:
        """The merchant's barrel with its bonus."""
        place = self.board.merchant_place[drunk_at(asked)]
        return SPEECH.say("option.barrel", asked.lang, bonus=self.names.bonus(place, asked.lang))

    def of_barrel(self, asked: Here, barrel: int) -> Values:
        """The merchant whose barrel is meant."""
        return {"what": self.names.merchant(drunk_at(asked), asked.lang)}


def beer_refused(asked: Here, option: int, reason: str) -> str:
    """Beer for a tile that takes none, or for one that has had it."""
    last = asked["last"]
    dry = last != NOTHING and model_on(asked.state, last).beer == 0
    return f"refused.{reason}-at-all" if dry else f"refusal.{reason}"


def merchant_refused(asked: Here, merchant: int, reason: str) -> str:
    """A merchant that buys nothing is told so."""
    blank = asked.state.board.buys[asked.state.merchant[merchant]] == 0
    return f"refused.{reason}-blank" if blank else f"refusal.{reason}"


def drunk_at(asked: Here) -> int:
    """The merchant whose barrel is meant; for railways, which none serves, the first."""
    return asked.about.get("merchant", 0)
