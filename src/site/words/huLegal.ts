import type { LegalWords } from './skLegal';

/** The Hungarian texts of the pages about conditions and personal data. */
export const legalWords: LegalWords = {
  validFrom: 'Érvényesség kezdete: {year}.\u00a0{0month}.\u00a0{0day}.',
  draft: 'Tervezet, amelyet a pénzváltó még nem hagyott jóvá.',
  undecided: '(a pénzváltó határozza meg)',
  conditions: {
    operator: {
      heading: 'Kik vagyunk',
      text: 'A(z) {brand} pénzváltót ({address}) üzemelteti: {legalName}, {seat}, cégazonosító (IČO): {companyId}. Külföldi pénznemet a(z) {licence} számú devizaengedély alapján veszünk és adunk el; kiadta: {issuer}.',
    },
    cash: {
      heading: 'Csak készpénz',
      text: 'Külföldi pénznemet euróért, készpénzben veszünk és adunk el (202/1995. sz. szlovák törvény). Kártyát és átutalást nem fogadunk el. Két külföldi pénznem között az eurón keresztül váltunk.',
    },
    coins: {
      heading: 'Érmék',
      bought: 'A listán szereplő minden bankjegyet váltjuk, érmét csak a pénzváltóban történő megegyezés alapján.',
      notBought: 'Csak bankjegyet váltunk. Külföldi érmét nem veszünk.',
      undecided: 'Arról, hogy veszünk-e külföldi érmét, a pénzváltó dönt.',
    },
    damagedNotes: {
      heading: 'Sérült bankjegyek',
      taken:
        'Kopott vagy sérült bankjegyet megtekintés után elfogadhatunk vagy elutasíthatunk. Érvénytelen bankjegyet nem veszünk át.',
      notTaken: 'Sérült, összefirkált vagy érvénytelen bankjegyet nem veszünk át.',
      undecided: 'Arról, hogy átveszünk-e sérült bankjegyet, a pénzváltó dönt.',
    },
    rates: {
      heading: 'Árfolyamok',
      text: 'A váltás pillanatában a pénzváltóban érvényes árfolyam számít. Az oldalon lévő árfolyamok és számítások tájékoztató jellegűek, és bármikor változhatnak. {individualRateFrom}\u00a0EUR értéktől jobb árfolyamban is megállapodhatunk.',
    },
    fees: {
      heading: 'Díjmentesen',
      text: 'Nem számítunk fel sem díjat, sem jutalékot. Az árfolyam szerinti összeget kapja.',
    },
    reservations: {
      heading: 'Foglalás',
      text: 'Sem a számítás, sem a nekünk küldött üzenet nem foglalás. Csak az érvényes, amit visszaigazolunk.',
    },
    identification: {
      heading: 'Személyi okmány',
      text: '{identificationFrom}\u00a0EUR értéktől személyi okmányt kérünk, és adatait rögzítjük. A pénzmosás elleni 297/2008. sz. szlovák törvény ezt 1\u00a0000\u00a0EUR-tól írja elő, összetartozó váltásoknál is. Okmány nélkül ilyen váltást nem végezhetünk.',
    },
    receipt: {
      heading: 'Bizonylat',
      text: 'Minden váltásról bizonylatot adunk az összegekkel és az árfolyammal. Kérjük, a pénzt már a pultnál számolja meg.',
    },
    complaints: {
      heading: 'Panaszok',
      text: 'Panaszt személyesen vagy postán itt tehet: {complaintsAddress}, vagy e-mailben: {complaintsEmail}; kérjük, csatolja a bizonylatot. A leghosszabb ügyintézési idő: {settledWithin}. Ha nem ért egyet a válasszal, a felügyelethez fordulhat: {supervisor}, {supervisorAddress}.',
    },
  },
  privacy: {
    controller: {
      heading: 'Ki felel az adatokért',
      text: 'Az adatkezelő: {legalName}, {seat}, cégazonosító (IČO): {companyId}. A személyes adatokkal kapcsolatos kérdésekre válaszol: {contact}.',
    },
    visit: {
      heading: 'Az oldal megnyitásakor',
      text: 'Az oldal fájljait a Firebase Hosting, az árfolyamokat a Firebase Realtime Database ({databaseHost}) küldi; mindkettő a Google szolgáltatása. Az oldal kézbesítéséhez és védelméhez kezelik az Ön IP-címét és böngészőjének adatait; ez az USA-ban is történhet, a firebase.google.com/support/privacy feltételei szerint. A jogalap a működő oldalhoz fűződő jogos érdek (GDPR 6.\u00a0cikk (1)\u00a0bekezdés f)\u00a0pont). Mi ebből nem állapítjuk meg, hogy Ön kicsoda.',
    },
    calculator: {
      heading: 'Kalkulátor',
      text: 'Amit a kalkulátorba ír, azt az Ön böngészője számolja ki, és sehová nem küldi el. A számítás az oldal címében is benne van: aki ezt a címet megnyitja, a tárhelyünknek is elküldi.',
    },
    stored: {
      heading: 'Mit őriz meg a böngésző',
      text: 'Az oldal és a Firebase könyvtára ezt tárolja a böngészőjében. A böngésző beállításaiban törölheti.',
    },
    map: {
      heading: 'Térkép',
      text: 'A térkép más oldala: {mapHost} (OpenStreetMap Foundation). Csak akkor töltődik be, ha kéri, és ekkor megtudja az Ön IP-címét.',
    },
    measuring: {
      heading: 'Látogatottság mérése',
      text: 'Megkérdezzük, mérhetjük-e a látogatottságot (Google Analytics) és az oldal sebességét (Firebase Performance). Nemet mondhat, és hozzájárulását az oldal láblécében bármikor visszavonhatja. Hozzájárulás nélkül semmit sem mérünk, és ehhez semmi sem töltődik le. Hozzájárulással (GDPR 6.\u00a0cikk (1)\u00a0bekezdés a)\u00a0pont) a böngésző ezekkel a kiszolgálókkal beszél: {measurementHosts}, és ezt tárolja:',
    },
    enquiries: {
      heading: 'Ha megkeres bennünket',
      text: 'A kalkulátornál és a kapcsolatoknál kínált hívásra, SMS-re, e-mailre vagy WhatsApp-üzenetre az Ön száma vagy címe és az üzenet tartalma alapján válaszolunk (GDPR 6.\u00a0cikk (1)\u00a0bekezdés b)\u00a0pont). Az üzenetet az Ön készüléke küldi, az oldal semmit sem küld; {foreignTerms}. Az üzenetek megőrzési ideje: {enquiriesKept}.',
    },
    exchanges: {
      heading: 'Pénzváltáskor',
      text: 'Ha személyi okmányt kérünk, rögzítjük, amit a 297/2008. sz. szlovák törvény előír (GDPR 6.\u00a0cikk (1)\u00a0bekezdés c)\u00a0pont). A feljegyzések megőrzési ideje: {recordsKept}.',
    },
    staff: {
      heading: 'Dolgozók',
      text: 'Ezen az oldalon csak a dolgozók jelentkeznek be, a Firebase Authentication segítségével ({authHosts}).',
    },
    rights: {
      heading: 'Az Ön jogai',
      text: 'Joga van adataihoz hozzáférni, azokat helyesbíttetni, töröltetni, kezelésüket korlátoztatni, adatait átvinni és tiltakozni. Írjon ide: {contact}. Panaszt a Szlovák Köztársaság Személyes Adatok Védelmi Hivatalánál tehet (dataprotection.gov.sk).',
    },
  },
  foreignTerms: {
    withSocial: 'a WhatsAppnak és a közösségi oldalnak saját feltételei vannak',
    withoutSocial: 'a WhatsAppnak saját feltételei vannak',
  },
  stored: {
    rates: 'az utolsó árfolyamok: azonnal látszanak, hálózat nélkül is',
    ownCurrencies: 'a két utoljára átváltott pénznem: a listán ezek az elsők',
    notices: 'a pénzváltó érvényes közleményei: azonnal, hálózat nélkül is láthatók',
    languageAsked: 'hogy felajánlottunk egy másik nyelvet: hogy csak egyszer',
    reloadedFor: 'a változat, amely miatt az oldal újratöltődött: hogy csak egyszer',
    files: 'a kezdőlap fájljai: azonnal megnyílik, hálózat nélkül is',
    databaseHost: 'a kiszolgáló, amelyhez az adatbázis irányított',
    socketFailure: 'meghiúsult-e az utolsó kapcsolat az adatbázissal',
    heartbeat: 'a napok, amelyeken a Firebase könyvtárát használták',
    user: 'a bejelentkezett dolgozó e-mail-címe, csak a dolgozók oldalain',
    consent: 'a mérésre adott válasza, az elutasítás is, és annak ideje',
    visitor: 'sütik, amelyekről a Google Analytics az ismételt látogatást felismeri',
    installation: 'a böngésző azonosítója a Firebase számára',
    performance: 'a sebességmérés beállításai',
    performanceExpiry: 'meddig érvényesek ezek a beállítások',
  },
};
