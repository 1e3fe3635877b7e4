/** Runs a local backend on a data directory as a separate process; prints its ports once it is ready. */
import { startLocalBackend } from '../../../local/backend';

async function main(): Promise<void> {
  const [dataDirectory = ''] = process.argv.slice(2);
  const { databasePort, authPort } = await startLocalBackend({ databasePort: 0, authPort: 0, dataDirectory });
  console.log(JSON.stringify({ databasePort, authPort }));
}

main().catch((error: unknown) => {
  console.error((error as Error).message);
  process.exitCode = 1;
});
