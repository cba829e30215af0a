"""A picture of a ticket, dragged over the window and dropped."""

from PySide6.QtCore import QCoreApplication, QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent

from kiosk.ui.door.window import DoorWindow
from kiosk.ui.pictures.offered_pictures import Offered
from kiosk.ui.pictures.presenter import PictureRead, PicturesPresenter, PictureTrouble
from kiosk.ui.tasks import Tasks
from tests.gui.gallery.setting import ANA, Scene, Setting
from tests.gui.waiting import until

_ACTIONS = Qt.DropAction.CopyAction | Qt.DropAction.MoveAction
_LEFT, _NO_KEY = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def _files(*names: str) -> QMimeData:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(f"/tickets/{name}") for name in names])
    return data


def _drag(window: DoorWindow, data: QMimeData) -> None:
    at = window.rect().center()
    QCoreApplication.sendEvent(window, QDragEnterEvent(at, _ACTIONS, data, _LEFT, _NO_KEY))


async def _drop(setting: Setting, outcome: PictureRead | PictureTrouble, *names: str) -> PicturesPresenter:
    async def read(_picture: Offered) -> PictureRead | PictureTrouble:
        return outcome

    tasks = Tasks()
    reading = PicturesPresenter(setting.controller, setting.window, tasks, read, between_s=0)
    data = _files(*names)
    _drag(setting.window, data)
    at = QPointF(setting.window.rect().center())
    QCoreApplication.sendEvent(setting.window, QDropEvent(at, _ACTIONS, data, _LEFT, _NO_KEY))
    await until(lambda: not tasks.any_running)
    await tasks.close()
    return reading


async def over_the_window(setting: Setting) -> None:
    reading = PicturesPresenter(setting.controller, setting.window, Tasks(), _never)
    _drag(setting.window, _files("ana.png"))
    assert reading.pictures.target.isVisible()


async def _never(_picture: Offered) -> PictureRead:
    return PictureRead(())


async def without_a_code(setting: Setting) -> None:
    await _drop(setting, PictureRead(()), "ana.png")


async def with_three_codes(setting: Setting) -> None:
    await _drop(setting, PictureRead((ANA.id, "b", "c")), "ana.png")


async def no_picture(setting: Setting) -> None:
    await _drop(setting, PictureTrouble.TOO_LARGE, "tickets.pdf")


async def too_many(setting: Setting) -> None:
    await _drop(setting, PictureRead(()), *(f"{number}.png" for number in range(240)))


PICTURES: dict[str, Scene] = {
    "picture-over-the-window": over_the_window,
    "picture-without-a-code": without_a_code,
    "picture-with-three-codes": with_three_codes,
    "picture-too-large": no_picture,
    "pictures-too-many": too_many,
}
