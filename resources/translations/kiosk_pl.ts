<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
    <name>ArrivalsChart</name>
    <message numerus="yes">
        <source>%n guest(s) let in</source>
        <translation>
            <numerusform>Wpuszczono %n gościa</numerusform>
            <numerusform>Wpuszczono %n gości</numerusform>
            <numerusform>Wpuszczono %n gości</numerusform>
        </translation>
    </message>
    <message>
        <source>{guests} from {start} to {end}</source>
        <translation>{guests}, {start}–{end}</translation>
    </message>
</context>
<context>
    <name>ArrivalsSheet</name>
    <message>
        <source>Arrivals</source>
        <translation>Frekwencja</translation>
    </message>
    <message>
        <source>By door</source>
        <translation>Według wejścia</translation>
    </message>
    <message>
        <source>By ticket type</source>
        <translation>Według rodzaju biletu</translation>
    </message>
    <message>
        <source>Counted without a ticket</source>
        <translation>Policzeni bez biletu</translation>
    </message>
    <message>
        <source>Last 3 hours</source>
        <translation>Ostatnie 3 godziny</translation>
    </message>
    <message numerus="yes">
        <source>Let in, every %n minute(s)</source>
        <translation>
            <numerusform>Wpuszczeni, co minutę</numerusform>
            <numerusform>Wpuszczeni, co %n minuty</numerusform>
            <numerusform>Wpuszczeni, co %n minut</numerusform>
        </translation>
    </message>
    <message>
        <source>No door known</source>
        <translation>Wejście nieznane</translation>
    </message>
    <message>
        <source>No type known</source>
        <translation>Rodzaj nieznany</translation>
    </message>
    <message>
        <source>Since opening</source>
        <translation>Od otwarcia</translation>
    </message>
    <message>
        <source>busiest minute, {time}</source>
        <translation>maks. na minutę, {time}</translation>
    </message>
    <message>
        <source>inside now</source>
        <translation>teraz w środku</translation>
    </message>
    <message>
        <source>let in since {time}</source>
        <translation>wpuszczono od {time}</translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation>jeszcze nikt</translation>
    </message>
</context>
<context>
    <name>AsideListSheet</name>
    <message>
        <source>Nobody waiting</source>
        <translation>Nikt nie czeka</translation>
    </message>
</context>
<context>
    <name>BatteryAlarm</name>
    <message>
        <source>Battery {n} %: plug it in</source>
        <translation>Bateria {n}%: podłącz zasilacz</translation>
    </message>
    <message>
        <source>Battery {n} %: plug it in now</source>
        <translation>Bateria {n}%: podłącz zasilacz teraz</translation>
    </message>
    <message>
        <source>Move to another computer</source>
        <translation>Przenieś na inny komputer</translation>
    </message>
</context>
<context>
    <name>BeginSheet</name>
    <message>
        <source>How do you begin?</source>
        <translation>Jak chcesz zacząć?</translation>
    </message>
    <message>
        <source>It takes a few minutes, once. You can go back at every step.</source>
        <translation>To kilka minut i tylko raz. Na każdym kroku można wrócić.</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Nie teraz</translation>
    </message>
    <message>
        <source>Nothing is sent anywhere, and nothing of it stays.</source>
        <translation>Nic nie jest nigdzie wysyłane i nic po tym nie zostaje.</translation>
    </message>
    <message>
        <source>Pair with your host’s office</source>
        <translation>Sparuj z biurem organizatora</translation>
    </message>
    <message>
        <source>Rehearse with made-up guests</source>
        <translation>Poćwicz na zmyślonych gościach</translation>
    </message>
    <message>
        <source>Set up this door</source>
        <translation>Przygotuj to wejście</translation>
    </message>
    <message>
        <source>Sign in on this machine alone</source>
        <translation>Zaloguj tylko na tym urządzeniu</translation>
    </message>
    <message>
        <source>The host shows a QR code. Everything else comes from there.</source>
        <translation>Organizator pokazuje kod QR. Cała reszta przychodzi stamtąd.</translation>
    </message>
    <message>
        <source>The office runs beside the door, with the host’s client ID and secret.</source>
        <translation>Biuro działa obok wejścia, z ID i sekretem klienta organizatora.</translation>
    </message>
    <message>
        <source>This laptop is the host’s own</source>
        <translation>Ten laptop należy do organizatora</translation>
    </message>
    <message>
        <source>With the service’s address and an access token of your account.</source>
        <translation>Z adresem serwisu i tokenem dostępu do konta.</translation>
    </message>
</context>
<context>
    <name>BrowserSheet</name>
    <message>
        <source>Asking the office…</source>
        <translation>Łączenie z biurem…</translation>
    </message>
    <message>
        <source>Client secret</source>
        <translation>Sekret klienta</translation>
    </message>
    <message>
        <source>Enter the client secret first: the service shows it to the host.</source>
        <translation>Najpierw wpisz sekret klienta: serwis pokazuje go organizatorowi.</translation>
    </message>
    <message>
        <source>Go on with this address</source>
        <translation>Dalej z tym adresem</translation>
    </message>
    <message>
        <source>If the client ID is another one too: “Set up again”.</source>
        <translation>Jeśli ID klienta też jest inne: „Ustaw od nowa”.</translation>
    </message>
    <message>
        <source>No browser could be opened: open this address in one on this machine.</source>
        <translation>Nie udało się otworzyć przeglądarki: otwórz ten adres w przeglądarce na tym urządzeniu.</translation>
    </message>
    <message>
        <source>No sign-in is in this address: copy it whole, as the browser shows it at the end.</source>
        <translation>W tym adresie nie ma logowania: skopiuj go w całości, tak jak przeglądarka pokazuje go na końcu.</translation>
    </message>
    <message>
        <source>Nothing has come back from the service’s page yet. If it is gone from the browser, open it again; if it ended on another page, paste the address of that one.</source>
        <translation>Ze strony serwisu nic jeszcze nie wróciło. Jeśli zniknęła z przeglądarki, otwórz ją ponownie; jeśli przeglądarka skończyła na innej stronie, wklej jej adres.</translation>
    </message>
    <message>
        <source>Open the page again</source>
        <translation>Otwórz stronę ponownie</translation>
    </message>
    <message>
        <source>Or paste the address that the browser ended on</source>
        <translation>Albo wklej adres, na którym skończyła przeglądarka</translation>
    </message>
    <message>
        <source>Perhaps the service has a new client secret for this application: type it as the service shows it to the host. If this Wi-Fi wants a sign-in, see to that first. Scanning goes on meanwhile.</source>
        <translation>Może serwis ma nowy sekret klienta dla tej aplikacji: wpisz go tak, jak serwis pokazuje go organizatorowi. Jeśli ta sieć Wi-Fi wymaga logowania, najpierw zaloguj się do niej. Skanowanie działa dalej.</translation>
    </message>
    <message>
        <source>Set up again</source>
        <translation>Ustaw od nowa</translation>
    </message>
    <message>
        <source>Sign in at the service</source>
        <translation>Zaloguj w serwisie</translation>
    </message>
    <message>
        <source>Sign in there as the host, and allow Kiosk. If the browser then warns of this machine’s own certificate, let it go on. Kiosk goes on by itself. If the service does not know the client ID or the redirect address, they are not as they are registered there.</source>
        <translation>Zaloguj się tam jako organizator i zezwól programowi Kiosk. Jeśli przeglądarka ostrzeże potem przed własnym certyfikatem tego urządzenia, przejdź dalej mimo to. Kiosk sam ruszy dalej. Jeśli serwis nie zna ID klienta albo adresu przekierowania, są tam zarejestrowane inaczej.</translation>
    </message>
    <message>
        <source>The host signs in at the service, in this machine’s browser.</source>
        <translation>Organizator loguje się w serwisie, w przeglądarce tego urządzenia.</translation>
    </message>
    <message>
        <source>The redirect address is {address}.</source>
        <translation>Adres przekierowania: {address}.</translation>
    </message>
    <message>
        <source>The service’s page</source>
        <translation>Strona serwisu</translation>
    </message>
    <message>
        <source>The service’s page opens in the browser.</source>
        <translation>Strona serwisu otwiera się w przeglądarce.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Spróbuj ponownie</translation>
    </message>
    <message>
        <source>Use this secret</source>
        <translation>Użyj tego sekretu</translation>
    </message>
</context>
<context>
    <name>CameraAndSoundSheet</name>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Camera and sound</source>
        <translation>Kamera i dźwięk</translation>
    </message>
    <message>
        <source>GO IN</source>
        <translation>WPUŚĆ</translation>
    </message>
    <message>
        <source>Guests too</source>
        <translation>Goście też</translation>
    </message>
    <message>
        <source>Hold up any QR code: a frame around it means that it was read.</source>
        <translation>Pokaż dowolny kod QR: ramka wokół niego oznacza, że jest odczytany.</translation>
    </message>
    <message>
        <source>Is it loud enough?</source>
        <translation>Czy jest dość głośno?</translation>
    </message>
    <message>
        <source>Open the door</source>
        <translation>Otwórz wejście</translation>
    </message>
    <message>
        <source>STOP</source>
        <translation>STOP</translation>
    </message>
    <message>
        <source>Staff only</source>
        <translation>Tylko obsługa</translation>
    </message>
    <message>
        <source>The picture is as in a mirror, and names are cut to their first letters.</source>
        <translation>Obraz jest jak w lustrze, a nazwiska są skrócone do inicjałów.</translation>
    </message>
    <message>
        <source>The picture is as the camera sees it, and names stand in full.</source>
        <translation>Obraz jest taki, jak widzi go kamera, a nazwiska są w całości.</translation>
    </message>
    <message>
        <source>Who sees this screen?</source>
        <translation>Kto widzi ten ekran?</translation>
    </message>
</context>
<context>
    <name>CameraSheet</name>
    <message>
        <source>Automatic</source>
        <translation>Automatycznie</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>Cameras of this machine</source>
        <translation>Kamery tego urządzenia</translation>
    </message>
    <message>
        <source>Exposure</source>
        <translation>Ekspozycja</translation>
    </message>
    <message>
        <source>For a camera or tablet that is mounted on end.</source>
        <translation>Dla kamery lub tabletu zamontowanych pionowo.</translation>
    </message>
    <message>
        <source>Kiosk keeps trying. Hand scanner and keyboard still work.</source>
        <translation>Kiosk wciąż próbuje. Skaner ręczny i klawiatura działają.</translation>
    </message>
    <message>
        <source>Larger reads smaller codes; smaller spares a slow machine.</source>
        <translation>Większy czyta mniejsze kody; mniejszy oszczędza wolne urządzenie.</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Szukaj ponownie</translation>
    </message>
    <message>
        <source>Looking for cameras…</source>
        <translation>Szukanie kamer…</translation>
    </message>
    <message>
        <source>Mirrored</source>
        <translation>Lustrzany</translation>
    </message>
    <message>
        <source>Not turned</source>
        <translation>Bez obrotu</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Wył.</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Wł.</translation>
    </message>
    <message>
        <source>Only how it is shown: codes are read either way.</source>
        <translation>Tylko podgląd: kody są czytane tak czy tak.</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Obraz</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Krótka</translation>
    </message>
    <message>
        <source>Shorter blurs less, and reads bright phones better; it needs more light.</source>
        <translation>Krótsza mniej rozmazuje i lepiej czyta jasne telefony; wymaga więcej światła.</translation>
    </message>
    <message>
        <source>Shortest</source>
        <translation>Najkrótsza</translation>
    </message>
    <message>
        <source>This camera does not let its exposure be set. It stays automatic.</source>
        <translation>W tej kamerze nie da się ustawić ekspozycji. Pozostaje automatyczna.</translation>
    </message>
    <message>
        <source>Turned</source>
        <translation>Obrót</translation>
    </message>
    <message>
        <source>{chosen} is not connected. {camera} is used until it is back.</source>
        <translation>Nie podłączono: {chosen}. Do tego czasu w użyciu: {camera}.</translation>
    </message>
    <message>
        <source>{size} · {n} pictures a second</source>
        <translation>{size} · {n} klatek na sekundę</translation>
    </message>
</context>
<context>
    <name>CameraView</name>
    <message numerus="yes">
        <source>%n codes in view: the middle one counts</source>
        <translation>
            <numerusform>W kadrze %n kod: liczy się środkowy</numerusform>
            <numerusform>W kadrze %n kody: liczy się środkowy</numerusform>
            <numerusform>W kadrze %n kodów: liczy się środkowy</numerusform>
        </translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>Camera lost · trying again</source>
        <translation>Kamera odłączona · nowa próba</translation>
    </message>
    <message>
        <source>First the STOP, then the next guest</source>
        <translation>Najpierw STOP, potem następny gość</translation>
    </message>
    <message>
        <source>Hand scanner and keyboard still work</source>
        <translation>Skaner ręczny i klawiatura nadal działają</translation>
    </message>
    <message>
        <source>Hold the code in the frame</source>
        <translation>Trzymaj kod w ramce</translation>
    </message>
    <message>
        <source>Next guest can scan now</source>
        <translation>Następny gość może skanować</translation>
    </message>
    <message>
        <source>No camera</source>
        <translation>Brak kamery</translation>
    </message>
    <message>
        <source>No camera found</source>
        <translation>Nie znaleziono kamery</translation>
    </message>
    <message>
        <source>One moment</source>
        <translation>Chwileczkę</translation>
    </message>
    <message>
        <source>The camera is starting</source>
        <translation>Kamera się uruchamia</translation>
    </message>
    <message>
        <source>Then scan the same ticket again</source>
        <translation>Potem zeskanuj ten sam bilet jeszcze raz</translation>
    </message>
    <message>
        <source>Use the hand scanner, or type</source>
        <translation>Skaner ręczny albo klawiatura</translation>
    </message>
</context>
<context>
    <name>CandidatesSheet</name>
    <message>
        <source>Which ticket?</source>
        <translation>Który bilet?</translation>
    </message>
</context>
<context>
    <name>CheckLine</name>
    <message>
        <source>not ready</source>
        <translation>niegotowe</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>gotowe</translation>
    </message>
</context>
<context>
    <name>CounterPresenter</name>
    <message>
        <source>Nobody counted here is inside now.</source>
        <translation>Nikogo z policzonych tutaj nie ma już w środku.</translation>
    </message>
    <message>
        <source>Nothing was counted here that could be undone.</source>
        <translation>Nie policzono tu niczego, co można by cofnąć.</translation>
    </message>
    <message>
        <source>One person without a ticket counts as inside again.</source>
        <translation>Jedna osoba bez biletu znów liczy się jako obecna.</translation>
    </message>
    <message>
        <source>One person without a ticket is no longer counted.</source>
        <translation>Jedna osoba bez biletu nie jest już liczona.</translation>
    </message>
    <message>
        <source>Only a supervisor can count people without tickets.</source>
        <translation>Tylko koordynator może liczyć osoby bez biletu.</translation>
    </message>
    <message>
        <source>The last count has already been undone.</source>
        <translation>Ostatnie policzenie już cofnięto.</translation>
    </message>
</context>
<context>
    <name>CounterSheet</name>
    <message>
        <source>Came in: {n}</source>
        <translation>Weszło: {n}</translation>
    </message>
    <message>
        <source>Children, crew, press: one tap for each. They count as inside.</source>
        <translation>Dzieci, ekipa, prasa: jedno dotknięcie na osobę. Liczą się jako obecni.</translation>
    </message>
    <message>
        <source>Count people without tickets</source>
        <translation>Liczenie osób bez biletu</translation>
    </message>
    <message>
        <source>In all, {inside} of {capacity} are inside.</source>
        <translation>Razem w środku: {inside} z {capacity}.</translation>
    </message>
    <message>
        <source>One more came in</source>
        <translation>Weszła jeszcze jedna osoba</translation>
    </message>
    <message>
        <source>One went out</source>
        <translation>Jedna osoba wyszła</translation>
    </message>
    <message>
        <source>The house is full: ask the host.</source>
        <translation>Komplet: zapytaj organizatora.</translation>
    </message>
    <message>
        <source>Undo the last one</source>
        <translation>Cofnij ostatnie</translation>
    </message>
    <message>
        <source>Went out: {n}</source>
        <translation>Wyszło: {n}</translation>
    </message>
    <message>
        <source>inside without a ticket</source>
        <translation>w środku bez biletu</translation>
    </message>
    <message>
        <source>{n} inside without a ticket</source>
        <translation>{n} w środku bez biletu</translation>
    </message>
</context>
<context>
    <name>DirectionBadge</name>
    <message>
        <source>ENTRY</source>
        <translation>WEJŚCIE</translation>
    </message>
    <message>
        <source>EXIT</source>
        <translation>WYJŚCIE</translation>
    </message>
    <message>
        <source>People come in by this door. Each ticket is checked, and counts as inside.</source>
        <translation>Tędy goście wchodzą. Każdy bilet jest sprawdzany i liczy się jako „w środku”.</translation>
    </message>
    <message>
        <source>People leave by this door. Each ticket scanned here counts as gone; nobody is let in.</source>
        <translation>Tędy goście wychodzą. Każdy zeskanowany tu bilet liczy się jako wyjście; nikt nie jest wpuszczany.</translation>
    </message>
</context>
<context>
    <name>DiscountSheet</name>
    <message>
        <source>A fixed amount</source>
        <translation>Stała kwota</translation>
    </message>
    <message>
        <source>Amount, in the listing’s currency</source>
        <translation>Kwota, w walucie oferty</translation>
    </message>
    <message>
        <source>Asking the service for its listings…</source>
        <translation>Pobieranie ofert z serwisu…</translation>
    </message>
    <message>
        <source>Choose the listing first.</source>
        <translation>Najpierw wybierz ofertę.</translation>
    </message>
    <message>
        <source>Create the code</source>
        <translation>Utwórz kod</translation>
    </message>
    <message>
        <source>Creating…</source>
        <translation>Tworzenie…</translation>
    </message>
    <message>
        <source>Discount</source>
        <translation>Rabat</translation>
    </message>
    <message>
        <source>Enter the code first.</source>
        <translation>Najpierw wpisz kod.</translation>
    </message>
    <message>
        <source>For which listing?</source>
        <translation>Na którą ofertę?</translation>
    </message>
    <message>
        <source>For which tickets? All of them where none is ticked</source>
        <translation>Na które bilety? Na wszystkie, jeśli nic nie zaznaczono</translation>
    </message>
    <message>
        <source>How often it can be used; empty for no limit</source>
        <translation>Ile razy można go użyć; puste: bez limitu</translation>
    </message>
    <message>
        <source>Id of the listing</source>
        <translation>ID oferty</translation>
    </message>
    <message>
        <source>New discount code</source>
        <translation>Nowy kod rabatowy</translation>
    </message>
    <message>
        <source>No code was created: {reason}</source>
        <translation>Nie utworzono kodu: {reason}</translation>
    </message>
    <message>
        <source>Percent</source>
        <translation>Procent</translation>
    </message>
    <message>
        <source>The amount is a number, such as 7.50.</source>
        <translation>Kwota to liczba, na przykład 7,50.</translation>
    </message>
    <message>
        <source>The number of uses is a whole number, such as 100.</source>
        <translation>Liczba użyć to liczba całkowita, na przykład 100.</translation>
    </message>
    <message>
        <source>The percentage is a number up to 100, such as 25.</source>
        <translation>Procent to liczba do 100, na przykład 25.</translation>
    </message>
    <message>
        <source>What people type</source>
        <translation>Co wpisują kupujący</translation>
    </message>
    <message>
        <source>not public</source>
        <translation>niepubliczne</translation>
    </message>
    <message>
        <source>{code} can be used from now on.</source>
        <translation>Od teraz działa kod {code}.</translation>
    </message>
    <message>
        <source>{code} was not created: {reason}</source>
        <translation>Nie utworzono {code}: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>{n} ticket(s)</source>
        <translation>
            <numerusform>{n} bilet</numerusform>
            <numerusform>{n} bilety</numerusform>
            <numerusform>{n} biletów</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DiscountsPresenter</name>
    <message>
        <source>Another code is still being created: wait until that is done.</source>
        <translation>Trwa jeszcze tworzenie innego kodu: poczekaj, aż się skończy.</translation>
    </message>
    <message>
        <source>something went wrong</source>
        <translation>coś poszło nie tak</translation>
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
        <translation>Kiosk · próba</translation>
    </message>
</context>
<context>
    <name>DropTarget</name>
    <message>
        <source>Drop the picture here</source>
        <translation>Upuść obraz tutaj</translation>
    </message>
    <message>
        <source>The code in it is read like a ticket at the camera</source>
        <translation>Kod z obrazu jest czytany jak bilet przed kamerą</translation>
    </message>
</context>
<context>
    <name>DutySheet</name>
    <message>
        <source>Another name</source>
        <translation>Inne imię</translation>
    </message>
    <message>
        <source>Start duty</source>
        <translation>Zacznij dyżur</translation>
    </message>
    <message>
        <source>The name is kept with everything this door records from now on.</source>
        <translation>To imię jest od teraz przy wszystkim, co zapisze to wejście.</translation>
    </message>
    <message>
        <source>Who is on duty?</source>
        <translation>Kto ma dyżur?</translation>
    </message>
</context>
<context>
    <name>Entry</name>
    <message>
        <source>Scan, or type a name</source>
        <translation>Zeskanuj lub wpisz nazwisko</translation>
    </message>
    <message>
        <source>Scan, or type a name or ticket id</source>
        <translation>Zeskanuj, wpisz nazwisko lub nr biletu</translation>
    </message>
</context>
<context>
    <name>EventIdField</name>
    <message>
        <source>Add</source>
        <translation>Dodaj</translation>
    </message>
    <message>
        <source>The event’s id, as the host has it</source>
        <translation>ID wydarzenia, takie jak u organizatora</translation>
    </message>
</context>
<context>
    <name>EventSheet</name>
    <message>
        <source>Choose later</source>
        <translation>Wybierz później</translation>
    </message>
    <message>
        <source>Events on the guest list</source>
        <translation>Wydarzenia na liście gości</translation>
    </message>
    <message>
        <source>Every event</source>
        <translation>Wszystkie wydarzenia</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Sprawdź ponownie</translation>
    </message>
    <message>
        <source>Look again, or type the event’s id. It can be chosen at the open door too.</source>
        <translation>Sprawdź ponownie albo wpisz ID wydarzenia. Można je też wybrać, gdy wejście będzie otwarte.</translation>
    </message>
    <message>
        <source>No event is on the guest list yet. The host can tell you its id.</source>
        <translation>Na liście gości nie ma jeszcze wydarzenia. Jego ID zna organizator.</translation>
    </message>
    <message>
        <source>No ticket on the guest list is for the event that was chosen.</source>
        <translation>Na liście gości nie ma biletu na wybrane wydarzenie.</translation>
    </message>
    <message>
        <source>Nobody is on the guest list of this account. Look again once tickets are sold, type the event’s id, or go back to sign in or to pair with another account.</source>
        <translation>Lista gości tego konta jest pusta. Sprawdź ponownie, gdy będą sprzedane bilety, wpisz ID wydarzenia albo wróć, by zalogować lub sparować inne konto.</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Nie teraz</translation>
    </message>
    <message>
        <source>Tickets for every event are let in here now. Tick one to stop the others.</source>
        <translation>Teraz ważne są tu bilety na wszystkie wydarzenia. Zaznacz jedno, by zatrzymać pozostałe.</translation>
    </message>
    <message>
        <source>Tickets for other events will be stopped. You can tick several.</source>
        <translation>Bilety na inne wydarzenia będą zatrzymywane. Można zaznaczyć kilka.</translation>
    </message>
    <message>
        <source>Type an event’s id</source>
        <translation>Wpisz ID wydarzenia</translation>
    </message>
    <message>
        <source>Until one is chosen, only a supervisor can let anybody in. You can tick several.</source>
        <translation>Bez wybranego wydarzenia wpuszczać może tylko koordynator. Można zaznaczyć kilka.</translation>
    </message>
    <message numerus="yes">
        <source>Use %n event(s)</source>
        <translation>
            <numerusform>Wybierz %n wydarzenie</numerusform>
            <numerusform>Wybierz %n wydarzenia</numerusform>
            <numerusform>Wybierz %n wydarzeń</numerusform>
        </translation>
    </message>
    <message>
        <source>Use this event</source>
        <translation>Wybierz to wydarzenie</translation>
    </message>
    <message>
        <source>Which event is this door for?</source>
        <translation>Jakie wydarzenie obsługuje to wejście?</translation>
    </message>
</context>
<context>
    <name>EventsPresenter</name>
    <message>
        <source>Only a supervisor can switch to the next event.</source>
        <translation>Tylko koordynator może przełączyć na następne wydarzenie.</translation>
    </message>
</context>
<context>
    <name>ExplainSheet</name>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>FirstRunPresenter</name>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Looking for the office…</source>
        <translation>Szukanie biura…</translation>
    </message>
    <message>
        <source>Nobody is on the guest list. Ask the host if this is the right account.</source>
        <translation>Lista gości jest pusta. Zapytaj organizatora, czy to właściwe konto.</translation>
    </message>
    <message>
        <source>Pairing…</source>
        <translation>Parowanie…</translation>
    </message>
    <message>
        <source>Reading the guest list…</source>
        <translation>Odczyt listy gości…</translation>
    </message>
    <message>
        <source>Reading the guest list… {n}</source>
        <translation>Odczyt listy gości… {n}</translation>
    </message>
    <message>
        <source>Setting the door up…</source>
        <translation>Przygotowywanie wejścia…</translation>
    </message>
    <message>
        <source>Setting the office up…</source>
        <translation>Konfigurowanie biura…</translation>
    </message>
    <message>
        <source>Signing in…</source>
        <translation>Logowanie…</translation>
    </message>
    <message>
        <source>The guest list could not be read yet: {reason}</source>
        <translation>Nie udało się jeszcze odczytać listy gości: {reason}</translation>
    </message>
    <message>
        <source>The host’s rules for this door could not be set: {reason}</source>
        <translation>Nie udało się ustawić zasad organizatora dla tego wejścia: {reason}</translation>
    </message>
    <message>
        <source>This did not work: a fault in the program. Try it once more.</source>
        <translation>Nie udało się: błąd programu. Spróbuj jeszcze raz.</translation>
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
        <translation>Kiosk · przygotowanie wejścia</translation>
    </message>
    <message>
        <source>Step {number} of {steps}</source>
        <translation>Krok {number} z {steps}</translation>
    </message>
</context>
<context>
    <name>Fold</name>
    <message>
        <source>More below</source>
        <translation>Więcej poniżej</translation>
    </message>
</context>
<context>
    <name>Footer</name>
    <message>
        <source>Count people without tickets (F12)</source>
        <translation>Liczenie osób bez biletu (F12)</translation>
    </message>
    <message>
        <source>Help F1</source>
        <translation>Pomoc F1</translation>
    </message>
    <message>
        <source>Light, dark or high contrast</source>
        <translation>Jasny, ciemny lub wysoki kontrast</translation>
    </message>
    <message>
        <source>Manager</source>
        <translation>Zarządzanie</translation>
    </message>
    <message>
        <source>On duty: nobody named</source>
        <translation>Dyżur: nie podano</translation>
    </message>
    <message>
        <source>On duty: {name}</source>
        <translation>Dyżur: {name}</translation>
    </message>
    <message>
        <source>On duty: {name}. Change</source>
        <translation>Dyżur: {name}. Zmień</translation>
    </message>
    <message>
        <source>On duty?</source>
        <translation>Dyżur?</translation>
    </message>
    <message>
        <source>People without tickets inside: {n}. Count</source>
        <translation>Osoby bez biletu w środku: {n}. Licz</translation>
    </message>
    <message>
        <source>a minute</source>
        <translation>na minutę</translation>
    </message>
</context>
<context>
    <name>GroupSheet</name>
    <message>
        <source>Admit</source>
        <translation>Wpuść</translation>
    </message>
    <message numerus="yes">
        <source>Admit %n</source>
        <translation>
            <numerusform>Wpuść %n</numerusform>
            <numerusform>Wpuść %n</numerusform>
            <numerusform>Wpuść %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Admit rest of order</source>
        <translation>Wpuść resztę zamówienia</translation>
    </message>
    <message numerus="yes">
        <source>Tick all (%n)</source>
        <translation>
            <numerusform>Zaznacz wszystkich (%n)</numerusform>
            <numerusform>Zaznacz wszystkich (%n)</numerusform>
            <numerusform>Zaznacz wszystkich (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Tick none</source>
        <translation>Odznacz wszystkich</translation>
    </message>
    <message numerus="yes">
        <source>Tick the %n valid</source>
        <translation>
            <numerusform>Zaznacz %n ważny</numerusform>
            <numerusform>Zaznacz %n ważne</numerusform>
            <numerusform>Zaznacz %n ważnych</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GuestBody</name>
    <message>
        <source>Add a note</source>
        <translation>Dodaj notatkę</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Odpowiedzi</translation>
    </message>
    <message>
        <source>Bought by</source>
        <translation>Kupione przez</translation>
    </message>
    <message>
        <source>Change the note</source>
        <translation>Zmień notatkę</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Wydarzenie</translation>
    </message>
    <message>
        <source>Note…</source>
        <translation>Notatka…</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Zamówienie</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stan</translation>
    </message>
    <message>
        <source>Ticket</source>
        <translation>Bilet</translation>
    </message>
    <message>
        <source>Ticket id</source>
        <translation>Numer biletu</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Historia</translation>
    </message>
    <message>
        <source>alert on arrival</source>
        <translation>alert przy wejściu</translation>
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
        <translation>Cała lista gości</translation>
    </message>
    <message>
        <source>The whole guest list · F11</source>
        <translation>Cała lista gości · F11</translation>
    </message>
</context>
<context>
    <name>GuestListSheet</name>
    <message>
        <source>All</source>
        <translation>Wszyscy</translation>
    </message>
    <message>
        <source>All · {n}</source>
        <translation>Wszyscy · {n}</translation>
    </message>
    <message>
        <source>A–Z</source>
        <translation>A–Z</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Według nazwisk</translation>
    </message>
    <message>
        <source>By order</source>
        <translation>Według zamówień</translation>
    </message>
    <message>
        <source>By ticket type</source>
        <translation>Według rodzaju biletu</translation>
    </message>
    <message>
        <source>Go to a letter</source>
        <translation>Przejdź do litery</translation>
    </message>
    <message>
        <source>Guest list</source>
        <translation>Lista gości</translation>
    </message>
    <message>
        <source>Inside</source>
        <translation>W środku</translation>
    </message>
    <message>
        <source>Last in first</source>
        <translation>Najpierw ostatnio wpuszczeni</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Wyszli</translation>
    </message>
    <message>
        <source>Name, order or ticket id</source>
        <translation>Nazwisko, zamówienie lub numer biletu</translation>
    </message>
    <message>
        <source>No guest list is on this machine yet.</source>
        <translation>Na tym urządzeniu nie ma jeszcze listy gości.</translation>
    </message>
    <message>
        <source>No type</source>
        <translation>Bez rodzaju</translation>
    </message>
    <message>
        <source>Nobody here. Choose “All”, or type something else.</source>
        <translation>Nikogo tu nie ma. Wybierz „Wszyscy” albo wpisz coś innego.</translation>
    </message>
    <message>
        <source>Not arrived</source>
        <translation>Nie przyszli</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>Reading the list…</source>
        <translation>Odczyt listy…</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Sortuj</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stan</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Rodzaj</translation>
    </message>
</context>
<context>
    <name>GuestSheet</name>
    <message>
        <source>Admit</source>
        <translation>Wpuść</translation>
    </message>
    <message>
        <source>Let out</source>
        <translation>Wyjście</translation>
    </message>
    <message>
        <source>Supervisor…</source>
        <translation>Koordynator…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Undo admission</source>
        <translation>Cofnij wpuszczenie</translation>
    </message>
</context>
<context>
    <name>HandScannerSheet</name>
    <message>
        <source>A code ends with</source>
        <translation>Koniec kodu</translation>
    </message>
    <message>
        <source>Arrived: {text}</source>
        <translation>Dotarło: {text}</translation>
    </message>
    <message>
        <source>As an American one</source>
        <translation>Amerykańska</translation>
    </message>
    <message>
        <source>As it was learnt</source>
        <translation>Rozpoznana</translation>
    </message>
    <message>
        <source>As the scanner is set.</source>
        <translation>Tak jak ustawiono w skanerze.</translation>
    </message>
    <message>
        <source>As this computer</source>
        <translation>Jak w tym komputerze</translation>
    </message>
    <message>
        <source>Code that tells how the scanner types</source>
        <translation>Kod, który pokazuje, jak skaner pisze</translation>
    </message>
    <message>
        <source>Hand scanner</source>
        <translation>Skaner ręczny</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Żaden</translation>
    </message>
    <message>
        <source>Now scan a ticket: what arrives is shown here, and nobody is checked in.</source>
        <translation>Teraz zeskanuj bilet: tu zobaczysz, co dociera, bez check-inu.</translation>
    </message>
    <message>
        <source>Scan this code with the hand scanner. Kiosk finds out how it types, and corrects what this computer would make of it. Then scan a ticket to try: nobody is checked in from here.</source>
        <translation>Zeskanuj ten kod skanerem ręcznym. Kiosk ustali, jak skaner pisze, i poprawi to, co ten komputer by przekręcił. Potem zeskanuj bilet na próbę: tutaj bez check-inu.</translation>
    </message>
    <message>
        <source>Serial scanner</source>
        <translation>Skaner szeregowy</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Prędkość</translation>
    </message>
    <message>
        <source>The one chosen before</source>
        <translation>Wybrany wcześniej</translation>
    </message>
    <message>
        <source>The scanner types</source>
        <translation>Klawiatura skanera</translation>
    </message>
</context>
<context>
    <name>HandoverPresenter</name>
    <message>
        <source>something went wrong. Try another folder</source>
        <translation>coś poszło nie tak. Spróbuj z innym folderem</translation>
    </message>
</context>
<context>
    <name>HandoverSheet</name>
    <message>
        <source>Choose the folder for the file first.</source>
        <translation>Najpierw wybierz folder na plik.</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Folder</translation>
    </message>
    <message>
        <source>Folder for the file</source>
        <translation>Folder na plik</translation>
    </message>
    <message>
        <source>Guest list, who is inside and what is not sent yet go into one encrypted file. Take it to the other machine and open it there: Manager, “Move to another computer”, “Take over a file…”.</source>
        <translation>Lista gości, kto jest w środku i czego nie wysłano: wszystko trafia do jednego zaszyfrowanego pliku. Zanieś go na drugie urządzenie i otwórz tam: Zarządzanie, „Przenieś na inny komputer”, „Przejmij plik…”.</translation>
    </message>
    <message>
        <source>Move to another computer</source>
        <translation>Przenieś na inny komputer</translation>
    </message>
    <message>
        <source>No file was written: {reason}</source>
        <translation>Nie zapisano pliku: {reason}</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Jeszcze raz</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Hasło</translation>
    </message>
    <message>
        <source>Passphrase, twice</source>
        <translation>Hasło, dwa razy</translation>
    </message>
    <message>
        <source>Take over a file…</source>
        <translation>Przejmij plik…</translation>
    </message>
    <message>
        <source>The file is written: {file}&#x2028;&#x2028;Tickets: {tickets} · records: {rows} · not sent yet: {unsent}&#x2028;&#x2028;The other machine sends what is not sent yet. Close Kiosk on this one.</source>
        <translation>Plik zapisany: {file}&#x2028;&#x2028;Bilety: {tickets} · zapisy: {rows} · niewysłane: {unsent}&#x2028;&#x2028;Niewysłane wyśle drugie urządzenie. Na tym zamknij Kiosk.</translation>
    </message>
    <message numerus="yes">
        <source>The passphrase needs %n characters or more.</source>
        <translation>
            <numerusform>Hasło musi mieć co najmniej %n znak.</numerusform>
            <numerusform>Hasło musi mieć co najmniej %n znaki.</numerusform>
            <numerusform>Hasło musi mieć co najmniej %n znaków.</numerusform>
        </translation>
    </message>
    <message>
        <source>The two passphrases are not the same.</source>
        <translation>Hasła nie są takie same.</translation>
    </message>
    <message>
        <source>Write the file</source>
        <translation>Zapisz plik</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>Zapisywanie…</translation>
    </message>
</context>
<context>
    <name>HelpSheet</name>
    <message>
        <source>Amber triangle: ask a supervisor. F3 asks for their PIN.</source>
        <translation>Pomarańczowy trójkąt: zapytaj koordynatora. F3 prosi o jego PIN.</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Strzałki</translation>
    </message>
    <message>
        <source>Blue arrow: the guest goes out.</source>
        <translation>Niebieska strzałka: gość wychodzi.</translation>
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
        <translation>Zielone koło: gość wchodzi. Najpierw przeczytaj biały komunikat, jeśli jest.</translation>
    </message>
    <message>
        <source>Grey rings: the same ticket was just read. One ticket, one person.</source>
        <translation>Szare pierścienie: ten sam bilet przed chwilą odczytano. Jeden bilet, jedna osoba.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Pomoc</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Litery</translation>
    </message>
    <message>
        <source>Red octagon: stop. The screen says why. F2 lets the lane go on.</source>
        <translation>Czerwony ośmiokąt: stop. Ekran mówi dlaczego. F2 puszcza kolejkę dalej.</translation>
    </message>
    <message>
        <source>admit the rest, choose, or search</source>
        <translation>wpuść resztę, wybierz lub szukaj</translation>
    </message>
    <message>
        <source>back</source>
        <translation>wstecz</translation>
    </message>
    <message>
        <source>choose a guest</source>
        <translation>wybierz gościa</translation>
    </message>
    <message>
        <source>count a person without a ticket</source>
        <translation>policz osobę bez biletu</translation>
    </message>
    <message>
        <source>manager</source>
        <translation>zarządzanie</translation>
    </message>
    <message>
        <source>open the guest; it never admits</source>
        <translation>pokaż gościa; nigdy nie wpuszcza</translation>
    </message>
    <message>
        <source>refresh the guest list</source>
        <translation>odśwież listę gości</translation>
    </message>
    <message>
        <source>search for a guest, not in a form</source>
        <translation>szukaj gościa, nie w formularzu</translation>
    </message>
    <message>
        <source>step aside: the lane goes on</source>
        <translation>na bok: kolejka idzie dalej</translation>
    </message>
    <message>
        <source>supervisor: let in anyway, or without a ticket</source>
        <translation>koordynator: wpuść mimo to albo bez biletu</translation>
    </message>
    <message>
        <source>the whole guest list</source>
        <translation>cała lista gości</translation>
    </message>
    <message>
        <source>this help</source>
        <translation>ta pomoc</translation>
    </message>
    <message>
        <source>undo the last admission</source>
        <translation>cofnij ostatnie wpuszczenie</translation>
    </message>
    <message>
        <source>what is not sent yet</source>
        <translation>czego nie wysłano</translation>
    </message>
    <message>
        <source>what needs attention</source>
        <translation>co jest do wyjaśnienia</translation>
    </message>
    <message>
        <source>who is on duty</source>
        <translation>kto ma dyżur</translation>
    </message>
</context>
<context>
    <name>HostSheet</name>
    <message>
        <source>Address of the service</source>
        <translation>Adres serwisu</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Client ID</source>
        <translation>ID klienta</translation>
    </message>
    <message>
        <source>Client secret</source>
        <translation>Sekret klienta</translation>
    </message>
    <message>
        <source>Enter the address of the service first: the host has it.</source>
        <translation>Najpierw wpisz adres serwisu: ma go organizator.</translation>
    </message>
    <message>
        <source>Enter the client ID and the client secret first: the service shows both to the host.</source>
        <translation>Najpierw wpisz ID i sekret klienta: serwis pokazuje je organizatorowi.</translation>
    </message>
    <message>
        <source>Enter the redirect address first: one that is registered at the service.</source>
        <translation>Najpierw wpisz adres przekierowania: ten zarejestrowany w serwisie.</translation>
    </message>
    <message>
        <source>For one laptop in trusted hands. Its office keeps the client secret encrypted and apart from the door, but whoever has this laptop can get at the host’s account. For several doors, a machine of its own should hold the office.</source>
        <translation>Dla jednego laptopa w zaufanych rękach. Jego biuro trzyma sekret klienta zaszyfrowany i oddzielnie od wejścia, ale kto ma ten laptop, dostanie się do konta organizatora. Przy kilku wejściach biuro powinno działać na osobnym urządzeniu.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Redirect address, as registered at the service</source>
        <translation>Adres przekierowania zarejestrowany w serwisie</translation>
    </message>
    <message>
        <source>The host’s own laptop</source>
        <translation>Laptop organizatora</translation>
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
        <translation>Łączenie…</translation>
    </message>
    <message>
        <source>Leaving…</source>
        <translation>Odłączanie…</translation>
    </message>
    <message>
        <source>The hub has not answered yet. Look whether it runs, and whether this machine is in the same network. If you close this, scanning goes on.</source>
        <translation>Hub jeszcze nie odpowiedział. Sprawdź, czy działa i czy to urządzenie jest w tej samej sieci. Po zamknięciu skanowanie trwa dalej.</translation>
    </message>
</context>
<context>
    <name>HubSheet</name>
    <message>
        <source>Join</source>
        <translation>Połącz</translation>
    </message>
    <message>
        <source>Leave the hub…</source>
        <translation>Opuść hub…</translation>
    </message>
    <message>
        <source>Other doors</source>
        <translation>Inne wejścia</translation>
    </message>
    <message>
        <source>This code pairs a door with the office: Manager, “Sign in”.</source>
        <translation>Ten kod paruje wejście z biurem: Zarządzanie, „Zaloguj”.</translation>
    </message>
    <message>
        <source>This is not a hub’s code: the machine that runs the hub shows it.</source>
        <translation>To nie jest kod huba: pokazuje go urządzenie, na którym działa hub.</translation>
    </message>
    <message>
        <source>This link is not whole, or made for a newer Kiosk: copy all of it.</source>
        <translation>Ten link jest niepełny albo dla nowszej wersji programu Kiosk: skopiuj go w całości.</translation>
    </message>
</context>
<context>
    <name>IncidentsPresenter</name>
    <message>
        <source>Only a supervisor can resolve this.</source>
        <translation>Tylko koordynator może oznaczyć to jako wyjaśnione.</translation>
    </message>
</context>
<context>
    <name>IncidentsSheet</name>
    <message>
        <source>Needs attention</source>
        <translation>Do wyjaśnienia</translation>
    </message>
    <message>
        <source>Needs attention · {n}</source>
        <translation>Do wyjaśnienia · {n}</translation>
    </message>
    <message>
        <source>Nothing needs attention.</source>
        <translation>Nie ma nic do wyjaśnienia.</translation>
    </message>
</context>
<context>
    <name>LastVerdictBar</name>
    <message>
        <source>NOT READY</source>
        <translation>NIEGOTOWE</translation>
    </message>
    <message>
        <source>Ready for the next guest</source>
        <translation>Gotowe na następnego gościa</translation>
    </message>
</context>
<context>
    <name>LinkSheet</name>
    <message>
        <source>Another code was read: it is tried next.</source>
        <translation>Odczytano inny kod: będzie sprawdzony jako następny.</translation>
    </message>
    <message>
        <source>Hold the code up to the camera, or paste the link first.</source>
        <translation>Najpierw pokaż kod kamerze albo wklej link.</translation>
    </message>
    <message>
        <source>Or paste the pairing link</source>
        <translation>Albo wklej link parowania</translation>
    </message>
</context>
<context>
    <name>ManagerPresenter</name>
    <message numerus="yes">
        <source>%n check-in(s) not sent yet</source>
        <translation>
            <numerusform>%n niewysłany check-in</numerusform>
            <numerusform>%n niewysłane check-iny</numerusform>
            <numerusform>%n niewysłanych check-inów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n check-in(s) refused by the service</source>
        <translation>
            <numerusform>%n check-in odrzucony przez serwis</numerusform>
            <numerusform>%n check-iny odrzucone przez serwis</numerusform>
            <numerusform>%n check-inów odrzuconych przez serwis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guest(s) still waiting aside</source>
        <translation>
            <numerusform>%n gość nadal czeka z boku</numerusform>
            <numerusform>%n gości nadal czeka z boku</numerusform>
            <numerusform>%n gości nadal czeka z boku</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) still need attention</source>
        <translation>
            <numerusform>%n sprawa do wyjaśnienia</numerusform>
            <numerusform>%n sprawy do wyjaśnienia</numerusform>
            <numerusform>%n spraw do wyjaśnienia</numerusform>
        </translation>
    </message>
    <message>
        <source>All of it is kept on this machine, and is here again when Kiosk opens.</source>
        <translation>Wszystko tu zostaje, także po zamknięciu.</translation>
    </message>
    <message>
        <source>Change this door</source>
        <translation>Zmień to wejście</translation>
    </message>
    <message>
        <source>Changing this door needs a supervisor.</source>
        <translation>Tylko koordynator może zmienić to wejście.</translation>
    </message>
    <message>
        <source>Check-ins are sent when Kiosk runs here again with a connection.</source>
        <translation>Check-iny wyślą się, gdy Kiosk znów będzie tu otwarty i online.</translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>Zamknij mimo to</translation>
    </message>
    <message>
        <source>Keep it open</source>
        <translation>Nie zamykaj</translation>
    </message>
    <message>
        <source>Move to another computer</source>
        <translation>Przenieś na inny komputer</translation>
    </message>
    <message>
        <source>Only a supervisor can close Kiosk.</source>
        <translation>Tylko koordynator może zamknąć Kiosk.</translation>
    </message>
    <message>
        <source>Only a supervisor can move this door to another computer.</source>
        <translation>Tylko koordynator może przenieść to wejście na inny komputer.</translation>
    </message>
    <message>
        <source>Only a supervisor can open the manager’s menu.</source>
        <translation>Tylko koordynator może otworzyć Zarządzanie.</translation>
    </message>
    <message>
        <source>Only a supervisor can sign this door in.</source>
        <translation>Tylko koordynator może zalogować to wejście.</translation>
    </message>
    <message>
        <source>Only a supervisor can try a staff ticket.</source>
        <translation>Tylko koordynator może sprawdzić bilet obsługi.</translation>
    </message>
    <message>
        <source>Other doors…</source>
        <translation>Inne wejścia…</translation>
    </message>
    <message>
        <source>Refresh the list now</source>
        <translation>Odśwież listę teraz</translation>
    </message>
    <message>
        <source>Show what is not sent yet</source>
        <translation>Pokaż niewysłane</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>Zaloguj</translation>
    </message>
    <message>
        <source>The file with the rules was damaged. Ask a supervisor about every guest. The manager’s menu stays closed until the host sets the rules again on this machine and Kiosk is restarted.</source>
        <translation>Plik z zasadami był uszkodzony. Przy każdym gościu pytaj koordynatora. Zarządzanie jest zamknięte, dopóki organizator nie ustawi zasad od nowa na tym urządzeniu i nie uruchomi ponownie programu Kiosk.</translation>
    </message>
    <message>
        <source>This door’s rules were lost</source>
        <translation>Utracono zasady tego wejścia</translation>
    </message>
</context>
<context>
    <name>ManagerSheet</name>
    <message>
        <source>Arrivals</source>
        <translation>Frekwencja</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>Choose the event</source>
        <translation>Wybierz wydarzenie</translation>
    </message>
    <message>
        <source>Close Kiosk</source>
        <translation>Zamknij Kiosk</translation>
    </message>
    <message>
        <source>Guest list</source>
        <translation>Lista gości</translation>
    </message>
    <message>
        <source>Hand scanner</source>
        <translation>Skaner ręczny</translation>
    </message>
    <message>
        <source>Is everything ready?</source>
        <translation>Czy wszystko gotowe?</translation>
    </message>
    <message>
        <source>Let in without a ticket</source>
        <translation>Wpuść bez biletu</translation>
    </message>
    <message>
        <source>Manager</source>
        <translation>Zarządzanie</translation>
    </message>
    <message>
        <source>Move to another computer</source>
        <translation>Przenieś na inny komputer</translation>
    </message>
    <message>
        <source>Needs attention</source>
        <translation>Sprawy</translation>
    </message>
    <message>
        <source>New discount code</source>
        <translation>Nowy kod rabatowy</translation>
    </message>
    <message>
        <source>Not sent yet</source>
        <translation>Niewysłane</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>Zaloguj</translation>
    </message>
    <message>
        <source>This door</source>
        <translation>To wejście</translation>
    </message>
</context>
<context>
    <name>NamesButton</name>
    <message>
        <source>Hide names</source>
        <translation>Ukryj nazwiska</translation>
    </message>
    <message>
        <source>Show names</source>
        <translation>Pokaż nazwiska</translation>
    </message>
</context>
<context>
    <name>NamesQuestion</name>
    <message>
        <source>Can guests see this screen?</source>
        <translation>Czy goście widzą ten ekran?</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Then names can be cut to their first letters.</source>
        <translation>Wtedy nazwiska można skrócić do inicjałów.</translation>
    </message>
    <message>
        <source>Yes: hide names</source>
        <translation>Tak: ukryj nazwiska</translation>
    </message>
</context>
<context>
    <name>NotOpenedWindow</name>
    <message>
        <source>Close Kiosk</source>
        <translation>Zamknij Kiosk</translation>
    </message>
    <message>
        <source>Do what it says here, then try again. If that does not help, restart this machine, start Kiosk again and call the host. Until then, let guests in at another door.</source>
        <translation>Zrób to, co tu napisano, i spróbuj ponownie. Jeśli nie pomoże, uruchom ponownie urządzenie, potem Kiosk, i zadzwoń do organizatora. Do tego czasu wpuszczaj gości innym wejściem.</translation>
    </message>
    <message>
        <source>Kiosk could not open this door again. Nobody can scan here now; nothing that was recorded is lost.</source>
        <translation>Nie udało się ponownie otworzyć tego wejścia. Teraz nikt tu nie skanuje; żaden zapis nie przepadł.</translation>
    </message>
    <message>
        <source>Kiosk · this door is not open</source>
        <translation>Kiosk · wejście nie jest otwarte</translation>
    </message>
    <message>
        <source>This door is not open</source>
        <translation>To wejście nie jest otwarte</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Spróbuj ponownie</translation>
    </message>
</context>
<context>
    <name>NotePresenter</name>
    <message>
        <source>A note was not saved</source>
        <translation>Nie zapisano notatki</translation>
    </message>
    <message>
        <source>Not saved: this machine cannot write it down. Try again.</source>
        <translation>Nie zapisano: to urządzenie nie może tego zapisać. Spróbuj ponownie.</translation>
    </message>
    <message>
        <source>The note cannot be changed now</source>
        <translation>Notatki nie można teraz zmienić</translation>
    </message>
    <message>
        <source>The note on {name} was not saved</source>
        <translation>Nie zapisano notatki: {name}</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Spróbuj ponownie</translation>
    </message>
    <message>
        <source>What is noted cannot be read on this machine. Try again.</source>
        <translation>Nie da się odczytać notatki na tym urządzeniu. Spróbuj ponownie.</translation>
    </message>
</context>
<context>
    <name>NoteSheet</name>
    <message>
        <source>Alert the door</source>
        <translation>Powiadom wejście</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>No alert</source>
        <translation>Bez alertu</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notatka</translation>
    </message>
    <message>
        <source>Note on a guest</source>
        <translation>Notatka o gościu</translation>
    </message>
    <message>
        <source>Remove the note</source>
        <translation>Usuń notatkę</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>When this guest is let in</source>
        <translation>Gdy ten gość zostanie wpuszczony</translation>
    </message>
    <message>
        <source>With an alert, the green screen shows the note and a sound is played.</source>
        <translation>Przy alercie zielony ekran pokazuje notatkę i słychać dźwięk.</translation>
    </message>
</context>
<context>
    <name>OffListSheet</name>
    <message>
        <source>For somebody who has no ticket. Search by name first.</source>
        <translation>Dla osoby bez biletu. Najpierw szukaj po nazwisku.</translation>
    </message>
    <message>
        <source>Let in</source>
        <translation>Wpuść</translation>
    </message>
    <message>
        <source>Let in without a ticket</source>
        <translation>Wpuść bez biletu</translation>
    </message>
    <message>
        <source>Name, if they give one</source>
        <translation>Nazwisko, jeśli podane</translation>
    </message>
</context>
<context>
    <name>OfficePresenter</name>
    <message>
        <source>Kiosk pairs the door with it again, and reopens it by itself. Nothing recorded is lost, but take care of anybody waiting aside first.</source>
        <translation>Kiosk sparuje z nim wejście na nowo i sam je otworzy. Zapisy nie przepadną, ale najpierw zajmij się osobami czekającymi z boku.</translation>
    </message>
    <message>
        <source>Pair again</source>
        <translation>Sparuj ponownie</translation>
    </message>
    <message>
        <source>Pairing…</source>
        <translation>Parowanie…</translation>
    </message>
    <message>
        <source>Setting the office up…</source>
        <translation>Konfigurowanie biura…</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>Zaloguj</translation>
    </message>
    <message>
        <source>The office of this machine does not know this door any more.</source>
        <translation>Biuro tego urządzenia nie zna już tego wejścia.</translation>
    </message>
    <message>
        <source>The office of this machine has another certificate than before.</source>
        <translation>Biuro tego urządzenia ma inny certyfikat niż wcześniej.</translation>
    </message>
</context>
<context>
    <name>OfficeSheet</name>
    <message>
        <source>Another office</source>
        <translation>Inne biuro</translation>
    </message>
    <message>
        <source>Client ID</source>
        <translation>ID klienta</translation>
    </message>
    <message>
        <source>Client secret</source>
        <translation>Sekret klienta</translation>
    </message>
    <message>
        <source>Enter the client ID and the client secret first: the service shows both to the host.</source>
        <translation>Najpierw wpisz ID i sekret klienta: serwis pokazuje je organizatorowi.</translation>
    </message>
    <message>
        <source>Enter the redirect address first: one that is registered at the service.</source>
        <translation>Najpierw wpisz adres przekierowania: ten zarejestrowany w serwisie.</translation>
    </message>
    <message>
        <source>Redirect address, as registered at the service</source>
        <translation>Adres przekierowania zarejestrowany w serwisie</translation>
    </message>
    <message>
        <source>Set this machine’s office up again</source>
        <translation>Ustaw od nowa biuro tego urządzenia</translation>
    </message>
    <message>
        <source>Set up again</source>
        <translation>Ustaw od nowa</translation>
    </message>
    <message>
        <source>Type client ID and secret as the service shows them to the host, who then signs in. Kiosk reopens this door by itself. Nothing recorded is lost, but take care of anybody waiting aside first.</source>
        <translation>Wpisz ID i sekret klienta tak, jak serwis pokazuje je organizatorowi, który potem się loguje. Kiosk sam otworzy wejście na nowo. Zapisy nie przepadną, ale najpierw zajmij się osobami czekającymi z boku.</translation>
    </message>
</context>
<context>
    <name>OrdersPresenter</name>
    <message>
        <source>Close what is open first. Then F8 undoes the last admission.</source>
        <translation>Najpierw zamknij to, co otwarte. Potem F8 cofnie ostatnie wpuszczenie.</translation>
    </message>
    <message>
        <source>Nobody was let in at this door this evening.</source>
        <translation>Tego wieczoru nikogo tu nie wpuszczono.</translation>
    </message>
</context>
<context>
    <name>OutboxEntrySheet</name>
    <message>
        <source>Give up</source>
        <translation>Zrezygnuj</translation>
    </message>
    <message>
        <source>Give up: why?</source>
        <translation>Rezygnacja: powód?</translation>
    </message>
    <message>
        <source>Let in at {time} · {tried}</source>
        <translation>Wpuszczono {time} · {tried}</translation>
    </message>
    <message>
        <source>Nothing to do: sent automatically when the connection is back.</source>
        <translation>Nic nie trzeba robić: wyśle się samo, gdy wróci połączenie.</translation>
    </message>
    <message>
        <source>Open guest</source>
        <translation>Pokaż gościa</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Odrzucono</translation>
    </message>
    <message>
        <source>Send again</source>
        <translation>Wyślij ponownie</translation>
    </message>
    <message>
        <source>The guest is inside, and this door knows it. Ask the host about the ticket, then send it again or give up. If you give up, the service never learns that the guest came in.</source>
        <translation>Gość jest w środku i to wejście o tym wie. Zapytaj organizatora o bilet, potem wyślij ponownie albo zrezygnuj. Po rezygnacji serwis nigdy się nie dowie, że gość wszedł.</translation>
    </message>
    <message>
        <source>The service refuses several in the same way, so it is probably not this ticket. Kiosk tries again automatically. If the host says so, give it up here.</source>
        <translation>Serwis odrzuca kilka tak samo, więc pewnie nie chodzi o ten bilet. Kiosk próbuje dalej sam. Jeśli organizator tak powie, zrezygnuj z niego tutaj.</translation>
    </message>
    <message>
        <source>Waiting to be sent</source>
        <translation>Czeka na wysłanie</translation>
    </message>
</context>
<context>
    <name>OutboxPresenter</name>
    <message>
        <source>Only a supervisor can give up on this.</source>
        <translation>Tylko koordynator może z tego zrezygnować.</translation>
    </message>
</context>
<context>
    <name>OutboxSheet</name>
    <message>
        <source>Not sent yet</source>
        <translation>Niewysłane</translation>
    </message>
    <message>
        <source>Refused · {n}</source>
        <translation>Odrzucone · {n}</translation>
    </message>
    <message>
        <source>Send now</source>
        <translation>Wyślij teraz</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>Wysyłanie…</translation>
    </message>
    <message>
        <source>The service refuses these. The guests are inside. Open one to send it again or to give up.</source>
        <translation>Serwis je odrzuca. Goście są w środku. Otwórz jeden, by wysłać go ponownie albo zrezygnować.</translation>
    </message>
    <message>
        <source>The service took every check-in that was sent.</source>
        <translation>Serwis przyjął każdy wysłany check-in.</translation>
    </message>
    <message>
        <source>Waiting · {n}</source>
        <translation>Czekają · {n}</translation>
    </message>
</context>
<context>
    <name>PairPresenter</name>
    <message>
        <source>Another office answers than the one this door is paired with.</source>
        <translation>Odpowiada inne biuro niż to, z którym sparowano wejście.</translation>
    </message>
    <message>
        <source>Looking for the office…</source>
        <translation>Szukanie biura…</translation>
    </message>
    <message>
        <source>Pairing…</source>
        <translation>Parowanie…</translation>
    </message>
    <message>
        <source>The office does not know this door any more.</source>
        <translation>Biuro nie zna już tego wejścia.</translation>
    </message>
    <message>
        <source>The office has not answered yet. Look whether it runs, and whether this machine is in the same network. If you close this, scanning goes on.</source>
        <translation>Biuro jeszcze nie odpowiedziało. Sprawdź, czy działa i czy to urządzenie jest w tej samej sieci. Zamknięcie tego okna nie przerywa skanowania.</translation>
    </message>
</context>
<context>
    <name>PairSheet</name>
    <message>
        <source>Enter the code of ten letters and digits first: the office’s page shows it.</source>
        <translation>Najpierw wpisz kod z dziesięciu liter i cyfr: pokazuje go strona biura.</translation>
    </message>
    <message>
        <source>Enter the office’s address first, as its page shows it: a host and a port.</source>
        <translation>Najpierw wpisz adres biura, jak na jego stronie: host i port.</translation>
    </message>
    <message>
        <source>Hold the QR code of the office’s page up to this camera. The host makes one with “Pair a door”; each is good for one door, and for ten minutes.</source>
        <translation>Pokaż tej kamerze kod QR ze strony biura. Organizator tworzy go przez „Pair a door”; każdy jest na jedno wejście i na dziesięć minut.</translation>
    </message>
    <message>
        <source>Hold the QR code up to the camera, or scan it: the host makes one on the office’s page with “Pair a door”. Kiosk then reopens this door by itself. Nothing recorded is lost, but take care of anybody waiting aside first.</source>
        <translation>Pokaż kod QR kamerze albo go zeskanuj: organizator tworzy go na stronie biura przez „Pair a door”. Kiosk sam otworzy potem wejście na nowo. Zapisy nie przepadną, ale najpierw zajmij się osobami czekającymi z boku.</translation>
    </message>
    <message>
        <source>Or type the office’s address</source>
        <translation>Albo wpisz adres biura</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Sparuj</translation>
    </message>
    <message>
        <source>Pair with the office</source>
        <translation>Sparuj z biurem</translation>
    </message>
    <message>
        <source>Then this is not the office: nothing was sent. Look at its address once more.</source>
        <translation>To zatem nie jest biuro: nic nie wysłano. Sprawdź jego adres jeszcze raz.</translation>
    </message>
    <message>
        <source>They are the same</source>
        <translation>Są takie same</translation>
    </message>
    <message>
        <source>They differ</source>
        <translation>Różnią się</translation>
    </message>
    <message>
        <source>This code links doors. Show it again once this door is open: Manager, “This door”.</source>
        <translation>Ten kod łączy wejścia. Pokaż go ponownie, gdy to wejście będzie otwarte: Zarządzanie, „To wejście”.</translation>
    </message>
    <message>
        <source>This door is paired. Close this, and Kiosk reopens it.</source>
        <translation>Wejście jest sparowane. Zamknij to okno, a Kiosk je otworzy.</translation>
    </message>
    <message>
        <source>This is not a pairing code: the host’s page shows it.</source>
        <translation>To nie jest kod parowania: pokazuje go strona organizatora.</translation>
    </message>
    <message>
        <source>This is not a pairing link: copy all of it from the office’s page.</source>
        <translation>To nie jest link parowania: skopiuj go w całości ze strony biura.</translation>
    </message>
    <message>
        <source>This pairing code was made for a newer Kiosk: update this program.</source>
        <translation>Ten kod parowania jest dla nowszej wersji programu Kiosk: zaktualizuj go.</translation>
    </message>
    <message>
        <source>Whoever answers at {address} shows this fingerprint. Compare it with the one on the office’s page: the code is sent only if they are the same.</source>
        <translation>To, co odpowiada pod {address}, pokazuje ten odcisk klucza. Porównaj go z odciskiem na stronie biura: kod zostanie wysłany tylko wtedy, gdy są takie same.</translation>
    </message>
    <message>
        <source>… and the code</source>
        <translation>… i kod</translation>
    </message>
</context>
<context>
    <name>PassphraseSheet</name>
    <message>
        <source>Choose a passphrase</source>
        <translation>Wybierz hasło</translation>
    </message>
    <message>
        <source>Close Kiosk</source>
        <translation>Zamknij Kiosk</translation>
    </message>
    <message>
        <source>First type the passphrase.</source>
        <translation>Najpierw wpisz hasło.</translation>
    </message>
    <message>
        <source>It locks what Kiosk keeps on this machine, and is asked for at every start. Write it down: without it nobody can open what is recorded here.</source>
        <translation>Chroni to, co Kiosk przechowuje na tym urządzeniu, i trzeba je podać przy każdym starcie. Zapisz je: bez hasła nikt nie otworzy tutejszych zapisów.</translation>
    </message>
    <message>
        <source>Open the door</source>
        <translation>Otwórz wejście</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Hasło</translation>
    </message>
    <message>
        <source>That is not the right passphrase. Try again.</source>
        <translation>To nie jest właściwe hasło. Spróbuj ponownie.</translation>
    </message>
    <message numerus="yes">
        <source>The passphrase needs %n characters or more.</source>
        <translation>
            <numerusform>Hasło musi mieć co najmniej %n znak.</numerusform>
            <numerusform>Hasło musi mieć co najmniej %n znaki.</numerusform>
            <numerusform>Hasło musi mieć co najmniej %n znaków.</numerusform>
        </translation>
    </message>
    <message>
        <source>The same once more</source>
        <translation>To samo jeszcze raz</translation>
    </message>
    <message>
        <source>The two passphrases are not the same.</source>
        <translation>Hasła nie są takie same.</translation>
    </message>
    <message>
        <source>This door is locked</source>
        <translation>To wejście jest zablokowane</translation>
    </message>
    <message>
        <source>Type the passphrase to open it. If you do not know it, ask the manager. Nothing that was recorded is lost.</source>
        <translation>Wpisz hasło, aby otworzyć. Jeśli go nie znasz, zapytaj koordynatora. Nic z zapisów nie przepadło.</translation>
    </message>
</context>
<context>
    <name>PassphraseWindow</name>
    <message>
        <source>Kiosk · passphrase</source>
        <translation>Kiosk · hasło</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>Otwieranie…</translation>
    </message>
</context>
<context>
    <name>PicturesPresenter</name>
    <message numerus="yes">
        <source>%n codes in this picture: the one in the middle was read</source>
        <translation>
            <numerusform>%n kod na tym obrazie: odczytano środkowy</numerusform>
            <numerusform>%n kody na tym obrazie: odczytano środkowy</numerusform>
            <numerusform>%n kodów na tym obrazie: odczytano środkowy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more left out: drop them again</source>
        <translation>
            <numerusform>Pominięto jeszcze %n: upuść ponownie</numerusform>
            <numerusform>Pominięto jeszcze %n: upuść ponownie</numerusform>
            <numerusform>Pominięto jeszcze %n: upuść ponownie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pictures read, {codes} with a code</source>
        <translation>
            <numerusform>Odczytano %n obraz, z kodem: {codes}</numerusform>
            <numerusform>Odczytano %n obrazy, z kodem: {codes}</numerusform>
            <numerusform>Odczytano %n obrazów, z kodem: {codes}</numerusform>
        </translation>
    </message>
    <message>
        <source>No code in this picture</source>
        <translation>Na tym obrazie nie ma kodu</translation>
    </message>
    <message>
        <source>Reading the picture</source>
        <translation>Odczyt obrazu</translation>
    </message>
    <message>
        <source>This file cannot be opened</source>
        <translation>Tego pliku nie da się otworzyć</translation>
    </message>
    <message>
        <source>This is not a picture: drop a screenshot of the code</source>
        <translation>To nie jest obraz: upuść zrzut ekranu z kodem</translation>
    </message>
    <message>
        <source>This picture is damaged: ask for it again</source>
        <translation>Ten obraz jest uszkodzony: poproś o niego ponownie</translation>
    </message>
    <message>
        <source>This picture is too large: drop a screenshot of the code</source>
        <translation>Ten obraz jest za duży: upuść zrzut ekranu z kodem</translation>
    </message>
    <message>
        <source>This picture took too long to read</source>
        <translation>Odczyt tego obrazu trwał za długo</translation>
    </message>
</context>
<context>
    <name>PinField</name>
    <message numerus="yes">
        <source>%n digit(s)</source>
        <translation>
            <numerusform>%n cyfra</numerusform>
            <numerusform>%n cyfry</numerusform>
            <numerusform>%n cyfr</numerusform>
        </translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>Supervisor’s PIN</source>
        <translation>PIN koordynatora</translation>
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
        <translation>Usuń ostatnią cyfrę</translation>
    </message>
</context>
<context>
    <name>PinSheet</name>
    <message numerus="yes">
        <source>A PIN has %n digits or more.</source>
        <translation>
            <numerusform>PIN ma co najmniej %n cyfrę.</numerusform>
            <numerusform>PIN ma co najmniej %n cyfry.</numerusform>
            <numerusform>PIN ma co najmniej %n cyfr.</numerusform>
        </translation>
    </message>
    <message>
        <source>Checking the PIN…</source>
        <translation>Sprawdzanie PIN-u…</translation>
    </message>
    <message>
        <source>Now the supervisor’s PIN.</source>
        <translation>Teraz PIN koordynatora.</translation>
    </message>
    <message>
        <source>The PIN can be tried again.</source>
        <translation>Można znów wpisać PIN.</translation>
    </message>
    <message>
        <source>{why} The next one can be tried in {time}.</source>
        <translation>{why} Następna próba za {time}.</translation>
    </message>
</context>
<context>
    <name>ProbePresenter</name>
    <message>
        <source>Checking it in…</source>
        <translation>Trwa check-in…</translation>
    </message>
    <message>
        <source>Looking it up…</source>
        <translation>Sprawdzanie…</translation>
    </message>
    <message>
        <source>Somebody came in or went out on this ticket at this door: take another.</source>
        <translation>Z tym biletem ktoś już tu wchodził lub wychodził: weź inny.</translation>
    </message>
    <message>
        <source>This did not work: a fault in the program. Try it once more.</source>
        <translation>Nie udało się: błąd programu. Spróbuj jeszcze raz.</translation>
    </message>
    <message>
        <source>This door would not let it in: {why}. Take another ticket.</source>
        <translation>To wejście by go nie wpuściło: {why}. Weź inny bilet.</translation>
    </message>
</context>
<context>
    <name>ProbeSheet</name>
    <message>
        <source>Check it in</source>
        <translation>Zrób check-in</translation>
    </message>
    <message>
        <source>Hold a staff ticket up to the camera or the hand scanner: one that this door would let in, and that nobody used. It tells what the first guest will meet.</source>
        <translation>Pokaż bilet obsługi kamerze albo skanerowi ręcznemu: taki, który to wejście wpuści i którego nikt nie użył. Widać wtedy, co spotka pierwszego gościa.</translation>
    </message>
    <message>
        <source>Hold a ticket up, or type its code first.</source>
        <translation>Najpierw pokaż bilet albo wpisz jego kod.</translation>
    </message>
    <message>
        <source>Look it up</source>
        <translation>Sprawdź</translation>
    </message>
    <message>
        <source>Or type its code</source>
        <translation>Albo wpisz jego kod</translation>
    </message>
    <message>
        <source>This ticket is checked in at the service, for real and twice. Whoever it is for counts as inside there; nothing is recorded at this door.</source>
        <translation>Ten bilet dostanie w serwisie prawdziwy check-in, i to dwa razy. Jego właściciel będzie tam liczony jako obecny; to wejście niczego nie zapisze.</translation>
    </message>
    <message>
        <source>Try a staff ticket</source>
        <translation>Sprawdź bilet obsługi</translation>
    </message>
</context>
<context>
    <name>ReadinessSheet</name>
    <message numerus="yes">
        <source>%n thing(s) should be mended before the doors open.</source>
        <translation>
            <numerusform>%n rzecz do naprawienia przed otwarciem.</numerusform>
            <numerusform>%n rzeczy do naprawienia przed otwarciem.</numerusform>
            <numerusform>%n rzeczy do naprawienia przed otwarciem.</numerusform>
        </translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Sprawdź ponownie</translation>
    </message>
    <message>
        <source>Checking everything…</source>
        <translation>Sprawdzanie wszystkiego…</translation>
    </message>
    <message>
        <source>Everything is ready.</source>
        <translation>Wszystko gotowe.</translation>
    </message>
    <message>
        <source>Is everything ready?</source>
        <translation>Czy wszystko gotowe?</translation>
    </message>
    <message>
        <source>Try a staff ticket</source>
        <translation>Sprawdź bilet obsługi</translation>
    </message>
</context>
<context>
    <name>ReadyPresenter</name>
    <message>
        <source>Camera, hand scanner and keyboard are ready</source>
        <translation>Kamera, skaner ręczny i klawiatura gotowe</translation>
    </message>
    <message>
        <source>Hand scanner and keyboard are ready</source>
        <translation>Skaner ręczny i klawiatura gotowe</translation>
    </message>
    <message>
        <source>You can scan. Nothing is sent: this machine does not know the ticketing service.</source>
        <translation>Można skanować. Nic nie jest wysyłane: to urządzenie nie zna serwisu biletowego.</translation>
    </message>
</context>
<context>
    <name>ReasonField</name>
    <message>
        <source>Reason</source>
        <translation>Powód</translation>
    </message>
</context>
<context>
    <name>ReasonPicker</name>
    <message>
        <source>Or in your own words</source>
        <translation>Albo własnymi słowami</translation>
    </message>
    <message>
        <source>Why, in your own words</source>
        <translation>Dlaczego, własnymi słowami</translation>
    </message>
</context>
<context>
    <name>RecentScans</name>
    <message>
        <source>All scans</source>
        <translation>Wszystkie skany</translation>
    </message>
    <message>
        <source>Nothing scanned yet. Hold a ticket in front of the camera.</source>
        <translation>Nic jeszcze nie zeskanowano. Pokaż bilet kamerze.</translation>
    </message>
    <message>
        <source>Nothing scanned yet. Scan a ticket, or type its code or a name.</source>
        <translation>Nic jeszcze nie zeskanowano. Zeskanuj bilet albo wpisz jego kod lub nazwisko.</translation>
    </message>
    <message>
        <source>Recent scans</source>
        <translation>Ostatnie skany</translation>
    </message>
</context>
<context>
    <name>RehearsalBar</name>
    <message>
        <source>REHEARSAL</source>
        <translation>PRÓBA</translation>
    </message>
    <message>
        <source>REHEARSAL · invented guests, nobody is really checked in</source>
        <translation>PRÓBA · zmyśleni goście, bez prawdziwego check-inu</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message numerus="yes">
        <source>%n guest(s)</source>
        <translation>
            <numerusform>%n gość</numerusform>
            <numerusform>%n gości</numerusform>
            <numerusform>%n gości</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter opens, arrow keys choose</source>
        <translation>Enter otwiera, strzałki wybierają</translation>
    </message>
    <message>
        <source>Go on typing: a name, an e-mail, an order or a ticket id.</source>
        <translation>Pisz dalej: nazwisko, e-mail, numer zamówienia lub biletu.</translation>
    </message>
    <message>
        <source>Let in without a ticket</source>
        <translation>Wpuść bez biletu</translation>
    </message>
    <message>
        <source>No guest</source>
        <translation>Brak gości</translation>
    </message>
    <message>
        <source>Nobody found by “{query}”.
Try the e-mail, the order or the ticket id.</source>
        <translation>Nie znaleziono: „{query}”.
Spróbuj: e-mail, numer zamówienia lub biletu.</translation>
    </message>
    <message>
        <source>Refresh the guest list</source>
        <translation>Odśwież listę gości</translation>
    </message>
    <message>
        <source>Refreshing the guest list…</source>
        <translation>Odświeżanie listy gości…</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Szukaj</translation>
    </message>
    <message>
        <source>Step aside</source>
        <translation>Na bok</translation>
    </message>
    <message>
        <source>The guest list is not loaded yet.
Whoever you search for may be on it.</source>
        <translation>Lista gości nie jest jeszcze wczytana.
Szukana osoba może na niej być.</translation>
    </message>
    <message>
        <source>The search failed: this machine’s disk cannot be read.</source>
        <translation>Wyszukiwanie się nie udało: nie można odczytać dysku tego urządzenia.</translation>
    </message>
    <message>
        <source>Try again. If it fails again, tell the host.</source>
        <translation>Spróbuj ponownie. Jeśli znowu się nie uda, powiedz organizatorowi.</translation>
    </message>
</context>
<context>
    <name>ScansSheet</name>
    <message>
        <source>All</source>
        <translation>Wszystkie</translation>
    </message>
    <message>
        <source>All scans</source>
        <translation>Wszystkie skany</translation>
    </message>
    <message>
        <source>Let in</source>
        <translation>Wpuszczeni</translation>
    </message>
    <message>
        <source>Name, time, door, or who was on duty</source>
        <translation>Nazwisko, godzina, wejście lub kto miał dyżur</translation>
    </message>
    <message>
        <source>No scan found.</source>
        <translation>Nie znaleziono skanu.</translation>
    </message>
    <message>
        <source>Not let in</source>
        <translation>Niewpuszczeni</translation>
    </message>
    <message>
        <source>Nothing scanned yet.</source>
        <translation>Jeszcze nic nie zeskanowano.</translation>
    </message>
</context>
<context>
    <name>ScreenPresenter</name>
    <message>
        <source>No event chosen</source>
        <translation>Nie wybrano wydarzenia</translation>
    </message>
    <message>
        <source>Recorded before the restart and not shown: {n}. See the recent scans</source>
        <translation>Zapisane przed restartem i niepokazane: {n}. Zobacz ostatnie skany</translation>
    </message>
</context>
<context>
    <name>SearchPresenter</name>
    <message>
        <source>More than one ticket has this code. Choosing one opens it.</source>
        <translation>Kilka biletów ma ten kod. Wybór otwiera bilet.</translation>
    </message>
    <message>
        <source>Several were refused. Choose a guest for the supervisor.</source>
        <translation>Kilku gości nie wpuszczono. Wybierz gościa dla koordynatora.</translation>
    </message>
    <message>
        <source>The guest list on this machine does not have this ticket, or cannot be read now.</source>
        <translation>Na liście gości w tym urządzeniu nie ma tego biletu albo nie da się jej teraz odczytać.</translation>
    </message>
    <message>
        <source>This guest cannot be shown</source>
        <translation>Nie można pokazać gościa</translation>
    </message>
</context>
<context>
    <name>SettingsSheet</name>
    <message>
        <source>Dark</source>
        <translation>Ciemny</translation>
    </message>
    <message>
        <source>For where guests can see the screen: names are cut to their first letters.</source>
        <translation>Gdy goście widzą ekran: nazwiska są skrócone do inicjałów.</translation>
    </message>
    <message>
        <source>Full screen, and a supervisor’s PIN to close it.</source>
        <translation>Pełny ekran; zamknięcie tylko z PIN-em koordynatora.</translation>
    </message>
    <message>
        <source>Full screen. Nobody has a PIN here yet, so anybody can close it.</source>
        <translation>Pełny ekran. Nikt nie ma tu jeszcze PIN-u, więc każdy może go zamknąć.</translation>
    </message>
    <message>
        <source>Guests’ names</source>
        <translation>Nazwiska gości</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Ukryte</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Wysoki kontrast</translation>
    </message>
    <message>
        <source>Kiosk mode</source>
        <translation>Tryb kiosku</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Jasny</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Animacje</translation>
    </message>
    <message>
        <source>Muted</source>
        <translation>Wyciszono</translation>
    </message>
    <message>
        <source>Now at {percent}.</source>
        <translation>Teraz {percent}.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Wył.</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Wł.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Show result for</source>
        <translation>Pokazuj wynik przez</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Widoczne</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Dźwięk</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>The screen opens again in that language.</source>
        <translation>Ekran otworzy się ponownie w tym języku.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Motyw</translation>
    </message>
    <message>
        <source>Times are told in {zone}, where it is {time} now. If that is wrong, tell the host.</source>
        <translation>Strefa czasowa: {zone}; jest tam teraz {time}. Jeśli to się nie zgadza, powiedz organizatorowi.</translation>
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
        <translation>Inny powód</translation>
    </message>
    <message>
        <source>Needs attention</source>
        <translation>Do wyjaśnienia</translation>
    </message>
    <message>
        <source>Open guest</source>
        <translation>Pokaż gościa</translation>
    </message>
    <message>
        <source>Resolve</source>
        <translation>Wyjaśnione</translation>
    </message>
    <message>
        <source>Resolve: why?</source>
        <translation>Wyjaśnione: jak?</translation>
    </message>
    <message>
        <source>Ticket</source>
        <translation>Bilet</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>SignInPresenter</name>
    <message>
        <source>A rehearsal needs no sign-in: it has a ticketing service of its own.</source>
        <translation>Próba nie wymaga logowania: ma własny serwis biletowy.</translation>
    </message>
    <message>
        <source>Asking the office…</source>
        <translation>Łączenie z biurem…</translation>
    </message>
    <message>
        <source>No address of the ticketing service is set on this machine, or its access token is damaged. Close Kiosk, and ask the host to set this machine up.</source>
        <translation>Na tym urządzeniu nie ustawiono adresu serwisu biletowego albo token dostępu jest uszkodzony. Zamknij Kiosk i poproś organizatora o przygotowanie urządzenia.</translation>
    </message>
    <message>
        <source>No address of the ticketing service is set on this machine, or its access token is damaged. Pair this door with the host’s office, or close Kiosk and ask the host to set this machine up.</source>
        <translation>Na tym urządzeniu nie ustawiono adresu serwisu biletowego albo token dostępu jest uszkodzony. Sparuj to wejście z biurem organizatora albo zamknij Kiosk i poproś organizatora o przygotowanie urządzenia.</translation>
    </message>
    <message>
        <source>Pair again</source>
        <translation>Sparuj ponownie</translation>
    </message>
    <message>
        <source>Pair with an office</source>
        <translation>Sparuj z biurem</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>Zaloguj</translation>
    </message>
    <message>
        <source>Signed in. The token is of another account than the one before: from now on that account’s guest list counts. What the one before has not sent yet waits until it is signed in again.</source>
        <translation>Zalogowano. Token jest z innego konta niż poprzedni: od teraz liczy się lista gości tego konta. To, czego nie wysłało poprzednie konto, czeka, aż znów będzie zalogowane.</translation>
    </message>
    <message>
        <source>Signed in. What was not sent yet is sent now.</source>
        <translation>Zalogowano. To, co niewysłane, jest teraz wysyłane.</translation>
    </message>
    <message>
        <source>Signing in…</source>
        <translation>Logowanie…</translation>
    </message>
    <message>
        <source>The office is signed in.</source>
        <translation>Biuro jest zalogowane.</translation>
    </message>
    <message>
        <source>This door gets its access tokens from the host’s office. Ask the host to sign in there; Kiosk goes on by itself.</source>
        <translation>To wejście dostaje tokeny dostępu z biura organizatora. Poproś organizatora, by się tam zalogował; Kiosk sam ruszy dalej.</translation>
    </message>
    <message>
        <source>This is good until Kiosk is closed: another sign-in is set on this machine, and goes first at the next start. Tell the host.</source>
        <translation>Działa, dopóki Kiosk jest otwarty: na tym urządzeniu ustawiono inne logowanie, które przy następnym uruchomieniu ma pierwszeństwo. Powiedz organizatorowi.</translation>
    </message>
    <message>
        <source>This machine’s keyring does not take the token: it is good until Kiosk is closed.</source>
        <translation>Pęk kluczy tego urządzenia nie przyjmuje tokenu: token działa, dopóki Kiosk jest otwarty.</translation>
    </message>
</context>
<context>
    <name>SignInSheet</name>
    <message>
        <source>Access token</source>
        <translation>Token dostępu</translation>
    </message>
    <message>
        <source>Address of the service</source>
        <translation>Adres serwisu</translation>
    </message>
    <message>
        <source>Ask the host for an access token, and paste it here whole. Scanning goes on meanwhile.</source>
        <translation>Poproś organizatora o token dostępu i wklej go tu w całości. Skanowanie działa dalej.</translation>
    </message>
    <message>
        <source>Enter the address of the service first: the host has it.</source>
        <translation>Najpierw wpisz adres serwisu: ma go organizator.</translation>
    </message>
    <message>
        <source>Pair with an office</source>
        <translation>Sparuj z biurem</translation>
    </message>
    <message>
        <source>Paste the access token first, all of it.</source>
        <translation>Najpierw wklej token dostępu, w całości.</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>Zaloguj</translation>
    </message>
    <message>
        <source>Sign in on this machine</source>
        <translation>Zaloguj na tym urządzeniu</translation>
    </message>
    <message>
        <source>Whoever has the token can check guests in: it goes into this machine’s keyring and nowhere else. If the keyring does not take it, it is good until Kiosk is closed.</source>
        <translation>Kto ma token, może robić check-in gości, dlatego trafia on tylko do pęku kluczy tego urządzenia. Jeśli pęk kluczy go nie przyjmie, token działa, dopóki Kiosk jest otwarty.</translation>
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
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>This did not work: a fault in the program. Try it once more.</source>
        <translation>Nie udało się: błąd programu. Spróbuj jeszcze raz.</translation>
    </message>
</context>
<context>
    <name>Sounds</name>
    <message>
        <source>A part of the system that plays sound is missing.</source>
        <translation>Brakuje części systemu, która odtwarza dźwięk.</translation>
    </message>
    <message>
        <source>No loudspeaker was found.</source>
        <translation>Nie znaleziono głośnika.</translation>
    </message>
    <message>
        <source>The loudspeaker cannot play the door’s sounds.</source>
        <translation>Głośnik nie może odtworzyć dźwięków wejścia.</translation>
    </message>
    <message>
        <source>The loudspeaker does not answer.</source>
        <translation>Głośnik nie odpowiada.</translation>
    </message>
</context>
<context>
    <name>Sparkline</name>
    <message>
        <source>Arrivals of the last minutes: {counts}</source>
        <translation>Frekwencja w ostatnich minutach: {counts}</translation>
    </message>
    <message>
        <source>Arrivals, minute by minute</source>
        <translation>Frekwencja, minuta po minucie</translation>
    </message>
</context>
<context>
    <name>StatusBar</name>
    <message>
        <source>This is an entry</source>
        <translation>To jest wejście</translation>
    </message>
    <message>
        <source>This is an exit</source>
        <translation>To jest wyjście</translation>
    </message>
</context>
<context>
    <name>StepAsidePresenter</name>
    <message>
        <source>Step aside: number {n}</source>
        <translation>Na bok: numer {n}</translation>
    </message>
    <message>
        <source>Step aside: numbers {n}</source>
        <translation>Na bok: numery {n}</translation>
    </message>
</context>
<context>
    <name>StepAsideSheet</name>
    <message>
        <source>Check again</source>
        <translation>Sprawdź ponownie</translation>
    </message>
    <message>
        <source>Done: left</source>
        <translation>Gotowe: odszedł</translation>
    </message>
    <message>
        <source>Done: let in</source>
        <translation>Gotowe: wpuszczono</translation>
    </message>
    <message>
        <source>Open guest</source>
        <translation>Pokaż gościa</translation>
    </message>
    <message>
        <source>Step aside</source>
        <translation>Na bok</translation>
    </message>
    <message>
        <source>Supervisor lets them in…</source>
        <translation>Koordynator wpuszcza…</translation>
    </message>
    <message>
        <source>Which ticket?</source>
        <translation>Który bilet?</translation>
    </message>
</context>
<context>
    <name>StepAsideStrip</name>
    <message>
        <source>Nobody waiting</source>
        <translation>Nikt nie czeka</translation>
    </message>
</context>
<context>
    <name>SupervisorSheet</name>
    <message>
        <source>Let in anyway</source>
        <translation>Wpuść mimo to</translation>
    </message>
    <message>
        <source>Supervisor: {name}</source>
        <translation>Koordynator: {name}</translation>
    </message>
    <message>
        <source>Undo admission</source>
        <translation>Cofnij wpuszczenie</translation>
    </message>
</context>
<context>
    <name>SupervisorsSheet</name>
    <message>
        <source>A PIN is {least} to {most} digits.</source>
        <translation>PIN ma od {least} do {most} cyfr.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>First the name.</source>
        <translation>Najpierw imię.</translation>
    </message>
    <message>
        <source>Name, as it stands in every record</source>
        <translation>Imię, tak jak ma być w zapisach</translation>
    </message>
    <message>
        <source>New PIN, {least} to {most} digits</source>
        <translation>Nowy PIN, od {least} do {most} cyfr</translation>
    </message>
    <message>
        <source>Nobody yet. Without a PIN anybody can open the manager’s menu.</source>
        <translation>Jeszcze nikt. Bez PIN-u każdy może otworzyć Zarządzanie.</translation>
    </message>
    <message>
        <source>PIN set just now</source>
        <translation>PIN ustawiony przed chwilą</translation>
    </message>
    <message>
        <source>Press Remove again: then nobody has a PIN, and anybody can open the manager’s menu.</source>
        <translation>Jeszcze raz „Usuń”: nikt nie będzie miał PIN-u i każdy otworzy Zarządzanie.</translation>
    </message>
    <message>
        <source>Press Remove again: {name} has no PIN here then.</source>
        <translation>Jeszcze raz „Usuń”: {name} nie będzie tu mieć PIN-u.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Zapisywanie…</translation>
    </message>
    <message>
        <source>Set PIN</source>
        <translation>Ustaw PIN</translation>
    </message>
    <message>
        <source>Supervisors and PINs</source>
        <translation>Koordynatorzy i PIN-y</translation>
    </message>
    <message>
        <source>The same PIN again</source>
        <translation>Ten sam PIN jeszcze raz</translation>
    </message>
    <message>
        <source>The two PINs are not the same.</source>
        <translation>PIN-y nie są takie same.</translation>
    </message>
    <message>
        <source>Who has a PIN here</source>
        <translation>Kto ma tu PIN</translation>
    </message>
    <message>
        <source>has a PIN</source>
        <translation>ma PIN</translation>
    </message>
    <message>
        <source>the PIN is damaged: set it again</source>
        <translation>PIN uszkodzony: ustaw go od nowa</translation>
    </message>
</context>
<context>
    <name>TakeOverPresenter</name>
    <message>
        <source>All files</source>
        <translation>Wszystkie pliki</translation>
    </message>
    <message>
        <source>Handover files</source>
        <translation>Pliki przeniesienia</translation>
    </message>
    <message>
        <source>Something went wrong. Try again, or call the host.</source>
        <translation>Coś poszło nie tak. Spróbuj ponownie albo zadzwoń do organizatora.</translation>
    </message>
    <message>
        <source>The handover file</source>
        <translation>Plik przeniesienia</translation>
    </message>
</context>
<context>
    <name>TakeOverSheet</name>
    <message numerus="yes">
        <source>%n check-in(s) not sent yet: this machine sends them.</source>
        <translation>
            <numerusform>%n niewysłany check-in: wyśle go to urządzenie.</numerusform>
            <numerusform>%n niewysłane check-iny: wyśle je to urządzenie.</numerusform>
            <numerusform>%n niewysłanych check-inów: wyśle je to urządzenie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ticket(s) let in by both machines: see what needs attention.</source>
        <translation>
            <numerusform>%n bilet wykorzystano na obu urządzeniach: do wyjaśnienia.</numerusform>
            <numerusform>%n bilety wykorzystano na obu urządzeniach: do wyjaśnienia.</numerusform>
            <numerusform>%n biletów wykorzystano na obu urządzeniach: do wyjaśnienia.</numerusform>
        </translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Choose another file…</source>
        <translation>Wybierz inny plik…</translation>
    </message>
    <message>
        <source>Choose the file that the other machine wrote.</source>
        <translation>Wybierz plik zapisany przez drugie urządzenie.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>First choose the file.</source>
        <translation>Najpierw wybierz plik.</translation>
    </message>
    <message>
        <source>First the passphrase that was given when the file was written.</source>
        <translation>Najpierw hasło podane przy zapisie pliku.</translation>
    </message>
    <message>
        <source>From {door}, written {when}.&#x2028;&#x2028;Tickets: {tickets} · records: {rows} · not sent yet: {unsent}&#x2028;&#x2028;All of it is added to what this machine holds; nothing here is lost. Scanning may stop for a few seconds meanwhile.</source>
        <translation>Z: {door}, zapisano: {when}.&#x2028;&#x2028;Bilety: {tickets} · zapisy: {rows} · niewysłane: {unsent}&#x2028;&#x2028;Wszystko dołączy do tego, co jest na tym urządzeniu; nic stąd nie zginie. Skanowanie może zatrzymać się na kilka sekund.</translation>
    </message>
    <message>
        <source>Handover files found here</source>
        <translation>Pliki przeniesienia znalezione tutaj</translation>
    </message>
    <message>
        <source>Let nobody scan at the other machine any more.</source>
        <translation>Na drugim urządzeniu niech już nikt nie skanuje.</translation>
    </message>
    <message>
        <source>New here: {tickets} tickets, {rows} records.</source>
        <translation>Nowe tutaj: bilety {tickets}, zapisy {rows}.</translation>
    </message>
    <message>
        <source>None found. Plug the stick in and come back, or choose the file yourself.</source>
        <translation>Nie znaleziono. Podłącz pendrive i wróć albo wybierz plik samodzielnie.</translation>
    </message>
    <message>
        <source>Open the door with it</source>
        <translation>Otwórz wejście z tymi danymi</translation>
    </message>
    <message>
        <source>Passphrase of the file</source>
        <translation>Hasło pliku</translation>
    </message>
    <message>
        <source>Read the file</source>
        <translation>Odczytaj plik</translation>
    </message>
    <message>
        <source>Reading the file…</source>
        <translation>Odczyt pliku…</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Przejmij</translation>
    </message>
    <message>
        <source>Take over from another machine</source>
        <translation>Przejmij z innego urządzenia</translation>
    </message>
    <message>
        <source>Taking over…</source>
        <translation>Przejmowanie…</translation>
    </message>
    <message>
        <source>The other machine worked with {address}, this one does not.</source>
        <translation>Drugie urządzenie działało z {address}, to nie.</translation>
    </message>
    <message>
        <source>The passphrase is wrong. Type it again.</source>
        <translation>Błędne hasło. Wpisz je jeszcze raz.</translation>
    </message>
    <message>
        <source>This file is not for this door: it is of another account, or for another event. Nothing was changed. Choose that event here first, or ask the host.</source>
        <translation>Ten plik nie jest dla tego wejścia: dotyczy innego konta albo wydarzenia. Nic nie zmieniono. Najpierw wybierz tu to wydarzenie albo zapytaj organizatora.</translation>
    </message>
    <message>
        <source>{door} is taken over.</source>
        <translation>Przejęto: {door}.</translation>
    </message>
</context>
<context>
    <name>ThisDoorPresenter</name>
    <message>
        <source>Saving…</source>
        <translation>Zapisywanie…</translation>
    </message>
    <message>
        <source>Something went wrong. Look at what is set, and try again.</source>
        <translation>Coś poszło nie tak. Sprawdź ustawienia i spróbuj ponownie.</translation>
    </message>
    <message>
        <source>Something went wrong. Look at who has a PIN, and try again.</source>
        <translation>Coś poszło nie tak. Sprawdź, kto ma PIN, i spróbuj ponownie.</translation>
    </message>
</context>
<context>
    <name>ThisDoorSheet</name>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Doors that share a hub know at once whom the others have let in.</source>
        <translation>Wejścia z tym samym hubem od razu wiedzą, kogo wpuściły pozostałe.</translation>
    </message>
    <message>
        <source>Enter the door’s name first, such as Door A.</source>
        <translation>Najpierw wpisz nazwę wejścia, na przykład Wejście A.</translation>
    </message>
    <message>
        <source>In</source>
        <translation>Wchodzą</translation>
    </message>
    <message>
        <source>Its name, as it stands in every record</source>
        <translation>Jego nazwa, taka jak w każdym zapisie</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Other doors</source>
        <translation>Inne wejścia</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Wychodzą</translation>
    </message>
    <message>
        <source>PINs…</source>
        <translation>PIN-y…</translation>
    </message>
    <message>
        <source>People go</source>
        <translation>Goście</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>Share who is inside…</source>
        <translation>Wspólnie: kto jest w środku…</translation>
    </message>
    <message>
        <source>This door</source>
        <translation>To wejście</translation>
    </message>
    <message>
        <source>Tick at least one kind of ticket: nobody could go in here.</source>
        <translation>Zaznacz co najmniej jeden rodzaj biletu: inaczej nikt tu nie wejdzie.</translation>
    </message>
    <message>
        <source>Tickets that go in here</source>
        <translation>Bilety ważne przy tym wejściu</translation>
    </message>
    <message>
        <source>Without a type</source>
        <translation>Bez rodzaju</translation>
    </message>
    <message numerus="yes">
        <source>{n} ticket(s)</source>
        <translation>
            <numerusform>{n} bilet</numerusform>
            <numerusform>{n} bilety</numerusform>
            <numerusform>{n} biletów</numerusform>
        </translation>
    </message>
    <message>
        <source>“Out” records who leaves; nobody is let in at such a door.</source>
        <translation>„Wychodzą” zapisuje, kto wychodzi; nikogo się tam nie wpuszcza.</translation>
    </message>
</context>
<context>
    <name>UnlockSheet</name>
    <message>
        <source>Supervisor’s PIN</source>
        <translation>PIN koordynatora</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Odblokuj</translation>
    </message>
</context>
<context>
    <name>VolumeButton</name>
    <message>
        <source>Muted</source>
        <translation>Wyciszono</translation>
    </message>
    <message>
        <source>No loudspeaker</source>
        <translation>Brak głośnika</translation>
    </message>
    <message>
        <source>No sound</source>
        <translation>Brak dźwięku</translation>
    </message>
    <message>
        <source>No sound: {reason}</source>
        <translation>Brak dźwięku: {reason}</translation>
    </message>
    <message>
        <source>Sound on, {percent} %</source>
        <translation>Dźwięk włączony, {percent}%</translation>
    </message>
</context>
<context>
    <name>action</name>
    <message>
        <source>Admit rest</source>
        <translation>Wpuść resztę</translation>
    </message>
    <message>
        <source>Admit rest of order</source>
        <translation>Wpuść resztę zamówienia</translation>
    </message>
    <message>
        <source>Choose the event</source>
        <translation>Wybierz wydarzenie</translation>
    </message>
    <message>
        <source>Next event</source>
        <translation>Następne wydarzenie</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Szukaj</translation>
    </message>
    <message>
        <source>Search by name</source>
        <translation>Szukaj po nazwisku</translation>
    </message>
    <message>
        <source>Show the list</source>
        <translation>Pokaż listę</translation>
    </message>
    <message>
        <source>Step aside</source>
        <translation>Na bok</translation>
    </message>
    <message>
        <source>Supervisor…</source>
        <translation>Koordynator…</translation>
    </message>
    <message>
        <source>Switch to the next event</source>
        <translation>Przełącz na następne wydarzenie</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Which event?</source>
        <translation>Które wydarzenie?</translation>
    </message>
    <message>
        <source>Which ticket?</source>
        <translation>Który bilet?</translation>
    </message>
</context>
<context>
    <name>aside</name>
    <message>
        <source>Code {end}</source>
        <translation>Kod {end}</translation>
    </message>
    <message>
        <source>Needs attention · {n}</source>
        <translation>Do wyjaśnienia · {n}</translation>
    </message>
    <message>
        <source>No name · {time}</source>
        <translation>Bez nazwiska · {time}</translation>
    </message>
    <message>
        <source>Number {n} · waiting since {time}, {age}</source>
        <translation>Numer {n} · czeka od {time}, {age}</translation>
    </message>
    <message>
        <source>Step aside</source>
        <translation>Na bok</translation>
    </message>
    <message>
        <source>Step aside · {n}</source>
        <translation>Na bok · {n}</translation>
    </message>
    <message>
        <source>Step aside · {n} · +{more} more</source>
        <translation>Na bok · {n} · +{more}</translation>
    </message>
    <message>
        <source>Step aside · {n} · the oldest for {age}</source>
        <translation>Na bok · {n} · najdłużej {age}</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>przed chwilą</translation>
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
        <translation>Może zgasnąć</translation>
    </message>
    <message>
        <source>Stays on while the door is open</source>
        <translation>Nie gaśnie, gdy wejście jest otwarte</translation>
    </message>
    <message>
        <source>This machine may go to sleep: the system does not let Kiosk keep it awake. Turn off the screen saver and sleeping in the system’s settings.</source>
        <translation>To urządzenie może zasnąć: system nie pozwala temu zapobiec z programu Kiosk. Wyłącz wygaszacz ekranu i usypianie w ustawieniach systemu.</translation>
    </message>
</context>
<context>
    <name>battery</name>
    <message>
        <source>Battery {n} %</source>
        <translation>Bateria {n}%</translation>
    </message>
    <message>
        <source>Plug it in when there is time.</source>
        <translation>Podłącz zasilacz, gdy będzie chwila.</translation>
    </message>
    <message>
        <source>Plug it in. If you cannot, move this door to another computer while there is time: the guest list, who is inside and what is not sent yet go with it.</source>
        <translation>Podłącz zasilacz. Jeśli się nie da, przenieś to wejście w porę na inny komputer: lista gości, dane o obecnych i to, czego nie wysłano, przejdą razem z nim.</translation>
    </message>
    <message>
        <source>The screen is kept on while the door is open, which takes power.</source>
        <translation>Ekran nie gaśnie, gdy wejście jest otwarte, a to zużywa prąd.</translation>
    </message>
    <message>
        <source>This machine runs on its battery: {n} % are left, enough for about {age}.</source>
        <translation>To urządzenie działa na baterii: zostało {n}%, starczy na około {age}.</translation>
    </message>
    <message>
        <source>This machine runs on its battery: {n} % are left.</source>
        <translation>To urządzenie działa na baterii: zostało {n}%.</translation>
    </message>
    <message>
        <source>When it is empty, this door stops. What was scanned is safe on this machine.</source>
        <translation>Gdy się wyczerpie, to wejście przestanie działać. Skany są bezpieczne na tym urządzeniu.</translation>
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
        <translation>Już w środku</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Zapytaj</translation>
    </message>
    <message>
        <source>Checked out by the service.</source>
        <translation>Serwis zapisał wyjście.</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>Wyjście</translation>
    </message>
    <message>
        <source>Go in</source>
        <translation>Wpuść</translation>
    </message>
    <message>
        <source>Just scanned</source>
        <translation>Ponowny skan</translation>
    </message>
    <message>
        <source>No longer on the list.</source>
        <translation>Już nie ma na liście.</translation>
    </message>
    <message>
        <source>Not inside</source>
        <translation>Nie ma w środku</translation>
    </message>
    <message>
        <source>Not on the list</source>
        <translation>Nie ma na liście</translation>
    </message>
    <message>
        <source>Not valid</source>
        <translation>Nieważny</translation>
    </message>
    <message>
        <source>Not valid, the service says.</source>
        <translation>Serwis: nieważny.</translation>
    </message>
    <message>
        <source>Other door</source>
        <translation>Inne wejście</translation>
    </message>
    <message>
        <source>Stopped by the host.</source>
        <translation>Blokada organizatora.</translation>
    </message>
    <message>
        <source>Their check-in went wrong.</source>
        <translation>Błąd check-inu.</translation>
    </message>
    <message>
        <source>Their ticket does not match.</source>
        <translation>Bilet się nie zgadza.</translation>
    </message>
    <message>
        <source>This ticket was already in.</source>
        <translation>Ten bilet już wykorzystano.</translation>
    </message>
    <message>
        <source>Wrong day</source>
        <translation>Nie ten dzień</translation>
    </message>
    <message>
        <source>Wrong event</source>
        <translation>Nie to wydarzenie</translation>
    </message>
    <message>
        <source>already in</source>
        <translation>już w środku</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>anulowany</translation>
    </message>
    <message>
        <source>event is over</source>
        <translation>po wydarzeniu</translation>
    </message>
    <message>
        <source>event not known</source>
        <translation>nieznane wydarzenie</translation>
    </message>
    <message>
        <source>goes in at {door}</source>
        <translation>wejście: {door}</translation>
    </message>
    <message>
        <source>house full</source>
        <translation>komplet</translation>
    </message>
    <message>
        <source>let in without a ticket</source>
        <translation>wpuszczono bez biletu</translation>
    </message>
    <message>
        <source>list not loaded</source>
        <translation>lista niewczytana</translation>
    </message>
    <message>
        <source>no event chosen</source>
        <translation>nie wybrano wydarzenia</translation>
    </message>
    <message>
        <source>no further entry</source>
        <translation>bez ponownego wejścia</translation>
    </message>
    <message>
        <source>no longer on the list</source>
        <translation>już nie ma na liście</translation>
    </message>
    <message>
        <source>not approved</source>
        <translation>niezatwierdzony</translation>
    </message>
    <message>
        <source>not on the list</source>
        <translation>nie ma na liście</translation>
    </message>
    <message>
        <source>not paid</source>
        <translation>nieopłacony</translation>
    </message>
    <message>
        <source>on another account’s list</source>
        <translation>na liście innego konta</translation>
    </message>
    <message>
        <source>other day</source>
        <translation>inny dzień</translation>
    </message>
    <message>
        <source>other door</source>
        <translation>inne wejście</translation>
    </message>
    <message>
        <source>other event</source>
        <translation>inne wydarzenie</translation>
    </message>
    <message>
        <source>payment expired</source>
        <translation>płatność wygasła</translation>
    </message>
    <message>
        <source>payment failed</source>
        <translation>płatność nieudana</translation>
    </message>
    <message>
        <source>payment not confirmed</source>
        <translation>płatność niepotwierdzona</translation>
    </message>
    <message>
        <source>records lost</source>
        <translation>utracono zapisy</translation>
    </message>
    <message>
        <source>rules lost</source>
        <translation>utracono zasady</translation>
    </message>
    <message>
        <source>several tickets match</source>
        <translation>pasuje kilka biletów</translation>
    </message>
    <message>
        <source>sign-in not checked</source>
        <translation>logowanie niesprawdzone</translation>
    </message>
    <message>
        <source>stopped by the host</source>
        <translation>blokada organizatora</translation>
    </message>
    <message>
        <source>ticket not valid</source>
        <translation>bilet nieważny</translation>
    </message>
    <message>
        <source>ticket type not known</source>
        <translation>nieznany rodzaj biletu</translation>
    </message>
    <message>
        <source>to be asked about</source>
        <translation>trzeba zapytać</translation>
    </message>
</context>
<context>
    <name>camera</name>
    <message>
        <source>In use</source>
        <translation>W użyciu</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>Niepodłączona</translation>
    </message>
    <message>
        <source>The first one found</source>
        <translation>Pierwsza znaleziona</translation>
    </message>
    <message>
        <source>at {place}</source>
        <translation>na {place}</translation>
    </message>
</context>
<context>
    <name>capacity</name>
    <message>
        <source>Full</source>
        <translation>Komplet</translation>
    </message>
    <message>
        <source>Full: {inside} inside</source>
        <translation>Komplet: {inside} w środku</translation>
    </message>
    <message>
        <source>Stop the queue, and ask the host. A supervisor can let a guest in with their PIN.</source>
        <translation>Zatrzymaj kolejkę i zapytaj organizatora. Koordynator może wpuścić gościa, podając PIN.</translation>
    </message>
    <message>
        <source>Tell the host now, before the queue has to be stopped.</source>
        <translation>Powiedz organizatorowi teraz, zanim trzeba będzie zatrzymać kolejkę.</translation>
    </message>
    <message>
        <source>Valid tickets are shown as “House full” until somebody leaves.</source>
        <translation>Przy ważnych biletach widać „Komplet”, dopóki ktoś nie wyjdzie.</translation>
    </message>
    <message>
        <source>When the house is full, every guest is shown as “House full”: ask the host.</source>
        <translation>Gdy jest komplet, widać to przy każdym gościu: pytaj organizatora.</translation>
    </message>
    <message numerus="yes">
        <source>{inside} guest(s) are inside, {free} more may come in.</source>
        <translation>
            <numerusform>W środku {inside} gość, wolnych miejsc: {free}.</numerusform>
            <numerusform>W środku {inside} gości, wolnych miejsc: {free}.</numerusform>
            <numerusform>W środku {inside} gości, wolnych miejsc: {free}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{inside} guest(s) are inside; {capacity} may be.</source>
        <translation>
            <numerusform>W środku {inside} gość; limit: {capacity}.</numerusform>
            <numerusform>W środku {inside} gości; limit: {capacity}.</numerusform>
            <numerusform>W środku {inside} gości; limit: {capacity}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{inside} of {capacity} inside · {percent} %</source>
        <translation>{inside} z {capacity} w środku · {percent}%</translation>
    </message>
    <message>
        <source>{percent} % full</source>
        <translation>Zajęte {percent}%</translation>
    </message>
</context>
<context>
    <name>certainty</name>
    <message>
        <source>Checked just now</source>
        <translation>Sprawdzone przed chwilą</translation>
    </message>
    <message>
        <source>Checked on this machine</source>
        <translation>Sprawdzone na tym urządzeniu</translation>
    </message>
    <message>
        <source>Confirmed by the service</source>
        <translation>Potwierdzone przez serwis</translation>
    </message>
    <message>
        <source>Confirmed with the other doors</source>
        <translation>Uzgodnione z innymi wejściami</translation>
    </message>
    <message>
        <source>Saved on this machine</source>
        <translation>Zapisane na tym urządzeniu</translation>
    </message>
    <message>
        <source>Saved on this machine, not sent yet</source>
        <translation>Zapisane na tym urządzeniu, niewysłane</translation>
    </message>
    <message>
        <source>confirmed</source>
        <translation>potwierdzone</translation>
    </message>
    <message>
        <source>confirmed with the other doors</source>
        <translation>uzgodnione z wejściami</translation>
    </message>
    <message>
        <source>list {age} old</source>
        <translation>lista ma {age}</translation>
    </message>
    <message>
        <source>no list</source>
        <translation>brak listy</translation>
    </message>
    <message>
        <source>not sent yet</source>
        <translation>niewysłane</translation>
    </message>
    <message>
        <source>saved here</source>
        <translation>zapisane tutaj</translation>
    </message>
</context>
<context>
    <name>check</name>
    <message>
        <source>A repeated check-in</source>
        <translation>Powtórzony check-in</translation>
    </message>
    <message>
        <source>Access to the data</source>
        <translation>Dostęp do danych</translation>
    </message>
    <message>
        <source>Another account’s</source>
        <translation>Z innego konta</translation>
    </message>
    <message>
        <source>Ask the host to set this door’s rules again.</source>
        <translation>Poproś organizatora, by ustawił zasady tego wejścia od nowa.</translation>
    </message>
    <message>
        <source>Ask the host to sign in again, and to allow all that Kiosk asks for: without it nobody is checked in.</source>
        <translation>Poproś organizatora, by zalogował się od nowa i zezwolił na wszystko, o co prosi Kiosk: inaczej nie ma check-inu.</translation>
    </message>
    <message>
        <source>Ask the host to sign in with that account.</source>
        <translation>Poproś organizatora, by zalogował się na to konto.</translation>
    </message>
    <message>
        <source>Ask the host whether the user who is signed in may check guests in, or try another ticket.</source>
        <translation>Zapytaj organizatora, czy zalogowany użytkownik może robić check-in gości, albo spróbuj z innym biletem.</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>Check the Wi-Fi. The door works without it, and sends later.</source>
        <translation>Sprawdź Wi-Fi. Wejście działa i bez niego, wyśle później.</translation>
    </message>
    <message>
        <source>Check the Wi-Fi: guests would have to wait. The door works without it, and sends later.</source>
        <translation>Sprawdź Wi-Fi: goście musieliby czekać. Wejście działa i bez niego, wyśle później.</translation>
    </message>
    <message>
        <source>Check the connection: they are sent automatically when it is back.</source>
        <translation>Sprawdź połączenie: wyślą się same, gdy wróci.</translation>
    </message>
    <message>
        <source>Choose the event, under Manager.</source>
        <translation>Wybierz wydarzenie w menu Zarządzanie.</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Zegar</translation>
    </message>
    <message>
        <source>Code readers</source>
        <translation>Czytniki kodów</translation>
    </message>
    <message>
        <source>Condition of the data</source>
        <translation>Stan danych</translation>
    </message>
    <message>
        <source>Connection to the service</source>
        <translation>Połączenie z serwisem</translation>
    </message>
    <message>
        <source>Data on this machine</source>
        <translation>Dane na tym urządzeniu</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>Dysk</translation>
    </message>
    <message>
        <source>Encryption</source>
        <translation>Szyfrowanie</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Wydarzenie</translation>
    </message>
    <message>
        <source>Free some space on this machine, or let Kiosk write in its folder, before the doors open.</source>
        <translation>Przed otwarciem zwolnij miejsce na tym urządzeniu albo pozwól programowi Kiosk zapisywać w jego folderze.</translation>
    </message>
    <message>
        <source>Guest list</source>
        <translation>Lista gości</translation>
    </message>
    <message>
        <source>Guests’ privacy</source>
        <translation>Prywatność gości</translation>
    </message>
    <message>
        <source>Hand scanner</source>
        <translation>Skaner ręczny</translation>
    </message>
    <message>
        <source>How long an answer takes</source>
        <translation>Czas odpowiedzi</translation>
    </message>
    <message>
        <source>Key of the data</source>
        <translation>Klucz danych</translation>
    </message>
    <message>
        <source>Leave Kiosk open where it reaches the service.</source>
        <translation>Zostaw Kiosk otwarty tam, gdzie ma łączność z serwisem.</translation>
    </message>
    <message>
        <source>Needs attention</source>
        <translation>Do wyjaśnienia</translation>
    </message>
    <message>
        <source>Not sent yet</source>
        <translation>Niewysłane</translation>
    </message>
    <message>
        <source>Nothing to do: the others read nearly as much.</source>
        <translation>Nic nie trzeba robić: pozostałe czytają prawie tyle samo.</translation>
    </message>
    <message>
        <source>Office</source>
        <translation>Biuro</translation>
    </message>
    <message>
        <source>Open Manager, Camera. A hand scanner or the keyboard works without it.</source>
        <translation>Otwórz Zarządzanie, „Kamera”. Skaner ręczny i klawiatura działają bez niej.</translation>
    </message>
    <message>
        <source>Open Manager, Hand scanner. The camera or the keyboard works without it.</source>
        <translation>Otwórz Zarządzanie, „Skaner ręczny”. Kamera i klawiatura działają bez niego.</translation>
    </message>
    <message>
        <source>Open Manager, Sign in, or ask the host to check the office. The door works without it for a while.</source>
        <translation>Otwórz Zarządzanie, „Zaloguj”, albo poproś organizatora, by sprawdził biuro. Wejście przez jakiś czas działa bez niego.</translation>
    </message>
    <message>
        <source>Open Manager, Sign in. The door works without it, and sends later.</source>
        <translation>Otwórz Zarządzanie, „Zaloguj”. Wejście działa i bez tego, wyśle później.</translation>
    </message>
    <message>
        <source>Other guest lists</source>
        <translation>Inne listy gości</translation>
    </message>
    <message>
        <source>Permission to check in</source>
        <translation>Uprawnienie do check-inu</translation>
    </message>
    <message>
        <source>Press F5 to refresh the list, and check the connection.</source>
        <translation>Naciśnij F5, by odświeżyć listę, i sprawdź połączenie.</translation>
    </message>
    <message>
        <source>Press F6 to see them.</source>
        <translation>Naciśnij F6, by je zobaczyć.</translation>
    </message>
    <message>
        <source>Press F6, and resolve it once you know who is inside.</source>
        <translation>Naciśnij F6 i oznacz jako wyjaśnione, gdy wiadomo, kto jest w środku.</translation>
    </message>
    <message>
        <source>Press F7 to see them.</source>
        <translation>Naciśnij F7, by je zobaczyć.</translation>
    </message>
    <message>
        <source>Records of this door</source>
        <translation>Zapisy tego wejścia</translation>
    </message>
    <message>
        <source>Recovered data</source>
        <translation>Odzyskane dane</translation>
    </message>
    <message>
        <source>Refused by the service</source>
        <translation>Odrzucone przez serwis</translation>
    </message>
    <message>
        <source>Rules of this door</source>
        <translation>Zasady tego wejścia</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Ekran</translation>
    </message>
    <message>
        <source>Set a PIN: Manager, “This door”, PINs.</source>
        <translation>Ustaw PIN: Zarządzanie, „To wejście”, PIN-y.</translation>
    </message>
    <message>
        <source>Set this machine’s clock, once the service is reached.</source>
        <translation>Ustaw zegar tego urządzenia, gdy będzie łączność z serwisem.</translation>
    </message>
    <message>
        <source>Sign-in</source>
        <translation>Logowanie</translation>
    </message>
    <message>
        <source>Start Kiosk again: it recovers what can be read.</source>
        <translation>Uruchom Kiosk ponownie: odzyska to, co da się odczytać.</translation>
    </message>
    <message>
        <source>Supervisors’ PINs</source>
        <translation>PIN-y koordynatorów</translation>
    </message>
    <message>
        <source>Tell the host before the doors open: most tickets would not go in here.</source>
        <translation>Powiedz organizatorowi przed otwarciem: z większością biletów nikt by tu nie wszedł.</translation>
    </message>
    <message>
        <source>Tell the host. What could be read was recovered.</source>
        <translation>Powiedz organizatorowi. Co dało się odczytać, odzyskano.</translation>
    </message>
    <message>
        <source>Tell the host: guests’ names lie open on this disk.</source>
        <translation>Powiedz organizatorowi: nazwiska gości nie są chronione na tym dysku.</translation>
    </message>
    <message>
        <source>Tell the host: others who use this machine get at this door’s data.</source>
        <translation>Powiedz organizatorowi: inni użytkownicy tego urządzenia mają dostęp do danych wejścia.</translation>
    </message>
    <message>
        <source>Tell the host: the door’s rules keep these guests out.</source>
        <translation>Powiedz organizatorowi: zasady tego wejścia nie wpuszczają tych gości.</translation>
    </message>
    <message>
        <source>Try it again with another ticket, and tell the service’s people.</source>
        <translation>Spróbuj z innym biletem i powiedz obsłudze serwisu.</translation>
    </message>
    <message>
        <source>Types without entry</source>
        <translation>Rodzaje bez wstępu</translation>
    </message>
    <message>
        <source>Unlock this machine’s keyring, then start Kiosk again.</source>
        <translation>Odblokuj pęk kluczy tego urządzenia, potem uruchom Kiosk ponownie.</translation>
    </message>
    <message>
        <source>What the code holds</source>
        <translation>Co zawiera kod</translation>
    </message>
    <message>
        <source>What the sign-in may do</source>
        <translation>Co wolno po zalogowaniu</translation>
    </message>
    <message>
        <source>Who would be asked about</source>
        <translation>O kogo trzeba by zapytać</translation>
    </message>
    <message>
        <source>Who would be refused</source>
        <translation>Kogo by nie wpuszczono</translation>
    </message>
    <message>
        <source>Who would go in</source>
        <translation>Kogo by wpuszczono</translation>
    </message>
</context>
<context>
    <name>coaching</name>
    <message>
        <source>Closer</source>
        <translation>Bliżej</translation>
    </message>
    <message>
        <source>Further away</source>
        <translation>Trochę dalej</translation>
    </message>
    <message>
        <source>Hold it flat, show all of it</source>
        <translation>Trzymaj płasko, pokaż cały</translation>
    </message>
    <message>
        <source>Hold still</source>
        <translation>Trzymaj nieruchomo</translation>
    </message>
    <message>
        <source>Into the middle</source>
        <translation>Na środek</translation>
    </message>
    <message>
        <source>More light</source>
        <translation>Więcej światła</translation>
    </message>
    <message>
        <source>Reading is stuck: use the hand scanner, or type</source>
        <translation>Odczyt się zaciął: użyj skanera ręcznego albo klawiatury</translation>
    </message>
    <message>
        <source>The camera sees nothing: is it covered?</source>
        <translation>Kamera nic nie widzi: czy jest zasłonięta?</translation>
    </message>
    <message>
        <source>Tilt it a little: it glares</source>
        <translation>Przechyl trochę: odbija światło</translation>
    </message>
    <message>
        <source>Turn the brightness up</source>
        <translation>Zwiększ jasność ekranu</translation>
    </message>
</context>
<context>
    <name>event</name>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%n wydarzenie</numerusform>
            <numerusform>%n wydarzenia</numerusform>
            <numerusform>%n wydarzeń</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n event(s)</source>
        <translation>
            <numerusform>%n wydarzenie</numerusform>
            <numerusform>Wszystkie %n wydarzenia</numerusform>
            <numerusform>Wszystkie %n wydarzeń</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter the event’s id first: the host has it.</source>
        <translation>Najpierw wpisz ID wydarzenia: ma je organizator.</translation>
    </message>
    <message>
        <source>For {event}</source>
        <translation>Na: {event}</translation>
    </message>
    <message>
        <source>Next: today, {time}</source>
        <translation>Następne: dziś, {time}</translation>
    </message>
    <message>
        <source>Next: {event}</source>
        <translation>Następne: {event}</translation>
    </message>
    <message>
        <source>Next: {when}</source>
        <translation>Następne: {when}</translation>
    </message>
    <message>
        <source>No date given</source>
        <translation>Bez daty</translation>
    </message>
    <message>
        <source>No event</source>
        <translation>Bez wydarzenia</translation>
    </message>
    <message>
        <source>No event on the list yet</source>
        <translation>Brak wydarzeń na liście</translation>
    </message>
    <message>
        <source>No event’s id has such characters: type it by hand.</source>
        <translation>ID wydarzenia nie ma takich znaków: wpisz je ręcznie.</translation>
    </message>
    <message>
        <source>No further event is on the guest list.</source>
        <translation>Na liście gości nie ma kolejnego wydarzenia.</translation>
    </message>
    <message>
        <source>No tickets yet</source>
        <translation>Jeszcze bez biletów</translation>
    </message>
    <message>
        <source>No tickets yet: {id}</source>
        <translation>Jeszcze bez biletów: {id}</translation>
    </message>
    <message>
        <source>Not on the guest list</source>
        <translation>Nie ma na liście gości</translation>
    </message>
    <message>
        <source>Over: {title}</source>
        <translation>Zakończone: {title}</translation>
    </message>
    <message>
        <source>Over: {title}, {day}</source>
        <translation>Zakończone: {title}, {day}</translation>
    </message>
    <message>
        <source>Over: {when}</source>
        <translation>Zakończone: {when}</translation>
    </message>
    <message>
        <source>This door’s events are over</source>
        <translation>Wydarzenia tego wejścia już się skończyły</translation>
    </message>
    <message>
        <source>This is too long for an event’s id: {most} letters at most.</source>
        <translation>Za długie na ID wydarzenia: najwyżej {most} znaków.</translation>
    </message>
    <message>
        <source>Tickets for another event are stopped until then.</source>
        <translation>Do tego czasu bilety na inne wydarzenie są zatrzymywane.</translation>
    </message>
    <message>
        <source>id {id}</source>
        <translation>ID {id}</translation>
    </message>
    <message numerus="yes">
        <source>{n} ticket(s)</source>
        <translation>
            <numerusform>{n} bilet</numerusform>
            <numerusform>{n} bilety</numerusform>
            <numerusform>{n} biletów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{title} · %n date(s)</source>
        <translation>
            <numerusform>{title} · %n termin</numerusform>
            <numerusform>{title} · %n terminy</numerusform>
            <numerusform>{title} · %n terminów</numerusform>
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
        <translation>„{word}” to nie ID wydarzenia: oznacza wszystkie wydarzenia.</translation>
    </message>
</context>
<context>
    <name>evidence</name>
    <message>
        <source>Came in at {time} at {door}, read by {how}.</source>
        <translation>Wpuszczono: {time}, {door}, odczyt: {how}.</translation>
    </message>
    <message>
        <source>Came in at {time} at {door}.</source>
        <translation>Wpuszczono: {time}, {door}.</translation>
    </message>
    <message>
        <source>Came in at {time}.</source>
        <translation>Wpuszczono: {time}.</translation>
    </message>
    <message>
        <source>Checked in at the service already, but not at this door.</source>
        <translation>Check-in już jest w serwisie, ale nie z tego wejścia.</translation>
    </message>
    <message>
        <source>Left at {time}.</source>
        <translation>Wyjście: {time}.</translation>
    </message>
</context>
<context>
    <name>foot</name>
    <message>
        <source>inside</source>
        <translation>w środku</translation>
    </message>
    <message>
        <source>inside of {n}</source>
        <translation>w środku z {n}</translation>
    </message>
</context>
<context>
    <name>group</name>
    <message numerus="yes">
        <source>%n guest(s) of one order</source>
        <translation>
            <numerusform>%n gość z jednego zamówienia</numerusform>
            <numerusform>%n gości z jednego zamówienia</numerusform>
            <numerusform>%n gości z jednego zamówienia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {total} go in</source>
        <translation>
            <numerusform>Wchodzi %n z {total}</numerusform>
            <numerusform>Wchodzi %n z {total}</numerusform>
            <numerusform>Wchodzi %n z {total}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {total} undone</source>
        <translation>
            <numerusform>Cofnięto %n z {total}</numerusform>
            <numerusform>Cofnięto %n z {total}</numerusform>
            <numerusform>Cofnięto %n z {total}</numerusform>
        </translation>
    </message>
    <message>
        <source>Going in: {names}</source>
        <translation>Wchodzą: {names}</translation>
    </message>
    <message>
        <source>Undone: {names}</source>
        <translation>Cofnięto: {names}</translation>
    </message>
    <message numerus="yes">
        <source>and %n more like them</source>
        <translation>
            <numerusform>i jeszcze %n</numerusform>
            <numerusform>i jeszcze %n</numerusform>
            <numerusform>i jeszcze %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} and %n more</source>
        <translation>
            <numerusform>{names} i jeszcze %n</numerusform>
            <numerusform>{names} i jeszcze %n</numerusform>
            <numerusform>{names} i jeszcze %n</numerusform>
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
        <translation>Gość spoza listy</translation>
    </message>
    <message>
        <source>No name on the ticket</source>
        <translation>Bilet bez nazwiska</translation>
    </message>
</context>
<context>
    <name>history</name>
    <message>
        <source>At {time} the service said that the ticket was in already, but not at this door.</source>
        <translation>{time}: według serwisu bilet był już wykorzystany, ale nie przy tym wejściu.</translation>
    </message>
    <message>
        <source>Left at {time} at {door}.</source>
        <translation>Wyjście: {time}, {door}.</translation>
    </message>
    <message>
        <source>Undone at {time}, before anybody saw green.</source>
        <translation>Cofnięto: {time}, zanim ktoś zobaczył zielone.</translation>
    </message>
    <message>
        <source>Undone at {time}.</source>
        <translation>Cofnięto: {time}.</translation>
    </message>
    <message>
        <source>{what} Allowed by {name}.</source>
        <translation>{what} Zgoda: {name}.</translation>
    </message>
    <message>
        <source>{what} Allowed by {name}: {why}</source>
        <translation>{what} Zgoda: {name} ({why})</translation>
    </message>
    <message>
        <source>{what} On duty: {name}.</source>
        <translation>{what} Dyżur: {name}.</translation>
    </message>
</context>
<context>
    <name>how</name>
    <message>
        <source>camera</source>
        <translation>kamera</translation>
    </message>
    <message>
        <source>command line</source>
        <translation>wiersz poleceń</translation>
    </message>
    <message>
        <source>hand scanner</source>
        <translation>skaner ręczny</translation>
    </message>
    <message>
        <source>keyboard</source>
        <translation>klawiatura</translation>
    </message>
    <message>
        <source>name search</source>
        <translation>po nazwisku</translation>
    </message>
</context>
<context>
    <name>hub</name>
    <message numerus="yes">
        <source>%n record(s) of this door have not reached the others.</source>
        <translation>
            <numerusform>%n wpis tego wejścia nie dotarł do pozostałych.</numerusform>
            <numerusform>%n wpisy tego wejścia nie dotarły do pozostałych.</numerusform>
            <numerusform>%n wpisów tego wejścia nie dotarło do pozostałych.</numerusform>
        </translation>
    </message>
    <message>
        <source>A ticket that comes in at one of them is then refused at every other.</source>
        <translation>Bilet, z którym ktoś wszedł przy jednym z nich, zostanie odrzucony przy każdym innym.</translation>
    </message>
    <message>
        <source>A ticket that comes in here from then on may come in at another door again, and the other way round. What this door knows by now it keeps.</source>
        <translation>Bilet, z którym ktoś potem tu wejdzie, może wejść ponownie przy innym wejściu, i odwrotnie. To, co to wejście już wie, zachowa.</translation>
    </message>
    <message>
        <source>Change the hub</source>
        <translation>Zmień hub</translation>
    </message>
    <message>
        <source>Do not join</source>
        <translation>Nie łącz</translation>
    </message>
    <message>
        <source>Doors together</source>
        <translation>Wejścia połączone</translation>
    </message>
    <message>
        <source>Hold the hub’s QR code up to the camera, or scan it: the machine that runs the hub shows one for each door, good for ten minutes. Scanning goes on.</source>
        <translation>Pokaż kod QR huba kamerze albo zeskanuj go: urządzenie, na którym działa hub, pokazuje jeden dla każdego wejścia, ważny dziesięć minut. Skanowanie trwa dalej.</translation>
    </message>
    <message>
        <source>Hub</source>
        <translation>Hub</translation>
    </message>
    <message>
        <source>Hub away</source>
        <translation>Brak huba</translation>
    </message>
    <message>
        <source>Hub away · this door alone</source>
        <translation>Brak huba · działa samo</translation>
    </message>
    <message>
        <source>It does not answer now; Kiosk tries again by itself.</source>
        <translation>Teraz nie odpowiada; Kiosk sam spróbuje ponownie.</translation>
    </message>
    <message>
        <source>It does not know this door any more: ask the host for a new code.</source>
        <translation>Nie zna już tego wejścia: poproś organizatora o nowy kod.</translation>
    </message>
    <message>
        <source>It leaves the hub at {where}: it and the doors there do not know any more whom the other lets in.</source>
        <translation>Opuści hub {where}: ono i tamte wejścia nie będą już wiedzieć, kogo wpuszcza drugie.</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Połącz</translation>
    </message>
    <message>
        <source>Join again</source>
        <translation>Połącz ponownie</translation>
    </message>
    <message>
        <source>Leave the hub</source>
        <translation>Opuść hub</translation>
    </message>
    <message>
        <source>Leave the hub at {where}?</source>
        <translation>Opuścić hub {where}?</translation>
    </message>
    <message>
        <source>Look at the network between the doors, and at the machine that runs the hub.</source>
        <translation>Sprawdź sieć między wejściami i urządzenie, na którym działa hub.</translation>
    </message>
    <message>
        <source>Nothing is shared until an event is chosen: Manager, “Choose the event”.</source>
        <translation>Nic nie jest udostępniane, dopóki nie wybrano wydarzenia: Zarządzanie, „Wybierz wydarzenie”.</translation>
    </message>
    <message>
        <source>Nothing to do.</source>
        <translation>Nic nie trzeba robić.</translation>
    </message>
    <message>
        <source>Rules and PINs that the host gives the hub count here too.</source>
        <translation>Zasady i PIN-y, które organizator nada hubowi, obowiązują także tutaj.</translation>
    </message>
    <message>
        <source>Scanning goes on, but a ticket that came in at another door may look new here.</source>
        <translation>Skanowanie działa dalej, ale bilet wykorzystany przy innym wejściu może tu wyglądać na nieużyty.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Zostań</translation>
    </message>
    <message>
        <source>The doors are together: each knows at once whom the others let in.</source>
        <translation>Wejścia są połączone: każde od razu wie, kogo wpuszczają pozostałe.</translation>
    </message>
    <message>
        <source>The doors know at once whom the others have let in.</source>
        <translation>Wejścia od razu wiedzą, kogo wpuściły pozostałe.</translation>
    </message>
    <message>
        <source>The hub cannot be reached: this door does not learn whom the others let in.</source>
        <translation>Hub jest niedostępny: to wejście nie wie, kogo wpuszczają pozostałe.</translation>
    </message>
    <message>
        <source>The hub of this door: {where}.</source>
        <translation>Hub tego wejścia: {where}.</translation>
    </message>
    <message>
        <source>The rules and supervisors’ PINs that came by the hub stay.</source>
        <translation>Zasady i PIN-y koordynatorów otrzymane przez hub pozostają bez zmian.</translation>
    </message>
    <message>
        <source>The same ticket cannot come in twice, whichever door it is shown at.</source>
        <translation>Z tym samym biletem nie da się wejść dwa razy, przy żadnym wejściu.</translation>
    </message>
    <message>
        <source>This door has joined the hub, which does not answer now. Kiosk goes on with it by itself.</source>
        <translation>To wejście dołączyło do huba, który teraz nie odpowiada. Kiosk sam będzie kontynuował.</translation>
    </message>
    <message>
        <source>This door has joined the hub.</source>
        <translation>To wejście dołączyło do huba.</translation>
    </message>
    <message>
        <source>This door has joined this hub already. Join again only if the hub does not know it any more.</source>
        <translation>To wejście już dołączyło do tego huba. Połącz ponownie tylko wtedy, gdy hub go już nie zna.</translation>
    </message>
    <message>
        <source>This door has left the hub. Scanning goes on by what this door knows itself.</source>
        <translation>To wejście opuściło hub. Skanowanie trwa dalej na podstawie tego, co to wejście samo wie.</translation>
    </message>
    <message>
        <source>This door is alone. Doors that share a hub know at once whom the others have let in.</source>
        <translation>To wejście działa samo. Wejścia z tym samym hubem od razu wiedzą, kogo wpuściły pozostałe.</translation>
    </message>
    <message>
        <source>This door will share who is inside with the other doors of the hub at {where}.</source>
        <translation>To wejście będzie wiedzieć wspólnie z innymi wejściami huba {where}, kto jest w środku.</translation>
    </message>
    <message>
        <source>This door will share who is inside with the other doors of {event}, by the hub at {where}.</source>
        <translation>To wejście będzie wiedzieć wspólnie z innymi wejściami na {event}, kto jest w środku, przez hub {where}.</translation>
    </message>
</context>
<context>
    <name>incident</name>
    <message numerus="yes">
        <source>%n record(s) are missing.</source>
        <translation>
            <numerusform>Brakuje %n zapisu.</numerusform>
            <numerusform>Brakuje %n zapisów.</numerusform>
            <numerusform>Brakuje %n zapisów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were put back.</source>
        <translation>
            <numerusform>Przywrócono %n zapis.</numerusform>
            <numerusform>Przywrócono %n zapisy.</numerusform>
            <numerusform>Przywrócono %n zapisów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ticket(s) are missing from the service’s list.</source>
        <translation>
            <numerusform>Na liście serwisu brakuje %n biletu.</numerusform>
            <numerusform>Na liście serwisu brakuje %n biletów.</numerusform>
            <numerusform>Na liście serwisu brakuje %n biletów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ticket(s) have this code.</source>
        <translation>
            <numerusform>Ten kod ma %n bilet.</numerusform>
            <numerusform>Ten kod mają %n bilety.</numerusform>
            <numerusform>Ten kod ma %n biletów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Allowed by {name}.</source>
        <translation>Zgoda: {name}.</translation>
    </message>
    <message>
        <source>Checked in there at {time}.</source>
        <translation>Check-in tam: {time}.</translation>
    </message>
    <message>
        <source>Compare the ticket with what the supervisor wrote down, and ask the host.</source>
        <translation>Porównaj bilet z tym, co zapisał koordynator, i zapytaj organizatora.</translation>
    </message>
    <message>
        <source>Data on this machine was lost, and put right.</source>
        <translation>Dane na tym urządzeniu przepadły i zostały odtworzone.</translation>
    </message>
    <message>
        <source>Everybody inside has been counted</source>
        <translation>Wszyscy w środku są policzeni</translation>
    </message>
    <message>
        <source>Find the guest and ask to see the ticket. The supervisor decides whether they stay.</source>
        <translation>Znajdź gościa i poproś o pokazanie biletu. Koordynator decyduje, czy zostaje.</translation>
    </message>
    <message>
        <source>Find the guest and bring them to the supervisor: the host does not want them inside.</source>
        <translation>Znajdź gościa i przyprowadź do koordynatora: organizator nie chce go w środku.</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Najpierw</translation>
    </message>
    <message>
        <source>Guest found and gone</source>
        <translation>Gość znaleziony, już wyszedł</translation>
    </message>
    <message>
        <source>Guest list</source>
        <translation>Lista gości</translation>
    </message>
    <message>
        <source>Guest may stay</source>
        <translation>Gość może zostać</translation>
    </message>
    <message>
        <source>Guest without a ticket</source>
        <translation>Gość bez biletu</translation>
    </message>
    <message>
        <source>Had the guest checked out when our check-in arrived.</source>
        <translation>Miał już zapisane wyjście tego gościa, gdy dotarł nasz check-in.</translation>
    </message>
    <message>
        <source>Had the ticket as “{state}” when our check-in arrived.</source>
        <translation>Miał bilet w stanie „{state}”, gdy dotarł nasz check-in.</translation>
    </message>
    <message>
        <source>Had the ticket checked in already when our check-in arrived.</source>
        <translation>Miał już zapisany check-in tego biletu, gdy dotarł nasz.</translation>
    </message>
    <message>
        <source>Has had the guest checked out since.</source>
        <translation>Od tego czasu ma zapisane wyjście tego gościa.</translation>
    </message>
    <message>
        <source>Host knows</source>
        <translation>Organizator wie</translation>
    </message>
    <message>
        <source>Let in at {time} at {door}, read by {how}.</source>
        <translation>Wpuszczono: {time}, {door}, odczyt: {how}.</translation>
    </message>
    <message>
        <source>Let in at {time} at {door}.</source>
        <translation>Wpuszczono: {time}, {door}.</translation>
    </message>
    <message>
        <source>Let in at {time}.</source>
        <translation>Wpuszczono: {time}.</translation>
    </message>
    <message>
        <source>List refreshed</source>
        <translation>Lista odświeżona</translation>
    </message>
    <message>
        <source>Many tickets vanished from the guest list at once.</source>
        <translation>Wiele biletów naraz zniknęło z listy gości.</translation>
    </message>
    <message>
        <source>More may be missing: nobody knows how many.</source>
        <translation>Może brakować więcej: nie wiadomo, ile.</translation>
    </message>
    <message>
        <source>Nothing was taken off the list here, and scanning goes on. Ask the host whether so many tickets were cancelled, then refresh the list.</source>
        <translation>Tutaj nic nie zdjęto z listy, a skanowanie działa dalej. Zapytaj organizatora, czy anulowano tyle biletów, potem odśwież listę.</translation>
    </message>
    <message>
        <source>On duty: {name}.</source>
        <translation>Dyżur: {name}.</translation>
    </message>
    <message>
        <source>Our own double scan</source>
        <translation>Nasz podwójny skan</translation>
    </message>
    <message>
        <source>Reason: {reason}</source>
        <translation>Powód: {reason}</translation>
    </message>
    <message>
        <source>Refused the check-in ({status}).</source>
        <translation>Odrzucił check-in ({status}).</translation>
    </message>
    <message>
        <source>Refused the check-in ({status}): {said}</source>
        <translation>Odrzucił check-in ({status}): {said}</translation>
    </message>
    <message>
        <source>Some records may be missing: nobody can tell without that copy.</source>
        <translation>Może brakować zapisów: bez tej kopii nie da się tego stwierdzić.</translation>
    </message>
    <message>
        <source>Some records of this door were lost.</source>
        <translation>Utracono część zapisów tego wejścia.</translation>
    </message>
    <message>
        <source>Tell the host. While records are missing, Kiosk says ASK for each guest who would go in: resolve this once the supervisor knows who is inside. Refresh the list.</source>
        <translation>Powiedz organizatorowi. Dopóki brakuje zapisów, Kiosk pokazuje ZAPYTAJ przy każdym, kto mógłby wejść: oznacz to jako wyjaśnione, gdy koordynator wie, kto jest w środku. Odśwież listę.</translation>
    </message>
    <message>
        <source>The guest may stay. Kiosk checks them in again automatically; tell the host that the service checked them out.</source>
        <translation>Gość może zostać. Kiosk sam ponowi check-in; powiedz organizatorowi, że serwis zapisał wyjście.</translation>
    </message>
    <message>
        <source>The host stopped this ticket.</source>
        <translation>Organizator zablokował ten bilet.</translation>
    </message>
    <message>
        <source>The second copy of this door’s records is gone.</source>
        <translation>Zniknęła druga kopia zapisów tego wejścia.</translation>
    </message>
    <message>
        <source>The service</source>
        <translation>Serwis</translation>
    </message>
    <message>
        <source>The service refused this check-in.</source>
        <translation>Serwis odrzucił ten check-in.</translation>
    </message>
    <message>
        <source>The service says this ticket was already in.</source>
        <translation>Według serwisu ten bilet już wykorzystano.</translation>
    </message>
    <message>
        <source>The service took the check-in for an exit.</source>
        <translation>Serwis uznał check-in za wyjście.</translation>
    </message>
    <message>
        <source>The ticket of a guest who was let in without one has turned up, and does not match.</source>
        <translation>Pojawił się bilet gościa wpuszczonego bez biletu, ale się nie zgadza.</translation>
    </message>
    <message>
        <source>The ticket was taken off the list after the guest went in. Ask the host; the supervisor decides.</source>
        <translation>Bilet zdjęto z listy, gdy gość był już w środku. Zapytaj organizatora; decyduje koordynator.</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>Potem</translation>
    </message>
    <message>
        <source>This door</source>
        <translation>To wejście</translation>
    </message>
    <message>
        <source>This door’s rules were lost.</source>
        <translation>Utracono zasady tego wejścia.</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>To urządzenie</translation>
    </message>
    <message>
        <source>This ticket is no longer on the guest list.</source>
        <translation>Tego biletu nie ma już na liście gości.</translation>
    </message>
    <message>
        <source>This ticket is not valid any more.</source>
        <translation>Ten bilet nie jest już ważny.</translation>
    </message>
    <message>
        <source>Two doors let somebody in on this ticket.</source>
        <translation>Z tym biletem wpuszczono kogoś przy dwóch wejściach.</translation>
    </message>
    <message>
        <source>Two people may be inside on one ticket. Find the guest, ask for a name and where the ticket came from, and let the supervisor decide who stays.</source>
        <translation>Z jednym biletem mogły wejść dwie osoby. Znajdź gościa, zapytaj o nazwisko i skąd ma bilet; koordynator decyduje, kto zostaje.</translation>
    </message>
    <message>
        <source>Without a ticket</source>
        <translation>Bez biletu</translation>
    </message>
</context>
<context>
    <name>keyboard</name>
    <message>
        <source>American</source>
        <translation>amerykańska</translation>
    </message>
    <message>
        <source>American (international)</source>
        <translation>amerykańska (międzynarodowa)</translation>
    </message>
    <message>
        <source>Belgian</source>
        <translation>belgijska</translation>
    </message>
    <message>
        <source>Brazilian</source>
        <translation>brazylijska</translation>
    </message>
    <message>
        <source>British</source>
        <translation>brytyjska</translation>
    </message>
    <message>
        <source>Czech</source>
        <translation>czeska</translation>
    </message>
    <message>
        <source>Danish</source>
        <translation>duńska</translation>
    </message>
    <message>
        <source>French</source>
        <translation>francuska</translation>
    </message>
    <message>
        <source>German</source>
        <translation>niemiecka</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>włoska</translation>
    </message>
    <message>
        <source>Latin American</source>
        <translation>latynoamerykańska</translation>
    </message>
    <message>
        <source>Norwegian</source>
        <translation>norweska</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>portugalska</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>hiszpańska</translation>
    </message>
    <message>
        <source>Swedish or Finnish</source>
        <translation>szwedzka lub fińska</translation>
    </message>
    <message>
        <source>Swiss (French)</source>
        <translation>szwajcarska (francuska)</translation>
    </message>
    <message>
        <source>Swiss (German)</source>
        <translation>szwajcarska (niemiecka)</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>turecka</translation>
    </message>
</context>
<context>
    <name>link</name>
    <message>
        <source>Ask the host to sign this machine in again, soon.</source>
        <translation>Poproś organizatora, by wkrótce zalogował to urządzenie od nowa.</translation>
    </message>
    <message>
        <source>Ask the host to sign this machine in again.</source>
        <translation>Poproś organizatora, by zalogował to urządzenie od nowa.</translation>
    </message>
    <message>
        <source>Ask the manager: this account may not be allowed to check guests in.</source>
        <translation>Zapytaj koordynatora: to konto może nie mieć prawa do check-inu.</translation>
    </message>
    <message>
        <source>Carry on. Check the Wi-Fi when there is time.</source>
        <translation>Pracuj dalej. Sprawdź Wi-Fi, gdy będzie chwila.</translation>
    </message>
    <message>
        <source>Carry on. If it stays like this, move closer to the Wi-Fi router.</source>
        <translation>Pracuj dalej. Jeśli tak zostanie, podejdź bliżej routera Wi-Fi.</translation>
    </message>
    <message>
        <source>Check the Wi-Fi.</source>
        <translation>Sprawdź Wi-Fi.</translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation>Łączenie</translation>
    </message>
    <message>
        <source>Guests are checked in there while they stand at the door.</source>
        <translation>Goście mają tam check-in, jeszcze gdy stoją przy wejściu.</translation>
    </message>
    <message>
        <source>Guests are not kept waiting for it. Nothing is lost, it is sent a little later.</source>
        <translation>Goście na to nie czekają. Nic nie przepada, wyśle się trochę później.</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>Online</translation>
    </message>
    <message>
        <source>No ticket can be checked yet: there is no guest list on this machine.</source>
        <translation>Nie da się jeszcze sprawdzić żadnego biletu: na tym urządzeniu nie ma listy gości.</translation>
    </message>
    <message>
        <source>Nothing to do.</source>
        <translation>Nic nie trzeba robić.</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>Offline</translation>
    </message>
    <message>
        <source>Offline · scanning goes on</source>
        <translation>Offline · skanowanie działa</translation>
    </message>
    <message>
        <source>Open a web browser on this machine and log in to the Wi-Fi.</source>
        <translation>Otwórz przeglądarkę na tym urządzeniu i zaloguj się do Wi-Fi.</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Odmowa</translation>
    </message>
    <message numerus="yes">
        <source>Scanning goes on and nothing is lost, but %n check-in(s) cannot be sent, and other doors do not learn of them.</source>
        <translation>
            <numerusform>Skanowanie działa dalej i nic nie przepada, ale %n check-inu nie da się wysłać i inne wejścia o nim nie wiedzą.</numerusform>
            <numerusform>Skanowanie działa dalej i nic nie przepada, ale %n check-inów nie da się wysłać i inne wejścia o nich nie wiedzą.</numerusform>
            <numerusform>Skanowanie działa dalej i nic nie przepada, ale %n check-inów nie da się wysłać i inne wejścia o nich nie wiedzą.</numerusform>
        </translation>
    </message>
    <message>
        <source>Scanning goes on with the list on this machine. Who is let in is kept here and sent later; until then other doors do not learn of it.</source>
        <translation>Skanowanie działa dalej z listą na tym urządzeniu. Wpuszczeni są tu zapisywani i wysyłani później; do tego czasu inne wejścia o nich nie wiedzą.</translation>
    </message>
    <message>
        <source>Scanning goes on. Who is let in is kept on this machine and sent later.</source>
        <translation>Skanowanie działa dalej. Wpuszczeni są zapisywani na tym urządzeniu i wysyłani później.</translation>
    </message>
    <message>
        <source>Scanning works. Who is let in is kept on this machine and sent later.</source>
        <translation>Skanowanie działa. Wpuszczeni są zapisywani na tym urządzeniu i wysyłani później.</translation>
    </message>
    <message>
        <source>Service refuses</source>
        <translation>Serwis odmawia</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>Zaloguj</translation>
    </message>
    <message>
        <source>Sign-in needed</source>
        <translation>Wymaga logowania</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Wolne łącze</translation>
    </message>
    <message>
        <source>The Wi-Fi wants a login before it lets this machine through.</source>
        <translation>Wi-Fi wymaga logowania, zanim przepuści to urządzenie.</translation>
    </message>
    <message>
        <source>The ticketing service answers at once.</source>
        <translation>Serwis biletowy odpowiada od razu.</translation>
    </message>
    <message>
        <source>The ticketing service answers slowly.</source>
        <translation>Serwis biletowy odpowiada powoli.</translation>
    </message>
    <message>
        <source>The ticketing service answers, but does not take what this door sends.</source>
        <translation>Serwis biletowy odpowiada, ale nie przyjmuje tego, co wysyła to wejście.</translation>
    </message>
    <message>
        <source>The ticketing service cannot be reached.</source>
        <translation>Serwis biletowy jest niedostępny.</translation>
    </message>
    <message>
        <source>The ticketing service does not accept this machine’s sign-in any more.</source>
        <translation>Serwis biletowy nie przyjmuje już logowania tego urządzenia.</translation>
    </message>
    <message>
        <source>The ticketing service has not answered yet.</source>
        <translation>Serwis biletowy jeszcze nie odpowiedział.</translation>
    </message>
    <message>
        <source>Wait a moment. If it stays like this, check the Wi-Fi.</source>
        <translation>Poczekaj chwilę. Jeśli tak zostanie, sprawdź Wi-Fi.</translation>
    </message>
    <message>
        <source>Wi-Fi login</source>
        <translation>Logowanie Wi-Fi</translation>
    </message>
    <message>
        <source>Wi-Fi wants a login</source>
        <translation>Wi-Fi wymaga logowania</translation>
    </message>
</context>
<context>
    <name>list</name>
    <message>
        <source>Check the connection, then press “Refresh the list now”.</source>
        <translation>Sprawdź połączenie, potem naciśnij „Odśwież listę teraz”.</translation>
    </message>
    <message>
        <source>Guests who are already on it are let in. For everybody else, ask a supervisor.</source>
        <translation>Goście, którzy już na niej są, wchodzą. O wszystkich innych pytaj koordynatora.</translation>
    </message>
    <message>
        <source>Guests who bought a ticket since then are not on it; cancelled ones still are.</source>
        <translation>Kto kupił bilet później, tego na niej nie ma; anulowane bilety wciąż są.</translation>
    </message>
    <message>
        <source>List loading</source>
        <translation>Lista się wczytuje</translation>
    </message>
    <message>
        <source>List not loaded</source>
        <translation>Lista niewczytana</translation>
    </message>
    <message>
        <source>List {age} old</source>
        <translation>Lista ma {age}</translation>
    </message>
    <message>
        <source>No list</source>
        <translation>Brak listy</translation>
    </message>
    <message>
        <source>No ticket can be checked: ask a supervisor about each one.</source>
        <translation>Nie da się sprawdzić żadnego biletu: o każdy pytaj koordynatora.</translation>
    </message>
    <message>
        <source>Nothing to do: it refreshes automatically.</source>
        <translation>Nic nie trzeba robić: odświeża się sama.</translation>
    </message>
    <message>
        <source>The guest list is still loading.</source>
        <translation>Lista gości jeszcze się wczytuje.</translation>
    </message>
    <message>
        <source>The guest list on this machine is {age} old.</source>
        <translation>Lista gości na tym urządzeniu ma {age}.</translation>
    </message>
    <message>
        <source>There is no guest list on this machine yet.</source>
        <translation>Na tym urządzeniu nie ma jeszcze listy gości.</translation>
    </message>
    <message>
        <source>Tickets sold or cancelled after that are not known here yet.</source>
        <translation>Bilety sprzedane lub anulowane później nie są tu jeszcze znane.</translation>
    </message>
    <message>
        <source>Wait a moment: it goes on by itself.</source>
        <translation>Poczekaj chwilę: samo ruszy dalej.</translation>
    </message>
</context>
<context>
    <name>message</name>
    <message>
        <source>A PIN is {least} to {most} digits.</source>
        <translation>PIN ma od {least} do {most} cyfr.</translation>
    </message>
    <message>
        <source>A name has {most} letters at most.</source>
        <translation>Nazwa może mieć najwyżej {most} liter.</translation>
    </message>
    <message>
        <source>Bad Gateway</source>
        <translation>Błąd bramy</translation>
    </message>
    <message>
        <source>Bad Request</source>
        <translation>Błędne żądanie</translation>
    </message>
    <message>
        <source>Conflict</source>
        <translation>Konflikt</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>przekroczono limit miejsca na dysku</translation>
    </message>
    <message>
        <source>First choose a file.</source>
        <translation>Najpierw wybierz plik.</translation>
    </message>
    <message>
        <source>First the name.</source>
        <translation>Najpierw imię.</translation>
    </message>
    <message>
        <source>Forbidden</source>
        <translation>Zabronione</translation>
    </message>
    <message>
        <source>Gateway Timeout</source>
        <translation>Brama nie odpowiada</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>błąd odczytu lub zapisu</translation>
    </message>
    <message>
        <source>Internal Server Error</source>
        <translation>Wewnętrzny błąd serwera</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>to jest folder</translation>
    </message>
    <message>
        <source>No connection to {host} came free in time.</source>
        <translation>Połączenie z {host} nie zwolniło się na czas.</translation>
    </message>
    <message>
        <source>No secure connection to {host} could be made.</source>
        <translation>Nie udało się bezpiecznie połączyć z {host}.</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>brak miejsca na dysku</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>nie ma takiego pliku ani folderu</translation>
    </message>
    <message>
        <source>Nobody of this name has a PIN here.</source>
        <translation>Nikt o tym imieniu nie ma tu PIN-u.</translation>
    </message>
    <message>
        <source>Not Found</source>
        <translation>Nie znaleziono</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>niedozwolone</translation>
    </message>
    <message>
        <source>Others signed in again and again: it is not clear whose token it is.</source>
        <translation>Wciąż logował się ktoś inny: nie wiadomo, czyj to token.</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>brak uprawnień</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>dysk tylko do odczytu</translation>
    </message>
    <message>
        <source>Request Timeout</source>
        <translation>Przekroczono czas</translation>
    </message>
    <message>
        <source>Service Unavailable</source>
        <translation>Serwis niedostępny</translation>
    </message>
    <message>
        <source>Somebody else has this PIN: choose another one.</source>
        <translation>Ktoś inny ma ten PIN: wybierz inny.</translation>
    </message>
    <message>
        <source>Somebody else signed in: the guest list is fetched again.</source>
        <translation>Zalogował się ktoś inny: lista gości jest pobierana od nowa.</translation>
    </message>
    <message>
        <source>The access token holds characters that no token has: copy it again.</source>
        <translation>Token dostępu zawiera niedozwolone znaki: skopiuj go ponownie.</translation>
    </message>
    <message>
        <source>The answer is {page}, not the service&apos;s: sign in to the Wi-Fi, or check the service&apos;s address.</source>
        <translation>Odpowiedź to {page}, a nie odpowiedź serwisu: zaloguj się do Wi-Fi albo sprawdź adres serwisu.</translation>
    </message>
    <message>
        <source>The answer of {host} was damaged on its way.</source>
        <translation>Odpowiedź z {host} uszkodziła się po drodze.</translation>
    </message>
    <message>
        <source>The answer reports an error.</source>
        <translation>Odpowiedź zgłasza błąd.</translation>
    </message>
    <message>
        <source>The answer sends us elsewhere{where}: sign in to the Wi-Fi, or check the service&apos;s address.</source>
        <translation>Odpowiedź odsyła gdzie indziej{where}: zaloguj się do Wi-Fi albo sprawdź adres serwisu.</translation>
    </message>
    <message>
        <source>The certificate of {host} is not to be trusted: {why}.</source>
        <translation>Certyfikat {host} nie jest zaufany: {why}.</translation>
    </message>
    <message>
        <source>The certificates of this machine cannot be read: {why}.</source>
        <translation>Nie da się odczytać certyfikatów tego urządzenia: {why}.</translation>
    </message>
    <message>
        <source>The connection to the service was closed.</source>
        <translation>Połączenie z serwisem zostało zamknięte.</translation>
    </message>
    <message>
        <source>The connection to {host} broke before the answer was whole.</source>
        <translation>Połączenie z {host} zerwało się, zanim dotarła cała odpowiedź.</translation>
    </message>
    <message>
        <source>The guest list has no end.</source>
        <translation>Lista gości nie ma końca.</translation>
    </message>
    <message>
        <source>The id holds characters that cannot be sent.</source>
        <translation>ID zawiera znaki, których nie da się wysłać.</translation>
    </message>
    <message>
        <source>The network wants a sign-in first: sign in to the Wi-Fi, or check the service&apos;s address.</source>
        <translation>Sieć najpierw wymaga logowania: zaloguj się do Wi-Fi albo sprawdź adres serwisu.</translation>
    </message>
    <message>
        <source>The network&apos;s proxy does not let us through to {host}.</source>
        <translation>Proxy w sieci nie przepuszcza nas do {host}.</translation>
    </message>
    <message>
        <source>The path in the {whose}&apos;s address must be whole: no “//”, “.” or “..” in it.</source>
        <translation>Ścieżka w adresie {whose} musi być pełna: bez „//”, „.” ani „..”.</translation>
    </message>
    <message>
        <source>The port in the {whose}&apos;s address must be a number from 1 to 65535.</source>
        <translation>Port w adresie {whose} musi być liczbą od 1 do 65535.</translation>
    </message>
    <message>
        <source>The proxy that the environment names cannot be used.</source>
        <translation>Proxy podanego w środowisku nie da się użyć.</translation>
    </message>
    <message>
        <source>The request could not be sent to {host} in time.</source>
        <translation>Nie udało się wysłać żądania do {host} na czas.</translation>
    </message>
    <message>
        <source>The request could not be written.</source>
        <translation>Nie udało się zapisać żądania.</translation>
    </message>
    <message>
        <source>The service answered {status}: {said}</source>
        <translation>Odpowiedź serwisu {status}: {said}</translation>
    </message>
    <message>
        <source>The service does not accept the access token: sign in again.</source>
        <translation>Serwis nie przyjmuje tokenu dostępu: zaloguj od nowa.</translation>
    </message>
    <message>
        <source>The service&apos;s address is not a web address.</source>
        <translation>Adres serwisu nie jest adresem internetowym.</translation>
    </message>
    <message>
        <source>The service&apos;s address is of a kind that is not supported.</source>
        <translation>Ten rodzaj adresu serwisu nie jest obsługiwany.</translation>
    </message>
    <message>
        <source>The {whose}&apos;s address holds a host name that cannot be.</source>
        <translation>Adres {whose} zawiera niemożliwą nazwę hosta.</translation>
    </message>
    <message>
        <source>The {whose}&apos;s address holds characters that no web address has.</source>
        <translation>Adres {whose} zawiera znaki, których nie ma w adresach internetowych.</translation>
    </message>
    <message>
        <source>The {whose}&apos;s address holds no host name.</source>
        <translation>Adres {whose} nie zawiera nazwy hosta.</translation>
    </message>
    <message>
        <source>The {whose}&apos;s address is missing.</source>
        <translation>Brak adresu {whose}.</translation>
    </message>
    <message>
        <source>The {whose}&apos;s address is not a web address.</source>
        <translation>Adres {whose} nie jest adresem internetowym.</translation>
    </message>
    <message>
        <source>The {whose}&apos;s address must end before any “?” or “#”.</source>
        <translation>Adres {whose} musi się kończyć przed „?” lub „#”.</translation>
    </message>
    <message>
        <source>The {whose}&apos;s address must not hold a user name or password.</source>
        <translation>Adres {whose} nie może zawierać nazwy użytkownika ani hasła.</translation>
    </message>
    <message>
        <source>The {whose}&apos;s address must start with https://, as in https://tickets.example.com.</source>
        <translation>Adres {whose} musi zaczynać się od https://, na przykład https://tickets.example.com.</translation>
    </message>
    <message>
        <source>The {whose}&apos;s address must start with https://; http:// is for this machine only.</source>
        <translation>Adres {whose} musi zaczynać się od https://; http:// jest tylko dla tego urządzenia.</translation>
    </message>
    <message>
        <source>This door’s rules were lost: the host has to set them again first.</source>
        <translation>Zasady tego wejścia przepadły: organizator musi je najpierw ustalić od nowa.</translation>
    </message>
    <message>
        <source>This is a pairing code, and no ticket: it pairs a door with the office.</source>
        <translation>To kod parowania, nie bilet: paruje wejście z biurem.</translation>
    </message>
    <message>
        <source>This is not the service&apos;s answer, its status is {status}: sign in to the Wi-Fi, or check the service&apos;s address.</source>
        <translation>To nie jest odpowiedź serwisu (status {status}): zaloguj się do Wi-Fi albo sprawdź adres serwisu.</translation>
    </message>
    <message>
        <source>This is not the service&apos;s answer: it is larger than {most} bytes.</source>
        <translation>To nie jest odpowiedź serwisu: ma ponad {most} bajtów.</translation>
    </message>
    <message>
        <source>This is not the service&apos;s answer: it is packed as “{coding}”, unasked.</source>
        <translation>To nie jest odpowiedź serwisu: spakowano ją jako „{coding}”, bez pytania.</translation>
    </message>
    <message>
        <source>This is not the service&apos;s answer: {why}.</source>
        <translation>To nie jest odpowiedź serwisu: {why}.</translation>
    </message>
    <message>
        <source>This machine is not signed in. Ask the manager.</source>
        <translation>To urządzenie nie jest zalogowane. Zapytaj koordynatora.</translation>
    </message>
    <message>
        <source>Too Many Requests</source>
        <translation>Zbyt wiele żądań</translation>
    </message>
    <message>
        <source>Unauthorized</source>
        <translation>Brak logowania</translation>
    </message>
    <message>
        <source>a damaged profile was set aside: {names}</source>
        <translation>odłożono uszkodzony profil: {names}</translation>
    </message>
    <message>
        <source>a fault in the program</source>
        <translation>błąd programu</translation>
    </message>
    <message>
        <source>a fault in the program ({kind})</source>
        <translation>błąd programu ({kind})</translation>
    </message>
    <message>
        <source>a repeat checks the ticket out again: this service toggles, and the ticket is out now</source>
        <translation>powtórka zapisuje wyjście: ten serwis przełącza stan i bilet jest teraz na zewnątrz</translation>
    </message>
    <message>
        <source>a repeat does not say that the ticket was in already: {previous}, then {state}</source>
        <translation>powtórka nie mówi, że bilet już był w środku: {previous}, potem {state}</translation>
    </message>
    <message>
        <source>a repeat says that the ticket was in already, as it should</source>
        <translation>powtórka mówi, że bilet już był w środku, tak jak powinna</translation>
    </message>
    <message>
        <source>a web page</source>
        <translation>strona internetowa</translation>
    </message>
    <message>
        <source>a web page titled “{title}”</source>
        <translation>strona internetowa o tytule „{title}”</translation>
    </message>
    <message>
        <source>accepted; the office renews it</source>
        <translation>przyjęto; biuro go odnawia</translation>
    </message>
    <message>
        <source>accepted; the service does not say for how long</source>
        <translation>przyjęto; serwis nie podaje, na jak długo</translation>
    </message>
    <message>
        <source>agrees</source>
        <translation>zgadza się</translation>
    </message>
    <message>
        <source>all are here</source>
        <translation>są wszystkie</translation>
    </message>
    <message>
        <source>an office runs on this machine already: end it and try again, or pair this door with it instead</source>
        <translation>na tym urządzeniu działa już biuro: zakończ je i spróbuj ponownie albo sparuj z nim to wejście</translation>
    </message>
    <message>
        <source>another Kiosk is just opening the profile {folder}, and has not looked yet whether all is well: try again once it is open; nothing was changed</source>
        <translation>inny Kiosk właśnie otwiera profil {folder} i jeszcze nie sprawdził, czy wszystko jest w porządku: spróbuj ponownie, gdy się otworzy; nic nie zmieniono</translation>
    </message>
    <message>
        <source>another Kiosk is using the profile {folder}: close it, or do this there; nothing was changed</source>
        <translation>inny Kiosk używa profilu {folder}: zamknij go albo zrób to tam; nic nie zmieniono</translation>
    </message>
    <message>
        <source>another hub answers there than the one of the code: ask the host for a new one</source>
        <translation>pod tym adresem odpowiada inny hub niż ten z kodu: poproś organizatora o nowy kod</translation>
    </message>
    <message>
        <source>another hub is set on this machine, and goes first: ask the host to take it away</source>
        <translation>na tym urządzeniu ustawiono inny hub, który ma pierwszeństwo: poproś organizatora, by go usunął</translation>
    </message>
    <message>
        <source>another office runs on this machine: if it is that of a door which was just closed, it ends by itself within two minutes or so; else end it</source>
        <translation>na tym urządzeniu działa inne biuro: jeśli należy do dopiero zamkniętego wejścia, samo zakończy się w około dwie minuty; jeśli nie, zakończ je</translation>
    </message>
    <message>
        <source>another program keeps the profile locked: nothing was recorded. Try again</source>
        <translation>inny program blokuje profil: nic nie zapisano. Spróbuj ponownie</translation>
    </message>
    <message>
        <source>another program uses {name}</source>
        <translation>{name} jest w użyciu przez inny program</translation>
    </message>
    <message>
        <source>another sign-in is set on this machine, and goes first: ask the host to take it away, then pair again</source>
        <translation>na tym urządzeniu ustawiono inne logowanie, które ma pierwszeństwo: poproś organizatora, by je usunął, potem sparuj ponownie</translation>
    </message>
    <message>
        <source>answered in {amount} ms at most</source>
        <translation>odpowiedź najwyżej w {amount}&#xa0;ms</translation>
    </message>
    <message>
        <source>camera {number}</source>
        <translation>kamera {number}</translation>
    </message>
    <message>
        <source>check again in a moment; if that does not help, unplug the camera and plug it in again</source>
        <translation>za chwilę sprawdź ponownie; jeśli nie pomoże, odłącz kamerę i podłącz ją znowu</translation>
    </message>
    <message>
        <source>compare this machine&apos;s clock with a telephone&apos;s</source>
        <translation>porównaj zegar tego urządzenia z telefonem</translation>
    </message>
    <message>
        <source>dismissed: {why}</source>
        <translation>odrzucono: {why}</translation>
    </message>
    <message>
        <source>every event on the list ({amount})</source>
        <translation>wszystkie wydarzenia z listy ({amount})</translation>
    </message>
    <message>
        <source>every page is sound</source>
        <translation>każda strona jest w porządku</translation>
    </message>
    <message>
        <source>everything is sent</source>
        <translation>wszystko wysłane</translation>
    </message>
    <message>
        <source>for the application {name}, scope {scopes}</source>
        <translation>dla aplikacji {name}, zakres {scopes}</translation>
    </message>
    <message>
        <source>good for another {age}</source>
        <translation>ważność: jeszcze {age}</translation>
    </message>
    <message>
        <source>guests are forgotten in the next quiet hour of the door</source>
        <translation>dane gości zostaną usunięte w najbliższej spokojnej godzinie wejścia</translation>
    </message>
    <message>
        <source>guests are held until somebody purges them</source>
        <translation>dane gości zostają, dopóki ktoś ich nie usunie</translation>
    </message>
    <message>
        <source>guests should have been forgotten {age} ago</source>
        <translation>dane gości należało usunąć {age} temu</translation>
    </message>
    <message>
        <source>have the office show a new code, and pair this door again: Manager, “Sign in”</source>
        <translation>wyświetl w biurze nowy kod i sparuj to wejście ponownie: Zarządzanie, „Zaloguj”</translation>
    </message>
    <message>
        <source>it brings a token that is not a bearer token</source>
        <translation>jej token nie jest typu bearer</translation>
    </message>
    <message>
        <source>it brings no access token</source>
        <translation>nie ma w niej tokenu dostępu</translation>
    </message>
    <message>
        <source>it brings no policy</source>
        <translation>nie ma w niej zasad</translation>
    </message>
    <message>
        <source>it does not say whose token it brings</source>
        <translation>nie mówi, czyj jest token</translation>
    </message>
    <message>
        <source>it ended without a word</source>
        <translation>zakończyło się bez komunikatu</translation>
    </message>
    <message>
        <source>it holds more than {most} values</source>
        <translation>ma ponad {most} wartości</translation>
    </message>
    <message>
        <source>it holds no listings</source>
        <translation>nie ma w niej ofert</translation>
    </message>
    <message>
        <source>it holds no {what}</source>
        <translation>brakuje: {what}</translation>
    </message>
    <message>
        <source>it is a page of more than {most} entries</source>
        <translation>to strona z ponad {most} pozycjami</translation>
    </message>
    <message>
        <source>it is not JSON</source>
        <translation>to nie JSON</translation>
    </message>
    <message>
        <source>it is not a JSON object</source>
        <translation>to nie obiekt JSON</translation>
    </message>
    <message>
        <source>it is not a page of the guest list</source>
        <translation>to nie strona listy gości</translation>
    </message>
    <message>
        <source>it is not known which service the office&apos;s tokens are for, and nobody gets them: pair this door again</source>
        <translation>nie wiadomo, dla którego serwisu są tokeny biura, i nikt ich nie dostaje: sparuj to wejście ponownie</translation>
    </message>
    <message>
        <source>it is not token information</source>
        <translation>to nie informacja o tokenie</translation>
    </message>
    <message>
        <source>it names an event that cannot be</source>
        <translation>podaje niemożliwe wydarzenie</translation>
    </message>
    <message>
        <source>it names no address of the service</source>
        <translation>nie podaje adresu serwisu</translation>
    </message>
    <message>
        <source>it names no direction</source>
        <translation>nie podaje kierunku</translation>
    </message>
    <message>
        <source>it names no events</source>
        <translation>nie podaje wydarzeń</translation>
    </message>
    <message>
        <source>it names no user id</source>
        <translation>nie podaje ID użytkownika</translation>
    </message>
    <message>
        <source>it opens</source>
        <translation>dają się otworzyć</translation>
    </message>
    <message>
        <source>it pairs no door</source>
        <translation>nie paruje żadnego wejścia</translation>
    </message>
    <message>
        <source>its certificate in {folder} is lost or damaged</source>
        <translation>jego certyfikat w {folder} zaginął lub jest uszkodzony</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>brak odpowiedzi</translation>
    </message>
    <message>
        <source>no answer in time</source>
        <translation>brak odpowiedzi na czas</translation>
    </message>
    <message>
        <source>no answer within {amount} s</source>
        <translation>brak odpowiedzi w ciągu {amount}&#xa0;s</translation>
    </message>
    <message>
        <source>no camera is connected: plug one in</source>
        <translation>nie podłączono kamery: podłącz ją</translation>
    </message>
    <message>
        <source>no connection</source>
        <translation>brak połączenia</translation>
    </message>
    <message>
        <source>no guests are held</source>
        <translation>nie ma danych gości</translation>
    </message>
    <message>
        <source>no hub can be at {server}: ask the host for a new code</source>
        <translation>pod adresem {server} nie może być huba: poproś organizatora o nowy kod</translation>
    </message>
    <message>
        <source>no sign-in that is waited for here belongs to this address: open the service&apos;s page again, and paste the address that the browser ends on then</source>
        <translation>do tego adresu nie pasuje żadne oczekiwane logowanie: otwórz stronę serwisu ponownie i wklej adres, na którym skończy przeglądarka</translation>
    </message>
    <message>
        <source>no ticket held is for {names}</source>
        <translation>żaden wczytany bilet nie jest na: {names}</translation>
    </message>
    <message>
        <source>nobody came back from the service&apos;s page in time: open it again</source>
        <translation>nikt nie wrócił na czas ze strony serwisu: otwórz ją ponownie</translation>
    </message>
    <message>
        <source>nobody has a PIN: nobody can override, and the manager&apos;s menu opens for everybody; set one there, under “This door”</source>
        <translation>nikt nie ma PIN-u: nikt nie może zrobić wyjątku, a Zarządzanie otwiera się każdemu; ustaw PIN tam, w „To wejście”</translation>
    </message>
    <message>
        <source>nobody knows whether it was created: look at the service before you try again ({why})</source>
        <translation>nie wiadomo, czy powstał: zajrzyj do serwisu przed kolejną próbą ({why})</translation>
    </message>
    <message>
        <source>none is chosen, and no ticket held tells of one</source>
        <translation>żadne nie jest wybrane i żaden wczytany bilet go nie podaje</translation>
    </message>
    <message>
        <source>none of {amount} is chosen: every ticket is referred to a supervisor</source>
        <translation>nie wybrano żadnego z {amount}: każdy bilet trafia do koordynatora</translation>
    </message>
    <message>
        <source>not asked about</source>
        <translation>nie pytano</translation>
    </message>
    <message>
        <source>not asked: {why}</source>
        <translation>nie zapytano: {why}</translation>
    </message>
    <message>
        <source>not compared with the service&apos;s</source>
        <translation>nie porównano z serwisem</translation>
    </message>
    <message>
        <source>not compared: the service does not say its time</source>
        <translation>nie porównano: serwis nie podaje godziny</translation>
    </message>
    <message>
        <source>not signed in at the office: {why}</source>
        <translation>brak logowania w biurze: {why}</translation>
    </message>
    <message>
        <source>nothing is written yet; it will be encrypted</source>
        <translation>nic jeszcze nie zapisano; będzie zaszyfrowane</translation>
    </message>
    <message>
        <source>office</source>
        <translation>biura</translation>
    </message>
    <message>
        <source>office unreachable: nobody answers at {address}</source>
        <translation>biuro niedostępne: pod {address} nikt nie odpowiada</translation>
    </message>
    <message>
        <source>office unreachable: what {address} answers is no office&apos;s; this Wi-Fi may want a sign-in</source>
        <translation>biuro niedostępne: to, co odpowiada pod {address}, nie jest biurem; może to Wi-Fi wymaga logowania</translation>
    </message>
    <message>
        <source>office unreachable: {address} answers with status {status}</source>
        <translation>biuro niedostępne: {address} odpowiada statusem {status}</translation>
    </message>
    <message>
        <source>office unreachable: {address} did not answer in time; if the code was used meanwhile, ask for a new one</source>
        <translation>biuro niedostępne: {address} nie odpowiada na czas; jeśli kod został już użyty, poproś o nowy</translation>
    </message>
    <message>
        <source>open the door, and pair it again with the office of this machine: Manager, “Sign in”</source>
        <translation>otwórz wejście i sparuj je ponownie z biurem tego urządzenia: Zarządzanie, „Zaloguj”</translation>
    </message>
    <message>
        <source>other users of this machine may change {names}</source>
        <translation>inni użytkownicy tego urządzenia mogą zmieniać {names}</translation>
    </message>
    <message>
        <source>paired with {address}, which cannot renew the access token: {why}</source>
        <translation>sparowano z {address}; biuro nie może odnowić tokenu dostępu: {why}</translation>
    </message>
    <message>
        <source>paired with {address}, which is signed in</source>
        <translation>sparowano z {address}, biuro zalogowane</translation>
    </message>
    <message>
        <source>paired with {address}, which is signed in and has nothing to renew the access token with</source>
        <translation>sparowano z {address}, biuro zalogowane, ale nie ma czym odnowić tokenu dostępu</translation>
    </message>
    <message>
        <source>paired with {address}, which is signed in; the access token has {age} left</source>
        <translation>sparowano z {address}, biuro zalogowane; token dostępu ważny jeszcze {age}</translation>
    </message>
    <message>
        <source>picture {name}</source>
        <translation>obraz {name}</translation>
    </message>
    <message>
        <source>port {port} of this machine is not free: end the program that has it</source>
        <translation>port {port} tego urządzenia jest zajęty: zakończ program, który go używa</translation>
    </message>
    <message>
        <source>port {port} of this machine is not free: end the program that has it and try again, or register a redirect address with another port at the service, such as {address}, and give that one here</source>
        <translation>port {port} tego urządzenia jest zajęty: zakończ program, który go używa, i spróbuj ponownie albo zarejestruj w serwisie adres przekierowania z innym portem, na przykład {address}, i podaj go tutaj</translation>
    </message>
    <message>
        <source>rehearsal camera</source>
        <translation>kamera próbna</translation>
    </message>
    <message>
        <source>serial scanner on {name}</source>
        <translation>skaner szeregowy na {name}</translation>
    </message>
    <message>
        <source>service</source>
        <translation>serwisu</translation>
    </message>
    <message>
        <source>set it up again: Manager, “Sign in”; the door works from what it holds</source>
        <translation>skonfiguruj je od nowa: Zarządzanie, „Zaloguj”; wejście działa z tym, co ma</translation>
    </message>
    <message>
        <source>sign in again: Manager, “Sign in”; then try it again</source>
        <translation>zaloguj od nowa: Zarządzanie, „Zaloguj”; potem spróbuj ponownie</translation>
    </message>
    <message>
        <source>some of what was recorded is lost: whoever would go in is referred</source>
        <translation>część zapisów przepadła: o każdego, kto mógłby wejść, trzeba zapytać</translation>
    </message>
    <message>
        <source>somebody declined at the service: open its page again, and allow it</source>
        <translation>w serwisie ktoś odmówił: otwórz jego stronę ponownie i zezwól</translation>
    </message>
    <message>
        <source>somebody else signed in before it could leave</source>
        <translation>ktoś inny zalogował się, zanim to wysłano</translation>
    </message>
    <message>
        <source>start the office, and see that this machine reaches it; if it has moved to another address, pair this door again: Manager, “Sign in”</source>
        <translation>uruchom biuro i sprawdź, czy to urządzenie ma z nim łączność; jeśli zmieniło adres, sparuj to wejście ponownie: Zarządzanie, „Zaloguj”</translation>
    </message>
    <message>
        <source>status {status}</source>
        <translation>status {status}</translation>
    </message>
    <message>
        <source>stream from nowhere</source>
        <translation>strumień znikąd</translation>
    </message>
    <message>
        <source>the PIN file is damaged: ask the host to clear the lock-out</source>
        <translation>plik kodów PIN jest uszkodzony: poproś organizatora o zdjęcie blokady</translation>
    </message>
    <message>
        <source>the access token is not kept: while the keyring was waited for, this door was paired, signed out, or signed in again</source>
        <translation>token dostępu nie został zachowany: podczas czekania na pęk kluczy to wejście sparowano, wylogowano lub zalogowano od nowa</translation>
    </message>
    <message>
        <source>the access token was refused</source>
        <translation>token dostępu odrzucono</translation>
    </message>
    <message>
        <source>the address of another service is set on this machine, and goes first: ask the host to take it away</source>
        <translation>na tym urządzeniu ustawiono adres innego serwisu, który ma pierwszeństwo: poproś organizatora, by go usunął</translation>
    </message>
    <message>
        <source>the answer did not come</source>
        <translation>odpowiedź nie dotarła</translation>
    </message>
    <message>
        <source>the answer was damaged</source>
        <translation>odpowiedź dotarła uszkodzona</translation>
    </message>
    <message>
        <source>the answer was not the service&apos;s</source>
        <translation>odpowiedź nie była od serwisu</translation>
    </message>
    <message>
        <source>the camera</source>
        <translation>kamera</translation>
    </message>
    <message>
        <source>the cameras of this machine cannot be listed</source>
        <translation>nie da się wyświetlić listy kamer tego urządzenia</translation>
    </message>
    <message>
        <source>the code holds the ticket&apos;s id</source>
        <translation>kod zawiera numer biletu</translation>
    </message>
    <message>
        <source>the code holds the ticket&apos;s token</source>
        <translation>kod zawiera token biletu</translation>
    </message>
    <message>
        <source>the code is used, and yet this door is not paired, because what the office said could not be kept ({why}): mend that, unpair the door at the office, and ask for a new code</source>
        <translation>kod jest zużyty, a wejście mimo to niesparowane, bo nie dało się zachować odpowiedzi biura ({why}): napraw to, usuń parowanie wejścia w biurze i poproś o nowy kod</translation>
    </message>
    <message>
        <source>the code names the ticket among other things, such as in an address</source>
        <translation>kod podaje bilet obok innych danych, na przykład w adresie</translation>
    </message>
    <message>
        <source>the code was used, is wrong or too old: ask for a new one</source>
        <translation>kod był użyty, jest błędny albo za stary: poproś o nowy</translation>
    </message>
    <message>
        <source>the connection to the hub broke</source>
        <translation>połączenie z hubem zostało przerwane</translation>
    </message>
    <message>
        <source>the database is encrypted</source>
        <translation>baza danych jest zaszyfrowana</translation>
    </message>
    <message>
        <source>the database is in plain bytes</source>
        <translation>baza danych nie jest zaszyfrowana</translation>
    </message>
    <message>
        <source>the disk is full: nothing was recorded. Free some space and scan again</source>
        <translation>dysk jest pełny: nic nie zapisano. Zwolnij miejsce i zeskanuj ponownie</translation>
    </message>
    <message>
        <source>the disk is full: nothing was recorded. Free some space and try again</source>
        <translation>dysk jest pełny: nic nie zapisano. Zwolnij miejsce i spróbuj ponownie</translation>
    </message>
    <message>
        <source>the door policy kept here cannot be used: {why}; set it again</source>
        <translation>zapisanych tu zasad wejścia nie da się użyć: {why}; ustaw je ponownie</translation>
    </message>
    <message>
        <source>the door&apos;s rules were lost with a damaged file: ask the host to set them again</source>
        <translation>zasady wejścia przepadły z uszkodzonym plikiem: poproś organizatora, by ustawił je od nowa</translation>
    </message>
    <message>
        <source>the door&apos;s rules were lost with a damaged file: everybody is referred</source>
        <translation>zasady wejścia przepadły z uszkodzonym plikiem: o każdego gościa trzeba zapytać</translation>
    </message>
    <message>
        <source>the host has to mend a mistake there</source>
        <translation>jest w nich błąd, który musi poprawić organizator</translation>
    </message>
    <message>
        <source>the host&apos;s machine could not keep this door: ask the host to look at its disk, and try the same code again</source>
        <translation>komputer organizatora nie mógł zapisać tego wejścia: poproś organizatora, żeby sprawdził dysk, i spróbuj ponownie tego samego kodu</translation>
    </message>
    <message>
        <source>the host&apos;s rules for this door could not be set: {why}</source>
        <translation>nie udało się ustawić zasad organizatora dla tego wejścia: {why}</translation>
    </message>
    <message>
        <source>the hub answers {what}</source>
        <translation>hub odpowiada {what}</translation>
    </message>
    <message>
        <source>the hub did not answer in time. If it let this door in, Kiosk goes by it once it answers</source>
        <translation>hub nie odpowiedział na czas. Jeśli przyjął to wejście, Kiosk zacznie z niego korzystać, gdy tylko odpowie</translation>
    </message>
    <message>
        <source>the hub does not answer</source>
        <translation>hub nie odpowiada</translation>
    </message>
    <message>
        <source>the hub does not answer: look whether its machine is on, and in the same network as this one</source>
        <translation>hub nie odpowiada: sprawdź, czy jego urządzenie jest włączone i w tej samej sieci co to</translation>
    </message>
    <message>
        <source>the hub does not know this door: pair it</source>
        <translation>hub nie zna tego wejścia: połącz je</translation>
    </message>
    <message>
        <source>the hub has no place for one more door: ask the host to take out one that is gone, and try again</source>
        <translation>hub nie ma miejsca na kolejne wejście: poproś organizatora, by usunął takie, którego już nie ma, i spróbuj ponownie</translation>
    </message>
    <message>
        <source>the hub is full: make room on its disk, or raise its limit</source>
        <translation>hub jest pełny: zwolnij miejsce na jego dysku albo zwiększ jego limit</translation>
    </message>
    <message>
        <source>the hub is there, but nobody lets doors in: ask the host to start it anew</source>
        <translation>hub działa, ale nie przyjmuje wejść: poproś organizatora, by uruchomił go ponownie</translation>
    </message>
    <message>
        <source>the hub keeps nothing just now: its servers may be choosing who leads, or JetStream is off there</source>
        <translation>hub niczego teraz nie zapisuje: być może jego serwery wybierają, który prowadzi, albo JetStream jest tam wyłączony</translation>
    </message>
    <message>
        <source>the hub&apos;s certificate cannot be read: pair this door anew</source>
        <translation>nie można odczytać certyfikatu huba: połącz to wejście ponownie</translation>
    </message>
    <message>
        <source>the key is kept by {name}</source>
        <translation>klucz przechowuje {name}</translation>
    </message>
    <message>
        <source>the next guests are forgotten in {age}</source>
        <translation>następne dane gości zostaną usunięte za {age}</translation>
    </message>
    <message>
        <source>the office cannot pair now: {why}</source>
        <translation>biuro nie może teraz parować: {why}</translation>
    </message>
    <message>
        <source>the office cannot renew the token now: {why}</source>
        <translation>biuro nie może teraz odnowić tokenu: {why}</translation>
    </message>
    <message>
        <source>the office does not start: {why}</source>
        <translation>biuro się nie uruchamia: {why}</translation>
    </message>
    <message>
        <source>the office has the new client secret, and does not know yet whether the service takes it: {why}</source>
        <translation>biuro ma nowy sekret klienta i nie wie jeszcze, czy serwis go przyjmie: {why}</translation>
    </message>
    <message>
        <source>the office of this machine does not answer: try again in a moment</source>
        <translation>biuro tego urządzenia nie odpowiada: spróbuj ponownie za chwilę</translation>
    </message>
    <message>
        <source>the office of this machine does not run: {why}</source>
        <translation>biuro tego urządzenia nie działa: {why}</translation>
    </message>
    <message>
        <source>the office of this machine is in use with client ID {client_id} and redirect address {address}: give those again, or press Next once more if the new ones are right; with another client ID the host has to sign in again</source>
        <translation>biuro tego urządzenia działa z ID klienta {client_id} i adresem przekierowania {address}: podaj je ponownie albo naciśnij jeszcze raz „Dalej”, jeśli nowe są właściwe; z innym ID klienta organizator musi zalogować się od nowa</translation>
    </message>
    <message>
        <source>the office of this machine is not signed in: sign in under Manager, “Sign in”</source>
        <translation>biuro tego urządzenia nie jest zalogowane: zaloguj je: Zarządzanie, „Zaloguj”</translation>
    </message>
    <message>
        <source>the office of this machine was started again, or has another client secret since, and waits for no sign-in any more: open the service&apos;s page again</source>
        <translation>biuro tego urządzenia uruchomiono ponownie albo ma już inny sekret klienta i nie czeka na żadne logowanie: otwórz stronę serwisu ponownie</translation>
    </message>
    <message>
        <source>the office refuses this: {why}</source>
        <translation>biuro tego odmawia: {why}</translation>
    </message>
    <message>
        <source>the office was not set up: {why}</source>
        <translation>biura nie skonfigurowano: {why}</translation>
    </message>
    <message>
        <source>the office&apos;s certificate cannot be read: pair again</source>
        <translation>nie da się odczytać certyfikatu biura: sparuj ponownie</translation>
    </message>
    <message>
        <source>the profile cannot be written; is the disk full?</source>
        <translation>nie da się zapisać profilu; czy dysk jest pełny?</translation>
    </message>
    <message>
        <source>the profile failed: nothing was recorded ({why})</source>
        <translation>awaria profilu: nic nie zapisano ({why})</translation>
    </message>
    <message>
        <source>the profile is closed</source>
        <translation>profil jest zamknięty</translation>
    </message>
    <message>
        <source>the profile&apos;s key file is damaged; put key.json back from a backup</source>
        <translation>plik klucza profilu jest uszkodzony; przywróć key.json z kopii zapasowej</translation>
    </message>
    <message>
        <source>the profile&apos;s key is behind a passphrase</source>
        <translation>klucz profilu jest chroniony hasłem</translation>
    </message>
    <message>
        <source>the program ended while this was being sent</source>
        <translation>program zakończył się podczas wysyłania</translation>
    </message>
    <message>
        <source>the screen went away, and Kiosk ended with it; what was recorded is safe: start Kiosk again once the screen is back</source>
        <translation>ekran zniknął i Kiosk się zakończył; to, co zapisano, jest bezpieczne: uruchom Kiosk ponownie, gdy ekran wróci</translation>
    </message>
    <message>
        <source>the second check-in was not answered: {why}</source>
        <translation>na drugi check-in nie było odpowiedzi: {why}</translation>
    </message>
    <message>
        <source>the serial scanner is not connected yet</source>
        <translation>skaner szeregowy nie jest jeszcze połączony</translation>
    </message>
    <message>
        <source>the serial scanner is not plugged in</source>
        <translation>skaner szeregowy nie jest podłączony</translation>
    </message>
    <message>
        <source>the service answered a check-in with a check-out</source>
        <translation>serwis odpowiedział na check-in wyjściem</translation>
    </message>
    <message>
        <source>the service answered with the check-in state {state}</source>
        <translation>serwis odpowiedział stanem check-inu {state}</translation>
    </message>
    <message>
        <source>the service answered, and the ticket is {state} now</source>
        <translation>serwis odpowiedział i bilet jest teraz w stanie {state}</translation>
    </message>
    <message>
        <source>the service answers in {amount} ms</source>
        <translation>serwis odpowiada w {amount}&#xa0;ms</translation>
    </message>
    <message>
        <source>the service asks to wait</source>
        <translation>serwis prosi, by poczekać</translation>
    </message>
    <message>
        <source>the service could not be reached</source>
        <translation>serwis był niedostępny</translation>
    </message>
    <message>
        <source>the service did not sign the office in: {why}</source>
        <translation>serwis nie zalogował biura: {why}</translation>
    </message>
    <message>
        <source>the service does not know this client ID, or does not take its secret: compare both with what the service shows to the host</source>
        <translation>serwis nie zna tego ID klienta albo nie przyjmuje jego sekretu: porównaj oba z tym, co serwis pokazuje organizatorowi</translation>
    </message>
    <message>
        <source>the service does not take the client ID or secret of this machine’s office, or this Wi-Fi wants a sign-in: see to the Wi-Fi, and where that is not it, let the host compare both with what the service shows</source>
        <translation>serwis nie przyjmuje ID lub sekretu klienta z biura tego urządzenia albo to Wi-Fi wymaga logowania: sprawdź Wi-Fi, a jeśli to nie to, niech organizator porówna oba z tym, co pokazuje serwis</translation>
    </message>
    <message>
        <source>the service does not take the client secret of this machine’s office any more: type the new one under Manager, “Sign in”</source>
        <translation>serwis nie przyjmuje już sekretu klienta z biura tego urządzenia: wpisz nowy: Zarządzanie, „Zaloguj”</translation>
    </message>
    <message>
        <source>the service does not take the office&apos;s client ID or secret, or the office&apos;s Wi-Fi wants a sign-in: ask the host to see to it</source>
        <translation>serwis nie przyjmuje ID lub sekretu klienta z biura albo Wi-Fi biura wymaga logowania: poproś organizatora, by to sprawdził</translation>
    </message>
    <message>
        <source>the service does not take the office&apos;s client secret any more: the host has to give the office the new one</source>
        <translation>serwis nie przyjmuje już sekretu klienta z biura: organizator musi podać biuru nowy</translation>
    </message>
    <message>
        <source>the service does not take this sign-in: open its page again; if that fails too, compare the redirect address with the one that is registered there</source>
        <translation>serwis nie przyjmuje tego logowania: otwórz jego stronę ponownie; jeśli to też się nie uda, porównaj adres przekierowania z tam zarejestrowanym</translation>
    </message>
    <message>
        <source>the service refuses this access token: copy it whole, or ask the host for another</source>
        <translation>serwis odrzuca ten token dostępu: skopiuj go w całości albo poproś organizatora o inny</translation>
    </message>
    <message>
        <source>the service refuses to sign the host in: open its page again; if that fails too, compare client ID and redirect address with what is registered there</source>
        <translation>serwis nie chce zalogować organizatora: otwórz jego stronę ponownie; jeśli to też się nie uda, porównaj ID klienta i adres przekierowania z tam zarejestrowanymi</translation>
    </message>
    <message>
        <source>the service&apos;s address on this machine is wrong: ask the host to set it up</source>
        <translation>adres serwisu na tym urządzeniu jest błędny: poproś organizatora, by go poprawił</translation>
    </message>
    <message>
        <source>the token is refused</source>
        <translation>token jest odrzucany</translation>
    </message>
    <message>
        <source>the token may check in: the ticket is in now</source>
        <translation>token może robić check-in: bilet jest teraz w środku</translation>
    </message>
    <message>
        <source>the token may check in; this ticket was in already</source>
        <translation>token może robić check-in; ten bilet już był w środku</translation>
    </message>
    <message>
        <source>the {camera} cannot be opened</source>
        <translation>{camera} nie daje się otworzyć</translation>
    </message>
    <message>
        <source>there is no access token: paste it whole</source>
        <translation>brak tokenu dostępu: wklej go w całości</translation>
    </message>
    <message>
        <source>there is no file {path}</source>
        <translation>nie ma pliku {path}</translation>
    </message>
    <message>
        <source>there is no screen to open the window on: start Kiosk where somebody is logged in at one</source>
        <translation>nie ma ekranu, na którym można otworzyć okno: uruchom Kiosk tam, gdzie ktoś jest przy nim zalogowany</translation>
    </message>
    <message>
        <source>there is none yet</source>
        <translation>jeszcze nie ma</translation>
    </message>
    <message>
        <source>this code is older than ten minutes, or was used: ask the host for a new one</source>
        <translation>ten kod ma ponad dziesięć minut albo został już użyty: poproś organizatora o nowy</translation>
    </message>
    <message>
        <source>this computer has no place for keys, and Kiosk keeps nothing without one: ask the host to set it up</source>
        <translation>ten komputer nie ma miejsca na klucze, a Kiosk bez niego nic nie przechowuje: poproś organizatora, by je przygotował</translation>
    </message>
    <message>
        <source>this computer&apos;s keyring does not take Kiosk&apos;s key: unlock it, or sign in as its user, and try again</source>
        <translation>pęk kluczy tego komputera nie przyjmuje klucza programu Kiosk: odblokuj go albo zaloguj się jako jego użytkownik i spróbuj ponownie</translation>
    </message>
    <message>
        <source>this door is set to {address}, but its office signs in at {service}: ask the host to pair this door again</source>
        <translation>to wejście ma ustawiony adres {address}, a jego biuro loguje się do {service}: poproś organizatora, by sparował to wejście ponownie</translation>
    </message>
    <message>
        <source>this is not the office that the link names: nothing was sent</source>
        <translation>to nie jest biuro z tego linku: nic nie wysłano</translation>
    </message>
    <message>
        <source>this is not the office that this door was paired with: nothing was sent</source>
        <translation>to nie jest biuro, z którym sparowano to wejście: nic nie wysłano</translation>
    </message>
    <message>
        <source>this machine does not know the service&apos;s address: ask the host to set it up</source>
        <translation>to urządzenie nie zna adresu serwisu: poproś organizatora, by go ustawił</translation>
    </message>
    <message>
        <source>this machine has no keyring that works</source>
        <translation>to urządzenie nie ma działającego pęku kluczy</translation>
    </message>
    <message>
        <source>this machine has no keyring to hold the profile&apos;s key</source>
        <translation>to urządzenie nie ma pęku kluczy na klucz profilu</translation>
    </message>
    <message>
        <source>this machine holds the office of {service}, and doors are paired with it: look whether the address is right, or ask whoever set that office up</source>
        <translation>na tym urządzeniu jest biuro serwisu {service} i sparowano z nim wejścia: sprawdź, czy adres jest właściwy, albo zapytaj osobę, która konfigurowała to biuro</translation>
    </message>
    <message>
        <source>this machine lets no program of its user have port {port}</source>
        <translation>to urządzenie nie daje portu {port} żadnemu programowi swojego użytkownika</translation>
    </message>
    <message>
        <source>this machine lets no program of its user have port {port}: register a redirect address with another port at the service, such as {address}, and give that one here</source>
        <translation>to urządzenie nie daje portu {port} żadnemu programowi swojego użytkownika: zarejestruj w serwisie adres przekierowania z innym portem, na przykład {address}, i podaj go tutaj</translation>
    </message>
    <message>
        <source>this machine&apos;s keyring does not work: {why}</source>
        <translation>pęk kluczy tego urządzenia nie działa: {why}</translation>
    </message>
    <message>
        <source>this machine&apos;s own token counts no more, but the keyring has not forgotten it yet: unlock it if it asks</source>
        <translation>własny token tego urządzenia już się nie liczy, ale pęk kluczy jeszcze go nie usunął: odblokuj go, jeśli o to poprosi</translation>
    </message>
    <message>
        <source>this machine&apos;s sign-in is damaged: ask the manager to sign in again</source>
        <translation>logowanie tego urządzenia jest uszkodzone: poproś koordynatora o ponowne zalogowanie</translation>
    </message>
    <message>
        <source>this profile opens with a passphrase</source>
        <translation>ten profil otwiera się hasłem</translation>
    </message>
    <message>
        <source>this ticket has an open admission already</source>
        <translation>z tym biletem już kogoś wpuszczono</translation>
    </message>
    <message>
        <source>this user may not open {name}</source>
        <translation>ten użytkownik nie może otworzyć {name}</translation>
    </message>
    <message>
        <source>too many wrong codes: wait {age}, then compare the code and try it again</source>
        <translation>zbyt wiele błędnych kodów: poczekaj {age}, potem porównaj kod i spróbuj ponownie</translation>
    </message>
    <message>
        <source>try it again once the link is well</source>
        <translation>spróbuj ponownie, gdy połączenie będzie dobre</translation>
    </message>
    <message>
        <source>unpaired: the office does not know this door any more; pair it again</source>
        <translation>niesparowane: biuro nie zna już tego wejścia; sparuj je ponownie</translation>
    </message>
    <message>
        <source>video {name}</source>
        <translation>wideo {name}</translation>
    </message>
    <message>
        <source>what came of it could not be noted</source>
        <translation>nie udało się zapisać, co z tego wyszło</translation>
    </message>
    <message>
        <source>what is kept of the PIN of {names} is damaged</source>
        <translation>zapis PIN-u ({names}) jest uszkodzony</translation>
    </message>
    <message>
        <source>what it keeps in {folder} cannot be opened: its key is lost or locked</source>
        <translation>jego dane w {folder} nie dają się otworzyć: klucz zaginął lub jest zablokowany</translation>
    </message>
    <message>
        <source>what it keeps in {folder} is damaged</source>
        <translation>jego dane w {folder} są uszkodzone</translation>
    </message>
    <message>
        <source>what it keeps is gone from {folder}</source>
        <translation>jego dane zniknęły z {folder}</translation>
    </message>
    <message>
        <source>wrong passphrase for {file}: nothing was changed</source>
        <translation>błędne hasło do {file}: nic nie zmieniono</translation>
    </message>
    <message>
        <source>wrong passphrase: the profile was not opened and nothing was changed</source>
        <translation>błędne hasło: profilu nie otwarto i nic nie zmieniono</translation>
    </message>
    <message>
        <source>{amount} GB free</source>
        <translation>wolne {amount}&#xa0;GB</translation>
    </message>
    <message>
        <source>{amount} days left</source>
        <translation>zostało dni: {amount}</translation>
    </message>
    <message>
        <source>{amount} s ahead of the service&apos;s</source>
        <translation>spieszy się o {amount}&#xa0;s względem serwisu</translation>
    </message>
    <message>
        <source>{amount} s behind the service&apos;s</source>
        <translation>spóźnia się o {amount}&#xa0;s względem serwisu</translation>
    </message>
    <message>
        <source>{camera} cannot be opened: allow it in System Settings, Privacy &amp; Security, Camera; or another program uses it</source>
        <translation>{camera} nie daje się otworzyć: zezwól w Ustawieniach systemowych, Prywatność i ochrona, Kamera; albo używa jej inny program</translation>
    </message>
    <message>
        <source>{camera} cannot be opened: another program uses it, or Settings, Privacy, Camera forbids it</source>
        <translation>{camera} nie daje się otworzyć: używa jej inny program albo zabraniają tego Ustawienia, Prywatność, Kamera</translation>
    </message>
    <message>
        <source>{camera} cannot be opened: it is not connected</source>
        <translation>{camera} nie daje się otworzyć: brak połączenia</translation>
    </message>
    <message>
        <source>{camera} delivers no more pictures</source>
        <translation>{camera} nie podaje już obrazu</translation>
    </message>
    <message>
        <source>{camera} delivers no pictures: unplug it, and plug it in again</source>
        <translation>{camera} nie podaje obrazu: odłącz i podłącz ponownie</translation>
    </message>
    <message>
        <source>{camera} does not answer</source>
        <translation>{camera} nie odpowiada</translation>
    </message>
    <message>
        <source>{camera} failed ({why})</source>
        <translation>{camera} nie działa ({why})</translation>
    </message>
    <message>
        <source>{camera} has brought no pictures yet that could be measured</source>
        <translation>{camera} nie podaje jeszcze obrazu, który dałoby się zmierzyć</translation>
    </message>
    <message>
        <source>{camera} has stopped delivering pictures</source>
        <translation>{camera} nie podaje już obrazu</translation>
    </message>
    <message>
        <source>{camera} is back</source>
        <translation>{camera} znów działa</translation>
    </message>
    <message>
        <source>{camera} is in use by another program: close that program</source>
        <translation>{camera} jest w użyciu przez inny program: zamknij go</translation>
    </message>
    <message>
        <source>{camera} is not connected: plug it in again</source>
        <translation>{camera} nie ma połączenia: podłącz ponownie</translation>
    </message>
    <message>
        <source>{camera} is not connected: {other} is used</source>
        <translation>{camera} nie ma połączenia: w użyciu {other}</translation>
    </message>
    <message>
        <source>{camera} is starting</source>
        <translation>{camera} się uruchamia</translation>
    </message>
    <message>
        <source>{camera} may not be used by this account: add it to the group video, and sign in again</source>
        <translation>{camera}: brak dostępu dla tego konta; dodaj je do grupy video i zaloguj się ponownie</translation>
    </message>
    <message>
        <source>{camera} was closed</source>
        <translation>zamknięto: {camera}</translation>
    </message>
    <message>
        <source>{camera}, {width} × {height}, {fps} pictures a second</source>
        <translation>{camera}, {width} × {height}, {fps} klatek na sekundę</translation>
    </message>
    <message>
        <source>{chosen} is not connected: {camera}</source>
        <translation>{chosen} nie ma połączenia: {camera}</translation>
    </message>
    <message>
        <source>{damage}. Put it back from a backup, or move it away: then the address, the door&apos;s name, its direction and its events have to be set again</source>
        <translation>{damage}. Przywróć plik z kopii zapasowej albo przenieś go: wtedy trzeba na nowo ustawić adres, nazwę wejścia, kierunek i wydarzenia</translation>
    </message>
    <message>
        <source>{detail}, and the event is over in {age}</source>
        <translation>{detail}, a wydarzenie kończy się za {age}</translation>
    </message>
    <message>
        <source>{file} asks for more work than a Kiosk ever does: it is damaged or forged; nothing was changed</source>
        <translation>{file} żąda więcej obliczeń niż jakikolwiek Kiosk: uszkodzony lub podrobiony; nic nie zmieniono</translation>
    </message>
    <message>
        <source>{file} cannot be read: {why}</source>
        <translation>nie można odczytać {file}: {why}</translation>
    </message>
    <message>
        <source>{file} holds what this Kiosk cannot read: nothing was taken</source>
        <translation>{file} zawiera coś, czego ten Kiosk nie odczyta: nic nie przejęto</translation>
    </message>
    <message>
        <source>{file} is damaged or incomplete: nothing was taken from it. Copy it again</source>
        <translation>{file} jest uszkodzony lub niepełny: nic nie przejęto. Skopiuj go ponownie</translation>
    </message>
    <message>
        <source>{file} is damaged: nothing was changed. Copy it again</source>
        <translation>{file} jest uszkodzony: nic nie zmieniono. Skopiuj go ponownie</translation>
    </message>
    <message>
        <source>{file} is incomplete: nothing was taken. Export it again</source>
        <translation>{file} jest niepełny: nic nie przejęto. Wyeksportuj go ponownie</translation>
    </message>
    <message>
        <source>{file} is not a handover file</source>
        <translation>{file} nie jest plikiem przeniesienia</translation>
    </message>
    <message>
        <source>{file} was made by a newer Kiosk: update the program; nothing was changed</source>
        <translation>{file} pochodzi z nowszej wersji programu Kiosk: zaktualizuj go; nic nie zmieniono</translation>
    </message>
    <message>
        <source>{first}, {then}</source>
        <translation>{first}, {then}</translation>
    </message>
    <message numerus="yes">
        <source>{here}; {n} are for other events or doors</source>
        <translation>
            <numerusform>{here}; {n} na inne wydarzenia lub wejścia</numerusform>
            <numerusform>{here}; {n} na inne wydarzenia lub wejścia</numerusform>
            <numerusform>{here}; {n} na inne wydarzenia lub wejścia</numerusform>
        </translation>
    </message>
    <message>
        <source>{host} cannot be found: no network, or the service&apos;s address is wrong.</source>
        <translation>Nie znaleziono {host}: brak sieci albo błędny adres serwisu.</translation>
    </message>
    <message>
        <source>{host} cannot be reached.</source>
        <translation>Brak połączenia z {host}.</translation>
    </message>
    <message>
        <source>{host} cannot be reached: no connection in time.</source>
        <translation>Brak połączenia z {host}: nie udało się na czas.</translation>
    </message>
    <message>
        <source>{host} did not answer in time.</source>
        <translation>{host} nie odpowiada na czas.</translation>
    </message>
    <message>
        <source>{host} refuses connections: the service&apos;s address is wrong, or it is down.</source>
        <translation>{host} odrzuca połączenia: adres serwisu jest błędny albo serwis nie działa.</translation>
    </message>
    <message>
        <source>{kind} stream from {host}</source>
        <translation>strumień {kind} z {host}</translation>
    </message>
    <message>
        <source>{names} belongs to another user of this machine</source>
        <translation>{names} należy do innego użytkownika tego urządzenia</translation>
    </message>
    <message>
        <source>{names} is over</source>
        <translation>{names}: już po</translation>
    </message>
    <message>
        <source>{name} cannot be opened: {why}</source>
        <translation>{name} nie daje się otworzyć: {why}</translation>
    </message>
    <message numerus="yes">
        <source>{n} check-ins are unsent, the oldest for {age}</source>
        <translation>
            <numerusform>{n} niewysłany check-in, czeka {age}</numerusform>
            <numerusform>{n} niewysłane check-iny, najdłużej {age}</numerusform>
            <numerusform>{n} niewysłanych check-inów, najdłużej {age}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} check-ins are unsent, the oldest for {age}: {why}</source>
        <translation>
            <numerusform>{n} niewysłany check-in, czeka {age}: {why}</numerusform>
            <numerusform>{n} niewysłane check-iny, najdłużej {age}: {why}</numerusform>
            <numerusform>{n} niewysłanych check-inów, najdłużej {age}: {why}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} check-ins need a person</source>
        <translation>
            <numerusform>{n} check-in wymaga decyzji</numerusform>
            <numerusform>{n} check-iny wymagają decyzji</numerusform>
            <numerusform>{n} check-inów wymaga decyzji</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} check-ins wait for the account {name}</source>
        <translation>
            <numerusform>{n} check-in czeka na konto {name}</numerusform>
            <numerusform>{n} check-iny czekają na konto {name}</numerusform>
            <numerusform>{n} check-inów czeka na konto {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} for other reasons</source>
        <translation>
            <numerusform>{n} z innych powodów</numerusform>
            <numerusform>{n} z innych powodów</numerusform>
            <numerusform>{n} z innych powodów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} in the state {state}</source>
        <translation>
            <numerusform>{n} w stanie {state}</numerusform>
            <numerusform>{n} w stanie {state}</numerusform>
            <numerusform>{n} w stanie {state}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} in the state {state}, which is new to this program</source>
        <translation>
            <numerusform>{n} w stanie {state}, nieznanym programowi</numerusform>
            <numerusform>{n} w stanie {state}, nieznanym programowi</numerusform>
            <numerusform>{n} w stanie {state}, nieznanym programowi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} of {amount} tickets would go in here</source>
        <translation>
            <numerusform>wszedłby tu {n} z {amount} biletów</numerusform>
            <numerusform>weszłyby tu {n} z {amount} biletów</numerusform>
            <numerusform>weszłoby tu {n} z {amount} biletów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} on the stop list</source>
        <translation>
            <numerusform>{n} na liście blokad</numerusform>
            <numerusform>{n} na liście blokad</numerusform>
            <numerusform>{n} na liście blokad</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} open incidents</source>
        <translation>
            <numerusform>{n} do wyjaśnienia</numerusform>
            <numerusform>{n} do wyjaśnienia</numerusform>
            <numerusform>{n} do wyjaśnienia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} supervisors have a PIN; a profile put back from a copy ends a lock-out</source>
        <translation>
            <numerusform>{n} koordynator ma PIN; profil przywrócony z kopii kończy blokadę</numerusform>
            <numerusform>{n} koordynatorów ma PIN; profil przywrócony z kopii kończy blokadę</numerusform>
            <numerusform>{n} koordynatorów ma PIN; profil przywrócony z kopii kończy blokadę</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} that left the list</source>
        <translation>
            <numerusform>{n} już poza listą</numerusform>
            <numerusform>{n} już poza listą</numerusform>
            <numerusform>{n} już poza listą</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} tickets are of a type that allows no entry</source>
        <translation>
            <numerusform>{n} bilet jest rodzaju bez wstępu</numerusform>
            <numerusform>{n} bilety są rodzaju bez wstępu</numerusform>
            <numerusform>{n} biletów jest rodzaju bez wstępu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} tickets of other accounts are held too; no scan goes by them</source>
        <translation>
            <numerusform>jest też {n} bilet innego konta; skany go nie uwzględniają</numerusform>
            <numerusform>są też {n} bilety innych kont; skany ich nie uwzględniają</numerusform>
            <numerusform>jest też {n} biletów innych kont; skany ich nie uwzględniają</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} tickets, and the list is not complete</source>
        <translation>
            <numerusform>{n} bilet, lista niekompletna</numerusform>
            <numerusform>{n} bilety, lista niekompletna</numerusform>
            <numerusform>{n} biletów, lista niekompletna</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} tickets, as of a time that is still to come</source>
        <translation>
            <numerusform>{n} bilet, stan z przyszłości</numerusform>
            <numerusform>{n} bilety, stan z przyszłości</numerusform>
            <numerusform>{n} biletów, stan z przyszłości</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} tickets, complete, {age} old</source>
        <translation>
            <numerusform>{n} bilet, lista kompletna, ma {age}</numerusform>
            <numerusform>{n} bilety, lista kompletna, ma {age}</numerusform>
            <numerusform>{n} biletów, lista kompletna, ma {age}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} until it is settled what was lost</source>
        <translation>
            <numerusform>{n}, dopóki nie będzie jasne, co utracono</numerusform>
            <numerusform>{n}, dopóki nie będzie jasne, co utracono</numerusform>
            <numerusform>{n}, dopóki nie będzie jasne, co utracono</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} without a state</source>
        <translation>
            <numerusform>{n} bez stanu</numerusform>
            <numerusform>{n} bez stanu</numerusform>
            <numerusform>{n} bez stanu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} without a ticket type</source>
        <translation>
            <numerusform>{n} bez rodzaju biletu</numerusform>
            <numerusform>{n} bez rodzaju biletu</numerusform>
            <numerusform>{n} bez rodzaju biletu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} without an event</source>
        <translation>
            <numerusform>{n} bez wydarzenia</numerusform>
            <numerusform>{n} bez wydarzenia</numerusform>
            <numerusform>{n} bez wydarzenia</numerusform>
        </translation>
    </message>
    <message>
        <source>{path} cannot be opened as a video</source>
        <translation>{path} nie daje się otworzyć jako wideo</translation>
    </message>
    <message>
        <source>{path} cannot be opened: the key does not fit, or the file is damaged ({why})</source>
        <translation>{path} nie daje się otworzyć: klucz nie pasuje albo plik jest uszkodzony ({why})</translation>
    </message>
    <message>
        <source>{path} cannot be opened: too many files are open. Close other programs and try again</source>
        <translation>{path} nie daje się otworzyć: otwartych jest za dużo plików. Zamknij inne programy i spróbuj ponownie</translation>
    </message>
    <message>
        <source>{path} cannot be written: check the folder&apos;s permissions ({why})</source>
        <translation>{path} nie daje się zapisać: sprawdź uprawnienia folderu ({why})</translation>
    </message>
    <message>
        <source>{path} cannot be written: {why}</source>
        <translation>{path} nie daje się zapisać: {why}</translation>
    </message>
    <message>
        <source>{path} cannot be written: {why}. Free some space and try again</source>
        <translation>{path} nie daje się zapisać: {why}. Zwolnij miejsce i spróbuj ponownie</translation>
    </message>
    <message>
        <source>{path} holds no pixels that can be shown</source>
        <translation>{path} nie zawiera obrazu, który da się pokazać</translation>
    </message>
    <message>
        <source>{path} is there already and is no handover file: choose another name</source>
        <translation>{path} już istnieje i nie jest plikiem przeniesienia: wybierz inną nazwę</translation>
    </message>
    <message>
        <source>{path} was found to be damaged: nothing is recorded any more. Close Kiosk and start it again: what can be read is put back</source>
        <translation>{path} jest uszkodzony: nic nie jest już zapisywane. Zamknij Kiosk i uruchom ponownie: to, co da się odczytać, zostanie przywrócone</translation>
    </message>
    <message>
        <source>{path} was removed or replaced while Kiosk was running: nothing is recorded any more. Close Kiosk, put the file back if somebody moved it, and start Kiosk again</source>
        <translation>{path} usunięto lub podmieniono, gdy Kiosk działał: nic nie jest już zapisywane. Zamknij Kiosk, odłóż plik na miejsce, jeśli ktoś go przeniósł, i uruchom Kiosk ponownie</translation>
    </message>
    <message>
        <source>{user} is signed in; {detail}</source>
        <translation>zalogowane konto: {user}; {detail}</translation>
    </message>
</context>
<context>
    <name>order</name>
    <message numerus="yes">
        <source>Order of %n · {inside} inside</source>
        <translation>
            <numerusform>Zamówienie na %n · w środku {inside}</numerusform>
            <numerusform>Zamówienie na %n · w środku {inside}</numerusform>
            <numerusform>Zamówienie na %n · w środku {inside}</numerusform>
        </translation>
    </message>
    <message>
        <source>bought by {name}</source>
        <translation>kupione przez: {name}</translation>
    </message>
    <message numerus="yes">
        <source>order of %n, {inside} inside</source>
        <translation>
            <numerusform>zamówienie na %n, w środku {inside}</numerusform>
            <numerusform>zamówienie na %n, w środku {inside}</numerusform>
            <numerusform>zamówienie na %n, w środku {inside}</numerusform>
        </translation>
    </message>
    <message>
        <source>ticket {id}</source>
        <translation>bilet {id}</translation>
    </message>
</context>
<context>
    <name>outbox</name>
    <message numerus="yes">
        <source>%n check-in(s) wait on this machine to be sent, the oldest for {age}.</source>
        <translation>
            <numerusform>%n check-in czeka tu na wysłanie, już {age}.</numerusform>
            <numerusform>%n check-iny czekają tu na wysłanie, najdłużej {age}.</numerusform>
            <numerusform>%n check-inów czeka tu na wysłanie, najdłużej {age}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n check-in(s) wait on this machine to be sent.</source>
        <translation>
            <numerusform>%n check-in czeka tu na wysłanie.</numerusform>
            <numerusform>%n check-iny czekają tu na wysłanie.</numerusform>
            <numerusform>%n check-inów czeka tu na wysłanie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them wait for another account.</source>
        <translation>
            <numerusform>%n z nich czeka na inne konto.</numerusform>
            <numerusform>%n z nich czekają na inne konto.</numerusform>
            <numerusform>%n z nich czeka na inne konto.</numerusform>
        </translation>
    </message>
    <message>
        <source>All sent</source>
        <translation>Wszystko wysłane</translation>
    </message>
    <message>
        <source>Ask a supervisor to look at them, under “Not sent yet”.</source>
        <translation>Poproś koordynatora, by je przejrzał na liście „Niewysłane”.</translation>
    </message>
    <message>
        <source>Every check-in of this door has reached the ticketing service.</source>
        <translation>Każdy check-in tego wejścia dotarł do serwisu biletowego.</translation>
    </message>
    <message>
        <source>Guest left</source>
        <translation>Gość wyszedł</translation>
    </message>
    <message>
        <source>Host checks them in by hand</source>
        <translation>Organizator zrobi check-in ręcznie</translation>
    </message>
    <message>
        <source>Nothing to do.</source>
        <translation>Nic nie trzeba robić.</translation>
    </message>
    <message>
        <source>Nothing waits to be sent.</source>
        <translation>Nic nie czeka na wysłanie.</translation>
    </message>
    <message>
        <source>Sent automatically when the connection is back.</source>
        <translation>Wyślą się same, gdy wróci połączenie.</translation>
    </message>
    <message>
        <source>Several were refused alike: it is the account, the address or the event. One is tried every few seconds.</source>
        <translation>Kilka odrzucono tak samo: chodzi o konto, adres albo wydarzenie. Co kilka sekund wysyłany jest jeden.</translation>
    </message>
    <message>
        <source>Somebody must sign in again; they are safe here until then.</source>
        <translation>Ktoś musi się zalogować od nowa; do tego czasu są tu bezpieczne.</translation>
    </message>
    <message>
        <source>The Wi-Fi wants a login first; they are safe here until then.</source>
        <translation>Wi-Fi najpierw wymaga logowania; do tego czasu są tu bezpieczne.</translation>
    </message>
    <message>
        <source>The service asks for less; they leave ever more slowly.</source>
        <translation>Serwis prosi o mniej; wysyłanie zwalnia.</translation>
    </message>
    <message>
        <source>The service asks to wait {time}; they are safe here until then.</source>
        <translation>Serwis prosi o przerwę: {time}; do tego czasu są tu bezpieczne.</translation>
    </message>
    <message>
        <source>The service cannot be reached; they are safe here until then.</source>
        <translation>Serwis jest niedostępny; do tego czasu są tu bezpieczne.</translation>
    </message>
    <message>
        <source>The service does not take them now; they are safe here until it does.</source>
        <translation>Serwis teraz ich nie przyjmuje; do tego czasu są tu bezpieczne.</translation>
    </message>
    <message>
        <source>The service fails; one is tried now and then, and all leave once it is well.</source>
        <translation>Serwis ma awarię; co jakiś czas Kiosk próbuje wysłać jeden, a gdy serwis wróci, wyślą się wszystkie.</translation>
    </message>
    <message>
        <source>The service has not answered yet.</source>
        <translation>Serwis jeszcze nie odpowiedział.</translation>
    </message>
    <message>
        <source>The service is slow; they are being sent.</source>
        <translation>Serwis jest wolny; trwa wysyłanie.</translation>
    </message>
    <message numerus="yes">
        <source>The ticketing service refused %n check-in(s).</source>
        <translation>
            <numerusform>Serwis biletowy odrzucił %n check-in.</numerusform>
            <numerusform>Serwis biletowy odrzucił %n check-iny.</numerusform>
            <numerusform>Serwis biletowy odrzucił %n check-inów.</numerusform>
        </translation>
    </message>
    <message>
        <source>They are being sent now.</source>
        <translation>Trwa wysyłanie.</translation>
    </message>
    <message>
        <source>They are safe on the disk, also when the machine is switched off. Other doors may not know of these guests yet.</source>
        <translation>Są bezpieczne na dysku, także po wyłączeniu urządzenia. Inne wejścia mogą jeszcze nie wiedzieć o tych gościach.</translation>
    </message>
    <message>
        <source>This waits until somebody signs in with the account {account}.</source>
        <translation>Czeka, aż ktoś zaloguje się na konto {account}.</translation>
    </message>
    <message>
        <source>Ticket was cancelled</source>
        <translation>Bilet anulowano</translation>
    </message>
    <message>
        <source>not tried yet</source>
        <translation>jeszcze nie próbowano</translation>
    </message>
    <message numerus="yes">
        <source>tried %n time(s)</source>
        <translation>
            <numerusform>%n próba</numerusform>
            <numerusform>%n próby</numerusform>
            <numerusform>%n prób</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} refused</source>
        <translation>
            <numerusform>{n} odrzucony</numerusform>
            <numerusform>{n} odrzucone</numerusform>
            <numerusform>{n} odrzuconych</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} unsent</source>
        <translation>
            <numerusform>{n} niewysłany</numerusform>
            <numerusform>{n} niewysłane</numerusform>
            <numerusform>{n} niewysłanych</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} unsent · oldest {age}</source>
        <translation>
            <numerusform>{n} niewysłany · już {age}</numerusform>
            <numerusform>{n} niewysłane · już {age}</numerusform>
            <numerusform>{n} niewysłanych · już {age}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} wait to be sent, the oldest for {age}. {why}</source>
        <translation>
            <numerusform>{n} czeka na wysłanie, już {age}. {why}</numerusform>
            <numerusform>{n} czekają na wysłanie, najdłużej {age}. {why}</numerusform>
            <numerusform>{n} czeka na wysłanie, najdłużej {age}. {why}</numerusform>
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
        <translation>Odpowiada inne biuro niż to, z którym sparowano wejście, i nic od niego nie dostaje. Zapytaj organizatora albo sparuj ponownie: Zarządzanie, „Zaloguj”.</translation>
    </message>
    <message>
        <source>If it has moved, pair this door again: Manager, “Sign in”.</source>
        <translation>Jeśli zmieniło adres, sparuj to wejście ponownie: Zarządzanie, „Zaloguj”.</translation>
    </message>
    <message>
        <source>The office does not know this door any more. Pair it again: Manager, “Sign in”.</source>
        <translation>Biuro nie zna już tego wejścia. Sparuj je ponownie: Zarządzanie, „Zaloguj”.</translation>
    </message>
    <message>
        <source>The office of this machine does not answer. What to do: Manager, “Sign in”.</source>
        <translation>Biuro tego urządzenia nie odpowiada. Co zrobić: Zarządzanie, „Zaloguj”.</translation>
    </message>
</context>
<context>
    <name>presence</name>
    <message>
        <source>Inside</source>
        <translation>W środku</translation>
    </message>
    <message>
        <source>Inside since {time}</source>
        <translation>W środku od {time}</translation>
    </message>
    <message>
        <source>Inside since {time}, {door}</source>
        <translation>W środku od {time}, {door}</translation>
    </message>
    <message>
        <source>Inside, says the service</source>
        <translation>W środku według serwisu</translation>
    </message>
    <message>
        <source>Left at {time}</source>
        <translation>Wyjście: {time}</translation>
    </message>
    <message>
        <source>Not inside</source>
        <translation>Nie ma w środku</translation>
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
        <translation>Zapytaj koordynatora o listę gości</translation>
    </message>
    <message>
        <source>Ask the manager to choose tonight’s event</source>
        <translation>Poproś koordynatora o wybranie dzisiejszego wydarzenia</translation>
    </message>
    <message>
        <source>Ask the manager to set this door’s rules again</source>
        <translation>Poproś koordynatora o ponowne ustalenie zasad tego wejścia</translation>
    </message>
    <message>
        <source>Ask the manager to set this machine up</source>
        <translation>Poproś koordynatora o przygotowanie tego urządzenia</translation>
    </message>
    <message>
        <source>Ask the manager to sign this machine in</source>
        <translation>Poproś koordynatora o zalogowanie tego urządzenia</translation>
    </message>
    <message>
        <source>Check the Wi-Fi</source>
        <translation>Sprawdź Wi-Fi</translation>
    </message>
    <message>
        <source>It does not know the ticketing service yet</source>
        <translation>Nie zna jeszcze serwisu biletowego</translation>
    </message>
    <message>
        <source>Log in to the Wi-Fi in a web browser</source>
        <translation>Zaloguj się do Wi-Fi w przeglądarce</translation>
    </message>
    <message>
        <source>Nobody is on it yet</source>
        <translation>Na razie nikogo na niej nie ma</translation>
    </message>
    <message>
        <source>The guest list cannot be loaded before that</source>
        <translation>Bez tego lista gości się nie wczyta</translation>
    </message>
    <message>
        <source>The guest list cannot be loaded without a connection</source>
        <translation>Bez połączenia lista gości się nie wczyta</translation>
    </message>
    <message>
        <source>The guest list is being loaded</source>
        <translation>Lista gości się wczytuje</translation>
    </message>
    <message>
        <source>The guest list is being loaded: {came} of {all}, about {n} min left</source>
        <translation>Lista gości się wczytuje: {came} z {all}, jeszcze około {n} min</translation>
    </message>
    <message>
        <source>The guest list is being loaded: {came} of {all}, less than a minute left</source>
        <translation>Lista gości się wczytuje: {came} z {all}, jeszcze mniej niż minuta</translation>
    </message>
    <message>
        <source>The guest list is for more than one event</source>
        <translation>Lista gości obejmuje kilka wydarzeń</translation>
    </message>
    <message>
        <source>The ticketing service does not accept the sign-in any more</source>
        <translation>Serwis biletowy nie przyjmuje już tego logowania</translation>
    </message>
    <message>
        <source>The ticketing service does not give it to this machine</source>
        <translation>Serwis biletowy nie daje jej temu urządzeniu</translation>
    </message>
    <message>
        <source>The ticketing service does not know the event “{event}”</source>
        <translation>Serwis biletowy nie zna wydarzenia „{event}”</translation>
    </message>
    <message>
        <source>The ticketing service has trouble; the guest list is asked for again</source>
        <translation>Serwis biletowy ma problemy; lista gości jest pobierana ponownie</translation>
    </message>
    <message>
        <source>They were lost with a damaged file</source>
        <translation>Przepadły z uszkodzonym plikiem</translation>
    </message>
    <message>
        <source>This machine is not signed in. Ask the manager.</source>
        <translation>To urządzenie nie jest zalogowane. Zapytaj koordynatora.</translation>
    </message>
    <message>
        <source>Wait a moment</source>
        <translation>Poczekaj chwilę</translation>
    </message>
    <message>
        <source>You can scan; it is sent to the ticketing service after that</source>
        <translation>Można skanować; wysyłka nastąpi potem</translation>
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
        <translation>check-in odrzucony: zapytaj koordynatora</translation>
    </message>
    <message>
        <source>left</source>
        <translation>wyjście</translation>
    </message>
    <message>
        <source>recorded before the restart, and not shown</source>
        <translation>zapisane przed restartem, niepokazane</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>cofnięto</translation>
    </message>
    <message>
        <source>was stopped, and looked at</source>
        <translation>było zablokowane, wyjaśnione</translation>
    </message>
</context>
<context>
    <name>row</name>
    <message>
        <source>Chosen</source>
        <translation>Wybrane</translation>
    </message>
    <message>
        <source>Not ticked</source>
        <translation>Niezaznaczone</translation>
    </message>
    <message>
        <source>Ticked</source>
        <translation>Zaznaczone</translation>
    </message>
</context>
<context>
    <name>scanner</name>
    <message>
        <source>Another program uses {name}: close that one.</source>
        <translation>{name} jest w użyciu przez inny program: zamknij go.</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatycznie</translation>
    </message>
    <message>
        <source>Caps Lock is on; codes are read right all the same.</source>
        <translation>Caps Lock jest włączony; kody i tak są czytane dobrze.</translation>
    </message>
    <message>
        <source>Connected: {name}</source>
        <translation>Połączono: {name}</translation>
    </message>
    <message>
        <source>Connecting. If it stays so, switch the scanner off and on.</source>
        <translation>Łączenie. Jeśli tak zostanie, wyłącz skaner i włącz go ponownie.</translation>
    </message>
    <message>
        <source>For scanners that are set to “USB-COM” or “virtual serial port”.</source>
        <translation>Dla skanerów ustawionych na „USB-COM” albo „wirtualny port szeregowy”.</translation>
    </message>
    <message>
        <source>It ends with Enter, and takes {n} ms a key.</source>
        <translation>Kończy klawiszem Enter, {n}&#xa0;ms na klawisz.</translation>
    </message>
    <message>
        <source>It ends with Tab, and takes {n} ms a key.</source>
        <translation>Kończy klawiszem Tab, {n}&#xa0;ms na klawisz.</translation>
    </message>
    <message>
        <source>It puts {after} after each code: taken off.</source>
        <translation>Po każdym kodzie dodaje {after}: Kiosk to usuwa.</translation>
    </message>
    <message>
        <source>It puts {before} before and {after} after each code: taken off.</source>
        <translation>Dodaje {before} przed i {after} po każdym kodzie: Kiosk to usuwa.</translation>
    </message>
    <message>
        <source>It puts {before} before each code: taken off.</source>
        <translation>Przed każdym kodem dodaje {before}: Kiosk to usuwa.</translation>
    </message>
    <message>
        <source>It sends no Enter: a short silence ends a code. It takes {n} ms a key.</source>
        <translation>Nie wysyła Enter: kod kończy krótka pauza. {n}&#xa0;ms na klawisz.</translation>
    </message>
    <message>
        <source>Not all of the code arrived. Scan the square once more.</source>
        <translation>Kod nie dotarł w całości. Zeskanuj kwadrat jeszcze raz.</translation>
    </message>
    <message>
        <source>Not plugged in. It is found again by itself.</source>
        <translation>Niepodłączony. Po podłączeniu wykryje się sam.</translation>
    </message>
    <message>
        <source>Scanner and computer mean the same keyboard: nothing has to be corrected.</source>
        <translation>Skaner i komputer używają tej samej klawiatury: nie trzeba nic poprawiać.</translation>
    </message>
    <message>
        <source>Silence</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>That was another code. Scan the square on this screen.</source>
        <translation>To był inny kod. Zeskanuj kwadrat na tym ekranie.</translation>
    </message>
    <message>
        <source>The scanner means another keyboard than this computer: corrected.</source>
        <translation>Skaner używa innej klawiatury niż ten komputer: Kiosk to poprawia.</translation>
    </message>
    <message>
        <source>The scanner’s keyboard is {scanner}, this computer’s is not: corrected.</source>
        <translation>Klawiatura skanera: {scanner}, komputera: inna. Kiosk to poprawia.</translation>
    </message>
    <message>
        <source>The scanner’s keyboard is {scanner}, this computer’s is {computer}: corrected.</source>
        <translation>Klawiatura skanera: {scanner}, komputera: {computer}. Kiosk to poprawia.</translation>
    </message>
    <message>
        <source>These arrive as others do, and may be read wrong: {characters}</source>
        <translation>Te docierają tak jak inne i mogą być źle odczytane: {characters}</translation>
    </message>
    <message>
        <source>These do not arrive: {characters}</source>
        <translation>Te nie docierają: {characters}</translation>
    </message>
    <message>
        <source>This user may not open {name}: the system’s administrator can allow it.</source>
        <translation>Ten użytkownik nie może otworzyć {name}: może na to zezwolić administrator systemu.</translation>
    </message>
    <message>
        <source>What arrived cannot be read: most likely the speed is another one.</source>
        <translation>Nie da się odczytać tego, co dotarło: pewnie inna jest prędkość.</translation>
    </message>
    <message>
        <source>What arrived was too long for a code, and was dropped.</source>
        <translation>To, co dotarło, było za długie na kod i zostało odrzucone.</translation>
    </message>
    <message>
        <source>{name} cannot be opened: {reason}. Kiosk keeps trying.</source>
        <translation>{name} nie daje się otworzyć: {reason}. Kiosk wciąż próbuje.</translation>
    </message>
</context>
<context>
    <name>state</name>
    <message>
        <source>No longer on the service’s list.</source>
        <translation>Już nie ma na liście serwisu.</translation>
    </message>
    <message>
        <source>Only a part of the price has been paid.</source>
        <translation>Zapłacono tylko część ceny.</translation>
    </message>
    <message>
        <source>The host has not approved this ticket yet.</source>
        <translation>Organizator jeszcze nie zatwierdził tego biletu.</translation>
    </message>
    <message>
        <source>The payment failed, and the time to retry it is over.</source>
        <translation>Płatność się nie powiodła i minął czas na ponowną próbę.</translation>
    </message>
    <message>
        <source>The payment failed.</source>
        <translation>Płatność się nie powiodła.</translation>
    </message>
    <message>
        <source>The payment has not been processed yet.</source>
        <translation>Płatność nie została jeszcze przetworzona.</translation>
    </message>
    <message>
        <source>The payment is not confirmed yet.</source>
        <translation>Płatność nie jest jeszcze potwierdzona.</translation>
    </message>
    <message>
        <source>The service names no state for this ticket.</source>
        <translation>Serwis nie podaje stanu tego biletu.</translation>
    </message>
    <message>
        <source>The service reports an error for this ticket.</source>
        <translation>Serwis zgłasza błąd tego biletu.</translation>
    </message>
    <message>
        <source>The ticket’s state “{state}” is not known here.</source>
        <translation>Stan biletu „{state}” nie jest tu znany.</translation>
    </message>
    <message>
        <source>This ticket is for an event that is over.</source>
        <translation>Ten bilet jest na wydarzenie, które już się skończyło.</translation>
    </message>
    <message>
        <source>This ticket is paid.</source>
        <translation>Ten bilet jest opłacony.</translation>
    </message>
    <message>
        <source>This ticket was cancelled.</source>
        <translation>Ten bilet anulowano.</translation>
    </message>
</context>
<context>
    <name>stop</name>
    <message numerus="yes">
        <source>%n guest(s)</source>
        <translation>
            <numerusform>%n gość</numerusform>
            <numerusform>%n gości</numerusform>
            <numerusform>%n gości</numerusform>
        </translation>
    </message>
    <message>
        <source>Find these guests: this door let them in. The list says why.</source>
        <translation>Znajdź tych gości: wpuściło ich to wejście. Lista mówi dlaczego.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>i jeszcze %n</numerusform>
            <numerusform>i jeszcze %n</numerusform>
            <numerusform>i jeszcze %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} and %n more</source>
        <translation>
            <numerusform>{names} i jeszcze %n</numerusform>
            <numerusform>{names} i jeszcze %n</numerusform>
            <numerusform>{names} i jeszcze %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>supervisor</name>
    <message numerus="yes">
        <source>%n came in on this code before, the last at {time}</source>
        <translation>
            <numerusform>Z tym kodem weszła już %n osoba, o {time}</numerusform>
            <numerusform>Z tym kodem weszły już %n osoby, ostatnio o {time}</numerusform>
            <numerusform>Z tym kodem weszło już %n osób, ostatnio o {time}</numerusform>
        </translation>
    </message>
    <message>
        <source>A supervisor cannot let this ticket in. {why}</source>
        <translation>Z tym biletem koordynator nie może nikogo wpuścić. {why}</translation>
    </message>
    <message>
        <source>Allowed by {name}: {why}</source>
        <translation>Zgoda: {name} ({why})</translation>
    </message>
    <message>
        <source>Came out for a moment</source>
        <translation>Wyjście tylko na chwilę</translation>
    </message>
    <message>
        <source>Code cannot be read</source>
        <translation>Kod nieczytelny</translation>
    </message>
    <message>
        <source>Did not go in</source>
        <translation>Gość nie wszedł</translation>
    </message>
    <message>
        <source>Guest of the host</source>
        <translation>Gość organizatora</translation>
    </message>
    <message>
        <source>Guest without a ticket</source>
        <translation>Gość bez biletu</translation>
    </message>
    <message>
        <source>Host’s decision</source>
        <translation>Decyzja organizatora</translation>
    </message>
    <message>
        <source>Nobody has a PIN at this door, so nobody can be let in this way. Ask the host to set one: Manager, “This door”, PINs.</source>
        <translation>Przy tym wejściu nikt nie ma PIN-u, więc nikogo nie można tak wpuścić. Poproś organizatora o ustawienie PIN-u: Zarządzanie, „To wejście”, PIN-y.</translation>
    </message>
    <message>
        <source>Nobody has a PIN at this door, so nobody can undo this. Ask the host to set one: Manager, “This door”, PINs.</source>
        <translation>Przy tym wejściu nikt nie ma PIN-u, więc nikt nie może tego cofnąć. Poproś organizatora o ustawienie PIN-u: Zarządzanie, „To wejście”, PIN-y.</translation>
    </message>
    <message>
        <source>Nothing was recorded, and nobody was let in. {text}</source>
        <translation>Niczego nie zapisano i nikogo nie wpuszczono. {text}</translation>
    </message>
    <message>
        <source>Nothing was undone. {text}</source>
        <translation>Niczego nie cofnięto. {text}</translation>
    </message>
    <message>
        <source>Paid at the box office</source>
        <translation>Zapłacono w kasie</translation>
    </message>
    <message>
        <source>Phone mix-up: same name</source>
        <translation>Zamienione telefony</translation>
    </message>
    <message>
        <source>Say why first: choose a reason, or write one.</source>
        <translation>Najpierw powód: wybierz lub wpisz.</translation>
    </message>
    <message>
        <source>Scanned by mistake</source>
        <translation>Zeskanowano przez pomyłkę</translation>
    </message>
    <message>
        <source>Sent here by the other door</source>
        <translation>Odesłano tu z innego wejścia</translation>
    </message>
    <message>
        <source>Several tickets have this code. Choose the guest by name first.</source>
        <translation>Ten kod ma kilka biletów. Najpierw wybierz gościa po nazwisku.</translation>
    </message>
    <message>
        <source>Somebody already came in with this code at {time}</source>
        <translation>Z tym kodem ktoś już wszedł o {time}</translation>
    </message>
    <message>
        <source>Something went wrong. Close this, and start again.</source>
        <translation>Coś poszło nie tak. Zamknij to i zacznij od nowa.</translation>
    </message>
    <message>
        <source>That PIN is not right.</source>
        <translation>Błędny PIN.</translation>
    </message>
    <message>
        <source>That PIN is not right. Try again.</source>
        <translation>Błędny PIN. Spróbuj ponownie.</translation>
    </message>
    <message>
        <source>The PIN could not be looked at. {text}</source>
        <translation>Nie udało się sprawdzić PIN-u. {text}</translation>
    </message>
    <message>
        <source>The PIN of {names} is damaged. Another supervisor can set it again: Manager, “This door”, PINs.</source>
        <translation>PIN ({names}) jest uszkodzony. Inny koordynator może ustawić go od nowa: Zarządzanie, „To wejście”, PIN-y.</translation>
    </message>
    <message>
        <source>The PIN of {names} is damaged. Ask the host to set it again.</source>
        <translation>PIN ({names}) jest uszkodzony. Poproś organizatora, by ustawił go od nowa.</translation>
    </message>
    <message>
        <source>This code is on the list now, for {name}. Scan it again.</source>
        <translation>Ten kod jest już na liście: {name}. Zeskanuj go ponownie.</translation>
    </message>
    <message>
        <source>This code is on the list now. Scan it again.</source>
        <translation>Ten kod jest już na liście. Zeskanuj go ponownie.</translation>
    </message>
    <message>
        <source>This is still about the guest before. Close it first, then ask again.</source>
        <translation>Tu nadal chodzi o poprzedniego gościa. Najpierw zamknij, potem zapytaj ponownie.</translation>
    </message>
    <message>
        <source>This is still about {name}. Close it first, then ask for {other}.</source>
        <translation>Tu nadal: {name}. Najpierw zamknij, potem zapytaj o: {other}.</translation>
    </message>
    <message>
        <source>This ticket was let in and undone before. Make sure that nobody went in with it.</source>
        <translation>Z tym biletem już raz wpuszczono gościa i to cofnięto. Upewnij się, że nikt z nim nie wszedł.</translation>
    </message>
    <message>
        <source>Too many PINs were wrong.</source>
        <translation>Za dużo błędnych PIN-ów.</translation>
    </message>
    <message>
        <source>UNDO AGAIN?</source>
        <translation>COFNĄĆ ZNOWU?</translation>
    </message>
    <message>
        <source>Without a ticket, allowed by {name}: {why}</source>
        <translation>Bez biletu, zgoda: {name} ({why})</translation>
    </message>
    <message>
        <source>Works here tonight</source>
        <translation>Pracuje tu dziś</translation>
    </message>
    <message>
        <source>Wrong day agreed with the host</source>
        <translation>Inny dzień, uzgodniono z organizatorem</translation>
    </message>
</context>
<context>
    <name>time</name>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n&#xa0;dzień</numerusform>
            <numerusform>%n&#xa0;dni</numerusform>
            <numerusform>%n&#xa0;dni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n h</source>
        <translation>
            <numerusform>%n&#xa0;h</numerusform>
            <numerusform>%n&#xa0;h</numerusform>
            <numerusform>%n&#xa0;h</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <translation>
            <numerusform>%n&#xa0;min</numerusform>
            <numerusform>%n&#xa0;min</numerusform>
            <numerusform>%n&#xa0;min</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n s</source>
        <translation>
            <numerusform>%n&#xa0;s</numerusform>
            <numerusform>%n&#xa0;s</numerusform>
            <numerusform>%n&#xa0;s</numerusform>
        </translation>
    </message>
    <message>
        <source>an unknown date</source>
        <translation>nieznana data</translation>
    </message>
    <message>
        <source>an unknown time</source>
        <translation>nieznana godzina</translation>
    </message>
    <message>
        <source>this machine’s own zone</source>
        <translation>strefa tego urządzenia</translation>
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
        <translation>Drugi raz cofnąć wpuszczenie z tym biletem może tylko koordynator.</translation>
    </message>
    <message>
        <source>The guest’s ticket has turned up since: undo it there.</source>
        <translation>Bilet tego gościa się znalazł: cofnij tam.</translation>
    </message>
    <message>
        <source>The service keeps its record of the check-in.</source>
        <translation>Serwis zachowuje swój zapis check-inu.</translation>
    </message>
    <message>
        <source>There is no such admission here.</source>
        <translation>Nie ma tu takiego wpuszczenia.</translation>
    </message>
    <message>
        <source>This admission has already been undone.</source>
        <translation>To wpuszczenie już cofnięto.</translation>
    </message>
</context>
<context>
    <name>verdict</name>
    <message>
        <source>ALREADY IN</source>
        <translation>JUŻ W ŚRODKU</translation>
    </message>
    <message>
        <source>ASK</source>
        <translation>ZAPYTAJ</translation>
    </message>
    <message>
        <source>Before: {word}, {time}</source>
        <translation>Wcześniej: {word}, {time}</translation>
    </message>
    <message>
        <source>CHECKING</source>
        <translation>SPRAWDZANIE</translation>
    </message>
    <message>
        <source>Call the supervisor.</source>
        <translation>Zawołaj koordynatora.</translation>
    </message>
    <message>
        <source>Check-in not confirmed. {said}</source>
        <translation>Check-in niepotwierdzony. {said}</translation>
    </message>
    <message>
        <source>Check-in refused. {said}</source>
        <translation>Check-in odrzucony. {said}</translation>
    </message>
    <message>
        <source>Do not let in</source>
        <translation>Nie wpuszczaj</translation>
    </message>
    <message>
        <source>EXIT</source>
        <translation>WYJŚCIE</translation>
    </message>
    <message>
        <source>Find this guest: let in at this door.</source>
        <translation>Znajdź tego gościa: wpuszczono go tym wejściem.</translation>
    </message>
    <message>
        <source>Find this guest: let in at {time} at this door.</source>
        <translation>Znajdź tego gościa: wpuszczono go o {time} tym wejściem.</translation>
    </message>
    <message>
        <source>GO IN</source>
        <translation>WPUŚĆ</translation>
    </message>
    <message>
        <source>Goes in at</source>
        <translation>Wchodzi przez</translation>
    </message>
    <message>
        <source>HOUSE FULL</source>
        <translation>KOMPLET</translation>
    </message>
    <message>
        <source>It is for {event}, on the list of account {account}.</source>
        <translation>Jest na: {event}, na liście konta {account}.</translation>
    </message>
    <message>
        <source>It is on the list of account {account}.</source>
        <translation>Jest na liście konta {account}.</translation>
    </message>
    <message>
        <source>It links doors, so that they share who is inside: open Manager, “This door”, “Other doors”, and hold it up there.</source>
        <translation>Łączy wejścia, aby wspólnie wiedziały, kto jest w środku: otwórz Zarządzanie, „To wejście”, „Inne wejścia”, i pokaż go tam.</translation>
    </message>
    <message>
        <source>It pairs a door with the office: open Manager, “Sign in”, and hold it up there.</source>
        <translation>Paruje wejście z biurem: otwórz Zarządzanie, „Zaloguj”, i pokaż go tam.</translation>
    </message>
    <message>
        <source>JUST SCANNED</source>
        <translation>PONOWNY SKAN</translation>
    </message>
    <message>
        <source>NOT FOUND</source>
        <translation>NIE ZNALEZIONO</translation>
    </message>
    <message>
        <source>NOT INSIDE</source>
        <translation>NIE MA W ŚRODKU</translation>
    </message>
    <message>
        <source>NOT ON THE LIST</source>
        <translation>NIE MA NA LIŚCIE</translation>
    </message>
    <message>
        <source>NOT RECORDED</source>
        <translation>NIE ZAPISANO</translation>
    </message>
    <message>
        <source>NOT UNDONE</source>
        <translation>NIE COFNIĘTO</translation>
    </message>
    <message>
        <source>NOT VALID</source>
        <translation>NIEWAŻNY</translation>
    </message>
    <message>
        <source>Nobody was found under this name.</source>
        <translation>Nie znaleziono nikogo o tym nazwisku.</translation>
    </message>
    <message>
        <source>Not on the guest list</source>
        <translation>Nie ma na liście gości</translation>
    </message>
    <message>
        <source>OTHER DOOR</source>
        <translation>INNE WEJŚCIE</translation>
    </message>
    <message>
        <source>PAIRING CODE</source>
        <translation>KOD PAROWANIA</translation>
    </message>
    <message>
        <source>Recorded before the restart</source>
        <translation>Zapisane przed restartem</translation>
    </message>
    <message>
        <source>STOP</source>
        <translation>STOP</translation>
    </message>
    <message>
        <source>Search by name to be sure.</source>
        <translation>Dla pewności szukaj po nazwisku.</translation>
    </message>
    <message>
        <source>That is at {time}.</source>
        <translation>Godzina: {time}.</translation>
    </message>
    <message>
        <source>That is on {time}.</source>
        <translation>Termin: {time}.</translation>
    </message>
    <message>
        <source>The guest is recorded as inside. Whether the service knows is not clear. {why}</source>
        <translation>Gość jest zapisany jako obecny w środku. Nie wiadomo, czy serwis o tym wie. {why}</translation>
    </message>
    <message>
        <source>This door is paired with its office already: take the code away. To pair it again: Manager, “Sign in”.</source>
        <translation>To wejście jest już sparowane ze swoim biurem: zabierz kod. Ponowne parowanie: Zarządzanie, „Zaloguj”.</translation>
    </message>
    <message>
        <source>This door shares with others already: take the code away. To change that: Manager, “This door”.</source>
        <translation>To wejście jest już połączone z innymi: zabierz kod. Aby to zmienić: Zarządzanie, „To wejście”.</translation>
    </message>
    <message>
        <source>This is not a ticket</source>
        <translation>To nie jest bilet</translation>
    </message>
    <message>
        <source>This ticket goes in at {door}.</source>
        <translation>Z tym biletem wchodzi się przez: {door}.</translation>
    </message>
    <message>
        <source>This ticket has already been used.</source>
        <translation>Ten bilet już wykorzystano.</translation>
    </message>
    <message>
        <source>This ticket is for {event}.</source>
        <translation>Ten bilet jest na: {event}.</translation>
    </message>
    <message>
        <source>Ticket for</source>
        <translation>Bilet na</translation>
    </message>
    <message>
        <source>UNDONE</source>
        <translation>COFNIĘTO</translation>
    </message>
    <message>
        <source>Valid on</source>
        <translation>Ważny na</translation>
    </message>
    <message>
        <source>WRONG DAY</source>
        <translation>NIE TEN DZIEŃ</translation>
    </message>
    <message>
        <source>WRONG EVENT</source>
        <translation>NIE TO WYDARZENIE</translation>
    </message>
    <message>
        <source>Was valid on</source>
        <translation>Był ważny na</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>i jeszcze %n</numerusform>
            <numerusform>i jeszcze %n</numerusform>
            <numerusform>i jeszcze %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>why</name>
    <message>
        <source>Cannot check: the guest list is not loaded.</source>
        <translation>Nie można sprawdzić: lista gości nie jest wczytana.</translation>
    </message>
    <message>
        <source>Cannot check: this door’s sign-in has not been checked yet.</source>
        <translation>Nie można sprawdzić: logowania tego wejścia jeszcze nie sprawdzono.</translation>
    </message>
    <message>
        <source>More than one ticket has this code.</source>
        <translation>Ten kod ma kilka biletów.</translation>
    </message>
    <message>
        <source>No event chosen, and the guest list holds several.</source>
        <translation>Nie wybrano wydarzenia, a na liście gości jest ich kilka.</translation>
    </message>
    <message>
        <source>No more guests may come in. Ask the host.</source>
        <translation>Nikt więcej nie może wejść. Zapytaj organizatora.</translation>
    </message>
    <message>
        <source>No ticket on the guest list has this code.</source>
        <translation>Żaden bilet z listy gości nie ma tego kodu.</translation>
    </message>
    <message>
        <source>Some records of this door were lost: this ticket may have been used already.</source>
        <translation>Utracono część zapisów tego wejścia: ten bilet mógł już być wykorzystany.</translation>
    </message>
    <message>
        <source>Somebody was let in with this code, without a ticket.</source>
        <translation>Z tym kodem wpuszczono już kogoś bez biletu.</translation>
    </message>
    <message>
        <source>The guest list does not say which event this ticket is for.</source>
        <translation>Lista gości nie mówi, na jakie wydarzenie jest ten bilet.</translation>
    </message>
    <message>
        <source>The guest list does not say which type this ticket is.</source>
        <translation>Lista gości nie mówi, jakiego rodzaju jest ten bilet.</translation>
    </message>
    <message>
        <source>The host has put this ticket on the stop-list.</source>
        <translation>Organizator wpisał ten bilet na listę blokad.</translation>
    </message>
    <message>
        <source>The same code again: still one person.</source>
        <translation>Znowu ten sam kod: to nadal jedna osoba.</translation>
    </message>
    <message>
        <source>This door does not admit this ticket type.</source>
        <translation>Bilety tego rodzaju nie są ważne przy tym wejściu.</translation>
    </message>
    <message>
        <source>This door’s rules were lost. Ask the supervisor.</source>
        <translation>Utracono zasady tego wejścia. Zapytaj koordynatora.</translation>
    </message>
    <message>
        <source>This guest is recorded as gone already. Let them out.</source>
        <translation>Według zapisów ten gość już wyszedł. Niech wyjdzie.</translation>
    </message>
    <message>
        <source>This ticket has already been used.</source>
        <translation>Ten bilet już wykorzystano.</translation>
    </message>
    <message>
        <source>This ticket is for another event.</source>
        <translation>Ten bilet jest na inne wydarzenie.</translation>
    </message>
    <message>
        <source>This ticket is no longer on the service’s guest list.</source>
        <translation>Tego biletu nie ma już na liście gości serwisu.</translation>
    </message>
    <message>
        <source>This ticket is not valid.</source>
        <translation>Ten bilet jest nieważny.</translation>
    </message>
    <message>
        <source>This ticket is on the list of another account.</source>
        <translation>Ten bilet jest na liście innego konta.</translation>
    </message>
    <message>
        <source>This ticket needs a decision.</source>
        <translation>Ten bilet wymaga decyzji.</translation>
    </message>
    <message>
        <source>This ticket was used, and allows no further entry.</source>
        <translation>Ten bilet wykorzystano; ponowne wejście niemożliwe.</translation>
    </message>
    <message>
        <source>This ticket’s state is not known here.</source>
        <translation>Stan tego biletu nie jest tu znany.</translation>
    </message>
</context>
</TS>
