import type { BrowserContext, Page } from 'playwright-core';
import { languages } from '../../src/site/languages';
import { homePathOf } from '../../src/site/paths';
import { wordsOf } from '../../src/wordsOf';
import { staffWords } from '../../src/site/words/staffWords';
import { eventually } from '../support/eventually';
import { readShifts, recordShifts } from './support/layoutShifts';
import { findViolations } from './support/axe';
import { waitForRows } from './support/homePage';
import { expectInView } from './support/expectInView';
import { openEditor } from './support/staffPages';
import { setUpWorld } from './support/world';

const world = setUpWorld();
const words = staffWords.notices;
const PHONE = { width: 360, height: 740 };
/**
 * A visitor's phone. Reduced motion, the default here, makes the link to the contact section jump: while a page scrolls, rows
 * are half under the bar, and axe would report them as too small.
 */
const VISITOR = { viewport: PHONE, serviceWorkers: 'allow' } as const;
/** A phone on which the form for a notice is longer than the screen. */
const SMALL_PHONE = { width: 360, height: 640 };
const MINUTE = 60_000;

/** The link to the contact section, beside the line about opening. */
const way = (page: Page) => page.locator('.open-now__way--contact');

beforeEach(() => world().backend.write('/notices', null));

/** Publishes a notice that holds on every day, without the staff's page. */
function publish(text: string): void {
  const days = { firstDay: '2020-01-01', lastDay: '2099-12-31' };
  world().backend.write('/notices/20260417-aaaaaaaa/1', { text: { sk: text }, ...days, by: 'uid', at: 1, isWithdrawn: false });
}

/** Opens a visitor's page whose clock shows 11:00 on a Friday. */
async function openOnFriday(context: BrowserContext, address: string, complaints: string[]): Promise<Page> {
  const page = await context.newPage();
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.clock.install({ time: new Date('2026-04-17T11:00:00+02:00') });
  await recordShifts(page);
  await page.goto(address);
  await waitForRows(page, 29);
  return page;
}

it('a notice and a closure go from the staff to open pages, are remembered offline, and go at midnight', async () => {
  const context = await world().openContext(VISITOR);
  const complaints: string[] = [];
  const visitor = await openOnFriday(context, '/', complaints);
  await visitor.getByText('Spojené').waitFor();
  await visitor.getByText('Otvorené, zatvárame o 17:00').waitFor();
  const german = await openOnFriday(await world().openContext({ ...VISITOR, locale: 'de' }), '/de', complaints);
  await german.getByText(wordsOf.de.rates.freshness.live).waitFor();
  await german.getByText('Geöffnet, schließt um\u00a017:00\u00a0Uhr').waitFor();

  const { page: staff, complaints: staffComplaints } = await openEditor(world(), { viewport: PHONE, hasTouch: true });
  await staff.clock.setFixedTime(new Date('2026-04-17T11:00:00+02:00'));
  await staff.getByRole('link', { name: staffWords.frame.pages.notices }).tap();
  await staff.getByLabel(words.fields.firstDay).fill('2026-04-17');
  await staff.getByRole('radio', { name: words.closing.hours }).check();
  await staff.getByLabel(words.fields.from, { exact: true }).fill('11:00');
  await staff.getByLabel(words.fields.to, { exact: true }).fill('15:30');
  await staff.getByLabel(words.languages.sk).fill('Dnes máme do pol štvrtej zatvorené pre inventúru.');
  await staff.getByLabel(words.languages.de).fill('Heute haben wir bis halb vier wegen Inventur geschlossen.');
  expect(await findViolations(staff)).toEqual([]);
  await staff.getByRole('button', { name: words.save }).tap();
  await staff.getByText(words.written.add).waitFor();
  await staff
    .getByRole('region', { name: words.list.phases.current })
    .getByText('17.4.2026, zatvorené 11:00 – 15:30')
    .first()
    .waitFor();

  await visitor.getByText('Zatvorené, otvárame dnes o 15:30').first().waitFor();
  expect(await way(visitor).innerText()).toBe('Oznam');
  expect(await readShifts(visitor)).toEqual([]);
  await way(visitor).click();
  await visitor.getByText('Dnes máme do pol štvrtej zatvorené pre inventúru.').last().waitFor();
  await visitor.locator('#contact').getByText('zatvorené 11:00 –\u2060 15:30').waitFor();
  expect(await findViolations(visitor)).toEqual([]);
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);

  await german.getByText('Geschlossen, öffnet heute um\u00a015:30\u00a0Uhr').first().waitFor();
  expect(await readShifts(german)).toEqual([]);
  await way(german).click();
  await german.getByText('Heute haben wir bis halb vier wegen Inventur geschlossen.').last().waitFor();
  expect(await german.getByText('Dnes máme').count()).toBe(0);
  expect(await findViolations(german)).toEqual([]);

  // Offline, the page shows what the browser has stored.
  await visitor.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.setOffline(true);
  await visitor.goto('/');
  await visitor.getByText('Offline').waitFor();
  await visitor.getByText('Zatvorené, otvárame dnes o 15:30').first().waitFor();
  expect(await way(visitor).innerText()).toBe('Oznam');
  await context.setOffline(false);

  for (const [page, { openNow }] of [[visitor, wordsOf.sk] as const, [german, wordsOf.de] as const]) {
    await page.clock.pauseAt(new Date('2026-04-17T23:59:45+02:00'));
    await page.clock.runFor(10_000);
    expect(await way(page).innerText()).not.toBe(openNow.wayToUs);
    await page.clock.runFor(MINUTE);
    expect(await way(page).innerText()).toBe(openNow.wayToUs);
  }
  expect(complaints).toEqual([]);
  expect(staffComplaints.list).toEqual([]);
});

it('a refused save and a later success are told in view, and the focus stays at the button', async () => {
  const { page } = await openEditor(world(), { viewport: SMALL_PHONE, hasTouch: true });
  await page.clock.setFixedTime(new Date('2026-04-17T11:00:00+02:00'));
  await page.getByRole('link', { name: staffWords.frame.pages.notices }).tap();
  await page.getByLabel(words.fields.firstDay).fill('2026-05-04');
  const save = page.getByRole('button', { name: words.save });

  await page.context().setOffline(true);
  await save.tap();
  await expectInView(page.getByRole('alert').filter({ hasText: staffWords.editor.reasons.unsent }));
  expect(await save.evaluate((button) => button === document.activeElement)).toBe(true);

  await page.context().setOffline(false);
  await save.tap();
  await expectInView(page.getByText(words.written.add));
  expect(await save.evaluate((button) => button === document.activeElement)).toBe(true);
});

describe.each([320, 360, 768, 1280])('at %i px', (width) => {
  it('a notice that comes and goes moves nothing in sight', async () => {
    const page = await (await world().openContext({ viewport: { width, height: 740 } })).newPage();
    await page.clock.setFixedTime(new Date('2026-04-17T10:00:00+02:00'));
    await recordShifts(page);
    await page.goto('/');
    await waitForRows(page, 29);
    await page.getByText('Spojené').waitFor();
    publish('Dnes platíme aj dvadsaťeurovými bankovkami a zajtra otvárame až o desiatej, ďakujeme za pochopenie.');
    await page.locator('.open-now__way--contact strong').waitFor();
    expect(await way(page).innerText()).toContain(width < 640 ? 'Oznam' : 'Oznam: Dnes platíme');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(overflow).toBe(0);
    world().backend.write('/notices', null);
    await way(page).getByText('Mapa').waitFor();
    expect(await readShifts(page)).toEqual([]);
  });
});

it.each(languages)('a notice between phone and computer shows its word in %s, and the page is no wider', async (language) => {
  publish('Dnes platíme aj dvadsaťeurovými bankovkami a zajtra otvárame až o desiatej.');
  const { page } = await world().openPage(homePathOf(language), { viewport: { width: 640, height: 740 } });
  const word = page.locator('.open-now__way--contact strong');
  await word.waitFor();
  for (const width of [640, 650, 670, 690, 720, 736, 750]) {
    await page.setViewportSize({ width, height: 740 });
    const isWhole = await word.evaluate((strong) => {
      const line = strong.closest('a')?.querySelector('span')?.getBoundingClientRect();
      return (line?.right ?? 0) >= strong.getBoundingClientRect().right - 1;
    });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect([width, isWhole, overflow]).toEqual([width, true, 0]);
  }
});

it('the whole text is there for who asks for the contact section', async () => {
  publish('Platíme aj kartou.');
  const { page, complaints } = await world().openPage('/', { viewport: { width: 1280, height: 800 } });
  await way(page).getByText('Platíme aj kartou.').waitFor();
  // The observer of the section's place reports a frame later.
  await eventually(async () =>
    expect(await page.getByRole('status', { name: 'Oznam' }).textContent()).toBe('Platíme aj kartou.'),
  );
  expect(complaints.list).toEqual([]);
});
