import { useState } from 'react';

/** Null until the value differs from its first one. */
export function useLaterValue<Value>(value: Value | null): Value | null {
  const [first, setFirst] = useState(value);
  if (first === null && value !== null) {
    setFirst(value);
  }
  return first === null || value === first ? null : value;
}
