"""The window that asks for a passphrase can be read, in the tightest windows too."""

import pytest
from PySide6.QtWidgets import QApplication

from kiosk.core.screen_settings import Scheme
from kiosk.ui.app.passphrase_window import PassphraseWindow
from kiosk.ui.texts.language import use_language
from kiosk.ui.theme.theme import Theme
from tests.gui.conftest import Play
from tests.gui.legibility import troubles
from tests.gui.looks import LANGUAGES, SIZES
from tests.gui.waiting import turns


@pytest.mark.parametrize("chooses_new", [False, True], ids=["locked", "new"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_of_it_is_cut(qapp: QApplication, play: Play, language: str, *, chooses_new: bool) -> None:
    use_language(qapp, language)
    found: list[str] = []

    async def scene() -> None:
        window = PassphraseWindow(Theme(Scheme.LIGHT), chooses_new=chooses_new, guard_s=0)
        window.show()
        window.activateWindow()
        if not chooses_new:
            window.sheet.refuse()
        for size in SIZES:
            window.resize(*size)
            await turns(5)
            found.extend(f"{size[0]}×{size[1]}: {trouble}" for trouble in troubles(window))
        window.close_now()
        window.deleteLater()

    play(scene())
    assert found == []
