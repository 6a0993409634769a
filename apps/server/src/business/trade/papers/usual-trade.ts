import { IssuanceDraftForm, type EnterpriseNo, type TradeContractId } from '@lianxin/api/contract';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Handlers } from '../../../calls/handler.ts';
import type { Db } from '../../../platform/db/client.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { issuance, tradeContract, transfer } from '../../../schema/index.ts';
import { contractViews } from './trade-views.ts';

interface Pair {
  readonly payerNo: EnterpriseNo;
  readonly recipientNo: EnterpriseNo;
}

/** The newest approved application between two parties; an unreviewed one sets no precedent. */
async function lastPassed(db: Db, { payerNo, recipientNo }: Pair): Promise<TradeContractId | undefined> {
  const contractId = sql<TradeContractId | null>`${issuance.form} ->> 'contractId'`;
  const [issued] = await db
    .select({ contractId, at: issuance.passedAt })
    .from(issuance)
    .where(and(eq(issuance.recipientNo, recipientNo), isNotNull(issuance.passedAt), eq(issuance.issuerNo, payerNo)))
    .orderBy(desc(issuance.passedAt), desc(issuance.id))
    .limit(1);
  const [transferred] = await db
    .select({ contractId: transfer.contractId, at: transfer.passedAt })
    .from(transfer)
    .where(and(eq(transfer.recipientNo, recipientNo), isNotNull(transfer.passedAt), eq(transfer.senderNo, payerNo)))
    .orderBy(desc(transfer.passedAt), desc(transfer.id))
    .limit(1);
  const newest = (transferred?.at ?? 0) > (issued?.at ?? 0) ? transferred : issued;
  return newest?.contractId ?? undefined;
}

/** The payment nature of the last issuance under a contract. */
async function lastNature(db: Db, { payerNo, recipientNo }: Pair, contractId: TradeContractId) {
  const [row] = await db
    .select({ nature: sql<unknown>`${issuance.form} ->> 'paymentNature'` })
    .from(issuance)
    .where(
      and(
        eq(issuance.recipientNo, recipientNo),
        isNotNull(issuance.passedAt),
        eq(issuance.issuerNo, payerNo),
        eq(sql`${issuance.form} ->> 'contractId'`, contractId),
      ),
    )
    .orderBy(desc(issuance.passedAt), desc(issuance.id))
    .limit(1);
  return z.safeParse(IssuanceDraftForm.shape.paymentNature, row?.nature).data ?? null;
}

/** The contract of the last application, or the only contract. */
export const usualTrade: Handlers['tradeContract']['usual'] = async (context, { counterpartyNo }) => {
  const { db } = context;
  const pair = { payerNo: enterpriseOf(context), recipientNo: counterpartyNo };
  const last = await lastPassed(db, pair);
  const between = and(eq(tradeContract.buyerNo, pair.payerNo), eq(tradeContract.sellerNo, pair.recipientNo));
  const rows = await db
    .select()
    .from(tradeContract)
    .where(last === undefined ? between : and(between, eq(tradeContract.id, last)))
    .limit(2);
  const [one] = await contractViews(db, rows);
  if (one === undefined || rows.length > 1) return null;
  return { contract: one, paymentNature: await lastNature(db, pair, one.id) };
};
