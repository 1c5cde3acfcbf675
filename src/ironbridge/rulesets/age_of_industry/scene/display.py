"""Player display: the counters left of whoever looks on, the next of each industry marked."""

from __future__ import annotations

from ironbridge.core.scene import Mark, Piece, Strip
from ironbridge.rulesets.age_of_industry.board import Model
from ironbridge.rulesets.age_of_industry.scene.cards import BESIDE
from ironbridge.rulesets.age_of_industry.scene.ids import counter_id
from ironbridge.rulesets.age_of_industry.scene.layout import SIZES
from ironbridge.rulesets.age_of_industry.scene.look import GLYPHS, Look
from ironbridge.rulesets.age_of_industry.scene.spaces import cube_of
from ironbridge.rulesets.age_of_industry.state import next_model

DISPLAY = "display"


def display_strip(look: Look) -> Strip:
    """The strip that the counters lie in."""
    return Strip(DISPLAY, look.say("title-display"), SIZES["counter"])


def left_on_display(look: Look, model: int, seat: int) -> int:
    """How many counters of a level a seat has left."""
    return look.state.display[seat * len(look.board.models) + model]


def display_pieces(look: Look) -> list[Piece]:
    """All counters, by industry and level, as they are built."""
    return [counter_piece(look, model) for model in range(len(look.board.models))]


def counter_piece(look: Look, model: int) -> Piece:
    """The counters of one level: price and needs, profit and yield, and how many are left."""
    found, left = look.board.models[model], left_on_display(look, model, look.shown)
    is_next = next_model(look.state, found.industry, look.shown) == model
    return Piece(
        counter_id(look.printed, model),
        *BESIDE,
        *SIZES["counter"],
        "slip",
        counter_says(look, model, left, is_next=is_next),
        symbol=GLYPHS[found.industry],
        label=str(found.level),
        state="gone" if not left else "open" if is_next else "",
        marks=counter_marks(look, found, left),
        strip=DISPLAY,
    )


def counter_marks(look: Look, model: Model, left: int) -> dict[str, list[Mark]]:
    """What a counter costs above, what it brings below; level zero is locked."""
    count = [Mark(text=f"×{left}", faint=True)]
    if model.level <= look.board.unbuilt_level:
        return {"ne": [Mark("lock")], "sw": count}
    needs = [Mark("coal-cube")] * model.coal + [Mark("iron-cube")] * model.iron
    brings = [Mark(cube_of(model), str(model.cubes))] if model.cubes else []
    sells = [Mark(GLYPHS[industry]) for industry in model.sells]
    return {
        "ne": [Mark("dollar", str(model.price)), *needs],
        "se": [Mark("income", str(model.profit)), *brings, *sells],
        "sw": count,
    }


def counter_says(look: Look, model: int, left: int, *, is_next: bool) -> str:
    """The counters of one level read aloud."""
    found = look.board.models[model]
    name = look.called.counter(model, look.lang)
    if not left:
        return look.say("left-none", counter=name)
    if found.level <= look.board.unbuilt_level:
        return look.say("left-locked", counter=name, count=left)
    key = "left-next" if is_next else "left"
    return look.say(key, counter=name, gist=look.called.gist(found, look.lang), count=left)
