"""Sentences made elsewhere in English: said in the screen's language, and listed as the sources have them."""

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from http import HTTPStatus
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

import kiosk
from kiosk.api.errors import NO_TOKEN
from kiosk.api.no_service import NO_ADDRESS
from kiosk.ui.wording.foreign_words import PARTS, SENTENCES, STATUSES, as_sentence, in_words
from kiosk.ui.wording.language import use_language

PACKAGE = Path(kiosk.__file__).parent

SHOWN = (
    "api/auth.py",
    "api/connection.py",
    "api/errors.py",
    "api/no_service.py",
    "api/records.py",
    "api/reply.py",
    "api/values.py",
    "core/outbox.py",
    "engine/aftermath.py",
    "engine/pins.py",
    "scanning/camera/cameras.py",
    "scanning/camera/capture.py",
    "scanning/camera/chosen_camera.py",
    "scanning/camera/device_source.py",
    "scanning/camera/sources.py",
    "scanning/camera/trouble.py",
)
"""Where nearly every sentence may come to the screen: a new one is listed, or named in NOT_SHOWN."""
ERRORS_SHOWN = ("store/database.py", "store/handover.py", "store/ledger.py")
"""Where every error's may; the rest is SQL."""

NOT_SHOWN = {
    "this capture was started already",  # a bug
    "this profile was written by an older Kiosk: open the door once to bring it up to date",  # commands
    "this profile was opened for reading only",  # commands
    "gzip, deflate",  # a header
    "something follows the packed body",  # why, for whoever debugs: it is said to be damaged
    "the packed body is not whole",  # likewise
    "{} cannot be made: {}",  # before there is a screen
    "it is not the argon2id hash of a PIN",  # `kiosk policy set` alone says so, as the next three
    "looking at it would take more work than a Kiosk ever does (at most {})",
    "m={}, t={}, p={}",
    "argon2id needs m={} or more for each p",
    "sign in to the Wi-Fi, or check the service's address.",  # the end of others, which are listed whole
}


@pytest.fixture
def pseudo(qapp: QApplication) -> Iterator[None]:
    use_language(qapp, "pseudo")
    yield
    use_language(qapp, "en")


@pytest.mark.parametrize("text", [*SENTENCES, *(str(text) for text in PARTS)])
def test_every_listed_text_is_in_the_sources_as_it_is_listed(text: str) -> None:
    if text in (str(status) for status in STATUSES) and "{" not in text:
        assert text in {status.phrase for status in HTTPStatus}
    else:
        assert {_bare(text), _bare(text).removeprefix("{} ")} & _said_anywhere()


@pytest.mark.parametrize("name", [*SHOWN, *ERRORS_SHOWN])
def test_a_sentence_that_may_come_to_the_screen_is_listed(name: str) -> None:
    module = ast.parse((PACKAGE / name).read_text("utf-8"))
    listed = {_bare(text) for text in (*SENTENCES, *(str(text) for text in PARTS))}
    unknown = {
        text
        for part in (_errors(module) if name in ERRORS_SHOWN else [module])
        for text in _texts(part, module)
        if " " in text.replace("{}", "").strip() and not {text, f"{{}} {text}"} & (listed | NOT_SHOWN)
    }
    assert not unknown


def test_in_english_they_stay_as_they_are(qapp: QApplication) -> None:
    use_language(qapp, "en")
    for text in (NO_TOKEN, NO_ADDRESS, "tickets.example.com did not answer in time."):
        assert in_words(text) == text


def test_on_a_line_of_its_own_it_begins_with_a_capital_but_a_hosts_name_never() -> None:
    assert as_sentence("the answer did not come") == "The answer did not come"
    assert as_sentence("tickets.example.com did not answer in time.").startswith("tickets.")
    assert (
        as_sentence("422: Ticket already used") == "The service answered 422: \u2068Ticket already used\u2069"
    )
    assert as_sentence("two\nlines \x02") == "Two lines"
    assert as_sentence("") == ""


@pytest.mark.usefixtures("pseudo")
def test_a_listed_text_is_translated_whatever_its_parts_are() -> None:
    for text in SENTENCES:
        said = in_words(re.sub(r"\{(\w+)\}", "Zz/9", text))
        assert said.startswith("[")
        assert said.count("Zz/9") == text.count("{")
        assert "{" not in said


@pytest.mark.usefixtures("pseudo")
def test_the_parts_of_a_sentence_are_translated_too_and_keep_their_direction() -> None:
    said = in_words("camera 0 cannot be opened: it is not connected")
    assert re.match(r"\[\u2068\[çáɱéřá 0·+\]\u2069 çáññöţ", said)


@pytest.mark.usefixtures("pseudo")
def test_what_the_service_itself_says_stays_and_a_status_before_it_too() -> None:
    assert in_words("Ticket already used") == "Ticket already used"
    assert in_words("422: Ticket already used") == "422: Ticket already used"
    assert in_words("503: Service Unavailable").startswith("503: [Šéřṽíçé")
    assert in_words("") == ""


@pytest.mark.usefixtures("pseudo")
def test_the_longest_text_that_fits_is_meant() -> None:
    said = in_words("This is not the service's answer: it is larger than 65536 bytes.")
    assert said.count("[") == 1
    assert "ţĥáñ \u206865536\u2069 ƀýţéš" in said
    assert in_words("{braces} and %n stay").startswith("{braces}")


def _bare(text: str) -> str:
    return re.sub(r"\{\w*\}", "{}", text)


@cache
def _said_anywhere() -> set[str]:
    rooms = ("api", "core", "engine", "scanning", "store")
    return {
        text
        for room in rooms
        for path in sorted((PACKAGE / room).rglob("*.py"))
        for module in [ast.parse(path.read_text("utf-8"))]
        for text in _texts(module, module)
    }


def _errors(module: ast.Module) -> list[ast.AST]:
    return [n for n in ast.walk(module) if isinstance(n, ast.Call) and _name(n.func).endswith("Error")]


def _texts(part: ast.AST, module: ast.Module) -> Iterator[str]:
    """Every text in a part of a module, `{}` for what changes, but docstrings and what is only logged."""
    constants = {
        node.targets[0].id: node.value.value
        for node in module.body
        if isinstance(node, ast.Assign)
        and isinstance(node.targets[0], ast.Name)
        and isinstance(node.value, ast.Constant)
    }
    yield from _texts_in(part, constants)


def _texts_in(node: ast.AST, constants: Mapping[str, object]) -> Iterator[str]:
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return
    if isinstance(node, ast.Call) and _name(node.func) in (
        "compile",
        "spawn",
        "warning",
        "info",
        "exception",
    ):
        return
    if isinstance(node, ast.JoinedStr):
        yield "".join(_filled(part, constants) for part in node.values)
        return
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield _bare(node.value)
    for child in ast.iter_child_nodes(node):
        yield from _texts_in(child, constants)


def _filled(part: ast.expr, constants: Mapping[str, object]) -> str:
    """A constant text of the module is a part of the sentence; anything else changes."""
    if isinstance(part, ast.Constant):
        return str(part.value)
    name = part.value.id if isinstance(part, ast.FormattedValue) and isinstance(part.value, ast.Name) else ""
    known = constants.get(name)
    return known if isinstance(known, str) else "{}"


def _name(func: ast.expr) -> str:
    return func.attr if isinstance(func, ast.Attribute) else getattr(func, "id", "")
