import { texts } from '../../site/words/sk';

const { buy, sell, informational } = texts.rates.notes;

export function RatesNotes() {
  return (
    <ul className="rates-table__notes">
      {[buy, sell].map(({ term, explanation }) => (
        <li key={term}>
          <strong className="rates-table__term">{term}</strong> – {explanation}
        </li>
      ))}
      <li>{informational}</li>
    </ul>
  );
}
