import type { EnterpriseNo } from '@lianxin/api/contract';
import { sql, type SQL } from 'drizzle-orm';
import { piece } from '../../../schema/index.ts';

/** Whose pieces a list shows: those that an enterprise holds, or every one that it ever touched. */
export interface PieceScope {
  readonly name: 'held' | 'seen';
  readonly viewerNo: EnterpriseNo;
}

/** The pieces that an enterprise holds or held. */
export const heldBy = (viewerNo: EnterpriseNo): PieceScope => ({ name: 'held', viewerNo });

/** Every piece that it ever touched: as holder, as issuer, or in passing it on. */
export const seenBy = (viewerNo: EnterpriseNo): PieceScope => ({ name: 'seen', viewerNo });

/** Whoever reads a list; named when it is asked. */
export const viewer = sql.placeholder('viewerNo');
const held = sql`${piece.holderNo} = ${viewer}`;

/** The pieces of a scope in parts that have none in common: an index has each of them in order. */
export const PARTS: Readonly<Record<PieceScope['name'], readonly SQL[]>> = {
  held: [held],
  seen: [
    held,
    sql`${piece.issuerNo} = ${viewer} and ${piece.holderNo} <> ${viewer}`,
    // That it did not issue it is said twice: the indexes of this part hold no piece that came from its issuer.
    sql`${piece.fromNo} = ${viewer} and ${piece.holderNo} <> ${viewer} and ${piece.issuerNo} <> ${viewer} and ${piece.fromNo} <> ${piece.issuerNo}`,
  ],
};

/** Which of the kept counts are a scope's. */
export const TALLIED: Readonly<Record<PieceScope['name'], SQL>> = {
  held: sql`t.enterprise_no = ${viewer} and t.held`,
  seen: sql`t.enterprise_no = ${viewer}`,
};
