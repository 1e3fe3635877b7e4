import { useId } from 'react';
import { useDispatch } from 'react-redux';
import { HomeLink } from '../../features/frame/HomeLink';
import { useStaffWords } from '../useStaffWords';
import { signOutRequested } from '../signIn/authSlice';
import { Freshness } from '../../features/rates/Freshness';
import { useUnsavedCount } from './useUnsavedCount';
import { GoneEdits } from './GoneEdits';
import { LeaveConfirmation } from './LeaveConfirmation';
import { StrangerAlert } from '../signIn/StrangerAlert';
import { OddRecords } from './OddRecords';
import { EditorTable } from './EditorTable';
import { SaveBar } from './SaveBar';
import { SaveConfirmation } from './SaveConfirmation';
import { useLeaveGuard } from './useLeaveGuard';

/** The whole editor: title, log out, table, save (rule 16), and the questions it asks. */
export function RateEditor() {
  const staffWords = useStaffWords();
  const dispatch = useDispatch();
  const headingId = useId();
  const unsavedCount = useUnsavedCount();
  const leaveGuard = useLeaveGuard(unsavedCount > 0);

  return (
    <>
      <div className="o-wrap staff-page__head">
        <HomeLink className="staff-page__home" />
        <h1 id={headingId} className="staff-page__heading" tabIndex={-1}>
          {staffWords.editor.heading}
        </h1>
        <button
          className="button button--outline"
          type="button"
          onClick={() => leaveGuard.request(() => dispatch(signOutRequested()))}
        >
          {staffWords.editor.signOut}
        </button>
      </div>
      <div className="o-wrap">
        <Freshness headingId={headingId} />
        <StrangerAlert />
        <EditorTable />
        <GoneEdits />
        <OddRecords />
      </div>
      <SaveBar />
      <SaveConfirmation />
      <LeaveConfirmation guard={leaveGuard} unsavedCount={unsavedCount} />
    </>
  );
}
