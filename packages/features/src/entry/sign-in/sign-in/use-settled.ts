import { useEffect, useState } from 'react';

/** Lets the form come first. */
const SETTLE_MS = 600;

/** Whether the page has stood for a while: what nobody waits for comes then. */
export function useSettled(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLE_MS);
    return () => clearTimeout(timer);
  }, []);
  return settled;
}
