"""Text that fits: sizes and wrapping."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kiosk.ui.texts.language import use_language
from kiosk.ui.theme import text_fit
from kiosk.ui.theme.clean_text import plain, strong, utf16_length
from kiosk.ui.theme.text_fit import (
    Fitted,
    _wrapped,
    breaks_a_word,
    elided,
    facts_kept_whole,
    fit,
    lay_out,
    shortened,
    whole_facts,
    without_orphan,
)
from kiosk.ui.theme.theme import Theme
from kiosk.ui.widgets.fit_label import FitLabel
from kiosk.ui.widgets.labels import ElideLabel, WrapLabel
from tests.gui.painted_text import all_written


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    return Theme()


def fitted_lines(text: str, theme: Theme, width: float, **sizes: Any) -> list[str]:
    found = fit(text, theme.font(1), width, lines=2, **{"largest_px": 66, "smallest_px": 30, **sizes})
    units = found.text.encode("utf-16-le", "surrogatepass")
    parts = []
    for number in range(found.lines):
        line = found.layout.lineAt(number)
        start = line.textStart()
        parts.append(units[start * 2 : (start + line.textLength()) * 2].decode("utf-16-le"))
    return parts


def test_a_short_name_has_the_largest_size(theme: Theme) -> None:
    assert fit("Ana", theme.font(1), 900, largest_px=66, smallest_px=30, lines=2).size_px == 66


def test_a_longer_name_shrinks_until_it_wraps_at_most_once(theme: Theme) -> None:
    found = fit(
        "Maximiliana Theodora von und zu Wolfenstein",
        theme.font(1),
        500,
        largest_px=66,
        smallest_px=20,
        lines=2,
    )
    assert found.lines <= 2
    assert 20 <= found.size_px < 66
    assert found.width <= 500


@pytest.mark.parametrize(
    "name",
    ["W" * 200, "Wolfeschlegel " * 15, "👩‍👩‍👧" * 40, "محمد " * 40],
    ids=["letters", "words", "emoji", "rtl"],
)
def test_a_name_of_200_characters_is_all_there(theme: Theme, name: str) -> None:
    assert "".join(fitted_lines(name, theme, 600)) == name
    assert fit(name, theme.font(1), 600, largest_px=66, smallest_px=30, lines=2).width <= 600


@pytest.mark.parametrize("right", [False, True], ids=["from the left", "from the right"])
def test_the_lines_of_a_sentence_are_about_as_long_as_one_another(theme: Theme, right: bool) -> None:
    align = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
    sentence, font = "No ticket on the guest list has this code.", theme.exact_font(28)
    width = QFontMetricsF(font).horizontalAdvance(sentence.removesuffix(" code.")) + 2
    ways = (
        lay_out(sentence, font, width, align=align),
        fit(sentence, font, width, largest_px=28, smallest_px=28, lines=2, align=align),
        shortened(sentence, font, width, lines=2, align=align),
    )
    for found in ways:
        assert found.lines == 2
        lines = [found.layout.lineAt(n).naturalTextRect() for n in range(2)]
        assert lines[1].width() > lines[0].width() / 2
        starts = [width - line.right() if right else line.left() for line in lines]
        assert all(-1 <= start <= 1 for start in starts)


@pytest.mark.parametrize("right", [False, True], ids=["from the left", "from the right"])
def test_a_second_line_begins_after_a_pause(theme: Theme, right: bool) -> None:
    align = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
    font = theme.exact_font(24)
    metrics = QFontMetricsF(font)
    paused = f"At {strong('17:13')} it sees nothing: is it covered?"
    cut = metrics.horizontalAdvance(plain(paused).removesuffix(" covered?")) + 8
    found = lay_out(paused, font, cut, align=align)
    assert found.text == plain(paused)
    assert found.lines == 2
    assert found.layout.lineAt(1).textStart() == found.text.index("is it")
    starts = [found.layout.lineAt(n).naturalTextRect() for n in (0, 1)]
    assert all(abs(cut - one.right() if right else one.left()) <= 1 for one in starts)
    lopsided = "Stop: the screen says why the guest has to wait at the lane"
    cut = metrics.horizontalAdvance(lopsided.removesuffix(" lane")) + 2
    found = lay_out(lopsided, font, cut, align=align)
    assert found.lines == 2
    assert found.layout.lineAt(1).textStart() > found.text.index("the screen")


def test_a_text_that_is_cut_fills_the_lines_it_gets(theme: Theme) -> None:
    first, second, rest = "No ticket on the guest list", "has this code, and as it", "seems"
    font = theme.exact_font(28)
    metrics = QFontMetricsF(font)
    width = max(metrics.horizontalAdvance(line) for line in (first, second)) + 2
    text = f"{first} {second} {rest}"
    assert lay_out(text, font, width).lines == 3
    found = shortened(text, font, width, lines=2)
    assert found.lines == 2
    assert found.text.startswith(f"{first} {second}")
    assert found.text.endswith("…")


def lines_of(found: Fitted) -> list[str]:
    lines = [found.layout.lineAt(number) for number in range(found.lines)]
    return [found.text[one.textStart() : one.textStart() + one.textLength()].strip() for one in lines]


@pytest.mark.parametrize("right", [False, True], ids=["from the left", "from the right"])
def test_no_word_is_left_alone_on_the_last_line(theme: Theme, right: bool) -> None:
    align = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
    text, font = "Then names in lists can be cut to their first letters.", theme.exact_font(15)
    whole = lay_out(text, font, 10_000).width
    alone = 0
    for width in range(round(whole / 4), round(whole)):
        usual = _wrapped(text, font, width, width, align)
        mended = without_orphan(usual, text, font, width, align)
        assert mended.lines == usual.lines
        assert " ".join(lines_of(mended)) == text
        alone += lines_of(usual)[-1] == "letters."
        assert lines_of(mended)[-1] != "letters." or usual.lines > 3
        ends = [mended.layout.lineAt(n).naturalTextRect() for n in range(mended.lines)]
        assert all(-1 <= (width - end.right() if right else end.left()) <= 1 for end in ends)
    assert alone > 30


def test_what_would_want_one_line_more_stays_as_it_is(theme: Theme) -> None:
    text, font = "Wolfeschlegelsteinhausenbergerdorff id", theme.exact_font(20)
    width = lay_out("Wolfeschlegelsteinhausenbergerdorff", font, 10_000).width + 1
    usual = lay_out(text, font, width)
    assert usual.lines == 2
    assert without_orphan(usual, text, font, width) is usual


@pytest.mark.parametrize("kind", ["label", "notice"])
def test_every_label_that_wraps_keeps_its_last_words_together(qtbot: QtBot, theme: Theme, kind: str) -> None:
    text = "HD Pro Webcam C920 is in use by another program: close that program"
    label: FitLabel | WrapLabel
    if kind == "label":
        label = FitLabel(theme)
        label.show_text(text)
    else:
        label = WrapLabel(text)
        label.setFont(theme.font(17))
    qtbot.addWidget(label)
    width = round(lay_out(text.removesuffix(" program"), theme.font(17), 10_000).width) + 4
    label.resize(width, label.heightForWidth(width))
    label.show()
    rows: dict[int, str] = {}
    for one in all_written(label):
        rows[round(one.box.top())] = rows.get(round(one.box.top()), "") + one.text
    assert len(rows) == 2
    assert len(list(rows.values())[1].split()) > 1
    assert " ".join(row.strip() for row in rows.values()) == text


SENTENCES = (
    "NIE MA W ŚRODKU",
    "Nie wybrano wydarzenia, a na liście gości jest ich kilka.",
    f"Serwis: już w środku. W środku od {strong('17:42')}, z biletem i „z opaską” (w kasie).",
)


@pytest.mark.parametrize("text", SENTENCES)
def test_in_polish_no_line_ends_with_a_word_of_one_letter(
    qapp: QApplication, theme: Theme, text: str
) -> None:
    font, shown = theme.exact_font(20), plain(text)
    least = max(QFontMetricsF(font).horizontalAdvance(f"„w {word}") for word in shown.split())
    widths = range(round(least) + 4, round(lay_out(text, font, 10_000).width))

    def ends() -> set[str]:
        sized: dict[str, Any] = {"largest_px": 20, "smallest_px": 20, "lines": 2}
        ways = [
            way for width in widths for way in (lay_out(text, font, width), fit(text, font, width, **sized))
        ]
        assert {way.text for way in ways} == {shown}
        assert all(way.width <= way.layout.lineAt(0).width() + 1 for way in ways)
        return {line.split()[-1] for way in ways for line in lines_of(way)}

    assert any(len(end) == 1 for end in ends()), "elsewhere they may"
    use_language(qapp, "pl")
    try:
        assert not [end for end in ends() if len(end) == 1]
    finally:
        use_language(qapp, "en")


def test_in_polish_a_door_keeps_its_letter(qapp: QApplication, theme: Theme) -> None:
    font, text = theme.exact_font(20), "Wejście A North gate"
    use_language(qapp, "pl")
    try:
        width = max(map(QFontMetricsF(font).horizontalAdvance, lines := ["Wejście A", "North gate"])) + 4
        assert lines_of(lay_out(text, font, width)) == lines
    finally:
        use_language(qapp, "en")


def test_facts_are_broken_between_one_another(theme: Theme) -> None:
    font = theme.exact_font(20)
    said = "Checked just now · Confirmed by the service · list 8 s old"
    assert facts_kept_whole(said, font, 2000) == said
    for width in (300, 400, 500):
        found = lay_out(facts_kept_whole(said, font, width), font, width)
        lines = [found.layout.lineAt(n) for n in range(found.lines)]
        parts = [found.text[one.textStart() : one.textStart() + one.textLength()] for one in lines]
        whole = " ".join(part.strip() for part in parts).replace("\u00a0", " ")
        assert whole == said
        assert all(part.endswith("· ") for part in parts[:-1])


def test_facts_without_room_are_left_out_whole(theme: Theme) -> None:
    font = theme.exact_font(15)
    facts = ("Not inside", "bought by Ana García", "order 7F21, 4 tickets")
    metrics, said = QFontMetricsF(font), " · ".join(facts)
    for kept in (3, 2, 1):
        shown = " · ".join(facts[:kept]) + (" …" if kept < 3 else "")
        for spare in (0.5, 15):  # less than the next fact takes
            assert whole_facts(said, font, metrics.horizontalAdvance(shown) + spare) == shown
    assert whole_facts(said, font, 40).startswith("Not")
    assert whole_facts(said, font, 40).endswith("…")


@pytest.mark.parametrize("lines", [1, 2, 4])
@pytest.mark.parametrize("width", [180, 333, 600, 1100])
@pytest.mark.parametrize(
    "name", ["Ana", "Maximiliana Theodora von und zu Wolfenstein-Hohenlohe", "W" * 60, ""]
)
def test_the_size_is_the_largest_that_has_room_and_few_are_tried(
    theme: Theme, monkeypatch: pytest.MonkeyPatch, name: str, width: int, lines: int
) -> None:
    sizes = [66]
    while sizes[-1] > 14:
        sizes.append(max(min(sizes[-1] - 1, int(sizes[-1] * 0.94)), 14))
    font, tried = theme.font(1), set()

    def laid_out(text: str, font: QFont, *others: Any) -> Fitted:
        tried.add(font.pixelSize())
        return _wrapped(text, font, *others)

    monkeypatch.setattr(text_fit, "_wrapped", laid_out)
    found = fit(name, font, width, largest_px=66, smallest_px=14, lines=lines)

    def has_room(size: int) -> bool:
        font.setPixelSize(size)
        fitted = _wrapped(name, font, width, width, Qt.AlignmentFlag.AlignLeft)
        return fitted.lines <= lines and not breaks_a_word(fitted.text, font, width)

    largest = next((size for size in sizes if has_room(size)), 14)
    assert abs(found.size_px - largest) <= 2
    assert found.size_px == 14 or has_room(found.size_px)
    assert len(tried) <= 3


def test_a_word_is_not_broken_while_a_smaller_size_holds_it(theme: Theme) -> None:
    lines = fitted_lines("Wolfeschlegelsteinhausen", theme, 500, smallest_px=14)
    assert lines == ["Wolfeschlegelsteinhausen"]


def test_bold_marks_are_set_and_not_shown(theme: Theme) -> None:
    found = lay_out(f"👋 at {strong('19:12')}.", theme.font(30), 600)
    assert found.text == "👋 at 19:12."
    (bold,) = found.layout.formats()
    assert (bold.start, bold.length) == (utf16_length("👋 at "), 5)
    assert plain(f"at {strong('19:12')}") == "at 19:12"


def test_elided_text_says_that_it_goes_on(theme: Theme) -> None:
    assert elided("W" * 200, theme.font(20), 100).endswith("…")
    assert elided("Ana", theme.font(20), 400) == "Ana"


def test_a_label_grows_with_its_text_and_as_it_gets_narrower(qtbot: QtBot, theme: Theme) -> None:
    label = FitLabel(theme)
    qtbot.addWidget(label)
    label.show_text("id-" + "0123456789" * 25)
    assert label.heightForWidth(200) > label.heightForWidth(800) > label.heightForWidth(100_000)
    label.resize(300, label.heightForWidth(300))
    assert label.fitted(300).height <= label.height()
    assert not label.grab().isNull()


@pytest.mark.parametrize(
    "name", ["Maximiliana Wolfeschlegelstein", "ליאת בן־דוד מזרחי אברהמי"], ids=["latin", "hebrew"]
)
@pytest.mark.parametrize("language", ["en", "pseudo-rtl"])
def test_the_dots_of_a_cut_name_stand_behind_its_last_letter(
    theme: Theme, qapp: QApplication, language: str, name: str
) -> None:
    use_language(qapp, language)
    font = theme.font(20)
    assert ends_behind_its_last_letter(elided(name, font, 120), font)


@pytest.mark.parametrize("title", ["Harbour Festival", "פסטיבל הנמל"], ids=["latin", "hebrew"])
@pytest.mark.parametrize("language", ["en", "pseudo-rtl"])
def test_so_they_do_where_the_date_behind_an_event_is_left_out(
    theme: Theme, qapp: QApplication, qtbot: QtBot, language: str, title: str
) -> None:
    use_language(qapp, language)
    label, date = ElideLabel(), "Saturday 14 June, doors at 19:00"
    qtbot.addWidget(label)
    label.show_text(f"{title} · {date}", keeps_end=date)
    label.resize(label.fontMetrics().horizontalAdvance(f"{title} …") + 4, 20)
    shown = label._elided()
    assert shown.startswith(f"{title} …")
    assert ends_behind_its_last_letter(shown, theme.font(20))


def ends_behind_its_last_letter(shown: str, font: QFont) -> bool:
    layout = lay_out(shown, font, 400).layout  # its line does not outlive it
    line, dots = layout.lineAt(0), shown.index("…")

    def middle(place: int) -> float:
        (run,) = line.glyphRuns(place, 1)
        return run.boundingRect().center().x()

    from_left = shown[0].isascii()
    letter = len(shown[:dots].rstrip()) - 1
    return (middle(dots) > middle(letter)) == (middle(dots) > middle(0)) == from_left


@pytest.mark.parametrize(
    "text",
    [
        "Niet verzonden · 14 · oudste 60 s",
        "\u2068Door A, North gate\u2069 · \u2068Mira\u2069 · 17:43 · confirmed",
    ],
)
def test_no_line_begins_with_the_dot_between_two_facts(theme: Theme, text: str) -> None:
    for width in range(110, 300, 3):
        laid = lay_out(text, theme.font(17), width)
        starts = [laid.text[laid.layout.lineAt(n).textStart() :] for n in range(laid.lines)]
        assert not any(rest.lstrip("\u2068\u2069 ").startswith("·") for rest in starts), width
        assert laid.is_whole(text)
