import { useSelector } from 'react-redux';
import { Alert } from '../../ui/Alert';
import { useStaffWords } from '../useStaffWords';
import { selectIsUnlistedAccount } from './authSlice';

/** Tells an account that is not on the staff list that it can't save anything (rule 60). */
export function UnlistedAccountAlert() {
  const words = useStaffWords().guard;
  const isUnlisted = useSelector(selectIsUnlistedAccount);
  return <Alert kind="failure">{isUnlisted && words.unlistedAccount}</Alert>;
}
