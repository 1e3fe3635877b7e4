import { Logo } from '../features/frame/Logo';
import { PhoneLink } from '../features/office/PhoneLink';
import { office } from '../site/office';
import { MAIN_CONTENT_ID } from '../site/paths';
import { texts } from '../site/words/sk';

/** Stands where everything else may be broken: it needs neither store nor router. */
export function CrashPage() {
  return (
    <main id={MAIN_CONTENT_ID} className="message-page o-wrap">
      <span className="message-page__logo">
        <Logo />
      </span>
      <h1 tabIndex={-1}>{texts.crash.heading}</h1>
      <p className="message-page__text">{texts.crash.text}</p>
      <p className="message-page__actions">
        <PhoneLink className="button">
          {texts.call}: {office.phones[0].display}
        </PhoneLink>
        <button type="button" className="button button--outline" onClick={() => window.location.reload()}>
          {texts.crash.reload}
        </button>
      </p>
    </main>
  );
}
