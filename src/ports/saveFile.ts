/** Offers a text to the person at the browser as a file with the given name. */
export type SaveFile = (name: string, text: string) => void;
