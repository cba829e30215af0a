"""Chromium, as Qt brings it, in a process of its own: a host at an office's page.

`python -m tests.end2end.browser ADDRESS PASSPHRASE PICTURE [WALK]`: prints, a JSON line a page, its address
and what it says. WALK is one of `WALKS`; without one the host signs the office in and pairs a door, and the
pairing code's page is saved as PICTURE. Ends with status 77 where this machine has no Chromium.
"""

import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

NO_CHROMIUM = 77
PATIENCE_MS = 20_000
SIZE = (1280, 1000)
PHONE = (390, 844)
DARK, LEAST_DARK = 80, 350
"""Of 128 by 100 pixels: a QR code has some hundreds, the page around it fewer."""
LEAST_TAP = 44
_FLAGS = "--no-sandbox --disable-gpu"
_DARK_FLAG = "--blink-settings=preferredColorScheme=0"
_FACTS = f"""(() => {{
    const taps = [...document.querySelectorAll('button, a.button, summary, input:not([type=hidden])')]
        .map(one => one.type === 'radio' ? one.closest('label') : one);
    return JSON.stringify({{
        width: document.documentElement.scrollWidth,
        room: window.innerWidth,
        small: taps.filter(one => one.checkVisibility() && one.getBoundingClientRect().height < {LEAST_TAP})
            .map(one => one.outerHTML),
    }});
}})()"""


class Browser:
    """One page of Chromium, off the record, that trusts every certificate. Raises ImportError without it."""

    def __init__(self) -> None:
        from PySide6.QtWebEngineCore import QWebEnginePage, QWebEngineProfile
        from PySide6.QtWebEngineWidgets import QWebEngineView
        from PySide6.QtWidgets import QApplication

        self.app = QApplication(sys.argv[:1])
        self._profile = QWebEngineProfile()
        self.page = QWebEnginePage(self._profile)
        self.page.certificateError.connect(lambda error: error.acceptCertificate())
        self.view = QWebEngineView()
        self.view.setPage(self.page)
        self.view.resize(*SIZE)
        self.view.show()

    @property
    def address(self) -> str:
        """Of the page that is shown."""
        return str(self.page.url().toString())

    def waited(self, started: Callable[[], Any], until: Callable[[], bool]) -> None:
        """Begin something, and wait until it is there."""
        from PySide6.QtCore import QEventLoop, QTimer

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

    def asked(self, script: str) -> Any:
        """What a script comes to on this page."""
        answers: list[Any] = []
        self.waited(
            lambda: self.page.runJavaScript(script, 0, lambda answer: answers.append(answer)),  # noqa: PLW0108 - PySide calls no built-in one
            lambda: bool(answers),
        )
        return answers[0] if answers else None

    def came(self, started: Callable[[], Any]) -> str:
        """The text of the page that comes of it. The office's page that sends it onward is none."""
        loaded: list[bool] = []
        heard = self.page.loadFinished.connect(lambda ok: loaded.append(ok))  # noqa: PLW0108 - PySide calls no built-in one
        self.waited(
            started,
            lambda: bool(loaded) and not self.page.isLoading() and self.page.url().path() != "/sign-in",
        )
        self.page.loadFinished.disconnect(heard)
        text = str(self.asked("document.body ? document.body.innerText : ''"))
        sys.stdout.write(json.dumps({"address": self.address, "text": text}) + "\n")
        return text

    def opened(self, address: str) -> str:
        """The text of the page at an address."""
        from PySide6.QtCore import QUrl

        return self.came(lambda: self.page.load(QUrl(address)))

    def submitted(self, fields: dict[str, str], button: str) -> str:
        """The text of the page that comes of filling in fields and pressing a button."""
        filled = "".join(
            f"document.getElementsByName({json.dumps(name)})[0].value = {json.dumps(value)};"
            for name, value in fields.items()
        )
        pressed = (
            "[...document.querySelectorAll('button')]"
            f".find(one => one.textContent.trim() === {json.dumps(button)}).click()"
        )
        return self.came(lambda: self.page.runJavaScript(filled + pressed))

    def is_code_painted(self) -> bool:
        """Whether the code is there: a page that has loaded is painted a moment later."""
        small = self.view.grab().toImage().scaled(128, 100)
        dark = sum(small.pixelColor(x, y).lightness() < DARK for x in range(128) for y in range(100))
        return dark > LEAST_DARK

    def is_entered(self, address: str, passphrase: str) -> bool:
        """Open the host's page; without any font, for one, Chromium shows nothing at all."""
        if "Passphrase" not in self.opened(address):
            return False
        self.submitted({"passphrase": passphrase}, "Open")
        return True


def pair(browser: Browser, address: str, picture: str) -> bool:
    """Sign in at a service that sends the browser elsewhere, and show a pairing code."""
    browser.submitted({}, "Sign in at the service")
    browser.submitted({}, "Allow")
    ended_on = browser.address
    browser.opened(address)
    browser.submitted({"address": ended_on}, "Use this address")
    browser.submitted({"name": "Main entrance", "events": "all"}, "Show a pairing code")
    browser.waited(lambda: None, browser.is_code_painted)
    return browser.view.grab().save(picture)


def begin(browser: Browser, _address: str, _picture: str) -> bool:
    """Press the button, and see where that ends."""
    browser.submitted({}, "Sign in at the service")
    return True


def sign_in_twice(browser: Browser, address: str, _picture: str) -> bool:
    """Sign in at a service that sends the browser back to the office; the second time it asks nothing."""
    browser.submitted({}, "Sign in at the service")
    browser.submitted({}, "Allow")
    browser.opened(address)
    browser.submitted({}, "Sign in anew")
    browser.opened(address)
    return True


def on_a_telephone(browser: Browser, address: str, folder: str) -> bool:
    """Look at every page of the office at a telephone's width, with all that can be unfolded."""

    def sized(width: int, height: int) -> None:
        browser.waited(
            lambda: browser.view.resize(width, height),
            lambda: browser.asked("`${window.innerWidth} ${window.innerHeight}`") == f"{width} {height}",
        )

    def look(name: str) -> None:
        browser.asked(
            "document.activeElement.blur();"
            "document.querySelectorAll('details').forEach(one => { one.open = true; }); 1"
        )
        sized(*PHONE)
        facts = json.loads(browser.asked(_FACTS))
        sys.stdout.write(json.dumps({"page": name, **facts}) + "\n")
        sized(PHONE[0], int(browser.asked("document.documentElement.scrollHeight")))
        looks = iter((False,) * 6 + (True,))
        browser.waited(lambda: None, lambda: next(looks))  # it is painted a moment later
        browser.view.grab().save(str(Path(folder) / f"{name}.png"))

    look("home-signed-out")
    browser.submitted({"address": "https://nowhere.example/"}, "Use this address")
    look("home-refused")
    browser.submitted({"document": '{"capacity": "many"}'}, "Keep this policy")
    look("home-policy")
    browser.submitted({}, "Sign in at the service")
    browser.submitted({}, "Allow")
    look("signed-in")
    browser.opened(address)
    browser.submitted({"name": "Main entrance at the harbour", "events": "all"}, "Show a pairing code")
    look("pairing")
    browser.opened(f"{browser.address}/link")
    look("link")
    browser.opened(address)
    look("home-signed-in")
    browser.opened(f"{address}/callback?code=c&state=s")
    look("not-signed-in")
    browser.opened(address)
    browser.submitted({}, "Lock")
    look("enter")
    browser.submitted({"passphrase": "a guess"}, "Open")
    look("enter-wrong")
    return True


WALKS = {
    "pair": pair,
    "begin": begin,
    "sign-in-twice": sign_in_twice,
    "telephone": on_a_telephone,
    "telephone-dark": on_a_telephone,
}


def main(address: str, passphrase: str, picture: str, walk: str = "pair") -> int:
    """Walk through the pages; 0 where every one came."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    os.environ["QTWEBENGINE_DISABLE_SANDBOX"] = "1"  # the sandbox needs what containers do not give
    os.environ["QTWEBENGINE_CHROMIUM_FLAGS"] = f"{_FLAGS} {_DARK_FLAG if walk.endswith('-dark') else ''}"
    try:
        browser = Browser()
    except ImportError:
        return NO_CHROMIUM
    if not browser.is_entered(address, passphrase):
        return NO_CHROMIUM
    is_walked = WALKS[walk](browser, address, picture)
    browser.view.close()
    browser.page.deleteLater()
    browser.app.processEvents()
    return 0 if is_walked else 1


if __name__ == "__main__":
    sys.stdout.reconfigure(line_buffering=True)  # type: ignore[union-attr]  # it is a text stream here
    status = main(*sys.argv[1:])
    sys.stdout.flush()
    os._exit(status)  # Chromium's own ending waits for what containers do not give
