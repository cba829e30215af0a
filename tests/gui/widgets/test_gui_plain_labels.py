"""What others wrote is shown letter by letter: a title `<img src=…>` opens no file."""

import ast
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

import kiosk.ui
from kiosk.ui.door.window import DoorWindow
from tests.gui.fake_controller import FakeController
from tests.gui.scenes import Stage

PACKAGE = Path(kiosk.ui.__path__[0])
MAY_MAKE_LABELS = {
    "door/footer.py": "two numbers among their words, which are escaped",
    "widgets/labels.py": "the plain one itself",
}


@pytest.mark.parametrize(
    "path", sorted(PACKAGE.rglob("*.py")), ids=lambda path: str(path.relative_to(PACKAGE))
)
def test_no_label_is_of_the_kind_that_reads_markup(path: Path) -> None:
    if path.relative_to(PACKAGE).as_posix() in MAY_MAKE_LABELS:
        return
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call):
            assert getattr(node.func, "id", "") != "QLabel", f"line {node.lineno}: a PlainLabel"
        if isinstance(node, ast.ClassDef):
            assert "QLabel" not in [getattr(base, "id", "") for base in node.bases], f"line {node.lineno}"


def test_every_label_of_the_window_is_plain_but_the_foots_numbers(stage: Stage) -> None:
    async def scene(window: DoorWindow, _controller: FakeController) -> None:
        labels = window.findChildren(QLabel)
        others = [label for label in labels if label.textFormat() is not Qt.TextFormat.PlainText]
        assert len(labels) > 10
        assert len(others) == 4
        assert all(window.footer.isAncestorOf(label) for label in others)

    stage(scene)
