import { readOptions } from '../../scripts/start/options';

describe('the options of a start', () => {
  it('are the usual ports, a build, and what was kept', () => {
    expect(readOptions([], {})).toEqual({
      help: false,
      dev: false,
      build: true,
      reset: false,
      seedFile: null,
      sitePort: 8080,
      databasePort: 9000,
      authPort: 9099,
    });
  });

  it('are read from the command line and the environment', () => {
    const variables = { PORT: '1', DATABASE_PORT: '65535', AUTH_PORT: '3000' };
    expect(readOptions(['--dev', '--no-build', '--seed', 'x.json'], variables)).toMatchObject({
      dev: true,
      build: false,
      seedFile: 'x.json',
      sitePort: 1,
      databasePort: 65_535,
      authPort: 3000,
    });
    expect(readOptions(['--reset'], {}).reset).toBe(true);
  });

  it('are read too where npm took them for its own', () => {
    expect(readOptions([], { npm_config_seed: 'x.json', npm_config_build: '' })).toMatchObject({
      seedFile: 'x.json',
      build: false,
    });
    expect(readOptions([], { npm_config_reset: 'true' }).reset).toBe(true);
  });

  it.each(['abc', '0', '65536', '-1', '80.5', ' 8080', '0x10'])('refuse the port %j, by its variable', (value) => {
    for (const variable of ['PORT', 'DATABASE_PORT', 'AUTH_PORT']) {
      expect(() => readOptions([], { [variable]: value })).toThrow(new RegExp(`^${variable} must be a port[^\\n]*$`));
    }
  });

  it('refuse one port for two servers', () => {
    expect(() => readOptions([], { PORT: '9000' })).toThrow(/^PORT, DATABASE_PORT and AUTH_PORT must be[^\n]*$/);
  });

  it.each([
    [['--sed', 'x'], "Unknown option '--sed'; --help lists the options."],
    [['seed.json'], "Unexpected argument 'seed.json'"],
    [['--seed'], "Option '--seed <value>' argument missing"],
    [['--reset=yes'], "Option '--reset' does not take an argument"],
    [['--reset', '--seed', 'x'], '--reset and --seed exclude each other.'],
  ])('refuse %j in one line', (args, reason) => {
    expect(() => readOptions(args, {})).toThrow(reason);
    expect(() => readOptions(args, {})).toThrow(/^[^\n]*$/);
  });
});
