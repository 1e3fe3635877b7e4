import { useSelector } from 'react-redux';
import { useSite } from '../../site/useSite';
import type { ImportPlan } from '../../domain/import/importPlan';
import type { StaffWords } from '../../site/words/staffWords';
import { useNoRowsText } from '../rateEditor/useNoRowsText';
import { useStaffWords } from '../useStaffWords';
import { ColumnChoices } from './ColumnChoices';
import { ImportPreview } from './ImportPreview';
import { ImportProblems } from './ImportProblems';
import type { ImportRootState } from './importSelectors';
import { selectImportPlan } from './importSelectors';
import { selectImportedList } from './importSlice';
import { ListQuestions } from './ListQuestions';
import { ListSource } from './ListSource';

/** Imports rates from a list of others into the editor, after showing what they would change (rules 73 to 76). */
export function ImportPage() {
  const { office } = useSite();
  const words = useStaffWords();
  const list = useSelector(selectImportedList);
  const plan = useSelector((state: ImportRootState) => selectImportPlan(state, office.currencyOrder));
  const noRowsText = useNoRowsText();

  return (
    <div className="o-wrap import">
      <h1 className="staff-page__heading" tabIndex={-1}>
        {words.import.heading}
      </h1>
      <p>{words.import.intro}</p>
      <ListSource />
      <p className="import__status" role="status">
        {plan ? outcomeOf(plan, words.import) : list && noRowsText}
      </p>
      {list && plan && (
        <>
          <ColumnChoices list={list} />
          {plan.quotations.length > 0 && <ListQuestions plan={plan} choices={list.choices} />}
          <ImportProblems problems={plan.problems} />
          {plan.isClear && <ImportPreview plan={plan} leftOut={list.leftOut} />}
        </>
      )}
    </div>
  );
}

/** Sums up the result of reading the list in one sentence for screen readers; the page shows the rest below. */
function outcomeOf(plan: ImportPlan, { columns, preview }: StaffWords['import']): string {
  if (!plan.areColumnsKnown) {
    return plan.hasCodes ? columns.unknown : columns.withoutCodes;
  }
  if (plan.isOtherBase) {
    return plan.fittingBase === null ? preview.otherBase : preview.fittingBase(plan.fittingBase);
  }
  if (plan.quotations.length === 0) {
    return preview.noneUsable;
  }
  if (!plan.isClear) {
    return preview.unclear;
  }
  return plan.rows.length === 0 ? preview.nothing : preview.changed(plan.rows.length);
}
