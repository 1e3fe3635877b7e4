import { useState } from 'react';

/** Null until the value differs from the first one; from then on the value, even if it is the first one again. */
export function useLaterValue<Value>(value: Value | null): Value | null {
  // Undefined once the value has changed.
  const [first, setFirst] = useState<Value | null | undefined>(value);
  if (first !== undefined && value !== null && value !== first) {
    setFirst(first === null ? value : undefined);
  }
  return first === undefined ? value : null;
}
