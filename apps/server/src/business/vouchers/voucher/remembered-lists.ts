import type { Db } from '../../../platform/db/client.ts';
import type { PieceCount } from './piece-counts.ts';

/** So many filters are remembered, and so many ends of pages of each; the oldest go first. */
const FILTERS = 2000;
const ENDS = 100;

/** Where a page ended: the key and the identifier of its last row. */
export interface PageEnd {
  /** Rows up to and including it. */
  readonly rows: number;
  readonly key: string;
  readonly id: string;
}

/** What is remembered of a list while its stamp stands. */
export interface RememberedList {
  readonly stamp: string;
  readonly counts: readonly PieceCount[];
  /** By the order and the states that were asked for. */
  readonly ends: Map<string, readonly PageEnd[]>;
}

const lists = new WeakMap<Db, Map<string, RememberedList>>();

const listsOf = (db: Db): Map<string, RememberedList> => {
  const known = lists.get(db) ?? new Map<string, RememberedList>();
  lists.set(db, known);
  return known;
};

/** What is remembered of a list, of whatever stamp. */
export const rememberedList = (db: Db, name: string): RememberedList | undefined => listsOf(db).get(name);

/** Remembers the counts of a list as they were at a stamp; where its pages end stays known while the stamp is the same. */
export function rememberList(db: Db, name: string, stamp: string, counts: readonly PieceCount[]): RememberedList {
  const all = listsOf(db);
  const before = all.get(name);
  const list = { stamp, counts, ends: before?.stamp === stamp ? before.ends : new Map<string, readonly PageEnd[]>() };
  all.delete(name);
  all.set(name, list);
  for (const oldest of all.keys()) {
    if (all.size <= FILTERS) break;
    all.delete(oldest);
  }
  return list;
}

/** Remembers where a page of a list ended. */
export function rememberEnd({ ends }: RememberedList, order: string, end: PageEnd): void {
  const known = ends.get(order) ?? [];
  if (known.some(({ rows }) => rows === end.rows)) return;
  ends.set(order, [...known.slice(-ENDS), end]);
}

/** The nearest end at or before a row. */
export const endBefore = ({ ends }: RememberedList, order: string, row: number): PageEnd | undefined =>
  (ends.get(order) ?? []).reduce<PageEnd | undefined>(
    (nearest, end) => (end.rows <= row && end.rows > (nearest?.rows ?? 0) ? end : nearest),
    undefined,
  );
