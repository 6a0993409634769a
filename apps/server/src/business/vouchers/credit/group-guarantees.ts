import type { EnterpriseNo } from '@lianxin/api/contract';
import { fen, ZERO_FEN, type Fen } from '@lianxin/domain';
import { and, asc, eq, inArray, ne, or, sum, type SQL } from 'drizzle-orm';
import type { Handlers } from '../../../calls/handler.ts';
import type { Db } from '../../../platform/db/client.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { groupGuarantee, piece } from '../../../schema/index.ts';
import { partiesOf } from '../../foundation/parties/index.ts';

async function unpaidOf(db: Db, issuerNos: readonly EnterpriseNo[]): Promise<ReadonlyMap<EnterpriseNo, Fen>> {
  if (issuerNos.length === 0) return new Map();
  const rows = await db
    .select({ issuerNo: piece.issuerNo, total: sum(piece.amount) })
    .from(piece)
    .where(and(inArray(piece.issuerNo, [...issuerNos]), eq(piece.live, true), ne(piece.state, 'settled')))
    .groupBy(piece.issuerNo);
  return new Map(rows.map(({ issuerNo, total }) => [issuerNo, fen(BigInt(total ?? 0))]));
}

/** Guarantees within groups with their used amounts. */
export async function guaranteesWhere(db: Db, which: SQL | undefined) {
  const rows = await db
    .select()
    .from(groupGuarantee)
    .where(which)
    .orderBy(asc(groupGuarantee.guarantorNo), asc(groupGuarantee.guaranteedNo));
  const unpaid = await unpaidOf(
    db,
    rows.map(({ guaranteedNo }) => guaranteedNo),
  );
  return rows.map((row) => ({ ...row, used: unpaid.get(row.guaranteedNo) ?? ZERO_FEN }));
}

/** Group members guaranteed by the enterprise, and its own guarantors. */
export const guaranteeSubsidiaries: Handlers['issuance']['guaranteeSubsidiaries'] = async (context) => {
  const { db, clock } = context;
  const viewerNo = enterpriseOf(context);
  const rows = await guaranteesWhere(db, or(eq(groupGuarantee.guarantorNo, viewerNo), eq(groupGuarantee.guaranteedNo, viewerNo)));
  const party = await partiesOf(
    db,
    rows.flatMap(({ guarantorNo, guaranteedNo }) => [guarantorNo, guaranteedNo]),
  );
  return rows.map(({ guarantorNo, guaranteedNo, number, total, used, validUntil }) => {
    const part = guarantorNo === viewerNo ? ('guarantor' as const) : ('guaranteed' as const);
    const left = total - used;
    return {
      part,
      other: party(part === 'guarantor' ? guaranteedNo : guarantorNo),
      number,
      total,
      used,
      available: validUntil < clock.today() || left < 0n ? ZERO_FEN : fen(left),
      validUntil,
    };
  });
};
