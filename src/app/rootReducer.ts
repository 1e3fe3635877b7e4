import type { WithSlice } from '@reduxjs/toolkit';
import { combineSlices } from '@reduxjs/toolkit';
import type { consentSlice } from '../features/consent/consentSlice';
import type { archiveSlice } from '../staff/archive/archiveSlice';
import type { exportSlice } from '../staff/archive/exportSlice';
import type { pastListSlice } from '../staff/archive/pastListSlice';
import type { editorSlice } from '../staff/rateEditor/editorSlice';
import type { additionDraftSlice } from '../staff/currencies/additionDraftSlice';
import type { currenciesSlice } from '../staff/currencies/currenciesSlice';
import type { importSlice } from '../staff/import/importSlice';
import type { noticeEditorSlice } from '../staff/notices/noticeEditorSlice';
import type { noticeListSlice } from '../staff/notices/noticeListSlice';
import type { listNumberSlice } from '../staff/sheet/listNumberSlice';
import type { authSlice } from '../staff/signIn/authSlice';
import type { developmentsSlice } from '../features/rates/development/developmentsSlice';
import type { noticesSlice } from '../features/office/noticesSlice';
import { calculatorSlice } from '../features/calculator/calculatorSlice';
import { ratesSlice } from '../features/rates/ratesSlice';

/** The slices of the staff area come with its chunk; only their types are known here. */
type StaffSlices = WithSlice<typeof authSlice> &
  WithSlice<typeof editorSlice> &
  WithSlice<typeof importSlice> &
  WithSlice<typeof currenciesSlice> &
  WithSlice<typeof additionDraftSlice> &
  WithSlice<typeof archiveSlice> &
  WithSlice<typeof pastListSlice> &
  WithSlice<typeof exportSlice> &
  WithSlice<typeof listNumberSlice> &
  WithSlice<typeof noticeEditorSlice> &
  WithSlice<typeof noticeListSlice>;

/** What else comes with a chunk of its own. */
type LaterSlices = StaffSlices &
  WithSlice<typeof noticesSlice> &
  WithSlice<typeof consentSlice> &
  WithSlice<typeof developmentsSlice>;

/** Every store has a root reducer of its own, so that slices injected into one don't leak into another. */
export function createRootReducer() {
  return combineSlices(ratesSlice, calculatorSlice).withLazyLoadedSlices<LaterSlices>();
}
