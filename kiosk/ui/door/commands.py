"""What a function key does wherever one is, and what help says of every key: one table of both."""

from enum import StrEnum

from PySide6.QtCore import QCoreApplication, Qt

from kiosk.ui.verdict.actions import KEYS as ACTION_KEYS

translate = QCoreApplication.translate


class Command(StrEnum):
    """Something that can be asked of the door at any time, by a key, a button or the manager's menu."""

    HELP = "help"
    STEP_ASIDE_LIST = "step_aside_list"
    REFRESH = "refresh"
    UNDO_LAST = "undo_last"
    INCIDENTS = "incidents"
    OUTBOX = "outbox"
    DUTY = "duty"
    MENU = "menu"
    GUEST_LIST = "guest_list"
    COUNT = "count"


COMMAND_KEYS: dict[Command, Qt.Key] = {
    Command.HELP: Qt.Key.Key_F1,
    Command.STEP_ASIDE_LIST: Qt.Key.Key_F2,
    Command.REFRESH: Qt.Key.Key_F5,
    Command.INCIDENTS: Qt.Key.Key_F6,
    Command.OUTBOX: Qt.Key.Key_F7,
    Command.UNDO_LAST: Qt.Key.Key_F8,
    Command.DUTY: Qt.Key.Key_F9,
    Command.MENU: Qt.Key.Key_F10,
    Command.GUEST_LIST: Qt.Key.Key_F11,
    Command.COUNT: Qt.Key.Key_F12,
}
"""An action of the verdict that is shown goes before a command with the same key."""


def command_of(key: Qt.Key) -> Command | None:
    """The command that a key stands for, None where it stands for none."""
    return next((command for command, one in COMMAND_KEYS.items() if one == key), None)


def keys_in_words() -> tuple[tuple[str, str], ...]:
    """Every function key that does something, by its name on the keyboard, and what it does."""
    words = {
        Qt.Key.Key_F1: translate("HelpSheet", "this help"),
        Qt.Key.Key_F2: translate("HelpSheet", "step aside: the lane goes on"),
        Qt.Key.Key_F3: translate("HelpSheet", "supervisor: let in anyway, or without a ticket"),
        Qt.Key.Key_F4: translate("HelpSheet", "admit the rest, choose, or search"),
        Qt.Key.Key_F5: translate("HelpSheet", "refresh the guest list"),
        Qt.Key.Key_F6: translate("HelpSheet", "what needs attention"),
        Qt.Key.Key_F7: translate("HelpSheet", "what is not sent yet"),
        Qt.Key.Key_F8: translate("HelpSheet", "undo the last admission"),
        Qt.Key.Key_F9: translate("HelpSheet", "who is on duty"),
        Qt.Key.Key_F10: translate("HelpSheet", "manager"),
        Qt.Key.Key_F11: translate("HelpSheet", "the whole guest list"),
        Qt.Key.Key_F12: translate("HelpSheet", "count a person without a ticket"),
    }
    used = sorted({*ACTION_KEYS.values(), *COMMAND_KEYS.values()}, key=lambda key: key.value)
    return tuple((key.name.removeprefix("Key_"), words[key]) for key in used)
