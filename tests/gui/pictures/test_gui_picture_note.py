"""What became of a picture, said over the camera's."""

import pytest
from pytestqt.qtbot import QtBot

from kiosk.ui.door.camera_view import CameraView
from kiosk.ui.pictures.picture_note import PictureNote
from kiosk.ui.theme.theme import Theme
from tests.gui.painted_text import all_written

SAID = (
    "No code in this picture",
    "3 codes in this picture: the one in the middle was read",
    "This picture is too large: drop a screenshot of the code",
    "12 pictures read, 0 with a code. 228 more left out: drop them again",
)


@pytest.mark.parametrize("said", SAID)
def test_no_word_is_left_alone_in_its_last_line(qtbot: QtBot, said: str) -> None:
    camera = CameraView(Theme())
    qtbot.addWidget(camera)
    camera.resize(419, 300)
    camera.show()
    note = PictureNote(camera._theme, camera)
    note.show_text(said)
    lines = [one.box for one in all_written(note)]
    assert len(lines) == (1 if said == SAID[0] else 2)
    assert lines[-1].width() > max(line.width() for line in lines) / 2
    assert camera.rect().contains(note.geometry())
    assert abs(note.geometry().center().x() - camera.rect().center().x()) <= 1
