"""What the screen says of a readiness check: its name, and what to do at this machine if it is not ready."""

from PySide6.QtCore import QCoreApplication

from kiosk.engine.readiness import Check
from kiosk.ui.wording.messages import in_words

translate = QCoreApplication.translate


def check_name(check: Check) -> str:
    """What was looked at, for people."""
    names: dict[str, str] = {
        "disk": translate("check", "Disk"),
        "access": translate("check", "Access to the data"),
        "encryption": translate("check", "Encryption"),
        "keyring": translate("check", "Key of the data"),
        "set_aside": translate("check", "Recovered data"),
        "profile": translate("check", "Data on this machine"),
        "integrity": translate("check", "Soundness of the data"),
        "policy": translate("check", "The door’s rules"),
        "records": translate("check", "Records of this door"),
        "pins": translate("check", "Supervisors’ PINs"),
        "event": translate("check", "Event"),
        "list": translate("check", "Guest list"),
        "other_accounts": translate("check", "Other guest lists"),
        "unsent": translate("check", "Not sent yet"),
        "account": translate("check", "Another account’s"),
        "attention": translate("check", "Refused by the service"),
        "incidents": translate("check", "To look at"),
        "retention": translate("check", "Guests’ privacy"),
        "link": translate("check", "Link to the service"),
        "clock": translate("check", "Clock"),
        "token": translate("check", "Sign-in"),
        "camera": translate("check", "Camera"),
        "decoders": translate("check", "Code readers"),
        "scanner": translate("check", "Hand scanner"),
        "awake": translate("check", "Screen"),
    }
    return names.get(check.check, check.check)


def check_mend(check: Check) -> str:
    """What to do about it here; the engine's own words name commands, which a screen has no place for."""
    if check.ok:
        return ""
    mends: dict[str, str] = {
        "disk": translate(
            "check",
            "Free some space on this machine, or let Kiosk write in its folder, before the doors open.",
        ),
        "access": translate("check", "Tell the host: others who use this machine get at this door’s data."),
        "encryption": translate("check", "Tell the host: guests’ names lie open on this disk."),
        "keyring": translate("check", "Unlock this machine’s keyring, then start Kiosk again."),
        "set_aside": translate("check", "Tell the host. What could be read was recovered."),
        "profile": translate("check", "Start Kiosk again: it recovers what can be read."),
        "integrity": translate("check", "Start Kiosk again: it recovers what can be read."),
        "policy": translate("check", "Ask the host to set this door’s rules again."),
        "records": translate("check", "Look at them with F6, and settle it once it is known who is inside."),
        "pins": translate(
            "check", "Ask the host to set it anew with “kiosk pin set NAME”, while Kiosk is closed."
        ),
        "event": translate("check", "Choose the event, under Manager."),
        "list": translate("check", "Refresh the list with F5, and look at the link."),
        "unsent": translate("check", "Look at the link: they leave by themselves."),
        "account": translate("check", "Ask the host to sign in with that account."),
        "attention": translate("check", "Look at them with F7."),
        "incidents": translate("check", "Look at them with F6."),
        "retention": translate("check", "Leave Kiosk open where it reaches the service."),
        "link": translate("check", "Look at the Wi-Fi. The door works without, and sends later."),
        "clock": translate("check", "Set this machine’s clock, once the service is reached."),
        "token": translate("check", "Ask the host to sign this machine in again."),
        "camera": translate("check", "Look under Manager, Camera. A hand scanner or typing works without."),
        "decoders": translate("check", "Nothing has to be done: the others read nearly as much."),
        "scanner": translate(
            "check", "Look under Manager, Hand scanner. The camera or typing works without."
        ),
    }
    return mends.get(check.check, in_words(check.mend))
