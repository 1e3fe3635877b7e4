import type { Locator, Page } from 'playwright-core';
import type { LocalBackend } from '../../../local/backend';
import defaultSeed from '../../../local/seed/defaultSeed.json';
import type { QuoteSide } from '../../../src/domain/rates/currency';
import { toStoredTimestamp } from '../../../src/domain/time/timestamps';
import { eventually } from '../../support/eventually';
import { resetRates } from '../../support/resetRates';
import { createRandom } from '../../faults/random';
import { decimalPart, wholePart } from './staffPages';

type Rates = Readonly<Record<QuoteSide, number>>;

export interface TypedRateAt {
  readonly key: string;
  readonly side: QuoteSide;
  /** The rate that must be stored. */
  readonly rate: number;
  /** How it was typed, to help explain a failure. */
  readonly how: string;
}

export interface Typist {
  /** Gives every currency of the list random rates. */
  startAnew(): Promise<void>;
  /** Types `count` rates in random ways; returns the rates that the whole list must have after a save, and the count. */
  typeRates(count: number): Promise<{ readonly count: number; readonly expected: readonly TypedRateAt[] }>;
  readStored(): Readonly<Record<string, Rates>>;
}

const sideNames = { buy: 'Nákup', sell: 'Predaj' } as const;
const sides: readonly QuoteSide[] = ['buy', 'sell'];

/** Acts as a person who enters fields and types rates in every possible way; the same seed gives the same actions. */
export async function createTypist(page: Page, backend: LocalBackend, seed: number): Promise<Typist> {
  const random = createRandom(String(seed));
  const { eur: _eur, ...quoted } = defaultSeed.currencies;
  const acronyms = await page.locator('tbody .rate-editor__acronym').allTextContents();
  const cells = acronyms.flatMap((acronym) => sides.map((side) => ({ key: acronym.toLowerCase(), acronym, side })));
  type Cell = (typeof cells)[number];

  /** The rate to which the last key moved the focus; null when no key moved it to a known one. */
  let next: Cell | null = null;
  let isSearching = false;
  let reachedBySearch: string | null = null;
  const typed = new Map<string, TypedRateAt>();
  const idOf = ({ key, side }: Pick<Cell, 'key' | 'side'>) => `${key} ${side}`;

  const digits = (least: number, most: number): string =>
    Array.from({ length: random.integer(least, most) }, () => random.integer(0, 9)).join('');
  const randomRate = (): { whole: string; decimals: string } => ({
    whole: `${random.integer(1, 9)}${digits(0, 3)}`,
    decimals: random.chance(0.25) ? '' : digits(1, 6),
  });
  const numberOf = ({ whole, decimals }: { whole: string; decimals: string }) => Number(`${whole}.${decimals || '0'}`);

  const readStored = () => backend.read('/currencies') as Readonly<Record<string, Rates>>;
  const press = (key: string): Promise<void> => page.keyboard.press(key);

  async function enter(part: Locator): Promise<void> {
    if (isSearching) {
      await press('F2');
      await press('Delete');
      isSearching = false;
    }
    reachedBySearch = null;
    const hadFocus = await part.evaluate((input) => input === document.activeElement);
    await (random.chance(0.5) ? part.click() : part.tap());
    if (hadFocus) {
      // A click into the focused field places the caret, so typing another rate first needs its text selected.
      await press('Control+a');
    }
  }

  /** Moves the focus to a rate; returns the rate, the part that it was entered by, and how. */
  async function approach(): Promise<{ cell: Cell; part: 'whole' | 'decimals'; how: string }> {
    const going = next;
    if (going && random.chance(0.6)) {
      return { cell: going, part: 'whole', how: 'went on' };
    }
    if (random.chance(0.3)) {
      const cell = random.pick(cells.filter(({ side }) => side === 'buy'));
      await press('F2');
      await page.keyboard.type(random.chance(0.5) ? cell.key : cell.acronym);
      await press('Enter');
      isSearching = true;
      reachedBySearch = cell.key;
      return { cell, part: 'whole', how: 'searched' };
    }
    const cell = random.pick(cells);
    const part = random.pick(['whole', 'decimals'] as const);
    await enter((part === 'whole' ? wholePart : decimalPart)(page, cell.acronym, sideNames[cell.side]));
    return { cell, part, how: `pointed at the ${part}` };
  }

  async function disturb(): Promise<void> {
    if (random.chance(0.08)) {
      const { key, side } = random.pick(cells);
      backend.write(`/currencies/${key}/${side}`, numberOf(randomRate()));
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    }
  }

  async function typeText(text: string): Promise<void> {
    for (const key of text) {
      await press(key);
      await disturb();
    }
  }

  /** Types one rate at the focus; returns the rate that must result. */
  async function typeRate(cell: Cell, part: 'whole' | 'decimals'): Promise<{ rate: number; how: string }> {
    const rate = randomRate();
    const mark = random.pick([',', '.']);
    const written = rate.decimals === '' && part === 'whole' ? rate.whole : `${rate.whole}${mark}${rate.decimals}`;
    const way = random.pick(['keys', 'keys', 'keys', 'slip', 'second thoughts', 'paste', 'decimals alone', 'in pieces']);
    switch (way) {
      case 'slip':
        await typeText(`${rate.whole}${random.integer(0, 9)}`);
        await press('Backspace');
        await typeText(written.slice(rate.whole.length));
        break;
      case 'second thoughts':
        await typeText('77,7');
        await press('Escape');
        await typeText(rate.decimals === '' ? rate.whole : `${rate.whole}${mark}${rate.decimals}`);
        break;
      case 'paste': {
        const grouped = rate.whole.replace(/\B(?=(\d{3})+$)/g, random.pick([' ', '\u00a0', '']));
        const pasted = `${grouped}${mark}${rate.decimals}${random.pick(['', ' €', '\n'])}`;
        await page.evaluate((text) => navigator.clipboard.writeText(text), pasted);
        await press('Control+v');
        break;
      }
      case 'decimals alone': {
        const whole = await wholePart(page, cell.acronym, sideNames[cell.side]).inputValue();
        if (part === 'whole') {
          await press('ArrowRight');
        }
        const decimals = digits(1, 6);
        await typeText(decimals);
        return { rate: numberOf({ whole, decimals }), how: `${way}: ${whole},${decimals}` };
      }
      case 'in pieces':
        await typeText(`${rate.whole}${mark}9`);
        await press('Backspace');
        await press('Backspace');
        await press('End');
        await typeText(`${mark}${rate.decimals}`);
        break;
      default:
        await typeText(written);
    }
    return { rate: numberOf(rate), how: `${way}: ${rate.whole},${rate.decimals}` };
  }

  /** Leaves the rate by a key, or stays, and notes which rate has the focus afterwards. */
  async function leave(cell: Cell): Promise<void> {
    const at = cells.findIndex((candidate) => idOf(candidate) === idOf(cell));
    const isReachedBySearch = reachedBySearch === cell.key;
    const key = isSearching
      ? random.pick(['Enter', 'Tab'])
      : random.pick(['Enter', 'Enter', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Enter', 'ArrowDown', 'ArrowUp', null]);
    next = null;
    if (key === null) {
      return;
    }
    await press(key);
    if (isSearching) {
      next = cell.side === 'buy' && isReachedBySearch ? (cells[at + 1] ?? null) : null;
      return;
    }
    const steps: Readonly<Record<string, number>> = {
      Enter: 1,
      Tab: 1,
      'Shift+Tab': -1,
      'Shift+Enter': -1,
      ArrowDown: 2,
      ArrowUp: -2,
    };
    next = cells[at + (steps[key] ?? 0)] ?? null;
  }

  return {
    readStored,
    startAnew: async () => {
      typed.clear();
      next = null;
      const updated = toStoredTimestamp(Date.now());
      const rates = Object.entries(quoted).map(([key, currency]) => [
        key,
        { ...currency, buy: numberOf(randomRate()), sell: numberOf(randomRate()), updated },
      ]);
      resetRates(backend, Object.fromEntries(rates) as object);
      const last = cells.at(-1);
      if (last) {
        const { whole } = { whole: String(Math.floor(readStored()[last.key]?.[last.side] ?? NaN)) };
        await press('Escape');
        await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
        await eventually(async () => expect(await wholePart(page, last.acronym, sideNames[last.side]).inputValue()).toBe(whole));
      }
    },
    typeRates: async (count) => {
      for (let index = 0; index < count; index += 1) {
        const { cell, part, how } = await approach();
        const result = await typeRate(cell, part);
        typed.set(idOf(cell), { key: cell.key, side: cell.side, rate: result.rate, how: `${how}, ${result.how}` });
        await leave(cell);
      }
      const stored = readStored();
      const expected = cells.map(
        (cell) => typed.get(idOf(cell)) ?? { ...cell, rate: stored[cell.key]?.[cell.side] ?? NaN, how: 'was not typed' },
      );
      return { count, expected };
    },
  };
}
