import { createContext, use, useSyncExternalStore } from 'react';

/** What is still under way after some seconds. */
export interface Slow {
  /** Something that the person does: it must not be done again. */
  readonly acts: number;
  readonly queries: number;
  /** Acts whose answer was lost: the server is asked what became of them. */
  readonly lost: number;
}

type Waiting = 'act' | 'query' | 'lost';

export interface SlowCalls {
  readonly begin: (kind: Waiting) => void;
  readonly end: (kind: Waiting) => void;
  readonly subscribe: (listener: () => void) => () => void;
  readonly current: () => Slow;
}

const COUNTED = { act: 'acts', query: 'queries', lost: 'lost' } as const satisfies Readonly<Record<Waiting, keyof Slow>>;

const NONE: Slow = { acts: 0, queries: 0, lost: 0 };

/** Counts the calls that take long, and the acts whose answer was lost. */
export function slowCalls(): SlowCalls {
  let slow = NONE;
  const listeners = new Set<() => void>();
  const change = (kind: Waiting, by: number) => {
    const counted = COUNTED[kind];
    slow = { ...slow, [counted]: slow[counted] + by };
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
