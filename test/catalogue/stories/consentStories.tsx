import { ConsentControl } from '../../../src/features/consent/ConsentControl';
import { ConsentContext, ConsentControlPlace } from '../../../src/features/consent/consentParts';
import type { ConsentState } from '../../../src/features/consent/consentSlice';
import { AskedQuestion } from '../../../src/features/consent/ConsentQuestion';
import { Footer } from '../../../src/features/frame/Footer';
import { Rates } from '../../../src/features/rates/Rates';
import type { Story } from '../story';
import { namesOf, part } from '../story';
import { allCurrencies, liveRates } from './currencies';

const at = Date.parse('2026-04-13T14:00:00Z');

const states: Readonly<Record<ConsentState['status'], ConsentState>> = {
  unasked: { status: 'unasked' },
  agreed: { status: 'agreed', at },
  refused: { status: 'refused', at },
};

const parts = Promise.resolve({
  question: AskedQuestion,
  control: ConsentControl,
  screenViews: { recordScreenView: () => undefined },
});

function FooterWithControl() {
  return (
    <ConsentContext value={parts}>
      <Footer>
        <ConsentControlPlace />
      </Footer>
    </ConsentContext>
  );
}

/** Waits until the button is rendered, which happens after the parts have loaded, and clicks it. */
async function openControl(shown: HTMLElement): Promise<void> {
  await parts;
  await new Promise((resolve) => setTimeout(resolve));
  shown.querySelector<HTMLElement>('.consent-control__toggle')?.click();
}

export const consentStories: readonly Story[] = namesOf<ConsentState['status']>({
  unasked: true,
  agreed: true,
  refused: true,
}).flatMap((status) => [
  part(
    `consent, ${status}`,
    () => (
      <Rates>
        <AskedQuestion />
      </Rates>
    ),
    {
      state: { consent: states[status], rates: liveRates(allCurrencies.slice(0, 2)) },
    },
  ),
  part(`consent in the footer, ${status}`, () => <FooterWithControl />, { state: { consent: states[status] } }),
  part(`consent in the footer, ${status}, open`, () => <FooterWithControl />, {
    state: { consent: states[status] },
    act: (shown) => void openControl(shown),
  }),
]);
