"""What the system lacks, what it costs, and how it gets onto the machine."""

import sys
from collections.abc import Mapping
from pathlib import Path

import font_roboto
import pytest
import system_libraries
from system_fonts import can_write
from system_libraries import FONTS, Lack, SystemPart, Way, missing_here


@pytest.mark.parametrize(
    ("has_apt", "is_root", "sudo_asks_nothing", "way"),
    [
        (True, True, False, Way.AS_ROOT),
        (True, True, True, Way.AS_ROOT),
        (True, False, True, Way.WITH_SUDO),
        (True, False, False, Way.BY_HAND),
        (False, True, True, Way.NO_APT),
        (False, False, False, Way.NO_APT),
    ],
)
def test_nothing_is_installed_in_a_way_that_asks_for_a_password(
    has_apt: bool, is_root: bool, sudo_asks_nothing: bool, way: Way
) -> None:
    chosen = system_libraries.choose_way(
        has_apt=has_apt, is_root=is_root, sudo_asks_nothing=sudo_asks_nothing
    )
    assert chosen is way


def test_only_what_is_missing_is_named() -> None:
    missing = system_libraries.find_missing(lambda part: part.name != "libzbar.so.0")
    assert [part.name for part in missing] == ["libzbar.so.0"]
    assert system_libraries.find_missing(lambda part: True) == ()


def test_packages_carry_the_name_that_this_release_knows() -> None:
    glib = [part for part in system_libraries.PARTS if "libglib2.0-0" in part.packages]
    assert len(glib) == 2
    bookworm = system_libraries.packages_for(glib, lambda package: not package.endswith("t64"))
    trixie = system_libraries.packages_for(glib, lambda package: package.endswith("t64"))
    unknown = system_libraries.packages_for(glib, lambda package: False)
    assert (bookworm, trixie, unknown) == (("libglib2.0-0",), ("libglib2.0-0t64",), ("libglib2.0-0",))


def test_apt_is_told_to_ask_nothing_and_to_bring_no_more_than_needed() -> None:
    command = system_libraries.apt_install(["libzbar0"])
    assert command == ("apt-get", "install", "-y", "--no-install-recommends", "libzbar0")


def test_what_is_missing_is_described_with_what_it_costs() -> None:
    missing = [
        SystemPart("libEGL.so.1", ("libegl1",), Lack.QT),
        SystemPart("libGL.so.1", ("libgl1",), Lack.QT),
        SystemPart("libpulse.so.0", ("libpulse0",), Lack.SOUND),
    ]
    assert system_libraries.describe(missing).splitlines() == [
        "Missing from the system:",
        "  libEGL.so.1, libGL.so.1: Qt does not start",
        "  libpulse.so.0: no sound",
    ]


@pytest.mark.parametrize(
    ("lacks", "env", "is_kept"),
    [
        ((), {"DISPLAY": ":0"}, False),
        ((Lack.ZBAR, Lack.SOUND, Lack.TEXT), {"DISPLAY": ":0"}, False),
        ((Lack.QT,), {}, True),
        ((Lack.X11,), {}, False),
        ((Lack.X11,), {"DISPLAY": ":0"}, True),
        ((Lack.X11,), {"DISPLAY": ""}, False),
        ((Lack.X11,), {"DISPLAY": ":0", "QT_QPA_PLATFORM": "offscreen"}, False),
        ((Lack.X11,), {"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}, False),
        ((Lack.WAYLAND,), {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ((Lack.X11, Lack.WAYLAND), {"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}, True),
    ],
)
def test_only_what_this_display_needs_keeps_qt_from_starting(
    lacks: tuple[Lack, ...], env: Mapping[str, str], is_kept: bool
) -> None:
    missing = [SystemPart("a part", ("a-package",), lack) for lack in lacks]
    assert system_libraries.keeps_qt_from_starting(missing, env) is is_kept


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="fontconfig is asked on Linux only")
def test_letters_are_there_when_one_font_has_them_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fonts = tmp_path / "fonts.conf"
    monkeypatch.setenv("FONTCONFIG_FILE", str(fonts))
    fonts.write_text("<fontconfig></fontconfig>", encoding="utf-8")
    assert not can_write("Ana")
    fonts.write_text(
        f"<fontconfig><dir>{font_roboto.font_directory}</dir><cachedir>{tmp_path}/cache</cachedir></fontconfig>",
        encoding="utf-8",
    )
    assert can_write("Łukasz Нина")
    assert not can_write("Ana 张秀英")
    lacking = [part for part in missing_here() if part.lack is Lack.TEXT]
    assert lacking == list(FONTS)
