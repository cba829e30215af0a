"""Finds the texts that the screen's source asks to have translated, and the Messages that it may be given.

Not left to lupdate: its reader of Python drops a text without a word where the number it depends on is more
than a name, and takes the wrong class after an inner one. lupdate is given what is found here.
"""

import ast
import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

MESSAGES = "message"
"""The context of what other parts of the program say; see kiosk.core.message."""


class NotLiteralError(Exception):
    """A text that is put together as the program runs, so nobody can translate it; says where it is."""


@dataclass(frozen=True, order=True)
class Asked:
    """A text as the program asks for it; `takes_number`: it has plural forms."""

    context: str
    source: str
    comment: str = ""
    takes_number: bool = False


def asked_for(sources: Iterable[Path]) -> tuple[Asked, ...]:
    """Every text in these files, once, in an order that only the texts decide. Raises NotLiteralError."""
    found = {asked for path in sources for asked in in_source(path.read_text("utf-8"), path.name)}
    return tuple(sorted(found))


def in_source(code: str, name: str = "source") -> Iterator[Asked]:
    """The texts in one file's code. Raises NotLiteralError."""
    yield from _in(ast.parse(code), "", name)


def for_lupdate(texts: Iterable[Asked]) -> str:
    """Code that says the same in the plainest way."""
    lines = []
    for text in texts:
        literals = ", ".join(_quoted(part) for part in (text.context, text.source, text.comment))
        lines.append(f"translate({literals}{', 1' if text.takes_number else ''})\n")
    return "".join(lines)


def _in(node: ast.AST, cls: str, name: str) -> Iterator[Asked]:
    """`cls`: the class that `self.tr` belongs to, which is the context that PySide asks with first."""
    if isinstance(node, ast.Call) and (asked := _asked(node, cls, name)):
        yield asked
    for child in ast.iter_child_nodes(node):
        yield from _in(child, node.name if isinstance(node, ast.ClassDef) else cls, name)


def _asked(call: ast.Call, cls: str, name: str) -> Asked | None:
    called = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    if called == "tr" and isinstance(call.func, ast.Attribute):
        if not (cls and isinstance(call.func.value, ast.Name) and call.func.value.id == "self"):
            raise NotLiteralError(f"{name}:{call.lineno}: tr() is asked of self, inside its class")
        source, comment = _literals(call, call.args[:2], 1, name)
        return Asked(cls, source, comment, takes_number=len(call.args) > 2)
    if called == "Message" and not _is_made_of_another(call):
        written = call.args[0] if len(call.args) == 1 else None
        if not (isinstance(written, ast.Constant) and isinstance(written.value, str)):
            raise NotLiteralError(f"{name}:{call.lineno}: a Message begins with a template written out here")
        return Asked(MESSAGES, written.value, takes_number="n" in {part.arg for part in call.keywords})
    if called in ("QT_TRANSLATE_NOOP", "QT_TRANSLATE_NOOP3") or _asks_qt(called, call.func):
        context, source, comment = _literals(call, call.args[:3], 2, name)
        return Asked(context, source, comment, takes_number=len(call.args) > 3)
    return None


def _is_made_of_another(call: ast.Call) -> bool:
    """A Message whose template is a constant of no words of its own, or that was kept and is made anew."""
    first = call.args[0] if call.args else None
    if isinstance(first, ast.Attribute) and first.attr == "template":
        first = first.value
    by_name = isinstance(first, ast.Name) and first.id.isupper()
    return by_name or any(part.arg is None for part in call.keywords)


def _asks_qt(called: str, func: ast.expr) -> bool:
    """`translate(…)` or `QCoreApplication.translate(…)`; painters and texts have a method of this name."""
    owner = getattr(func.value, "id", "") if isinstance(func, ast.Attribute) else "QCoreApplication"
    return called == "translate" and owner in ("QCoreApplication", "QApplication", "QGuiApplication")


def _literals(call: ast.Call, args: list[ast.expr], needed: int, name: str) -> list[str]:
    """The texts written in these arguments: as many as are needed, and the comment, which may be left out."""
    texts = [node.value for node in args if isinstance(node, ast.Constant) and node.value is not None]
    written = [text for text in texts if isinstance(text, str)]
    if call.keywords or len(written) < needed or any(not isinstance(node, ast.Constant) for node in args):
        raise NotLiteralError(f"{name}:{call.lineno}: only a text written out here can be translated")
    return [*written, ""][: needed + 1]


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)
