import { useSelector } from 'react-redux';
import { Navigate } from 'react-router-dom';
import { MAIN_CONTENT_ID, paths } from '../config/paths';
import { staffTexts } from '../config/staffTexts';
import { selectAuthStatus } from '../features/auth/authSlice';
import { SignInForm } from '../features/auth/SignInForm';

export function SignInPage() {
  // In place of this page, so that the back button doesn't lead from the editor to a sign-in that is over.
  return useSelector(selectAuthStatus) === 'signedIn' ? <Navigate to={paths.rates} replace /> : <SignIn />;
}

function SignIn() {
  return (
    <main id={MAIN_CONTENT_ID} tabIndex={-1} className="sign-in o-wrap">
      <h1 tabIndex={-1}>{staffTexts.signIn.heading}</h1>
      <p>{staffTexts.signIn.intro}</p>
      <SignInForm />
    </main>
  );
}
