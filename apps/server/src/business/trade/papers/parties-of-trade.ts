import type { EnterpriseNo, FileId, TradeContractId } from '@lianxin/api/contract';
import { Refusal } from '@lianxin/domain';
import { and, eq, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { CallContext } from '../../../platform/call-context.ts';
import { refusedField } from '../../../platform/refusals.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { supplierRelation, tradeContract } from '../../../schema/index.ts';
import { foreignFiles, grantFiles } from './files.ts';

type Side = 'buyer' | 'seller';

interface Named {
  readonly counterpartyNo: EnterpriseNo;
  readonly side: Side;
}

export interface Parties {
  readonly buyerNo: EnterpriseNo;
  readonly sellerNo: EnterpriseNo;
}

/** The other party must be one that the enterprise deals with. */
export async function partiesOfTrade(context: CallContext, { counterpartyNo, side }: Named): Promise<Parties> {
  const ownNo = enterpriseOf(context);
  const [buyerNo, sellerNo] = side === 'buyer' ? [ownNo, counterpartyNo] : [counterpartyNo, ownNo];
  const [relation] = await context.db
    .select()
    .from(supplierRelation)
    .where(and(eq(supplierRelation.buyerNo, buyerNo), eq(supplierRelation.supplierNo, sellerNo)));
  if (!relation) throw new Refusal('NOT_FOUND');
  return { buyerNo, sellerNo };
}

/** Lets the other party read the file, which must be the enterprise's own. */
export async function shareFile(context: CallContext, { buyerNo, sellerNo }: Parties, fileId: FileId | undefined): Promise<void> {
  if (fileId === undefined) return;
  const { db } = context;
  const ownNo = enterpriseOf(context);
  if ((await foreignFiles(db, ownNo, [fileId])).length > 0) throw new Refusal('NOT_FOUND');
  await grantFiles(db, [fileId], ownNo === buyerNo ? sellerNo : buyerNo);
}

/** Refuses a contract between other parties. */
export async function mustBeTheirContract({ db }: CallContext, { buyerNo, sellerNo }: Parties, contractId: TradeContractId): Promise<void> {
  const [found] = await db
    .select({ id: tradeContract.id })
    .from(tradeContract)
    .where(and(eq(tradeContract.id, contractId), eq(tradeContract.buyerNo, buyerNo), eq(tradeContract.sellerNo, sellerNo)));
  if (!found) throw refusedField('contractId', { zh: '合同须是购销双方之间的合同', en: 'The contract must be between the same two' });
}

interface PartyFilter {
  readonly counterpartyNo?: EnterpriseNo | undefined;
  readonly side?: Side | undefined;
}

/** Contracts or invoices of the enterprise, on one side or either, with one partner or any. */
export function partyTo(
  { buyerNo, sellerNo }: Readonly<Record<'buyerNo' | 'sellerNo', AnyPgColumn>>,
  ownNo: EnterpriseNo,
  { counterpartyNo, side }: PartyFilter = {},
): SQL | undefined {
  const between = (own: AnyPgColumn, other: AnyPgColumn) =>
    and(eq(own, ownNo), counterpartyNo === undefined ? undefined : eq(other, counterpartyNo));
  const sides = { buyer: between(buyerNo, sellerNo), seller: between(sellerNo, buyerNo) };
  return side === undefined ? or(sides.buyer, sides.seller) : sides[side];
}
