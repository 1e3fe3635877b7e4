import { useEffect, useId } from 'react';
import { useDispatch } from 'react-redux';
import { useStaffWords } from '../useStaffWords';
import { Freshness } from '../../features/rates/Freshness';
import { UnlistedAccountAlert } from '../signIn/UnlistedAccountAlert';
import { saveCancelled } from './editorSlice';
import { EditorTable } from './EditorTable';
import { OrphanedEdits } from './OrphanedEdits';
import { LastChangesProblem } from './LastChange';
import { FaultyRecords } from './FaultyRecords';
import { SaveBar } from './SaveBar';
import { SaveConfirmation } from './SaveConfirmation';

/** The editor: title, table, save (rule 16), and the question that a save may ask. */
export function RateEditorPage() {
  const words = useStaffWords().editor;
  const headingId = useId();
  const dispatch = useDispatch();
  // The browser's Back passes an open question, and leaving the page answers it.
  useEffect(() => () => void dispatch(saveCancelled()), [dispatch]);
  return (
    <>
      <div className="o-wrap staff-page__body">
        <h1 id={headingId} className="staff-page__heading" tabIndex={-1}>
          {words.heading}
        </h1>
        <Freshness headingId={headingId} />
        <UnlistedAccountAlert />
        <EditorTable />
        <LastChangesProblem />
        <OrphanedEdits />
        <FaultyRecords />
      </div>
      <SaveBar />
      <SaveConfirmation />
    </>
  );
}
