import type { Notice, NoticeContent } from '../domain/notices/notice';
import type { Subscribe } from './subscription';

/** A child of '/notices' with all its versions by number: untrusted until domain/notices/notice.ts has read it. */
export interface RawNotice {
  readonly id: string;
  readonly versions: unknown;
}

export type NoticesMessage = { readonly type: 'notices'; readonly notices: readonly RawNotice[] } | { readonly type: 'failed' };

/** The notices at '/notices' that end last. Ids begin with a notice's last day, so past notices cost visitors nothing. */
export interface NoticesGateway {
  /** Follows the notices and reports all of them after every change. Nothing more comes after a failed message. */
  readonly subscribeToNotices: Subscribe<NoticesMessage>;
  /** Reads the notices once by a plain request; rejects when the server does not answer. */
  readNotices(): Promise<readonly RawNotice[]>;
}

/** The notices that this browser last knew. */
export interface NoticesMemory {
  /** Empty when no notices are kept, or when the visitor's settings forbid storage. */
  recall(): readonly Notice[];
  keep(notices: readonly Notice[]): void;
}

/** A version of a notice to write. */
export interface NewNoticeVersion extends NoticeContent {
  readonly id: string;
  readonly version: number;
  readonly isWithdrawn: boolean;
}

/** Reads and writes '/notices' for staff; every promise rejects with a RequestError. */
export interface NoticesWriter {
  /** Writes all versions or none; resolves once the server has acknowledged them. It refuses a number that already exists. */
  write(versions: readonly NewNoticeVersion[], signal?: AbortSignal): Promise<void>;
  /** The notices that end last, with all their versions. */
  readAll(): Promise<readonly RawNotice[]>;
  /** One version, untrusted; null when there is none. */
  readVersion(id: string, version: number): Promise<unknown>;
  /** Id of the account that is signed in; null when nobody is. */
  userId(): string | null;
}
