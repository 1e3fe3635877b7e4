import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useSelector } from 'react-redux';
import { selectAreRatesCurrent, selectReceivedAt } from '../../features/rates/ratesSlice';
import { useStaffWords } from '../useStaffWords';
import { CounterSheet } from './CounterSheet';
import type { ListNumberRoot, NumberedList } from './listNumberSlice';
import { selectListNumber } from './listNumberSlice';
import { NumberedSheet } from './NumberedSheet';
import type { SheetLayout } from './PrintDialog';
import { PrintDialog } from './PrintDialog';
import type { SheetLine } from './rateSheet';
import { rateSheetOf } from './rateSheet';

interface Props {
  readonly list: NumberedList;
  /** In printing order. */
  readonly lines: readonly SheetLine[];
  readonly hasUnsaved?: boolean;
}

/**
 * The button that prints a list, and the sheet, which replaces the whole page on paper, however printing was started. A portal
 * puts the sheet beside the application, so nothing of the application surrounds it on paper.
 */
export function SheetPrinter({ list, lines, hasUnsaved = false }: Props) {
  const words = useStaffWords().sheet;
  const [isChoosing, setIsChoosing] = useState(false);
  const [layout, setLayout] = useState<SheetLayout>('list');
  const known = useSelector((state: ListNumberRoot) => selectListNumber(state, list));
  const areCurrent = useSelector(selectAreRatesCurrent);
  const receivedAt = useSelector(selectReceivedAt);
  const sheet = rateSheetOf(list, lines, known, { areCurrent, receivedAt });
  const Layout = layout === 'list' ? NumberedSheet : CounterSheet;

  const close = (): void => {
    setIsChoosing(false);
    setLayout('list');
  };

  return (
    <>
      <button className="button button--outline sheet-button" type="button" onClick={() => setIsChoosing(true)}>
        {words.open}
      </button>
      {createPortal(
        <div className="paper" hidden>
          <Layout sheet={sheet} />
        </div>,
        document.body,
      )}
      {isChoosing && (
        <PrintDialog
          list={list}
          sheet={sheet}
          known={known}
          layout={layout}
          hasUnsaved={hasUnsaved}
          onLayoutChosen={setLayout}
          onClose={close}
        />
      )}
    </>
  );
}
