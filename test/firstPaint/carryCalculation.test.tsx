import userEvent from '@testing-library/user-event';
import { screen } from '@testing-library/dom';
import { renderHomePage } from '../../src/app/renderPage';
import { carryAmount, carryCalculation } from '../../src/firstPaint/carryCalculation';
import type { AddressParameters } from '../../src/ports/address';
import { demoSite } from '../support/demoSite';

let written: AddressParameters | null;

// Each test gets new elements, and with them loses the listeners that were added to the old ones.
beforeEach(() => {
  written = null;
  document.body.innerHTML = renderHomePage(demoSite);
});
// jsdom can't follow links to other pages.
beforeAll(() => {
  window.addEventListener('click', (event) => event.preventDefault());
  carryCalculation(document, demoSite.words.formats, { replace: (parameters) => void (written = parameters) });
});

const amount = () => screen.getByLabelText<HTMLInputElement>('Suma');
const press = (name: string): void => screen.getByRole('link', { name, hidden: true }).click();

async function enter(text: string, owned: string, wanted: string): Promise<void> {
  await userEvent.type(amount(), text);
  await userEvent.selectOptions(screen.getByLabelText('Mám'), owned);
  await userEvent.selectOptions(screen.getByLabelText('Chcem'), wanted);
}

describe('the way to another language', () => {
  it.each([
    ['what is typed and chosen', ['1 234,5', 'CZK', 'EUR'], { from: 'CZK', to: 'EUR', amount: '1234.5' }],
    ['what would mean a thousand there', ['1,250', 'EUR', 'USD'], { from: 'EUR', to: 'USD', amount: '1.25' }],
    ['what is chosen beside no amount', ['veľa', 'CZK', 'USD'], { from: 'CZK', to: 'USD', amount: null }],
  ] as const)('takes along %s', async (_what, [text, owned, wanted], expected) => {
    await enter(text, owned, wanted);
    press('English');
    expect(written).toEqual({ receive: null, ...expected });
  });

  it('takes along what shall be received', async () => {
    await enter('1000', 'EUR', 'CZK');
    amount().name = 'receive';
    press('English');
    expect(written).toEqual({ from: 'EUR', to: 'CZK', amount: null, receive: '1000' });
  });

  it('takes along that a sum shall be received, before it is typed', () => {
    amount().name = 'receive';
    press('English');
    expect(written).toEqual({ from: 'EUR', to: 'USD', amount: null, receive: '' });
  });

  it('takes along what is chosen alone, and leaves the sum of a link that the application has yet to show', async () => {
    await userEvent.selectOptions(screen.getByLabelText('Chcem'), 'CZK');
    press('English');
    expect(written).toEqual({ from: 'EUR', to: 'CZK' });
  });

  it('leaves the address as it is while nothing is typed or chosen', () => {
    press('English');
    expect(written).toEqual({});
  });

  it('leaves it as it is on a page without a calculator', () => {
    document.body.innerHTML = '<a href="/en/privacy" hreflang="en">English</a>';
    press('English');
    expect(written).toEqual({});
  });

  it('is not what other links do', async () => {
    await enter('50', 'EUR', 'CZK');
    press('Kurzový lístok');
    expect(written).toBeNull();
  });
});

describe('a row of the rates table', () => {
  const row = (): HTMLAnchorElement => {
    document.body.insertAdjacentHTML('beforeend', '<a href="?to=USD#calculator"><span>USD</span></a>');
    return screen.getByRole('link', { name: 'USD' });
  };

  it('takes a typed amount along unless the application handles the link', async () => {
    carryAmount(document, demoSite.words.formats);
    const link = row();
    link.click();
    expect(link.getAttribute('href')).toBe('?to=USD#calculator');
    await userEvent.type(amount(), '1 250,5');
    link.click();
    link.click();
    expect(link.search + link.hash).toBe('?to=USD&amount=1250.5#calculator');
    link.href = '?to=USD#calculator';
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
    expect(link.search).toBe('?to=USD');
  });
});
