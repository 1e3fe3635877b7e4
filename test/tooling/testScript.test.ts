import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const tsx = path.resolve('node_modules', 'tsx', 'dist', 'cli.mjs');
const script = path.resolve('scripts', 'test.ts');

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'zmenaren-tests-'));
});

afterEach(() => rm(directory, { recursive: true }));

/** Runs `npm test` on test files with these texts instead of the project's tests. */
async function runTests(files: Readonly<Record<string, string>>): Promise<{ lastLine: string; status: number | null }> {
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(path.join(directory, name), text)));
  const config = JSON.stringify({ rootDir: directory, testMatch: ['<rootDir>/*.test.js'] });
  const { stdout, status } = spawnSync(process.execPath, [tsx, script, '--config', config], { encoding: 'utf8' });
  return { lastLine: stdout.trim().split('\n').at(-1) ?? '', status };
}

const passing = "test('one', () => {}); test('two', () => {});";

describe('npm test', () => {
  it('counts what passed', async () => {
    expect(await runTests({ 'a.test.js': passing, 'b.test.js': passing })).toEqual({
      lastLine: '4 passed, 0 failed',
      status: 0,
    });
  });

  it('counts what failed, could not be read or ended its worker, and fails', async () => {
    const files = {
      'a.test.js': passing,
      'b.test.js': "test('three', () => { throw new Error('x'); });",
      'c.test.js': 'this is no script',
      'd.test.js': "test('four', () => process.kill(process.pid, 'SIGKILL'));",
    };
    expect(await runTests(files)).toEqual({ lastLine: '2 passed, 3 failed', status: 1 });
  });

  it('fails when there is nothing to run', async () => {
    expect(await runTests({})).toEqual({ lastLine: '0 passed, 1 failed', status: 1 });
  });
});
