import { useId, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { lastVersion } from '../../domain/archive/listing';
import { isCurrencyCode } from '../../domain/rates/currencyCode';
import type { CurrencyDraft, DraftField, DraftProblems } from '../../domain/rates/newCurrency';
import { codeOf, emptyCurrencyDraft, readCurrencyDraft } from '../../domain/rates/newCurrency';
import { selectCurrencies } from '../../features/rates/ratesSlice';
import { currencyCodes, nameCurrency } from '../../site/nameCurrency';
import { useSite } from '../../site/useSite';
import { useStaffWords } from '../useStaffWords';
import { additionTyped, selectAdditionDraft } from './additionDraftSlice';
import type { CurrenciesRoot } from './currenciesSlice';
import { additionRequested, currencyLookedUp, selectCurrenciesState, selectEntriesOf } from './currenciesSlice';
import { DraftInput } from './DraftInput';

const fields = Object.keys(emptyCurrencyDraft) as DraftField[];

/** A currency to be added: its code proposes names, and the rates that it had when it was listed before. */
export function AdditionForm() {
  const { format } = useSite();
  const { currencies: words } = useStaffWords();
  const dispatch = useDispatch();
  const draft = useSelector(selectAdditionDraft);
  const [problems, setProblems] = useState<DraftProblems>({});
  const stored = useSelector(selectCurrencies);
  const state = useSelector(selectCurrenciesState);
  const codesId = useId();
  const code = codeOf(draft);
  const entries = useSelector((root: CurrenciesRoot) => selectEntriesOf(root, code));
  // The archive has earlier rates of a listed currency too, but not from a time before it was retired.
  const isListed = stored.some(({ acronym }) => acronym === code);
  const earlier = isListed || entries === 'unreadable' ? null : entries && lastVersion(entries);

  const change = (field: DraftField, text: string) => {
    const typedCode = field === 'acronym' ? codeOf({ acronym: text }) : null;
    const replaced: Partial<CurrencyDraft> = { [field]: text, ...(typedCode !== null && namesFor(typedCode)) };
    dispatch(additionTyped(replaced));
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
          problem={problems[field] ?? null}
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

// The names are proposed anew for each code: what somebody wrote over a proposal belonged to the code before.
function namesFor(code: string): Partial<CurrencyDraft> {
  return isCurrencyCode(code) ? nameCurrency(code) : {};
}
