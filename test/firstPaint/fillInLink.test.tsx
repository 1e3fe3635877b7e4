import userEvent from '@testing-library/user-event';
import { screen } from '@testing-library/dom';
import { renderHomePage } from '../../src/app/renderPage';
import { fillInLink } from '../../src/firstPaint/fillInLink';
import type { AddressParameters } from '../../src/ports/address';
import { demoSite } from '../support/demoSite';
import { createFakeAddress } from '../support/fakeGateways';

beforeEach(() => (document.body.innerHTML = renderHomePage(demoSite)));

const entries = () =>
  ['Suma', 'Mám', 'Chcem'].map((label) => screen.getByLabelText<HTMLInputElement | HTMLSelectElement>(label).value);
const open = (parameters: AddressParameters) => fillInLink(document, demoSite.words.formats, createFakeAddress(parameters));

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
    expect(entries()).toEqual(expected);
  });

  it('leaves what the visitor has done already', async () => {
    await userEvent.type(screen.getByLabelText('Suma'), '50');
    await userEvent.selectOptions(screen.getByLabelText('Mám'), 'USD');
    await userEvent.selectOptions(screen.getByLabelText('Chcem'), 'CZK');
    open({ from: 'CZK', to: 'EUR', amount: '9' });
    expect(entries()).toEqual(['50', 'USD', 'CZK']);
  });

  it('changes nothing on a page without a calculator', () => {
    document.body.innerHTML = '';
    expect(() => open({ amount: '5' })).not.toThrow();
  });
});
