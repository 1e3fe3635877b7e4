import type { CalculatorWords } from './skCalculator';

/** The Ukrainian texts of the calculator's extras. */
export const ukCalculator: CalculatorWords = {
  modes: {
    label: 'Що вводите',
    given: 'Скільки отримаю',
    exact: 'Потрібно рівно',
  },
  swap: 'Поміняти валюти',
  quickAmounts: 'Круглі суми',
  exact: {
    wantedStep: '1. Введіть суму й\u00a0валюту, яка потрібна',
    ownedStep: '2. Виберіть валюту, яку маєте',
    amount: 'Сума',
    amountPlaceholder: 'сума, яку хочете',
    result: 'Принесіть',
    resultPlaceholder: 'сума, яку принесете',
    answer: (wanted, owned) => `Щоб отримати ${wanted}, принесіть ${owned}.`,
  },
  notes: {
    paid: (sum, notes) => `${sum} банкнотами (${notes})`,
    rest: (rest, base) => (base === null ? `залишок ${rest} менший за цент.` : `залишок ${rest} виплатимо як ${base}.`),
    tooSmall: (smallest, base) => `Найменша банкнота\u00a0– ${smallest}${base === null ? '' : `, тому виплатимо ${base}`}.`,
    unpayable: (sum) => `${sum} не можна виплатити банкнотами. Найближчі:`,
    alone: 'Іноземну валюту міняємо лише банкнотами.',
    noCoins: 'Монет не міняємо. Банкнотами:',
    bring: (sum) => `Монет не міняємо, принесіть банкнотами щонайменше ${sum}.`,
  },
  rate: {
    sides: { buy: 'наша купівля', sell: 'наш продаж' },
    since: (time) => `, діє від ${time}`,
  },
  share: {
    action: 'Надіслати розрахунок',
    copied: 'Посилання на розрахунок скопійовано.',
    refused: 'Посилання на розрахунок знайдете в\u00a0адресі сторінки.',
  },
  enquiry: {
    any: 'Хочете забронювати суму чи щось запитати?',
    large: 'За такої суми можна домовитися про кращий курс. Зв’яжіться з\u00a0нами.',
    subject: 'Індивідуальний курс',
    message: (owned, wanted, rates) =>
      `Добрий день, хочу обміняти ${owned} на ${wanted}${rates && ` (${rates})`}. Чи можна домовитися про індивідуальний курс або бронювання?`,
    ways: { call: 'Подзвонити', sms: 'SMS', email: 'Ел. пошта', whatsApp: 'WhatsApp' },
  },
  reading: {
    taken: (amount) => `Читаємо це як ${amount}.`,
    other: (amount) => `Маю на увазі ${amount}`,
    notEuro: (acronym) => `Рахуємо у\u00a0валюті ${acronym}, не в\u00a0євро.`,
  },
};
