import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const RULE = /^\| (\d+) \| (.+) \| `([^`]+)` \| `([^`]+)` \|$/gm;

const rules = [...readFileSync('docs/specification.md', 'utf8').matchAll(RULE)].map(([, number, text, owner, test]) => ({
  number: Number(number),
  text: text ?? '',
  owner: owner ?? '',
  test: test ?? '',
}));

const trackedSources = spawnSync('git', ['ls-files', 'src', 'build', 'hosting', 'scripts', 'styles', 'local', 'test'], {
  encoding: 'utf8',
})
  .stdout.split('\n')
  .filter((file) => /\.(tsx?|scss)$/.test(file) && existsSync(file));

describe('the specification', () => {
  it('numbers its rules one by one', () => {
    expect(rules.length).toBeGreaterThan(50);
    const numbers = rules.map(({ number }) => number).sort((one, other) => one - other);
    expect(numbers).toEqual(numbers.map((_number, index) => index + 1));
  });

  it.each(rules)('names an owner and a test that exist for rule $number', ({ owner, test }) => {
    expect([owner, test].filter((file) => !existsSync(file))).toEqual([]);
  });

  it('names no test that is not there within a rule', () => {
    const named = rules.flatMap(({ text }) => [...text.matchAll(/`(test\/[^`]+)`/g)].map(([, file]) => file ?? ''));
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((file) => !existsSync(file))).toEqual([]);
  });

  it('has its departures listed in the README, each of them', () => {
    const departing = rules.flatMap(({ number, text }) => (text.includes('*Departs:*') ? [number] : []));
    const [, list = ''] = /says\s\*Departs\*\sand\swhy\s\(rules\s([^)]+)\)/.exec(readFileSync('README.md', 'utf8')) ?? [];
    expect([...list.matchAll(/\d+/g)].map(Number)).toEqual(departing.sort((one, other) => one - other));
  });

  it('has every rule that a comment cites', () => {
    const cited = trackedSources.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\brules? (\d+)(?:(?: and |, )(\d+))*/g)].map(([citation]) => ({ file, citation })),
    );
    const unknown = cited.filter(({ citation }) =>
      [...citation.matchAll(/\d+/g)].some(([number]) => Number(number) > rules.length || Number(number) === 0),
    );
    expect(cited.length).toBeGreaterThan(30);
    expect(unknown).toEqual([]);
  });

  it('is cited by its numbers alone', () => {
    const bySection = trackedSources.filter((file) => /specification(?:'s)?,? (?:\()?sections?/.test(readFileSync(file, 'utf8')));
    expect(bySection).toEqual([]);
  });
});
