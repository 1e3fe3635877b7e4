import type { CurrencyRecord } from '../../src/domain/rates/currency';
import type { Lane } from './lane';

/** What the server held of one currency, from one moment on, in milliseconds since 1970. */
export interface Held {
  readonly since: number;
  readonly until: number;
  readonly record: CurrencyRecord;
}

/** Keeps the history of some currencies on the server, while the scenario runs. */
export class Truth {
  readonly #lane: Lane;
  readonly #histories: ReadonlyMap<string, { since: number; record: CurrencyRecord }[]>;
  readonly #stop: () => void;

  constructor(lane: Lane, keys: readonly string[]) {
    this.#lane = lane;
    this.#histories = new Map(keys.map((key) => [key, []]));
    this.#look();
    this.#stop = lane.onChange(() => this.#look());
  }

  /** Notes what has changed since the last look. */
  #look(): void {
    for (const [key, history] of this.#histories) {
      const record = this.#lane.readCurrency(key);
      if (JSON.stringify(record) !== JSON.stringify(history.at(-1)?.record)) {
        history.push({ since: Date.now(), record });
      }
    }
  }

  of(key: string): readonly Held[] {
    const history = this.#histories.get(key) ?? [];
    return history.map((held, index) => ({ ...held, until: history[index + 1]?.since ?? Infinity }));
  }

  stop(): void {
    this.#stop();
  }
}
