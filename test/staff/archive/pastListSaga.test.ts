import { READ_LIMIT } from '../../../src/ports/archive';
import { RequestError } from '../../../src/ports/requestError';
import { watchPastList } from '../../../src/staff/archive/pastListSaga';
import { pastListDismissed, pastListRequested } from '../../../src/staff/archive/pastListSlice';
import { buildRaw } from '../../support/builders';
import { buildHistory } from '../../support/buildHistory';
import { startStaffSaga } from '../../support/startStaffSaga';

const unreachable = new RequestError('unreachable');

const NOW = Date.parse('2026-04-13T14:00:00Z');

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the list of an earlier moment', () => {
  const { entries } = buildHistory([
    { acronym: 'USD', at: NOW - 3_000, rates: { buy: 1.1, sell: 1 } },
    { acronym: 'USD', at: NOW - 1_000, rates: { buy: 1.187, sell: 1.15 } },
  ]);

  async function ask(setUp: (run: ReturnType<typeof startStaffSaga>) => void = () => undefined) {
    const run = startStaffSaga(watchPastList, NOW);
    run.archiveReader.entries.push(...entries);
    run.gateway.answerReadsWith([buildRaw()]);
    setUp(run);
    await run.send(pastListRequested(NOW - 2_000));
    return run;
  }

  it('comes of the records and what was archived after it', async () => {
    const { state } = await ask();
    expect(state().pastList).toEqual({
      status: 'shown',
      moment: NOW - 2_000,
      list: { type: 'known', rates: [{ acronym: 'USD', buy: 1.1, sell: 1 }] },
    });
  });

  it('counts what was replaced in that very moment as over', async () => {
    const { archiveReader, send, state } = await ask();
    await send(pastListRequested(NOW - 1_000));
    expect(archiveReader.questions('readSince').map(([, since]) => since)).toEqual([NOW - 1_999, NOW - 999]);
    expect(state().pastList).toMatchObject({ list: { rates: [{ acronym: 'USD', buy: 1.187, sell: 1.15 }] } });
  });

  it('is not known of a time before the archive', async () => {
    const { send, state } = await ask();
    await send(pastListRequested(NOW - 3_001));
    expect(state().pastList).toMatchObject({ list: { type: 'beforeArchive', began: NOW - 3_000 } });
  });

  it('tells why it could not be read', async () => {
    const { state, reported } = await ask(({ archiveReader }) => archiveReader.answerWith(unreachable));
    expect(state().pastList).toMatchObject({ status: 'failed', reason: 'unreachable' });
    expect(reported).toEqual([unreachable]);
    const other = await ask(({ gateway }) => gateway.answerReadsWith(new Error('out of order')));
    expect(other.state().pastList).toMatchObject({ status: 'failed', reason: 'failed' });
  });

  it('is not shown after it was dismissed', async () => {
    const run = await ask(({ archiveReader }) => archiveReader.answerWith('pending'));
    await run.send(pastListDismissed());
    await run.settle(READ_LIMIT);
    expect(run.state().pastList).toEqual({ status: 'none' });
    expect(run.archiveReader.questions('readSince')).toHaveLength(1);
  });
});
