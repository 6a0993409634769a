import { EnterpriseNo } from '@lianxin/api/contract';
import { fen } from '@lianxin/domain';
import { and, count, desc, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { windowOf } from '../../platform/db/page.ts';
import { enterprise, feeItem } from '../../schema/index.ts';
import { confirmFee, type FeeRow, sendBackFee, setFeeItems } from '../../business/money/fees/index.ts';
import type { OperationHandlers, OperatorContext } from '../handler.ts';
import { assertAnotherPerson } from './another-person.ts';

async function decided(context: OperatorContext, { id, state, enterpriseNo, returnReason, declaredBy }: FeeRow) {
  await assertAnotherPerson(context, declaredBy);
  return { answer: {}, subjectId: id, before: { state: 'declared' }, after: { state, enterpriseNo, returnReason } };
}

/** What the platform asks enterprises to pay. */
export const feeHandlers: OperationHandlers['fees'] = {
  async list({ db }, { state, enterpriseNo, ...page }) {
    const where = and(
      state === undefined ? undefined : eq(feeItem.state, state),
      enterpriseNo === undefined ? undefined : eq(feeItem.enterpriseNo, enterpriseNo),
    );
    const { limit, offset } = windowOf(page);
    const rows = await db
      .select({ fee: feeItem, name: enterprise.name })
      .from(feeItem)
      .innerJoin(enterprise, eq(enterprise.enterpriseNo, feeItem.enterpriseNo))
      .where(where)
      .orderBy(desc(feeItem.id))
      .limit(limit)
      .offset(offset);
    const [all] = await db.select({ count: count() }).from(feeItem).where(where);
    return {
      list: rows.map(({ fee, name }) => ({
        id: fee.id,
        enterprise: { enterpriseNo: z.parse(EnterpriseNo, fee.enterpriseNo), name },
        kind: fee.kind,
        amount: fen(fee.amount),
        agreementUrl: fee.agreementUrl,
        summary: fee.summary,
        mandatory: fee.mandatory,
        state: fee.state,
        declaredAt: fee.declaredAt?.toISOString() ?? null,
        decidedAt: fee.decidedAt?.toISOString() ?? null,
        returnReason: fee.returnReason,
      })),
      total: all?.count ?? 0,
    };
  },
  async set(context, { enterpriseNo, items }) {
    const rows = await setFeeItems(context, enterpriseNo, items);
    const after = rows.map(({ id, kind, amount, summary, mandatory }) => ({ id, kind, amount, summary, mandatory }));
    return { answer: {}, subjectId: enterpriseNo, after };
  },
  confirm: async (context, { id }) => decided(context, await confirmFee(context, id)),
  sendBack: async (context, { id, reason }) => decided(context, await sendBackFee(context, id, reason)),
};
