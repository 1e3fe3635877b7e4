import { strToU8, zipSync } from 'fflate';
import { parseDelimitedText, writeTabbedText } from '../../../src/staff/import/parsers/delimitedText';
import { LARGEST_FILE, readFile } from '../../../src/staff/import/readFile';
import { buildSpreadsheet } from '../../support/buildSpreadsheet';

const list = 'Mena;Nákup\nUSD – americký dolár;1,19\nČeská koruna CZK;24,8\n';

/** The same text in Windows-1250; only these letters of it are outside ASCII. */
const windows1250 = Uint8Array.from(
  [...list],
  (letter) => ({ á: 0xe1, '–': 0x96, ý: 0xfd, Č: 0xc8 })[letter] ?? letter.charCodeAt(0),
);
const utf8 = new TextEncoder().encode(list);
const utf16 = Uint8Array.from([
  0xff,
  0xfe,
  ...[...list].flatMap((letter) => [letter.charCodeAt(0) & 0xff, letter.charCodeAt(0) >> 8]),
]);

/** A file as the browser passes it on; those of jsdom have no way to read the bytes. */
const fileOf = (bytes: Uint8Array<ArrayBuffer>) =>
  ({ size: bytes.length, arrayBuffer: () => Promise.resolve(bytes.buffer) }) as unknown as Blob;

describe('readFile', () => {
  it.each([
    ['UTF-8', utf8],
    ['UTF-8 with a mark', Uint8Array.from([0xef, 0xbb, 0xbf, ...utf8])],
    ['UTF-16', utf16],
    ['windows-1250', windows1250],
  ])('reads %s', async (_name, bytes) => {
    expect(await readFile(fileOf(bytes))).toEqual({ text: list });
  });

  it("reads a spreadsheet's first sheet that is not empty, numbers without the noise of binary fractions", async () => {
    const bytes = buildSpreadsheet(
      [],
      [
        ['Mena', 'Nákup', 'Poznámka'],
        ['USD', 1.1684000000000001, null],
        ['CZK', 24.900000000000002, 'a\tb'],
        ['IDR', 20000, 1e-7],
      ],
    );
    expect(await readFile(fileOf(bytes))).toEqual({
      text: 'Mena\tNákup\tPoznámka\nUSD\t1.1684\t\nCZK\t24.9\t"a\tb"\nIDR\t20000\t0.0000001',
    });
  });

  it.each([
    ['with the comma of the numbers that are held as text', '0,946', '24,9'],
    ['with a point where texts have a point, too', '0.946', '24.9'],
  ])("writes a spreadsheet's numbers %s", async (_name, heldAsText, written) => {
    const bytes = buildSpreadsheet([
      ['CHF', heldAsText],
      ['CZK', 24.9],
    ]);
    expect(await readFile(fileOf(bytes))).toEqual({ text: `CHF\t${heldAsText}\nCZK\t${written}` });
  });

  it.each([
    ['an old or locked spreadsheet', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), 'oldExcel'],
    ['an empty file', new Uint8Array(), 'empty'],
    ['a file of blank lines', new TextEncoder().encode('\ufeff \r\n\r\n'), 'empty'],
    ['a spreadsheet without a cell', buildSpreadsheet([]), 'empty'],
    ['a PDF', new TextEncoder().encode('%PDF-1.7'), 'notAList'],
    ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), 'notAList'],
    ['a broken archive', Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 1, 2, 3]), 'damaged'],
    ['an archive of something else', new Uint8Array(zipSync({ 'a.txt': strToU8('a') })), 'damaged'],
    ['a spreadsheet cut short', buildSpreadsheet([['USD']]).slice(0, 400), 'damaged'],
    ['what would be far larger unpacked', new Uint8Array(zipSync({ 'xl/workbook.xml': new Uint8Array(600_000) })), 'tooLarge'],
    ['a large file', new Uint8Array(LARGEST_FILE + 1), 'tooLarge'],
  ] as const)('refuses %s', async (_name, bytes, failure) => {
    expect(await readFile(fileOf(bytes))).toEqual({ failure });
  });

  it('tells a file that is gone', async () => {
    const gone = { size: 1, arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')) } as unknown as Blob;
    expect(await readFile(gone)).toEqual({ failure: 'unreadable' });
  });
});

describe('parseDelimitedText', () => {
  it.each([
    ['tabs', 'Mena\tNákup\nUSD\t1,19'],
    ['semicolons', 'Mena;Nákup\nUSD;1,19'],
    ['semicolons and Windows line ends', 'Mena;Nákup\r\nUSD;1,19'],
    ['bars', 'Mena|Nákup\nUSD|1,19'],
    ['commas and quotes', 'Mena,Nákup\nUSD,"1,19"'],
    ['spaces', 'Mena Nákup\nUSD 1,19'],
    ['spaces of any width', '  Mena   Nákup\n USD \u00a0 1,19 '],
    ['tabs among many other lines', 'Dobrý deň,\n\nposielam kurzy.\n\nJana\nPrešov\n\nMena\tNákup\nUSD\t1,19'],
    ['semicolons below an indented title', '\tLístok\n\tzmenárne\nHUF;374\nPLN;4,3\nMena;Nákup\nUSD;1,19'],
    ['commas beside spaces', 'USD,25.11.2026 9.30,1.09\nMena,Nákup\nUSD,"1,19"'],
    ['tabs below a title', 'Kurzový lístok; platí, kým platí\nMena\tNákup\nUSD\t1,19'],
  ])('parts cells by %s', (_name, text) => {
    const rows = parseDelimitedText(text);
    expect(rows.slice(-2).map(({ cells }) => cells)).toEqual([
      ['Mena', 'Nákup'],
      ['USD', '1,19'],
    ]);
  });

  it('counts lines as editors do, over empty ones and breaks within cells', () => {
    const rows = parseDelimitedText('Mena;Názov\n\nUSD;"americký\ndolár"\nCZK;koruna\n');
    expect(rows.map(({ line, cells }) => [line, cells[0]])).toEqual([
      [1, 'Mena'],
      [2, ''],
      [3, 'USD'],
      [5, 'CZK'],
      [6, ''],
    ]);
  });

  it('reads back what was written', () => {
    const rows = [
      ['a', 'b "c"', 'd\te'],
      ['f\ng', '', ' h'],
    ];
    expect(parseDelimitedText(writeTabbedText(rows)).map(({ cells }) => cells)).toEqual(rows);
  });
});
