import { useId } from 'react';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { Logo } from '../../features/frame/Logo';
import { paths } from '../../site/paths';
import { fill } from '../../site/pattern';
import { useSite } from '../../site/useSite';
import { useStaffWords } from '../useStaffWords';
import { signOutRequested } from '../signIn/authSlice';
import { Freshness } from '../../features/rates/Freshness';
import { useUnsavedCount } from './useUnsavedCount';
import { LeaveConfirmation } from './LeaveConfirmation';
import { EditorTable } from './EditorTable';
import { SaveBar } from './SaveBar';
import { SaveConfirmation } from './SaveConfirmation';
import { useLeaveGuard } from './useLeaveGuard';

/** The whole editor: title, log out, table, save (rule 16), and the questions it asks. */
export function RateEditor() {
  const { words, office } = useSite();
  const staffWords = useStaffWords();
  const dispatch = useDispatch();
  const headingId = useId();
  const unsavedCount = useUnsavedCount();
  const leaveGuard = useLeaveGuard(unsavedCount > 0);

  return (
    <>
      <div className="o-wrap staff-page__head">
        <Link className="staff-page__home" to={paths.home} aria-label={fill(words.navigation.home, { brand: office.brand })}>
          <Logo />
        </Link>
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
        <EditorTable />
      </div>
      <SaveBar />
      <SaveConfirmation />
      <LeaveConfirmation guard={leaveGuard} unsavedCount={unsavedCount} />
    </>
  );
}
