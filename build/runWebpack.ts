import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

export const projectDirectory = path.join(__dirname, '..');

/** Webpack's own program, to be run by Node: what npm puts beside it starts differently on every system. */
export const webpackProgram = path.join(projectDirectory, 'node_modules', 'webpack', 'bin', 'webpack.js');

export interface Build {
  readonly directory: string;
  /** The configuration's file; the site's own unless told. */
  readonly configuration?: string;
  readonly mode: 'development' | 'production';
  /** Names for `--env`; without `demo` the build is for the Firebase project that the variables name. */
  readonly flags: readonly string[];
  readonly variables: NodeJS.ProcessEnv;
}

/** Builds the site into a folder, in a process beside this one; rejects with what webpack has said when it fails. */
export async function buildInto({ directory, configuration, mode, flags, variables }: Build): Promise<void> {
  const options = [
    ...(configuration === undefined ? [] : ['--config', configuration]),
    ...flags.flatMap((flag) => ['--env', flag]),
  ];
  const args = [webpackProgram, '--mode', mode, ...options, '--output-path', directory];
  await promisify(execFile)(process.execPath, args, {
    cwd: projectDirectory,
    env: { ...process.env, ...variables },
  }).catch((error: Error & { stdout?: string; stderr?: string }) => {
    throw new Error(`The site could not be built.\n${error.stdout ?? ''}\n${error.stderr ?? ''}`, { cause: error });
  });
}
