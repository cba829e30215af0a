<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>ArrivalsChart</name>
    <message numerus="yes">
        <source>%n guest(s) let in</source>
        <translation>
            <numerusform>%n ospite entrato</numerusform>
            <numerusform>%n ospiti entrati</numerusform>
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
        <translation>Arrivi</translation>
    </message>
    <message>
        <source>By door</source>
        <translation>Per ingresso</translation>
    </message>
    <message>
        <source>By ticket type</source>
        <translation>Per tipo</translation>
    </message>
    <message>
        <source>Counted without a ticket</source>
        <translation>Contati senza biglietto</translation>
    </message>
    <message>
        <source>Last 3 hours</source>
        <translation>Ultime 3 ore</translation>
    </message>
    <message numerus="yes">
        <source>Let in, every %n minute(s)</source>
        <translation>
            <numerusform>Entrati, ogni %n minuto</numerusform>
            <numerusform>Entrati, ogni %n minuti</numerusform>
        </translation>
    </message>
    <message>
        <source>No door known</source>
        <translation>Ingresso non noto</translation>
    </message>
    <message>
        <source>No type known</source>
        <translation>Tipo non noto</translation>
    </message>
    <message>
        <source>Since opening</source>
        <translation>Dall’apertura</translation>
    </message>
    <message>
        <source>busiest minute, {time}</source>
        <translation>minuto di punta, {time}</translation>
    </message>
    <message>
        <source>inside now</source>
        <translation>dentro ora</translation>
    </message>
    <message>
        <source>let in since {time}</source>
        <translation>entrati dalle {time}</translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation>ancora nessuno</translation>
    </message>
</context>
<context>
    <name>AsideListSheet</name>
    <message>
        <source>Nobody waiting</source>
        <translation>Nessuno in attesa</translation>
    </message>
</context>
<context>
    <name>BatteryAlarm</name>
    <message>
        <source>Battery {n} %: plug it in</source>
        <translation>Batteria {n}%: mettere in carica</translation>
    </message>
    <message>
        <source>Battery {n} %: plug it in now</source>
        <translation>Batteria {n}%: mettere subito in carica</translation>
    </message>
    <message>
        <source>Move to another computer</source>
        <translation>Passa a un altro computer</translation>
    </message>
</context>
<context>
    <name>BeginSheet</name>
    <message>
        <source>How do you begin?</source>
        <translation>Come si comincia?</translation>
    </message>
    <message>
        <source>It takes a few minutes, once. You can go back at every step.</source>
        <translation>Bastano pochi minuti, una volta sola. Si può tornare indietro a ogni passo.</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Non ora</translation>
    </message>
    <message>
        <source>Nothing is sent anywhere, and nothing of it stays.</source>
        <translation>Nulla viene inviato, e non ne resta nulla.</translation>
    </message>
    <message>
        <source>Pair with your host’s office</source>
        <translation>Abbina all’ufficio dell’organizzatore</translation>
    </message>
    <message>
        <source>Rehearse with made-up guests</source>
        <translation>Fai una prova con ospiti inventati</translation>
    </message>
    <message>
        <source>Set up this door</source>
        <translation>Configura questo ingresso</translation>
    </message>
    <message>
        <source>Sign in on this machine alone</source>
        <translation>Accedi solo su questo computer</translation>
    </message>
    <message>
        <source>The host shows a QR code. Everything else comes from there.</source>
        <translation>L’organizzatore mostra un codice QR. Tutto il resto arriva da lì.</translation>
    </message>
    <message>
        <source>The office runs beside the door, with the host’s client ID and secret.</source>
        <translation>L’ufficio gira accanto all’ingresso, con client ID e client secret dell’organizzatore.</translation>
    </message>
    <message>
        <source>This laptop is the host’s own</source>
        <translation>Questo portatile è dell’organizzatore</translation>
    </message>
    <message>
        <source>With the service’s address and an access token of your account.</source>
        <translation>Con l’indirizzo del servizio e un token di accesso dell’account.</translation>
    </message>
</context>
<context>
    <name>BrowserSheet</name>
    <message>
        <source>Asking the office…</source>
        <translation>Richiesta all’ufficio…</translation>
    </message>
    <message>
        <source>Client secret</source>
        <translation>Client secret</translation>
    </message>
    <message>
        <source>Enter the client secret first: the service shows it to the host.</source>
        <translation>Inserire prima il client secret: il servizio lo mostra all’organizzatore.</translation>
    </message>
    <message>
        <source>Go on with this address</source>
        <translation>Continua con questo indirizzo</translation>
    </message>
    <message>
        <source>If the client ID is another one too: “Set up again”.</source>
        <translation>Se è cambiato anche il client ID: «Riconfigura».</translation>
    </message>
    <message>
        <source>No browser could be opened: open this address in one on this machine.</source>
        <translation>Nessun browser si è aperto: aprire questo indirizzo in un browser di questo computer.</translation>
    </message>
    <message>
        <source>No sign-in is in this address: copy it whole, as the browser shows it at the end.</source>
        <translation>In questo indirizzo non c’è nessun accesso: copiarlo per intero, come lo mostra il browser alla fine.</translation>
    </message>
    <message>
        <source>Nothing has come back from the service’s page yet. If it is gone from the browser, open it again; if it ended on another page, paste the address of that one.</source>
        <translation>Dalla pagina del servizio non è ancora arrivato nulla. Se nel browser non c’è più, riaprirla; se è finita su un’altra pagina, incollare l’indirizzo di quella.</translation>
    </message>
    <message>
        <source>Open the page again</source>
        <translation>Riapri la pagina</translation>
    </message>
    <message>
        <source>Or paste the address that the browser ended on</source>
        <translation>O incollare l’indirizzo su cui il browser si è fermato</translation>
    </message>
    <message>
        <source>Perhaps the service has a new client secret for this application: type it as the service shows it to the host. If this Wi-Fi wants a sign-in, see to that first. Scanning goes on meanwhile.</source>
        <translation>Forse il servizio ha un nuovo client secret per questa applicazione: digitarlo come il servizio lo mostra all’organizzatore. Se questo Wi-Fi richiede l’accesso, fare prima quello. Intanto le scansioni continuano.</translation>
    </message>
    <message>
        <source>Set up again</source>
        <translation>Riconfigura</translation>
    </message>
    <message>
        <source>Sign in at the service</source>
        <translation>Accedi al servizio</translation>
    </message>
    <message>
        <source>Sign in there as the host, and allow Kiosk. If the browser then warns of this machine’s own certificate, let it go on. Kiosk goes on by itself. If the service does not know the client ID or the redirect address, they are not as they are registered there.</source>
        <translation>Accedere lì come organizzatore e autorizzare Kiosk. Se poi il browser avvisa del certificato di questo computer, proseguire. Kiosk continua da solo. Se il servizio non riconosce il client ID o l’indirizzo di redirect, lì sono registrati diversamente.</translation>
    </message>
    <message>
        <source>The host signs in at the service, in this machine’s browser.</source>
        <translation>L’organizzatore accede al servizio, nel browser di questo computer.</translation>
    </message>
    <message>
        <source>The redirect address is {address}.</source>
        <translation>L’indirizzo di redirect è {address}.</translation>
    </message>
    <message>
        <source>The service’s page</source>
        <translation>La pagina del servizio</translation>
    </message>
    <message>
        <source>The service’s page opens in the browser.</source>
        <translation>La pagina del servizio si apre nel browser.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>Use this secret</source>
        <translation>Usa questo secret</translation>
    </message>
</context>
<context>
    <name>CameraAndSoundSheet</name>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Camera and sound</source>
        <translation>Fotocamera e audio</translation>
    </message>
    <message>
        <source>GO IN</source>
        <translation>AVANTI</translation>
    </message>
    <message>
        <source>Guests too</source>
        <translation>Anche ospiti</translation>
    </message>
    <message>
        <source>Hold up any QR code: a frame around it means that it was read.</source>
        <translation>Mostrare un codice QR qualsiasi: se appare un riquadro attorno, è stato letto.</translation>
    </message>
    <message>
        <source>Is it loud enough?</source>
        <translation>Si sente bene?</translation>
    </message>
    <message>
        <source>Open the door</source>
        <translation>Apri l’ingresso</translation>
    </message>
    <message>
        <source>STOP</source>
        <translation>STOP</translation>
    </message>
    <message>
        <source>Staff only</source>
        <translation>Solo staff</translation>
    </message>
    <message>
        <source>The picture is as in a mirror, and names are cut to their first letters.</source>
        <translation>L’immagine è a specchio e i nomi sono ridotti alle iniziali.</translation>
    </message>
    <message>
        <source>The picture is as the camera sees it, and names stand in full.</source>
        <translation>L’immagine è come la vede la fotocamera e i nomi sono interi.</translation>
    </message>
    <message>
        <source>Who sees this screen?</source>
        <translation>Chi vede questo schermo?</translation>
    </message>
</context>
<context>
    <name>CameraSheet</name>
    <message>
        <source>Automatic</source>
        <translation>Automatica</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Fotocamera</translation>
    </message>
    <message>
        <source>Cameras of this machine</source>
        <translation>Fotocamere di questo computer</translation>
    </message>
    <message>
        <source>Exposure</source>
        <translation>Esposizione</translation>
    </message>
    <message>
        <source>For a camera or tablet that is mounted on end.</source>
        <translation>Per una fotocamera o un tablet montati in verticale.</translation>
    </message>
    <message>
        <source>Kiosk keeps trying. Hand scanner and keyboard still work.</source>
        <translation>Kiosk continua a provare. Lettore manuale e tastiera funzionano.</translation>
    </message>
    <message>
        <source>Larger reads smaller codes; smaller spares a slow machine.</source>
        <translation>Più grande legge codici più piccoli; più piccola aiuta un computer lento.</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Cerca di nuovo</translation>
    </message>
    <message>
        <source>Looking for cameras…</source>
        <translation>Ricerca fotocamere…</translation>
    </message>
    <message>
        <source>Mirrored</source>
        <translation>A specchio</translation>
    </message>
    <message>
        <source>Not turned</source>
        <translation>Non ruotata</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Sì</translation>
    </message>
    <message>
        <source>Only how it is shown: codes are read either way.</source>
        <translation>Solo la visualizzazione: i codici si leggono comunque.</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Immagine</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Breve</translation>
    </message>
    <message>
        <source>Shorter blurs less, and reads bright phones better; it needs more light.</source>
        <translation>Più breve sfoca meno e legge meglio i telefoni luminosi; serve più luce.</translation>
    </message>
    <message>
        <source>Shortest</source>
        <translation>Brevissima</translation>
    </message>
    <message>
        <source>This camera does not let its exposure be set. It stays automatic.</source>
        <translation>L’esposizione di questa fotocamera non si può regolare. Resta automatica.</translation>
    </message>
    <message>
        <source>Turned</source>
        <translation>Ruotata</translation>
    </message>
    <message>
        <source>{chosen} is not connected. {camera} is used until it is back.</source>
        <translation>{chosen} non c’è. Finché non torna si usa {camera}.</translation>
    </message>
    <message>
        <source>{size} · {n} pictures a second</source>
        <translation>{size} · {n} immagini al secondo</translation>
    </message>
</context>
<context>
    <name>CameraView</name>
    <message numerus="yes">
        <source>%n codes in view: the middle one counts</source>
        <translation>
            <numerusform>%n codice inquadrato: vale quello al centro</numerusform>
            <numerusform>%n codici inquadrati: vale quello al centro</numerusform>
        </translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Fotocamera</translation>
    </message>
    <message>
        <source>Camera lost · trying again</source>
        <translation>Fotocamera persa · si riprova</translation>
    </message>
    <message>
        <source>First the STOP, then the next guest</source>
        <translation>Prima lo STOP, poi il prossimo ospite</translation>
    </message>
    <message>
        <source>Hand scanner and keyboard still work</source>
        <translation>Lettore manuale e tastiera funzionano ancora</translation>
    </message>
    <message>
        <source>Hold the code in the frame</source>
        <translation>Tenere il codice nel riquadro</translation>
    </message>
    <message>
        <source>Next guest can scan now</source>
        <translation>Tocca al prossimo ospite</translation>
    </message>
    <message>
        <source>No camera</source>
        <translation>Nessuna fotocamera</translation>
    </message>
    <message>
        <source>No camera found</source>
        <translation>Nessuna fotocamera trovata</translation>
    </message>
    <message>
        <source>One moment</source>
        <translation>Un momento</translation>
    </message>
    <message>
        <source>The camera is starting</source>
        <translation>La fotocamera si avvia</translation>
    </message>
    <message>
        <source>Then scan the same ticket again</source>
        <translation>Poi di nuovo lo stesso biglietto</translation>
    </message>
    <message>
        <source>Use the hand scanner, or type</source>
        <translation>Usare il lettore manuale o digitare</translation>
    </message>
</context>
<context>
    <name>CandidatesSheet</name>
    <message>
        <source>Which ticket?</source>
        <translation>Quale biglietto?</translation>
    </message>
</context>
<context>
    <name>CheckLine</name>
    <message>
        <source>not ready</source>
        <translation>non pronto</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>pronto</translation>
    </message>
</context>
<context>
    <name>CounterPresenter</name>
    <message>
        <source>Nobody counted here is inside now.</source>
        <translation>Nessuno dei contati qui è ancora dentro.</translation>
    </message>
    <message>
        <source>Nothing was counted here that could be undone.</source>
        <translation>Qui non è stato contato nulla da annullare.</translation>
    </message>
    <message>
        <source>One person without a ticket counts as inside again.</source>
        <translation>Una persona senza biglietto conta di nuovo come dentro.</translation>
    </message>
    <message>
        <source>One person without a ticket is no longer counted.</source>
        <translation>Una persona senza biglietto non è più contata.</translation>
    </message>
    <message>
        <source>Only a supervisor can count people without tickets.</source>
        <translation>Solo un responsabile può contare le persone senza biglietto.</translation>
    </message>
    <message>
        <source>The last count has already been undone.</source>
        <translation>L’ultimo conteggio è già stato annullato.</translation>
    </message>
</context>
<context>
    <name>CounterSheet</name>
    <message>
        <source>Came in: {n}</source>
        <translation>Entrati: {n}</translation>
    </message>
    <message>
        <source>Children, crew, press: one tap for each. They count as inside.</source>
        <translation>Bambini, staff, stampa: un tocco per ciascuno. Contano come dentro.</translation>
    </message>
    <message>
        <source>Count people without tickets</source>
        <translation>Contare le persone senza biglietto</translation>
    </message>
    <message>
        <source>In all, {inside} of {capacity} are inside.</source>
        <translation>In tutto sono dentro in {inside} su {capacity}.</translation>
    </message>
    <message>
        <source>One more came in</source>
        <translation>È entrata un’altra persona</translation>
    </message>
    <message>
        <source>One went out</source>
        <translation>È uscita una persona</translation>
    </message>
    <message>
        <source>The house is full: ask the host.</source>
        <translation>Tutto pieno: chiedere all’organizzatore.</translation>
    </message>
    <message>
        <source>Undo the last one</source>
        <translation>Annulla l’ultimo</translation>
    </message>
    <message>
        <source>Went out: {n}</source>
        <translation>Usciti: {n}</translation>
    </message>
    <message>
        <source>inside without a ticket</source>
        <translation>dentro senza biglietto</translation>
    </message>
    <message>
        <source>{n} inside without a ticket</source>
        <translation>{n} dentro senza biglietto</translation>
    </message>
</context>
<context>
    <name>DirectionBadge</name>
    <message>
        <source>ENTRY</source>
        <translation>ENTRATA</translation>
    </message>
    <message>
        <source>EXIT</source>
        <translation>USCITA</translation>
    </message>
    <message>
        <source>People come in by this door. Each ticket is checked, and counts as inside.</source>
        <translation>Da qui si entra. Ogni biglietto viene verificato e poi conta come dentro.</translation>
    </message>
    <message>
        <source>People leave by this door. Each ticket scanned here counts as gone; nobody is let in.</source>
        <translation>Da qui si esce. Ogni biglietto scansionato qui conta come uscito; non entra nessuno.</translation>
    </message>
</context>
<context>
    <name>DiscountSheet</name>
    <message>
        <source>A fixed amount</source>
        <translation>Un importo fisso</translation>
    </message>
    <message>
        <source>Amount, in the listing’s currency</source>
        <translation>Importo, nella valuta dell’annuncio</translation>
    </message>
    <message>
        <source>Asking the service for its listings…</source>
        <translation>Richiesta degli annunci al servizio…</translation>
    </message>
    <message>
        <source>Choose the listing first.</source>
        <translation>Scegliere prima l’annuncio.</translation>
    </message>
    <message>
        <source>Create the code</source>
        <translation>Crea il codice</translation>
    </message>
    <message>
        <source>Creating…</source>
        <translation>Creazione…</translation>
    </message>
    <message>
        <source>Discount</source>
        <translation>Sconto</translation>
    </message>
    <message>
        <source>Enter the code first.</source>
        <translation>Inserire prima il codice.</translation>
    </message>
    <message>
        <source>For which listing?</source>
        <translation>Per quale annuncio?</translation>
    </message>
    <message>
        <source>For which tickets? All of them where none is ticked</source>
        <translation>Per quali biglietti? Tutti, se nessuno è selezionato</translation>
    </message>
    <message>
        <source>How often it can be used; empty for no limit</source>
        <translation>Quante volte si può usare; vuoto: senza limite</translation>
    </message>
    <message>
        <source>Id of the listing</source>
        <translation>ID dell’annuncio</translation>
    </message>
    <message>
        <source>New discount code</source>
        <translation>Nuovo codice sconto</translation>
    </message>
    <message>
        <source>No code was created: {reason}</source>
        <translation>Nessun codice creato: {reason}</translation>
    </message>
    <message>
        <source>Percent</source>
        <translation>Percentuale</translation>
    </message>
    <message>
        <source>The amount is a number, such as 7.50.</source>
        <translation>L’importo è un numero, per esempio 7,50.</translation>
    </message>
    <message>
        <source>The number of uses is a whole number, such as 100.</source>
        <translation>Il numero di utilizzi è un numero intero, per esempio 100.</translation>
    </message>
    <message>
        <source>The percentage is a number up to 100, such as 25.</source>
        <translation>La percentuale è un numero fino a 100, per esempio 25.</translation>
    </message>
    <message>
        <source>What people type</source>
        <translation>Codice da digitare</translation>
    </message>
    <message>
        <source>not public</source>
        <translation>non pubblico</translation>
    </message>
    <message>
        <source>{code} can be used from now on.</source>
        <translation>{code} si può usare da subito.</translation>
    </message>
    <message>
        <source>{code} was not created: {reason}</source>
        <translation>{code} non è stato creato: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>{n} ticket(s)</source>
        <translation>
            <numerusform>{n} biglietto</numerusform>
            <numerusform>{n} biglietti</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DiscountsPresenter</name>
    <message>
        <source>Another code is still being created: wait until that is done.</source>
        <translation>Un altro codice è ancora in creazione: attendere che finisca.</translation>
    </message>
    <message>
        <source>something went wrong</source>
        <translation>qualcosa è andato storto</translation>
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
        <translation>Kiosk · prova</translation>
    </message>
</context>
<context>
    <name>DropTarget</name>
    <message>
        <source>Drop the picture here</source>
        <translation>Rilasciare qui l’immagine</translation>
    </message>
    <message>
        <source>The code in it is read like a ticket at the camera</source>
        <translation>Il suo codice si legge come un biglietto davanti alla fotocamera</translation>
    </message>
</context>
<context>
    <name>DutySheet</name>
    <message>
        <source>Another name</source>
        <translation>Altro nome</translation>
    </message>
    <message>
        <source>Start duty</source>
        <translation>Inizia turno</translation>
    </message>
    <message>
        <source>The name is kept with everything this door records from now on.</source>
        <translation>Da ora il nome resta con tutto ciò che questo ingresso registra.</translation>
    </message>
    <message>
        <source>Who is on duty?</source>
        <translation>Chi è di turno?</translation>
    </message>
</context>
<context>
    <name>Entry</name>
    <message>
        <source>Scan, or type a name</source>
        <translation>Scansionare, o digitare nome</translation>
    </message>
    <message>
        <source>Scan, or type a name or ticket id</source>
        <translation>Scansionare, o digitare nome o ID biglietto</translation>
    </message>
</context>
<context>
    <name>EventIdField</name>
    <message>
        <source>Add</source>
        <translation>Aggiungi</translation>
    </message>
    <message>
        <source>The event’s id, as the host has it</source>
        <translation>L’ID dell’evento, come lo ha l’organizzatore</translation>
    </message>
</context>
<context>
    <name>EventSheet</name>
    <message>
        <source>Choose later</source>
        <translation>Scegli dopo</translation>
    </message>
    <message>
        <source>Events on the guest list</source>
        <translation>Eventi nella lista ospiti</translation>
    </message>
    <message>
        <source>Every event</source>
        <translation>Tutti gli eventi</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Cerca di nuovo</translation>
    </message>
    <message>
        <source>Look again, or type the event’s id. It can be chosen at the open door too.</source>
        <translation>Cercare di nuovo o digitare l’ID dell’evento. Si può scegliere anche a ingresso aperto.</translation>
    </message>
    <message>
        <source>No event is on the guest list yet. The host can tell you its id.</source>
        <translation>Nella lista ospiti non c’è ancora nessun evento. L’organizzatore ne conosce l’ID.</translation>
    </message>
    <message>
        <source>No ticket on the guest list is for the event that was chosen.</source>
        <translation>Nella lista ospiti non c’è nessun biglietto per l’evento scelto.</translation>
    </message>
    <message>
        <source>Nobody is on the guest list of this account. Look again once tickets are sold, type the event’s id, or go back to sign in or to pair with another account.</source>
        <translation>Nella lista ospiti di questo account non c’è nessuno. Cercare di nuovo quando ci sono biglietti venduti, digitare l’ID dell’evento, oppure tornare indietro per accedere o abbinare con un altro account.</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Non ora</translation>
    </message>
    <message>
        <source>Tickets for every event are let in here now. Tick one to stop the others.</source>
        <translation>Ora qui valgono i biglietti di tutti gli eventi. Selezionarne uno per fermare gli altri.</translation>
    </message>
    <message>
        <source>Tickets for other events will be stopped. You can tick several.</source>
        <translation>I biglietti di altri eventi saranno fermati. Se ne può selezionare più di uno.</translation>
    </message>
    <message>
        <source>Type an event’s id</source>
        <translation>Digita un ID evento</translation>
    </message>
    <message>
        <source>Until one is chosen, only a supervisor can let anybody in. You can tick several.</source>
        <translation>Finché non se ne sceglie uno, solo un responsabile può far entrare. Se ne può selezionare più di uno.</translation>
    </message>
    <message numerus="yes">
        <source>Use %n event(s)</source>
        <translation>
            <numerusform>Usa %n evento</numerusform>
            <numerusform>Usa %n eventi</numerusform>
        </translation>
    </message>
    <message>
        <source>Use this event</source>
        <translation>Usa questo evento</translation>
    </message>
    <message>
        <source>Which event is this door for?</source>
        <translation>Per quale evento è questo ingresso?</translation>
    </message>
</context>
<context>
    <name>EventsPresenter</name>
    <message>
        <source>Only a supervisor can switch to the next event.</source>
        <translation>Solo un responsabile può passare al prossimo evento.</translation>
    </message>
</context>
<context>
    <name>ExplainSheet</name>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>FirstRunPresenter</name>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Looking for the office…</source>
        <translation>Ricerca dell’ufficio…</translation>
    </message>
    <message>
        <source>Nobody is on the guest list. Ask the host if this is the right account.</source>
        <translation>Nella lista ospiti non c’è nessuno. Chiedere all’organizzatore se è l’account giusto.</translation>
    </message>
    <message>
        <source>Pairing…</source>
        <translation>Abbinamento…</translation>
    </message>
    <message>
        <source>Reading the guest list…</source>
        <translation>Lettura della lista ospiti…</translation>
    </message>
    <message>
        <source>Reading the guest list… {n}</source>
        <translation>Lettura della lista ospiti… {n}</translation>
    </message>
    <message>
        <source>Setting the door up…</source>
        <translation>Configurazione ingresso…</translation>
    </message>
    <message>
        <source>Setting the office up…</source>
        <translation>Configurazione ufficio…</translation>
    </message>
    <message>
        <source>Signing in…</source>
        <translation>Accesso…</translation>
    </message>
    <message>
        <source>The guest list could not be read yet: {reason}</source>
        <translation>La lista ospiti non si può ancora leggere: {reason}</translation>
    </message>
    <message>
        <source>The host’s rules for this door could not be set: {reason}</source>
        <translation>Regole dell’organizzatore per questo ingresso non impostate: {reason}</translation>
    </message>
    <message>
        <source>This did not work: a fault in the program. Try it once more.</source>
        <translation>Non ha funzionato: un errore del programma. Riprovare.</translation>
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
        <translation>Kiosk · configura ingresso</translation>
    </message>
    <message>
        <source>Step {number} of {steps}</source>
        <translation>Passo {number} di {steps}</translation>
    </message>
</context>
<context>
    <name>Fold</name>
    <message>
        <source>More below</source>
        <translation>Altro sotto</translation>
    </message>
</context>
<context>
    <name>Footer</name>
    <message>
        <source>Count people without tickets (F12)</source>
        <translation>Contare le persone senza biglietto (F12)</translation>
    </message>
    <message>
        <source>Help F1</source>
        <translation>Aiuto F1</translation>
    </message>
    <message>
        <source>Light, dark or high contrast</source>
        <translation>Chiaro, scuro o alto contrasto</translation>
    </message>
    <message>
        <source>Manager</source>
        <translation>Gestione</translation>
    </message>
    <message>
        <source>On duty: nobody named</source>
        <translation>Di turno: nessuno</translation>
    </message>
    <message>
        <source>On duty: {name}</source>
        <translation>Di turno: {name}</translation>
    </message>
    <message>
        <source>On duty: {name}. Change</source>
        <translation>Di turno: {name}. Cambia</translation>
    </message>
    <message>
        <source>On duty?</source>
        <translation>Di turno?</translation>
    </message>
    <message>
        <source>People without tickets inside: {n}. Count</source>
        <translation>Persone senza biglietto dentro: {n}. Contare</translation>
    </message>
    <message>
        <source>a minute</source>
        <translation>al minuto</translation>
    </message>
</context>
<context>
    <name>GroupSheet</name>
    <message>
        <source>Admit</source>
        <translation>Fai entrare</translation>
    </message>
    <message numerus="yes">
        <source>Admit %n</source>
        <translation>
            <numerusform>Fai entrare %n</numerusform>
            <numerusform>Fai entrare %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Admit rest of order</source>
        <translation>Fai entrare il resto</translation>
    </message>
    <message numerus="yes">
        <source>Tick all (%n)</source>
        <translation>
            <numerusform>Seleziona tutti (%n)</numerusform>
            <numerusform>Seleziona tutti (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Tick none</source>
        <translation>Deseleziona tutti</translation>
    </message>
    <message numerus="yes">
        <source>Tick the %n valid</source>
        <translation>
            <numerusform>Seleziona %n valido</numerusform>
            <numerusform>Seleziona i %n validi</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GuestBody</name>
    <message>
        <source>Add a note</source>
        <translation>Aggiungi nota</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Risposte</translation>
    </message>
    <message>
        <source>Bought by</source>
        <translation>Acquistato da</translation>
    </message>
    <message>
        <source>Change the note</source>
        <translation>Modifica nota</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Evento</translation>
    </message>
    <message>
        <source>Note…</source>
        <translation>Nota…</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordine</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stato</translation>
    </message>
    <message>
        <source>Ticket</source>
        <translation>Biglietto</translation>
    </message>
    <message>
        <source>Ticket id</source>
        <translation>ID biglietto</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Cronologia</translation>
    </message>
    <message>
        <source>alert on arrival</source>
        <translation>avviso all’arrivo</translation>
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
        <translation>Tutta la lista ospiti</translation>
    </message>
    <message>
        <source>The whole guest list · F11</source>
        <translation>Tutta la lista ospiti · F11</translation>
    </message>
</context>
<context>
    <name>GuestListSheet</name>
    <message>
        <source>All</source>
        <translation>Tutti</translation>
    </message>
    <message>
        <source>All · {n}</source>
        <translation>Tutti · {n}</translation>
    </message>
    <message>
        <source>A–Z</source>
        <translation>A–Z</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Per nome</translation>
    </message>
    <message>
        <source>By order</source>
        <translation>Per ordine</translation>
    </message>
    <message>
        <source>By ticket type</source>
        <translation>Per tipo di biglietto</translation>
    </message>
    <message>
        <source>Go to a letter</source>
        <translation>Vai a una lettera</translation>
    </message>
    <message>
        <source>Guest list</source>
        <translation>Lista ospiti</translation>
    </message>
    <message>
        <source>Inside</source>
        <translation>Dentro</translation>
    </message>
    <message>
        <source>Last in first</source>
        <translation>Prima gli ultimi entrati</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Usciti</translation>
    </message>
    <message>
        <source>Name, order or ticket id</source>
        <translation>Nome, ordine o ID biglietto</translation>
    </message>
    <message>
        <source>No guest list is on this machine yet.</source>
        <translation>Su questo computer non c’è ancora nessuna lista ospiti.</translation>
    </message>
    <message>
        <source>No type</source>
        <translation>Senza tipo</translation>
    </message>
    <message>
        <source>Nobody here. Choose “All”, or type something else.</source>
        <translation>Qui non c’è nessuno. Scegliere «Tutti» o digitare altro.</translation>
    </message>
    <message>
        <source>Not arrived</source>
        <translation>Non arrivati</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problema</translation>
    </message>
    <message>
        <source>Reading the list…</source>
        <translation>Lettura della lista…</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Ordina</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stato</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
</context>
<context>
    <name>GuestSheet</name>
    <message>
        <source>Admit</source>
        <translation>Fai entrare</translation>
    </message>
    <message>
        <source>Let out</source>
        <translation>Fai uscire</translation>
    </message>
    <message>
        <source>Supervisor…</source>
        <translation>Responsabile…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla entrata</translation>
    </message>
    <message>
        <source>Undo admission</source>
        <translation>Annulla entrata</translation>
    </message>
</context>
<context>
    <name>HandScannerSheet</name>
    <message>
        <source>A code ends with</source>
        <translation>Un codice finisce con</translation>
    </message>
    <message>
        <source>Arrived: {text}</source>
        <translation>Arrivato: {text}</translation>
    </message>
    <message>
        <source>As an American one</source>
        <translation>Come tastiera americana</translation>
    </message>
    <message>
        <source>As it was learnt</source>
        <translation>Come appreso</translation>
    </message>
    <message>
        <source>As the scanner is set.</source>
        <translation>Come è impostato il lettore.</translation>
    </message>
    <message>
        <source>As this computer</source>
        <translation>Come questo computer</translation>
    </message>
    <message>
        <source>Code that tells how the scanner types</source>
        <translation>Codice che mostra come scrive il lettore</translation>
    </message>
    <message>
        <source>Hand scanner</source>
        <translation>Lettore manuale</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>Now scan a ticket: what arrives is shown here, and nobody is checked in.</source>
        <translation>Ora scansionare un biglietto: ciò che arriva appare qui, senza check-in.</translation>
    </message>
    <message>
        <source>Scan this code with the hand scanner. Kiosk finds out how it types, and corrects what this computer would make of it. Then scan a ticket to try: nobody is checked in from here.</source>
        <translation>Scansionare questo codice con il lettore manuale. Kiosk scopre come scrive e corregge ciò che questo computer ne farebbe. Poi scansionare un biglietto per provare: da qui non si fa nessun check-in.</translation>
    </message>
    <message>
        <source>Serial scanner</source>
        <translation>Lettore seriale</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocità</translation>
    </message>
    <message>
        <source>The one chosen before</source>
        <translation>Quello scelto prima</translation>
    </message>
    <message>
        <source>The scanner types</source>
        <translation>Il lettore scrive</translation>
    </message>
</context>
<context>
    <name>HandoverPresenter</name>
    <message>
        <source>something went wrong. Try another folder</source>
        <translation>qualcosa è andato storto. Provare un’altra cartella</translation>
    </message>
</context>
<context>
    <name>HandoverSheet</name>
    <message>
        <source>Choose the folder for the file first.</source>
        <translation>Scegliere prima la cartella per il file.</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Cartella</translation>
    </message>
    <message>
        <source>Folder for the file</source>
        <translation>Cartella per il file</translation>
    </message>
    <message>
        <source>Guest list, who is inside and what is not sent yet go into one encrypted file. Take it to the other machine and open it there: Manager, “Move to another computer”, “Take over a file…”.</source>
        <translation>Lista ospiti, chi è dentro e ciò che è da inviare vanno in un unico file cifrato. Portarlo all’altro computer e aprirlo lì: Gestione, «Passa a un altro computer», «Importa un file…».</translation>
    </message>
    <message>
        <source>Move to another computer</source>
        <translation>Passa a un altro computer</translation>
    </message>
    <message>
        <source>No file was written: {reason}</source>
        <translation>Nessun file scritto: {reason}</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Di nuovo</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Password</translation>
    </message>
    <message>
        <source>Passphrase, twice</source>
        <translation>Password, due volte</translation>
    </message>
    <message>
        <source>Take over a file…</source>
        <translation>Importa un file…</translation>
    </message>
    <message>
        <source>The file is written: {file}&#x2028;&#x2028;Tickets: {tickets} · records: {rows} · not sent yet: {unsent}&#x2028;&#x2028;The other machine sends what is not sent yet. Close Kiosk on this one.</source>
        <translation>Il file è scritto: {file}&#x2028;&#x2028;Biglietti: {tickets} · registrazioni: {rows} · da inviare: {unsent}&#x2028;&#x2028;L’altro computer invia ciò che è da inviare. Chiudere Kiosk su questo.</translation>
    </message>
    <message numerus="yes">
        <source>The passphrase needs %n characters or more.</source>
        <translation>
            <numerusform>La password deve avere almeno %n carattere.</numerusform>
            <numerusform>La password deve avere almeno %n caratteri.</numerusform>
        </translation>
    </message>
    <message>
        <source>The two passphrases are not the same.</source>
        <translation>Le due password non sono uguali.</translation>
    </message>
    <message>
        <source>Write the file</source>
        <translation>Scrivi il file</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>Scrittura…</translation>
    </message>
</context>
<context>
    <name>HelpSheet</name>
    <message>
        <source>Amber triangle: ask a supervisor. F3 asks for their PIN.</source>
        <translation>Triangolo giallo: chiedere al responsabile. F3 chiede il suo PIN.</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Frecce</translation>
    </message>
    <message>
        <source>Blue arrow: the guest goes out.</source>
        <translation>Freccia blu: l’ospite esce.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Green circle: the guest goes in. Read the white notice first, if there is one.</source>
        <translation>Cerchio verde: l’ospite entra. Se c’è un avviso bianco, leggerlo prima.</translation>
    </message>
    <message>
        <source>Grey rings: the same ticket was just read. One ticket, one person.</source>
        <translation>Anelli grigi: stesso biglietto appena letto. Un biglietto, una persona.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aiuto</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Lettere</translation>
    </message>
    <message>
        <source>Red octagon: stop. The screen says why. F2 lets the lane go on.</source>
        <translation>Ottagono rosso: stop. Lo schermo dice perché. F2 fa proseguire la fila.</translation>
    </message>
    <message>
        <source>admit the rest, choose, or search</source>
        <translation>far entrare il resto, scegliere o cercare</translation>
    </message>
    <message>
        <source>back</source>
        <translation>indietro</translation>
    </message>
    <message>
        <source>choose a guest</source>
        <translation>scegliere un ospite</translation>
    </message>
    <message>
        <source>count a person without a ticket</source>
        <translation>contare una persona senza biglietto</translation>
    </message>
    <message>
        <source>manager</source>
        <translation>gestione</translation>
    </message>
    <message>
        <source>open the guest; it never admits</source>
        <translation>aprire la scheda; non fa mai entrare</translation>
    </message>
    <message>
        <source>refresh the guest list</source>
        <translation>aggiornare la lista ospiti</translation>
    </message>
    <message>
        <source>search for a guest, not in a form</source>
        <translation>cercare un ospite, fuori dai moduli</translation>
    </message>
    <message>
        <source>step aside: the lane goes on</source>
        <translation>da parte: la fila prosegue</translation>
    </message>
    <message>
        <source>supervisor: let in anyway, or without a ticket</source>
        <translation>responsabile: far entrare comunque, o senza biglietto</translation>
    </message>
    <message>
        <source>the whole guest list</source>
        <translation>tutta la lista ospiti</translation>
    </message>
    <message>
        <source>this help</source>
        <translation>questo aiuto</translation>
    </message>
    <message>
        <source>undo the last admission</source>
        <translation>annullare l’ultima entrata</translation>
    </message>
    <message>
        <source>what is not sent yet</source>
        <translation>cosa è da inviare</translation>
    </message>
    <message>
        <source>what needs attention</source>
        <translation>cosa è da risolvere</translation>
    </message>
    <message>
        <source>who is on duty</source>
        <translation>chi è di turno</translation>
    </message>
</context>
<context>
    <name>HostSheet</name>
    <message>
        <source>Address of the service</source>
        <translation>Indirizzo del servizio</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Client ID</source>
        <translation>Client ID</translation>
    </message>
    <message>
        <source>Client secret</source>
        <translation>Client secret</translation>
    </message>
    <message>
        <source>Enter the address of the service first: the host has it.</source>
        <translation>Inserire prima l’indirizzo del servizio: lo ha l’organizzatore.</translation>
    </message>
    <message>
        <source>Enter the client ID and the client secret first: the service shows both to the host.</source>
        <translation>Inserire prima client ID e client secret: il servizio li mostra all’organizzatore.</translation>
    </message>
    <message>
        <source>Enter the redirect address first: one that is registered at the service.</source>
        <translation>Inserire prima l’indirizzo di redirect: uno registrato presso il servizio.</translation>
    </message>
    <message>
        <source>For one laptop in trusted hands. Its office keeps the client secret encrypted and apart from the door, but whoever has this laptop can get at the host’s account. For several doors, a machine of its own should hold the office.</source>
        <translation>Per un solo portatile in mani fidate. Il suo ufficio tiene il client secret cifrato e separato dall’ingresso, ma chi ha questo portatile può arrivare all’account dell’organizzatore. Con più ingressi, l’ufficio va su un computer a parte.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Redirect address, as registered at the service</source>
        <translation>Indirizzo di redirect, come registrato presso il servizio</translation>
    </message>
    <message>
        <source>The host’s own laptop</source>
        <translation>Il portatile dell’organizzatore</translation>
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
        <translation>Collegamento…</translation>
    </message>
    <message>
        <source>Leaving…</source>
        <translation>Scollegamento…</translation>
    </message>
    <message>
        <source>The hub has not answered yet. Look whether it runs, and whether this machine is in the same network. If you close this, scanning goes on.</source>
        <translation>L’hub non ha ancora risposto. Controllare che funzioni e che questo computer sia nella stessa rete. Chiudendo qui, la scansione continua.</translation>
    </message>
</context>
<context>
    <name>HubSheet</name>
    <message>
        <source>Join</source>
        <translation>Collega</translation>
    </message>
    <message>
        <source>Leave the hub…</source>
        <translation>Lascia l’hub…</translation>
    </message>
    <message>
        <source>Other doors</source>
        <translation>Altri ingressi</translation>
    </message>
    <message>
        <source>This code pairs a door with the office: Manager, “Sign in”.</source>
        <translation>Questo codice abbina un ingresso all’ufficio: Gestione, «Accedi».</translation>
    </message>
    <message>
        <source>This is not a hub’s code: the machine that runs the hub shows it.</source>
        <translation>Non è il codice di un hub: lo mostra il computer su cui gira l’hub.</translation>
    </message>
    <message>
        <source>This link is not whole, or made for a newer Kiosk: copy all of it.</source>
        <translation>Questo link non è completo, o è per un Kiosk più recente: copiarlo tutto.</translation>
    </message>
</context>
<context>
    <name>IncidentsPresenter</name>
    <message>
        <source>Only a supervisor can resolve this.</source>
        <translation>Solo un responsabile può risolverlo.</translation>
    </message>
</context>
<context>
    <name>IncidentsSheet</name>
    <message>
        <source>Needs attention</source>
        <translation>Da risolvere</translation>
    </message>
    <message>
        <source>Needs attention · {n}</source>
        <translation>Da risolvere · {n}</translation>
    </message>
    <message>
        <source>Nothing needs attention.</source>
        <translation>Niente da risolvere.</translation>
    </message>
</context>
<context>
    <name>LastVerdictBar</name>
    <message>
        <source>NOT READY</source>
        <translation>NON PRONTO</translation>
    </message>
    <message>
        <source>Ready for the next guest</source>
        <translation>Pronti per il prossimo ospite</translation>
    </message>
</context>
<context>
    <name>LinkSheet</name>
    <message>
        <source>Another code was read: it is tried next.</source>
        <translation>È stato letto un altro codice: ora si prova quello.</translation>
    </message>
    <message>
        <source>Hold the code up to the camera, or paste the link first.</source>
        <translation>Prima tenere il codice davanti alla fotocamera o incollare il link.</translation>
    </message>
    <message>
        <source>Or paste the pairing link</source>
        <translation>O incollare il link di abbinamento</translation>
    </message>
</context>
<context>
    <name>ManagerPresenter</name>
    <message numerus="yes">
        <source>%n check-in(s) not sent yet</source>
        <translation>
            <numerusform>%n check-in da inviare</numerusform>
            <numerusform>%n check-in da inviare</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n check-in(s) refused by the service</source>
        <translation>
            <numerusform>%n check-in rifiutato dal servizio</numerusform>
            <numerusform>%n check-in rifiutati dal servizio</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guest(s) still waiting aside</source>
        <translation>
            <numerusform>%n ospite ancora da parte</numerusform>
            <numerusform>%n ospiti ancora da parte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) still need attention</source>
        <translation>
            <numerusform>%n cosa ancora da risolvere</numerusform>
            <numerusform>%n cose ancora da risolvere</numerusform>
        </translation>
    </message>
    <message>
        <source>All of it is kept on this machine, and is here again when Kiosk opens.</source>
        <translation>Tutto resta su questo computer e torna quando si riapre Kiosk.</translation>
    </message>
    <message>
        <source>Change this door</source>
        <translation>Modifica ingresso</translation>
    </message>
    <message>
        <source>Changing this door needs a supervisor.</source>
        <translation>Solo un responsabile può modificare questo ingresso.</translation>
    </message>
    <message>
        <source>Check-ins are sent when Kiosk runs here again with a connection.</source>
        <translation>I check-in partono quando Kiosk è di nuovo aperto qui con una connessione.</translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>Chiudi comunque</translation>
    </message>
    <message>
        <source>Keep it open</source>
        <translation>Lascia aperto</translation>
    </message>
    <message>
        <source>Move to another computer</source>
        <translation>Passa a un altro computer</translation>
    </message>
    <message>
        <source>Only a supervisor can close Kiosk.</source>
        <translation>Solo un responsabile può chiudere Kiosk.</translation>
    </message>
    <message>
        <source>Only a supervisor can move this door to another computer.</source>
        <translation>Solo un responsabile può passare questo ingresso a un altro computer.</translation>
    </message>
    <message>
        <source>Only a supervisor can open the manager’s menu.</source>
        <translation>Solo un responsabile può aprire la gestione.</translation>
    </message>
    <message>
        <source>Only a supervisor can sign this door in.</source>
        <translation>Solo un responsabile può fare l’accesso qui.</translation>
    </message>
    <message>
        <source>Only a supervisor can try a staff ticket.</source>
        <translation>Solo un responsabile può provare un biglietto staff.</translation>
    </message>
    <message>
        <source>Other doors…</source>
        <translation>Altri ingressi…</translation>
    </message>
    <message>
        <source>Refresh the list now</source>
        <translation>Aggiorna ora la lista</translation>
    </message>
    <message>
        <source>Show what is not sent yet</source>
        <translation>Mostra cosa è da inviare</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>Accedi</translation>
    </message>
    <message>
        <source>The file with the rules was damaged. Ask a supervisor about every guest. The manager’s menu stays closed until the host sets the rules again on this machine and Kiosk is restarted.</source>
        <translation>Il file con le regole era danneggiato. Chiedere al responsabile per ogni ospite. La gestione resta chiusa finché l’organizzatore non reimposta le regole su questo computer e Kiosk non viene riavviato.</translation>
    </message>
    <message>
        <source>This door’s rules were lost</source>
        <translation>Regole di questo ingresso perse</translation>
    </message>
</context>
<context>
    <name>ManagerSheet</name>
    <message>
        <source>Arrivals</source>
        <translation>Arrivi</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Fotocamera</translation>
    </message>
    <message>
        <source>Choose the event</source>
        <translation>Scegli l’evento</translation>
    </message>
    <message>
        <source>Close Kiosk</source>
        <translation>Chiudi Kiosk</translation>
    </message>
    <message>
        <source>Guest list</source>
        <translation>Lista ospiti</translation>
    </message>
    <message>
        <source>Hand scanner</source>
        <translation>Lettore manuale</translation>
    </message>
    <message>
        <source>Is everything ready?</source>
        <translation>È tutto pronto?</translation>
    </message>
    <message>
        <source>Let in without a ticket</source>
        <translation>Fai entrare senza biglietto</translation>
    </message>
    <message>
        <source>Manager</source>
        <translation>Gestione</translation>
    </message>
    <message>
        <source>Move to another computer</source>
        <translation>Passa a un altro computer</translation>
    </message>
    <message>
        <source>Needs attention</source>
        <translation>Da risolvere</translation>
    </message>
    <message>
        <source>New discount code</source>
        <translation>Nuovo codice sconto</translation>
    </message>
    <message>
        <source>Not sent yet</source>
        <translation>Da inviare</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>Accedi</translation>
    </message>
    <message>
        <source>This door</source>
        <translation>Questo ingresso</translation>
    </message>
</context>
<context>
    <name>NamesButton</name>
    <message>
        <source>Hide names</source>
        <translation>Nascondi i nomi</translation>
    </message>
    <message>
        <source>Show names</source>
        <translation>Mostra i nomi</translation>
    </message>
</context>
<context>
    <name>NamesQuestion</name>
    <message>
        <source>Can guests see this screen?</source>
        <translation>Gli ospiti vedono questo schermo?</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Then names can be cut to their first letters.</source>
        <translation>Allora i nomi si possono ridurre alle iniziali.</translation>
    </message>
    <message>
        <source>Yes: hide names</source>
        <translation>Sì: nascondi i nomi</translation>
    </message>
</context>
<context>
    <name>NotOpenedWindow</name>
    <message>
        <source>Close Kiosk</source>
        <translation>Chiudi Kiosk</translation>
    </message>
    <message>
        <source>Do what it says here, then try again. If that does not help, restart this machine, start Kiosk again and call the host. Until then, let guests in at another door.</source>
        <translation>Fare quanto scritto qui, poi riprovare. Se non basta, riavviare questo computer, riaprire Kiosk e chiamare l’organizzatore. Nel frattempo far entrare gli ospiti da un altro ingresso.</translation>
    </message>
    <message>
        <source>Kiosk could not open this door again. Nobody can scan here now; nothing that was recorded is lost.</source>
        <translation>Kiosk non è riuscito a riaprire questo ingresso. Ora qui nessuno può scansionare; nulla di ciò che è registrato è perso.</translation>
    </message>
    <message>
        <source>Kiosk · this door is not open</source>
        <translation>Kiosk · questo ingresso non è aperto</translation>
    </message>
    <message>
        <source>This door is not open</source>
        <translation>Questo ingresso non è aperto</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
</context>
<context>
    <name>NotePresenter</name>
    <message>
        <source>A note was not saved</source>
        <translation>Una nota non è stata salvata</translation>
    </message>
    <message>
        <source>Not saved: this machine cannot write it down. Try again.</source>
        <translation>Non salvato: questo computer non riesce a scriverlo. Riprovare.</translation>
    </message>
    <message>
        <source>The note cannot be changed now</source>
        <translation>La nota ora non si può modificare</translation>
    </message>
    <message>
        <source>The note on {name} was not saved</source>
        <translation>La nota su {name} non è stata salvata</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>What is noted cannot be read on this machine. Try again.</source>
        <translation>Ciò che è annotato non si legge su questo computer. Riprovare.</translation>
    </message>
</context>
<context>
    <name>NoteSheet</name>
    <message>
        <source>Alert the door</source>
        <translation>Avvisa l’ingresso</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>No alert</source>
        <translation>Nessun avviso</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Note on a guest</source>
        <translation>Nota su un ospite</translation>
    </message>
    <message>
        <source>Remove the note</source>
        <translation>Rimuovi nota</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>When this guest is let in</source>
        <translation>Quando questo ospite entra</translation>
    </message>
    <message>
        <source>With an alert, the green screen shows the note and a sound is played.</source>
        <translation>Con un avviso, lo schermo verde mostra la nota e si sente un suono.</translation>
    </message>
</context>
<context>
    <name>OffListSheet</name>
    <message>
        <source>For somebody who has no ticket. Search by name first.</source>
        <translation>Per chi non ha un biglietto. Prima cercare per nome.</translation>
    </message>
    <message>
        <source>Let in</source>
        <translation>Fai entrare</translation>
    </message>
    <message>
        <source>Let in without a ticket</source>
        <translation>Fai entrare senza biglietto</translation>
    </message>
    <message>
        <source>Name, if they give one</source>
        <translation>Nome, se lo dice</translation>
    </message>
</context>
<context>
    <name>OfficePresenter</name>
    <message>
        <source>Kiosk pairs the door with it again, and reopens it by itself. Nothing recorded is lost, but take care of anybody waiting aside first.</source>
        <translation>Kiosk abbina di nuovo l’ingresso e lo riapre da solo. Nulla di registrato va perso, ma prima occuparsi di chi aspetta da parte.</translation>
    </message>
    <message>
        <source>Pair again</source>
        <translation>Abbina di nuovo</translation>
    </message>
    <message>
        <source>Pairing…</source>
        <translation>Abbinamento…</translation>
    </message>
    <message>
        <source>Setting the office up…</source>
        <translation>Configurazione ufficio…</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>Accedi</translation>
    </message>
    <message>
        <source>The office of this machine does not know this door any more.</source>
        <translation>L’ufficio di questo computer non riconosce più questo ingresso.</translation>
    </message>
    <message>
        <source>The office of this machine has another certificate than before.</source>
        <translation>L’ufficio di questo computer ha un certificato diverso da prima.</translation>
    </message>
</context>
<context>
    <name>OfficeSheet</name>
    <message>
        <source>Another office</source>
        <translation>Altro ufficio</translation>
    </message>
    <message>
        <source>Client ID</source>
        <translation>Client ID</translation>
    </message>
    <message>
        <source>Client secret</source>
        <translation>Client secret</translation>
    </message>
    <message>
        <source>Enter the client ID and the client secret first: the service shows both to the host.</source>
        <translation>Inserire prima client ID e client secret: il servizio li mostra all’organizzatore.</translation>
    </message>
    <message>
        <source>Enter the redirect address first: one that is registered at the service.</source>
        <translation>Inserire prima l’indirizzo di redirect: uno registrato presso il servizio.</translation>
    </message>
    <message>
        <source>Redirect address, as registered at the service</source>
        <translation>Indirizzo di redirect, come registrato presso il servizio</translation>
    </message>
    <message>
        <source>Set this machine’s office up again</source>
        <translation>Riconfigura l’ufficio di questo computer</translation>
    </message>
    <message>
        <source>Set up again</source>
        <translation>Riconfigura</translation>
    </message>
    <message>
        <source>Type client ID and secret as the service shows them to the host, who then signs in. Kiosk reopens this door by itself. Nothing recorded is lost, but take care of anybody waiting aside first.</source>
        <translation>Digitare client ID e client secret come il servizio li mostra all’organizzatore, che poi accede. Kiosk riapre da solo questo ingresso. Nulla di registrato va perso, ma prima occuparsi di chi aspetta da parte.</translation>
    </message>
</context>
<context>
    <name>OrdersPresenter</name>
    <message>
        <source>Close what is open first. Then F8 undoes the last admission.</source>
        <translation>Chiudere prima ciò che è aperto. Poi F8 annulla l’ultima entrata.</translation>
    </message>
    <message>
        <source>Nobody was let in at this door this evening.</source>
        <translation>Stasera da questo ingresso non è entrato nessuno.</translation>
    </message>
</context>
<context>
    <name>OutboxEntrySheet</name>
    <message>
        <source>Give up</source>
        <translation>Rinuncia</translation>
    </message>
    <message>
        <source>Give up: why?</source>
        <translation>Rinuncia: perché?</translation>
    </message>
    <message>
        <source>Let in at {time} · {tried}</source>
        <translation>Entrata: {time} · {tried}</translation>
    </message>
    <message>
        <source>Nothing to do: sent automatically when the connection is back.</source>
        <translation>Niente da fare: parte da solo quando torna la connessione.</translation>
    </message>
    <message>
        <source>Open guest</source>
        <translation>Apri scheda</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Rifiutato</translation>
    </message>
    <message>
        <source>Send again</source>
        <translation>Invia di nuovo</translation>
    </message>
    <message>
        <source>The guest is inside, and this door knows it. Ask the host about the ticket, then send it again or give up. If you give up, the service never learns that the guest came in.</source>
        <translation>L’ospite è dentro e questo ingresso lo sa. Chiedere all’organizzatore del biglietto, poi inviare di nuovo o rinunciare. Se si rinuncia, il servizio non saprà mai che l’ospite è entrato.</translation>
    </message>
    <message>
        <source>The service refuses several in the same way, so it is probably not this ticket. Kiosk tries again automatically. If the host says so, give it up here.</source>
        <translation>Il servizio ne rifiuta diversi allo stesso modo, quindi probabilmente non dipende da questo biglietto. Kiosk riprova da solo. Se lo dice l’organizzatore, rinunciare qui.</translation>
    </message>
    <message>
        <source>Waiting to be sent</source>
        <translation>In attesa di invio</translation>
    </message>
</context>
<context>
    <name>OutboxPresenter</name>
    <message>
        <source>Only a supervisor can give up on this.</source>
        <translation>Solo un responsabile può rinunciarvi.</translation>
    </message>
</context>
<context>
    <name>OutboxSheet</name>
    <message>
        <source>Not sent yet</source>
        <translation>Da inviare</translation>
    </message>
    <message>
        <source>Refused · {n}</source>
        <translation>Rifiutati · {n}</translation>
    </message>
    <message>
        <source>Send now</source>
        <translation>Invia ora</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>Invio…</translation>
    </message>
    <message>
        <source>The service refuses these. The guests are inside. Open one to send it again or to give up.</source>
        <translation>Il servizio li rifiuta. Gli ospiti sono dentro. Aprirne uno per inviarlo di nuovo o rinunciare.</translation>
    </message>
    <message>
        <source>The service took every check-in that was sent.</source>
        <translation>Il servizio ha accettato tutti i check-in inviati.</translation>
    </message>
    <message>
        <source>Waiting · {n}</source>
        <translation>In attesa · {n}</translation>
    </message>
</context>
<context>
    <name>PairPresenter</name>
    <message>
        <source>Another office answers than the one this door is paired with.</source>
        <translation>Risponde un ufficio diverso da quello abbinato a questo ingresso.</translation>
    </message>
    <message>
        <source>Looking for the office…</source>
        <translation>Ricerca dell’ufficio…</translation>
    </message>
    <message>
        <source>Pairing…</source>
        <translation>Abbinamento…</translation>
    </message>
    <message>
        <source>The office does not know this door any more.</source>
        <translation>L’ufficio non riconosce più questo ingresso.</translation>
    </message>
    <message>
        <source>The office has not answered yet. Look whether it runs, and whether this machine is in the same network. If you close this, scanning goes on.</source>
        <translation>L’ufficio non ha ancora risposto. Controllare che sia in funzione e che questo computer sia nella stessa rete. Chiudendo qui, le scansioni continuano.</translation>
    </message>
</context>
<context>
    <name>PairSheet</name>
    <message>
        <source>Enter the code of ten letters and digits first: the office’s page shows it.</source>
        <translation>Inserire prima il codice di dieci lettere e cifre: lo mostra la pagina dell’ufficio.</translation>
    </message>
    <message>
        <source>Enter the office’s address first, as its page shows it: a host and a port.</source>
        <translation>Inserire prima l’indirizzo dell’ufficio, come lo mostra la sua pagina: un host e una porta.</translation>
    </message>
    <message>
        <source>Hold the QR code of the office’s page up to this camera. The host makes one with “Pair a door”; each is good for one door, and for ten minutes.</source>
        <translation>Tenere il codice QR della pagina dell’ufficio davanti a questa fotocamera. L’organizzatore ne crea uno con «Pair a door»; ognuno vale per un ingresso e per dieci minuti.</translation>
    </message>
    <message>
        <source>Hold the QR code up to the camera, or scan it: the host makes one on the office’s page with “Pair a door”. Kiosk then reopens this door by itself. Nothing recorded is lost, but take care of anybody waiting aside first.</source>
        <translation>Tenere il codice QR davanti alla fotocamera, o scansionarlo: l’organizzatore ne crea uno nella pagina dell’ufficio con «Pair a door». Poi Kiosk riapre da solo questo ingresso. Nulla di registrato va perso, ma prima occuparsi di chi aspetta da parte.</translation>
    </message>
    <message>
        <source>Or type the office’s address</source>
        <translation>O digitare l’indirizzo dell’ufficio</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Abbina</translation>
    </message>
    <message>
        <source>Pair with the office</source>
        <translation>Abbina all’ufficio</translation>
    </message>
    <message>
        <source>Then this is not the office: nothing was sent. Look at its address once more.</source>
        <translation>Allora non è l’ufficio: non è stato inviato nulla. Ricontrollare il suo indirizzo.</translation>
    </message>
    <message>
        <source>They are the same</source>
        <translation>Sono uguali</translation>
    </message>
    <message>
        <source>They differ</source>
        <translation>Sono diverse</translation>
    </message>
    <message>
        <source>This code links doors. Show it again once this door is open: Manager, “This door”.</source>
        <translation>Questo codice collega gli ingressi. Mostrarlo di nuovo quando questo ingresso è aperto: Gestione, «Questo ingresso».</translation>
    </message>
    <message>
        <source>This door is paired. Close this, and Kiosk reopens it.</source>
        <translation>Questo ingresso è abbinato. Chiudere qui, e Kiosk lo riapre.</translation>
    </message>
    <message>
        <source>This is not a pairing code: the host’s page shows it.</source>
        <translation>Non è un codice di abbinamento: quello è sulla pagina dell’organizzatore.</translation>
    </message>
    <message>
        <source>This is not a pairing link: copy all of it from the office’s page.</source>
        <translation>Non è un link di abbinamento: copiarlo per intero dalla pagina dell’ufficio.</translation>
    </message>
    <message>
        <source>This pairing code was made for a newer Kiosk: update this program.</source>
        <translation>Questo codice di abbinamento è per un Kiosk più recente: aggiornare questo programma.</translation>
    </message>
    <message>
        <source>Whoever answers at {address} shows this fingerprint. Compare it with the one on the office’s page: the code is sent only if they are the same.</source>
        <translation>Chi risponde all’indirizzo {address} mostra questa impronta. Confrontarla con quella sulla pagina dell’ufficio: il codice si invia solo se sono uguali.</translation>
    </message>
    <message>
        <source>… and the code</source>
        <translation>… e il codice</translation>
    </message>
</context>
<context>
    <name>PassphraseSheet</name>
    <message>
        <source>Choose a passphrase</source>
        <translation>Scegli una password</translation>
    </message>
    <message>
        <source>Close Kiosk</source>
        <translation>Chiudi Kiosk</translation>
    </message>
    <message>
        <source>First type the passphrase.</source>
        <translation>Inserire prima la password.</translation>
    </message>
    <message>
        <source>It locks what Kiosk keeps on this machine, and is asked for at every start. Write it down: without it nobody can open what is recorded here.</source>
        <translation>Protegge ciò che Kiosk conserva su questo computer e viene chiesta a ogni avvio. Annotarla: senza, nessuno può aprire ciò che è registrato qui.</translation>
    </message>
    <message>
        <source>Open the door</source>
        <translation>Apri l’ingresso</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Password</translation>
    </message>
    <message>
        <source>That is not the right passphrase. Try again.</source>
        <translation>Non è la password giusta. Riprovare.</translation>
    </message>
    <message numerus="yes">
        <source>The passphrase needs %n characters or more.</source>
        <translation>
            <numerusform>La password deve avere almeno %n carattere.</numerusform>
            <numerusform>La password deve avere almeno %n caratteri.</numerusform>
        </translation>
    </message>
    <message>
        <source>The same once more</source>
        <translation>La stessa ancora una volta</translation>
    </message>
    <message>
        <source>The two passphrases are not the same.</source>
        <translation>Le due password non sono uguali.</translation>
    </message>
    <message>
        <source>This door is locked</source>
        <translation>Questo ingresso è bloccato</translation>
    </message>
    <message>
        <source>Type the passphrase to open it. If you do not know it, ask the manager. Nothing that was recorded is lost.</source>
        <translation>Digitare la password per aprire. Se non è nota, chiedere al responsabile. Nulla di registrato va perso.</translation>
    </message>
</context>
<context>
    <name>PassphraseWindow</name>
    <message>
        <source>Kiosk · passphrase</source>
        <translation>Kiosk · password</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>Apertura…</translation>
    </message>
</context>
<context>
    <name>PicturesPresenter</name>
    <message numerus="yes">
        <source>%n codes in this picture: the one in the middle was read</source>
        <translation>
            <numerusform>%n codice in questa immagine: letto quello al centro</numerusform>
            <numerusform>%n codici in questa immagine: letto quello al centro</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more left out: drop them again</source>
        <translation>
            <numerusform>%n altra esclusa: trascinarla di nuovo</numerusform>
            <numerusform>Altre %n escluse: trascinarle di nuovo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pictures read, {codes} with a code</source>
        <translation>
            <numerusform>%n immagine letta, {codes} con un codice</numerusform>
            <numerusform>%n immagini lette, {codes} con un codice</numerusform>
        </translation>
    </message>
    <message>
        <source>No code in this picture</source>
        <translation>Nessun codice nell’immagine</translation>
    </message>
    <message>
        <source>Reading the picture</source>
        <translation>Lettura dell’immagine</translation>
    </message>
    <message>
        <source>This file cannot be opened</source>
        <translation>Questo file non si apre</translation>
    </message>
    <message>
        <source>This is not a picture: drop a screenshot of the code</source>
        <translation>Non è un’immagine: trascinare una schermata del codice</translation>
    </message>
    <message>
        <source>This picture is damaged: ask for it again</source>
        <translation>Questa immagine è danneggiata: farsela rimandare</translation>
    </message>
    <message>
        <source>This picture is too large: drop a screenshot of the code</source>
        <translation>Immagine troppo grande: trascinare una schermata del codice</translation>
    </message>
    <message>
        <source>This picture took too long to read</source>
        <translation>Lettura dell’immagine troppo lunga</translation>
    </message>
</context>
<context>
    <name>PinField</name>
    <message numerus="yes">
        <source>%n digit(s)</source>
        <translation>
            <numerusform>%n cifra</numerusform>
            <numerusform>%n cifre</numerusform>
        </translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>Supervisor’s PIN</source>
        <translation>PIN del responsabile</translation>
    </message>
</context>
<context>
    <name>PinPad</name>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>Take off the last digit</source>
        <translation>Cancella l’ultima cifra</translation>
    </message>
</context>
<context>
    <name>PinSheet</name>
    <message numerus="yes">
        <source>A PIN has %n digits or more.</source>
        <translation>
            <numerusform>Un PIN ha almeno %n cifra.</numerusform>
            <numerusform>Un PIN ha almeno %n cifre.</numerusform>
        </translation>
    </message>
    <message>
        <source>Checking the PIN…</source>
        <translation>Verifica del PIN…</translation>
    </message>
    <message>
        <source>Now the supervisor’s PIN.</source>
        <translation>Ora il PIN del responsabile.</translation>
    </message>
    <message>
        <source>The PIN can be tried again.</source>
        <translation>Si può provare di nuovo il PIN.</translation>
    </message>
    <message>
        <source>{why} The next one can be tried in {time}.</source>
        <translation>{why} Prossimo tentativo tra {time}.</translation>
    </message>
</context>
<context>
    <name>ProbePresenter</name>
    <message>
        <source>Checking it in…</source>
        <translation>Check-in in corso…</translation>
    </message>
    <message>
        <source>Looking it up…</source>
        <translation>Verifica…</translation>
    </message>
    <message>
        <source>Somebody came in or went out on this ticket at this door: take another.</source>
        <translation>Con questo biglietto qualcuno è già entrato o uscito da questo ingresso: prenderne un altro.</translation>
    </message>
    <message>
        <source>This did not work: a fault in the program. Try it once more.</source>
        <translation>Non ha funzionato: un errore del programma. Riprovare.</translation>
    </message>
    <message>
        <source>This door would not let it in: {why}. Take another ticket.</source>
        <translation>Questo ingresso non lo accetterebbe: {why}. Prendere un altro biglietto.</translation>
    </message>
</context>
<context>
    <name>ProbeSheet</name>
    <message>
        <source>Check it in</source>
        <translation>Fai il check-in</translation>
    </message>
    <message>
        <source>Hold a staff ticket up to the camera or the hand scanner: one that this door would let in, and that nobody used. It tells what the first guest will meet.</source>
        <translation>Tenere un biglietto staff davanti alla fotocamera o al lettore manuale: uno valido per questo ingresso e mai usato. Mostra cosa troverà il primo ospite.</translation>
    </message>
    <message>
        <source>Hold a ticket up, or type its code first.</source>
        <translation>Prima mostrare un biglietto o digitare il suo codice.</translation>
    </message>
    <message>
        <source>Look it up</source>
        <translation>Verifica</translation>
    </message>
    <message>
        <source>Or type its code</source>
        <translation>O digitare il codice</translation>
    </message>
    <message>
        <source>This ticket is checked in at the service, for real and twice. Whoever it is for counts as inside there; nothing is recorded at this door.</source>
        <translation>Con questo biglietto si fa il check-in presso il servizio, davvero e due volte. La persona risulta dentro lì; a questo ingresso non si registra nulla.</translation>
    </message>
    <message>
        <source>Try a staff ticket</source>
        <translation>Prova biglietto staff</translation>
    </message>
</context>
<context>
    <name>ReadinessSheet</name>
    <message numerus="yes">
        <source>%n thing(s) should be mended before the doors open.</source>
        <translation>
            <numerusform>%n cosa da sistemare prima dell’apertura.</numerusform>
            <numerusform>%n cose da sistemare prima dell’apertura.</numerusform>
        </translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Ricontrolla</translation>
    </message>
    <message>
        <source>Checking everything…</source>
        <translation>Controllo di tutto…</translation>
    </message>
    <message>
        <source>Everything is ready.</source>
        <translation>È tutto pronto.</translation>
    </message>
    <message>
        <source>Is everything ready?</source>
        <translation>È tutto pronto?</translation>
    </message>
    <message>
        <source>Try a staff ticket</source>
        <translation>Prova biglietto staff</translation>
    </message>
</context>
<context>
    <name>ReadyPresenter</name>
    <message>
        <source>Camera, hand scanner and keyboard are ready</source>
        <translation>Fotocamera, lettore manuale e tastiera sono pronti</translation>
    </message>
    <message>
        <source>Hand scanner and keyboard are ready</source>
        <translation>Lettore manuale e tastiera sono pronti</translation>
    </message>
    <message>
        <source>You can scan. Nothing is sent: this machine does not know the ticketing service.</source>
        <translation>Si può scansionare. Non si invia nulla: questo computer non conosce il servizio di biglietteria.</translation>
    </message>
</context>
<context>
    <name>ReasonField</name>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
</context>
<context>
    <name>ReasonPicker</name>
    <message>
        <source>Or in your own words</source>
        <translation>O con parole proprie</translation>
    </message>
    <message>
        <source>Why, in your own words</source>
        <translation>Motivo, con parole proprie</translation>
    </message>
</context>
<context>
    <name>RecentScans</name>
    <message>
        <source>All scans</source>
        <translation>Tutte le scansioni</translation>
    </message>
    <message>
        <source>Nothing scanned yet. Hold a ticket in front of the camera.</source>
        <translation>Ancora nessuna scansione. Tenere un biglietto davanti alla fotocamera.</translation>
    </message>
    <message>
        <source>Nothing scanned yet. Scan a ticket, or type its code or a name.</source>
        <translation>Ancora nessuna scansione. Scansionare un biglietto, oppure digitare il suo codice o un nome.</translation>
    </message>
    <message>
        <source>Recent scans</source>
        <translation>Ultime scansioni</translation>
    </message>
</context>
<context>
    <name>RehearsalBar</name>
    <message>
        <source>REHEARSAL</source>
        <translation>PROVA</translation>
    </message>
    <message>
        <source>REHEARSAL · invented guests, nobody is really checked in</source>
        <translation>PROVA · ospiti inventati, nessun check-in reale</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message numerus="yes">
        <source>%n guest(s)</source>
        <translation>
            <numerusform>%n ospite</numerusform>
            <numerusform>%n ospiti</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter opens, arrow keys choose</source>
        <translation>Invio apre, le frecce scelgono</translation>
    </message>
    <message>
        <source>Go on typing: a name, an e-mail, an order or a ticket id.</source>
        <translation>Continuare a digitare: nome, e-mail, ordine o ID biglietto.</translation>
    </message>
    <message>
        <source>Let in without a ticket</source>
        <translation>Fai entrare senza biglietto</translation>
    </message>
    <message>
        <source>No guest</source>
        <translation>Nessun ospite</translation>
    </message>
    <message>
        <source>Nobody found by “{query}”.
Try the e-mail, the order or the ticket id.</source>
        <translation>Nessuno trovato con «{query}».
Provare con e-mail, ordine o ID biglietto.</translation>
    </message>
    <message>
        <source>Refresh the guest list</source>
        <translation>Aggiorna la lista ospiti</translation>
    </message>
    <message>
        <source>Refreshing the guest list…</source>
        <translation>Aggiornamento della lista…</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Cerca</translation>
    </message>
    <message>
        <source>Step aside</source>
        <translation>Da parte</translation>
    </message>
    <message>
        <source>The guest list is not loaded yet.
Whoever you search for may be on it.</source>
        <translation>La lista ospiti non è ancora caricata.
Chi si cerca potrebbe esserci.</translation>
    </message>
    <message>
        <source>The search failed: this machine’s disk cannot be read.</source>
        <translation>La ricerca non è riuscita: il disco di questo computer non è leggibile.</translation>
    </message>
    <message>
        <source>Try again. If it fails again, tell the host.</source>
        <translation>Riprovare. Se non riesce di nuovo, avvisare l’organizzatore.</translation>
    </message>
</context>
<context>
    <name>ScansSheet</name>
    <message>
        <source>All</source>
        <translation>Tutte</translation>
    </message>
    <message>
        <source>All scans</source>
        <translation>Tutte le scansioni</translation>
    </message>
    <message>
        <source>Let in</source>
        <translation>Entrati</translation>
    </message>
    <message>
        <source>Name, time, door, or who was on duty</source>
        <translation>Nome, ora, ingresso o chi era di turno</translation>
    </message>
    <message>
        <source>No scan found.</source>
        <translation>Nessuna scansione trovata.</translation>
    </message>
    <message>
        <source>Not let in</source>
        <translation>Non entrati</translation>
    </message>
    <message>
        <source>Nothing scanned yet.</source>
        <translation>Ancora nessuna scansione.</translation>
    </message>
</context>
<context>
    <name>ScreenPresenter</name>
    <message>
        <source>No event chosen</source>
        <translation>Nessun evento scelto</translation>
    </message>
    <message>
        <source>Recorded before the restart and not shown: {n}. See the recent scans</source>
        <translation>Registrati prima del riavvio e non mostrati: {n}. Vedere le ultime scansioni</translation>
    </message>
</context>
<context>
    <name>SearchPresenter</name>
    <message>
        <source>More than one ticket has this code. Choosing one opens it.</source>
        <translation>Più biglietti hanno questo codice. Sceglierne uno lo apre.</translation>
    </message>
    <message>
        <source>Several were refused. Choose a guest for the supervisor.</source>
        <translation>Più ospiti sono stati rifiutati. Sceglierne uno per il responsabile.</translation>
    </message>
    <message>
        <source>The guest list on this machine does not have this ticket, or cannot be read now.</source>
        <translation>Nella lista ospiti di questo computer questo biglietto non c’è, o la lista ora non si legge.</translation>
    </message>
    <message>
        <source>This guest cannot be shown</source>
        <translation>Questo ospite non si può mostrare</translation>
    </message>
</context>
<context>
    <name>SettingsSheet</name>
    <message>
        <source>Dark</source>
        <translation>Scuro</translation>
    </message>
    <message>
        <source>For where guests can see the screen: names are cut to their first letters.</source>
        <translation>Se gli ospiti vedono lo schermo: dei nomi restano solo le iniziali.</translation>
    </message>
    <message>
        <source>Full screen, and a supervisor’s PIN to close it.</source>
        <translation>Schermo intero; per chiudere serve il PIN di un responsabile.</translation>
    </message>
    <message>
        <source>Full screen. Nobody has a PIN here yet, so anybody can close it.</source>
        <translation>Schermo intero. Qui nessuno ha ancora un PIN: può chiudere chiunque.</translation>
    </message>
    <message>
        <source>Guests’ names</source>
        <translation>Nomi degli ospiti</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Nascosti</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contrasto</translation>
    </message>
    <message>
        <source>Kiosk mode</source>
        <translation>Modalità kiosk</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Chiaro</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Animazioni</translation>
    </message>
    <message>
        <source>Muted</source>
        <translation>Muto</translation>
    </message>
    <message>
        <source>Now at {percent}.</source>
        <translation>Ora: {percent}.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Sì</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Show result for</source>
        <translation>Mostra esito per</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Visibili</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Audio</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>The screen opens again in that language.</source>
        <translation>Lo schermo si riapre in questa lingua.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Times are told in {zone}, where it is {time} now. If that is wrong, tell the host.</source>
        <translation>Gli orari seguono {zone}; lì ora: {time}. Se è sbagliato, avvisare l’organizzatore.</translation>
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
        <translation>Altro motivo</translation>
    </message>
    <message>
        <source>Needs attention</source>
        <translation>Da risolvere</translation>
    </message>
    <message>
        <source>Open guest</source>
        <translation>Apri scheda</translation>
    </message>
    <message>
        <source>Resolve</source>
        <translation>Risolvi</translation>
    </message>
    <message>
        <source>Resolve: why?</source>
        <translation>Risolvi: perché?</translation>
    </message>
    <message>
        <source>Ticket</source>
        <translation>Biglietto</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>SignInPresenter</name>
    <message>
        <source>A rehearsal needs no sign-in: it has a ticketing service of its own.</source>
        <translation>Una prova non richiede l’accesso: ha un proprio servizio di biglietteria.</translation>
    </message>
    <message>
        <source>Asking the office…</source>
        <translation>Richiesta all’ufficio…</translation>
    </message>
    <message>
        <source>No address of the ticketing service is set on this machine, or its access token is damaged. Close Kiosk, and ask the host to set this machine up.</source>
        <translation>Su questo computer non è impostato l’indirizzo del servizio di biglietteria, o il suo token di accesso è danneggiato. Chiudere Kiosk e chiedere all’organizzatore di configurare questo computer.</translation>
    </message>
    <message>
        <source>No address of the ticketing service is set on this machine, or its access token is damaged. Pair this door with the host’s office, or close Kiosk and ask the host to set this machine up.</source>
        <translation>Su questo computer non è impostato l’indirizzo del servizio di biglietteria, o il suo token di accesso è danneggiato. Abbinare questo ingresso all’ufficio dell’organizzatore, oppure chiudere Kiosk e chiedere all’organizzatore di configurare questo computer.</translation>
    </message>
    <message>
        <source>Pair again</source>
        <translation>Abbina di nuovo</translation>
    </message>
    <message>
        <source>Pair with an office</source>
        <translation>Abbina a un ufficio</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>Accedi</translation>
    </message>
    <message>
        <source>Signed in. The token is of another account than the one before: from now on that account’s guest list counts. What the one before has not sent yet waits until it is signed in again.</source>
        <translation>Accesso fatto. Il token è di un account diverso dal precedente: da ora vale la lista ospiti del nuovo. Ciò che il precedente ha da inviare aspetta finché non accede di nuovo.</translation>
    </message>
    <message>
        <source>Signed in. What was not sent yet is sent now.</source>
        <translation>Accesso fatto. Ciò che era da inviare ora viene inviato.</translation>
    </message>
    <message>
        <source>Signing in…</source>
        <translation>Accesso…</translation>
    </message>
    <message>
        <source>The office is signed in.</source>
        <translation>L’ufficio ha fatto l’accesso.</translation>
    </message>
    <message>
        <source>This door gets its access tokens from the host’s office. Ask the host to sign in there; Kiosk goes on by itself.</source>
        <translation>Questo ingresso riceve i token di accesso dall’ufficio dell’organizzatore. Chiedere all’organizzatore di accedere lì; Kiosk continua da solo.</translation>
    </message>
    <message>
        <source>This is good until Kiosk is closed: another sign-in is set on this machine, and goes first at the next start. Tell the host.</source>
        <translation>Vale finché Kiosk non viene chiuso: su questo computer è impostato un altro accesso, che avrà la precedenza al prossimo avvio. Avvisare l’organizzatore.</translation>
    </message>
    <message>
        <source>This machine’s keyring does not take the token: it is good until Kiosk is closed.</source>
        <translation>Il portachiavi di questo computer non accetta il token: vale finché Kiosk non viene chiuso.</translation>
    </message>
</context>
<context>
    <name>SignInSheet</name>
    <message>
        <source>Access token</source>
        <translation>Token di accesso</translation>
    </message>
    <message>
        <source>Address of the service</source>
        <translation>Indirizzo del servizio</translation>
    </message>
    <message>
        <source>Ask the host for an access token, and paste it here whole. Scanning goes on meanwhile.</source>
        <translation>Chiedere all’organizzatore un token di accesso e incollarlo qui per intero. Intanto le scansioni continuano.</translation>
    </message>
    <message>
        <source>Enter the address of the service first: the host has it.</source>
        <translation>Inserire prima l’indirizzo del servizio: lo ha l’organizzatore.</translation>
    </message>
    <message>
        <source>Pair with an office</source>
        <translation>Abbina a un ufficio</translation>
    </message>
    <message>
        <source>Paste the access token first, all of it.</source>
        <translation>Incollare prima il token di accesso, per intero.</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>Accedi</translation>
    </message>
    <message>
        <source>Sign in on this machine</source>
        <translation>Accedi su questo computer</translation>
    </message>
    <message>
        <source>Whoever has the token can check guests in: it goes into this machine’s keyring and nowhere else. If the keyring does not take it, it is good until Kiosk is closed.</source>
        <translation>Chi ha il token può fare il check-in degli ospiti: va nel portachiavi di questo computer e da nessun’altra parte. Se il portachiavi non lo accetta, vale finché Kiosk non viene chiuso.</translation>
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
        <translation>Indietro</translation>
    </message>
    <message>
        <source>This did not work: a fault in the program. Try it once more.</source>
        <translation>Non ha funzionato: un errore del programma. Riprovare.</translation>
    </message>
</context>
<context>
    <name>Sounds</name>
    <message>
        <source>A part of the system that plays sound is missing.</source>
        <translation>Manca un componente audio del sistema.</translation>
    </message>
    <message>
        <source>No loudspeaker was found.</source>
        <translation>Nessun altoparlante trovato.</translation>
    </message>
    <message>
        <source>The loudspeaker cannot play the door’s sounds.</source>
        <translation>L’altoparlante non riproduce i suoni dell’ingresso.</translation>
    </message>
    <message>
        <source>The loudspeaker does not answer.</source>
        <translation>L’altoparlante non risponde.</translation>
    </message>
</context>
<context>
    <name>Sparkline</name>
    <message>
        <source>Arrivals of the last minutes: {counts}</source>
        <translation>Arrivi degli ultimi minuti: {counts}</translation>
    </message>
    <message>
        <source>Arrivals, minute by minute</source>
        <translation>Arrivi, minuto per minuto</translation>
    </message>
</context>
<context>
    <name>StatusBar</name>
    <message>
        <source>This is an entry</source>
        <translation>Questa è un’entrata</translation>
    </message>
    <message>
        <source>This is an exit</source>
        <translation>Questa è un’uscita</translation>
    </message>
</context>
<context>
    <name>StepAsidePresenter</name>
    <message>
        <source>Step aside: number {n}</source>
        <translation>Da parte: numero {n}</translation>
    </message>
    <message>
        <source>Step aside: numbers {n}</source>
        <translation>Da parte: numeri {n}</translation>
    </message>
</context>
<context>
    <name>StepAsideSheet</name>
    <message>
        <source>Check again</source>
        <translation>Ricontrolla</translation>
    </message>
    <message>
        <source>Done: left</source>
        <translation>Fatto: va via</translation>
    </message>
    <message>
        <source>Done: let in</source>
        <translation>Fatto: entra</translation>
    </message>
    <message>
        <source>Open guest</source>
        <translation>Apri scheda</translation>
    </message>
    <message>
        <source>Step aside</source>
        <translation>Da parte</translation>
    </message>
    <message>
        <source>Supervisor lets them in…</source>
        <translation>Il responsabile fa entrare…</translation>
    </message>
    <message>
        <source>Which ticket?</source>
        <translation>Quale biglietto?</translation>
    </message>
</context>
<context>
    <name>StepAsideStrip</name>
    <message>
        <source>Nobody waiting</source>
        <translation>Nessuno in attesa</translation>
    </message>
</context>
<context>
    <name>SupervisorSheet</name>
    <message>
        <source>Let in anyway</source>
        <translation>Fai entrare comunque</translation>
    </message>
    <message>
        <source>Supervisor: {name}</source>
        <translation>Responsabile: {name}</translation>
    </message>
    <message>
        <source>Undo admission</source>
        <translation>Annulla entrata</translation>
    </message>
</context>
<context>
    <name>SupervisorsSheet</name>
    <message>
        <source>A PIN is {least} to {most} digits.</source>
        <translation>Un PIN ha da {least} a {most} cifre.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>First the name.</source>
        <translation>Prima il nome.</translation>
    </message>
    <message>
        <source>Name, as it stands in every record</source>
        <translation>Nome, come appare nelle registrazioni</translation>
    </message>
    <message>
        <source>New PIN, {least} to {most} digits</source>
        <translation>Nuovo PIN, da {least} a {most} cifre</translation>
    </message>
    <message>
        <source>Nobody yet. Without a PIN anybody can open the manager’s menu.</source>
        <translation>Ancora nessuno. Senza PIN chiunque può aprire la gestione.</translation>
    </message>
    <message>
        <source>PIN set just now</source>
        <translation>PIN appena impostato</translation>
    </message>
    <message>
        <source>Press Remove again: then nobody has a PIN, and anybody can open the manager’s menu.</source>
        <translation>Premere ancora «Rimuovi»: nessuno avrà più un PIN, e chiunque potrà aprire la gestione.</translation>
    </message>
    <message>
        <source>Press Remove again: {name} has no PIN here then.</source>
        <translation>Premere ancora «Rimuovi»: {name} non avrà più un PIN qui.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Rimuovi</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Salvataggio…</translation>
    </message>
    <message>
        <source>Set PIN</source>
        <translation>Imposta PIN</translation>
    </message>
    <message>
        <source>Supervisors and PINs</source>
        <translation>Responsabili e PIN</translation>
    </message>
    <message>
        <source>The same PIN again</source>
        <translation>Lo stesso PIN di nuovo</translation>
    </message>
    <message>
        <source>The two PINs are not the same.</source>
        <translation>I due PIN non sono uguali.</translation>
    </message>
    <message>
        <source>Who has a PIN here</source>
        <translation>Chi ha un PIN qui</translation>
    </message>
    <message>
        <source>has a PIN</source>
        <translation>ha un PIN</translation>
    </message>
    <message>
        <source>the PIN is damaged: set it again</source>
        <translation>PIN danneggiato: reimpostarlo</translation>
    </message>
</context>
<context>
    <name>TakeOverPresenter</name>
    <message>
        <source>All files</source>
        <translation>Tutti i file</translation>
    </message>
    <message>
        <source>Handover files</source>
        <translation>File di passaggio</translation>
    </message>
    <message>
        <source>Something went wrong. Try again, or call the host.</source>
        <translation>Qualcosa è andato storto. Riprovare o chiamare l’organizzatore.</translation>
    </message>
    <message>
        <source>The handover file</source>
        <translation>Il file di passaggio</translation>
    </message>
</context>
<context>
    <name>TakeOverSheet</name>
    <message numerus="yes">
        <source>%n check-in(s) not sent yet: this machine sends them.</source>
        <translation>
            <numerusform>%n check-in da inviare: lo invia questo computer.</numerusform>
            <numerusform>%n check-in da inviare: li invia questo computer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ticket(s) let in by both machines: see what needs attention.</source>
        <translation>
            <numerusform>%n biglietto fatto entrare da entrambi i computer: vedere cosa è da risolvere.</numerusform>
            <numerusform>%n biglietti fatti entrare da entrambi i computer: vedere cosa è da risolvere.</numerusform>
        </translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Choose another file…</source>
        <translation>Scegli un altro file…</translation>
    </message>
    <message>
        <source>Choose the file that the other machine wrote.</source>
        <translation>Scegliere il file scritto dall’altro computer.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>First choose the file.</source>
        <translation>Scegliere prima il file.</translation>
    </message>
    <message>
        <source>First the passphrase that was given when the file was written.</source>
        <translation>Prima la password data alla scrittura del file.</translation>
    </message>
    <message>
        <source>From {door}, written {when}.&#x2028;&#x2028;Tickets: {tickets} · records: {rows} · not sent yet: {unsent}&#x2028;&#x2028;All of it is added to what this machine holds; nothing here is lost. Scanning may stop for a few seconds meanwhile.</source>
        <translation>Da {door}, scritto: {when}.&#x2028;&#x2028;Biglietti: {tickets} · registrazioni: {rows} · da inviare: {unsent}&#x2028;&#x2028;Tutto si aggiunge a ciò che questo computer contiene; qui non va perso nulla. Intanto la scansione può fermarsi per qualche secondo.</translation>
    </message>
    <message>
        <source>Handover files found here</source>
        <translation>File di passaggio trovati qui</translation>
    </message>
    <message>
        <source>Let nobody scan at the other machine any more.</source>
        <translation>Sull’altro computer nessuno deve più scansionare.</translation>
    </message>
    <message>
        <source>New here: {tickets} tickets, {rows} records.</source>
        <translation>Nuovi qui: {tickets} biglietti, {rows} registrazioni.</translation>
    </message>
    <message>
        <source>None found. Plug the stick in and come back, or choose the file yourself.</source>
        <translation>Nessuno. Inserire la chiavetta e tornare qui, o scegliere il file a mano.</translation>
    </message>
    <message>
        <source>Open the door with it</source>
        <translation>Apri l’ingresso con questi dati</translation>
    </message>
    <message>
        <source>Passphrase of the file</source>
        <translation>Password del file</translation>
    </message>
    <message>
        <source>Read the file</source>
        <translation>Leggi il file</translation>
    </message>
    <message>
        <source>Reading the file…</source>
        <translation>Lettura del file…</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Importa</translation>
    </message>
    <message>
        <source>Take over from another machine</source>
        <translation>Riprendi da un altro computer</translation>
    </message>
    <message>
        <source>Taking over…</source>
        <translation>Importazione…</translation>
    </message>
    <message>
        <source>The other machine worked with {address}, this one does not.</source>
        <translation>L’altro computer lavorava con {address}, questo no.</translation>
    </message>
    <message>
        <source>The passphrase is wrong. Type it again.</source>
        <translation>La password è sbagliata. Digitarla di nuovo.</translation>
    </message>
    <message>
        <source>This file is not for this door: it is of another account, or for another event. Nothing was changed. Choose that event here first, or ask the host.</source>
        <translation>Questo file non è per questo ingresso: è di un altro account o di un altro evento. Nulla è cambiato. Scegliere prima qui quell’evento, o chiedere all’organizzatore.</translation>
    </message>
    <message>
        <source>{door} is taken over.</source>
        <translation>{door}: importazione completata.</translation>
    </message>
</context>
<context>
    <name>ThisDoorPresenter</name>
    <message>
        <source>Saving…</source>
        <translation>Salvataggio…</translation>
    </message>
    <message>
        <source>Something went wrong. Look at what is set, and try again.</source>
        <translation>Qualcosa è andato storto. Controllare le impostazioni e riprovare.</translation>
    </message>
    <message>
        <source>Something went wrong. Look at who has a PIN, and try again.</source>
        <translation>Qualcosa è andato storto. Controllare chi ha un PIN e riprovare.</translation>
    </message>
</context>
<context>
    <name>ThisDoorSheet</name>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Doors that share a hub know at once whom the others have let in.</source>
        <translation>Gli ingressi con lo stesso hub sanno subito chi hanno fatto entrare gli altri.</translation>
    </message>
    <message>
        <source>Enter the door’s name first, such as Door A.</source>
        <translation>Inserire prima il nome dell’ingresso, come Ingresso A.</translation>
    </message>
    <message>
        <source>In</source>
        <translation>Entrano</translation>
    </message>
    <message>
        <source>Its name, as it stands in every record</source>
        <translation>Il suo nome, come appare in ogni registrazione</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Other doors</source>
        <translation>Altri ingressi</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Escono</translation>
    </message>
    <message>
        <source>PINs…</source>
        <translation>PIN…</translation>
    </message>
    <message>
        <source>People go</source>
        <translation>Qui le persone</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Share who is inside…</source>
        <translation>Condividi chi è dentro…</translation>
    </message>
    <message>
        <source>This door</source>
        <translation>Questo ingresso</translation>
    </message>
    <message>
        <source>Tick at least one kind of ticket: nobody could go in here.</source>
        <translation>Selezionare almeno un tipo di biglietto: altrimenti qui non entra nessuno.</translation>
    </message>
    <message>
        <source>Tickets that go in here</source>
        <translation>Biglietti che entrano da qui</translation>
    </message>
    <message>
        <source>Without a type</source>
        <translation>Senza tipo</translation>
    </message>
    <message numerus="yes">
        <source>{n} ticket(s)</source>
        <translation>
            <numerusform>{n} biglietto</numerusform>
            <numerusform>{n} biglietti</numerusform>
        </translation>
    </message>
    <message>
        <source>“Out” records who leaves; nobody is let in at such a door.</source>
        <translation>«Escono» registra chi esce; da lì non entra nessuno.</translation>
    </message>
</context>
<context>
    <name>UnlockSheet</name>
    <message>
        <source>Supervisor’s PIN</source>
        <translation>PIN del responsabile</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Sblocca</translation>
    </message>
</context>
<context>
    <name>VolumeButton</name>
    <message>
        <source>Muted</source>
        <translation>Muto</translation>
    </message>
    <message>
        <source>No loudspeaker</source>
        <translation>Nessun altoparlante</translation>
    </message>
    <message>
        <source>No sound</source>
        <translation>Nessun suono</translation>
    </message>
    <message>
        <source>No sound: {reason}</source>
        <translation>Senza audio: {reason}</translation>
    </message>
    <message>
        <source>Sound on, {percent} %</source>
        <translation>Audio attivo, {percent}%</translation>
    </message>
</context>
<context>
    <name>action</name>
    <message>
        <source>Admit rest</source>
        <translation>Entra il resto</translation>
    </message>
    <message>
        <source>Admit rest of order</source>
        <translation>Fai entrare il resto</translation>
    </message>
    <message>
        <source>Choose the event</source>
        <translation>Scegli l’evento</translation>
    </message>
    <message>
        <source>Next event</source>
        <translation>Prossimo evento</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Cerca</translation>
    </message>
    <message>
        <source>Search by name</source>
        <translation>Cerca per nome</translation>
    </message>
    <message>
        <source>Show the list</source>
        <translation>Mostra la lista</translation>
    </message>
    <message>
        <source>Step aside</source>
        <translation>Da parte</translation>
    </message>
    <message>
        <source>Supervisor…</source>
        <translation>Responsabile…</translation>
    </message>
    <message>
        <source>Switch to the next event</source>
        <translation>Passa al prossimo evento</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Which event?</source>
        <translation>Quale evento?</translation>
    </message>
    <message>
        <source>Which ticket?</source>
        <translation>Quale biglietto?</translation>
    </message>
</context>
<context>
    <name>aside</name>
    <message>
        <source>Code {end}</source>
        <translation>Codice {end}</translation>
    </message>
    <message>
        <source>Needs attention · {n}</source>
        <translation>Da risolvere · {n}</translation>
    </message>
    <message>
        <source>No name · {time}</source>
        <translation>Senza nome · {time}</translation>
    </message>
    <message>
        <source>Number {n} · waiting since {time}, {age}</source>
        <translation>Numero {n} · in attesa ({time}, {age})</translation>
    </message>
    <message>
        <source>Step aside</source>
        <translation>Da parte</translation>
    </message>
    <message>
        <source>Step aside · {n}</source>
        <translation>Da parte · {n}</translation>
    </message>
    <message>
        <source>Step aside · {n} · +{more} more</source>
        <translation>Da parte · {n} · +{more} altri</translation>
    </message>
    <message>
        <source>Step aside · {n} · the oldest for {age}</source>
        <translation>Da parte · {n} · attesa massima {age}</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>adesso</translation>
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
        <translation>Può spegnersi</translation>
    </message>
    <message>
        <source>Stays on while the door is open</source>
        <translation>Resta acceso a ingresso aperto</translation>
    </message>
    <message>
        <source>This machine may go to sleep: the system does not let Kiosk keep it awake. Turn off the screen saver and sleeping in the system’s settings.</source>
        <translation>Questo computer può andare in sospensione: il sistema non permette a Kiosk di tenerlo attivo. Disattivare salvaschermo e sospensione nelle impostazioni di sistema.</translation>
    </message>
</context>
<context>
    <name>battery</name>
    <message>
        <source>Battery {n} %</source>
        <translation>Batteria {n}%</translation>
    </message>
    <message>
        <source>Plug it in when there is time.</source>
        <translation>Mettere in carica appena c’è tempo.</translation>
    </message>
    <message>
        <source>Plug it in. If you cannot, move this door to another computer while there is time: the guest list, who is inside and what is not sent yet go with it.</source>
        <translation>Mettere in carica. Se non si può, passare per tempo questo ingresso a un altro computer: passano anche lista ospiti, chi è dentro e ciò che è da inviare.</translation>
    </message>
    <message>
        <source>The screen is kept on while the door is open, which takes power.</source>
        <translation>Lo schermo resta acceso a ingresso aperto e consuma.</translation>
    </message>
    <message>
        <source>This machine runs on its battery: {n} % are left, enough for about {age}.</source>
        <translation>Questo computer va a batteria: ancora {n}%, abbastanza per circa {age}.</translation>
    </message>
    <message>
        <source>This machine runs on its battery: {n} % are left.</source>
        <translation>Questo computer va a batteria: ancora {n}%.</translation>
    </message>
    <message>
        <source>When it is empty, this door stops. What was scanned is safe on this machine.</source>
        <translation>Se si scarica, questo ingresso si ferma. Le scansioni fatte sono al sicuro qui.</translation>
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
        <translation>Già dentro</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Chiedere</translation>
    </message>
    <message>
        <source>Checked out by the service.</source>
        <translation>Check-out fatto dal servizio.</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>Uscita</translation>
    </message>
    <message>
        <source>Go in</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Just scanned</source>
        <translation>Appena letto</translation>
    </message>
    <message>
        <source>No longer on the list.</source>
        <translation>Non più in lista.</translation>
    </message>
    <message>
        <source>Not inside</source>
        <translation>Non è dentro</translation>
    </message>
    <message>
        <source>Not on the list</source>
        <translation>Non in lista</translation>
    </message>
    <message>
        <source>Not valid</source>
        <translation>Non valido</translation>
    </message>
    <message>
        <source>Not valid, the service says.</source>
        <translation>Non valido, secondo il servizio.</translation>
    </message>
    <message>
        <source>Other door</source>
        <translation>Altro ingresso</translation>
    </message>
    <message>
        <source>Stopped by the host.</source>
        <translation>Bloccato dall’organizzatore.</translation>
    </message>
    <message>
        <source>Their check-in went wrong.</source>
        <translation>Check-in non riuscito.</translation>
    </message>
    <message>
        <source>Their ticket does not match.</source>
        <translation>Il biglietto non corrisponde.</translation>
    </message>
    <message>
        <source>This ticket was already in.</source>
        <translation>Questo biglietto era già dentro.</translation>
    </message>
    <message>
        <source>Wrong day</source>
        <translation>Giorno sbagliato</translation>
    </message>
    <message>
        <source>Wrong event</source>
        <translation>Evento sbagliato</translation>
    </message>
    <message>
        <source>already in</source>
        <translation>già dentro</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>cancellato</translation>
    </message>
    <message>
        <source>event is over</source>
        <translation>evento finito</translation>
    </message>
    <message>
        <source>event not known</source>
        <translation>evento non noto</translation>
    </message>
    <message>
        <source>goes in at {door}</source>
        <translation>entra da {door}</translation>
    </message>
    <message>
        <source>house full</source>
        <translation>tutto pieno</translation>
    </message>
    <message>
        <source>let in without a ticket</source>
        <translation>entrata senza biglietto</translation>
    </message>
    <message>
        <source>list not loaded</source>
        <translation>lista non caricata</translation>
    </message>
    <message>
        <source>no event chosen</source>
        <translation>nessun evento scelto</translation>
    </message>
    <message>
        <source>no further entry</source>
        <translation>non entra più</translation>
    </message>
    <message>
        <source>no longer on the list</source>
        <translation>non più in lista</translation>
    </message>
    <message>
        <source>not approved</source>
        <translation>non approvato</translation>
    </message>
    <message>
        <source>not on the list</source>
        <translation>non in lista</translation>
    </message>
    <message>
        <source>not paid</source>
        <translation>non pagato</translation>
    </message>
    <message>
        <source>on another account’s list</source>
        <translation>in lista di un altro account</translation>
    </message>
    <message>
        <source>other day</source>
        <translation>altro giorno</translation>
    </message>
    <message>
        <source>other door</source>
        <translation>altro ingresso</translation>
    </message>
    <message>
        <source>other event</source>
        <translation>altro evento</translation>
    </message>
    <message>
        <source>payment expired</source>
        <translation>pagamento scaduto</translation>
    </message>
    <message>
        <source>payment failed</source>
        <translation>pagamento fallito</translation>
    </message>
    <message>
        <source>payment not confirmed</source>
        <translation>pagamento non confermato</translation>
    </message>
    <message>
        <source>records lost</source>
        <translation>registrazioni perse</translation>
    </message>
    <message>
        <source>rules lost</source>
        <translation>regole perse</translation>
    </message>
    <message>
        <source>several tickets match</source>
        <translation>più biglietti possibili</translation>
    </message>
    <message>
        <source>sign-in not checked</source>
        <translation>accesso non verificato</translation>
    </message>
    <message>
        <source>stopped by the host</source>
        <translation>bloccato dall’organizzatore</translation>
    </message>
    <message>
        <source>ticket not valid</source>
        <translation>biglietto non valido</translation>
    </message>
    <message>
        <source>ticket type not known</source>
        <translation>tipo di biglietto non noto</translation>
    </message>
    <message>
        <source>to be asked about</source>
        <translation>da chiedere</translation>
    </message>
</context>
<context>
    <name>camera</name>
    <message>
        <source>In use</source>
        <translation>In uso</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>Non collegata</translation>
    </message>
    <message>
        <source>The first one found</source>
        <translation>La prima trovata</translation>
    </message>
    <message>
        <source>at {place}</source>
        <translation>su {place}</translation>
    </message>
</context>
<context>
    <name>capacity</name>
    <message>
        <source>Full</source>
        <translation>Pieno</translation>
    </message>
    <message>
        <source>Full: {inside} inside</source>
        <translation>Pieno: {inside} dentro</translation>
    </message>
    <message>
        <source>Stop the queue, and ask the host. A supervisor can let a guest in with their PIN.</source>
        <translation>Fermare la fila e chiedere all’organizzatore. Un responsabile può far entrare un ospite con il suo PIN.</translation>
    </message>
    <message>
        <source>Tell the host now, before the queue has to be stopped.</source>
        <translation>Avvisare subito l’organizzatore, prima di dover fermare la fila.</translation>
    </message>
    <message>
        <source>Valid tickets are shown as “House full” until somebody leaves.</source>
        <translation>I biglietti validi mostrano «Tutto pieno» finché qualcuno non esce.</translation>
    </message>
    <message>
        <source>When the house is full, every guest is shown as “House full”: ask the host.</source>
        <translation>Quando è tutto pieno, ogni ospite appare come «Tutto pieno»: chiedere all’organizzatore.</translation>
    </message>
    <message numerus="yes">
        <source>{inside} guest(s) are inside, {free} more may come in.</source>
        <translation>
            <numerusform>{inside} ospite dentro, posti liberi: {free}.</numerusform>
            <numerusform>{inside} ospiti dentro, posti liberi: {free}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{inside} guest(s) are inside; {capacity} may be.</source>
        <translation>
            <numerusform>{inside} ospite dentro; massimo {capacity}.</numerusform>
            <numerusform>{inside} ospiti dentro; massimo {capacity}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{inside} of {capacity} inside · {percent} %</source>
        <translation>{inside} di {capacity} dentro · {percent}%</translation>
    </message>
    <message>
        <source>{percent} % full</source>
        <translation>Pieno: {percent}%</translation>
    </message>
</context>
<context>
    <name>certainty</name>
    <message>
        <source>Checked just now</source>
        <translation>Verificato ora</translation>
    </message>
    <message>
        <source>Checked on this machine</source>
        <translation>Verificato su questo computer</translation>
    </message>
    <message>
        <source>Confirmed by the service</source>
        <translation>Confermato dal servizio</translation>
    </message>
    <message>
        <source>Confirmed with the other doors</source>
        <translation>Confermato con gli altri ingressi</translation>
    </message>
    <message>
        <source>Saved on this machine</source>
        <translation>Salvato su questo computer</translation>
    </message>
    <message>
        <source>Saved on this machine, not sent yet</source>
        <translation>Salvato su questo computer, da inviare</translation>
    </message>
    <message>
        <source>confirmed</source>
        <translation>confermato</translation>
    </message>
    <message>
        <source>confirmed with the other doors</source>
        <translation>confermato con gli altri ingressi</translation>
    </message>
    <message>
        <source>list {age} old</source>
        <translation>lista di {age} fa</translation>
    </message>
    <message>
        <source>no list</source>
        <translation>senza lista</translation>
    </message>
    <message>
        <source>not sent yet</source>
        <translation>da inviare</translation>
    </message>
    <message>
        <source>saved here</source>
        <translation>salvato qui</translation>
    </message>
</context>
<context>
    <name>check</name>
    <message>
        <source>A repeated check-in</source>
        <translation>Check-in ripetuto</translation>
    </message>
    <message>
        <source>Access to the data</source>
        <translation>Accesso ai dati</translation>
    </message>
    <message>
        <source>Another account’s</source>
        <translation>Di un altro account</translation>
    </message>
    <message>
        <source>Ask the host to set this door’s rules again.</source>
        <translation>Chiedere all’organizzatore di reimpostare le regole dell’ingresso.</translation>
    </message>
    <message>
        <source>Ask the host to sign in again, and to allow all that Kiosk asks for: without it nobody is checked in.</source>
        <translation>Chiedere all’organizzatore di accedere di nuovo e concedere tutto ciò che Kiosk chiede: altrimenti, nessun check-in.</translation>
    </message>
    <message>
        <source>Ask the host to sign in with that account.</source>
        <translation>Chiedere all’organizzatore di accedere con quell’account.</translation>
    </message>
    <message>
        <source>Ask the host whether the user who is signed in may check guests in, or try another ticket.</source>
        <translation>Chiedere all’organizzatore se l’utente che ha fatto l’accesso può fare il check-in degli ospiti, o provare un altro biglietto.</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Fotocamera</translation>
    </message>
    <message>
        <source>Check the Wi-Fi. The door works without it, and sends later.</source>
        <translation>Controllare il Wi-Fi. L’ingresso funziona anche senza e invia dopo.</translation>
    </message>
    <message>
        <source>Check the Wi-Fi: guests would have to wait. The door works without it, and sends later.</source>
        <translation>Controllare il Wi-Fi: gli ospiti dovrebbero aspettare. L’ingresso funziona anche senza e invia dopo.</translation>
    </message>
    <message>
        <source>Check the connection: they are sent automatically when it is back.</source>
        <translation>Controllare la connessione: partono da soli quando torna.</translation>
    </message>
    <message>
        <source>Choose the event, under Manager.</source>
        <translation>Scegliere l’evento, in Gestione.</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Orologio</translation>
    </message>
    <message>
        <source>Code readers</source>
        <translation>Lettori di codici</translation>
    </message>
    <message>
        <source>Condition of the data</source>
        <translation>Stato dei dati</translation>
    </message>
    <message>
        <source>Connection to the service</source>
        <translation>Connessione al servizio</translation>
    </message>
    <message>
        <source>Data on this machine</source>
        <translation>Dati su questo computer</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>Disco</translation>
    </message>
    <message>
        <source>Encryption</source>
        <translation>Cifratura</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Evento</translation>
    </message>
    <message>
        <source>Free some space on this machine, or let Kiosk write in its folder, before the doors open.</source>
        <translation>Prima dell’apertura, liberare spazio su questo computer o permettere a Kiosk di scrivere nella sua cartella.</translation>
    </message>
    <message>
        <source>Guest list</source>
        <translation>Lista ospiti</translation>
    </message>
    <message>
        <source>Guests’ privacy</source>
        <translation>Privacy degli ospiti</translation>
    </message>
    <message>
        <source>Hand scanner</source>
        <translation>Lettore manuale</translation>
    </message>
    <message>
        <source>How long an answer takes</source>
        <translation>Quanto tarda una risposta</translation>
    </message>
    <message>
        <source>Key of the data</source>
        <translation>Chiave dei dati</translation>
    </message>
    <message>
        <source>Leave Kiosk open where it reaches the service.</source>
        <translation>Lasciare Kiosk aperto dove raggiunge il servizio.</translation>
    </message>
    <message>
        <source>Needs attention</source>
        <translation>Da risolvere</translation>
    </message>
    <message>
        <source>Not sent yet</source>
        <translation>Da inviare</translation>
    </message>
    <message>
        <source>Nothing to do: the others read nearly as much.</source>
        <translation>Niente da fare: gli altri leggono quasi altrettanto.</translation>
    </message>
    <message>
        <source>Office</source>
        <translation>Ufficio</translation>
    </message>
    <message>
        <source>Open Manager, Camera. A hand scanner or the keyboard works without it.</source>
        <translation>Aprire Gestione, Fotocamera. Lettore manuale o tastiera funzionano anche senza.</translation>
    </message>
    <message>
        <source>Open Manager, Hand scanner. The camera or the keyboard works without it.</source>
        <translation>Aprire Gestione, Lettore manuale. Fotocamera o tastiera funzionano anche senza.</translation>
    </message>
    <message>
        <source>Open Manager, Sign in, or ask the host to check the office. The door works without it for a while.</source>
        <translation>Aprire Gestione, Accedi, o chiedere all’organizzatore di controllare l’ufficio. L’ingresso funziona anche senza, per un po’.</translation>
    </message>
    <message>
        <source>Open Manager, Sign in. The door works without it, and sends later.</source>
        <translation>Aprire Gestione, Accedi. L’ingresso funziona anche senza e invia dopo.</translation>
    </message>
    <message>
        <source>Other guest lists</source>
        <translation>Altre liste ospiti</translation>
    </message>
    <message>
        <source>Permission to check in</source>
        <translation>Permesso di fare il check-in</translation>
    </message>
    <message>
        <source>Press F5 to refresh the list, and check the connection.</source>
        <translation>Aggiornare la lista con F5 e controllare la connessione.</translation>
    </message>
    <message>
        <source>Press F6 to see them.</source>
        <translation>Premere F6 per vederli.</translation>
    </message>
    <message>
        <source>Press F6, and resolve it once you know who is inside.</source>
        <translation>Premere F6 e risolvere quando è chiaro chi è dentro.</translation>
    </message>
    <message>
        <source>Press F7 to see them.</source>
        <translation>Premere F7 per vederli.</translation>
    </message>
    <message>
        <source>Records of this door</source>
        <translation>Registrazioni dell’ingresso</translation>
    </message>
    <message>
        <source>Recovered data</source>
        <translation>Dati recuperati</translation>
    </message>
    <message>
        <source>Refused by the service</source>
        <translation>Rifiutati dal servizio</translation>
    </message>
    <message>
        <source>Rules of this door</source>
        <translation>Regole dell’ingresso</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Schermo</translation>
    </message>
    <message>
        <source>Set a PIN: Manager, “This door”, PINs.</source>
        <translation>Impostare un PIN: Gestione, «Questo ingresso», PIN.</translation>
    </message>
    <message>
        <source>Set this machine’s clock, once the service is reached.</source>
        <translation>Regolare l’orologio di questo computer, appena si raggiunge il servizio.</translation>
    </message>
    <message>
        <source>Sign-in</source>
        <translation>Accesso</translation>
    </message>
    <message>
        <source>Start Kiosk again: it recovers what can be read.</source>
        <translation>Riavviare Kiosk: recupera ciò che si può leggere.</translation>
    </message>
    <message>
        <source>Supervisors’ PINs</source>
        <translation>PIN dei responsabili</translation>
    </message>
    <message>
        <source>Tell the host before the doors open: most tickets would not go in here.</source>
        <translation>Avvisare l’organizzatore prima dell’apertura: qui gran parte dei biglietti non entrerebbe.</translation>
    </message>
    <message>
        <source>Tell the host. What could be read was recovered.</source>
        <translation>Avvisare l’organizzatore. Ciò che era leggibile è recuperato.</translation>
    </message>
    <message>
        <source>Tell the host: guests’ names lie open on this disk.</source>
        <translation>Avvisare l’organizzatore: nomi degli ospiti in chiaro su questo disco.</translation>
    </message>
    <message>
        <source>Tell the host: others who use this machine get at this door’s data.</source>
        <translation>Avvisare l’organizzatore: altri utenti di questo computer arrivano ai dati di questo ingresso.</translation>
    </message>
    <message>
        <source>Tell the host: the door’s rules keep these guests out.</source>
        <translation>Avvisare l’organizzatore: le regole tengono fuori questi ospiti.</translation>
    </message>
    <message>
        <source>Try it again with another ticket, and tell the service’s people.</source>
        <translation>Riprovare con un altro biglietto e avvisare chi gestisce il servizio.</translation>
    </message>
    <message>
        <source>Types without entry</source>
        <translation>Tipi senza entrata</translation>
    </message>
    <message>
        <source>Unlock this machine’s keyring, then start Kiosk again.</source>
        <translation>Sbloccare il portachiavi di questo computer, poi riavviare Kiosk.</translation>
    </message>
    <message>
        <source>What the code holds</source>
        <translation>Cosa contiene il codice</translation>
    </message>
    <message>
        <source>What the sign-in may do</source>
        <translation>Cosa può fare l’accesso</translation>
    </message>
    <message>
        <source>Who would be asked about</source>
        <translation>Per chi si chiederebbe</translation>
    </message>
    <message>
        <source>Who would be refused</source>
        <translation>Chi sarebbe respinto</translation>
    </message>
    <message>
        <source>Who would go in</source>
        <translation>Chi entrerebbe</translation>
    </message>
</context>
<context>
    <name>coaching</name>
    <message>
        <source>Closer</source>
        <translation>Più vicino</translation>
    </message>
    <message>
        <source>Further away</source>
        <translation>Più lontano</translation>
    </message>
    <message>
        <source>Hold it flat, show all of it</source>
        <translation>Tenerlo piatto, tutto in vista</translation>
    </message>
    <message>
        <source>Hold still</source>
        <translation>Tenere fermo</translation>
    </message>
    <message>
        <source>Into the middle</source>
        <translation>Al centro</translation>
    </message>
    <message>
        <source>More light</source>
        <translation>Più luce</translation>
    </message>
    <message>
        <source>Reading is stuck: use the hand scanner, or type</source>
        <translation>Lettura bloccata: usare il lettore manuale o digitare</translation>
    </message>
    <message>
        <source>The camera sees nothing: is it covered?</source>
        <translation>La fotocamera non vede nulla: è coperta?</translation>
    </message>
    <message>
        <source>Tilt it a little: it glares</source>
        <translation>Inclinare un po’: riflette</translation>
    </message>
    <message>
        <source>Turn the brightness up</source>
        <translation>Alzare la luminosità</translation>
    </message>
</context>
<context>
    <name>event</name>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%n evento</numerusform>
            <numerusform>%n eventi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n event(s)</source>
        <translation>
            <numerusform>%n evento</numerusform>
            <numerusform>Tutti i %n eventi</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter the event’s id first: the host has it.</source>
        <translation>Inserire prima l’ID dell’evento: lo ha l’organizzatore.</translation>
    </message>
    <message>
        <source>For {event}</source>
        <translation>Per {event}</translation>
    </message>
    <message>
        <source>Next: today, {time}</source>
        <translation>Prossimo: oggi, {time}</translation>
    </message>
    <message>
        <source>Next: {event}</source>
        <translation>Prossimo: {event}</translation>
    </message>
    <message>
        <source>Next: {when}</source>
        <translation>Prossimo: {when}</translation>
    </message>
    <message>
        <source>No date given</source>
        <translation>Senza data</translation>
    </message>
    <message>
        <source>No event</source>
        <translation>Nessun evento</translation>
    </message>
    <message>
        <source>No event on the list yet</source>
        <translation>Ancora nessun evento in lista</translation>
    </message>
    <message>
        <source>No event’s id has such characters: type it by hand.</source>
        <translation>Nessun ID di evento ha questi caratteri: digitarlo a mano.</translation>
    </message>
    <message>
        <source>No further event is on the guest list.</source>
        <translation>Nella lista ospiti non c’è nessun altro evento.</translation>
    </message>
    <message>
        <source>No tickets yet</source>
        <translation>Ancora nessun biglietto</translation>
    </message>
    <message>
        <source>No tickets yet: {id}</source>
        <translation>Ancora nessun biglietto: {id}</translation>
    </message>
    <message>
        <source>Not on the guest list</source>
        <translation>Non nella lista ospiti</translation>
    </message>
    <message>
        <source>Over: {title}</source>
        <translation>Finito: {title}</translation>
    </message>
    <message>
        <source>Over: {title}, {day}</source>
        <translation>Finito: {title}, {day}</translation>
    </message>
    <message>
        <source>Over: {when}</source>
        <translation>Finito: {when}</translation>
    </message>
    <message>
        <source>This door’s events are over</source>
        <translation>Eventi di questo ingresso finiti</translation>
    </message>
    <message>
        <source>This is too long for an event’s id: {most} letters at most.</source>
        <translation>Troppo lungo per l’ID di un evento: massimo {most} caratteri.</translation>
    </message>
    <message>
        <source>Tickets for another event are stopped until then.</source>
        <translation>Fino ad allora i biglietti di un altro evento vengono fermati.</translation>
    </message>
    <message>
        <source>id {id}</source>
        <translation>ID {id}</translation>
    </message>
    <message numerus="yes">
        <source>{n} ticket(s)</source>
        <translation>
            <numerusform>{n} biglietto</numerusform>
            <numerusform>{n} biglietti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{title} · %n date(s)</source>
        <translation>
            <numerusform>{title} · %n data</numerusform>
            <numerusform>{title} · %n date</numerusform>
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
        <translation>«{word}» non è l’ID di un evento: significa tutti gli eventi.</translation>
    </message>
</context>
<context>
    <name>evidence</name>
    <message>
        <source>Came in at {time} at {door}, read by {how}.</source>
        <translation>Entrata: {time}, {door}, lettura: {how}.</translation>
    </message>
    <message>
        <source>Came in at {time} at {door}.</source>
        <translation>Entrata: {time}, {door}.</translation>
    </message>
    <message>
        <source>Came in at {time}.</source>
        <translation>Entrata: {time}.</translation>
    </message>
    <message>
        <source>Checked in at the service already, but not at this door.</source>
        <translation>Check-in già fatto presso il servizio, ma non a questo ingresso.</translation>
    </message>
    <message>
        <source>Left at {time}.</source>
        <translation>Uscita: {time}.</translation>
    </message>
</context>
<context>
    <name>foot</name>
    <message>
        <source>inside</source>
        <translation>dentro</translation>
    </message>
    <message>
        <source>inside of {n}</source>
        <translation>dentro su {n}</translation>
    </message>
</context>
<context>
    <name>group</name>
    <message numerus="yes">
        <source>%n guest(s) of one order</source>
        <translation>
            <numerusform>%n ospite di un ordine</numerusform>
            <numerusform>%n ospiti di un ordine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {total} go in</source>
        <translation>
            <numerusform>%n di {total} entra</numerusform>
            <numerusform>%n di {total} entrano</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {total} undone</source>
        <translation>
            <numerusform>%n di {total} annullata</numerusform>
            <numerusform>%n di {total} annullate</numerusform>
        </translation>
    </message>
    <message>
        <source>Going in: {names}</source>
        <translation>Entrano: {names}</translation>
    </message>
    <message>
        <source>Undone: {names}</source>
        <translation>Annullato: {names}</translation>
    </message>
    <message numerus="yes">
        <source>and %n more like them</source>
        <translation>
            <numerusform>e %n altro uguale</numerusform>
            <numerusform>e altri %n uguali</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} and %n more</source>
        <translation>
            <numerusform>{names} e %n altro</numerusform>
            <numerusform>{names} e altri %n</numerusform>
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
        <translation>Ospite non in lista</translation>
    </message>
    <message>
        <source>No name on the ticket</source>
        <translation>Nessun nome sul biglietto</translation>
    </message>
</context>
<context>
    <name>history</name>
    <message>
        <source>At {time} the service said that the ticket was in already, but not at this door.</source>
        <translation>{time}: per il servizio il biglietto era già dentro, ma non a questo ingresso.</translation>
    </message>
    <message>
        <source>Left at {time} at {door}.</source>
        <translation>Uscita: {time}, {door}.</translation>
    </message>
    <message>
        <source>Undone at {time}, before anybody saw green.</source>
        <translation>Annullato: {time}, prima che qualcuno vedesse il verde.</translation>
    </message>
    <message>
        <source>Undone at {time}.</source>
        <translation>Annullato: {time}.</translation>
    </message>
    <message>
        <source>{what} Allowed by {name}.</source>
        <translation>{what} Autorizzato da {name}.</translation>
    </message>
    <message>
        <source>{what} Allowed by {name}: {why}</source>
        <translation>{what} Autorizzato da {name}: {why}</translation>
    </message>
    <message>
        <source>{what} On duty: {name}.</source>
        <translation>{what} Di turno: {name}.</translation>
    </message>
</context>
<context>
    <name>how</name>
    <message>
        <source>camera</source>
        <translation>fotocamera</translation>
    </message>
    <message>
        <source>command line</source>
        <translation>riga di comando</translation>
    </message>
    <message>
        <source>hand scanner</source>
        <translation>lettore manuale</translation>
    </message>
    <message>
        <source>keyboard</source>
        <translation>tastiera</translation>
    </message>
    <message>
        <source>name search</source>
        <translation>ricerca nome</translation>
    </message>
</context>
<context>
    <name>hub</name>
    <message numerus="yes">
        <source>%n record(s) of this door have not reached the others.</source>
        <translation>
            <numerusform>%n registrazione di questo ingresso non è arrivata agli altri.</numerusform>
            <numerusform>%n registrazioni di questo ingresso non sono arrivate agli altri.</numerusform>
        </translation>
    </message>
    <message>
        <source>A ticket that comes in at one of them is then refused at every other.</source>
        <translation>Un biglietto entrato da uno di questi viene poi rifiutato a tutti gli altri.</translation>
    </message>
    <message>
        <source>A ticket that comes in here from then on may come in at another door again, and the other way round. What this door knows by now it keeps.</source>
        <translation>Un biglietto che poi entra da qui potrà entrare di nuovo da un altro ingresso, e viceversa. Ciò che questo ingresso sa già, lo conserva.</translation>
    </message>
    <message>
        <source>Change the hub</source>
        <translation>Cambia hub</translation>
    </message>
    <message>
        <source>Do not join</source>
        <translation>Non collegare</translation>
    </message>
    <message>
        <source>Doors together</source>
        <translation>Ingressi collegati</translation>
    </message>
    <message>
        <source>Hold the hub’s QR code up to the camera, or scan it: the machine that runs the hub shows one for each door, good for ten minutes. Scanning goes on.</source>
        <translation>Tenere il codice QR dell’hub davanti alla fotocamera o scansionarlo: il computer su cui gira l’hub ne mostra uno per ogni ingresso, valido dieci minuti. La scansione continua.</translation>
    </message>
    <message>
        <source>Hub</source>
        <translation>Hub</translation>
    </message>
    <message>
        <source>Hub away</source>
        <translation>Hub assente</translation>
    </message>
    <message>
        <source>Hub away · this door alone</source>
        <translation>Hub assente · ingresso da solo</translation>
    </message>
    <message>
        <source>It does not answer now; Kiosk tries again by itself.</source>
        <translation>Ora non risponde; Kiosk riprova da solo.</translation>
    </message>
    <message>
        <source>It does not know this door any more: ask the host for a new code.</source>
        <translation>Non conosce più questo ingresso: chiedere un nuovo codice all’organizzatore.</translation>
    </message>
    <message>
        <source>It leaves the hub at {where}: it and the doors there do not know any more whom the other lets in.</source>
        <translation>Lascia l’hub {where}: questo e gli ingressi di là non sapranno più chi fa entrare l’altro.</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Collega</translation>
    </message>
    <message>
        <source>Join again</source>
        <translation>Collega di nuovo</translation>
    </message>
    <message>
        <source>Leave the hub</source>
        <translation>Lascia l’hub</translation>
    </message>
    <message>
        <source>Leave the hub at {where}?</source>
        <translation>Lasciare l’hub {where}?</translation>
    </message>
    <message>
        <source>Look at the network between the doors, and at the machine that runs the hub.</source>
        <translation>Controllare la rete tra gli ingressi e il computer su cui gira l’hub.</translation>
    </message>
    <message>
        <source>Nothing is shared until an event is chosen: Manager, “Choose the event”.</source>
        <translation>Non si condivide nulla finché non si sceglie un evento: Gestione, «Scegli l’evento».</translation>
    </message>
    <message>
        <source>Nothing to do.</source>
        <translation>Niente da fare.</translation>
    </message>
    <message>
        <source>Rules and PINs that the host gives the hub count here too.</source>
        <translation>Le regole e i PIN che l’organizzatore dà all’hub valgono anche qui.</translation>
    </message>
    <message>
        <source>Scanning goes on, but a ticket that came in at another door may look new here.</source>
        <translation>Le scansioni continuano, ma un biglietto già entrato da un altro ingresso qui può sembrare nuovo.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Resta</translation>
    </message>
    <message>
        <source>The doors are together: each knows at once whom the others let in.</source>
        <translation>Gli ingressi sono collegati: ognuno sa subito chi fanno entrare gli altri.</translation>
    </message>
    <message>
        <source>The doors know at once whom the others have let in.</source>
        <translation>Ogni ingresso sa subito chi hanno fatto entrare gli altri.</translation>
    </message>
    <message>
        <source>The hub cannot be reached: this door does not learn whom the others let in.</source>
        <translation>L’hub non è raggiungibile: questo ingresso non sa chi fanno entrare gli altri.</translation>
    </message>
    <message>
        <source>The hub of this door: {where}.</source>
        <translation>L’hub di questo ingresso: {where}.</translation>
    </message>
    <message>
        <source>The rules and supervisors’ PINs that came by the hub stay.</source>
        <translation>Le regole e i PIN dei responsabili arrivati dall’hub restano validi.</translation>
    </message>
    <message>
        <source>The same ticket cannot come in twice, whichever door it is shown at.</source>
        <translation>Lo stesso biglietto non entra due volte, a nessun ingresso.</translation>
    </message>
    <message>
        <source>This door has joined the hub, which does not answer now. Kiosk goes on with it by itself.</source>
        <translation>Questo ingresso è collegato all’hub, che ora non risponde. Kiosk prosegue da solo.</translation>
    </message>
    <message>
        <source>This door has joined the hub.</source>
        <translation>Questo ingresso è collegato all’hub.</translation>
    </message>
    <message>
        <source>This door has joined this hub already. Join again only if the hub does not know it any more.</source>
        <translation>Questo ingresso è già collegato a questo hub. Collegarlo di nuovo solo se l’hub non lo conosce più.</translation>
    </message>
    <message>
        <source>This door has left the hub. Scanning goes on by what this door knows itself.</source>
        <translation>Questo ingresso ha lasciato l’hub. La scansione continua con ciò che sa questo ingresso.</translation>
    </message>
    <message>
        <source>This door is alone. Doors that share a hub know at once whom the others have let in.</source>
        <translation>Questo ingresso è da solo. Gli ingressi con lo stesso hub sanno subito chi hanno fatto entrare gli altri.</translation>
    </message>
    <message>
        <source>This door will share who is inside with the other doors of the hub at {where}.</source>
        <translation>Questo ingresso condividerà chi è dentro con gli altri ingressi dell’hub {where}.</translation>
    </message>
    <message>
        <source>This door will share who is inside with the other doors of {event}, by the hub at {where}.</source>
        <translation>Questo ingresso condividerà chi è dentro con gli altri ingressi di {event}, tramite l’hub {where}.</translation>
    </message>
</context>
<context>
    <name>incident</name>
    <message numerus="yes">
        <source>%n record(s) are missing.</source>
        <translation>
            <numerusform>Manca %n registrazione.</numerusform>
            <numerusform>Mancano %n registrazioni.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were put back.</source>
        <translation>
            <numerusform>%n registrazione ripristinata.</numerusform>
            <numerusform>%n registrazioni ripristinate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ticket(s) are missing from the service’s list.</source>
        <translation>
            <numerusform>Nella lista del servizio manca %n biglietto.</numerusform>
            <numerusform>Nella lista del servizio mancano %n biglietti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ticket(s) have this code.</source>
        <translation>
            <numerusform>%n biglietto ha questo codice.</numerusform>
            <numerusform>%n biglietti hanno questo codice.</numerusform>
        </translation>
    </message>
    <message>
        <source>Allowed by {name}.</source>
        <translation>Autorizzato da {name}.</translation>
    </message>
    <message>
        <source>Checked in there at {time}.</source>
        <translation>Check-in lì: {time}.</translation>
    </message>
    <message>
        <source>Compare the ticket with what the supervisor wrote down, and ask the host.</source>
        <translation>Confrontare il biglietto con ciò che ha scritto il responsabile e chiedere all’organizzatore.</translation>
    </message>
    <message>
        <source>Data on this machine was lost, and put right.</source>
        <translation>Dati persi su questo computer, poi ripristinati.</translation>
    </message>
    <message>
        <source>Everybody inside has been counted</source>
        <translation>Tutti quelli dentro sono stati contati</translation>
    </message>
    <message>
        <source>Find the guest and ask to see the ticket. The supervisor decides whether they stay.</source>
        <translation>Trovare l’ospite e farsi mostrare il biglietto. Se resta lo decide il responsabile.</translation>
    </message>
    <message>
        <source>Find the guest and bring them to the supervisor: the host does not want them inside.</source>
        <translation>Trovare l’ospite e portarlo dal responsabile: l’organizzatore non lo vuole dentro.</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Prima</translation>
    </message>
    <message>
        <source>Guest found and gone</source>
        <translation>Ospite trovato e uscito</translation>
    </message>
    <message>
        <source>Guest list</source>
        <translation>Lista ospiti</translation>
    </message>
    <message>
        <source>Guest may stay</source>
        <translation>Può restare</translation>
    </message>
    <message>
        <source>Guest without a ticket</source>
        <translation>Ospite senza biglietto</translation>
    </message>
    <message>
        <source>Had the guest checked out when our check-in arrived.</source>
        <translation>Aveva già il check-out dell’ospite quando è arrivato il nostro check-in.</translation>
    </message>
    <message>
        <source>Had the ticket as “{state}” when our check-in arrived.</source>
        <translation>Aveva il biglietto come «{state}» quando è arrivato il nostro check-in.</translation>
    </message>
    <message>
        <source>Had the ticket checked in already when our check-in arrived.</source>
        <translation>Aveva già il check-in del biglietto quando è arrivato il nostro.</translation>
    </message>
    <message>
        <source>Has had the guest checked out since.</source>
        <translation>Poi ha registrato il check-out dell’ospite.</translation>
    </message>
    <message>
        <source>Host knows</source>
        <translation>Organizzatore avvisato</translation>
    </message>
    <message>
        <source>Let in at {time} at {door}, read by {how}.</source>
        <translation>Entrata: {time}, {door}, lettura: {how}.</translation>
    </message>
    <message>
        <source>Let in at {time} at {door}.</source>
        <translation>Entrata: {time}, {door}.</translation>
    </message>
    <message>
        <source>Let in at {time}.</source>
        <translation>Entrata: {time}.</translation>
    </message>
    <message>
        <source>List refreshed</source>
        <translation>Lista aggiornata</translation>
    </message>
    <message>
        <source>Many tickets vanished from the guest list at once.</source>
        <translation>Molti biglietti sono spariti insieme dalla lista ospiti.</translation>
    </message>
    <message>
        <source>More may be missing: nobody knows how many.</source>
        <translation>Ne possono mancare altre: nessuno sa quante.</translation>
    </message>
    <message>
        <source>Nothing was taken off the list here, and scanning goes on. Ask the host whether so many tickets were cancelled, then refresh the list.</source>
        <translation>Qui dalla lista non è stato tolto nulla e le scansioni continuano. Chiedere all’organizzatore se sono stati cancellati così tanti biglietti, poi aggiornare la lista.</translation>
    </message>
    <message>
        <source>On duty: {name}.</source>
        <translation>Di turno: {name}.</translation>
    </message>
    <message>
        <source>Our own double scan</source>
        <translation>Nostra doppia scansione</translation>
    </message>
    <message>
        <source>Reason: {reason}</source>
        <translation>Motivo: {reason}</translation>
    </message>
    <message>
        <source>Refused the check-in ({status}).</source>
        <translation>Ha rifiutato il check-in ({status}).</translation>
    </message>
    <message>
        <source>Refused the check-in ({status}): {said}</source>
        <translation>Ha rifiutato il check-in ({status}): {said}</translation>
    </message>
    <message>
        <source>Some records may be missing: nobody can tell without that copy.</source>
        <translation>Alcune registrazioni possono mancare: senza quella copia non si può sapere.</translation>
    </message>
    <message>
        <source>Some records of this door were lost.</source>
        <translation>Registrazioni di questo ingresso perse.</translation>
    </message>
    <message>
        <source>Tell the host. While records are missing, Kiosk says ASK for each guest who would go in: resolve this once the supervisor knows who is inside. Refresh the list.</source>
        <translation>Avvisare l’organizzatore. Finché mancano registrazioni, Kiosk dice CHIEDERE per ogni ospite che entrerebbe: risolvere quando il responsabile sa chi è dentro. Aggiornare la lista.</translation>
    </message>
    <message>
        <source>The guest may stay. Kiosk checks them in again automatically; tell the host that the service checked them out.</source>
        <translation>L’ospite può restare. Kiosk rifà il check-in da solo; dire all’organizzatore che il servizio ha fatto il check-out.</translation>
    </message>
    <message>
        <source>The host stopped this ticket.</source>
        <translation>Biglietto bloccato dall’organizzatore.</translation>
    </message>
    <message>
        <source>The second copy of this door’s records is gone.</source>
        <translation>La seconda copia delle registrazioni di questo ingresso non c’è più.</translation>
    </message>
    <message>
        <source>The service</source>
        <translation>Il servizio</translation>
    </message>
    <message>
        <source>The service refused this check-in.</source>
        <translation>Il servizio ha rifiutato questo check-in.</translation>
    </message>
    <message>
        <source>The service says this ticket was already in.</source>
        <translation>Secondo il servizio questo biglietto era già dentro.</translation>
    </message>
    <message>
        <source>The service took the check-in for an exit.</source>
        <translation>Il servizio ha preso il check-in per un’uscita.</translation>
    </message>
    <message>
        <source>The ticket of a guest who was let in without one has turned up, and does not match.</source>
        <translation>È comparso il biglietto di un ospite entrato senza, e non corrisponde.</translation>
    </message>
    <message>
        <source>The ticket was taken off the list after the guest went in. Ask the host; the supervisor decides.</source>
        <translation>Il biglietto è stato tolto dalla lista dopo l’entrata dell’ospite. Chiedere all’organizzatore; decide il responsabile.</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>Poi</translation>
    </message>
    <message>
        <source>This door</source>
        <translation>Questo ingresso</translation>
    </message>
    <message>
        <source>This door’s rules were lost.</source>
        <translation>Regole di questo ingresso perse.</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>Questo computer</translation>
    </message>
    <message>
        <source>This ticket is no longer on the guest list.</source>
        <translation>Questo biglietto non è più nella lista ospiti.</translation>
    </message>
    <message>
        <source>This ticket is not valid any more.</source>
        <translation>Questo biglietto non è più valido.</translation>
    </message>
    <message>
        <source>Two doors let somebody in on this ticket.</source>
        <translation>Due ingressi hanno fatto entrare con questo biglietto.</translation>
    </message>
    <message>
        <source>Two people may be inside on one ticket. Find the guest, ask for a name and where the ticket came from, and let the supervisor decide who stays.</source>
        <translation>Con un solo biglietto possono essere dentro due persone. Trovare l’ospite, chiedere il nome e da dove viene il biglietto; chi resta lo decide il responsabile.</translation>
    </message>
    <message>
        <source>Without a ticket</source>
        <translation>Senza biglietto</translation>
    </message>
</context>
<context>
    <name>keyboard</name>
    <message>
        <source>American</source>
        <translation>americana</translation>
    </message>
    <message>
        <source>American (international)</source>
        <translation>americana (internazionale)</translation>
    </message>
    <message>
        <source>Belgian</source>
        <translation>belga</translation>
    </message>
    <message>
        <source>Brazilian</source>
        <translation>brasiliana</translation>
    </message>
    <message>
        <source>British</source>
        <translation>britannica</translation>
    </message>
    <message>
        <source>Czech</source>
        <translation>ceca</translation>
    </message>
    <message>
        <source>Danish</source>
        <translation>danese</translation>
    </message>
    <message>
        <source>French</source>
        <translation>francese</translation>
    </message>
    <message>
        <source>German</source>
        <translation>tedesca</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>italiana</translation>
    </message>
    <message>
        <source>Latin American</source>
        <translation>latinoamericana</translation>
    </message>
    <message>
        <source>Norwegian</source>
        <translation>norvegese</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>portoghese</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>spagnola</translation>
    </message>
    <message>
        <source>Swedish or Finnish</source>
        <translation>svedese o finlandese</translation>
    </message>
    <message>
        <source>Swiss (French)</source>
        <translation>svizzera (francese)</translation>
    </message>
    <message>
        <source>Swiss (German)</source>
        <translation>svizzera (tedesca)</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>turca</translation>
    </message>
</context>
<context>
    <name>link</name>
    <message>
        <source>Ask the host to sign this machine in again, soon.</source>
        <translation>Chiedere all’organizzatore di rifare presto l’accesso qui.</translation>
    </message>
    <message>
        <source>Ask the host to sign this machine in again.</source>
        <translation>Chiedere all’organizzatore di rifare l’accesso qui.</translation>
    </message>
    <message>
        <source>Ask the manager: this account may not be allowed to check guests in.</source>
        <translation>Chiedere al responsabile: forse questo account non può fare il check-in.</translation>
    </message>
    <message>
        <source>Carry on. Check the Wi-Fi when there is time.</source>
        <translation>Continuare. Controllare il Wi-Fi quando c’è tempo.</translation>
    </message>
    <message>
        <source>Carry on. If it stays like this, move closer to the Wi-Fi router.</source>
        <translation>Continuare. Se resta così, avvicinarsi al router Wi-Fi.</translation>
    </message>
    <message>
        <source>Check the Wi-Fi.</source>
        <translation>Controllare il Wi-Fi.</translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation>Connessione</translation>
    </message>
    <message>
        <source>Guests are checked in there while they stand at the door.</source>
        <translation>Il check-in arriva lì mentre gli ospiti sono all’ingresso.</translation>
    </message>
    <message>
        <source>Guests are not kept waiting for it. Nothing is lost, it is sent a little later.</source>
        <translation>Gli ospiti non restano ad aspettare. Nulla va perso, si invia un po’ dopo.</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>Online</translation>
    </message>
    <message>
        <source>No ticket can be checked yet: there is no guest list on this machine.</source>
        <translation>Ancora nessun biglietto può essere controllato: su questo computer non c’è nessuna lista ospiti.</translation>
    </message>
    <message>
        <source>Nothing to do.</source>
        <translation>Niente da fare.</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>Offline</translation>
    </message>
    <message>
        <source>Offline · scanning goes on</source>
        <translation>Offline · le scansioni continuano</translation>
    </message>
    <message>
        <source>Open a web browser on this machine and log in to the Wi-Fi.</source>
        <translation>Aprire un browser su questo computer e accedere al Wi-Fi.</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Rifiuto</translation>
    </message>
    <message numerus="yes">
        <source>Scanning goes on and nothing is lost, but %n check-in(s) cannot be sent, and other doors do not learn of them.</source>
        <translation>
            <numerusform>Le scansioni continuano e nulla va perso, ma %n check-in non si può inviare e gli altri ingressi non lo sanno.</numerusform>
            <numerusform>Le scansioni continuano e nulla va perso, ma %n check-in non si possono inviare e gli altri ingressi non lo sanno.</numerusform>
        </translation>
    </message>
    <message>
        <source>Scanning goes on with the list on this machine. Who is let in is kept here and sent later; until then other doors do not learn of it.</source>
        <translation>Le scansioni continuano con la lista di questo computer. Le entrate si salvano qui e si inviano dopo; fino ad allora gli altri ingressi non le conoscono.</translation>
    </message>
    <message>
        <source>Scanning goes on. Who is let in is kept on this machine and sent later.</source>
        <translation>Le scansioni continuano. Le entrate si salvano su questo computer e si inviano dopo.</translation>
    </message>
    <message>
        <source>Scanning works. Who is let in is kept on this machine and sent later.</source>
        <translation>Si può scansionare. Le entrate si salvano su questo computer e si inviano dopo.</translation>
    </message>
    <message>
        <source>Service refuses</source>
        <translation>Il servizio rifiuta</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>Accedi</translation>
    </message>
    <message>
        <source>Sign-in needed</source>
        <translation>Accesso richiesto</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lento</translation>
    </message>
    <message>
        <source>The Wi-Fi wants a login before it lets this machine through.</source>
        <translation>Il Wi-Fi richiede l’accesso prima di far passare questo computer.</translation>
    </message>
    <message>
        <source>The ticketing service answers at once.</source>
        <translation>Il servizio di biglietteria risponde subito.</translation>
    </message>
    <message>
        <source>The ticketing service answers slowly.</source>
        <translation>Il servizio di biglietteria risponde lentamente.</translation>
    </message>
    <message>
        <source>The ticketing service answers, but does not take what this door sends.</source>
        <translation>Il servizio di biglietteria risponde, ma non accetta ciò che questo ingresso invia.</translation>
    </message>
    <message>
        <source>The ticketing service cannot be reached.</source>
        <translation>Il servizio di biglietteria non è raggiungibile.</translation>
    </message>
    <message>
        <source>The ticketing service does not accept this machine’s sign-in any more.</source>
        <translation>Il servizio di biglietteria non accetta più l’accesso di questo computer.</translation>
    </message>
    <message>
        <source>The ticketing service has not answered yet.</source>
        <translation>Il servizio di biglietteria non ha ancora risposto.</translation>
    </message>
    <message>
        <source>Wait a moment. If it stays like this, check the Wi-Fi.</source>
        <translation>Attendere un momento. Se resta così, controllare il Wi-Fi.</translation>
    </message>
    <message>
        <source>Wi-Fi login</source>
        <translation>Accesso Wi-Fi</translation>
    </message>
    <message>
        <source>Wi-Fi wants a login</source>
        <translation>Wi-Fi: serve l’accesso</translation>
    </message>
</context>
<context>
    <name>list</name>
    <message>
        <source>Check the connection, then press “Refresh the list now”.</source>
        <translation>Controllare la connessione, poi premere «Aggiorna ora la lista».</translation>
    </message>
    <message>
        <source>Guests who are already on it are let in. For everybody else, ask a supervisor.</source>
        <translation>Chi è già in lista entra. Per tutti gli altri chiedere al responsabile.</translation>
    </message>
    <message>
        <source>Guests who bought a ticket since then are not on it; cancelled ones still are.</source>
        <translation>Chi ha comprato dopo non c’è; i biglietti cancellati ci sono ancora.</translation>
    </message>
    <message>
        <source>List loading</source>
        <translation>Caricamento lista</translation>
    </message>
    <message>
        <source>List not loaded</source>
        <translation>Lista non caricata</translation>
    </message>
    <message>
        <source>List {age} old</source>
        <translation>Lista di {age} fa</translation>
    </message>
    <message>
        <source>No list</source>
        <translation>Senza lista</translation>
    </message>
    <message>
        <source>No ticket can be checked: ask a supervisor about each one.</source>
        <translation>Nessun biglietto si può verificare: chiedere al responsabile per ognuno.</translation>
    </message>
    <message>
        <source>Nothing to do: it refreshes automatically.</source>
        <translation>Niente da fare: si aggiorna da sola.</translation>
    </message>
    <message>
        <source>The guest list is still loading.</source>
        <translation>La lista ospiti si sta ancora caricando.</translation>
    </message>
    <message>
        <source>The guest list on this machine is {age} old.</source>
        <translation>La lista ospiti di questo computer è di {age} fa.</translation>
    </message>
    <message>
        <source>There is no guest list on this machine yet.</source>
        <translation>Su questo computer non c’è ancora nessuna lista ospiti.</translation>
    </message>
    <message>
        <source>Tickets sold or cancelled after that are not known here yet.</source>
        <translation>I biglietti venduti o cancellati dopo qui non sono ancora noti.</translation>
    </message>
    <message>
        <source>Wait a moment: it goes on by itself.</source>
        <translation>Attendere un momento: continua da sola.</translation>
    </message>
</context>
<context>
    <name>message</name>
    <message>
        <source>A PIN is {least} to {most} digits.</source>
        <translation>Un PIN ha da {least} a {most} cifre.</translation>
    </message>
    <message>
        <source>A name has {most} letters at most.</source>
        <translation>Un nome ha al massimo {most} lettere.</translation>
    </message>
    <message>
        <source>Bad Gateway</source>
        <translation>Errore del gateway</translation>
    </message>
    <message>
        <source>Bad Request</source>
        <translation>Richiesta errata</translation>
    </message>
    <message>
        <source>Conflict</source>
        <translation>Conflitto</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>quota disco superata</translation>
    </message>
    <message>
        <source>First choose a file.</source>
        <translation>Scegliere prima un file.</translation>
    </message>
    <message>
        <source>First the name.</source>
        <translation>Prima il nome.</translation>
    </message>
    <message>
        <source>Forbidden</source>
        <translation>Vietato</translation>
    </message>
    <message>
        <source>Gateway Timeout</source>
        <translation>Gateway senza risposta</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>errore di lettura o scrittura</translation>
    </message>
    <message>
        <source>Internal Server Error</source>
        <translation>Errore interno del server</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>è una cartella</translation>
    </message>
    <message>
        <source>No connection to {host} came free in time.</source>
        <translation>Nessuna connessione a {host} si è liberata in tempo.</translation>
    </message>
    <message>
        <source>No secure connection to {host} could be made.</source>
        <translation>Connessione sicura a {host} non riuscita.</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>spazio esaurito sul disco</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>file o cartella inesistente</translation>
    </message>
    <message>
        <source>Nobody of this name has a PIN here.</source>
        <translation>Qui nessuno con questo nome ha un PIN.</translation>
    </message>
    <message>
        <source>Not Found</source>
        <translation>Non trovato</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>operazione non permessa</translation>
    </message>
    <message>
        <source>Others signed in again and again: it is not clear whose token it is.</source>
        <translation>Altri hanno fatto l’accesso più volte: non è chiaro di chi sia il token.</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>permesso negato</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>disco in sola lettura</translation>
    </message>
    <message>
        <source>Request Timeout</source>
        <translation>Tempo scaduto</translation>
    </message>
    <message>
        <source>Service Unavailable</source>
        <translation>Servizio non disponibile</translation>
    </message>
    <message>
        <source>Somebody else has this PIN: choose another one.</source>
        <translation>Qualcun altro ha questo PIN: sceglierne un altro.</translation>
    </message>
    <message>
        <source>Somebody else signed in: the guest list is fetched again.</source>
        <translation>Qualcun altro ha fatto l’accesso: la lista ospiti viene ricaricata.</translation>
    </message>
    <message>
        <source>The access token holds characters that no token has: copy it again.</source>
        <translation>Il token di accesso contiene caratteri che nessun token ha: copiarlo di nuovo.</translation>
    </message>
    <message>
        <source>The answer is {page}, not the service&apos;s: sign in to the Wi-Fi, or check the service&apos;s address.</source>
        <translation>La risposta è {page}, non viene dal servizio: accedere al Wi-Fi o controllare l’indirizzo del servizio.</translation>
    </message>
    <message>
        <source>The answer of {host} was damaged on its way.</source>
        <translation>La risposta di {host} si è danneggiata per strada.</translation>
    </message>
    <message>
        <source>The answer reports an error.</source>
        <translation>La risposta segnala un errore.</translation>
    </message>
    <message>
        <source>The answer sends us elsewhere{where}: sign in to the Wi-Fi, or check the service&apos;s address.</source>
        <translation>La risposta rimanda altrove{where}: accedere al Wi-Fi o controllare l’indirizzo del servizio.</translation>
    </message>
    <message>
        <source>The certificate of {host} is not to be trusted: {why}.</source>
        <translation>Il certificato di {host} non è affidabile: {why}.</translation>
    </message>
    <message>
        <source>The certificates of this machine cannot be read: {why}.</source>
        <translation>I certificati di questo computer non si possono leggere: {why}.</translation>
    </message>
    <message>
        <source>The connection to the service was closed.</source>
        <translation>La connessione al servizio è stata chiusa.</translation>
    </message>
    <message>
        <source>The connection to {host} broke before the answer was whole.</source>
        <translation>La connessione a {host} si è interrotta prima della fine della risposta.</translation>
    </message>
    <message>
        <source>The guest list has no end.</source>
        <translation>La lista ospiti non ha fine.</translation>
    </message>
    <message>
        <source>The id holds characters that cannot be sent.</source>
        <translation>L’ID contiene caratteri che non si possono inviare.</translation>
    </message>
    <message>
        <source>The network wants a sign-in first: sign in to the Wi-Fi, or check the service&apos;s address.</source>
        <translation>La rete richiede prima l’accesso: accedere al Wi-Fi o controllare l’indirizzo del servizio.</translation>
    </message>
    <message>
        <source>The network&apos;s proxy does not let us through to {host}.</source>
        <translation>Il proxy della rete non lascia passare verso {host}.</translation>
    </message>
    <message>
        <source>The path in the {whose}&apos;s address must be whole: no “//”, “.” or “..” in it.</source>
        <translation>Il percorso nell’indirizzo {whose} deve essere intero: senza «//», «.» o «..».</translation>
    </message>
    <message>
        <source>The port in the {whose}&apos;s address must be a number from 1 to 65535.</source>
        <translation>La porta nell’indirizzo {whose} deve essere un numero da 1 a 65535.</translation>
    </message>
    <message>
        <source>The proxy that the environment names cannot be used.</source>
        <translation>Il proxy impostato nel sistema non si può usare.</translation>
    </message>
    <message>
        <source>The request could not be sent to {host} in time.</source>
        <translation>Impossibile inviare in tempo la richiesta a {host}.</translation>
    </message>
    <message>
        <source>The request could not be written.</source>
        <translation>Impossibile scrivere la richiesta.</translation>
    </message>
    <message>
        <source>The service answered {status}: {said}</source>
        <translation>Il servizio ha risposto {status}: {said}</translation>
    </message>
    <message>
        <source>The service does not accept the access token: sign in again.</source>
        <translation>Il servizio non accetta il token di accesso: accedere di nuovo.</translation>
    </message>
    <message>
        <source>The service&apos;s address is not a web address.</source>
        <translation>L’indirizzo del servizio non è un indirizzo web.</translation>
    </message>
    <message>
        <source>The service&apos;s address is of a kind that is not supported.</source>
        <translation>L’indirizzo del servizio è di un tipo non supportato.</translation>
    </message>
    <message>
        <source>The {whose}&apos;s address holds a host name that cannot be.</source>
        <translation>L’indirizzo {whose} contiene un nome host impossibile.</translation>
    </message>
    <message>
        <source>The {whose}&apos;s address holds characters that no web address has.</source>
        <translation>L’indirizzo {whose} contiene caratteri che nessun indirizzo web ha.</translation>
    </message>
    <message>
        <source>The {whose}&apos;s address holds no host name.</source>
        <translation>L’indirizzo {whose} non contiene un nome host.</translation>
    </message>
    <message>
        <source>The {whose}&apos;s address is missing.</source>
        <translation>Manca l’indirizzo {whose}.</translation>
    </message>
    <message>
        <source>The {whose}&apos;s address is not a web address.</source>
        <translation>L’indirizzo {whose} non è un indirizzo web.</translation>
    </message>
    <message>
        <source>The {whose}&apos;s address must end before any “?” or “#”.</source>
        <translation>L’indirizzo {whose} deve finire prima di un «?» o «#».</translation>
    </message>
    <message>
        <source>The {whose}&apos;s address must not hold a user name or password.</source>
        <translation>L’indirizzo {whose} non deve contenere nome utente o password.</translation>
    </message>
    <message>
        <source>The {whose}&apos;s address must start with https://, as in https://tickets.example.com.</source>
        <translation>L’indirizzo {whose} deve iniziare con https://, come https://tickets.example.com.</translation>
    </message>
    <message>
        <source>The {whose}&apos;s address must start with https://; http:// is for this machine only.</source>
        <translation>L’indirizzo {whose} deve iniziare con https://; http:// vale solo per questo computer.</translation>
    </message>
    <message>
        <source>This door’s rules were lost: the host has to set them again first.</source>
        <translation>Le regole di questo ingresso sono perse: prima l’organizzatore deve reimpostarle.</translation>
    </message>
    <message>
        <source>This is a pairing code, and no ticket: it pairs a door with the office.</source>
        <translation>È un codice di abbinamento, non un biglietto: abbina un ingresso all’ufficio.</translation>
    </message>
    <message>
        <source>This is not the service&apos;s answer, its status is {status}: sign in to the Wi-Fi, or check the service&apos;s address.</source>
        <translation>Non è la risposta del servizio, il suo stato è {status}: accedere al Wi-Fi o controllare l’indirizzo del servizio.</translation>
    </message>
    <message>
        <source>This is not the service&apos;s answer: it is larger than {most} bytes.</source>
        <translation>Non è la risposta del servizio: supera {most} byte.</translation>
    </message>
    <message>
        <source>This is not the service&apos;s answer: it is packed as “{coding}”, unasked.</source>
        <translation>Non è la risposta del servizio: è compressa come «{coding}», senza averlo chiesto.</translation>
    </message>
    <message>
        <source>This is not the service&apos;s answer: {why}.</source>
        <translation>Non è la risposta del servizio: {why}.</translation>
    </message>
    <message>
        <source>This machine is not signed in. Ask the manager.</source>
        <translation>Su questo computer manca l’accesso. Chiedere al responsabile.</translation>
    </message>
    <message>
        <source>Too Many Requests</source>
        <translation>Troppe richieste</translation>
    </message>
    <message>
        <source>Unauthorized</source>
        <translation>Non autorizzato</translation>
    </message>
    <message>
        <source>a damaged profile was set aside: {names}</source>
        <translation>un profilo danneggiato è stato messo da parte: {names}</translation>
    </message>
    <message>
        <source>a fault in the program</source>
        <translation>un errore del programma</translation>
    </message>
    <message>
        <source>a fault in the program ({kind})</source>
        <translation>un errore del programma ({kind})</translation>
    </message>
    <message>
        <source>a repeat checks the ticket out again: this service toggles, and the ticket is out now</source>
        <translation>una ripetizione fa il check-out del biglietto: questo servizio alterna, e ora il biglietto è fuori</translation>
    </message>
    <message>
        <source>a repeat does not say that the ticket was in already: {previous}, then {state}</source>
        <translation>una ripetizione non dice che il biglietto era già dentro: {previous}, poi {state}</translation>
    </message>
    <message>
        <source>a repeat says that the ticket was in already, as it should</source>
        <translation>una ripetizione dice che il biglietto era già dentro, come deve essere</translation>
    </message>
    <message>
        <source>a web page</source>
        <translation>una pagina web</translation>
    </message>
    <message>
        <source>a web page titled “{title}”</source>
        <translation>una pagina web dal titolo «{title}»</translation>
    </message>
    <message>
        <source>accepted; the office renews it</source>
        <translation>accettato; l’ufficio lo rinnova</translation>
    </message>
    <message>
        <source>accepted; the service does not say for how long</source>
        <translation>accettato; il servizio non dice per quanto</translation>
    </message>
    <message>
        <source>agrees</source>
        <translation>è giusto</translation>
    </message>
    <message>
        <source>all are here</source>
        <translation>ci sono tutti</translation>
    </message>
    <message>
        <source>an office runs on this machine already: end it and try again, or pair this door with it instead</source>
        <translation>su questo computer gira già un ufficio: terminarlo e riprovare, o abbinare questo ingresso a quello</translation>
    </message>
    <message>
        <source>another Kiosk is just opening the profile {folder}, and has not looked yet whether all is well: try again once it is open; nothing was changed</source>
        <translation>un altro Kiosk sta aprendo il profilo {folder} e non ha ancora controllato se è tutto a posto: riprovare quando sarà aperto; nulla è cambiato</translation>
    </message>
    <message>
        <source>another Kiosk is using the profile {folder}: close it, or do this there; nothing was changed</source>
        <translation>un altro Kiosk usa il profilo {folder}: chiuderlo o continuare lì; nulla è cambiato</translation>
    </message>
    <message>
        <source>another hub answers there than the one of the code: ask the host for a new one</source>
        <translation>lì risponde un hub diverso da quello del codice: chiederne uno nuovo all’organizzatore</translation>
    </message>
    <message>
        <source>another hub is set on this machine, and goes first: ask the host to take it away</source>
        <translation>su questo computer è impostato un altro hub, che ha la precedenza: chiedere all’organizzatore di toglierlo</translation>
    </message>
    <message>
        <source>another office runs on this machine: if it is that of a door which was just closed, it ends by itself within two minutes or so; else end it</source>
        <translation>su questo computer gira un altro ufficio: se è di un ingresso appena chiuso, termina da solo entro circa due minuti; altrimenti terminarlo</translation>
    </message>
    <message>
        <source>another program keeps the profile locked: nothing was recorded. Try again</source>
        <translation>un altro programma tiene bloccato il profilo: non è stato registrato nulla. Riprovare</translation>
    </message>
    <message>
        <source>another program uses {name}</source>
        <translation>un altro programma usa {name}</translation>
    </message>
    <message>
        <source>another sign-in is set on this machine, and goes first: ask the host to take it away, then pair again</source>
        <translation>su questo computer è impostato un altro accesso, che ha la precedenza: chiedere all’organizzatore di toglierlo, poi abbinare di nuovo</translation>
    </message>
    <message>
        <source>answered in {amount} ms at most</source>
        <translation>risposta in {amount}&#xa0;ms al massimo</translation>
    </message>
    <message>
        <source>camera {number}</source>
        <translation>fotocamera {number}</translation>
    </message>
    <message>
        <source>check again in a moment; if that does not help, unplug the camera and plug it in again</source>
        <translation>ricontrollare tra un momento; se non basta, scollegare e ricollegare la fotocamera</translation>
    </message>
    <message>
        <source>compare this machine&apos;s clock with a telephone&apos;s</source>
        <translation>confrontare l’orologio di questo computer con quello di un telefono</translation>
    </message>
    <message>
        <source>dismissed: {why}</source>
        <translation>scartato: {why}</translation>
    </message>
    <message>
        <source>every event on the list ({amount})</source>
        <translation>ogni evento in lista ({amount})</translation>
    </message>
    <message>
        <source>every page is sound</source>
        <translation>tutte le pagine sono integre</translation>
    </message>
    <message>
        <source>everything is sent</source>
        <translation>tutto inviato</translation>
    </message>
    <message>
        <source>for the application {name}, scope {scopes}</source>
        <translation>per l’applicazione {name}, autorizzazione {scopes}</translation>
    </message>
    <message>
        <source>good for another {age}</source>
        <translation>valido ancora {age}</translation>
    </message>
    <message>
        <source>guests are forgotten in the next quiet hour of the door</source>
        <translation>gli ospiti si eliminano nella prossima ora di calma</translation>
    </message>
    <message>
        <source>guests are held until somebody purges them</source>
        <translation>gli ospiti restano finché qualcuno non li elimina</translation>
    </message>
    <message>
        <source>guests should have been forgotten {age} ago</source>
        <translation>gli ospiti andavano eliminati {age} fa</translation>
    </message>
    <message>
        <source>have the office show a new code, and pair this door again: Manager, “Sign in”</source>
        <translation>far mostrare un nuovo codice all’ufficio e abbinare di nuovo questo ingresso: Gestione, «Accedi»</translation>
    </message>
    <message>
        <source>it brings a token that is not a bearer token</source>
        <translation>contiene un token che non è di tipo bearer</translation>
    </message>
    <message>
        <source>it brings no access token</source>
        <translation>non contiene un token di accesso</translation>
    </message>
    <message>
        <source>it brings no policy</source>
        <translation>non contiene regole</translation>
    </message>
    <message>
        <source>it does not say whose token it brings</source>
        <translation>non dice di chi è il token</translation>
    </message>
    <message>
        <source>it ended without a word</source>
        <translation>è terminato senza dire nulla</translation>
    </message>
    <message>
        <source>it holds more than {most} values</source>
        <translation>contiene più di {most} valori</translation>
    </message>
    <message>
        <source>it holds no listings</source>
        <translation>non contiene annunci</translation>
    </message>
    <message>
        <source>it holds no {what}</source>
        <translation>manca: {what}</translation>
    </message>
    <message>
        <source>it is a page of more than {most} entries</source>
        <translation>è una pagina con più di {most} voci</translation>
    </message>
    <message>
        <source>it is not JSON</source>
        <translation>non è JSON</translation>
    </message>
    <message>
        <source>it is not a JSON object</source>
        <translation>non è un oggetto JSON</translation>
    </message>
    <message>
        <source>it is not a page of the guest list</source>
        <translation>non è una pagina della lista ospiti</translation>
    </message>
    <message>
        <source>it is not known which service the office&apos;s tokens are for, and nobody gets them: pair this door again</source>
        <translation>non si sa per quale servizio siano i token dell’ufficio, e nessuno li riceve: abbinare di nuovo questo ingresso</translation>
    </message>
    <message>
        <source>it is not token information</source>
        <translation>non sono informazioni su un token</translation>
    </message>
    <message>
        <source>it names an event that cannot be</source>
        <translation>indica un evento impossibile</translation>
    </message>
    <message>
        <source>it names no address of the service</source>
        <translation>non indica un indirizzo del servizio</translation>
    </message>
    <message>
        <source>it names no direction</source>
        <translation>non indica una direzione</translation>
    </message>
    <message>
        <source>it names no events</source>
        <translation>non indica eventi</translation>
    </message>
    <message>
        <source>it names no user id</source>
        <translation>non indica un ID utente</translation>
    </message>
    <message>
        <source>it opens</source>
        <translation>si aprono</translation>
    </message>
    <message>
        <source>it pairs no door</source>
        <translation>non abbina nessun ingresso</translation>
    </message>
    <message>
        <source>its certificate in {folder} is lost or damaged</source>
        <translation>il suo certificato in {folder} è perso o danneggiato</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>nessuna risposta</translation>
    </message>
    <message>
        <source>no answer in time</source>
        <translation>nessuna risposta in tempo</translation>
    </message>
    <message>
        <source>no answer within {amount} s</source>
        <translation>nessuna risposta entro {amount}&#xa0;s</translation>
    </message>
    <message>
        <source>no camera is connected: plug one in</source>
        <translation>nessuna fotocamera collegata: collegarne una</translation>
    </message>
    <message>
        <source>no connection</source>
        <translation>nessuna connessione</translation>
    </message>
    <message>
        <source>no guests are held</source>
        <translation>nessun ospite salvato</translation>
    </message>
    <message>
        <source>no hub can be at {server}: ask the host for a new code</source>
        <translation>a {server} non può esserci nessun hub: chiedere un nuovo codice all’organizzatore</translation>
    </message>
    <message>
        <source>no sign-in that is waited for here belongs to this address: open the service&apos;s page again, and paste the address that the browser ends on then</source>
        <translation>nessun accesso atteso qui corrisponde a questo indirizzo: riaprire la pagina del servizio e incollare l’indirizzo su cui il browser si ferma</translation>
    </message>
    <message>
        <source>no ticket held is for {names}</source>
        <translation>nessun biglietto caricato è per {names}</translation>
    </message>
    <message>
        <source>nobody came back from the service&apos;s page in time: open it again</source>
        <translation>nessuno è tornato in tempo dalla pagina del servizio: riaprirla</translation>
    </message>
    <message>
        <source>nobody has a PIN: nobody can override, and the manager&apos;s menu opens for everybody; set one there, under “This door”</source>
        <translation>nessuno ha un PIN: nessuno può fare eccezioni, e la gestione si apre a tutti; impostarne uno lì, in «Questo ingresso»</translation>
    </message>
    <message>
        <source>nobody knows whether it was created: look at the service before you try again ({why})</source>
        <translation>nessuno sa se è stato creato: guardare nel servizio prima di riprovare ({why})</translation>
    </message>
    <message>
        <source>none is chosen, and no ticket held tells of one</source>
        <translation>nessuno scelto, e nessun biglietto caricato ne indica uno</translation>
    </message>
    <message>
        <source>none of {amount} is chosen: every ticket is referred to a supervisor</source>
        <translation>nessuno di {amount} scelto: per ogni biglietto si chiede al responsabile</translation>
    </message>
    <message>
        <source>not asked about</source>
        <translation>non chiesto</translation>
    </message>
    <message>
        <source>not asked: {why}</source>
        <translation>non chiesto: {why}</translation>
    </message>
    <message>
        <source>not compared with the service&apos;s</source>
        <translation>non confrontato con quello del servizio</translation>
    </message>
    <message>
        <source>not compared: the service does not say its time</source>
        <translation>non confrontato: il servizio non dice la sua ora</translation>
    </message>
    <message>
        <source>not signed in at the office: {why}</source>
        <translation>accesso all’ufficio non fatto: {why}</translation>
    </message>
    <message>
        <source>nothing is written yet; it will be encrypted</source>
        <translation>ancora nulla di scritto; sarà cifrato</translation>
    </message>
    <message>
        <source>office</source>
        <translation>dell’ufficio</translation>
    </message>
    <message>
        <source>office unreachable: nobody answers at {address}</source>
        <translation>ufficio non raggiungibile: nessuno risponde a {address}</translation>
    </message>
    <message>
        <source>office unreachable: what {address} answers is no office&apos;s; this Wi-Fi may want a sign-in</source>
        <translation>ufficio non raggiungibile: ciò che {address} risponde non viene da un ufficio; forse questo Wi-Fi richiede l’accesso</translation>
    </message>
    <message>
        <source>office unreachable: {address} answers with status {status}</source>
        <translation>ufficio non raggiungibile: {address} risponde con stato {status}</translation>
    </message>
    <message>
        <source>office unreachable: {address} did not answer in time; if the code was used meanwhile, ask for a new one</source>
        <translation>ufficio non raggiungibile: {address} non ha risposto in tempo; se intanto il codice è stato usato, chiederne uno nuovo</translation>
    </message>
    <message>
        <source>open the door, and pair it again with the office of this machine: Manager, “Sign in”</source>
        <translation>aprire l’ingresso e abbinarlo di nuovo all’ufficio di questo computer: Gestione, «Accedi»</translation>
    </message>
    <message>
        <source>other users of this machine may change {names}</source>
        <translation>altri utenti di questo computer possono modificare {names}</translation>
    </message>
    <message>
        <source>paired with {address}, which cannot renew the access token: {why}</source>
        <translation>abbinato a {address}, che non può rinnovare il token di accesso: {why}</translation>
    </message>
    <message>
        <source>paired with {address}, which is signed in</source>
        <translation>abbinato a {address}, con l’accesso fatto</translation>
    </message>
    <message>
        <source>paired with {address}, which is signed in and has nothing to renew the access token with</source>
        <translation>abbinato a {address}, con l’accesso fatto ma senza nulla per rinnovare il token di accesso</translation>
    </message>
    <message>
        <source>paired with {address}, which is signed in; the access token has {age} left</source>
        <translation>abbinato a {address}, con l’accesso fatto; il token di accesso vale ancora {age}</translation>
    </message>
    <message>
        <source>picture {name}</source>
        <translation>immagine {name}</translation>
    </message>
    <message>
        <source>port {port} of this machine is not free: end the program that has it</source>
        <translation>la porta {port} di questo computer non è libera: terminare il programma che la usa</translation>
    </message>
    <message>
        <source>port {port} of this machine is not free: end the program that has it and try again, or register a redirect address with another port at the service, such as {address}, and give that one here</source>
        <translation>la porta {port} di questo computer non è libera: terminare il programma che la usa e riprovare, o registrare presso il servizio un indirizzo di redirect con un’altra porta, per esempio {address}, e inserirlo qui</translation>
    </message>
    <message>
        <source>rehearsal camera</source>
        <translation>fotocamera di prova</translation>
    </message>
    <message>
        <source>serial scanner on {name}</source>
        <translation>lettore seriale su {name}</translation>
    </message>
    <message>
        <source>service</source>
        <translation>del servizio</translation>
    </message>
    <message>
        <source>set it up again: Manager, “Sign in”; the door works from what it holds</source>
        <translation>riconfigurarlo: Gestione, «Accedi»; l’ingresso lavora con ciò che ha</translation>
    </message>
    <message>
        <source>sign in again: Manager, “Sign in”; then try it again</source>
        <translation>accedere di nuovo: Gestione, «Accedi»; poi riprovare</translation>
    </message>
    <message>
        <source>some of what was recorded is lost: whoever would go in is referred</source>
        <translation>parte di ciò che era registrato è persa: per ogni entrata si chiede al responsabile</translation>
    </message>
    <message>
        <source>somebody declined at the service: open its page again, and allow it</source>
        <translation>qualcuno ha rifiutato presso il servizio: riaprire la sua pagina e autorizzare</translation>
    </message>
    <message>
        <source>somebody else signed in before it could leave</source>
        <translation>qualcun altro ha fatto l’accesso prima dell’invio</translation>
    </message>
    <message>
        <source>start the office, and see that this machine reaches it; if it has moved to another address, pair this door again: Manager, “Sign in”</source>
        <translation>avviare l’ufficio e controllare che questo computer lo raggiunga; se ha cambiato indirizzo, abbinare di nuovo questo ingresso: Gestione, «Accedi»</translation>
    </message>
    <message>
        <source>status {status}</source>
        <translation>stato {status}</translation>
    </message>
    <message>
        <source>stream from nowhere</source>
        <translation>stream senza indirizzo</translation>
    </message>
    <message>
        <source>the PIN file is damaged: ask the host to clear the lock-out</source>
        <translation>il file dei PIN è danneggiato: chiedere all’organizzatore di togliere il blocco</translation>
    </message>
    <message>
        <source>the access token is not kept: while the keyring was waited for, this door was paired, signed out, or signed in again</source>
        <translation>il token di accesso non viene conservato: mentre si aspettava il portachiavi, questo ingresso è stato abbinato, disconnesso o ha rifatto l’accesso</translation>
    </message>
    <message>
        <source>the access token was refused</source>
        <translation>il token di accesso è rifiutato</translation>
    </message>
    <message>
        <source>the address of another service is set on this machine, and goes first: ask the host to take it away</source>
        <translation>su questo computer è impostato l’indirizzo di un altro servizio, che ha la precedenza: chiedere all’organizzatore di toglierlo</translation>
    </message>
    <message>
        <source>the answer did not come</source>
        <translation>la risposta non è arrivata</translation>
    </message>
    <message>
        <source>the answer was damaged</source>
        <translation>la risposta è arrivata danneggiata</translation>
    </message>
    <message>
        <source>the answer was not the service&apos;s</source>
        <translation>la risposta non era del servizio</translation>
    </message>
    <message>
        <source>the camera</source>
        <translation>la fotocamera</translation>
    </message>
    <message>
        <source>the cameras of this machine cannot be listed</source>
        <translation>le fotocamere di questo computer non si possono elencare</translation>
    </message>
    <message>
        <source>the code holds the ticket&apos;s id</source>
        <translation>il codice contiene l’ID del biglietto</translation>
    </message>
    <message>
        <source>the code holds the ticket&apos;s token</source>
        <translation>il codice contiene il token del biglietto</translation>
    </message>
    <message>
        <source>the code is used, and yet this door is not paired, because what the office said could not be kept ({why}): mend that, unpair the door at the office, and ask for a new code</source>
        <translation>il codice è usato, ma questo ingresso non è abbinato, perché ciò che l’ufficio ha detto non si è potuto conservare ({why}): rimediare, togliere l’abbinamento dell’ingresso nell’ufficio e chiedere un nuovo codice</translation>
    </message>
    <message>
        <source>the code names the ticket among other things, such as in an address</source>
        <translation>il codice indica il biglietto insieme ad altro, per esempio in un indirizzo</translation>
    </message>
    <message>
        <source>the code was used, is wrong or too old: ask for a new one</source>
        <translation>il codice è già usato, sbagliato o troppo vecchio: chiederne uno nuovo</translation>
    </message>
    <message>
        <source>the connection to the hub broke</source>
        <translation>la connessione con l’hub si è interrotta</translation>
    </message>
    <message>
        <source>the database is encrypted</source>
        <translation>il database è cifrato</translation>
    </message>
    <message>
        <source>the database is in plain bytes</source>
        <translation>il database non è cifrato</translation>
    </message>
    <message>
        <source>the disk is full: nothing was recorded. Free some space and scan again</source>
        <translation>il disco è pieno: non è stato registrato nulla. Liberare spazio e scansionare di nuovo</translation>
    </message>
    <message>
        <source>the disk is full: nothing was recorded. Free some space and try again</source>
        <translation>il disco è pieno: non è stato registrato nulla. Liberare spazio e riprovare</translation>
    </message>
    <message>
        <source>the door policy kept here cannot be used: {why}; set it again</source>
        <translation>le regole dell’ingresso salvate qui non si possono usare: {why}; reimpostarle</translation>
    </message>
    <message>
        <source>the door&apos;s rules were lost with a damaged file: ask the host to set them again</source>
        <translation>le regole dell’ingresso sono perse con un file danneggiato: chiedere all’organizzatore di impostarle di nuovo</translation>
    </message>
    <message>
        <source>the door&apos;s rules were lost with a damaged file: everybody is referred</source>
        <translation>le regole dell’ingresso sono perse con un file danneggiato: per ogni ospite si chiede al responsabile</translation>
    </message>
    <message>
        <source>the host has to mend a mistake there</source>
        <translation>contengono un errore che deve correggere l’organizzatore</translation>
    </message>
    <message>
        <source>the host&apos;s machine could not keep this door: ask the host to look at its disk, and try the same code again</source>
        <translation>il computer dell’organizzatore non è riuscito a salvare questo ingresso: chiedere all’organizzatore di controllare il disco e riprovare lo stesso codice</translation>
    </message>
    <message>
        <source>the host&apos;s rules for this door could not be set: {why}</source>
        <translation>regole dell’organizzatore per questo ingresso non impostate: {why}</translation>
    </message>
    <message>
        <source>the hub answers {what}</source>
        <translation>l’hub risponde {what}</translation>
    </message>
    <message>
        <source>the hub did not answer in time. If it let this door in, Kiosk goes by it once it answers</source>
        <translation>l’hub non ha risposto in tempo. Se ha accettato questo ingresso, Kiosk lo usa appena risponde</translation>
    </message>
    <message>
        <source>the hub does not answer</source>
        <translation>l’hub non risponde</translation>
    </message>
    <message>
        <source>the hub does not answer: look whether its machine is on, and in the same network as this one</source>
        <translation>l’hub non risponde: controllare che il suo computer sia acceso e nella stessa rete di questo</translation>
    </message>
    <message>
        <source>the hub does not know this door: pair it</source>
        <translation>l’hub non conosce questo ingresso: collegarlo</translation>
    </message>
    <message>
        <source>the hub has no place for one more door: ask the host to take out one that is gone, and try again</source>
        <translation>l’hub non ha posto per un altro ingresso: chiedere all’organizzatore di toglierne uno che non c’è più, poi riprovare</translation>
    </message>
    <message>
        <source>the hub is full: make room on its disk, or raise its limit</source>
        <translation>l’hub è pieno: liberare spazio sul suo disco o alzarne il limite</translation>
    </message>
    <message>
        <source>the hub is there, but nobody lets doors in: ask the host to start it anew</source>
        <translation>l’hub c’è, ma non accetta ingressi: chiedere all’organizzatore di riavviarlo</translation>
    </message>
    <message>
        <source>the hub keeps nothing just now: its servers may be choosing who leads, or JetStream is off there</source>
        <translation>l’hub non conserva nulla in questo momento: forse i suoi server stanno scegliendo chi guida, oppure lì JetStream non è attivo</translation>
    </message>
    <message>
        <source>the hub&apos;s certificate cannot be read: pair this door anew</source>
        <translation>il certificato dell’hub non si legge: collegare di nuovo questo ingresso</translation>
    </message>
    <message>
        <source>the key is kept by {name}</source>
        <translation>la chiave è custodita da {name}</translation>
    </message>
    <message>
        <source>the next guests are forgotten in {age}</source>
        <translation>prossimi ospiti eliminati tra {age}</translation>
    </message>
    <message>
        <source>the office cannot pair now: {why}</source>
        <translation>l’ufficio ora non può abbinare: {why}</translation>
    </message>
    <message>
        <source>the office cannot renew the token now: {why}</source>
        <translation>l’ufficio ora non può rinnovare il token: {why}</translation>
    </message>
    <message>
        <source>the office does not start: {why}</source>
        <translation>l’ufficio non si avvia: {why}</translation>
    </message>
    <message>
        <source>the office has the new client secret, and does not know yet whether the service takes it: {why}</source>
        <translation>l’ufficio ha il nuovo client secret e non sa ancora se il servizio lo accetta: {why}</translation>
    </message>
    <message>
        <source>the office of this machine does not answer: try again in a moment</source>
        <translation>l’ufficio di questo computer non risponde: riprovare tra un momento</translation>
    </message>
    <message>
        <source>the office of this machine does not run: {why}</source>
        <translation>l’ufficio di questo computer non è in funzione: {why}</translation>
    </message>
    <message>
        <source>the office of this machine is in use with client ID {client_id} and redirect address {address}: give those again, or press Next once more if the new ones are right; with another client ID the host has to sign in again</source>
        <translation>l’ufficio di questo computer è in uso con client ID {client_id} e indirizzo di redirect {address}: inserire di nuovo quelli, o premere ancora «Continua» se i nuovi sono giusti; con un altro client ID l’organizzatore deve accedere di nuovo</translation>
    </message>
    <message>
        <source>the office of this machine is not signed in: sign in under Manager, “Sign in”</source>
        <translation>l’ufficio di questo computer non ha fatto l’accesso: accedere in Gestione, «Accedi»</translation>
    </message>
    <message>
        <source>the office of this machine was started again, or has another client secret since, and waits for no sign-in any more: open the service&apos;s page again</source>
        <translation>l’ufficio di questo computer è stato riavviato, o intanto ha un altro client secret, e non aspetta più nessun accesso: riaprire la pagina del servizio</translation>
    </message>
    <message>
        <source>the office refuses this: {why}</source>
        <translation>l’ufficio lo rifiuta: {why}</translation>
    </message>
    <message>
        <source>the office was not set up: {why}</source>
        <translation>l’ufficio non è stato configurato: {why}</translation>
    </message>
    <message>
        <source>the office&apos;s certificate cannot be read: pair again</source>
        <translation>il certificato dell’ufficio non si può leggere: abbinare di nuovo</translation>
    </message>
    <message>
        <source>the profile cannot be written; is the disk full?</source>
        <translation>il profilo non si può scrivere; il disco è pieno?</translation>
    </message>
    <message>
        <source>the profile failed: nothing was recorded ({why})</source>
        <translation>errore del profilo: non è stato registrato nulla ({why})</translation>
    </message>
    <message>
        <source>the profile is closed</source>
        <translation>il profilo è chiuso</translation>
    </message>
    <message>
        <source>the profile&apos;s key file is damaged; put key.json back from a backup</source>
        <translation>il file della chiave del profilo è danneggiato; rimettere key.json da una copia di sicurezza</translation>
    </message>
    <message>
        <source>the profile&apos;s key is behind a passphrase</source>
        <translation>la chiave del profilo è protetta da una password</translation>
    </message>
    <message>
        <source>the program ended while this was being sent</source>
        <translation>il programma è terminato durante l’invio</translation>
    </message>
    <message>
        <source>the screen went away, and Kiosk ended with it; what was recorded is safe: start Kiosk again once the screen is back</source>
        <translation>lo schermo è sparito e Kiosk si è chiuso; quello che era registrato è al sicuro: riavviare Kiosk quando lo schermo è di nuovo disponibile</translation>
    </message>
    <message>
        <source>the second check-in was not answered: {why}</source>
        <translation>il secondo check-in è rimasto senza risposta: {why}</translation>
    </message>
    <message>
        <source>the serial scanner is not connected yet</source>
        <translation>il lettore seriale non è ancora connesso</translation>
    </message>
    <message>
        <source>the serial scanner is not plugged in</source>
        <translation>il lettore seriale non è collegato</translation>
    </message>
    <message>
        <source>the service answered a check-in with a check-out</source>
        <translation>il servizio ha risposto a un check-in con un check-out</translation>
    </message>
    <message>
        <source>the service answered with the check-in state {state}</source>
        <translation>il servizio ha risposto con lo stato di check-in {state}</translation>
    </message>
    <message>
        <source>the service answered, and the ticket is {state} now</source>
        <translation>il servizio ha risposto, e ora il biglietto è {state}</translation>
    </message>
    <message>
        <source>the service answers in {amount} ms</source>
        <translation>il servizio risponde in {amount}&#xa0;ms</translation>
    </message>
    <message>
        <source>the service asks to wait</source>
        <translation>il servizio chiede di aspettare</translation>
    </message>
    <message>
        <source>the service could not be reached</source>
        <translation>il servizio non era raggiungibile</translation>
    </message>
    <message>
        <source>the service did not sign the office in: {why}</source>
        <translation>il servizio non ha fatto accedere l’ufficio: {why}</translation>
    </message>
    <message>
        <source>the service does not know this client ID, or does not take its secret: compare both with what the service shows to the host</source>
        <translation>il servizio non riconosce questo client ID, o non accetta il suo secret: confrontare entrambi con ciò che il servizio mostra all’organizzatore</translation>
    </message>
    <message>
        <source>the service does not take the client ID or secret of this machine’s office, or this Wi-Fi wants a sign-in: see to the Wi-Fi, and where that is not it, let the host compare both with what the service shows</source>
        <translation>il servizio non accetta client ID o client secret dell’ufficio di questo computer, o questo Wi-Fi richiede l’accesso: controllare il Wi-Fi e, se non è quello, far confrontare all’organizzatore entrambi con ciò che mostra il servizio</translation>
    </message>
    <message>
        <source>the service does not take the client secret of this machine’s office any more: type the new one under Manager, “Sign in”</source>
        <translation>il servizio non accetta più il client secret dell’ufficio di questo computer: digitare quello nuovo in Gestione, «Accedi»</translation>
    </message>
    <message>
        <source>the service does not take the office&apos;s client ID or secret, or the office&apos;s Wi-Fi wants a sign-in: ask the host to see to it</source>
        <translation>il servizio non accetta client ID o client secret dell’ufficio, o il Wi-Fi dell’ufficio richiede l’accesso: chiedere all’organizzatore di occuparsene</translation>
    </message>
    <message>
        <source>the service does not take the office&apos;s client secret any more: the host has to give the office the new one</source>
        <translation>il servizio non accetta più il client secret dell’ufficio: l’organizzatore deve dare all’ufficio quello nuovo</translation>
    </message>
    <message>
        <source>the service does not take this sign-in: open its page again; if that fails too, compare the redirect address with the one that is registered there</source>
        <translation>il servizio non accetta questo accesso: riaprire la sua pagina; se non basta, confrontare l’indirizzo di redirect con quello registrato lì</translation>
    </message>
    <message>
        <source>the service refuses this access token: copy it whole, or ask the host for another</source>
        <translation>il servizio rifiuta questo token di accesso: copiarlo per intero, o chiederne un altro all’organizzatore</translation>
    </message>
    <message>
        <source>the service refuses to sign the host in: open its page again; if that fails too, compare client ID and redirect address with what is registered there</source>
        <translation>il servizio rifiuta l’accesso dell’organizzatore: riaprire la sua pagina; se non basta, confrontare client ID e indirizzo di redirect con ciò che è registrato lì</translation>
    </message>
    <message>
        <source>the service&apos;s address on this machine is wrong: ask the host to set it up</source>
        <translation>l’indirizzo del servizio su questo computer è sbagliato: chiedere all’organizzatore di configurarlo</translation>
    </message>
    <message>
        <source>the token is refused</source>
        <translation>il token è rifiutato</translation>
    </message>
    <message>
        <source>the token may check in: the ticket is in now</source>
        <translation>il token può fare il check-in: ora il biglietto è dentro</translation>
    </message>
    <message>
        <source>the token may check in; this ticket was in already</source>
        <translation>il token può fare il check-in; questo biglietto era già dentro</translation>
    </message>
    <message>
        <source>the {camera} cannot be opened</source>
        <translation>impossibile aprire {camera}</translation>
    </message>
    <message>
        <source>there is no access token: paste it whole</source>
        <translation>manca il token di accesso: incollarlo per intero</translation>
    </message>
    <message>
        <source>there is no file {path}</source>
        <translation>non c’è nessun file {path}</translation>
    </message>
    <message>
        <source>there is no screen to open the window on: start Kiosk where somebody is logged in at one</source>
        <translation>non c’è uno schermo per aprire la finestra: avviare Kiosk dove qualcuno ha aperto una sessione</translation>
    </message>
    <message>
        <source>there is none yet</source>
        <translation>non c’è ancora</translation>
    </message>
    <message>
        <source>this code is older than ten minutes, or was used: ask the host for a new one</source>
        <translation>questo codice ha più di dieci minuti o è già stato usato: chiederne uno nuovo all’organizzatore</translation>
    </message>
    <message>
        <source>this computer has no place for keys, and Kiosk keeps nothing without one: ask the host to set it up</source>
        <translation>questo computer non ha un posto per le chiavi, senza il quale Kiosk non conserva nulla: chiedere all’organizzatore di configurarlo</translation>
    </message>
    <message>
        <source>this computer&apos;s keyring does not take Kiosk&apos;s key: unlock it, or sign in as its user, and try again</source>
        <translation>il portachiavi di questo computer non accetta la chiave di Kiosk: sbloccarlo, o accedere come suo utente, e riprovare</translation>
    </message>
    <message>
        <source>this door is set to {address}, but its office signs in at {service}: ask the host to pair this door again</source>
        <translation>questo ingresso è impostato su {address}, ma il suo ufficio accede a {service}: chiedere all’organizzatore di abbinare di nuovo questo ingresso</translation>
    </message>
    <message>
        <source>this is not the office that the link names: nothing was sent</source>
        <translation>non è l’ufficio indicato dal link: non è stato inviato nulla</translation>
    </message>
    <message>
        <source>this is not the office that this door was paired with: nothing was sent</source>
        <translation>non è l’ufficio a cui era abbinato questo ingresso: non è stato inviato nulla</translation>
    </message>
    <message>
        <source>this machine does not know the service&apos;s address: ask the host to set it up</source>
        <translation>questo computer non conosce l’indirizzo del servizio: chiedere all’organizzatore di configurarlo</translation>
    </message>
    <message>
        <source>this machine has no keyring that works</source>
        <translation>questo computer non ha un portachiavi funzionante</translation>
    </message>
    <message>
        <source>this machine has no keyring to hold the profile&apos;s key</source>
        <translation>questo computer non ha un portachiavi per la chiave del profilo</translation>
    </message>
    <message>
        <source>this machine holds the office of {service}, and doors are paired with it: look whether the address is right, or ask whoever set that office up</source>
        <translation>questo computer ospita l’ufficio di {service}, e ci sono ingressi abbinati: controllare se l’indirizzo è giusto, o chiedere a chi ha configurato quell’ufficio</translation>
    </message>
    <message>
        <source>this machine lets no program of its user have port {port}</source>
        <translation>questo computer non dà la porta {port} a nessun programma del suo utente</translation>
    </message>
    <message>
        <source>this machine lets no program of its user have port {port}: register a redirect address with another port at the service, such as {address}, and give that one here</source>
        <translation>questo computer non dà la porta {port} a nessun programma del suo utente: registrare presso il servizio un indirizzo di redirect con un’altra porta, per esempio {address}, e inserirlo qui</translation>
    </message>
    <message>
        <source>this machine&apos;s keyring does not work: {why}</source>
        <translation>il portachiavi di questo computer non funziona: {why}</translation>
    </message>
    <message>
        <source>this machine&apos;s own token counts no more, but the keyring has not forgotten it yet: unlock it if it asks</source>
        <translation>il token proprio di questo computer non vale più, ma il portachiavi non l’ha ancora dimenticato: sbloccarlo se lo chiede</translation>
    </message>
    <message>
        <source>this machine&apos;s sign-in is damaged: ask the manager to sign in again</source>
        <translation>l’accesso di questo computer è danneggiato: chiedere al responsabile di accedere di nuovo</translation>
    </message>
    <message>
        <source>this profile opens with a passphrase</source>
        <translation>questo profilo si apre con una password</translation>
    </message>
    <message>
        <source>this ticket has an open admission already</source>
        <translation>questo biglietto ha già un’entrata aperta</translation>
    </message>
    <message>
        <source>this user may not open {name}</source>
        <translation>questo utente non può aprire {name}</translation>
    </message>
    <message>
        <source>too many wrong codes: wait {age}, then compare the code and try it again</source>
        <translation>troppi codici sbagliati: attendere {age}, poi confrontare il codice e riprovare</translation>
    </message>
    <message>
        <source>try it again once the link is well</source>
        <translation>riprovare quando il collegamento va bene</translation>
    </message>
    <message>
        <source>unpaired: the office does not know this door any more; pair it again</source>
        <translation>abbinamento tolto: l’ufficio non riconosce più questo ingresso; abbinarlo di nuovo</translation>
    </message>
    <message>
        <source>video {name}</source>
        <translation>video {name}</translation>
    </message>
    <message>
        <source>what came of it could not be noted</source>
        <translation>l’esito non si è potuto annotare</translation>
    </message>
    <message>
        <source>what is kept of the PIN of {names} is damaged</source>
        <translation>ciò che è conservato del PIN di {names} è danneggiato</translation>
    </message>
    <message>
        <source>what it keeps in {folder} cannot be opened: its key is lost or locked</source>
        <translation>ciò che conserva in {folder} non si apre: la chiave è persa o bloccata</translation>
    </message>
    <message>
        <source>what it keeps in {folder} is damaged</source>
        <translation>ciò che conserva in {folder} è danneggiato</translation>
    </message>
    <message>
        <source>what it keeps is gone from {folder}</source>
        <translation>ciò che conserva è sparito da {folder}</translation>
    </message>
    <message>
        <source>wrong passphrase for {file}: nothing was changed</source>
        <translation>password sbagliata per {file}: nulla è cambiato</translation>
    </message>
    <message>
        <source>wrong passphrase: the profile was not opened and nothing was changed</source>
        <translation>password sbagliata: il profilo non è stato aperto e nulla è cambiato</translation>
    </message>
    <message>
        <source>{amount} GB free</source>
        <translation>{amount}&#xa0;GB liberi</translation>
    </message>
    <message>
        <source>{amount} days left</source>
        <translation>giorni rimasti: {amount}</translation>
    </message>
    <message>
        <source>{amount} s ahead of the service&apos;s</source>
        <translation>avanti di {amount}&#xa0;s rispetto al servizio</translation>
    </message>
    <message>
        <source>{amount} s behind the service&apos;s</source>
        <translation>indietro di {amount}&#xa0;s rispetto al servizio</translation>
    </message>
    <message>
        <source>{camera} cannot be opened: allow it in System Settings, Privacy &amp; Security, Camera; or another program uses it</source>
        <translation>impossibile aprire {camera}: consentirlo in Impostazioni di Sistema, Privacy e sicurezza, Fotocamera; oppure la usa un altro programma</translation>
    </message>
    <message>
        <source>{camera} cannot be opened: another program uses it, or Settings, Privacy, Camera forbids it</source>
        <translation>impossibile aprire {camera}: la usa un altro programma, o lo vieta Impostazioni, Privacy, Fotocamera</translation>
    </message>
    <message>
        <source>{camera} cannot be opened: it is not connected</source>
        <translation>impossibile aprire {camera}: non è collegata</translation>
    </message>
    <message>
        <source>{camera} delivers no more pictures</source>
        <translation>{camera} non dà più immagini</translation>
    </message>
    <message>
        <source>{camera} delivers no pictures: unplug it, and plug it in again</source>
        <translation>{camera} non dà immagini: scollegare e ricollegare</translation>
    </message>
    <message>
        <source>{camera} does not answer</source>
        <translation>{camera} non risponde</translation>
    </message>
    <message>
        <source>{camera} failed ({why})</source>
        <translation>{camera}: guasto ({why})</translation>
    </message>
    <message>
        <source>{camera} has brought no pictures yet that could be measured</source>
        <translation>{camera} non ha ancora dato immagini misurabili</translation>
    </message>
    <message>
        <source>{camera} has stopped delivering pictures</source>
        <translation>{camera} ha smesso di dare immagini</translation>
    </message>
    <message>
        <source>{camera} is back</source>
        <translation>{camera} c’è di nuovo</translation>
    </message>
    <message>
        <source>{camera} is in use by another program: close that program</source>
        <translation>un altro programma usa {camera}: chiudere quel programma</translation>
    </message>
    <message>
        <source>{camera} is not connected: plug it in again</source>
        <translation>{camera} non c’è: ricollegare</translation>
    </message>
    <message>
        <source>{camera} is not connected: {other} is used</source>
        <translation>{camera} non c’è: si usa {other}</translation>
    </message>
    <message>
        <source>{camera} is starting</source>
        <translation>{camera} si avvia</translation>
    </message>
    <message>
        <source>{camera} may not be used by this account: add it to the group video, and sign in again</source>
        <translation>questo account non può usare {camera}: aggiungerlo al gruppo video e accedere di nuovo</translation>
    </message>
    <message>
        <source>{camera} was closed</source>
        <translation>{camera}: chiusa</translation>
    </message>
    <message>
        <source>{camera}, {width} × {height}, {fps} pictures a second</source>
        <translation>{camera}, {width} × {height}, {fps} immagini al secondo</translation>
    </message>
    <message>
        <source>{chosen} is not connected: {camera}</source>
        <translation>{chosen} non c’è: {camera}</translation>
    </message>
    <message>
        <source>{damage}. Put it back from a backup, or move it away: then the address, the door&apos;s name, its direction and its events have to be set again</source>
        <translation>{damage}. Rimettere il file da una copia di sicurezza o spostarlo: poi vanno impostati di nuovo l’indirizzo, il nome dell’ingresso, la direzione e gli eventi</translation>
    </message>
    <message>
        <source>{detail}, and the event is over in {age}</source>
        <translation>{detail}, e l’evento finisce tra {age}</translation>
    </message>
    <message>
        <source>{file} asks for more work than a Kiosk ever does: it is damaged or forged; nothing was changed</source>
        <translation>{file} richiede più lavoro di quanto Kiosk faccia mai: è danneggiato o falsificato; nulla è cambiato</translation>
    </message>
    <message>
        <source>{file} cannot be read: {why}</source>
        <translation>{file} non si può leggere: {why}</translation>
    </message>
    <message>
        <source>{file} holds what this Kiosk cannot read: nothing was taken</source>
        <translation>{file} contiene qualcosa che questo Kiosk non sa leggere: nulla è stato importato</translation>
    </message>
    <message>
        <source>{file} is damaged or incomplete: nothing was taken from it. Copy it again</source>
        <translation>{file} è danneggiato o incompleto: nulla è stato importato. Copiarlo di nuovo</translation>
    </message>
    <message>
        <source>{file} is damaged: nothing was changed. Copy it again</source>
        <translation>{file} è danneggiato: nulla è cambiato. Copiarlo di nuovo</translation>
    </message>
    <message>
        <source>{file} is incomplete: nothing was taken. Export it again</source>
        <translation>{file} è incompleto: nulla è stato importato. Esportarlo di nuovo</translation>
    </message>
    <message>
        <source>{file} is not a handover file</source>
        <translation>{file} non è un file di passaggio</translation>
    </message>
    <message>
        <source>{file} was made by a newer Kiosk: update the program; nothing was changed</source>
        <translation>{file} è di un Kiosk più recente: aggiornare il programma; nulla è cambiato</translation>
    </message>
    <message>
        <source>{first}, {then}</source>
        <translation>{first}, {then}</translation>
    </message>
    <message numerus="yes">
        <source>{here}; {n} are for other events or doors</source>
        <translation>
            <numerusform>{here}; {n} è per altri eventi o ingressi</numerusform>
            <numerusform>{here}; {n} sono per altri eventi o ingressi</numerusform>
        </translation>
    </message>
    <message>
        <source>{host} cannot be found: no network, or the service&apos;s address is wrong.</source>
        <translation>{host} non si trova: manca la rete, o l’indirizzo del servizio è sbagliato.</translation>
    </message>
    <message>
        <source>{host} cannot be reached.</source>
        <translation>{host} non è raggiungibile.</translation>
    </message>
    <message>
        <source>{host} cannot be reached: no connection in time.</source>
        <translation>{host} non è raggiungibile: nessuna connessione in tempo.</translation>
    </message>
    <message>
        <source>{host} did not answer in time.</source>
        <translation>{host} non ha risposto in tempo.</translation>
    </message>
    <message>
        <source>{host} refuses connections: the service&apos;s address is wrong, or it is down.</source>
        <translation>{host} rifiuta le connessioni: l’indirizzo del servizio è sbagliato, o il servizio è fermo.</translation>
    </message>
    <message>
        <source>{kind} stream from {host}</source>
        <translation>stream {kind} da {host}</translation>
    </message>
    <message>
        <source>{names} belongs to another user of this machine</source>
        <translation>{names} appartiene a un altro utente di questo computer</translation>
    </message>
    <message>
        <source>{names} is over</source>
        <translation>{names}: finito</translation>
    </message>
    <message>
        <source>{name} cannot be opened: {why}</source>
        <translation>{name} non si apre: {why}</translation>
    </message>
    <message numerus="yes">
        <source>{n} check-ins are unsent, the oldest for {age}</source>
        <translation>
            <numerusform>{n} check-in da inviare, da {age}</numerusform>
            <numerusform>{n} check-in da inviare, il più vecchio da {age}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} check-ins are unsent, the oldest for {age}: {why}</source>
        <translation>
            <numerusform>{n} check-in da inviare, da {age}: {why}</numerusform>
            <numerusform>{n} check-in da inviare, il più vecchio da {age}: {why}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} check-ins need a person</source>
        <translation>
            <numerusform>per {n} check-in serve una persona</numerusform>
            <numerusform>per {n} check-in serve una persona</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} check-ins wait for the account {name}</source>
        <translation>
            <numerusform>{n} check-in aspetta l’account {name}</numerusform>
            <numerusform>{n} check-in aspettano l’account {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} for other reasons</source>
        <translation>
            <numerusform>{n} per altri motivi</numerusform>
            <numerusform>{n} per altri motivi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} in the state {state}</source>
        <translation>
            <numerusform>{n} nello stato {state}</numerusform>
            <numerusform>{n} nello stato {state}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} in the state {state}, which is new to this program</source>
        <translation>
            <numerusform>{n} nello stato {state}, nuovo per questo programma</numerusform>
            <numerusform>{n} nello stato {state}, nuovo per questo programma</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} of {amount} tickets would go in here</source>
        <translation>
            <numerusform>qui entrerebbe {n} di {amount} biglietti</numerusform>
            <numerusform>qui entrerebbero {n} di {amount} biglietti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} on the stop list</source>
        <translation>
            <numerusform>{n} nella lista di blocco</numerusform>
            <numerusform>{n} nella lista di blocco</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} open incidents</source>
        <translation>
            <numerusform>{n} da risolvere</numerusform>
            <numerusform>{n} da risolvere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} supervisors have a PIN; a profile put back from a copy ends a lock-out</source>
        <translation>
            <numerusform>{n} responsabile ha un PIN; un profilo ripristinato da una copia toglie un blocco</numerusform>
            <numerusform>{n} responsabili hanno un PIN; un profilo ripristinato da una copia toglie un blocco</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} that left the list</source>
        <translation>
            <numerusform>{n} non più in lista</numerusform>
            <numerusform>{n} non più in lista</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} tickets are of a type that allows no entry</source>
        <translation>
            <numerusform>{n} biglietto è di un tipo senza entrata</numerusform>
            <numerusform>{n} biglietti sono di un tipo senza entrata</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} tickets of other accounts are held too; no scan goes by them</source>
        <translation>
            <numerusform>è caricato anche {n} biglietto di un altro account; nessuna scansione lo considera</numerusform>
            <numerusform>sono caricati anche {n} biglietti di altri account; nessuna scansione li considera</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} tickets, and the list is not complete</source>
        <translation>
            <numerusform>{n} biglietto, e la lista non è completa</numerusform>
            <numerusform>{n} biglietti, e la lista non è completa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} tickets, as of a time that is still to come</source>
        <translation>
            <numerusform>{n} biglietto, con una data ancora futura</numerusform>
            <numerusform>{n} biglietti, con una data ancora futura</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} tickets, complete, {age} old</source>
        <translation>
            <numerusform>{n} biglietto, completa, di {age} fa</numerusform>
            <numerusform>{n} biglietti, completa, di {age} fa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} until it is settled what was lost</source>
        <translation>
            <numerusform>{n} finché non è chiaro cosa è andato perso</numerusform>
            <numerusform>{n} finché non è chiaro cosa è andato perso</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} without a state</source>
        <translation>
            <numerusform>{n} senza stato</numerusform>
            <numerusform>{n} senza stato</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} without a ticket type</source>
        <translation>
            <numerusform>{n} senza tipo di biglietto</numerusform>
            <numerusform>{n} senza tipo di biglietto</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} without an event</source>
        <translation>
            <numerusform>{n} senza evento</numerusform>
            <numerusform>{n} senza evento</numerusform>
        </translation>
    </message>
    <message>
        <source>{path} cannot be opened as a video</source>
        <translation>{path} non si apre come video</translation>
    </message>
    <message>
        <source>{path} cannot be opened: the key does not fit, or the file is damaged ({why})</source>
        <translation>{path} non si apre: la chiave non va bene, o il file è danneggiato ({why})</translation>
    </message>
    <message>
        <source>{path} cannot be opened: too many files are open. Close other programs and try again</source>
        <translation>{path} non si apre: troppi file aperti. Chiudere altri programmi e riprovare</translation>
    </message>
    <message>
        <source>{path} cannot be written: check the folder&apos;s permissions ({why})</source>
        <translation>{path} non si può scrivere: controllare i permessi della cartella ({why})</translation>
    </message>
    <message>
        <source>{path} cannot be written: {why}</source>
        <translation>{path} non si può scrivere: {why}</translation>
    </message>
    <message>
        <source>{path} cannot be written: {why}. Free some space and try again</source>
        <translation>{path} non si può scrivere: {why}. Liberare spazio e riprovare</translation>
    </message>
    <message>
        <source>{path} holds no pixels that can be shown</source>
        <translation>{path} non contiene un’immagine da mostrare</translation>
    </message>
    <message>
        <source>{path} is there already and is no handover file: choose another name</source>
        <translation>{path} esiste già e non è un file di passaggio: scegliere un altro nome</translation>
    </message>
    <message>
        <source>{path} was found to be damaged: nothing is recorded any more. Close Kiosk and start it again: what can be read is put back</source>
        <translation>{path} è danneggiato: non si registra più nulla. Chiudere Kiosk e riavviarlo: si ripristina ciò che è ancora leggibile</translation>
    </message>
    <message>
        <source>{path} was removed or replaced while Kiosk was running: nothing is recorded any more. Close Kiosk, put the file back if somebody moved it, and start Kiosk again</source>
        <translation>{path} è stato rimosso o sostituito con Kiosk in funzione: non si registra più nulla. Chiudere Kiosk, rimettere il file se qualcuno l’ha spostato, e riavviare Kiosk</translation>
    </message>
    <message>
        <source>{user} is signed in; {detail}</source>
        <translation>accesso come {user}; {detail}</translation>
    </message>
</context>
<context>
    <name>order</name>
    <message numerus="yes">
        <source>Order of %n · {inside} inside</source>
        <translation>
            <numerusform>Ordine da %n · {inside} dentro</numerusform>
            <numerusform>Ordine da %n · {inside} dentro</numerusform>
        </translation>
    </message>
    <message>
        <source>bought by {name}</source>
        <translation>acquistato da {name}</translation>
    </message>
    <message numerus="yes">
        <source>order of %n, {inside} inside</source>
        <translation>
            <numerusform>ordine da %n, {inside} dentro</numerusform>
            <numerusform>ordine da %n, {inside} dentro</numerusform>
        </translation>
    </message>
    <message>
        <source>ticket {id}</source>
        <translation>biglietto {id}</translation>
    </message>
</context>
<context>
    <name>outbox</name>
    <message numerus="yes">
        <source>%n check-in(s) wait on this machine to be sent, the oldest for {age}.</source>
        <translation>
            <numerusform>%n check-in da inviare su questo computer, da {age}.</numerusform>
            <numerusform>%n check-in da inviare su questo computer, il più vecchio da {age}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n check-in(s) wait on this machine to be sent.</source>
        <translation>
            <numerusform>%n check-in da inviare su questo computer.</numerusform>
            <numerusform>%n check-in da inviare su questo computer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them wait for another account.</source>
        <translation>
            <numerusform>%n di questi aspetta un altro account.</numerusform>
            <numerusform>%n di questi aspettano un altro account.</numerusform>
        </translation>
    </message>
    <message>
        <source>All sent</source>
        <translation>Tutto inviato</translation>
    </message>
    <message>
        <source>Ask a supervisor to look at them, under “Not sent yet”.</source>
        <translation>Chiedere a un responsabile di guardarli, in «Da inviare».</translation>
    </message>
    <message>
        <source>Every check-in of this door has reached the ticketing service.</source>
        <translation>Ogni check-in di questo ingresso è arrivato al servizio di biglietteria.</translation>
    </message>
    <message>
        <source>Guest left</source>
        <translation>Ospite andato via</translation>
    </message>
    <message>
        <source>Host checks them in by hand</source>
        <translation>Check-in a mano dall’organizzatore</translation>
    </message>
    <message>
        <source>Nothing to do.</source>
        <translation>Niente da fare.</translation>
    </message>
    <message>
        <source>Nothing waits to be sent.</source>
        <translation>Nulla da inviare.</translation>
    </message>
    <message>
        <source>Sent automatically when the connection is back.</source>
        <translation>Partono da soli quando torna la connessione.</translation>
    </message>
    <message>
        <source>Several were refused alike: it is the account, the address or the event. One is tried every few seconds.</source>
        <translation>Più rifiuti uguali: è l’account, l’indirizzo o l’evento. Se ne prova uno ogni pochi secondi.</translation>
    </message>
    <message>
        <source>Somebody must sign in again; they are safe here until then.</source>
        <translation>Qualcuno deve accedere di nuovo; fino ad allora sono al sicuro qui.</translation>
    </message>
    <message>
        <source>The Wi-Fi wants a login first; they are safe here until then.</source>
        <translation>Il Wi-Fi richiede prima l’accesso; fino ad allora sono al sicuro qui.</translation>
    </message>
    <message>
        <source>The service asks for less; they leave ever more slowly.</source>
        <translation>Il servizio chiede meno richieste; partono sempre più piano.</translation>
    </message>
    <message>
        <source>The service asks to wait {time}; they are safe here until then.</source>
        <translation>Il servizio chiede di aspettare {time}; fino ad allora sono al sicuro qui.</translation>
    </message>
    <message>
        <source>The service cannot be reached; they are safe here until then.</source>
        <translation>Il servizio non è raggiungibile; fino ad allora sono al sicuro qui.</translation>
    </message>
    <message>
        <source>The service does not take them now; they are safe here until it does.</source>
        <translation>Il servizio ora non li accetta; fino ad allora sono al sicuro qui.</translation>
    </message>
    <message>
        <source>The service fails; one is tried now and then, and all leave once it is well.</source>
        <translation>Il servizio ha un guasto; ogni tanto se ne prova uno, e partono tutti quando torna a funzionare.</translation>
    </message>
    <message>
        <source>The service has not answered yet.</source>
        <translation>Il servizio non ha ancora risposto.</translation>
    </message>
    <message>
        <source>The service is slow; they are being sent.</source>
        <translation>Il servizio è lento; l’invio è in corso.</translation>
    </message>
    <message numerus="yes">
        <source>The ticketing service refused %n check-in(s).</source>
        <translation>
            <numerusform>Il servizio di biglietteria ha rifiutato %n check-in.</numerusform>
            <numerusform>Il servizio di biglietteria ha rifiutato %n check-in.</numerusform>
        </translation>
    </message>
    <message>
        <source>They are being sent now.</source>
        <translation>Vengono inviati ora.</translation>
    </message>
    <message>
        <source>They are safe on the disk, also when the machine is switched off. Other doors may not know of these guests yet.</source>
        <translation>Sono al sicuro sul disco, anche a computer spento. Gli altri ingressi forse non sanno ancora di questi ospiti.</translation>
    </message>
    <message>
        <source>This waits until somebody signs in with the account {account}.</source>
        <translation>Aspetta che qualcuno acceda con l’account {account}.</translation>
    </message>
    <message>
        <source>Ticket was cancelled</source>
        <translation>Biglietto cancellato</translation>
    </message>
    <message>
        <source>not tried yet</source>
        <translation>non ancora provato</translation>
    </message>
    <message numerus="yes">
        <source>tried %n time(s)</source>
        <translation>
            <numerusform>%n tentativo</numerusform>
            <numerusform>%n tentativi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} refused</source>
        <translation>
            <numerusform>{n} rifiutato</numerusform>
            <numerusform>{n} rifiutati</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} unsent</source>
        <translation>
            <numerusform>{n} da inviare</numerusform>
            <numerusform>{n} da inviare</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} unsent · oldest {age}</source>
        <translation>
            <numerusform>{n} da inviare · da {age}</numerusform>
            <numerusform>{n} da inviare · da {age}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} wait to be sent, the oldest for {age}. {why}</source>
        <translation>
            <numerusform>{n} da inviare, da {age}. {why}</numerusform>
            <numerusform>{n} da inviare, il più vecchio da {age}. {why}</numerusform>
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
        <translation>Risponde un ufficio diverso da quello abbinato a questo ingresso, e non riceve nulla. Chiedere all’organizzatore, o abbinare di nuovo: Gestione, «Accedi».</translation>
    </message>
    <message>
        <source>If it has moved, pair this door again: Manager, “Sign in”.</source>
        <translation>Se si è spostato, abbinare di nuovo questo ingresso: Gestione, «Accedi».</translation>
    </message>
    <message>
        <source>The office does not know this door any more. Pair it again: Manager, “Sign in”.</source>
        <translation>L’ufficio non riconosce più questo ingresso. Abbinarlo di nuovo: Gestione, «Accedi».</translation>
    </message>
    <message>
        <source>The office of this machine does not answer. What to do: Manager, “Sign in”.</source>
        <translation>L’ufficio di questo computer non risponde. Cosa fare: Gestione, «Accedi».</translation>
    </message>
</context>
<context>
    <name>presence</name>
    <message>
        <source>Inside</source>
        <translation>Dentro</translation>
    </message>
    <message>
        <source>Inside since {time}</source>
        <translation>Dentro · entrata {time}</translation>
    </message>
    <message>
        <source>Inside since {time}, {door}</source>
        <translation>Dentro · entrata {time}, {door}</translation>
    </message>
    <message>
        <source>Inside, says the service</source>
        <translation>Dentro, secondo il servizio</translation>
    </message>
    <message>
        <source>Left at {time}</source>
        <translation>Uscita: {time}</translation>
    </message>
    <message>
        <source>Not inside</source>
        <translation>Non è dentro</translation>
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
        <translation>Chiedere al responsabile della lista ospiti</translation>
    </message>
    <message>
        <source>Ask the manager to choose tonight’s event</source>
        <translation>Chiedere al responsabile di scegliere l’evento di stasera</translation>
    </message>
    <message>
        <source>Ask the manager to set this door’s rules again</source>
        <translation>Chiedere al responsabile di reimpostare le regole di questo ingresso</translation>
    </message>
    <message>
        <source>Ask the manager to set this machine up</source>
        <translation>Chiedere al responsabile di configurare questo computer</translation>
    </message>
    <message>
        <source>Ask the manager to sign this machine in</source>
        <translation>Chiedere al responsabile di fare l’accesso su questo computer</translation>
    </message>
    <message>
        <source>Check the Wi-Fi</source>
        <translation>Controllare il Wi-Fi</translation>
    </message>
    <message>
        <source>It does not know the ticketing service yet</source>
        <translation>Non conosce ancora il servizio di biglietteria</translation>
    </message>
    <message>
        <source>Log in to the Wi-Fi in a web browser</source>
        <translation>Accedere al Wi-Fi con un browser</translation>
    </message>
    <message>
        <source>Nobody is on it yet</source>
        <translation>Non c’è ancora nessuno</translation>
    </message>
    <message>
        <source>The guest list cannot be loaded before that</source>
        <translation>Prima di ciò la lista ospiti non si può caricare</translation>
    </message>
    <message>
        <source>The guest list cannot be loaded without a connection</source>
        <translation>Senza connessione la lista ospiti non si può caricare</translation>
    </message>
    <message>
        <source>The guest list is being loaded</source>
        <translation>La lista ospiti si sta caricando</translation>
    </message>
    <message>
        <source>The guest list is being loaded: {came} of {all}, about {n} min left</source>
        <translation>La lista ospiti si sta caricando: {came} di {all}, ancora circa {n} min</translation>
    </message>
    <message>
        <source>The guest list is being loaded: {came} of {all}, less than a minute left</source>
        <translation>La lista ospiti si sta caricando: {came} di {all}, ancora meno di un minuto</translation>
    </message>
    <message>
        <source>The guest list is for more than one event</source>
        <translation>La lista ospiti vale per più eventi</translation>
    </message>
    <message>
        <source>The ticketing service does not accept the sign-in any more</source>
        <translation>Il servizio di biglietteria non accetta più l’accesso</translation>
    </message>
    <message>
        <source>The ticketing service does not give it to this machine</source>
        <translation>Il servizio di biglietteria non la dà a questo computer</translation>
    </message>
    <message>
        <source>The ticketing service does not know the event “{event}”</source>
        <translation>Il servizio di biglietteria non conosce l’evento «{event}»</translation>
    </message>
    <message>
        <source>The ticketing service has trouble; the guest list is asked for again</source>
        <translation>Il servizio di biglietteria ha problemi; la lista ospiti viene richiesta di nuovo</translation>
    </message>
    <message>
        <source>They were lost with a damaged file</source>
        <translation>Sono andate perse con un file danneggiato</translation>
    </message>
    <message>
        <source>This machine is not signed in. Ask the manager.</source>
        <translation>Su questo computer manca l’accesso. Chiedere al responsabile.</translation>
    </message>
    <message>
        <source>Wait a moment</source>
        <translation>Attendere un momento</translation>
    </message>
    <message>
        <source>You can scan; it is sent to the ticketing service after that</source>
        <translation>Si può scansionare; l’invio avviene dopo</translation>
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
        <translation>check-in rifiutato: chiedere al responsabile</translation>
    </message>
    <message>
        <source>left</source>
        <translation>uscita</translation>
    </message>
    <message>
        <source>recorded before the restart, and not shown</source>
        <translation>registrato prima del riavvio, non mostrato</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>annullato</translation>
    </message>
    <message>
        <source>was stopped, and looked at</source>
        <translation>era bloccato, risolto</translation>
    </message>
</context>
<context>
    <name>row</name>
    <message>
        <source>Chosen</source>
        <translation>Scelto</translation>
    </message>
    <message>
        <source>Not ticked</source>
        <translation>Non selezionato</translation>
    </message>
    <message>
        <source>Ticked</source>
        <translation>Selezionato</translation>
    </message>
</context>
<context>
    <name>scanner</name>
    <message>
        <source>Another program uses {name}: close that one.</source>
        <translation>Un altro programma usa {name}: chiuderlo.</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatico</translation>
    </message>
    <message>
        <source>Caps Lock is on; codes are read right all the same.</source>
        <translation>Bloc Maiusc è attivo; i codici si leggono bene lo stesso.</translation>
    </message>
    <message>
        <source>Connected: {name}</source>
        <translation>Connesso: {name}</translation>
    </message>
    <message>
        <source>Connecting. If it stays so, switch the scanner off and on.</source>
        <translation>Connessione. Se resta così, spegnere e riaccendere il lettore.</translation>
    </message>
    <message>
        <source>For scanners that are set to “USB-COM” or “virtual serial port”.</source>
        <translation>Per lettori impostati su «USB-COM» o «porta seriale virtuale».</translation>
    </message>
    <message>
        <source>It ends with Enter, and takes {n} ms a key.</source>
        <translation>Finisce con Invio e impiega {n}&#xa0;ms per tasto.</translation>
    </message>
    <message>
        <source>It ends with Tab, and takes {n} ms a key.</source>
        <translation>Finisce con Tab e impiega {n}&#xa0;ms per tasto.</translation>
    </message>
    <message>
        <source>It puts {after} after each code: taken off.</source>
        <translation>Mette {after} dopo ogni codice: viene tolto.</translation>
    </message>
    <message>
        <source>It puts {before} before and {after} after each code: taken off.</source>
        <translation>Mette {before} prima e {after} dopo ogni codice: vengono tolti.</translation>
    </message>
    <message>
        <source>It puts {before} before each code: taken off.</source>
        <translation>Mette {before} prima di ogni codice: viene tolto.</translation>
    </message>
    <message>
        <source>It sends no Enter: a short silence ends a code. It takes {n} ms a key.</source>
        <translation>Non manda Invio: un breve silenzio chiude un codice. Impiega {n}&#xa0;ms per tasto.</translation>
    </message>
    <message>
        <source>Not all of the code arrived. Scan the square once more.</source>
        <translation>Il codice non è arrivato per intero. Scansionare di nuovo il quadrato.</translation>
    </message>
    <message>
        <source>Not plugged in. It is found again by itself.</source>
        <translation>Non collegato. Viene ritrovato da solo.</translation>
    </message>
    <message>
        <source>Scanner and computer mean the same keyboard: nothing has to be corrected.</source>
        <translation>Lettore e computer usano la stessa tastiera: niente da correggere.</translation>
    </message>
    <message>
        <source>Silence</source>
        <translation>Silenzio</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>That was another code. Scan the square on this screen.</source>
        <translation>Era un altro codice. Scansionare il quadrato su questo schermo.</translation>
    </message>
    <message>
        <source>The scanner means another keyboard than this computer: corrected.</source>
        <translation>Il lettore usa una tastiera diversa da questo computer: corretto.</translation>
    </message>
    <message>
        <source>The scanner’s keyboard is {scanner}, this computer’s is not: corrected.</source>
        <translation>Tastiera del lettore: {scanner}; quella di questo computer è diversa: corretto.</translation>
    </message>
    <message>
        <source>The scanner’s keyboard is {scanner}, this computer’s is {computer}: corrected.</source>
        <translation>Tastiera del lettore: {scanner}; di questo computer: {computer}. Corretto.</translation>
    </message>
    <message>
        <source>These arrive as others do, and may be read wrong: {characters}</source>
        <translation>Questi arrivano come altri e possono essere letti male: {characters}</translation>
    </message>
    <message>
        <source>These do not arrive: {characters}</source>
        <translation>Questi non arrivano: {characters}</translation>
    </message>
    <message>
        <source>This user may not open {name}: the system’s administrator can allow it.</source>
        <translation>Questo utente non può aprire {name}: può permetterlo l’amministratore di sistema.</translation>
    </message>
    <message>
        <source>What arrived cannot be read: most likely the speed is another one.</source>
        <translation>Ciò che è arrivato non si legge: forse la velocità è un’altra.</translation>
    </message>
    <message>
        <source>What arrived was too long for a code, and was dropped.</source>
        <translation>Ciò che è arrivato era troppo lungo per un codice ed è stato scartato.</translation>
    </message>
    <message>
        <source>{name} cannot be opened: {reason}. Kiosk keeps trying.</source>
        <translation>{name} non si apre: {reason}. Kiosk continua a provare.</translation>
    </message>
</context>
<context>
    <name>state</name>
    <message>
        <source>No longer on the service’s list.</source>
        <translation>Non più nella lista del servizio.</translation>
    </message>
    <message>
        <source>Only a part of the price has been paid.</source>
        <translation>È stata pagata solo una parte del prezzo.</translation>
    </message>
    <message>
        <source>The host has not approved this ticket yet.</source>
        <translation>L’organizzatore non ha ancora approvato questo biglietto.</translation>
    </message>
    <message>
        <source>The payment failed, and the time to retry it is over.</source>
        <translation>Il pagamento è fallito, e il tempo per riprovare è scaduto.</translation>
    </message>
    <message>
        <source>The payment failed.</source>
        <translation>Il pagamento è fallito.</translation>
    </message>
    <message>
        <source>The payment has not been processed yet.</source>
        <translation>Il pagamento non è ancora stato elaborato.</translation>
    </message>
    <message>
        <source>The payment is not confirmed yet.</source>
        <translation>Il pagamento non è ancora confermato.</translation>
    </message>
    <message>
        <source>The service names no state for this ticket.</source>
        <translation>Il servizio non indica uno stato per questo biglietto.</translation>
    </message>
    <message>
        <source>The service reports an error for this ticket.</source>
        <translation>Il servizio segnala un errore per questo biglietto.</translation>
    </message>
    <message>
        <source>The ticket’s state “{state}” is not known here.</source>
        <translation>Lo stato «{state}» del biglietto qui non è noto.</translation>
    </message>
    <message>
        <source>This ticket is for an event that is over.</source>
        <translation>Questo biglietto è per un evento finito.</translation>
    </message>
    <message>
        <source>This ticket is paid.</source>
        <translation>Questo biglietto è pagato.</translation>
    </message>
    <message>
        <source>This ticket was cancelled.</source>
        <translation>Questo biglietto è cancellato.</translation>
    </message>
</context>
<context>
    <name>stop</name>
    <message numerus="yes">
        <source>%n guest(s)</source>
        <translation>
            <numerusform>%n ospite</numerusform>
            <numerusform>%n ospiti</numerusform>
        </translation>
    </message>
    <message>
        <source>Find these guests: this door let them in. The list says why.</source>
        <translation>Trovare questi ospiti: sono entrati da qui. La lista dice perché.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>e %n altro</numerusform>
            <numerusform>e altri %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} and %n more</source>
        <translation>
            <numerusform>{names} e %n altro</numerusform>
            <numerusform>{names} e altri %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>supervisor</name>
    <message numerus="yes">
        <source>%n came in on this code before, the last at {time}</source>
        <translation>
            <numerusform>%n entrata già fatta con questo codice: {time}</numerusform>
            <numerusform>%n entrate già fatte con questo codice, l’ultima: {time}</numerusform>
        </translation>
    </message>
    <message>
        <source>A supervisor cannot let this ticket in. {why}</source>
        <translation>Un responsabile non può far entrare questo biglietto. {why}</translation>
    </message>
    <message>
        <source>Allowed by {name}: {why}</source>
        <translation>Autorizzato da {name}: {why}</translation>
    </message>
    <message>
        <source>Came out for a moment</source>
        <translation>Uscita solo un attimo</translation>
    </message>
    <message>
        <source>Code cannot be read</source>
        <translation>Codice non leggibile</translation>
    </message>
    <message>
        <source>Did not go in</source>
        <translation>Non è entrato</translation>
    </message>
    <message>
        <source>Guest of the host</source>
        <translation>Ospite su invito</translation>
    </message>
    <message>
        <source>Guest without a ticket</source>
        <translation>Ospite senza biglietto</translation>
    </message>
    <message>
        <source>Host’s decision</source>
        <translation>Secondo l’organizzatore</translation>
    </message>
    <message>
        <source>Nobody has a PIN at this door, so nobody can be let in this way. Ask the host to set one: Manager, “This door”, PINs.</source>
        <translation>A questo ingresso nessuno ha un PIN, quindi così non si può far entrare nessuno. Chiedere all’organizzatore di impostarne uno: Gestione, «Questo ingresso», PIN.</translation>
    </message>
    <message>
        <source>Nobody has a PIN at this door, so nobody can undo this. Ask the host to set one: Manager, “This door”, PINs.</source>
        <translation>A questo ingresso nessuno ha un PIN, quindi nessuno può annullare. Chiedere all’organizzatore di impostarne uno: Gestione, «Questo ingresso», PIN.</translation>
    </message>
    <message>
        <source>Nothing was recorded, and nobody was let in. {text}</source>
        <translation>Non è stato registrato nulla e nessuno è entrato. {text}</translation>
    </message>
    <message>
        <source>Nothing was undone. {text}</source>
        <translation>Non è stato annullato nulla. {text}</translation>
    </message>
    <message>
        <source>Paid at the box office</source>
        <translation>Pagato in cassa</translation>
    </message>
    <message>
        <source>Phone mix-up: same name</source>
        <translation>Telefoni scambiati: stesso nome</translation>
    </message>
    <message>
        <source>Say why first: choose a reason, or write one.</source>
        <translation>Dire prima il motivo: sceglierne uno o scriverlo.</translation>
    </message>
    <message>
        <source>Scanned by mistake</source>
        <translation>Scansionato per errore</translation>
    </message>
    <message>
        <source>Sent here by the other door</source>
        <translation>Mandato qui dall’altro ingresso</translation>
    </message>
    <message>
        <source>Several tickets have this code. Choose the guest by name first.</source>
        <translation>Più biglietti hanno questo codice. Scegliere prima l’ospite per nome.</translation>
    </message>
    <message>
        <source>Somebody already came in with this code at {time}</source>
        <translation>Con questo codice è già entrato qualcuno: {time}</translation>
    </message>
    <message>
        <source>Something went wrong. Close this, and start again.</source>
        <translation>Qualcosa è andato storto. Chiudere e ricominciare.</translation>
    </message>
    <message>
        <source>That PIN is not right.</source>
        <translation>Questo PIN non è giusto.</translation>
    </message>
    <message>
        <source>That PIN is not right. Try again.</source>
        <translation>Questo PIN non è giusto. Riprovare.</translation>
    </message>
    <message>
        <source>The PIN could not be looked at. {text}</source>
        <translation>Impossibile verificare il PIN. {text}</translation>
    </message>
    <message>
        <source>The PIN of {names} is damaged. Another supervisor can set it again: Manager, “This door”, PINs.</source>
        <translation>Il PIN di {names} è danneggiato. Un altro responsabile può reimpostarlo: Gestione, «Questo ingresso», PIN.</translation>
    </message>
    <message>
        <source>The PIN of {names} is damaged. Ask the host to set it again.</source>
        <translation>Il PIN di {names} è danneggiato. Chiedere all’organizzatore di reimpostarlo.</translation>
    </message>
    <message>
        <source>This code is on the list now, for {name}. Scan it again.</source>
        <translation>Questo codice ora è in lista, per {name}. Scansionarlo di nuovo.</translation>
    </message>
    <message>
        <source>This code is on the list now. Scan it again.</source>
        <translation>Questo codice ora è in lista. Scansionarlo di nuovo.</translation>
    </message>
    <message>
        <source>This is still about the guest before. Close it first, then ask again.</source>
        <translation>Qui c’è ancora l’ospite di prima. Chiudere, poi chiedere di nuovo.</translation>
    </message>
    <message>
        <source>This is still about {name}. Close it first, then ask for {other}.</source>
        <translation>Qui c’è ancora {name}. Chiudere, poi chiedere per {other}.</translation>
    </message>
    <message>
        <source>This ticket was let in and undone before. Make sure that nobody went in with it.</source>
        <translation>Con questo biglietto un’entrata è già stata annullata. Assicurarsi che nessuno sia entrato.</translation>
    </message>
    <message>
        <source>Too many PINs were wrong.</source>
        <translation>Troppi PIN sbagliati.</translation>
    </message>
    <message>
        <source>UNDO AGAIN?</source>
        <translation>ANNULLARE ANCORA?</translation>
    </message>
    <message>
        <source>Without a ticket, allowed by {name}: {why}</source>
        <translation>Senza biglietto, autorizzato da {name}: {why}</translation>
    </message>
    <message>
        <source>Works here tonight</source>
        <translation>Lavora qui stasera</translation>
    </message>
    <message>
        <source>Wrong day agreed with the host</source>
        <translation>Giorno concordato con l’organizzatore</translation>
    </message>
</context>
<context>
    <name>time</name>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n&#xa0;giorno</numerusform>
            <numerusform>%n&#xa0;giorni</numerusform>
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
        <translation>data sconosciuta</translation>
    </message>
    <message>
        <source>an unknown time</source>
        <translation>ora sconosciuta</translation>
    </message>
    <message>
        <source>this machine’s own zone</source>
        <translation>il fuso di questo computer</translation>
    </message>
    <message>
        <source>{day}, {time}</source>
        <translation>{day}, {time}</translation>
    </message>
    <message>
        <source>{weekday} {day} {month}</source>
        <translation>{weekday}&#xa0;{day}&#xa0;{month}</translation>
    </message>
</context>
<context>
    <name>undo</name>
    <message>
        <source>Only a supervisor can undo this ticket a second time.</source>
        <translation>Solo un responsabile può annullare una seconda volta.</translation>
    </message>
    <message>
        <source>The guest’s ticket has turned up since: undo it there.</source>
        <translation>Nel frattempo è comparso il biglietto dell’ospite: annullare lì.</translation>
    </message>
    <message>
        <source>The service keeps its record of the check-in.</source>
        <translation>Il servizio conserva il check-in.</translation>
    </message>
    <message>
        <source>There is no such admission here.</source>
        <translation>Qui questa entrata non c’è.</translation>
    </message>
    <message>
        <source>This admission has already been undone.</source>
        <translation>Questa entrata è già stata annullata.</translation>
    </message>
</context>
<context>
    <name>verdict</name>
    <message>
        <source>ALREADY IN</source>
        <translation>GIÀ DENTRO</translation>
    </message>
    <message>
        <source>ASK</source>
        <translation>CHIEDERE</translation>
    </message>
    <message>
        <source>Before: {word}, {time}</source>
        <translation>Prima: {word}, {time}</translation>
    </message>
    <message>
        <source>CHECKING</source>
        <translation>IN VERIFICA</translation>
    </message>
    <message>
        <source>Call the supervisor.</source>
        <translation>Chiamare il responsabile.</translation>
    </message>
    <message>
        <source>Check-in not confirmed. {said}</source>
        <translation>Check-in non confermato. {said}</translation>
    </message>
    <message>
        <source>Check-in refused. {said}</source>
        <translation>Check-in rifiutato. {said}</translation>
    </message>
    <message>
        <source>Do not let in</source>
        <translation>Non far entrare</translation>
    </message>
    <message>
        <source>EXIT</source>
        <translation>USCITA</translation>
    </message>
    <message>
        <source>Find this guest: let in at this door.</source>
        <translation>Trovare questo ospite: entrato da qui.</translation>
    </message>
    <message>
        <source>Find this guest: let in at {time} at this door.</source>
        <translation>Trovare questo ospite, entrato da qui: {time}.</translation>
    </message>
    <message>
        <source>GO IN</source>
        <translation>AVANTI</translation>
    </message>
    <message>
        <source>Goes in at</source>
        <translation>Entra da</translation>
    </message>
    <message>
        <source>HOUSE FULL</source>
        <translation>TUTTO PIENO</translation>
    </message>
    <message>
        <source>It is for {event}, on the list of account {account}.</source>
        <translation>È per {event}, nella lista dell’account {account}.</translation>
    </message>
    <message>
        <source>It is on the list of account {account}.</source>
        <translation>È nella lista dell’account {account}.</translation>
    </message>
    <message>
        <source>It links doors, so that they share who is inside: open Manager, “This door”, “Other doors”, and hold it up there.</source>
        <translation>Collega gli ingressi, così che condividano chi è dentro: aprire Gestione, «Questo ingresso», «Altri ingressi», e mostrarlo lì.</translation>
    </message>
    <message>
        <source>It pairs a door with the office: open Manager, “Sign in”, and hold it up there.</source>
        <translation>Abbina un ingresso all’ufficio: aprire Gestione, «Accedi», e mostrarlo lì.</translation>
    </message>
    <message>
        <source>JUST SCANNED</source>
        <translation>APPENA LETTO</translation>
    </message>
    <message>
        <source>NOT FOUND</source>
        <translation>NON TROVATO</translation>
    </message>
    <message>
        <source>NOT INSIDE</source>
        <translation>NON È DENTRO</translation>
    </message>
    <message>
        <source>NOT ON THE LIST</source>
        <translation>NON IN LISTA</translation>
    </message>
    <message>
        <source>NOT RECORDED</source>
        <translation>NON REGISTRATO</translation>
    </message>
    <message>
        <source>NOT UNDONE</source>
        <translation>NON ANNULLATO</translation>
    </message>
    <message>
        <source>NOT VALID</source>
        <translation>NON VALIDO</translation>
    </message>
    <message>
        <source>Nobody was found under this name.</source>
        <translation>Nessuno trovato con questo nome.</translation>
    </message>
    <message>
        <source>Not on the guest list</source>
        <translation>Non nella lista ospiti</translation>
    </message>
    <message>
        <source>OTHER DOOR</source>
        <translation>ALTRO INGRESSO</translation>
    </message>
    <message>
        <source>PAIRING CODE</source>
        <translation>CODICE ABBINAMENTO</translation>
    </message>
    <message>
        <source>Recorded before the restart</source>
        <translation>Registrato prima del riavvio</translation>
    </message>
    <message>
        <source>STOP</source>
        <translation>STOP</translation>
    </message>
    <message>
        <source>Search by name to be sure.</source>
        <translation>Per sicurezza cercare per nome.</translation>
    </message>
    <message>
        <source>That is at {time}.</source>
        <translation>Orario: {time}.</translation>
    </message>
    <message>
        <source>That is on {time}.</source>
        <translation>Data: {time}.</translation>
    </message>
    <message>
        <source>The guest is recorded as inside. Whether the service knows is not clear. {why}</source>
        <translation>L’ospite è registrato come dentro. Se il servizio lo sa non è chiaro. {why}</translation>
    </message>
    <message>
        <source>This door is paired with its office already: take the code away. To pair it again: Manager, “Sign in”.</source>
        <translation>Questo ingresso è già abbinato al suo ufficio: togliere il codice. Per abbinarlo di nuovo: Gestione, «Accedi».</translation>
    </message>
    <message>
        <source>This door shares with others already: take the code away. To change that: Manager, “This door”.</source>
        <translation>Questo ingresso è già collegato ad altri: togliere il codice. Per cambiare: Gestione, «Questo ingresso».</translation>
    </message>
    <message>
        <source>This is not a ticket</source>
        <translation>Non è un biglietto</translation>
    </message>
    <message>
        <source>This ticket goes in at {door}.</source>
        <translation>Questo biglietto entra da {door}.</translation>
    </message>
    <message>
        <source>This ticket has already been used.</source>
        <translation>Questo biglietto è già stato usato.</translation>
    </message>
    <message>
        <source>This ticket is for {event}.</source>
        <translation>Questo biglietto è per {event}.</translation>
    </message>
    <message>
        <source>Ticket for</source>
        <translation>Biglietto per</translation>
    </message>
    <message>
        <source>UNDONE</source>
        <translation>ANNULLATO</translation>
    </message>
    <message>
        <source>Valid on</source>
        <translation>Valido il</translation>
    </message>
    <message>
        <source>WRONG DAY</source>
        <translation>GIORNO SBAGLIATO</translation>
    </message>
    <message>
        <source>WRONG EVENT</source>
        <translation>EVENTO SBAGLIATO</translation>
    </message>
    <message>
        <source>Was valid on</source>
        <translation>Era valido il</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>e %n altro</numerusform>
            <numerusform>e altri %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>why</name>
    <message>
        <source>Cannot check: the guest list is not loaded.</source>
        <translation>Impossibile verificare: la lista ospiti non è caricata.</translation>
    </message>
    <message>
        <source>Cannot check: this door’s sign-in has not been checked yet.</source>
        <translation>Impossibile verificare: accesso di questo ingresso non ancora verificato.</translation>
    </message>
    <message>
        <source>More than one ticket has this code.</source>
        <translation>Più di un biglietto ha questo codice.</translation>
    </message>
    <message>
        <source>No event chosen, and the guest list holds several.</source>
        <translation>Nessun evento scelto, e la lista ospiti ne ha diversi.</translation>
    </message>
    <message>
        <source>No more guests may come in. Ask the host.</source>
        <translation>Non può entrare più nessuno. Chiedere all’organizzatore.</translation>
    </message>
    <message>
        <source>No ticket on the guest list has this code.</source>
        <translation>Nessun biglietto nella lista ospiti ha questo codice.</translation>
    </message>
    <message>
        <source>Some records of this door were lost: this ticket may have been used already.</source>
        <translation>Alcune registrazioni di questo ingresso sono perse: questo biglietto può essere già stato usato.</translation>
    </message>
    <message>
        <source>Somebody was let in with this code, without a ticket.</source>
        <translation>Qualcuno è già entrato con questo codice, senza biglietto.</translation>
    </message>
    <message>
        <source>The guest list does not say which event this ticket is for.</source>
        <translation>La lista ospiti non dice per quale evento è questo biglietto.</translation>
    </message>
    <message>
        <source>The guest list does not say which type this ticket is.</source>
        <translation>La lista ospiti non dice di che tipo è questo biglietto.</translation>
    </message>
    <message>
        <source>The host has put this ticket on the stop-list.</source>
        <translation>L’organizzatore ha bloccato questo biglietto.</translation>
    </message>
    <message>
        <source>The same code again: still one person.</source>
        <translation>Di nuovo lo stesso codice: una sola persona.</translation>
    </message>
    <message>
        <source>This door does not admit this ticket type.</source>
        <translation>Questo ingresso non accetta questo tipo di biglietto.</translation>
    </message>
    <message>
        <source>This door’s rules were lost. Ask the supervisor.</source>
        <translation>Regole di questo ingresso perse. Chiedere al responsabile.</translation>
    </message>
    <message>
        <source>This guest is recorded as gone already. Let them out.</source>
        <translation>Questo ospite risulta già uscito. Farlo uscire.</translation>
    </message>
    <message>
        <source>This ticket has already been used.</source>
        <translation>Questo biglietto è già stato usato.</translation>
    </message>
    <message>
        <source>This ticket is for another event.</source>
        <translation>Questo biglietto è per un altro evento.</translation>
    </message>
    <message>
        <source>This ticket is no longer on the service’s guest list.</source>
        <translation>Questo biglietto non è più nella lista ospiti del servizio.</translation>
    </message>
    <message>
        <source>This ticket is not valid.</source>
        <translation>Questo biglietto non è valido.</translation>
    </message>
    <message>
        <source>This ticket is on the list of another account.</source>
        <translation>Questo biglietto è nella lista di un altro account.</translation>
    </message>
    <message>
        <source>This ticket needs a decision.</source>
        <translation>Questo biglietto richiede una decisione.</translation>
    </message>
    <message>
        <source>This ticket was used, and allows no further entry.</source>
        <translation>Questo biglietto è stato usato e non fa più entrare.</translation>
    </message>
    <message>
        <source>This ticket’s state is not known here.</source>
        <translation>Lo stato di questo biglietto qui non è noto.</translation>
    </message>
</context>
</TS>
