/** The Slovak texts of the calculator's extras, in the chunk of the extras. */
export const skCalculator = {
  /** The choice of what the typed amount means. */
  modes: {
    label: 'Čo zadávate',
    given: 'Koľko dostanem',
    exact: 'Potrebujem presne',
  },
  swap: 'Vymeniť meny',
  quickAmounts: 'Okrúhle sumy',
  /** While the visitor types the sum to receive. */
  exact: {
    wantedStep: '1. Zadajte sumu a\u00a0menu, ktorú potrebujete',
    ownedStep: '2. Vyberte menu, ktorú máte',
    amount: 'Suma',
    amountPlaceholder: 'suma, ktorú chcete',
    result: 'Prineste',
    resultPlaceholder: 'suma, ktorú prinesiete',
    answer: (wanted: string, owned: string) => `Aby ste dostali ${wanted}, prineste ${owned}.`,
  },
  /** How a sum is paid in notes. */
  notes: {
    /** A sum and its notes; a full stop or the remainder follows. */
    paid: (sum: string, notes: string) => `V\u00a0bankovkách ${sum} (${notes})`,
    rest: (rest: string, base: string | null) =>
      base === null ? `zvyšok ${rest} je menej ako cent.` : `zvyšok ${rest} vyplatíme ako ${base}.`,
    tooSmall: (smallest: string, base: string | null) =>
      `Najmenšia bankovka je ${smallest}${base === null ? '' : `, preto vyplatíme ${base}`}.`,
    /** The nearest payable sums follow. */
    unpayable: (sum: string) => `${sum} sa v\u00a0bankovkách vyplatiť nedá. Najbližšie:`,
    alone: 'Cudziu menu vymieňame len v\u00a0bankovkách.',
    /** The sums that the visitor could bring follow. */
    noCoins: 'Mince nevymieňame. V\u00a0bankovkách:',
    bring: (sum: string) => `Mince nevymieňame, v\u00a0bankovkách prineste aspoň ${sum}.`,
  },
  rate: {
    sides: { buy: 'náš nákup', sell: 'náš predaj' },
    since: (time: string) => `, platí od ${time}`,
  },
  share: {
    action: 'Poslať výpočet',
    copied: 'Odkaz na výpočet je skopírovaný.',
    refused: 'Odkaz na výpočet nájdete v\u00a0adrese stránky.',
  },
  /** An enquiry to the office about the shown result. */
  enquiry: {
    any: 'Chcete si sumu rezervovať alebo sa na niečo opýtať?',
    large: 'Pri takejto sume sa dá dohodnúť lepší kurz. Ozvite sa nám.',
    subject: 'Individuálny kurz',
    message: (owned: string, wanted: string, rates: string) =>
      `Dobrý deň, mám záujem o\u00a0zmenu ${owned} na ${wanted}${rates && ` (${rates})`}. Dá sa dohodnúť individuálny kurz alebo rezervácia?`,
    ways: { call: 'Zavolať', sms: 'SMS', email: 'E-mail', whatsApp: 'WhatsApp' },
  },
  /** How an ambiguous amount was read. */
  reading: {
    taken: (amount: string) => `Čítame to ako ${amount}.`,
    other: (amount: string) => `Myslím ${amount}`,
    notEuro: (acronym: string) => `Počítame v\u00a0mene ${acronym}, nie v\u00a0eurách.`,
  },
};

/** The texts that every language has. */
export type CalculatorWords = typeof skCalculator;
