"""What can be done about the verdict on the screen, with one key or one tap each."""

from enum import StrEnum

from PySide6.QtCore import QCoreApplication, Qt

from kiosk.core.verdict import Admit, AlreadyIn, NotValid, Reason, Refer, Unknown, WrongEvent, WrongGate
from kiosk.engine.events import VerdictGiven

translate = QCoreApplication.translate


class Action(StrEnum):
    """Something that staff may do about what the screen tells."""

    ADMIT_REST = "admit_rest"
    CHOOSE = "choose"
    STEP_ASIDE = "step_aside"
    SUPERVISOR = "supervisor"
    OFF_LIST = "off_list"
    UNDO = "undo"
    LOOK_AT = "look_at"
    NEXT_EVENT = "next_event"
    CHOOSE_EVENT = "choose_event"
    SEARCH = "search"


KEYS: dict[Action, Qt.Key] = {
    Action.STEP_ASIDE: Qt.Key.Key_F2,
    Action.SUPERVISOR: Qt.Key.Key_F3,
    Action.OFF_LIST: Qt.Key.Key_F3,
    Action.ADMIT_REST: Qt.Key.Key_F4,
    Action.CHOOSE: Qt.Key.Key_F4,
    Action.UNDO: Qt.Key.Key_F8,
    Action.LOOK_AT: Qt.Key.Key_F6,
    Action.NEXT_EVENT: Qt.Key.Key_F4,
    Action.CHOOSE_EVENT: Qt.Key.Key_F4,
    Action.SEARCH: Qt.Key.Key_F4,
}
"""No two actions of one verdict share a key."""


def key_name(action: Action) -> str:
    """The key as it stands on the keyboard, such as F2."""
    return KEYS[action].name.removeprefix("Key_")


def label(action: Action) -> str:
    """What stands on the action's button."""
    return {
        Action.ADMIT_REST: translate("action", "Admit rest of order"),
        Action.CHOOSE: translate("action", "Which ticket?"),
        Action.STEP_ASIDE: translate("action", "Step aside"),
        Action.SUPERVISOR: translate("action", "Supervisor…"),
        Action.OFF_LIST: translate("action", "Supervisor…"),
        Action.UNDO: translate("action", "Undo"),
        Action.LOOK_AT: translate("action", "Show the list"),
        Action.NEXT_EVENT: translate("action", "Switch to the next event"),
        Action.CHOOSE_EVENT: translate("action", "Choose the event"),
        Action.SEARCH: translate("action", "Search by name"),
    }[action]


def brief_label(action: Action) -> str:
    """The same where room is scarce."""
    brief = {
        Action.ADMIT_REST: translate("action", "Admit rest"),
        Action.NEXT_EVENT: translate("action", "Next event"),
        Action.CHOOSE_EVENT: translate("action", "Which event?"),
        Action.SEARCH: translate("action", "Search"),
    }
    return brief.get(action) or label(action)


def actions_after(given: VerdictGiven) -> tuple[Action, ...]:
    """What can be done; what needs a person can always step aside, so that the lane goes on."""
    match given.verdict:
        case Admit():
            rest = given.order_size > max(given.order_inside, 1)
            undo = (Action.UNDO,) if given.admission_id else ()
            return (Action.ADMIT_REST, *undo) if rest else undo
        case Refer(why=Reason.SEVERAL_MATCH):
            return (Action.STEP_ASIDE, Action.CHOOSE)
        case Refer(why=Reason.NO_EVENT_CHOSEN):
            return (Action.CHOOSE_EVENT, Action.STEP_ASIDE, Action.SUPERVISOR)
        case Refer(tickets=(_, _, *_)):
            return (Action.STEP_ASIDE,)
        case Unknown():
            return (Action.SEARCH, Action.STEP_ASIDE, Action.OFF_LIST)
        case Refer(tickets=()):
            return (Action.STEP_ASIDE, Action.OFF_LIST)
        case AlreadyIn() | WrongEvent() | WrongGate() | Refer():
            return (Action.STEP_ASIDE, Action.SUPERVISOR)
        case NotValid():
            return (Action.STEP_ASIDE,)
        case _:
            return ()
