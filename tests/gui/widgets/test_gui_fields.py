"""Lines to type into stand in columns, and what a sheet says is as tall as its lines."""

import pytest
from PySide6.QtCore import QPoint, QRect
from pytestqt.qtbot import QtBot

from kiosk.core.screen_settings import Scheme
from kiosk.ui.theme.stylesheet import stylesheet
from kiosk.ui.theme.theme import Theme
from kiosk.ui.widgets.field import Field
from kiosk.ui.widgets.sheet_notice import SheetNotice
from kiosk.ui.widgets.side_by_side import SideBySide

FRENCH = (
    "La billetterie ne connaît pas cet ID client, ou n’accepte pas son secret\u00a0: comparer les deux"
    " avec ce que la billetterie affiche à l’organisateur"
)
SPANISH = "No se han podido fijar las reglas del organizador para esta puerta: too many supervisors"
LONG = "Adresse de redirection, telle qu’enregistrée à la billetterie"


@pytest.mark.parametrize("width", [690, 731, 900])
def test_two_lines_are_as_wide_as_one_another_and_level_whatever_they_are_called(
    qtbot: QtBot, width: int
) -> None:
    theme = Theme(Scheme.DARK)
    fields = Field(theme, "Secret client"), Field(theme, LONG)
    both = SideBySide(theme, *fields)
    qtbot.addWidget(both)
    both.setStyleSheet(stylesheet(theme))
    both.resize(width, 200)
    both.show()
    both.resize(width, both.heightForWidth(width))
    both.grab()
    one, other = (QRect(field.line.mapTo(both, QPoint()), field.line.size()) for field in fields)
    assert abs(one.width() - other.width()) <= 1
    assert (one.top(), one.height()) == (other.top(), other.height())
    assert all(field.name.height() >= field.name.heightForWidth(field.name.width()) for field in fields)


@pytest.mark.parametrize("text", [FRENCH, SPANISH], ids=["fr", "es"])
def test_a_notice_has_no_room_for_a_line_that_it_does_not_take(qtbot: QtBot, text: str) -> None:
    notice = SheetNotice(Theme(Scheme.DARK))
    qtbot.addWidget(notice)
    notice.show_text(text)
    around = notice.height() - notice.contentsRect().height()
    for width in range(300, 760, 3):
        notice.resize(width, notice.heightForWidth(width))
        assert notice.height() - around - notice._fitted(notice.contentsRect().width()).height <= 2, width
