"""Panels: the seats in the order of their turns, told in rows beside the map."""

from __future__ import annotations

from ironbridge.core.play import winners
from ironbridge.core.scene import Mark, Panel, Row
from ironbridge.rulesets.neuland.scene.ids import seat_id
from ironbridge.rulesets.neuland.scene.look import Look
from ironbridge.rulesets.neuland.scene.seats import has_token, token_name, token_symbol, tokens
from ironbridge.rulesets.neuland.state import OVER, goods_of, idle, left


def panels(look: Look) -> list[Panel]:
    """The seat at turn, then the others as time will bring them up."""
    return [seat_panel(look, seat) for seat in order(look)]


def order(look: Look) -> list[int]:
    """The seats as they come: in first turns clockwise, then along the time track."""
    state, seats = look.state, look.board.seats
    around = [(state.seat + step) % seats for step in range(seats)]

    def wait(seat: int) -> int:
        ahead = (state.marker[seat] - state.present) % look.board.spaces
        return -1 if seat == state.seat else ahead

    return sorted(around, key=wait)


def seat_panel(look: Look, seat: int) -> Panel:
    """A seat's crests, workers, tokens, goods and time."""
    state = look.state
    nothing = look.say("none")
    rows = [Row(look.say("row-workers"), worker_marks(look, seat))]
    if tokens(look):
        rows.append(Row(look.say("row-tokens"), token_marks(look, seat), nothing))
    rows += [
        Row(look.say("row-standing"), good_marks(look, seat, lying=False), nothing),
        Row(look.say("row-lying"), good_marks(look, seat, lying=True), nothing),
    ]
    active = state.phase != OVER and state.seat == seat
    if active:
        rows.append(Row(look.say("row-time"), time_marks(look)))
    return Panel(
        seat_id(seat),
        look.names[seat],
        seat_says(look, seat),
        seat=seat,
        marks=[Mark("crest", str(state.crests[seat]))],
        badges=[Mark("point", look.say("winner"))] if has_won(look, seat) else [],
        rows=rows,
        active=active,
    )


def worker_marks(look: Look, seat: int) -> list[Mark]:
    """The workers in reserve, of how many."""
    workers = look.say("of", count=idle(look.state, seat), all=look.board.workers)
    return [Mark("worker", workers)]


def token_marks(look: Look, seat: int) -> list[Mark]:
    """The tokens that a seat still has."""
    held = [id for id in tokens(look) if has_token(look, seat, id)]
    return [Mark(token_symbol(look, id)) for id in held]


def good_marks(look: Look, seat: int, *, lying: bool) -> list[Mark]:
    """A seat's goods and the hexes they are on: those just made, or those about to be lost."""
    return [
        Mark(look.printed.good_ids[look.state.good[slot]], look.called.hex_of_slot(slot))
        for slot in slots_of(look, seat, lying=lying)
    ]


def slots_of(look: Look, seat: int, *, lying: bool) -> list[int]:
    """Where a seat's workers stand, or where they lie."""
    slots = goods_of(look.state, seat)
    return [slot for slot in slots if bool(look.state.lying[slot]) == lying]


def time_marks(look: Look) -> list[Mark]:
    """The actions of this turn, and how many more there could be."""
    state = look.state
    used = look.say("used", count=state.used)
    return [Mark("present", used), Mark(text=look.say("more", count=left(state)), faint=True)]


def has_won(look: Look, seat: int) -> bool:
    """Is the game over, and won by this seat?"""
    return look.state.phase == OVER and seat in winners(look.rules, look.state)


# Read aloud.


def seat_says(look: Look, seat: int) -> str:
    """A seat read aloud."""
    state = look.state
    return look.say(
        "seat-says",
        seat=look.names[seat],
        crests=look.say("crests", count=state.crests[seat]),
        workers=look.say("workers", count=idle(state, seat)),
        standing=goods_said(look, seat, lying=False),
        lying=goods_said(look, seat, lying=True),
        tokens=tokens_said(look, seat),
        more=more_said(look, seat),
    )


def goods_said(look: Look, seat: int, *, lying: bool) -> str:
    """A seat's goods in words, with their hexes."""
    names = [
        f"{look.called.good(look.state.good[slot], look.lang)} {look.called.hex_of_slot(slot)}"
        for slot in slots_of(look, seat, lying=lying)
    ]
    return ", ".join(names) or look.say("none")


def tokens_said(look: Look, seat: int) -> str:
    """A seat's tokens in words, where there are any."""
    if not tokens(look):
        return ""
    names = [token_name(look, id) for id in tokens(look) if has_token(look, seat, id)]
    return look.say("seat-tokens", tokens=", ".join(names) or look.say("none"))


def more_said(look: Look, seat: int) -> str:
    """That a seat has won, or how its turn stands."""
    state = look.state
    if has_won(look, seat):
        return look.say("seat-winner")
    if state.phase == OVER or state.seat != seat:
        return ""
    used, more = (
        look.say(key, count=n) for key, n in (("used", state.used), ("more", left(state)))
    )
    return look.say("seat-time", used=used, more=more)
