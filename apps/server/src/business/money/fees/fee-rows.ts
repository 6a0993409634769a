import { FeeItemId, type Contract, type EnterpriseNo, type FeeItem, type ResponseOf } from '@lianxin/api/contract';
import { feeMachine, fen, holdsPermission, isFeeState, isOverdueFee, UNPAID_FEE_STATES } from '@lianxin/domain';
import { and, asc, eq, getViewSelectedFields, inArray } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db } from '../../../platform/db/client.ts';
import type { RowViewer } from '../../../platform/session/row-viewer.ts';
import { charge, enterprise, feeItem, file, userAccount } from '../../../schema/index.ts';
import { fileView } from '../../foundation/files/index.ts';

export type FeeRow = typeof feeItem.$inferSelect;

type FeeRecord = ResponseOf<Contract['fee']['list']>['list'][number];

/** Fees of an enterprise with payee, declarer and proof. */
export const selectCharges = (db: Db) => {
  const { enterpriseNo, name, creditCode } = enterprise;
  return db
    .select({
      row: getViewSelectedFields(charge),
      payee: { enterpriseNo, name, creditCode },
      declaredBy: userAccount.displayName,
      proof: file,
    })
    .from(charge)
    .leftJoin(enterprise, eq(enterprise.enterpriseNo, charge.payeeNo))
    .leftJoin(userAccount, eq(userAccount.userId, charge.declaredBy))
    .leftJoin(file, eq(file.id, charge.proofId))
    .$dynamic();
};

type Selected = Awaited<ReturnType<typeof selectCharges>>[number];

/** Only platform fees can be paid here; costs of applications are paid where they arise. */
function actsOf({ row }: Selected, { role }: Pick<RowViewer, 'role'>): FeeRecord['acts'] {
  if (row.source !== 'platform' || !holdsPermission(role, 'fee.pay')) return [];
  if (!isFeeState(row.state)) return [];
  if (feeMachine.can(row.state, 'declare')) return ['pay'];
  return feeMachine.can(row.state, 'addProof') ? ['addProof'] : [];
}

const applicationOf = ({ objectKind, objectId, part }: Selected['row']): FeeRecord['application'] =>
  objectKind === null || objectId === null || part === null ? null : { kind: objectKind, id: objectId, part };

export function recordOf(selected: Selected, viewer: Pick<RowViewer, 'role' | 'today'>): FeeRecord {
  const { row, payee, declaredBy, proof } = selected;
  const { kind, amount, agreementUrl, summary, mandatory, returnReason, source, state, version, dueOn, businessNumber, basis } = row;
  return {
    id: z.parse(FeeItemId, row.id),
    kind,
    amount,
    agreementUrl,
    summary,
    mandatory: mandatory ? 1 : 0,
    returnReason,
    source,
    state,
    version,
    askedAt: row.askedAt.toISOString(),
    dueOn,
    overdue: isOverdueFee(row, viewer.today),
    businessNumber,
    application: applicationOf(row),
    basis,
    basisAmount: row.basisAmount,
    rate: row.ratePpm,
    unit: row.rateUnit,
    payee: payee && { ...payee, enterpriseNo: row.payeeNo },
    declaredAt: row.paidAt?.toISOString() ?? null,
    declaredBy,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    proof: proof && fileView(proof),
    refund: row.refundId && { paidOn: row.refundPaidOn, receiptNumber: row.refundReceipt, reason: row.refundReason },
    acts: actsOf(selected, viewer),
  };
}

export async function feeRecord(db: Db, id: string, viewer: RowViewer): Promise<FeeRecord> {
  const [selected] = await selectCharges(db).where(and(eq(charge.id, id), eq(charge.enterpriseNo, viewer.viewerNo)));
  if (!selected) throw new Error(`fee ${id} is gone`);
  return recordOf(selected, viewer);
}

const itemOf = ({ id, kind, amount, agreementUrl, summary, mandatory, returnReason }: FeeRow): FeeItem => ({
  id: z.parse(FeeItemId, id),
  kind,
  amount: fen(amount),
  agreementUrl,
  summary,
  mandatory: mandatory ? 1 : 0,
  returnReason,
});

/** Open fees; mandatory ones first. */
export async function unpaidFeesOf(db: Db, enterpriseNo: EnterpriseNo | string): Promise<FeeItem[]> {
  const rows = await db
    .select()
    .from(feeItem)
    .where(and(eq(feeItem.enterpriseNo, enterpriseNo), inArray(feeItem.state, [...UNPAID_FEE_STATES])))
    .orderBy(asc(feeItem.id));
  return rows.map(itemOf);
}
