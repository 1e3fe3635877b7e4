/** Repeats a check until it passes; throws its last failure after the limit, which is in milliseconds. */
export async function eventually(check: () => void | Promise<void>, limit = 10_000): Promise<void> {
  const deadline = Date.now() + limit;
  for (;;) {
    try {
      await check();
      return;
    } catch (failure) {
      if (Date.now() > deadline) {
        throw failure;
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}
