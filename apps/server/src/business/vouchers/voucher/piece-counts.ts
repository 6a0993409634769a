import { sql, type SQL } from 'drizzle-orm';
import type { PieceRow } from '../../../ledger/rows.ts';
import { pieceTally } from '../../../schema/index.ts';
import { ofNamed, PIECE_FLAGS } from './piece-conditions.ts';
import { STORED_COUNTS, viewer, type PieceScope } from './piece-scope.ts';

/** Pieces that share all chip attributes; sums are texts, because JSON numbers are not exact. */
export interface PieceCount {
  readonly state: PieceRow['state'];
  readonly pledged: boolean;
  readonly overdue: boolean;
  readonly receivable: boolean;
  readonly count: number;
  readonly total: string;
  readonly available: string;
}

/** One JSON value; null if there is nothing. */
export type Counts = PieceCount[] | null;

const flags = sql.join(
  Object.entries(PIECE_FLAGS).map(([name, condition]) => sql`${condition(ofNamed)} as ${sql.identifier(name)}`),
  sql`, `,
);

const countsIn = (rows: SQL): SQL<Counts> => sql<Counts>`(select json_agg(c) from (
  select state, pledged, overdue, receivable, sum(pieces)::int as count, sum(amount)::text as total,
    coalesce(sum(amount) filter (where free), 0)::text as available
  from (select state, pieces, amount, free, ${flags} from (${rows}) alike) flagged
  group by state, pledged, overdue, receivable having sum(pieces) <> 0) c)`;

/** Stored counts, which do not depend on the number of pieces. */
export const storedCounts = (scope: PieceScope['name']): SQL<Counts> =>
  countsIn(sql`select t.state, t.live, t.pledged, t.overdue, t.pieces, t.amount,
    (t.held and t.live and t.state = 'holding' and not t.pledged and not t.overdue) as free from ${pieceTally} t where ${STORED_COUNTS[scope]}`);

export const foundCounts = countsIn(sql`select state, live, pledged, overdue, 1 as pieces, amount, free from found`);

/** Changes with every change to a piece visible to the enterprise, and never repeats. */
export const stampOf = sql<string>`(select coalesce(sum(t.stamp), 0)::text from ${pieceTally} t where t.enterprise_no = ${viewer})`;
