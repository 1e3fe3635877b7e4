import { staffEntrance } from './staffEntrance';

/**
 * Every Slovak text of the visitors' site, named by its meaning; other languages take their type from it. One-letter words
 * stay on one line with the next word (\u00a0). `fill` fills in texts with braces; texts that need grammar are functions.
 */
export const sk = {
  formats: {
    decimalSeparator: ',',
    // A non-breaking space keeps a number on one line, as Slovak typography requires.
    groupSeparator: '\u00a0',
    // Both have plain spaces, as the contract writes the first one.
    storedTime: '{day}.{month}.{year} o {hour}:{minute}',
    moment: '{day}.{month}. o {hour}:{minute}',
  },
  titles: {
    home: '{brand} – kurzový lístok a menová kalkulačka',
    ...staffEntrance.titles,
    legal: '{page} – {brand}',
    notFound: 'Stránka sa nenašla – {brand}',
  },
  description: 'Aktuálny kurzový lístok a\u00a0menová kalkulačka. Výhodné kurzy bez poplatkov a\u00a0provízie. {street}, {town}.',
  noScript: {
    callUs: 'Aktuálne kurzy a\u00a0prepočet sumy vám povieme na čísle',
  },
  skipLink: 'Preskočiť na obsah',
  call: 'Zavolajte nás',
  navigation: {
    label: 'Hlavná navigácia',
    home: '{brand} – úvodná stránka',
    menu: 'Menu',
    closeMenu: 'Zavrieť menu',
    languages: 'Jazyk',
    /** Menu entries by their anchors. */
    entries: { 'rates-table': 'Kurzový lístok', calculator: 'Menová kalkulačka', contact: 'Kontakt' },
  },
  announcement: 'Oznam',
  hero: {
    title: 'Zmeňte si peniaze jednoducho a\u00a0bez poplatkov',
    lead: 'Výhodné kurzy. {street}, {town}.',
    toRatesTable: 'Pozrieť kurzy',
    toCalculator: 'Prepočítať sumu',
    pause: 'Zastaviť otáčanie mince',
  },
  /** Whether the office is open; texts of hours are the office's own. */
  openNow: {
    openUntil: 'Otvorené, zatvárame {when}',
    closedUntil: 'Zatvorené, otvárame {when}',
    /** When no change is in sight. */
    open: 'Otvorené',
    closed: 'Zatvorené',
    /** When the office opens or closes; `soon` is for a change within a day, where the time alone is clear. */
    when: {
      soon: 'o\u00a0{time}',
      today: 'dnes o\u00a0{time}',
      tomorrow: 'zajtra o\u00a0{time}',
      weekday: '{weekday} o\u00a0{time}',
      date: '{day}.{month}. o\u00a0{time}',
    },
    /** From Monday to Sunday, as an answer to “when”. */
    onWeekdays: [
      'v\u00a0pondelok',
      'v\u00a0utorok',
      'v\u00a0stredu',
      'vo\u00a0štvrtok',
      'v\u00a0piatok',
      'v\u00a0sobotu',
      'v\u00a0nedeľu',
    ],
    /** From Monday to Sunday, in short form. */
    weekdays: ['Po', 'Ut', 'St', 'Št', 'Pi', 'So', 'Ne'],
    wayToUs: 'Mapa',
  },
  blurbs: {
    label: 'Prečo k\u00a0nám',
    favourableRates: {
      title: 'Výhodné kurzy',
      text: 'Pri väčšej sume sa dá dohodnúť lepší.',
    },
    noFees: {
      title: 'Žiadne poplatky',
      text: 'Neúčtujeme poplatok ani províziu.',
    },
    withinReach: {
      title: 'Sme vám nablízku',
      text: 'Telefonicky, e-mailom{social} a\u00a0osobne v\u00a0zmenárni.',
      /** Only for an office with a page on a social network. */
      social: ', na\u00a0sociálnej sieti',
    },
  },
  rates: {
    heading: 'Kurzový lístok',
    caption: 'Kurz udáva počet jednotiek meny za 1\u00a0EUR.',
    columns: { acronym: 'Mena', name: 'Názov', buy: 'Nákup', sell: 'Predaj' },
    /** Below the headings of the columns. */
    meanings: { acronym: 'za 1\u00a0EUR', buy: 'vy predávate', sell: 'vy kupujete' },
    notes: {
      buy: { term: 'Nákup', explanation: 'vy menu predávate, my ju kupujeme.' },
      sell: { term: 'Predaj', explanation: 'vy menu kupujete, my ju predávame.' },
      informational: 'Kurzový lístok je informatívny a\u00a0môže sa kedykoľvek zmeniť.',
    },
    /** After the name of a currency that the visitor has recently converted. */
    own: 'váš posledný prepočet',
    filter: {
      label: 'Hľadať menu',
      found: 'Zobrazené {found} z\u00a0{all}',
      /** A shorter form of `found`, for the small space beside the field. */
      count: '{found} z\u00a0{all}',
      none: 'Žiadna mena sa nenašla',
      showAll: 'Ukázať všetky meny',
    },
    /** Before an acronym: the label of the link in a row of the list. */
    calculate: 'Prepočítať\u00a0',
    /** Before an acronym: the label of the button in a row of the list. */
    trend: 'Posledných 30\u00a0dní:\u00a0',
    lastUpdated: 'Naposledy aktualizované:',
    neverUpdated: '–',
    /** On print-outs only, in true time. */
    validFrom: 'Platí od {time}',
    wasUpdated: 'Kurzový lístok bol aktualizovaný {time}.',
    /** Whether the shown rates follow the office's; the first script uses these texts too. */
    freshness: {
      waiting: 'Pripája sa…',
      /** Rates of an earlier visit, until the database answers. */
      remembered: 'Pripája sa… Kurzy k\u00a0{moment}.',
      /** Rates that were just read, until the database follows them. */
      read: 'Pripája sa…',
      live: 'Spojené: zmeny sa zobrazia samy.',
      /** When the application, which would follow the rates, could not be loaded. */
      unfollowed: 'Kurzy k\u00a0{moment}, bez obnovy.',
    },
    /** While earlier rates are on the screen. */
    interrupted: {
      late: 'Bez obnovy',
      offline: 'Offline',
      denied: 'Prístup odmietnutý',
      failed: 'Obnova zlyhala',
    },
    /** While there is nothing to show. */
    unavailable: {
      late: 'Kurzy zatiaľ neprišli.',
      offline: 'Spojenie sa prerušilo.',
      denied: 'Prístup bol odmietnutý.',
      failed: 'Kurzy sa nepodarilo načítať.',
    },
    age: (moment: string, age: string | null) => `Kurzy k\u00a0${age === null ? moment : `${moment}, ${age}`}.`,
    /** About a list that nobody has changed for longer than a working day; the phone number follows. */
    old: {
      thisYear: 'Kurzy sa nezmenili od {weekday} {day}.{month}., overte si ich na čísle',
      earlier: 'Kurzy sa nezmenili od {day}.{month}.{year}, overte si ich na čísle',
      /** From Monday to Sunday, as an answer to “since when”. */
      sinceWeekdays: ['pondelka', 'utorka', 'stredy', 'štvrtka', 'piatka', 'soboty', 'nedele'],
    },
    retry: 'Skúsiť znova',
    retrying: 'Skúšame…',
    notShown: 'Kurzy teraz nevieme ukázať',
    empty: 'Kurzový lístok je práve prázdny',
    askByPhone: 'Aktuálne kurzy vám povieme na čísle',
  },
  calculator: {
    heading: 'Menová kalkulačka',
    lead: 'Orientačný prepočet podľa nášho kurzového lístka.',
    ownedStep: '1. Zadajte sumu a\u00a0menu, ktorú máte',
    wantedStep: '2. Vyberte menu, ktorú chcete',
    amount: 'Suma',
    amountPlaceholder: 'amount of your cash',
    invalidAmount: 'Zadajte číslo, napríklad 1\u00a0234,56.',
    owned: 'Mám',
    wanted: 'Chcem',
    noCurrency: '–',
    result: 'Dostanete',
    resultPlaceholder: 'amount you will receive',
    hint: 'Zadajte sumu a\u00a0meny, výsledok uvidíte tu.',
    answer: (owned: string, wanted: string) => `Za ${owned} dostanete ${wanted}.`,
    usedRates: (rates: readonly string[]) => `${rates.length > 1 ? 'Použité kurzy' : 'Použitý kurz'}: ${rates.join(', ')}.`,
    sameCurrency: 'Mena je na oboch stranách rovnaká, suma sa nemení.',
    sides: { buy: 'nákup', sell: 'predaj' },
    age: (time: string, age: string | null) => `Počítané s\u00a0kurzami k\u00a0${age === null ? time : `${time}, ${age}`}.`,
  },
  contact: {
    heading: 'Kontakt',
    address: 'Adresa',
    phones: 'Telefón',
    online: 'E-mail a\u00a0sociálna sieť',
    email: 'E-mail',
    openingHours: 'Otváracie hodiny',
    /** From Monday to Sunday, as within a sentence. */
    weekdays: ['pondelok', 'utorok', 'streda', 'štvrtok', 'piatok', 'sobota', 'nedeľa'],
    closed: 'zatvorené',
    /** A day with its weekday; for a range, the first and the last day. */
    day: '{weekday} {day}.{month}.',
    closedFromTo: 'zatvorené {hours}',
    map: 'Mapa s\u00a0polohou zmenárne',
    showMap: 'Zobraziť mapu',
    hideMap: 'Skryť mapu',
    mapOffline: 'Mapa sa načíta, keď budete online.',
    openMap: 'Otvoriť mapu na celej stránke',
  },
  /** About the operator; the entry in the register comes from the office's data. */
  legal: {
    heading: 'Prevádzkovateľ',
    terms: {
      seat: 'Sídlo',
      companyId: 'IČO',
      taxId: 'DIČ',
      vatId: 'IČ DPH',
      register: 'Register',
      licence: 'Devízová licencia',
      supervisor: 'Dohľad',
      complaints: 'Reklamácie',
    },
    licence: '{number}, {issuer}, {day}.{month}.{year}',
    complaints: '{address}, {email}, vybavenie do {days}',
    // After a preposition; what a language's `one` counts is up to Intl.PluralRules.
    complaintDays: { one: '{days}\u00a0dňa', other: '{days}\u00a0dní' },
    /** Beside the facts of a made-up office. */
    fictional: 'Ukážka: údaje sú vymyslené.',
    /** The legal pages, by their names in `paths.ts`. */
    pages: { conditions: 'Podmienky zmeny', privacy: 'Osobné údaje' },
  },
  /** Shown instead of a part that loads on demand: a legal page's text, a currency's last days. */
  onDemand: { loading: 'Načítava sa…', failed: 'Nepodarilo sa načítať.' },
  notFound: {
    heading: 'Stránka sa nenašla',
    text: 'Adresa sa mohla zmeniť alebo je v\u00a0nej preklep.',
    toHome: 'Na úvodnú stránku',
  },
  crash: {
    heading: 'Niečo sa pokazilo',
    text: 'Stránku sa nepodarilo zobraziť. Aktuálne kurzy vám povieme aj po telefóne.',
    reload: 'Načítať stránku znova',
  },
  staffArea: staffEntrance.staffArea,
};

/** The texts that every language has. */
export type Words = typeof sk;
