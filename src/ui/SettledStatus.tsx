import { useSettled } from './useSettled';

/** The text is read aloud when it has not changed for this long, in milliseconds, rather than at every key. */
const SETTLED_AFTER = 1_000;

/** Reads a text aloud once it stops changing; another element shows it at once. */
export function SettledStatus({ text }: { readonly text: string }) {
  return (
    <p className="o-visually-hidden" role="status">
      {useSettled(text, SETTLED_AFTER)}
    </p>
  );
}
