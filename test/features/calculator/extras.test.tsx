import { act, screen, within } from '@testing-library/react';
import type { Share } from '../../../src/ports/share';
import { buildRaw } from '../../support/builders';
import { eventually } from '../../support/eventually';
import { demoSite } from '../../support/demoSite';
import type { RenderedApp } from '../../support/renderApp';
import { renderApp } from '../../support/renderApp';

let app: RenderedApp;

afterEach(() => app.stop());

const calculator = () => within(screen.getByRole('region', { name: 'Menová kalkulačka' }));
const amount = () => calculator().getByLabelText('Suma');
const input = () => ['Suma', 'Mám', 'Chcem'].map((label) => calculator().getByLabelText<HTMLInputElement>(label).value);
const press = (name: string | RegExp) => app.user.click(calculator().getByRole('button', { name }));

const usd = buildRaw();
const czk = buildRaw({ acronym: 'CZK', name_sk: 'česká koruna', buy: 24.85, sell: 23.9 });
const huf = buildRaw({ acronym: 'HUF', name_sk: 'maďarský forint', buy: 374, sell: 359.5 });
const xyz = buildRaw({ acronym: 'XYZ', name_sk: 'mena bez bankoviek', buy: 3, sell: 2 });

/** Opens the page as a link to a calculation does, and waits for the extras. */
async function open(parameters: Record<string, string> = {}, site = demoSite): Promise<void> {
  app = renderApp('/', { parameters, site });
  act(() => app.gateway.sendRates(usd, czk, huf, xyz));
  await calculator().findByRole('radio', { name: 'Koľko dostanem' });
}

describe('quick amounts', () => {
  it('are round sums of the currency that the amount is in', async () => {
    await open({ to: 'CZK' });
    const chips = () =>
      within(calculator().getByRole('list', { name: 'Okrúhle sumy' }))
        .getAllByRole('button')
        .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
    expect(chips()).toEqual(['50', '100', '200', '500']);
    await press('200');
    expect(input()).toEqual(['200', 'EUR', 'CZK']);
    expect(calculator().getByLabelText('Dostanete')).toHaveValue('4\u00a0780,00');
    await app.user.selectOptions(calculator().getByLabelText('Mám'), 'HUF');
    expect(chips()).toEqual(['20 000', '50 000', '100 000', '200 000']);
    await press(/^50\s000$/);
    expect(input()).toEqual(['50000', 'HUF', 'CZK']);
  });

  it('are none while their rate is not known', async () => {
    await open();
    await app.user.selectOptions(calculator().getByLabelText('Mám'), '');
    expect(calculator().queryByRole('list', { name: 'Okrúhle sumy' })).not.toBeInTheDocument();
  });
});

describe('the swap', () => {
  it('exchanges the currencies and keeps what was typed', async () => {
    await open();
    await app.user.type(amount(), '1 000,5 x');
    await press('Vymeniť meny');
    expect(input()).toEqual(['1 000,5 x', 'USD', 'EUR']);
    await press('Vymeniť meny');
    expect(input()).toEqual(['1 000,5 x', 'EUR', 'USD']);
  });
});

describe('what is needed exactly', () => {
  it('is typed, and what has to be brought is told', async () => {
    await open({ to: 'CZK' });
    await app.user.type(amount(), '1000');
    await app.user.click(calculator().getByRole('radio', { name: 'Potrebujem presne' }));
    expect(input()).toEqual(['1000', 'EUR', 'CZK']);
    const needed = calculator().getByLabelText('Prineste');
    expect(needed).toHaveValue('41,85');
    expect(needed).toHaveAttribute('readonly');
    const sentence = 'Aby ste dostali 1 000,00 CZK, prineste 41,85 EUR. Použitý kurz: predaj CZK 23,90.';
    expect(calculator().getByText(/^Aby ste dostali/, { ignore: '[role=status]' })).toHaveTextContent(sentence);
    await press(/^2\s000$/);
    expect(needed).toHaveValue('83,69');

    await app.user.click(calculator().getByRole('radio', { name: 'Koľko dostanem' }));
    expect(input()).toEqual(['2000', 'EUR', 'CZK']);
    expect(calculator().getByLabelText('Dostanete')).toHaveValue('47\u00a0800,00');
  });

  it('comes with a link', async () => {
    await open({ from: 'CZK', to: 'USD', receive: '100' });
    expect(input()).toEqual(['100', 'CZK', 'USD']);
    expect(calculator().getByLabelText('Prineste')).toHaveValue('2\u00a0160,77');
  });

  it('takes the focus from no field when it comes after the visitor', async () => {
    let arrive = (): void => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    app = renderApp('/', { parameters: { receive: '100' }, loadExtras: (install) => arrived.then(install) });
    await app.user.click(amount());
    arrive();
    expect(await calculator().findByLabelText('Prineste')).toBeVisible();
    expect(amount()).toHaveFocus();
    expect(amount()).toHaveValue('100');
  });

  it('says what is still to be filled in', async () => {
    await open();
    await app.user.click(calculator().getByRole('radio', { name: 'Potrebujem presne' }));
    expect(calculator().getByText(/^Zadajte sumu a\smeny/)).toBeVisible();
    expect(calculator().getByLabelText('Prineste')).toHaveValue('');
  });
});

describe('a result', () => {
  it('names its rates, whose they are and since when they hold, in true time', async () => {
    await open({ from: 'CZK', to: 'USD', amount: '1000' });
    const rates = calculator()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
      .filter((text) => text.includes('='));
    expect(rates).toEqual([
      '1\u00a0EUR = 24,85\u00a0CZK, náš nákup, platí od 13.4.2026 o 16:00',
      '1\u00a0EUR = 1,150\u00a0USD, náš predaj, platí od 13.4.2026 o 16:00',
    ]);
  });

  it.each([
    ['copied', 'Odkaz na výpočet je skopírovaný.'],
    ['refused', 'Odkaz na výpočet nájdete v\u00a0adrese stránky.'],
  ] as const)('can be sent; the link is %s', async (outcome, told) => {
    app = renderApp('/', { parameters: { amount: '100' }, share: () => Promise.resolve(outcome) });
    act(() => app.gateway.sendRates(usd));
    await app.user.click(await calculator().findByRole('button', { name: 'Poslať výpočet' }));
    expect(calculator().getByText(told.replace('\u00a0', ' '))).toBeVisible();
  });

  it('is sent as it stands, whether or not the window’s address has followed', async () => {
    const share = jest.fn<ReturnType<Share>, Parameters<Share>>(() => Promise.resolve('copied'));
    app = renderApp('/', { parameters: { amount: '50' }, share });
    jest.spyOn(app.address, 'replace').mockImplementation(() => {
      throw new Error('too often');
    });
    act(() => app.gateway.sendRates(usd));
    await calculator().findByRole('button', { name: '100' });
    await press('100');
    await press('Poslať výpočet');
    expect(share).toHaveBeenCalledWith('Menová kalkulačka', { from: 'EUR', to: 'USD', amount: '100', receive: null });
    await app.user.click(calculator().getByRole('radio', { name: 'Potrebujem presne' }));
    await press('Poslať výpočet');
    expect(share).toHaveBeenLastCalledWith('Menová kalkulačka', { from: 'EUR', to: 'USD', amount: null, receive: '100' });
  });

  it('that was sent is told of until it is another, and again after a second press', async () => {
    const shares: ((outcome: 'copied') => void)[] = [];
    app = renderApp('/', {
      parameters: { amount: '100' },
      share: () => new Promise((resolve) => shares.push(resolve)),
    });
    act(() => app.gateway.sendRates(usd));
    const told = () => calculator().queryByText('Odkaz na výpočet je skopírovaný.');
    await calculator().findByRole('button', { name: 'Poslať výpočet' });
    await press('Poslať výpočet');
    await act(() => Promise.resolve(shares[0]?.('copied')));
    expect(told()).toBeVisible();
    await press('Poslať výpočet');
    expect(told()).not.toBeInTheDocument();
    await act(() => Promise.resolve(shares[1]?.('copied')));
    expect(told()).toBeVisible();
    await app.user.type(amount(), '0');
    expect(told()).not.toBeInTheDocument();
  });

  it('keeps its address after a press on the logo, which leads to the bare page', async () => {
    await open({ amount: '100' });
    app.address.parameters = {};
    await app.user.click(screen.getByRole('link', { name: /úvodná stránka/ }));
    await eventually(() => expect(app.address.parameters).toEqual({ from: 'EUR', to: 'USD', amount: '100' }));
  });

  it('that is none cannot be sent', async () => {
    await open();
    expect(calculator().queryByRole('button', { name: 'Poslať výpočet' })).not.toBeInTheDocument();
  });
});

describe('an individual rate', () => {
  const LARGE = 'Pri takejto sume sa dá dohodnúť lepší kurz. Ozvite sa nám.';
  const way = (name: string) =>
    decodeURIComponent(calculator().getByRole('link', { name }).getAttribute('href') ?? '').replaceAll('\u00a0', ' ');
  const MESSAGE =
    'Dobrý deň, mám záujem o zmenu 1 000,00 EUR na 1 150,00 USD (1 EUR = 1,150 USD, náš predaj, platí od 13.4.2026 o 16:00). Dá sa dohodnúť individuálny kurz alebo rezervácia?';

  it('is asked for with the sums, the rate and its time written already', async () => {
    await open({ to: 'USD', amount: '1000' });
    expect(calculator().getByText(LARGE)).toBeVisible();
    expect(way('Zavolať')).toBe('tel:+421900000100');
    expect(way('SMS')).toBe(`sms:+421900000100?body=${MESSAGE}`);
    expect(way('E-mail')).toBe(`mailto:info@podvezou.example?subject=Individuálny kurz&body=${MESSAGE}`);
    expect(way('WhatsApp')).toBe(`https://wa.me/421900000100?text=${MESSAGE}`);
  });

  it('is offered by its worth in euros, and the ways to ask are there for any result', async () => {
    await open({ from: 'CZK', to: 'USD', amount: '24849' });
    expect(calculator().queryByText(LARGE)).not.toBeInTheDocument();
    expect(calculator().getByText('Chcete si sumu rezervovať alebo sa na niečo opýtať?')).toBeVisible();
    await app.user.clear(amount());
    await app.user.type(amount(), '24850');
    expect(calculator().getByText(LARGE)).toBeVisible();
  });

  it('is asked for what is needed exactly by what has to be brought', async () => {
    await open({ to: 'CZK', receive: '1000' });
    expect(way('WhatsApp')).toContain('mám záujem o zmenu 41,85 EUR na 1 000,00 CZK (1 EUR = 23,90 CZK, náš predaj');
  });

  it('names no rate where none was used', async () => {
    await open({ from: 'CZK', to: 'CZK', amount: '100' });
    expect(way('SMS')).toContain('mám záujem o zmenu 100,00 CZK na 100,00 CZK. Dá sa');
  });
});

describe('payable in notes', () => {
  const NOTES = /bankov|Mince/;
  const notes = () =>
    calculator()
      .queryAllByText(NOTES, { selector: 'p:not([role])' })
      .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));

  it.each([
    [{ to: 'CZK', amount: '50' }, 'V bankovkách 1 100 CZK (1× 1 000, 1× 100), zvyšok 95,00 CZK vyplatíme ako 3,97 EUR.'],
    [{ to: 'CZK', receive: '1200' }, 'V bankovkách 1 200 CZK (1× 1 000, 1× 200).'],
    [{ to: 'HUF', amount: '10' }, 'V bankovkách 3 000 HUF (1× 2 000, 1× 1 000), zvyšok 595,00 HUF vyplatíme ako 1,66 EUR.'],
    [{ to: 'HUF', amount: '2.78167' }, 'V bankovkách 1 000 HUF (1× 1 000), zvyšok 0,01 HUF je menej ako cent.'],
    [{ to: 'HUF', amount: '1' }, 'Najmenšia bankovka je 1 000 HUF, preto vyplatíme 1,00 EUR.'],
    [{ to: 'HUF', amount: '0.001' }, 'Najmenšia bankovka je 1 000 HUF.'],
    [{ from: 'USD', amount: '100', to: 'EUR' }, 'Cudziu menu vymieňame len v bankovkách.'],
    [
      { from: 'CZK', receive: '100', to: 'USD' },
      'V bankovkách 100 USD (1× 100).',
      'Mince nevymieňame, v bankovkách prineste aspoň 2 200 CZK.',
    ],
  ])('%j', async (parameters, ...said) => {
    await open(parameters);
    expect(notes()).toEqual(said);
  });

  it('is what is needed exactly, or the sums next to it are one tap away', async () => {
    await open({ to: 'CZK', receive: '1234.5' });
    expect(notes()).toEqual(['1 234,50 CZK sa v bankovkách vyplatiť nedá. Najbližšie: 1 200 CZK, 1 300 CZK']);
    await press(/^1\s300\sCZK$/);
    expect(amount()).toHaveValue('1300');
    expect(amount()).toHaveFocus();
    expect(notes()).toEqual(['V bankovkách 1 300 CZK (1× 1 000, 1× 200, 1× 100).']);
  });

  it('is what is brought, because coins are not exchanged', async () => {
    await open({ from: 'USD', to: 'EUR', amount: '12.50' });
    expect(notes()).toEqual(['Mince nevymieňame. V bankovkách: 12 USD, 13 USD']);
    await press(/^12\sUSD$/);
    expect(notes()).toEqual(['Cudziu menu vymieňame len v bankovkách.']);
    await app.user.selectOptions(calculator().getByLabelText('Mám'), 'CZK');
    expect(notes()).toEqual(['Mince nevymieňame. V bankovkách: 100 CZK']);
  });

  it('is read aloud once the typing rests', async () => {
    await open({ to: 'CZK', amount: '50' });
    const spoken = calculator()
      .getAllByRole('status')
      .map(({ textContent }) => textContent);
    expect(spoken.filter((text) => NOTES.test(text))).toHaveLength(1);
  });

  it.each([
    ['euros, which are paid with coins too', { from: 'EUR', to: 'EUR', amount: '7.77' }],
    ['a currency that nobody exchanges', { from: 'CZK', to: 'CZK', amount: '7.77' }],
    ['a currency whose notes are not known', { from: 'XYZ', to: 'EUR', amount: '7.77' }],
  ])('says nothing of %s', async (_case, parameters) => {
    await open(parameters);
    expect(calculator().getByRole('button', { name: 'Poslať výpočet' })).toBeVisible();
    expect(notes()).toEqual([]);
  });

  it('is nothing that an office says which pays coins', async () => {
    const { office } = demoSite;
    await open(
      { from: 'USD', to: 'CZK', amount: '12.50' },
      { ...demoSite, office: { ...office, paidInNotes: { ...office.paidInNotes, isOn: false } } },
    );
    expect(notes()).toEqual([]);
  });

  it('is nothing of what is brought to an office that buys coins', async () => {
    const { office } = demoSite;
    const site = { ...demoSite, office: { ...office, conditions: { ...office.conditions, buysCoins: true } } };
    await open({ from: 'USD', to: 'EUR', amount: '12.50' }, site);
    expect(calculator().getByRole('button', { name: 'Poslať výpočet' })).toBeVisible();
    expect(notes()).toEqual([]);
  });
});
