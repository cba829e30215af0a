<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="he" sourcelanguage="en">
<context>
    <name>ArrivalsChart</name>
    <message numerus="yes">
        <source>%n guest(s) let in</source>
        <translation>
            <numerusform>אורח אחד הוכנס</numerusform>
            <numerusform>%n אורחים הוכנסו</numerusform>
        </translation>
    </message>
    <message>
        <source>{guests} from {start} to {end}</source>
        <translation>{guests}, מ־{start} עד {end}</translation>
    </message>
</context>
<context>
    <name>ArrivalsSheet</name>
    <message>
        <source>Arrivals</source>
        <translation>הגעות</translation>
    </message>
    <message>
        <source>By door</source>
        <translation>לפי שער</translation>
    </message>
    <message>
        <source>By ticket type</source>
        <translation>לפי סוג כרטיס</translation>
    </message>
    <message>
        <source>Counted without a ticket</source>
        <translation>נספרו בלי כרטיס</translation>
    </message>
    <message>
        <source>Last 3 hours</source>
        <translation>3 השעות האחרונות</translation>
    </message>
    <message numerus="yes">
        <source>Let in, every %n minute(s)</source>
        <translation>
            <numerusform>הוכנסו, בכל דקה</numerusform>
            <numerusform>הוכנסו, כל %n דק׳</numerusform>
        </translation>
    </message>
    <message>
        <source>No door known</source>
        <translation>שער לא ידוע</translation>
    </message>
    <message>
        <source>No type known</source>
        <translation>סוג לא ידוע</translation>
    </message>
    <message>
        <source>Since opening</source>
        <translation>מאז הפתיחה</translation>
    </message>
    <message>
        <source>busiest minute, {time}</source>
        <translation>דקת השיא, {time}</translation>
    </message>
    <message>
        <source>inside now</source>
        <translation>בפנים עכשיו</translation>
    </message>
    <message>
        <source>let in since {time}</source>
        <translation>הוכנסו מאז {time}</translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation>עדיין אף אחד</translation>
    </message>
</context>
<context>
    <name>AsideListSheet</name>
    <message>
        <source>Nobody waiting</source>
        <translation>אין ממתינים</translation>
    </message>
</context>
<context>
    <name>BatteryAlarm</name>
    <message>
        <source>Battery {n} %: plug it in</source>
        <translation>סוללה {n}%: לחבר לחשמל</translation>
    </message>
    <message>
        <source>Battery {n} %: plug it in now</source>
        <translation>סוללה {n}%: לחבר לחשמל עכשיו</translation>
    </message>
    <message>
        <source>Move to another computer</source>
        <translation>מעבר למחשב אחר</translation>
    </message>
</context>
<context>
    <name>BeginSheet</name>
    <message>
        <source>How do you begin?</source>
        <translation>איך מתחילים?</translation>
    </message>
    <message>
        <source>It takes a few minutes, once. You can go back at every step.</source>
        <translation>זה לוקח כמה דקות, פעם אחת. אפשר לחזור אחורה בכל שלב.</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>לא עכשיו</translation>
    </message>
    <message>
        <source>Nothing is sent anywhere, and nothing of it stays.</source>
        <translation>שום דבר לא נשלח החוצה, ושום דבר מזה לא נשמר.</translation>
    </message>
    <message>
        <source>Pair with your host’s office</source>
        <translation>צימוד עם המשרד של המארגן</translation>
    </message>
    <message>
        <source>Rehearse with made-up guests</source>
        <translation>תרגול עם אורחים מומצאים</translation>
    </message>
    <message>
        <source>Set up this door</source>
        <translation>הגדרת השער הזה</translation>
    </message>
    <message>
        <source>Sign in on this machine alone</source>
        <translation>התחברות רק במכשיר הזה</translation>
    </message>
    <message>
        <source>The host shows a QR code. Everything else comes from there.</source>
        <translation>המארגן מציג קוד QR. כל השאר מגיע משם.</translation>
    </message>
    <message>
        <source>The office runs beside the door, with the host’s client ID and secret.</source>
        <translation>המשרד פועל לצד השער, עם מזהה הלקוח וסוד הלקוח של המארגן.</translation>
    </message>
    <message>
        <source>This laptop is the host’s own</source>
        <translation>המחשב הנייד הזה שייך למארגן</translation>
    </message>
    <message>
        <source>With the service’s address and an access token of your account.</source>
        <translation>עם כתובת מערכת הכרטיסים ואסימון גישה של החשבון.</translation>
    </message>
</context>
<context>
    <name>BrowserSheet</name>
    <message>
        <source>Asking the office…</source>
        <translation>פונים למשרד…</translation>
    </message>
    <message>
        <source>Client secret</source>
        <translation>סוד לקוח</translation>
    </message>
    <message>
        <source>Enter the client secret first: the service shows it to the host.</source>
        <translation>קודם להקליד את סוד הלקוח: מערכת הכרטיסים מציגה אותו למארגן.</translation>
    </message>
    <message>
        <source>Go on with this address</source>
        <translation>להמשיך עם הכתובת הזו</translation>
    </message>
    <message>
        <source>If the client ID is another one too: “Set up again”.</source>
        <translation>אם גם מזהה הלקוח אחר: ”הגדרה מחדש”.</translation>
    </message>
    <message>
        <source>No browser could be opened: open this address in one on this machine.</source>
        <translation>אי אפשר היה לפתוח דפדפן: לפתוח את הכתובת הזו בדפדפן במכשיר הזה.</translation>
    </message>
    <message>
        <source>No sign-in is in this address: copy it whole, as the browser shows it at the end.</source>
        <translation>אין בכתובת הזו התחברות: להעתיק אותה בשלמותה, כפי שהדפדפן מציג אותה בסוף.</translation>
    </message>
    <message>
        <source>Nothing has come back from the service’s page yet. If it is gone from the browser, open it again; if it ended on another page, paste the address of that one.</source>
        <translation>עדיין לא חזר דבר מהדף של מערכת הכרטיסים. אם הוא כבר לא פתוח בדפדפן, לפתוח אותו שוב; אם הסיום היה בדף אחר, להדביק את הכתובת של הדף ההוא.</translation>
    </message>
    <message>
        <source>Open the page again</source>
        <translation>לפתוח את הדף שוב</translation>
    </message>
    <message>
        <source>Or paste the address that the browser ended on</source>
        <translation>או להדביק את הכתובת שבה הדפדפן סיים</translation>
    </message>
    <message>
        <source>Perhaps the service has a new client secret for this application: type it as the service shows it to the host. If this Wi-Fi wants a sign-in, see to that first. Scanning goes on meanwhile.</source>
        <translation>ייתכן שבמערכת הכרטיסים יש סוד לקוח חדש ליישום הזה: להקליד אותו כפי שהיא מציגה אותו למארגן. אם ה־Wi-Fi הזה דורש הזדהות, לטפל בזה קודם. הסריקה ממשיכה בינתיים.</translation>
    </message>
    <message>
        <source>Set up again</source>
        <translation>הגדרה מחדש</translation>
    </message>
    <message>
        <source>Sign in at the service</source>
        <translation>התחברות למערכת הכרטיסים</translation>
    </message>
    <message>
        <source>Sign in there as the host, and allow Kiosk. If the browser then warns of this machine’s own certificate, let it go on. Kiosk goes on by itself. If the service does not know the client ID or the redirect address, they are not as they are registered there.</source>
        <translation>להתחבר שם כמארגן ולאשר את Kiosk. אם הדפדפן מזהיר אז מפני תעודת האבטחה של המכשיר הזה, להמשיך בכל זאת. Kiosk ממשיך מעצמו. אם מערכת הכרטיסים לא מכירה את מזהה הלקוח או את כתובת ההפניה, הם רשומים שם אחרת.</translation>
    </message>
    <message>
        <source>The host signs in at the service, in this machine’s browser.</source>
        <translation>המארגן מתחבר למערכת הכרטיסים, בדפדפן של המכשיר הזה.</translation>
    </message>
    <message>
        <source>The redirect address is {address}.</source>
        <translation>כתובת ההפניה היא {address}.</translation>
    </message>
    <message>
        <source>The service’s page</source>
        <translation>הדף של מערכת הכרטיסים</translation>
    </message>
    <message>
        <source>The service’s page opens in the browser.</source>
        <translation>הדף של מערכת הכרטיסים נפתח בדפדפן.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>לנסות שוב</translation>
    </message>
    <message>
        <source>Use this secret</source>
        <translation>להשתמש בסוד הזה</translation>
    </message>
</context>
<context>
    <name>CameraAndSoundSheet</name>
    <message>
        <source>Back</source>
        <translation>חזרה</translation>
    </message>
    <message>
        <source>Camera and sound</source>
        <translation>מצלמה וצליל</translation>
    </message>
    <message>
        <source>GO IN</source>
        <translation>אפשר להיכנס</translation>
    </message>
    <message>
        <source>Guests too</source>
        <translation>גם האורחים</translation>
    </message>
    <message>
        <source>Hold up any QR code: a frame around it means that it was read.</source>
        <translation>להחזיק קוד QR כלשהו מול המצלמה: מסגרת סביבו אומרת שהוא נקרא.</translation>
    </message>
    <message>
        <source>Is it loud enough?</source>
        <translation>חזק מספיק?</translation>
    </message>
    <message>
        <source>Open the door</source>
        <translation>לפתוח את השער</translation>
    </message>
    <message>
        <source>STOP</source>
        <translation>לעצור</translation>
    </message>
    <message>
        <source>Staff only</source>
        <translation>רק הצוות</translation>
    </message>
    <message>
        <source>The picture is as in a mirror, and names are cut to their first letters.</source>
        <translation>התמונה כמו במראה, והשמות מקוצרים לאותיות הראשונות.</translation>
    </message>
    <message>
        <source>The picture is as the camera sees it, and names stand in full.</source>
        <translation>התמונה כפי שהמצלמה רואה, והשמות מופיעים במלואם.</translation>
    </message>
    <message>
        <source>Who sees this screen?</source>
        <translation>מי רואה את המסך הזה?</translation>
    </message>
</context>
<context>
    <name>CameraSheet</name>
    <message>
        <source>Automatic</source>
        <translation>אוטומטי</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>מצלמה</translation>
    </message>
    <message>
        <source>Cameras of this machine</source>
        <translation>המצלמות במכשיר הזה</translation>
    </message>
    <message>
        <source>Exposure</source>
        <translation>חשיפה</translation>
    </message>
    <message>
        <source>For a camera or tablet that is mounted on end.</source>
        <translation>למצלמה או לטאבלט שמותקנים לאורך.</translation>
    </message>
    <message>
        <source>Kiosk keeps trying. Hand scanner and keyboard still work.</source>
        <translation>הניסיונות נמשכים. הסורק הידני והמקלדת עובדים.</translation>
    </message>
    <message>
        <source>Larger reads smaller codes; smaller spares a slow machine.</source>
        <translation>גדול יותר קורא קודים קטנים יותר; קטן יותר מקל על מכשיר איטי.</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>לחפש שוב</translation>
    </message>
    <message>
        <source>Looking for cameras…</source>
        <translation>מחפשים מצלמות…</translation>
    </message>
    <message>
        <source>Mirrored</source>
        <translation>תמונת ראי</translation>
    </message>
    <message>
        <source>Not turned</source>
        <translation>ללא סיבוב</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>כבוי</translation>
    </message>
    <message>
        <source>On</source>
        <translation>פועל</translation>
    </message>
    <message>
        <source>Only how it is shown: codes are read either way.</source>
        <translation>רק התצוגה: הקודים נקראים כך או כך.</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>תמונה</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>קצרה</translation>
    </message>
    <message>
        <source>Shorter blurs less, and reads bright phones better; it needs more light.</source>
        <translation>קצרה יותר מטשטשת פחות וקוראת טוב יותר טלפונים בהירים; צריך יותר אור.</translation>
    </message>
    <message>
        <source>Shortest</source>
        <translation>הקצרה ביותר</translation>
    </message>
    <message>
        <source>This camera does not let its exposure be set. It stays automatic.</source>
        <translation>אי אפשר לכוון את החשיפה במצלמה הזו. היא נשארת אוטומטית.</translation>
    </message>
    <message>
        <source>Turned</source>
        <translation>סיבוב</translation>
    </message>
    <message>
        <source>{chosen} is not connected. {camera} is used until it is back.</source>
        <translation>{chosen} לא מחוברת. עד שתחזור, בשימוש: {camera}.</translation>
    </message>
    <message>
        <source>{size} · {n} pictures a second</source>
        <translation>{size} · {n} תמונות בשנייה</translation>
    </message>
</context>
<context>
    <name>CameraView</name>
    <message numerus="yes">
        <source>%n codes in view: the middle one counts</source>
        <translation>
            <numerusform>קוד אחד בתמונה: האמצעי קובע</numerusform>
            <numerusform>%n קודים בתמונה: האמצעי קובע</numerusform>
        </translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>מצלמה</translation>
    </message>
    <message>
        <source>Camera lost · trying again</source>
        <translation>המצלמה נותקה · מנסים שוב</translation>
    </message>
    <message>
        <source>First the STOP, then the next guest</source>
        <translation>קודם העצירה, אחר כך האורח הבא</translation>
    </message>
    <message>
        <source>Hand scanner and keyboard still work</source>
        <translation>הסורק הידני והמקלדת עובדים</translation>
    </message>
    <message>
        <source>Hold the code in the frame</source>
        <translation>להחזיק את הקוד בתוך המסגרת</translation>
    </message>
    <message>
        <source>Next guest can scan now</source>
        <translation>האורח הבא יכול לסרוק</translation>
    </message>
    <message>
        <source>No camera</source>
        <translation>אין מצלמה</translation>
    </message>
    <message>
        <source>No camera found</source>
        <translation>לא נמצאה מצלמה</translation>
    </message>
    <message>
        <source>One moment</source>
        <translation>רגע אחד</translation>
    </message>
    <message>
        <source>The camera is starting</source>
        <translation>המצלמה נדלקת</translation>
    </message>
    <message>
        <source>Then scan the same ticket again</source>
        <translation>אחר כך לסרוק שוב את אותו כרטיס</translation>
    </message>
    <message>
        <source>Use the hand scanner, or type</source>
        <translation>להשתמש בסורק הידני או להקליד</translation>
    </message>
</context>
<context>
    <name>CandidatesSheet</name>
    <message>
        <source>Which ticket?</source>
        <translation>איזה כרטיס?</translation>
    </message>
</context>
<context>
    <name>CheckLine</name>
    <message>
        <source>not ready</source>
        <translation>לא מוכן</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>מוכן</translation>
    </message>
</context>
<context>
    <name>CounterPresenter</name>
    <message>
        <source>Nobody counted here is inside now.</source>
        <translation>אף אחד ממי שנספר כאן לא בפנים עכשיו.</translation>
    </message>
    <message>
        <source>Nothing was counted here that could be undone.</source>
        <translation>לא נספר כאן דבר שאפשר לבטל.</translation>
    </message>
    <message>
        <source>One person without a ticket counts as inside again.</source>
        <translation>אדם אחד בלי כרטיס שוב נספר בפנים.</translation>
    </message>
    <message>
        <source>One person without a ticket is no longer counted.</source>
        <translation>אדם אחד בלי כרטיס כבר לא נספר.</translation>
    </message>
    <message>
        <source>Only a supervisor can count people without tickets.</source>
        <translation>רק אחראי יכול לספור אנשים בלי כרטיס.</translation>
    </message>
    <message>
        <source>The last count has already been undone.</source>
        <translation>הספירה האחרונה כבר בוטלה.</translation>
    </message>
</context>
<context>
    <name>CounterSheet</name>
    <message>
        <source>Came in: {n}</source>
        <translation>נכנסו: {n}</translation>
    </message>
    <message>
        <source>Children, crew, press: one tap for each. They count as inside.</source>
        <translation>ילדים, צוות, עיתונות: הקשה אחת לכל אדם. הם נספרים בפנים.</translation>
    </message>
    <message>
        <source>Count people without tickets</source>
        <translation>ספירת אנשים בלי כרטיס</translation>
    </message>
    <message>
        <source>In all, {inside} of {capacity} are inside.</source>
        <translation>בסך הכול {inside} מתוך {capacity} בפנים.</translation>
    </message>
    <message>
        <source>One more came in</source>
        <translation>נכנס עוד אדם</translation>
    </message>
    <message>
        <source>One went out</source>
        <translation>אדם אחד יצא</translation>
    </message>
    <message>
        <source>The house is full: ask the host.</source>
        <translation>המקום מלא: לשאול את המארגן.</translation>
    </message>
    <message>
        <source>Undo the last one</source>
        <translation>ביטול האחרון</translation>
    </message>
    <message>
        <source>Went out: {n}</source>
        <translation>יצאו: {n}</translation>
    </message>
    <message>
        <source>inside without a ticket</source>
        <translation>בפנים בלי כרטיס</translation>
    </message>
    <message>
        <source>{n} inside without a ticket</source>
        <translation>{n} בפנים בלי כרטיס</translation>
    </message>
</context>
<context>
    <name>DirectionBadge</name>
    <message>
        <source>ENTRY</source>
        <translation>כניסה</translation>
    </message>
    <message>
        <source>EXIT</source>
        <translation>יציאה</translation>
    </message>
    <message>
        <source>People come in by this door. Each ticket is checked, and counts as inside.</source>
        <translation>בשער הזה נכנסים. כל כרטיס נבדק ונספר בפנים.</translation>
    </message>
    <message>
        <source>People leave by this door. Each ticket scanned here counts as gone; nobody is let in.</source>
        <translation>בשער הזה יוצאים. כל כרטיס שנסרק כאן נספר כיציאה; אף אחד לא נכנס.</translation>
    </message>
</context>
<context>
    <name>DiscountSheet</name>
    <message>
        <source>A fixed amount</source>
        <translation>סכום קבוע</translation>
    </message>
    <message>
        <source>Amount, in the listing’s currency</source>
        <translation>סכום, במטבע של דף המכירה</translation>
    </message>
    <message>
        <source>Asking the service for its listings…</source>
        <translation>מבקשים את דפי המכירה ממערכת הכרטיסים…</translation>
    </message>
    <message>
        <source>Choose the listing first.</source>
        <translation>קודם לבחור דף מכירה.</translation>
    </message>
    <message>
        <source>Create the code</source>
        <translation>ליצור את הקוד</translation>
    </message>
    <message>
        <source>Creating…</source>
        <translation>יוצרים את הקוד…</translation>
    </message>
    <message>
        <source>Discount</source>
        <translation>הנחה</translation>
    </message>
    <message>
        <source>Enter the code first.</source>
        <translation>קודם להקליד את הקוד.</translation>
    </message>
    <message>
        <source>For which listing?</source>
        <translation>לאיזה דף מכירה?</translation>
    </message>
    <message>
        <source>For which tickets? All of them where none is ticked</source>
        <translation>לאילו כרטיסים? לכולם, אם אף אחד לא מסומן</translation>
    </message>
    <message>
        <source>How often it can be used; empty for no limit</source>
        <translation>כמה פעמים אפשר להשתמש; ריק: ללא הגבלה</translation>
    </message>
    <message>
        <source>Id of the listing</source>
        <translation>מזהה דף המכירה</translation>
    </message>
    <message>
        <source>New discount code</source>
        <translation>קוד הנחה חדש</translation>
    </message>
    <message>
        <source>No code was created: {reason}</source>
        <translation>לא נוצר קוד: {reason}</translation>
    </message>
    <message>
        <source>Percent</source>
        <translation>אחוזים</translation>
    </message>
    <message>
        <source>The amount is a number, such as 7.50.</source>
        <translation>הסכום הוא מספר, כמו 7.50.</translation>
    </message>
    <message>
        <source>The number of uses is a whole number, such as 100.</source>
        <translation>מספר השימושים הוא מספר שלם, כמו 100.</translation>
    </message>
    <message>
        <source>The percentage is a number up to 100, such as 25.</source>
        <translation>האחוז הוא מספר עד 100, כמו 25.</translation>
    </message>
    <message>
        <source>What people type</source>
        <translation>מה שמקלידים</translation>
    </message>
    <message>
        <source>not public</source>
        <translation>לא ציבורי</translation>
    </message>
    <message>
        <source>{code} can be used from now on.</source>
        <translation>{code} תקף מעכשיו.</translation>
    </message>
    <message>
        <source>{code} was not created: {reason}</source>
        <translation>{code} לא נוצר: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>{n} ticket(s)</source>
        <translation>
            <numerusform>כרטיס {n}</numerusform>
            <numerusform>{n} כרטיסים</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DiscountsPresenter</name>
    <message>
        <source>Another code is still being created: wait until that is done.</source>
        <translation>עדיין יוצרים קוד אחר: להמתין עד לסיום.</translation>
    </message>
    <message>
        <source>something went wrong</source>
        <translation>משהו השתבש</translation>
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
        <translation>Kiosk · תרגול</translation>
    </message>
</context>
<context>
    <name>DropTarget</name>
    <message>
        <source>Drop the picture here</source>
        <translation>לגרור את התמונה לכאן</translation>
    </message>
    <message>
        <source>The code in it is read like a ticket at the camera</source>
        <translation>הקוד שבה נקרא כמו כרטיס מול המצלמה</translation>
    </message>
</context>
<context>
    <name>DutySheet</name>
    <message>
        <source>Another name</source>
        <translation>שם אחר</translation>
    </message>
    <message>
        <source>Start duty</source>
        <translation>תחילת משמרת</translation>
    </message>
    <message>
        <source>The name is kept with everything this door records from now on.</source>
        <translation>מעכשיו השם נשמר עם כל מה שהשער הזה רושם.</translation>
    </message>
    <message>
        <source>Who is on duty?</source>
        <translation>מי במשמרת?</translation>
    </message>
</context>
<context>
    <name>Entry</name>
    <message>
        <source>Scan, or type a name</source>
        <translation>לסרוק, או להקליד שם</translation>
    </message>
    <message>
        <source>Scan, or type a name or ticket id</source>
        <translation>לסרוק, או להקליד שם או מספר כרטיס</translation>
    </message>
</context>
<context>
    <name>EventIdField</name>
    <message>
        <source>Add</source>
        <translation>הוספה</translation>
    </message>
    <message>
        <source>The event’s id, as the host has it</source>
        <translation>מזהה האירוע, כפי שהוא אצל המארגן</translation>
    </message>
</context>
<context>
    <name>EventSheet</name>
    <message>
        <source>Choose later</source>
        <translation>לבחור אחר כך</translation>
    </message>
    <message>
        <source>Events on the guest list</source>
        <translation>אירועים ברשימת האורחים</translation>
    </message>
    <message>
        <source>Every event</source>
        <translation>כל האירועים</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>לבדוק שוב</translation>
    </message>
    <message>
        <source>Look again, or type the event’s id. It can be chosen at the open door too.</source>
        <translation>לבדוק שוב, או להקליד את מזהה האירוע. אפשר לבחור גם כשהשער פתוח.</translation>
    </message>
    <message>
        <source>No event is on the guest list yet. The host can tell you its id.</source>
        <translation>עדיין אין אירוע ברשימת האורחים. המזהה שלו נמצא אצל המארגן.</translation>
    </message>
    <message>
        <source>No ticket on the guest list is for the event that was chosen.</source>
        <translation>אין ברשימת האורחים כרטיס לאירוע שנבחר.</translation>
    </message>
    <message>
        <source>Nobody is on the guest list of this account. Look again once tickets are sold, type the event’s id, or go back to sign in or to pair with another account.</source>
        <translation>רשימת האורחים של החשבון הזה ריקה. לבדוק שוב אחרי שיימכרו כרטיסים, להקליד את מזהה האירוע, או לחזור ולהתחבר או לצמד עם חשבון אחר.</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>לא עכשיו</translation>
    </message>
    <message>
        <source>Tickets for every event are let in here now. Tick one to stop the others.</source>
        <translation>כרגע נכנסים כאן עם כרטיסים לכל האירועים. לסמן אירוע כדי לעצור את האחרים.</translation>
    </message>
    <message>
        <source>Tickets for other events will be stopped. You can tick several.</source>
        <translation>כרטיסים לאירועים אחרים ייעצרו. אפשר לסמן כמה.</translation>
    </message>
    <message>
        <source>Type an event’s id</source>
        <translation>להקליד מזהה אירוע</translation>
    </message>
    <message>
        <source>Until one is chosen, only a supervisor can let anybody in. You can tick several.</source>
        <translation>עד שייבחר אירוע, רק אחראי יכול להכניס. אפשר לסמן כמה.</translation>
    </message>
    <message numerus="yes">
        <source>Use %n event(s)</source>
        <translation>
            <numerusform>לבחור אירוע אחד</numerusform>
            <numerusform>לבחור %n אירועים</numerusform>
        </translation>
    </message>
    <message>
        <source>Use this event</source>
        <translation>לבחור אירוע זה</translation>
    </message>
    <message>
        <source>Which event is this door for?</source>
        <translation>לאיזה אירוע השער הזה?</translation>
    </message>
</context>
<context>
    <name>EventsPresenter</name>
    <message>
        <source>Only a supervisor can switch to the next event.</source>
        <translation>רק אחראי יכול לעבור לאירוע הבא.</translation>
    </message>
</context>
<context>
    <name>ExplainSheet</name>
    <message>
        <source>Close</source>
        <translation>סגירה</translation>
    </message>
</context>
<context>
    <name>FirstRunPresenter</name>
    <message>
        <source>Back</source>
        <translation>חזרה</translation>
    </message>
    <message>
        <source>Looking for the office…</source>
        <translation>מחפשים את המשרד…</translation>
    </message>
    <message>
        <source>Nobody is on the guest list. Ask the host if this is the right account.</source>
        <translation>רשימת האורחים ריקה. לשאול את המארגן אם זה החשבון הנכון.</translation>
    </message>
    <message>
        <source>Pairing…</source>
        <translation>מצמדים…</translation>
    </message>
    <message>
        <source>Reading the guest list…</source>
        <translation>קוראים את רשימת האורחים…</translation>
    </message>
    <message>
        <source>Reading the guest list… {n}</source>
        <translation>קוראים את רשימת האורחים… {n}</translation>
    </message>
    <message>
        <source>Setting the door up…</source>
        <translation>מגדירים את השער…</translation>
    </message>
    <message>
        <source>Setting the office up…</source>
        <translation>מגדירים את המשרד…</translation>
    </message>
    <message>
        <source>Signing in…</source>
        <translation>מתחברים…</translation>
    </message>
    <message>
        <source>The guest list could not be read yet: {reason}</source>
        <translation>עדיין אי אפשר היה לקרוא את רשימת האורחים: {reason}</translation>
    </message>
    <message>
        <source>The host’s rules for this door could not be set: {reason}</source>
        <translation>אי אפשר היה לקבוע את כללי המארגן לשער הזה: {reason}</translation>
    </message>
    <message>
        <source>This did not work: a fault in the program. Try it once more.</source>
        <translation>זה לא הצליח: תקלה בתוכנה. לנסות שוב.</translation>
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
        <translation>Kiosk · הגדרת השער הזה</translation>
    </message>
    <message>
        <source>Step {number} of {steps}</source>
        <translation>שלב {number} מתוך {steps}</translation>
    </message>
</context>
<context>
    <name>Fold</name>
    <message>
        <source>More below</source>
        <translation>יש עוד למטה</translation>
    </message>
</context>
<context>
    <name>Footer</name>
    <message>
        <source>Count people without tickets (F12)</source>
        <translation>ספירת אנשים בלי כרטיס (F12)</translation>
    </message>
    <message>
        <source>Help F1</source>
        <translation>עזרה F1</translation>
    </message>
    <message>
        <source>Light, dark or high contrast</source>
        <translation>בהיר, כהה או ניגודיות גבוהה</translation>
    </message>
    <message>
        <source>Manager</source>
        <translation>ניהול</translation>
    </message>
    <message>
        <source>On duty: nobody named</source>
        <translation>במשמרת: ללא שם</translation>
    </message>
    <message>
        <source>On duty: {name}</source>
        <translation>במשמרת: {name}</translation>
    </message>
    <message>
        <source>On duty: {name}. Change</source>
        <translation>במשמרת: {name}. החלפה</translation>
    </message>
    <message>
        <source>On duty?</source>
        <translation>מי במשמרת?</translation>
    </message>
    <message>
        <source>People without tickets inside: {n}. Count</source>
        <translation>אנשים בלי כרטיס בפנים: {n}. לספור</translation>
    </message>
    <message>
        <source>a minute</source>
        <translation>לדקה</translation>
    </message>
</context>
<context>
    <name>GroupSheet</name>
    <message>
        <source>Admit</source>
        <translation>להכניס</translation>
    </message>
    <message numerus="yes">
        <source>Admit %n</source>
        <translation>
            <numerusform>להכניס %n</numerusform>
            <numerusform>להכניס %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Admit rest of order</source>
        <translation>להכניס את שאר ההזמנה</translation>
    </message>
    <message numerus="yes">
        <source>Tick all (%n)</source>
        <translation>
            <numerusform>לסמן הכול (%n)</numerusform>
            <numerusform>לסמן הכול (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Tick none</source>
        <translation>לבטל סימון</translation>
    </message>
    <message numerus="yes">
        <source>Tick the %n valid</source>
        <translation>
            <numerusform>לסמן את התקף (%n)</numerusform>
            <numerusform>לסמן את התקפים (%n)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GuestBody</name>
    <message>
        <source>Add a note</source>
        <translation>הוספת הערה</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>תשובות</translation>
    </message>
    <message>
        <source>Bought by</source>
        <translation>נקנה על ידי</translation>
    </message>
    <message>
        <source>Change the note</source>
        <translation>שינוי ההערה</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>אירוע</translation>
    </message>
    <message>
        <source>Note…</source>
        <translation>הערה…</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>הזמנה</translation>
    </message>
    <message>
        <source>State</source>
        <translation>מצב</translation>
    </message>
    <message>
        <source>Ticket</source>
        <translation>כרטיס</translation>
    </message>
    <message>
        <source>Ticket id</source>
        <translation>מספר כרטיס</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>מה קרה</translation>
    </message>
    <message>
        <source>alert on arrival</source>
        <translation>התראה בכניסה</translation>
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
        <translation>כל רשימת האורחים</translation>
    </message>
    <message>
        <source>The whole guest list · F11</source>
        <translation>כל רשימת האורחים · F11</translation>
    </message>
</context>
<context>
    <name>GuestListSheet</name>
    <message>
        <source>All</source>
        <translation>הכול</translation>
    </message>
    <message>
        <source>All · {n}</source>
        <translation>הכול · {n}</translation>
    </message>
    <message>
        <source>A–Z</source>
        <translation>א–ת</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>לפי שם</translation>
    </message>
    <message>
        <source>By order</source>
        <translation>לפי הזמנה</translation>
    </message>
    <message>
        <source>By ticket type</source>
        <translation>לפי סוג כרטיס</translation>
    </message>
    <message>
        <source>Go to a letter</source>
        <translation>מעבר לאות</translation>
    </message>
    <message>
        <source>Guest list</source>
        <translation>רשימת אורחים</translation>
    </message>
    <message>
        <source>Inside</source>
        <translation>בפנים</translation>
    </message>
    <message>
        <source>Last in first</source>
        <translation>האחרונים שנכנסו קודם</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>יצאו</translation>
    </message>
    <message>
        <source>Name, order or ticket id</source>
        <translation>שם, הזמנה או מספר כרטיס</translation>
    </message>
    <message>
        <source>No guest list is on this machine yet.</source>
        <translation>במכשיר הזה עדיין אין רשימת אורחים.</translation>
    </message>
    <message>
        <source>No type</source>
        <translation>ללא סוג</translation>
    </message>
    <message>
        <source>Nobody here. Choose “All”, or type something else.</source>
        <translation>אין כאן אף אחד. לבחור ”הכול” או להקליד משהו אחר.</translation>
    </message>
    <message>
        <source>Not arrived</source>
        <translation>טרם הגיעו</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>בעיה</translation>
    </message>
    <message>
        <source>Reading the list…</source>
        <translation>קוראים את הרשימה…</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>מיון</translation>
    </message>
    <message>
        <source>State</source>
        <translation>מצב</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>סוג</translation>
    </message>
</context>
<context>
    <name>GuestSheet</name>
    <message>
        <source>Admit</source>
        <translation>להכניס</translation>
    </message>
    <message>
        <source>Let out</source>
        <translation>לרשום יציאה</translation>
    </message>
    <message>
        <source>Supervisor…</source>
        <translation>אחראי…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>ביטול כניסה</translation>
    </message>
    <message>
        <source>Undo admission</source>
        <translation>ביטול הכניסה</translation>
    </message>
</context>
<context>
    <name>HandScannerSheet</name>
    <message>
        <source>A code ends with</source>
        <translation>בסוף כל קוד</translation>
    </message>
    <message>
        <source>Arrived: {text}</source>
        <translation>התקבל: {text}</translation>
    </message>
    <message>
        <source>As an American one</source>
        <translation>כמו מקלדת אמריקאית</translation>
    </message>
    <message>
        <source>As it was learnt</source>
        <translation>כפי שנלמד</translation>
    </message>
    <message>
        <source>As the scanner is set.</source>
        <translation>כפי שמוגדר בסורק.</translation>
    </message>
    <message>
        <source>As this computer</source>
        <translation>כמו המחשב הזה</translation>
    </message>
    <message>
        <source>Code that tells how the scanner types</source>
        <translation>קוד שמגלה איך הסורק מקליד</translation>
    </message>
    <message>
        <source>Hand scanner</source>
        <translation>סורק ידני</translation>
    </message>
    <message>
        <source>None</source>
        <translation>ללא</translation>
    </message>
    <message>
        <source>Now scan a ticket: what arrives is shown here, and nobody is checked in.</source>
        <translation>עכשיו לסרוק כרטיס: מה שמגיע מוצג כאן, ולא נרשמת כניסה.</translation>
    </message>
    <message>
        <source>Scan this code with the hand scanner. Kiosk finds out how it types, and corrects what this computer would make of it. Then scan a ticket to try: nobody is checked in from here.</source>
        <translation>לסרוק את הקוד הזה בסורק הידני. Kiosk מגלה איך הוא מקליד, ומתקן את מה שהמחשב הזה היה משבש. אחר כך לסרוק כרטיס לניסיון: מכאן לא נרשמת כניסה.</translation>
    </message>
    <message>
        <source>Serial scanner</source>
        <translation>סורק טורי</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>מהירות</translation>
    </message>
    <message>
        <source>The one chosen before</source>
        <translation>מה שנבחר קודם</translation>
    </message>
    <message>
        <source>The scanner types</source>
        <translation>הסורק מקליד</translation>
    </message>
</context>
<context>
    <name>HandoverPresenter</name>
    <message>
        <source>something went wrong. Try another folder</source>
        <translation>משהו השתבש. לנסות תיקייה אחרת</translation>
    </message>
</context>
<context>
    <name>HandoverSheet</name>
    <message>
        <source>Choose the folder for the file first.</source>
        <translation>קודם לבחור תיקייה לקובץ.</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>תיקייה</translation>
    </message>
    <message>
        <source>Folder for the file</source>
        <translation>תיקייה לקובץ</translation>
    </message>
    <message>
        <source>Guest list, who is inside and what is not sent yet go into one encrypted file. Take it to the other machine and open it there: Manager, “Move to another computer”, “Take over a file…”.</source>
        <translation>רשימת האורחים, מי בפנים ומה שטרם נשלח נכנסים לקובץ מוצפן אחד. להעביר אותו למכשיר השני ולפתוח אותו שם: ניהול, ”מעבר למחשב אחר”, ”לקבל קובץ…”.</translation>
    </message>
    <message>
        <source>Move to another computer</source>
        <translation>מעבר למחשב אחר</translation>
    </message>
    <message>
        <source>No file was written: {reason}</source>
        <translation>לא נכתב קובץ: {reason}</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>פעם נוספת</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>סיסמה</translation>
    </message>
    <message>
        <source>Passphrase, twice</source>
        <translation>סיסמה, פעמיים</translation>
    </message>
    <message>
        <source>Take over a file…</source>
        <translation>לקבל קובץ…</translation>
    </message>
    <message>
        <source>The file is written: {file}&#x2028;&#x2028;Tickets: {tickets} · records: {rows} · not sent yet: {unsent}&#x2028;&#x2028;The other machine sends what is not sent yet. Close Kiosk on this one.</source>
        <translation>הקובץ נכתב: {file}&#x2028;&#x2028;כרטיסים: {tickets} · רישומים: {rows} · טרם נשלחו: {unsent}&#x2028;&#x2028;המכשיר השני שולח את מה שטרם נשלח. לסגור את Kiosk במכשיר הזה.</translation>
    </message>
    <message numerus="yes">
        <source>The passphrase needs %n characters or more.</source>
        <translation>
            <numerusform>בסיסמה נדרש לפחות תו אחד.</numerusform>
            <numerusform>בסיסמה נדרשים לפחות %n תווים.</numerusform>
        </translation>
    </message>
    <message>
        <source>The two passphrases are not the same.</source>
        <translation>שתי הסיסמאות אינן זהות.</translation>
    </message>
    <message>
        <source>Write the file</source>
        <translation>לכתוב את הקובץ</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>כותבים…</translation>
    </message>
</context>
<context>
    <name>HelpSheet</name>
    <message>
        <source>Amber triangle: ask a supervisor. F3 asks for their PIN.</source>
        <translation>משולש כתום: לשאול אחראי. F3 מבקש את ה־PIN שלו.</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>חיצים</translation>
    </message>
    <message>
        <source>Blue arrow: the guest goes out.</source>
        <translation>חץ כחול: האורח יוצא.</translation>
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
        <translation>עיגול ירוק: האורח נכנס. אם יש הודעה לבנה, לקרוא אותה קודם.</translation>
    </message>
    <message>
        <source>Grey rings: the same ticket was just read. One ticket, one person.</source>
        <translation>טבעות אפורות: אותו כרטיס נקרא הרגע. כרטיס אחד, אדם אחד.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>עזרה</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>אותיות</translation>
    </message>
    <message>
        <source>Red octagon: stop. The screen says why. F2 lets the lane go on.</source>
        <translation>מתומן אדום: לעצור. הסיבה כתובה במסך. F2 מאפשר לתור להמשיך.</translation>
    </message>
    <message>
        <source>admit the rest, choose, or search</source>
        <translation>להכניס את השאר, לבחור או לחפש</translation>
    </message>
    <message>
        <source>back</source>
        <translation>חזרה</translation>
    </message>
    <message>
        <source>choose a guest</source>
        <translation>לבחור אורח</translation>
    </message>
    <message>
        <source>count a person without a ticket</source>
        <translation>לספור אדם בלי כרטיס</translation>
    </message>
    <message>
        <source>manager</source>
        <translation>ניהול</translation>
    </message>
    <message>
        <source>open the guest; it never admits</source>
        <translation>לפתוח את פרטי האורח; לעולם לא מכניס</translation>
    </message>
    <message>
        <source>refresh the guest list</source>
        <translation>לרענן את רשימת האורחים</translation>
    </message>
    <message>
        <source>search for a guest, not in a form</source>
        <translation>לחפש אורח, לא בטופס</translation>
    </message>
    <message>
        <source>step aside: the lane goes on</source>
        <translation>הצידה: התור ממשיך</translation>
    </message>
    <message>
        <source>supervisor: let in anyway, or without a ticket</source>
        <translation>אחראי: להכניס בכל זאת, או בלי כרטיס</translation>
    </message>
    <message>
        <source>the whole guest list</source>
        <translation>כל רשימת האורחים</translation>
    </message>
    <message>
        <source>this help</source>
        <translation>העזרה הזו</translation>
    </message>
    <message>
        <source>undo the last admission</source>
        <translation>לבטל את הכניסה האחרונה</translation>
    </message>
    <message>
        <source>what is not sent yet</source>
        <translation>מה טרם נשלח</translation>
    </message>
    <message>
        <source>what needs attention</source>
        <translation>מה דורש טיפול</translation>
    </message>
    <message>
        <source>who is on duty</source>
        <translation>מי במשמרת</translation>
    </message>
</context>
<context>
    <name>HostSheet</name>
    <message>
        <source>Address of the service</source>
        <translation>כתובת מערכת הכרטיסים</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>חזרה</translation>
    </message>
    <message>
        <source>Client ID</source>
        <translation>מזהה לקוח</translation>
    </message>
    <message>
        <source>Client secret</source>
        <translation>סוד לקוח</translation>
    </message>
    <message>
        <source>Enter the address of the service first: the host has it.</source>
        <translation>קודם להקליד את כתובת מערכת הכרטיסים: היא נמצאת אצל המארגן.</translation>
    </message>
    <message>
        <source>Enter the client ID and the client secret first: the service shows both to the host.</source>
        <translation>קודם להקליד את מזהה הלקוח ואת סוד הלקוח: מערכת הכרטיסים מציגה את שניהם למארגן.</translation>
    </message>
    <message>
        <source>Enter the redirect address first: one that is registered at the service.</source>
        <translation>קודם להקליד את כתובת ההפניה: כתובת שרשומה במערכת הכרטיסים.</translation>
    </message>
    <message>
        <source>For one laptop in trusted hands. Its office keeps the client secret encrypted and apart from the door, but whoever has this laptop can get at the host’s account. For several doors, a machine of its own should hold the office.</source>
        <translation>למחשב נייד יחיד בידיים אמינות. המשרד שבו שומר את סוד הלקוח מוצפן ובנפרד מהשער, אבל מי שמחזיק במחשב הזה יכול להגיע לחשבון של המארגן. כשיש כמה שערים, עדיף שהמשרד יהיה במכשיר משלו.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>הבא</translation>
    </message>
    <message>
        <source>Redirect address, as registered at the service</source>
        <translation>כתובת ההפניה, כפי שהיא רשומה במערכת הכרטיסים</translation>
    </message>
    <message>
        <source>The host’s own laptop</source>
        <translation>המחשב הנייד של המארגן</translation>
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
        <translation>מתחברים…</translation>
    </message>
    <message>
        <source>Leaving…</source>
        <translation>מתנתקים…</translation>
    </message>
    <message>
        <source>The hub has not answered yet. Look whether it runs, and whether this machine is in the same network. If you close this, scanning goes on.</source>
        <translation>הרכזת עדיין לא ענתה. לבדוק אם היא פועלת ואם המכשיר הזה באותה רשת. גם אם סוגרים כאן, הסריקה ממשיכה.</translation>
    </message>
</context>
<context>
    <name>HubSheet</name>
    <message>
        <source>Join</source>
        <translation>חיבור</translation>
    </message>
    <message>
        <source>Leave the hub…</source>
        <translation>יציאה מהרכזת…</translation>
    </message>
    <message>
        <source>Other doors</source>
        <translation>שערים אחרים</translation>
    </message>
    <message>
        <source>This code pairs a door with the office: Manager, “Sign in”.</source>
        <translation>הקוד הזה מצמד שער עם המשרד: ניהול, ”התחברות”.</translation>
    </message>
    <message>
        <source>This is not a hub’s code: the machine that runs the hub shows it.</source>
        <translation>זה לא קוד של רכזת: המכשיר שמפעיל את הרכזת מציג אותו.</translation>
    </message>
    <message>
        <source>This link is not whole, or made for a newer Kiosk: copy all of it.</source>
        <translation>הקישור הזה לא שלם, או שנוצר לגרסה חדשה יותר של Kiosk: להעתיק את כולו.</translation>
    </message>
</context>
<context>
    <name>IncidentsPresenter</name>
    <message>
        <source>Only a supervisor can resolve this.</source>
        <translation>רק אחראי יכול לסמן את זה כטופל.</translation>
    </message>
</context>
<context>
    <name>IncidentsSheet</name>
    <message>
        <source>Needs attention</source>
        <translation>לטיפול</translation>
    </message>
    <message>
        <source>Needs attention · {n}</source>
        <translation>לטיפול · {n}</translation>
    </message>
    <message>
        <source>Nothing needs attention.</source>
        <translation>אין מה לטפל.</translation>
    </message>
</context>
<context>
    <name>LastVerdictBar</name>
    <message>
        <source>NOT READY</source>
        <translation>לא מוכן</translation>
    </message>
    <message>
        <source>Ready for the next guest</source>
        <translation>מוכנים לאורח הבא</translation>
    </message>
</context>
<context>
    <name>LinkSheet</name>
    <message>
        <source>Another code was read: it is tried next.</source>
        <translation>נקרא קוד אחר: הוא ייבדק הבא בתור.</translation>
    </message>
    <message>
        <source>Hold the code up to the camera, or paste the link first.</source>
        <translation>קודם להחזיק את הקוד מול המצלמה, או להדביק את הקישור.</translation>
    </message>
    <message>
        <source>Or paste the pairing link</source>
        <translation>או להדביק את קישור הצימוד</translation>
    </message>
</context>
<context>
    <name>ManagerPresenter</name>
    <message numerus="yes">
        <source>%n check-in(s) not sent yet</source>
        <translation>
            <numerusform>כניסה אחת טרם נשלחה</numerusform>
            <numerusform>%n כניסות טרם נשלחו</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n check-in(s) refused by the service</source>
        <translation>
            <numerusform>רישום כניסה אחד נדחה במערכת הכרטיסים</numerusform>
            <numerusform>%n רישומי כניסה נדחו במערכת הכרטיסים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guest(s) still waiting aside</source>
        <translation>
            <numerusform>אורח אחד עדיין ממתין בצד</numerusform>
            <numerusform>%n אורחים עדיין ממתינים בצד</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) still need attention</source>
        <translation>
            <numerusform>דבר אחד עדיין לטיפול</numerusform>
            <numerusform>%n דברים עדיין לטיפול</numerusform>
        </translation>
    </message>
    <message>
        <source>All of it is kept on this machine, and is here again when Kiosk opens.</source>
        <translation>הכול נשמר במכשיר הזה, ויחזור כש־Kiosk ייפתח שוב.</translation>
    </message>
    <message>
        <source>Change this door</source>
        <translation>שינוי השער הזה</translation>
    </message>
    <message>
        <source>Changing this door needs a supervisor.</source>
        <translation>רק אחראי יכול לשנות את השער הזה.</translation>
    </message>
    <message>
        <source>Check-ins are sent when Kiosk runs here again with a connection.</source>
        <translation>רישומי הכניסה יישלחו כש־Kiosk ירוץ כאן שוב עם חיבור.</translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>לסגור בכל זאת</translation>
    </message>
    <message>
        <source>Keep it open</source>
        <translation>להשאיר פתוח</translation>
    </message>
    <message>
        <source>Move to another computer</source>
        <translation>מעבר למחשב אחר</translation>
    </message>
    <message>
        <source>Only a supervisor can close Kiosk.</source>
        <translation>רק אחראי יכול לסגור את Kiosk.</translation>
    </message>
    <message>
        <source>Only a supervisor can move this door to another computer.</source>
        <translation>רק אחראי יכול להעביר את השער הזה למחשב אחר.</translation>
    </message>
    <message>
        <source>Only a supervisor can open the manager’s menu.</source>
        <translation>רק אחראי יכול לפתוח את תפריט הניהול.</translation>
    </message>
    <message>
        <source>Only a supervisor can sign this door in.</source>
        <translation>רק אחראי יכול לחבר את השער הזה לחשבון.</translation>
    </message>
    <message>
        <source>Only a supervisor can try a staff ticket.</source>
        <translation>רק אחראי יכול לנסות כרטיס צוות.</translation>
    </message>
    <message>
        <source>Other doors…</source>
        <translation>שערים אחרים…</translation>
    </message>
    <message>
        <source>Refresh the list now</source>
        <translation>לרענן את הרשימה עכשיו</translation>
    </message>
    <message>
        <source>Show what is not sent yet</source>
        <translation>להציג מה טרם נשלח</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>התחברות</translation>
    </message>
    <message>
        <source>The file with the rules was damaged. Ask a supervisor about every guest. The manager’s menu stays closed until the host sets the rules again on this machine and Kiosk is restarted.</source>
        <translation>הקובץ עם הכללים נפגם. לשאול אחראי על כל אורח. תפריט הניהול נשאר סגור עד שהמארגן יקבע שוב את הכללים במכשיר הזה ו־Kiosk יופעל מחדש.</translation>
    </message>
    <message>
        <source>This door’s rules were lost</source>
        <translation>הכללים של השער הזה אבדו</translation>
    </message>
</context>
<context>
    <name>ManagerSheet</name>
    <message>
        <source>Arrivals</source>
        <translation>הגעות</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>חזרה</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>מצלמה</translation>
    </message>
    <message>
        <source>Choose the event</source>
        <translation>בחירת האירוע</translation>
    </message>
    <message>
        <source>Close Kiosk</source>
        <translation>סגירת Kiosk</translation>
    </message>
    <message>
        <source>Guest list</source>
        <translation>רשימת אורחים</translation>
    </message>
    <message>
        <source>Hand scanner</source>
        <translation>סורק ידני</translation>
    </message>
    <message>
        <source>Is everything ready?</source>
        <translation>הכול מוכן?</translation>
    </message>
    <message>
        <source>Let in without a ticket</source>
        <translation>להכניס בלי כרטיס</translation>
    </message>
    <message>
        <source>Manager</source>
        <translation>ניהול</translation>
    </message>
    <message>
        <source>Move to another computer</source>
        <translation>מעבר למחשב אחר</translation>
    </message>
    <message>
        <source>Needs attention</source>
        <translation>לטיפול</translation>
    </message>
    <message>
        <source>New discount code</source>
        <translation>קוד הנחה חדש</translation>
    </message>
    <message>
        <source>Not sent yet</source>
        <translation>טרם נשלחו</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>הגדרות</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>התחברות</translation>
    </message>
    <message>
        <source>This door</source>
        <translation>השער הזה</translation>
    </message>
</context>
<context>
    <name>NamesButton</name>
    <message>
        <source>Hide names</source>
        <translation>להסתיר שמות</translation>
    </message>
    <message>
        <source>Show names</source>
        <translation>להציג שמות</translation>
    </message>
</context>
<context>
    <name>NamesQuestion</name>
    <message>
        <source>Can guests see this screen?</source>
        <translation>האורחים רואים את המסך הזה?</translation>
    </message>
    <message>
        <source>No</source>
        <translation>לא</translation>
    </message>
    <message>
        <source>Then names can be cut to their first letters.</source>
        <translation>אם כן, אפשר לקצר את השמות לאותיות הראשונות.</translation>
    </message>
    <message>
        <source>Yes: hide names</source>
        <translation>כן: להסתיר שמות</translation>
    </message>
</context>
<context>
    <name>NotOpenedWindow</name>
    <message>
        <source>Close Kiosk</source>
        <translation>סגירת Kiosk</translation>
    </message>
    <message>
        <source>Do what it says here, then try again. If that does not help, restart this machine, start Kiosk again and call the host. Until then, let guests in at another door.</source>
        <translation>לעשות מה שכתוב כאן ולנסות שוב. אם זה לא עוזר, להפעיל מחדש את המכשיר, לפתוח שוב את Kiosk ולקרוא למארגן. בינתיים להכניס אורחים בשער אחר.</translation>
    </message>
    <message>
        <source>Kiosk could not open this door again. Nobody can scan here now; nothing that was recorded is lost.</source>
        <translation>אי אפשר היה לפתוח שוב את השער הזה. כרגע אי אפשר לסרוק כאן; שום רישום לא אבד.</translation>
    </message>
    <message>
        <source>Kiosk · this door is not open</source>
        <translation>Kiosk · השער הזה לא פתוח</translation>
    </message>
    <message>
        <source>This door is not open</source>
        <translation>השער הזה לא פתוח</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>לנסות שוב</translation>
    </message>
</context>
<context>
    <name>NotePresenter</name>
    <message>
        <source>A note was not saved</source>
        <translation>הערה אחת לא נשמרה</translation>
    </message>
    <message>
        <source>Not saved: this machine cannot write it down. Try again.</source>
        <translation>לא נשמר: המכשיר הזה לא מצליח לרשום את זה. לנסות שוב.</translation>
    </message>
    <message>
        <source>The note cannot be changed now</source>
        <translation>אי אפשר לשנות את ההערה כרגע</translation>
    </message>
    <message>
        <source>The note on {name} was not saved</source>
        <translation>ההערה על {name} לא נשמרה</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>לנסות שוב</translation>
    </message>
    <message>
        <source>What is noted cannot be read on this machine. Try again.</source>
        <translation>אי אפשר לקרוא את ההערה במכשיר הזה. לנסות שוב.</translation>
    </message>
</context>
<context>
    <name>NoteSheet</name>
    <message>
        <source>Alert the door</source>
        <translation>להתריע בשער</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ביטול</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>סגירה</translation>
    </message>
    <message>
        <source>No alert</source>
        <translation>בלי התראה</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>הערה</translation>
    </message>
    <message>
        <source>Note on a guest</source>
        <translation>הערה על אורח</translation>
    </message>
    <message>
        <source>Remove the note</source>
        <translation>מחיקת ההערה</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>שמירה</translation>
    </message>
    <message>
        <source>When this guest is let in</source>
        <translation>כשהאורח הזה ייכנס</translation>
    </message>
    <message>
        <source>With an alert, the green screen shows the note and a sound is played.</source>
        <translation>עם התראה, המסך הירוק מציג את ההערה ונשמע צליל.</translation>
    </message>
</context>
<context>
    <name>OffListSheet</name>
    <message>
        <source>For somebody who has no ticket. Search by name first.</source>
        <translation>למי שאין כרטיס. קודם לחפש לפי שם.</translation>
    </message>
    <message>
        <source>Let in</source>
        <translation>להכניס</translation>
    </message>
    <message>
        <source>Let in without a ticket</source>
        <translation>להכניס בלי כרטיס</translation>
    </message>
    <message>
        <source>Name, if they give one</source>
        <translation>שם, אם נמסר</translation>
    </message>
</context>
<context>
    <name>OfficePresenter</name>
    <message>
        <source>Kiosk pairs the door with it again, and reopens it by itself. Nothing recorded is lost, but take care of anybody waiting aside first.</source>
        <translation>השער יצומד אליו שוב וייפתח מחדש מעצמו. שום רישום לא אובד, אבל קודם לטפל במי שממתין בצד.</translation>
    </message>
    <message>
        <source>Pair again</source>
        <translation>צימוד מחדש</translation>
    </message>
    <message>
        <source>Pairing…</source>
        <translation>מצמדים…</translation>
    </message>
    <message>
        <source>Setting the office up…</source>
        <translation>מגדירים את המשרד…</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>התחברות</translation>
    </message>
    <message>
        <source>The office of this machine does not know this door any more.</source>
        <translation>המשרד של המכשיר הזה כבר לא מכיר את השער הזה.</translation>
    </message>
    <message>
        <source>The office of this machine has another certificate than before.</source>
        <translation>למשרד של המכשיר הזה יש תעודת אבטחה אחרת מקודם.</translation>
    </message>
</context>
<context>
    <name>OfficeSheet</name>
    <message>
        <source>Another office</source>
        <translation>משרד אחר</translation>
    </message>
    <message>
        <source>Client ID</source>
        <translation>מזהה לקוח</translation>
    </message>
    <message>
        <source>Client secret</source>
        <translation>סוד לקוח</translation>
    </message>
    <message>
        <source>Enter the client ID and the client secret first: the service shows both to the host.</source>
        <translation>קודם להקליד את מזהה הלקוח ואת סוד הלקוח: מערכת הכרטיסים מציגה את שניהם למארגן.</translation>
    </message>
    <message>
        <source>Enter the redirect address first: one that is registered at the service.</source>
        <translation>קודם להקליד את כתובת ההפניה: כתובת שרשומה במערכת הכרטיסים.</translation>
    </message>
    <message>
        <source>Redirect address, as registered at the service</source>
        <translation>כתובת ההפניה, כפי שהיא רשומה במערכת הכרטיסים</translation>
    </message>
    <message>
        <source>Set this machine’s office up again</source>
        <translation>הגדרה מחדש של המשרד במכשיר הזה</translation>
    </message>
    <message>
        <source>Set up again</source>
        <translation>הגדרה מחדש</translation>
    </message>
    <message>
        <source>Type client ID and secret as the service shows them to the host, who then signs in. Kiosk reopens this door by itself. Nothing recorded is lost, but take care of anybody waiting aside first.</source>
        <translation>להקליד את מזהה הלקוח ואת סוד הלקוח כפי שמערכת הכרטיסים מציגה אותם למארגן, שמתחבר אחר כך. Kiosk פותח מחדש את השער הזה מעצמו. שום רישום לא אובד, אבל קודם לטפל במי שממתין בצד.</translation>
    </message>
</context>
<context>
    <name>OrdersPresenter</name>
    <message>
        <source>Close what is open first. Then F8 undoes the last admission.</source>
        <translation>קודם לסגור את מה שפתוח. אחר כך F8 מבטל את הכניסה האחרונה.</translation>
    </message>
    <message>
        <source>Nobody was let in at this door this evening.</source>
        <translation>אף אחד לא נכנס בשער הזה הערב.</translation>
    </message>
</context>
<context>
    <name>OutboxEntrySheet</name>
    <message>
        <source>Give up</source>
        <translation>לוותר</translation>
    </message>
    <message>
        <source>Give up: why?</source>
        <translation>לוותר: למה?</translation>
    </message>
    <message>
        <source>Let in at {time} · {tried}</source>
        <translation>כניסה: {time} · {tried}</translation>
    </message>
    <message>
        <source>Nothing to do: sent automatically when the connection is back.</source>
        <translation>אין מה לעשות: תישלח אוטומטית כשהקשר יחזור.</translation>
    </message>
    <message>
        <source>Open guest</source>
        <translation>פרטי האורח</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>נדחתה</translation>
    </message>
    <message>
        <source>Send again</source>
        <translation>לשלוח שוב</translation>
    </message>
    <message>
        <source>The guest is inside, and this door knows it. Ask the host about the ticket, then send it again or give up. If you give up, the service never learns that the guest came in.</source>
        <translation>האורח בפנים, והשער הזה יודע. לשאול את המארגן על הכרטיס, ואז לשלוח שוב או לוותר. אם מוותרים, מערכת הכרטיסים לא תדע לעולם שהאורח נכנס.</translation>
    </message>
    <message>
        <source>The service refuses several in the same way, so it is probably not this ticket. Kiosk tries again automatically. If the host says so, give it up here.</source>
        <translation>מערכת הכרטיסים דוחה כמה באותו אופן, כך שכנראה זה לא הכרטיס הזה. Kiosk מנסה שוב אוטומטית. אם זו החלטת המארגן, לוותר כאן.</translation>
    </message>
    <message>
        <source>Waiting to be sent</source>
        <translation>ממתינה לשליחה</translation>
    </message>
</context>
<context>
    <name>OutboxPresenter</name>
    <message>
        <source>Only a supervisor can give up on this.</source>
        <translation>רק אחראי יכול לוותר על זה.</translation>
    </message>
</context>
<context>
    <name>OutboxSheet</name>
    <message>
        <source>Not sent yet</source>
        <translation>טרם נשלחו</translation>
    </message>
    <message>
        <source>Refused · {n}</source>
        <translation>נדחו · {n}</translation>
    </message>
    <message>
        <source>Send now</source>
        <translation>לשלוח עכשיו</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>שולחים…</translation>
    </message>
    <message>
        <source>The service refuses these. The guests are inside. Open one to send it again or to give up.</source>
        <translation>מערכת הכרטיסים דוחה את אלה. האורחים בפנים. לפתוח אחת כדי לשלוח שוב או לוותר.</translation>
    </message>
    <message>
        <source>The service took every check-in that was sent.</source>
        <translation>מערכת הכרטיסים קיבלה כל כניסה שנשלחה.</translation>
    </message>
    <message>
        <source>Waiting · {n}</source>
        <translation>ממתינות · {n}</translation>
    </message>
</context>
<context>
    <name>PairPresenter</name>
    <message>
        <source>Another office answers than the one this door is paired with.</source>
        <translation>עונה משרד אחר מזה שהשער הזה מצומד אליו.</translation>
    </message>
    <message>
        <source>Looking for the office…</source>
        <translation>מחפשים את המשרד…</translation>
    </message>
    <message>
        <source>Pairing…</source>
        <translation>מצמדים…</translation>
    </message>
    <message>
        <source>The office does not know this door any more.</source>
        <translation>המשרד כבר לא מכיר את השער הזה.</translation>
    </message>
    <message>
        <source>The office has not answered yet. Look whether it runs, and whether this machine is in the same network. If you close this, scanning goes on.</source>
        <translation>המשרד עדיין לא ענה. לבדוק שהוא פועל ושהמכשיר הזה באותה רשת. אם סוגרים כאן, הסריקה ממשיכה.</translation>
    </message>
</context>
<context>
    <name>PairSheet</name>
    <message>
        <source>Enter the code of ten letters and digits first: the office’s page shows it.</source>
        <translation>קודם להקליד את הקוד, עשר אותיות וספרות: הדף של המשרד מציג אותו.</translation>
    </message>
    <message>
        <source>Enter the office’s address first, as its page shows it: a host and a port.</source>
        <translation>קודם להקליד את כתובת המשרד, כפי שהדף שלו מציג אותה: שם שרת ופורט.</translation>
    </message>
    <message>
        <source>Hold the QR code of the office’s page up to this camera. The host makes one with “Pair a door”; each is good for one door, and for ten minutes.</source>
        <translation>להחזיק מול המצלמה את קוד ה־QR מהדף של המשרד. המארגן יוצר אותו עם ”Pair a door”; כל קוד טוב לשער אחד ולעשר דקות.</translation>
    </message>
    <message>
        <source>Hold the QR code up to the camera, or scan it: the host makes one on the office’s page with “Pair a door”. Kiosk then reopens this door by itself. Nothing recorded is lost, but take care of anybody waiting aside first.</source>
        <translation>להחזיק את קוד ה־QR מול המצלמה, או לסרוק אותו: המארגן יוצר אותו בדף של המשרד עם ”Pair a door”‏. Kiosk פותח אז מחדש את השער הזה מעצמו. שום רישום לא אובד, אבל קודם לטפל במי שממתין בצד.</translation>
    </message>
    <message>
        <source>Or type the office’s address</source>
        <translation>או להקליד את כתובת המשרד</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>לצמד</translation>
    </message>
    <message>
        <source>Pair with the office</source>
        <translation>צימוד עם המשרד</translation>
    </message>
    <message>
        <source>Then this is not the office: nothing was sent. Look at its address once more.</source>
        <translation>אז זה לא המשרד: דבר לא נשלח. לבדוק שוב את הכתובת שלו.</translation>
    </message>
    <message>
        <source>They are the same</source>
        <translation>הן זהות</translation>
    </message>
    <message>
        <source>They differ</source>
        <translation>הן שונות</translation>
    </message>
    <message>
        <source>This code links doors. Show it again once this door is open: Manager, “This door”.</source>
        <translation>הקוד הזה מחבר שערים. להציג אותו שוב כשהשער הזה פתוח: ניהול, ”השער הזה”.</translation>
    </message>
    <message>
        <source>This door is paired. Close this, and Kiosk reopens it.</source>
        <translation>השער הזה מצומד. לסגור כאן, ו־Kiosk יפתח אותו מחדש.</translation>
    </message>
    <message>
        <source>This is not a pairing code: the host’s page shows it.</source>
        <translation>זה לא קוד צימוד: הדף של המארגן מציג אותו.</translation>
    </message>
    <message>
        <source>This is not a pairing link: copy all of it from the office’s page.</source>
        <translation>זה לא קישור צימוד: להעתיק את כולו מהדף של המשרד.</translation>
    </message>
    <message>
        <source>This pairing code was made for a newer Kiosk: update this program.</source>
        <translation>קוד הצימוד הזה נוצר לגרסה חדשה יותר של Kiosk: לעדכן את התוכנה הזו.</translation>
    </message>
    <message>
        <source>Whoever answers at {address} shows this fingerprint. Compare it with the one on the office’s page: the code is sent only if they are the same.</source>
        <translation>מי שעונה בכתובת {address} מציג את טביעת האצבע הזו. להשוות אותה לזו שבדף של המשרד: הקוד נשלח רק אם הן זהות.</translation>
    </message>
    <message>
        <source>… and the code</source>
        <translation>… ואת הקוד</translation>
    </message>
</context>
<context>
    <name>PassphraseSheet</name>
    <message>
        <source>Choose a passphrase</source>
        <translation>בחירת סיסמה</translation>
    </message>
    <message>
        <source>Close Kiosk</source>
        <translation>סגירת Kiosk</translation>
    </message>
    <message>
        <source>First type the passphrase.</source>
        <translation>קודם להקליד את הסיסמה.</translation>
    </message>
    <message>
        <source>It locks what Kiosk keeps on this machine, and is asked for at every start. Write it down: without it nobody can open what is recorded here.</source>
        <translation>היא מגינה על מה ש־Kiosk שומר במכשיר הזה, ונדרשת בכל הפעלה. כדאי לרשום אותה: בלעדיה אי אפשר לפתוח את מה שנרשם כאן.</translation>
    </message>
    <message>
        <source>Open the door</source>
        <translation>פתיחת השער</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>סיסמה</translation>
    </message>
    <message>
        <source>That is not the right passphrase. Try again.</source>
        <translation>זו לא הסיסמה הנכונה. לנסות שוב.</translation>
    </message>
    <message numerus="yes">
        <source>The passphrase needs %n characters or more.</source>
        <translation>
            <numerusform>בסיסמה נדרש לפחות תו אחד.</numerusform>
            <numerusform>בסיסמה נדרשים לפחות %n תווים.</numerusform>
        </translation>
    </message>
    <message>
        <source>The same once more</source>
        <translation>אותה סיסמה שוב</translation>
    </message>
    <message>
        <source>The two passphrases are not the same.</source>
        <translation>שתי הסיסמאות אינן זהות.</translation>
    </message>
    <message>
        <source>This door is locked</source>
        <translation>השער הזה נעול</translation>
    </message>
    <message>
        <source>Type the passphrase to open it. If you do not know it, ask the manager. Nothing that was recorded is lost.</source>
        <translation>להקליד את הסיסמה כדי לפתוח. אם היא לא ידועה, לשאול את האחראי. דבר ממה שנרשם לא אבד.</translation>
    </message>
</context>
<context>
    <name>PassphraseWindow</name>
    <message>
        <source>Kiosk · passphrase</source>
        <translation>Kiosk · סיסמה</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>פותחים…</translation>
    </message>
</context>
<context>
    <name>PicturesPresenter</name>
    <message numerus="yes">
        <source>%n codes in this picture: the one in the middle was read</source>
        <translation>
            <numerusform>קוד אחד בתמונה הזו: האמצעי נקרא</numerusform>
            <numerusform>%n קודים בתמונה הזו: האמצעי נקרא</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more left out: drop them again</source>
        <translation>
            <numerusform>עוד %n הושמטה: לגרור אותה שוב</numerusform>
            <numerusform>עוד %n הושמטו: לגרור אותן שוב</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pictures read, {codes} with a code</source>
        <translation>
            <numerusform>נקראה תמונה אחת, עם קוד: {codes}</numerusform>
            <numerusform>נקראו %n תמונות, עם קוד: {codes}</numerusform>
        </translation>
    </message>
    <message>
        <source>No code in this picture</source>
        <translation>אין קוד בתמונה הזו</translation>
    </message>
    <message>
        <source>Reading the picture</source>
        <translation>קוראים את התמונה</translation>
    </message>
    <message>
        <source>This file cannot be opened</source>
        <translation>אי אפשר לפתוח את הקובץ הזה</translation>
    </message>
    <message>
        <source>This is not a picture: drop a screenshot of the code</source>
        <translation>זו לא תמונה: לגרור צילום מסך של הקוד</translation>
    </message>
    <message>
        <source>This picture is damaged: ask for it again</source>
        <translation>התמונה הזו פגומה: לבקש אותה שוב</translation>
    </message>
    <message>
        <source>This picture is too large: drop a screenshot of the code</source>
        <translation>התמונה הזו גדולה מדי: לגרור צילום מסך של הקוד</translation>
    </message>
    <message>
        <source>This picture took too long to read</source>
        <translation>קריאת התמונה הזו ארכה יותר מדי</translation>
    </message>
</context>
<context>
    <name>PinField</name>
    <message numerus="yes">
        <source>%n digit(s)</source>
        <translation>
            <numerusform>ספרה אחת</numerusform>
            <numerusform>%n ספרות</numerusform>
        </translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>Supervisor’s PIN</source>
        <translation>קוד PIN של אחראי</translation>
    </message>
</context>
<context>
    <name>PinPad</name>
    <message>
        <source>Enter</source>
        <translation>אישור</translation>
    </message>
    <message>
        <source>Take off the last digit</source>
        <translation>למחוק את הספרה האחרונה</translation>
    </message>
</context>
<context>
    <name>PinSheet</name>
    <message numerus="yes">
        <source>A PIN has %n digits or more.</source>
        <translation>
            <numerusform>ב־PIN יש לפחות ספרה אחת.</numerusform>
            <numerusform>ב־PIN יש לפחות %n ספרות.</numerusform>
        </translation>
    </message>
    <message>
        <source>Checking the PIN…</source>
        <translation>בודקים את ה־PIN…</translation>
    </message>
    <message>
        <source>Now the supervisor’s PIN.</source>
        <translation>עכשיו ה־PIN של האחראי.</translation>
    </message>
    <message>
        <source>The PIN can be tried again.</source>
        <translation>אפשר לנסות שוב את ה־PIN.</translation>
    </message>
    <message>
        <source>{why} The next one can be tried in {time}.</source>
        <translation>{why} אפשר לנסות שוב בעוד {time}.</translation>
    </message>
</context>
<context>
    <name>ProbePresenter</name>
    <message>
        <source>Checking it in…</source>
        <translation>רושמים כניסה…</translation>
    </message>
    <message>
        <source>Looking it up…</source>
        <translation>בודקים את הכרטיס…</translation>
    </message>
    <message>
        <source>Somebody came in or went out on this ticket at this door: take another.</source>
        <translation>עם הכרטיס הזה כבר נכנסו או יצאו בשער הזה: לקחת כרטיס אחר.</translation>
    </message>
    <message>
        <source>This did not work: a fault in the program. Try it once more.</source>
        <translation>זה לא הצליח: תקלה בתוכנה. לנסות שוב.</translation>
    </message>
    <message>
        <source>This door would not let it in: {why}. Take another ticket.</source>
        <translation>השער הזה לא היה מכניס אותו: {why}. לקחת כרטיס אחר.</translation>
    </message>
</context>
<context>
    <name>ProbeSheet</name>
    <message>
        <source>Check it in</source>
        <translation>לרשום כניסה</translation>
    </message>
    <message>
        <source>Hold a staff ticket up to the camera or the hand scanner: one that this door would let in, and that nobody used. It tells what the first guest will meet.</source>
        <translation>להחזיק כרטיס צוות מול המצלמה או הסורק הידני: כרטיס שהשער הזה היה מכניס ושאיש לא השתמש בו. הוא מראה מה יחווה האורח הראשון.</translation>
    </message>
    <message>
        <source>Hold a ticket up, or type its code first.</source>
        <translation>קודם להחזיק כרטיס מול המצלמה, או להקליד את הקוד שלו.</translation>
    </message>
    <message>
        <source>Look it up</source>
        <translation>לבדוק את הכרטיס</translation>
    </message>
    <message>
        <source>Or type its code</source>
        <translation>או להקליד את הקוד שלו</translation>
    </message>
    <message>
        <source>This ticket is checked in at the service, for real and twice. Whoever it is for counts as inside there; nothing is recorded at this door.</source>
        <translation>לכרטיס הזה תירשם כניסה במערכת הכרטיסים, באמת ופעמיים. בעל הכרטיס ייחשב שם כמי שבפנים; בשער הזה לא נרשם דבר.</translation>
    </message>
    <message>
        <source>Try a staff ticket</source>
        <translation>ניסיון בכרטיס צוות</translation>
    </message>
</context>
<context>
    <name>ReadinessSheet</name>
    <message numerus="yes">
        <source>%n thing(s) should be mended before the doors open.</source>
        <translation>
            <numerusform>דבר אחד לתיקון לפני פתיחת השערים.</numerusform>
            <numerusform>%n דברים לתיקון לפני פתיחת השערים.</numerusform>
        </translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>לבדוק שוב</translation>
    </message>
    <message>
        <source>Checking everything…</source>
        <translation>בודקים הכול…</translation>
    </message>
    <message>
        <source>Everything is ready.</source>
        <translation>הכול מוכן.</translation>
    </message>
    <message>
        <source>Is everything ready?</source>
        <translation>הכול מוכן?</translation>
    </message>
    <message>
        <source>Try a staff ticket</source>
        <translation>ניסיון בכרטיס צוות</translation>
    </message>
</context>
<context>
    <name>ReadyPresenter</name>
    <message>
        <source>Camera, hand scanner and keyboard are ready</source>
        <translation>המצלמה, הסורק הידני והמקלדת מוכנים</translation>
    </message>
    <message>
        <source>Hand scanner and keyboard are ready</source>
        <translation>הסורק הידני והמקלדת מוכנים</translation>
    </message>
    <message>
        <source>You can scan. Nothing is sent: this machine does not know the ticketing service.</source>
        <translation>אפשר לסרוק. שום דבר לא נשלח: המכשיר הזה לא מכיר את מערכת הכרטיסים.</translation>
    </message>
</context>
<context>
    <name>ReasonField</name>
    <message>
        <source>Reason</source>
        <translation>סיבה</translation>
    </message>
</context>
<context>
    <name>ReasonPicker</name>
    <message>
        <source>Or in your own words</source>
        <translation>או במילים חופשיות</translation>
    </message>
    <message>
        <source>Why, in your own words</source>
        <translation>למה, במילים חופשיות</translation>
    </message>
</context>
<context>
    <name>RecentScans</name>
    <message>
        <source>All scans</source>
        <translation>כל הסריקות</translation>
    </message>
    <message>
        <source>Nothing scanned yet. Hold a ticket in front of the camera.</source>
        <translation>עדיין לא נסרק דבר. להחזיק כרטיס מול המצלמה.</translation>
    </message>
    <message>
        <source>Nothing scanned yet. Scan a ticket, or type its code or a name.</source>
        <translation>עדיין לא נסרק דבר. לסרוק כרטיס, או להקליד את הקוד שלו או שם.</translation>
    </message>
    <message>
        <source>Recent scans</source>
        <translation>סריקות אחרונות</translation>
    </message>
</context>
<context>
    <name>RehearsalBar</name>
    <message>
        <source>REHEARSAL</source>
        <translation>תרגול</translation>
    </message>
    <message>
        <source>REHEARSAL · invented guests, nobody is really checked in</source>
        <translation>תרגול · אורחים מומצאים, אף כניסה לא נרשמת באמת</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message numerus="yes">
        <source>%n guest(s)</source>
        <translation>
            <numerusform>אורח אחד</numerusform>
            <numerusform>%n אורחים</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter opens, arrow keys choose</source>
        <translation>מקש Enter פותח, מקשי החיצים בוחרים</translation>
    </message>
    <message>
        <source>Go on typing: a name, an e-mail, an order or a ticket id.</source>
        <translation>להמשיך להקליד: שם, דוא״ל, הזמנה או מספר כרטיס.</translation>
    </message>
    <message>
        <source>Let in without a ticket</source>
        <translation>להכניס בלי כרטיס</translation>
    </message>
    <message>
        <source>No guest</source>
        <translation>אין אורח</translation>
    </message>
    <message>
        <source>Nobody found by “{query}”.
Try the e-mail, the order or the ticket id.</source>
        <translation>לא נמצא אף אחד: ”{query}”.
לנסות דוא״ל, הזמנה או מספר כרטיס.</translation>
    </message>
    <message>
        <source>Refresh the guest list</source>
        <translation>רענון רשימת האורחים</translation>
    </message>
    <message>
        <source>Refreshing the guest list…</source>
        <translation>מרעננים את הרשימה…</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>חיפוש</translation>
    </message>
    <message>
        <source>Step aside</source>
        <translation>הצידה</translation>
    </message>
    <message>
        <source>The guest list is not loaded yet.
Whoever you search for may be on it.</source>
        <translation>רשימת האורחים עדיין לא נטענה.
מי שמחפשים עשוי להיות בה.</translation>
    </message>
    <message>
        <source>The search failed: this machine’s disk cannot be read.</source>
        <translation>החיפוש נכשל: אי אפשר לקרוא את הדיסק של המכשיר הזה.</translation>
    </message>
    <message>
        <source>Try again. If it fails again, tell the host.</source>
        <translation>לנסות שוב. אם זה נכשל שוב, לעדכן את המארגן.</translation>
    </message>
</context>
<context>
    <name>ScansSheet</name>
    <message>
        <source>All</source>
        <translation>הכול</translation>
    </message>
    <message>
        <source>All scans</source>
        <translation>כל הסריקות</translation>
    </message>
    <message>
        <source>Let in</source>
        <translation>נכנסו</translation>
    </message>
    <message>
        <source>Name, time, door, or who was on duty</source>
        <translation>שם, שעה, שער או מי היה במשמרת</translation>
    </message>
    <message>
        <source>No scan found.</source>
        <translation>לא נמצאה סריקה.</translation>
    </message>
    <message>
        <source>Not let in</source>
        <translation>לא נכנסו</translation>
    </message>
    <message>
        <source>Nothing scanned yet.</source>
        <translation>עדיין לא נסרק דבר.</translation>
    </message>
</context>
<context>
    <name>ScreenPresenter</name>
    <message>
        <source>No event chosen</source>
        <translation>לא נבחר אירוע</translation>
    </message>
    <message>
        <source>Recorded before the restart and not shown: {n}. See the recent scans</source>
        <translation>נרשמו לפני ההפעלה מחדש ולא הוצגו: {n}. לבדוק בסריקות האחרונות</translation>
    </message>
</context>
<context>
    <name>SearchPresenter</name>
    <message>
        <source>More than one ticket has this code. Choosing one opens it.</source>
        <translation>לכמה כרטיסים יש הקוד הזה. בחירה פותחת את הכרטיס.</translation>
    </message>
    <message>
        <source>Several were refused. Choose a guest for the supervisor.</source>
        <translation>כמה אורחים נדחו. לבחור אורח אחד לאחראי.</translation>
    </message>
    <message>
        <source>The guest list on this machine does not have this ticket, or cannot be read now.</source>
        <translation>הכרטיס הזה לא ברשימת האורחים במכשיר הזה, או שאי אפשר לקרוא אותה כרגע.</translation>
    </message>
    <message>
        <source>This guest cannot be shown</source>
        <translation>אי אפשר להציג את האורח הזה</translation>
    </message>
</context>
<context>
    <name>SettingsSheet</name>
    <message>
        <source>Dark</source>
        <translation>כהה</translation>
    </message>
    <message>
        <source>For where guests can see the screen: names are cut to their first letters.</source>
        <translation>כשאורחים רואים את המסך: שמות מקוצרים לאותיות הראשונות.</translation>
    </message>
    <message>
        <source>Full screen, and a supervisor’s PIN to close it.</source>
        <translation>מסך מלא, ונסגר רק עם PIN של אחראי.</translation>
    </message>
    <message>
        <source>Full screen. Nobody has a PIN here yet, so anybody can close it.</source>
        <translation>מסך מלא. לאף אחד אין כאן עדיין PIN, ולכן כל אחד יכול לסגור.</translation>
    </message>
    <message>
        <source>Guests’ names</source>
        <translation>שמות האורחים</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>מוסתרים</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>ניגודיות גבוהה</translation>
    </message>
    <message>
        <source>Kiosk mode</source>
        <translation>מצב קיוסק</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>שפה</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>בהיר</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>תנועה</translation>
    </message>
    <message>
        <source>Muted</source>
        <translation>מושתק</translation>
    </message>
    <message>
        <source>Now at {percent}.</source>
        <translation>כעת {percent}.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>כבוי</translation>
    </message>
    <message>
        <source>On</source>
        <translation>פועל</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>הגדרות</translation>
    </message>
    <message>
        <source>Show result for</source>
        <translation>הצגת התוצאה למשך</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>מוצגים</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>צליל</translation>
    </message>
    <message>
        <source>System</source>
        <translation>לפי המערכת</translation>
    </message>
    <message>
        <source>The screen opens again in that language.</source>
        <translation>המסך נפתח מחדש בשפה הזו.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>ערכת נושא</translation>
    </message>
    <message>
        <source>Times are told in {zone}, where it is {time} now. If that is wrong, tell the host.</source>
        <translation>השעות הן לפי {zone}, ושם השעה עכשיו {time}. אם זה לא נכון, לעדכן את המארגן.</translation>
    </message>
    <message>
        <source>{n} s</source>
        <comment>how long</comment>
        <translation>{n} שנ׳</translation>
    </message>
</context>
<context>
    <name>SettleSheet</name>
    <message>
        <source>Another reason</source>
        <translation>סיבה אחרת</translation>
    </message>
    <message>
        <source>Needs attention</source>
        <translation>לטיפול</translation>
    </message>
    <message>
        <source>Open guest</source>
        <translation>פרטי האורח</translation>
    </message>
    <message>
        <source>Resolve</source>
        <translation>טופל</translation>
    </message>
    <message>
        <source>Resolve: why?</source>
        <translation>טופל: למה?</translation>
    </message>
    <message>
        <source>Ticket</source>
        <translation>כרטיס</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Close</source>
        <translation>סגירה</translation>
    </message>
</context>
<context>
    <name>SignInPresenter</name>
    <message>
        <source>A rehearsal needs no sign-in: it has a ticketing service of its own.</source>
        <translation>בתרגול אין צורך להתחבר: יש לו מערכת כרטיסים משלו.</translation>
    </message>
    <message>
        <source>Asking the office…</source>
        <translation>פונים למשרד…</translation>
    </message>
    <message>
        <source>No address of the ticketing service is set on this machine, or its access token is damaged. Close Kiosk, and ask the host to set this machine up.</source>
        <translation>במכשיר הזה לא מוגדרת כתובת של מערכת הכרטיסים, או שאסימון הגישה שלו פגום. לסגור את Kiosk ולבקש מהמארגן להגדיר את המכשיר.</translation>
    </message>
    <message>
        <source>No address of the ticketing service is set on this machine, or its access token is damaged. Pair this door with the host’s office, or close Kiosk and ask the host to set this machine up.</source>
        <translation>במכשיר הזה לא מוגדרת כתובת של מערכת הכרטיסים, או שאסימון הגישה שלו פגום. לצמד את השער הזה עם המשרד של המארגן, או לסגור את Kiosk ולבקש מהמארגן להגדיר את המכשיר.</translation>
    </message>
    <message>
        <source>Pair again</source>
        <translation>צימוד מחדש</translation>
    </message>
    <message>
        <source>Pair with an office</source>
        <translation>צימוד עם משרד</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>התחברות</translation>
    </message>
    <message>
        <source>Signed in. The token is of another account than the one before: from now on that account’s guest list counts. What the one before has not sent yet waits until it is signed in again.</source>
        <translation>ההתחברות הצליחה. האסימון שייך לחשבון אחר מהקודם: מעכשיו קובעת רשימת האורחים של החשבון הזה. מה שהקודם עוד לא שלח ממתין עד שיתחברו אליו שוב.</translation>
    </message>
    <message>
        <source>Signed in. What was not sent yet is sent now.</source>
        <translation>ההתחברות הצליחה. מה שטרם נשלח נשלח עכשיו.</translation>
    </message>
    <message>
        <source>Signing in…</source>
        <translation>מתחברים…</translation>
    </message>
    <message>
        <source>The office is signed in.</source>
        <translation>המשרד מחובר.</translation>
    </message>
    <message>
        <source>This door gets its access tokens from the host’s office. Ask the host to sign in there; Kiosk goes on by itself.</source>
        <translation>השער הזה מקבל את אסימוני הגישה מהמשרד של המארגן. לבקש מהמארגן להתחבר שם; Kiosk ממשיך מעצמו.</translation>
    </message>
    <message>
        <source>This is good until Kiosk is closed: another sign-in is set on this machine, and goes first at the next start. Tell the host.</source>
        <translation>זה תקף עד ש־Kiosk ייסגר: במכשיר הזה מוגדרת התחברות אחרת, והיא קודמת בהפעלה הבאה. לעדכן את המארגן.</translation>
    </message>
    <message>
        <source>This machine’s keyring does not take the token: it is good until Kiosk is closed.</source>
        <translation>צרור המפתחות של המכשיר הזה לא מקבל את האסימון: הוא תקף עד ש־Kiosk ייסגר.</translation>
    </message>
</context>
<context>
    <name>SignInSheet</name>
    <message>
        <source>Access token</source>
        <translation>אסימון גישה</translation>
    </message>
    <message>
        <source>Address of the service</source>
        <translation>כתובת מערכת הכרטיסים</translation>
    </message>
    <message>
        <source>Ask the host for an access token, and paste it here whole. Scanning goes on meanwhile.</source>
        <translation>לבקש מהמארגן אסימון גישה ולהדביק אותו כאן בשלמותו. הסריקה ממשיכה בינתיים.</translation>
    </message>
    <message>
        <source>Enter the address of the service first: the host has it.</source>
        <translation>קודם להקליד את כתובת מערכת הכרטיסים: היא נמצאת אצל המארגן.</translation>
    </message>
    <message>
        <source>Pair with an office</source>
        <translation>צימוד עם משרד</translation>
    </message>
    <message>
        <source>Paste the access token first, all of it.</source>
        <translation>קודם להדביק את אסימון הגישה, את כולו.</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>התחברות</translation>
    </message>
    <message>
        <source>Sign in on this machine</source>
        <translation>התחברות במכשיר הזה</translation>
    </message>
    <message>
        <source>Whoever has the token can check guests in: it goes into this machine’s keyring and nowhere else. If the keyring does not take it, it is good until Kiosk is closed.</source>
        <translation>מי שהאסימון בידו יכול לרשום כניסות: הוא נשמר בצרור המפתחות של המכשיר הזה ובשום מקום אחר. אם צרור המפתחות לא מקבל אותו, הוא תקף עד ש־Kiosk ייסגר.</translation>
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
        <translation>חזרה</translation>
    </message>
    <message>
        <source>This did not work: a fault in the program. Try it once more.</source>
        <translation>זה לא הצליח: תקלה בתוכנה. לנסות שוב.</translation>
    </message>
</context>
<context>
    <name>Sounds</name>
    <message>
        <source>A part of the system that plays sound is missing.</source>
        <translation>חסר במערכת ההפעלה רכיב שמשמיע צליל.</translation>
    </message>
    <message>
        <source>No loudspeaker was found.</source>
        <translation>לא נמצא רמקול.</translation>
    </message>
    <message>
        <source>The loudspeaker cannot play the door’s sounds.</source>
        <translation>הרמקול לא יכול להשמיע את צלילי השער.</translation>
    </message>
    <message>
        <source>The loudspeaker does not answer.</source>
        <translation>הרמקול לא מגיב.</translation>
    </message>
</context>
<context>
    <name>Sparkline</name>
    <message>
        <source>Arrivals of the last minutes: {counts}</source>
        <translation>הגעות בדקות האחרונות: {counts}</translation>
    </message>
    <message>
        <source>Arrivals, minute by minute</source>
        <translation>הגעות, דקה אחר דקה</translation>
    </message>
</context>
<context>
    <name>StatusBar</name>
    <message>
        <source>This is an entry</source>
        <translation>זו כניסה</translation>
    </message>
    <message>
        <source>This is an exit</source>
        <translation>זו יציאה</translation>
    </message>
</context>
<context>
    <name>StepAsidePresenter</name>
    <message>
        <source>Step aside: number {n}</source>
        <translation>בצד: מספר {n}</translation>
    </message>
    <message>
        <source>Step aside: numbers {n}</source>
        <translation>בצד: מספרים {n}</translation>
    </message>
</context>
<context>
    <name>StepAsideSheet</name>
    <message>
        <source>Check again</source>
        <translation>לבדוק שוב</translation>
    </message>
    <message>
        <source>Done: left</source>
        <translation>סיום: הלך</translation>
    </message>
    <message>
        <source>Done: let in</source>
        <translation>סיום: הוכנס</translation>
    </message>
    <message>
        <source>Open guest</source>
        <translation>פרטי האורח</translation>
    </message>
    <message>
        <source>Step aside</source>
        <translation>בצד</translation>
    </message>
    <message>
        <source>Supervisor lets them in…</source>
        <translation>אחראי מכניס…</translation>
    </message>
    <message>
        <source>Which ticket?</source>
        <translation>איזה כרטיס?</translation>
    </message>
</context>
<context>
    <name>StepAsideStrip</name>
    <message>
        <source>Nobody waiting</source>
        <translation>אין ממתינים</translation>
    </message>
</context>
<context>
    <name>SupervisorSheet</name>
    <message>
        <source>Let in anyway</source>
        <translation>להכניס בכל זאת</translation>
    </message>
    <message>
        <source>Supervisor: {name}</source>
        <translation>אחראי: {name}</translation>
    </message>
    <message>
        <source>Undo admission</source>
        <translation>ביטול הכניסה</translation>
    </message>
</context>
<context>
    <name>SupervisorsSheet</name>
    <message>
        <source>A PIN is {least} to {most} digits.</source>
        <translation>ב־PIN יש {least} עד {most} ספרות.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>חזרה</translation>
    </message>
    <message>
        <source>First the name.</source>
        <translation>קודם השם.</translation>
    </message>
    <message>
        <source>Name, as it stands in every record</source>
        <translation>שם, כפי שיופיע ברישומים</translation>
    </message>
    <message>
        <source>New PIN, {least} to {most} digits</source>
        <translation>‏PIN חדש, {least} עד {most} ספרות</translation>
    </message>
    <message>
        <source>Nobody yet. Without a PIN anybody can open the manager’s menu.</source>
        <translation>עדיין אף אחד. בלי PIN כל אחד יכול לפתוח את תפריט הניהול.</translation>
    </message>
    <message>
        <source>PIN set just now</source>
        <translation>ה־PIN נקבע הרגע</translation>
    </message>
    <message>
        <source>Press Remove again: then nobody has a PIN, and anybody can open the manager’s menu.</source>
        <translation>שוב ”הסרה”: לאף אחד לא יהיה PIN, וכל אחד יוכל לפתוח את תפריט הניהול.</translation>
    </message>
    <message>
        <source>Press Remove again: {name} has no PIN here then.</source>
        <translation>שוב ”הסרה”: ל־{name} לא יהיה כאן PIN.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>הסרה</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>שומרים…</translation>
    </message>
    <message>
        <source>Set PIN</source>
        <translation>קביעת PIN</translation>
    </message>
    <message>
        <source>Supervisors and PINs</source>
        <translation>אחראים ו־PIN</translation>
    </message>
    <message>
        <source>The same PIN again</source>
        <translation>אותו PIN שוב</translation>
    </message>
    <message>
        <source>The two PINs are not the same.</source>
        <translation>שני ה־PIN אינם זהים.</translation>
    </message>
    <message>
        <source>Who has a PIN here</source>
        <translation>למי יש כאן PIN</translation>
    </message>
    <message>
        <source>has a PIN</source>
        <translation>יש PIN</translation>
    </message>
    <message>
        <source>the PIN is damaged: set it again</source>
        <translation>ה־PIN פגום: לקבוע מחדש</translation>
    </message>
</context>
<context>
    <name>TakeOverPresenter</name>
    <message>
        <source>All files</source>
        <translation>כל הקבצים</translation>
    </message>
    <message>
        <source>Handover files</source>
        <translation>קובצי העברה</translation>
    </message>
    <message>
        <source>Something went wrong. Try again, or call the host.</source>
        <translation>משהו השתבש. לנסות שוב, או לקרוא למארגן.</translation>
    </message>
    <message>
        <source>The handover file</source>
        <translation>קובץ ההעברה</translation>
    </message>
</context>
<context>
    <name>TakeOverSheet</name>
    <message numerus="yes">
        <source>%n check-in(s) not sent yet: this machine sends them.</source>
        <translation>
            <numerusform>רישום כניסה אחד טרם נשלח: המכשיר הזה שולח אותו.</numerusform>
            <numerusform>%n רישומי כניסה טרם נשלחו: המכשיר הזה שולח אותם.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ticket(s) let in by both machines: see what needs attention.</source>
        <translation>
            <numerusform>כרטיס אחד הוכנס בשני המכשירים: לראות מה לטיפול.</numerusform>
            <numerusform>%n כרטיסים הוכנסו בשני המכשירים: לראות מה לטיפול.</numerusform>
        </translation>
    </message>
    <message>
        <source>Back</source>
        <translation>חזרה</translation>
    </message>
    <message>
        <source>Choose another file…</source>
        <translation>בחירת קובץ אחר…</translation>
    </message>
    <message>
        <source>Choose the file that the other machine wrote.</source>
        <translation>לבחור את הקובץ שכתב המכשיר השני.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>סגירה</translation>
    </message>
    <message>
        <source>First choose the file.</source>
        <translation>קודם לבחור את הקובץ.</translation>
    </message>
    <message>
        <source>First the passphrase that was given when the file was written.</source>
        <translation>קודם הסיסמה שניתנה כשהקובץ נכתב.</translation>
    </message>
    <message>
        <source>From {door}, written {when}.&#x2028;&#x2028;Tickets: {tickets} · records: {rows} · not sent yet: {unsent}&#x2028;&#x2028;All of it is added to what this machine holds; nothing here is lost. Scanning may stop for a few seconds meanwhile.</source>
        <translation>מ־{door}, נכתב: {when}.&#x2028;&#x2028;כרטיסים: {tickets} · רישומים: {rows} · טרם נשלחו: {unsent}&#x2028;&#x2028;הכול נוסף למה שיש במכשיר הזה; דבר לא הולך לאיבוד. הסריקה עשויה להיעצר לכמה שניות בינתיים.</translation>
    </message>
    <message>
        <source>Handover files found here</source>
        <translation>קובצי העברה שנמצאו כאן</translation>
    </message>
    <message>
        <source>Let nobody scan at the other machine any more.</source>
        <translation>במכשיר השני אסור לסרוק יותר.</translation>
    </message>
    <message>
        <source>New here: {tickets} tickets, {rows} records.</source>
        <translation>חדש כאן: {tickets} כרטיסים, {rows} רישומים.</translation>
    </message>
    <message>
        <source>None found. Plug the stick in and come back, or choose the file yourself.</source>
        <translation>לא נמצאו. לחבר את ההתקן ולחזור, או לבחור את הקובץ ידנית.</translation>
    </message>
    <message>
        <source>Open the door with it</source>
        <translation>לפתוח איתו את השער</translation>
    </message>
    <message>
        <source>Passphrase of the file</source>
        <translation>סיסמת הקובץ</translation>
    </message>
    <message>
        <source>Read the file</source>
        <translation>לקרוא את הקובץ</translation>
    </message>
    <message>
        <source>Reading the file…</source>
        <translation>קוראים את הקובץ…</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>לקבל</translation>
    </message>
    <message>
        <source>Take over from another machine</source>
        <translation>קבלה ממכשיר אחר</translation>
    </message>
    <message>
        <source>Taking over…</source>
        <translation>מקבלים…</translation>
    </message>
    <message>
        <source>The other machine worked with {address}, this one does not.</source>
        <translation>המכשיר השני עבד עם {address}, וזה לא.</translation>
    </message>
    <message>
        <source>The passphrase is wrong. Type it again.</source>
        <translation>הסיסמה שגויה. להקליד אותה שוב.</translation>
    </message>
    <message>
        <source>This file is not for this door: it is of another account, or for another event. Nothing was changed. Choose that event here first, or ask the host.</source>
        <translation>הקובץ הזה לא לשער הזה: הוא של חשבון אחר או של אירוע אחר. דבר לא השתנה. לבחור כאן קודם את האירוע ההוא, או לשאול את המארגן.</translation>
    </message>
    <message>
        <source>{door} is taken over.</source>
        <translation>{door}: ההעברה התקבלה.</translation>
    </message>
</context>
<context>
    <name>ThisDoorPresenter</name>
    <message>
        <source>Saving…</source>
        <translation>שומרים…</translation>
    </message>
    <message>
        <source>Something went wrong. Look at what is set, and try again.</source>
        <translation>משהו השתבש. לבדוק מה מוגדר ולנסות שוב.</translation>
    </message>
    <message>
        <source>Something went wrong. Look at who has a PIN, and try again.</source>
        <translation>משהו השתבש. לבדוק למי יש PIN ולנסות שוב.</translation>
    </message>
</context>
<context>
    <name>ThisDoorSheet</name>
    <message>
        <source>Back</source>
        <translation>חזרה</translation>
    </message>
    <message>
        <source>Doors that share a hub know at once whom the others have let in.</source>
        <translation>שערים עם רכזת משותפת יודעים מיד את מי הכניסו האחרים.</translation>
    </message>
    <message>
        <source>Enter the door’s name first, such as Door A.</source>
        <translation>קודם להקליד את שם השער, למשל שער א׳.</translation>
    </message>
    <message>
        <source>In</source>
        <translation>פנימה</translation>
    </message>
    <message>
        <source>Its name, as it stands in every record</source>
        <translation>השם שלו, כפי שיופיע בכל רישום</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>הבא</translation>
    </message>
    <message>
        <source>Other doors</source>
        <translation>שערים אחרים</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>החוצה</translation>
    </message>
    <message>
        <source>PINs…</source>
        <translation>PIN…</translation>
    </message>
    <message>
        <source>People go</source>
        <translation>האורחים עוברים</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>שמירה</translation>
    </message>
    <message>
        <source>Share who is inside…</source>
        <translation>שיתוף מי בפנים…</translation>
    </message>
    <message>
        <source>This door</source>
        <translation>השער הזה</translation>
    </message>
    <message>
        <source>Tick at least one kind of ticket: nobody could go in here.</source>
        <translation>לסמן לפחות סוג כרטיס אחד: אחרת אף אחד לא יוכל להיכנס כאן.</translation>
    </message>
    <message>
        <source>Tickets that go in here</source>
        <translation>כרטיסים שנכנסים כאן</translation>
    </message>
    <message>
        <source>Without a type</source>
        <translation>ללא סוג</translation>
    </message>
    <message numerus="yes">
        <source>{n} ticket(s)</source>
        <translation>
            <numerusform>כרטיס {n}</numerusform>
            <numerusform>{n} כרטיסים</numerusform>
        </translation>
    </message>
    <message>
        <source>“Out” records who leaves; nobody is let in at such a door.</source>
        <translation>”החוצה” רושם מי יוצא; בשער כזה לא מכניסים.</translation>
    </message>
</context>
<context>
    <name>UnlockSheet</name>
    <message>
        <source>Supervisor’s PIN</source>
        <translation>קוד PIN של אחראי</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>לשחרר נעילה</translation>
    </message>
</context>
<context>
    <name>VolumeButton</name>
    <message>
        <source>Muted</source>
        <translation>מושתק</translation>
    </message>
    <message>
        <source>No loudspeaker</source>
        <translation>אין רמקול</translation>
    </message>
    <message>
        <source>No sound</source>
        <translation>אין צליל</translation>
    </message>
    <message>
        <source>No sound: {reason}</source>
        <translation>אין צליל: {reason}</translation>
    </message>
    <message>
        <source>Sound on, {percent} %</source>
        <translation>צליל פועל, {percent}%</translation>
    </message>
</context>
<context>
    <name>action</name>
    <message>
        <source>Admit rest</source>
        <translation>להכניס את השאר</translation>
    </message>
    <message>
        <source>Admit rest of order</source>
        <translation>להכניס את שאר ההזמנה</translation>
    </message>
    <message>
        <source>Choose the event</source>
        <translation>בחירת האירוע</translation>
    </message>
    <message>
        <source>Next event</source>
        <translation>האירוע הבא</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>חיפוש</translation>
    </message>
    <message>
        <source>Search by name</source>
        <translation>חיפוש לפי שם</translation>
    </message>
    <message>
        <source>Show the list</source>
        <translation>להציג את הרשימה</translation>
    </message>
    <message>
        <source>Step aside</source>
        <translation>הצידה</translation>
    </message>
    <message>
        <source>Supervisor…</source>
        <translation>אחראי…</translation>
    </message>
    <message>
        <source>Switch to the next event</source>
        <translation>לעבור לאירוע הבא</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>ביטול כניסה</translation>
    </message>
    <message>
        <source>Which event?</source>
        <translation>איזה אירוע?</translation>
    </message>
    <message>
        <source>Which ticket?</source>
        <translation>איזה כרטיס?</translation>
    </message>
</context>
<context>
    <name>aside</name>
    <message>
        <source>Code {end}</source>
        <translation>קוד {end}</translation>
    </message>
    <message>
        <source>Needs attention · {n}</source>
        <translation>לטיפול · {n}</translation>
    </message>
    <message>
        <source>No name · {time}</source>
        <translation>ללא שם · {time}</translation>
    </message>
    <message>
        <source>Number {n} · waiting since {time}, {age}</source>
        <translation>מספר {n} · בהמתנה מ־{time}, {age}</translation>
    </message>
    <message>
        <source>Step aside</source>
        <translation>בצד</translation>
    </message>
    <message>
        <source>Step aside · {n}</source>
        <translation>בצד · {n}</translation>
    </message>
    <message>
        <source>Step aside · {n} · +{more} more</source>
        <translation>בצד · {n} · ועוד {more}</translation>
    </message>
    <message>
        <source>Step aside · {n} · the oldest for {age}</source>
        <translation>בצד · {n} · ההמתנה הארוכה: {age}</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>ממש עכשיו</translation>
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
        <translation>עלול להיכבות</translation>
    </message>
    <message>
        <source>Stays on while the door is open</source>
        <translation>נשאר דלוק כל עוד השער פתוח</translation>
    </message>
    <message>
        <source>This machine may go to sleep: the system does not let Kiosk keep it awake. Turn off the screen saver and sleeping in the system’s settings.</source>
        <translation>המכשיר הזה עלול לעבור למצב שינה: מערכת ההפעלה לא מאפשרת ל־Kiosk להשאיר אותו ער. לכבות את שומר המסך ואת מצב השינה בהגדרות המערכת.</translation>
    </message>
</context>
<context>
    <name>battery</name>
    <message>
        <source>Battery {n} %</source>
        <translation>סוללה {n}%</translation>
    </message>
    <message>
        <source>Plug it in when there is time.</source>
        <translation>לחבר לחשמל כשיש זמן.</translation>
    </message>
    <message>
        <source>Plug it in. If you cannot, move this door to another computer while there is time: the guest list, who is inside and what is not sent yet go with it.</source>
        <translation>לחבר לחשמל. אם אי אפשר, להעביר את השער למחשב אחר כל עוד יש זמן: רשימת האורחים, מי בפנים ומה שטרם נשלח עוברים איתו.</translation>
    </message>
    <message>
        <source>The screen is kept on while the door is open, which takes power.</source>
        <translation>המסך נשאר דלוק כל עוד השער פתוח, וזה צורך חשמל.</translation>
    </message>
    <message>
        <source>This machine runs on its battery: {n} % are left, enough for about {age}.</source>
        <translation>המכשיר הזה פועל על סוללה: נותרו {n}%, מספיק לכ־{age}.</translation>
    </message>
    <message>
        <source>This machine runs on its battery: {n} % are left.</source>
        <translation>המכשיר הזה פועל על סוללה: נותרו {n}%.</translation>
    </message>
    <message>
        <source>When it is empty, this door stops. What was scanned is safe on this machine.</source>
        <translation>כשהיא תתרוקן, השער הזה ייעצר. מה שנסרק שמור במכשיר הזה.</translation>
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
        <translation>כבר בפנים</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>לברר</translation>
    </message>
    <message>
        <source>Checked out by the service.</source>
        <translation>נרשמה יציאה במערכת הכרטיסים.</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>יציאה</translation>
    </message>
    <message>
        <source>Go in</source>
        <translation>אפשר להיכנס</translation>
    </message>
    <message>
        <source>Just scanned</source>
        <translation>נסרק הרגע</translation>
    </message>
    <message>
        <source>No longer on the list.</source>
        <translation>כבר לא ברשימה.</translation>
    </message>
    <message>
        <source>Not inside</source>
        <translation>לא בפנים</translation>
    </message>
    <message>
        <source>Not on the list</source>
        <translation>לא ברשימה</translation>
    </message>
    <message>
        <source>Not valid</source>
        <translation>לא תקף</translation>
    </message>
    <message>
        <source>Not valid, the service says.</source>
        <translation>לא תקף, לפי מערכת הכרטיסים.</translation>
    </message>
    <message>
        <source>Other door</source>
        <translation>שער אחר</translation>
    </message>
    <message>
        <source>Stopped by the host.</source>
        <translation>נחסם על ידי המארגן.</translation>
    </message>
    <message>
        <source>Their check-in went wrong.</source>
        <translation>רישום הכניסה נכשל.</translation>
    </message>
    <message>
        <source>Their ticket does not match.</source>
        <translation>הכרטיס לא תואם.</translation>
    </message>
    <message>
        <source>This ticket was already in.</source>
        <translation>הכרטיס הזה כבר היה בפנים.</translation>
    </message>
    <message>
        <source>Wrong day</source>
        <translation>יום אחר</translation>
    </message>
    <message>
        <source>Wrong event</source>
        <translation>אירוע אחר</translation>
    </message>
    <message>
        <source>already in</source>
        <translation>כבר בפנים</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>מבוטל</translation>
    </message>
    <message>
        <source>event is over</source>
        <translation>האירוע הסתיים</translation>
    </message>
    <message>
        <source>event not known</source>
        <translation>אירוע לא ידוע</translation>
    </message>
    <message>
        <source>goes in at {door}</source>
        <translation>כניסה דרך {door}</translation>
    </message>
    <message>
        <source>house full</source>
        <translation>מלא</translation>
    </message>
    <message>
        <source>let in without a ticket</source>
        <translation>כניסה בלי כרטיס</translation>
    </message>
    <message>
        <source>list not loaded</source>
        <translation>הרשימה לא נטענה</translation>
    </message>
    <message>
        <source>no event chosen</source>
        <translation>לא נבחר אירוע</translation>
    </message>
    <message>
        <source>no further entry</source>
        <translation>אין כניסה חוזרת</translation>
    </message>
    <message>
        <source>no longer on the list</source>
        <translation>כבר לא ברשימה</translation>
    </message>
    <message>
        <source>not approved</source>
        <translation>לא אושר</translation>
    </message>
    <message>
        <source>not on the list</source>
        <translation>לא ברשימה</translation>
    </message>
    <message>
        <source>not paid</source>
        <translation>לא שולם</translation>
    </message>
    <message>
        <source>on another account’s list</source>
        <translation>ברשימה של חשבון אחר</translation>
    </message>
    <message>
        <source>other day</source>
        <translation>יום אחר</translation>
    </message>
    <message>
        <source>other door</source>
        <translation>שער אחר</translation>
    </message>
    <message>
        <source>other event</source>
        <translation>אירוע אחר</translation>
    </message>
    <message>
        <source>payment expired</source>
        <translation>פג תוקף התשלום</translation>
    </message>
    <message>
        <source>payment failed</source>
        <translation>התשלום נכשל</translation>
    </message>
    <message>
        <source>payment not confirmed</source>
        <translation>התשלום לא אושר</translation>
    </message>
    <message>
        <source>records lost</source>
        <translation>רישומים אבדו</translation>
    </message>
    <message>
        <source>rules lost</source>
        <translation>הכללים אבדו</translation>
    </message>
    <message>
        <source>several tickets match</source>
        <translation>כמה כרטיסים מתאימים</translation>
    </message>
    <message>
        <source>sign-in not checked</source>
        <translation>ההתחברות לא נבדקה</translation>
    </message>
    <message>
        <source>stopped by the host</source>
        <translation>נחסם על ידי המארגן</translation>
    </message>
    <message>
        <source>ticket not valid</source>
        <translation>הכרטיס לא תקף</translation>
    </message>
    <message>
        <source>ticket type not known</source>
        <translation>סוג כרטיס לא ידוע</translation>
    </message>
    <message>
        <source>to be asked about</source>
        <translation>לברר</translation>
    </message>
</context>
<context>
    <name>camera</name>
    <message>
        <source>In use</source>
        <translation>בשימוש</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>לא מחוברת</translation>
    </message>
    <message>
        <source>The first one found</source>
        <translation>הראשונה שנמצאה</translation>
    </message>
    <message>
        <source>at {place}</source>
        <translation>מיקום: {place}</translation>
    </message>
</context>
<context>
    <name>capacity</name>
    <message>
        <source>Full</source>
        <translation>מלא</translation>
    </message>
    <message>
        <source>Full: {inside} inside</source>
        <translation>מלא: {inside} בפנים</translation>
    </message>
    <message>
        <source>Stop the queue, and ask the host. A supervisor can let a guest in with their PIN.</source>
        <translation>לעצור את התור ולשאול את המארגן. אחראי יכול להכניס אורח עם ה־PIN שלו.</translation>
    </message>
    <message>
        <source>Tell the host now, before the queue has to be stopped.</source>
        <translation>לעדכן את המארגן עכשיו, לפני שצריך לעצור את התור.</translation>
    </message>
    <message>
        <source>Valid tickets are shown as “House full” until somebody leaves.</source>
        <translation>כרטיסים תקפים מציגים ”מלא” עד שמישהו יוצא.</translation>
    </message>
    <message>
        <source>When the house is full, every guest is shown as “House full”: ask the host.</source>
        <translation>כשהמקום מלא, לכל אורח מוצג ”המקום מלא”: לפנות למארגן.</translation>
    </message>
    <message numerus="yes">
        <source>{inside} guest(s) are inside, {free} more may come in.</source>
        <translation>
            <numerusform>אורח {inside} בפנים, מקומות פנויים: {free}.</numerusform>
            <numerusform>{inside} אורחים בפנים, מקומות פנויים: {free}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{inside} guest(s) are inside; {capacity} may be.</source>
        <translation>
            <numerusform>אורח {inside} בפנים; מותר: {capacity}.</numerusform>
            <numerusform>{inside} אורחים בפנים; מותר: {capacity}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{inside} of {capacity} inside · {percent} %</source>
        <translation>{inside} מתוך {capacity} בפנים · {percent}%</translation>
    </message>
    <message>
        <source>{percent} % full</source>
        <translation>{percent}% מלא</translation>
    </message>
</context>
<context>
    <name>certainty</name>
    <message>
        <source>Checked just now</source>
        <translation>נבדק הרגע</translation>
    </message>
    <message>
        <source>Checked on this machine</source>
        <translation>נבדק במכשיר הזה</translation>
    </message>
    <message>
        <source>Confirmed by the service</source>
        <translation>אושר במערכת הכרטיסים</translation>
    </message>
    <message>
        <source>Confirmed with the other doors</source>
        <translation>אושר מול השערים האחרים</translation>
    </message>
    <message>
        <source>Saved on this machine</source>
        <translation>נשמר במכשיר הזה</translation>
    </message>
    <message>
        <source>Saved on this machine, not sent yet</source>
        <translation>נשמר במכשיר הזה, טרם נשלח</translation>
    </message>
    <message>
        <source>confirmed</source>
        <translation>אושר</translation>
    </message>
    <message>
        <source>confirmed with the other doors</source>
        <translation>אושר מול השערים האחרים</translation>
    </message>
    <message>
        <source>list {age} old</source>
        <translation>רשימה מלפני {age}</translation>
    </message>
    <message>
        <source>no list</source>
        <translation>אין רשימה</translation>
    </message>
    <message>
        <source>not sent yet</source>
        <translation>טרם נשלח</translation>
    </message>
    <message>
        <source>saved here</source>
        <translation>נשמר כאן</translation>
    </message>
</context>
<context>
    <name>check</name>
    <message>
        <source>A repeated check-in</source>
        <translation>רישום כניסה חוזר</translation>
    </message>
    <message>
        <source>Access to the data</source>
        <translation>גישה לנתונים</translation>
    </message>
    <message>
        <source>Another account’s</source>
        <translation>של חשבון אחר</translation>
    </message>
    <message>
        <source>Ask the host to set this door’s rules again.</source>
        <translation>לבקש מהמארגן לקבוע שוב את הכללים של השער הזה.</translation>
    </message>
    <message>
        <source>Ask the host to sign in again, and to allow all that Kiosk asks for: without it nobody is checked in.</source>
        <translation>לבקש מהמארגן להתחבר שוב ולאשר את כל מה ש־Kiosk מבקש: אחרת אי אפשר לרשום כניסות.</translation>
    </message>
    <message>
        <source>Ask the host to sign in with that account.</source>
        <translation>לבקש מהמארגן להתחבר עם החשבון ההוא.</translation>
    </message>
    <message>
        <source>Ask the host whether the user who is signed in may check guests in, or try another ticket.</source>
        <translation>לשאול את המארגן אם המשתמש המחובר רשאי לרשום כניסות, או לנסות כרטיס אחר.</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>מצלמה</translation>
    </message>
    <message>
        <source>Check the Wi-Fi. The door works without it, and sends later.</source>
        <translation>לבדוק את ה־Wi-Fi. השער עובד גם בלעדיו, ושולח אחר כך.</translation>
    </message>
    <message>
        <source>Check the Wi-Fi: guests would have to wait. The door works without it, and sends later.</source>
        <translation>לבדוק את ה־Wi-Fi: אורחים יצטרכו להמתין. השער עובד גם בלעדיו, ושולח אחר כך.</translation>
    </message>
    <message>
        <source>Check the connection: they are sent automatically when it is back.</source>
        <translation>לבדוק את הקשר: הן יישלחו אוטומטית כשיחזור.</translation>
    </message>
    <message>
        <source>Choose the event, under Manager.</source>
        <translation>לבחור את האירוע, תחת ניהול.</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>שעון</translation>
    </message>
    <message>
        <source>Code readers</source>
        <translation>קוראי קודים</translation>
    </message>
    <message>
        <source>Condition of the data</source>
        <translation>תקינות הנתונים</translation>
    </message>
    <message>
        <source>Connection to the service</source>
        <translation>קשר למערכת הכרטיסים</translation>
    </message>
    <message>
        <source>Data on this machine</source>
        <translation>נתונים במכשיר הזה</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>דיסק</translation>
    </message>
    <message>
        <source>Encryption</source>
        <translation>הצפנה</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>אירוע</translation>
    </message>
    <message>
        <source>Free some space on this machine, or let Kiosk write in its folder, before the doors open.</source>
        <translation>לפנות מקום במכשיר הזה, או לאפשר ל־Kiosk לכתוב בתיקייה שלו, לפני פתיחת השערים.</translation>
    </message>
    <message>
        <source>Guest list</source>
        <translation>רשימת אורחים</translation>
    </message>
    <message>
        <source>Guests’ privacy</source>
        <translation>פרטיות האורחים</translation>
    </message>
    <message>
        <source>Hand scanner</source>
        <translation>סורק ידני</translation>
    </message>
    <message>
        <source>How long an answer takes</source>
        <translation>כמה זמן לוקחת תשובה</translation>
    </message>
    <message>
        <source>Key of the data</source>
        <translation>מפתח הנתונים</translation>
    </message>
    <message>
        <source>Leave Kiosk open where it reaches the service.</source>
        <translation>להשאיר את Kiosk פתוח במקום שיש בו קשר למערכת הכרטיסים.</translation>
    </message>
    <message>
        <source>Needs attention</source>
        <translation>לטיפול</translation>
    </message>
    <message>
        <source>Not sent yet</source>
        <translation>טרם נשלחו</translation>
    </message>
    <message>
        <source>Nothing to do: the others read nearly as much.</source>
        <translation>אין מה לעשות: האחרים קוראים כמעט אותו דבר.</translation>
    </message>
    <message>
        <source>Office</source>
        <translation>משרד</translation>
    </message>
    <message>
        <source>Open Manager, Camera. A hand scanner or the keyboard works without it.</source>
        <translation>לפתוח ניהול, מצלמה. סורק ידני או מקלדת עובדים גם בלעדיה.</translation>
    </message>
    <message>
        <source>Open Manager, Hand scanner. The camera or the keyboard works without it.</source>
        <translation>לפתוח ניהול, סורק ידני. המצלמה או המקלדת עובדות גם בלעדיו.</translation>
    </message>
    <message>
        <source>Open Manager, Sign in, or ask the host to check the office. The door works without it for a while.</source>
        <translation>לפתוח ניהול, התחברות, או לבקש מהמארגן לבדוק את המשרד. השער עובד בלעדיו זמן מה.</translation>
    </message>
    <message>
        <source>Open Manager, Sign in. The door works without it, and sends later.</source>
        <translation>לפתוח ניהול, התחברות. השער עובד גם בלעדיה, ושולח אחר כך.</translation>
    </message>
    <message>
        <source>Other guest lists</source>
        <translation>רשימות אורחים אחרות</translation>
    </message>
    <message>
        <source>Permission to check in</source>
        <translation>הרשאה לרשום כניסות</translation>
    </message>
    <message>
        <source>Press F5 to refresh the list, and check the connection.</source>
        <translation>ללחוץ F5 לרענון הרשימה, ולבדוק את הקשר.</translation>
    </message>
    <message>
        <source>Press F6 to see them.</source>
        <translation>ללחוץ F6 כדי לראות אותם.</translation>
    </message>
    <message>
        <source>Press F6, and resolve it once you know who is inside.</source>
        <translation>ללחוץ F6, ולסמן כטופל כשיודעים מי בפנים.</translation>
    </message>
    <message>
        <source>Press F7 to see them.</source>
        <translation>ללחוץ F7 כדי לראות אותן.</translation>
    </message>
    <message>
        <source>Records of this door</source>
        <translation>הרישומים של השער הזה</translation>
    </message>
    <message>
        <source>Recovered data</source>
        <translation>נתונים ששוחזרו</translation>
    </message>
    <message>
        <source>Refused by the service</source>
        <translation>נדחו במערכת הכרטיסים</translation>
    </message>
    <message>
        <source>Rules of this door</source>
        <translation>הכללים של השער הזה</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>מסך</translation>
    </message>
    <message>
        <source>Set a PIN: Manager, “This door”, PINs.</source>
        <translation>לקבוע PIN: ניהול, ”השער הזה”, PIN.</translation>
    </message>
    <message>
        <source>Set this machine’s clock, once the service is reached.</source>
        <translation>לכוון את שעון המכשיר, כשיהיה קשר למערכת הכרטיסים.</translation>
    </message>
    <message>
        <source>Sign-in</source>
        <translation>התחברות</translation>
    </message>
    <message>
        <source>Start Kiosk again: it recovers what can be read.</source>
        <translation>להפעיל שוב את Kiosk: הוא משחזר את מה שאפשר לקרוא.</translation>
    </message>
    <message>
        <source>Supervisors’ PINs</source>
        <translation>קודי PIN של אחראים</translation>
    </message>
    <message>
        <source>Tell the host before the doors open: most tickets would not go in here.</source>
        <translation>לעדכן את המארגן לפני פתיחת השערים: רוב הכרטיסים לא ייכנסו כאן.</translation>
    </message>
    <message>
        <source>Tell the host. What could be read was recovered.</source>
        <translation>לעדכן את המארגן. מה שאפשר היה לקרוא שוחזר.</translation>
    </message>
    <message>
        <source>Tell the host: guests’ names lie open on this disk.</source>
        <translation>לעדכן את המארגן: שמות האורחים גלויים בדיסק הזה.</translation>
    </message>
    <message>
        <source>Tell the host: others who use this machine get at this door’s data.</source>
        <translation>לעדכן את המארגן: משתמשים אחרים במכשיר הזה יכולים להגיע לנתוני השער.</translation>
    </message>
    <message>
        <source>Tell the host: the door’s rules keep these guests out.</source>
        <translation>לעדכן את המארגן: לפי כללי השער האורחים האלה לא נכנסים.</translation>
    </message>
    <message>
        <source>Try it again with another ticket, and tell the service’s people.</source>
        <translation>לנסות שוב עם כרטיס אחר, ולעדכן את התמיכה של מערכת הכרטיסים.</translation>
    </message>
    <message>
        <source>Types without entry</source>
        <translation>סוגים ללא כניסה</translation>
    </message>
    <message>
        <source>Unlock this machine’s keyring, then start Kiosk again.</source>
        <translation>לשחרר את נעילת צרור המפתחות של המכשיר, ואז להפעיל שוב את Kiosk.</translation>
    </message>
    <message>
        <source>What the code holds</source>
        <translation>מה יש בקוד</translation>
    </message>
    <message>
        <source>What the sign-in may do</source>
        <translation>מה מותר בהתחברות</translation>
    </message>
    <message>
        <source>Who would be asked about</source>
        <translation>את מי צריך לברר</translation>
    </message>
    <message>
        <source>Who would be refused</source>
        <translation>את מי ידחו</translation>
    </message>
    <message>
        <source>Who would go in</source>
        <translation>מי ייכנס</translation>
    </message>
</context>
<context>
    <name>coaching</name>
    <message>
        <source>Closer</source>
        <translation>קרוב יותר</translation>
    </message>
    <message>
        <source>Further away</source>
        <translation>רחוק יותר</translation>
    </message>
    <message>
        <source>Hold it flat, show all of it</source>
        <translation>להחזיק ישר, להראות את הכול</translation>
    </message>
    <message>
        <source>Hold still</source>
        <translation>לא להזיז</translation>
    </message>
    <message>
        <source>Into the middle</source>
        <translation>לאמצע</translation>
    </message>
    <message>
        <source>More light</source>
        <translation>יותר אור</translation>
    </message>
    <message>
        <source>Reading is stuck: use the hand scanner, or type</source>
        <translation>הקריאה תקועה: להשתמש בסורק ידני או להקליד</translation>
    </message>
    <message>
        <source>The camera sees nothing: is it covered?</source>
        <translation>המצלמה לא רואה כלום: היא מכוסה?</translation>
    </message>
    <message>
        <source>Tilt it a little: it glares</source>
        <translation>להטות מעט: יש סנוור</translation>
    </message>
    <message>
        <source>Turn the brightness up</source>
        <translation>להגביר את הבהירות</translation>
    </message>
</context>
<context>
    <name>event</name>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>אירוע אחד</numerusform>
            <numerusform>%n אירועים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n event(s)</source>
        <translation>
            <numerusform>אירוע אחד</numerusform>
            <numerusform>כל %n האירועים</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter the event’s id first: the host has it.</source>
        <translation>קודם להקליד את מזהה האירוע: הוא נמצא אצל המארגן.</translation>
    </message>
    <message>
        <source>For {event}</source>
        <translation>לאירוע {event}</translation>
    </message>
    <message>
        <source>Next: today, {time}</source>
        <translation>הבא: היום, {time}</translation>
    </message>
    <message>
        <source>Next: {event}</source>
        <translation>הבא: {event}</translation>
    </message>
    <message>
        <source>Next: {when}</source>
        <translation>הבא: {when}</translation>
    </message>
    <message>
        <source>No date given</source>
        <translation>ללא תאריך</translation>
    </message>
    <message>
        <source>No event</source>
        <translation>אין אירוע</translation>
    </message>
    <message>
        <source>No event on the list yet</source>
        <translation>אין עדיין אירוע ברשימה</translation>
    </message>
    <message>
        <source>No event’s id has such characters: type it by hand.</source>
        <translation>במזהה אירוע אין תווים כאלה: להקליד אותו ידנית.</translation>
    </message>
    <message>
        <source>No further event is on the guest list.</source>
        <translation>אין אירוע נוסף ברשימת האורחים.</translation>
    </message>
    <message>
        <source>No tickets yet</source>
        <translation>אין עדיין כרטיסים</translation>
    </message>
    <message>
        <source>No tickets yet: {id}</source>
        <translation>אין עדיין כרטיסים: {id}</translation>
    </message>
    <message>
        <source>Not on the guest list</source>
        <translation>לא ברשימת האורחים</translation>
    </message>
    <message>
        <source>Over: {title}</source>
        <translation>הסתיים: {title}</translation>
    </message>
    <message>
        <source>Over: {title}, {day}</source>
        <translation>הסתיים: {title}, {day}</translation>
    </message>
    <message>
        <source>Over: {when}</source>
        <translation>הסתיים: {when}</translation>
    </message>
    <message>
        <source>This door’s events are over</source>
        <translation>האירועים של השער הזה הסתיימו</translation>
    </message>
    <message>
        <source>This is too long for an event’s id: {most} letters at most.</source>
        <translation>זה ארוך מדי למזהה אירוע: {most} תווים לכל היותר.</translation>
    </message>
    <message>
        <source>Tickets for another event are stopped until then.</source>
        <translation>עד אז נעצרים כרטיסים לאירוע אחר.</translation>
    </message>
    <message>
        <source>id {id}</source>
        <translation>מזהה {id}</translation>
    </message>
    <message numerus="yes">
        <source>{n} ticket(s)</source>
        <translation>
            <numerusform>כרטיס {n}</numerusform>
            <numerusform>{n} כרטיסים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{title} · %n date(s)</source>
        <translation>
            <numerusform>{title} · מועד אחד</numerusform>
            <numerusform>{title} · מועדים: %n</numerusform>
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
        <translation>”{word}” אינו מזהה אירוע: פירושו כל האירועים.</translation>
    </message>
</context>
<context>
    <name>evidence</name>
    <message>
        <source>Came in at {time} at {door}, read by {how}.</source>
        <translation>כניסה: {time}, {door}, נקרא באמצעות {how}.</translation>
    </message>
    <message>
        <source>Came in at {time} at {door}.</source>
        <translation>כניסה: {time}, {door}.</translation>
    </message>
    <message>
        <source>Came in at {time}.</source>
        <translation>כניסה: {time}.</translation>
    </message>
    <message>
        <source>Checked in at the service already, but not at this door.</source>
        <translation>כבר נרשמה כניסה במערכת הכרטיסים, אבל לא בשער הזה.</translation>
    </message>
    <message>
        <source>Left at {time}.</source>
        <translation>יציאה: {time}.</translation>
    </message>
</context>
<context>
    <name>foot</name>
    <message>
        <source>inside</source>
        <translation>בפנים</translation>
    </message>
    <message>
        <source>inside of {n}</source>
        <translation>מתוך {n} בפנים</translation>
    </message>
</context>
<context>
    <name>group</name>
    <message numerus="yes">
        <source>%n guest(s) of one order</source>
        <translation>
            <numerusform>אורח אחד מהזמנה אחת</numerusform>
            <numerusform>%n אורחים מהזמנה אחת</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {total} go in</source>
        <translation>
            <numerusform>%n מתוך {total} נכנס</numerusform>
            <numerusform>%n מתוך {total} נכנסים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {total} undone</source>
        <translation>
            <numerusform>בוטלה %n מתוך {total}</numerusform>
            <numerusform>בוטלו %n מתוך {total}</numerusform>
        </translation>
    </message>
    <message>
        <source>Going in: {names}</source>
        <translation>נכנסים: {names}</translation>
    </message>
    <message>
        <source>Undone: {names}</source>
        <translation>בוטל: {names}</translation>
    </message>
    <message numerus="yes">
        <source>and %n more like them</source>
        <translation>
            <numerusform>ועוד %n כזה</numerusform>
            <numerusform>ועוד %n כאלה</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} and %n more</source>
        <translation>
            <numerusform>{names} ועוד %n</numerusform>
            <numerusform>{names} ועוד %n</numerusform>
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
        <translation>אורח שלא ברשימה</translation>
    </message>
    <message>
        <source>No name on the ticket</source>
        <translation>אין שם על הכרטיס</translation>
    </message>
</context>
<context>
    <name>history</name>
    <message>
        <source>At {time} the service said that the ticket was in already, but not at this door.</source>
        <translation>{time}: לפי מערכת הכרטיסים הכרטיס כבר היה בפנים, אבל לא בשער הזה.</translation>
    </message>
    <message>
        <source>Left at {time} at {door}.</source>
        <translation>יציאה: {time}, {door}.</translation>
    </message>
    <message>
        <source>Undone at {time}, before anybody saw green.</source>
        <translation>הכניסה בוטלה: {time}, לפני שמישהו ראה ירוק.</translation>
    </message>
    <message>
        <source>Undone at {time}.</source>
        <translation>הכניסה בוטלה: {time}.</translation>
    </message>
    <message>
        <source>{what} Allowed by {name}.</source>
        <translation>{what} באישור {name}.</translation>
    </message>
    <message>
        <source>{what} Allowed by {name}: {why}</source>
        <translation>{what} באישור {name}: {why}</translation>
    </message>
    <message>
        <source>{what} On duty: {name}.</source>
        <translation>{what} במשמרת: {name}.</translation>
    </message>
</context>
<context>
    <name>how</name>
    <message>
        <source>camera</source>
        <translation>מצלמה</translation>
    </message>
    <message>
        <source>command line</source>
        <translation>שורת הפקודה</translation>
    </message>
    <message>
        <source>hand scanner</source>
        <translation>סורק ידני</translation>
    </message>
    <message>
        <source>keyboard</source>
        <translation>מקלדת</translation>
    </message>
    <message>
        <source>name search</source>
        <translation>חיפוש שם</translation>
    </message>
</context>
<context>
    <name>hub</name>
    <message numerus="yes">
        <source>%n record(s) of this door have not reached the others.</source>
        <translation>
            <numerusform>רישום אחד של השער הזה לא הגיע לאחרים.</numerusform>
            <numerusform>%n רישומים של השער הזה לא הגיעו לאחרים.</numerusform>
        </translation>
    </message>
    <message>
        <source>A ticket that comes in at one of them is then refused at every other.</source>
        <translation>כרטיס שנכנס באחד מהם יידחה אחר כך בכל האחרים.</translation>
    </message>
    <message>
        <source>A ticket that comes in here from then on may come in at another door again, and the other way round. What this door knows by now it keeps.</source>
        <translation>כרטיס שייכנס כאן מעכשיו עלול להיכנס שוב בשער אחר, וגם להפך. מה שהשער הזה כבר יודע יישמר בו.</translation>
    </message>
    <message>
        <source>Change the hub</source>
        <translation>החלפת הרכזת</translation>
    </message>
    <message>
        <source>Do not join</source>
        <translation>לא לחבר</translation>
    </message>
    <message>
        <source>Doors together</source>
        <translation>השערים מחוברים</translation>
    </message>
    <message>
        <source>Hold the hub’s QR code up to the camera, or scan it: the machine that runs the hub shows one for each door, good for ten minutes. Scanning goes on.</source>
        <translation>להחזיק את קוד ה-QR של הרכזת מול המצלמה או לסרוק אותו: המכשיר שמפעיל את הרכזת מציג אחד לכל שער, לעשר דקות. הסריקה ממשיכה.</translation>
    </message>
    <message>
        <source>Hub</source>
        <translation>רכזת</translation>
    </message>
    <message>
        <source>Hub away</source>
        <translation>אין רכזת</translation>
    </message>
    <message>
        <source>Hub away · this door alone</source>
        <translation>אין רכזת · השער לבד</translation>
    </message>
    <message>
        <source>It does not answer now; Kiosk tries again by itself.</source>
        <translation>היא לא עונה כרגע; Kiosk מנסה שוב מעצמו.</translation>
    </message>
    <message>
        <source>It does not know this door any more: ask the host for a new code.</source>
        <translation>היא כבר לא מכירה את השער הזה: לבקש מהמארגן קוד חדש.</translation>
    </message>
    <message>
        <source>It leaves the hub at {where}: it and the doors there do not know any more whom the other lets in.</source>
        <translation>הוא עוזב את הרכזת בכתובת {where}: הוא והשערים שם לא יידעו יותר את מי השני מכניס.</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>חיבור</translation>
    </message>
    <message>
        <source>Join again</source>
        <translation>חיבור מחדש</translation>
    </message>
    <message>
        <source>Leave the hub</source>
        <translation>יציאה מהרכזת</translation>
    </message>
    <message>
        <source>Leave the hub at {where}?</source>
        <translation>לצאת מהרכזת בכתובת {where}?</translation>
    </message>
    <message>
        <source>Look at the network between the doors, and at the machine that runs the hub.</source>
        <translation>לבדוק את הרשת בין השערים ואת המכשיר שמפעיל את הרכזת.</translation>
    </message>
    <message>
        <source>Nothing is shared until an event is chosen: Manager, “Choose the event”.</source>
        <translation>שום דבר לא משותף עד שבוחרים אירוע: ניהול, ”בחירת האירוע”.</translation>
    </message>
    <message>
        <source>Nothing to do.</source>
        <translation>אין מה לעשות.</translation>
    </message>
    <message>
        <source>Rules and PINs that the host gives the hub count here too.</source>
        <translation>כללים וקודי PIN שהמארגן נותן לרכזת תקפים גם כאן.</translation>
    </message>
    <message>
        <source>Scanning goes on, but a ticket that came in at another door may look new here.</source>
        <translation>הסריקה ממשיכה, אבל כרטיס שכבר נכנס בשער אחר עלול להיראות כאן חדש.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>להישאר</translation>
    </message>
    <message>
        <source>The doors are together: each knows at once whom the others let in.</source>
        <translation>השערים מחוברים: כל אחד יודע מיד את מי מכניסים האחרים.</translation>
    </message>
    <message>
        <source>The doors know at once whom the others have let in.</source>
        <translation>השערים יודעים מיד את מי הכניסו האחרים.</translation>
    </message>
    <message>
        <source>The hub cannot be reached: this door does not learn whom the others let in.</source>
        <translation>אין קשר לרכזת: השער הזה לא יודע את מי מכניסים האחרים.</translation>
    </message>
    <message>
        <source>The hub of this door: {where}.</source>
        <translation>הרכזת של השער הזה: {where}.</translation>
    </message>
    <message>
        <source>The rules and supervisors’ PINs that came by the hub stay.</source>
        <translation>הכללים וקודי ה־PIN של האחראים שהגיעו דרך הרכזת נשארים בתוקף.</translation>
    </message>
    <message>
        <source>The same ticket cannot come in twice, whichever door it is shown at.</source>
        <translation>אותו כרטיס לא יכול להיכנס פעמיים, לא משנה באיזה שער.</translation>
    </message>
    <message>
        <source>This door has joined the hub, which does not answer now. Kiosk goes on with it by itself.</source>
        <translation>השער הזה הצטרף לרכזת, שלא עונה כרגע. Kiosk ימשיך מעצמו.</translation>
    </message>
    <message>
        <source>This door has joined the hub.</source>
        <translation>השער הזה הצטרף לרכזת.</translation>
    </message>
    <message>
        <source>This door has joined this hub already. Join again only if the hub does not know it any more.</source>
        <translation>השער הזה כבר הצטרף לרכזת הזו. לחבר מחדש רק אם הרכזת כבר לא מכירה אותו.</translation>
    </message>
    <message>
        <source>This door has left the hub. Scanning goes on by what this door knows itself.</source>
        <translation>השער הזה יצא מהרכזת. הסריקה ממשיכה לפי מה שהשער הזה יודע בעצמו.</translation>
    </message>
    <message>
        <source>This door is alone. Doors that share a hub know at once whom the others have let in.</source>
        <translation>השער הזה לבד. שערים עם רכזת משותפת יודעים מיד את מי הכניסו האחרים.</translation>
    </message>
    <message>
        <source>This door will share who is inside with the other doors of the hub at {where}.</source>
        <translation>השער הזה ישתף מי בפנים עם השערים האחרים של הרכזת בכתובת {where}.</translation>
    </message>
    <message>
        <source>This door will share who is inside with the other doors of {event}, by the hub at {where}.</source>
        <translation>השער הזה ישתף מי בפנים עם השערים האחרים של {event}, דרך הרכזת בכתובת {where}.</translation>
    </message>
</context>
<context>
    <name>incident</name>
    <message numerus="yes">
        <source>%n record(s) are missing.</source>
        <translation>
            <numerusform>רישום אחד חסר.</numerusform>
            <numerusform>%n רישומים חסרים.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were put back.</source>
        <translation>
            <numerusform>רישום אחד שוחזר.</numerusform>
            <numerusform>%n רישומים שוחזרו.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ticket(s) are missing from the service’s list.</source>
        <translation>
            <numerusform>כרטיס אחד חסר ברשימה של מערכת הכרטיסים.</numerusform>
            <numerusform>%n כרטיסים חסרים ברשימה של מערכת הכרטיסים.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ticket(s) have this code.</source>
        <translation>
            <numerusform>כרטיס אחד עם הקוד הזה.</numerusform>
            <numerusform>%n כרטיסים עם הקוד הזה.</numerusform>
        </translation>
    </message>
    <message>
        <source>Allowed by {name}.</source>
        <translation>באישור {name}.</translation>
    </message>
    <message>
        <source>Checked in there at {time}.</source>
        <translation>הכניסה נרשמה שם: {time}.</translation>
    </message>
    <message>
        <source>Compare the ticket with what the supervisor wrote down, and ask the host.</source>
        <translation>להשוות את הכרטיס למה שרשם האחראי, ולשאול את המארגן.</translation>
    </message>
    <message>
        <source>Data on this machine was lost, and put right.</source>
        <translation>נתונים במכשיר הזה אבדו, ושוחזרו.</translation>
    </message>
    <message>
        <source>Everybody inside has been counted</source>
        <translation>כל מי שבפנים נספר</translation>
    </message>
    <message>
        <source>Find the guest and ask to see the ticket. The supervisor decides whether they stay.</source>
        <translation>למצוא את האורח ולבקש לראות את הכרטיס. האחראי מחליט אם האורח נשאר.</translation>
    </message>
    <message>
        <source>Find the guest and bring them to the supervisor: the host does not want them inside.</source>
        <translation>למצוא את האורח ולהביא אותו לאחראי: המארגן לא רוצה אותו בפנים.</translation>
    </message>
    <message>
        <source>First</source>
        <translation>קודם</translation>
    </message>
    <message>
        <source>Guest found and gone</source>
        <translation>האורח נמצא והלך</translation>
    </message>
    <message>
        <source>Guest list</source>
        <translation>רשימת אורחים</translation>
    </message>
    <message>
        <source>Guest may stay</source>
        <translation>האורח יכול להישאר</translation>
    </message>
    <message>
        <source>Guest without a ticket</source>
        <translation>אורח בלי כרטיס</translation>
    </message>
    <message>
        <source>Had the guest checked out when our check-in arrived.</source>
        <translation>כשהגיע רישום הכניסה שלנו, כבר נרשמה יציאה לאורח.</translation>
    </message>
    <message>
        <source>Had the ticket as “{state}” when our check-in arrived.</source>
        <translation>כשהגיע רישום הכניסה שלנו, מצב הכרטיס היה ”{state}”.</translation>
    </message>
    <message>
        <source>Had the ticket checked in already when our check-in arrived.</source>
        <translation>כשהגיע רישום הכניסה שלנו, כבר נרשמה כניסה לכרטיס.</translation>
    </message>
    <message>
        <source>Has had the guest checked out since.</source>
        <translation>מאז נרשמה יציאה לאורח.</translation>
    </message>
    <message>
        <source>Host knows</source>
        <translation>המארגן יודע</translation>
    </message>
    <message>
        <source>Let in at {time} at {door}, read by {how}.</source>
        <translation>כניסה: {time}, {door}, נקרא באמצעות {how}.</translation>
    </message>
    <message>
        <source>Let in at {time} at {door}.</source>
        <translation>כניסה: {time}, {door}.</translation>
    </message>
    <message>
        <source>Let in at {time}.</source>
        <translation>כניסה: {time}.</translation>
    </message>
    <message>
        <source>List refreshed</source>
        <translation>הרשימה רועננה</translation>
    </message>
    <message>
        <source>Many tickets vanished from the guest list at once.</source>
        <translation>כרטיסים רבים נעלמו בבת אחת מרשימת האורחים.</translation>
    </message>
    <message>
        <source>More may be missing: nobody knows how many.</source>
        <translation>ייתכן שחסרים עוד: אף אחד לא יודע כמה.</translation>
    </message>
    <message>
        <source>Nothing was taken off the list here, and scanning goes on. Ask the host whether so many tickets were cancelled, then refresh the list.</source>
        <translation>כאן לא הוסר דבר מהרשימה, והסריקה ממשיכה. לשאול את המארגן אם באמת בוטלו כל כך הרבה כרטיסים, ואז לרענן את הרשימה.</translation>
    </message>
    <message>
        <source>On duty: {name}.</source>
        <translation>במשמרת: {name}.</translation>
    </message>
    <message>
        <source>Our own double scan</source>
        <translation>סריקה כפולה שלנו</translation>
    </message>
    <message>
        <source>Reason: {reason}</source>
        <translation>סיבה: {reason}</translation>
    </message>
    <message>
        <source>Refused the check-in ({status}).</source>
        <translation>דחתה את רישום הכניסה ({status}).</translation>
    </message>
    <message>
        <source>Refused the check-in ({status}): {said}</source>
        <translation>דחתה את רישום הכניסה ({status}): {said}</translation>
    </message>
    <message>
        <source>Some records may be missing: nobody can tell without that copy.</source>
        <translation>ייתכן שחסרים רישומים: בלי העותק הזה אין איך לדעת.</translation>
    </message>
    <message>
        <source>Some records of this door were lost.</source>
        <translation>חלק מהרישומים של השער הזה אבדו.</translation>
    </message>
    <message>
        <source>Tell the host. While records are missing, Kiosk says ASK for each guest who would go in: resolve this once the supervisor knows who is inside. Refresh the list.</source>
        <translation>לעדכן את המארגן. כל עוד חסרים רישומים, Kiosk מציג ”לברר” לכל אורח שהיה נכנס: לסמן כטופל כשהאחראי יודע מי בפנים. לרענן את הרשימה.</translation>
    </message>
    <message>
        <source>The guest may stay. Kiosk checks them in again automatically; tell the host that the service checked them out.</source>
        <translation>האורח יכול להישאר. Kiosk רושם שוב את הכניסה אוטומטית; לעדכן את המארגן שמערכת הכרטיסים רשמה יציאה.</translation>
    </message>
    <message>
        <source>The host stopped this ticket.</source>
        <translation>המארגן חסם את הכרטיס הזה.</translation>
    </message>
    <message>
        <source>The second copy of this door’s records is gone.</source>
        <translation>העותק השני של רישומי השער הזה נעלם.</translation>
    </message>
    <message>
        <source>The service</source>
        <translation>מערכת הכרטיסים</translation>
    </message>
    <message>
        <source>The service refused this check-in.</source>
        <translation>מערכת הכרטיסים דחתה את רישום הכניסה הזה.</translation>
    </message>
    <message>
        <source>The service says this ticket was already in.</source>
        <translation>לפי מערכת הכרטיסים הכרטיס הזה כבר היה בפנים.</translation>
    </message>
    <message>
        <source>The service took the check-in for an exit.</source>
        <translation>מערכת הכרטיסים רשמה את הכניסה כיציאה.</translation>
    </message>
    <message>
        <source>The ticket of a guest who was let in without one has turned up, and does not match.</source>
        <translation>נמצא הכרטיס של אורח שהוכנס בלי כרטיס, והוא לא תואם.</translation>
    </message>
    <message>
        <source>The ticket was taken off the list after the guest went in. Ask the host; the supervisor decides.</source>
        <translation>הכרטיס הוסר מהרשימה אחרי שהאורח נכנס. לשאול את המארגן; האחראי מחליט.</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>אחר כך</translation>
    </message>
    <message>
        <source>This door</source>
        <translation>השער הזה</translation>
    </message>
    <message>
        <source>This door’s rules were lost.</source>
        <translation>הכללים של השער הזה אבדו.</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>המכשיר הזה</translation>
    </message>
    <message>
        <source>This ticket is no longer on the guest list.</source>
        <translation>הכרטיס הזה כבר לא ברשימת האורחים.</translation>
    </message>
    <message>
        <source>This ticket is not valid any more.</source>
        <translation>הכרטיס הזה כבר לא תקף.</translation>
    </message>
    <message>
        <source>Two doors let somebody in on this ticket.</source>
        <translation>שני שערים הכניסו מישהו עם הכרטיס הזה.</translation>
    </message>
    <message>
        <source>Two people may be inside on one ticket. Find the guest, ask for a name and where the ticket came from, and let the supervisor decide who stays.</source>
        <translation>ייתכן ששני אנשים בפנים עם כרטיס אחד. למצוא את האורח, לשאול מה השם ומאיפה הכרטיס, ולתת לאחראי להחליט מי נשאר.</translation>
    </message>
    <message>
        <source>Without a ticket</source>
        <translation>בלי כרטיס</translation>
    </message>
</context>
<context>
    <name>keyboard</name>
    <message>
        <source>American</source>
        <translation>אמריקאית</translation>
    </message>
    <message>
        <source>American (international)</source>
        <translation>אמריקאית (בינלאומית)</translation>
    </message>
    <message>
        <source>Belgian</source>
        <translation>בלגית</translation>
    </message>
    <message>
        <source>Brazilian</source>
        <translation>ברזילאית</translation>
    </message>
    <message>
        <source>British</source>
        <translation>בריטית</translation>
    </message>
    <message>
        <source>Czech</source>
        <translation>צ׳כית</translation>
    </message>
    <message>
        <source>Danish</source>
        <translation>דנית</translation>
    </message>
    <message>
        <source>French</source>
        <translation>צרפתית</translation>
    </message>
    <message>
        <source>German</source>
        <translation>גרמנית</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>איטלקית</translation>
    </message>
    <message>
        <source>Latin American</source>
        <translation>לטינו־אמריקאית</translation>
    </message>
    <message>
        <source>Norwegian</source>
        <translation>נורווגית</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>פורטוגלית</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>ספרדית</translation>
    </message>
    <message>
        <source>Swedish or Finnish</source>
        <translation>שוודית או פינית</translation>
    </message>
    <message>
        <source>Swiss (French)</source>
        <translation>שווייצרית (צרפתית)</translation>
    </message>
    <message>
        <source>Swiss (German)</source>
        <translation>שווייצרית (גרמנית)</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>טורקית</translation>
    </message>
</context>
<context>
    <name>link</name>
    <message>
        <source>Ask the host to sign this machine in again, soon.</source>
        <translation>לבקש מהמארגן לחבר שוב את המכשיר הזה לחשבון, בקרוב.</translation>
    </message>
    <message>
        <source>Ask the host to sign this machine in again.</source>
        <translation>לבקש מהמארגן לחבר שוב את המכשיר הזה לחשבון.</translation>
    </message>
    <message>
        <source>Ask the manager: this account may not be allowed to check guests in.</source>
        <translation>לשאול את האחראי: ייתכן שהחשבון הזה לא רשאי לרשום כניסות.</translation>
    </message>
    <message>
        <source>Carry on. Check the Wi-Fi when there is time.</source>
        <translation>להמשיך. לבדוק את ה־Wi-Fi כשיש זמן.</translation>
    </message>
    <message>
        <source>Carry on. If it stays like this, move closer to the Wi-Fi router.</source>
        <translation>להמשיך. אם זה נשאר כך, להתקרב לנתב ה־Wi-Fi.</translation>
    </message>
    <message>
        <source>Check the Wi-Fi.</source>
        <translation>לבדוק את ה־Wi-Fi.</translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation>יוצרים קשר</translation>
    </message>
    <message>
        <source>Guests are checked in there while they stand at the door.</source>
        <translation>כניסות האורחים נרשמות שם בזמן שהם עומדים בשער.</translation>
    </message>
    <message>
        <source>Guests are not kept waiting for it. Nothing is lost, it is sent a little later.</source>
        <translation>האורחים לא ממתינים לזה. דבר לא הולך לאיבוד, זה נשלח קצת אחר כך.</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>מקוון</translation>
    </message>
    <message>
        <source>No ticket can be checked yet: there is no guest list on this machine.</source>
        <translation>עדיין אי אפשר לבדוק אף כרטיס: אין רשימת אורחים במכשיר הזה.</translation>
    </message>
    <message>
        <source>Nothing to do.</source>
        <translation>אין מה לעשות.</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>אין קשר</translation>
    </message>
    <message>
        <source>Offline · scanning goes on</source>
        <translation>אין קשר · הסריקה ממשיכה</translation>
    </message>
    <message>
        <source>Open a web browser on this machine and log in to the Wi-Fi.</source>
        <translation>לפתוח דפדפן במכשיר הזה ולהזדהות ב־Wi-Fi.</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>נדחה</translation>
    </message>
    <message numerus="yes">
        <source>Scanning goes on and nothing is lost, but %n check-in(s) cannot be sent, and other doors do not learn of them.</source>
        <translation>
            <numerusform>הסריקה ממשיכה ודבר לא הולך לאיבוד, אבל אי אפשר לשלוח כניסה אחת, ושערים אחרים לא יודעים עליה.</numerusform>
            <numerusform>הסריקה ממשיכה ודבר לא הולך לאיבוד, אבל אי אפשר לשלוח %n כניסות, ושערים אחרים לא יודעים עליהן.</numerusform>
        </translation>
    </message>
    <message>
        <source>Scanning goes on with the list on this machine. Who is let in is kept here and sent later; until then other doors do not learn of it.</source>
        <translation>הסריקה ממשיכה עם הרשימה שבמכשיר הזה. מי שהוכנס נשמר כאן ונשלח אחר כך; עד אז שערים אחרים לא יודעים על כך.</translation>
    </message>
    <message>
        <source>Scanning goes on. Who is let in is kept on this machine and sent later.</source>
        <translation>הסריקה ממשיכה. מי שהוכנס נשמר במכשיר הזה ונשלח אחר כך.</translation>
    </message>
    <message>
        <source>Scanning works. Who is let in is kept on this machine and sent later.</source>
        <translation>הסריקה עובדת. מי שהוכנס נשמר במכשיר הזה ונשלח אחר כך.</translation>
    </message>
    <message>
        <source>Service refuses</source>
        <translation>מערכת הכרטיסים דוחה</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>התחברות</translation>
    </message>
    <message>
        <source>Sign-in needed</source>
        <translation>נדרשת התחברות</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>איטי</translation>
    </message>
    <message>
        <source>The Wi-Fi wants a login before it lets this machine through.</source>
        <translation>ה־Wi-Fi דורש הזדהות לפני שהוא נותן למכשיר הזה לעבור.</translation>
    </message>
    <message>
        <source>The ticketing service answers at once.</source>
        <translation>מערכת הכרטיסים עונה מיד.</translation>
    </message>
    <message>
        <source>The ticketing service answers slowly.</source>
        <translation>מערכת הכרטיסים עונה לאט.</translation>
    </message>
    <message>
        <source>The ticketing service answers, but does not take what this door sends.</source>
        <translation>מערכת הכרטיסים עונה, אבל לא מקבלת את מה שהשער הזה שולח.</translation>
    </message>
    <message>
        <source>The ticketing service cannot be reached.</source>
        <translation>אין קשר למערכת הכרטיסים.</translation>
    </message>
    <message>
        <source>The ticketing service does not accept this machine’s sign-in any more.</source>
        <translation>מערכת הכרטיסים כבר לא מקבלת את ההתחברות של המכשיר הזה.</translation>
    </message>
    <message>
        <source>The ticketing service has not answered yet.</source>
        <translation>מערכת הכרטיסים עדיין לא ענתה.</translation>
    </message>
    <message>
        <source>Wait a moment. If it stays like this, check the Wi-Fi.</source>
        <translation>להמתין רגע. אם זה נשאר כך, לבדוק את ה־Wi-Fi.</translation>
    </message>
    <message>
        <source>Wi-Fi login</source>
        <translation>הזדהות ב־Wi-Fi</translation>
    </message>
    <message>
        <source>Wi-Fi wants a login</source>
        <translation>ה־Wi-Fi דורש הזדהות</translation>
    </message>
</context>
<context>
    <name>list</name>
    <message>
        <source>Check the connection, then press “Refresh the list now”.</source>
        <translation>לבדוק את הקשר, ואז ללחוץ ”לרענן את הרשימה עכשיו”.</translation>
    </message>
    <message>
        <source>Guests who are already on it are let in. For everybody else, ask a supervisor.</source>
        <translation>אורחים שכבר מופיעים בה נכנסים. על כל השאר לשאול אחראי.</translation>
    </message>
    <message>
        <source>Guests who bought a ticket since then are not on it; cancelled ones still are.</source>
        <translation>מי שקנה מאז לא מופיע בה; כרטיסים שבוטלו עדיין מופיעים.</translation>
    </message>
    <message>
        <source>List loading</source>
        <translation>הרשימה נטענת</translation>
    </message>
    <message>
        <source>List not loaded</source>
        <translation>הרשימה לא נטענה</translation>
    </message>
    <message>
        <source>List {age} old</source>
        <translation>רשימה מלפני {age}</translation>
    </message>
    <message>
        <source>No list</source>
        <translation>אין רשימה</translation>
    </message>
    <message>
        <source>No ticket can be checked: ask a supervisor about each one.</source>
        <translation>אי אפשר לבדוק כרטיסים: לשאול אחראי על כל אחד.</translation>
    </message>
    <message>
        <source>Nothing to do: it refreshes automatically.</source>
        <translation>אין מה לעשות: היא מתרעננת אוטומטית.</translation>
    </message>
    <message>
        <source>The guest list is still loading.</source>
        <translation>רשימת האורחים עדיין נטענת.</translation>
    </message>
    <message>
        <source>The guest list on this machine is {age} old.</source>
        <translation>רשימת האורחים במכשיר הזה היא מלפני {age}.</translation>
    </message>
    <message>
        <source>There is no guest list on this machine yet.</source>
        <translation>במכשיר הזה עדיין אין רשימת אורחים.</translation>
    </message>
    <message>
        <source>Tickets sold or cancelled after that are not known here yet.</source>
        <translation>כרטיסים שנמכרו או בוטלו אחר כך עוד לא ידועים כאן.</translation>
    </message>
    <message>
        <source>Wait a moment: it goes on by itself.</source>
        <translation>להמתין רגע: זה ממשיך מעצמו.</translation>
    </message>
</context>
<context>
    <name>message</name>
    <message>
        <source>A PIN is {least} to {most} digits.</source>
        <translation>ב־PIN יש {least} עד {most} ספרות.</translation>
    </message>
    <message>
        <source>A name has {most} letters at most.</source>
        <translation>בשם יש לכל היותר {most} אותיות.</translation>
    </message>
    <message>
        <source>Bad Gateway</source>
        <translation>שגיאה בשרת הביניים</translation>
    </message>
    <message>
        <source>Bad Request</source>
        <translation>בקשה שגויה</translation>
    </message>
    <message>
        <source>Conflict</source>
        <translation>התנגשות</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>חריגה ממכסת הדיסק</translation>
    </message>
    <message>
        <source>First choose a file.</source>
        <translation>קודם לבחור קובץ.</translation>
    </message>
    <message>
        <source>First the name.</source>
        <translation>קודם השם.</translation>
    </message>
    <message>
        <source>Forbidden</source>
        <translation>אין הרשאה</translation>
    </message>
    <message>
        <source>Gateway Timeout</source>
        <translation>שרת הביניים לא ענה</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>שגיאת קריאה או כתיבה</translation>
    </message>
    <message>
        <source>Internal Server Error</source>
        <translation>שגיאה בשרת</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>זו תיקייה</translation>
    </message>
    <message>
        <source>No connection to {host} came free in time.</source>
        <translation>לא התפנה בזמן חיבור אל {host}.</translation>
    </message>
    <message>
        <source>No secure connection to {host} could be made.</source>
        <translation>אי אפשר היה ליצור חיבור מאובטח אל {host}.</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>אין מקום פנוי בדיסק</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>אין קובץ או תיקייה כאלה</translation>
    </message>
    <message>
        <source>Nobody of this name has a PIN here.</source>
        <translation>לאף אחד בשם הזה אין כאן PIN.</translation>
    </message>
    <message>
        <source>Not Found</source>
        <translation>לא נמצא</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>הפעולה אסורה</translation>
    </message>
    <message>
        <source>Others signed in again and again: it is not clear whose token it is.</source>
        <translation>שוב ושוב התחבר מישהו אחר: לא ברור של מי האסימון.</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>אין הרשאה</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>הדיסק לקריאה בלבד</translation>
    </message>
    <message>
        <source>Request Timeout</source>
        <translation>הזמן הקצוב עבר</translation>
    </message>
    <message>
        <source>Service Unavailable</source>
        <translation>השירות לא זמין</translation>
    </message>
    <message>
        <source>Somebody else has this PIN: choose another one.</source>
        <translation>למישהו אחר יש PIN כזה: לבחור אחר.</translation>
    </message>
    <message>
        <source>Somebody else signed in: the guest list is fetched again.</source>
        <translation>מישהו אחר התחבר: רשימת האורחים נטענת מחדש.</translation>
    </message>
    <message>
        <source>The access token holds characters that no token has: copy it again.</source>
        <translation>באסימון הגישה יש תווים שאין באף אסימון: להעתיק אותו שוב.</translation>
    </message>
    <message>
        <source>The answer is {page}, not the service&apos;s: sign in to the Wi-Fi, or check the service&apos;s address.</source>
        <translation>התקבל {page} ולא תשובה ממערכת הכרטיסים: להזדהות ב־Wi-Fi, או לבדוק את כתובת מערכת הכרטיסים.</translation>
    </message>
    <message>
        <source>The answer of {host} was damaged on its way.</source>
        <translation>התשובה של {host} נפגמה בדרך.</translation>
    </message>
    <message>
        <source>The answer reports an error.</source>
        <translation>התשובה מדווחת על שגיאה.</translation>
    </message>
    <message>
        <source>The answer sends us elsewhere{where}: sign in to the Wi-Fi, or check the service&apos;s address.</source>
        <translation>התשובה מפנה למקום אחר{where}: להזדהות ב־Wi-Fi, או לבדוק את כתובת מערכת הכרטיסים.</translation>
    </message>
    <message>
        <source>The certificate of {host} is not to be trusted: {why}.</source>
        <translation>אין לסמוך על תעודת האבטחה של {host}: {why}.</translation>
    </message>
    <message>
        <source>The certificates of this machine cannot be read: {why}.</source>
        <translation>אי אפשר לקרוא את תעודות האבטחה של המכשיר הזה: {why}.</translation>
    </message>
    <message>
        <source>The connection to the service was closed.</source>
        <translation>החיבור למערכת הכרטיסים נסגר.</translation>
    </message>
    <message>
        <source>The connection to {host} broke before the answer was whole.</source>
        <translation>החיבור אל {host} נותק לפני שהתשובה הושלמה.</translation>
    </message>
    <message>
        <source>The guest list has no end.</source>
        <translation>לרשימת האורחים אין סוף.</translation>
    </message>
    <message>
        <source>The id holds characters that cannot be sent.</source>
        <translation>במזהה יש תווים שאי אפשר לשלוח.</translation>
    </message>
    <message>
        <source>The network wants a sign-in first: sign in to the Wi-Fi, or check the service&apos;s address.</source>
        <translation>הרשת דורשת קודם הזדהות: להזדהות ב־Wi-Fi, או לבדוק את כתובת מערכת הכרטיסים.</translation>
    </message>
    <message>
        <source>The network&apos;s proxy does not let us through to {host}.</source>
        <translation>שרת הפרוקסי ברשת לא מעביר אותנו אל {host}.</translation>
    </message>
    <message>
        <source>The path in the {whose}&apos;s address must be whole: no “//”, “.” or “..” in it.</source>
        <translation>הנתיב בכתובת של {whose} חייב להיות שלם: בלי ”//”, ”.” או ”..”.</translation>
    </message>
    <message>
        <source>The port in the {whose}&apos;s address must be a number from 1 to 65535.</source>
        <translation>הפורט בכתובת של {whose} חייב להיות מספר מ־1 עד 65535.</translation>
    </message>
    <message>
        <source>The proxy that the environment names cannot be used.</source>
        <translation>אי אפשר להשתמש בשרת הפרוקסי שהוגדר בסביבה.</translation>
    </message>
    <message>
        <source>The request could not be sent to {host} in time.</source>
        <translation>אי אפשר היה לשלוח את הבקשה אל {host} בזמן.</translation>
    </message>
    <message>
        <source>The request could not be written.</source>
        <translation>אי אפשר היה לכתוב את הבקשה.</translation>
    </message>
    <message>
        <source>The service answered {status}: {said}</source>
        <translation>מערכת הכרטיסים ענתה {status}: {said}</translation>
    </message>
    <message>
        <source>The service does not accept the access token: sign in again.</source>
        <translation>מערכת הכרטיסים לא מקבלת את אסימון הגישה: להתחבר שוב.</translation>
    </message>
    <message>
        <source>The service&apos;s address is not a web address.</source>
        <translation>כתובת מערכת הכרטיסים אינה כתובת אינטרנט.</translation>
    </message>
    <message>
        <source>The service&apos;s address is of a kind that is not supported.</source>
        <translation>כתובת מערכת הכרטיסים מסוג שאינו נתמך.</translation>
    </message>
    <message>
        <source>The {whose}&apos;s address holds a host name that cannot be.</source>
        <translation>בכתובת של {whose} יש שם שרת בלתי אפשרי.</translation>
    </message>
    <message>
        <source>The {whose}&apos;s address holds characters that no web address has.</source>
        <translation>בכתובת של {whose} יש תווים שאין באף כתובת אינטרנט.</translation>
    </message>
    <message>
        <source>The {whose}&apos;s address holds no host name.</source>
        <translation>בכתובת של {whose} אין שם שרת.</translation>
    </message>
    <message>
        <source>The {whose}&apos;s address is missing.</source>
        <translation>חסרה הכתובת של {whose}.</translation>
    </message>
    <message>
        <source>The {whose}&apos;s address is not a web address.</source>
        <translation>הכתובת של {whose} אינה כתובת אינטרנט.</translation>
    </message>
    <message>
        <source>The {whose}&apos;s address must end before any “?” or “#”.</source>
        <translation>הכתובת של {whose} חייבת להסתיים לפני ”?” או ”#”.</translation>
    </message>
    <message>
        <source>The {whose}&apos;s address must not hold a user name or password.</source>
        <translation>אסור שבכתובת של {whose} יהיו שם משתמש או סיסמה.</translation>
    </message>
    <message>
        <source>The {whose}&apos;s address must start with https://, as in https://tickets.example.com.</source>
        <translation>הכתובת של {whose} חייבת להתחיל ב־⁦https://⁩, כמו ⁦https://tickets.example.com⁩.</translation>
    </message>
    <message>
        <source>The {whose}&apos;s address must start with https://; http:// is for this machine only.</source>
        <translation>הכתובת של {whose} חייבת להתחיל ב־⁦https://⁩; הקידומת ⁦http://⁩ היא למכשיר הזה בלבד.</translation>
    </message>
    <message>
        <source>This door’s rules were lost: the host has to set them again first.</source>
        <translation>כללי השער הזה אבדו: קודם המארגן צריך לקבוע אותם מחדש.</translation>
    </message>
    <message>
        <source>This is a pairing code, and no ticket: it pairs a door with the office.</source>
        <translation>זה קוד צימוד ולא כרטיס: הוא מצמד שער עם המשרד.</translation>
    </message>
    <message>
        <source>This is not the service&apos;s answer, its status is {status}: sign in to the Wi-Fi, or check the service&apos;s address.</source>
        <translation>זו לא תשובה של מערכת הכרטיסים, הסטטוס הוא {status}: להזדהות ב־Wi-Fi, או לבדוק את כתובת מערכת הכרטיסים.</translation>
    </message>
    <message>
        <source>This is not the service&apos;s answer: it is larger than {most} bytes.</source>
        <translation>זו לא תשובה של מערכת הכרטיסים: היא גדולה מ־{most} בתים.</translation>
    </message>
    <message>
        <source>This is not the service&apos;s answer: it is packed as “{coding}”, unasked.</source>
        <translation>זו לא תשובה של מערכת הכרטיסים: היא דחוסה כ־”{coding}”, בלי שהתבקשה.</translation>
    </message>
    <message>
        <source>This is not the service&apos;s answer: {why}.</source>
        <translation>זו לא תשובה של מערכת הכרטיסים: {why}.</translation>
    </message>
    <message>
        <source>This machine is not signed in. Ask the manager.</source>
        <translation>המכשיר הזה לא מחובר. לשאול את האחראי.</translation>
    </message>
    <message>
        <source>Too Many Requests</source>
        <translation>יותר מדי בקשות</translation>
    </message>
    <message>
        <source>Unauthorized</source>
        <translation>נדרשת התחברות</translation>
    </message>
    <message>
        <source>a damaged profile was set aside: {names}</source>
        <translation>פרופיל פגום הוזז הצידה: {names}</translation>
    </message>
    <message>
        <source>a fault in the program</source>
        <translation>תקלה בתוכנה</translation>
    </message>
    <message>
        <source>a fault in the program ({kind})</source>
        <translation>תקלה בתוכנה ({kind})</translation>
    </message>
    <message>
        <source>a repeat checks the ticket out again: this service toggles, and the ticket is out now</source>
        <translation>רישום חוזר רושם לכרטיס יציאה: המערכת הזו מחליפה מצב, והכרטיס עכשיו בחוץ</translation>
    </message>
    <message>
        <source>a repeat does not say that the ticket was in already: {previous}, then {state}</source>
        <translation>רישום חוזר לא אומר שהכרטיס כבר היה בפנים: {previous}, ואז {state}</translation>
    </message>
    <message>
        <source>a repeat says that the ticket was in already, as it should</source>
        <translation>רישום חוזר אומר שהכרטיס כבר היה בפנים, כמו שצריך</translation>
    </message>
    <message>
        <source>a web page</source>
        <translation>דף אינטרנט</translation>
    </message>
    <message>
        <source>a web page titled “{title}”</source>
        <translation>דף אינטרנט בשם ”{title}”</translation>
    </message>
    <message>
        <source>accepted; the office renews it</source>
        <translation>התקבל; המשרד מחדש אותו</translation>
    </message>
    <message>
        <source>accepted; the service does not say for how long</source>
        <translation>התקבל; מערכת הכרטיסים לא אומרת לכמה זמן</translation>
    </message>
    <message>
        <source>agrees</source>
        <translation>תואם</translation>
    </message>
    <message>
        <source>all are here</source>
        <translation>כולם כאן</translation>
    </message>
    <message>
        <source>an office runs on this machine already: end it and try again, or pair this door with it instead</source>
        <translation>במכשיר הזה כבר פועל משרד: לסגור אותו ולנסות שוב, או לצמד אליו את השער הזה</translation>
    </message>
    <message>
        <source>another Kiosk is just opening the profile {folder}, and has not looked yet whether all is well: try again once it is open; nothing was changed</source>
        <translation>Kiosk אחר פותח עכשיו את הפרופיל {folder} ועוד לא בדק אם הכול תקין: לנסות שוב כשייפתח; דבר לא השתנה</translation>
    </message>
    <message>
        <source>another Kiosk is using the profile {folder}: close it, or do this there; nothing was changed</source>
        <translation>Kiosk אחר משתמש בפרופיל {folder}: לסגור אותו, או להמשיך שם; דבר לא השתנה</translation>
    </message>
    <message>
        <source>another hub answers there than the one of the code: ask the host for a new one</source>
        <translation>עונה שם רכזת אחרת מזו שבקוד: לבקש מהמארגן קוד חדש</translation>
    </message>
    <message>
        <source>another hub is set on this machine, and goes first: ask the host to take it away</source>
        <translation>במכשיר הזה מוגדרת רכזת אחרת, והיא קודמת: לבקש מהמארגן להסיר אותה</translation>
    </message>
    <message>
        <source>another office runs on this machine: if it is that of a door which was just closed, it ends by itself within two minutes or so; else end it</source>
        <translation>במכשיר הזה פועל משרד אחר: אם הוא של שער שנסגר הרגע, הוא נסגר מעצמו תוך כשתי דקות; אחרת לסגור אותו</translation>
    </message>
    <message>
        <source>another program keeps the profile locked: nothing was recorded. Try again</source>
        <translation>תוכנה אחרת נועלת את הפרופיל: דבר לא נרשם. לנסות שוב</translation>
    </message>
    <message>
        <source>another program uses {name}</source>
        <translation>תוכנה אחרת משתמשת ב־{name}</translation>
    </message>
    <message>
        <source>another sign-in is set on this machine, and goes first: ask the host to take it away, then pair again</source>
        <translation>במכשיר הזה מוגדרת התחברות אחרת, והיא קודמת: לבקש מהמארגן להסיר אותה, ואז לצמד שוב</translation>
    </message>
    <message>
        <source>answered in {amount} ms at most</source>
        <translation>תשובה תוך {amount} אלפיות שנייה לכל היותר</translation>
    </message>
    <message>
        <source>camera {number}</source>
        <translation>מצלמה {number}</translation>
    </message>
    <message>
        <source>check again in a moment; if that does not help, unplug the camera and plug it in again</source>
        <translation>לבדוק שוב עוד רגע; אם זה לא עוזר, לנתק את המצלמה ולחבר אותה שוב</translation>
    </message>
    <message>
        <source>compare this machine&apos;s clock with a telephone&apos;s</source>
        <translation>להשוות את שעון המכשיר הזה לשעון של טלפון</translation>
    </message>
    <message>
        <source>dismissed: {why}</source>
        <translation>ויתור: {why}</translation>
    </message>
    <message>
        <source>every event on the list ({amount})</source>
        <translation>כל האירועים ברשימה ({amount})</translation>
    </message>
    <message>
        <source>every page is sound</source>
        <translation>כל הדפים תקינים</translation>
    </message>
    <message>
        <source>everything is sent</source>
        <translation>הכול נשלח</translation>
    </message>
    <message>
        <source>for the application {name}, scope {scopes}</source>
        <translation>ליישום {name}, הרשאות {scopes}</translation>
    </message>
    <message>
        <source>good for another {age}</source>
        <translation>תקף לעוד {age}</translation>
    </message>
    <message>
        <source>guests are forgotten in the next quiet hour of the door</source>
        <translation>פרטי האורחים יימחקו בשעה השקטה הבאה של השער</translation>
    </message>
    <message>
        <source>guests are held until somebody purges them</source>
        <translation>פרטי האורחים נשמרים עד שמישהו ימחק אותם</translation>
    </message>
    <message>
        <source>guests should have been forgotten {age} ago</source>
        <translation>פרטי האורחים היו צריכים להימחק לפני {age}</translation>
    </message>
    <message>
        <source>have the office show a new code, and pair this door again: Manager, “Sign in”</source>
        <translation>לבקש מהמשרד קוד חדש ולצמד שוב את השער הזה: ניהול, ”התחברות”</translation>
    </message>
    <message>
        <source>it brings a token that is not a bearer token</source>
        <translation>האסימון שבה מסוג לא נכון</translation>
    </message>
    <message>
        <source>it brings no access token</source>
        <translation>אין בה אסימון גישה</translation>
    </message>
    <message>
        <source>it brings no policy</source>
        <translation>אין בה כללים</translation>
    </message>
    <message>
        <source>it does not say whose token it brings</source>
        <translation>לא כתוב בה של מי האסימון</translation>
    </message>
    <message>
        <source>it ended without a word</source>
        <translation>הוא נסגר בלי מילה</translation>
    </message>
    <message>
        <source>it holds more than {most} values</source>
        <translation>יש בה יותר מ־{most} ערכים</translation>
    </message>
    <message>
        <source>it holds no listings</source>
        <translation>אין בה דפי מכירה</translation>
    </message>
    <message>
        <source>it holds no {what}</source>
        <translation>חסר בה {what}</translation>
    </message>
    <message>
        <source>it is a page of more than {most} entries</source>
        <translation>היא דף עם יותר מ־{most} רשומות</translation>
    </message>
    <message>
        <source>it is not JSON</source>
        <translation>היא לא JSON</translation>
    </message>
    <message>
        <source>it is not a JSON object</source>
        <translation>היא לא אובייקט JSON</translation>
    </message>
    <message>
        <source>it is not a page of the guest list</source>
        <translation>היא לא דף של רשימת האורחים</translation>
    </message>
    <message>
        <source>it is not known which service the office&apos;s tokens are for, and nobody gets them: pair this door again</source>
        <translation>לא ידוע לאיזו מערכת האסימונים של המשרד, ואף אחד לא מקבל אותם: לצמד שוב את השער הזה</translation>
    </message>
    <message>
        <source>it is not token information</source>
        <translation>אין בה מידע על אסימון</translation>
    </message>
    <message>
        <source>it names an event that cannot be</source>
        <translation>היא מציינת אירוע בלתי אפשרי</translation>
    </message>
    <message>
        <source>it names no address of the service</source>
        <translation>אין בה כתובת של מערכת הכרטיסים</translation>
    </message>
    <message>
        <source>it names no direction</source>
        <translation>אין בה כיוון</translation>
    </message>
    <message>
        <source>it names no events</source>
        <translation>אין בה אירועים</translation>
    </message>
    <message>
        <source>it names no user id</source>
        <translation>אין בה מזהה משתמש</translation>
    </message>
    <message>
        <source>it opens</source>
        <translation>נפתחים</translation>
    </message>
    <message>
        <source>it pairs no door</source>
        <translation>היא לא מצמדת שער</translation>
    </message>
    <message>
        <source>its certificate in {folder} is lost or damaged</source>
        <translation>תעודת האבטחה שלו ב־{folder} אבדה או נפגמה</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>אין תשובה</translation>
    </message>
    <message>
        <source>no answer in time</source>
        <translation>לא התקבלה תשובה בזמן</translation>
    </message>
    <message>
        <source>no answer within {amount} s</source>
        <translation>אין תשובה תוך {amount} שנ׳</translation>
    </message>
    <message>
        <source>no camera is connected: plug one in</source>
        <translation>אין מצלמה מחוברת: לחבר מצלמה</translation>
    </message>
    <message>
        <source>no connection</source>
        <translation>אין חיבור</translation>
    </message>
    <message>
        <source>no guests are held</source>
        <translation>לא שמורים פרטי אורחים</translation>
    </message>
    <message>
        <source>no hub can be at {server}: ask the host for a new code</source>
        <translation>לא יכולה להיות רכזת בכתובת {server}: לבקש מהמארגן קוד חדש</translation>
    </message>
    <message>
        <source>no sign-in that is waited for here belongs to this address: open the service&apos;s page again, and paste the address that the browser ends on then</source>
        <translation>הכתובת הזו לא שייכת להתחברות שממתינים לה כאן: לפתוח שוב את הדף של מערכת הכרטיסים, ולהדביק את הכתובת שבה הדפדפן יסיים</translation>
    </message>
    <message>
        <source>no ticket held is for {names}</source>
        <translation>אין כרטיס שמור עבור {names}</translation>
    </message>
    <message>
        <source>nobody came back from the service&apos;s page in time: open it again</source>
        <translation>אף אחד לא חזר בזמן מהדף של מערכת הכרטיסים: לפתוח אותו שוב</translation>
    </message>
    <message>
        <source>nobody has a PIN: nobody can override, and the manager&apos;s menu opens for everybody; set one there, under “This door”</source>
        <translation>לאף אחד אין PIN: אין מי שיאשר חריגה, ותפריט הניהול נפתח לכולם; לקבוע PIN שם, תחת ”השער הזה”</translation>
    </message>
    <message>
        <source>nobody knows whether it was created: look at the service before you try again ({why})</source>
        <translation>לא ידוע אם הוא נוצר: לבדוק במערכת הכרטיסים לפני שמנסים שוב ({why})</translation>
    </message>
    <message>
        <source>none is chosen, and no ticket held tells of one</source>
        <translation>לא נבחר אירוע, ובאף כרטיס שמור לא מצוין אירוע</translation>
    </message>
    <message>
        <source>none of {amount} is chosen: every ticket is referred to a supervisor</source>
        <translation>לא נבחר אף אירוע מתוך {amount}: כל כרטיס מופנה לאחראי</translation>
    </message>
    <message>
        <source>not asked about</source>
        <translation>לא נבדק</translation>
    </message>
    <message>
        <source>not asked: {why}</source>
        <translation>לא נבדק: {why}</translation>
    </message>
    <message>
        <source>not compared with the service&apos;s</source>
        <translation>לא הושווה לשעון של מערכת הכרטיסים</translation>
    </message>
    <message>
        <source>not compared: the service does not say its time</source>
        <translation>לא הושווה: מערכת הכרטיסים לא אומרת מה השעה אצלה</translation>
    </message>
    <message>
        <source>not signed in at the office: {why}</source>
        <translation>אין התחברות במשרד: {why}</translation>
    </message>
    <message>
        <source>nothing is written yet; it will be encrypted</source>
        <translation>עוד לא נכתב דבר; הנתונים יוצפנו</translation>
    </message>
    <message>
        <source>office</source>
        <translation>המשרד</translation>
    </message>
    <message>
        <source>office unreachable: nobody answers at {address}</source>
        <translation>אין קשר למשרד: אף אחד לא עונה בכתובת {address}</translation>
    </message>
    <message>
        <source>office unreachable: what {address} answers is no office&apos;s; this Wi-Fi may want a sign-in</source>
        <translation>אין קשר למשרד: מה שעונה בכתובת {address} אינו משרד; ייתכן שה־Wi-Fi הזה דורש הזדהות</translation>
    </message>
    <message>
        <source>office unreachable: {address} answers with status {status}</source>
        <translation>אין קשר למשרד: {address} עונה בסטטוס {status}</translation>
    </message>
    <message>
        <source>office unreachable: {address} did not answer in time; if the code was used meanwhile, ask for a new one</source>
        <translation>אין קשר למשרד: {address} לא ענה בזמן; אם הקוד נוצל בינתיים, לבקש חדש</translation>
    </message>
    <message>
        <source>open the door, and pair it again with the office of this machine: Manager, “Sign in”</source>
        <translation>לפתוח את השער ולצמד אותו שוב עם המשרד של המכשיר הזה: ניהול, ”התחברות”</translation>
    </message>
    <message>
        <source>other users of this machine may change {names}</source>
        <translation>משתמשים אחרים במכשיר הזה יכולים לשנות את {names}</translation>
    </message>
    <message>
        <source>paired with {address}, which cannot renew the access token: {why}</source>
        <translation>מצומד אל {address}, שלא יכול לחדש את אסימון הגישה: {why}</translation>
    </message>
    <message>
        <source>paired with {address}, which is signed in</source>
        <translation>מצומד אל {address}, והמשרד מחובר</translation>
    </message>
    <message>
        <source>paired with {address}, which is signed in and has nothing to renew the access token with</source>
        <translation>מצומד אל {address}, והמשרד מחובר, אבל אין לו במה לחדש את אסימון הגישה</translation>
    </message>
    <message>
        <source>paired with {address}, which is signed in; the access token has {age} left</source>
        <translation>מצומד אל {address}, והמשרד מחובר; אסימון הגישה תקף לעוד {age}</translation>
    </message>
    <message>
        <source>picture {name}</source>
        <translation>תמונה {name}</translation>
    </message>
    <message>
        <source>port {port} of this machine is not free: end the program that has it</source>
        <translation>פורט {port} במכשיר הזה תפוס: לסגור את התוכנה שתופסת אותו</translation>
    </message>
    <message>
        <source>port {port} of this machine is not free: end the program that has it and try again, or register a redirect address with another port at the service, such as {address}, and give that one here</source>
        <translation>פורט {port} במכשיר הזה תפוס: לסגור את התוכנה שתופסת אותו ולנסות שוב, או לרשום במערכת הכרטיסים כתובת הפניה עם פורט אחר, למשל {address}, ולהקליד אותה כאן</translation>
    </message>
    <message>
        <source>rehearsal camera</source>
        <translation>מצלמת תרגול</translation>
    </message>
    <message>
        <source>serial scanner on {name}</source>
        <translation>סורק טורי ב־{name}</translation>
    </message>
    <message>
        <source>service</source>
        <translation>מערכת הכרטיסים</translation>
    </message>
    <message>
        <source>set it up again: Manager, “Sign in”; the door works from what it holds</source>
        <translation>להגדיר אותו מחדש: ניהול, ”התחברות”; השער עובד עם מה שיש לו</translation>
    </message>
    <message>
        <source>sign in again: Manager, “Sign in”; then try it again</source>
        <translation>להתחבר שוב: ניהול, ”התחברות”; ואז לנסות שוב</translation>
    </message>
    <message>
        <source>some of what was recorded is lost: whoever would go in is referred</source>
        <translation>חלק ממה שנרשם אבד: כל מי שהיה נכנס מופנה לאחראי</translation>
    </message>
    <message>
        <source>somebody declined at the service: open its page again, and allow it</source>
        <translation>מישהו סירב במערכת הכרטיסים: לפתוח שוב את הדף שלה ולאשר</translation>
    </message>
    <message>
        <source>somebody else signed in before it could leave</source>
        <translation>מישהו אחר התחבר לפני שנשלחה</translation>
    </message>
    <message>
        <source>start the office, and see that this machine reaches it; if it has moved to another address, pair this door again: Manager, “Sign in”</source>
        <translation>להפעיל את המשרד ולבדוק שהמכשיר הזה מגיע אליו; אם הוא עבר לכתובת אחרת, לצמד שוב את השער הזה: ניהול, ”התחברות”</translation>
    </message>
    <message>
        <source>status {status}</source>
        <translation>סטטוס {status}</translation>
    </message>
    <message>
        <source>stream from nowhere</source>
        <translation>שידור בלי כתובת</translation>
    </message>
    <message>
        <source>the PIN file is damaged: ask the host to clear the lock-out</source>
        <translation>קובץ ה־PIN פגום: לבקש מהמארגן לבטל את הנעילה</translation>
    </message>
    <message>
        <source>the access token is not kept: while the keyring was waited for, this door was paired, signed out, or signed in again</source>
        <translation>אסימון הגישה לא נשמר: בזמן ההמתנה לצרור המפתחות, השער הזה צומד, נותק או חובר שוב</translation>
    </message>
    <message>
        <source>the access token was refused</source>
        <translation>אסימון הגישה נדחה</translation>
    </message>
    <message>
        <source>the address of another service is set on this machine, and goes first: ask the host to take it away</source>
        <translation>במכשיר הזה מוגדרת כתובת של מערכת כרטיסים אחרת, והיא קודמת: לבקש מהמארגן להסיר אותה</translation>
    </message>
    <message>
        <source>the answer did not come</source>
        <translation>התשובה לא הגיעה</translation>
    </message>
    <message>
        <source>the answer was damaged</source>
        <translation>התשובה הגיעה פגומה</translation>
    </message>
    <message>
        <source>the answer was not the service&apos;s</source>
        <translation>התשובה לא הייתה של מערכת הכרטיסים</translation>
    </message>
    <message>
        <source>the camera</source>
        <translation>המצלמה</translation>
    </message>
    <message>
        <source>the cameras of this machine cannot be listed</source>
        <translation>אי אפשר להציג את המצלמות של המכשיר הזה</translation>
    </message>
    <message>
        <source>the code holds the ticket&apos;s id</source>
        <translation>בקוד יש מספר כרטיס</translation>
    </message>
    <message>
        <source>the code holds the ticket&apos;s token</source>
        <translation>בקוד יש האסימון של הכרטיס</translation>
    </message>
    <message>
        <source>the code is used, and yet this door is not paired, because what the office said could not be kept ({why}): mend that, unpair the door at the office, and ask for a new code</source>
        <translation>הקוד נוצל, ועדיין השער הזה לא מצומד, כי אי אפשר היה לשמור את מה שהמשרד אמר ({why}): לתקן את זה, לבטל במשרד את הצימוד של השער, ולבקש קוד חדש</translation>
    </message>
    <message>
        <source>the code names the ticket among other things, such as in an address</source>
        <translation>הקוד מציין את הכרטיס בין דברים אחרים, למשל בתוך כתובת</translation>
    </message>
    <message>
        <source>the code was used, is wrong or too old: ask for a new one</source>
        <translation>הקוד כבר נוצל, שגוי או ישן מדי: לבקש חדש</translation>
    </message>
    <message>
        <source>the connection to the hub broke</source>
        <translation>החיבור לרכזת נותק</translation>
    </message>
    <message>
        <source>the database is encrypted</source>
        <translation>מסד הנתונים מוצפן</translation>
    </message>
    <message>
        <source>the database is in plain bytes</source>
        <translation>מסד הנתונים לא מוצפן</translation>
    </message>
    <message>
        <source>the disk is full: nothing was recorded. Free some space and scan again</source>
        <translation>הדיסק מלא: דבר לא נרשם. לפנות מקום ולסרוק שוב</translation>
    </message>
    <message>
        <source>the disk is full: nothing was recorded. Free some space and try again</source>
        <translation>הדיסק מלא: דבר לא נרשם. לפנות מקום ולנסות שוב</translation>
    </message>
    <message>
        <source>the door policy kept here cannot be used: {why}; set it again</source>
        <translation>אי אפשר להשתמש בכללי השער ששמורים כאן: {why}; לקבוע אותם שוב</translation>
    </message>
    <message>
        <source>the door&apos;s rules were lost with a damaged file: ask the host to set them again</source>
        <translation>כללי השער אבדו עם קובץ פגום: לבקש מהמארגן לקבוע אותם שוב</translation>
    </message>
    <message>
        <source>the door&apos;s rules were lost with a damaged file: everybody is referred</source>
        <translation>כללי השער אבדו עם קובץ פגום: כולם מופנים לאחראי</translation>
    </message>
    <message>
        <source>the host has to mend a mistake there</source>
        <translation>יש בהם טעות שהמארגן צריך לתקן</translation>
    </message>
    <message>
        <source>the host&apos;s machine could not keep this door: ask the host to look at its disk, and try the same code again</source>
        <translation>המחשב של המארגן לא הצליח לשמור את השער הזה: לבקש מהמארגן לבדוק את הדיסק שלו ולנסות שוב את אותו קוד</translation>
    </message>
    <message>
        <source>the host&apos;s rules for this door could not be set: {why}</source>
        <translation>אי אפשר היה לקבוע את כללי המארגן לשער הזה: {why}</translation>
    </message>
    <message>
        <source>the hub answers {what}</source>
        <translation>הרכזת עונה {what}</translation>
    </message>
    <message>
        <source>the hub did not answer in time. If it let this door in, Kiosk goes by it once it answers</source>
        <translation>הרכזת לא ענתה בזמן. אם היא קיבלה את השער הזה, Kiosk ישתמש בה ברגע שתענה</translation>
    </message>
    <message>
        <source>the hub does not answer</source>
        <translation>הרכזת לא עונה</translation>
    </message>
    <message>
        <source>the hub does not answer: look whether its machine is on, and in the same network as this one</source>
        <translation>הרכזת לא עונה: לבדוק אם המכשיר שלה דולק ובאותה רשת כמו המכשיר הזה</translation>
    </message>
    <message>
        <source>the hub does not know this door: pair it</source>
        <translation>הרכזת לא מכירה את השער הזה: לחבר אותו</translation>
    </message>
    <message>
        <source>the hub has no place for one more door: ask the host to take out one that is gone, and try again</source>
        <translation>אין ברכזת מקום לשער נוסף: לבקש מהמארגן להסיר שער שכבר לא קיים, ולנסות שוב</translation>
    </message>
    <message>
        <source>the hub is full: make room on its disk, or raise its limit</source>
        <translation>הרכזת מלאה: לפנות מקום בדיסק שלה או להעלות את המגבלה שלה</translation>
    </message>
    <message>
        <source>the hub is there, but nobody lets doors in: ask the host to start it anew</source>
        <translation>הרכזת פועלת, אבל לא מקבלת שערים: לבקש מהמארגן להפעיל אותה מחדש</translation>
    </message>
    <message>
        <source>the hub keeps nothing just now: its servers may be choosing who leads, or JetStream is off there</source>
        <translation>הרכזת לא שומרת דבר כרגע: ייתכן שהשרתים שלה בוחרים מי מוביל, או ש־JetStream כבוי שם</translation>
    </message>
    <message>
        <source>the hub&apos;s certificate cannot be read: pair this door anew</source>
        <translation>אי אפשר לקרוא את האישור של הרכזת: לחבר את השער הזה מחדש</translation>
    </message>
    <message>
        <source>the key is kept by {name}</source>
        <translation>המפתח שמור אצל {name}</translation>
    </message>
    <message>
        <source>the next guests are forgotten in {age}</source>
        <translation>פרטי האורחים הבאים יימחקו בעוד {age}</translation>
    </message>
    <message>
        <source>the office cannot pair now: {why}</source>
        <translation>המשרד לא יכול לצמד כרגע: {why}</translation>
    </message>
    <message>
        <source>the office cannot renew the token now: {why}</source>
        <translation>המשרד לא יכול לחדש את האסימון כרגע: {why}</translation>
    </message>
    <message>
        <source>the office does not start: {why}</source>
        <translation>המשרד לא נפתח: {why}</translation>
    </message>
    <message>
        <source>the office has the new client secret, and does not know yet whether the service takes it: {why}</source>
        <translation>אצל המשרד כבר סוד הלקוח החדש, ועוד לא ידוע לו אם מערכת הכרטיסים מקבלת אותו: {why}</translation>
    </message>
    <message>
        <source>the office of this machine does not answer: try again in a moment</source>
        <translation>המשרד של המכשיר הזה לא עונה: לנסות שוב עוד רגע</translation>
    </message>
    <message>
        <source>the office of this machine does not run: {why}</source>
        <translation>המשרד של המכשיר הזה לא פועל: {why}</translation>
    </message>
    <message>
        <source>the office of this machine is in use with client ID {client_id} and redirect address {address}: give those again, or press Next once more if the new ones are right; with another client ID the host has to sign in again</source>
        <translation>המשרד של המכשיר הזה בשימוש עם מזהה הלקוח {client_id} וכתובת ההפניה {address}: להקליד אותם שוב, או ללחוץ שוב ”הבא” אם החדשים נכונים; עם מזהה לקוח אחר המארגן צריך להתחבר שוב</translation>
    </message>
    <message>
        <source>the office of this machine is not signed in: sign in under Manager, “Sign in”</source>
        <translation>המשרד של המכשיר הזה לא מחובר: להתחבר תחת ניהול, ”התחברות”</translation>
    </message>
    <message>
        <source>the office of this machine was started again, or has another client secret since, and waits for no sign-in any more: open the service&apos;s page again</source>
        <translation>המשרד של המכשיר הזה הופעל מחדש, או שיש לו מאז סוד לקוח אחר, והוא כבר לא ממתין להתחברות: לפתוח שוב את הדף של מערכת הכרטיסים</translation>
    </message>
    <message>
        <source>the office refuses this: {why}</source>
        <translation>המשרד מסרב לזה: {why}</translation>
    </message>
    <message>
        <source>the office was not set up: {why}</source>
        <translation>המשרד לא הוגדר: {why}</translation>
    </message>
    <message>
        <source>the office&apos;s certificate cannot be read: pair again</source>
        <translation>אי אפשר לקרוא את תעודת האבטחה של המשרד: לצמד שוב</translation>
    </message>
    <message>
        <source>the profile cannot be written; is the disk full?</source>
        <translation>אי אפשר לכתוב את הפרופיל; האם הדיסק מלא?</translation>
    </message>
    <message>
        <source>the profile failed: nothing was recorded ({why})</source>
        <translation>הפרופיל נכשל: דבר לא נרשם ({why})</translation>
    </message>
    <message>
        <source>the profile is closed</source>
        <translation>הפרופיל סגור</translation>
    </message>
    <message>
        <source>the profile&apos;s key file is damaged; put key.json back from a backup</source>
        <translation>קובץ המפתח של הפרופיל פגום; לשחזר את key.json מגיבוי</translation>
    </message>
    <message>
        <source>the profile&apos;s key is behind a passphrase</source>
        <translation>מפתח הפרופיל מוגן בסיסמה</translation>
    </message>
    <message>
        <source>the program ended while this was being sent</source>
        <translation>התוכנה נסגרה בזמן השליחה</translation>
    </message>
    <message>
        <source>the screen went away, and Kiosk ended with it; what was recorded is safe: start Kiosk again once the screen is back</source>
        <translation>המסך נעלם, ו-Kiosk נסגר; מה שנרשם שמור: להפעיל את Kiosk שוב כשהמסך יחזור</translation>
    </message>
    <message>
        <source>the second check-in was not answered: {why}</source>
        <translation>לא התקבלה תשובה לרישום הכניסה השני: {why}</translation>
    </message>
    <message>
        <source>the serial scanner is not connected yet</source>
        <translation>הסורק הטורי עדיין לא התחבר</translation>
    </message>
    <message>
        <source>the serial scanner is not plugged in</source>
        <translation>הסורק הטורי לא מחובר למחשב</translation>
    </message>
    <message>
        <source>the service answered a check-in with a check-out</source>
        <translation>מערכת הכרטיסים ענתה לרישום כניסה ברישום יציאה</translation>
    </message>
    <message>
        <source>the service answered with the check-in state {state}</source>
        <translation>מערכת הכרטיסים ענתה במצב כניסה {state}</translation>
    </message>
    <message>
        <source>the service answered, and the ticket is {state} now</source>
        <translation>מערכת הכרטיסים ענתה, ומצב הכרטיס עכשיו {state}</translation>
    </message>
    <message>
        <source>the service answers in {amount} ms</source>
        <translation>מערכת הכרטיסים עונה תוך {amount} אלפיות שנייה</translation>
    </message>
    <message>
        <source>the service asks to wait</source>
        <translation>מערכת הכרטיסים מבקשת להמתין</translation>
    </message>
    <message>
        <source>the service could not be reached</source>
        <translation>לא היה קשר למערכת הכרטיסים</translation>
    </message>
    <message>
        <source>the service did not sign the office in: {why}</source>
        <translation>מערכת הכרטיסים לא חיברה את המשרד: {why}</translation>
    </message>
    <message>
        <source>the service does not know this client ID, or does not take its secret: compare both with what the service shows to the host</source>
        <translation>מערכת הכרטיסים לא מכירה את מזהה הלקוח הזה, או לא מקבלת את הסוד שלו: להשוות את שניהם למה שהיא מציגה למארגן</translation>
    </message>
    <message>
        <source>the service does not take the client ID or secret of this machine’s office, or this Wi-Fi wants a sign-in: see to the Wi-Fi, and where that is not it, let the host compare both with what the service shows</source>
        <translation>מערכת הכרטיסים לא מקבלת את מזהה הלקוח או את סוד הלקוח של המשרד במכשיר הזה, או שה־Wi-Fi הזה דורש הזדהות: לבדוק את ה־Wi-Fi, ואם הבעיה לא שם, לבקש מהמארגן להשוות את שניהם למה שהמערכת מציגה</translation>
    </message>
    <message>
        <source>the service does not take the client secret of this machine’s office any more: type the new one under Manager, “Sign in”</source>
        <translation>מערכת הכרטיסים כבר לא מקבלת את סוד הלקוח של המשרד במכשיר הזה: להקליד את החדש תחת ניהול, ”התחברות”</translation>
    </message>
    <message>
        <source>the service does not take the office&apos;s client ID or secret, or the office&apos;s Wi-Fi wants a sign-in: ask the host to see to it</source>
        <translation>מערכת הכרטיסים לא מקבלת את מזהה הלקוח או את סוד הלקוח של המשרד, או שה־Wi-Fi של המשרד דורש הזדהות: לבקש מהמארגן לטפל בזה</translation>
    </message>
    <message>
        <source>the service does not take the office&apos;s client secret any more: the host has to give the office the new one</source>
        <translation>מערכת הכרטיסים כבר לא מקבלת את סוד הלקוח של המשרד: המארגן צריך לתת למשרד את החדש</translation>
    </message>
    <message>
        <source>the service does not take this sign-in: open its page again; if that fails too, compare the redirect address with the one that is registered there</source>
        <translation>מערכת הכרטיסים לא מקבלת את ההתחברות הזו: לפתוח שוב את הדף שלה; אם גם זה נכשל, להשוות את כתובת ההפניה לזו שרשומה שם</translation>
    </message>
    <message>
        <source>the service refuses this access token: copy it whole, or ask the host for another</source>
        <translation>מערכת הכרטיסים דוחה את אסימון הגישה הזה: להעתיק אותו בשלמותו, או לבקש מהמארגן אחר</translation>
    </message>
    <message>
        <source>the service refuses to sign the host in: open its page again; if that fails too, compare client ID and redirect address with what is registered there</source>
        <translation>מערכת הכרטיסים מסרבת לחבר את המארגן: לפתוח שוב את הדף שלה; אם גם זה נכשל, להשוות את מזהה הלקוח ואת כתובת ההפניה למה שרשום שם</translation>
    </message>
    <message>
        <source>the service&apos;s address on this machine is wrong: ask the host to set it up</source>
        <translation>כתובת מערכת הכרטיסים במכשיר הזה שגויה: לבקש מהמארגן להגדיר אותה</translation>
    </message>
    <message>
        <source>the token is refused</source>
        <translation>האסימון נדחה</translation>
    </message>
    <message>
        <source>the token may check in: the ticket is in now</source>
        <translation>האסימון רשאי לרשום כניסות: הכרטיס עכשיו בפנים</translation>
    </message>
    <message>
        <source>the token may check in; this ticket was in already</source>
        <translation>האסימון רשאי לרשום כניסות; הכרטיס הזה כבר היה בפנים</translation>
    </message>
    <message>
        <source>the {camera} cannot be opened</source>
        <translation>אי אפשר לפתוח את {camera}</translation>
    </message>
    <message>
        <source>there is no access token: paste it whole</source>
        <translation>אין אסימון גישה: להדביק אותו בשלמותו</translation>
    </message>
    <message>
        <source>there is no file {path}</source>
        <translation>אין קובץ {path}</translation>
    </message>
    <message>
        <source>there is no screen to open the window on: start Kiosk where somebody is logged in at one</source>
        <translation>אין מסך לפתוח עליו את החלון: להפעיל את Kiosk במקום שמישהו מחובר בו למסך</translation>
    </message>
    <message>
        <source>there is none yet</source>
        <translation>אין עדיין</translation>
    </message>
    <message>
        <source>this code is older than ten minutes, or was used: ask the host for a new one</source>
        <translation>הקוד הזה ישן מעשר דקות או כבר נוצל: לבקש מהמארגן חדש</translation>
    </message>
    <message>
        <source>this computer has no place for keys, and Kiosk keeps nothing without one: ask the host to set it up</source>
        <translation>במחשב הזה אין מקום למפתחות, ובלי זה Kiosk לא שומר דבר: לבקש מהמארגן להגדיר את המחשב</translation>
    </message>
    <message>
        <source>this computer&apos;s keyring does not take Kiosk&apos;s key: unlock it, or sign in as its user, and try again</source>
        <translation>צרור המפתחות של המחשב הזה לא מקבל את המפתח של Kiosk: לשחרר את הנעילה שלו, או להיכנס כמשתמש שלו, ולנסות שוב</translation>
    </message>
    <message>
        <source>this door is set to {address}, but its office signs in at {service}: ask the host to pair this door again</source>
        <translation>השער הזה מוגדר ל־{address}, אבל המשרד שלו מתחבר אל {service}: לבקש מהמארגן לצמד שוב את השער הזה</translation>
    </message>
    <message>
        <source>this is not the office that the link names: nothing was sent</source>
        <translation>זה לא המשרד שהקישור מציין: דבר לא נשלח</translation>
    </message>
    <message>
        <source>this is not the office that this door was paired with: nothing was sent</source>
        <translation>זה לא המשרד שהשער הזה צומד אליו: דבר לא נשלח</translation>
    </message>
    <message>
        <source>this machine does not know the service&apos;s address: ask the host to set it up</source>
        <translation>המכשיר הזה לא מכיר את כתובת מערכת הכרטיסים: לבקש מהמארגן להגדיר אותה</translation>
    </message>
    <message>
        <source>this machine has no keyring that works</source>
        <translation>במכשיר הזה אין צרור מפתחות שעובד</translation>
    </message>
    <message>
        <source>this machine has no keyring to hold the profile&apos;s key</source>
        <translation>אין במכשיר הזה מחזיק מפתחות לשמור בו את מפתח הפרופיל</translation>
    </message>
    <message>
        <source>this machine holds the office of {service}, and doors are paired with it: look whether the address is right, or ask whoever set that office up</source>
        <translation>במכשיר הזה נמצא המשרד של {service}, ושערים מצומדים אליו: לבדוק אם הכתובת נכונה, או לשאול את מי שהגדיר את המשרד הזה</translation>
    </message>
    <message>
        <source>this machine lets no program of its user have port {port}</source>
        <translation>במכשיר הזה אסור לתוכנות של המשתמש להשתמש בפורט {port}</translation>
    </message>
    <message>
        <source>this machine lets no program of its user have port {port}: register a redirect address with another port at the service, such as {address}, and give that one here</source>
        <translation>במכשיר הזה אסור לתוכנות של המשתמש להשתמש בפורט {port}: לרשום במערכת הכרטיסים כתובת הפניה עם פורט אחר, למשל {address}, ולהקליד אותה כאן</translation>
    </message>
    <message>
        <source>this machine&apos;s keyring does not work: {why}</source>
        <translation>צרור המפתחות של המכשיר הזה לא עובד: {why}</translation>
    </message>
    <message>
        <source>this machine&apos;s own token counts no more, but the keyring has not forgotten it yet: unlock it if it asks</source>
        <translation>האסימון של המכשיר הזה כבר לא קובע, אבל צרור המפתחות עוד לא שכח אותו: לשחרר את הנעילה שלו אם הוא מבקש</translation>
    </message>
    <message>
        <source>this machine&apos;s sign-in is damaged: ask the manager to sign in again</source>
        <translation>ההתחברות של המכשיר הזה פגומה: לבקש מהאחראי להתחבר שוב</translation>
    </message>
    <message>
        <source>this profile opens with a passphrase</source>
        <translation>הפרופיל הזה נפתח בסיסמה</translation>
    </message>
    <message>
        <source>this ticket has an open admission already</source>
        <translation>לכרטיס הזה כבר יש כניסה פתוחה</translation>
    </message>
    <message>
        <source>this user may not open {name}</source>
        <translation>המשתמש הזה לא רשאי לפתוח את {name}</translation>
    </message>
    <message>
        <source>too many wrong codes: wait {age}, then compare the code and try it again</source>
        <translation>יותר מדי קודים שגויים: להמתין {age}, ואז להשוות את הקוד ולנסות שוב</translation>
    </message>
    <message>
        <source>try it again once the link is well</source>
        <translation>לנסות שוב כשהקשר יהיה תקין</translation>
    </message>
    <message>
        <source>unpaired: the office does not know this door any more; pair it again</source>
        <translation>הצימוד בוטל: המשרד כבר לא מכיר את השער הזה; לצמד אותו שוב</translation>
    </message>
    <message>
        <source>video {name}</source>
        <translation>וידאו {name}</translation>
    </message>
    <message>
        <source>what came of it could not be noted</source>
        <translation>אי אפשר היה לרשום מה יצא מזה</translation>
    </message>
    <message>
        <source>what is kept of the PIN of {names} is damaged</source>
        <translation>מה ששמור מה־PIN של {names} פגום</translation>
    </message>
    <message>
        <source>what it keeps in {folder} cannot be opened: its key is lost or locked</source>
        <translation>אי אפשר לפתוח את מה שהוא שומר ב־{folder}: המפתח שלו אבד או נעול</translation>
    </message>
    <message>
        <source>what it keeps in {folder} is damaged</source>
        <translation>מה שהוא שומר ב־{folder} פגום</translation>
    </message>
    <message>
        <source>what it keeps is gone from {folder}</source>
        <translation>מה שהוא שומר נעלם מ־{folder}</translation>
    </message>
    <message>
        <source>wrong passphrase for {file}: nothing was changed</source>
        <translation>סיסמה שגויה ל־{file}: דבר לא השתנה</translation>
    </message>
    <message>
        <source>wrong passphrase: the profile was not opened and nothing was changed</source>
        <translation>סיסמה שגויה: הפרופיל לא נפתח ודבר לא השתנה</translation>
    </message>
    <message>
        <source>{amount} GB free</source>
        <translation>פנויים: {amount} GB</translation>
    </message>
    <message>
        <source>{amount} days left</source>
        <translation>נותרו {amount} ימים</translation>
    </message>
    <message>
        <source>{amount} s ahead of the service&apos;s</source>
        <translation>מקדים ב־{amount} שנ׳ לעומת מערכת הכרטיסים</translation>
    </message>
    <message>
        <source>{amount} s behind the service&apos;s</source>
        <translation>מאחר ב־{amount} שנ׳ לעומת מערכת הכרטיסים</translation>
    </message>
    <message>
        <source>{camera} cannot be opened: allow it in System Settings, Privacy &amp; Security, Camera; or another program uses it</source>
        <translation>אי אפשר לפתוח את {camera}: לאשר אותה בהגדרות המערכת, פרטיות ואבטחה, מצלמה; או שתוכנה אחרת משתמשת בה</translation>
    </message>
    <message>
        <source>{camera} cannot be opened: another program uses it, or Settings, Privacy, Camera forbids it</source>
        <translation>אי אפשר לפתוח את {camera}: תוכנה אחרת משתמשת בה, או שהגדרות, פרטיות, מצלמה אוסרות זאת</translation>
    </message>
    <message>
        <source>{camera} cannot be opened: it is not connected</source>
        <translation>אי אפשר לפתוח את {camera}: היא לא מחוברת</translation>
    </message>
    <message>
        <source>{camera} delivers no more pictures</source>
        <translation>{camera} כבר לא מעבירה תמונות</translation>
    </message>
    <message>
        <source>{camera} delivers no pictures: unplug it, and plug it in again</source>
        <translation>{camera} לא מעבירה תמונות: לנתק ולחבר אותה שוב</translation>
    </message>
    <message>
        <source>{camera} does not answer</source>
        <translation>{camera} לא מגיבה</translation>
    </message>
    <message>
        <source>{camera} failed ({why})</source>
        <translation>{camera} נכשלה ({why})</translation>
    </message>
    <message>
        <source>{camera} has brought no pictures yet that could be measured</source>
        <translation>{camera} עדיין לא העבירה תמונות שאפשר למדוד</translation>
    </message>
    <message>
        <source>{camera} has stopped delivering pictures</source>
        <translation>{camera} הפסיקה להעביר תמונות</translation>
    </message>
    <message>
        <source>{camera} is back</source>
        <translation>{camera} חזרה לפעול</translation>
    </message>
    <message>
        <source>{camera} is in use by another program: close that program</source>
        <translation>{camera} בשימוש של תוכנה אחרת: לסגור את התוכנה הזו</translation>
    </message>
    <message>
        <source>{camera} is not connected: plug it in again</source>
        <translation>{camera} לא מחוברת: לחבר אותה שוב</translation>
    </message>
    <message>
        <source>{camera} is not connected: {other} is used</source>
        <translation>{camera} לא מחוברת: בשימוש {other}</translation>
    </message>
    <message>
        <source>{camera} is starting</source>
        <translation>{camera} נדלקת</translation>
    </message>
    <message>
        <source>{camera} may not be used by this account: add it to the group video, and sign in again</source>
        <translation>לחשבון הזה אין גישה אל {camera}: להוסיף אותו לקבוצה video ולהיכנס שוב</translation>
    </message>
    <message>
        <source>{camera} was closed</source>
        <translation>{camera} נסגרה</translation>
    </message>
    <message>
        <source>{camera}, {width} × {height}, {fps} pictures a second</source>
        <translation>{camera}, ⁦{width} × {height}⁩, {fps} תמונות בשנייה</translation>
    </message>
    <message>
        <source>{chosen} is not connected: {camera}</source>
        <translation>{chosen} לא מחוברת: {camera}</translation>
    </message>
    <message>
        <source>{damage}. Put it back from a backup, or move it away: then the address, the door&apos;s name, its direction and its events have to be set again</source>
        <translation>{damage}. לשחזר את הקובץ מגיבוי או להעביר אותו: אז צריך להגדיר שוב את הכתובת, את שם השער, את הכיוון ואת האירועים</translation>
    </message>
    <message>
        <source>{detail}, and the event is over in {age}</source>
        <translation>{detail}, והאירוע מסתיים בעוד {age}</translation>
    </message>
    <message>
        <source>{file} asks for more work than a Kiosk ever does: it is damaged or forged; nothing was changed</source>
        <translation>{file} דורש יותר חישוב ממה ש־Kiosk דורש אי פעם: הוא פגום או מזויף; דבר לא השתנה</translation>
    </message>
    <message>
        <source>{file} cannot be read: {why}</source>
        <translation>אי אפשר לקרוא את {file}: {why}</translation>
    </message>
    <message>
        <source>{file} holds what this Kiosk cannot read: nothing was taken</source>
        <translation>יש ב־{file} משהו ש־Kiosk הזה לא יודע לקרוא: דבר לא התקבל</translation>
    </message>
    <message>
        <source>{file} is damaged or incomplete: nothing was taken from it. Copy it again</source>
        <translation>{file} פגום או לא שלם: דבר לא התקבל. להעתיק אותו שוב</translation>
    </message>
    <message>
        <source>{file} is damaged: nothing was changed. Copy it again</source>
        <translation>{file} פגום: דבר לא השתנה. להעתיק אותו שוב</translation>
    </message>
    <message>
        <source>{file} is incomplete: nothing was taken. Export it again</source>
        <translation>{file} לא שלם: דבר לא התקבל. לייצא אותו שוב</translation>
    </message>
    <message>
        <source>{file} is not a handover file</source>
        <translation>{file} אינו קובץ העברה</translation>
    </message>
    <message>
        <source>{file} was made by a newer Kiosk: update the program; nothing was changed</source>
        <translation>{file} נוצר בגרסה חדשה יותר של Kiosk: לעדכן את התוכנה; דבר לא השתנה</translation>
    </message>
    <message>
        <source>{first}, {then}</source>
        <translation>{first}, {then}</translation>
    </message>
    <message numerus="yes">
        <source>{here}; {n} are for other events or doors</source>
        <translation>
            <numerusform>{here}; {n} לאירועים או לשערים אחרים</numerusform>
            <numerusform>{here}; {n} לאירועים או לשערים אחרים</numerusform>
        </translation>
    </message>
    <message>
        <source>{host} cannot be found: no network, or the service&apos;s address is wrong.</source>
        <translation>{host} לא נמצא: אין רשת, או שכתובת מערכת הכרטיסים שגויה.</translation>
    </message>
    <message>
        <source>{host} cannot be reached.</source>
        <translation>אין קשר אל {host}.</translation>
    </message>
    <message>
        <source>{host} cannot be reached: no connection in time.</source>
        <translation>אין קשר אל {host}: לא נוצר חיבור בזמן.</translation>
    </message>
    <message>
        <source>{host} did not answer in time.</source>
        <translation>{host} לא ענה בזמן.</translation>
    </message>
    <message>
        <source>{host} refuses connections: the service&apos;s address is wrong, or it is down.</source>
        <translation>{host} מסרב לחיבורים: כתובת מערכת הכרטיסים שגויה, או שהיא מושבתת.</translation>
    </message>
    <message>
        <source>{kind} stream from {host}</source>
        <translation>שידור {kind} מ־{host}</translation>
    </message>
    <message>
        <source>{names} belongs to another user of this machine</source>
        <translation>בבעלות משתמש אחר במכשיר הזה: {names}</translation>
    </message>
    <message>
        <source>{names} is over</source>
        <translation>הסתיים: {names}</translation>
    </message>
    <message>
        <source>{name} cannot be opened: {why}</source>
        <translation>אי אפשר לפתוח את {name}: {why}</translation>
    </message>
    <message numerus="yes">
        <source>{n} check-ins are unsent, the oldest for {age}</source>
        <translation>
            <numerusform>כניסה {n} טרם נשלחה, כבר {age}</numerusform>
            <numerusform>{n} כניסות טרם נשלחו, הראשונה כבר {age}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} check-ins are unsent, the oldest for {age}: {why}</source>
        <translation>
            <numerusform>כניסה {n} טרם נשלחה, כבר {age}: {why}</numerusform>
            <numerusform>{n} כניסות טרם נשלחו, הראשונה כבר {age}: {why}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} check-ins need a person</source>
        <translation>
            <numerusform>כניסה {n} לטיפול</numerusform>
            <numerusform>{n} כניסות לטיפול</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} check-ins wait for the account {name}</source>
        <translation>
            <numerusform>כניסה {n} ממתינה לחשבון {name}</numerusform>
            <numerusform>{n} כניסות ממתינות לחשבון {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} for other reasons</source>
        <translation>
            <numerusform>{n} מסיבות אחרות</numerusform>
            <numerusform>{n} מסיבות אחרות</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} in the state {state}</source>
        <translation>
            <numerusform>{n} במצב {state}</numerusform>
            <numerusform>{n} במצב {state}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} in the state {state}, which is new to this program</source>
        <translation>
            <numerusform>{n} במצב {state}, שהתוכנה הזו לא מכירה</numerusform>
            <numerusform>{n} במצב {state}, שהתוכנה הזו לא מכירה</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} of {amount} tickets would go in here</source>
        <translation>
            <numerusform>{n} מתוך {amount} כרטיסים ייכנס כאן</numerusform>
            <numerusform>{n} מתוך {amount} כרטיסים ייכנסו כאן</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} on the stop list</source>
        <translation>
            <numerusform>{n} ברשימת החסומים</numerusform>
            <numerusform>{n} ברשימת החסומים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} open incidents</source>
        <translation>
            <numerusform>{n} לטיפול</numerusform>
            <numerusform>{n} לטיפול</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} supervisors have a PIN; a profile put back from a copy ends a lock-out</source>
        <translation>
            <numerusform>לאחראי {n} יש PIN; פרופיל ששוחזר מעותק מבטל נעילה</numerusform>
            <numerusform>ל־{n} אחראים יש PIN; פרופיל ששוחזר מעותק מבטל נעילה</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} that left the list</source>
        <translation>
            <numerusform>{n} שכבר לא ברשימה</numerusform>
            <numerusform>{n} שכבר לא ברשימה</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} tickets are of a type that allows no entry</source>
        <translation>
            <numerusform>כרטיס {n} מסוג שאין לו כניסה</numerusform>
            <numerusform>{n} כרטיסים מסוג שאין לו כניסה</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} tickets of other accounts are held too; no scan goes by them</source>
        <translation>
            <numerusform>שמור גם כרטיס {n} של חשבון אחר; שום סריקה לא מתבססת עליו</numerusform>
            <numerusform>שמורים גם {n} כרטיסים של חשבונות אחרים; שום סריקה לא מתבססת עליהם</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} tickets, and the list is not complete</source>
        <translation>
            <numerusform>כרטיס {n}, והרשימה לא שלמה</numerusform>
            <numerusform>{n} כרטיסים, והרשימה לא שלמה</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} tickets, as of a time that is still to come</source>
        <translation>
            <numerusform>כרטיס {n}, נכון לזמן שעוד לא הגיע</numerusform>
            <numerusform>{n} כרטיסים, נכון לזמן שעוד לא הגיע</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} tickets, complete, {age} old</source>
        <translation>
            <numerusform>כרטיס {n}, רשימה שלמה, מלפני {age}</numerusform>
            <numerusform>{n} כרטיסים, רשימה שלמה, מלפני {age}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} until it is settled what was lost</source>
        <translation>
            <numerusform>{n} עד שיתברר מה אבד</numerusform>
            <numerusform>{n} עד שיתברר מה אבד</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} without a state</source>
        <translation>
            <numerusform>{n} ללא מצב</numerusform>
            <numerusform>{n} ללא מצב</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} without a ticket type</source>
        <translation>
            <numerusform>{n} ללא סוג כרטיס</numerusform>
            <numerusform>{n} ללא סוג כרטיס</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} without an event</source>
        <translation>
            <numerusform>{n} ללא אירוע</numerusform>
            <numerusform>{n} ללא אירוע</numerusform>
        </translation>
    </message>
    <message>
        <source>{path} cannot be opened as a video</source>
        <translation>אי אפשר לפתוח את {path} כווידאו</translation>
    </message>
    <message>
        <source>{path} cannot be opened: the key does not fit, or the file is damaged ({why})</source>
        <translation>אי אפשר לפתוח את {path}: המפתח לא מתאים, או שהקובץ פגום ({why})</translation>
    </message>
    <message>
        <source>{path} cannot be opened: too many files are open. Close other programs and try again</source>
        <translation>אי אפשר לפתוח את {path}: יותר מדי קבצים פתוחים. לסגור תוכנות אחרות ולנסות שוב</translation>
    </message>
    <message>
        <source>{path} cannot be written: check the folder&apos;s permissions ({why})</source>
        <translation>אי אפשר לכתוב את {path}: לבדוק את הרשאות התיקייה ({why})</translation>
    </message>
    <message>
        <source>{path} cannot be written: {why}</source>
        <translation>אי אפשר לכתוב את {path}: {why}</translation>
    </message>
    <message>
        <source>{path} cannot be written: {why}. Free some space and try again</source>
        <translation>אי אפשר לכתוב את {path}: {why}. לפנות מקום ולנסות שוב</translation>
    </message>
    <message>
        <source>{path} holds no pixels that can be shown</source>
        <translation>ב־{path} אין תמונה שאפשר להציג</translation>
    </message>
    <message>
        <source>{path} is there already and is no handover file: choose another name</source>
        <translation>{path} כבר קיים ואינו קובץ העברה: לבחור שם אחר</translation>
    </message>
    <message>
        <source>{path} was found to be damaged: nothing is recorded any more. Close Kiosk and start it again: what can be read is put back</source>
        <translation>{path} פגום: שום דבר כבר לא נרשם. לסגור את Kiosk ולהפעיל אותו שוב: מה שניתן לקרוא ישוחזר</translation>
    </message>
    <message>
        <source>{path} was removed or replaced while Kiosk was running: nothing is recorded any more. Close Kiosk, put the file back if somebody moved it, and start Kiosk again</source>
        <translation>{path} נמחק או הוחלף בזמן ש־Kiosk פעל: שום דבר כבר לא נרשם. לסגור את Kiosk, להחזיר את הקובץ אם מישהו הזיז אותו, ולהפעיל שוב את Kiosk</translation>
    </message>
    <message>
        <source>{user} is signed in; {detail}</source>
        <translation>{user} מחובר; {detail}</translation>
    </message>
</context>
<context>
    <name>order</name>
    <message numerus="yes">
        <source>Order of %n · {inside} inside</source>
        <translation>
            <numerusform>הזמנה של %n · {inside} בפנים</numerusform>
            <numerusform>הזמנה של %n · {inside} בפנים</numerusform>
        </translation>
    </message>
    <message>
        <source>bought by {name}</source>
        <translation>נקנה על ידי {name}</translation>
    </message>
    <message numerus="yes">
        <source>order of %n, {inside} inside</source>
        <translation>
            <numerusform>הזמנה של %n, {inside} בפנים</numerusform>
            <numerusform>הזמנה של %n, {inside} בפנים</numerusform>
        </translation>
    </message>
    <message>
        <source>ticket {id}</source>
        <translation>כרטיס {id}</translation>
    </message>
</context>
<context>
    <name>outbox</name>
    <message numerus="yes">
        <source>%n check-in(s) wait on this machine to be sent, the oldest for {age}.</source>
        <translation>
            <numerusform>כניסה אחת במכשיר הזה ממתינה לשליחה, כבר {age}.</numerusform>
            <numerusform>%n כניסות במכשיר הזה ממתינות לשליחה, הראשונה כבר {age}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n check-in(s) wait on this machine to be sent.</source>
        <translation>
            <numerusform>כניסה אחת במכשיר הזה ממתינה לשליחה.</numerusform>
            <numerusform>%n כניסות במכשיר הזה ממתינות לשליחה.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them wait for another account.</source>
        <translation>
            <numerusform>%n מהן ממתינה לחשבון אחר.</numerusform>
            <numerusform>%n מהן ממתינות לחשבון אחר.</numerusform>
        </translation>
    </message>
    <message>
        <source>All sent</source>
        <translation>הכול נשלח</translation>
    </message>
    <message>
        <source>Ask a supervisor to look at them, under “Not sent yet”.</source>
        <translation>לבקש מאחראי לעבור עליהן, תחת ”טרם נשלחו”.</translation>
    </message>
    <message>
        <source>Every check-in of this door has reached the ticketing service.</source>
        <translation>כל הכניסות של השער הזה הגיעו למערכת הכרטיסים.</translation>
    </message>
    <message>
        <source>Guest left</source>
        <translation>האורח הלך</translation>
    </message>
    <message>
        <source>Host checks them in by hand</source>
        <translation>המארגן רושם כניסה ידנית</translation>
    </message>
    <message>
        <source>Nothing to do.</source>
        <translation>אין מה לעשות.</translation>
    </message>
    <message>
        <source>Nothing waits to be sent.</source>
        <translation>אין מה לשלוח.</translation>
    </message>
    <message>
        <source>Sent automatically when the connection is back.</source>
        <translation>הכול יישלח אוטומטית כשהקשר יחזור.</translation>
    </message>
    <message>
        <source>Several were refused alike: it is the account, the address or the event. One is tried every few seconds.</source>
        <translation>כמה נדחו באותו אופן: זה החשבון, הכתובת או האירוע. כל כמה שניות מנסים אחד.</translation>
    </message>
    <message>
        <source>Somebody must sign in again; they are safe here until then.</source>
        <translation>מישהו צריך להתחבר שוב; עד אז הן שמורות כאן.</translation>
    </message>
    <message>
        <source>The Wi-Fi wants a login first; they are safe here until then.</source>
        <translation>ה־Wi-Fi דורש קודם הזדהות; עד אז הן שמורות כאן.</translation>
    </message>
    <message>
        <source>The service asks for less; they leave ever more slowly.</source>
        <translation>מערכת הכרטיסים מבקשת פחות; הן נשלחות לאט יותר.</translation>
    </message>
    <message>
        <source>The service asks to wait {time}; they are safe here until then.</source>
        <translation>מערכת הכרטיסים מבקשת להמתין {time}; עד אז הן שמורות כאן.</translation>
    </message>
    <message>
        <source>The service cannot be reached; they are safe here until then.</source>
        <translation>אין קשר למערכת הכרטיסים; עד אז הן שמורות כאן.</translation>
    </message>
    <message>
        <source>The service does not take them now; they are safe here until it does.</source>
        <translation>מערכת הכרטיסים לא מקבלת אותן כרגע; עד אז הן שמורות כאן.</translation>
    </message>
    <message>
        <source>The service fails; one is tried now and then, and all leave once it is well.</source>
        <translation>תקלה במערכת הכרטיסים; מדי פעם מנסים אחת, וכולן יישלחו כשתחזור לפעול.</translation>
    </message>
    <message>
        <source>The service has not answered yet.</source>
        <translation>מערכת הכרטיסים עדיין לא ענתה.</translation>
    </message>
    <message>
        <source>The service is slow; they are being sent.</source>
        <translation>מערכת הכרטיסים איטית; הן נשלחות.</translation>
    </message>
    <message numerus="yes">
        <source>The ticketing service refused %n check-in(s).</source>
        <translation>
            <numerusform>מערכת הכרטיסים דחתה כניסה אחת.</numerusform>
            <numerusform>מערכת הכרטיסים דחתה %n כניסות.</numerusform>
        </translation>
    </message>
    <message>
        <source>They are being sent now.</source>
        <translation>הן נשלחות עכשיו.</translation>
    </message>
    <message>
        <source>They are safe on the disk, also when the machine is switched off. Other doors may not know of these guests yet.</source>
        <translation>הן שמורות בדיסק, גם אם המכשיר כבה. ייתכן ששערים אחרים עוד לא יודעים על האורחים האלה.</translation>
    </message>
    <message>
        <source>This waits until somebody signs in with the account {account}.</source>
        <translation>זה ממתין עד שמישהו יתחבר עם החשבון {account}.</translation>
    </message>
    <message>
        <source>Ticket was cancelled</source>
        <translation>הכרטיס בוטל</translation>
    </message>
    <message>
        <source>not tried yet</source>
        <translation>עוד לא נוסה</translation>
    </message>
    <message numerus="yes">
        <source>tried %n time(s)</source>
        <translation>
            <numerusform>ניסיון אחד</numerusform>
            <numerusform>%n ניסיונות</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} refused</source>
        <translation>
            <numerusform>{n} נדחתה</numerusform>
            <numerusform>{n} נדחו</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} unsent</source>
        <translation>
            <numerusform>{n} טרם נשלחה</numerusform>
            <numerusform>{n} טרם נשלחו</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} unsent · oldest {age}</source>
        <translation>
            <numerusform>{n} טרם נשלחה · כבר {age}</numerusform>
            <numerusform>{n} טרם נשלחו · כבר {age}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} wait to be sent, the oldest for {age}. {why}</source>
        <translation>
            <numerusform>{n} ממתינה לשליחה, כבר {age}. {why}</numerusform>
            <numerusform>{n} ממתינות לשליחה, הראשונה כבר {age}. {why}</numerusform>
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
        <translation>עונה משרד אחר מזה שהשער הזה מצומד אליו, והוא לא מקבל ממנו דבר. לשאול את המארגן, או לצמד שוב: ניהול, ”התחברות”.</translation>
    </message>
    <message>
        <source>If it has moved, pair this door again: Manager, “Sign in”.</source>
        <translation>אם הוא עבר, לצמד שוב את השער הזה: ניהול, ”התחברות”.</translation>
    </message>
    <message>
        <source>The office does not know this door any more. Pair it again: Manager, “Sign in”.</source>
        <translation>המשרד כבר לא מכיר את השער הזה. לצמד אותו שוב: ניהול, ”התחברות”.</translation>
    </message>
    <message>
        <source>The office of this machine does not answer. What to do: Manager, “Sign in”.</source>
        <translation>המשרד של המכשיר הזה לא עונה. מה עושים: ניהול, ”התחברות”.</translation>
    </message>
</context>
<context>
    <name>presence</name>
    <message>
        <source>Inside</source>
        <translation>בפנים</translation>
    </message>
    <message>
        <source>Inside since {time}</source>
        <translation>בפנים מאז {time}</translation>
    </message>
    <message>
        <source>Inside since {time}, {door}</source>
        <translation>בפנים מאז {time}, {door}</translation>
    </message>
    <message>
        <source>Inside, says the service</source>
        <translation>בפנים, לפי מערכת הכרטיסים</translation>
    </message>
    <message>
        <source>Left at {time}</source>
        <translation>יציאה: {time}</translation>
    </message>
    <message>
        <source>Not inside</source>
        <translation>לא בפנים</translation>
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
        <translation>לשאול את האחראי על רשימת האורחים</translation>
    </message>
    <message>
        <source>Ask the manager to choose tonight’s event</source>
        <translation>לבקש מהאחראי לבחור את האירוע של הערב</translation>
    </message>
    <message>
        <source>Ask the manager to set this door’s rules again</source>
        <translation>לבקש מהאחראי לקבוע מחדש את כללי השער הזה</translation>
    </message>
    <message>
        <source>Ask the manager to set this machine up</source>
        <translation>לבקש מהאחראי להגדיר את המכשיר הזה</translation>
    </message>
    <message>
        <source>Ask the manager to sign this machine in</source>
        <translation>לבקש מהאחראי להתחבר במכשיר הזה</translation>
    </message>
    <message>
        <source>Check the Wi-Fi</source>
        <translation>לבדוק את ה־Wi-Fi</translation>
    </message>
    <message>
        <source>It does not know the ticketing service yet</source>
        <translation>הוא עדיין לא מכיר את מערכת הכרטיסים</translation>
    </message>
    <message>
        <source>Log in to the Wi-Fi in a web browser</source>
        <translation>להזדהות ב־Wi-Fi בדפדפן</translation>
    </message>
    <message>
        <source>Nobody is on it yet</source>
        <translation>עדיין אין בה אף אחד</translation>
    </message>
    <message>
        <source>The guest list cannot be loaded before that</source>
        <translation>לפני כן אי אפשר לטעון את רשימת האורחים</translation>
    </message>
    <message>
        <source>The guest list cannot be loaded without a connection</source>
        <translation>בלי חיבור אי אפשר לטעון את רשימת האורחים</translation>
    </message>
    <message>
        <source>The guest list is being loaded</source>
        <translation>רשימת האורחים נטענת</translation>
    </message>
    <message>
        <source>The guest list is being loaded: {came} of {all}, about {n} min left</source>
        <translation>רשימת האורחים נטענת: {came} מתוך {all}, נותרו כ־{n} דק׳</translation>
    </message>
    <message>
        <source>The guest list is being loaded: {came} of {all}, less than a minute left</source>
        <translation>רשימת האורחים נטענת: {came} מתוך {all}, נותרה פחות מדקה</translation>
    </message>
    <message>
        <source>The guest list is for more than one event</source>
        <translation>ברשימת האורחים יש כמה אירועים</translation>
    </message>
    <message>
        <source>The ticketing service does not accept the sign-in any more</source>
        <translation>מערכת הכרטיסים כבר לא מקבלת את ההתחברות</translation>
    </message>
    <message>
        <source>The ticketing service does not give it to this machine</source>
        <translation>מערכת הכרטיסים לא נותנת אותה למכשיר הזה</translation>
    </message>
    <message>
        <source>The ticketing service does not know the event “{event}”</source>
        <translation>מערכת הכרטיסים לא מכירה את האירוע ”{event}”</translation>
    </message>
    <message>
        <source>The ticketing service has trouble; the guest list is asked for again</source>
        <translation>יש תקלה במערכת הכרטיסים; רשימת האורחים מתבקשת שוב</translation>
    </message>
    <message>
        <source>They were lost with a damaged file</source>
        <translation>הם אבדו עם קובץ פגום</translation>
    </message>
    <message>
        <source>This machine is not signed in. Ask the manager.</source>
        <translation>המכשיר הזה לא מחובר. לשאול את האחראי.</translation>
    </message>
    <message>
        <source>Wait a moment</source>
        <translation>להמתין רגע</translation>
    </message>
    <message>
        <source>You can scan; it is sent to the ticketing service after that</source>
        <translation>אפשר לסרוק; השליחה למערכת הכרטיסים אחר כך</translation>
    </message>
</context>
<context>
    <name>recent</name>
    <message>
        <source>STOP</source>
        <translation>לעצור</translation>
    </message>
    <message>
        <source>STOP · {why}</source>
        <translation>לעצור · {why}</translation>
    </message>
    <message>
        <source>check-in refused: ask a supervisor</source>
        <translation>רישום הכניסה נדחה: לשאול אחראי</translation>
    </message>
    <message>
        <source>left</source>
        <translation>יציאה</translation>
    </message>
    <message>
        <source>recorded before the restart, and not shown</source>
        <translation>נרשם לפני ההפעלה מחדש ולא הוצג</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>הכניסה בוטלה</translation>
    </message>
    <message>
        <source>was stopped, and looked at</source>
        <translation>נחסם, וטופל</translation>
    </message>
</context>
<context>
    <name>row</name>
    <message>
        <source>Chosen</source>
        <translation>נבחר</translation>
    </message>
    <message>
        <source>Not ticked</source>
        <translation>לא מסומן</translation>
    </message>
    <message>
        <source>Ticked</source>
        <translation>מסומן</translation>
    </message>
</context>
<context>
    <name>scanner</name>
    <message>
        <source>Another program uses {name}: close that one.</source>
        <translation>תוכנה אחרת משתמשת ב־{name}: לסגור אותה.</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>אוטומטי</translation>
    </message>
    <message>
        <source>Caps Lock is on; codes are read right all the same.</source>
        <translation>מקש Caps Lock פועל; הקודים נקראים נכון בכל זאת.</translation>
    </message>
    <message>
        <source>Connected: {name}</source>
        <translation>מחובר: {name}</translation>
    </message>
    <message>
        <source>Connecting. If it stays so, switch the scanner off and on.</source>
        <translation>מתחבר. אם זה נשאר כך, לכבות את הסורק ולהדליק אותו.</translation>
    </message>
    <message>
        <source>For scanners that are set to “USB-COM” or “virtual serial port”.</source>
        <translation>לסורקים שמוגדרים ”USB-COM” או ”פורט טורי וירטואלי”.</translation>
    </message>
    <message>
        <source>It ends with Enter, and takes {n} ms a key.</source>
        <translation>הוא מסיים ב־Enter, ולוקח {n} אלפיות שנייה למקש.</translation>
    </message>
    <message>
        <source>It ends with Tab, and takes {n} ms a key.</source>
        <translation>הוא מסיים ב־Tab, ולוקח {n} אלפיות שנייה למקש.</translation>
    </message>
    <message>
        <source>It puts {after} after each code: taken off.</source>
        <translation>הוא מוסיף {after} אחרי כל קוד: מוסר אוטומטית.</translation>
    </message>
    <message>
        <source>It puts {before} before and {after} after each code: taken off.</source>
        <translation>הוא מוסיף {before} לפני כל קוד ו־{after} אחריו: מוסר אוטומטית.</translation>
    </message>
    <message>
        <source>It puts {before} before each code: taken off.</source>
        <translation>הוא מוסיף {before} לפני כל קוד: מוסר אוטומטית.</translation>
    </message>
    <message>
        <source>It sends no Enter: a short silence ends a code. It takes {n} ms a key.</source>
        <translation>הוא לא שולח Enter: הפסקה קצרה מסיימת קוד. הוא לוקח {n} אלפיות שנייה למקש.</translation>
    </message>
    <message>
        <source>Not all of the code arrived. Scan the square once more.</source>
        <translation>הקוד לא הגיע במלואו. לסרוק שוב את הריבוע.</translation>
    </message>
    <message>
        <source>Not plugged in. It is found again by itself.</source>
        <translation>לא מחובר. הוא יימצא שוב מעצמו.</translation>
    </message>
    <message>
        <source>Scanner and computer mean the same keyboard: nothing has to be corrected.</source>
        <translation>הסורק והמחשב מכוונים לאותה מקלדת: אין מה לתקן.</translation>
    </message>
    <message>
        <source>Silence</source>
        <translation>הפסקה</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>That was another code. Scan the square on this screen.</source>
        <translation>זה היה קוד אחר. לסרוק את הריבוע שבמסך הזה.</translation>
    </message>
    <message>
        <source>The scanner means another keyboard than this computer: corrected.</source>
        <translation>הסורק מכוון למקלדת אחרת מזו של המחשב: מתוקן.</translation>
    </message>
    <message>
        <source>The scanner’s keyboard is {scanner}, this computer’s is not: corrected.</source>
        <translation>המקלדת של הסורק: {scanner}, ושל המחשב הזה אחרת: מתוקן.</translation>
    </message>
    <message>
        <source>The scanner’s keyboard is {scanner}, this computer’s is {computer}: corrected.</source>
        <translation>המקלדת של הסורק: {scanner}, של המחשב הזה: {computer}. מתוקן.</translation>
    </message>
    <message>
        <source>These arrive as others do, and may be read wrong: {characters}</source>
        <translation>אלה מגיעים כאחרים, ועלולים להיקרא לא נכון: {characters}</translation>
    </message>
    <message>
        <source>These do not arrive: {characters}</source>
        <translation>אלה לא מגיעים: {characters}</translation>
    </message>
    <message>
        <source>This user may not open {name}: the system’s administrator can allow it.</source>
        <translation>המשתמש הזה לא רשאי לפתוח את {name}: מנהל המערכת יכול לאפשר זאת.</translation>
    </message>
    <message>
        <source>What arrived cannot be read: most likely the speed is another one.</source>
        <translation>אי אפשר לקרוא את מה שהגיע: כנראה המהירות אחרת.</translation>
    </message>
    <message>
        <source>What arrived was too long for a code, and was dropped.</source>
        <translation>מה שהגיע ארוך מדי לקוד, ולכן נזרק.</translation>
    </message>
    <message>
        <source>{name} cannot be opened: {reason}. Kiosk keeps trying.</source>
        <translation>אי אפשר לפתוח את {name}: {reason}. הניסיונות נמשכים.</translation>
    </message>
</context>
<context>
    <name>state</name>
    <message>
        <source>No longer on the service’s list.</source>
        <translation>כבר לא ברשימה של מערכת הכרטיסים.</translation>
    </message>
    <message>
        <source>Only a part of the price has been paid.</source>
        <translation>שולם רק חלק מהמחיר.</translation>
    </message>
    <message>
        <source>The host has not approved this ticket yet.</source>
        <translation>המארגן עוד לא אישר את הכרטיס הזה.</translation>
    </message>
    <message>
        <source>The payment failed, and the time to retry it is over.</source>
        <translation>התשלום נכשל, והזמן לנסות שוב עבר.</translation>
    </message>
    <message>
        <source>The payment failed.</source>
        <translation>התשלום נכשל.</translation>
    </message>
    <message>
        <source>The payment has not been processed yet.</source>
        <translation>התשלום עוד בעיבוד.</translation>
    </message>
    <message>
        <source>The payment is not confirmed yet.</source>
        <translation>התשלום עוד לא אושר.</translation>
    </message>
    <message>
        <source>The service names no state for this ticket.</source>
        <translation>מערכת הכרטיסים לא מציינת מצב לכרטיס הזה.</translation>
    </message>
    <message>
        <source>The service reports an error for this ticket.</source>
        <translation>מערכת הכרטיסים מדווחת על שגיאה בכרטיס הזה.</translation>
    </message>
    <message>
        <source>The ticket’s state “{state}” is not known here.</source>
        <translation>מצב הכרטיס ”{state}” לא מוכר כאן.</translation>
    </message>
    <message>
        <source>This ticket is for an event that is over.</source>
        <translation>הכרטיס הזה לאירוע שהסתיים.</translation>
    </message>
    <message>
        <source>This ticket is paid.</source>
        <translation>הכרטיס הזה שולם.</translation>
    </message>
    <message>
        <source>This ticket was cancelled.</source>
        <translation>הכרטיס הזה בוטל.</translation>
    </message>
</context>
<context>
    <name>stop</name>
    <message numerus="yes">
        <source>%n guest(s)</source>
        <translation>
            <numerusform>אורח אחד</numerusform>
            <numerusform>%n אורחים</numerusform>
        </translation>
    </message>
    <message>
        <source>Find these guests: this door let them in. The list says why.</source>
        <translation>למצוא את האורחים האלה: השער הזה הכניס אותם. הסיבה ברשימה.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>ועוד %n</numerusform>
            <numerusform>ועוד %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} and %n more</source>
        <translation>
            <numerusform>{names} ועוד %n</numerusform>
            <numerusform>{names} ועוד %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>supervisor</name>
    <message numerus="yes">
        <source>%n came in on this code before, the last at {time}</source>
        <translation>
            <numerusform>אורח אחד כבר נכנס עם הקוד הזה: {time}</numerusform>
            <numerusform>%n אורחים כבר נכנסו עם הקוד הזה, לאחרונה: {time}</numerusform>
        </translation>
    </message>
    <message>
        <source>A supervisor cannot let this ticket in. {why}</source>
        <translation>אחראי לא יכול להכניס את הכרטיס הזה. {why}</translation>
    </message>
    <message>
        <source>Allowed by {name}: {why}</source>
        <translation>באישור {name}: {why}</translation>
    </message>
    <message>
        <source>Came out for a moment</source>
        <translation>יציאה לרגע</translation>
    </message>
    <message>
        <source>Code cannot be read</source>
        <translation>אי אפשר לקרוא את הקוד</translation>
    </message>
    <message>
        <source>Did not go in</source>
        <translation>לא נכנס בפועל</translation>
    </message>
    <message>
        <source>Guest of the host</source>
        <translation>אורח של המארגן</translation>
    </message>
    <message>
        <source>Guest without a ticket</source>
        <translation>אורח בלי כרטיס</translation>
    </message>
    <message>
        <source>Host’s decision</source>
        <translation>החלטת המארגן</translation>
    </message>
    <message>
        <source>Nobody has a PIN at this door, so nobody can be let in this way. Ask the host to set one: Manager, “This door”, PINs.</source>
        <translation>לאף אחד בשער הזה אין PIN, ולכן אי אפשר להכניס כך אף אחד. לבקש מהמארגן לקבוע PIN: ניהול, ”השער הזה”, PIN.</translation>
    </message>
    <message>
        <source>Nobody has a PIN at this door, so nobody can undo this. Ask the host to set one: Manager, “This door”, PINs.</source>
        <translation>לאף אחד בשער הזה אין PIN, ולכן אי אפשר לבטל את זה. לבקש מהמארגן לקבוע PIN: ניהול, ”השער הזה”, PIN.</translation>
    </message>
    <message>
        <source>Nothing was recorded, and nobody was let in. {text}</source>
        <translation>דבר לא נרשם, ואף אחד לא הוכנס. {text}</translation>
    </message>
    <message>
        <source>Nothing was undone. {text}</source>
        <translation>שום כניסה לא בוטלה. {text}</translation>
    </message>
    <message>
        <source>Paid at the box office</source>
        <translation>שולם בקופה</translation>
    </message>
    <message>
        <source>Phone mix-up: same name</source>
        <translation>אותו שם, טלפון אחר</translation>
    </message>
    <message>
        <source>Say why first: choose a reason, or write one.</source>
        <translation>קודם סיבה: לבחור אחת, או לכתוב.</translation>
    </message>
    <message>
        <source>Scanned by mistake</source>
        <translation>נסרק בטעות</translation>
    </message>
    <message>
        <source>Sent here by the other door</source>
        <translation>נשלח לכאן מהשער השני</translation>
    </message>
    <message>
        <source>Several tickets have this code. Choose the guest by name first.</source>
        <translation>יש כמה כרטיסים עם הקוד הזה. קודם לבחור את האורח לפי שם.</translation>
    </message>
    <message>
        <source>Somebody already came in with this code at {time}</source>
        <translation>מישהו כבר נכנס עם הקוד הזה: {time}</translation>
    </message>
    <message>
        <source>Something went wrong. Close this, and start again.</source>
        <translation>משהו השתבש. לסגור ולהתחיל שוב.</translation>
    </message>
    <message>
        <source>That PIN is not right.</source>
        <translation>ה־PIN הזה לא נכון.</translation>
    </message>
    <message>
        <source>That PIN is not right. Try again.</source>
        <translation>ה־PIN הזה לא נכון. לנסות שוב.</translation>
    </message>
    <message>
        <source>The PIN could not be looked at. {text}</source>
        <translation>אי אפשר היה לבדוק את ה־PIN. {text}</translation>
    </message>
    <message>
        <source>The PIN of {names} is damaged. Another supervisor can set it again: Manager, “This door”, PINs.</source>
        <translation>ה־PIN של {names} פגום. אחראי אחר יכול לקבוע אותו שוב: ניהול, ”השער הזה”, PIN.</translation>
    </message>
    <message>
        <source>The PIN of {names} is damaged. Ask the host to set it again.</source>
        <translation>ה־PIN של {names} פגום. לבקש מהמארגן לקבוע אותו שוב.</translation>
    </message>
    <message>
        <source>This code is on the list now, for {name}. Scan it again.</source>
        <translation>הקוד הזה עכשיו ברשימה, עבור {name}. לסרוק אותו שוב.</translation>
    </message>
    <message>
        <source>This code is on the list now. Scan it again.</source>
        <translation>הקוד הזה עכשיו ברשימה. לסרוק אותו שוב.</translation>
    </message>
    <message>
        <source>This is still about the guest before. Close it first, then ask again.</source>
        <translation>זה עדיין לגבי האורח הקודם. קודם לסגור, ואז לבקש שוב.</translation>
    </message>
    <message>
        <source>This is still about {name}. Close it first, then ask for {other}.</source>
        <translation>זה עדיין לגבי {name}. קודם לסגור, ואז לבקש עבור {other}.</translation>
    </message>
    <message>
        <source>This ticket was let in and undone before. Make sure that nobody went in with it.</source>
        <translation>הכרטיס הזה כבר הוכנס והכניסה בוטלה. לוודא שאף אחד לא נכנס איתו.</translation>
    </message>
    <message>
        <source>Too many PINs were wrong.</source>
        <translation>יותר מדי קודי PIN שגויים.</translation>
    </message>
    <message>
        <source>UNDO AGAIN?</source>
        <translation>לבטל שוב?</translation>
    </message>
    <message>
        <source>Without a ticket, allowed by {name}: {why}</source>
        <translation>בלי כרטיס, באישור {name}: {why}</translation>
    </message>
    <message>
        <source>Works here tonight</source>
        <translation>מהצוות הערב</translation>
    </message>
    <message>
        <source>Wrong day agreed with the host</source>
        <translation>יום אחר, בתיאום עם המארגן</translation>
    </message>
</context>
<context>
    <name>time</name>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>יום&#xa0;%n</numerusform>
            <numerusform>%n&#xa0;ימים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n h</source>
        <translation>
            <numerusform>%n&#xa0;שע׳</numerusform>
            <numerusform>%n&#xa0;שע׳</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <translation>
            <numerusform>%n&#xa0;דק׳</numerusform>
            <numerusform>%n&#xa0;דק׳</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n s</source>
        <translation>
            <numerusform>%n&#xa0;שנ׳</numerusform>
            <numerusform>%n&#xa0;שנ׳</numerusform>
        </translation>
    </message>
    <message>
        <source>an unknown date</source>
        <translation>תאריך לא ידוע</translation>
    </message>
    <message>
        <source>an unknown time</source>
        <translation>שעה לא ידועה</translation>
    </message>
    <message>
        <source>this machine’s own zone</source>
        <translation>אזור הזמן של המכשיר הזה</translation>
    </message>
    <message>
        <source>{day}, {time}</source>
        <translation>{day}, {time}</translation>
    </message>
    <message>
        <source>{weekday} {day} {month}</source>
        <translation>{weekday} {day} ב{month}</translation>
    </message>
</context>
<context>
    <name>undo</name>
    <message>
        <source>Only a supervisor can undo this ticket a second time.</source>
        <translation>רק אחראי יכול לבטל שוב כניסה עם הכרטיס הזה.</translation>
    </message>
    <message>
        <source>The guest’s ticket has turned up since: undo it there.</source>
        <translation>הכרטיס של האורח נמצא בינתיים: לבטל את הכניסה שם.</translation>
    </message>
    <message>
        <source>The service keeps its record of the check-in.</source>
        <translation>במערכת הכרטיסים הכניסה נשארת רשומה.</translation>
    </message>
    <message>
        <source>There is no such admission here.</source>
        <translation>אין כאן כניסה כזו.</translation>
    </message>
    <message>
        <source>This admission has already been undone.</source>
        <translation>הכניסה הזו כבר בוטלה.</translation>
    </message>
</context>
<context>
    <name>verdict</name>
    <message>
        <source>ALREADY IN</source>
        <translation>כבר בפנים</translation>
    </message>
    <message>
        <source>ASK</source>
        <translation>לברר</translation>
    </message>
    <message>
        <source>Before: {word}, {time}</source>
        <translation>קודם: {word}, {time}</translation>
    </message>
    <message>
        <source>CHECKING</source>
        <translation>בבדיקה</translation>
    </message>
    <message>
        <source>Call the supervisor.</source>
        <translation>לקרוא לאחראי.</translation>
    </message>
    <message>
        <source>Check-in not confirmed. {said}</source>
        <translation>רישום הכניסה לא אושר. {said}</translation>
    </message>
    <message>
        <source>Check-in refused. {said}</source>
        <translation>רישום הכניסה נדחה. {said}</translation>
    </message>
    <message>
        <source>Do not let in</source>
        <translation>לא להכניס</translation>
    </message>
    <message>
        <source>EXIT</source>
        <translation>יציאה</translation>
    </message>
    <message>
        <source>Find this guest: let in at this door.</source>
        <translation>למצוא את האורח הזה: הוכנס בשער הזה.</translation>
    </message>
    <message>
        <source>Find this guest: let in at {time} at this door.</source>
        <translation>למצוא את האורח הזה: הוכנס בשער הזה, {time}.</translation>
    </message>
    <message>
        <source>GO IN</source>
        <translation>אפשר להיכנס</translation>
    </message>
    <message>
        <source>Goes in at</source>
        <translation>הכניסה דרך</translation>
    </message>
    <message>
        <source>HOUSE FULL</source>
        <translation>מלא</translation>
    </message>
    <message>
        <source>It is for {event}, on the list of account {account}.</source>
        <translation>הוא לאירוע {event}, ברשימה של החשבון {account}.</translation>
    </message>
    <message>
        <source>It is on the list of account {account}.</source>
        <translation>הוא ברשימה של החשבון {account}.</translation>
    </message>
    <message>
        <source>It links doors, so that they share who is inside: open Manager, “This door”, “Other doors”, and hold it up there.</source>
        <translation>הוא מחבר שערים, כדי שכולם יידעו מי בפנים: לפתוח ניהול, ”השער הזה”, ”שערים אחרים”, ולהציג אותו שם.</translation>
    </message>
    <message>
        <source>It pairs a door with the office: open Manager, “Sign in”, and hold it up there.</source>
        <translation>הוא מצמד שער עם המשרד: לפתוח ניהול, ”התחברות”, ולהציג אותו שם.</translation>
    </message>
    <message>
        <source>JUST SCANNED</source>
        <translation>נסרק הרגע</translation>
    </message>
    <message>
        <source>NOT FOUND</source>
        <translation>לא נמצא</translation>
    </message>
    <message>
        <source>NOT INSIDE</source>
        <translation>לא בפנים</translation>
    </message>
    <message>
        <source>NOT ON THE LIST</source>
        <translation>לא ברשימה</translation>
    </message>
    <message>
        <source>NOT RECORDED</source>
        <translation>לא נרשם</translation>
    </message>
    <message>
        <source>NOT UNDONE</source>
        <translation>הביטול נכשל</translation>
    </message>
    <message>
        <source>NOT VALID</source>
        <translation>לא תקף</translation>
    </message>
    <message>
        <source>Nobody was found under this name.</source>
        <translation>לא נמצא אף אחד בשם הזה.</translation>
    </message>
    <message>
        <source>Not on the guest list</source>
        <translation>לא ברשימת האורחים</translation>
    </message>
    <message>
        <source>OTHER DOOR</source>
        <translation>שער אחר</translation>
    </message>
    <message>
        <source>PAIRING CODE</source>
        <translation>קוד צימוד</translation>
    </message>
    <message>
        <source>Recorded before the restart</source>
        <translation>נרשם לפני ההפעלה מחדש</translation>
    </message>
    <message>
        <source>STOP</source>
        <translation>לעצור</translation>
    </message>
    <message>
        <source>Search by name to be sure.</source>
        <translation>לחפש לפי שם כדי לוודא.</translation>
    </message>
    <message>
        <source>That is at {time}.</source>
        <translation>השעה: {time}.</translation>
    </message>
    <message>
        <source>That is on {time}.</source>
        <translation>המועד: {time}.</translation>
    </message>
    <message>
        <source>The guest is recorded as inside. Whether the service knows is not clear. {why}</source>
        <translation>האורח רשום כאן בפנים. לא ברור אם מערכת הכרטיסים יודעת. {why}</translation>
    </message>
    <message>
        <source>This door is paired with its office already: take the code away. To pair it again: Manager, “Sign in”.</source>
        <translation>השער הזה כבר מצומד למשרד שלו: להרחיק את הקוד. כדי לצמד אותו שוב: ניהול, ”התחברות”.</translation>
    </message>
    <message>
        <source>This door shares with others already: take the code away. To change that: Manager, “This door”.</source>
        <translation>השער הזה כבר מחובר לאחרים: להרחיק את הקוד. לשינוי: ניהול, ”השער הזה”.</translation>
    </message>
    <message>
        <source>This is not a ticket</source>
        <translation>זה לא כרטיס</translation>
    </message>
    <message>
        <source>This ticket goes in at {door}.</source>
        <translation>הכניסה עם הכרטיס הזה דרך {door}.</translation>
    </message>
    <message>
        <source>This ticket has already been used.</source>
        <translation>כבר השתמשו בכרטיס הזה.</translation>
    </message>
    <message>
        <source>This ticket is for {event}.</source>
        <translation>הכרטיס הזה לאירוע {event}.</translation>
    </message>
    <message>
        <source>Ticket for</source>
        <translation>כרטיס לאירוע</translation>
    </message>
    <message>
        <source>UNDONE</source>
        <translation>הכניסה בוטלה</translation>
    </message>
    <message>
        <source>Valid on</source>
        <translation>תקף בתאריך</translation>
    </message>
    <message>
        <source>WRONG DAY</source>
        <translation>יום אחר</translation>
    </message>
    <message>
        <source>WRONG EVENT</source>
        <translation>אירוע אחר</translation>
    </message>
    <message>
        <source>Was valid on</source>
        <translation>היה תקף בתאריך</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>ועוד %n</numerusform>
            <numerusform>ועוד %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>why</name>
    <message>
        <source>Cannot check: the guest list is not loaded.</source>
        <translation>אי אפשר לבדוק: רשימת האורחים לא נטענה.</translation>
    </message>
    <message>
        <source>Cannot check: this door’s sign-in has not been checked yet.</source>
        <translation>אי אפשר לבדוק: ההתחברות של השער הזה עוד לא נבדקה.</translation>
    </message>
    <message>
        <source>More than one ticket has this code.</source>
        <translation>יש יותר מכרטיס אחד עם הקוד הזה.</translation>
    </message>
    <message>
        <source>No event chosen, and the guest list holds several.</source>
        <translation>לא נבחר אירוע, וברשימת האורחים יש כמה.</translation>
    </message>
    <message>
        <source>No more guests may come in. Ask the host.</source>
        <translation>אי אפשר להכניס עוד אורחים. לשאול את המארגן.</translation>
    </message>
    <message>
        <source>No ticket on the guest list has this code.</source>
        <translation>אין ברשימת האורחים כרטיס עם הקוד הזה.</translation>
    </message>
    <message>
        <source>Some records of this door were lost: this ticket may have been used already.</source>
        <translation>חלק מהרישומים של השער הזה אבדו: ייתכן שכבר השתמשו בכרטיס הזה.</translation>
    </message>
    <message>
        <source>Somebody was let in with this code, without a ticket.</source>
        <translation>מישהו כבר נכנס עם הקוד הזה, בלי כרטיס.</translation>
    </message>
    <message>
        <source>The guest list does not say which event this ticket is for.</source>
        <translation>ברשימת האורחים לא כתוב לאיזה אירוע הכרטיס הזה.</translation>
    </message>
    <message>
        <source>The guest list does not say which type this ticket is.</source>
        <translation>ברשימת האורחים לא כתוב מאיזה סוג הכרטיס הזה.</translation>
    </message>
    <message>
        <source>The host has put this ticket on the stop-list.</source>
        <translation>המארגן הכניס את הכרטיס הזה לרשימת החסומים.</translation>
    </message>
    <message>
        <source>The same code again: still one person.</source>
        <translation>שוב אותו קוד: עדיין אדם אחד.</translation>
    </message>
    <message>
        <source>This door does not admit this ticket type.</source>
        <translation>השער הזה לא מכניס את סוג הכרטיס הזה.</translation>
    </message>
    <message>
        <source>This door’s rules were lost. Ask the supervisor.</source>
        <translation>הכללים של השער הזה אבדו. לשאול את האחראי.</translation>
    </message>
    <message>
        <source>This guest is recorded as gone already. Let them out.</source>
        <translation>האורח הזה כבר רשום כמי שיצא. לתת לצאת.</translation>
    </message>
    <message>
        <source>This ticket has already been used.</source>
        <translation>כבר השתמשו בכרטיס הזה.</translation>
    </message>
    <message>
        <source>This ticket is for another event.</source>
        <translation>הכרטיס הזה לאירוע אחר.</translation>
    </message>
    <message>
        <source>This ticket is no longer on the service’s guest list.</source>
        <translation>הכרטיס הזה כבר לא ברשימת האורחים של מערכת הכרטיסים.</translation>
    </message>
    <message>
        <source>This ticket is not valid.</source>
        <translation>הכרטיס הזה לא תקף.</translation>
    </message>
    <message>
        <source>This ticket is on the list of another account.</source>
        <translation>הכרטיס הזה ברשימה של חשבון אחר.</translation>
    </message>
    <message>
        <source>This ticket needs a decision.</source>
        <translation>צריך להחליט לגבי הכרטיס הזה.</translation>
    </message>
    <message>
        <source>This ticket was used, and allows no further entry.</source>
        <translation>כבר השתמשו בכרטיס הזה, ואין כניסה חוזרת.</translation>
    </message>
    <message>
        <source>This ticket’s state is not known here.</source>
        <translation>מצב הכרטיס הזה לא מוכר כאן.</translation>
    </message>
</context>
</TS>
