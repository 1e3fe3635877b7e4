import { act, render, screen } from '@testing-library/react';
import { renderHomePage } from '../../src/app/renderPage';
import { firstRatesState } from '../../src/features/rates/ratesSlice';
import { findRatesList, paintRates } from '../../src/firstPaint/paintRates';
import { CrashPage } from '../../src/pages/CrashPage';
import { languages } from '../../src/site/languages';
import { createLegalPages } from '../../src/pages/legal/createLegalPages';
import { createSite } from '../../src/site/site';
import { SiteContext } from '../../src/site/useSite';
import { wordsOf } from '../../src/wordsOf';
import { calculatorWordsOf } from '../support/calculatorWordsOf';
import { bracketedLegalWords, bracketedWords } from '../support/bracketedWords';
import { buildCurrency, buildRaw } from '../support/builders';
import { demoSite } from '../support/demoSite';
import { factsOf, foreignTexts, shownTexts, textsIn } from '../support/foreignTexts';
import { renderApp, technicalFacts } from '../support/renderApp';
import { settled } from '../support/settled';
import { takeOver } from '../support/takeOver';

const office = { ...demoSite.office, announcement: 'V piatok máme zatvorené.' };
const site = createSite('sk', bracketedWords, office, demoSite.currencyNames);
const czk = { acronym: 'CZK', name_sk: 'česká koruna' };
const rates = { status: 'read', currencies: [buildCurrency(), buildCurrency(czk)], receivedAt: 0 } as const;

const facts = [...factsOf(site), ...textsIn([buildCurrency(), czk])];

afterEach(() => {
  document.body.innerHTML = '';
});

describe('a site in another language', () => {
  it.each(['/', '/nowhere', '/rates/auth', '/podmienky', '/osobne-udaje'])('shows no text of this one at %s', async (path) => {
    const app = renderApp(path, {
      site,
      loadStaff: () => new Promise(() => undefined),
      loadLegal: () => Promise.resolve(createLegalPages(bracketedLegalWords, technicalFacts)),
    });
    expect(foreignTexts(facts)).toEqual([]);
    act(() => {
      app.gateway.setConnected(true);
      app.gateway.sendRates(buildRaw(), buildRaw(czk));
    });
    await settled();
    expect(foreignTexts(facts)).toEqual([]);
    act(() => app.gateway.setConnected(false));
    await settled();
    expect(foreignTexts(facts)).toEqual([]);
    expect(document.title).toMatch(/^\[/);
    app.stop();
  });

  it('shows none when the staff area could not be downloaded', async () => {
    const app = renderApp('/rates', { site, loadStaff: () => Promise.reject(new Error('blocked')) });
    await settled();
    expect(foreignTexts(facts)).toEqual([]);
    app.stop();
  });

  it('shows none when it has crashed', () => {
    render(
      <SiteContext value={site}>
        <CrashPage />
      </SiteContext>,
    );
    expect(foreignTexts(facts)).toEqual([]);
  });

  it('is prerendered, painted by the first script and taken over without a message', async () => {
    const complaints = jest.spyOn(console, 'error');
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = renderHomePage(site);
    expect(foreignTexts(facts)).toEqual([]);

    paintRates(findRatesList() as Element, rates);
    expect(root).toHaveTextContent('americký dolár');
    expect(foreignTexts(facts)).toEqual([]);

    const { end, recovered } = await takeOver(root, site, rates);
    expect(recovered).not.toHaveBeenCalled();
    expect(complaints).not.toHaveBeenCalled();
    expect(root).toHaveTextContent('americký dolár');
    expect(foreignTexts(facts)).toEqual([]);
    end();
  });
});

/** The parts of a language's texts between placeholders that are long enough to be recognised. */
function piecesOf(words: unknown): readonly string[] {
  return typeof words === 'string'
    ? words
        .split(/\{.*?\}/)
        .map((piece) => piece.trim())
        .filter((piece) => /\p{L}{3}/u.test(piece))
    : typeof words === 'object' && words !== null
      ? Object.values(words).flatMap(piecesOf)
      : [];
}

describe.each(languages.filter((language) => language !== 'sk'))('the home page in %s', (language) => {
  const known = [wordsOf[language], calculatorWordsOf[language]].flatMap(piecesOf);
  const slovak = [wordsOf.sk, calculatorWordsOf.sk]
    .flatMap(piecesOf)
    .filter((piece) => !known.some((text) => text.includes(piece)));

  /** The Slovak texts that the page shows. */
  function slovakTexts(): readonly string[] {
    const shown = shownTexts().join('\n');
    return slovak.filter((piece) => new RegExp(`(?<!\\p{L})${piece.replace(/[.?()]/g, '\\$&')}(?!\\p{L})`, 'u').test(shown));
  }

  const translated = createSite(language, wordsOf[language], demoSite.office, demoSite.currencyNames);

  it('says no Slovak text in any state of the rates', async () => {
    const app = renderApp('/', { site: translated, calculatorWords: calculatorWordsOf[language] });
    expect(shownTexts()).toContain(wordsOf[language].rates.freshness.waiting);
    expect(slovakTexts()).toEqual([]);
    act(() => {
      app.gateway.setConnected(true);
      app.gateway.sendRates(buildRaw(), buildRaw(czk));
    });
    await settled();
    expect(shownTexts()).toContain(wordsOf[language].rates.freshness.live);
    await app.user.type(screen.getByLabelText(wordsOf[language].calculator.amount), '100');
    expect(screen.getByLabelText(wordsOf[language].calculator.result)).not.toHaveValue('');
    expect(slovakTexts()).toEqual([]);
    act(() => app.gateway.setConnected(false));
    await settled();
    expect(shownTexts()).toContain(wordsOf[language].rates.interrupted.offline);
    expect(slovakTexts()).toEqual([]);
    app.stop();
  });

  it('says none as it is prerendered', () => {
    document.body.innerHTML = renderHomePage(demoSite, firstRatesState(rates));
    expect(slovakTexts()).toContain('Kurzový lístok');
    document.body.innerHTML = renderHomePage(translated, firstRatesState(rates));
    expect(slovakTexts()).toEqual([]);
  });
});
