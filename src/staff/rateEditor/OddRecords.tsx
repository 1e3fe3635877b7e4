import { useSelector } from 'react-redux';
import { oddityOf } from '../../domain/rates/oddity';
import { useSite } from '../../site/useSite';
import { useStaffWords } from '../useStaffWords';
import { EditorAside } from './EditorAside';
import type { EditorRootState } from './editorSelectors';
import { selectOddRecords } from './editorSelectors';

/** The records that have no row in the table, each with what is wrong with it (rule 62). */
export function OddRecords() {
  const { office } = useSite();
  const words = useStaffWords().oddRecords;
  const records = useSelector((state: EditorRootState) => selectOddRecords(state, office.currencyOrder));
  if (records.length === 0) {
    return null;
  }
  return (
    <EditorAside heading={words.heading}>
      {records.map((record) => {
        const oddity = oddityOf(record);
        return <li key={record.key}>{oddity && words[oddity](record.acronym, record.key)}</li>;
      })}
    </EditorAside>
  );
}
