"""What can be done about a verdict: one key each, on the help sheet as well, and the likeliest first."""

import pytest
from pytestqt.qtbot import QtBot

from kiosk.core.presence import Presence
from kiosk.core.screen_settings import Scheme
from kiosk.core.verdict import (
    Admit,
    AlreadyIn,
    NotValid,
    Reason,
    Refer,
    SameScan,
    Unknown,
    Verdict,
    WrongEvent,
    WrongGate,
)
from kiosk.ui.door.commands import COMMAND_KEYS, Command, command_of, keys_in_words
from kiosk.ui.manager.help_sheet import HelpSheet
from kiosk.ui.theme.theme import Theme
from kiosk.ui.verdict.actions import KEYS, Action, actions_after, brief_label, key_name, label
from tests.gui.fake_controller import a_ticket, given

ANA, LUIS = a_ticket("t1", "Ana"), a_ticket("t2", "Luis")
VERDICTS: list[Verdict] = [
    Admit(ANA),
    AlreadyIn(ANA, Reason.INSIDE, None),
    NotValid(ANA, Reason.STATE_REFUSED),
    WrongEvent(ANA),
    WrongGate(ANA, "Door C", Presence()),
    Refer(Reason.STATE_REFERRED, (ANA,), Presence()),
    Refer(Reason.SEVERAL_MATCH, (ANA, LUIS)),
    Refer(Reason.LIST_NOT_LOADED),
    Unknown(),
    SameScan(),
]


@pytest.mark.parametrize("verdict", VERDICTS, ids=str)
def test_no_two_actions_of_one_verdict_share_a_key(verdict: Verdict) -> None:
    actions = actions_after(given(verdict, admission_id="a1", order_size=4))
    assert len({KEYS[action] for action in actions}) == len(actions)


def test_an_unknown_code_is_searched_for_first_and_can_still_step_aside() -> None:
    assert actions_after(given(Unknown())) == (Action.SEARCH, Action.STEP_ASIDE, Action.OFF_LIST)
    assert Action.SEARCH not in actions_after(given(Refer(Reason.LIST_NOT_LOADED)))


@pytest.mark.parametrize("action", Action)
def test_each_action_has_words_and_a_key_that_help_explains(qtbot: QtBot, action: Action) -> None:
    sheet = HelpSheet(Theme(Scheme.DARK))
    qtbot.addWidget(sheet)
    keys = {key.text for key in sheet.keys}
    assert label(action)
    assert len(brief_label(action)) <= len(label(action))
    assert key_name(action) in keys


@pytest.mark.parametrize("command", Command)
def test_each_command_has_a_key_of_its_own_that_help_explains(command: Command) -> None:
    assert command_of(COMMAND_KEYS[command]) is command
    assert COMMAND_KEYS[command].name.removeprefix("Key_") in dict(keys_in_words())
