import type { ReactElement } from 'react';
import type { RenderResult } from '@testing-library/react';
import { render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createAppStore } from '../../src/app/store';
import { currencyNamesOf } from '../../build/currencyNames';
import { readOffice } from '../../build/office';
import { BASE_CURRENCY } from '../../src/domain/rates/currency';
import type { Site } from '../../src/site/site';
import { createSite } from '../../src/site/site';
import { TEST_OFFICE_FILE } from './testOffice';
import { SiteContext } from '../../src/site/useSite';
import { sk } from '../../src/site/words/sk';

const office = readOffice(TEST_OFFICE_FILE);

/** The site that the tests use: Slovak, of the test office. */
export const demoSite = createSite('sk', sk, office, currencyNamesOf([BASE_CURRENCY, ...office.currencyOrder], 'sk'));

/** Renders an element on a site, by default the demo site, with an empty store. */
export function renderOnSite(element: ReactElement, site: Site = demoSite): RenderResult {
  return render(onSite(element, site));
}

/** Wraps an element the way `renderOnSite` does. */
export function onSite(element: ReactElement, site: Site = demoSite): ReactElement {
  return (
    <Provider store={emptyStore()}>
      <SiteContext value={site}>{element}</SiteContext>
    </Provider>
  );
}

function emptyStore() {
  return createAppStore((error) => {
    throw error;
  }).store;
}
