/** Entry of the chunk of the calculator's extras, which comes with the calculator's first use. */
import '../styles/calculator.scss';
import type { AppStore } from './app/store';
import { customOf } from './features/calculator/calculatorSlice';
import type { CalculatorExtras } from './features/calculator/calculatorExtras';
import { watchAddress } from './features/calculator/extras/addressSaga';
import { createExtras } from './features/calculator/extras/createExtras';
import type { ReportError } from './ports/reportError';
import { createAddress } from './services/browser/address';
import { shareAddress } from './services/browser/share';
import { homePathOf } from './site/paths';
import type { Site } from './site/site';
import type { CalculatorWords } from './site/words/skCalculator';

/** What the running application lends the extras. */
export interface CalculatorSurroundings {
  readonly appStore: AppStore;
  readonly site: Site;
  readonly words: CalculatorWords;
  readonly reportError: ReportError;
}

let opened: CalculatorExtras | null = null;

/** The extras; doing it again changes nothing. */
export function openCalculator(surroundings: CalculatorSurroundings): CalculatorExtras {
  opened ??= open(surroundings);
  return opened;
}

function open({ appStore, site, words, reportError }: CalculatorSurroundings): CalculatorExtras {
  appStore.runSaga(watchAddress, {
    address: createAddress(homePathOf(site.language)),
    custom: customOf(site),
    reportError,
  });
  return createExtras(words, shareAddress);
}
