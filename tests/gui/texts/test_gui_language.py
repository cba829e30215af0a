"""The screen's language: chosen or the machine's, its texts, direction and numbers; the test languages."""

import gc
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import PySide6
import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QObject, Qt, QTranslator
from PySide6.QtGui import QTextDocumentFragment
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from kiosk.ui.door.window import DoorWindow
from kiosk.ui.manager.settings_sheet import own_name
from kiosk.ui.texts.language import spoken, use_language
from kiosk.ui.texts.pseudo import PSEUDO, pseudo_text
from kiosk.ui.texts.status_texts import grouped
from kiosk.ui.texts.times import age
from tests.gui.fake_controller import FakeController
from tests.gui.scenes import Stage
from tests.gui.waiting import until

ROOT = Path(__file__).parents[3]

TEXTS = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="{language}" sourcelanguage="en">
<context><name>Sayer</name>
    <message><source>Hello {{name}}</source><translation>{hello} {{name}}</translation></message>
    <message numerus="yes"><source>%n guest(s)</source><translation>{forms}</translation></message>
</context>
</TS>
"""
FORMS = "<numerusform>{}</numerusform><numerusform>{}</numerusform>"


class Sayer(QObject):
    def greeting(self) -> str:
        return self.tr("Hello {name}")

    def guests(self, n: int) -> str:
        return QCoreApplication.translate("Sayer", "%n guest(s)", "", n)

    def guests_by_class(self, n: int) -> str:
        return self.tr("%n guest(s)", "", n)


class SpecialSayer(Sayer):
    def own(self) -> str:
        return self.tr("Nobody translated this")


@pytest.fixture(autouse=True)
def english_afterwards(qapp: QApplication) -> Iterator[None]:
    yield
    use_language(qapp, "en")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """English, German and Hebrew, as far as the sayers need them."""
    program = Path(PySide6.__path__[0], "lrelease.exe" if os.name == "nt" else "lrelease")
    forms = {
        "en": FORMS.format("%n guest", "%n guests"),
        "de": FORMS.format("%n Gast", "%n Gäste"),
        "he": "".join(f"<numerusform>{n}</numerusform>" for n in ("אורח", "אורחים", "אורחים")),
    }
    for language, written in forms.items():
        texts = tmp_path / f"kiosk_{language}.ts"
        hello = "Hello" if language == "en" else "Hallo"
        texts.write_text(TEXTS.format(language=language, forms=written, hello=hello), "utf-8")
        subprocess.run((program, "-silent", texts), check=True, timeout=60)
    return tmp_path


def test_texts_come_in_the_language_that_was_chosen(qapp: QApplication, folder: Path) -> None:
    language = use_language(qapp, "de", folder)
    assert (language.code, language.locale, language.right_to_left) == ("de", "de_DE", False)
    assert Sayer().greeting() == "Hallo {name}"
    assert [Sayer().guests(n) for n in (1, 3)] == ["1 Gast", "3 Gäste"]


def test_qts_own_texts_are_translated_too(qapp: QApplication, folder: Path) -> None:
    use_language(qapp, "de", folder)
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Abbrechen"


def test_a_subclass_says_what_its_class_says_in_the_same_words(qapp: QApplication, folder: Path) -> None:
    use_language(qapp, "de", folder)
    assert SpecialSayer().greeting() == "Hallo {name}"
    assert SpecialSayer().guests(3) == "3 Gäste"
    assert SpecialSayer().own() == "Nobody translated this"


def test_why_plural_forms_of_a_class_with_subclasses_name_their_class(
    qapp: QApplication, folder: Path
) -> None:
    """PySide takes the text with its number put in for a translation, and looks no further than the subclass.

    Where this fails, PySide has mended it, and the rule in test_gui_translated_sources.py can go.
    """
    use_language(qapp, "de", folder)
    assert Sayer().guests_by_class(3) == "3 Gäste"
    assert SpecialSayer().guests_by_class(3) == "3 guest(s)"


def test_translators_outlive_those_who_asked_for_them_and_leave_with_the_language(
    qapp: QApplication, folder: Path
) -> None:
    use_language(qapp, "de", folder)
    gc.collect()
    assert Sayer().greeting() == "Hallo {name}"
    use_language(qapp, "en", folder)
    assert Sayer().greeting() == "Hello {name}"
    assert Sayer().guests(1) == "1 guest"
    use_language(qapp, "pseudo", folder)
    use_language(qapp, "en", folder)
    assert SpecialSayer().own() == "Nobody translated this"


@pytest.mark.parametrize("code", ["xx", "nonsense", "fr", "de_nonsense_zz/..", "C"])
def test_a_language_nobody_translated_is_english(qapp: QApplication, tmp_path: Path, code: str) -> None:
    language = use_language(qapp, code, tmp_path)
    assert (language.code, language.right_to_left) == ("en", False)
    assert grouped(1250) == "1\u202f250"


def test_a_damaged_file_of_texts_is_english(qapp: QApplication, folder: Path) -> None:
    (folder / "kiosk_de.qm").write_bytes(b"no such thing")
    use_language(qapp, "de", folder)
    assert Sayer().greeting() == "Hello {name}"
    assert Sayer().guests(1) == "1 guest"


def test_a_country_decides_how_numbers_are_written(qapp: QApplication, folder: Path) -> None:
    assert use_language(qapp, "de_AT", folder).locale == "de_AT"
    assert Sayer().greeting() == "Hallo {name}"
    use_language(qapp, "de-CH", folder)
    assert QLocale().name() == "de_CH"


def test_german_numbers_and_english_ones(qapp: QApplication, folder: Path) -> None:
    use_language(qapp, "de", folder)
    assert [grouped(n) for n in (999, 1250, 1234567)] == ["999", "1.250", "1.234.567"]
    use_language(qapp, "en", folder)
    assert [grouped(n) for n in (999, 1250)] == ["999", "1\u202f250"]


def test_hebrew_mirrors_the_screen_and_german_turns_it_back(
    qapp: QApplication, qtbot: QtBot, folder: Path
) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    assert use_language(qapp, "he", folder).right_to_left
    assert widget.layoutDirection() is Qt.LayoutDirection.RightToLeft
    assert not use_language(qapp, "de", folder).right_to_left
    assert widget.layoutDirection() is Qt.LayoutDirection.LeftToRight
    QCoreApplication.processEvents()  # Qt looks at the direction again when it hears of the language
    assert widget.layoutDirection() is Qt.LayoutDirection.LeftToRight


@pytest.mark.parametrize("code", ["ar", "he", "fa", "ur"])
def test_languages_written_from_the_right(qapp: QApplication, folder: Path, code: str) -> None:
    (folder / f"kiosk_{code}.qm").touch()
    assert use_language(qapp, code, folder).right_to_left


@pytest.mark.parametrize(
    ("machine", "expected"),
    [
        ({"LANG": "de_AT.UTF-8"}, "de de_AT False"),
        ({"LANG": "C.UTF-8"}, "en en_US False"),
        ({"LANG": "en_GB.UTF-8"}, "en en_GB False"),
        ({"LANG": "fr_FR.UTF-8"}, "en en_US False"),
        ({"LANG": "fr_FR.UTF-8", "LANGUAGE": "fr:de"}, "de de_DE False"),
        ({"LANG": "he_IL.UTF-8"}, "he he_IL True"),
    ],
)
@pytest.mark.skipif(
    sys.platform != "linux", reason="elsewhere the machine's language is no environment variable"
)
def test_without_a_choice_it_is_the_machines_language(
    folder: Path, machine: dict[str, str], expected: str
) -> None:
    program = (
        "import sys; from pathlib import Path; from PySide6.QtWidgets import QApplication;"
        "from kiosk.ui.texts.language import use_language; app = QApplication([]);"
        "language = use_language(app, '', Path(sys.argv[1]));"
        "print(language.code, language.locale, language.right_to_left)"
    )
    kept = {k: v for k, v in os.environ.items() if not k.startswith(("LC_", "LANG"))}
    environment = {**kept, "QT_QPA_PLATFORM": "offscreen", **machine}
    done = subprocess.run(
        (sys.executable, "-W", "error", "-c", program, folder),
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.stdout.strip() == expected, done.stderr


def test_our_own_languages_can_be_chosen() -> None:
    assert spoken() == ("de", "en", "es", "fr", "he", "it", "nl", "pl")
    assert [own_name(code) for code in spoken()] == [
        "Deutsch",
        "English",
        "Español",
        "Français",
        "עברית",
        "Italiano",
        "Nederlands",
        "Polski",
    ]


def test_pseudo_texts_are_longer_in_brackets_and_keep_their_placeholders() -> None:
    pseudo = PSEUDO["pseudo"]
    assert pseudo_text("Go in", pseudo) == "[Ğö íñ···]"
    long = "Came in at {time} at {door}, read by {how}. <b>%n</b> %1"
    said = pseudo_text(long, pseudo)
    assert len(said) >= len(long) + 0.4 * len("Came in at at read by")
    assert all(kept in said for kept in ("{time}", "{door}", "{how}", "<b>", "%n", "</b>", "%1"))
    assert said.format(time=1, door=2, how=3)
    assert not {c for c in said.format(time="", door="", how="") if c.isascii() and c.isalpha()} - set("bn")


def test_pseudo_translates_every_text_of_ours_and_none_of_qts(qapp: QApplication) -> None:
    language = use_language(qapp, "pseudo")
    assert (language.code, language.right_to_left) == ("pseudo", False)
    assert SpecialSayer().own().startswith("[Ñöƀöďý")
    assert SpecialSayer().guests_by_class(3).startswith("[3 ğúéšţš·")
    assert Sayer().guests(1).startswith("[1 ğúéšţ·")
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel"
    assert age(8) == "[8 š···]"
    assert "".join(PSEUDO["pseudo"].letters.values()).isalpha()


def test_pseudo_rtl_is_hebrew_letters_from_the_right(qapp: QApplication) -> None:
    assert use_language(qapp, "pseudo-rtl").right_to_left
    assert qapp.layoutDirection() is Qt.LayoutDirection.RightToLeft
    said = Sayer().greeting()
    assert "{name}" in said
    assert all("א" <= c <= "ת" for c in said[1:6])


@pytest.mark.parametrize("code", ["pseudo", "pseudo-rtl"])
def test_everything_that_a_new_window_says_is_translated(qapp: QApplication, stage: Stage, code: str) -> None:
    use_language(qapp, code)

    async def scene(window: DoorWindow, controller: FakeController) -> None:
        def said() -> list[str]:
            return [text for widget in window.findChildren(QWidget) for text in _texts_of(widget)]

        await until(lambda: controller.door_name in said())
        texts = [text for text in said() if _has_words(text) and text != controller.door_name]
        assert len(texts) > 10
        assert not [text for text in texts if not text.startswith("[")]

    stage(scene)


def _texts_of(widget: QWidget) -> Iterator[str]:
    if isinstance(widget, QLabel | QAbstractButton):
        yield widget.text()
    if isinstance(widget, QLineEdit):
        yield widget.placeholderText()
    tip = QTextDocumentFragment.fromHtml(
        widget.toolTip()
    ).toPlainText()  # a name's is escaped, lest it be markup
    yield from (tip, widget.accessibleName(), widget.accessibleDescription())


def _has_words(text: str) -> bool:
    """Whether there is more than a key's name."""
    return any(c.isalpha() for c in text) and not re.fullmatch(r"F\d+", text)


def test_qt_keeps_what_says_it_is_not_empty(qapp: QApplication) -> None:
    use_language(qapp, "pseudo")
    [translator] = qapp.findChildren(QTranslator, "language")
    assert not translator.isEmpty()
