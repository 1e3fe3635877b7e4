import type { Page } from 'playwright-core';
import { eventually } from '../support/eventually';
import { wordsOf } from '../../src/wordsOf';
import type { Language } from '../../src/site/languages';
import { languages } from '../../src/site/languages';
import { homePathOf } from '../../src/site/paths';
import { languageOffers } from '../../src/site/words/languageOffers';
import { findViolations } from './support/axe';
import { readRow, waitForRows, waitUntilLive } from './support/homePage';
import { findLayoutFaults } from './support/layoutFaults';
import { setUpWorld } from './support/world';

const world = setUpWorld();

const NARROW = { width: 320, height: 640 };

/** Records the scripts that a page downloads; the returned function gives their names, without the hashes. */
function watchScripts(page: Page): () => readonly string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/assets\/([\w-]+)\.\w+\.js/.exec(request.url()) ?? [];
    if (name !== undefined) {
      names.push(name);
    }
  });
  return () => names;
}

describe.each(languages)('the home page in %s', (language: Language) => {
  const words = wordsOf[language];

  it('is whole in that language, fits the narrowest phone and downloads no other language', async () => {
    const { page, complaints } = await world().openPage('about:blank', { viewport: NARROW, locale: language });
    const scripts = watchScripts(page);
    await page.goto(homePathOf(language));
    await waitForRows(page, 29);
    await page.getByText(words.rates.freshness.live).waitFor();
    await page.locator('#calculator').scrollIntoViewIfNeeded();
    await page.locator('#calculator-amount').fill('1234');
    await eventually(async () => expect(await page.locator('#calculator-result').inputValue()).not.toBe(''));

    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    expect(await page.title()).toBe(words.titles.home.replace('{brand}', 'Zmenáreň Pod vežou'));
    await eventually(() => expect(scripts()).toContain(`calculator-${language}`));
    expect(
      scripts()
        .filter((name) => /^(locale|calculator)-/.test(name))
        .sort(),
    ).toEqual([`calculator-${language}`, `locale-${language}`]);
    // Scrolled to the top, because axe would report a control half under the bar as too small.
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await findLayoutFaults(page)).toEqual([]);
    expect(await findViolations(page)).toEqual([]);
    expect(complaints.list).toEqual([]);
  });
});

describe('a language that is not the first', () => {
  it('opens without a network, with its own page', async () => {
    const context = await world().openContext({ locale: 'en-GB', serviceWorkers: 'allow' });
    const page = await context.newPage();
    await page.goto('/en');
    await page.getByText(wordsOf.en.rates.freshness.live).waitFor();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await eventually(async () => expect(await page.evaluate(() => localStorage.getItem('rates'))).not.toBeNull());

    await context.setOffline(true);
    await page.goto('/en');
    await page.getByText('Offline').waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    expect((await readRow(page, 'CZK'))?.[1]).toBe('Czech Koruna');
  });

  it('and the first one keep their pages side by side', async () => {
    const context = await world().openContext({ serviceWorkers: 'allow' });
    const page = await context.newPage();
    for (const path of ['/en', '/']) {
      await page.goto(path);
      await eventually(async () =>
        expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)).toBe('activated'),
      );
    }
    await context.setOffline(true);
    for (const [path, language] of [
      ['/', 'sk'],
      ['/en', 'en'],
    ] as const) {
      await page.goto(path);
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
    }
  });

  it.each(['/en/nowhere', '/en/rates', '/en/rates/auth'])('says at %s that there is no such page', async (path) => {
    const { page } = await world().openPage(path, { locale: 'en-GB' });
    await page.getByRole('heading', { name: wordsOf.en.notFound.heading }).waitFor();
    expect(await page.title()).toContain(wordsOf.en.notFound.heading);
    await page.getByRole('link', { name: wordsOf.en.notFound.toHome }).click();
    await waitForRows(page, 29);
    expect(new URL(page.url()).pathname).toBe('/en');
  });
});

describe('the way to another language', () => {
  it('keeps what was calculated', async () => {
    const { page } = await world().openPage('/?from=EUR&to=CZK&amount=50', { viewport: { width: 1280, height: 800 } });
    await eventually(async () => expect(await page.locator('#calculator-result').inputValue()).toBe('1\u00a0195,00'));
    await page.getByRole('link', { name: 'English' }).click();
    await eventually(async () => expect(await page.locator('#calculator-result').inputValue()).toBe('1,195.00'));
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/en?from=EUR&to=CZK&amount=50');
  });

  it('keeps what a link carries also at first sight, before the application has come', async () => {
    const page = await (await world().openContext({ viewport: { width: 1280, height: 800 } })).newPage();
    await page.route('**/assets/application.*', () => undefined);
    await page.goto('/?from=EUR&to=CZK&amount=50', { waitUntil: 'commit' });
    await waitForRows(page, 29);
    await page.getByRole('link', { name: 'English' }).click();
    await page.waitForURL('/en?from=EUR&to=CZK&amount=50', { waitUntil: 'commit' });
  });

  it('keeps what a link carries also when the part that reads the rest of it has not come', async () => {
    const page = await (await world().openContext({ viewport: { width: 1280, height: 800 } })).newPage();
    await page.route('**/assets/calculator.*.js', () => undefined);
    await page.goto('/?from=EUR&to=CZK&receive=1000', { waitUntil: 'commit' });
    await page.locator('head script[type="application/ld+json"]').first().waitFor({ state: 'attached' });
    await page.getByRole('link', { name: 'English' }).click();
    await page.waitForURL('/en?from=EUR&to=CZK&receive=1000', { waitUntil: 'commit' });
  });

  it('leaves out an amount that was cleared in the moment before', async () => {
    const { page } = await world().openPage('/?from=EUR&to=CZK&amount=50', { viewport: { width: 1280, height: 800 } });
    await eventually(async () => expect(await page.locator('#calculator-result').inputValue()).toBe('1\u00a0195,00'));
    await waitUntilLive(page, world().backend);
    await page.getByLabel('Suma').fill('');
    await page.getByRole('link', { name: 'English' }).click();
    await page.waitForURL('/en?from=EUR&to=CZK', { waitUntil: 'commit' });
  });

  it('keeps what was typed also when the script that answers first never came', async () => {
    const page = await (await world().openContext({ viewport: { width: 1280, height: 800 } })).newPage();
    await page.route('**/assets/answer.*.js', (route) => route.abort());
    await page.goto('/');
    await waitUntilLive(page, world().backend);
    await page.getByLabel('Suma').fill('1000');
    await page.getByRole('link', { name: 'English' }).click();
    await page.waitForURL('/en?from=EUR&to=USD&amount=1000', { waitUntil: 'commit' });
  });

  it('keeps what was typed and chosen before the application had come', async () => {
    const page = await (await world().openContext({ viewport: { width: 1280, height: 800 } })).newPage();
    await page.route('**/assets/application.*', () => undefined);
    await page.goto('/', { waitUntil: 'commit' });
    await waitForRows(page, 29);
    await page.getByLabel('Suma').fill('1 250,5');
    await page.getByLabel('Chcem').selectOption('PLN');
    await page.getByRole('link', { name: 'English' }).click();
    await page.waitForURL('/en?from=EUR&to=PLN&amount=1250.5', { waitUntil: 'commit' });
  });

  it('keeps what was typed in the moment before', async () => {
    const { page } = await world().openPage('/', { viewport: { width: 1280, height: 800 } });
    await page.getByText('Potrebujem presne').click();
    await page.getByLabel('Chcem').selectOption('CZK');
    await page.getByLabel('Suma').fill('1000');
    await page.getByRole('link', { name: 'English' }).click();
    await page.waitForURL('/en?from=EUR&to=CZK&receive=1000', { waitUntil: 'commit' });
  });

  it('keeps what was typed in the moment before, also on a visit that began with the terms', async () => {
    const { page } = await world().openPage('/podmienky', { viewport: { width: 1280, height: 800 } });
    // Without the application, the link would load another page, on which a visit begins as usual.
    await page.locator('head script[type="application/ld+json"]').first().waitFor({ state: 'attached' });
    // The part that keeps the address up to date may take longer to come than the visitor takes to type.
    await page.route('**/assets/calculator.*.js', () => undefined);
    await page.getByRole('link', { name: /úvodná stránka/ }).click();
    await page.getByLabel('Suma').fill('1000');
    await page.getByRole('link', { name: 'English' }).evaluate((link) => (link as HTMLElement).click());
    await page.waitForURL('/en?from=EUR&to=USD&amount=1000', { waitUntil: 'commit' });
  });

  it('is in the menu of a phone', async () => {
    const { page } = await world().openPage('/');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('link', { name: 'Magyar' }).click();
    await page.getByRole('heading', { name: wordsOf.hu.rates.heading, exact: true }).waitFor();
  });
});

/** Waits until a page would have asked about the language: the application has come, and the page has been idle after that. */
async function waitPastQuestion(page: Page): Promise<void> {
  await page.locator('head script[type="application/ld+json"]').first().waitFor({ state: 'attached' });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 })));
  await page.waitForLoadState('networkidle');
}

describe('a visitor whose browser prefers another language', () => {
  const questionOf = (page: Page, language: Language) => page.getByRole('dialog', { name: languageOffers[language].question });

  it('is asked in it, over the hero and without moving anything, and led there with what was calculated', async () => {
    const { page, complaints } = await world().openPage('/?from=EUR&to=CZK&amount=50', { locale: 'de-AT' });
    const question = questionOf(page, 'de');
    await question.waitFor();
    expect(await findViolations(page)).toEqual([]);
    await question.getByRole('button', { name: languageOffers.de.accept }).click();
    await page.getByRole('heading', { name: wordsOf.de.rates.heading, exact: true }).waitFor();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/de?from=EUR&to=CZK&amount=50');
    expect(complaints.list).toEqual([]);
  });

  it('comes to the question first by Tab, hears it, and keeps the focus until then', async () => {
    const { page } = await world().openPage('/', { locale: 'de-AT' });
    const question = questionOf(page, 'de');
    await question.waitFor();
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await eventually(async () => expect(await question.getByRole('status').innerText()).toBe(languageOffers.de.question));
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(languageOffers.de.accept);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await question.waitFor({ state: 'hidden' });
  });

  it('is not disturbed while typing', async () => {
    const { page } = await world().openPage('/', { locale: 'de-AT' });
    await page.locator('#calculator-amount').focus();
    await page.keyboard.type('1');
    await questionOf(page, 'de').waitFor();
    await page.keyboard.type('5');
    expect(await page.locator('#calculator-amount').inputValue()).toBe('15');
  });

  it('is asked once', async () => {
    const { page } = await world().openPage('/', { locale: 'pl-PL' });
    const question = questionOf(page, 'pl');
    await question.getByRole('button', { name: languageOffers.pl.decline }).click();
    await question.waitFor({ state: 'hidden' });
    await page.reload();
    await waitUntilLive(page, world().backend);
    expect(await question.count()).toBe(0);
  });

  it('may press beside the question, and that counts', async () => {
    const { page } = await world().openPage('/', { locale: 'uk-UA' });
    await questionOf(page, 'uk').waitFor();
    await page.getByRole('link', { name: 'Prepočítať CZK' }).click();
    await questionOf(page, 'uk').waitFor({ state: 'hidden' });
    await eventually(async () => expect(await page.locator('#calculator-wanted').inputValue()).toBe('CZK'));
  });

  it('is not asked on a page about the law', async () => {
    const { page } = await world().openPage('about:blank', { locale: 'de-AT' });
    const scripts = watchScripts(page);
    await page.goto('/podmienky');
    await waitPastQuestion(page);
    expect(scripts()).not.toContain('language-offer');
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('is not asked about a language just chosen', async () => {
    const { page } = await world().openPage('about:blank', { locale: 'de-AT' });
    await page.goto('/en', { referer: `${world().address}/` });
    await page.getByText(wordsOf.en.rates.freshness.live).waitFor();
    await waitPastQuestion(page);
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await page.evaluate(() => localStorage.getItem('languageAsked'))).toBeNull();
  });

  it.each(['sk-SK', 'cs-CZ', 'fr-FR'])('is not asked for %s', async (locale) => {
    const { page } = await world().openPage('/', { locale });
    await waitUntilLive(page, world().backend);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});
