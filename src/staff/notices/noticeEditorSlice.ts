import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { NoticeContent, NoticeVersion } from '../../domain/notices/notice';
import type { NoticeConcern, NoticeDraft } from '../../domain/notices/noticeDraft';
import { draftOf, emptyNoticeDraft, readNoticeDraft } from '../../domain/notices/noticeDraft';
import type { NewNoticeVersion } from '../../ports/notices';
import type { RequestFailure } from '../../ports/requestError';
import { sessionEnded } from '../signIn/authSlice';
import type { WaitingWork } from '../signIn/waitingWork';
import { afterSession } from '../signIn/waitingWork';

/** What staff do with a notice. */
export type NoticeAct = 'add' | 'change' | 'withdraw' | 'restore';

/** Why a version was not written; `overtaken` when another version has its number. */
export type NoticeReason = RequestFailure | 'overtaken' | 'refused' | 'unconfirmed';

export interface NoticeWrite {
  readonly act: NoticeAct;
  /** The id is null for a new notice that has none yet. */
  readonly version: Omit<NewNoticeVersion, 'id'> & { readonly id: string | null };
}

interface NotWritten {
  readonly reason: NoticeReason;
  readonly id: string;
  readonly newest?: number;
}

/** The notice in the form, and the version that the next one replaces: 0 for a new notice that may not have been saved. */
export interface EditedNotice {
  readonly id: string;
  readonly version: number;
}

interface WrittenNotice {
  readonly id: string;
  /** The version that the next change replaces; its id is another one if the notice goes on under that. */
  readonly newest: EditedNotice;
}

interface Work extends WaitingWork {
  readonly draft: NoticeDraft;
  /** Null for a new notice. */
  readonly edited: EditedNotice | null;
}

/** idle → asking → writing → written or notWritten → idle; without concerns, idle → writing. */
export type NoticeEditorState = Work &
  (
    | { readonly status: 'idle' }
    | { readonly status: 'asking'; readonly write: NoticeWrite; readonly concerns: readonly NoticeConcern[] }
    | { readonly status: 'writing'; readonly write: NoticeWrite }
    | { readonly status: 'written'; readonly act: NoticeAct }
    | { readonly status: 'notWritten'; readonly reason: NoticeReason }
  );

export const initialNoticeEditorState = {
  status: 'idle',
  draft: emptyNoticeDraft,
  edited: null,
  waitingFor: null,
} as NoticeEditorState;

/** The notice typed on the staff's notices page, and the outcome of writing it (rules 106 and 108). */
export const noticeEditorSlice = createSlice({
  name: 'noticeEditor',
  initialState: initialNoticeEditorState,
  reducers: {
    draftChanged: (state, { payload: draft }: PayloadAction<NoticeDraft>): NoticeEditorState =>
      state.status === 'writing' ? { ...state, draft } : { status: 'idle', ...workIn(state), draft },
    editBegun: (state, { payload }: PayloadAction<NoticeVersion>): NoticeEditorState =>
      state.status === 'writing'
        ? state
        : { status: 'idle', ...workIn(state), draft: draftOf(payload), edited: { id: payload.id, version: payload.version } },
    draftCleared: (state): NoticeEditorState => (state.status === 'writing' ? state : { ...initialNoticeEditorState }),
    writeRequested: (
      state,
      { payload: { write, concerns } }: PayloadAction<{ write: NoticeWrite; concerns: readonly NoticeConcern[] }>,
    ): NoticeEditorState => {
      if (state.status === 'writing') {
        return state;
      }
      return concerns.length > 0
        ? { status: 'asking', ...workIn(state), write, concerns }
        : { status: 'writing', ...workIn(state), write };
    },
    writeConfirmed: (state): NoticeEditorState =>
      state.status === 'asking' ? { status: 'writing', ...workIn(state), write: state.write } : state,
    writeCancelled: (state): NoticeEditorState => (state.status === 'asking' ? { status: 'idle', ...workIn(state) } : state),
    /** The new notice that is being written has got its id, and keeps it until it is known to be saved. */
    noticeIdMade: (state, { payload: id }: PayloadAction<string>): NoticeEditorState =>
      state.status === 'writing' && state.write.act === 'add' ? { ...state, edited: { id, version: 0 } } : state,
    noticeWritten: (state, { payload }: PayloadAction<WrittenNotice>): NoticeEditorState =>
      state.status === 'writing' ? { status: 'written', ...workAfter(state, state.write, payload), act: state.write.act } : state,
    /** Keeps the number of the newest version, if known, because saving again replaces that version. */
    noticeNotWritten: (state, { payload: { reason, id, newest } }: PayloadAction<NotWritten>): NoticeEditorState => {
      if (state.status !== 'writing') {
        return state;
      }
      const { edited, ...work } = workIn(state);
      return {
        status: 'notWritten',
        ...work,
        edited: edited?.id === id ? { id, version: newest ?? edited.version } : edited,
        reason,
      };
    },
    /** The page was left, which also answers a question. */
    outcomeDismissed: (state): NoticeEditorState =>
      state.status === 'writing' || state.status === 'idle' ? state : { status: 'idle', ...workIn(state) },
  },
  extraReducers: (builder) => {
    builder
      // The end of the session also ends a question or a write.
      .addCase(sessionEnded, (state, event) =>
        afterSession<NoticeEditorState>({ status: 'idle', ...workIn(state) }, event, initialNoticeEditorState),
      )
      .addDefaultCase((state, event) => afterSession<NoticeEditorState>(state, event, initialNoticeEditorState));
  },
  selectors: {
    selectNoticeEditor: (state) => state,
    /** During a write, the form takes typed text but ignores everything else. */
    selectIsWritingNotice: ({ status }) => status === 'writing',
    /** Whether anything typed would be lost. */
    selectHasNoticeDraft: ({ draft, edited }) => edited !== null || JSON.stringify(draft) !== JSON.stringify(emptyNoticeDraft),
  },
});

function workIn({ draft, edited, waitingFor }: Work): Work {
  return { draft, edited, waitingFor };
}

/**
 * Clears the form if it still holds what was saved. If more was typed meanwhile, the form becomes an edit of the new version. A
 * form that holds another notice stays as it is.
 */
function workAfter(state: Work, { version }: NoticeWrite, { id, newest }: WrittenNotice): Work {
  if (state.edited?.id !== id) {
    return workIn(state);
  }
  return saysTheSame(state.draft, version) ? nothingTyped(state) : { ...workIn(state), edited: newest };
}

function nothingTyped({ waitingFor }: Work): Work {
  return { draft: emptyNoticeDraft, edited: null, waitingFor };
}

function saysTheSame(draft: NoticeDraft, { text, firstDay, lastDay, closed }: NoticeContent): boolean {
  const reading = readNoticeDraft(draft);
  return reading.isContent && JSON.stringify(reading.content) === JSON.stringify({ text, firstDay, lastDay, closed });
}

export const {
  draftChanged,
  editBegun,
  draftCleared,
  writeRequested,
  writeConfirmed,
  writeCancelled,
  noticeIdMade,
  noticeWritten,
  noticeNotWritten,
  outcomeDismissed,
} = noticeEditorSlice.actions;
export const { selectNoticeEditor, selectIsWritingNotice, selectHasNoticeDraft } = noticeEditorSlice.selectors;

/** A store that has the staff's notices. */
export type NoticeEditorRoot = WithSlice<typeof noticeEditorSlice>;
