import defaultSeed from '../../local/seed/defaultSeed.json';
import { readPastedRate } from '../../src/domain/rates/rateParts';
import { badParts } from '../support/badParts';
import { buildCode } from '../support/builders';
import { resetRates } from '../support/resetRates';
import { eventually } from '../support/eventually';
import { expectInView } from './support/expectInView';
import { readRow, waitForRows } from './support/homePage';
import { decimalPart, openEditor, save, savedMessage, watchWrites, wholePart } from './support/staffPages';
import { setUpWorld } from './support/world';

const world = setUpWorld();
const { usd, czk, huf } = defaultSeed.currencies;

beforeEach(() => resetRates(world().backend));

/** Other decimals of the same length, whose change is too small to be asked about. */
const nextDecimals = (decimals: string): string => decimals.replace(/.$/, (last) => String((Number(last) + 1) % 10));
/** The bad texts that the editor can't read as a rate; "1.5" is a rate in either part. */
const unreadableParts = badParts.filter((text) => readPastedRate(text) === null);

describe('editing', () => {
  it('writes three rows in the three shapes; another browser shows them without a reload', async () => {
    const { page: visitor } = await world().openPage('/');
    await waitForRows(visitor, 29);
    const { page, complaints } = await openEditor(world());
    const writes = watchWrites(page);

    await decimalPart(page, 'USD', 'Nákup').fill('19');
    await decimalPart(page, 'CZK', 'Predaj').fill('95');
    await wholePart(page, 'HUF', 'Nákup').fill('375');
    await wholePart(page, 'HUF', 'Predaj').fill('360');
    const before = Date.now();
    await save(page);
    await savedMessage(page).waitFor();

    const updated = (writes[0]?.payload as { updated: string }).updated;
    expect(updated).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/);
    const aheadOfClock = Date.parse(`${updated}Z`) - before;
    expect(Math.abs(aheadOfClock - 7_200_000)).toBeLessThan(5_000);
    const time = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/) as string;
    expect([...writes].sort((one, other) => one.path.localeCompare(other.path))).toEqual([
      { method: 'PATCH', path: '/currencies/czk', payload: { sell: 23.95, updated: time } },
      { method: 'PATCH', path: '/currencies/huf', payload: { buy: 375, sell: 360, updated: time } },
      { method: 'PATCH', path: '/currencies/usd', payload: { buy: 1.19, updated: time } },
    ]);
    expect(world().backend.read('/currencies')).toEqual({
      ...defaultSeed.currencies,
      usd: { ...usd, buy: 1.19, updated: time },
      czk: { ...czk, sell: 23.95, updated: time },
      huf: { ...huf, buy: 375, sell: 360, updated: time },
    });
    await eventually(async () => {
      expect(await readRow(visitor, 'USD')).toEqual(['USD', 'americký dolár', '1,190', '1,150']);
      expect(await readRow(visitor, 'CZK')).toEqual(['CZK', 'česká koruna', '24,85', '23,95']);
      expect(await readRow(visitor, 'HUF')).toEqual(['HUF', 'maďarský forint', '375,0', '360,0']);
    });

    await savedMessage(page).waitFor({ state: 'detached', timeout: 6_000 });
    expect(complaints.list).toEqual([]);
  });

  it('saves the same row twice within a second: the later update is the newer one', async () => {
    const { page } = await openEditor(world());
    const writes = watchWrites(page);
    for (const decimals of ['19', '2']) {
      await decimalPart(page, 'USD', 'Nákup').fill(decimals);
      await page.keyboard.press('Control+s');
      await eventually(() => expect(world().backend.read('/currencies/usd/buy')).toBe(Number(`1.${decimals}`)));
      await page.getByText('Žiadne neuložené zmeny').waitFor();
    }
    expect(writes).toHaveLength(2);
  });

  it(`marks ${unreadableParts.length} kinds of bad input, keeps what was typed and writes none of it`, async () => {
    const { page } = await openEditor(world());
    const writes = watchWrites(page);
    const field = wholePart(page, 'USD', 'Nákup');
    // Each round edits another currency, because a row that was just saved can be stored again only with a newer second.
    const others = Object.entries(defaultSeed.currencies).filter(([key]) => !['eur', 'usd'].includes(key));
    const expected: string[] = [];
    for (const [index, text] of unreadableParts.entries()) {
      await field.fill(text);
      // A valid row must be written although the row beside it is invalid.
      const [key, { acronym }] = others[index % others.length] ?? ['', { acronym: '' }];
      expected.push(`/currencies/${key}`);
      await decimalPart(page, acronym, 'Nákup').fill(nextDecimals(await decimalPart(page, acronym, 'Nákup').inputValue()));
      await page.keyboard.press('Control+s');
      await eventually(() => expect(writes).toHaveLength(index + 1));
      await page.getByRole('alert').getByText('Uložila sa 1 mena. Neuložila sa 1 mena.').waitFor();
      expect(await field.getAttribute('aria-invalid')).toBe('true');
      expect(await field.inputValue()).toBe(text);
      expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
    }
    expect(writes.map(({ path }) => path)).toEqual(expected);
    expect(world().backend.read('/currencies/usd')).toEqual(usd);
  });

  it.each([360, 1280])('shows the longest rate whole in a window of %i px', async (width) => {
    const { page } = await openEditor(world(), { viewport: { width, height: 800 } });
    for (const part of [wholePart(page, 'IDR', 'Nákup'), decimalPart(page, 'IDR', 'Nákup')]) {
      await part.fill('123456');
      expect(await part.evaluate((input) => input.scrollWidth - input.clientWidth)).toBe(0);
    }
  });

  it('asks about a tenfold rate before anything is sent', async () => {
    const { page } = await openEditor(world());
    const writes = watchWrites(page);
    await wholePart(page, 'USD', 'Nákup').fill('11');
    await save(page);
    const dialog = page.getByRole('dialog', { name: 'Naozaj uložiť tieto kurzy?' });
    await dialog.getByText('USD Nákup: z 1,187 na 11,00').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(writes).toEqual([]);
    expect(await wholePart(page, 'USD', 'Nákup').inputValue()).toBe('11');

    await save(page);
    await dialog.getByRole('button', { name: 'Uložiť aj tak' }).click();
    await savedMessage(page).waitFor();
    expect(world().backend.read('/currencies/usd/buy')).toBe(11);
  });
});

describe('a question longer than the window', () => {
  it.each([
    [{ width: 1280, height: 800 }, true],
    [{ width: 360, height: 740 }, true],
    [{ width: 360, height: 400 }, false],
  ])('is read from its heading in a window of %j', async (viewport, hasRoomForButtons) => {
    const { page } = await openEditor(world(), { viewport });
    for (const field of await page.getByRole('textbox', { name: /, celá časť$/ }).all()) {
      await field.fill(`1${await field.inputValue()}`);
    }
    await save(page);
    const dialog = page.getByRole('dialog');
    await expectInView(dialog.getByRole('heading'));
    if (hasRoomForButtons) {
      await expectInView(dialog.getByRole('button', { name: 'Uložiť aj tak' }));
    }
    await expectInView(page.locator(':focus'));
    await page.keyboard.press('Tab');
    await expectInView(page.locator(':focus'));
  });
});

describe('two editors at once', () => {
  it('see each other; whoever would overwrite is asked first', async () => {
    const { page: anna } = await openEditor(world());
    const { page: boris } = await openEditor(world());
    await decimalPart(boris, 'USD', 'Nákup').fill('195');
    await decimalPart(anna, 'USD', 'Nákup').fill('19');
    await decimalPart(anna, 'CZK', 'Nákup').fill('9');
    await save(anna);
    await savedMessage(anna).waitFor();

    // Boris's untouched rate follows the change; his edited one stays, with the new rate beside it.
    await eventually(async () => expect(await decimalPart(boris, 'CZK', 'Nákup').inputValue()).toBe('9'));
    expect(await decimalPart(boris, 'USD', 'Nákup').inputValue()).toBe('195');
    await boris.getByText('Medzitým sa kurz zmenil na 1,190').waitFor();

    await save(boris);
    const dialog = boris.getByRole('dialog');
    await dialog.getByText('medzitým sa kurz zmenil na 1,190, vaša hodnota 1,195 ho prepíše').waitFor();
    await dialog.getByRole('button', { name: 'Uložiť aj tak' }).click();
    await savedMessage(boris).waitFor();
    await eventually(async () => expect(await decimalPart(anna, 'USD', 'Nákup').inputValue()).toBe('195'));
    expect(world().backend.read('/currencies/usd/buy')).toBe(1.195);
  });
});

describe('by keyboard alone', () => {
  it('signs in, edits, saves and logs out', async () => {
    const { page } = await world().openPage('/rates/auth', { viewport: { width: 1280, height: 800 } });
    await page.getByLabel('E-mail').waitFor();
    const focused = () =>
      page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '');
    const tabTo = async (wanted: string | RegExp, key = 'Tab') => {
      for (let presses = 0; presses < 20; presses += 1) {
        await page.keyboard.press(key);
        if ((await focused()).match(wanted)) {
          return;
        }
      }
      throw new Error(`The Tab key does not lead to ${String(wanted)}.`);
    };

    // The page opens with the focus in its first field.
    await page.keyboard.type('staff@zmenaren.test');
    await page.keyboard.press('Tab');
    await page.keyboard.type('kurzovy-listok');
    await page.keyboard.press('Enter');
    await page.getByRole('rowheader').nth(28).waitFor();

    await tabTo('USD Nákup, celá časť');
    await page.keyboard.type('1,19');
    expect(await focused()).toBe('USD Nákup, desatinná časť');
    await page.keyboard.press('Enter');
    expect(await focused()).toBe('USD Predaj, celá časť');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toBe('CZK Predaj, celá časť');
    await page.keyboard.type('23.95');
    await page.keyboard.press('Control+s');
    await savedMessage(page).waitFor();
    expect(await focused()).toBe('CZK Predaj, desatinná časť');
    expect(world().backend.read('/currencies/usd/buy')).toBe(1.19);
    expect(world().backend.read('/currencies/czk/sell')).toBe(23.95);

    await page.keyboard.press('ArrowUp');
    await page.keyboard.type('x');
    await page.keyboard.press('Control+s');
    expect(await focused()).toBe('JPY Predaj, celá časť');
    expect(await wholePart(page, 'JPY', 'Predaj').inputValue()).toBe('x');
    await page.keyboard.press('Escape');
    expect(await wholePart(page, 'JPY', 'Predaj').inputValue()).toBe('182');

    // The button for signing out comes before the heading.
    await page.evaluate(() => document.querySelector<HTMLElement>('h1')?.focus());
    await tabTo(/^Odhlásiť sa$/, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Prihlásenie' }).waitFor();
  });

  it('pastes a whole rate into both parts', async () => {
    const { page } = await openEditor(world());
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(() => navigator.clipboard.writeText('1 195,25'));
    await wholePart(page, 'IDR', 'Nákup').focus();
    await page.keyboard.press('Control+v');
    expect(await wholePart(page, 'IDR', 'Nákup').inputValue()).toBe('1195');
    expect(await decimalPart(page, 'IDR', 'Nákup').inputValue()).toBe('25');
  });
});

describe('on every width', () => {
  it.each([320, 360, 768, 1280])('%i px: nothing sticks out, targets are large, Save is in reach', async (width) => {
    const { page } = await openEditor(world(), { viewport: { width, height: 700 } });
    await decimalPart(page, 'USD', 'Nákup').fill('19');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const small = await page
      .locator('main :is(input, button, a)')
      .evaluateAll((targets) =>
        targets
          .filter((target) => target.checkVisibility() && target.getBoundingClientRect().height < 44)
          .map((target) => target.outerHTML),
      );
    expect(small).toEqual([]);
    for (const top of [0, 400, 1_200]) {
      await page.evaluate((y) => window.scrollTo(0, y), top);
      const box = await page.getByRole('button', { name: 'Uložiť', exact: true }).boundingBox();
      expect(box && box.y >= 0 && box.y + box.height <= 700).toBe(true);
    }
  });
});

describe('200 currencies', () => {
  const many = Object.fromEntries(
    Array.from({ length: 200 }, (_value, index) => {
      const acronym = buildCode(index);
      return [acronym.toLowerCase(), { ...usd, acronym, name_sk: `mena ${index}` }];
    }),
  );

  it('take what is typed in the middle of them, and are found by the filter', async () => {
    resetRates(world().backend, many);
    const { page } = await openEditor(world(), { rows: 200 });
    const field = wholePart(page, buildCode(150), 'Nákup');
    await field.selectText();
    await page.keyboard.type('1234567');
    expect(await field.inputValue()).toBe('1234567');
    await page.getByRole('searchbox').fill('mena 15');
    await eventually(async () => expect(await page.getByRole('rowheader').count()).toBe(11));
  });
});
