import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../../src/app/App';
import { Root } from '../../src/app/Root';
import { createAppStore } from '../../src/app/store';
import type { FirstRates } from '../../src/firstPaint/firstRates';
import { firstRatesState } from '../../src/features/rates/ratesSlice';
import type { Site } from '../../src/site/site';

/**
 * Has the application take over a prerendered page painted with these rates. Returns a function that ends it, and the mock
 * that React calls with each error that it recovers from.
 */
export async function takeOver(root: Element, site: Site, rates: FirstRates) {
  const { store } = createAppStore(jest.fn(), { rates: firstRatesState(rates) });
  const recovered = jest.fn();
  const page = await act(() =>
    Promise.resolve(
      hydrateRoot(
        root,
        <Root site={site} store={store} renderedState={store.getState()} reportError={jest.fn()}>
          <BrowserRouter>
            <App loadStaff={() => new Promise(() => undefined)} reportError={jest.fn()} />
          </BrowserRouter>
        </Root>,
        { onRecoverableError: recovered },
      ),
    ),
  );
  return { end: () => act(() => page.unmount()), recovered };
}
