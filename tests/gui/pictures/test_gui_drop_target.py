"""What is written where a picture can be dropped stays in its frame, in every place and language."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from kiosk.core.screen_settings import Scheme
from kiosk.ui.pictures.offered_pictures import DropTarget
from kiosk.ui.texts.language import use_language
from kiosk.ui.theme.theme import SMALLEST_PX, SPACE, Theme
from tests.gui.painted_text import all_written


@pytest.mark.parametrize("language", ["en", "de", "pseudo-rtl"])
@pytest.mark.parametrize("size", [(330, 150), (592, 172), (592, 260), (600, 290), (790, 480), (740, 1000)])
def test_the_words_stay_in_the_frame(
    qtbot: QtBot, qapp: QApplication, size: tuple[int, int], language: str
) -> None:
    use_language(qapp, language)
    window, under = QWidget(), QWidget()
    qtbot.addWidget(window)
    under.setParent(window)
    window.resize(*size)
    target = DropTarget(Theme(Scheme.DARK), window)
    window.show()
    target.appear(QRect(0, 0, *size), under)
    words = [one for one in all_written(target) if one.widget is target]
    frame = target.rect().adjusted(SPACE[0], SPACE[0], -SPACE[0], -SPACE[0])
    assert {one.box.toAlignedRect().y() for one in words}
    assert all(frame.contains(one.box.toAlignedRect()) for one in words)
    assert all(one.size_px >= SMALLEST_PX for one in words)
    for one, other in combinations(words, 2):
        assert min(one.box.bottom(), other.box.bottom()) - max(one.box.top(), other.box.top()) < 3 or (
            one.box.right() <= other.box.left() or other.box.right() <= one.box.left()
        )
