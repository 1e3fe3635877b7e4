import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { listFiles } from '../../build/listFiles';

/** Every file that Jest runs, as a path below `test`. */
function listedTests(): readonly string[] {
  const jest = path.resolve('node_modules', 'jest', 'bin', 'jest.js');
  const { stdout } = spawnSync(process.execPath, [jest, '--listTests', '--json'], { encoding: 'utf8' });
  return (JSON.parse(stdout) as string[]).map((file) => path.relative('test', file).replaceAll(path.sep, '/'));
}

it('every file of tests is run', () => {
  const written = listFiles('test').filter((file) => /\.test\.tsx?$/.test(file));
  expect(written.length).toBeGreaterThan(200);
  expect([...listedTests()].sort()).toEqual([...written].sort());
});
