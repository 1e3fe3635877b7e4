import { Fragment } from 'react';

/** Technical names: addresses, hosts, and names of stored entries. */
const TECHNICAL = /(\S*[./@:_][a-z]\S*)/;
/** Breaks after punctuation, and before a piece becomes longer than a line of large text on a small phone. */
const PIECES = /[^./@:_-]{1,12}[./@:_-]*|[./@:_-]+/g;

/** A text whose technical names may wrap, which keeps them from being cut off on a small phone; copied text has no breaks. */
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
