"""The languages that can be chosen: numbers and dates as each writes them, and Hebrew from the right."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from kiosk.core.message import Message
from kiosk.core.verdict import AlreadyIn, Reason, VerdictKind
from kiosk.ui.camera.camera_sheet import CameraSheet
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.manager.settings_sheet import SettingsSheet
from kiosk.ui.texts import verdict_texts
from kiosk.ui.texts.language import use_language
from kiosk.ui.texts.messages import as_detail
from kiosk.ui.texts.status_texts import battery_status, grouped
from kiosk.ui.texts.times import age, day_and_time
from kiosk.ui.theme.clean_text import clean
from kiosk.ui.theme.theme import Theme
from kiosk.ui.verdict.verdict_view import view_of_verdict
from tests.gui.fake_controller import a_ticket, given
from tests.gui.gallery.setting import AT_DOOR_B
from tests.gui.hebrew_letters import lent_hebrew
from tests.gui.painted_text import PaintedText, all_written

SPOKEN = ("de", "en", "es", "fr", "he", "it", "nl", "pl")
CHLOE = a_ticket("t1", "Chloé Dubois", kind="General")


@pytest.fixture(autouse=True)
def english_afterwards(qapp: QApplication) -> Iterator[None]:
    yield
    use_language(qapp, "en")


@pytest.mark.parametrize("code", SPOKEN)
def test_every_verdict_has_a_word_of_its_own(qapp: QApplication, code: str) -> None:
    use_language(qapp, code)
    assert len({verdict_texts.word_for(kind) for kind in VerdictKind}) == len(VerdictKind)


@pytest.mark.parametrize(
    ("code", "number", "when", "amount", "days"),
    [
        ("es", "12.500", "dom 14 junio, 15:13", "212,4 GB libres", ("1 día", "5 días")),
        ("fr", "12\u202f500", "dim. 14 juin, 15:13", "212,4 Go libres", ("1 jour", "5 jours")),
        ("he", "12,500", "יום א׳ 14 ביוני, 15:13", "פנויים: 212.4 GB", ("יום 1", "5 ימים")),
        ("it", "12.500", "dom 14 giugno, 15:13", "212,4 GB liberi", ("1 giorno", "5 giorni")),
        ("nl", "12.500", "zo 14 juni, 15:13", "212,4 GB vrij", ("1 dag", "5 dagen")),
        ("pl", "12\u00a0500", "niedz. 14 czerwca, 15:13", "Wolne 212,4 GB", ("1 dzień", "5 dni")),
    ],
)
def test_numbers_dates_and_times_are_the_languages_own(
    qapp: QApplication, code: str, number: str, when: str, amount: str, days: tuple[str, str]
) -> None:
    use_language(qapp, code)
    assert grouped(12_500) == number
    assert _plain(day_and_time(1_781_450_000)) == when
    assert _plain(as_detail(Message("{amount} GB free", amount=212.4))) == amount
    assert tuple(_plain(QCoreApplication.translate("time", "%n day(s)", "", n)) for n in (1, 5)) == days
    assert age(8).startswith("8")


@pytest.mark.parametrize(
    ("code", "loud"),
    [
        *(("de", "80\u00a0%"), ("en", "80 %"), ("es", "80\u00a0%"), ("fr", "80\u00a0%")),
        *(("he", "80%"), ("it", "80%"), ("nl", "80%"), ("pl", "80%")),
    ],
)
def test_a_share_is_written_in_the_settings_as_it_is_beside_the_battery(
    qapp: QApplication, qtbot: QtBot, code: str, loud: str
) -> None:
    use_language(qapp, code)
    host = QWidget()
    qtbot.addWidget(host)
    sheet = SettingsSheet(Theme(), 0, host)
    assert loud in [chip.text() for chip in sheet.sound.chips]
    assert battery_status(80).brief == loud


def test_polish_counts_one_a_few_and_many(qapp: QApplication) -> None:
    use_language(qapp, "pl")
    said = [_plain(QCoreApplication.translate("event", "{n} ticket(s)", "", n)) for n in (1, 3, 5, 22, 112)]
    assert said == ["{n} bilet", "{n} bilety", "{n} biletów", "{n} bilety", "{n} biletów"]


@pytest.mark.parametrize(
    ("code", "cancel"),
    [
        ("es", "Cancelar"),
        ("fr", "Annuler"),
        ("he", "ביטול"),
        ("it", "Annulla"),
        ("nl", "Annuleren"),
        ("pl", "Anuluj"),
    ],
)
def test_qts_own_texts_come_with_it(qapp: QApplication, code: str, cancel: str) -> None:
    use_language(qapp, code)
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == cancel


def test_a_verdict_in_hebrew_is_read_from_the_right(qapp: QApplication, qtbot: QtBot) -> None:
    with lent_hebrew():
        use_language(qapp, "he")
        window = DoorWindow(Theme(), settle_s=60, guard_s=0)
        qtbot.addWidget(window)
        window.resize(1280, 800)
        window.show()
        window.show_verdict(view_of_verdict(given(AlreadyIn(CHLOE, Reason.INSIDE, AT_DOOR_B))))
        seen = {clean(one.text): one for one in all_written(window)}
        camera = window.camera.mapTo(window, window.camera.rect().center())
        assert camera.x() < window.width() / 2
        assert seen["Chloé Dubois"].box.right() > window.width() * 0.9
        came, time, door, read = (seen[text].box.left() for text in ("כניסה", "17:13", "Door B", "נקרא"))
        assert came > time > door > read


def test_the_size_of_a_picture_is_width_by_height_from_the_left(qapp: QApplication, qtbot: QtBot) -> None:
    use_language(qapp, "he")
    host = QWidget()
    qtbot.addWidget(host)
    host.resize(900, 700)
    sheet = CameraSheet(Theme(), 0, host)
    sheet.resize(host.size())
    sheet.show()
    host.show()
    chip = sheet.size_px.chip("1280x720")
    assert _from_the_left(all_written(chip)) == "1280 × 720"


def _from_the_left(written: list[PaintedText]) -> str:
    return "".join(clean(one.text) for one in sorted(written, key=lambda one: one.box.left()))


def _plain(text: str) -> str:
    return clean(text).replace("\u00a0", " ")
