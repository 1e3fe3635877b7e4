import { useSettled } from './useSettled';

/** It is read aloud when nothing was typed for this long, in milliseconds: not at every key. */
const SETTLED_AFTER = 1_000;

/** Reads a text aloud once it rests, beside what shows it at once. */
export function SettledStatus({ text }: { readonly text: string }) {
  return (
    <p className="o-visually-hidden" role="status">
      {useSettled(text, SETTLED_AFTER)}
    </p>
  );
}
