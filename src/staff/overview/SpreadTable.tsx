import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../site/paths';
import { withCurrency } from '../currencyParameter';
import { sizeOf, useSpreadText } from '../useSpreadText';
import { useStaffWords } from '../useStaffWords';
import { useSite } from '../../site/useSite';
import { OVERVIEW_DAYS } from './overviewSaga';
import type { SpreadRow } from './overviewSelectors';
import { isUnusual } from './overviewSelectors';
import { Sparkline } from './Sparkline';

/** A row for each currency: its present spread, its usual spread, and a sparkline of the last days. */
export function SpreadTable({ rows }: { readonly rows: readonly SpreadRow[] }) {
  const { overview: words, editor } = useStaffWords();
  const columns = [
    editor.currency,
    words.columns.now,
    words.columns.usual,
    words.columns.days(OVERVIEW_DAYS),
    words.columns.actions,
  ];
  return (
    // The roles are spelled out because styles change the display of the table's parts.
    <table className="overview__table" role="table" aria-label={words.heading}>
      <thead className="overview__head" role="rowgroup">
        <tr className="overview__row" role="row">
          {columns.map((column) => (
            <th key={column} scope="col" role="columnheader">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <Row key={row.key} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row }: { readonly row: SpreadRow }) {
  const words = useStaffWords().overview;
  const spreadText = useSpreadText();
  const { acronym, name_sk, now, usual, spreads, knownDays } = row;
  const known = spreads.filter((spread) => spread !== null);
  return (
    <tr className={isUnusual(row) ? 'overview__row overview__row--unusual' : 'overview__row'} role="row">
      <th className="overview__acronym" scope="row" role="rowheader">
        {acronym} <span className="overview__note">{name_sk}</span>
      </th>
      <Cell label={words.columns.now}>
        <span className="overview__figure">{spreadText(now)}</span> <VerdictText row={row} />
      </Cell>
      <Cell label={words.columns.usual}>
        {usual !== null && <span className="overview__figure">{spreadText(usual)}</span>}{' '}
        {knownDays < OVERVIEW_DAYS - 1 && (
          <span className="overview__note">{knownDays === 0 ? words.noDays : words.knownDays(knownDays)}</span>
        )}
      </Cell>
      <Cell label={words.columns.days(OVERVIEW_DAYS)} areDays>
        {knownDays > 0 && (
          <>
            <Sparkline spreads={spreads} usual={usual} />
            <span className="overview__note">{words.range(spreadText(Math.min(...known)), spreadText(Math.max(...known)))}</span>
          </>
        )}
      </Cell>
      <td className="overview__actions" role="cell">
        <Link className="overview__link" to={withCurrency(paths.editor, acronym)} aria-label={words.editOf(acronym)}>
          {words.edit}
        </Link>
        <Link className="overview__link" to={withCurrency(paths.history, acronym)} aria-label={words.historyOf(acronym)}>
          {words.history}
        </Link>
      </td>
    </tr>
  );
}

interface CellProps {
  /** Shown before the content where the table has no head. */
  readonly label: string;
  readonly areDays?: boolean;
  readonly children: ReactNode;
}

function Cell({ label, areDays = false, children }: CellProps) {
  return (
    <td className={areDays ? 'overview__cell overview__cell--days' : 'overview__cell'} role="cell">
      <span className="overview__note overview__label" aria-hidden="true">
        {label}
      </span>{' '}
      {children}
    </td>
  );
}

/** Says in words what is unusual about a spread. */
function VerdictText({ row: { verdict, now, usual } }: { readonly row: SpreadRow }) {
  const words = useStaffWords().overview.verdicts;
  const { format } = useSite();
  if (verdict === null || verdict === 'usual') {
    return null;
  }
  const difference = format.amount(sizeOf((now ?? 0) - (usual ?? 0)));
  return <strong className="overview__verdict">{words[verdict](difference)}</strong>;
}
