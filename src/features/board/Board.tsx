import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { itemsOnPage, layoutBoard, turnAt } from '../../domain/board/layout';
import type { BoardOptions } from '../../domain/board/options';
import type { CompleteCurrency } from '../../domain/rates/currency';
import { useSite } from '../../site/useSite';
import type { RatesRootState } from '../rates/ratesSlice';
import { selectListedCurrencies } from '../rates/ratesSlice';
import { BoardFoot } from './BoardFoot';
import { BoardHead } from './BoardHead';
import { BoardList } from './BoardList';
import { BoardMark } from './BoardMark';
import { BoardPhone } from './BoardPhone';
import { InEach } from './InEach';
import { selectTrust } from './trustSlice';
import { useNowInSteps } from './useNowInSteps';
import { useScreen } from './useScreen';

/** How often the board moves to the next of its places, in milliseconds, to keep it from burning into the screen (rule 127). */
const MOVE_EVERY = 4 * 60_000;
const PLACES = 9;

/** The window board: the rates for people in front of the shop (rule 123). */
export function Board({ options }: { readonly options: BoardOptions }) {
  const { currencyOrder } = useSite().office;
  const { status } = useSelector(selectTrust);
  const listed = useSelector((state: RatesRootState) => selectListedCurrencies(state, currencyOrder));
  const currencies = useMemo(() => chosenOf(listed, options.currencies), [listed, options.currencies]);
  const layout = layoutBoard(currencies.length, useScreen());
  const hasList = currencies.length > 0 && (status === 'confirmed' || status === 'unconfirmed');
  const page = turnAt(useNowInSteps(options.pageSeconds * 1_000), layout.pages, options.pageSeconds);
  const place = turnAt(useNowInSteps(MOVE_EVERY), PLACES, MOVE_EVERY / 1_000);

  return (
    <main className={options.isDark ? 'board board--dark' : 'board'} data-place={place} data-trust={status}>
      <BoardHead />
      <BoardMark />
      {hasList ? (
        <BoardList layout={layout} currencies={itemsOnPage(currencies, page, layout.perPage)} />
      ) : status === 'waiting' ? (
        <p className="board__waiting">
          <InEach className="board__line">{({ site }) => site.words.rates.freshness.waiting}</InEach>
        </p>
      ) : (
        <BoardPhone reason={({ site, words }) => (status === 'replaced' ? words.replaced : site.words.rates.empty)} />
      )}
      <BoardFoot pageSeconds={options.pageSeconds} page={page} pages={hasList ? layout.pages : 1} />
    </main>
  );
}

/** The currencies that the address names, in its order; all of them if it names no listed one. */
function chosenOf(listed: readonly CompleteCurrency[], codes: readonly string[]): readonly CompleteCurrency[] {
  const chosen = codes.flatMap((code) => listed.find(({ acronym }) => acronym === code) ?? []);
  return chosen.length > 0 ? chosen : listed;
}
