import { EnterpriseNo, FeePaymentId } from '@lianxin/api/contract';
import { shanghaiDate } from '@lianxin/domain';
import { eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { newId } from '../../ledger/new-id.ts';
import { nextValue } from '../../business/applications/application/index.ts';
import { SANDBOX_FEE_ACCOUNT } from '../../platform/config/config.ts';
import type { SeedTools } from '../../platform/services.ts';
import { feePayment, feePaymentLine } from '../../schema/index.ts';
import { sandboxUserId } from '../people.ts';
import type { FeeStory } from './fee-stories.ts';
import { yuan } from './trade.ts';

type At = (daysAfter: number, time: string) => Date;

/** The payments of a fee: optionally one that the platform refused, then the one it confirmed, made alone or together with another fee. */
export async function fillFeePayment({ db, ids }: Pick<SeedTools, 'db' | 'ids'>, story: FeeStory, at: At): Promise<void> {
  const { id: feeId, kind, summary, payer, payerName, refused, paidWith, until } = story;
  const amount = yuan(story.amount);
  const line = { feeId, kind, summary, amount };
  const pay = async (state: 'declared' | 'confirmed' | 'returned', paidAt: Date) => {
    const id = newId(ids, FeePaymentId);
    const serial = String(await nextValue(db, 'fee_payment_number_seq')).padStart(4, '0');
    await db.insert(feePayment).values({
      id,
      enterpriseNo: z.parse(EnterpriseNo, story.enterpriseNo),
      paymentNumber: `JF${shanghaiDate(paidAt).replaceAll('-', '')}-${serial}`,
      state,
      amount,
      paidBy: sandboxUserId(payer),
      payerName,
      paidAt,
      payee: SANDBOX_FEE_ACCOUNT,
    });
    return id;
  };
  if (refused !== undefined) {
    const paymentId = await pay('returned', at(1, '09:30'));
    await db.insert(feePaymentLine).values({ ...line, paymentId, state: 'returned', decidedAt: at(1, '16:40'), reason: refused });
  }
  const [other] = paidWith === undefined ? [] : await db.select().from(feePaymentLine).where(eq(feePaymentLine.feeId, paidWith));
  const paymentId = other?.paymentId ?? (await pay(until, at(2, '10:12')));
  await db.insert(feePaymentLine).values({ ...line, paymentId, state: until, decidedAt: until === 'confirmed' ? at(3, '15:20') : null });
  if (other)
    await db
      .update(feePayment)
      .set({ amount: sql`${feePayment.amount} + ${amount}` })
      .where(eq(feePayment.id, paymentId));
}
