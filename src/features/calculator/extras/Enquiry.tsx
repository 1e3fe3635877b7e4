import { worthInBase } from '../../../domain/money/worth';
import { useSite } from '../../../site/useSite';
import { useCalculatorWords } from './useCalculatorWords';
import { useCurrencies } from './useCurrencies';
import type { Exchange, Sum } from './useExchange';

interface Props {
  readonly exchange: Exchange;
  readonly rateTexts: readonly string[];
}

/** Ways to ask for an individual rate or a reservation, with the sums and rates filled in (rule 94). */
export function Enquiry({ exchange: { owned, wanted }, rateTexts }: Props) {
  const { format, office } = useSite();
  const { enquiry: words } = useCalculatorWords();
  const { owned: ownedCurrency } = useCurrencies();
  const worth = ownedCurrency && worthInBase(owned.amount, ownedCurrency);
  const isLarge = worth != null && Number(worth) >= office.individualRateFrom;
  const textOf = ({ amount, acronym }: Sum): string => `${format.amount(amount)}\u00a0${acronym}`;
  const message = encodeURIComponent(words.message(textOf(owned), textOf(wanted), rateTexts.join('; ')));
  const [{ number }] = office.phones;
  const ways: readonly (readonly [name: keyof typeof words.ways, address: string])[] = [
    ['call', `tel:${number}`],
    ['sms', `sms:${number}?body=${message}`],
    ['email', `mailto:${office.email}?subject=${encodeURIComponent(words.subject)}&body=${message}`],
    ['whatsApp', `https://wa.me/${number.replace('+', '')}?text=${message}`],
  ];
  return (
    <div className={isLarge ? 'calculator-extras__enquiry calculator-extras__enquiry--large' : 'calculator-extras__enquiry'}>
      <p>{isLarge ? words.large : words.any}</p>
      <ul className="calculator-extras__chips">
        {ways.map(([name, address]) => (
          <li key={name}>
            <a className="calculator-extras__chip" href={address} rel="noreferrer">
              {words.ways[name]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
