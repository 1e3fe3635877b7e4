import { createAction } from '@reduxjs/toolkit';
import { call, take } from 'typed-redux-saga';
import type { ScreenView, ScreenViews } from '../ports/telemetry';

export const routeChanged = createAction<ScreenView>('app/routeChanged');

/** Records a screen view on every route change (rule 17). */
export function* watchScreenViews(screenViews: ScreenViews) {
  while (true) {
    const { payload } = yield* take(routeChanged);
    yield* call([screenViews, 'recordScreenView'], payload);
  }
}
