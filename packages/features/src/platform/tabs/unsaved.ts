import { useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

/** Pages with unsaved work: component and path. */
const claims = new Map<string, string>();
const listeners = new Set<() => void>();
let paths: ReadonlySet<string> = new Set();

function notifyListeners(): void {
  paths = new Set(claims.values());
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * Call with true while input is unsaved: the tab shows an amber dot, and leaving asks first. `onLeave` runs when the page is left without
 * discarding the input.
 */
export function useUnsaved(unsaved: boolean, onLeave?: () => void): void {
  const id = useId();
  const { pathname } = useLocation();
  const leave = useRef(onLeave);
  useEffect(() => {
    leave.current = onLeave;
  });
  // Must precede the effect that removes the claim.
  useEffect(
    () => () => {
      if (claims.has(id)) leave.current?.();
    },
    [id],
  );
  useEffect(() => {
    if (!unsaved) return undefined;
    claims.set(id, pathname);
    notifyListeners();
    return () => {
      claims.delete(id);
      notifyListeners();
    };
  }, [id, unsaved, pathname]);
}

/** Paths of the pages that hold unsaved work. */
export const useUnsavedPaths = (): ReadonlySet<string> => useSyncExternalStore(subscribe, () => paths);

/** Discards unsaved work after the person agreed. */
export function dropUnsaved(): void {
  claims.clear();
  notifyListeners();
}
