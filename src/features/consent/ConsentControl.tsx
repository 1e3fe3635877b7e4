import { useId, useState } from 'react';
import { useSelector } from 'react-redux';
import { fill } from '../../site/pattern';
import { useSite } from '../../site/useSite';
import { ConsentAnswers } from './ConsentAnswers';
import type { ConsentRoot } from './consentSlice';
import { selectConsent } from './consentSlice';
import { useConsentTools } from './consentTools';

/** Shows the decision at the end of the page, and opens the answers to change it (rule 121). */
export function ConsentControl() {
  const { words } = useConsentTools();
  const { format } = useSite();
  const consent = useSelector<ConsentRoot, ConsentRoot['consent']>(selectConsent);
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  return (
    <div className="consent-control">
      <button
        type="button"
        className="consent-control__toggle"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      >
        {words.control}: {words.decisions[consent.status]}
      </button>
      <div id={panelId} className="consent-control__panel" hidden={!isOpen}>
        <ConsentAnswers />
        {consent.status !== 'unasked' && <p>{fill(words.answeredAt, { moment: format.fullMoment(consent.at) })}</p>}
        {consent.status === 'agreed' && <p>{words.restarts}</p>}
      </div>
    </div>
  );
}
