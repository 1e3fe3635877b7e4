/** Waits until a condition holds; rejects after the limit in milliseconds, naming what was waited for. */
export async function waitUntil(what: string, holds: () => boolean, limit = 10_000): Promise<void> {
  const deadline = Date.now() + limit;
  while (!holds()) {
    if (Date.now() > deadline) {
      throw new Error(`Waited ${limit} ms in vain until ${what}.`);
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
