import { combineSlices } from '@reduxjs/toolkit';
import { calculatorSlice } from '../features/calculator/calculatorSlice';
import { currenciesSlice } from '../features/currencies/currenciesSlice';

/** A root reducer of its own for every store, so that slices injected into one don't leak into another. */
export function createRootReducer() {
  return combineSlices(currenciesSlice, calculatorSlice);
}
