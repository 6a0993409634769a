import { createContext } from 'react';

/** Between the client, which hears that the server wants a confirmation, and the dialog that asks for it. */
export interface Confirmations {
  /** Asks the person; answers whether they confirmed. Calls that ask meanwhile share the answer. */
  readonly ask: () => Promise<boolean>;
  readonly settle: (confirmed: boolean) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Whether somebody waits for an answer. */
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
      // Where nobody shows a dialog nobody can answer.
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

/** Given by the portal, whose client asks through it. */
export const ConfirmationsContext = createContext<Confirmations>(confirmations());
