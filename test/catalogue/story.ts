import type { ReactNode } from 'react';
import type { Share } from '../../src/ports/share';
import type { LegalPagesSource } from '../../src/pages/legal/legalPages';
import type { LoadTrend } from '../../src/features/rates/trendPart';
import type { StoredState } from './stillStore';

/** One component or page in one state. */
export interface Story {
  /** Says what the story shows; unique. */
  readonly name: string;
  /** Whether it has a main element of its own or covers everything else, and so is shown alone. */
  readonly isPage: boolean;
  /** The address that it is shown at; by default that of the home page. */
  readonly path?: string;
  /** What the store holds; by default its initial state. */
  readonly state?: StoredState;
  /** Shares a result; by default the result is copied. */
  readonly share?: Share;
  /** Loads the part that shows a currency's last days; by default this succeeds. */
  readonly trend?: LoadTrend;
  /** Loads the pages about conditions and personal data; by default they are already loaded. */
  readonly legal?: LegalPagesSource['load'];
  /** Whether these pages describe a build that measures visits; by default they don't. */
  readonly isMeasured?: boolean;
  /** Shown texts that come neither from the words nor from the state, such as typed texts or a component's props. */
  readonly says?: readonly string[];
  readonly render: () => ReactNode;
  /** Acts as a user would, to reach states that a component keeps to itself, such as an open menu or a paused coin. */
  readonly act?: (shown: HTMLElement) => void;
}

type StoryParts = Omit<Story, 'name' | 'isPage' | 'render'>;

/** A story that is a part of a page. */
export function part(name: string, render: Story['render'], others: StoryParts = {}): Story {
  return { name, isPage: false, render, ...others };
}

/** A story that is a whole page. */
export function page(name: string, render: Story['render'], others: StoryParts = {}): Story {
  return { name, isPage: true, render, ...others };
}

/** Lists every name of a union; the compiler refuses an incomplete list. */
export function namesOf<Name extends string>(names: Readonly<Record<Name, true>>): readonly Name[] {
  return Object.keys(names) as Name[];
}
