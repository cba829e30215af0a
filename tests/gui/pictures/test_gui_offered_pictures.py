"""Pictures of tickets that are dropped on the window or pasted: read by the real decoder, and scanned."""

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import cv2
import numpy as np
import pytest
from PySide6.QtCore import QByteArray, QCoreApplication, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import (
    QColor,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDropEvent,
    QGuiApplication,
    QImage,
    QPainter,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from kiosk.bootstrap.pictures import MOST_LOST, PictureReader
from kiosk.core.presence import InputMethod
from kiosk.scanning.decoding.decoder import GoesOn
from kiosk.scanning.frames import as_gray
from kiosk.scanning.pictures.reading import load_picture
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.pictures.image_pixels import MOST_PIXELS, pixels_of
from kiosk.ui.pictures.offered_pictures import Offered
from kiosk.ui.pictures.presenter import (
    MOST_AT_ONCE,
    PictureRead,
    PicturesPresenter,
    PictureTrouble,
    ReadPicture,
)
from kiosk.ui.tasks import Tasks
from tests.door_frames import code_picture
from tests.gui.conftest import Play
from tests.gui.fake_controller import FakeController
from tests.gui.scenes import ANA, CHLOE, LUIS, Stage, shown_word
from tests.gui.waiting import turns, until

COPY, NO_KEY, LEFT = Qt.DropAction.CopyAction, Qt.KeyboardModifier.NoModifier, Qt.MouseButton.LeftButton
NO_CODE = "No code in this picture"


@pytest.fixture(autouse=True)
def _empty_clipboard() -> Iterator[None]:
    yield
    QGuiApplication.clipboard().clear()


def picture_of(folder: Path, *texts: str, name: str = "ticket.png") -> Path:
    """A file with the codes of these texts side by side."""
    path = folder / name
    assert cv2.imwrite(str(path), np.hstack([code_picture(text) for text in texts]))
    return path


def blank(folder: Path, name: str = "blank.png") -> Path:
    path = folder / name
    assert cv2.imwrite(str(path), np.full((300, 400), 150, np.uint8))
    return path


def image_of(text: str) -> QImage:
    code = np.ascontiguousarray(code_picture(text))
    return QImage(
        code.data, code.shape[1], code.shape[0], code.shape[1], QImage.Format.Format_Grayscale8
    ).copy()


def files(*paths: Path) -> QMimeData:
    """What a file manager drags: the names come along as text."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    data.setText("\n".join(map(str, paths)))
    return data


def picture(image: QImage, text: str = "") -> QMimeData:
    data = QMimeData()
    data.setImageData(image)
    if text:
        data.setText(text)
    return data


class FromAnotherProgram(QMimeData):
    """An encoded picture as a platform's clipboard has it: Qt decodes it where an image is asked for."""

    def __init__(self, encoded: bytes) -> None:
        super().__init__()
        self.encoded = encoded
        self.decoded_by: list[threading.Thread] = []

    def formats(self) -> list[str]:
        return ["image/png", "application/x-qt-image"]

    def hasFormat(self, kind: str) -> bool:
        return kind in self.formats()

    def retrieveData(self, kind: str, wanted: object) -> object:
        if kind == "application/x-qt-image":
            self.decoded_by.append(threading.current_thread())
            return QImage.fromData(self.encoded)
        return QByteArray(self.encoded)


def drag(target: QWidget, data: QMimeData) -> QDragEnterEvent:
    at = target.rect().center()
    event = QDragEnterEvent(at, COPY | Qt.DropAction.MoveAction, data, LEFT, NO_KEY)
    QCoreApplication.sendEvent(target, event)
    return event


def drop(target: QWidget, data: QMimeData) -> bool:
    """Drag it over the window and let go; whether it was taken."""
    drag(target, data)
    at = QPointF(target.rect().center())
    event = QDropEvent(at, COPY | Qt.DropAction.MoveAction, data, LEFT, NO_KEY)
    QCoreApplication.sendEvent(target, event)
    return event.isAccepted() and event.dropAction() is COPY


def paste(widget: QWidget, data: QMimeData) -> None:
    QGuiApplication.clipboard().setMimeData(data)
    QTest.keyClick(widget, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)


Reading = Callable[[PicturesPresenter, DoorWindow, FakeController], object]


@pytest.fixture
def reading(stage: Stage) -> Callable[..., None]:
    """Plays a scene at a window that reads pictures, with the real reader unless another is given."""

    def run(scene: Reading, read: ReadPicture | None = None) -> None:
        async def whole(window: DoorWindow, controller: FakeController) -> None:
            tasks = Tasks()
            pictures = PicturesPresenter(controller, window, tasks, read or PictureReader(), between_s=0.01)
            try:
                outcome = scene(pictures, window, controller)
                assert asyncio.iscoroutine(outcome)
                await outcome
            finally:
                await tasks.close()

        stage(whole)

    return run


@pytest.mark.parametrize("on_entry", [False, True])
def test_dropped_file_is_scanned_like_a_ticket(
    reading: Callable[..., None], tmp_path: Path, on_entry: bool
) -> None:
    path = picture_of(tmp_path, ANA.token, name="Anas \u202eticket\n.png")

    async def scene(pictures: PicturesPresenter, window: DoorWindow, controller: FakeController) -> None:
        target = window.entry if on_entry else window
        event = drag(target, files(path))
        assert event.isAccepted()
        assert pictures.pictures.target.isVisible()
        assert pictures.pictures.target.geometry().contains(window.entry.geometry())
        drop(target, files(path))
        assert not pictures.pictures.target.isVisible()
        await until(lambda: ANA.id in controller.admitted)
        await until(lambda: bool(shown_word(window)))
        assert window.entry.text() == ""
        assert pictures.note.isHidden()

    reading(scene)


def test_the_target_makes_room_for_verdicts_and_goes_with_the_pointer(
    reading: Callable[..., None], tmp_path: Path
) -> None:
    async def scene(pictures: PicturesPresenter, window: DoorWindow, controller: FakeController) -> None:
        target = pictures.pictures.target
        drag(window, files(tmp_path))
        assert seen_at(window, target) is target
        window.resize(900, 700)
        assert target.geometry() == window.entry.geometry().united(window.recent.geometry())
        await controller.scan(ANA.token, InputMethod.CAMERA)
        drag(window, files(tmp_path))
        await until(lambda: shown_word(window) == "GO IN")
        assert seen_at(window, target) is window.overlay, "a guest's verdict is never hidden"
        QCoreApplication.sendEvent(window, QDragLeaveEvent())
        assert not target.isVisible()

    reading(scene)


def seen_at(window: DoorWindow, target: QWidget) -> QWidget:
    """The child of the window that is seen at the top left of where pictures are dropped."""
    at = target.geometry().topLeft() + QPoint(3, 3)
    shown = [child for child in window.children() if isinstance(child, QWidget) and child.isVisible()]
    return next(child for child in reversed(shown) if child.geometry().contains(at))


def test_the_same_picture_twice_says_that_the_guest_is_in(
    reading: Callable[..., None], tmp_path: Path
) -> None:
    path = picture_of(tmp_path, ANA.token)

    async def scene(_pictures: PicturesPresenter, window: DoorWindow, _controller: FakeController) -> None:
        assert drop(window, files(path))
        await until(lambda: shown_word(window) == "GO IN")
        assert drop(window, files(path))
        await until(lambda: shown_word(window) == "ALREADY IN")

    reading(scene)


def test_of_several_codes_the_middle_one_is_scanned_and_the_others_are_counted(
    reading: Callable[..., None], tmp_path: Path
) -> None:
    path = picture_of(tmp_path, LUIS.token, ANA.token, CHLOE.token)

    async def scene(pictures: PicturesPresenter, window: DoorWindow, controller: FakeController) -> None:
        assert drop(window, files(path))
        await until(lambda: bool(controller.admitted))
        assert list(controller.admitted) == [ANA.id]
        assert pictures.note.text() == "3 codes in this picture: the one in the middle was read"
        assert pictures.note.isVisible()

    reading(scene)


def test_several_pictures_are_read_in_their_turn_and_counted(
    reading: Callable[..., None], tmp_path: Path
) -> None:
    paths = [
        picture_of(tmp_path, ANA.token, name="1.png"),
        blank(tmp_path),
        picture_of(tmp_path, CHLOE.token, name="3.png"),
    ]

    async def scene(pictures: PicturesPresenter, window: DoorWindow, controller: FakeController) -> None:
        assert drop(window, files(*paths))
        await until(lambda: "read" in pictures.note.text())
        assert pictures.note.text() == "3 pictures read, 2 with a code"
        assert list(controller.admitted) == [ANA.id, CHLOE.id]

    reading(scene)


def test_a_folder_full_of_pictures_is_not_read_for_ever(reading: Callable[..., None]) -> None:
    read: list[Offered] = []

    async def note_down(offered: Offered) -> PictureRead:
        read.append(offered)
        return PictureRead(())

    async def scene(pictures: PicturesPresenter, window: DoorWindow, _controller: FakeController) -> None:
        assert drop(window, files(*(Path(f"/{number}.png") for number in range(100))))
        await until(lambda: "left out" in pictures.note.text())
        assert pictures.note.text() == "12 pictures read, 0 with a code. 88 more left out: drop them again"
        assert len(read) == MOST_AT_ONCE
        assert drop(window, files(Path("/1.png")))
        await until(lambda: pictures.note.text() == NO_CODE)

    reading(scene, note_down)


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (None, "This file cannot be opened"),
        (b"", "This picture is damaged: ask for it again"),
        (b"%PDF-1.7", "This is not a picture: drop a screenshot of the code"),
        (b"Dear sir", "This is not a picture: drop a screenshot of the code"),
        (b"\x89PNG\r\n\x1a\n" + b"\xff" * 40, "This picture is too large: drop a screenshot of the code"),
        ("blank", NO_CODE),
    ],
)
def test_what_cannot_be_read_is_said_quietly(
    reading: Callable[..., None], tmp_path: Path, content: bytes | str | None, says: str
) -> None:
    path = blank(tmp_path) if content == "blank" else tmp_path / "file.png"
    if isinstance(content, bytes):
        path.write_bytes(content)

    async def scene(pictures: PicturesPresenter, window: DoorWindow, controller: FakeController) -> None:
        assert drop(window, files(path))
        assert pictures.note.parent() is window.camera
        await until(lambda: pictures.note.text() == says)
        assert pictures.note.isVisible()
        assert window.camera.rect().contains(pictures.note.geometry())
        assert window.camera.clear_from > pictures.note.geometry().bottom(), "the aim frame makes room for it"
        pictures.note.show_text("")
        assert window.camera.clear_from == 0
        await turns()
        assert not controller.admitted
        assert not shown_word(window), "no alarm: nobody stands there with a ticket"

    reading(scene)


def test_pasted_picture_is_read_wherever_the_focus_is(reading: Callable[..., None]) -> None:
    async def scene(_pictures: PicturesPresenter, window: DoorWindow, controller: FakeController) -> None:
        window.entry.setFocus()
        paste(window.entry, picture(image_of(ANA.token)))
        await until(lambda: ANA.id in controller.admitted)
        window.footer.setFocus()
        paste(window.footer, picture(image_of(CHLOE.token)))
        await until(lambda: CHLOE.id in controller.admitted)
        assert window.entry.text() == ""

    reading(scene)


def test_encoded_picture_is_never_decoded_on_the_main_thread(
    reading: Callable[..., None], tmp_path: Path
) -> None:
    data = FromAnotherProgram(picture_of(tmp_path, ANA.token).read_bytes())

    async def scene(_pictures: PicturesPresenter, window: DoorWindow, controller: FakeController) -> None:
        assert drop(window, data)
        await until(lambda: ANA.id in controller.admitted)
        assert threading.main_thread() not in data.decoded_by

    reading(scene)


@pytest.mark.parametrize("as_image", [True, False])
def test_picture_that_is_too_wide_is_said(reading: Callable[..., None], *, as_image: bool) -> None:
    wide = QImage(66_000, 2, QImage.Format.Format_Grayscale8)
    wide.fill(255)
    done, packed = cv2.imencode(".png", np.full((2, 66_000), 255, np.uint8))
    assert done

    async def scene(pictures: PicturesPresenter, window: DoorWindow, _controller: FakeController) -> None:
        assert drop(window, picture(wide) if as_image else FromAnotherProgram(packed.tobytes()))
        await until(
            lambda: pictures.note.text() == "This picture is too large: drop a screenshot of the code"
        )

    reading(scene)


def test_pasted_file_is_read(reading: Callable[..., None], tmp_path: Path) -> None:
    path = picture_of(tmp_path, ANA.token)

    async def scene(_pictures: PicturesPresenter, window: DoorWindow, controller: FakeController) -> None:
        paste(window.entry, files(path))
        await until(lambda: ANA.id in controller.admitted)
        assert window.entry.text() == ""

    reading(scene)


def test_pasted_text_stays_text_with_a_picture_beside_it_too(reading: Callable[..., None]) -> None:
    async def scene(pictures: PicturesPresenter, window: DoorWindow, _controller: FakeController) -> None:
        offered: list[object] = []
        pictures.pictures.offered.connect(offered.append)
        words, cells = QMimeData(), picture(image_of(ANA.token), "Chloé")
        words.setText("Dubois ")
        for data in (words, cells):
            paste(window.entry, data)
        assert window.entry.text() == "Dubois Chloé"
        assert offered == []

    reading(scene)


@pytest.mark.parametrize("address", ["https://host.example/ticket.png", "file://host.example/share/t.png"])
def test_address_of_another_machine_is_never_followed(reading: Callable[..., None], address: str) -> None:
    async def scene(pictures: PicturesPresenter, window: DoorWindow, _controller: FakeController) -> None:
        offered: list[object] = []
        pictures.pictures.offered.connect(offered.append)
        data = QMimeData()
        data.setUrls([QUrl(address)])
        assert not drag(window, data).isAccepted()
        assert not pictures.pictures.target.isVisible()
        assert not drop(window, data)
        paste(window.entry, data)
        assert offered == []

    reading(scene)


def test_picture_dragged_out_of_a_browser_is_read_and_its_address_is_not(
    reading: Callable[..., None],
) -> None:
    async def scene(_pictures: PicturesPresenter, window: DoorWindow, controller: FakeController) -> None:
        data = picture(image_of(ANA.token), "https://host.example/ticket.png")
        data.setUrls([QUrl("https://host.example/ticket.png")])
        assert drop(window, data)
        await until(lambda: ANA.id in controller.admitted)

    reading(scene)


def test_code_is_scanned_as_typed_so_that_every_picture_counts(
    reading: Callable[..., None], controller: FakeController
) -> None:
    hows: list[tuple[str, InputMethod]] = []

    async def read(_offered: Offered) -> PictureRead:
        return PictureRead(("javascript:alert(1)",))

    async def scan(code: str, how: InputMethod) -> None:
        hows.append((code, how))

    async def scene(_pictures: PicturesPresenter, window: DoorWindow, at: FakeController) -> None:
        at.scan = scan  # type: ignore[method-assign,assignment]  # only what it is asked counts
        assert drop(window, files(Path("/1.png"), Path("/2.png")))
        await until(lambda: len(hows) == 2)
        assert hows == [("javascript:alert(1)", InputMethod.KEYBOARD)] * 2

    reading(scene, read)


def test_fault_of_ours_leaves_the_window_ready_for_the_next_picture(
    reading: Callable[..., None], caplog: pytest.LogCaptureFixture
) -> None:
    reads: list[Offered] = []

    def decode(offered: Offered, _goes_on: GoesOn) -> PictureRead:
        reads.append(offered)
        if len(reads) == 1:
            raise RuntimeError("a fault")
        return PictureRead(())

    async def scene(pictures: PicturesPresenter, window: DoorWindow, _controller: FakeController) -> None:
        assert drop(window, files(Path("/1.png")))
        await until(lambda: bool(caplog.records))
        await until(lambda: shown_word(window) == "NOT RECORDED")
        assert pictures.note.isHidden()
        assert drop(window, files(Path("/2.png")))
        await until(lambda: pictures.note.text() == NO_CODE)

    reading(scene, PictureReader(decode=decode))


def test_decoder_that_hangs_is_left_behind(play: Play) -> None:
    end = threading.Event()
    asked: list[Offered] = []

    def decode(offered: Offered, _goes_on: GoesOn) -> PictureRead:
        asked.append(offered)
        if offered != "quick":
            end.wait(20)
        return PictureRead(("code",))

    async def scene() -> None:
        reader = PictureReader(timeout_s=0.05, decode=decode)
        for _ in range(MOST_LOST):
            assert await reader("slow") is PictureTrouble.TOO_SLOW
        assert await reader("quick") is PictureTrouble.TOO_SLOW, "no more threads than that may hang"
        assert asked == ["slow"] * MOST_LOST
        end.set()
        await until(lambda: not any(thread.name == "picture" for thread in threading.enumerate()))
        assert await reader("quick") == PictureRead(("code",))

    play(scene())


@pytest.mark.parametrize("told_off", [False, True])
def test_nobody_reads_on_what_nobody_waits_for(play: Play, told_off: bool) -> None:
    begun = threading.Event()

    def decode(_offered: Offered, goes_on: GoesOn) -> PictureRead:
        begun.set()
        while goes_on():
            time.sleep(0.001)
        return PictureRead(())

    async def scene() -> None:
        reader = PictureReader(timeout_s=3600 if told_off else 0.05, decode=decode)
        for _ in range(MOST_LOST + 1):
            begun.clear()
            reading = asyncio.ensure_future(reader("slow"))
            await until(begun.is_set)
            if told_off:
                reading.cancel()
            (outcome,) = await asyncio.gather(reading, return_exceptions=True)
            assert isinstance(outcome, asyncio.CancelledError) or outcome is PictureTrouble.TOO_SLOW
            await until(lambda: not any(thread.name == "picture" for thread in threading.enumerate()))

    play(scene())


@pytest.mark.parametrize(
    "kind", ["RGB32", "RGB888", "ARGB32_Premultiplied", "Mono", "Grayscale16", "Indexed8"]
)
def test_pixels_of_a_picture_are_those_that_are_seen(kind: str) -> None:
    image = QImage(37, 23, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    painter.fillRect(5, 7, 10, 3, QColor("black"))
    painter.end()
    pixels = pixels_of(image.convertToFormat(QImage.Format[f"Format_{kind}"]))
    gray = as_gray(pixels)
    assert gray is not None
    assert gray.shape == (23, 37)
    assert (gray[7:10, 5:15] < 10).all()
    assert int((gray < 128).sum()) == 30


def test_colours_stand_as_in_a_picture_file(tmp_path: Path) -> None:
    image = QImage(3, 2, QImage.Format.Format_ARGB32)
    image.fill(QColor(10, 20, 30, 0))
    image.setPixelColor(QPoint(1, 0), QColor(200, 100, 50, 255))
    path = tmp_path / "colours.png"
    assert image.save(str(path))
    assert (pixels_of(image) == load_picture(path)).all()


def test_huge_picture_is_made_smaller() -> None:
    image = QImage(8_000, 6_000, QImage.Format.Format_Grayscale8)
    image.fill(255)
    height, width = pixels_of(image).shape[:2]
    assert height * width <= MOST_PIXELS
    assert abs(width / height - 4 / 3) < 0.01
