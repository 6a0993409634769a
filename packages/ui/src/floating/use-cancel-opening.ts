import { useEffect, useEffectEvent } from 'react';
import type { OpenedWithParts } from './use-opened.ts';

/** Escape takes back what was opened while what draws it is still on its way; once that has come it hears the key itself. */
export function useCancelOpening({ open, setOpen, parts }: Pick<OpenedWithParts, 'open' | 'setOpen' | 'parts'>): void {
  const turnBack = useEffectEvent(() => setOpen(false));
  const awaited = open && parts === undefined;
  useEffect(() => {
    if (!awaited) return undefined;
    const hear = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') turnBack();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [awaited]);
}
