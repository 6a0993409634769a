import { createContext, use, useSyncExternalStore } from 'react';

/** What is still under way after some seconds. */
export interface Slow {
  /** Something that the person does: it must not be done again. */
  readonly acts: number;
  readonly queries: number;
}

export interface SlowCalls {
  readonly begin: (kind: 'act' | 'query') => void;
  readonly end: (kind: 'act' | 'query') => void;
  readonly subscribe: (listener: () => void) => () => void;
  readonly current: () => Slow;
}

const NONE: Slow = { acts: 0, queries: 0 };

/** Counts the calls that take long. */
export function slowCalls(): SlowCalls {
  let slow = NONE;
  const listeners = new Set<() => void>();
  const change = (kind: 'act' | 'query', by: number) => {
    slow = kind === 'act' ? { ...slow, acts: slow.acts + by } : { ...slow, queries: slow.queries + by };
    for (const listener of listeners) listener();
  };
  return {
    begin: (kind) => change(kind, 1),
    end: (kind) => change(kind, -1),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => slow,
  };
}

const NOTHING = slowCalls();

/** Given by the portal, which hears of every call. */
export const SlowCallsContext = createContext<SlowCalls>(NOTHING);

export function useSlowCalls(): Slow {
  const { subscribe, current } = use(SlowCallsContext);
  return useSyncExternalStore(subscribe, current);
}
