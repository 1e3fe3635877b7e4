/** Downloads a part of the application; rejects when it isn't available. */
export type LoadChunk = <T>(load: () => Promise<T>) => Promise<T>;

/**
 * Handles chunks that no longer exist because a newer version of the site replaced them: the page is loaded again.
 * `reloadPage` resolves to whether it reloads; no answer is needed then (rule 148).
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
