import type { BrowserContext, Locator, Page } from 'playwright-core';
import { demoStaff } from '../../local/state/demoStaff';
import { paths } from '../../src/site/paths';
import { staffWords } from '../../src/site/words/staffWords';
import type { QuoteSide } from '../../src/domain/rates/currency';
import type { RateParts } from '../../src/domain/rates/rateParts';
import type { Lane } from './lane';

/** One rate in the editor. */
export interface Field {
  readonly acronym: string;
  readonly side: QuoteSide;
}

/** What the staff's page showed from `time` (in milliseconds since 1970) until the next sample. */
export interface EditorSample {
  readonly time: number;
  readonly isOpen: boolean;
  readonly success: string;
  readonly failure: string;
  readonly count: string;
  /** The text of the open dialog; empty when none is open. */
  readonly question: string;
  /** The texts in the two parts of each watched field. */
  readonly typed: readonly RateParts[];
}

/** A staff browser with the sign-in page or the editor open. */
export class Editor {
  private constructor(
    private readonly context: BrowserContext,
    readonly page: Page,
  ) {}

  static async open(lane: Lane, fields: readonly Field[]): Promise<Editor> {
    const context = await lane.browser.newContext({
      baseURL: lane.address,
      viewport: { width: 1280, height: 900 },
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.addInitScript(
      watchEditor,
      fields.map(({ acronym, side }) => (['whole', 'decimals'] as const).map((part) => labelOf(acronym, side, part))),
    );
    await page.goto(paths.signIn, { waitUntil: 'commit' });
    return new Editor(context, page);
  }

  /** Tries to sign in until the editor shows its rows; returns whether it did within the limit in milliseconds. */
  async signIn(limit: number): Promise<boolean> {
    const deadline = Date.now() + limit;
    const { page } = this;
    const submit = page.getByRole('button', { name: staffWords.signIn.submit, exact: true });
    while (Date.now() < deadline) {
      if (await page.locator('.rate-editor__row').first().isVisible()) {
        return true;
      }
      if (await submit.isVisible()) {
        await page.getByLabel(staffWords.signIn.email).fill(demoStaff.email);
        await page.getByLabel(staffWords.signIn.password).fill(demoStaff.password);
        await submit.click();
      }
      await page.waitForTimeout(100);
    }
    return false;
  }

  /** Clicks a rate, which selects it, and types another one over it. */
  async type(field: Field, { whole, decimals }: RateParts): Promise<void> {
    await this.#wholeOf(field).click();
    await this.page.keyboard.type(`${whole},${decimals}`);
  }

  async save(): Promise<void> {
    await this.page.locator('.save-bar__save').click();
  }

  /** Waits until the running save has ended or asks a question; throws after the limit in milliseconds. */
  async waitForOutcome(limit: number): Promise<'settled' | 'asking'> {
    const asking = this.page.getByRole('dialog');
    const idle = this.page.getByRole('button', { name: staffWords.save.save, exact: true });
    const deadline = Date.now() + limit;
    while (Date.now() < deadline) {
      // In this order: a question that opens between the two looks is seen, although the button behind it looks idle.
      const isIdle = await idle.isVisible();
      if (await asking.isVisible()) {
        return 'asking';
      }
      if (isIdle) {
        return 'settled';
      }
      await this.page.waitForTimeout(50);
    }
    throw new Error('The save came to no end.');
  }

  async answer(answer: 'confirm' | 'cancel'): Promise<void> {
    await this.page.getByRole('dialog').getByRole('button', { name: staffWords.confirmation[answer], exact: true }).click();
  }

  async discard(field: Field): Promise<void> {
    await this.#wholeOf(field).press('Escape');
  }

  async samples(): Promise<readonly EditorSample[]> {
    return this.page.evaluate(() => (window as unknown as { samples: EditorSample[] }).samples);
  }

  async sees(): Promise<EditorSample> {
    const last = (await this.samples()).at(-1);
    if (!last) {
      throw new Error('The editor has shown nothing yet.');
    }
    return last;
  }

  async isConnected(): Promise<boolean> {
    return !(await this.page.locator('.save-bar__disconnected').isVisible());
  }

  async hasUnsaved(): Promise<boolean> {
    return (await this.page.locator('.save-bar__count').textContent()) !== staffWords.save.noChanges;
  }

  close(): Promise<void> {
    return this.context.close();
  }

  #wholeOf({ acronym, side }: Field): Locator {
    return this.page.getByLabel(labelOf(acronym, side, 'whole'), { exact: true });
  }
}

function labelOf(acronym: string, side: QuoteSide, part: keyof RateParts): string {
  return staffWords.editor.field[part](acronym, staffWords.editor[side]);
}

/** Runs in the page and records each change of what it shows. No named functions: tsx wraps them in a helper that pages lack. */
function watchEditor(labels: readonly (readonly string[])[]): void {
  const samples: EditorSample[] = [];
  Object.assign(window, { samples });
  let last = '';
  setInterval(() => {
    const [success = '', failure = '', count = ''] = ['.alert--success', '.alert--failure', '.save-bar__count'].map(
      (selector) => document.querySelector(`.save-bar ${selector}`)?.textContent ?? '',
    );
    const question = document.querySelector('dialog[open]')?.textContent ?? '';
    const typed = labels.map((parts) => {
      const [whole = '', decimals = ''] = parts.map(
        (label) => document.querySelector<HTMLInputElement>(`input[aria-label="${label}"]`)?.value ?? '',
      );
      return { whole, decimals };
    });
    const seen = { isOpen: document.querySelector('.rate-editor__row') !== null, success, failure, count, question, typed };
    const text = JSON.stringify(seen);
    if (text !== last) {
      last = text;
      samples.push({ time: Date.now(), ...seen });
    }
  }, 20);
}
