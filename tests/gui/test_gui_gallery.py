"""Every scene of the gallery can be read: nothing cut, covered, overlapping, too small or too pale."""

import pytest
from PySide6.QtWidgets import QApplication

from kiosk.ui.design.theme import Scheme
from kiosk.ui.wording.language import use_language
from tests.gui.conftest import Play
from tests.gui.gallery.scenes import SCENES
from tests.gui.gallery.setting import SCHEMES, SIZES, a_setting
from tests.gui.readable import troubles

LANGUAGES = ("en", "de", "pseudo-rtl")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scene", SCENES)
def test_nothing_is_cut_at_any_size(qapp: QApplication, play: Play, scene: str, language: str) -> None:
    use_language(qapp, language)
    found: list[str] = []

    async def look() -> None:
        async with a_setting(SIZES[0], Scheme.DARK) as setting:
            await SCENES[scene](setting)
            for size in SIZES:
                setting.window.resize(*size)
                await setting.quiet()
                found.extend(f"{size[0]}×{size[1]}: {trouble}" for trouble in troubles(setting.window))

    play(look())
    assert found == []


@pytest.mark.parametrize("scheme", SCHEMES[1:], ids=[scheme.value for scheme in SCHEMES[1:]])
@pytest.mark.parametrize("scene", SCENES)
def test_nothing_is_pale_in_any_theme(play: Play, scene: str, scheme: Scheme) -> None:
    found: list[str] = []

    async def look() -> None:
        async with a_setting((1280, 800), scheme) as setting:
            await SCENES[scene](setting)
            await setting.quiet()
            found.extend(troubles(setting.window))

    play(look())
    assert found == []
