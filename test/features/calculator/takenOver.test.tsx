import { screen } from '@testing-library/react';
import { renderHomePage } from '../../../src/app/renderPage';
import { findRatesList, paintRates } from '../../../src/firstPaint/paintRates';
import { buildCurrency } from '../../support/builders';
import { demoSite } from '../../support/demoSite';
import { takeOver } from '../../support/takeOver';

// The list lacks USD, the first currency of the office's order.
const currencies = [
  buildCurrency({ acronym: 'CZK', name_sk: 'česká koruna' }),
  buildCurrency({ acronym: 'HUF', name_sk: 'maďarský forint' }),
];
const rates = { status: 'read', currencies, receivedAt: 0 } as const;

const wanted = () => screen.getByLabelText<HTMLSelectElement>('Chcem');

/**
 * Opens the page as it was built, with painted rates. Returns a function that has an application with these rates take over the
 * page, and that returns a function which ends the application.
 */
function openPage(): () => Promise<() => void> {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderHomePage(demoSite);
  paintRates(findRatesList() as Element, rates);
  return async () => (await takeOver(root, demoSite, rates)).end;
}

afterEach(() => {
  document.body.innerHTML = '';
});

describe('the wanted currency, once the application has come', () => {
  it('is the first that is listed, though the page as it was built had another one', async () => {
    const hydrate = openPage();
    expect(wanted()).toHaveValue('USD');
    const end = await hydrate();
    expect(wanted()).toHaveValue('CZK');
    end();
  });

  it('is the one that was chosen before', async () => {
    const hydrate = openPage();
    wanted().value = 'HUF';
    const end = await hydrate();
    expect(wanted()).toHaveValue('HUF');
    end();
  });
});
