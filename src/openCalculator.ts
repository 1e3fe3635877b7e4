/** Entry of the chunk with the calculator's extras, which is loaded when the calculator is first used. */
import '../styles/calculator.scss';
import type { AppStore } from './app/store';
import { calculatorSettingsOf } from './features/calculator/calculatorSlice';
import type { CalculatorExtras } from './features/calculator/calculatorExtras';
import { watchAddress } from './features/calculator/extras/addressSaga';
import { createExtras } from './features/calculator/extras/createExtras';
import type { ReportError } from './ports/reportError';
import { createAddress } from './services/browser/address';
import { shareAddress } from './services/browser/share';
import { homePathOf } from './site/paths';
import type { Site } from './site/site';
import type { CalculatorWords } from './site/words/skCalculator';

/** What the running application provides to the extras. */
export interface CalculatorSurroundings {
  readonly appStore: AppStore;
  readonly site: Site;
  readonly words: CalculatorWords;
  readonly reportError: ReportError;
}

let opened: CalculatorExtras | null = null;

/** Opens the extras; opening them again changes nothing. */
export function openCalculator(surroundings: CalculatorSurroundings): CalculatorExtras {
  opened ??= open(surroundings);
  return opened;
}

function open({ appStore, site, words, reportError }: CalculatorSurroundings): CalculatorExtras {
  appStore.runSaga(watchAddress, {
    address: createAddress(homePathOf(site.language)),
    calculatorSettings: calculatorSettingsOf(site),
    reportError,
  });
  return createExtras(words, shareAddress);
}
