import type { ReactNode } from 'react';
import type { Share } from '../../src/ports/share';
import type { LegalPagesSource } from '../../src/pages/legal/legalPages';
import type { LoadTrend } from '../../src/features/rates/trendPart';
import type { StoredState } from './stillStore';

/** One component or page in one state. */
export interface Story {
  /** Says what it shows; no other story has the same. */
  readonly name: string;
  /** Whether it brings the page's main content itself, or covers everything else: then it stands alone. */
  readonly isPage: boolean;
  /** The address that it is shown at; the home page's unless told. */
  readonly path?: string;
  /** What the store holds; as at the start unless told. */
  readonly state?: StoredState;
  /** What comes of sharing a result; it is copied unless told. */
  readonly share?: Share;
  /** What comes of asking for what shows a currency's last days; it is there unless told. */
  readonly trend?: LoadTrend;
  /** What comes of asking for the pages about conditions and personal data; they are there unless told. */
  readonly legal?: LegalPagesSource['load'];
  /** Whether the build that they tell of measures visits; it doesn't unless told. */
  readonly isMeasured?: boolean;
  /** What it shows that no language says and no state holds: what is typed in it or handed to a component. */
  readonly says?: readonly string[];
  readonly render: () => ReactNode;
  /** Does what a person would do, for what a component keeps to itself: its open menu, its paused coin. */
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

/** Every name of a union: the compiler refuses a list that lacks one. */
export function namesOf<Name extends string>(names: Readonly<Record<Name, true>>): readonly Name[] {
  return Object.keys(names) as Name[];
}
