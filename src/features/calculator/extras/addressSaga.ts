import { createAction } from '@reduxjs/toolkit';
import { call, delay, put, race, select, take } from 'typed-redux-saga';
import { BASE_CURRENCY } from '../../../domain/rates/currency';
import type { Address } from '../../../ports/address';
import type { ReportError } from '../../../ports/reportError';
import { openChannel } from '../../../ports/subscription';
import { CALCULATOR_PARAMETERS } from '../../../site/paths';
import { rateChosen, selectCurrencies } from '../../rates/ratesSlice';
import { readCalculation } from '../calculationLink';
import type { CalculatorRootState, CalculatorSettings } from '../calculatorSlice';
import {
  addressRead,
  amountChanged,
  currenciesSwapped,
  modeChosen,
  ownedCurrencyChosen,
  selectCalculator,
  wantedCurrencyChosen,
} from '../calculatorSlice';
import { selectCalculationParameters } from '../selectCalculationParameters';

export interface AddressServices {
  readonly address: Address;
  readonly calculatorSettings: CalculatorSettings;
  readonly reportError: ReportError;
}

/** How long nothing must be typed or chosen before the address is written, in milliseconds. */
export const WRITTEN_AFTER = 500;

/** The router has arrived at the calculator's page, perhaps by an address without a calculation, such as the logo's link. */
export const stepTaken = createAction('calculator/stepTaken');

/** The visitor's actions after which the address is written. */
const acts = [amountChanged, ownedCurrencyChosen, wantedCurrencyChosen, currenciesSwapped, modeChosen, rateChosen, stepTaken].map(
  ({ type }) => type,
);

/** Fills in what a link carries, and keeps the address a link to what is calculated (rule 89). */
export function* watchAddress(services: AddressServices) {
  yield* call(readAddress, services);
  yield* call(writeAddress, services);
  // A step back in the history restores an older address of the same page.
  const steps = yield* call(openChannel<null>, services.address.subscribeToSteps);
  try {
    while (true) {
      yield* race({ act: take(acts), step: take(steps) });
      while (!(yield* race({ act: take(acts), rest: delay(WRITTEN_AFTER) })).rest) {
        // Waits until the input rests, and writes everything that has changed by then at once.
      }
      yield* call(writeAddress, services);
    }
  } finally {
    steps.close();
  }
}

function* readAddress({ address, calculatorSettings }: AddressServices) {
  const listed = (yield* select(selectCurrencies)).map(({ acronym }) => acronym);
  const offered = [BASE_CURRENCY, ...calculatorSettings.currencyOrder, ...listed];
  yield* put(addressRead(readCalculation(address.read(CALCULATOR_PARAMETERS), offered, calculatorSettings.decimalSeparator)));
}

function* writeAddress({ address, calculatorSettings, reportError }: AddressServices) {
  const state = yield* select((root: CalculatorRootState) => root);
  const { mode, amountText, ownedAcronym, wantedAcronym } = selectCalculator(state);
  if (mode === null && amountText === null && ownedAcronym === null && wantedAcronym === null) {
    return;
  }
  try {
    address.replace(selectCalculationParameters(state, calculatorSettings));
  } catch (error) {
    // Some browsers refuse frequent changes of the address; the next change writes it.
    reportError(error);
  }
}
