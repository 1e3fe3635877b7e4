import { BASE_CURRENCY } from '../rates/currency';

/**
 * The notes that central banks have in circulation and that people commonly pay with, smallest first; compiled in
 * 2026-11.
 *
 * The table leaves out notes that are merely legal tender: notes that are no longer issued (500 EUR, 1,000 SGD, 2,000
 * INR), that coins replace (20 MXN, 20 PHP), or that are rare (2 USD, 2,000 JPY). Each line names where the central
 * bank shows its notes. These were looked up for the table: CZK, HUF, RON, DKK, IDR, INR, MXN, NOK, PHP, SGD, TRY. The
 * others rest on general knowledge.
 */
const BANKNOTES: ReadonlyMap<string, readonly number[]> = new Map([
  ['AUD', [5, 10, 20, 50, 100]], // Reserve Bank of Australia, banknotes.rba.gov.au
  ['BRL', [2, 5, 10, 20, 50, 100, 200]], // Banco Central do Brasil, www.bcb.gov.br/cedulasemoedas
  ['CAD', [5, 10, 20, 50, 100]], // Bank of Canada, www.bankofcanada.ca/banknotes
  ['CHF', [10, 20, 50, 100, 200, 1_000]], // Swiss National Bank, www.snb.ch: ninth series
  ['CNY', [1, 5, 10, 20, 50, 100]], // People's Bank of China, www.pbc.gov.cn: fifth series
  ['CZK', [100, 200, 500, 1_000, 2_000, 5_000]], // Česká národní banka, www.cnb.cz
  ['DKK', [50, 100, 200, 500]], // Danmarks Nationalbank, www.nationalbanken.dk: 1,000 ended on 31 May 2025
  ['EUR', [5, 10, 20, 50, 100, 200]], // European Central Bank, www.ecb.europa.eu: 500 has not been issued since 2019
  ['GBP', [5, 10, 20, 50]], // Bank of England, www.bankofengland.co.uk/banknotes
  ['HKD', [10, 20, 50, 100, 500, 1_000]], // Hong Kong Monetary Authority, www.hkma.gov.hk
  ['HUF', [500, 1_000, 2_000, 5_000, 10_000, 20_000]], // Magyar Nemzeti Bank, www.mnb.hu/bankjegy-es-erme
  ['IDR', [1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000]], // Bank Indonesia, www.bi.go.id: emission of 2022
  ['ILS', [20, 50, 100, 200]], // Bank of Israel, www.boi.org.il: series C
  ['INR', [10, 20, 50, 100, 200, 500]], // Reserve Bank of India, www.rbi.org.in: 2,000 withdrawn in May 2023
  ['ISK', [500, 1_000, 2_000, 5_000, 10_000]], // Seðlabanki Íslands, www.cb.is
  ['JPY', [1_000, 5_000, 10_000]], // Bank of Japan, www.boj.or.jp
  ['KRW', [1_000, 5_000, 10_000, 50_000]], // Bank of Korea, www.bok.or.kr
  ['MXN', [50, 100, 200, 500, 1_000]], // Banco de México, www.banxico.org.mx: family G
  ['MYR', [1, 5, 10, 20, 50, 100]], // Bank Negara Malaysia, www.bnm.gov.my
  ['NOK', [50, 100, 200, 500, 1_000]], // Norges Bank, www.norges-bank.no/en/topics/notes-and-coins: series VIII
  ['NZD', [5, 10, 20, 50, 100]], // Reserve Bank of New Zealand, www.rbnz.govt.nz
  ['PHP', [50, 100, 200, 500, 1_000]], // Bangko Sentral ng Pilipinas, www.bsp.gov.ph
  ['PLN', [10, 20, 50, 100, 200, 500]], // Narodowy Bank Polski, nbp.pl
  ['RON', [1, 5, 10, 20, 50, 100, 200, 500]], // Banca Națională a României, www.bnr.ro: 20 since December 2021
  ['SEK', [20, 50, 100, 200, 500, 1_000]], // Sveriges Riksbank, www.riksbank.se
  ['SGD', [2, 5, 10, 50, 100]], // Monetary Authority of Singapore, www.mas.gov.sg: 1,000 has not been issued since 2021
  ['THB', [20, 50, 100, 500, 1_000]], // Bank of Thailand, www.bot.or.th
  ['TRY', [5, 10, 20, 50, 100, 200]], // Türkiye Cumhuriyet Merkez Bankası, www.tcmb.gov.tr: ninth emission
  ['USD', [1, 5, 10, 20, 50, 100]], // U.S. Currency Education Program, www.uscurrency.gov
  ['ZAR', [10, 20, 50, 100, 200]], // South African Reserve Bank, www.resbank.co.za
]);

/** The smallest note that the office pays out, by currency; of a currency that isn't listed it pays out all notes. */
export type SmallestNotes = Readonly<Record<string, number>>;

/**
 * The notes in which a currency is paid, smallest first; null for the base currency, which is paid in coins too, and
 * for currencies whose notes are unknown (rule 99).
 */
export function notesOf(acronym: string, smallestNotes: SmallestNotes = {}): readonly number[] | null {
  const notes = acronym === BASE_CURRENCY ? undefined : BANKNOTES.get(acronym);
  const smallest = Object.hasOwn(smallestNotes, acronym) ? (smallestNotes[acronym] ?? 0) : 0;
  return notes?.filter((note) => note >= smallest) ?? null;
}
