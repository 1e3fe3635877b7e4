import type { App } from 'firebase-admin/app';
import type { Auth } from 'firebase-admin/auth';
import { getAuth } from 'firebase-admin/auth';
import type { Database } from 'firebase-admin/database';
import { getDatabase } from 'firebase-admin/database';

/** A problem that the person at the keyboard can solve; the message says how. */
export class StaffListError extends Error {}

/** How many accounts Firebase can look up in one request. */
const ACCOUNTS_AT_ONCE = 100;

/** A person who may edit, as far as known. */
export interface StaffMember {
  /** Null when the account is gone. */
  readonly email: string | null;
  readonly uid: string;
  readonly name: string | null;
}

const MAX_NAME = 100;

/** The list of accounts that the security rules read (`staff/{uid}: true`), and the names by which staff know each other. */
export class StaffList {
  readonly #auth: Auth;
  readonly #database: Database;

  constructor(app: App) {
    this.#auth = getAuth(app);
    this.#database = getDatabase(app);
  }

  /**
   * Lets an account edit rates under this name, or with null under the name that it has; throws StaffListError when
   * that is impossible.
   */
  async add(email: string, name: string | null): Promise<void> {
    const shown = name?.trim();
    if (shown === '' || (shown?.length ?? 0) > MAX_NAME) {
      throw new StaffListError(`A name has 1 to ${MAX_NAME} characters.`);
    }
    const uid = await this.#uidOf(email);
    await this.#database.ref().update({ [`staff/${uid}`]: true, ...(shown !== undefined && { [`staffNames/${uid}`]: shown }) });
  }

  /**
   * Removes the account's right to edit, and its name; throws StaffListError when there is no such account. An account that was
   * deleted has no e-mail address any more, only the id that `list` shows.
   */
  async remove(emailOrUid: string): Promise<void> {
    const isListed = (await this.list()).some(({ uid }) => uid === emailOrUid);
    const uid = isListed ? emailOrUid : await this.#uidOf(emailOrUid);
    await this.#database.ref().update({ [`staff/${uid}`]: null, [`staffNames/${uid}`]: null });
  }

  /** Everyone who may edit. */
  async list(): Promise<StaffMember[]> {
    const [snapshot, names] = await Promise.all([this.#database.ref('staff').get(), this.#database.ref('staffNames').get()]);
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
    return uids.map((uid) => {
      const name: unknown = names.child(uid).val();
      return { uid, email: emails.get(uid) ?? null, name: typeof name === 'string' ? name : null };
    });
  }

  async #uidOf(email: string): Promise<string> {
    try {
      const { uid } = await this.#auth.getUserByEmail(email);
      return uid;
    } catch (error) {
      const { code } = error as { code?: string };
      if (code === 'auth/user-not-found') {
        throw new StaffListError(
          `No account has the address ${email}. README.md says how to create one; \`npm run staff -- list\` shows who may edit.`,
          { cause: error },
        );
      }
      if (code === 'auth/invalid-email') {
        throw new StaffListError(`${email} is no e-mail address.`, { cause: error });
      }
      throw error;
    }
  }
}
