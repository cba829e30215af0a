"""What is known of a hand scanner, in plain words."""

from PySide6.QtCore import QCoreApplication, QLocale

from kiosk.core.calibration import CalibrationTrouble, Learnt, NotLearnt
from kiosk.core.serial_lines import LineEnd, Refused, SerialPort, SerialState, SerialStatus
from kiosk.ui.theme.clean_text import NO_BREAK, clean, isolate

translate = QCoreApplication.translate


def learnt_words(learnt: Learnt) -> str:
    """What a calibration found."""
    sentences = [_keyboards(learnt), _around(learnt), _ending(learnt)]
    if learnt.caps:
        sentences.append(translate("scanner", "Caps Lock is on; codes are read right all the same."))
    return " ".join(filter(None, sentences))


def doubt_words(learnt: Learnt) -> str:
    """What cannot be read right; empty where everything can."""
    doubts = []
    if learnt.alike:
        text = translate("scanner", "These arrive as others do, and may be read wrong: {characters}")
        doubts.append(text.format(characters=isolate(" ".join(learnt.alike))))
    if learnt.lost:
        text = translate("scanner", "These do not arrive: {characters}")
        doubts.append(text.format(characters=isolate(" ".join(learnt.lost))))
    return "\u2028".join(doubts)


def not_learnt_words(trouble: NotLearnt) -> str:
    """Why a scan says nothing about the keyboard."""
    if trouble.why is CalibrationTrouble.INCOMPLETE:
        return translate("scanner", "Not all of the code arrived. Scan the square once more.")
    return translate("scanner", "That was another code. Scan the square on this screen.")


def layout_name(layout: str) -> str:
    """What a keyboard layout is called, as an adjective."""
    return {
        "us": translate("keyboard", "American"),
        "us-intl": translate("keyboard", "American (international)"),
        "gb": translate("keyboard", "British"),
        "de": translate("keyboard", "German"),
        "fr": translate("keyboard", "French"),
        "be": translate("keyboard", "Belgian"),
        "es": translate("keyboard", "Spanish"),
        "latam": translate("keyboard", "Latin American"),
        "it": translate("keyboard", "Italian"),
        "pt": translate("keyboard", "Portuguese"),
        "br": translate("keyboard", "Brazilian"),
        "ch-de": translate("keyboard", "Swiss (German)"),
        "ch-fr": translate("keyboard", "Swiss (French)"),
        "se": translate("keyboard", "Swedish or Finnish"),
        "dk": translate("keyboard", "Danish"),
        "no": translate("keyboard", "Norwegian"),
        "cz": translate("keyboard", "Czech"),
        "tr": translate("keyboard", "Turkish"),
    }[layout]


def _keyboards(learnt: Learnt) -> str:
    if not learnt.is_corrected:
        return translate(
            "scanner", "Scanner and computer mean the same keyboard: nothing has to be corrected."
        )
    if not learnt.scanner:
        return translate("scanner", "The scanner means another keyboard than this computer: corrected.")
    scanner = layout_name(learnt.scanner)
    if not learnt.computer:
        text = translate("scanner", "The scanner’s keyboard is {scanner}, this computer’s is not: corrected.")
        return text.format(scanner=scanner)
    text = translate(
        "scanner", "The scanner’s keyboard is {scanner}, this computer’s is {computer}: corrected."
    )
    return text.format(scanner=scanner, computer=layout_name(learnt.computer))


def _around(learnt: Learnt) -> str:
    before, after = isolate(clean(learnt.prefix)), isolate(clean(learnt.suffix))
    if learnt.prefix and learnt.suffix:
        text = translate("scanner", "It puts {before} before and {after} after each code: taken off.")
    elif learnt.prefix:
        text = translate("scanner", "It puts {before} before each code: taken off.")
    elif learnt.suffix:
        text = translate("scanner", "It puts {after} after each code: taken off.")
    else:
        return ""
    return text.format(before=before, after=after)


def _ending(learnt: Learnt) -> str:
    speed = QLocale().toString(max(round(learnt.gap_s * 1000), 1))
    if learnt.end == "\t":
        text = translate("scanner", "It ends with Tab, and takes {n} ms a key.")
    elif learnt.end:
        text = translate("scanner", "It ends with Enter, and takes {n} ms a key.")
    else:
        text = translate("scanner", "It sends no Enter: a short silence ends a code. It takes {n} ms a key.")
    return text.replace("{n} ", f"{{n}}{NO_BREAK}").format(n=speed)


def port_name(port: SerialPort) -> str:
    """What to call a serial port."""
    name = clean(port.name)
    return f"{clean(port.description)} ({name})" if port.description else name


def serial_words(state: SerialState) -> str:
    """How the serial line is."""
    name = isolate(clean(state.name))
    if state.refused is Refused.TOO_LONG:
        return translate("scanner", "What arrived was too long for a code, and was dropped.")
    if state.refused is Refused.GARBAGE:
        return translate("scanner", "What arrived cannot be read: most likely the speed is another one.")
    match state.status:
        case SerialStatus.READY:
            return translate("scanner", "Connected: {name}").format(name=name)
        case SerialStatus.CONNECTING:
            return translate("scanner", "Connecting. If it stays so, switch the scanner off and on.")
        case SerialStatus.ABSENT:
            return translate("scanner", "Not plugged in. It is found again by itself.")
        case SerialStatus.BUSY:
            return translate("scanner", "Another program uses {name}: close that one.").format(name=name)
        case SerialStatus.FORBIDDEN:
            text = translate(
                "scanner", "This user may not open {name}: the system’s administrator can allow it."
            )
            return text.format(name=name)
        case SerialStatus.FAILED:
            text = translate("scanner", "{name} cannot be opened: {reason}. Kiosk keeps trying.")
            return text.format(name=name, reason=isolate(clean(state.why)))
    return translate("scanner", "For scanners that are set to “USB-COM” or “virtual serial port”.")


def line_end_name(end: LineEnd) -> str:
    """What a way to end a code is called."""
    return {
        LineEnd.AUTO: translate("scanner", "Automatic"),
        LineEnd.CR: "CR",
        LineEnd.LF: "LF",
        LineEnd.CRLF: "CR LF",
        LineEnd.TAB: translate("scanner", "Tab"),
        LineEnd.SILENCE: translate("scanner", "Silence"),
    }[end]
