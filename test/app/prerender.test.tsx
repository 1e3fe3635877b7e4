/** @jest-environment node */
import { renderHomePage } from '../../src/prerender';
import { buildCurrency } from '../support/builders';

const rates = { currencies: [buildCurrency()], receivedAt: Date.parse('2026-04-13T13:04:00Z') };

// No window, no document: what the page shows comes from the state alone.
describe('rendering without a browser', () => {
  it('keeps a place for every currency of the office', () => {
    expect(renderHomePage().match(/rates-table__row"/g)).toHaveLength(29);
  });

  it('shows the rates of the state', () => {
    expect(renderHomePage({ status: 'live', ...rates })).toContain('1,187');
  });

  it('says when old rates came, but not how long ago: that would be wrong when it is read', () => {
    const page = renderHomePage({ status: 'interrupted', reason: 'failed', isRetrying: false, ...rates });
    expect(page).toContain('– kurzy z\u00a013.4. o 15:04.');
    expect(page).not.toContain('pred ');
  });

  it('has no inline styles, which the policy for content refuses', () => {
    expect(renderHomePage({ status: 'live', ...rates })).not.toContain('style=');
  });
});
