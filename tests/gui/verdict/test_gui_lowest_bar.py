"""The last-verdict bar in the lowest window: nothing of what it says is cut through."""

import pytest
from PySide6.QtWidgets import QApplication

from kiosk.core.screen_settings import Motion, Scheme
from kiosk.ui.texts.language import use_language
from kiosk.ui.theme.theme import Theme
from kiosk.ui.verdict.actions import brief_label, label
from kiosk.ui.verdict.last_verdict_bar import LastVerdictBar
from kiosk.ui.verdict.last_verdict_layout import BarTexts, Chip, lay_out_last_verdict
from tests.gui.conftest import Play
from tests.gui.gallery.scenes import SCENES
from tests.gui.gallery.setting import a_setting

LOWEST = (640, 360)
EVERY = ("en", "de", "es", "fr", "he", "it", "nl", "pl")
SCENES_SEEN = (
    "step-aside", "bar-after-go-in", "bar-after-already-in", "go-in-long", "wrong-gate", "not-on-the-list",
    "house-full", "not-ready",
)  # fmt: skip


def free_px(bar: LastVerdictBar) -> float:
    """How much higher the bar is than all that it writes; less than nothing where that is cut."""
    return bar.height() - bar._laid_out().height


@pytest.mark.parametrize("scene", SCENES_SEEN)
def test_in_the_lowest_window_what_the_bar_says_is_whole_in_every_language(
    play: Play, qapp: QApplication, scene: str
) -> None:
    async def whole(language: str) -> None:
        use_language(qapp, language)
        async with a_setting(LOWEST, Scheme.DARK) as setting:
            await SCENES[scene](setting)
            await setting.settle()
            bar = setting.window.last_verdict
            assert bar.isVisible()
            assert free_px(bar) >= 8, language
            word = bar._laid_out().placed[0].fitted
            assert "…" not in word.text, language
            for action in bar.buttons.shown:
                button = bar.buttons.button(action)
                assert bar.rect().contains(button.geometry()), language
                assert button.text() in (brief_label(action), label(action)), language

    for language in EVERY:
        play(whole(language))


@pytest.mark.usefixtures("qapp")
def test_a_name_is_cut_beside_its_word_before_what_is_to_be_done_is_cut_through() -> None:
    theme = Theme(Scheme.DARK, Motion.OFF)
    told = BarTexts("OTHER DOOR", "Luis García Lorenzo de la Vega y Molina", (Chip("Door C, East", "door"),))
    low = lay_out_last_verdict(told, theme, 320, 66)
    assert low.height <= 66
    texts = [placed.fitted.text for placed in low.placed]
    assert texts[0] == "OTHER DOOR"
    assert texts[1].startswith("Luis García")
    assert texts[1].endswith("…")
    assert texts[2] == "Door C, East"
