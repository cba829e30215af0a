"""What a serial scanner sends, cut into codes however it is torn; and the port that is meant."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from kiosk.core.serial_lines import (
    LONGEST_LINE,
    SILENCE_S,
    TORN_S,
    LineEnd,
    Lines,
    Refused,
    SerialPort,
    find,
    remember,
)

VOYAGER = SerialPort("ttyACM0", "/dev/ttyACM0", "Voyager", "0c2e", "0ba1", "S1")
OTHER_VOYAGER = SerialPort("ttyACM1", "/dev/ttyACM1", "Voyager", "0c2e", "0ba1", "S2")
PLAIN = SerialPort("ttyS0", "/dev/ttyS0")


@pytest.mark.parametrize(
    ("end", "sent"),
    [
        (LineEnd.AUTO, b"TKT-1\rTKT-2\r"),
        (LineEnd.AUTO, b"TKT-1\r\nTKT-2\r\n"),
        (LineEnd.AUTO, b"\x02TKT-1\x03\x02TKT-2\x03"),
        (LineEnd.CR, b"TKT-1\rTKT-2\r"),
        (LineEnd.LF, b"TKT-1\r\nTKT-2\r\n"),
        (LineEnd.CRLF, b"TKT-1\r\nTKT-2\r\n"),
        (LineEnd.TAB, b"TKT-1\tTKT-2\t"),
    ],
)
def test_codes_end_as_they_do(end: LineEnd, sent: bytes) -> None:
    assert Lines(end).feed(sent) == [b"TKT-1", b"TKT-2"]


@given(st.lists(st.integers(0, 30), max_size=6))
def test_however_it_is_torn_on_its_way(cuts: list[int]) -> None:
    sent = "TKT-Müller-1\r\nTKT-2\r\n".encode()
    lines, places = Lines(LineEnd.CRLF), sorted({0, *cuts, len(sent)})
    found = [code for start, stop in pairwise(places) for code in lines.feed(sent[start:stop])]
    assert found == ["TKT-Müller-1".encode(), b"TKT-2"]
    assert not lines.holds


def test_silence_ends_a_code_that_nothing_else_does() -> None:
    lines = Lines()
    assert not lines.feed(b"TKT-1")
    assert lines.silence_s == SILENCE_S
    assert lines.silence() == [b"TKT-1"]
    assert lines.silence() == []
    lines.feed(b"TKT-2\rTKT")
    assert lines.silence_s == TORN_S  # this one sends its ends
    assert Lines(LineEnd.SILENCE).silence_s == SILENCE_S


def test_torn_code_of_a_scanner_that_ends_its_codes_is_none() -> None:
    lines = Lines(LineEnd.CR)
    lines.feed(b"TKT-")
    assert lines.silence_s == TORN_S
    assert lines.silence() == []
    assert lines.feed(b"TKT-2\r") == [b"TKT-2"]


@pytest.mark.parametrize("end", [LineEnd.AUTO, LineEnd.CRLF])
def test_endless_line_is_dropped_once_and_what_follows_is_read(end: LineEnd) -> None:
    lines = Lines(end)
    found = [one for _ in range(20) for one in lines.feed(b"x" * 1000)]
    assert found == [Refused.TOO_LONG]
    assert len(lines._held) <= LONGEST_LINE
    assert lines.holds
    assert lines.feed(b"xx\r\nTKT-1\r\n") == [b"TKT-1"]
    assert lines.feed(b"y" * (LONGEST_LINE + 1) + b"\r\nTKT-2\r\n") == [Refused.TOO_LONG, b"TKT-2"]
    lines.feed(b"x" * (LONGEST_LINE + 1))
    assert lines.silence() == []
    assert lines.feed(b"TKT-3\r\n") == [b"TKT-3"]


@pytest.mark.parametrize("noise", [b"\x00\x80\x81\x9f\x00\x98", b"\xff\x80\x92\x83\x8e", b"\x01\x05\x07A"])
def test_garbage_of_a_wrong_speed_is_told(noise: bytes) -> None:
    assert Lines().feed(noise + b"\r") == [Refused.GARBAGE]


@pytest.mark.parametrize("code", ["Müller".encode(), b"M\xfcller", b"0104012345\x1d10ABC", b'{"id":"t1"}'])
def test_codes_in_any_tongue_are_none(code: bytes) -> None:
    assert Lines().feed(code + b"\r") == [code]


def test_empty_lines_are_nothing() -> None:
    assert Lines().feed(b"\r\n\r\n \r\x00\r") == []


@given(st.lists(st.binary(max_size=6000), max_size=4), st.sampled_from(LineEnd))
def test_nothing_that_arrives_breaks_it(pieces: list[bytes], end: LineEnd) -> None:
    lines = Lines(end)
    for piece in pieces:
        for one in lines.feed(piece):
            assert isinstance(one, Refused) or 0 < len(one) <= LONGEST_LINE
    lines.silence()
    assert not lines.holds


def test_scanner_is_found_again_on_another_port() -> None:
    meant = remember(VOYAGER)
    moved = SerialPort("COM7", "COM7", "Voyager", "0c2e", "0ba1", "S1")
    assert find(meant, [PLAIN, OTHER_VOYAGER, moved]) is moved
    assert find(meant, [PLAIN, OTHER_VOYAGER]) is OTHER_VOYAGER
    assert find(meant, [PLAIN]) is None
    assert find(remember(PLAIN), [VOYAGER, PLAIN]) is PLAIN
    assert find("port:ttyACM0", [PLAIN, VOYAGER]) is VOYAGER
    assert find(remember(PLAIN), [VOYAGER, SerialPort("ttyS1", "/dev/ttyS1")]) is None


def test_scanner_whose_serial_number_has_colons_stands_in_for_another_of_its_kind() -> None:
    here = [PLAIN, replace(VOYAGER, serial="00:1A:7D:DA:71:13"), replace(VOYAGER, serial="00:1A:7D:DA:71:14")]
    assert find(remember(here[2]), here) is here[2]
    assert find(remember(here[2]), here[:2]) is here[1]
    assert find(remember(VOYAGER), here) is here[1]
    assert find(remember(here[1]), [PLAIN, OTHER_VOYAGER]) is OTHER_VOYAGER
    assert find("usb:", here) is None


def test_ends_around_a_short_code_that_silence_ends_are_no_garbage() -> None:
    lines = Lines(LineEnd.SILENCE)
    assert lines.feed(b"\r\nT-1\r\n") == []
    assert lines.silence() == [b"T-1"]
