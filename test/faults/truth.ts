import type { CurrencyRecord } from '../../src/domain/rates/currency';
import type { Lane } from './lane';

/** What the server held of one currency, from one moment on, in milliseconds since 1970. */
export interface Held {
  readonly since: number;
  readonly until: number;
  readonly record: CurrencyRecord;
  /** The currency's entries in the archive, by their keys. */
  readonly entries: Readonly<Record<string, unknown>>;
}

/** What is asked of a lane for it. */
type Watched = Pick<Lane, 'currencies' | 'readCurrency' | 'readArchive' | 'onChange'>;

/** Keeps the history of all currencies on the server, while the scenario runs. */
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

  /** Notes what has changed since the last look. */
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

  /** Every change of one currency: what the server held before it and after it. */
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
