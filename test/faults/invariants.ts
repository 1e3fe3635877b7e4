import { isDeepStrictEqual } from 'node:util';
import { demoStaff } from '../../local/state/demoStaff';
import { parseArchiveEntry } from '../../src/domain/archive/entry';
import { versionKey } from '../../src/domain/archive/version';
import { testSave } from '../support/buildSave';
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

/** An edit with the moments when it was typed and when it was given up, in milliseconds since 1970. */
export interface TypedEdit extends ScenarioEdit {
  readonly typedAt: number;
  readonly givenUpAt: number;
}

/** How far timestamps from the two processes may differ, in milliseconds. */
const SLACK = 250;
/** How much later than an entry's own time the test may see its event on a busy machine, in milliseconds. */
const ENTRY_SLACK = 2_000;

/** How long outdated rates may stay unmarked after the connection has fallen silent, in milliseconds. */
const UNMARKED_LIMIT = 10_000;

/** Finds rates that a visitor saw but the server never had, and unmarked ones that were outdated for longer than allowed. */
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

/** Finds success messages that came before the server had the edit, and edits that left their field before they were saved. */
export function findEditorLies(samples: readonly EditorSample[], truth: Truth, edits: readonly TypedEdit[]): readonly string[] {
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

/** Finds changes that archived anything other than the replaced version, altered older entries, or kept their time. */
export function findArchiveLies(truth: Truth): readonly string[] {
  return truth.keys.flatMap((key) =>
    truth.changesOf(key).flatMap(([before, after]) => {
      const { updated } = before.record;
      const added = Object.keys(after.entries).filter((entryKey) => !(entryKey in before.entries));
      if (added.join() !== versionKey(before.record.acronym, updated)) {
        return [`The archive got [${added.join()}] when ${key} from ${updated} was replaced.`];
      }
      return [
        ...(isEntryOf(before, after) ? [] : [`The entry of ${key} from ${updated} is not what was replaced.`]),
        ...(areKept(before, after) ? [] : [`Older entries of ${key} changed.`]),
        ...(after.record.updated === updated ? [`A change of ${key} kept the time ${updated}.`] : []),
      ];
    }),
  );
}

/** Finds writes of the editor that nobody typed, and those that replaced somebody else's save without asking first. */
export function findUnaskedWrites(
  samples: readonly EditorSample[],
  truth: Truth,
  edits: readonly TypedEdit[],
): readonly string[] {
  return truth.keys.flatMap((key) =>
    truth.changesOf(key).flatMap(([before, after], index, changes) => {
      if (isByTest(before, after)) {
        return [];
      }
      const edit = edits.find((candidate) => candidate.key === key);
      const { updated } = after.record;
      if (!edit || !isDeepStrictEqual(after.record, { ...before.record, [edit.side]: edit.rate, updated })) {
        return [`The editor wrote ${JSON.stringify(after.record)}, which nobody typed.`];
      }
      const replaced = changes[index - 1];
      const isAskedFor = replaced !== undefined && isByTest(...replaced) && before.since > edit.typedAt;
      const isAsked = samples.some(
        ({ time, question }) => time > before.since && time < after.since + SLACK && question.includes(edit.acronym),
      );
      return isAskedFor && !isAsked ? [`The editor wrote over ${key} from ${before.record.updated} without asking.`] : [];
    }),
  );
}

/** Finds questions about rates that nobody else had changed. */
export function findNeedlessQuestions(
  samples: readonly EditorSample[],
  truth: Truth,
  edits: readonly TypedEdit[],
): readonly string[] {
  return samples
    .filter(({ question }) => question !== '')
    .filter(
      ({ time, question }) =>
        !edits.some(
          ({ key, acronym }) =>
            question.includes(acronym) &&
            truth.changesOf(key).some((change) => isByTest(...change) && change[1].since < time + SLACK),
        ),
    )
    .map(({ question }) => `The editor asked without a reason: ${question}`);
}

function isEntryOf({ record, until }: Held, { entries }: Held): boolean {
  const key = versionKey(record.acronym, record.updated);
  const entry = parseArchiveEntry(key, entries[key]);
  return (
    entry !== null &&
    entry.acronym === record.acronym &&
    entry.buy === record.buy &&
    entry.sell === record.sell &&
    entry.by === demoStaff.uid &&
    Math.abs(entry.until - until) <= ENTRY_SLACK
  );
}

function areKept(before: Held, after: Held): boolean {
  return Object.entries(before.entries).every(([key, entry]) => isDeepStrictEqual(entry, after.entries[key]));
}

/** Whether the test itself made the change, in the role of another computer. */
function isByTest({ record }: Held, { entries }: Held): boolean {
  const key = versionKey(record.acronym, record.updated);
  return parseArchiveEntry(key, entries[key])?.save === testSave;
}
