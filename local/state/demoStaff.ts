import type { Accounts } from '../auth/accounts';
import { isPassword } from '../auth/passwords';

/** The account for trying the editor; it exists in every local backend. */
export const demoStaff = {
  uid: 'demo-staff',
  email: 'staff@zmenaren.test',
  password: 'kurzovy-listok',
  name: 'Jana Ukážková',
} as const;

/** Restores the demo account, whatever an earlier run has done to it. */
export async function restoreDemoStaff(accounts: Accounts): Promise<void> {
  const existing = accounts.byUid(demoStaff.uid);
  const usurper = accounts.byEmail(demoStaff.email);
  if (usurper !== null && usurper.uid !== demoStaff.uid) {
    accounts.remove(usurper.uid);
  }
  if (existing === null) {
    await accounts.create(demoStaff);
  } else if (
    existing.email !== demoStaff.email ||
    existing.disabled ||
    !(await isPassword(demoStaff.password, existing.passwordHash))
  ) {
    await accounts.update(demoStaff.uid, { email: demoStaff.email, password: demoStaff.password, disabled: false });
  }
}
