"""More guests beside the lane than the strip has room for."""

from PySide6.QtCore import Qt

from kiosk.core.verdict import AlreadyIn, Reason, Refer, Unknown, Verdict
from tests.gui.gallery.setting import ANA, AT_DOOR_B, CHLOE, LONG, LUKASZ, NOOR, Scene, Setting


async def many(setting: Setting) -> None:
    waiting: tuple[Verdict, ...] = (
        AlreadyIn(CHLOE, Reason.INSIDE, AT_DOOR_B),
        Refer(Reason.STATE_REFERRED, (LUKASZ,)),
        Unknown(),
        AlreadyIn(LONG, Reason.INSIDE, AT_DOOR_B),
        Refer(Reason.VANISHED, (ANA,)),
        AlreadyIn(NOOR, Reason.NO_FURTHER_ENTRY, AT_DOOR_B),
    )
    for number, verdict in enumerate(waiting):
        setting.verdict(verdict, code=f"HF26-88D4-93B1-7F2{number}")
        setting.window.press(Qt.Key.Key_F2)
    await setting.settle()


async def many_and_to_look_at(setting: Setting) -> None:
    await many(setting)
    setting.window.aside.show_incidents(2)


ASIDES: dict[str, Scene] = {"step-aside-many": many, "step-aside-many-and-incidents": many_and_to_look_at}
