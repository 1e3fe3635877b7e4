import fc from 'fast-check';
import { areColumnsKnown, assignRole, listedRows, recogniseColumns } from '../../../src/domain/import/columns';
import type { ColumnRole } from '../../../src/domain/import/headings';
import { columnRoles } from '../../../src/domain/import/headings';
import { rowsOfLines } from '../../support/importedLists';

const anyRoles = fc.array(fc.constantFrom(...columnRoles), { minLength: 1, maxLength: 8 });

describe('recogniseColumns', () => {
  it('leaves out empty columns to the right of the list', () => {
    const beside = ';'.repeat(16_381);
    const rows = rowsOfLines(`Mena;Nákup;Predaj${beside}`, `USD;1,19;1,15${beside}`);
    expect(recogniseColumns(rows).roles).toEqual(['currency', 'buy', 'sell']);
  });

  it.each<[string, readonly ColumnRole[]]>([
    ['Mena;Nákup;Predaj', ['currency', 'buy', 'sell']],
    ['mena;nakup;predaj', ['currency', 'buy', 'sell']],
    ['Kód meny;Kurz nákup;Kurz predaj', ['currency', 'buy', 'sell']],
    ['Code;We buy;We sell', ['currency', 'buy', 'sell']],
    ['Currency;Bid;Ask', ['currency', 'buy', 'sell']],
    ['ISO kód;VALUTY\u00a0NÁKUP;VALUTY PREDAJ', ['currency', 'buy', 'sell']],
    ['currency;units_per_eur;date', ['currency', 'middle', 'ignored']],
    ['Mena;Množstvo;Kurz', ['currency', 'units', 'middle']],
    ['kód;množství;kurz', ['currency', 'units', 'middle']],
    ['kód;jednotka;stred', ['currency', 'units', 'middle']],
    ['Currency;Units;Exchange rate', ['currency', 'units', 'middle']],
    ['Mena;Počet;Názov', ['currency', 'units', 'ignored']],
    ['Nákup;Predaj;Stred', ['buy', 'sell', 'ignored']],
    ['Mena;Nákup;Výkup', ['currency', 'ignored', 'ignored']],
    ['Mena;Nákup;Stred', ['currency', 'buy', 'ignored']],
    ['Mena;Predaj;Stred', ['currency', 'sell', 'ignored']],
    ['Mena;Názov;Vlajka', ['currency', 'ignored', 'ignored']],
    ['Mena;Kurz 2;Poznámka', ['currency', 'middle', 'ignored']],
    ['Mena;1 nákup;Predaj', ['currency', 'buy', 'sell']],
    ['currency;units per – EUR;date', ['currency', 'middle', 'ignored']],
    ['Mena;Kúpa;Predaj', ['currency', 'buy', 'sell']],
    ['Měna;Kupujeme;Prodáváme', ['currency', 'buy', 'sell']],
    ['Währung;Ankauf;Verkauf', ['currency', 'buy', 'sell']],
    ['Valuta;Vétel;Eladás', ['currency', 'buy', 'sell']],
    ['Waluta;Kupno;Sprzedaż', ['currency', 'buy', 'sell']],
    ['Mena;Nákup (vy predávate);Predaj (vy kupujete)', ['currency', 'buy', 'sell']],
    ['Currency;We buy (you sell);We sell (you buy)', ['currency', 'buy', 'sell']],
    ['Kód;Nákupné kurzy;Predajné kurzy', ['currency', 'buy', 'sell']],
    ['Kód;Nákupná cena;Predajná cena', ['currency', 'buy', 'sell']],
    ['Skupina;Nákup;Predaj', ['ignored', 'buy', 'sell']],
    ['13.4.2026;Nákup;Predaj', ['ignored', 'buy', 'sell']],
  ])('%s', (heading, roles) => {
    const list = rowsOfLines(heading, 'x1;1,18;1,15');
    expect(recogniseColumns(list)).toEqual({ headingIndex: 0, roles });
  });

  it.each([
    ['a side twice', 'Mena;Devíza nákup;Devíza predaj;Valuta nákup;Valuta predaj;Stred', 'USD;1,18;1,16;1,19;1,15;1,17'],
    ['one side twice', 'Mena;Nákup;Predaj;Predaj nad 1000 EUR', 'USD;1,18;1,15;1,16'],
    ['numbers without a heading', 'Mena;Nákup;;Predaj;', 'USD;1,18;1,19;1,16;1,15'],
    ['more columns of numbers than headings', 'Mena;Nákup;Predaj', 'USD;dolár;1,18;1,15'],
    ['more headings than columns', 'Mena;Kurz;nákup;Kurz;predaj', 'USD;1,18;1,15'],
    ['one side beside numbers of unknown meaning', 'Mena;Ostpreis;Predaj', 'USD;1,18;1,15'],
    ['a shop beside one side', 'Predajňa;Mena;Nákup', '12;USD;1,18'],
  ])('asks which columns hold the rates when the headings tell of %s', (_case, heading, ...lines) => {
    const { roles } = recogniseColumns(rowsOfLines(heading, ...lines, ...lines));
    expect(roles.filter((role) => role !== 'ignored')).toEqual(['currency']);
  });

  it('asks nothing about numbers besides both sides or a middle rate, as far as they have a heading', () => {
    expect(recogniseColumns(rowsOfLines('Mena;Nákup;Predaj;Zásoba', 'USD;1,18;1,15;500')).roles).toEqual([
      'currency',
      'buy',
      'sell',
      'ignored',
    ]);
    expect(recogniseColumns(rowsOfLines(';Mena;Nákup;Predaj', '1;USD;1,18;1,15', '2;CZK;24,9;23,9')).roles).toEqual([
      'ignored',
      'currency',
      'buy',
      'sell',
    ]);
    expect(recogniseColumns(rowsOfLines('Mena;Kurz;Zmena', 'USD;1,18;0,1')).roles).toEqual(['currency', 'middle', 'ignored']);
  });

  it('takes the codes where another column is headed "mena" as well', () => {
    expect(recogniseColumns(rowsOfLines('Mena;Kód;Kurz', 'dolár;USD;1,18')).roles).toEqual(['ignored', 'currency', 'middle']);
  });

  it('takes the column that holds the codes when the headed one holds names, or none is headed', () => {
    expect(recogniseColumns(rowsOfLines('Mena;;Kurz', 'dolár;USD;1,18')).roles).toEqual(['ignored', 'currency', 'middle']);
    expect(recogniseColumns(rowsOfLines(';Nákup;Predaj', 'USD;1,18;1,15')).roles).toEqual(['currency', 'buy', 'sell']);
  });

  it('leaves the headed column its role as long as it holds any code, wherever it stands', () => {
    const lines = ['USD;USD;1,18', 'dolár;CAD;1,6', 'dolár;AUD;1,7'];
    expect(recogniseColumns(rowsOfLines('Mena;;Kurz', ...lines)).roles).toEqual(['currency', 'ignored', 'middle']);
    const others = ['USD;USD;1,18', 'CAD;dolár;1,6', 'AUD;dolár;1,7'];
    expect(recogniseColumns(rowsOfLines(';Mena;Kurz', ...others)).roles).toEqual(['ignored', 'currency', 'middle']);
  });

  it('takes no column for codes of which half is none, nor one of two', () => {
    expect(recogniseColumns(rowsOfLines('USD;1', 'dolár;2')).roles).toEqual(['ignored', 'ignored']);
    expect(recogniseColumns(rowsOfLines('USD;1', 'CZK;2', 'dolár;3')).roles).toEqual(['currency', 'ignored']);
    expect(recogniseColumns(rowsOfLines('USD;EUR;1', 'CZK;EUR;2')).roles).toEqual(['ignored', 'ignored', 'ignored']);
  });

  it('takes no column with a role for codes', () => {
    expect(recogniseColumns(rowsOfLines('Mena;Kurz', 'dolár;USD')).roles).toEqual(['currency', 'middle']);
  });

  it('looks for headings near the top alone', () => {
    const title = (rows: number): readonly string[] => Array.from({ length: rows }, () => 'Lístok');
    expect(recogniseColumns(rowsOfLines(...title(11), 'Mena;Kurz', 'USD;1,18')).headingIndex).toBe(11);
    expect(recogniseColumns(rowsOfLines(...title(12), 'Mena;Kurz', 'USD;1,18')).headingIndex).toBeNull();
  });

  it('finds the headings below a title, and never takes numbers for them', () => {
    expect(recogniseColumns(rowsOfLines('Kurzový lístok', '', 'Mena;Kurz', 'USD;1,18')).headingIndex).toBe(2);
    expect(recogniseColumns(rowsOfLines('Rate;1,18')).headingIndex).toBeNull();
    expect(recogniseColumns(rowsOfLines('Rate; 1,18 ')).headingIndex).toBeNull();
  });

  it('knows nothing but the codes without headings', () => {
    expect(recogniseColumns(rowsOfLines('USD;1,18;1,15', 'CZK;24,9;23,9'))).toEqual({
      headingIndex: null,
      roles: ['currency', 'ignored', 'ignored'],
    });
  });

  it('tells of every column with contents of any table, and of no role twice', () => {
    const tables = fc.array(fc.array(fc.oneof(fc.string(), fc.constantFrom('mena', 'nákup', 'kurz', 'USD', '1,2'))));
    fc.assert(
      fc.property(tables, (cells) => {
        const rows = cells.map((row, index) => ({ line: index + 1, cells: row }));
        const { roles } = recogniseColumns(rows);
        const told = roles.filter((role) => role !== 'ignored');
        const isFilled = (column: number) => cells.some((row) => (row[column] ?? '').trim() !== '');
        expect(roles.length === 0 || isFilled(roles.length - 1)).toBe(true);
        expect(cells.every((row) => row.slice(roles.length).every((cell) => cell.trim() === ''))).toBe(true);
        expect(new Set(told).size).toBe(told.length);
      }),
    );
  });
});

describe('listedRows', () => {
  it('leaves out what is above the headings and what is empty', () => {
    const rows = rowsOfLines('Lístok', 'Mena;Kurz', 'USD;1,18', ';', 'CZK;24');
    expect(listedRows(rows, 1).map(({ line }) => line)).toEqual([3, 5]);
    expect(listedRows(rows, null)).toHaveLength(4);
    expect(listedRows(rowsOfLines(' ;\u00a0'), null)).toEqual([]);
  });
});

describe('areColumnsKnown', () => {
  it.each<[readonly ColumnRole[], boolean]>([
    [['currency', 'buy'], true],
    [['sell', 'currency'], true],
    [['currency', 'middle', 'units'], true],
    [['currency', 'units'], false],
    [['buy', 'sell'], false],
    [[], false],
  ])('%j: %s', (roles, isKnown) => {
    expect(areColumnsKnown(roles)).toBe(isKnown);
  });
});

describe('assignRole', () => {
  it('takes the role from the column that had it', () => {
    expect(assignRole(['buy', 'sell', 'ignored'], 2, 'buy')).toEqual(['ignored', 'sell', 'buy']);
  });

  it('knows either a middle rate or sides', () => {
    expect(assignRole(['currency', 'buy', 'sell'], 2, 'middle')).toEqual(['currency', 'ignored', 'middle']);
    expect(assignRole(['currency', 'middle', 'ignored'], 2, 'sell')).toEqual(['currency', 'ignored', 'sell']);
    expect(assignRole(['currency', 'middle', 'ignored'], 2, 'buy')).toEqual(['currency', 'ignored', 'buy']);
    expect(assignRole(['currency', 'middle', 'ignored'], 2, 'units')).toEqual(['currency', 'middle', 'units']);
  });

  it('gives the column its role, and changes others only to none', () => {
    fc.assert(
      fc.property(anyRoles, fc.nat(7), fc.constantFrom(...columnRoles), (roles, place, role) => {
        const column = place % roles.length;
        const next = assignRole(roles, column, role);
        expect(next[column]).toBe(role);
        next.forEach((other, index) => index !== column && expect(['ignored', roles[index]]).toContain(other));
      }),
    );
  });
});
