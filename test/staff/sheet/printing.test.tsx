import { act, screen, waitFor, within } from '@testing-library/react';
import { RequestError } from '../../../src/ports/requestError';
import { buildRaw } from '../../support/builders';
import { buildHistory } from '../../support/buildHistory';
import type { RenderedApp } from '../../support/renderApp';
import { decimalPart, renderEditor } from '../../support/staffScreens';

// Tests of the whole application can exceed the default timeout on a busy machine.
jest.setTimeout(20_000);

const AT = Date.parse('2026-04-13T14:00:00Z');
const usd = (at: number, buy: number) => ({ acronym: 'USD', at, rates: { buy, sell: 1.15 } });
const { entries, present } = buildHistory([usd(AT - 60_000, 1.1), usd(AT, 1.187)]);
const rates = [
  ...present.map(({ key: _key, ...record }) => buildRaw(record as object)),
  buildRaw({ acronym: 'CZK', name_sk: 'česká koruna', buy: 24.9, sell: 23.85, updated: '2026-04-01T10:00:00' }),
  // Visitors don't see EUR in the list, so it isn't printed either.
  buildRaw({ acronym: 'EUR', buy: 1, sell: 1 }),
];

let app: RenderedApp;

async function openEditor(setUp: (app: RenderedApp) => void = () => undefined): Promise<void> {
  app = await renderEditor(rates);
  app.archiveReader.entries.push(...entries);
  app.clock.time = AT + 60_000;
  setUp(app);
}

/** The printed sheet, which is in the document beside the application and hidden on the screen. */
function paper(): HTMLElement {
  const [sheet, ...others] = document.querySelectorAll<HTMLElement>('body > .paper');
  expect(others).toEqual([]);
  return sheet as HTMLElement;
}
const paperText = () => paper().textContent.replace(/\s+/g, ' ');
const linesOnPaper = () =>
  within(paper())
    .getAllByRole('row', { hidden: true })
    .map((row) => [...row.children].map(({ textContent }) => textContent));
const dialog = () => screen.getByRole('dialog', { name: 'Vytlačiť kurzový lístok' });
const openDialog = () => app.user.click(screen.getByRole('button', { name: 'Vytlačiť kurzový lístok' }));
const press = (name: string) => app.user.click(within(dialog()).getByRole('button', { name }));

afterEach(() => app.stop());

describe('the sheet of the editor', () => {
  it('stands ready for paper: whose it is, since when it holds, what the sides mean, and room for number, signature and stamp', async () => {
    await openEditor();
    expect(paper()).not.toBeVisible();
    expect(paperText()).toContain('Kurzový lístok č. — zo dňa 13. 4. 2026');
    expect(paperText()).toContain('Platí od 13. 4. 2026 o 16:00');
    for (const text of [
      'Zmenáreň Pod vežou',
      'Prevádzkovateľ: Zmenáreň Pod vežou, s. r. o.',
      'IČO: 99999994',
      'Devízová licencia: ODT-99999/2023-1, Národná banka Slovenska, 3.5.2023',
      'Ukážka: údaje sú vymyslené.',
      'Kurz udáva počet jednotiek meny za 1 EUR.',
      'Nákup – vy menu predávate, my ju kupujeme.',
      'Predaj – vy menu kupujete, my ju predávame.',
      'Meno a podpis',
      'Odtlačok pečiatky',
    ]) {
      expect(paperText()).toContain(text);
    }
    expect(linesOnPaper().slice(2)).toEqual([
      ['USD', 'americký dolár', '1,187', '1,150'],
      ['CZK', 'česká koruna', '24,90', '23,85'],
    ]);
    expect(paperText()).not.toContain('neboli overené');
    expect(paperText()).not.toContain('Minulý');
  });

  it('has what is saved, never what is typed', async () => {
    await openEditor();
    await app.user.clear(decimalPart('USD', 'Nákup'));
    await app.user.type(decimalPart('USD', 'Nákup'), '777');
    expect(linesOnPaper()[2]).toEqual(['USD', 'americký dolár', '1,187', '1,150']);
    await openDialog();
    expect(within(dialog()).getByText('Neuložené zmeny na papieri nebudú.')).toBeVisible();
  });

  it('follows the list', async () => {
    await openEditor();
    act(() => app.gateway.sendRates(buildRaw({ buy: 1.2, updated: '2026-04-14T09:30:00' })));
    await waitFor(() => expect(linesOnPaper().slice(2)).toEqual([['USD', 'americký dolár', '1,200', '1,150']]));
    expect(paperText()).toContain('Platí od 14. 4. 2026 o 09:30');
  });

  it('says that the rates may be old, and how old, where nothing follows them', async () => {
    await openEditor();
    act(() => app.gateway.setConnected(false));
    expect(paperText()).toMatch(
      /Kurzy neboli overené: bez živého spojenia s databázou. Kurzy k \d+\. \d+\. \d{4} o \d\d:\d\d, pred \w+/,
    );
  });

  it('is gone with its page', async () => {
    await openEditor();
    await app.user.click(screen.getByRole('link', { name: 'Meny' }));
    expect(document.querySelector('.paper')).toBeNull();
  });
});

describe('printing the list', () => {
  it('finds its number first, and waits for it', async () => {
    await openEditor(({ archiveReader }) => archiveReader.answerWith('pending'));
    await openDialog();
    expect(within(dialog()).getByRole('status')).toHaveTextContent('Zisťuje sa číslo lístka…');
    expect(within(dialog()).getByRole('button', { name: 'Vytlačiť' })).toHaveFocus();
    await press('Vytlačiť');
    expect(app.printPage).not.toHaveBeenCalled();
  });

  it('prints it with its number', async () => {
    await openEditor();
    await openDialog();
    expect(within(dialog()).getByRole('status').textContent.replace(/\s+/g, ' ')).toBe('Kurzový lístok č. 2 zo dňa 13. 4. 2026');
    await press('Vytlačiť');
    expect(app.printPage).toHaveBeenCalledTimes(1);
    expect(paperText()).toContain('Kurzový lístok č. 2 zo dňa 13. 4. 2026');
    await press('Späť');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    // Ctrl+P now prints the number, too, until the list changes.
    expect(paperText()).toContain('Kurzový lístok č. 2 z');
    act(() => app.gateway.sendRates(buildRaw({ buy: 1.2 })));
    await waitFor(() => expect(paperText()).toContain('Kurzový lístok č. — z'));
  });

  it('says why the number is not known, prints without it, and tries again', async () => {
    await openEditor(({ archiveReader }) => archiveReader.answerWith(new RequestError('unreachable')));
    await openDialog();
    expect(within(dialog()).getByRole('alert')).toHaveTextContent(
      'Číslo lístka sa nepodarilo zistiť. Dá sa vytlačiť bez neho a dopísať rukou.Server je nedostupný.',
    );
    await press('Vytlačiť bez čísla');
    expect(app.printPage).toHaveBeenCalledTimes(1);
    expect(paperText()).toContain('Kurzový lístok č. — z');
    app.archiveReader.answerWith('success');
    await press('Skúsiť znova');
    expect(within(dialog()).getByRole('status')).toHaveTextContent('č. 2');
    expect(within(dialog()).getByRole('alert')).toBeEmptyDOMElement();
  });

  it('has no number for rates that are not live, until they are', async () => {
    await openEditor(({ gateway }) => act(() => gateway.setConnected(false)));
    await openDialog();
    expect(within(dialog()).getByText('Kurzy na tejto stránke nie sú živé.')).toBeVisible();
    act(() => app.gateway.setConnected(true));
    act(() => app.gateway.sendRates(...rates));
    expect(await within(dialog()).findByText(/č\.\s2\sz/)).toBeVisible();
  });

  it('looks for the number anew when the list changes meanwhile', async () => {
    await openEditor();
    await openDialog();
    const later = buildHistory([usd(AT - 60_000, 1.1), usd(AT, 1.187), usd(AT + 30_000, 1.2)]);
    app.archiveReader.entries.splice(0, Infinity, ...later.entries);
    act(() => app.gateway.sendRates(...later.present.map(({ key: _key, ...record }) => buildRaw(record as object))));
    expect(await within(dialog()).findByText(/č\.\s3\sz/)).toBeVisible();
    expect(paperText()).toContain('Kurzový lístok č. 3 z');
  });

  it('says that the archive does not know the last change', async () => {
    await openEditor(({ archiveReader }) => archiveReader.entries.splice(0));
    await openDialog();
    expect(within(dialog()).getByRole('status')).toHaveTextContent(
      'Túto zmenu kurzov archív nepozná. Číslo na lístok dopíšte rukou.',
    );
    await press('Vytlačiť');
    expect(app.printPage).toHaveBeenCalledTimes(1);
  });
});

describe('the rates for the counter', () => {
  it('are printed without a number or a signature, and only while they are chosen', async () => {
    await openEditor(({ archiveReader }) => archiveReader.answerWith('pending'));
    await openDialog();
    await app.user.click(within(dialog()).getByRole('radio', { name: /^Veľké kurzy/ }));
    await press('Vytlačiť');
    expect(app.printPage).toHaveBeenCalledTimes(1);
    expect(paperText()).toMatch(/Zmenáreň Pod vežou ?Platí od 13\. 4\. 2026 o 16:00/);
    expect(paperText()).toContain('Ukážka: údaje sú vymyslené.');
    expect(paperText()).not.toMatch(/č\.|podpis|IČO/);
    expect(linesOnPaper().slice(2)).toEqual([
      ['USD', '1,187', '1,150'],
      ['CZK', '24,90', '23,85'],
    ]);
    await press('Späť');
    expect(paperText()).toContain('Kurzový lístok č.');
  });
});

describe('the list of an earlier moment', () => {
  it('is printed as such, with the number that it had', async () => {
    await openEditor();
    app.gateway.answerReadsWith(rates);
    await app.user.click(screen.getByRole('link', { name: 'História' }));
    await app.user.click(screen.getByText('Zoznam k dátumu'));
    await app.user.type(screen.getByLabelText('Deň'), '2026-04-13');
    await app.user.clear(screen.getByLabelText('Čas'));
    await app.user.type(screen.getByLabelText('Čas'), '15:59');
    await app.user.click(screen.getByRole('button', { name: 'Ukázať zoznam' }));
    await screen.findByRole('table', { name: 'Kurzy platné 13.4.2026 o 15:59' });
    expect(paperText()).toContain('Platí od —');
    await openDialog();
    await press('Vytlačiť');
    expect(app.printPage).toHaveBeenCalledTimes(1);
    expect(paperText()).toContain('Kurzový lístok č. 1 zo dňa 13. 4. 2026');
    expect(paperText()).toContain('Platí od 13. 4. 2026 o 15:59');
    expect(paperText()).toContain('Minulý lístok: stav k 13. 4. 2026 o 15:59, nie súčasný.');
    expect(linesOnPaper()[2]).toEqual(['USD', 'americký dolár', '1,100', '1,150']);
  });
});
