"""The most that a guest list and a screen can ask for: everything is still read, and in time."""

from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QApplication

from kiosk.core.screen_settings import Motion, Scheme
from kiosk.core.verdict import Admit, AlreadyIn, Reason, Refer, Verdict
from kiosk.ui.door.camera_feed import CameraState
from kiosk.ui.theme.clean_text import clean
from kiosk.ui.theme.theme import Theme
from kiosk.ui.verdict.overlay_layout import lay_out_overlay
from kiosk.ui.verdict.verdict_view import view_of_verdict
from tests.gui.conftest import Play
from tests.gui.fake_controller import a_ticket, given
from tests.gui.gallery.setting import AT_DOOR_B, a_setting
from tests.gui.legibility import troubles
from tests.gui.looks import LOOKS_AT_ALL

SMALLEST = ((640, 360), (1024, 600), (640, 1138))
LARGER = ((800, 600), (1280, 800), (800, 1280), (1920, 1080), (3840, 2160))
SIZES = (*SMALLEST, *LARGER) if LOOKS_AT_ALL else SMALLEST
NAMES = {
    "words": "Maximiliana Wolfeschlegelsteinhausenbergerdorff " * 4 + "Lorenz",
    "letters": "W" * 200,
    "emoji": "👩‍👩‍👧‍👦" * 28,
    "rtl": "محمد بن علي " * 17,
    "both-ways": "Layla ليلى " * 18,
    "spaces": "     ",
    "zero-width": "\u200b\u200d\u2060" * 60,
    "accents": ("Z" + "\u0300\u0301\u0302\u0316\u0317\u0318\u0319" * 3) * 9,
    "cjk": "漢字かな" * 50,
}
KIND = ("Early bird weekend ticket with camping, parking and breakfast " * 3)[:120]
NOTICES = tuple(
    (f"Notice {n}: show the passport and the parking permit " + "of the guest " * 9)[:120] for n in range(8)
)
EVER: dict[str, Any] = {"admission_id": "a1", "order_size": 40, "order_inside": 12}
ROOMS = ((354, 200), (400, 340), (604, 404), (744, 500), (776, 600), (1206, 880), (2400, 1700))


@pytest.mark.parametrize("size", SIZES, ids=[f"{wide}x{high}" for wide, high in SIZES])
def test_the_longest_texts_have_room_in_every_window(play: Play, size: tuple[int, int]) -> None:
    found: list[str] = []

    async def look() -> None:
        async with a_setting(size, Scheme.DARK) as setting:
            for name, text in NAMES.items():
                guest = a_ticket(f"t-{name}", text, kind=KIND, order="7F21", buyer=text)
                verdicts: tuple[tuple[Verdict, dict[str, Any]], ...] = (
                    (Admit(guest, NOTICES), EVER),
                    (AlreadyIn(guest, Reason.INSIDE, AT_DOOR_B), {}),
                    (Refer(Reason.STATE_REFERRED, (guest,)), {}),
                )
                turn = list(NAMES).index(name) % len(verdicts)
                for verdict, facts in verdicts if LOOKS_AT_ALL else verdicts[turn : turn + 1]:
                    setting.verdict(verdict, **facts)
                    await setting.quiet()
                    found.extend(f"{name}, flood: {trouble}" for trouble in troubles(setting.window))
                    await setting.settle()
                found.extend(f"{name}, band: {trouble}" for trouble in troubles(setting.window))

    play(look())
    assert found == []


@pytest.mark.parametrize("size", SIZES, ids=[f"{wide}x{high}" for wide, high in SIZES])
def test_that_the_camera_is_lost_is_read_however_long_its_address_is(
    play: Play, size: tuple[int, int]
) -> None:
    found: list[str] = []
    address = "rtsp://camera-north-gate.example.com:8554/live/entrance?token=" + "eyJhbGciOiJIUzI1NiJ9" * 8

    async def look() -> None:
        async with a_setting(size, Scheme.DARK) as setting:
            for detail in (f"{address} cannot be opened", "Y" * 500, "device 0 does not answer", ""):
                setting.window.camera.show_state(CameraState.LOST, detail)
                await setting.quiet()
                found.extend(troubles(setting.window))

    play(look())
    assert [one for one in found if not one.startswith("shortened")] == []


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("room", ROOMS, ids=[f"{wide}x{high}" for wide, high in ROOMS])
def test_the_worst_verdict_is_laid_out_in_a_few_tries(
    qapp: QApplication, room: tuple[int, int], name: str
) -> None:
    """Each try lays out every text on the main thread, between the verdict and its painting."""
    guest = a_ticket("t1", NAMES[name], kind=KIND, order="7F21")
    view = view_of_verdict(given(Admit(guest, NOTICES), **EVER))
    theme = Theme(Scheme.DARK, Motion.OFF)
    layout = lay_out_overlay(view, theme, *room)
    assert layout.fits
    assert layout.tries <= 6
    plain = replace(view, guest=replace(view.guest, name="Ana García"), chips=("VIP",), notices=("Check ID",))
    usual = lay_out_overlay(plain, theme, *room)
    assert usual.tries <= 3


@pytest.mark.parametrize("room", ROOMS[3:], ids=[f"{wide}x{high}" for wide, high in ROOMS[3:]])
@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_left_out_while_there_is_room(
    qapp: QApplication, room: tuple[int, int], name: str
) -> None:
    guest = a_ticket("t1", NAMES[name], kind=KIND, order="7F21")
    layout = lay_out_overlay(view_of_verdict(given(Admit(guest, NOTICES), **EVER)), Theme(Scheme.DARK), *room)
    assert not layout.shortened


def test_what_is_left_out_in_the_smallest_window_ends_in_an_ellipsis(qapp: QApplication) -> None:
    guest = a_ticket("t1", NAMES["letters"], kind=KIND)
    layout = lay_out_overlay(
        view_of_verdict(given(Admit(guest, NOTICES), **EVER)), Theme(Scheme.DARK), 354, 200
    )
    assert layout.shortened
    ending = [placed.fitted.text for placed in layout.placed if placed.fitted.text.endswith("…")]
    assert any(text.startswith("WWW") for text in ending)
    assert any(text.startswith("Notice 0") for text in ending)
    assert layout.placed[0].fitted.text == "GO IN"


def test_a_flood_of_accents_is_dammed() -> None:
    assert clean("Z" + "\u0301" * 50 + "oe") == "Z" + "\u0301" * 4 + "oe"
    assert clean("\u0301" * 50) == ""
    assert clean("Nguyễn Thị Ánh") == "Nguyễn Thị Ánh"


@pytest.mark.parametrize("name", ["spaces", "zero-width"])
def test_a_guest_without_a_name_that_can_be_seen_is_still_called_something(name: str) -> None:
    view = view_of_verdict(given(Admit(a_ticket("TKT-77", NAMES[name]), ())))
    assert view.guest.name.strip()
