"""The camera is chosen and set on the screen: each choice is so at once, and the sheet stays true."""

from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt

from kiosk.core.cameras import CameraChoice, Exposure, Mirror, remember
from kiosk.core.message import Message
from kiosk.engine.camera_readiness import CameraFacts, camera_checks
from kiosk.engine.readiness import Check
from kiosk.ui.camera.camera_sheet import CameraSheet, camera_rows
from kiosk.ui.camera.presenter import CameraPresenter
from kiosk.ui.door.camera_feed import CameraFeed, CameraState
from kiosk.ui.manager.manager_sheet import Item
from kiosk.ui.theme.clean_text import clean
from tests.gui.conftest import Play
from tests.gui.fake_cameras import CAMERAS, FakeCameras
from tests.gui.managed_door import PLAIN, Managed, managed
from tests.gui.simulated_input import key, tap
from tests.gui.waiting import until

INTEGRATED, C920, USB, USB_TWIN = CAMERAS
LIVE = CameraFacts("HD Pro Webcam C920", "", width=1280, height=720, fps=29.6)
Door = Callable[[Managed, FakeCameras, CameraPresenter], Coroutine[Any, Any, None]]


def choosing(play: Play, scene: Door, choice: CameraChoice, facts: CameraFacts = LIVE) -> None:
    """Plays a scene with the sheet open and its cameras found."""

    async def whole(door: Managed) -> None:
        cameras = FakeCameras(now=facts)
        camera_presenter = CameraPresenter(cameras, door.window, door.tasks, door.preferred)
        door.manager.camera_asked.connect(camera_presenter.open)
        door.manager.menu.chosen.emit(Item.CAMERA)
        await until(camera_presenter.sheet.again.isEnabled)
        await scene(door, cameras, camera_presenter)
        camera_presenter.stop()

    managed(play, whole, preferences=replace(PLAIN, camera=choice))


def rows(sheet: CameraSheet) -> list[tuple[str, str, str, str]]:
    return [(row.mark, row.name, row.facts, row.chip) for row in sheet.panel.list.rows.rows]


def pick(sheet: CameraSheet, number: int) -> None:
    shown = sheet.panel.list
    tap(shown.viewport(), shown.visualRect(shown.model().index(number, 0)).center())


def test_the_menu_opens_it_with_every_camera_by_name(play: Play) -> None:
    async def scene(_door: Managed, cameras: FakeCameras, camera_presenter: CameraPresenter) -> None:
        sheet = camera_presenter.sheet
        assert sheet.is_open
        assert clean(sheet.state.text) == "HD Pro Webcam C920"
        assert clean(sheet.detail.text) == "1280 × 720 · 30 pictures a second"
        assert sheet.notice.isHidden()
        assert rows(sheet) == [
            ("not-picked", "The first one found", "", ""),
            ("not-picked", "Integrated Camera", "", ""),
            ("picked", "HD Pro Webcam C920", "", "In use"),
            ("not-picked", "USB Camera", "at 1-3:1.0", ""),
            ("not-picked", "USB Camera", "at 1-4:1.0", ""),
        ]
        assert cameras.looks == 1

    choosing(play, scene, CameraChoice(remember(C920)))


def test_a_tap_chooses_a_camera_and_it_is_remembered_by_what_it_is(play: Play) -> None:
    async def scene(door: Managed, _cameras: FakeCameras, camera_presenter: CameraPresenter) -> None:
        pick(camera_presenter.sheet, 4)
        assert door.preferred.now.camera.camera == remember(USB_TWIN)
        assert [row[0] for row in rows(camera_presenter.sheet)].index("picked") == 4
        pick(camera_presenter.sheet, 0)
        assert door.preferred.now.camera.camera == ""

    choosing(play, scene, CameraChoice(remember(C920)))


def test_keys_choose_a_camera_too(play: Play) -> None:
    async def scene(door: Managed, _cameras: FakeCameras, camera_presenter: CameraPresenter) -> None:
        shown = camera_presenter.sheet.panel.list
        while not shown.hasFocus():
            camera_presenter.sheet.focusNextPrevChild(True)
        key(shown, Qt.Key.Key_Down)
        key(shown)
        assert door.preferred.now.camera.camera == remember(INTEGRATED)

    choosing(play, scene, CameraChoice())


def test_size_turn_mirror_and_exposure_are_so_at_once(play: Play) -> None:
    async def scene(door: Managed, _cameras: FakeCameras, camera_presenter: CameraPresenter) -> None:
        sheet = camera_presenter.sheet
        for segments, chosen in (
            (sheet.size_px, "1920x1080"),
            (sheet.turn, "270"),
            (sheet.mirror, "off"),
            (sheet.exposure, "shortest"),
        ):
            segments.chip(chosen).click()
            assert segments.held == chosen
        assert door.preferred.now.camera == CameraChoice(
            remember(C920), "1920x1080", 270, Mirror.OFF, Exposure.SHORTEST
        )

    choosing(play, scene, CameraChoice(remember(C920)))


def test_presses_before_it_can_be_read_do_nothing(play: Play) -> None:
    async def scene(door: Managed, cameras: FakeCameras, camera_presenter: CameraPresenter) -> None:
        sheet = camera_presenter.sheet
        sheet.set_covered(covered=True)
        pick(sheet, 1)
        sheet.turn.chip("90").click()
        sheet.again.click()
        assert door.preferred.now.camera == CameraChoice(remember(C920))
        assert cameras.looks == 1

    choosing(play, scene, CameraChoice(remember(C920)))


def test_look_again_finds_what_was_plugged_in(play: Play) -> None:
    async def scene(_door: Managed, cameras: FakeCameras, camera_presenter: CameraPresenter) -> None:
        cameras.cameras = CAMERAS[:1]
        tap(camera_presenter.sheet.again)
        assert not camera_presenter.sheet.again.isEnabled()
        await until(camera_presenter.sheet.again.isEnabled)
        assert [row[1] for row in rows(camera_presenter.sheet)] == [
            "The first one found",
            "Integrated Camera",
        ]

    choosing(play, scene, CameraChoice())


def test_the_state_follows_the_camera_and_another_one_in_use_is_looked_for(play: Play) -> None:
    async def scene(_door: Managed, cameras: FakeCameras, camera_presenter: CameraPresenter) -> None:
        sheet = camera_presenter.sheet
        cameras.now = replace(LIVE, label="Integrated Camera", stands_in_for="HD Pro Webcam C920")
        cameras.cameras = CAMERAS[:1]
        camera_presenter._follow()
        assert clean(sheet.notice.text()) == (
            "HD Pro Webcam C920 is not connected. Integrated Camera is used until it is back."
        )
        await until(lambda: cameras.looks == 2 and sheet.again.isEnabled())
        assert rows(sheet) == [
            ("not-picked", "The first one found", "", ""),
            ("not-picked", "Integrated Camera", "", "In use"),
            ("picked", "HD Pro Webcam C920", "Not connected", ""),
        ]
        trouble = "Integrated Camera is in use by another program: close that program"
        cameras.now = CameraFacts("Integrated Camera", trouble)
        camera_presenter._follow()
        assert sheet.notice.text() == trouble
        assert "keeps trying" in sheet.detail.text
        assert "In use" not in [row[3] for row in rows(sheet)]

    choosing(play, scene, CameraChoice(remember(C920)))


def test_a_driver_that_refuses_the_exposure_is_told_of(play: Play) -> None:
    async def scene(_door: Managed, cameras: FakeCameras, camera_presenter: CameraPresenter) -> None:
        camera_presenter._follow()
        assert "does not let its exposure be set" in camera_presenter.sheet.notice.text()
        cameras.now = LIVE
        camera_presenter._follow()
        assert camera_presenter.sheet.notice.isHidden()

    refused = replace(LIVE, exposed=False)
    choosing(play, scene, CameraChoice(remember(C920), exposure=Exposure.SHORT), refused)


def test_cameras_that_cannot_be_listed_are_said_to_be_so(play: Play) -> None:
    async def scene(_door: Managed, cameras: FakeCameras, camera_presenter: CameraPresenter) -> None:
        cameras.cameras, cameras.trouble = (), "the cameras of this machine cannot be listed"
        tap(camera_presenter.sheet.again)
        await until(camera_presenter.sheet.again.isEnabled)
        assert camera_presenter.sheet.panel.heading.text() == "The cameras of this machine cannot be listed"
        assert [row[1] for row in rows(camera_presenter.sheet)] == ["The first one found"]

    choosing(play, scene, CameraChoice())


def test_it_follows_nothing_once_it_is_closed(play: Play) -> None:
    async def scene(_door: Managed, _cameras: FakeCameras, camera_presenter: CameraPresenter) -> None:
        assert camera_presenter._timer.isActive()
        camera_presenter.sheet.dismiss()
        assert not camera_presenter._timer.isActive()

    choosing(play, scene, CameraChoice())


@pytest.mark.parametrize(
    ("camera", "label", "name"),
    [
        ("1", "camera 1", "Camera 1"),
        ("rtsp://door:secret@10.0.0.9/live", "rtsp stream from 10.0.0.9", "Rtsp stream from 10.0.0.9"),
        ("/films/door.mp4", "video door.mp4", "Video door.mp4"),
    ],
)
def test_an_index_file_or_address_that_was_set_elsewhere_is_listed_too(
    camera: str, label: str, name: str
) -> None:
    shown = camera_rows(CAMERAS, CameraChoice(camera), CameraFacts(label, ""))
    assert [(row.key, row.name, row.chip) for row in shown if row.mark == "picked"] == [
        (camera, name, "In use")
    ]


def test_a_name_from_a_device_is_cleaned() -> None:
    odd = replace(C920, name="Cam\u202eera\nB")
    assert camera_rows([odd], CameraChoice(), LIVE)[1].name == "Camera B"


def test_the_readiness_list_has_the_camera(play: Play) -> None:
    async def scene(door: Managed) -> None:
        door.controller.checks = [Check("disk", ok=True, detail=Message("{amount} GB free", amount=212.4))]
        door.manager.also_check(lambda: camera_checks(replace(LIVE, fps=4.0)))
        door.manager.menu.chosen.emit(Item.READINESS)
        sheet = door.manager.readiness
        await until(lambda: len(sheet.lines) == 3)
        assert sheet.lines[0].name.text == "Camera"
        assert clean(sheet.lines[0].detail.text) == "HD Pro Webcam C920, 1280 × 720, 4 pictures a second"
        assert "Manager, Camera" in sheet.lines[0].mend.text

    managed(play, scene)


def test_the_preview_says_that_another_camera_is_used(play: Play) -> None:
    async def scene(door: Managed) -> None:
        feed, view = CameraFeed(door.window), door.window.camera
        door.window.connect_camera(feed)
        feed.set_state(CameraState.LIVE, "DoorController camera is not connected: Integrated Camera is used")
        await until(lambda: view.state is CameraState.LIVE)
        assert "DoorController camera is not connected" in view.accessibleDescription()
        with_note = view.grab().toImage()
        feed.set_state(CameraState.LIVE, "")
        await until(lambda: "DoorController camera" not in view.accessibleDescription())
        assert view.grab().toImage() != with_note

    managed(play, scene)
