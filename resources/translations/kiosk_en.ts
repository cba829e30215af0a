<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>ArrivalsChart</name>
    <message numerus="yes">
        <source>%n guest(s) let in</source>
        <translation>
            <numerusform>%n guest let in</numerusform>
            <numerusform>%n guests let in</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ArrivalsSheet</name>
    <message numerus="yes">
        <source>Let in, every %n minute(s)</source>
        <translation>
            <numerusform>Let in, every minute</numerusform>
            <numerusform>Let in, every %n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CameraView</name>
    <message numerus="yes">
        <source>%n codes in view: the middle one counts</source>
        <translation>
            <numerusform>%n code in view: the middle one counts</numerusform>
            <numerusform>%n codes in view: the middle one counts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DiscountSheet</name>
    <message numerus="yes">
        <source>{n} ticket(s)</source>
        <translation>
            <numerusform>{n} ticket</numerusform>
            <numerusform>{n} tickets</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EventSheet</name>
    <message numerus="yes">
        <source>Use %n event(s)</source>
        <translation>
            <numerusform>Use %n event</numerusform>
            <numerusform>Use %n events</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GroupSheet</name>
    <message numerus="yes">
        <source>Admit %n</source>
        <translation>
            <numerusform>Admit %n</numerusform>
            <numerusform>Admit %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tick all (%n)</source>
        <translation>
            <numerusform>Tick all (%n)</numerusform>
            <numerusform>Tick all (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tick the %n valid</source>
        <translation>
            <numerusform>Tick the %n valid</numerusform>
            <numerusform>Tick the %n valid</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandoverSheet</name>
    <message numerus="yes">
        <source>The passphrase needs %n characters or more.</source>
        <translation>
            <numerusform>The passphrase needs %n character or more.</numerusform>
            <numerusform>The passphrase needs %n characters or more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ManagerPresenter</name>
    <message numerus="yes">
        <source>%n check-in(s) not sent yet</source>
        <translation>
            <numerusform>%n check-in not sent yet</numerusform>
            <numerusform>%n check-ins not sent yet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n check-in(s) refused by the service</source>
        <translation>
            <numerusform>%n check-in refused by the service</numerusform>
            <numerusform>%n check-ins refused by the service</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guest(s) still waiting aside</source>
        <translation>
            <numerusform>%n guest still waiting aside</numerusform>
            <numerusform>%n guests still waiting aside</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) still need attention</source>
        <translation>
            <numerusform>%n thing still needs attention</numerusform>
            <numerusform>%n things still need attention</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PassphraseSheet</name>
    <message numerus="yes">
        <source>The passphrase needs %n characters or more.</source>
        <translation>
            <numerusform>The passphrase needs %n character or more.</numerusform>
            <numerusform>The passphrase needs %n characters or more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PicturesPresenter</name>
    <message numerus="yes">
        <source>%n codes in this picture: the one in the middle was read</source>
        <translation>
            <numerusform>%n code in this picture: the one in the middle was read</numerusform>
            <numerusform>%n codes in this picture: the one in the middle was read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more left out: drop them again</source>
        <translation>
            <numerusform>%n more left out: drop it again</numerusform>
            <numerusform>%n more left out: drop them again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pictures read, {codes} with a code</source>
        <translation>
            <numerusform>%n picture read, {codes} with a code</numerusform>
            <numerusform>%n pictures read, {codes} with a code</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PinField</name>
    <message numerus="yes">
        <source>%n digit(s)</source>
        <translation>
            <numerusform>%n digit</numerusform>
            <numerusform>%n digits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PinSheet</name>
    <message numerus="yes">
        <source>A PIN has %n digits or more.</source>
        <translation>
            <numerusform>A PIN has %n digit or more.</numerusform>
            <numerusform>A PIN has %n digits or more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReadinessSheet</name>
    <message numerus="yes">
        <source>%n thing(s) should be mended before the doors open.</source>
        <translation>
            <numerusform>%n thing should be mended before the doors open.</numerusform>
            <numerusform>%n things should be mended before the doors open.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message numerus="yes">
        <source>%n guest(s)</source>
        <translation>
            <numerusform>%n guest</numerusform>
            <numerusform>%n guests</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TakeOverSheet</name>
    <message numerus="yes">
        <source>%n check-in(s) not sent yet: this machine sends them.</source>
        <translation>
            <numerusform>%n check-in not sent yet: this machine sends it.</numerusform>
            <numerusform>%n check-ins not sent yet: this machine sends them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ticket(s) let in by both machines: see what needs attention.</source>
        <translation>
            <numerusform>%n ticket let in by both machines: see what needs attention.</numerusform>
            <numerusform>%n tickets let in by both machines: see what needs attention.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ThisDoorSheet</name>
    <message numerus="yes">
        <source>{n} ticket(s)</source>
        <translation>
            <numerusform>{n} ticket</numerusform>
            <numerusform>{n} tickets</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>capacity</name>
    <message numerus="yes">
        <source>{inside} guest(s) are inside, {free} more may come in.</source>
        <translation>
            <numerusform>{inside} guest is inside, {free} more may come in.</numerusform>
            <numerusform>{inside} guests are inside, {free} more may come in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{inside} guest(s) are inside; {capacity} may be.</source>
        <translation>
            <numerusform>{inside} guest is inside; {capacity} may be.</numerusform>
            <numerusform>{inside} guests are inside; {capacity} may be.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>event</name>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%n event</numerusform>
            <numerusform>%n events</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n event(s)</source>
        <translation>
            <numerusform>%n event</numerusform>
            <numerusform>All %n events</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} ticket(s)</source>
        <translation>
            <numerusform>{n} ticket</numerusform>
            <numerusform>{n} tickets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{title} · %n date(s)</source>
        <translation>
            <numerusform>{title} · %n date</numerusform>
            <numerusform>{title} · %n dates</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>group</name>
    <message numerus="yes">
        <source>%n guest(s) of one order</source>
        <translation>
            <numerusform>%n guest of one order</numerusform>
            <numerusform>%n guests of one order</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {total} go in</source>
        <translation>
            <numerusform>%n of {total} goes in</numerusform>
            <numerusform>%n of {total} go in</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {total} undone</source>
        <translation>
            <numerusform>%n of {total} undone</numerusform>
            <numerusform>%n of {total} undone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more like them</source>
        <translation>
            <numerusform>and %n more like this</numerusform>
            <numerusform>and %n more like them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} and %n more</source>
        <translation>
            <numerusform>{names} and %n more</numerusform>
            <numerusform>{names} and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hub</name>
    <message numerus="yes">
        <source>%n record(s) of this door have not reached the others.</source>
        <translation>
            <numerusform>%n record of this door has not reached the others.</numerusform>
            <numerusform>%n records of this door have not reached the others.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>incident</name>
    <message numerus="yes">
        <source>%n record(s) are missing.</source>
        <translation>
            <numerusform>%n record is missing.</numerusform>
            <numerusform>%n records are missing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were put back.</source>
        <translation>
            <numerusform>%n record was put back.</numerusform>
            <numerusform>%n records were put back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ticket(s) are missing from the service’s list.</source>
        <translation>
            <numerusform>%n ticket is missing from the service&apos;s list.</numerusform>
            <numerusform>%n tickets are missing from the service&apos;s list.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ticket(s) have this code.</source>
        <translation>
            <numerusform>%n ticket has this code.</numerusform>
            <numerusform>%n tickets have this code.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>link</name>
    <message numerus="yes">
        <source>Scanning goes on and nothing is lost, but %n check-in(s) cannot be sent, and other doors do not learn of them.</source>
        <translation>
            <numerusform>Scanning goes on and nothing is lost, but %n check-in cannot be sent, and other doors do not learn of them.</numerusform>
            <numerusform>Scanning goes on and nothing is lost, but %n check-ins cannot be sent, and other doors do not learn of them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>message</name>
    <message numerus="yes">
        <source>{here}; {n} are for other events or doors</source>
        <translation>
            <numerusform>{here}; {n} is for another event or door</numerusform>
            <numerusform>{here}; {n} are for other events or doors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} check-ins are unsent, the oldest for {age}</source>
        <translation>
            <numerusform>{n} check-in is unsent, for {age} now</numerusform>
            <numerusform>{n} check-ins are unsent, the oldest for {age}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} check-ins are unsent, the oldest for {age}: {why}</source>
        <translation>
            <numerusform>{n} check-in is unsent, for {age}: {why}</numerusform>
            <numerusform>{n} check-ins are unsent, the oldest for {age}: {why}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} check-ins need a person</source>
        <translation>
            <numerusform>{n} check-in needs a person</numerusform>
            <numerusform>{n} check-ins need a person</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} check-ins wait for the account {name}</source>
        <translation>
            <numerusform>{n} check-in waits for the account {name}</numerusform>
            <numerusform>{n} check-ins wait for the account {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} for other reasons</source>
        <translation>
            <numerusform>{n} for other reasons</numerusform>
            <numerusform>{n} for other reasons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} in the state {state}</source>
        <translation>
            <numerusform>{n} in the state {state}</numerusform>
            <numerusform>{n} in the state {state}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} in the state {state}, which is new to this program</source>
        <translation>
            <numerusform>{n} in the state {state}, which is new to this program</numerusform>
            <numerusform>{n} in the state {state}, which is new to this program</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} of {amount} tickets would go in here</source>
        <translation>
            <numerusform>{n} of {amount} tickets would go in here</numerusform>
            <numerusform>{n} of {amount} tickets would go in here</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} on the stop list</source>
        <translation>
            <numerusform>{n} on the stop list</numerusform>
            <numerusform>{n} on the stop list</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} open incidents</source>
        <translation>
            <numerusform>{n} open incident</numerusform>
            <numerusform>{n} open incidents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} supervisors have a PIN; a profile put back from a copy ends a lock-out</source>
        <translation>
            <numerusform>{n} supervisor has a PIN; a profile put back from a copy ends a lock-out</numerusform>
            <numerusform>{n} supervisors have a PIN; a profile put back from a copy ends a lock-out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} that left the list</source>
        <translation>
            <numerusform>{n} that left the list</numerusform>
            <numerusform>{n} that left the list</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} tickets are of a type that allows no entry</source>
        <translation>
            <numerusform>{n} ticket is of a type that allows no entry</numerusform>
            <numerusform>{n} tickets are of a type that allows no entry</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} tickets of other accounts are held too; no scan goes by them</source>
        <translation>
            <numerusform>{n} ticket of another account is held too; no scan goes by it</numerusform>
            <numerusform>{n} tickets of other accounts are held too; no scan goes by them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} tickets, and the list is not complete</source>
        <translation>
            <numerusform>{n} ticket, and the list is not complete</numerusform>
            <numerusform>{n} tickets, and the list is not complete</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} tickets, as of a time that is still to come</source>
        <translation>
            <numerusform>{n} ticket, as of a time that is still to come</numerusform>
            <numerusform>{n} tickets, as of a time that is still to come</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} tickets, complete, {age} old</source>
        <translation>
            <numerusform>{n} ticket, complete, {age} old</numerusform>
            <numerusform>{n} tickets, complete, {age} old</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} until it is settled what was lost</source>
        <translation>
            <numerusform>{n} until it is settled what was lost</numerusform>
            <numerusform>{n} until it is settled what was lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} without a state</source>
        <translation>
            <numerusform>{n} without a state</numerusform>
            <numerusform>{n} without a state</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} without a ticket type</source>
        <translation>
            <numerusform>{n} without a ticket type</numerusform>
            <numerusform>{n} without a ticket type</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} without an event</source>
        <translation>
            <numerusform>{n} without an event</numerusform>
            <numerusform>{n} without an event</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>order</name>
    <message numerus="yes">
        <source>Order of %n · {inside} inside</source>
        <translation>
            <numerusform>Order of %n · {inside} inside</numerusform>
            <numerusform>Order of %n · {inside} inside</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>order of %n, {inside} inside</source>
        <translation>
            <numerusform>order of %n, {inside} inside</numerusform>
            <numerusform>order of %n, {inside} inside</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>outbox</name>
    <message numerus="yes">
        <source>%n check-in(s) wait on this machine to be sent, the oldest for {age}.</source>
        <translation>
            <numerusform>%n check-in waits on this machine to be sent, the oldest for {age}.</numerusform>
            <numerusform>%n check-ins wait on this machine to be sent, the oldest for {age}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n check-in(s) wait on this machine to be sent.</source>
        <translation>
            <numerusform>%n check-in waits on this machine to be sent.</numerusform>
            <numerusform>%n check-ins wait on this machine to be sent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them wait for another account.</source>
        <translation>
            <numerusform>%n of them waits for another account.</numerusform>
            <numerusform>%n of them wait for another account.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ticketing service refused %n check-in(s).</source>
        <translation>
            <numerusform>The ticketing service refused %n check-in.</numerusform>
            <numerusform>The ticketing service refused %n check-ins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tried %n time(s)</source>
        <translation>
            <numerusform>tried once</numerusform>
            <numerusform>tried %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} refused</source>
        <translation>
            <numerusform>{n} refused</numerusform>
            <numerusform>{n} refused</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} unsent</source>
        <translation>
            <numerusform>{n} unsent</numerusform>
            <numerusform>{n} unsent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} unsent · oldest {age}</source>
        <translation>
            <numerusform>{n} unsent · for {age}</numerusform>
            <numerusform>{n} unsent · oldest {age}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} wait to be sent, the oldest for {age}. {why}</source>
        <translation>
            <numerusform>{n} waits to be sent, for {age} now. {why}</numerusform>
            <numerusform>{n} wait to be sent, the oldest for {age}. {why}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stop</name>
    <message numerus="yes">
        <source>%n guest(s)</source>
        <translation>
            <numerusform>%n guest</numerusform>
            <numerusform>%n guests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} and %n more</source>
        <translation>
            <numerusform>{names} and %n more</numerusform>
            <numerusform>{names} and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>supervisor</name>
    <message numerus="yes">
        <source>%n came in on this code before, the last at {time}</source>
        <translation>
            <numerusform>%n came in on this code before, at {time}</numerusform>
            <numerusform>%n came in on this code before, the last at {time}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>time</name>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n h</source>
        <translation>
            <numerusform>%n h</numerusform>
            <numerusform>%n h</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <translation>
            <numerusform>%n min</numerusform>
            <numerusform>%n min</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n s</source>
        <translation>
            <numerusform>%n s</numerusform>
            <numerusform>%n s</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>verdict</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
</TS>
