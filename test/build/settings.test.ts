import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadSettings } from '../../build/settings';
import { typescriptLoader } from '../support/typescriptProcess';

let directory: string;
let file: string;
const present = { ...process.env };

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'settings-'));
  file = path.join(directory, '.env');
  process.env = { ...present };
});

afterEach(() => {
  process.env = present;
  rmSync(directory, { recursive: true });
});

describe('loadSettings', () => {
  it('reads a file that an editor on Windows has saved, first line included', () => {
    writeFileSync(file, '\uFEFFSETTINGS_A=1\r\nSETTINGS_B="2"\r\n');
    expect(loadSettings(file)).toMatchObject({ SETTINGS_A: '1', SETTINGS_B: '2' });
  });

  it('leaves what the process has, even empty', () => {
    process.env['SETTINGS_A'] = '';
    writeFileSync(file, 'SETTINGS_A=1');
    expect(loadSettings(file)['SETTINGS_A']).toBe('');
  });

  it('needs no file, and refuses one in another encoding', () => {
    expect(() => loadSettings(file)).not.toThrow();
    writeFileSync(file, 'SETTINGS_A=á', 'latin1');
    expect(() => loadSettings(file)).toThrow(`${file} is not saved as UTF-8`);
  });
});

describe('npm run build', () => {
  it.each([
    ['{ "brand": "A"\n "town": "B" }', /office\.json is not JSON: .* \(line 2, column 2\)$/m],
    ['{ "brand": "A" }', /office\.json does not describe an office:[^]*town: /],
    [null, /office\.json does not exist\.$/m],
  ])('says in plain words what is wrong with %j, and which settings are missing', (office, reason) => {
    const env = { ...process.env, OFFICE_FILE: path.join(directory, 'office.json') };
    if (office !== null) {
      writeFileSync(env.OFFICE_FILE, office);
    }
    const args = [...typescriptLoader, path.resolve('scripts/checkSettings.ts')];
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: directory, encoding: 'utf8', env });
    expect(status).toBe(1);
    expect(stderr).toMatch(reason);
    expect(stderr).toContain('FIREBASE_API_KEY is missing');
    expect(stderr).not.toMatch(/^\s+at /m);
  });
});
