import type { CalculatorWords } from './skCalculator';

/** The German texts of the calculator's extras. */
export const deCalculator: CalculatorWords = {
  modes: {
    label: 'Was Sie eingeben',
    given: 'Was bekomme ich',
    exact: 'Ich brauche genau',
  },
  swap: 'Währungen tauschen',
  quickAmounts: 'Runde Beträge',
  exact: {
    wantedStep: '1. Betrag und Währung, die Sie brauchen',
    ownedStep: '2. Währung, die Sie haben',
    amount: 'Betrag',
    amountPlaceholder: 'gewünschter Betrag',
    result: 'Bringen Sie mit',
    resultPlaceholder: 'Betrag zum Mitbringen',
    answer: (wanted, owned) => `Um ${wanted} zu erhalten, bringen Sie ${owned} mit.`,
  },
  notes: {
    paid: (sum, notes) => `${sum} in Banknoten (${notes})`,
    rest: (rest, base) =>
      base === null ? `der Rest von ${rest} ist weniger als ein Cent.` : `den Rest von ${rest} zahlen wir als ${base} aus.`,
    tooSmall: (smallest, base) =>
      `Die kleinste Banknote ist ${smallest}${base === null ? '' : `, daher zahlen wir ${base} aus`}.`,
    unpayable: (sum) => `${sum} lassen sich nicht in Banknoten auszahlen. Nächste Beträge:`,
    alone: 'Fremdwährungen wechseln wir nur in Banknoten.',
    noCoins: 'Münzen wechseln wir nicht. In Banknoten:',
    bring: (sum) => `Münzen wechseln wir nicht, bringen Sie mindestens ${sum} in Banknoten mit.`,
  },
  rate: {
    sides: { buy: 'unser Ankauf', sell: 'unser Verkauf' },
    since: (time) => `, gültig seit ${time}`,
  },
  share: {
    action: 'Berechnung senden',
    copied: 'Der Link zur Berechnung ist kopiert.',
    refused: 'Den Link zur Berechnung finden Sie in der Adresszeile.',
  },
  enquiry: {
    any: 'Möchten Sie den Betrag reservieren oder etwas fragen?',
    large: 'Bei diesem Betrag ist ein besserer Kurs möglich. Melden Sie sich bei uns.',
    subject: 'Individueller Kurs',
    message: (owned, wanted, rates) =>
      `Guten Tag, ich möchte ${owned} in ${wanted} wechseln${rates && ` (${rates})`}. Ist ein individueller Kurs oder eine Reservierung möglich?`,
    ways: { call: 'Anrufen', sms: 'SMS', email: 'E-Mail', whatsApp: 'WhatsApp' },
  },
  reading: {
    taken: (amount) => `Wir lesen das als ${amount}.`,
    other: (amount) => `Ich meine ${amount}`,
    notEuro: (acronym) => `Wir rechnen in ${acronym}, nicht in Euro.`,
  },
};
