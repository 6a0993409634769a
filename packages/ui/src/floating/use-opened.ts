import { useCallback, useId, useRef, useState } from 'react';
import { useFloating, type FloatingParts } from './floating.ts';
import type { Opened } from './opened.ts';

/** Props of something that opens. */
export interface Opening {
  /** Omit for an uncontrolled component. */
  readonly open?: boolean | undefined;
  readonly defaultOpen?: boolean | undefined;
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
}

/** What a trigger knows of what it opens, with what that is drawn with. */
export interface OpenedWithParts extends Opened {
  /** What it opens is drawn with these; none until it has been opened once and they have come. */
  readonly parts: FloatingParts | undefined;
}

/** Something that a trigger opens over the page. Nothing of what is drawn then is fetched before. */
export function useOpened({ open: controlled, defaultOpen = false, onOpenChange }: Opening): OpenedWithParts {
  const [own, setOwn] = useState(defaultOpen);
  const open = controlled ?? own;
  const setOpen = (next: boolean) => {
    setOwn(next);
    if (next !== open) onOpenChange?.(next);
  };
  const [used, setUsed] = useState(open);
  if (open && !used) setUsed(true);
  const trigger = useRef<HTMLElement>(null);
  const setTrigger = useCallback((element: HTMLElement | null) => {
    trigger.current = element;
  }, []);
  const byKey = useRef(false);
  const openedBy = useCallback((key: boolean) => {
    byKey.current = key;
  }, []);
  const takeOpenedByKey = useCallback(() => {
    const taken = byKey.current;
    byKey.current = false;
    return taken;
  }, []);
  const parts = useFloating(used, () => {
    setUsed(false);
    setOpen(false);
  });
  return { open, setOpen, trigger, setTrigger, triggerId: useId(), contentId: useId(), parts, openedBy, takeOpenedByKey };
}
