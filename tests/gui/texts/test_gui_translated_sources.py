"""The screen's source: no text that people see goes past translation, and none is put together before it."""

import ast
import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
from font_roboto import font_files
from PySide6.QtGui import QRawFont
from PySide6.QtWidgets import QApplication

import kiosk.ui
from kiosk.ui.theme.typeface import TYPEFACE

SOURCES = sorted(Path(kiosk.ui.__path__[0]).rglob("*.py"))
TRANSLATIONS = sorted((Path(kiosk.ui.__path__[0]).parents[1] / "resources" / "translations").glob("*.ts"))
NOT_PAINTED = {"announcer", "pseudo"}
"""Sources whose texts are for screen readers and for tests."""

SHOWS_ITS_TEXT = re.compile(
    r"set(Text|ToolTip|StatusTip|WhatsThis|AccessibleName|AccessibleDescription|WindowTitle|Title|PlaceholderText)"
    r"|addAction|addItem|addTab|Q(Label|PushButton|ToolButton|CheckBox|RadioButton|GroupBox|Action)"
    r"|[A-Z]\w*(Button|Label|Panel|Sheet|Heading|Banner|Note)"
)
"""What shows a text that it is given."""
SHOWN_BY_NAME = {"text", "title", "word", "hint", "caption", "placeholder", "tip", "label", "heading"}
"""Arguments that are shown, whatever takes them."""
MARKS_FOR_TRANSLATION = {"tr", "translate", "QT_TRANSLATE_NOOP", "look_up"}

ONE_LETTER = re.compile(r"[A-Za-zÀ-ÿ]")
NO_WORDS = re.compile(r"F\d+|#[0-9A-Fa-f]{6}")
"""Keys that are called so everywhere, and colours."""
SENTENCE = re.compile(r"[A-Z][a-z’']+(-[a-z]+)*[ ,…][^{};]*")
"""Looks like something for people, wherever it stands."""


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.stem)
def test_no_text_that_is_shown_goes_past_translation(path: Path) -> None:
    assert not list(_untranslated(ast.parse(path.read_text("utf-8"))))


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.stem)
def test_nothing_is_put_together_before_it_is_translated(path: Path) -> None:
    assert not list(_put_together(ast.parse(path.read_text("utf-8"))))


def test_plural_forms_are_asked_of_a_class_by_name_where_it_has_subclasses() -> None:
    """`translate("A", "%n …", "", n)`, because a B(A) does not find those of A's own `self.tr`.

    Why is told in test_gui_language.py.
    """
    trees = [ast.parse(path.read_text("utf-8")) for path in SOURCES]
    classes = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    inherited = {_name(base) for node in classes for base in node.bases}
    assert not [
        f"{cls.name}:{call.lineno}"
        for cls in classes
        if cls.name in inherited
        for call in _calls(cls)
        if _name(call.func) == "tr" and len(call.args) > 2
    ]


def test_every_letter_and_sign_of_ours_is_in_the_typeface(qapp: QApplication) -> None:
    """A machine without other fonts would draw a box for it, and any other machine would draw its own.

    Hebrew alone is written in letters that the machine lends; see tests/unit/packaging.
    """
    painted = [path for path in SOURCES if path.stem not in NOT_PAINTED]
    ours = {path.name: "".join(_constants(ast.parse(path.read_text("utf-8")))) for path in painted}
    ours |= {path.name: "".join(ElementTree.parse(path).getroot().itertext()) for path in TRANSLATIONS}
    for name in TYPEFACE:
        font = QRawFont(font_files[name], 20.0)
        lacking = {(where, c) for where, text in ours.items() for c in set(text) if not _is_drawn(font, c)}
        scripts = {(where, unicodedata.name(c).split()[0]) for where, c in lacking}
        assert scripts == {("kiosk_he.ts", "HEBREW")}


def _constants(node: ast.AST) -> Iterator[str]:
    """Every literal text but docstrings."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Constant) and isinstance(child.value, str):
            yield child.value
        elif not (isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant)):
            yield from _constants(child)


def _is_drawn(font: QRawFont, c: str) -> bool:
    """Whether there is nothing to see of a character, or the font has it."""
    return unicodedata.category(c) in ("Cc", "Cf", "Cs", "Zl", "Zs") or font.supportsCharacter(ord(c))


@pytest.mark.parametrize(
    "code",
    [
        'label.setText("Go in")',
        'label.setText(f"{n} inside")',
        'label.setText("Go in" if go else self.tr("Stop"))',
        'button.setAccessibleName("Close")',
        'QLabel("Go in", self)',
        'PressButton("Go in", self)',
        'VerdictView(word="STOP")',
        'parts.append("Ask somebody")',
        'label.setText("Ask " + name)',
    ],
)
def test_a_text_past_translation_is_found(code: str) -> None:
    assert list(_untranslated(ast.parse(code)))


@pytest.mark.parametrize(
    "code",
    [
        'label.setText(self.tr("Go in"))',
        'label.setText("·")',
        'label.setText(f"{n} · {m}")',
        'label.setText(words.of("go"))',
        'log.warning("The disk is full")',
        '"""Says what it does."""',
        'raise ValueError("There is no such thing")',
        'before: "VerdictView | None" = None',
    ],
)
def test_what_nobody_sees_is_let_be(code: str) -> None:
    assert not list(_untranslated(ast.parse(code)))


@pytest.mark.parametrize(
    "code",
    [
        'self.tr(f"{n} inside")',
        'self.tr("a" + b)',
        "self.tr(text)",
        'self.tr("a {n}".format(n=n))',
        'translate("x", "a" if b else "c")',
        'self.tr("%n a", "", n).format() + self.tr("b" + c)',
    ],
)
def test_what_is_put_together_is_found(code: str) -> None:
    assert list(_put_together(ast.parse(code)))


def _untranslated(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Raise) or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)):
        return
    if isinstance(node, ast.AnnAssign):  # a type may be written as a text
        if node.value:
            yield from _untranslated(node.value)
        return
    if isinstance(node, ast.Call):
        name = _name(node.func)
        if name in MARKS_FOR_TRANSLATION or _owner(node.func) in ("log", "_log", "re"):
            return
        shown = list(node.args) if SHOWS_ITS_TEXT.fullmatch(name) else []
        shown += [keyword.value for keyword in node.keywords if keyword.arg in SHOWN_BY_NAME]
        yield from (f"{node.lineno}: {text}" for value in shown for text in _written(value))
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and SENTENCE.fullmatch(node.value):
        yield f"{node.lineno}: {node.value}"
    for child in ast.iter_child_nodes(node):
        yield from _untranslated(child)


def _written(value: ast.expr) -> Iterator[str]:
    """The literal texts with letters that a value is, or is put together of."""
    text = value.value if isinstance(value, ast.Constant) else None
    if isinstance(text, str) and ONE_LETTER.search(text) and not NO_WORDS.fullmatch(text):
        yield text
    if isinstance(value, ast.IfExp | ast.BinOp | ast.BoolOp | ast.JoinedStr):
        for part in ast.iter_child_nodes(value):
            if isinstance(part, ast.expr):
                yield from _written(part)


def _put_together(tree: ast.AST) -> Iterator[int]:
    for call in _calls(tree):
        name, texts = _name(call.func), call.args[:1]
        if name == "translate":
            if _owner(call.func) not in ("", "QCoreApplication"):
                continue  # a painter's, or a text's
            texts = call.args[:2]
        elif name not in ("tr", "QT_TRANSLATE_NOOP"):
            continue
        if not all(isinstance(text, ast.Constant) for text in texts):
            yield call.lineno


def _calls(tree: ast.AST) -> list[ast.Call]:
    return [node for node in ast.walk(tree) if isinstance(node, ast.Call)]


def _name(func: ast.expr) -> str:
    return func.attr if isinstance(func, ast.Attribute) else getattr(func, "id", "")


def _owner(func: ast.expr) -> str:
    return getattr(func.value, "id", "?") if isinstance(func, ast.Attribute) else ""
