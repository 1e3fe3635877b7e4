import { useSelector } from 'react-redux';
import { notesOf } from '../../../domain/money/banknotes';
import type { DecimalText } from '../../../domain/money/decimal';
import { nearestPayable, payInNotes, restInBase } from '../../../domain/money/notePayment';
import { BASE_CURRENCY } from '../../../domain/rates/currency';
import type { Format } from '../../../site/format';
import { useSite } from '../../../site/useSite';
import type { CalculatorWords } from '../../../site/words/skCalculator';
import { SettledStatus } from '../../../ui/SettledStatus';
import { selectMode } from '../calculatorSlice';
import { AmountLink } from './AmountLink';
import { useCalculatorWords } from './useCalculatorWords';
import type { Exchange, Sum } from './useExchange';

interface Props {
  readonly exchange: Exchange;
}

/** How an exchange is paid in notes, if the office pays only in notes and the notes are known (rules 99 to 102). */
export function Notes({ exchange }: Props) {
  const { paidInNotes, conditions } = useSite().office;
  const { owned, wanted, usedRates } = exchange;
  const isExchanged = paidInNotes.isOn && usedRates.length > 0;
  const paid = isExchanged ? notesOf(wanted.acronym, paidInNotes.smallestNotes) : null;
  const brought = isExchanged && conditions.buysCoins !== true ? notesOf(owned.acronym) : null;
  return (
    <>
      {paid && (
        <div className="calculator-extras__paid">
          <Paid exchange={exchange} notes={paid} />
        </div>
      )}
      {brought && (
        <div className="calculator-extras__brought">
          <Brought sum={owned} notes={brought} />
        </div>
      )}
    </>
  );
}

interface PaidProps extends Props {
  readonly notes: readonly number[];
}

/** The notes in which the wanted sum is paid, and the payment in place of the remainder. */
function Paid({ exchange: { wanted, usedRates }, notes }: PaidProps) {
  const { format } = useSite();
  const { notes: words } = useCalculatorWords();
  const isExact = useSelector(selectMode) === 'exact';
  const payment = payInNotes(wanted.amount, notes);
  if (isExact && payment.rest !== '0') {
    const amount = `${format.amount(wanted.amount)}\u00a0${wanted.acronym}`;
    return <Nearest text={words.unpayable(amount)} sum={wanted} notes={notes} />;
  }
  const rate = usedRates.find(({ acronym }) => acronym === wanted.acronym)?.rate ?? 0;
  return <Told text={describePayment(wanted, notes, rate, words, format)} />;
}

/** Says that the office doesn't exchange coins, and how much of the owned sum the visitor could bring in notes. */
function Brought({ sum, notes }: { readonly sum: Sum; readonly notes: readonly number[] }) {
  const { format } = useSite();
  const { notes: words } = useCalculatorWords();
  const isExact = useSelector(selectMode) === 'exact';
  if (payInNotes(sum.amount, notes).rest === '0') {
    return <Told text={words.alone} />;
  }
  return isExact ? (
    <Told text={words.bring(inNotes(nearestPayable(sum.amount, notes).above, sum, format))} />
  ) : (
    <Nearest text={words.noCoins} sum={sum} notes={notes} />
  );
}

interface NearestProps {
  readonly text: string;
  readonly sum: Sum;
  readonly notes: readonly number[];
}

/** The nearest payable sums to one that notes can't make up, each one tap away. */
function Nearest({ text, sum, notes }: NearestProps) {
  const { format } = useSite();
  const { below, above } = nearestPayable(sum.amount, notes);
  const amounts = [below, above].filter((amount) => amount !== '0');
  const names = amounts.map((amount) => inNotes(amount, sum, format));
  return (
    <>
      <p>
        {text}
        {amounts.map((amount, index) => (
          <span key={amount}>
            {index === 0 ? ' ' : ', '}
            <AmountLink amount={amount}>{names[index]}</AmountLink>
          </span>
        ))}
      </p>
      <SettledStatus text={`${text} ${names.join(', ')}`} />
    </>
  );
}

function Told({ text }: { readonly text: string }) {
  return (
    <>
      <p>{text}</p>
      <SettledStatus text={text} />
    </>
  );
}

function describePayment(
  wanted: Sum,
  notes: readonly number[],
  rate: number,
  words: CalculatorWords['notes'],
  format: Format,
): string {
  const { notes: counts, paid, rest } = payInNotes(wanted.amount, notes);
  const base = restInBase(rest, rate);
  const inBase = Number(base) > 0 ? `${format.amount(base)}\u00a0${BASE_CURRENCY}` : null;
  if (counts.length === 0) {
    return words.tooSmall(inNotes(String(Math.min(...notes)), wanted, format), inBase);
  }
  const each = counts.map(({ note, count }) => `${format.whole(String(count))}×\u00a0${format.whole(String(note))}`);
  const sum = words.paid(inNotes(paid, wanted, format), each.join(', '));
  return rest === '0' ? `${sum}.` : `${sum}, ${words.rest(`${format.amount(rest)}\u00a0${wanted.acronym}`, inBase)}`;
}

/** A sum made up of notes, without decimals. */
function inNotes(amount: DecimalText, { acronym }: Sum, format: Format): string {
  return `${format.whole(amount)}\u00a0${acronym}`;
}
