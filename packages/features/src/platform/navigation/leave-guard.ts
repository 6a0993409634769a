/** Asks the person whether to leave; `leave` does it. */
export type AskToLeave = (leave: () => void) => void;

let asking: AskToLeave | undefined;

/** Puts a question before every way out of the page; the answer of the last one counts. Returns how to take it away. */
export function guardLeaving(ask: AskToLeave): () => void {
  asking = ask;
  return () => {
    if (asking === ask) asking = undefined;
  };
}

/** The question before a move, where there is one: a change of the query alone stays on the page. */
export const currentGuard = (from: string, to: string): AskToLeave | undefined => (from === to ? undefined : asking);
