import type { Page } from 'playwright-core';
import defaultSeed from '../../local/seed/defaultSeed.json';
import { eventually } from '../support/eventually';
import { resetRates } from '../support/resetRates';
import type { TypedRateAt } from './support/typist';
import { createTypist } from './support/typist';
import { decimalPart, focusedLabel, openEditor, save, savedMessage, saveAnyway, wholePart } from './support/staffPages';
import { setUpWorld } from './support/world';

const world = setUpWorld();
const { usd, huf } = defaultSeed.currencies;

beforeEach(() => resetRates(world().backend));

const rateOf = (acronym: string, side: 'buy' | 'sell') => world().backend.read(`/currencies/${acronym.toLowerCase()}/${side}`);

/** The rate in the two inputs, joined by a comma. */
const shown = async (page: Page, acronym: string, side: 'Nákup' | 'Predaj') =>
  `${await wholePart(page, acronym, side).inputValue()},${await decimalPart(page, acronym, side).inputValue()}`;

async function pressAll(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    if (key.length > 1 && /^[A-Z]/.test(key)) {
      await page.keyboard.press(key);
    } else {
      await page.keyboard.type(key);
    }
  }
}

describe('what is typed', () => {
  it('is what is stored: rates at random, in random ways, over random ones, while others save', async () => {
    const seed = Number(process.env['TYPING_SEED'] ?? Math.floor(Math.random() * 1_000_000));
    console.info(`TYPING_SEED=${seed}`);
    const { page } = await openEditor(world(), { hasTouch: true });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const typist = await createTypist(page, world().backend, seed);

    const different: (TypedRateAt & { readonly stored: unknown })[] = [];
    let count = 0;
    while (count < 220) {
      await typist.startAnew();
      const typed = await typist.typeRates(22);
      await page.keyboard.press('Control+s');
      await saveAnyway(page);
      const stored = typist.readStored();
      different.push(
        ...typed.expected
          .map((typedRate) => ({ ...typedRate, stored: stored[typedRate.key]?.[typedRate.side] }))
          .filter((outcome) => outcome.stored !== outcome.rate),
      );
      count += typed.count;
    }
    expect(different).toEqual([]);
    expect(count).toBeGreaterThanOrEqual(200);
  }, 240_000);

  it('is stored when the decimals are clicked or tapped into', async () => {
    const { page } = await openEditor(world(), { hasTouch: true });
    await decimalPart(page, 'USD', 'Nákup').click();
    await page.keyboard.type('192');
    await decimalPart(page, 'USD', 'Predaj').tap();
    await page.keyboard.type('155');
    expect([await shown(page, 'USD', 'Nákup'), await shown(page, 'USD', 'Predaj')]).toEqual(['1,192', '1,155']);
  });

  it('is stored when another rate is typed where the first one was begun, after a click into its decimals', async () => {
    const { page } = await openEditor(world());
    await wholePart(page, 'USD', 'Nákup').click();
    await page.keyboard.type('2,');
    await decimalPart(page, 'USD', 'Nákup').click();
    await page.keyboard.type('1,192');
    expect(await shown(page, 'USD', 'Nákup')).toBe('1,192');
  });

  it.each([['Control+a'], ['Shift+Home'], ['Control+a', 'Delete']])(
    'is stored when it replaces a mistake that was selected by %s',
    async (...keys) => {
      const { page } = await openEditor(world());
      await wholePart(page, 'USD', 'Nákup').click();
      await pressAll(page, '1,187', ...keys, '1,203');
      expect(await shown(page, 'USD', 'Nákup')).toBe('1,203');
      await pressAll(page, ...keys, '19');
      expect(await shown(page, 'USD', 'Nákup')).toBe('1,19');
    },
  );

  it('is stored when it is typed before an old digit, where a click has placed the caret', async () => {
    const { page } = await openEditor(world());
    const whole = wholePart(page, 'USD', 'Nákup');
    await whole.click();
    await page.keyboard.type('5,0');
    await whole.focus();
    await page.keyboard.press('Home');
    await page.keyboard.type('5,02');
    expect(await shown(page, 'USD', 'Nákup')).toBe('5,02');
  });

  it.each(['Enter', 'Tab'])('1,192 and 1,155 with %s between them are both rates', async (key) => {
    const { page } = await openEditor(world());
    await wholePart(page, 'USD', 'Nákup').click();
    await pressAll(page, '1,192', key, '1,155', key);
    expect(await focusedLabel(page)).toBe('JPY Nákup, celá časť');
    await save(page);
    await savedMessage(page).waitFor();
    expect([rateOf('USD', 'buy'), rateOf('USD', 'sell')]).toEqual([1.192, 1.155]);
  });

  it.each(['Enter', 'Tab', 'ArrowDown'])('375 and %s is 375, and the same for 360', async (key) => {
    world().backend.write('/currencies/huf', { ...huf, buy: 374.36, sell: 359.5 });
    world().backend.write('/currencies/pln', { ...huf, acronym: 'PLN', buy: 374.36, sell: 359.5 });
    const { page } = await openEditor(world());
    await wholePart(page, 'HUF', 'Nákup').click();
    await pressAll(page, '375', key, '360', key);
    await save(page);
    await savedMessage(page).waitFor();
    expect([rateOf('HUF', 'buy'), key === 'ArrowDown' ? rateOf('PLN', 'buy') : rateOf('HUF', 'sell')]).toEqual([375, 360]);
  });

  it('goes on over a change from elsewhere, which moves neither text nor selection', async () => {
    const { page } = await openEditor(world());
    await wholePart(page, 'USD', 'Nákup').click();
    world().backend.write('/currencies/usd', { ...usd, buy: 2.345, sell: 1.16 });
    await eventually(async () => expect(await decimalPart(page, 'USD', 'Predaj').inputValue()).toBe('16'));
    expect(await shown(page, 'USD', 'Nákup')).toBe('1,187');
    await page.getByText('Medzitým sa kurz zmenil na 2,345').waitFor();
    await page.keyboard.type('1,1');
    world().backend.write('/currencies/usd/buy', 2.5);
    await page.getByText('Medzitým sa kurz zmenil na 2,500').waitFor();
    await page.keyboard.type('92');
    expect(await shown(page, 'USD', 'Nákup')).toBe('1,192');

    await save(page);
    await page.getByRole('dialog').getByText('medzitým sa kurz zmenil na 2,500').waitFor();
    await saveAnyway(page);
    expect(rateOf('USD', 'buy')).toBe(1.192);
  });

  it('goes on over the own save, which is no conflict', async () => {
    const { page } = await openEditor(world());
    await wholePart(page, 'USD', 'Nákup').click();
    await page.keyboard.type('1,20');
    await page.keyboard.press('Control+s');
    await savedMessage(page).waitFor();
    await eventually(() => expect(rateOf('USD', 'buy')).toBe(1.2));
    expect(await shown(page, 'USD', 'Nákup')).toBe('1,20');
    await page.keyboard.type('5');
    await page.keyboard.press('Control+s');
    await eventually(() => expect(rateOf('USD', 'buy')).toBe(1.205));
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('that nobody typed, a field that is only looked at, follows the others once it is left', async () => {
    const { page } = await openEditor(world());
    await wholePart(page, 'USD', 'Nákup').click();
    world().backend.write('/currencies/usd/buy', 1.2);
    await page.getByText('Medzitým sa kurz zmenil na 1,200').waitFor();
    await page.keyboard.press('Enter');
    expect(await shown(page, 'USD', 'Nákup')).toBe('1,2');
    expect(await page.getByText('Žiadne neuložené zmeny').isVisible()).toBe(true);
  });
});

describe('a field', () => {
  const selected = (page: Page) =>
    page.evaluate(() => {
      const { value, selectionStart, selectionEnd } = document.activeElement as HTMLInputElement;
      return `${value.slice(0, selectionStart ?? 0)}[${value.slice(selectionStart ?? 0, selectionEnd ?? 0)}]${value.slice(selectionEnd ?? 0)}`;
    });

  it('is selected whole when it is entered; a second click places the caret, dragging selects', async () => {
    const { page } = await openEditor(world());
    const field = wholePart(page, 'HUF', 'Nákup');
    const box = await field.boundingBox();
    if (!box) {
      throw new Error('The field is not on the screen.');
    }
    const [right, middle] = [box.x + box.width - 3, box.y + box.height / 2];
    await page.mouse.click(right, middle);
    expect(await selected(page)).toBe('[374]');
    await page.mouse.click(right, middle);
    expect(await selected(page)).toBe('374[]');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('5');
    expect(await shown(page, 'HUF', 'Nákup')).toBe('375,0');

    await page.keyboard.press('Escape');
    await wholePart(page, 'USD', 'Nákup').click();
    await page.mouse.move(right, middle);
    await page.mouse.down();
    await page.mouse.move(right - 14, middle, { steps: 4 });
    await page.mouse.up();
    expect(await selected(page)).toMatch(/^37?\[7?4\]$/);

    for (const [key, part] of [
      ['Enter', '[359]'],
      ['ArrowDown', '[4]'],
      ['ArrowUp', '[359]'],
      ['Tab', '[4]'],
      ['Shift+Tab', '[359]'],
      ['ArrowRight', '[5]'],
      ['ArrowLeft', '[359]'],
    ] as const) {
      await page.keyboard.press(key);
      expect([key, await selected(page)]).toEqual([key, part]);
    }
  });

  it('stays selected when it is clicked right after a key has brought the focus', async () => {
    const { page } = await openEditor(world());
    await wholePart(page, 'HUF', 'Nákup').click();
    await page.keyboard.type('375');
    await page.keyboard.press('Tab');
    expect(await selected(page)).toBe('[359]');
    // A finger that scrolls the page begins and ends like this.
    await wholePart(page, 'HUF', 'Predaj').dispatchEvent('pointerdown');
    await wholePart(page, 'HUF', 'Predaj').dispatchEvent('pointercancel');
    expect(await selected(page)).toBe('[359]');
    await wholePart(page, 'HUF', 'Predaj').click({ button: 'right' });
    expect(await selected(page)).toBe('[359]');
    await wholePart(page, 'HUF', 'Predaj').click();
    expect(await selected(page)).toBe('[359]');
    await page.keyboard.type('3');
    await wholePart(page, 'HUF', 'Predaj').click();
    expect(await selected(page)).toMatch(/^(\[\]3|3\[\])$/);
  });

  it('keeps its caret while the window is away', async () => {
    const { page } = await openEditor(world());
    await wholePart(page, 'USD', 'Nákup').click();
    await page.keyboard.type('1,1');
    await page.evaluate(() => {
      const field = document.activeElement;
      field?.dispatchEvent(new FocusEvent('blur'));
      field?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
      field?.dispatchEvent(new FocusEvent('focus'));
      field?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    });
    await page.keyboard.type('92');
    expect(await shown(page, 'USD', 'Nákup')).toBe('1,192');
  });

  it('crosses its comma by Backspace and gives up by Escape', async () => {
    const { page } = await openEditor(world());
    await wholePart(page, 'USD', 'Nákup').click();
    await pressAll(page, '1,9', 'Backspace', 'Backspace', 'Backspace', '2,5');
    expect(await shown(page, 'USD', 'Nákup')).toBe('2,5');
    await page.keyboard.press('Escape');
    expect([await shown(page, 'USD', 'Nákup'), await selected(page)]).toEqual(['1,187', '[1]']);
    expect(await page.getByText('Žiadne neuložené zmeny').isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    expect([await shown(page, 'USD', 'Nákup'), await selected(page)]).toEqual(['1,187', '[1]']);
  });

  it.each(['1,2345', '1.2345', '1,2345 €', '1,2345\u00a0€'])('takes %j pasted into either part', async (text) => {
    const { page } = await openEditor(world());
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    for (const [part, side] of [[wholePart, 'Nákup'] as const, [decimalPart, 'Predaj'] as const]) {
      await part(page, 'USD', side).click();
      await page.keyboard.press('Control+v');
      expect(await shown(page, 'USD', side)).toBe('1,2345');
    }
  });

  it.each([
    ['dobrý deň', 'Vložený text nie je kurz. Nič sa nezmenilo.'],
    ['1,187\t1,15', 'Viac kurzov naraz sa vkladá na stránke Import.'],
  ])('refuses %j when it is pasted, says why, and loses nothing', async (text, refusal) => {
    const { page } = await openEditor(world());
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await wholePart(page, 'USD', 'Nákup').click();
    await page.keyboard.press('Control+v');
    await page.getByRole('row', { name: /^USD/ }).getByText(refusal).waitFor();
    expect(await shown(page, 'USD', 'Nákup')).toBe('1,187');
    await page.keyboard.type('1,192');
    expect(await page.getByText(refusal).count()).toBe(0);
    expect(await shown(page, 'USD', 'Nákup')).toBe('1,192');
  });
});

describe('undoing', () => {
  const nothingUnsaved = (page: Page) => page.getByText('Žiadne neuložené zmeny').isVisible();

  /** What the rate shows after each press of Ctrl+Z. */
  async function undone(page: Page, acronym: string, side: 'Nákup' | 'Predaj', times: number): Promise<readonly string[]> {
    const rates: string[] = [];
    for (let pressed = 0; pressed < times; pressed += 1) {
      await page.keyboard.press('Control+z');
      rates.push(await shown(page, acronym, side));
    }
    return rates;
  }

  it.each<[keys: readonly string[], stored: number, rate: string, typed: string]>([
    [['Backspace', '1,3'], 1.2, '1,2', '1,3'],
    [['Control+a', 'Delete', '1,44'], 1.439, '1,439', '1,44'],
    [['3'], 359.5, '359,5', '3,'],
    [['ArrowRight', '1,5'], 1.2, '1,2', '1,5'],
  ])('%j over %s gives the whole rate back, however often, and redoing what was typed', async (keys, stored, rate, typed) => {
    world().backend.write('/currencies/usd/buy', stored);
    const { page } = await openEditor(world());
    await wholePart(page, 'USD', 'Nákup').click();
    await pressAll(page, ...keys);
    expect(await shown(page, 'USD', 'Nákup')).toBe(typed);
    expect(await undone(page, 'USD', 'Nákup', 4)).toEqual([rate, rate, rate, rate]);
    expect(await nothingUnsaved(page)).toBe(true);
    for (const redo of ['Control+y', 'Control+Shift+z']) {
      await page.keyboard.press(redo);
      expect(await shown(page, 'USD', 'Nákup')).toBe(typed);
      expect(await undone(page, 'USD', 'Nákup', 1)).toEqual([rate]);
    }
  });

  it('keeps to the rate in focus, and what was typed elsewhere is saved', async () => {
    const { page } = await openEditor(world());
    const ron = [await shown(page, 'RON', 'Nákup'), rateOf('RON', 'buy')];
    await wholePart(page, 'CHF', 'Nákup').click();
    await pressAll(page, '0,945', 'Enter', '0,915', 'Enter');
    await wholePart(page, 'RON', 'Nákup').click();
    await pressAll(page, '5,26');
    expect(await undone(page, 'RON', 'Nákup', 8)).toEqual(Array(8).fill(ron[0]));
    expect([await shown(page, 'CHF', 'Nákup'), await shown(page, 'CHF', 'Predaj')]).toEqual(['0,945', '0,915']);
    expect(await focusedLabel(page)).toBe('RON Nákup, celá časť');
    await page.keyboard.press('Control+s');
    await saveAnyway(page);
    await savedMessage(page).waitFor();
    expect([rateOf('CHF', 'buy'), rateOf('CHF', 'sell'), rateOf('RON', 'buy')]).toEqual([0.945, 0.915, ron[1]]);
  });

  it('from the menu does the same as by keys', async () => {
    const { page } = await openEditor(world());
    const devTools = await page.context().newCDPSession(page);
    const chooseUndo = () => devTools.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', commands: ['undo'] });
    await wholePart(page, 'CHF', 'Nákup').click();
    await pressAll(page, '0,945', 'Enter', '0,915', 'Enter');
    await wholePart(page, 'USD', 'Nákup').click();
    await pressAll(page, 'Backspace', '1,3');
    for (let chosen = 0; chosen < 8; chosen += 1) {
      await chooseUndo();
      expect(await shown(page, 'USD', 'Nákup')).toBe('1,187');
    }
    expect([await shown(page, 'CHF', 'Nákup'), await shown(page, 'CHF', 'Predaj')]).toEqual(['0,945', '0,915']);
  });

  it('by the browser, when it does not ask before, changes no rate', async () => {
    const { page } = await openEditor(world());
    await wholePart(page, 'USD', 'Nákup').click();
    await pressAll(page, 'Backspace', '1,3');
    for (let chosen = 0; chosen < 8; chosen += 1) {
      await page.evaluate(() => document.execCommand('undo'));
      expect(await shown(page, 'USD', 'Nákup')).toBe('1,3');
    }
    await page.keyboard.press('Control+s');
    await saveAnyway(page);
    await savedMessage(page).waitFor();
    expect(rateOf('USD', 'buy')).toBe(1.3);
  });
});

describe('the Tab key', () => {
  it('leads from rate to rate, out of the table at its end, and back', async () => {
    const { page } = await openEditor(world());
    const last = page.getByRole('row').last().getByRole('textbox');
    await last.nth(2).click();
    await pressAll(page, '1,5', 'Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Pozrieť zmeny');
    await page.keyboard.press('Shift+Tab');
    expect(await focusedLabel(page)).toBe(await last.nth(2).getAttribute('aria-label'));
  });
});

describe('24 rates of a print-out', () => {
  /** The rates as printed: 128 keystrokes, without the keys that lead from one to the next. */
  const printed: Readonly<Record<string, readonly [string, string]>> = {
    USD: ['1,192', '1,155'],
    JPY: ['191,52', '182,65'],
    CZK: ['24,915', '23,955'],
    DKK: ['7,645', '7,312'],
    GBP: ['0,887', '0,858'],
    HUF: ['375,25', '360,45'],
    PLN: ['4,345', '4,172'],
    RON: ['5,205', '4,985'],
    SEK: ['11,165', '10,665'],
    CHF: ['0,941', '0,911'],
    ISK: ['143,5', '137,2'],
    NOK: ['11,45', '10,95'],
  };

  function countKeys(page: Page) {
    const counter = {
      count: 0,
      press: async (...keys: readonly string[]) => {
        for (const key of keys) {
          counter.count += 1;
          await page.keyboard.press(key);
        }
      },
    };
    return counter;
  }

  async function expectPrinted(page: Page): Promise<void> {
    await page.keyboard.press('Control+s');
    await saveAnyway(page);
    for (const [acronym, [buy, sell]] of Object.entries(printed)) {
      expect([acronym, rateOf(acronym, 'buy'), rateOf(acronym, 'sell')]).toEqual([
        acronym,
        Number(buy.replace(',', '.')),
        Number(sell.replace(',', '.')),
      ]);
    }
  }

  it('take 152 keys in the order of the list', async () => {
    const { page } = await openEditor(world());
    const listed = (await page.locator('tbody .rate-editor__acronym').allTextContents()).slice(0, 12);
    const rates = listed.flatMap((acronym) => printed[acronym] ?? []);
    expect([listed, rates.join('').length]).toEqual([Object.keys(printed), 128]);
    await wholePart(page, 'USD', 'Nákup').click();
    const keys = countKeys(page);
    for (const rate of rates) {
      await keys.press(...rate, 'Enter');
    }
    expect(keys.count).toBe(152);
    await expectPrinted(page);
  });

  it('take at most 170 keys in another order, by the first letters of their codes', async () => {
    const { page } = await openEditor(world());
    const letters = {
      USD: 'u',
      JPY: 'j',
      CZK: 'c',
      DKK: 'd',
      GBP: 'g',
      HUF: 'h',
      PLN: 'p',
      RON: 'r',
      SEK: 's',
      CHF: 'ch',
      ISK: 'i',
      NOK: 'n',
    };
    const keys = countKeys(page);
    await keys.press('F2');
    for (const [acronym, code] of Object.entries(letters).reverse()) {
      const [buy = '', sell = ''] = printed[acronym] ?? [];
      await keys.press(...code, ...buy, 'Enter', ...sell, 'Enter');
      expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).type)).toBe('search');
    }
    expect(keys.count).toBeLessThanOrEqual(170);
    await expectPrinted(page);
  });
});

describe('the search', () => {
  it('finds by code first, leads to the first rate by Enter and back after the second one', async () => {
    const { page } = await openEditor(world());
    const search = page.getByRole('searchbox', { name: 'Nájsť menu' });
    await wholePart(page, 'USD', 'Nákup').click();
    await page.keyboard.press('F2');
    await pressAll(page, 'ron');
    expect(await page.locator('tbody tr:not([hidden]) .rate-editor__acronym').first().textContent()).toBe('RON');
    await pressAll(page, 'Enter', '5,21', 'Tab', '4,99', 'Tab');
    expect(
      await search.evaluate((box: HTMLInputElement) => [box === document.activeElement, box.selectionStart, box.selectionEnd]),
    ).toEqual([true, 0, 3]);
    expect([await shown(page, 'RON', 'Nákup'), await shown(page, 'RON', 'Predaj')]).toEqual(['5,21', '4,99']);

    // The Tab key alone leads through the rows and out of them, so nobody is trapped.
    const found = await page.locator('.rate-editor tbody tr:not([hidden])').count();
    for (let press = 0; press <= 2 * found; press += 1) {
      await page.keyboard.press('Tab');
    }
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Pozrieť zmeny');
  });

  it('is left by a digit only when it has found something', async () => {
    const { page } = await openEditor(world());
    const search = page.getByRole('searchbox', { name: 'Nájsť menu' });
    await search.focus();
    await page.keyboard.type('1');
    expect(await search.inputValue()).toBe('1');
    await page.getByText('Takú menu zoznam nemá.').waitFor();
  });
});

describe('rows', () => {
  const heights = (page: Page) =>
    page
      .locator('tbody .rate-editor__row')
      .evaluateAll((rows) => [...new Set(rows.map((row) => Math.round(row.getBoundingClientRect().height)))]);

  it('ten of them are in sight at 1280 × 800', async () => {
    const { page } = await openEditor(world());
    const bar = await page.locator('.save-bar').boundingBox();
    const tenth = await page.locator('tbody tr').nth(9).boundingBox();
    expect(tenth && bar && tenth.y + tenth.height <= bar.y + 1).toBe(true);
  });

  it.each([360, 768, 1280])('are of one height at %i px, whatever is typed, and whatever is said of it', async (width) => {
    const { page } = await openEditor(world(), { viewport: { width, height: 800 } });
    const untouched = await heights(page);
    expect(untouched).toHaveLength(1);
    await wholePart(page, 'USD', 'Nákup').click();
    await pressAll(page, '1,192', 'Enter', '1,1555', 'Enter');
    await wholePart(page, 'HUF', 'Nákup').click();
    world().backend.write('/currencies/huf/buy', 370.25);
    await page.getByText('Medzitým sa kurz zmenil na 370,25').waitFor();
    await pressAll(page, '375');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    for (const [text, refusal] of [['25\t24', 'Viac kurzov naraz'] as const, ['nič', 'Vložený text nie je kurz.'] as const]) {
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
      await wholePart(page, 'CZK', 'Nákup').click();
      await page.keyboard.press('Control+v');
      await page.getByText(refusal).waitFor();
      expect(await heights(page)).toEqual(untouched);
    }

    await page.keyboard.type('x');
    await page.keyboard.press('Control+s');
    await saveAnyway(page);
    await page.getByText('Celá časť smie mať len číslice.').waitFor();
    if (width > 360) {
      expect(await heights(page)).toEqual(untouched);
    }
  });
});

describe('on a phone', () => {
  it.each([
    ['no key that a phone lacks is offered', { hasTouch: true, isMobile: true }, false],
    ['but it is where there is a mouse', {}, true],
  ])('%s', async (_what, options, isOffered) => {
    const { page } = await openEditor(world(), options);
    expect(await page.getByText('F2', { exact: true }).isVisible()).toBe(isOffered);
  });

  it('the field in use is never below a bar, also when the keypad takes half of the screen', async () => {
    const { page } = await openEditor(world(), {
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
    });
    await wholePart(page, 'CZK', 'Nákup').tap();
    for (const height of [740, 430]) {
      await page.setViewportSize({ width: 360, height });
      for (let rate = 0; rate < 12; rate += 1) {
        await pressAll(page, '1,5', 'Enter');
        const isSeen = await page.evaluate(async () => {
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
          const field = document.activeElement as HTMLElement;
          const { left, top, right, bottom } = field.getBoundingClientRect();
          return [top + 2, bottom - 2].every((y) => document.elementFromPoint((left + right) / 2, y) === field);
        });
        expect([height, rate, isSeen]).toEqual([height, rate, true]);
      }
    }
    expect(await wholePart(page, 'CZK', 'Nákup').getAttribute('enterkeyhint')).toBe('next');
  });
});

describe('the changes before they are saved', () => {
  it('are listed with old and new rates, and cancelled one by one', async () => {
    const { page } = await openEditor(world());
    await wholePart(page, 'USD', 'Nákup').click();
    await pressAll(page, '1,192', 'Enter', '1,1', 'Enter');
    await page.getByRole('button', { name: 'Pozrieť zmeny' }).click();
    const dialog = page.getByRole('dialog', { name: 'Neuložené zmeny' });
    const changes = dialog.getByRole('listitem');
    expect((await changes.allTextContents()).map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
      'USD Nákup1,187 → 1,192+0,42 %Zrušiť',
      'USD Predaj1,150 → 1,100−4,35 %Zrušiť',
    ]);
    await dialog.getByRole('button', { name: 'Zrušiť zmenu: USD Predaj' }).click();
    expect(await changes.count()).toBe(1);
    await dialog.getByRole('button', { name: 'Zrušiť zmenu: USD Nákup' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await page.getByText('Žiadne neuložené zmeny').isVisible()).toBe(true);
    expect(await shown(page, 'USD', 'Nákup')).toBe('1,187');
  });

  it('are all that is printed while they are shown', async () => {
    const { page } = await openEditor(world());
    await wholePart(page, 'USD', 'Nákup').click();
    await pressAll(page, '1,192', 'Enter');
    await page.getByRole('button', { name: 'Pozrieť zmeny' }).click();
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('dialog').getByRole('listitem').isVisible()).toBe(true);
    expect(
      await page
        .locator('.rate-editor__table, .save-bar__row, footer, h1, dialog button')
        .evaluateAll((parts) => parts.filter((part) => part.checkVisibility()).length),
    ).toBe(0);
  });
});

describe('the sign-in page', () => {
  it.each(['/rates', '/rates/auth'])('opened by %s begins in its e-mail field', async (address) => {
    const { page } = await world().openPage(address);
    await page.getByLabel('E-mail').waitFor();
    await eventually(async () =>
      expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('email'),
    );
  });
});
