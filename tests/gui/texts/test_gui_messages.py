"""What other parts say, in the screen's language; and that they say it in a way that can be translated."""

import ast
import errno
import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

import kiosk
from kiosk.api.errors import NO_TOKEN
from kiosk.bootstrap.office_loss import Loss
from kiosk.bootstrap.service import NO_ADDRESS
from kiosk.core.message import STATUS_PHRASES, Age, Message
from kiosk.core.outbox import WITH_STATUS
from kiosk.engine.atomic_file import cannot_be_written
from kiosk.ui.texts.language import use_language
from kiosk.ui.texts.messages import as_detail, as_sentence, in_words, status_in_words

PACKAGE = Path(kiosk.__file__).parent

SHOWN = (
    "api/auth.py",
    "api/base_url.py",
    "api/connection.py",
    "api/errors.py",
    "api/office_errors.py",
    "api/records.py",
    "api/reply.py",
    "api/values.py",
    "api/wire.py",
    "bootstrap/door.py",
    "bootstrap/host_laptop.py",
    "bootstrap/office_beside.py",
    "bootstrap/office_loss.py",
    "bootstrap/office_sign_in.py",
    "bootstrap/own_office.py",
    "bootstrap/pairing_here.py",
    "bootstrap/opening.py",
    "bootstrap/service.py",
    "bootstrap/sign_in.py",
    "bootstrap/taking_over_here.py",
    "core/outbox.py",
    "engine/controller.py",
    "engine/hub_here.py",
    "engine/office_readiness.py",
    "engine/paging.py",
    "engine/pins.py",
    "engine/this_door.py",
    "hub/connection.py",
    "hub/joining.py",
    "scanning/camera/cameras.py",
    "scanning/camera/capture.py",
    "scanning/camera/chosen_camera.py",
    "scanning/camera/device_source.py",
    "scanning/camera/sources.py",
    "scanning/camera/trouble.py",
    "store/database.py",
    "store/encrypted_file.py",
    "store/handover.py",
    "store/ownership.py",
    "store/takeover.py",
    "store/ticket_rows.py",
    "store/worker.py",
)
"""Where every error may come to the screen: it is made of a Message, or named in NOT_SHOWN."""

NOT_SHOWN = {
    "another door was faster",  # so it is tried again
    "this capture was started already",  # a bug
    "this profile was opened for reading only",  # commands
    "the profile was not opened: nobody waits for it any more",  # so nobody hears it
    "{} cannot be made: {}",  # before there is a screen
    "this profile is an older Kiosk's: opening the door, or `kiosk sync`, brings it up to date",  # commands
    "the packed body is not whole",  # why, for whoever debugs: it is said to be damaged
    "something follows the packed body",  # likewise
}

ANSWER = Message("{host} did not answer in time.", host="tickets.example.com")
LOST = Message("{camera} cannot be opened: it is not connected", camera=Message("camera {number}", number=0))


def with_status(status: int, said: str) -> Message:
    return Message(WITH_STATUS, status=status, said=said)


@pytest.fixture
def pseudo(qapp: QApplication) -> Iterator[None]:
    use_language(qapp, "pseudo")
    yield
    use_language(qapp, "en")


@pytest.mark.parametrize("name", SHOWN)
def test_an_error_that_may_come_to_the_screen_is_made_of_a_message(name: str) -> None:
    module = ast.parse((PACKAGE / name).read_text("utf-8"))
    plain = {
        _bare(part)
        for node in ast.walk(module)
        if isinstance(node, ast.Call) and _name(node.func).endswith("Error")
        for part in node.args[:1]
        if isinstance(part, ast.JoinedStr) or (isinstance(part, ast.Constant) and isinstance(part.value, str))
    }
    assert plain <= NOT_SHOWN


def test_in_english_they_stay_as_they_are() -> None:
    for text in (NO_TOKEN, NO_ADDRESS, ANSWER, LOST, STATUS_PHRASES[404]):
        assert in_words(text) == text
    assert in_words(with_status(422, "Ticket already used")) == "422: Ticket already used"


def test_on_a_line_of_its_own_it_begins_with_a_capital_but_a_hosts_name_never() -> None:
    assert as_sentence(Message("the answer did not come")) == "The answer did not come"
    assert as_sentence(ANSWER).startswith("tickets.")
    said = as_sentence(with_status(422, "Ticket\nalready used"))
    assert said == "The service answered 422: \u2068Ticket already used\u2069"
    assert as_sentence("two\nlines \x02") == as_sentence(Message("two\nlines {x}", x="\x02")) == "Two lines"
    assert as_sentence("") == ""


@pytest.mark.usefixtures("pseudo")
def test_the_parts_of_a_sentence_are_translated_too_and_keep_their_direction() -> None:
    assert re.match(r"\[\u2068\[çáɱéřá \u20680\u2069·+\]\u2069 çáññöţ", in_words(LOST))
    said = in_words(Message("This is not the service's answer: {why}.", why=Message("it is not JSON")))
    assert said.count("[") == 2


def test_what_the_system_says_of_a_full_disk_is_said_in_the_screens_language(qapp: QApplication) -> None:
    use_language(qapp, "de")
    full = cannot_be_written(Path("x"), OSError(errno.ENOSPC, os.strerror(errno.ENOSPC)))
    assert "kein Platz mehr auf dem Datenträger" in in_words(full.text)


def test_a_path_within_a_sentence_within_a_sentence_is_read_from_the_left(qapp: QApplication) -> None:
    use_language(qapp, "he")
    lost = Loss.LOCKED.in_words(Path("/בית/kiosk"))
    said = in_words(Message("the office of this machine does not run: {why}", why=lost))
    assert f"\u2066{Path('/בית/kiosk')}\u2069" in said
    assert said.count("\u2069") == 2


def test_a_template_of_nobodys_turns_no_sentence_round_that_it_stands_in(qapp: QApplication) -> None:
    use_language(qapp, "he")
    said = in_words(Message("the office of this machine does not run: {why}", why=Message("\u2069\u202ex")))
    assert said.endswith("\u2068x\u2069")


@pytest.mark.usefixtures("pseudo")
def test_what_the_service_itself_says_stays_and_a_status_before_it_too() -> None:
    assert in_words("Ticket already used") == "Ticket already used"
    assert in_words(with_status(422, "Ticket already used")) == "422: Ticket already used"
    assert in_words(with_status(503, STATUS_PHRASES[503])).startswith("503: [Šéřṽíçé")
    assert in_words("{braces} and %n stay") == "{braces} and %n stay"
    assert in_words("") == ""
    assert status_in_words(404, "Not Found").startswith("[Ñöţ")
    assert status_in_words(404, "no such ticket") == "no such ticket"
    assert status_in_words(418, "I'm a teapot") == "I'm a teapot"


def test_what_was_handed_over_in_a_template_of_nobodys_is_shown_all_the_same() -> None:
    for strange in (
        Message(WITH_STATUS),
        Message(WITH_STATUS, said=3),
        Message("{n} x", n=2**70),
        Message("{0.a}"),
    ):
        assert isinstance(as_sentence(strange), str)
        assert isinstance(in_words(strange), str)


def test_numbers_and_ages_are_written_as_everywhere_on_the_screen(qapp: QApplication) -> None:
    held = Message("{n} tickets, complete, {age} old", n=1250, age=Age(7200))
    assert as_detail(held) == "1\u202f250 tickets, complete, 2 h old"
    assert as_detail(Message("{amount} GB free", amount=1212.4)) == "1,212.4 GB free"
    use_language(qapp, "de")
    assert as_detail(held) == "1.250 Tickets, vollständig, 2\u00a0h alt"


def _bare(text: ast.expr) -> str:
    if isinstance(text, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in text.values)
    return str(text.value) if isinstance(text, ast.Constant) else ""


def _name(func: ast.expr) -> str:
    return func.attr if isinstance(func, ast.Attribute) else getattr(func, "id", "")
