"""Questions: how the options of each question are written, offered, refused, and where they stand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.core.asks import Question
from ironbridge.core.state import NOBODY
from ironbridge.core.wording import Case, Spoken, Values, as_named
from ironbridge.rulesets.industria.board import BONUS, FACTORY
from ironbridge.rulesets.industria.figures import NUMERALS
from ironbridge.rulesets.industria.rules.auction import BID, LOT, PASS, SELL, VERDICT, next_bid
from ironbridge.rulesets.industria.rules.lay import LAY, SOURCE, points_for
from ironbridge.rulesets.industria.rules.supply import (
    BANK,
    OUT_OF_REACH,
    OWN,
    SELLER,
    TILE,
    asked_for,
    cheapest,
    makes,
    price_of,
    suppliers,
)
from ironbridge.rulesets.industria.scene.ids import AUCTION, seat_id, supply_id, tile_id
from ironbridge.rulesets.industria.speech import SPEECH
from ironbridge.rulesets.industria.state import (
    HAND,
    LAID,
    Position,
    is_held,
    is_laid,
    left_of,
    on_offer,
)
from ironbridge.rulesets.industria.text.astray import astray
from ironbridge.rulesets.industria.text.costs import SOURCES, told_cost, ways_words
from ironbridge.rulesets.industria.text.names import Names, thalers

Here = Case[Position]
Said = TypeVar("Said")

PLACES: Final = ("stack", "offered", "gone")  # of a tile that nobody has


class Questions:
    """The five questions, on one board."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.printed = names.printed
        self.board = names.board

    def spoken(self) -> dict[int, Spoken[Position]]:
        """How each of them speaks."""
        return {
            LOT: self.cashing(
                LOT,
                Spoken(
                    self.lot_phrase,
                    self.offered_lot,
                    self.tile_place,
                    self.of_tile,
                    self.lot_values,
                ),
            ),
            BID: self.cashing(
                BID,
                Spoken(
                    bid_phrase,
                    offered_bid,
                    at_auction,
                    self.of_bid,
                    self.hammer_values,
                    over_another,
                ),
            ),
            VERDICT: self.cashing(
                VERDICT,
                Spoken(
                    verdict_phrase, offered_verdict, at_auction, self.of_bid, self.hammer_values
                ),
            ),
            LAY: self.cashing(
                LAY,
                Spoken(
                    self.lay_phrase,
                    self.offered_lay,
                    self.lay_place,
                    self.of_tile,
                    refused=self.refused_lay,
                ),
            ),
            SOURCE: Spoken(
                self.source_phrase,
                self.offered_source,
                self.source_place,
                self.of_source,
                self.source_values,
                astray=astray(SOURCE),
            ),
        }

    # Which tile comes under the hammer.

    def lot_phrase(self, question: Question, tile: int) -> str:
        return f"auction {self.printed.tile_ids[tile]}"

    def offered_lot(self, asked: Here, tile: int) -> str:
        name, gist = self.names.tile(tile, asked.lang), self.names.gist(tile, asked.lang)
        return SPEECH.say("option.lot", asked.lang, tile=name, gist=gist)

    def tile_place(self, asked: Here, tile: int) -> str:
        return tile_id(self.printed, tile)

    def of_tile(self, asked: Here, tile: int) -> Values:
        """What a refusal of a tile may speak of."""
        state, lang = asked.state, asked.lang
        lacking = lacking_of(state, self.board.needs[tile])
        return {
            "tile": self.names.tile(tile, lang),
            "where": whereabouts(asked, tile),
            "offer": self.offer(asked),
            "epoch": NUMERALS[self.board.epoch[tile]],
            "cost": told_cost(asked, self.names, tile),
            "money": thalers(state.money[asked.seat], lang),
            "resource": self.names.several(lacking, lang),
            "when": self.when_sold(lacking, lang),
        }

    def when_sold(self, resources: list[int], lang: str) -> str:
        """Before which epoch the bank sells none of these resources."""
        epoch = min((self.board.resource_epoch[need] + 1 for need in resources), default=0)
        if epoch >= self.board.epochs:
            return SPEECH.say("when.never", lang)
        return SPEECH.say("when.from", lang, epoch=NUMERALS[epoch])

    def offer(self, asked: Here) -> str:
        """The tiles that can be put up now."""
        tiles = on_offer(asked.state)
        return ", ".join(self.names.tile(tile, asked.lang) for tile in tiles)

    def lot_values(self, asked: Here) -> Values:
        """What is said where no tile is under the hammer."""
        return {"offer": self.offer(asked)}

    def hammer_values(self, asked: Here) -> Values:
        """What a question about the tile under the hammer may name."""
        state, lang = asked.state, asked.lang
        return {
            "tile": self.names.tile(state.lot, lang),
            "bidder": asked.names[state.bidder],
            "bid": thalers(state.bid, lang),
            "least": thalers(next_bid(state), lang),
            "money": thalers(state.money[asked.seat], lang),
            "auctioneer": asked.names[state.auctioneer],
        }

    def of_bid(self, asked: Here, amount: int) -> Values:
        """What a refusal of a bid may speak of."""
        return {**self.hammer_values(asked), "amount": thalers(amount, asked.lang)}

    # What is laid.

    def lay_phrase(self, question: Question, option: int) -> str:
        return "done" if option == self.board.tiles else f"lay {self.printed.tile_ids[option]}"

    def offered_lay(self, asked: Here, option: int) -> str:
        """A tile to lay, with all that it costs and what it brings at once."""
        if option == self.board.tiles:
            return SPEECH.say("option.done", asked.lang)
        return SPEECH.say(
            "option.lay",
            asked.lang,
            tile=self.names.tile(option, asked.lang),
            price=told_cost(asked, self.names, option),
            gain=self.gain(asked, option),
        )

    def lay_place(self, asked: Here, option: int) -> str:
        return seat_id(asked.seat) if option == self.board.tiles else tile_id(self.printed, option)

    def refused_lay(self, asked: Here, tile: int, reason: str) -> str:
        """Two resources that are not to be had are told by a sentence of their own."""
        if reason != "no-supply" or len(lacking_of(asked.state, self.board.needs[tile])) == 1:
            return as_named(asked, tile, reason)
        return "refused.no-supply-two"

    def gain(self, asked: Here, tile: int) -> str:
        """What laying a tile brings."""
        state, lang = asked.state, asked.lang
        if self.board.kind[tile] == BONUS:
            return SPEECH.say("gain.bonus", lang, count=self.board.bonus_points)
        if self.board.kind[tile] == FACTORY and self.board.epoch[tile] != state.epoch:
            return SPEECH.say("gain.late", lang)
        return SPEECH.say("points", lang, count=points_for(state, tile))

    # Where a resource comes from.

    def needed(self, question: Question) -> int:
        """The resource that is asked about."""
        return self.board.needs[question.a][question.b]

    def source_phrase(self, question: Question, source: int) -> str:
        return f"{self.printed.resource_ids[self.needed(question)]}:{source_word(source)}"

    def source_values(self, asked: Here) -> Values:
        resource = self.needed(asked.question)
        return {
            "tile": self.names.tile(asked["tile"], asked.lang),
            "resource": self.names.some(resource, asked.lang),
            "material": self.names.material(resource, asked.lang),
        }

    def offered_source(self, asked: Here, source: int) -> str:
        """A supplier, with what it costs."""
        key = SOURCES[min(source, SELLER)]
        seller = asked.names[source - SELLER] if source >= SELLER else ""
        material = self.names.material(self.needed(asked.question), asked.lang)
        count = price_of(asked.state, source)
        values = {"seller": seller, "count": count, "material": material}
        return SPEECH.say(f"option.{key}", asked.lang, **values)

    def of_source(self, asked: Here, source: int) -> Values:
        """What a refusal of a supplier may speak of: the whole move, with the money before it."""
        state, resource, seller = asked.state, self.needed(asked.question), source - SELLER
        makers = [seat for seat in range(self.board.seats) if makes(state, resource, seat)]
        rest = cheapest(state, self.board.needs[asked["tile"]], asked["need"] + 1, asked.seat)
        whole = asked["spent"] + price_of(state, source) + rest
        return {
            **self.source_values(asked),
            "seller": asked.names[seller] if 0 <= seller < len(asked.names) else "",
            "maker": asked.names[makers[0]] if makers else "",
            "ways": ways_words(asked, suppliers(state, resource)),
            "when": self.when_sold([resource], asked.lang),
            "cost": thalers(whole, asked.lang),
            "money": thalers(state.money[asked.seat] + asked["spent"], asked.lang),
        }

    def source_place(self, asked: Here, source: int) -> str:
        """A factory, a tile in hand, or the bank; "" for nowhere."""
        resource = self.needed(asked.question)
        if source == TILE:
            return self.tile_in_hand(asked, resource)
        if source == BANK:
            return supply_id(self.printed, resource)
        maker = asked.seat if source == OWN else source - SELLER
        laid = [tile for tile in self.board.makers[resource] if is_laid(asked.state, tile, maker)]
        return tile_id(self.printed, laid[0]) if laid else ""

    # Cashing in, which stands behind the options of all other questions.

    def cashing(self, kind: int, own: Spoken[Position]) -> Spoken[Position]:
        """A question before which resource tiles may be cashed in."""
        first = self.board.ordinary[kind]
        return Spoken(
            lambda question, option: (
                own.phrase(question, option)
                if option < first
                else f"cash {self.printed.resource_ids[option - first]}"
            ),
            behind(first, own.offer, self.offered_cash),
            behind(first, own.place, self.tile_in_hand),
            behind(first, own.subject, self.of_resource),
            own.values,
            own.variant,
            own.refused,
            astray(kind),
        )

    def offered_cash(self, asked: Here, resource: int) -> str:
        name = self.names.material(resource, asked.lang)
        return SPEECH.say("option.cash", asked.lang, material=name, count=self.board.cash_in)

    def tile_in_hand(self, asked: Here, resource: int) -> str:
        """The resource tile that would be handed in: they are alike, the first goes; "" for none."""
        tiles = self.board.suppliers[resource]
        held = [tile for tile in tiles if is_held(asked.state, tile, asked.seat)]
        return tile_id(self.printed, held[0]) if held else ""

    def of_resource(self, asked: Here, resource: int) -> Values:
        return {"material": self.names.material(resource, asked.lang)}


def behind(
    first: int, own: Callable[[Here, int], Said], other: Callable[[Here, int], Said]
) -> Callable[[Here, int], Said]:
    """What is said of options: from the first one on by another function, counted from there."""

    def say(asked: Here, option: int) -> Said:
        return own(asked, option) if option < first else other(asked, option - first)

    return say


# Bids, and what comes of them.


def bid_phrase(question: Question, amount: int) -> str:
    """A bid in notation."""
    return "pass" if amount == PASS else f"bid {amount}"


def offered_bid(asked: Here, amount: int) -> str:
    """A bid in words."""
    key = "option.pass" if amount == PASS else "option.bid"
    return SPEECH.say(key, asked.lang, count=amount)


def over_another(asked: Here) -> str:
    """A bid is asked for in another way when there is one already."""
    return "" if asked.state.bidder == NOBODY else "-over"


def at_auction(asked: Here, option: int) -> str:
    """Bids and verdicts stand with the auction."""
    return AUCTION


def verdict_phrase(question: Question, verdict: int) -> str:
    """A verdict in notation."""
    return "sell" if verdict == SELL else "keep"


def offered_verdict(asked: Here, verdict: int) -> str:
    """Sell or keep, with what follows."""
    state = asked.state
    key = "sell" if verdict == SELL else "keep" if len(on_offer(state)) > 1 else "keep-last"
    return SPEECH.say(
        f"option.{key}",
        asked.lang,
        bidder=asked.names[state.bidder],
        count=state.bid,
        next=asked.names[left_of(state, state.auctioneer)],
    )


# Suppliers.


def source_word(source: int) -> str:
    """A supplier in notation; seats are counted from 1 there."""
    return f"seat{source - SELLER + 1}" if source >= SELLER else SOURCES[source]


def lacking_of(state: Position, needs: vec[i64]) -> list[int]:
    """Those of the needs that are not to be had from anybody."""
    found: dict[int, None] = {}
    for at, need in enumerate(needs):
        units = vec[i64]([need] * asked_for(needs, 0, at))
        if cheapest(state, units, 0, state.seat) == OUT_OF_REACH:
            found[need] = None
    return list(found)


def whereabouts(asked: Here, tile: int) -> str:
    """Where a tile is, for somebody who wants it."""
    state = asked.state
    place = state.place[tile]
    if place < HAND:
        return SPEECH.say(f"where.{PLACES[place]}", asked.lang)
    key, seat = ("laid", place - LAID) if place >= LAID else ("held", place - HAND)
    own = "-yours" if seat == asked.seat else ""
    return SPEECH.say(f"where.{key}{own}", asked.lang, seat=asked.names[seat])
