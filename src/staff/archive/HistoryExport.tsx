import { useDispatch, useSelector } from 'react-redux';
import type { ArchiveFilter } from '../../domain/archive/filter';
import { Alert } from '../../ui/Alert';
import { useStaffWords } from '../useStaffWords';
import { exportRequested, selectExportReason, selectExportStatus } from './exportSlice';

/** Downloads the changes that are looked for. */
export function ExportButton({ filter }: { readonly filter: ArchiveFilter }) {
  const words = useStaffWords().archive.exporting;
  const dispatch = useDispatch();
  const isReading = useSelector(selectExportStatus) === 'reading';
  return (
    <button
      className="button"
      type="button"
      aria-disabled={isReading}
      onClick={() => !isReading && dispatch(exportRequested(filter))}
    >
      {isReading ? words.reading : words.start}
    </button>
  );
}

/** Says why nothing could be downloaded. */
export function ExportAlert() {
  const words = useStaffWords().archive;
  const reason = useSelector(selectExportReason);
  return (
    <Alert kind="failure">
      {reason !== null && (
        <>
          <p className="alert__summary">{words.exporting.failed}</p>
          <p>{words.reasons[reason]}</p>
        </>
      )}
    </Alert>
  );
}
