/** Imports a script; `failedTries` is how many tries have failed so far. */
export type ImportScript = (address: string, failedTries: number) => Promise<unknown>;

/** Many browsers remember that an address failed, so each further try uses an address of its own (rule 148). */
export const importScript: ImportScript = (address, failedTries) =>
  import(/* webpackIgnore: true */ failedTries === 0 ? address : `${address}?${failedTries}`);

/** What webpack calls for every chunk in place of `import()`: it counts the failed tries. */
export function createChunkImport(importAddress: ImportScript): (address: string) => Promise<unknown> {
  const failedTries = new Map<string, number>();
  return async (address) => {
    const failedBefore = failedTries.get(address) ?? 0;
    try {
      return await importAddress(address, failedBefore);
    } catch (error) {
      failedTries.set(address, failedBefore + 1);
      throw error;
    }
  };
}
