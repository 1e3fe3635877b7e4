import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate } from 'react-router-dom';
import { paths } from '../../site/paths';
import { WaitingPage } from '../../ui/WaitingPage';
import { useStaffWords } from '../useStaffWords';
import { selectAuthStatus, staffPageEntered } from './authSlice';

/** Shows its children only to signed-in staff; anyone else goes to the sign-in page (rule 1). */
export function RequireStaff({ children }: { readonly children: ReactNode }) {
  const words = useStaffWords();
  const status = useSelector(selectAuthStatus);
  useGuardOnEntering();

  switch (status) {
    case 'unknown':
    case 'signingIn':
      return <WaitingPage>{words.guard.checking}</WaitingPage>;
    case 'signedOut':
      return <Navigate to={paths.signIn} replace />;
    case 'signedIn':
      return children;
  }
}

/** Also runs the guard when the browser restores the page from its back/forward cache, which doesn't mount it again. */
function useGuardOnEntering(): void {
  const dispatch = useDispatch();
  useLayoutEffect(() => {
    const enter = () => dispatch(staffPageEntered());
    const handlePageShow = (event: PageTransitionEvent) => event.persisted && enter();
    enter();
    window.addEventListener('pageshow', handlePageShow);
    return () => window.removeEventListener('pageshow', handlePageShow);
  }, [dispatch]);
}
