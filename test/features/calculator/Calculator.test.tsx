import { act, screen, waitFor, within } from '@testing-library/react';
import { demoSite } from '../../support/demoSite';
import { buildRaw } from '../../support/builders';
import type { RenderedApp } from '../../support/renderApp';
import { renderApp } from '../../support/renderApp';
import { settled } from '../../support/settled';

let app: RenderedApp;

beforeEach(() => {
  app = renderApp();
});

afterEach(() => app.stop());

const calculator = () => within(screen.getByRole('region', { name: 'Menová kalkulačka' }));
const amount = () => calculator().getByLabelText('Suma');
const owned = () => calculator().getByLabelText('Mám');
const wanted = () => calculator().getByLabelText('Chcem');
const result = () => calculator().getByLabelText('Dostanete');
/** The visible sentence. */
const answer = () => calculator().queryByText(/^Za .* dostanete/, { ignore: '[role=status]' });
/** The sentence for screen readers. */
const announcement = () => calculator().getAllByRole('status')[0] as HTMLElement;
const optionsOf = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map((option) => option.textContent);

const eur = buildRaw({ acronym: 'EUR', name_sk: 'euro', buy: 1, sell: 1 });
const usd = buildRaw();
const czk = buildRaw({ acronym: 'CZK', name_sk: 'česká koruna', buy: 24.85, sell: 23.9 });

async function fill(typed: string, ownedAcronym: string, wantedAcronym: string): Promise<void> {
  await app.user.type(amount(), typed);
  await app.user.selectOptions(owned(), ownedAcronym);
  await app.user.selectOptions(wanted(), wantedAcronym);
}

describe('calculator', () => {
  it('has the specified placeholders beside its labels', () => {
    expect(amount()).toHaveAttribute('placeholder', 'amount of your cash');
    expect(amount()).toHaveAttribute('inputmode', 'decimal');
    expect(result()).toHaveAttribute('placeholder', 'amount you will receive');
    expect(result()).toHaveAttribute('readonly');
  });

  it('begins with the euro and the first listed currency', async () => {
    expect([amount(), owned(), wanted()].map((field) => (field as HTMLInputElement).value)).toEqual(['', 'EUR', 'USD']);
    act(() => app.gateway.sendRates(eur, czk));
    expect(wanted()).toHaveValue('CZK');
    await app.user.type(amount(), '100');
    expect(result()).toHaveValue('2\u00a0390,00');
  });

  it('keeps a choice of none', async () => {
    act(() => app.gateway.sendRates(eur, usd));
    await fill('100', 'EUR', '');
    expect(wanted()).toHaveValue('');
    expect(result()).toHaveValue('');
  });

  it("offers the office's own currencies until the list has come, so that a choice can be made at once", async () => {
    expect(optionsOf(owned())).toHaveLength(2 + demoSite.office.currencyOrder.length);
    expect(optionsOf(owned()).slice(0, 3)).toEqual(['–', 'EUR – euro', 'USD – americký dolár']);
    // Choose other currencies than the initial ones, to notice if the list undoes the choice.
    await fill('100', 'USD', 'CZK');
    expect(calculator().getByText('Pripája sa…')).toBeVisible();
    act(() => app.gateway.sendRates(eur, usd, czk));
    expect([owned(), wanted()].map((field) => (field as HTMLInputElement).value)).toEqual(['USD', 'CZK']);
    expect(result()).toHaveValue('2\u00a0013,48');
  });

  it('offers the currencies of the list once there are any, the euro first', () => {
    act(() => app.gateway.sendRates(czk, usd, eur));
    const options = ['–', 'EUR – euro', 'USD – americký dolár', 'CZK – česká koruna'];
    expect(optionsOf(owned())).toEqual(options);
    expect(optionsOf(wanted())).toEqual(options);
  });

  it('offers the euro even when the list lacks it, and a nameless currency by its code', () => {
    act(() => app.gateway.sendRates({ key: 'usd', value: { acronym: 'USD', buy: 1.187, sell: 1.15 } }));
    expect(optionsOf(wanted())).toEqual(['–', 'EUR – euro', 'USD']);
  });

  it.each([
    ['100', 'EUR', 'USD', '115,00', 'Za 100,00 EUR dostanete 115,00 USD. Použitý kurz: predaj USD 1,150.'],
    ['100', 'USD', 'EUR', '84,25', 'Za 100,00 USD dostanete 84,25 EUR. Použitý kurz: nákup USD 1,187.'],
    ['1 234,56', 'CZK', 'USD', '57,13', 'Za 1 234,56 CZK dostanete 57,13 USD. Použité kurzy: nákup CZK 24,85, predaj USD 1,150.'],
    ['7.5', 'CZK', 'CZK', '7,50', 'Za 7,50 CZK dostanete 7,50 CZK. Mena je na oboch stranách rovnaká, suma sa nemení.'],
  ])('converts %s %s to %s', async (typed, ownedAcronym, wantedAcronym, received, sentence) => {
    act(() => app.gateway.sendRates(eur, usd, czk));
    await fill(typed, ownedAcronym, wantedAcronym);
    expect(result()).toHaveValue(received);
    expect(answer()).toHaveTextContent(sentence);
  });

  it('is read aloud once the typing rests, not at every key', async () => {
    act(() => app.gateway.sendRates(eur, usd));
    await fill('1', 'EUR', 'USD');
    const spoken: (string | null)[] = [];
    const observer = new MutationObserver(() => spoken.push(announcement().textContent));
    observer.observe(announcement(), { childList: true, characterData: true, subtree: true });
    await app.user.clear(amount());
    await app.user.type(amount(), '1250,5');
    await waitFor(() => expect(announcement()).toHaveTextContent('Za 1 250,50 EUR dostanete 1 438,08 USD.'), { timeout: 5_000 });
    observer.disconnect();
    expect(spoken).toHaveLength(1);
  });

  it('says what the rates table says when there are no rates', async () => {
    act(() => app.gateway.send({ type: 'failed', reason: 'failed' }));
    await settled();
    expect(calculator().getByText('Kurzy teraz nevieme ukázať')).toBeVisible();
    expect(calculator().getByRole('link', { name: '+421 900 000 100' })).toBeVisible();
  });

  it('follows a rate that changes', async () => {
    act(() => app.gateway.sendRates(eur, usd));
    await fill('100', 'EUR', 'USD');
    act(() => app.gateway.sendRates(eur, buildRaw({ sell: 1.2 })));
    await settled();
    expect(result()).toHaveValue('120,00');
  });

  it('says what is still to be filled in', async () => {
    const hint = 'Zadajte sumu a meny, výsledok uvidíte tu.';
    act(() => app.gateway.sendRates(eur, usd));
    expect(calculator().getByText(hint)).toBeVisible();
    await fill('100', 'EUR', 'USD');
    expect(calculator().queryByText(hint)).not.toBeInTheDocument();
  });

  it('asks for another currency when the list loses the chosen one, and takes it again when it comes back', async () => {
    act(() => app.gateway.sendRates(eur, usd, czk));
    await fill('100', 'CZK', 'USD');
    act(() => app.gateway.sendRates(eur, usd));
    await settled();
    expect(owned()).toHaveValue('');
    expect(result()).toHaveValue('');
    expect(calculator().getByText('Zadajte sumu a meny, výsledok uvidíte tu.')).toBeVisible();

    act(() => app.gateway.sendRates(eur, usd, czk));
    await settled();
    expect(owned()).toHaveValue('CZK');
    expect(result()).not.toHaveValue('');
  });

  it.each(['abc', '1,2,3', '-5', '1e3', 'NaN', '١٢'])('marks "%s" as no amount and gives no result', async (typed) => {
    act(() => app.gateway.sendRates(eur, usd));
    await fill(typed, 'EUR', 'USD');
    // The field is judged, because it has lost the focus.
    expect(amount()).toBeInvalid();
    expect(amount()).toHaveAccessibleDescription(/^Zadajte číslo, napríklad 1\s234,56\.$/);
    expect(calculator().getByRole('alert')).toHaveTextContent('Zadajte číslo, napríklad 1 234,56.');
    expect(result()).toHaveValue('');
    expect(answer()).not.toBeInTheDocument();
  });

  it('says nothing of an amount that is still being typed, and keeps it', async () => {
    await app.user.type(amount(), '1,2,');
    expect(amount()).toBeValid();
    await waitFor(() => expect(amount()).toBeInvalid(), { timeout: 2_000 });
    expect(amount()).toHaveValue('1,2,');
    await app.user.type(amount(), '3');
    expect(amount()).toBeValid();
  });

  it('takes the mark back when the amount is one', async () => {
    await app.user.type(amount(), '1,2,');
    await app.user.tab();
    expect(amount()).toBeInvalid();
    await app.user.type(amount(), '{Backspace}');
    expect(amount()).toBeValid();
    expect(amount()).not.toHaveAccessibleDescription();
    expect(calculator().getByRole('alert')).toBeEmptyDOMElement();
  });

  it('says how it read an amount of two meanings, and takes the other one at a press', async () => {
    act(() => app.gateway.sendRates(eur, usd));
    await fill('1.000', 'EUR', 'USD');
    expect(result()).toHaveValue('1\u00a0150,00');
    expect(calculator().getByText(/^Čítame to ako 1\s000,00\.$/)).toBeVisible();
    await app.user.click(calculator().getByRole('button', { name: 'Myslím 1,00' }));
    expect(amount()).toHaveValue('1');
    expect(amount()).toHaveFocus();
    expect(result()).toHaveValue('1,15');
    expect(calculator().queryByText(/Čítame to ako/)).not.toBeInTheDocument();

    await app.user.clear(amount());
    await app.user.type(amount(), '1,234');
    expect(calculator().getByText('Čítame to ako 1,234.')).toBeVisible();
    await app.user.click(calculator().getByRole('button', { name: /^Myslím 1\s234,00$/ }));
    expect(amount()).toHaveValue('1234');
  });

  it('says so when the euro was typed for another currency', async () => {
    act(() => app.gateway.sendRates(eur, usd));
    await fill('50 €', 'USD', 'EUR');
    expect(calculator().getByText(/^Počítame v\smene USD, nie v\seurách\.$/)).toBeVisible();
    await app.user.selectOptions(owned(), 'EUR');
    expect(calculator().queryByText(/Počítame v/)).not.toBeInTheDocument();
  });

  it('says so of the currency that is wanted, where that is what was typed', async () => {
    act(() => app.gateway.sendRates(eur, usd));
    await fill('50 €', 'USD', 'EUR');
    await app.user.click(calculator().getByRole('radio', { name: 'Potrebujem presne' }));
    expect(calculator().queryByText(/Počítame v/)).not.toBeInTheDocument();
    await app.user.click(calculator().getByRole('button', { name: 'Vymeniť meny' }));
    expect(calculator().getByText(/^Počítame v\smene USD, nie v\seurách\.$/)).toBeVisible();
  });

  it('calculates though its extras could not be downloaded, and asks for them again at the next use', async () => {
    app.stop();
    app.unmount();
    const tries: string[] = [];
    app = renderApp('/', {
      loadExtras: () => {
        tries.push('asked');
        return Promise.reject(new Error('offline'));
      },
    });
    act(() => app.gateway.sendRates(eur, usd));
    await fill('1.000', 'EUR', 'USD');
    expect(result()).toHaveValue('1\u00a0150,00');
    expect(tries.length).toBeGreaterThan(1);
  });

  it('gives neither a result nor an error when a needed rate is missing', async () => {
    act(() => app.gateway.sendRates(eur, { key: 'usd', value: { acronym: 'USD', buy: 1.187 } }));
    await fill('100', 'EUR', 'USD');
    expect(result()).toHaveValue('');
    expect(answer()).not.toBeInTheDocument();
    expect(calculator().getByRole('alert')).toBeEmptyDOMElement();
  });

  it('marks a result of rates that are not live', async () => {
    act(() => app.gateway.sendRates(eur, usd));
    await fill('100', 'EUR', 'USD');
    expect(calculator().queryByText(/Počítané s kurzami/)).not.toBeInTheDocument();
    act(() => app.gateway.send({ type: 'failed', reason: 'failed' }));
    await settled();
    expect(result()).toHaveValue('115,00');
    expect(calculator().getByText(/^Počítané s kurzami k 13\.4\. o 16:00/)).toBeVisible();
  });

  it.each([
    ['100', 'calculator__amount--long', false],
    ['1000000000', 'calculator__amount--long', true],
    ['100000000000', 'calculator__amount--longest', true],
  ])('shows the whole figure for %s', async (typed, modifier, has) => {
    act(() => app.gateway.sendRates(eur, usd));
    await fill(typed, 'EUR', 'EUR');
    expect(result().classList.contains(modifier)).toBe(has);
  });
});
