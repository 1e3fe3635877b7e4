import { useState } from 'react';
import type { DayClose } from '../../../domain/archive/dailyCloses';
import { quoteSides } from '../../../domain/rates/currency';
import { useSite } from '../../../site/useSite';
import { dayText } from '../../office/dayText';
import { useTrendWords } from './useTrendWords';

interface Props {
  readonly closes: readonly DayClose[];
  /** Id of the title that names the currency. */
  readonly titleId: string;
}

/** The closes day by day, newest first. Renders the table only once it is opened: thirty rows would delay the chart. */
export function DaysTable(props: Props) {
  const words = useTrendWords();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="trend__table" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="trend__summary">{words.days}</summary>
      {isOpen && <Days {...props} />}
    </details>
  );
}

function Days({ closes, titleId }: Props) {
  const { words: site, format } = useSite();
  const words = useTrendWords();
  return (
    <table aria-labelledby={titleId}>
      <thead>
        <tr>
          <th scope="col">{words.day}</th>
          {quoteSides.map((side) => (
            <th key={side} scope="col">
              {site.rates.columns[side]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...closes].reverse().map(({ day, rates }) => (
          <tr key={day}>
            <th scope="row">{dayText(day, site)}</th>
            {rates === null ? (
              <td colSpan={2}>{words.notListed}</td>
            ) : (
              quoteSides.map((side) => {
                const rate = rates[side];
                return <td key={side}>{rate === null ? '–' : format.rate(rate)}</td>;
              })
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
