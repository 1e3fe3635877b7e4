import { useId, useState } from 'react';
import { useSelector } from 'react-redux';
import type { Language } from '../../domain/languages';
import { languages } from '../../domain/languages';
import type { Closing, NoticeDraft } from '../../domain/notices/noticeDraft';
import { useSite } from '../../site/useSite';
import { Choice } from '../../ui/Choice';
import { useStaffWords } from '../useStaffWords';
import { HolidayProposals } from './HolidayProposals';
import { selectHasNoticeDraft, selectIsWritingNotice } from './noticeEditorSlice';
import { NoticeInput } from './NoticeInput';
import { useNoticeForm } from './useNoticeForm';

const closings: readonly Closing[] = ['day', 'hours', 'none'];

/** The form for a new notice or closure, or for changing one. */
export function NoticeForm({ today }: { readonly today: string }) {
  const words = useStaffWords().notices;
  const { draft, problems, isNew, change, discard, handleSubmit } = useNoticeForm(today);
  const isWriting = useSelector(selectIsWritingNotice);
  const hasDraft = useSelector(selectHasNoticeDraft);
  const shownLanguages = useShownLanguages(draft.text);
  const id = useId();

  return (
    <form
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
            onClick={({ currentTarget: { form } }) => form && discard(form)}
          >
            {words.discard}
          </button>
        )}
      </div>
    </form>
  );
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
