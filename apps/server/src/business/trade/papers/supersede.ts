import type { EnterpriseNo } from '@lianxin/api/contract';
import { and, eq, isNull, ne, or } from 'drizzle-orm';
import type { CallContext } from '../../../platform/call-context.ts';
import { tradeInvoice } from '../../../schema/index.ts';
import { acceptsFrom } from '../suppliers/index.ts';

interface Claim {
  readonly code: string;
  readonly number: string;
  readonly buyerNo: EnterpriseNo;
  readonly sellerNo: EnterpriseNo;
}

/**
 * Puts aside what a buyer registered under an invoice's number for other parties, where its seller has never dealt with that buyer: it must
 * not keep the real invoice out, nor can an application on it that nobody has signed for, which from then on is not covered. Only the
 * seller, or a buyer that its seller deals with, can do so.
 */
export async function supersede({ db, clock }: CallContext, claim: Claim, bySeller: boolean): Promise<void> {
  const { code, number, buyerNo, sellerNo } = claim;
  const weak = and(
    eq(tradeInvoice.code, code),
    eq(tradeInvoice.number, number),
    isNull(tradeInvoice.supersededAt),
    eq(tradeInvoice.verification, 'unchecked'),
    ne(tradeInvoice.registeredByNo, tradeInvoice.sellerNo),
    or(ne(tradeInvoice.buyerNo, buyerNo), ne(tradeInvoice.sellerNo, sellerNo)),
  );
  const [present] = await db.select().from(tradeInvoice).where(weak).for('update');
  if (!present || (await acceptsFrom(db, present.sellerNo, present.buyerNo))) return;
  if (!bySeller && !(await acceptsFrom(db, sellerNo, buyerNo))) return;
  await db.update(tradeInvoice).set({ supersededAt: clock.now() }).where(eq(tradeInvoice.id, present.id));
}
