import { fireEvent, screen, within } from '@testing-library/react';
import { createLegalPages } from '../../../src/pages/legal/createLegalPages';
import { AUTH_HOSTS, MEASUREMENT_HOSTS, MEASUREMENT_SCRIPT_HOST } from '../../../src/site/foreignHosts';
import type { Office } from '../../../src/site/office';
import { measurementEntries, storedEntries } from '../../../src/site/storedEntries';
import { legalWords } from '../../../src/site/words/skLegal';
import { buildOffice } from '../../support/buildOffice';
import { demoSite } from '../../support/demoSite';
import type { RenderedApp, RenderOptions } from '../../support/renderApp';
import { renderApp, technicalFacts } from '../../support/renderApp';
import { settled } from '../../support/settled';

let app: RenderedApp;

afterEach(() => app.stop());

async function open(path: string, options: RenderOptions = {}): Promise<HTMLElement> {
  app = renderApp(path, options);
  await settled();
  return screen.getByRole('main');
}

const openOf = (path: string, facts: Partial<Office> = {}): Promise<HTMLElement> =>
  open(path, { site: { ...demoSite, office: buildOffice(facts) } });

/** The section of the page that has this heading. */
function partOf(main: HTMLElement, heading: string): HTMLElement {
  const section = within(main).getByRole('heading', { level: 2, name: heading }).closest('section');
  if (!section) {
    throw new Error(`"${heading}" heads nothing.`);
  }
  return section;
}

describe('the way to the pages', () => {
  it('leads from the footer of the home page, with the focus on the heading, from one to the other, and home', async () => {
    await open('/');
    const footer = within(screen.getByRole('contentinfo'));
    await app.user.click(footer.getByRole('link', { name: 'Podmienky zmeny' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Podmienky zmeny' })).toHaveFocus();
    expect(document.title).toBe('Podmienky zmeny – Zmenáreň Pod vežou');
    expect(await screen.findByRole('heading', { level: 2, name: 'Len hotovosť' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();

    await app.user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Osobné údaje' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Osobné údaje' })).toHaveFocus();
    expect(screen.getByRole('heading', { level: 2, name: 'Vaše práva' })).toBeVisible();

    await app.user.click(screen.getByRole('link', { name: /úvodná stránka/ }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Zmeňte si peniaze');
  });

  it('shows the heading while the text is on its way', async () => {
    const main = await open('/podmienky', { loadLegal: () => new Promise(() => undefined) });
    expect(within(main).getByRole('heading', { level: 1, name: 'Podmienky zmeny' })).toBeVisible();
    expect(within(main).getByRole('status')).toHaveTextContent('Načítava sa…');
  });

  it('says so when the text can’t be had', async () => {
    const main = await open('/osobne-udaje', { loadLegal: () => Promise.reject(new Error('offline')) });
    expect(within(main).getByRole('alert')).toHaveTextContent('Nepodarilo sa načítať.');
    expect(within(main).getByRole('button', { name: 'Načítať stránku znova' })).toBeVisible();
    expect(screen.getByRole('navigation')).toBeVisible();
  });

  it('loads the text by itself when the network comes back, and keeps the focus', async () => {
    const pages = createLegalPages(legalWords, technicalFacts);
    let isOnline = false;
    const loadLegal = jest.fn(() => (isOnline ? Promise.resolve(pages) : Promise.reject(new Error('offline'))));
    const main = await open('/podmienky', { loadLegal });
    within(main).getByRole('button', { name: 'Načítať stránku znova' }).focus();
    isOnline = true;
    loadLegal.mockClear();
    fireEvent(window, new Event('online'));
    expect(await within(main).findByRole('heading', { level: 2, name: 'Len hotovosť' })).toBeVisible();
    expect(main).toHaveFocus();
    fireEvent(window, new Event('online'));
    expect(loadLegal).toHaveBeenCalledTimes(1);
  });
});

describe('the conditions', () => {
  it('say what the office has decided, and from when on', async () => {
    const main = await openOf('/podmienky');
    expect(main).toHaveTextContent('Platí od 1.1.2026.');
    expect(partOf(main, 'Kto sme')).toHaveTextContent(
      'Zmenáreň Na námestí, Námestie 1, 010 01 Žilina: zmenáreň prevádzkuje Na námestí, s. r. o., Vysoká 7, 010 01 Žilina, IČO 31333532.',
    );
    expect(partOf(main, 'Mince')).toHaveTextContent('Mince cudzích mien nekupujeme.');
    expect(partOf(main, 'Poškodené bankovky')).toHaveTextContent('môžeme prijať po obhliadke');
    expect(partOf(main, 'Doklad totožnosti')).toHaveTextContent('v hodnote od 1 000 EUR');
    expect(partOf(main, 'Reklamácie')).toHaveTextContent('e-mailom na reklamacie@nanamesti.sk');
    expect(partOf(main, 'Reklamácie')).toHaveTextContent('Najdlhší čas vybavenia: 30 dní.');
    expect(main).not.toHaveTextContent('vymyslené');
  });

  it('say the contrary of an office that has decided otherwise', async () => {
    const conditions = { identificationFrom: 500, buysCoins: true, takesDamagedNotes: false, validFrom: '2026-12-24' };
    const main = await openOf('/podmienky', { conditions });
    expect(main).toHaveTextContent('Platí od 24.12.2026.');
    expect(partOf(main, 'Mince')).toHaveTextContent('mince len po dohode');
    expect(partOf(main, 'Poškodené bankovky')).toHaveTextContent('neplatné bankovky neprijímame');
    expect(partOf(main, 'Doklad totožnosti')).toHaveTextContent('v hodnote od 500 EUR');
  });

  it('say plainly what the office has not decided yet', async () => {
    const conditions = { identificationFrom: null, buysCoins: null, takesDamagedNotes: null, validFrom: null };
    const main = await openOf('/podmienky', { conditions });
    expect(main).toHaveTextContent('Návrh, ktorý zmenáreň zatiaľ nepotvrdila.');
    expect(partOf(main, 'Mince')).toHaveTextContent('určí zmenáreň');
    expect(partOf(main, 'Poškodené bankovky')).toHaveTextContent('určí zmenáreň');
    expect(partOf(main, 'Doklad totožnosti')).toHaveTextContent('v hodnote od (určí zmenáreň) EUR');
  });

  it('of the demo are marked as made up', async () => {
    expect(await open('/podmienky')).toHaveTextContent('Ukážka: údaje sú vymyslené.');
  });

  it('leave no gap in any text', async () => {
    expect(await openOf('/podmienky')).not.toHaveTextContent(/[{}]|undefined|null/);
  });
});

describe('the page about personal data', () => {
  it('names every host that a visit talks to, and those of the staff', async () => {
    const main = await openOf('/osobne-udaje');
    expect(partOf(main, 'Pri návšteve stránky')).toHaveTextContent(technicalFacts.databaseHost);
    expect(partOf(main, 'Mapa')).toHaveTextContent('www.openstreetmap.org');
    for (const host of AUTH_HOSTS) {
      expect(partOf(main, 'Zamestnanci')).toHaveTextContent(host);
    }
  });

  it('names what the browser keeps, where and what for', async () => {
    const part = within(partOf(await openOf('/osobne-udaje'), 'Čo si pamätá váš prehliadač'));
    expect(part.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(
      Object.values(storedEntries).map(({ name, place }) => `${name} (${place})`),
    );
    expect(part.getAllByRole('definition').every(({ textContent }) => textContent.length > 10)).toBe(true);
  });

  it('says who answers and how long data are kept, as the office has decided', async () => {
    const main = await openOf('/osobne-udaje');
    expect(partOf(main, 'Kto za údaje zodpovedá')).toHaveTextContent('odpovie: udaje@nanamesti.sk.');
    expect(partOf(main, 'Keď sa nám ozvete')).toHaveTextContent('Čas uchovania správ: 12 mesiacov.');
    expect(partOf(main, 'Pri zmene v\u00a0zmenárni')).toHaveTextContent('Čas uchovania záznamov: 5 rokov.');
    expect(main).not.toHaveTextContent(/[{}]|undefined|null/);
  });

  it('says plainly what the office has not decided yet', async () => {
    const privacy = { contact: null, recordsKeptYears: null, enquiriesKeptMonths: null, validFrom: null };
    const main = await openOf('/osobne-udaje', { privacy });
    expect(main).toHaveTextContent('Návrh, ktorý zmenáreň zatiaľ nepotvrdila.');
    expect(partOf(main, 'Vaše práva')).toHaveTextContent('Stačí napísať: (určí zmenáreň).');
    expect(partOf(main, 'Keď sa nám ozvete')).toHaveTextContent('Čas uchovania správ: (určí zmenáreň).');
  });

  it.each([
    [buildOffice().social, 'WhatsApp a sociálna sieť majú vlastné podmienky.'],
    [null, 'WhatsApp má vlastné podmienky.'],
  ])('with %j says whose terms hold besides for a message', async (social, terms) => {
    expect(partOf(await openOf('/osobne-udaje', { social }), 'Keď sa nám ozvete')).toHaveTextContent(terms);
  });

  it('says nothing of measuring where nothing is measured', async () => {
    const main = await openOf('/osobne-udaje');
    expect(main).not.toHaveTextContent('Google Analytics');
    expect(main).not.toHaveTextContent(MEASUREMENT_SCRIPT_HOST);
  });

  it('names hosts and entries of measuring where visits may be measured (rule 116)', async () => {
    const pages = createLegalPages(legalWords, { ...technicalFacts, isMeasured: true });
    const part = partOf(await open('/osobne-udaje', { loadLegal: () => Promise.resolve(pages) }), 'Meranie návštevnosti');
    expect(part).toHaveTextContent('súhlas kedykoľvek odvolať v päte stránky');
    for (const host of [MEASUREMENT_SCRIPT_HOST, ...MEASUREMENT_HOSTS]) {
      expect(part).toHaveTextContent(host);
    }
    expect(
      within(part)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual(Object.values(measurementEntries).map(({ name, place }) => `${name} (${place})`));
  });
});
