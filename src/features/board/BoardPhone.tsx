import { useSite } from '../../site/useSite';
import type { BoardLocale } from './boardLocale';
import { InEach } from './InEach';

/** The office's phone number in place of the rates, with a sentence that says why (rule 124). */
export function BoardPhone({ reason }: { readonly reason: (locale: BoardLocale) => string }) {
  const [phone] = useSite().office.phones;
  return (
    <div className="board__phone" role="status">
      <p className="board__sentence">
        <InEach className="board__line">{reason}</InEach>
      </p>
      <p className="board__call">
        <InEach className="board__line">{({ words }) => words.call}</InEach>
      </p>
      <p className="board__number">{phone.display}</p>
    </div>
  );
}
