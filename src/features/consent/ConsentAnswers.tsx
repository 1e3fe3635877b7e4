import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { legalPaths } from '../../site/paths';
import { useSite } from '../../site/useSite';
import type { ConsentRoot } from './consentSlice';
import { measuringAgreed, measuringRefused, selectConsent } from './consentSlice';
import { useConsentTools } from './consentTools';

/** What is measured and by whom, and both answers as buttons that look alike; the given answer's button is pressed. */
export function ConsentAnswers() {
  const { words, clock } = useConsentTools();
  const {
    language,
    words: { legal },
  } = useSite();
  const dispatch = useDispatch();
  const { status } = useSelector<ConsentRoot, ConsentRoot['consent']>(selectConsent);
  return (
    <>
      <p>
        {words.text} <Link to={legalPaths(language).privacy}>{legal.pages.privacy}</Link>
      </p>
      <p className="consent__answers">
        <button
          type="button"
          className="button button--outline consent__answer"
          aria-pressed={status === 'agreed'}
          onClick={() => dispatch(measuringAgreed(clock.now()))}
        >
          {words.agree}
        </button>
        <button
          type="button"
          className="button button--outline consent__answer"
          aria-pressed={status === 'refused'}
          onClick={() => dispatch(measuringRefused(clock.now()))}
        >
          {words.refuse}
        </button>
      </p>
      <p className="consent__outcome" role="status">
        {words.outcome[status]}
      </p>
    </>
  );
}
