import { archiveMachine, exportMachine, pastListMachine } from './archive';
import { consentMachine } from './consent';
import { trendsMachine } from './trends';
import { editorMachine } from './editor';
import { authMachine } from './auth';
import { calculatorMachine } from './calculator';
import { additionDraftMachine, currenciesMachine } from './currencies';
import { importMachine } from './import';
import { listNumberMachine } from './listNumber';
import { noticesMachine } from './notices';
import { lastChangesMachine, overviewMachine } from './overview';
import { ratesMachine } from './rates';
import { noticeEditorMachine, noticeListMachine } from './staffNotices';
import { trustMachine } from './trust';
import type { Machine } from './machine';

/** A machine with any type of state, with enough to test every cell and to draw it. */
export type AnyMachine = Omit<Machine<unknown>, 'reducer' | 'statusOf'> & {
  readonly reducer: (state: never, event: { type: string }) => unknown;
  readonly statusOf: (state: never) => string;
};

/** Every state machine of the application. */
export const machines: readonly AnyMachine[] = [
  ratesMachine,
  calculatorMachine,
  trendsMachine,
  noticesMachine,
  trustMachine,
  consentMachine,
  authMachine,
  editorMachine,
  currenciesMachine,
  additionDraftMachine,
  importMachine,
  archiveMachine,
  pastListMachine,
  exportMachine,
  lastChangesMachine,
  overviewMachine,
  listNumberMachine,
  noticeEditorMachine,
  noticeListMachine,
];
