import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { NoticeDraft, NoticeField, NoticeProblems } from '../../domain/notices/noticeDraft';
import { noticeConcerns, readNoticeDraft } from '../../domain/notices/noticeDraft';
import type { NoticeEditorRoot } from './noticeEditorSlice';
import { draftChanged, draftCleared, selectIsWritingNotice, selectNoticeEditor, writeRequested } from './noticeEditorSlice';

const noProblems: NoticeProblems = {};

interface NoticeForm {
  readonly draft: NoticeDraft;
  /** The invalid fields that the last submission found and that have not been changed since. */
  readonly problems: NoticeProblems;
  readonly isNew: boolean;
  /** Changes fields of the draft and clears the problems that the change may have solved. */
  readonly change: (fields: Partial<NoticeDraft>, ...solved: readonly NoticeField[]) => void;
  /** Empties the draft, unless it is being saved. */
  readonly discard: (form: HTMLFormElement) => void;
  /** Asks to save the draft, or moves the focus to the first invalid field. */
  readonly handleSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
}

/** The state and the events of the form for a notice; `today` is a day as text. */
export function useNoticeForm(today: string): NoticeForm {
  const dispatch = useDispatch();
  const store = useStore<NoticeEditorRoot>();
  const { draft, edited } = useSelector(selectNoticeEditor);
  const isWriting = useSelector(selectIsWritingNotice);
  const [found, setFound] = useState({ edited, problems: noProblems });
  const setProblems = (problems: NoticeProblems) => setFound({ edited, problems });
  // A new notice that may not have been saved keeps its id, or it could be saved twice.
  const isNew = edited === null || edited.version === 0;

  return {
    draft,
    // Problems found in another notice don't apply to this one.
    problems: found.edited === edited ? found.problems : noProblems,
    isNew,
    change: (fields, ...solved) => {
      // Reads the store's draft, because several changes may come before the next rendering.
      dispatch(draftChanged({ ...selectNoticeEditor(store.getState()).draft, ...fields }));
      setFound((known) => ({ ...known, problems: withoutProblems(known.problems, solved) }));
    },
    discard: (form) => {
      if (!isWriting) {
        setProblems(noProblems);
        dispatch(draftCleared());
        form.querySelector<HTMLElement>('[name="firstDay"]')?.focus();
      }
    },
    handleSubmit: (event) => {
      event.preventDefault();
      const reading = readNoticeDraft(draft);
      if (!reading.isContent) {
        setProblems(reading.problems);
        focusFirst(event.currentTarget, reading.problems);
        return;
      }
      setProblems(noProblems);
      const version = { id: edited?.id ?? null, version: (edited?.version ?? 0) + 1 };
      dispatch(
        writeRequested({
          write: { act: isNew ? 'add' : 'change', version: { ...version, ...reading.content, isWithdrawn: false } },
          concerns: noticeConcerns(reading.content, today),
        }),
      );
    },
  };
}

function focusFirst(form: HTMLFormElement, problems: NoticeProblems): void {
  const first = [...form.elements].find((element) => (element.getAttribute('name') ?? '') in problems);
  (first as HTMLElement | undefined)?.focus();
}

function withoutProblems(problems: NoticeProblems, solved: readonly NoticeField[]): NoticeProblems {
  return Object.fromEntries(Object.entries(problems).filter(([field]) => !solved.includes(field as NoticeField)));
}
