import { createChunkLoader } from '../../../src/services/browser/chunkLoader';

const failure = new Error('Loading chunk staff failed.');

describe('a chunk', () => {
  it('that comes is no reason to load the page again', async () => {
    const reloadPage = jest.fn(() => Promise.resolve(true));
    expect(await createChunkLoader(reloadPage)(() => Promise.resolve('staff'))).toBe('staff');
    expect(reloadPage).not.toHaveBeenCalled();
  });

  it('that a newer version has replaced is waited for until the page is loaded again', async () => {
    const reloadPage = jest.fn(() => Promise.resolve(true));
    const settled = jest.fn();
    void createChunkLoader(reloadPage)(() => Promise.reject(failure)).finally(settled);
    await new Promise((resolve) => setImmediate(resolve));
    expect(reloadPage).toHaveBeenCalledTimes(1);
    expect(settled).not.toHaveBeenCalled();
  });

  it('that only did not arrive has failed', async () => {
    await expect(createChunkLoader(() => Promise.resolve(false))(() => Promise.reject(failure))).rejects.toBe(failure);
  });
});
