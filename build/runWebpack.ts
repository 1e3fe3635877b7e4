import { spawnSync } from 'node:child_process';
import path from 'node:path';

export const projectDirectory = path.join(__dirname, '..');

/** Webpack's own program, to be run by Node: what npm puts beside it starts differently on every system. */
export const webpackProgram = path.join(projectDirectory, 'node_modules', 'webpack', 'bin', 'webpack.js');

export interface Build {
  readonly directory: string;
  readonly mode: 'development' | 'production';
  /** Names for `--env`; without `demo` the build is for the Firebase project that the variables name. */
  readonly flags: readonly string[];
  readonly variables: NodeJS.ProcessEnv;
}

/** Builds the site into a folder; throws with what webpack has said when it fails. */
export function buildInto({ directory, mode, flags, variables }: Build): void {
  const options = flags.flatMap((flag) => ['--env', flag]);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [webpackProgram, '--mode', mode, ...options, '--output-path', directory],
    { cwd: projectDirectory, encoding: 'utf8', env: { ...process.env, ...variables } },
  );
  if (status !== 0) {
    throw new Error(`The site could not be built.\n${stdout}\n${stderr}`);
  }
}
