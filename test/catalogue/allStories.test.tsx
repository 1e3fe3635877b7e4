import { readdirSync, readFileSync } from 'node:fs';
import { act, render } from '@testing-library/react';
import { sk } from '../../src/site/words/sk';
import { legalWords } from '../../src/site/words/skLegal';
import { skBoard } from '../../src/site/words/skBoard';
import { skCalculator } from '../../src/site/words/skCalculator';
import { skConsent } from '../../src/site/words/skConsent';
import { skTrend } from '../../src/site/words/skTrend';
import { staffWords } from '../../src/site/words/staffWords';
import { machines } from '../machines/machines';
import { demoSite } from '../support/demoSite';
import { factsOf, foreignTexts, shownTexts, textsIn } from '../support/foreignTexts';
import type { CatalogueTexts } from './languages';
import { createCatalogueTexts } from './languages';
import { createStillStore } from './stillStore';
import { stories } from './allStories';
import type { Story } from './story';
import { StoryView } from './StoryView';

const { office, currencyNames } = demoSite;
const { sk: inSlovak, bracketed: inBrackets } = createCatalogueTexts({
  office,
  currencyNames: { sk: currencyNames, en: {}, de: {}, hu: {}, pl: {}, uk: {} },
});

const facts = [...factsOf(inBrackets.site), ...wordsOfDates()];

/** The fields of a state that hold what people typed, or names of currencies and staff. */
const WRITTEN = ['acronym', 'name_sk', 'name_en', 'amountText', 'parts', 'email', 'names', 'rows', 'text'];

/** Excludes the texts that belong to the document instead of a component. */
const { formats: _formats, titles: _titles, description: _description, noScript: _noScript, ...shownWords } = sk;

/**
 * Texts that no story shows. They depend on a change, the network, the first script or the office's data, are announced later,
 * or go into a file or a letter.
 */
const { unfollowed } = sk.rates.freshness;
const elsewhere = [
  sk.rates.wasUpdated,
  unfollowed,
  sk.rates.filter.found,
  skCalculator.enquiry.subject,
  sk.contact.weekdays,
  sk.openNow.onWeekdays,
  sk.rates.old.sinceWeekdays,
  sk.openNow.weekdays,
  sk.contact.mapOffline,
  staffWords.archive.exported,
  // Holidays that fall on a weekend this year are not proposed.
  staffWords.notices.holidays,
  staffWords.leaving.notice,
  staffWords.leaving.addition,
].flatMap(wordsIn);

/** The names of days and months, which browsers write in the page's language; for the bracketed language that is Slovak. */
function wordsOfDates(): readonly string[] {
  const format = new Intl.DateTimeFormat(inBrackets.site.language, { weekday: 'long', day: 'numeric', month: 'long' });
  return Array.from({ length: 366 }, (_value, day) => format.formatToParts(new Date(2026, 0, day)))
    .flat()
    .flatMap(({ type, value }) => (type === 'weekday' || type === 'month' ? [value] : []));
}

/** All texts in a state's WRITTEN fields, at any depth. */
function writtenIn(state: unknown): readonly string[] {
  return typeof state === 'object' && state !== null
    ? Object.entries(state).flatMap(([name, value]) => (WRITTEN.includes(name) ? textsIn(value) : writtenIn(value)))
    : [];
}

/** All texts among the words; a text with placeholders is split at them, because stories show it filled in. */
function wordsIn(words: unknown): readonly string[] {
  if (typeof words === 'string') {
    return words.split(/\{\w+\}/).filter((piece) => /\p{L}/u.test(piece));
  }
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(wordsIn) : [];
}

/** Renders a story, waits until it is at rest, and returns what `find` reads from it. */
async function read<Found>(story: Story, texts: CatalogueTexts, find: (shown: Element) => Found): Promise<Found> {
  const { container, unmount } = render(<StoryView story={story} texts={texts} />);
  // The staff area's download fails asynchronously, and an opened table of days is rendered asynchronously.
  await act(() => Promise.resolve());
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  const found = find(container);
  unmount();
  return found;
}

/** All texts of a story, including those that span several elements. */
function said(shown: Element): string {
  const wholes = [...shown.querySelectorAll('*')].flatMap(({ childNodes }) =>
    [...childNodes].map(({ textContent }) => textContent),
  );
  return [...shownTexts(shown), ...wholes].join('\n');
}

describe('the catalogue', () => {
  it('names no two stories alike', () => {
    expect(new Set(stories.map(({ name }) => name)).size).toBe(stories.length);
  });

  it('is shown with every style of the site', () => {
    const shownWith = [...readFileSync('test/catalogue/main.tsx', 'utf8').matchAll(/styles\/([\w-]+\.scss)/g)];
    const styles = readdirSync('styles').filter((name) => name.endsWith('.scss'));
    expect(shownWith.map(([, name]) => name).sort()).toEqual(styles.sort());
  });

  it.each(machines.map((machine) => [machine.name, machine] as const))('has a story for every status of %s', (name, machine) => {
    const statusOf = machine.statusOf as (state: unknown) => string;
    const told = stories.map(({ state = {} }) => statusOf((createStillStore(state).getState() as Record<string, unknown>)[name]));
    expect(new Set(told)).toEqual(new Set(machine.rows.map(({ state }) => statusOf(state))));
  });

  it('says every text that the components have', async () => {
    const told: string[] = [];
    for (const story of stories) {
      told.push(await read(story, inSlovak, said));
    }
    const all = told.join('\n');
    const expected = [
      ...wordsIn(shownWords),
      ...wordsIn(staffWords),
      ...wordsIn(skCalculator),
      ...wordsIn(skTrend),
      ...wordsIn(legalWords),
      ...wordsIn(skConsent),
      ...wordsIn(skBoard),
    ].filter((text) => !elsewhere.includes(text));
    expect(expected.filter((text) => !all.includes(text))).toEqual([]);
    // Rendering every story can take longer than the default timeout on a busy machine.
  }, 90_000);

  it('says nothing that is written into a component', async () => {
    const foreign: string[] = [];
    for (const story of stories) {
      const known = [...facts, ...writtenIn(story.state), ...(story.says ?? [])];
      const texts = await read(story, inBrackets, (shown) => foreignTexts(known, shown));
      foreign.push(...texts.map((text) => `${story.name}: ${text}`));
    }
    expect(foreign).toEqual([]);
  }, 90_000);
});
