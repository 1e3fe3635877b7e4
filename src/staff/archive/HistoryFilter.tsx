import { useId, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { ArchiveFilter, Person } from '../../domain/archive/filter';
import { isFiltering, noFilter } from '../../domain/archive/filter';
import { isQuoted } from '../../domain/rates/currency';
import { sortCurrencies } from '../../domain/rates/currencyOrder';
import { dayAfter, startOfDay } from '../../domain/time/zonedTime';
import { selectCurrencies } from '../../features/rates/ratesSlice';
import { useSite } from '../../site/useSite';
import { Field } from '../../ui/Field';
import { useCurrencyParameter } from '../currencyParameter';
import { DisappearingButton } from '../DisappearingButton';
import { useStaffWords } from '../useStaffWords';
import { archiveFilterChanged, selectArchiveFilter, selectEntries, selectPast, selectStaffNames } from './archiveSlice';
import { ExportAlert, ExportButton } from './HistoryExport';
import { MomentField } from './MomentField';

/** The values of the day fields: "2026-04-13", or empty for no day. */
interface Days {
  readonly from: string;
  readonly to: string;
}

const noDays: Days = { from: '', to: '' };

/** Finds changes by currency, person and days, and downloads the results. */
export function HistoryFilter() {
  const { archive: words, editor } = useStaffWords();
  const { office } = useSite();
  const dispatch = useDispatch();
  const filter = useSelector(selectArchiveFilter);
  const [days, setDays] = useState(noDays);
  const acronyms = useAcronyms();
  const people = usePeople();
  const messageId = useId();
  const summaryId = useId();
  const isLookedFor = useCurrencyParameter() !== null;
  const isWrongOrder = filter.from !== null && filter.to !== null && filter.from >= filter.to;

  const look = (changed: Partial<ArchiveFilter>): void => void dispatch(archiveFilterChanged({ ...filter, ...changed }));
  const chooseDays = (chosen: Days): void => {
    setDays(chosen);
    const { timeZone } = office;
    look({
      from: startOfDay(chosen.from, timeZone),
      to: startOfDay(chosen.to, timeZone) === null ? null : startOfDay(dayAfter(chosen.to), timeZone),
    });
  };
  const clear = (): void => {
    setDays(noDays);
    look(noFilter);
  };

  return (
    <details className="history__tool" open={isLookedFor}>
      <summary id={summaryId} className="history__summary">
        {words.filter.heading}
      </summary>
      <div className="history__fields">
        <SelectField
          label={editor.currency}
          any={words.filter.anyCurrency}
          options={acronyms.map((acronym) => [acronym, acronym])}
          value={filter.acronym}
          onChosen={(acronym) => look({ acronym })}
        />
        <SelectField
          label={words.filter.person}
          any={words.filter.anyPerson}
          options={people.map(({ id, name }) => [id, name])}
          value={filter.by && idOf(filter.by)}
          onChosen={(id) => look({ by: people.find((choice) => choice.id === id)?.person ?? null })}
        />
        <MomentField type="date" label={words.filter.from} value={days.from} onChosen={(from) => chooseDays({ ...days, from })} />
        <MomentField
          type="date"
          label={words.filter.to}
          value={days.to}
          isInvalid={isWrongOrder}
          messageId={messageId}
          onChosen={(to) => chooseDays({ ...days, to })}
        />
      </div>
      <p id={messageId} className="field__message" role="status">
        {isWrongOrder && words.filter.wrongOrder}
      </p>
      <div className="history__actions">
        <ExportButton filter={filter} />
        {(isFiltering(filter) || days.from !== '' || days.to !== '') && (
          <DisappearingButton fallbackId={summaryId} onClick={clear}>
            {words.filter.clear}
          </DisappearingButton>
        )}
      </div>
      <ExportAlert />
    </details>
  );
}

interface PersonChoice {
  readonly id: string;
  readonly name: string;
  readonly person: Person;
}

/** Everybody who has a name, and one choice for accounts without a name, whose changes are shown as an unknown account's. */
function usePeople(): readonly PersonChoice[] {
  const { unknownAccount } = useStaffWords().archive;
  const names = useSelector(selectStaffNames);
  if (names === null) {
    return [];
  }
  const choiceOf = (person: Person, name: string): PersonChoice => ({ id: idOf(person), name, person });
  const named = Object.entries(names).map(([account, name]) => choiceOf({ account }, name));
  return [...named, choiceOf({ noneOf: Object.keys(names) }, unknownAccount)];
}

/** The id of a choice; the prefix keeps account ids apart from the id for accounts without a name. */
function idOf(person: Person): string {
  return 'account' in person ? `account ${person.account}` : 'unknown';
}

/** Codes of all currencies that are listed, have a place in the office's order, or appear in the changes. */
function useAcronyms(): readonly string[] {
  const { office } = useSite();
  const listed = useSelector(selectCurrencies);
  const changed = useSelector(selectEntries);
  const past = useSelector(selectPast)?.entries ?? [];
  const known = [...listed, ...changed, ...past].map(({ acronym }) => acronym);
  // An address may name a currency that no entry read so far is about.
  const { acronym: shown } = useSelector(selectArchiveFilter);
  const acronyms = [...new Set([...office.currencyOrder, ...known, ...(shown === null ? [] : [shown])])].map((acronym) => ({
    acronym,
  }));
  return sortCurrencies(acronyms.filter(isQuoted), office.currencyOrder).map(({ acronym }) => acronym);
}

interface SelectFieldProps {
  readonly label: string;
  /** The text of the option that stands for all values. */
  readonly any: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly value: string | null;
  readonly onChosen: (value: string | null) => void;
}

function SelectField({ label, any, options, value, onChosen }: SelectFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={label}>
      <select
        className="field__control field__control--select"
        id={id}
        value={value ?? ''}
        onChange={(event) => onChosen(event.target.value || null)}
      >
        <option value="">{any}</option>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}
