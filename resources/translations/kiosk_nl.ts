<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name>ArrivalsChart</name>
    <message numerus="yes">
        <source>%n guest(s) let in</source>
        <translation>
            <numerusform>%n gast binnengelaten</numerusform>
            <numerusform>%n gasten binnengelaten</numerusform>
        </translation>
    </message>
    <message>
        <source>{guests} from {start} to {end}</source>
        <translation>{guests}, {start} tot {end}</translation>
    </message>
</context>
<context>
    <name>ArrivalsSheet</name>
    <message>
        <source>Arrivals</source>
        <translation>Instroom</translation>
    </message>
    <message>
        <source>By door</source>
        <translation>Per ingang</translation>
    </message>
    <message>
        <source>By ticket type</source>
        <translation>Per tickettype</translation>
    </message>
    <message>
        <source>Counted without a ticket</source>
        <translation>Geteld zonder ticket</translation>
    </message>
    <message>
        <source>Last 3 hours</source>
        <translation>Laatste 3 uur</translation>
    </message>
    <message numerus="yes">
        <source>Let in, every %n minute(s)</source>
        <translation>
            <numerusform>Binnengelaten, per minuut</numerusform>
            <numerusform>Binnengelaten, per %n minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>No door known</source>
        <translation>Ingang onbekend</translation>
    </message>
    <message>
        <source>No type known</source>
        <translation>Tickettype onbekend</translation>
    </message>
    <message>
        <source>Since opening</source>
        <translation>Sinds opening</translation>
    </message>
    <message>
        <source>busiest minute, {time}</source>
        <translation>drukste minuut, {time}</translation>
    </message>
    <message>
        <source>inside now</source>
        <translation>nu binnen</translation>
    </message>
    <message>
        <source>let in since {time}</source>
        <translation>binnengelaten sinds {time}</translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation>nog niemand</translation>
    </message>
</context>
<context>
    <name>AsideListSheet</name>
    <message>
        <source>Nobody waiting</source>
        <translation>Niemand wacht</translation>
    </message>
</context>
<context>
    <name>BatteryAlarm</name>
    <message>
        <source>Battery {n} %: plug it in</source>
        <translation>Accu {n}%: aan de lader</translation>
    </message>
    <message>
        <source>Battery {n} %: plug it in now</source>
        <translation>Accu {n}%: nu aan de lader</translation>
    </message>
    <message>
        <source>Move to another computer</source>
        <translation>Verder op andere computer</translation>
    </message>
</context>
<context>
    <name>BeginSheet</name>
    <message>
        <source>How do you begin?</source>
        <translation>Hoe beginnen?</translation>
    </message>
    <message>
        <source>It takes a few minutes, once. You can go back at every step.</source>
        <translation>Dit kost een paar minuten, één keer. Terug kan bij elke stap.</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Niet nu</translation>
    </message>
    <message>
        <source>Nothing is sent anywhere, and nothing of it stays.</source>
        <translation>Er wordt niets verzonden, en er blijft niets van bewaard.</translation>
    </message>
    <message>
        <source>Pair with your host’s office</source>
        <translation>Koppelen met kantoor van organisator</translation>
    </message>
    <message>
        <source>Rehearse with made-up guests</source>
        <translation>Oefenen met verzonnen gasten</translation>
    </message>
    <message>
        <source>Set up this door</source>
        <translation>Deze ingang instellen</translation>
    </message>
    <message>
        <source>Sign in on this machine alone</source>
        <translation>Alleen op dit apparaat inloggen</translation>
    </message>
    <message>
        <source>The host shows a QR code. Everything else comes from there.</source>
        <translation>De organisator toont een QR-code. De rest komt daarvandaan.</translation>
    </message>
    <message>
        <source>The office runs beside the door, with the host’s client ID and secret.</source>
        <translation>Het kantoor draait naast de ingang, met client-ID en client secret van de organisator.</translation>
    </message>
    <message>
        <source>This laptop is the host’s own</source>
        <translation>Deze laptop is van de organisator</translation>
    </message>
    <message>
        <source>With the service’s address and an access token of your account.</source>
        <translation>Met het adres van het ticketsysteem en een toegangstoken van het account.</translation>
    </message>
</context>
<context>
    <name>BrowserSheet</name>
    <message>
        <source>Asking the office…</source>
        <translation>Wachten op het kantoor…</translation>
    </message>
    <message>
        <source>Client secret</source>
        <translation>Client secret</translation>
    </message>
    <message>
        <source>Enter the client secret first: the service shows it to the host.</source>
        <translation>Eerst het client secret invullen: het ticketsysteem toont het aan de organisator.</translation>
    </message>
    <message>
        <source>Go on with this address</source>
        <translation>Verder met dit adres</translation>
    </message>
    <message>
        <source>If the client ID is another one too: “Set up again”.</source>
        <translation>Is de client-ID ook anders: “Opnieuw instellen”.</translation>
    </message>
    <message>
        <source>No browser could be opened: open this address in one on this machine.</source>
        <translation>Er kon geen browser worden geopend: dit adres in een browser op dit apparaat openen.</translation>
    </message>
    <message>
        <source>No sign-in is in this address: copy it whole, as the browser shows it at the end.</source>
        <translation>In dit adres zit geen login: het adres helemaal kopiëren, zoals de browser het aan het eind toont.</translation>
    </message>
    <message>
        <source>Nothing has come back from the service’s page yet. If it is gone from the browser, open it again; if it ended on another page, paste the address of that one.</source>
        <translation>Van de pagina van het ticketsysteem is nog niets teruggekomen. Staat die niet meer open in de browser, dan opnieuw openen; eindigde die op een andere pagina, dan het adres daarvan plakken.</translation>
    </message>
    <message>
        <source>Open the page again</source>
        <translation>Pagina opnieuw openen</translation>
    </message>
    <message>
        <source>Or paste the address that the browser ended on</source>
        <translation>Of het adres plakken waarop de browser eindigde</translation>
    </message>
    <message>
        <source>Perhaps the service has a new client secret for this application: type it as the service shows it to the host. If this Wi-Fi wants a sign-in, see to that first. Scanning goes on meanwhile.</source>
        <translation>Misschien is er een nieuw client secret voor deze toepassing: overnemen zoals het ticketsysteem het toont. Vraagt deze wifi een login, dan eerst daar inloggen. Scannen gaat intussen door.</translation>
    </message>
    <message>
        <source>Set up again</source>
        <translation>Opnieuw instellen</translation>
    </message>
    <message>
        <source>Sign in at the service</source>
        <translation>Bij ticketsysteem inloggen</translation>
    </message>
    <message>
        <source>Sign in there as the host, and allow Kiosk. If the browser then warns of this machine’s own certificate, let it go on. Kiosk goes on by itself. If the service does not know the client ID or the redirect address, they are not as they are registered there.</source>
        <translation>Daar als organisator inloggen en Kiosk toestaan. Waarschuwt de browser daarna voor het certificaat van dit apparaat, dan toch doorgaan. Kiosk gaat vanzelf verder. Kent het ticketsysteem de client-ID of het redirect-adres niet, dan staan die daar anders geregistreerd.</translation>
    </message>
    <message>
        <source>The host signs in at the service, in this machine’s browser.</source>
        <translation>De organisator logt in bij het ticketsysteem, in de browser van dit apparaat.</translation>
    </message>
    <message>
        <source>The redirect address is {address}.</source>
        <translation>Het redirect-adres is {address}.</translation>
    </message>
    <message>
        <source>The service’s page</source>
        <translation>Pagina van het ticketsysteem</translation>
    </message>
    <message>
        <source>The service’s page opens in the browser.</source>
        <translation>De pagina van het ticketsysteem opent in de browser.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Opnieuw proberen</translation>
    </message>
    <message>
        <source>Use this secret</source>
        <translation>Dit secret gebruiken</translation>
    </message>
</context>
<context>
    <name>CameraAndSoundSheet</name>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Camera and sound</source>
        <translation>Camera en geluid</translation>
    </message>
    <message>
        <source>GO IN</source>
        <translation>DOORLOPEN</translation>
    </message>
    <message>
        <source>Guests too</source>
        <translation>Gasten ook</translation>
    </message>
    <message>
        <source>Hold up any QR code: a frame around it means that it was read.</source>
        <translation>Een QR-code voorhouden: een kader eromheen betekent dat hij gelezen is.</translation>
    </message>
    <message>
        <source>Is it loud enough?</source>
        <translation>Is het hard genoeg?</translation>
    </message>
    <message>
        <source>Open the door</source>
        <translation>Ingang openen</translation>
    </message>
    <message>
        <source>STOP</source>
        <translation>STOP</translation>
    </message>
    <message>
        <source>Staff only</source>
        <translation>Alleen het team</translation>
    </message>
    <message>
        <source>The picture is as in a mirror, and names are cut to their first letters.</source>
        <translation>Het beeld is gespiegeld, en namen zijn afgekort tot beginletters.</translation>
    </message>
    <message>
        <source>The picture is as the camera sees it, and names stand in full.</source>
        <translation>Het beeld is zoals de camera het ziet, en namen staan er voluit.</translation>
    </message>
    <message>
        <source>Who sees this screen?</source>
        <translation>Wie ziet dit scherm?</translation>
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
        <translation>Camera</translation>
    </message>
    <message>
        <source>Cameras of this machine</source>
        <translation>Camera’s van dit apparaat</translation>
    </message>
    <message>
        <source>Exposure</source>
        <translation>Belichting</translation>
    </message>
    <message>
        <source>For a camera or tablet that is mounted on end.</source>
        <translation>Voor een camera of tablet die rechtop is gemonteerd.</translation>
    </message>
    <message>
        <source>Kiosk keeps trying. Hand scanner and keyboard still work.</source>
        <translation>Kiosk blijft het proberen. Handscanner en toetsenbord werken gewoon.</translation>
    </message>
    <message>
        <source>Larger reads smaller codes; smaller spares a slow machine.</source>
        <translation>Groter leest kleinere codes; kleiner ontziet een traag apparaat.</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Opnieuw zoeken</translation>
    </message>
    <message>
        <source>Looking for cameras…</source>
        <translation>Camera’s zoeken…</translation>
    </message>
    <message>
        <source>Mirrored</source>
        <translation>Gespiegeld</translation>
    </message>
    <message>
        <source>Not turned</source>
        <translation>Niet gedraaid</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Uit</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Aan</translation>
    </message>
    <message>
        <source>Only how it is shown: codes are read either way.</source>
        <translation>Alleen de weergave: codes worden hoe dan ook gelezen.</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Beeld</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Kort</translation>
    </message>
    <message>
        <source>Shorter blurs less, and reads bright phones better; it needs more light.</source>
        <translation>Korter geeft minder onscherpte en leest felle telefoons beter, maar vraagt meer licht.</translation>
    </message>
    <message>
        <source>Shortest</source>
        <translation>Kortst</translation>
    </message>
    <message>
        <source>This camera does not let its exposure be set. It stays automatic.</source>
        <translation>De belichting van deze camera is niet in te stellen. Die blijft automatisch.</translation>
    </message>
    <message>
        <source>Turned</source>
        <translation>Gedraaid</translation>
    </message>
    <message>
        <source>{chosen} is not connected. {camera} is used until it is back.</source>
        <translation>{chosen} is niet aangesloten. Tot die terug is, wordt {camera} gebruikt.</translation>
    </message>
    <message>
        <source>{size} · {n} pictures a second</source>
        <translation>{size} · {n} beelden per seconde</translation>
    </message>
</context>
<context>
    <name>CameraView</name>
    <message numerus="yes">
        <source>%n codes in view: the middle one counts</source>
        <translation>
            <numerusform>%n code in beeld: de middelste telt</numerusform>
            <numerusform>%n codes in beeld: de middelste telt</numerusform>
        </translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Camera</translation>
    </message>
    <message>
        <source>Camera lost · trying again</source>
        <translation>Camera weg · nieuwe poging</translation>
    </message>
    <message>
        <source>First the STOP, then the next guest</source>
        <translation>Eerst de STOP, dan de volgende gast</translation>
    </message>
    <message>
        <source>Hand scanner and keyboard still work</source>
        <translation>Handscanner en toetsenbord werken nog</translation>
    </message>
    <message>
        <source>Hold the code in the frame</source>
        <translation>Code in het kader houden</translation>
    </message>
    <message>
        <source>Next guest can scan now</source>
        <translation>Volgende gast kan scannen</translation>
    </message>
    <message>
        <source>No camera</source>
        <translation>Geen camera</translation>
    </message>
    <message>
        <source>No camera found</source>
        <translation>Geen camera gevonden</translation>
    </message>
    <message>
        <source>One moment</source>
        <translation>Een moment</translation>
    </message>
    <message>
        <source>The camera is starting</source>
        <translation>Camera start</translation>
    </message>
    <message>
        <source>Then scan the same ticket again</source>
        <translation>Dan hetzelfde ticket nog eens scannen</translation>
    </message>
    <message>
        <source>Use the hand scanner, or type</source>
        <translation>Handscanner gebruiken of typen</translation>
    </message>
</context>
<context>
    <name>CandidatesSheet</name>
    <message>
        <source>Which ticket?</source>
        <translation>Welk ticket?</translation>
    </message>
</context>
<context>
    <name>CheckLine</name>
    <message>
        <source>not ready</source>
        <translation>niet klaar</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>klaar</translation>
    </message>
</context>
<context>
    <name>CounterPresenter</name>
    <message>
        <source>Nobody counted here is inside now.</source>
        <translation>Niemand die hier geteld is, is nu binnen.</translation>
    </message>
    <message>
        <source>Nothing was counted here that could be undone.</source>
        <translation>Hier is niets geteld dat teruggedraaid kan worden.</translation>
    </message>
    <message>
        <source>One person without a ticket counts as inside again.</source>
        <translation>Eén persoon zonder ticket telt weer als binnen.</translation>
    </message>
    <message>
        <source>One person without a ticket is no longer counted.</source>
        <translation>Eén persoon zonder ticket wordt niet meer meegeteld.</translation>
    </message>
    <message>
        <source>Only a supervisor can count people without tickets.</source>
        <translation>Alleen de teamleider kan mensen zonder ticket tellen.</translation>
    </message>
    <message>
        <source>The last count has already been undone.</source>
        <translation>De laatste telling is al teruggedraaid.</translation>
    </message>
</context>
<context>
    <name>CounterSheet</name>
    <message>
        <source>Came in: {n}</source>
        <translation>Naar binnen: {n}</translation>
    </message>
    <message>
        <source>Children, crew, press: one tap for each. They count as inside.</source>
        <translation>Kinderen, crew, pers: één tik per persoon. Ze tellen als binnen.</translation>
    </message>
    <message>
        <source>Count people without tickets</source>
        <translation>Mensen zonder ticket tellen</translation>
    </message>
    <message>
        <source>In all, {inside} of {capacity} are inside.</source>
        <translation>In totaal zijn er {inside} van {capacity} binnen.</translation>
    </message>
    <message>
        <source>One more came in</source>
        <translation>Er is iemand binnengekomen</translation>
    </message>
    <message>
        <source>One went out</source>
        <translation>Er is iemand naar buiten gegaan</translation>
    </message>
    <message>
        <source>The house is full: ask the host.</source>
        <translation>Het is vol: de organisator vragen.</translation>
    </message>
    <message>
        <source>Undo the last one</source>
        <translation>Laatste terugdraaien</translation>
    </message>
    <message>
        <source>Went out: {n}</source>
        <translation>Naar buiten: {n}</translation>
    </message>
    <message>
        <source>inside without a ticket</source>
        <translation>binnen zonder ticket</translation>
    </message>
    <message>
        <source>{n} inside without a ticket</source>
        <translation>{n} binnen zonder ticket</translation>
    </message>
</context>
<context>
    <name>DirectionBadge</name>
    <message>
        <source>ENTRY</source>
        <translation>INGANG</translation>
    </message>
    <message>
        <source>EXIT</source>
        <translation>UITGANG</translation>
    </message>
    <message>
        <source>People come in by this door. Each ticket is checked, and counts as inside.</source>
        <translation>Hier komen gasten binnen. Elk ticket wordt gecontroleerd en telt daarna als binnen.</translation>
    </message>
    <message>
        <source>People leave by this door. Each ticket scanned here counts as gone; nobody is let in.</source>
        <translation>Hier gaan gasten weg. Elk ticket dat hier wordt gescand, telt als vertrokken; niemand wordt binnengelaten.</translation>
    </message>
</context>
<context>
    <name>DiscountSheet</name>
    <message>
        <source>A fixed amount</source>
        <translation>Een vast bedrag</translation>
    </message>
    <message>
        <source>Amount, in the listing’s currency</source>
        <translation>Bedrag, in de valuta van het aanbod</translation>
    </message>
    <message>
        <source>Asking the service for its listings…</source>
        <translation>Aanbod bij het ticketsysteem opvragen…</translation>
    </message>
    <message>
        <source>Choose the listing first.</source>
        <translation>Eerst het aanbod kiezen.</translation>
    </message>
    <message>
        <source>Create the code</source>
        <translation>Code aanmaken</translation>
    </message>
    <message>
        <source>Creating…</source>
        <translation>Aanmaken…</translation>
    </message>
    <message>
        <source>Discount</source>
        <translation>Korting</translation>
    </message>
    <message>
        <source>Enter the code first.</source>
        <translation>Eerst de code invullen.</translation>
    </message>
    <message>
        <source>For which listing?</source>
        <translation>Voor welk aanbod?</translation>
    </message>
    <message>
        <source>For which tickets? All of them where none is ticked</source>
        <translation>Voor welke tickets? Voor alle als er niets is aangevinkt</translation>
    </message>
    <message>
        <source>How often it can be used; empty for no limit</source>
        <translation>Hoe vaak te gebruiken; leeg is onbeperkt</translation>
    </message>
    <message>
        <source>Id of the listing</source>
        <translation>Nummer van het aanbod</translation>
    </message>
    <message>
        <source>New discount code</source>
        <translation>Nieuwe kortingscode</translation>
    </message>
    <message>
        <source>No code was created: {reason}</source>
        <translation>Geen code aangemaakt: {reason}</translation>
    </message>
    <message>
        <source>Percent</source>
        <translation>Procent</translation>
    </message>
    <message>
        <source>The amount is a number, such as 7.50.</source>
        <translation>Het bedrag is een getal, zoals 7,50.</translation>
    </message>
    <message>
        <source>The number of uses is a whole number, such as 100.</source>
        <translation>Het aantal keren is een heel getal, zoals 100.</translation>
    </message>
    <message>
        <source>The percentage is a number up to 100, such as 25.</source>
        <translation>Het percentage is een getal tot 100, zoals 25.</translation>
    </message>
    <message>
        <source>What people type</source>
        <translation>Wat mensen intypen</translation>
    </message>
    <message>
        <source>not public</source>
        <translation>niet openbaar</translation>
    </message>
    <message>
        <source>{code} can be used from now on.</source>
        <translation>{code} is vanaf nu te gebruiken.</translation>
    </message>
    <message>
        <source>{code} was not created: {reason}</source>
        <translation>{code} is niet aangemaakt: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>{n} ticket(s)</source>
        <translation>
            <numerusform>{n} ticket</numerusform>
            <numerusform>{n} tickets</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DiscountsPresenter</name>
    <message>
        <source>Another code is still being created: wait until that is done.</source>
        <translation>Een andere code wordt nog aangemaakt: wachten tot dat klaar is.</translation>
    </message>
    <message>
        <source>something went wrong</source>
        <translation>er ging iets mis</translation>
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
        <translation>Kiosk · oefening</translation>
    </message>
</context>
<context>
    <name>DropTarget</name>
    <message>
        <source>Drop the picture here</source>
        <translation>Afbeelding hier neerzetten</translation>
    </message>
    <message>
        <source>The code in it is read like a ticket at the camera</source>
        <translation>De code erin wordt gelezen als een ticket voor de camera</translation>
    </message>
</context>
<context>
    <name>DutySheet</name>
    <message>
        <source>Another name</source>
        <translation>Andere naam</translation>
    </message>
    <message>
        <source>Start duty</source>
        <translation>Dienst beginnen</translation>
    </message>
    <message>
        <source>The name is kept with everything this door records from now on.</source>
        <translation>De naam staat vanaf nu bij alles wat deze ingang registreert.</translation>
    </message>
    <message>
        <source>Who is on duty?</source>
        <translation>Wie heeft dienst?</translation>
    </message>
</context>
<context>
    <name>Entry</name>
    <message>
        <source>Scan, or type a name</source>
        <translation>Scannen, of naam typen</translation>
    </message>
    <message>
        <source>Scan, or type a name or ticket id</source>
        <translation>Scannen, of naam of ticketnummer typen</translation>
    </message>
</context>
<context>
    <name>EventIdField</name>
    <message>
        <source>Add</source>
        <translation>Toevoegen</translation>
    </message>
    <message>
        <source>The event’s id, as the host has it</source>
        <translation>Evenement-ID, van de organisator</translation>
    </message>
</context>
<context>
    <name>EventSheet</name>
    <message>
        <source>Choose later</source>
        <translation>Later kiezen</translation>
    </message>
    <message>
        <source>Events on the guest list</source>
        <translation>Evenementen op de gastenlijst</translation>
    </message>
    <message>
        <source>Every event</source>
        <translation>Alle evenementen</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Opnieuw kijken</translation>
    </message>
    <message>
        <source>Look again, or type the event’s id. It can be chosen at the open door too.</source>
        <translation>Opnieuw kijken, of de evenement-ID intypen. Kiezen kan ook als de ingang al open is.</translation>
    </message>
    <message>
        <source>No event is on the guest list yet. The host can tell you its id.</source>
        <translation>Er staat nog geen evenement op de gastenlijst. De organisator kent de ID.</translation>
    </message>
    <message>
        <source>No ticket on the guest list is for the event that was chosen.</source>
        <translation>Op de gastenlijst staat geen ticket voor het gekozen evenement.</translation>
    </message>
    <message>
        <source>Nobody is on the guest list of this account. Look again once tickets are sold, type the event’s id, or go back to sign in or to pair with another account.</source>
        <translation>Op de gastenlijst van dit account staat niemand. Opnieuw kijken zodra er tickets verkocht zijn, de evenement-ID intypen, of teruggaan en met een ander account inloggen of koppelen.</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Niet nu</translation>
    </message>
    <message>
        <source>Tickets for every event are let in here now. Tick one to stop the others.</source>
        <translation>Hier gelden nu tickets voor alle evenementen. Eén aanvinken om de andere tegen te houden.</translation>
    </message>
    <message>
        <source>Tickets for other events will be stopped. You can tick several.</source>
        <translation>Tickets voor andere evenementen worden tegengehouden. Meerdere aanvinken kan.</translation>
    </message>
    <message>
        <source>Type an event’s id</source>
        <translation>Evenement-ID intypen</translation>
    </message>
    <message>
        <source>Until one is chosen, only a supervisor can let anybody in. You can tick several.</source>
        <translation>Tot er één gekozen is, kan alleen de teamleider iemand binnenlaten. Meerdere aanvinken kan.</translation>
    </message>
    <message numerus="yes">
        <source>Use %n event(s)</source>
        <translation>
            <numerusform>%n evenement kiezen</numerusform>
            <numerusform>%n evenementen kiezen</numerusform>
        </translation>
    </message>
    <message>
        <source>Use this event</source>
        <translation>Dit evenement kiezen</translation>
    </message>
    <message>
        <source>Which event is this door for?</source>
        <translation>Voor welk evenement is deze ingang?</translation>
    </message>
</context>
<context>
    <name>EventsPresenter</name>
    <message>
        <source>Only a supervisor can switch to the next event.</source>
        <translation>Alleen de teamleider kan naar het volgende evenement gaan.</translation>
    </message>
</context>
<context>
    <name>ExplainSheet</name>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>FirstRunPresenter</name>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Looking for the office…</source>
        <translation>Kantoor zoeken…</translation>
    </message>
    <message>
        <source>Nobody is on the guest list. Ask the host if this is the right account.</source>
        <translation>Op de gastenlijst staat niemand. Aan de organisator vragen of dit het juiste account is.</translation>
    </message>
    <message>
        <source>Pairing…</source>
        <translation>Koppelen…</translation>
    </message>
    <message>
        <source>Reading the guest list…</source>
        <translation>Gastenlijst lezen…</translation>
    </message>
    <message>
        <source>Reading the guest list… {n}</source>
        <translation>Gastenlijst lezen… {n}</translation>
    </message>
    <message>
        <source>Setting the door up…</source>
        <translation>Ingang instellen…</translation>
    </message>
    <message>
        <source>Setting the office up…</source>
        <translation>Kantoor instellen…</translation>
    </message>
    <message>
        <source>Signing in…</source>
        <translation>Inloggen…</translation>
    </message>
    <message>
        <source>The guest list could not be read yet: {reason}</source>
        <translation>De gastenlijst kon nog niet worden gelezen: {reason}</translation>
    </message>
    <message>
        <source>The host’s rules for this door could not be set: {reason}</source>
        <translation>De regels van de organisator voor deze ingang konden niet worden ingesteld: {reason}</translation>
    </message>
    <message>
        <source>This did not work: a fault in the program. Try it once more.</source>
        <translation>Dit lukte niet: een fout in het programma. Nog een keer proberen.</translation>
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
        <translation>Kiosk · ingang instellen</translation>
    </message>
    <message>
        <source>Step {number} of {steps}</source>
        <translation>Stap {number} van {steps}</translation>
    </message>
</context>
<context>
    <name>Fold</name>
    <message>
        <source>More below</source>
        <translation>Hieronder meer</translation>
    </message>
</context>
<context>
    <name>Footer</name>
    <message>
        <source>Count people without tickets (F12)</source>
        <translation>Mensen zonder ticket tellen (F12)</translation>
    </message>
    <message>
        <source>Help F1</source>
        <translation>Help F1</translation>
    </message>
    <message>
        <source>Light, dark or high contrast</source>
        <translation>Licht, donker of hoog contrast</translation>
    </message>
    <message>
        <source>Manager</source>
        <translation>Beheer</translation>
    </message>
    <message>
        <source>On duty: nobody named</source>
        <translation>Dienst: niemand</translation>
    </message>
    <message>
        <source>On duty: {name}</source>
        <translation>Dienst: {name}</translation>
    </message>
    <message>
        <source>On duty: {name}. Change</source>
        <translation>Dienst: {name}. Wisselen</translation>
    </message>
    <message>
        <source>On duty?</source>
        <translation>Dienst?</translation>
    </message>
    <message>
        <source>People without tickets inside: {n}. Count</source>
        <translation>Mensen zonder ticket binnen: {n}. Tellen</translation>
    </message>
    <message>
        <source>a minute</source>
        <translation>per minuut</translation>
    </message>
</context>
<context>
    <name>GroupSheet</name>
    <message>
        <source>Admit</source>
        <translation>Binnenlaten</translation>
    </message>
    <message numerus="yes">
        <source>Admit %n</source>
        <translation>
            <numerusform>%n binnenlaten</numerusform>
            <numerusform>%n binnenlaten</numerusform>
        </translation>
    </message>
    <message>
        <source>Admit rest of order</source>
        <translation>Rest van bestelling binnenlaten</translation>
    </message>
    <message numerus="yes">
        <source>Tick all (%n)</source>
        <translation>
            <numerusform>Alles aanvinken (%n)</numerusform>
            <numerusform>Alles aanvinken (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Tick none</source>
        <translation>Niets aanvinken</translation>
    </message>
    <message numerus="yes">
        <source>Tick the %n valid</source>
        <translation>
            <numerusform>%n geldige aanvinken</numerusform>
            <numerusform>%n geldige aanvinken</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GuestBody</name>
    <message>
        <source>Add a note</source>
        <translation>Notitie toevoegen</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Antwoorden</translation>
    </message>
    <message>
        <source>Bought by</source>
        <translation>Gekocht door</translation>
    </message>
    <message>
        <source>Change the note</source>
        <translation>Notitie wijzigen</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Evenement</translation>
    </message>
    <message>
        <source>Note…</source>
        <translation>Notitie…</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Bestelling</translation>
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
        <translation>Verloop</translation>
    </message>
    <message>
        <source>alert on arrival</source>
        <translation>melding bij aankomst</translation>
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
        <translation>De hele gastenlijst</translation>
    </message>
    <message>
        <source>The whole guest list · F11</source>
        <translation>De hele gastenlijst · F11</translation>
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
        <translation>Op naam</translation>
    </message>
    <message>
        <source>By order</source>
        <translation>Op bestelling</translation>
    </message>
    <message>
        <source>By ticket type</source>
        <translation>Op tickettype</translation>
    </message>
    <message>
        <source>Go to a letter</source>
        <translation>Naar een letter</translation>
    </message>
    <message>
        <source>Guest list</source>
        <translation>Gastenlijst</translation>
    </message>
    <message>
        <source>Inside</source>
        <translation>Binnen</translation>
    </message>
    <message>
        <source>Last in first</source>
        <translation>Laatst binnen eerst</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Vertrokken</translation>
    </message>
    <message>
        <source>Name, order or ticket id</source>
        <translation>Naam, bestelling of ticketnummer</translation>
    </message>
    <message>
        <source>No guest list is on this machine yet.</source>
        <translation>Er staat nog geen gastenlijst op dit apparaat.</translation>
    </message>
    <message>
        <source>No type</source>
        <translation>Zonder type</translation>
    </message>
    <message>
        <source>Nobody here. Choose “All”, or type something else.</source>
        <translation>Hier staat niemand. “Alle” kiezen of iets anders typen.</translation>
    </message>
    <message>
        <source>Not arrived</source>
        <translation>Nog niet binnen</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Probleem</translation>
    </message>
    <message>
        <source>Reading the list…</source>
        <translation>Lijst lezen…</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Sorteren</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
</context>
<context>
    <name>GuestSheet</name>
    <message>
        <source>Admit</source>
        <translation>Binnenlaten</translation>
    </message>
    <message>
        <source>Let out</source>
        <translation>Eruit laten</translation>
    </message>
    <message>
        <source>Supervisor…</source>
        <translation>Teamleider…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Terugdraaien</translation>
    </message>
    <message>
        <source>Undo admission</source>
        <translation>Toegang terugdraaien</translation>
    </message>
</context>
<context>
    <name>HandScannerSheet</name>
    <message>
        <source>A code ends with</source>
        <translation>Een code eindigt met</translation>
    </message>
    <message>
        <source>Arrived: {text}</source>
        <translation>Aangekomen: {text}</translation>
    </message>
    <message>
        <source>As an American one</source>
        <translation>Amerikaans</translation>
    </message>
    <message>
        <source>As it was learnt</source>
        <translation>Zoals geleerd</translation>
    </message>
    <message>
        <source>As the scanner is set.</source>
        <translation>Zoals de scanner is ingesteld.</translation>
    </message>
    <message>
        <source>As this computer</source>
        <translation>Als deze computer</translation>
    </message>
    <message>
        <source>Code that tells how the scanner types</source>
        <translation>Code die laat zien hoe de scanner typt</translation>
    </message>
    <message>
        <source>Hand scanner</source>
        <translation>Handscanner</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Geen</translation>
    </message>
    <message>
        <source>Now scan a ticket: what arrives is shown here, and nobody is checked in.</source>
        <translation>Nu een ticket scannen: wat aankomt, staat hier. Er wordt niemand ingecheckt.</translation>
    </message>
    <message>
        <source>Scan this code with the hand scanner. Kiosk finds out how it types, and corrects what this computer would make of it. Then scan a ticket to try: nobody is checked in from here.</source>
        <translation>Deze code met de handscanner scannen. Kiosk zoekt uit hoe de scanner typt en corrigeert wat deze computer ervan zou maken. Daarna een ticket scannen om te testen: vanaf hier wordt niemand ingecheckt.</translation>
    </message>
    <message>
        <source>Serial scanner</source>
        <translation>Seriële scanner</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Snelheid</translation>
    </message>
    <message>
        <source>The one chosen before</source>
        <translation>De eerder gekozen scanner</translation>
    </message>
    <message>
        <source>The scanner types</source>
        <translation>De scanner typt</translation>
    </message>
</context>
<context>
    <name>HandoverPresenter</name>
    <message>
        <source>something went wrong. Try another folder</source>
        <translation>er ging iets mis. Een andere map proberen</translation>
    </message>
</context>
<context>
    <name>HandoverSheet</name>
    <message>
        <source>Choose the folder for the file first.</source>
        <translation>Eerst de map voor het bestand kiezen.</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Map</translation>
    </message>
    <message>
        <source>Folder for the file</source>
        <translation>Map voor het bestand</translation>
    </message>
    <message>
        <source>Guest list, who is inside and what is not sent yet go into one encrypted file. Take it to the other machine and open it there: Manager, “Move to another computer”, “Take over a file…”.</source>
        <translation>De gastenlijst, wie er binnen is en wat nog niet verzonden is, gaan in één versleuteld bestand. Het bestand meenemen naar het andere apparaat en daar openen: Beheer, “Verder op andere computer”, “Bestand overnemen…”.</translation>
    </message>
    <message>
        <source>Move to another computer</source>
        <translation>Verder op andere computer</translation>
    </message>
    <message>
        <source>No file was written: {reason}</source>
        <translation>Geen bestand geschreven: {reason}</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Nog een keer</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Wachtwoord</translation>
    </message>
    <message>
        <source>Passphrase, twice</source>
        <translation>Wachtwoord, twee keer</translation>
    </message>
    <message>
        <source>Take over a file…</source>
        <translation>Bestand overnemen…</translation>
    </message>
    <message>
        <source>The file is written: {file}&#x2028;&#x2028;Tickets: {tickets} · records: {rows} · not sent yet: {unsent}&#x2028;&#x2028;The other machine sends what is not sent yet. Close Kiosk on this one.</source>
        <translation>Het bestand is geschreven: {file}&#x2028;&#x2028;Tickets: {tickets} · registraties: {rows} · nog niet verzonden: {unsent}&#x2028;&#x2028;Het andere apparaat verzendt wat nog niet verzonden is. Kiosk op dit apparaat sluiten.</translation>
    </message>
    <message numerus="yes">
        <source>The passphrase needs %n characters or more.</source>
        <translation>
            <numerusform>Het wachtwoord heeft minstens %n teken nodig.</numerusform>
            <numerusform>Het wachtwoord heeft minstens %n tekens nodig.</numerusform>
        </translation>
    </message>
    <message>
        <source>The two passphrases are not the same.</source>
        <translation>De twee wachtwoorden zijn niet gelijk.</translation>
    </message>
    <message>
        <source>Write the file</source>
        <translation>Bestand schrijven</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>Schrijven…</translation>
    </message>
</context>
<context>
    <name>HelpSheet</name>
    <message>
        <source>Amber triangle: ask a supervisor. F3 asks for their PIN.</source>
        <translation>Oranje driehoek: teamleider vragen. F3 vraagt om de pincode.</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Pijltjes</translation>
    </message>
    <message>
        <source>Blue arrow: the guest goes out.</source>
        <translation>Blauwe pijl: de gast gaat naar buiten.</translation>
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
        <translation>Groene cirkel: de gast mag doorlopen. Eerst de witte melding lezen, als die er is.</translation>
    </message>
    <message>
        <source>Grey rings: the same ticket was just read. One ticket, one person.</source>
        <translation>Grijze ringen: hetzelfde ticket is net gelezen. Eén ticket, één persoon.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Help</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Letters</translation>
    </message>
    <message>
        <source>Red octagon: stop. The screen says why. F2 lets the lane go on.</source>
        <translation>Rode achthoek: stop. De reden staat op het scherm. Met F2 loopt de rij door.</translation>
    </message>
    <message>
        <source>admit the rest, choose, or search</source>
        <translation>rest binnenlaten, kiezen of zoeken</translation>
    </message>
    <message>
        <source>back</source>
        <translation>terug</translation>
    </message>
    <message>
        <source>choose a guest</source>
        <translation>gast kiezen</translation>
    </message>
    <message>
        <source>count a person without a ticket</source>
        <translation>iemand zonder ticket tellen</translation>
    </message>
    <message>
        <source>manager</source>
        <translation>beheer</translation>
    </message>
    <message>
        <source>open the guest; it never admits</source>
        <translation>gast openen; laat nooit binnen</translation>
    </message>
    <message>
        <source>refresh the guest list</source>
        <translation>gastenlijst vernieuwen</translation>
    </message>
    <message>
        <source>search for a guest, not in a form</source>
        <translation>gast zoeken, niet in een formulier</translation>
    </message>
    <message>
        <source>step aside: the lane goes on</source>
        <translation>opzij: de rij loopt door</translation>
    </message>
    <message>
        <source>supervisor: let in anyway, or without a ticket</source>
        <translation>teamleider: toch binnenlaten, of zonder ticket</translation>
    </message>
    <message>
        <source>the whole guest list</source>
        <translation>de hele gastenlijst</translation>
    </message>
    <message>
        <source>this help</source>
        <translation>deze help</translation>
    </message>
    <message>
        <source>undo the last admission</source>
        <translation>laatste toegang terugdraaien</translation>
    </message>
    <message>
        <source>what is not sent yet</source>
        <translation>wat nog niet verzonden is</translation>
    </message>
    <message>
        <source>what needs attention</source>
        <translation>wat te regelen is</translation>
    </message>
    <message>
        <source>who is on duty</source>
        <translation>wie dienst heeft</translation>
    </message>
</context>
<context>
    <name>HostSheet</name>
    <message>
        <source>Address of the service</source>
        <translation>Adres van het ticketsysteem</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Client ID</source>
        <translation>Client-ID</translation>
    </message>
    <message>
        <source>Client secret</source>
        <translation>Client secret</translation>
    </message>
    <message>
        <source>Enter the address of the service first: the host has it.</source>
        <translation>Eerst het adres van het ticketsysteem invullen: de organisator heeft het.</translation>
    </message>
    <message>
        <source>Enter the client ID and the client secret first: the service shows both to the host.</source>
        <translation>Eerst client-ID en client secret invullen: het ticketsysteem toont ze aan de organisator.</translation>
    </message>
    <message>
        <source>Enter the redirect address first: one that is registered at the service.</source>
        <translation>Eerst het redirect-adres invullen: een dat bij het ticketsysteem geregistreerd is.</translation>
    </message>
    <message>
        <source>For one laptop in trusted hands. Its office keeps the client secret encrypted and apart from the door, but whoever has this laptop can get at the host’s account. For several doors, a machine of its own should hold the office.</source>
        <translation>Voor één laptop in vertrouwde handen. Het kantoor bewaart het client secret versleuteld en los van de ingang, maar wie deze laptop heeft, kan bij het account van de organisator. Bij meerdere ingangen hoort het kantoor op een eigen apparaat.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Volgende</translation>
    </message>
    <message>
        <source>Redirect address, as registered at the service</source>
        <translation>Redirect-adres, zoals geregistreerd bij het ticketsysteem</translation>
    </message>
    <message>
        <source>The host’s own laptop</source>
        <translation>De laptop van de organisator</translation>
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
        <translation>Verbinden…</translation>
    </message>
    <message>
        <source>Leaving…</source>
        <translation>Loskoppelen…</translation>
    </message>
    <message>
        <source>The hub has not answered yet. Look whether it runs, and whether this machine is in the same network. If you close this, scanning goes on.</source>
        <translation>De hub heeft nog niet geantwoord. Kijken of hij draait en of dit apparaat in hetzelfde netwerk zit. Na sluiten gaat het scannen door.</translation>
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
        <translation>Hub verlaten…</translation>
    </message>
    <message>
        <source>Other doors</source>
        <translation>Andere ingangen</translation>
    </message>
    <message>
        <source>This code pairs a door with the office: Manager, “Sign in”.</source>
        <translation>Deze code koppelt een ingang met het kantoor: Beheer, “Inloggen”.</translation>
    </message>
    <message>
        <source>This is not a hub’s code: the machine that runs the hub shows it.</source>
        <translation>Dit is geen code van een hub: het apparaat waarop de hub draait toont die.</translation>
    </message>
    <message>
        <source>This link is not whole, or made for a newer Kiosk: copy all of it.</source>
        <translation>Deze link is niet volledig of voor een nieuwere Kiosk: helemaal kopiëren.</translation>
    </message>
</context>
<context>
    <name>IncidentsPresenter</name>
    <message>
        <source>Only a supervisor can resolve this.</source>
        <translation>Alleen de teamleider kan dit afhandelen.</translation>
    </message>
</context>
<context>
    <name>IncidentsSheet</name>
    <message>
        <source>Needs attention</source>
        <translation>Te regelen</translation>
    </message>
    <message>
        <source>Needs attention · {n}</source>
        <translation>Te regelen · {n}</translation>
    </message>
    <message>
        <source>Nothing needs attention.</source>
        <translation>Niets te regelen.</translation>
    </message>
</context>
<context>
    <name>LastVerdictBar</name>
    <message>
        <source>NOT READY</source>
        <translation>NIET KLAAR</translation>
    </message>
    <message>
        <source>Ready for the next guest</source>
        <translation>Klaar voor de volgende gast</translation>
    </message>
</context>
<context>
    <name>LinkSheet</name>
    <message>
        <source>Another code was read: it is tried next.</source>
        <translation>Er is een andere code gelezen: die is hierna aan de beurt.</translation>
    </message>
    <message>
        <source>Hold the code up to the camera, or paste the link first.</source>
        <translation>Eerst de code voor de camera houden of de link plakken.</translation>
    </message>
    <message>
        <source>Or paste the pairing link</source>
        <translation>Of de koppellink plakken</translation>
    </message>
</context>
<context>
    <name>ManagerPresenter</name>
    <message numerus="yes">
        <source>%n check-in(s) not sent yet</source>
        <translation>
            <numerusform>%n check-in nog niet verzonden</numerusform>
            <numerusform>%n check-ins nog niet verzonden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n check-in(s) refused by the service</source>
        <translation>
            <numerusform>%n check-in geweigerd door het ticketsysteem</numerusform>
            <numerusform>%n check-ins geweigerd door het ticketsysteem</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guest(s) still waiting aside</source>
        <translation>
            <numerusform>%n gast staat nog opzij te wachten</numerusform>
            <numerusform>%n gasten staan nog opzij te wachten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) still need attention</source>
        <translation>
            <numerusform>%n punt nog te regelen</numerusform>
            <numerusform>%n punten nog te regelen</numerusform>
        </translation>
    </message>
    <message>
        <source>All of it is kept on this machine, and is here again when Kiosk opens.</source>
        <translation>Alles blijft op dit apparaat, ook na het sluiten.</translation>
    </message>
    <message>
        <source>Change this door</source>
        <translation>Ingang wijzigen</translation>
    </message>
    <message>
        <source>Changing this door needs a supervisor.</source>
        <translation>Alleen de teamleider kan deze ingang wijzigen.</translation>
    </message>
    <message>
        <source>Check-ins are sent when Kiosk runs here again with a connection.</source>
        <translation>Check-ins worden verzonden zodra Kiosk hier weer met verbinding draait.</translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>Toch sluiten</translation>
    </message>
    <message>
        <source>Keep it open</source>
        <translation>Open laten</translation>
    </message>
    <message>
        <source>Move to another computer</source>
        <translation>Verder op andere computer</translation>
    </message>
    <message>
        <source>Only a supervisor can close Kiosk.</source>
        <translation>Alleen de teamleider kan Kiosk sluiten.</translation>
    </message>
    <message>
        <source>Only a supervisor can move this door to another computer.</source>
        <translation>Alleen de teamleider kan deze ingang naar een andere computer overzetten.</translation>
    </message>
    <message>
        <source>Only a supervisor can open the manager’s menu.</source>
        <translation>Alleen de teamleider kan Beheer openen.</translation>
    </message>
    <message>
        <source>Only a supervisor can sign this door in.</source>
        <translation>Alleen de teamleider kan hier inloggen.</translation>
    </message>
    <message>
        <source>Only a supervisor can try a staff ticket.</source>
        <translation>Alleen de teamleider kan een personeelsticket testen.</translation>
    </message>
    <message>
        <source>Other doors…</source>
        <translation>Andere ingangen…</translation>
    </message>
    <message>
        <source>Refresh the list now</source>
        <translation>Lijst nu vernieuwen</translation>
    </message>
    <message>
        <source>Show what is not sent yet</source>
        <translation>Tonen wat niet verzonden is</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>Inloggen</translation>
    </message>
    <message>
        <source>The file with the rules was damaged. Ask a supervisor about every guest. The manager’s menu stays closed until the host sets the rules again on this machine and Kiosk is restarted.</source>
        <translation>Het bestand met de regels was beschadigd. Bij elke gast de teamleider vragen. Beheer blijft dicht tot de organisator de regels op dit apparaat opnieuw instelt en Kiosk opnieuw is gestart.</translation>
    </message>
    <message>
        <source>This door’s rules were lost</source>
        <translation>De regels van deze ingang zijn verloren</translation>
    </message>
</context>
<context>
    <name>ManagerSheet</name>
    <message>
        <source>Arrivals</source>
        <translation>Instroom</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Camera</translation>
    </message>
    <message>
        <source>Choose the event</source>
        <translation>Evenement kiezen</translation>
    </message>
    <message>
        <source>Close Kiosk</source>
        <translation>Kiosk sluiten</translation>
    </message>
    <message>
        <source>Guest list</source>
        <translation>Gastenlijst</translation>
    </message>
    <message>
        <source>Hand scanner</source>
        <translation>Handscanner</translation>
    </message>
    <message>
        <source>Is everything ready?</source>
        <translation>Is alles klaar?</translation>
    </message>
    <message>
        <source>Let in without a ticket</source>
        <translation>Zonder ticket binnenlaten</translation>
    </message>
    <message>
        <source>Manager</source>
        <translation>Beheer</translation>
    </message>
    <message>
        <source>Move to another computer</source>
        <translation>Verder op andere computer</translation>
    </message>
    <message>
        <source>Needs attention</source>
        <translation>Te regelen</translation>
    </message>
    <message>
        <source>New discount code</source>
        <translation>Nieuwe kortingscode</translation>
    </message>
    <message>
        <source>Not sent yet</source>
        <translation>Niet verzonden</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>Inloggen</translation>
    </message>
    <message>
        <source>This door</source>
        <translation>Deze ingang</translation>
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
        <translation>Namen tonen</translation>
    </message>
</context>
<context>
    <name>NamesQuestion</name>
    <message>
        <source>Can guests see this screen?</source>
        <translation>Kunnen gasten dit scherm zien?</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nee</translation>
    </message>
    <message>
        <source>Then names can be cut to their first letters.</source>
        <translation>Dan kunnen namen worden afgekort tot beginletters.</translation>
    </message>
    <message>
        <source>Yes: hide names</source>
        <translation>Ja: namen verbergen</translation>
    </message>
</context>
<context>
    <name>NotOpenedWindow</name>
    <message>
        <source>Close Kiosk</source>
        <translation>Kiosk sluiten</translation>
    </message>
    <message>
        <source>Do what it says here, then try again. If that does not help, restart this machine, start Kiosk again and call the host. Until then, let guests in at another door.</source>
        <translation>Doen wat hier staat en dan opnieuw proberen. Helpt dat niet, dan dit apparaat opnieuw opstarten, Kiosk weer starten en de organisator waarschuwen. Gasten zolang bij een andere ingang binnenlaten.</translation>
    </message>
    <message>
        <source>Kiosk could not open this door again. Nobody can scan here now; nothing that was recorded is lost.</source>
        <translation>Kiosk kon deze ingang niet opnieuw openen. Hier kan nu niemand scannen; wat geregistreerd is, blijft bewaard.</translation>
    </message>
    <message>
        <source>Kiosk · this door is not open</source>
        <translation>Kiosk · deze ingang is niet open</translation>
    </message>
    <message>
        <source>This door is not open</source>
        <translation>Deze ingang is niet open</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Opnieuw proberen</translation>
    </message>
</context>
<context>
    <name>NotePresenter</name>
    <message>
        <source>A note was not saved</source>
        <translation>Een notitie is niet opgeslagen</translation>
    </message>
    <message>
        <source>Not saved: this machine cannot write it down. Try again.</source>
        <translation>Niet opgeslagen: dit apparaat kan het niet wegschrijven. Opnieuw proberen.</translation>
    </message>
    <message>
        <source>The note cannot be changed now</source>
        <translation>De notitie kan nu niet worden gewijzigd</translation>
    </message>
    <message>
        <source>The note on {name} was not saved</source>
        <translation>De notitie over {name} is niet opgeslagen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Opnieuw proberen</translation>
    </message>
    <message>
        <source>What is noted cannot be read on this machine. Try again.</source>
        <translation>Wat genoteerd is, kan op dit apparaat niet worden gelezen. Opnieuw proberen.</translation>
    </message>
</context>
<context>
    <name>NoteSheet</name>
    <message>
        <source>Alert the door</source>
        <translation>Ingang waarschuwen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>No alert</source>
        <translation>Geen melding</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notitie</translation>
    </message>
    <message>
        <source>Note on a guest</source>
        <translation>Notitie bij een gast</translation>
    </message>
    <message>
        <source>Remove the note</source>
        <translation>Notitie verwijderen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Opslaan</translation>
    </message>
    <message>
        <source>When this guest is let in</source>
        <translation>Als deze gast wordt binnengelaten</translation>
    </message>
    <message>
        <source>With an alert, the green screen shows the note and a sound is played.</source>
        <translation>Met een melding toont het groene scherm de notitie en klinkt er een geluid.</translation>
    </message>
</context>
<context>
    <name>OffListSheet</name>
    <message>
        <source>For somebody who has no ticket. Search by name first.</source>
        <translation>Voor wie geen ticket heeft. Eerst op naam zoeken.</translation>
    </message>
    <message>
        <source>Let in</source>
        <translation>Binnenlaten</translation>
    </message>
    <message>
        <source>Let in without a ticket</source>
        <translation>Zonder ticket binnenlaten</translation>
    </message>
    <message>
        <source>Name, if they give one</source>
        <translation>Naam, indien genoemd</translation>
    </message>
</context>
<context>
    <name>OfficePresenter</name>
    <message>
        <source>Kiosk pairs the door with it again, and reopens it by itself. Nothing recorded is lost, but take care of anybody waiting aside first.</source>
        <translation>Kiosk koppelt de ingang er weer mee en opent hem vanzelf opnieuw. Wat geregistreerd is, blijft bewaard, maar eerst helpen wie opzij staat te wachten.</translation>
    </message>
    <message>
        <source>Pair again</source>
        <translation>Opnieuw koppelen</translation>
    </message>
    <message>
        <source>Pairing…</source>
        <translation>Koppelen…</translation>
    </message>
    <message>
        <source>Setting the office up…</source>
        <translation>Kantoor instellen…</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>Inloggen</translation>
    </message>
    <message>
        <source>The office of this machine does not know this door any more.</source>
        <translation>Het kantoor van dit apparaat kent deze ingang niet meer.</translation>
    </message>
    <message>
        <source>The office of this machine has another certificate than before.</source>
        <translation>Het kantoor van dit apparaat heeft een ander certificaat dan voorheen.</translation>
    </message>
</context>
<context>
    <name>OfficeSheet</name>
    <message>
        <source>Another office</source>
        <translation>Ander kantoor</translation>
    </message>
    <message>
        <source>Client ID</source>
        <translation>Client-ID</translation>
    </message>
    <message>
        <source>Client secret</source>
        <translation>Client secret</translation>
    </message>
    <message>
        <source>Enter the client ID and the client secret first: the service shows both to the host.</source>
        <translation>Eerst client-ID en client secret invullen: het ticketsysteem toont ze aan de organisator.</translation>
    </message>
    <message>
        <source>Enter the redirect address first: one that is registered at the service.</source>
        <translation>Eerst het redirect-adres invullen: een dat bij het ticketsysteem geregistreerd is.</translation>
    </message>
    <message>
        <source>Redirect address, as registered at the service</source>
        <translation>Redirect-adres, zoals geregistreerd bij het ticketsysteem</translation>
    </message>
    <message>
        <source>Set this machine’s office up again</source>
        <translation>Kantoor van dit apparaat opnieuw instellen</translation>
    </message>
    <message>
        <source>Set up again</source>
        <translation>Opnieuw instellen</translation>
    </message>
    <message>
        <source>Type client ID and secret as the service shows them to the host, who then signs in. Kiosk reopens this door by itself. Nothing recorded is lost, but take care of anybody waiting aside first.</source>
        <translation>Client-ID en secret intypen zoals het ticketsysteem ze aan de organisator toont; die logt daarna in. Kiosk opent deze ingang vanzelf opnieuw. Wat geregistreerd is, blijft bewaard, maar eerst helpen wie opzij staat te wachten.</translation>
    </message>
</context>
<context>
    <name>OrdersPresenter</name>
    <message>
        <source>Close what is open first. Then F8 undoes the last admission.</source>
        <translation>Eerst sluiten wat open is. Daarna draait F8 de laatste toegang terug.</translation>
    </message>
    <message>
        <source>Nobody was let in at this door this evening.</source>
        <translation>Bij deze ingang is vanavond niemand binnengelaten.</translation>
    </message>
</context>
<context>
    <name>OutboxEntrySheet</name>
    <message>
        <source>Give up</source>
        <translation>Opgeven</translation>
    </message>
    <message>
        <source>Give up: why?</source>
        <translation>Opgeven: waarom?</translation>
    </message>
    <message>
        <source>Let in at {time} · {tried}</source>
        <translation>Binnengelaten om {time} · {tried}</translation>
    </message>
    <message>
        <source>Nothing to do: sent automatically when the connection is back.</source>
        <translation>Niets te doen: wordt automatisch verzonden zodra er weer verbinding is.</translation>
    </message>
    <message>
        <source>Open guest</source>
        <translation>Gast openen</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Geweigerd</translation>
    </message>
    <message>
        <source>Send again</source>
        <translation>Opnieuw verzenden</translation>
    </message>
    <message>
        <source>The guest is inside, and this door knows it. Ask the host about the ticket, then send it again or give up. If you give up, the service never learns that the guest came in.</source>
        <translation>De gast is binnen, en deze ingang weet dat. De organisator naar het ticket vragen, dan opnieuw verzenden of opgeven. Na opgeven hoort het ticketsysteem nooit dat de gast binnen is gekomen.</translation>
    </message>
    <message>
        <source>The service refuses several in the same way, so it is probably not this ticket. Kiosk tries again automatically. If the host says so, give it up here.</source>
        <translation>Het ticketsysteem weigert er meerdere op dezelfde manier; waarschijnlijk ligt het niet aan dit ticket. Kiosk probeert het automatisch opnieuw. Als de organisator het zegt, hier opgeven.</translation>
    </message>
    <message>
        <source>Waiting to be sent</source>
        <translation>Wacht op verzending</translation>
    </message>
</context>
<context>
    <name>OutboxPresenter</name>
    <message>
        <source>Only a supervisor can give up on this.</source>
        <translation>Alleen de teamleider kan dit opgeven.</translation>
    </message>
</context>
<context>
    <name>OutboxSheet</name>
    <message>
        <source>Not sent yet</source>
        <translation>Niet verzonden</translation>
    </message>
    <message>
        <source>Refused · {n}</source>
        <translation>Geweigerd · {n}</translation>
    </message>
    <message>
        <source>Send now</source>
        <translation>Nu verzenden</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>Verzenden…</translation>
    </message>
    <message>
        <source>The service refuses these. The guests are inside. Open one to send it again or to give up.</source>
        <translation>Het ticketsysteem weigert deze. De gasten zijn binnen. Eén openen om opnieuw te verzenden of op te geven.</translation>
    </message>
    <message>
        <source>The service took every check-in that was sent.</source>
        <translation>Het ticketsysteem heeft elke verzonden check-in aangenomen.</translation>
    </message>
    <message>
        <source>Waiting · {n}</source>
        <translation>Wachtend · {n}</translation>
    </message>
</context>
<context>
    <name>PairPresenter</name>
    <message>
        <source>Another office answers than the one this door is paired with.</source>
        <translation>Er antwoordt een ander kantoor dan waarmee deze ingang gekoppeld is.</translation>
    </message>
    <message>
        <source>Looking for the office…</source>
        <translation>Kantoor zoeken…</translation>
    </message>
    <message>
        <source>Pairing…</source>
        <translation>Koppelen…</translation>
    </message>
    <message>
        <source>The office does not know this door any more.</source>
        <translation>Het kantoor kent deze ingang niet meer.</translation>
    </message>
    <message>
        <source>The office has not answered yet. Look whether it runs, and whether this machine is in the same network. If you close this, scanning goes on.</source>
        <translation>Het kantoor heeft nog niet geantwoord. Kijken of het draait en of dit apparaat in hetzelfde netwerk zit. Na sluiten gaat het scannen gewoon door.</translation>
    </message>
</context>
<context>
    <name>PairSheet</name>
    <message>
        <source>Enter the code of ten letters and digits first: the office’s page shows it.</source>
        <translation>Eerst de code van tien letters en cijfers invullen: de pagina van het kantoor toont die.</translation>
    </message>
    <message>
        <source>Enter the office’s address first, as its page shows it: a host and a port.</source>
        <translation>Eerst het adres van het kantoor invullen, zoals de pagina het toont: een hostnaam en een poort.</translation>
    </message>
    <message>
        <source>Hold the QR code of the office’s page up to this camera. The host makes one with “Pair a door”; each is good for one door, and for ten minutes.</source>
        <translation>De QR-code van de pagina van het kantoor voor deze camera houden. De organisator maakt er een met “Pair a door”; elke code geldt voor één ingang en tien minuten.</translation>
    </message>
    <message>
        <source>Hold the QR code up to the camera, or scan it: the host makes one on the office’s page with “Pair a door”. Kiosk then reopens this door by itself. Nothing recorded is lost, but take care of anybody waiting aside first.</source>
        <translation>De QR-code voor de camera houden of scannen: de organisator maakt er een op de pagina van het kantoor met “Pair a door”. Kiosk opent deze ingang daarna vanzelf opnieuw. Wat geregistreerd is, blijft bewaard, maar eerst helpen wie opzij staat te wachten.</translation>
    </message>
    <message>
        <source>Or type the office’s address</source>
        <translation>Of het adres van het kantoor typen</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Koppelen</translation>
    </message>
    <message>
        <source>Pair with the office</source>
        <translation>Koppelen met het kantoor</translation>
    </message>
    <message>
        <source>Then this is not the office: nothing was sent. Look at its address once more.</source>
        <translation>Dan is dit het kantoor niet: er is niets verzonden. Het adres nog eens nakijken.</translation>
    </message>
    <message>
        <source>They are the same</source>
        <translation>Ze zijn gelijk</translation>
    </message>
    <message>
        <source>They differ</source>
        <translation>Ze verschillen</translation>
    </message>
    <message>
        <source>This code links doors. Show it again once this door is open: Manager, “This door”.</source>
        <translation>Deze code verbindt ingangen. Opnieuw tonen zodra deze ingang open is: Beheer, “Deze ingang”.</translation>
    </message>
    <message>
        <source>This door is paired. Close this, and Kiosk reopens it.</source>
        <translation>Deze ingang is gekoppeld. Dit sluiten, dan opent Kiosk hem opnieuw.</translation>
    </message>
    <message>
        <source>This is not a pairing code: the host’s page shows it.</source>
        <translation>Dit is geen koppelcode: de pagina van de organisator toont die.</translation>
    </message>
    <message>
        <source>This is not a pairing link: copy all of it from the office’s page.</source>
        <translation>Dit is geen koppellink: die helemaal kopiëren van de pagina van het kantoor.</translation>
    </message>
    <message>
        <source>This pairing code was made for a newer Kiosk: update this program.</source>
        <translation>Deze koppelcode is voor een nieuwere Kiosk: dit programma bijwerken.</translation>
    </message>
    <message>
        <source>Whoever answers at {address} shows this fingerprint. Compare it with the one on the office’s page: the code is sent only if they are the same.</source>
        <translation>Wie op {address} antwoordt, toont deze vingerafdruk. Vergelijken met die op de pagina van het kantoor: de code wordt alleen verzonden als ze gelijk zijn.</translation>
    </message>
    <message>
        <source>… and the code</source>
        <translation>… en de code</translation>
    </message>
</context>
<context>
    <name>PassphraseSheet</name>
    <message>
        <source>Choose a passphrase</source>
        <translation>Wachtwoord kiezen</translation>
    </message>
    <message>
        <source>Close Kiosk</source>
        <translation>Kiosk sluiten</translation>
    </message>
    <message>
        <source>First type the passphrase.</source>
        <translation>Eerst het wachtwoord invullen.</translation>
    </message>
    <message>
        <source>It locks what Kiosk keeps on this machine, and is asked for at every start. Write it down: without it nobody can open what is recorded here.</source>
        <translation>Het beschermt wat Kiosk op dit apparaat bewaart en wordt bij elke start gevraagd. Opschrijven: zonder kan niemand openen wat hier is geregistreerd.</translation>
    </message>
    <message>
        <source>Open the door</source>
        <translation>Ingang openen</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Wachtwoord</translation>
    </message>
    <message>
        <source>That is not the right passphrase. Try again.</source>
        <translation>Dat is niet het juiste wachtwoord. Opnieuw proberen.</translation>
    </message>
    <message numerus="yes">
        <source>The passphrase needs %n characters or more.</source>
        <translation>
            <numerusform>Het wachtwoord heeft minstens %n teken nodig.</numerusform>
            <numerusform>Het wachtwoord heeft minstens %n tekens nodig.</numerusform>
        </translation>
    </message>
    <message>
        <source>The same once more</source>
        <translation>Nog een keer hetzelfde</translation>
    </message>
    <message>
        <source>The two passphrases are not the same.</source>
        <translation>De twee wachtwoorden zijn niet gelijk.</translation>
    </message>
    <message>
        <source>This door is locked</source>
        <translation>Deze ingang is vergrendeld</translation>
    </message>
    <message>
        <source>Type the passphrase to open it. If you do not know it, ask the manager. Nothing that was recorded is lost.</source>
        <translation>Wachtwoord invullen om te openen. Niet bekend? De teamleider vragen. Wat geregistreerd is, gaat niet verloren.</translation>
    </message>
</context>
<context>
    <name>PassphraseWindow</name>
    <message>
        <source>Kiosk · passphrase</source>
        <translation>Kiosk · wachtwoord</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>Openen…</translation>
    </message>
</context>
<context>
    <name>PicturesPresenter</name>
    <message numerus="yes">
        <source>%n codes in this picture: the one in the middle was read</source>
        <translation>
            <numerusform>%n code in deze afbeelding: de middelste is gelezen</numerusform>
            <numerusform>%n codes in deze afbeelding: de middelste is gelezen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more left out: drop them again</source>
        <translation>
            <numerusform>Nog %n overgeslagen: opnieuw neerzetten</numerusform>
            <numerusform>Nog %n overgeslagen: opnieuw neerzetten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pictures read, {codes} with a code</source>
        <translation>
            <numerusform>%n afbeelding gelezen, {codes} met een code</numerusform>
            <numerusform>%n afbeeldingen gelezen, {codes} met een code</numerusform>
        </translation>
    </message>
    <message>
        <source>No code in this picture</source>
        <translation>Geen code in deze afbeelding</translation>
    </message>
    <message>
        <source>Reading the picture</source>
        <translation>Afbeelding lezen</translation>
    </message>
    <message>
        <source>This file cannot be opened</source>
        <translation>Dit bestand kan niet worden geopend</translation>
    </message>
    <message>
        <source>This is not a picture: drop a screenshot of the code</source>
        <translation>Dit is geen afbeelding: een screenshot van de code neerzetten</translation>
    </message>
    <message>
        <source>This picture is damaged: ask for it again</source>
        <translation>Deze afbeelding is beschadigd: opnieuw laten sturen</translation>
    </message>
    <message>
        <source>This picture is too large: drop a screenshot of the code</source>
        <translation>Deze afbeelding is te groot: een screenshot van de code neerzetten</translation>
    </message>
    <message>
        <source>This picture took too long to read</source>
        <translation>Afbeelding lezen duurde te lang</translation>
    </message>
</context>
<context>
    <name>PinField</name>
    <message numerus="yes">
        <source>%n digit(s)</source>
        <translation>
            <numerusform>%n cijfer</numerusform>
            <numerusform>%n cijfers</numerusform>
        </translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>Pincode</translation>
    </message>
    <message>
        <source>Supervisor’s PIN</source>
        <translation>Pincode teamleider</translation>
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
        <translation>Laatste cijfer wissen</translation>
    </message>
</context>
<context>
    <name>PinSheet</name>
    <message numerus="yes">
        <source>A PIN has %n digits or more.</source>
        <translation>
            <numerusform>Een pincode heeft minstens %n cijfer.</numerusform>
            <numerusform>Een pincode heeft minstens %n cijfers.</numerusform>
        </translation>
    </message>
    <message>
        <source>Checking the PIN…</source>
        <translation>Pincode controleren…</translation>
    </message>
    <message>
        <source>Now the supervisor’s PIN.</source>
        <translation>Nu de pincode van de teamleider.</translation>
    </message>
    <message>
        <source>The PIN can be tried again.</source>
        <translation>De pincode kan weer worden geprobeerd.</translation>
    </message>
    <message>
        <source>{why} The next one can be tried in {time}.</source>
        <translation>{why} Volgende poging over {time}.</translation>
    </message>
</context>
<context>
    <name>ProbePresenter</name>
    <message>
        <source>Checking it in…</source>
        <translation>Inchecken…</translation>
    </message>
    <message>
        <source>Looking it up…</source>
        <translation>Opzoeken…</translation>
    </message>
    <message>
        <source>Somebody came in or went out on this ticket at this door: take another.</source>
        <translation>Met dit ticket is bij deze ingang al iemand naar binnen of naar buiten gegaan: een ander nemen.</translation>
    </message>
    <message>
        <source>This did not work: a fault in the program. Try it once more.</source>
        <translation>Dit lukte niet: een fout in het programma. Nog een keer proberen.</translation>
    </message>
    <message>
        <source>This door would not let it in: {why}. Take another ticket.</source>
        <translation>Deze ingang zou het niet binnenlaten: {why}. Een ander ticket nemen.</translation>
    </message>
</context>
<context>
    <name>ProbeSheet</name>
    <message>
        <source>Check it in</source>
        <translation>Inchecken</translation>
    </message>
    <message>
        <source>Hold a staff ticket up to the camera or the hand scanner: one that this door would let in, and that nobody used. It tells what the first guest will meet.</source>
        <translation>Een personeelsticket voor de camera of de handscanner houden: een dat deze ingang zou binnenlaten en dat nog niemand heeft gebruikt. Zo is te zien wat de eerste gast meemaakt.</translation>
    </message>
    <message>
        <source>Hold a ticket up, or type its code first.</source>
        <translation>Eerst een ticket voorhouden of de code typen.</translation>
    </message>
    <message>
        <source>Look it up</source>
        <translation>Opzoeken</translation>
    </message>
    <message>
        <source>Or type its code</source>
        <translation>Of de code typen</translation>
    </message>
    <message>
        <source>This ticket is checked in at the service, for real and twice. Whoever it is for counts as inside there; nothing is recorded at this door.</source>
        <translation>Dit ticket wordt bij het ticketsysteem ingecheckt, echt en twee keer. De eigenaar geldt daar als binnen; bij deze ingang wordt niets geregistreerd.</translation>
    </message>
    <message>
        <source>Try a staff ticket</source>
        <translation>Personeelsticket testen</translation>
    </message>
</context>
<context>
    <name>ReadinessSheet</name>
    <message numerus="yes">
        <source>%n thing(s) should be mended before the doors open.</source>
        <translation>
            <numerusform>Nog %n punt op te lossen voordat de deuren opengaan.</numerusform>
            <numerusform>Nog %n punten op te lossen voordat de deuren opengaan.</numerusform>
        </translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Opnieuw nakijken</translation>
    </message>
    <message>
        <source>Checking everything…</source>
        <translation>Alles nakijken…</translation>
    </message>
    <message>
        <source>Everything is ready.</source>
        <translation>Alles is klaar.</translation>
    </message>
    <message>
        <source>Is everything ready?</source>
        <translation>Is alles klaar?</translation>
    </message>
    <message>
        <source>Try a staff ticket</source>
        <translation>Personeelsticket testen</translation>
    </message>
</context>
<context>
    <name>ReadyPresenter</name>
    <message>
        <source>Camera, hand scanner and keyboard are ready</source>
        <translation>Camera, handscanner en toetsenbord zijn klaar</translation>
    </message>
    <message>
        <source>Hand scanner and keyboard are ready</source>
        <translation>Handscanner en toetsenbord zijn klaar</translation>
    </message>
    <message>
        <source>You can scan. Nothing is sent: this machine does not know the ticketing service.</source>
        <translation>Scannen kan. Er wordt niets verzonden: dit apparaat kent het ticketsysteem niet.</translation>
    </message>
</context>
<context>
    <name>ReasonField</name>
    <message>
        <source>Reason</source>
        <translation>Reden</translation>
    </message>
</context>
<context>
    <name>ReasonPicker</name>
    <message>
        <source>Or in your own words</source>
        <translation>Of in eigen woorden</translation>
    </message>
    <message>
        <source>Why, in your own words</source>
        <translation>Waarom, in eigen woorden</translation>
    </message>
</context>
<context>
    <name>RecentScans</name>
    <message>
        <source>All scans</source>
        <translation>Alle scans</translation>
    </message>
    <message>
        <source>Nothing scanned yet. Hold a ticket in front of the camera.</source>
        <translation>Nog niets gescand. Een ticket voor de camera houden.</translation>
    </message>
    <message>
        <source>Nothing scanned yet. Scan a ticket, or type its code or a name.</source>
        <translation>Nog niets gescand. Een ticket scannen, of de code of een naam typen.</translation>
    </message>
    <message>
        <source>Recent scans</source>
        <translation>Laatste scans</translation>
    </message>
</context>
<context>
    <name>RehearsalBar</name>
    <message>
        <source>REHEARSAL</source>
        <translation>OEFENING</translation>
    </message>
    <message>
        <source>REHEARSAL · invented guests, nobody is really checked in</source>
        <translation>OEFENING · verzonnen gasten, niemand wordt echt ingecheckt</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message numerus="yes">
        <source>%n guest(s)</source>
        <translation>
            <numerusform>%n gast</numerusform>
            <numerusform>%n gasten</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter opens, arrow keys choose</source>
        <translation>Enter opent, pijltjes kiezen</translation>
    </message>
    <message>
        <source>Go on typing: a name, an e-mail, an order or a ticket id.</source>
        <translation>Verder typen: naam, e-mail, bestelling of ticketnummer.</translation>
    </message>
    <message>
        <source>Let in without a ticket</source>
        <translation>Zonder ticket binnenlaten</translation>
    </message>
    <message>
        <source>No guest</source>
        <translation>Geen gast</translation>
    </message>
    <message>
        <source>Nobody found by “{query}”.
Try the e-mail, the order or the ticket id.</source>
        <translation>Niemand gevonden met “{query}”.
E-mail, bestelling of ticketnummer proberen.</translation>
    </message>
    <message>
        <source>Refresh the guest list</source>
        <translation>Gastenlijst vernieuwen</translation>
    </message>
    <message>
        <source>Refreshing the guest list…</source>
        <translation>Gastenlijst vernieuwen…</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Zoeken</translation>
    </message>
    <message>
        <source>Step aside</source>
        <translation>Opzij</translation>
    </message>
    <message>
        <source>The guest list is not loaded yet.
Whoever you search for may be on it.</source>
        <translation>De gastenlijst is nog niet geladen.
Wie gezocht wordt, kan erop staan.</translation>
    </message>
    <message>
        <source>The search failed: this machine’s disk cannot be read.</source>
        <translation>Het zoeken is mislukt: de schijf van dit apparaat is niet te lezen.</translation>
    </message>
    <message>
        <source>Try again. If it fails again, tell the host.</source>
        <translation>Opnieuw proberen. Lukt het weer niet, de organisator inlichten.</translation>
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
        <translation>Alle scans</translation>
    </message>
    <message>
        <source>Let in</source>
        <translation>Binnengelaten</translation>
    </message>
    <message>
        <source>Name, time, door, or who was on duty</source>
        <translation>Naam, tijd, ingang of wie dienst had</translation>
    </message>
    <message>
        <source>No scan found.</source>
        <translation>Geen scan gevonden.</translation>
    </message>
    <message>
        <source>Not let in</source>
        <translation>Niet binnengelaten</translation>
    </message>
    <message>
        <source>Nothing scanned yet.</source>
        <translation>Nog niets gescand.</translation>
    </message>
</context>
<context>
    <name>ScreenPresenter</name>
    <message>
        <source>No event chosen</source>
        <translation>Geen evenement gekozen</translation>
    </message>
    <message>
        <source>Recorded before the restart and not shown: {n}. See the recent scans</source>
        <translation>Geregistreerd vóór de herstart en niet getoond: {n}. Zie de laatste scans</translation>
    </message>
</context>
<context>
    <name>SearchPresenter</name>
    <message>
        <source>More than one ticket has this code. Choosing one opens it.</source>
        <translation>Meerdere tickets hebben deze code. Kiezen opent het ticket.</translation>
    </message>
    <message>
        <source>Several were refused. Choose a guest for the supervisor.</source>
        <translation>Meerdere gasten zijn geweigerd. Er één kiezen voor de teamleider.</translation>
    </message>
    <message>
        <source>The guest list on this machine does not have this ticket, or cannot be read now.</source>
        <translation>De gastenlijst op dit apparaat heeft dit ticket niet, of is nu niet te lezen.</translation>
    </message>
    <message>
        <source>This guest cannot be shown</source>
        <translation>Deze gast kan niet worden getoond</translation>
    </message>
</context>
<context>
    <name>SettingsSheet</name>
    <message>
        <source>Dark</source>
        <translation>Donker</translation>
    </message>
    <message>
        <source>For where guests can see the screen: names are cut to their first letters.</source>
        <translation>Voor plekken waar gasten het scherm zien: namen worden afgekort tot beginletters.</translation>
    </message>
    <message>
        <source>Full screen, and a supervisor’s PIN to close it.</source>
        <translation>Volledig scherm; sluiten alleen met de pincode van een teamleider.</translation>
    </message>
    <message>
        <source>Full screen. Nobody has a PIN here yet, so anybody can close it.</source>
        <translation>Volledig scherm. Niemand heeft hier al een pincode, dus iedereen kan sluiten.</translation>
    </message>
    <message>
        <source>Guests’ names</source>
        <translation>Namen van gasten</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Verborgen</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoog contrast</translation>
    </message>
    <message>
        <source>Kiosk mode</source>
        <translation>Kioskmodus</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Taal</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Licht</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Animaties</translation>
    </message>
    <message>
        <source>Muted</source>
        <translation>Gedempt</translation>
    </message>
    <message>
        <source>Now at {percent}.</source>
        <translation>Nu op {percent}.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Uit</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Aan</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>Show result for</source>
        <translation>Resultaat tonen</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Zichtbaar</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Geluid</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Systeem</translation>
    </message>
    <message>
        <source>The screen opens again in that language.</source>
        <translation>Het scherm opent opnieuw in die taal.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thema</translation>
    </message>
    <message>
        <source>Times are told in {zone}, where it is {time} now. If that is wrong, tell the host.</source>
        <translation>Tijden gelden voor {zone}; daar is het nu {time}. Klopt dat niet, dan de organisator inlichten.</translation>
    </message>
    <message>
        <source>{n} s</source>
        <comment>how long</comment>
        <translation>{n} s</translation>
    </message>
</context>
<context>
    <name>SettleSheet</name>
    <message>
        <source>Another reason</source>
        <translation>Andere reden</translation>
    </message>
    <message>
        <source>Needs attention</source>
        <translation>Te regelen</translation>
    </message>
    <message>
        <source>Open guest</source>
        <translation>Gast openen</translation>
    </message>
    <message>
        <source>Resolve</source>
        <translation>Afhandelen</translation>
    </message>
    <message>
        <source>Resolve: why?</source>
        <translation>Afhandelen: waarom?</translation>
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
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>SignInPresenter</name>
    <message>
        <source>A rehearsal needs no sign-in: it has a ticketing service of its own.</source>
        <translation>Een oefening heeft geen login nodig: die heeft een eigen ticketsysteem.</translation>
    </message>
    <message>
        <source>Asking the office…</source>
        <translation>Wachten op het kantoor…</translation>
    </message>
    <message>
        <source>No address of the ticketing service is set on this machine, or its access token is damaged. Close Kiosk, and ask the host to set this machine up.</source>
        <translation>Op dit apparaat is geen adres van het ticketsysteem ingesteld, of het toegangstoken is beschadigd. Kiosk sluiten en de organisator vragen dit apparaat in te stellen.</translation>
    </message>
    <message>
        <source>No address of the ticketing service is set on this machine, or its access token is damaged. Pair this door with the host’s office, or close Kiosk and ask the host to set this machine up.</source>
        <translation>Op dit apparaat is geen adres van het ticketsysteem ingesteld, of het toegangstoken is beschadigd. Deze ingang koppelen met het kantoor van de organisator, of Kiosk sluiten en de organisator vragen dit apparaat in te stellen.</translation>
    </message>
    <message>
        <source>Pair again</source>
        <translation>Opnieuw koppelen</translation>
    </message>
    <message>
        <source>Pair with an office</source>
        <translation>Koppelen met een kantoor</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>Inloggen</translation>
    </message>
    <message>
        <source>Signed in. The token is of another account than the one before: from now on that account’s guest list counts. What the one before has not sent yet waits until it is signed in again.</source>
        <translation>Ingelogd. Het token is van een ander account dan het vorige: vanaf nu geldt de gastenlijst van dat account. Wat het vorige nog niet heeft verzonden, wacht tot daarmee weer is ingelogd.</translation>
    </message>
    <message>
        <source>Signed in. What was not sent yet is sent now.</source>
        <translation>Ingelogd. Wat nog niet verzonden was, wordt nu verzonden.</translation>
    </message>
    <message>
        <source>Signing in…</source>
        <translation>Inloggen…</translation>
    </message>
    <message>
        <source>The office is signed in.</source>
        <translation>Het kantoor is ingelogd.</translation>
    </message>
    <message>
        <source>This door gets its access tokens from the host’s office. Ask the host to sign in there; Kiosk goes on by itself.</source>
        <translation>Deze ingang krijgt zijn toegangstokens van het kantoor van de organisator. De organisator vragen daar in te loggen; Kiosk gaat vanzelf verder.</translation>
    </message>
    <message>
        <source>This is good until Kiosk is closed: another sign-in is set on this machine, and goes first at the next start. Tell the host.</source>
        <translation>Dit geldt tot Kiosk wordt gesloten: op dit apparaat is een andere login ingesteld, die bij de volgende start voorgaat. De organisator inlichten.</translation>
    </message>
    <message>
        <source>This machine’s keyring does not take the token: it is good until Kiosk is closed.</source>
        <translation>De sleutelbos van dit apparaat neemt het token niet aan: het geldt tot Kiosk wordt gesloten.</translation>
    </message>
</context>
<context>
    <name>SignInSheet</name>
    <message>
        <source>Access token</source>
        <translation>Toegangstoken</translation>
    </message>
    <message>
        <source>Address of the service</source>
        <translation>Adres van het ticketsysteem</translation>
    </message>
    <message>
        <source>Ask the host for an access token, and paste it here whole. Scanning goes on meanwhile.</source>
        <translation>De organisator om een toegangstoken vragen en het hier helemaal plakken. Scannen gaat intussen door.</translation>
    </message>
    <message>
        <source>Enter the address of the service first: the host has it.</source>
        <translation>Eerst het adres van het ticketsysteem invullen: de organisator heeft het.</translation>
    </message>
    <message>
        <source>Pair with an office</source>
        <translation>Koppelen met een kantoor</translation>
    </message>
    <message>
        <source>Paste the access token first, all of it.</source>
        <translation>Eerst het toegangstoken plakken, helemaal.</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>Inloggen</translation>
    </message>
    <message>
        <source>Sign in on this machine</source>
        <translation>Inloggen op dit apparaat</translation>
    </message>
    <message>
        <source>Whoever has the token can check guests in: it goes into this machine’s keyring and nowhere else. If the keyring does not take it, it is good until Kiosk is closed.</source>
        <translation>Wie het token heeft, kan gasten inchecken: het gaat in de sleutelbos van dit apparaat en nergens anders heen. Neemt de sleutelbos het niet aan, dan geldt het tot Kiosk wordt gesloten.</translation>
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
        <translation>Terug</translation>
    </message>
    <message>
        <source>This did not work: a fault in the program. Try it once more.</source>
        <translation>Dit lukte niet: een fout in het programma. Nog een keer proberen.</translation>
    </message>
</context>
<context>
    <name>Sounds</name>
    <message>
        <source>A part of the system that plays sound is missing.</source>
        <translation>Een onderdeel van het systeem dat geluid afspeelt, ontbreekt.</translation>
    </message>
    <message>
        <source>No loudspeaker was found.</source>
        <translation>Geen luidspreker gevonden.</translation>
    </message>
    <message>
        <source>The loudspeaker cannot play the door’s sounds.</source>
        <translation>De luidspreker kan de geluiden niet afspelen.</translation>
    </message>
    <message>
        <source>The loudspeaker does not answer.</source>
        <translation>De luidspreker reageert niet.</translation>
    </message>
</context>
<context>
    <name>Sparkline</name>
    <message>
        <source>Arrivals of the last minutes: {counts}</source>
        <translation>Instroom van de laatste minuten: {counts}</translation>
    </message>
    <message>
        <source>Arrivals, minute by minute</source>
        <translation>Instroom per minuut</translation>
    </message>
</context>
<context>
    <name>StatusBar</name>
    <message>
        <source>This is an entry</source>
        <translation>Dit is een ingang</translation>
    </message>
    <message>
        <source>This is an exit</source>
        <translation>Dit is een uitgang</translation>
    </message>
</context>
<context>
    <name>StepAsidePresenter</name>
    <message>
        <source>Step aside: number {n}</source>
        <translation>Opzij: nummer {n}</translation>
    </message>
    <message>
        <source>Step aside: numbers {n}</source>
        <translation>Opzij: nummers {n}</translation>
    </message>
</context>
<context>
    <name>StepAsideSheet</name>
    <message>
        <source>Check again</source>
        <translation>Opnieuw nakijken</translation>
    </message>
    <message>
        <source>Done: left</source>
        <translation>Klaar: vertrokken</translation>
    </message>
    <message>
        <source>Done: let in</source>
        <translation>Klaar: binnengelaten</translation>
    </message>
    <message>
        <source>Open guest</source>
        <translation>Gast openen</translation>
    </message>
    <message>
        <source>Step aside</source>
        <translation>Opzij</translation>
    </message>
    <message>
        <source>Supervisor lets them in…</source>
        <translation>Teamleider laat binnen…</translation>
    </message>
    <message>
        <source>Which ticket?</source>
        <translation>Welk ticket?</translation>
    </message>
</context>
<context>
    <name>StepAsideStrip</name>
    <message>
        <source>Nobody waiting</source>
        <translation>Niemand wacht</translation>
    </message>
</context>
<context>
    <name>SupervisorSheet</name>
    <message>
        <source>Let in anyway</source>
        <translation>Toch binnenlaten</translation>
    </message>
    <message>
        <source>Supervisor: {name}</source>
        <translation>Teamleider: {name}</translation>
    </message>
    <message>
        <source>Undo admission</source>
        <translation>Toegang terugdraaien</translation>
    </message>
</context>
<context>
    <name>SupervisorsSheet</name>
    <message>
        <source>A PIN is {least} to {most} digits.</source>
        <translation>Een pincode heeft {least} tot {most} cijfers.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>First the name.</source>
        <translation>Eerst de naam.</translation>
    </message>
    <message>
        <source>Name, as it stands in every record</source>
        <translation>Naam, zoals die in alle registraties staat</translation>
    </message>
    <message>
        <source>New PIN, {least} to {most} digits</source>
        <translation>Nieuwe pincode, {least} tot {most} cijfers</translation>
    </message>
    <message>
        <source>Nobody yet. Without a PIN anybody can open the manager’s menu.</source>
        <translation>Nog niemand. Zonder pincode kan iedereen Beheer openen.</translation>
    </message>
    <message>
        <source>PIN set just now</source>
        <translation>Pincode zojuist ingesteld</translation>
    </message>
    <message>
        <source>Press Remove again: then nobody has a PIN, and anybody can open the manager’s menu.</source>
        <translation>Nog eens “Verwijderen”: dan heeft niemand meer een pincode en kan iedereen Beheer openen.</translation>
    </message>
    <message>
        <source>Press Remove again: {name} has no PIN here then.</source>
        <translation>Nog eens “Verwijderen”: dan heeft {name} hier geen pincode meer.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Opslaan…</translation>
    </message>
    <message>
        <source>Set PIN</source>
        <translation>Pincode instellen</translation>
    </message>
    <message>
        <source>Supervisors and PINs</source>
        <translation>Teamleiders en pincodes</translation>
    </message>
    <message>
        <source>The same PIN again</source>
        <translation>Nog eens dezelfde pincode</translation>
    </message>
    <message>
        <source>The two PINs are not the same.</source>
        <translation>De twee pincodes zijn niet gelijk.</translation>
    </message>
    <message>
        <source>Who has a PIN here</source>
        <translation>Wie hier een pincode heeft</translation>
    </message>
    <message>
        <source>has a PIN</source>
        <translation>heeft een pincode</translation>
    </message>
    <message>
        <source>the PIN is damaged: set it again</source>
        <translation>pincode beschadigd: opnieuw instellen</translation>
    </message>
</context>
<context>
    <name>TakeOverPresenter</name>
    <message>
        <source>All files</source>
        <translation>Alle bestanden</translation>
    </message>
    <message>
        <source>Handover files</source>
        <translation>Overdrachtsbestanden</translation>
    </message>
    <message>
        <source>Something went wrong. Try again, or call the host.</source>
        <translation>Er ging iets mis. Opnieuw proberen of de organisator bellen.</translation>
    </message>
    <message>
        <source>The handover file</source>
        <translation>Het overdrachtsbestand</translation>
    </message>
</context>
<context>
    <name>TakeOverSheet</name>
    <message numerus="yes">
        <source>%n check-in(s) not sent yet: this machine sends them.</source>
        <translation>
            <numerusform>%n check-in nog niet verzonden: dit apparaat verzendt hem.</numerusform>
            <numerusform>%n check-ins nog niet verzonden: dit apparaat verzendt ze.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ticket(s) let in by both machines: see what needs attention.</source>
        <translation>
            <numerusform>%n ticket door beide apparaten binnengelaten: zie wat te regelen is.</numerusform>
            <numerusform>%n tickets door beide apparaten binnengelaten: zie wat te regelen is.</numerusform>
        </translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Choose another file…</source>
        <translation>Ander bestand kiezen…</translation>
    </message>
    <message>
        <source>Choose the file that the other machine wrote.</source>
        <translation>Het bestand kiezen dat het andere apparaat heeft geschreven.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>First choose the file.</source>
        <translation>Eerst het bestand kiezen.</translation>
    </message>
    <message>
        <source>First the passphrase that was given when the file was written.</source>
        <translation>Eerst het wachtwoord waarmee het bestand is geschreven.</translation>
    </message>
    <message>
        <source>From {door}, written {when}.&#x2028;&#x2028;Tickets: {tickets} · records: {rows} · not sent yet: {unsent}&#x2028;&#x2028;All of it is added to what this machine holds; nothing here is lost. Scanning may stop for a few seconds meanwhile.</source>
        <translation>Van {door}, geschreven: {when}.&#x2028;&#x2028;Tickets: {tickets} · registraties: {rows} · nog niet verzonden: {unsent}&#x2028;&#x2028;Alles komt bij wat dit apparaat al heeft; hier gaat niets verloren. Scannen kan intussen een paar seconden stoppen.</translation>
    </message>
    <message>
        <source>Handover files found here</source>
        <translation>Overdrachtsbestanden hier gevonden</translation>
    </message>
    <message>
        <source>Let nobody scan at the other machine any more.</source>
        <translation>Op het andere apparaat mag niemand meer scannen.</translation>
    </message>
    <message>
        <source>New here: {tickets} tickets, {rows} records.</source>
        <translation>Nieuw hier: {tickets} tickets, {rows} registraties.</translation>
    </message>
    <message>
        <source>None found. Plug the stick in and come back, or choose the file yourself.</source>
        <translation>Niets gevonden. USB-stick insteken en terugkomen, of het bestand zelf kiezen.</translation>
    </message>
    <message>
        <source>Open the door with it</source>
        <translation>Ingang ermee openen</translation>
    </message>
    <message>
        <source>Passphrase of the file</source>
        <translation>Wachtwoord van het bestand</translation>
    </message>
    <message>
        <source>Read the file</source>
        <translation>Bestand lezen</translation>
    </message>
    <message>
        <source>Reading the file…</source>
        <translation>Bestand lezen…</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Overnemen</translation>
    </message>
    <message>
        <source>Take over from another machine</source>
        <translation>Overnemen van ander apparaat</translation>
    </message>
    <message>
        <source>Taking over…</source>
        <translation>Overnemen…</translation>
    </message>
    <message>
        <source>The other machine worked with {address}, this one does not.</source>
        <translation>Het andere apparaat werkte met {address}, dit niet.</translation>
    </message>
    <message>
        <source>The passphrase is wrong. Type it again.</source>
        <translation>Het wachtwoord klopt niet. Opnieuw invullen.</translation>
    </message>
    <message>
        <source>This file is not for this door: it is of another account, or for another event. Nothing was changed. Choose that event here first, or ask the host.</source>
        <translation>Dit bestand is niet voor deze ingang: het is van een ander account of een ander evenement. Er is niets gewijzigd. Eerst hier dat evenement kiezen, of de organisator vragen.</translation>
    </message>
    <message>
        <source>{door} is taken over.</source>
        <translation>{door} is overgenomen.</translation>
    </message>
</context>
<context>
    <name>ThisDoorPresenter</name>
    <message>
        <source>Saving…</source>
        <translation>Opslaan…</translation>
    </message>
    <message>
        <source>Something went wrong. Look at what is set, and try again.</source>
        <translation>Er ging iets mis. Nakijken wat is ingesteld en opnieuw proberen.</translation>
    </message>
    <message>
        <source>Something went wrong. Look at who has a PIN, and try again.</source>
        <translation>Er ging iets mis. Nakijken wie een pincode heeft en opnieuw proberen.</translation>
    </message>
</context>
<context>
    <name>ThisDoorSheet</name>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Doors that share a hub know at once whom the others have let in.</source>
        <translation>Ingangen met dezelfde hub weten meteen wie de andere hebben binnengelaten.</translation>
    </message>
    <message>
        <source>Enter the door’s name first, such as Door A.</source>
        <translation>Eerst de naam van de ingang invullen, zoals Ingang A.</translation>
    </message>
    <message>
        <source>In</source>
        <translation>In</translation>
    </message>
    <message>
        <source>Its name, as it stands in every record</source>
        <translation>De naam, zoals die in elke registratie staat</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Volgende</translation>
    </message>
    <message>
        <source>Other doors</source>
        <translation>Andere ingangen</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Uit</translation>
    </message>
    <message>
        <source>PINs…</source>
        <translation>Pincodes…</translation>
    </message>
    <message>
        <source>People go</source>
        <translation>Richting</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Opslaan</translation>
    </message>
    <message>
        <source>Share who is inside…</source>
        <translation>Delen wie binnen is…</translation>
    </message>
    <message>
        <source>This door</source>
        <translation>Deze ingang</translation>
    </message>
    <message>
        <source>Tick at least one kind of ticket: nobody could go in here.</source>
        <translation>Minstens één tickettype aanvinken: anders kan hier niemand naar binnen.</translation>
    </message>
    <message>
        <source>Tickets that go in here</source>
        <translation>Tickets die hier gelden</translation>
    </message>
    <message>
        <source>Without a type</source>
        <translation>Zonder type</translation>
    </message>
    <message numerus="yes">
        <source>{n} ticket(s)</source>
        <translation>
            <numerusform>{n} ticket</numerusform>
            <numerusform>{n} tickets</numerusform>
        </translation>
    </message>
    <message>
        <source>“Out” records who leaves; nobody is let in at such a door.</source>
        <translation>“Uit” registreert wie vertrekt; daar wordt niemand binnengelaten.</translation>
    </message>
</context>
<context>
    <name>UnlockSheet</name>
    <message>
        <source>Supervisor’s PIN</source>
        <translation>Pincode teamleider</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Ontgrendelen</translation>
    </message>
</context>
<context>
    <name>VolumeButton</name>
    <message>
        <source>Muted</source>
        <translation>Gedempt</translation>
    </message>
    <message>
        <source>No loudspeaker</source>
        <translation>Geen luidspreker</translation>
    </message>
    <message>
        <source>No sound</source>
        <translation>Geen geluid</translation>
    </message>
    <message>
        <source>No sound: {reason}</source>
        <translation>Geen geluid: {reason}</translation>
    </message>
    <message>
        <source>Sound on, {percent} %</source>
        <translation>Geluid aan, {percent}%</translation>
    </message>
</context>
<context>
    <name>action</name>
    <message>
        <source>Admit rest</source>
        <translation>Rest binnenlaten</translation>
    </message>
    <message>
        <source>Admit rest of order</source>
        <translation>Rest van bestelling binnenlaten</translation>
    </message>
    <message>
        <source>Choose the event</source>
        <translation>Evenement kiezen</translation>
    </message>
    <message>
        <source>Next event</source>
        <translation>Volgend evenement</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Zoeken</translation>
    </message>
    <message>
        <source>Search by name</source>
        <translation>Zoeken op naam</translation>
    </message>
    <message>
        <source>Show the list</source>
        <translation>Lijst tonen</translation>
    </message>
    <message>
        <source>Step aside</source>
        <translation>Opzij</translation>
    </message>
    <message>
        <source>Supervisor…</source>
        <translation>Teamleider…</translation>
    </message>
    <message>
        <source>Switch to the next event</source>
        <translation>Naar het volgende evenement</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Terugdraaien</translation>
    </message>
    <message>
        <source>Which event?</source>
        <translation>Welk evenement?</translation>
    </message>
    <message>
        <source>Which ticket?</source>
        <translation>Welk ticket?</translation>
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
        <translation>Te regelen · {n}</translation>
    </message>
    <message>
        <source>No name · {time}</source>
        <translation>Geen naam · {time}</translation>
    </message>
    <message>
        <source>Number {n} · waiting since {time}, {age}</source>
        <translation>Nummer {n} · wacht sinds {time}, {age}</translation>
    </message>
    <message>
        <source>Step aside</source>
        <translation>Opzij</translation>
    </message>
    <message>
        <source>Step aside · {n}</source>
        <translation>Opzij · {n}</translation>
    </message>
    <message>
        <source>Step aside · {n} · +{more} more</source>
        <translation>Opzij · {n} · nog {more}</translation>
    </message>
    <message>
        <source>Step aside · {n} · the oldest for {age}</source>
        <translation>Opzij · {n} · langste {age}</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>zojuist</translation>
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
        <translation>Kan uitgaan</translation>
    </message>
    <message>
        <source>Stays on while the door is open</source>
        <translation>Blijft aan zolang de ingang open is</translation>
    </message>
    <message>
        <source>This machine may go to sleep: the system does not let Kiosk keep it awake. Turn off the screen saver and sleeping in the system’s settings.</source>
        <translation>Dit apparaat kan in slaap vallen: het systeem laat Kiosk het niet wakker houden. Schermbeveiliging en slaapstand uitzetten in de systeeminstellingen.</translation>
    </message>
</context>
<context>
    <name>battery</name>
    <message>
        <source>Battery {n} %</source>
        <translation>Accu {n}%</translation>
    </message>
    <message>
        <source>Plug it in when there is time.</source>
        <translation>Aan de lader zetten als er tijd is.</translation>
    </message>
    <message>
        <source>Plug it in. If you cannot, move this door to another computer while there is time: the guest list, who is inside and what is not sent yet go with it.</source>
        <translation>Aan de lader zetten. Kan dat niet, dan deze ingang op tijd naar een andere computer overzetten: de gastenlijst, wie er binnen is en wat nog niet verzonden is, gaan mee.</translation>
    </message>
    <message>
        <source>The screen is kept on while the door is open, which takes power.</source>
        <translation>Het scherm blijft aan zolang de ingang open is, en dat kost stroom.</translation>
    </message>
    <message>
        <source>This machine runs on its battery: {n} % are left, enough for about {age}.</source>
        <translation>Dit apparaat draait op de accu: nog {n}%, genoeg voor ongeveer {age}.</translation>
    </message>
    <message>
        <source>This machine runs on its battery: {n} % are left.</source>
        <translation>Dit apparaat draait op de accu: nog {n}%.</translation>
    </message>
    <message>
        <source>When it is empty, this door stops. What was scanned is safe on this machine.</source>
        <translation>Is de accu leeg, dan stopt deze ingang. Wat gescand is, staat veilig op dit apparaat.</translation>
    </message>
    <message>
        <source>{n} %</source>
        <comment>battery</comment>
        <translation>{n}%</translation>
    </message>
</context>
<context>
    <name>brief</name>
    <message>
        <source>Already in</source>
        <translation>Al binnen</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Navragen</translation>
    </message>
    <message>
        <source>Checked out by the service.</source>
        <translation>Door ticketsysteem uitgecheckt.</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>Uitgang</translation>
    </message>
    <message>
        <source>Go in</source>
        <translation>Doorlopen</translation>
    </message>
    <message>
        <source>Just scanned</source>
        <translation>Net gescand</translation>
    </message>
    <message>
        <source>No longer on the list.</source>
        <translation>Niet meer op de lijst.</translation>
    </message>
    <message>
        <source>Not inside</source>
        <translation>Niet binnen</translation>
    </message>
    <message>
        <source>Not on the list</source>
        <translation>Niet op de lijst</translation>
    </message>
    <message>
        <source>Not valid</source>
        <translation>Ongeldig</translation>
    </message>
    <message>
        <source>Not valid, the service says.</source>
        <translation>Ongeldig, zegt het ticketsysteem.</translation>
    </message>
    <message>
        <source>Other door</source>
        <translation>Andere ingang</translation>
    </message>
    <message>
        <source>Stopped by the host.</source>
        <translation>Geblokkeerd door organisator.</translation>
    </message>
    <message>
        <source>Their check-in went wrong.</source>
        <translation>Check-in ging mis.</translation>
    </message>
    <message>
        <source>Their ticket does not match.</source>
        <translation>Het ticket klopt niet.</translation>
    </message>
    <message>
        <source>This ticket was already in.</source>
        <translation>Dit ticket was al binnen.</translation>
    </message>
    <message>
        <source>Wrong day</source>
        <translation>Verkeerde dag</translation>
    </message>
    <message>
        <source>Wrong event</source>
        <translation>Verkeerd evenement</translation>
    </message>
    <message>
        <source>already in</source>
        <translation>al binnen</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>geannuleerd</translation>
    </message>
    <message>
        <source>event is over</source>
        <translation>evenement voorbij</translation>
    </message>
    <message>
        <source>event not known</source>
        <translation>evenement onbekend</translation>
    </message>
    <message>
        <source>goes in at {door}</source>
        <translation>toegang bij {door}</translation>
    </message>
    <message>
        <source>house full</source>
        <translation>vol</translation>
    </message>
    <message>
        <source>let in without a ticket</source>
        <translation>zonder ticket binnengelaten</translation>
    </message>
    <message>
        <source>list not loaded</source>
        <translation>lijst niet geladen</translation>
    </message>
    <message>
        <source>no event chosen</source>
        <translation>geen evenement gekozen</translation>
    </message>
    <message>
        <source>no further entry</source>
        <translation>geen toegang meer</translation>
    </message>
    <message>
        <source>no longer on the list</source>
        <translation>niet meer op de lijst</translation>
    </message>
    <message>
        <source>not approved</source>
        <translation>niet goedgekeurd</translation>
    </message>
    <message>
        <source>not on the list</source>
        <translation>niet op de lijst</translation>
    </message>
    <message>
        <source>not paid</source>
        <translation>niet betaald</translation>
    </message>
    <message>
        <source>on another account’s list</source>
        <translation>op de lijst van een ander account</translation>
    </message>
    <message>
        <source>other day</source>
        <translation>andere dag</translation>
    </message>
    <message>
        <source>other door</source>
        <translation>andere ingang</translation>
    </message>
    <message>
        <source>other event</source>
        <translation>ander evenement</translation>
    </message>
    <message>
        <source>payment expired</source>
        <translation>betaling verlopen</translation>
    </message>
    <message>
        <source>payment failed</source>
        <translation>betaling mislukt</translation>
    </message>
    <message>
        <source>payment not confirmed</source>
        <translation>betaling niet bevestigd</translation>
    </message>
    <message>
        <source>records lost</source>
        <translation>registraties kwijt</translation>
    </message>
    <message>
        <source>rules lost</source>
        <translation>regels kwijt</translation>
    </message>
    <message>
        <source>several tickets match</source>
        <translation>meerdere tickets mogelijk</translation>
    </message>
    <message>
        <source>sign-in not checked</source>
        <translation>login niet gecontroleerd</translation>
    </message>
    <message>
        <source>stopped by the host</source>
        <translation>geblokkeerd door organisator</translation>
    </message>
    <message>
        <source>ticket not valid</source>
        <translation>ticket ongeldig</translation>
    </message>
    <message>
        <source>ticket type not known</source>
        <translation>tickettype onbekend</translation>
    </message>
    <message>
        <source>to be asked about</source>
        <translation>navragen</translation>
    </message>
</context>
<context>
    <name>camera</name>
    <message>
        <source>In use</source>
        <translation>In gebruik</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>Niet aangesloten</translation>
    </message>
    <message>
        <source>The first one found</source>
        <translation>De eerste die er is</translation>
    </message>
    <message>
        <source>at {place}</source>
        <translation>op {place}</translation>
    </message>
</context>
<context>
    <name>capacity</name>
    <message>
        <source>Full</source>
        <translation>Vol</translation>
    </message>
    <message>
        <source>Full: {inside} inside</source>
        <translation>Vol: {inside} binnen</translation>
    </message>
    <message>
        <source>Stop the queue, and ask the host. A supervisor can let a guest in with their PIN.</source>
        <translation>De rij stoppen en de organisator vragen. De teamleider kan een gast binnenlaten met de pincode.</translation>
    </message>
    <message>
        <source>Tell the host now, before the queue has to be stopped.</source>
        <translation>Nu de organisator inlichten, voordat de rij stil moet.</translation>
    </message>
    <message>
        <source>Valid tickets are shown as “House full” until somebody leaves.</source>
        <translation>Bij geldige tickets staat “Vol” tot er iemand vertrekt.</translation>
    </message>
    <message>
        <source>When the house is full, every guest is shown as “House full”: ask the host.</source>
        <translation>Als het vol is, staat dat bij elke gast: de organisator vragen.</translation>
    </message>
    <message numerus="yes">
        <source>{inside} guest(s) are inside, {free} more may come in.</source>
        <translation>
            <numerusform>{inside} gast is binnen, nog plek voor {free}.</numerusform>
            <numerusform>{inside} gasten zijn binnen, nog plek voor {free}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{inside} guest(s) are inside; {capacity} may be.</source>
        <translation>
            <numerusform>{inside} gast is binnen; toegestaan: {capacity}.</numerusform>
            <numerusform>{inside} gasten zijn binnen; toegestaan: {capacity}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{inside} of {capacity} inside · {percent} %</source>
        <translation>{inside} van {capacity} binnen · {percent}%</translation>
    </message>
    <message>
        <source>{percent} % full</source>
        <translation>{percent}% vol</translation>
    </message>
</context>
<context>
    <name>certainty</name>
    <message>
        <source>Checked just now</source>
        <translation>Zojuist gecontroleerd</translation>
    </message>
    <message>
        <source>Checked on this machine</source>
        <translation>Op dit apparaat gecontroleerd</translation>
    </message>
    <message>
        <source>Confirmed by the service</source>
        <translation>Bevestigd door ticketsysteem</translation>
    </message>
    <message>
        <source>Confirmed with the other doors</source>
        <translation>Afgestemd met de andere ingangen</translation>
    </message>
    <message>
        <source>Saved on this machine</source>
        <translation>Opgeslagen op dit apparaat</translation>
    </message>
    <message>
        <source>Saved on this machine, not sent yet</source>
        <translation>Opgeslagen op dit apparaat, nog niet verzonden</translation>
    </message>
    <message>
        <source>confirmed</source>
        <translation>bevestigd</translation>
    </message>
    <message>
        <source>confirmed with the other doors</source>
        <translation>afgestemd met andere ingangen</translation>
    </message>
    <message>
        <source>list {age} old</source>
        <translation>lijst {age} oud</translation>
    </message>
    <message>
        <source>no list</source>
        <translation>geen lijst</translation>
    </message>
    <message>
        <source>not sent yet</source>
        <translation>niet verzonden</translation>
    </message>
    <message>
        <source>saved here</source>
        <translation>hier opgeslagen</translation>
    </message>
</context>
<context>
    <name>check</name>
    <message>
        <source>A repeated check-in</source>
        <translation>Herhaalde check-in</translation>
    </message>
    <message>
        <source>Access to the data</source>
        <translation>Toegang tot de gegevens</translation>
    </message>
    <message>
        <source>Another account’s</source>
        <translation>Van een ander account</translation>
    </message>
    <message>
        <source>Ask the host to set this door’s rules again.</source>
        <translation>De organisator vragen de regels van deze ingang opnieuw in te stellen.</translation>
    </message>
    <message>
        <source>Ask the host to sign in again, and to allow all that Kiosk asks for: without it nobody is checked in.</source>
        <translation>De organisator vragen opnieuw in te loggen en alles toe te staan wat Kiosk vraagt: anders wordt niemand ingecheckt.</translation>
    </message>
    <message>
        <source>Ask the host to sign in with that account.</source>
        <translation>De organisator vragen met dat account in te loggen.</translation>
    </message>
    <message>
        <source>Ask the host whether the user who is signed in may check guests in, or try another ticket.</source>
        <translation>De organisator vragen of de ingelogde gebruiker gasten mag inchecken, of een ander ticket proberen.</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Camera</translation>
    </message>
    <message>
        <source>Check the Wi-Fi. The door works without it, and sends later.</source>
        <translation>Wifi controleren. De ingang werkt ook zonder en verzendt later.</translation>
    </message>
    <message>
        <source>Check the Wi-Fi: guests would have to wait. The door works without it, and sends later.</source>
        <translation>Wifi controleren: gasten zouden moeten wachten. De ingang werkt ook zonder en verzendt later.</translation>
    </message>
    <message>
        <source>Check the connection: they are sent automatically when it is back.</source>
        <translation>Verbinding controleren: ze worden automatisch verzonden zodra die er weer is.</translation>
    </message>
    <message>
        <source>Choose the event, under Manager.</source>
        <translation>Het evenement kiezen, onder Beheer.</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Klok</translation>
    </message>
    <message>
        <source>Code readers</source>
        <translation>Codelezers</translation>
    </message>
    <message>
        <source>Condition of the data</source>
        <translation>Staat van de gegevens</translation>
    </message>
    <message>
        <source>Connection to the service</source>
        <translation>Verbinding met het ticketsysteem</translation>
    </message>
    <message>
        <source>Data on this machine</source>
        <translation>Gegevens op dit apparaat</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>Schijf</translation>
    </message>
    <message>
        <source>Encryption</source>
        <translation>Versleuteling</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Evenement</translation>
    </message>
    <message>
        <source>Free some space on this machine, or let Kiosk write in its folder, before the doors open.</source>
        <translation>Ruimte vrijmaken op dit apparaat, of Kiosk in zijn map laten schrijven, voordat de deuren opengaan.</translation>
    </message>
    <message>
        <source>Guest list</source>
        <translation>Gastenlijst</translation>
    </message>
    <message>
        <source>Guests’ privacy</source>
        <translation>Privacy van gasten</translation>
    </message>
    <message>
        <source>Hand scanner</source>
        <translation>Handscanner</translation>
    </message>
    <message>
        <source>How long an answer takes</source>
        <translation>Hoe lang een antwoord duurt</translation>
    </message>
    <message>
        <source>Key of the data</source>
        <translation>Sleutel van de gegevens</translation>
    </message>
    <message>
        <source>Leave Kiosk open where it reaches the service.</source>
        <translation>Kiosk open laten waar het ticketsysteem bereikbaar is.</translation>
    </message>
    <message>
        <source>Needs attention</source>
        <translation>Te regelen</translation>
    </message>
    <message>
        <source>Not sent yet</source>
        <translation>Niet verzonden</translation>
    </message>
    <message>
        <source>Nothing to do: the others read nearly as much.</source>
        <translation>Niets te doen: de andere lezen bijna evenveel.</translation>
    </message>
    <message>
        <source>Office</source>
        <translation>Kantoor</translation>
    </message>
    <message>
        <source>Open Manager, Camera. A hand scanner or the keyboard works without it.</source>
        <translation>Beheer, Camera openen. Een handscanner of het toetsenbord werkt ook zonder.</translation>
    </message>
    <message>
        <source>Open Manager, Hand scanner. The camera or the keyboard works without it.</source>
        <translation>Beheer, Handscanner openen. De camera of het toetsenbord werkt ook zonder.</translation>
    </message>
    <message>
        <source>Open Manager, Sign in, or ask the host to check the office. The door works without it for a while.</source>
        <translation>Beheer, Inloggen openen, of de organisator vragen het kantoor na te kijken. De ingang werkt een tijdje ook zonder.</translation>
    </message>
    <message>
        <source>Open Manager, Sign in. The door works without it, and sends later.</source>
        <translation>Beheer, Inloggen openen. De ingang werkt ook zonder en verzendt later.</translation>
    </message>
    <message>
        <source>Other guest lists</source>
        <translation>Andere gastenlijsten</translation>
    </message>
    <message>
        <source>Permission to check in</source>
        <translation>Recht om in te checken</translation>
    </message>
    <message>
        <source>Press F5 to refresh the list, and check the connection.</source>
        <translation>De lijst vernieuwen met F5, en de verbinding controleren.</translation>
    </message>
    <message>
        <source>Press F6 to see them.</source>
        <translation>Op F6 drukken om ze te zien.</translation>
    </message>
    <message>
        <source>Press F6, and resolve it once you know who is inside.</source>
        <translation>Op F6 drukken, en afhandelen zodra duidelijk is wie er binnen is.</translation>
    </message>
    <message>
        <source>Press F7 to see them.</source>
        <translation>Op F7 drukken om ze te zien.</translation>
    </message>
    <message>
        <source>Records of this door</source>
        <translation>Registraties van deze ingang</translation>
    </message>
    <message>
        <source>Recovered data</source>
        <translation>Herstelde gegevens</translation>
    </message>
    <message>
        <source>Refused by the service</source>
        <translation>Geweigerd door ticketsysteem</translation>
    </message>
    <message>
        <source>Rules of this door</source>
        <translation>Regels van deze ingang</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Scherm</translation>
    </message>
    <message>
        <source>Set a PIN: Manager, “This door”, PINs.</source>
        <translation>Een pincode instellen: Beheer, “Deze ingang”, Pincodes.</translation>
    </message>
    <message>
        <source>Set this machine’s clock, once the service is reached.</source>
        <translation>De klok van dit apparaat gelijkzetten, zodra het ticketsysteem bereikbaar is.</translation>
    </message>
    <message>
        <source>Sign-in</source>
        <translation>Login</translation>
    </message>
    <message>
        <source>Start Kiosk again: it recovers what can be read.</source>
        <translation>Kiosk opnieuw starten: het herstelt wat nog te lezen is.</translation>
    </message>
    <message>
        <source>Supervisors’ PINs</source>
        <translation>Pincodes teamleiders</translation>
    </message>
    <message>
        <source>Tell the host before the doors open: most tickets would not go in here.</source>
        <translation>De organisator inlichten voordat de deuren opengaan: de meeste tickets komen hier niet binnen.</translation>
    </message>
    <message>
        <source>Tell the host. What could be read was recovered.</source>
        <translation>De organisator inlichten. Wat te lezen was, is hersteld.</translation>
    </message>
    <message>
        <source>Tell the host: guests’ names lie open on this disk.</source>
        <translation>De organisator inlichten: namen van gasten staan onversleuteld op deze schijf.</translation>
    </message>
    <message>
        <source>Tell the host: others who use this machine get at this door’s data.</source>
        <translation>De organisator inlichten: andere gebruikers van dit apparaat kunnen bij de gegevens van deze ingang.</translation>
    </message>
    <message>
        <source>Tell the host: the door’s rules keep these guests out.</source>
        <translation>De organisator inlichten: de regels van de ingang houden deze gasten buiten.</translation>
    </message>
    <message>
        <source>Try it again with another ticket, and tell the service’s people.</source>
        <translation>Opnieuw proberen met een ander ticket, en de beheerders van het ticketsysteem inlichten.</translation>
    </message>
    <message>
        <source>Types without entry</source>
        <translation>Types zonder toegang</translation>
    </message>
    <message>
        <source>Unlock this machine’s keyring, then start Kiosk again.</source>
        <translation>De sleutelbos van dit apparaat ontgrendelen, dan Kiosk opnieuw starten.</translation>
    </message>
    <message>
        <source>What the code holds</source>
        <translation>Wat de code bevat</translation>
    </message>
    <message>
        <source>What the sign-in may do</source>
        <translation>Wat de login mag</translation>
    </message>
    <message>
        <source>Who would be asked about</source>
        <translation>Bij wie navragen nodig is</translation>
    </message>
    <message>
        <source>Who would be refused</source>
        <translation>Wie geweigerd wordt</translation>
    </message>
    <message>
        <source>Who would go in</source>
        <translation>Wie naar binnen mag</translation>
    </message>
</context>
<context>
    <name>coaching</name>
    <message>
        <source>Closer</source>
        <translation>Dichterbij</translation>
    </message>
    <message>
        <source>Further away</source>
        <translation>Verder weg</translation>
    </message>
    <message>
        <source>Hold it flat, show all of it</source>
        <translation>Vlak houden, helemaal tonen</translation>
    </message>
    <message>
        <source>Hold still</source>
        <translation>Stilhouden</translation>
    </message>
    <message>
        <source>Into the middle</source>
        <translation>Naar het midden</translation>
    </message>
    <message>
        <source>More light</source>
        <translation>Meer licht</translation>
    </message>
    <message>
        <source>Reading is stuck: use the hand scanner, or type</source>
        <translation>Lezen lukt niet: handscanner gebruiken of typen</translation>
    </message>
    <message>
        <source>The camera sees nothing: is it covered?</source>
        <translation>De camera ziet niets: is die afgedekt?</translation>
    </message>
    <message>
        <source>Tilt it a little: it glares</source>
        <translation>Iets kantelen: het spiegelt</translation>
    </message>
    <message>
        <source>Turn the brightness up</source>
        <translation>Scherm helderder zetten</translation>
    </message>
</context>
<context>
    <name>event</name>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%n evenement</numerusform>
            <numerusform>%n evenementen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n event(s)</source>
        <translation>
            <numerusform>%n evenement</numerusform>
            <numerusform>Alle %n evenementen</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter the event’s id first: the host has it.</source>
        <translation>Eerst de evenement-ID invullen: de organisator heeft die.</translation>
    </message>
    <message>
        <source>For {event}</source>
        <translation>Voor {event}</translation>
    </message>
    <message>
        <source>Next: today, {time}</source>
        <translation>Hierna: vandaag, {time}</translation>
    </message>
    <message>
        <source>Next: {event}</source>
        <translation>Hierna: {event}</translation>
    </message>
    <message>
        <source>Next: {when}</source>
        <translation>Hierna: {when}</translation>
    </message>
    <message>
        <source>No date given</source>
        <translation>Zonder datum</translation>
    </message>
    <message>
        <source>No event</source>
        <translation>Geen evenement</translation>
    </message>
    <message>
        <source>No event on the list yet</source>
        <translation>Nog geen evenement op de lijst</translation>
    </message>
    <message>
        <source>No event’s id has such characters: type it by hand.</source>
        <translation>Zulke tekens staan in geen evenement-ID: die met de hand intypen.</translation>
    </message>
    <message>
        <source>No further event is on the guest list.</source>
        <translation>Er staat geen ander evenement op de gastenlijst.</translation>
    </message>
    <message>
        <source>No tickets yet</source>
        <translation>Nog geen tickets</translation>
    </message>
    <message>
        <source>No tickets yet: {id}</source>
        <translation>Nog geen tickets: {id}</translation>
    </message>
    <message>
        <source>Not on the guest list</source>
        <translation>Niet op de gastenlijst</translation>
    </message>
    <message>
        <source>Over: {title}</source>
        <translation>Voorbij: {title}</translation>
    </message>
    <message>
        <source>Over: {title}, {day}</source>
        <translation>Voorbij: {title}, {day}</translation>
    </message>
    <message>
        <source>Over: {when}</source>
        <translation>Voorbij: {when}</translation>
    </message>
    <message>
        <source>This door’s events are over</source>
        <translation>De evenementen van deze ingang zijn voorbij</translation>
    </message>
    <message>
        <source>This is too long for an event’s id: {most} letters at most.</source>
        <translation>Dit is te lang voor een evenement-ID: hoogstens {most} tekens.</translation>
    </message>
    <message>
        <source>Tickets for another event are stopped until then.</source>
        <translation>Tickets voor een ander evenement worden tot dan tegengehouden.</translation>
    </message>
    <message>
        <source>id {id}</source>
        <translation>ID {id}</translation>
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
            <numerusform>{title} · %n datum</numerusform>
            <numerusform>{title} · %n data</numerusform>
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
        <translation>“{word}” is geen evenement-ID: het staat voor alle evenementen.</translation>
    </message>
</context>
<context>
    <name>evidence</name>
    <message>
        <source>Came in at {time} at {door}, read by {how}.</source>
        <translation>Binnengekomen om {time} bij {door}, via {how}.</translation>
    </message>
    <message>
        <source>Came in at {time} at {door}.</source>
        <translation>Binnengekomen om {time} bij {door}.</translation>
    </message>
    <message>
        <source>Came in at {time}.</source>
        <translation>Binnengekomen om {time}.</translation>
    </message>
    <message>
        <source>Checked in at the service already, but not at this door.</source>
        <translation>Bij het ticketsysteem al ingecheckt, maar niet bij deze ingang.</translation>
    </message>
    <message>
        <source>Left at {time}.</source>
        <translation>Vertrokken om {time}.</translation>
    </message>
</context>
<context>
    <name>foot</name>
    <message>
        <source>inside</source>
        <translation>binnen</translation>
    </message>
    <message>
        <source>inside of {n}</source>
        <translation>van {n} binnen</translation>
    </message>
</context>
<context>
    <name>group</name>
    <message numerus="yes">
        <source>%n guest(s) of one order</source>
        <translation>
            <numerusform>%n gast van één bestelling</numerusform>
            <numerusform>%n gasten van één bestelling</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {total} go in</source>
        <translation>
            <numerusform>%n van {total} naar binnen</numerusform>
            <numerusform>%n van {total} naar binnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {total} undone</source>
        <translation>
            <numerusform>%n van {total} teruggedraaid</numerusform>
            <numerusform>%n van {total} teruggedraaid</numerusform>
        </translation>
    </message>
    <message>
        <source>Going in: {names}</source>
        <translation>Naar binnen: {names}</translation>
    </message>
    <message>
        <source>Undone: {names}</source>
        <translation>Teruggedraaid: {names}</translation>
    </message>
    <message numerus="yes">
        <source>and %n more like them</source>
        <translation>
            <numerusform>en zo nog %n</numerusform>
            <numerusform>en zo nog %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} and %n more</source>
        <translation>
            <numerusform>{names} en nog %n</numerusform>
            <numerusform>{names} en nog %n</numerusform>
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
        <translation>Gast niet op de lijst</translation>
    </message>
    <message>
        <source>No name on the ticket</source>
        <translation>Geen naam op het ticket</translation>
    </message>
</context>
<context>
    <name>history</name>
    <message>
        <source>At {time} the service said that the ticket was in already, but not at this door.</source>
        <translation>Om {time} zei het ticketsysteem dat het ticket al binnen was, maar niet bij deze ingang.</translation>
    </message>
    <message>
        <source>Left at {time} at {door}.</source>
        <translation>Vertrokken om {time} bij {door}.</translation>
    </message>
    <message>
        <source>Undone at {time}, before anybody saw green.</source>
        <translation>Teruggedraaid om {time}, voordat iemand groen zag.</translation>
    </message>
    <message>
        <source>Undone at {time}.</source>
        <translation>Teruggedraaid om {time}.</translation>
    </message>
    <message>
        <source>{what} Allowed by {name}.</source>
        <translation>{what} Toegestaan door {name}.</translation>
    </message>
    <message>
        <source>{what} Allowed by {name}: {why}</source>
        <translation>{what} Toegestaan door {name}: {why}</translation>
    </message>
    <message>
        <source>{what} On duty: {name}.</source>
        <translation>{what} Dienst: {name}.</translation>
    </message>
</context>
<context>
    <name>how</name>
    <message>
        <source>camera</source>
        <translation>camera</translation>
    </message>
    <message>
        <source>command line</source>
        <translation>opdrachtregel</translation>
    </message>
    <message>
        <source>hand scanner</source>
        <translation>handscanner</translation>
    </message>
    <message>
        <source>keyboard</source>
        <translation>toetsenbord</translation>
    </message>
    <message>
        <source>name search</source>
        <translation>zoeken op naam</translation>
    </message>
</context>
<context>
    <name>hub</name>
    <message numerus="yes">
        <source>%n record(s) of this door have not reached the others.</source>
        <translation>
            <numerusform>%n registratie van deze ingang is niet bij de andere aangekomen.</numerusform>
            <numerusform>%n registraties van deze ingang zijn niet bij de andere aangekomen.</numerusform>
        </translation>
    </message>
    <message>
        <source>A ticket that comes in at one of them is then refused at every other.</source>
        <translation>Een ticket dat bij een ervan binnenkomt, wordt dan bij alle andere geweigerd.</translation>
    </message>
    <message>
        <source>A ticket that comes in here from then on may come in at another door again, and the other way round. What this door knows by now it keeps.</source>
        <translation>Een ticket dat daarna hier binnenkomt, kan bij een andere ingang nog eens binnenkomen, en omgekeerd. Wat deze ingang nu weet, houdt hij.</translation>
    </message>
    <message>
        <source>Change the hub</source>
        <translation>Van hub wisselen</translation>
    </message>
    <message>
        <source>Do not join</source>
        <translation>Niet verbinden</translation>
    </message>
    <message>
        <source>Doors together</source>
        <translation>Ingangen verbonden</translation>
    </message>
    <message>
        <source>Hold the hub’s QR code up to the camera, or scan it: the machine that runs the hub shows one for each door, good for ten minutes. Scanning goes on.</source>
        <translation>De QR-code van de hub voor de camera houden of scannen: het apparaat waarop de hub draait toont er een voor elke ingang, tien minuten geldig. Het scannen gaat door.</translation>
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
        <translation>Hub weg · deze ingang alleen</translation>
    </message>
    <message>
        <source>It does not answer now; Kiosk tries again by itself.</source>
        <translation>Hij antwoordt nu niet; Kiosk probeert het vanzelf opnieuw.</translation>
    </message>
    <message>
        <source>It does not know this door any more: ask the host for a new code.</source>
        <translation>Hij kent deze ingang niet meer: de organisator om een nieuwe code vragen.</translation>
    </message>
    <message>
        <source>It leaves the hub at {where}: it and the doors there do not know any more whom the other lets in.</source>
        <translation>Hij verlaat de hub op {where}: hij en de ingangen daar weten niet meer wie de ander binnenlaat.</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Verbinden</translation>
    </message>
    <message>
        <source>Join again</source>
        <translation>Opnieuw verbinden</translation>
    </message>
    <message>
        <source>Leave the hub</source>
        <translation>Hub verlaten</translation>
    </message>
    <message>
        <source>Leave the hub at {where}?</source>
        <translation>De hub op {where} verlaten?</translation>
    </message>
    <message>
        <source>Look at the network between the doors, and at the machine that runs the hub.</source>
        <translation>Het netwerk tussen de ingangen nakijken, en het apparaat waarop de hub draait.</translation>
    </message>
    <message>
        <source>Nothing is shared until an event is chosen: Manager, “Choose the event”.</source>
        <translation>Er wordt pas gedeeld als er een evenement is gekozen: Beheer, “Evenement kiezen”.</translation>
    </message>
    <message>
        <source>Nothing to do.</source>
        <translation>Niets te doen.</translation>
    </message>
    <message>
        <source>Rules and PINs that the host gives the hub count here too.</source>
        <translation>Regels en pincodes die de organisator de hub geeft, gelden ook hier.</translation>
    </message>
    <message>
        <source>Scanning goes on, but a ticket that came in at another door may look new here.</source>
        <translation>Scannen gaat door, maar een ticket dat al bij een andere ingang binnen is, kan hier nieuw lijken.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Blijven</translation>
    </message>
    <message>
        <source>The doors are together: each knows at once whom the others let in.</source>
        <translation>De ingangen zijn verbonden: elke weet meteen wie de andere binnenlaten.</translation>
    </message>
    <message>
        <source>The doors know at once whom the others have let in.</source>
        <translation>De ingangen weten meteen wie de andere hebben binnengelaten.</translation>
    </message>
    <message>
        <source>The hub cannot be reached: this door does not learn whom the others let in.</source>
        <translation>De hub is niet bereikbaar: deze ingang hoort niet wie de andere binnenlaten.</translation>
    </message>
    <message>
        <source>The hub of this door: {where}.</source>
        <translation>De hub van deze ingang: {where}.</translation>
    </message>
    <message>
        <source>The rules and supervisors’ PINs that came by the hub stay.</source>
        <translation>De regels en de pincodes van teamleiders die via de hub kwamen, blijven gelden.</translation>
    </message>
    <message>
        <source>The same ticket cannot come in twice, whichever door it is shown at.</source>
        <translation>Hetzelfde ticket komt geen twee keer binnen, bij welke ingang dan ook.</translation>
    </message>
    <message>
        <source>This door has joined the hub, which does not answer now. Kiosk goes on with it by itself.</source>
        <translation>Deze ingang hoort bij de hub, die nu niet antwoordt. Kiosk gaat vanzelf verder.</translation>
    </message>
    <message>
        <source>This door has joined the hub.</source>
        <translation>Deze ingang is met de hub verbonden.</translation>
    </message>
    <message>
        <source>This door has joined this hub already. Join again only if the hub does not know it any more.</source>
        <translation>Deze ingang is al met deze hub verbonden. Alleen opnieuw verbinden als de hub hem niet meer kent.</translation>
    </message>
    <message>
        <source>This door has left the hub. Scanning goes on by what this door knows itself.</source>
        <translation>Deze ingang heeft de hub verlaten. Het scannen gaat door met wat deze ingang zelf weet.</translation>
    </message>
    <message>
        <source>This door is alone. Doors that share a hub know at once whom the others have let in.</source>
        <translation>Deze ingang staat alleen. Ingangen met dezelfde hub weten meteen wie de andere hebben binnengelaten.</translation>
    </message>
    <message>
        <source>This door will share who is inside with the other doors of the hub at {where}.</source>
        <translation>Deze ingang deelt dan met de andere ingangen van de hub op {where} wie binnen is.</translation>
    </message>
    <message>
        <source>This door will share who is inside with the other doors of {event}, by the hub at {where}.</source>
        <translation>Deze ingang deelt dan met de andere ingangen van {event} wie binnen is, via de hub op {where}.</translation>
    </message>
</context>
<context>
    <name>incident</name>
    <message numerus="yes">
        <source>%n record(s) are missing.</source>
        <translation>
            <numerusform>%n registratie ontbreekt.</numerusform>
            <numerusform>%n registraties ontbreken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were put back.</source>
        <translation>
            <numerusform>%n registratie is teruggezet.</numerusform>
            <numerusform>%n registraties zijn teruggezet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ticket(s) are missing from the service’s list.</source>
        <translation>
            <numerusform>%n ticket ontbreekt op de lijst van het ticketsysteem.</numerusform>
            <numerusform>%n tickets ontbreken op de lijst van het ticketsysteem.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ticket(s) have this code.</source>
        <translation>
            <numerusform>%n ticket heeft deze code.</numerusform>
            <numerusform>%n tickets hebben deze code.</numerusform>
        </translation>
    </message>
    <message>
        <source>Allowed by {name}.</source>
        <translation>Toegestaan door {name}.</translation>
    </message>
    <message>
        <source>Checked in there at {time}.</source>
        <translation>Daar ingecheckt om {time}.</translation>
    </message>
    <message>
        <source>Compare the ticket with what the supervisor wrote down, and ask the host.</source>
        <translation>Het ticket vergelijken met wat de teamleider heeft genoteerd, en de organisator vragen.</translation>
    </message>
    <message>
        <source>Data on this machine was lost, and put right.</source>
        <translation>Gegevens op dit apparaat gingen verloren en zijn hersteld.</translation>
    </message>
    <message>
        <source>Everybody inside has been counted</source>
        <translation>Iedereen binnen is geteld</translation>
    </message>
    <message>
        <source>Find the guest and ask to see the ticket. The supervisor decides whether they stay.</source>
        <translation>De gast zoeken en naar het ticket vragen. De teamleider beslist of de gast blijft.</translation>
    </message>
    <message>
        <source>Find the guest and bring them to the supervisor: the host does not want them inside.</source>
        <translation>De gast zoeken en naar de teamleider brengen: de organisator wil deze gast niet binnen hebben.</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Eerst</translation>
    </message>
    <message>
        <source>Guest found and gone</source>
        <translation>Gast gevonden en weg</translation>
    </message>
    <message>
        <source>Guest list</source>
        <translation>Gastenlijst</translation>
    </message>
    <message>
        <source>Guest may stay</source>
        <translation>Gast mag blijven</translation>
    </message>
    <message>
        <source>Guest without a ticket</source>
        <translation>Gast zonder ticket</translation>
    </message>
    <message>
        <source>Had the guest checked out when our check-in arrived.</source>
        <translation>Had de gast al uitgecheckt toen onze check-in aankwam.</translation>
    </message>
    <message>
        <source>Had the ticket as “{state}” when our check-in arrived.</source>
        <translation>Had het ticket als “{state}” toen onze check-in aankwam.</translation>
    </message>
    <message>
        <source>Had the ticket checked in already when our check-in arrived.</source>
        <translation>Had het ticket al ingecheckt toen onze check-in aankwam.</translation>
    </message>
    <message>
        <source>Has had the guest checked out since.</source>
        <translation>Heeft de gast sindsdien uitgecheckt.</translation>
    </message>
    <message>
        <source>Host knows</source>
        <translation>Organisator weet ervan</translation>
    </message>
    <message>
        <source>Let in at {time} at {door}, read by {how}.</source>
        <translation>Binnengelaten om {time} bij {door}, via {how}.</translation>
    </message>
    <message>
        <source>Let in at {time} at {door}.</source>
        <translation>Binnengelaten om {time} bij {door}.</translation>
    </message>
    <message>
        <source>Let in at {time}.</source>
        <translation>Binnengelaten om {time}.</translation>
    </message>
    <message>
        <source>List refreshed</source>
        <translation>Lijst vernieuwd</translation>
    </message>
    <message>
        <source>Many tickets vanished from the guest list at once.</source>
        <translation>Er verdwenen veel tickets tegelijk van de gastenlijst.</translation>
    </message>
    <message>
        <source>More may be missing: nobody knows how many.</source>
        <translation>Er kunnen er meer ontbreken: niemand weet hoeveel.</translation>
    </message>
    <message>
        <source>Nothing was taken off the list here, and scanning goes on. Ask the host whether so many tickets were cancelled, then refresh the list.</source>
        <translation>Hier is niets van de lijst gehaald, en scannen gaat door. De organisator vragen of zoveel tickets geannuleerd zijn, dan de lijst vernieuwen.</translation>
    </message>
    <message>
        <source>On duty: {name}.</source>
        <translation>Dienst: {name}.</translation>
    </message>
    <message>
        <source>Our own double scan</source>
        <translation>Onze eigen dubbele scan</translation>
    </message>
    <message>
        <source>Reason: {reason}</source>
        <translation>Reden: {reason}</translation>
    </message>
    <message>
        <source>Refused the check-in ({status}).</source>
        <translation>Heeft de check-in geweigerd ({status}).</translation>
    </message>
    <message>
        <source>Refused the check-in ({status}): {said}</source>
        <translation>Heeft de check-in geweigerd ({status}): {said}</translation>
    </message>
    <message>
        <source>Some records may be missing: nobody can tell without that copy.</source>
        <translation>Er kunnen registraties ontbreken: zonder die kopie is dat niet na te gaan.</translation>
    </message>
    <message>
        <source>Some records of this door were lost.</source>
        <translation>Registraties van deze ingang gingen verloren.</translation>
    </message>
    <message>
        <source>Tell the host. While records are missing, Kiosk says ASK for each guest who would go in: resolve this once the supervisor knows who is inside. Refresh the list.</source>
        <translation>De organisator inlichten. Zolang er registraties ontbreken, zegt Kiosk NAVRAGEN bij elke gast die naar binnen zou mogen: dit afhandelen zodra de teamleider weet wie er binnen is. De lijst vernieuwen.</translation>
    </message>
    <message>
        <source>The guest may stay. Kiosk checks them in again automatically; tell the host that the service checked them out.</source>
        <translation>De gast mag blijven. Kiosk checkt de gast automatisch weer in; aan de organisator melden dat het ticketsysteem de gast heeft uitgecheckt.</translation>
    </message>
    <message>
        <source>The host stopped this ticket.</source>
        <translation>De organisator heeft dit ticket geblokkeerd.</translation>
    </message>
    <message>
        <source>The second copy of this door’s records is gone.</source>
        <translation>De tweede kopie van de registraties van deze ingang is weg.</translation>
    </message>
    <message>
        <source>The service</source>
        <translation>Ticketsysteem</translation>
    </message>
    <message>
        <source>The service refused this check-in.</source>
        <translation>Het ticketsysteem heeft deze check-in geweigerd.</translation>
    </message>
    <message>
        <source>The service says this ticket was already in.</source>
        <translation>Het ticketsysteem zegt dat dit ticket al binnen was.</translation>
    </message>
    <message>
        <source>The service took the check-in for an exit.</source>
        <translation>Het ticketsysteem zag de check-in als vertrek.</translation>
    </message>
    <message>
        <source>The ticket of a guest who was let in without one has turned up, and does not match.</source>
        <translation>Het ticket van een gast die zonder ticket is binnengelaten, is opgedoken en klopt niet.</translation>
    </message>
    <message>
        <source>The ticket was taken off the list after the guest went in. Ask the host; the supervisor decides.</source>
        <translation>Het ticket is van de lijst gehaald toen de gast al binnen was. De organisator vragen; de teamleider beslist.</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>Daarna</translation>
    </message>
    <message>
        <source>This door</source>
        <translation>Deze ingang</translation>
    </message>
    <message>
        <source>This door’s rules were lost.</source>
        <translation>De regels van deze ingang zijn verloren.</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>Dit apparaat</translation>
    </message>
    <message>
        <source>This ticket is no longer on the guest list.</source>
        <translation>Dit ticket staat niet meer op de gastenlijst.</translation>
    </message>
    <message>
        <source>This ticket is not valid any more.</source>
        <translation>Dit ticket is niet meer geldig.</translation>
    </message>
    <message>
        <source>Two doors let somebody in on this ticket.</source>
        <translation>Twee ingangen hebben iemand met dit ticket binnengelaten.</translation>
    </message>
    <message>
        <source>Two people may be inside on one ticket. Find the guest, ask for a name and where the ticket came from, and let the supervisor decide who stays.</source>
        <translation>Mogelijk zijn er twee mensen binnen op één ticket. De gast zoeken, vragen naar naam en herkomst van het ticket, en de teamleider laten beslissen wie blijft.</translation>
    </message>
    <message>
        <source>Without a ticket</source>
        <translation>Zonder ticket</translation>
    </message>
</context>
<context>
    <name>keyboard</name>
    <message>
        <source>American</source>
        <translation>Amerikaans</translation>
    </message>
    <message>
        <source>American (international)</source>
        <translation>Amerikaans (internationaal)</translation>
    </message>
    <message>
        <source>Belgian</source>
        <translation>Belgisch</translation>
    </message>
    <message>
        <source>Brazilian</source>
        <translation>Braziliaans</translation>
    </message>
    <message>
        <source>British</source>
        <translation>Brits</translation>
    </message>
    <message>
        <source>Czech</source>
        <translation>Tsjechisch</translation>
    </message>
    <message>
        <source>Danish</source>
        <translation>Deens</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Frans</translation>
    </message>
    <message>
        <source>German</source>
        <translation>Duits</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>Italiaans</translation>
    </message>
    <message>
        <source>Latin American</source>
        <translation>Latijns-Amerikaans</translation>
    </message>
    <message>
        <source>Norwegian</source>
        <translation>Noors</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>Portugees</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>Spaans</translation>
    </message>
    <message>
        <source>Swedish or Finnish</source>
        <translation>Zweeds of Fins</translation>
    </message>
    <message>
        <source>Swiss (French)</source>
        <translation>Zwitsers (Frans)</translation>
    </message>
    <message>
        <source>Swiss (German)</source>
        <translation>Zwitsers (Duits)</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>Turks</translation>
    </message>
</context>
<context>
    <name>link</name>
    <message>
        <source>Ask the host to sign this machine in again, soon.</source>
        <translation>De organisator vragen snel opnieuw in te loggen op dit apparaat.</translation>
    </message>
    <message>
        <source>Ask the host to sign this machine in again.</source>
        <translation>De organisator vragen opnieuw in te loggen op dit apparaat.</translation>
    </message>
    <message>
        <source>Ask the manager: this account may not be allowed to check guests in.</source>
        <translation>De teamleider vragen: dit account mag misschien geen gasten inchecken.</translation>
    </message>
    <message>
        <source>Carry on. Check the Wi-Fi when there is time.</source>
        <translation>Doorgaan. De wifi controleren als er tijd is.</translation>
    </message>
    <message>
        <source>Carry on. If it stays like this, move closer to the Wi-Fi router.</source>
        <translation>Doorgaan. Blijft het zo, dan dichter bij de wifirouter gaan staan.</translation>
    </message>
    <message>
        <source>Check the Wi-Fi.</source>
        <translation>Wifi controleren.</translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation>Verbinden</translation>
    </message>
    <message>
        <source>Guests are checked in there while they stand at the door.</source>
        <translation>Gasten worden daar ingecheckt terwijl ze bij de ingang staan.</translation>
    </message>
    <message>
        <source>Guests are not kept waiting for it. Nothing is lost, it is sent a little later.</source>
        <translation>Gasten hoeven er niet op te wachten. Er gaat niets verloren, het wordt iets later verzonden.</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>Live</translation>
    </message>
    <message>
        <source>No ticket can be checked yet: there is no guest list on this machine.</source>
        <translation>Er kan nog geen ticket worden gecontroleerd: er staat geen gastenlijst op dit apparaat.</translation>
    </message>
    <message>
        <source>Nothing to do.</source>
        <translation>Niets te doen.</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>Offline</translation>
    </message>
    <message>
        <source>Offline · scanning goes on</source>
        <translation>Offline · scannen gaat door</translation>
    </message>
    <message>
        <source>Open a web browser on this machine and log in to the Wi-Fi.</source>
        <translation>Op dit apparaat een browser openen en op de wifi inloggen.</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Geweigerd</translation>
    </message>
    <message numerus="yes">
        <source>Scanning goes on and nothing is lost, but %n check-in(s) cannot be sent, and other doors do not learn of them.</source>
        <translation>
            <numerusform>Scannen gaat door en er gaat niets verloren, maar %n check-in kan niet worden verzonden, en andere ingangen horen er niets van.</numerusform>
            <numerusform>Scannen gaat door en er gaat niets verloren, maar %n check-ins kunnen niet worden verzonden, en andere ingangen horen er niets van.</numerusform>
        </translation>
    </message>
    <message>
        <source>Scanning goes on with the list on this machine. Who is let in is kept here and sent later; until then other doors do not learn of it.</source>
        <translation>Scannen gaat door met de lijst op dit apparaat. Wie wordt binnengelaten, wordt hier bewaard en later verzonden; tot dan horen andere ingangen er niets van.</translation>
    </message>
    <message>
        <source>Scanning goes on. Who is let in is kept on this machine and sent later.</source>
        <translation>Scannen gaat door. Wie wordt binnengelaten, wordt op dit apparaat bewaard en later verzonden.</translation>
    </message>
    <message>
        <source>Scanning works. Who is let in is kept on this machine and sent later.</source>
        <translation>Scannen werkt. Wie wordt binnengelaten, wordt op dit apparaat bewaard en later verzonden.</translation>
    </message>
    <message>
        <source>Service refuses</source>
        <translation>Ticketsysteem weigert</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>Inloggen</translation>
    </message>
    <message>
        <source>Sign-in needed</source>
        <translation>Inloggen nodig</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Traag</translation>
    </message>
    <message>
        <source>The Wi-Fi wants a login before it lets this machine through.</source>
        <translation>De wifi vraagt een login voordat dit apparaat erdoor mag.</translation>
    </message>
    <message>
        <source>The ticketing service answers at once.</source>
        <translation>Het ticketsysteem antwoordt meteen.</translation>
    </message>
    <message>
        <source>The ticketing service answers slowly.</source>
        <translation>Het ticketsysteem antwoordt traag.</translation>
    </message>
    <message>
        <source>The ticketing service answers, but does not take what this door sends.</source>
        <translation>Het ticketsysteem antwoordt, maar neemt niet aan wat deze ingang verzendt.</translation>
    </message>
    <message>
        <source>The ticketing service cannot be reached.</source>
        <translation>Het ticketsysteem is niet bereikbaar.</translation>
    </message>
    <message>
        <source>The ticketing service does not accept this machine’s sign-in any more.</source>
        <translation>Het ticketsysteem accepteert de login van dit apparaat niet meer.</translation>
    </message>
    <message>
        <source>The ticketing service has not answered yet.</source>
        <translation>Het ticketsysteem heeft nog niet geantwoord.</translation>
    </message>
    <message>
        <source>Wait a moment. If it stays like this, check the Wi-Fi.</source>
        <translation>Even wachten. Blijft het zo, dan de wifi controleren.</translation>
    </message>
    <message>
        <source>Wi-Fi login</source>
        <translation>Wifi-login</translation>
    </message>
    <message>
        <source>Wi-Fi wants a login</source>
        <translation>Inloggen op wifi</translation>
    </message>
</context>
<context>
    <name>list</name>
    <message>
        <source>Check the connection, then press “Refresh the list now”.</source>
        <translation>De verbinding controleren, dan op “Lijst nu vernieuwen” drukken.</translation>
    </message>
    <message>
        <source>Guests who are already on it are let in. For everybody else, ask a supervisor.</source>
        <translation>Gasten die er al op staan, mogen naar binnen. Bij alle anderen de teamleider vragen.</translation>
    </message>
    <message>
        <source>Guests who bought a ticket since then are not on it; cancelled ones still are.</source>
        <translation>Wie daarna een ticket kocht, staat er niet op; wie annuleerde, nog wel.</translation>
    </message>
    <message>
        <source>List loading</source>
        <translation>Lijst laadt</translation>
    </message>
    <message>
        <source>List not loaded</source>
        <translation>Lijst niet geladen</translation>
    </message>
    <message>
        <source>List {age} old</source>
        <translation>Lijst {age} oud</translation>
    </message>
    <message>
        <source>No list</source>
        <translation>Geen lijst</translation>
    </message>
    <message>
        <source>No ticket can be checked: ask a supervisor about each one.</source>
        <translation>Geen enkel ticket is te controleren: bij elk ticket de teamleider vragen.</translation>
    </message>
    <message>
        <source>Nothing to do: it refreshes automatically.</source>
        <translation>Niets te doen: de lijst wordt automatisch vernieuwd.</translation>
    </message>
    <message>
        <source>The guest list is still loading.</source>
        <translation>De gastenlijst wordt nog geladen.</translation>
    </message>
    <message>
        <source>The guest list on this machine is {age} old.</source>
        <translation>De gastenlijst op dit apparaat is {age} oud.</translation>
    </message>
    <message>
        <source>There is no guest list on this machine yet.</source>
        <translation>Er staat nog geen gastenlijst op dit apparaat.</translation>
    </message>
    <message>
        <source>Tickets sold or cancelled after that are not known here yet.</source>
        <translation>Tickets die daarna zijn verkocht of geannuleerd, zijn hier nog niet bekend.</translation>
    </message>
    <message>
        <source>Wait a moment: it goes on by itself.</source>
        <translation>Even wachten: het gaat vanzelf verder.</translation>
    </message>
</context>
<context>
    <name>message</name>
    <message>
        <source>A PIN is {least} to {most} digits.</source>
        <translation>Een pincode heeft {least} tot {most} cijfers.</translation>
    </message>
    <message>
        <source>A name has {most} letters at most.</source>
        <translation>Een naam heeft hoogstens {most} letters.</translation>
    </message>
    <message>
        <source>Bad Gateway</source>
        <translation>Fout in tussensysteem</translation>
    </message>
    <message>
        <source>Bad Request</source>
        <translation>Onjuiste aanvraag</translation>
    </message>
    <message>
        <source>Conflict</source>
        <translation>Conflict</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>schijfquotum overschreden</translation>
    </message>
    <message>
        <source>First choose a file.</source>
        <translation>Eerst een bestand kiezen.</translation>
    </message>
    <message>
        <source>First the name.</source>
        <translation>Eerst de naam.</translation>
    </message>
    <message>
        <source>Forbidden</source>
        <translation>Niet toegestaan</translation>
    </message>
    <message>
        <source>Gateway Timeout</source>
        <translation>Tussensysteem antwoordt niet</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>lees- of schrijffout</translation>
    </message>
    <message>
        <source>Internal Server Error</source>
        <translation>Fout in de server</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>dit is een map</translation>
    </message>
    <message>
        <source>No connection to {host} came free in time.</source>
        <translation>Er kwam niet op tijd een verbinding met {host} vrij.</translation>
    </message>
    <message>
        <source>No secure connection to {host} could be made.</source>
        <translation>Geen beveiligde verbinding met {host} mogelijk.</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>geen ruimte meer op de schijf</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>bestand of map niet gevonden</translation>
    </message>
    <message>
        <source>Nobody of this name has a PIN here.</source>
        <translation>Niemand met deze naam heeft hier een pincode.</translation>
    </message>
    <message>
        <source>Not Found</source>
        <translation>Niet gevonden</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>niet toegestaan</translation>
    </message>
    <message>
        <source>Others signed in again and again: it is not clear whose token it is.</source>
        <translation>Steeds weer logde iemand anders in: het is niet duidelijk van wie het token is.</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>geen toestemming</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>de schijf is alleen-lezen</translation>
    </message>
    <message>
        <source>Request Timeout</source>
        <translation>Tijd verstreken</translation>
    </message>
    <message>
        <source>Service Unavailable</source>
        <translation>Niet beschikbaar</translation>
    </message>
    <message>
        <source>Somebody else has this PIN: choose another one.</source>
        <translation>Iemand anders heeft deze pincode: een andere kiezen.</translation>
    </message>
    <message>
        <source>Somebody else signed in: the guest list is fetched again.</source>
        <translation>Iemand anders is ingelogd: de gastenlijst wordt opnieuw opgehaald.</translation>
    </message>
    <message>
        <source>The access token holds characters that no token has: copy it again.</source>
        <translation>Het toegangstoken bevat tekens die in geen token voorkomen: opnieuw kopiëren.</translation>
    </message>
    <message>
        <source>The answer is {page}, not the service&apos;s: sign in to the Wi-Fi, or check the service&apos;s address.</source>
        <translation>Het antwoord is {page}, niet van het ticketsysteem: op de wifi inloggen, of het adres van het ticketsysteem controleren.</translation>
    </message>
    <message>
        <source>The answer of {host} was damaged on its way.</source>
        <translation>Het antwoord van {host} raakte onderweg beschadigd.</translation>
    </message>
    <message>
        <source>The answer reports an error.</source>
        <translation>Het antwoord meldt een fout.</translation>
    </message>
    <message>
        <source>The answer sends us elsewhere{where}: sign in to the Wi-Fi, or check the service&apos;s address.</source>
        <translation>Het antwoord stuurt door{where}: op de wifi inloggen, of het adres van het ticketsysteem controleren.</translation>
    </message>
    <message>
        <source>The certificate of {host} is not to be trusted: {why}.</source>
        <translation>Het certificaat van {host} is niet te vertrouwen: {why}.</translation>
    </message>
    <message>
        <source>The certificates of this machine cannot be read: {why}.</source>
        <translation>De certificaten van dit apparaat zijn niet te lezen: {why}.</translation>
    </message>
    <message>
        <source>The connection to the service was closed.</source>
        <translation>De verbinding met het ticketsysteem is gesloten.</translation>
    </message>
    <message>
        <source>The connection to {host} broke before the answer was whole.</source>
        <translation>De verbinding met {host} brak af voordat het antwoord compleet was.</translation>
    </message>
    <message>
        <source>The guest list has no end.</source>
        <translation>De gastenlijst houdt niet op.</translation>
    </message>
    <message>
        <source>The id holds characters that cannot be sent.</source>
        <translation>Het nummer bevat tekens die niet te verzenden zijn.</translation>
    </message>
    <message>
        <source>The network wants a sign-in first: sign in to the Wi-Fi, or check the service&apos;s address.</source>
        <translation>Het netwerk vraagt eerst een login: op de wifi inloggen, of het adres van het ticketsysteem controleren.</translation>
    </message>
    <message>
        <source>The network&apos;s proxy does not let us through to {host}.</source>
        <translation>De proxy van het netwerk laat ons niet door naar {host}.</translation>
    </message>
    <message>
        <source>The path in the {whose}&apos;s address must be whole: no “//”, “.” or “..” in it.</source>
        <translation>Het pad in het adres van {whose} moet volledig zijn: zonder “//”, “.” of “..”.</translation>
    </message>
    <message>
        <source>The port in the {whose}&apos;s address must be a number from 1 to 65535.</source>
        <translation>De poort in het adres van {whose} moet een getal van 1 tot 65535 zijn.</translation>
    </message>
    <message>
        <source>The proxy that the environment names cannot be used.</source>
        <translation>De proxy uit de omgevingsinstellingen is niet te gebruiken.</translation>
    </message>
    <message>
        <source>The request could not be sent to {host} in time.</source>
        <translation>De aanvraag kon niet op tijd naar {host} worden verzonden.</translation>
    </message>
    <message>
        <source>The request could not be written.</source>
        <translation>De aanvraag kon niet worden geschreven.</translation>
    </message>
    <message>
        <source>The service answered {status}: {said}</source>
        <translation>Het ticketsysteem antwoordde {status}: {said}</translation>
    </message>
    <message>
        <source>The service does not accept the access token: sign in again.</source>
        <translation>Het ticketsysteem accepteert het toegangstoken niet: opnieuw inloggen.</translation>
    </message>
    <message>
        <source>The service&apos;s address is not a web address.</source>
        <translation>Het adres van het ticketsysteem is geen webadres.</translation>
    </message>
    <message>
        <source>The service&apos;s address is of a kind that is not supported.</source>
        <translation>Dit soort adres van het ticketsysteem wordt niet ondersteund.</translation>
    </message>
    <message>
        <source>The {whose}&apos;s address holds a host name that cannot be.</source>
        <translation>Het adres van {whose} bevat een hostnaam die niet kan bestaan.</translation>
    </message>
    <message>
        <source>The {whose}&apos;s address holds characters that no web address has.</source>
        <translation>Het adres van {whose} bevat tekens die in geen webadres voorkomen.</translation>
    </message>
    <message>
        <source>The {whose}&apos;s address holds no host name.</source>
        <translation>Het adres van {whose} bevat geen hostnaam.</translation>
    </message>
    <message>
        <source>The {whose}&apos;s address is missing.</source>
        <translation>Het adres van {whose} ontbreekt.</translation>
    </message>
    <message>
        <source>The {whose}&apos;s address is not a web address.</source>
        <translation>Het adres van {whose} is geen webadres.</translation>
    </message>
    <message>
        <source>The {whose}&apos;s address must end before any “?” or “#”.</source>
        <translation>Het adres van {whose} moet eindigen vóór een “?” of “#”.</translation>
    </message>
    <message>
        <source>The {whose}&apos;s address must not hold a user name or password.</source>
        <translation>Het adres van {whose} mag geen gebruikersnaam of wachtwoord bevatten.</translation>
    </message>
    <message>
        <source>The {whose}&apos;s address must start with https://, as in https://tickets.example.com.</source>
        <translation>Het adres van {whose} moet beginnen met https://, zoals https://tickets.example.com.</translation>
    </message>
    <message>
        <source>The {whose}&apos;s address must start with https://; http:// is for this machine only.</source>
        <translation>Het adres van {whose} moet beginnen met https://; http:// is alleen voor dit apparaat.</translation>
    </message>
    <message>
        <source>This door’s rules were lost: the host has to set them again first.</source>
        <translation>De regels van deze ingang zijn verloren: de organisator moet ze eerst opnieuw instellen.</translation>
    </message>
    <message>
        <source>This is a pairing code, and no ticket: it pairs a door with the office.</source>
        <translation>Dit is een koppelcode en geen ticket: die koppelt een ingang met het kantoor.</translation>
    </message>
    <message>
        <source>This is not the service&apos;s answer, its status is {status}: sign in to the Wi-Fi, or check the service&apos;s address.</source>
        <translation>Dit is geen antwoord van het ticketsysteem, de status is {status}: op de wifi inloggen, of het adres van het ticketsysteem controleren.</translation>
    </message>
    <message>
        <source>This is not the service&apos;s answer: it is larger than {most} bytes.</source>
        <translation>Dit is geen antwoord van het ticketsysteem: het is groter dan {most} bytes.</translation>
    </message>
    <message>
        <source>This is not the service&apos;s answer: it is packed as “{coding}”, unasked.</source>
        <translation>Dit is geen antwoord van het ticketsysteem: het is ongevraagd ingepakt als “{coding}”.</translation>
    </message>
    <message>
        <source>This is not the service&apos;s answer: {why}.</source>
        <translation>Dit is geen antwoord van het ticketsysteem: {why}.</translation>
    </message>
    <message>
        <source>This machine is not signed in. Ask the manager.</source>
        <translation>Dit apparaat is niet ingelogd. De teamleider vragen.</translation>
    </message>
    <message>
        <source>Too Many Requests</source>
        <translation>Te veel aanvragen</translation>
    </message>
    <message>
        <source>Unauthorized</source>
        <translation>Niet ingelogd</translation>
    </message>
    <message>
        <source>a damaged profile was set aside: {names}</source>
        <translation>een beschadigd profiel is apart gezet: {names}</translation>
    </message>
    <message>
        <source>a fault in the program</source>
        <translation>een fout in het programma</translation>
    </message>
    <message>
        <source>a fault in the program ({kind})</source>
        <translation>een fout in het programma ({kind})</translation>
    </message>
    <message>
        <source>a repeat checks the ticket out again: this service toggles, and the ticket is out now</source>
        <translation>een herhaling checkt het ticket weer uit: dit ticketsysteem schakelt telkens om, en het ticket is nu buiten</translation>
    </message>
    <message>
        <source>a repeat does not say that the ticket was in already: {previous}, then {state}</source>
        <translation>een herhaling zegt niet dat het ticket al binnen was: {previous}, dan {state}</translation>
    </message>
    <message>
        <source>a repeat says that the ticket was in already, as it should</source>
        <translation>een herhaling zegt dat het ticket al binnen was, zoals het hoort</translation>
    </message>
    <message>
        <source>a web page</source>
        <translation>een webpagina</translation>
    </message>
    <message>
        <source>a web page titled “{title}”</source>
        <translation>een webpagina met de titel “{title}”</translation>
    </message>
    <message>
        <source>accepted; the office renews it</source>
        <translation>geaccepteerd; het kantoor vernieuwt het</translation>
    </message>
    <message>
        <source>accepted; the service does not say for how long</source>
        <translation>geaccepteerd; het ticketsysteem zegt niet voor hoelang</translation>
    </message>
    <message>
        <source>agrees</source>
        <translation>klopt</translation>
    </message>
    <message>
        <source>all are here</source>
        <translation>allemaal aanwezig</translation>
    </message>
    <message>
        <source>an office runs on this machine already: end it and try again, or pair this door with it instead</source>
        <translation>op dit apparaat draait al een kantoor: dat stoppen en opnieuw proberen, of deze ingang ermee koppelen</translation>
    </message>
    <message>
        <source>another Kiosk is just opening the profile {folder}, and has not looked yet whether all is well: try again once it is open; nothing was changed</source>
        <translation>een andere Kiosk opent nu het profiel {folder} en heeft nog niet gekeken of alles in orde is: opnieuw proberen als die open is; er is niets gewijzigd</translation>
    </message>
    <message>
        <source>another Kiosk is using the profile {folder}: close it, or do this there; nothing was changed</source>
        <translation>een andere Kiosk gebruikt het profiel {folder}: die sluiten of daar verdergaan; er is niets gewijzigd</translation>
    </message>
    <message>
        <source>another hub answers there than the one of the code: ask the host for a new one</source>
        <translation>daar antwoordt een andere hub dan die van de code: de organisator om een nieuwe vragen</translation>
    </message>
    <message>
        <source>another hub is set on this machine, and goes first: ask the host to take it away</source>
        <translation>op dit apparaat is een andere hub ingesteld, die voorgaat: de organisator vragen die weg te halen</translation>
    </message>
    <message>
        <source>another office runs on this machine: if it is that of a door which was just closed, it ends by itself within two minutes or so; else end it</source>
        <translation>op dit apparaat draait een ander kantoor: is het van een ingang die net gesloten is, dan stopt het vanzelf binnen ongeveer twee minuten; anders het zelf stoppen</translation>
    </message>
    <message>
        <source>another program keeps the profile locked: nothing was recorded. Try again</source>
        <translation>een ander programma houdt het profiel vergrendeld: er is niets geregistreerd. Opnieuw proberen</translation>
    </message>
    <message>
        <source>another program uses {name}</source>
        <translation>een ander programma gebruikt {name}</translation>
    </message>
    <message>
        <source>another sign-in is set on this machine, and goes first: ask the host to take it away, then pair again</source>
        <translation>op dit apparaat is een andere login ingesteld, die voorgaat: de organisator vragen die weg te halen, dan opnieuw koppelen</translation>
    </message>
    <message>
        <source>answered in {amount} ms at most</source>
        <translation>beantwoord in hoogstens {amount} ms</translation>
    </message>
    <message>
        <source>camera {number}</source>
        <translation>camera {number}</translation>
    </message>
    <message>
        <source>check again in a moment; if that does not help, unplug the camera and plug it in again</source>
        <translation>zo meteen opnieuw nakijken; helpt dat niet, de camera loskoppelen en weer aansluiten</translation>
    </message>
    <message>
        <source>compare this machine&apos;s clock with a telephone&apos;s</source>
        <translation>de klok van dit apparaat vergelijken met die van een telefoon</translation>
    </message>
    <message>
        <source>dismissed: {why}</source>
        <translation>verworpen: {why}</translation>
    </message>
    <message>
        <source>every event on the list ({amount})</source>
        <translation>elk evenement op de lijst ({amount})</translation>
    </message>
    <message>
        <source>every page is sound</source>
        <translation>alle pagina’s zijn in orde</translation>
    </message>
    <message>
        <source>everything is sent</source>
        <translation>alles is verzonden</translation>
    </message>
    <message>
        <source>for the application {name}, scope {scopes}</source>
        <translation>voor de toepassing {name}, machtiging {scopes}</translation>
    </message>
    <message>
        <source>good for another {age}</source>
        <translation>nog {age} geldig</translation>
    </message>
    <message>
        <source>guests are forgotten in the next quiet hour of the door</source>
        <translation>gasten worden gewist in het volgende rustige uur van de ingang</translation>
    </message>
    <message>
        <source>guests are held until somebody purges them</source>
        <translation>gasten blijven bewaard tot iemand ze wist</translation>
    </message>
    <message>
        <source>guests should have been forgotten {age} ago</source>
        <translation>gasten hadden {age} geleden gewist moeten zijn</translation>
    </message>
    <message>
        <source>have the office show a new code, and pair this door again: Manager, “Sign in”</source>
        <translation>het kantoor een nieuwe code laten tonen en deze ingang opnieuw koppelen: Beheer, “Inloggen”</translation>
    </message>
    <message>
        <source>it brings a token that is not a bearer token</source>
        <translation>het bevat een token van de verkeerde soort</translation>
    </message>
    <message>
        <source>it brings no access token</source>
        <translation>het bevat geen toegangstoken</translation>
    </message>
    <message>
        <source>it brings no policy</source>
        <translation>het bevat geen regels</translation>
    </message>
    <message>
        <source>it does not say whose token it brings</source>
        <translation>het zegt niet van wie het token is</translation>
    </message>
    <message>
        <source>it ended without a word</source>
        <translation>het stopte zonder melding</translation>
    </message>
    <message>
        <source>it holds more than {most} values</source>
        <translation>het bevat meer dan {most} waarden</translation>
    </message>
    <message>
        <source>it holds no listings</source>
        <translation>het bevat geen aanbod</translation>
    </message>
    <message>
        <source>it holds no {what}</source>
        <translation>er ontbreekt: {what}</translation>
    </message>
    <message>
        <source>it is a page of more than {most} entries</source>
        <translation>het is een pagina met meer dan {most} regels</translation>
    </message>
    <message>
        <source>it is not JSON</source>
        <translation>het is geen JSON</translation>
    </message>
    <message>
        <source>it is not a JSON object</source>
        <translation>het is geen JSON-object</translation>
    </message>
    <message>
        <source>it is not a page of the guest list</source>
        <translation>het is geen pagina van de gastenlijst</translation>
    </message>
    <message>
        <source>it is not known which service the office&apos;s tokens are for, and nobody gets them: pair this door again</source>
        <translation>het is niet bekend voor welk ticketsysteem de tokens van het kantoor zijn, en niemand krijgt ze: deze ingang opnieuw koppelen</translation>
    </message>
    <message>
        <source>it is not token information</source>
        <translation>het is geen tokeninformatie</translation>
    </message>
    <message>
        <source>it names an event that cannot be</source>
        <translation>het noemt een evenement dat niet kan bestaan</translation>
    </message>
    <message>
        <source>it names no address of the service</source>
        <translation>het noemt geen adres van het ticketsysteem</translation>
    </message>
    <message>
        <source>it names no direction</source>
        <translation>het noemt geen richting</translation>
    </message>
    <message>
        <source>it names no events</source>
        <translation>het noemt geen evenementen</translation>
    </message>
    <message>
        <source>it names no user id</source>
        <translation>het noemt geen gebruikersnummer</translation>
    </message>
    <message>
        <source>it opens</source>
        <translation>te openen</translation>
    </message>
    <message>
        <source>it pairs no door</source>
        <translation>het koppelt geen ingang</translation>
    </message>
    <message>
        <source>its certificate in {folder} is lost or damaged</source>
        <translation>het certificaat in {folder} is verloren of beschadigd</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>geen antwoord</translation>
    </message>
    <message>
        <source>no answer in time</source>
        <translation>geen antwoord op tijd</translation>
    </message>
    <message>
        <source>no answer within {amount} s</source>
        <translation>geen antwoord binnen {amount} s</translation>
    </message>
    <message>
        <source>no camera is connected: plug one in</source>
        <translation>geen camera aangesloten: er een aansluiten</translation>
    </message>
    <message>
        <source>no connection</source>
        <translation>geen verbinding</translation>
    </message>
    <message>
        <source>no guests are held</source>
        <translation>er zijn geen gasten opgeslagen</translation>
    </message>
    <message>
        <source>no hub can be at {server}: ask the host for a new code</source>
        <translation>op {server} kan geen hub zijn: de organisator om een nieuwe code vragen</translation>
    </message>
    <message>
        <source>no sign-in that is waited for here belongs to this address: open the service&apos;s page again, and paste the address that the browser ends on then</source>
        <translation>bij dit adres hoort geen login waarop hier wordt gewacht: de pagina van het ticketsysteem opnieuw openen en het adres plakken waarop de browser dan eindigt</translation>
    </message>
    <message>
        <source>no ticket held is for {names}</source>
        <translation>geen geladen ticket is voor {names}</translation>
    </message>
    <message>
        <source>nobody came back from the service&apos;s page in time: open it again</source>
        <translation>er kwam niemand op tijd terug van de pagina van het ticketsysteem: die opnieuw openen</translation>
    </message>
    <message>
        <source>nobody has a PIN: nobody can override, and the manager&apos;s menu opens for everybody; set one there, under “This door”</source>
        <translation>niemand heeft een pincode: niemand kan een uitzondering maken, en Beheer opent voor iedereen; daar een instellen, bij “Deze ingang”</translation>
    </message>
    <message>
        <source>nobody knows whether it was created: look at the service before you try again ({why})</source>
        <translation>niemand weet of de code is aangemaakt: in het ticketsysteem kijken vóór een nieuwe poging ({why})</translation>
    </message>
    <message>
        <source>none is chosen, and no ticket held tells of one</source>
        <translation>geen gekozen, en geen geladen ticket noemt er een</translation>
    </message>
    <message>
        <source>none of {amount} is chosen: every ticket is referred to a supervisor</source>
        <translation>geen van de {amount} is gekozen: bij elk ticket beslist de teamleider</translation>
    </message>
    <message>
        <source>not asked about</source>
        <translation>niet gevraagd</translation>
    </message>
    <message>
        <source>not asked: {why}</source>
        <translation>niet gevraagd: {why}</translation>
    </message>
    <message>
        <source>not compared with the service&apos;s</source>
        <translation>niet vergeleken met het ticketsysteem</translation>
    </message>
    <message>
        <source>not compared: the service does not say its time</source>
        <translation>niet vergeleken: het ticketsysteem geeft zijn tijd niet</translation>
    </message>
    <message>
        <source>not signed in at the office: {why}</source>
        <translation>niet ingelogd bij het kantoor: {why}</translation>
    </message>
    <message>
        <source>nothing is written yet; it will be encrypted</source>
        <translation>er is nog niets geschreven; het wordt versleuteld</translation>
    </message>
    <message>
        <source>office</source>
        <translation>het kantoor</translation>
    </message>
    <message>
        <source>office unreachable: nobody answers at {address}</source>
        <translation>kantoor niet bereikbaar: niemand antwoordt op {address}</translation>
    </message>
    <message>
        <source>office unreachable: what {address} answers is no office&apos;s; this Wi-Fi may want a sign-in</source>
        <translation>kantoor niet bereikbaar: wat {address} antwoordt, is niet van een kantoor; misschien vraagt deze wifi een login</translation>
    </message>
    <message>
        <source>office unreachable: {address} answers with status {status}</source>
        <translation>kantoor niet bereikbaar: {address} antwoordt met status {status}</translation>
    </message>
    <message>
        <source>office unreachable: {address} did not answer in time; if the code was used meanwhile, ask for a new one</source>
        <translation>kantoor niet bereikbaar: {address} antwoordde niet op tijd; is de code intussen gebruikt, dan om een nieuwe vragen</translation>
    </message>
    <message>
        <source>open the door, and pair it again with the office of this machine: Manager, “Sign in”</source>
        <translation>de ingang openen en opnieuw koppelen met het kantoor van dit apparaat: Beheer, “Inloggen”</translation>
    </message>
    <message>
        <source>other users of this machine may change {names}</source>
        <translation>andere gebruikers van dit apparaat mogen {names} wijzigen</translation>
    </message>
    <message>
        <source>paired with {address}, which cannot renew the access token: {why}</source>
        <translation>gekoppeld met {address}, dat het toegangstoken niet kan vernieuwen: {why}</translation>
    </message>
    <message>
        <source>paired with {address}, which is signed in</source>
        <translation>gekoppeld met {address}, daar ingelogd</translation>
    </message>
    <message>
        <source>paired with {address}, which is signed in and has nothing to renew the access token with</source>
        <translation>gekoppeld met {address}, daar ingelogd, maar zonder iets om het toegangstoken mee te vernieuwen</translation>
    </message>
    <message>
        <source>paired with {address}, which is signed in; the access token has {age} left</source>
        <translation>gekoppeld met {address}, daar ingelogd; het toegangstoken is nog {age} geldig</translation>
    </message>
    <message>
        <source>picture {name}</source>
        <translation>afbeelding {name}</translation>
    </message>
    <message>
        <source>port {port} of this machine is not free: end the program that has it</source>
        <translation>poort {port} van dit apparaat is niet vrij: het programma stoppen dat die gebruikt</translation>
    </message>
    <message>
        <source>port {port} of this machine is not free: end the program that has it and try again, or register a redirect address with another port at the service, such as {address}, and give that one here</source>
        <translation>poort {port} van dit apparaat is niet vrij: het programma stoppen dat die gebruikt en opnieuw proberen, of bij het ticketsysteem een redirect-adres met een andere poort registreren, zoals {address}, en dat hier opgeven</translation>
    </message>
    <message>
        <source>rehearsal camera</source>
        <translation>oefencamera</translation>
    </message>
    <message>
        <source>serial scanner on {name}</source>
        <translation>seriële scanner op {name}</translation>
    </message>
    <message>
        <source>service</source>
        <translation>het ticketsysteem</translation>
    </message>
    <message>
        <source>set it up again: Manager, “Sign in”; the door works from what it holds</source>
        <translation>opnieuw instellen: Beheer, “Inloggen”; de ingang werkt met wat die heeft</translation>
    </message>
    <message>
        <source>sign in again: Manager, “Sign in”; then try it again</source>
        <translation>opnieuw inloggen: Beheer, “Inloggen”; dan opnieuw proberen</translation>
    </message>
    <message>
        <source>some of what was recorded is lost: whoever would go in is referred</source>
        <translation>een deel van de registraties is verloren: bij elke toegang navragen</translation>
    </message>
    <message>
        <source>somebody declined at the service: open its page again, and allow it</source>
        <translation>bij het ticketsysteem heeft iemand geweigerd: de pagina opnieuw openen en toestaan</translation>
    </message>
    <message>
        <source>somebody else signed in before it could leave</source>
        <translation>iemand anders logde in voordat het verzonden kon worden</translation>
    </message>
    <message>
        <source>start the office, and see that this machine reaches it; if it has moved to another address, pair this door again: Manager, “Sign in”</source>
        <translation>het kantoor starten en kijken of dit apparaat het bereikt; heeft het een ander adres gekregen, dan deze ingang opnieuw koppelen: Beheer, “Inloggen”</translation>
    </message>
    <message>
        <source>status {status}</source>
        <translation>status {status}</translation>
    </message>
    <message>
        <source>stream from nowhere</source>
        <translation>stream zonder adres</translation>
    </message>
    <message>
        <source>the PIN file is damaged: ask the host to clear the lock-out</source>
        <translation>het pincodebestand is beschadigd: de organisator vragen de blokkering op te heffen</translation>
    </message>
    <message>
        <source>the access token is not kept: while the keyring was waited for, this door was paired, signed out, or signed in again</source>
        <translation>het toegangstoken is niet bewaard: tijdens het wachten op de sleutelbos is deze ingang gekoppeld, uitgelogd of opnieuw ingelogd</translation>
    </message>
    <message>
        <source>the access token was refused</source>
        <translation>het toegangstoken is geweigerd</translation>
    </message>
    <message>
        <source>the address of another service is set on this machine, and goes first: ask the host to take it away</source>
        <translation>op dit apparaat is het adres van een ander ticketsysteem ingesteld, en dat gaat voor: de organisator vragen het weg te halen</translation>
    </message>
    <message>
        <source>the answer did not come</source>
        <translation>het antwoord kwam niet</translation>
    </message>
    <message>
        <source>the answer was damaged</source>
        <translation>het antwoord kwam beschadigd aan</translation>
    </message>
    <message>
        <source>the answer was not the service&apos;s</source>
        <translation>het antwoord was niet van het ticketsysteem</translation>
    </message>
    <message>
        <source>the camera</source>
        <translation>de camera</translation>
    </message>
    <message>
        <source>the cameras of this machine cannot be listed</source>
        <translation>de camera’s van dit apparaat zijn niet op te vragen</translation>
    </message>
    <message>
        <source>the code holds the ticket&apos;s id</source>
        <translation>de code bevat het ticketnummer</translation>
    </message>
    <message>
        <source>the code holds the ticket&apos;s token</source>
        <translation>de code bevat het token van het ticket</translation>
    </message>
    <message>
        <source>the code is used, and yet this door is not paired, because what the office said could not be kept ({why}): mend that, unpair the door at the office, and ask for a new code</source>
        <translation>de code is gebruikt, en toch is deze ingang niet gekoppeld, omdat niet bewaard kon worden wat het kantoor zei ({why}): dat verhelpen, de ingang bij het kantoor ontkoppelen en om een nieuwe code vragen</translation>
    </message>
    <message>
        <source>the code names the ticket among other things, such as in an address</source>
        <translation>de code noemt het ticket naast andere dingen, zoals in een adres</translation>
    </message>
    <message>
        <source>the code was used, is wrong or too old: ask for a new one</source>
        <translation>de code is al gebruikt, fout of te oud: om een nieuwe vragen</translation>
    </message>
    <message>
        <source>the connection to the hub broke</source>
        <translation>de verbinding met de hub is verbroken</translation>
    </message>
    <message>
        <source>the database is encrypted</source>
        <translation>de database is versleuteld</translation>
    </message>
    <message>
        <source>the database is in plain bytes</source>
        <translation>de database is onversleuteld</translation>
    </message>
    <message>
        <source>the disk is full: nothing was recorded. Free some space and scan again</source>
        <translation>de schijf is vol: er is niets geregistreerd. Ruimte vrijmaken en opnieuw scannen</translation>
    </message>
    <message>
        <source>the disk is full: nothing was recorded. Free some space and try again</source>
        <translation>de schijf is vol: er is niets geregistreerd. Ruimte vrijmaken en opnieuw proberen</translation>
    </message>
    <message>
        <source>the door policy kept here cannot be used: {why}; set it again</source>
        <translation>de regels van de ingang hier zijn niet te gebruiken: {why}; opnieuw instellen</translation>
    </message>
    <message>
        <source>the door&apos;s rules were lost with a damaged file: ask the host to set them again</source>
        <translation>de regels van de ingang zijn verloren met een beschadigd bestand: de organisator vragen ze opnieuw in te stellen</translation>
    </message>
    <message>
        <source>the door&apos;s rules were lost with a damaged file: everybody is referred</source>
        <translation>de regels van de ingang zijn verloren met een beschadigd bestand: bij iedereen navragen</translation>
    </message>
    <message>
        <source>the host has to mend a mistake there</source>
        <translation>er zit een fout in die de organisator moet herstellen</translation>
    </message>
    <message>
        <source>the host&apos;s machine could not keep this door: ask the host to look at its disk, and try the same code again</source>
        <translation>de computer van de organisator kon deze ingang niet opslaan: de organisator vragen naar zijn schijf te kijken en dezelfde code opnieuw proberen</translation>
    </message>
    <message>
        <source>the host&apos;s rules for this door could not be set: {why}</source>
        <translation>de regels van de organisator voor deze ingang konden niet worden ingesteld: {why}</translation>
    </message>
    <message>
        <source>the hub answers {what}</source>
        <translation>de hub antwoordt {what}</translation>
    </message>
    <message>
        <source>the hub did not answer in time. If it let this door in, Kiosk goes by it once it answers</source>
        <translation>de hub antwoordde niet op tijd. Als hij deze ingang heeft toegelaten, gebruikt Kiosk hem zodra hij antwoordt</translation>
    </message>
    <message>
        <source>the hub does not answer</source>
        <translation>de hub antwoordt niet</translation>
    </message>
    <message>
        <source>the hub does not answer: look whether its machine is on, and in the same network as this one</source>
        <translation>de hub antwoordt niet: kijken of zijn apparaat aanstaat en in hetzelfde netwerk zit als dit</translation>
    </message>
    <message>
        <source>the hub does not know this door: pair it</source>
        <translation>de hub kent deze ingang niet: verbinden</translation>
    </message>
    <message>
        <source>the hub has no place for one more door: ask the host to take out one that is gone, and try again</source>
        <translation>de hub heeft geen plaats voor nog een ingang: de organisator vragen er een te verwijderen die er niet meer is, en het opnieuw proberen</translation>
    </message>
    <message>
        <source>the hub is full: make room on its disk, or raise its limit</source>
        <translation>de hub is vol: ruimte maken op zijn schijf of zijn grens verhogen</translation>
    </message>
    <message>
        <source>the hub is there, but nobody lets doors in: ask the host to start it anew</source>
        <translation>de hub is er, maar laat geen ingangen toe: de organisator vragen hem opnieuw te starten</translation>
    </message>
    <message>
        <source>the hub keeps nothing just now: its servers may be choosing who leads, or JetStream is off there</source>
        <translation>de hub bewaart nu niets: misschien kiezen zijn servers net wie de leiding heeft, of JetStream staat daar uit</translation>
    </message>
    <message>
        <source>the hub&apos;s certificate cannot be read: pair this door anew</source>
        <translation>het certificaat van de hub is onleesbaar: deze ingang opnieuw verbinden</translation>
    </message>
    <message>
        <source>the key is kept by {name}</source>
        <translation>de sleutel wordt bewaard door {name}</translation>
    </message>
    <message>
        <source>the next guests are forgotten in {age}</source>
        <translation>over {age} worden de volgende gasten gewist</translation>
    </message>
    <message>
        <source>the office cannot pair now: {why}</source>
        <translation>het kantoor kan nu niet koppelen: {why}</translation>
    </message>
    <message>
        <source>the office cannot renew the token now: {why}</source>
        <translation>het kantoor kan het token nu niet vernieuwen: {why}</translation>
    </message>
    <message>
        <source>the office does not start: {why}</source>
        <translation>het kantoor start niet: {why}</translation>
    </message>
    <message>
        <source>the office has the new client secret, and does not know yet whether the service takes it: {why}</source>
        <translation>het kantoor heeft het nieuwe client secret en weet nog niet of het ticketsysteem het accepteert: {why}</translation>
    </message>
    <message>
        <source>the office of this machine does not answer: try again in a moment</source>
        <translation>het kantoor van dit apparaat antwoordt niet: zo meteen opnieuw proberen</translation>
    </message>
    <message>
        <source>the office of this machine does not run: {why}</source>
        <translation>het kantoor van dit apparaat draait niet: {why}</translation>
    </message>
    <message>
        <source>the office of this machine is in use with client ID {client_id} and redirect address {address}: give those again, or press Next once more if the new ones are right; with another client ID the host has to sign in again</source>
        <translation>het kantoor van dit apparaat is in gebruik met client-ID {client_id} en redirect-adres {address}: die weer opgeven, of nog een keer op Volgende drukken als de nieuwe kloppen; bij een andere client-ID moet de organisator opnieuw inloggen</translation>
    </message>
    <message>
        <source>the office of this machine is not signed in: sign in under Manager, “Sign in”</source>
        <translation>het kantoor van dit apparaat is niet ingelogd: inloggen onder Beheer, “Inloggen”</translation>
    </message>
    <message>
        <source>the office of this machine was started again, or has another client secret since, and waits for no sign-in any more: open the service&apos;s page again</source>
        <translation>het kantoor van dit apparaat is opnieuw gestart of heeft sindsdien een ander client secret, en wacht niet meer op een login: de pagina van het ticketsysteem opnieuw openen</translation>
    </message>
    <message>
        <source>the office refuses this: {why}</source>
        <translation>het kantoor weigert dit: {why}</translation>
    </message>
    <message>
        <source>the office was not set up: {why}</source>
        <translation>het kantoor is niet ingesteld: {why}</translation>
    </message>
    <message>
        <source>the office&apos;s certificate cannot be read: pair again</source>
        <translation>het certificaat van het kantoor is niet te lezen: opnieuw koppelen</translation>
    </message>
    <message>
        <source>the profile cannot be written; is the disk full?</source>
        <translation>het profiel kan niet worden geschreven; is de schijf vol?</translation>
    </message>
    <message>
        <source>the profile failed: nothing was recorded ({why})</source>
        <translation>het profiel gaf een fout: er is niets geregistreerd ({why})</translation>
    </message>
    <message>
        <source>the profile is closed</source>
        <translation>het profiel is gesloten</translation>
    </message>
    <message>
        <source>the profile&apos;s key file is damaged; put key.json back from a backup</source>
        <translation>het sleutelbestand van het profiel is beschadigd; key.json terugzetten uit een back-up</translation>
    </message>
    <message>
        <source>the profile&apos;s key is behind a passphrase</source>
        <translation>de sleutel van het profiel zit achter een wachtwoord</translation>
    </message>
    <message>
        <source>the program ended while this was being sent</source>
        <translation>het programma stopte terwijl dit werd verzonden</translation>
    </message>
    <message>
        <source>the screen went away, and Kiosk ended with it; what was recorded is safe: start Kiosk again once the screen is back</source>
        <translation>het scherm is weg en Kiosk is gestopt; wat vastgelegd was, is veilig: Kiosk opnieuw starten zodra het scherm er weer is</translation>
    </message>
    <message>
        <source>the second check-in was not answered: {why}</source>
        <translation>de tweede check-in bleef zonder antwoord: {why}</translation>
    </message>
    <message>
        <source>the serial scanner is not connected yet</source>
        <translation>de seriële scanner is nog niet verbonden</translation>
    </message>
    <message>
        <source>the serial scanner is not plugged in</source>
        <translation>de seriële scanner is niet aangesloten</translation>
    </message>
    <message>
        <source>the service answered a check-in with a check-out</source>
        <translation>het ticketsysteem beantwoordde een check-in met een check-out</translation>
    </message>
    <message>
        <source>the service answered with the check-in state {state}</source>
        <translation>het ticketsysteem antwoordde met de check-instatus {state}</translation>
    </message>
    <message>
        <source>the service answered, and the ticket is {state} now</source>
        <translation>het ticketsysteem antwoordde, en het ticket is nu {state}</translation>
    </message>
    <message>
        <source>the service answers in {amount} ms</source>
        <translation>het ticketsysteem antwoordt in {amount} ms</translation>
    </message>
    <message>
        <source>the service asks to wait</source>
        <translation>het ticketsysteem vraagt te wachten</translation>
    </message>
    <message>
        <source>the service could not be reached</source>
        <translation>het ticketsysteem was niet bereikbaar</translation>
    </message>
    <message>
        <source>the service did not sign the office in: {why}</source>
        <translation>inloggen van het kantoor bij het ticketsysteem is niet gelukt: {why}</translation>
    </message>
    <message>
        <source>the service does not know this client ID, or does not take its secret: compare both with what the service shows to the host</source>
        <translation>het ticketsysteem kent deze client-ID niet, of accepteert het secret niet: beide vergelijken met wat het ticketsysteem aan de organisator toont</translation>
    </message>
    <message>
        <source>the service does not take the client ID or secret of this machine’s office, or this Wi-Fi wants a sign-in: see to the Wi-Fi, and where that is not it, let the host compare both with what the service shows</source>
        <translation>het ticketsysteem accepteert de client-ID of het client secret van het kantoor van dit apparaat niet, of deze wifi vraagt een login: de wifi nakijken, en ligt het daar niet aan, de organisator beide laten vergelijken met wat het ticketsysteem toont</translation>
    </message>
    <message>
        <source>the service does not take the client secret of this machine’s office any more: type the new one under Manager, “Sign in”</source>
        <translation>het ticketsysteem accepteert het client secret van het kantoor van dit apparaat niet meer: het nieuwe intypen onder Beheer, “Inloggen”</translation>
    </message>
    <message>
        <source>the service does not take the office&apos;s client ID or secret, or the office&apos;s Wi-Fi wants a sign-in: ask the host to see to it</source>
        <translation>het ticketsysteem accepteert de client-ID of het client secret van het kantoor niet, of de wifi van het kantoor vraagt een login: de organisator vragen ernaar te kijken</translation>
    </message>
    <message>
        <source>the service does not take the office&apos;s client secret any more: the host has to give the office the new one</source>
        <translation>het ticketsysteem accepteert het client secret van het kantoor niet meer: de organisator moet het kantoor het nieuwe geven</translation>
    </message>
    <message>
        <source>the service does not take this sign-in: open its page again; if that fails too, compare the redirect address with the one that is registered there</source>
        <translation>het ticketsysteem accepteert deze login niet: de pagina opnieuw openen; lukt dat ook niet, het redirect-adres vergelijken met wat daar geregistreerd is</translation>
    </message>
    <message>
        <source>the service refuses this access token: copy it whole, or ask the host for another</source>
        <translation>het ticketsysteem weigert dit toegangstoken: het helemaal kopiëren, of de organisator om een ander vragen</translation>
    </message>
    <message>
        <source>the service refuses to sign the host in: open its page again; if that fails too, compare client ID and redirect address with what is registered there</source>
        <translation>het ticketsysteem weigert de login van de organisator: de pagina opnieuw openen; lukt dat ook niet, client-ID en redirect-adres vergelijken met wat daar geregistreerd is</translation>
    </message>
    <message>
        <source>the service&apos;s address on this machine is wrong: ask the host to set it up</source>
        <translation>het adres van het ticketsysteem op dit apparaat klopt niet: de organisator vragen het in te stellen</translation>
    </message>
    <message>
        <source>the token is refused</source>
        <translation>het token is geweigerd</translation>
    </message>
    <message>
        <source>the token may check in: the ticket is in now</source>
        <translation>het token mag inchecken: het ticket is nu binnen</translation>
    </message>
    <message>
        <source>the token may check in; this ticket was in already</source>
        <translation>het token mag inchecken; dit ticket was al binnen</translation>
    </message>
    <message>
        <source>the {camera} cannot be opened</source>
        <translation>{camera} kan niet worden geopend</translation>
    </message>
    <message>
        <source>there is no access token: paste it whole</source>
        <translation>er is geen toegangstoken: het helemaal plakken</translation>
    </message>
    <message>
        <source>there is no file {path}</source>
        <translation>er is geen bestand {path}</translation>
    </message>
    <message>
        <source>there is no screen to open the window on: start Kiosk where somebody is logged in at one</source>
        <translation>er is geen scherm om het venster op te openen: Kiosk starten waar iemand aan een scherm is aangemeld</translation>
    </message>
    <message>
        <source>there is none yet</source>
        <translation>nog geen</translation>
    </message>
    <message>
        <source>this code is older than ten minutes, or was used: ask the host for a new one</source>
        <translation>deze code is ouder dan tien minuten of al gebruikt: de organisator om een nieuwe vragen</translation>
    </message>
    <message>
        <source>this computer has no place for keys, and Kiosk keeps nothing without one: ask the host to set it up</source>
        <translation>deze computer heeft geen plek voor sleutels, en zonder die bewaart Kiosk niets: de organisator vragen dat in te stellen</translation>
    </message>
    <message>
        <source>this computer&apos;s keyring does not take Kiosk&apos;s key: unlock it, or sign in as its user, and try again</source>
        <translation>de sleutelbos van deze computer neemt de sleutel van Kiosk niet aan: die ontgrendelen, of als de gebruiker ervan inloggen, en opnieuw proberen</translation>
    </message>
    <message>
        <source>this door is set to {address}, but its office signs in at {service}: ask the host to pair this door again</source>
        <translation>deze ingang is ingesteld op {address}, maar het kantoor logt in bij {service}: de organisator vragen deze ingang opnieuw te koppelen</translation>
    </message>
    <message>
        <source>this is not the office that the link names: nothing was sent</source>
        <translation>dit is niet het kantoor dat de link noemt: er is niets verzonden</translation>
    </message>
    <message>
        <source>this is not the office that this door was paired with: nothing was sent</source>
        <translation>dit is niet het kantoor waarmee deze ingang gekoppeld is: er is niets verzonden</translation>
    </message>
    <message>
        <source>this machine does not know the service&apos;s address: ask the host to set it up</source>
        <translation>dit apparaat kent het adres van het ticketsysteem niet: de organisator vragen het in te stellen</translation>
    </message>
    <message>
        <source>this machine has no keyring that works</source>
        <translation>dit apparaat heeft geen werkende sleutelbos</translation>
    </message>
    <message>
        <source>this machine has no keyring to hold the profile&apos;s key</source>
        <translation>dit apparaat heeft geen sleutelbos voor de sleutel van het profiel</translation>
    </message>
    <message>
        <source>this machine holds the office of {service}, and doors are paired with it: look whether the address is right, or ask whoever set that office up</source>
        <translation>op dit apparaat staat het kantoor van {service}, en er zijn ingangen mee gekoppeld: kijken of het adres klopt, of vragen aan wie dat kantoor heeft ingesteld</translation>
    </message>
    <message>
        <source>this machine lets no program of its user have port {port}</source>
        <translation>dit apparaat geeft poort {port} aan geen enkel programma van de gebruiker</translation>
    </message>
    <message>
        <source>this machine lets no program of its user have port {port}: register a redirect address with another port at the service, such as {address}, and give that one here</source>
        <translation>dit apparaat geeft poort {port} aan geen enkel programma van de gebruiker: bij het ticketsysteem een redirect-adres met een andere poort registreren, zoals {address}, en dat hier opgeven</translation>
    </message>
    <message>
        <source>this machine&apos;s keyring does not work: {why}</source>
        <translation>de sleutelbos van dit apparaat werkt niet: {why}</translation>
    </message>
    <message>
        <source>this machine&apos;s own token counts no more, but the keyring has not forgotten it yet: unlock it if it asks</source>
        <translation>het eigen token van dit apparaat geldt niet meer, maar de sleutelbos is het nog niet vergeten: die ontgrendelen als daarom wordt gevraagd</translation>
    </message>
    <message>
        <source>this machine&apos;s sign-in is damaged: ask the manager to sign in again</source>
        <translation>de login van dit apparaat is beschadigd: de teamleider vragen opnieuw in te loggen</translation>
    </message>
    <message>
        <source>this profile opens with a passphrase</source>
        <translation>dit profiel gaat open met een wachtwoord</translation>
    </message>
    <message>
        <source>this ticket has an open admission already</source>
        <translation>dit ticket is al binnengelaten</translation>
    </message>
    <message>
        <source>this user may not open {name}</source>
        <translation>deze gebruiker mag {name} niet openen</translation>
    </message>
    <message>
        <source>too many wrong codes: wait {age}, then compare the code and try it again</source>
        <translation>te veel foute codes: {age} wachten, dan de code vergelijken en opnieuw proberen</translation>
    </message>
    <message>
        <source>try it again once the link is well</source>
        <translation>opnieuw proberen zodra de verbinding goed is</translation>
    </message>
    <message>
        <source>unpaired: the office does not know this door any more; pair it again</source>
        <translation>ontkoppeld: het kantoor kent deze ingang niet meer; opnieuw koppelen</translation>
    </message>
    <message>
        <source>video {name}</source>
        <translation>video {name}</translation>
    </message>
    <message>
        <source>what came of it could not be noted</source>
        <translation>wat eruit kwam, kon niet worden genoteerd</translation>
    </message>
    <message>
        <source>what is kept of the PIN of {names} is damaged</source>
        <translation>wat er van de pincode van {names} bewaard is, is beschadigd</translation>
    </message>
    <message>
        <source>what it keeps in {folder} cannot be opened: its key is lost or locked</source>
        <translation>wat het bewaart in {folder}, kan niet worden geopend: de sleutel is verloren of vergrendeld</translation>
    </message>
    <message>
        <source>what it keeps in {folder} is damaged</source>
        <translation>wat het bewaart in {folder}, is beschadigd</translation>
    </message>
    <message>
        <source>what it keeps is gone from {folder}</source>
        <translation>wat het bewaart, is weg uit {folder}</translation>
    </message>
    <message>
        <source>wrong passphrase for {file}: nothing was changed</source>
        <translation>verkeerd wachtwoord voor {file}: er is niets gewijzigd</translation>
    </message>
    <message>
        <source>wrong passphrase: the profile was not opened and nothing was changed</source>
        <translation>verkeerd wachtwoord: het profiel is niet geopend en er is niets gewijzigd</translation>
    </message>
    <message>
        <source>{amount} GB free</source>
        <translation>{amount} GB vrij</translation>
    </message>
    <message>
        <source>{amount} days left</source>
        <translation>nog {amount} dagen</translation>
    </message>
    <message>
        <source>{amount} s ahead of the service&apos;s</source>
        <translation>loopt {amount} s voor</translation>
    </message>
    <message>
        <source>{amount} s behind the service&apos;s</source>
        <translation>loopt {amount} s achter</translation>
    </message>
    <message>
        <source>{camera} cannot be opened: allow it in System Settings, Privacy &amp; Security, Camera; or another program uses it</source>
        <translation>{camera} kan niet worden geopend: toestaan in Systeeminstellingen, Privacy en beveiliging, Camera; of een ander programma gebruikt de camera</translation>
    </message>
    <message>
        <source>{camera} cannot be opened: another program uses it, or Settings, Privacy, Camera forbids it</source>
        <translation>{camera} kan niet worden geopend: een ander programma gebruikt de camera, of Instellingen, Privacy, Camera verbiedt het</translation>
    </message>
    <message>
        <source>{camera} cannot be opened: it is not connected</source>
        <translation>{camera} kan niet worden geopend: niet aangesloten</translation>
    </message>
    <message>
        <source>{camera} delivers no more pictures</source>
        <translation>{camera} levert geen beelden meer</translation>
    </message>
    <message>
        <source>{camera} delivers no pictures: unplug it, and plug it in again</source>
        <translation>{camera} levert geen beelden: loskoppelen en weer aansluiten</translation>
    </message>
    <message>
        <source>{camera} does not answer</source>
        <translation>{camera} antwoordt niet</translation>
    </message>
    <message>
        <source>{camera} failed ({why})</source>
        <translation>{camera} is uitgevallen ({why})</translation>
    </message>
    <message>
        <source>{camera} has brought no pictures yet that could be measured</source>
        <translation>{camera} heeft nog geen beelden geleverd die te meten waren</translation>
    </message>
    <message>
        <source>{camera} has stopped delivering pictures</source>
        <translation>{camera} levert geen beelden meer</translation>
    </message>
    <message>
        <source>{camera} is back</source>
        <translation>{camera} is er weer</translation>
    </message>
    <message>
        <source>{camera} is in use by another program: close that program</source>
        <translation>{camera} is in gebruik bij een ander programma: dat programma sluiten</translation>
    </message>
    <message>
        <source>{camera} is not connected: plug it in again</source>
        <translation>{camera} is niet aangesloten: weer aansluiten</translation>
    </message>
    <message>
        <source>{camera} is not connected: {other} is used</source>
        <translation>{camera} is niet aangesloten: {other} wordt gebruikt</translation>
    </message>
    <message>
        <source>{camera} is starting</source>
        <translation>{camera} start</translation>
    </message>
    <message>
        <source>{camera} may not be used by this account: add it to the group video, and sign in again</source>
        <translation>{camera} mag niet door dit account worden gebruikt: het account aan de groep video toevoegen en opnieuw inloggen</translation>
    </message>
    <message>
        <source>{camera} was closed</source>
        <translation>{camera} is gesloten</translation>
    </message>
    <message>
        <source>{camera}, {width} × {height}, {fps} pictures a second</source>
        <translation>{camera}, {width} × {height}, {fps} beelden per seconde</translation>
    </message>
    <message>
        <source>{chosen} is not connected: {camera}</source>
        <translation>{chosen} is niet aangesloten: {camera}</translation>
    </message>
    <message>
        <source>{damage}. Put it back from a backup, or move it away: then the address, the door&apos;s name, its direction and its events have to be set again</source>
        <translation>{damage}. Het bestand terugzetten uit een back-up of verplaatsen: dan moeten het adres, de naam van de ingang, de richting en de evenementen opnieuw worden ingesteld</translation>
    </message>
    <message>
        <source>{detail}, and the event is over in {age}</source>
        <translation>{detail}, en het evenement is over {age} voorbij</translation>
    </message>
    <message>
        <source>{file} asks for more work than a Kiosk ever does: it is damaged or forged; nothing was changed</source>
        <translation>{file} vraagt meer werk dan een Kiosk ooit doet: beschadigd of vervalst; er is niets gewijzigd</translation>
    </message>
    <message>
        <source>{file} cannot be read: {why}</source>
        <translation>{file} kan niet worden gelezen: {why}</translation>
    </message>
    <message>
        <source>{file} holds what this Kiosk cannot read: nothing was taken</source>
        <translation>{file} bevat iets wat deze Kiosk niet kan lezen: er is niets overgenomen</translation>
    </message>
    <message>
        <source>{file} is damaged or incomplete: nothing was taken from it. Copy it again</source>
        <translation>{file} is beschadigd of onvolledig: er is niets overgenomen. Opnieuw kopiëren</translation>
    </message>
    <message>
        <source>{file} is damaged: nothing was changed. Copy it again</source>
        <translation>{file} is beschadigd: er is niets gewijzigd. Opnieuw kopiëren</translation>
    </message>
    <message>
        <source>{file} is incomplete: nothing was taken. Export it again</source>
        <translation>{file} is onvolledig: er is niets overgenomen. Opnieuw exporteren</translation>
    </message>
    <message>
        <source>{file} is not a handover file</source>
        <translation>{file} is geen overdrachtsbestand</translation>
    </message>
    <message>
        <source>{file} was made by a newer Kiosk: update the program; nothing was changed</source>
        <translation>{file} komt van een nieuwere Kiosk: het programma bijwerken; er is niets gewijzigd</translation>
    </message>
    <message>
        <source>{first}, {then}</source>
        <translation>{first}, {then}</translation>
    </message>
    <message numerus="yes">
        <source>{here}; {n} are for other events or doors</source>
        <translation>
            <numerusform>{here}; {n} voor een ander evenement of een andere ingang</numerusform>
            <numerusform>{here}; {n} voor andere evenementen of ingangen</numerusform>
        </translation>
    </message>
    <message>
        <source>{host} cannot be found: no network, or the service&apos;s address is wrong.</source>
        <translation>{host} is niet te vinden: geen netwerk, of het adres van het ticketsysteem is fout.</translation>
    </message>
    <message>
        <source>{host} cannot be reached.</source>
        <translation>{host} is niet bereikbaar.</translation>
    </message>
    <message>
        <source>{host} cannot be reached: no connection in time.</source>
        <translation>{host} is niet bereikbaar: geen verbinding op tijd.</translation>
    </message>
    <message>
        <source>{host} did not answer in time.</source>
        <translation>{host} antwoordde niet op tijd.</translation>
    </message>
    <message>
        <source>{host} refuses connections: the service&apos;s address is wrong, or it is down.</source>
        <translation>{host} weigert verbindingen: het adres van het ticketsysteem is fout, of het ligt plat.</translation>
    </message>
    <message>
        <source>{kind} stream from {host}</source>
        <translation>{kind}-stream van {host}</translation>
    </message>
    <message>
        <source>{names} belongs to another user of this machine</source>
        <translation>van een andere gebruiker van dit apparaat: {names}</translation>
    </message>
    <message>
        <source>{names} is over</source>
        <translation>voorbij: {names}</translation>
    </message>
    <message>
        <source>{name} cannot be opened: {why}</source>
        <translation>{name} kan niet worden geopend: {why}</translation>
    </message>
    <message numerus="yes">
        <source>{n} check-ins are unsent, the oldest for {age}</source>
        <translation>
            <numerusform>{n} check-in is niet verzonden, al {age}</numerusform>
            <numerusform>{n} check-ins zijn niet verzonden, de oudste al {age}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} check-ins are unsent, the oldest for {age}: {why}</source>
        <translation>
            <numerusform>{n} check-in is niet verzonden, al {age}: {why}</numerusform>
            <numerusform>{n} check-ins zijn niet verzonden, de oudste al {age}: {why}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} check-ins need a person</source>
        <translation>
            <numerusform>{n} check-in vraagt om actie</numerusform>
            <numerusform>{n} check-ins vragen om actie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} check-ins wait for the account {name}</source>
        <translation>
            <numerusform>{n} check-in wacht op het account {name}</numerusform>
            <numerusform>{n} check-ins wachten op het account {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} for other reasons</source>
        <translation>
            <numerusform>{n} om een andere reden</numerusform>
            <numerusform>{n} om andere redenen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} in the state {state}</source>
        <translation>
            <numerusform>{n} met status {state}</numerusform>
            <numerusform>{n} met status {state}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} in the state {state}, which is new to this program</source>
        <translation>
            <numerusform>{n} met status {state}, die dit programma niet kent</numerusform>
            <numerusform>{n} met status {state}, die dit programma niet kent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} of {amount} tickets would go in here</source>
        <translation>
            <numerusform>{n} van {amount} tickets zou hier naar binnen mogen</numerusform>
            <numerusform>{n} van {amount} tickets zouden hier naar binnen mogen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} on the stop list</source>
        <translation>
            <numerusform>{n} op de blokkeerlijst</numerusform>
            <numerusform>{n} op de blokkeerlijst</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} open incidents</source>
        <translation>
            <numerusform>{n} te regelen</numerusform>
            <numerusform>{n} te regelen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} supervisors have a PIN; a profile put back from a copy ends a lock-out</source>
        <translation>
            <numerusform>{n} teamleider heeft een pincode; een profiel uit een kopie terugzetten heft een blokkering op</numerusform>
            <numerusform>{n} teamleiders hebben een pincode; een profiel uit een kopie terugzetten heft een blokkering op</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} that left the list</source>
        <translation>
            <numerusform>{n} niet meer op de lijst</numerusform>
            <numerusform>{n} niet meer op de lijst</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} tickets are of a type that allows no entry</source>
        <translation>
            <numerusform>{n} ticket is van een type zonder toegang</numerusform>
            <numerusform>{n} tickets zijn van een type zonder toegang</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} tickets of other accounts are held too; no scan goes by them</source>
        <translation>
            <numerusform>ook {n} ticket van een ander account; telt niet mee bij scannen</numerusform>
            <numerusform>ook {n} tickets van andere accounts; tellen niet mee bij scannen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} tickets, and the list is not complete</source>
        <translation>
            <numerusform>{n} ticket, en de lijst is niet compleet</numerusform>
            <numerusform>{n} tickets, en de lijst is niet compleet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} tickets, as of a time that is still to come</source>
        <translation>
            <numerusform>{n} ticket, van een tijdstip dat nog moet komen</numerusform>
            <numerusform>{n} tickets, van een tijdstip dat nog moet komen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} tickets, complete, {age} old</source>
        <translation>
            <numerusform>{n} ticket, compleet, {age} oud</numerusform>
            <numerusform>{n} tickets, compleet, {age} oud</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} until it is settled what was lost</source>
        <translation>
            <numerusform>{n} tot is uitgezocht wat er verloren ging</numerusform>
            <numerusform>{n} tot is uitgezocht wat er verloren ging</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} without a state</source>
        <translation>
            <numerusform>{n} zonder status</numerusform>
            <numerusform>{n} zonder status</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} without a ticket type</source>
        <translation>
            <numerusform>{n} zonder tickettype</numerusform>
            <numerusform>{n} zonder tickettype</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} without an event</source>
        <translation>
            <numerusform>{n} zonder evenement</numerusform>
            <numerusform>{n} zonder evenement</numerusform>
        </translation>
    </message>
    <message>
        <source>{path} cannot be opened as a video</source>
        <translation>{path} kan niet als video worden geopend</translation>
    </message>
    <message>
        <source>{path} cannot be opened: the key does not fit, or the file is damaged ({why})</source>
        <translation>{path} kan niet worden geopend: de sleutel past niet, of het bestand is beschadigd ({why})</translation>
    </message>
    <message>
        <source>{path} cannot be opened: too many files are open. Close other programs and try again</source>
        <translation>{path} kan niet worden geopend: er zijn te veel bestanden open. Andere programma’s sluiten en opnieuw proberen</translation>
    </message>
    <message>
        <source>{path} cannot be written: check the folder&apos;s permissions ({why})</source>
        <translation>{path} kan niet worden geschreven: de rechten van de map controleren ({why})</translation>
    </message>
    <message>
        <source>{path} cannot be written: {why}</source>
        <translation>{path} kan niet worden geschreven: {why}</translation>
    </message>
    <message>
        <source>{path} cannot be written: {why}. Free some space and try again</source>
        <translation>{path} kan niet worden geschreven: {why}. Ruimte vrijmaken en opnieuw proberen</translation>
    </message>
    <message>
        <source>{path} holds no pixels that can be shown</source>
        <translation>{path} bevat geen beeld dat kan worden getoond</translation>
    </message>
    <message>
        <source>{path} is there already and is no handover file: choose another name</source>
        <translation>{path} bestaat al en is geen overdrachtsbestand: een andere naam kiezen</translation>
    </message>
    <message>
        <source>{path} was found to be damaged: nothing is recorded any more. Close Kiosk and start it again: what can be read is put back</source>
        <translation>{path} is beschadigd: er wordt niets meer geregistreerd. Kiosk sluiten en opnieuw starten: wat nog leesbaar is, wordt teruggezet</translation>
    </message>
    <message>
        <source>{path} was removed or replaced while Kiosk was running: nothing is recorded any more. Close Kiosk, put the file back if somebody moved it, and start Kiosk again</source>
        <translation>{path} is verwijderd of vervangen terwijl Kiosk draaide: er wordt niets meer geregistreerd. Kiosk sluiten, het bestand terugzetten als iemand het heeft verplaatst, en Kiosk opnieuw starten</translation>
    </message>
    <message>
        <source>{user} is signed in; {detail}</source>
        <translation>{user} is ingelogd; {detail}</translation>
    </message>
</context>
<context>
    <name>order</name>
    <message numerus="yes">
        <source>Order of %n · {inside} inside</source>
        <translation>
            <numerusform>Bestelling van %n · {inside} binnen</numerusform>
            <numerusform>Bestelling van %n · {inside} binnen</numerusform>
        </translation>
    </message>
    <message>
        <source>bought by {name}</source>
        <translation>gekocht door {name}</translation>
    </message>
    <message numerus="yes">
        <source>order of %n, {inside} inside</source>
        <translation>
            <numerusform>bestelling van %n, {inside} binnen</numerusform>
            <numerusform>bestelling van %n, {inside} binnen</numerusform>
        </translation>
    </message>
    <message>
        <source>ticket {id}</source>
        <translation>ticket {id}</translation>
    </message>
</context>
<context>
    <name>outbox</name>
    <message numerus="yes">
        <source>%n check-in(s) wait on this machine to be sent, the oldest for {age}.</source>
        <translation>
            <numerusform>%n check-in op dit apparaat wacht op verzending, al {age}.</numerusform>
            <numerusform>%n check-ins op dit apparaat wachten op verzending, de oudste al {age}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n check-in(s) wait on this machine to be sent.</source>
        <translation>
            <numerusform>%n check-in op dit apparaat wacht op verzending.</numerusform>
            <numerusform>%n check-ins op dit apparaat wachten op verzending.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them wait for another account.</source>
        <translation>
            <numerusform>%n daarvan wacht op een ander account.</numerusform>
            <numerusform>%n daarvan wachten op een ander account.</numerusform>
        </translation>
    </message>
    <message>
        <source>All sent</source>
        <translation>Alles verzonden</translation>
    </message>
    <message>
        <source>Ask a supervisor to look at them, under “Not sent yet”.</source>
        <translation>De teamleider vragen ze te bekijken, onder “Niet verzonden”.</translation>
    </message>
    <message>
        <source>Every check-in of this door has reached the ticketing service.</source>
        <translation>Elke check-in van deze ingang is bij het ticketsysteem aangekomen.</translation>
    </message>
    <message>
        <source>Guest left</source>
        <translation>Gast is vertrokken</translation>
    </message>
    <message>
        <source>Host checks them in by hand</source>
        <translation>Organisator checkt met de hand in</translation>
    </message>
    <message>
        <source>Nothing to do.</source>
        <translation>Niets te doen.</translation>
    </message>
    <message>
        <source>Nothing waits to be sent.</source>
        <translation>Er wacht niets op verzending.</translation>
    </message>
    <message>
        <source>Sent automatically when the connection is back.</source>
        <translation>Ze worden automatisch verzonden zodra er weer verbinding is.</translation>
    </message>
    <message>
        <source>Several were refused alike: it is the account, the address or the event. One is tried every few seconds.</source>
        <translation>Meerdere zijn hetzelfde geweigerd: het ligt aan account, adres of evenement. Om de paar seconden wordt er één geprobeerd.</translation>
    </message>
    <message>
        <source>Somebody must sign in again; they are safe here until then.</source>
        <translation>Iemand moet opnieuw inloggen; tot dan staan ze hier veilig.</translation>
    </message>
    <message>
        <source>The Wi-Fi wants a login first; they are safe here until then.</source>
        <translation>De wifi vraagt eerst een login; tot dan staan ze hier veilig.</translation>
    </message>
    <message>
        <source>The service asks for less; they leave ever more slowly.</source>
        <translation>Het ticketsysteem wil er minder tegelijk; verzenden gaat steeds langzamer.</translation>
    </message>
    <message>
        <source>The service asks to wait {time}; they are safe here until then.</source>
        <translation>Het ticketsysteem vraagt {time} te wachten; tot dan staan ze hier veilig.</translation>
    </message>
    <message>
        <source>The service cannot be reached; they are safe here until then.</source>
        <translation>Het ticketsysteem is niet bereikbaar; tot dan staan ze hier veilig.</translation>
    </message>
    <message>
        <source>The service does not take them now; they are safe here until it does.</source>
        <translation>Het ticketsysteem neemt ze nu niet aan; tot dan staan ze hier veilig.</translation>
    </message>
    <message>
        <source>The service fails; one is tried now and then, and all leave once it is well.</source>
        <translation>Storing bij het ticketsysteem; af en toe wordt er één geprobeerd, en alles gaat weg zodra het weer werkt.</translation>
    </message>
    <message>
        <source>The service has not answered yet.</source>
        <translation>Het ticketsysteem heeft nog niet geantwoord.</translation>
    </message>
    <message>
        <source>The service is slow; they are being sent.</source>
        <translation>Het ticketsysteem is traag; ze worden verzonden.</translation>
    </message>
    <message numerus="yes">
        <source>The ticketing service refused %n check-in(s).</source>
        <translation>
            <numerusform>Het ticketsysteem heeft %n check-in geweigerd.</numerusform>
            <numerusform>Het ticketsysteem heeft %n check-ins geweigerd.</numerusform>
        </translation>
    </message>
    <message>
        <source>They are being sent now.</source>
        <translation>Ze worden nu verzonden.</translation>
    </message>
    <message>
        <source>They are safe on the disk, also when the machine is switched off. Other doors may not know of these guests yet.</source>
        <translation>Ze staan veilig op de schijf, ook als het apparaat uitgaat. Andere ingangen weten misschien nog niet van deze gasten.</translation>
    </message>
    <message>
        <source>This waits until somebody signs in with the account {account}.</source>
        <translation>Dit wacht tot iemand inlogt met het account {account}.</translation>
    </message>
    <message>
        <source>Ticket was cancelled</source>
        <translation>Ticket is geannuleerd</translation>
    </message>
    <message>
        <source>not tried yet</source>
        <translation>nog niet geprobeerd</translation>
    </message>
    <message numerus="yes">
        <source>tried %n time(s)</source>
        <translation>
            <numerusform>%n keer geprobeerd</numerusform>
            <numerusform>%n keer geprobeerd</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} refused</source>
        <translation>
            <numerusform>{n} geweigerd</numerusform>
            <numerusform>{n} geweigerd</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} unsent</source>
        <translation>
            <numerusform>{n} niet verzonden</numerusform>
            <numerusform>{n} niet verzonden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} unsent · oldest {age}</source>
        <translation>
            <numerusform>{n} niet verzonden · al {age}</numerusform>
            <numerusform>{n} niet verzonden · oudste {age}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} wait to be sent, the oldest for {age}. {why}</source>
        <translation>
            <numerusform>{n} wacht op verzending, al {age}. {why}</numerusform>
            <numerusform>{n} wachten op verzending, de oudste al {age}. {why}</numerusform>
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
        <translation>Er antwoordt een ander kantoor dan waarmee deze ingang gekoppeld is; het krijgt niets van deze ingang. De organisator vragen, of opnieuw koppelen: Beheer, “Inloggen”.</translation>
    </message>
    <message>
        <source>If it has moved, pair this door again: Manager, “Sign in”.</source>
        <translation>Heeft het nu een ander adres, dan deze ingang opnieuw koppelen: Beheer, “Inloggen”.</translation>
    </message>
    <message>
        <source>The office does not know this door any more. Pair it again: Manager, “Sign in”.</source>
        <translation>Het kantoor kent deze ingang niet meer. Opnieuw koppelen: Beheer, “Inloggen”.</translation>
    </message>
    <message>
        <source>The office of this machine does not answer. What to do: Manager, “Sign in”.</source>
        <translation>Het kantoor van dit apparaat antwoordt niet. Wat te doen: Beheer, “Inloggen”.</translation>
    </message>
</context>
<context>
    <name>presence</name>
    <message>
        <source>Inside</source>
        <translation>Binnen</translation>
    </message>
    <message>
        <source>Inside since {time}</source>
        <translation>Binnen sinds {time}</translation>
    </message>
    <message>
        <source>Inside since {time}, {door}</source>
        <translation>Binnen sinds {time}, {door}</translation>
    </message>
    <message>
        <source>Inside, says the service</source>
        <translation>Binnen, zegt het ticketsysteem</translation>
    </message>
    <message>
        <source>Left at {time}</source>
        <translation>Vertrokken om {time}</translation>
    </message>
    <message>
        <source>Not inside</source>
        <translation>Niet binnen</translation>
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
        <translation>De teamleider vragen naar de gastenlijst</translation>
    </message>
    <message>
        <source>Ask the manager to choose tonight’s event</source>
        <translation>De teamleider vragen het evenement van vanavond te kiezen</translation>
    </message>
    <message>
        <source>Ask the manager to set this door’s rules again</source>
        <translation>De teamleider vragen de regels van deze ingang opnieuw in te stellen</translation>
    </message>
    <message>
        <source>Ask the manager to set this machine up</source>
        <translation>De teamleider vragen dit apparaat in te stellen</translation>
    </message>
    <message>
        <source>Ask the manager to sign this machine in</source>
        <translation>De teamleider vragen dit apparaat in te loggen</translation>
    </message>
    <message>
        <source>Check the Wi-Fi</source>
        <translation>Wifi controleren</translation>
    </message>
    <message>
        <source>It does not know the ticketing service yet</source>
        <translation>Het kent het ticketsysteem nog niet</translation>
    </message>
    <message>
        <source>Log in to the Wi-Fi in a web browser</source>
        <translation>In een browser op de wifi inloggen</translation>
    </message>
    <message>
        <source>Nobody is on it yet</source>
        <translation>Er staat nog niemand op</translation>
    </message>
    <message>
        <source>The guest list cannot be loaded before that</source>
        <translation>Daarvoor kan de gastenlijst niet worden geladen</translation>
    </message>
    <message>
        <source>The guest list cannot be loaded without a connection</source>
        <translation>Zonder verbinding kan de gastenlijst niet worden geladen</translation>
    </message>
    <message>
        <source>The guest list is being loaded</source>
        <translation>De gastenlijst wordt geladen</translation>
    </message>
    <message>
        <source>The guest list is being loaded: {came} of {all}, about {n} min left</source>
        <translation>De gastenlijst wordt geladen: {came} van {all}, nog ongeveer {n} min</translation>
    </message>
    <message>
        <source>The guest list is being loaded: {came} of {all}, less than a minute left</source>
        <translation>De gastenlijst wordt geladen: {came} van {all}, nog geen minuut</translation>
    </message>
    <message>
        <source>The guest list is for more than one event</source>
        <translation>De gastenlijst geldt voor meerdere evenementen</translation>
    </message>
    <message>
        <source>The ticketing service does not accept the sign-in any more</source>
        <translation>Het ticketsysteem accepteert de login niet meer</translation>
    </message>
    <message>
        <source>The ticketing service does not give it to this machine</source>
        <translation>Het ticketsysteem geeft die niet aan dit apparaat</translation>
    </message>
    <message>
        <source>The ticketing service does not know the event “{event}”</source>
        <translation>Het ticketsysteem kent het evenement “{event}” niet</translation>
    </message>
    <message>
        <source>The ticketing service has trouble; the guest list is asked for again</source>
        <translation>Het ticketsysteem heeft problemen; de gastenlijst wordt opnieuw opgevraagd</translation>
    </message>
    <message>
        <source>They were lost with a damaged file</source>
        <translation>Ze zijn verloren gegaan met een beschadigd bestand</translation>
    </message>
    <message>
        <source>This machine is not signed in. Ask the manager.</source>
        <translation>Dit apparaat is niet ingelogd. De teamleider vragen.</translation>
    </message>
    <message>
        <source>Wait a moment</source>
        <translation>Even wachten</translation>
    </message>
    <message>
        <source>You can scan; it is sent to the ticketing service after that</source>
        <translation>Scannen kan; verzonden wordt daarna</translation>
    </message>
</context>
<context>
    <name>recent</name>
    <message>
        <source>STOP</source>
        <translation>STOP</translation>
    </message>
    <message>
        <source>STOP · {why}</source>
        <translation>STOP · {why}</translation>
    </message>
    <message>
        <source>check-in refused: ask a supervisor</source>
        <translation>check-in geweigerd: de teamleider vragen</translation>
    </message>
    <message>
        <source>left</source>
        <translation>vertrokken</translation>
    </message>
    <message>
        <source>recorded before the restart, and not shown</source>
        <translation>vóór de herstart geregistreerd, niet getoond</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>teruggedraaid</translation>
    </message>
    <message>
        <source>was stopped, and looked at</source>
        <translation>was geblokkeerd, afgehandeld</translation>
    </message>
</context>
<context>
    <name>row</name>
    <message>
        <source>Chosen</source>
        <translation>Gekozen</translation>
    </message>
    <message>
        <source>Not ticked</source>
        <translation>Niet aangevinkt</translation>
    </message>
    <message>
        <source>Ticked</source>
        <translation>Aangevinkt</translation>
    </message>
</context>
<context>
    <name>scanner</name>
    <message>
        <source>Another program uses {name}: close that one.</source>
        <translation>Een ander programma gebruikt {name}: dat sluiten.</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Caps Lock is on; codes are read right all the same.</source>
        <translation>Caps Lock staat aan; codes worden toch goed gelezen.</translation>
    </message>
    <message>
        <source>Connected: {name}</source>
        <translation>Verbonden: {name}</translation>
    </message>
    <message>
        <source>Connecting. If it stays so, switch the scanner off and on.</source>
        <translation>Verbinden. Blijft het zo, dan de scanner uit- en weer aanzetten.</translation>
    </message>
    <message>
        <source>For scanners that are set to “USB-COM” or “virtual serial port”.</source>
        <translation>Voor scanners die zijn ingesteld op “USB-COM” of “virtuele seriële poort”.</translation>
    </message>
    <message>
        <source>It ends with Enter, and takes {n} ms a key.</source>
        <translation>Eindigt met Enter, {n} ms per toets.</translation>
    </message>
    <message>
        <source>It ends with Tab, and takes {n} ms a key.</source>
        <translation>Eindigt met Tab, {n} ms per toets.</translation>
    </message>
    <message>
        <source>It puts {after} after each code: taken off.</source>
        <translation>Zet {after} na elke code: wordt weggehaald.</translation>
    </message>
    <message>
        <source>It puts {before} before and {after} after each code: taken off.</source>
        <translation>Zet {before} voor en {after} na elke code: wordt weggehaald.</translation>
    </message>
    <message>
        <source>It puts {before} before each code: taken off.</source>
        <translation>Zet {before} voor elke code: wordt weggehaald.</translation>
    </message>
    <message>
        <source>It sends no Enter: a short silence ends a code. It takes {n} ms a key.</source>
        <translation>Stuurt geen Enter: een korte stilte sluit een code af. {n} ms per toets.</translation>
    </message>
    <message>
        <source>Not all of the code arrived. Scan the square once more.</source>
        <translation>De code kwam niet helemaal aan. Het vierkant nog een keer scannen.</translation>
    </message>
    <message>
        <source>Not plugged in. It is found again by itself.</source>
        <translation>Niet aangesloten. Wordt vanzelf weer gevonden.</translation>
    </message>
    <message>
        <source>Scanner and computer mean the same keyboard: nothing has to be corrected.</source>
        <translation>Scanner en computer gebruiken hetzelfde toetsenbord: er hoeft niets gecorrigeerd te worden.</translation>
    </message>
    <message>
        <source>Silence</source>
        <translation>Stilte</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>That was another code. Scan the square on this screen.</source>
        <translation>Dat was een andere code. Het vierkant op dit scherm scannen.</translation>
    </message>
    <message>
        <source>The scanner means another keyboard than this computer: corrected.</source>
        <translation>De scanner gebruikt een ander toetsenbord dan deze computer: gecorrigeerd.</translation>
    </message>
    <message>
        <source>The scanner’s keyboard is {scanner}, this computer’s is not: corrected.</source>
        <translation>Toetsenbord van de scanner: {scanner}; deze computer heeft een ander: gecorrigeerd.</translation>
    </message>
    <message>
        <source>The scanner’s keyboard is {scanner}, this computer’s is {computer}: corrected.</source>
        <translation>Toetsenbord van de scanner: {scanner}, van deze computer: {computer}. Gecorrigeerd.</translation>
    </message>
    <message>
        <source>These arrive as others do, and may be read wrong: {characters}</source>
        <translation>Deze komen als andere tekens aan en worden mogelijk verkeerd gelezen: {characters}</translation>
    </message>
    <message>
        <source>These do not arrive: {characters}</source>
        <translation>Deze komen niet aan: {characters}</translation>
    </message>
    <message>
        <source>This user may not open {name}: the system’s administrator can allow it.</source>
        <translation>Deze gebruiker mag {name} niet openen: de systeembeheerder kan het toestaan.</translation>
    </message>
    <message>
        <source>What arrived cannot be read: most likely the speed is another one.</source>
        <translation>Wat aankwam, is niet te lezen: waarschijnlijk is de snelheid anders.</translation>
    </message>
    <message>
        <source>What arrived was too long for a code, and was dropped.</source>
        <translation>Wat aankwam, was te lang voor een code en is genegeerd.</translation>
    </message>
    <message>
        <source>{name} cannot be opened: {reason}. Kiosk keeps trying.</source>
        <translation>{name} kan niet worden geopend: {reason}. Kiosk blijft het proberen.</translation>
    </message>
</context>
<context>
    <name>state</name>
    <message>
        <source>No longer on the service’s list.</source>
        <translation>Niet meer op de lijst van het ticketsysteem.</translation>
    </message>
    <message>
        <source>Only a part of the price has been paid.</source>
        <translation>Er is maar een deel van de prijs betaald.</translation>
    </message>
    <message>
        <source>The host has not approved this ticket yet.</source>
        <translation>De organisator heeft dit ticket nog niet goedgekeurd.</translation>
    </message>
    <message>
        <source>The payment failed, and the time to retry it is over.</source>
        <translation>De betaling is mislukt, en opnieuw betalen kan niet meer.</translation>
    </message>
    <message>
        <source>The payment failed.</source>
        <translation>De betaling is mislukt.</translation>
    </message>
    <message>
        <source>The payment has not been processed yet.</source>
        <translation>De betaling is nog niet verwerkt.</translation>
    </message>
    <message>
        <source>The payment is not confirmed yet.</source>
        <translation>De betaling is nog niet bevestigd.</translation>
    </message>
    <message>
        <source>The service names no state for this ticket.</source>
        <translation>Het ticketsysteem geeft geen status voor dit ticket.</translation>
    </message>
    <message>
        <source>The service reports an error for this ticket.</source>
        <translation>Het ticketsysteem meldt een fout bij dit ticket.</translation>
    </message>
    <message>
        <source>The ticket’s state “{state}” is not known here.</source>
        <translation>De ticketstatus “{state}” is hier niet bekend.</translation>
    </message>
    <message>
        <source>This ticket is for an event that is over.</source>
        <translation>Dit ticket is voor een evenement dat voorbij is.</translation>
    </message>
    <message>
        <source>This ticket is paid.</source>
        <translation>Dit ticket is betaald.</translation>
    </message>
    <message>
        <source>This ticket was cancelled.</source>
        <translation>Dit ticket is geannuleerd.</translation>
    </message>
</context>
<context>
    <name>stop</name>
    <message numerus="yes">
        <source>%n guest(s)</source>
        <translation>
            <numerusform>%n gast</numerusform>
            <numerusform>%n gasten</numerusform>
        </translation>
    </message>
    <message>
        <source>Find these guests: this door let them in. The list says why.</source>
        <translation>Deze gasten zoeken: hier binnengelaten. De lijst zegt waarom.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>en nog %n</numerusform>
            <numerusform>en nog %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} and %n more</source>
        <translation>
            <numerusform>{names} en nog %n</numerusform>
            <numerusform>{names} en nog %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>supervisor</name>
    <message numerus="yes">
        <source>%n came in on this code before, the last at {time}</source>
        <translation>
            <numerusform>%n kwam al binnen met deze code, om {time}</numerusform>
            <numerusform>%n kwamen al binnen met deze code, de laatste om {time}</numerusform>
        </translation>
    </message>
    <message>
        <source>A supervisor cannot let this ticket in. {why}</source>
        <translation>Een teamleider kan dit ticket niet binnenlaten. {why}</translation>
    </message>
    <message>
        <source>Allowed by {name}: {why}</source>
        <translation>Toegestaan door {name}: {why}</translation>
    </message>
    <message>
        <source>Came out for a moment</source>
        <translation>Was even buiten</translation>
    </message>
    <message>
        <source>Code cannot be read</source>
        <translation>Code is niet te lezen</translation>
    </message>
    <message>
        <source>Did not go in</source>
        <translation>Ging niet naar binnen</translation>
    </message>
    <message>
        <source>Guest of the host</source>
        <translation>Gast van de organisator</translation>
    </message>
    <message>
        <source>Guest without a ticket</source>
        <translation>Gast zonder ticket</translation>
    </message>
    <message>
        <source>Host’s decision</source>
        <translation>Besluit van organisator</translation>
    </message>
    <message>
        <source>Nobody has a PIN at this door, so nobody can be let in this way. Ask the host to set one: Manager, “This door”, PINs.</source>
        <translation>Bij deze ingang heeft niemand een pincode, dus zo kan niemand worden binnengelaten. De organisator vragen er een in te stellen: Beheer, “Deze ingang”, Pincodes.</translation>
    </message>
    <message>
        <source>Nobody has a PIN at this door, so nobody can undo this. Ask the host to set one: Manager, “This door”, PINs.</source>
        <translation>Bij deze ingang heeft niemand een pincode, dus niemand kan dit terugdraaien. De organisator vragen er een in te stellen: Beheer, “Deze ingang”, Pincodes.</translation>
    </message>
    <message>
        <source>Nothing was recorded, and nobody was let in. {text}</source>
        <translation>Er is niets geregistreerd, en niemand is binnengelaten. {text}</translation>
    </message>
    <message>
        <source>Nothing was undone. {text}</source>
        <translation>Er is niets teruggedraaid. {text}</translation>
    </message>
    <message>
        <source>Paid at the box office</source>
        <translation>Betaald aan de kassa</translation>
    </message>
    <message>
        <source>Phone mix-up: same name</source>
        <translation>Zelfde naam, andere telefoon</translation>
    </message>
    <message>
        <source>Say why first: choose a reason, or write one.</source>
        <translation>Eerst zeggen waarom: een reden kiezen of typen.</translation>
    </message>
    <message>
        <source>Scanned by mistake</source>
        <translation>Per ongeluk gescand</translation>
    </message>
    <message>
        <source>Sent here by the other door</source>
        <translation>Gestuurd door de andere ingang</translation>
    </message>
    <message>
        <source>Several tickets have this code. Choose the guest by name first.</source>
        <translation>Meerdere tickets hebben deze code. Eerst de gast op naam kiezen.</translation>
    </message>
    <message>
        <source>Somebody already came in with this code at {time}</source>
        <translation>Met deze code kwam al iemand binnen om {time}</translation>
    </message>
    <message>
        <source>Something went wrong. Close this, and start again.</source>
        <translation>Er ging iets mis. Dit sluiten en opnieuw beginnen.</translation>
    </message>
    <message>
        <source>That PIN is not right.</source>
        <translation>Deze pincode klopt niet.</translation>
    </message>
    <message>
        <source>That PIN is not right. Try again.</source>
        <translation>Deze pincode klopt niet. Opnieuw proberen.</translation>
    </message>
    <message>
        <source>The PIN could not be looked at. {text}</source>
        <translation>De pincode kon niet worden gecontroleerd. {text}</translation>
    </message>
    <message>
        <source>The PIN of {names} is damaged. Another supervisor can set it again: Manager, “This door”, PINs.</source>
        <translation>De pincode van {names} is beschadigd. Een andere teamleider kan die opnieuw instellen: Beheer, “Deze ingang”, Pincodes.</translation>
    </message>
    <message>
        <source>The PIN of {names} is damaged. Ask the host to set it again.</source>
        <translation>De pincode van {names} is beschadigd. De organisator vragen die opnieuw in te stellen.</translation>
    </message>
    <message>
        <source>This code is on the list now, for {name}. Scan it again.</source>
        <translation>Deze code staat nu op de lijst, voor {name}. Opnieuw scannen.</translation>
    </message>
    <message>
        <source>This code is on the list now. Scan it again.</source>
        <translation>Deze code staat nu op de lijst. Opnieuw scannen.</translation>
    </message>
    <message>
        <source>This is still about the guest before. Close it first, then ask again.</source>
        <translation>Dit gaat nog over de vorige gast. Eerst sluiten, dan opnieuw vragen.</translation>
    </message>
    <message>
        <source>This is still about {name}. Close it first, then ask for {other}.</source>
        <translation>Dit gaat nog over {name}. Eerst sluiten, dan verder met {other}.</translation>
    </message>
    <message>
        <source>This ticket was let in and undone before. Make sure that nobody went in with it.</source>
        <translation>Dit ticket is al eens binnengelaten en teruggedraaid. Nagaan dat er niemand mee naar binnen is gegaan.</translation>
    </message>
    <message>
        <source>Too many PINs were wrong.</source>
        <translation>Te vaak een foute pincode.</translation>
    </message>
    <message>
        <source>UNDO AGAIN?</source>
        <translation>WEER TERUGDRAAIEN?</translation>
    </message>
    <message>
        <source>Without a ticket, allowed by {name}: {why}</source>
        <translation>Zonder ticket, toegestaan door {name}: {why}</translation>
    </message>
    <message>
        <source>Works here tonight</source>
        <translation>Werkt hier vanavond</translation>
    </message>
    <message>
        <source>Wrong day agreed with the host</source>
        <translation>Verkeerde dag, akkoord organisator</translation>
    </message>
</context>
<context>
    <name>time</name>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n dag</numerusform>
            <numerusform>%n dagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n h</source>
        <translation>
            <numerusform>%n u</numerusform>
            <numerusform>%n u</numerusform>
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
    <message>
        <source>an unknown date</source>
        <translation>onbekende datum</translation>
    </message>
    <message>
        <source>an unknown time</source>
        <translation>onbekende tijd</translation>
    </message>
    <message>
        <source>this machine’s own zone</source>
        <translation>de tijdzone van dit apparaat</translation>
    </message>
    <message>
        <source>{day}, {time}</source>
        <translation>{day}, {time}</translation>
    </message>
    <message>
        <source>{weekday} {day} {month}</source>
        <translation>{weekday} {day} {month}</translation>
    </message>
</context>
<context>
    <name>undo</name>
    <message>
        <source>Only a supervisor can undo this ticket a second time.</source>
        <translation>Alleen de teamleider kan dit ticket een tweede keer terugdraaien.</translation>
    </message>
    <message>
        <source>The guest’s ticket has turned up since: undo it there.</source>
        <translation>Het ticket van de gast is inmiddels opgedoken: daar terugdraaien.</translation>
    </message>
    <message>
        <source>The service keeps its record of the check-in.</source>
        <translation>Bij het ticketsysteem blijft de check-in staan.</translation>
    </message>
    <message>
        <source>There is no such admission here.</source>
        <translation>Deze toegang is hier niet bekend.</translation>
    </message>
    <message>
        <source>This admission has already been undone.</source>
        <translation>Deze toegang is al teruggedraaid.</translation>
    </message>
</context>
<context>
    <name>verdict</name>
    <message>
        <source>ALREADY IN</source>
        <translation>AL BINNEN</translation>
    </message>
    <message>
        <source>ASK</source>
        <translation>NAVRAGEN</translation>
    </message>
    <message>
        <source>Before: {word}, {time}</source>
        <translation>Eerder: {word}, {time}</translation>
    </message>
    <message>
        <source>CHECKING</source>
        <translation>EVEN WACHTEN</translation>
    </message>
    <message>
        <source>Call the supervisor.</source>
        <translation>Teamleider roepen.</translation>
    </message>
    <message>
        <source>Check-in not confirmed. {said}</source>
        <translation>Check-in niet bevestigd. {said}</translation>
    </message>
    <message>
        <source>Check-in refused. {said}</source>
        <translation>Check-in geweigerd. {said}</translation>
    </message>
    <message>
        <source>Do not let in</source>
        <translation>Niet binnenlaten</translation>
    </message>
    <message>
        <source>EXIT</source>
        <translation>UITGANG</translation>
    </message>
    <message>
        <source>Find this guest: let in at this door.</source>
        <translation>Deze gast zoeken: hier binnengelaten.</translation>
    </message>
    <message>
        <source>Find this guest: let in at {time} at this door.</source>
        <translation>Deze gast zoeken: om {time} hier binnengelaten.</translation>
    </message>
    <message>
        <source>GO IN</source>
        <translation>DOORLOPEN</translation>
    </message>
    <message>
        <source>Goes in at</source>
        <translation>Toegang bij</translation>
    </message>
    <message>
        <source>HOUSE FULL</source>
        <translation>VOL</translation>
    </message>
    <message>
        <source>It is for {event}, on the list of account {account}.</source>
        <translation>Het is voor {event}, op de lijst van account {account}.</translation>
    </message>
    <message>
        <source>It is on the list of account {account}.</source>
        <translation>Het staat op de lijst van account {account}.</translation>
    </message>
    <message>
        <source>It links doors, so that they share who is inside: open Manager, “This door”, “Other doors”, and hold it up there.</source>
        <translation>Die verbindt ingangen, zodat ze delen wie binnen is: Beheer, “Deze ingang”, “Andere ingangen” openen en de code daar voorhouden.</translation>
    </message>
    <message>
        <source>It pairs a door with the office: open Manager, “Sign in”, and hold it up there.</source>
        <translation>Die koppelt een ingang met het kantoor: Beheer, “Inloggen” openen en de code daar voorhouden.</translation>
    </message>
    <message>
        <source>JUST SCANNED</source>
        <translation>NET GESCAND</translation>
    </message>
    <message>
        <source>NOT FOUND</source>
        <translation>NIET GEVONDEN</translation>
    </message>
    <message>
        <source>NOT INSIDE</source>
        <translation>NIET BINNEN</translation>
    </message>
    <message>
        <source>NOT ON THE LIST</source>
        <translation>NIET OP DE LIJST</translation>
    </message>
    <message>
        <source>NOT RECORDED</source>
        <translation>NIET GEREGISTREERD</translation>
    </message>
    <message>
        <source>NOT UNDONE</source>
        <translation>NIET TERUGGEDRAAID</translation>
    </message>
    <message>
        <source>NOT VALID</source>
        <translation>ONGELDIG</translation>
    </message>
    <message>
        <source>Nobody was found under this name.</source>
        <translation>Niemand gevonden met deze naam.</translation>
    </message>
    <message>
        <source>Not on the guest list</source>
        <translation>Niet op de gastenlijst</translation>
    </message>
    <message>
        <source>OTHER DOOR</source>
        <translation>ANDERE INGANG</translation>
    </message>
    <message>
        <source>PAIRING CODE</source>
        <translation>KOPPELCODE</translation>
    </message>
    <message>
        <source>Recorded before the restart</source>
        <translation>Geregistreerd vóór de herstart</translation>
    </message>
    <message>
        <source>STOP</source>
        <translation>STOP</translation>
    </message>
    <message>
        <source>Search by name to be sure.</source>
        <translation>Voor de zekerheid op naam zoeken.</translation>
    </message>
    <message>
        <source>That is at {time}.</source>
        <translation>Dat is om {time}.</translation>
    </message>
    <message>
        <source>That is on {time}.</source>
        <translation>Dat is op {time}.</translation>
    </message>
    <message>
        <source>The guest is recorded as inside. Whether the service knows is not clear. {why}</source>
        <translation>De gast is als binnen geregistreerd. Of het ticketsysteem dat weet, is niet duidelijk. {why}</translation>
    </message>
    <message>
        <source>This door is paired with its office already: take the code away. To pair it again: Manager, “Sign in”.</source>
        <translation>Deze ingang is al met zijn kantoor gekoppeld: de code weghalen. Opnieuw koppelen: Beheer, “Inloggen”.</translation>
    </message>
    <message>
        <source>This door shares with others already: take the code away. To change that: Manager, “This door”.</source>
        <translation>Deze ingang is al met andere verbonden: de code weghalen. Wijzigen: Beheer, “Deze ingang”.</translation>
    </message>
    <message>
        <source>This is not a ticket</source>
        <translation>Dit is geen ticket</translation>
    </message>
    <message>
        <source>This ticket goes in at {door}.</source>
        <translation>Toegang met dit ticket bij {door}.</translation>
    </message>
    <message>
        <source>This ticket has already been used.</source>
        <translation>Dit ticket is al gebruikt.</translation>
    </message>
    <message>
        <source>This ticket is for {event}.</source>
        <translation>Dit ticket is voor {event}.</translation>
    </message>
    <message>
        <source>Ticket for</source>
        <translation>Ticket voor</translation>
    </message>
    <message>
        <source>UNDONE</source>
        <translation>TERUGGEDRAAID</translation>
    </message>
    <message>
        <source>Valid on</source>
        <translation>Geldig op</translation>
    </message>
    <message>
        <source>WRONG DAY</source>
        <translation>VERKEERDE DAG</translation>
    </message>
    <message>
        <source>WRONG EVENT</source>
        <translation>VERKEERD EVENEMENT</translation>
    </message>
    <message>
        <source>Was valid on</source>
        <translation>Was geldig op</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>en nog %n</numerusform>
            <numerusform>en nog %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>why</name>
    <message>
        <source>Cannot check: the guest list is not loaded.</source>
        <translation>Niet te controleren: de gastenlijst is niet geladen.</translation>
    </message>
    <message>
        <source>Cannot check: this door’s sign-in has not been checked yet.</source>
        <translation>Niet te controleren: de login van deze ingang is nog niet gecontroleerd.</translation>
    </message>
    <message>
        <source>More than one ticket has this code.</source>
        <translation>Meerdere tickets hebben deze code.</translation>
    </message>
    <message>
        <source>No event chosen, and the guest list holds several.</source>
        <translation>Geen evenement gekozen, en de gastenlijst heeft er meerdere.</translation>
    </message>
    <message>
        <source>No more guests may come in. Ask the host.</source>
        <translation>Er mag niemand meer binnen. De organisator vragen.</translation>
    </message>
    <message>
        <source>No ticket on the guest list has this code.</source>
        <translation>Geen ticket op de gastenlijst heeft deze code.</translation>
    </message>
    <message>
        <source>Some records of this door were lost: this ticket may have been used already.</source>
        <translation>Registraties van deze ingang gingen verloren: dit ticket kan al gebruikt zijn.</translation>
    </message>
    <message>
        <source>Somebody was let in with this code, without a ticket.</source>
        <translation>Met deze code is al iemand zonder ticket binnengelaten.</translation>
    </message>
    <message>
        <source>The guest list does not say which event this ticket is for.</source>
        <translation>De gastenlijst zegt niet voor welk evenement dit ticket is.</translation>
    </message>
    <message>
        <source>The guest list does not say which type this ticket is.</source>
        <translation>De gastenlijst zegt niet van welk type dit ticket is.</translation>
    </message>
    <message>
        <source>The host has put this ticket on the stop-list.</source>
        <translation>De organisator heeft dit ticket geblokkeerd.</translation>
    </message>
    <message>
        <source>The same code again: still one person.</source>
        <translation>Weer dezelfde code: nog steeds één persoon.</translation>
    </message>
    <message>
        <source>This door does not admit this ticket type.</source>
        <translation>Deze ingang is niet voor dit tickettype.</translation>
    </message>
    <message>
        <source>This door’s rules were lost. Ask the supervisor.</source>
        <translation>De regels van deze ingang zijn verloren. De teamleider vragen.</translation>
    </message>
    <message>
        <source>This guest is recorded as gone already. Let them out.</source>
        <translation>Deze gast is al als vertrokken geregistreerd. Eruit laten.</translation>
    </message>
    <message>
        <source>This ticket has already been used.</source>
        <translation>Dit ticket is al gebruikt.</translation>
    </message>
    <message>
        <source>This ticket is for another event.</source>
        <translation>Dit ticket is voor een ander evenement.</translation>
    </message>
    <message>
        <source>This ticket is no longer on the service’s guest list.</source>
        <translation>Dit ticket staat niet meer op de gastenlijst van het ticketsysteem.</translation>
    </message>
    <message>
        <source>This ticket is not valid.</source>
        <translation>Dit ticket is ongeldig.</translation>
    </message>
    <message>
        <source>This ticket is on the list of another account.</source>
        <translation>Dit ticket staat op de lijst van een ander account.</translation>
    </message>
    <message>
        <source>This ticket needs a decision.</source>
        <translation>Over dit ticket moet iemand beslissen.</translation>
    </message>
    <message>
        <source>This ticket was used, and allows no further entry.</source>
        <translation>Dit ticket is gebruikt en geeft geen toegang meer.</translation>
    </message>
    <message>
        <source>This ticket’s state is not known here.</source>
        <translation>De status van dit ticket is hier niet bekend.</translation>
    </message>
</context>
</TS>
