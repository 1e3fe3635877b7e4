import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ConsentContext } from '../features/consent/consentParts';
import type { RatesState } from '../features/rates/ratesSlice';
import type { LegalPages } from '../pages/legal/legalPages';
import { LegalPagesContext } from '../pages/legal/legalPages';
import type { LegalPage } from '../site/paths';
import { addressOf, homePathOf } from '../site/paths';
import type { Site } from '../site/site';
import { App } from './App';
import { Root } from './Root';
import { createAppStore } from './store';

/** Never resolves: parts that load later have no place in a page rendered as text. */
const NEVER = new Promise<never>(() => undefined);

/** A site's home page as text, with the given rates or waiting for them; `isMeasured` reserves space for the consent. */
export function renderHomePage(site: Site, rates?: RatesState, isMeasured = false): string {
  return renderAt(homePathOf(site.language), site, { loaded: null, isMeasured }, rates);
}

/** A site's page about conditions or personal data, as text. */
export function renderLegalPage(site: Site, page: LegalPage, loaded: LegalPages, isMeasured = false): string {
  return renderAt(addressOf(page, site.language), site, { loaded, isMeasured });
}

/** The parts of a page that depend on the build. */
interface Parts {
  readonly loaded: LegalPages | null;
  readonly isMeasured: boolean;
}

function renderAt(address: string, site: Site, { loaded, isMeasured }: Parts, rates?: RatesState): string {
  const { store } = createAppStore(fail, rates && { rates });
  return renderToString(
    <Root site={site} store={store} renderedState={store.getState()} reportError={fail}>
      <LegalPagesContext value={{ loaded, load: loadNothing }}>
        <ConsentContext value={isMeasured ? NEVER : null}>
          <StaticRouter basename={homePathOf(site.language)} location={address}>
            <App loadStaff={loadNothing} reportError={fail} />
          </StaticRouter>
        </ConsentContext>
      </LegalPagesContext>
    </Root>,
  );
}

function loadNothing(): Promise<never> {
  return Promise.reject(new Error('What is prerendered is there from the start.'));
}

function fail(error: unknown): never {
  throw error;
}
