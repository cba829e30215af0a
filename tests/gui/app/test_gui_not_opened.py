"""The window of a door that could not be opened anew can be read, in the tightest windows too."""

import pytest
from PySide6.QtWidgets import QApplication

from kiosk.core.screen_settings import Scheme
from kiosk.ui.app.not_opened_window import NotOpenedWindow
from kiosk.ui.texts.language import use_language
from kiosk.ui.theme.theme import Theme
from tests.gui.conftest import Play
from tests.gui.legibility import troubles
from tests.gui.looks import LANGUAGES, SIZES
from tests.gui.simulated_input import key
from tests.gui.waiting import turns, until

WHY = "the profile is in use by another program: close that one, or wait until it has ended"


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_of_it_is_cut_and_esc_ends_it(qapp: QApplication, play: Play, language: str) -> None:
    use_language(qapp, language)
    found: list[str] = []

    async def scene() -> None:
        window = NotOpenedWindow(Theme(Scheme.DARK), WHY, guard_s=0)
        window.show()
        window.activateWindow()
        for size in SIZES:
            window.resize(*size)
            await turns(5)
            found.extend(f"{size[0]}×{size[1]}: {trouble}" for trouble in troubles(window))
        assert window.sheet.act.hasFocus()
        assert WHY[4:] in window.sheet.text.text
        await until(lambda: not window.sheet.ignores_input)
        key(window.sheet.close_button)
        await window.closed
        assert not window.wants_again
        window.deleteLater()

    play(scene())
    assert found == []
