import { Fragment } from 'react';

/** Names of computers: an address, a host or what stands in a storage. */
const TECHNICAL = /(\S*[./@:_][a-z]\S*)/;
/** After its marks, and before it gets longer than a line of large text on a small phone. */
const PIECES = /[^./@:_-]{1,12}[./@:_-]*|[./@:_-]+/g;

/** A text whose technical names may go on in the next line, so that nothing is cut on a small phone; copied, they are whole. */
export function Breakable({ text }: { readonly text: string }) {
  return text
    .split(TECHNICAL)
    .map((part, index) => <Fragment key={`${index} ${part}`}>{index % 2 === 0 ? part : <Pieces of={part} />}</Fragment>);
}

function Pieces({ of: name }: { readonly of: string }) {
  return (name.match(PIECES) ?? []).map((piece, index) => (
    <Fragment key={`${index} ${piece}`}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}
