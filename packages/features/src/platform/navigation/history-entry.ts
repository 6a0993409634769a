/** What the portal keeps with an entry of the browser's history. */
export interface HistoryEntry {
  /** How many entries of the portal stand before it. */
  readonly idx: number;
  readonly usr: unknown;
}

/** What is kept with the entry that the browser shows; nothing with one that a plain link or a typed address made. */
export const entryNow = (): HistoryEntry | undefined => {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !('idx' in state) || typeof state.idx !== 'number') return undefined;
  return { idx: state.idx, usr: 'usr' in state ? state.usr : undefined };
};

/** Says of an entry that a plain link or a typed address made where it stands. */
export const keepEntry = (idx: number): void => {
  if (!entryNow()) window.history.replaceState({ idx }, '');
};

/** Begins at an address, in place of the one that is there: whole at once, for an entry that is written again a moment later undoes where the person went meanwhile. */
export const beginAt = (path: string): void => window.history.replaceState({ idx: 0 }, '', `#${path}`);
