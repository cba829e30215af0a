"""Whether anything may be missing that nothing tells of.

Asked at a start, of a database and a journal that were read. Where it may be, that is said, and whoever would
go in is referred until somebody looked: an admission that was lost in silence lets its ticket in again.
"""

from kiosk.store.connection import Connection
from kiosk.store.journal import Journalled
from kiosk.store.journal_changes import JOURNAL_BEGUN, newest_in
from kiosk.store.lost_commits import LostCommits
from kiosk.store.putting_back import is_behind
from kiosk.store.salvage import Salvaged
from kiosk.store.write_ahead_log import Place


def is_salvage_short(journal: Journalled, lost: LostCommits, *, tells_less: bool) -> bool:
    """Whether a damaged database may have held what neither its pages nor the journal tell.

    What the journal lacks may be told by no page either. `tells_less`: the pages tell something that the
    journal does not; it lacks that and perhaps more, unless the log holds all that came behind its end.
    """
    if journal.torn or not journal.whole or not (lost.read or _reaches(journal, lost.reached)):
        return True
    return not lost.goes_on and (tells_less or _ends_before(journal, lost.told))


def is_unsure(connection: Connection, before: Salvaged, journal: Journalled, lost: LostCommits) -> bool:
    """Whether a sound database may have lost what the journal does not tell."""
    if has_lost_its_journal(connection, journal):  # the log and its index tell nothing of the file's own age
        return True
    if is_ahead(journal, connection):
        return True
    if journal.torn or not journal.whole or _ends_before(journal, lost.told):
        # A database that lacks what the journal tells lacks what a lost record of the journal told as well.
        return lost.any or is_behind(connection, before)
    if journal.place is None:  # what an older Kiosk wrote may end too early; where it tells more, it does not
        return lost.any and not is_behind(connection, before)
    return lost.any and not _reaches(journal, lost.reached)


def is_ahead(journal: Journalled, connection: Connection) -> bool:
    """Whether the journal stayed behind a newer database than this one."""
    return journal.behind is not None and any(
        told > held for told, held in zip(journal.behind, newest_in(connection), strict=True)
    )


def has_lost_its_journal(connection: Connection, journal: Journalled) -> bool:
    """Whether the database had a journal, of which nothing is left: it was removed, emptied or replaced."""
    begun = connection.execute("SELECT 1 FROM notes WHERE key = ?", (JOURNAL_BEGUN,)).fetchone()
    return begun is not None and not journal.records


def _reaches(journal: Journalled, log: Place | None) -> bool:
    """Whether the journal is known to go as far as the log did."""
    return bool(journal.place and log and journal.place.reaches(log))


def _ends_before(journal: Journalled, log: Place | None) -> bool:
    """Whether the journal is known to lack what the log had in the end, or may."""
    return bool(journal.place and log and not journal.place.reaches(log))
