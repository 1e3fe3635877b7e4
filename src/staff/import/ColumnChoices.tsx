import { useId } from 'react';
import { useDispatch } from 'react-redux';
import type { ColumnRole } from '../../domain/import/headings';
import { columnRoles } from '../../domain/import/headings';
import { useStaffWords } from '../useStaffWords';
import type { ReadList } from './importSlice';
import { columnAssigned } from './importSlice';

/** How many rows are enough to show what a column holds. */
const ROWS_SHOWN = 4;

/** Shows the first rows of the list, column by column, each with a choice of what it means. */
export function ColumnChoices({ list: { rows, headingIndex, roles, hasKnownHeadings } }: { readonly list: ReadList }) {
  const words = useStaffWords().import.columns;
  const dispatch = useDispatch();
  const id = useId();
  const first = headingIndex ?? 0;
  const shown = rows.slice(first, first + ROWS_SHOWN);

  return (
    <details className="import__columns" open={!hasKnownHeadings}>
      <summary className="import__summary">{words.heading}</summary>
      {hasKnownHeadings && <p>{words.known}</p>}
      <ul className="import__column-list">
        {roles.map((role, column) => (
          <li key={column} className="import__column">
            <label className="field__label" htmlFor={`${id}-${column}`}>
              {words.column(column + 1)}
            </label>
            <select
              className="field__control field__control--select"
              id={`${id}-${column}`}
              value={role}
              onChange={({ target }) => dispatch(columnAssigned({ column, role: target.value as ColumnRole }))}
            >
              {columnRoles.map((name) => (
                <option key={name} value={name}>
                  {words.roles[name]}
                </option>
              ))}
            </select>
            <ul className="import__samples">
              {shown.map(({ line, cells }) => (
                <li key={line} className="import__sample">
                  {cells[column]}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </details>
  );
}
