"""Picture files, good and bad, as people hand them over."""

import base64
import os
import struct
import threading
import zlib
from itertools import count
from pathlib import Path

import cv2
import numpy as np
import pytest
import segno

from kiosk.scanning.decoding.decoder import Cascade, usual_steps
from kiosk.scanning.decoding.engines import PyzbarEngine
from kiosk.scanning.errors import EngineUnavailableError, PictureError, PictureWhy
from kiosk.scanning.frames import Pixels
from kiosk.scanning.pictures.reading import MOST_SCANS, decode_bytes, decode_file, decoder, load_picture
from kiosk.scanning.pictures.size import is_cut_short, jpeg_scans, picture_size
from tests.door_frames import code_picture

TICKET = "TKT-000007-5ca1ab1e"
MOST_ASKED = 30
KINDS = ("png", "jpg", "webp", "gif", "bmp", "tiff", "avif")
CMYK = base64.b64decode("""
    /9j/7gAOQWRvYmUAZAAAAAAC/9sAQwAUDg8SDw0UEhASFxUUGB4yIR4cHB49LC4kMklATEtHQEZFUFpzYlBVbVZFRmSIZW13e4GC
    gU5gjZeMfZZzfoF8/9sAQwEVFxceGh47ISE7fFNGU3x8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8
    fHx8fHx8/8AAFAgAQgBCBAEiAAIRAQMRAQQRAP/EABkAAQEBAQEBAAAAAAAAAAAAAAAFAwYEAf/EACcQAAICAgICAQMFAQAAAAAA
    AAECAAMEERIhBRMxBiIjFUFCUVIy/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAOBAEAAhED
    EQQAAD8A4yIiB0PlvKfppQlKyhRnZ7HZQoDKv8VYnZcRERAxr81dZSLVww6B9O6XfYqesWctsBrYOhsAb+SIiIgfbfN/nerHpS3i
    tZDe3ol7OK7KggAghvneiOvnSIiA8V5oeSuColJrZXIeuxj2pTYIZF/2IiIgV4iIgc/9U342KKLMovxKsnFeDFtshI4up30N76/5
    1vsRERAlZT00NVj5WOa8gOrg5daNShZAoUsqgAfj10CCB3o9oiIgaisYt2Zk5l1zGyxQ7UuCUdXTgW5fbrkraboDTDoniqIiBT8N
    TjVZqiux+YpYhPUETZK89arUEghB/fyCBqIiIF2IiIEzy1ipdSNbc12FQKTY2wVII0jcdNxOz10Oj0QiIgQK8fK3a4Fl9LVV13Cm
    r12LbWFddLwQ6/YdjY/lviIiIgavmr5ypcanH9gtX3WB2Krz6AVmrB5gc6zrogKOR3sBERA9X05lZGTlG6/KusGRSXFbnYXTa+0h
    Qp+0rvRHe9jfwiIgdHERECR5zxdvkgiIqNWa2rcG01ntkYEHi3+P6/eIiIHkT6essrRMj1oiFtBXL7HpWsAkBT3x2dEA/GjvYREQ
    NMvwt+T5GjIevFsRQzutrFvyMApJHHTKqqoA+0nXZiIiBv4bxuR48VV2Cn011sqBW5MpLbI2VBIIAPyOyetceKIiBXiIiAiIiAiI
    iAiIiAiIiAn/2Q==
""")
"""A JPEG of the ticket as presses take it, which few programs write."""


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


def test_press_ready_jpeg_is_read(tmp_path: Path) -> None:
    path = tmp_path / "ticket.jpg"
    path.write_bytes(CMYK)
    assert [code.text for code in decode_file(path).codes] == [TICKET]


def test_indexed_png_is_read(tmp_path: Path) -> None:
    path = tmp_path / "ticket.png"
    segno.make_qr(TICKET).save(str(path), scale=4, dark="darkblue", light="#eef", finder_dark="black")
    assert path.read_bytes()[25] == 3, "a palette"
    assert [code.text for code in decode_file(path).codes] == [TICKET]


def test_deep_png_is_read_however_few_of_its_bits_are_used(tmp_path: Path) -> None:
    path = tmp_path / "ticket.png"
    for factor in (1, 16, 257):
        assert cv2.imwrite(str(path), code_picture(TICKET).astype(np.uint16) * factor)
        picture = load_picture(path)
        assert picture.dtype == np.uint8
        assert picture.max() == 255
        assert [code.text for code in decode_file(path).codes] == [TICKET]


@pytest.mark.parametrize("kind", ["gif", "webp", "png"])
def test_code_in_a_later_picture_of_an_animation_is_found(tmp_path: Path, kind: str) -> None:
    code = cv2.cvtColor(code_picture(TICKET), cv2.COLOR_GRAY2BGR)
    animation = cv2.Animation()
    animation.frames = [np.full_like(code, 90), np.full_like(code, 200), code]
    animation.durations = [100, 100, 100]
    path = tmp_path / f"moving.{kind}"
    assert cv2.imwriteanimation(str(path), animation)
    assert [found.text for found in decode_file(path).codes] == [TICKET]


def test_nothing_more_is_tried_once_nobody_waits() -> None:
    spoilt = code_picture(TICKET)
    spoilt[90:180, 90:180] = 0
    animation = cv2.Animation()
    animation.frames = [cv2.cvtColor(np.roll(spoilt, n), cv2.COLOR_GRAY2BGR) for n in range(12)]
    animation.durations = [40] * 12
    done, data = cv2.imencodeanimation(".gif", animation)
    assert done
    asked = count(1)
    codes, _ = decode_bytes(data.tobytes(), "it", Cascade(), goes_on=lambda: next(asked) <= MOST_ASKED)
    assert codes == []
    # Each step that is left asks once more.
    assert MOST_ASKED < next(asked) <= MOST_ASKED + 2 + len(usual_steps(PyzbarEngine()))


@pytest.mark.parametrize(
    ("content", "why", "says"),
    [
        (b"", PictureWhy.DAMAGED, "is empty"),
        (b"Dear sir or madam", PictureWhy.NOT_A_PICTURE, "it is a text"),
        (b"<!DOCTYPE html><html>", PictureWhy.NOT_A_PICTURE, "it is a web page: take a screenshot"),
        (b"%PDF-1.7\n\x00", PictureWhy.NOT_A_PICTURE, "it is a PDF document: take a screenshot"),
        (b"<?xml version='1.0'?>\n<svg/>", PictureWhy.NOT_A_PICTURE, "it is an SVG drawing"),
        (b"PK\x03\x04\x00\x00", PictureWhy.NOT_A_PICTURE, "wallet passes"),
        (b"\x00\x00\x00\x18ftypheic\x00", PictureWhy.NOT_A_PICTURE, "a HEIC photo: save it as JPEG"),
        (b"\x00\x00\x00\x18ftypisom\x00", PictureWhy.NOT_A_PICTURE, "it is a video"),
        (b"BEGIN:VCARD\nEND:VCARD", PictureWhy.NOT_A_PICTURE, "it is a text"),
        (bytes(range(256)) * 40, PictureWhy.NOT_A_PICTURE, "AVIF are read"),
        (b"\x89PNG\r\n\x1a\n", PictureWhy.DAMAGED, "is cut short"),
        (b"\xff\xd8\xff\xe0", PictureWhy.DAMAGED, "is cut short"),
        (b"RIFF\x00\x00\x00\x00WEBPVP8 ", PictureWhy.DAMAGED, "cannot be read"),
        (b"II*\x00\x08\x00\x00\x00\xff\xff", PictureWhy.DAMAGED, "cannot be read"),
        (b"\x00\x00\x00\x18ftypavif\x00", PictureWhy.DAMAGED, "cannot be read"),
        (png_header(30, 30), PictureWhy.DAMAGED, "is damaged"),
        (png_header(20_000, 15_000), PictureWhy.TOO_LARGE, "is too large: 300 megapixels"),
        (png_header(0xFFFF_FFFF, 0xFFFF_FFFF), PictureWhy.TOO_LARGE, "is too large"),
        (png_header(70_000, 10), PictureWhy.TOO_LARGE, "70000 x 10 pixels; 65535 are read in a row"),
        (png_header(10, 70_000), PictureWhy.TOO_LARGE, "10 x 70000 pixels; 65535 are read in a row"),
    ],
)
def test_bad_file_is_refused_in_words(tmp_path: Path, content: bytes, why: PictureWhy, says: str) -> None:
    path = tmp_path / "ticket.png"
    path.write_bytes(content)
    with pytest.raises(PictureError, match=says) as refusal:
        load_picture(path)
    assert "ticket.png" in str(refusal.value)
    assert refusal.value.why is why


@pytest.mark.parametrize("kind", KINDS)
def test_cut_pictures_are_read_as_far_as_they_go_or_refused(tmp_path: Path, kind: str) -> None:
    whole = encoded(code_picture(TICKET), kind)
    path = tmp_path / f"ticket.{kind}"
    refusals: list[PictureError] = []
    for tenth in (0, 3, 6, 9):
        path.write_bytes(whole[: len(whole) * tenth // 10])
        try:
            reading = decode_file(path)
        except PictureError as error:
            refusals.append(error)
        else:
            assert {code.text for code in reading.codes} <= {TICKET}
    assert len(refusals) >= 2
    assert {error.why for error in refusals} <= {PictureWhy.DAMAGED, PictureWhy.NOT_A_PICTURE}
    assert all(path.name in str(error) for error in refusals)


def test_photo_that_was_cut_below_its_code_is_read(tmp_path: Path) -> None:
    photo = np.full((900, 600), 120, np.uint8)
    code = code_picture(TICKET)
    photo[40 : 40 + code.shape[0], 60 : 60 + code.shape[1]] = code
    photo[400:] = np.random.default_rng(3).integers(0, 255, (500, 600), dtype=np.uint8)
    whole = encoded(photo, "jpg")
    path = tmp_path / "photo.jpg"
    path.write_bytes(whole[: len(whole) // 2])
    assert [found.text for found in decode_file(path).codes] == [TICKET]
    path.write_bytes(whole[: len(whole) // 50])
    with pytest.raises(PictureError, match="is cut short"):
        decode_file(path)


def test_what_a_phone_appends_to_a_photo_does_not_make_it_cut_short(tmp_path: Path) -> None:
    path = tmp_path / "photo.jpg"
    path.write_bytes(encoded(np.full((90, 90), 120, np.uint8), "jpg") + b"\x00" * 100_000)
    assert decode_file(path).codes == ()


def test_missing_file_and_folder_are_refused_in_words(tmp_path: Path) -> None:
    for path, says in (
        (tmp_path / "nothing.png", "there is no file"),
        (tmp_path, "is a folder"),
        (tmp_path / "no\nthing\x1b[2J\u202e.png", "no.thing.\\[2J.\\.png"),
        ("a\0b.png", "cannot be read"),
        ("\udcff.png", "there is no file"),
        ("a" * 5_000, "cannot be read"),
    ):
        with pytest.raises(PictureError, match=says) as refusal:
            load_picture(path)
        assert str(refusal.value).isprintable()
        assert refusal.value.why is PictureWhy.NOT_OPENED


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes in its folders")
def test_pipe_and_device_are_refused_without_waiting(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.png"
    os.mkfifo(pipe)
    for path in (pipe, Path("/dev/zero")):
        refusals: list[str] = []

        def load(path: Path = path, refusals: list[str] = refusals) -> None:
            with pytest.raises(PictureError) as refusal:
                load_picture(path)
            refusals.append(str(refusal.value))

        thread = threading.Thread(target=load, daemon=True)
        thread.start()
        thread.join(20)
        assert refusals == [f"{path} is a device or a pipe, not a picture"]


@pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() == 0, reason="nothing is kept from this account"
)
def test_file_of_somebody_else_is_refused_in_words(tmp_path: Path) -> None:
    path = tmp_path / "secret.png"
    path.write_bytes(encoded(code_picture(TICKET), "png"))
    path.chmod(0)
    with pytest.raises(PictureError, match="this account may not read it"):
        load_picture(path)


def test_hundred_megapixels_are_read(tmp_path: Path) -> None:
    large = np.full((10_000, 10_000), 235, np.uint8)
    code = code_picture(TICKET, module_px=40)
    large[4000 : 4000 + code.shape[0], 4000 : 4000 + code.shape[1]] = code
    path = tmp_path / "large.png"
    assert cv2.imwrite(str(path), large, [cv2.IMWRITE_PNG_COMPRESSION, 1])
    assert load_picture(path).shape == (2_500, 2_500)
    reading = decode_file(path)
    assert [found.text for found in reading.codes] == [TICKET]


def test_small_code_in_a_large_picture_is_looked_for_at_full_size(tmp_path: Path) -> None:
    large = np.full((8_200, 8_200), 235, np.uint8)
    code = code_picture(TICKET, module_px=2)
    large[4000 : 4000 + code.shape[0], 1000 : 1000 + code.shape[1]] = code
    path = tmp_path / "large.png"
    assert cv2.imwrite(str(path), large, [cv2.IMWRITE_PNG_COMPRESSION, 1])
    assert [found.text for found in decode_file(path).codes] == [TICKET]


def progressive(more_scans: int) -> bytes:
    """A progressive JPEG of the ticket whose last scan is repeated so many times."""
    done, packed = cv2.imencode(".jpg", code_picture(TICKET), [cv2.IMWRITE_JPEG_PROGRESSIVE, 1])
    assert done
    data = packed.tobytes()
    last = data[data.rindex(b"\xff\xda") : -2]
    return data[:-2] + last * more_scans + data[-2:]


def test_progressive_jpeg_is_read_or_refused_by_its_scans_before_it_is_decoded(tmp_path: Path) -> None:
    path = tmp_path / "ticket.jpg"
    path.write_bytes(progressive(0))
    assert [code.text for code in decode_file(path).codes] == [TICKET]
    path.write_bytes(progressive(MOST_SCANS))
    with pytest.raises(PictureError, match="too long to read: a JPEG of more than 50 scans") as refusal:
        load_picture(path)
    assert refusal.value.why is PictureWhy.TOO_LARGE


def test_scans_of_a_thumbnail_or_behind_the_end_do_not_count() -> None:
    data = progressive(2)
    scans = jpeg_scans(data, 100)
    inside = b"\xff\xe1" + struct.pack(">H", 2 + len(data)) + data
    assert jpeg_scans(data[:2] + inside + data[2:] + data, 100) == scans
    assert jpeg_scans(progressive(0), 100) == scans - 2
    assert jpeg_scans(data, 1) == 2
    assert jpeg_scans(encoded(code_picture(TICKET), "png"), 100) == 0


def test_a_jpeg_that_is_nothing_but_markers_keeps_nobody_busy() -> None:
    start = progressive(0)[:2]
    assert jpeg_scans(start + b"\xff\xda\x00\x02" + b"\xff\xd0" * 20_000 + b"\xff\xda\x00\x02", 50) == 2
    assert jpeg_scans(start + b"\xff\xe0\x00\x02" * 20_000, 50) == 51


@pytest.mark.parametrize(("width", "height"), [(66_000, 8), (8, 66_000)])
def test_pixels_in_a_row_that_are_too_many_for_an_engine_are_no_fault_of_it(width: int, height: int) -> None:
    cascade = decoder("zxing")
    assert cascade.decode_still(np.full((height, width), 200, np.uint8)) == []
    assert cascade.failures == {}


def test_tiff_that_hides_its_size_is_refused() -> None:
    entry = struct.pack(">HHII", 256, 16, 1, 30_000)
    tiff = b"MM\x00*" + struct.pack(">IH", 8, 1) + entry + struct.pack(">I", 0)
    assert picture_size(tiff) == (0, 0)
    twice = [struct.pack(">HHII", tag, 4, 1, side) for tag in (256, 257) for side in (30_000, 3)]
    tiff = b"MM\x00*" + struct.pack(">IH", 8, 4) + b"".join(twice) + struct.pack(">I", 0)
    assert picture_size(tiff) == (30_000, 30_000)


@pytest.mark.parametrize("kind", KINDS)
def test_size_is_read_without_decoding(kind: str) -> None:
    picture = np.full((37, 53), 130, np.uint8)
    data = encoded(picture, kind)
    assert picture_size(data) == (53, 37)
    assert not is_cut_short(data)
    assert is_cut_short(data[: len(data) // 2]) == (kind not in {"tiff", "avif"})
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


def test_size_of_a_jpeg_is_found_behind_any_number_of_fill_bytes() -> None:
    done, packed = cv2.imencode(".jpg", np.zeros((37, 53), np.uint8))
    assert done
    data = packed.tobytes()
    assert picture_size(data[:2] + b"\xff" * 50_000_000 + data[2:]) == (53, 37)
    assert picture_size(data[:2] + b"\xff" * 50_000_000) == (0, 0)
