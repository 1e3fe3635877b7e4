import { useState } from 'react';

/** The value once it is another than the first that came; null until then. */
export function useLaterValue<Value>(value: Value | null): Value | null {
  const [first, setFirst] = useState(value);
  if (first === null && value !== null) {
    setFirst(value);
  }
  return first === null || value === first ? null : value;
}
