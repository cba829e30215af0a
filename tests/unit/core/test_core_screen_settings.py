"""The screen's own settings: every default is one that a person may choose."""

import pytest
from msgspec.structs import replace

from kiosk.core.screen_settings import Motion, Scheme, ScreenSettings


def test_a_fresh_screen_follows_the_system_and_asks_about_names() -> None:
    fresh = ScreenSettings()
    assert (fresh.theme, fresh.motion, fresh.language) == (Scheme.SYSTEM, Motion.SYSTEM, "")
    assert {fresh.hide_names, fresh.names_asked, fresh.kiosk_mode, fresh.muted} == {False}
    assert 0 < fresh.volume <= 1


@pytest.mark.parametrize("scheme", Scheme)
@pytest.mark.parametrize("motion", Motion)
def test_themes_and_motion_are_kept_by_their_names(scheme: Scheme, motion: Motion) -> None:
    chosen = replace(ScreenSettings(), theme=scheme, motion=motion)
    assert (Scheme(chosen.theme.value), Motion(chosen.motion.value)) == (scheme, motion)
