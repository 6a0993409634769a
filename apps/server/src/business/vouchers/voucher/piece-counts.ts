import { sql, type SQL } from 'drizzle-orm';
import type { PieceRow } from '../../../ledger/rows.ts';
import { pieceTally } from '../../../schema/index.ts';
import { TALLIED, viewer, type PieceScope } from './piece-scope.ts';

/** Pieces of a list in one state; the sums as texts, because JSON knows no such numbers. */
export interface PieceCount {
  readonly state: PieceRow['state'];
  readonly count: number;
  readonly total: string;
  readonly available: string;
}

/** Counts by state as one JSON value; null where there is nothing. */
export type Counts = PieceCount[] | null;

/** The counts that are kept: as quick for a million pieces as for ten. */
export const keptCounts = (scope: PieceScope['name']): SQL<Counts> => sql<Counts>`(select json_agg(c) from (
  select t.state, sum(t.pieces)::int as count, sum(t.amount)::text as total,
    coalesce(sum(t.amount) filter (where t.held and t.live and t.state = 'holding' and not t.pledged and not t.overdue), 0)::text as available
  from ${pieceTally} t where ${TALLIED[scope]} group by t.state having sum(t.pieces) <> 0) c)`;

/** The counts of what a filter has found, which stands in `found`. */
export const foundCounts = sql<Counts>`(select json_agg(c) from (
  select state, count(*)::int as count, sum(amount)::text as total, coalesce(sum(amount) filter (where free), 0)::text as available
  from found group by state) c)`;

/** What changes with every change of the pieces that an enterprise sees, and is never again what it was. */
export const stampOf = sql<string>`(select coalesce(sum(t.stamp), 0)::text from ${pieceTally} t where t.enterprise_no = ${viewer})`;
