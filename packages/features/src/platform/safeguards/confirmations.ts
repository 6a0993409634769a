import { createContext } from 'react';

/** Connects the client, which learns that a confirmation is required, with the dialog. */
export interface Confirmations {
  /** Resolves to whether the person confirmed. Concurrent calls share the answer. */
  readonly ask: () => Promise<boolean>;
  readonly settle: (confirmed: boolean) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Whether a call is waiting. */
  readonly asked: () => boolean;
}

interface Pending {
  readonly answer: Promise<boolean>;
  readonly settle: (confirmed: boolean) => void;
}

export function confirmations(): Confirmations {
  const listeners = new Set<() => void>();
  let pending: Pending | undefined;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    ask() {
      // Without a dialog nobody can answer.
      if (listeners.size === 0) return Promise.resolve(false);
      if (pending === undefined) {
        let settle: Pending['settle'] = () => undefined;
        const answer = new Promise<boolean>((resolve) => {
          settle = resolve;
        });
        pending = { answer, settle };
        tell();
      }
      return pending.answer;
    },
    settle(confirmed) {
      const settled = pending;
      pending = undefined;
      settled?.settle(confirmed);
      if (settled) tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    asked: () => pending !== undefined,
  };
}

/** Provided by the portal, and used by its client. */
export const ConfirmationsContext = createContext<Confirmations>(confirmations());
