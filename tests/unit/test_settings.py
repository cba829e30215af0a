"""What can be set: changed one at a time by text, and refused with the reason."""

import json

import pytest

from kiosk.settings import Settings, SettingsError, as_document, change, names


def test_each_setting_can_be_changed_by_text_to_what_it_is() -> None:
    settings = Settings(door="Door B", events=("a",), timezone="Europe/Madrid")
    assert tuple(as_document(settings)) == names()
    for name, value in as_document(settings).items():
        text = ",".join(value) if isinstance(value, tuple) else str(value)
        assert change(settings, name, text) == settings, name
    assert change(settings, "events", "").events == ()
    assert json.loads(json.dumps(as_document(settings)))["events"] == ["a"]


@pytest.mark.parametrize(
    ("name", "text", "words"),
    [
        ("camera_size", "1280", "640x480, 1280x720, 1920x1080"),
        ("camera_turn", "45", "0, 90, 180, 270"),
        ("camera_mirror", "yes", "auto, on, off"),
        ("camera_exposure", "1/100", "auto, short, shortest"),
    ],
)
def test_what_a_camera_cannot_do_is_refused_with_what_it_can(name: str, text: str, words: str) -> None:
    with pytest.raises(SettingsError, match=f"{name} is one of {words}"):
        change(Settings(), name, text)


@pytest.mark.parametrize(
    ("name", "text", "words"),
    [
        ("verdict_s", "1e308", "verdict_s is a number from 0.2 to 600"),
        ("verdict_s", "nan", "verdict_s is a number from 0.2 to 600"),
        ("delta_every_s", "1e300", "delta_every_s is a number from 1 to 86400"),
        ("full_every_s", "inf", "full_every_s is a number from 30 to 604800"),
        ("retention_days", "1e9", "retention_days is a number from 0 to 36500"),
        ("office_port", "8.5", "office_port is a number, not"),
        ("door", "D" * 3000, "door is longer than 2000 letters"),
        ("door", "Door\udcff", "door holds bytes that are not UTF-8"),
        ("events", "a,b\udcff", "events holds bytes that are not UTF-8"),
    ],
)
def test_what_nobody_means_is_refused(name: str, text: str, words: str) -> None:
    with pytest.raises(SettingsError, match=words):
        change(Settings(), name, text)


def test_a_place_of_the_window_that_is_none_is_refused() -> None:
    with pytest.raises(SettingsError, match="window is such as 1280x800@40,20"):
        change(Settings(), "window", "large")
