"""What store and service are compared with: the least that anybody would have to do, and nothing else.

Each asks the same service, or writes with the same settings, as the program does beside it; none rests.
"""

import json
import os
import time
from collections.abc import Sequence

import httpx

from kiosk.core.paging import PAGE_SIZE, next_offset
from kiosk.core.search import fold
from kiosk.store.connection import Connection

PATIENCE_S = 60.0
BYTES_OF_A_ROW = 300
EMPTY_WINDOW = """
import sys
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget

class Painted(QObject):
    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint:
            QApplication.instance().quit()
        return False

app = QApplication(sys.argv)
window, painted = QWidget(), Painted()
window.installEventFilter(painted)
window.resize(1280, 800)
window.show()
app.exec()
"""
"""A program that ends once its window was painted for the first time."""


def committed(connection: Connection) -> float:
    """Write one row, and seconds until it was on the disk; the connection is opened as the profile's is."""
    began = time.perf_counter()
    connection.execute("BEGIN IMMEDIATE")
    connection.execute("INSERT INTO rows (body) VALUES (?)", (os.urandom(BYTES_OF_A_ROW),))
    connection.execute("COMMIT")
    return time.perf_counter() - began


async def downloaded(address: str, token: str) -> int:
    """Fetch the pages of the list, one after another; the tickets that came, those of overlaps once.

    Each is parsed as JSON and forgotten.
    """
    offset = 0
    async with _client(address, token) as client:
        while True:
            asked = {"limit": PAGE_SIZE, "offset": offset}
            answer = await client.get("/api/v2/guestlists", params=asked)
            received = len(json.loads(answer.raise_for_status().content)["data"]["guestlist"])
            if received < PAGE_SIZE:
                return offset + received
            offset = next_offset(offset, received)


async def checked_in(address: str, token: str, ids: Sequence[str]) -> float:
    """Check these tickets in, one after another; seconds that each takes."""
    async with _client(address, token) as client:
        began = time.perf_counter()
        for ticket_id in ids:
            path = f"/api/v2/cost_item_check_ins/{ticket_id}"
            (await client.put(path, params={"cost_item_id": ticket_id})).raise_for_status()
        return (time.perf_counter() - began) / len(ids)


def _client(address: str, token: str) -> httpx.AsyncClient:
    headers = {"Authorization": f"Bearer {token}"}
    return httpx.AsyncClient(base_url=address, headers=headers, timeout=PATIENCE_S)


def like(connection: Connection, name: str) -> list[tuple[int]]:
    """The tickets whose words hold the last of this name, as SQL finds them that has no index for it."""
    typed = f"%{fold(name).split()[-1]}%"
    found: list[tuple[int]] = connection.execute(
        "SELECT number FROM tickets WHERE words LIKE ?", (typed,)
    ).fetchall()
    return found
