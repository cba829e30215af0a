"""Picture files, good and bad, as people hand them over."""

import struct
import zlib
from pathlib import Path

import cv2
import numpy as np
import pytest

from kiosk.scanning.errors import EngineUnavailableError, PictureError
from kiosk.scanning.frames import Pixels
from kiosk.scanning.picture_size import is_cut_short, picture_size
from kiosk.scanning.pictures import decode_file, decoder, load_picture
from tests.door_frames import code_picture

TICKET = "TKT-000007-5ca1ab1e"
KINDS = ("png", "jpg", "webp", "gif", "bmp")


def encoded(picture: Pixels, kind: str) -> bytes:
    colour = cv2.cvtColor(picture, cv2.COLOR_GRAY2BGR)
    done, data = cv2.imencode(f".{kind}", colour)
    assert done
    return data.tobytes()


def with_exif_orientation(jpeg: bytes, orientation: int) -> bytes:
    """The JPEG with an EXIF segment (EXIF 2.3 section 4.6) that holds the orientation and nothing else."""
    directory = (
        struct.pack("<H", 1) + struct.pack("<HHIHH", 0x0112, 3, 1, orientation, 0) + struct.pack("<I", 0)
    )
    tiff = b"II*\x00" + struct.pack("<I", 8) + directory
    body = b"Exif\x00\x00" + tiff
    return jpeg[:2] + b"\xff\xe1" + struct.pack(">H", len(body) + 2) + body + jpeg[2:]


def png_header(width: int, height: int) -> bytes:
    """The beginning of a PNG that claims to be that large."""
    body = b"IHDR" + struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    end = b"\x00\x00\x00\x00IEND" + struct.pack(">I", zlib.crc32(b"IEND"))
    return b"\x89PNG\r\n\x1a\n" + struct.pack(">I", 13) + body + struct.pack(">I", zlib.crc32(body)) + end


@pytest.mark.parametrize("kind", KINDS)
def test_decodes_every_kind_of_file(tmp_path: Path, kind: str) -> None:
    path = tmp_path / f"ticket.{kind}"
    path.write_bytes(encoded(code_picture(TICKET), kind))
    reading = decode_file(path)
    assert [code.text for code in reading.codes] == [TICKET]
    assert (reading.file, reading.engine) == (str(path), "cascade")
    assert reading.ms > 0


@pytest.mark.parametrize("engine", ["cascade", "zxing", "pyzbar", "opencv"])
def test_decodes_with_the_engine_asked_for(tmp_path: Path, engine: str) -> None:
    path = tmp_path / "ticket.png"
    path.write_bytes(encoded(code_picture(TICKET), "png"))
    reading = decode_file(path, engine, cascade=decoder(engine))
    assert [code.text for code in reading.codes] == [TICKET]
    assert reading.engine == engine


def test_unknown_engine_is_refused(tmp_path: Path) -> None:
    with pytest.raises(EngineUnavailableError, match="there are cascade, zxing, pyzbar, opencv"):
        decode_file(tmp_path / "ticket.png", "magic")


def test_kind_is_told_by_content_not_by_name(tmp_path: Path) -> None:
    path = tmp_path / "ticket.png"
    path.write_bytes(encoded(code_picture(TICKET), "jpg"))
    assert decode_file(path).codes[0].text == TICKET


def test_photo_is_turned_upright(tmp_path: Path) -> None:
    wide = np.full((40, 90), 200, np.uint8)
    path = tmp_path / "photo.jpg"
    path.write_bytes(with_exif_orientation(encoded(wide, "jpg"), orientation=6))
    assert load_picture(path).shape[:2] == (90, 40)


def test_transparent_background_is_white(tmp_path: Path) -> None:
    code = code_picture(TICKET)
    see_through = np.dstack([np.zeros((*code.shape, 3), np.uint8), 255 - code])
    path = tmp_path / "ticket.png"
    assert cv2.imwrite(str(path), see_through)
    assert decode_file(path).codes[0].text == TICKET


def test_two_codes_in_a_picture_are_both_named(tmp_path: Path) -> None:
    path = tmp_path / "two.png"
    assert cv2.imwrite(str(path), np.hstack([code_picture("first"), code_picture("other")]))
    assert {code.text for code in decode_file(path).codes} == {"first", "other"}


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"", "is empty"),
        (b"Dear sir or madam", "is not a picture"),
        (b"<html>" * 100, "is not a picture"),
        (bytes(range(256)) * 40, "is not a picture"),
        (encoded(code_picture(TICKET), "png")[:400], "is cut short"),
        (encoded(code_picture(TICKET), "jpg")[:900], "is cut short"),
        (encoded(code_picture(TICKET), "webp")[:120], "is cut short"),
        (encoded(code_picture(TICKET), "gif")[:300], "is cut short"),
        (encoded(code_picture(TICKET), "bmp")[:300], "is cut short"),
        (b"\x89PNG\r\n\x1a\n", "is cut short"),
        (b"\xff\xd8\xff\xe0", "is cut short"),
        (b"RIFF\x00\x00\x00\x00WEBPVP8 ", "cannot be read"),
        (png_header(30, 30), "is damaged"),
        (png_header(20_000, 15_000), "is too large: 300 megapixels"),
        (png_header(0xFFFF_FFFF, 0xFFFF_FFFF), "is too large"),
    ],
)
def test_bad_file_is_refused_in_words(tmp_path: Path, content: bytes, says: str) -> None:
    path = tmp_path / "ticket.png"
    path.write_bytes(content)
    with pytest.raises(PictureError, match=says) as refusal:
        load_picture(path)
    assert "ticket.png" in str(refusal.value)


def test_missing_file_and_folder_are_refused_in_words(tmp_path: Path) -> None:
    with pytest.raises(PictureError, match="there is no file"):
        load_picture(tmp_path / "nothing.png")
    with pytest.raises(PictureError, match="is a folder"):
        load_picture(tmp_path)
    with pytest.raises(PictureError, match="cannot be read"):
        load_picture("a\0b.png")


def test_hundred_megapixels_are_read(tmp_path: Path) -> None:
    large = np.full((10_000, 10_000), 235, np.uint8)
    code = code_picture(TICKET, module_px=40)
    large[4000 : 4000 + code.shape[0], 4000 : 4000 + code.shape[1]] = code
    path = tmp_path / "large.png"
    assert cv2.imwrite(str(path), large, [cv2.IMWRITE_PNG_COMPRESSION, 1])
    reading = decode_file(path)
    assert [found.text for found in reading.codes] == [TICKET]


@pytest.mark.parametrize("kind", KINDS)
def test_size_is_read_without_decoding(kind: str) -> None:
    picture = np.full((37, 53), 130, np.uint8)
    data = encoded(picture, kind)
    assert picture_size(data) == (53, 37)
    assert not is_cut_short(data)
    assert is_cut_short(data[: len(data) // 2])
    for end in range(12, min(len(data), 400)):
        assert picture_size(data[:end]) in {(0, 0), (53, 37)}


def test_lossless_webp_names_its_size() -> None:
    picture = np.full((300, 515, 4), 90, np.uint8)
    picture[:9, :9, 3] = 0
    done, data = cv2.imencode(".webp", picture, [cv2.IMWRITE_WEBP_QUALITY, 60])
    assert done
    assert picture_size(data.tobytes()) == (515, 300)
    done, data = cv2.imencode(".webp", picture, [cv2.IMWRITE_WEBP_QUALITY, 101])
    assert done
    assert picture_size(data.tobytes()) == (515, 300)
