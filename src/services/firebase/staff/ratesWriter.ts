import { BASE_CURRENCY } from '../../../domain/rates/currency';
import type { FirebaseSettings } from '../environment';
import type { AuthGateway } from '../../../ports/auth';
import type { RatesWriter } from '../../../ports/rates';
import { WriteError } from '../../../ports/rates';
import { currenciesAddress } from '../currenciesAddress';

/**
 * Writes to '/currencies' over the database's REST interface: unlike the SDK's update() it settles without a connection
 * too, shows nothing before the server agreed, and is never sent later over what others wrote since.
 */
export function createRatesWriter({ databaseURL }: FirebaseSettings, getIdToken: AuthGateway['getIdToken']): RatesWriter {
  async function send(method: 'PATCH' | 'PUT' | 'DELETE', key: string | undefined, body: unknown, signal?: AbortSignal) {
    const address = currenciesAddress(databaseURL, key);
    address.searchParams.set('print', 'silent');
    const token = await getIdToken();
    if (token !== null) {
      address.searchParams.set('auth', token);
    }
    const response = await request(address, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
    if (!response.ok) {
      throw new WriteError(response.status === 401 || response.status === 403 ? 'denied' : 'failed');
    }
  }

  return {
    update: (acronym, change, signal) => send('PATCH', acronym.toLowerCase(), change, signal),
    create: (record) => send('PUT', record.acronym.toLowerCase(), record),
    delete: (key) => send('DELETE', key, undefined),
    deleteAll: (keys) => send('PATCH', undefined, Object.fromEntries(keys.filter(isWritable).map((key) => [key, null]))),
  };
}

// Nobody may write the base currency: with it among the keys the rules would refuse the whole update (rule 51).
function isWritable(key: string): boolean {
  return key !== BASE_CURRENCY.toLowerCase();
}

async function request(address: URL, options: RequestInit): Promise<Response> {
  try {
    return await fetch(address, options);
  } catch (cause) {
    throw new WriteError('unreachable', { cause });
  }
}
