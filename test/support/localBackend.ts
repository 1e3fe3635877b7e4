import type { LocalBackend, LocalBackendOptions } from '../../local/backend';
import { startLocalBackend } from '../../local/backend';
import type { Environment } from '../../src/services/firebase/environment';
import { readDemoEnvironment } from '../../build/environment';

/** Starts a local backend on free ports; returns it with the environment of a build that uses it. */
export async function startTestBackend(
  options: Partial<LocalBackendOptions> = {},
): Promise<{ backend: LocalBackend; environment: Environment }> {
  const backend = await startLocalBackend({ databasePort: 0, authPort: 0, ...options });
  const environment = readDemoEnvironment({
    DATABASE_PORT: String(backend.databasePort),
    AUTH_PORT: String(backend.authPort),
  });
  return { backend, environment };
}
