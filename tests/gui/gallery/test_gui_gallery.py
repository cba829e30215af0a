"""Every scene of the gallery can be read: nothing cut, covered, overlapping, too small or too pale."""

from contextlib import nullcontext

import pytest
from PySide6.QtWidgets import QApplication

from kiosk.ui.texts.language import use_language
from tests.gui.conftest import Play
from tests.gui.gallery.scenes import SCENES
from tests.gui.gallery.setting import SCHEMES, a_setting
from tests.gui.hebrew_letters import lent_hebrew
from tests.gui.legibility import troubles
from tests.gui.looks import LANGUAGES, LOOKS_AT_ALL, SIZES, spoken_for

ENGLISH_SIZES = SIZES if LOOKS_AT_ALL else SIZES[:1]
"""English is the shorter one of two, and is usually looked at in every third scene."""
LOOKS = [
    (scene, language)
    for number, scene in enumerate(SCENES)
    for language in LANGUAGES
    if LOOKS_AT_ALL or language != "en" or number % 3 == 0
]
SPOKEN_SIZES = SIZES if LOOKS_AT_ALL else SIZES[:1]
SPOKEN_LOOKS = [(scene, language) for number, scene in enumerate(SCENES) for language in spoken_for(number)]


@pytest.mark.parametrize(("scene", "language"), LOOKS)
def test_nothing_is_cut_at_any_size_nor_pale_in_any_theme(
    qapp: QApplication, play: Play, scene: str, language: str
) -> None:
    """Themes take turns from scene to scene, and a scene has another one in another language."""
    use_language(qapp, language)
    turn = list(SCENES).index(scene) + LANGUAGES.index(language)
    here, *others = (SCHEMES[(turn + n) % len(SCHEMES)] for n in range(len(SCHEMES)))
    sizes = ENGLISH_SIZES if language == "en" else SIZES
    found: list[str] = []

    async def look() -> None:
        async with a_setting(sizes[0], here) as setting:
            await SCENES[scene](setting)
            for size in sizes:
                setting.window.resize(*size)
                await setting.quiet()
                found.extend(f"{size[0]}×{size[1]}: {trouble}" for trouble in troubles(setting.window))
            for scheme in others if LOOKS_AT_ALL else ():
                setting.window.theme.choose(scheme)
                await setting.quiet()
                found.extend(f"{scheme.value}: {trouble}" for trouble in troubles(setting.window))

    play(look())
    assert found == []


@pytest.mark.parametrize(("scene", "language"), SPOKEN_LOOKS)
def test_nothing_is_cut_in_a_language_that_can_be_chosen(
    qapp: QApplication, play: Play, scene: str, language: str
) -> None:
    """Where there is the least room; at every size in every language with KIOSK_LOOKS=all."""
    found: list[str] = []

    async def look() -> None:
        async with a_setting(SPOKEN_SIZES[0], SCHEMES[0]) as setting:
            await SCENES[scene](setting)
            for size in SPOKEN_SIZES:
                setting.window.resize(*size)
                await setting.quiet()
                found.extend(f"{size[0]}×{size[1]}: {trouble}" for trouble in troubles(setting.window))

    with lent_hebrew() if language == "he" else nullcontext():
        use_language(qapp, language)
        play(look())
    assert found == []
