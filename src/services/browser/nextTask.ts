/** Resolves in a new task, which lets the page handle events in the meantime. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
