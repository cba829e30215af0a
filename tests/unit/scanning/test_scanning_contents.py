"""What tickets' codes hold, drawn and read by the real decoder: the text as it was meant, the token in it."""

import asyncio
import base64
import io
import json

import cv2
import numpy as np
import pytest
import segno

from kiosk.bootstrap.sightings import Sightings
from kiosk.core.codes import candidates, text_of
from kiosk.scanning.decoding.decoder import Cascade
from kiosk.scanning.decoding.engines import PyzbarEngine, ZxingEngine, missing_engines
from kiosk.scanning.frames import Code, Frame, Pixels
from kiosk.scanning.selection.frame_analyser import FrameAnalyser

TOKEN = "TKT-000007-5ca1ab1e"
LONG = "Müller/東京/Ελλάδα " * 30
AS_JSON = json.dumps({"event": {"id": 12}, "ticket": {"id": TOKEN, "name": "Ana García"}})


def drawn(content: str | bytes, **how: object) -> Pixels:
    stream = io.BytesIO()
    symbol = segno.make_qr(content, **{"error": "l", "boost_error": False, **how})  # type: ignore[arg-type]  # as given
    symbol.save(stream, kind="png", scale=6, border=4)
    picture = cv2.imdecode(np.frombuffer(stream.getvalue(), np.uint8), cv2.IMREAD_GRAYSCALE)
    assert picture is not None
    return np.asarray(picture, dtype=np.uint8)


def read(picture: Pixels) -> Code:
    (code,) = Cascade().decode_still(picture)
    return code


@pytest.mark.parametrize(
    ("content", "how"),
    [
        (TOKEN, {}),
        ("5 für Müller", {"encoding": "utf-8"}),
        ("5 für Müller", {"encoding": "utf-8", "eci": True}),
        ("5 für Müller", {"encoding": "iso-8859-1"}),
        ("5 für Müller", {"encoding": "iso-8859-1", "eci": True}),
        ("5 € für Müller", {"encoding": "iso-8859-15", "eci": True}),
        ("5 € – Müller", {"encoding": "cp1252", "eci": True}),
        ("Привет 7", {"encoding": "cp1251", "eci": True}),
        ("東京テスト", {"encoding": "shift-jis"}),
        ("東京ﾃｽﾄ7", {"encoding": "shift-jis", "eci": True, "mode": "byte"}),
        ("東京", {"mode": "kanji"}),
        ("🎟️ Ürün", {"encoding": "utf-8"}),
        (LONG, {"encoding": "utf-8"}),
        ("1234567890" * 20, {}),
        ("HTTPS://HOST.EXAMPLE/T/ABC 123$%*+-./:", {}),
    ],
)
def test_text_is_read_as_it_was_meant(content: str, how: dict[str, object]) -> None:
    code = read(drawn(content, **how))
    assert code.text == content
    assert text_of(code.text) == content.strip()
    assert candidates(code.text)[0] == (content.strip(),)


@pytest.mark.parametrize(
    ("content", "how"),
    [
        ("5 für Müller", {"encoding": "iso-8859-1"}),
        ("5 für Müller", {"encoding": "utf-8", "eci": True}),
        ("5 € für Müller", {"encoding": "iso-8859-15", "eci": True}),
        ("Билет 7", {"encoding": "cp1251", "eci": True}),
        ("東京7", {"encoding": "shift-jis", "eci": True, "mode": "byte"}),
        ("東京", {"mode": "kanji"}),
        ("🎟️ Ürün", {"encoding": "utf-8"}),
    ],
)
def test_door_is_told_by_the_camera_what_a_code_says(content: str, how: dict[str, object]) -> None:
    """Of its bytes alone nobody can tell in which alphabet they are."""
    frame = Frame(drawn(content, **how), 1, 5.0)
    told: list[str] = []
    loop = asyncio.new_event_loop()
    sightings = Sightings(loop, lambda code, _view: told.append(code))
    sightings.see(FrameAnalyser().see(frame, Cascade().decode_frame(frame)))
    loop.call_soon(loop.stop)
    loop.run_forever()
    loop.close()
    assert told == [content]
    assert [candidates(one)[0] for one in told] == [candidates(content)[0]]


@pytest.mark.skipif("pyzbar" in missing_engines(), reason="zbar is not installed here")
@pytest.mark.parametrize("encoding", ["utf-8", "iso-8859-1", "iso-8859-15"])
def test_both_engines_read_one_ticket_as_one(encoding: str) -> None:
    """What either makes of the bytes differs; the text does not, so the door sees one code."""
    picture = drawn("5 für Müller", encoding=encoding, eci=encoding != "utf-8")
    texts = {code.text for engine in (ZxingEngine(), PyzbarEngine()) for code in engine.read(picture)}
    assert texts == {"5 für Müller"}


@pytest.mark.parametrize(
    "content",
    [
        f"{TOKEN}\r\n",
        f"\ufeff{TOKEN}".encode(),
        f"\x02{TOKEN}\x03\x00".encode(),
        TOKEN.encode("utf-16"),
        f"Müller;{TOKEN}".encode("latin-1"),
        f" '{TOKEN}' ",
        f"https://host.example/en/t/{TOKEN}?utm_source=mail&x=1#top",
        f"https://host.example/go?url=https%3A%2F%2Fhost.example%2Ft%2F{TOKEN}",
        f"HTTPS://HOST.EXAMPLE/#/T/{TOKEN}",
        f"host.example/tickets/{TOKEN}.pdf",
        AS_JSON,
        base64.b64encode(AS_JSON.encode()).decode(),
        f"ticket_id={TOKEN}|VIP|Ana",
        f"0109501101530017\x1d21{TOKEN}",
        f"Ticket\t{TOKEN}\nAna García",
    ],
)
def test_token_in_a_code_is_found_from_its_text_and_from_its_bytes(content: str | bytes) -> None:
    code = read(drawn(content))
    for read_as in (code.text, code.data):
        assert any(TOKEN in tier for tier in candidates(read_as))


def test_mark_of_an_encoding_is_no_part_of_the_text() -> None:
    assert read(drawn(f"\ufeff{TOKEN}".encode())).text == TOKEN


def test_code_full_of_random_bytes_is_read_whole_and_names_nobody() -> None:
    content = np.random.default_rng(5).bytes(2_953)
    code = read(drawn(content))
    assert code.data == content
    assert candidates(code.data)[0] == (text_of(content),)
