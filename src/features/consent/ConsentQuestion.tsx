import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import type { ConsentRoot } from './consentSlice';
import { selectConsent } from './consentSlice';
import { ConsentAnswers } from './ConsentAnswers';
import { useConsentTools } from './consentTools';

const HEADING_ID = 'consent-heading';

/** How far below the window the question's place has to be for the question to appear there, as part of the window's height. */
const DISTANCE = '0px 0px 10% 0px';

/** Asks visitors without an answer. Appears only while its place is below the window, so it moves nothing in sight (rule 120). */
export function ConsentQuestion() {
  const isUnasked = useSelector<ConsentRoot, boolean>((state) => selectConsent(state).status === 'unasked');
  const [isAsked, setAsked] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const isDue = isUnasked && !isAsked;

  useEffect(() => {
    if (!isDue || place.current === null) {
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.at(-1);
        if (seen && !seen.isIntersecting && seen.boundingClientRect.top > 0) {
          setAsked(true);
        }
      },
      { rootMargin: DISTANCE },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isDue]);

  // An answered question stays until the visitor leaves the page, so nothing moves under their finger.
  return isAsked ? <AskedQuestion /> : <div ref={place} />;
}

/** The question as the page shows it. */
export function AskedQuestion() {
  const { words } = useConsentTools();
  return (
    <section className="consent" aria-labelledby={HEADING_ID}>
      <h3 id={HEADING_ID}>{words.heading}</h3>
      <ConsentAnswers />
    </section>
  );
}
