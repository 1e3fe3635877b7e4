import { createAction } from '@reduxjs/toolkit';
import { call, delay, put, race, select, take } from 'typed-redux-saga';
import { readAmount, toUnambiguousText } from '../../../domain/money/amount';
import { BASE_CURRENCY } from '../../../domain/rates/currency';
import type { Address } from '../../../ports/address';
import type { ReportError } from '../../../ports/reportError';
import { openChannel } from '../../../ports/subscription';
import { CALCULATOR_PARAMETERS } from '../../../site/paths';
import { rateChosen, selectCurrencies } from '../../rates/ratesSlice';
import type { CalculatorRootState, Custom } from '../calculatorSlice';
import {
  addressRead,
  amountChanged,
  currenciesSwapped,
  modeChosen,
  ownedCurrencyChosen,
  selectCalculator,
  wantedCurrencyChosen,
} from '../calculatorSlice';
import { addressParametersOf } from './addressParameters';

export interface AddressServices {
  readonly address: Address;
  readonly custom: Custom;
  readonly reportError: ReportError;
}

/** The address is written when nothing was typed or chosen for this long, in milliseconds. */
export const WRITTEN_AFTER = 500;

/** The router has come to the calculator's page, by an address that may say nothing of it: the logo leads there, for example. */
export const stepTaken = createAction('calculator/stepTaken');

/** What a visitor does. */
const acts = [amountChanged, ownedCurrencyChosen, wantedCurrencyChosen, currenciesSwapped, modeChosen, rateChosen, stepTaken].map(
  ({ type }) => type,
);

/** Fills in what a link carries, and keeps the address a link to what is calculated (rule 89). */
export function* watchAddress(services: AddressServices) {
  yield* call(readAddress, services);
  yield* call(writeAddress, services);
  // An older step of the history has an older address of the same page.
  const steps = yield* call(openChannel<null>, services.address.watchSteps);
  try {
    while (true) {
      yield* race({ act: take(acts), step: take(steps) });
      while (!(yield* race({ act: take(acts), rest: delay(WRITTEN_AFTER) })).rest) {
        // Whatever comes while the entries don't rest is written with them.
      }
      yield* call(writeAddress, services);
    }
  } finally {
    steps.close();
  }
}

/** What is no currency of the office or no amount is taken for missing: an address is anybody's to write. */
function* readAddress({ address, custom }: AddressServices) {
  const { from, to, amount, receive } = address.read(CALCULATOR_PARAMETERS);
  const listed = (yield* select(selectCurrencies)).map(({ acronym }) => acronym);
  const offered = [BASE_CURRENCY, ...custom.currencyOrder, ...listed];
  const acronymOf = (value: string | null): string | null => offered.find((code) => code === value?.toUpperCase()) ?? null;
  const amountOf = (value: string | null): string | null => {
    const reading = readAmount(value ?? '', '.');
    return reading && toUnambiguousText(reading.amount, custom.decimalSeparator);
  };
  const exact = amountOf(receive);
  yield* put(
    addressRead({
      mode: exact === null ? 'given' : 'exact',
      amountText: exact ?? amountOf(amount),
      ownedAcronym: acronymOf(from),
      wantedAcronym: acronymOf(to),
    }),
  );
}

function* writeAddress({ address, custom, reportError }: AddressServices) {
  const state = yield* select((root: CalculatorRootState) => root);
  const { amountText, ownedAcronym, wantedAcronym } = selectCalculator(state);
  if (amountText === null && ownedAcronym === null && wantedAcronym === null) {
    return;
  }
  try {
    address.replace(addressParametersOf(state, custom));
  } catch (error) {
    // Some browsers refuse when an address changes often; the next change writes it.
    reportError(error);
  }
}
