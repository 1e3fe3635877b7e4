import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { PastList, PastRates } from '../../domain/archive/listAt';
import { sortCurrencies } from '../../domain/rates/currencyOrder';
import { selectCurrencies } from '../../features/rates/ratesSlice';
import { useSite } from '../../site/useSite';
import { DisappearingButton } from '../DisappearingButton';
import { SheetPrinter } from '../sheet/SheetPrinter';
import { useStaffWords } from '../useStaffWords';
import { pastListDismissed } from './pastListSlice';

interface Props {
  /** Milliseconds since 1970. */
  readonly moment: number;
  readonly list: PastList;
  /** Id of the element that takes the focus when the list is closed. */
  readonly fallbackId: string;
}

/** Shows the list as it stood at a moment, or says why it is not known. */
export function PastListView({ moment, list, fallbackId }: Props) {
  const words = useStaffWords().archive.pastList;
  const { fullMoment } = useSite().format;
  switch (list.type) {
    case 'stillToCome':
      return <p role="status">{words.stillToCome}</p>;
    case 'beforeArchive':
      return (
        <p role="status">
          {list.began === null
            ? words.unknownWithoutArchive(fullMoment(moment))
            : words.unknown(fullMoment(moment), fullMoment(list.began))}
        </p>
      );
    case 'known':
      return list.rates.length === 0 ? (
        <p role="status">{words.noRates}</p>
      ) : (
        <PastTable moment={moment} rates={list.rates} fallbackId={fallbackId} />
      );
  }
}

interface TableProps extends Omit<Props, 'list'> {
  readonly rates: readonly PastRates[];
}

function PastTable({ moment, rates, fallbackId }: TableProps) {
  const { archive: words, editor } = useStaffWords();
  const { office, format } = useSite();
  const dispatch = useDispatch();
  const nameOf = useCurrencyNames();
  const lines = sortCurrencies(rates, office.currencyOrder).map((line) => ({ ...line, name: nameOf(line.acronym) }));
  const numbered = useMemo(() => ({ moment }), [moment]);
  const rateText = (rate: number | null): string => (rate === null ? words.noRate : format.rate(rate));
  return (
    <>
      <table className="past-list__table">
        <caption className="past-list__caption">{words.pastList.caption(format.fullMoment(moment))}</caption>
        <thead>
          <tr>
            <th scope="col">{editor.currency}</th>
            <th scope="col" className="past-list__name">
              {words.pastList.name}
            </th>
            <th scope="col" className="past-list__rate">
              {editor.buy}
            </th>
            <th scope="col" className="past-list__rate">
              {editor.sell}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ acronym, name, buy, sell }) => (
            <tr key={acronym}>
              <th scope="row">{acronym}</th>
              <td className="past-list__name">{name}</td>
              <td className="past-list__rate">{rateText(buy)}</td>
              <td className="past-list__rate">{rateText(sell)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="history__actions past-list__actions">
        <SheetPrinter list={numbered} lines={lines} />
        <DisappearingButton fallbackId={fallbackId} onClick={() => dispatch(pastListDismissed())}>
          {words.pastList.close}
        </DisappearingButton>
      </div>
    </>
  );
}

/** Names currencies as today's list does, or else as the site does: the archive keeps no names. */
function useCurrencyNames(): (acronym: string) => string {
  const { currencyNames } = useSite();
  const listed = useSelector(selectCurrencies);
  const names = new Map(listed.map(({ acronym, name_sk }) => [acronym, name_sk]));
  return (acronym) => names.get(acronym) ?? (Object.hasOwn(currencyNames, acronym) ? currencyNames[acronym] : null) ?? '';
}
