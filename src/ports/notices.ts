import type { Notice, NoticeContent } from '../domain/notices/notice';
import type { Subscribe } from './subscription';

/** A child of '/notices' with all its versions by their numbers: untrusted until domain/notices/notice.ts has read them. */
export interface RawNotice {
  readonly id: string;
  readonly versions: unknown;
}

export type NoticesMessage = { readonly type: 'notices'; readonly notices: readonly RawNotice[] } | { readonly type: 'failed' };

/** The latest notices at '/notices': ids begin with the day on which they were made, so that old ones cost no visitor anything. */
export interface NoticesGateway {
  /** Follows them, told anew after every change. After a failed message nothing more comes. */
  readonly watchNotices: Subscribe<NoticesMessage>;
  /** Reads them once by a plain request; rejects when the server does not answer. */
  readNotices(): Promise<readonly RawNotice[]>;
}

/** The notices that this browser knew last. */
export interface NoticesMemory {
  /** None when none are kept, or when the visitor's settings keep nothing. */
  recall(): readonly Notice[];
  keep(notices: readonly Notice[]): void;
}

/** A version of a notice to be written. */
export interface NewNoticeVersion extends NoticeContent {
  readonly id: string;
  readonly version: number;
  readonly isWithdrawn: boolean;
}

/** Reads and writes '/notices' for the staff; every promise rejects with a WriteError. */
export interface NoticesWriter {
  /** Resolves only when the server has acknowledged the version, which it refuses once there is one of that number. */
  write(version: NewNoticeVersion, signal?: AbortSignal): Promise<void>;
  /** The latest notices with all their versions. */
  readAll(): Promise<readonly RawNotice[]>;
  /** One version, untrusted; null when there is none. */
  readVersion(id: string, version: number): Promise<unknown>;
  /** Id of the account that writes; null when nobody is signed in. */
  userId(): string | null;
}
