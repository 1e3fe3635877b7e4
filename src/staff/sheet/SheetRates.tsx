import { quoteSides } from '../../domain/rates/currency';
import type { ReactNode } from 'react';
import { useSite } from '../../site/useSite';
import { useStaffWords } from '../useStaffWords';
import type { SheetLine } from './rateSheet';

interface Props {
  readonly lines: readonly SheetLine[];
  readonly hasNames: boolean;
  /** Says which list it is; stands above the column heads, and so on every page. */
  readonly heading: ReactNode;
}

/** The table of rates, whose head is repeated on every page. */
export function SheetRates({ lines, hasNames, heading }: Props) {
  const { words, format } = useSite();
  const { noRate } = useStaffWords().archive;
  const { columns, meanings } = words.rates;
  return (
    <table className="sheet__rates">
      <thead>
        <tr>
          <th className="sheet__heading" scope="colgroup" colSpan={hasNames ? 4 : 3}>
            {heading}
          </th>
        </tr>
        <tr>
          <th className="sheet__column sheet__column--acronym" scope="col">
            {columns.acronym}
            <span className="sheet__meaning"> {meanings.acronym}</span>
          </th>
          {hasNames && (
            <th className="sheet__column" scope="col">
              {columns.name}
            </th>
          )}
          {quoteSides.map((side) => (
            <th key={side} className="sheet__column sheet__column--rate" scope="col">
              {columns[side]}
              <span className="sheet__meaning"> {meanings[side]}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ acronym, name, ...rates }, index) => (
          // Two records may have the same code.
          <tr key={`${acronym} ${index}`} className="sheet__line">
            <th className="sheet__acronym" scope="row">
              {acronym}
            </th>
            {hasNames && <td className="sheet__name">{name}</td>}
            {quoteSides.map((side) => {
              const rate = rates[side];
              return (
                <td key={side} className="sheet__rate">
                  {rate === null ? noRate : format.rate(rate)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
