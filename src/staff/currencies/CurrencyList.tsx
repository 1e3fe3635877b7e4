import { useId } from 'react';
import { useDispatch } from 'react-redux';
import type { EditableCurrency } from '../../domain/rates/rateEdit';
import { useSite } from '../../site/useSite';
import { DisappearingButton } from '../DisappearingButton';
import { useStaffWords } from '../useStaffWords';
import { retirementQuestioned } from './currenciesSlice';

/** Every listed currency, with a button to retire it. */
export function CurrencyList({ currencies }: { readonly currencies: readonly EditableCurrency[] }) {
  const { format } = useSite();
  const { currencies: words, editor } = useStaffWords();
  const dispatch = useDispatch();
  const headingId = useId();
  return (
    <section className="currencies__part">
      <h2 id={headingId} className="currencies__heading" tabIndex={-1}>
        {words.listHeading(currencies.length)}
      </h2>
      <ul className="currencies__list">
        {currencies.map((currency) => (
          <li key={currency.key} className="currencies__entry">
            <span className="currencies__name">
              <strong>{currency.acronym}</strong> {currency.name_sk}
            </span>
            <span className="currencies__rates">
              {editor.buy} {format.rate(currency.buy)}, {editor.sell} {format.rate(currency.sell)}
            </span>
            <DisappearingButton
              fallbackId={headingId}
              aria-label={words.retireOf(currency.acronym)}
              onClick={() => dispatch(retirementQuestioned(currency))}
            >
              {words.retire}
            </DisappearingButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
