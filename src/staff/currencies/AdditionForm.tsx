import { useEffect, useId, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { lastVersion } from '../../domain/archive/listing';
import { isCurrencyCode } from '../../domain/rates/currencyCode';
import type { CurrencyDraft, DraftField, DraftProblems } from '../../domain/rates/newCurrency';
import { codeOf, codeProblemOf, emptyCurrencyDraft, readCurrencyDraft } from '../../domain/rates/newCurrency';
import { currencyCodes, knownNames } from '../../site/nameCurrency';
import { useSite } from '../../site/useSite';
import { selectKnownCurrencies } from '../rateEditor/editorSelectors';
import { useStaffWords } from '../useStaffWords';
import { additionTyped, selectAdditionDraft } from './additionDraftSlice';
import type { CurrenciesRoot } from './currenciesSlice';
import {
  additionRequested,
  currencyLookedUp,
  outcomeDismissed,
  selectAskedCurrency,
  selectCurrenciesState,
  selectEntriesOf,
  selectLookedUp,
} from './currenciesSlice';
import { DraftInput } from './DraftInput';

const fields = Object.keys(emptyCurrencyDraft) as DraftField[];

/** The form to add a currency: proposes names for its code, and shows the rates it had when it was last listed. */
export function AdditionForm() {
  const { format } = useSite();
  const { currencies: words } = useStaffWords();
  const dispatch = useDispatch();
  const draft = useSelector(selectAdditionDraft);
  const [problems, setProblems] = useState<DraftProblems>({});
  const stored = useSelector(selectKnownCurrencies);
  const state = useSelector(selectCurrenciesState);
  const codesId = useId();
  const code = codeOf(draft);
  useLookup(code);
  const entries = useSelector((root: CurrenciesRoot) => selectEntriesOf(root, code));
  // The archive has earlier rates of a listed currency, too, but those are not from before a retirement.
  const isListed = stored.some(({ acronym }) => acronym === code);
  const earlier = isListed || entries === 'unreadable' ? null : entries && lastVersion(entries);

  const problemOf = (field: DraftField) => {
    const problem = problems[field] ?? null;
    // The list may have changed since the code was refused.
    return field === 'acronym' && problem !== null ? codeProblemOf(code, stored) : problem;
  };

  const change = (field: DraftField, text: string) => {
    const typedCode = field === 'acronym' ? codeOf({ acronym: text }) : null;
    const replaced: Partial<CurrencyDraft> = { [field]: text, ...(typedCode !== null && namesFor(typedCode, draft)) };
    dispatch(additionTyped(replaced));
    dispatch(outcomeDismissed());
    setProblems((known) => Object.fromEntries(Object.entries(known).filter(([of]) => !(of in replaced))));
    if (typedCode !== null && isCurrencyCode(typedCode)) {
      dispatch(currencyLookedUp(typedCode));
    }
  };

  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reading = readCurrencyDraft(draft, stored);
    if (reading.isRecord) {
      setProblems({});
      dispatch(additionRequested(reading.record));
      return;
    }
    setProblems(reading.problems);
    const first = fields.find((field) => reading.problems[field]);
    event.currentTarget.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  };

  return (
    <form className="currencies__part currencies__form" noValidate onSubmit={handleSubmit} aria-label={words.addHeading}>
      <h2 className="currencies__heading">{words.addHeading}</h2>
      {fields.map((field) => (
        <DraftInput
          key={field}
          name={field}
          label={words.fields[field]}
          value={draft[field]}
          problem={problemOf(field)}
          listId={field === 'acronym' ? codesId : undefined}
          onChange={(text) => change(field, text)}
        />
      ))}
      <datalist id={codesId}>
        {currencyCodes().map((known) => (
          <option key={known} value={known} />
        ))}
      </datalist>
      <p className="currencies__earlier" role="status">
        {earlier?.buy != null &&
          earlier.sell !== null &&
          words.earlier(format.fullMoment(earlier.until), format.rate(earlier.buy), format.rate(earlier.sell))}
      </p>
      <button className="button currencies__add" type="submit" aria-disabled={state.status === 'writing'}>
        {words.add}
      </button>
    </form>
  );
}

/** Looks up the typed code again after another code was looked up, or the lookup was cleared. */
function useLookup(code: string): void {
  const dispatch = useDispatch();
  const isAsking = useSelector(selectAskedCurrency) !== null;
  const lookedUp = useSelector(selectLookedUp);
  const isDue = isCurrencyCode(code) && !isAsking && lookedUp !== code;
  useEffect(() => {
    if (isDue) {
      dispatch(currencyLookedUp(code));
    }
  }, [isDue, code, dispatch]);
}

/**
 * Proposes names again for each known code, because names typed over a proposal belonged to the previous code. A code that
 * becomes unknown takes its proposed names along, unless they were changed.
 */
function namesFor(code: string, previous: CurrencyDraft): Partial<CurrencyDraft> {
  const proposed = knownNames(codeOf(previous));
  return (
    knownNames(code) ?? {
      ...(previous.name_sk === proposed?.name_sk && { name_sk: '' }),
      ...(previous.name_en === proposed?.name_en && { name_en: '' }),
    }
  );
}
