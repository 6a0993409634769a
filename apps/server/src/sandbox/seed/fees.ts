import { addDays } from '@lianxin/domain';
import { feeItem, feeStep } from '../../schema/index.ts';
import { sandboxUserId } from '../people.ts';
import { fillFeePayment } from './fee-payments.ts';
import { FEE_STORIES } from './fee-stories.ts';
import { instantOf, type Stage } from './stage.ts';
import { yuan } from './trade.ts';

/** Fees of the platform that were paid before the first start. */
export async function fillFees({ tools, today }: Stage): Promise<void> {
  const { db, ids } = tools;
  for (const story of FEE_STORIES) {
    const { id, enterpriseNo, kind, summary, basis, daysAgo, payer, payerName, until } = story;
    const at = (after: number, time: string) => instantOf(today, { daysAgo: daysAgo - after, time });
    const decidedAt = until === 'confirmed' ? at(3, '15:20') : null;
    await db.insert(feeItem).values({
      id,
      enterpriseNo,
      kind,
      summary,
      basis,
      amount: yuan(story.amount),
      mandatory: kind === 'ukey',
      state: until,
      version: decidedAt === null ? 1 : 2,
      askedAt: at(0, '09:00'),
      dueOn: addDays(today, 15 - daysAgo),
      declaredBy: sandboxUserId(payer),
      declaredAt: at(2, '10:12'),
      decidedAt,
    });
    await db
      .insert(feeStep)
      .values([
        { id: ids.next(), feeId: id, event: 'ask', at: at(0, '09:00') },
        { id: ids.next(), feeId: id, event: 'declare', at: at(2, '10:12'), actorName: payerName },
        ...(decidedAt === null ? [] : [{ id: ids.next(), feeId: id, event: 'confirm' as const, at: decidedAt }]),
      ]);
    await fillFeePayment({ db, ids }, story, at);
  }
}
