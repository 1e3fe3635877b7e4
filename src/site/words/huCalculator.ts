import type { CalculatorWords } from './skCalculator';

/** The Hungarian texts of the calculator's extras. */
export const huCalculator: CalculatorWords = {
  modes: {
    label: 'Mit ad meg',
    given: 'Mennyit kapok',
    exact: 'Pontosan ennyi kell',
  },
  swap: 'Valuták cseréje',
  quickAmounts: 'Kerek összegek',
  exact: {
    wantedStep: '1. Adja meg, mennyi és milyen valuta kell',
    ownedStep: '2. Válassza ki, milyen valutája van',
    amount: 'Összeg',
    amountPlaceholder: 'a kívánt összeg',
    result: 'Ennyit hozzon',
    resultPlaceholder: 'a szükséges összeg',
    answer: (wanted, owned) => `${wanted} összeghez ${owned} szükséges.`,
  },
  notes: {
    paid: (sum, notes) => `${sum} bankjegyben (${notes})`,
    rest: (rest, base) => (base === null ? `a maradék ${rest} egy centnél kevesebb.` : `a maradék ${rest} helyett ${base} jár.`),
    tooSmall: (smallest, base) => `A legkisebb bankjegy ${smallest}${base === null ? '' : `, ezért ${base} jár`}.`,
    unpayable: (sum) => `${sum} bankjegyben nem fizethető ki. A legközelebbi összegek:`,
    alone: 'Valutát csak bankjegyben váltunk.',
    noCoins: 'Érmét nem váltunk. Bankjegyben:',
    bring: (sum) => `Érmét nem váltunk, bankjegyben legalább ${sum} szükséges.`,
  },
  rate: {
    sides: { buy: 'vételi árfolyamunk', sell: 'eladási árfolyamunk' },
    since: (time) => `, ${time} óta érvényes`,
  },
  share: {
    action: 'Számítás elküldése',
    copied: 'A számítás linkje a vágólapra került.',
    refused: 'A számítás linkjét az oldal címében találja.',
  },
  enquiry: {
    any: 'Lefoglalná az összeget, vagy kérdezne valamit?',
    large: 'Ekkora összegnél jobb árfolyam is lehetséges. Keressen minket.',
    subject: 'Egyedi árfolyam',
    message: (owned, wanted, rates) =>
      `Jó napot kívánok! ${owned} összeget szeretnék ${wanted} összegre váltani${rates && ` (${rates})`}. Lehetséges egyedi árfolyam vagy foglalás?`,
    ways: { call: 'Hívás', sms: 'SMS', email: 'E-mail', whatsApp: 'WhatsApp' },
  },
  reading: {
    taken: (amount) => `Így olvassuk: ${amount}.`,
    other: (amount) => `Erre gondoltam: ${amount}`,
    notEuro: (acronym) => `A számítás pénzneme ${acronym}, nem euró.`,
  },
};
