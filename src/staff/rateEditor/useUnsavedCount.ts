import { useSelector } from 'react-redux';
import { useSite } from '../../site/useSite';
import type { EditorRootState } from './editorSelectors';
import { selectUnsavedCount } from './editorSelectors';

/** How many rates differ from the stored ones. */
export function useUnsavedCount(): number {
  const { office } = useSite();
  return useSelector((state: EditorRootState) => selectUnsavedCount(state, office.currencyOrder));
}

/** Whether any rate differs from its stored one; components that use it render only when the answer changes. */
export function useHasUnsaved(): boolean {
  const { office } = useSite();
  return useSelector((state: EditorRootState) => selectUnsavedCount(state, office.currencyOrder) > 0);
}
