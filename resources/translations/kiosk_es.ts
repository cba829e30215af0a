<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>ArrivalsChart</name>
    <message numerus="yes">
        <source>%n guest(s) let in</source>
        <translation>
            <numerusform>%n acceso</numerusform>
            <numerusform>%n accesos</numerusform>
        </translation>
    </message>
    <message>
        <source>{guests} from {start} to {end}</source>
        <translation>{guests}, de {start} a {end}</translation>
    </message>
</context>
<context>
    <name>ArrivalsSheet</name>
    <message>
        <source>Arrivals</source>
        <translation>Llegadas</translation>
    </message>
    <message>
        <source>By door</source>
        <translation>Por puerta</translation>
    </message>
    <message>
        <source>By ticket type</source>
        <translation>Por tipo de entrada</translation>
    </message>
    <message>
        <source>Counted without a ticket</source>
        <translation>Contados sin entrada</translation>
    </message>
    <message>
        <source>Last 3 hours</source>
        <translation>Últimas 3 horas</translation>
    </message>
    <message numerus="yes">
        <source>Let in, every %n minute(s)</source>
        <translation>
            <numerusform>Accesos, cada %n minuto</numerusform>
            <numerusform>Accesos, cada %n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>No door known</source>
        <translation>Puerta desconocida</translation>
    </message>
    <message>
        <source>No type known</source>
        <translation>Tipo desconocido</translation>
    </message>
    <message>
        <source>Since opening</source>
        <translation>Desde la apertura</translation>
    </message>
    <message>
        <source>busiest minute, {time}</source>
        <translation>minuto pico, {time}</translation>
    </message>
    <message>
        <source>inside now</source>
        <translation>dentro ahora</translation>
    </message>
    <message>
        <source>let in since {time}</source>
        <translation>accesos desde {time}</translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation>nadie todavía</translation>
    </message>
</context>
<context>
    <name>AsideListSheet</name>
    <message>
        <source>Nobody waiting</source>
        <translation>Nadie en espera</translation>
    </message>
</context>
<context>
    <name>BatteryAlarm</name>
    <message>
        <source>Battery {n} %: plug it in</source>
        <translation>Batería {n}&#xa0;%: enchufar</translation>
    </message>
    <message>
        <source>Battery {n} %: plug it in now</source>
        <translation>Batería {n}&#xa0;%: enchufar ya</translation>
    </message>
    <message>
        <source>Move to another computer</source>
        <translation>Trasladar a otro equipo</translation>
    </message>
</context>
<context>
    <name>BeginSheet</name>
    <message>
        <source>How do you begin?</source>
        <translation>¿Cómo empezar?</translation>
    </message>
    <message>
        <source>It takes a few minutes, once. You can go back at every step.</source>
        <translation>Son unos minutos, una sola vez. Se puede volver atrás en cada paso.</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Ahora no</translation>
    </message>
    <message>
        <source>Nothing is sent anywhere, and nothing of it stays.</source>
        <translation>No se envía nada a ningún sitio, y nada queda guardado.</translation>
    </message>
    <message>
        <source>Pair with your host’s office</source>
        <translation>Vincular con la oficina del organizador</translation>
    </message>
    <message>
        <source>Rehearse with made-up guests</source>
        <translation>Ensayar con asistentes inventados</translation>
    </message>
    <message>
        <source>Set up this door</source>
        <translation>Configurar esta puerta</translation>
    </message>
    <message>
        <source>Sign in on this machine alone</source>
        <translation>Iniciar sesión solo en este equipo</translation>
    </message>
    <message>
        <source>The host shows a QR code. Everything else comes from there.</source>
        <translation>El organizador muestra un código QR. Todo lo demás viene de ahí.</translation>
    </message>
    <message>
        <source>The office runs beside the door, with the host’s client ID and secret.</source>
        <translation>La oficina funciona junto a la puerta, con el ID y el secreto de cliente del organizador.</translation>
    </message>
    <message>
        <source>This laptop is the host’s own</source>
        <translation>Este portátil es del organizador</translation>
    </message>
    <message>
        <source>With the service’s address and an access token of your account.</source>
        <translation>Con la dirección del servicio y un token de acceso de la cuenta.</translation>
    </message>
</context>
<context>
    <name>BrowserSheet</name>
    <message>
        <source>Asking the office…</source>
        <translation>Preguntando a la oficina…</translation>
    </message>
    <message>
        <source>Client secret</source>
        <translation>Secreto de cliente</translation>
    </message>
    <message>
        <source>Enter the client secret first: the service shows it to the host.</source>
        <translation>Primero, el secreto de cliente: el servicio se lo muestra al organizador.</translation>
    </message>
    <message>
        <source>Go on with this address</source>
        <translation>Seguir con esta dirección</translation>
    </message>
    <message>
        <source>If the client ID is another one too: “Set up again”.</source>
        <translation>Si el ID de cliente también es otro: «Reconfigurar».</translation>
    </message>
    <message>
        <source>No browser could be opened: open this address in one on this machine.</source>
        <translation>No se ha podido abrir ningún navegador: abrir esta dirección en uno de este equipo.</translation>
    </message>
    <message>
        <source>No sign-in is in this address: copy it whole, as the browser shows it at the end.</source>
        <translation>En esta dirección no hay ningún inicio de sesión: copiarla entera, como la muestra el navegador al final.</translation>
    </message>
    <message>
        <source>Nothing has come back from the service’s page yet. If it is gone from the browser, open it again; if it ended on another page, paste the address of that one.</source>
        <translation>Aún no ha llegado nada de la página del servicio. Si ya no está en el navegador, abrirla otra vez; si ha acabado en otra página, pegar la dirección de esa.</translation>
    </message>
    <message>
        <source>Open the page again</source>
        <translation>Abrir la página otra vez</translation>
    </message>
    <message>
        <source>Or paste the address that the browser ended on</source>
        <translation>O pegar la última dirección del navegador</translation>
    </message>
    <message>
        <source>Perhaps the service has a new client secret for this application: type it as the service shows it to the host. If this Wi-Fi wants a sign-in, see to that first. Scanning goes on meanwhile.</source>
        <translation>Quizá el servicio tenga un nuevo secreto de cliente para esta aplicación: escribirlo como el servicio se lo muestra al organizador. Si el Wi-Fi pide identificarse, hacer eso antes. Mientras tanto se sigue escaneando.</translation>
    </message>
    <message>
        <source>Set up again</source>
        <translation>Reconfigurar</translation>
    </message>
    <message>
        <source>Sign in at the service</source>
        <translation>Iniciar sesión en el servicio</translation>
    </message>
    <message>
        <source>Sign in there as the host, and allow Kiosk. If the browser then warns of this machine’s own certificate, let it go on. Kiosk goes on by itself. If the service does not know the client ID or the redirect address, they are not as they are registered there.</source>
        <translation>Iniciar sesión allí como organizador y dar permiso a Kiosk. Si el navegador avisa del certificado de este equipo, continuar. Kiosk sigue por sí solo. Si el servicio no reconoce el ID de cliente o la URL de redirección, allí están registrados de otra forma.</translation>
    </message>
    <message>
        <source>The host signs in at the service, in this machine’s browser.</source>
        <translation>El organizador inicia sesión en el servicio, en el navegador de este equipo.</translation>
    </message>
    <message>
        <source>The redirect address is {address}.</source>
        <translation>La URL de redirección es {address}.</translation>
    </message>
    <message>
        <source>The service’s page</source>
        <translation>La página del servicio</translation>
    </message>
    <message>
        <source>The service’s page opens in the browser.</source>
        <translation>La página del servicio se abre en el navegador.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Use this secret</source>
        <translation>Usar este secreto</translation>
    </message>
</context>
<context>
    <name>CameraAndSoundSheet</name>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Camera and sound</source>
        <translation>Cámara y sonido</translation>
    </message>
    <message>
        <source>GO IN</source>
        <translation>ADELANTE</translation>
    </message>
    <message>
        <source>Guests too</source>
        <translation>También público</translation>
    </message>
    <message>
        <source>Hold up any QR code: a frame around it means that it was read.</source>
        <translation>Mostrar cualquier código QR: si aparece un marco alrededor, se ha leído.</translation>
    </message>
    <message>
        <source>Is it loud enough?</source>
        <translation>¿Se oye bien?</translation>
    </message>
    <message>
        <source>Open the door</source>
        <translation>Abrir la puerta</translation>
    </message>
    <message>
        <source>STOP</source>
        <translation>STOP</translation>
    </message>
    <message>
        <source>Staff only</source>
        <translation>Solo personal</translation>
    </message>
    <message>
        <source>The picture is as in a mirror, and names are cut to their first letters.</source>
        <translation>La imagen se ve como en un espejo, y los nombres se reducen a iniciales.</translation>
    </message>
    <message>
        <source>The picture is as the camera sees it, and names stand in full.</source>
        <translation>La imagen se ve como la capta la cámara, y los nombres salen completos.</translation>
    </message>
    <message>
        <source>Who sees this screen?</source>
        <translation>¿Quién ve esta pantalla?</translation>
    </message>
</context>
<context>
    <name>CameraSheet</name>
    <message>
        <source>Automatic</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Cámara</translation>
    </message>
    <message>
        <source>Cameras of this machine</source>
        <translation>Cámaras de este equipo</translation>
    </message>
    <message>
        <source>Exposure</source>
        <translation>Exposición</translation>
    </message>
    <message>
        <source>For a camera or tablet that is mounted on end.</source>
        <translation>Para cámaras o tabletas montadas en vertical.</translation>
    </message>
    <message>
        <source>Kiosk keeps trying. Hand scanner and keyboard still work.</source>
        <translation>Kiosk sigue intentándolo. El lector de mano y el teclado funcionan.</translation>
    </message>
    <message>
        <source>Larger reads smaller codes; smaller spares a slow machine.</source>
        <translation>Más grande lee códigos menores; más pequeña va mejor en equipos lentos.</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Buscar otra vez</translation>
    </message>
    <message>
        <source>Looking for cameras…</source>
        <translation>Buscando cámaras…</translation>
    </message>
    <message>
        <source>Mirrored</source>
        <translation>En espejo</translation>
    </message>
    <message>
        <source>Not turned</source>
        <translation>Sin girar</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>Only how it is shown: codes are read either way.</source>
        <translation>Solo cambia lo que se ve: los códigos se leen igual.</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Corta</translation>
    </message>
    <message>
        <source>Shorter blurs less, and reads bright phones better; it needs more light.</source>
        <translation>Más corta: menos borrosa y lee mejor los teléfonos brillantes; necesita más luz.</translation>
    </message>
    <message>
        <source>Shortest</source>
        <translation>Mínima</translation>
    </message>
    <message>
        <source>This camera does not let its exposure be set. It stays automatic.</source>
        <translation>La exposición de esta cámara no se puede ajustar. Sigue automática.</translation>
    </message>
    <message>
        <source>Turned</source>
        <translation>Giro</translation>
    </message>
    <message>
        <source>{chosen} is not connected. {camera} is used until it is back.</source>
        <translation>{chosen} no está conectada. Hasta que vuelva se usa {camera}.</translation>
    </message>
    <message>
        <source>{size} · {n} pictures a second</source>
        <translation>{size} · {n} imágenes por segundo</translation>
    </message>
</context>
<context>
    <name>CameraView</name>
    <message numerus="yes">
        <source>%n codes in view: the middle one counts</source>
        <translation>
            <numerusform>%n código a la vista: cuenta el del centro</numerusform>
            <numerusform>%n códigos a la vista: cuenta el del centro</numerusform>
        </translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Cámara</translation>
    </message>
    <message>
        <source>Camera lost · trying again</source>
        <translation>Sin cámara · reintentando</translation>
    </message>
    <message>
        <source>First the STOP, then the next guest</source>
        <translation>Primero el STOP, luego el siguiente</translation>
    </message>
    <message>
        <source>Hand scanner and keyboard still work</source>
        <translation>El lector de mano y el teclado funcionan</translation>
    </message>
    <message>
        <source>Hold the code in the frame</source>
        <translation>Poner el código dentro del marco</translation>
    </message>
    <message>
        <source>Next guest can scan now</source>
        <translation>Ya puede escanear el siguiente</translation>
    </message>
    <message>
        <source>No camera</source>
        <translation>No hay cámara</translation>
    </message>
    <message>
        <source>No camera found</source>
        <translation>Ninguna cámara encontrada</translation>
    </message>
    <message>
        <source>One moment</source>
        <translation>Un momento</translation>
    </message>
    <message>
        <source>The camera is starting</source>
        <translation>La cámara se está iniciando</translation>
    </message>
    <message>
        <source>Then scan the same ticket again</source>
        <translation>Luego, escanear otra vez la misma entrada</translation>
    </message>
    <message>
        <source>Use the hand scanner, or type</source>
        <translation>Usar el lector de mano o escribir</translation>
    </message>
</context>
<context>
    <name>CandidatesSheet</name>
    <message>
        <source>Which ticket?</source>
        <translation>¿Qué entrada?</translation>
    </message>
</context>
<context>
    <name>CheckLine</name>
    <message>
        <source>not ready</source>
        <translation>por arreglar</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>en orden</translation>
    </message>
</context>
<context>
    <name>CounterPresenter</name>
    <message>
        <source>Nobody counted here is inside now.</source>
        <translation>Ya no queda dentro nadie de los contados aquí.</translation>
    </message>
    <message>
        <source>Nothing was counted here that could be undone.</source>
        <translation>Aquí no se ha contado nada que se pueda deshacer.</translation>
    </message>
    <message>
        <source>One person without a ticket counts as inside again.</source>
        <translation>Una persona sin entrada vuelve a contar como dentro.</translation>
    </message>
    <message>
        <source>One person without a ticket is no longer counted.</source>
        <translation>Una persona sin entrada ya no se cuenta.</translation>
    </message>
    <message>
        <source>Only a supervisor can count people without tickets.</source>
        <translation>Solo el responsable puede contar personas sin entrada.</translation>
    </message>
    <message>
        <source>The last count has already been undone.</source>
        <translation>El último conteo ya se ha deshecho.</translation>
    </message>
</context>
<context>
    <name>CounterSheet</name>
    <message>
        <source>Came in: {n}</source>
        <translation>Han entrado: {n}</translation>
    </message>
    <message>
        <source>Children, crew, press: one tap for each. They count as inside.</source>
        <translation>Niños, equipo, prensa: un toque por persona. Cuentan como dentro.</translation>
    </message>
    <message>
        <source>Count people without tickets</source>
        <translation>Contar personas sin entrada</translation>
    </message>
    <message>
        <source>In all, {inside} of {capacity} are inside.</source>
        <translation>En total hay {inside} de {capacity} dentro.</translation>
    </message>
    <message>
        <source>One more came in</source>
        <translation>Ha entrado una persona más</translation>
    </message>
    <message>
        <source>One went out</source>
        <translation>Ha salido una persona</translation>
    </message>
    <message>
        <source>The house is full: ask the host.</source>
        <translation>Aforo completo: preguntar al organizador.</translation>
    </message>
    <message>
        <source>Undo the last one</source>
        <translation>Deshacer el último</translation>
    </message>
    <message>
        <source>Went out: {n}</source>
        <translation>Han salido: {n}</translation>
    </message>
    <message>
        <source>inside without a ticket</source>
        <translation>dentro sin entrada</translation>
    </message>
    <message>
        <source>{n} inside without a ticket</source>
        <translation>{n} dentro sin entrada</translation>
    </message>
</context>
<context>
    <name>DirectionBadge</name>
    <message>
        <source>ENTRY</source>
        <translation>ENTRADA</translation>
    </message>
    <message>
        <source>EXIT</source>
        <translation>SALIDA</translation>
    </message>
    <message>
        <source>People come in by this door. Each ticket is checked, and counts as inside.</source>
        <translation>Por esta puerta se entra. Cada entrada se comprueba y cuenta como dentro.</translation>
    </message>
    <message>
        <source>People leave by this door. Each ticket scanned here counts as gone; nobody is let in.</source>
        <translation>Por esta puerta se sale. Cada entrada escaneada aquí cuenta como salida; no entra nadie.</translation>
    </message>
</context>
<context>
    <name>DiscountSheet</name>
    <message>
        <source>A fixed amount</source>
        <translation>Importe fijo</translation>
    </message>
    <message>
        <source>Amount, in the listing’s currency</source>
        <translation>Importe, en la moneda de la publicación</translation>
    </message>
    <message>
        <source>Asking the service for its listings…</source>
        <translation>Pidiendo al servicio sus publicaciones…</translation>
    </message>
    <message>
        <source>Choose the listing first.</source>
        <translation>Primero, elegir la publicación.</translation>
    </message>
    <message>
        <source>Create the code</source>
        <translation>Crear el código</translation>
    </message>
    <message>
        <source>Creating…</source>
        <translation>Creando…</translation>
    </message>
    <message>
        <source>Discount</source>
        <translation>Descuento</translation>
    </message>
    <message>
        <source>Enter the code first.</source>
        <translation>Primero, escribir el código.</translation>
    </message>
    <message>
        <source>For which listing?</source>
        <translation>¿Para qué publicación?</translation>
    </message>
    <message>
        <source>For which tickets? All of them where none is ticked</source>
        <translation>¿Para qué entradas? Si no se marca ninguna, todas</translation>
    </message>
    <message>
        <source>How often it can be used; empty for no limit</source>
        <translation>Cuántas veces se puede usar; vacío: sin límite</translation>
    </message>
    <message>
        <source>Id of the listing</source>
        <translation>ID de la publicación</translation>
    </message>
    <message>
        <source>New discount code</source>
        <translation>Nuevo descuento</translation>
    </message>
    <message>
        <source>No code was created: {reason}</source>
        <translation>No hay código nuevo: {reason}</translation>
    </message>
    <message>
        <source>Percent</source>
        <translation>Porcentaje</translation>
    </message>
    <message>
        <source>The amount is a number, such as 7.50.</source>
        <translation>El importe es un número, como 7,50.</translation>
    </message>
    <message>
        <source>The number of uses is a whole number, such as 100.</source>
        <translation>El número de usos es un número entero, como 100.</translation>
    </message>
    <message>
        <source>The percentage is a number up to 100, such as 25.</source>
        <translation>El porcentaje es un número hasta 100, como 25.</translation>
    </message>
    <message>
        <source>What people type</source>
        <translation>Texto del código</translation>
    </message>
    <message>
        <source>not public</source>
        <translation>no es pública</translation>
    </message>
    <message>
        <source>{code} can be used from now on.</source>
        <translation>{code} ya se puede usar.</translation>
    </message>
    <message>
        <source>{code} was not created: {reason}</source>
        <translation>{code} no se ha creado: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>{n} ticket(s)</source>
        <translation>
            <numerusform>{n} entrada</numerusform>
            <numerusform>{n} entradas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DiscountsPresenter</name>
    <message>
        <source>Another code is still being created: wait until that is done.</source>
        <translation>Aún se está creando otro código: esperar a que termine.</translation>
    </message>
    <message>
        <source>something went wrong</source>
        <translation>algo ha fallado</translation>
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
        <translation>Kiosk · ensayo</translation>
    </message>
</context>
<context>
    <name>DropTarget</name>
    <message>
        <source>Drop the picture here</source>
        <translation>Soltar aquí la imagen</translation>
    </message>
    <message>
        <source>The code in it is read like a ticket at the camera</source>
        <translation>Su código se lee como una entrada ante la cámara</translation>
    </message>
</context>
<context>
    <name>DutySheet</name>
    <message>
        <source>Another name</source>
        <translation>Otro nombre</translation>
    </message>
    <message>
        <source>Start duty</source>
        <translation>Empezar turno</translation>
    </message>
    <message>
        <source>The name is kept with everything this door records from now on.</source>
        <translation>Desde ahora, el nombre queda en todo lo que registre esta puerta.</translation>
    </message>
    <message>
        <source>Who is on duty?</source>
        <translation>¿Quién está de turno?</translation>
    </message>
</context>
<context>
    <name>Entry</name>
    <message>
        <source>Scan, or type a name</source>
        <translation>Escanear, o escribir nombre</translation>
    </message>
    <message>
        <source>Scan, or type a name or ticket id</source>
        <translation>Escanear, o escribir nombre o n.º de entrada</translation>
    </message>
</context>
<context>
    <name>EventIdField</name>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>The event’s id, as the host has it</source>
        <translation>ID del evento, según el organizador</translation>
    </message>
</context>
<context>
    <name>EventSheet</name>
    <message>
        <source>Choose later</source>
        <translation>Elegir luego</translation>
    </message>
    <message>
        <source>Events on the guest list</source>
        <translation>Eventos de la lista</translation>
    </message>
    <message>
        <source>Every event</source>
        <translation>Todos los eventos</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Volver a mirar</translation>
    </message>
    <message>
        <source>Look again, or type the event’s id. It can be chosen at the open door too.</source>
        <translation>Volver a mirar o escribir el ID del evento. También se puede elegir con la puerta abierta.</translation>
    </message>
    <message>
        <source>No event is on the guest list yet. The host can tell you its id.</source>
        <translation>Aún no hay ningún evento en la lista de asistentes. El organizador sabe su ID.</translation>
    </message>
    <message>
        <source>No ticket on the guest list is for the event that was chosen.</source>
        <translation>Ninguna entrada de la lista de asistentes es para el evento elegido.</translation>
    </message>
    <message>
        <source>Nobody is on the guest list of this account. Look again once tickets are sold, type the event’s id, or go back to sign in or to pair with another account.</source>
        <translation>No hay nadie en la lista de asistentes de esta cuenta. Volver a mirar cuando haya entradas vendidas, escribir el ID del evento, o ir atrás para iniciar sesión o vincular con otra cuenta.</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Ahora no</translation>
    </message>
    <message>
        <source>Tickets for every event are let in here now. Tick one to stop the others.</source>
        <translation>Ahora aquí valen las entradas de todos los eventos. Marcar uno para que no pasen las demás.</translation>
    </message>
    <message>
        <source>Tickets for other events will be stopped. You can tick several.</source>
        <translation>Las entradas de otros eventos no pasarán. Se pueden marcar varios.</translation>
    </message>
    <message>
        <source>Type an event’s id</source>
        <translation>Escribir el ID de un evento</translation>
    </message>
    <message>
        <source>Until one is chosen, only a supervisor can let anybody in. You can tick several.</source>
        <translation>Hasta que se elija uno, solo el responsable puede dejar pasar. Se pueden marcar varios.</translation>
    </message>
    <message numerus="yes">
        <source>Use %n event(s)</source>
        <translation>
            <numerusform>Usar %n evento</numerusform>
            <numerusform>Usar %n eventos</numerusform>
        </translation>
    </message>
    <message>
        <source>Use this event</source>
        <translation>Usar este evento</translation>
    </message>
    <message>
        <source>Which event is this door for?</source>
        <translation>¿Para qué evento es esta puerta?</translation>
    </message>
</context>
<context>
    <name>EventsPresenter</name>
    <message>
        <source>Only a supervisor can switch to the next event.</source>
        <translation>Solo el responsable puede cambiar al siguiente evento.</translation>
    </message>
</context>
<context>
    <name>ExplainSheet</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>FirstRunPresenter</name>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Looking for the office…</source>
        <translation>Buscando la oficina…</translation>
    </message>
    <message>
        <source>Nobody is on the guest list. Ask the host if this is the right account.</source>
        <translation>No hay nadie en la lista de asistentes. Preguntar al organizador si es la cuenta correcta.</translation>
    </message>
    <message>
        <source>Pairing…</source>
        <translation>Vinculando…</translation>
    </message>
    <message>
        <source>Reading the guest list…</source>
        <translation>Leyendo la lista…</translation>
    </message>
    <message>
        <source>Reading the guest list… {n}</source>
        <translation>Leyendo la lista… {n}</translation>
    </message>
    <message>
        <source>Setting the door up…</source>
        <translation>Configurando la puerta…</translation>
    </message>
    <message>
        <source>Setting the office up…</source>
        <translation>Configurando la oficina…</translation>
    </message>
    <message>
        <source>Signing in…</source>
        <translation>Iniciando sesión…</translation>
    </message>
    <message>
        <source>The guest list could not be read yet: {reason}</source>
        <translation>La lista de asistentes aún no se ha podido leer: {reason}</translation>
    </message>
    <message>
        <source>The host’s rules for this door could not be set: {reason}</source>
        <translation>No se han podido fijar las reglas del organizador para esta puerta: {reason}</translation>
    </message>
    <message>
        <source>This did not work: a fault in the program. Try it once more.</source>
        <translation>No ha funcionado: un fallo del programa. Probar otra vez.</translation>
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
        <translation>Kiosk · configurar esta puerta</translation>
    </message>
    <message>
        <source>Step {number} of {steps}</source>
        <translation>Paso {number} de {steps}</translation>
    </message>
</context>
<context>
    <name>Fold</name>
    <message>
        <source>More below</source>
        <translation>Sigue más abajo</translation>
    </message>
</context>
<context>
    <name>Footer</name>
    <message>
        <source>Count people without tickets (F12)</source>
        <translation>Contar personas sin entrada (F12)</translation>
    </message>
    <message>
        <source>Help F1</source>
        <translation>Ayuda F1</translation>
    </message>
    <message>
        <source>Light, dark or high contrast</source>
        <translation>Claro, oscuro o alto contraste</translation>
    </message>
    <message>
        <source>Manager</source>
        <translation>Gestión</translation>
    </message>
    <message>
        <source>On duty: nobody named</source>
        <translation>De turno: nadie</translation>
    </message>
    <message>
        <source>On duty: {name}</source>
        <translation>De turno: {name}</translation>
    </message>
    <message>
        <source>On duty: {name}. Change</source>
        <translation>De turno: {name}. Cambiar</translation>
    </message>
    <message>
        <source>On duty?</source>
        <translation>¿De turno?</translation>
    </message>
    <message>
        <source>People without tickets inside: {n}. Count</source>
        <translation>Personas sin entrada dentro: {n}. Contar</translation>
    </message>
    <message>
        <source>a minute</source>
        <translation>por minuto</translation>
    </message>
</context>
<context>
    <name>GroupSheet</name>
    <message>
        <source>Admit</source>
        <translation>Admitir</translation>
    </message>
    <message numerus="yes">
        <source>Admit %n</source>
        <translation>
            <numerusform>Admitir a %n</numerusform>
            <numerusform>Admitir a %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Admit rest of order</source>
        <translation>Admitir al resto del pedido</translation>
    </message>
    <message numerus="yes">
        <source>Tick all (%n)</source>
        <translation>
            <numerusform>Marcar todo (%n)</numerusform>
            <numerusform>Marcar todos (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Tick none</source>
        <translation>Desmarcar todos</translation>
    </message>
    <message numerus="yes">
        <source>Tick the %n valid</source>
        <translation>
            <numerusform>Marcar %n válida</numerusform>
            <numerusform>Marcar las %n válidas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GuestBody</name>
    <message>
        <source>Add a note</source>
        <translation>Añadir una nota</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Respuestas</translation>
    </message>
    <message>
        <source>Bought by</source>
        <translation>Compra de</translation>
    </message>
    <message>
        <source>Change the note</source>
        <translation>Cambiar la nota</translation>
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
        <translation>Pedido</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Ticket</source>
        <translation>Entrada</translation>
    </message>
    <message>
        <source>Ticket id</source>
        <translation>N.º de entrada</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>alert on arrival</source>
        <translation>aviso a la llegada</translation>
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
        <translation>Toda la lista de asistentes</translation>
    </message>
    <message>
        <source>The whole guest list · F11</source>
        <translation>Toda la lista de asistentes · F11</translation>
    </message>
</context>
<context>
    <name>GuestListSheet</name>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>All · {n}</source>
        <translation>Todos · {n}</translation>
    </message>
    <message>
        <source>A–Z</source>
        <translation>A–Z</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Por nombre</translation>
    </message>
    <message>
        <source>By order</source>
        <translation>Por pedido</translation>
    </message>
    <message>
        <source>By ticket type</source>
        <translation>Por tipo de entrada</translation>
    </message>
    <message>
        <source>Go to a letter</source>
        <translation>Ir a una letra</translation>
    </message>
    <message>
        <source>Guest list</source>
        <translation>Lista de asistentes</translation>
    </message>
    <message>
        <source>Inside</source>
        <translation>Dentro</translation>
    </message>
    <message>
        <source>Last in first</source>
        <translation>Últimos en entrar primero</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Fuera</translation>
    </message>
    <message>
        <source>Name, order or ticket id</source>
        <translation>Nombre, pedido o n.º de entrada</translation>
    </message>
    <message>
        <source>No guest list is on this machine yet.</source>
        <translation>Aún no hay lista de asistentes en este equipo.</translation>
    </message>
    <message>
        <source>No type</source>
        <translation>Sin tipo</translation>
    </message>
    <message>
        <source>Nobody here. Choose “All”, or type something else.</source>
        <translation>Aquí no hay nadie. Elegir «Todos» o escribir otra cosa.</translation>
    </message>
    <message>
        <source>Not arrived</source>
        <translation>Sin llegar</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problema</translation>
    </message>
    <message>
        <source>Reading the list…</source>
        <translation>Leyendo la lista…</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Ordenar</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
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
        <translation>Admitir</translation>
    </message>
    <message>
        <source>Let out</source>
        <translation>Dejar salir</translation>
    </message>
    <message>
        <source>Supervisor…</source>
        <translation>Responsable…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Undo admission</source>
        <translation>Deshacer acceso</translation>
    </message>
</context>
<context>
    <name>HandScannerSheet</name>
    <message>
        <source>A code ends with</source>
        <translation>Un código acaba con</translation>
    </message>
    <message>
        <source>Arrived: {text}</source>
        <translation>Recibido: {text}</translation>
    </message>
    <message>
        <source>As an American one</source>
        <translation>Como uno estadounidense</translation>
    </message>
    <message>
        <source>As it was learnt</source>
        <translation>Como se aprendió</translation>
    </message>
    <message>
        <source>As the scanner is set.</source>
        <translation>Según el ajuste del lector.</translation>
    </message>
    <message>
        <source>As this computer</source>
        <translation>Como este equipo</translation>
    </message>
    <message>
        <source>Code that tells how the scanner types</source>
        <translation>Código que indica cómo escribe el lector</translation>
    </message>
    <message>
        <source>Hand scanner</source>
        <translation>Lector de mano</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Now scan a ticket: what arrives is shown here, and nobody is checked in.</source>
        <translation>Ahora, escanear una entrada: lo que llegue se ve aquí, y no se hace ningún check-in.</translation>
    </message>
    <message>
        <source>Scan this code with the hand scanner. Kiosk finds out how it types, and corrects what this computer would make of it. Then scan a ticket to try: nobody is checked in from here.</source>
        <translation>Escanear este código con el lector de mano. Kiosk averigua cómo escribe y corrige lo que este equipo entendería mal. Después, escanear una entrada de prueba: desde aquí no se hace ningún check-in.</translation>
    </message>
    <message>
        <source>Serial scanner</source>
        <translation>Lector serie</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>The one chosen before</source>
        <translation>El elegido antes</translation>
    </message>
    <message>
        <source>The scanner types</source>
        <translation>El lector escribe</translation>
    </message>
</context>
<context>
    <name>HandoverPresenter</name>
    <message>
        <source>something went wrong. Try another folder</source>
        <translation>algo ha fallado. Probar otra carpeta</translation>
    </message>
</context>
<context>
    <name>HandoverSheet</name>
    <message>
        <source>Choose the folder for the file first.</source>
        <translation>Primero, elegir la carpeta para el archivo.</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>Folder for the file</source>
        <translation>Carpeta para el archivo</translation>
    </message>
    <message>
        <source>Guest list, who is inside and what is not sent yet go into one encrypted file. Take it to the other machine and open it there: Manager, “Move to another computer”, “Take over a file…”.</source>
        <translation>La lista de asistentes, quién está dentro y lo que está sin enviar van en un archivo cifrado. Llevarlo al otro equipo y abrirlo allí: Gestión, «Trasladar a otro equipo», «Importar un archivo…».</translation>
    </message>
    <message>
        <source>Move to another computer</source>
        <translation>Trasladar a otro equipo</translation>
    </message>
    <message>
        <source>No file was written: {reason}</source>
        <translation>No se escribió el archivo: {reason}</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Otra vez</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Contraseña</translation>
    </message>
    <message>
        <source>Passphrase, twice</source>
        <translation>Contraseña, dos veces</translation>
    </message>
    <message>
        <source>Take over a file…</source>
        <translation>Importar un archivo…</translation>
    </message>
    <message>
        <source>The file is written: {file}&#x2028;&#x2028;Tickets: {tickets} · records: {rows} · not sent yet: {unsent}&#x2028;&#x2028;The other machine sends what is not sent yet. Close Kiosk on this one.</source>
        <translation>El archivo está escrito: {file}&#x2028;&#x2028;Entradas: {tickets} · registros: {rows} · sin enviar: {unsent}&#x2028;&#x2028;El otro equipo envía lo que está sin enviar. Cerrar Kiosk en este.</translation>
    </message>
    <message numerus="yes">
        <source>The passphrase needs %n characters or more.</source>
        <translation>
            <numerusform>La contraseña necesita al menos %n carácter.</numerusform>
            <numerusform>La contraseña necesita al menos %n caracteres.</numerusform>
        </translation>
    </message>
    <message>
        <source>The two passphrases are not the same.</source>
        <translation>Las dos contraseñas no coinciden.</translation>
    </message>
    <message>
        <source>Write the file</source>
        <translation>Escribir el archivo</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>Escribiendo…</translation>
    </message>
</context>
<context>
    <name>HelpSheet</name>
    <message>
        <source>Amber triangle: ask a supervisor. F3 asks for their PIN.</source>
        <translation>Triángulo ámbar: consultar al responsable. F3 pide su PIN.</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Flechas</translation>
    </message>
    <message>
        <source>Blue arrow: the guest goes out.</source>
        <translation>Flecha azul: el asistente sale.</translation>
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
        <translation>Círculo verde: el asistente pasa. Antes, leer el aviso blanco, si lo hay.</translation>
    </message>
    <message>
        <source>Grey rings: the same ticket was just read. One ticket, one person.</source>
        <translation>Anillos grises: misma entrada, recién leída. Una entrada, una persona.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Letras</translation>
    </message>
    <message>
        <source>Red octagon: stop. The screen says why. F2 lets the lane go on.</source>
        <translation>Octágono rojo: stop. La pantalla dice por qué. Con F2 la cola sigue.</translation>
    </message>
    <message>
        <source>admit the rest, choose, or search</source>
        <translation>admitir al resto, elegir o buscar</translation>
    </message>
    <message>
        <source>back</source>
        <translation>atrás</translation>
    </message>
    <message>
        <source>choose a guest</source>
        <translation>elegir asistente</translation>
    </message>
    <message>
        <source>count a person without a ticket</source>
        <translation>contar a una persona sin entrada</translation>
    </message>
    <message>
        <source>manager</source>
        <translation>gestión</translation>
    </message>
    <message>
        <source>open the guest; it never admits</source>
        <translation>abrir la ficha; nunca admite</translation>
    </message>
    <message>
        <source>refresh the guest list</source>
        <translation>actualizar la lista</translation>
    </message>
    <message>
        <source>search for a guest, not in a form</source>
        <translation>buscar un asistente, fuera de un formulario</translation>
    </message>
    <message>
        <source>step aside: the lane goes on</source>
        <translation>apartar: la cola sigue</translation>
    </message>
    <message>
        <source>supervisor: let in anyway, or without a ticket</source>
        <translation>responsable: admitir igualmente o sin entrada</translation>
    </message>
    <message>
        <source>the whole guest list</source>
        <translation>toda la lista de asistentes</translation>
    </message>
    <message>
        <source>this help</source>
        <translation>esta ayuda</translation>
    </message>
    <message>
        <source>undo the last admission</source>
        <translation>deshacer el último acceso</translation>
    </message>
    <message>
        <source>what is not sent yet</source>
        <translation>lo que está sin enviar</translation>
    </message>
    <message>
        <source>what needs attention</source>
        <translation>lo que está por resolver</translation>
    </message>
    <message>
        <source>who is on duty</source>
        <translation>quién está de turno</translation>
    </message>
</context>
<context>
    <name>HostSheet</name>
    <message>
        <source>Address of the service</source>
        <translation>Dirección del servicio</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Client ID</source>
        <translation>ID de cliente</translation>
    </message>
    <message>
        <source>Client secret</source>
        <translation>Secreto de cliente</translation>
    </message>
    <message>
        <source>Enter the address of the service first: the host has it.</source>
        <translation>Primero, la dirección del servicio: la tiene el organizador.</translation>
    </message>
    <message>
        <source>Enter the client ID and the client secret first: the service shows both to the host.</source>
        <translation>Primero, el ID y el secreto de cliente: el servicio se los muestra al organizador.</translation>
    </message>
    <message>
        <source>Enter the redirect address first: one that is registered at the service.</source>
        <translation>Primero, la URL de redirección: una que esté registrada en el servicio.</translation>
    </message>
    <message>
        <source>For one laptop in trusted hands. Its office keeps the client secret encrypted and apart from the door, but whoever has this laptop can get at the host’s account. For several doors, a machine of its own should hold the office.</source>
        <translation>Para un solo portátil en manos de confianza. Su oficina guarda el secreto de cliente cifrado y aparte de la puerta, pero quien tenga este portátil puede llegar a la cuenta del organizador. Con varias puertas, la oficina debe estar en un equipo propio.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Redirect address, as registered at the service</source>
        <translation>URL de redirección, como está registrada en el servicio</translation>
    </message>
    <message>
        <source>The host’s own laptop</source>
        <translation>El portátil del organizador</translation>
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
        <translation>Conectando…</translation>
    </message>
    <message>
        <source>Leaving…</source>
        <translation>Desconectando…</translation>
    </message>
    <message>
        <source>The hub has not answered yet. Look whether it runs, and whether this machine is in the same network. If you close this, scanning goes on.</source>
        <translation>El hub no ha respondido aún. Comprobar que funciona y que este equipo está en la misma red. Si se cierra esto, se sigue escaneando.</translation>
    </message>
</context>
<context>
    <name>HubSheet</name>
    <message>
        <source>Join</source>
        <translation>Conectar</translation>
    </message>
    <message>
        <source>Leave the hub…</source>
        <translation>Dejar el hub…</translation>
    </message>
    <message>
        <source>Other doors</source>
        <translation>Otras puertas</translation>
    </message>
    <message>
        <source>This code pairs a door with the office: Manager, “Sign in”.</source>
        <translation>Este código vincula una puerta con la oficina: Gestión, «Iniciar sesión».</translation>
    </message>
    <message>
        <source>This is not a hub’s code: the machine that runs the hub shows it.</source>
        <translation>No es el código de un hub: lo muestra el equipo en el que funciona el hub.</translation>
    </message>
    <message>
        <source>This link is not whole, or made for a newer Kiosk: copy all of it.</source>
        <translation>Este enlace no está completo o es para un Kiosk más nuevo: copiarlo entero.</translation>
    </message>
</context>
<context>
    <name>IncidentsPresenter</name>
    <message>
        <source>Only a supervisor can resolve this.</source>
        <translation>Solo el responsable puede resolver esto.</translation>
    </message>
</context>
<context>
    <name>IncidentsSheet</name>
    <message>
        <source>Needs attention</source>
        <translation>Por resolver</translation>
    </message>
    <message>
        <source>Needs attention · {n}</source>
        <translation>Por resolver · {n}</translation>
    </message>
    <message>
        <source>Nothing needs attention.</source>
        <translation>Nada por resolver.</translation>
    </message>
</context>
<context>
    <name>LastVerdictBar</name>
    <message>
        <source>NOT READY</source>
        <translation>NO LISTO</translation>
    </message>
    <message>
        <source>Ready for the next guest</source>
        <translation>Listo para el siguiente</translation>
    </message>
</context>
<context>
    <name>LinkSheet</name>
    <message>
        <source>Another code was read: it is tried next.</source>
        <translation>Se ha leído otro código: se prueba a continuación.</translation>
    </message>
    <message>
        <source>Hold the code up to the camera, or paste the link first.</source>
        <translation>Primero, poner el código ante la cámara o pegar el enlace.</translation>
    </message>
    <message>
        <source>Or paste the pairing link</source>
        <translation>O pegar el enlace de vinculación</translation>
    </message>
</context>
<context>
    <name>ManagerPresenter</name>
    <message numerus="yes">
        <source>%n check-in(s) not sent yet</source>
        <translation>
            <numerusform>%n check-in sin enviar</numerusform>
            <numerusform>%n check-ins sin enviar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n check-in(s) refused by the service</source>
        <translation>
            <numerusform>%n check-in rechazado por el servicio</numerusform>
            <numerusform>%n check-ins rechazados por el servicio</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guest(s) still waiting aside</source>
        <translation>
            <numerusform>%n asistente sigue aparte</numerusform>
            <numerusform>%n asistentes siguen aparte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) still need attention</source>
        <translation>
            <numerusform>%n asunto por resolver</numerusform>
            <numerusform>%n asuntos por resolver</numerusform>
        </translation>
    </message>
    <message>
        <source>All of it is kept on this machine, and is here again when Kiosk opens.</source>
        <translation>Todo queda guardado en este equipo y vuelve al abrir Kiosk.</translation>
    </message>
    <message>
        <source>Change this door</source>
        <translation>Cambiar esta puerta</translation>
    </message>
    <message>
        <source>Changing this door needs a supervisor.</source>
        <translation>Solo el responsable puede cambiar esta puerta.</translation>
    </message>
    <message>
        <source>Check-ins are sent when Kiosk runs here again with a connection.</source>
        <translation>Los check-ins se envían cuando Kiosk vuelva a abrirse aquí con conexión.</translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>Cerrar igualmente</translation>
    </message>
    <message>
        <source>Keep it open</source>
        <translation>Dejarlo abierto</translation>
    </message>
    <message>
        <source>Move to another computer</source>
        <translation>Trasladar a otro equipo</translation>
    </message>
    <message>
        <source>Only a supervisor can close Kiosk.</source>
        <translation>Solo el responsable puede cerrar Kiosk.</translation>
    </message>
    <message>
        <source>Only a supervisor can move this door to another computer.</source>
        <translation>Solo el responsable puede trasladar esta puerta a otro equipo.</translation>
    </message>
    <message>
        <source>Only a supervisor can open the manager’s menu.</source>
        <translation>Solo el responsable puede abrir Gestión.</translation>
    </message>
    <message>
        <source>Only a supervisor can sign this door in.</source>
        <translation>Solo el responsable puede iniciar sesión aquí.</translation>
    </message>
    <message>
        <source>Only a supervisor can try a staff ticket.</source>
        <translation>Solo el responsable puede probar entradas de personal.</translation>
    </message>
    <message>
        <source>Other doors…</source>
        <translation>Otras puertas…</translation>
    </message>
    <message>
        <source>Refresh the list now</source>
        <translation>Actualizar la lista ahora</translation>
    </message>
    <message>
        <source>Show what is not sent yet</source>
        <translation>Ver lo que está sin enviar</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>Iniciar sesión</translation>
    </message>
    <message>
        <source>The file with the rules was damaged. Ask a supervisor about every guest. The manager’s menu stays closed until the host sets the rules again on this machine and Kiosk is restarted.</source>
        <translation>El archivo de reglas estaba dañado. Consultar al responsable con cada asistente. Gestión sigue cerrada hasta que el organizador fije otra vez las reglas en este equipo y se reinicie Kiosk.</translation>
    </message>
    <message>
        <source>This door’s rules were lost</source>
        <translation>Se han perdido las reglas de esta puerta</translation>
    </message>
</context>
<context>
    <name>ManagerSheet</name>
    <message>
        <source>Arrivals</source>
        <translation>Llegadas</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Cámara</translation>
    </message>
    <message>
        <source>Choose the event</source>
        <translation>Elegir evento</translation>
    </message>
    <message>
        <source>Close Kiosk</source>
        <translation>Cerrar Kiosk</translation>
    </message>
    <message>
        <source>Guest list</source>
        <translation>Lista de asistentes</translation>
    </message>
    <message>
        <source>Hand scanner</source>
        <translation>Lector de mano</translation>
    </message>
    <message>
        <source>Is everything ready?</source>
        <translation>¿Está todo listo?</translation>
    </message>
    <message>
        <source>Let in without a ticket</source>
        <translation>Admitir sin entrada</translation>
    </message>
    <message>
        <source>Manager</source>
        <translation>Gestión</translation>
    </message>
    <message>
        <source>Move to another computer</source>
        <translation>Trasladar a otro equipo</translation>
    </message>
    <message>
        <source>Needs attention</source>
        <translation>Por resolver</translation>
    </message>
    <message>
        <source>New discount code</source>
        <translation>Nuevo descuento</translation>
    </message>
    <message>
        <source>Not sent yet</source>
        <translation>Sin enviar</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>Iniciar sesión</translation>
    </message>
    <message>
        <source>This door</source>
        <translation>Esta puerta</translation>
    </message>
</context>
<context>
    <name>NamesButton</name>
    <message>
        <source>Hide names</source>
        <translation>Ocultar nombres</translation>
    </message>
    <message>
        <source>Show names</source>
        <translation>Mostrar nombres</translation>
    </message>
</context>
<context>
    <name>NamesQuestion</name>
    <message>
        <source>Can guests see this screen?</source>
        <translation>¿El público ve esta pantalla?</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Then names can be cut to their first letters.</source>
        <translation>Entonces, los nombres se pueden reducir a iniciales.</translation>
    </message>
    <message>
        <source>Yes: hide names</source>
        <translation>Sí: ocultar nombres</translation>
    </message>
</context>
<context>
    <name>NotOpenedWindow</name>
    <message>
        <source>Close Kiosk</source>
        <translation>Cerrar Kiosk</translation>
    </message>
    <message>
        <source>Do what it says here, then try again. If that does not help, restart this machine, start Kiosk again and call the host. Until then, let guests in at another door.</source>
        <translation>Hacer lo que se indica aquí y reintentar. Si no ayuda, reiniciar este equipo, abrir Kiosk otra vez y llamar al organizador. Hasta entonces, dejar pasar por otra puerta.</translation>
    </message>
    <message>
        <source>Kiosk could not open this door again. Nobody can scan here now; nothing that was recorded is lost.</source>
        <translation>Kiosk no ha podido reabrir esta puerta. Ahora aquí no se puede escanear; no se ha perdido nada de lo registrado.</translation>
    </message>
    <message>
        <source>Kiosk · this door is not open</source>
        <translation>Kiosk · esta puerta no está abierta</translation>
    </message>
    <message>
        <source>This door is not open</source>
        <translation>Esta puerta no está abierta</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
</context>
<context>
    <name>NotePresenter</name>
    <message>
        <source>A note was not saved</source>
        <translation>No se ha guardado una nota</translation>
    </message>
    <message>
        <source>Not saved: this machine cannot write it down. Try again.</source>
        <translation>No se ha guardado: este equipo no puede escribirlo. Probar otra vez.</translation>
    </message>
    <message>
        <source>The note cannot be changed now</source>
        <translation>Ahora no se puede cambiar la nota</translation>
    </message>
    <message>
        <source>The note on {name} was not saved</source>
        <translation>No se ha guardado la nota sobre {name}</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>What is noted cannot be read on this machine. Try again.</source>
        <translation>Lo anotado no se puede leer en este equipo. Probar otra vez.</translation>
    </message>
</context>
<context>
    <name>NoteSheet</name>
    <message>
        <source>Alert the door</source>
        <translation>Avisar en la puerta</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>No alert</source>
        <translation>Sin aviso</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Note on a guest</source>
        <translation>Nota sobre un asistente</translation>
    </message>
    <message>
        <source>Remove the note</source>
        <translation>Quitar la nota</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>When this guest is let in</source>
        <translation>Cuando se admita a este asistente</translation>
    </message>
    <message>
        <source>With an alert, the green screen shows the note and a sound is played.</source>
        <translation>Con aviso, la pantalla verde muestra la nota y suena un aviso.</translation>
    </message>
</context>
<context>
    <name>OffListSheet</name>
    <message>
        <source>For somebody who has no ticket. Search by name first.</source>
        <translation>Para quien no tiene entrada. Antes, buscar por nombre.</translation>
    </message>
    <message>
        <source>Let in</source>
        <translation>Admitir</translation>
    </message>
    <message>
        <source>Let in without a ticket</source>
        <translation>Admitir sin entrada</translation>
    </message>
    <message>
        <source>Name, if they give one</source>
        <translation>Nombre, si lo da</translation>
    </message>
</context>
<context>
    <name>OfficePresenter</name>
    <message>
        <source>Kiosk pairs the door with it again, and reopens it by itself. Nothing recorded is lost, but take care of anybody waiting aside first.</source>
        <translation>Kiosk vincula otra vez la puerta con ella y la reabre por sí solo. No se pierde nada de lo registrado, pero antes hay que atender a quien espere aparte.</translation>
    </message>
    <message>
        <source>Pair again</source>
        <translation>Vincular otra vez</translation>
    </message>
    <message>
        <source>Pairing…</source>
        <translation>Vinculando…</translation>
    </message>
    <message>
        <source>Setting the office up…</source>
        <translation>Configurando la oficina…</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>Iniciar sesión</translation>
    </message>
    <message>
        <source>The office of this machine does not know this door any more.</source>
        <translation>La oficina de este equipo ya no conoce esta puerta.</translation>
    </message>
    <message>
        <source>The office of this machine has another certificate than before.</source>
        <translation>La oficina de este equipo tiene un certificado distinto al de antes.</translation>
    </message>
</context>
<context>
    <name>OfficeSheet</name>
    <message>
        <source>Another office</source>
        <translation>Otra oficina</translation>
    </message>
    <message>
        <source>Client ID</source>
        <translation>ID de cliente</translation>
    </message>
    <message>
        <source>Client secret</source>
        <translation>Secreto de cliente</translation>
    </message>
    <message>
        <source>Enter the client ID and the client secret first: the service shows both to the host.</source>
        <translation>Primero, el ID y el secreto de cliente: el servicio se los muestra al organizador.</translation>
    </message>
    <message>
        <source>Enter the redirect address first: one that is registered at the service.</source>
        <translation>Primero, la URL de redirección: una que esté registrada en el servicio.</translation>
    </message>
    <message>
        <source>Redirect address, as registered at the service</source>
        <translation>URL de redirección, como está registrada en el servicio</translation>
    </message>
    <message>
        <source>Set this machine’s office up again</source>
        <translation>Reconfigurar la oficina de este equipo</translation>
    </message>
    <message>
        <source>Set up again</source>
        <translation>Reconfigurar</translation>
    </message>
    <message>
        <source>Type client ID and secret as the service shows them to the host, who then signs in. Kiosk reopens this door by itself. Nothing recorded is lost, but take care of anybody waiting aside first.</source>
        <translation>Escribir el ID y el secreto de cliente como el servicio se los muestra al organizador, que luego inicia sesión. Kiosk reabre esta puerta por sí solo. No se pierde nada de lo registrado, pero antes hay que atender a quien espere aparte.</translation>
    </message>
</context>
<context>
    <name>OrdersPresenter</name>
    <message>
        <source>Close what is open first. Then F8 undoes the last admission.</source>
        <translation>Cerrar antes lo que está abierto. Después, F8 deshace el último acceso.</translation>
    </message>
    <message>
        <source>Nobody was let in at this door this evening.</source>
        <translation>Esta noche no ha pasado nadie por esta puerta.</translation>
    </message>
</context>
<context>
    <name>OutboxEntrySheet</name>
    <message>
        <source>Give up</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Give up: why?</source>
        <translation>Descartar: ¿por qué?</translation>
    </message>
    <message>
        <source>Let in at {time} · {tried}</source>
        <translation>Acceso: {time} · {tried}</translation>
    </message>
    <message>
        <source>Nothing to do: sent automatically when the connection is back.</source>
        <translation>Nada que hacer: se envía automáticamente cuando vuelva la conexión.</translation>
    </message>
    <message>
        <source>Open guest</source>
        <translation>Abrir ficha</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Rechazado</translation>
    </message>
    <message>
        <source>Send again</source>
        <translation>Enviar otra vez</translation>
    </message>
    <message>
        <source>The guest is inside, and this door knows it. Ask the host about the ticket, then send it again or give up. If you give up, the service never learns that the guest came in.</source>
        <translation>El asistente está dentro, y esta puerta lo sabe. Preguntar al organizador por la entrada y luego enviar otra vez o descartar. Si se descarta, el servicio nunca sabrá que ha entrado.</translation>
    </message>
    <message>
        <source>The service refuses several in the same way, so it is probably not this ticket. Kiosk tries again automatically. If the host says so, give it up here.</source>
        <translation>El servicio rechaza varios de la misma forma, así que no será por esta entrada. Kiosk reintenta automáticamente. Si el organizador lo dice, descartarlo aquí.</translation>
    </message>
    <message>
        <source>Waiting to be sent</source>
        <translation>Pendiente de envío</translation>
    </message>
</context>
<context>
    <name>OutboxPresenter</name>
    <message>
        <source>Only a supervisor can give up on this.</source>
        <translation>Solo el responsable puede descartar esto.</translation>
    </message>
</context>
<context>
    <name>OutboxSheet</name>
    <message>
        <source>Not sent yet</source>
        <translation>Sin enviar</translation>
    </message>
    <message>
        <source>Refused · {n}</source>
        <translation>Rechazados · {n}</translation>
    </message>
    <message>
        <source>Send now</source>
        <translation>Enviar ahora</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>Enviando…</translation>
    </message>
    <message>
        <source>The service refuses these. The guests are inside. Open one to send it again or to give up.</source>
        <translation>El servicio rechaza estos. Los asistentes están dentro. Abrir uno para enviarlo otra vez o descartarlo.</translation>
    </message>
    <message>
        <source>The service took every check-in that was sent.</source>
        <translation>El servicio ha aceptado todos los check-ins enviados.</translation>
    </message>
    <message>
        <source>Waiting · {n}</source>
        <translation>En espera · {n}</translation>
    </message>
</context>
<context>
    <name>PairPresenter</name>
    <message>
        <source>Another office answers than the one this door is paired with.</source>
        <translation>Responde otra oficina, no la que está vinculada con esta puerta.</translation>
    </message>
    <message>
        <source>Looking for the office…</source>
        <translation>Buscando la oficina…</translation>
    </message>
    <message>
        <source>Pairing…</source>
        <translation>Vinculando…</translation>
    </message>
    <message>
        <source>The office does not know this door any more.</source>
        <translation>La oficina ya no conoce esta puerta.</translation>
    </message>
    <message>
        <source>The office has not answered yet. Look whether it runs, and whether this machine is in the same network. If you close this, scanning goes on.</source>
        <translation>La oficina aún no ha respondido. Comprobar que está en marcha y que este equipo está en la misma red. Si se cierra esto, se sigue escaneando.</translation>
    </message>
</context>
<context>
    <name>PairSheet</name>
    <message>
        <source>Enter the code of ten letters and digits first: the office’s page shows it.</source>
        <translation>Primero, el código de diez letras y cifras: está en la página de la oficina.</translation>
    </message>
    <message>
        <source>Enter the office’s address first, as its page shows it: a host and a port.</source>
        <translation>Primero, la dirección de la oficina, como sale en su página: servidor y puerto.</translation>
    </message>
    <message>
        <source>Hold the QR code of the office’s page up to this camera. The host makes one with “Pair a door”; each is good for one door, and for ten minutes.</source>
        <translation>Poner ante esta cámara el código QR de la página de la oficina. El organizador lo crea con «Pair a door»; cada uno vale para una puerta y durante diez minutos.</translation>
    </message>
    <message>
        <source>Hold the QR code up to the camera, or scan it: the host makes one on the office’s page with “Pair a door”. Kiosk then reopens this door by itself. Nothing recorded is lost, but take care of anybody waiting aside first.</source>
        <translation>Poner el código QR ante la cámara o escanearlo: el organizador lo crea en la página de la oficina con «Pair a door». Después, Kiosk reabre esta puerta por sí solo. No se pierde nada de lo registrado, pero antes hay que atender a quien espere aparte.</translation>
    </message>
    <message>
        <source>Or type the office’s address</source>
        <translation>O escribir la dirección de la oficina</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Vincular</translation>
    </message>
    <message>
        <source>Pair with the office</source>
        <translation>Vincular con la oficina</translation>
    </message>
    <message>
        <source>Then this is not the office: nothing was sent. Look at its address once more.</source>
        <translation>Entonces no es la oficina: no se ha enviado nada. Revisar su dirección.</translation>
    </message>
    <message>
        <source>They are the same</source>
        <translation>Son iguales</translation>
    </message>
    <message>
        <source>They differ</source>
        <translation>Son distintas</translation>
    </message>
    <message>
        <source>This code links doors. Show it again once this door is open: Manager, “This door”.</source>
        <translation>Este código conecta puertas. Mostrarlo otra vez cuando esta puerta esté abierta: Gestión, «Esta puerta».</translation>
    </message>
    <message>
        <source>This door is paired. Close this, and Kiosk reopens it.</source>
        <translation>Esta puerta está vinculada. Al cerrar esto, Kiosk la reabre.</translation>
    </message>
    <message>
        <source>This is not a pairing code: the host’s page shows it.</source>
        <translation>No es un código de vinculación: está en la página del organizador.</translation>
    </message>
    <message>
        <source>This is not a pairing link: copy all of it from the office’s page.</source>
        <translation>No es un enlace de vinculación: copiarlo entero de la página de la oficina.</translation>
    </message>
    <message>
        <source>This pairing code was made for a newer Kiosk: update this program.</source>
        <translation>Este código de vinculación es para un Kiosk más nuevo: actualizar este programa.</translation>
    </message>
    <message>
        <source>Whoever answers at {address} shows this fingerprint. Compare it with the one on the office’s page: the code is sent only if they are the same.</source>
        <translation>Quien responde en {address} muestra esta huella. Compararla con la de la página de la oficina: el código solo se envía si son iguales.</translation>
    </message>
    <message>
        <source>… and the code</source>
        <translation>… y el código</translation>
    </message>
</context>
<context>
    <name>PassphraseSheet</name>
    <message>
        <source>Choose a passphrase</source>
        <translation>Elegir una contraseña</translation>
    </message>
    <message>
        <source>Close Kiosk</source>
        <translation>Cerrar Kiosk</translation>
    </message>
    <message>
        <source>First type the passphrase.</source>
        <translation>Primero, la contraseña.</translation>
    </message>
    <message>
        <source>It locks what Kiosk keeps on this machine, and is asked for at every start. Write it down: without it nobody can open what is recorded here.</source>
        <translation>Protege lo que Kiosk guarda en este equipo y se pide en cada arranque. Conviene apuntarla: sin ella nadie puede abrir lo registrado aquí.</translation>
    </message>
    <message>
        <source>Open the door</source>
        <translation>Abrir la puerta</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Contraseña</translation>
    </message>
    <message>
        <source>That is not the right passphrase. Try again.</source>
        <translation>No es la contraseña correcta. Probar otra vez.</translation>
    </message>
    <message numerus="yes">
        <source>The passphrase needs %n characters or more.</source>
        <translation>
            <numerusform>La contraseña necesita al menos %n carácter.</numerusform>
            <numerusform>La contraseña necesita al menos %n caracteres.</numerusform>
        </translation>
    </message>
    <message>
        <source>The same once more</source>
        <translation>La misma otra vez</translation>
    </message>
    <message>
        <source>The two passphrases are not the same.</source>
        <translation>Las dos contraseñas no coinciden.</translation>
    </message>
    <message>
        <source>This door is locked</source>
        <translation>Esta puerta está bloqueada</translation>
    </message>
    <message>
        <source>Type the passphrase to open it. If you do not know it, ask the manager. Nothing that was recorded is lost.</source>
        <translation>Escribirla para abrir. Si no se conoce, consultar al responsable. No se ha perdido nada de lo registrado.</translation>
    </message>
</context>
<context>
    <name>PassphraseWindow</name>
    <message>
        <source>Kiosk · passphrase</source>
        <translation>Kiosk · contraseña</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>Abriendo…</translation>
    </message>
</context>
<context>
    <name>PicturesPresenter</name>
    <message numerus="yes">
        <source>%n codes in this picture: the one in the middle was read</source>
        <translation>
            <numerusform>%n código en esta imagen: se ha leído el del centro</numerusform>
            <numerusform>%n códigos en esta imagen: se ha leído el del centro</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more left out: drop them again</source>
        <translation>
            <numerusform>%n más sin leer: soltarla otra vez</numerusform>
            <numerusform>%n más sin leer: soltarlas otra vez</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pictures read, {codes} with a code</source>
        <translation>
            <numerusform>%n imagen leída, {codes} con código</numerusform>
            <numerusform>%n imágenes leídas, {codes} con código</numerusform>
        </translation>
    </message>
    <message>
        <source>No code in this picture</source>
        <translation>No hay código en esta imagen</translation>
    </message>
    <message>
        <source>Reading the picture</source>
        <translation>Leyendo la imagen</translation>
    </message>
    <message>
        <source>This file cannot be opened</source>
        <translation>Este archivo no se puede abrir</translation>
    </message>
    <message>
        <source>This is not a picture: drop a screenshot of the code</source>
        <translation>No es una imagen: soltar una captura del código</translation>
    </message>
    <message>
        <source>This picture is damaged: ask for it again</source>
        <translation>Esta imagen está dañada: pedirla otra vez</translation>
    </message>
    <message>
        <source>This picture is too large: drop a screenshot of the code</source>
        <translation>Imagen demasiado grande: soltar una captura del código</translation>
    </message>
    <message>
        <source>This picture took too long to read</source>
        <translation>Esta imagen ha tardado demasiado en leerse</translation>
    </message>
</context>
<context>
    <name>PinField</name>
    <message numerus="yes">
        <source>%n digit(s)</source>
        <translation>
            <numerusform>%n cifra</numerusform>
            <numerusform>%n cifras</numerusform>
        </translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>Supervisor’s PIN</source>
        <translation>PIN del responsable</translation>
    </message>
</context>
<context>
    <name>PinPad</name>
    <message>
        <source>Enter</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Take off the last digit</source>
        <translation>Borrar la última cifra</translation>
    </message>
</context>
<context>
    <name>PinSheet</name>
    <message numerus="yes">
        <source>A PIN has %n digits or more.</source>
        <translation>
            <numerusform>Un PIN tiene al menos %n cifra.</numerusform>
            <numerusform>Un PIN tiene al menos %n cifras.</numerusform>
        </translation>
    </message>
    <message>
        <source>Checking the PIN…</source>
        <translation>Comprobando el PIN…</translation>
    </message>
    <message>
        <source>Now the supervisor’s PIN.</source>
        <translation>Ahora, el PIN del responsable.</translation>
    </message>
    <message>
        <source>The PIN can be tried again.</source>
        <translation>Ya se puede probar otra vez el PIN.</translation>
    </message>
    <message>
        <source>{why} The next one can be tried in {time}.</source>
        <translation>{why} Próximo intento en {time}.</translation>
    </message>
</context>
<context>
    <name>ProbePresenter</name>
    <message>
        <source>Checking it in…</source>
        <translation>Haciendo el check-in…</translation>
    </message>
    <message>
        <source>Looking it up…</source>
        <translation>Comprobando…</translation>
    </message>
    <message>
        <source>Somebody came in or went out on this ticket at this door: take another.</source>
        <translation>Con esta entrada ya ha entrado o salido alguien por esta puerta: usar otra.</translation>
    </message>
    <message>
        <source>This did not work: a fault in the program. Try it once more.</source>
        <translation>No ha funcionado: un fallo del programa. Probar otra vez.</translation>
    </message>
    <message>
        <source>This door would not let it in: {why}. Take another ticket.</source>
        <translation>Esta puerta no la dejaría pasar: {why}. Usar otra entrada.</translation>
    </message>
</context>
<context>
    <name>ProbeSheet</name>
    <message>
        <source>Check it in</source>
        <translation>Hacer check-in</translation>
    </message>
    <message>
        <source>Hold a staff ticket up to the camera or the hand scanner: one that this door would let in, and that nobody used. It tells what the first guest will meet.</source>
        <translation>Poner una entrada de personal ante la cámara o el lector de mano: una que pase por esta puerta y que nadie haya usado. Muestra lo que se encontrará el primer asistente.</translation>
    </message>
    <message>
        <source>Hold a ticket up, or type its code first.</source>
        <translation>Primero, mostrar una entrada o escribir su código.</translation>
    </message>
    <message>
        <source>Look it up</source>
        <translation>Comprobar</translation>
    </message>
    <message>
        <source>Or type its code</source>
        <translation>O escribir su código</translation>
    </message>
    <message>
        <source>This ticket is checked in at the service, for real and twice. Whoever it is for counts as inside there; nothing is recorded at this door.</source>
        <translation>Con esta entrada se hace check-in en el servicio, de verdad y dos veces. Su titular cuenta allí como dentro; en esta puerta no se registra nada.</translation>
    </message>
    <message>
        <source>Try a staff ticket</source>
        <translation>Probar entrada de personal</translation>
    </message>
</context>
<context>
    <name>ReadinessSheet</name>
    <message numerus="yes">
        <source>%n thing(s) should be mended before the doors open.</source>
        <translation>
            <numerusform>Hay %n cosa que arreglar antes de abrir.</numerusform>
            <numerusform>Hay %n cosas que arreglar antes de abrir.</numerusform>
        </translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Revisar otra vez</translation>
    </message>
    <message>
        <source>Checking everything…</source>
        <translation>Revisando todo…</translation>
    </message>
    <message>
        <source>Everything is ready.</source>
        <translation>Todo está listo.</translation>
    </message>
    <message>
        <source>Is everything ready?</source>
        <translation>¿Está todo listo?</translation>
    </message>
    <message>
        <source>Try a staff ticket</source>
        <translation>Probar entrada de personal</translation>
    </message>
</context>
<context>
    <name>ReadyPresenter</name>
    <message>
        <source>Camera, hand scanner and keyboard are ready</source>
        <translation>Cámara, lector de mano y teclado, listos</translation>
    </message>
    <message>
        <source>Hand scanner and keyboard are ready</source>
        <translation>Lector de mano y teclado, listos</translation>
    </message>
    <message>
        <source>You can scan. Nothing is sent: this machine does not know the ticketing service.</source>
        <translation>Se puede escanear. No se envía nada: este equipo no conoce el servicio de entradas.</translation>
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
        <translation>O escribir otro motivo</translation>
    </message>
    <message>
        <source>Why, in your own words</source>
        <translation>Escribir el motivo</translation>
    </message>
</context>
<context>
    <name>RecentScans</name>
    <message>
        <source>All scans</source>
        <translation>Todos los escaneos</translation>
    </message>
    <message>
        <source>Nothing scanned yet. Hold a ticket in front of the camera.</source>
        <translation>Aún no se ha escaneado nada. Poner una entrada ante la cámara.</translation>
    </message>
    <message>
        <source>Nothing scanned yet. Scan a ticket, or type its code or a name.</source>
        <translation>Aún no se ha escaneado nada. Escanear una entrada, o escribir su código o un nombre.</translation>
    </message>
    <message>
        <source>Recent scans</source>
        <translation>Últimos escaneos</translation>
    </message>
</context>
<context>
    <name>RehearsalBar</name>
    <message>
        <source>REHEARSAL</source>
        <translation>ENSAYO</translation>
    </message>
    <message>
        <source>REHEARSAL · invented guests, nobody is really checked in</source>
        <translation>ENSAYO · asistentes inventados, no se hace ningún check-in real</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message numerus="yes">
        <source>%n guest(s)</source>
        <translation>
            <numerusform>%n asistente</numerusform>
            <numerusform>%n asistentes</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter opens, arrow keys choose</source>
        <translation>Enter abre, las flechas eligen</translation>
    </message>
    <message>
        <source>Go on typing: a name, an e-mail, an order or a ticket id.</source>
        <translation>Seguir escribiendo: nombre, correo, pedido o n.º de entrada.</translation>
    </message>
    <message>
        <source>Let in without a ticket</source>
        <translation>Admitir sin entrada</translation>
    </message>
    <message>
        <source>No guest</source>
        <translation>Nadie</translation>
    </message>
    <message>
        <source>Nobody found by “{query}”.
Try the e-mail, the order or the ticket id.</source>
        <translation>Nadie con «{query}».
Probar con el correo, el pedido o el n.º de entrada.</translation>
    </message>
    <message>
        <source>Refresh the guest list</source>
        <translation>Actualizar la lista</translation>
    </message>
    <message>
        <source>Refreshing the guest list…</source>
        <translation>Actualizando la lista…</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Step aside</source>
        <translation>Apartar</translation>
    </message>
    <message>
        <source>The guest list is not loaded yet.
Whoever you search for may be on it.</source>
        <translation>La lista de asistentes aún no se ha cargado.
Quien se busca puede estar en ella.</translation>
    </message>
    <message>
        <source>The search failed: this machine’s disk cannot be read.</source>
        <translation>La búsqueda ha fallado: no se puede leer el disco de este equipo.</translation>
    </message>
    <message>
        <source>Try again. If it fails again, tell the host.</source>
        <translation>Volver a intentarlo. Si falla otra vez, avisar al organizador.</translation>
    </message>
</context>
<context>
    <name>ScansSheet</name>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>All scans</source>
        <translation>Todos los escaneos</translation>
    </message>
    <message>
        <source>Let in</source>
        <translation>Admitidos</translation>
    </message>
    <message>
        <source>Name, time, door, or who was on duty</source>
        <translation>Nombre, hora, puerta o quién estaba de turno</translation>
    </message>
    <message>
        <source>No scan found.</source>
        <translation>Ningún escaneo encontrado.</translation>
    </message>
    <message>
        <source>Not let in</source>
        <translation>No admitidos</translation>
    </message>
    <message>
        <source>Nothing scanned yet.</source>
        <translation>Aún no se ha escaneado nada.</translation>
    </message>
</context>
<context>
    <name>ScreenPresenter</name>
    <message>
        <source>No event chosen</source>
        <translation>Sin evento elegido</translation>
    </message>
    <message>
        <source>Recorded before the restart and not shown: {n}. See the recent scans</source>
        <translation>Registrado antes del reinicio y no mostrado: {n}. Ver los últimos escaneos</translation>
    </message>
</context>
<context>
    <name>SearchPresenter</name>
    <message>
        <source>More than one ticket has this code. Choosing one opens it.</source>
        <translation>Varias entradas tienen este código. Al elegir una, se abre.</translation>
    </message>
    <message>
        <source>Several were refused. Choose a guest for the supervisor.</source>
        <translation>Hay varios rechazados. Elegir uno para el responsable.</translation>
    </message>
    <message>
        <source>The guest list on this machine does not have this ticket, or cannot be read now.</source>
        <translation>La lista de asistentes de este equipo no tiene esta entrada o ahora no se puede leer.</translation>
    </message>
    <message>
        <source>This guest cannot be shown</source>
        <translation>No se puede mostrar este asistente</translation>
    </message>
</context>
<context>
    <name>SettingsSheet</name>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>For where guests can see the screen: names are cut to their first letters.</source>
        <translation>Si el público ve la pantalla: los nombres se reducen a iniciales.</translation>
    </message>
    <message>
        <source>Full screen, and a supervisor’s PIN to close it.</source>
        <translation>Pantalla completa, y el PIN del responsable para cerrarla.</translation>
    </message>
    <message>
        <source>Full screen. Nobody has a PIN here yet, so anybody can close it.</source>
        <translation>Pantalla completa. Aquí nadie tiene PIN aún: cualquiera puede cerrarla.</translation>
    </message>
    <message>
        <source>Guests’ names</source>
        <translation>Nombres de asistentes</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Ocultos</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Kiosk mode</source>
        <translation>Modo quiosco</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Animación</translation>
    </message>
    <message>
        <source>Muted</source>
        <translation>Silencio</translation>
    </message>
    <message>
        <source>Now at {percent}.</source>
        <translation>Ahora al {percent}.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Show result for</source>
        <translation>Mostrar resultado</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Visibles</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sonido</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>The screen opens again in that language.</source>
        <translation>La pantalla se vuelve a abrir en ese idioma.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Times are told in {zone}, where it is {time} now. If that is wrong, tell the host.</source>
        <translation>Se usa la hora de {zone} (ahora {time}). Si no es correcta, avisar al organizador.</translation>
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
        <translation>Otro motivo</translation>
    </message>
    <message>
        <source>Needs attention</source>
        <translation>Por resolver</translation>
    </message>
    <message>
        <source>Open guest</source>
        <translation>Abrir ficha</translation>
    </message>
    <message>
        <source>Resolve</source>
        <translation>Resolver</translation>
    </message>
    <message>
        <source>Resolve: why?</source>
        <translation>Resolver: ¿por qué?</translation>
    </message>
    <message>
        <source>Ticket</source>
        <translation>Entrada</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>SignInPresenter</name>
    <message>
        <source>A rehearsal needs no sign-in: it has a ticketing service of its own.</source>
        <translation>Un ensayo no necesita iniciar sesión: tiene su propio servicio de entradas.</translation>
    </message>
    <message>
        <source>Asking the office…</source>
        <translation>Preguntando a la oficina…</translation>
    </message>
    <message>
        <source>No address of the ticketing service is set on this machine, or its access token is damaged. Close Kiosk, and ask the host to set this machine up.</source>
        <translation>Este equipo no tiene la dirección del servicio de entradas, o su token de acceso está dañado. Cerrar Kiosk y pedir al organizador que configure este equipo.</translation>
    </message>
    <message>
        <source>No address of the ticketing service is set on this machine, or its access token is damaged. Pair this door with the host’s office, or close Kiosk and ask the host to set this machine up.</source>
        <translation>Este equipo no tiene la dirección del servicio de entradas, o su token de acceso está dañado. Vincular esta puerta con la oficina del organizador, o cerrar Kiosk y pedir al organizador que configure este equipo.</translation>
    </message>
    <message>
        <source>Pair again</source>
        <translation>Vincular otra vez</translation>
    </message>
    <message>
        <source>Pair with an office</source>
        <translation>Vincular con una oficina</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>Iniciar sesión</translation>
    </message>
    <message>
        <source>Signed in. The token is of another account than the one before: from now on that account’s guest list counts. What the one before has not sent yet waits until it is signed in again.</source>
        <translation>Sesión iniciada. El token es de una cuenta distinta de la anterior: desde ahora vale la lista de asistentes de esa cuenta. Lo que la anterior tiene sin enviar espera hasta que vuelva a iniciar sesión.</translation>
    </message>
    <message>
        <source>Signed in. What was not sent yet is sent now.</source>
        <translation>Sesión iniciada. Lo que estaba sin enviar se envía ahora.</translation>
    </message>
    <message>
        <source>Signing in…</source>
        <translation>Iniciando sesión…</translation>
    </message>
    <message>
        <source>The office is signed in.</source>
        <translation>La oficina ha iniciado sesión.</translation>
    </message>
    <message>
        <source>This door gets its access tokens from the host’s office. Ask the host to sign in there; Kiosk goes on by itself.</source>
        <translation>Esta puerta recibe sus tokens de acceso de la oficina del organizador. Pedirle que inicie sesión allí; Kiosk sigue por sí solo.</translation>
    </message>
    <message>
        <source>This is good until Kiosk is closed: another sign-in is set on this machine, and goes first at the next start. Tell the host.</source>
        <translation>Vale hasta que se cierre Kiosk: en este equipo hay otra sesión configurada, que tiene prioridad en el próximo inicio. Avisar al organizador.</translation>
    </message>
    <message>
        <source>This machine’s keyring does not take the token: it is good until Kiosk is closed.</source>
        <translation>El llavero de este equipo no guarda el token: vale hasta que se cierre Kiosk.</translation>
    </message>
</context>
<context>
    <name>SignInSheet</name>
    <message>
        <source>Access token</source>
        <translation>Token de acceso</translation>
    </message>
    <message>
        <source>Address of the service</source>
        <translation>Dirección del servicio</translation>
    </message>
    <message>
        <source>Ask the host for an access token, and paste it here whole. Scanning goes on meanwhile.</source>
        <translation>Pedir al organizador un token de acceso y pegarlo aquí entero. Mientras tanto se sigue escaneando.</translation>
    </message>
    <message>
        <source>Enter the address of the service first: the host has it.</source>
        <translation>Primero, la dirección del servicio: la tiene el organizador.</translation>
    </message>
    <message>
        <source>Pair with an office</source>
        <translation>Vincular con una oficina</translation>
    </message>
    <message>
        <source>Paste the access token first, all of it.</source>
        <translation>Primero, pegar el token de acceso, entero.</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>Iniciar sesión</translation>
    </message>
    <message>
        <source>Sign in on this machine</source>
        <translation>Iniciar sesión en este equipo</translation>
    </message>
    <message>
        <source>Whoever has the token can check guests in: it goes into this machine’s keyring and nowhere else. If the keyring does not take it, it is good until Kiosk is closed.</source>
        <translation>Quien tenga el token puede hacer check-ins: va al llavero de este equipo y a ningún otro sitio. Si el llavero no lo guarda, vale hasta que se cierre Kiosk.</translation>
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
        <translation>Atrás</translation>
    </message>
    <message>
        <source>This did not work: a fault in the program. Try it once more.</source>
        <translation>No ha funcionado: un fallo del programa. Probar otra vez.</translation>
    </message>
</context>
<context>
    <name>Sounds</name>
    <message>
        <source>A part of the system that plays sound is missing.</source>
        <translation>Falta una parte del sistema que reproduce sonido.</translation>
    </message>
    <message>
        <source>No loudspeaker was found.</source>
        <translation>No hay ningún altavoz.</translation>
    </message>
    <message>
        <source>The loudspeaker cannot play the door’s sounds.</source>
        <translation>El altavoz no puede reproducir los sonidos de la puerta.</translation>
    </message>
    <message>
        <source>The loudspeaker does not answer.</source>
        <translation>El altavoz no responde.</translation>
    </message>
</context>
<context>
    <name>Sparkline</name>
    <message>
        <source>Arrivals of the last minutes: {counts}</source>
        <translation>Llegadas de los últimos minutos: {counts}</translation>
    </message>
    <message>
        <source>Arrivals, minute by minute</source>
        <translation>Llegadas, minuto a minuto</translation>
    </message>
</context>
<context>
    <name>StatusBar</name>
    <message>
        <source>This is an entry</source>
        <translation>Esto es una entrada</translation>
    </message>
    <message>
        <source>This is an exit</source>
        <translation>Esto es una salida</translation>
    </message>
</context>
<context>
    <name>StepAsidePresenter</name>
    <message>
        <source>Step aside: number {n}</source>
        <translation>Aparte: número {n}</translation>
    </message>
    <message>
        <source>Step aside: numbers {n}</source>
        <translation>Aparte: números {n}</translation>
    </message>
</context>
<context>
    <name>StepAsideSheet</name>
    <message>
        <source>Check again</source>
        <translation>Revisar otra vez</translation>
    </message>
    <message>
        <source>Done: left</source>
        <translation>Hecho: se ha ido</translation>
    </message>
    <message>
        <source>Done: let in</source>
        <translation>Hecho: ha entrado</translation>
    </message>
    <message>
        <source>Open guest</source>
        <translation>Abrir ficha</translation>
    </message>
    <message>
        <source>Step aside</source>
        <translation>Aparte</translation>
    </message>
    <message>
        <source>Supervisor lets them in…</source>
        <translation>Admite el responsable…</translation>
    </message>
    <message>
        <source>Which ticket?</source>
        <translation>¿Qué entrada?</translation>
    </message>
</context>
<context>
    <name>StepAsideStrip</name>
    <message>
        <source>Nobody waiting</source>
        <translation>Nadie en espera</translation>
    </message>
</context>
<context>
    <name>SupervisorSheet</name>
    <message>
        <source>Let in anyway</source>
        <translation>Admitir igualmente</translation>
    </message>
    <message>
        <source>Supervisor: {name}</source>
        <translation>Responsable: {name}</translation>
    </message>
    <message>
        <source>Undo admission</source>
        <translation>Deshacer acceso</translation>
    </message>
</context>
<context>
    <name>SupervisorsSheet</name>
    <message>
        <source>A PIN is {least} to {most} digits.</source>
        <translation>Un PIN tiene de {least} a {most} cifras.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>First the name.</source>
        <translation>Primero, el nombre.</translation>
    </message>
    <message>
        <source>Name, as it stands in every record</source>
        <translation>Nombre, tal como figura en los registros</translation>
    </message>
    <message>
        <source>New PIN, {least} to {most} digits</source>
        <translation>PIN nuevo, de {least} a {most} cifras</translation>
    </message>
    <message>
        <source>Nobody yet. Without a PIN anybody can open the manager’s menu.</source>
        <translation>Aún nadie. Sin PIN, cualquiera puede abrir Gestión.</translation>
    </message>
    <message>
        <source>PIN set just now</source>
        <translation>PIN recién fijado</translation>
    </message>
    <message>
        <source>Press Remove again: then nobody has a PIN, and anybody can open the manager’s menu.</source>
        <translation>Pulsar «Quitar» otra vez: nadie tendrá PIN y cualquiera podrá abrir Gestión.</translation>
    </message>
    <message>
        <source>Press Remove again: {name} has no PIN here then.</source>
        <translation>Pulsar «Quitar» otra vez: {name} ya no tendrá PIN aquí.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Guardando…</translation>
    </message>
    <message>
        <source>Set PIN</source>
        <translation>Fijar PIN</translation>
    </message>
    <message>
        <source>Supervisors and PINs</source>
        <translation>Responsables y PIN</translation>
    </message>
    <message>
        <source>The same PIN again</source>
        <translation>El mismo PIN otra vez</translation>
    </message>
    <message>
        <source>The two PINs are not the same.</source>
        <translation>Los dos PIN no coinciden.</translation>
    </message>
    <message>
        <source>Who has a PIN here</source>
        <translation>Quién tiene PIN aquí</translation>
    </message>
    <message>
        <source>has a PIN</source>
        <translation>tiene PIN</translation>
    </message>
    <message>
        <source>the PIN is damaged: set it again</source>
        <translation>PIN dañado: fijarlo de nuevo</translation>
    </message>
</context>
<context>
    <name>TakeOverPresenter</name>
    <message>
        <source>All files</source>
        <translation>Todos los archivos</translation>
    </message>
    <message>
        <source>Handover files</source>
        <translation>Archivos de traslado</translation>
    </message>
    <message>
        <source>Something went wrong. Try again, or call the host.</source>
        <translation>Algo ha fallado. Reintentar, o llamar al organizador.</translation>
    </message>
    <message>
        <source>The handover file</source>
        <translation>El archivo de traslado</translation>
    </message>
</context>
<context>
    <name>TakeOverSheet</name>
    <message numerus="yes">
        <source>%n check-in(s) not sent yet: this machine sends them.</source>
        <translation>
            <numerusform>%n check-in sin enviar: este equipo lo envía.</numerusform>
            <numerusform>%n check-ins sin enviar: este equipo los envía.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ticket(s) let in by both machines: see what needs attention.</source>
        <translation>
            <numerusform>%n entrada admitida por los dos equipos: ver lo que está por resolver.</numerusform>
            <numerusform>%n entradas admitidas por los dos equipos: ver lo que está por resolver.</numerusform>
        </translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Choose another file…</source>
        <translation>Elegir otro archivo…</translation>
    </message>
    <message>
        <source>Choose the file that the other machine wrote.</source>
        <translation>Elegir el archivo que escribió el otro equipo.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>First choose the file.</source>
        <translation>Primero, elegir el archivo.</translation>
    </message>
    <message>
        <source>First the passphrase that was given when the file was written.</source>
        <translation>Primero, la contraseña con la que se escribió el archivo.</translation>
    </message>
    <message>
        <source>From {door}, written {when}.&#x2028;&#x2028;Tickets: {tickets} · records: {rows} · not sent yet: {unsent}&#x2028;&#x2028;All of it is added to what this machine holds; nothing here is lost. Scanning may stop for a few seconds meanwhile.</source>
        <translation>De {door}, escrito: {when}.&#x2028;&#x2028;Entradas: {tickets} · registros: {rows} · sin enviar: {unsent}&#x2028;&#x2028;Todo se añade a lo que este equipo ya tiene; aquí no se pierde nada. Mientras tanto puede pararse el escaneo unos segundos.</translation>
    </message>
    <message>
        <source>Handover files found here</source>
        <translation>Archivos de traslado encontrados aquí</translation>
    </message>
    <message>
        <source>Let nobody scan at the other machine any more.</source>
        <translation>En el otro equipo ya no debe escanear nadie.</translation>
    </message>
    <message>
        <source>New here: {tickets} tickets, {rows} records.</source>
        <translation>Nuevo aquí: {tickets} entradas, {rows} registros.</translation>
    </message>
    <message>
        <source>None found. Plug the stick in and come back, or choose the file yourself.</source>
        <translation>Ninguno. Conectar la memoria y volver, o elegir el archivo a mano.</translation>
    </message>
    <message>
        <source>Open the door with it</source>
        <translation>Abrir la puerta con estos datos</translation>
    </message>
    <message>
        <source>Passphrase of the file</source>
        <translation>Contraseña del archivo</translation>
    </message>
    <message>
        <source>Read the file</source>
        <translation>Leer el archivo</translation>
    </message>
    <message>
        <source>Reading the file…</source>
        <translation>Leyendo el archivo…</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>Take over from another machine</source>
        <translation>Recibir de otro equipo</translation>
    </message>
    <message>
        <source>Taking over…</source>
        <translation>Importando…</translation>
    </message>
    <message>
        <source>The other machine worked with {address}, this one does not.</source>
        <translation>El otro equipo trabajaba con {address}; este, no.</translation>
    </message>
    <message>
        <source>The passphrase is wrong. Type it again.</source>
        <translation>La contraseña no es correcta. Escribirla otra vez.</translation>
    </message>
    <message>
        <source>This file is not for this door: it is of another account, or for another event. Nothing was changed. Choose that event here first, or ask the host.</source>
        <translation>Este archivo no es para esta puerta: es de otra cuenta o de otro evento. No ha cambiado nada. Elegir antes aquí ese evento, o preguntar al organizador.</translation>
    </message>
    <message>
        <source>{door} is taken over.</source>
        <translation>{door}: importación terminada.</translation>
    </message>
</context>
<context>
    <name>ThisDoorPresenter</name>
    <message>
        <source>Saving…</source>
        <translation>Guardando…</translation>
    </message>
    <message>
        <source>Something went wrong. Look at what is set, and try again.</source>
        <translation>Algo ha fallado. Revisar lo configurado y reintentar.</translation>
    </message>
    <message>
        <source>Something went wrong. Look at who has a PIN, and try again.</source>
        <translation>Algo ha fallado. Revisar quién tiene PIN y reintentar.</translation>
    </message>
</context>
<context>
    <name>ThisDoorSheet</name>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Doors that share a hub know at once whom the others have let in.</source>
        <translation>Las puertas de un mismo hub saben al momento a quién han dejado pasar las otras.</translation>
    </message>
    <message>
        <source>Enter the door’s name first, such as Door A.</source>
        <translation>Primero, el nombre de la puerta, como Puerta A.</translation>
    </message>
    <message>
        <source>In</source>
        <translation>Entra</translation>
    </message>
    <message>
        <source>Its name, as it stands in every record</source>
        <translation>Su nombre, como figura en cada registro</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Other doors</source>
        <translation>Otras puertas</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Sale</translation>
    </message>
    <message>
        <source>PINs…</source>
        <translation>PIN…</translation>
    </message>
    <message>
        <source>People go</source>
        <translation>La gente</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Share who is inside…</source>
        <translation>Compartir quién está dentro…</translation>
    </message>
    <message>
        <source>This door</source>
        <translation>Esta puerta</translation>
    </message>
    <message>
        <source>Tick at least one kind of ticket: nobody could go in here.</source>
        <translation>Marcar al menos un tipo de entrada: si no, por aquí no entraría nadie.</translation>
    </message>
    <message>
        <source>Tickets that go in here</source>
        <translation>Entradas que pasan por aquí</translation>
    </message>
    <message>
        <source>Without a type</source>
        <translation>Sin tipo</translation>
    </message>
    <message numerus="yes">
        <source>{n} ticket(s)</source>
        <translation>
            <numerusform>{n} entrada</numerusform>
            <numerusform>{n} entradas</numerusform>
        </translation>
    </message>
    <message>
        <source>“Out” records who leaves; nobody is let in at such a door.</source>
        <translation>«Sale» registra quién se va; por una puerta así no entra nadie.</translation>
    </message>
</context>
<context>
    <name>UnlockSheet</name>
    <message>
        <source>Supervisor’s PIN</source>
        <translation>PIN del responsable</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Desbloquear</translation>
    </message>
</context>
<context>
    <name>VolumeButton</name>
    <message>
        <source>Muted</source>
        <translation>Silencio</translation>
    </message>
    <message>
        <source>No loudspeaker</source>
        <translation>Sin altavoz</translation>
    </message>
    <message>
        <source>No sound</source>
        <translation>Sin sonido</translation>
    </message>
    <message>
        <source>No sound: {reason}</source>
        <translation>Sin sonido: {reason}</translation>
    </message>
    <message>
        <source>Sound on, {percent} %</source>
        <translation>Con sonido, {percent}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>action</name>
    <message>
        <source>Admit rest</source>
        <translation>Admitir al resto</translation>
    </message>
    <message>
        <source>Admit rest of order</source>
        <translation>Admitir al resto del pedido</translation>
    </message>
    <message>
        <source>Choose the event</source>
        <translation>Elegir evento</translation>
    </message>
    <message>
        <source>Next event</source>
        <translation>Siguiente evento</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Search by name</source>
        <translation>Buscar por nombre</translation>
    </message>
    <message>
        <source>Show the list</source>
        <translation>Ver la lista</translation>
    </message>
    <message>
        <source>Step aside</source>
        <translation>Apartar</translation>
    </message>
    <message>
        <source>Supervisor…</source>
        <translation>Responsable…</translation>
    </message>
    <message>
        <source>Switch to the next event</source>
        <translation>Cambiar al siguiente evento</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Which event?</source>
        <translation>¿Qué evento?</translation>
    </message>
    <message>
        <source>Which ticket?</source>
        <translation>¿Qué entrada?</translation>
    </message>
</context>
<context>
    <name>aside</name>
    <message>
        <source>Code {end}</source>
        <translation>Código {end}</translation>
    </message>
    <message>
        <source>Needs attention · {n}</source>
        <translation>Por resolver · {n}</translation>
    </message>
    <message>
        <source>No name · {time}</source>
        <translation>Sin nombre · {time}</translation>
    </message>
    <message>
        <source>Number {n} · waiting since {time}, {age}</source>
        <translation>Número {n} · espera desde {time}, {age}</translation>
    </message>
    <message>
        <source>Step aside</source>
        <translation>Aparte</translation>
    </message>
    <message>
        <source>Step aside · {n}</source>
        <translation>Aparte · {n}</translation>
    </message>
    <message>
        <source>Step aside · {n} · +{more} more</source>
        <translation>Aparte · {n} · +{more} más</translation>
    </message>
    <message>
        <source>Step aside · {n} · the oldest for {age}</source>
        <translation>Aparte · {n} · espera máx. {age}</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>ahora mismo</translation>
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
        <translation>Puede apagarse</translation>
    </message>
    <message>
        <source>Stays on while the door is open</source>
        <translation>Encendida mientras la puerta está abierta</translation>
    </message>
    <message>
        <source>This machine may go to sleep: the system does not let Kiosk keep it awake. Turn off the screen saver and sleeping in the system’s settings.</source>
        <translation>Este equipo puede suspenderse: el sistema no deja que Kiosk lo impida. Desactivar el salvapantallas y la suspensión en los ajustes del sistema.</translation>
    </message>
</context>
<context>
    <name>battery</name>
    <message>
        <source>Battery {n} %</source>
        <translation>Batería {n}&#xa0;%</translation>
    </message>
    <message>
        <source>Plug it in when there is time.</source>
        <translation>Enchufar el cargador cuando se pueda.</translation>
    </message>
    <message>
        <source>Plug it in. If you cannot, move this door to another computer while there is time: the guest list, who is inside and what is not sent yet go with it.</source>
        <translation>Enchufar el cargador. Si no se puede, trasladar a tiempo esta puerta a otro equipo: la lista de asistentes, quién está dentro y lo que está sin enviar van con ella.</translation>
    </message>
    <message>
        <source>The screen is kept on while the door is open, which takes power.</source>
        <translation>La pantalla sigue encendida mientras la puerta está abierta, y eso gasta batería.</translation>
    </message>
    <message>
        <source>This machine runs on its battery: {n} % are left, enough for about {age}.</source>
        <translation>Este equipo funciona con batería: queda un {n}&#xa0;%, para {age} más o menos.</translation>
    </message>
    <message>
        <source>This machine runs on its battery: {n} % are left.</source>
        <translation>Este equipo funciona con batería: queda un {n}&#xa0;%.</translation>
    </message>
    <message>
        <source>When it is empty, this door stops. What was scanned is safe on this machine.</source>
        <translation>Cuando se agote, esta puerta se para. Lo escaneado está a salvo en este equipo.</translation>
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
        <translation>Ya dentro</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Consultar</translation>
    </message>
    <message>
        <source>Checked out by the service.</source>
        <translation>El servicio registró su salida.</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>Salida</translation>
    </message>
    <message>
        <source>Go in</source>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>Just scanned</source>
        <translation>Recién leída</translation>
    </message>
    <message>
        <source>No longer on the list.</source>
        <translation>Ya no está en la lista.</translation>
    </message>
    <message>
        <source>Not inside</source>
        <translation>No está dentro</translation>
    </message>
    <message>
        <source>Not on the list</source>
        <translation>No está en lista</translation>
    </message>
    <message>
        <source>Not valid</source>
        <translation>No válida</translation>
    </message>
    <message>
        <source>Not valid, the service says.</source>
        <translation>No válida, según el servicio.</translation>
    </message>
    <message>
        <source>Other door</source>
        <translation>Otra puerta</translation>
    </message>
    <message>
        <source>Stopped by the host.</source>
        <translation>Bloqueo del organizador.</translation>
    </message>
    <message>
        <source>Their check-in went wrong.</source>
        <translation>Su check-in ha fallado.</translation>
    </message>
    <message>
        <source>Their ticket does not match.</source>
        <translation>Su entrada no coincide.</translation>
    </message>
    <message>
        <source>This ticket was already in.</source>
        <translation>Esta entrada ya constaba dentro.</translation>
    </message>
    <message>
        <source>Wrong day</source>
        <translation>Otro día</translation>
    </message>
    <message>
        <source>Wrong event</source>
        <translation>Otro evento</translation>
    </message>
    <message>
        <source>already in</source>
        <translation>ya dentro</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>cancelada</translation>
    </message>
    <message>
        <source>event is over</source>
        <translation>evento terminado</translation>
    </message>
    <message>
        <source>event not known</source>
        <translation>evento desconocido</translation>
    </message>
    <message>
        <source>goes in at {door}</source>
        <translation>pasa por {door}</translation>
    </message>
    <message>
        <source>house full</source>
        <translation>aforo completo</translation>
    </message>
    <message>
        <source>let in without a ticket</source>
        <translation>acceso sin entrada</translation>
    </message>
    <message>
        <source>list not loaded</source>
        <translation>lista sin cargar</translation>
    </message>
    <message>
        <source>no event chosen</source>
        <translation>sin evento elegido</translation>
    </message>
    <message>
        <source>no further entry</source>
        <translation>sin reentrada</translation>
    </message>
    <message>
        <source>no longer on the list</source>
        <translation>ya no está en la lista</translation>
    </message>
    <message>
        <source>not approved</source>
        <translation>sin aprobar</translation>
    </message>
    <message>
        <source>not on the list</source>
        <translation>no está en lista</translation>
    </message>
    <message>
        <source>not paid</source>
        <translation>sin pagar</translation>
    </message>
    <message>
        <source>on another account’s list</source>
        <translation>en la lista de otra cuenta</translation>
    </message>
    <message>
        <source>other day</source>
        <translation>otro día</translation>
    </message>
    <message>
        <source>other door</source>
        <translation>otra puerta</translation>
    </message>
    <message>
        <source>other event</source>
        <translation>otro evento</translation>
    </message>
    <message>
        <source>payment expired</source>
        <translation>pago caducado</translation>
    </message>
    <message>
        <source>payment failed</source>
        <translation>pago fallido</translation>
    </message>
    <message>
        <source>payment not confirmed</source>
        <translation>pago sin confirmar</translation>
    </message>
    <message>
        <source>records lost</source>
        <translation>registros perdidos</translation>
    </message>
    <message>
        <source>rules lost</source>
        <translation>reglas perdidas</translation>
    </message>
    <message>
        <source>several tickets match</source>
        <translation>coinciden varias entradas</translation>
    </message>
    <message>
        <source>sign-in not checked</source>
        <translation>sesión sin comprobar</translation>
    </message>
    <message>
        <source>stopped by the host</source>
        <translation>bloqueo del organizador</translation>
    </message>
    <message>
        <source>ticket not valid</source>
        <translation>entrada no válida</translation>
    </message>
    <message>
        <source>ticket type not known</source>
        <translation>tipo de entrada desconocido</translation>
    </message>
    <message>
        <source>to be asked about</source>
        <translation>por consultar</translation>
    </message>
</context>
<context>
    <name>camera</name>
    <message>
        <source>In use</source>
        <translation>En uso</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>Sin conectar</translation>
    </message>
    <message>
        <source>The first one found</source>
        <translation>La primera que haya</translation>
    </message>
    <message>
        <source>at {place}</source>
        <translation>en {place}</translation>
    </message>
</context>
<context>
    <name>capacity</name>
    <message>
        <source>Full</source>
        <translation>Lleno</translation>
    </message>
    <message>
        <source>Full: {inside} inside</source>
        <translation>Lleno: {inside} dentro</translation>
    </message>
    <message>
        <source>Stop the queue, and ask the host. A supervisor can let a guest in with their PIN.</source>
        <translation>Parar la cola y consultar al organizador. El responsable puede admitir a alguien con su PIN.</translation>
    </message>
    <message>
        <source>Tell the host now, before the queue has to be stopped.</source>
        <translation>Avisar ya al organizador, antes de que haya que parar la cola.</translation>
    </message>
    <message>
        <source>Valid tickets are shown as “House full” until somebody leaves.</source>
        <translation>Las entradas válidas muestran «Aforo completo» hasta que salga alguien.</translation>
    </message>
    <message>
        <source>When the house is full, every guest is shown as “House full”: ask the host.</source>
        <translation>Con el aforo completo, todos aparecen como «Aforo completo»: preguntar al organizador.</translation>
    </message>
    <message numerus="yes">
        <source>{inside} guest(s) are inside, {free} more may come in.</source>
        <translation>
            <numerusform>Hay {inside} asistente dentro; caben {free} más.</numerusform>
            <numerusform>Hay {inside} asistentes dentro; caben {free} más.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{inside} guest(s) are inside; {capacity} may be.</source>
        <translation>
            <numerusform>Hay {inside} asistente dentro; el aforo es {capacity}.</numerusform>
            <numerusform>Hay {inside} asistentes dentro; el aforo es {capacity}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{inside} of {capacity} inside · {percent} %</source>
        <translation>{inside} de {capacity} dentro · {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>{percent} % full</source>
        <translation>{percent}&#xa0;% del aforo</translation>
    </message>
</context>
<context>
    <name>certainty</name>
    <message>
        <source>Checked just now</source>
        <translation>Comprobado ahora mismo</translation>
    </message>
    <message>
        <source>Checked on this machine</source>
        <translation>Comprobado en este equipo</translation>
    </message>
    <message>
        <source>Confirmed by the service</source>
        <translation>Confirmado por el servicio</translation>
    </message>
    <message>
        <source>Confirmed with the other doors</source>
        <translation>Confirmado con las otras puertas</translation>
    </message>
    <message>
        <source>Saved on this machine</source>
        <translation>Guardado en este equipo</translation>
    </message>
    <message>
        <source>Saved on this machine, not sent yet</source>
        <translation>Guardado en este equipo, sin enviar</translation>
    </message>
    <message>
        <source>confirmed</source>
        <translation>confirmado</translation>
    </message>
    <message>
        <source>confirmed with the other doors</source>
        <translation>confirmado con las otras puertas</translation>
    </message>
    <message>
        <source>list {age} old</source>
        <translation>lista de hace&#xa0;{age}</translation>
    </message>
    <message>
        <source>no list</source>
        <translation>sin lista</translation>
    </message>
    <message>
        <source>not sent yet</source>
        <translation>sin enviar</translation>
    </message>
    <message>
        <source>saved here</source>
        <translation>guardado aquí</translation>
    </message>
</context>
<context>
    <name>check</name>
    <message>
        <source>A repeated check-in</source>
        <translation>Un check-in repetido</translation>
    </message>
    <message>
        <source>Access to the data</source>
        <translation>Acceso a los datos</translation>
    </message>
    <message>
        <source>Another account’s</source>
        <translation>De otra cuenta</translation>
    </message>
    <message>
        <source>Ask the host to set this door’s rules again.</source>
        <translation>Pedir al organizador que fije otra vez las reglas de esta puerta.</translation>
    </message>
    <message>
        <source>Ask the host to sign in again, and to allow all that Kiosk asks for: without it nobody is checked in.</source>
        <translation>Pedir al organizador que inicie sesión otra vez y permita todo lo que pide Kiosk: si no, no se hace ningún check-in.</translation>
    </message>
    <message>
        <source>Ask the host to sign in with that account.</source>
        <translation>Pedir al organizador que inicie sesión con esa cuenta.</translation>
    </message>
    <message>
        <source>Ask the host whether the user who is signed in may check guests in, or try another ticket.</source>
        <translation>Preguntar al organizador si el usuario de la sesión puede hacer check-ins, o probar otra entrada.</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Cámara</translation>
    </message>
    <message>
        <source>Check the Wi-Fi. The door works without it, and sends later.</source>
        <translation>Revisar el Wi-Fi. La puerta funciona sin él y envía después.</translation>
    </message>
    <message>
        <source>Check the Wi-Fi: guests would have to wait. The door works without it, and sends later.</source>
        <translation>Revisar el Wi-Fi: los asistentes tendrían que esperar. La puerta funciona sin él y envía después.</translation>
    </message>
    <message>
        <source>Check the connection: they are sent automatically when it is back.</source>
        <translation>Revisar la conexión: se envían automáticamente cuando vuelva.</translation>
    </message>
    <message>
        <source>Choose the event, under Manager.</source>
        <translation>Elegir el evento, en Gestión.</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Reloj</translation>
    </message>
    <message>
        <source>Code readers</source>
        <translation>Lectores de códigos</translation>
    </message>
    <message>
        <source>Condition of the data</source>
        <translation>Estado de los datos</translation>
    </message>
    <message>
        <source>Connection to the service</source>
        <translation>Conexión con el servicio</translation>
    </message>
    <message>
        <source>Data on this machine</source>
        <translation>Datos de este equipo</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>Disco</translation>
    </message>
    <message>
        <source>Encryption</source>
        <translation>Cifrado</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Evento</translation>
    </message>
    <message>
        <source>Free some space on this machine, or let Kiosk write in its folder, before the doors open.</source>
        <translation>Liberar espacio en este equipo, o dejar que Kiosk escriba en su carpeta, antes de abrir las puertas.</translation>
    </message>
    <message>
        <source>Guest list</source>
        <translation>Lista de asistentes</translation>
    </message>
    <message>
        <source>Guests’ privacy</source>
        <translation>Privacidad</translation>
    </message>
    <message>
        <source>Hand scanner</source>
        <translation>Lector de mano</translation>
    </message>
    <message>
        <source>How long an answer takes</source>
        <translation>Tiempo de respuesta</translation>
    </message>
    <message>
        <source>Key of the data</source>
        <translation>Clave de los datos</translation>
    </message>
    <message>
        <source>Leave Kiosk open where it reaches the service.</source>
        <translation>Dejar Kiosk abierto donde haya conexión con el servicio.</translation>
    </message>
    <message>
        <source>Needs attention</source>
        <translation>Por resolver</translation>
    </message>
    <message>
        <source>Not sent yet</source>
        <translation>Sin enviar</translation>
    </message>
    <message>
        <source>Nothing to do: the others read nearly as much.</source>
        <translation>Nada que hacer: los demás leen casi lo mismo.</translation>
    </message>
    <message>
        <source>Office</source>
        <translation>Oficina</translation>
    </message>
    <message>
        <source>Open Manager, Camera. A hand scanner or the keyboard works without it.</source>
        <translation>Abrir Gestión, Cámara. El lector de mano o el teclado funcionan sin ella.</translation>
    </message>
    <message>
        <source>Open Manager, Hand scanner. The camera or the keyboard works without it.</source>
        <translation>Abrir Gestión, Lector de mano. La cámara o el teclado funcionan sin él.</translation>
    </message>
    <message>
        <source>Open Manager, Sign in, or ask the host to check the office. The door works without it for a while.</source>
        <translation>Abrir Gestión, Iniciar sesión, o pedir al organizador que revise la oficina. La puerta funciona sin ella un tiempo.</translation>
    </message>
    <message>
        <source>Open Manager, Sign in. The door works without it, and sends later.</source>
        <translation>Abrir Gestión, Iniciar sesión. La puerta funciona igual y envía después.</translation>
    </message>
    <message>
        <source>Other guest lists</source>
        <translation>Otras listas</translation>
    </message>
    <message>
        <source>Permission to check in</source>
        <translation>Permiso de check-in</translation>
    </message>
    <message>
        <source>Press F5 to refresh the list, and check the connection.</source>
        <translation>Pulsar F5 para actualizar la lista, y revisar la conexión.</translation>
    </message>
    <message>
        <source>Press F6 to see them.</source>
        <translation>Pulsar F6 para verlos.</translation>
    </message>
    <message>
        <source>Press F6, and resolve it once you know who is inside.</source>
        <translation>Pulsar F6 y resolverlo cuando se sepa quién está dentro.</translation>
    </message>
    <message>
        <source>Press F7 to see them.</source>
        <translation>Pulsar F7 para verlos.</translation>
    </message>
    <message>
        <source>Records of this door</source>
        <translation>Registros de esta puerta</translation>
    </message>
    <message>
        <source>Recovered data</source>
        <translation>Datos recuperados</translation>
    </message>
    <message>
        <source>Refused by the service</source>
        <translation>Rechazados por el servicio</translation>
    </message>
    <message>
        <source>Rules of this door</source>
        <translation>Reglas de esta puerta</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Pantalla</translation>
    </message>
    <message>
        <source>Set a PIN: Manager, “This door”, PINs.</source>
        <translation>Fijar un PIN: Gestión, «Esta puerta», PIN.</translation>
    </message>
    <message>
        <source>Set this machine’s clock, once the service is reached.</source>
        <translation>Poner en hora este equipo cuando haya conexión con el servicio.</translation>
    </message>
    <message>
        <source>Sign-in</source>
        <translation>Sesión</translation>
    </message>
    <message>
        <source>Start Kiosk again: it recovers what can be read.</source>
        <translation>Abrir Kiosk otra vez: recupera lo que se pueda leer.</translation>
    </message>
    <message>
        <source>Supervisors’ PINs</source>
        <translation>PIN de responsables</translation>
    </message>
    <message>
        <source>Tell the host before the doors open: most tickets would not go in here.</source>
        <translation>Avisar al organizador antes de abrir: aquí no pasaría la mayoría de las entradas.</translation>
    </message>
    <message>
        <source>Tell the host. What could be read was recovered.</source>
        <translation>Avisar al organizador. Se ha recuperado lo que se podía leer.</translation>
    </message>
    <message>
        <source>Tell the host: guests’ names lie open on this disk.</source>
        <translation>Avisar al organizador: los nombres de los asistentes están sin cifrar en este disco.</translation>
    </message>
    <message>
        <source>Tell the host: others who use this machine get at this door’s data.</source>
        <translation>Avisar al organizador: otros usuarios de este equipo pueden ver los datos de esta puerta.</translation>
    </message>
    <message>
        <source>Tell the host: the door’s rules keep these guests out.</source>
        <translation>Avisar al organizador: las reglas de la puerta no dejan pasar a estos asistentes.</translation>
    </message>
    <message>
        <source>Try it again with another ticket, and tell the service’s people.</source>
        <translation>Probar con otra entrada y avisar a los del servicio.</translation>
    </message>
    <message>
        <source>Types without entry</source>
        <translation>Tipos sin acceso</translation>
    </message>
    <message>
        <source>Unlock this machine’s keyring, then start Kiosk again.</source>
        <translation>Desbloquear el llavero de este equipo y abrir Kiosk otra vez.</translation>
    </message>
    <message>
        <source>What the code holds</source>
        <translation>Contenido del código</translation>
    </message>
    <message>
        <source>What the sign-in may do</source>
        <translation>Permisos de la sesión</translation>
    </message>
    <message>
        <source>Who would be asked about</source>
        <translation>Casos por consultar</translation>
    </message>
    <message>
        <source>Who would be refused</source>
        <translation>Quién no pasaría</translation>
    </message>
    <message>
        <source>Who would go in</source>
        <translation>Quién pasaría</translation>
    </message>
</context>
<context>
    <name>coaching</name>
    <message>
        <source>Closer</source>
        <translation>Más cerca</translation>
    </message>
    <message>
        <source>Further away</source>
        <translation>Más lejos</translation>
    </message>
    <message>
        <source>Hold it flat, show all of it</source>
        <translation>Plano y que se vea entero</translation>
    </message>
    <message>
        <source>Hold still</source>
        <translation>Sin moverlo</translation>
    </message>
    <message>
        <source>Into the middle</source>
        <translation>Hacia el centro</translation>
    </message>
    <message>
        <source>More light</source>
        <translation>Más luz</translation>
    </message>
    <message>
        <source>Reading is stuck: use the hand scanner, or type</source>
        <translation>No lee: usar el lector de mano o escribir</translation>
    </message>
    <message>
        <source>The camera sees nothing: is it covered?</source>
        <translation>La cámara no ve nada: ¿está tapada?</translation>
    </message>
    <message>
        <source>Tilt it a little: it glares</source>
        <translation>Inclinarlo un poco: hay reflejos</translation>
    </message>
    <message>
        <source>Turn the brightness up</source>
        <translation>Subir el brillo</translation>
    </message>
</context>
<context>
    <name>event</name>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%n evento</numerusform>
            <numerusform>%n eventos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n event(s)</source>
        <translation>
            <numerusform>%n evento</numerusform>
            <numerusform>Los %n eventos</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter the event’s id first: the host has it.</source>
        <translation>Primero, el ID del evento: lo tiene el organizador.</translation>
    </message>
    <message>
        <source>For {event}</source>
        <translation>Para {event}</translation>
    </message>
    <message>
        <source>Next: today, {time}</source>
        <translation>Siguiente: hoy, {time}</translation>
    </message>
    <message>
        <source>Next: {event}</source>
        <translation>Siguiente: {event}</translation>
    </message>
    <message>
        <source>Next: {when}</source>
        <translation>Siguiente: {when}</translation>
    </message>
    <message>
        <source>No date given</source>
        <translation>Sin fecha</translation>
    </message>
    <message>
        <source>No event</source>
        <translation>Sin evento</translation>
    </message>
    <message>
        <source>No event on the list yet</source>
        <translation>Aún no hay evento en la lista</translation>
    </message>
    <message>
        <source>No event’s id has such characters: type it by hand.</source>
        <translation>Ningún ID de evento tiene esos caracteres: escribirlo a mano.</translation>
    </message>
    <message>
        <source>No further event is on the guest list.</source>
        <translation>No hay más eventos en la lista de asistentes.</translation>
    </message>
    <message>
        <source>No tickets yet</source>
        <translation>Aún sin entradas</translation>
    </message>
    <message>
        <source>No tickets yet: {id}</source>
        <translation>Aún sin entradas: {id}</translation>
    </message>
    <message>
        <source>Not on the guest list</source>
        <translation>No está en la lista</translation>
    </message>
    <message>
        <source>Over: {title}</source>
        <translation>Terminado: {title}</translation>
    </message>
    <message>
        <source>Over: {title}, {day}</source>
        <translation>Terminado: {title}, {day}</translation>
    </message>
    <message>
        <source>Over: {when}</source>
        <translation>Terminado: {when}</translation>
    </message>
    <message>
        <source>This door’s events are over</source>
        <translation>Los eventos de esta puerta han terminado</translation>
    </message>
    <message>
        <source>This is too long for an event’s id: {most} letters at most.</source>
        <translation>Es demasiado largo para el ID de un evento: {most} letras como máximo.</translation>
    </message>
    <message>
        <source>Tickets for another event are stopped until then.</source>
        <translation>Hasta entonces no pasan las entradas de otro evento.</translation>
    </message>
    <message>
        <source>id {id}</source>
        <translation>ID {id}</translation>
    </message>
    <message numerus="yes">
        <source>{n} ticket(s)</source>
        <translation>
            <numerusform>{n} entrada</numerusform>
            <numerusform>{n} entradas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{title} · %n date(s)</source>
        <translation>
            <numerusform>{title} · %n fecha</numerusform>
            <numerusform>{title} · %n fechas</numerusform>
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
        <translation>«{word}» no es un ID de evento: son todos los eventos.</translation>
    </message>
</context>
<context>
    <name>evidence</name>
    <message>
        <source>Came in at {time} at {door}, read by {how}.</source>
        <translation>Acceso: {time}, {door}, por {how}.</translation>
    </message>
    <message>
        <source>Came in at {time} at {door}.</source>
        <translation>Acceso: {time}, {door}.</translation>
    </message>
    <message>
        <source>Came in at {time}.</source>
        <translation>Acceso: {time}.</translation>
    </message>
    <message>
        <source>Checked in at the service already, but not at this door.</source>
        <translation>Ya tiene check-in en el servicio, pero no en esta puerta.</translation>
    </message>
    <message>
        <source>Left at {time}.</source>
        <translation>Salida: {time}.</translation>
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
        <translation>dentro, de {n}</translation>
    </message>
</context>
<context>
    <name>group</name>
    <message numerus="yes">
        <source>%n guest(s) of one order</source>
        <translation>
            <numerusform>%n asistente de un pedido</numerusform>
            <numerusform>%n asistentes de un pedido</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {total} go in</source>
        <translation>
            <numerusform>%n de {total} pasa</numerusform>
            <numerusform>%n de {total} pasan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {total} undone</source>
        <translation>
            <numerusform>%n de {total} deshecho</numerusform>
            <numerusform>%n de {total} deshechos</numerusform>
        </translation>
    </message>
    <message>
        <source>Going in: {names}</source>
        <translation>Adelante: {names}</translation>
    </message>
    <message>
        <source>Undone: {names}</source>
        <translation>Deshecho: {names}</translation>
    </message>
    <message numerus="yes">
        <source>and %n more like them</source>
        <translation>
            <numerusform>y %n más igual</numerusform>
            <numerusform>y %n más iguales</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} and %n more</source>
        <translation>
            <numerusform>{names} y %n más</numerusform>
            <numerusform>{names} y %n más</numerusform>
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
        <translation>Asistente fuera de la lista</translation>
    </message>
    <message>
        <source>No name on the ticket</source>
        <translation>Entrada sin nombre</translation>
    </message>
</context>
<context>
    <name>history</name>
    <message>
        <source>At {time} the service said that the ticket was in already, but not at this door.</source>
        <translation>{time}: el servicio dijo que la entrada ya constaba dentro, pero no por esta puerta.</translation>
    </message>
    <message>
        <source>Left at {time} at {door}.</source>
        <translation>Salida: {time}, {door}.</translation>
    </message>
    <message>
        <source>Undone at {time}, before anybody saw green.</source>
        <translation>Deshecho: {time}, antes de que nadie viera el verde.</translation>
    </message>
    <message>
        <source>Undone at {time}.</source>
        <translation>Deshecho: {time}.</translation>
    </message>
    <message>
        <source>{what} Allowed by {name}.</source>
        <translation>{what} Autorizado por {name}.</translation>
    </message>
    <message>
        <source>{what} Allowed by {name}: {why}</source>
        <translation>{what} Autorizado por {name}: {why}</translation>
    </message>
    <message>
        <source>{what} On duty: {name}.</source>
        <translation>{what} De turno: {name}.</translation>
    </message>
</context>
<context>
    <name>how</name>
    <message>
        <source>camera</source>
        <translation>cámara</translation>
    </message>
    <message>
        <source>command line</source>
        <translation>línea de comandos</translation>
    </message>
    <message>
        <source>hand scanner</source>
        <translation>lector de mano</translation>
    </message>
    <message>
        <source>keyboard</source>
        <translation>teclado</translation>
    </message>
    <message>
        <source>name search</source>
        <translation>búsqueda de nombre</translation>
    </message>
</context>
<context>
    <name>hub</name>
    <message numerus="yes">
        <source>%n record(s) of this door have not reached the others.</source>
        <translation>
            <numerusform>%n registro de esta puerta no ha llegado a las otras.</numerusform>
            <numerusform>%n registros de esta puerta no han llegado a las otras.</numerusform>
        </translation>
    </message>
    <message>
        <source>A ticket that comes in at one of them is then refused at every other.</source>
        <translation>Una entrada que pasa por una de ellas se rechaza después en todas las demás.</translation>
    </message>
    <message>
        <source>A ticket that comes in here from then on may come in at another door again, and the other way round. What this door knows by now it keeps.</source>
        <translation>Una entrada que pase después por aquí podrá pasar otra vez por otra puerta, y al revés. Lo que esta puerta ya sabe, lo conserva.</translation>
    </message>
    <message>
        <source>Change the hub</source>
        <translation>Cambiar de hub</translation>
    </message>
    <message>
        <source>Do not join</source>
        <translation>No conectar</translation>
    </message>
    <message>
        <source>Doors together</source>
        <translation>Puertas conectadas</translation>
    </message>
    <message>
        <source>Hold the hub’s QR code up to the camera, or scan it: the machine that runs the hub shows one for each door, good for ten minutes. Scanning goes on.</source>
        <translation>Poner el código QR del hub ante la cámara o escanearlo: el equipo en el que funciona el hub muestra uno para cada puerta, válido diez minutos. Se sigue escaneando.</translation>
    </message>
    <message>
        <source>Hub</source>
        <translation>Hub</translation>
    </message>
    <message>
        <source>Hub away</source>
        <translation>Sin hub</translation>
    </message>
    <message>
        <source>Hub away · this door alone</source>
        <translation>Sin hub · esta puerta sola</translation>
    </message>
    <message>
        <source>It does not answer now; Kiosk tries again by itself.</source>
        <translation>Ahora no responde; Kiosk lo intenta otra vez solo.</translation>
    </message>
    <message>
        <source>It does not know this door any more: ask the host for a new code.</source>
        <translation>Ya no conoce esta puerta: pedir un código nuevo al organizador.</translation>
    </message>
    <message>
        <source>It leaves the hub at {where}: it and the doors there do not know any more whom the other lets in.</source>
        <translation>Deja el hub de {where}: ella y las puertas de allí ya no sabrán a quién deja pasar la otra.</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Conectar</translation>
    </message>
    <message>
        <source>Join again</source>
        <translation>Conectar otra vez</translation>
    </message>
    <message>
        <source>Leave the hub</source>
        <translation>Dejar el hub</translation>
    </message>
    <message>
        <source>Leave the hub at {where}?</source>
        <translation>¿Dejar el hub de {where}?</translation>
    </message>
    <message>
        <source>Look at the network between the doors, and at the machine that runs the hub.</source>
        <translation>Revisar la red entre las puertas y el equipo donde funciona el hub.</translation>
    </message>
    <message>
        <source>Nothing is shared until an event is chosen: Manager, “Choose the event”.</source>
        <translation>No se comparte nada hasta elegir un evento: Gestión, «Elegir evento».</translation>
    </message>
    <message>
        <source>Nothing to do.</source>
        <translation>Nada que hacer.</translation>
    </message>
    <message>
        <source>Rules and PINs that the host gives the hub count here too.</source>
        <translation>Las reglas y los PIN que el organizador da al hub valen también aquí.</translation>
    </message>
    <message>
        <source>Scanning goes on, but a ticket that came in at another door may look new here.</source>
        <translation>Se sigue escaneando, pero una entrada que ya pasó por otra puerta puede parecer nueva aquí.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Quedarse</translation>
    </message>
    <message>
        <source>The doors are together: each knows at once whom the others let in.</source>
        <translation>Las puertas están conectadas: cada una sabe al momento a quién dejan pasar las otras.</translation>
    </message>
    <message>
        <source>The doors know at once whom the others have let in.</source>
        <translation>Las puertas saben al momento a quién han dejado pasar las otras.</translation>
    </message>
    <message>
        <source>The hub cannot be reached: this door does not learn whom the others let in.</source>
        <translation>No hay conexión con el hub: esta puerta no sabe a quién dejan pasar las otras.</translation>
    </message>
    <message>
        <source>The hub of this door: {where}.</source>
        <translation>El hub de esta puerta: {where}.</translation>
    </message>
    <message>
        <source>The rules and supervisors’ PINs that came by the hub stay.</source>
        <translation>Las reglas y los PIN de responsables que llegaron por el hub se mantienen.</translation>
    </message>
    <message>
        <source>The same ticket cannot come in twice, whichever door it is shown at.</source>
        <translation>La misma entrada no puede pasar dos veces, se muestre en la puerta que se muestre.</translation>
    </message>
    <message>
        <source>This door has joined the hub, which does not answer now. Kiosk goes on with it by itself.</source>
        <translation>Esta puerta está conectada al hub, que ahora no responde. Kiosk sigue solo.</translation>
    </message>
    <message>
        <source>This door has joined the hub.</source>
        <translation>Esta puerta está conectada al hub.</translation>
    </message>
    <message>
        <source>This door has joined this hub already. Join again only if the hub does not know it any more.</source>
        <translation>Esta puerta ya está conectada a este hub. Conectarla otra vez solo si el hub ya no la conoce.</translation>
    </message>
    <message>
        <source>This door has left the hub. Scanning goes on by what this door knows itself.</source>
        <translation>Esta puerta ha dejado el hub. Se sigue escaneando con lo que sabe esta puerta.</translation>
    </message>
    <message>
        <source>This door is alone. Doors that share a hub know at once whom the others have let in.</source>
        <translation>Esta puerta está sola. Las puertas de un mismo hub saben al momento a quién han dejado pasar las otras.</translation>
    </message>
    <message>
        <source>This door will share who is inside with the other doors of the hub at {where}.</source>
        <translation>Esta puerta compartirá quién está dentro con las otras puertas del hub de {where}.</translation>
    </message>
    <message>
        <source>This door will share who is inside with the other doors of {event}, by the hub at {where}.</source>
        <translation>Esta puerta compartirá quién está dentro con las otras puertas de {event}, por el hub de {where}.</translation>
    </message>
</context>
<context>
    <name>incident</name>
    <message numerus="yes">
        <source>%n record(s) are missing.</source>
        <translation>
            <numerusform>Falta %n registro.</numerusform>
            <numerusform>Faltan %n registros.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were put back.</source>
        <translation>
            <numerusform>Se ha restaurado %n registro.</numerusform>
            <numerusform>Se han restaurado %n registros.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ticket(s) are missing from the service’s list.</source>
        <translation>
            <numerusform>Falta %n entrada en la lista del servicio.</numerusform>
            <numerusform>Faltan %n entradas en la lista del servicio.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ticket(s) have this code.</source>
        <translation>
            <numerusform>%n entrada tiene este código.</numerusform>
            <numerusform>%n entradas tienen este código.</numerusform>
        </translation>
    </message>
    <message>
        <source>Allowed by {name}.</source>
        <translation>Autorizado por {name}.</translation>
    </message>
    <message>
        <source>Checked in there at {time}.</source>
        <translation>Check-in allí: {time}.</translation>
    </message>
    <message>
        <source>Compare the ticket with what the supervisor wrote down, and ask the host.</source>
        <translation>Comparar la entrada con lo que anotó el responsable y preguntar al organizador.</translation>
    </message>
    <message>
        <source>Data on this machine was lost, and put right.</source>
        <translation>Se perdieron datos en este equipo y se han reparado.</translation>
    </message>
    <message>
        <source>Everybody inside has been counted</source>
        <translation>Se ha contado a todos los de dentro</translation>
    </message>
    <message>
        <source>Find the guest and ask to see the ticket. The supervisor decides whether they stay.</source>
        <translation>Buscar al asistente y pedirle la entrada. El responsable decide si se queda.</translation>
    </message>
    <message>
        <source>Find the guest and bring them to the supervisor: the host does not want them inside.</source>
        <translation>Buscar al asistente y llevarlo al responsable: el organizador no lo quiere dentro.</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Primero</translation>
    </message>
    <message>
        <source>Guest found and gone</source>
        <translation>Encontrado, se ha ido</translation>
    </message>
    <message>
        <source>Guest list</source>
        <translation>Lista de asistentes</translation>
    </message>
    <message>
        <source>Guest may stay</source>
        <translation>Se puede quedar</translation>
    </message>
    <message>
        <source>Guest without a ticket</source>
        <translation>Asistente sin entrada</translation>
    </message>
    <message>
        <source>Had the guest checked out when our check-in arrived.</source>
        <translation>Tenía registrada su salida cuando llegó nuestro check-in.</translation>
    </message>
    <message>
        <source>Had the ticket as “{state}” when our check-in arrived.</source>
        <translation>Tenía la entrada como «{state}» cuando llegó nuestro check-in.</translation>
    </message>
    <message>
        <source>Had the ticket checked in already when our check-in arrived.</source>
        <translation>Ya tenía un check-in de esta entrada cuando llegó el nuestro.</translation>
    </message>
    <message>
        <source>Has had the guest checked out since.</source>
        <translation>Desde entonces tiene registrada su salida.</translation>
    </message>
    <message>
        <source>Host knows</source>
        <translation>Lo sabe el organizador</translation>
    </message>
    <message>
        <source>Let in at {time} at {door}, read by {how}.</source>
        <translation>Acceso: {time}, {door}, por {how}.</translation>
    </message>
    <message>
        <source>Let in at {time} at {door}.</source>
        <translation>Acceso: {time}, {door}.</translation>
    </message>
    <message>
        <source>Let in at {time}.</source>
        <translation>Acceso: {time}.</translation>
    </message>
    <message>
        <source>List refreshed</source>
        <translation>Lista actualizada</translation>
    </message>
    <message>
        <source>Many tickets vanished from the guest list at once.</source>
        <translation>Han desaparecido de golpe muchas entradas de la lista.</translation>
    </message>
    <message>
        <source>More may be missing: nobody knows how many.</source>
        <translation>Pueden faltar más: nadie sabe cuántos.</translation>
    </message>
    <message>
        <source>Nothing was taken off the list here, and scanning goes on. Ask the host whether so many tickets were cancelled, then refresh the list.</source>
        <translation>Aquí no se ha quitado nada de la lista, y se sigue escaneando. Preguntar al organizador si se cancelaron tantas entradas y luego actualizar la lista.</translation>
    </message>
    <message>
        <source>On duty: {name}.</source>
        <translation>De turno: {name}.</translation>
    </message>
    <message>
        <source>Our own double scan</source>
        <translation>Doble escaneo nuestro</translation>
    </message>
    <message>
        <source>Reason: {reason}</source>
        <translation>Motivo: {reason}</translation>
    </message>
    <message>
        <source>Refused the check-in ({status}).</source>
        <translation>Ha rechazado el check-in ({status}).</translation>
    </message>
    <message>
        <source>Refused the check-in ({status}): {said}</source>
        <translation>Ha rechazado el check-in ({status}): {said}</translation>
    </message>
    <message>
        <source>Some records may be missing: nobody can tell without that copy.</source>
        <translation>Pueden faltar registros: sin esa copia, nadie lo sabe.</translation>
    </message>
    <message>
        <source>Some records of this door were lost.</source>
        <translation>Se han perdido registros de esta puerta.</translation>
    </message>
    <message>
        <source>Tell the host. While records are missing, Kiosk says ASK for each guest who would go in: resolve this once the supervisor knows who is inside. Refresh the list.</source>
        <translation>Avisar al organizador. Mientras falten registros, Kiosk dice CONSULTAR con cada asistente que pasaría: resolverlo cuando el responsable sepa quién está dentro. Actualizar la lista.</translation>
    </message>
    <message>
        <source>The guest may stay. Kiosk checks them in again automatically; tell the host that the service checked them out.</source>
        <translation>El asistente se puede quedar. Kiosk repite su check-in automáticamente; avisar al organizador de que el servicio registró su salida.</translation>
    </message>
    <message>
        <source>The host stopped this ticket.</source>
        <translation>El organizador ha bloqueado esta entrada.</translation>
    </message>
    <message>
        <source>The second copy of this door’s records is gone.</source>
        <translation>Falta la segunda copia de los registros de esta puerta.</translation>
    </message>
    <message>
        <source>The service</source>
        <translation>El servicio</translation>
    </message>
    <message>
        <source>The service refused this check-in.</source>
        <translation>El servicio ha rechazado este check-in.</translation>
    </message>
    <message>
        <source>The service says this ticket was already in.</source>
        <translation>El servicio dice que esta entrada ya constaba dentro.</translation>
    </message>
    <message>
        <source>The service took the check-in for an exit.</source>
        <translation>El servicio ha tomado el check-in por una salida.</translation>
    </message>
    <message>
        <source>The ticket of a guest who was let in without one has turned up, and does not match.</source>
        <translation>Ha aparecido la entrada de alguien que pasó sin entrada, y no coincide.</translation>
    </message>
    <message>
        <source>The ticket was taken off the list after the guest went in. Ask the host; the supervisor decides.</source>
        <translation>La entrada se quitó de la lista después de que pasara el asistente. Preguntar al organizador; decide el responsable.</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>This door</source>
        <translation>Esta puerta</translation>
    </message>
    <message>
        <source>This door’s rules were lost.</source>
        <translation>Se han perdido las reglas de esta puerta.</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>Este equipo</translation>
    </message>
    <message>
        <source>This ticket is no longer on the guest list.</source>
        <translation>Esta entrada ya no está en la lista de asistentes.</translation>
    </message>
    <message>
        <source>This ticket is not valid any more.</source>
        <translation>Esta entrada ya no es válida.</translation>
    </message>
    <message>
        <source>Two doors let somebody in on this ticket.</source>
        <translation>Dos puertas han dejado pasar a alguien con esta entrada.</translation>
    </message>
    <message>
        <source>Two people may be inside on one ticket. Find the guest, ask for a name and where the ticket came from, and let the supervisor decide who stays.</source>
        <translation>Puede haber dos personas dentro con una entrada. Buscar al asistente, preguntarle el nombre y de dónde viene la entrada, y que el responsable decida quién se queda.</translation>
    </message>
    <message>
        <source>Without a ticket</source>
        <translation>Sin entrada</translation>
    </message>
</context>
<context>
    <name>keyboard</name>
    <message>
        <source>American</source>
        <translation>estadounidense</translation>
    </message>
    <message>
        <source>American (international)</source>
        <translation>estadounidense (internacional)</translation>
    </message>
    <message>
        <source>Belgian</source>
        <translation>belga</translation>
    </message>
    <message>
        <source>Brazilian</source>
        <translation>brasileño</translation>
    </message>
    <message>
        <source>British</source>
        <translation>británico</translation>
    </message>
    <message>
        <source>Czech</source>
        <translation>checo</translation>
    </message>
    <message>
        <source>Danish</source>
        <translation>danés</translation>
    </message>
    <message>
        <source>French</source>
        <translation>francés</translation>
    </message>
    <message>
        <source>German</source>
        <translation>alemán</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>italiano</translation>
    </message>
    <message>
        <source>Latin American</source>
        <translation>latinoamericano</translation>
    </message>
    <message>
        <source>Norwegian</source>
        <translation>noruego</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>portugués</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>español</translation>
    </message>
    <message>
        <source>Swedish or Finnish</source>
        <translation>sueco o finlandés</translation>
    </message>
    <message>
        <source>Swiss (French)</source>
        <translation>suizo (francés)</translation>
    </message>
    <message>
        <source>Swiss (German)</source>
        <translation>suizo (alemán)</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>turco</translation>
    </message>
</context>
<context>
    <name>link</name>
    <message>
        <source>Ask the host to sign this machine in again, soon.</source>
        <translation>Pedir pronto al organizador que vuelva a iniciar sesión aquí.</translation>
    </message>
    <message>
        <source>Ask the host to sign this machine in again.</source>
        <translation>Pedir al organizador que vuelva a iniciar sesión aquí.</translation>
    </message>
    <message>
        <source>Ask the manager: this account may not be allowed to check guests in.</source>
        <translation>Consultar al responsable: quizá esta cuenta no pueda hacer check-in.</translation>
    </message>
    <message>
        <source>Carry on. Check the Wi-Fi when there is time.</source>
        <translation>Seguir. Revisar el Wi-Fi cuando se pueda.</translation>
    </message>
    <message>
        <source>Carry on. If it stays like this, move closer to the Wi-Fi router.</source>
        <translation>Seguir. Si no mejora, acercarse al router Wi-Fi.</translation>
    </message>
    <message>
        <source>Check the Wi-Fi.</source>
        <translation>Revisar el Wi-Fi.</translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation>Conectando</translation>
    </message>
    <message>
        <source>Guests are checked in there while they stand at the door.</source>
        <translation>Los check-ins se hacen allí mientras los asistentes están en la puerta.</translation>
    </message>
    <message>
        <source>Guests are not kept waiting for it. Nothing is lost, it is sent a little later.</source>
        <translation>Los asistentes no tienen que esperar. No se pierde nada, se envía un poco después.</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>En línea</translation>
    </message>
    <message>
        <source>No ticket can be checked yet: there is no guest list on this machine.</source>
        <translation>Todavía no se puede comprobar ninguna entrada: no hay lista de asistentes en este equipo.</translation>
    </message>
    <message>
        <source>Nothing to do.</source>
        <translation>Nada que hacer.</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>Sin conexión</translation>
    </message>
    <message>
        <source>Offline · scanning goes on</source>
        <translation>Sin conexión · se sigue escaneando</translation>
    </message>
    <message>
        <source>Open a web browser on this machine and log in to the Wi-Fi.</source>
        <translation>Abrir un navegador en este equipo e identificarse en el Wi-Fi.</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Rechazo</translation>
    </message>
    <message numerus="yes">
        <source>Scanning goes on and nothing is lost, but %n check-in(s) cannot be sent, and other doors do not learn of them.</source>
        <translation>
            <numerusform>Se sigue escaneando y no se pierde nada, pero %n check-in no se puede enviar, y las otras puertas no se enteran.</numerusform>
            <numerusform>Se sigue escaneando y no se pierde nada, pero %n check-ins no se pueden enviar, y las otras puertas no se enteran.</numerusform>
        </translation>
    </message>
    <message>
        <source>Scanning goes on with the list on this machine. Who is let in is kept here and sent later; until then other doors do not learn of it.</source>
        <translation>Se sigue escaneando con la lista de este equipo. Los accesos se guardan aquí y se envían después; hasta entonces, las otras puertas no se enteran.</translation>
    </message>
    <message>
        <source>Scanning goes on. Who is let in is kept on this machine and sent later.</source>
        <translation>Se sigue escaneando. Los accesos se guardan en este equipo y se envían después.</translation>
    </message>
    <message>
        <source>Scanning works. Who is let in is kept on this machine and sent later.</source>
        <translation>Se puede escanear. Los accesos se guardan en este equipo y se envían después.</translation>
    </message>
    <message>
        <source>Service refuses</source>
        <translation>El servicio rechaza</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>Iniciar sesión</translation>
    </message>
    <message>
        <source>Sign-in needed</source>
        <translation>Sin sesión</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lento</translation>
    </message>
    <message>
        <source>The Wi-Fi wants a login before it lets this machine through.</source>
        <translation>El Wi-Fi pide identificarse antes de dar paso a este equipo.</translation>
    </message>
    <message>
        <source>The ticketing service answers at once.</source>
        <translation>El servicio de entradas responde al momento.</translation>
    </message>
    <message>
        <source>The ticketing service answers slowly.</source>
        <translation>El servicio de entradas responde despacio.</translation>
    </message>
    <message>
        <source>The ticketing service answers, but does not take what this door sends.</source>
        <translation>El servicio de entradas responde, pero no acepta lo que envía esta puerta.</translation>
    </message>
    <message>
        <source>The ticketing service cannot be reached.</source>
        <translation>No hay conexión con el servicio de entradas.</translation>
    </message>
    <message>
        <source>The ticketing service does not accept this machine’s sign-in any more.</source>
        <translation>El servicio de entradas ya no acepta la sesión de este equipo.</translation>
    </message>
    <message>
        <source>The ticketing service has not answered yet.</source>
        <translation>El servicio de entradas aún no ha respondido.</translation>
    </message>
    <message>
        <source>Wait a moment. If it stays like this, check the Wi-Fi.</source>
        <translation>Esperar un momento. Si no cambia, revisar el Wi-Fi.</translation>
    </message>
    <message>
        <source>Wi-Fi login</source>
        <translation>Acceso Wi-Fi</translation>
    </message>
    <message>
        <source>Wi-Fi wants a login</source>
        <translation>El Wi-Fi pide acceso</translation>
    </message>
</context>
<context>
    <name>list</name>
    <message>
        <source>Check the connection, then press “Refresh the list now”.</source>
        <translation>Revisar la conexión y pulsar «Actualizar la lista ahora».</translation>
    </message>
    <message>
        <source>Guests who are already on it are let in. For everybody else, ask a supervisor.</source>
        <translation>Quien ya está en ella pasa. Con los demás, consultar al responsable.</translation>
    </message>
    <message>
        <source>Guests who bought a ticket since then are not on it; cancelled ones still are.</source>
        <translation>Quien haya comprado desde entonces no está; las entradas canceladas aún están.</translation>
    </message>
    <message>
        <source>List loading</source>
        <translation>Cargando la lista</translation>
    </message>
    <message>
        <source>List not loaded</source>
        <translation>Lista sin cargar</translation>
    </message>
    <message>
        <source>List {age} old</source>
        <translation>Lista de hace {age}</translation>
    </message>
    <message>
        <source>No list</source>
        <translation>Sin lista</translation>
    </message>
    <message>
        <source>No ticket can be checked: ask a supervisor about each one.</source>
        <translation>No se puede comprobar ninguna entrada: consultar cada una al responsable.</translation>
    </message>
    <message>
        <source>Nothing to do: it refreshes automatically.</source>
        <translation>Nada que hacer: se actualiza automáticamente.</translation>
    </message>
    <message>
        <source>The guest list is still loading.</source>
        <translation>La lista de asistentes aún se está cargando.</translation>
    </message>
    <message>
        <source>The guest list on this machine is {age} old.</source>
        <translation>La lista de asistentes de este equipo es de hace {age}.</translation>
    </message>
    <message>
        <source>There is no guest list on this machine yet.</source>
        <translation>Aún no hay lista de asistentes en este equipo.</translation>
    </message>
    <message>
        <source>Tickets sold or cancelled after that are not known here yet.</source>
        <translation>Las entradas vendidas o canceladas después aún no se conocen aquí.</translation>
    </message>
    <message>
        <source>Wait a moment: it goes on by itself.</source>
        <translation>Esperar un momento: sigue por sí solo.</translation>
    </message>
</context>
<context>
    <name>message</name>
    <message>
        <source>A PIN is {least} to {most} digits.</source>
        <translation>Un PIN tiene de {least} a {most} cifras.</translation>
    </message>
    <message>
        <source>A name has {most} letters at most.</source>
        <translation>Un nombre tiene {most} letras como máximo.</translation>
    </message>
    <message>
        <source>Bad Gateway</source>
        <translation>Error del servidor intermedio</translation>
    </message>
    <message>
        <source>Bad Request</source>
        <translation>Solicitud incorrecta</translation>
    </message>
    <message>
        <source>Conflict</source>
        <translation>Conflicto</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>cuota de disco superada</translation>
    </message>
    <message>
        <source>First choose a file.</source>
        <translation>Primero, elegir un archivo.</translation>
    </message>
    <message>
        <source>First the name.</source>
        <translation>Primero, el nombre.</translation>
    </message>
    <message>
        <source>Forbidden</source>
        <translation>No permitido</translation>
    </message>
    <message>
        <source>Gateway Timeout</source>
        <translation>El servidor intermedio no responde</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>error de lectura o escritura</translation>
    </message>
    <message>
        <source>Internal Server Error</source>
        <translation>Error interno del servidor</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>es una carpeta</translation>
    </message>
    <message>
        <source>No connection to {host} came free in time.</source>
        <translation>Ninguna conexión con {host} quedó libre a tiempo.</translation>
    </message>
    <message>
        <source>No secure connection to {host} could be made.</source>
        <translation>No se ha podido crear una conexión segura con {host}.</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>no queda espacio en el disco</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>no existe el archivo o la carpeta</translation>
    </message>
    <message>
        <source>Nobody of this name has a PIN here.</source>
        <translation>Aquí nadie con ese nombre tiene PIN.</translation>
    </message>
    <message>
        <source>Not Found</source>
        <translation>No encontrado</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>operación no permitida</translation>
    </message>
    <message>
        <source>Others signed in again and again: it is not clear whose token it is.</source>
        <translation>Otros han iniciado sesión una y otra vez: no está claro de quién es el token.</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>permiso denegado</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>disco de solo lectura</translation>
    </message>
    <message>
        <source>Request Timeout</source>
        <translation>Tiempo agotado</translation>
    </message>
    <message>
        <source>Service Unavailable</source>
        <translation>Servicio no disponible</translation>
    </message>
    <message>
        <source>Somebody else has this PIN: choose another one.</source>
        <translation>Otra persona tiene este PIN: elegir otro.</translation>
    </message>
    <message>
        <source>Somebody else signed in: the guest list is fetched again.</source>
        <translation>Otra persona ha iniciado sesión: se descarga otra vez la lista.</translation>
    </message>
    <message>
        <source>The access token holds characters that no token has: copy it again.</source>
        <translation>El token de acceso tiene caracteres que ningún token tiene: copiarlo otra vez.</translation>
    </message>
    <message>
        <source>The answer is {page}, not the service&apos;s: sign in to the Wi-Fi, or check the service&apos;s address.</source>
        <translation>La respuesta es {page}, no la del servicio: identificarse en el Wi-Fi o revisar la dirección del servicio.</translation>
    </message>
    <message>
        <source>The answer of {host} was damaged on its way.</source>
        <translation>La respuesta de {host} se ha dañado por el camino.</translation>
    </message>
    <message>
        <source>The answer reports an error.</source>
        <translation>La respuesta informa de un error.</translation>
    </message>
    <message>
        <source>The answer sends us elsewhere{where}: sign in to the Wi-Fi, or check the service&apos;s address.</source>
        <translation>La respuesta lleva a otro sitio{where}: identificarse en el Wi-Fi o revisar la dirección del servicio.</translation>
    </message>
    <message>
        <source>The certificate of {host} is not to be trusted: {why}.</source>
        <translation>El certificado de {host} no es de fiar: {why}.</translation>
    </message>
    <message>
        <source>The certificates of this machine cannot be read: {why}.</source>
        <translation>No se pueden leer los certificados de este equipo: {why}.</translation>
    </message>
    <message>
        <source>The connection to the service was closed.</source>
        <translation>Se ha cerrado la conexión con el servicio.</translation>
    </message>
    <message>
        <source>The connection to {host} broke before the answer was whole.</source>
        <translation>La conexión con {host} se ha cortado antes de llegar toda la respuesta.</translation>
    </message>
    <message>
        <source>The guest list has no end.</source>
        <translation>La lista de asistentes no termina.</translation>
    </message>
    <message>
        <source>The id holds characters that cannot be sent.</source>
        <translation>El ID tiene caracteres que no se pueden enviar.</translation>
    </message>
    <message>
        <source>The network wants a sign-in first: sign in to the Wi-Fi, or check the service&apos;s address.</source>
        <translation>La red pide identificarse: hacerlo en el Wi-Fi o revisar la dirección del servicio.</translation>
    </message>
    <message>
        <source>The network&apos;s proxy does not let us through to {host}.</source>
        <translation>El proxy de la red no deja llegar a {host}.</translation>
    </message>
    <message>
        <source>The path in the {whose}&apos;s address must be whole: no “//”, “.” or “..” in it.</source>
        <translation>La ruta de la dirección {whose} debe estar completa: sin «//», «.» ni «..».</translation>
    </message>
    <message>
        <source>The port in the {whose}&apos;s address must be a number from 1 to 65535.</source>
        <translation>El puerto de la dirección {whose} debe ser un número del 1 al 65535.</translation>
    </message>
    <message>
        <source>The proxy that the environment names cannot be used.</source>
        <translation>El proxy que indica el entorno no se puede usar.</translation>
    </message>
    <message>
        <source>The request could not be sent to {host} in time.</source>
        <translation>La solicitud no se ha podido enviar a tiempo a {host}.</translation>
    </message>
    <message>
        <source>The request could not be written.</source>
        <translation>La solicitud no se ha podido escribir.</translation>
    </message>
    <message>
        <source>The service answered {status}: {said}</source>
        <translation>El servicio ha respondido {status}: {said}</translation>
    </message>
    <message>
        <source>The service does not accept the access token: sign in again.</source>
        <translation>El servicio no acepta el token de acceso: iniciar sesión otra vez.</translation>
    </message>
    <message>
        <source>The service&apos;s address is not a web address.</source>
        <translation>La dirección del servicio no es una dirección web.</translation>
    </message>
    <message>
        <source>The service&apos;s address is of a kind that is not supported.</source>
        <translation>La dirección del servicio es de un tipo no admitido.</translation>
    </message>
    <message>
        <source>The {whose}&apos;s address holds a host name that cannot be.</source>
        <translation>La dirección {whose} tiene un nombre de servidor imposible.</translation>
    </message>
    <message>
        <source>The {whose}&apos;s address holds characters that no web address has.</source>
        <translation>La dirección {whose} tiene caracteres que ninguna dirección web tiene.</translation>
    </message>
    <message>
        <source>The {whose}&apos;s address holds no host name.</source>
        <translation>La dirección {whose} no tiene nombre de servidor.</translation>
    </message>
    <message>
        <source>The {whose}&apos;s address is missing.</source>
        <translation>Falta la dirección {whose}.</translation>
    </message>
    <message>
        <source>The {whose}&apos;s address is not a web address.</source>
        <translation>La dirección {whose} no es una dirección web.</translation>
    </message>
    <message>
        <source>The {whose}&apos;s address must end before any “?” or “#”.</source>
        <translation>La dirección {whose} debe acabar antes de cualquier «?» o «#».</translation>
    </message>
    <message>
        <source>The {whose}&apos;s address must not hold a user name or password.</source>
        <translation>La dirección {whose} no debe llevar nombre de usuario ni contraseña.</translation>
    </message>
    <message>
        <source>The {whose}&apos;s address must start with https://, as in https://tickets.example.com.</source>
        <translation>La dirección {whose} debe empezar por https://, como https://tickets.example.com.</translation>
    </message>
    <message>
        <source>The {whose}&apos;s address must start with https://; http:// is for this machine only.</source>
        <translation>La dirección {whose} debe empezar por https://; http:// es solo para este equipo.</translation>
    </message>
    <message>
        <source>This door’s rules were lost: the host has to set them again first.</source>
        <translation>Las reglas de esta puerta se han perdido: antes, el organizador tiene que fijarlas otra vez.</translation>
    </message>
    <message>
        <source>This is a pairing code, and no ticket: it pairs a door with the office.</source>
        <translation>Esto es un código de vinculación, no una entrada: vincula una puerta con la oficina.</translation>
    </message>
    <message>
        <source>This is not the service&apos;s answer, its status is {status}: sign in to the Wi-Fi, or check the service&apos;s address.</source>
        <translation>No es la respuesta del servicio, su estado es {status}: identificarse en el Wi-Fi o revisar la dirección del servicio.</translation>
    </message>
    <message>
        <source>This is not the service&apos;s answer: it is larger than {most} bytes.</source>
        <translation>No es la respuesta del servicio: ocupa más de {most} bytes.</translation>
    </message>
    <message>
        <source>This is not the service&apos;s answer: it is packed as “{coding}”, unasked.</source>
        <translation>No es la respuesta del servicio: viene comprimida como «{coding}», sin pedirlo.</translation>
    </message>
    <message>
        <source>This is not the service&apos;s answer: {why}.</source>
        <translation>No es la respuesta del servicio: {why}.</translation>
    </message>
    <message>
        <source>This machine is not signed in. Ask the manager.</source>
        <translation>Este equipo no tiene sesión iniciada. Consultar al responsable.</translation>
    </message>
    <message>
        <source>Too Many Requests</source>
        <translation>Demasiadas solicitudes</translation>
    </message>
    <message>
        <source>Unauthorized</source>
        <translation>Sin autorización</translation>
    </message>
    <message>
        <source>a damaged profile was set aside: {names}</source>
        <translation>se ha apartado un perfil dañado: {names}</translation>
    </message>
    <message>
        <source>a fault in the program</source>
        <translation>un fallo del programa</translation>
    </message>
    <message>
        <source>a fault in the program ({kind})</source>
        <translation>un fallo del programa ({kind})</translation>
    </message>
    <message>
        <source>a repeat checks the ticket out again: this service toggles, and the ticket is out now</source>
        <translation>al repetirlo se hace check-out: este servicio alterna, y la entrada consta ahora fuera</translation>
    </message>
    <message>
        <source>a repeat does not say that the ticket was in already: {previous}, then {state}</source>
        <translation>al repetirlo no dice que la entrada ya constaba dentro: {previous}, luego {state}</translation>
    </message>
    <message>
        <source>a repeat says that the ticket was in already, as it should</source>
        <translation>al repetirlo dice que la entrada ya constaba dentro, como debe ser</translation>
    </message>
    <message>
        <source>a web page</source>
        <translation>una página web</translation>
    </message>
    <message>
        <source>a web page titled “{title}”</source>
        <translation>una página web con el título «{title}»</translation>
    </message>
    <message>
        <source>accepted; the office renews it</source>
        <translation>aceptado; lo renueva la oficina</translation>
    </message>
    <message>
        <source>accepted; the service does not say for how long</source>
        <translation>aceptado; el servicio no dice por cuánto tiempo</translation>
    </message>
    <message>
        <source>agrees</source>
        <translation>coincide</translation>
    </message>
    <message>
        <source>all are here</source>
        <translation>están todos</translation>
    </message>
    <message>
        <source>an office runs on this machine already: end it and try again, or pair this door with it instead</source>
        <translation>en este equipo ya funciona una oficina: cerrarla y probar otra vez, o vincular esta puerta con ella</translation>
    </message>
    <message>
        <source>another Kiosk is just opening the profile {folder}, and has not looked yet whether all is well: try again once it is open; nothing was changed</source>
        <translation>otro Kiosk está abriendo el perfil {folder} y aún no ha comprobado si todo está bien: probar otra vez cuando esté abierto; no ha cambiado nada</translation>
    </message>
    <message>
        <source>another Kiosk is using the profile {folder}: close it, or do this there; nothing was changed</source>
        <translation>otro Kiosk usa el perfil {folder}: cerrarlo o seguir allí; no ha cambiado nada</translation>
    </message>
    <message>
        <source>another hub answers there than the one of the code: ask the host for a new one</source>
        <translation>allí responde otro hub que el del código: pedir uno nuevo al organizador</translation>
    </message>
    <message>
        <source>another hub is set on this machine, and goes first: ask the host to take it away</source>
        <translation>en este equipo hay otro hub configurado, que tiene prioridad: pedir al organizador que lo quite</translation>
    </message>
    <message>
        <source>another office runs on this machine: if it is that of a door which was just closed, it ends by itself within two minutes or so; else end it</source>
        <translation>en este equipo funciona otra oficina: si es la de una puerta recién cerrada, acaba por sí sola en unos dos minutos; si no, cerrarla</translation>
    </message>
    <message>
        <source>another program keeps the profile locked: nothing was recorded. Try again</source>
        <translation>otro programa tiene bloqueado el perfil: no se ha registrado nada. Probar otra vez</translation>
    </message>
    <message>
        <source>another program uses {name}</source>
        <translation>otro programa usa {name}</translation>
    </message>
    <message>
        <source>another sign-in is set on this machine, and goes first: ask the host to take it away, then pair again</source>
        <translation>en este equipo hay otra sesión configurada, que tiene prioridad: pedir al organizador que la quite y luego vincular otra vez</translation>
    </message>
    <message>
        <source>answered in {amount} ms at most</source>
        <translation>respondido en {amount}&#xa0;ms como máximo</translation>
    </message>
    <message>
        <source>camera {number}</source>
        <translation>cámara {number}</translation>
    </message>
    <message>
        <source>check again in a moment; if that does not help, unplug the camera and plug it in again</source>
        <translation>revisar otra vez en un momento; si no ayuda, desenchufar la cámara y volver a enchufarla</translation>
    </message>
    <message>
        <source>compare this machine&apos;s clock with a telephone&apos;s</source>
        <translation>comparar el reloj de este equipo con el de un teléfono</translation>
    </message>
    <message>
        <source>dismissed: {why}</source>
        <translation>descartado: {why}</translation>
    </message>
    <message>
        <source>every event on the list ({amount})</source>
        <translation>todos los eventos de la lista ({amount})</translation>
    </message>
    <message>
        <source>every page is sound</source>
        <translation>todas las páginas están bien</translation>
    </message>
    <message>
        <source>everything is sent</source>
        <translation>todo enviado</translation>
    </message>
    <message>
        <source>for the application {name}, scope {scopes}</source>
        <translation>para la aplicación {name}, permiso {scopes}</translation>
    </message>
    <message>
        <source>good for another {age}</source>
        <translation>válido {age} más</translation>
    </message>
    <message>
        <source>guests are forgotten in the next quiet hour of the door</source>
        <translation>los asistentes se borran en la próxima hora tranquila de la puerta</translation>
    </message>
    <message>
        <source>guests are held until somebody purges them</source>
        <translation>los asistentes se guardan hasta que alguien los borre</translation>
    </message>
    <message>
        <source>guests should have been forgotten {age} ago</source>
        <translation>los asistentes debían haberse borrado hace {age}</translation>
    </message>
    <message>
        <source>have the office show a new code, and pair this door again: Manager, “Sign in”</source>
        <translation>hacer que la oficina muestre un código nuevo y vincular esta puerta otra vez: Gestión, «Iniciar sesión»</translation>
    </message>
    <message>
        <source>it brings a token that is not a bearer token</source>
        <translation>trae un token que no es de tipo «bearer»</translation>
    </message>
    <message>
        <source>it brings no access token</source>
        <translation>no trae ningún token de acceso</translation>
    </message>
    <message>
        <source>it brings no policy</source>
        <translation>no trae reglas</translation>
    </message>
    <message>
        <source>it does not say whose token it brings</source>
        <translation>no dice de quién es el token que trae</translation>
    </message>
    <message>
        <source>it ended without a word</source>
        <translation>ha terminado sin decir nada</translation>
    </message>
    <message>
        <source>it holds more than {most} values</source>
        <translation>contiene más de {most} valores</translation>
    </message>
    <message>
        <source>it holds no listings</source>
        <translation>no contiene publicaciones</translation>
    </message>
    <message>
        <source>it holds no {what}</source>
        <translation>no contiene {what}</translation>
    </message>
    <message>
        <source>it is a page of more than {most} entries</source>
        <translation>es una página de más de {most} elementos</translation>
    </message>
    <message>
        <source>it is not JSON</source>
        <translation>no es JSON</translation>
    </message>
    <message>
        <source>it is not a JSON object</source>
        <translation>no es un objeto JSON</translation>
    </message>
    <message>
        <source>it is not a page of the guest list</source>
        <translation>no es una página de la lista de asistentes</translation>
    </message>
    <message>
        <source>it is not known which service the office&apos;s tokens are for, and nobody gets them: pair this door again</source>
        <translation>no se sabe para qué servicio son los tokens de la oficina, y nadie los recibe: vincular esta puerta otra vez</translation>
    </message>
    <message>
        <source>it is not token information</source>
        <translation>no es información del token</translation>
    </message>
    <message>
        <source>it names an event that cannot be</source>
        <translation>indica un evento imposible</translation>
    </message>
    <message>
        <source>it names no address of the service</source>
        <translation>no indica la dirección del servicio</translation>
    </message>
    <message>
        <source>it names no direction</source>
        <translation>no indica el sentido</translation>
    </message>
    <message>
        <source>it names no events</source>
        <translation>no indica eventos</translation>
    </message>
    <message>
        <source>it names no user id</source>
        <translation>no indica el ID de usuario</translation>
    </message>
    <message>
        <source>it opens</source>
        <translation>se pueden abrir</translation>
    </message>
    <message>
        <source>it pairs no door</source>
        <translation>no vincula ninguna puerta</translation>
    </message>
    <message>
        <source>its certificate in {folder} is lost or damaged</source>
        <translation>su certificado en {folder} se ha perdido o está dañado</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>sin respuesta</translation>
    </message>
    <message>
        <source>no answer in time</source>
        <translation>sin respuesta a tiempo</translation>
    </message>
    <message>
        <source>no answer within {amount} s</source>
        <translation>sin respuesta en {amount}&#xa0;s</translation>
    </message>
    <message>
        <source>no camera is connected: plug one in</source>
        <translation>no hay ninguna cámara conectada: conectar una</translation>
    </message>
    <message>
        <source>no connection</source>
        <translation>sin conexión</translation>
    </message>
    <message>
        <source>no guests are held</source>
        <translation>no se guardan asistentes</translation>
    </message>
    <message>
        <source>no hub can be at {server}: ask the host for a new code</source>
        <translation>en {server} no puede haber ningún hub: pedir otro código al organizador</translation>
    </message>
    <message>
        <source>no sign-in that is waited for here belongs to this address: open the service&apos;s page again, and paste the address that the browser ends on then</source>
        <translation>a esta dirección no le corresponde ningún inicio de sesión que se espere aquí: abrir otra vez la página del servicio y pegar la dirección en la que acabe entonces el navegador</translation>
    </message>
    <message>
        <source>no ticket held is for {names}</source>
        <translation>ninguna entrada cargada es para {names}</translation>
    </message>
    <message>
        <source>nobody came back from the service&apos;s page in time: open it again</source>
        <translation>nadie ha vuelto a tiempo de la página del servicio: abrirla otra vez</translation>
    </message>
    <message>
        <source>nobody has a PIN: nobody can override, and the manager&apos;s menu opens for everybody; set one there, under “This door”</source>
        <translation>nadie tiene PIN: nadie puede hacer excepciones, y Gestión se abre a cualquiera; fijar uno allí, en «Esta puerta»</translation>
    </message>
    <message>
        <source>nobody knows whether it was created: look at the service before you try again ({why})</source>
        <translation>nadie sabe si se ha creado: mirar en el servicio antes de probar otra vez ({why})</translation>
    </message>
    <message>
        <source>none is chosen, and no ticket held tells of one</source>
        <translation>ninguno elegido, y ninguna entrada cargada indica uno</translation>
    </message>
    <message>
        <source>none of {amount} is chosen: every ticket is referred to a supervisor</source>
        <translation>ninguno de {amount} está elegido: cada entrada se consulta al responsable</translation>
    </message>
    <message>
        <source>not asked about</source>
        <translation>sin preguntar</translation>
    </message>
    <message>
        <source>not asked: {why}</source>
        <translation>sin preguntar: {why}</translation>
    </message>
    <message>
        <source>not compared with the service&apos;s</source>
        <translation>sin comparar con el del servicio</translation>
    </message>
    <message>
        <source>not compared: the service does not say its time</source>
        <translation>sin comparar: el servicio no dice su hora</translation>
    </message>
    <message>
        <source>not signed in at the office: {why}</source>
        <translation>sin sesión en la oficina: {why}</translation>
    </message>
    <message>
        <source>nothing is written yet; it will be encrypted</source>
        <translation>aún no hay nada escrito; se cifrará</translation>
    </message>
    <message>
        <source>office</source>
        <translation>de la oficina</translation>
    </message>
    <message>
        <source>office unreachable: nobody answers at {address}</source>
        <translation>sin conexión con la oficina: nadie responde en {address}</translation>
    </message>
    <message>
        <source>office unreachable: what {address} answers is no office&apos;s; this Wi-Fi may want a sign-in</source>
        <translation>sin conexión con la oficina: lo que responde {address} no es de ninguna oficina; quizá este Wi-Fi pida identificarse</translation>
    </message>
    <message>
        <source>office unreachable: {address} answers with status {status}</source>
        <translation>sin conexión con la oficina: {address} responde con el estado {status}</translation>
    </message>
    <message>
        <source>office unreachable: {address} did not answer in time; if the code was used meanwhile, ask for a new one</source>
        <translation>sin conexión con la oficina: {address} no ha respondido a tiempo; si el código se ha usado mientras tanto, pedir otro</translation>
    </message>
    <message>
        <source>open the door, and pair it again with the office of this machine: Manager, “Sign in”</source>
        <translation>abrir la puerta y vincularla otra vez con la oficina de este equipo: Gestión, «Iniciar sesión»</translation>
    </message>
    <message>
        <source>other users of this machine may change {names}</source>
        <translation>otros usuarios de este equipo pueden cambiar {names}</translation>
    </message>
    <message>
        <source>paired with {address}, which cannot renew the access token: {why}</source>
        <translation>vinculada con {address}, que no puede renovar el token de acceso: {why}</translation>
    </message>
    <message>
        <source>paired with {address}, which is signed in</source>
        <translation>vinculada con {address}, con sesión iniciada</translation>
    </message>
    <message>
        <source>paired with {address}, which is signed in and has nothing to renew the access token with</source>
        <translation>vinculada con {address}, con sesión iniciada, pero sin nada con que renovar el token de acceso</translation>
    </message>
    <message>
        <source>paired with {address}, which is signed in; the access token has {age} left</source>
        <translation>vinculada con {address}, con sesión iniciada; token de acceso válido {age} más</translation>
    </message>
    <message>
        <source>picture {name}</source>
        <translation>imagen {name}</translation>
    </message>
    <message>
        <source>port {port} of this machine is not free: end the program that has it</source>
        <translation>el puerto {port} de este equipo no está libre: cerrar el programa que lo usa</translation>
    </message>
    <message>
        <source>port {port} of this machine is not free: end the program that has it and try again, or register a redirect address with another port at the service, such as {address}, and give that one here</source>
        <translation>el puerto {port} de este equipo no está libre: cerrar el programa que lo usa y probar otra vez, o registrar en el servicio una URL de redirección con otro puerto, como {address}, y darla aquí</translation>
    </message>
    <message>
        <source>rehearsal camera</source>
        <translation>cámara de ensayo</translation>
    </message>
    <message>
        <source>serial scanner on {name}</source>
        <translation>lector serie en {name}</translation>
    </message>
    <message>
        <source>service</source>
        <translation>del servicio</translation>
    </message>
    <message>
        <source>set it up again: Manager, “Sign in”; the door works from what it holds</source>
        <translation>reconfigurarla: Gestión, «Iniciar sesión»; la puerta funciona con lo que tiene</translation>
    </message>
    <message>
        <source>sign in again: Manager, “Sign in”; then try it again</source>
        <translation>iniciar sesión otra vez: Gestión, «Iniciar sesión»; luego probar otra vez</translation>
    </message>
    <message>
        <source>some of what was recorded is lost: whoever would go in is referred</source>
        <translation>se ha perdido parte de lo registrado: se consulta por cada uno que pasaría</translation>
    </message>
    <message>
        <source>somebody declined at the service: open its page again, and allow it</source>
        <translation>alguien ha denegado el permiso en el servicio: abrir otra vez su página y darlo</translation>
    </message>
    <message>
        <source>somebody else signed in before it could leave</source>
        <translation>otra persona ha iniciado sesión antes de que se enviara</translation>
    </message>
    <message>
        <source>start the office, and see that this machine reaches it; if it has moved to another address, pair this door again: Manager, “Sign in”</source>
        <translation>poner en marcha la oficina y comprobar que este equipo conecta con ella; si se ha mudado a otra dirección, vincular esta puerta otra vez: Gestión, «Iniciar sesión»</translation>
    </message>
    <message>
        <source>status {status}</source>
        <translation>estado {status}</translation>
    </message>
    <message>
        <source>stream from nowhere</source>
        <translation>transmisión sin origen</translation>
    </message>
    <message>
        <source>the PIN file is damaged: ask the host to clear the lock-out</source>
        <translation>el archivo de los PIN está dañado: pedir al organizador que quite el bloqueo</translation>
    </message>
    <message>
        <source>the access token is not kept: while the keyring was waited for, this door was paired, signed out, or signed in again</source>
        <translation>el token de acceso no se guarda: mientras se esperaba al llavero, esta puerta se vinculó, cerró la sesión o la inició otra vez</translation>
    </message>
    <message>
        <source>the access token was refused</source>
        <translation>se ha rechazado el token de acceso</translation>
    </message>
    <message>
        <source>the address of another service is set on this machine, and goes first: ask the host to take it away</source>
        <translation>en este equipo está configurada la dirección de otro servicio, que tiene prioridad: pedir al organizador que la quite</translation>
    </message>
    <message>
        <source>the answer did not come</source>
        <translation>la respuesta no ha llegado</translation>
    </message>
    <message>
        <source>the answer was damaged</source>
        <translation>la respuesta llegó dañada</translation>
    </message>
    <message>
        <source>the answer was not the service&apos;s</source>
        <translation>la respuesta no era del servicio</translation>
    </message>
    <message>
        <source>the camera</source>
        <translation>la cámara</translation>
    </message>
    <message>
        <source>the cameras of this machine cannot be listed</source>
        <translation>no se puede obtener la lista de cámaras de este equipo</translation>
    </message>
    <message>
        <source>the code holds the ticket&apos;s id</source>
        <translation>el código contiene el n.º de la entrada</translation>
    </message>
    <message>
        <source>the code holds the ticket&apos;s token</source>
        <translation>el código contiene el token de la entrada</translation>
    </message>
    <message>
        <source>the code is used, and yet this door is not paired, because what the office said could not be kept ({why}): mend that, unpair the door at the office, and ask for a new code</source>
        <translation>el código está usado y, aun así, esta puerta no está vinculada, porque no se ha podido guardar lo que dijo la oficina ({why}): arreglarlo, desvincular la puerta en la oficina y pedir otro código</translation>
    </message>
    <message>
        <source>the code names the ticket among other things, such as in an address</source>
        <translation>el código nombra la entrada junto con otras cosas, por ejemplo en una dirección</translation>
    </message>
    <message>
        <source>the code was used, is wrong or too old: ask for a new one</source>
        <translation>el código está usado, es incorrecto o demasiado antiguo: pedir otro</translation>
    </message>
    <message>
        <source>the connection to the hub broke</source>
        <translation>se ha cortado la conexión con el hub</translation>
    </message>
    <message>
        <source>the database is encrypted</source>
        <translation>la base de datos está cifrada</translation>
    </message>
    <message>
        <source>the database is in plain bytes</source>
        <translation>la base de datos no está cifrada</translation>
    </message>
    <message>
        <source>the disk is full: nothing was recorded. Free some space and scan again</source>
        <translation>el disco está lleno: no se ha registrado nada. Liberar espacio y escanear otra vez</translation>
    </message>
    <message>
        <source>the disk is full: nothing was recorded. Free some space and try again</source>
        <translation>el disco está lleno: no se ha registrado nada. Liberar espacio y probar otra vez</translation>
    </message>
    <message>
        <source>the door policy kept here cannot be used: {why}; set it again</source>
        <translation>las reglas de puerta guardadas aquí no se pueden usar: {why}; fijarlas otra vez</translation>
    </message>
    <message>
        <source>the door&apos;s rules were lost with a damaged file: ask the host to set them again</source>
        <translation>las reglas de la puerta se han perdido con un archivo dañado: pedir al organizador que las fije otra vez</translation>
    </message>
    <message>
        <source>the door&apos;s rules were lost with a damaged file: everybody is referred</source>
        <translation>las reglas de la puerta se han perdido con un archivo dañado: se consulta por todos</translation>
    </message>
    <message>
        <source>the host has to mend a mistake there</source>
        <translation>contienen un error que debe corregir el organizador</translation>
    </message>
    <message>
        <source>the host&apos;s machine could not keep this door: ask the host to look at its disk, and try the same code again</source>
        <translation>el ordenador del organizador no ha podido guardar esta puerta: pedirle que revise su disco y probar otra vez el mismo código</translation>
    </message>
    <message>
        <source>the host&apos;s rules for this door could not be set: {why}</source>
        <translation>no se han podido fijar las reglas del organizador para esta puerta: {why}</translation>
    </message>
    <message>
        <source>the hub answers {what}</source>
        <translation>el hub responde {what}</translation>
    </message>
    <message>
        <source>the hub did not answer in time. If it let this door in, Kiosk goes by it once it answers</source>
        <translation>el hub no ha respondido a tiempo. Si ha aceptado esta puerta, Kiosk lo usará en cuanto responda</translation>
    </message>
    <message>
        <source>the hub does not answer</source>
        <translation>el hub no responde</translation>
    </message>
    <message>
        <source>the hub does not answer: look whether its machine is on, and in the same network as this one</source>
        <translation>el hub no responde: comprobar que su equipo está encendido y en la misma red que este</translation>
    </message>
    <message>
        <source>the hub does not know this door: pair it</source>
        <translation>el hub no conoce esta puerta: conectarla</translation>
    </message>
    <message>
        <source>the hub has no place for one more door: ask the host to take out one that is gone, and try again</source>
        <translation>en el hub no cabe ni una puerta más: pedir al organizador que quite alguna que ya no exista e intentarlo otra vez</translation>
    </message>
    <message>
        <source>the hub is full: make room on its disk, or raise its limit</source>
        <translation>el hub está lleno: liberar espacio en su disco o subir su límite</translation>
    </message>
    <message>
        <source>the hub is there, but nobody lets doors in: ask the host to start it anew</source>
        <translation>el hub está ahí, pero no acepta puertas: pedir al organizador que lo reinicie</translation>
    </message>
    <message>
        <source>the hub keeps nothing just now: its servers may be choosing who leads, or JetStream is off there</source>
        <translation>el hub no guarda nada en este momento: puede que sus servidores estén eligiendo quién dirige, o que JetStream no esté activado allí</translation>
    </message>
    <message>
        <source>the hub&apos;s certificate cannot be read: pair this door anew</source>
        <translation>no se puede leer el certificado del hub: conectar esta puerta otra vez</translation>
    </message>
    <message>
        <source>the key is kept by {name}</source>
        <translation>la clave la guarda {name}</translation>
    </message>
    <message>
        <source>the next guests are forgotten in {age}</source>
        <translation>los próximos asistentes se borran en {age}</translation>
    </message>
    <message>
        <source>the office cannot pair now: {why}</source>
        <translation>la oficina no puede vincular ahora: {why}</translation>
    </message>
    <message>
        <source>the office cannot renew the token now: {why}</source>
        <translation>la oficina no puede renovar el token ahora: {why}</translation>
    </message>
    <message>
        <source>the office does not start: {why}</source>
        <translation>la oficina no se inicia: {why}</translation>
    </message>
    <message>
        <source>the office has the new client secret, and does not know yet whether the service takes it: {why}</source>
        <translation>la oficina tiene el nuevo secreto de cliente y aún no sabe si el servicio lo acepta: {why}</translation>
    </message>
    <message>
        <source>the office of this machine does not answer: try again in a moment</source>
        <translation>la oficina de este equipo no responde: probar otra vez en un momento</translation>
    </message>
    <message>
        <source>the office of this machine does not run: {why}</source>
        <translation>la oficina de este equipo no está en marcha: {why}</translation>
    </message>
    <message>
        <source>the office of this machine is in use with client ID {client_id} and redirect address {address}: give those again, or press Next once more if the new ones are right; with another client ID the host has to sign in again</source>
        <translation>la oficina de este equipo está en uso con el ID de cliente {client_id} y la URL de redirección {address}: dar esos otra vez, o pulsar de nuevo «Siguiente» si los nuevos son correctos; con otro ID de cliente, el organizador debe volver a iniciar sesión</translation>
    </message>
    <message>
        <source>the office of this machine is not signed in: sign in under Manager, “Sign in”</source>
        <translation>la oficina de este equipo no tiene sesión: iniciarla en Gestión, «Iniciar sesión»</translation>
    </message>
    <message>
        <source>the office of this machine was started again, or has another client secret since, and waits for no sign-in any more: open the service&apos;s page again</source>
        <translation>la oficina de este equipo se ha reiniciado, o tiene otro secreto de cliente desde entonces, y ya no espera ningún inicio de sesión: abrir otra vez la página del servicio</translation>
    </message>
    <message>
        <source>the office refuses this: {why}</source>
        <translation>la oficina lo rechaza: {why}</translation>
    </message>
    <message>
        <source>the office was not set up: {why}</source>
        <translation>la oficina no se ha configurado: {why}</translation>
    </message>
    <message>
        <source>the office&apos;s certificate cannot be read: pair again</source>
        <translation>no se puede leer el certificado de la oficina: vincular otra vez</translation>
    </message>
    <message>
        <source>the profile cannot be written; is the disk full?</source>
        <translation>no se puede escribir el perfil; ¿está lleno el disco?</translation>
    </message>
    <message>
        <source>the profile failed: nothing was recorded ({why})</source>
        <translation>el perfil ha fallado: no se ha registrado nada ({why})</translation>
    </message>
    <message>
        <source>the profile is closed</source>
        <translation>el perfil está cerrado</translation>
    </message>
    <message>
        <source>the profile&apos;s key file is damaged; put key.json back from a backup</source>
        <translation>el archivo de claves del perfil está dañado; recuperar key.json de una copia de seguridad</translation>
    </message>
    <message>
        <source>the profile&apos;s key is behind a passphrase</source>
        <translation>la clave del perfil está protegida con contraseña</translation>
    </message>
    <message>
        <source>the program ended while this was being sent</source>
        <translation>el programa ha terminado mientras se enviaba esto</translation>
    </message>
    <message>
        <source>the screen went away, and Kiosk ended with it; what was recorded is safe: start Kiosk again once the screen is back</source>
        <translation>la pantalla ha desaparecido y Kiosk se ha cerrado; lo registrado está a salvo: volver a iniciar Kiosk cuando la pantalla esté de nuevo</translation>
    </message>
    <message>
        <source>the second check-in was not answered: {why}</source>
        <translation>el segundo check-in no ha tenido respuesta: {why}</translation>
    </message>
    <message>
        <source>the serial scanner is not connected yet</source>
        <translation>el lector serie aún no está conectado</translation>
    </message>
    <message>
        <source>the serial scanner is not plugged in</source>
        <translation>el lector serie no está enchufado</translation>
    </message>
    <message>
        <source>the service answered a check-in with a check-out</source>
        <translation>el servicio ha respondido a un check-in con un check-out</translation>
    </message>
    <message>
        <source>the service answered with the check-in state {state}</source>
        <translation>el servicio ha respondido con el estado de check-in {state}</translation>
    </message>
    <message>
        <source>the service answered, and the ticket is {state} now</source>
        <translation>el servicio ha respondido, y la entrada está ahora en el estado {state}</translation>
    </message>
    <message>
        <source>the service answers in {amount} ms</source>
        <translation>el servicio responde en {amount}&#xa0;ms</translation>
    </message>
    <message>
        <source>the service asks to wait</source>
        <translation>el servicio pide esperar</translation>
    </message>
    <message>
        <source>the service could not be reached</source>
        <translation>no ha habido conexión con el servicio</translation>
    </message>
    <message>
        <source>the service did not sign the office in: {why}</source>
        <translation>el servicio no ha dejado iniciar sesión a la oficina: {why}</translation>
    </message>
    <message>
        <source>the service does not know this client ID, or does not take its secret: compare both with what the service shows to the host</source>
        <translation>el servicio no conoce este ID de cliente o no acepta su secreto: comparar ambos con lo que el servicio muestra al organizador</translation>
    </message>
    <message>
        <source>the service does not take the client ID or secret of this machine’s office, or this Wi-Fi wants a sign-in: see to the Wi-Fi, and where that is not it, let the host compare both with what the service shows</source>
        <translation>el servicio no acepta el ID o el secreto de cliente de la oficina de este equipo, o el Wi-Fi pide identificarse: revisar el Wi-Fi y, si no es eso, que el organizador compare ambos con lo que muestra el servicio</translation>
    </message>
    <message>
        <source>the service does not take the client secret of this machine’s office any more: type the new one under Manager, “Sign in”</source>
        <translation>el servicio ya no acepta el secreto de cliente de la oficina de este equipo: escribir el nuevo en Gestión, «Iniciar sesión»</translation>
    </message>
    <message>
        <source>the service does not take the office&apos;s client ID or secret, or the office&apos;s Wi-Fi wants a sign-in: ask the host to see to it</source>
        <translation>el servicio no acepta el ID o el secreto de cliente de la oficina, o el Wi-Fi de la oficina pide identificarse: pedir al organizador que lo revise</translation>
    </message>
    <message>
        <source>the service does not take the office&apos;s client secret any more: the host has to give the office the new one</source>
        <translation>el servicio ya no acepta el secreto de cliente de la oficina: el organizador debe dar el nuevo a la oficina</translation>
    </message>
    <message>
        <source>the service does not take this sign-in: open its page again; if that fails too, compare the redirect address with the one that is registered there</source>
        <translation>el servicio no acepta este inicio de sesión: abrir otra vez su página; si tampoco funciona, comparar la URL de redirección con la registrada allí</translation>
    </message>
    <message>
        <source>the service refuses this access token: copy it whole, or ask the host for another</source>
        <translation>el servicio rechaza este token de acceso: copiarlo entero o pedir otro al organizador</translation>
    </message>
    <message>
        <source>the service refuses to sign the host in: open its page again; if that fails too, compare client ID and redirect address with what is registered there</source>
        <translation>el servicio rechaza el inicio de sesión del organizador: abrir otra vez su página; si tampoco funciona, comparar el ID de cliente y la URL de redirección con lo registrado allí</translation>
    </message>
    <message>
        <source>the service&apos;s address on this machine is wrong: ask the host to set it up</source>
        <translation>la dirección del servicio en este equipo es incorrecta: pedir al organizador que la corrija</translation>
    </message>
    <message>
        <source>the token is refused</source>
        <translation>se rechaza el token</translation>
    </message>
    <message>
        <source>the token may check in: the ticket is in now</source>
        <translation>el token permite el check-in: la entrada consta ahora dentro</translation>
    </message>
    <message>
        <source>the token may check in; this ticket was in already</source>
        <translation>el token permite el check-in; esta entrada ya constaba dentro</translation>
    </message>
    <message>
        <source>the {camera} cannot be opened</source>
        <translation>no se puede abrir: {camera}</translation>
    </message>
    <message>
        <source>there is no access token: paste it whole</source>
        <translation>no hay token de acceso: pegarlo entero</translation>
    </message>
    <message>
        <source>there is no file {path}</source>
        <translation>no existe el archivo {path}</translation>
    </message>
    <message>
        <source>there is no screen to open the window on: start Kiosk where somebody is logged in at one</source>
        <translation>no hay pantalla para abrir la ventana: iniciar Kiosk donde haya una sesión abierta en una</translation>
    </message>
    <message>
        <source>there is none yet</source>
        <translation>aún no hay</translation>
    </message>
    <message>
        <source>this code is older than ten minutes, or was used: ask the host for a new one</source>
        <translation>este código tiene más de diez minutos o ya se ha usado: pedir uno nuevo al organizador</translation>
    </message>
    <message>
        <source>this computer has no place for keys, and Kiosk keeps nothing without one: ask the host to set it up</source>
        <translation>este equipo no tiene dónde guardar claves, y sin eso Kiosk no guarda nada: pedir al organizador que lo configure</translation>
    </message>
    <message>
        <source>this computer&apos;s keyring does not take Kiosk&apos;s key: unlock it, or sign in as its user, and try again</source>
        <translation>el llavero de este equipo no acepta la clave de Kiosk: desbloquearlo, o iniciar sesión como su usuario, y probar otra vez</translation>
    </message>
    <message>
        <source>this door is set to {address}, but its office signs in at {service}: ask the host to pair this door again</source>
        <translation>esta puerta está configurada para {address}, pero su oficina inicia sesión en {service}: pedir al organizador que vincule esta puerta otra vez</translation>
    </message>
    <message>
        <source>this is not the office that the link names: nothing was sent</source>
        <translation>no es la oficina que indica el enlace: no se ha enviado nada</translation>
    </message>
    <message>
        <source>this is not the office that this door was paired with: nothing was sent</source>
        <translation>no es la oficina con la que se vinculó esta puerta: no se ha enviado nada</translation>
    </message>
    <message>
        <source>this machine does not know the service&apos;s address: ask the host to set it up</source>
        <translation>este equipo no conoce la dirección del servicio: pedir al organizador que la configure</translation>
    </message>
    <message>
        <source>this machine has no keyring that works</source>
        <translation>este equipo no tiene un llavero que funcione</translation>
    </message>
    <message>
        <source>this machine has no keyring to hold the profile&apos;s key</source>
        <translation>este equipo no tiene llavero para guardar la clave del perfil</translation>
    </message>
    <message>
        <source>this machine holds the office of {service}, and doors are paired with it: look whether the address is right, or ask whoever set that office up</source>
        <translation>este equipo tiene la oficina de {service}, y hay puertas vinculadas con ella: comprobar si la dirección es correcta o preguntar a quien configuró esa oficina</translation>
    </message>
    <message>
        <source>this machine lets no program of its user have port {port}</source>
        <translation>este equipo no deja a ningún programa de su usuario usar el puerto {port}</translation>
    </message>
    <message>
        <source>this machine lets no program of its user have port {port}: register a redirect address with another port at the service, such as {address}, and give that one here</source>
        <translation>este equipo no deja a ningún programa de su usuario usar el puerto {port}: registrar en el servicio una URL de redirección con otro puerto, como {address}, y darla aquí</translation>
    </message>
    <message>
        <source>this machine&apos;s keyring does not work: {why}</source>
        <translation>el llavero de este equipo no funciona: {why}</translation>
    </message>
    <message>
        <source>this machine&apos;s own token counts no more, but the keyring has not forgotten it yet: unlock it if it asks</source>
        <translation>el token propio de este equipo ya no cuenta, pero el llavero aún no lo ha olvidado: desbloquearlo si lo pide</translation>
    </message>
    <message>
        <source>this machine&apos;s sign-in is damaged: ask the manager to sign in again</source>
        <translation>la sesión de este equipo está dañada: pedir al responsable que inicie sesión otra vez</translation>
    </message>
    <message>
        <source>this profile opens with a passphrase</source>
        <translation>este perfil se abre con una contraseña</translation>
    </message>
    <message>
        <source>this ticket has an open admission already</source>
        <translation>esta entrada ya está admitida</translation>
    </message>
    <message>
        <source>this user may not open {name}</source>
        <translation>este usuario no puede abrir {name}</translation>
    </message>
    <message>
        <source>too many wrong codes: wait {age}, then compare the code and try it again</source>
        <translation>demasiados códigos incorrectos: esperar {age}, comparar el código y probar otra vez</translation>
    </message>
    <message>
        <source>try it again once the link is well</source>
        <translation>probar otra vez cuando la conexión vaya bien</translation>
    </message>
    <message>
        <source>unpaired: the office does not know this door any more; pair it again</source>
        <translation>desvinculada: la oficina ya no conoce esta puerta; vincularla otra vez</translation>
    </message>
    <message>
        <source>video {name}</source>
        <translation>vídeo {name}</translation>
    </message>
    <message>
        <source>what came of it could not be noted</source>
        <translation>no se ha podido anotar qué pasó después</translation>
    </message>
    <message>
        <source>what is kept of the PIN of {names} is damaged</source>
        <translation>lo que se guarda del PIN de {names} está dañado</translation>
    </message>
    <message>
        <source>what it keeps in {folder} cannot be opened: its key is lost or locked</source>
        <translation>lo que guarda en {folder} no se puede abrir: su clave se ha perdido o está bloqueada</translation>
    </message>
    <message>
        <source>what it keeps in {folder} is damaged</source>
        <translation>lo que guarda en {folder} está dañado</translation>
    </message>
    <message>
        <source>what it keeps is gone from {folder}</source>
        <translation>lo que guarda ha desaparecido de {folder}</translation>
    </message>
    <message>
        <source>wrong passphrase for {file}: nothing was changed</source>
        <translation>contraseña incorrecta para {file}: no ha cambiado nada</translation>
    </message>
    <message>
        <source>wrong passphrase: the profile was not opened and nothing was changed</source>
        <translation>contraseña incorrecta: el perfil no se ha abierto y no ha cambiado nada</translation>
    </message>
    <message>
        <source>{amount} GB free</source>
        <translation>{amount}&#xa0;GB libres</translation>
    </message>
    <message>
        <source>{amount} days left</source>
        <translation>quedan {amount} días</translation>
    </message>
    <message>
        <source>{amount} s ahead of the service&apos;s</source>
        <translation>{amount}&#xa0;s por delante del servicio</translation>
    </message>
    <message>
        <source>{amount} s behind the service&apos;s</source>
        <translation>{amount}&#xa0;s por detrás del servicio</translation>
    </message>
    <message>
        <source>{camera} cannot be opened: allow it in System Settings, Privacy &amp; Security, Camera; or another program uses it</source>
        <translation>{camera} no se puede abrir: permitirlo en Ajustes del Sistema, Privacidad y seguridad, Cámara; o la usa otro programa</translation>
    </message>
    <message>
        <source>{camera} cannot be opened: another program uses it, or Settings, Privacy, Camera forbids it</source>
        <translation>{camera} no se puede abrir: la usa otro programa, o lo prohíbe Configuración, Privacidad, Cámara</translation>
    </message>
    <message>
        <source>{camera} cannot be opened: it is not connected</source>
        <translation>{camera} no se puede abrir: no está conectada</translation>
    </message>
    <message>
        <source>{camera} delivers no more pictures</source>
        <translation>{camera} ya no envía imágenes</translation>
    </message>
    <message>
        <source>{camera} delivers no pictures: unplug it, and plug it in again</source>
        <translation>{camera} no envía imágenes: desenchufarla y volver a enchufarla</translation>
    </message>
    <message>
        <source>{camera} does not answer</source>
        <translation>{camera} no responde</translation>
    </message>
    <message>
        <source>{camera} failed ({why})</source>
        <translation>{camera} ha fallado ({why})</translation>
    </message>
    <message>
        <source>{camera} has brought no pictures yet that could be measured</source>
        <translation>{camera} aún no ha enviado imágenes que se puedan medir</translation>
    </message>
    <message>
        <source>{camera} has stopped delivering pictures</source>
        <translation>{camera} ha dejado de enviar imágenes</translation>
    </message>
    <message>
        <source>{camera} is back</source>
        <translation>{camera} ha vuelto</translation>
    </message>
    <message>
        <source>{camera} is in use by another program: close that program</source>
        <translation>otro programa está usando {camera}: cerrar ese programa</translation>
    </message>
    <message>
        <source>{camera} is not connected: plug it in again</source>
        <translation>{camera} no está conectada: volver a enchufarla</translation>
    </message>
    <message>
        <source>{camera} is not connected: {other} is used</source>
        <translation>{camera} no está conectada: se usa {other}</translation>
    </message>
    <message>
        <source>{camera} is starting</source>
        <translation>{camera} se está iniciando</translation>
    </message>
    <message>
        <source>{camera} may not be used by this account: add it to the group video, and sign in again</source>
        <translation>esta cuenta no puede usar {camera}: añadirla al grupo video e iniciar sesión otra vez</translation>
    </message>
    <message>
        <source>{camera} was closed</source>
        <translation>{camera} se ha cerrado</translation>
    </message>
    <message>
        <source>{camera}, {width} × {height}, {fps} pictures a second</source>
        <translation>{camera}, {width} × {height}, {fps} imágenes por segundo</translation>
    </message>
    <message>
        <source>{chosen} is not connected: {camera}</source>
        <translation>{chosen} no está conectada: {camera}</translation>
    </message>
    <message>
        <source>{damage}. Put it back from a backup, or move it away: then the address, the door&apos;s name, its direction and its events have to be set again</source>
        <translation>{damage}. Recuperar el archivo de una copia de seguridad o moverlo: entonces hay que volver a poner la dirección, el nombre de la puerta, su sentido y sus eventos</translation>
    </message>
    <message>
        <source>{detail}, and the event is over in {age}</source>
        <translation>{detail}, y el evento termina en {age}</translation>
    </message>
    <message>
        <source>{file} asks for more work than a Kiosk ever does: it is damaged or forged; nothing was changed</source>
        <translation>{file} pide más cálculo del que Kiosk pide nunca: está dañado o falsificado; no ha cambiado nada</translation>
    </message>
    <message>
        <source>{file} cannot be read: {why}</source>
        <translation>{file} no se puede leer: {why}</translation>
    </message>
    <message>
        <source>{file} holds what this Kiosk cannot read: nothing was taken</source>
        <translation>{file} contiene algo que este Kiosk no sabe leer: no se ha importado nada</translation>
    </message>
    <message>
        <source>{file} is damaged or incomplete: nothing was taken from it. Copy it again</source>
        <translation>{file} está dañado o incompleto: no se ha importado nada. Copiarlo otra vez</translation>
    </message>
    <message>
        <source>{file} is damaged: nothing was changed. Copy it again</source>
        <translation>{file} está dañado: no ha cambiado nada. Copiarlo otra vez</translation>
    </message>
    <message>
        <source>{file} is incomplete: nothing was taken. Export it again</source>
        <translation>{file} está incompleto: no se ha importado nada. Exportarlo otra vez</translation>
    </message>
    <message>
        <source>{file} is not a handover file</source>
        <translation>{file} no es un archivo de traslado</translation>
    </message>
    <message>
        <source>{file} was made by a newer Kiosk: update the program; nothing was changed</source>
        <translation>{file} es de un Kiosk más nuevo: actualizar el programa; no ha cambiado nada</translation>
    </message>
    <message>
        <source>{first}, {then}</source>
        <translation>{first}, {then}</translation>
    </message>
    <message numerus="yes">
        <source>{here}; {n} are for other events or doors</source>
        <translation>
            <numerusform>{here}; {n} es para otros eventos o puertas</numerusform>
            <numerusform>{here}; {n} son para otros eventos o puertas</numerusform>
        </translation>
    </message>
    <message>
        <source>{host} cannot be found: no network, or the service&apos;s address is wrong.</source>
        <translation>No se encuentra {host}: no hay red, o la dirección del servicio es incorrecta.</translation>
    </message>
    <message>
        <source>{host} cannot be reached.</source>
        <translation>No hay conexión con {host}.</translation>
    </message>
    <message>
        <source>{host} cannot be reached: no connection in time.</source>
        <translation>No hay conexión con {host}: tiempo agotado.</translation>
    </message>
    <message>
        <source>{host} did not answer in time.</source>
        <translation>{host} no ha respondido a tiempo.</translation>
    </message>
    <message>
        <source>{host} refuses connections: the service&apos;s address is wrong, or it is down.</source>
        <translation>{host} rechaza las conexiones: la dirección del servicio es incorrecta, o no funciona.</translation>
    </message>
    <message>
        <source>{kind} stream from {host}</source>
        <translation>transmisión {kind} de {host}</translation>
    </message>
    <message>
        <source>{names} belongs to another user of this machine</source>
        <translation>de otro usuario de este equipo: {names}</translation>
    </message>
    <message>
        <source>{names} is over</source>
        <translation>ya terminado: {names}</translation>
    </message>
    <message>
        <source>{name} cannot be opened: {why}</source>
        <translation>{name} no se puede abrir: {why}</translation>
    </message>
    <message numerus="yes">
        <source>{n} check-ins are unsent, the oldest for {age}</source>
        <translation>
            <numerusform>{n} check-in sin enviar, desde hace {age}</numerusform>
            <numerusform>{n} check-ins sin enviar, el más antiguo desde hace {age}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} check-ins are unsent, the oldest for {age}: {why}</source>
        <translation>
            <numerusform>{n} check-in sin enviar, desde hace {age}: {why}</numerusform>
            <numerusform>{n} check-ins sin enviar, el más antiguo desde hace {age}: {why}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} check-ins need a person</source>
        <translation>
            <numerusform>{n} check-in necesita a alguien</numerusform>
            <numerusform>{n} check-ins necesitan a alguien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} check-ins wait for the account {name}</source>
        <translation>
            <numerusform>{n} check-in espera a la cuenta {name}</numerusform>
            <numerusform>{n} check-ins esperan a la cuenta {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} for other reasons</source>
        <translation>
            <numerusform>{n} por otros motivos</numerusform>
            <numerusform>{n} por otros motivos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} in the state {state}</source>
        <translation>
            <numerusform>{n} en estado {state}</numerusform>
            <numerusform>{n} en estado {state}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} in the state {state}, which is new to this program</source>
        <translation>
            <numerusform>{n} en estado {state}, nuevo para este programa</numerusform>
            <numerusform>{n} en estado {state}, nuevo para este programa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} of {amount} tickets would go in here</source>
        <translation>
            <numerusform>{n} de {amount} entradas pasaría por aquí</numerusform>
            <numerusform>{n} de {amount} entradas pasarían por aquí</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} on the stop list</source>
        <translation>
            <numerusform>{n} en la lista de bloqueo</numerusform>
            <numerusform>{n} en la lista de bloqueo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} open incidents</source>
        <translation>
            <numerusform>{n} por resolver</numerusform>
            <numerusform>{n} por resolver</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} supervisors have a PIN; a profile put back from a copy ends a lock-out</source>
        <translation>
            <numerusform>{n} responsable tiene PIN; restaurar un perfil de una copia acaba con un bloqueo</numerusform>
            <numerusform>{n} responsables tienen PIN; restaurar un perfil de una copia acaba con un bloqueo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} that left the list</source>
        <translation>
            <numerusform>{n} que ya no está en la lista</numerusform>
            <numerusform>{n} que ya no están en la lista</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} tickets are of a type that allows no entry</source>
        <translation>
            <numerusform>{n} entrada es de un tipo que no permite el acceso</numerusform>
            <numerusform>{n} entradas son de un tipo que no permite el acceso</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} tickets of other accounts are held too; no scan goes by them</source>
        <translation>
            <numerusform>también hay {n} entrada de otra cuenta; ningún escaneo se rige por ella</numerusform>
            <numerusform>también hay {n} entradas de otras cuentas; ningún escaneo se rige por ellas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} tickets, and the list is not complete</source>
        <translation>
            <numerusform>{n} entrada, y la lista no está completa</numerusform>
            <numerusform>{n} entradas, y la lista no está completa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} tickets, as of a time that is still to come</source>
        <translation>
            <numerusform>{n} entrada, con hora futura</numerusform>
            <numerusform>{n} entradas, con hora futura</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} tickets, complete, {age} old</source>
        <translation>
            <numerusform>{n} entrada, lista completa, de hace {age}</numerusform>
            <numerusform>{n} entradas, lista completa, de hace {age}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} until it is settled what was lost</source>
        <translation>
            <numerusform>{n} hasta aclarar qué se ha perdido</numerusform>
            <numerusform>{n} hasta aclarar qué se ha perdido</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} without a state</source>
        <translation>
            <numerusform>{n} sin estado</numerusform>
            <numerusform>{n} sin estado</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} without a ticket type</source>
        <translation>
            <numerusform>{n} sin tipo de entrada</numerusform>
            <numerusform>{n} sin tipo de entrada</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} without an event</source>
        <translation>
            <numerusform>{n} sin evento</numerusform>
            <numerusform>{n} sin evento</numerusform>
        </translation>
    </message>
    <message>
        <source>{path} cannot be opened as a video</source>
        <translation>{path} no se puede abrir como vídeo</translation>
    </message>
    <message>
        <source>{path} cannot be opened: the key does not fit, or the file is damaged ({why})</source>
        <translation>{path} no se puede abrir: la clave no encaja o el archivo está dañado ({why})</translation>
    </message>
    <message>
        <source>{path} cannot be opened: too many files are open. Close other programs and try again</source>
        <translation>{path} no se puede abrir: hay demasiados archivos abiertos. Cerrar otros programas y probar otra vez</translation>
    </message>
    <message>
        <source>{path} cannot be written: check the folder&apos;s permissions ({why})</source>
        <translation>{path} no se puede escribir: revisar los permisos de la carpeta ({why})</translation>
    </message>
    <message>
        <source>{path} cannot be written: {why}</source>
        <translation>{path} no se puede escribir: {why}</translation>
    </message>
    <message>
        <source>{path} cannot be written: {why}. Free some space and try again</source>
        <translation>{path} no se puede escribir: {why}. Liberar espacio y probar otra vez</translation>
    </message>
    <message>
        <source>{path} holds no pixels that can be shown</source>
        <translation>{path} no contiene píxeles que se puedan mostrar</translation>
    </message>
    <message>
        <source>{path} is there already and is no handover file: choose another name</source>
        <translation>{path} ya existe y no es un archivo de traslado: elegir otro nombre</translation>
    </message>
    <message>
        <source>{path} was found to be damaged: nothing is recorded any more. Close Kiosk and start it again: what can be read is put back</source>
        <translation>{path} está dañado: ya no se registra nada. Cerrar Kiosk y abrirlo otra vez: se recupera lo que se pueda leer</translation>
    </message>
    <message>
        <source>{path} was removed or replaced while Kiosk was running: nothing is recorded any more. Close Kiosk, put the file back if somebody moved it, and start Kiosk again</source>
        <translation>{path} se ha quitado o reemplazado mientras Kiosk funcionaba: ya no se registra nada. Cerrar Kiosk, devolver el archivo a su sitio si alguien lo ha movido, y abrir Kiosk otra vez</translation>
    </message>
    <message>
        <source>{user} is signed in; {detail}</source>
        <translation>sesión de {user}; {detail}</translation>
    </message>
</context>
<context>
    <name>order</name>
    <message numerus="yes">
        <source>Order of %n · {inside} inside</source>
        <translation>
            <numerusform>Pedido de %n · {inside} dentro</numerusform>
            <numerusform>Pedido de %n · {inside} dentro</numerusform>
        </translation>
    </message>
    <message>
        <source>bought by {name}</source>
        <translation>compra de {name}</translation>
    </message>
    <message numerus="yes">
        <source>order of %n, {inside} inside</source>
        <translation>
            <numerusform>pedido de %n, {inside} dentro</numerusform>
            <numerusform>pedido de %n, {inside} dentro</numerusform>
        </translation>
    </message>
    <message>
        <source>ticket {id}</source>
        <translation>entrada {id}</translation>
    </message>
</context>
<context>
    <name>outbox</name>
    <message numerus="yes">
        <source>%n check-in(s) wait on this machine to be sent, the oldest for {age}.</source>
        <translation>
            <numerusform>%n check-in de este equipo está sin enviar, desde hace {age}.</numerusform>
            <numerusform>%n check-ins de este equipo están sin enviar, el más antiguo desde hace {age}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n check-in(s) wait on this machine to be sent.</source>
        <translation>
            <numerusform>%n check-in de este equipo está sin enviar.</numerusform>
            <numerusform>%n check-ins de este equipo están sin enviar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them wait for another account.</source>
        <translation>
            <numerusform>%n de ellos espera a otra cuenta.</numerusform>
            <numerusform>%n de ellos esperan a otra cuenta.</numerusform>
        </translation>
    </message>
    <message>
        <source>All sent</source>
        <translation>Todo enviado</translation>
    </message>
    <message>
        <source>Ask a supervisor to look at them, under “Not sent yet”.</source>
        <translation>Pedir al responsable que los mire, en «Sin enviar».</translation>
    </message>
    <message>
        <source>Every check-in of this door has reached the ticketing service.</source>
        <translation>Todos los check-ins de esta puerta han llegado al servicio de entradas.</translation>
    </message>
    <message>
        <source>Guest left</source>
        <translation>Se ha ido</translation>
    </message>
    <message>
        <source>Host checks them in by hand</source>
        <translation>Lo hace el organizador a mano</translation>
    </message>
    <message>
        <source>Nothing to do.</source>
        <translation>Nada que hacer.</translation>
    </message>
    <message>
        <source>Nothing waits to be sent.</source>
        <translation>Nada pendiente de envío.</translation>
    </message>
    <message>
        <source>Sent automatically when the connection is back.</source>
        <translation>Se envían automáticamente cuando vuelva la conexión.</translation>
    </message>
    <message>
        <source>Several were refused alike: it is the account, the address or the event. One is tried every few seconds.</source>
        <translation>Varios rechazos iguales: es la cuenta, la dirección o el evento. Se prueba uno cada pocos segundos.</translation>
    </message>
    <message>
        <source>Somebody must sign in again; they are safe here until then.</source>
        <translation>Alguien debe iniciar sesión otra vez; hasta entonces están a salvo aquí.</translation>
    </message>
    <message>
        <source>The Wi-Fi wants a login first; they are safe here until then.</source>
        <translation>El Wi-Fi pide identificarse antes; hasta entonces están a salvo aquí.</translation>
    </message>
    <message>
        <source>The service asks for less; they leave ever more slowly.</source>
        <translation>El servicio pide menos envíos; salen cada vez más despacio.</translation>
    </message>
    <message>
        <source>The service asks to wait {time}; they are safe here until then.</source>
        <translation>El servicio pide esperar {time}; hasta entonces están a salvo aquí.</translation>
    </message>
    <message>
        <source>The service cannot be reached; they are safe here until then.</source>
        <translation>No hay conexión con el servicio; hasta entonces están a salvo aquí.</translation>
    </message>
    <message>
        <source>The service does not take them now; they are safe here until it does.</source>
        <translation>El servicio no los acepta ahora; hasta entonces están a salvo aquí.</translation>
    </message>
    <message>
        <source>The service fails; one is tried now and then, and all leave once it is well.</source>
        <translation>El servicio falla; se prueba uno de vez en cuando, y salen todos en cuanto funcione.</translation>
    </message>
    <message>
        <source>The service has not answered yet.</source>
        <translation>El servicio aún no ha respondido.</translation>
    </message>
    <message>
        <source>The service is slow; they are being sent.</source>
        <translation>El servicio va lento; se están enviando.</translation>
    </message>
    <message numerus="yes">
        <source>The ticketing service refused %n check-in(s).</source>
        <translation>
            <numerusform>El servicio de entradas ha rechazado %n check-in.</numerusform>
            <numerusform>El servicio de entradas ha rechazado %n check-ins.</numerusform>
        </translation>
    </message>
    <message>
        <source>They are being sent now.</source>
        <translation>Se están enviando ahora.</translation>
    </message>
    <message>
        <source>They are safe on the disk, also when the machine is switched off. Other doors may not know of these guests yet.</source>
        <translation>Están a salvo en el disco, también con el equipo apagado. Quizá las otras puertas aún no sepan de estos asistentes.</translation>
    </message>
    <message>
        <source>This waits until somebody signs in with the account {account}.</source>
        <translation>Espera hasta que alguien inicie sesión con la cuenta {account}.</translation>
    </message>
    <message>
        <source>Ticket was cancelled</source>
        <translation>Entrada cancelada</translation>
    </message>
    <message>
        <source>not tried yet</source>
        <translation>sin intentos aún</translation>
    </message>
    <message numerus="yes">
        <source>tried %n time(s)</source>
        <translation>
            <numerusform>%n intento</numerusform>
            <numerusform>%n intentos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} refused</source>
        <translation>
            <numerusform>{n} rechazado</numerusform>
            <numerusform>{n} rechazados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} unsent</source>
        <translation>
            <numerusform>{n} sin enviar</numerusform>
            <numerusform>{n} sin enviar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} unsent · oldest {age}</source>
        <translation>
            <numerusform>{n} sin enviar · espera {age}</numerusform>
            <numerusform>{n} sin enviar · espera {age}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} wait to be sent, the oldest for {age}. {why}</source>
        <translation>
            <numerusform>{n} sin enviar, desde hace {age}. {why}</numerusform>
            <numerusform>{n} sin enviar, el más antiguo desde hace {age}. {why}</numerusform>
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
        <translation>Responde otra oficina, no la que está vinculada con esta puerta, y no recibe nada de ella. Preguntar al organizador o vincular otra vez: Gestión, «Iniciar sesión».</translation>
    </message>
    <message>
        <source>If it has moved, pair this door again: Manager, “Sign in”.</source>
        <translation>Si se ha mudado, vincular esta puerta otra vez: Gestión, «Iniciar sesión».</translation>
    </message>
    <message>
        <source>The office does not know this door any more. Pair it again: Manager, “Sign in”.</source>
        <translation>La oficina ya no conoce esta puerta. Vincularla otra vez: Gestión, «Iniciar sesión».</translation>
    </message>
    <message>
        <source>The office of this machine does not answer. What to do: Manager, “Sign in”.</source>
        <translation>La oficina de este equipo no responde. Qué hacer: Gestión, «Iniciar sesión».</translation>
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
        <translation>Dentro desde {time}</translation>
    </message>
    <message>
        <source>Inside since {time}, {door}</source>
        <translation>Dentro desde {time}, {door}</translation>
    </message>
    <message>
        <source>Inside, says the service</source>
        <translation>Dentro, según el servicio</translation>
    </message>
    <message>
        <source>Left at {time}</source>
        <translation>Salida: {time}</translation>
    </message>
    <message>
        <source>Not inside</source>
        <translation>No está dentro</translation>
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
        <translation>Preguntar al responsable por la lista</translation>
    </message>
    <message>
        <source>Ask the manager to choose tonight’s event</source>
        <translation>Pedir al responsable que elija el evento de hoy</translation>
    </message>
    <message>
        <source>Ask the manager to set this door’s rules again</source>
        <translation>Pedir al responsable que vuelva a fijar las reglas de esta puerta</translation>
    </message>
    <message>
        <source>Ask the manager to set this machine up</source>
        <translation>Pedir al responsable que configure este equipo</translation>
    </message>
    <message>
        <source>Ask the manager to sign this machine in</source>
        <translation>Pedir al responsable que inicie sesión en este equipo</translation>
    </message>
    <message>
        <source>Check the Wi-Fi</source>
        <translation>Revisar el Wi-Fi</translation>
    </message>
    <message>
        <source>It does not know the ticketing service yet</source>
        <translation>Aún no conoce el servicio de entradas</translation>
    </message>
    <message>
        <source>Log in to the Wi-Fi in a web browser</source>
        <translation>Identificarse en el Wi-Fi con un navegador</translation>
    </message>
    <message>
        <source>Nobody is on it yet</source>
        <translation>Aún no hay nadie en ella</translation>
    </message>
    <message>
        <source>The guest list cannot be loaded before that</source>
        <translation>Sin eso no se puede cargar la lista</translation>
    </message>
    <message>
        <source>The guest list cannot be loaded without a connection</source>
        <translation>Sin conexión no se puede cargar la lista</translation>
    </message>
    <message>
        <source>The guest list is being loaded</source>
        <translation>Se está cargando la lista</translation>
    </message>
    <message>
        <source>The guest list is being loaded: {came} of {all}, about {n} min left</source>
        <translation>Se está cargando la lista: {came} de {all}, faltan unos {n} min</translation>
    </message>
    <message>
        <source>The guest list is being loaded: {came} of {all}, less than a minute left</source>
        <translation>Se está cargando la lista: {came} de {all}, falta menos de un minuto</translation>
    </message>
    <message>
        <source>The guest list is for more than one event</source>
        <translation>La lista es para varios eventos</translation>
    </message>
    <message>
        <source>The ticketing service does not accept the sign-in any more</source>
        <translation>El servicio de entradas ya no acepta la sesión</translation>
    </message>
    <message>
        <source>The ticketing service does not give it to this machine</source>
        <translation>El servicio de entradas no se la da a este equipo</translation>
    </message>
    <message>
        <source>The ticketing service does not know the event “{event}”</source>
        <translation>El servicio de entradas no conoce el evento «{event}»</translation>
    </message>
    <message>
        <source>The ticketing service has trouble; the guest list is asked for again</source>
        <translation>El servicio de entradas tiene problemas; se vuelve a pedir la lista</translation>
    </message>
    <message>
        <source>They were lost with a damaged file</source>
        <translation>Se han perdido con un archivo dañado</translation>
    </message>
    <message>
        <source>This machine is not signed in. Ask the manager.</source>
        <translation>Este equipo no tiene sesión iniciada. Consultar al responsable.</translation>
    </message>
    <message>
        <source>Wait a moment</source>
        <translation>Esperar un momento</translation>
    </message>
    <message>
        <source>You can scan; it is sent to the ticketing service after that</source>
        <translation>Se puede escanear; se envía después</translation>
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
        <translation>check-in rechazado: consultar al responsable</translation>
    </message>
    <message>
        <source>left</source>
        <translation>ha salido</translation>
    </message>
    <message>
        <source>recorded before the restart, and not shown</source>
        <translation>registrado antes del reinicio, no mostrado</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>deshecho</translation>
    </message>
    <message>
        <source>was stopped, and looked at</source>
        <translation>estaba bloqueado, resuelto</translation>
    </message>
</context>
<context>
    <name>row</name>
    <message>
        <source>Chosen</source>
        <translation>Elegido</translation>
    </message>
    <message>
        <source>Not ticked</source>
        <translation>Sin marcar</translation>
    </message>
    <message>
        <source>Ticked</source>
        <translation>Marcado</translation>
    </message>
</context>
<context>
    <name>scanner</name>
    <message>
        <source>Another program uses {name}: close that one.</source>
        <translation>Otro programa usa {name}: cerrarlo.</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automático</translation>
    </message>
    <message>
        <source>Caps Lock is on; codes are read right all the same.</source>
        <translation>Bloq Mayús está activado; los códigos se leen bien igualmente.</translation>
    </message>
    <message>
        <source>Connected: {name}</source>
        <translation>Conectado: {name}</translation>
    </message>
    <message>
        <source>Connecting. If it stays so, switch the scanner off and on.</source>
        <translation>Conectando. Si no avanza, apagar y encender el lector.</translation>
    </message>
    <message>
        <source>For scanners that are set to “USB-COM” or “virtual serial port”.</source>
        <translation>Para lectores en modo «USB-COM» o «puerto serie virtual».</translation>
    </message>
    <message>
        <source>It ends with Enter, and takes {n} ms a key.</source>
        <translation>Acaba con Enter y tarda {n}&#xa0;ms por tecla.</translation>
    </message>
    <message>
        <source>It ends with Tab, and takes {n} ms a key.</source>
        <translation>Acaba con Tab y tarda {n}&#xa0;ms por tecla.</translation>
    </message>
    <message>
        <source>It puts {after} after each code: taken off.</source>
        <translation>Pone {after} detrás de cada código: se quita.</translation>
    </message>
    <message>
        <source>It puts {before} before and {after} after each code: taken off.</source>
        <translation>Pone {before} delante y {after} detrás de cada código: se quita.</translation>
    </message>
    <message>
        <source>It puts {before} before each code: taken off.</source>
        <translation>Pone {before} delante de cada código: se quita.</translation>
    </message>
    <message>
        <source>It sends no Enter: a short silence ends a code. It takes {n} ms a key.</source>
        <translation>No envía Enter: un código acaba con una breve pausa. Tarda {n}&#xa0;ms por tecla.</translation>
    </message>
    <message>
        <source>Not all of the code arrived. Scan the square once more.</source>
        <translation>El código no ha llegado entero. Escanear otra vez el cuadrado.</translation>
    </message>
    <message>
        <source>Not plugged in. It is found again by itself.</source>
        <translation>No está enchufado. Al enchufarlo se reconoce solo.</translation>
    </message>
    <message>
        <source>Scanner and computer mean the same keyboard: nothing has to be corrected.</source>
        <translation>El lector y el equipo usan el mismo teclado: no hay nada que corregir.</translation>
    </message>
    <message>
        <source>Silence</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>That was another code. Scan the square on this screen.</source>
        <translation>Ese era otro código. Escanear el cuadrado de esta pantalla.</translation>
    </message>
    <message>
        <source>The scanner means another keyboard than this computer: corrected.</source>
        <translation>El lector y este equipo usan teclados distintos: corregido.</translation>
    </message>
    <message>
        <source>The scanner’s keyboard is {scanner}, this computer’s is not: corrected.</source>
        <translation>El teclado del lector es {scanner}, el de este equipo no: corregido.</translation>
    </message>
    <message>
        <source>The scanner’s keyboard is {scanner}, this computer’s is {computer}: corrected.</source>
        <translation>El teclado del lector es {scanner}, el de este equipo es {computer}: corregido.</translation>
    </message>
    <message>
        <source>These arrive as others do, and may be read wrong: {characters}</source>
        <translation>Estos llegan igual que otros y pueden leerse mal: {characters}</translation>
    </message>
    <message>
        <source>These do not arrive: {characters}</source>
        <translation>Estos no llegan: {characters}</translation>
    </message>
    <message>
        <source>This user may not open {name}: the system’s administrator can allow it.</source>
        <translation>Este usuario no puede abrir {name}: lo puede permitir el administrador del sistema.</translation>
    </message>
    <message>
        <source>What arrived cannot be read: most likely the speed is another one.</source>
        <translation>Lo que ha llegado no se puede leer: lo más probable es que la velocidad sea otra.</translation>
    </message>
    <message>
        <source>What arrived was too long for a code, and was dropped.</source>
        <translation>Demasiado largo para un código: descartado.</translation>
    </message>
    <message>
        <source>{name} cannot be opened: {reason}. Kiosk keeps trying.</source>
        <translation>{name} no se puede abrir: {reason}. Kiosk sigue intentándolo.</translation>
    </message>
</context>
<context>
    <name>state</name>
    <message>
        <source>No longer on the service’s list.</source>
        <translation>Ya no está en la lista del servicio.</translation>
    </message>
    <message>
        <source>Only a part of the price has been paid.</source>
        <translation>Solo se ha pagado una parte del precio.</translation>
    </message>
    <message>
        <source>The host has not approved this ticket yet.</source>
        <translation>El organizador aún no ha aprobado esta entrada.</translation>
    </message>
    <message>
        <source>The payment failed, and the time to retry it is over.</source>
        <translation>El pago ha fallado, y el plazo para reintentarlo ha pasado.</translation>
    </message>
    <message>
        <source>The payment failed.</source>
        <translation>El pago ha fallado.</translation>
    </message>
    <message>
        <source>The payment has not been processed yet.</source>
        <translation>El pago aún no se ha procesado.</translation>
    </message>
    <message>
        <source>The payment is not confirmed yet.</source>
        <translation>El pago aún no está confirmado.</translation>
    </message>
    <message>
        <source>The service names no state for this ticket.</source>
        <translation>El servicio no indica ningún estado para esta entrada.</translation>
    </message>
    <message>
        <source>The service reports an error for this ticket.</source>
        <translation>El servicio informa de un error en esta entrada.</translation>
    </message>
    <message>
        <source>The ticket’s state “{state}” is not known here.</source>
        <translation>El estado «{state}» de la entrada no se conoce aquí.</translation>
    </message>
    <message>
        <source>This ticket is for an event that is over.</source>
        <translation>Esta entrada es para un evento que ha terminado.</translation>
    </message>
    <message>
        <source>This ticket is paid.</source>
        <translation>Esta entrada está pagada.</translation>
    </message>
    <message>
        <source>This ticket was cancelled.</source>
        <translation>Esta entrada está cancelada.</translation>
    </message>
</context>
<context>
    <name>stop</name>
    <message numerus="yes">
        <source>%n guest(s)</source>
        <translation>
            <numerusform>%n asistente</numerusform>
            <numerusform>%n asistentes</numerusform>
        </translation>
    </message>
    <message>
        <source>Find these guests: this door let them in. The list says why.</source>
        <translation>Buscar a estos asistentes: pasaron por esta puerta. La lista dice por qué.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} and %n more</source>
        <translation>
            <numerusform>{names} y %n más</numerusform>
            <numerusform>{names} y %n más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>supervisor</name>
    <message numerus="yes">
        <source>%n came in on this code before, the last at {time}</source>
        <translation>
            <numerusform>%n ya pasó con este código: {time}</numerusform>
            <numerusform>%n ya pasaron con este código, el último: {time}</numerusform>
        </translation>
    </message>
    <message>
        <source>A supervisor cannot let this ticket in. {why}</source>
        <translation>El responsable no puede admitir esta entrada. {why}</translation>
    </message>
    <message>
        <source>Allowed by {name}: {why}</source>
        <translation>Autorizado por {name}: {why}</translation>
    </message>
    <message>
        <source>Came out for a moment</source>
        <translation>Solo salió un momento</translation>
    </message>
    <message>
        <source>Code cannot be read</source>
        <translation>Código ilegible</translation>
    </message>
    <message>
        <source>Did not go in</source>
        <translation>No llegó a entrar</translation>
    </message>
    <message>
        <source>Guest of the host</source>
        <translation>Invitado del organizador</translation>
    </message>
    <message>
        <source>Guest without a ticket</source>
        <translation>Asistente sin entrada</translation>
    </message>
    <message>
        <source>Host’s decision</source>
        <translation>Decisión del organizador</translation>
    </message>
    <message>
        <source>Nobody has a PIN at this door, so nobody can be let in this way. Ask the host to set one: Manager, “This door”, PINs.</source>
        <translation>En esta puerta nadie tiene PIN, así que no se puede admitir a nadie de esta forma. Pedir al organizador que fije uno: Gestión, «Esta puerta», PIN.</translation>
    </message>
    <message>
        <source>Nobody has a PIN at this door, so nobody can undo this. Ask the host to set one: Manager, “This door”, PINs.</source>
        <translation>En esta puerta nadie tiene PIN, así que nadie puede deshacer esto. Pedir al organizador que fije uno: Gestión, «Esta puerta», PIN.</translation>
    </message>
    <message>
        <source>Nothing was recorded, and nobody was let in. {text}</source>
        <translation>No se ha registrado nada ni se ha admitido a nadie. {text}</translation>
    </message>
    <message>
        <source>Nothing was undone. {text}</source>
        <translation>No se ha deshecho nada. {text}</translation>
    </message>
    <message>
        <source>Paid at the box office</source>
        <translation>Pagado en taquilla</translation>
    </message>
    <message>
        <source>Phone mix-up: same name</source>
        <translation>Teléfonos cambiados: mismo nombre</translation>
    </message>
    <message>
        <source>Say why first: choose a reason, or write one.</source>
        <translation>Primero, el motivo: elegir uno o escribirlo.</translation>
    </message>
    <message>
        <source>Scanned by mistake</source>
        <translation>Escaneado por error</translation>
    </message>
    <message>
        <source>Sent here by the other door</source>
        <translation>Viene de la otra puerta</translation>
    </message>
    <message>
        <source>Several tickets have this code. Choose the guest by name first.</source>
        <translation>Varias entradas tienen este código. Primero, elegir al asistente por su nombre.</translation>
    </message>
    <message>
        <source>Somebody already came in with this code at {time}</source>
        <translation>Ya ha pasado alguien con este código: {time}</translation>
    </message>
    <message>
        <source>Something went wrong. Close this, and start again.</source>
        <translation>Algo ha fallado. Cerrar esto y empezar otra vez.</translation>
    </message>
    <message>
        <source>That PIN is not right.</source>
        <translation>PIN incorrecto.</translation>
    </message>
    <message>
        <source>That PIN is not right. Try again.</source>
        <translation>PIN incorrecto. Probar otra vez.</translation>
    </message>
    <message>
        <source>The PIN could not be looked at. {text}</source>
        <translation>No se ha podido comprobar el PIN. {text}</translation>
    </message>
    <message>
        <source>The PIN of {names} is damaged. Another supervisor can set it again: Manager, “This door”, PINs.</source>
        <translation>El PIN de {names} está dañado. Otro responsable puede fijarlo otra vez: Gestión, «Esta puerta», PIN.</translation>
    </message>
    <message>
        <source>The PIN of {names} is damaged. Ask the host to set it again.</source>
        <translation>El PIN de {names} está dañado. Pedir al organizador que lo fije otra vez.</translation>
    </message>
    <message>
        <source>This code is on the list now, for {name}. Scan it again.</source>
        <translation>Este código ya está en la lista, para {name}. Escanearlo otra vez.</translation>
    </message>
    <message>
        <source>This code is on the list now. Scan it again.</source>
        <translation>Este código ya está en la lista. Escanearlo otra vez.</translation>
    </message>
    <message>
        <source>This is still about the guest before. Close it first, then ask again.</source>
        <translation>Aún se trata del asistente anterior. Cerrarlo antes y volver a preguntar.</translation>
    </message>
    <message>
        <source>This is still about {name}. Close it first, then ask for {other}.</source>
        <translation>Aún se trata de {name}. Cerrarlo antes y preguntar por {other}.</translation>
    </message>
    <message>
        <source>This ticket was let in and undone before. Make sure that nobody went in with it.</source>
        <translation>Con esta entrada ya hubo un acceso, y se deshizo. Asegurarse de que no pasara nadie con ella.</translation>
    </message>
    <message>
        <source>Too many PINs were wrong.</source>
        <translation>Demasiados PIN incorrectos.</translation>
    </message>
    <message>
        <source>UNDO AGAIN?</source>
        <translation>¿DESHACER OTRA VEZ?</translation>
    </message>
    <message>
        <source>Without a ticket, allowed by {name}: {why}</source>
        <translation>Sin entrada, autorizado por {name}: {why}</translation>
    </message>
    <message>
        <source>Works here tonight</source>
        <translation>Trabaja aquí hoy</translation>
    </message>
    <message>
        <source>Wrong day agreed with the host</source>
        <translation>Otro día, acordado con organizador</translation>
    </message>
</context>
<context>
    <name>time</name>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n&#xa0;día</numerusform>
            <numerusform>%n&#xa0;días</numerusform>
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
        <translation>fecha desconocida</translation>
    </message>
    <message>
        <source>an unknown time</source>
        <translation>hora desconocida</translation>
    </message>
    <message>
        <source>this machine’s own zone</source>
        <translation>la zona de este equipo</translation>
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
        <translation>Solo el responsable puede deshacer este acceso por segunda vez.</translation>
    </message>
    <message>
        <source>The guest’s ticket has turned up since: undo it there.</source>
        <translation>La entrada del asistente ha aparecido después: deshacerlo allí.</translation>
    </message>
    <message>
        <source>The service keeps its record of the check-in.</source>
        <translation>El servicio conserva su registro del check-in.</translation>
    </message>
    <message>
        <source>There is no such admission here.</source>
        <translation>Ese acceso no existe aquí.</translation>
    </message>
    <message>
        <source>This admission has already been undone.</source>
        <translation>Este acceso ya está deshecho.</translation>
    </message>
</context>
<context>
    <name>verdict</name>
    <message>
        <source>ALREADY IN</source>
        <translation>YA DENTRO</translation>
    </message>
    <message>
        <source>ASK</source>
        <translation>CONSULTAR</translation>
    </message>
    <message>
        <source>Before: {word}, {time}</source>
        <translation>Antes: {word}, {time}</translation>
    </message>
    <message>
        <source>CHECKING</source>
        <translation>COMPROBANDO</translation>
    </message>
    <message>
        <source>Call the supervisor.</source>
        <translation>Llamar al responsable.</translation>
    </message>
    <message>
        <source>Check-in not confirmed. {said}</source>
        <translation>Check-in sin confirmar. {said}</translation>
    </message>
    <message>
        <source>Check-in refused. {said}</source>
        <translation>Check-in rechazado. {said}</translation>
    </message>
    <message>
        <source>Do not let in</source>
        <translation>No dejar pasar</translation>
    </message>
    <message>
        <source>EXIT</source>
        <translation>SALIDA</translation>
    </message>
    <message>
        <source>Find this guest: let in at this door.</source>
        <translation>Buscar a este asistente: pasó por esta puerta.</translation>
    </message>
    <message>
        <source>Find this guest: let in at {time} at this door.</source>
        <translation>Buscar a este asistente: pasó por esta puerta ({time}).</translation>
    </message>
    <message>
        <source>GO IN</source>
        <translation>ADELANTE</translation>
    </message>
    <message>
        <source>Goes in at</source>
        <translation>Pasa por</translation>
    </message>
    <message>
        <source>HOUSE FULL</source>
        <translation>AFORO COMPLETO</translation>
    </message>
    <message>
        <source>It is for {event}, on the list of account {account}.</source>
        <translation>Es para {event}, en la lista de la cuenta {account}.</translation>
    </message>
    <message>
        <source>It is on the list of account {account}.</source>
        <translation>Está en la lista de la cuenta {account}.</translation>
    </message>
    <message>
        <source>It links doors, so that they share who is inside: open Manager, “This door”, “Other doors”, and hold it up there.</source>
        <translation>Conecta puertas para que compartan quién está dentro: abrir Gestión, «Esta puerta», «Otras puertas», y mostrarlo allí.</translation>
    </message>
    <message>
        <source>It pairs a door with the office: open Manager, “Sign in”, and hold it up there.</source>
        <translation>Vincula una puerta con la oficina: abrir Gestión, «Iniciar sesión», y mostrarlo allí.</translation>
    </message>
    <message>
        <source>JUST SCANNED</source>
        <translation>RECIÉN LEÍDA</translation>
    </message>
    <message>
        <source>NOT FOUND</source>
        <translation>NO ENCONTRADO</translation>
    </message>
    <message>
        <source>NOT INSIDE</source>
        <translation>NO ESTÁ DENTRO</translation>
    </message>
    <message>
        <source>NOT ON THE LIST</source>
        <translation>NO ESTÁ EN LISTA</translation>
    </message>
    <message>
        <source>NOT RECORDED</source>
        <translation>NO REGISTRADO</translation>
    </message>
    <message>
        <source>NOT UNDONE</source>
        <translation>NO DESHECHO</translation>
    </message>
    <message>
        <source>NOT VALID</source>
        <translation>NO VÁLIDA</translation>
    </message>
    <message>
        <source>Nobody was found under this name.</source>
        <translation>No hay nadie con ese nombre.</translation>
    </message>
    <message>
        <source>Not on the guest list</source>
        <translation>No está en la lista de asistentes</translation>
    </message>
    <message>
        <source>OTHER DOOR</source>
        <translation>OTRA PUERTA</translation>
    </message>
    <message>
        <source>PAIRING CODE</source>
        <translation>VINCULACIÓN</translation>
    </message>
    <message>
        <source>Recorded before the restart</source>
        <translation>Registrado antes del reinicio</translation>
    </message>
    <message>
        <source>STOP</source>
        <translation>STOP</translation>
    </message>
    <message>
        <source>Search by name to be sure.</source>
        <translation>Por si acaso, buscar por nombre.</translation>
    </message>
    <message>
        <source>That is at {time}.</source>
        <translation>Hora: {time}.</translation>
    </message>
    <message>
        <source>That is on {time}.</source>
        <translation>Fecha: {time}.</translation>
    </message>
    <message>
        <source>The guest is recorded as inside. Whether the service knows is not clear. {why}</source>
        <translation>El asistente consta como dentro. No está claro si el servicio lo sabe. {why}</translation>
    </message>
    <message>
        <source>This door is paired with its office already: take the code away. To pair it again: Manager, “Sign in”.</source>
        <translation>Esta puerta ya está vinculada con su oficina: retirar el código. Para vincularla otra vez: Gestión, «Iniciar sesión».</translation>
    </message>
    <message>
        <source>This door shares with others already: take the code away. To change that: Manager, “This door”.</source>
        <translation>Esta puerta ya está conectada con otras: retirar el código. Para cambiarlo: Gestión, «Esta puerta».</translation>
    </message>
    <message>
        <source>This is not a ticket</source>
        <translation>No es una entrada</translation>
    </message>
    <message>
        <source>This ticket goes in at {door}.</source>
        <translation>Esta entrada pasa por {door}.</translation>
    </message>
    <message>
        <source>This ticket has already been used.</source>
        <translation>Esta entrada ya se ha usado.</translation>
    </message>
    <message>
        <source>This ticket is for {event}.</source>
        <translation>Esta entrada es para {event}.</translation>
    </message>
    <message>
        <source>Ticket for</source>
        <translation>Entrada para</translation>
    </message>
    <message>
        <source>UNDONE</source>
        <translation>DESHECHO</translation>
    </message>
    <message>
        <source>Valid on</source>
        <translation>Válida el</translation>
    </message>
    <message>
        <source>WRONG DAY</source>
        <translation>OTRO DÍA</translation>
    </message>
    <message>
        <source>WRONG EVENT</source>
        <translation>OTRO EVENTO</translation>
    </message>
    <message>
        <source>Was valid on</source>
        <translation>Era válida el</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>why</name>
    <message>
        <source>Cannot check: the guest list is not loaded.</source>
        <translation>No se puede comprobar: lista sin cargar.</translation>
    </message>
    <message>
        <source>Cannot check: this door’s sign-in has not been checked yet.</source>
        <translation>No se puede comprobar: la sesión de esta puerta aún no se ha verificado.</translation>
    </message>
    <message>
        <source>More than one ticket has this code.</source>
        <translation>Hay más de una entrada con este código.</translation>
    </message>
    <message>
        <source>No event chosen, and the guest list holds several.</source>
        <translation>Sin evento elegido, y la lista tiene varios.</translation>
    </message>
    <message>
        <source>No more guests may come in. Ask the host.</source>
        <translation>No puede entrar nadie más. Consultar al organizador.</translation>
    </message>
    <message>
        <source>No ticket on the guest list has this code.</source>
        <translation>Ninguna entrada de la lista tiene este código.</translation>
    </message>
    <message>
        <source>Some records of this door were lost: this ticket may have been used already.</source>
        <translation>Se han perdido registros de esta puerta: quizá esta entrada ya se ha usado.</translation>
    </message>
    <message>
        <source>Somebody was let in with this code, without a ticket.</source>
        <translation>Con este código ya entró alguien sin entrada.</translation>
    </message>
    <message>
        <source>The guest list does not say which event this ticket is for.</source>
        <translation>La lista no dice para qué evento es esta entrada.</translation>
    </message>
    <message>
        <source>The guest list does not say which type this ticket is.</source>
        <translation>La lista no dice de qué tipo es esta entrada.</translation>
    </message>
    <message>
        <source>The host has put this ticket on the stop-list.</source>
        <translation>El organizador ha bloqueado esta entrada.</translation>
    </message>
    <message>
        <source>The same code again: still one person.</source>
        <translation>El mismo código: sigue siendo una persona.</translation>
    </message>
    <message>
        <source>This door does not admit this ticket type.</source>
        <translation>Por esta puerta no pasa este tipo de entrada.</translation>
    </message>
    <message>
        <source>This door’s rules were lost. Ask the supervisor.</source>
        <translation>Reglas de esta puerta perdidas. Consultar al responsable.</translation>
    </message>
    <message>
        <source>This guest is recorded as gone already. Let them out.</source>
        <translation>Ya consta la salida de este asistente. Dejar salir.</translation>
    </message>
    <message>
        <source>This ticket has already been used.</source>
        <translation>Esta entrada ya se ha usado.</translation>
    </message>
    <message>
        <source>This ticket is for another event.</source>
        <translation>Esta entrada es para otro evento.</translation>
    </message>
    <message>
        <source>This ticket is no longer on the service’s guest list.</source>
        <translation>Esta entrada ya no está en la lista del servicio.</translation>
    </message>
    <message>
        <source>This ticket is not valid.</source>
        <translation>Esta entrada no es válida.</translation>
    </message>
    <message>
        <source>This ticket is on the list of another account.</source>
        <translation>Esta entrada está en la lista de otra cuenta.</translation>
    </message>
    <message>
        <source>This ticket needs a decision.</source>
        <translation>Esta entrada necesita una decisión.</translation>
    </message>
    <message>
        <source>This ticket was used, and allows no further entry.</source>
        <translation>Esta entrada ya se ha usado y no permite volver a entrar.</translation>
    </message>
    <message>
        <source>This ticket’s state is not known here.</source>
        <translation>El estado de esta entrada no se conoce aquí.</translation>
    </message>
</context>
</TS>
