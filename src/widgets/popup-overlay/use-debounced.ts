/** A value that follows another one after it has been still for a while. */
import { useLayoutEffect, useState } from 'react';

export function useDebounced<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value);
  useLayoutEffect(() => {
    if (settled === value) return;
    const timer = setTimeout(() => setSettled(() => value), ms);
    return () => clearTimeout(timer);
  }, [settled, value, ms]);
  return settled;
}
