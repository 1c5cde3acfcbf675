"""Offers: the options of a question in words, with their price and what they bring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ironbridge.core.rules import Question, State
from ironbridge.games.brass_birmingham.board import CANAL, INDUSTRIES, NOTHING
from ironbridge.games.brass_birmingham.names import Names, signed
from ironbridge.games.brass_birmingham.rules import kinds
from ironbridge.games.brass_birmingham.rules.build import total_cost
from ironbridge.games.brass_birmingham.rules.cards import space_after_loan
from ironbridge.games.brass_birmingham.rules.network import first_price, second_price
from ironbridge.games.brass_birmingham.rules.round import resale
from ironbridge.games.brass_birmingham.rules.supply import coal_cost, reach_of_line
from ironbridge.games.brass_birmingham.speech import SPEECH
from ironbridge.games.brass_birmingham.state import Position, kind_on, next_kind

ACTIONS: Final = ("build", "network", "develop", "sell", "loan", "scout", "pass")


class Offers(Names):
    """Options in words."""

    def option(
        self, state: State, question: Question, option: int, names: Sequence[str], lang: str
    ) -> str:
        """An option with its price and what it brings."""
        assert isinstance(state, Position)
        kind = question.kind
        if kind == kinds.ACTION:
            return self.offered_action(state, question.seat, option, lang)
        if kind in (kinds.CARD, kinds.SCOUT_CARD):
            return SPEECH.say("option.card", lang, card=self.card(option, lang))
        if kind in (kinds.INDUSTRY, kinds.DEVELOP_TILE, kinds.NEXT_DEVELOP, kinds.BONUS_TILE):
            return self.offered_tile(state, question, option, lang)
        if kind in (kinds.LINE, kinds.NEXT_LINE):
            return self.offered_line(state, kind, option, lang)
        if kind == kinds.SPACE:
            return self.offered_space(state, question, option, lang)
        if kind in (kinds.COAL_FROM, kinds.IRON_FROM):
            return self.offered_cube(state, kind, option, lang)
        if kind in (kinds.LINK_BEER, kinds.SALE_BEER):
            return self.offered_beer(state, question, option, names, lang)
        return self.offered_sale(state, kind, option, lang)

    def offered_action(self, state: Position, seat: int, action: int, lang: str) -> str:
        """One of the seven actions."""
        level = signed(self.board.levels[space_after_loan(state, seat)])
        amount = self.board.loan
        return SPEECH.say(f"option.{ACTIONS[action]}", lang, amount=amount, level=level)

    def offered_tile(self, state: Position, question: Question, industry: int, lang: str) -> str:
        """A tile to build or to develop."""
        if industry == INDUSTRIES:
            return SPEECH.say("option.stop", lang)
        tile = next_kind(state, industry, question.seat)
        name = self.tile(tile, lang)
        if question.kind != kinds.INDUSTRY:
            return SPEECH.say("option.remove", lang, tile=name)
        gist = self.gist(self.board.kinds[tile], lang)
        return SPEECH.say("option.industry", lang, tile=name, gist=gist)

    def offered_line(self, state: Position, kind: int, line: int, lang: str) -> str:
        """A link with all it costs."""
        if line == len(self.board.lines):
            return SPEECH.say("option.stop", lang)
        price = self.link_cost(state, kind, line)
        key = "option.line" if kind == kinds.LINE else "option.line-beer"
        return SPEECH.say(key, lang, line=self.line(line, lang), cost=price)

    def link_cost(self, state: Position, kind: int, line: int) -> int:
        """What a link costs in all."""
        price = first_price(state) if kind == kinds.LINE else second_price(state)
        if state.era != CANAL:
            price += coal_cost(state, reach_of_line(state, line), 1)
        return price

    def offered_space(self, state: Position, question: Question, space: int, lang: str) -> str:
        """A space to build on, with all it costs."""
        tile = next_kind(state, question.b, question.seat)
        cost = total_cost(state, self.board.kinds[tile], space)
        old = state.tile[space]
        return SPEECH.say(
            "option.space" if old == NOTHING else "option.space-over",
            lang,
            space=self.space(space, lang),
            cost=cost,
            old="" if old == NOTHING else self.tile(old, lang),
        )

    def offered_cube(self, state: Position, kind: int, source: int, lang: str) -> str:
        """A mine, a works or the market."""
        if source < self.board.spaces:
            return SPEECH.say("option.mine", lang, space=self.space(source, lang))
        coal = kind == kinds.COAL_FROM
        market = self.board.coal if coal else self.board.iron
        cost = market.price(state.coal if coal else state.iron)
        return SPEECH.say("option.market", lang, cost=cost)

    def offered_beer(
        self, state: Position, question: Question, source: int, names: Sequence[str], lang: str
    ) -> str:
        """A brewery, or the merchant's barrel with its bonus."""
        if source < self.board.spaces:
            owner = names[state.owner[source]]
            return SPEECH.say("option.brewery", lang, space=self.space(source, lang), owner=owner)
        place = self.board.merchant_place[question.b]
        return SPEECH.say("option.barrel", lang, bonus=self.bonus(place, lang))

    def offered_sale(self, state: Position, kind: int, option: int, lang: str) -> str:
        """A tile to sell, its merchant, or a tile given up for a debt."""
        if kind == kinds.MERCHANT:
            return self.offered_merchant(state, option, lang)
        if option == self.board.spaces:
            return SPEECH.say("option.stop", lang)
        return SPEECH.say(
            "option.sale" if kind == kinds.SALE else "option.debt",
            lang,
            tile=self.tile(state.tile[option], lang),
            place=self.place(self.board.space_place[option], lang),
            gist=self.gist(kind_on(state, option), lang),
            value=resale(state, option),
        )

    def offered_merchant(self, state: Position, merchant: int, lang: str) -> str:
        """A merchant, and its barrel if it still stands there."""
        place = self.board.merchant_place[merchant]
        return SPEECH.say(
            "option.merchant-beer" if state.barrel[merchant] else "option.merchant",
            lang,
            place=self.place(place, lang),
            number=self.number_of_merchant(merchant),
            bonus=self.bonus(place, lang),
        )
