import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { buildRaw } from '../../support/builders';
import { buildSpreadsheet } from '../../support/buildSpreadsheet';
import type { RenderedApp } from '../../support/renderApp';
import { decimalPart, renderEditor, saveButton, STAFF_EMAIL, staffRates, wholePart } from '../../support/staffScreens';

// Tests of the whole application can exceed the default timeout on a busy machine.
jest.setTimeout(20_000);

const EARLIER = '2026-04-13T10:00:00';

let app: RenderedApp;

beforeEach(async () => {
  app = await renderEditor(staffRates.map(({ key, value }) => ({ key, value: { ...(value as object), updated: EARLIER } })));
});

afterEach(() => app.stop());

const goTo = (name: 'Kurzy' | 'Import') =>
  app.user.click(within(screen.getByRole('navigation', { name: 'Stránky pre zamestnancov' })).getByRole('link', { name }));

async function openImport(): Promise<void> {
  await goTo('Import');
  await screen.findByRole('heading', { name: 'Import kurzov' });
}

const textBox = () => screen.getByRole('textbox', { name: 'Kurzový lístok ako text' });

async function paste(...lines: readonly string[]): Promise<void> {
  await app.user.clear(textBox());
  await app.user.click(textBox());
  await app.user.paste(lines.join('\n'));
}

/** The rows of the preview: the code, then what each side would become. */
async function previewRows(): Promise<readonly (readonly string[])[]> {
  const table = await screen.findByRole('table');
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      [...within(row).getAllByRole('rowheader'), ...within(row).getAllByRole('cell')].map(({ textContent }) =>
        textContent.replace(/\u00a0/g, ' ').trim(),
      ),
    );
}

const signOut = () => app.user.click(screen.getByRole('button', { name: 'Odhlásiť sa' }));
const takeOver = (count: string) => app.user.click(screen.getByRole('button', { name: `Prevziať do editora: ${count}` }));

/** Adds a way to read the bytes, which jsdom's files lack. */
function fileOf(name: string, bytes: Uint8Array<ArrayBuffer>): File {
  return Object.assign(new File([bytes], name), { arrayBuffer: () => Promise.resolve(bytes.buffer) });
}

describe('moving between the editor and the import', () => {
  it('keeps edits, what was pasted, and the session, and asks nothing', async () => {
    await app.user.type(decimalPart('USD', 'Nákup'), '5');
    await openImport();
    expect(screen.getByRole('heading', { name: 'Import kurzov' })).toHaveFocus();
    expect(document.title).toMatch(/^Import kurzov/);
    expect(screen.getByRole('link', { name: 'Import' })).toHaveAttribute('aria-current', 'page');
    await paste('Mena;Nákup', 'CZK;25');
    await goTo('Kurzy');
    expect(await screen.findByRole('heading', { name: 'Úprava kurzov' })).toHaveFocus();
    expect(decimalPart('USD', 'Nákup')).toHaveValue('5');
    await goTo('Import');
    expect(textBox()).toHaveValue('Mena;Nákup\nCZK;25');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(app.sessionStore.entry).toBe(STAFF_EMAIL);
    expect(app.authGateway.signOuts.made).toBe(0);
  });

  it('asks about edits of the editor when the site is left from here', async () => {
    await app.user.type(decimalPart('USD', 'Nákup'), '5');
    await openImport();
    await app.user.click(screen.getByRole('link', { name: /úvodná stránka/ }));
    expect(screen.getByRole('dialog')).toHaveTextContent('1 neuložená zmena');
    await app.user.click(screen.getByRole('button', { name: 'Odísť bez uloženia' }));
    await screen.findByRole('heading', { name: 'Kurzový lístok' });
    expect(app.sessionStore.entry ?? null).toBeNull();
  });

  it('forgets what was pasted when somebody signs out', async () => {
    await openImport();
    await paste('Mena;Nákup', 'CZK;25');
    await signOut();
    await app.user.click(screen.getByRole('button', { name: 'Odísť bez uloženia' }));
    await screen.findByRole('heading', { name: 'Prihlásenie' });
    expect(JSON.stringify(app.store.getState())).not.toContain('CZK;25');
  });
});

describe('a pasted list', () => {
  it('is previewed with old and new rates, and becomes edits that are saved as any others', async () => {
    await openImport();
    await paste('Mena\tNákup\tPredaj', 'USD\t1,19\t1,151', 'CZK\t29,9\t23,85', 'HUF\t374\t359,5', 'XAU\t1\t1');
    expect(await previewRows()).toEqual([
      ['USD', '1,187 → 1,190 +0,25 %', '1,150 → 1,151 +0,09 %'],
      ['CZK', '24,90 → 29,90 +20,08 % veľká zmena', ''],
    ]);
    expect(screen.getByText('Mien s novým kurzom: 2.')).toHaveAttribute('role', 'status');
    expect(screen.getByText('Bez zmeny: HUF.')).toBeVisible();
    expect(screen.getByText('Zoznam zmenárne nemá: XAU (riadok 5)')).toBeVisible();
    await app.user.click(screen.getByRole('checkbox', { name: 'CZK' }));
    await takeOver('1 mena');

    expect(await screen.findByRole('heading', { name: 'Úprava kurzov' })).toHaveFocus();
    expect(screen.getByText('2 neuložené zmeny')).toBeVisible();
    expect([wholePart('USD', 'Nákup'), decimalPart('USD', 'Nákup')].map(({ value }) => value)).toEqual(['1', '19']);
    expect(decimalPart('CZK', 'Nákup')).toHaveValue('9');
    expect(app.ratesWriter.writes).toEqual([]);
    await app.user.click(saveButton());
    await screen.findByText('Zmeny boli úspešne uložené.');
    expect(app.ratesWriter.writes).toEqual([
      expect.objectContaining({ acronym: 'USD', change: expect.objectContaining({ buy: 1.19, sell: 1.151 }) as unknown }),
    ]);
    await goTo('Import');
    expect(textBox()).toHaveValue('');
  });

  it('is compared with nothing while the office has no currency, which is said', async () => {
    await openImport();
    act(() => app.gateway.sendRates());
    await paste('Mena;Nákup', 'USD;1,19');
    expect(await screen.findByText('V zozname nie je nijaká mena, ktorú možno upraviť.')).toHaveAttribute('role', 'status');
  });

  it('passes the questions of the editor', async () => {
    await openImport();
    await paste('Mena;Nákup', 'CZK;29,9');
    await previewRows();
    await takeOver('1 mena');
    await app.user.click(await screen.findByRole('button', { name: 'Uložiť' }));
    expect(await screen.findByRole('dialog')).toHaveTextContent('zmena o viac ako 10 %');
    expect(app.ratesWriter.writes).toEqual([]);
  });

  it('says how it was understood, and follows another answer', async () => {
    await openImport();
    await paste('Mena;Kurz', 'USD;1,2', 'HUF;3,75');
    await previewRows();
    expect(screen.getByText(/Lístok má jeden stredný kurz/)).toBeVisible();
    const question = within(screen.getByRole('radiogroup', { name: 'Ako je lístok zapísaný' }));
    expect(question.getByRole('radio', { name: /HUF po 100\. Napríklad HUF: 3,75 v lístku je kurz 375,0/ })).toBeChecked();
    await app.user.click(question.getByRole('radio', { name: /^Jednotky meny za 1\u00a0EUR; všetky meny po 1/ }));
    expect((await previewRows())[1]?.[1]).toMatch(/^374,0 → 3,8/);
  });

  it('without a code of any currency says what is missing', async () => {
    await openImport();
    await paste('Nákup;Predaj', '1,19;1,151', '24,8;23,9');
    expect(await screen.findByText(/V lístku nie je kód ani jednej meny z editora/)).toBeVisible();
  });

  it('without headings asks for its columns', async () => {
    await openImport();
    await paste('USD;1,19;1,151', 'CZK;24,8;23,9');
    expect(await screen.findByText(/Vyberte, v ktorom stĺpci je kód meny/)).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Stĺpec 1' })).toHaveDisplayValue('kód meny');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Stĺpec 2' }), 'nákup');
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Stĺpec 3' }), 'predaj');
    expect((await previewRows()).map(([acronym]) => acronym)).toEqual(['USD', 'CZK']);
    // The choices remain valid when the text gets another row.
    await app.user.type(textBox(), '\nHUF;375;360');
    await waitFor(async () => expect(await previewRows()).toHaveLength(3));
  });

  it('that comes near nothing is not taken over before somebody says what it is', async () => {
    await openImport();
    await paste('Mena;Nákup', 'USD;7,5', 'CZK;3,00');
    expect(await screen.findByText(/Ani jeden zápis nevychádza blízko/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Prevziať/ })).not.toBeInTheDocument();
    await app.user.click(screen.getByRole('radio', { name: /^Eurá za jednotku meny; všetky meny po 1/ }));
    expect(await previewRows()).toHaveLength(2);
  });

  it('with buy below sell throughout asks which is which', async () => {
    await openImport();
    await paste('Mena;Nákup;Predaj', 'USD;1,15;1,19', 'CZK;23,8;25');
    const question = await screen.findByRole('radiogroup', { name: 'Nákup je v celom lístku nižší ako predaj' });
    expect(screen.queryByRole('button', { name: /^Prevziať/ })).not.toBeInTheDocument();
    await app.user.click(within(question).getByRole('radio', { name: 'Vymeniť nákup a predaj' }));
    expect((await previewRows())[0]).toEqual(['USD', '1,187 → 1,190 +0,25 %', '']);
  });

  it('with every number of three digits behind its mark asks what that parts', async () => {
    await openImport();
    await paste('Mena;Nákup', 'USD;1.190', 'CZK;24.800');
    const question = within(await screen.findByRole('radiogroup', { name: 'Čo oddeľuje desatinné miesta' }));
    expect(question.getByRole('radio', { name: 'Bodka' })).toBeChecked();
    await app.user.click(question.getByRole('radio', { name: 'Čiarka' }));
    expect(question.getByRole('radio', { name: 'Čiarka' })).toBeChecked();
  });

  it('says when nothing is chosen, nothing changes or nothing can be used', async () => {
    await openImport();
    await paste('Mena;Nákup', 'USD;1,19');
    await previewRows();
    await app.user.click(screen.getByRole('checkbox', { name: 'USD' }));
    expect(screen.getByText('Nie je vybratá ani jedna mena.')).toBeVisible();
    await paste('Mena;Nákup', 'USD;1,187');
    expect(await screen.findByText('Žiadny kurz sa nezmení.')).toBeVisible();
    await paste('Mena;Nákup', 'USD;n/a');
    expect(await screen.findByText('Z lístka sa nedá použiť ani jeden kurz.')).toBeVisible();
    expect(screen.getByText('Riadok 2: USD nákup „n/a“ sa nedá prečítať ako kurz')).toBeVisible();
  });

  it('takes the place of what is unsaved in the same fields, and says so before', async () => {
    await app.user.type(decimalPart('USD', 'Nákup'), '5');
    await openImport();
    await paste('Mena;Nákup', 'USD;1,19');
    await previewRows();
    expect(screen.getByText(/^V editore: 1 neuložená zmena\. Pre kurzy, ktoré sú aj v lístku, platí lístok\.$/)).toBeVisible();
    await takeOver('1 mena');
    expect(decimalPart('USD', 'Nákup')).toHaveValue('19');
  });

  it('discards what is unsaved where it has the stored rate, but for what it lacks and for rows that are left out', async () => {
    await app.user.type(decimalPart('USD', 'Nákup'), '5');
    await app.user.type(decimalPart('CZK', 'Nákup'), '5');
    await app.user.type(decimalPart('HUF', 'Nákup'), '5');
    await app.user.type(decimalPart('HUF', 'Predaj'), '1');
    await openImport();
    await paste('Mena;Nákup;Predaj', 'USD;1,187;1,14', 'CZK;24,9;23,8', 'HUF;374;');
    await previewRows();
    await app.user.click(screen.getByRole('checkbox', { name: 'CZK' }));
    expect(screen.getByText(/^V editore: 4 neuložené zmeny\./)).toBeVisible();
    await takeOver('2 meny');
    expect(decimalPart('USD', 'Nákup')).toHaveValue('187');
    expect(decimalPart('USD', 'Predaj')).toHaveValue('14');
    expect(decimalPart('CZK', 'Nákup')).toHaveValue('5');
    expect(decimalPart('HUF', 'Nákup')).toHaveValue('0');
    expect(decimalPart('HUF', 'Predaj')).toHaveValue('1');
    expect(screen.getByText('3 neuložené zmeny')).toBeVisible();
  });

  it('discards what is unsaved also where it has nothing but stored rates', async () => {
    await app.user.type(decimalPart('USD', 'Nákup'), '5');
    await app.user.type(decimalPart('CZK', 'Nákup'), '5');
    await openImport();
    await paste('Mena;Nákup', 'USD;1,187');
    expect(await screen.findByText('Žiadny kurz sa nezmení.')).toBeVisible();
    expect(screen.getByText(/platí lístok/)).toBeVisible();
    await takeOver('1 mena');
    expect(decimalPart('USD', 'Nákup')).toHaveValue('187');
    expect(screen.getByText('1 neuložená zmena')).toBeVisible();
  });

  it('is refused as a whole when its rates are not against the euro', async () => {
    await openImport();
    await paste('Mena;Nákup;Predaj', 'EUR;0,905;0,955', 'USD;0,77;0,80');
    expect(await screen.findByText('Kurzy v lístku nie sú voči euru, preto sa nedajú použiť.')).toHaveAttribute('role', 'status');
    expect(screen.getByText('Riadok 2: EUR tu má iný kurz ako 1')).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Prevziať/ })).not.toBeInTheDocument();
  });

  it('is refused as a whole when its rates fit another currency better, which is named', async () => {
    act(() => app.gateway.sendRates(...staffRates, buildRaw({ acronym: 'GBP', buy: 0.88, sell: 0.85 })));
    await openImport();
    await paste('Mena;Nákup;Predaj', 'CZK;21,3;20,4', 'HUF;320;307,5', 'GBP;0,753;0,727');
    expect(await screen.findByText(/^Kurzy v lístku vychádzajú voči USD, nie voči euru/)).toHaveAttribute('role', 'status');
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Prevziať/ })).not.toBeInTheDocument();
  });

  it('goes on asking how it is quoted where the answer has put the list against another currency', async () => {
    act(() => app.gateway.sendRates(...staffRates, buildRaw({ acronym: 'JPY', buy: 190.5, sell: 183 })));
    await openImport();
    await paste('Mena;množstvo;Nákup;Predaj', 'USD;100;84,04;87', 'CZK;100;4,02;4,19', 'HUF;100;0,267;0,278');
    await app.user.click(await screen.findByRole('radio', { name: /^Eurá za jednotku meny; všetky meny po 1\b/ }));
    expect(await screen.findByText(/^Kurzy v lístku vychádzajú voči JPY/)).toBeVisible();
    expect(screen.getByRole('radio', { name: /^Eurá za jednotku meny; všetky meny po 1\b/ })).toBeChecked();
    await app.user.click(screen.getByRole('radio', { name: /^Eurá za jednotku meny; .*po 100\b/ }));
    expect(await previewRows()).toHaveLength(3);
  });

  it('goes on asking about the decimal mark where the answer has put the list against another currency', async () => {
    await openImport();
    await paste('Mena;Nákup;Predaj', 'EUR;1,000;1,000', 'USD;1,190;1,151');
    await app.user.click(await screen.findByRole('radio', { name: 'Bodka' }));
    expect(await screen.findByText('Kurzy v lístku nie sú voči euru, preto sa nedajú použiť.')).toBeVisible();
    await app.user.click(screen.getByRole('radio', { name: 'Čiarka' }));
    expect(await previewRows()).toHaveLength(1);
  });

  it('promises nothing where it can not be taken over', async () => {
    await app.user.type(decimalPart('CZK', 'Nákup'), '5');
    await openImport();
    await paste('Mena;Nákup', 'USD;1,187');
    expect(await screen.findByText('Žiadny kurz sa nezmení.')).toBeVisible();
    expect(screen.queryByText(/platí lístok/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Prevziať/ })).not.toBeInTheDocument();
  });
});

describe('a list that was not taken over', () => {
  it('is asked about before it is lost', async () => {
    await openImport();
    await paste('Mena;Nákup', 'USD;1,19');
    await signOut();
    const dialog = within(screen.getByRole('dialog', { name: 'Odísť bez uloženia?' }));
    expect(dialog.getByText('Importovaný zoznam ešte nie je prevzatý do editora.')).toBeVisible();
    expect(dialog.queryByText(/V editore/)).not.toBeInTheDocument();
    await app.user.click(dialog.getByRole('button', { name: 'Zostať' }));
    expect(textBox()).toHaveValue('Mena;Nákup\nUSD;1,19');
    await takeOver('1 mena');
    await signOut();
    const other = within(screen.getByRole('dialog', { name: 'Odísť bez uloženia?' }));
    expect(other.getByText('V editore: 1 neuložená zmena.')).toBeVisible();
    expect(other.queryByText(/Importovaný zoznam/)).not.toBeInTheDocument();
  });

  it('is nothing when its text is cleared', async () => {
    await openImport();
    await paste('Mena;Nákup', 'USD;1,19');
    await paste('');
    await signOut();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('a file', () => {
  const spreadsheet = fileOf(
    'kurzy.xlsx',
    buildSpreadsheet([
      ['Mena', 'Nákup'],
      ['USD', 1.19],
    ]),
  );

  it('that is chosen is read into the text', async () => {
    await openImport();
    await app.user.upload(screen.getByLabelText('Vybrať súbor'), spreadsheet);
    expect(await previewRows()).toEqual([['USD', '1,187 → 1,190 +0,25 %', '']]);
    expect(textBox()).toHaveValue('Mena\tNákup\nUSD\t1.19');
  });

  it('that is empty says so, and leaves the list that was pasted before', async () => {
    await openImport();
    await paste('Mena;Nákup', 'USD;1,19');
    await app.user.upload(screen.getByLabelText('Vybrať súbor'), fileOf('prazdny.csv', new Uint8Array()));
    expect(await screen.findByText('V súbore nič nie je.')).toBeVisible();
    expect(textBox()).toHaveValue('Mena;Nákup\nUSD;1,19');
    expect(await previewRows()).toHaveLength(1);
  });

  it('that is chosen again after it was changed is read as it is now, whichever reading ends last', async () => {
    await openImport();
    const ends: (() => void)[] = [];
    const slowFile = (text: string) => {
      const { buffer } = new TextEncoder().encode(text);
      const arrayBuffer = () => new Promise<ArrayBuffer>((resolve) => ends.push(() => resolve(buffer)));
      return Object.assign(new File([text], 'kurzy.csv'), { arrayBuffer });
    };
    await app.user.upload(screen.getByLabelText('Vybrať súbor'), slowFile('Mena;Nákup\nUSD;1,19'));
    await app.user.upload(screen.getByLabelText('Vybrať súbor'), slowFile('Mena;Nákup\nUSD;1,2'));
    expect(ends).toHaveLength(2);
    ends.forEach((end) => end());
    await waitFor(() => expect(textBox()).toHaveValue('Mena;Nákup\nUSD;1,2'));
    await previewRows();
    expect(textBox()).toHaveValue('Mena;Nákup\nUSD;1,2');
  });

  it('that is chosen again unchanged is previewed as before', async () => {
    await openImport();
    const unchanged = fileOf('kurzy.csv', new TextEncoder().encode('Mena;Nákup\nUSD;1,19'));
    await app.user.upload(screen.getByLabelText('Vybrať súbor'), unchanged);
    const before = await previewRows();
    await app.user.click(screen.getByRole('checkbox', { name: 'USD' }));
    await app.user.upload(screen.getByLabelText('Vybrať súbor'), unchanged);
    await waitFor(() => expect(screen.queryByText('Číta sa kurzy.csv…')).not.toBeInTheDocument());
    expect(await previewRows()).toEqual(before);
    expect(screen.getByRole('checkbox', { name: 'USD' })).not.toBeChecked();
  });

  it('with too many rows says so each time that it is chosen', async () => {
    await openImport();
    const long = fileOf('kurzy.csv', new TextEncoder().encode(`Mena;Nákup\n${'USD;1,19\n'.repeat(2_001)}`));
    for (const _time of ['first', 'second']) {
      await app.user.upload(screen.getByLabelText('Vybrať súbor'), long);
      expect(await screen.findByText(/^Na kurzový lístok je to priveľa/)).toBeVisible();
    }
  });

  it('that is dropped anywhere is read as well', async () => {
    await openImport();
    const dataTransfer = { types: ['Files'], files: [spreadsheet] };
    expect(fireEvent.dragOver(document.body, { dataTransfer })).toBe(false);
    expect(fireEvent.drop(document.body, { dataTransfer })).toBe(false);
    expect(await previewRows()).toHaveLength(1);
    expect(fireEvent.dragOver(document.body, { dataTransfer: { types: ['text/plain'], files: [] } })).toBe(true);
  });

  it('that can not be read says why, and nothing that was pasted is lost', async () => {
    await openImport();
    await paste('Mena;Nákup', 'USD;1,19');
    await previewRows();
    await app.user.upload(screen.getByLabelText('Vybrať súbor'), fileOf('kurzy.csv', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0])));
    expect(await screen.findByText(/Starý formát XLS/)).toBeVisible();
    expect(textBox()).toHaveValue('Mena;Nákup\nUSD;1,19');
    expect(await previewRows()).toHaveLength(1);
  });
});
