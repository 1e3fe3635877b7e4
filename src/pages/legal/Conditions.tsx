import { fill } from '../../site/pattern';
import { useSite } from '../../site/useSite';
import type { LegalWords } from '../../site/words/skLegal';
import { legalFields, validityText } from './legalFields';
import { LegalPart, LegalText } from './LegalText';

/** The conditions on which the office exchanges money, according to its decisions (rule 114). */
export function Conditions({ words }: { readonly words: LegalWords }) {
  const site = useSite();
  const { buysCoins, takesDamagedNotes, validFrom } = site.office.conditions;
  const fields = legalFields(site, words);
  const { coins, damagedNotes, ...told } = words.conditions;
  const texts = {
    ...told,
    coins: { heading: coins.heading, text: decided(buysCoins, coins.bought, coins.notBought, coins.undecided) },
    damagedNotes: {
      heading: damagedNotes.heading,
      text: decided(takesDamagedNotes, damagedNotes.taken, damagedNotes.notTaken, damagedNotes.undecided),
    },
  };
  return (
    <LegalText validity={validityText(validFrom, words)}>
      {ORDER.map((part) => (
        <LegalPart key={part} heading={texts[part].heading} text={fill(texts[part].text, fields)} />
      ))}
    </LegalText>
  );
}

const ORDER = [
  'operator',
  'cash',
  'coins',
  'damagedNotes',
  'rates',
  'fees',
  'reservations',
  'identification',
  'receipt',
  'complaints',
] as const satisfies readonly (keyof LegalWords['conditions'])[];

function decided(decision: boolean | null, yes: string, no: string, undecided: string): string {
  if (decision === null) {
    return undecided;
  }
  return decision ? yes : no;
}
