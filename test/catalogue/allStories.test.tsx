import { readdirSync, readFileSync } from 'node:fs';
import { act, render } from '@testing-library/react';
import { sk } from '../../src/site/words/sk';
import { legalWords } from '../../src/site/words/skLegal';
import { skBoard } from '../../src/site/words/skBoard';
import { skCalculator } from '../../src/site/words/skCalculator';
import { skConsent } from '../../src/site/words/skConsent';
import { skDevelopment } from '../../src/site/words/skDevelopment';
import { staffWords } from '../../src/site/words/staffWords';
import { machines } from '../machines/machines';
import { demoSite } from '../support/demoSite';
import { ownTexts } from '../support/ownTexts';
import { createCatalogueTexts } from './languages';
import { createStillStore } from './stillStore';
import { stories } from './allStories';
import { StoryView } from './StoryView';

const { office, currencyNames } = demoSite;
const inSlovak = createCatalogueTexts({
  office,
  currencyNames: { sk: currencyNames, en: {}, de: {}, hu: {}, pl: {}, uk: {} },
}).sk;

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
].flatMap(textsIn);

const READ_ATTRIBUTES = ['aria-label', 'placeholder', 'title'];

/** Every whole text among the words; those with gaps are known by what stands before and after them. */
function textsIn(words: unknown): readonly string[] {
  if (typeof words === 'string') {
    return words.split(/\{\w+\}/).filter((piece) => /\p{L}/u.test(piece));
  }
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(textsIn) : [];
}

async function show(name: string): Promise<string> {
  const story = stories.find((candidate) => candidate.name === name);
  const { container, unmount } = render(story ? <StoryView story={story} texts={inSlovak} /> : null);
  // The staff area's download fails a moment later, and an opened table of days is made then.
  await act(() => Promise.resolve());
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  const texts = [...container.querySelectorAll('*')].flatMap((element) => [
    ...(element.childElementCount === 0 ? [element.textContent] : [...element.childNodes].map((node) => node.textContent)),
    ...ownTexts(element),
    ...READ_ATTRIBUTES.map((attribute) => element.getAttribute(attribute)),
  ]);
  unmount();
  return texts.join('\n');
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
    for (const { name } of stories) {
      told.push(await show(name));
    }
    const all = told.join('\n');
    const expected = [
      ...textsIn(shownWords),
      ...textsIn(staffWords),
      ...textsIn(skCalculator),
      ...textsIn(skDevelopment),
      ...textsIn(legalWords),
      ...textsIn(skConsent),
      ...textsIn(skBoard),
    ].filter((text) => !elsewhere.includes(text));
    expect(expected.filter((text) => !all.includes(text))).toEqual([]);
    // Every story is rendered once, which takes a busy machine longer than other tests.
  }, 90_000);
});
