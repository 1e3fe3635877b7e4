import { Logo } from '../features/frame/Logo';
import { PhoneLink } from '../features/office/PhoneLink';
import { MAIN_CONTENT_ID } from '../site/paths';
import { useSite } from '../site/useSite';

/** The page shown when rendering fails. It uses neither the store nor the router, because they may be broken. */
export function CrashPage() {
  const { words, office } = useSite();
  return (
    <main id={MAIN_CONTENT_ID} className="message-page o-wrap">
      <span className="message-page__logo">
        <Logo />
      </span>
      <h1 tabIndex={-1}>{words.crash.heading}</h1>
      <p className="message-page__text">{words.crash.text}</p>
      <p className="message-page__actions">
        <PhoneLink className="button">
          {words.call}: {office.phones[0].display}
        </PhoneLink>
        <button type="button" className="button button--outline" onClick={() => window.location.reload()}>
          {words.crash.reload}
        </button>
      </p>
    </main>
  );
}
