"""Windows without a display, unless one is asked for."""

import os

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


def pytest_configure(config: pytest.Config) -> None:
    # The offscreen platform says this of every window with a smallest size; windows have one.
    config.addinivalue_line("qt_log_ignore", "This plugin does not support propagateSizeHints")
