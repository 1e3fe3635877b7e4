import { useId, useLayoutEffect, useRef } from 'react';
import type { SyntheticEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Alert } from '../../ui/Alert';
import { Field } from '../../ui/Field';
import type { StaffWords } from '../../site/words/staffWords';
import { useStaffWords } from '../useStaffWords';
import { isEmailAddress } from '../../domain/email';
import type { AuthMessage, Credentials } from './authSlice';
import {
  invalidFormSubmitted,
  isSessionEnd,
  selectAuthMessage,
  selectAuthStatus,
  signInFormChanged,
  signInPageLeft,
  signInPageOpened,
  signInSubmitted,
} from './authSlice';

/** The form for e-mail and password; rules 36 to 39 say which messages come when. */
export function SignInForm() {
  const words = useStaffWords().signIn;
  const dispatch = useDispatch();
  const message = useSelector(selectAuthMessage);
  const isSigningIn = useSelector(selectAuthStatus) === 'signingIn';
  const emailRef = useRef<HTMLInputElement>(null);
  const ids = { email: useId(), password: useId(), alert: useId() };

  useLayoutEffect(() => {
    dispatch(signInPageOpened());
    emailRef.current?.focus();
    return () => void dispatch(signInPageLeft());
  }, [dispatch]);

  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSigningIn) {
      return;
    }
    const credentials = readCredentials(event.currentTarget);
    if (isValid(credentials)) {
      dispatch(signInSubmitted(credentials));
      return;
    }
    dispatch(invalidFormSubmitted());
    // A reset triggers no `onChange` in React, so the message that was just set stays.
    event.currentTarget.reset();
    emailRef.current?.focus();
  };

  const described = { 'aria-describedby': ids.alert, 'aria-invalid': message !== 'none' && !isSessionEnd(message) };
  return (
    <form className="sign-in__form" noValidate onChange={() => dispatch(signInFormChanged())} onSubmit={handleSubmit}>
      <div className="sign-in__alert">
        <Alert id={ids.alert} kind="failure">
          {textsOf(message, words).map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Alert>
      </div>
      <Field id={ids.email} label={words.email}>
        <input
          ref={emailRef}
          className="field__control"
          id={ids.email}
          name="email"
          type="email"
          autoComplete="username"
          required
          {...described}
        />
      </Field>
      <Field id={ids.password} label={words.password}>
        <input
          className="field__control"
          id={ids.password}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          {...described}
        />
      </Field>
      <button className="button sign-in__submit" type="submit" aria-disabled={isSigningIn}>
        {isSigningIn ? words.submitting : words.submit}
      </button>
    </form>
  );
}

/** The texts that make up a message. */
function textsOf(message: AuthMessage, words: StaffWords['signIn']): readonly string[] {
  switch (message) {
    case 'none':
      return [];
    case 'invalidForm':
    case 'signInFailed':
    case 'tooManyAttempts':
      return [words[message]];
    case 'failedTooManyAttempts':
      return [words.signInFailed, words.tooManyAttempts];
    case 'unknown':
    case 'accountDisabled':
    case 'credentialsChanged':
      return [words.sessionEnds[message]];
  }
}

function readCredentials(form: HTMLFormElement): Credentials {
  const fields = new FormData(form);
  const textOf = (name: string): string => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { email: textOf('email').trim(), password: textOf('password') };
}

function isValid({ email, password }: Credentials): boolean {
  return isEmailAddress(email) && password !== '';
}
