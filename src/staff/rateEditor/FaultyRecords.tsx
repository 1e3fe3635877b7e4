import { useSelector } from 'react-redux';
import { recordFaultOf } from '../../domain/rates/recordFault';
import { useSite } from '../../site/useSite';
import { useStaffWords } from '../useStaffWords';
import { EditorAside } from './EditorAside';
import type { EditorRootState } from './editorSelectors';
import { selectFaultyRecords } from './editorSelectors';

/** The records that have no row in the table, each with what is wrong with it (rule 62). */
export function FaultyRecords() {
  const { office } = useSite();
  const words = useStaffWords().faultyRecords;
  const records = useSelector((state: EditorRootState) => selectFaultyRecords(state, office.currencyOrder));
  if (records.length === 0) {
    return null;
  }
  return (
    <EditorAside heading={words.heading}>
      {records.map((record) => {
        const fault = recordFaultOf(record);
        return <li key={record.key}>{fault && words[fault](record.acronym, record.key)}</li>;
      })}
    </EditorAside>
  );
}
