import { archiveSlice } from './archive/archiveSlice';
import { exportSlice } from './archive/exportSlice';
import { pastListSlice } from './archive/pastListSlice';
import { lastChangesSlice } from './changes/lastChangesSlice';
import { additionDraftSlice } from './currencies/additionDraftSlice';
import { currenciesSlice } from './currencies/currenciesSlice';
import { importSlice } from './import/importSlice';
import { noticeEditorSlice } from './notices/noticeEditorSlice';
import { noticeListSlice } from './notices/noticeListSlice';
import { overviewSlice } from './overview/overviewSlice';
import { editorSlice } from './rateEditor/editorSlice';
import { listNumberSlice } from './sheet/listNumberSlice';
import { authSlice } from './signIn/authSlice';

/** The slices that come with the staff area; the root reducer takes their types from here. */
export const staffSlices = [
  authSlice,
  editorSlice,
  currenciesSlice,
  additionDraftSlice,
  importSlice,
  archiveSlice,
  pastListSlice,
  exportSlice,
  lastChangesSlice,
  overviewSlice,
  listNumberSlice,
  noticeEditorSlice,
  noticeListSlice,
] as const;

export type StaffSlice = (typeof staffSlices)[number];
