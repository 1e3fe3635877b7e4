import userEvent from '@testing-library/user-event';
import { screen } from '@testing-library/dom';
import { renderHomePage } from '../../src/app/renderPage';
import { fillInLink } from '../../src/firstPaint/fillInLink';
import type { AddressParameters } from '../../src/ports/address';
import { demoSite } from '../support/demoSite';
import { createFakeAddress } from '../support/fakeGateways';

beforeEach(() => (document.body.innerHTML = renderHomePage(demoSite)));

const input = () =>
  ['Suma', 'Mám', 'Chcem'].map((label) => screen.getByLabelText<HTMLInputElement | HTMLSelectElement>(label).value);
function open(parameters: AddressParameters, stopped = new AbortController().signal) {
  const address = createFakeAddress(parameters);
  fillInLink(document, demoSite.words.formats, address, stopped);
  return address;
}

describe('a link to a calculation', () => {
  it.each<[AddressParameters, readonly string[]]>([
    [{ from: 'CZK', to: 'EUR', amount: '1234.5' }, ['1234,50', 'CZK', 'EUR']],
    [{ to: 'czk' }, ['', 'EUR', 'CZK']],
    [{ to: 'XXX', from: '', amount: 'veľa' }, ['', 'EUR', 'USD']],
    // For a valid `receive`, the application shows other fields; an invalid one is ignored.
    [{ amount: '5', receive: '7' }, ['', 'EUR', 'USD']],
    [{ amount: '5', receive: 'veľa' }, ['5', 'EUR', 'USD']],
  ])('%j is filled in', (parameters, expected) => {
    open(parameters);
    expect(input()).toEqual(expected);
  });

  it('leaves what the visitor has done already', async () => {
    await userEvent.type(screen.getByLabelText('Suma'), '50');
    await userEvent.selectOptions(screen.getByLabelText('Mám'), 'USD');
    await userEvent.selectOptions(screen.getByLabelText('Chcem'), 'CZK');
    open({ from: 'CZK', to: 'EUR', amount: '9' });
    expect(input()).toEqual(['50', 'USD', 'CZK']);
  });

  it('loses what the visitor changes, so that the application does not restore it', async () => {
    const address = open({ from: 'CZK', to: 'USD', amount: '9', utm: 'x' });
    await userEvent.clear(screen.getByLabelText('Suma'));
    expect(address.parameters).toEqual({ from: 'CZK', to: 'USD', utm: 'x' });
    await userEvent.selectOptions(screen.getByLabelText('Mám'), 'EUR');
    await userEvent.selectOptions(screen.getByLabelText('Chcem'), 'PLN');
    expect(address.parameters).toEqual({ utm: 'x' });
  });

  it('is left to the application once that answers', async () => {
    const stopped = new AbortController();
    const address = open({ amount: '9' }, stopped.signal);
    stopped.abort();
    await userEvent.clear(screen.getByLabelText('Suma'));
    expect(address.parameters).toEqual({ amount: '9' });
  });

  it('changes nothing on a page without a calculator', () => {
    document.body.innerHTML = '';
    expect(() => open({ amount: '5' })).not.toThrow();
  });
});
