"""A ticket's history in words."""

from typing import Any

import pytest
from msgspec.structs import replace

from kiosk.core.presence import (
    Evidence,
    EvidenceSource,
    InputMethod,
    LedgerRow,
    Presence,
    PresenceState,
    RowKind,
)
from kiosk.ui.search.guest_body import history_lines
from kiosk.ui.texts.times import clock_time
from kiosk.ui.theme.clean_text import clean
from tests.gui.fake_controller import NOW

TIME = clock_time(NOW - 60)


def a_row(kind: RowKind, **changes: Any) -> LedgerRow:
    return replace(LedgerRow("r", kind, "t1", NOW - 60, "Door A", InputMethod.CAMERA), **changes)


def told(*rows: LedgerRow, presence: Presence | None = None) -> list[tuple[str, str]]:
    lines = history_lines(rows, presence or Presence(), NOW)
    return [(clean(line.text), line.mark) for line in lines]


@pytest.mark.parametrize(
    ("row", "text", "mark"),
    [
        (a_row(RowKind.ADMISSION), f"Came in at {TIME} at Door A, read by camera.", "go"),
        (
            a_row(RowKind.ADMISSION, on_duty="Mira"),
            f"Came in at {TIME} at Door A, read by camera. On duty: Mira.",
            "go",
        ),
        (
            a_row(RowKind.OVERRIDE, supervisor="Jonas", reason="Lost wristband"),
            f"Came in at {TIME} at Door A, read by camera. Allowed by Jonas: Lost wristband",
            "ask",
        ),
        (
            a_row(RowKind.OVERRIDE, supervisor="Jonas"),
            f"Came in at {TIME} at Door A, read by camera. Allowed by Jonas.",
            "ask",
        ),
        (a_row(RowKind.EXIT), f"Left at {TIME} at Door A.", "exit"),
        (a_row(RowKind.EXIT, door=""), f"Left at {TIME}.", "exit"),
        (a_row(RowKind.UNDO), f"Undone at {TIME}.", "undone"),
        (a_row(RowKind.OVERTURNED), f"Undone at {TIME}, before anybody saw green.", "undone"),
        (
            a_row(RowKind.SEEN_INSIDE),
            f"At {TIME} the service said that the ticket was in already, but not at this door.",
            "twice",
        ),
    ],
)
def test_each_row_is_told(row: LedgerRow, text: str, mark: str) -> None:
    assert told(row) == [(text, mark)]


def test_an_admission_that_was_taken_back_is_not_green() -> None:
    rows = (a_row(RowKind.ADMISSION, id="a"), a_row(RowKind.UNDO, concerns="a"))
    assert [mark for _, mark in told(*rows)] == ["outside", "undone"]


def test_without_rows_what_puts_the_guest_inside_is_told() -> None:
    service = Presence(PresenceState.INSIDE, 1, Evidence(EvidenceSource.SERVICE))
    assert told(presence=service) == [("Checked in at the service already, but not at this door.", "go")]
    assert told() == []
