/** Long enough for the slowest browser to begin, in milliseconds. */
const KEPT_FOR = 60_000;

/** Downloads a text as a file, without any server. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  // It isn't put into the document: nothing there takes it for a link that leaves the page.
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_FOR);
}
