<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Managing</name>
    <message numerus="yes">
        <source>%n check-in(s) not sent yet</source>
        <translation>
            <numerusform>%n check-in not sent yet</numerusform>
            <numerusform>%n check-ins not sent yet</numerusform>
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
    <name>incident</name>
    <message numerus="yes">
        <source>%n ticket(s) are missing from the service&apos;s list.</source>
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
        <source>The ticketing service refused %n check-in(s).</source>
        <translation>
            <numerusform>The ticketing service refused %n check-in.</numerusform>
            <numerusform>The ticketing service refused %n check-ins.</numerusform>
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
</TS>
