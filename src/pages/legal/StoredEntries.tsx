import { Breakable } from '../../ui/Breakable';
import type { StoredEntry } from '../../site/storedEntries';

interface Props<Name extends string> {
  readonly entries: Readonly<Record<Name, StoredEntry>>;
  readonly purposes: Readonly<Record<NoInfer<Name>, string>>;
}

/** The entries that the site stores in the browser: the name, place and purpose of each. */
export function StoredEntries<Name extends string>({ entries, purposes }: Props<Name>) {
  return (
    <dl className="legal__entries">
      {(Object.keys(entries) as Name[]).map((entry) => (
        <div key={entry}>
          <dt>
            <code className="legal__name">
              <Breakable text={entries[entry].name} />
            </code>{' '}
            ({entries[entry].place})
          </dt>
          <dd>{purposes[entry]}</dd>
        </div>
      ))}
    </dl>
  );
}
