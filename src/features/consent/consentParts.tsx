import type { ComponentType } from 'react';
import { createContext, useContext, useEffect, useState } from 'react';
import type { ScreenViews } from '../../ports/telemetry';

/** What comes only where the build has a measurement id, in a chunk of its own (rule 120). */
export interface ConsentParts {
  /** What asks, in the flow of the home page. */
  readonly question: ComponentType;
  /** What shows the decision in the footer and lets it be changed. */
  readonly control: ComponentType;
  /** What a visitor who agreed is recorded by. */
  readonly screenViews: ScreenViews;
}

/** The composition root fills this in; null where nothing is measured. */
export const ConsentContext = createContext<Promise<ConsentParts> | null>(null);

function useConsentParts(): ConsentParts | null {
  const coming = useContext(ConsentContext);
  const [parts, setParts] = useState<ConsentParts | null>(null);
  useEffect(() => {
    // Without them nothing is measured; the next visit asks for them again.
    coming?.then(setParts, () => undefined);
  }, [coming]);
  return parts;
}

/** Where the question stands. */
export function ConsentQuestionPlace() {
  const parts = useConsentParts();
  return parts && <parts.question />;
}

/** Where the footer shows the decision; its room is there before what fills it. */
export function ConsentControlPlace() {
  const isMeasured = useContext(ConsentContext) !== null;
  const parts = useConsentParts();
  return isMeasured ? (
    <div className="footer__row o-wrap">
      <div className="footer__link">{parts && <parts.control />}</div>
    </div>
  ) : null;
}
