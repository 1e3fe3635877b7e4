import type { CalculatorWords } from './skCalculator';

/** The English texts of the calculator's extras. */
export const enCalculator: CalculatorWords = {
  modes: {
    label: 'What you enter',
    given: 'How much I get',
    exact: 'I need exactly',
  },
  swap: 'Swap currencies',
  quickAmounts: 'Round amounts',
  exact: {
    wantedStep: '1. Enter the amount and currency you need',
    ownedStep: '2. Choose the currency you have',
    amount: 'Amount',
    amountPlaceholder: 'amount you want',
    result: 'Bring',
    resultPlaceholder: 'amount to bring',
    answer: (wanted, owned) => `To get ${wanted}, bring ${owned}.`,
  },
  notes: {
    paid: (sum, notes) => `${sum} in notes (${notes})`,
    rest: (rest, base) =>
      base === null ? `the remaining ${rest} is less than a cent.` : `the remaining ${rest} is paid as ${base}.`,
    tooSmall: (smallest, base) => `The smallest note is ${smallest}${base === null ? '' : `, so we pay ${base}`}.`,
    unpayable: (sum) => `${sum} can’t be paid in notes. Nearest:`,
    alone: 'We exchange foreign currency in notes only.',
    noCoins: 'We don’t exchange coins. In notes:',
    bring: (sum) => `We don’t exchange coins; bring at least ${sum} in notes.`,
  },
  rate: {
    sides: { buy: 'our buying rate', sell: 'our selling rate' },
    since: (time) => `, valid since ${time}`,
  },
  share: {
    action: 'Send the calculation',
    copied: 'The link to the calculation is copied.',
    refused: 'You’ll find the link to the calculation in the page’s address.',
  },
  enquiry: {
    any: 'Would you like to reserve the amount or ask something?',
    large: 'For such an amount a better rate may be agreed. Get in touch.',
    subject: 'Individual rate',
    message: (owned, wanted, rates) =>
      `Hello, I would like to exchange ${owned} for ${wanted}${rates && ` (${rates})`}. Could we agree on an individual rate or a reservation?`,
    ways: { call: 'Call', sms: 'SMS', email: 'Email', whatsApp: 'WhatsApp' },
  },
  reading: {
    taken: (amount) => `We read it as ${amount}.`,
    other: (amount) => `I mean ${amount}`,
    notEuro: (acronym) => `We calculate in ${acronym}, not in euros.`,
  },
};
