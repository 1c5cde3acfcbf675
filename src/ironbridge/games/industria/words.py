"""Words: Industria's notation, questions, log and refusals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.core.rules import NOBODY, Event, Question, State
from ironbridge.core.speech import language, names_of
from ironbridge.games.industria.board import BONUS, FACTORY, NOTHING, RESOURCE, Board
from ironbridge.games.industria.figures import NUMERALS, Printed
from ironbridge.games.industria.rules import kinds
from ironbridge.games.industria.rules.auction import next_bid
from ironbridge.games.industria.rules.kinds import (
    BANK,
    BID,
    LAY,
    LOT,
    OWN,
    PASS,
    SELL,
    SELLER,
    SOURCE,
    TILE,
    VERDICT,
)
from ironbridge.games.industria.rules.lay import points_for, price_for
from ironbridge.games.industria.rules.supply import OUT_OF_REACH, cheapest, price_of
from ironbridge.games.industria.speech import SPEECH
from ironbridge.games.industria.state import Position, left_of, on_offer

QUESTIONS: Final = ("lot", "bid", "verdict", "lay", "source")

EVENTS: Final = names_of(kinds, "INCOME", "MONEY_SCORED")
REFUSALS: Final = names_of(kinds, "NOT_ON_OFFER", "NO_TILE_TO_CASH_IN")


class IndustriaWords:
    """How Industria speaks, on one board."""

    def __init__(self, printed: Printed, board: Board) -> None:
        self.printed = printed
        self.board = board

    # Notation.

    def kind(self, question: Question) -> str:
        return QUESTIONS[question.kind]

    def phrase(self, question: Question, option: int) -> str:
        if question.kind == SOURCE:
            resource = self.board.needs[question.a][question.b]
            return f"{self.printed.resource_ids[resource]}:{source_word(option)}"
        cashed = option - self.board.ordinary[question.kind]
        if cashed >= 0:
            return f"cash {self.printed.resource_ids[cashed]}"
        if question.kind == LOT:
            return f"auction {self.printed.tile_ids[option]}"
        if question.kind == BID:
            return "pass" if option == PASS else f"bid {option}"
        if question.kind == VERDICT:
            return "sell" if option == SELL else "keep"
        return "done" if option == self.board.tiles else f"lay {self.printed.tile_ids[option]}"

    # Names.

    def tile(self, tile: int, lang: str) -> str:
        """A tile's name; resource and bonus tiles say what they are."""
        id = self.printed.tile_ids[tile]
        name = self.printed.tiles[id].name[language(lang)]
        if self.board.kind[tile] == RESOURCE:
            return SPEECH.say("names.resource-tile", lang, resource=name)
        if self.board.kind[tile] == BONUS:
            return SPEECH.say("names.bonus-tile", lang, bonus=name)
        return name

    def resource(self, resource: int, lang: str) -> str:
        """A resource's name, as it stands within a sentence."""
        id = self.printed.resource_ids[resource]
        return self.printed.resources[id].name[language(lang)].lower()

    def bonus(self, bonus: int, lang: str) -> str:
        """A bonus's name."""
        id = self.printed.bonus_ids[bonus]
        return self.printed.bonuses[id].name[language(lang)].lower()

    def gist(self, tile: int, lang: str) -> str:
        """What a tile costs, needs and brings, in a few words."""
        kind = self.board.kind[tile]
        parts = [
            SPEECH.say(
                f"gist.{('factory', 'technology', 'resource', 'bonus')[kind]}",
                lang,
                points=SPEECH.say("points", lang, count=self.board.points[tile]),
                price=thalers(self.board.price[tile], lang),
            )
        ]
        needs = [self.resource(need, lang) for need in self.board.needs[tile]]
        if needs:
            parts.append(SPEECH.say("gist.needs", lang, resources=" + ".join(needs)))
        if self.board.makes[tile] != NOTHING:
            made = self.resource(self.board.makes[tile], lang)
            parts.append(SPEECH.say("gist.makes", lang, resource=made))
        if self.board.discount[tile]:
            parts.append(SPEECH.say("gist.discount", lang, count=self.board.discount[tile]))
        if self.board.symbols[tile]:
            symbols = [self.bonus(symbol, lang) for symbol in self.board.symbols[tile]]
            parts.append(SPEECH.say("gist.symbols", lang, symbols=", ".join(symbols)))
        return ", ".join(parts)

    # Questions and options.

    def ask(self, state: State, question: Question, names: Sequence[str], lang: str) -> str:
        assert isinstance(state, Position)
        key = QUESTIONS[question.kind]
        if question.kind == BID and state.bidder != NOBODY:
            key = "bid-over"
        lot = question.a if question.kind == SOURCE else state.lot
        need = self.board.needs[question.a][question.b] if question.kind == SOURCE else 0
        return SPEECH.say(
            f"ask.{key}",
            lang,
            seat=names[question.seat],
            tile="" if lot == NOTHING else self.tile(lot, lang),
            bidder=names[state.bidder],
            bid=state.bid,
            resource=self.resource(need, lang),
        )

    def option(
        self, state: State, question: Question, option: int, names: Sequence[str], lang: str
    ) -> str:
        assert isinstance(state, Position)
        kind = question.kind
        if kind == SOURCE:
            return self.source_option(state, option, names, lang)
        cashed = option - self.board.ordinary[kind]
        if cashed >= 0:
            resource = self.resource(cashed, lang)
            return SPEECH.say("option.cash", lang, resource=resource, count=self.board.cash_in)
        if kind == LOT:
            gist = self.gist(option, lang)
            return SPEECH.say("option.lot", lang, tile=self.tile(option, lang), gist=gist)
        if kind == BID:
            return SPEECH.say("option.pass" if option == PASS else "option.bid", lang, count=option)
        if kind == VERDICT:
            return self.verdict_option(state, option, names, lang)
        return self.lay_option(state, option, lang)

    def source_option(self, state: Position, source: int, names: Sequence[str], lang: str) -> str:
        """A supplier, with what it costs."""
        key = ("own", "tile", "bank", "seller")[min(source, SELLER)]
        seller = names[source - SELLER] if source >= SELLER else ""
        return SPEECH.say(f"option.{key}", lang, seller=seller, count=price_of(state, source))

    def verdict_option(self, state: Position, verdict: int, names: Sequence[str], lang: str) -> str:
        """Sell or keep, with what follows."""
        key = "sell" if verdict == SELL else "keep" if len(on_offer(state)) > 1 else "keep-last"
        after = names[left_of(state, state.auctioneer)]
        bidder = names[state.bidder]
        return SPEECH.say(f"option.{key}", lang, bidder=bidder, count=state.bid, next=after)

    def lay_option(self, state: Position, option: int, lang: str) -> str:
        """A tile to lay, with the least it costs and what it brings at once."""
        if option == self.board.tiles:
            return SPEECH.say("option.done", lang)
        cost = self.least_cost(state, option)
        return SPEECH.say(
            "option.lay",
            lang,
            tile=self.tile(option, lang),
            price=cost_words(cost, lang),
            gain=self.gain(state, option, lang),
        )

    def least_cost(self, state: Position, tile: int) -> int:
        """Price and resources together, as cheap as they come."""
        resources = cheapest(state, self.board.needs[tile], 0, state.seat)
        return price_for(state, tile, state.seat) + resources

    def gain(self, state: Position, tile: int, lang: str) -> str:
        """What laying a tile brings."""
        if self.board.kind[tile] == BONUS:
            return SPEECH.say("gain.bonus", lang, count=self.board.bonus_points)
        if self.board.kind[tile] == FACTORY and self.board.epoch[tile] != state.epoch:
            return SPEECH.say("gain.late", lang)
        return SPEECH.say("points", lang, count=points_for(state, tile))

    # The log.

    def event(self, event: Event, names: Sequence[str], lang: str) -> str:
        key = EVENTS[event.kind]
        return SPEECH.say(
            f"event.{key}{self.variant(event)}", lang, **self.told(event, names, lang)
        )

    def variant(self, event: Event) -> str:
        """Supplies are told differently by their source."""
        if event.kind != kinds.SUPPLIED:
            return ""
        return ("-own", "-tile", "-bank", "-seller")[min(event.b, SELLER)]

    def told(self, event: Event, names: Sequence[str], lang: str) -> dict[str, object]:
        """The values that an event's sentence may use."""
        kind = event.kind
        values: dict[str, object] = {"seat": "" if event.seat == NOBODY else names[event.seat]}
        if kind == kinds.CASHED_IN:
            return values | {"resource": self.resource(event.a, lang), "count": event.b}
        if kind == kinds.SUPPLIED:
            values["seller"] = names[event.b - SELLER] if event.b >= SELLER else ""
            price = self.board.bank_price if event.b == BANK else self.board.seller_price
            return values | {"resource": self.resource(event.a, lang), "count": price}
        if kind in COUNTED:
            return values | {"count": event.a}
        if kind == kinds.EPOCH_BEGAN:
            return values | {"epoch": NUMERALS[event.a]}
        values |= {"tile": self.tile(event.a, lang), "count": event.b}
        return values | {"from": names[event.c], "price": cost_words(event.b, lang)}

    # Refusals.

    def reason(self, why: int) -> str:
        return REFUSALS[why]

    def clause(self, why: int) -> str:
        return str(SPEECH.find(f"refusal.{REFUSALS[why]}")["clause"])

    def refusal(
        self,
        state: State,
        question: Question,
        option: int,
        why: int,
        names: Sequence[str],
        lang: str,
    ) -> str:
        assert isinstance(state, Position)
        tile, resource = self.subject(state, question, option)
        return SPEECH.say(
            f"refusal.{REFUSALS[why]}",
            lang,
            amount=option,
            least=next_bid(state),
            money=thalers(state.money[question.seat], lang),
            tile="" if tile == NOTHING else self.tile(tile, lang),
            epoch="" if tile == NOTHING else NUMERALS[self.board.epoch[tile]],
            cost="" if tile == NOTHING else thalers(self.least_cost(state, tile), lang),
            resource="" if resource == NOTHING else self.resource(resource, lang),
            seller=names[option - SELLER] if 0 <= option - SELLER < len(names) else "",
        )

    def subject(self, state: Position, question: Question, option: int) -> tuple[int, int]:
        """The tile and the resource that a refusal speaks of."""
        if question.kind == SOURCE:
            return question.a, self.board.needs[question.a][question.b]
        cashed = option - self.board.ordinary[question.kind]
        if cashed >= 0:
            return NOTHING, cashed
        if question.kind not in (LOT, LAY):
            return NOTHING, NOTHING
        return option, first_lacking(state, self.board.needs[option])


COUNTED: Final = (
    kinds.INCOME,
    kinds.BONUS_SCORED,
    kinds.ROADS_SCORED,
    kinds.LINES_SCORED,
    kinds.MONEY_SCORED,
)


def first_lacking(state: Position, needs: vec[i64]) -> int:
    """The first resource of these that is not to be had from anybody, or NOTHING."""
    for at, need in enumerate(needs):
        if cheapest(state, needs[: at + 1], 0, state.seat) == OUT_OF_REACH:
            return need
    return NOTHING


def source_word(source: int) -> str:
    """A supplier in notation; seats are counted from 1 there."""
    if source >= SELLER:
        return f"seat{source - SELLER + 1}"
    return {OWN: "own", TILE: "tile", BANK: "bank"}[source]


def cost_words(count: int, lang: str) -> str:
    """What something costs, which may be nothing."""
    return thalers(count, lang) if count else SPEECH.say("free", lang)


def thalers(count: int, lang: str) -> str:
    """An amount of money."""
    return SPEECH.say("thalers", lang, count=count)
