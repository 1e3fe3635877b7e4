import userEvent from '@testing-library/user-event';
import { screen } from '@testing-library/dom';
import { renderHomePage } from '../../src/app/renderPage';
import { answerFirst } from '../../src/firstPaint/answerFirst';
import { buildCurrency } from '../support/builders';
import { demoSite } from '../support/demoSite';

const currencies = [buildCurrency(), buildCurrency({ acronym: 'CZK', buy: 24.85, sell: 23.9, name_sk: 'česká koruna' })];

let stop: AbortController;

beforeEach(() => {
  stop = new AbortController();
  document.body.innerHTML = renderHomePage(demoSite);
});
afterEach(() => stop.abort());

const amount = () => screen.getByLabelText<HTMLInputElement>('Suma');
const result = () => screen.getByLabelText<HTMLInputElement>('Dostanete');
const start = () => answerFirst(document, currencies, demoSite.words.formats, stop.signal);

async function ask(text: string, owned: string, wanted: string): Promise<void> {
  await userEvent.type(amount(), text);
  await userEvent.selectOptions(screen.getByLabelText('Mám'), owned);
  await userEvent.selectOptions(screen.getByLabelText('Chcem'), wanted);
}

describe('the calculator before the application is there', () => {
  it('answers what was typed and chosen before the rates came', async () => {
    await ask('50', 'EUR', 'USD');
    expect(result()).toHaveValue('');
    start();
    expect(result()).toHaveValue('57,50');
  });

  it('answers every change from then on, by the rules of the conversion', async () => {
    start();
    await ask('1000', 'CZK', 'USD');
    expect(result()).toHaveValue('46,28');
    await userEvent.clear(amount());
    expect(result()).toHaveValue('');
    await userEvent.type(amount(), '5x');
    expect(result()).toHaveValue('');
  });

  it('answers nothing by a currency that the list lacks', async () => {
    start();
    await ask('50', 'EUR', 'PLN');
    expect(result()).toHaveValue('');
  });

  it('leaves the field empty to who goes on', async () => {
    start();
    await ask('50', 'EUR', 'USD');
    stop.abort();
    expect(result()).toHaveValue('');
    await userEvent.type(amount(), '0');
    expect(result()).toHaveValue('');
  });

  it('leaves the answer that the application has given meanwhile', async () => {
    start();
    await ask('50', 'EUR', 'USD');
    result().defaultValue = '58,00';
    stop.abort();
    expect(result()).toHaveValue('58,00');
  });

  it('says nothing when the application was quicker', async () => {
    await ask('50', 'EUR', 'USD');
    stop.abort();
    start();
    expect(result()).toHaveValue('');
  });
});
