/** The portal's data in a browser history entry. */
export interface HistoryEntry {
  /** Number of the portal's entries before it. */
  readonly idx: number;
  readonly usr: unknown;
}

/** Undefined for an entry from a plain link or a typed address. */
export const entryNow = (): HistoryEntry | undefined => {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !('idx' in state) || typeof state.idx !== 'number') return undefined;
  return { idx: state.idx, usr: 'usr' in state ? state.usr : undefined };
};

/** Sets the index of an entry from a plain link or a typed address. */
export const keepEntry = (idx: number): void => {
  if (!entryNow()) window.history.replaceState({ idx }, '');
};

/** Replaces the address at once: replacing it later would undo a navigation meanwhile. */
export const beginAt = (path: string): void => window.history.replaceState({ idx: 0 }, '', `#${path}`);
