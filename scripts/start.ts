/** `npm start` and `npm run dev`: the site together with the local backend. */
import { readOptions, usage } from './start/options';
import { run } from './start/run';

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2), process.env);
  if (options.help) {
    console.log(usage);
    return;
  }
  await run(options, interruption());
}

const parentCheckMs = 500;

/** Aborted when this process should end. */
function interruption(): AbortSignal {
  const controller = new AbortController();
  // Ctrl-C may arrive twice, from the terminal and from npm: the second must not interrupt the handling of the first.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => controller.abort());
  }
  // npm sends SIGTERM only to its shell, which ends without notifying this process.
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) {
      controller.abort();
    }
  }, parentCheckMs).unref();
  return controller.signal;
}

main().catch((error: unknown) => {
  console.error((error as Error).message);
  process.exitCode = 1;
});
