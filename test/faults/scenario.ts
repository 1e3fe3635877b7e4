import { demoSite } from '../support/demoSite';
import { minimumRateDecimals } from '../../src/domain/rates/rateDecimals';
import { splitRate } from '../../src/domain/rates/rateParts';
import { freshTimestamps } from '../../src/domain/time/timestamps';
import { WRITE_LIMIT } from '../../src/staff/versions/attemptWrite';
import { INQUIRY_LIMIT } from '../../src/staff/versions/inquire';
import { Editor } from './editor';
import type { Fault } from './faults';
import type { ScenarioEdit } from './invariants';
import { findArchiveLies, findEditorLies, findNeedlessQuestions, findUnaskedWrites, findVisitorLies } from './invariants';
import type { Lane } from './lane';
import type { Random } from './random';
import { createRandom } from './random';
import { Truth } from './truth';
import { Visitor } from './visitor';

/** When a fault begins. */
export const moments = [
  'before load',
  'after first data',
  'while editing',
  'between Save and acknowledgement',
  'after acknowledgement',
] as const;
export type Moment = (typeof moments)[number];

export interface Scenario {
  readonly fault: Fault;
  readonly moment: Moment;
  readonly seed: number;
}

/** How much a passed scenario has checked. */
export interface ScenarioResult {
  readonly editsChecked: number;
  /** Number of replaced versions, each checked together with its entry in the archive. */
  readonly versionsChecked: number;
  readonly questionsAsked: number;
  readonly samplesChecked: number;
  /** The longest wait until both pages worked again, in milliseconds. */
  readonly recovery: number;
}

/** How soon after a fault the pages must work again without a reload, in milliseconds. */
const RECOVERY_LIMIT = 10_000;
/** The pause between two checks, in milliseconds; the pages take samples no more often, and checks slow them down. */
const SAMPLING = 20;
/** How long a save may take: its own limits, and some time for the browser, in milliseconds. */
const SAVE_LIMIT = WRITE_LIMIT + INQUIRY_LIMIT + 2_000;

export function nameOf({ fault, moment }: Scenario): string {
  return `${fault.name}, ${moment}`;
}

/** Takes a visitor and the editor through one fault; throws an error that lists every violated invariant. */
export async function runScenario(lane: Lane, scenario: Scenario): Promise<ScenarioResult> {
  await lane.reset();
  const run = new Run(lane, scenario);
  try {
    return await run.run();
  } finally {
    await run.close();
    await lane.reset();
  }
}

class Run {
  readonly #random: Random;
  readonly #edits: readonly ScenarioEdit[];
  /** The currency that somebody else changes during the fault; if it is contended, they change the first edited one, too. */
  readonly #otherKey: string;
  readonly #isContended: boolean;
  readonly #truth: Truth;
  readonly #typedAt: number[] = [];
  readonly #givenUpAt: number[] = [];
  #visitor: Visitor | null = null;
  #editor: Editor | null = null;
  #questionsAsked = 0;
  #recovery = 0;

  constructor(
    private readonly lane: Lane,
    private readonly scenario: Scenario,
  ) {
    this.#random = createRandom(`${scenario.seed} ${nameOf(scenario)}`);
    const keys = this.#pickKeys(3);
    this.#edits = [this.#chooseEdit(keys[0] ?? ''), this.#chooseEdit(keys[1] ?? '')];
    this.#otherKey = keys[2] ?? '';
    this.#isContended = this.#random.chance(0.5);
    this.#truth = new Truth(lane);
  }

  async run(): Promise<ScenarioResult> {
    const { lane } = this;
    const begins = (moment: Moment): boolean => this.scenario.moment === moment;

    if (begins('before load')) {
      await this.scenario.fault.begin(lane, this.#random);
    }
    this.#visitor = await Visitor.open(lane, this.#acronyms());
    this.#editor = await Editor.open(lane, this.#edits);
    const editor = this.#editor;
    if (begins('before load')) {
      await editor.signIn(this.#random.integer(200, 800));
      await this.#endFault();
    }
    await this.#recover();

    if (begins('after first data')) {
      await this.#sufferFault();
    }
    for (const [index, edit] of this.#edits.entries()) {
      await editor.type(edit, edit.parts);
      this.#typedAt[index] = Date.now();
      this.#givenUpAt[index] = Infinity;
      if (index === 0 && begins('while editing')) {
        await this.scenario.fault.begin(lane, this.#random);
      }
    }
    if (begins('while editing')) {
      await this.#endFault();
      await this.#recover();
    }
    if (begins('between Save and acknowledgement')) {
      await this.#saveIntoFault();
    } else {
      await editor.save();
    }
    await this.#settle();
    if (begins('after acknowledgement')) {
      await this.#sufferFault();
    }
    await this.#saveTheRest();
    return this.#judge();
  }

  async close(): Promise<void> {
    this.#truth.stop();
    await this.#visitor?.close();
    await this.#editor?.close();
  }

  async #sufferFault(): Promise<void> {
    await this.scenario.fault.begin(this.lane, this.#random);
    await this.#endFault();
    await this.#recover();
  }

  /** Saves, and begins the fault just before or just after the first write passes the proxy. */
  async #saveIntoFault(): Promise<void> {
    const { lane, scenario } = this;
    const delay = this.#random.pick([0, 0, 2, 10]);
    const begun = new Promise<void>((resolve, reject) => {
      const begin = (): void => void scenario.fault.begin(lane, this.#random).then(resolve, reject);
      lane.database.onceBefore('up', 'PATCH ', () => (delay === 0 ? begin() : setTimeout(begin, delay)));
    });
    await this.#editor?.save();
    await begun;
    await this.#endFault();
    await this.#recover();
  }

  /** Lets the fault last for a while, ends it, and saves as somebody else: meanwhile, or afterwards if the backend was down. */
  async #endFault(): Promise<void> {
    const { lane, scenario } = this;
    // Stored times have whole seconds. After this pause, what somebody else writes is newer than anything sent before.
    await pause(this.#random.integer(1_100, 1_800));
    const isDown = scenario.fault.name.startsWith('backend');
    if (!isDown) {
      await this.#writeElsewhere();
    }
    await pause(this.#random.integer(100, 700));
    if (scenario.fault.isNoticed && (await this.#visitor?.sees())?.isUnmarked) {
      throw new Error("The visitor's rates were not marked while the connection was broken.");
    }
    await scenario.fault.end(lane);
    if (isDown) {
      await this.#writeElsewhere();
    }
  }

  async #writeElsewhere(): Promise<void> {
    const { lane } = this;
    const contended =
      this.#isContended && this.scenario.moment !== 'before load' ? this.#edits.slice(0, 1).map(({ key }) => key) : [];
    for (const key of [this.#otherKey, ...contended]) {
      const { buy, sell, updated: replaced } = lane.readCurrency(key);
      const shift = 1 + this.#random.integer(1, 9) / 1_000;
      const [updated = ''] = freshTimestamps(Date.now(), replaced, 1);
      await lane.writeCurrency(key, { buy: rounded(buy * shift, 4), sell: rounded(sell / shift, 4), updated });
    }
  }

  /** Waits until both pages work normally again; throws when that takes too long. */
  async #recover(): Promise<void> {
    const start = Date.now();
    const limit = (): number => RECOVERY_LIMIT - (Date.now() - start);
    if (!(await this.#editor?.signIn(limit()))) {
      throw new Error(`The editor was not open ${RECOVERY_LIMIT} ms after the fault.`);
    }
    let reason: string | null = 'nothing was looked at';
    while (reason !== null) {
      reason = await this.#findReason();
      if (reason !== null && limit() < 0) {
        throw new Error(`${RECOVERY_LIMIT} ms after the fault ${reason}.`);
      }
      await pause(SAMPLING);
    }
    this.#recovery = Math.max(this.#recovery, Date.now() - start);
  }

  /** Says why a page does not work normally yet; null once both do. */
  async #findReason(): Promise<string | null> {
    const seen = await this.#visitor?.sees();
    if (!seen?.isUnmarked) {
      return "the visitor's rates were still marked as old";
    }
    for (const key of this.#keys()) {
      const { acronym, buy, sell } = this.lane.readCurrency(key);
      const [seenBuy, seenSell] = seen.rates[acronym] ?? [];
      if (seenBuy !== demoSite.format.rate(buy) || seenSell !== demoSite.format.rate(sell)) {
        return `the visitor still saw ${acronym} ${seenBuy}/${seenSell}`;
      }
    }
    return (await this.#editor?.isConnected()) ? null : 'the editor was still without a connection';
  }

  /** Waits for the running save to end; confirms or cancels its questions at random. */
  async #settle(): Promise<void> {
    const editor = this.#editor;
    while ((await editor?.waitForOutcome(SAVE_LIMIT)) === 'asking') {
      this.#questionsAsked += 1;
      if (this.#random.chance(0.5)) {
        await editor?.answer('confirm');
      } else {
        await editor?.answer('cancel');
        const [contended] = this.#edits;
        this.#givenUpAt[0] = Date.now();
        if (contended) {
          await editor?.discard(contended);
        }
        return;
      }
    }
  }

  async #saveTheRest(): Promise<void> {
    for (let tries = 0; (await this.#editor?.hasUnsaved()) === true; tries += 1) {
      if (tries === 3) {
        throw new Error('Edits could not be saved three times after the fault was over.');
      }
      await this.#editor?.save();
      await this.#settle();
    }
    await this.#recover();
  }

  async #judge(): Promise<ScenarioResult> {
    const visitorSamples = (await this.#visitor?.samples()) ?? [];
    const editorSamples = (await this.#editor?.samples()) ?? [];
    const acronyms = new Map(this.#keys().map((key) => [this.lane.readCurrency(key).acronym, key]));
    const edits = this.#edits.map((edit, index) => ({
      ...edit,
      typedAt: this.#typedAt[index] ?? Infinity,
      givenUpAt: this.#givenUpAt[index] ?? Infinity,
    }));
    const lies = [
      ...findVisitorLies(visitorSamples, this.#truth, acronyms, Date.now()),
      ...findEditorLies(editorSamples, this.#truth, edits),
      ...findArchiveLies(this.#truth),
      ...findUnaskedWrites(editorSamples, this.#truth, edits),
      ...findNeedlessQuestions(editorSamples, this.#truth, edits),
      ...this.#findLostEdits(),
    ];
    if (lies.length > 0) {
      throw new Error([...new Set(lies)].join('\n'));
    }
    return {
      editsChecked: this.#edits.length,
      versionsChecked: this.#truth.keys.flatMap((key) => this.#truth.changesOf(key)).length,
      questionsAsked: this.#questionsAsked,
      samplesChecked: visitorSamples.length + editorSamples.length,
      recovery: this.#recovery,
    };
  }

  /** Finds edits that were neither saved nor given up, although the editor has nothing unsaved any more. */
  #findLostEdits(): readonly string[] {
    return this.#edits
      .filter((_edit, index) => this.#givenUpAt[index] === Infinity)
      .filter(({ key, side, rate }) => !this.#truth.of(key).some(({ record }) => record[side] === rate))
      .map(({ acronym, rate }) => `The edit of ${acronym} to ${rate} was lost.`);
  }

  #keys(): readonly string[] {
    return [...this.#edits.map(({ key }) => key), this.#otherKey];
  }

  #acronyms(): readonly string[] {
    return this.#keys().map((key) => this.lane.currencies[key]?.acronym ?? '');
  }

  #pickKeys(count: number): readonly string[] {
    const keys = Object.keys(this.lane.currencies).filter((key) => key !== 'eur');
    const picked = new Set<string>();
    while (picked.size < count) {
      picked.add(this.#random.pick(keys));
    }
    return [...picked];
  }

  #chooseEdit(key: string): ScenarioEdit {
    const record = this.lane.currencies[key];
    if (!record) {
      throw new Error(`There is no currency ${key}.`);
    }
    const side = this.#random.pick(['buy', 'sell'] as const);
    // The editor asks before saving a change above 10 %, a sell rate above the buy rate or more decimals: avoid all three.
    const shift = 1 + this.#random.integer(10, 50) / 1_000;
    const rate = rounded(side === 'buy' ? record.buy * shift : record.sell / shift, minimumRateDecimals(record[side]));
    return { key, acronym: record.acronym, side, rate, parts: splitRate(rate) };
  }
}

function rounded(rate: number, decimals: number): number {
  return Number(rate.toFixed(decimals));
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
