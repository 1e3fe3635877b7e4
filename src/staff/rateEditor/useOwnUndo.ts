import type { RefObject } from 'react';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { FieldMove } from './fieldKeys';

type HistoryStep = FieldMove & { readonly to: 'undone' | 'redone' };

/**
 * Takes undo and redo from a menu, or by shaking a phone, out of the browser's hands: it has one list of steps for all inputs and
 * loses its place in the list when a script writes a value. Returns the ref of the element around the inputs.
 */
export function useOwnUndo(onStep: (step: HistoryStep, from: HTMLInputElement) => void): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  // React's own `onBeforeInput` is another event, which isn't fired for undo.
  const handle = useEffectEvent((event: InputEvent) => {
    const step = historyStepOf(event.inputType);
    if (step === null) {
      return;
    }
    event.preventDefault();
    // Safari may fire it on the input that was typed into last, wherever the focus is.
    if (event.target instanceof HTMLInputElement && event.target === document.activeElement) {
      onStep(step, event.target);
    }
  });
  useEffect(() => {
    const element = ref.current;
    const listen = (event: InputEvent) => handle(event);
    element?.addEventListener('beforeinput', listen);
    return () => element?.removeEventListener('beforeinput', listen);
  }, []);
  return ref;
}

/** The step that an input type stands for; null when it is another change. */
export function historyStepOf(inputType: string): HistoryStep | null {
  switch (inputType) {
    case 'historyUndo':
      return { to: 'undone' };
    case 'historyRedo':
      return { to: 'redone' };
    default:
      return null;
  }
}
