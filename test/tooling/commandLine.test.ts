import { PassThrough, Readable } from 'node:stream';
import { confirm } from '../../scripts/commandLine/confirm';
import { withSwallowed } from '../../scripts/commandLine/swallowedByNpm';

describe('words that npm took for its own', () => {
  const options = {
    reset: { type: 'boolean' },
    'dry-run': { type: 'boolean' },
    'no-build': { type: 'boolean' },
    seed: { type: 'string' },
  } as const;

  it.each([
    [['list'], {}, ['list']],
    [['list', '--reset'], {}, ['list', '--reset']],
    [['list'], { npm_config_reset: 'true' }, ['--reset', 'list']],
    [['anna@zmenaren.test'], { npm_config_reset: 'add' }, ['--reset', 'add', 'anna@zmenaren.test']],
    [[], { npm_config_dry_run: 'true' }, ['--dry-run']],
    [[], { npm_config_dry_run: '' }, []],
    [[], { npm_config_build: '' }, ['--no-build']],
    [[], { npm_config_seed: 'x.json' }, ['--seed=x.json']],
    [['x.json'], { npm_config_seed: 'true' }, ['--seed', 'x.json']],
    [[], { npm_config_registry: 'https://registry.npmjs.org/' }, []],
  ])('%j with %j are %j', (args, variables, words) => {
    expect(withSwallowed(args, options, variables)).toEqual(words);
  });
});

describe('a question', () => {
  it.each([
    ['y', true],
    ['YES', true],
    ['', false],
    ['n', false],
    ['yesterday', false],
  ])('answered by %j is %j', async (answer, agreed) => {
    const terminal = new PassThrough();
    terminal.write(`${answer}\n`);
    expect(await confirm('Sure?', terminal, new PassThrough())).toBe(agreed);
  });

  it('without an answer is no', async () => {
    expect(await confirm('Sure?', Readable.from([]), new PassThrough())).toBe(false);
  });
});
