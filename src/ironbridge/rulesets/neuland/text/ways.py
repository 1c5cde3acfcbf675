"""Ways: how something can be paid for, and what each way costs, spoken of in full."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ironbridge.rulesets.neuland.rules.errand import Errand, tokens_for
from ironbridge.rulesets.neuland.rules.goods import goods_at_hand, sources
from ironbridge.rulesets.neuland.state import Position, left
from ironbridge.rulesets.neuland.text.names import Names

Load = tuple[int, ...]  # where the goods come from, need by need


@dataclass(frozen=True)
class Way:
    """The actions in all, the searches among them, and what is handed in once per game."""

    actions: int
    searches: int = 0
    tokens: Load = ()  # the goods that they stand for
    cart: bool = False

    @property
    def spent(self) -> int:
        """How much of what comes once per game."""
        return len(self.tokens) + self.cart


# A production, or the placing of crests.


def ways_to_use(state: Position, recipe: int, slot: int, at: int = 0) -> list[Way]:
    """All ways to meet the needs of a recipe from one of them on, however many actions it takes."""
    return [way for load in loads(state, recipe, slot, at) for way in carried(state, slot, *load)]


def ways_with(state: Position, recipe: int, slot: int, at: int, source: int) -> list[Way]:
    """Those of them that take the next good from a certain source."""
    first = (load for load in loads(state, recipe, slot, at) if load[0][:1] == (source,))
    return [way for load in first for way in carried(state, slot, *load)]


def loads(state: Position, recipe: int, slot: int, at: int) -> Iterator[tuple[Load, Load]]:
    """Where all goods can come from, and for which goods tokens are handed in."""
    errand = Errand(state, recipe, slot, 0)
    for load, given in gathered(errand, recipe, at, (), ()):
        freed = [source for source in load if source < state.board.slots]
        if (errand.spare or freed) and (errand.clear or slot in freed):
            yield load, given


def gathered(
    errand: Errand, recipe: int, at: int, load: Load, given: Load
) -> Iterator[tuple[Load, Load]]:
    """All that can be gathered for the needs from one of them on, beside what there is already."""
    state, board = errand.state, errand.state.board
    if at == len(errand.needs):
        yield load, given
        return
    wanted = errand.needs[at]
    for source in sources(state, recipe, at):
        is_worker, is_token = source < board.slots, source == board.from_token
        if is_worker and source in load:
            continue
        if is_token and given.count(wanted) == tokens_for(state, wanted):
            continue
        after = errand.need_after(at, source) if is_worker else at + 1
        more = (*given, wanted) if is_token else given
        yield from gathered(errand, recipe, after, (*load, source), more)


def carried(state: Position, slot: int, load: Load, given: Load) -> list[Way]:
    """What such a load costs, on foot or by cart."""
    board = state.board
    found = state.found + load.count(board.from_search)
    steps = [board.steps_to(board.hex_of[slot], s) for s in load if s < board.slots]
    cost = board.produce_cost[max([state.distant, *steps])]
    ways = [Way(cost + found * board.search, found, given)]
    if state.carts[state.seat] > 0 and cost > board.cart_produce:
        ways.append(Way(board.cart_produce + found * board.search, found, given, cart=True))
    return ways


# A building.


def ways_to_build(state: Position, kind: int) -> list[Way]:
    """All ways to build a kind of tile, on whatever site."""
    sites = [hex for hex in state.land.sites[kind] if state.room[hex] > 0]
    return [way for hex in sites for way in ways_to_build_on(state, kind, hex)]


def ways_to_build_on(state: Position, kind: int, hex: int) -> list[Way]:
    """All ways to build it on one hex."""
    material = state.board.kinds[kind].material
    return [
        way
        for source in goods_at_hand(state, material, 0)
        if source == state.board.from_token or state.good[source] == material
        for way in ways_to_bring(state, kind, hex, source)
    ]


def ways_to_bring(state: Position, kind: int, hex: int, source: int) -> list[Way]:
    """All ways to bring one wood or stone there."""
    board = state.board
    if source == board.from_token:
        return [Way(board.build_cost[0], tokens=(board.kinds[kind].material,))]
    cost = board.build_cost[board.steps_to(hex, source)]
    ways = [Way(cost)]
    if state.carts[state.seat] > 0 and cost > board.cart_build:
        ways.append(Way(board.cart_build, cart=True))
    return ways


# Prices.


def price(names: Names, state: Position, ways: list[Way], lang: str) -> str:
    """The way that spends least of what comes once per game, and a quicker one that spends more."""
    allowed = [way for way in ways if way.actions <= left(state)] or ways
    if not allowed:
        return names.actions(0, lang)
    sparing = min(allowed, key=lambda way: (way.spent, way.actions, way.searches))
    quick = min(allowed, key=lambda way: (way.actions, way.spent, way.searches))
    said = price_of(names, sparing, lang)
    if quick.actions == sparing.actions:
        return said
    return names.say("price.or", lang, price=said, quicker=price_of(names, quick, lang))


def least_price(names: Names, ways: list[Way], lang: str) -> str:
    """The way that takes the fewest actions, even if there are not so many left."""
    if not ways:
        return names.actions(0, lang)
    quick = min(ways, key=lambda way: (way.actions, way.spent, way.searches))
    return price_of(names, quick, lang)


def price_of(names: Names, way: Way, lang: str) -> str:
    """What one way costs, with all that is handed in for it."""
    said = names.actions(way.actions, lang)
    if way.searches:
        search = way.searches * names.board.search
        said = names.say("price.search", lang, actions=said, search=search)
    given = [names.say(f"yours.{names.token(good)}", lang) for good in way.tokens]
    if way.cart:
        given.append(names.say("yours.cart", lang))
    if not given:
        return said
    return names.say("price.with", lang, price=said, given=names.all_of(given, lang))
