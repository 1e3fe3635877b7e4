import { useDispatch } from 'react-redux';
import type { ImportChoices, ImportPlan } from '../../domain/import/importPlan';
import { decimalMarks } from '../../domain/import/importedNumber';
import type { QuotationOption } from '../../domain/import/quotation';
import { useSite } from '../../site/useSite';
import { useStaffWords } from '../useStaffWords';
import { decimalMarkChosen, quotationChosen, sidesChosen } from './importSlice';
import { Question } from './Question';

/** Asks staff to confirm what was recognised in the list, and to answer what was not (rules 74 and 75). */
export function ListQuestions({ plan, choices }: { readonly plan: ImportPlan; readonly choices: ImportChoices }) {
  const words = useStaffWords().import;
  const { format } = useSite();
  const dispatch = useDispatch();
  const { quotation } = words;
  // With another answer, the rates may turn out to be against the euro.
  const isOtherBaseAsAnswered = plan.fittingBase !== null && choices.quotation !== null;

  const describe = ({ direction, manyUnits, example }: QuotationOption): string => {
    const units = manyUnits.map(({ acronyms, units: count }) => quotation.manyUnits(acronyms.join(', '), count));
    const kind = [quotation.directions[direction], ...(units.length > 0 ? units : [quotation.oneUnit])].join('; ');
    const listed = example?.listed.replace('.', plan.decimalMark) ?? '';
    return example === null ? `${kind}.` : `${kind}. ${quotation.example(example.acronym, listed, format.rate(example.rate))}`;
  };

  return (
    <>
      {plan.isDecimalMarkUnclear && (
        <Question
          heading={words.decimalMark.heading}
          answers={decimalMarks.map((mark) => ({ answer: mark, text: words.decimalMark.marks[mark] }))}
          chosen={plan.decimalMark}
          onChoose={(mark) => dispatch(decimalMarkChosen(mark))}
        >
          <p>{words.decimalMark.text}</p>
        </Question>
      )}
      {(!plan.isOtherBase || isOtherBaseAsAnswered) && (
        <Question
          heading={quotation.heading}
          answers={plan.quotations.map((option) => ({ answer: option, text: describe(option) }))}
          chosen={plan.wanted}
          onChoose={({ direction, unitsFrom }) => dispatch(quotationChosen({ direction, unitsFrom }))}
        >
          {plan.isMiddle && <p>{quotation.middle}</p>}
          {plan.recognised === null && <p>{quotation.unrecognised}</p>}
          {plan.recognised !== null && plan.quotation === plan.recognised && <p>{quotation.recognised}</p>}
        </Question>
      )}
      {plan.isReversed && (
        <Question
          heading={words.sides.heading}
          answers={[
            { answer: true, text: words.sides.swap },
            { answer: false, text: words.sides.keep },
          ]}
          chosen={choices.isSwapped}
          onChoose={(isSwapped) => dispatch(sidesChosen(isSwapped))}
          isWarning
        >
          <p>{words.sides.text}</p>
        </Question>
      )}
    </>
  );
}
