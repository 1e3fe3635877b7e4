import { noFilter } from '../../../src/domain/archive/filter';
import { READ_LIMIT } from '../../../src/ports/archive';
import { RequestError } from '../../../src/ports/requestError';
import { watchExport } from '../../../src/staff/archive/exportSaga';
import { exportDismissed, exportRequested, selectExportReason } from '../../../src/staff/archive/exportSlice';
import { buildRaw } from '../../support/builders';
import { buildHistory } from '../../support/buildHistory';
import { startStaffSaga } from '../../support/startStaffSaga';

const NOW = Date.parse('2026-04-13T14:00:00Z');

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('an export', () => {
  const { entries } = buildHistory([
    { acronym: 'USD', at: NOW - 3_000, rates: { buy: 1.1, sell: 1 } },
    { acronym: 'USD', at: NOW - 1_000, rates: { buy: 1.21, sell: 1 } },
  ]);

  async function ask(setUp: (run: ReturnType<typeof startStaffSaga>) => void = () => undefined) {
    const run = startStaffSaga(watchExport, NOW);
    run.archiveReader.entries.push(...entries);
    run.archiveReader.names = { 'uid-jana': '=Jana' };
    run.gateway.answerReadsWith([buildRaw({ buy: 1.21, sell: 1 })]);
    setUp(run);
    await run.send(exportRequested({ ...noFilter, from: NOW - 2_000, to: NOW }));
    return run;
  }

  it('is a file of the changes that are looked for', async () => {
    const { files, state } = await ask();
    const [header, ...rows] = (files[0]?.text ?? '').split('\r\n');
    expect(header).toMatch(/^\ufeffČas;Čas UTC;Kto;Mena;/);
    expect(rows).toEqual([
      `2026-04-13T15:59:59+02:00;2026-04-13T13:59:59.000Z;'=Jana;USD;zmenená;1,1;1,21;10,00;1;1;0,00;save-${NOW - 1_000}`,
      '',
    ]);
    expect(files[0]?.name).toBe('historia-kurzov.csv');
    expect(state().archiveExport).toEqual({ status: 'idle' });
    expect(selectExportReason(state())).toBeNull();
  });

  it('holds every change since the archive began unless a first day is looked for', async () => {
    const { archiveReader, files, send } = await ask();
    await send(exportRequested(noFilter));
    expect(archiveReader.questions('readSince').map(([, since]) => since)).toEqual([NOW - 2_000, 0]);
    expect(files.map(({ text }) => text.split('\r\n').length - 2)).toEqual([1, 2]);
  });

  it('is no file when nothing matches', async () => {
    const { files, send, state } = await ask();
    await send(exportRequested({ ...noFilter, acronym: 'CZK' }));
    expect(state().archiveExport).toEqual({ status: 'empty' });
    expect(files).toHaveLength(1);
  });

  it('is not made after it was dismissed', async () => {
    const { archiveReader, files, send, settle, state } = await ask((run) =>
      run.archiveReader.answerWith('pending', 'readNames'),
    );
    await send(exportDismissed());
    await settle(READ_LIMIT);
    expect(state().archiveExport).toEqual({ status: 'idle' });
    expect(files).toEqual([]);
    expect(archiveReader.questions('readSince')).toHaveLength(1);
  });

  it('tells why it could not be made', async () => {
    const { files, state } = await ask(({ archiveReader }) => archiveReader.answerWith(new RequestError('sessionEnded')));
    expect(files).toEqual([]);
    expect(selectExportReason(state())).toBe('sessionEnded');
  });
});
