import { memo, useContext, useId, useState } from 'react';
import { useSelector } from 'react-redux';
import type { QuoteSide } from '../../domain/rates/currency';
import { isComplete } from '../../domain/rates/currency';
import { calculatorWith } from '../../site/paths';
import { useSite } from '../../site/useSite';
import { Icon } from '../../ui/Icon';
import { useIsHydrated } from '../../ui/useIsHydrated';
import { TrendContext } from './trendPart';
import { TrendRow } from './TrendRow';
import { paintMarker } from './firstPaintMarkers';
import { OwnCurrenciesContext } from './ownCurrenciesContext';
import { OWN_MARK_CLASS, ownMarkText, rateTextsOf, skeletonTexts } from './rateTexts';
import type { RatesRootState } from './ratesSlice';
import { selectCurrency } from './ratesSlice';
import { useCalculate } from './useCalculate';

interface Props {
  /** Id of the currency's record; null for a skeleton row. */
  readonly id: string | null;
}

/**
 * One row of the table, which renders again only when its own record changes, and the currency's last days below it when
 * they are open. Before the application loads, the first script fills the same markup, which it finds by the markers.
 */
export const RateRow = memo(function RateRow({ id }: Props) {
  const { format, words, nameOf } = useSite();
  const own = useContext(OwnCurrenciesContext);
  const currency = useSelector((state: RatesRootState) => (id === null ? null : selectCurrency(state, id)));
  const [isOpen, setIsOpen] = useState(false);
  const button = useId();
  const ids = { button, cell: `${button}-days` };
  // A row can render once more after its record was removed or lost a field, before the table drops the row.
  const { acronym, name, buy, sell } =
    currency !== null && isComplete(currency) ? rateTextsOf(currency, nameOf, format.rate) : skeletonTexts;
  return (
    <>
      <tr role="row" className="rates-table__row">
        <th role="rowheader" scope="row" className="rates-table__acronym">
          <CalculatorLink acronym={acronym} />
        </th>
        <td role="cell" className="rates-table__name" {...paintMarker('name')}>
          {name}
          {own.includes(acronym) && <span className={OWN_MARK_CLASS}>{ownMarkText(words.rates.own)}</span>}
        </td>
        <td role="cell" className="rates-table__buy">
          <Figure side="buy" text={buy} />
        </td>
        <td role="cell" className="rates-table__sell">
          <Figure side="sell" text={sell} />
          {acronym !== '' && <TrendToggle acronym={acronym} ids={ids} isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} />}
        </td>
      </tr>
      {isOpen && id !== null && acronym !== '' && <TrendRow id={id} buttonId={ids.button} cellId={ids.cell} />}
    </>
  );
});

interface ToggleProps {
  readonly acronym: string;
  /** The ids of the button itself and of the cell that it opens. */
  readonly ids: { readonly button: string; readonly cell: string };
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** Opens and closes a currency's last days; appears only once it works. */
function TrendToggle({ acronym, ids, isOpen, onToggle }: ToggleProps) {
  const { words } = useSite();
  const isHydrated = useIsHydrated();
  const load = useContext(TrendContext);
  return (
    isHydrated &&
    load && (
      <button
        type="button"
        id={ids.button}
        className="rates-table__open"
        aria-label={words.rates.trend + acronym}
        aria-expanded={isOpen}
        aria-controls={isOpen ? ids.cell : undefined}
        // The download begins while the finger is still on the button. If it fails, the opened row retries and reports it.
        onPointerDown={() => void load().catch(() => undefined)}
        onClick={onToggle}
      >
        <Icon name="trend" className="rates-table__icon" />
      </button>
    )
  );
}

/** Leads to the calculator with this currency; the styles make the whole row its target. */
function CalculatorLink({ acronym }: { readonly acronym: string }) {
  const { words } = useSite();
  const calculate = useCalculate(acronym);
  return (
    <a
      className="rates-table__link"
      {...paintMarker('acronym')}
      href={acronym ? calculatorWith(acronym) : undefined}
      aria-label={acronym ? words.rates.calculate + acronym : undefined}
      onClick={acronym ? calculate : undefined}
    >
      {acronym}
    </a>
  );
}

/** Two names for one animation, used in turn: a different name restarts it on every change. */
const changedClasses = ['rates-table__figure--changed rates-table__figure--again', 'rates-table__figure--changed'];

/** A rate that lights up briefly when it changes. */
function Figure({ side, text }: { readonly side: QuoteSide; readonly text: string }) {
  const changes = useChangeCount(text);
  return (
    <span className={changes === 0 ? undefined : changedClasses[changes % 2]} {...paintMarker(side)}>
      {text}
    </span>
  );
}

function useChangeCount(value: string): number {
  const [seen, setSeen] = useState({ value, changes: 0 });
  if (seen.value === value) {
    return seen.changes;
  }
  const next = { value, changes: seen.changes + 1 };
  setSeen(next);
  return next.changes;
}
