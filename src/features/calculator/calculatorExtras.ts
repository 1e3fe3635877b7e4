import type { ComponentType, RefObject } from 'react';
import { createContext, useContext, useEffect, useEffectEvent, useState } from 'react';
import type { Words } from '../../site/words/sk';

/** The parts of the calculator in a chunk of their own, downloaded when the calculator comes into sight or is used. */
export interface CalculatorExtras {
  /** Shown above the fields: the choice of what the amount means, and the swap button. */
  readonly above: ComponentType;
  /** Shown below the amount. */
  readonly belowAmount: ComponentType;
  /** Further facts about a result, and ways to share it or to enquire. */
  readonly details: ComponentType;
  /** The words of the fields, and the result, while the typed sum is the one to receive. */
  readonly exact: {
    readonly words: Pick<Words['calculator'], 'ownedStep' | 'wantedStep' | 'amount' | 'amountPlaceholder'>;
    readonly result: ComponentType;
  };
}

/** Downloads the extras; rejects when the download fails, and may then be called again. */
export type LoadCalculatorExtras = () => Promise<CalculatorExtras>;

export interface ExtrasSource {
  readonly load: LoadCalculatorExtras;
  /** Whether they are needed before the calculator is used. */
  readonly isNeededAtOnce: boolean;
}

/** The composition root provides the source; without it there are no extras. */
export const CalculatorExtrasContext = createContext<ExtrasSource | null>(null);

/** The extras, downloaded when the calculator's element comes into sight or is used; null until then. */
export function useCalculatorExtras(element: RefObject<HTMLElement | null>): CalculatorExtras | null {
  const source = useContext(CalculatorExtrasContext);
  const [extras, setExtras] = useState<CalculatorExtras | null>(null);
  const ask = useEffectEvent(() => {
    if (extras === null) {
      // The calculator works without its extras, and retries on its next use.
      source?.load().then(setExtras, () => undefined);
    }
  });

  useEffect(() => {
    const calculator = element.current;
    if (source === null || calculator === null) {
      return;
    }
    if (source.isNeededAtOnce) {
      ask();
    }
    const observer = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting) {
        ask();
      }
    });
    observer.observe(calculator);
    // Any control in the calculator takes the focus when it is used.
    const askOnUse = (): void => ask();
    calculator.addEventListener('focusin', askOnUse);
    return () => {
      observer.disconnect();
      calculator.removeEventListener('focusin', askOnUse);
    };
  }, [element, source]);

  return extras;
}
