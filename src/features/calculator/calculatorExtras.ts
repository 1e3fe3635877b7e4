import type { ComponentType, RefObject } from 'react';
import { createContext, useContext, useEffect, useEffectEvent, useState } from 'react';
import type { CurrencyChoice } from './calculatorSlice';

/** The parts of the calculator that come with its first use, in a chunk of their own. */
export interface CalculatorExtras {
  /** What stands above the fields: what the amount means, and the swap. */
  readonly above: ComponentType;
  /** What stands below the amount. */
  readonly belowAmount: ComponentType;
  /** What else is said of a result, and done with it. */
  readonly details: ComponentType;
  /** The fields and their result while what is typed shall be received exactly. */
  readonly exact: ComponentType<{ readonly currencies: readonly CurrencyChoice[] }>;
}

/** Downloads the extras; rejects when they can't be had, and may be called again then. */
export type LoadCalculatorExtras = () => Promise<CalculatorExtras>;

export interface ExtrasSource {
  readonly load: LoadCalculatorExtras;
  /** Whether they are needed before the calculator is used. */
  readonly isNeededAtOnce: boolean;
}

/** The composition root fills this in; without a source there are no extras. */
export const CalculatorExtrasContext = createContext<ExtrasSource | null>(null);

/** The extras, which come when the element within which they stand is in sight or used. */
export function useCalculatorExtras(element: RefObject<HTMLElement | null>): CalculatorExtras | null {
  const source = useContext(CalculatorExtrasContext);
  const [extras, setExtras] = useState<CalculatorExtras | null>(null);
  const ask = useEffectEvent(() => {
    if (extras === null) {
      // Without them the calculator still calculates; its next use asks again.
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
    // Whatever is used in it takes the focus first.
    const askOnUse = (): void => ask();
    calculator.addEventListener('focusin', askOnUse);
    return () => {
      observer.disconnect();
      calculator.removeEventListener('focusin', askOnUse);
    };
  }, [element, source]);

  return extras;
}
