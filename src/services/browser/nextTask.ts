/** Resolves in a task of its own, so that the page can answer what has happened in the meantime. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
