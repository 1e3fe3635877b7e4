import { useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Logo } from '../../components/Logo';
import { paths } from '../../config/paths';
import { staffTexts } from '../../config/staffTexts';
import { texts } from '../../config/texts';
import { signOutRequested } from '../auth/authSlice';
import { Freshness } from '../currencies/Freshness';
import { selectUnsavedCount } from './editorSelectors';
import { LeaveConfirmation } from './LeaveConfirmation';
import { RatesEditorTable } from './RatesEditorTable';
import { SaveBar } from './SaveBar';
import { SaveConfirmation } from './SaveConfirmation';
import { useLeaveGuard } from './useLeaveGuard';

/** The whole editor: title, log out, table, save (specification, section 2), and the questions it asks. */
export function RatesEditor() {
  const dispatch = useDispatch();
  const headingId = useId();
  const unsavedCount = useSelector(selectUnsavedCount);
  const leaveGuard = useLeaveGuard(unsavedCount > 0);

  return (
    <>
      <div className="o-wrap staff-page__head">
        <Link className="staff-page__home" to={paths.home} aria-label={texts.navigation.home}>
          <Logo />
        </Link>
        <h1 id={headingId} className="staff-page__heading" tabIndex={-1}>
          {staffTexts.editor.heading}
        </h1>
        <button
          className="button button--outline"
          type="button"
          onClick={() => leaveGuard.request(() => dispatch(signOutRequested()))}
        >
          {staffTexts.editor.signOut}
        </button>
      </div>
      <div className="o-wrap">
        <Freshness headingId={headingId} />
        <RatesEditorTable />
      </div>
      <SaveBar />
      <SaveConfirmation />
      <LeaveConfirmation guard={leaveGuard} unsavedCount={unsavedCount} />
    </>
  );
}
