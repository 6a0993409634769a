import type { PieceSource } from '@lianxin/domain';
import { sql, type SQL } from 'drizzle-orm';
import { financingPiece, piece } from '../../../schema/index.ts';

/** Columns for conditions on pieces, from the table, from search results or from stored counts. */
interface PieceFacts {
  readonly state: SQL;
  readonly live: SQL;
  readonly pledged: SQL;
  readonly overdue: SQL;
}

/** Filters that are independent of the state. `receivable` is paid to the holder at maturity. */
export const PIECE_FLAGS = {
  pledged: ({ live, pledged }: PieceFacts): SQL => sql`(${live} and ${pledged})`,
  overdue: ({ live, overdue }: PieceFacts): SQL => sql`(${live} and ${overdue})`,
  receivable: ({ live, state }: PieceFacts): SQL => sql`(${live} and ${state} in ('holding', 'transferring', 'financing'))`,
};

export type PieceFlag = keyof typeof PIECE_FLAGS;

export const ofPiece: PieceFacts = {
  state: sql`${piece.state}`,
  live: sql`${piece.live}`,
  pledged: sql`${piece.pledgeState} <> 'none'`,
  overdue: sql`${piece.overdue}`,
};

export const ofNamed: PieceFacts = { state: sql`state`, live: sql`live`, pledged: sql`pledged`, overdue: sql`overdue` };

/** Paid to the holder at maturity. */
export const isReceivable: SQL = PIECE_FLAGS.receivable(ofPiece);

/** Free to be transferred, financed or pledged. */
export const isFree: SQL = sql`(${piece.live} and ${piece.state} = 'holding' and ${piece.pledgeState} = 'none' and not ${piece.overdue})`;

/** How a piece came: bought back from a lender, or by its source, which a piece that was bought back shares with the piece financed before. */
export const cameBy = (source: SQL, id: SQL): SQL<PieceSource | 'returned'> =>
  sql`(case when exists (select 1 from ${financingPiece} bought where bought.returned_piece_id = ${id}) then 'returned' else ${source} end)`;
