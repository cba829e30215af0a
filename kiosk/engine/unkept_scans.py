"""Scans that were told while the disk took nothing: written down as soon as it takes something again."""

import asyncio
import logging
from functools import partial
from itertools import islice

from kiosk.engine.errors import StoreError
from kiosk.engine.ports import Transaction
from kiosk.engine.scans_told import KeptScan
from kiosk.engine.store_ports import Store

MOST = 2000
"""So many are held in memory; of more, the oldest are given up."""
TOGETHER = 50
"""So many are written in one transaction, which no guest waits for longer than for a scan's."""

log = logging.getLogger(__name__)


class UnkeptScans:
    """Verdicts that nobody went in on, and that are not on the disk yet. Nothing here raises."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._scans: dict[str, KeptScan] = {}
        self._writing = asyncio.Lock()

    def hold(self, scan: KeptScan) -> None:
        """Keep it for the next time that something can be written."""
        self._scans[scan.id] = scan
        if len(self._scans) > MOST:
            del self._scans[next(iter(self._scans))]

    @property
    def are_due(self) -> bool:
        """Whether there are any, and they are not just being written."""
        return bool(self._scans) and not self._writing.locked()

    async def write_down(self) -> None:
        """Write them, the oldest first; what the disk does not take stays for the next time."""
        async with self._writing:
            try:
                while some := list(islice(self._scans.values(), TOGETHER)):
                    await self._write(some)
                    for scan in some:
                        self._scans.pop(scan.id, None)
            except StoreError as error:
                log.warning("%d scans are not written down yet: %s", len(self._scans), error)

    async def _write(self, some: list[KeptScan]) -> None:
        """Write those that are not there: a commit that failed may be on disk all the same."""
        there = {scan.id for scan in await self._store.scans.kept({scan.id for scan in some})}
        await self._store.at_door(partial(_keep, scans=[scan for scan in some if scan.id not in there]))


def _keep(transaction: Transaction, scans: list[KeptScan]) -> None:
    for scan in scans:
        transaction.keep_scan(scan)
