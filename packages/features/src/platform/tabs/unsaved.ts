import { useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

/** Pages with unsaved work: who says so, and the path it is on. */
const claims = new Map<string, string>();
const listeners = new Set<() => void>();
let paths: ReadonlySet<string> = new Set();

function changed(): void {
  paths = new Set(claims.values());
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** A screen calls it with true while the person has typed something that is not saved: its tab shows an amber dot, and leaving asks first. `onLeave` runs where the page is left and the person has not given it up. */
export function useUnsaved(unsaved: boolean, onLeave?: () => void): void {
  const id = useId();
  const { pathname } = useLocation();
  const leave = useRef(onLeave);
  useEffect(() => {
    leave.current = onLeave;
  });
  // Stands before the effect that takes the claim away, so it still sees whether there is one.
  useEffect(
    () => () => {
      if (claims.has(id)) leave.current?.();
    },
    [id],
  );
  useEffect(() => {
    if (!unsaved) return undefined;
    claims.set(id, pathname);
    changed();
    return () => {
      claims.delete(id);
      changed();
    };
  }, [id, unsaved, pathname]);
}

/** Paths of the pages that hold unsaved work. */
export const useUnsavedPaths = (): ReadonlySet<string> => useSyncExternalStore(subscribe, () => paths);

/** Gives up what is unsaved, once the person has said so. */
export function dropUnsaved(): void {
  claims.clear();
  changed();
}
