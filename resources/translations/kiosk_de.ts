<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AsideListSheet</name>
    <message>
        <source>Nobody waits beside the lane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To look at · {n}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Attention</name>
    <message>
        <source>Guest list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing needs a look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To look at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To look at · {n}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Band</name>
    <message>
        <source>Ready for the next guest</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Bridge</name>
    <message>
        <source>Camera, hand scanner and keyboard are ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand scanner and keyboard are ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recorded before the restart and not shown: {n}. See the recent scans</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The guest list is not complete yet: unknown tickets are to be asked about</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CameraView</name>
    <message>
        <source>Camera</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Camera lost · trying again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand scanner and keyboard go on working</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold the code in the frame</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No camera</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The camera is starting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the hand scanner, or type</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DoorWindow</name>
    <message>
        <source>Kiosk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kiosk · rehearsal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next guest can scan now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scan the same ticket again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DutySheet</name>
    <message>
        <source>Another name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start duty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name is kept with everything this door records from now on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is on duty?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Entry</name>
    <message>
        <source>Scan, or type a name or ticket id</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EventChooser</name>
    <message>
        <source>1 ticket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Events on the guest list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No date given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tickets of other events will be stopped. Several may be ticked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use this event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use {n} events</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which event is this door for?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} tickets</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Foot</name>
    <message>
        <source>Help F1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light, dark or high contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Manager</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On duty: nobody named</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On duty: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On duty: {name}. Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a minute</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GuestBody</name>
    <message>
        <source>Answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bought by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ticket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ticket id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GuestSheet</name>
    <message>
        <source>Admit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supervisor…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo admission</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HelpSheet</name>
    <message>
        <source>Amber triangle: ask a supervisor. F3 asks for their PIN.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue arrow: the guest goes out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Green circle: the guest goes in. Read the white notice first, if there is one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grey rings: the same ticket was just read. One ticket, one person.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red octagon: stop. The screen says why. F2 lets the lane go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>admit the rest of the order, or choose a ticket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose a guest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>manager</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>next button</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open the guest; it never admits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refresh the guest list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>search for a guest, wherever you are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>step aside: the lane goes on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>supervisor: override, or admit off the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>undo the last admission</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what is not sent yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what somebody must look at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who is on duty</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>IncidentsSheet</name>
    <message>
        <source>Nothing needs a look.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To look at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To look at · {n}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ManagerSheet</name>
    <message>
        <source>Admit off the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrivals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close Kiosk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand the door over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is everything ready?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Manager</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not sent yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refresh the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To look at</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Managing</name>
    <message numerus="yes">
        <source>%n check-in(s) not sent yet</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Close all the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closing Kiosk needs a supervisor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand the door over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refresh the list now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what is not sent yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The manager&apos;s menu needs a supervisor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are safe on this machine, and are sent when Kiosk runs here again with a connection.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OffListSheet</name>
    <message>
        <source>For somebody who has no code. Search by name first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let in off the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let in without a ticket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name, if they give one</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PinField</name>
    <message numerus="yes">
        <source>%n digit(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>PIN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supervisor&apos;s PIN</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PinPad</name>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take off the last digit</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PinSheet</name>
    <message numerus="yes">
        <source>A PIN has %n digits or more.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Checking the PIN…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now the supervisor&apos;s PIN.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The PIN can be tried again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{why} The next one can be tried in {time}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReasonField</name>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReasonPicker</name>
    <message>
        <source>Or why, in your own words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why, in your own words</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Recent</name>
    <message>
        <source>Nothing scanned yet. Hold a ticket in front of the camera.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent scans</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{time} · recorded before the restart, and not shown</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RehearsalBar</name>
    <message>
        <source>REHEARSAL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>REHEARSAL · invented guests, nobody is really checked in</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>1 guest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter opens, ↑↓ chooses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No guest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody found by “{query}”.
Try the e-mail, the order or the ticket id.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} guests</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettleSheet</name>
    <message>
        <source>Open guest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settled, because</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To look at</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sounds</name>
    <message>
        <source>A part of the system that plays sound is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No loudspeaker was found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The loudspeaker cannot play the door&apos;s sounds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The loudspeaker does not answer.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sparkline</name>
    <message>
        <source>Arrivals of the last minutes: {counts}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrivals, minute by minute</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StepAside</name>
    <message>
        <source>Nobody waits beside the lane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To look at · {n}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StepAsideSheet</name>
    <message>
        <source>Check again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open guest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step aside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supervisor lets them in…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They wait no longer:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Was let in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Went away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which ticket?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StopBar</name>
    <message>
        <source>And {n} more.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SupervisorSheet</name>
    <message>
        <source>Override: let in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supervisor: {name}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>UnlockSheet</name>
    <message>
        <source>Supervisor&apos;s PIN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>VolumeButton</name>
    <message>
        <source>Muted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sound: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound on, {percent} %</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>action</name>
    <message>
        <source>Admit rest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Admit rest of order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step aside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supervisor…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To look at…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which ticket?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>aside</name>
    <message>
        <source>Not on the list, {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number {n} · waits since {time} ({age})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step aside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step aside · {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>just now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{reason} · {age}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>awake</name>
    <message>
        <source>This machine may go to sleep: the system does not let Kiosk keep it awake. Turn off the screen saver and sleeping in the system&apos;s settings.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>battery</name>
    <message>
        <source>Battery {n} %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plug it in when there is time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plug it in. If it is going to die, hand the door over to another machine while there is time: the guest list, who is inside and what was not sent go with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The screen is kept on while the door is open, which takes power.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This machine runs on its battery: {n} % are left, enough for about {age}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This machine runs on its battery: {n} % are left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When it is empty this door stops. What was scanned is safe on its disk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} %</source>
        <comment>battery</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>brief</name>
    <message>
        <source>already in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>event is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>event not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>goes in at {door}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>list not loaded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no further entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no longer on the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not approved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not on the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not paid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other door</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>payment expired</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>payment failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>payment not confirmed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>several tickets match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped by the host</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ticket not valid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ticket type not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to be asked about</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>capacity</name>
    <message>
        <source>Full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full: {inside} inside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kiosk still says “Go in” to valid tickets: people must decide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop the queue, and ask the manager. Let one in for each that leaves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tell the manager now, before the queue has to be stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The door goes on letting guests in: this is a warning, not a barrier.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{inside} guests are inside, {free} more may come in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{inside} guests are inside; {capacity} may be.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{inside} of {capacity} inside · {percent} %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{percent} % full</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>certainty</name>
    <message>
        <source>By this machine&apos;s list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confirmed by the service</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confirmed by the venue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looked up again just now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recorded on this machine, not yet confirmed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>confirmed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>confirmed by the venue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>list {age} old</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this machine only</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>event</name>
    <message>
        <source>All {n} events</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For {event}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No event on the list yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} events</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title} · {day}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title} · {n} dates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}, {start}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>evidence</name>
    <message>
        <source>Came in at {time} at {door}, read by {how}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Came in at {time} at {door}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Came in at {time}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left at {time}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service has it checked in, and not through this door.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>foot</name>
    <message>
        <source>inside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>inside of {n}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>foreign</name>
    <message>
        <source>Bad Gateway</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bad Request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conflict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forbidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gateway Timeout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Internal Server Error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No connection to {host} came free in time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No secure connection to {host} could be made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not Found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Request Timeout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Service Unavailable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The access token holds characters that no token has: copy it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer is {page}, not the service&apos;s: sign in to the Wi-Fi, or check the service&apos;s address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer of {host} was damaged on its way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer sends us elsewhere{where}: sign in to the Wi-Fi, or check the service&apos;s address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The certificate of {host} is not to be trusted: {why}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The certificates of this machine cannot be read: {why}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The connection to the service was closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The connection to {host} broke before the answer was whole.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The id holds characters that cannot be sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The network wants a sign-in first: sign in to the Wi-Fi, or check the service&apos;s address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The network&apos;s proxy does not let us through to {host}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The proxy that the environment names cannot be used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The request could not be sent to {host} in time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The request could not be written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service does not accept the access token: sign in again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service&apos;s address is not a web address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service&apos;s address is of a kind that is not supported.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no access token: sign in, or give one with KIOSK_TOKEN.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not the service&apos;s answer, its status is {status}: sign in to the Wi-Fi, or check the service&apos;s address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not the service&apos;s answer: it is larger than {most} bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not the service&apos;s answer: {why}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too Many Requests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unauthorized</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a web page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a web page titled “{title}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another program keeps the profile locked: nothing was recorded. Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>camera {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it brings a token that is not a bearer token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it brings no access token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it holds no listings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it holds no {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not a JSON object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not a page of the guest list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not token information</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it names no user id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no address of the service is set: set KIOSK_BASE_URL, or `kiosk settings set base_url ADDRESS`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>picture {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recovered from its check-in: the row itself was lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refused like the others: it was the account, the address or the event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rehearsal camera</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>status {status}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the PIN lock-out cannot be read: `kiosk pin reset NAME` clears it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the access token was refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the answer did not come</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the answer was not the service&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the disk is full: nothing was recorded. Free some space and scan again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the door policy kept here cannot be used: {why}; set it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the host stopped the ticket of a guest who is inside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the profile failed: nothing was recorded ({why})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the profile is closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the program ended while this was being sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the service answered a check-in with a check-out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the service answered with the check-in state {state}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the service asks to wait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the service could not be reached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the service had this ticket in already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ticket of a guest who is inside is no longer on the service&apos;s list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ticket of a guest who is inside is not valid any more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ticket of somebody admitted off the list turned up, and does not fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the {camera} cannot be opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no file {path}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this ticket has an open admission already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two machines let this ticket in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>video {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{camera} cannot be opened: not connected, in use, or not permitted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{camera} delivers no more pictures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{camera} does not answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{camera} failed ({why})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{camera} has stopped delivering pictures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{camera} was closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{host} cannot be found: no network, or the service&apos;s address is wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{host} cannot be reached.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{host} cannot be reached: no connection in time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{host} did not answer in time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{host} refuses connections: the service&apos;s address is wrong, or it is down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{kind} stream from {host}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} cannot be opened as a video</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} cannot be opened: the key does not fit, or the file is damaged ({why})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} cannot be written: check the folder&apos;s permissions ({why})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} holds no pixels that can be shown</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>guest</name>
    <message>
        <source>No name on the ticket</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>history</name>
    <message>
        <source>At {time} the service said that it has the ticket in, and not through this door.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left at {time} at {door}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken back at {time}, before anybody saw green.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undone at {time}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} Allowed by {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} Allowed by {name}: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} On duty: {name}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>how</name>
    <message>
        <source>camera</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>command line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hand scanner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keyboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name search</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hub</name>
    <message>
        <source>Doors together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hub</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hub away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hub away · this door alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the network between the doors, and at the machine that runs the hub.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scanning goes on, but a ticket that came in at another door may look new here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The doors know at once whom the others have let in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hub cannot be reached: this door does not learn whom the others let in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same ticket cannot come in twice, whichever door it is shown at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to do.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>incident</name>
    <message numerus="yes">
        <source>%n ticket(s) are missing from the service&apos;s list.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ticket(s) have this code.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Ask the supervisor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare the ticket with what the supervisor wrote down, and ask the host.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find the guest and ask to see the ticket. The supervisor decides whether they stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find the guest and bring them to the supervisor: the host does not want them inside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guest list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guest may stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guest was found and left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guest without a ticket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Had the guest as gone when our check-in came.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Had the ticket as “{state}” when our check-in came.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Had the ticket in already when our check-in came.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has the guest as gone since.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Host knows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its check-in is of {time}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let in at {time} at {door}, read by {how}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let in at {time} at {door}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let in at {time}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List was refreshed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Many tickets vanished from the guest list at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was taken off the list here, and scanning goes on. Ask the host whether so many tickets were cancelled, then refresh the list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On duty: {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On {name}&apos;s word.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refused the check-in ({status}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refused the check-in ({status}): {said}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something is wrong with this check-in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The guest may stay. Kiosk checks them in again by itself; tell the host that the service checked them out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The host stopped this ticket.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service refused this check-in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service says this ticket was already in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service took the check-in for an exit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ticket of a guest admitted off the list turned up, and does not fit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ticket was taken off the list after the guest went in. Ask the host; the supervisor decides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This door</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This ticket is no longer on the guest list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This ticket is not valid any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two doors let somebody in on this ticket.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two people may be inside on one ticket. Find the guest, ask for a name and where the ticket came from, and let the supervisor decide who stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Was our own double scan</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>link</name>
    <message>
        <source>Ask the manager to sign this machine in again, soon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask the manager to sign this machine in again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carry on. If it stays like this, move closer to the Wi-Fi.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carry on. Look at the Wi-Fi when there is time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guests are checked in there while they stand at the door.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guests are not kept waiting for it. Nothing is lost, it is sent a little later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Live</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offline · scanning goes on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a web browser on this machine and log in to the Wi-Fi.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Scanning goes on and nothing is lost, but %n check-in(s) cannot be sent, and other doors do not learn of them.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Scanning goes on with the list on this machine. Who is let in is kept here and sent later; until then other doors do not learn of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scanning goes on. Who is let in is kept on this machine and sent later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scanning works. Who is let in is kept on this machine and sent later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sign-in needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Wi-Fi answers in the ticketing service&apos;s place: it wants a login first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ticketing service answers at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ticketing service answers slowly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ticketing service cannot be reached.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ticketing service does not accept this machine&apos;s sign-in any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ticketing service has not answered yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait a moment. If it stays like this, look at the Wi-Fi.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wi-Fi login</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wi-Fi wants a login</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>list</name>
    <message>
        <source>Guests who are on it already are let in. For all others the door asks a supervisor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List loading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List not loaded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List {age}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List {age} old</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the link, then choose “Refresh list”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No ticket can be checked: the door asks a supervisor for each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The guest list is still on its way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The guest list on this machine is {age} old.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no guest list on this machine yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to do: it refreshes by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tickets that are sold or cancelled later than that are not known here yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait a moment; it goes on by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who bought a ticket since then is not on it, and who cancelled still is.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>order</name>
    <message>
        <source>Order of {size} · {inside} inside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bought by {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>order {id}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>order {id}, {size} tickets, {inside} inside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{id} · {size} tickets, {inside} inside</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>outbox</name>
    <message numerus="yes">
        <source>%n check-in(s) wait on this machine to be sent, the oldest for {age}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n check-in(s) wait on this machine to be sent.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>All sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask a supervisor to look at them in the outbox.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every check-in of this door has reached the ticketing service.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The ticketing service refused %n check-in(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are safe on the disk, also when the machine is switched off. Other doors may not know of these guests yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They leave by themselves as soon as the link allows it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{refused} refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unsent} · {refused} refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>↑ {n} unsent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>↑ {n} unsent · oldest {age}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>↑ {n} · {age}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>presence</name>
    <message>
        <source>Inside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inside since {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inside since {time}, {door}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inside, says the service</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left at {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not inside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outside</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>state</name>
    <message>
        <source>No longer on the service&apos;s list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a part of the price has been paid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The host has not approved this ticket yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The payment failed, and the time to retry it is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The payment failed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The payment has not been processed yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The payment is not confirmed yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service names no state for this ticket.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service reports an error for this ticket.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ticket&apos;s state “{state}” is not known here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This ticket is for an event that is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This ticket is paid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This ticket was cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>supervisor</name>
    <message numerus="yes">
        <source>%n came in on this code before, the last at {time}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A supervisor cannot let this ticket in. {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Came out for a moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Code cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First say why: choose a reason, or write one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guest of the host</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guest off the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Host&apos;s decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No supervisor is set up for this door, so nobody can be let in this way. Ask the host: a supervisor gets a PIN with “kiosk pin set NAME” on this machine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was recorded, and nobody was let in. {text}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off the list, by {name}: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Override by {name}: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paid at the box office</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phone mix-up: same name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several tickets have this code. Choose the guest by name first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody came in on this code at {time} already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That PIN is not right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That PIN is not right. Try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The PIN could not be looked at. {text}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This code is on the list now, for {name}. Scan it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This code is on the list now. Scan it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is still about the guest before. Close it first, then ask again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is still about {name}. Close it first, then ask for {other}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many PINs were wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Works here tonight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong day agreed with the host</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>time</name>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n h</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n s</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>an unknown date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an unknown time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{day}, {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{weekday} {day} {month}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>verdict</name>
    <message>
        <source>ALREADY IN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ASK</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CHECKING</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EXIT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GO IN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JUST SCANNED</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NOT INSIDE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NOT ON THE LIST</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NOT RECORDED</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NOT UNDONE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NOT VALID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OTHER DOOR</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recorded before the restart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>STOP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scan again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search by name to be sure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This door had let them in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This ticket goes in at {door}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This ticket is for {event}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This ticket is shown again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>UNDONE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>WRONG DAY</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>WRONG EVENT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} and {n} more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>why</name>
    <message>
        <source>Cannot check: the guest list is not loaded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More than one ticket has this code.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No ticket on the guest list has this code.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The guest list does not say which event this ticket is for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The guest list does not say which type this ticket is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The host has put this ticket on the stop-list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same code again: one person.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This door does not admit this ticket type.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This guest has left before. Let them out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This ticket is for another event.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This ticket is inside already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This ticket is no longer on the service&apos;s guest list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This ticket is not valid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This ticket needs a decision.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This ticket was used, and allows no further entry.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This ticket&apos;s state is not known here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
