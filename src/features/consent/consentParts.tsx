import type { ComponentType } from 'react';
import { createContext, useContext } from 'react';
import type { ScreenViews } from '../../ports/telemetry';
import { useLoaded, valueOf } from '../../ui/useLoaded';

/** The parts of the consent: a chunk of their own that loads only if the build has a measurement id (rule 120). */
export interface ConsentParts {
  /** Asks the question, in the flow of the home page. */
  readonly question: ComponentType;
  /** Shows the decision in the footer and lets the visitor change it. */
  readonly control: ComponentType;
  /** Records the screen views of a visitor who agreed. */
  readonly screenViews: ScreenViews;
}

/** The composition root provides the parts; null if nothing is measured. */
export const ConsentContext = createContext<Promise<ConsentParts> | null>(null);

function useConsentParts(): ConsentParts | null {
  const coming = useContext(ConsentContext);
  // If the download fails, nothing is measured; the next visit tries again.
  return valueOf(useLoaded(coming && (() => coming)));
}

/** The place of the question; empty until its part has loaded. */
export function ConsentQuestionPlace() {
  const parts = useConsentParts();
  return parts && <parts.question />;
}

/** The place of the decision in the footer; reserves its space before its part has loaded. */
export function ConsentControlPlace() {
  const isMeasured = useContext(ConsentContext) !== null;
  const parts = useConsentParts();
  return isMeasured ? (
    <div className="footer__row o-wrap">
      <div className="footer__link">{parts && <parts.control />}</div>
    </div>
  ) : null;
}
