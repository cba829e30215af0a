"""The texts' way from the source through lupdate and lrelease, and whether those that ship fit the source."""

import re
import shutil
import sys
import unicodedata
from pathlib import Path

import pytest
import translations
from system_libraries import FONTS
from translatable import Asked, NotLiteralError, asked_for, in_source
from translations import (
    ENGLISH,
    LANGUAGES,
    asked_in,
    compile_texts,
    messages_of,
    misplaced,
    problems,
    remake,
    stale,
    texts_of,
    unfinished,
)

import kiosk

WORD = re.compile(r"(?<![{%])\b[A-Za-z]{2,}\b(?!})")
REPOSITORY = Path(translations.__file__).resolve().parents[1]

CODE = """
from PySide6.QtCore import QCoreApplication, QObject, QT_TRANSLATE_NOOP
translate = QCoreApplication.translate

class Outer(QObject):
    class Inner(QObject):
        def say(self): return self.tr("inner")
    def say(self, guests):
        return self.tr("Hello {name}").format(name="x"), self.tr("%n guest(s)", "", len(guests) // 2)

def free(n, painter):
    painter.translate(3, 4)
    "a".translate({})
    return translate("time", "%n s", "", n / 2), translate("x", "May", "the month"), translate("x", "May")

NOOP = QT_TRANSLATE_NOOP("foreign", "joined "
    "from “two”")
"""


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project with one source, its texts made in two languages."""
    monkeypatch.setattr(translations, "LANGUAGES", ("de", ENGLISH))
    (tmp_path / "kiosk" / "ui").mkdir(parents=True)
    (tmp_path / "kiosk" / "ui" / "a.py").write_text(CODE, "utf-8")
    remake(tmp_path)
    return tmp_path


def german(root: Path) -> Path:
    return texts_of(root / translations.KEPT_IN, "de")


def translate(root: Path, source: str, *forms: str) -> None:
    """What a translator does in Linguist."""
    texts = german(root)
    written = texts.read_text("utf-8")
    start = written.index(f"<source>{source}</source>")
    begin, end = written.index("<translation", start), written.index("</translation>", start)
    inner = forms[0] if len(forms) == 1 else "".join(f"<numerusform>{form}</numerusform>" for form in forms)
    texts.write_text(f"{written[:begin]}<translation>{inner}{written[end:]}", "utf-8")
    compile_texts(texts)


def test_every_text_is_found_in_its_context_with_its_plural_forms() -> None:
    assert sorted(in_source(CODE)) == [
        Asked("Inner", "inner"),
        Asked("Outer", "%n guest(s)", takes_number=True),
        Asked("Outer", "Hello {name}"),
        Asked("foreign", "joined from “two”"),
        Asked("time", "%n s", takes_number=True),
        Asked("x", "May"),
        Asked("x", "May", "the month"),
    ]


@pytest.mark.parametrize(
    "asked",
    [
        'self.tr(f"{n} inside")',
        'self.tr("a" + b)',
        "self.tr(text)",
        'self.tr("a" if b else "c")',
        'other.tr("a")',
        'translate("x", text)',
        'translate(context, "a")',
        'translate("x", sourceText="a")',
    ],
)
def test_a_text_that_nobody_could_translate_is_refused_with_its_place(asked: str) -> None:
    with pytest.raises(NotLiteralError, match=r"a\.py:3"):
        list(in_source(f"class A:\n  def f(self):\n    return {asked}", "a.py"))


def test_the_files_hold_every_text_without_places_and_english_the_plural_forms_alone(root: Path) -> None:
    held = {(m.context, m.source, m.comment, m.takes_number) for m in messages_of(german(root))}
    assert held == {(a.context, a.source, a.comment, a.takes_number) for a in in_source(CODE)}
    assert "location" not in german(root).read_text("utf-8")
    assert str(root) not in german(root).read_text("utf-8")
    english = messages_of(texts_of(root / translations.KEPT_IN, "en"))
    assert {m.source: m.translations for m in english} == {
        "%n guest(s)": ("%n guest", "%n guests"),
        "%n s": ("%n s", "%n s"),
    }


def test_making_them_again_changes_no_byte_and_keeps_what_is_translated(root: Path) -> None:
    translate(root, "inner", "innen")
    remake(root)
    folder = root / translations.KEPT_IN
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    (root / "kiosk" / "ui" / "a.py").write_text(f"\n\n# moved\n{CODE}", "utf-8")
    remake(root)
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == before
    assert {m.source: m.translations for m in messages_of(german(root))}["inner"] == ("innen",)
    assert problems(root) == []


def test_a_text_that_is_new_or_gone_in_the_source_is_named(root: Path) -> None:
    translate(root, "inner", "innen")
    code = CODE.replace('"inner"', '"outer"')
    (root / "kiosk" / "ui" / "a.py").write_text(code, "utf-8")
    found = "\n".join(problems(root))
    assert "kiosk_de.ts: lacks “outer” (Inner)" in found
    assert "kiosk_de.ts: “inner” (Inner) is gone from the source" in found
    remake(root)
    assert problems(root) == []
    assert {m.source for m in messages_of(german(root)) if m.context == "Inner"} == {"outer"}


def test_compiled_texts_that_are_not_made_from_the_others_are_named(root: Path) -> None:
    translate(root, "inner", "innen")
    remake(root)
    german(root).with_suffix(".qm").write_bytes(b"old")
    assert stale(asked_in(root), german(root)) == ["the .qm is not made from it"]
    german(root).with_suffix(".qm").unlink()
    assert problems(root) == ["kiosk_de.ts or its .qm is missing"]


@pytest.mark.parametrize(
    ("source", "forms", "wrong"),
    [
        ("Hello {name}", ("Hallo {name}",), 0),
        ("Hello {name}", ("Hallo {Name}",), 1),
        ("Hello {name}", ("Hallo",), 1),
        ("inner", ("innen {x}",), 1),
        ("%n guest(s)", ("ein Gast", "%n Gäste"), 0),
        ("%n guest(s)", ("%n Gast", "%n Gäste"), 0),
        ("%n guest(s)", ("%n Gast", "Gäste"), 1),
    ],
)
def test_placeholders_are_the_same_in_every_language(
    root: Path, source: str, forms: tuple[str, ...], wrong: int
) -> None:
    translate(root, source, *forms)
    assert len(misplaced(german(root))) == wrong


def test_what_nobody_translated_or_finished_is_named(root: Path) -> None:
    assert len(unfinished(german(root))) == 7
    translate(root, "inner", "innen")
    translate(root, "%n guest(s)", "ein Gast", "")
    named = unfinished(german(root))
    assert len(named) == 6
    assert "“%n guest(s)” (Outer): untranslated" in named


def test_what_is_not_finished_is_not_compiled(root: Path) -> None:
    texts = german(root)
    translate(root, "inner", "innen")
    finished = texts.with_suffix(".qm").read_bytes()
    texts.write_text(
        texts.read_text("utf-8").replace("<translation>innen", '<translation type="unfinished">innen'),
        "utf-8",
    )
    compile_texts(texts)
    assert texts.with_suffix(".qm").read_bytes() != finished
    assert problems(root) == []


# The project's own files.


def test_the_texts_that_ship_fit_the_source() -> None:
    assert problems(REPOSITORY) == []


@pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps its locale elsewhere")
@pytest.mark.parametrize("locale", ["C", "tr_TR.UTF-8", "xx_XX.ISO-8859-9"])
def test_they_fit_in_a_locale_that_the_machine_does_not_have(
    monkeypatch: pytest.MonkeyPatch, locale: str
) -> None:
    """Qt's tools have much to say about one; what they say of texts is what counts."""
    monkeypatch.delenv("LC_CTYPE", raising=False)
    monkeypatch.setenv("LC_ALL", locale)
    monkeypatch.setattr(translations, "LANGUAGES", ("pl",))
    assert problems(REPOSITORY) == []


def test_a_change_to_the_texts_that_ship_would_be_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(translations, "LANGUAGES", ("de",))
    shutil.copytree(REPOSITORY / "kiosk" / "ui", tmp_path / "kiosk" / "ui")
    shutil.copytree(REPOSITORY / translations.KEPT_IN, tmp_path / translations.KEPT_IN)
    (tmp_path / "kiosk" / "ui" / "new.py").write_text('translate("new", "Brand new")', "utf-8")
    assert "kiosk_de.ts: lacks “Brand new” (new)" in problems(tmp_path)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_is_complete(language: str) -> None:
    """English in its plural forms alone; `problems` sees that each has as many forms as Qt asks for."""
    assert unfinished(texts_of(REPOSITORY / translations.KEPT_IN, language)) == []


def test_a_plural_form_too_few_would_be_noticed(tmp_path: Path) -> None:
    """Polish counts one, a few and many: the third is left out of the first text that has them."""
    shutil.copytree(REPOSITORY / translations.KEPT_IN, tmp_path, dirs_exist_ok=True)
    polish = texts_of(tmp_path, "pl")
    last_form = re.compile(r"\n *<numerusform>[^<]*</numerusform>(?=\n *</translation>)")
    polish.write_text(last_form.sub("", polish.read_text("utf-8"), count=1), "utf-8")
    assert "is not as lupdate writes it" in stale(asked_in(REPOSITORY), polish)


def test_no_sentence_is_left_in_english() -> None:
    """What a language says in the same words as English is a name, a sign or a number."""
    texts = [texts_of(REPOSITORY / translations.KEPT_IN, code) for code in LANGUAGES if code != ENGLISH]
    said = [
        message for path in texts for message in messages_of(path) if message.source in message.translations
    ]
    assert not {message.source for message in said if len(WORD.findall(message.source)) > 2}


@pytest.mark.parametrize("language", LANGUAGES)
def test_dev_script_brings_a_font_for_letters_that_are_not_latin(language: str) -> None:
    """The app's own typeface has no others that a translation is written in."""
    texts = "".join(
        t for m in messages_of(texts_of(REPOSITORY / translations.KEPT_IN, language)) for t in m.translations
    )
    brought = "".join(name for names in FONTS.values() for name in names)
    assert _scripts(texts) <= _scripts(brought)
    assert ("HEBREW" in _scripts(texts)) is (language == "he")


def _scripts(text: str) -> set[str]:
    """The scripts of the letters after the Latin ones, by the first words of their names."""
    return {unicodedata.name(c).split()[0] for c in text if c.isalpha() and c > "\u024f"} - {"GREEK"}


COMMANDS = re.compile(r"`|KIOSK_|\bkiosk [a-z]|base_url|OAuth|\bpolicy set\b|timezone|\bscope “")
"""What is typed, or set where no volunteer looks."""


def test_no_text_on_the_screen_names_a_command_or_a_variable() -> None:
    sources = asked_for(Path(kiosk.__file__).parent.rglob("*.py"))
    assert {one.source for one in sources if COMMANDS.search(one.source)} == set()
