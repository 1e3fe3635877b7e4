import { createChunkImport } from '../../../src/services/browser/importScript';

const blocked = new Error('Failed to fetch dynamically imported module');

describe('a chunk', () => {
  it('is asked for with the count of its own failed tries', async () => {
    const importScript = jest
      .fn()
      .mockRejectedValueOnce(blocked)
      .mockRejectedValueOnce(blocked)
      .mockResolvedValue({ ids: [1] });
    const importChunk = createChunkImport(importScript);
    await expect(importChunk('/assets/staff.js')).rejects.toBe(blocked);
    await expect(importChunk('/assets/staff.js')).rejects.toBe(blocked);
    expect(await importChunk('/assets/staff.js')).toEqual({ ids: [1] });
    await importChunk('/assets/database.js');
    expect(importScript.mock.calls).toEqual([
      ['/assets/staff.js', 0],
      ['/assets/staff.js', 1],
      ['/assets/staff.js', 2],
      ['/assets/database.js', 0],
    ]);
  });
});
