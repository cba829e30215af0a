"""The host's pages as HTML: templates from `resources/office`, filled with escaped texts only."""

import json
from base64 import b64encode
from functools import cache
from html import escape
from io import BytesIO
from pathlib import Path
from string import Template
from urllib.parse import urlsplit

import segno
from msgspec import Struct

import kiosk
from kiosk.core.message import Age
from kiosk.core.pairing import shown_code, shown_fingerprint
from kiosk.core.policy import Direction, policy_from_document, printed_document_of
from kiosk.office.exchanges import NOT_SIGNED_IN, NOTHING_RENEWS
from kiosk.office.network import LOOPBACK
from kiosk.office.office import Office
from kiosk.office.page_guard import Session
from kiosk.office.pairing import OpenCode
from kiosk.office.state import PairedDoor

JUST_NOW_S = 60
LOOK_AGAIN_S = 5
"""So often the page with a code looks whether a door has used it."""


class Notice(Struct, frozen=True):
    """What came of what somebody asked for, at the head of the next page."""

    text: str
    is_bad: bool = False


class RefusedPolicy(Struct, frozen=True):
    """What somebody gave as a policy, which was not kept, and why."""

    text: str
    why: str


@cache
def resource(name: str) -> str:
    """The text of `resources/office/<name>`, in the repository or inside the installed package."""
    package = Path(kiosk.__file__).parent
    installed = package / "resources" / "office" / name
    in_repository = package.parent / "resources" / "office" / name
    return (installed if installed.exists() else in_repository).read_text(encoding="utf-8")


def _filled(name: str, /, **parts: str) -> str:
    """A template with parts that are HTML already."""
    return Template(resource(name)).substitute(parts)


def _frame(
    title: str,
    content: str,
    session: Session | None,
    notice: Notice | None = None,
    *,
    refresh: str = "",
) -> str:
    """`refresh`: when the browser looks again, and where, as the meta element has it."""
    leave = ""
    if session is not None:
        leave = _button(session, "/leave", "Lock")
    said = "" if notice is None else _notice(notice)
    again = f'\n<meta http-equiv="refresh" content="{escape(refresh)}">' if refresh else ""
    return _filled("frame.html", title=escape(title), content=content, leave=leave, notice=said, again=again)


def _notice(notice: Notice) -> str:
    look = "notice bad" if notice.is_bad else "notice"
    return f'<p class="{look}" role="status">{_sentence(notice.text)}</p>\n'


def enter_page(notice: Notice | None = None) -> str:
    """The form that asks for the page's passphrase."""
    return _frame("Open", _filled("enter.html"), None, notice)


def message_page(headline: str, text: str, *, is_bad: bool) -> str:
    """One thing to say, to whoever it is."""
    tone = "stop" if is_bad else "go"
    content = _filled("message.html", headline=escape(headline), text=_sentence(text), tone=tone)
    return _frame(headline, content, None)


def onward_page(address: str) -> str:
    """Send the browser to the service at once, with a link for one that stays.

    The answer to a form cannot do that: a browser holds every redirect after it to the page's `form-action`,
    and where the service sends people to sign in nobody knows.
    """
    content = _filled("onward.html", address=escape(address), host=escape(urlsplit(address).netloc))
    return _frame("To the service", content, None, refresh=f"0;url={address}")


def home_page(
    office: Office,
    session: Session,
    host: str,
    notice: Notice | None = None,
    refused: RefusedPolicy | None = None,
) -> str:
    """How the office stands, and all that can be done.

    `host`: what the browser calls the office. `refused`: nobody's text is thrown away for a mistake in it.
    """
    sign_in, state = office.sign_in, office.kept.state
    is_waiting = sign_in.first_token_in_s() is not None
    is_signed_in = is_waiting or sign_in.token is not None
    tone = "stop" if not is_signed_in else "ask" if is_waiting or sign_in.why else "go"
    sign_out = _button(session, "/sign-out", "Sign out")
    policy = ""
    if state.policy is not None:
        printed = printed_document_of(policy_from_document(state.policy, kept=True))
        policy = json.dumps(printed, ensure_ascii=False, indent=2)
    ends_elsewhere = _ends_elsewhere(sign_in.redirect_uri, host)
    content = _filled(
        "home.html",
        tone=tone,
        headline=escape(_headline(office)),
        facts=_facts(office),
        token=_token(session),
        sign_in_look="" if is_signed_in else "main",
        sign_in_word="Sign in anew" if is_signed_in else "Sign in at the service",
        sign_out=sign_out if state.signed_in is not None or is_signed_in else "",
        elsewhere=_filled("elsewhere.html", redirect_uri=escape(sign_in.redirect_uri))
        if ends_elsewhere
        else "",
        other_ways_open=" open" if ends_elsewhere else "",
        redirect_uri=escape(sign_in.redirect_uri),
        doors=_doors(office, session),
        policy_said="A policy is set." if policy else "No policy is set.",
        policy_word="Look at it, or change it" if policy else "Set one",
        policy_open="" if refused is None else " open",
        policy_trouble="" if refused is None else _notice(Notice(refused.why, is_bad=True)),
        policy_focus="" if refused is None else " autofocus",
        policy=escape(policy if refused is None else refused.text),
        address=escape(office.address()),
        fingerprint=escape(shown_fingerprint(office.fingerprint)),
        alone=_alone(office),
    )
    return _frame("Office", content, session, notice)


def pairing_page(office: Office, session: Session, opened: OpenCode) -> str:
    """A pairing code: as a QR code, and to be typed. It looks by itself whether a door has used it."""
    link, plan = office.link(opened), opened.plan
    content = _filled(
        "pairing.html",
        title=_pairing_title(opened),
        left=escape(str(Age(opened.left_s(office.clock)))),
        picture=_picture(link.text),
        code=escape(shown_code(opened.code)),
        alone=_alone(office),
        events=escape(", ".join(plan.events) or "staff choose"),
        direction="leave" if plan.direction is Direction.EXIT else "come in",
        token=_token(session),
        code_id=escape(opened.code_id),
    )
    return _frame("Pair a door", content, session, refresh=str(LOOK_AGAIN_S))


def link_page(office: Office, session: Session, opened: OpenCode) -> str:
    """A pairing code as a link, and its parts. It stays as it is, under the hands of whoever copies."""
    link = office.link(opened)
    content = _filled(
        "link.html",
        title=_pairing_title(opened),
        left=escape(str(Age(opened.left_s(office.clock)))),
        code=escape(shown_code(opened.code)),
        link=escape(link.text),
        address=escape(link.address),
        fingerprint=escape(shown_fingerprint(link.fingerprint)),
        code_id=escape(opened.code_id),
    )
    return _frame("Pair a door", content, session)


def _pairing_title(opened: OpenCode) -> str:
    return escape(f"Pair {opened.plan.name}" if opened.plan.name else "Pair a door")


def _picture(text: str) -> str:
    """A QR code as an SVG picture in the page itself: dark on light, whatever the page's colours are."""
    file = BytesIO()
    segno.make(text, error="m", micro=False).save(
        file, kind="svg", scale=8, border=4, dark="#000", light="#fff"
    )
    return f"data:image/svg+xml;base64,{b64encode(file.getvalue()).decode()}"


def _headline(office: Office) -> str:
    if office.sign_in.first_token_in_s() is not None:
        return "Getting an access token"
    if office.sign_in.token is None:
        return "Not signed in"
    return f"Signed in as {office.sign_in.name}" if office.sign_in.name else "Signed in"


def _facts(office: Office) -> str:
    sign_in, token = office.sign_in, office.sign_in.token
    facts = []
    if token is not None:
        left_s = token.left_s(office.clock)
        if left_s is None:
            facts.append("<p>The service did not say how long the access token is good for.</p>")
        elif left_s == 0:
            facts.append('<p class="why">The access token has ended.</p>')
        else:
            facts.append(f"<p>The access token is good for {escape(str(Age(left_s)))} more.</p>")
        if left_s != 0 and not sign_in.renews and not sign_in.why:
            facts.append(f'<p class="why">{_sentence(NOTHING_RENEWS)}</p>')
    is_signed_in = token is not None or sign_in.first_token_in_s() is not None
    why = sign_in.why or ("" if is_signed_in else NOT_SIGNED_IN)
    if why:
        facts.append(f'<p class="why">{_sentence(why)}</p>')
    base_url = office.kept.state.application.base_url
    facts.append(f'<p class="soft">Service: {escape(base_url)}</p>')
    return "\n  ".join(facts)


def _doors(office: Office, session: Session) -> str:
    rows = [_door(office, door, session) for door in office.kept.state.doors]
    waiting = [
        f'<li><h3>{escape(one.plan.name or "A door")}</h3><p class="soft">Its pairing code is open:'
        f' <a href="/pairing/{escape(one.code_id)}">show it</a>.</p></li>'
        for one in office.codes.opened()
    ]
    if not rows and not waiting:
        return '<p class="soft">No door is paired yet.</p>'
    return f'<ul class="doors">{"".join((*waiting, *rows))}</ul>'


def _door(office: Office, door: PairedDoor, session: Session) -> str:
    seen, now = office.kept.last_seen(door), office.clock.now()
    facts = ["people leave here" if door.direction is Direction.EXIT else "people come in here"]
    facts.append(f"events {', '.join(door.events)}" if door.events else "staff choose the event")
    facts.append(f"paired {_ago(now - door.paired_at)}")
    facts.append("never seen" if seen is None else f"seen {_ago(now - seen)}")
    if (status := office.statuses.get(door.door_id)) is not None:
        if status.door and status.door != door.name:
            facts.append(f"calls itself {status.door}")
        facts.append(f"{status.unsent} unsent" if status.unsent else "everything is sent")
        facts.append("guest list complete" if status.list_complete else "guest list not complete")
    return (
        f"<li><h3>{escape(door.name or 'A door')}</h3>"
        f'<p class="soft">{escape(" · ".join(facts))}</p>'
        f"<details><summary>Unpair …</summary>"
        f'<form method="post" action="/doors/{escape(door.door_id)}/unpair">{_token(session)}'
        f'<p class="soft">It gets no access token any more, and goes on scanning with what it has.</p>'
        f'<button type="submit">Unpair</button></form></details></li>'
    )


def _ago(passed_s: float) -> str:
    return "just now" if passed_s < JUST_NOW_S else f"{Age(passed_s)} ago"


def _alone(office: Office) -> str:
    """What to say of an office that no other machine reaches, or none reaches now."""
    if office.is_for_this_machine:
        return (
            '<p class="why">Only doors on this machine reach this office: start it with'
            " <code>kiosk office --lan</code> for doors on others.</p>"
        )
    if urlsplit(office.address()).hostname in LOOPBACK:
        return (
            '<p class="why">This machine has no network now, so that only doors on it reach this office:'
            " connect it, and this page shows its address.</p>"
        )
    return ""


def _ends_elsewhere(redirect_uri: str, host: str) -> bool:
    """Whether a browser that calls the office so may run where that redirect address is another machine."""
    return urlsplit(redirect_uri).hostname in LOOPBACK and urlsplit(f"//{host}").hostname not in LOOPBACK


def _button(session: Session, action: str, word: str) -> str:
    """A form that is nothing but a button."""
    inner = f'{_token(session)}<button type="submit">{escape(word)}</button>'
    return f'<form method="post" action="{action}">{inner}</form>'


def _token(session: Session) -> str:
    return f'<input type="hidden" name="form_token" value="{escape(session.form_token)}">'


def _sentence(text: str) -> str:
    """Escaped, with a capital at its beginning and a stop at its end."""
    whole = text[:1].upper() + text[1:]
    return escape(whole if whole.endswith((".", "!", "?", ")")) else f"{whole}.")
