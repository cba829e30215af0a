"""Lines of stdin, and what stdout and stderr can take."""

import asyncio
import io
import math
import os
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from kiosk.cli.door import LONGEST_LINE, lines_of_stdin
from kiosk.cli.exit_status import CommandError
from kiosk.cli.printing import (
    UNKNOWN_TIME,
    echo,
    local_moment,
    local_time,
    moment,
    open_streams,
    print_json,
    result,
    use_timezone,
)


@dataclass
class Stdin:
    descriptor: int

    def fileno(self) -> int:
        return self.descriptor


async def _read_all() -> list[bytes]:
    return [line async for line in lines_of_stdin()]


@pytest.mark.parametrize(
    ("written", "lines"),
    [
        (b"", []),
        (b"\n", [b""]),
        (b"a\nb\r\n\nc", [b"a", b"b", b"", b"c"]),
        (b"\x00\xff\r\r\n", [b"\x00\xff"]),
        (b"x" * (LONGEST_LINE + 70_000) + b"\ny\n", [b"x" * LONGEST_LINE, b"y"]),
        (b"x" * (LONGEST_LINE + 70_000), [b"x" * LONGEST_LINE]),
        (b"z\n" * 5000, [b"z"] * 5000),
    ],
)
async def test_lines_come_whole_whatever_the_pieces(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, written: bytes, lines: list[bytes]
) -> None:
    with (tmp_path / "lines").open("w+b") as file:
        file.write(written)
        file.seek(0)
        monkeypatch.setattr("sys.stdin", Stdin(file.fileno()))
        assert await _read_all() == lines


def test_a_closed_stdin_holds_no_lines_and_a_broken_one_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", None)
    assert asyncio.run(_read_all()) == []
    reading, writing = os.pipe()
    os.close(reading)
    monkeypatch.setattr("sys.stdin", Stdin(writing))
    with pytest.raises(CommandError, match="stdin cannot be read"):
        asyncio.run(_read_all())
    os.close(writing)


def test_a_terminal_that_knows_few_characters_still_gets_every_line(monkeypatch: pytest.MonkeyPatch) -> None:
    raw = io.BytesIO()
    monkeypatch.setattr("sys.stdout", io.TextIOWrapper(raw, encoding="ascii"))
    open_streams()
    print_json(False)
    result(None, "김서연 \udcff \x1b[2J")
    assert raw.getvalue().decode() == "김서연 \\udcff \ufffd[2J\n"


def test_a_number_that_json_cannot_write_is_null(capsys: pytest.CaptureFixture[str]) -> None:
    print_json(True)
    try:
        result({"a": [math.inf, {"b": -math.inf}], "c": math.nan, "d": 0.5}, "")
    finally:
        print_json(False)
    assert capsys.readouterr().out == '{"a": [null, {"b": null}], "c": null, "d": 0.5}\n'


def test_words_never_go_to_stdout_even_where_stderr_is_closed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stderr", None)
    open_streams()
    echo("words")
    sys.stderr.close()
    assert capsys.readouterr().out == ""


def test_times_are_told_in_the_zone_of_the_settings_or_the_machines() -> None:
    at = 1_781_374_925.0
    use_timezone("Asia/Tokyo")
    assert local_time(at) == "2026-06-14 03:22:05"
    use_timezone("")
    own = local_time(at)
    use_timezone("Zone/Unheard")
    assert local_time(at) == own


@pytest.mark.parametrize("at", [1e13, -1e13, math.nan, math.inf])
def test_a_time_that_no_calendar_holds_is_said_to_be_unknown(at: float) -> None:
    assert (local_time(at), local_moment(at), moment(at)) == (UNKNOWN_TIME, UNKNOWN_TIME, None)


def test_the_last_day_of_the_calendar_is_over_further_east() -> None:
    """A handover may hold it; an export has rows of before and after all the same."""
    last = 253_402_300_799.0
    use_timezone("Pacific/Kiritimati")
    try:
        assert (local_time(last), local_moment(last)) == (UNKNOWN_TIME, UNKNOWN_TIME)
    finally:
        use_timezone("")
    assert moment(last) == "9999-12-31T23:59:59.000Z"
