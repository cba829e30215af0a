"""How far a guest list has come: a bar on a terminal, elsewhere a line now and then, and nothing is left."""

import io
import logging
import os
import sys

import pytest

from kiosk.cli.sync_progress import Progress
from kiosk.engine.events import GuestListComing

SECONDS = GuestListComing(25_000, 100_000, 4_000.0)
MINUTES = GuestListComing(30_000, 1_000_000, 4_000.0)
FIRST = GuestListComing(1_000, 100_000, 0.0)
UNNAMED = GuestListComing(5_000, 0, 4_000.0)


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def shown(monkeypatch: pytest.MonkeyPatch, stream: io.StringIO, *told: tuple[float, GuestListComing]) -> str:
    """What is on stderr after these were told, each at its second, and it was closed."""
    monkeypatch.setattr(sys, "stderr", stream)
    now_s = 0.0
    progress = Progress(lambda: now_s)
    for now_s, coming in told:  # noqa: B007
        progress.show(coming)
    progress.close()
    return stream.getvalue()


def test_a_terminal_has_one_line_that_is_gone_at_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    said = shown(monkeypatch, Terminal(), (1.0, SECONDS), (1.1, MINUTES), (2.0, MINUTES), (3.0, UNNAMED))
    lines = said.split("\r\x1b[K")
    assert lines == [
        "",
        "[######..................] 25000 of 100000 tickets, 4000 a second, 19 s left",
        "[#.......................] 30000 of 1000000 tickets, 4000 a second, 4 min left",
        "5000 tickets, 4000 a second",
        "",
    ]


def test_elsewhere_a_line_is_written_every_ten_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    said = shown(
        monkeypatch, io.StringIO(), (9.0, SECONDS), (10.0, SECONDS), (15.0, UNNAMED), (21.0, UNNAMED)
    )
    assert said.splitlines() == [
        "kiosk: 25000 of 100000 tickets, 4000 a second, 19 s left",
        "kiosk: 5000 tickets, 4000 a second",
    ]


@pytest.mark.parametrize("stream", [Terminal, io.StringIO])
def test_a_list_that_comes_at_once_is_not_shown(
    monkeypatch: pytest.MonkeyPatch, stream: type[io.StringIO]
) -> None:
    assert shown(monkeypatch, stream(), (0.05, SECONDS), (0.1, SECONDS)) == ""


@pytest.mark.parametrize(
    ("columns", "said"),
    [
        (76, "[######..................] 25000 of 100000 tickets, 4000 a second, 19 s left"),
        (75, "25000 of 100000 tickets, 4000 a second, 19 s left"),
        (20, "25000 of 100000 tick"),
        (0, ""),
    ],
)
def test_a_narrow_terminal_has_one_line_too(monkeypatch: pytest.MonkeyPatch, columns: int, said: str) -> None:
    class Narrow(Terminal):
        def fileno(self) -> int:
            return 2

    monkeypatch.setattr(os, "get_terminal_size", lambda _fd: os.terminal_size((columns + 1, 24)))
    assert shown(monkeypatch, Narrow(), (1.0, SECONDS)).split("\r\x1b[K") == ["", said, ""]


def test_what_is_logged_meanwhile_has_the_line_for_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    stream, now_s = Terminal(), 0.0
    monkeypatch.setattr(sys, "stderr", stream)
    handler = logging.StreamHandler(stream)
    logging.getLogger().addHandler(handler)
    try:
        progress = Progress(lambda: now_s)
        now_s = 1.0
        progress.show(UNNAMED)
        logging.getLogger("kiosk").warning("the service names more than it gave")
        progress.close()
        logging.getLogger("kiosk").warning("later")
    finally:
        logging.getLogger().removeHandler(handler)
    said = "5000 tickets, 4000 a second\r\x1b[Kthe service names more than it gave\nlater\n"
    assert stream.getvalue() == f"\r\x1b[K{said}"
    assert handler.filters == []


def test_a_terminal_that_knows_no_bar_has_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "dumb")
    assert shown(monkeypatch, Terminal(), (11.0, FIRST)) == "kiosk: 1000 tickets\n"


def test_more_than_was_named_leaves_nothing_to_tell_of_the_rest() -> None:
    assert GuestListComing(1_200, 1_000, 100.0).seconds_left is None
    assert GuestListComing(0, 1_000, 0.0).seconds_left is None
