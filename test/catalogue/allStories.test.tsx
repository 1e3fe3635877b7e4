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

/** Where a state holds what people wrote, or the names of what they deal in. */
const WRITTEN = ['acronym', 'name_sk', 'name_en', 'amountText', 'parts', 'email', 'names', 'rows', 'text'];

/** What belongs to the document and to no component. */
const { formats: _formats, titles: _titles, description: _description, noScript: _noScript, ...shownWords } = sk;

/** What no state of a component says: it depends on a change, the network, the first script or the office's data, is spoken later, or goes into a file or a letter. */
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
  // Those that fall on a day of the weekend this year are not proposed.
  staffWords.notices.holidays,
  staffWords.leaving.notice,
  staffWords.leaving.addition,
].flatMap(wordsIn);

/** Browsers name days and months in the page's language, which for the made-up one is Slovak. */
function wordsOfDates(): readonly string[] {
  const format = new Intl.DateTimeFormat(inBrackets.site.language, { weekday: 'long', day: 'numeric', month: 'long' });
  return Array.from({ length: 366 }, (_value, day) => format.formatToParts(new Date(2026, 0, day)))
    .flat()
    .flatMap(({ type, value }) => (type === 'weekday' || type === 'month' ? [value] : []));
}

/** What people wrote of all that a state holds. */
function writtenIn(state: unknown): readonly string[] {
  return typeof state === 'object' && state !== null
    ? Object.entries(state).flatMap(([name, value]) => (WRITTEN.includes(name) ? textsIn(value) : writtenIn(value)))
    : [];
}

/** Every whole text among the words; those with gaps are known by what stands before and after them. */
function wordsIn(words: unknown): readonly string[] {
  if (typeof words === 'string') {
    return words.split(/\{\w+\}/).filter((piece) => /\p{L}/u.test(piece));
  }
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(wordsIn) : [];
}

/** Renders a story, and gives what is read of it once it is at rest. */
async function read<Found>(story: Story, texts: CatalogueTexts, find: (shown: Element) => Found): Promise<Found> {
  const { container, unmount } = render(<StoryView story={story} texts={texts} />);
  // The staff area's download fails a moment later, and an opened table of days is made then.
  await act(() => Promise.resolve());
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  const found = find(container);
  unmount();
  return found;
}

/** What a story says, and the texts that only several elements say together. */
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
    // Every story is rendered once, which takes a busy machine longer than other tests.
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
