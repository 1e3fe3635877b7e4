import type { CalculatorWords } from './skCalculator';

/** The Polish texts of the calculator's extras. */
export const plCalculator: CalculatorWords = {
  modes: {
    label: 'Co podajesz',
    given: 'Ile dostanę',
    exact: 'Potrzebuję dokładnie',
  },
  swap: 'Zamień waluty',
  quickAmounts: 'Okrągłe kwoty',
  exact: {
    wantedStep: '1. Podaj kwotę i\u00a0walutę, których potrzebujesz',
    ownedStep: '2. Wybierz walutę, którą masz',
    amount: 'Kwota',
    amountPlaceholder: 'kwota, którą chcesz',
    result: 'Przynieś',
    resultPlaceholder: 'kwota, którą przyniesiesz',
    answer: (wanted, owned) => `Aby otrzymać ${wanted}, przynieś ${owned}.`,
  },
  notes: {
    paid: (sum, notes) => `${sum} w\u00a0banknotach (${notes})`,
    rest: (rest, base) => (base === null ? `reszta ${rest} to mniej niż cent.` : `resztę ${rest} wypłacimy jako ${base}.`),
    tooSmall: (smallest, base) => `Najmniejszy banknot to ${smallest}${base === null ? '' : `, dlatego wypłacimy ${base}`}.`,
    unpayable: (sum) => `${sum} nie da się wypłacić w\u00a0banknotach. Najbliższe:`,
    alone: 'Obce waluty wymieniamy tylko w\u00a0banknotach.',
    noCoins: 'Monet nie wymieniamy. W\u00a0banknotach:',
    bring: (sum) => `Monet nie wymieniamy, przynieś w\u00a0banknotach co najmniej ${sum}.`,
  },
  rate: {
    sides: { buy: 'nasze kupno', sell: 'nasza sprzedaż' },
    since: (time) => `, obowiązuje od ${time}`,
  },
  share: {
    action: 'Wyślij obliczenie',
    copied: 'Link do obliczenia jest skopiowany.',
    refused: 'Link do obliczenia znajdziesz w\u00a0adresie strony.',
  },
  enquiry: {
    any: 'Chcesz zarezerwować kwotę albo o\u00a0coś zapytać?',
    large: 'Przy takiej kwocie można uzgodnić lepszy kurs. Odezwij się do nas.',
    subject: 'Kurs indywidualny',
    message: (owned, wanted, rates) =>
      `Dzień dobry, chcę wymienić ${owned} na ${wanted}${rates && ` (${rates})`}. Czy można uzgodnić kurs indywidualny albo rezerwację?`,
    ways: { call: 'Zadzwoń', sms: 'SMS', email: 'E-mail', whatsApp: 'WhatsApp' },
  },
  reading: {
    taken: (amount) => `Rozumiemy to jako ${amount}.`,
    other: (amount) => `Chodzi mi o\u00a0${amount}`,
    notEuro: (acronym) => `Liczymy w\u00a0walucie ${acronym}, nie w\u00a0euro.`,
  },
};
