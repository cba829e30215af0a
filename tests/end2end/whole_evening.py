"""What happens in a whole evening, told from the door: the service is real, and does what it is told to."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from msgspec.structs import replace

from kiosk.core.policy import document_of
from kiosk.sandbox.faults import Faults, parse_faults
from kiosk.sandbox.records import Ticket
from kiosk.sandbox.server import SandboxThread
from tests.end2end.driven_program import DrivenProgram
from tests.end2end.driven_window import REPOSITORY
from tests.end2end.simulated_event.cast import PIN, Cast, policy
from tests.end2end.staff_member import StaffMember

CHECK_INS = ["/api/v2/cost_item_check_ins/"]
STRANGER, END_OF_CODE = "0000-0000-4711", "…4711"
NOTE = "Say hello from Mira"
CAPACITY = 13
"""As many as come in until the house is to be full."""


class Evening:
    """What happens, told from the door; the service is real, and does what it is told to."""

    def __init__(self, staff: StaffMember, environment: dict[str, str], sandbox: SandboxThread) -> None:
        self.staff, self.environment, self.sandbox = staff, environment, sandbox
        self.world = sandbox.world
        self.cast = Cast(sandbox.world)
        self.guest = self.cast.named
        self.noted = self.cast.with_name(self.cast.plain(), "Rosa Quint")
        self.stopped = self.cast.plain()
        self.first, self.late = self.cast.plain(), self.cast.plain()
        self.offline_guests = self.cast.plain(), self.cast.plain()
        self.portal_guest, self.undone_guest = self.cast.plain(), self.cast.plain()
        self.refused_guests = [self.cast.plain() for _ in range(3)]

    @contextmanager
    def started(self) -> Iterator[DrivenProgram]:
        """The program, from its start to its end."""
        with DrivenProgram(self.environment) as program:
            self.staff.work_at(program)
            yield program

    def let_in(self, guest: Ticket) -> None:
        """Their ticket is scanned, and they go in."""
        self.staff.scan(guest.token)
        self.staff.sees("GO IN", guest.attendee.name)

    # From an empty machine to a door that is ready.

    def nothing_is_set_up(self) -> None:
        with self.started() as program:
            staff = self.staff
            staff.sees("Set up this door", "Sign in on this machine alone")
            staff.shows("first-start")
            staff.click("Not now")
            staff.sees("NOT READY", "Ask the manager to set this machine up")
            staff.shows("not-ready")
            staff.key("Alt+F4")
            assert program.process.wait(30) == 0

    def the_host_s_rules(self, capacity: int) -> None:
        """As the host sets them for this door."""
        rules = replace(policy(), capacity=capacity, stop_list=(self.stopped.id,))
        command = [sys.executable, "-m", "kiosk", "policy", "set", "-"]
        environment = {**os.environ, **self.environment}
        given = json.dumps(document_of(rules)).encode()
        subprocess.run(command, input=given, env=environment, cwd=REPOSITORY, check=True, capture_output=True)

    def set_up(self) -> None:
        staff = self.staff
        staff.click("Sign in on this machine alone")
        staff.sees("Sign in on this machine")
        staff.type(self.sandbox.base_url)
        staff.key("Return")
        staff.type(self.sandbox.token)
        staff.shows("sign-in")
        staff.click("Sign in")
        staff.sees("Which event is this door for?", "Harbour Festival")
        staff.shows("which-event")
        staff.click("Use this event")
        staff.sees("This door", "People go")
        staff.shows("this-door")
        staff.click("Next")
        staff.sees("Camera and sound")
        staff.shows("camera-and-sound")
        staff.click("Open the door")
        staff.sees("Is everything ready?")
        staff.shows("is-everything-ready")
        staff.click("Close")
        staff.sees("Hand scanner and keyboard are ready")
        staff.shows("ready")

    # The doors open.

    def scans(self) -> None:
        staff, cast = self.staff, self.cast
        staff.scan(self.first.token)
        staff.sees("GO IN", self.first.attendee.name)
        staff.shows("go-in")
        staff.scan(cast.of_yesterday().token)
        staff.sees("WRONG DAY")
        staff.shows("wrong-day")
        staff.scan(self.stopped.token)
        staff.sees("NOT VALID", "The host has put this ticket on the stop-list.")
        staff.shows("stopped")
        staff.scan("4006381333931")
        staff.sees("NOT ON THE LIST", "No ticket on the guest list has this code.")
        staff.shows("not-on-the-list")
        staff.scan(self.first.token)
        staff.sees("ALREADY IN", self.first.attendee.name)
        staff.shows("already-in")

    def a_family(self) -> None:
        staff, (parent, *rest) = self.staff, self.cast.family
        self.let_in(parent)
        staff.key("F4")
        staff.sees("Admit")
        for guest in rest[:2]:
            staff.click(guest.attendee.name)
        staff.shows("a-family")
        staff.click("Admit %n")
        staff.sees("GO IN", "%n of {total} go in")
        staff.shows("a-family-goes-in")

    def by_name(self) -> None:
        staff, (first, last) = self.staff, self.guest.attendee.name.split()
        staff.type(f"{last} {first[:3]}".lower())
        staff.sees(self.guest.attendee.name)
        staff.shows("search")
        staff.key("Return")
        staff.sees("Admit", "Note…")
        staff.shows("guest")
        staff.click("Admit")
        staff.sees("GO IN", self.guest.attendee.name)

    def a_note(self) -> None:
        staff, name = self.staff, self.noted.attendee.name
        staff.type(name.lower())
        staff.sees(name)
        staff.key("Return")
        staff.click("Note…")
        staff.sees("Note on a guest")
        staff.type(NOTE)
        staff.click("Alert the door")
        staff.shows("a-note")
        staff.click("Save")
        staff.sees("alert on arrival", "Not inside")
        staff.shows("a-note-with-an-alert")
        staff.key("Escape")
        self.let_in(self.noted)
        staff.sees(NOTE)
        staff.shows("the-alert")
        staff.sees("Inside since {time}, {door}")
        staff.shows("found-inside")
        staff.key("Escape")
        staff.sees("Recent scans")

    def the_whole_list(self) -> None:
        staff = self.staff
        staff.key("F11")
        staff.sees("Guest list", "Not arrived")
        staff.shows("guest-list")
        staff.click("Inside")
        staff.sees(self.guest.attendee.name)
        staff.shows("guests-inside")
        staff.click(self.guest.attendee.name)
        staff.sees("What happened")
        staff.shows("a-guest-of-the-list")
        staff.key("Escape")
        staff.sees("Not arrived")
        staff.key("Escape")
        staff.no_more_sees("Not arrived")

    def all_scans(self) -> None:
        staff = self.staff
        staff.click("All scans")
        staff.sees("Not let in")
        staff.shows("all-scans")
        staff.type(self.first.attendee.name)
        staff.no_more_sees(self.guest.attendee.name)
        staff.sees(self.first.attendee.name)
        staff.shows("scans-of-a-guest")
        staff.key("Escape")
        staff.no_more_sees("Not let in")

    def a_guest_steps_aside(self) -> None:
        staff = self.staff
        staff.scan(STRANGER)
        staff.sees("NOT ON THE LIST", "No ticket on the guest list has this code.")
        staff.key("F2")
        staff.sees("Step aside: number {n}", END_OF_CODE)
        staff.shows("a-guest-steps-aside")

    # Faults, and a program that is killed.

    def offline(self) -> None:
        staff = self.staff
        self.world.down = True
        staff.key("F5")
        staff.sees("Offline")
        self.let_in(self.offline_guests[0])
        staff.sees("Saved on this machine, not sent yet")
        staff.shows("offline")
        self.let_in(self.offline_guests[1])
        staff.key("F7")
        staff.sees("Not sent yet", self.offline_guests[1].attendee.name)
        staff.shows("not-sent-yet")

    def all_of_it_is_there_again(self) -> None:
        staff = self.staff
        staff.sees("Offline", END_OF_CODE, "{n} unsent", self.offline_guests[1].attendee.name)
        staff.sees("Not on the list")
        staff.shows("after-a-kill")

    def back_again(self) -> None:
        staff = self.staff
        staff.key("F7")
        staff.sees("Not sent yet", self.offline_guests[1].attendee.name)
        self.world.down = False
        staff.click("Send now", unless="Nothing waits to be sent.")  # on a busy machine all went by itself
        staff.sees("Nothing waits to be sent.", "All sent", "Live")
        staff.shows("all-sent")
        staff.key("Escape")
        assert self.is_sent(*self.offline_guests)

    def a_login_page(self) -> None:
        staff = self.staff
        self.fault({"does": [{"portal": {}}]})
        staff.key("F5")
        staff.sees("Wi-Fi wants a login")
        self.let_in(self.portal_guest)
        staff.sees("Saved on this machine, not sent yet")
        staff.shows("a-login-page")
        self.world.faults = Faults()
        staff.key("F5")
        staff.sees("Live", "All sent")
        assert self.is_sent(self.portal_guest)

    def a_service_that_refuses(self) -> None:
        staff = self.staff
        self.fault({"paths": CHECK_INS, "does": [{"status": [{"code": 403}]}]})
        for guest in self.refused_guests:
            self.let_in(guest)
        staff.sees("Service refuses")
        staff.shows("the-service-refuses")
        self.world.faults = Faults()
        staff.key("F5")
        staff.sees("Live", "All sent")
        staff.sees("Confirmed by the service")  # in the bar, of the last one
        staff.shows("it-refuses-no-more")
        assert self.is_sent(*self.refused_guests)

    def fault(self, script: dict[str, object]) -> None:
        """The service behaves like this until it is told otherwise."""
        self.world.faults = parse_faults(json.dumps({"script": [script]}).encode())

    def is_sent(self, *guests: Ticket) -> bool:
        """Whether the service knows that they are in."""
        return all(guest.id in self.world.check_ins for guest in guests)

    # The house fills, and guests leave.

    def undone(self) -> None:
        staff = self.staff
        self.let_in(self.undone_guest)
        staff.sees_inside(CAPACITY, CAPACITY)
        staff.key("F8")
        staff.sees("UNDONE", self.undone_guest.attendee.name)
        staff.sees_inside(CAPACITY - 1, CAPACITY)
        staff.shows("undone")
        staff.sees("Recent scans")
        staff.sees_in_one_line(self.undone_guest.attendee.name, "undone")
        staff.shows("undone-in-recent-scans")

    def the_house_is_full(self) -> None:
        staff = self.staff
        self.let_in(self.undone_guest)
        staff.scan(self.late.token)
        staff.sees("HOUSE FULL", "No more guests may come in. Ask the host.")
        staff.sees("Full: {inside} inside")
        staff.sees_inside(CAPACITY, CAPACITY)
        staff.shows("house-full")

    def guests_leave(self) -> None:
        staff = self.staff
        self.turn_the_door("Out")
        staff.sees("EXIT")
        staff.shows("an-exit")
        staff.scan(self.first.token)
        staff.sees("EXIT", self.first.attendee.name)
        staff.shows("a-guest-leaves")
        staff.scan(self.first.token)
        staff.sees("NOT INSIDE", self.first.attendee.name)
        staff.shows("not-inside")
        self.turn_the_door("In")
        staff.sees("ENTRY")

    def turn_the_door(self, way: str) -> None:
        """Behind the PIN, on the sheet of this door."""
        staff = self.staff
        staff.key("F10")
        staff.sees("Supervisor’s PIN")
        staff.type(PIN)
        staff.key("Return")
        staff.sees("Is everything ready?", "This door")
        staff.click("This door")
        staff.sees("People go")
        staff.click(way)
        staff.shows(f"people-go-{way.lower()}")
        staff.click("Save")
        staff.no_more_sees("People go")

    def closed(self, program: DrivenProgram) -> None:
        staff = self.staff
        self.world.down = True
        self.let_in(self.late)
        staff.shows("the-late-guest")
        staff.sees_inside(CAPACITY, CAPACITY)
        staff.sees("{n} unsent", "Full: {inside} inside")
        staff.sees("Recent scans")
        staff.sees_in_one_line(self.late.attendee.name, "not sent yet")
        staff.shows("before-closing")
        staff.key("Alt+F4")
        staff.sees("Close anyway", "%n guest(s) still waiting aside", "%n check-in(s) not sent yet")
        staff.shows("closing-asks")
        staff.click("Keep it open")
        staff.no_more_sees("Close anyway")
        staff.key("Alt+F4")
        staff.click("Close anyway")
        assert program.process.wait(30) == 0
