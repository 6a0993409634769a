import { useEffect, useState } from 'react';

/** Let the form render first. */
const SETTLE_MS = 600;

/** True after a while, for content that nobody waits for. */
export function useSettled(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLE_MS);
    return () => clearTimeout(timer);
  }, []);
  return settled;
}
