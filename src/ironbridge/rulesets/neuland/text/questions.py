"""Questions: how the options of each question are written, offered, refused, and where they stand."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from ironbridge.core.asks import FINE, Question
from ironbridge.core.wording import Spoken, Values, nothing
from ironbridge.rulesets.neuland.board import NOTHING
from ironbridge.rulesets.neuland.figures import CART
from ironbridge.rulesets.neuland.rules import act, build, goods, mine, produce, start
from ironbridge.rulesets.neuland.rules.errand import pays_all
from ironbridge.rulesets.neuland.rules.goods import GIVEN, why_good
from ironbridge.rulesets.neuland.rules.mine import marker_drawn
from ironbridge.rulesets.neuland.rules.produce import recipe_for
from ironbridge.rulesets.neuland.scene.ids import (
    KEEP,
    SEARCH,
    action_id,
    good_id,
    ore_id,
    place_id,
    tile_id,
    token_id,
)
from ironbridge.rulesets.neuland.speech import SPEECH
from ironbridge.rulesets.neuland.state import Position, left
from ironbridge.rulesets.neuland.text.acts import Acts
from ironbridge.rulesets.neuland.text.names import Names, actions_words
from ironbridge.rulesets.neuland.text.subjects import (
    Here,
    lacking,
    missing_for,
    named_building,
    of_building,
    of_slot,
    of_time,
    sites,
)
from ironbridge.rulesets.neuland.text.ways import (
    Way,
    price,
    ways_to_bring,
    ways_to_build_on,
    ways_to_use,
    ways_with,
)

ACTIONS: Final = ("build", "produce", "crests", "remove", "end")
PLACES: Final = ("top", "middle", "bottom")


class Questions:
    """The nine questions, on one board."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.printed = names.printed
        self.board = names.board

    def spoken(self) -> dict[int, Spoken[Position]]:
        """How each of them speaks."""
        return {
            start.HOME: Spoken(
                self.home_phrase,
                self.offered_home,
                self.hex_place,
                self.of_home,
                astray=astray_home,
            ),
            act.ACT: Acts(self.names).spoken(),
            build.SITE: Spoken(
                self.site_phrase, self.offered_site, self.hex_place, self.of_site, self.about_site
            ),
            produce.RECIPE: Spoken(
                self.recipe_phrase,
                self.offered_recipe,
                self.recipe_place,
                self.of_recipe,
                self.about_slot,
            ),
            goods.SOURCE: self.spoken_of_good(
                self.needed,
                lambda asked: self.board.hex_of[asked["slot"]],
                self.ways_from,
                self.of_source,
                self.about_slot,
            ),
            build.MATERIAL: self.spoken_of_good(
                self.material,
                lambda asked: asked["hex"],
                self.ways_of_material,
                self.of_material,
                self.about_site,
            ),
            goods.CART: Spoken(cart_phrase, offered_cart, cart_place, of_cart, without_cart),
            mine.ORE: Spoken(
                self.ore_phrase,
                self.offered_marker,
                self.ore_place,
                self.of_marker,
                self.about_mine,
                at_place,
            ),
            mine.DRAW: Spoken(
                self.draw_phrase, self.offered_draw, self.draw_place, nothing_of, drawn_for
            ),
        }

    # Hexes: where to begin, where to build.

    def home_phrase(self, question: Question, hex: int) -> str:
        return f"home {self.printed.hex_ids[hex]}"

    def site_phrase(self, question: Question, hex: int) -> str:
        return self.printed.hex_ids[hex]

    def offered_home(self, asked: Here, hex: int) -> str:
        return SPEECH.say("option.home", asked.lang, **self.of_hex(asked, hex))

    def offered_site(self, asked: Here, hex: int) -> str:
        """A hex to build on, with what it costs there."""
        ways = ways_to_build_on(asked.state, asked["building"], hex)
        name = self.names.hex(asked.state.land, hex, asked.lang)
        words = price(self.names, asked.state, ways, asked.lang)
        return SPEECH.say("option.site", asked.lang, hex=name, price=words)

    def hex_place(self, asked: Here, hex: int) -> str:
        """The place of a hex on which the next building is put; its last one if all are taken."""
        slots = range(hex * self.board.per_hex, (hex + 1) * self.board.per_hex)
        free = (slot for slot in slots if asked.state.tile[slot] == NOTHING)
        return place_id(self.printed, next(free, slots[-1]))

    def of_hex(self, asked: Here, hex: int) -> Values:
        return {"hex": self.names.hex(asked.state.land, hex, asked.lang)}

    def of_home(self, asked: Here, hex: int) -> Values:
        forests = [self.printed.hex_ids[home] for home in start.homes(asked.state)]
        listed = self.names.any_of(forests, asked.lang)
        return {
            **self.of_hex(asked, hex),
            "forests": SPEECH.say("instead.forests", asked.lang, hexes=listed),
        }

    def of_site(self, asked: Here, hex: int) -> Values:
        kind = asked["building"]
        return {
            **self.of_hex(asked, hex),
            **of_building(self.names, kind, asked.lang),
            **of_time(self.names, asked, ways_to_build_on(asked.state, kind, hex)),
            "sites": sites(self.names, asked, kind),
        }

    def about_site(self, asked: Here) -> Values:
        return named_building(self.names, asked["building"], asked.lang)

    # What a building makes.

    def recipe_phrase(self, question: Question, good: int) -> str:
        return f"make:{self.printed.good_ids[good]}"

    def offered_recipe(self, asked: Here, good: int) -> str:
        names, slot = self.names, asked["slot"]
        recipe = recipe_for(asked.state, slot, good)
        return SPEECH.say(
            "option.recipe",
            asked.lang,
            good=names.good(good, asked.lang),
            needs=names.some_of_all(self.board.recipes[recipe].needs, asked.lang),
            price=price(names, asked.state, ways_to_use(asked.state, recipe, slot), asked.lang),
        )

    def recipe_place(self, asked: Here, good: int) -> str:
        return good_id(self.printed, good)

    def of_recipe(self, asked: Here, good: int) -> Values:
        slot = asked["slot"]
        recipe = recipe_for(asked.state, slot, good)
        known = recipe != NOTHING
        return {
            **of_slot(self.names, asked, slot),
            **of_building(self.names, asked.state.tile[slot], asked.lang),
            **of_time(self.names, asked, ways_to_use(asked.state, recipe, slot) if known else []),
            "good": self.names.good(good, asked.lang),
            "some": self.names.some(good, asked.lang),
            "lacking": lacking(self.names, asked, [recipe] if known else []),
        }

    def about_slot(self, asked: Here) -> Values:
        return named_building(self.names, asked.state.tile[asked["slot"]], asked.lang)

    # Goods: what a production uses, what a building is built with.

    def needed(self, question: Question) -> int:
        """The good that a production asks for."""
        return self.board.recipes[question.b].needs[question.c]

    def material(self, question: Question) -> int:
        """The good that a building is built with."""
        return self.board.kinds[question.a].material

    def spoken_of_good(
        self,
        good: Callable[[Question], int],
        hex: Callable[[Here], int],
        ways: Callable[[Here, int], list[Way]],
        subject: Callable[[Here, int], Values],
        about: Callable[[Here], Values],
    ) -> Spoken[Position]:
        """A question where a good comes from that is used on a hex."""

        def values(asked: Here) -> Values:
            wanted = good(asked.question)
            named = {"good": self.names.good(wanted, asked.lang)}
            return {**about(asked), **named, "some": self.names.some(wanted, asked.lang)}

        return Spoken(
            lambda question, at: f"{self.printed.good_ids[good(question)]}:{self.source_word(at)}",
            lambda asked, at: self.offered_good(asked, at, hex(asked), ways(asked, at)),
            lambda asked, at: self.good_place(asked, at, good(asked.question)),
            lambda asked, at: {**values(asked), **subject(asked, at)},
            values,
        )

    def source_word(self, source: int) -> str:
        """Where a good comes from."""
        if source < self.board.slots:
            return self.printed.slot_ids[source]
        return "token" if source == self.board.from_token else "found"

    def offered_good(self, asked: Here, source: int, hex: int, ways: list[Way]) -> str:
        """A good to use: where it is, how far that is, what all of it costs with this one."""
        state, lang, board = asked.state, asked.lang, self.board
        if source == board.from_token:
            return self.offered_token(asked, ways)
        said = price(self.names, state, ways, lang)
        if source == board.from_search:
            return SPEECH.say("option.search", lang, price=said)
        return SPEECH.say(
            self.kind_of_good(asked, source),
            lang,
            good=self.names.good(state.good[source], lang),
            building=self.names.building(state.tile[source], lang).lower(),
            hex=self.names.hex_of_slot(source),
            count=board.distance[hex][board.hex_of[source]],
            price=said,
        )

    def offered_token(self, asked: Here, ways: list[Way]) -> str:
        """The token that stands for the good asked for, and what it costs besides."""
        besides = [replace(way, tokens=way.tokens[1:]) for way in ways]
        is_use = asked.question.kind == goods.SOURCE
        good = self.needed(asked.question) if is_use else self.material(asked.question)
        token = SPEECH.say(f"yours.{self.names.token(good)}", asked.lang)
        said = price(self.names, asked.state, besides, asked.lang)
        return SPEECH.say("option.token", asked.lang, token=token, price=said)

    def kind_of_good(self, asked: Here, source: int) -> str:
        """Which sentence offers a good: gold for all, one that would be lost, or any."""
        if asked.question.kind == goods.SOURCE and pays_all(asked.state, source):
            return "option.gold-for-all"
        return "option.good-lying" if asked.state.lying[source] else "option.good"

    def good_place(self, asked: Here, source: int, good: int) -> str:
        """The worker to take away, the token to hand in, or the key to search; "" for nowhere."""
        if source < self.board.slots:
            return tile_id(self.printed, source)
        if source == self.board.from_search:
            return action_id(SEARCH)
        token = self.board.token_of[good]
        return "" if token == NOTHING else token_id(asked.seat, self.printed.token_ids[token])

    def ways_from(self, asked: Here, source: int) -> list[Way]:
        """All ways to go on with a production if this good comes from there, as far as it could."""
        state, wanted = asked.state, self.needed(asked.question)
        if source < self.board.slots and why_good(state, wanted, asked["need"], source) != FINE:
            return []
        return ways_with(state, asked["recipe"], asked["slot"], asked["need"], source)

    def of_source(self, asked: Here, source: int) -> Values:
        named = source if source < self.board.slots else asked["slot"]
        missing = missing_for(asked.state, asked["recipe"], asked["need"] + 1)
        return {
            **of_slot(self.names, asked, named),
            **of_time(self.names, asked, self.ways_from(asked, source)),
            "lacking": self.names.some_of_all(missing, asked.lang),
        }

    def ways_of_material(self, asked: Here, source: int) -> list[Way]:
        """All ways to bring this wood or stone to the site."""
        return ways_to_bring(asked.state, asked["building"], asked["hex"], source)

    def of_material(self, asked: Here, source: int) -> Values:
        if source == self.board.from_token:
            return nothing(asked)
        ways = self.ways_of_material(asked, source)
        return {**of_slot(self.names, asked, source), **of_time(self.names, asked, ways)}

    # Ore: what lies in a mine, what comes out of the bag.

    def ore_phrase(self, question: Question, marker: int) -> str:
        return f"{PLACES[question.b]}:{self.printed.marker_ids[marker]}"

    def offered_marker(self, asked: Here, marker: int) -> str:
        return SPEECH.say("option.marker", asked.lang, marker=self.names.marker(marker, asked.lang))

    def ore_place(self, asked: Here, marker: int) -> str:
        return ore_id(self.printed, marker)

    def of_marker(self, asked: Here, marker: int) -> Values:
        return {"good": self.names.marker(marker, asked.lang)}

    def about_mine(self, asked: Here) -> Values:
        return {"hex": self.names.hex_of_slot(asked["slot"])}

    def draw_phrase(self, question: Question, option: int) -> str:
        """A marker of the bag: its sort, and its number among those."""
        marker = marker_in(question, option)
        before = (0, question.a, question.a + question.b)[marker]
        return f"draw {self.printed.marker_ids[marker]}.{option - before + 1}"

    def offered_draw(self, asked: Here, option: int) -> str:
        return self.offered_marker(asked, marker_in(asked.question, option))

    def draw_place(self, asked: Here, option: int) -> str:
        return ore_id(self.printed, marker_in(asked.question, option))


def at_place(asked: Here) -> str:
    """Each place of a mine is asked for in its own words."""
    return f"-{PLACES[asked['place']]}"


def marker_in(question: Question, option: int) -> int:
    """The sort of a marker of the bag."""
    return marker_drawn(question.a, question.b, option)


def nothing_of(asked: Here, option: int) -> Values:
    """A refusal that speaks of nothing."""
    return nothing(asked)


def drawn_for(asked: Here) -> Values:
    """Chance is asked, but for a seat."""
    return {"seat": asked.names[asked.state.seat]}


# The cart.


def cart_phrase(question: Question, answer: int) -> str:
    """To hand it in or not, in notation."""
    return "cart" if answer == GIVEN else "no-cart"


def offered_cart(asked: Here, answer: int) -> str:
    """To hand it in or not, with the actions that it takes."""
    key = "option.cart" if answer == GIVEN else "option.no-cart"
    return SPEECH.say(key, asked.lang, actions=actions_words(with_cart(asked, answer), asked.lang))


def with_cart(asked: Here, answer: int) -> int:
    """The actions it takes, with the cart or without."""
    return asked["by_cart" if answer == GIVEN else "cost"] + asked["besides"]


def cart_place(asked: Here, answer: int) -> str:
    """The cart, or the key to keep it."""
    return token_id(asked.seat, CART) if answer == GIVEN else action_id(KEEP)


def of_cart(asked: Here, answer: int) -> Values:
    """A refusal speaks of the time."""
    actions = actions_words(with_cart(asked, answer), asked.lang)
    return {"price": actions, "left": left(asked.state)}


def without_cart(asked: Here) -> Values:
    """The question tells what it takes without the cart."""
    return {"actions": actions_words(asked["cost"] + asked["besides"], asked.lang)}


def astray_home(asked: Here, words: str) -> str:
    """An action where the first buildings are to be placed."""
    return "home-first" if words.split(maxsplit=1)[0] in ACTIONS else ""
