"""The door without a screen: what it says of a missing sign-in, and what runs behind it."""

import json
import os
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from kiosk.cli.door import PAIRING_CODE, PAIRING_LINK_BEGUN, _note_failure
from kiosk.engine import controller
from kiosk.engine.events import SignInNeeded
from kiosk.engine.office import OfficeWatch
from tests.unit.cli.conftest import Command
from tests.unit.cli.office_thread import OfficeThread, office_thread


@pytest.fixture
def office(tmp_path: Path) -> Iterator[OfficeThread]:
    with office_thread(tmp_path) as running:
        running.pairs("https://127.0.0.1:1")
        yield running


@pytest.mark.parametrize(
    ("paired", "has_time", "signed_out", "words"),
    [
        (False, False, True, "sending waits for a new KIOSK_TOKEN"),
        (True, True, False, "so does sending, as long as the access token lasts that came before"),
        (True, True, True, "sending waits for the office"),
        (True, False, False, "sending waits for the office"),
    ],
)
def test_sending_waits_only_where_no_token_is_left(
    capsys: pytest.CaptureFixture[str], paired: bool, has_time: bool, signed_out: bool, words: str
) -> None:
    office = SimpleNamespace(has_time=has_time) if paired else None
    door: Any = SimpleNamespace(office=office, uploader=SimpleNamespace(signed_out=signed_out))
    _note_failure(door, [], SignInNeeded("unpaired"))
    assert capsys.readouterr().err == f"kiosk: unpaired. Scanning goes on; {words}\n"


def test_a_fault_in_what_asks_the_office_ends_it_not_for_good(
    kiosk: Command, office: OfficeThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    kiosk("pair", office.link.text)
    monkeypatch.setattr(controller, "RESTART_AFTER_S", 0.01)
    reading, writing = os.pipe()
    ends = threading.Timer(20, os.close, [writing])
    runs: list[int] = []

    async def faulty(*_: object) -> None:
        runs.append(1)
        if len(runs) == 2:
            ends.cancel()
            os.close(writing)
        raise RuntimeError("nobody foresaw this")

    monkeypatch.setattr(OfficeWatch, "run", faulty)
    ends.start()
    with os.fdopen(reading) as stdin:
        monkeypatch.setattr(sys, "stdin", stdin)
        assert kiosk("check-in", "--stdin").status == 0
    ends.join()
    assert len(runs) >= 2


def test_a_pairing_code_that_is_checked_in_is_answered_in_words_and_its_secret_is_not_repeated(
    kiosk: Command,
) -> None:
    link = f"kiosk-pair:v1;https://192.168.1.20:8788;{'a1' * 32};ABCDE23456"
    done = kiosk("--json", "check-in", "--offline", link, f"]Q1{link.upper()}")
    assert done.status == 1
    answers = [json.loads(line) for line in done.out.splitlines()]
    assert [answer["code"] for answer in answers] == [PAIRING_LINK_BEGUN] * 2
    assert {answer["reason"] for answer in answers} == {PAIRING_CODE}
    assert "abcde23456" not in (done.out + done.err).lower()
