import { useState } from 'react';

/** The value once it differs from the first one; null until then. */
export function useLaterValue<Value>(value: Value | null): Value | null {
  const [first, setFirst] = useState(value);
  if (first === null && value !== null) {
    setFirst(value);
  }
  return first === null || value === first ? null : value;
}
