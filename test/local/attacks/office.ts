import type { BackendTarget } from '../../support/backendTarget';
import { openBackendTarget } from '../../support/backendTarget';
import { buildRecord } from '../../support/builders';
import { buildAddition, buildSave } from '../../support/buildSave';
import { moments } from '../../support/moments';
import { postAuth, signInByRest } from '../../support/restSession';
import type { Session } from '../../support/restSession';

/** An office with its data, a session of its staff, and a session of a stranger who has just registered. */
export interface Office {
  readonly target: BackendTarget;
  readonly staff: Session;
  readonly stranger: Session;
}

const staffAccount = { localId: 'staff-1', email: 'rates@office.test', password: 'correct horse' };

/** What the database holds before every attack. */
export const officeData = {
  currencies: { usd: buildRecord(), eur: buildRecord({ acronym: 'EUR', name_sk: 'euro', buy: 1, sell: 1 }) },
  staff: { [staffAccount.localId]: true },
  staffNames: { [staffAccount.localId]: 'Jana' },
};

/** Updates at the root that staff may make; from anyone else, each of them is an attack. */
export const staffUpdates: readonly Readonly<Record<string, unknown>>[] = [
  { 'currencies/usd/name_sk': 'dolár' },
  buildAddition(buildRecord({ acronym: 'GBP' }), staffAccount.localId),
  buildSave(buildRecord(), { buy: 1.2, updated: moments.later }, staffAccount.localId),
  buildSave(buildRecord({ buy: 1.2, updated: moments.later }), null, staffAccount.localId),
];

export async function openOffice(): Promise<Office> {
  const target = await openBackendTarget();
  await target.createAccount(staffAccount);
  const staff = await signInByRest(target, staffAccount);
  const registered = await postAuth(target.authUrl('accounts:signUp'), {
    email: 'stranger@example.test',
    password: 'a long password',
    returnSecureToken: true,
  });
  return { target, staff, stranger: registered.body as unknown as Session };
}
