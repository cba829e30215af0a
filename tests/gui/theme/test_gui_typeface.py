"""What stands for letters that no font has: the tests' machine has the app's own typeface alone."""

import pytest
from PySide6.QtWidgets import QApplication

from kiosk.ui.theme import typeface
from kiosk.ui.theme.text_fit import NEW_LINE
from kiosk.ui.theme.typeface import drawable

FROM_RIGHT_SIGN = "\u200f�\u200f"


@pytest.fixture(autouse=True)
def other_fonts(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    """As on a machine that has fonts, of which none has the letters asked for."""
    assert not typeface._are_others()
    monkeypatch.setattr(typeface, "_are_others", lambda: True)


@pytest.mark.parametrize(
    "text",
    [
        "Ana García Lorenzo",
        "Łukasz Szczepański, Nguyễn Thị Minh, Ωμέγα, Юрий",
        "o\u0331\u0323 with marks of no script",
        f"in\u2068 two\u2069\u00a0lines{NEW_LINE}and\ta zero\u200d width",
        "“quotes” – dashes … • €",
    ],
)
def test_what_the_typeface_has_stays(text: str) -> None:
    assert drawable(text) == text


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Ana 漢字 B", "Ana �� B"),
        ("👋🏽 Ana", "�� Ana"),
        ("\U000472f8\ue000x", "��x"),
        ("ཀི", "�"),  # the vowel stands on its letter
        ("שלום A", f"{FROM_RIGHT_SIGN * 4} A"),
    ],
    ids=["letters", "emoji", "unassigned", "mark", "from the right"],
)
def test_a_sign_stands_for_what_no_font_has(text: str, shown: str) -> None:
    assert drawable(text) == shown
    assert drawable(shown) == shown


@pytest.mark.parametrize("name", ["UNKNOWN", "FROM_RIGHT"])
def test_the_typeface_has_what_stands_for_others(name: str) -> None:
    assert typeface._all_fonts().inFontUcs4(ord(getattr(typeface, name)))


def test_of_many_scripts_the_first_few_are_looked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(typeface, "_drawable", lambda c: c)
    assert drawable("山田ヤマダひさし한 Ana") == "山田ヤマダひさし한 Ana"
    assert drawable("Ana 山ヤひ한 ཀི கכ 山") == f"Ana 山ヤひ한 � �{FROM_RIGHT_SIGN} 山"
