/** @jest-environment node */
import { renderHomePage } from '../../src/app/renderPage';
import { recordsOf } from '../../src/features/rates/currencyRecords';
import { demoSite } from '../support/demoSite';
import { buildCurrency } from '../support/builders';

const rates = { currencies: recordsOf([buildCurrency()]), receivedAt: Date.parse('2026-04-13T13:04:00Z') };

// There is no window and no document, so the page can show only what the state contains.
describe('rendering without a browser', () => {
  it('keeps room for every currency of the office', () => {
    expect(renderHomePage(demoSite).match(/rates-table__row"/g)).toHaveLength(29);
  });

  it('shows the rates of the state', () => {
    expect(renderHomePage(demoSite, { status: 'live', ...rates })).toContain('1,187');
  });

  it('says when old rates came, but not how long ago: that would be wrong when it is read', () => {
    const page = renderHomePage(demoSite, { status: 'interrupted', reason: 'failed', isRetrying: false, ...rates });
    expect(page).toContain('Kurzy k\u00a013.4. o 15:04.');
    expect(page).not.toContain('pred ');
  });

  it('has no inline styles, which the policy for content refuses', () => {
    expect(renderHomePage(demoSite, { status: 'live', ...rates })).not.toContain('style=');
  });
});
