import { createContext, use, useSyncExternalStore } from 'react';

/** Calls that are still running after some seconds. */
export interface Slow {
  /** Running acts, which must not be repeated. */
  readonly acts: number;
  readonly queries: number;
  /** Acts with a lost answer; the server is asked about their result. */
  readonly lost: number;
}

type Waiting = 'act' | 'query' | 'lost';

export interface SlowCalls {
  readonly begin: (kind: Waiting) => void;
  readonly end: (kind: Waiting) => void;
  readonly subscribe: (listener: () => void) => () => void;
  readonly current: () => Slow;
}

const COUNTER_OF = { act: 'acts', query: 'queries', lost: 'lost' } as const satisfies Readonly<Record<Waiting, keyof Slow>>;

const NONE: Slow = { acts: 0, queries: 0, lost: 0 };

/** Counts slow calls and acts with a lost answer. */
export function slowCalls(): SlowCalls {
  let slow = NONE;
  const listeners = new Set<() => void>();
  const change = (kind: Waiting, by: number) => {
    const counted = COUNTER_OF[kind];
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

/** Provided by the portal, which sees every call. */
export const SlowCallsContext = createContext<SlowCalls>(NOTHING);

export function useSlowCalls(): Slow {
  const { subscribe, current } = use(SlowCallsContext);
  return useSyncExternalStore(subscribe, current);
}
