import { useId, useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { Language } from '../../domain/languages';
import { languages } from '../../domain/languages';
import type { Closing, NoticeDraft, NoticeField, NoticeProblems } from '../../domain/notices/noticeDraft';
import { noticeConcerns, readNoticeDraft } from '../../domain/notices/noticeDraft';
import { useSite } from '../../site/useSite';
import { Choice } from '../../ui/Choice';
import { useStaffWords } from '../useStaffWords';
import { HolidayProposals } from './HolidayProposals';
import type { NoticeEditorRoot } from './noticeEditorSlice';
import {
  draftChanged,
  draftCleared,
  selectHasNoticeDraft,
  selectIsWritingNotice,
  selectNoticeEditor,
  writeRequested,
} from './noticeEditorSlice';
import { NoticeInput } from './NoticeInput';

const noProblems: NoticeProblems = {};

const closings: readonly Closing[] = ['day', 'hours', 'none'];

/** The form for a new notice or closure, or for changing one. */
export function NoticeForm({ today }: { readonly today: string }) {
  const words = useStaffWords().notices;
  const dispatch = useDispatch();
  const store = useStore<NoticeEditorRoot>();
  const { draft, edited } = useSelector(selectNoticeEditor);
  const isWriting = useSelector(selectIsWritingNotice);
  const hasDraft = useSelector(selectHasNoticeDraft);
  const [found, setFound] = useState({ edited, problems: noProblems });
  const shownLanguages = useShownLanguages(draft.text);
  const formRef = useRef<HTMLFormElement>(null);
  const id = useId();
  // Problems found in another notice don't apply to this one.
  const problems = found.edited === edited ? found.problems : noProblems;
  const setProblems = (next: NoticeProblems) => setFound({ edited, problems: next });
  // A new notice that may not have been saved keeps its id, or it could be saved twice.
  const isNew = edited === null || edited.version === 0;

  const change = (fields: Partial<NoticeDraft>, ...solved: readonly NoticeField[]) => {
    // Reads the store's draft, because several changes may come before the next rendering.
    dispatch(draftChanged({ ...selectNoticeEditor(store.getState()).draft, ...fields }));
    setFound((known) => ({ ...known, problems: withoutProblems(known.problems, solved) }));
  };

  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reading = readNoticeDraft(draft);
    setProblems(reading.isContent ? {} : reading.problems);
    if (reading.isContent) {
      const version = { id: edited?.id ?? null, version: (edited?.version ?? 0) + 1 };
      dispatch(
        writeRequested({
          write: { act: isNew ? 'add' : 'change', version: { ...version, ...reading.content, isWithdrawn: false } },
          concerns: noticeConcerns(reading.content, today),
        }),
      );
      return;
    }
    const [first] = [...event.currentTarget.elements].filter(
      (element) => (element.getAttribute('name') ?? '') in reading.problems,
    );
    (first as HTMLElement | undefined)?.focus();
  };

  return (
    <form
      ref={formRef}
      className="office-notices__part"
      noValidate
      onSubmit={handleSubmit}
      aria-label={isNew ? words.form.add : words.form.change}
    >
      <h2 className="office-notices__heading">{isNew ? words.form.add : words.form.change}</h2>
      {isNew && (
        <HolidayProposals
          today={today}
          onChoose={(proposal) =>
            change(proposal, 'firstDay', 'lastDay', 'from', 'to', ...('text' in proposal ? (['sk'] as const) : []))
          }
        />
      )}
      <div className="office-notices__row">
        <NoticeInput
          name="firstDay"
          kind="date"
          label={words.fields.firstDay}
          value={draft.firstDay}
          problem={problems.firstDay ?? null}
          onChange={(firstDay) => change({ firstDay }, 'firstDay', 'lastDay')}
        />
        <NoticeInput
          name="lastDay"
          kind="date"
          label={words.fields.lastDay}
          hint={words.fields.lastDayHint}
          value={draft.lastDay}
          problem={problems.lastDay ?? null}
          onChange={(lastDay) => change({ lastDay }, 'lastDay')}
        />
      </div>
      <fieldset className="office-notices__closing">
        <legend className="field__label">{words.closing.label}</legend>
        {closings.map((closing) => (
          <Choice
            key={closing}
            name={id}
            isChosen={draft.closing === closing}
            onChosen={() => change({ closing }, 'from', 'to', 'sk')}
          >
            {words.closing[closing]}
          </Choice>
        ))}
      </fieldset>
      {draft.closing === 'hours' && (
        <div className="office-notices__row">
          {(['from', 'to'] as const).map((field) => (
            <NoticeInput
              key={field}
              name={field}
              kind="time"
              label={words.fields[field]}
              value={draft[field]}
              problem={problems[field] ?? null}
              onChange={(time) => change({ [field]: time }, 'from', 'to')}
            />
          ))}
        </div>
      )}
      <fieldset className="office-notices__closing">
        <legend className="field__label">{words.texts}</legend>
        <p className="office-notices__hint">{words.textsHint}</p>
        <div className="office-notices__texts">
          {shownLanguages.map((language) => (
            <NoticeInput
              key={language}
              name={language}
              kind="text"
              label={words.languages[language]}
              value={draft.text[language]}
              problem={problems[language] ?? null}
              onChange={(text) => change({ text: { ...draft.text, [language]: text } }, language, 'sk')}
            />
          ))}
        </div>
      </fieldset>
      <div className="office-notices__actions">
        <button className="button" type="submit" aria-disabled={isWriting}>
          {words.save}
        </button>
        {hasDraft && (
          <button
            className="button button--outline"
            type="button"
            aria-disabled={isWriting}
            onClick={() => {
              if (isWriting) {
                return;
              }
              setProblems({});
              dispatch(draftCleared());
              formRef.current?.querySelector<HTMLElement>('[name="firstDay"]')?.focus();
            }}
          >
            {words.discard}
          </button>
        )}
      </div>
    </form>
  );
}

function withoutProblems(problems: NoticeProblems, solved: readonly NoticeField[]): NoticeProblems {
  return Object.fromEntries(Object.entries(problems).filter(([field]) => !solved.includes(field as NoticeField)));
}

/** The languages that the office offers, and the languages of existing translations, which would otherwise be lost unseen. */
function useShownLanguages(text: NoticeDraft['text']): readonly Language[] {
  const { office } = useSite();
  const translated = languages.filter((language) => text[language] !== '');
  const [seen, setSeen] = useState(translated);
  // A language's field stays after its text is deleted.
  if (translated.some((language) => !seen.includes(language))) {
    setSeen([...seen, ...translated]);
  }
  return languages.filter((language) => office.languages.includes(language) || seen.includes(language));
}
