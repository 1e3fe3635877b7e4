import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../../../src/app/App';
import { renderHomePage } from '../../../src/app/renderPage';
import { Root } from '../../../src/app/Root';
import { createAppStore } from '../../../src/app/store';
import { firstRatesState } from '../../../src/features/rates/ratesSlice';
import { findRatesList, paintRates } from '../../../src/firstPaint/paintRates';
import { buildCurrency } from '../../support/builders';
import { demoSite } from '../../support/demoSite';

// The first of the office's own order is in none of the lists.
const currencies = [
  buildCurrency({ acronym: 'CZK', name_sk: 'česká koruna' }),
  buildCurrency({ acronym: 'HUF', name_sk: 'maďarský forint' }),
];
const rates = { status: 'read', currencies, receivedAt: 0 } as const;

const wanted = () => screen.getByLabelText<HTMLSelectElement>('Chcem');

/** The page as it was built, taken over by an application that has rates already. */
function openPage(): () => Promise<() => void> {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderHomePage(demoSite);
  paintRates(findRatesList() as Element, rates);
  const { store } = createAppStore(jest.fn(), { rates: firstRatesState(rates) });
  return async () => {
    const page = await act(() =>
      Promise.resolve(
        hydrateRoot(
          root,
          <Root site={demoSite} store={store} renderedState={store.getState()} reportError={jest.fn()}>
            <BrowserRouter>
              <App loadStaff={() => new Promise(() => undefined)} reportError={jest.fn()} />
            </BrowserRouter>
          </Root>,
        ),
      ),
    );
    return () => act(() => page.unmount());
  };
}

afterEach(() => {
  document.body.innerHTML = '';
});

describe('the wanted currency, once the application has come', () => {
  it('is the first that is listed, though the page as it was built had another one', async () => {
    const takeOver = openPage();
    expect(wanted()).toHaveValue('USD');
    const end = await takeOver();
    expect(wanted()).toHaveValue('CZK');
    end();
  });

  it('is the one that was chosen before', async () => {
    const takeOver = openPage();
    wanted().value = 'HUF';
    const end = await takeOver();
    expect(wanted()).toHaveValue('HUF');
    end();
  });
});
