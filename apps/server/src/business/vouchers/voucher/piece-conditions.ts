import { sql, type SQL } from 'drizzle-orm';
import { piece } from '../../../schema/index.ts';

/** What conditions on pieces look at, whether they are read from their table, from what a filter found, or from the kept counts. */
interface PieceFacts {
  readonly state: SQL;
  readonly live: SQL;
  readonly pledged: SQL;
  readonly overdue: SQL;
}

/** What a list can show alone, whatever the state. `receivable` is what its holder is to be paid for when it falls due. */
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

/** The same of rows that name these columns plainly. */
export const ofNamed: PieceFacts = { state: sql`state`, live: sql`live`, pledged: sql`pledged`, overdue: sql`overdue` };

/** What its holder is to be paid for when it falls due. */
export const isReceivable: SQL = PIECE_FLAGS.receivable(ofPiece);

/** What is free to be transferred, financed or pledged. */
export const isFree: SQL = sql`(${piece.live} and ${piece.state} = 'holding' and ${piece.pledgeState} = 'none' and not ${piece.overdue})`;
