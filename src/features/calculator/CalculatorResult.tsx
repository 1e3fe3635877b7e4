import { useSelector } from 'react-redux';
import type { Format } from '../../site/format';
import { useSite } from '../../site/useSite';
import type { Words } from '../../site/words/sk';
import { parseAmount } from '../../domain/money/amount';
import type { UsedRate } from '../../domain/money/conversion';
import { selectAreRatesCurrent } from '../rates/ratesSlice';
import { RatesAge } from '../rates/RatesAge';
import { selectAmountText, selectConversion, selectOwnedAcronym, selectWantedAcronym } from './calculatorSlice';

const ID = 'calculator-result';

/** What the visitor would receive, and by which rates. */
export function CalculatorResult() {
  const { words, format } = useSite();
  const areCurrent = useSelector(selectAreRatesCurrent);
  const conversion = useSelector(selectConversion);
  const wantedAcronym = useSelector(selectWantedAcronym);
  const result = conversion === null ? '' : format.amount(conversion.amount);

  return (
    <div className="calculator__result">
      <label className="field__label" htmlFor={ID}>
        {words.calculator.result}
      </label>
      <div className="calculator__payout">
        <input
          id={ID}
          className={`calculator__amount ${sizeFor(result)}`}
          type="text"
          readOnly
          placeholder={words.calculator.resultPlaceholder}
          value={result}
        />
        <span className="calculator__acronym" aria-hidden="true">
          {conversion !== null && wantedAcronym}
        </span>
      </div>
      <div className="calculator__notes">
        <Hint />
        <p role="status">
          <Explanation />
        </p>
        {conversion !== null && !areCurrent && (
          <p className="calculator__age">
            <RatesAge phrase={words.calculator.age} />
          </p>
        )}
      </div>
    </div>
  );
}

/** What is still to be filled in. A missing rate is no fault of the visitor's: then nothing is said. */
function Hint() {
  const { words } = useSite();
  const answers = [useSelector(selectAmountText).trim(), useSelector(selectOwnedAcronym), useSelector(selectWantedAcronym)];
  return answers.includes('') ? <p>{words.calculator.hint}</p> : null;
}

/** The result as a sentence, with the rates and the side of the list that were used. */
function Explanation() {
  const { words, format } = useSite();
  const amount = parseAmount(useSelector(selectAmountText));
  const ownedAcronym = useSelector(selectOwnedAcronym);
  const wantedAcronym = useSelector(selectWantedAcronym);
  const conversion = useSelector(selectConversion);
  if (conversion === null || amount === null) {
    return null;
  }
  const answer = words.calculator.answer(
    `${format.amount(amount)} ${ownedAcronym}`,
    `${format.amount(conversion.amount)} ${wantedAcronym}`,
  );
  return `${answer} ${
    conversion.usedRates.length === 0
      ? words.calculator.sameCurrency
      : words.calculator.usedRates(conversion.usedRates.map((used) => describeRate(used, words, format)))
  }`;
}

function describeRate({ acronym, side, rate }: UsedRate, words: Words, format: Format): string {
  return `${words.calculator.sides[side]} ${acronym} ${format.rate(rate)}`;
}

// The whole figure has to be seen: longer ones are smaller.
function sizeFor({ length }: string): string {
  if (length > 17) {
    return 'calculator__amount--longest';
  }
  return length > 11 ? 'calculator__amount--long' : '';
}
