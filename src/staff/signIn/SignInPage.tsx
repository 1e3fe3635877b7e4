import { useSelector } from 'react-redux';
import { Link, Navigate } from 'react-router-dom';
import { Logo } from '../../features/frame/Logo';
import { MAIN_CONTENT_ID, paths } from '../../site/paths';
import { staffTexts } from '../../site/words/staffWords';
import { texts } from '../../site/words/sk';
import { selectAuthStatus } from './authSlice';
import { SignInForm } from './SignInForm';

export function SignInPage() {
  // In place of this page, so that the back button doesn't lead from the editor to a sign-in that is over.
  return useSelector(selectAuthStatus) === 'signedIn' ? <Navigate to={paths.rates} replace /> : <SignIn />;
}

function SignIn() {
  return (
    <main id={MAIN_CONTENT_ID} tabIndex={-1} className="sign-in">
      <Link className="sign-in__home" to={paths.home} aria-label={texts.navigation.home}>
        <Logo />
      </Link>
      <div>
        <h1 className="sign-in__heading" tabIndex={-1}>
          {staffTexts.signIn.heading}
        </h1>
        <p className="sign-in__intro">{staffTexts.signIn.intro}</p>
      </div>
      <SignInForm />
    </main>
  );
}
