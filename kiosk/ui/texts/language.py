"""The language the screen speaks: its texts, its direction, and how it writes numbers and times."""

from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import QLibraryInfo, QLocale, Qt, QTranslator
from PySide6.QtGui import QGuiApplication

import kiosk
from kiosk.ui.texts.pseudo import PSEUDO, PseudoTranslator

ENGLISH = "en"
"""What the source is written in: it needs a translation for its plural forms alone."""

_OURS = "language"
"""Marks the translators of the language in use: Qt lets nobody list those that are installed."""


class Language(Struct, frozen=True):
    """The language in use. `code`: `de`, or the name of a test language; `locale`: such as `de_AT`."""

    code: str
    locale: str
    right_to_left: bool


def use_language(app: QGuiApplication, code: str, folder: Path | None = None) -> Language:
    """Speak this language from now on, `de` or `de_AT`; an empty code is the machine's own.

    A language that nobody translated yet is English. Of windows that are open already only what they say
    from now on changes, so this comes before the first one. `pseudo` and `pseudo-rtl` are languages to
    test with. `folder`: where `kiosk_<code>.qm` are, by default among our resources.
    """
    folder = folder or _folder()
    _forget(app)
    if code in PSEUDO:
        locale = QLocale(PSEUDO[code].locale)
        _install(app, PseudoTranslator(PSEUDO[code], app))
    else:
        locale = _locale_for(code, folder)
        code = _code_of(locale.name())
        _install_files(app, locale, folder)
    QLocale.setDefault(locale)
    direction = Qt.LayoutDirection(locale.textDirection())
    app.setLayoutDirection(direction)
    return Language(code, locale.name(), direction is Qt.LayoutDirection.RightToLeft)


def spoken(folder: Path | None = None) -> tuple[str, ...]:
    """The codes of the languages that can be chosen, English among them."""
    found = {path.stem.removeprefix("kiosk_") for path in (folder or _folder()).glob("kiosk_*.qm")}
    return tuple(sorted(found | {ENGLISH}))


def _locale_for(code: str, folder: Path) -> QLocale:
    """How numbers and times are written where this language is spoken; English where nobody translated."""
    if code:
        return QLocale(code) if _code_of(code) in spoken(folder) else QLocale(ENGLISH)
    system = QLocale.system()
    wanted = [_code_of(name) for name in system.uiLanguages()]
    chosen = next((one for one in wanted if one in spoken(folder)), ENGLISH)
    return system if chosen == _code_of(system.name()) else QLocale(chosen)


def _install_files(app: QGuiApplication, locale: QLocale, folder: Path) -> None:
    """Qt asks the newest first: our texts, then those of Qt's own dialogs, and English for what is left."""
    qt_folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    code = _code_of(locale.name())
    for stem, where in ((f"kiosk_{ENGLISH}", str(folder)), (f"qtbase_{code}", qt_folder)):
        _load(app, stem, where)
    if code != ENGLISH:
        _load(app, f"kiosk_{code}", str(folder))


def _load(app: QGuiApplication, stem: str, folder: str) -> None:
    translator = QTranslator(app)
    if translator.load(f"{stem}.qm", folder):
        _install(app, translator)
    else:
        translator.deleteLater()


def _install(app: QGuiApplication, translator: QTranslator) -> None:
    """The application owns it: Qt itself keeps no translator alive."""
    translator.setObjectName(_OURS)
    app.installTranslator(translator)


def _forget(app: QGuiApplication) -> None:
    for translator in app.findChildren(QTranslator, _OURS):
        app.removeTranslator(translator)
        translator.setObjectName("")
        translator.deleteLater()


def _code_of(name: str) -> str:
    """`de` of `de_AT`, `de-AT` or `DE`."""
    return name.replace("-", "_").partition("_")[0].lower()


def _folder() -> Path:
    package = Path(kiosk.__file__).parent
    installed = package / "resources" / "translations"
    return installed if installed.exists() else package.parent / "resources" / "translations"
