import { all, call, put, takeLatest } from 'typed-redux-saga';
import { toCsv } from '../../domain/archive/csv';
import { differencesOf } from '../../domain/archive/difference';
import { matchesArchiveFilter } from '../../domain/archive/filter';
import { parseCurrencies } from '../../features/rates/rateList';
import type { ArchiveReader } from '../../ports/archive';
import type { RatesGateway } from '../../ports/rates';
import type { ReportError } from '../../ports/reportError';
import { failureOf } from '../../ports/requestError';
import type { SaveFile } from '../../ports/saveFile';
import type { Office } from '../../site/office';
import type { StaffWords } from '../../site/words/staffWords';
import { withTimeLimit } from '../withTimeLimit';
import { exportDismissed, exportFailed, exportFoundNothing, exportRequested, exportSaved } from './exportSlice';
import { exportTable } from './exportTable';

export interface ExportServices {
  readonly archiveReader: ArchiveReader;
  readonly gateway: Pick<RatesGateway, 'readRates'>;
  readonly saveFile: SaveFile;
  readonly office: Pick<Office, 'timeZone'>;
  readonly reportError: ReportError;
}

/** Makes a file of the requested changes (rule 82). */
export function* watchExport(services: ExportServices, words: StaffWords['archive']) {
  yield* takeLatest([exportRequested, exportDismissed], exportChanges, services, words);
}

function* exportChanges(
  { archiveReader, gateway, saveFile, office, reportError }: ExportServices,
  words: StaffWords['archive'],
  event: ReturnType<typeof exportRequested | typeof exportDismissed>,
) {
  if (exportDismissed.match(event)) {
    return;
  }
  const filter = event.payload;
  try {
    const present = parseCurrencies(yield* withTimeLimit(() => gateway.readRates()));
    const { entries, names } = yield* all({
      entries: call(() => withTimeLimit(() => archiveReader.readSince(filter.from ?? 0))),
      names: call(() => withTimeLimit(() => archiveReader.readNames())),
    });
    const differences = differencesOf(entries, present).filter((change) => matchesArchiveFilter(change, filter));
    if (differences.length === 0) {
      yield* put(exportFoundNothing());
      return;
    }
    const table = exportTable(differences, { names, words, timeZone: office.timeZone });
    yield* call(saveFile, words.exported.fileName, toCsv(table));
    yield* put(exportSaved());
  } catch (error) {
    yield* call(reportError, error);
    yield* put(exportFailed(failureOf(error)));
  }
}
