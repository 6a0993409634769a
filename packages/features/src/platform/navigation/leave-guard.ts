/** Asks whether to leave; `leave` leaves. */
export type AskToLeave = (leave: () => void) => void;

let asking: AskToLeave | undefined;

/** Asks before the page is left; the last guard added decides. Returns a function that removes it. */
export function guardLeaving(ask: AskToLeave): () => void {
  asking = ask;
  return () => {
    if (asking === ask) asking = undefined;
  };
}

/** The guard for a navigation; undefined if only the query changes. */
export const currentGuard = (from: string, to: string): AskToLeave | undefined => (from === to ? undefined : asking);
