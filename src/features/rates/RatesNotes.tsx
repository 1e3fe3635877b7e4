import { useSite } from '../../site/useSite';

export function RatesNotes() {
  const { buy, sell, informational } = useSite().words.rates.notes;
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
