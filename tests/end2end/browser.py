"""Chromium, as Qt brings it, in a process of its own: a host who signs an office in and pairs a door.

`python -m tests.end2end.browser ADDRESS PASSPHRASE PICTURE`: prints, a JSON line a page, its address and what
it says; the pairing code's page is saved as PICTURE. Ends with status 77 where this machine has no Chromium.
"""

import json
import os
import sys
from collections.abc import Callable
from typing import Any

NO_CHROMIUM = 77
PATIENCE_MS = 20_000
SIZE = (1280, 1000)
DARK, LEAST_DARK = 80, 350
"""Of 128 by 100 pixels: a QR code has some hundreds, the page around it fewer."""
_FLAGS = "--no-sandbox --disable-gpu"


def main(address: str, passphrase: str, picture: str) -> int:
    """Walk through the pages; 0 where every one came."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    os.environ["QTWEBENGINE_DISABLE_SANDBOX"] = "1"  # the sandbox needs what containers do not give
    os.environ["QTWEBENGINE_CHROMIUM_FLAGS"] = _FLAGS
    try:
        from PySide6.QtWebEngineCore import QWebEnginePage, QWebEngineProfile
        from PySide6.QtWebEngineWidgets import QWebEngineView
        from PySide6.QtWidgets import QApplication
    except ImportError:
        return NO_CHROMIUM
    from PySide6.QtCore import QEventLoop, QTimer, QUrl

    app = QApplication(sys.argv[:1])
    profile = QWebEngineProfile()  # off the record: nothing of it is kept
    page = QWebEnginePage(profile)
    page.certificateError.connect(lambda error: error.acceptCertificate())
    view = QWebEngineView()
    view.setPage(page)
    view.resize(*SIZE)
    view.show()

    def waited(started: Callable[[], Any], until: Callable[[], bool]) -> None:
        loop, looking = QEventLoop(), QTimer()

        def look() -> None:
            if until():
                loop.quit()

        looking.timeout.connect(look)
        QTimer.singleShot(PATIENCE_MS, loop, loop.quit)
        started()
        looking.start(50)
        loop.exec()
        looking.stop()

    def asked(script: str) -> Any:
        answers: list[Any] = []
        waited(
            lambda: page.runJavaScript(script, 0, lambda answer: answers.append(answer)),  # noqa: PLW0108 - PySide calls no built-in one
            lambda: bool(answers),
        )
        return answers[0] if answers else None

    def came(started: Callable[[], Any]) -> str:
        """The text of the page that comes of it."""
        loaded: list[bool] = []
        heard = page.loadFinished.connect(lambda ok: loaded.append(ok))  # noqa: PLW0108 - PySide calls no built-in one
        waited(started, lambda: bool(loaded) and not page.isLoading())
        page.loadFinished.disconnect(heard)
        text = str(asked("document.body ? document.body.innerText : ''"))
        sys.stdout.write(json.dumps({"address": page.url().toString(), "text": text}) + "\n")
        return text

    def submitted(fields: dict[str, str], button: str) -> str:
        filled = "".join(
            f"document.getElementsByName({json.dumps(name)})[0].value = {json.dumps(value)};"
            for name, value in fields.items()
        )
        pressed = (
            "[...document.querySelectorAll('button')]"
            f".find(one => one.textContent.trim() === {json.dumps(button)}).click()"
        )
        return came(lambda: page.runJavaScript(filled + pressed))

    if "Passphrase" not in came(lambda: page.load(QUrl(address))):
        return NO_CHROMIUM  # without any font, for one, it shows nothing at all
    submitted({"passphrase": passphrase}, "Open")
    submitted({}, "Sign in at the service")
    submitted({}, "Allow")
    ended_on = page.url().toString()
    came(lambda: page.load(QUrl(address)))
    submitted({"address": ended_on}, "Use this address")
    submitted({"name": "Main entrance", "events": "all"}, "Show a pairing code")

    def is_painted() -> bool:
        """Whether the code is there: a page that has loaded is painted a moment later."""
        small = view.grab().toImage().scaled(128, 100)
        dark = sum(small.pixelColor(x, y).lightness() < DARK for x in range(128) for y in range(100))
        return dark > LEAST_DARK

    waited(lambda: None, is_painted)
    saved = view.grab().save(picture)
    view.close()
    page.deleteLater()
    app.processEvents()
    return 0 if saved else 1


if __name__ == "__main__":
    sys.stdout.reconfigure(line_buffering=True)  # type: ignore[union-attr]  # it is a text stream here
    status = main(*sys.argv[1:])
    sys.stdout.flush()
    os._exit(status)  # Chromium's own ending waits for what containers do not give
