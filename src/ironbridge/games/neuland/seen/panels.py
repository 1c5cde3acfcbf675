"""Panels: the seats in the order of their turns, told in rows beside the map."""

from __future__ import annotations

from ironbridge.core.play import winners
from ironbridge.core.scene import Mark, Panel, Row
from ironbridge.games.neuland.rules.turn import Neuland
from ironbridge.games.neuland.seen.seats import has_token, token_name, token_symbol, tokens
from ironbridge.games.neuland.seen.table import Table
from ironbridge.games.neuland.state import OVER, goods_of, idle, left


def seat_id(seat: int) -> str:
    """The id of a seat's panel."""
    return f"seat:{seat}"


def panels(table: Table) -> list[Panel]:
    """The seat at turn, then the others as time will bring them up."""
    return [seat_panel(table, seat) for seat in order(table)]


def order(table: Table) -> list[int]:
    """The seats as they come: in first turns clockwise, then along the time track."""
    state, seats = table.state, table.board.seats
    around = [(state.seat + step) % seats for step in range(seats)]

    def wait(seat: int) -> int:
        ahead = (state.marker[seat] - state.present) % table.board.spaces
        return -1 if seat == state.seat else ahead

    return sorted(around, key=wait)


def seat_panel(table: Table, seat: int) -> Panel:
    """A seat's crests, workers, tokens, goods and time."""
    state = table.state
    nothing = table.say("none")
    rows = [Row(table.say("row-workers"), worker_marks(table, seat))]
    if tokens(table):
        rows.append(Row(table.say("row-tokens"), token_marks(table, seat), nothing))
    rows += [
        Row(table.say("row-standing"), good_marks(table, seat, lying=False), nothing),
        Row(table.say("row-lying"), good_marks(table, seat, lying=True), nothing),
    ]
    active = state.phase != OVER and state.seat == seat
    if active:
        rows.append(Row(table.say("row-time"), time_marks(table)))
    return Panel(
        seat_id(seat),
        table.names[seat],
        seat_says(table, seat),
        seat=seat,
        marks=[Mark("crest", str(state.crests[seat]))],
        badges=[Mark("point", table.say("winner"))] if has_won(table, seat) else [],
        rows=rows,
        active=active,
    )


def worker_marks(table: Table, seat: int) -> list[Mark]:
    """The workers in reserve, of how many."""
    workers = table.say("of", count=idle(table.state, seat), all=table.board.workers)
    return [Mark("worker", workers)]


def token_marks(table: Table, seat: int) -> list[Mark]:
    """The tokens that a seat still has."""
    held = [id for id in tokens(table) if has_token(table, seat, id)]
    return [Mark(token_symbol(table, id)) for id in held]


def good_marks(table: Table, seat: int, *, lying: bool) -> list[Mark]:
    """A seat's goods and the hexes they are on: those just made, or those about to be lost."""
    return [
        Mark(table.printed.good_ids[table.state.good[slot]], table.words.hex_of_slot(slot))
        for slot in slots_of(table, seat, lying=lying)
    ]


def slots_of(table: Table, seat: int, *, lying: bool) -> list[int]:
    """Where a seat's workers stand, or where they lie."""
    slots = goods_of(table.state, seat)
    return [slot for slot in slots if bool(table.state.lying[slot]) == lying]


def time_marks(table: Table) -> list[Mark]:
    """The actions of this turn, and how many more there could be."""
    state = table.state
    used = table.say("used", count=state.used)
    return [Mark("present", used), Mark(text=table.say("more", count=left(state)), faint=True)]


def has_won(table: Table, seat: int) -> bool:
    """Is the game over, and won by this seat?"""
    return table.state.phase == OVER and seat in winners(Neuland(table.board), table.state)


# Read aloud.


def seat_says(table: Table, seat: int) -> str:
    """A seat read aloud."""
    state = table.state
    return table.say(
        "seat-says",
        seat=table.names[seat],
        crests=table.say("crests", count=state.crests[seat]),
        workers=table.say("workers", count=idle(state, seat)),
        standing=goods_said(table, seat, lying=False),
        lying=goods_said(table, seat, lying=True),
        tokens=tokens_said(table, seat),
        more=more_said(table, seat),
    )


def goods_said(table: Table, seat: int, *, lying: bool) -> str:
    """A seat's goods in words, with their hexes."""
    names = [
        f"{table.words.good(table.state.good[slot], table.lang)} {table.words.hex_of_slot(slot)}"
        for slot in slots_of(table, seat, lying=lying)
    ]
    return ", ".join(names) or table.say("none")


def tokens_said(table: Table, seat: int) -> str:
    """A seat's tokens in words, where there are any."""
    if not tokens(table):
        return ""
    names = [token_name(table, id) for id in tokens(table) if has_token(table, seat, id)]
    return table.say("seat-tokens", tokens=", ".join(names) or table.say("none"))


def more_said(table: Table, seat: int) -> str:
    """That a seat has won, or how its turn stands."""
    state = table.state
    if has_won(table, seat):
        return table.say("seat-winner")
    if state.phase == OVER or state.seat != seat:
        return ""
    used, more = (
        table.say(key, count=n) for key, n in (("used", state.used), ("more", left(state)))
    )
    return table.say("seat-time", used=used, more=more)
