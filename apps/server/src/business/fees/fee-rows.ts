import { FeeItemId, type contract, type EnterpriseNo, type FeeItem, type ResponseOf } from '@lianxin/api/contract';
import { fen, UNPAID_FEE_STATES } from '@lianxin/domain';
import { and, asc, eq, inArray } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db } from '../../platform/db/client.ts';
import { feeItem } from '../../schema/index.ts';

export type FeeRow = typeof feeItem.$inferSelect;

type FeeRecord = ResponseOf<(typeof contract)['fee']['pay']>;

const itemOf = ({ id, kind, amount, agreementUrl, summary, mandatory, returnReason }: FeeRow): FeeItem => ({
  id: z.parse(FeeItemId, id),
  kind,
  amount: fen(amount),
  agreementUrl,
  summary,
  mandatory: mandatory ? 1 : 0,
  returnReason,
});

/** A fee with what became of it, and the name of who declared it. */
export const recordOf = (row: FeeRow, declaredBy: string | null): FeeRecord => ({
  ...itemOf(row),
  state: row.state,
  declaredAt: row.declaredAt?.toISOString() ?? null,
  declaredBy,
  decidedAt: row.decidedAt?.toISOString() ?? null,
});

/** The fees that wait for an enterprise, those that must be paid first. */
export async function unpaidFeesOf(db: Db, enterpriseNo: EnterpriseNo | string): Promise<FeeItem[]> {
  const rows = await db
    .select()
    .from(feeItem)
    .where(and(eq(feeItem.enterpriseNo, enterpriseNo), inArray(feeItem.state, [...UNPAID_FEE_STATES])))
    .orderBy(asc(feeItem.id));
  return rows.map(itemOf);
}
