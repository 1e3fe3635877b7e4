import type { RevertObstacle } from '../../domain/archive/revert';
import type { PasteRefusal } from '../../domain/rates/rateParts';
import type { SpreadVerdict } from '../../domain/rates/spread';
import type { HolidayName } from '../../domain/time/slovakHolidays';
import type { StaffPage } from '../paths';

/** The forms of a word after a count. */
interface Forms {
  readonly one: string;
  readonly few: string;
  readonly other: string;
}

const pluralRules = new Intl.PluralRules('sk');

/** The form that goes with a count; Slovak has one for 1, one for 2 to 4, and one for all others. */
function formFor(count: number, forms: Forms): string {
  const category = pluralRules.select(count);
  return category === 'one' || category === 'few' ? forms[category] : forms.other;
}

function counted(count: number, forms: Forms): string {
  return `${count} ${formFor(count, forms)}`;
}

/** A rate as it was typed, which need not be one. */
function typedRate(whole: string, decimals: string): string {
  return (decimals === '' ? whole : `${whole},${decimals}`) || 'prázdne';
}

function namedTypedRate(name: string, whole: string, decimals: string): string {
  return `${name}: ${typedRate(whole, decimals)}`;
}

/** The verdicts on a spread that need a mark. */
type MarkedVerdict = Exclude<SpreadVerdict, 'usual'>;

const days: Forms = { one: 'deň', few: 'dni', other: 'dní' };
const minutes: Forms = { one: 'minútu', few: 'minúty', other: 'minút' };
const changes: Forms = { one: 'neuložená zmena', few: 'neuložené zmeny', other: 'neuložených zmien' };
const currencies: Forms = { one: 'mena', few: 'meny', other: 'mien' };
const places: Forms = { one: 'miesto', few: 'miesta', other: 'miest' };
const versions: Forms = { one: 'verzia', few: 'verzie', other: 'verzií' };
const saved: Forms = { one: 'Uložila sa', few: 'Uložili sa', other: 'Uložilo sa' };
const archived: Forms = { one: 'zmena', few: 'zmeny', other: 'zmien' };
const notSaved: Forms = { one: 'Neuložila sa', few: 'Neuložili sa', other: 'Neuložilo sa' };

/** Every text of the staff area, named by its meaning; separate from sk.ts, so visitors never download them. */
export const staffWords = {
  signIn: {
    heading: 'Prihlásenie',
    intro: 'Len pre zamestnancov zmenárne.',
    email: 'E-mail',
    password: 'Heslo',
    submit: 'Prihlásiť sa',
    submitting: 'Prihlasuje sa…',
    // The contract's words (rules 36 and 38).
    invalidForm: 'Zle zadaný email alebo heslo.',
    signInFailed: 'Prihlasovanie neúspešné. Skontrolujte email a heslo.',
    tooManyAttempts: 'Príliš veľa neúspešných pokusov. Skúste to znova o\u00a0niekoľko minút.',
    sessionEnds: {
      unknown: 'Prihlásenie sa skončilo. Čo ste napísali, čaká tu: prihláste sa znova tým istým účtom.',
      accountDisabled: 'Prihlásenie sa skončilo, lebo účet bol zablokovaný. Obráťte sa na správcu; čo ste napísali, čaká tu.',
      credentialsChanged:
        'Prihlásenie sa skončilo, lebo účtu sa zmenili prihlasovacie údaje alebo bol zrušený. Čo ste napísali, čaká tu: prihláste sa znova tým istým účtom.',
    },
  },
  frame: {
    navigation: 'Stránky pre zamestnancov',
    /** The staff's pages, by their names in `paths.ts`. */
    pages: {
      editor: 'Kurzy',
      currencies: 'Meny',
      import: 'Import',
      history: 'História',
      overview: 'Prehľad',
      notices: 'Oznamy',
    } satisfies Record<StaffPage, string>,
    signOut: 'Odhlásiť sa',
  },
  guard: {
    checking: 'Overuje sa prihlásenie…',
    unlistedAccount: 'Tento účet nie je na zozname zamestnancov, preto nič neuloží. Správca ho môže na zoznam pridať.',
  },
  editor: {
    heading: 'Úprava kurzov',
    caption: 'Kurzy sú v\u00a0jednotkách meny za 1\u00a0EUR. Percentá sú rozpätie nákupu a\u00a0predaja.',
    currency: 'Mena',
    buy: 'Nákup',
    sell: 'Predaj',
    waiting: 'Kurzy sa načítavajú…',
    noRates: 'Kurzy sa nepodarilo načítať.',
    empty: 'V\u00a0zozname nie je nijaká mena, ktorú možno upraviť.',
    storedAhead: 'Čas uloženia je v\u00a0budúcnosti, najbližšie uloženie ho nahradí.',
    filter: 'Nájsť menu',
    filterPlaceholder: 'kód alebo názov',
    filterKey: 'F2',
    filterFoundNothing: 'Takú menu zoznam nemá.',
    field: {
      whole: (acronym: string, side: string) => `${acronym} ${side}, celá časť`,
      decimals: (acronym: string, side: string) => `${acronym} ${side}, desatinná časť`,
      discard: 'Vrátiť pôvodnú hodnotu',
      discardOf: (acronym: string, side: string) => `Vrátiť pôvodnú hodnotu: ${acronym} ${side}`,
      stored: (rate: string) => `Pôvodne ${rate}`,
      pasteRefusals: {
        noRate: 'Vložený text nie je kurz. Nič sa nezmenilo.',
        severalRates: 'Viac kurzov naraz sa vkladá na stránke Import.',
      } satisfies Record<PasteRefusal, string>,
      changedElsewhere: (stored: string) => `Medzitým sa kurz zmenil na ${stored}`,
    },
    problems: {
      wholeNotDigits: 'Celá časť smie mať len číslice.',
      decimalsNotDigits: 'Desatinná časť smie mať len číslice.',
      tooManyDecimals: 'Najviac 6 desatinných miest.',
      zero: 'Kurz musí byť väčší ako 0.',
      tooLarge: 'Kurz smie byť najviac 1\u00a0000\u00a0000.',
    },
    reasons: {
      invalid: 'Neuložené: opravte označený kurz.',
      denied: 'Neuložené: tento účet nie je na zozname zamestnancov.',
      sessionEnded: 'Neuložené: prihlásenie už neplatí. Prihláste sa znova.',
      overtaken: 'Neuložené: medzitým sa tento kurz zmenil. Skontrolujte ho a\u00a0uložte znova.',
      gone: 'Neuložené: medzitým bola táto mena vyradená.',
      alreadyListed: 'Neuložené: medzitým bola táto mena pridaná.',
      unreadable: 'Neuložené: záznam tejto meny v\u00a0databáze nemá čitateľný kód. Opraviť ho treba v\u00a0databáze.',
      restored: 'Neuložené: záznam bol obnovený zo zálohy. Skontrolujte ho a\u00a0uložte znova; jeho história začne odznova.',
      unnamed:
        'Neuložené: čas tohto záznamu v\u00a0databáze je chybný, história by ho nezachovala. Najprv v\u00a0editore zmeňte a\u00a0uložte jeho kurz.',
      refused: 'Neuložené: databáza zmenu odmietla a\u00a0dôvod sa nepodarilo zistiť. Načítajte stránku znova.',
      unsent: 'Neuložené: bez spojenia sa zmena neodoslala.',
      unreachable: 'Neuložené: server je nedostupný.',
      unconfirmed: 'Nepotvrdené: od servera neprišlo potvrdenie. Skontrolujte kurz a\u00a0uložte znova.',
      failed: 'Neuložené: server odpovedal chybou.',
    },
  },
  currencies: {
    heading: 'Meny v zozname',
    addHeading: 'Pridať menu',
    add: 'Pridať do zoznamu',
    fields: {
      acronym: 'Kód meny',
      name_sk: 'Slovenský názov',
      name_en: 'Anglický názov',
      buy: 'Nákup za 1\u00a0EUR',
      sell: 'Predaj za 1\u00a0EUR',
    },
    problems: {
      noCode: 'Kód meny má 3 až 5 písmen bez diakritiky.',
      baseCurrency: 'EUR je základná mena, do zoznamu sa nepridáva.',
      alreadyListed: 'Táto mena už v zozname je.',
      keyTaken: 'Miesto tejto meny má v\u00a0databáze záznam s\u00a0iným kódom. Opraviť ho treba v\u00a0databáze.',
      noName: 'Napíšte názov, najviac 100 znakov. Emotikony sa uložiť nedajú.',
      noNumber: 'Napíšte kurz, napríklad 1,187.',
      sellAboveBuy: 'Predaj je nad nákupom, zmenáreň by na ňom strácala.',
    },
    earlier: (until: string, buy: string, sell: string) =>
      `Táto mena už v\u00a0zozname bola, naposledy do ${until}: nákup ${buy}, predaj ${sell}.`,
    listHeading: (count: number) => `V zozname: ${counted(count, currencies)}`,
    retire: 'Vyradiť',
    retireOf: (acronym: string) => `Vyradiť ${acronym}`,
    question: {
      heading: (acronym: string) => `Naozaj vyradiť ${acronym}?`,
      text: 'Zákazníci túto menu hneď prestanú vidieť. História ju zachová a\u00a0kedykoľvek ju možno pridať späť.',
      lookingUp: 'Zisťuje sa, odkedy je v zozname…',
      since: (moment: string) => `V zozname je od ${moment}.`,
      sinceAtLeast: (moment: string) => `V\u00a0zozname je najmenej od ${moment}; staršia história nie je známa.`,
      neverChanged: 'Odkedy je v zozname, história nehovorí.',
      cancel: 'Nechať v zozname',
    },
    writing: 'Ukladá sa…',
    /** Replaces some of the editor's reasons, which speak of saving again; the other reasons are the same. */
    reasons: {
      overtaken: 'Neuložené: kurz tejto meny sa medzitým zmenil. Pozrite si ho, a\u00a0ak ju chcete vyradiť, skúste to znova.',
      restored:
        'Neuložené: záznam bol obnovený zo zálohy, jeho história začne odznova. Najprv v\u00a0editore zmeňte a\u00a0uložte jeho kurz, potom menu vyraďte.',
      unconfirmed: 'Nepotvrdené: od servera neprišlo potvrdenie. Pozrite si zoznam a\u00a0skúste to znova.',
    },
    written: {
      add: (acronym: string) => `${acronym} je v zozname.`,
      retire: (acronym: string) => `${acronym} už v zozname nie je.`,
    },
  },
  notices: {
    heading: 'Oznamy a zatvorené dni',
    form: { add: 'Nový oznam', change: 'Úprava oznamu' },
    fields: {
      firstDay: 'Prvý deň',
      lastDay: 'Posledný deň',
      lastDayHint: 'Pri jedinom dni netreba.',
      from: 'Od',
      to: 'Do',
    },
    closing: {
      label: 'V tieto dni',
      day: 'máme zatvorené celý deň',
      hours: 'máme zatvorené od – do',
      none: 'máme otvorené ako zvyčajne',
    },
    texts: 'Text pre zákazníkov',
    textsHint: 'Jeden odsek bez formátovania. Kde preklad chýba, ukáže sa slovenský text.',
    languages: {
      sk: 'Slovensky',
      en: 'Anglicky',
      de: 'Nemecky',
      hu: 'Maďarsky',
      pl: 'Poľsky',
      uk: 'Ukrajinsky',
    },
    counter: (count: number, most: number) => `${count} z ${most} znakov`,
    problems: {
      noDay: 'Vyberte deň.',
      daysReversed: 'Posledný deň je pred prvým.',
      noTime: 'Napíšte čas, napríklad 12:30.',
      timesReversed: 'Koniec musí byť po začiatku, v\u00a0ten istý deň.',
      noText: 'Napíšte text, alebo vyberte, kedy je zatvorené.',
      noSlovak: 'K prekladu treba aj slovenský text.',
      tooLong: 'Text je príliš dlhý.',
      unsavable:
        'V\u00a0texte sú znaky, ktoré sa nedajú uložiť, napríklad emotikony alebo také, ktoré nevidno. Napíšte ho, prosím, bez nich.',
    },
    save: 'Uložiť oznam',
    writing: 'Ukladá sa…',
    discard: 'Zahodiť rozpísané',
    proposals: 'Zatvoriť na sviatok',
    proposal: (day: string, name: string) => `${day} ${name}`,
    proposalText: (day: string, name: string) => `${day} (${name}) máme zatvorené.`,
    holidays: {
      republicDay: 'Deň vzniku SR',
      epiphany: 'Traja králi',
      goodFriday: 'Veľký piatok',
      easterMonday: 'Veľkonočný pondelok',
      labourDay: 'Sviatok práce',
      victoryDay: 'Deň víťazstva nad fašizmom',
      cyrilAndMethodius: 'Sviatok svätého Cyrila a Metoda',
      uprisingDay: 'Výročie SNP',
      sevenSorrows: 'Sedembolestná Panna Mária',
      allSaints: 'Sviatok všetkých svätých',
      christmasEve: 'Štedrý deň',
      christmasDay: 'Prvý sviatok vianočný',
      saintStephen: 'Druhý sviatok vianočný',
    } satisfies Record<HolidayName, string>,
    written: {
      add: 'Oznam je uložený.',
      change: 'Zmena oznamu je uložená.',
      withdraw: 'Oznam je stiahnutý, zákazníci ho už nevidia.',
      restore: 'Skoršia verzia oznamu opäť platí.',
    },
    /** Replaces some of the editor's reasons; the other reasons are the same. */
    reasons: {
      overtaken:
        'Neuložené: medzitým pribudla iná verzia tohto oznamu. Pozrite si ju v\u00a0zozname, a\u00a0ak treba, skúste to znova.',
      refused: 'Neuložené: databáza oznam odmietla a\u00a0dôvod sa nepodarilo zistiť. Načítajte stránku znova.',
      unconfirmed: 'Nepotvrdené: od servera neprišlo potvrdenie. Pozrite si zoznam, a\u00a0ak treba, skúste to znova.',
    },
    question: {
      heading: 'Naozaj uložiť tento oznam?',
      past: 'Jeho posledný deň je už za nami, zákazníci ho neuvidia.',
      long: 'Zmenáreň by bola zatvorená dlhšie ako 14\u00a0dní.',
      confirm: 'Uložiť aj tak',
      cancel: 'Späť k oznamu',
    },
    replacement: { heading: 'Zahodiť rozpísaný oznam?' },
    list: {
      waiting: 'Oznamy sa načítavajú…',
      failed: 'Oznamy sa nepodarilo načítať.',
      outdated: 'Zoznam sa nepodarilo obnoviť, môže byť starý.',
      phases: { current: 'Platia dnes', coming: 'Budú platiť', past: 'Minulé a stiahnuté' },
      none: 'Žiadne.',
      days: (first: string, last: string) => (first === last ? first : `${first} – ${last}`),
      closed: { day: 'zatvorené celý deň', none: 'otvorené ako zvyčajne' },
      closedFromTo: (from: string, to: string) => `zatvorené ${from} – ${to}`,
      withdrawn: 'stiahnuté',
      unreadable: 'Posledná verzia sa nedá prečítať, zákazníci tento oznam nevidia.',
      edit: 'Upraviť',
      editOf: (what: string) => `Upraviť: ${what}`,
      withdraw: 'Stiahnuť',
      withdrawOf: (what: string) => `Stiahnuť: ${what}`,
      versions: (count: number) => `Kto a kedy: ${counted(count, versions)}`,
      version: (number: number, moment: string, name: string) => `${number}. verzia: ${moment}, ${name}`,
      restore: 'Vrátiť',
      restoreOf: (number: number) => `Vrátiť ${number}. verziu`,
    },
  },
  spread: {
    label: 'Rozpätie',
    value: (percent: string) => `${percent}\u00a0%`,
    /** For a spread below zero. */
    negative: (percent: string) => `−${percent}\u00a0%`,
    none: '–',
    /** Marks beside the spread; the last two compare it with the stored or usual spread. */
    marks: { loss: 'strata', nothing: 'bez zisku', narrower: 'užšie', wider: 'širšie' } satisfies Record<MarkedVerdict, string>,
  },
  lastChange: {
    label: 'Naposledy zmenené',
    today: (time: string) => `dnes\u00a0${time}`,
    yesterday: (time: string) => `včera\u00a0${time}`,
    dayOfThisYear: (day: string, month: string, time: string) => `${day}.${month}.\u00a0${time}`,
    day: (day: string, month: string, year: string, time: string) => `${day}.${month}.${year}\u00a0${time}`,
    by: (when: string, name: string) => `${when}, ${name}`,
    unknown: 'pred začiatkom histórie',
    failed: 'Kto a\u00a0kedy kurzy naposledy zmenil, sa nepodarilo načítať.',
  },
  overview: {
    heading: 'Prehľad',
    caption:
      'Rozpätie je rozdiel nákupu a\u00a0predaja v\u00a0percentách ich stredu. Obvyklé je stredná hodnota z\u00a0koncov predošlých dní.',
    waiting: 'Rozpätia sa načítavajú…',
    failed: 'Históriu rozpätí sa nepodarilo načítať.',
    outdated: 'Najnovšie zmeny sa do histórie rozpätí nepodarilo načítať.',
    allUsual: 'Všetky rozpätia sú obvyklé.',
    unusual: (count: number) => `Nezvyčajné rozpätie: ${counted(count, currencies)}.`,
    order: { label: 'Poradie', unusualFirst: 'nezvyčajné hore', office: 'ako v zozname' },
    columns: { now: 'Rozpätie', usual: 'Obvyklé', days: (count: number) => `Posledných ${count}\u00a0dní`, actions: 'Ďalej' },
    /** When not all of the days are known. */
    knownDays: (count: number) => `${counted(count, days)} v histórii`,
    noDays: 'história ešte nezačala',
    range: (least: string, most: string) => (least === most ? `stále ${least}` : `od ${least} do ${most}`),
    verdicts: {
      loss: () => 'predaj je nad nákupom, zmenáreň stráca',
      nothing: () => 'nákup a predaj sú rovnaké',
      narrower: (difference: string) => `o ${difference}\u00a0p.\u00a0b. užšie ako obvykle`,
      wider: (difference: string) => `o ${difference}\u00a0p.\u00a0b. širšie ako obvykle`,
    } satisfies Record<MarkedVerdict, (difference: string) => string>,
    edit: 'Upraviť',
    editOf: (acronym: string) => `Upraviť ${acronym}`,
    history: 'História',
    historyOf: (acronym: string) => `História ${acronym}`,
  },
  faultyRecords: {
    heading: 'Záznamy, ktoré sa tu nedajú upraviť',
    foreignKey: (acronym: string, key: string) =>
      `${acronym}: záznam je uložený pod kľúčom „${key}“, ktorý k\u00a0jeho kódu nepatrí. Opraviť ho treba v\u00a0databáze.`,
    paddedCode: (acronym: string) => `${acronym}: okolo kódu sú v\u00a0databáze medzery. Opraviť ho treba v\u00a0databáze.`,
    noCode: (acronym: string) => `${acronym}: kód meny musí mať 3 až 5 veľkých písmen. Opraviť ho treba v\u00a0databáze.`,
    withoutBuy: (acronym: string) => `${acronym}: v\u00a0databáze chýba nákup alebo to nie je číslo.`,
    withoutSell: (acronym: string) => `${acronym}: v\u00a0databáze chýba predaj alebo to nie je číslo.`,
    withoutRates: (acronym: string) => `${acronym}: v\u00a0databáze chýbajú oba kurzy alebo to nie sú čísla.`,
  },
  orphanedEdits: {
    heading: 'Napísané pri menách, ktoré už v\u00a0zozname nie sú',
    typed: namedTypedRate,
    discard: 'Zahodiť',
    discardOf: (typed: string) => `Zahodiť ${typed}`,
  },
  save: {
    save: 'Uložiť',
    saving: 'Ukladá sa…',
    noChanges: 'Žiadne neuložené zmeny',
    unsaved: (count: number) => counted(count, changes),
    review: 'Pozrieť zmeny',
    // The contract's words (rule 50).
    saved: 'Zmeny boli úspešne uložené.',
    notFollowing: 'Bez živého spojenia tu nevidno zmeny ostatných. Čo zmenil niekto iný, sa pri ukladaní neprepíše.',
    partly: (counts: { readonly saved: number; readonly notSaved: number; readonly unconfirmed: number }) =>
      [
        ...(counts.saved + counts.unconfirmed === 0 ? ['Nič sa neuložilo.'] : []),
        ...(counts.saved > 0 ? [`${formFor(counts.saved, saved)} ${counted(counts.saved, currencies)}.`] : []),
        ...(counts.notSaved > 0 ? [`${formFor(counts.notSaved, notSaved)} ${counted(counts.notSaved, currencies)}.`] : []),
        ...(counts.unconfirmed > 0 ? [`Bez potvrdenia: ${counted(counts.unconfirmed, currencies)}.`] : []),
      ].join(' '),
  },
  rateMove: {
    raised: (percent: string) => `+${percent}\u00a0%`,
    lowered: (percent: string) => `−${percent}\u00a0%`,
    slight: 'pod\u00a00,01\u00a0%',
  },
  review: {
    heading: 'Neuložené zmeny',
    change: (stored: string, rate: string) => `${stored} → ${rate}`,
    noRate: (whole: string, decimals: string) => `${typedRate(whole, decimals)}:`,
    discard: 'Zrušiť',
    discardOf: (acronym: string, side: string) => `Zrušiť zmenu: ${acronym} ${side}`,
    print: 'Vytlačiť',
    close: 'Späť k úpravám',
  },
  confirmation: {
    heading: 'Naozaj uložiť tieto kurzy?',
    intro: 'Z\u00a0toho, čo nasleduje, sa ešte nič neuložilo. Skontrolujte, prosím:',
    largeChange: (name: string, stored: string, rate: string) => `${name}: z ${stored} na ${rate}, zmena o viac ako 10\u00a0%`,
    moreDecimals: (name: string, stored: string, rate: string) =>
      `${name}: z\u00a0${stored} na ${rate}, viac desatinných miest než doteraz`,
    changedElsewhere: (name: string, stored: string, rate: string) =>
      `${name}: medzitým sa kurz zmenil na ${stored}, vaša hodnota ${rate} ho prepíše`,
    sellAboveBuy: (acronym: string, buy: string, sell: string) =>
      `${acronym}: predaj ${sell} je nad nákupom ${buy}, zmenáreň by na ňom strácala`,
    clockWrong: (minutesAhead: number) =>
      minutesAhead > 0
        ? `Hodiny tohto počítača idú o\u00a0${counted(minutesAhead, minutes)} dopredu: kurzy by mali čas, ktorý ešte len príde. Nastavte ich, prosím.`
        : `Hodiny tohto počítača meškajú o\u00a0${counted(-minutesAhead, minutes)}: kurzy by mali nesprávny čas. Nastavte ich, prosím.`,
    confirm: 'Uložiť aj tak',
    cancel: 'Späť k úpravám',
  },
  import: {
    heading: 'Import kurzov',
    intro: 'Vložte kurzový lístok alebo vyberte súbor. Nič sa neuloží, kým to neuložíte v\u00a0editore.',
    text: 'Kurzový lístok ako text',
    textHint: 'Skopírujte bunky v\u00a0tabuľke aj s\u00a0nadpismi a\u00a0vložte ich sem.',
    file: 'Vybrať súbor',
    fileHint: 'CSV, TSV alebo XLSX. Súbor môžete na stránku aj pretiahnuť.',
    readingFile: (fileName: string) => `Číta sa ${fileName}…`,
    failures: {
      empty: 'V\u00a0súbore nič nie je.',
      tooLarge: 'Na kurzový lístok je to priveľa: najviac 1\u00a0MB a\u00a02\u00a0000 riadkov.',
      oldExcel: 'Starý formát XLS ani súbor s\u00a0heslom sa čítať nedá. Uložte ho ako XLSX bez hesla alebo ako CSV.',
      notAList: 'Tento súbor nie je tabuľka ani text.',
      damaged: 'Súbor XLSX je poškodený.',
      unreadable: 'Prehliadač súbor neprečítal: možno ho niekto presunul alebo ho práve používa iný program.',
      notLoaded: 'Časť stránky, ktorá číta lístky, sa nestiahla. Skontrolujte pripojenie a\u00a0skúste to znova.',
    },
    columns: {
      heading: 'Stĺpce',
      known: 'Stĺpce sa rozpoznali podľa nadpisov. Ak niektorý nesedí, zmeňte ho.',
      unknown: 'Vyberte, v\u00a0ktorom stĺpci je kód meny a\u00a0v\u00a0ktorom kurzy.',
      withoutCodes: 'V\u00a0lístku nie je kód ani jednej meny z\u00a0editora, napríklad USD. Vložte ho aj so stĺpcom kódov.',
      column: (place: number) => `Stĺpec ${place}`,
      roles: {
        ignored: 'nepoužije sa',
        currency: 'kód meny',
        units: 'jednotky',
        buy: 'nákup',
        sell: 'predaj',
        middle: 'stred',
      },
    },
    quotation: {
      heading: 'Ako je lístok zapísaný',
      recognised: 'Rozpoznalo sa to podľa dnešných kurzov. Skontrolujte to, prosím.',
      unrecognised: 'Ani jeden zápis nevychádza blízko dnešných kurzov. Vyberte správny, prosím.',
      directions: { unitsPerEuro: 'Jednotky meny za 1\u00a0EUR', euroPerUnits: 'Eurá za jednotku meny' },
      oneUnit: 'všetky meny po 1',
      manyUnits: (acronyms: string, units: number) => `${acronyms} po ${units}`,
      example: (acronym: string, listed: string, rate: string) => `Napríklad ${acronym}: ${listed} v lístku je kurz ${rate}.`,
      middle: 'Lístok má jeden stredný kurz. Nákup a\u00a0predaj si od neho ponechajú dnešný odstup.',
    },
    decimalMark: {
      heading: 'Čo oddeľuje desatinné miesta',
      text: 'Z\u00a0čísel v\u00a0lístku to nie je isté: 1,187 môže byť aj tisíc.',
      marks: { ',': 'Čiarka', '.': 'Bodka' },
    },
    sides: {
      heading: 'Nákup je v celom lístku nižší ako predaj',
      text: 'Zmenáreň by na takých kurzoch strácala: v\u00a0jednotkách meny za 1\u00a0EUR má byť nákup vyšší.',
      swap: 'Vymeniť nákup a predaj',
      keep: 'Nechať ako v lístku',
    },
    problems: {
      heading: (count: number) => `Čo sa z lístka nepoužije: ${counted(count, places)}`,
      line: (line: number, text: string) => `Riadok ${line}: ${text}`,
      noCode: (text: string) => `„${text}“ nie je jeden kód meny`,
      badUnits: (text: string) => `„${text}“ nie je 1, 10, 100, 1\u00a0000 ani 10\u00a0000\u00a0jednotiek`,
      unknownCodes: (codes: string) => `Zoznam zmenárne nemá: ${codes}`,
      unknownCode: (acronym: string, line: number) => `${acronym} (riadok ${line})`,
      duplicate: (acronym: string) => `mena ${acronym} je v lístku viackrát`,
      baseCurrency: 'EUR kurz nemá',
      otherBase: 'EUR tu má iný kurz ako 1',
      emptyCell: (name: string) => `${name} chýba`,
      noRateStored: (name: string) => `${name} sa nedá prepočítať, dnešný kurz je 0`,
      noNumber: (name: string, text: string) => `${name} „${text}“ sa nedá prečítať ako kurz`,
      tooFewDigits: (name: string, text: string) => `${name} „${text}“ má na presný prepočet primálo číslic`,
      outOfRange: (name: string, text: string) => `${name} „${text}“ nedáva kurz nad 0 a\u00a0najviac 1\u00a0000\u00a0000`,
    },
    preview: {
      heading: 'Čo sa zmení',
      caption: 'Kurzy sú v\u00a0jednotkách meny za 1\u00a0EUR, percentá sú ich zmena. Odškrtnuté meny sa neprevezmú.',
      change: (stored: string, rate: string) => `${stored} → ${rate}`,
      large: 'veľká zmena',
      nothing: 'Žiadny kurz sa nezmení.',
      otherBase: 'Kurzy v\u00a0lístku nie sú voči euru, preto sa nedajú použiť.',
      fittingBase: (acronym: string) => `Kurzy v\u00a0lístku vychádzajú voči ${acronym}, nie voči euru, preto sa nedajú použiť.`,
      noneUsable: 'Z lístka sa nedá použiť ani jeden kurz.',
      unclear: 'Odpovedzte, prosím, na otázky o lístku.',
      changed: (count: number) => `Mien s novým kurzom: ${count}.`,
      unchanged: (acronyms: string) => `Bez zmeny: ${acronyms}.`,
      missing: (acronyms: string) => `Lístok nemá: ${acronyms}.`,
      overwritten: (count: number) =>
        `V\u00a0editore: ${counted(count, changes)}. Pre kurzy, ktoré sú aj v\u00a0lístku, platí lístok.`,
      takeOver: (count: number) => `Prevziať do editora: ${counted(count, currencies)}`,
      noneChosen: 'Nie je vybratá ani jedna mena.',
    },
  },
  archive: {
    heading: 'História',
    caption: 'Každá uložená zmena kurzov, najnovšie hore. Časy sú v\u00a0časovom pásme zmenárne.',
    waiting: 'História sa načítava…',
    empty: 'Archív zatiaľ nemá nijakú zmenu.',
    foundNothing: 'Takú zmenu história nemá.',
    older: 'Staršie',
    loadingOlder: 'Načítavajú sa staršie…',
    shown: (count: number) => `Zobrazené: ${counted(count, archived)}`,
    retry: 'Skúsiť znova',
    outdated: 'Najnovšie zmeny alebo mená zamestnancov sa nepodarilo načítať.',
    failed: 'Históriu sa nepodarilo načítať.',
    reasons: {
      denied: 'Databáza čítanie odmietla.',
      sessionEnded: 'Prihlásenie už neplatí. Prihláste sa znova.',
      unsent: 'Spojenie nefunguje.',
      unreachable: 'Server je nedostupný.',
      failed: 'Server odpovedal chybou.',
    },
    unknownAccount: 'neznámy účet',
    /** While the names are being read. */
    nameComing: '…',
    day: (weekday: string, day: string, month: string, year: string) => `${weekday} ${day}.${month}.${year}`,
    saved: (time: string, name: string) => `${time} – ${name}`,
    to: 'zmenené na',
    unchanged: 'bez zmeny',
    noRate: '–',
    added: 'pridaná mena',
    retired: 'vyradená mena',
    revert: 'Vrátiť',
    revertOf: (acronym: string, time: string) => `Vrátiť ${acronym} (${time})`,
    revertSave: (count: number) => `Vrátiť celé uloženie (${counted(count, archived)})`,
    obstacles: {
      added: 'Pridanie meny sa tu vrátiť nedá.',
      retired: 'Vyradenie meny sa tu vrátiť nedá.',
      notListed: 'Mena už v editore nie je.',
      unreadable: 'Predošlý kurz sa nedal prečítať.',
      alreadyBack: 'Predošlé kurzy už platia.',
    } satisfies Record<RevertObstacle, string>,
    replacing: {
      heading: 'Nahradiť neuložené kurzy?',
      intro: 'V\u00a0editore je napísané a\u00a0ešte neuložené:',
      typed: namedTypedRate,
      confirm: 'Nahradiť',
      cancel: 'Ponechať',
    },
    filter: {
      heading: 'Hľadať a stiahnuť',
      anyCurrency: 'všetky meny',
      person: 'Kto',
      anyPerson: 'všetci',
      from: 'Od dňa',
      to: 'Do dňa',
      wrongOrder: 'Deň „od“ je po dni „do“.',
      clear: 'Zrušiť hľadanie',
    },
    exporting: {
      start: 'Stiahnuť ako CSV',
      reading: 'Pripravuje sa súbor…',
      empty: 'Súbor sa nevytvoril: nenašla sa žiadna zmena.',
      failed: 'Súbor sa nepodarilo pripraviť.',
    },
    exported: {
      fileName: 'historia-kurzov.csv',
      columns: [
        'Čas',
        'Čas UTC',
        'Kto',
        'Mena',
        'Čo',
        'Nákup predtým',
        'Nákup potom',
        'Nákup zmena v %',
        'Predaj predtým',
        'Predaj potom',
        'Predaj zmena v %',
        'Uloženie',
      ],
      added: 'pridaná',
      retired: 'vyradená',
      changed: 'zmenená',
    },
    pastList: {
      heading: 'Zoznam k dátumu',
      intro: 'Aké kurzy platili vo zvolenom čase.',
      day: 'Deň',
      time: 'Čas',
      show: 'Ukázať zoznam',
      invalid: 'Zadajte deň a čas.',
      reading: 'Zoznam sa načítava…',
      failed: 'Zoznam sa nepodarilo načítať.',
      caption: (moment: string) => `Kurzy platné ${moment}`,
      unknown: (moment: string, began: string) => `Kurzy platné ${moment} nepoznáme: archív sa začína ${began}.`,
      unknownWithoutArchive: (moment: string) => `Kurzy platné ${moment} nepoznáme: archív je prázdny.`,
      stillToCome: 'Tento čas ešte len príde.',
      noRates: 'V tom čase v zozname nebola nijaká mena.',
      name: 'Názov',
      close: 'Zavrieť zoznam',
    },
  },
  sheet: {
    open: 'Vytlačiť kurzový lístok',
    layouts: { list: 'Kurzový lístok s\u00a0číslom, na podpis', counter: 'Veľké kurzy na pult, bez čísla' },
    unsaved: 'Neuložené zmeny na papieri nebudú.',
    reading: 'Zisťuje sa číslo lístka…',
    notArchived: 'Túto zmenu kurzov archív nepozná. Číslo na lístok dopíšte rukou.',
    failed: 'Číslo lístka sa nepodarilo zistiť. Dá sa vytlačiť bez neho a\u00a0dopísať rukou.',
    reasons: {
      notCurrent: 'Kurzy na tejto stránke nie sú živé.',
      overtaken: 'Kurzy sa práve zmenili.',
    },
    printUnnumbered: 'Vytlačiť bez čísla',
    close: 'Späť',
    date: (day: string, month: string, year: string) => `${day}.\u00a0${month}.\u00a0${year}`,
    moment: (date: string, time: string) => `${date} o\u00a0${time}`,
    /** Before the list's number; `titleDate` follows the number. */
    title: 'Kurzový lístok č.\u00a0',
    titleDate: (date: string) => ` zo\u00a0dňa ${date}`,
    validFrom: 'Platí od ',
    /** Marks the place where a number or a time is to be written by hand. */
    unknown: '—',
    past: (moment: string) => `Minulý lístok: stav k\u00a0${moment}, nie súčasný.`,
    notLive: 'Kurzy neboli overené: bez živého spojenia s\u00a0databázou.',
    branch: 'Prevádzka',
    signature: 'Meno a\u00a0podpis',
    stamp: 'Odtlačok pečiatky',
  },
  leaving: {
    heading: 'Odísť bez uloženia?',
    rates: (count: number) => `V editore: ${counted(count, changes)}.`,
    waitingList: 'Importovaný zoznam ešte nie je prevzatý do editora.',
    notice: 'Rozpísaný oznam ešte nie je uložený.',
    addition: 'Rozpísaná mena ešte nie je pridaná do zoznamu.',
    loss: 'Ak odídete, stratí sa to a odhlásite sa.',
    confirm: 'Odísť bez uloženia',
    cancel: 'Zostať',
  },
};

/** The texts of the staff area. */
export type StaffWords = typeof staffWords;
