import type { App } from 'firebase-admin/app';
import type { Auth } from 'firebase-admin/auth';
import { getAuth } from 'firebase-admin/auth';
import type { Database } from 'firebase-admin/database';
import { getDatabase } from 'firebase-admin/database';

/** Something that the person at the keyboard can put right; its message says how. */
export class StaffListError extends Error {}

/** Firebase looks up this many accounts at once. */
const ACCOUNTS_AT_ONCE = 100;

/** The allow-list that the security rules read: `staff/{uid}: true`. */
export class StaffList {
  readonly #auth: Auth;
  readonly #database: Database;

  constructor(app: App) {
    this.#auth = getAuth(app);
    this.#database = getDatabase(app);
  }

  /** Lets the account edit rates; throws StaffListError when there is no such account. */
  async add(email: string): Promise<void> {
    await this.#database.ref(await this.#entryOf(email)).set(true);
  }

  /** Takes the right to edit from the account; throws StaffListError when there is no such account. */
  async remove(email: string): Promise<void> {
    await this.#database.ref(await this.#entryOf(email)).remove();
  }

  /** E-mails of those who may edit; an entry whose account is gone is told by its id. */
  async list(): Promise<string[]> {
    const snapshot = await this.#database.ref('staff').get();
    const uids: string[] = [];
    snapshot.forEach((entry) => {
      if (entry.val() === true && entry.key !== null) {
        uids.push(entry.key);
      }
    });
    const emails = new Map<string, string>();
    for (let start = 0; start < uids.length; start += ACCOUNTS_AT_ONCE) {
      const { users } = await this.#auth.getUsers(uids.slice(start, start + ACCOUNTS_AT_ONCE).map((uid) => ({ uid })));
      users.forEach(({ uid, email }) => email && emails.set(uid, email));
    }
    return uids.map((uid) => emails.get(uid) ?? `${uid} (no such account any more)`);
  }

  async #entryOf(email: string): Promise<string> {
    try {
      const { uid } = await this.#auth.getUserByEmail(email);
      return `staff/${uid}`;
    } catch (error) {
      const { code } = error as { code?: string };
      if (code === 'auth/user-not-found') {
        throw new StaffListError(`No account has the address ${email}. Create it first: README.md says where.`, { cause: error });
      }
      if (code === 'auth/invalid-email') {
        throw new StaffListError(`${email} is no e-mail address.`, { cause: error });
      }
      throw error;
    }
  }
}
