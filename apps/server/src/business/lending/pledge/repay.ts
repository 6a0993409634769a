import { RepaymentId } from '@lianxin/api/contract';
import { Refusal, repaidBy } from '@lianxin/domain';
import type { Handlers } from '../../../calls/handler.ts';
import { newId } from '../../../ledger/new-id.ts';
import { deferWrites } from '../../../platform/db/deferred-writes.ts';
import { repayment } from '../../../schema/index.ts';
import { actOf } from '../../applications/application/index.ts';
import { assertPast, openRepayments, requireOwed, referenceOf, settlePayment } from '../funding/index.ts';
import { PLEDGE } from './kind.ts';
import { pledges } from './repository.ts';

/** The lender settles the amount owed from money it has received, on channels that clear repayments in this way. */
export const ghClear: Handlers['pledge']['ghClear'] = async (context, { id, version, paidOn, receiptNumber }) => {
  const { db, ids, clock, viewer, channels } = context;
  const row = await pledges.heldFor(context, id, 'repayConfirm', version);
  const clears = channels.byCode(row.channel)?.needs.includes('clearing') === true;
  const hasOpenRepayment = (await openRepayments(db, [row.id])).has(row.id);
  if (!clears || hasOpenRepayment) throw new Refusal('ILLEGAL_STATE', { object: 'pledge', state: row.state, act: 'repayConfirm' });
  assertPast(context, paidOn, row.disbursedOn);
  const owed = requireOwed(row, paidOn, 'pledge');
  const { principal, interest, lateInterest } = owed;
  deferWrites(
    db,
    db.insert(repayment).values({
      id: newId(ids, RepaymentId),
      applicationId: row.id,
      state: 'confirmed',
      paidOn,
      amount: owed.total,
      principal,
      interest,
      lateInterest,
      receiptNumber,
      makerId: viewer.userId,
      makerName: viewer.displayName,
      madeAt: clock.now(),
    }),
  );
  const act = actOf(context);
  const posted = { act: 'repay', kind: 'pledge', principal, interest, lateInterest } as const;
  const repaid = repaidBy(owed, owed.total);
  const received = { paidOn, received: owed.total, repaid, posted, bankSerial: receiptNumber, ends: 'clear' } as const;
  return referenceOf(await settlePayment(PLEDGE, act, row, received));
};
