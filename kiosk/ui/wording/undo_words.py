"""What came of an undo, in words."""

from PySide6.QtCore import QCoreApplication

from kiosk.engine.controller import UndoOutcome
from kiosk.engine.decide import NotUndone, Undone, UndoWhy
from kiosk.ui.wording.messages import as_sentence

translate = QCoreApplication.translate


def undo_in_words(outcome: UndoOutcome) -> str:
    """What staff should know about it; nothing where there is no more to say than that it is undone."""
    match outcome:
        case Undone(left=True):
            return translate("undo", "The service keeps its record of the check-in.")
        case Undone():
            return ""
        case NotUndone(UndoWhy.BEFORE):
            return translate("undo", "This admission was taken back before.")
        case NotUndone(UndoWhy.TURNED_UP):
            return translate("undo", "The guest’s ticket turned up since: undo it there.")
        case NotUndone(UndoWhy.SECOND):
            return translate("undo", "A second undo of this ticket needs a supervisor.")
        case NotUndone():
            return translate("undo", "There is no such admission here.")
    return as_sentence(outcome.text)
