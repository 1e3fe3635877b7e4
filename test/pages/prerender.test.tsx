/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router-dom';
import { App } from '../../src/app/App';
import { createAppStore } from '../../src/app/store';
import { ratesFailed, ratesReceived } from '../../src/features/currencies/currenciesSlice';
import { buildCurrency } from '../support/builders';

const neverLoaded = (): never => {
  throw new Error('Rendering starts nothing.');
};

function prerender(...events: Parameters<ReturnType<typeof createAppStore>['store']['dispatch']>[0][]): string {
  const { store } = createAppStore((error) => {
    throw error;
  });
  events.forEach((event) => store.dispatch(event));
  return renderToString(
    <Provider store={store}>
      <StaticRouter location="/">
        <App loadStaff={neverLoaded} reportError={neverLoaded} />
      </StaticRouter>
    </Provider>,
  );
}

const received = ratesReceived({ currencies: [buildCurrency()], receivedAt: Date.parse('2026-04-13T13:04:00Z') });

// No window, no document: what the page shows comes from the state alone.
describe('rendering without a browser', () => {
  it('keeps a place for every currency of the office', () => {
    expect(prerender().match(/rates-table__row"/g)).toHaveLength(29);
  });

  it('shows the rates of the state', () => {
    expect(prerender(received)).toContain('1,187');
  });

  it('says when old rates came, but not how long ago: that would be wrong when it is read', () => {
    const page = prerender(received, ratesFailed('failed'));
    expect(page).toContain('Kurzy sú z 15:04.');
    expect(page).not.toContain('pred ');
  });

  it('has no inline styles, which the policy for content refuses', () => {
    expect(prerender(received)).not.toContain('style=');
  });
});
