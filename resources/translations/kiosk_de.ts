<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>ArrivalsChart</name>
    <message numerus="yes">
        <source>%n guest(s) let in</source>
        <translation>
            <numerusform>%n Gast eingelassen</numerusform>
            <numerusform>%n Gäste eingelassen</numerusform>
        </translation>
    </message>
    <message>
        <source>{guests} from {start} to {end}</source>
        <translation>{guests}, {start} bis {end}</translation>
    </message>
</context>
<context>
    <name>ArrivalsSheet</name>
    <message>
        <source>Arrivals</source>
        <translation>Ankünfte</translation>
    </message>
    <message>
        <source>By door</source>
        <translation>Nach Eingang</translation>
    </message>
    <message>
        <source>By ticket type</source>
        <translation>Nach Ticketart</translation>
    </message>
    <message>
        <source>Counted without a ticket</source>
        <translation>Ohne Ticket gezählt</translation>
    </message>
    <message>
        <source>Last 3 hours</source>
        <translation>Letzte 3 Stunden</translation>
    </message>
    <message numerus="yes">
        <source>Let in, every %n minute(s)</source>
        <translation>
            <numerusform>Eingelassen, pro Minute</numerusform>
            <numerusform>Eingelassen, je %n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>No door known</source>
        <translation>Kein Eingang bekannt</translation>
    </message>
    <message>
        <source>No type known</source>
        <translation>Keine Ticketart bekannt</translation>
    </message>
    <message>
        <source>Since opening</source>
        <translation>Seit Beginn</translation>
    </message>
    <message>
        <source>busiest minute, {time}</source>
        <translation>stärkste Minute, {time}</translation>
    </message>
    <message>
        <source>inside now</source>
        <translation>jetzt drin</translation>
    </message>
    <message>
        <source>let in since {time}</source>
        <translation>eingelassen seit {time}</translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation>noch niemand</translation>
    </message>
</context>
<context>
    <name>AsideListSheet</name>
    <message>
        <source>Nobody waiting</source>
        <translation>Niemand wartet</translation>
    </message>
</context>
<context>
    <name>BatteryAlarm</name>
    <message>
        <source>Battery {n} %: plug it in</source>
        <translation>Akku {n}&#xa0;%: Netzteil anschließen</translation>
    </message>
    <message>
        <source>Battery {n} %: plug it in now</source>
        <translation>Akku {n}&#xa0;%: jetzt Netzteil anschließen</translation>
    </message>
    <message>
        <source>Move to another computer</source>
        <translation>Computer wechseln</translation>
    </message>
</context>
<context>
    <name>BeginSheet</name>
    <message>
        <source>How do you begin?</source>
        <translation>Wie soll es losgehen?</translation>
    </message>
    <message>
        <source>It takes a few minutes, once. You can go back at every step.</source>
        <translation>Das dauert ein paar Minuten, nur einmal. Zurück geht es bei jedem Schritt.</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Nicht jetzt</translation>
    </message>
    <message>
        <source>Nothing is sent anywhere, and nothing of it stays.</source>
        <translation>Nichts wird irgendwohin gesendet, und nichts davon bleibt.</translation>
    </message>
    <message>
        <source>Pair with your host’s office</source>
        <translation>Mit dem Büro des Veranstalters koppeln</translation>
    </message>
    <message>
        <source>Rehearse with made-up guests</source>
        <translation>Mit erfundenen Gästen üben</translation>
    </message>
    <message>
        <source>Set up this door</source>
        <translation>Diesen Eingang einrichten</translation>
    </message>
    <message>
        <source>Sign in on this machine alone</source>
        <translation>Nur auf diesem Gerät anmelden</translation>
    </message>
    <message>
        <source>The host shows a QR code. Everything else comes from there.</source>
        <translation>Der Veranstalter zeigt einen QR-Code. Alles Weitere kommt von dort.</translation>
    </message>
    <message>
        <source>The office runs beside the door, with the host’s client ID and secret.</source>
        <translation>Das Büro läuft neben dem Eingang, mit Client-ID und Client-Secret des Veranstalters.</translation>
    </message>
    <message>
        <source>This laptop is the host’s own</source>
        <translation>Dieser Laptop gehört dem Veranstalter</translation>
    </message>
    <message>
        <source>With the service’s address and an access token of your account.</source>
        <translation>Mit der Adresse des Ticketsystems und einem Zugangs-Token des Kontos.</translation>
    </message>
</context>
<context>
    <name>BrowserSheet</name>
    <message>
        <source>Asking the office…</source>
        <translation>Das Büro wird gefragt&#xa0;…</translation>
    </message>
    <message>
        <source>Client secret</source>
        <translation>Client-Secret</translation>
    </message>
    <message>
        <source>Enter the client secret first: the service shows it to the host.</source>
        <translation>Erst das Client-Secret: Das Ticketsystem zeigt es dem Veranstalter.</translation>
    </message>
    <message>
        <source>Go on with this address</source>
        <translation>Mit dieser Adresse weiter</translation>
    </message>
    <message>
        <source>If the client ID is another one too: “Set up again”.</source>
        <translation>Ist auch die Client-ID eine andere: „Neu einrichten“.</translation>
    </message>
    <message>
        <source>No browser could be opened: open this address in one on this machine.</source>
        <translation>Es ließ sich kein Browser öffnen: diese Adresse auf diesem Gerät in einem öffnen.</translation>
    </message>
    <message>
        <source>No sign-in is in this address: copy it whole, as the browser shows it at the end.</source>
        <translation>In dieser Adresse steckt keine Anmeldung: die Adresse ganz kopieren, wie der Browser sie am Ende zeigt.</translation>
    </message>
    <message>
        <source>Nothing has come back from the service’s page yet. If it is gone from the browser, open it again; if it ended on another page, paste the address of that one.</source>
        <translation>Von der Seite des Ticketsystems kam noch nichts zurück. Ist sie im Browser nicht mehr offen, sie noch einmal öffnen; endete sie auf einer anderen Seite, deren Adresse einfügen.</translation>
    </message>
    <message>
        <source>Open the page again</source>
        <translation>Die Seite neu öffnen</translation>
    </message>
    <message>
        <source>Or paste the address that the browser ended on</source>
        <translation>Oder die letzte Adresse des Browsers einfügen</translation>
    </message>
    <message>
        <source>Perhaps the service has a new client secret for this application: type it as the service shows it to the host. If this Wi-Fi wants a sign-in, see to that first. Scanning goes on meanwhile.</source>
        <translation>Vielleicht hat das Ticketsystem ein neues Client-Secret für diese Anwendung: Es so eingeben, wie das Ticketsystem es dem Veranstalter zeigt. Verlangt dieses WLAN eine Anmeldung, diese zuerst. Das Scannen geht solange weiter.</translation>
    </message>
    <message>
        <source>Set up again</source>
        <translation>Neu einrichten</translation>
    </message>
    <message>
        <source>Sign in at the service</source>
        <translation>Beim Ticketsystem anmelden</translation>
    </message>
    <message>
        <source>Sign in there as the host, and allow Kiosk. If the browser then warns of this machine’s own certificate, let it go on. Kiosk goes on by itself. If the service does not know the client ID or the redirect address, they are not as they are registered there.</source>
        <translation>Dort als Veranstalter anmelden und Kiosk zustimmen. Warnt der Browser dann vor dem eigenen Zertifikat dieses Geräts, trotzdem fortfahren. Kiosk macht von selbst weiter. Kennt das Ticketsystem Client-ID oder Redirect-Adresse nicht, stehen sie dort anders.</translation>
    </message>
    <message>
        <source>The host signs in at the service, in this machine’s browser.</source>
        <translation>Der Veranstalter meldet sich beim Ticketsystem an, im Browser dieses Geräts.</translation>
    </message>
    <message>
        <source>The redirect address is {address}.</source>
        <translation>Die Redirect-Adresse ist {address}.</translation>
    </message>
    <message>
        <source>The service’s page</source>
        <translation>Die Seite des Ticketsystems</translation>
    </message>
    <message>
        <source>The service’s page opens in the browser.</source>
        <translation>Die Seite des Ticketsystems öffnet sich im Browser.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Use this secret</source>
        <translation>Dieses Secret verwenden</translation>
    </message>
</context>
<context>
    <name>CameraAndSoundSheet</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Camera and sound</source>
        <translation>Kamera und Ton</translation>
    </message>
    <message>
        <source>GO IN</source>
        <translation>EINLASS</translation>
    </message>
    <message>
        <source>Guests too</source>
        <translation>Auch Gäste</translation>
    </message>
    <message>
        <source>Hold up any QR code: a frame around it means that it was read.</source>
        <translation>Irgendeinen QR-Code hochhalten: Ein Rahmen darum heißt, dass er gelesen ist.</translation>
    </message>
    <message>
        <source>Is it loud enough?</source>
        <translation>Ist es laut genug?</translation>
    </message>
    <message>
        <source>Open the door</source>
        <translation>Eingang öffnen</translation>
    </message>
    <message>
        <source>STOP</source>
        <translation>STOPP</translation>
    </message>
    <message>
        <source>Staff only</source>
        <translation>Nur das Team</translation>
    </message>
    <message>
        <source>The picture is as in a mirror, and names are cut to their first letters.</source>
        <translation>Das Bild ist wie im Spiegel, und Namen sind auf Anfangsbuchstaben gekürzt.</translation>
    </message>
    <message>
        <source>The picture is as the camera sees it, and names stand in full.</source>
        <translation>Das Bild ist, wie die Kamera es sieht, und Namen stehen ganz da.</translation>
    </message>
    <message>
        <source>Who sees this screen?</source>
        <translation>Wer sieht diesen Bildschirm?</translation>
    </message>
</context>
<context>
    <name>CameraSheet</name>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>Cameras of this machine</source>
        <translation>Kameras dieses Geräts</translation>
    </message>
    <message>
        <source>Exposure</source>
        <translation>Belichtung</translation>
    </message>
    <message>
        <source>For a camera or tablet that is mounted on end.</source>
        <translation>Für hochkant montierte Kameras oder Tablets.</translation>
    </message>
    <message>
        <source>Kiosk keeps trying. Hand scanner and keyboard still work.</source>
        <translation>Es wird weiter versucht. Handscanner und Tastatur funktionieren.</translation>
    </message>
    <message>
        <source>Larger reads smaller codes; smaller spares a slow machine.</source>
        <translation>Größer liest kleinere Codes; kleiner schont langsame Geräte.</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Erneut suchen</translation>
    </message>
    <message>
        <source>Looking for cameras…</source>
        <translation>Kameras werden gesucht&#xa0;…</translation>
    </message>
    <message>
        <source>Mirrored</source>
        <translation>Gespiegelt</translation>
    </message>
    <message>
        <source>Not turned</source>
        <translation>Nicht gedreht</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>On</source>
        <translation>An</translation>
    </message>
    <message>
        <source>Only how it is shown: codes are read either way.</source>
        <translation>Nur die Anzeige: Codes werden so oder so gelesen.</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Kurz</translation>
    </message>
    <message>
        <source>Shorter blurs less, and reads bright phones better; it needs more light.</source>
        <translation>Kürzer verwischt weniger und liest helle Handys besser; braucht mehr Licht.</translation>
    </message>
    <message>
        <source>Shortest</source>
        <translation>Am kürzesten</translation>
    </message>
    <message>
        <source>This camera does not let its exposure be set. It stays automatic.</source>
        <translation>Die Belichtung dieser Kamera lässt sich nicht einstellen. Sie bleibt automatisch.</translation>
    </message>
    <message>
        <source>Turned</source>
        <translation>Gedreht</translation>
    </message>
    <message>
        <source>{chosen} is not connected. {camera} is used until it is back.</source>
        <translation>{chosen} ist nicht angeschlossen. Bis dahin wird {camera} verwendet.</translation>
    </message>
    <message>
        <source>{size} · {n} pictures a second</source>
        <translation>{size} · {n} Bilder pro Sekunde</translation>
    </message>
</context>
<context>
    <name>CameraView</name>
    <message numerus="yes">
        <source>%n codes in view: the middle one counts</source>
        <translation>
            <numerusform>%n Code im Bild: der mittlere zählt</numerusform>
            <numerusform>%n Codes im Bild: der mittlere zählt</numerusform>
        </translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>Camera lost · trying again</source>
        <translation>Kamera weg · neuer Versuch</translation>
    </message>
    <message>
        <source>First the STOP, then the next guest</source>
        <translation>Erst STOPP, dann der nächste Gast</translation>
    </message>
    <message>
        <source>Hand scanner and keyboard still work</source>
        <translation>Handscanner und Tastatur funktionieren weiter</translation>
    </message>
    <message>
        <source>Hold the code in the frame</source>
        <translation>Code in den Rahmen halten</translation>
    </message>
    <message>
        <source>Next guest can scan now</source>
        <translation>Nächster Gast kann scannen</translation>
    </message>
    <message>
        <source>No camera</source>
        <translation>Keine Kamera</translation>
    </message>
    <message>
        <source>No camera found</source>
        <translation>Keine Kamera gefunden</translation>
    </message>
    <message>
        <source>One moment</source>
        <translation>Einen Moment</translation>
    </message>
    <message>
        <source>The camera is starting</source>
        <translation>Kamera startet</translation>
    </message>
    <message>
        <source>Then scan the same ticket again</source>
        <translation>Dann dasselbe Ticket noch einmal scannen</translation>
    </message>
    <message>
        <source>Use the hand scanner, or type</source>
        <translation>Handscanner nutzen oder tippen</translation>
    </message>
</context>
<context>
    <name>CandidatesSheet</name>
    <message>
        <source>Which ticket?</source>
        <translation>Welches Ticket?</translation>
    </message>
</context>
<context>
    <name>CheckLine</name>
    <message>
        <source>not ready</source>
        <translation>nicht bereit</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>bereit</translation>
    </message>
</context>
<context>
    <name>CounterPresenter</name>
    <message>
        <source>Nobody counted here is inside now.</source>
        <translation>Von den hier Gezählten ist niemand mehr drin.</translation>
    </message>
    <message>
        <source>Nothing was counted here that could be undone.</source>
        <translation>Hier wurde nichts gezählt, was rückgängig zu machen wäre.</translation>
    </message>
    <message>
        <source>One person without a ticket counts as inside again.</source>
        <translation>Eine Person ohne Ticket zählt wieder als drin.</translation>
    </message>
    <message>
        <source>One person without a ticket is no longer counted.</source>
        <translation>Eine Person ohne Ticket wird nicht mehr gezählt.</translation>
    </message>
    <message>
        <source>Only a supervisor can count people without tickets.</source>
        <translation>Nur die Leitung kann Personen ohne Ticket zählen.</translation>
    </message>
    <message>
        <source>The last count has already been undone.</source>
        <translation>Die letzte Zählung ist schon rückgängig gemacht.</translation>
    </message>
</context>
<context>
    <name>CounterSheet</name>
    <message>
        <source>Came in: {n}</source>
        <translation>Hereingekommen: {n}</translation>
    </message>
    <message>
        <source>Children, crew, press: one tap for each. They count as inside.</source>
        <translation>Kinder, Crew, Presse: für jede Person einmal tippen. Sie zählen als drin.</translation>
    </message>
    <message>
        <source>Count people without tickets</source>
        <translation>Personen ohne Ticket zählen</translation>
    </message>
    <message>
        <source>In all, {inside} of {capacity} are inside.</source>
        <translation>Insgesamt sind {inside} von {capacity} drin.</translation>
    </message>
    <message>
        <source>One more came in</source>
        <translation>Noch jemand ist hereingekommen</translation>
    </message>
    <message>
        <source>One went out</source>
        <translation>Jemand ist hinausgegangen</translation>
    </message>
    <message>
        <source>The house is full: ask the host.</source>
        <translation>Das Haus ist voll: beim Veranstalter nachfragen.</translation>
    </message>
    <message>
        <source>Undo the last one</source>
        <translation>Letzte Zählung rückgängig</translation>
    </message>
    <message>
        <source>Went out: {n}</source>
        <translation>Hinausgegangen: {n}</translation>
    </message>
    <message>
        <source>inside without a ticket</source>
        <translation>ohne Ticket drin</translation>
    </message>
    <message>
        <source>{n} inside without a ticket</source>
        <translation>{n} ohne Ticket drin</translation>
    </message>
</context>
<context>
    <name>DirectionBadge</name>
    <message>
        <source>ENTRY</source>
        <translation>EINGANG</translation>
    </message>
    <message>
        <source>EXIT</source>
        <translation>AUSGANG</translation>
    </message>
    <message>
        <source>People come in by this door. Each ticket is checked, and counts as inside.</source>
        <translation>Hier kommen die Gäste herein. Jedes Ticket wird geprüft und zählt dann als drin.</translation>
    </message>
    <message>
        <source>People leave by this door. Each ticket scanned here counts as gone; nobody is let in.</source>
        <translation>Hier gehen die Gäste hinaus. Jedes Ticket, das hier gescannt wird, zählt als gegangen; eingelassen wird niemand.</translation>
    </message>
</context>
<context>
    <name>DiscountSheet</name>
    <message>
        <source>A fixed amount</source>
        <translation>Ein fester Betrag</translation>
    </message>
    <message>
        <source>Amount, in the listing’s currency</source>
        <translation>Betrag, in der Währung des Angebots</translation>
    </message>
    <message>
        <source>Asking the service for its listings…</source>
        <translation>Das Ticketsystem wird nach seinen Angeboten gefragt&#xa0;…</translation>
    </message>
    <message>
        <source>Choose the listing first.</source>
        <translation>Erst das Angebot wählen.</translation>
    </message>
    <message>
        <source>Create the code</source>
        <translation>Code anlegen</translation>
    </message>
    <message>
        <source>Creating…</source>
        <translation>Wird angelegt&#xa0;…</translation>
    </message>
    <message>
        <source>Discount</source>
        <translation>Rabatt</translation>
    </message>
    <message>
        <source>Enter the code first.</source>
        <translation>Erst den Code eingeben.</translation>
    </message>
    <message>
        <source>For which listing?</source>
        <translation>Für welches Angebot?</translation>
    </message>
    <message>
        <source>For which tickets? All of them where none is ticked</source>
        <translation>Für welche Tickets? Für alle, wenn nichts angekreuzt ist</translation>
    </message>
    <message>
        <source>How often it can be used; empty for no limit</source>
        <translation>Wie oft er gilt; leer heißt unbegrenzt</translation>
    </message>
    <message>
        <source>Id of the listing</source>
        <translation>Nummer des Angebots</translation>
    </message>
    <message>
        <source>New discount code</source>
        <translation>Neuer Rabattcode</translation>
    </message>
    <message>
        <source>No code was created: {reason}</source>
        <translation>Es gibt keinen neuen Code: {reason}</translation>
    </message>
    <message>
        <source>Percent</source>
        <translation>Prozent</translation>
    </message>
    <message>
        <source>The amount is a number, such as 7.50.</source>
        <translation>Der Betrag ist eine Zahl, etwa 7,50.</translation>
    </message>
    <message>
        <source>The number of uses is a whole number, such as 100.</source>
        <translation>Wie oft er gilt, ist eine ganze Zahl, etwa 100.</translation>
    </message>
    <message>
        <source>The percentage is a number up to 100, such as 25.</source>
        <translation>Die Prozente sind eine Zahl bis 100, etwa 25.</translation>
    </message>
    <message>
        <source>What people type</source>
        <translation>Code, den die Gäste eingeben</translation>
    </message>
    <message>
        <source>not public</source>
        <translation>nicht öffentlich</translation>
    </message>
    <message>
        <source>{code} can be used from now on.</source>
        <translation>{code} gilt ab jetzt.</translation>
    </message>
    <message>
        <source>{code} was not created: {reason}</source>
        <translation>{code} wurde nicht angelegt: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>{n} ticket(s)</source>
        <translation>
            <numerusform>{n} Ticket</numerusform>
            <numerusform>{n} Tickets</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DiscountsPresenter</name>
    <message>
        <source>Another code is still being created: wait until that is done.</source>
        <translation>Ein anderer Code wird noch angelegt: erst abwarten, was daraus wird.</translation>
    </message>
    <message>
        <source>something went wrong</source>
        <translation>etwas ging schief</translation>
    </message>
</context>
<context>
    <name>DoorWindow</name>
    <message>
        <source>Kiosk</source>
        <translation>Kiosk</translation>
    </message>
    <message>
        <source>Kiosk · rehearsal</source>
        <translation>Kiosk · Probe</translation>
    </message>
</context>
<context>
    <name>DropTarget</name>
    <message>
        <source>Drop the picture here</source>
        <translation>Bild hier ablegen</translation>
    </message>
    <message>
        <source>The code in it is read like a ticket at the camera</source>
        <translation>Der Code darin wird wie ein Ticket vor der Kamera gelesen</translation>
    </message>
</context>
<context>
    <name>DutySheet</name>
    <message>
        <source>Another name</source>
        <translation>Anderer Name</translation>
    </message>
    <message>
        <source>Start duty</source>
        <translation>Dienst beginnen</translation>
    </message>
    <message>
        <source>The name is kept with everything this door records from now on.</source>
        <translation>Der Name steht ab jetzt bei allem, was dieser Eingang erfasst.</translation>
    </message>
    <message>
        <source>Who is on duty?</source>
        <translation>Wer ist im Dienst?</translation>
    </message>
</context>
<context>
    <name>Entry</name>
    <message>
        <source>Scan, or type a name</source>
        <translation>Scannen, oder Namen tippen</translation>
    </message>
    <message>
        <source>Scan, or type a name or ticket id</source>
        <translation>Scannen, oder Namen oder Ticketnummer tippen</translation>
    </message>
</context>
<context>
    <name>EventIdField</name>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>The event’s id, as the host has it</source>
        <translation>ID des Events, wie der Veranstalter sie hat</translation>
    </message>
</context>
<context>
    <name>EventSheet</name>
    <message>
        <source>Choose later</source>
        <translation>Später wählen</translation>
    </message>
    <message>
        <source>Events on the guest list</source>
        <translation>Events auf der Gästeliste</translation>
    </message>
    <message>
        <source>Every event</source>
        <translation>Alle Events</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Noch einmal nachsehen</translation>
    </message>
    <message>
        <source>Look again, or type the event’s id. It can be chosen at the open door too.</source>
        <translation>Noch einmal nachsehen oder die ID des Events eintippen. Wählen lässt es sich auch am offenen Eingang.</translation>
    </message>
    <message>
        <source>No event is on the guest list yet. The host can tell you its id.</source>
        <translation>Auf der Gästeliste steht noch kein Event. Seine ID kennt der Veranstalter.</translation>
    </message>
    <message>
        <source>No ticket on the guest list is for the event that was chosen.</source>
        <translation>Auf der Gästeliste ist kein Ticket für das gewählte Event.</translation>
    </message>
    <message>
        <source>Nobody is on the guest list of this account. Look again once tickets are sold, type the event’s id, or go back to sign in or to pair with another account.</source>
        <translation>Auf der Gästeliste dieses Kontos steht niemand. Noch einmal nachsehen, sobald Tickets verkauft sind, die ID des Events eintippen, oder zurückgehen und ein anderes Konto anmelden oder koppeln.</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Nicht jetzt</translation>
    </message>
    <message>
        <source>Tickets for every event are let in here now. Tick one to stop the others.</source>
        <translation>Hier gelten jetzt Tickets aller Events. Eines ankreuzen, um die anderen zu stoppen.</translation>
    </message>
    <message>
        <source>Tickets for other events will be stopped. You can tick several.</source>
        <translation>Tickets anderer Events werden gestoppt. Mehrere Events sind möglich.</translation>
    </message>
    <message>
        <source>Type an event’s id</source>
        <translation>ID eines Events eintippen</translation>
    </message>
    <message>
        <source>Until one is chosen, only a supervisor can let anybody in. You can tick several.</source>
        <translation>Bis eines gewählt ist, kann nur die Leitung einlassen. Mehrere sind möglich.</translation>
    </message>
    <message numerus="yes">
        <source>Use %n event(s)</source>
        <translation>
            <numerusform>%n Event nehmen</numerusform>
            <numerusform>%n Events nehmen</numerusform>
        </translation>
    </message>
    <message>
        <source>Use this event</source>
        <translation>Dieses Event nehmen</translation>
    </message>
    <message>
        <source>Which event is this door for?</source>
        <translation>Für welches Event ist dieser Eingang?</translation>
    </message>
</context>
<context>
    <name>EventsPresenter</name>
    <message>
        <source>Only a supervisor can switch to the next event.</source>
        <translation>Nur die Leitung kann zum nächsten Event wechseln.</translation>
    </message>
</context>
<context>
    <name>ExplainSheet</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>FirstRunPresenter</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Looking for the office…</source>
        <translation>Das Büro wird gesucht&#xa0;…</translation>
    </message>
    <message>
        <source>Nobody is on the guest list. Ask the host if this is the right account.</source>
        <translation>Auf der Gästeliste steht niemand. Den Veranstalter fragen, ob es das richtige Konto ist.</translation>
    </message>
    <message>
        <source>Pairing…</source>
        <translation>Wird gekoppelt&#xa0;…</translation>
    </message>
    <message>
        <source>Reading the guest list…</source>
        <translation>Gästeliste wird gelesen&#xa0;…</translation>
    </message>
    <message>
        <source>Reading the guest list… {n}</source>
        <translation>Gästeliste wird gelesen&#xa0;… {n}</translation>
    </message>
    <message>
        <source>Setting the door up…</source>
        <translation>Eingang wird eingerichtet&#xa0;…</translation>
    </message>
    <message>
        <source>Setting the office up…</source>
        <translation>Das Büro wird eingerichtet&#xa0;…</translation>
    </message>
    <message>
        <source>Signing in…</source>
        <translation>Anmeldung läuft&#xa0;…</translation>
    </message>
    <message>
        <source>The guest list could not be read yet: {reason}</source>
        <translation>Die Gästeliste konnte noch nicht gelesen werden: {reason}</translation>
    </message>
    <message>
        <source>The host’s rules for this door could not be set: {reason}</source>
        <translation>Die Regeln des Veranstalters für diesen Eingang ließen sich nicht setzen: {reason}</translation>
    </message>
    <message>
        <source>This did not work: a fault in the program. Try it once more.</source>
        <translation>Das ging nicht: ein Fehler im Programm. Noch einmal versuchen.</translation>
    </message>
</context>
<context>
    <name>FirstRunWindow</name>
    <message>
        <source>Kiosk</source>
        <translation>Kiosk</translation>
    </message>
    <message>
        <source>Kiosk · set up this door</source>
        <translation>Kiosk · Eingang einrichten</translation>
    </message>
    <message>
        <source>Step {number} of {steps}</source>
        <translation>Schritt {number} von {steps}</translation>
    </message>
</context>
<context>
    <name>Fold</name>
    <message>
        <source>More below</source>
        <translation>Weiter unten mehr</translation>
    </message>
</context>
<context>
    <name>Footer</name>
    <message>
        <source>Count people without tickets (F12)</source>
        <translation>Personen ohne Ticket zählen (F12)</translation>
    </message>
    <message>
        <source>Help F1</source>
        <translation>Hilfe F1</translation>
    </message>
    <message>
        <source>Light, dark or high contrast</source>
        <translation>Hell, dunkel oder hoher Kontrast</translation>
    </message>
    <message>
        <source>Manager</source>
        <translation>Verwaltung</translation>
    </message>
    <message>
        <source>On duty: nobody named</source>
        <translation>Im Dienst: niemand</translation>
    </message>
    <message>
        <source>On duty: {name}</source>
        <translation>Im Dienst: {name}</translation>
    </message>
    <message>
        <source>On duty: {name}. Change</source>
        <translation>Im Dienst: {name}. Wechseln</translation>
    </message>
    <message>
        <source>On duty?</source>
        <translation>Im Dienst?</translation>
    </message>
    <message>
        <source>People without tickets inside: {n}. Count</source>
        <translation>Personen ohne Ticket drin: {n}. Zählen</translation>
    </message>
    <message>
        <source>a minute</source>
        <translation>pro Minute</translation>
    </message>
</context>
<context>
    <name>GroupSheet</name>
    <message>
        <source>Admit</source>
        <translation>Einlassen</translation>
    </message>
    <message numerus="yes">
        <source>Admit %n</source>
        <translation>
            <numerusform>%n einlassen</numerusform>
            <numerusform>%n einlassen</numerusform>
        </translation>
    </message>
    <message>
        <source>Admit rest of order</source>
        <translation>Rest der Bestellung einlassen</translation>
    </message>
    <message numerus="yes">
        <source>Tick all (%n)</source>
        <translation>
            <numerusform>Alle ankreuzen (%n)</numerusform>
            <numerusform>Alle ankreuzen (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Tick none</source>
        <translation>Niemanden ankreuzen</translation>
    </message>
    <message numerus="yes">
        <source>Tick the %n valid</source>
        <translation>
            <numerusform>Die %n gültige ankreuzen</numerusform>
            <numerusform>Die %n gültigen ankreuzen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GuestBody</name>
    <message>
        <source>Add a note</source>
        <translation>Notiz hinzufügen</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Bought by</source>
        <translation>Gekauft von</translation>
    </message>
    <message>
        <source>Change the note</source>
        <translation>Notiz ändern</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Event</translation>
    </message>
    <message>
        <source>Note…</source>
        <translation>Notiz&#xa0;…</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Bestellung</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Ticket</source>
        <translation>Ticket</translation>
    </message>
    <message>
        <source>Ticket id</source>
        <translation>Ticketnummer</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>alert on arrival</source>
        <translation>Hinweis bei Ankunft</translation>
    </message>
    <message>
        <source>{name}, {time}</source>
        <translation>{name}, {time}</translation>
    </message>
    <message>
        <source>{time}</source>
        <translation>{time}</translation>
    </message>
</context>
<context>
    <name>GuestListButton</name>
    <message>
        <source>The whole guest list</source>
        <translation>Die ganze Gästeliste</translation>
    </message>
    <message>
        <source>The whole guest list · F11</source>
        <translation>Die ganze Gästeliste · F11</translation>
    </message>
</context>
<context>
    <name>GuestListSheet</name>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>All · {n}</source>
        <translation>Alle · {n}</translation>
    </message>
    <message>
        <source>A–Z</source>
        <translation>A–Z</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Nach Namen</translation>
    </message>
    <message>
        <source>By order</source>
        <translation>Nach Bestellung</translation>
    </message>
    <message>
        <source>By ticket type</source>
        <translation>Nach Ticketart</translation>
    </message>
    <message>
        <source>Go to a letter</source>
        <translation>Zu einem Buchstaben springen</translation>
    </message>
    <message>
        <source>Guest list</source>
        <translation>Gästeliste</translation>
    </message>
    <message>
        <source>Inside</source>
        <translation>Drin</translation>
    </message>
    <message>
        <source>Last in first</source>
        <translation>Zuletzt gekommen zuerst</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Gegangen</translation>
    </message>
    <message>
        <source>Name, order or ticket id</source>
        <translation>Name, Bestellung oder Ticketnummer</translation>
    </message>
    <message>
        <source>No guest list is on this machine yet.</source>
        <translation>Auf diesem Gerät ist noch keine Gästeliste.</translation>
    </message>
    <message>
        <source>No type</source>
        <translation>Ohne Art</translation>
    </message>
    <message>
        <source>Nobody here. Choose “All”, or type something else.</source>
        <translation>Hier ist niemand. „Alle“ wählen oder etwas anderes eintippen.</translation>
    </message>
    <message>
        <source>Not arrived</source>
        <translation>Noch nicht da</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>Reading the list…</source>
        <translation>Die Liste wird gelesen&#xa0;…</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Sortieren</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Art</translation>
    </message>
</context>
<context>
    <name>GuestSheet</name>
    <message>
        <source>Admit</source>
        <translation>Einlassen</translation>
    </message>
    <message>
        <source>Let out</source>
        <translation>Rauslassen</translation>
    </message>
    <message>
        <source>Supervisor…</source>
        <translation>Leitung&#xa0;…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Undo admission</source>
        <translation>Einlass rückgängig</translation>
    </message>
</context>
<context>
    <name>HandScannerSheet</name>
    <message>
        <source>A code ends with</source>
        <translation>Ein Code endet mit</translation>
    </message>
    <message>
        <source>Arrived: {text}</source>
        <translation>Angekommen: {text}</translation>
    </message>
    <message>
        <source>As an American one</source>
        <translation>Wie ein amerikanischer</translation>
    </message>
    <message>
        <source>As it was learnt</source>
        <translation>Wie gelernt</translation>
    </message>
    <message>
        <source>As the scanner is set.</source>
        <translation>Wie am Scanner eingestellt.</translation>
    </message>
    <message>
        <source>As this computer</source>
        <translation>Wie dieser Computer</translation>
    </message>
    <message>
        <source>Code that tells how the scanner types</source>
        <translation>Code, der zeigt, wie der Scanner tippt</translation>
    </message>
    <message>
        <source>Hand scanner</source>
        <translation>Handscanner</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keiner</translation>
    </message>
    <message>
        <source>Now scan a ticket: what arrives is shown here, and nobody is checked in.</source>
        <translation>Jetzt ein Ticket lesen: was ankommt, steht hier; niemand wird eingecheckt.</translation>
    </message>
    <message>
        <source>Scan this code with the hand scanner. Kiosk finds out how it types, and corrects what this computer would make of it. Then scan a ticket to try: nobody is checked in from here.</source>
        <translation>Diesen Code mit dem Handscanner lesen. Kiosk findet heraus, wie er tippt, und berichtigt, was dieser Computer daraus machen würde. Dann zur Probe ein Ticket lesen: von hier wird niemand eingecheckt.</translation>
    </message>
    <message>
        <source>Serial scanner</source>
        <translation>Serieller Scanner</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>The one chosen before</source>
        <translation>Der bisher gewählte</translation>
    </message>
    <message>
        <source>The scanner types</source>
        <translation>Der Scanner tippt</translation>
    </message>
</context>
<context>
    <name>HandoverPresenter</name>
    <message>
        <source>something went wrong. Try another folder</source>
        <translation>etwas ging schief. Einen anderen Ordner versuchen</translation>
    </message>
</context>
<context>
    <name>HandoverSheet</name>
    <message>
        <source>Choose the folder for the file first.</source>
        <translation>Erst den Ordner für die Datei wählen.</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Folder for the file</source>
        <translation>Ordner für die Datei</translation>
    </message>
    <message>
        <source>Guest list, who is inside and what is not sent yet go into one encrypted file. Take it to the other machine and open it there: Manager, “Move to another computer”, “Take over a file…”.</source>
        <translation>Gästeliste, wer drin ist und was nicht gesendet ist: alles kommt in eine verschlüsselte Datei. Die Datei zum anderen Gerät bringen und dort öffnen: Verwaltung, „Computer wechseln“, „Datei übernehmen&#xa0;…“.</translation>
    </message>
    <message>
        <source>Move to another computer</source>
        <translation>Computer wechseln</translation>
    </message>
    <message>
        <source>No file was written: {reason}</source>
        <translation>Keine Datei geschrieben: {reason}</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Passwort</translation>
    </message>
    <message>
        <source>Passphrase, twice</source>
        <translation>Passwort, zweimal</translation>
    </message>
    <message>
        <source>Take over a file…</source>
        <translation>Datei übernehmen&#xa0;…</translation>
    </message>
    <message>
        <source>The file is written: {file}&#x2028;&#x2028;Tickets: {tickets} · records: {rows} · not sent yet: {unsent}&#x2028;&#x2028;The other machine sends what is not sent yet. Close Kiosk on this one.</source>
        <translation>Die Datei ist geschrieben: {file}&#x2028;&#x2028;Tickets: {tickets} · Aufzeichnungen: {rows} · nicht gesendet: {unsent}&#x2028;&#x2028;Was nicht gesendet ist, sendet das andere Gerät. Kiosk auf diesem hier schließen.</translation>
    </message>
    <message numerus="yes">
        <source>The passphrase needs %n characters or more.</source>
        <translation>
            <numerusform>Das Passwort braucht mindestens %n Zeichen.</numerusform>
            <numerusform>Das Passwort braucht mindestens %n Zeichen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The two passphrases are not the same.</source>
        <translation>Die beiden Passwörter sind nicht gleich.</translation>
    </message>
    <message>
        <source>Write the file</source>
        <translation>Datei schreiben</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>Wird geschrieben&#xa0;…</translation>
    </message>
</context>
<context>
    <name>HelpSheet</name>
    <message>
        <source>Amber triangle: ask a supervisor. F3 asks for their PIN.</source>
        <translation>Gelbes Dreieck: Leitung fragen. F3 fragt nach ihrer PIN.</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Pfeile</translation>
    </message>
    <message>
        <source>Blue arrow: the guest goes out.</source>
        <translation>Blauer Pfeil: Der Gast geht raus.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Green circle: the guest goes in. Read the white notice first, if there is one.</source>
        <translation>Grüner Kreis: Der Gast darf rein. Vorher den weißen Hinweis lesen, wenn einer da ist.</translation>
    </message>
    <message>
        <source>Grey rings: the same ticket was just read. One ticket, one person.</source>
        <translation>Graue Ringe: Dasselbe Ticket wurde gerade gelesen. Ein Ticket, eine Person.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Buchstaben</translation>
    </message>
    <message>
        <source>Red octagon: stop. The screen says why. F2 lets the lane go on.</source>
        <translation>Rotes Achteck: Stopp. Der Grund steht da. Mit F2 geht die Reihe weiter.</translation>
    </message>
    <message>
        <source>admit the rest, choose, or search</source>
        <translation>Rest einlassen, auswählen oder suchen</translation>
    </message>
    <message>
        <source>back</source>
        <translation>zurück</translation>
    </message>
    <message>
        <source>choose a guest</source>
        <translation>Gast wählen</translation>
    </message>
    <message>
        <source>count a person without a ticket</source>
        <translation>eine Person ohne Ticket zählen</translation>
    </message>
    <message>
        <source>manager</source>
        <translation>Verwaltung</translation>
    </message>
    <message>
        <source>open the guest; it never admits</source>
        <translation>Gast anzeigen; lässt nie ein</translation>
    </message>
    <message>
        <source>refresh the guest list</source>
        <translation>Gästeliste neu laden</translation>
    </message>
    <message>
        <source>search for a guest, not in a form</source>
        <translation>Gast suchen, nicht im Formular</translation>
    </message>
    <message>
        <source>step aside: the lane goes on</source>
        <translation>beiseite: Die Reihe geht weiter</translation>
    </message>
    <message>
        <source>supervisor: let in anyway, or without a ticket</source>
        <translation>Leitung: trotzdem einlassen, oder ohne Ticket</translation>
    </message>
    <message>
        <source>the whole guest list</source>
        <translation>die ganze Gästeliste</translation>
    </message>
    <message>
        <source>this help</source>
        <translation>diese Hilfe</translation>
    </message>
    <message>
        <source>undo the last admission</source>
        <translation>letzten Einlass zurücknehmen</translation>
    </message>
    <message>
        <source>what is not sent yet</source>
        <translation>was nicht gesendet ist</translation>
    </message>
    <message>
        <source>what needs attention</source>
        <translation>was zu klären ist</translation>
    </message>
    <message>
        <source>who is on duty</source>
        <translation>wer im Dienst ist</translation>
    </message>
</context>
<context>
    <name>HostSheet</name>
    <message>
        <source>Address of the service</source>
        <translation>Adresse des Ticketsystems</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Client ID</source>
        <translation>Client-ID</translation>
    </message>
    <message>
        <source>Client secret</source>
        <translation>Client-Secret</translation>
    </message>
    <message>
        <source>Enter the address of the service first: the host has it.</source>
        <translation>Erst die Adresse des Ticketsystems eingeben: Der Veranstalter hat sie.</translation>
    </message>
    <message>
        <source>Enter the client ID and the client secret first: the service shows both to the host.</source>
        <translation>Erst Client-ID und Client-Secret: Das Ticketsystem zeigt dem Veranstalter beide.</translation>
    </message>
    <message>
        <source>Enter the redirect address first: one that is registered at the service.</source>
        <translation>Erst die Redirect-Adresse eingeben: eine, die beim Ticketsystem eingetragen ist.</translation>
    </message>
    <message>
        <source>For one laptop in trusted hands. Its office keeps the client secret encrypted and apart from the door, but whoever has this laptop can get at the host’s account. For several doors, a machine of its own should hold the office.</source>
        <translation>Für einen einzigen Laptop in vertrauten Händen. Sein Büro hält das Client-Secret verschlüsselt und getrennt vom Eingang, aber wer diesen Laptop hat, kommt an das Konto des Veranstalters. Bei mehreren Eingängen gehört das Büro auf ein eigenes Gerät.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Redirect address, as registered at the service</source>
        <translation>Redirect-Adresse laut Ticketsystem</translation>
    </message>
    <message>
        <source>The host’s own laptop</source>
        <translation>Der Laptop des Veranstalters</translation>
    </message>
    <message>
        <source>https://…</source>
        <translation>https://…</translation>
    </message>
</context>
<context>
    <name>HubPresenter</name>
    <message>
        <source>Joining…</source>
        <translation>Wird verbunden&#xa0;…</translation>
    </message>
    <message>
        <source>Leaving…</source>
        <translation>Wird getrennt&#xa0;…</translation>
    </message>
    <message>
        <source>The hub has not answered yet. Look whether it runs, and whether this machine is in the same network. If you close this, scanning goes on.</source>
        <translation>Der Hub hat noch nicht geantwortet. Prüfen, ob er läuft und ob dieses Gerät im selben Netz ist. Auch nach dem Schließen geht das Scannen weiter.</translation>
    </message>
</context>
<context>
    <name>HubSheet</name>
    <message>
        <source>Join</source>
        <translation>Verbinden</translation>
    </message>
    <message>
        <source>Leave the hub…</source>
        <translation>Hub verlassen&#xa0;…</translation>
    </message>
    <message>
        <source>Other doors</source>
        <translation>Andere Eingänge</translation>
    </message>
    <message>
        <source>This code pairs a door with the office: Manager, “Sign in”.</source>
        <translation>Dieser Code koppelt einen Eingang mit dem Büro: Verwaltung, „Anmelden“.</translation>
    </message>
    <message>
        <source>This is not a hub’s code: the machine that runs the hub shows it.</source>
        <translation>Das ist kein Code eines Hubs: Das Gerät, auf dem der Hub läuft, zeigt ihn.</translation>
    </message>
    <message>
        <source>This link is not whole, or made for a newer Kiosk: copy all of it.</source>
        <translation>Dieser Link ist nicht vollständig oder für ein neueres Kiosk: ganz kopieren.</translation>
    </message>
</context>
<context>
    <name>IncidentsPresenter</name>
    <message>
        <source>Only a supervisor can resolve this.</source>
        <translation>Nur die Leitung kann das als geklärt ablegen.</translation>
    </message>
</context>
<context>
    <name>IncidentsSheet</name>
    <message>
        <source>Needs attention</source>
        <translation>Zu klären</translation>
    </message>
    <message>
        <source>Needs attention · {n}</source>
        <translation>Zu klären · {n}</translation>
    </message>
    <message>
        <source>Nothing needs attention.</source>
        <translation>Nichts zu klären.</translation>
    </message>
</context>
<context>
    <name>LastVerdictBar</name>
    <message>
        <source>NOT READY</source>
        <translation>NICHT BEREIT</translation>
    </message>
    <message>
        <source>Ready for the next guest</source>
        <translation>Bereit für den nächsten Gast</translation>
    </message>
</context>
<context>
    <name>LinkSheet</name>
    <message>
        <source>Another code was read: it is tried next.</source>
        <translation>Ein anderer Code wurde gelesen: Er wird als Nächstes versucht.</translation>
    </message>
    <message>
        <source>Hold the code up to the camera, or paste the link first.</source>
        <translation>Erst den Code vor die Kamera halten oder den Link einfügen.</translation>
    </message>
    <message>
        <source>Or paste the pairing link</source>
        <translation>Oder den Kopplungslink einfügen</translation>
    </message>
</context>
<context>
    <name>ManagerPresenter</name>
    <message numerus="yes">
        <source>%n check-in(s) not sent yet</source>
        <translation>
            <numerusform>%n Check-in nicht gesendet</numerusform>
            <numerusform>%n Check-ins nicht gesendet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n check-in(s) refused by the service</source>
        <translation>
            <numerusform>%n Check-in vom Ticketsystem abgelehnt</numerusform>
            <numerusform>%n Check-ins vom Ticketsystem abgelehnt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guest(s) still waiting aside</source>
        <translation>
            <numerusform>%n Gast wartet noch beiseite</numerusform>
            <numerusform>%n Gäste warten noch beiseite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) still need attention</source>
        <translation>
            <numerusform>%n Sache noch zu klären</numerusform>
            <numerusform>%n Sachen noch zu klären</numerusform>
        </translation>
    </message>
    <message>
        <source>All of it is kept on this machine, and is here again when Kiosk opens.</source>
        <translation>Alles bleibt auf diesem Gerät und ist wieder da, wenn Kiosk geöffnet wird.</translation>
    </message>
    <message>
        <source>Change this door</source>
        <translation>Eingang ändern</translation>
    </message>
    <message>
        <source>Changing this door needs a supervisor.</source>
        <translation>Diesen Eingang kann nur die Leitung ändern.</translation>
    </message>
    <message>
        <source>Check-ins are sent when Kiosk runs here again with a connection.</source>
        <translation>Check-ins werden gesendet, sobald Kiosk hier wieder mit Verbindung läuft.</translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>Trotzdem schließen</translation>
    </message>
    <message>
        <source>Keep it open</source>
        <translation>Offen lassen</translation>
    </message>
    <message>
        <source>Move to another computer</source>
        <translation>Computer wechseln</translation>
    </message>
    <message>
        <source>Only a supervisor can close Kiosk.</source>
        <translation>Nur die Leitung kann Kiosk schließen.</translation>
    </message>
    <message>
        <source>Only a supervisor can move this door to another computer.</source>
        <translation>Nur die Leitung kann den Eingang auf einen anderen Computer umziehen.</translation>
    </message>
    <message>
        <source>Only a supervisor can open the manager’s menu.</source>
        <translation>Nur die Leitung kann die Verwaltung öffnen.</translation>
    </message>
    <message>
        <source>Only a supervisor can sign this door in.</source>
        <translation>Nur die Leitung kann den Eingang anmelden.</translation>
    </message>
    <message>
        <source>Only a supervisor can try a staff ticket.</source>
        <translation>Nur die Leitung kann ein Personalticket prüfen.</translation>
    </message>
    <message>
        <source>Other doors…</source>
        <translation>Andere Eingänge&#xa0;…</translation>
    </message>
    <message>
        <source>Refresh the list now</source>
        <translation>Liste jetzt neu laden</translation>
    </message>
    <message>
        <source>Show what is not sent yet</source>
        <translation>Nicht Gesendetes zeigen</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>Anmelden</translation>
    </message>
    <message>
        <source>The file with the rules was damaged. Ask a supervisor about every guest. The manager’s menu stays closed until the host sets the rules again on this machine and Kiosk is restarted.</source>
        <translation>Die Datei mit den Regeln war beschädigt. Bei jedem Gast die Leitung fragen. Die Verwaltung bleibt zu, bis der Veranstalter die Regeln auf diesem Gerät neu setzt und Kiosk neu startet.</translation>
    </message>
    <message>
        <source>This door’s rules were lost</source>
        <translation>Die Regeln dieses Eingangs sind verloren</translation>
    </message>
</context>
<context>
    <name>ManagerSheet</name>
    <message>
        <source>Arrivals</source>
        <translation>Ankünfte</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>Choose the event</source>
        <translation>Event wählen</translation>
    </message>
    <message>
        <source>Close Kiosk</source>
        <translation>Kiosk schließen</translation>
    </message>
    <message>
        <source>Guest list</source>
        <translation>Gästeliste</translation>
    </message>
    <message>
        <source>Hand scanner</source>
        <translation>Handscanner</translation>
    </message>
    <message>
        <source>Is everything ready?</source>
        <translation>Ist alles bereit?</translation>
    </message>
    <message>
        <source>Let in without a ticket</source>
        <translation>Ohne Ticket einlassen</translation>
    </message>
    <message>
        <source>Manager</source>
        <translation>Verwaltung</translation>
    </message>
    <message>
        <source>Move to another computer</source>
        <translation>Computer wechseln</translation>
    </message>
    <message>
        <source>Needs attention</source>
        <translation>Zu klären</translation>
    </message>
    <message>
        <source>New discount code</source>
        <translation>Neuer Rabattcode</translation>
    </message>
    <message>
        <source>Not sent yet</source>
        <translation>Nicht gesendet</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>Anmelden</translation>
    </message>
    <message>
        <source>This door</source>
        <translation>Dieser Eingang</translation>
    </message>
</context>
<context>
    <name>NamesButton</name>
    <message>
        <source>Hide names</source>
        <translation>Namen verbergen</translation>
    </message>
    <message>
        <source>Show names</source>
        <translation>Namen zeigen</translation>
    </message>
</context>
<context>
    <name>NamesQuestion</name>
    <message>
        <source>Can guests see this screen?</source>
        <translation>Können Gäste diesen Bildschirm sehen?</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Then names can be cut to their first letters.</source>
        <translation>Dann können Namen auf ihre Anfangsbuchstaben gekürzt werden.</translation>
    </message>
    <message>
        <source>Yes: hide names</source>
        <translation>Ja: Namen verbergen</translation>
    </message>
</context>
<context>
    <name>NotOpenedWindow</name>
    <message>
        <source>Close Kiosk</source>
        <translation>Kiosk schließen</translation>
    </message>
    <message>
        <source>Do what it says here, then try again. If that does not help, restart this machine, start Kiosk again and call the host. Until then, let guests in at another door.</source>
        <translation>Tun, was hier steht, und noch einmal versuchen. Hilft das nicht, dieses Gerät neu starten, Kiosk noch einmal starten und den Veranstalter rufen. Gäste so lange an einem anderen Eingang einlassen.</translation>
    </message>
    <message>
        <source>Kiosk could not open this door again. Nobody can scan here now; nothing that was recorded is lost.</source>
        <translation>Kiosk konnte diesen Eingang nicht wieder öffnen. Hier wird jetzt nicht gescannt; nichts Erfasstes ist verloren.</translation>
    </message>
    <message>
        <source>Kiosk · this door is not open</source>
        <translation>Kiosk · dieser Eingang ist nicht geöffnet</translation>
    </message>
    <message>
        <source>This door is not open</source>
        <translation>Dieser Eingang ist nicht geöffnet</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
</context>
<context>
    <name>NotePresenter</name>
    <message>
        <source>A note was not saved</source>
        <translation>Eine Notiz wurde nicht gespeichert</translation>
    </message>
    <message>
        <source>Not saved: this machine cannot write it down. Try again.</source>
        <translation>Nicht gespeichert: Dieses Gerät kann es nicht festhalten. Noch einmal versuchen.</translation>
    </message>
    <message>
        <source>The note cannot be changed now</source>
        <translation>Die Notiz lässt sich gerade nicht ändern</translation>
    </message>
    <message>
        <source>The note on {name} was not saved</source>
        <translation>Die Notiz zu {name} wurde nicht gespeichert</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>What is noted cannot be read on this machine. Try again.</source>
        <translation>Was notiert ist, ist auf diesem Gerät nicht lesbar. Noch einmal versuchen.</translation>
    </message>
</context>
<context>
    <name>NoteSheet</name>
    <message>
        <source>Alert the door</source>
        <translation>Eingang hinweisen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>No alert</source>
        <translation>Kein Hinweis</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Note on a guest</source>
        <translation>Notiz zum Gast</translation>
    </message>
    <message>
        <source>Remove the note</source>
        <translation>Notiz löschen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>When this guest is let in</source>
        <translation>Wenn dieser Gast eingelassen wird</translation>
    </message>
    <message>
        <source>With an alert, the green screen shows the note and a sound is played.</source>
        <translation>Mit Hinweis zeigt der grüne Bildschirm die Notiz, und ein Ton erklingt.</translation>
    </message>
</context>
<context>
    <name>OffListSheet</name>
    <message>
        <source>For somebody who has no ticket. Search by name first.</source>
        <translation>Für Gäste ohne Ticket. Erst nach dem Namen suchen.</translation>
    </message>
    <message>
        <source>Let in</source>
        <translation>Einlassen</translation>
    </message>
    <message>
        <source>Let in without a ticket</source>
        <translation>Ohne Ticket einlassen</translation>
    </message>
    <message>
        <source>Name, if they give one</source>
        <translation>Name, falls genannt</translation>
    </message>
</context>
<context>
    <name>OfficePresenter</name>
    <message>
        <source>Kiosk pairs the door with it again, and reopens it by itself. Nothing recorded is lost, but take care of anybody waiting aside first.</source>
        <translation>Kiosk koppelt den Eingang wieder mit ihm und öffnet ihn von selbst neu. Nichts Erfasstes geht verloren, aber wer beiseite steht, kommt vorher dran.</translation>
    </message>
    <message>
        <source>Pair again</source>
        <translation>Neu koppeln</translation>
    </message>
    <message>
        <source>Pairing…</source>
        <translation>Wird gekoppelt&#xa0;…</translation>
    </message>
    <message>
        <source>Setting the office up…</source>
        <translation>Das Büro wird eingerichtet&#xa0;…</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>Anmelden</translation>
    </message>
    <message>
        <source>The office of this machine does not know this door any more.</source>
        <translation>Das Büro dieses Geräts kennt diesen Eingang nicht mehr.</translation>
    </message>
    <message>
        <source>The office of this machine has another certificate than before.</source>
        <translation>Das Büro dieses Geräts hat ein anderes Zertifikat als zuvor.</translation>
    </message>
</context>
<context>
    <name>OfficeSheet</name>
    <message>
        <source>Another office</source>
        <translation>Anderes Büro</translation>
    </message>
    <message>
        <source>Client ID</source>
        <translation>Client-ID</translation>
    </message>
    <message>
        <source>Client secret</source>
        <translation>Client-Secret</translation>
    </message>
    <message>
        <source>Enter the client ID and the client secret first: the service shows both to the host.</source>
        <translation>Erst Client-ID und Client-Secret: Das Ticketsystem zeigt dem Veranstalter beide.</translation>
    </message>
    <message>
        <source>Enter the redirect address first: one that is registered at the service.</source>
        <translation>Erst die Redirect-Adresse eingeben: eine, die beim Ticketsystem eingetragen ist.</translation>
    </message>
    <message>
        <source>Redirect address, as registered at the service</source>
        <translation>Redirect-Adresse laut Ticketsystem</translation>
    </message>
    <message>
        <source>Set this machine’s office up again</source>
        <translation>Das Büro dieses Geräts neu einrichten</translation>
    </message>
    <message>
        <source>Set up again</source>
        <translation>Neu einrichten</translation>
    </message>
    <message>
        <source>Type client ID and secret as the service shows them to the host, who then signs in. Kiosk reopens this door by itself. Nothing recorded is lost, but take care of anybody waiting aside first.</source>
        <translation>Client-ID und Secret eintippen, wie das Ticketsystem sie dem Veranstalter zeigt, der sich danach anmeldet. Kiosk öffnet diesen Eingang dann von selbst neu. Nichts Erfasstes geht verloren, aber wer beiseite steht, kommt vorher dran.</translation>
    </message>
</context>
<context>
    <name>OrdersPresenter</name>
    <message>
        <source>Close what is open first. Then F8 undoes the last admission.</source>
        <translation>Erst schließen, was offen ist. Dann nimmt F8 den letzten Einlass zurück.</translation>
    </message>
    <message>
        <source>Nobody was let in at this door this evening.</source>
        <translation>An diesem Eingang wurde heute Abend niemand eingelassen.</translation>
    </message>
</context>
<context>
    <name>OutboxEntrySheet</name>
    <message>
        <source>Give up</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Give up: why?</source>
        <translation>Aufgeben: warum?</translation>
    </message>
    <message>
        <source>Let in at {time} · {tried}</source>
        <translation>Eingelassen {time} · {tried}</translation>
    </message>
    <message>
        <source>Nothing to do: sent automatically when the connection is back.</source>
        <translation>Nichts zu tun: Wird automatisch gesendet, sobald die Verbindung wieder da ist.</translation>
    </message>
    <message>
        <source>Open guest</source>
        <translation>Gast anzeigen</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>Send again</source>
        <translation>Erneut senden</translation>
    </message>
    <message>
        <source>The guest is inside, and this door knows it. Ask the host about the ticket, then send it again or give up. If you give up, the service never learns that the guest came in.</source>
        <translation>Der Gast ist drin, und dieser Eingang weiß das. Beim Veranstalter nach dem Ticket fragen, dann erneut senden oder aufgeben. Beim Aufgeben erfährt das Ticketsystem nie, dass der Gast da war.</translation>
    </message>
    <message>
        <source>The service refuses several in the same way, so it is probably not this ticket. Kiosk tries again automatically. If the host says so, give it up here.</source>
        <translation>Das Ticketsystem lehnt mehrere gleich ab, es liegt also wohl nicht an diesem Ticket. Kiosk versucht es automatisch wieder. Sagt es der Veranstalter, hier aufgeben.</translation>
    </message>
    <message>
        <source>Waiting to be sent</source>
        <translation>Wartet aufs Senden</translation>
    </message>
</context>
<context>
    <name>OutboxPresenter</name>
    <message>
        <source>Only a supervisor can give up on this.</source>
        <translation>Nur die Leitung kann das aufgeben.</translation>
    </message>
</context>
<context>
    <name>OutboxSheet</name>
    <message>
        <source>Not sent yet</source>
        <translation>Nicht gesendet</translation>
    </message>
    <message>
        <source>Refused · {n}</source>
        <translation>Abgelehnt · {n}</translation>
    </message>
    <message>
        <source>Send now</source>
        <translation>Jetzt senden</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>Wird gesendet&#xa0;…</translation>
    </message>
    <message>
        <source>The service refuses these. The guests are inside. Open one to send it again or to give up.</source>
        <translation>Das Ticketsystem nimmt diese nicht an. Die Gäste sind drin. Einen Eintrag öffnen: erneut senden oder aufgeben.</translation>
    </message>
    <message>
        <source>The service took every check-in that was sent.</source>
        <translation>Das Ticketsystem hat jeden gesendeten Check-in angenommen.</translation>
    </message>
    <message>
        <source>Waiting · {n}</source>
        <translation>Wartet · {n}</translation>
    </message>
</context>
<context>
    <name>PairPresenter</name>
    <message>
        <source>Another office answers than the one this door is paired with.</source>
        <translation>Ein anderes Büro antwortet als das, mit dem dieser Eingang gekoppelt ist.</translation>
    </message>
    <message>
        <source>Looking for the office…</source>
        <translation>Das Büro wird gesucht&#xa0;…</translation>
    </message>
    <message>
        <source>Pairing…</source>
        <translation>Wird gekoppelt&#xa0;…</translation>
    </message>
    <message>
        <source>The office does not know this door any more.</source>
        <translation>Das Büro kennt diesen Eingang nicht mehr.</translation>
    </message>
    <message>
        <source>The office has not answered yet. Look whether it runs, and whether this machine is in the same network. If you close this, scanning goes on.</source>
        <translation>Das Büro hat noch nicht geantwortet. Nachsehen, ob es läuft und ob dieses Gerät im selben Netz ist. Wird dies geschlossen, geht das Scannen weiter.</translation>
    </message>
</context>
<context>
    <name>PairSheet</name>
    <message>
        <source>Enter the code of ten letters and digits first: the office’s page shows it.</source>
        <translation>Erst den Code aus zehn Buchstaben und Ziffern, wie die Seite des Büros ihn zeigt.</translation>
    </message>
    <message>
        <source>Enter the office’s address first, as its page shows it: a host and a port.</source>
        <translation>Erst die Adresse des Büros, wie seine Seite sie zeigt: ein Rechner und ein Port.</translation>
    </message>
    <message>
        <source>Hold the QR code of the office’s page up to this camera. The host makes one with “Pair a door”; each is good for one door, and for ten minutes.</source>
        <translation>Den QR-Code von der Seite des Büros vor diese Kamera halten. Der Veranstalter macht einen mit „Pair a door“; jeder gilt für einen Eingang und zehn Minuten lang.</translation>
    </message>
    <message>
        <source>Hold the QR code up to the camera, or scan it: the host makes one on the office’s page with “Pair a door”. Kiosk then reopens this door by itself. Nothing recorded is lost, but take care of anybody waiting aside first.</source>
        <translation>Den QR-Code vor die Kamera halten oder scannen: Der Veranstalter macht einen auf der Seite des Büros mit „Pair a door“. Danach öffnet Kiosk diesen Eingang von selbst neu. Nichts Erfasstes geht verloren, aber wer beiseite steht, kommt vorher dran.</translation>
    </message>
    <message>
        <source>Or type the office’s address</source>
        <translation>Oder die Adresse des Büros tippen</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Koppeln</translation>
    </message>
    <message>
        <source>Pair with the office</source>
        <translation>Mit dem Büro koppeln</translation>
    </message>
    <message>
        <source>Then this is not the office: nothing was sent. Look at its address once more.</source>
        <translation>Dann ist das nicht das Büro: Es wurde nichts gesendet. Die Adresse noch einmal ansehen.</translation>
    </message>
    <message>
        <source>They are the same</source>
        <translation>Beide gleich</translation>
    </message>
    <message>
        <source>They differ</source>
        <translation>Nicht gleich</translation>
    </message>
    <message>
        <source>This code links doors. Show it again once this door is open: Manager, “This door”.</source>
        <translation>Dieser Code verbindet Eingänge. Noch einmal zeigen, wenn dieser Eingang geöffnet ist: Verwaltung, „Dieser Eingang“.</translation>
    </message>
    <message>
        <source>This door is paired. Close this, and Kiosk reopens it.</source>
        <translation>Dieser Eingang ist gekoppelt. Dies schließen, dann öffnet Kiosk ihn neu.</translation>
    </message>
    <message>
        <source>This is not a pairing code: the host’s page shows it.</source>
        <translation>Das ist kein Kopplungscode: Die Seite des Veranstalters zeigt ihn.</translation>
    </message>
    <message>
        <source>This is not a pairing link: copy all of it from the office’s page.</source>
        <translation>Das ist kein Kopplungslink: Ihn ganz von der Seite des Büros kopieren.</translation>
    </message>
    <message>
        <source>This pairing code was made for a newer Kiosk: update this program.</source>
        <translation>Dieser Kopplungscode ist für ein neueres Kiosk: Dieses Programm aktualisieren.</translation>
    </message>
    <message>
        <source>Whoever answers at {address} shows this fingerprint. Compare it with the one on the office’s page: the code is sent only if they are the same.</source>
        <translation>Wer unter {address} antwortet, zeigt diesen Fingerabdruck. Mit dem auf der Seite des Büros vergleichen: Der Code wird nur gesendet, wenn beide gleich sind.</translation>
    </message>
    <message>
        <source>… and the code</source>
        <translation>… und den Code</translation>
    </message>
</context>
<context>
    <name>PassphraseSheet</name>
    <message>
        <source>Choose a passphrase</source>
        <translation>Passwort wählen</translation>
    </message>
    <message>
        <source>Close Kiosk</source>
        <translation>Kiosk schließen</translation>
    </message>
    <message>
        <source>First type the passphrase.</source>
        <translation>Erst das Passwort eingeben.</translation>
    </message>
    <message>
        <source>It locks what Kiosk keeps on this machine, and is asked for at every start. Write it down: without it nobody can open what is recorded here.</source>
        <translation>Es schützt, was Kiosk auf diesem Gerät speichert, und wird bei jedem Start verlangt. Am besten aufschreiben: Ohne das Passwort kommt niemand mehr an das, was hier gespeichert ist.</translation>
    </message>
    <message>
        <source>Open the door</source>
        <translation>Eingang öffnen</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Passwort</translation>
    </message>
    <message>
        <source>That is not the right passphrase. Try again.</source>
        <translation>Das ist nicht das richtige Passwort. Noch einmal versuchen.</translation>
    </message>
    <message numerus="yes">
        <source>The passphrase needs %n characters or more.</source>
        <translation>
            <numerusform>Das Passwort braucht mindestens %n Zeichen.</numerusform>
            <numerusform>Das Passwort braucht mindestens %n Zeichen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The same once more</source>
        <translation>Noch einmal dasselbe</translation>
    </message>
    <message>
        <source>The two passphrases are not the same.</source>
        <translation>Die beiden Passwörter sind nicht gleich.</translation>
    </message>
    <message>
        <source>This door is locked</source>
        <translation>Dieser Eingang ist gesperrt</translation>
    </message>
    <message>
        <source>Type the passphrase to open it. If you do not know it, ask the manager. Nothing that was recorded is lost.</source>
        <translation>Zum Öffnen das Passwort eingeben. Wer es nicht kennt, fragt die Leitung. Nichts Gespeichertes ist verloren.</translation>
    </message>
</context>
<context>
    <name>PassphraseWindow</name>
    <message>
        <source>Kiosk · passphrase</source>
        <translation>Kiosk · Passwort</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>Wird geöffnet&#xa0;…</translation>
    </message>
</context>
<context>
    <name>PicturesPresenter</name>
    <message numerus="yes">
        <source>%n codes in this picture: the one in the middle was read</source>
        <translation>
            <numerusform>%n Code in diesem Bild: der mittlere wurde gelesen</numerusform>
            <numerusform>%n Codes in diesem Bild: der mittlere wurde gelesen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more left out: drop them again</source>
        <translation>
            <numerusform>%n weiteres ausgelassen: erneut ablegen</numerusform>
            <numerusform>%n weitere ausgelassen: erneut ablegen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pictures read, {codes} with a code</source>
        <translation>
            <numerusform>%n Bild gelesen, {codes} mit Code</numerusform>
            <numerusform>%n Bilder gelesen, {codes} mit Code</numerusform>
        </translation>
    </message>
    <message>
        <source>No code in this picture</source>
        <translation>Kein Code in diesem Bild</translation>
    </message>
    <message>
        <source>Reading the picture</source>
        <translation>Bild wird gelesen</translation>
    </message>
    <message>
        <source>This file cannot be opened</source>
        <translation>Diese Datei lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>This is not a picture: drop a screenshot of the code</source>
        <translation>Das ist kein Bild: Bildschirmfoto des Codes ablegen</translation>
    </message>
    <message>
        <source>This picture is damaged: ask for it again</source>
        <translation>Dieses Bild ist beschädigt: noch einmal schicken lassen</translation>
    </message>
    <message>
        <source>This picture is too large: drop a screenshot of the code</source>
        <translation>Dieses Bild ist zu groß: Bildschirmfoto des Codes ablegen</translation>
    </message>
    <message>
        <source>This picture took too long to read</source>
        <translation>Dieses Bild zu lesen dauerte zu lange</translation>
    </message>
</context>
<context>
    <name>PinField</name>
    <message numerus="yes">
        <source>%n digit(s)</source>
        <translation>
            <numerusform>%n Ziffer</numerusform>
            <numerusform>%n Ziffern</numerusform>
        </translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>Supervisor’s PIN</source>
        <translation>PIN der Leitung</translation>
    </message>
</context>
<context>
    <name>PinPad</name>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Take off the last digit</source>
        <translation>Letzte Ziffer löschen</translation>
    </message>
</context>
<context>
    <name>PinSheet</name>
    <message numerus="yes">
        <source>A PIN has %n digits or more.</source>
        <translation>
            <numerusform>Eine PIN hat mindestens %n Ziffer.</numerusform>
            <numerusform>Eine PIN hat mindestens %n Ziffern.</numerusform>
        </translation>
    </message>
    <message>
        <source>Checking the PIN…</source>
        <translation>PIN wird geprüft&#xa0;…</translation>
    </message>
    <message>
        <source>Now the supervisor’s PIN.</source>
        <translation>Jetzt die PIN der Leitung.</translation>
    </message>
    <message>
        <source>The PIN can be tried again.</source>
        <translation>Die PIN kann wieder versucht werden.</translation>
    </message>
    <message>
        <source>{why} The next one can be tried in {time}.</source>
        <translation>{why} Nächster Versuch in {time}.</translation>
    </message>
</context>
<context>
    <name>ProbePresenter</name>
    <message>
        <source>Checking it in…</source>
        <translation>Wird eingecheckt&#xa0;…</translation>
    </message>
    <message>
        <source>Looking it up…</source>
        <translation>Wird nachgesehen&#xa0;…</translation>
    </message>
    <message>
        <source>Somebody came in or went out on this ticket at this door: take another.</source>
        <translation>Mit diesem Ticket ist an diesem Eingang schon jemand gekommen oder gegangen: ein anderes nehmen.</translation>
    </message>
    <message>
        <source>This did not work: a fault in the program. Try it once more.</source>
        <translation>Das ging nicht: ein Fehler im Programm. Noch einmal versuchen.</translation>
    </message>
    <message>
        <source>This door would not let it in: {why}. Take another ticket.</source>
        <translation>Dieser Eingang ließe es nicht ein: {why}. Ein anderes Ticket nehmen.</translation>
    </message>
</context>
<context>
    <name>ProbeSheet</name>
    <message>
        <source>Check it in</source>
        <translation>Einchecken</translation>
    </message>
    <message>
        <source>Hold a staff ticket up to the camera or the hand scanner: one that this door would let in, and that nobody used. It tells what the first guest will meet.</source>
        <translation>Ein Personalticket vor die Kamera oder den Handscanner halten: eines, das dieser Eingang einließe und das noch niemand benutzt hat. Es zeigt, was der erste Gast erleben wird.</translation>
    </message>
    <message>
        <source>Hold a ticket up, or type its code first.</source>
        <translation>Erst ein Ticket hinhalten oder seinen Code tippen.</translation>
    </message>
    <message>
        <source>Look it up</source>
        <translation>Nachsehen</translation>
    </message>
    <message>
        <source>Or type its code</source>
        <translation>Oder seinen Code tippen</translation>
    </message>
    <message>
        <source>This ticket is checked in at the service, for real and twice. Whoever it is for counts as inside there; nothing is recorded at this door.</source>
        <translation>Dieses Ticket wird beim Ticketsystem eingecheckt, wirklich und zweimal. Wem es gehört, gilt dort als drin; an diesem Eingang wird nichts erfasst.</translation>
    </message>
    <message>
        <source>Try a staff ticket</source>
        <translation>Personalticket prüfen</translation>
    </message>
</context>
<context>
    <name>ReadinessSheet</name>
    <message numerus="yes">
        <source>%n thing(s) should be mended before the doors open.</source>
        <translation>
            <numerusform>%n Punkt ist vor dem Einlass zu beheben.</numerusform>
            <numerusform>%n Punkte sind vor dem Einlass zu beheben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Erneut prüfen</translation>
    </message>
    <message>
        <source>Checking everything…</source>
        <translation>Alles wird geprüft&#xa0;…</translation>
    </message>
    <message>
        <source>Everything is ready.</source>
        <translation>Alles bereit.</translation>
    </message>
    <message>
        <source>Is everything ready?</source>
        <translation>Ist alles bereit?</translation>
    </message>
    <message>
        <source>Try a staff ticket</source>
        <translation>Personalticket prüfen</translation>
    </message>
</context>
<context>
    <name>ReadyPresenter</name>
    <message>
        <source>Camera, hand scanner and keyboard are ready</source>
        <translation>Kamera, Handscanner und Tastatur sind bereit</translation>
    </message>
    <message>
        <source>Hand scanner and keyboard are ready</source>
        <translation>Handscanner und Tastatur sind bereit</translation>
    </message>
    <message>
        <source>You can scan. Nothing is sent: this machine does not know the ticketing service.</source>
        <translation>Scannen geht. Gesendet wird nichts: Dieses Gerät kennt das Ticketsystem nicht.</translation>
    </message>
</context>
<context>
    <name>ReasonField</name>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
</context>
<context>
    <name>ReasonPicker</name>
    <message>
        <source>Or in your own words</source>
        <translation>Oder eigener Grund</translation>
    </message>
    <message>
        <source>Why, in your own words</source>
        <translation>Grund in eigenen Worten</translation>
    </message>
</context>
<context>
    <name>RecentScans</name>
    <message>
        <source>All scans</source>
        <translation>Alle Scans</translation>
    </message>
    <message>
        <source>Nothing scanned yet. Hold a ticket in front of the camera.</source>
        <translation>Noch nichts gescannt. Ein Ticket vor die Kamera halten.</translation>
    </message>
    <message>
        <source>Nothing scanned yet. Scan a ticket, or type its code or a name.</source>
        <translation>Noch nichts gescannt. Ein Ticket scannen, oder dessen Code oder einen Namen eintippen.</translation>
    </message>
    <message>
        <source>Recent scans</source>
        <translation>Letzte Scans</translation>
    </message>
</context>
<context>
    <name>RehearsalBar</name>
    <message>
        <source>REHEARSAL</source>
        <translation>PROBE</translation>
    </message>
    <message>
        <source>REHEARSAL · invented guests, nobody is really checked in</source>
        <translation>PROBE · erfundene Gäste, niemand wird wirklich eingecheckt</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message numerus="yes">
        <source>%n guest(s)</source>
        <translation>
            <numerusform>%n Gast</numerusform>
            <numerusform>%n Gäste</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter opens, arrow keys choose</source>
        <translation>Enter öffnet, Pfeiltasten wählen</translation>
    </message>
    <message>
        <source>Go on typing: a name, an e-mail, an order or a ticket id.</source>
        <translation>Weitertippen: Name, E-Mail, Bestellung oder Ticketnummer.</translation>
    </message>
    <message>
        <source>Let in without a ticket</source>
        <translation>Ohne Ticket einlassen</translation>
    </message>
    <message>
        <source>No guest</source>
        <translation>Kein Gast</translation>
    </message>
    <message>
        <source>Nobody found by “{query}”.
Try the e-mail, the order or the ticket id.</source>
        <translation>Niemand gefunden: „{query}“.
E-Mail, Bestellung oder Ticketnummer versuchen.</translation>
    </message>
    <message>
        <source>Refresh the guest list</source>
        <translation>Gästeliste neu laden</translation>
    </message>
    <message>
        <source>Refreshing the guest list…</source>
        <translation>Gästeliste wird geladen&#xa0;…</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Step aside</source>
        <translation>Beiseite</translation>
    </message>
    <message>
        <source>The guest list is not loaded yet.
Whoever you search for may be on it.</source>
        <translation>Die Gästeliste ist noch nicht geladen.
Wer gesucht wird, kann darauf stehen.</translation>
    </message>
    <message>
        <source>The search failed: this machine’s disk cannot be read.</source>
        <translation>Die Suche hat nicht geklappt: der Speicher dieses Geräts ist nicht lesbar.</translation>
    </message>
    <message>
        <source>Try again. If it fails again, tell the host.</source>
        <translation>Noch einmal versuchen. Klappt es wieder nicht, dem Veranstalter Bescheid geben.</translation>
    </message>
</context>
<context>
    <name>ScansSheet</name>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>All scans</source>
        <translation>Alle Scans</translation>
    </message>
    <message>
        <source>Let in</source>
        <translation>Eingelassen</translation>
    </message>
    <message>
        <source>Name, time, door, or who was on duty</source>
        <translation>Name, Uhrzeit, Eingang oder wer Dienst hatte</translation>
    </message>
    <message>
        <source>No scan found.</source>
        <translation>Kein Scan gefunden.</translation>
    </message>
    <message>
        <source>Not let in</source>
        <translation>Nicht eingelassen</translation>
    </message>
    <message>
        <source>Nothing scanned yet.</source>
        <translation>Noch nichts gescannt.</translation>
    </message>
</context>
<context>
    <name>ScreenPresenter</name>
    <message>
        <source>No event chosen</source>
        <translation>Kein Event gewählt</translation>
    </message>
    <message>
        <source>Recorded before the restart and not shown: {n}. See the recent scans</source>
        <translation>Vor dem Neustart erfasst und nicht gezeigt: {n}. Siehe letzte Scans</translation>
    </message>
</context>
<context>
    <name>SearchPresenter</name>
    <message>
        <source>More than one ticket has this code. Choosing one opens it.</source>
        <translation>Mehrere Tickets haben diesen Code. Antippen öffnet das Ticket.</translation>
    </message>
    <message>
        <source>Several were refused. Choose a guest for the supervisor.</source>
        <translation>Mehrere wurden abgewiesen. Einen Gast für die Leitung auswählen.</translation>
    </message>
    <message>
        <source>The guest list on this machine does not have this ticket, or cannot be read now.</source>
        <translation>Die Gästeliste auf diesem Gerät hat dieses Ticket nicht oder ist gerade nicht lesbar.</translation>
    </message>
    <message>
        <source>This guest cannot be shown</source>
        <translation>Gast lässt sich nicht anzeigen</translation>
    </message>
</context>
<context>
    <name>SettingsSheet</name>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>For where guests can see the screen: names are cut to their first letters.</source>
        <translation>Wenn Gäste den Bildschirm sehen: Von Namen bleiben nur die Anfangsbuchstaben.</translation>
    </message>
    <message>
        <source>Full screen, and a supervisor’s PIN to close it.</source>
        <translation>Ganzer Bildschirm; schließen nur mit PIN der Leitung.</translation>
    </message>
    <message>
        <source>Full screen. Nobody has a PIN here yet, so anybody can close it.</source>
        <translation>Ganzer Bildschirm. Noch hat hier niemand eine PIN, also kann jeder schließen.</translation>
    </message>
    <message>
        <source>Guests’ names</source>
        <translation>Namen der Gäste</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Verdeckt</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Kiosk mode</source>
        <translation>Kioskmodus</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Muted</source>
        <translation>Stumm</translation>
    </message>
    <message>
        <source>Now at {percent}.</source>
        <translation>Jetzt bei {percent}.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>On</source>
        <translation>An</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Show result for</source>
        <translation>Ergebnis zeigen für</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Sichtbar</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>The screen opens again in that language.</source>
        <translation>Der Bildschirm öffnet sich neu in dieser Sprache.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Times are told in {zone}, where it is {time} now. If that is wrong, tell the host.</source>
        <translation>Zeiten gelten in {zone}, dort ist es jetzt {time}. Stimmt das nicht, dem Veranstalter Bescheid geben.</translation>
    </message>
    <message>
        <source>{n} s</source>
        <comment>how long</comment>
        <translation>{n}&#xa0;s</translation>
    </message>
</context>
<context>
    <name>SettleSheet</name>
    <message>
        <source>Another reason</source>
        <translation>Anderer Grund</translation>
    </message>
    <message>
        <source>Needs attention</source>
        <translation>Zu klären</translation>
    </message>
    <message>
        <source>Open guest</source>
        <translation>Gast anzeigen</translation>
    </message>
    <message>
        <source>Resolve</source>
        <translation>Geklärt</translation>
    </message>
    <message>
        <source>Resolve: why?</source>
        <translation>Geklärt: warum?</translation>
    </message>
    <message>
        <source>Ticket</source>
        <translation>Ticket</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>SignInPresenter</name>
    <message>
        <source>A rehearsal needs no sign-in: it has a ticketing service of its own.</source>
        <translation>Eine Probe braucht keine Anmeldung: Sie hat ihr eigenes Ticketsystem.</translation>
    </message>
    <message>
        <source>Asking the office…</source>
        <translation>Das Büro wird gefragt&#xa0;…</translation>
    </message>
    <message>
        <source>No address of the ticketing service is set on this machine, or its access token is damaged. Close Kiosk, and ask the host to set this machine up.</source>
        <translation>Auf diesem Gerät ist keine Adresse des Ticketsystems eingestellt, oder sein Zugangs-Token ist beschädigt. Kiosk schließen und den Veranstalter bitten, das Gerät einzurichten.</translation>
    </message>
    <message>
        <source>No address of the ticketing service is set on this machine, or its access token is damaged. Pair this door with the host’s office, or close Kiosk and ask the host to set this machine up.</source>
        <translation>Auf diesem Gerät ist keine Adresse des Ticketsystems eingestellt, oder sein Zugangs-Token ist beschädigt. Diesen Eingang mit dem Büro des Veranstalters koppeln, oder Kiosk schließen und den Veranstalter bitten, das Gerät einzurichten.</translation>
    </message>
    <message>
        <source>Pair again</source>
        <translation>Neu koppeln</translation>
    </message>
    <message>
        <source>Pair with an office</source>
        <translation>Mit einem Büro koppeln</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>Anmelden</translation>
    </message>
    <message>
        <source>Signed in. The token is of another account than the one before: from now on that account’s guest list counts. What the one before has not sent yet waits until it is signed in again.</source>
        <translation>Angemeldet. Das Zugangs-Token gehört zu einem anderen Konto als das vorige: Von jetzt an zählt dessen Gästeliste. Was das vorige noch nicht gesendet hat, wartet, bis es wieder angemeldet ist.</translation>
    </message>
    <message>
        <source>Signed in. What was not sent yet is sent now.</source>
        <translation>Angemeldet. Was noch nicht gesendet war, wird jetzt gesendet.</translation>
    </message>
    <message>
        <source>Signing in…</source>
        <translation>Anmelden&#xa0;…</translation>
    </message>
    <message>
        <source>The office is signed in.</source>
        <translation>Das Büro ist angemeldet.</translation>
    </message>
    <message>
        <source>This door gets its access tokens from the host’s office. Ask the host to sign in there; Kiosk goes on by itself.</source>
        <translation>Dieser Eingang bekommt seine Zugangs-Token vom Büro des Veranstalters. Den Veranstalter bitten, sich dort anzumelden; Kiosk macht von selbst weiter.</translation>
    </message>
    <message>
        <source>This is good until Kiosk is closed: another sign-in is set on this machine, and goes first at the next start. Tell the host.</source>
        <translation>Das gilt, bis Kiosk geschlossen wird: Auf diesem Gerät ist eine andere Anmeldung eingestellt, und beim nächsten Start geht diese vor. Dem Veranstalter Bescheid geben.</translation>
    </message>
    <message>
        <source>This machine’s keyring does not take the token: it is good until Kiosk is closed.</source>
        <translation>Der Schlüsselbund dieses Geräts nimmt das Zugangs-Token nicht: Es gilt, bis Kiosk geschlossen wird.</translation>
    </message>
</context>
<context>
    <name>SignInSheet</name>
    <message>
        <source>Access token</source>
        <translation>Zugangs-Token</translation>
    </message>
    <message>
        <source>Address of the service</source>
        <translation>Adresse des Ticketsystems</translation>
    </message>
    <message>
        <source>Ask the host for an access token, and paste it here whole. Scanning goes on meanwhile.</source>
        <translation>Den Veranstalter um ein Zugangs-Token bitten und es hier ganz einfügen. Das Scannen geht dabei weiter.</translation>
    </message>
    <message>
        <source>Enter the address of the service first: the host has it.</source>
        <translation>Erst die Adresse des Ticketsystems eingeben: Der Veranstalter hat sie.</translation>
    </message>
    <message>
        <source>Pair with an office</source>
        <translation>Mit einem Büro koppeln</translation>
    </message>
    <message>
        <source>Paste the access token first, all of it.</source>
        <translation>Erst das Zugangs-Token: ganz einfügen.</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>Anmelden</translation>
    </message>
    <message>
        <source>Sign in on this machine</source>
        <translation>Auf diesem Gerät anmelden</translation>
    </message>
    <message>
        <source>Whoever has the token can check guests in: it goes into this machine’s keyring and nowhere else. If the keyring does not take it, it is good until Kiosk is closed.</source>
        <translation>Wer das Token hat, kann Gäste einchecken: Es kommt in den Schlüsselbund dieses Geräts und nirgends sonst hin. Nimmt der Schlüsselbund es nicht, gilt es, bis Kiosk geschlossen wird.</translation>
    </message>
    <message>
        <source>https://…</source>
        <translation>https://…</translation>
    </message>
</context>
<context>
    <name>SigningInSheet</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>This did not work: a fault in the program. Try it once more.</source>
        <translation>Das ging nicht: ein Fehler im Programm. Noch einmal versuchen.</translation>
    </message>
</context>
<context>
    <name>Sounds</name>
    <message>
        <source>A part of the system that plays sound is missing.</source>
        <translation>Ein Teil des Systems, der Ton abspielt, fehlt.</translation>
    </message>
    <message>
        <source>No loudspeaker was found.</source>
        <translation>Kein Lautsprecher gefunden.</translation>
    </message>
    <message>
        <source>The loudspeaker cannot play the door’s sounds.</source>
        <translation>Der Lautsprecher kann die Töne nicht abspielen.</translation>
    </message>
    <message>
        <source>The loudspeaker does not answer.</source>
        <translation>Der Lautsprecher antwortet nicht.</translation>
    </message>
</context>
<context>
    <name>Sparkline</name>
    <message>
        <source>Arrivals of the last minutes: {counts}</source>
        <translation>Ankünfte der letzten Minuten: {counts}</translation>
    </message>
    <message>
        <source>Arrivals, minute by minute</source>
        <translation>Ankünfte, Minute für Minute</translation>
    </message>
</context>
<context>
    <name>StatusBar</name>
    <message>
        <source>This is an entry</source>
        <translation>Hier geht es hinein</translation>
    </message>
    <message>
        <source>This is an exit</source>
        <translation>Hier geht es hinaus</translation>
    </message>
</context>
<context>
    <name>StepAsidePresenter</name>
    <message>
        <source>Step aside: number {n}</source>
        <translation>Beiseite: Nummer {n}</translation>
    </message>
    <message>
        <source>Step aside: numbers {n}</source>
        <translation>Beiseite: Nummern {n}</translation>
    </message>
</context>
<context>
    <name>StepAsideSheet</name>
    <message>
        <source>Check again</source>
        <translation>Erneut prüfen</translation>
    </message>
    <message>
        <source>Done: left</source>
        <translation>Fertig: gegangen</translation>
    </message>
    <message>
        <source>Done: let in</source>
        <translation>Fertig: eingelassen</translation>
    </message>
    <message>
        <source>Open guest</source>
        <translation>Gast anzeigen</translation>
    </message>
    <message>
        <source>Step aside</source>
        <translation>Beiseite</translation>
    </message>
    <message>
        <source>Supervisor lets them in…</source>
        <translation>Leitung lässt ein&#xa0;…</translation>
    </message>
    <message>
        <source>Which ticket?</source>
        <translation>Welches Ticket?</translation>
    </message>
</context>
<context>
    <name>StepAsideStrip</name>
    <message>
        <source>Nobody waiting</source>
        <translation>Niemand wartet</translation>
    </message>
</context>
<context>
    <name>SupervisorSheet</name>
    <message>
        <source>Let in anyway</source>
        <translation>Trotzdem einlassen</translation>
    </message>
    <message>
        <source>Supervisor: {name}</source>
        <translation>Leitung: {name}</translation>
    </message>
    <message>
        <source>Undo admission</source>
        <translation>Einlass rückgängig</translation>
    </message>
</context>
<context>
    <name>SupervisorsSheet</name>
    <message>
        <source>A PIN is {least} to {most} digits.</source>
        <translation>Eine PIN hat {least} bis {most} Ziffern.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>First the name.</source>
        <translation>Zuerst den Namen eingeben.</translation>
    </message>
    <message>
        <source>Name, as it stands in every record</source>
        <translation>Name, wie er in allen Aufzeichnungen steht</translation>
    </message>
    <message>
        <source>New PIN, {least} to {most} digits</source>
        <translation>Neue PIN, {least} bis {most} Ziffern</translation>
    </message>
    <message>
        <source>Nobody yet. Without a PIN anybody can open the manager’s menu.</source>
        <translation>Noch niemand. Ohne PIN kann jeder die Verwaltung öffnen.</translation>
    </message>
    <message>
        <source>PIN set just now</source>
        <translation>PIN gerade eben gesetzt</translation>
    </message>
    <message>
        <source>Press Remove again: then nobody has a PIN, and anybody can open the manager’s menu.</source>
        <translation>Noch einmal auf „Entfernen“ tippen: Dann hat niemand mehr eine PIN, und jeder kann die Verwaltung öffnen.</translation>
    </message>
    <message>
        <source>Press Remove again: {name} has no PIN here then.</source>
        <translation>Noch einmal auf „Entfernen“ tippen: Dann hat {name} hier keine PIN mehr.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Wird gespeichert&#xa0;…</translation>
    </message>
    <message>
        <source>Set PIN</source>
        <translation>PIN setzen</translation>
    </message>
    <message>
        <source>Supervisors and PINs</source>
        <translation>Leitung und PINs</translation>
    </message>
    <message>
        <source>The same PIN again</source>
        <translation>Dieselbe PIN noch einmal</translation>
    </message>
    <message>
        <source>The two PINs are not the same.</source>
        <translation>Die beiden PINs sind nicht gleich.</translation>
    </message>
    <message>
        <source>Who has a PIN here</source>
        <translation>Wer hier eine PIN hat</translation>
    </message>
    <message>
        <source>has a PIN</source>
        <translation>hat eine PIN</translation>
    </message>
    <message>
        <source>the PIN is damaged: set it again</source>
        <translation>PIN beschädigt: neu setzen</translation>
    </message>
</context>
<context>
    <name>TakeOverPresenter</name>
    <message>
        <source>All files</source>
        <translation>Alle Dateien</translation>
    </message>
    <message>
        <source>Handover files</source>
        <translation>Übergabedateien</translation>
    </message>
    <message>
        <source>Something went wrong. Try again, or call the host.</source>
        <translation>Etwas ist schiefgegangen. Noch einmal versuchen oder den Veranstalter anrufen.</translation>
    </message>
    <message>
        <source>The handover file</source>
        <translation>Die Übergabedatei</translation>
    </message>
</context>
<context>
    <name>TakeOverSheet</name>
    <message numerus="yes">
        <source>%n check-in(s) not sent yet: this machine sends them.</source>
        <translation>
            <numerusform>%n Check-in ist noch nicht gesendet: Dieses Gerät sendet ihn.</numerusform>
            <numerusform>%n Check-ins sind noch nicht gesendet: Dieses Gerät sendet sie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ticket(s) let in by both machines: see what needs attention.</source>
        <translation>
            <numerusform>%n Ticket haben beide Geräte eingelassen: unter „Zu klären“ nachsehen.</numerusform>
            <numerusform>%n Tickets haben beide Geräte eingelassen: unter „Zu klären“ nachsehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Choose another file…</source>
        <translation>Andere Datei wählen&#xa0;…</translation>
    </message>
    <message>
        <source>Choose the file that the other machine wrote.</source>
        <translation>Die Datei wählen, die das andere Gerät geschrieben hat.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>First choose the file.</source>
        <translation>Zuerst die Datei wählen.</translation>
    </message>
    <message>
        <source>First the passphrase that was given when the file was written.</source>
        <translation>Zuerst das Passwort eingeben, mit dem die Datei geschrieben wurde.</translation>
    </message>
    <message>
        <source>From {door}, written {when}.&#x2028;&#x2028;Tickets: {tickets} · records: {rows} · not sent yet: {unsent}&#x2028;&#x2028;All of it is added to what this machine holds; nothing here is lost. Scanning may stop for a few seconds meanwhile.</source>
        <translation>Von {door}, geschrieben {when}.&#x2028;&#x2028;Tickets: {tickets} · Aufzeichnungen: {rows} · nicht gesendet: {unsent}&#x2028;&#x2028;Alles kommt zu dem dazu, was dieses Gerät schon hat; hier geht nichts verloren. Währenddessen kann das Scannen ein paar Sekunden stocken.</translation>
    </message>
    <message>
        <source>Handover files found here</source>
        <translation>Hier gefundene Übergabedateien</translation>
    </message>
    <message>
        <source>Let nobody scan at the other machine any more.</source>
        <translation>Am anderen Gerät darf niemand mehr scannen.</translation>
    </message>
    <message>
        <source>New here: {tickets} tickets, {rows} records.</source>
        <translation>Neu auf diesem Gerät: {tickets} Tickets, {rows} Aufzeichnungen.</translation>
    </message>
    <message>
        <source>None found. Plug the stick in and come back, or choose the file yourself.</source>
        <translation>Keine gefunden. Den Stick einstecken und noch einmal hierher kommen, oder die Datei selbst auswählen.</translation>
    </message>
    <message>
        <source>Open the door with it</source>
        <translation>Eingang damit öffnen</translation>
    </message>
    <message>
        <source>Passphrase of the file</source>
        <translation>Passwort der Datei</translation>
    </message>
    <message>
        <source>Read the file</source>
        <translation>Datei lesen</translation>
    </message>
    <message>
        <source>Reading the file…</source>
        <translation>Datei wird gelesen&#xa0;…</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Take over from another machine</source>
        <translation>Von einem anderen Gerät übernehmen</translation>
    </message>
    <message>
        <source>Taking over…</source>
        <translation>Wird übernommen&#xa0;…</translation>
    </message>
    <message>
        <source>The other machine worked with {address}, this one does not.</source>
        <translation>Das andere Gerät arbeitete mit {address}, dieses hier nicht.</translation>
    </message>
    <message>
        <source>The passphrase is wrong. Type it again.</source>
        <translation>Das Passwort ist falsch. Noch einmal eingeben.</translation>
    </message>
    <message>
        <source>This file is not for this door: it is of another account, or for another event. Nothing was changed. Choose that event here first, or ask the host.</source>
        <translation>Diese Datei ist nicht für diesen Eingang: Sie gehört zu einem anderen Konto oder einem anderen Event. Es wurde nichts geändert. Zuerst hier das Event wählen oder den Veranstalter fragen.</translation>
    </message>
    <message>
        <source>{door} is taken over.</source>
        <translation>{door} ist übernommen.</translation>
    </message>
</context>
<context>
    <name>ThisDoorPresenter</name>
    <message>
        <source>Saving…</source>
        <translation>Wird gespeichert&#xa0;…</translation>
    </message>
    <message>
        <source>Something went wrong. Look at what is set, and try again.</source>
        <translation>Etwas ist schiefgegangen. Prüfen, was eingestellt ist, und noch einmal versuchen.</translation>
    </message>
    <message>
        <source>Something went wrong. Look at who has a PIN, and try again.</source>
        <translation>Etwas ist schiefgegangen. Prüfen, wer eine PIN hat, und noch einmal versuchen.</translation>
    </message>
</context>
<context>
    <name>ThisDoorSheet</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Doors that share a hub know at once whom the others have let in.</source>
        <translation>Eingänge mit einem gemeinsamen Hub wissen sofort, wen die anderen eingelassen haben.</translation>
    </message>
    <message>
        <source>Enter the door’s name first, such as Door A.</source>
        <translation>Erst den Namen des Eingangs eingeben, etwa Eingang A.</translation>
    </message>
    <message>
        <source>In</source>
        <translation>Hinein</translation>
    </message>
    <message>
        <source>Its name, as it stands in every record</source>
        <translation>Sein Name, wie er in jedem Eintrag steht</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Other doors</source>
        <translation>Andere Eingänge</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Hinaus</translation>
    </message>
    <message>
        <source>PINs…</source>
        <translation>PINs&#xa0;…</translation>
    </message>
    <message>
        <source>People go</source>
        <translation>Gäste gehen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Share who is inside…</source>
        <translation>Teilen, wer drin ist&#xa0;…</translation>
    </message>
    <message>
        <source>This door</source>
        <translation>Dieser Eingang</translation>
    </message>
    <message>
        <source>Tick at least one kind of ticket: nobody could go in here.</source>
        <translation>Mindestens eine Ticketart ankreuzen: Sonst käme hier niemand hinein.</translation>
    </message>
    <message>
        <source>Tickets that go in here</source>
        <translation>Tickets, die hier hineinkommen</translation>
    </message>
    <message>
        <source>Without a type</source>
        <translation>Ohne Art</translation>
    </message>
    <message numerus="yes">
        <source>{n} ticket(s)</source>
        <translation>
            <numerusform>{n} Ticket</numerusform>
            <numerusform>{n} Tickets</numerusform>
        </translation>
    </message>
    <message>
        <source>“Out” records who leaves; nobody is let in at such a door.</source>
        <translation>„Hinaus“ hält fest, wer geht; dort wird niemand eingelassen.</translation>
    </message>
</context>
<context>
    <name>UnlockSheet</name>
    <message>
        <source>Supervisor’s PIN</source>
        <translation>PIN der Leitung</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Entsperren</translation>
    </message>
</context>
<context>
    <name>VolumeButton</name>
    <message>
        <source>Muted</source>
        <translation>Stumm</translation>
    </message>
    <message>
        <source>No loudspeaker</source>
        <translation>Kein Lautsprecher</translation>
    </message>
    <message>
        <source>No sound</source>
        <translation>Kein Ton</translation>
    </message>
    <message>
        <source>No sound: {reason}</source>
        <translation>Kein Ton: {reason}</translation>
    </message>
    <message>
        <source>Sound on, {percent} %</source>
        <translation>Ton an, {percent}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>action</name>
    <message>
        <source>Admit rest</source>
        <translation>Rest einlassen</translation>
    </message>
    <message>
        <source>Admit rest of order</source>
        <translation>Rest der Bestellung einlassen</translation>
    </message>
    <message>
        <source>Choose the event</source>
        <translation>Event wählen</translation>
    </message>
    <message>
        <source>Next event</source>
        <translation>Nächstes Event</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search by name</source>
        <translation>Nach Namen suchen</translation>
    </message>
    <message>
        <source>Show the list</source>
        <translation>Liste zeigen</translation>
    </message>
    <message>
        <source>Step aside</source>
        <translation>Beiseite</translation>
    </message>
    <message>
        <source>Supervisor…</source>
        <translation>Leitung&#xa0;…</translation>
    </message>
    <message>
        <source>Switch to the next event</source>
        <translation>Zum nächsten Event wechseln</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Which event?</source>
        <translation>Welches Event?</translation>
    </message>
    <message>
        <source>Which ticket?</source>
        <translation>Welches Ticket?</translation>
    </message>
</context>
<context>
    <name>aside</name>
    <message>
        <source>Code {end}</source>
        <translation>Code {end}</translation>
    </message>
    <message>
        <source>Needs attention · {n}</source>
        <translation>Zu klären · {n}</translation>
    </message>
    <message>
        <source>No name · {time}</source>
        <translation>Ohne Namen · {time}</translation>
    </message>
    <message>
        <source>Number {n} · waiting since {time}, {age}</source>
        <translation>Nummer {n} · wartet seit {time}, {age}</translation>
    </message>
    <message>
        <source>Step aside</source>
        <translation>Beiseite</translation>
    </message>
    <message>
        <source>Step aside · {n}</source>
        <translation>Beiseite · {n}</translation>
    </message>
    <message>
        <source>Step aside · {n} · +{more} more</source>
        <translation>Beiseite · {n} · +{more} weitere</translation>
    </message>
    <message>
        <source>Step aside · {n} · the oldest for {age}</source>
        <translation>Beiseite · {n} · längste Wartezeit {age}</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>eben erst</translation>
    </message>
    <message>
        <source>{reason} · {age}</source>
        <translation>{reason} · {age}</translation>
    </message>
</context>
<context>
    <name>awake</name>
    <message>
        <source>May go dark</source>
        <translation>Kann ausgehen</translation>
    </message>
    <message>
        <source>Stays on while the door is open</source>
        <translation>Bleibt an, solange der Eingang offen ist</translation>
    </message>
    <message>
        <source>This machine may go to sleep: the system does not let Kiosk keep it awake. Turn off the screen saver and sleeping in the system’s settings.</source>
        <translation>Dieses Gerät kann einschlafen: Das System lässt Kiosk es nicht wach halten. In den Systemeinstellungen Bildschirmschoner und Ruhezustand ausschalten.</translation>
    </message>
</context>
<context>
    <name>battery</name>
    <message>
        <source>Battery {n} %</source>
        <translation>Akku {n}&#xa0;%</translation>
    </message>
    <message>
        <source>Plug it in when there is time.</source>
        <translation>Netzteil anschließen, wenn Zeit ist.</translation>
    </message>
    <message>
        <source>Plug it in. If you cannot, move this door to another computer while there is time: the guest list, who is inside and what is not sent yet go with it.</source>
        <translation>Netzteil anschließen. Geht das nicht, den Eingang rechtzeitig auf einen anderen Computer umziehen: Gästeliste, wer drin ist und was nicht gesendet ist, gehen mit.</translation>
    </message>
    <message>
        <source>The screen is kept on while the door is open, which takes power.</source>
        <translation>Der Bildschirm bleibt an, solange der Eingang offen ist. Das braucht Strom.</translation>
    </message>
    <message>
        <source>This machine runs on its battery: {n} % are left, enough for about {age}.</source>
        <translation>Dieses Gerät läuft mit Akku: noch {n}&#xa0;%, reicht für etwa {age}.</translation>
    </message>
    <message>
        <source>This machine runs on its battery: {n} % are left.</source>
        <translation>Dieses Gerät läuft mit Akku: noch {n}&#xa0;%.</translation>
    </message>
    <message>
        <source>When it is empty, this door stops. What was scanned is safe on this machine.</source>
        <translation>Ist er leer, steht dieser Eingang still. Was gescannt ist, bleibt sicher gespeichert.</translation>
    </message>
    <message>
        <source>{n} %</source>
        <comment>battery</comment>
        <translation>{n}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>brief</name>
    <message>
        <source>Already in</source>
        <translation>Schon drin</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Nachfragen</translation>
    </message>
    <message>
        <source>Checked out by the service.</source>
        <translation>Vom Ticketsystem ausgecheckt.</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>Ausgang</translation>
    </message>
    <message>
        <source>Go in</source>
        <translation>Einlass</translation>
    </message>
    <message>
        <source>Just scanned</source>
        <translation>Gerade gescannt</translation>
    </message>
    <message>
        <source>No longer on the list.</source>
        <translation>Nicht mehr auf der Liste.</translation>
    </message>
    <message>
        <source>Not inside</source>
        <translation>Nicht drin</translation>
    </message>
    <message>
        <source>Not on the list</source>
        <translation>Nicht auf der Liste</translation>
    </message>
    <message>
        <source>Not valid</source>
        <translation>Nicht gültig</translation>
    </message>
    <message>
        <source>Not valid, the service says.</source>
        <translation>Laut Ticketsystem ungültig.</translation>
    </message>
    <message>
        <source>Other door</source>
        <translation>Anderer Eingang</translation>
    </message>
    <message>
        <source>Stopped by the host.</source>
        <translation>Vom Veranstalter gesperrt.</translation>
    </message>
    <message>
        <source>Their check-in went wrong.</source>
        <translation>Check-in fehlgeschlagen.</translation>
    </message>
    <message>
        <source>Their ticket does not match.</source>
        <translation>Das Ticket passt nicht.</translation>
    </message>
    <message>
        <source>This ticket was already in.</source>
        <translation>Dieses Ticket war schon drin.</translation>
    </message>
    <message>
        <source>Wrong day</source>
        <translation>Falscher Tag</translation>
    </message>
    <message>
        <source>Wrong event</source>
        <translation>Falsches Event</translation>
    </message>
    <message>
        <source>already in</source>
        <translation>schon drin</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>storniert</translation>
    </message>
    <message>
        <source>event is over</source>
        <translation>Event vorbei</translation>
    </message>
    <message>
        <source>event not known</source>
        <translation>Event unbekannt</translation>
    </message>
    <message>
        <source>goes in at {door}</source>
        <translation>Einlass bei {door}</translation>
    </message>
    <message>
        <source>house full</source>
        <translation>Haus voll</translation>
    </message>
    <message>
        <source>let in without a ticket</source>
        <translation>ohne Ticket eingelassen</translation>
    </message>
    <message>
        <source>list not loaded</source>
        <translation>Liste nicht geladen</translation>
    </message>
    <message>
        <source>no event chosen</source>
        <translation>kein Event gewählt</translation>
    </message>
    <message>
        <source>no further entry</source>
        <translation>kein weiterer Einlass</translation>
    </message>
    <message>
        <source>no longer on the list</source>
        <translation>nicht mehr auf der Liste</translation>
    </message>
    <message>
        <source>not approved</source>
        <translation>nicht freigegeben</translation>
    </message>
    <message>
        <source>not on the list</source>
        <translation>nicht auf der Liste</translation>
    </message>
    <message>
        <source>not paid</source>
        <translation>nicht bezahlt</translation>
    </message>
    <message>
        <source>on another account’s list</source>
        <translation>auf der Liste eines anderen Kontos</translation>
    </message>
    <message>
        <source>other day</source>
        <translation>anderer Tag</translation>
    </message>
    <message>
        <source>other door</source>
        <translation>anderer Eingang</translation>
    </message>
    <message>
        <source>other event</source>
        <translation>anderes Event</translation>
    </message>
    <message>
        <source>payment expired</source>
        <translation>Zahlung verfallen</translation>
    </message>
    <message>
        <source>payment failed</source>
        <translation>Zahlung gescheitert</translation>
    </message>
    <message>
        <source>payment not confirmed</source>
        <translation>Zahlung nicht bestätigt</translation>
    </message>
    <message>
        <source>records lost</source>
        <translation>Einträge verloren</translation>
    </message>
    <message>
        <source>rules lost</source>
        <translation>Regeln verloren</translation>
    </message>
    <message>
        <source>several tickets match</source>
        <translation>mehrere Tickets passen</translation>
    </message>
    <message>
        <source>sign-in not checked</source>
        <translation>Anmeldung nicht geprüft</translation>
    </message>
    <message>
        <source>stopped by the host</source>
        <translation>vom Veranstalter gesperrt</translation>
    </message>
    <message>
        <source>ticket not valid</source>
        <translation>Ticket nicht gültig</translation>
    </message>
    <message>
        <source>ticket type not known</source>
        <translation>Ticketart unbekannt</translation>
    </message>
    <message>
        <source>to be asked about</source>
        <translation>nachfragen</translation>
    </message>
</context>
<context>
    <name>camera</name>
    <message>
        <source>In use</source>
        <translation>In Gebrauch</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>Nicht angeschlossen</translation>
    </message>
    <message>
        <source>The first one found</source>
        <translation>Die erste gefundene</translation>
    </message>
    <message>
        <source>at {place}</source>
        <translation>an {place}</translation>
    </message>
</context>
<context>
    <name>capacity</name>
    <message>
        <source>Full</source>
        <translation>Voll</translation>
    </message>
    <message>
        <source>Full: {inside} inside</source>
        <translation>Voll: {inside} drin</translation>
    </message>
    <message>
        <source>Stop the queue, and ask the host. A supervisor can let a guest in with their PIN.</source>
        <translation>Die Schlange anhalten und den Veranstalter fragen. Die Leitung kann mit ihrer PIN einen Gast einlassen.</translation>
    </message>
    <message>
        <source>Tell the host now, before the queue has to be stopped.</source>
        <translation>Jetzt dem Veranstalter Bescheid geben, bevor die Schlange warten muss.</translation>
    </message>
    <message>
        <source>Valid tickets are shown as “House full” until somebody leaves.</source>
        <translation>Gültige Tickets zeigen „Haus voll“, bis jemand geht.</translation>
    </message>
    <message>
        <source>When the house is full, every guest is shown as “House full”: ask the host.</source>
        <translation>Ist das Haus voll, steht bei jedem Gast „Haus voll“: den Veranstalter fragen.</translation>
    </message>
    <message numerus="yes">
        <source>{inside} guest(s) are inside, {free} more may come in.</source>
        <translation>
            <numerusform>{inside} Gast ist drin, Platz für {free}.</numerusform>
            <numerusform>{inside} Gäste sind drin, noch Platz für {free}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{inside} guest(s) are inside; {capacity} may be.</source>
        <translation>
            <numerusform>{inside} Gast ist drin; erlaubt: {capacity}.</numerusform>
            <numerusform>{inside} Gäste sind drin; erlaubt: {capacity}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{inside} of {capacity} inside · {percent} %</source>
        <translation>{inside} von {capacity} drin · {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>{percent} % full</source>
        <translation>{percent}&#xa0;% voll</translation>
    </message>
</context>
<context>
    <name>certainty</name>
    <message>
        <source>Checked just now</source>
        <translation>Gerade geprüft</translation>
    </message>
    <message>
        <source>Checked on this machine</source>
        <translation>Auf diesem Gerät geprüft</translation>
    </message>
    <message>
        <source>Confirmed by the service</source>
        <translation>Vom Ticketsystem bestätigt</translation>
    </message>
    <message>
        <source>Confirmed with the other doors</source>
        <translation>Mit allen Eingängen abgeglichen</translation>
    </message>
    <message>
        <source>Saved on this machine</source>
        <translation>Auf diesem Gerät gespeichert</translation>
    </message>
    <message>
        <source>Saved on this machine, not sent yet</source>
        <translation>Auf diesem Gerät gespeichert, noch nicht gesendet</translation>
    </message>
    <message>
        <source>confirmed</source>
        <translation>bestätigt</translation>
    </message>
    <message>
        <source>confirmed with the other doors</source>
        <translation>mit Eingängen abgeglichen</translation>
    </message>
    <message>
        <source>list {age} old</source>
        <translation>Liste&#xa0;{age}&#xa0;alt</translation>
    </message>
    <message>
        <source>no list</source>
        <translation>keine Liste</translation>
    </message>
    <message>
        <source>not sent yet</source>
        <translation>noch nicht gesendet</translation>
    </message>
    <message>
        <source>saved here</source>
        <translation>hier gespeichert</translation>
    </message>
</context>
<context>
    <name>check</name>
    <message>
        <source>A repeated check-in</source>
        <translation>Ein wiederholter Check-in</translation>
    </message>
    <message>
        <source>Access to the data</source>
        <translation>Zugriff auf die Daten</translation>
    </message>
    <message>
        <source>Another account’s</source>
        <translation>Von einem anderen Konto</translation>
    </message>
    <message>
        <source>Ask the host to set this door’s rules again.</source>
        <translation>Den Veranstalter bitten, die Regeln dieses Eingangs neu zu setzen.</translation>
    </message>
    <message>
        <source>Ask the host to sign in again, and to allow all that Kiosk asks for: without it nobody is checked in.</source>
        <translation>Den Veranstalter bitten, sich neu anzumelden und alles zu erlauben, worum Kiosk bittet: Sonst wird niemand eingecheckt.</translation>
    </message>
    <message>
        <source>Ask the host to sign in with that account.</source>
        <translation>Den Veranstalter bitten, sich mit diesem Konto anzumelden.</translation>
    </message>
    <message>
        <source>Ask the host whether the user who is signed in may check guests in, or try another ticket.</source>
        <translation>Den Veranstalter fragen, ob der angemeldete Benutzer Gäste einchecken darf, oder ein anderes Ticket nehmen.</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>Check the Wi-Fi. The door works without it, and sends later.</source>
        <translation>WLAN prüfen. Der Eingang geht auch ohne und sendet später.</translation>
    </message>
    <message>
        <source>Check the Wi-Fi: guests would have to wait. The door works without it, and sends later.</source>
        <translation>WLAN prüfen: Gäste müssten warten. Der Eingang geht auch ohne und sendet später.</translation>
    </message>
    <message>
        <source>Check the connection: they are sent automatically when it is back.</source>
        <translation>Verbindung prüfen: Sie werden automatisch gesendet, sobald sie wieder da ist.</translation>
    </message>
    <message>
        <source>Choose the event, under Manager.</source>
        <translation>Unter Verwaltung das Event wählen.</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Uhr</translation>
    </message>
    <message>
        <source>Code readers</source>
        <translation>Code-Leser</translation>
    </message>
    <message>
        <source>Condition of the data</source>
        <translation>Zustand der Daten</translation>
    </message>
    <message>
        <source>Connection to the service</source>
        <translation>Verbindung zum Ticketsystem</translation>
    </message>
    <message>
        <source>Data on this machine</source>
        <translation>Daten auf diesem Gerät</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Encryption</source>
        <translation>Verschlüsselung</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Event</translation>
    </message>
    <message>
        <source>Free some space on this machine, or let Kiosk write in its folder, before the doors open.</source>
        <translation>Vor dem Einlass auf diesem Gerät Platz schaffen, oder Kiosk in seinen Ordner schreiben lassen.</translation>
    </message>
    <message>
        <source>Guest list</source>
        <translation>Gästeliste</translation>
    </message>
    <message>
        <source>Guests’ privacy</source>
        <translation>Datenschutz der Gäste</translation>
    </message>
    <message>
        <source>Hand scanner</source>
        <translation>Handscanner</translation>
    </message>
    <message>
        <source>How long an answer takes</source>
        <translation>Wie lange eine Antwort braucht</translation>
    </message>
    <message>
        <source>Key of the data</source>
        <translation>Schlüssel der Daten</translation>
    </message>
    <message>
        <source>Leave Kiosk open where it reaches the service.</source>
        <translation>Kiosk dort offen lassen, wo es das Ticketsystem erreicht.</translation>
    </message>
    <message>
        <source>Needs attention</source>
        <translation>Zu klären</translation>
    </message>
    <message>
        <source>Not sent yet</source>
        <translation>Nicht gesendet</translation>
    </message>
    <message>
        <source>Nothing to do: the others read nearly as much.</source>
        <translation>Nichts zu tun: Die anderen lesen fast genauso viel.</translation>
    </message>
    <message>
        <source>Office</source>
        <translation>Büro</translation>
    </message>
    <message>
        <source>Open Manager, Camera. A hand scanner or the keyboard works without it.</source>
        <translation>Verwaltung, Kamera öffnen. Handscanner oder Tastatur gehen auch ohne.</translation>
    </message>
    <message>
        <source>Open Manager, Hand scanner. The camera or the keyboard works without it.</source>
        <translation>Verwaltung, Handscanner öffnen. Kamera oder Tastatur gehen auch ohne.</translation>
    </message>
    <message>
        <source>Open Manager, Sign in, or ask the host to check the office. The door works without it for a while.</source>
        <translation>Unter Verwaltung, Anmelden nachsehen oder den Veranstalter bitten, nach dem Büro zu sehen. Der Eingang geht eine Weile auch ohne.</translation>
    </message>
    <message>
        <source>Open Manager, Sign in. The door works without it, and sends later.</source>
        <translation>Unter Verwaltung, Anmelden nachsehen. Der Eingang geht auch ohne und sendet später.</translation>
    </message>
    <message>
        <source>Other guest lists</source>
        <translation>Andere Gästelisten</translation>
    </message>
    <message>
        <source>Permission to check in</source>
        <translation>Erlaubnis zum Einchecken</translation>
    </message>
    <message>
        <source>Press F5 to refresh the list, and check the connection.</source>
        <translation>Liste mit F5 neu laden und Verbindung prüfen.</translation>
    </message>
    <message>
        <source>Press F6 to see them.</source>
        <translation>F6 drücken, dann stehen sie da.</translation>
    </message>
    <message>
        <source>Press F6, and resolve it once you know who is inside.</source>
        <translation>F6 drücken und als geklärt ablegen, sobald klar ist, wer drin ist.</translation>
    </message>
    <message>
        <source>Press F7 to see them.</source>
        <translation>F7 drücken, dann stehen sie da.</translation>
    </message>
    <message>
        <source>Records of this door</source>
        <translation>Einträge dieses Eingangs</translation>
    </message>
    <message>
        <source>Recovered data</source>
        <translation>Gerettete Daten</translation>
    </message>
    <message>
        <source>Refused by the service</source>
        <translation>Vom Ticketsystem abgelehnt</translation>
    </message>
    <message>
        <source>Rules of this door</source>
        <translation>Regeln des Eingangs</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Bildschirm</translation>
    </message>
    <message>
        <source>Set a PIN: Manager, “This door”, PINs.</source>
        <translation>Eine PIN setzen: Verwaltung, „Dieser Eingang“, PINs.</translation>
    </message>
    <message>
        <source>Set this machine’s clock, once the service is reached.</source>
        <translation>Uhr dieses Geräts stellen, sobald das Ticketsystem erreichbar ist.</translation>
    </message>
    <message>
        <source>Sign-in</source>
        <translation>Anmeldung</translation>
    </message>
    <message>
        <source>Start Kiosk again: it recovers what can be read.</source>
        <translation>Kiosk neu starten: Es rettet, was lesbar ist.</translation>
    </message>
    <message>
        <source>Supervisors’ PINs</source>
        <translation>PINs der Leitung</translation>
    </message>
    <message>
        <source>Tell the host before the doors open: most tickets would not go in here.</source>
        <translation>Vor dem Einlass dem Veranstalter Bescheid geben: Mit den meisten Tickets käme hier niemand hinein.</translation>
    </message>
    <message>
        <source>Tell the host. What could be read was recovered.</source>
        <translation>Dem Veranstalter Bescheid geben. Was lesbar war, ist gerettet.</translation>
    </message>
    <message>
        <source>Tell the host: guests’ names lie open on this disk.</source>
        <translation>Dem Veranstalter Bescheid geben: Namen der Gäste liegen hier offen auf dem Speicher.</translation>
    </message>
    <message>
        <source>Tell the host: others who use this machine get at this door’s data.</source>
        <translation>Dem Veranstalter Bescheid geben: Andere Benutzer dieses Geräts kommen an die Daten dieses Eingangs.</translation>
    </message>
    <message>
        <source>Tell the host: the door’s rules keep these guests out.</source>
        <translation>Dem Veranstalter Bescheid geben: Die Regeln dieses Eingangs lassen diese Gäste nicht ein.</translation>
    </message>
    <message>
        <source>Try it again with another ticket, and tell the service’s people.</source>
        <translation>Mit einem anderen Ticket noch einmal versuchen und dem Betreiber des Ticketsystems Bescheid sagen.</translation>
    </message>
    <message>
        <source>Types without entry</source>
        <translation>Ticketarten ohne Einlass</translation>
    </message>
    <message>
        <source>Unlock this machine’s keyring, then start Kiosk again.</source>
        <translation>Schlüsselbund dieses Geräts entsperren, dann Kiosk neu starten.</translation>
    </message>
    <message>
        <source>What the code holds</source>
        <translation>Was der Code enthält</translation>
    </message>
    <message>
        <source>What the sign-in may do</source>
        <translation>Was die Anmeldung darf</translation>
    </message>
    <message>
        <source>Who would be asked about</source>
        <translation>Wo nachzufragen wäre</translation>
    </message>
    <message>
        <source>Who would be refused</source>
        <translation>Wer abgewiesen würde</translation>
    </message>
    <message>
        <source>Who would go in</source>
        <translation>Wer eingelassen würde</translation>
    </message>
</context>
<context>
    <name>coaching</name>
    <message>
        <source>Closer</source>
        <translation>Näher heran</translation>
    </message>
    <message>
        <source>Further away</source>
        <translation>Weiter weg</translation>
    </message>
    <message>
        <source>Hold it flat, show all of it</source>
        <translation>Glatt halten, alles zeigen</translation>
    </message>
    <message>
        <source>Hold still</source>
        <translation>Stillhalten</translation>
    </message>
    <message>
        <source>Into the middle</source>
        <translation>In die Mitte</translation>
    </message>
    <message>
        <source>More light</source>
        <translation>Mehr Licht</translation>
    </message>
    <message>
        <source>Reading is stuck: use the hand scanner, or type</source>
        <translation>Lesen hängt: Handscanner oder Tastatur benutzen</translation>
    </message>
    <message>
        <source>The camera sees nothing: is it covered?</source>
        <translation>Die Kamera sieht nichts: ist sie verdeckt?</translation>
    </message>
    <message>
        <source>Tilt it a little: it glares</source>
        <translation>Etwas kippen: es spiegelt</translation>
    </message>
    <message>
        <source>Turn the brightness up</source>
        <translation>Bildschirm heller stellen</translation>
    </message>
</context>
<context>
    <name>event</name>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%n Event</numerusform>
            <numerusform>%n Events</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n event(s)</source>
        <translation>
            <numerusform>%n Event</numerusform>
            <numerusform>Alle %n Events</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter the event’s id first: the host has it.</source>
        <translation>Zuerst die ID des Events: Der Veranstalter hat sie.</translation>
    </message>
    <message>
        <source>For {event}</source>
        <translation>Für {event}</translation>
    </message>
    <message>
        <source>Next: today, {time}</source>
        <translation>Nächstes: heute, {time}</translation>
    </message>
    <message>
        <source>Next: {event}</source>
        <translation>Nächstes: {event}</translation>
    </message>
    <message>
        <source>Next: {when}</source>
        <translation>Nächstes: {when}</translation>
    </message>
    <message>
        <source>No date given</source>
        <translation>Ohne Datum</translation>
    </message>
    <message>
        <source>No event</source>
        <translation>Kein Event</translation>
    </message>
    <message>
        <source>No event on the list yet</source>
        <translation>Noch kein Event auf der Liste</translation>
    </message>
    <message>
        <source>No event’s id has such characters: type it by hand.</source>
        <translation>Solche Zeichen hat keine ID eines Events: von Hand eintippen.</translation>
    </message>
    <message>
        <source>No further event is on the guest list.</source>
        <translation>Kein weiteres Event auf der Gästeliste.</translation>
    </message>
    <message>
        <source>No tickets yet</source>
        <translation>Noch keine Tickets</translation>
    </message>
    <message>
        <source>No tickets yet: {id}</source>
        <translation>Noch keine Tickets: {id}</translation>
    </message>
    <message>
        <source>Not on the guest list</source>
        <translation>Nicht auf der Gästeliste</translation>
    </message>
    <message>
        <source>Over: {title}</source>
        <translation>Vorbei: {title}</translation>
    </message>
    <message>
        <source>Over: {title}, {day}</source>
        <translation>Vorbei: {title}, {day}</translation>
    </message>
    <message>
        <source>Over: {when}</source>
        <translation>Vorbei: {when}</translation>
    </message>
    <message>
        <source>This door’s events are over</source>
        <translation>Die Events dieses Eingangs sind vorbei</translation>
    </message>
    <message>
        <source>This is too long for an event’s id: {most} letters at most.</source>
        <translation>Das ist zu lang für die ID eines Events: höchstens {most} Zeichen.</translation>
    </message>
    <message>
        <source>Tickets for another event are stopped until then.</source>
        <translation>Tickets für ein anderes Event werden bis dahin gestoppt.</translation>
    </message>
    <message>
        <source>id {id}</source>
        <translation>ID {id}</translation>
    </message>
    <message numerus="yes">
        <source>{n} ticket(s)</source>
        <translation>
            <numerusform>{n} Ticket</numerusform>
            <numerusform>{n} Tickets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{title} · %n date(s)</source>
        <translation>
            <numerusform>{title} · %n Termin</numerusform>
            <numerusform>{title} · %n Termine</numerusform>
        </translation>
    </message>
    <message>
        <source>{title} · {day}</source>
        <translation>{title} · {day}</translation>
    </message>
    <message>
        <source>{title}, {start}</source>
        <translation>{title}, {start}</translation>
    </message>
    <message>
        <source>“{word}” is no event’s id: it means every event.</source>
        <translation>„{word}“ ist keine ID eines Events: Es bedeutet alle Events.</translation>
    </message>
</context>
<context>
    <name>evidence</name>
    <message>
        <source>Came in at {time} at {door}, read by {how}.</source>
        <translation>Eingelassen: {time}, {door}, gelesen per {how}.</translation>
    </message>
    <message>
        <source>Came in at {time} at {door}.</source>
        <translation>Eingelassen: {time}, {door}.</translation>
    </message>
    <message>
        <source>Came in at {time}.</source>
        <translation>Eingelassen: {time}.</translation>
    </message>
    <message>
        <source>Checked in at the service already, but not at this door.</source>
        <translation>Im Ticketsystem schon eingecheckt, aber nicht an diesem Eingang.</translation>
    </message>
    <message>
        <source>Left at {time}.</source>
        <translation>Gegangen: {time}.</translation>
    </message>
</context>
<context>
    <name>foot</name>
    <message>
        <source>inside</source>
        <translation>drin</translation>
    </message>
    <message>
        <source>inside of {n}</source>
        <translation>von {n} drin</translation>
    </message>
</context>
<context>
    <name>group</name>
    <message numerus="yes">
        <source>%n guest(s) of one order</source>
        <translation>
            <numerusform>%n Gast aus einer Bestellung</numerusform>
            <numerusform>%n Gäste aus einer Bestellung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {total} go in</source>
        <translation>
            <numerusform>%n von {total} darf rein</numerusform>
            <numerusform>%n von {total} dürfen rein</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {total} undone</source>
        <translation>
            <numerusform>%n von {total} zurückgenommen</numerusform>
            <numerusform>%n von {total} zurückgenommen</numerusform>
        </translation>
    </message>
    <message>
        <source>Going in: {names}</source>
        <translation>Rein: {names}</translation>
    </message>
    <message>
        <source>Undone: {names}</source>
        <translation>Zurückgenommen: {names}</translation>
    </message>
    <message numerus="yes">
        <source>and %n more like them</source>
        <translation>
            <numerusform>und %n weiterer</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} and %n more</source>
        <translation>
            <numerusform>{names} und %n weiterer</numerusform>
            <numerusform>{names} und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {why}</source>
        <translation>{name}: {why}</translation>
    </message>
    <message>
        <source>{name}: {word}</source>
        <translation>{name}: {word}</translation>
    </message>
    <message>
        <source>{notice} ({names})</source>
        <translation>{notice} ({names})</translation>
    </message>
</context>
<context>
    <name>guest</name>
    <message>
        <source>Guest not on the list</source>
        <translation>Gast nicht auf der Liste</translation>
    </message>
    <message>
        <source>No name on the ticket</source>
        <translation>Kein Name auf dem Ticket</translation>
    </message>
</context>
<context>
    <name>history</name>
    <message>
        <source>At {time} the service said that the ticket was in already, but not at this door.</source>
        <translation>{time}: Laut Ticketsystem schon drin, aber nicht an diesem Eingang.</translation>
    </message>
    <message>
        <source>Left at {time} at {door}.</source>
        <translation>Gegangen: {time}, {door}.</translation>
    </message>
    <message>
        <source>Undone at {time}, before anybody saw green.</source>
        <translation>Zurückgenommen: {time}, bevor jemand Grün sah.</translation>
    </message>
    <message>
        <source>Undone at {time}.</source>
        <translation>Zurückgenommen: {time}.</translation>
    </message>
    <message>
        <source>{what} Allowed by {name}.</source>
        <translation>{what} Erlaubt von {name}.</translation>
    </message>
    <message>
        <source>{what} Allowed by {name}: {why}</source>
        <translation>{what} Erlaubt von {name}: {why}</translation>
    </message>
    <message>
        <source>{what} On duty: {name}.</source>
        <translation>{what} Im Dienst: {name}.</translation>
    </message>
</context>
<context>
    <name>how</name>
    <message>
        <source>camera</source>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>command line</source>
        <translation>Kommandozeile</translation>
    </message>
    <message>
        <source>hand scanner</source>
        <translation>Handscanner</translation>
    </message>
    <message>
        <source>keyboard</source>
        <translation>Tastatur</translation>
    </message>
    <message>
        <source>name search</source>
        <translation>Namenssuche</translation>
    </message>
</context>
<context>
    <name>hub</name>
    <message numerus="yes">
        <source>%n record(s) of this door have not reached the others.</source>
        <translation>
            <numerusform>%n Eintrag dieses Eingangs ist noch nicht bei den anderen.</numerusform>
            <numerusform>%n Einträge dieses Eingangs sind noch nicht bei den anderen.</numerusform>
        </translation>
    </message>
    <message>
        <source>A ticket that comes in at one of them is then refused at every other.</source>
        <translation>Ein Ticket, das an einem davon hineinkommt, wird dann an jedem anderen abgewiesen.</translation>
    </message>
    <message>
        <source>A ticket that comes in here from then on may come in at another door again, and the other way round. What this door knows by now it keeps.</source>
        <translation>Ein Ticket, das danach hier hineinkommt, kann an einem anderen Eingang noch einmal hineinkommen, und umgekehrt. Was dieser Eingang bis jetzt weiß, behält er.</translation>
    </message>
    <message>
        <source>Change the hub</source>
        <translation>Hub wechseln</translation>
    </message>
    <message>
        <source>Do not join</source>
        <translation>Nicht verbinden</translation>
    </message>
    <message>
        <source>Doors together</source>
        <translation>Eingänge verbunden</translation>
    </message>
    <message>
        <source>Hold the hub’s QR code up to the camera, or scan it: the machine that runs the hub shows one for each door, good for ten minutes. Scanning goes on.</source>
        <translation>Den QR-Code des Hubs vor die Kamera halten oder scannen: Das Gerät, auf dem der Hub läuft, zeigt für jeden Eingang einen, der zehn Minuten gilt. Das Scannen geht weiter.</translation>
    </message>
    <message>
        <source>Hub</source>
        <translation>Hub</translation>
    </message>
    <message>
        <source>Hub away</source>
        <translation>Hub weg</translation>
    </message>
    <message>
        <source>Hub away · this door alone</source>
        <translation>Hub weg · Eingang allein</translation>
    </message>
    <message>
        <source>It does not answer now; Kiosk tries again by itself.</source>
        <translation>Er antwortet gerade nicht; Kiosk versucht es von selbst wieder.</translation>
    </message>
    <message>
        <source>It does not know this door any more: ask the host for a new code.</source>
        <translation>Er kennt diesen Eingang nicht mehr: den Veranstalter um einen neuen Code bitten.</translation>
    </message>
    <message>
        <source>It leaves the hub at {where}: it and the doors there do not know any more whom the other lets in.</source>
        <translation>Er verlässt den Hub unter {where}: Er und die Eingänge dort wissen nicht mehr, wen der andere einlässt.</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Verbinden</translation>
    </message>
    <message>
        <source>Join again</source>
        <translation>Neu verbinden</translation>
    </message>
    <message>
        <source>Leave the hub</source>
        <translation>Hub verlassen</translation>
    </message>
    <message>
        <source>Leave the hub at {where}?</source>
        <translation>Den Hub unter {where} verlassen?</translation>
    </message>
    <message>
        <source>Look at the network between the doors, and at the machine that runs the hub.</source>
        <translation>Das Netz zwischen den Eingängen prüfen und das Gerät, auf dem der Hub läuft.</translation>
    </message>
    <message>
        <source>Nothing is shared until an event is chosen: Manager, “Choose the event”.</source>
        <translation>Geteilt wird erst, wenn ein Event gewählt ist: Verwaltung, „Event wählen“.</translation>
    </message>
    <message>
        <source>Nothing to do.</source>
        <translation>Nichts zu tun.</translation>
    </message>
    <message>
        <source>Rules and PINs that the host gives the hub count here too.</source>
        <translation>Regeln und PINs, die der Veranstalter dem Hub gibt, gelten auch hier.</translation>
    </message>
    <message>
        <source>Scanning goes on, but a ticket that came in at another door may look new here.</source>
        <translation>Scannen geht weiter, aber ein Ticket, das an einem anderen Eingang schon drin ist, kann hier neu aussehen.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>The doors are together: each knows at once whom the others let in.</source>
        <translation>Die Eingänge sind verbunden: Jeder weiß sofort, wen die anderen einlassen.</translation>
    </message>
    <message>
        <source>The doors know at once whom the others have let in.</source>
        <translation>Jeder Eingang weiß sofort, wen die anderen eingelassen haben.</translation>
    </message>
    <message>
        <source>The hub cannot be reached: this door does not learn whom the others let in.</source>
        <translation>Der Hub ist nicht erreichbar: Dieser Eingang erfährt nicht, wen die anderen einlassen.</translation>
    </message>
    <message>
        <source>The hub of this door: {where}.</source>
        <translation>Der Hub dieses Eingangs: {where}.</translation>
    </message>
    <message>
        <source>The rules and supervisors’ PINs that came by the hub stay.</source>
        <translation>Die Regeln und die PINs der Leitung, die über den Hub kamen, bleiben.</translation>
    </message>
    <message>
        <source>The same ticket cannot come in twice, whichever door it is shown at.</source>
        <translation>Dasselbe Ticket kommt nicht zweimal rein, egal an welchem Eingang.</translation>
    </message>
    <message>
        <source>This door has joined the hub, which does not answer now. Kiosk goes on with it by itself.</source>
        <translation>Dieser Eingang ist beim Hub, der gerade nicht antwortet. Kiosk macht damit von selbst weiter.</translation>
    </message>
    <message>
        <source>This door has joined the hub.</source>
        <translation>Dieser Eingang ist mit dem Hub verbunden.</translation>
    </message>
    <message>
        <source>This door has joined this hub already. Join again only if the hub does not know it any more.</source>
        <translation>Dieser Eingang ist mit diesem Hub schon verbunden. Nur neu verbinden, wenn der Hub ihn nicht mehr kennt.</translation>
    </message>
    <message>
        <source>This door has left the hub. Scanning goes on by what this door knows itself.</source>
        <translation>Dieser Eingang hat den Hub verlassen. Das Scannen geht weiter mit dem, was dieser Eingang selbst weiß.</translation>
    </message>
    <message>
        <source>This door is alone. Doors that share a hub know at once whom the others have let in.</source>
        <translation>Dieser Eingang ist allein. Eingänge mit einem gemeinsamen Hub wissen sofort, wen die anderen eingelassen haben.</translation>
    </message>
    <message>
        <source>This door will share who is inside with the other doors of the hub at {where}.</source>
        <translation>Dieser Eingang teilt dann mit den anderen Eingängen des Hubs unter {where}, wer drin ist.</translation>
    </message>
    <message>
        <source>This door will share who is inside with the other doors of {event}, by the hub at {where}.</source>
        <translation>Dieser Eingang teilt dann über den Hub unter {where} mit den anderen Eingängen von {event}, wer drin ist.</translation>
    </message>
</context>
<context>
    <name>incident</name>
    <message numerus="yes">
        <source>%n record(s) are missing.</source>
        <translation>
            <numerusform>%n Eintrag fehlt.</numerusform>
            <numerusform>%n Einträge fehlen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were put back.</source>
        <translation>
            <numerusform>%n Eintrag wurde wiederhergestellt.</numerusform>
            <numerusform>%n Einträge wurden wiederhergestellt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ticket(s) are missing from the service’s list.</source>
        <translation>
            <numerusform>%n Ticket fehlt auf der Liste des Ticketsystems.</numerusform>
            <numerusform>%n Tickets fehlen auf der Liste des Ticketsystems.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ticket(s) have this code.</source>
        <translation>
            <numerusform>%n Ticket hat diesen Code.</numerusform>
            <numerusform>%n Tickets haben diesen Code.</numerusform>
        </translation>
    </message>
    <message>
        <source>Allowed by {name}.</source>
        <translation>Erlaubt von {name}.</translation>
    </message>
    <message>
        <source>Checked in there at {time}.</source>
        <translation>Check-in dort: {time}.</translation>
    </message>
    <message>
        <source>Compare the ticket with what the supervisor wrote down, and ask the host.</source>
        <translation>Das Ticket mit der Notiz der Leitung vergleichen und den Veranstalter fragen.</translation>
    </message>
    <message>
        <source>Data on this machine was lost, and put right.</source>
        <translation>Daten auf diesem Gerät gingen verloren und wurden wiederhergestellt.</translation>
    </message>
    <message>
        <source>Everybody inside has been counted</source>
        <translation>Alle drinnen wurden gezählt</translation>
    </message>
    <message>
        <source>Find the guest and ask to see the ticket. The supervisor decides whether they stay.</source>
        <translation>Den Gast suchen und das Ticket zeigen lassen. Die Leitung entscheidet, ob er bleibt.</translation>
    </message>
    <message>
        <source>Find the guest and bring them to the supervisor: the host does not want them inside.</source>
        <translation>Den Gast suchen und zur Leitung bringen: Der Veranstalter will ihn nicht drin haben.</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Zuerst</translation>
    </message>
    <message>
        <source>Guest found and gone</source>
        <translation>Gast gefunden und gegangen</translation>
    </message>
    <message>
        <source>Guest list</source>
        <translation>Gästeliste</translation>
    </message>
    <message>
        <source>Guest may stay</source>
        <translation>Gast darf bleiben</translation>
    </message>
    <message>
        <source>Guest without a ticket</source>
        <translation>Gast ohne Ticket</translation>
    </message>
    <message>
        <source>Had the guest checked out when our check-in arrived.</source>
        <translation>Hatte den Gast als gegangen, als unser Check-in kam.</translation>
    </message>
    <message>
        <source>Had the ticket as “{state}” when our check-in arrived.</source>
        <translation>Hatte das Ticket als „{state}“, als unser Check-in kam.</translation>
    </message>
    <message>
        <source>Had the ticket checked in already when our check-in arrived.</source>
        <translation>Hatte das Ticket schon eingecheckt, als unser Check-in kam.</translation>
    </message>
    <message>
        <source>Has had the guest checked out since.</source>
        <translation>Führt den Gast seitdem als gegangen.</translation>
    </message>
    <message>
        <source>Host knows</source>
        <translation>Veranstalter weiß Bescheid</translation>
    </message>
    <message>
        <source>Let in at {time} at {door}, read by {how}.</source>
        <translation>Eingelassen: {time}, {door}, gelesen per {how}.</translation>
    </message>
    <message>
        <source>Let in at {time} at {door}.</source>
        <translation>Eingelassen: {time}, {door}.</translation>
    </message>
    <message>
        <source>Let in at {time}.</source>
        <translation>Eingelassen: {time}.</translation>
    </message>
    <message>
        <source>List refreshed</source>
        <translation>Liste neu geladen</translation>
    </message>
    <message>
        <source>Many tickets vanished from the guest list at once.</source>
        <translation>Viele Tickets sind auf einmal von der Gästeliste verschwunden.</translation>
    </message>
    <message>
        <source>More may be missing: nobody knows how many.</source>
        <translation>Weitere können fehlen: wie viele, weiß niemand.</translation>
    </message>
    <message>
        <source>Nothing was taken off the list here, and scanning goes on. Ask the host whether so many tickets were cancelled, then refresh the list.</source>
        <translation>Hier bleibt die Liste, wie sie ist, und Scannen geht weiter. Den Veranstalter fragen, ob so viele Tickets storniert wurden, dann die Liste neu laden.</translation>
    </message>
    <message>
        <source>On duty: {name}.</source>
        <translation>Im Dienst: {name}.</translation>
    </message>
    <message>
        <source>Our own double scan</source>
        <translation>War unser eigener Doppelscan</translation>
    </message>
    <message>
        <source>Reason: {reason}</source>
        <translation>Grund: {reason}</translation>
    </message>
    <message>
        <source>Refused the check-in ({status}).</source>
        <translation>Hat den Check-in abgelehnt ({status}).</translation>
    </message>
    <message>
        <source>Refused the check-in ({status}): {said}</source>
        <translation>Hat den Check-in abgelehnt ({status}): {said}</translation>
    </message>
    <message>
        <source>Some records may be missing: nobody can tell without that copy.</source>
        <translation>Einträge können fehlen: Ohne diese Kopie weiß es niemand.</translation>
    </message>
    <message>
        <source>Some records of this door were lost.</source>
        <translation>Einträge dieses Eingangs gingen verloren.</translation>
    </message>
    <message>
        <source>Tell the host. While records are missing, Kiosk says ASK for each guest who would go in: resolve this once the supervisor knows who is inside. Refresh the list.</source>
        <translation>Dem Veranstalter sagen. Solange Einträge fehlen, fragt Kiosk bei jedem Einlass nach: als geklärt ablegen, sobald die Leitung weiß, wer drin ist. Die Liste neu laden.</translation>
    </message>
    <message>
        <source>The guest may stay. Kiosk checks them in again automatically; tell the host that the service checked them out.</source>
        <translation>Der Gast darf bleiben. Kiosk checkt ihn von selbst wieder ein; dem Veranstalter sagen, dass das Ticketsystem ihn ausgecheckt hat.</translation>
    </message>
    <message>
        <source>The host stopped this ticket.</source>
        <translation>Der Veranstalter hat dieses Ticket gesperrt.</translation>
    </message>
    <message>
        <source>The second copy of this door’s records is gone.</source>
        <translation>Die zweite Kopie der Einträge dieses Eingangs ist weg.</translation>
    </message>
    <message>
        <source>The service</source>
        <translation>Ticketsystem</translation>
    </message>
    <message>
        <source>The service refused this check-in.</source>
        <translation>Das Ticketsystem hat diesen Check-in abgelehnt.</translation>
    </message>
    <message>
        <source>The service says this ticket was already in.</source>
        <translation>Laut Ticketsystem schon drin.</translation>
    </message>
    <message>
        <source>The service took the check-in for an exit.</source>
        <translation>Das Ticketsystem hat den Check-in als Ausgang gewertet.</translation>
    </message>
    <message>
        <source>The ticket of a guest who was let in without one has turned up, and does not match.</source>
        <translation>Das Ticket eines ohne Ticket eingelassenen Gastes ist aufgetaucht und passt nicht.</translation>
    </message>
    <message>
        <source>The ticket was taken off the list after the guest went in. Ask the host; the supervisor decides.</source>
        <translation>Das Ticket kam von der Liste, als der Gast schon drin war. Den Veranstalter fragen; die Leitung entscheidet.</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>Danach</translation>
    </message>
    <message>
        <source>This door</source>
        <translation>Dieser Eingang</translation>
    </message>
    <message>
        <source>This door’s rules were lost.</source>
        <translation>Die Regeln dieses Eingangs sind verloren.</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>Dieses Gerät</translation>
    </message>
    <message>
        <source>This ticket is no longer on the guest list.</source>
        <translation>Dieses Ticket ist nicht mehr auf der Gästeliste.</translation>
    </message>
    <message>
        <source>This ticket is not valid any more.</source>
        <translation>Dieses Ticket ist nicht mehr gültig.</translation>
    </message>
    <message>
        <source>Two doors let somebody in on this ticket.</source>
        <translation>Zwei Eingänge haben jemanden mit diesem Ticket eingelassen.</translation>
    </message>
    <message>
        <source>Two people may be inside on one ticket. Find the guest, ask for a name and where the ticket came from, and let the supervisor decide who stays.</source>
        <translation>Mit einem Ticket sind vielleicht zwei Personen drin. Den Gast suchen, nach Namen und Herkunft des Tickets fragen; die Leitung entscheidet, wer bleibt.</translation>
    </message>
    <message>
        <source>Without a ticket</source>
        <translation>Ohne Ticket</translation>
    </message>
</context>
<context>
    <name>keyboard</name>
    <message>
        <source>American</source>
        <translation>amerikanisch</translation>
    </message>
    <message>
        <source>American (international)</source>
        <translation>amerikanisch (international)</translation>
    </message>
    <message>
        <source>Belgian</source>
        <translation>belgisch</translation>
    </message>
    <message>
        <source>Brazilian</source>
        <translation>brasilianisch</translation>
    </message>
    <message>
        <source>British</source>
        <translation>britisch</translation>
    </message>
    <message>
        <source>Czech</source>
        <translation>tschechisch</translation>
    </message>
    <message>
        <source>Danish</source>
        <translation>dänisch</translation>
    </message>
    <message>
        <source>French</source>
        <translation>französisch</translation>
    </message>
    <message>
        <source>German</source>
        <translation>deutsch</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>italienisch</translation>
    </message>
    <message>
        <source>Latin American</source>
        <translation>lateinamerikanisch</translation>
    </message>
    <message>
        <source>Norwegian</source>
        <translation>norwegisch</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>portugiesisch</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>spanisch</translation>
    </message>
    <message>
        <source>Swedish or Finnish</source>
        <translation>schwedisch oder finnisch</translation>
    </message>
    <message>
        <source>Swiss (French)</source>
        <translation>schweizerisch (französisch)</translation>
    </message>
    <message>
        <source>Swiss (German)</source>
        <translation>schweizerisch (deutsch)</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>türkisch</translation>
    </message>
</context>
<context>
    <name>link</name>
    <message>
        <source>Ask the host to sign this machine in again, soon.</source>
        <translation>Den Veranstalter bald bitten, dieses Gerät neu anzumelden.</translation>
    </message>
    <message>
        <source>Ask the host to sign this machine in again.</source>
        <translation>Den Veranstalter bitten, dieses Gerät neu anzumelden.</translation>
    </message>
    <message>
        <source>Ask the manager: this account may not be allowed to check guests in.</source>
        <translation>Die Leitung fragen: Vielleicht darf dieses Konto keine Gäste einchecken.</translation>
    </message>
    <message>
        <source>Carry on. Check the Wi-Fi when there is time.</source>
        <translation>Weitermachen. WLAN prüfen, wenn Zeit ist.</translation>
    </message>
    <message>
        <source>Carry on. If it stays like this, move closer to the Wi-Fi router.</source>
        <translation>Weitermachen. Bleibt es so, näher ans WLAN rücken.</translation>
    </message>
    <message>
        <source>Check the Wi-Fi.</source>
        <translation>WLAN prüfen.</translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation>Verbindet</translation>
    </message>
    <message>
        <source>Guests are checked in there while they stand at the door.</source>
        <translation>Gäste werden dort eingecheckt, noch während sie am Eingang stehen.</translation>
    </message>
    <message>
        <source>Guests are not kept waiting for it. Nothing is lost, it is sent a little later.</source>
        <translation>Gäste müssen nicht darauf warten. Nichts geht verloren, es wird etwas später gesendet.</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>Live</translation>
    </message>
    <message>
        <source>No ticket can be checked yet: there is no guest list on this machine.</source>
        <translation>Noch lässt sich kein Ticket prüfen: Auf diesem Gerät ist keine Gästeliste.</translation>
    </message>
    <message>
        <source>Nothing to do.</source>
        <translation>Nichts zu tun.</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>Offline</translation>
    </message>
    <message>
        <source>Offline · scanning goes on</source>
        <translation>Offline · Scannen geht weiter</translation>
    </message>
    <message>
        <source>Open a web browser on this machine and log in to the Wi-Fi.</source>
        <translation>Auf diesem Gerät den Browser öffnen und im WLAN anmelden.</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Abgelehnt</translation>
    </message>
    <message numerus="yes">
        <source>Scanning goes on and nothing is lost, but %n check-in(s) cannot be sent, and other doors do not learn of them.</source>
        <translation>
            <numerusform>Scannen geht weiter und nichts geht verloren, aber %n Check-in kann nicht gesendet werden, und andere Eingänge erfahren nicht davon.</numerusform>
            <numerusform>Scannen geht weiter und nichts geht verloren, aber %n Check-ins können nicht gesendet werden, und andere Eingänge erfahren nicht davon.</numerusform>
        </translation>
    </message>
    <message>
        <source>Scanning goes on with the list on this machine. Who is let in is kept here and sent later; until then other doors do not learn of it.</source>
        <translation>Scannen geht mit der Liste auf diesem Gerät weiter. Wer eingelassen wird, ist hier gespeichert und wird später gesendet; bis dahin erfahren andere Eingänge nichts davon.</translation>
    </message>
    <message>
        <source>Scanning goes on. Who is let in is kept on this machine and sent later.</source>
        <translation>Scannen geht weiter. Wer eingelassen wird, ist auf diesem Gerät gespeichert und wird später gesendet.</translation>
    </message>
    <message>
        <source>Scanning works. Who is let in is kept on this machine and sent later.</source>
        <translation>Scannen geht. Wer eingelassen wird, ist auf diesem Gerät gespeichert und wird später gesendet.</translation>
    </message>
    <message>
        <source>Service refuses</source>
        <translation>System lehnt ab</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>Anmelden</translation>
    </message>
    <message>
        <source>Sign-in needed</source>
        <translation>Anmeldung nötig</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>The Wi-Fi wants a login before it lets this machine through.</source>
        <translation>Das WLAN verlangt erst eine Anmeldung.</translation>
    </message>
    <message>
        <source>The ticketing service answers at once.</source>
        <translation>Das Ticketsystem antwortet sofort.</translation>
    </message>
    <message>
        <source>The ticketing service answers slowly.</source>
        <translation>Das Ticketsystem antwortet langsam.</translation>
    </message>
    <message>
        <source>The ticketing service answers, but does not take what this door sends.</source>
        <translation>Das Ticketsystem antwortet, nimmt aber nichts von diesem Eingang an.</translation>
    </message>
    <message>
        <source>The ticketing service cannot be reached.</source>
        <translation>Das Ticketsystem ist nicht erreichbar.</translation>
    </message>
    <message>
        <source>The ticketing service does not accept this machine’s sign-in any more.</source>
        <translation>Das Ticketsystem nimmt die Anmeldung dieses Geräts nicht mehr an.</translation>
    </message>
    <message>
        <source>The ticketing service has not answered yet.</source>
        <translation>Das Ticketsystem hat noch nicht geantwortet.</translation>
    </message>
    <message>
        <source>Wait a moment. If it stays like this, check the Wi-Fi.</source>
        <translation>Kurz warten. Bleibt es so, WLAN prüfen.</translation>
    </message>
    <message>
        <source>Wi-Fi login</source>
        <translation>WLAN-Login</translation>
    </message>
    <message>
        <source>Wi-Fi wants a login</source>
        <translation>WLAN-Login nötig</translation>
    </message>
</context>
<context>
    <name>list</name>
    <message>
        <source>Check the connection, then press “Refresh the list now”.</source>
        <translation>Verbindung prüfen, dann „Liste jetzt neu laden“ drücken.</translation>
    </message>
    <message>
        <source>Guests who are already on it are let in. For everybody else, ask a supervisor.</source>
        <translation>Wer schon darauf steht, kommt rein. Bei allen anderen die Leitung fragen.</translation>
    </message>
    <message>
        <source>Guests who bought a ticket since then are not on it; cancelled ones still are.</source>
        <translation>Wer seitdem gekauft hat, fehlt darauf; wer storniert hat, steht noch darauf.</translation>
    </message>
    <message>
        <source>List loading</source>
        <translation>Liste lädt</translation>
    </message>
    <message>
        <source>List not loaded</source>
        <translation>Liste nicht geladen</translation>
    </message>
    <message>
        <source>List {age} old</source>
        <translation>Liste {age} alt</translation>
    </message>
    <message>
        <source>No list</source>
        <translation>Keine Liste</translation>
    </message>
    <message>
        <source>No ticket can be checked: ask a supervisor about each one.</source>
        <translation>Kein Ticket lässt sich prüfen: bei jedem die Leitung fragen.</translation>
    </message>
    <message>
        <source>Nothing to do: it refreshes automatically.</source>
        <translation>Nichts zu tun: Sie wird automatisch neu geladen.</translation>
    </message>
    <message>
        <source>The guest list is still loading.</source>
        <translation>Die Gästeliste wird noch geladen.</translation>
    </message>
    <message>
        <source>The guest list on this machine is {age} old.</source>
        <translation>Die Gästeliste auf diesem Gerät ist {age} alt.</translation>
    </message>
    <message>
        <source>There is no guest list on this machine yet.</source>
        <translation>Auf diesem Gerät ist noch keine Gästeliste.</translation>
    </message>
    <message>
        <source>Tickets sold or cancelled after that are not known here yet.</source>
        <translation>Was danach verkauft oder storniert wurde, ist hier noch nicht bekannt.</translation>
    </message>
    <message>
        <source>Wait a moment: it goes on by itself.</source>
        <translation>Kurz warten; es geht von selbst weiter.</translation>
    </message>
</context>
<context>
    <name>message</name>
    <message>
        <source>A PIN is {least} to {most} digits.</source>
        <translation>Eine PIN hat {least} bis {most} Ziffern.</translation>
    </message>
    <message>
        <source>A name has {most} letters at most.</source>
        <translation>Ein Name hat höchstens {most} Zeichen.</translation>
    </message>
    <message>
        <source>Bad Gateway</source>
        <translation>Fehler im Zwischensystem</translation>
    </message>
    <message>
        <source>Bad Request</source>
        <translation>Anfrage fehlerhaft</translation>
    </message>
    <message>
        <source>Conflict</source>
        <translation>Konflikt</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>Speicherkontingent erschöpft</translation>
    </message>
    <message>
        <source>First choose a file.</source>
        <translation>Zuerst eine Datei wählen.</translation>
    </message>
    <message>
        <source>First the name.</source>
        <translation>Zuerst den Namen eingeben.</translation>
    </message>
    <message>
        <source>Forbidden</source>
        <translation>Nicht erlaubt</translation>
    </message>
    <message>
        <source>Gateway Timeout</source>
        <translation>Zwischensystem antwortet nicht</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>Lese- oder Schreibfehler</translation>
    </message>
    <message>
        <source>Internal Server Error</source>
        <translation>Fehler im Server</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>das ist ein Ordner</translation>
    </message>
    <message>
        <source>No connection to {host} came free in time.</source>
        <translation>Zu {host} wurde nicht rechtzeitig eine Verbindung frei.</translation>
    </message>
    <message>
        <source>No secure connection to {host} could be made.</source>
        <translation>Keine sichere Verbindung zu {host} möglich.</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>kein Platz mehr auf dem Datenträger</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>Datei oder Ordner nicht gefunden</translation>
    </message>
    <message>
        <source>Nobody of this name has a PIN here.</source>
        <translation>Unter diesem Namen hat hier niemand eine PIN.</translation>
    </message>
    <message>
        <source>Not Found</source>
        <translation>Nicht gefunden</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>nicht erlaubt</translation>
    </message>
    <message>
        <source>Others signed in again and again: it is not clear whose token it is.</source>
        <translation>Immer wieder meldete sich jemand anderes an: Es ist nicht klar, wessen Token es ist.</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>keine Berechtigung</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>der Datenträger ist schreibgeschützt</translation>
    </message>
    <message>
        <source>Request Timeout</source>
        <translation>Zeit überschritten</translation>
    </message>
    <message>
        <source>Service Unavailable</source>
        <translation>Dienst nicht verfügbar</translation>
    </message>
    <message>
        <source>Somebody else has this PIN: choose another one.</source>
        <translation>Diese PIN hat schon jemand anderes: eine andere wählen.</translation>
    </message>
    <message>
        <source>Somebody else signed in: the guest list is fetched again.</source>
        <translation>Jemand anderes hat sich angemeldet: Die Gästeliste wird neu geholt.</translation>
    </message>
    <message>
        <source>The access token holds characters that no token has: copy it again.</source>
        <translation>Das Zugangs-Token enthält falsche Zeichen: neu kopieren.</translation>
    </message>
    <message>
        <source>The answer is {page}, not the service&apos;s: sign in to the Wi-Fi, or check the service&apos;s address.</source>
        <translation>Die Antwort ist {page}, nicht vom Ticketsystem: im WLAN anmelden oder die Adresse des Ticketsystems prüfen.</translation>
    </message>
    <message>
        <source>The answer of {host} was damaged on its way.</source>
        <translation>Die Antwort von {host} wurde unterwegs beschädigt.</translation>
    </message>
    <message>
        <source>The answer reports an error.</source>
        <translation>Die Antwort meldet einen Fehler.</translation>
    </message>
    <message>
        <source>The answer sends us elsewhere{where}: sign in to the Wi-Fi, or check the service&apos;s address.</source>
        <translation>Die Antwort leitet weiter{where}: im WLAN anmelden oder die Adresse des Ticketsystems prüfen.</translation>
    </message>
    <message>
        <source>The certificate of {host} is not to be trusted: {why}.</source>
        <translation>Dem Zertifikat von {host} ist nicht zu trauen: {why}.</translation>
    </message>
    <message>
        <source>The certificates of this machine cannot be read: {why}.</source>
        <translation>Die Zertifikate dieses Geräts sind nicht lesbar: {why}.</translation>
    </message>
    <message>
        <source>The connection to the service was closed.</source>
        <translation>Die Verbindung zum Ticketsystem wurde geschlossen.</translation>
    </message>
    <message>
        <source>The connection to {host} broke before the answer was whole.</source>
        <translation>Die Verbindung zu {host} brach ab, bevor die Antwort ganz da war.</translation>
    </message>
    <message>
        <source>The guest list has no end.</source>
        <translation>Die Gästeliste hat kein Ende.</translation>
    </message>
    <message>
        <source>The id holds characters that cannot be sent.</source>
        <translation>Die Nummer enthält Zeichen, die sich nicht senden lassen.</translation>
    </message>
    <message>
        <source>The network wants a sign-in first: sign in to the Wi-Fi, or check the service&apos;s address.</source>
        <translation>Das Netz will erst eine Anmeldung: im WLAN anmelden oder die Adresse des Ticketsystems prüfen.</translation>
    </message>
    <message>
        <source>The network&apos;s proxy does not let us through to {host}.</source>
        <translation>Der Proxy im Netz lässt uns nicht zu {host} durch.</translation>
    </message>
    <message>
        <source>The path in the {whose}&apos;s address must be whole: no “//”, “.” or “..” in it.</source>
        <translation>Der Pfad in der Adresse des {whose} muss ganz sein: ohne „//“, „.“ oder „..“.</translation>
    </message>
    <message>
        <source>The port in the {whose}&apos;s address must be a number from 1 to 65535.</source>
        <translation>Der Port in der Adresse des {whose} muss eine Zahl von 1 bis 65535 sein.</translation>
    </message>
    <message>
        <source>The proxy that the environment names cannot be used.</source>
        <translation>Der eingestellte Proxy ist nicht nutzbar.</translation>
    </message>
    <message>
        <source>The request could not be sent to {host} in time.</source>
        <translation>Die Anfrage ging nicht rechtzeitig an {host}.</translation>
    </message>
    <message>
        <source>The request could not be written.</source>
        <translation>Die Anfrage ließ sich nicht schreiben.</translation>
    </message>
    <message>
        <source>The service answered {status}: {said}</source>
        <translation>Antwort {status}: {said}</translation>
    </message>
    <message>
        <source>The service does not accept the access token: sign in again.</source>
        <translation>Das Ticketsystem nimmt das Zugangs-Token nicht an: neu anmelden.</translation>
    </message>
    <message>
        <source>The service&apos;s address is not a web address.</source>
        <translation>Die Adresse des Ticketsystems ist keine Webadresse.</translation>
    </message>
    <message>
        <source>The service&apos;s address is of a kind that is not supported.</source>
        <translation>Diese Art Adresse des Ticketsystems geht hier nicht.</translation>
    </message>
    <message>
        <source>The {whose}&apos;s address holds a host name that cannot be.</source>
        <translation>In der Adresse des {whose} steht ein Rechnername, den es nicht geben kann.</translation>
    </message>
    <message>
        <source>The {whose}&apos;s address holds characters that no web address has.</source>
        <translation>In der Adresse des {whose} stehen Zeichen, die keine Webadresse hat.</translation>
    </message>
    <message>
        <source>The {whose}&apos;s address holds no host name.</source>
        <translation>In der Adresse des {whose} steht kein Rechnername.</translation>
    </message>
    <message>
        <source>The {whose}&apos;s address is missing.</source>
        <translation>Die Adresse des {whose} fehlt.</translation>
    </message>
    <message>
        <source>The {whose}&apos;s address is not a web address.</source>
        <translation>Die Adresse des {whose} ist keine Webadresse.</translation>
    </message>
    <message>
        <source>The {whose}&apos;s address must end before any “?” or “#”.</source>
        <translation>Die Adresse des {whose} muss vor einem „?“ oder „#“ enden.</translation>
    </message>
    <message>
        <source>The {whose}&apos;s address must not hold a user name or password.</source>
        <translation>In der Adresse des {whose} darf kein Benutzername und kein Passwort stehen.</translation>
    </message>
    <message>
        <source>The {whose}&apos;s address must start with https://, as in https://tickets.example.com.</source>
        <translation>Die Adresse des {whose} muss mit https:// beginnen, wie https://tickets.example.com.</translation>
    </message>
    <message>
        <source>The {whose}&apos;s address must start with https://; http:// is for this machine only.</source>
        <translation>Die Adresse des {whose} muss mit https:// beginnen; http:// gilt nur auf diesem Gerät.</translation>
    </message>
    <message>
        <source>This door’s rules were lost: the host has to set them again first.</source>
        <translation>Die Regeln dieses Eingangs sind verloren gegangen: Der Veranstalter muss sie zuerst neu setzen.</translation>
    </message>
    <message>
        <source>This is a pairing code, and no ticket: it pairs a door with the office.</source>
        <translation>Das ist ein Kopplungscode und kein Ticket: Er koppelt einen Eingang mit dem Büro.</translation>
    </message>
    <message>
        <source>This is not the service&apos;s answer, its status is {status}: sign in to the Wi-Fi, or check the service&apos;s address.</source>
        <translation>Das ist keine Antwort vom Ticketsystem (Status {status}): im WLAN anmelden oder die Adresse des Ticketsystems prüfen.</translation>
    </message>
    <message>
        <source>This is not the service&apos;s answer: it is larger than {most} bytes.</source>
        <translation>Das ist keine Antwort vom Ticketsystem: größer als {most} Bytes.</translation>
    </message>
    <message>
        <source>This is not the service&apos;s answer: it is packed as “{coding}”, unasked.</source>
        <translation>Das ist keine Antwort vom Ticketsystem: Sie ist ungefragt als „{coding}“ gepackt.</translation>
    </message>
    <message>
        <source>This is not the service&apos;s answer: {why}.</source>
        <translation>Das ist keine Antwort vom Ticketsystem: {why}.</translation>
    </message>
    <message>
        <source>This machine is not signed in. Ask the manager.</source>
        <translation>Dieses Gerät ist nicht angemeldet. Die Leitung fragen.</translation>
    </message>
    <message>
        <source>Too Many Requests</source>
        <translation>Zu viele Anfragen</translation>
    </message>
    <message>
        <source>Unauthorized</source>
        <translation>Nicht angemeldet</translation>
    </message>
    <message>
        <source>a damaged profile was set aside: {names}</source>
        <translation>ein beschädigtes Profil wurde zur Seite gelegt: {names}</translation>
    </message>
    <message>
        <source>a fault in the program</source>
        <translation>ein Fehler im Programm</translation>
    </message>
    <message>
        <source>a fault in the program ({kind})</source>
        <translation>ein Fehler im Programm ({kind})</translation>
    </message>
    <message>
        <source>a repeat checks the ticket out again: this service toggles, and the ticket is out now</source>
        <translation>eine Wiederholung checkt das Ticket wieder aus: Dieses Ticketsystem schaltet um, und das Ticket ist jetzt draußen</translation>
    </message>
    <message>
        <source>a repeat does not say that the ticket was in already: {previous}, then {state}</source>
        <translation>eine Wiederholung sagt nicht, dass das Ticket schon drin war: {previous}, dann {state}</translation>
    </message>
    <message>
        <source>a repeat says that the ticket was in already, as it should</source>
        <translation>eine Wiederholung sagt, dass das Ticket schon drin war, wie es sein soll</translation>
    </message>
    <message>
        <source>a web page</source>
        <translation>eine Webseite</translation>
    </message>
    <message>
        <source>a web page titled “{title}”</source>
        <translation>eine Webseite mit dem Titel „{title}“</translation>
    </message>
    <message>
        <source>accepted; the office renews it</source>
        <translation>angenommen; das Büro erneuert es</translation>
    </message>
    <message>
        <source>accepted; the service does not say for how long</source>
        <translation>angenommen; das Ticketsystem sagt nicht, für wie lange</translation>
    </message>
    <message>
        <source>agrees</source>
        <translation>stimmt</translation>
    </message>
    <message>
        <source>all are here</source>
        <translation>alle da</translation>
    </message>
    <message>
        <source>an office runs on this machine already: end it and try again, or pair this door with it instead</source>
        <translation>auf diesem Gerät läuft schon ein Büro: es beenden und es noch einmal versuchen, oder diesen Eingang mit ihm koppeln</translation>
    </message>
    <message>
        <source>another Kiosk is just opening the profile {folder}, and has not looked yet whether all is well: try again once it is open; nothing was changed</source>
        <translation>ein anderer Kiosk öffnet das Profil {folder} gerade und hat noch nicht geprüft, ob alles in Ordnung ist: noch einmal versuchen, wenn er offen ist; es wurde nichts geändert</translation>
    </message>
    <message>
        <source>another Kiosk is using the profile {folder}: close it, or do this there; nothing was changed</source>
        <translation>ein anderer Kiosk benutzt das Profil {folder}: ihn schließen oder dort weitermachen; es wurde nichts geändert</translation>
    </message>
    <message>
        <source>another hub answers there than the one of the code: ask the host for a new one</source>
        <translation>dort antwortet ein anderer Hub als der des Codes: den Veranstalter um einen neuen Code bitten</translation>
    </message>
    <message>
        <source>another hub is set on this machine, and goes first: ask the host to take it away</source>
        <translation>auf diesem Gerät ist ein anderer Hub eingestellt, und der geht vor: den Veranstalter bitten, ihn zu entfernen</translation>
    </message>
    <message>
        <source>another office runs on this machine: if it is that of a door which was just closed, it ends by itself within two minutes or so; else end it</source>
        <translation>auf diesem Gerät läuft ein anderes Büro: ist es das eines eben geschlossenen Eingangs, endet es in etwa zwei Minuten von selbst; sonst jenes beenden</translation>
    </message>
    <message>
        <source>another program keeps the profile locked: nothing was recorded. Try again</source>
        <translation>ein anderes Programm sperrt das Profil: nichts wurde erfasst. Noch einmal versuchen</translation>
    </message>
    <message>
        <source>another program uses {name}</source>
        <translation>ein anderes Programm benutzt {name}</translation>
    </message>
    <message>
        <source>another sign-in is set on this machine, and goes first: ask the host to take it away, then pair again</source>
        <translation>auf diesem Gerät ist eine andere Anmeldung eingestellt, und die geht vor: den Veranstalter bitten, sie zu entfernen, dann neu koppeln</translation>
    </message>
    <message>
        <source>answered in {amount} ms at most</source>
        <translation>beantwortet in höchstens {amount}&#xa0;ms</translation>
    </message>
    <message>
        <source>camera {number}</source>
        <translation>Kamera {number}</translation>
    </message>
    <message>
        <source>check again in a moment; if that does not help, unplug the camera and plug it in again</source>
        <translation>gleich noch einmal prüfen; hilft das nicht, die Kamera ausstecken und wieder einstecken</translation>
    </message>
    <message>
        <source>compare this machine&apos;s clock with a telephone&apos;s</source>
        <translation>die Uhr dieses Geräts mit der eines Telefons vergleichen</translation>
    </message>
    <message>
        <source>dismissed: {why}</source>
        <translation>verworfen: {why}</translation>
    </message>
    <message>
        <source>every event on the list ({amount})</source>
        <translation>jedes Event der Liste ({amount})</translation>
    </message>
    <message>
        <source>every page is sound</source>
        <translation>alle Seiten sind in Ordnung</translation>
    </message>
    <message>
        <source>everything is sent</source>
        <translation>alles gesendet</translation>
    </message>
    <message>
        <source>for the application {name}, scope {scopes}</source>
        <translation>für die Anwendung {name}, Berechtigung {scopes}</translation>
    </message>
    <message>
        <source>good for another {age}</source>
        <translation>noch {age} gültig</translation>
    </message>
    <message>
        <source>guests are forgotten in the next quiet hour of the door</source>
        <translation>Gäste werden in der nächsten ruhigen Stunde gelöscht</translation>
    </message>
    <message>
        <source>guests are held until somebody purges them</source>
        <translation>Gäste bleiben gespeichert, bis jemand sie löscht</translation>
    </message>
    <message>
        <source>guests should have been forgotten {age} ago</source>
        <translation>Gäste hätten gelöscht werden sollen, überfällig: {age}</translation>
    </message>
    <message>
        <source>have the office show a new code, and pair this door again: Manager, “Sign in”</source>
        <translation>das Büro einen neuen Code zeigen lassen und diesen Eingang neu koppeln: Verwaltung, „Anmelden“</translation>
    </message>
    <message>
        <source>it brings a token that is not a bearer token</source>
        <translation>sie bringt ein Token der falschen Art</translation>
    </message>
    <message>
        <source>it brings no access token</source>
        <translation>sie bringt kein Zugangs-Token</translation>
    </message>
    <message>
        <source>it brings no policy</source>
        <translation>sie bringt keine Regeln</translation>
    </message>
    <message>
        <source>it does not say whose token it brings</source>
        <translation>sie sagt nicht, wessen Token sie bringt</translation>
    </message>
    <message>
        <source>it ended without a word</source>
        <translation>es endete ohne ein Wort</translation>
    </message>
    <message>
        <source>it holds more than {most} values</source>
        <translation>sie enthält mehr als {most} Werte</translation>
    </message>
    <message>
        <source>it holds no listings</source>
        <translation>sie enthält keine Angebote</translation>
    </message>
    <message>
        <source>it holds no {what}</source>
        <translation>es fehlt: {what}</translation>
    </message>
    <message>
        <source>it is a page of more than {most} entries</source>
        <translation>sie ist eine Seite mit mehr als {most} Einträgen</translation>
    </message>
    <message>
        <source>it is not JSON</source>
        <translation>sie ist kein JSON</translation>
    </message>
    <message>
        <source>it is not a JSON object</source>
        <translation>sie ist kein JSON-Objekt</translation>
    </message>
    <message>
        <source>it is not a page of the guest list</source>
        <translation>sie ist keine Seite der Gästeliste</translation>
    </message>
    <message>
        <source>it is not known which service the office&apos;s tokens are for, and nobody gets them: pair this door again</source>
        <translation>für welches Ticketsystem die Token des Büros sind, ist unbekannt, und niemand bekommt sie: diesen Eingang neu koppeln</translation>
    </message>
    <message>
        <source>it is not token information</source>
        <translation>sie sagt nichts über das Token</translation>
    </message>
    <message>
        <source>it names an event that cannot be</source>
        <translation>sie nennt ein Event, das es nicht geben kann</translation>
    </message>
    <message>
        <source>it names no address of the service</source>
        <translation>sie nennt keine Adresse des Ticketsystems</translation>
    </message>
    <message>
        <source>it names no direction</source>
        <translation>sie nennt keine Richtung</translation>
    </message>
    <message>
        <source>it names no events</source>
        <translation>sie nennt keine Events</translation>
    </message>
    <message>
        <source>it names no user id</source>
        <translation>sie nennt keine Benutzernummer</translation>
    </message>
    <message>
        <source>it opens</source>
        <translation>lassen sich öffnen</translation>
    </message>
    <message>
        <source>it pairs no door</source>
        <translation>sie koppelt keinen Eingang</translation>
    </message>
    <message>
        <source>its certificate in {folder} is lost or damaged</source>
        <translation>sein Zertifikat in {folder} ist verloren oder beschädigt</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>keine Antwort</translation>
    </message>
    <message>
        <source>no answer in time</source>
        <translation>keine rechtzeitige Antwort</translation>
    </message>
    <message>
        <source>no answer within {amount} s</source>
        <translation>keine Antwort in {amount}&#xa0;s</translation>
    </message>
    <message>
        <source>no camera is connected: plug one in</source>
        <translation>keine Kamera angeschlossen: eine anschließen</translation>
    </message>
    <message>
        <source>no connection</source>
        <translation>keine Verbindung</translation>
    </message>
    <message>
        <source>no guests are held</source>
        <translation>es sind keine Gäste gespeichert</translation>
    </message>
    <message>
        <source>no hub can be at {server}: ask the host for a new code</source>
        <translation>unter {server} kann kein Hub sein: den Veranstalter um einen neuen Code bitten</translation>
    </message>
    <message>
        <source>no sign-in that is waited for here belongs to this address: open the service&apos;s page again, and paste the address that the browser ends on then</source>
        <translation>zu dieser Adresse gehört keine Anmeldung, auf die hier gewartet wird: die Seite des Ticketsystems noch einmal öffnen und die Adresse einfügen, auf der der Browser dann endet</translation>
    </message>
    <message>
        <source>no ticket held is for {names}</source>
        <translation>kein geladenes Ticket gilt für {names}</translation>
    </message>
    <message>
        <source>nobody came back from the service&apos;s page in time: open it again</source>
        <translation>von der Seite des Ticketsystems kam rechtzeitig niemand zurück: sie noch einmal öffnen</translation>
    </message>
    <message>
        <source>nobody has a PIN: nobody can override, and the manager&apos;s menu opens for everybody; set one there, under “This door”</source>
        <translation>niemand hat eine PIN: Ausnahmen sind nicht möglich, und die Verwaltung öffnet sich für alle; dort unter „Dieser Eingang“ eine setzen</translation>
    </message>
    <message>
        <source>nobody knows whether it was created: look at the service before you try again ({why})</source>
        <translation>niemand weiß, ob er angelegt wurde: vor einem neuen Versuch im Ticketsystem nachsehen ({why})</translation>
    </message>
    <message>
        <source>none is chosen, and no ticket held tells of one</source>
        <translation>keines ist gewählt, und kein geladenes Ticket nennt eines</translation>
    </message>
    <message>
        <source>none of {amount} is chosen: every ticket is referred to a supervisor</source>
        <translation>keines von {amount} ist gewählt: Jedes Ticket muss die Leitung entscheiden</translation>
    </message>
    <message>
        <source>not asked about</source>
        <translation>nicht abgefragt</translation>
    </message>
    <message>
        <source>not asked: {why}</source>
        <translation>nicht gefragt: {why}</translation>
    </message>
    <message>
        <source>not compared with the service&apos;s</source>
        <translation>nicht mit dem Ticketsystem verglichen</translation>
    </message>
    <message>
        <source>not compared: the service does not say its time</source>
        <translation>nicht verglichen: Das Ticketsystem nennt seine Uhrzeit nicht</translation>
    </message>
    <message>
        <source>not signed in at the office: {why}</source>
        <translation>im Büro nicht angemeldet: {why}</translation>
    </message>
    <message>
        <source>nothing is written yet; it will be encrypted</source>
        <translation>noch nichts geschrieben; es wird verschlüsselt</translation>
    </message>
    <message>
        <source>office</source>
        <translation>Büros</translation>
    </message>
    <message>
        <source>office unreachable: nobody answers at {address}</source>
        <translation>Büro nicht erreichbar: Unter {address} antwortet niemand</translation>
    </message>
    <message>
        <source>office unreachable: what {address} answers is no office&apos;s; this Wi-Fi may want a sign-in</source>
        <translation>Büro nicht erreichbar: Was {address} antwortet, kommt von keinem Büro; vielleicht verlangt dieses WLAN eine Anmeldung</translation>
    </message>
    <message>
        <source>office unreachable: {address} answers with status {status}</source>
        <translation>Büro nicht erreichbar: {address} antwortet mit Status {status}</translation>
    </message>
    <message>
        <source>office unreachable: {address} did not answer in time; if the code was used meanwhile, ask for a new one</source>
        <translation>Büro nicht erreichbar: {address} hat nicht rechtzeitig geantwortet; wurde der Code dabei verbraucht, einen neuen zeigen lassen</translation>
    </message>
    <message>
        <source>open the door, and pair it again with the office of this machine: Manager, “Sign in”</source>
        <translation>den Eingang öffnen und ihn neu mit dem Büro dieses Geräts koppeln: Verwaltung, „Anmelden“</translation>
    </message>
    <message>
        <source>other users of this machine may change {names}</source>
        <translation>andere Benutzer dieses Geräts dürfen {names} ändern</translation>
    </message>
    <message>
        <source>paired with {address}, which cannot renew the access token: {why}</source>
        <translation>gekoppelt mit {address}, das das Zugangs-Token nicht erneuern kann: {why}</translation>
    </message>
    <message>
        <source>paired with {address}, which is signed in</source>
        <translation>gekoppelt mit {address}, dort angemeldet</translation>
    </message>
    <message>
        <source>paired with {address}, which is signed in and has nothing to renew the access token with</source>
        <translation>gekoppelt mit {address}, dort angemeldet, aber ohne etwas, das das Zugangs-Token erneuert</translation>
    </message>
    <message>
        <source>paired with {address}, which is signed in; the access token has {age} left</source>
        <translation>gekoppelt mit {address}, dort angemeldet; das Zugangs-Token gilt noch {age}</translation>
    </message>
    <message>
        <source>picture {name}</source>
        <translation>Bild {name}</translation>
    </message>
    <message>
        <source>port {port} of this machine is not free: end the program that has it</source>
        <translation>Port {port} dieses Geräts ist nicht frei: das Programm beenden, das ihn hat</translation>
    </message>
    <message>
        <source>port {port} of this machine is not free: end the program that has it and try again, or register a redirect address with another port at the service, such as {address}, and give that one here</source>
        <translation>Port {port} dieses Geräts ist nicht frei: das Programm beenden, das ihn hat, und es noch einmal versuchen, oder beim Ticketsystem eine Redirect-Adresse mit einem anderen Port eintragen, etwa {address}, und sie hier angeben</translation>
    </message>
    <message>
        <source>rehearsal camera</source>
        <translation>Probe-Kamera</translation>
    </message>
    <message>
        <source>serial scanner on {name}</source>
        <translation>serieller Scanner an {name}</translation>
    </message>
    <message>
        <source>service</source>
        <translation>Ticketsystems</translation>
    </message>
    <message>
        <source>set it up again: Manager, “Sign in”; the door works from what it holds</source>
        <translation>es neu einrichten: Verwaltung, „Anmelden“; der Eingang arbeitet mit dem, was er hat</translation>
    </message>
    <message>
        <source>sign in again: Manager, “Sign in”; then try it again</source>
        <translation>neu anmelden: Verwaltung, „Anmelden“; dann noch einmal versuchen</translation>
    </message>
    <message>
        <source>some of what was recorded is lost: whoever would go in is referred</source>
        <translation>ein Teil der Einträge ist verloren: bei jedem Einlass wird nachgefragt</translation>
    </message>
    <message>
        <source>somebody declined at the service: open its page again, and allow it</source>
        <translation>beim Ticketsystem hat jemand abgelehnt: die Seite neu öffnen und zustimmen</translation>
    </message>
    <message>
        <source>somebody else signed in before it could leave</source>
        <translation>bevor er hinausging, hat sich jemand anderes angemeldet</translation>
    </message>
    <message>
        <source>start the office, and see that this machine reaches it; if it has moved to another address, pair this door again: Manager, “Sign in”</source>
        <translation>das Büro starten und nachsehen, ob dieses Gerät es erreicht; ist es an eine andere Adresse umgezogen, diesen Eingang neu koppeln: Verwaltung, „Anmelden“</translation>
    </message>
    <message>
        <source>status {status}</source>
        <translation>Status {status}</translation>
    </message>
    <message>
        <source>stream from nowhere</source>
        <translation>Stream ohne Adresse</translation>
    </message>
    <message>
        <source>the PIN file is damaged: ask the host to clear the lock-out</source>
        <translation>die PIN-Datei ist beschädigt: den Veranstalter bitten, die Sperre aufzuheben</translation>
    </message>
    <message>
        <source>the access token is not kept: while the keyring was waited for, this door was paired, signed out, or signed in again</source>
        <translation>das Token wird nicht behalten: Während auf den Schlüsselbund gewartet wurde, wurde dieser Eingang gekoppelt, abgemeldet oder neu angemeldet</translation>
    </message>
    <message>
        <source>the access token was refused</source>
        <translation>das Zugangs-Token wurde abgelehnt</translation>
    </message>
    <message>
        <source>the address of another service is set on this machine, and goes first: ask the host to take it away</source>
        <translation>auf diesem Gerät ist die Adresse eines anderen Ticketsystems eingestellt, und die geht vor: den Veranstalter bitten, sie zu entfernen</translation>
    </message>
    <message>
        <source>the answer did not come</source>
        <translation>die Antwort blieb aus</translation>
    </message>
    <message>
        <source>the answer was damaged</source>
        <translation>die Antwort kam beschädigt an</translation>
    </message>
    <message>
        <source>the answer was not the service&apos;s</source>
        <translation>die Antwort kam nicht vom Ticketsystem</translation>
    </message>
    <message>
        <source>the camera</source>
        <translation>die Kamera</translation>
    </message>
    <message>
        <source>the cameras of this machine cannot be listed</source>
        <translation>die Kameras dieses Geräts lassen sich nicht auflisten</translation>
    </message>
    <message>
        <source>the code holds the ticket&apos;s id</source>
        <translation>der Code enthält die Ticketnummer</translation>
    </message>
    <message>
        <source>the code holds the ticket&apos;s token</source>
        <translation>der Code enthält das Token des Tickets</translation>
    </message>
    <message>
        <source>the code is used, and yet this door is not paired, because what the office said could not be kept ({why}): mend that, unpair the door at the office, and ask for a new code</source>
        <translation>der Code ist verbraucht, und dieser Eingang ist doch nicht gekoppelt, weil sich nicht behalten ließ, was das Büro sagte ({why}): das beheben, den Eingang im Büro entkoppeln und einen neuen Code zeigen lassen</translation>
    </message>
    <message>
        <source>the code names the ticket among other things, such as in an address</source>
        <translation>der Code nennt das Ticket neben anderem, etwa in einer Adresse</translation>
    </message>
    <message>
        <source>the code was used, is wrong or too old: ask for a new one</source>
        <translation>der Code wurde schon benutzt, ist falsch oder zu alt: einen neuen geben lassen</translation>
    </message>
    <message>
        <source>the connection to the hub broke</source>
        <translation>die Verbindung zum Hub ist abgebrochen</translation>
    </message>
    <message>
        <source>the database is encrypted</source>
        <translation>die Datenbank ist verschlüsselt</translation>
    </message>
    <message>
        <source>the database is in plain bytes</source>
        <translation>die Datenbank ist unverschlüsselt</translation>
    </message>
    <message>
        <source>the disk is full: nothing was recorded. Free some space and scan again</source>
        <translation>der Speicher ist voll: nichts wurde erfasst. Platz schaffen und noch einmal scannen</translation>
    </message>
    <message>
        <source>the disk is full: nothing was recorded. Free some space and try again</source>
        <translation>der Speicher ist voll: nichts wurde erfasst. Platz schaffen und noch einmal versuchen</translation>
    </message>
    <message>
        <source>the door policy kept here cannot be used: {why}; set it again</source>
        <translation>die Einlassregeln hier sind nicht nutzbar: {why}; neu setzen</translation>
    </message>
    <message>
        <source>the door&apos;s rules were lost with a damaged file: ask the host to set them again</source>
        <translation>die Regeln des Eingangs gingen mit einer beschädigten Datei verloren: den Veranstalter bitten, sie neu zu setzen</translation>
    </message>
    <message>
        <source>the door&apos;s rules were lost with a damaged file: everybody is referred</source>
        <translation>die Regeln des Eingangs gingen mit einer beschädigten Datei verloren: bei jedem Gast wird nachgefragt</translation>
    </message>
    <message>
        <source>the host has to mend a mistake there</source>
        <translation>darin ist ein Fehler, den der Veranstalter beheben muss</translation>
    </message>
    <message>
        <source>the host&apos;s machine could not keep this door: ask the host to look at its disk, and try the same code again</source>
        <translation>der Rechner des Veranstalters konnte diesen Eingang nicht speichern: den Veranstalter bitten, nach seiner Festplatte zu sehen, und denselben Code noch einmal versuchen</translation>
    </message>
    <message>
        <source>the host&apos;s rules for this door could not be set: {why}</source>
        <translation>die Regeln des Veranstalters für diesen Eingang konnten nicht gesetzt werden: {why}</translation>
    </message>
    <message>
        <source>the hub answers {what}</source>
        <translation>der Hub antwortet {what}</translation>
    </message>
    <message>
        <source>the hub did not answer in time. If it let this door in, Kiosk goes by it once it answers</source>
        <translation>der Hub hat nicht rechtzeitig geantwortet. Falls er diesen Eingang aufgenommen hat, geht Kiosk nach ihm, sobald er antwortet</translation>
    </message>
    <message>
        <source>the hub does not answer</source>
        <translation>der Hub antwortet nicht</translation>
    </message>
    <message>
        <source>the hub does not answer: look whether its machine is on, and in the same network as this one</source>
        <translation>der Hub antwortet nicht: prüfen, ob sein Gerät eingeschaltet und im selben Netz wie dieses ist</translation>
    </message>
    <message>
        <source>the hub does not know this door: pair it</source>
        <translation>der Hub kennt diesen Eingang nicht: ihn verbinden</translation>
    </message>
    <message>
        <source>the hub has no place for one more door: ask the host to take out one that is gone, and try again</source>
        <translation>der Hub hat keinen Platz für noch einen Eingang: den Veranstalter bitten, einen zu entfernen, den es nicht mehr gibt, und es noch einmal versuchen</translation>
    </message>
    <message>
        <source>the hub is full: make room on its disk, or raise its limit</source>
        <translation>der Hub ist voll: Platz auf seiner Festplatte schaffen oder seine Grenze erhöhen</translation>
    </message>
    <message>
        <source>the hub is there, but nobody lets doors in: ask the host to start it anew</source>
        <translation>der Hub ist da, nimmt aber keine Eingänge auf: den Veranstalter bitten, ihn neu zu starten</translation>
    </message>
    <message>
        <source>the hub keeps nothing just now: its servers may be choosing who leads, or JetStream is off there</source>
        <translation>der Hub bewahrt gerade nichts auf: seine Server wählen vielleicht gerade, wer führt, oder JetStream ist dort nicht eingeschaltet</translation>
    </message>
    <message>
        <source>the hub&apos;s certificate cannot be read: pair this door anew</source>
        <translation>das Zertifikat des Hubs ist nicht lesbar: diesen Eingang neu verbinden</translation>
    </message>
    <message>
        <source>the key is kept by {name}</source>
        <translation>der Schlüssel liegt bei {name}</translation>
    </message>
    <message>
        <source>the next guests are forgotten in {age}</source>
        <translation>bis zum Löschen der nächsten Gäste: {age}</translation>
    </message>
    <message>
        <source>the office cannot pair now: {why}</source>
        <translation>das Büro kann gerade nicht koppeln: {why}</translation>
    </message>
    <message>
        <source>the office cannot renew the token now: {why}</source>
        <translation>das Büro kann das Token gerade nicht erneuern: {why}</translation>
    </message>
    <message>
        <source>the office does not start: {why}</source>
        <translation>das Büro startet nicht: {why}</translation>
    </message>
    <message>
        <source>the office has the new client secret, and does not know yet whether the service takes it: {why}</source>
        <translation>das Büro hat das neue Client-Secret und weiß noch nicht, ob das Ticketsystem es annimmt: {why}</translation>
    </message>
    <message>
        <source>the office of this machine does not answer: try again in a moment</source>
        <translation>das Büro dieses Geräts antwortet nicht: gleich noch einmal versuchen</translation>
    </message>
    <message>
        <source>the office of this machine does not run: {why}</source>
        <translation>das Büro dieses Geräts läuft nicht: {why}</translation>
    </message>
    <message>
        <source>the office of this machine is in use with client ID {client_id} and redirect address {address}: give those again, or press Next once more if the new ones are right; with another client ID the host has to sign in again</source>
        <translation>das Büro dieses Geräts ist mit Client-ID {client_id} und Redirect-Adresse {address} in Gebrauch: diese wieder angeben, oder noch einmal „Weiter“, wenn die neuen richtig sind; bei einer anderen Client-ID muss sich der Veranstalter neu anmelden</translation>
    </message>
    <message>
        <source>the office of this machine is not signed in: sign in under Manager, “Sign in”</source>
        <translation>das Büro dieses Geräts ist nicht angemeldet: unter Verwaltung, „Anmelden“ anmelden</translation>
    </message>
    <message>
        <source>the office of this machine was started again, or has another client secret since, and waits for no sign-in any more: open the service&apos;s page again</source>
        <translation>das Büro dieses Geräts wurde neu gestartet oder hat seitdem ein anderes Client-Secret und wartet auf keine Anmeldung mehr: die Seite des Ticketsystems noch einmal öffnen</translation>
    </message>
    <message>
        <source>the office refuses this: {why}</source>
        <translation>das Büro lehnt das ab: {why}</translation>
    </message>
    <message>
        <source>the office was not set up: {why}</source>
        <translation>das Büro wurde nicht eingerichtet: {why}</translation>
    </message>
    <message>
        <source>the office&apos;s certificate cannot be read: pair again</source>
        <translation>das Zertifikat des Büros ist nicht lesbar: neu koppeln</translation>
    </message>
    <message>
        <source>the profile cannot be written; is the disk full?</source>
        <translation>das Profil lässt sich nicht schreiben; ist der Datenträger voll?</translation>
    </message>
    <message>
        <source>the profile failed: nothing was recorded ({why})</source>
        <translation>das Profil ist gestört: nichts wurde erfasst ({why})</translation>
    </message>
    <message>
        <source>the profile is closed</source>
        <translation>das Profil ist geschlossen</translation>
    </message>
    <message>
        <source>the profile&apos;s key file is damaged; put key.json back from a backup</source>
        <translation>die Schlüsseldatei des Profils ist beschädigt; key.json aus einer Sicherung zurückholen</translation>
    </message>
    <message>
        <source>the profile&apos;s key is behind a passphrase</source>
        <translation>der Schlüssel ist durch ein Passwort geschützt</translation>
    </message>
    <message>
        <source>the program ended while this was being sent</source>
        <translation>das Programm endete während des Sendens</translation>
    </message>
    <message>
        <source>the screen went away, and Kiosk ended with it; what was recorded is safe: start Kiosk again once the screen is back</source>
        <translation>der Bildschirm ist weg, und Kiosk hat sich beendet; was aufgezeichnet war, ist sicher: Kiosk neu starten, sobald der Bildschirm wieder da ist</translation>
    </message>
    <message>
        <source>the second check-in was not answered: {why}</source>
        <translation>der zweite Check-in blieb ohne Antwort: {why}</translation>
    </message>
    <message>
        <source>the serial scanner is not connected yet</source>
        <translation>der serielle Scanner ist noch nicht verbunden</translation>
    </message>
    <message>
        <source>the serial scanner is not plugged in</source>
        <translation>der serielle Scanner ist nicht angeschlossen</translation>
    </message>
    <message>
        <source>the service answered a check-in with a check-out</source>
        <translation>das Ticketsystem hat statt Check-in einen Check-out gemacht</translation>
    </message>
    <message>
        <source>the service answered with the check-in state {state}</source>
        <translation>das Ticketsystem antwortet mit dem Check-in-Status {state}</translation>
    </message>
    <message>
        <source>the service answered, and the ticket is {state} now</source>
        <translation>das Ticketsystem hat geantwortet, und das Ticket ist jetzt {state}</translation>
    </message>
    <message>
        <source>the service answers in {amount} ms</source>
        <translation>das Ticketsystem antwortet in {amount}&#xa0;ms</translation>
    </message>
    <message>
        <source>the service asks to wait</source>
        <translation>das Ticketsystem bittet zu warten</translation>
    </message>
    <message>
        <source>the service could not be reached</source>
        <translation>das Ticketsystem war nicht erreichbar</translation>
    </message>
    <message>
        <source>the service did not sign the office in: {why}</source>
        <translation>das Ticketsystem hat das Büro nicht angemeldet: {why}</translation>
    </message>
    <message>
        <source>the service does not know this client ID, or does not take its secret: compare both with what the service shows to the host</source>
        <translation>das Ticketsystem kennt diese Client-ID nicht oder nimmt ihr Secret nicht: beide mit dem vergleichen, was das Ticketsystem dem Veranstalter zeigt</translation>
    </message>
    <message>
        <source>the service does not take the client ID or secret of this machine’s office, or this Wi-Fi wants a sign-in: see to the Wi-Fi, and where that is not it, let the host compare both with what the service shows</source>
        <translation>das Ticketsystem nimmt Client-ID oder Client-Secret des Büros dieses Geräts nicht an, oder dieses WLAN verlangt eine Anmeldung: nach dem WLAN sehen; liegt es nicht daran, den Veranstalter beide mit dem vergleichen lassen, was das Ticketsystem zeigt</translation>
    </message>
    <message>
        <source>the service does not take the client secret of this machine’s office any more: type the new one under Manager, “Sign in”</source>
        <translation>das Ticketsystem nimmt das Client-Secret des Büros dieses Geräts nicht mehr: das neue unter Verwaltung, „Anmelden“ eingeben</translation>
    </message>
    <message>
        <source>the service does not take the office&apos;s client ID or secret, or the office&apos;s Wi-Fi wants a sign-in: ask the host to see to it</source>
        <translation>das Ticketsystem nimmt Client-ID oder Client-Secret des Büros nicht an, oder das WLAN des Büros verlangt eine Anmeldung: den Veranstalter bitten, danach zu sehen</translation>
    </message>
    <message>
        <source>the service does not take the office&apos;s client secret any more: the host has to give the office the new one</source>
        <translation>das Ticketsystem nimmt das Client-Secret des Büros nicht mehr an: der Veranstalter muss dem Büro das neue geben</translation>
    </message>
    <message>
        <source>the service does not take this sign-in: open its page again; if that fails too, compare the redirect address with the one that is registered there</source>
        <translation>das Ticketsystem nimmt diese Anmeldung nicht: seine Seite neu öffnen; hilft das nicht, die Redirect-Adresse mit der vergleichen, die dort eingetragen ist</translation>
    </message>
    <message>
        <source>the service refuses this access token: copy it whole, or ask the host for another</source>
        <translation>das Ticketsystem lehnt dieses Zugangs-Token ab: es ganz kopieren, oder den Veranstalter um ein anderes bitten</translation>
    </message>
    <message>
        <source>the service refuses to sign the host in: open its page again; if that fails too, compare client ID and redirect address with what is registered there</source>
        <translation>das Ticketsystem lehnt die Anmeldung des Veranstalters ab: seine Seite noch einmal öffnen; gelingt auch das nicht, Client-ID und Redirect-Adresse mit dem vergleichen, was dort eingetragen ist</translation>
    </message>
    <message>
        <source>the service&apos;s address on this machine is wrong: ask the host to set it up</source>
        <translation>die Adresse des Ticketsystems auf diesem Gerät stimmt nicht: den Veranstalter bitten, sie neu einzugeben</translation>
    </message>
    <message>
        <source>the token is refused</source>
        <translation>der Zugang wird abgelehnt</translation>
    </message>
    <message>
        <source>the token may check in: the ticket is in now</source>
        <translation>das Token darf einchecken: Das Ticket ist jetzt drin</translation>
    </message>
    <message>
        <source>the token may check in; this ticket was in already</source>
        <translation>das Token darf einchecken; dieses Ticket war schon drin</translation>
    </message>
    <message>
        <source>the {camera} cannot be opened</source>
        <translation>{camera} lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>there is no access token: paste it whole</source>
        <translation>es ist kein Zugangs-Token da: es ganz einfügen</translation>
    </message>
    <message>
        <source>there is no file {path}</source>
        <translation>es gibt keine Datei {path}</translation>
    </message>
    <message>
        <source>there is no screen to open the window on: start Kiosk where somebody is logged in at one</source>
        <translation>es gibt keinen Bildschirm für das Fenster: Kiosk dort starten, wo jemand an einem angemeldet ist</translation>
    </message>
    <message>
        <source>there is none yet</source>
        <translation>noch keine da</translation>
    </message>
    <message>
        <source>this code is older than ten minutes, or was used: ask the host for a new one</source>
        <translation>dieser Code ist älter als zehn Minuten oder schon benutzt: den Veranstalter um einen neuen bitten</translation>
    </message>
    <message>
        <source>this computer has no place for keys, and Kiosk keeps nothing without one: ask the host to set it up</source>
        <translation>dieser Computer hat keinen Platz für Schlüssel, und ohne den bewahrt Kiosk nichts auf: den Veranstalter bitten, ihn einzurichten</translation>
    </message>
    <message>
        <source>this computer&apos;s keyring does not take Kiosk&apos;s key: unlock it, or sign in as its user, and try again</source>
        <translation>der Schlüsselbund dieses Computers nimmt den Schlüssel von Kiosk nicht: ihn entsperren, oder als sein Benutzer anmelden, und es noch einmal versuchen</translation>
    </message>
    <message>
        <source>this door is set to {address}, but its office signs in at {service}: ask the host to pair this door again</source>
        <translation>dieser Eingang ist auf {address} eingestellt, sein Büro meldet sich aber bei {service} an: den Veranstalter bitten, diesen Eingang neu zu koppeln</translation>
    </message>
    <message>
        <source>this is not the office that the link names: nothing was sent</source>
        <translation>das ist nicht das Büro, das der Link nennt: nichts wurde gesendet</translation>
    </message>
    <message>
        <source>this is not the office that this door was paired with: nothing was sent</source>
        <translation>das ist nicht das Büro, mit dem dieser Eingang gekoppelt ist: nichts wurde gesendet</translation>
    </message>
    <message>
        <source>this machine does not know the service&apos;s address: ask the host to set it up</source>
        <translation>dieses Gerät kennt die Adresse des Ticketsystems nicht: den Veranstalter bitten, sie einzugeben</translation>
    </message>
    <message>
        <source>this machine has no keyring that works</source>
        <translation>dieses Gerät hat keinen brauchbaren Schlüsselbund</translation>
    </message>
    <message>
        <source>this machine has no keyring to hold the profile&apos;s key</source>
        <translation>dieses Gerät hat keinen Schlüsselbund für den Schlüssel des Profils</translation>
    </message>
    <message>
        <source>this machine holds the office of {service}, and doors are paired with it: look whether the address is right, or ask whoever set that office up</source>
        <translation>auf diesem Gerät ist das Büro von {service} eingerichtet, und Eingänge sind mit ihm gekoppelt: nachsehen, ob die Adresse stimmt, oder fragen, wer dieses Büro eingerichtet hat</translation>
    </message>
    <message>
        <source>this machine lets no program of its user have port {port}</source>
        <translation>dieses Gerät gibt Port {port} keinem Programm seines Benutzers</translation>
    </message>
    <message>
        <source>this machine lets no program of its user have port {port}: register a redirect address with another port at the service, such as {address}, and give that one here</source>
        <translation>dieses Gerät gibt Port {port} keinem Programm seines Benutzers: beim Ticketsystem eine Redirect-Adresse mit einem anderen Port eintragen, etwa {address}, und sie hier angeben</translation>
    </message>
    <message>
        <source>this machine&apos;s keyring does not work: {why}</source>
        <translation>der Schlüsselbund dieses Geräts funktioniert nicht: {why}</translation>
    </message>
    <message>
        <source>this machine&apos;s own token counts no more, but the keyring has not forgotten it yet: unlock it if it asks</source>
        <translation>das eigene Token dieses Geräts zählt nicht mehr, aber der Schlüsselbund hat es noch nicht vergessen: ihn entsperren, wenn er darum bittet</translation>
    </message>
    <message>
        <source>this machine&apos;s sign-in is damaged: ask the manager to sign in again</source>
        <translation>die Anmeldung dieses Geräts ist beschädigt: die Leitung bitten, sich neu anzumelden</translation>
    </message>
    <message>
        <source>this profile opens with a passphrase</source>
        <translation>dieses Profil öffnet sich mit einem Passwort</translation>
    </message>
    <message>
        <source>this ticket has an open admission already</source>
        <translation>dieses Ticket ist schon eingelassen</translation>
    </message>
    <message>
        <source>this user may not open {name}</source>
        <translation>dieser Benutzer darf {name} nicht öffnen</translation>
    </message>
    <message>
        <source>too many wrong codes: wait {age}, then compare the code and try it again</source>
        <translation>zu viele falsche Codes: {age} warten, dann den Code vergleichen und noch einmal versuchen</translation>
    </message>
    <message>
        <source>try it again once the link is well</source>
        <translation>noch einmal versuchen, sobald die Verbindung gut ist</translation>
    </message>
    <message>
        <source>unpaired: the office does not know this door any more; pair it again</source>
        <translation>nicht mehr gekoppelt: Das Büro kennt diesen Eingang nicht mehr; neu koppeln</translation>
    </message>
    <message>
        <source>video {name}</source>
        <translation>Video {name}</translation>
    </message>
    <message>
        <source>what came of it could not be noted</source>
        <translation>was daraus wurde, ließ sich nicht vermerken</translation>
    </message>
    <message>
        <source>what is kept of the PIN of {names} is damaged</source>
        <translation>was von der PIN von {names} aufbewahrt wird, ist beschädigt</translation>
    </message>
    <message>
        <source>what it keeps in {folder} cannot be opened: its key is lost or locked</source>
        <translation>was es in {folder} aufbewahrt, lässt sich nicht öffnen: Sein Schlüssel ist verloren oder gesperrt</translation>
    </message>
    <message>
        <source>what it keeps in {folder} is damaged</source>
        <translation>was es in {folder} aufbewahrt, ist beschädigt</translation>
    </message>
    <message>
        <source>what it keeps is gone from {folder}</source>
        <translation>was es aufbewahrt, ist aus {folder} verschwunden</translation>
    </message>
    <message>
        <source>wrong passphrase for {file}: nothing was changed</source>
        <translation>Falsches Passwort für {file}. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>wrong passphrase: the profile was not opened and nothing was changed</source>
        <translation>falsches Passwort: das Profil wurde nicht geöffnet, und es wurde nichts geändert</translation>
    </message>
    <message>
        <source>{amount} GB free</source>
        <translation>{amount}&#xa0;GB frei</translation>
    </message>
    <message>
        <source>{amount} days left</source>
        <translation>noch {amount} Tage</translation>
    </message>
    <message>
        <source>{amount} s ahead of the service&apos;s</source>
        <translation>geht {amount}&#xa0;s vor</translation>
    </message>
    <message>
        <source>{amount} s behind the service&apos;s</source>
        <translation>geht {amount}&#xa0;s nach</translation>
    </message>
    <message>
        <source>{camera} cannot be opened: allow it in System Settings, Privacy &amp; Security, Camera; or another program uses it</source>
        <translation>{camera} lässt sich nicht öffnen: in Systemeinstellungen, Datenschutz &amp; Sicherheit, Kamera erlauben; oder ein anderes Programm nutzt sie</translation>
    </message>
    <message>
        <source>{camera} cannot be opened: another program uses it, or Settings, Privacy, Camera forbids it</source>
        <translation>{camera} lässt sich nicht öffnen: ein anderes Programm nutzt sie, oder Einstellungen, Datenschutz, Kamera verbietet es</translation>
    </message>
    <message>
        <source>{camera} cannot be opened: it is not connected</source>
        <translation>{camera} lässt sich nicht öffnen: nicht angeschlossen</translation>
    </message>
    <message>
        <source>{camera} delivers no more pictures</source>
        <translation>{camera} liefert keine Bilder mehr</translation>
    </message>
    <message>
        <source>{camera} delivers no pictures: unplug it, and plug it in again</source>
        <translation>{camera} liefert keine Bilder: abziehen und wieder anstecken</translation>
    </message>
    <message>
        <source>{camera} does not answer</source>
        <translation>{camera} antwortet nicht</translation>
    </message>
    <message>
        <source>{camera} failed ({why})</source>
        <translation>{camera} ist ausgefallen ({why})</translation>
    </message>
    <message>
        <source>{camera} has brought no pictures yet that could be measured</source>
        <translation>{camera} hat noch keine Bilder geliefert, die sich messen ließen</translation>
    </message>
    <message>
        <source>{camera} has stopped delivering pictures</source>
        <translation>{camera} liefert keine Bilder mehr</translation>
    </message>
    <message>
        <source>{camera} is back</source>
        <translation>{camera} ist wieder da</translation>
    </message>
    <message>
        <source>{camera} is in use by another program: close that program</source>
        <translation>{camera} wird von einem anderen Programm benutzt: dieses schließen</translation>
    </message>
    <message>
        <source>{camera} is not connected: plug it in again</source>
        <translation>{camera} ist nicht angeschlossen: wieder anschließen</translation>
    </message>
    <message>
        <source>{camera} is not connected: {other} is used</source>
        <translation>{camera} ist nicht angeschlossen: {other} wird verwendet</translation>
    </message>
    <message>
        <source>{camera} is starting</source>
        <translation>{camera} startet</translation>
    </message>
    <message>
        <source>{camera} may not be used by this account: add it to the group video, and sign in again</source>
        <translation>{camera} darf von diesem Konto nicht benutzt werden: das Konto in die Gruppe video aufnehmen und neu anmelden</translation>
    </message>
    <message>
        <source>{camera} was closed</source>
        <translation>{camera} wurde geschlossen</translation>
    </message>
    <message>
        <source>{camera}, {width} × {height}, {fps} pictures a second</source>
        <translation>{camera}, {width} × {height}, {fps} Bilder pro Sekunde</translation>
    </message>
    <message>
        <source>{chosen} is not connected: {camera}</source>
        <translation>{chosen} ist nicht angeschlossen: {camera}</translation>
    </message>
    <message>
        <source>{damage}. Put it back from a backup, or move it away: then the address, the door&apos;s name, its direction and its events have to be set again</source>
        <translation>{damage}. Die Datei aus einer Sicherung zurückholen oder verschieben: dann müssen Adresse, Name und Richtung des Eingangs und seine Events neu eingestellt werden</translation>
    </message>
    <message>
        <source>{detail}, and the event is over in {age}</source>
        <translation>{detail}; das Event endet in {age}</translation>
    </message>
    <message>
        <source>{file} asks for more work than a Kiosk ever does: it is damaged or forged; nothing was changed</source>
        <translation>{file} verlangt mehr Rechenarbeit, als ein Kiosk je braucht: Die Datei ist beschädigt oder gefälscht. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>{file} cannot be read: {why}</source>
        <translation>{file} ist nicht lesbar: {why}</translation>
    </message>
    <message>
        <source>{file} holds what this Kiosk cannot read: nothing was taken</source>
        <translation>{file} enthält etwas, das dieses Kiosk nicht lesen kann. Es wurde nichts übernommen.</translation>
    </message>
    <message>
        <source>{file} is damaged or incomplete: nothing was taken from it. Copy it again</source>
        <translation>{file} ist beschädigt oder unvollständig. Es wurde nichts übernommen: noch einmal kopieren.</translation>
    </message>
    <message>
        <source>{file} is damaged: nothing was changed. Copy it again</source>
        <translation>{file} ist beschädigt. Es wurde nichts geändert: noch einmal kopieren.</translation>
    </message>
    <message>
        <source>{file} is incomplete: nothing was taken. Export it again</source>
        <translation>{file} ist unvollständig. Es wurde nichts übernommen: noch einmal schreiben.</translation>
    </message>
    <message>
        <source>{file} is not a handover file</source>
        <translation>{file} ist keine Übergabedatei.</translation>
    </message>
    <message>
        <source>{file} was made by a newer Kiosk: update the program; nothing was changed</source>
        <translation>{file} stammt von einem neueren Kiosk: das Programm aktualisieren. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>{first}, {then}</source>
        <translation>{first}, {then}</translation>
    </message>
    <message numerus="yes">
        <source>{here}; {n} are for other events or doors</source>
        <translation>
            <numerusform>{here}; {n} ist für andere Events oder Eingänge</numerusform>
            <numerusform>{here}; {n} sind für andere Events oder Eingänge</numerusform>
        </translation>
    </message>
    <message>
        <source>{host} cannot be found: no network, or the service&apos;s address is wrong.</source>
        <translation>{host} nicht gefunden: kein Netz, oder die Adresse des Ticketsystems ist falsch.</translation>
    </message>
    <message>
        <source>{host} cannot be reached.</source>
        <translation>{host} ist nicht erreichbar.</translation>
    </message>
    <message>
        <source>{host} cannot be reached: no connection in time.</source>
        <translation>{host} ist nicht erreichbar: keine Verbindung rechtzeitig.</translation>
    </message>
    <message>
        <source>{host} did not answer in time.</source>
        <translation>{host} hat nicht rechtzeitig geantwortet.</translation>
    </message>
    <message>
        <source>{host} refuses connections: the service&apos;s address is wrong, or it is down.</source>
        <translation>{host} lehnt Verbindungen ab: Die Adresse des Ticketsystems ist falsch, oder es läuft nicht.</translation>
    </message>
    <message>
        <source>{kind} stream from {host}</source>
        <translation>{kind}-Stream von {host}</translation>
    </message>
    <message>
        <source>{names} belongs to another user of this machine</source>
        <translation>{names} gehört einem anderen Benutzer dieses Geräts</translation>
    </message>
    <message>
        <source>{names} is over</source>
        <translation>{names} ist vorbei</translation>
    </message>
    <message>
        <source>{name} cannot be opened: {why}</source>
        <translation>{name} lässt sich nicht öffnen: {why}</translation>
    </message>
    <message numerus="yes">
        <source>{n} check-ins are unsent, the oldest for {age}</source>
        <translation>
            <numerusform>{n} Check-in nicht gesendet, schon {age}</numerusform>
            <numerusform>{n} Check-ins nicht gesendet, der älteste schon {age}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} check-ins are unsent, the oldest for {age}: {why}</source>
        <translation>
            <numerusform>{n} Check-in ist ungesendet, seit {age}: {why}</numerusform>
            <numerusform>{n} Check-ins sind ungesendet, der älteste seit {age}: {why}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} check-ins need a person</source>
        <translation>
            <numerusform>{n} Check-in braucht jemanden</numerusform>
            <numerusform>{n} Check-ins brauchen jemanden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} check-ins wait for the account {name}</source>
        <translation>
            <numerusform>{n} Check-in wartet auf das Konto {name}</numerusform>
            <numerusform>{n} Check-ins warten auf das Konto {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} for other reasons</source>
        <translation>
            <numerusform>{n} aus anderen Gründen</numerusform>
            <numerusform>{n} aus anderen Gründen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} in the state {state}</source>
        <translation>
            <numerusform>{n} im Status {state}</numerusform>
            <numerusform>{n} im Status {state}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} in the state {state}, which is new to this program</source>
        <translation>
            <numerusform>{n} im Status {state}, den dieses Programm nicht kennt</numerusform>
            <numerusform>{n} im Status {state}, den dieses Programm nicht kennt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} of {amount} tickets would go in here</source>
        <translation>
            <numerusform>{n} von {amount} Tickets würde hier eingelassen</numerusform>
            <numerusform>{n} von {amount} Tickets würden hier eingelassen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} on the stop list</source>
        <translation>
            <numerusform>{n} auf der Sperrliste</numerusform>
            <numerusform>{n} auf der Sperrliste</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} open incidents</source>
        <translation>
            <numerusform>{n} zu klären</numerusform>
            <numerusform>{n} zu klären</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} supervisors have a PIN; a profile put back from a copy ends a lock-out</source>
        <translation>
            <numerusform>{n} Person der Leitung hat eine PIN; ein aus einer Kopie zurückgelegtes Profil beendet eine Sperre</numerusform>
            <numerusform>{n} Personen der Leitung haben eine PIN; ein aus einer Kopie zurückgelegtes Profil beendet eine Sperre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} that left the list</source>
        <translation>
            <numerusform>{n} nicht mehr auf der Liste</numerusform>
            <numerusform>{n} nicht mehr auf der Liste</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} tickets are of a type that allows no entry</source>
        <translation>
            <numerusform>{n} Ticket ist von einer Ticketart ohne Einlass</numerusform>
            <numerusform>{n} Tickets sind von einer Ticketart ohne Einlass</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} tickets of other accounts are held too; no scan goes by them</source>
        <translation>
            <numerusform>auch {n} Ticket eines anderen Kontos ist geladen; kein Scan richtet sich danach</numerusform>
            <numerusform>auch {n} Tickets anderer Konten sind geladen; kein Scan richtet sich danach</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} tickets, and the list is not complete</source>
        <translation>
            <numerusform>{n} Ticket, und die Liste ist nicht vollständig</numerusform>
            <numerusform>{n} Tickets, und die Liste ist nicht vollständig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} tickets, as of a time that is still to come</source>
        <translation>
            <numerusform>{n} Ticket, Stand liegt in der Zukunft</numerusform>
            <numerusform>{n} Tickets, Stand liegt in der Zukunft</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} tickets, complete, {age} old</source>
        <translation>
            <numerusform>{n} Ticket, vollständig, {age} alt</numerusform>
            <numerusform>{n} Tickets, vollständig, {age} alt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} until it is settled what was lost</source>
        <translation>
            <numerusform>{n}, bis geklärt ist, was verloren ging</numerusform>
            <numerusform>{n}, bis geklärt ist, was verloren ging</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} without a state</source>
        <translation>
            <numerusform>{n} ohne Status</numerusform>
            <numerusform>{n} ohne Status</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} without a ticket type</source>
        <translation>
            <numerusform>{n} ohne Ticketart</numerusform>
            <numerusform>{n} ohne Ticketart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} without an event</source>
        <translation>
            <numerusform>{n} ohne Event</numerusform>
            <numerusform>{n} ohne Event</numerusform>
        </translation>
    </message>
    <message>
        <source>{path} cannot be opened as a video</source>
        <translation>{path} lässt sich nicht als Video öffnen</translation>
    </message>
    <message>
        <source>{path} cannot be opened: the key does not fit, or the file is damaged ({why})</source>
        <translation>{path} lässt sich nicht öffnen: Der Schlüssel passt nicht, oder die Datei ist beschädigt ({why})</translation>
    </message>
    <message>
        <source>{path} cannot be opened: too many files are open. Close other programs and try again</source>
        <translation>{path} lässt sich nicht öffnen: zu viele Dateien sind offen. Andere Programme schließen und erneut versuchen</translation>
    </message>
    <message>
        <source>{path} cannot be written: check the folder&apos;s permissions ({why})</source>
        <translation>{path} ist nicht beschreibbar: Rechte des Ordners prüfen ({why})</translation>
    </message>
    <message>
        <source>{path} cannot be written: {why}</source>
        <translation>{path} ist nicht beschreibbar: {why}</translation>
    </message>
    <message>
        <source>{path} cannot be written: {why}. Free some space and try again</source>
        <translation>{path} ist nicht beschreibbar: {why}. Platz schaffen und noch einmal versuchen</translation>
    </message>
    <message>
        <source>{path} holds no pixels that can be shown</source>
        <translation>{path} enthält kein Bild, das sich zeigen lässt</translation>
    </message>
    <message>
        <source>{path} is there already and is no handover file: choose another name</source>
        <translation>{path} gibt es schon, und es ist keine Übergabedatei: anderen Namen wählen</translation>
    </message>
    <message>
        <source>{path} was found to be damaged: nothing is recorded any more. Close Kiosk and start it again: what can be read is put back</source>
        <translation>{path} ist beschädigt: nichts wird mehr aufgezeichnet. Kiosk schließen und neu starten: was lesbar ist, wird zurückgeholt</translation>
    </message>
    <message>
        <source>{path} was removed or replaced while Kiosk was running: nothing is recorded any more. Close Kiosk, put the file back if somebody moved it, and start Kiosk again</source>
        <translation>{path} wurde entfernt oder ersetzt, während Kiosk lief: nichts wird mehr aufgezeichnet. Kiosk schließen, die Datei zurücklegen, falls sie verschoben wurde, und Kiosk neu starten</translation>
    </message>
    <message>
        <source>{user} is signed in; {detail}</source>
        <translation>{user} ist angemeldet; {detail}</translation>
    </message>
</context>
<context>
    <name>order</name>
    <message numerus="yes">
        <source>Order of %n · {inside} inside</source>
        <translation>
            <numerusform>%ner-Bestellung · {inside} drin</numerusform>
            <numerusform>%ner-Bestellung · {inside} drin</numerusform>
        </translation>
    </message>
    <message>
        <source>bought by {name}</source>
        <translation>gekauft von {name}</translation>
    </message>
    <message numerus="yes">
        <source>order of %n, {inside} inside</source>
        <translation>
            <numerusform>%ner-Bestellung, {inside} drin</numerusform>
            <numerusform>%ner-Bestellung, {inside} drin</numerusform>
        </translation>
    </message>
    <message>
        <source>ticket {id}</source>
        <translation>Ticket {id}</translation>
    </message>
</context>
<context>
    <name>outbox</name>
    <message numerus="yes">
        <source>%n check-in(s) wait on this machine to be sent, the oldest for {age}.</source>
        <translation>
            <numerusform>%n Check-in auf diesem Gerät ist nicht gesendet, schon {age}.</numerusform>
            <numerusform>%n Check-ins auf diesem Gerät sind nicht gesendet, der älteste schon {age}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n check-in(s) wait on this machine to be sent.</source>
        <translation>
            <numerusform>%n Check-in auf diesem Gerät ist nicht gesendet.</numerusform>
            <numerusform>%n Check-ins auf diesem Gerät sind nicht gesendet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them wait for another account.</source>
        <translation>
            <numerusform>%n davon wartet auf ein anderes Konto.</numerusform>
            <numerusform>%n davon warten auf ein anderes Konto.</numerusform>
        </translation>
    </message>
    <message>
        <source>All sent</source>
        <translation>Alles gesendet</translation>
    </message>
    <message>
        <source>Ask a supervisor to look at them, under “Not sent yet”.</source>
        <translation>Die Leitung bitten, sie unter „Nicht gesendet“ anzusehen.</translation>
    </message>
    <message>
        <source>Every check-in of this door has reached the ticketing service.</source>
        <translation>Jeder Check-in dieses Eingangs ist im Ticketsystem angekommen.</translation>
    </message>
    <message>
        <source>Guest left</source>
        <translation>Gast ist gegangen</translation>
    </message>
    <message>
        <source>Host checks them in by hand</source>
        <translation>Veranstalter checkt von Hand ein</translation>
    </message>
    <message>
        <source>Nothing to do.</source>
        <translation>Nichts zu tun.</translation>
    </message>
    <message>
        <source>Nothing waits to be sent.</source>
        <translation>Nichts wartet aufs Senden.</translation>
    </message>
    <message>
        <source>Sent automatically when the connection is back.</source>
        <translation>Sie werden automatisch gesendet, sobald die Verbindung wieder da ist.</translation>
    </message>
    <message>
        <source>Several were refused alike: it is the account, the address or the event. One is tried every few seconds.</source>
        <translation>Mehrere wurden gleich abgelehnt: Es liegt am Konto, an der Adresse oder am Event. Alle paar Sekunden wird einer versucht.</translation>
    </message>
    <message>
        <source>Somebody must sign in again; they are safe here until then.</source>
        <translation>Jemand muss sich neu anmelden; bis dahin sind sie hier sicher.</translation>
    </message>
    <message>
        <source>The Wi-Fi wants a login first; they are safe here until then.</source>
        <translation>Das WLAN will erst eine Anmeldung; bis dahin sind sie hier sicher.</translation>
    </message>
    <message>
        <source>The service asks for less; they leave ever more slowly.</source>
        <translation>Das Ticketsystem bittet um weniger Anfragen; gesendet wird immer langsamer.</translation>
    </message>
    <message>
        <source>The service asks to wait {time}; they are safe here until then.</source>
        <translation>Das Ticketsystem bittet um eine Pause von {time}; sie sind hier so lange sicher.</translation>
    </message>
    <message>
        <source>The service cannot be reached; they are safe here until then.</source>
        <translation>Das Ticketsystem ist nicht erreichbar; bis dahin sind sie hier sicher.</translation>
    </message>
    <message>
        <source>The service does not take them now; they are safe here until it does.</source>
        <translation>Das Ticketsystem nimmt sie gerade nicht an; bis dahin sind sie hier sicher.</translation>
    </message>
    <message>
        <source>The service fails; one is tried now and then, and all leave once it is well.</source>
        <translation>Das Ticketsystem hat eine Störung; ab und zu wird ein Check-in versucht, und alle gehen hinaus, sobald es wieder läuft.</translation>
    </message>
    <message>
        <source>The service has not answered yet.</source>
        <translation>Das Ticketsystem hat noch nicht geantwortet.</translation>
    </message>
    <message>
        <source>The service is slow; they are being sent.</source>
        <translation>Das Ticketsystem ist langsam; sie werden gesendet.</translation>
    </message>
    <message numerus="yes">
        <source>The ticketing service refused %n check-in(s).</source>
        <translation>
            <numerusform>Das Ticketsystem hat %n Check-in abgelehnt.</numerusform>
            <numerusform>Das Ticketsystem hat %n Check-ins abgelehnt.</numerusform>
        </translation>
    </message>
    <message>
        <source>They are being sent now.</source>
        <translation>Sie werden gerade gesendet.</translation>
    </message>
    <message>
        <source>They are safe on the disk, also when the machine is switched off. Other doors may not know of these guests yet.</source>
        <translation>Sie sind sicher gespeichert, auch wenn das Gerät ausgeht. Andere Eingänge wissen vielleicht noch nichts von diesen Gästen.</translation>
    </message>
    <message>
        <source>This waits until somebody signs in with the account {account}.</source>
        <translation>Das wartet, bis sich jemand mit dem Konto {account} anmeldet.</translation>
    </message>
    <message>
        <source>Ticket was cancelled</source>
        <translation>Ticket wurde storniert</translation>
    </message>
    <message>
        <source>not tried yet</source>
        <translation>noch nicht versucht</translation>
    </message>
    <message numerus="yes">
        <source>tried %n time(s)</source>
        <translation>
            <numerusform>einmal versucht</numerusform>
            <numerusform>%n-mal versucht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} refused</source>
        <translation>
            <numerusform>{n} abgelehnt</numerusform>
            <numerusform>{n} abgelehnt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} unsent</source>
        <translation>
            <numerusform>{n} nicht gesendet</numerusform>
            <numerusform>{n} nicht gesendet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} unsent · oldest {age}</source>
        <translation>
            <numerusform>{n} nicht gesendet · schon {age}</numerusform>
            <numerusform>{n} nicht gesendet · schon {age}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} wait to be sent, the oldest for {age}. {why}</source>
        <translation>
            <numerusform>{n} nicht gesendet, schon {age}. {why}</numerusform>
            <numerusform>{n} nicht gesendet, der älteste schon {age}. {why}</numerusform>
        </translation>
    </message>
    <message>
        <source>{unsent} · {refused}</source>
        <translation>{unsent} · {refused}</translation>
    </message>
</context>
<context>
    <name>pairing</name>
    <message>
        <source>Another office answers than the one this door is paired with, and gets nothing of it. Ask the host, or pair again: Manager, “Sign in”.</source>
        <translation>Ein anderes Büro antwortet als das, mit dem dieser Eingang gekoppelt ist, und bekommt nichts von ihm. Den Veranstalter fragen oder neu koppeln: Verwaltung, „Anmelden“.</translation>
    </message>
    <message>
        <source>If it has moved, pair this door again: Manager, “Sign in”.</source>
        <translation>Ist es umgezogen, diesen Eingang neu koppeln: Verwaltung, „Anmelden“.</translation>
    </message>
    <message>
        <source>The office does not know this door any more. Pair it again: Manager, “Sign in”.</source>
        <translation>Das Büro kennt diesen Eingang nicht mehr. Ihn neu koppeln: Verwaltung, „Anmelden“.</translation>
    </message>
    <message>
        <source>The office of this machine does not answer. What to do: Manager, “Sign in”.</source>
        <translation>Das Büro dieses Geräts antwortet nicht. Was zu tun ist: Verwaltung, „Anmelden“.</translation>
    </message>
</context>
<context>
    <name>presence</name>
    <message>
        <source>Inside</source>
        <translation>Drin</translation>
    </message>
    <message>
        <source>Inside since {time}</source>
        <translation>Drin seit {time}</translation>
    </message>
    <message>
        <source>Inside since {time}, {door}</source>
        <translation>Drin seit {time}, {door}</translation>
    </message>
    <message>
        <source>Inside, says the service</source>
        <translation>Laut Ticketsystem drin</translation>
    </message>
    <message>
        <source>Left at {time}</source>
        <translation>Gegangen: {time}</translation>
    </message>
    <message>
        <source>Not inside</source>
        <translation>Nicht drin</translation>
    </message>
    <message>
        <source>{stands}. {presence}</source>
        <translation>{stands}. {presence}</translation>
    </message>
</context>
<context>
    <name>ready</name>
    <message>
        <source>Ask the manager about the guest list</source>
        <translation>Die Leitung nach der Gästeliste fragen</translation>
    </message>
    <message>
        <source>Ask the manager to choose tonight’s event</source>
        <translation>Die Leitung bitten, das Event von heute zu wählen</translation>
    </message>
    <message>
        <source>Ask the manager to set this door’s rules again</source>
        <translation>Die Leitung bitten, die Regeln dieses Eingangs neu festzulegen</translation>
    </message>
    <message>
        <source>Ask the manager to set this machine up</source>
        <translation>Die Leitung bitten, dieses Gerät einzurichten</translation>
    </message>
    <message>
        <source>Ask the manager to sign this machine in</source>
        <translation>Die Leitung bitten, dieses Gerät anzumelden</translation>
    </message>
    <message>
        <source>Check the Wi-Fi</source>
        <translation>WLAN prüfen</translation>
    </message>
    <message>
        <source>It does not know the ticketing service yet</source>
        <translation>Es kennt das Ticketsystem noch nicht</translation>
    </message>
    <message>
        <source>Log in to the Wi-Fi in a web browser</source>
        <translation>Im Browser beim WLAN anmelden</translation>
    </message>
    <message>
        <source>Nobody is on it yet</source>
        <translation>Noch steht niemand darauf</translation>
    </message>
    <message>
        <source>The guest list cannot be loaded before that</source>
        <translation>Vorher lässt sich die Gästeliste nicht laden</translation>
    </message>
    <message>
        <source>The guest list cannot be loaded without a connection</source>
        <translation>Ohne Verbindung lässt sich die Gästeliste nicht laden</translation>
    </message>
    <message>
        <source>The guest list is being loaded</source>
        <translation>Die Gästeliste wird geladen</translation>
    </message>
    <message>
        <source>The guest list is being loaded: {came} of {all}, about {n} min left</source>
        <translation>Die Gästeliste wird geladen: {came} von {all}, noch etwa {n} Min.</translation>
    </message>
    <message>
        <source>The guest list is being loaded: {came} of {all}, less than a minute left</source>
        <translation>Die Gästeliste wird geladen: {came} von {all}, noch weniger als eine Minute</translation>
    </message>
    <message>
        <source>The guest list is for more than one event</source>
        <translation>Die Gästeliste gilt für mehrere Events</translation>
    </message>
    <message>
        <source>The ticketing service does not accept the sign-in any more</source>
        <translation>Das Ticketsystem nimmt die Anmeldung nicht mehr an</translation>
    </message>
    <message>
        <source>The ticketing service does not give it to this machine</source>
        <translation>Das Ticketsystem gibt sie diesem Gerät nicht</translation>
    </message>
    <message>
        <source>The ticketing service does not know the event “{event}”</source>
        <translation>Das Ticketsystem kennt das Event „{event}“ nicht</translation>
    </message>
    <message>
        <source>The ticketing service has trouble; the guest list is asked for again</source>
        <translation>Das Ticketsystem hat Probleme; die Gästeliste wird erneut abgefragt</translation>
    </message>
    <message>
        <source>They were lost with a damaged file</source>
        <translation>Sie gingen mit einer beschädigten Datei verloren</translation>
    </message>
    <message>
        <source>This machine is not signed in. Ask the manager.</source>
        <translation>Dieses Gerät ist nicht angemeldet. Die Leitung fragen.</translation>
    </message>
    <message>
        <source>Wait a moment</source>
        <translation>Einen Moment warten</translation>
    </message>
    <message>
        <source>You can scan; it is sent to the ticketing service after that</source>
        <translation>Scannen geht schon; gesendet wird danach</translation>
    </message>
</context>
<context>
    <name>recent</name>
    <message>
        <source>STOP</source>
        <translation>STOPP</translation>
    </message>
    <message>
        <source>STOP · {why}</source>
        <translation>STOPP · {why}</translation>
    </message>
    <message>
        <source>check-in refused: ask a supervisor</source>
        <translation>Check-in abgelehnt: Leitung fragen</translation>
    </message>
    <message>
        <source>left</source>
        <translation>gegangen</translation>
    </message>
    <message>
        <source>recorded before the restart, and not shown</source>
        <translation>vor dem Neustart erfasst, nicht angezeigt</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>zurückgenommen</translation>
    </message>
    <message>
        <source>was stopped, and looked at</source>
        <translation>war gestoppt, ist geklärt</translation>
    </message>
</context>
<context>
    <name>row</name>
    <message>
        <source>Chosen</source>
        <translation>Ausgewählt</translation>
    </message>
    <message>
        <source>Not ticked</source>
        <translation>Nicht angekreuzt</translation>
    </message>
    <message>
        <source>Ticked</source>
        <translation>Angekreuzt</translation>
    </message>
</context>
<context>
    <name>scanner</name>
    <message>
        <source>Another program uses {name}: close that one.</source>
        <translation>Ein anderes Programm benutzt {name}: dieses schließen.</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Caps Lock is on; codes are read right all the same.</source>
        <translation>Feststelltaste ist an; Codes werden trotzdem richtig gelesen.</translation>
    </message>
    <message>
        <source>Connected: {name}</source>
        <translation>Verbunden: {name}</translation>
    </message>
    <message>
        <source>Connecting. If it stays so, switch the scanner off and on.</source>
        <translation>Wird verbunden. Bleibt es dabei: den Scanner aus- und wieder einschalten.</translation>
    </message>
    <message>
        <source>For scanners that are set to “USB-COM” or “virtual serial port”.</source>
        <translation>Für Scanner, die auf „USB-COM“ oder „virtuelle serielle Schnittstelle“ gestellt sind.</translation>
    </message>
    <message>
        <source>It ends with Enter, and takes {n} ms a key.</source>
        <translation>Er endet mit Enter und braucht {n}&#xa0;ms je Taste.</translation>
    </message>
    <message>
        <source>It ends with Tab, and takes {n} ms a key.</source>
        <translation>Er endet mit Tab und braucht {n}&#xa0;ms je Taste.</translation>
    </message>
    <message>
        <source>It puts {after} after each code: taken off.</source>
        <translation>Er setzt {after} hinter jeden Code: wird entfernt.</translation>
    </message>
    <message>
        <source>It puts {before} before and {after} after each code: taken off.</source>
        <translation>Er setzt {before} vor und {after} hinter jeden Code: wird entfernt.</translation>
    </message>
    <message>
        <source>It puts {before} before each code: taken off.</source>
        <translation>Er setzt {before} vor jeden Code: wird entfernt.</translation>
    </message>
    <message>
        <source>It sends no Enter: a short silence ends a code. It takes {n} ms a key.</source>
        <translation>Er sendet kein Enter: eine kurze Stille beendet den Code. Er braucht {n}&#xa0;ms je Taste.</translation>
    </message>
    <message>
        <source>Not all of the code arrived. Scan the square once more.</source>
        <translation>Der Code kam nicht ganz an. Das Quadrat noch einmal lesen.</translation>
    </message>
    <message>
        <source>Not plugged in. It is found again by itself.</source>
        <translation>Nicht angeschlossen. Er wird von selbst wiedergefunden.</translation>
    </message>
    <message>
        <source>Scanner and computer mean the same keyboard: nothing has to be corrected.</source>
        <translation>Scanner und Computer meinen dieselbe Tastatur: nichts zu berichtigen.</translation>
    </message>
    <message>
        <source>Silence</source>
        <translation>Stille</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>That was another code. Scan the square on this screen.</source>
        <translation>Das war ein anderer Code. Das Quadrat auf diesem Bildschirm lesen.</translation>
    </message>
    <message>
        <source>The scanner means another keyboard than this computer: corrected.</source>
        <translation>Der Scanner meint eine andere Tastatur als dieser Computer: wird berichtigt.</translation>
    </message>
    <message>
        <source>The scanner’s keyboard is {scanner}, this computer’s is not: corrected.</source>
        <translation>Tastatur des Scanners: {scanner}, die des Computers ist eine andere: wird berichtigt.</translation>
    </message>
    <message>
        <source>The scanner’s keyboard is {scanner}, this computer’s is {computer}: corrected.</source>
        <translation>Tastatur des Scanners: {scanner}, die des Computers: {computer}. Wird berichtigt.</translation>
    </message>
    <message>
        <source>These arrive as others do, and may be read wrong: {characters}</source>
        <translation>Diese kommen wie andere an und können falsch gelesen werden: {characters}</translation>
    </message>
    <message>
        <source>These do not arrive: {characters}</source>
        <translation>Diese kommen nicht an: {characters}</translation>
    </message>
    <message>
        <source>This user may not open {name}: the system’s administrator can allow it.</source>
        <translation>Dieser Benutzer darf {name} nicht öffnen: die Systemverwaltung kann es erlauben.</translation>
    </message>
    <message>
        <source>What arrived cannot be read: most likely the speed is another one.</source>
        <translation>Was ankam, ist nicht lesbar: vermutlich stimmt die Geschwindigkeit nicht.</translation>
    </message>
    <message>
        <source>What arrived was too long for a code, and was dropped.</source>
        <translation>Was ankam, war zu lang für einen Code und wurde verworfen.</translation>
    </message>
    <message>
        <source>{name} cannot be opened: {reason}. Kiosk keeps trying.</source>
        <translation>{name} lässt sich nicht öffnen: {reason}. Wird wieder versucht.</translation>
    </message>
</context>
<context>
    <name>state</name>
    <message>
        <source>No longer on the service’s list.</source>
        <translation>Nicht mehr auf der Liste des Ticketsystems.</translation>
    </message>
    <message>
        <source>Only a part of the price has been paid.</source>
        <translation>Nur ein Teil des Preises ist bezahlt.</translation>
    </message>
    <message>
        <source>The host has not approved this ticket yet.</source>
        <translation>Der Veranstalter hat dieses Ticket noch nicht freigegeben.</translation>
    </message>
    <message>
        <source>The payment failed, and the time to retry it is over.</source>
        <translation>Die Zahlung ist gescheitert, und die Frist für einen neuen Versuch ist vorbei.</translation>
    </message>
    <message>
        <source>The payment failed.</source>
        <translation>Die Zahlung ist gescheitert.</translation>
    </message>
    <message>
        <source>The payment has not been processed yet.</source>
        <translation>Die Zahlung ist noch nicht verarbeitet.</translation>
    </message>
    <message>
        <source>The payment is not confirmed yet.</source>
        <translation>Die Zahlung ist noch nicht bestätigt.</translation>
    </message>
    <message>
        <source>The service names no state for this ticket.</source>
        <translation>Das Ticketsystem nennt keinen Status für dieses Ticket.</translation>
    </message>
    <message>
        <source>The service reports an error for this ticket.</source>
        <translation>Das Ticketsystem meldet einen Fehler bei diesem Ticket.</translation>
    </message>
    <message>
        <source>The ticket’s state “{state}” is not known here.</source>
        <translation>Der Status „{state}“ des Tickets ist hier unbekannt.</translation>
    </message>
    <message>
        <source>This ticket is for an event that is over.</source>
        <translation>Dieses Ticket ist für ein Event, das vorbei ist.</translation>
    </message>
    <message>
        <source>This ticket is paid.</source>
        <translation>Dieses Ticket ist bezahlt.</translation>
    </message>
    <message>
        <source>This ticket was cancelled.</source>
        <translation>Dieses Ticket wurde storniert.</translation>
    </message>
</context>
<context>
    <name>stop</name>
    <message numerus="yes">
        <source>%n guest(s)</source>
        <translation>
            <numerusform>%n Gast</numerusform>
            <numerusform>%n Gäste</numerusform>
        </translation>
    </message>
    <message>
        <source>Find these guests: this door let them in. The list says why.</source>
        <translation>Diese Gäste suchen: hier eingelassen. Die Liste sagt, warum.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiterer</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} and %n more</source>
        <translation>
            <numerusform>{names} und %n weiterer</numerusform>
            <numerusform>{names} und %n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>supervisor</name>
    <message numerus="yes">
        <source>%n came in on this code before, the last at {time}</source>
        <translation>
            <numerusform>%n kam mit diesem Code schon rein: {time}</numerusform>
            <numerusform>%n kamen mit diesem Code schon rein, zuletzt: {time}</numerusform>
        </translation>
    </message>
    <message>
        <source>A supervisor cannot let this ticket in. {why}</source>
        <translation>Dieses Ticket kann die Leitung nicht einlassen. {why}</translation>
    </message>
    <message>
        <source>Allowed by {name}: {why}</source>
        <translation>Erlaubt von {name}: {why}</translation>
    </message>
    <message>
        <source>Came out for a moment</source>
        <translation>War nur kurz draußen</translation>
    </message>
    <message>
        <source>Code cannot be read</source>
        <translation>Code nicht lesbar</translation>
    </message>
    <message>
        <source>Did not go in</source>
        <translation>Nicht hineingegangen</translation>
    </message>
    <message>
        <source>Guest of the host</source>
        <translation>Gast des Veranstalters</translation>
    </message>
    <message>
        <source>Guest without a ticket</source>
        <translation>Gast ohne Ticket</translation>
    </message>
    <message>
        <source>Host’s decision</source>
        <translation>Laut Veranstalter</translation>
    </message>
    <message>
        <source>Nobody has a PIN at this door, so nobody can be let in this way. Ask the host to set one: Manager, “This door”, PINs.</source>
        <translation>An diesem Eingang hat niemand eine PIN, so kann niemand eingelassen werden. Den Veranstalter bitten, eine zu setzen: Verwaltung, „Dieser Eingang“, PINs.</translation>
    </message>
    <message>
        <source>Nobody has a PIN at this door, so nobody can undo this. Ask the host to set one: Manager, “This door”, PINs.</source>
        <translation>An diesem Eingang hat niemand eine PIN, so kann niemand das zurücknehmen. Den Veranstalter bitten, eine zu setzen: Verwaltung, „Dieser Eingang“, PINs.</translation>
    </message>
    <message>
        <source>Nothing was recorded, and nobody was let in. {text}</source>
        <translation>Nichts wurde erfasst, niemand wurde eingelassen. {text}</translation>
    </message>
    <message>
        <source>Nothing was undone. {text}</source>
        <translation>Nichts wurde zurückgenommen. {text}</translation>
    </message>
    <message>
        <source>Paid at the box office</source>
        <translation>An der Kasse bezahlt</translation>
    </message>
    <message>
        <source>Phone mix-up: same name</source>
        <translation>Handys vertauscht: gleicher Name</translation>
    </message>
    <message>
        <source>Say why first: choose a reason, or write one.</source>
        <translation>Erst den Grund: einen wählen oder schreiben.</translation>
    </message>
    <message>
        <source>Scanned by mistake</source>
        <translation>Aus Versehen gescannt</translation>
    </message>
    <message>
        <source>Sent here by the other door</source>
        <translation>Vom anderen Eingang geschickt</translation>
    </message>
    <message>
        <source>Several tickets have this code. Choose the guest by name first.</source>
        <translation>Mehrere Tickets haben diesen Code. Erst den Gast nach Namen wählen.</translation>
    </message>
    <message>
        <source>Somebody already came in with this code at {time}</source>
        <translation>Mit diesem Code kam schon jemand rein: {time}</translation>
    </message>
    <message>
        <source>Something went wrong. Close this, and start again.</source>
        <translation>Etwas ging schief. Schließen und neu beginnen.</translation>
    </message>
    <message>
        <source>That PIN is not right.</source>
        <translation>Diese PIN stimmt nicht.</translation>
    </message>
    <message>
        <source>That PIN is not right. Try again.</source>
        <translation>Diese PIN stimmt nicht. Noch einmal versuchen.</translation>
    </message>
    <message>
        <source>The PIN could not be looked at. {text}</source>
        <translation>Die PIN konnte nicht geprüft werden. {text}</translation>
    </message>
    <message>
        <source>The PIN of {names} is damaged. Another supervisor can set it again: Manager, “This door”, PINs.</source>
        <translation>Die PIN von {names} ist beschädigt. Jemand anderes von der Leitung kann sie neu setzen: Verwaltung, „Dieser Eingang“, PINs.</translation>
    </message>
    <message>
        <source>The PIN of {names} is damaged. Ask the host to set it again.</source>
        <translation>Die PIN von {names} ist beschädigt. Den Veranstalter bitten, sie neu zu setzen.</translation>
    </message>
    <message>
        <source>This code is on the list now, for {name}. Scan it again.</source>
        <translation>Dieser Code steht jetzt auf der Liste, für {name}. Noch einmal scannen.</translation>
    </message>
    <message>
        <source>This code is on the list now. Scan it again.</source>
        <translation>Dieser Code steht jetzt auf der Liste. Noch einmal scannen.</translation>
    </message>
    <message>
        <source>This is still about the guest before. Close it first, then ask again.</source>
        <translation>Hier geht es noch um den vorigen Gast. Erst schließen, dann neu fragen.</translation>
    </message>
    <message>
        <source>This is still about {name}. Close it first, then ask for {other}.</source>
        <translation>Hier geht es noch um {name}. Erst schließen, dann weiter mit {other}.</translation>
    </message>
    <message>
        <source>This ticket was let in and undone before. Make sure that nobody went in with it.</source>
        <translation>Dieser Einlass wurde schon einmal zurückgenommen. Sicherstellen, dass niemand hineinging.</translation>
    </message>
    <message>
        <source>Too many PINs were wrong.</source>
        <translation>Zu oft eine falsche PIN.</translation>
    </message>
    <message>
        <source>UNDO AGAIN?</source>
        <translation>NOCHMAL ZURÜCKNEHMEN?</translation>
    </message>
    <message>
        <source>Without a ticket, allowed by {name}: {why}</source>
        <translation>Ohne Ticket, erlaubt von {name}: {why}</translation>
    </message>
    <message>
        <source>Works here tonight</source>
        <translation>Arbeitet heute hier</translation>
    </message>
    <message>
        <source>Wrong day agreed with the host</source>
        <translation>Falscher Tag, mit Veranstalter geklärt</translation>
    </message>
</context>
<context>
    <name>time</name>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n&#xa0;Tag</numerusform>
            <numerusform>%n&#xa0;Tage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n h</source>
        <translation>
            <numerusform>%n&#xa0;h</numerusform>
            <numerusform>%n&#xa0;h</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <translation>
            <numerusform>%n&#xa0;min</numerusform>
            <numerusform>%n&#xa0;min</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n s</source>
        <translation>
            <numerusform>%n&#xa0;s</numerusform>
            <numerusform>%n&#xa0;s</numerusform>
        </translation>
    </message>
    <message>
        <source>an unknown date</source>
        <translation>Datum unbekannt</translation>
    </message>
    <message>
        <source>an unknown time</source>
        <translation>Zeit unbekannt</translation>
    </message>
    <message>
        <source>this machine’s own zone</source>
        <translation>der Zone dieses Geräts</translation>
    </message>
    <message>
        <source>{day}, {time}</source>
        <translation>{day}, {time}</translation>
    </message>
    <message>
        <source>{weekday} {day} {month}</source>
        <translation>{weekday}&#xa0;{day}.&#xa0;{month}</translation>
    </message>
</context>
<context>
    <name>undo</name>
    <message>
        <source>Only a supervisor can undo this ticket a second time.</source>
        <translation>Ein zweites Mal nimmt nur die Leitung dieses Ticket zurück.</translation>
    </message>
    <message>
        <source>The guest’s ticket has turned up since: undo it there.</source>
        <translation>Das Ticket des Gastes ist inzwischen aufgetaucht: dort zurücknehmen.</translation>
    </message>
    <message>
        <source>The service keeps its record of the check-in.</source>
        <translation>Im Ticketsystem bleibt der Check-in bestehen.</translation>
    </message>
    <message>
        <source>There is no such admission here.</source>
        <translation>Diesen Einlass gibt es hier nicht.</translation>
    </message>
    <message>
        <source>This admission has already been undone.</source>
        <translation>Dieser Einlass ist schon zurückgenommen.</translation>
    </message>
</context>
<context>
    <name>verdict</name>
    <message>
        <source>ALREADY IN</source>
        <translation>SCHON DRIN</translation>
    </message>
    <message>
        <source>ASK</source>
        <translation>NACHFRAGEN</translation>
    </message>
    <message>
        <source>Before: {word}, {time}</source>
        <translation>Zuvor: {word}, {time}</translation>
    </message>
    <message>
        <source>CHECKING</source>
        <translation>WIRD GEPRÜFT</translation>
    </message>
    <message>
        <source>Call the supervisor.</source>
        <translation>Leitung rufen.</translation>
    </message>
    <message>
        <source>Check-in not confirmed. {said}</source>
        <translation>Check-in nicht bestätigt. {said}</translation>
    </message>
    <message>
        <source>Check-in refused. {said}</source>
        <translation>Check-in abgelehnt. {said}</translation>
    </message>
    <message>
        <source>Do not let in</source>
        <translation>Nicht einlassen</translation>
    </message>
    <message>
        <source>EXIT</source>
        <translation>AUSGANG</translation>
    </message>
    <message>
        <source>Find this guest: let in at this door.</source>
        <translation>Diesen Gast suchen: hier eingelassen.</translation>
    </message>
    <message>
        <source>Find this guest: let in at {time} at this door.</source>
        <translation>Diesen Gast suchen: um {time} hier eingelassen.</translation>
    </message>
    <message>
        <source>GO IN</source>
        <translation>EINLASS</translation>
    </message>
    <message>
        <source>Goes in at</source>
        <translation>Einlass an</translation>
    </message>
    <message>
        <source>HOUSE FULL</source>
        <translation>HAUS VOLL</translation>
    </message>
    <message>
        <source>It is for {event}, on the list of account {account}.</source>
        <translation>Es gilt für {event}, auf der Liste von Konto {account}.</translation>
    </message>
    <message>
        <source>It is on the list of account {account}.</source>
        <translation>Es steht auf der Liste von Konto {account}.</translation>
    </message>
    <message>
        <source>It links doors, so that they share who is inside: open Manager, “This door”, “Other doors”, and hold it up there.</source>
        <translation>Er verbindet Eingänge, damit alle wissen, wer drin ist: Verwaltung, „Dieser Eingang“, „Andere Eingänge“ öffnen und ihn dort hinhalten.</translation>
    </message>
    <message>
        <source>It pairs a door with the office: open Manager, “Sign in”, and hold it up there.</source>
        <translation>Er koppelt einen Eingang mit dem Büro: Verwaltung, „Anmelden“ öffnen und ihn dort hinhalten.</translation>
    </message>
    <message>
        <source>JUST SCANNED</source>
        <translation>GERADE GESCANNT</translation>
    </message>
    <message>
        <source>NOT FOUND</source>
        <translation>NICHT GEFUNDEN</translation>
    </message>
    <message>
        <source>NOT INSIDE</source>
        <translation>NICHT DRIN</translation>
    </message>
    <message>
        <source>NOT ON THE LIST</source>
        <translation>NICHT AUF DER LISTE</translation>
    </message>
    <message>
        <source>NOT RECORDED</source>
        <translation>NICHT ERFASST</translation>
    </message>
    <message>
        <source>NOT UNDONE</source>
        <translation>NICHT ZURÜCKGENOMMEN</translation>
    </message>
    <message>
        <source>NOT VALID</source>
        <translation>NICHT GÜLTIG</translation>
    </message>
    <message>
        <source>Nobody was found under this name.</source>
        <translation>Unter diesem Namen wurde niemand gefunden.</translation>
    </message>
    <message>
        <source>Not on the guest list</source>
        <translation>Nicht auf der Gästeliste</translation>
    </message>
    <message>
        <source>OTHER DOOR</source>
        <translation>ANDERER EINGANG</translation>
    </message>
    <message>
        <source>PAIRING CODE</source>
        <translation>KOPPLUNGSCODE</translation>
    </message>
    <message>
        <source>Recorded before the restart</source>
        <translation>Vor dem Neustart erfasst</translation>
    </message>
    <message>
        <source>STOP</source>
        <translation>STOPP</translation>
    </message>
    <message>
        <source>Search by name to be sure.</source>
        <translation>Zur Sicherheit nach Namen suchen.</translation>
    </message>
    <message>
        <source>That is at {time}.</source>
        <translation>Beginn: {time}.</translation>
    </message>
    <message>
        <source>That is on {time}.</source>
        <translation>Das ist am {time}.</translation>
    </message>
    <message>
        <source>The guest is recorded as inside. Whether the service knows is not clear. {why}</source>
        <translation>Der Gast ist als drin erfasst. Ob das Ticketsystem es weiß, ist unklar. {why}</translation>
    </message>
    <message>
        <source>This door is paired with its office already: take the code away. To pair it again: Manager, “Sign in”.</source>
        <translation>Dieser Eingang ist mit seinem Büro schon gekoppelt: den Code wegnehmen. Um ihn neu zu koppeln: Verwaltung, „Anmelden“.</translation>
    </message>
    <message>
        <source>This door shares with others already: take the code away. To change that: Manager, “This door”.</source>
        <translation>Dieser Eingang ist schon mit anderen verbunden: den Code wegnehmen. Ändern: Verwaltung, „Dieser Eingang“.</translation>
    </message>
    <message>
        <source>This is not a ticket</source>
        <translation>Das ist kein Ticket</translation>
    </message>
    <message>
        <source>This ticket goes in at {door}.</source>
        <translation>Einlass mit diesem Ticket bei {door}.</translation>
    </message>
    <message>
        <source>This ticket has already been used.</source>
        <translation>Dieses Ticket wurde schon benutzt.</translation>
    </message>
    <message>
        <source>This ticket is for {event}.</source>
        <translation>Dieses Ticket ist für {event}.</translation>
    </message>
    <message>
        <source>Ticket for</source>
        <translation>Ticket für</translation>
    </message>
    <message>
        <source>UNDONE</source>
        <translation>ZURÜCKGENOMMEN</translation>
    </message>
    <message>
        <source>Valid on</source>
        <translation>Gültig am</translation>
    </message>
    <message>
        <source>WRONG DAY</source>
        <translation>FALSCHER TAG</translation>
    </message>
    <message>
        <source>WRONG EVENT</source>
        <translation>FALSCHES EVENT</translation>
    </message>
    <message>
        <source>Was valid on</source>
        <translation>War gültig am</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiteres</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>why</name>
    <message>
        <source>Cannot check: the guest list is not loaded.</source>
        <translation>Prüfen geht nicht: Die Gästeliste ist nicht geladen.</translation>
    </message>
    <message>
        <source>Cannot check: this door’s sign-in has not been checked yet.</source>
        <translation>Prüfen geht nicht: Die Anmeldung dieses Eingangs ist noch nicht geprüft.</translation>
    </message>
    <message>
        <source>More than one ticket has this code.</source>
        <translation>Mehrere Tickets haben diesen Code.</translation>
    </message>
    <message>
        <source>No event chosen, and the guest list holds several.</source>
        <translation>Kein Event gewählt, und die Gästeliste hat mehrere.</translation>
    </message>
    <message>
        <source>No more guests may come in. Ask the host.</source>
        <translation>Mehr Gäste dürfen nicht hinein. Den Veranstalter fragen.</translation>
    </message>
    <message>
        <source>No ticket on the guest list has this code.</source>
        <translation>Kein Ticket auf der Gästeliste hat diesen Code.</translation>
    </message>
    <message>
        <source>Some records of this door were lost: this ticket may have been used already.</source>
        <translation>Einträge dieses Eingangs gingen verloren: dieses Ticket kann schon benutzt sein.</translation>
    </message>
    <message>
        <source>Somebody was let in with this code, without a ticket.</source>
        <translation>Mit diesem Code wurde jemand ohne Ticket eingelassen.</translation>
    </message>
    <message>
        <source>The guest list does not say which event this ticket is for.</source>
        <translation>Die Gästeliste sagt nicht, für welches Event dieses Ticket ist.</translation>
    </message>
    <message>
        <source>The guest list does not say which type this ticket is.</source>
        <translation>Die Gästeliste sagt nicht, welche Ticketart das ist.</translation>
    </message>
    <message>
        <source>The host has put this ticket on the stop-list.</source>
        <translation>Der Veranstalter hat dieses Ticket gesperrt.</translation>
    </message>
    <message>
        <source>The same code again: still one person.</source>
        <translation>Derselbe Code noch einmal: eine Person.</translation>
    </message>
    <message>
        <source>This door does not admit this ticket type.</source>
        <translation>Dieser Eingang ist nicht für diese Ticketart.</translation>
    </message>
    <message>
        <source>This door’s rules were lost. Ask the supervisor.</source>
        <translation>Die Regeln dieses Eingangs sind verloren. Die Leitung fragen.</translation>
    </message>
    <message>
        <source>This guest is recorded as gone already. Let them out.</source>
        <translation>Dieser Gast gilt schon als gegangen. Rauslassen.</translation>
    </message>
    <message>
        <source>This ticket has already been used.</source>
        <translation>Dieses Ticket wurde schon benutzt.</translation>
    </message>
    <message>
        <source>This ticket is for another event.</source>
        <translation>Dieses Ticket ist für ein anderes Event.</translation>
    </message>
    <message>
        <source>This ticket is no longer on the service’s guest list.</source>
        <translation>Dieses Ticket ist nicht mehr auf der Gästeliste.</translation>
    </message>
    <message>
        <source>This ticket is not valid.</source>
        <translation>Dieses Ticket ist nicht gültig.</translation>
    </message>
    <message>
        <source>This ticket is on the list of another account.</source>
        <translation>Dieses Ticket steht auf der Liste eines anderen Kontos.</translation>
    </message>
    <message>
        <source>This ticket needs a decision.</source>
        <translation>Dieses Ticket braucht eine Entscheidung.</translation>
    </message>
    <message>
        <source>This ticket was used, and allows no further entry.</source>
        <translation>Dieses Ticket wurde benutzt und gilt nicht noch einmal.</translation>
    </message>
    <message>
        <source>This ticket’s state is not known here.</source>
        <translation>Der Status dieses Tickets ist hier unbekannt.</translation>
    </message>
</context>
</TS>
