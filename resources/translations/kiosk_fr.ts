<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>ArrivalsChart</name>
    <message numerus="yes">
        <source>%n guest(s) let in</source>
        <translation>
            <numerusform>%n personne entrée</numerusform>
            <numerusform>%n personnes entrées</numerusform>
        </translation>
    </message>
    <message>
        <source>{guests} from {start} to {end}</source>
        <translation>{guests} de {start} à {end}</translation>
    </message>
</context>
<context>
    <name>ArrivalsSheet</name>
    <message>
        <source>Arrivals</source>
        <translation>Arrivées</translation>
    </message>
    <message>
        <source>By door</source>
        <translation>Par porte</translation>
    </message>
    <message>
        <source>By ticket type</source>
        <translation>Par type de billet</translation>
    </message>
    <message>
        <source>Counted without a ticket</source>
        <translation>Comptés sans billet</translation>
    </message>
    <message>
        <source>Last 3 hours</source>
        <translation>3 dernières heures</translation>
    </message>
    <message numerus="yes">
        <source>Let in, every %n minute(s)</source>
        <translation>
            <numerusform>Entrées par tranche de %n min</numerusform>
            <numerusform>Entrées par tranche de %n min</numerusform>
        </translation>
    </message>
    <message>
        <source>No door known</source>
        <translation>Aucune porte connue</translation>
    </message>
    <message>
        <source>No type known</source>
        <translation>Aucun type connu</translation>
    </message>
    <message>
        <source>Since opening</source>
        <translation>Depuis l’ouverture</translation>
    </message>
    <message>
        <source>busiest minute, {time}</source>
        <translation>minute la plus chargée, {time}</translation>
    </message>
    <message>
        <source>inside now</source>
        <translation>dedans maintenant</translation>
    </message>
    <message>
        <source>let in since {time}</source>
        <translation>entrées depuis {time}</translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation>encore personne</translation>
    </message>
</context>
<context>
    <name>AsideListSheet</name>
    <message>
        <source>Nobody waiting</source>
        <translation>Personne n’attend</translation>
    </message>
</context>
<context>
    <name>BatteryAlarm</name>
    <message>
        <source>Battery {n} %: plug it in</source>
        <translation>Batterie {n}&#xa0;%&#xa0;: brancher</translation>
    </message>
    <message>
        <source>Battery {n} %: plug it in now</source>
        <translation>Batterie {n}&#xa0;%&#xa0;: brancher maintenant</translation>
    </message>
    <message>
        <source>Move to another computer</source>
        <translation>Changer d’ordinateur</translation>
    </message>
</context>
<context>
    <name>BeginSheet</name>
    <message>
        <source>How do you begin?</source>
        <translation>Comment commencer&#xa0;?</translation>
    </message>
    <message>
        <source>It takes a few minutes, once. You can go back at every step.</source>
        <translation>Quelques minutes, une seule fois. Retour possible à chaque étape.</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>Nothing is sent anywhere, and nothing of it stays.</source>
        <translation>Rien n’est envoyé nulle part, et rien n’en reste.</translation>
    </message>
    <message>
        <source>Pair with your host’s office</source>
        <translation>Appairer avec le bureau de l’organisateur</translation>
    </message>
    <message>
        <source>Rehearse with made-up guests</source>
        <translation>S’exercer avec un public fictif</translation>
    </message>
    <message>
        <source>Set up this door</source>
        <translation>Configurer cette porte</translation>
    </message>
    <message>
        <source>Sign in on this machine alone</source>
        <translation>Se connecter sur cet appareil seul</translation>
    </message>
    <message>
        <source>The host shows a QR code. Everything else comes from there.</source>
        <translation>L’organisateur affiche un QR code. Tout le reste vient de là.</translation>
    </message>
    <message>
        <source>The office runs beside the door, with the host’s client ID and secret.</source>
        <translation>Le bureau tourne à côté de la porte, avec l’ID client et le secret client de l’organisateur.</translation>
    </message>
    <message>
        <source>This laptop is the host’s own</source>
        <translation>Ordinateur de l’organisateur</translation>
    </message>
    <message>
        <source>With the service’s address and an access token of your account.</source>
        <translation>Avec l’adresse de la billetterie et un jeton d’accès du compte.</translation>
    </message>
</context>
<context>
    <name>BrowserSheet</name>
    <message>
        <source>Asking the office…</source>
        <translation>Le bureau est interrogé…</translation>
    </message>
    <message>
        <source>Client secret</source>
        <translation>Secret client</translation>
    </message>
    <message>
        <source>Enter the client secret first: the service shows it to the host.</source>
        <translation>D’abord le secret client&#xa0;: la billetterie l’affiche à l’organisateur.</translation>
    </message>
    <message>
        <source>Go on with this address</source>
        <translation>Continuer avec cette adresse</translation>
    </message>
    <message>
        <source>If the client ID is another one too: “Set up again”.</source>
        <translation>Si l’ID client change aussi&#xa0;: «&#xa0;Reconfigurer&#xa0;».</translation>
    </message>
    <message>
        <source>No browser could be opened: open this address in one on this machine.</source>
        <translation>Aucun navigateur ne s’ouvre&#xa0;: ouvrir cette adresse dans un navigateur de cet appareil.</translation>
    </message>
    <message>
        <source>No sign-in is in this address: copy it whole, as the browser shows it at the end.</source>
        <translation>Pas de connexion dans cette adresse&#xa0;: la copier en entier, telle que le navigateur l’affiche à la fin.</translation>
    </message>
    <message>
        <source>Nothing has come back from the service’s page yet. If it is gone from the browser, open it again; if it ended on another page, paste the address of that one.</source>
        <translation>Rien n’est encore revenu de la page de la billetterie. Si elle n’est plus dans le navigateur, la rouvrir&#xa0;; si elle a fini sur une autre page, coller l’adresse de celle-ci.</translation>
    </message>
    <message>
        <source>Open the page again</source>
        <translation>Rouvrir la page</translation>
    </message>
    <message>
        <source>Or paste the address that the browser ended on</source>
        <translation>Ou coller l’adresse où le navigateur s’est arrêté</translation>
    </message>
    <message>
        <source>Perhaps the service has a new client secret for this application: type it as the service shows it to the host. If this Wi-Fi wants a sign-in, see to that first. Scanning goes on meanwhile.</source>
        <translation>La billetterie a peut-être un nouveau secret client pour cette application&#xa0;: le saisir tel qu’elle l’affiche à l’organisateur. Si ce Wi-Fi demande une identification, commencer par là. Pendant ce temps, le scan continue.</translation>
    </message>
    <message>
        <source>Set up again</source>
        <translation>Reconfigurer</translation>
    </message>
    <message>
        <source>Sign in at the service</source>
        <translation>Se connecter à la billetterie</translation>
    </message>
    <message>
        <source>Sign in there as the host, and allow Kiosk. If the browser then warns of this machine’s own certificate, let it go on. Kiosk goes on by itself. If the service does not know the client ID or the redirect address, they are not as they are registered there.</source>
        <translation>S’y connecter comme organisateur et autoriser Kiosk. Si le navigateur signale ensuite le certificat de cet appareil, continuer quand même. Kiosk poursuit tout seul. Si la billetterie ne connaît pas l’ID client ou l’adresse de redirection, c’est qu’ils y sont enregistrés autrement.</translation>
    </message>
    <message>
        <source>The host signs in at the service, in this machine’s browser.</source>
        <translation>L’organisateur se connecte à la billetterie, dans le navigateur de cet appareil.</translation>
    </message>
    <message>
        <source>The redirect address is {address}.</source>
        <translation>L’adresse de redirection est {address}.</translation>
    </message>
    <message>
        <source>The service’s page</source>
        <translation>La page de la billetterie</translation>
    </message>
    <message>
        <source>The service’s page opens in the browser.</source>
        <translation>La page de la billetterie s’ouvre dans le navigateur.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Use this secret</source>
        <translation>Utiliser ce secret</translation>
    </message>
</context>
<context>
    <name>CameraAndSoundSheet</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Camera and sound</source>
        <translation>Caméra et son</translation>
    </message>
    <message>
        <source>GO IN</source>
        <translation>ENTREZ</translation>
    </message>
    <message>
        <source>Guests too</source>
        <translation>Le public aussi</translation>
    </message>
    <message>
        <source>Hold up any QR code: a frame around it means that it was read.</source>
        <translation>Présenter n’importe quel QR code&#xa0;: un cadre autour signifie qu’il est lu.</translation>
    </message>
    <message>
        <source>Is it loud enough?</source>
        <translation>Est-ce assez fort&#xa0;?</translation>
    </message>
    <message>
        <source>Open the door</source>
        <translation>Ouvrir la porte</translation>
    </message>
    <message>
        <source>STOP</source>
        <translation>STOP</translation>
    </message>
    <message>
        <source>Staff only</source>
        <translation>Équipe seule</translation>
    </message>
    <message>
        <source>The picture is as in a mirror, and names are cut to their first letters.</source>
        <translation>L’image est inversée comme dans un miroir, et les noms sont réduits aux initiales.</translation>
    </message>
    <message>
        <source>The picture is as the camera sees it, and names stand in full.</source>
        <translation>L’image est celle de la caméra, et les noms sont en entier.</translation>
    </message>
    <message>
        <source>Who sees this screen?</source>
        <translation>Qui voit cet écran&#xa0;?</translation>
    </message>
</context>
<context>
    <name>CameraSheet</name>
    <message>
        <source>Automatic</source>
        <translation>Automatique</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Caméra</translation>
    </message>
    <message>
        <source>Cameras of this machine</source>
        <translation>Caméras de cet appareil</translation>
    </message>
    <message>
        <source>Exposure</source>
        <translation>Exposition</translation>
    </message>
    <message>
        <source>For a camera or tablet that is mounted on end.</source>
        <translation>Pour une caméra ou une tablette montée à la verticale.</translation>
    </message>
    <message>
        <source>Kiosk keeps trying. Hand scanner and keyboard still work.</source>
        <translation>Kiosk réessaie sans cesse. Douchette et clavier fonctionnent.</translation>
    </message>
    <message>
        <source>Larger reads smaller codes; smaller spares a slow machine.</source>
        <translation>Plus grand lit des codes plus petits&#xa0;; plus petit ménage un appareil lent.</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Chercher encore</translation>
    </message>
    <message>
        <source>Looking for cameras…</source>
        <translation>Recherche des caméras…</translation>
    </message>
    <message>
        <source>Mirrored</source>
        <translation>En miroir</translation>
    </message>
    <message>
        <source>Not turned</source>
        <translation>Non pivotée</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>Only how it is shown: codes are read either way.</source>
        <translation>Affichage seulement&#xa0;: les codes sont lus dans les deux cas.</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Courte</translation>
    </message>
    <message>
        <source>Shorter blurs less, and reads bright phones better; it needs more light.</source>
        <translation>Plus courte&#xa0;: moins de flou, et lit mieux les téléphones lumineux&#xa0;; demande plus de lumière.</translation>
    </message>
    <message>
        <source>Shortest</source>
        <translation>Très courte</translation>
    </message>
    <message>
        <source>This camera does not let its exposure be set. It stays automatic.</source>
        <translation>L’exposition de cette caméra ne se règle pas. Elle reste automatique.</translation>
    </message>
    <message>
        <source>Turned</source>
        <translation>Pivotée</translation>
    </message>
    <message>
        <source>{chosen} is not connected. {camera} is used until it is back.</source>
        <translation>{chosen}&#xa0;: caméra non branchée. En attendant&#xa0;: {camera}.</translation>
    </message>
    <message>
        <source>{size} · {n} pictures a second</source>
        <translation>{size} · {n} images par seconde</translation>
    </message>
</context>
<context>
    <name>CameraView</name>
    <message numerus="yes">
        <source>%n codes in view: the middle one counts</source>
        <translation>
            <numerusform>%n code à l’image&#xa0;: celui du milieu compte</numerusform>
            <numerusform>%n codes à l’image&#xa0;: celui du milieu compte</numerusform>
        </translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Caméra</translation>
    </message>
    <message>
        <source>Camera lost · trying again</source>
        <translation>Caméra perdue · nouvel essai</translation>
    </message>
    <message>
        <source>First the STOP, then the next guest</source>
        <translation>D’abord le STOP, puis le suivant</translation>
    </message>
    <message>
        <source>Hand scanner and keyboard still work</source>
        <translation>Douchette et clavier fonctionnent toujours</translation>
    </message>
    <message>
        <source>Hold the code in the frame</source>
        <translation>Tenir le code dans le cadre</translation>
    </message>
    <message>
        <source>Next guest can scan now</source>
        <translation>Le suivant peut scanner</translation>
    </message>
    <message>
        <source>No camera</source>
        <translation>Pas de caméra</translation>
    </message>
    <message>
        <source>No camera found</source>
        <translation>Aucune caméra trouvée</translation>
    </message>
    <message>
        <source>One moment</source>
        <translation>Un instant</translation>
    </message>
    <message>
        <source>The camera is starting</source>
        <translation>La caméra démarre</translation>
    </message>
    <message>
        <source>Then scan the same ticket again</source>
        <translation>Puis rescanner le même billet</translation>
    </message>
    <message>
        <source>Use the hand scanner, or type</source>
        <translation>Utiliser la douchette ou le clavier</translation>
    </message>
</context>
<context>
    <name>CandidatesSheet</name>
    <message>
        <source>Which ticket?</source>
        <translation>Quel billet&#xa0;?</translation>
    </message>
</context>
<context>
    <name>CheckLine</name>
    <message>
        <source>not ready</source>
        <translation>pas prêt</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>prêt</translation>
    </message>
</context>
<context>
    <name>CounterPresenter</name>
    <message>
        <source>Nobody counted here is inside now.</source>
        <translation>Aucune des personnes comptées ici n’est encore dedans.</translation>
    </message>
    <message>
        <source>Nothing was counted here that could be undone.</source>
        <translation>Rien n’a été compté ici qui puisse être annulé.</translation>
    </message>
    <message>
        <source>One person without a ticket counts as inside again.</source>
        <translation>Une personne sans billet compte de nouveau comme présente.</translation>
    </message>
    <message>
        <source>One person without a ticket is no longer counted.</source>
        <translation>Une personne sans billet n’est plus comptée.</translation>
    </message>
    <message>
        <source>Only a supervisor can count people without tickets.</source>
        <translation>Seul un responsable peut compter les personnes sans billet.</translation>
    </message>
    <message>
        <source>The last count has already been undone.</source>
        <translation>Le dernier comptage est déjà annulé.</translation>
    </message>
</context>
<context>
    <name>CounterSheet</name>
    <message>
        <source>Came in: {n}</source>
        <translation>Entrées&#xa0;: {n}</translation>
    </message>
    <message>
        <source>Children, crew, press: one tap for each. They count as inside.</source>
        <translation>Enfants, équipe, presse&#xa0;: un appui par personne. Ils comptent comme présents.</translation>
    </message>
    <message>
        <source>Count people without tickets</source>
        <translation>Compter les personnes sans billet</translation>
    </message>
    <message>
        <source>In all, {inside} of {capacity} are inside.</source>
        <translation>En tout, {inside} sur {capacity} sont dedans.</translation>
    </message>
    <message>
        <source>One more came in</source>
        <translation>Une personne de plus est entrée</translation>
    </message>
    <message>
        <source>One went out</source>
        <translation>Une personne est sortie</translation>
    </message>
    <message>
        <source>The house is full: ask the host.</source>
        <translation>C’est complet&#xa0;: demander à l’organisateur.</translation>
    </message>
    <message>
        <source>Undo the last one</source>
        <translation>Annuler le dernier</translation>
    </message>
    <message>
        <source>Went out: {n}</source>
        <translation>Sorties&#xa0;: {n}</translation>
    </message>
    <message>
        <source>inside without a ticket</source>
        <translation>dedans sans billet</translation>
    </message>
    <message>
        <source>{n} inside without a ticket</source>
        <translation>{n} dedans sans billet</translation>
    </message>
</context>
<context>
    <name>DirectionBadge</name>
    <message>
        <source>ENTRY</source>
        <translation>ENTRÉE</translation>
    </message>
    <message>
        <source>EXIT</source>
        <translation>SORTIE</translation>
    </message>
    <message>
        <source>People come in by this door. Each ticket is checked, and counts as inside.</source>
        <translation>On entre par cette porte. Chaque billet est vérifié et compte ensuite comme dedans.</translation>
    </message>
    <message>
        <source>People leave by this door. Each ticket scanned here counts as gone; nobody is let in.</source>
        <translation>On sort par cette porte. Chaque billet scanné ici compte comme sorti&#xa0;; personne n’entre.</translation>
    </message>
</context>
<context>
    <name>DiscountSheet</name>
    <message>
        <source>A fixed amount</source>
        <translation>Un montant fixe</translation>
    </message>
    <message>
        <source>Amount, in the listing’s currency</source>
        <translation>Montant, dans la devise de l’offre</translation>
    </message>
    <message>
        <source>Asking the service for its listings…</source>
        <translation>Offres demandées à la billetterie…</translation>
    </message>
    <message>
        <source>Choose the listing first.</source>
        <translation>Choisir d’abord l’offre.</translation>
    </message>
    <message>
        <source>Create the code</source>
        <translation>Créer le code</translation>
    </message>
    <message>
        <source>Creating…</source>
        <translation>Création…</translation>
    </message>
    <message>
        <source>Discount</source>
        <translation>Remise</translation>
    </message>
    <message>
        <source>Enter the code first.</source>
        <translation>Saisir d’abord le code.</translation>
    </message>
    <message>
        <source>For which listing?</source>
        <translation>Pour quelle offre&#xa0;?</translation>
    </message>
    <message>
        <source>For which tickets? All of them where none is ticked</source>
        <translation>Pour quels billets&#xa0;? Tous, si rien n’est coché</translation>
    </message>
    <message>
        <source>How often it can be used; empty for no limit</source>
        <translation>Nombre d’utilisations&#xa0;; vide&#xa0;: illimité</translation>
    </message>
    <message>
        <source>Id of the listing</source>
        <translation>ID de l’offre</translation>
    </message>
    <message>
        <source>New discount code</source>
        <translation>Nouveau code promo</translation>
    </message>
    <message>
        <source>No code was created: {reason}</source>
        <translation>Aucun code créé&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>Percent</source>
        <translation>Pourcentage</translation>
    </message>
    <message>
        <source>The amount is a number, such as 7.50.</source>
        <translation>Le montant est un nombre, par exemple 7,50.</translation>
    </message>
    <message>
        <source>The number of uses is a whole number, such as 100.</source>
        <translation>Le nombre d’utilisations est un nombre entier, par exemple 100.</translation>
    </message>
    <message>
        <source>The percentage is a number up to 100, such as 25.</source>
        <translation>Le pourcentage est un nombre jusqu’à 100, par exemple 25.</translation>
    </message>
    <message>
        <source>What people type</source>
        <translation>Code à taper</translation>
    </message>
    <message>
        <source>not public</source>
        <translation>non public</translation>
    </message>
    <message>
        <source>{code} can be used from now on.</source>
        <translation>{code} est utilisable dès maintenant.</translation>
    </message>
    <message>
        <source>{code} was not created: {reason}</source>
        <translation>{code} n’a pas été créé&#xa0;: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>{n} ticket(s)</source>
        <translation>
            <numerusform>{n} billet</numerusform>
            <numerusform>{n} billets</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DiscountsPresenter</name>
    <message>
        <source>Another code is still being created: wait until that is done.</source>
        <translation>Un autre code est en cours de création&#xa0;: attendre la fin.</translation>
    </message>
    <message>
        <source>something went wrong</source>
        <translation>un problème est survenu</translation>
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
        <translation>Kiosk · exercice</translation>
    </message>
</context>
<context>
    <name>DropTarget</name>
    <message>
        <source>Drop the picture here</source>
        <translation>Déposer l’image ici</translation>
    </message>
    <message>
        <source>The code in it is read like a ticket at the camera</source>
        <translation>Son code est lu comme un billet devant la caméra</translation>
    </message>
</context>
<context>
    <name>DutySheet</name>
    <message>
        <source>Another name</source>
        <translation>Autre nom</translation>
    </message>
    <message>
        <source>Start duty</source>
        <translation>Prendre le poste</translation>
    </message>
    <message>
        <source>The name is kept with everything this door records from now on.</source>
        <translation>Ce nom accompagne désormais tout ce que cette porte enregistre.</translation>
    </message>
    <message>
        <source>Who is on duty?</source>
        <translation>Qui est en poste&#xa0;?</translation>
    </message>
</context>
<context>
    <name>Entry</name>
    <message>
        <source>Scan, or type a name</source>
        <translation>Scanner, ou taper un nom</translation>
    </message>
    <message>
        <source>Scan, or type a name or ticket id</source>
        <translation>Scanner, ou taper un nom ou un n°&#xa0;de billet</translation>
    </message>
</context>
<context>
    <name>EventIdField</name>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>The event’s id, as the host has it</source>
        <translation>ID de l’événement, donné par l’organisateur</translation>
    </message>
</context>
<context>
    <name>EventSheet</name>
    <message>
        <source>Choose later</source>
        <translation>Choisir plus tard</translation>
    </message>
    <message>
        <source>Events on the guest list</source>
        <translation>Événements de la liste</translation>
    </message>
    <message>
        <source>Every event</source>
        <translation>Tous les événements</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Actualiser</translation>
    </message>
    <message>
        <source>Look again, or type the event’s id. It can be chosen at the open door too.</source>
        <translation>Actualiser, ou saisir l’ID de l’événement. Il peut aussi se choisir une fois la porte ouverte.</translation>
    </message>
    <message>
        <source>No event is on the guest list yet. The host can tell you its id.</source>
        <translation>Aucun événement sur la liste pour l’instant. L’organisateur peut en donner l’ID.</translation>
    </message>
    <message>
        <source>No ticket on the guest list is for the event that was chosen.</source>
        <translation>Aucun billet de la liste n’est pour l’événement choisi.</translation>
    </message>
    <message>
        <source>Nobody is on the guest list of this account. Look again once tickets are sold, type the event’s id, or go back to sign in or to pair with another account.</source>
        <translation>La liste de ce compte est vide. Actualiser quand des billets seront vendus, saisir l’ID de l’événement, ou revenir en arrière pour connecter ou appairer un autre compte.</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>Tickets for every event are let in here now. Tick one to stop the others.</source>
        <translation>Les billets de tous les événements entrent ici. En cocher un pour arrêter les autres.</translation>
    </message>
    <message>
        <source>Tickets for other events will be stopped. You can tick several.</source>
        <translation>Les billets d’autres événements seront arrêtés. Plusieurs choix possibles.</translation>
    </message>
    <message>
        <source>Type an event’s id</source>
        <translation>Saisir l’ID d’un événement</translation>
    </message>
    <message>
        <source>Until one is chosen, only a supervisor can let anybody in. You can tick several.</source>
        <translation>Sans choix, seul un responsable peut faire entrer. Plusieurs choix possibles.</translation>
    </message>
    <message numerus="yes">
        <source>Use %n event(s)</source>
        <translation>
            <numerusform>Choisir %n événement</numerusform>
            <numerusform>Choisir %n événements</numerusform>
        </translation>
    </message>
    <message>
        <source>Use this event</source>
        <translation>Choisir</translation>
    </message>
    <message>
        <source>Which event is this door for?</source>
        <translation>Cette porte est pour quel événement&#xa0;?</translation>
    </message>
</context>
<context>
    <name>EventsPresenter</name>
    <message>
        <source>Only a supervisor can switch to the next event.</source>
        <translation>Seul un responsable peut passer à l’événement suivant.</translation>
    </message>
</context>
<context>
    <name>ExplainSheet</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>FirstRunPresenter</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Looking for the office…</source>
        <translation>Recherche du bureau…</translation>
    </message>
    <message>
        <source>Nobody is on the guest list. Ask the host if this is the right account.</source>
        <translation>La liste est vide. Demander à l’organisateur si c’est le bon compte.</translation>
    </message>
    <message>
        <source>Pairing…</source>
        <translation>Appairage…</translation>
    </message>
    <message>
        <source>Reading the guest list…</source>
        <translation>Lecture de la liste…</translation>
    </message>
    <message>
        <source>Reading the guest list… {n}</source>
        <translation>Lecture de la liste… {n}</translation>
    </message>
    <message>
        <source>Setting the door up…</source>
        <translation>Configuration de la porte…</translation>
    </message>
    <message>
        <source>Setting the office up…</source>
        <translation>Configuration du bureau…</translation>
    </message>
    <message>
        <source>Signing in…</source>
        <translation>Connexion…</translation>
    </message>
    <message>
        <source>The guest list could not be read yet: {reason}</source>
        <translation>La liste n’a pas encore pu être lue&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>The host’s rules for this door could not be set: {reason}</source>
        <translation>Les règles de l’organisateur pour cette porte n’ont pas pu être appliquées&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>This did not work: a fault in the program. Try it once more.</source>
        <translation>Échec&#xa0;: une erreur du programme. Réessayer une fois.</translation>
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
        <translation>Kiosk · configurer cette porte</translation>
    </message>
    <message>
        <source>Step {number} of {steps}</source>
        <translation>Étape {number} sur {steps}</translation>
    </message>
</context>
<context>
    <name>Fold</name>
    <message>
        <source>More below</source>
        <translation>Suite plus bas</translation>
    </message>
</context>
<context>
    <name>Footer</name>
    <message>
        <source>Count people without tickets (F12)</source>
        <translation>Compter les personnes sans billet (F12)</translation>
    </message>
    <message>
        <source>Help F1</source>
        <translation>Aide F1</translation>
    </message>
    <message>
        <source>Light, dark or high contrast</source>
        <translation>Clair, sombre ou contraste élevé</translation>
    </message>
    <message>
        <source>Manager</source>
        <translation>Gestion</translation>
    </message>
    <message>
        <source>On duty: nobody named</source>
        <translation>En poste&#xa0;: personne</translation>
    </message>
    <message>
        <source>On duty: {name}</source>
        <translation>En poste&#xa0;: {name}</translation>
    </message>
    <message>
        <source>On duty: {name}. Change</source>
        <translation>En poste&#xa0;: {name}. Changer</translation>
    </message>
    <message>
        <source>On duty?</source>
        <translation>En poste&#xa0;?</translation>
    </message>
    <message>
        <source>People without tickets inside: {n}. Count</source>
        <translation>Personnes sans billet dedans&#xa0;: {n}. Compter</translation>
    </message>
    <message>
        <source>a minute</source>
        <translation>par minute</translation>
    </message>
</context>
<context>
    <name>GroupSheet</name>
    <message>
        <source>Admit</source>
        <translation>Faire entrer</translation>
    </message>
    <message numerus="yes">
        <source>Admit %n</source>
        <translation>
            <numerusform>Faire entrer %n</numerusform>
            <numerusform>Faire entrer %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Admit rest of order</source>
        <translation>Faire entrer le reste</translation>
    </message>
    <message numerus="yes">
        <source>Tick all (%n)</source>
        <translation>
            <numerusform>Tout cocher (%n)</numerusform>
            <numerusform>Tout cocher (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Tick none</source>
        <translation>Tout décocher</translation>
    </message>
    <message numerus="yes">
        <source>Tick the %n valid</source>
        <translation>
            <numerusform>Cocher les valables (%n)</numerusform>
            <numerusform>Cocher les valables (%n)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GuestBody</name>
    <message>
        <source>Add a note</source>
        <translation>Ajouter une note</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Réponses</translation>
    </message>
    <message>
        <source>Bought by</source>
        <translation>Acheté par</translation>
    </message>
    <message>
        <source>Change the note</source>
        <translation>Modifier la note</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Événement</translation>
    </message>
    <message>
        <source>Note…</source>
        <translation>Note…</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Ticket</source>
        <translation>Billet</translation>
    </message>
    <message>
        <source>Ticket id</source>
        <translation>N°&#xa0;de billet</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>alert on arrival</source>
        <translation>alerte à l’arrivée</translation>
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
        <translation>Toute la liste des participants</translation>
    </message>
    <message>
        <source>The whole guest list · F11</source>
        <translation>Toute la liste des participants · F11</translation>
    </message>
</context>
<context>
    <name>GuestListSheet</name>
    <message>
        <source>All</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>All · {n}</source>
        <translation>Tous · {n}</translation>
    </message>
    <message>
        <source>A–Z</source>
        <translation>A–Z</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Par nom</translation>
    </message>
    <message>
        <source>By order</source>
        <translation>Par commande</translation>
    </message>
    <message>
        <source>By ticket type</source>
        <translation>Par type de billet</translation>
    </message>
    <message>
        <source>Go to a letter</source>
        <translation>Aller à une lettre</translation>
    </message>
    <message>
        <source>Guest list</source>
        <translation>Liste des participants</translation>
    </message>
    <message>
        <source>Inside</source>
        <translation>Dedans</translation>
    </message>
    <message>
        <source>Last in first</source>
        <translation>Derniers entrés d’abord</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Sortis</translation>
    </message>
    <message>
        <source>Name, order or ticket id</source>
        <translation>Nom, commande ou n°&#xa0;de billet</translation>
    </message>
    <message>
        <source>No guest list is on this machine yet.</source>
        <translation>Pas encore de liste des participants sur cet appareil.</translation>
    </message>
    <message>
        <source>No type</source>
        <translation>Sans type</translation>
    </message>
    <message>
        <source>Nobody here. Choose “All”, or type something else.</source>
        <translation>Personne ici. Choisir «&#xa0;Tous&#xa0;» ou saisir autre chose.</translation>
    </message>
    <message>
        <source>Not arrived</source>
        <translation>Pas arrivés</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problème</translation>
    </message>
    <message>
        <source>Reading the list…</source>
        <translation>Lecture de la liste…</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Trier</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
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
        <translation>Faire entrer</translation>
    </message>
    <message>
        <source>Let out</source>
        <translation>Laisser sortir</translation>
    </message>
    <message>
        <source>Supervisor…</source>
        <translation>Responsable…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler entrée</translation>
    </message>
    <message>
        <source>Undo admission</source>
        <translation>Annuler l’entrée</translation>
    </message>
</context>
<context>
    <name>HandScannerSheet</name>
    <message>
        <source>A code ends with</source>
        <translation>Un code finit par</translation>
    </message>
    <message>
        <source>Arrived: {text}</source>
        <translation>Reçu&#xa0;: {text}</translation>
    </message>
    <message>
        <source>As an American one</source>
        <translation>Comme un clavier américain</translation>
    </message>
    <message>
        <source>As it was learnt</source>
        <translation>Comme appris</translation>
    </message>
    <message>
        <source>As the scanner is set.</source>
        <translation>Comme réglé sur la douchette.</translation>
    </message>
    <message>
        <source>As this computer</source>
        <translation>Comme cet ordinateur</translation>
    </message>
    <message>
        <source>Code that tells how the scanner types</source>
        <translation>Code qui montre comment la douchette écrit</translation>
    </message>
    <message>
        <source>Hand scanner</source>
        <translation>Douchette</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Now scan a ticket: what arrives is shown here, and nobody is checked in.</source>
        <translation>Scanner maintenant un billet&#xa0;: ce qui arrive s’affiche ici, et rien n’est validé.</translation>
    </message>
    <message>
        <source>Scan this code with the hand scanner. Kiosk finds out how it types, and corrects what this computer would make of it. Then scan a ticket to try: nobody is checked in from here.</source>
        <translation>Scanner ce code avec la douchette. Kiosk découvre comment elle écrit et corrige ce que cet ordinateur en ferait. Puis scanner un billet pour essayer&#xa0;: rien n’est validé ici.</translation>
    </message>
    <message>
        <source>Serial scanner</source>
        <translation>Douchette série</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>The one chosen before</source>
        <translation>Celle choisie avant</translation>
    </message>
    <message>
        <source>The scanner types</source>
        <translation>La douchette écrit</translation>
    </message>
</context>
<context>
    <name>HandoverPresenter</name>
    <message>
        <source>something went wrong. Try another folder</source>
        <translation>un problème est survenu. Essayer un autre dossier</translation>
    </message>
</context>
<context>
    <name>HandoverSheet</name>
    <message>
        <source>Choose the folder for the file first.</source>
        <translation>Choisir d’abord le dossier du fichier.</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Folder for the file</source>
        <translation>Dossier du fichier</translation>
    </message>
    <message>
        <source>Guest list, who is inside and what is not sent yet go into one encrypted file. Take it to the other machine and open it there: Manager, “Move to another computer”, “Take over a file…”.</source>
        <translation>Liste des participants, qui est à l’intérieur et ce qui n’est pas envoyé&#xa0;: tout va dans un seul fichier chiffré. L’apporter à l’autre appareil et l’ouvrir là-bas&#xa0;: Gestion, «&#xa0;Changer d’ordinateur&#xa0;», «&#xa0;Reprendre un fichier…&#xa0;».</translation>
    </message>
    <message>
        <source>Move to another computer</source>
        <translation>Changer d’ordinateur</translation>
    </message>
    <message>
        <source>No file was written: {reason}</source>
        <translation>Aucun fichier écrit&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Encore une fois</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Phrase secrète</translation>
    </message>
    <message>
        <source>Passphrase, twice</source>
        <translation>Phrase secrète, deux fois</translation>
    </message>
    <message>
        <source>Take over a file…</source>
        <translation>Reprendre un fichier…</translation>
    </message>
    <message>
        <source>The file is written: {file}&#x2028;&#x2028;Tickets: {tickets} · records: {rows} · not sent yet: {unsent}&#x2028;&#x2028;The other machine sends what is not sent yet. Close Kiosk on this one.</source>
        <translation>Le fichier est écrit&#xa0;: {file}&#x2028;&#x2028;Billets&#xa0;: {tickets} · enregistrements&#xa0;: {rows} · pas encore envoyés&#xa0;: {unsent}&#x2028;&#x2028;L’autre appareil envoie ce qui reste. Fermer Kiosk sur celui-ci.</translation>
    </message>
    <message numerus="yes">
        <source>The passphrase needs %n characters or more.</source>
        <translation>
            <numerusform>La phrase secrète doit avoir au moins %n caractère.</numerusform>
            <numerusform>La phrase secrète doit avoir au moins %n caractères.</numerusform>
        </translation>
    </message>
    <message>
        <source>The two passphrases are not the same.</source>
        <translation>Les deux phrases secrètes sont différentes.</translation>
    </message>
    <message>
        <source>Write the file</source>
        <translation>Écrire le fichier</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>Écriture…</translation>
    </message>
</context>
<context>
    <name>HelpSheet</name>
    <message>
        <source>Amber triangle: ask a supervisor. F3 asks for their PIN.</source>
        <translation>Triangle jaune&#xa0;: demander à un responsable. F3 demande son PIN.</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>Blue arrow: the guest goes out.</source>
        <translation>Flèche bleue&#xa0;: la personne sort.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Green circle: the guest goes in. Read the white notice first, if there is one.</source>
        <translation>Rond vert&#xa0;: la personne entre. Lire d’abord l’avis blanc, s’il y en a un.</translation>
    </message>
    <message>
        <source>Grey rings: the same ticket was just read. One ticket, one person.</source>
        <translation>Anneaux gris&#xa0;: le même billet vient d’être lu. Un billet, une personne.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Lettres</translation>
    </message>
    <message>
        <source>Red octagon: stop. The screen says why. F2 lets the lane go on.</source>
        <translation>Octogone rouge&#xa0;: stop. L’écran dit pourquoi. F2 fait avancer la file.</translation>
    </message>
    <message>
        <source>admit the rest, choose, or search</source>
        <translation>faire entrer le reste, choisir ou rechercher</translation>
    </message>
    <message>
        <source>back</source>
        <translation>retour</translation>
    </message>
    <message>
        <source>choose a guest</source>
        <translation>choisir une personne</translation>
    </message>
    <message>
        <source>count a person without a ticket</source>
        <translation>compter une personne sans billet</translation>
    </message>
    <message>
        <source>manager</source>
        <translation>gestion</translation>
    </message>
    <message>
        <source>open the guest; it never admits</source>
        <translation>ouvrir la fiche&#xa0;; ne fait jamais entrer</translation>
    </message>
    <message>
        <source>refresh the guest list</source>
        <translation>actualiser la liste</translation>
    </message>
    <message>
        <source>search for a guest, not in a form</source>
        <translation>chercher une personne, hors formulaire</translation>
    </message>
    <message>
        <source>step aside: the lane goes on</source>
        <translation>sur le côté&#xa0;: la file avance</translation>
    </message>
    <message>
        <source>supervisor: let in anyway, or without a ticket</source>
        <translation>responsable&#xa0;: faire entrer quand même, ou sans billet</translation>
    </message>
    <message>
        <source>the whole guest list</source>
        <translation>toute la liste des participants</translation>
    </message>
    <message>
        <source>this help</source>
        <translation>cette aide</translation>
    </message>
    <message>
        <source>undo the last admission</source>
        <translation>annuler la dernière entrée</translation>
    </message>
    <message>
        <source>what is not sent yet</source>
        <translation>ce qui n’est pas envoyé</translation>
    </message>
    <message>
        <source>what needs attention</source>
        <translation>ce qui est à traiter</translation>
    </message>
    <message>
        <source>who is on duty</source>
        <translation>qui est en poste</translation>
    </message>
</context>
<context>
    <name>HostSheet</name>
    <message>
        <source>Address of the service</source>
        <translation>Adresse de la billetterie</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Client ID</source>
        <translation>ID client</translation>
    </message>
    <message>
        <source>Client secret</source>
        <translation>Secret client</translation>
    </message>
    <message>
        <source>Enter the address of the service first: the host has it.</source>
        <translation>Saisir d’abord l’adresse de la billetterie&#xa0;: l’organisateur la connaît.</translation>
    </message>
    <message>
        <source>Enter the client ID and the client secret first: the service shows both to the host.</source>
        <translation>D’abord l’ID client et le secret client&#xa0;: la billetterie affiche les deux à l’organisateur.</translation>
    </message>
    <message>
        <source>Enter the redirect address first: one that is registered at the service.</source>
        <translation>D’abord l’adresse de redirection&#xa0;: l’une de celles enregistrées à la billetterie.</translation>
    </message>
    <message>
        <source>For one laptop in trusted hands. Its office keeps the client secret encrypted and apart from the door, but whoever has this laptop can get at the host’s account. For several doors, a machine of its own should hold the office.</source>
        <translation>Pour un seul ordinateur, entre de bonnes mains. Son bureau garde le secret client chiffré et séparé de la porte, mais qui a cet ordinateur peut accéder au compte de l’organisateur. Pour plusieurs portes, mettre le bureau sur un appareil à part.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Redirect address, as registered at the service</source>
        <translation>Adresse de redirection, telle qu’enregistrée à la billetterie</translation>
    </message>
    <message>
        <source>The host’s own laptop</source>
        <translation>L’ordinateur de l’organisateur</translation>
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
        <translation>Connexion…</translation>
    </message>
    <message>
        <source>Leaving…</source>
        <translation>Déconnexion…</translation>
    </message>
    <message>
        <source>The hub has not answered yet. Look whether it runs, and whether this machine is in the same network. If you close this, scanning goes on.</source>
        <translation>Le hub n’a pas encore répondu. Vérifier qu’il fonctionne et que cet appareil est sur le même réseau. Si on ferme ceci, le scan continue.</translation>
    </message>
</context>
<context>
    <name>HubSheet</name>
    <message>
        <source>Join</source>
        <translation>Relier</translation>
    </message>
    <message>
        <source>Leave the hub…</source>
        <translation>Quitter le hub…</translation>
    </message>
    <message>
        <source>Other doors</source>
        <translation>Autres portes</translation>
    </message>
    <message>
        <source>This code pairs a door with the office: Manager, “Sign in”.</source>
        <translation>Ce code appaire une porte avec le bureau&#xa0;: Gestion, «&#xa0;Se connecter&#xa0;».</translation>
    </message>
    <message>
        <source>This is not a hub’s code: the machine that runs the hub shows it.</source>
        <translation>Ce n’est pas le code d’un hub&#xa0;: l’appareil qui fait tourner le hub l’affiche.</translation>
    </message>
    <message>
        <source>This link is not whole, or made for a newer Kiosk: copy all of it.</source>
        <translation>Ce lien n’est pas entier, ou il est fait pour un Kiosk plus récent&#xa0;: le copier en entier.</translation>
    </message>
</context>
<context>
    <name>IncidentsPresenter</name>
    <message>
        <source>Only a supervisor can resolve this.</source>
        <translation>Seul un responsable peut traiter ce point.</translation>
    </message>
</context>
<context>
    <name>IncidentsSheet</name>
    <message>
        <source>Needs attention</source>
        <translation>À traiter</translation>
    </message>
    <message>
        <source>Needs attention · {n}</source>
        <translation>À traiter · {n}</translation>
    </message>
    <message>
        <source>Nothing needs attention.</source>
        <translation>Rien à traiter.</translation>
    </message>
</context>
<context>
    <name>LastVerdictBar</name>
    <message>
        <source>NOT READY</source>
        <translation>PAS PRÊT</translation>
    </message>
    <message>
        <source>Ready for the next guest</source>
        <translation>Prêt pour le suivant</translation>
    </message>
</context>
<context>
    <name>LinkSheet</name>
    <message>
        <source>Another code was read: it is tried next.</source>
        <translation>Un autre code a été lu&#xa0;: il sera essayé ensuite.</translation>
    </message>
    <message>
        <source>Hold the code up to the camera, or paste the link first.</source>
        <translation>D’abord présenter le code à la caméra ou coller le lien.</translation>
    </message>
    <message>
        <source>Or paste the pairing link</source>
        <translation>Ou coller le lien d’appairage</translation>
    </message>
</context>
<context>
    <name>ManagerPresenter</name>
    <message numerus="yes">
        <source>%n check-in(s) not sent yet</source>
        <translation>
            <numerusform>%n validation non envoyée</numerusform>
            <numerusform>%n validations non envoyées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n check-in(s) refused by the service</source>
        <translation>
            <numerusform>%n validation refusée par la billetterie</numerusform>
            <numerusform>%n validations refusées par la billetterie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guest(s) still waiting aside</source>
        <translation>
            <numerusform>%n personne encore sur le côté</numerusform>
            <numerusform>%n personnes encore sur le côté</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) still need attention</source>
        <translation>
            <numerusform>%n point encore à traiter</numerusform>
            <numerusform>%n points encore à traiter</numerusform>
        </translation>
    </message>
    <message>
        <source>All of it is kept on this machine, and is here again when Kiosk opens.</source>
        <translation>Tout est gardé sur cet appareil et sera là à la réouverture de Kiosk.</translation>
    </message>
    <message>
        <source>Change this door</source>
        <translation>Modifier cette porte</translation>
    </message>
    <message>
        <source>Changing this door needs a supervisor.</source>
        <translation>Seul un responsable peut modifier cette porte.</translation>
    </message>
    <message>
        <source>Check-ins are sent when Kiosk runs here again with a connection.</source>
        <translation>Les validations partiront quand Kiosk tournera de nouveau ici avec du réseau.</translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>Fermer quand même</translation>
    </message>
    <message>
        <source>Keep it open</source>
        <translation>Garder ouvert</translation>
    </message>
    <message>
        <source>Move to another computer</source>
        <translation>Changer d’ordinateur</translation>
    </message>
    <message>
        <source>Only a supervisor can close Kiosk.</source>
        <translation>Seul un responsable peut fermer Kiosk.</translation>
    </message>
    <message>
        <source>Only a supervisor can move this door to another computer.</source>
        <translation>Seul un responsable peut passer cette porte sur un autre ordinateur.</translation>
    </message>
    <message>
        <source>Only a supervisor can open the manager’s menu.</source>
        <translation>Seul un responsable peut ouvrir la gestion.</translation>
    </message>
    <message>
        <source>Only a supervisor can sign this door in.</source>
        <translation>Seul un responsable peut connecter cette porte.</translation>
    </message>
    <message>
        <source>Only a supervisor can try a staff ticket.</source>
        <translation>Seul un responsable peut tester un billet d’équipe.</translation>
    </message>
    <message>
        <source>Other doors…</source>
        <translation>Autres portes…</translation>
    </message>
    <message>
        <source>Refresh the list now</source>
        <translation>Actualiser maintenant</translation>
    </message>
    <message>
        <source>Show what is not sent yet</source>
        <translation>Voir ce qui n’est pas envoyé</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>Se connecter</translation>
    </message>
    <message>
        <source>The file with the rules was damaged. Ask a supervisor about every guest. The manager’s menu stays closed until the host sets the rules again on this machine and Kiosk is restarted.</source>
        <translation>Le fichier des règles était endommagé. Demander à un responsable pour chaque personne. La gestion reste fermée jusqu’à ce que l’organisateur redéfinisse les règles sur cet appareil et redémarre Kiosk.</translation>
    </message>
    <message>
        <source>This door’s rules were lost</source>
        <translation>Les règles de cette porte sont perdues</translation>
    </message>
</context>
<context>
    <name>ManagerSheet</name>
    <message>
        <source>Arrivals</source>
        <translation>Arrivées</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Caméra</translation>
    </message>
    <message>
        <source>Choose the event</source>
        <translation>Choisir l’événement</translation>
    </message>
    <message>
        <source>Close Kiosk</source>
        <translation>Fermer Kiosk</translation>
    </message>
    <message>
        <source>Guest list</source>
        <translation>Liste des participants</translation>
    </message>
    <message>
        <source>Hand scanner</source>
        <translation>Douchette</translation>
    </message>
    <message>
        <source>Is everything ready?</source>
        <translation>Tout est prêt&#xa0;?</translation>
    </message>
    <message>
        <source>Let in without a ticket</source>
        <translation>Faire entrer sans billet</translation>
    </message>
    <message>
        <source>Manager</source>
        <translation>Gestion</translation>
    </message>
    <message>
        <source>Move to another computer</source>
        <translation>Changer d’ordinateur</translation>
    </message>
    <message>
        <source>Needs attention</source>
        <translation>À traiter</translation>
    </message>
    <message>
        <source>New discount code</source>
        <translation>Nouveau code promo</translation>
    </message>
    <message>
        <source>Not sent yet</source>
        <translation>Non envoyé</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>Se connecter</translation>
    </message>
    <message>
        <source>This door</source>
        <translation>Cette porte</translation>
    </message>
</context>
<context>
    <name>NamesButton</name>
    <message>
        <source>Hide names</source>
        <translation>Masquer les noms</translation>
    </message>
    <message>
        <source>Show names</source>
        <translation>Afficher les noms</translation>
    </message>
</context>
<context>
    <name>NamesQuestion</name>
    <message>
        <source>Can guests see this screen?</source>
        <translation>Le public peut-il voir cet écran&#xa0;?</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Then names can be cut to their first letters.</source>
        <translation>Alors les noms peuvent être réduits aux initiales.</translation>
    </message>
    <message>
        <source>Yes: hide names</source>
        <translation>Oui&#xa0;: masquer les noms</translation>
    </message>
</context>
<context>
    <name>NotOpenedWindow</name>
    <message>
        <source>Close Kiosk</source>
        <translation>Fermer Kiosk</translation>
    </message>
    <message>
        <source>Do what it says here, then try again. If that does not help, restart this machine, start Kiosk again and call the host. Until then, let guests in at another door.</source>
        <translation>Faire ce qui est indiqué ici, puis réessayer. Si cela ne suffit pas, redémarrer cet appareil, relancer Kiosk et appeler l’organisateur. En attendant, faire entrer par une autre porte.</translation>
    </message>
    <message>
        <source>Kiosk could not open this door again. Nobody can scan here now; nothing that was recorded is lost.</source>
        <translation>Kiosk n’a pas pu rouvrir cette porte. Aucun scan possible ici&#xa0;; rien de ce qui a été enregistré n’est perdu.</translation>
    </message>
    <message>
        <source>Kiosk · this door is not open</source>
        <translation>Kiosk · cette porte n’est pas ouverte</translation>
    </message>
    <message>
        <source>This door is not open</source>
        <translation>Cette porte n’est pas ouverte</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
</context>
<context>
    <name>NotePresenter</name>
    <message>
        <source>A note was not saved</source>
        <translation>Une note n’a pas été enregistrée</translation>
    </message>
    <message>
        <source>Not saved: this machine cannot write it down. Try again.</source>
        <translation>Non enregistré&#xa0;: cet appareil ne peut pas l’écrire. Réessayer.</translation>
    </message>
    <message>
        <source>The note cannot be changed now</source>
        <translation>La note ne peut pas être modifiée pour l’instant</translation>
    </message>
    <message>
        <source>The note on {name} was not saved</source>
        <translation>La note sur {name} n’a pas été enregistrée</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>What is noted cannot be read on this machine. Try again.</source>
        <translation>La note est illisible sur cet appareil. Réessayer.</translation>
    </message>
</context>
<context>
    <name>NoteSheet</name>
    <message>
        <source>Alert the door</source>
        <translation>Alerter la porte</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>No alert</source>
        <translation>Sans alerte</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Note on a guest</source>
        <translation>Note sur une personne</translation>
    </message>
    <message>
        <source>Remove the note</source>
        <translation>Supprimer la note</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>When this guest is let in</source>
        <translation>Quand cette personne entre</translation>
    </message>
    <message>
        <source>With an alert, the green screen shows the note and a sound is played.</source>
        <translation>Avec une alerte, l’écran vert montre la note et un son retentit.</translation>
    </message>
</context>
<context>
    <name>OffListSheet</name>
    <message>
        <source>For somebody who has no ticket. Search by name first.</source>
        <translation>Pour une personne sans billet. Chercher d’abord par nom.</translation>
    </message>
    <message>
        <source>Let in</source>
        <translation>Faire entrer</translation>
    </message>
    <message>
        <source>Let in without a ticket</source>
        <translation>Faire entrer sans billet</translation>
    </message>
    <message>
        <source>Name, if they give one</source>
        <translation>Nom, s’il est donné</translation>
    </message>
</context>
<context>
    <name>OfficePresenter</name>
    <message>
        <source>Kiosk pairs the door with it again, and reopens it by itself. Nothing recorded is lost, but take care of anybody waiting aside first.</source>
        <translation>Kiosk réappaire la porte avec lui et la rouvre tout seul. Rien d’enregistré n’est perdu, mais s’occuper d’abord des personnes sur le côté.</translation>
    </message>
    <message>
        <source>Pair again</source>
        <translation>Réappairer</translation>
    </message>
    <message>
        <source>Pairing…</source>
        <translation>Appairage…</translation>
    </message>
    <message>
        <source>Setting the office up…</source>
        <translation>Configuration du bureau…</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>Se connecter</translation>
    </message>
    <message>
        <source>The office of this machine does not know this door any more.</source>
        <translation>Le bureau de cet appareil ne connaît plus cette porte.</translation>
    </message>
    <message>
        <source>The office of this machine has another certificate than before.</source>
        <translation>Le bureau de cet appareil n’a plus le même certificat.</translation>
    </message>
</context>
<context>
    <name>OfficeSheet</name>
    <message>
        <source>Another office</source>
        <translation>Un autre bureau</translation>
    </message>
    <message>
        <source>Client ID</source>
        <translation>ID client</translation>
    </message>
    <message>
        <source>Client secret</source>
        <translation>Secret client</translation>
    </message>
    <message>
        <source>Enter the client ID and the client secret first: the service shows both to the host.</source>
        <translation>D’abord l’ID client et le secret client&#xa0;: la billetterie affiche les deux à l’organisateur.</translation>
    </message>
    <message>
        <source>Enter the redirect address first: one that is registered at the service.</source>
        <translation>D’abord l’adresse de redirection&#xa0;: l’une de celles enregistrées à la billetterie.</translation>
    </message>
    <message>
        <source>Redirect address, as registered at the service</source>
        <translation>Adresse de redirection, telle qu’enregistrée à la billetterie</translation>
    </message>
    <message>
        <source>Set this machine’s office up again</source>
        <translation>Reconfigurer le bureau de cet appareil</translation>
    </message>
    <message>
        <source>Set up again</source>
        <translation>Reconfigurer</translation>
    </message>
    <message>
        <source>Type client ID and secret as the service shows them to the host, who then signs in. Kiosk reopens this door by itself. Nothing recorded is lost, but take care of anybody waiting aside first.</source>
        <translation>Saisir l’ID client et le secret client tels que la billetterie les affiche à l’organisateur, qui se connecte ensuite. Kiosk rouvre cette porte tout seul. Rien d’enregistré n’est perdu, mais s’occuper d’abord des personnes sur le côté.</translation>
    </message>
</context>
<context>
    <name>OrdersPresenter</name>
    <message>
        <source>Close what is open first. Then F8 undoes the last admission.</source>
        <translation>Fermer d’abord ce qui est ouvert. Ensuite, F8 annule la dernière entrée.</translation>
    </message>
    <message>
        <source>Nobody was let in at this door this evening.</source>
        <translation>Personne n’est entré par cette porte ce soir.</translation>
    </message>
</context>
<context>
    <name>OutboxEntrySheet</name>
    <message>
        <source>Give up</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Give up: why?</source>
        <translation>Abandon&#xa0;: pourquoi&#xa0;?</translation>
    </message>
    <message>
        <source>Let in at {time} · {tried}</source>
        <translation>Entrée&#xa0;: {time} · {tried}</translation>
    </message>
    <message>
        <source>Nothing to do: sent automatically when the connection is back.</source>
        <translation>Rien à faire&#xa0;: envoi automatique dès le retour du réseau.</translation>
    </message>
    <message>
        <source>Open guest</source>
        <translation>Ouvrir la fiche</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Refusée</translation>
    </message>
    <message>
        <source>Send again</source>
        <translation>Renvoyer</translation>
    </message>
    <message>
        <source>The guest is inside, and this door knows it. Ask the host about the ticket, then send it again or give up. If you give up, the service never learns that the guest came in.</source>
        <translation>La personne est à l’intérieur, et cette porte le sait. Interroger l’organisateur sur le billet, puis renvoyer ou abandonner. En cas d’abandon, la billetterie ne saura jamais que la personne est entrée.</translation>
    </message>
    <message>
        <source>The service refuses several in the same way, so it is probably not this ticket. Kiosk tries again automatically. If the host says so, give it up here.</source>
        <translation>La billetterie en refuse plusieurs de la même façon&#xa0;: ce n’est sans doute pas ce billet. Kiosk réessaie automatiquement. Si l’organisateur le dit, abandonner ici.</translation>
    </message>
    <message>
        <source>Waiting to be sent</source>
        <translation>En attente d’envoi</translation>
    </message>
</context>
<context>
    <name>OutboxPresenter</name>
    <message>
        <source>Only a supervisor can give up on this.</source>
        <translation>Seul un responsable peut abandonner cet envoi.</translation>
    </message>
</context>
<context>
    <name>OutboxSheet</name>
    <message>
        <source>Not sent yet</source>
        <translation>Non envoyé</translation>
    </message>
    <message>
        <source>Refused · {n}</source>
        <translation>Refusées · {n}</translation>
    </message>
    <message>
        <source>Send now</source>
        <translation>Envoyer maintenant</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>Envoi…</translation>
    </message>
    <message>
        <source>The service refuses these. The guests are inside. Open one to send it again or to give up.</source>
        <translation>La billetterie les refuse. Les personnes sont à l’intérieur. Ouvrir une ligne pour renvoyer ou abandonner.</translation>
    </message>
    <message>
        <source>The service took every check-in that was sent.</source>
        <translation>La billetterie a accepté toutes les validations envoyées.</translation>
    </message>
    <message>
        <source>Waiting · {n}</source>
        <translation>En attente · {n}</translation>
    </message>
</context>
<context>
    <name>PairPresenter</name>
    <message>
        <source>Another office answers than the one this door is paired with.</source>
        <translation>Le bureau qui répond n’est pas celui avec lequel cette porte est appairée.</translation>
    </message>
    <message>
        <source>Looking for the office…</source>
        <translation>Recherche du bureau…</translation>
    </message>
    <message>
        <source>Pairing…</source>
        <translation>Appairage…</translation>
    </message>
    <message>
        <source>The office does not know this door any more.</source>
        <translation>Le bureau ne connaît plus cette porte.</translation>
    </message>
    <message>
        <source>The office has not answered yet. Look whether it runs, and whether this machine is in the same network. If you close this, scanning goes on.</source>
        <translation>Le bureau n’a pas encore répondu. Vérifier qu’il tourne et que cet appareil est sur le même réseau. Si on ferme ici, le scan continue.</translation>
    </message>
</context>
<context>
    <name>PairSheet</name>
    <message>
        <source>Enter the code of ten letters and digits first: the office’s page shows it.</source>
        <translation>D’abord le code de dix lettres et chiffres&#xa0;: la page du bureau l’affiche.</translation>
    </message>
    <message>
        <source>Enter the office’s address first, as its page shows it: a host and a port.</source>
        <translation>D’abord l’adresse du bureau, telle que sa page l’affiche&#xa0;: un hôte et un port.</translation>
    </message>
    <message>
        <source>Hold the QR code of the office’s page up to this camera. The host makes one with “Pair a door”; each is good for one door, and for ten minutes.</source>
        <translation>Présenter le QR code de la page du bureau à cette caméra. L’organisateur en crée un avec «&#xa0;Pair a door&#xa0;»&#xa0;; chacun vaut pour une porte, pendant dix minutes.</translation>
    </message>
    <message>
        <source>Hold the QR code up to the camera, or scan it: the host makes one on the office’s page with “Pair a door”. Kiosk then reopens this door by itself. Nothing recorded is lost, but take care of anybody waiting aside first.</source>
        <translation>Présenter le QR code à la caméra, ou le scanner&#xa0;: l’organisateur en crée un sur la page du bureau avec «&#xa0;Pair a door&#xa0;». Kiosk rouvre ensuite cette porte tout seul. Rien d’enregistré n’est perdu, mais s’occuper d’abord des personnes sur le côté.</translation>
    </message>
    <message>
        <source>Or type the office’s address</source>
        <translation>Ou saisir l’adresse du bureau</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Appairer</translation>
    </message>
    <message>
        <source>Pair with the office</source>
        <translation>Appairer avec le bureau</translation>
    </message>
    <message>
        <source>Then this is not the office: nothing was sent. Look at its address once more.</source>
        <translation>Alors ce n’est pas le bureau&#xa0;: rien n’a été envoyé. Revoir son adresse.</translation>
    </message>
    <message>
        <source>They are the same</source>
        <translation>Identiques</translation>
    </message>
    <message>
        <source>They differ</source>
        <translation>Différentes</translation>
    </message>
    <message>
        <source>This code links doors. Show it again once this door is open: Manager, “This door”.</source>
        <translation>Ce code relie des portes. Le montrer de nouveau quand cette porte sera ouverte&#xa0;: Gestion, «&#xa0;Cette porte&#xa0;».</translation>
    </message>
    <message>
        <source>This door is paired. Close this, and Kiosk reopens it.</source>
        <translation>Cette porte est appairée. Fermer ici, et Kiosk la rouvre.</translation>
    </message>
    <message>
        <source>This is not a pairing code: the host’s page shows it.</source>
        <translation>Ce n’est pas un code d’appairage&#xa0;: la page de l’organisateur l’affiche.</translation>
    </message>
    <message>
        <source>This is not a pairing link: copy all of it from the office’s page.</source>
        <translation>Ce n’est pas un lien d’appairage&#xa0;: le copier en entier depuis la page du bureau.</translation>
    </message>
    <message>
        <source>This pairing code was made for a newer Kiosk: update this program.</source>
        <translation>Ce code d’appairage est fait pour un Kiosk plus récent&#xa0;: mettre à jour ce programme.</translation>
    </message>
    <message>
        <source>Whoever answers at {address} shows this fingerprint. Compare it with the one on the office’s page: the code is sent only if they are the same.</source>
        <translation>Ce qui répond à {address} montre cette empreinte. La comparer à celle de la page du bureau&#xa0;: le code n’est envoyé que si elles sont identiques.</translation>
    </message>
    <message>
        <source>… and the code</source>
        <translation>… et le code</translation>
    </message>
</context>
<context>
    <name>PassphraseSheet</name>
    <message>
        <source>Choose a passphrase</source>
        <translation>Choisir une phrase secrète</translation>
    </message>
    <message>
        <source>Close Kiosk</source>
        <translation>Fermer Kiosk</translation>
    </message>
    <message>
        <source>First type the passphrase.</source>
        <translation>Saisir d’abord la phrase secrète.</translation>
    </message>
    <message>
        <source>It locks what Kiosk keeps on this machine, and is asked for at every start. Write it down: without it nobody can open what is recorded here.</source>
        <translation>Elle protège ce que Kiosk garde sur cet appareil et sera demandée à chaque démarrage. À noter&#xa0;: sans elle, personne ne peut ouvrir ce qui est enregistré ici.</translation>
    </message>
    <message>
        <source>Open the door</source>
        <translation>Ouvrir la porte</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Phrase secrète</translation>
    </message>
    <message>
        <source>That is not the right passphrase. Try again.</source>
        <translation>Ce n’est pas la bonne phrase secrète. Réessayer.</translation>
    </message>
    <message numerus="yes">
        <source>The passphrase needs %n characters or more.</source>
        <translation>
            <numerusform>La phrase secrète doit avoir au moins %n caractère.</numerusform>
            <numerusform>La phrase secrète doit avoir au moins %n caractères.</numerusform>
        </translation>
    </message>
    <message>
        <source>The same once more</source>
        <translation>La même encore une fois</translation>
    </message>
    <message>
        <source>The two passphrases are not the same.</source>
        <translation>Les deux phrases secrètes sont différentes.</translation>
    </message>
    <message>
        <source>This door is locked</source>
        <translation>Cette porte est verrouillée</translation>
    </message>
    <message>
        <source>Type the passphrase to open it. If you do not know it, ask the manager. Nothing that was recorded is lost.</source>
        <translation>La saisir pour ouvrir. Si elle n’est pas connue, demander à un responsable. Rien d’enregistré n’est perdu.</translation>
    </message>
</context>
<context>
    <name>PassphraseWindow</name>
    <message>
        <source>Kiosk · passphrase</source>
        <translation>Kiosk · phrase secrète</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>Ouverture…</translation>
    </message>
</context>
<context>
    <name>PicturesPresenter</name>
    <message numerus="yes">
        <source>%n codes in this picture: the one in the middle was read</source>
        <translation>
            <numerusform>%n code dans cette image&#xa0;: celui du milieu a été lu</numerusform>
            <numerusform>%n codes dans cette image&#xa0;: celui du milieu a été lu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more left out: drop them again</source>
        <translation>
            <numerusform>%n autre laissée de côté&#xa0;: la redéposer</numerusform>
            <numerusform>%n autres laissées de côté&#xa0;: les redéposer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pictures read, {codes} with a code</source>
        <translation>
            <numerusform>%n image lue, {codes} avec un code</numerusform>
            <numerusform>%n images lues, {codes} avec un code</numerusform>
        </translation>
    </message>
    <message>
        <source>No code in this picture</source>
        <translation>Aucun code dans cette image</translation>
    </message>
    <message>
        <source>Reading the picture</source>
        <translation>Lecture de l’image</translation>
    </message>
    <message>
        <source>This file cannot be opened</source>
        <translation>Ce fichier ne s’ouvre pas</translation>
    </message>
    <message>
        <source>This is not a picture: drop a screenshot of the code</source>
        <translation>Ce n’est pas une image&#xa0;: déposer une capture d’écran du code</translation>
    </message>
    <message>
        <source>This picture is damaged: ask for it again</source>
        <translation>Cette image est endommagée&#xa0;: la redemander</translation>
    </message>
    <message>
        <source>This picture is too large: drop a screenshot of the code</source>
        <translation>Cette image est trop grande&#xa0;: déposer une capture d’écran du code</translation>
    </message>
    <message>
        <source>This picture took too long to read</source>
        <translation>Cette image était trop longue à lire</translation>
    </message>
</context>
<context>
    <name>PinField</name>
    <message numerus="yes">
        <source>%n digit(s)</source>
        <translation>
            <numerusform>%n chiffre</numerusform>
            <numerusform>%n chiffres</numerusform>
        </translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>Supervisor’s PIN</source>
        <translation>PIN du responsable</translation>
    </message>
</context>
<context>
    <name>PinPad</name>
    <message>
        <source>Enter</source>
        <translation>Valider</translation>
    </message>
    <message>
        <source>Take off the last digit</source>
        <translation>Effacer le dernier chiffre</translation>
    </message>
</context>
<context>
    <name>PinSheet</name>
    <message numerus="yes">
        <source>A PIN has %n digits or more.</source>
        <translation>
            <numerusform>Un PIN a au moins %n chiffre.</numerusform>
            <numerusform>Un PIN a au moins %n chiffres.</numerusform>
        </translation>
    </message>
    <message>
        <source>Checking the PIN…</source>
        <translation>Vérification du PIN…</translation>
    </message>
    <message>
        <source>Now the supervisor’s PIN.</source>
        <translation>Puis le PIN du responsable.</translation>
    </message>
    <message>
        <source>The PIN can be tried again.</source>
        <translation>Le PIN peut être réessayé.</translation>
    </message>
    <message>
        <source>{why} The next one can be tried in {time}.</source>
        <translation>{why} Prochain essai dans {time}.</translation>
    </message>
</context>
<context>
    <name>ProbePresenter</name>
    <message>
        <source>Checking it in…</source>
        <translation>Validation…</translation>
    </message>
    <message>
        <source>Looking it up…</source>
        <translation>Consultation…</translation>
    </message>
    <message>
        <source>Somebody came in or went out on this ticket at this door: take another.</source>
        <translation>Une personne est entrée ou sortie avec ce billet à cette porte&#xa0;: en prendre un autre.</translation>
    </message>
    <message>
        <source>This did not work: a fault in the program. Try it once more.</source>
        <translation>Échec&#xa0;: une erreur du programme. Réessayer une fois.</translation>
    </message>
    <message>
        <source>This door would not let it in: {why}. Take another ticket.</source>
        <translation>Cette porte ne le ferait pas entrer&#xa0;: {why}. Prendre un autre billet.</translation>
    </message>
</context>
<context>
    <name>ProbeSheet</name>
    <message>
        <source>Check it in</source>
        <translation>Valider ce billet</translation>
    </message>
    <message>
        <source>Hold a staff ticket up to the camera or the hand scanner: one that this door would let in, and that nobody used. It tells what the first guest will meet.</source>
        <translation>Présenter un billet d’équipe à la caméra ou à la douchette&#xa0;: un billet que cette porte ferait entrer et qui n’a pas servi. On voit ainsi ce qui attend la première personne.</translation>
    </message>
    <message>
        <source>Hold a ticket up, or type its code first.</source>
        <translation>D’abord présenter un billet ou saisir son code.</translation>
    </message>
    <message>
        <source>Look it up</source>
        <translation>Consulter</translation>
    </message>
    <message>
        <source>Or type its code</source>
        <translation>Ou saisir son code</translation>
    </message>
    <message>
        <source>This ticket is checked in at the service, for real and twice. Whoever it is for counts as inside there; nothing is recorded at this door.</source>
        <translation>Ce billet est validé à la billetterie, pour de vrai et deux fois. Son titulaire y compte comme entré&#xa0;; rien n’est enregistré à cette porte.</translation>
    </message>
    <message>
        <source>Try a staff ticket</source>
        <translation>Tester un billet d’équipe</translation>
    </message>
</context>
<context>
    <name>ReadinessSheet</name>
    <message numerus="yes">
        <source>%n thing(s) should be mended before the doors open.</source>
        <translation>
            <numerusform>%n point à corriger avant l’ouverture des portes.</numerusform>
            <numerusform>%n points à corriger avant l’ouverture des portes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Revérifier</translation>
    </message>
    <message>
        <source>Checking everything…</source>
        <translation>Vérification complète…</translation>
    </message>
    <message>
        <source>Everything is ready.</source>
        <translation>Tout est prêt.</translation>
    </message>
    <message>
        <source>Is everything ready?</source>
        <translation>Tout est prêt&#xa0;?</translation>
    </message>
    <message>
        <source>Try a staff ticket</source>
        <translation>Tester un billet d’équipe</translation>
    </message>
</context>
<context>
    <name>ReadyPresenter</name>
    <message>
        <source>Camera, hand scanner and keyboard are ready</source>
        <translation>Caméra, douchette et clavier sont prêts</translation>
    </message>
    <message>
        <source>Hand scanner and keyboard are ready</source>
        <translation>Douchette et clavier sont prêts</translation>
    </message>
    <message>
        <source>You can scan. Nothing is sent: this machine does not know the ticketing service.</source>
        <translation>On peut scanner. Rien n’est envoyé&#xa0;: cet appareil ne connaît pas la billetterie.</translation>
    </message>
</context>
<context>
    <name>ReasonField</name>
    <message>
        <source>Reason</source>
        <translation>Motif</translation>
    </message>
</context>
<context>
    <name>ReasonPicker</name>
    <message>
        <source>Or in your own words</source>
        <translation>Ou un autre motif</translation>
    </message>
    <message>
        <source>Why, in your own words</source>
        <translation>Motif, en quelques mots</translation>
    </message>
</context>
<context>
    <name>RecentScans</name>
    <message>
        <source>All scans</source>
        <translation>Tous les scans</translation>
    </message>
    <message>
        <source>Nothing scanned yet. Hold a ticket in front of the camera.</source>
        <translation>Rien de scanné. Présenter un billet devant la caméra.</translation>
    </message>
    <message>
        <source>Nothing scanned yet. Scan a ticket, or type its code or a name.</source>
        <translation>Rien de scanné. Scanner un billet, ou saisir son code ou un nom.</translation>
    </message>
    <message>
        <source>Recent scans</source>
        <translation>Derniers scans</translation>
    </message>
</context>
<context>
    <name>RehearsalBar</name>
    <message>
        <source>REHEARSAL</source>
        <translation>EXERCICE</translation>
    </message>
    <message>
        <source>REHEARSAL · invented guests, nobody is really checked in</source>
        <translation>EXERCICE · participants fictifs, aucune vraie validation</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message numerus="yes">
        <source>%n guest(s)</source>
        <translation>
            <numerusform>%n personne</numerusform>
            <numerusform>%n personnes</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter opens, arrow keys choose</source>
        <translation>Entrée ouvre, les flèches choisissent</translation>
    </message>
    <message>
        <source>Go on typing: a name, an e-mail, an order or a ticket id.</source>
        <translation>Continuer à taper&#xa0;: nom, e-mail, commande ou n°&#xa0;de billet.</translation>
    </message>
    <message>
        <source>Let in without a ticket</source>
        <translation>Faire entrer sans billet</translation>
    </message>
    <message>
        <source>No guest</source>
        <translation>Aucun résultat</translation>
    </message>
    <message>
        <source>Nobody found by “{query}”.
Try the e-mail, the order or the ticket id.</source>
        <translation>Aucun résultat pour «&#xa0;{query}&#xa0;».
Essayer l’e-mail, la commande ou le n°&#xa0;de billet.</translation>
    </message>
    <message>
        <source>Refresh the guest list</source>
        <translation>Actualiser la liste</translation>
    </message>
    <message>
        <source>Refreshing the guest list…</source>
        <translation>Actualisation de la liste…</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>Step aside</source>
        <translation>Sur le côté</translation>
    </message>
    <message>
        <source>The guest list is not loaded yet.
Whoever you search for may be on it.</source>
        <translation>La liste n’est pas encore chargée.
La personne cherchée y est peut-être.</translation>
    </message>
    <message>
        <source>The search failed: this machine’s disk cannot be read.</source>
        <translation>La recherche a échoué&#xa0;: le disque de cet appareil est illisible.</translation>
    </message>
    <message>
        <source>Try again. If it fails again, tell the host.</source>
        <translation>Réessayer. Si cela échoue encore, prévenir l’organisateur.</translation>
    </message>
</context>
<context>
    <name>ScansSheet</name>
    <message>
        <source>All</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>All scans</source>
        <translation>Tous les scans</translation>
    </message>
    <message>
        <source>Let in</source>
        <translation>Entrés</translation>
    </message>
    <message>
        <source>Name, time, door, or who was on duty</source>
        <translation>Nom, heure, porte ou qui était en poste</translation>
    </message>
    <message>
        <source>No scan found.</source>
        <translation>Aucun scan trouvé.</translation>
    </message>
    <message>
        <source>Not let in</source>
        <translation>Non entrés</translation>
    </message>
    <message>
        <source>Nothing scanned yet.</source>
        <translation>Aucun scan pour l’instant.</translation>
    </message>
</context>
<context>
    <name>ScreenPresenter</name>
    <message>
        <source>No event chosen</source>
        <translation>Aucun événement choisi</translation>
    </message>
    <message>
        <source>Recorded before the restart and not shown: {n}. See the recent scans</source>
        <translation>Enregistrés avant le redémarrage, non affichés&#xa0;: {n}. Voir les derniers scans</translation>
    </message>
</context>
<context>
    <name>SearchPresenter</name>
    <message>
        <source>More than one ticket has this code. Choosing one opens it.</source>
        <translation>Plusieurs billets ont ce code. En choisir un l’ouvre.</translation>
    </message>
    <message>
        <source>Several were refused. Choose a guest for the supervisor.</source>
        <translation>Plusieurs personnes ont été refusées. En choisir une pour le responsable.</translation>
    </message>
    <message>
        <source>The guest list on this machine does not have this ticket, or cannot be read now.</source>
        <translation>La liste de cet appareil n’a pas ce billet, ou est illisible pour l’instant.</translation>
    </message>
    <message>
        <source>This guest cannot be shown</source>
        <translation>Fiche impossible à afficher</translation>
    </message>
</context>
<context>
    <name>SettingsSheet</name>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>For where guests can see the screen: names are cut to their first letters.</source>
        <translation>Là où le public voit l’écran&#xa0;: les noms sont réduits aux initiales.</translation>
    </message>
    <message>
        <source>Full screen, and a supervisor’s PIN to close it.</source>
        <translation>Plein écran&#xa0;; fermer demande le PIN d’un responsable.</translation>
    </message>
    <message>
        <source>Full screen. Nobody has a PIN here yet, so anybody can close it.</source>
        <translation>Plein écran. Personne n’a encore de PIN ici&#xa0;: tout le monde peut fermer.</translation>
    </message>
    <message>
        <source>Guests’ names</source>
        <translation>Noms des participants</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Masqués</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Kiosk mode</source>
        <translation>Mode kiosque</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Animations</translation>
    </message>
    <message>
        <source>Muted</source>
        <translation>Muet</translation>
    </message>
    <message>
        <source>Now at {percent}.</source>
        <translation>Actuellement {percent}.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Show result for</source>
        <translation>Durée du résultat</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Affichés</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>The screen opens again in that language.</source>
        <translation>L’écran se rouvre dans cette langue.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Times are told in {zone}, where it is {time} now. If that is wrong, tell the host.</source>
        <translation>Fuseau horaire&#xa0;: {zone} (heure actuelle&#xa0;: {time}). Si c’est faux, prévenir l’organisateur.</translation>
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
        <translation>Autre motif</translation>
    </message>
    <message>
        <source>Needs attention</source>
        <translation>À traiter</translation>
    </message>
    <message>
        <source>Open guest</source>
        <translation>Ouvrir la fiche</translation>
    </message>
    <message>
        <source>Resolve</source>
        <translation>Traité</translation>
    </message>
    <message>
        <source>Resolve: why?</source>
        <translation>Traité&#xa0;: pourquoi&#xa0;?</translation>
    </message>
    <message>
        <source>Ticket</source>
        <translation>Billet</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>SignInPresenter</name>
    <message>
        <source>A rehearsal needs no sign-in: it has a ticketing service of its own.</source>
        <translation>Un exercice se passe de connexion&#xa0;: il a sa propre billetterie.</translation>
    </message>
    <message>
        <source>Asking the office…</source>
        <translation>Le bureau est interrogé…</translation>
    </message>
    <message>
        <source>No address of the ticketing service is set on this machine, or its access token is damaged. Close Kiosk, and ask the host to set this machine up.</source>
        <translation>Aucune adresse de billetterie n’est réglée sur cet appareil, ou son jeton d’accès est endommagé. Fermer Kiosk et demander à l’organisateur de configurer cet appareil.</translation>
    </message>
    <message>
        <source>No address of the ticketing service is set on this machine, or its access token is damaged. Pair this door with the host’s office, or close Kiosk and ask the host to set this machine up.</source>
        <translation>Aucune adresse de billetterie n’est réglée sur cet appareil, ou son jeton d’accès est endommagé. Appairer cette porte avec le bureau de l’organisateur, ou fermer Kiosk et demander à l’organisateur de configurer cet appareil.</translation>
    </message>
    <message>
        <source>Pair again</source>
        <translation>Réappairer</translation>
    </message>
    <message>
        <source>Pair with an office</source>
        <translation>Appairer avec un bureau</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>Se connecter</translation>
    </message>
    <message>
        <source>Signed in. The token is of another account than the one before: from now on that account’s guest list counts. What the one before has not sent yet waits until it is signed in again.</source>
        <translation>Connecté. Le jeton vient d’un autre compte que le précédent&#xa0;: désormais, c’est sa liste qui fait foi. Ce que le précédent n’a pas encore envoyé attend qu’il soit reconnecté.</translation>
    </message>
    <message>
        <source>Signed in. What was not sent yet is sent now.</source>
        <translation>Connecté. Ce qui n’était pas envoyé part maintenant.</translation>
    </message>
    <message>
        <source>Signing in…</source>
        <translation>Connexion…</translation>
    </message>
    <message>
        <source>The office is signed in.</source>
        <translation>Le bureau est connecté.</translation>
    </message>
    <message>
        <source>This door gets its access tokens from the host’s office. Ask the host to sign in there; Kiosk goes on by itself.</source>
        <translation>Cette porte reçoit ses jetons d’accès du bureau de l’organisateur. Demander à l’organisateur de s’y connecter&#xa0;; Kiosk poursuit tout seul.</translation>
    </message>
    <message>
        <source>This is good until Kiosk is closed: another sign-in is set on this machine, and goes first at the next start. Tell the host.</source>
        <translation>C’est valable jusqu’à la fermeture de Kiosk&#xa0;: une autre connexion est configurée sur cet appareil et aura la priorité au prochain démarrage. Prévenir l’organisateur.</translation>
    </message>
    <message>
        <source>This machine’s keyring does not take the token: it is good until Kiosk is closed.</source>
        <translation>Le trousseau de cet appareil n’accepte pas le jeton&#xa0;: il vaut jusqu’à la fermeture de Kiosk.</translation>
    </message>
</context>
<context>
    <name>SignInSheet</name>
    <message>
        <source>Access token</source>
        <translation>Jeton d’accès</translation>
    </message>
    <message>
        <source>Address of the service</source>
        <translation>Adresse de la billetterie</translation>
    </message>
    <message>
        <source>Ask the host for an access token, and paste it here whole. Scanning goes on meanwhile.</source>
        <translation>Demander un jeton d’accès à l’organisateur et le coller ici en entier. Pendant ce temps, le scan continue.</translation>
    </message>
    <message>
        <source>Enter the address of the service first: the host has it.</source>
        <translation>Saisir d’abord l’adresse de la billetterie&#xa0;: l’organisateur la connaît.</translation>
    </message>
    <message>
        <source>Pair with an office</source>
        <translation>Appairer avec un bureau</translation>
    </message>
    <message>
        <source>Paste the access token first, all of it.</source>
        <translation>Coller d’abord le jeton d’accès, en entier.</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>Se connecter</translation>
    </message>
    <message>
        <source>Sign in on this machine</source>
        <translation>Se connecter sur cet appareil</translation>
    </message>
    <message>
        <source>Whoever has the token can check guests in: it goes into this machine’s keyring and nowhere else. If the keyring does not take it, it is good until Kiosk is closed.</source>
        <translation>Qui a le jeton peut valider des billets&#xa0;: il va dans le trousseau de cet appareil et nulle part ailleurs. Si le trousseau ne l’accepte pas, il vaut jusqu’à la fermeture de Kiosk.</translation>
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
        <translation>Retour</translation>
    </message>
    <message>
        <source>This did not work: a fault in the program. Try it once more.</source>
        <translation>Échec&#xa0;: une erreur du programme. Réessayer une fois.</translation>
    </message>
</context>
<context>
    <name>Sounds</name>
    <message>
        <source>A part of the system that plays sound is missing.</source>
        <translation>Il manque un élément du système pour jouer du son.</translation>
    </message>
    <message>
        <source>No loudspeaker was found.</source>
        <translation>Aucun haut-parleur trouvé.</translation>
    </message>
    <message>
        <source>The loudspeaker cannot play the door’s sounds.</source>
        <translation>Le haut-parleur ne peut pas jouer les sons de la porte.</translation>
    </message>
    <message>
        <source>The loudspeaker does not answer.</source>
        <translation>Le haut-parleur ne répond pas.</translation>
    </message>
</context>
<context>
    <name>Sparkline</name>
    <message>
        <source>Arrivals of the last minutes: {counts}</source>
        <translation>Arrivées des dernières minutes&#xa0;: {counts}</translation>
    </message>
    <message>
        <source>Arrivals, minute by minute</source>
        <translation>Arrivées, minute par minute</translation>
    </message>
</context>
<context>
    <name>StatusBar</name>
    <message>
        <source>This is an entry</source>
        <translation>C’est une entrée</translation>
    </message>
    <message>
        <source>This is an exit</source>
        <translation>C’est une sortie</translation>
    </message>
</context>
<context>
    <name>StepAsidePresenter</name>
    <message>
        <source>Step aside: number {n}</source>
        <translation>Sur le côté&#xa0;: numéro {n}</translation>
    </message>
    <message>
        <source>Step aside: numbers {n}</source>
        <translation>Sur le côté&#xa0;: numéros {n}</translation>
    </message>
</context>
<context>
    <name>StepAsideSheet</name>
    <message>
        <source>Check again</source>
        <translation>Revérifier</translation>
    </message>
    <message>
        <source>Done: left</source>
        <translation>Fini&#xa0;: départ</translation>
    </message>
    <message>
        <source>Done: let in</source>
        <translation>Fini&#xa0;: entrée</translation>
    </message>
    <message>
        <source>Open guest</source>
        <translation>Ouvrir la fiche</translation>
    </message>
    <message>
        <source>Step aside</source>
        <translation>Sur le côté</translation>
    </message>
    <message>
        <source>Supervisor lets them in…</source>
        <translation>Le responsable fait entrer…</translation>
    </message>
    <message>
        <source>Which ticket?</source>
        <translation>Quel billet&#xa0;?</translation>
    </message>
</context>
<context>
    <name>StepAsideStrip</name>
    <message>
        <source>Nobody waiting</source>
        <translation>Personne n’attend</translation>
    </message>
</context>
<context>
    <name>SupervisorSheet</name>
    <message>
        <source>Let in anyway</source>
        <translation>Faire entrer quand même</translation>
    </message>
    <message>
        <source>Supervisor: {name}</source>
        <translation>Responsable&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Undo admission</source>
        <translation>Annuler l’entrée</translation>
    </message>
</context>
<context>
    <name>SupervisorsSheet</name>
    <message>
        <source>A PIN is {least} to {most} digits.</source>
        <translation>Un PIN a de {least} à {most} chiffres.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>First the name.</source>
        <translation>D’abord le nom.</translation>
    </message>
    <message>
        <source>Name, as it stands in every record</source>
        <translation>Nom, tel qu’il figure dans le journal</translation>
    </message>
    <message>
        <source>New PIN, {least} to {most} digits</source>
        <translation>Nouveau PIN, de {least} à {most} chiffres</translation>
    </message>
    <message>
        <source>Nobody yet. Without a PIN anybody can open the manager’s menu.</source>
        <translation>Encore personne. Sans PIN, tout le monde peut ouvrir la gestion.</translation>
    </message>
    <message>
        <source>PIN set just now</source>
        <translation>PIN défini à l’instant</translation>
    </message>
    <message>
        <source>Press Remove again: then nobody has a PIN, and anybody can open the manager’s menu.</source>
        <translation>Encore une fois «&#xa0;Retirer&#xa0;»&#xa0;: plus personne n’aura de PIN, et tout le monde pourra ouvrir la gestion.</translation>
    </message>
    <message>
        <source>Press Remove again: {name} has no PIN here then.</source>
        <translation>Encore une fois «&#xa0;Retirer&#xa0;»&#xa0;: {name} n’aura plus de PIN ici.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Enregistrement…</translation>
    </message>
    <message>
        <source>Set PIN</source>
        <translation>Définir le PIN</translation>
    </message>
    <message>
        <source>Supervisors and PINs</source>
        <translation>Responsables et PIN</translation>
    </message>
    <message>
        <source>The same PIN again</source>
        <translation>Le même PIN encore une fois</translation>
    </message>
    <message>
        <source>The two PINs are not the same.</source>
        <translation>Les deux PIN sont différents.</translation>
    </message>
    <message>
        <source>Who has a PIN here</source>
        <translation>Qui a un PIN ici</translation>
    </message>
    <message>
        <source>has a PIN</source>
        <translation>a un PIN</translation>
    </message>
    <message>
        <source>the PIN is damaged: set it again</source>
        <translation>PIN endommagé&#xa0;: le redéfinir</translation>
    </message>
</context>
<context>
    <name>TakeOverPresenter</name>
    <message>
        <source>All files</source>
        <translation>Tous les fichiers</translation>
    </message>
    <message>
        <source>Handover files</source>
        <translation>Fichiers de transfert</translation>
    </message>
    <message>
        <source>Something went wrong. Try again, or call the host.</source>
        <translation>Un problème est survenu. Réessayer, ou appeler l’organisateur.</translation>
    </message>
    <message>
        <source>The handover file</source>
        <translation>Le fichier de transfert</translation>
    </message>
</context>
<context>
    <name>TakeOverSheet</name>
    <message numerus="yes">
        <source>%n check-in(s) not sent yet: this machine sends them.</source>
        <translation>
            <numerusform>%n validation pas encore envoyée&#xa0;: cet appareil l’envoie.</numerusform>
            <numerusform>%n validations pas encore envoyées&#xa0;: cet appareil les envoie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ticket(s) let in by both machines: see what needs attention.</source>
        <translation>
            <numerusform>%n billet validé par les deux appareils&#xa0;: voir ce qui est à traiter.</numerusform>
            <numerusform>%n billets validés par les deux appareils&#xa0;: voir ce qui est à traiter.</numerusform>
        </translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Choose another file…</source>
        <translation>Choisir un autre fichier…</translation>
    </message>
    <message>
        <source>Choose the file that the other machine wrote.</source>
        <translation>Choisir le fichier écrit par l’autre appareil.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>First choose the file.</source>
        <translation>D’abord choisir le fichier.</translation>
    </message>
    <message>
        <source>First the passphrase that was given when the file was written.</source>
        <translation>D’abord la phrase secrète donnée à l’écriture du fichier.</translation>
    </message>
    <message>
        <source>From {door}, written {when}.&#x2028;&#x2028;Tickets: {tickets} · records: {rows} · not sent yet: {unsent}&#x2028;&#x2028;All of it is added to what this machine holds; nothing here is lost. Scanning may stop for a few seconds meanwhile.</source>
        <translation>De {door}, écrit&#xa0;: {when}.&#x2028;&#x2028;Billets&#xa0;: {tickets} · enregistrements&#xa0;: {rows} · pas encore envoyés&#xa0;: {unsent}&#x2028;&#x2028;Tout s’ajoute à ce que cet appareil contient&#xa0;; rien d’ici n’est perdu. Le scan peut s’arrêter quelques secondes pendant ce temps.</translation>
    </message>
    <message>
        <source>Handover files found here</source>
        <translation>Fichiers de transfert trouvés ici</translation>
    </message>
    <message>
        <source>Let nobody scan at the other machine any more.</source>
        <translation>Plus personne ne doit scanner sur l’autre appareil.</translation>
    </message>
    <message>
        <source>New here: {tickets} tickets, {rows} records.</source>
        <translation>Nouveau ici&#xa0;: {tickets} billets, {rows} enregistrements.</translation>
    </message>
    <message>
        <source>None found. Plug the stick in and come back, or choose the file yourself.</source>
        <translation>Aucun. Brancher la clé et revenir, ou choisir le fichier soi-même.</translation>
    </message>
    <message>
        <source>Open the door with it</source>
        <translation>Ouvrir la porte avec ces données</translation>
    </message>
    <message>
        <source>Passphrase of the file</source>
        <translation>Phrase secrète du fichier</translation>
    </message>
    <message>
        <source>Read the file</source>
        <translation>Lire le fichier</translation>
    </message>
    <message>
        <source>Reading the file…</source>
        <translation>Lecture du fichier…</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Take over from another machine</source>
        <translation>Reprendre d’un autre appareil</translation>
    </message>
    <message>
        <source>Taking over…</source>
        <translation>Reprise…</translation>
    </message>
    <message>
        <source>The other machine worked with {address}, this one does not.</source>
        <translation>L’autre appareil travaillait avec {address}, celui-ci non.</translation>
    </message>
    <message>
        <source>The passphrase is wrong. Type it again.</source>
        <translation>Phrase secrète fausse. La saisir à nouveau.</translation>
    </message>
    <message>
        <source>This file is not for this door: it is of another account, or for another event. Nothing was changed. Choose that event here first, or ask the host.</source>
        <translation>Ce fichier n’est pas pour cette porte&#xa0;: autre compte ou autre événement. Rien n’a changé. Choisir d’abord cet événement ici, ou demander à l’organisateur.</translation>
    </message>
    <message>
        <source>{door} is taken over.</source>
        <translation>{door}&#xa0;: reprise terminée.</translation>
    </message>
</context>
<context>
    <name>ThisDoorPresenter</name>
    <message>
        <source>Saving…</source>
        <translation>Enregistrement…</translation>
    </message>
    <message>
        <source>Something went wrong. Look at what is set, and try again.</source>
        <translation>Un problème est survenu. Vérifier les réglages et réessayer.</translation>
    </message>
    <message>
        <source>Something went wrong. Look at who has a PIN, and try again.</source>
        <translation>Un problème est survenu. Vérifier qui a un PIN et réessayer.</translation>
    </message>
</context>
<context>
    <name>ThisDoorSheet</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Doors that share a hub know at once whom the others have let in.</source>
        <translation>Les portes d’un même hub savent aussitôt qui les autres ont fait entrer.</translation>
    </message>
    <message>
        <source>Enter the door’s name first, such as Door A.</source>
        <translation>Saisir d’abord le nom de la porte, par exemple Porte A.</translation>
    </message>
    <message>
        <source>In</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Its name, as it stands in every record</source>
        <translation>Son nom, tel qu’il figure dans le journal</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Other doors</source>
        <translation>Autres portes</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Sortie</translation>
    </message>
    <message>
        <source>PINs…</source>
        <translation>PIN…</translation>
    </message>
    <message>
        <source>People go</source>
        <translation>Sens de passage</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Share who is inside…</source>
        <translation>Partager qui est à l’intérieur…</translation>
    </message>
    <message>
        <source>This door</source>
        <translation>Cette porte</translation>
    </message>
    <message>
        <source>Tick at least one kind of ticket: nobody could go in here.</source>
        <translation>Cocher au moins un type de billet&#xa0;: sinon, personne n’entrerait ici.</translation>
    </message>
    <message>
        <source>Tickets that go in here</source>
        <translation>Billets qui entrent ici</translation>
    </message>
    <message>
        <source>Without a type</source>
        <translation>Sans type</translation>
    </message>
    <message numerus="yes">
        <source>{n} ticket(s)</source>
        <translation>
            <numerusform>{n} billet</numerusform>
            <numerusform>{n} billets</numerusform>
        </translation>
    </message>
    <message>
        <source>“Out” records who leaves; nobody is let in at such a door.</source>
        <translation>«&#xa0;Sortie&#xa0;» enregistre les départs&#xa0;; une telle porte ne fait entrer personne.</translation>
    </message>
</context>
<context>
    <name>UnlockSheet</name>
    <message>
        <source>Supervisor’s PIN</source>
        <translation>PIN du responsable</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Déverrouiller</translation>
    </message>
</context>
<context>
    <name>VolumeButton</name>
    <message>
        <source>Muted</source>
        <translation>Muet</translation>
    </message>
    <message>
        <source>No loudspeaker</source>
        <translation>Pas de haut-parleur</translation>
    </message>
    <message>
        <source>No sound</source>
        <translation>Pas de son</translation>
    </message>
    <message>
        <source>No sound: {reason}</source>
        <translation>Pas de son&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>Sound on, {percent} %</source>
        <translation>Son activé, {percent}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>action</name>
    <message>
        <source>Admit rest</source>
        <translation>Entrée du reste</translation>
    </message>
    <message>
        <source>Admit rest of order</source>
        <translation>Faire entrer le reste</translation>
    </message>
    <message>
        <source>Choose the event</source>
        <translation>Choisir l’événement</translation>
    </message>
    <message>
        <source>Next event</source>
        <translation>Événement suivant</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Search by name</source>
        <translation>Rechercher par nom</translation>
    </message>
    <message>
        <source>Show the list</source>
        <translation>Voir la liste</translation>
    </message>
    <message>
        <source>Step aside</source>
        <translation>Sur le côté</translation>
    </message>
    <message>
        <source>Supervisor…</source>
        <translation>Responsable…</translation>
    </message>
    <message>
        <source>Switch to the next event</source>
        <translation>Passer à l’événement suivant</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Which event?</source>
        <translation>Quel événement&#xa0;?</translation>
    </message>
    <message>
        <source>Which ticket?</source>
        <translation>Quel billet&#xa0;?</translation>
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
        <translation>À traiter · {n}</translation>
    </message>
    <message>
        <source>No name · {time}</source>
        <translation>Sans nom · {time}</translation>
    </message>
    <message>
        <source>Number {n} · waiting since {time}, {age}</source>
        <translation>Numéro {n} · attend depuis {time}, {age}</translation>
    </message>
    <message>
        <source>Step aside</source>
        <translation>Sur le côté</translation>
    </message>
    <message>
        <source>Step aside · {n}</source>
        <translation>Sur le côté · {n}</translation>
    </message>
    <message>
        <source>Step aside · {n} · +{more} more</source>
        <translation>Sur le côté · {n} · +{more} de plus</translation>
    </message>
    <message>
        <source>Step aside · {n} · the oldest for {age}</source>
        <translation>Sur le côté · {n} · la plus longue attente&#xa0;: {age}</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>à l’instant</translation>
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
        <translation>Peut s’éteindre</translation>
    </message>
    <message>
        <source>Stays on while the door is open</source>
        <translation>Reste allumé tant que la porte est ouverte</translation>
    </message>
    <message>
        <source>This machine may go to sleep: the system does not let Kiosk keep it awake. Turn off the screen saver and sleeping in the system’s settings.</source>
        <translation>Cet appareil peut se mettre en veille&#xa0;: le système ne laisse pas Kiosk l’en empêcher. Désactiver l’économiseur d’écran et la veille dans les réglages du système.</translation>
    </message>
</context>
<context>
    <name>battery</name>
    <message>
        <source>Battery {n} %</source>
        <translation>Batterie {n}&#xa0;%</translation>
    </message>
    <message>
        <source>Plug it in when there is time.</source>
        <translation>Brancher dès que possible.</translation>
    </message>
    <message>
        <source>Plug it in. If you cannot, move this door to another computer while there is time: the guest list, who is inside and what is not sent yet go with it.</source>
        <translation>Brancher. Si c’est impossible, changer d’ordinateur tant qu’il est temps&#xa0;: la liste, qui est à l’intérieur et ce qui n’est pas envoyé suivent.</translation>
    </message>
    <message>
        <source>The screen is kept on while the door is open, which takes power.</source>
        <translation>L’écran reste allumé tant que la porte est ouverte, ce qui consomme.</translation>
    </message>
    <message>
        <source>This machine runs on its battery: {n} % are left, enough for about {age}.</source>
        <translation>Cet appareil est sur batterie&#xa0;: il reste {n}&#xa0;%, environ {age}.</translation>
    </message>
    <message>
        <source>This machine runs on its battery: {n} % are left.</source>
        <translation>Cet appareil est sur batterie&#xa0;: il reste {n}&#xa0;%.</translation>
    </message>
    <message>
        <source>When it is empty, this door stops. What was scanned is safe on this machine.</source>
        <translation>Batterie vide&#xa0;: la porte s’arrête. Ce qui a été scanné est en sécurité sur cet appareil.</translation>
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
        <translation>Déjà entré</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Demander</translation>
    </message>
    <message>
        <source>Checked out by the service.</source>
        <translation>Noté sorti par la billetterie.</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>Sortie</translation>
    </message>
    <message>
        <source>Go in</source>
        <translation>Entrez</translation>
    </message>
    <message>
        <source>Just scanned</source>
        <translation>Double scan</translation>
    </message>
    <message>
        <source>No longer on the list.</source>
        <translation>N’est plus sur la liste.</translation>
    </message>
    <message>
        <source>Not inside</source>
        <translation>Pas dedans</translation>
    </message>
    <message>
        <source>Not on the list</source>
        <translation>Pas sur la liste</translation>
    </message>
    <message>
        <source>Not valid</source>
        <translation>Non valable</translation>
    </message>
    <message>
        <source>Not valid, the service says.</source>
        <translation>Non valable, selon la billetterie.</translation>
    </message>
    <message>
        <source>Other door</source>
        <translation>Autre porte</translation>
    </message>
    <message>
        <source>Stopped by the host.</source>
        <translation>Bloqué par l’organisateur.</translation>
    </message>
    <message>
        <source>Their check-in went wrong.</source>
        <translation>Échec de la validation.</translation>
    </message>
    <message>
        <source>Their ticket does not match.</source>
        <translation>Le billet ne correspond pas.</translation>
    </message>
    <message>
        <source>This ticket was already in.</source>
        <translation>Ce billet était déjà entré.</translation>
    </message>
    <message>
        <source>Wrong day</source>
        <translation>Mauvais jour</translation>
    </message>
    <message>
        <source>Wrong event</source>
        <translation>Mauvais événement</translation>
    </message>
    <message>
        <source>already in</source>
        <translation>déjà entré</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>billet annulé</translation>
    </message>
    <message>
        <source>event is over</source>
        <translation>événement terminé</translation>
    </message>
    <message>
        <source>event not known</source>
        <translation>événement inconnu</translation>
    </message>
    <message>
        <source>goes in at {door}</source>
        <translation>entrée par {door}</translation>
    </message>
    <message>
        <source>house full</source>
        <translation>complet</translation>
    </message>
    <message>
        <source>let in without a ticket</source>
        <translation>entrée sans billet</translation>
    </message>
    <message>
        <source>list not loaded</source>
        <translation>liste non chargée</translation>
    </message>
    <message>
        <source>no event chosen</source>
        <translation>aucun événement choisi</translation>
    </message>
    <message>
        <source>no further entry</source>
        <translation>pas de nouvelle entrée</translation>
    </message>
    <message>
        <source>no longer on the list</source>
        <translation>n’est plus sur la liste</translation>
    </message>
    <message>
        <source>not approved</source>
        <translation>non approuvé</translation>
    </message>
    <message>
        <source>not on the list</source>
        <translation>pas sur la liste</translation>
    </message>
    <message>
        <source>not paid</source>
        <translation>non payé</translation>
    </message>
    <message>
        <source>on another account’s list</source>
        <translation>sur la liste d’un autre compte</translation>
    </message>
    <message>
        <source>other day</source>
        <translation>autre jour</translation>
    </message>
    <message>
        <source>other door</source>
        <translation>autre porte</translation>
    </message>
    <message>
        <source>other event</source>
        <translation>autre événement</translation>
    </message>
    <message>
        <source>payment expired</source>
        <translation>paiement expiré</translation>
    </message>
    <message>
        <source>payment failed</source>
        <translation>paiement échoué</translation>
    </message>
    <message>
        <source>payment not confirmed</source>
        <translation>paiement non confirmé</translation>
    </message>
    <message>
        <source>records lost</source>
        <translation>journal perdu</translation>
    </message>
    <message>
        <source>rules lost</source>
        <translation>règles perdues</translation>
    </message>
    <message>
        <source>several tickets match</source>
        <translation>plusieurs billets possibles</translation>
    </message>
    <message>
        <source>sign-in not checked</source>
        <translation>connexion non vérifiée</translation>
    </message>
    <message>
        <source>stopped by the host</source>
        <translation>bloqué par l’organisateur</translation>
    </message>
    <message>
        <source>ticket not valid</source>
        <translation>billet non valable</translation>
    </message>
    <message>
        <source>ticket type not known</source>
        <translation>type de billet inconnu</translation>
    </message>
    <message>
        <source>to be asked about</source>
        <translation>à demander</translation>
    </message>
</context>
<context>
    <name>camera</name>
    <message>
        <source>In use</source>
        <translation>Utilisée</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>Non branchée</translation>
    </message>
    <message>
        <source>The first one found</source>
        <translation>La première trouvée</translation>
    </message>
    <message>
        <source>at {place}</source>
        <translation>sur {place}</translation>
    </message>
</context>
<context>
    <name>capacity</name>
    <message>
        <source>Full</source>
        <translation>Complet</translation>
    </message>
    <message>
        <source>Full: {inside} inside</source>
        <translation>Complet&#xa0;: {inside} dedans</translation>
    </message>
    <message>
        <source>Stop the queue, and ask the host. A supervisor can let a guest in with their PIN.</source>
        <translation>Arrêter la file et demander à l’organisateur. Un responsable peut faire entrer une personne avec son PIN.</translation>
    </message>
    <message>
        <source>Tell the host now, before the queue has to be stopped.</source>
        <translation>Prévenir l’organisateur maintenant, avant de devoir arrêter la file.</translation>
    </message>
    <message>
        <source>Valid tickets are shown as “House full” until somebody leaves.</source>
        <translation>Les billets valables affichent «&#xa0;Complet&#xa0;» jusqu’à ce que quelqu’un sorte.</translation>
    </message>
    <message>
        <source>When the house is full, every guest is shown as “House full”: ask the host.</source>
        <translation>Quand c’est complet, chaque billet affiche «&#xa0;Complet&#xa0;»&#xa0;: demander à l’organisateur.</translation>
    </message>
    <message numerus="yes">
        <source>{inside} guest(s) are inside, {free} more may come in.</source>
        <translation>
            <numerusform>{inside} personne à l’intérieur, places libres&#xa0;: {free}.</numerusform>
            <numerusform>{inside} personnes à l’intérieur, places libres&#xa0;: {free}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{inside} guest(s) are inside; {capacity} may be.</source>
        <translation>
            <numerusform>{inside} personne à l’intérieur&#xa0;; maximum&#xa0;: {capacity}.</numerusform>
            <numerusform>{inside} personnes à l’intérieur&#xa0;; maximum&#xa0;: {capacity}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{inside} of {capacity} inside · {percent} %</source>
        <translation>{inside} dedans sur {capacity} · {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>{percent} % full</source>
        <translation>Rempli à {percent}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>certainty</name>
    <message>
        <source>Checked just now</source>
        <translation>Vérifié à l’instant</translation>
    </message>
    <message>
        <source>Checked on this machine</source>
        <translation>Vérifié sur cet appareil</translation>
    </message>
    <message>
        <source>Confirmed by the service</source>
        <translation>Confirmé par la billetterie</translation>
    </message>
    <message>
        <source>Confirmed with the other doors</source>
        <translation>Confirmé avec les autres portes</translation>
    </message>
    <message>
        <source>Saved on this machine</source>
        <translation>Enregistré sur cet appareil</translation>
    </message>
    <message>
        <source>Saved on this machine, not sent yet</source>
        <translation>Enregistré sur cet appareil, non envoyé</translation>
    </message>
    <message>
        <source>confirmed</source>
        <translation>confirmé</translation>
    </message>
    <message>
        <source>confirmed with the other doors</source>
        <translation>confirmé avec les autres portes</translation>
    </message>
    <message>
        <source>list {age} old</source>
        <translation>liste d’il y a&#xa0;{age}</translation>
    </message>
    <message>
        <source>no list</source>
        <translation>pas de liste</translation>
    </message>
    <message>
        <source>not sent yet</source>
        <translation>non envoyé</translation>
    </message>
    <message>
        <source>saved here</source>
        <translation>enregistré ici</translation>
    </message>
</context>
<context>
    <name>check</name>
    <message>
        <source>A repeated check-in</source>
        <translation>Une validation répétée</translation>
    </message>
    <message>
        <source>Access to the data</source>
        <translation>Accès aux données</translation>
    </message>
    <message>
        <source>Another account’s</source>
        <translation>D’un autre compte</translation>
    </message>
    <message>
        <source>Ask the host to set this door’s rules again.</source>
        <translation>Demander à l’organisateur de redéfinir les règles de cette porte.</translation>
    </message>
    <message>
        <source>Ask the host to sign in again, and to allow all that Kiosk asks for: without it nobody is checked in.</source>
        <translation>Demander à l’organisateur de se reconnecter et d’accorder tout ce que Kiosk demande&#xa0;: sinon, rien n’est validé.</translation>
    </message>
    <message>
        <source>Ask the host to sign in with that account.</source>
        <translation>Demander à l’organisateur de se connecter avec ce compte.</translation>
    </message>
    <message>
        <source>Ask the host whether the user who is signed in may check guests in, or try another ticket.</source>
        <translation>Demander à l’organisateur si l’utilisateur connecté a le droit de valider, ou essayer un autre billet.</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Caméra</translation>
    </message>
    <message>
        <source>Check the Wi-Fi. The door works without it, and sends later.</source>
        <translation>Vérifier le Wi-Fi. La porte marche sans, et envoie plus tard.</translation>
    </message>
    <message>
        <source>Check the Wi-Fi: guests would have to wait. The door works without it, and sends later.</source>
        <translation>Vérifier le Wi-Fi&#xa0;: le public devrait attendre. La porte marche sans, et envoie plus tard.</translation>
    </message>
    <message>
        <source>Check the connection: they are sent automatically when it is back.</source>
        <translation>Vérifier le réseau&#xa0;: l’envoi est automatique dès son retour.</translation>
    </message>
    <message>
        <source>Choose the event, under Manager.</source>
        <translation>Choisir l’événement, dans Gestion.</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Horloge</translation>
    </message>
    <message>
        <source>Code readers</source>
        <translation>Lecteurs de codes</translation>
    </message>
    <message>
        <source>Condition of the data</source>
        <translation>État des données</translation>
    </message>
    <message>
        <source>Connection to the service</source>
        <translation>Liaison avec la billetterie</translation>
    </message>
    <message>
        <source>Data on this machine</source>
        <translation>Données sur cet appareil</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>Disque</translation>
    </message>
    <message>
        <source>Encryption</source>
        <translation>Chiffrement</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Événement</translation>
    </message>
    <message>
        <source>Free some space on this machine, or let Kiosk write in its folder, before the doors open.</source>
        <translation>Libérer de la place sur cet appareil, ou laisser Kiosk écrire dans son dossier, avant l’ouverture des portes.</translation>
    </message>
    <message>
        <source>Guest list</source>
        <translation>Liste des participants</translation>
    </message>
    <message>
        <source>Guests’ privacy</source>
        <translation>Vie privée</translation>
    </message>
    <message>
        <source>Hand scanner</source>
        <translation>Douchette</translation>
    </message>
    <message>
        <source>How long an answer takes</source>
        <translation>Temps de réponse</translation>
    </message>
    <message>
        <source>Key of the data</source>
        <translation>Clé des données</translation>
    </message>
    <message>
        <source>Leave Kiosk open where it reaches the service.</source>
        <translation>Laisser Kiosk ouvert là où il joint la billetterie.</translation>
    </message>
    <message>
        <source>Needs attention</source>
        <translation>À traiter</translation>
    </message>
    <message>
        <source>Not sent yet</source>
        <translation>Non envoyé</translation>
    </message>
    <message>
        <source>Nothing to do: the others read nearly as much.</source>
        <translation>Rien à faire&#xa0;: les autres lisent presque autant.</translation>
    </message>
    <message>
        <source>Office</source>
        <translation>Bureau</translation>
    </message>
    <message>
        <source>Open Manager, Camera. A hand scanner or the keyboard works without it.</source>
        <translation>Ouvrir Gestion, Caméra. La douchette ou le clavier marchent sans.</translation>
    </message>
    <message>
        <source>Open Manager, Hand scanner. The camera or the keyboard works without it.</source>
        <translation>Ouvrir Gestion, Douchette. La caméra ou le clavier marchent sans.</translation>
    </message>
    <message>
        <source>Open Manager, Sign in, or ask the host to check the office. The door works without it for a while.</source>
        <translation>Ouvrir Gestion, Se connecter, ou demander à l’organisateur de vérifier le bureau. La porte marche sans pendant un moment.</translation>
    </message>
    <message>
        <source>Open Manager, Sign in. The door works without it, and sends later.</source>
        <translation>Ouvrir Gestion, Se connecter. La porte marche sans, et envoie plus tard.</translation>
    </message>
    <message>
        <source>Other guest lists</source>
        <translation>Autres listes</translation>
    </message>
    <message>
        <source>Permission to check in</source>
        <translation>Droit de valider</translation>
    </message>
    <message>
        <source>Press F5 to refresh the list, and check the connection.</source>
        <translation>F5 pour actualiser la liste&#xa0;; vérifier le réseau.</translation>
    </message>
    <message>
        <source>Press F6 to see them.</source>
        <translation>F6 pour les voir.</translation>
    </message>
    <message>
        <source>Press F6, and resolve it once you know who is inside.</source>
        <translation>F6, puis marquer comme traité une fois qu’on sait qui est à l’intérieur.</translation>
    </message>
    <message>
        <source>Press F7 to see them.</source>
        <translation>F7 pour les voir.</translation>
    </message>
    <message>
        <source>Records of this door</source>
        <translation>Journal de cette porte</translation>
    </message>
    <message>
        <source>Recovered data</source>
        <translation>Données récupérées</translation>
    </message>
    <message>
        <source>Refused by the service</source>
        <translation>Refus de la billetterie</translation>
    </message>
    <message>
        <source>Rules of this door</source>
        <translation>Règles de cette porte</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Écran</translation>
    </message>
    <message>
        <source>Set a PIN: Manager, “This door”, PINs.</source>
        <translation>Définir un PIN&#xa0;: Gestion, «&#xa0;Cette porte&#xa0;», PIN.</translation>
    </message>
    <message>
        <source>Set this machine’s clock, once the service is reached.</source>
        <translation>Régler l’horloge de cet appareil, une fois la billetterie joignable.</translation>
    </message>
    <message>
        <source>Sign-in</source>
        <translation>Connexion</translation>
    </message>
    <message>
        <source>Start Kiosk again: it recovers what can be read.</source>
        <translation>Relancer Kiosk&#xa0;: il récupère ce qui est lisible.</translation>
    </message>
    <message>
        <source>Supervisors’ PINs</source>
        <translation>PIN des responsables</translation>
    </message>
    <message>
        <source>Tell the host before the doors open: most tickets would not go in here.</source>
        <translation>Prévenir l’organisateur avant l’ouverture des portes&#xa0;: la plupart des billets n’entreraient pas ici.</translation>
    </message>
    <message>
        <source>Tell the host. What could be read was recovered.</source>
        <translation>Prévenir l’organisateur. Ce qui était lisible est récupéré.</translation>
    </message>
    <message>
        <source>Tell the host: guests’ names lie open on this disk.</source>
        <translation>Prévenir l’organisateur&#xa0;: les noms des participants sont en clair sur ce disque.</translation>
    </message>
    <message>
        <source>Tell the host: others who use this machine get at this door’s data.</source>
        <translation>Prévenir l’organisateur&#xa0;: d’autres utilisateurs de cet appareil accèdent aux données de cette porte.</translation>
    </message>
    <message>
        <source>Tell the host: the door’s rules keep these guests out.</source>
        <translation>Prévenir l’organisateur&#xa0;: les règles de la porte bloquent ces participants.</translation>
    </message>
    <message>
        <source>Try it again with another ticket, and tell the service’s people.</source>
        <translation>Réessayer avec un autre billet, et prévenir l’équipe de la billetterie.</translation>
    </message>
    <message>
        <source>Types without entry</source>
        <translation>Types sans entrée</translation>
    </message>
    <message>
        <source>Unlock this machine’s keyring, then start Kiosk again.</source>
        <translation>Déverrouiller le trousseau de cet appareil, puis relancer Kiosk.</translation>
    </message>
    <message>
        <source>What the code holds</source>
        <translation>Contenu du code</translation>
    </message>
    <message>
        <source>What the sign-in may do</source>
        <translation>Droits de la connexion</translation>
    </message>
    <message>
        <source>Who would be asked about</source>
        <translation>Seraient à demander</translation>
    </message>
    <message>
        <source>Who would be refused</source>
        <translation>Seraient refusés</translation>
    </message>
    <message>
        <source>Who would go in</source>
        <translation>Entreraient</translation>
    </message>
</context>
<context>
    <name>coaching</name>
    <message>
        <source>Closer</source>
        <translation>Plus près</translation>
    </message>
    <message>
        <source>Further away</source>
        <translation>Plus loin</translation>
    </message>
    <message>
        <source>Hold it flat, show all of it</source>
        <translation>Bien à plat, en entier</translation>
    </message>
    <message>
        <source>Hold still</source>
        <translation>Ne pas bouger</translation>
    </message>
    <message>
        <source>Into the middle</source>
        <translation>Au milieu</translation>
    </message>
    <message>
        <source>More light</source>
        <translation>Plus de lumière</translation>
    </message>
    <message>
        <source>Reading is stuck: use the hand scanner, or type</source>
        <translation>Lecture bloquée&#xa0;: douchette ou clavier</translation>
    </message>
    <message>
        <source>The camera sees nothing: is it covered?</source>
        <translation>La caméra ne voit rien&#xa0;: est-elle couverte&#xa0;?</translation>
    </message>
    <message>
        <source>Tilt it a little: it glares</source>
        <translation>Incliner un peu&#xa0;: reflet</translation>
    </message>
    <message>
        <source>Turn the brightness up</source>
        <translation>Monter la luminosité</translation>
    </message>
</context>
<context>
    <name>event</name>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%n événement</numerusform>
            <numerusform>%n événements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n event(s)</source>
        <translation>
            <numerusform>%n événement</numerusform>
            <numerusform>Les %n événements</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter the event’s id first: the host has it.</source>
        <translation>Saisir d’abord l’ID de l’événement&#xa0;: l’organisateur le connaît.</translation>
    </message>
    <message>
        <source>For {event}</source>
        <translation>Pour {event}</translation>
    </message>
    <message>
        <source>Next: today, {time}</source>
        <translation>Prochain&#xa0;: aujourd’hui, {time}</translation>
    </message>
    <message>
        <source>Next: {event}</source>
        <translation>Prochain&#xa0;: {event}</translation>
    </message>
    <message>
        <source>Next: {when}</source>
        <translation>Prochain&#xa0;: {when}</translation>
    </message>
    <message>
        <source>No date given</source>
        <translation>Sans date</translation>
    </message>
    <message>
        <source>No event</source>
        <translation>Aucun événement</translation>
    </message>
    <message>
        <source>No event on the list yet</source>
        <translation>Aucun événement sur la liste</translation>
    </message>
    <message>
        <source>No event’s id has such characters: type it by hand.</source>
        <translation>Un ID d’événement n’a pas ces caractères&#xa0;: le saisir à la main.</translation>
    </message>
    <message>
        <source>No further event is on the guest list.</source>
        <translation>Pas d’autre événement sur la liste.</translation>
    </message>
    <message>
        <source>No tickets yet</source>
        <translation>Pas encore de billets</translation>
    </message>
    <message>
        <source>No tickets yet: {id}</source>
        <translation>Pas encore de billets&#xa0;: {id}</translation>
    </message>
    <message>
        <source>Not on the guest list</source>
        <translation>Pas sur la liste</translation>
    </message>
    <message>
        <source>Over: {title}</source>
        <translation>Terminé&#xa0;: {title}</translation>
    </message>
    <message>
        <source>Over: {title}, {day}</source>
        <translation>Terminé&#xa0;: {title}, {day}</translation>
    </message>
    <message>
        <source>Over: {when}</source>
        <translation>Terminé&#xa0;: {when}</translation>
    </message>
    <message>
        <source>This door’s events are over</source>
        <translation>Événements de cette porte terminés</translation>
    </message>
    <message>
        <source>This is too long for an event’s id: {most} letters at most.</source>
        <translation>Trop long pour un ID d’événement&#xa0;: {most} caractères au plus.</translation>
    </message>
    <message>
        <source>Tickets for another event are stopped until then.</source>
        <translation>Les billets d’un autre événement sont arrêtés jusque-là.</translation>
    </message>
    <message>
        <source>id {id}</source>
        <translation>ID {id}</translation>
    </message>
    <message numerus="yes">
        <source>{n} ticket(s)</source>
        <translation>
            <numerusform>{n} billet</numerusform>
            <numerusform>{n} billets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{title} · %n date(s)</source>
        <translation>
            <numerusform>{title} · %n date</numerusform>
            <numerusform>{title} · %n dates</numerusform>
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
        <translation>«&#xa0;{word}&#xa0;» n’est pas un ID d’événement&#xa0;: il désigne tous les événements.</translation>
    </message>
</context>
<context>
    <name>evidence</name>
    <message>
        <source>Came in at {time} at {door}, read by {how}.</source>
        <translation>Entrée&#xa0;: {time}, {door} ({how}).</translation>
    </message>
    <message>
        <source>Came in at {time} at {door}.</source>
        <translation>Entrée&#xa0;: {time}, {door}.</translation>
    </message>
    <message>
        <source>Came in at {time}.</source>
        <translation>Entrée&#xa0;: {time}.</translation>
    </message>
    <message>
        <source>Checked in at the service already, but not at this door.</source>
        <translation>Déjà validé à la billetterie, mais pas à cette porte.</translation>
    </message>
    <message>
        <source>Left at {time}.</source>
        <translation>Sortie&#xa0;: {time}.</translation>
    </message>
</context>
<context>
    <name>foot</name>
    <message>
        <source>inside</source>
        <translation>dedans</translation>
    </message>
    <message>
        <source>inside of {n}</source>
        <translation>dedans sur {n}</translation>
    </message>
</context>
<context>
    <name>group</name>
    <message numerus="yes">
        <source>%n guest(s) of one order</source>
        <translation>
            <numerusform>%n personne d’une même commande</numerusform>
            <numerusform>%n personnes d’une même commande</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {total} go in</source>
        <translation>
            <numerusform>%n sur {total} entre</numerusform>
            <numerusform>%n sur {total} entrent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {total} undone</source>
        <translation>
            <numerusform>%n annulée sur {total}</numerusform>
            <numerusform>%n annulées sur {total}</numerusform>
        </translation>
    </message>
    <message>
        <source>Going in: {names}</source>
        <translation>Entrée&#xa0;: {names}</translation>
    </message>
    <message>
        <source>Undone: {names}</source>
        <translation>Annulé&#xa0;: {names}</translation>
    </message>
    <message numerus="yes">
        <source>and %n more like them</source>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} and %n more</source>
        <translation>
            <numerusform>{names} et %n autre</numerusform>
            <numerusform>{names} et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {why}</source>
        <translation>{name}&#xa0;: {why}</translation>
    </message>
    <message>
        <source>{name}: {word}</source>
        <translation>{name}&#xa0;: {word}</translation>
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
        <translation>Personne hors liste</translation>
    </message>
    <message>
        <source>No name on the ticket</source>
        <translation>Pas de nom sur le billet</translation>
    </message>
</context>
<context>
    <name>history</name>
    <message>
        <source>At {time} the service said that the ticket was in already, but not at this door.</source>
        <translation>{time}&#xa0;: déjà entré selon la billetterie, mais pas à cette porte.</translation>
    </message>
    <message>
        <source>Left at {time} at {door}.</source>
        <translation>Sortie&#xa0;: {time}, {door}.</translation>
    </message>
    <message>
        <source>Undone at {time}, before anybody saw green.</source>
        <translation>Entrée annulée&#xa0;: {time}, avant que le vert s’affiche.</translation>
    </message>
    <message>
        <source>Undone at {time}.</source>
        <translation>Entrée annulée&#xa0;: {time}.</translation>
    </message>
    <message>
        <source>{what} Allowed by {name}.</source>
        <translation>{what} Autorisé par {name}.</translation>
    </message>
    <message>
        <source>{what} Allowed by {name}: {why}</source>
        <translation>{what} Autorisé par {name}&#xa0;: {why}</translation>
    </message>
    <message>
        <source>{what} On duty: {name}.</source>
        <translation>{what} En poste&#xa0;: {name}.</translation>
    </message>
</context>
<context>
    <name>how</name>
    <message>
        <source>camera</source>
        <translation>caméra</translation>
    </message>
    <message>
        <source>command line</source>
        <translation>ligne de commande</translation>
    </message>
    <message>
        <source>hand scanner</source>
        <translation>douchette</translation>
    </message>
    <message>
        <source>keyboard</source>
        <translation>clavier</translation>
    </message>
    <message>
        <source>name search</source>
        <translation>recherche par nom</translation>
    </message>
</context>
<context>
    <name>hub</name>
    <message numerus="yes">
        <source>%n record(s) of this door have not reached the others.</source>
        <translation>
            <numerusform>%n enregistrement de cette porte n’est pas arrivé aux autres.</numerusform>
            <numerusform>%n enregistrements de cette porte ne sont pas arrivés aux autres.</numerusform>
        </translation>
    </message>
    <message>
        <source>A ticket that comes in at one of them is then refused at every other.</source>
        <translation>Un billet entré par l’une d’elles est alors refusé à toutes les autres.</translation>
    </message>
    <message>
        <source>A ticket that comes in here from then on may come in at another door again, and the other way round. What this door knows by now it keeps.</source>
        <translation>Un billet qui entre ensuite par ici pourra entrer de nouveau à une autre porte, et inversement. Ce que cette porte sait déjà, elle le garde.</translation>
    </message>
    <message>
        <source>Change the hub</source>
        <translation>Changer de hub</translation>
    </message>
    <message>
        <source>Do not join</source>
        <translation>Ne pas relier</translation>
    </message>
    <message>
        <source>Doors together</source>
        <translation>Portes reliées</translation>
    </message>
    <message>
        <source>Hold the hub’s QR code up to the camera, or scan it: the machine that runs the hub shows one for each door, good for ten minutes. Scanning goes on.</source>
        <translation>Présenter le QR code du hub à la caméra ou le scanner&#xa0;: l’appareil qui fait tourner le hub en affiche un pour chaque porte, valable dix minutes. Le scan continue.</translation>
    </message>
    <message>
        <source>Hub</source>
        <translation>Hub</translation>
    </message>
    <message>
        <source>Hub away</source>
        <translation>Hub absent</translation>
    </message>
    <message>
        <source>Hub away · this door alone</source>
        <translation>Hub absent · porte seule</translation>
    </message>
    <message>
        <source>It does not answer now; Kiosk tries again by itself.</source>
        <translation>Il ne répond pas en ce moment&#xa0;; Kiosk réessaie tout seul.</translation>
    </message>
    <message>
        <source>It does not know this door any more: ask the host for a new code.</source>
        <translation>Il ne connaît plus cette porte&#xa0;: demander un nouveau code à l’organisateur.</translation>
    </message>
    <message>
        <source>It leaves the hub at {where}: it and the doors there do not know any more whom the other lets in.</source>
        <translation>Elle quitte le hub {where}&#xa0;: elle et les portes de là-bas ne sauront plus qui l’autre fait entrer.</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Relier</translation>
    </message>
    <message>
        <source>Join again</source>
        <translation>Relier de nouveau</translation>
    </message>
    <message>
        <source>Leave the hub</source>
        <translation>Quitter le hub</translation>
    </message>
    <message>
        <source>Leave the hub at {where}?</source>
        <translation>Quitter le hub {where}&#xa0;?</translation>
    </message>
    <message>
        <source>Look at the network between the doors, and at the machine that runs the hub.</source>
        <translation>Vérifier le réseau entre les portes et l’appareil qui fait tourner le hub.</translation>
    </message>
    <message>
        <source>Nothing is shared until an event is chosen: Manager, “Choose the event”.</source>
        <translation>Rien n’est partagé tant qu’aucun événement n’est choisi&#xa0;: Gestion, «&#xa0;Choisir l’événement&#xa0;».</translation>
    </message>
    <message>
        <source>Nothing to do.</source>
        <translation>Rien à faire.</translation>
    </message>
    <message>
        <source>Rules and PINs that the host gives the hub count here too.</source>
        <translation>Les règles et les PIN que l’organisateur donne au hub valent aussi ici.</translation>
    </message>
    <message>
        <source>Scanning goes on, but a ticket that came in at another door may look new here.</source>
        <translation>Le scan continue, mais un billet entré à une autre porte peut sembler nouveau ici.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Rester</translation>
    </message>
    <message>
        <source>The doors are together: each knows at once whom the others let in.</source>
        <translation>Les portes sont reliées&#xa0;: chacune sait aussitôt qui les autres font entrer.</translation>
    </message>
    <message>
        <source>The doors know at once whom the others have let in.</source>
        <translation>Chaque porte sait aussitôt qui les autres ont fait entrer.</translation>
    </message>
    <message>
        <source>The hub cannot be reached: this door does not learn whom the others let in.</source>
        <translation>Le hub est injoignable&#xa0;: cette porte ne sait pas qui les autres font entrer.</translation>
    </message>
    <message>
        <source>The hub of this door: {where}.</source>
        <translation>Le hub de cette porte&#xa0;: {where}.</translation>
    </message>
    <message>
        <source>The rules and supervisors’ PINs that came by the hub stay.</source>
        <translation>Les règles et les PIN des responsables reçus par le hub restent valables.</translation>
    </message>
    <message>
        <source>The same ticket cannot come in twice, whichever door it is shown at.</source>
        <translation>Un même billet ne peut pas entrer deux fois, quelle que soit la porte.</translation>
    </message>
    <message>
        <source>This door has joined the hub, which does not answer now. Kiosk goes on with it by itself.</source>
        <translation>Cette porte est reliée au hub, qui ne répond pas en ce moment. Kiosk continue tout seul.</translation>
    </message>
    <message>
        <source>This door has joined the hub.</source>
        <translation>Cette porte est reliée au hub.</translation>
    </message>
    <message>
        <source>This door has joined this hub already. Join again only if the hub does not know it any more.</source>
        <translation>Cette porte est déjà reliée à ce hub. Ne la relier de nouveau que si le hub ne la connaît plus.</translation>
    </message>
    <message>
        <source>This door has left the hub. Scanning goes on by what this door knows itself.</source>
        <translation>Cette porte a quitté le hub. Le scan continue d’après ce que cette porte sait elle-même.</translation>
    </message>
    <message>
        <source>This door is alone. Doors that share a hub know at once whom the others have let in.</source>
        <translation>Cette porte est seule. Les portes d’un même hub savent aussitôt qui les autres ont fait entrer.</translation>
    </message>
    <message>
        <source>This door will share who is inside with the other doors of the hub at {where}.</source>
        <translation>Cette porte partagera qui est à l’intérieur avec les autres portes du hub {where}.</translation>
    </message>
    <message>
        <source>This door will share who is inside with the other doors of {event}, by the hub at {where}.</source>
        <translation>Cette porte partagera qui est à l’intérieur avec les autres portes de {event}, par le hub {where}.</translation>
    </message>
</context>
<context>
    <name>incident</name>
    <message numerus="yes">
        <source>%n record(s) are missing.</source>
        <translation>
            <numerusform>%n enregistrement manque.</numerusform>
            <numerusform>%n enregistrements manquent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were put back.</source>
        <translation>
            <numerusform>%n enregistrement rétabli.</numerusform>
            <numerusform>%n enregistrements rétablis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ticket(s) are missing from the service’s list.</source>
        <translation>
            <numerusform>%n billet manque sur la liste de la billetterie.</numerusform>
            <numerusform>%n billets manquent sur la liste de la billetterie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ticket(s) have this code.</source>
        <translation>
            <numerusform>%n billet a ce code.</numerusform>
            <numerusform>%n billets ont ce code.</numerusform>
        </translation>
    </message>
    <message>
        <source>Allowed by {name}.</source>
        <translation>Autorisé par {name}.</translation>
    </message>
    <message>
        <source>Checked in there at {time}.</source>
        <translation>Validation&#xa0;: {time}.</translation>
    </message>
    <message>
        <source>Compare the ticket with what the supervisor wrote down, and ask the host.</source>
        <translation>Comparer le billet avec ce que le responsable a noté, et demander à l’organisateur.</translation>
    </message>
    <message>
        <source>Data on this machine was lost, and put right.</source>
        <translation>Des données de cet appareil ont été perdues, puis rétablies.</translation>
    </message>
    <message>
        <source>Everybody inside has been counted</source>
        <translation>Comptage fait à l’intérieur</translation>
    </message>
    <message>
        <source>Find the guest and ask to see the ticket. The supervisor decides whether they stay.</source>
        <translation>Retrouver la personne et demander à voir le billet. Le responsable décide si elle reste.</translation>
    </message>
    <message>
        <source>Find the guest and bring them to the supervisor: the host does not want them inside.</source>
        <translation>Retrouver la personne et l’amener au responsable&#xa0;: l’organisateur ne veut pas d’elle à l’intérieur.</translation>
    </message>
    <message>
        <source>First</source>
        <translation>D’abord</translation>
    </message>
    <message>
        <source>Guest found and gone</source>
        <translation>Personne retrouvée et partie</translation>
    </message>
    <message>
        <source>Guest list</source>
        <translation>La liste</translation>
    </message>
    <message>
        <source>Guest may stay</source>
        <translation>Peut rester</translation>
    </message>
    <message>
        <source>Guest without a ticket</source>
        <translation>Personne sans billet</translation>
    </message>
    <message>
        <source>Had the guest checked out when our check-in arrived.</source>
        <translation>Personne notée sortie quand notre validation est arrivée.</translation>
    </message>
    <message>
        <source>Had the ticket as “{state}” when our check-in arrived.</source>
        <translation>Billet à l’état «&#xa0;{state}&#xa0;» quand notre validation est arrivée.</translation>
    </message>
    <message>
        <source>Had the ticket checked in already when our check-in arrived.</source>
        <translation>Billet déjà validé quand notre validation est arrivée.</translation>
    </message>
    <message>
        <source>Has had the guest checked out since.</source>
        <translation>Personne notée sortie depuis.</translation>
    </message>
    <message>
        <source>Host knows</source>
        <translation>Organisateur prévenu</translation>
    </message>
    <message>
        <source>Let in at {time} at {door}, read by {how}.</source>
        <translation>Entrée&#xa0;: {time}, {door} ({how}).</translation>
    </message>
    <message>
        <source>Let in at {time} at {door}.</source>
        <translation>Entrée&#xa0;: {time}, {door}.</translation>
    </message>
    <message>
        <source>Let in at {time}.</source>
        <translation>Entrée&#xa0;: {time}.</translation>
    </message>
    <message>
        <source>List refreshed</source>
        <translation>Liste actualisée</translation>
    </message>
    <message>
        <source>Many tickets vanished from the guest list at once.</source>
        <translation>Beaucoup de billets ont disparu de la liste d’un coup.</translation>
    </message>
    <message>
        <source>More may be missing: nobody knows how many.</source>
        <translation>Il en manque peut-être plus&#xa0;: personne ne sait combien.</translation>
    </message>
    <message>
        <source>Nothing was taken off the list here, and scanning goes on. Ask the host whether so many tickets were cancelled, then refresh the list.</source>
        <translation>Rien n’a été retiré de la liste ici, et le scan continue. Demander à l’organisateur si autant de billets ont été annulés, puis actualiser la liste.</translation>
    </message>
    <message>
        <source>On duty: {name}.</source>
        <translation>En poste&#xa0;: {name}.</translation>
    </message>
    <message>
        <source>Our own double scan</source>
        <translation>Double scan de notre part</translation>
    </message>
    <message>
        <source>Reason: {reason}</source>
        <translation>Motif&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>Refused the check-in ({status}).</source>
        <translation>Validation refusée ({status}).</translation>
    </message>
    <message>
        <source>Refused the check-in ({status}): {said}</source>
        <translation>Validation refusée ({status})&#xa0;: {said}</translation>
    </message>
    <message>
        <source>Some records may be missing: nobody can tell without that copy.</source>
        <translation>Il manque peut-être des enregistrements&#xa0;: impossible à dire sans cette copie.</translation>
    </message>
    <message>
        <source>Some records of this door were lost.</source>
        <translation>Une partie du journal de cette porte est perdue.</translation>
    </message>
    <message>
        <source>Tell the host. While records are missing, Kiosk says ASK for each guest who would go in: resolve this once the supervisor knows who is inside. Refresh the list.</source>
        <translation>Prévenir l’organisateur. Tant que des enregistrements manquent, Kiosk dit DEMANDER pour chaque personne qui entrerait&#xa0;: marquer comme traité quand le responsable sait qui est à l’intérieur. Actualiser la liste.</translation>
    </message>
    <message>
        <source>The guest may stay. Kiosk checks them in again automatically; tell the host that the service checked them out.</source>
        <translation>La personne peut rester. Kiosk revalide le billet automatiquement&#xa0;; prévenir l’organisateur que la billetterie l’a noté sorti.</translation>
    </message>
    <message>
        <source>The host stopped this ticket.</source>
        <translation>L’organisateur a bloqué ce billet.</translation>
    </message>
    <message>
        <source>The second copy of this door’s records is gone.</source>
        <translation>La seconde copie du journal de cette porte a disparu.</translation>
    </message>
    <message>
        <source>The service</source>
        <translation>La billetterie</translation>
    </message>
    <message>
        <source>The service refused this check-in.</source>
        <translation>La billetterie a refusé cette validation.</translation>
    </message>
    <message>
        <source>The service says this ticket was already in.</source>
        <translation>Déjà entré, selon la billetterie.</translation>
    </message>
    <message>
        <source>The service took the check-in for an exit.</source>
        <translation>La billetterie a pris la validation pour une sortie.</translation>
    </message>
    <message>
        <source>The ticket of a guest who was let in without one has turned up, and does not match.</source>
        <translation>Le billet d’une personne entrée sans billet est réapparu, et il ne correspond pas.</translation>
    </message>
    <message>
        <source>The ticket was taken off the list after the guest went in. Ask the host; the supervisor decides.</source>
        <translation>Le billet a été retiré de la liste après l’entrée. Demander à l’organisateur&#xa0;; le responsable décide.</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>Ensuite</translation>
    </message>
    <message>
        <source>This door</source>
        <translation>Cette porte</translation>
    </message>
    <message>
        <source>This door’s rules were lost.</source>
        <translation>Les règles de cette porte sont perdues.</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>Cet appareil</translation>
    </message>
    <message>
        <source>This ticket is no longer on the guest list.</source>
        <translation>Ce billet n’est plus sur la liste.</translation>
    </message>
    <message>
        <source>This ticket is not valid any more.</source>
        <translation>Ce billet n’est plus valable.</translation>
    </message>
    <message>
        <source>Two doors let somebody in on this ticket.</source>
        <translation>Deux portes ont fait entrer quelqu’un avec ce billet.</translation>
    </message>
    <message>
        <source>Two people may be inside on one ticket. Find the guest, ask for a name and where the ticket came from, and let the supervisor decide who stays.</source>
        <translation>Deux personnes sont peut-être à l’intérieur avec un seul billet. Retrouver la personne, demander son nom et d’où vient le billet&#xa0;; le responsable décide qui reste.</translation>
    </message>
    <message>
        <source>Without a ticket</source>
        <translation>Sans billet</translation>
    </message>
</context>
<context>
    <name>keyboard</name>
    <message>
        <source>American</source>
        <translation>américain</translation>
    </message>
    <message>
        <source>American (international)</source>
        <translation>américain (international)</translation>
    </message>
    <message>
        <source>Belgian</source>
        <translation>belge</translation>
    </message>
    <message>
        <source>Brazilian</source>
        <translation>brésilien</translation>
    </message>
    <message>
        <source>British</source>
        <translation>britannique</translation>
    </message>
    <message>
        <source>Czech</source>
        <translation>tchèque</translation>
    </message>
    <message>
        <source>Danish</source>
        <translation>danois</translation>
    </message>
    <message>
        <source>French</source>
        <translation>français</translation>
    </message>
    <message>
        <source>German</source>
        <translation>allemand</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>italien</translation>
    </message>
    <message>
        <source>Latin American</source>
        <translation>latino-américain</translation>
    </message>
    <message>
        <source>Norwegian</source>
        <translation>norvégien</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>portugais</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>espagnol</translation>
    </message>
    <message>
        <source>Swedish or Finnish</source>
        <translation>suédois ou finnois</translation>
    </message>
    <message>
        <source>Swiss (French)</source>
        <translation>suisse (français)</translation>
    </message>
    <message>
        <source>Swiss (German)</source>
        <translation>suisse (allemand)</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>turc</translation>
    </message>
</context>
<context>
    <name>link</name>
    <message>
        <source>Ask the host to sign this machine in again, soon.</source>
        <translation>Demander bientôt à l’organisateur de reconnecter cet appareil.</translation>
    </message>
    <message>
        <source>Ask the host to sign this machine in again.</source>
        <translation>Demander à l’organisateur de reconnecter cet appareil.</translation>
    </message>
    <message>
        <source>Ask the manager: this account may not be allowed to check guests in.</source>
        <translation>Demander à un responsable&#xa0;: ce compte n’a peut-être pas le droit de valider.</translation>
    </message>
    <message>
        <source>Carry on. Check the Wi-Fi when there is time.</source>
        <translation>Continuer. Vérifier le Wi-Fi dès que possible.</translation>
    </message>
    <message>
        <source>Carry on. If it stays like this, move closer to the Wi-Fi router.</source>
        <translation>Continuer. Si cela dure, se rapprocher de la borne Wi-Fi.</translation>
    </message>
    <message>
        <source>Check the Wi-Fi.</source>
        <translation>Vérifier le Wi-Fi.</translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation>Connexion…</translation>
    </message>
    <message>
        <source>Guests are checked in there while they stand at the door.</source>
        <translation>Les billets y sont validés pendant que les gens sont à la porte.</translation>
    </message>
    <message>
        <source>Guests are not kept waiting for it. Nothing is lost, it is sent a little later.</source>
        <translation>Personne n’attend pour autant. Rien n’est perdu, l’envoi se fait un peu plus tard.</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>En ligne</translation>
    </message>
    <message>
        <source>No ticket can be checked yet: there is no guest list on this machine.</source>
        <translation>Aucun billet ne peut encore être vérifié&#xa0;: pas de liste des participants sur cet appareil.</translation>
    </message>
    <message>
        <source>Nothing to do.</source>
        <translation>Rien à faire.</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>Hors ligne</translation>
    </message>
    <message>
        <source>Offline · scanning goes on</source>
        <translation>Hors ligne · le scan continue</translation>
    </message>
    <message>
        <source>Open a web browser on this machine and log in to the Wi-Fi.</source>
        <translation>Ouvrir un navigateur sur cet appareil et s’identifier sur le Wi-Fi.</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Refus</translation>
    </message>
    <message numerus="yes">
        <source>Scanning goes on and nothing is lost, but %n check-in(s) cannot be sent, and other doors do not learn of them.</source>
        <translation>
            <numerusform>Le scan continue et rien n’est perdu, mais %n validation ne peut pas être envoyée, et les autres portes n’en savent rien.</numerusform>
            <numerusform>Le scan continue et rien n’est perdu, mais %n validations ne peuvent pas être envoyées, et les autres portes n’en savent rien.</numerusform>
        </translation>
    </message>
    <message>
        <source>Scanning goes on with the list on this machine. Who is let in is kept here and sent later; until then other doors do not learn of it.</source>
        <translation>Le scan continue avec la liste de cet appareil. Les entrées sont gardées ici et envoyées plus tard&#xa0;; d’ici là, les autres portes n’en savent rien.</translation>
    </message>
    <message>
        <source>Scanning goes on. Who is let in is kept on this machine and sent later.</source>
        <translation>Le scan continue. Les entrées sont gardées sur cet appareil et envoyées plus tard.</translation>
    </message>
    <message>
        <source>Scanning works. Who is let in is kept on this machine and sent later.</source>
        <translation>Le scan marche. Les entrées sont gardées sur cet appareil et envoyées plus tard.</translation>
    </message>
    <message>
        <source>Service refuses</source>
        <translation>Billetterie&#xa0;: refus</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>Se connecter</translation>
    </message>
    <message>
        <source>Sign-in needed</source>
        <translation>Connexion requise</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lent</translation>
    </message>
    <message>
        <source>The Wi-Fi wants a login before it lets this machine through.</source>
        <translation>Le Wi-Fi demande d’abord une identification.</translation>
    </message>
    <message>
        <source>The ticketing service answers at once.</source>
        <translation>La billetterie répond aussitôt.</translation>
    </message>
    <message>
        <source>The ticketing service answers slowly.</source>
        <translation>La billetterie répond lentement.</translation>
    </message>
    <message>
        <source>The ticketing service answers, but does not take what this door sends.</source>
        <translation>La billetterie répond, mais ne prend pas ce que cette porte envoie.</translation>
    </message>
    <message>
        <source>The ticketing service cannot be reached.</source>
        <translation>La billetterie est injoignable.</translation>
    </message>
    <message>
        <source>The ticketing service does not accept this machine’s sign-in any more.</source>
        <translation>La billetterie n’accepte plus la connexion de cet appareil.</translation>
    </message>
    <message>
        <source>The ticketing service has not answered yet.</source>
        <translation>La billetterie n’a pas encore répondu.</translation>
    </message>
    <message>
        <source>Wait a moment. If it stays like this, check the Wi-Fi.</source>
        <translation>Patienter. Si cela dure, vérifier le Wi-Fi.</translation>
    </message>
    <message>
        <source>Wi-Fi login</source>
        <translation>Portail Wi-Fi</translation>
    </message>
    <message>
        <source>Wi-Fi wants a login</source>
        <translation>Identification Wi-Fi</translation>
    </message>
</context>
<context>
    <name>list</name>
    <message>
        <source>Check the connection, then press “Refresh the list now”.</source>
        <translation>Vérifier le réseau, puis «&#xa0;Actualiser maintenant&#xa0;».</translation>
    </message>
    <message>
        <source>Guests who are already on it are let in. For everybody else, ask a supervisor.</source>
        <translation>Qui est déjà sur cette liste entre. Pour les autres, demander à un responsable.</translation>
    </message>
    <message>
        <source>Guests who bought a ticket since then are not on it; cancelled ones still are.</source>
        <translation>Les billets achetés depuis n’y sont pas&#xa0;; les billets annulés y sont encore.</translation>
    </message>
    <message>
        <source>List loading</source>
        <translation>Liste en chargement</translation>
    </message>
    <message>
        <source>List not loaded</source>
        <translation>Liste non chargée</translation>
    </message>
    <message>
        <source>List {age} old</source>
        <translation>Liste d’il y a&#xa0;{age}</translation>
    </message>
    <message>
        <source>No list</source>
        <translation>Pas de liste</translation>
    </message>
    <message>
        <source>No ticket can be checked: ask a supervisor about each one.</source>
        <translation>Aucun billet ne peut être vérifié&#xa0;: demander à un responsable pour chacun.</translation>
    </message>
    <message>
        <source>Nothing to do: it refreshes automatically.</source>
        <translation>Rien à faire&#xa0;: elle s’actualise automatiquement.</translation>
    </message>
    <message>
        <source>The guest list is still loading.</source>
        <translation>La liste est encore en chargement.</translation>
    </message>
    <message>
        <source>The guest list on this machine is {age} old.</source>
        <translation>La liste de cet appareil date d’il y a&#xa0;{age}.</translation>
    </message>
    <message>
        <source>There is no guest list on this machine yet.</source>
        <translation>Pas encore de liste des participants sur cet appareil.</translation>
    </message>
    <message>
        <source>Tickets sold or cancelled after that are not known here yet.</source>
        <translation>Les ventes et annulations faites depuis ne sont pas encore connues ici.</translation>
    </message>
    <message>
        <source>Wait a moment: it goes on by itself.</source>
        <translation>Patienter&#xa0;: cela continue tout seul.</translation>
    </message>
</context>
<context>
    <name>message</name>
    <message>
        <source>A PIN is {least} to {most} digits.</source>
        <translation>Un PIN a de {least} à {most} chiffres.</translation>
    </message>
    <message>
        <source>A name has {most} letters at most.</source>
        <translation>Un nom a au plus {most} lettres.</translation>
    </message>
    <message>
        <source>Bad Gateway</source>
        <translation>Erreur de passerelle</translation>
    </message>
    <message>
        <source>Bad Request</source>
        <translation>Requête incorrecte</translation>
    </message>
    <message>
        <source>Conflict</source>
        <translation>Conflit</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>quota de disque dépassé</translation>
    </message>
    <message>
        <source>First choose a file.</source>
        <translation>D’abord choisir un fichier.</translation>
    </message>
    <message>
        <source>First the name.</source>
        <translation>D’abord le nom.</translation>
    </message>
    <message>
        <source>Forbidden</source>
        <translation>Interdit</translation>
    </message>
    <message>
        <source>Gateway Timeout</source>
        <translation>La passerelle ne répond pas</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>erreur de lecture ou d’écriture</translation>
    </message>
    <message>
        <source>Internal Server Error</source>
        <translation>Erreur interne du serveur</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>c’est un dossier</translation>
    </message>
    <message>
        <source>No connection to {host} came free in time.</source>
        <translation>Aucune liaison avec {host} ne s’est libérée à temps.</translation>
    </message>
    <message>
        <source>No secure connection to {host} could be made.</source>
        <translation>Liaison sécurisée impossible avec {host}.</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>plus de place sur le disque</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>fichier ou dossier introuvable</translation>
    </message>
    <message>
        <source>Nobody of this name has a PIN here.</source>
        <translation>Personne de ce nom n’a de PIN ici.</translation>
    </message>
    <message>
        <source>Not Found</source>
        <translation>Introuvable</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>opération non autorisée</translation>
    </message>
    <message>
        <source>Others signed in again and again: it is not clear whose token it is.</source>
        <translation>D’autres se connectent sans cesse&#xa0;: impossible de savoir à qui est le jeton.</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>permission refusée</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>disque en lecture seule</translation>
    </message>
    <message>
        <source>Request Timeout</source>
        <translation>Délai dépassé</translation>
    </message>
    <message>
        <source>Service Unavailable</source>
        <translation>Service indisponible</translation>
    </message>
    <message>
        <source>Somebody else has this PIN: choose another one.</source>
        <translation>Quelqu’un d’autre a ce PIN&#xa0;: en choisir un autre.</translation>
    </message>
    <message>
        <source>Somebody else signed in: the guest list is fetched again.</source>
        <translation>Quelqu’un d’autre s’est connecté&#xa0;: la liste est rechargée.</translation>
    </message>
    <message>
        <source>The access token holds characters that no token has: copy it again.</source>
        <translation>Le jeton d’accès contient des caractères impossibles&#xa0;: le recopier.</translation>
    </message>
    <message>
        <source>The answer is {page}, not the service&apos;s: sign in to the Wi-Fi, or check the service&apos;s address.</source>
        <translation>La réponse est {page}, pas celle de la billetterie&#xa0;: s’identifier sur le Wi-Fi ou vérifier l’adresse de la billetterie.</translation>
    </message>
    <message>
        <source>The answer of {host} was damaged on its way.</source>
        <translation>La réponse de {host}&#xa0;s’est abîmée en route.</translation>
    </message>
    <message>
        <source>The answer reports an error.</source>
        <translation>La réponse signale une erreur.</translation>
    </message>
    <message>
        <source>The answer sends us elsewhere{where}: sign in to the Wi-Fi, or check the service&apos;s address.</source>
        <translation>La réponse renvoie ailleurs{where}&#xa0;: s’identifier sur le Wi-Fi ou vérifier l’adresse de la billetterie.</translation>
    </message>
    <message>
        <source>The certificate of {host} is not to be trusted: {why}.</source>
        <translation>Le certificat de {host} n’est pas fiable&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>The certificates of this machine cannot be read: {why}.</source>
        <translation>Les certificats de cet appareil sont illisibles&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>The connection to the service was closed.</source>
        <translation>La liaison avec la billetterie a été fermée.</translation>
    </message>
    <message>
        <source>The connection to {host} broke before the answer was whole.</source>
        <translation>La liaison avec {host}&#xa0;s’est coupée avant la fin de la réponse.</translation>
    </message>
    <message>
        <source>The guest list has no end.</source>
        <translation>La liste n’a pas de fin.</translation>
    </message>
    <message>
        <source>The id holds characters that cannot be sent.</source>
        <translation>L’ID contient des caractères impossibles à envoyer.</translation>
    </message>
    <message>
        <source>The network wants a sign-in first: sign in to the Wi-Fi, or check the service&apos;s address.</source>
        <translation>Le réseau demande d’abord une identification&#xa0;: s’identifier sur le Wi-Fi ou vérifier l’adresse de la billetterie.</translation>
    </message>
    <message>
        <source>The network&apos;s proxy does not let us through to {host}.</source>
        <translation>Le proxy du réseau ne laisse pas passer vers {host}.</translation>
    </message>
    <message>
        <source>The path in the {whose}&apos;s address must be whole: no “//”, “.” or “..” in it.</source>
        <translation>Le chemin dans l’adresse {whose} doit être complet&#xa0;: sans «&#xa0;//&#xa0;», «&#xa0;.&#xa0;» ni «&#xa0;..&#xa0;».</translation>
    </message>
    <message>
        <source>The port in the {whose}&apos;s address must be a number from 1 to 65535.</source>
        <translation>Le port dans l’adresse {whose} doit être un nombre de 1 à 65535.</translation>
    </message>
    <message>
        <source>The proxy that the environment names cannot be used.</source>
        <translation>Le proxy indiqué par l’environnement est inutilisable.</translation>
    </message>
    <message>
        <source>The request could not be sent to {host} in time.</source>
        <translation>La requête n’a pas pu partir à temps vers {host}.</translation>
    </message>
    <message>
        <source>The request could not be written.</source>
        <translation>La requête n’a pas pu être écrite.</translation>
    </message>
    <message>
        <source>The service answered {status}: {said}</source>
        <translation>La billetterie a répondu {status}&#xa0;: {said}</translation>
    </message>
    <message>
        <source>The service does not accept the access token: sign in again.</source>
        <translation>La billetterie n’accepte pas le jeton d’accès&#xa0;: se reconnecter.</translation>
    </message>
    <message>
        <source>The service&apos;s address is not a web address.</source>
        <translation>L’adresse de la billetterie n’est pas une adresse web.</translation>
    </message>
    <message>
        <source>The service&apos;s address is of a kind that is not supported.</source>
        <translation>L’adresse de la billetterie est d’un genre non pris en charge.</translation>
    </message>
    <message>
        <source>The {whose}&apos;s address holds a host name that cannot be.</source>
        <translation>L’adresse {whose} contient un nom d’hôte impossible.</translation>
    </message>
    <message>
        <source>The {whose}&apos;s address holds characters that no web address has.</source>
        <translation>L’adresse {whose} contient des caractères interdits dans une adresse web.</translation>
    </message>
    <message>
        <source>The {whose}&apos;s address holds no host name.</source>
        <translation>L’adresse {whose} ne contient aucun nom d’hôte.</translation>
    </message>
    <message>
        <source>The {whose}&apos;s address is missing.</source>
        <translation>L’adresse {whose} manque.</translation>
    </message>
    <message>
        <source>The {whose}&apos;s address is not a web address.</source>
        <translation>L’adresse {whose} n’est pas une adresse web.</translation>
    </message>
    <message>
        <source>The {whose}&apos;s address must end before any “?” or “#”.</source>
        <translation>L’adresse {whose} doit s’arrêter avant tout «&#xa0;?&#xa0;» ou «&#xa0;#&#xa0;».</translation>
    </message>
    <message>
        <source>The {whose}&apos;s address must not hold a user name or password.</source>
        <translation>L’adresse {whose} ne doit contenir ni nom d’utilisateur ni mot de passe.</translation>
    </message>
    <message>
        <source>The {whose}&apos;s address must start with https://, as in https://tickets.example.com.</source>
        <translation>L’adresse {whose} doit commencer par https://, comme https://tickets.example.com.</translation>
    </message>
    <message>
        <source>The {whose}&apos;s address must start with https://; http:// is for this machine only.</source>
        <translation>L’adresse {whose} doit commencer par https://&#xa0;; http:// est réservé à cet appareil.</translation>
    </message>
    <message>
        <source>This door’s rules were lost: the host has to set them again first.</source>
        <translation>Les règles de cette porte ont été perdues&#xa0;: l’organisateur doit d’abord les redéfinir.</translation>
    </message>
    <message>
        <source>This is a pairing code, and no ticket: it pairs a door with the office.</source>
        <translation>C’est un code d’appairage, pas un billet&#xa0;: il appaire une porte avec le bureau.</translation>
    </message>
    <message>
        <source>This is not the service&apos;s answer, its status is {status}: sign in to the Wi-Fi, or check the service&apos;s address.</source>
        <translation>Ce n’est pas la réponse de la billetterie (statut {status})&#xa0;: s’identifier sur le Wi-Fi ou vérifier l’adresse de la billetterie.</translation>
    </message>
    <message>
        <source>This is not the service&apos;s answer: it is larger than {most} bytes.</source>
        <translation>Ce n’est pas la réponse de la billetterie&#xa0;: elle dépasse {most} octets.</translation>
    </message>
    <message>
        <source>This is not the service&apos;s answer: it is packed as “{coding}”, unasked.</source>
        <translation>Ce n’est pas la réponse de la billetterie&#xa0;: elle est compressée en «&#xa0;{coding}&#xa0;», sans demande.</translation>
    </message>
    <message>
        <source>This is not the service&apos;s answer: {why}.</source>
        <translation>Ce n’est pas la réponse de la billetterie&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>This machine is not signed in. Ask the manager.</source>
        <translation>Cet appareil n’est pas connecté. Demander à un responsable.</translation>
    </message>
    <message>
        <source>Too Many Requests</source>
        <translation>Trop de requêtes</translation>
    </message>
    <message>
        <source>Unauthorized</source>
        <translation>Connexion requise</translation>
    </message>
    <message>
        <source>a damaged profile was set aside: {names}</source>
        <translation>un profil endommagé a été mis à part&#xa0;: {names}</translation>
    </message>
    <message>
        <source>a fault in the program</source>
        <translation>une erreur du programme</translation>
    </message>
    <message>
        <source>a fault in the program ({kind})</source>
        <translation>une erreur du programme ({kind})</translation>
    </message>
    <message>
        <source>a repeat checks the ticket out again: this service toggles, and the ticket is out now</source>
        <translation>une seconde validation ressort le billet&#xa0;: cette billetterie alterne entrée et sortie, et le billet est sorti maintenant</translation>
    </message>
    <message>
        <source>a repeat does not say that the ticket was in already: {previous}, then {state}</source>
        <translation>une seconde validation ne dit pas que le billet était déjà entré&#xa0;: {previous}, puis {state}</translation>
    </message>
    <message>
        <source>a repeat says that the ticket was in already, as it should</source>
        <translation>une seconde validation dit que le billet était déjà entré, comme il se doit</translation>
    </message>
    <message>
        <source>a web page</source>
        <translation>une page web</translation>
    </message>
    <message>
        <source>a web page titled “{title}”</source>
        <translation>une page web intitulée «&#xa0;{title}&#xa0;»</translation>
    </message>
    <message>
        <source>accepted; the office renews it</source>
        <translation>accepté&#xa0;; le bureau le renouvelle</translation>
    </message>
    <message>
        <source>accepted; the service does not say for how long</source>
        <translation>accepté&#xa0;; la billetterie ne dit pas pour combien de temps</translation>
    </message>
    <message>
        <source>agrees</source>
        <translation>concorde</translation>
    </message>
    <message>
        <source>all are here</source>
        <translation>tout est là</translation>
    </message>
    <message>
        <source>an office runs on this machine already: end it and try again, or pair this door with it instead</source>
        <translation>un bureau tourne déjà sur cet appareil&#xa0;: l’arrêter et réessayer, ou appairer plutôt cette porte avec lui</translation>
    </message>
    <message>
        <source>another Kiosk is just opening the profile {folder}, and has not looked yet whether all is well: try again once it is open; nothing was changed</source>
        <translation>un autre Kiosk ouvre en ce moment le profil {folder} et n’a pas encore vérifié si tout va bien&#xa0;: réessayer quand il sera ouvert&#xa0;; rien n’a changé</translation>
    </message>
    <message>
        <source>another Kiosk is using the profile {folder}: close it, or do this there; nothing was changed</source>
        <translation>un autre Kiosk utilise le profil {folder}&#xa0;: le fermer, ou continuer là-bas&#xa0;; rien n’a changé</translation>
    </message>
    <message>
        <source>another hub answers there than the one of the code: ask the host for a new one</source>
        <translation>c’est un autre hub que celui du code qui répond&#xa0;: demander un nouveau code à l’organisateur</translation>
    </message>
    <message>
        <source>another hub is set on this machine, and goes first: ask the host to take it away</source>
        <translation>un autre hub est configuré sur cet appareil et a la priorité&#xa0;: demander à l’organisateur de le retirer</translation>
    </message>
    <message>
        <source>another office runs on this machine: if it is that of a door which was just closed, it ends by itself within two minutes or so; else end it</source>
        <translation>un autre bureau tourne sur cet appareil&#xa0;: si c’est celui d’une porte qui vient d’être fermée, il s’arrête tout seul en deux minutes environ&#xa0;; sinon, l’arrêter</translation>
    </message>
    <message>
        <source>another program keeps the profile locked: nothing was recorded. Try again</source>
        <translation>un autre programme verrouille le profil&#xa0;: rien n’a été enregistré. Réessayer</translation>
    </message>
    <message>
        <source>another program uses {name}</source>
        <translation>un autre programme utilise {name}</translation>
    </message>
    <message>
        <source>another sign-in is set on this machine, and goes first: ask the host to take it away, then pair again</source>
        <translation>une autre connexion est configurée sur cet appareil et a la priorité&#xa0;: demander à l’organisateur de la retirer, puis réappairer</translation>
    </message>
    <message>
        <source>answered in {amount} ms at most</source>
        <translation>réponse en {amount}&#xa0;ms au plus</translation>
    </message>
    <message>
        <source>camera {number}</source>
        <translation>caméra {number}</translation>
    </message>
    <message>
        <source>check again in a moment; if that does not help, unplug the camera and plug it in again</source>
        <translation>revérifier dans un instant&#xa0;; si cela ne suffit pas, débrancher la caméra et la rebrancher</translation>
    </message>
    <message>
        <source>compare this machine&apos;s clock with a telephone&apos;s</source>
        <translation>comparer l’horloge de cet appareil avec celle d’un téléphone</translation>
    </message>
    <message>
        <source>dismissed: {why}</source>
        <translation>écarté&#xa0;: {why}</translation>
    </message>
    <message>
        <source>every event on the list ({amount})</source>
        <translation>tous les événements de la liste ({amount})</translation>
    </message>
    <message>
        <source>every page is sound</source>
        <translation>toutes les pages sont intactes</translation>
    </message>
    <message>
        <source>everything is sent</source>
        <translation>tout est envoyé</translation>
    </message>
    <message>
        <source>for the application {name}, scope {scopes}</source>
        <translation>pour l’application {name}, autorisation {scopes}</translation>
    </message>
    <message>
        <source>good for another {age}</source>
        <translation>valable encore {age}</translation>
    </message>
    <message>
        <source>guests are forgotten in the next quiet hour of the door</source>
        <translation>participants effacés à la prochaine heure calme de la porte</translation>
    </message>
    <message>
        <source>guests are held until somebody purges them</source>
        <translation>participants gardés jusqu’à effacement manuel</translation>
    </message>
    <message>
        <source>guests should have been forgotten {age} ago</source>
        <translation>effacement des participants en retard de {age}</translation>
    </message>
    <message>
        <source>have the office show a new code, and pair this door again: Manager, “Sign in”</source>
        <translation>faire afficher un nouveau code au bureau et réappairer cette porte&#xa0;: Gestion, «&#xa0;Se connecter&#xa0;»</translation>
    </message>
    <message>
        <source>it brings a token that is not a bearer token</source>
        <translation>le jeton n’est pas un jeton au porteur</translation>
    </message>
    <message>
        <source>it brings no access token</source>
        <translation>sans jeton d’accès</translation>
    </message>
    <message>
        <source>it brings no policy</source>
        <translation>sans règles</translation>
    </message>
    <message>
        <source>it does not say whose token it brings</source>
        <translation>rien ne dit à qui est le jeton</translation>
    </message>
    <message>
        <source>it ended without a word</source>
        <translation>arrêt sans un mot</translation>
    </message>
    <message>
        <source>it holds more than {most} values</source>
        <translation>plus de {most} valeurs</translation>
    </message>
    <message>
        <source>it holds no listings</source>
        <translation>sans offres</translation>
    </message>
    <message>
        <source>it holds no {what}</source>
        <translation>il y manque&#xa0;: {what}</translation>
    </message>
    <message>
        <source>it is a page of more than {most} entries</source>
        <translation>c’est une page de plus de {most} lignes</translation>
    </message>
    <message>
        <source>it is not JSON</source>
        <translation>ce n’est pas du JSON</translation>
    </message>
    <message>
        <source>it is not a JSON object</source>
        <translation>ce n’est pas un objet JSON</translation>
    </message>
    <message>
        <source>it is not a page of the guest list</source>
        <translation>ce n’est pas une page de la liste</translation>
    </message>
    <message>
        <source>it is not known which service the office&apos;s tokens are for, and nobody gets them: pair this door again</source>
        <translation>on ne sait pas pour quelle billetterie sont les jetons du bureau, et personne ne les reçoit&#xa0;: réappairer cette porte</translation>
    </message>
    <message>
        <source>it is not token information</source>
        <translation>rien sur le jeton</translation>
    </message>
    <message>
        <source>it names an event that cannot be</source>
        <translation>avec un événement impossible</translation>
    </message>
    <message>
        <source>it names no address of the service</source>
        <translation>sans adresse de billetterie</translation>
    </message>
    <message>
        <source>it names no direction</source>
        <translation>sans sens de passage</translation>
    </message>
    <message>
        <source>it names no events</source>
        <translation>sans événement</translation>
    </message>
    <message>
        <source>it names no user id</source>
        <translation>sans ID d’utilisateur</translation>
    </message>
    <message>
        <source>it opens</source>
        <translation>ouverture possible</translation>
    </message>
    <message>
        <source>it pairs no door</source>
        <translation>sans porte à appairer</translation>
    </message>
    <message>
        <source>its certificate in {folder} is lost or damaged</source>
        <translation>son certificat dans {folder} est perdu ou endommagé</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>pas de réponse</translation>
    </message>
    <message>
        <source>no answer in time</source>
        <translation>pas de réponse à temps</translation>
    </message>
    <message>
        <source>no answer within {amount} s</source>
        <translation>pas de réponse en {amount}&#xa0;s</translation>
    </message>
    <message>
        <source>no camera is connected: plug one in</source>
        <translation>aucune caméra branchée&#xa0;: en brancher une</translation>
    </message>
    <message>
        <source>no connection</source>
        <translation>pas de connexion</translation>
    </message>
    <message>
        <source>no guests are held</source>
        <translation>aucun participant gardé</translation>
    </message>
    <message>
        <source>no hub can be at {server}: ask the host for a new code</source>
        <translation>aucun hub ne peut se trouver à l’adresse {server}&#xa0;: demander un nouveau code à l’organisateur</translation>
    </message>
    <message>
        <source>no sign-in that is waited for here belongs to this address: open the service&apos;s page again, and paste the address that the browser ends on then</source>
        <translation>aucune connexion attendue ici ne correspond à cette adresse&#xa0;: rouvrir la page de la billetterie, et coller l’adresse où le navigateur s’arrête alors</translation>
    </message>
    <message>
        <source>no ticket held is for {names}</source>
        <translation>aucun billet chargé n’est pour {names}</translation>
    </message>
    <message>
        <source>nobody came back from the service&apos;s page in time: open it again</source>
        <translation>personne n’est revenu à temps de la page de la billetterie&#xa0;: la rouvrir</translation>
    </message>
    <message>
        <source>nobody has a PIN: nobody can override, and the manager&apos;s menu opens for everybody; set one there, under “This door”</source>
        <translation>personne n’a de PIN&#xa0;: aucune exception possible, et la gestion s’ouvre pour tout le monde&#xa0;; en définir un là, sous «&#xa0;Cette porte&#xa0;»</translation>
    </message>
    <message>
        <source>nobody knows whether it was created: look at the service before you try again ({why})</source>
        <translation>impossible de savoir s’il a été créé&#xa0;: regarder à la billetterie avant de réessayer ({why})</translation>
    </message>
    <message>
        <source>none is chosen, and no ticket held tells of one</source>
        <translation>aucun n’est choisi, et aucun billet chargé n’en indique</translation>
    </message>
    <message>
        <source>none of {amount} is chosen: every ticket is referred to a supervisor</source>
        <translation>aucun des {amount} n’est choisi&#xa0;: chaque billet est renvoyé à un responsable</translation>
    </message>
    <message>
        <source>not asked about</source>
        <translation>non demandé</translation>
    </message>
    <message>
        <source>not asked: {why}</source>
        <translation>non demandé&#xa0;: {why}</translation>
    </message>
    <message>
        <source>not compared with the service&apos;s</source>
        <translation>non comparé avec la billetterie</translation>
    </message>
    <message>
        <source>not compared: the service does not say its time</source>
        <translation>non comparé&#xa0;: la billetterie ne donne pas l’heure</translation>
    </message>
    <message>
        <source>not signed in at the office: {why}</source>
        <translation>non connecté, côté bureau&#xa0;: {why}</translation>
    </message>
    <message>
        <source>nothing is written yet; it will be encrypted</source>
        <translation>rien d’écrit pour l’instant&#xa0;; ce sera chiffré</translation>
    </message>
    <message>
        <source>office</source>
        <translation>du bureau</translation>
    </message>
    <message>
        <source>office unreachable: nobody answers at {address}</source>
        <translation>bureau injoignable&#xa0;: personne ne répond à {address}</translation>
    </message>
    <message>
        <source>office unreachable: what {address} answers is no office&apos;s; this Wi-Fi may want a sign-in</source>
        <translation>bureau injoignable&#xa0;: ce que répond {address} ne vient pas d’un bureau&#xa0;; ce Wi-Fi demande peut-être une identification</translation>
    </message>
    <message>
        <source>office unreachable: {address} answers with status {status}</source>
        <translation>bureau injoignable&#xa0;: {address} répond avec le statut {status}</translation>
    </message>
    <message>
        <source>office unreachable: {address} did not answer in time; if the code was used meanwhile, ask for a new one</source>
        <translation>bureau injoignable&#xa0;: {address} n’a pas répondu à temps&#xa0;; si le code a servi entre-temps, en demander un nouveau</translation>
    </message>
    <message>
        <source>open the door, and pair it again with the office of this machine: Manager, “Sign in”</source>
        <translation>ouvrir la porte et la réappairer avec le bureau de cet appareil&#xa0;: Gestion, «&#xa0;Se connecter&#xa0;»</translation>
    </message>
    <message>
        <source>other users of this machine may change {names}</source>
        <translation>d’autres utilisateurs de cet appareil peuvent modifier {names}</translation>
    </message>
    <message>
        <source>paired with {address}, which cannot renew the access token: {why}</source>
        <translation>appairé avec {address}, qui ne peut pas renouveler le jeton d’accès&#xa0;: {why}</translation>
    </message>
    <message>
        <source>paired with {address}, which is signed in</source>
        <translation>appairé avec {address}, qui est connecté</translation>
    </message>
    <message>
        <source>paired with {address}, which is signed in and has nothing to renew the access token with</source>
        <translation>appairé avec {address}, qui est connecté mais n’a rien pour renouveler le jeton d’accès</translation>
    </message>
    <message>
        <source>paired with {address}, which is signed in; the access token has {age} left</source>
        <translation>appairé avec {address}, qui est connecté&#xa0;; jeton d’accès valable encore {age}</translation>
    </message>
    <message>
        <source>picture {name}</source>
        <translation>image {name}</translation>
    </message>
    <message>
        <source>port {port} of this machine is not free: end the program that has it</source>
        <translation>le port {port} de cet appareil n’est pas libre&#xa0;: arrêter le programme qui l’occupe</translation>
    </message>
    <message>
        <source>port {port} of this machine is not free: end the program that has it and try again, or register a redirect address with another port at the service, such as {address}, and give that one here</source>
        <translation>le port {port} de cet appareil n’est pas libre&#xa0;: arrêter le programme qui l’occupe et réessayer, ou enregistrer à la billetterie une adresse de redirection avec un autre port, par exemple {address}, et la donner ici</translation>
    </message>
    <message>
        <source>rehearsal camera</source>
        <translation>caméra d’exercice</translation>
    </message>
    <message>
        <source>serial scanner on {name}</source>
        <translation>douchette série sur {name}</translation>
    </message>
    <message>
        <source>service</source>
        <translation>de la billetterie</translation>
    </message>
    <message>
        <source>set it up again: Manager, “Sign in”; the door works from what it holds</source>
        <translation>le reconfigurer&#xa0;: Gestion, «&#xa0;Se connecter&#xa0;»&#xa0;; la porte continue avec ce qu’elle a</translation>
    </message>
    <message>
        <source>sign in again: Manager, “Sign in”; then try it again</source>
        <translation>se reconnecter&#xa0;: Gestion, «&#xa0;Se connecter&#xa0;»&#xa0;; puis réessayer</translation>
    </message>
    <message>
        <source>some of what was recorded is lost: whoever would go in is referred</source>
        <translation>une partie du journal est perdue&#xa0;: chaque entrée est renvoyée à un responsable</translation>
    </message>
    <message>
        <source>somebody declined at the service: open its page again, and allow it</source>
        <translation>quelqu’un a refusé à la billetterie&#xa0;: rouvrir sa page et autoriser</translation>
    </message>
    <message>
        <source>somebody else signed in before it could leave</source>
        <translation>quelqu’un d’autre s’est connecté avant l’envoi</translation>
    </message>
    <message>
        <source>start the office, and see that this machine reaches it; if it has moved to another address, pair this door again: Manager, “Sign in”</source>
        <translation>démarrer le bureau et vérifier que cet appareil le joint&#xa0;; s’il a changé d’adresse, réappairer cette porte&#xa0;: Gestion, «&#xa0;Se connecter&#xa0;»</translation>
    </message>
    <message>
        <source>status {status}</source>
        <translation>statut {status}</translation>
    </message>
    <message>
        <source>stream from nowhere</source>
        <translation>flux sans adresse</translation>
    </message>
    <message>
        <source>the PIN file is damaged: ask the host to clear the lock-out</source>
        <translation>le fichier des PIN est endommagé&#xa0;: demander à l’organisateur de lever le blocage</translation>
    </message>
    <message>
        <source>the access token is not kept: while the keyring was waited for, this door was paired, signed out, or signed in again</source>
        <translation>le jeton d’accès n’est pas gardé&#xa0;: pendant l’attente du trousseau, cette porte a été appairée, déconnectée ou reconnectée</translation>
    </message>
    <message>
        <source>the access token was refused</source>
        <translation>le jeton d’accès a été refusé</translation>
    </message>
    <message>
        <source>the address of another service is set on this machine, and goes first: ask the host to take it away</source>
        <translation>l’adresse d’une autre billetterie est configurée sur cet appareil et a la priorité&#xa0;: demander à l’organisateur de la retirer</translation>
    </message>
    <message>
        <source>the answer did not come</source>
        <translation>la réponse n’est pas venue</translation>
    </message>
    <message>
        <source>the answer was damaged</source>
        <translation>la réponse est arrivée abîmée</translation>
    </message>
    <message>
        <source>the answer was not the service&apos;s</source>
        <translation>la réponse ne venait pas de la billetterie</translation>
    </message>
    <message>
        <source>the camera</source>
        <translation>la caméra</translation>
    </message>
    <message>
        <source>the cameras of this machine cannot be listed</source>
        <translation>impossible de lister les caméras de cet appareil</translation>
    </message>
    <message>
        <source>the code holds the ticket&apos;s id</source>
        <translation>le code contient le n°&#xa0;de billet</translation>
    </message>
    <message>
        <source>the code holds the ticket&apos;s token</source>
        <translation>le code contient le jeton du billet</translation>
    </message>
    <message>
        <source>the code is used, and yet this door is not paired, because what the office said could not be kept ({why}): mend that, unpair the door at the office, and ask for a new code</source>
        <translation>le code est utilisé, et pourtant cette porte n’est pas appairée, car ce que le bureau a dit n’a pas pu être gardé ({why})&#xa0;: y remédier, désappairer la porte au bureau et demander un nouveau code</translation>
    </message>
    <message>
        <source>the code names the ticket among other things, such as in an address</source>
        <translation>le code nomme le billet parmi d’autres choses, comme dans une adresse</translation>
    </message>
    <message>
        <source>the code was used, is wrong or too old: ask for a new one</source>
        <translation>le code a déjà servi, est faux ou trop ancien&#xa0;: en demander un nouveau</translation>
    </message>
    <message>
        <source>the connection to the hub broke</source>
        <translation>la connexion au hub s’est coupée</translation>
    </message>
    <message>
        <source>the database is encrypted</source>
        <translation>la base de données est chiffrée</translation>
    </message>
    <message>
        <source>the database is in plain bytes</source>
        <translation>la base de données est en clair</translation>
    </message>
    <message>
        <source>the disk is full: nothing was recorded. Free some space and scan again</source>
        <translation>le disque est plein&#xa0;: rien n’a été enregistré. Libérer de la place et rescanner</translation>
    </message>
    <message>
        <source>the disk is full: nothing was recorded. Free some space and try again</source>
        <translation>le disque est plein&#xa0;: rien n’a été enregistré. Libérer de la place et réessayer</translation>
    </message>
    <message>
        <source>the door policy kept here cannot be used: {why}; set it again</source>
        <translation>les règles de la porte gardées ici sont inutilisables&#xa0;: {why}&#xa0;; les redéfinir</translation>
    </message>
    <message>
        <source>the door&apos;s rules were lost with a damaged file: ask the host to set them again</source>
        <translation>les règles de la porte ont été perdues avec un fichier endommagé&#xa0;: demander à l’organisateur de les remettre</translation>
    </message>
    <message>
        <source>the door&apos;s rules were lost with a damaged file: everybody is referred</source>
        <translation>les règles de la porte ont été perdues avec un fichier endommagé&#xa0;: tout le monde est renvoyé à un responsable</translation>
    </message>
    <message>
        <source>the host has to mend a mistake there</source>
        <translation>elles contiennent une erreur que l’organisateur doit corriger</translation>
    </message>
    <message>
        <source>the host&apos;s machine could not keep this door: ask the host to look at its disk, and try the same code again</source>
        <translation>l’ordinateur de l’organisateur n’a pas pu enregistrer cette porte&#xa0;: lui demander de vérifier son disque, puis réessayer le même code</translation>
    </message>
    <message>
        <source>the host&apos;s rules for this door could not be set: {why}</source>
        <translation>les règles de l’organisateur pour cette porte n’ont pas pu être appliquées&#xa0;: {why}</translation>
    </message>
    <message>
        <source>the hub answers {what}</source>
        <translation>le hub répond {what}</translation>
    </message>
    <message>
        <source>the hub did not answer in time. If it let this door in, Kiosk goes by it once it answers</source>
        <translation>le hub n’a pas répondu à temps. S’il a accepté cette porte, Kiosk s’en sert dès qu’il répond</translation>
    </message>
    <message>
        <source>the hub does not answer</source>
        <translation>le hub ne répond pas</translation>
    </message>
    <message>
        <source>the hub does not answer: look whether its machine is on, and in the same network as this one</source>
        <translation>le hub ne répond pas&#xa0;: vérifier que son appareil est allumé et sur le même réseau que celui-ci</translation>
    </message>
    <message>
        <source>the hub does not know this door: pair it</source>
        <translation>le hub ne connaît pas cette porte&#xa0;: la relier</translation>
    </message>
    <message>
        <source>the hub has no place for one more door: ask the host to take out one that is gone, and try again</source>
        <translation>le hub n’a plus de place pour une porte de plus&#xa0;: demander à l’organisateur d’en retirer une qui n’existe plus, puis réessayer</translation>
    </message>
    <message>
        <source>the hub is full: make room on its disk, or raise its limit</source>
        <translation>le hub est plein&#xa0;: libérer de la place sur son disque, ou relever sa limite</translation>
    </message>
    <message>
        <source>the hub is there, but nobody lets doors in: ask the host to start it anew</source>
        <translation>le hub est là, mais n’accepte aucune porte&#xa0;: demander à l’organisateur de le redémarrer</translation>
    </message>
    <message>
        <source>the hub keeps nothing just now: its servers may be choosing who leads, or JetStream is off there</source>
        <translation>le hub ne conserve rien en ce moment&#xa0;: ses serveurs choisissent peut-être celui qui mène, ou JetStream n’y est pas activé</translation>
    </message>
    <message>
        <source>the hub&apos;s certificate cannot be read: pair this door anew</source>
        <translation>le certificat du hub est illisible&#xa0;: relier cette porte de nouveau</translation>
    </message>
    <message>
        <source>the key is kept by {name}</source>
        <translation>la clé est gardée par {name}</translation>
    </message>
    <message>
        <source>the next guests are forgotten in {age}</source>
        <translation>prochains participants effacés dans {age}</translation>
    </message>
    <message>
        <source>the office cannot pair now: {why}</source>
        <translation>le bureau ne peut pas appairer maintenant&#xa0;: {why}</translation>
    </message>
    <message>
        <source>the office cannot renew the token now: {why}</source>
        <translation>le bureau ne peut pas renouveler le jeton maintenant&#xa0;: {why}</translation>
    </message>
    <message>
        <source>the office does not start: {why}</source>
        <translation>le bureau ne démarre pas&#xa0;: {why}</translation>
    </message>
    <message>
        <source>the office has the new client secret, and does not know yet whether the service takes it: {why}</source>
        <translation>le bureau a le nouveau secret client et ne sait pas encore si la billetterie l’accepte&#xa0;: {why}</translation>
    </message>
    <message>
        <source>the office of this machine does not answer: try again in a moment</source>
        <translation>le bureau de cet appareil ne répond pas&#xa0;: réessayer dans un instant</translation>
    </message>
    <message>
        <source>the office of this machine does not run: {why}</source>
        <translation>le bureau de cet appareil ne tourne pas&#xa0;: {why}</translation>
    </message>
    <message>
        <source>the office of this machine is in use with client ID {client_id} and redirect address {address}: give those again, or press Next once more if the new ones are right; with another client ID the host has to sign in again</source>
        <translation>le bureau de cet appareil est utilisé avec l’ID client {client_id} et l’adresse de redirection {address}&#xa0;: les redonner, ou appuyer encore sur «&#xa0;Suivant&#xa0;» si les nouveaux sont bons&#xa0;; avec un autre ID client, l’organisateur doit se reconnecter</translation>
    </message>
    <message>
        <source>the office of this machine is not signed in: sign in under Manager, “Sign in”</source>
        <translation>le bureau de cet appareil n’est pas connecté&#xa0;: Gestion, «&#xa0;Se connecter&#xa0;»</translation>
    </message>
    <message>
        <source>the office of this machine was started again, or has another client secret since, and waits for no sign-in any more: open the service&apos;s page again</source>
        <translation>le bureau de cet appareil a été relancé, ou a reçu depuis un autre secret client, et n’attend plus de connexion&#xa0;: rouvrir la page de la billetterie</translation>
    </message>
    <message>
        <source>the office refuses this: {why}</source>
        <translation>le bureau refuse&#xa0;: {why}</translation>
    </message>
    <message>
        <source>the office was not set up: {why}</source>
        <translation>le bureau n’a pas été configuré&#xa0;: {why}</translation>
    </message>
    <message>
        <source>the office&apos;s certificate cannot be read: pair again</source>
        <translation>le certificat du bureau est illisible&#xa0;: réappairer</translation>
    </message>
    <message>
        <source>the profile cannot be written; is the disk full?</source>
        <translation>le profil ne peut pas être écrit&#xa0;; le disque est-il plein&#xa0;?</translation>
    </message>
    <message>
        <source>the profile failed: nothing was recorded ({why})</source>
        <translation>le profil est en panne&#xa0;: rien n’a été enregistré ({why})</translation>
    </message>
    <message>
        <source>the profile is closed</source>
        <translation>le profil est fermé</translation>
    </message>
    <message>
        <source>the profile&apos;s key file is damaged; put key.json back from a backup</source>
        <translation>le fichier de clé du profil est endommagé&#xa0;; remettre key.json depuis une sauvegarde</translation>
    </message>
    <message>
        <source>the profile&apos;s key is behind a passphrase</source>
        <translation>la clé du profil est protégée par une phrase secrète</translation>
    </message>
    <message>
        <source>the program ended while this was being sent</source>
        <translation>le programme s’est arrêté pendant l’envoi</translation>
    </message>
    <message>
        <source>the screen went away, and Kiosk ended with it; what was recorded is safe: start Kiosk again once the screen is back</source>
        <translation>l’écran a disparu et Kiosk s’est arrêté&#xa0;; ce qui était enregistré est en sécurité&#xa0;: relancer Kiosk dès que l’écran est revenu</translation>
    </message>
    <message>
        <source>the second check-in was not answered: {why}</source>
        <translation>la seconde validation est restée sans réponse&#xa0;: {why}</translation>
    </message>
    <message>
        <source>the serial scanner is not connected yet</source>
        <translation>la douchette série n’est pas encore connectée</translation>
    </message>
    <message>
        <source>the serial scanner is not plugged in</source>
        <translation>la douchette série n’est pas branchée</translation>
    </message>
    <message>
        <source>the service answered a check-in with a check-out</source>
        <translation>la billetterie a répondu à une validation par une sortie</translation>
    </message>
    <message>
        <source>the service answered with the check-in state {state}</source>
        <translation>la billetterie a répondu avec l’état de validation {state}</translation>
    </message>
    <message>
        <source>the service answered, and the ticket is {state} now</source>
        <translation>la billetterie a répondu, et l’état du billet est maintenant {state}</translation>
    </message>
    <message>
        <source>the service answers in {amount} ms</source>
        <translation>la billetterie répond en {amount}&#xa0;ms</translation>
    </message>
    <message>
        <source>the service asks to wait</source>
        <translation>la billetterie demande d’attendre</translation>
    </message>
    <message>
        <source>the service could not be reached</source>
        <translation>la billetterie était injoignable</translation>
    </message>
    <message>
        <source>the service did not sign the office in: {why}</source>
        <translation>la billetterie n’a pas connecté le bureau&#xa0;: {why}</translation>
    </message>
    <message>
        <source>the service does not know this client ID, or does not take its secret: compare both with what the service shows to the host</source>
        <translation>la billetterie ne connaît pas cet ID client, ou n’accepte pas son secret&#xa0;: comparer les deux avec ce que la billetterie affiche à l’organisateur</translation>
    </message>
    <message>
        <source>the service does not take the client ID or secret of this machine’s office, or this Wi-Fi wants a sign-in: see to the Wi-Fi, and where that is not it, let the host compare both with what the service shows</source>
        <translation>la billetterie n’accepte pas l’ID client ou le secret du bureau de cet appareil, ou ce Wi-Fi demande une identification&#xa0;: voir d’abord le Wi-Fi&#xa0;; si ce n’est pas lui, l’organisateur doit comparer les deux avec ce que la billetterie affiche</translation>
    </message>
    <message>
        <source>the service does not take the client secret of this machine’s office any more: type the new one under Manager, “Sign in”</source>
        <translation>la billetterie n’accepte plus le secret client du bureau de cet appareil&#xa0;: saisir le nouveau dans Gestion, «&#xa0;Se connecter&#xa0;»</translation>
    </message>
    <message>
        <source>the service does not take the office&apos;s client ID or secret, or the office&apos;s Wi-Fi wants a sign-in: ask the host to see to it</source>
        <translation>la billetterie n’accepte pas l’ID client ou le secret du bureau, ou le Wi-Fi du bureau demande une identification&#xa0;: demander à l’organisateur de s’en occuper</translation>
    </message>
    <message>
        <source>the service does not take the office&apos;s client secret any more: the host has to give the office the new one</source>
        <translation>la billetterie n’accepte plus le secret client du bureau&#xa0;: l’organisateur doit donner le nouveau au bureau</translation>
    </message>
    <message>
        <source>the service does not take this sign-in: open its page again; if that fails too, compare the redirect address with the one that is registered there</source>
        <translation>la billetterie n’accepte pas cette connexion&#xa0;: rouvrir sa page&#xa0;; si cela échoue aussi, comparer l’adresse de redirection avec celle qui y est enregistrée</translation>
    </message>
    <message>
        <source>the service refuses this access token: copy it whole, or ask the host for another</source>
        <translation>la billetterie refuse ce jeton d’accès&#xa0;: le copier en entier, ou en demander un autre à l’organisateur</translation>
    </message>
    <message>
        <source>the service refuses to sign the host in: open its page again; if that fails too, compare client ID and redirect address with what is registered there</source>
        <translation>la billetterie refuse de connecter l’organisateur&#xa0;: rouvrir sa page&#xa0;; si cela échoue aussi, comparer l’ID client et l’adresse de redirection avec ce qui y est enregistré</translation>
    </message>
    <message>
        <source>the service&apos;s address on this machine is wrong: ask the host to set it up</source>
        <translation>l’adresse de la billetterie sur cet appareil est fausse&#xa0;: demander à l’organisateur de la corriger</translation>
    </message>
    <message>
        <source>the token is refused</source>
        <translation>le jeton est refusé</translation>
    </message>
    <message>
        <source>the token may check in: the ticket is in now</source>
        <translation>le jeton permet de valider&#xa0;: le billet est entré maintenant</translation>
    </message>
    <message>
        <source>the token may check in; this ticket was in already</source>
        <translation>le jeton permet de valider&#xa0;; ce billet était déjà entré</translation>
    </message>
    <message>
        <source>the {camera} cannot be opened</source>
        <translation>ouverture impossible&#xa0;: {camera}</translation>
    </message>
    <message>
        <source>there is no access token: paste it whole</source>
        <translation>il n’y a pas de jeton d’accès&#xa0;: le coller en entier</translation>
    </message>
    <message>
        <source>there is no file {path}</source>
        <translation>il n’y a pas de fichier {path}</translation>
    </message>
    <message>
        <source>there is no screen to open the window on: start Kiosk where somebody is logged in at one</source>
        <translation>il n’y a pas d’écran pour la fenêtre&#xa0;: lancer Kiosk là où une session est ouverte à l’écran</translation>
    </message>
    <message>
        <source>there is none yet</source>
        <translation>rien pour l’instant</translation>
    </message>
    <message>
        <source>this code is older than ten minutes, or was used: ask the host for a new one</source>
        <translation>ce code a plus de dix minutes ou a déjà servi&#xa0;: en demander un nouveau à l’organisateur</translation>
    </message>
    <message>
        <source>this computer has no place for keys, and Kiosk keeps nothing without one: ask the host to set it up</source>
        <translation>cet ordinateur n’a pas d’endroit pour les clés, et Kiosk ne garde rien sans&#xa0;: demander à l’organisateur d’y remédier</translation>
    </message>
    <message>
        <source>this computer&apos;s keyring does not take Kiosk&apos;s key: unlock it, or sign in as its user, and try again</source>
        <translation>le trousseau de cet ordinateur n’accepte pas la clé de Kiosk&#xa0;: le déverrouiller, ou ouvrir la session de son utilisateur, et réessayer</translation>
    </message>
    <message>
        <source>this door is set to {address}, but its office signs in at {service}: ask the host to pair this door again</source>
        <translation>cette porte est réglée sur {address}, mais son bureau se connecte à {service}&#xa0;: demander à l’organisateur de réappairer cette porte</translation>
    </message>
    <message>
        <source>this is not the office that the link names: nothing was sent</source>
        <translation>ce n’est pas le bureau que le lien nomme&#xa0;: rien n’a été envoyé</translation>
    </message>
    <message>
        <source>this is not the office that this door was paired with: nothing was sent</source>
        <translation>ce n’est pas le bureau avec lequel cette porte a été appairée&#xa0;: rien n’a été envoyé</translation>
    </message>
    <message>
        <source>this machine does not know the service&apos;s address: ask the host to set it up</source>
        <translation>cet appareil ne connaît pas l’adresse de la billetterie&#xa0;: demander à l’organisateur de la saisir</translation>
    </message>
    <message>
        <source>this machine has no keyring that works</source>
        <translation>cet appareil n’a pas de trousseau qui marche</translation>
    </message>
    <message>
        <source>this machine has no keyring to hold the profile&apos;s key</source>
        <translation>cet appareil n’a pas de trousseau pour garder la clé du profil</translation>
    </message>
    <message>
        <source>this machine holds the office of {service}, and doors are paired with it: look whether the address is right, or ask whoever set that office up</source>
        <translation>cet appareil héberge le bureau de {service}, et des portes y sont appairées&#xa0;: vérifier l’adresse, ou demander à qui a configuré ce bureau</translation>
    </message>
    <message>
        <source>this machine lets no program of its user have port {port}</source>
        <translation>cet appareil ne laisse le port {port} à aucun programme de son utilisateur</translation>
    </message>
    <message>
        <source>this machine lets no program of its user have port {port}: register a redirect address with another port at the service, such as {address}, and give that one here</source>
        <translation>cet appareil ne laisse le port {port} à aucun programme de son utilisateur&#xa0;: enregistrer à la billetterie une adresse de redirection avec un autre port, par exemple {address}, et la donner ici</translation>
    </message>
    <message>
        <source>this machine&apos;s keyring does not work: {why}</source>
        <translation>le trousseau de cet appareil ne marche pas&#xa0;: {why}</translation>
    </message>
    <message>
        <source>this machine&apos;s own token counts no more, but the keyring has not forgotten it yet: unlock it if it asks</source>
        <translation>le jeton propre à cet appareil ne compte plus, mais le trousseau ne l’a pas encore oublié&#xa0;: le déverrouiller s’il le demande</translation>
    </message>
    <message>
        <source>this machine&apos;s sign-in is damaged: ask the manager to sign in again</source>
        <translation>la connexion de cet appareil est endommagée&#xa0;: demander à un responsable de se reconnecter</translation>
    </message>
    <message>
        <source>this profile opens with a passphrase</source>
        <translation>ce profil s’ouvre avec une phrase secrète</translation>
    </message>
    <message>
        <source>this ticket has an open admission already</source>
        <translation>ce billet est déjà entré</translation>
    </message>
    <message>
        <source>this user may not open {name}</source>
        <translation>cet utilisateur ne peut pas ouvrir {name}</translation>
    </message>
    <message>
        <source>too many wrong codes: wait {age}, then compare the code and try it again</source>
        <translation>trop de codes faux&#xa0;: attendre {age}, puis comparer le code et réessayer</translation>
    </message>
    <message>
        <source>try it again once the link is well</source>
        <translation>réessayer une fois le réseau rétabli</translation>
    </message>
    <message>
        <source>unpaired: the office does not know this door any more; pair it again</source>
        <translation>désappairé&#xa0;: le bureau ne connaît plus cette porte&#xa0;; la réappairer</translation>
    </message>
    <message>
        <source>video {name}</source>
        <translation>vidéo {name}</translation>
    </message>
    <message>
        <source>what came of it could not be noted</source>
        <translation>la suite n’a pas pu être notée</translation>
    </message>
    <message>
        <source>what is kept of the PIN of {names} is damaged</source>
        <translation>PIN endommagé sur cet appareil&#xa0;: {names}</translation>
    </message>
    <message>
        <source>what it keeps in {folder} cannot be opened: its key is lost or locked</source>
        <translation>ce qu’il garde dans {folder} ne s’ouvre pas&#xa0;: sa clé est perdue ou verrouillée</translation>
    </message>
    <message>
        <source>what it keeps in {folder} is damaged</source>
        <translation>ce qu’il garde dans {folder} est endommagé</translation>
    </message>
    <message>
        <source>what it keeps is gone from {folder}</source>
        <translation>ce qu’il garde a disparu de {folder}</translation>
    </message>
    <message>
        <source>wrong passphrase for {file}: nothing was changed</source>
        <translation>phrase secrète fausse pour {file}&#xa0;: rien n’a changé</translation>
    </message>
    <message>
        <source>wrong passphrase: the profile was not opened and nothing was changed</source>
        <translation>phrase secrète fausse&#xa0;: le profil n’a pas été ouvert et rien n’a changé</translation>
    </message>
    <message>
        <source>{amount} GB free</source>
        <translation>{amount}&#xa0;Go libres</translation>
    </message>
    <message>
        <source>{amount} days left</source>
        <translation>encore {amount} jours</translation>
    </message>
    <message>
        <source>{amount} s ahead of the service&apos;s</source>
        <translation>{amount}&#xa0;s d’avance</translation>
    </message>
    <message>
        <source>{amount} s behind the service&apos;s</source>
        <translation>{amount}&#xa0;s de retard</translation>
    </message>
    <message>
        <source>{camera} cannot be opened: allow it in System Settings, Privacy &amp; Security, Camera; or another program uses it</source>
        <translation>{camera}&#xa0;: ouverture impossible. L’autoriser dans Réglages Système, Confidentialité et sécurité, Caméra (ou Appareil photo)&#xa0;; ou un autre programme l’utilise</translation>
    </message>
    <message>
        <source>{camera} cannot be opened: another program uses it, or Settings, Privacy, Camera forbids it</source>
        <translation>{camera}&#xa0;: ouverture impossible. Un autre programme l’utilise, ou Paramètres, Confidentialité, Caméra l’interdit</translation>
    </message>
    <message>
        <source>{camera} cannot be opened: it is not connected</source>
        <translation>{camera}&#xa0;: ouverture impossible, caméra non branchée</translation>
    </message>
    <message>
        <source>{camera} delivers no more pictures</source>
        <translation>{camera} n’envoie plus d’images</translation>
    </message>
    <message>
        <source>{camera} delivers no pictures: unplug it, and plug it in again</source>
        <translation>{camera} n’envoie pas d’images&#xa0;: débrancher et rebrancher</translation>
    </message>
    <message>
        <source>{camera} does not answer</source>
        <translation>{camera} ne répond pas</translation>
    </message>
    <message>
        <source>{camera} failed ({why})</source>
        <translation>{camera}&#xa0;: en panne ({why})</translation>
    </message>
    <message>
        <source>{camera} has brought no pictures yet that could be measured</source>
        <translation>{camera} n’a pas encore envoyé d’images mesurables</translation>
    </message>
    <message>
        <source>{camera} has stopped delivering pictures</source>
        <translation>{camera} a cessé d’envoyer des images</translation>
    </message>
    <message>
        <source>{camera} is back</source>
        <translation>{camera}&#xa0;: de retour</translation>
    </message>
    <message>
        <source>{camera} is in use by another program: close that program</source>
        <translation>{camera}&#xa0;: un autre programme l’utilise. Le fermer</translation>
    </message>
    <message>
        <source>{camera} is not connected: plug it in again</source>
        <translation>{camera}&#xa0;: caméra non branchée. La rebrancher</translation>
    </message>
    <message>
        <source>{camera} is not connected: {other} is used</source>
        <translation>{camera}&#xa0;: caméra non branchée, remplacée par {other}</translation>
    </message>
    <message>
        <source>{camera} is starting</source>
        <translation>{camera} démarre</translation>
    </message>
    <message>
        <source>{camera} may not be used by this account: add it to the group video, and sign in again</source>
        <translation>{camera}&#xa0;: caméra interdite à ce compte. Ajouter le compte au groupe video et rouvrir la session</translation>
    </message>
    <message>
        <source>{camera} was closed</source>
        <translation>{camera}&#xa0;: caméra fermée</translation>
    </message>
    <message>
        <source>{camera}, {width} × {height}, {fps} pictures a second</source>
        <translation>{camera}, {width} × {height}, {fps} images par seconde</translation>
    </message>
    <message>
        <source>{chosen} is not connected: {camera}</source>
        <translation>{chosen}&#xa0;: caméra non branchée&#xa0;; {camera}</translation>
    </message>
    <message>
        <source>{damage}. Put it back from a backup, or move it away: then the address, the door&apos;s name, its direction and its events have to be set again</source>
        <translation>{damage}. Remettre le fichier depuis une sauvegarde ou le déplacer&#xa0;: il faudra alors régler de nouveau l’adresse, le nom de la porte, son sens et ses événements</translation>
    </message>
    <message>
        <source>{detail}, and the event is over in {age}</source>
        <translation>{detail}&#xa0;; l’événement finit dans {age}</translation>
    </message>
    <message>
        <source>{file} asks for more work than a Kiosk ever does: it is damaged or forged; nothing was changed</source>
        <translation>{file} demande plus de calcul qu’un Kiosk n’en demande jamais&#xa0;: fichier endommagé ou falsifié&#xa0;; rien n’a changé</translation>
    </message>
    <message>
        <source>{file} cannot be read: {why}</source>
        <translation>{file} est illisible&#xa0;: {why}</translation>
    </message>
    <message>
        <source>{file} holds what this Kiosk cannot read: nothing was taken</source>
        <translation>{file} contient ce que ce Kiosk ne sait pas lire&#xa0;: rien n’a été repris</translation>
    </message>
    <message>
        <source>{file} is damaged or incomplete: nothing was taken from it. Copy it again</source>
        <translation>{file} est endommagé ou incomplet&#xa0;: rien n’a été repris. Le recopier</translation>
    </message>
    <message>
        <source>{file} is damaged: nothing was changed. Copy it again</source>
        <translation>{file} est endommagé&#xa0;: rien n’a changé. Le recopier</translation>
    </message>
    <message>
        <source>{file} is incomplete: nothing was taken. Export it again</source>
        <translation>{file} est incomplet&#xa0;: rien n’a été repris. L’exporter à nouveau</translation>
    </message>
    <message>
        <source>{file} is not a handover file</source>
        <translation>{file} n’est pas un fichier de transfert</translation>
    </message>
    <message>
        <source>{file} was made by a newer Kiosk: update the program; nothing was changed</source>
        <translation>{file} vient d’un Kiosk plus récent&#xa0;: mettre à jour le programme&#xa0;; rien n’a changé</translation>
    </message>
    <message>
        <source>{first}, {then}</source>
        <translation>{first}, {then}</translation>
    </message>
    <message numerus="yes">
        <source>{here}; {n} are for other events or doors</source>
        <translation>
            <numerusform>{here}&#xa0;; {n} est pour d’autres événements ou portes</numerusform>
            <numerusform>{here}&#xa0;; {n} sont pour d’autres événements ou portes</numerusform>
        </translation>
    </message>
    <message>
        <source>{host} cannot be found: no network, or the service&apos;s address is wrong.</source>
        <translation>{host} introuvable&#xa0;: pas de réseau, ou l’adresse de la billetterie est fausse.</translation>
    </message>
    <message>
        <source>{host} cannot be reached.</source>
        <translation>{host} est injoignable.</translation>
    </message>
    <message>
        <source>{host} cannot be reached: no connection in time.</source>
        <translation>{host} est injoignable&#xa0;: pas de liaison à temps.</translation>
    </message>
    <message>
        <source>{host} did not answer in time.</source>
        <translation>{host} n’a pas répondu à temps.</translation>
    </message>
    <message>
        <source>{host} refuses connections: the service&apos;s address is wrong, or it is down.</source>
        <translation>{host} refuse la liaison&#xa0;: l’adresse de la billetterie est fausse, ou elle est en panne.</translation>
    </message>
    <message>
        <source>{kind} stream from {host}</source>
        <translation>flux {kind} depuis {host}</translation>
    </message>
    <message>
        <source>{names} belongs to another user of this machine</source>
        <translation>{names}&#xa0;: à un autre utilisateur de cet appareil</translation>
    </message>
    <message>
        <source>{names} is over</source>
        <translation>{names}&#xa0;: terminé</translation>
    </message>
    <message>
        <source>{name} cannot be opened: {why}</source>
        <translation>{name} ne s’ouvre pas&#xa0;: {why}</translation>
    </message>
    <message numerus="yes">
        <source>{n} check-ins are unsent, the oldest for {age}</source>
        <translation>
            <numerusform>{n} validation non envoyée, depuis {age}</numerusform>
            <numerusform>{n} validations non envoyées, la plus ancienne depuis {age}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} check-ins are unsent, the oldest for {age}: {why}</source>
        <translation>
            <numerusform>{n} validation non envoyée, depuis {age}&#xa0;: {why}</numerusform>
            <numerusform>{n} validations non envoyées, la plus ancienne depuis {age}&#xa0;: {why}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} check-ins need a person</source>
        <translation>
            <numerusform>{n} validation à traiter</numerusform>
            <numerusform>{n} validations à traiter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} check-ins wait for the account {name}</source>
        <translation>
            <numerusform>{n} validation attend le compte {name}</numerusform>
            <numerusform>{n} validations attendent le compte {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} for other reasons</source>
        <translation>
            <numerusform>{n} pour d’autres raisons</numerusform>
            <numerusform>{n} pour d’autres raisons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} in the state {state}</source>
        <translation>
            <numerusform>{n} à l’état {state}</numerusform>
            <numerusform>{n} à l’état {state}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} in the state {state}, which is new to this program</source>
        <translation>
            <numerusform>{n} à l’état {state}, inconnu de ce programme</numerusform>
            <numerusform>{n} à l’état {state}, inconnu de ce programme</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} of {amount} tickets would go in here</source>
        <translation>
            <numerusform>{n} billet sur {amount} entrerait ici</numerusform>
            <numerusform>{n} billets sur {amount} entreraient ici</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} on the stop list</source>
        <translation>
            <numerusform>{n} sur la liste de blocage</numerusform>
            <numerusform>{n} sur la liste de blocage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} open incidents</source>
        <translation>
            <numerusform>{n} à traiter</numerusform>
            <numerusform>{n} à traiter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} supervisors have a PIN; a profile put back from a copy ends a lock-out</source>
        <translation>
            <numerusform>{n} responsable a un PIN&#xa0;; un profil rétabli d’une copie lève un blocage</numerusform>
            <numerusform>{n} responsables ont un PIN&#xa0;; un profil rétabli d’une copie lève un blocage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} that left the list</source>
        <translation>
            <numerusform>{n} retiré de la liste</numerusform>
            <numerusform>{n} retirés de la liste</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} tickets are of a type that allows no entry</source>
        <translation>
            <numerusform>{n} billet d’un type sans entrée</numerusform>
            <numerusform>{n} billets d’un type sans entrée</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} tickets of other accounts are held too; no scan goes by them</source>
        <translation>
            <numerusform>{n} billet d’un autre compte est aussi chargé&#xa0;; aucun scan ne s’en sert</numerusform>
            <numerusform>{n} billets d’autres comptes sont aussi chargés&#xa0;; aucun scan ne s’en sert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} tickets, and the list is not complete</source>
        <translation>
            <numerusform>{n} billet, et la liste est incomplète</numerusform>
            <numerusform>{n} billets, et la liste est incomplète</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} tickets, as of a time that is still to come</source>
        <translation>
            <numerusform>{n} billet, daté dans le futur</numerusform>
            <numerusform>{n} billets, datés dans le futur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} tickets, complete, {age} old</source>
        <translation>
            <numerusform>{n} billet, liste complète, d’il y a&#xa0;{age}</numerusform>
            <numerusform>{n} billets, liste complète, d’il y a&#xa0;{age}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} until it is settled what was lost</source>
        <translation>
            <numerusform>{n}, le temps de savoir ce qui est perdu</numerusform>
            <numerusform>{n}, le temps de savoir ce qui est perdu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} without a state</source>
        <translation>
            <numerusform>{n} sans état</numerusform>
            <numerusform>{n} sans état</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} without a ticket type</source>
        <translation>
            <numerusform>{n} sans type de billet</numerusform>
            <numerusform>{n} sans type de billet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} without an event</source>
        <translation>
            <numerusform>{n} sans événement</numerusform>
            <numerusform>{n} sans événement</numerusform>
        </translation>
    </message>
    <message>
        <source>{path} cannot be opened as a video</source>
        <translation>{path} ne s’ouvre pas comme vidéo</translation>
    </message>
    <message>
        <source>{path} cannot be opened: the key does not fit, or the file is damaged ({why})</source>
        <translation>{path} ne s’ouvre pas&#xa0;: la clé ne va pas, ou le fichier est endommagé ({why})</translation>
    </message>
    <message>
        <source>{path} cannot be opened: too many files are open. Close other programs and try again</source>
        <translation>{path} ne s’ouvre pas&#xa0;: trop de fichiers sont ouverts. Fermer d’autres programmes et réessayer</translation>
    </message>
    <message>
        <source>{path} cannot be written: check the folder&apos;s permissions ({why})</source>
        <translation>{path}&#xa0;: écriture impossible. Vérifier les droits du dossier ({why})</translation>
    </message>
    <message>
        <source>{path} cannot be written: {why}</source>
        <translation>{path}&#xa0;: écriture impossible ({why})</translation>
    </message>
    <message>
        <source>{path} cannot be written: {why}. Free some space and try again</source>
        <translation>{path}&#xa0;: écriture impossible ({why}). Libérer de la place et réessayer</translation>
    </message>
    <message>
        <source>{path} holds no pixels that can be shown</source>
        <translation>{path} ne contient pas d’image affichable</translation>
    </message>
    <message>
        <source>{path} is there already and is no handover file: choose another name</source>
        <translation>{path} existe déjà et n’est pas un fichier de transfert&#xa0;: choisir un autre nom</translation>
    </message>
    <message>
        <source>{path} was found to be damaged: nothing is recorded any more. Close Kiosk and start it again: what can be read is put back</source>
        <translation>{path} est endommagé&#xa0;: plus rien n’est enregistré. Fermer Kiosk et le relancer&#xa0;: ce qui est lisible est remis en place</translation>
    </message>
    <message>
        <source>{path} was removed or replaced while Kiosk was running: nothing is recorded any more. Close Kiosk, put the file back if somebody moved it, and start Kiosk again</source>
        <translation>{path} a été supprimé ou remplacé pendant que Kiosk tournait&#xa0;: plus rien n’est enregistré. Fermer Kiosk, remettre le fichier si quelqu’un l’a déplacé, et relancer Kiosk</translation>
    </message>
    <message>
        <source>{user} is signed in; {detail}</source>
        <translation>connecté&#xa0;: {user}&#xa0;; {detail}</translation>
    </message>
</context>
<context>
    <name>order</name>
    <message numerus="yes">
        <source>Order of %n · {inside} inside</source>
        <translation>
            <numerusform>Commande de %n · {inside} dedans</numerusform>
            <numerusform>Commande de %n · {inside} dedans</numerusform>
        </translation>
    </message>
    <message>
        <source>bought by {name}</source>
        <translation>acheté par {name}</translation>
    </message>
    <message numerus="yes">
        <source>order of %n, {inside} inside</source>
        <translation>
            <numerusform>commande de %n, {inside} dedans</numerusform>
            <numerusform>commande de %n, {inside} dedans</numerusform>
        </translation>
    </message>
    <message>
        <source>ticket {id}</source>
        <translation>billet {id}</translation>
    </message>
</context>
<context>
    <name>outbox</name>
    <message numerus="yes">
        <source>%n check-in(s) wait on this machine to be sent, the oldest for {age}.</source>
        <translation>
            <numerusform>%n validation attend l’envoi sur cet appareil, depuis {age}.</numerusform>
            <numerusform>%n validations attendent l’envoi sur cet appareil, la plus ancienne depuis {age}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n check-in(s) wait on this machine to be sent.</source>
        <translation>
            <numerusform>%n validation attend l’envoi sur cet appareil.</numerusform>
            <numerusform>%n validations attendent l’envoi sur cet appareil.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them wait for another account.</source>
        <translation>
            <numerusform>%n d’entre elles attend un autre compte.</numerusform>
            <numerusform>%n d’entre elles attendent un autre compte.</numerusform>
        </translation>
    </message>
    <message>
        <source>All sent</source>
        <translation>Tout envoyé</translation>
    </message>
    <message>
        <source>Ask a supervisor to look at them, under “Not sent yet”.</source>
        <translation>Demander à un responsable de les voir, dans «&#xa0;Non envoyé&#xa0;».</translation>
    </message>
    <message>
        <source>Every check-in of this door has reached the ticketing service.</source>
        <translation>Toutes les validations de cette porte sont arrivées à la billetterie.</translation>
    </message>
    <message>
        <source>Guest left</source>
        <translation>A quitté les lieux</translation>
    </message>
    <message>
        <source>Host checks them in by hand</source>
        <translation>L’organisateur valide à la main</translation>
    </message>
    <message>
        <source>Nothing to do.</source>
        <translation>Rien à faire.</translation>
    </message>
    <message>
        <source>Nothing waits to be sent.</source>
        <translation>Rien n’attend l’envoi.</translation>
    </message>
    <message>
        <source>Sent automatically when the connection is back.</source>
        <translation>Envoi automatique dès le retour du réseau.</translation>
    </message>
    <message>
        <source>Several were refused alike: it is the account, the address or the event. One is tried every few seconds.</source>
        <translation>Plusieurs refus identiques&#xa0;: c’est le compte, l’adresse ou l’événement. Un essai toutes les quelques secondes.</translation>
    </message>
    <message>
        <source>Somebody must sign in again; they are safe here until then.</source>
        <translation>Quelqu’un doit se reconnecter&#xa0;; d’ici là, elles sont en sécurité ici.</translation>
    </message>
    <message>
        <source>The Wi-Fi wants a login first; they are safe here until then.</source>
        <translation>Le Wi-Fi demande d’abord une identification&#xa0;; d’ici là, elles sont en sécurité ici.</translation>
    </message>
    <message>
        <source>The service asks for less; they leave ever more slowly.</source>
        <translation>La billetterie demande de ralentir&#xa0;; elles partent de plus en plus lentement.</translation>
    </message>
    <message>
        <source>The service asks to wait {time}; they are safe here until then.</source>
        <translation>La billetterie demande d’attendre {time}&#xa0;; d’ici là, elles sont en sécurité ici.</translation>
    </message>
    <message>
        <source>The service cannot be reached; they are safe here until then.</source>
        <translation>La billetterie est injoignable&#xa0;; d’ici là, elles sont en sécurité ici.</translation>
    </message>
    <message>
        <source>The service does not take them now; they are safe here until it does.</source>
        <translation>La billetterie ne les prend pas pour l’instant&#xa0;; d’ici là, elles sont en sécurité ici.</translation>
    </message>
    <message>
        <source>The service fails; one is tried now and then, and all leave once it is well.</source>
        <translation>La billetterie est en panne&#xa0;; un essai de temps en temps, et toutes partent dès qu’elle est rétablie.</translation>
    </message>
    <message>
        <source>The service has not answered yet.</source>
        <translation>La billetterie n’a pas encore répondu.</translation>
    </message>
    <message>
        <source>The service is slow; they are being sent.</source>
        <translation>La billetterie est lente&#xa0;; l’envoi est en cours.</translation>
    </message>
    <message numerus="yes">
        <source>The ticketing service refused %n check-in(s).</source>
        <translation>
            <numerusform>La billetterie a refusé %n validation.</numerusform>
            <numerusform>La billetterie a refusé %n validations.</numerusform>
        </translation>
    </message>
    <message>
        <source>They are being sent now.</source>
        <translation>L’envoi est en cours.</translation>
    </message>
    <message>
        <source>They are safe on the disk, also when the machine is switched off. Other doors may not know of these guests yet.</source>
        <translation>Elles sont en sécurité sur le disque, même appareil éteint. Les autres portes ne connaissent peut-être pas encore ces entrées.</translation>
    </message>
    <message>
        <source>This waits until somebody signs in with the account {account}.</source>
        <translation>En attente d’une connexion avec le compte {account}.</translation>
    </message>
    <message>
        <source>Ticket was cancelled</source>
        <translation>Billet annulé</translation>
    </message>
    <message>
        <source>not tried yet</source>
        <translation>pas encore essayé</translation>
    </message>
    <message numerus="yes">
        <source>tried %n time(s)</source>
        <translation>
            <numerusform>%n essai</numerusform>
            <numerusform>%n essais</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} refused</source>
        <translation>
            <numerusform>{n} refusée</numerusform>
            <numerusform>{n} refusées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} unsent</source>
        <translation>
            <numerusform>{n} non envoyée</numerusform>
            <numerusform>{n} non envoyées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} unsent · oldest {age}</source>
        <translation>
            <numerusform>{n} non envoyée · depuis {age}</numerusform>
            <numerusform>{n} non envoyées · depuis {age}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} wait to be sent, the oldest for {age}. {why}</source>
        <translation>
            <numerusform>{n} attend l’envoi, depuis {age}. {why}</numerusform>
            <numerusform>{n} attendent l’envoi, la plus ancienne depuis {age}. {why}</numerusform>
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
        <translation>Le bureau qui répond n’est pas celui avec lequel cette porte est appairée, et n’en reçoit rien. Demander à l’organisateur, ou réappairer&#xa0;: Gestion, «&#xa0;Se connecter&#xa0;».</translation>
    </message>
    <message>
        <source>If it has moved, pair this door again: Manager, “Sign in”.</source>
        <translation>S’il a changé d’adresse, réappairer cette porte&#xa0;: Gestion, «&#xa0;Se connecter&#xa0;».</translation>
    </message>
    <message>
        <source>The office does not know this door any more. Pair it again: Manager, “Sign in”.</source>
        <translation>Le bureau ne connaît plus cette porte. La réappairer&#xa0;: Gestion, «&#xa0;Se connecter&#xa0;».</translation>
    </message>
    <message>
        <source>The office of this machine does not answer. What to do: Manager, “Sign in”.</source>
        <translation>Le bureau de cet appareil ne répond pas. Que faire&#xa0;: Gestion, «&#xa0;Se connecter&#xa0;».</translation>
    </message>
</context>
<context>
    <name>presence</name>
    <message>
        <source>Inside</source>
        <translation>Dedans</translation>
    </message>
    <message>
        <source>Inside since {time}</source>
        <translation>Dedans depuis {time}</translation>
    </message>
    <message>
        <source>Inside since {time}, {door}</source>
        <translation>Dedans depuis {time}, {door}</translation>
    </message>
    <message>
        <source>Inside, says the service</source>
        <translation>Dedans, selon la billetterie</translation>
    </message>
    <message>
        <source>Left at {time}</source>
        <translation>Sortie&#xa0;: {time}</translation>
    </message>
    <message>
        <source>Not inside</source>
        <translation>Pas dedans</translation>
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
        <translation>Demander la liste à un responsable</translation>
    </message>
    <message>
        <source>Ask the manager to choose tonight’s event</source>
        <translation>Demander à un responsable de choisir l’événement de ce soir</translation>
    </message>
    <message>
        <source>Ask the manager to set this door’s rules again</source>
        <translation>Demander à un responsable de redéfinir les règles de cette porte</translation>
    </message>
    <message>
        <source>Ask the manager to set this machine up</source>
        <translation>Demander à un responsable de configurer cet appareil</translation>
    </message>
    <message>
        <source>Ask the manager to sign this machine in</source>
        <translation>Demander à un responsable de connecter cet appareil</translation>
    </message>
    <message>
        <source>Check the Wi-Fi</source>
        <translation>Vérifier le Wi-Fi</translation>
    </message>
    <message>
        <source>It does not know the ticketing service yet</source>
        <translation>Il ne connaît pas encore la billetterie</translation>
    </message>
    <message>
        <source>Log in to the Wi-Fi in a web browser</source>
        <translation>S’identifier sur le Wi-Fi dans un navigateur</translation>
    </message>
    <message>
        <source>Nobody is on it yet</source>
        <translation>Elle est encore vide</translation>
    </message>
    <message>
        <source>The guest list cannot be loaded before that</source>
        <translation>Sans cela, la liste ne peut pas être chargée</translation>
    </message>
    <message>
        <source>The guest list cannot be loaded without a connection</source>
        <translation>Sans réseau, la liste ne peut pas être chargée</translation>
    </message>
    <message>
        <source>The guest list is being loaded</source>
        <translation>La liste est en chargement</translation>
    </message>
    <message>
        <source>The guest list is being loaded: {came} of {all}, about {n} min left</source>
        <translation>La liste est en chargement : {came} sur {all}, encore {n} min environ</translation>
    </message>
    <message>
        <source>The guest list is being loaded: {came} of {all}, less than a minute left</source>
        <translation>La liste est en chargement : {came} sur {all}, encore moins d’une minute</translation>
    </message>
    <message>
        <source>The guest list is for more than one event</source>
        <translation>La liste contient plusieurs événements</translation>
    </message>
    <message>
        <source>The ticketing service does not accept the sign-in any more</source>
        <translation>La billetterie n’accepte plus la connexion</translation>
    </message>
    <message>
        <source>The ticketing service does not give it to this machine</source>
        <translation>La billetterie ne la donne pas à cet appareil</translation>
    </message>
    <message>
        <source>The ticketing service does not know the event “{event}”</source>
        <translation>La billetterie ne connaît pas l’événement «&#xa0;{event}&#xa0;»</translation>
    </message>
    <message>
        <source>The ticketing service has trouble; the guest list is asked for again</source>
        <translation>La billetterie a un problème&#xa0;; la liste est redemandée</translation>
    </message>
    <message>
        <source>They were lost with a damaged file</source>
        <translation>Elles ont été perdues avec un fichier endommagé</translation>
    </message>
    <message>
        <source>This machine is not signed in. Ask the manager.</source>
        <translation>Cet appareil n’est pas connecté. Demander à un responsable.</translation>
    </message>
    <message>
        <source>Wait a moment</source>
        <translation>Patienter un instant</translation>
    </message>
    <message>
        <source>You can scan; it is sent to the ticketing service after that</source>
        <translation>On peut scanner&#xa0;; l’envoi se fera ensuite</translation>
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
        <translation>validation refusée&#xa0;: demander à un responsable</translation>
    </message>
    <message>
        <source>left</source>
        <translation>sortie</translation>
    </message>
    <message>
        <source>recorded before the restart, and not shown</source>
        <translation>noté avant le redémarrage, pas affiché</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>entrée annulée</translation>
    </message>
    <message>
        <source>was stopped, and looked at</source>
        <translation>bloqué, puis traité</translation>
    </message>
</context>
<context>
    <name>row</name>
    <message>
        <source>Chosen</source>
        <translation>Choisi</translation>
    </message>
    <message>
        <source>Not ticked</source>
        <translation>Non coché</translation>
    </message>
    <message>
        <source>Ticked</source>
        <translation>Coché</translation>
    </message>
</context>
<context>
    <name>scanner</name>
    <message>
        <source>Another program uses {name}: close that one.</source>
        <translation>Un autre programme utilise {name}&#xa0;: le fermer.</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatique</translation>
    </message>
    <message>
        <source>Caps Lock is on; codes are read right all the same.</source>
        <translation>Verr. Maj est activé&#xa0;; les codes sont quand même bien lus.</translation>
    </message>
    <message>
        <source>Connected: {name}</source>
        <translation>Connectée&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Connecting. If it stays so, switch the scanner off and on.</source>
        <translation>Connexion… Si cela dure, éteindre et rallumer la douchette.</translation>
    </message>
    <message>
        <source>For scanners that are set to “USB-COM” or “virtual serial port”.</source>
        <translation>Pour les douchettes réglées sur «&#xa0;USB-COM&#xa0;» ou «&#xa0;port série virtuel&#xa0;».</translation>
    </message>
    <message>
        <source>It ends with Enter, and takes {n} ms a key.</source>
        <translation>Elle finit par Entrée et met {n}&#xa0;ms par touche.</translation>
    </message>
    <message>
        <source>It ends with Tab, and takes {n} ms a key.</source>
        <translation>Elle finit par Tab et met {n}&#xa0;ms par touche.</translation>
    </message>
    <message>
        <source>It puts {after} after each code: taken off.</source>
        <translation>Elle met {after} après chaque code&#xa0;: retiré.</translation>
    </message>
    <message>
        <source>It puts {before} before and {after} after each code: taken off.</source>
        <translation>Elle met {before} avant et {after} après chaque code&#xa0;: retirés.</translation>
    </message>
    <message>
        <source>It puts {before} before each code: taken off.</source>
        <translation>Elle met {before} avant chaque code&#xa0;: retiré.</translation>
    </message>
    <message>
        <source>It sends no Enter: a short silence ends a code. It takes {n} ms a key.</source>
        <translation>Elle n’envoie pas Entrée&#xa0;: un court silence termine le code. Elle met {n}&#xa0;ms par touche.</translation>
    </message>
    <message>
        <source>Not all of the code arrived. Scan the square once more.</source>
        <translation>Le code n’est pas arrivé en entier. Rescanner le carré.</translation>
    </message>
    <message>
        <source>Not plugged in. It is found again by itself.</source>
        <translation>Non branchée. Elle sera retrouvée toute seule.</translation>
    </message>
    <message>
        <source>Scanner and computer mean the same keyboard: nothing has to be corrected.</source>
        <translation>Douchette et ordinateur ont le même clavier&#xa0;: rien à corriger.</translation>
    </message>
    <message>
        <source>Silence</source>
        <translation>Silence</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>That was another code. Scan the square on this screen.</source>
        <translation>C’était un autre code. Scanner le carré à l’écran.</translation>
    </message>
    <message>
        <source>The scanner means another keyboard than this computer: corrected.</source>
        <translation>La douchette n’a pas le même clavier que cet ordinateur&#xa0;: corrigé.</translation>
    </message>
    <message>
        <source>The scanner’s keyboard is {scanner}, this computer’s is not: corrected.</source>
        <translation>Clavier de la douchette&#xa0;: {scanner}, différent de celui de cet ordinateur&#xa0;: corrigé.</translation>
    </message>
    <message>
        <source>The scanner’s keyboard is {scanner}, this computer’s is {computer}: corrected.</source>
        <translation>Clavier de la douchette&#xa0;: {scanner}, de cet ordinateur&#xa0;: {computer}. Corrigé.</translation>
    </message>
    <message>
        <source>These arrive as others do, and may be read wrong: {characters}</source>
        <translation>Ceux-ci arrivent comme d’autres et peuvent être mal lus&#xa0;: {characters}</translation>
    </message>
    <message>
        <source>These do not arrive: {characters}</source>
        <translation>Ceux-ci n’arrivent pas&#xa0;: {characters}</translation>
    </message>
    <message>
        <source>This user may not open {name}: the system’s administrator can allow it.</source>
        <translation>Cet utilisateur ne peut pas ouvrir {name}&#xa0;: l’administrateur du système peut l’autoriser.</translation>
    </message>
    <message>
        <source>What arrived cannot be read: most likely the speed is another one.</source>
        <translation>Ce qui est arrivé est illisible&#xa0;: la vitesse est sans doute mauvaise.</translation>
    </message>
    <message>
        <source>What arrived was too long for a code, and was dropped.</source>
        <translation>Ce qui est arrivé était trop long pour un code et a été ignoré.</translation>
    </message>
    <message>
        <source>{name} cannot be opened: {reason}. Kiosk keeps trying.</source>
        <translation>{name} ne s’ouvre pas&#xa0;: {reason}. Kiosk réessaie.</translation>
    </message>
</context>
<context>
    <name>state</name>
    <message>
        <source>No longer on the service’s list.</source>
        <translation>N’est plus sur la liste de la billetterie.</translation>
    </message>
    <message>
        <source>Only a part of the price has been paid.</source>
        <translation>Une partie seulement du prix a été payée.</translation>
    </message>
    <message>
        <source>The host has not approved this ticket yet.</source>
        <translation>L’organisateur n’a pas encore approuvé ce billet.</translation>
    </message>
    <message>
        <source>The payment failed, and the time to retry it is over.</source>
        <translation>Le paiement a échoué, et le délai pour réessayer est passé.</translation>
    </message>
    <message>
        <source>The payment failed.</source>
        <translation>Le paiement a échoué.</translation>
    </message>
    <message>
        <source>The payment has not been processed yet.</source>
        <translation>Le paiement n’a pas encore été traité.</translation>
    </message>
    <message>
        <source>The payment is not confirmed yet.</source>
        <translation>Le paiement n’est pas encore confirmé.</translation>
    </message>
    <message>
        <source>The service names no state for this ticket.</source>
        <translation>La billetterie ne donne pas d’état pour ce billet.</translation>
    </message>
    <message>
        <source>The service reports an error for this ticket.</source>
        <translation>La billetterie signale une erreur pour ce billet.</translation>
    </message>
    <message>
        <source>The ticket’s state “{state}” is not known here.</source>
        <translation>L’état «&#xa0;{state}&#xa0;» du billet est inconnu ici.</translation>
    </message>
    <message>
        <source>This ticket is for an event that is over.</source>
        <translation>Ce billet est pour un événement terminé.</translation>
    </message>
    <message>
        <source>This ticket is paid.</source>
        <translation>Ce billet est payé.</translation>
    </message>
    <message>
        <source>This ticket was cancelled.</source>
        <translation>Ce billet a été annulé.</translation>
    </message>
</context>
<context>
    <name>stop</name>
    <message numerus="yes">
        <source>%n guest(s)</source>
        <translation>
            <numerusform>%n personne</numerusform>
            <numerusform>%n personnes</numerusform>
        </translation>
    </message>
    <message>
        <source>Find these guests: this door let them in. The list says why.</source>
        <translation>Retrouver ces personnes&#xa0;: entrées par cette porte. La liste dit pourquoi.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} and %n more</source>
        <translation>
            <numerusform>{names} et %n autre</numerusform>
            <numerusform>{names} et %n autres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>supervisor</name>
    <message numerus="yes">
        <source>%n came in on this code before, the last at {time}</source>
        <translation>
            <numerusform>%n entrée déjà faite avec ce code, la dernière&#xa0;: {time}</numerusform>
            <numerusform>%n entrées déjà faites avec ce code, la dernière&#xa0;: {time}</numerusform>
        </translation>
    </message>
    <message>
        <source>A supervisor cannot let this ticket in. {why}</source>
        <translation>Un responsable ne peut pas faire entrer ce billet. {why}</translation>
    </message>
    <message>
        <source>Allowed by {name}: {why}</source>
        <translation>Autorisé par {name}&#xa0;: {why}</translation>
    </message>
    <message>
        <source>Came out for a moment</source>
        <translation>Sortie momentanée</translation>
    </message>
    <message>
        <source>Code cannot be read</source>
        <translation>Code illisible</translation>
    </message>
    <message>
        <source>Did not go in</source>
        <translation>Pas entré finalement</translation>
    </message>
    <message>
        <source>Guest of the host</source>
        <translation>Invité de l’organisateur</translation>
    </message>
    <message>
        <source>Guest without a ticket</source>
        <translation>Personne sans billet</translation>
    </message>
    <message>
        <source>Host’s decision</source>
        <translation>Décision de l’organisateur</translation>
    </message>
    <message>
        <source>Nobody has a PIN at this door, so nobody can be let in this way. Ask the host to set one: Manager, “This door”, PINs.</source>
        <translation>Personne n’a de PIN à cette porte&#xa0;: impossible de faire entrer ainsi. Demander à l’organisateur d’en définir un&#xa0;: Gestion, «&#xa0;Cette porte&#xa0;», PIN.</translation>
    </message>
    <message>
        <source>Nobody has a PIN at this door, so nobody can undo this. Ask the host to set one: Manager, “This door”, PINs.</source>
        <translation>Personne n’a de PIN à cette porte&#xa0;: impossible d’annuler cette entrée. Demander à l’organisateur d’en définir un&#xa0;: Gestion, «&#xa0;Cette porte&#xa0;», PIN.</translation>
    </message>
    <message>
        <source>Nothing was recorded, and nobody was let in. {text}</source>
        <translation>Rien n’a été enregistré, et personne n’est entré. {text}</translation>
    </message>
    <message>
        <source>Nothing was undone. {text}</source>
        <translation>Aucune entrée annulée. {text}</translation>
    </message>
    <message>
        <source>Paid at the box office</source>
        <translation>Payé au guichet</translation>
    </message>
    <message>
        <source>Phone mix-up: same name</source>
        <translation>Téléphones confondus&#xa0;: même nom</translation>
    </message>
    <message>
        <source>Say why first: choose a reason, or write one.</source>
        <translation>D’abord le motif&#xa0;: en choisir un, ou l’écrire.</translation>
    </message>
    <message>
        <source>Scanned by mistake</source>
        <translation>Scanné par erreur</translation>
    </message>
    <message>
        <source>Sent here by the other door</source>
        <translation>Envoyé ici par l’autre porte</translation>
    </message>
    <message>
        <source>Several tickets have this code. Choose the guest by name first.</source>
        <translation>Plusieurs billets ont ce code. Choisir d’abord la personne par nom.</translation>
    </message>
    <message>
        <source>Somebody already came in with this code at {time}</source>
        <translation>Quelqu’un est déjà entré avec ce code&#xa0;: {time}</translation>
    </message>
    <message>
        <source>Something went wrong. Close this, and start again.</source>
        <translation>Un problème est survenu. Fermer et recommencer.</translation>
    </message>
    <message>
        <source>That PIN is not right.</source>
        <translation>PIN incorrect.</translation>
    </message>
    <message>
        <source>That PIN is not right. Try again.</source>
        <translation>PIN incorrect. Réessayer.</translation>
    </message>
    <message>
        <source>The PIN could not be looked at. {text}</source>
        <translation>Le PIN n’a pas pu être vérifié. {text}</translation>
    </message>
    <message>
        <source>The PIN of {names} is damaged. Another supervisor can set it again: Manager, “This door”, PINs.</source>
        <translation>PIN endommagé&#xa0;: {names}. Un autre responsable peut le redéfinir&#xa0;: Gestion, «&#xa0;Cette porte&#xa0;», PIN.</translation>
    </message>
    <message>
        <source>The PIN of {names} is damaged. Ask the host to set it again.</source>
        <translation>PIN endommagé&#xa0;: {names}. Demander à l’organisateur de le redéfinir.</translation>
    </message>
    <message>
        <source>This code is on the list now, for {name}. Scan it again.</source>
        <translation>Ce code est maintenant sur la liste, pour {name}. Le rescanner.</translation>
    </message>
    <message>
        <source>This code is on the list now. Scan it again.</source>
        <translation>Ce code est maintenant sur la liste. Le rescanner.</translation>
    </message>
    <message>
        <source>This is still about the guest before. Close it first, then ask again.</source>
        <translation>Il s’agit encore de la personne précédente. Fermer d’abord, puis redemander.</translation>
    </message>
    <message>
        <source>This is still about {name}. Close it first, then ask for {other}.</source>
        <translation>Il s’agit encore de&#xa0;: {name}. Fermer d’abord, puis demander pour {other}.</translation>
    </message>
    <message>
        <source>This ticket was let in and undone before. Make sure that nobody went in with it.</source>
        <translation>Ce billet est déjà entré, et l’entrée a été annulée. S’assurer que personne n’est entré avec.</translation>
    </message>
    <message>
        <source>Too many PINs were wrong.</source>
        <translation>Trop de PIN incorrects.</translation>
    </message>
    <message>
        <source>UNDO AGAIN?</source>
        <translation>ANNULER ENCORE&#xa0;?</translation>
    </message>
    <message>
        <source>Without a ticket, allowed by {name}: {why}</source>
        <translation>Sans billet, autorisé par {name}&#xa0;: {why}</translation>
    </message>
    <message>
        <source>Works here tonight</source>
        <translation>Travaille ici ce soir</translation>
    </message>
    <message>
        <source>Wrong day agreed with the host</source>
        <translation>Autre jour, vu avec l’organisateur</translation>
    </message>
</context>
<context>
    <name>time</name>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n&#xa0;jour</numerusform>
            <numerusform>%n&#xa0;jours</numerusform>
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
        <translation>date inconnue</translation>
    </message>
    <message>
        <source>an unknown time</source>
        <translation>heure inconnue</translation>
    </message>
    <message>
        <source>this machine’s own zone</source>
        <translation>celui de cet appareil</translation>
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
        <translation>Seul un responsable peut annuler une seconde fois l’entrée de ce billet.</translation>
    </message>
    <message>
        <source>The guest’s ticket has turned up since: undo it there.</source>
        <translation>Le billet est réapparu depuis&#xa0;: annuler l’entrée sur ce billet.</translation>
    </message>
    <message>
        <source>The service keeps its record of the check-in.</source>
        <translation>La billetterie garde la trace de la validation.</translation>
    </message>
    <message>
        <source>There is no such admission here.</source>
        <translation>Cette entrée n’existe pas ici.</translation>
    </message>
    <message>
        <source>This admission has already been undone.</source>
        <translation>Cette entrée est déjà annulée.</translation>
    </message>
</context>
<context>
    <name>verdict</name>
    <message>
        <source>ALREADY IN</source>
        <translation>DÉJÀ ENTRÉ</translation>
    </message>
    <message>
        <source>ASK</source>
        <translation>DEMANDER</translation>
    </message>
    <message>
        <source>Before: {word}, {time}</source>
        <translation>Avant&#xa0;: {word}, {time}</translation>
    </message>
    <message>
        <source>CHECKING</source>
        <translation>VÉRIFICATION</translation>
    </message>
    <message>
        <source>Call the supervisor.</source>
        <translation>Appeler le responsable.</translation>
    </message>
    <message>
        <source>Check-in not confirmed. {said}</source>
        <translation>Validation non confirmée. {said}</translation>
    </message>
    <message>
        <source>Check-in refused. {said}</source>
        <translation>Validation refusée. {said}</translation>
    </message>
    <message>
        <source>Do not let in</source>
        <translation>Ne pas faire entrer</translation>
    </message>
    <message>
        <source>EXIT</source>
        <translation>SORTIE</translation>
    </message>
    <message>
        <source>Find this guest: let in at this door.</source>
        <translation>Retrouver cette personne&#xa0;: entrée ici.</translation>
    </message>
    <message>
        <source>Find this guest: let in at {time} at this door.</source>
        <translation>Retrouver cette personne&#xa0;: entrée ici à {time}.</translation>
    </message>
    <message>
        <source>GO IN</source>
        <translation>ENTREZ</translation>
    </message>
    <message>
        <source>Goes in at</source>
        <translation>Entrée par</translation>
    </message>
    <message>
        <source>HOUSE FULL</source>
        <translation>COMPLET</translation>
    </message>
    <message>
        <source>It is for {event}, on the list of account {account}.</source>
        <translation>Il est pour {event}, sur la liste du compte {account}.</translation>
    </message>
    <message>
        <source>It is on the list of account {account}.</source>
        <translation>Il est sur la liste du compte {account}.</translation>
    </message>
    <message>
        <source>It links doors, so that they share who is inside: open Manager, “This door”, “Other doors”, and hold it up there.</source>
        <translation>Il relie des portes, pour qu’elles partagent qui est à l’intérieur&#xa0;: ouvrir Gestion, «&#xa0;Cette porte&#xa0;», «&#xa0;Autres portes&#xa0;», et l’y présenter.</translation>
    </message>
    <message>
        <source>It pairs a door with the office: open Manager, “Sign in”, and hold it up there.</source>
        <translation>Il appaire une porte avec le bureau&#xa0;: ouvrir Gestion, «&#xa0;Se connecter&#xa0;», et l’y présenter.</translation>
    </message>
    <message>
        <source>JUST SCANNED</source>
        <translation>DOUBLE SCAN</translation>
    </message>
    <message>
        <source>NOT FOUND</source>
        <translation>INTROUVABLE</translation>
    </message>
    <message>
        <source>NOT INSIDE</source>
        <translation>PAS DEDANS</translation>
    </message>
    <message>
        <source>NOT ON THE LIST</source>
        <translation>PAS SUR LA LISTE</translation>
    </message>
    <message>
        <source>NOT RECORDED</source>
        <translation>NON ENREGISTRÉ</translation>
    </message>
    <message>
        <source>NOT UNDONE</source>
        <translation>ENTRÉE NON ANNULÉE</translation>
    </message>
    <message>
        <source>NOT VALID</source>
        <translation>NON VALABLE</translation>
    </message>
    <message>
        <source>Nobody was found under this name.</source>
        <translation>Personne à ce nom.</translation>
    </message>
    <message>
        <source>Not on the guest list</source>
        <translation>Pas sur la liste</translation>
    </message>
    <message>
        <source>OTHER DOOR</source>
        <translation>AUTRE PORTE</translation>
    </message>
    <message>
        <source>PAIRING CODE</source>
        <translation>CODE D’APPAIRAGE</translation>
    </message>
    <message>
        <source>Recorded before the restart</source>
        <translation>Enregistré avant le redémarrage</translation>
    </message>
    <message>
        <source>STOP</source>
        <translation>STOP</translation>
    </message>
    <message>
        <source>Search by name to be sure.</source>
        <translation>Vérifier en cherchant par nom.</translation>
    </message>
    <message>
        <source>That is at {time}.</source>
        <translation>C’est à {time}.</translation>
    </message>
    <message>
        <source>That is on {time}.</source>
        <translation>C’est le {time}.</translation>
    </message>
    <message>
        <source>The guest is recorded as inside. Whether the service knows is not clear. {why}</source>
        <translation>La personne est notée à l’intérieur. Pas sûr que la billetterie le sache. {why}</translation>
    </message>
    <message>
        <source>This door is paired with its office already: take the code away. To pair it again: Manager, “Sign in”.</source>
        <translation>Cette porte est déjà appairée avec son bureau&#xa0;: retirer le code. Pour la réappairer&#xa0;: Gestion, «&#xa0;Se connecter&#xa0;».</translation>
    </message>
    <message>
        <source>This door shares with others already: take the code away. To change that: Manager, “This door”.</source>
        <translation>Cette porte est déjà reliée à d’autres&#xa0;: retirer le code. Pour changer&#xa0;: Gestion, «&#xa0;Cette porte&#xa0;».</translation>
    </message>
    <message>
        <source>This is not a ticket</source>
        <translation>Ce n’est pas un billet</translation>
    </message>
    <message>
        <source>This ticket goes in at {door}.</source>
        <translation>Pour ce billet, entrée par {door}.</translation>
    </message>
    <message>
        <source>This ticket has already been used.</source>
        <translation>Ce billet a déjà servi.</translation>
    </message>
    <message>
        <source>This ticket is for {event}.</source>
        <translation>Ce billet est pour {event}.</translation>
    </message>
    <message>
        <source>Ticket for</source>
        <translation>Billet pour</translation>
    </message>
    <message>
        <source>UNDONE</source>
        <translation>ENTRÉE ANNULÉE</translation>
    </message>
    <message>
        <source>Valid on</source>
        <translation>Valable le</translation>
    </message>
    <message>
        <source>WRONG DAY</source>
        <translation>MAUVAIS JOUR</translation>
    </message>
    <message>
        <source>WRONG EVENT</source>
        <translation>MAUVAIS ÉVÉNEMENT</translation>
    </message>
    <message>
        <source>Was valid on</source>
        <translation>Était valable le</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>why</name>
    <message>
        <source>Cannot check: the guest list is not loaded.</source>
        <translation>Vérification impossible&#xa0;: la liste n’est pas chargée.</translation>
    </message>
    <message>
        <source>Cannot check: this door’s sign-in has not been checked yet.</source>
        <translation>Vérification impossible&#xa0;: la connexion de cette porte n’est pas encore vérifiée.</translation>
    </message>
    <message>
        <source>More than one ticket has this code.</source>
        <translation>Plusieurs billets ont ce code.</translation>
    </message>
    <message>
        <source>No event chosen, and the guest list holds several.</source>
        <translation>Aucun événement choisi, et la liste en contient plusieurs.</translation>
    </message>
    <message>
        <source>No more guests may come in. Ask the host.</source>
        <translation>Plus personne ne peut entrer. Demander à l’organisateur.</translation>
    </message>
    <message>
        <source>No ticket on the guest list has this code.</source>
        <translation>Aucun billet de la liste n’a ce code.</translation>
    </message>
    <message>
        <source>Some records of this door were lost: this ticket may have been used already.</source>
        <translation>Une partie du journal de cette porte est perdue&#xa0;: ce billet a peut-être déjà servi.</translation>
    </message>
    <message>
        <source>Somebody was let in with this code, without a ticket.</source>
        <translation>Quelqu’un est déjà entré avec ce code, sans billet.</translation>
    </message>
    <message>
        <source>The guest list does not say which event this ticket is for.</source>
        <translation>La liste ne dit pas pour quel événement est ce billet.</translation>
    </message>
    <message>
        <source>The guest list does not say which type this ticket is.</source>
        <translation>La liste ne dit pas de quel type est ce billet.</translation>
    </message>
    <message>
        <source>The host has put this ticket on the stop-list.</source>
        <translation>L’organisateur a bloqué ce billet.</translation>
    </message>
    <message>
        <source>The same code again: still one person.</source>
        <translation>Encore le même code&#xa0;: toujours une seule personne.</translation>
    </message>
    <message>
        <source>This door does not admit this ticket type.</source>
        <translation>Cette porte n’est pas pour ce type de billet.</translation>
    </message>
    <message>
        <source>This door’s rules were lost. Ask the supervisor.</source>
        <translation>Les règles de cette porte sont perdues. Demander au responsable.</translation>
    </message>
    <message>
        <source>This guest is recorded as gone already. Let them out.</source>
        <translation>Cette personne est déjà notée sortie. La laisser sortir.</translation>
    </message>
    <message>
        <source>This ticket has already been used.</source>
        <translation>Ce billet a déjà servi.</translation>
    </message>
    <message>
        <source>This ticket is for another event.</source>
        <translation>Ce billet est pour un autre événement.</translation>
    </message>
    <message>
        <source>This ticket is no longer on the service’s guest list.</source>
        <translation>Ce billet n’est plus sur la liste de la billetterie.</translation>
    </message>
    <message>
        <source>This ticket is not valid.</source>
        <translation>Ce billet n’est pas valable.</translation>
    </message>
    <message>
        <source>This ticket is on the list of another account.</source>
        <translation>Ce billet est sur la liste d’un autre compte.</translation>
    </message>
    <message>
        <source>This ticket needs a decision.</source>
        <translation>Ce billet demande une décision.</translation>
    </message>
    <message>
        <source>This ticket was used, and allows no further entry.</source>
        <translation>Ce billet a servi et ne permet plus d’entrer.</translation>
    </message>
    <message>
        <source>This ticket’s state is not known here.</source>
        <translation>L’état de ce billet est inconnu ici.</translation>
    </message>
</context>
</TS>
