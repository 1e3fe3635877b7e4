/**
 * Composition root of the second script, which is requested at the same time as the rates: it answers the calculator
 * until the application does.
 */
import { answerFirst } from './firstPaint/answerFirst';
import { carryAmount, carryCalculation } from './firstPaint/carryCalculation';
import { fillInLink } from './firstPaint/fillInLink';
import type { RatesReading } from './ports/rates';
import { createAddress } from './services/browser/address';
import type { Formats } from './site/format';

/** Resolves once the calculator answers, or once it is clear that there are no rates. */
export async function startAnswers(reading: Promise<RatesReading | null>, formats: Formats, stopped: AbortSignal): Promise<void> {
  const address = createAddress(location.pathname);
  carryCalculation(document, formats, address);
  carryAmount(document, formats);
  if (!stopped.aborted) {
    fillInLink(document, formats, address, stopped);
  }
  const rates = await reading;
  if (rates) {
    answerFirst(document, rates.currencies, formats, stopped);
  }
}
