import { useSelector } from 'react-redux';
import type { BoardLayout } from '../../domain/board/layout';
import { itemsOnPage } from '../../domain/board/layout';
import type { CompleteCurrency, QuoteSide } from '../../domain/rates/currency';
import { useSite } from '../../site/useSite';
import { InEach } from './InEach';
import { selectTrust } from './trustSlice';

interface Props {
  readonly layout: BoardLayout;
  /** The currencies on the shown page. */
  readonly currencies: readonly CompleteCurrency[];
}

/** One page of the list, in columns. The styles make the text as large as the number of rows allows. */
export function BoardList({ layout: { columns, rows, hasNames }, currencies }: Props) {
  const isMarked = useSelector(selectTrust).status === 'unconfirmed';
  const columnNumbers = Array.from({ length: Math.ceil(currencies.length / rows) }, (_, index) => index);
  return (
    <div
      className={isMarked ? 'board__list board__list--marked' : 'board__list'}
      data-columns={columns}
      data-rows={rows}
      data-names={hasNames}
    >
      {columnNumbers.map((column) => (
        <div key={column} className="board__column">
          <Table currencies={itemsOnPage(currencies, column, rows)} hasNames={hasNames} />
        </div>
      ))}
    </div>
  );
}

/** The roles are explicit because the styles change the display of the table's parts. */
function Table({ currencies, hasNames }: Pick<Props, 'currencies'> & Pick<BoardLayout, 'hasNames'>) {
  return (
    <table role="table" className="board__table">
      <caption className="o-visually-hidden">{useSite().words.rates.heading}</caption>
      <thead role="rowgroup" className="board__rows board__rows--head">
        <tr role="row" className="board__row board__row--head">
          {(['acronym', 'buy', 'sell'] as const).map((column) => (
            <th key={column} role="columnheader" scope="col" className={`board__heading board__heading--${column}`}>
              <InEach className="board__term">{({ site }) => site.words.rates.columns[column]}</InEach>
              <InEach className="board__meaning">{({ site }) => site.words.rates.meanings[column]}</InEach>
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="board__rows">
        {currencies.map((currency) => (
          <tr key={currency.key} role="row" className="board__row">
            <th role="rowheader" scope="row" className="board__currency">
              <span className="board__code">{currency.acronym}</span>
              {hasNames && (
                <span className="board__names">
                  <InEach className="board__name">{({ site }) => site.nameOf(currency)}</InEach>
                </span>
              )}
            </th>
            <Figure currency={currency} side="buy" />
            <Figure currency={currency} side="sell" />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Longer figures are written smaller, so each fits into its column. */
const sizes = [
  { upTo: 7, className: '' },
  { upTo: 9, className: ' board__figure--wide' },
  { upTo: 11, className: ' board__figure--long' },
  { upTo: Infinity, className: ' board__figure--longest' },
] as const;

function Figure({ currency, side }: { readonly currency: CompleteCurrency; readonly side: QuoteSide }) {
  const text = useSite().format.rate(currency[side]);
  const size = sizes.find(({ upTo }) => text.length <= upTo);
  return (
    <td role="cell" className={`board__figure board__figure--${side}${size?.className}`}>
      {text}
    </td>
  );
}
