import { memo, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { listCurrencies } from '../../features/rates/rateList';
import { useSite } from '../../site/useSite';
import type { NumberedList } from '../sheet/listNumberSlice';
import { SheetPrinter } from '../sheet/SheetPrinter';
import type { EditorRootState } from './editorSelectors';
import { selectOrderedKnown } from './editorSelectors';
import { useHasUnsaved } from './useUnsavedCount';

/**
 * Prints the saved rates that visitors see, never typed ones (rule 132). Memoized because the bar around it renders on every
 * keystroke, and the sheet need not.
 */
export const EditorPrinter = memo(function EditorPrinter() {
  const { office, nameOf } = useSite();
  const saved = useSelector((state: EditorRootState) => selectOrderedKnown(state, office.currencyOrder));
  const hasUnsaved = useHasUnsaved();
  const list = useMemo((): NumberedList => ({ moment: null, versions: saved }), [saved]);
  const lines = useMemo(
    () => listCurrencies(saved).map((currency) => ({ ...currency, name: nameOf(currency) })),
    [saved, nameOf],
  );
  return lines.length === 0 ? null : <SheetPrinter list={list} lines={lines} hasUnsaved={hasUnsaved} />;
});
