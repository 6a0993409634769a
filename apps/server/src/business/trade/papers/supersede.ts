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
 * Supersedes an invoice that a buyer registered between other parties if its seller has never dealt with that buyer. It must not block the
 * real invoice, and unsigned applications with it are no longer covered. Only the seller, or a buyer that the seller deals with, can
 * supersede.
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
