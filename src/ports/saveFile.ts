/** Hands a text to whoever sits at the browser, as a file of that name. */
export type SaveFile = (name: string, text: string) => void;
