import { useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Logo } from '../../features/frame/Logo';
import { paths } from '../../site/paths';
import { staffTexts } from '../../site/words/staffWords';
import { texts } from '../../site/words/sk';
import { signOutRequested } from '../signIn/authSlice';
import { Freshness } from '../../features/rates/Freshness';
import { selectUnsavedCount } from './editorSelectors';
import { LeaveConfirmation } from './LeaveConfirmation';
import { EditorTable } from './EditorTable';
import { SaveBar } from './SaveBar';
import { SaveConfirmation } from './SaveConfirmation';
import { useLeaveGuard } from './useLeaveGuard';

/** The whole editor: title, log out, table, save (specification, section 2), and the questions it asks. */
export function RateEditor() {
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
        <EditorTable />
      </div>
      <SaveBar />
      <SaveConfirmation />
      <LeaveConfirmation guard={leaveGuard} unsavedCount={unsavedCount} />
    </>
  );
}
