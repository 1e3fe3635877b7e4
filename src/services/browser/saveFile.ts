/** How long the file's address stays valid, in milliseconds; even the slowest browser starts the download within that time. */
const KEPT_FOR = 60_000;

/** Downloads a text as a file, without any server. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  // The link stays outside the document: listeners there would take it for a link that leaves the page.
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_FOR);
}
