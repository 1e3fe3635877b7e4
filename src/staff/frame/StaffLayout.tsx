import { useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { Footer } from '../../features/frame/Footer';
import { MAIN_CONTENT_ID } from '../../site/paths';
import { useSite } from '../../site/useSite';
import { signOutRequested } from '../signIn/authSlice';
import { RequireStaff } from '../signIn/RequireStaff';
import { useSignOutOnLeaving } from '../signIn/useSignOutOnLeaving';
import { LeaveConfirmation } from './LeaveConfirmation';
import { StaffNavbar } from './StaffNavbar';
import { useLeaveGuard } from './useLeaveGuard';
import { useUnsavedWork } from './useUnsavedWork';

/** The layout around every page of signed-in staff; only leaving the layout ends the edits and the session (rule 43). */
export function StaffLayout({ children }: { readonly children: ReactNode }) {
  return (
    <RequireStaff>
      <StaffFrame>{children}</StaffFrame>
    </RequireStaff>
  );
}

function StaffFrame({ children }: { readonly children: ReactNode }) {
  const { words } = useSite();
  const dispatch = useDispatch();
  const frameRef = useRef<HTMLDivElement>(null);
  const isAnythingLost = useUnsavedWork().length > 0;
  const leaveGuard = useLeaveGuard(isAnythingLost);
  useSignOutOnLeaving(frameRef, isAnythingLost);
  return (
    <div ref={frameRef} className="staff-page o-page">
      <a className="skip-link" href={`#${MAIN_CONTENT_ID}`} onClick={skipToContent}>
        {words.skipLink}
      </a>
      <StaffNavbar onSignOut={() => leaveGuard.request(() => dispatch(signOutRequested()))} />
      <main id={MAIN_CONTENT_ID} tabIndex={-1} className="staff-page__main o-page__main">
        {children}
      </main>
      <Footer />
      {leaveGuard.isAsking && <LeaveConfirmation guard={leaveGuard} />}
    </div>
  );
}

// A jump to an anchor would add a history entry without the router's number, and the leave guard relies on the numbers.
function skipToContent(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById(MAIN_CONTENT_ID)?.focus();
}
