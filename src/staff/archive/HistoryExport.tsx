import { useDispatch, useSelector } from 'react-redux';
import type { ArchiveFilter } from '../../domain/archive/filter';
import { ReadingProblem } from '../ReadingProblem';
import { useStaffWords } from '../useStaffWords';
import { exportRequested, selectExportReason, selectExportStatus } from './exportSlice';

/** Downloads the changes that match the filter. */
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

/** Says why nothing was downloaded. */
export function ExportAlert() {
  const words = useStaffWords().archive.exporting;
  const reason = useSelector(selectExportReason);
  const isEmpty = useSelector(selectExportStatus) === 'empty';
  return (
    <>
      <p role="status">{isEmpty && words.empty}</p>
      <ReadingProblem summary={reason && words.failed} reason={reason} />
    </>
  );
}
