import type { CurrencyRecord } from '../../src/domain/rates/currency';
import type { Lane } from './lane';

/** What the server held of one currency from `since` until `until`, in milliseconds since 1970. */
export interface Held {
  readonly since: number;
  readonly until: number;
  readonly record: CurrencyRecord;
  /** The currency's entries in the archive, by their keys. */
  readonly entries: Readonly<Record<string, unknown>>;
}

/** The members of a lane that the history needs. */
type Watched = Pick<Lane, 'currencies' | 'readCurrency' | 'readArchive' | 'onChange'>;

/** Records the history of all currencies on the server while a scenario runs. */
export class Truth {
  readonly #lane: Watched;
  readonly #histories: ReadonlyMap<string, Omit<Held, 'until'>[]>;
  readonly #stop: () => void;

  constructor(lane: Watched) {
    this.#lane = lane;
    this.#histories = new Map(Object.keys(lane.currencies).map((key) => [key, []]));
    this.#look();
    this.#stop = lane.onChange(() => this.#look());
  }

  /** Records what has changed since the last call. */
  #look(): void {
    const archive = Object.entries(this.#lane.readArchive());
    for (const [key, history] of this.#histories) {
      const record = this.#lane.readCurrency(key);
      const entries = Object.fromEntries(archive.filter(([entryKey]) => entryKey.startsWith(`${key}~`)));
      const last = history.at(-1);
      if (JSON.stringify([record, entries]) !== JSON.stringify([last?.record, last?.entries])) {
        history.push({ since: Date.now(), record, entries });
      }
    }
  }

  get keys(): readonly string[] {
    return [...this.#histories.keys()];
  }

  of(key: string): readonly Held[] {
    const history = this.#histories.get(key) ?? [];
    return history.map((held, index) => ({ ...held, until: history[index + 1]?.since ?? Infinity }));
  }

  /** All changes of one currency, each with what the server held before and after it. */
  changesOf(key: string): readonly (readonly [before: Held, after: Held])[] {
    const history = this.of(key);
    return history.flatMap((before, index) => {
      const after = history[index + 1];
      return after ? [[before, after] as const] : [];
    });
  }

  stop(): void {
    this.#stop();
  }
}
