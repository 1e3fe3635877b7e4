import { demoSite } from '../support/demoSite';
import type { RateParts } from '../../src/domain/rates/rateParts';
import type { EditorSample, Field } from './editor';
import type { Held, Truth } from './truth';
import type { VisitorSample } from './visitor';

/** An edit that a member of the staff made in the scenario. */
export interface ScenarioEdit extends Field {
  readonly key: string;
  readonly rate: number;
  readonly parts: RateParts;
}

/** Milliseconds that measuring in two processes may be off. */
const SLACK = 250;

/** How long old rates may stand unmarked behind a connection that fell silent, in milliseconds. */
const UNMARKED_LIMIT = 10_000;

/** Every rate that a visitor ever saw was the server's at that time, or at most so much older; marked ones may be older. */
export function findVisitorLies(
  samples: readonly VisitorSample[],
  truth: Truth,
  keys: ReadonlyMap<string, string>,
  end: number,
): readonly string[] {
  return samples.flatMap(({ time, isUnmarked, rates }, index) => {
    const until = samples[index + 1]?.time ?? end;
    return [...keys].flatMap(([acronym, key]) => {
      const [buy = '', sell = ''] = rates[acronym] ?? [];
      if (buy === '' && sell === '') {
        return [];
      }
      const lastTrue = truth
        .of(key)
        .filter(
          ({ since, record }) =>
            since <= time + SLACK && demoSite.format.rate(record.buy) === buy && demoSite.format.rate(record.sell) === sell,
        )
        .at(-1);
      if (!lastTrue) {
        return [`The visitor saw ${acronym} ${buy}/${sell}, which the server never had.`];
      }
      const age = until - lastTrue.until;
      return isUnmarked && age > UNMARKED_LIMIT + SLACK
        ? [`The visitor saw ${acronym} ${buy}/${sell} unmarked for ${age} ms after it had changed.`]
        : [];
    });
  });
}

/** Whatever the editor says was saved, the server had by then; whatever was not saved stands in its field as it was typed. */
export function findEditorLies(
  samples: readonly EditorSample[],
  truth: Truth,
  edits: readonly (ScenarioEdit & { readonly typedAt: number; readonly givenUpAt: number })[],
): readonly string[] {
  return edits.flatMap((edit, index) => {
    const held = truth.of(edit.key).find(({ record }) => record[edit.side] === edit.rate);
    const savedAt = held?.since ?? Infinity;
    return samples
      .filter(({ time, isOpen }) => isOpen && time > edit.typedAt && time < edit.givenUpAt)
      .flatMap(({ time, success, typed }) => {
        const claims =
          success !== '' && time + SLACK < savedAt
            ? [`The editor said "${success}" before ${edit.acronym} was on the server.`]
            : [];
        const { whole, decimals } = typed[index] ?? { whole: '', decimals: '' };
        const isThere = whole === edit.parts.whole && decimals === edit.parts.decimals;
        const losses =
          !isThere && time + SLACK < savedAt
            ? [`What was typed for ${edit.acronym} became ${whole},${decimals} before it was saved.`]
            : [];
        return [...claims, ...losses];
      });
  });
}

/** Every write that landed was newer than what it replaced. */
export function findStaleWrites(truth: Truth, keys: readonly string[]): readonly string[] {
  return keys.flatMap((key) =>
    truth.of(key).flatMap(({ record }, index, history) => {
      const before: Held | undefined = history[index - 1];
      return before && record.updated <= before.record.updated
        ? [`A write of ${key} from ${record.updated} landed over one from ${before.record.updated}.`]
        : [];
    }),
  );
}
