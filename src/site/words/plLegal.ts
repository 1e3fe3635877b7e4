import type { LegalWords } from './skLegal';

/** The Polish texts of the pages about conditions and personal data. */
export const legalWords: LegalWords = {
  validFrom: 'Obowiązuje od {0day}.{0month}.{year}\u00a0r.',
  draft: 'Projekt, którego kantor jeszcze nie zatwierdził.',
  undecided: '(określi kantor)',
  conditions: {
    operator: {
      heading: 'Kim jesteśmy',
      text: 'Kantor {brand}, {address}, prowadzi {legalName}, {seat}, numer identyfikacyjny (IČO) {companyId}. Waluty obce kupujemy i\u00a0sprzedajemy na podstawie licencji dewizowej {licence}, którą wydał: {issuer}.',
    },
    cash: {
      heading: 'Tylko gotówka',
      text: 'Waluty obce kupujemy i\u00a0sprzedajemy za euro w\u00a0gotówce (słowacka ustawa nr\u00a0202/1995). Kartą ani przelewem zapłacić nie można. Jedną walutę obcą wymieniamy na inną przez euro.',
    },
    coins: {
      heading: 'Monety',
      bought: 'Wymieniamy wszystkie banknoty z\u00a0listy, monety tylko po uzgodnieniu w\u00a0kantorze.',
      notBought: 'Wymieniamy tylko banknoty. Obcych monet nie kupujemy.',
      undecided: 'Czy kupujemy obce monety, określi kantor.',
    },
    damagedNotes: {
      heading: 'Uszkodzone banknoty',
      taken: 'Zużyty lub uszkodzony banknot możemy przyjąć po obejrzeniu albo odmówić. Banknotów nieważnych nie przyjmujemy.',
      notTaken: 'Banknotów uszkodzonych, popisanych i\u00a0nieważnych nie przyjmujemy.',
      undecided: 'Czy przyjmujemy uszkodzone banknoty, określi kantor.',
    },
    rates: {
      heading: 'Kursy',
      text: 'Obowiązuje kurs, który jest w\u00a0kantorze w\u00a0chwili wymiany. Kursy i\u00a0przeliczenia na tej stronie mają charakter informacyjny i\u00a0mogą się w\u00a0każdej chwili zmienić. Od wartości {individualRateFrom}\u00a0EUR można uzgodnić lepszy kurs.',
    },
    fees: {
      heading: 'Bez opłat',
      text: 'Nie pobieramy opłaty ani prowizji. Otrzymujesz kwotę według kursu.',
    },
    reservations: {
      heading: 'Rezerwacje',
      text: 'Ani przeliczenie, ani wiadomość do nas nie jest jeszcze rezerwacją. Obowiązuje dopiero to, co potwierdzimy.',
    },
    identification: {
      heading: 'Dokument tożsamości',
      text: 'Przy wymianie o\u00a0wartości od {identificationFrom}\u00a0EUR prosimy o\u00a0dokument tożsamości i\u00a0zapisujemy dane z\u00a0niego. Słowacka ustawa nr\u00a0297/2008 o\u00a0przeciwdziałaniu praniu pieniędzy wymaga tego od 1\u00a0000\u00a0EUR, także przy kilku powiązanych wymianach. Bez dokumentu takiej wymiany dokonać nie wolno.',
    },
    receipt: {
      heading: 'Dowód wymiany',
      text: 'Do każdej wymiany wydajemy dowód z\u00a0kwotami i\u00a0kursem. Prosimy przeliczyć pieniądze od razu przy okienku.',
    },
    complaints: {
      heading: 'Reklamacje',
      text: 'Reklamację można złożyć osobiście lub pocztą pod adresem {complaintsAddress} albo e-mailem: {complaintsEmail}; prosimy dołączyć dowód wymiany. Najdłuższy czas rozpatrzenia: {settledWithin}. Kto nie zgadza się z\u00a0wynikiem, może zwrócić się do organu nadzoru: {supervisor}, {supervisorAddress}.',
    },
  },
  privacy: {
    controller: {
      heading: 'Kto odpowiada za dane',
      text: 'Administratorem jest {legalName}, {seat}, numer identyfikacyjny (IČO) {companyId}. Na pytania o\u00a0dane osobowe odpowiada: {contact}.',
    },
    visit: {
      heading: 'Podczas wizyty na stronie',
      text: 'Pliki strony wysyła Firebase Hosting, a\u00a0kursy baza Firebase Realtime Database ({databaseHost}), usługi firmy Google. Aby dostarczyć i\u00a0chronić stronę, przetwarzają Twój adres IP i\u00a0dane o\u00a0przeglądarce; może się to dziać także w\u00a0USA, na warunkach z\u00a0firebase.google.com/support/privacy. Podstawą prawną jest uzasadniony interes w\u00a0tym, by strona działała (art.\u00a06 ust.\u00a01 lit.\u00a0f\u00a0RODO). Nie ustalamy na tej podstawie, kim jesteś.',
    },
    calculator: {
      heading: 'Kalkulator',
      text: 'To, co wpiszesz w\u00a0kalkulator, liczy przeglądarka i\u00a0nigdzie tego nie wysyła. Obliczenie jest też w\u00a0adresie strony: kto taki adres otworzy, wyśle je z\u00a0nim do naszego hostingu.',
    },
    stored: {
      heading: 'Co zapamiętuje przeglądarka',
      text: 'To zapisują w\u00a0przeglądarce strona i\u00a0biblioteka Firebase. Usunąć to można w\u00a0ustawieniach przeglądarki.',
    },
    map: {
      heading: 'Mapa',
      text: 'Mapa to obca strona {mapHost} (OpenStreetMap Foundation). Wczytuje się dopiero na Twoją prośbę i\u00a0poznaje wtedy adres IP.',
    },
    measuring: {
      heading: 'Statystyka odwiedzin',
      text: 'Pytamy, czy możemy mierzyć odwiedziny (Google Analytics) i\u00a0szybkość strony (Firebase Performance). Można odmówić i\u00a0w\u00a0każdej chwili wycofać zgodę w\u00a0stopce strony. Bez zgody nic nie jest mierzone ani w\u00a0tym celu pobierane. Za zgodą (art.\u00a06 ust.\u00a01 lit.\u00a0a\u00a0RODO) przeglądarka łączy się z\u00a0serwerami {measurementHosts} i\u00a0zapisuje:',
    },
    enquiries: {
      heading: 'Kontakt z\u00a0nami',
      text: 'Na telefon, SMS, e-mail lub wiadomość WhatsApp, które podpowiadają kalkulator i\u00a0kontakt, odpowiadamy na podstawie numeru lub adresu i\u00a0treści wiadomości (art.\u00a06 ust.\u00a01 lit.\u00a0b\u00a0RODO). Wiadomość wysyła Twoje urządzenie, strona niczego nie wysyła; {foreignTerms}. Czas przechowywania wiadomości: {enquiriesKept}.',
    },
    exchanges: {
      heading: 'Przy wymianie w\u00a0kantorze',
      text: 'Gdy prosimy o\u00a0dokument tożsamości, zapisujemy dane, których wymaga słowacka ustawa nr\u00a0297/2008 (art.\u00a06 ust.\u00a01 lit.\u00a0c\u00a0RODO). Czas przechowywania zapisów: {recordsKept}.',
    },
    staff: {
      heading: 'Pracownicy',
      text: 'Na tej stronie logują się tylko pracownicy, przez Firebase Authentication ({authHosts}).',
    },
    rights: {
      heading: 'Prawa',
      text: 'Masz prawo dostępu do danych, ich sprostowania, usunięcia, ograniczenia przetwarzania i\u00a0przeniesienia oraz prawo sprzeciwu. Wystarczy napisać: {contact}. Skargę można złożyć do Urzędu Ochrony Danych Osobowych Republiki Słowackiej (dataprotection.gov.sk).',
    },
  },
  foreignTerms: {
    withSocial: 'WhatsApp i\u00a0serwis społecznościowy mają własne warunki',
    withoutSocial: 'WhatsApp ma własne warunki',
  },
  stored: {
    rates: 'ostatnie kursy: widać je od razu, także bez sieci',
    ownCurrencies: 'dwie ostatnio przeliczone waluty: są na liście pierwsze',
    notices: 'aktualne komunikaty kantoru: widać je od razu, także bez sieci',
    languageAsked: 'że zaproponowaliśmy inny język strony: by tylko raz',
    reloadedFor: 'wersja, z\u00a0powodu której strona wczytała się ponownie: by tylko raz',
    files: 'pliki strony głównej: otwiera się od razu, także bez sieci',
    databaseHost: 'serwer, do którego skierowała nas baza danych',
    socketFailure: 'czy ostatnie połączenie z\u00a0bazą się nie udało',
    heartbeat: 'dni, w\u00a0których użyto biblioteki Firebase',
    user: 'e-mail zalogowanego pracownika, tylko na stronach dla pracowników',
    consent: 'Twoja odpowiedź na pytanie o\u00a0pomiar, także odmowa, i\u00a0kiedy jej udzielono',
    visitor: 'pliki cookie, po których Google Analytics rozpoznaje ponowne odwiedziny',
    installation: 'identyfikator przeglądarki dla Firebase',
    performance: 'ustawienia pomiaru szybkości',
    performanceExpiry: 'do kiedy te ustawienia są ważne',
  },
};
