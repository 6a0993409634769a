import type { Db } from '../../../platform/db/client.ts';
import { keepLatest } from '../../../platform/keep-latest.ts';
import type { PieceCount } from './piece-counts.ts';

/** Cached filters, and cached page ends for each; the oldest are dropped. */
const FILTERS = 2000;
const ENDS = 100;

/** Key and id of the last row of a page. */
export interface PageEnd {
  readonly rows: number;
  readonly key: string;
  readonly id: string;
}

/** Valid while the stamp is the same. */
export interface RememberedList {
  readonly stamp: string;
  readonly counts: readonly PieceCount[];
  /** By order and requested states. */
  readonly ends: Map<string, readonly PageEnd[]>;
}

const lists = new WeakMap<Db, Map<string, RememberedList>>();

const listsOf = (db: Db): Map<string, RememberedList> => {
  const known = lists.get(db) ?? new Map<string, RememberedList>();
  lists.set(db, known);
  return known;
};

/** The cached list, possibly outdated. */
export const rememberedList = (db: Db, name: string): RememberedList | undefined => listsOf(db).get(name);

/** Caches counts at a stamp; page ends survive while the stamp stays. */
export function rememberList(db: Db, name: string, stamp: string, counts: readonly PieceCount[]): RememberedList {
  const all = listsOf(db);
  const before = all.get(name);
  const list = { stamp, counts, ends: before?.stamp === stamp ? before.ends : new Map<string, readonly PageEnd[]>() };
  keepLatest(all, name, list, FILTERS);
  return list;
}

export function rememberEnd({ ends }: RememberedList, order: string, end: PageEnd): void {
  const known = ends.get(order) ?? [];
  if (known.some(({ rows }) => rows === end.rows)) return;
  ends.set(order, [...known.slice(-ENDS), end]);
}

export const endBefore = ({ ends }: RememberedList, order: string, row: number): PageEnd | undefined =>
  (ends.get(order) ?? []).reduce<PageEnd | undefined>(
    (nearest, end) => (end.rows <= row && end.rows > (nearest?.rows ?? 0) ? end : nearest),
    undefined,
  );
