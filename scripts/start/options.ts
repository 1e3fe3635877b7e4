import { parseArgs } from 'node:util';
import { withSwallowed } from '../commandLine/swallowedByNpm';
import { defaultPorts, readPort } from '../../build/environment';

/** The options of `npm start`. */
export interface StartOptions {
  readonly help: boolean;
  /** Serve from memory with hot reload instead of a production-like build. */
  readonly dev: boolean;
  /** Build before serving. */
  readonly build: boolean;
  readonly reset: boolean;
  readonly seedFile: string | null;
  readonly sitePort: number;
  readonly databasePort: number;
  readonly authPort: number;
}

export const usage = `Builds the site and serves it with the local backend.

  npm start [-- OPTIONS]

  --seed FILE   start from { "currencies": { key: record, … } } in FILE, which may hold
                "archive", "notices" and "staffNames" too; nothing is kept
  --reset       forget what .local/ holds and start from the default seed
  --no-build    serve what dist/ holds, built for the same ports
  --dev         rebuild and reload on every change of a source or style (npm run dev);
                office.json is read once, at the start
  --help        show this

  PORT (${defaultPorts.site}), DATABASE_PORT (${defaultPorts.database}) and AUTH_PORT (${defaultPorts.auth}) move the servers.`;

/** Reads the command line and the environment; throws an Error with one clear line. */
export function readOptions(args: readonly string[], environment: NodeJS.ProcessEnv): StartOptions {
  const flags = parseFlags(withSwallowed(args, flagTypes, environment));
  if (flags.reset === true && flags.seed !== undefined) {
    throw new Error('--reset and --seed exclude each other.');
  }
  const options: StartOptions = {
    help: flags.help === true,
    dev: flags.dev === true,
    build: flags['no-build'] !== true,
    reset: flags.reset === true,
    seedFile: flags.seed ?? null,
    sitePort: readPort(environment, 'PORT', defaultPorts.site),
    databasePort: readPort(environment, 'DATABASE_PORT', defaultPorts.database),
    authPort: readPort(environment, 'AUTH_PORT', defaultPorts.auth),
  };
  if (new Set([options.sitePort, options.databasePort, options.authPort]).size < 3) {
    throw new Error('PORT, DATABASE_PORT and AUTH_PORT must be three different ports.');
  }
  return options;
}

const flagTypes = {
  help: { type: 'boolean' },
  dev: { type: 'boolean' },
  'no-build': { type: 'boolean' },
  reset: { type: 'boolean' },
  seed: { type: 'string' },
} as const;

function parseFlags(args: string[]) {
  try {
    return parseArgs({ args, options: flagTypes, strict: true }).values;
  } catch (error) {
    // Node's explanation continues after the first sentence, but --help explains it better.
    const [reason] = (error as Error).message.split(/\.\s|\n/);
    throw new Error(`${reason}; --help lists the options.`, { cause: error });
  }
}
