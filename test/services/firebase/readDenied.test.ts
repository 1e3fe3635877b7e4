import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deleteApp } from 'firebase/app';
import { openFirebaseApp } from '../../../src/services/firebase/app';
import { createRatesGateway } from '../../../src/services/firebase/ratesGateway';
import type { RatesMessage } from '../../../src/ports/rates';
import { eventually } from '../../support/eventually';
import { startTestBackend } from '../../support/localBackend';

describe('a database whose rules refuse to be read', () => {
  it('is told as denied by the listener, and rejects a single read', async () => {
    const directory = await mkdtemp(path.join(tmpdir(), 'zmenaren-rules-'));
    const rulesFile = path.join(directory, 'rules.json');
    writeFileSync(rulesFile, '{ "rules": { ".read": false, ".write": false } }');
    const { backend, environment } = await startTestBackend({ rulesFile });
    const app = openFirebaseApp(environment.firebase);
    try {
      const gateway = createRatesGateway(app, environment);
      const messages: RatesMessage[] = [];
      gateway.subscribeToRates((message) => messages.push(message));
      await eventually(() => expect(messages).toHaveLength(1));
      expect(messages).toEqual([{ type: 'failed', reason: 'denied' }]);
      await expect(gateway.readRates()).rejects.toThrow('failed: 401');
    } finally {
      await deleteApp(app);
      await backend.stop();
      await rm(directory, { recursive: true });
    }
  });
});
