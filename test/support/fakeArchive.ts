import type { ArchiveEntry } from '../../src/domain/archive/entry';
import { newestFirst, oldestOfEach } from '../../src/domain/archive/order';
import type { ArchivePosition, ArchiveReader, ReadRecentVersions, StaffNames } from '../../src/ports/archive';

type Question = keyof ArchiveReader;

/** An archive in memory; the test can delay its answers or make them fail. */
export interface FakeArchiveReader extends ArchiveReader {
  readonly entries: ArchiveEntry[];
  names: StaffNames;
  /** Every question that was asked, with its arguments. */
  readonly asked: (readonly [question: Question, ...given: readonly unknown[]])[];
  /** The questions of one kind that were asked, with their arguments. */
  questions(question: Question): FakeArchiveReader['asked'];
  /** Sets the outcome of one question, or of every question, from now on. */
  answerWith(answer: 'success' | 'pending' | Error, question?: Question): void;
}

export function createFakeArchiveReader(): FakeArchiveReader {
  const answers = new Map<Question | '*', 'success' | 'pending' | Error>();
  const reader: FakeArchiveReader = {
    entries: [],
    names: {},
    asked: [],
    questions: (name) => reader.asked.filter(([question]) => question === name),
    answerWith: (answer, question) => {
      if (question === undefined) {
        answers.clear();
      }
      answers.set(question ?? '*', answer);
    },
    readPage: (size, before) =>
      answer('readPage', [size, before], () => {
        const older = stored().slice(before === null ? 0 : countBefore(before));
        const page = older.slice(0, size);
        const until = page.at(-1)?.until ?? 0;
        const readOfMoment = stored().filter((entry) => entry.until === until && !older.slice(size).includes(entry)).length;
        return { entries: page, next: page.length < size ? null : { until, readOfMoment } };
      }),
    readFollowing: (moment, acronyms) =>
      answer('readFollowing', [moment, acronyms], () =>
        oldestOfEach(
          stored().filter(({ until }) => until >= moment),
          acronyms,
        ),
      ),
    readSince: (moment) => answer('readSince', [moment], () => stored().filter(({ until }) => until >= moment)),
    readBeginning: () => answer('readBeginning', [], () => stored().at(-1)?.until ?? null),
    readVersions: (acronym) => answer('readVersions', [acronym], () => stored().filter((entry) => entry.acronym === acronym)),
    readNames: () => answer('readNames', [], () => reader.names),
  };
  const stored = () => [...reader.entries].sort(newestFirst);
  const countBefore = ({ until, readOfMoment }: ArchivePosition) =>
    stored().filter((entry) => entry.until > until).length + readOfMoment;
  const answer = <Value>(question: Question, given: readonly unknown[], make: () => Value): Promise<Value> => {
    reader.asked.push([question, ...given]);
    const result = answers.get(question) ?? answers.get('*') ?? 'success';
    if (result === 'pending') {
      return new Promise(() => undefined);
    }
    return result instanceof Error ? Promise.reject(result) : Promise.resolve(make());
  };
  return reader;
}

export interface SavedFile {
  readonly name: string;
  readonly text: string;
}

/** Keeps files instead of handing them to the browser. */
export function createFakeSaveFile() {
  const files: SavedFile[] = [];
  return { files, saveFile: (name: string, text: string): void => void files.push({ name, text }) };
}

/** One request for the versions of a currency, which the test answers by hand. */
export interface RecentReading {
  readonly acronym: string;
  readonly from: string;
  readonly signal: AbortSignal;
  readonly answer: (entries: readonly ArchiveEntry[]) => void;
  readonly fail: (error: Error) => void;
}

/** Replaces the reading of recent versions. */
export function createFakeRecentVersions() {
  const readings: RecentReading[] = [];
  const readRecentVersions: ReadRecentVersions = (acronym, from, signal) =>
    new Promise((answer, fail) => void readings.push({ acronym, from, signal, answer, fail }));
  return { readings, readRecentVersions };
}
