"""analyse: a whole match looked into, decision by decision."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.table import Table
from rich.text import Text

from ironbridge.bots import made_bot
from ironbridge.bots.review import PHASES, Review, Row, decisions, reviewed
from ironbridge.cli.arena import progress
from ironbridge.cli.invocation import example
from ironbridge.cli.options import Json, Lang, RecordFile
from ironbridge.cli.words import say, told
from ironbridge.core.errors import GameError
from ironbridge.core.match import Match
from ironbridge.core.speech import figure
from ironbridge.terminal.saves import folder, open_match
from ironbridge.terminal.seats import named
from ironbridge.terminal.tell import FAINT
from ironbridge.terminal.voice import INDENT, Voice, console
from ironbridge.version import VERSION

BOT: Final = "master@200"

app = typer.Typer(add_completion=False)


@app.command(epilog=example("analyse match.txt --seat A --bot master@100"))
def analyse(
    file: RecordFile,
    bot: Annotated[
        str, typer.Option(metavar="BOT", help="The bot whose plans count as the best.")
    ] = BOT,
    seat: Annotated[
        str,
        typer.Option(metavar="SEAT", help="One seat only: its letter, from A, or its name."),
    ] = "",
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    """Look into a match: what each decision lost against the best plan."""
    match = open_match(file)
    made_bot(bot, 0)
    whose = seat_named(match, seat) if seat else None
    found = Review(match, list(with_progress(match, bot, whose, lang)))
    if as_json:
        typer.echo(json.dumps(as_data(found, bot, lang), ensure_ascii=False, indent=1))
    else:
        tell_review(Voice(console(), lang), found)


def seat_named(match: Match, word: str) -> int:
    """A seat by its letter or by the name of whoever sits there."""
    letters = [chr(ord("A") + seat) for seat in range(match.game.players)]
    for names in (list(match.names), letters):
        if word in names:
            return names.index(word)
    raise GameError(told("no-seat-named", seat=repr(word), names=", ".join(match.names)))


# Row by row: what is found is kept, so that an analysis that was broken off goes on.


def with_progress(match: Match, bot: str, seat: int | None, lang: str) -> Iterator[Row]:
    """The rows, with how far it is on the error stream."""
    path = journal(match, bot)
    known = read_rows(path)
    total = len(decisions(match, seat))
    with progress(lang, "analyse") as tell:
        for done, row in enumerate(reviewed(match, bot, seat, known), 1):
            if row not in known:
                keep(path, row)
            tell(done, total)
            yield row


def journal(match: Match, bot: str) -> Path:
    """Where the rows of a match are kept: another match, bot or program has another file."""
    record = match.record()
    moves = [(line.name, line.text) for line in record.moves]
    played = [record.game, record.version, record.players, record.settings, record.figures]
    told = json.dumps([VERSION, *played, bot, record.deal, record.position, moves], default=dict)
    name = hashlib.sha256(told.encode()).hexdigest()[:24]
    return folder() / "reviews" / f"{name}.jsonl"


def read_rows(path: Path) -> list[Row]:
    """The rows that were found before; a line that was not written to its end is passed over."""
    if not path.exists():
        return []
    found: list[Row] = []
    for line in path.read_text(encoding="utf-8", errors="replace").splitlines():
        with suppress(ValueError, TypeError):
            found.append(Row(**json.loads(line)))
    return found


def keep(path: Path, row: Row) -> None:
    """Add a row on a line of its own, whatever was left behind before it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a", encoding="utf-8") as file:
        file.write(f"\n{json.dumps(row.data())}\n")


# What is told.


def as_data(review: Review, bot: str, lang: str) -> dict[str, Any]:
    """For programs: every row, with its sentence."""
    rows = [{**row.data(), "text": review.text(row, lang)} for row in review.rows]
    losses = {str(seat): by_phase for seat, by_phase in review.losses().items()}
    names = list(review.match.names)
    return {"bot": bot, "names": names, "rows": rows, "losses": losses}


def tell_review(voice: Voice, review: Review) -> None:
    """For people: a sentence for each marked decision, then what each seat lost, and when."""
    for row in review.rows:
        if row.mark != "fine":
            voice.tell(Text(review.text(row, voice.lang)))
    if not review.marked:
        voice.tell(Text(say("analyse.nothing", voice.lang, count=len(review.rows))))
    voice.pause()
    voice.tell(Text(say("analyse.losses", voice.lang), FAINT))
    voice.tell(loss_table(voice, review), indent=INDENT)


def loss_table(voice: Voice, review: Review) -> Table:
    """Points lost by seat and third of the match."""
    table = Table.grid(padding=(0, 2))
    heads = [say(f"analyse.{name}", voice.lang) for name in (*PHASES, "all")]
    table.add_row("", *(Text(head, FAINT, justify="right") for head in heads))
    for seat, by_phase in review.losses().items():
        points = [*by_phase.values(), sum(by_phase.values())]
        cells = (Text(figure(lost, voice.lang, 1), justify="right") for lost in points)
        table.add_row(named(seat, review.match.names[seat]), *cells)
    return table
