import { useContext, useEffect } from 'react';
import { NavigationBlockerContext } from '../../ui/navigationBlocker';
import { SignInPage } from '../signIn/SignInPage';
import { useUnloadQuestion } from './useUnloadQuestion';
import { useUnsavedWork } from './useUnsavedWork';

/** The sign-in page, which also protects work that has been waiting since a session ended from outside (rules 53 and 61). */
export function SignInScreen() {
  const isAnythingLost = useUnsavedWork().length > 0;
  useUnloadQuestion(isAnythingLost);
  usePageKept(isAnythingLost);
  return <SignInPage />;
}

/** Prevents a reload to a newer version of the site; steps within the site pass, because work outlives them. */
function usePageKept(isActive: boolean): void {
  const blocker = useContext(NavigationBlockerContext);
  useEffect(() => (isActive ? blocker.block(() => false) : undefined), [isActive, blocker]);
}
