import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

export const projectDirectory = path.join(__dirname, '..');

/**
 * Node's arguments to run webpack: its own program, because the command that npm installs for it starts differently on every
 * system, and tsx, because webpack reads a configuration in TypeScript only with whatever loader it happens to find.
 */
export const webpackProgram: readonly string[] = [
  '--import',
  'tsx',
  path.join(projectDirectory, 'node_modules', 'webpack', 'bin', 'webpack.js'),
];

export interface Build {
  readonly directory: string;
  /** The file of the configuration; by default the site's own. */
  readonly configuration?: string;
  readonly mode: 'development' | 'production';
  /** Names for `--env`; without `demo` the build is for the Firebase project in the variables. */
  readonly flags: readonly string[];
  readonly variables: NodeJS.ProcessEnv;
}

/** Builds the site into a folder, in a separate process; if that fails, rejects with webpack's output. */
export async function buildInto({ directory, configuration, mode, flags, variables }: Build): Promise<void> {
  const options = [
    ...(configuration === undefined ? [] : ['--config', configuration]),
    ...flags.flatMap((flag) => ['--env', flag]),
  ];
  const args = [...webpackProgram, '--mode', mode, ...options, '--output-path', directory];
  await promisify(execFile)(process.execPath, args, {
    cwd: projectDirectory,
    env: { ...process.env, ...variables },
  }).catch((error: Error & { stdout?: string; stderr?: string }) => {
    throw new Error(`The site could not be built.\n${error.stdout ?? ''}\n${error.stderr ?? ''}`, { cause: error });
  });
}
