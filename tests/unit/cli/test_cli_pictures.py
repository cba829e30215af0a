"""`kiosk decode`: a line for each picture that is read, words for each that is not, whatever they hold."""

import json
import os
from pathlib import Path

import pytest
import segno

from kiosk.scanning.decoding.engines import missing_engines
from tests.unit.cli.conftest import Command


def picture_of(path: Path, content: str | bytes) -> Path:
    segno.make_qr(content, error="l", boost_error=False).save(str(path), scale=4, border=4)
    return path


def lines(out: str) -> list[dict[str, object]]:
    assert out == "" or out.endswith("\n")
    return [json.loads(line) for line in out.split("\n")[:-1]]


def test_each_file_has_its_line_and_one_named_twice_has_two(kiosk: Command, tmp_path: Path) -> None:
    one = picture_of(tmp_path / "one.png", "token-1")
    blank = tmp_path / "blank.ppm.bmp"
    blank.write_bytes(
        b"BM"
        + (54 + 4 * 30 * 30).to_bytes(4, "little")
        + bytes(4)
        + (54).to_bytes(4, "little")
        + (40).to_bytes(4, "little")
        + (30).to_bytes(4, "little") * 2
        + (1).to_bytes(2, "little")
        + (32).to_bytes(2, "little")
        + bytes(24)
        + b"\x99" * 3600
    )
    said = kiosk("--json", "decode", str(one), str(blank), str(one))
    assert said.status == 0
    assert said.err == ""
    found = lines(said.out)
    assert [(line["file"], line["codes"], line["engine"]) for line in found] == [
        (str(one), ["token-1"], "cascade"),
        (str(blank), [], "cascade"),
        (str(one), ["token-1"], "cascade"),
    ]
    assert all(set(line) == {"file", "codes", "engine", "ms"} for line in found)
    assert all(isinstance(line["ms"], float) and line["ms"] >= 0 for line in found)


@pytest.mark.parametrize("engine", ["cascade", "zxing", "pyzbar", "opencv"])
def test_reads_with_the_engine_asked_for(kiosk: Command, tmp_path: Path, engine: str) -> None:
    if engine in missing_engines():
        pytest.skip("zbar is not installed here")
    said = kiosk("--json", "decode", "--engine", engine, str(picture_of(tmp_path / "one.png", "token-1")))
    assert (said.value["codes"], said.value["engine"]) == (["token-1"], engine)


def test_unknown_engine_is_a_mistake_in_the_command(kiosk: Command, tmp_path: Path) -> None:
    said = kiosk("--json", "decode", "--engine", "magic", str(picture_of(tmp_path / "one.png", "token-1")))
    assert (said.status, said.out) == (2, "")
    assert "there are cascade, zxing, pyzbar, opencv" in said.err


def test_what_cannot_be_read_is_said_and_the_others_are_read(kiosk: Command, tmp_path: Path) -> None:
    good = picture_of(tmp_path / "good one \u202eü\n\x1b[31m.png", "token-1")
    (tmp_path / "text.png").write_text("not a picture")
    (tmp_path / "bill.pdf").write_bytes(b"%PDF-1.7")
    (tmp_path / "empty.png").write_bytes(b"")
    bad = [tmp_path / name for name in ("text.png", "bill.pdf", "empty.png", "none.png")] + [tmp_path]
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "pipe.png")
        bad.append(tmp_path / "pipe.png")
    said = kiosk("--json", "decode", *map(str, bad), str(good), str(tmp_path / "gone\x1b[2J.png"))
    assert said.status == 1
    assert [(line["file"], line["codes"]) for line in lines(said.out)] == [(str(good), ["token-1"])]
    for words in ("it is a text", "it is a PDF document", "is empty", "there is no file", "is a folder"):
        assert words in said.err
    assert f"{len(bad) + 1} of {len(bad) + 2} files could not be read" in said.err
    assert "\x1b" not in said.err


HOSTILE = [
    "javascript:alert(1)",
    "https://host.example/drop?token=1",
    "$(rm -rf ~); `reboot` | sh",
    "a\x1b]0;title\x07\x1b[2J\x00b\nc\u2028d\x9b31m\u202eevil",
    "'; DROP TABLE tickets; --",
    "🎟️ Ürün 東京",
]


@pytest.mark.parametrize("content", HOSTILE)
def test_hostile_content_is_printed_and_does_nothing(kiosk: Command, tmp_path: Path, content: str) -> None:
    path = picture_of(tmp_path / "one.png", content.encode())
    said = kiosk("--json", "decode", str(path))
    assert said.out.count("\n") == 1
    assert said.value["codes"] == [content]
    assert not set(said.out) & set("\x1b\x07\x00\x9b\u2028\u202e")
    spoken = kiosk("decode", str(path))
    assert spoken.status == 0
    assert len(spoken.out.splitlines()) == 1
    assert not set(spoken.out) & set("\x1b\x07\x00\x9b\u2028\u202e")


def test_code_that_is_full_of_bytes_comes_out_whole(kiosk: Command, tmp_path: Path) -> None:
    content = bytes(range(256)) * 11 + bytes(range(137))
    assert len(content) == 2_953
    said = kiosk("--json", "decode", str(picture_of(tmp_path / "full.png", content)))
    assert said.value["codes"] == [content.decode("latin-1")]
