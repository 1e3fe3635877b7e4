/** `npm start` and `npm run dev`: the site with the local backend behind it. */
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

/** Aborted when this process is asked to end. */
function interruption(): AbortSignal {
  const controller = new AbortController();
  // A terminal's Ctrl-C may arrive twice, from the terminal and from npm: the second must not cut the first short.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => controller.abort());
  }
  // npm sends SIGTERM to its shell alone, which ends without telling this process.
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
