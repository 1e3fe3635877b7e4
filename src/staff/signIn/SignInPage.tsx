import { useSelector } from 'react-redux';
import { Navigate } from 'react-router-dom';
import { HomeLink } from '../../features/frame/HomeLink';
import { MAIN_CONTENT_ID, paths } from '../../site/paths';
import { useStaffWords } from '../useStaffWords';
import { selectAuthStatus } from './authSlice';
import { SignInForm } from './SignInForm';

export function SignInPage() {
  // The editor replaces this page in the history, or the back button would lead to a finished sign-in.
  return useSelector(selectAuthStatus) === 'signedIn' ? <Navigate to={paths.editor} replace /> : <SignIn />;
}

function SignIn() {
  const staffWords = useStaffWords();
  return (
    <main id={MAIN_CONTENT_ID} tabIndex={-1} className="sign-in">
      <HomeLink className="sign-in__home" />
      <div>
        <h1 className="sign-in__heading" tabIndex={-1}>
          {staffWords.signIn.heading}
        </h1>
        <p className="sign-in__intro">{staffWords.signIn.intro}</p>
      </div>
      <SignInForm />
    </main>
  );
}
