import * as files from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { readState, StateFile } from '../../../local/state/stateFile';

jest.mock('node:fs/promises', () => {
  const actual = jest.requireActual<typeof files>('node:fs/promises');
  return { ...actual, rename: jest.fn(actual.rename) };
});

const rename = jest.mocked(files.rename);
const refusal = (code: string) => Object.assign(new Error(`${code}: the file is in use`), { code });

let directory: string;

beforeEach(async () => {
  directory = await files.mkdtemp(path.join(os.tmpdir(), 'held-'));
});

afterEach(() => files.rm(directory, { recursive: true }));

it('a file that another program looks at for a moment is replaced afterwards, as Windows needs it', async () => {
  rename.mockRejectedValueOnce(refusal('EPERM')).mockRejectedValueOnce(refusal('EBUSY'));
  await new StateFile(directory, () => ({ root: 1, accounts: [] })).save();
  expect(await readState(directory)).toEqual({ root: 1, accounts: [] });
});

it('a write that fails for good says so, and the next one is tried again', async () => {
  const file = new StateFile(directory, () => ({ root: 2, accounts: [] }));
  rename.mockRejectedValueOnce(refusal('EIO'));
  await expect(file.save()).rejects.toThrow(/state\.json cannot be written: EIO/);
  await expect(file.saved()).rejects.toThrow('EIO');
  await file.save();
  expect(await readState(directory)).toEqual({ root: 2, accounts: [] });
});
