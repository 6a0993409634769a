import { sql, type SQL } from 'drizzle-orm';
import { piece } from '../../../schema/index.ts';

/** What is free to be transferred, financed or pledged. */
export const isFree: SQL = sql`(${piece.live} and ${piece.state} = 'holding' and ${piece.pledgeState} = 'none' and not ${piece.overdue})`;

export const isPledged: SQL = sql`(${piece.live} and ${piece.pledgeState} <> 'none')`;

export const isOverdue: SQL = sql`(${piece.live} and ${piece.overdue})`;

/** What its holder is to be paid for when it falls due. */
export const isReceivable: SQL = sql`(${piece.live} and ${piece.state} in ('holding', 'transferring', 'financing'))`;
