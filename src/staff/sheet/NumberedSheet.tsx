import { legalTexts } from '../../features/office/legalTexts';
import { useSite } from '../../site/useSite';
import { useStaffWords } from '../useStaffWords';
import type { RateSheet } from './rateSheet';
import { SheetWarnings } from './SheetWarnings';
import { SheetRates } from './SheetRates';
import { SheetTitle, SheetValidity } from './SheetTitle';

/** With more lines than this, the sheet is denser, to fit on one page. */
const ROOMY_UP_TO = 32;

interface Props {
  readonly sheet: RateSheet;
}

/** The list for the office's files: office, number, validity, rates, and room for a signature and a stamp (rule 132). */
export function NumberedSheet({ sheet }: Props) {
  const { language, words, office } = useSite();
  const { branch, signature, stamp } = useStaffWords().sheet;
  const { buy, sell } = words.rates.notes;
  const { terms } = words.legal;
  // Leaves out where to complain, because the page of conditions says it.
  const facts = legalTexts(office.legal, words.legal, language).filter(([term]) => term !== terms.complaints);
  return (
    <div className={sheet.lines.length > ROOMY_UP_TO ? 'sheet sheet--dense' : 'sheet'}>
      <p className="sheet__brand">{office.brand}</p>
      <dl className="sheet__facts">
        <SheetFact term={words.legal.heading} text={office.legalName} />
        <SheetFact term={branch} text={`${office.street}, ${office.postalCode} ${office.town}`} />
        {facts.map(([term, text]) => (
          <SheetFact key={term} term={term} text={text} />
        ))}
      </dl>
      <SheetWarnings sheet={sheet} />
      <SheetRates
        lines={sheet.lines}
        hasNames
        heading={
          <>
            <span className="sheet__title">
              <SheetTitle {...sheet} />
            </span>
            <span className="sheet__validity">
              <SheetValidity {...sheet} />
            </span>
          </>
        }
      />
      <div className="sheet__end">
        <p>{words.rates.caption}</p>
        {[buy, sell].map(({ term, explanation }) => (
          <p key={term}>
            <strong>{term}</strong> – {explanation}
          </p>
        ))}
        <div className="sheet__signing">
          <p className="sheet__signature">{signature}</p>
          <p className="sheet__stamp">{stamp}</p>
        </div>
      </div>
    </div>
  );
}

function SheetFact({ term, text }: { readonly term: string; readonly text: string }) {
  return (
    <div>
      <dt>{term}:</dt> <dd>{text}</dd>
    </div>
  );
}
