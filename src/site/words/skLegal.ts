/**
 * The Slovak texts of the pages about conditions and personal data, loaded with these pages; other languages take their type
 * from them. Braces stand for facts of the office or the build; an office's decisions never stand here.
 */
export const legalWords = {
  validFrom: 'Platí od {day}.{month}.{year}.',
  /** Instead of `validFrom` while no day is decided. */
  draft: 'Návrh, ktorý zmenáreň zatiaľ nepotvrdila.',
  /** Instead of a fact that the office has not decided yet. */
  undecided: '(určí zmenáreň)',
  conditions: {
    operator: {
      heading: 'Kto sme',
      text: '{brand}, {address}: zmenáreň prevádzkuje {legalName}, {seat}, IČO {companyId}. Cudziu menu nakupujeme a\u00a0predávame podľa devízovej licencie {licence}, ktorú udelila {issuer}.',
    },
    cash: {
      heading: 'Len hotovosť',
      text: 'Cudziu menu nakupujeme a\u00a0predávame za eurá v\u00a0hotovosti (zákon č.\u00a0202/1995 Z.\u00a0z.). Kartou ani prevodom sa platiť nedá. Zmena jednej cudzej meny za druhú prebehne cez euro.',
    },
    coins: {
      heading: 'Mince',
      bought: 'Bankovky vymieňame všetky zo zoznamu, mince len po dohode v\u00a0zmenárni.',
      notBought: 'Vymieňame len bankovky. Mince cudzích mien nekupujeme.',
      /** Instead of a fact that the office has not decided yet. */
      undecided: 'Či kupujeme aj mince cudzích mien, určí zmenáreň.',
    },
    damagedNotes: {
      heading: 'Poškodené bankovky',
      taken:
        'Opotrebovanú alebo poškodenú bankovku môžeme prijať po obhliadke, alebo ju odmietnuť. Neplatné bankovky neprijímame.',
      notTaken: 'Poškodené, popísané a\u00a0neplatné bankovky neprijímame.',
      /** Instead of a fact that the office has not decided yet. */
      undecided: 'Či prijímame poškodené bankovky, určí zmenáreň.',
    },
    rates: {
      heading: 'Kurzy',
      text: 'Platí kurz, ktorý je v\u00a0zmenárni v\u00a0okamihu zmeny. Kurzy a\u00a0prepočty na tejto stránke sú informatívne a\u00a0môžu sa kedykoľvek zmeniť. Od hodnoty {individualRateFrom}\u00a0EUR sa dá dohodnúť lepší kurz.',
    },
    fees: {
      heading: 'Bez poplatkov',
      text: 'Neúčtujeme poplatok ani províziu. Dostanete sumu podľa kurzu.',
    },
    reservations: {
      heading: 'Rezervácie',
      text: 'Prepočet ani správa, ktorú nám pošlete, ešte nie je rezervácia. Platí až to, čo vám potvrdíme.',
    },
    identification: {
      heading: 'Doklad totožnosti',
      text: 'Pri zmene v\u00a0hodnote od {identificationFrom}\u00a0EUR si vyžiadame doklad totožnosti a\u00a0údaje z\u00a0neho zaznamenáme. Zákon č.\u00a0297/2008 Z.\u00a0z. o\u00a0ochrane pred legalizáciou príjmov z\u00a0trestnej činnosti to žiada od 1\u00a0000\u00a0EUR, a\u00a0to aj pri viacerých zmenách, ktoré spolu súvisia. Bez dokladu takú zmenu urobiť nesmieme.',
    },
    receipt: {
      heading: 'Doklad o\u00a0zmene',
      text: 'Ku každej zmene dostanete doklad so sumami a\u00a0kurzom. Peniaze, prosím, prepočítajte hneď pri okienku.',
    },
    complaints: {
      heading: 'Reklamácie',
      text: 'Reklamáciu podáte osobne alebo poštou na adrese {complaintsAddress} alebo e-mailom na {complaintsEmail}; priložte doklad o\u00a0zmene. Najdlhší čas vybavenia: {settledWithin}. Ak s\u00a0vybavením nesúhlasíte, môžete sa obrátiť na orgán dohľadu: {supervisor}, {supervisorAddress}.',
    },
  },
  privacy: {
    controller: {
      heading: 'Kto za údaje zodpovedá',
      text: 'Prevádzkovateľom je {legalName}, {seat}, IČO {companyId}. Na otázky o\u00a0osobných údajoch odpovie: {contact}.',
    },
    visit: {
      heading: 'Pri návšteve stránky',
      text: 'Súbory stránky posiela Firebase Hosting a\u00a0kurzy databáza Firebase Realtime Database ({databaseHost}), služby spoločnosti Google. Aby stránku doručili a\u00a0chránili, spracúvajú vašu IP adresu a\u00a0údaje o\u00a0prehliadači; môže sa to diať aj v\u00a0USA, za podmienok na firebase.google.com/support/privacy. Právnym základom je oprávnený záujem na tom, aby stránka fungovala (čl.\u00a06 ods.\u00a01 písm.\u00a0f) GDPR). My z\u00a0toho nezisťujeme, kto ste.',
    },
    calculator: {
      heading: 'Kalkulačka',
      text: 'Čo zadáte do kalkulačky, počíta váš prehliadač a\u00a0nikam sa to neposiela. Výpočet je aj v\u00a0adrese stránky: kto takú adresu otvorí, pošle ju s\u00a0ňou aj nášmu hostingu.',
    },
    /** The entries in the browser, by their names in `storedEntries.ts`, each with its purpose. */
    stored: {
      heading: 'Čo si pamätá váš prehliadač',
      text: 'Toto si stránka a\u00a0knižnica Firebase ukladajú do vášho prehliadača. Vymažete to v\u00a0jeho nastaveniach.',
    },
    map: {
      heading: 'Mapa',
      text: 'Mapa je cudzia stránka {mapHost} (OpenStreetMap Foundation). Načíta sa, až keď o\u00a0ňu požiadate, a\u00a0vtedy sa dozvie vašu IP adresu.',
    },
    /** Only on a site with a measurement id. */
    measuring: {
      heading: 'Meranie návštevnosti',
      text: 'Opýtame sa vás, či smieme merať návštevnosť (Google Analytics) a\u00a0rýchlosť stránky (Firebase Performance). Môžete odmietnuť a\u00a0súhlas kedykoľvek odvolať v\u00a0päte stránky. Bez súhlasu sa nič nemeria a\u00a0nič na to nestiahne. So súhlasom (čl.\u00a06 ods.\u00a01 písm.\u00a0a) GDPR) prehliadač komunikuje so servermi {measurementHosts} a\u00a0ukladá si:',
    },
    enquiries: {
      heading: 'Keď sa nám ozvete',
      text: 'Na telefonát, SMS, e-mail alebo správu cez WhatsApp, ktoré ponúka kalkulačka a\u00a0kontakt, odpovieme podľa vášho čísla alebo adresy a\u00a0obsahu správy (čl.\u00a06 ods.\u00a01 písm.\u00a0b) GDPR). Správu posiela vaše zariadenie, stránka nič neodosiela; {foreignTerms}. Čas uchovania správ: {enquiriesKept}.',
    },
    exchanges: {
      heading: 'Pri zmene v\u00a0zmenárni',
      text: 'Keď si vyžiadame doklad totožnosti, zaznamenáme údaje, ktoré žiada zákon č.\u00a0297/2008 Z.\u00a0z. (čl.\u00a06 ods.\u00a01 písm.\u00a0c) GDPR). Čas uchovania záznamov: {recordsKept}.',
    },
    staff: {
      heading: 'Zamestnanci',
      text: 'Len zamestnanci sa na tejto stránke prihlasujú, cez Firebase Authentication ({authHosts}).',
    },
    rights: {
      heading: 'Vaše práva',
      text: 'Máte právo na prístup k\u00a0svojim údajom, na ich opravu, vymazanie, obmedzenie spracúvania a\u00a0prenos a\u00a0právo namietať. Stačí napísať: {contact}. Sťažnosť môžete podať Úradu na ochranu osobných údajov Slovenskej republiky (dataprotection.gov.sk).',
    },
  },
  /** Who has terms of their own, with the social network if the office has a page there. */
  foreignTerms: {
    withSocial: 'WhatsApp a\u00a0sociálna sieť majú vlastné podmienky',
    withoutSocial: 'WhatsApp má vlastné podmienky',
  },
  /** The entries in the browser, by their names in `storedEntries.ts`, each with its purpose. */
  stored: {
    rates: 'posledné kurzy: ukážu sa hneď, aj bez siete',
    ownCurrencies: 'dve meny, ktoré ste naposledy prepočítali: sú v\u00a0zozname prvé',
    notices: 'platné oznamy zmenárne: uvidíte ich hneď, aj bez siete',
    languageAsked: 'že sme vám ponúkli iný jazyk stránky: aby len raz',
    reloadedFor: 'verzia stránky, kvôli ktorej sa načítala znova: aby len raz',
    files: 'súbory úvodnej stránky: otvorí sa hneď, aj bez siete',
    databaseHost: 'server, na ktorý nás databáza presmerovala',
    socketFailure: 'či posledné spojenie s\u00a0databázou zlyhalo',
    heartbeat: 'dni, v\u00a0ktorých sa použila knižnica Firebase',
    user: 'e-mail prihláseného zamestnanca, len na stránkach pre zamestnancov',
    consent: 'vaša odpoveď na otázku o\u00a0meraní, aj odmietavá, a\u00a0kedy ste ju dali',
    visitor: 'cookies, podľa ktorých Google Analytics rozozná opakovanú návštevu',
    installation: 'identifikátor prehliadača pre službu Firebase',
    performance: 'nastavenie merania rýchlosti',
    performanceExpiry: 'dokedy to nastavenie platí',
  },
};

/** The texts that every language has. */
export type LegalWords = typeof legalWords;
