import type { VoucherId } from '@lianxin/api/contract';
import { addDays, messageOf, nextWorkingDay, type IssuanceEvent } from '@lianxin/domain';
import { and, eq, ne } from 'drizzle-orm';
import type { ActContext } from '../../../ledger/act-context.ts';
import type { Db } from '../../../platform/db/client.ts';
import { piece } from '../../../schema/index.ts';
import { morningOf } from '../../../platform/clock/business-day.ts';
import { planJob } from '../../../platform/jobs/plan.ts';
import { releaseQuota } from '../../vouchers/credit/index.ts';
import { issuances } from '../../vouchers/issuance/index.ts';
import { notify } from '../../foundation/messages/index.ts';
import type { Settling } from './hold.ts';
import { SETTLEMENT_JOBS } from './jobs.ts';
import { moveSettlement } from './repository.ts';
import { tellRefusedPayees } from './tell.ts';

/** Retries rejected payments on the next working day. */
export const planRetry = (act: ActContext, subject: string): Promise<void> =>
  planJob(act, { kind: SETTLEMENT_JOBS.retry, subject, runAt: morningOf(nextWorkingDay(addDays(act.clock.today(), 1))) });

/** Whether nothing is left to be paid. */
export async function isPaidWhole(db: Db, voucherId: VoucherId): Promise<boolean> {
  const left = await db
    .select({ id: piece.id })
    .from(piece)
    .where(and(eq(piece.voucherId, voucherId), eq(piece.live, true), ne(piece.state, 'settled')))
    .limit(1);
  return left.length === 0;
}

/** Ends an answered round: the voucher is paid, or rejected payments are retried. */
export async function endRound(act: ActContext, { voucher, issuance, row }: Settling): Promise<void> {
  const { db, clock } = act;
  const event: IssuanceEvent = (await isPaidWhole(db, voucher.id)) ? 'settle' : 'partSettle';
  if (event === 'settle') {
    const today = clock.today();
    await moveSettlement(act, row, 'finish', { paidOn: today });
    await releaseQuota(act, issuance.id);
    const facts = { number: voucher.number, amount: voucher.faceAmount, day: today };
    await notify(act, { ...messageOf('promisePaid', facts), enterpriseNo: voucher.issuerNo, subjectId: voucher.id });
  } else {
    await moveSettlement(act, row, 'leave');
    await planRetry(act, voucher.id);
    await tellRefusedPayees(act, row);
  }
  await issuances.move(act, issuance, event, {});
}
