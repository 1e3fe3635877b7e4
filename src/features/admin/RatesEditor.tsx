import { useDispatch, useSelector } from 'react-redux';
import { staffTexts } from '../../config/staffTexts';
import { signOutRequested } from '../auth/authSlice';
import { selectUnsavedCount } from './editorSelectors';
import { LeaveConfirmation } from './LeaveConfirmation';
import { RatesEditorTable } from './RatesEditorTable';
import { SaveBar } from './SaveBar';
import { SaveConfirmation } from './SaveConfirmation';
import { useLeaveGuard } from './useLeaveGuard';

/** The whole editor: title, log out, table, save (specification, section 2), and the questions it asks. */
export function RatesEditor() {
  const dispatch = useDispatch();
  const unsavedCount = useSelector(selectUnsavedCount);
  const leaveGuard = useLeaveGuard(unsavedCount > 0);

  return (
    <>
      <div className="o-wrap rate-editor__top">
        <h1 tabIndex={-1}>{staffTexts.editor.heading}</h1>
        <button
          className="button button--outline"
          type="button"
          onClick={() => leaveGuard.request(() => dispatch(signOutRequested()))}
        >
          {staffTexts.editor.signOut}
        </button>
      </div>
      <div className="o-wrap">
        <RatesEditorTable />
      </div>
      <SaveBar />
      <SaveConfirmation />
      <LeaveConfirmation guard={leaveGuard} unsavedCount={unsavedCount} />
    </>
  );
}
