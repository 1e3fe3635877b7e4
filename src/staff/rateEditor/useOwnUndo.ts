import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import type { FieldMove } from './fieldKeys';

type HistoryStep = FieldMove & { readonly to: 'undone' | 'redone' };

/**
 * Takes the steps back and forth that are chosen in a menu, or made by shaking a phone, from the browser, which has one list of
 * them for all inputs and loses its place in it when a script writes a value. Returns the ref of the element around the inputs.
 */
export function useOwnUndo(onStep: (step: HistoryStep, from: HTMLInputElement) => void): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // React's own `onBeforeInput` is another event, which doesn't tell of undoing.
    const handle = (event: InputEvent) => {
      const step = historyStepOf(event.inputType);
      if (step === null) {
        return;
      }
      event.preventDefault();
      // Safari may tell the input that was typed into last, wherever the focus is.
      if (event.target instanceof HTMLInputElement && event.target === document.activeElement) {
        onStep(step, event.target);
      }
    };
    const element = ref.current;
    element?.addEventListener('beforeinput', handle);
    return () => element?.removeEventListener('beforeinput', handle);
  });
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
