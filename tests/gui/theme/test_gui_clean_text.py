"""What others may have written into a name, made fit to be shown."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from kiosk.ui.theme.clean_text import clean, isolate, joined
from kiosk.ui.theme.text_fit import lay_out
from kiosk.ui.theme.theme import Theme


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    return Theme()


@pytest.mark.parametrize("text", ["", "   ", "\u200b\u200b", "\t\n", "\u202e\u202e", "\x00\x02"])
def test_nothing_to_see_is_nothing(text: str) -> None:
    assert clean(text) == ""


def test_control_characters_and_overrides_are_taken_out() -> None:
    assert clean("  Ana\r\n\tGarcía\x02\x03 \u202eLorenzo\ud800 ") == "Ana García Lorenzo"


def test_a_sign_stays_with_its_word_where_a_blank_ties_them() -> None:
    said = "Passer\u202f? La porte «\u00a0\u2068Nord\u2069\u00a0» : 1\u202f250, 5\u00a0%"
    assert clean(said) == "Passer\u202f? La porte «\u00a0Nord\u00a0» : 1\u202f250, 5\u00a0%"
    assert clean("\u00a0Ana\u00a0 García\u00a0") == "Ana García"
    assert clean("«\u00a0\u00a0a\u00a0\u00a0»") == "« a »"


def test_joined_emoji_stay_joined() -> None:
    assert clean("👩‍👩‍👧 Ana") == "👩‍👩‍👧 Ana"


def test_a_name_cannot_turn_a_sentence_round() -> None:
    assert isolate("\u2066\u202eabc") == "\u2068abc\u2069"


def test_joined_facts_follow_one_another_as_one_reads(theme: Theme) -> None:
    """A Latin name at the beginning does not turn a Hebrew line round, nor the other way."""

    def starts(facts: tuple[str, ...], *, mirrored: bool) -> list[float]:
        text = joined(facts, mirrored=mirrored)
        side = Qt.AlignmentFlag.AlignRight if mirrored else Qt.AlignmentFlag.AlignLeft
        laid = lay_out(text, theme.font(20), 900, align=side)  # its line does not outlive it
        line = laid.layout.lineAt(0)
        found: list[Any] = [line.cursorToX(text.index(fact)) for fact in facts]
        return [float(x[0] if isinstance(x, tuple) else x) for x in found]

    for facts in (("VIP", "הזמנה", "Mira"), ("הזמנה", "VIP", "דלת")):
        assert starts(facts, mirrored=False) == sorted(starts(facts, mirrored=False))
        assert starts(facts, mirrored=True) == sorted(starts(facts, mirrored=True), reverse=True)
