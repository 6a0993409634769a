import { messageOf, nextWorkingDay, type CivilDate } from '@lianxin/domain';
import { and, asc, eq, gt, inArray, ne, notExists, type SQL } from 'drizzle-orm';
import { movePaymentDay } from '../../../ledger/move.ts';
import type { VoucherRow } from '../../../ledger/rows.ts';
import type { JobContext } from '../../../platform/jobs/job-context.ts';
import type { Db } from '../../../platform/db/client.ts';
import { piece, pledge, settlement, voucher } from '../../../schema/index.ts';
import type { VoucherId } from '../../../schema/ids.ts';
import { actOfSystem, maturityPlanned } from '../../applications/application/index.ts';
import { notify, notifyAll } from '../../foundation/messages/index.ts';
import { heldMaturity } from '../settlement/index.ts';

/** Vouchers moved in one transaction. */
const BATCH = 50;

/** Vouchers that are still to be paid, on a day after this one. */
const toBePaidAfter = (db: Db, today: CivilDate): SQL | undefined =>
  and(
    eq(voucher.closed, false),
    gt(voucher.paymentDate, today),
    notExists(db.select({ id: settlement.voucherId }).from(settlement).where(eq(settlement.voucherId, voucher.id))),
  );

/**
 * Moves the payment day of vouchers that are still to be paid to where the calendar rolls their due date now, and tells issuers, holders and
 * pledgees. The due date, which was signed, stays; a payment day is never moved to a day that has begun. True if there are more to move.
 */
export async function movePaymentDays(context: JobContext): Promise<boolean> {
  const { db, clock } = context;
  const today = clock.today();
  const { dueOn, paymentDate } = voucher;
  const days = await db
    .selectDistinct({ dueOn, paymentDate })
    .from(voucher)
    .where(toBePaidAfter(db, today))
    .orderBy(asc(dueOn), asc(paymentDate));
  let left = BATCH;
  for (const { dueOn: due, paymentDate: from } of days) {
    const to = nextWorkingDay(due);
    if (to === from || to <= today) continue;
    if (left === 0) return true;
    const found = await db
      .select({ id: voucher.id })
      .from(voucher)
      .where(and(eq(dueOn, due), eq(paymentDate, from), toBePaidAfter(db, today)))
      .orderBy(asc(voucher.id))
      .limit(left);
    for (const { id } of found) await moveOne(context, id, to);
    left -= found.length;
  }
  return left === 0;
}

async function moveOne(context: JobContext, id: VoucherId, to: CivilDate): Promise<void> {
  const maturity = await heldMaturity(context.db, id);
  if (!maturity || maturity.row) return;
  const { voucher: row, issuance } = maturity;
  const act = actOfSystem(context);
  await movePaymentDay(act, row, to);
  if (issuance.state === 'effective') await context.db.execute(maturityPlanned(act, { id, paymentDate: to }));
  await tell(context, row, to);
}

async function tell(context: JobContext, { id, number, issuerNo, paymentDate: from }: VoucherRow, day: CivilDate): Promise<void> {
  await notify(context, { ...messageOf('promiseDayMoved', { number, from, day }), enterpriseNo: issuerNo, subjectId: id });
  const pieces = await context.db
    .select({ id: piece.id, number: piece.number, holderNo: piece.holderNo })
    .from(piece)
    .where(and(eq(piece.voucherId, id), eq(piece.live, true), ne(piece.state, 'settled')))
    .orderBy(asc(piece.id));
  const pledged = await context.db
    .select({ number: piece.number, id: pledge.id, application: pledge.applicationNumber, lenderNo: pledge.lenderNo })
    .from(piece)
    .innerJoin(pledge, eq(pledge.id, piece.pledgeId))
    .where(and(eq(piece.voucherId, id), eq(piece.live, true), inArray(piece.pledgeState, ['pledged', 'releasing'])))
    .orderBy(asc(piece.id));
  await notifyAll(context, [
    ...pieces.map((one) => ({
      ...messageOf('pieceDayMoved', { number: one.number, from, day }),
      enterpriseNo: one.holderNo,
      subjectId: one.id,
    })),
    ...pledged.map((one) => ({
      ...messageOf('pledgedDayMoved', { number: one.number, application: one.application, from, day }),
      enterpriseNo: one.lenderNo,
      subjectId: one.id,
    })),
  ]);
}
