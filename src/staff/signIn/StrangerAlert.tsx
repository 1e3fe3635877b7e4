import { useSelector } from 'react-redux';
import { Alert } from '../../ui/Alert';
import { useStaffWords } from '../useStaffWords';
import { selectIsStranger } from './authSlice';

/** Tells an account that is not on the staff list that it can't save anything (rule 60). */
export function StrangerAlert() {
  const words = useStaffWords().guard;
  const isStranger = useSelector(selectIsStranger);
  return <Alert kind="failure">{isStranger && words.stranger}</Alert>;
}
