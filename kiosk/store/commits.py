"""How a writer commits: on the disk, in the files that belong there, and in the journal."""

import logging
from pathlib import Path

from sqlcipher3 import dbapi2 as sqlite

from kiosk.engine.errors import StoreError
from kiosk.store.connection import Connection
from kiosk.store.integrity import log_file_of
from kiosk.store.journal import reaching
from kiosk.store.journal_changes import all_there_is, changes_noted, newest_in, note_changes
from kiosk.store.journal_writer import Journal
from kiosk.store.open_files import OpenFiles
from kiosk.store.worker import Commits
from kiosk.store.write_ahead_log import Place, place_behind

log = logging.getLogger(__name__)


class JournalledCommits(Commits):
    """Commits of the writer of the database at `path`, each in the journal before it may be believed."""

    def __init__(self, path: Path, journal: Journal) -> None:
        super().__init__()
        self._path = path
        self._journal = journal
        self._files: OpenFiles | None = None
        self._log = log_file_of(path)
        self._place = Place()

    def opened(self, connection: Connection) -> None:
        """The writer has opened its connection."""
        note_changes(connection)
        self._files = OpenFiles(self._path)
        self._place = place_behind(self._log, self._place)

    @property
    def is_doubtful(self) -> bool:
        """Whether the files may be others than those that were opened, or damaged."""
        return super().is_doubtful or self._files is None or self._files.are_gone

    def check(self) -> None:
        """Raise StoreError where nothing is to be written any more, or it would be to files that are gone."""
        super().check()
        if self._files is not None:
            self._files.check()

    def commit(self, connection: Connection) -> None:
        """Commit. Raises StoreError where it went to files that are gone: then it is not to be believed."""
        changes = changes_noted(connection)
        super().commit(connection)
        if self._files is not None:
            self._files.check()
        if not self._journal.in_place:
            self._replace_journal(connection)
        before, self._place = self._place, place_behind(self._log, self._place)
        # With the guest list's commits too: the journal follows the log.
        is_news = bool(changes) or self._place != before
        if is_news and not self._journal.append([*changes, reaching(self._place)]):
            self._journal.stays_behind(newest_in(connection))

    def closing(self, connection: Connection) -> None:
        """The writer is about to end: the last moment to make a journal that somebody took away."""
        try:
            if self._files is not None:
                self._files.check()
        except StoreError as error:  # it was told already: nothing is written beside what took their place
            log.info("the journal is left alone: %s", error)
            return
        if not self._journal.in_place:
            self._replace_journal(connection)

    def _replace_journal(self, connection: Connection) -> None:
        try:
            self.begin_journal_anew(connection)
        except (StoreError, sqlite.Error) as error:  # the next change, or the end, tries again
            log.warning("the journal is missing and could not be made: %s", error)

    def begin_journal_anew(self, connection: Connection) -> None:
        """Let the journal hold what the database holds now, and nothing else. Raises StoreError."""
        self._journal.begin_anew([*all_there_is(connection), reaching(self._place)])

    def bring_to_disk(self, _: Connection) -> None:
        """Let no power cut take what the journal tells of so far."""
        self._journal.bring_to_disk()

    def close(self) -> None:
        """The writer has ended."""
        self._journal.close()
