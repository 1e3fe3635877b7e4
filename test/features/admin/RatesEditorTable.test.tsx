import { Profiler } from 'react';
import { render, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { installStaff } from '../../../src/app/installStaff';
import { createAppStore } from '../../../src/app/store';
import type { EditableCurrency } from '../../../src/domain/rateEdit';
import { RateRow } from '../../../src/features/admin/RateRow';
import { buildCurrency } from '../../support/builders';
import { createFakeClock, createFakeRatesGateway } from '../../support/fakeGateways';
import { createFakeAuthGateway, createFakeRatesWriter, createFakeSessionStore } from '../../support/fakeStaff';

const ROWS = 200;

it('a keystroke renders the row that it is typed into, none of the other 199', async () => {
  const currencies = Array.from(
    { length: ROWS },
    (_value, index) => buildCurrency({ acronym: `X${index}`, key: `x${index}` }) as EditableCurrency,
  );
  const appStore = createAppStore((error) => {
    throw error;
  });
  installStaff(appStore, () => ({
    gateway: createFakeRatesGateway(),
    authGateway: createFakeAuthGateway(),
    sessionStore: createFakeSessionStore(),
    ratesWriter: createFakeRatesWriter(),
    clock: createFakeClock(),
    reportError: jest.fn(),
  }));
  const rendered: string[] = [];
  const { container } = render(
    <Provider store={appStore.store}>
      <table>
        <tbody>
          {currencies.map((currency) => (
            <Profiler key={currency.key} id={currency.key} onRender={(id) => rendered.push(id)}>
              <RateRow currency={currency} isHidden={false} />
            </Profiler>
          ))}
        </tbody>
      </table>
    </Provider>,
  );
  expect(rendered).toHaveLength(ROWS);

  rendered.length = 0;
  const row = container.querySelectorAll<HTMLElement>('tr')[7] ?? container;
  await userEvent.type(within(row).getByLabelText('X7 Nákup, celá časť'), '23');
  expect(rendered).toEqual(['x7', 'x7']);
});
