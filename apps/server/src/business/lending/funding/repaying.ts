import { RepaymentId } from '@lianxin/api/contract';
import {
  fen,
  repaidBy,
  Refusal,
  yuanOf,
  ZERO_FEN,
  type ChannelKind,
  type CivilDate,
  type Fen,
  type Owed,
  type Repaid,
} from '@lianxin/domain';
import { and, eq } from 'drizzle-orm';
import type { ActContext } from '../../../ledger/act-context.ts';
import { newId } from '../../../ledger/new-id.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import type { Db } from '../../../platform/db/client.ts';
import { deferWrites } from '../../../platform/db/deferred-writes.ts';
import { jobsCancelled } from '../../../platform/jobs/plan.ts';
import { refusedField } from '../../../platform/refusals.ts';
import { repayment } from '../../../schema/index.ts';
import { actOf, isFirst, requiredReason } from '../../applications/application/index.ts';
import { refillLimit } from '../lending-limits/index.ts';
import { postAct } from '../postings/index.ts';
import { heldForAct, heldForReview, referenceOf } from './due.ts';
import type { FundingRow, LendingKind } from './lending-kind.ts';
import { lenderJob } from './lender-jobs.ts';
import type { Payment } from './pay-out.ts';
import { owedStill, type PaidOut, type RepaymentRow } from './repayments.ts';

/** What a payment leaves of what is owed. */
export type LeftOwing = Partial<Omit<PaidOut, 'paysOn' | 'quoteQuestion'>> & { readonly paidOffBy?: string | null };

/** A repayment as a person decides on it. */
interface Shown<Row extends FundingRow> {
  readonly id: Row['id'];
  readonly version: number;
  readonly repaymentId: RepaymentRow['id'];
  readonly reason?: string | undefined;
}

/** A day of the past or today. Refuses one that lies ahead, or before the first that it may be. */
export function assertPast({ clock }: Pick<CallContext, 'clock'>, paidOn: CivilDate, first: CivilDate | null): void {
  if (paidOn > clock.today()) throw refusedField('paidOn', { zh: '日期不能晚于今天', en: 'It cannot be after today' });
  if (first !== null && paidOn < first) throw refusedField('paidOn', { zh: `日期不能早于 ${first}`, en: `It cannot be before ${first}` });
}

/** The repayment under way of an application, held for the rest of the transaction. Refuses NOT_FOUND where it is another, or none is. */
async function repaymentUnderWay(db: Db, row: Pick<FundingRow, 'id'>, id: RepaymentRow['id']): Promise<RepaymentRow> {
  const [found] = await db
    .select()
    .from(repayment)
    .where(and(eq(repayment.id, id), eq(repayment.applicationId, row.id)))
    .for('update');
  if (found?.state !== 'awaitingReview' && found?.state !== 'awaitingConfirmation') throw new Refusal('NOT_FOUND');
  return found;
}

type Change = Partial<Omit<RepaymentRow, 'id' | 'applicationId' | 'version'>>;

const changeRepayment = ({ db }: Pick<ActContext, 'db'>, { id, version }: RepaymentRow, change: Change) =>
  deferWrites(
    db,
    db
      .update(repayment)
      .set({ ...change, version: version + 1 })
      .where(eq(repayment.id, id)),
  );

const subtract = (whole: Fen, part: Fen): Fen => (whole > part ? fen(whole - part) : ZERO_FEN);

/** A loan grows by the interest of the days since the last payment; that of a financing was withheld, and what is late is posted as it is paid. */
export async function accrue(act: ActContext, kind: ChannelKind, row: FundingRow, owed: Owed): Promise<void> {
  if (kind !== 'pledge') return;
  const interest = subtract(owed.interest, row.unpaidInterest);
  const lateInterest = subtract(owed.lateInterest, row.unpaidLateInterest);
  if (interest > 0n || lateInterest > 0n) await postAct(act, kind, row, { act: 'accrue', interest, lateInterest });
}

/** What a payment leaves of what is owed; `by` is who has found that nothing is left. */
export function leftOwing(
  { interestSince }: Pick<PaidOut, 'interestSince'>,
  { paidOn, left, by }: { readonly paidOn: CivilDate; readonly left: Owed; readonly by: string | null },
): LeftOwing {
  return {
    principalLeft: left.principal,
    // Paid before the day from which interest runs, it runs from no earlier on.
    interestSince: interestSince !== null && interestSince > paidOn ? interestSince : paidOn,
    unpaidInterest: left.interest,
    unpaidLateInterest: left.lateInterest,
    ...(left.total === 0n && { paidOffOn: paidOn, paidOffBy: by }),
  };
}

/**
 * A payment pays what is owed on its day: late interest, interest, then principal (民法典 561). It is posted, and what it frees of the limits may
 * be lent again. Answers what is owed after it; `by` is who found the money, null for a lender's system. The caller holds the row.
 */
export async function settlePayment<Row extends FundingRow>(
  { kind, jobs, money }: LendingKind<Row>,
  act: ActContext,
  row: Row,
  { paidOn, receiptNumber, repaid: { paid, left }, by }: Payment & { readonly repaid: Repaid; readonly by: string | null },
): Promise<LeftOwing> {
  const { db } = act;
  await accrue(act, kind, row, owedStill(row, paidOn, kind));
  const { principal, interest, lateInterest } = paid;
  await postAct(act, kind, row, { act: 'repay', kind, principal, interest, lateInterest }, receiptNumber);
  if (principal > 0n) {
    await refillLimit(act, row, principal);
    await money.principalBack?.(act, row, principal);
  }
  if (left.total === 0n) {
    await money.paidOff?.(act, row);
    deferWrites(db, jobsCancelled(db, [jobs.markOverdue], row.id), lenderJob({ jobs }, act, row, 'settleAtLender'));
  }
  return leftOwing(row, { paidOn, left, by });
}

/** Paying back what a lender has paid out: entered by an operator, authorised by a reviewer, found by the lender or not. */
export function repayingOf<Row extends FundingRow>(of: LendingKind<Row>) {
  const { kind, rows, money, jobs, tell } = of;
  /** The lender has found the money. The caller holds the row. */
  async function confirm(act: ActContext, row: Row, found: RepaymentRow): Promise<Row> {
    const by = act.actor.userId;
    const pays = repaidBy(owedStill(row, found.paidOn, kind), found.amount);
    const { principal, interest, lateInterest } = pays.paid;
    changeRepayment(act, found, { state: 'confirmed', confirmedBy: by, principal, interest, lateInterest });
    const change = await settlePayment(of, act, row, { paidOn: found.paidOn, receiptNumber: found.receiptNumber, repaid: pays, by });
    const event = pays.left.total === 0n ? 'repayConfirm' : 'repayPart';
    const moved = await rows.move(act, row, event, change);
    await tell(act, moved, event, { repaid: found.amount });
    return moved;
  }
  /** The lender says that no money has come. The caller holds the row. */
  async function deny(act: ActContext, row: Row, found: RepaymentRow, reason: string): Promise<Row> {
    changeRepayment(act, found, { state: 'denied', reason });
    const moved = await rows.move(act, row, 'repayDeny', {}, { note: reason });
    await tell(act, moved, 'repayDeny', { reason });
    return moved;
  }
  return {
    confirm,
    deny,
    /** The holder's operator enters what was paid to the lender. */
    repay: async (
      context: CallContext,
      { id, version, paidOn, receiptNumber, amount }: Payment & { readonly id: Row['id']; readonly version: number; readonly amount: Fen },
    ) => {
      const { db, ids, clock, viewer } = context;
      const row = await heldForAct(of, context, { id, version }, 'repay');
      assertPast(context, paidOn, money.payableFrom(row));
      const { total } = owedStill(row, paidOn, kind);
      if (amount > total || (money.whole && amount < total))
        throw new Refusal('LIMIT_EXCEEDED', { min: money.whole ? yuanOf(total) : '0.01', max: yuanOf(total) });
      await db.insert(repayment).values({
        id: newId(ids, RepaymentId),
        applicationId: row.id,
        state: 'awaitingReview',
        paidOn,
        amount,
        receiptNumber,
        makerId: viewer.userId,
        makerName: viewer.displayName,
        madeAt: clock.now(),
      });
      const moved = await rows.move(actOf(context), row, 'repay', {});
      await tell(actOf(context), moved, 'repay');
      return referenceOf(moved);
    },
    /** The holder's reviewer authorises a repayment, or returns it to its maker. */
    reviewRepayment: async (
      context: CallContext,
      { id, version, repaymentId, decision, reason }: Shown<Row> & { readonly decision: 'authorise' | 'return' },
    ) => {
      const event = decision === 'authorise' ? 'repayAuthorise' : 'repayReturn';
      const { row, pass } = await heldForReview(of, context, { id, version }, event);
      const found = await repaymentUnderWay(context.db, row, repaymentId);
      const act = actOf(context);
      if (event === 'repayAuthorise' && isFirst(pass)) return referenceOf(await rows.passFirst(act, row, pass, {}));
      const why = event === 'repayReturn' ? requiredReason(reason) : null;
      changeRepayment(
        act,
        found,
        why === null ? { state: 'awaitingConfirmation', authorisedBy: context.viewer.userId } : { state: 'returned', reason: why },
      );
      const moved = await rows.move(act, row, event, {}, why === null ? {} : { note: why });
      await tell(act, moved, event, { reason: why ?? '—' });
      if (why === null) deferWrites(context.db, lenderJob({ jobs }, act, row, 'tellLender'));
      return referenceOf(moved);
    },
    /** The lender's reviewer has found the money, or says that none has come. */
    confirmRepayment: async (
      context: CallContext,
      { id, version, repaymentId, decision, reason }: Shown<Row> & { readonly decision: 'confirm' | 'deny' },
    ) => {
      const row = await heldForAct(of, context, { id, version }, decision === 'confirm' ? 'repayConfirm' : 'repayDeny');
      const found = await repaymentUnderWay(context.db, row, repaymentId);
      const act = actOf(context);
      return referenceOf(await (decision === 'confirm' ? confirm(act, row, found) : deny(act, row, found, requiredReason(reason))));
    },
  };
}
