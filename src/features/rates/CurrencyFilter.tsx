import { useEffect, useEffectEvent, useRef } from 'react';
import { FILTER_FIELD_ID } from '../../site/paths';
import { fill } from '../../site/pattern';
import { useSite } from '../../site/useSite';
import { SettledStatus } from '../../ui/SettledStatus';

interface Props {
  readonly text: string;
  readonly onChange: (text: string) => void;
  /** How many currencies match; null while there are no currencies. */
  readonly found: number | null;
  readonly all: number;
}

/** A field to find currencies by code or name, and the number that match (rule 85). */
export function CurrencyFilter({ text, onChange, found, all }: Props) {
  const words = useSite().words.rates.filter;
  const input = useRef<HTMLInputElement>(null);
  const change = useEffectEvent(onChange);
  const isFiltering = text.trim() !== '' && found !== null;
  const isNone = isFiltering && found === 0;
  const numbers = { found: String(found), all: String(all) };

  // The visitor may have typed a search before the application loaded.
  useEffect(() => {
    if (input.current?.value) {
      change(input.current.value);
    }
  }, []);

  return (
    <div className="currency-filter">
      <label className="field__label" htmlFor={FILTER_FIELD_ID}>
        {words.label}
      </label>
      <input
        ref={input}
        id={FILTER_FIELD_ID}
        className="field__control currency-filter__control"
        type="search"
        autoComplete="off"
        value={text}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') {
            onChange('');
          }
        }}
      />
      <p className="currency-filter__count" aria-hidden="true">
        {isFiltering && fill(words.count, numbers)}
      </p>
      <SettledStatus text={isNone ? words.none : isFiltering ? fill(words.found, numbers) : ''} />
      {isNone && (
        <div className="currency-filter__none">
          <p>{words.none}</p>
          <button
            type="button"
            className="button button--outline"
            onClick={() => {
              onChange('');
              input.current?.focus();
            }}
          >
            {words.showAll}
          </button>
        </div>
      )}
    </div>
  );
}
