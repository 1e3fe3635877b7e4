import { readAmount } from '../../src/domain/money/amount';
import { createFormat } from '../../src/site/format';
import type { Language } from '../../src/site/languages';
import { languageNames, languages } from '../../src/site/languages';
import { languageOffers } from '../../src/site/words/languageOffers';
import { staffEntrance } from '../../src/site/words/staffEntrance';
import { staffWords } from '../../src/site/words/staffWords';
import { legalWordsOf, wordsOf } from '../../src/wordsOf';
import { boardWordsOf } from '../support/boardWordsOf';
import { calculatorWordsOf } from '../support/calculatorWordsOf';
import { consentWordsOf } from '../support/consentWordsOf';
import { trendWordsOf } from '../support/trendWordsOf';
import { demoSite } from '../support/demoSite';

type Grammar = (...args: readonly unknown[]) => string;

/** Every text of a language by its place among the words, such as `rates.columns.buy`. */
function textsOf(language: Language): ReadonlyMap<string, string | Grammar> {
  const { titles, staffArea: _staffArea, ...words } = wordsOf[language];
  const { home, notFound } = titles;
  return new Map(
    entriesOf({
      ...words,
      titles: { home, notFound },
      extras: calculatorWordsOf[language],
      lawful: legalWordsOf[language],
      consent: consentWordsOf[language],
      trend: trendWordsOf[language],
      board: boardWordsOf[language],
      offer: languageOffers[language],
    }),
  );
}

function entriesOf(value: unknown, place = ''): readonly (readonly [string, string | Grammar])[] {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, part]) => entriesOf(part, place === '' ? name : `${place}.${name}`))
    : [[place, value as string | Grammar]];
}

/** The text itself, or what a function for a text returns for made-up arguments. */
function said(place: string, text: string | Grammar): string {
  return typeof text === 'string' ? text : text(...argumentsFor(place, text));
}

function argumentsFor(place: string, { length }: Grammar): readonly unknown[] {
  const given = ['<1>', '<2>', '<3>'];
  return place === 'calculator.usedRates' ? [given] : given.slice(0, length);
}

function placeholdersOf(text: string): readonly string[] {
  return [...text.matchAll(/\{0?(\w+)/g)].map(([, name]) => name ?? '').sort();
}

const isText = (text: string): boolean => /\p{L}/u.test(text.replace(/\{.*?\}|<\d>/g, ''));

const slovak = textsOf('sk');
const others = languages.filter((language) => language !== 'sk');

/** Texts that may be the same as on the Slovak page, and why. */
const alike: Readonly<Record<string, { readonly languages: readonly Language[]; readonly reason: string }>> = {
  'calculator.amountPlaceholder': { languages: ['en'], reason: 'the contract has it in English' },
  'calculator.resultPlaceholder': { languages: ['en'], reason: 'the contract has it in English' },
  'rates.interrupted.offline': { languages: ['en', 'de', 'hu', 'pl'], reason: 'everybody’s word' },
  'extras.enquiry.ways.sms': { languages: ['en', 'de', 'hu', 'pl', 'uk'], reason: 'everybody’s word' },
  'extras.enquiry.ways.whatsApp': { languages: ['en', 'de', 'hu', 'pl', 'uk'], reason: 'a name' },
  'contact.email': { languages: ['hu', 'pl'], reason: 'the same word' },
  'extras.enquiry.ways.email': { languages: ['hu', 'pl'], reason: 'the same word' },
  'consent.decisions.refused': { languages: ['pl'], reason: 'the same word' },
  'openNow.when.soon': { languages: ['pl'], reason: 'the same preposition' },
  'openNow.when.weekday': { languages: ['pl'], reason: 'the same preposition' },
  'navigation.menu': { languages: ['en', 'pl'], reason: 'the same word' },
  'navigation.entries.contact': { languages: ['de', 'pl'], reason: 'the same word' },
  'contact.heading': { languages: ['de', 'pl'], reason: 'the same word' },
  'contact.weekdays.5': { languages: ['pl'], reason: 'the same word' },
  'openNow.wayToUs': { languages: ['pl'], reason: 'the same word' },
  'rates.old.sinceWeekdays.5': { languages: ['pl'], reason: 'the same word' },
  'rates.meanings.acronym': { languages: ['pl'], reason: 'the same words' },
  'legal.terms.register': { languages: ['en', 'de'], reason: 'the same word' },
  'lawful.privacy.map.heading': { languages: ['pl'], reason: 'the same word' },
  'rates.filter.count': { languages: ['pl'], reason: 'the same word' },
};

/** The letters of each language, including a to z, except in Ukrainian. */
const alphabets: Readonly<Record<Language, RegExp>> = {
  sk: /^[a-záäčďéíĺľňóôŕšťúýž]*$/i,
  en: /^[a-z]*$/i,
  de: /^[a-zäöüß]*$/i,
  hu: /^[a-záéíóöőúüű]*$/i,
  pl: /^[a-ząćęłńóśźż]*$/i,
  uk: /^[абвгґдеєжзиіїйклмнопрстуфхцчшщьюя]*$/i,
};

/** Names and codes that every language writes in Latin letters. */
const LATIN =
  /(?<!\p{L})(EUR|SMS|WhatsApp|IČO|DIČ|IČ DPH|GDPR|IP|cookie|Google( Analytics)?|Firebase( Hosting| Realtime Database| Authentication| Performance)?|OpenStreetMap Foundation|[\w.]+\.(com|sk)[\w/]*|\(1\)\u2060\([abcf]\))(?!\p{L})/gu;

describe.each(others)('the words in %s', (language) => {
  const texts = textsOf(language);

  it('are as many as the Slovak ones', () => {
    expect([...texts.keys()].sort()).toEqual([...slovak.keys()].sort());
  });

  it('leave no text empty, and no gap at its ends', () => {
    const ends = [...texts].filter(([place, text]) => {
      const spoken = said(place, text);
      return spoken === '' || /^ | $/.test(spoken);
    });
    expect(ends).toEqual([]);
  });

  it('fill in what the Slovak ones do', () => {
    const placeholders = (of: typeof texts) =>
      Object.fromEntries([...of].map(([place, text]) => [place, placeholdersOf(said(place, text))]));
    expect(placeholders(texts)).toEqual(placeholders(slovak));
  });

  it('say what they are given', () => {
    const silent = [...texts].flatMap(([place, text]) =>
      typeof text === 'function'
        ? argumentsFor(place, text)
            .flat()
            .filter((given) => !said(place, text).includes(String(given)))
            .map((given) => `${place}: ${String(given)}`)
        : [],
    );
    expect(silent).toEqual([]);
  });

  it('say nothing of an age or of rates that there are not', () => {
    const { rates, calculator } = wordsOf[language];
    const { enquiry } = calculatorWordsOf[language];
    for (const text of [rates.age('<1>', null), calculator.age('<1>', null), enquiry.message('<1>', '<2>', '')]) {
      expect(text).toContain('<1>');
      expect(text).not.toMatch(/null|\(\)|, *\.| {2}/);
    }
    expect(calculator.usedRates(['<1>'])).not.toBe(calculator.usedRates(['<1>', '<2>']).replace(', <2>', ''));
  });

  it('are no Slovak ones, but for those that are alike', () => {
    const same = [...texts]
      .filter(([place, text]) => {
        const original = said(place, slovak.get(place) ?? '');
        return isText(original) && said(place, text) === original;
      })
      .map(([place]) => place);
    const allowed = Object.keys(alike).filter((place) => alike[place]?.languages.includes(language));
    expect(same.sort()).toEqual(allowed.sort());
  });

  it('have no letter that the language has not', () => {
    const foreign = [...texts].filter(
      ([place, text]) =>
        !alphabets[language].test(
          said(place, text)
            .replace(/\{(\w+)\|?/g, '')
            .replace(LATIN, '')
            .replace(/\P{L}/gu, ''),
        ),
    );
    // Only placeholders' names are removed, not the rest of the braces, which hold the months of dates.
    expect(foreign).toEqual([]);
  });

  it('write their own name with their own letters', () => {
    expect(languageNames[language].replace(/\P{L}/gu, '')).toMatch(alphabets[language]);
  });

  it('leave the staff their Slovak', () => {
    expect(wordsOf[language].titles).toMatchObject(staffEntrance.titles);
    expect(wordsOf[language].staffArea).toBe(staffEntrance.staffArea);
  });
});

const SLOVAK_AT_LINE_END = /(?<!\p{L})[aikosuvz] /iu;

describe.each([
  ['sk', SLOVAK_AT_LINE_END],
  ['pl', /(?<!\p{L})[aiouwz] /iu],
  ['uk', /(?<![\p{L}’])[авзійоуя] /iu],
] as const)('one-letter words in %s', (language, atLineEnd) => {
  it('stay on a line with the next', () => {
    const apart = [...textsOf(language)].filter(([place, text]) => atLineEnd.test(said(place, text)));
    // The contract says how Slovak times are written, and a title is on one line.
    expect(apart.filter(([place]) => language !== 'sk' || !/^(formats|titles)\./.test(place))).toEqual([]);
  });
});

const staffTexts = entriesOf({ ...staffEntrance, ...staffWords });

/** The length in characters up to which staff texts are names of controls and headings, which are on one line. */
const SHORT = 40;

/** Longer staff texts in which a one-letter word may be separated from the next word, and why. */
const apartForStaff: Readonly<Record<string, string>> = {
  'signIn.signInFailed': 'the contract has it with a plain space',
};

describe('one-letter words of the staff’s texts', () => {
  it('stay on a line with the next', () => {
    const apart = staffTexts.filter(([place, text]) => {
      const spoken = said(place, text);
      return spoken.length > SHORT && SLOVAK_AT_LINE_END.test(spoken);
    });
    expect(apart.filter(([place]) => !(place in apartForStaff))).toEqual([]);
  });
});

describe.each([...languages.map((language) => [language, [...textsOf(language)]] as const), ['staff', staffTexts] as const])(
  'numbers in the words of %s',
  (_whose, texts) => {
    it('stay on a line with their groups and their unit', () => {
      expect(texts.filter(([place, text]) => /\d (?:\d{3}(?!\d)|EUR|%)/.test(said(place, text)))).toEqual([]);
    });
  },
);

describe.each(languages)('brackets behind brackets in %s', (language) => {
  // Browsers may break the line between the two brackets.
  it('stay on a line', () => {
    expect([...textsOf(language)].filter(([place, text]) => said(place, text).includes(')('))).toEqual([]);
  });
});

describe('the sides of the list', () => {
  // The column headings name the office's side, and the texts below them the customer's side.
  it.each<[Language, buy: string, youSell: string, sell: string, youBuy: string]>([
    ['sk', 'Nákup', 'vy predávate', 'Predaj', 'vy kupujete'],
    ['en', 'We buy', 'you sell', 'We sell', 'you buy'],
    ['de', 'Ankauf', 'Sie verkaufen', 'Verkauf', 'Sie kaufen'],
    ['hu', 'Vétel', 'Ön elad', 'Eladás', 'Ön vesz'],
    ['pl', 'Kupno', 'sprzedajesz', 'Sprzedaż', 'kupujesz'],
    ['uk', 'Купівля', 'ви продаєте', 'Продаж', 'ви купуєте'],
  ])('are held right in %s', (language, buy, youSell, sell, youBuy) => {
    const { rates, calculator } = wordsOf[language];
    expect(rates.columns).toMatchObject({ buy, sell });
    expect(rates.meanings).toMatchObject({ buy: youSell, sell: youBuy });
    expect(rates.notes).toMatchObject({ buy: { term: buy }, sell: { term: sell } });
    expect(lower(calculator.sides)).toEqual(lower({ buy, sell }));
  });

  it.each<[Language, buy: RegExp, sell: RegExp]>([
    ['sk', /náš nákup/, /náš predaj/],
    ['en', /our buying/, /our selling/],
    ['de', /unser Ankauf/, /unser Verkauf/],
    ['hu', /vételi .*unk/, /eladási .*unk/],
    ['pl', /nasze kupno/, /nasza sprzedaż/],
    ['uk', /наша купівля/, /наш продаж/],
  ])('are the office’s beside a result in %s', (language, buy, sell) => {
    const { sides } = calculatorWordsOf[language].rate;
    expect(sides.buy).toMatch(buy);
    expect(sides.sell).toMatch(sell);
  });

  // The explanations begin with what the customer does.
  it.each<[Language, youSell: RegExp, youBuy: RegExp]>([
    ['sk', /^vy menu predávate, my .* kupujeme/, /^vy menu kupujete, my .* predávame/],
    ['en', /^you sell .* we buy/, /^you buy .* we sell/],
    ['de', /^Sie verkaufen .* wir kaufen/, /^Sie kaufen .* wir verkaufen/],
    ['hu', /^Ön eladja .* mi megvesszük/, /^Ön megveszi .* mi eladjuk/],
    ['pl', /^Ty sprzedajesz .* my ją kupujemy/, /^Ty kupujesz .* my ją sprzedajemy/],
    ['uk', /^ви продаєте .* ми її купуємо/, /^ви купуєте .* ми її продаємо/],
  ])('are explained right in %s', (language, youSell, youBuy) => {
    const { buy, sell } = wordsOf[language].rates.notes;
    expect(buy.explanation).toMatch(youSell);
    expect(sell.explanation).toMatch(youBuy);
  });
});

function lower({ buy, sell }: Readonly<Record<'buy' | 'sell', string>>): readonly string[] {
  return [buy.toLowerCase(), sell.toLowerCase()];
}

it.each<[Language, validFrom: string]>([
  ['sk', 'Platí od {time}'],
  ['en', 'Valid from {time}'],
  ['de', 'Gültig ab {time}'],
  ['hu', 'Érvényesség kezdete: {time}'],
  ['pl', 'Obowiązują od {time}'],
  ['uk', 'Дійсні з\u00a0{time}'],
])('since when the list holds is said in %s as its heading asks, of one list or of several rates', (language, validFrom) => {
  expect(wordsOf[language].rates.validFrom).toBe(validFrom);
});

describe('numbers and times', () => {
  const at = Date.parse('2026-04-03T14:05:00Z');
  it.each<[Language, rate: string, amount: string, moment: string, full: string, age: string]>([
    ['sk', '20 082,0', '1 234,50', '3.4. o 16:05', '3.4.2026 o 16:05', 'pred 3 minútami'],
    ['en', '20,082.0', '1,234.50', '3 Apr at 16:05', '3 Apr 2026 at 16:05', '3 minutes ago'],
    ['de', '20.082,0', '1.234,50', '03.04., 16:05 Uhr', '03.04.2026, 16:05 Uhr', 'vor 3 Minuten'],
    ['hu', '20 082,0', '1 234,50', '04. 03. 16:05', '2026. 04. 03. 16:05', '3 perccel ezelőtt'],
    ['pl', '20 082,0', '1 234,50', '03.04 o 16:05', '03.04.2026 o 16:05', '3 minuty temu'],
    ['uk', '20 082,0', '1 234,50', '03.04, 16:05', '03.04.2026, 16:05', '3 хвилини тому'],
  ])('are written in %s as there', (language, rate, amount, moment, full, age) => {
    const format = createFormat(language, wordsOf[language].formats, demoSite.office);
    expect(
      [
        format.rate(20_082),
        format.amount('1234.5'),
        format.moment(at),
        format.fullMoment(at),
        format.age({ value: 3, unit: 'minute' }),
      ].map((text) => text?.replaceAll('\u00a0', ' ')),
    ).toEqual([rate, amount, moment, full, age]);
    expect(wordsOf[language].calculator.invalidAmount).toContain(format.amount('1234.56'));
  });

  it('name the month in every English date, because figures are read in two orders', () => {
    const numbered = [...textsOf('en')].filter(([, text]) => typeof text === 'string' && /\{0?month\}/.test(text));
    expect(numbered).toEqual([]);
  });

  it.each(languages)('are read in %s as they are written there', (language) => {
    const { formats } = wordsOf[language];
    const format = createFormat(language, formats, demoSite.office);
    const read = (text: string) => readAmount(text, formats.decimalSeparator)?.amount;
    for (const amount of ['0.5', '12.34', '1234.5', '1234567.89']) {
      expect(read(format.amount(amount))).toBe(amount);
    }
    for (const whole of ['7', '500', '20000', '1000000']) {
      expect(read(format.whole(whole))).toBe(whole);
    }
  });

  it.each<[Language, dotted: string, comma: string]>([
    ['sk', '1234', '1.234'],
    ['en', '1.234', '1234'],
    ['de', '1234', '1.234'],
    ['hu', '1234', '1.234'],
    ['pl', '1234', '1.234'],
    ['uk', '1234', '1.234'],
  ])('of two meanings are read by the custom of %s: 1.234 as %s, 1,234 as %s', (language, dotted, comma) => {
    const { decimalSeparator } = wordsOf[language].formats;
    expect(readAmount('1.234', decimalSeparator)).toMatchObject({ amount: dotted, otherReading: comma });
    expect(readAmount('1,234', decimalSeparator)).toMatchObject({ amount: comma, otherReading: dotted });
  });
});
