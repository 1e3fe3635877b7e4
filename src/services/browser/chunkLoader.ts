/** Downloads a part of the application; rejects when it can't be had. */
export type LoadChunk = <T>(load: () => Promise<T>) => Promise<T>;

/**
 * A chunk that a newer version of the site has replaced is nowhere any more: then the page is loaded again. `reloadPage`
 * gives whether it does, and no answer is needed then (rule 148).
 */
export function createChunkLoader(reloadPage: () => Promise<boolean>): LoadChunk {
  return async (load) => {
    try {
      return await load();
    } catch (error) {
      if (await reloadPage()) {
        return new Promise(() => undefined);
      }
      throw error;
    }
  };
}
