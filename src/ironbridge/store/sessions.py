"""Sessions: the browsers in which somebody is known, and the codes by which he is in another one.

Of tokens and codes there are only hashes. A code is used up in the transaction that makes a session
of it, so of two who come with the same one the second is nobody. Whoever ends a session tells the
other servers, as with every change of a person (see `news`).
"""

from __future__ import annotations

from typing import Final

from ironbridge.store.changes import ADD_SESSION, FORGET, Change, inserting, updating
from ironbridge.store.errors import Stale
from ironbridge.store.line import Statement
from ironbridge.store.lines import Lines
from ironbridge.store.people import People
from ironbridge.store.rows import NAMED_BY, Personal, PersonRow, SessionRow
from ironbridge.store.writer import Writer

MOST: Final = 20  # of one person; a new one takes the place of the one not seen for longest
SESSION: Final = SessionRow.__struct_fields__

PERSONAL: Final = "SELECT name, lang, recovery_hash <> id FROM people WHERE id = ?"
SESSIONS: Final = f"SELECT {', '.join(SESSION)} FROM sessions WHERE person = ? ORDER BY created"
LINKED: Final = """SELECT people.id, people.name FROM links
    JOIN people ON people.id = links.person WHERE code_hash = ? AND expires > ?"""
RECOVERED: Final = "SELECT id, name FROM people WHERE recovery_hash = ? AND recovery_hash <> id"
SEATED: Final = "SELECT DISTINCT table_id FROM seats WHERE person = ?"

SPEAK: Final = updating("people", ["lang"], "id = ?")
DROP_LINKS: Final = "DELETE FROM links WHERE person = ? OR expires <= ?"
ADD_LINK: Final = inserting("links", ("code_hash", "person", "expires"))
USE_LINK: Final = "DELETE FROM links WHERE code_hash = ? AND expires > ?"
KEEP_RECOVERY: Final = updating("people", ["recovery_hash"], "id = ?")
USE_RECOVERY: Final = "UPDATE people SET recovery_hash = id WHERE recovery_hash = ?"
MAKE_ROOM: Final = f"""DELETE FROM sessions WHERE person = ? AND token_hash NOT IN (
    SELECT token_hash FROM sessions WHERE person = ? ORDER BY seen DESC, created DESC
    LIMIT {MOST - 1})"""
END: Final = f"DELETE FROM sessions WHERE person = ? AND substr(token_hash, 1, {NAMED_BY}) = ?"
UNLINK: Final = "DELETE FROM links WHERE person = ?"
GONE: Final = (
    "DELETE FROM sessions WHERE person = ?",
    UNLINK,
    "DELETE FROM people WHERE id = ?",
)


class Sessions:
    """What a database knows of people beside their games."""

    def __init__(self, reading: Lines, writer: Writer, people: People) -> None:
        self.reading = reading
        self.writer = writer
        self.people = people

    async def personal(self, id: str) -> Personal | None:
        """All that is kept of somebody."""
        asked = [(PERSONAL, [id]), (SESSIONS, [id])]
        found, sessions = await self.reading.do(lambda line: line.snapshot(asked))
        if not found:
            return None
        name, lang, recovers = found[0]
        return Personal(name, lang, bool(recovers), [SessionRow(*row) for row in sessions])

    async def speak(self, id: str, lang: str) -> None:
        """Somebody wants this language, in browsers to come, too."""
        await self.writer.write(Change(id, [(SPEAK, [(lang, id)])]))

    async def add_link(self, id: str, code_hash: str, *, now: int, expires: int) -> None:
        """A code for another browser, instead of the one before; old ones of anybody go."""
        added: list[Statement] = [(DROP_LINKS, [(id, now)]), (ADD_LINK, [(code_hash, id, expires)])]
        await self.writer.write(Change(id, added))

    async def keep_recovery(self, id: str, code_hash: str) -> None:
        """A code to be written down, instead of the one before."""
        await self.writer.write(Change(id, [(KEEP_RECOVERY, [(code_hash, id)])]))

    async def come(self, code_hash: str, session: SessionRow) -> PersonRow | None:
        """Use a code up for a new session of whoever made it; None if it is none, or was used."""
        now = session.created
        used: Statement = (USE_LINK, [(code_hash, now)])
        found = await self.reading.do(lambda line: line.rows(LINKED, [code_hash, now]))
        if not found:
            used = (USE_RECOVERY, [(code_hash,)])
            found = await self.reading.do(lambda line: line.rows(RECOVERED, [code_hash]))
        return await self.enter(PersonRow(*found[0]), used, session) if found else None

    async def enter(
        self, person: PersonRow, used: Statement, session: SessionRow
    ) -> PersonRow | None:
        """A new session, if the code is still there to be used."""
        row = (session.token_hash, person.id, session.label, session.created, session.seen)
        rest: list[Statement] = [(MAKE_ROOM, [(person.id, person.id)]), (ADD_SESSION, [row])]
        try:
            await self.writer.write(Change(person.id, rest, used, FORGET))
        except Stale:
            return None
        self.people.forget(person.id)
        return person

    async def end(self, id: str, session: str) -> None:
        """One of somebody's sessions is over, with any link that was made there and waits."""
        rest: list[Statement] = [(END, [(id, session)]), (UNLINK, [(id,)])]
        await self.writer.write(Change(id, rest, seq=FORGET))
        self.people.forget(id)

    async def tables(self, id: str) -> list[str]:
        """The tables at which somebody has a seat."""
        found = await self.reading.do(lambda line: line.rows(SEATED, [id]))
        return [table for (table,) in found]

    async def delete(self, id: str) -> None:
        """Nothing is kept of somebody any more; Stale if he still has a seat somewhere."""
        rest: list[Statement] = [(statement, [(id,)]) for statement in GONE]
        await self.writer.write(Change(id, rest, seq=FORGET))
        self.people.forget(id)
