import type { EnterpriseNo } from '@lianxin/api/contract';
import { sql, type SQL } from 'drizzle-orm';
import { piece } from '../../../schema/index.ts';

/** The pieces that an enterprise holds or held, or all that it was involved in. */
export interface PieceScope {
  readonly name: 'held' | 'seen';
  readonly viewerNo: EnterpriseNo;
}

/** Pieces that the enterprise holds or held. */
export const heldBy = (viewerNo: EnterpriseNo): PieceScope => ({ name: 'held', viewerNo });

/** Pieces that it held, issued or passed on. */
export const seenBy = (viewerNo: EnterpriseNo): PieceScope => ({ name: 'seen', viewerNo });

/** The reader, bound on execution. */
export const viewer = sql.placeholder('viewerNo');
const held = sql`${piece.holderNo} = ${viewer}`;

/** A scope in disjoint parts, each ordered by an index. */
export const PARTS: Readonly<Record<PieceScope['name'], readonly SQL[]>> = {
  held: [held],
  seen: [
    held,
    sql`${piece.issuerNo} = ${viewer} and ${piece.holderNo} <> ${viewer}`,
    // The redundant condition matches the index, which leaves out pieces from the issuer.
    sql`${piece.fromNo} = ${viewer} and ${piece.holderNo} <> ${viewer} and ${piece.issuerNo} <> ${viewer} and ${piece.fromNo} <> ${piece.issuerNo}`,
  ],
};

/** The stored counts of each scope. */
export const STORED_COUNTS: Readonly<Record<PieceScope['name'], SQL>> = {
  held: sql`t.enterprise_no = ${viewer} and t.held`,
  seen: sql`t.enterprise_no = ${viewer}`,
};
