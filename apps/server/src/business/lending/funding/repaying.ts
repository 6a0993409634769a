import { RepaymentId } from '@lianxin/api/contract';
import { fen, repaidBy, Refusal, yuanOf, ZERO_FEN, type CivilDate, type Fen, type MoneyAct, type Owed, type Repaid } from '@lianxin/domain';
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
import { lockForAct, lockForReview, referenceOf, type Versioned } from './possible-acts.ts';
import { type Stepping, takeStep } from './end.ts';
import type { LendingKind } from './lending-kind.ts';
import type { FundingRow } from './funding-row.ts';
import { jobOf, lenderJob } from './jobs.ts';
import type { Payment } from './pay-out.ts';
import { requireOwed, type RepaymentRow } from './repayments.ts';
import { repaymentSignature } from './repayment-text.ts';
import type { GivenSignature } from './signed-text.ts';

/** A person's decision on a repayment. */
interface Decided<Row extends FundingRow> extends Versioned<Row> {
  readonly repaymentId: RepaymentRow['id'];
  readonly reason?: string | undefined;
}

/** A review of a repayment; an authorisation carries a signature. */
interface Reviewed<Row extends FundingRow> extends Decided<Row> {
  readonly decision: 'authorise' | 'return';
  readonly signature?: GivenSignature;
}

/** Refuses a day in the future, or before the earliest permitted day. */
export function assertPast({ clock }: Pick<CallContext, 'clock'>, paidOn: CivilDate, first: CivilDate | null): void {
  if (paidOn > clock.today()) throw refusedField('paidOn', { zh: '日期不能晚于今天', en: 'It cannot be after today' });
  if (first !== null && paidOn < first) throw refusedField('paidOn', { zh: `日期不能早于 ${first}`, en: `It cannot be before ${first}` });
}

/**
 * The open repayment of an application, locked for the rest of the transaction. Refuses NOT_FOUND if there is none or another one is open.
 */
async function lockOpenRepayment(db: Db, row: Pick<FundingRow, 'id'>, id: RepaymentRow['id']): Promise<RepaymentRow> {
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

/**
 * Posts the interest of a loan since the last payment. A financing's interest was withheld at the payout, and its late interest is posted
 * when it is paid.
 */
async function accrue<Row extends FundingRow>(act: ActContext, { kind, lends }: LendingKind<Row>, row: Row, owed: Owed): Promise<void> {
  if (lends !== 'pledge') return;
  const interest = subtract(owed.interest, row.unpaidInterest);
  const lateInterest = subtract(owed.lateInterest, row.unpaidLateInterest);
  if (interest > 0n || lateInterest > 0n) await postAct(act, kind, row, { act: 'accrue', interest, lateInterest });
}

/** A repayment received: its allocation as of its day, its posting, and the bank's serial number if known. */
interface Settled<Step> {
  readonly paidOn: CivilDate;
  readonly received: Fen;
  readonly repaid: Repaid;
  readonly posted: MoneyAct;
  readonly bankSerial: string | null;
  /** The step for full repayment. */
  readonly ends: Step;
}

/**
 * A payment is allocated to late interest, interest and then principal, as owed on its day (民法典 561). It is posted, and the principal
 * restores the limits. The caller has locked the row.
 */
export async function settlePayment<Row extends FundingRow, Step extends string>(
  of: LendingKind<Row> & Stepping<Row, Step | 'repayPart'>,
  act: ActContext,
  row: Row,
  { paidOn, received, repaid: { paid, left }, posted, bankSerial, ends }: Settled<Step>,
): Promise<Row> {
  const { kind, money } = of;
  const { db } = act;
  await accrue(act, of, row, requireOwed(row, paidOn, kind));
  await postAct(act, kind, row, posted, bankSerial);
  if (paid.principal > 0n) {
    await refillLimit(act, row, paid.principal);
    await money.onPrincipalRepaid?.(act, row, paid.principal);
  }
  if (left.total === 0n) {
    await money.onRepaid?.(act, row);
    deferWrites(db, jobsCancelled(db, [jobOf(kind, 'markOverdue')], row.id), lenderJob(of, act, row, 'settleAtLender'));
  }
  const change = {
    principalLeft: left.principal,
    // After a payment made before interest began to run, interest still begins on the original day.
    interestSince: row.interestSince !== null && row.interestSince > paidOn ? row.interestSince : paidOn,
    unpaidInterest: left.interest,
    unpaidLateInterest: left.lateInterest,
    ...(left.total === 0n && { paidOffOn: paidOn }),
  };
  return takeStep(of, act, row, left.total === 0n ? ends : 'repayPart', change, {}, { repaid: received });
}

/** The repayment of a loan: entered by an operator, authorised by a reviewer, and confirmed or denied by the lender. */
export function repayingOf<Row extends FundingRow>(of: LendingKind<Row>) {
  const { kind, lends, rows, money } = of;
  /** Records that the lender confirmed the receipt. The caller has locked the row. */
  async function confirm(act: ActContext, row: Row, found: RepaymentRow): Promise<Row> {
    const { paidOn, receiptNumber: bankSerial } = found;
    const pays = repaidBy(requireOwed(row, paidOn, kind), found.amount);
    const { principal, interest, lateInterest } = pays.paid;
    changeRepayment(act, found, { state: 'confirmed', principal, interest, lateInterest });
    const posted = money.repaid?.(pays.paid) ?? { act: 'repay', kind: lends, principal, interest, lateInterest };
    return settlePayment(of, act, row, { paidOn, received: found.amount, repaid: pays, posted, bankSerial, ends: 'repayConfirm' });
  }
  /** Records that the lender denied the receipt. The caller has locked the row. */
  async function deny(act: ActContext, row: Row, found: RepaymentRow, reason: string): Promise<Row> {
    changeRepayment(act, found, { state: 'denied', reason });
    return takeStep(of, act, row, 'repayDeny', {}, { note: reason }, { reason, repaid: found.amount });
  }
  return {
    confirm,
    deny,
    /** The holder's operator enters a payment to the lender. */
    repay: async (
      context: CallContext,
      { id, version, paidOn, receiptNumber, amount }: Payment & Versioned<Row> & { readonly amount: Fen },
    ) => {
      const { db, ids, clock, viewer } = context;
      const row = await lockForAct(of, context, { id, version }, 'repay');
      assertPast(context, paidOn, money.payableFrom(row));
      const { total } = requireOwed(row, paidOn, kind);
      if (amount > total || (money.repaidInFull && amount < total))
        throw new Refusal('LIMIT_EXCEEDED', { min: money.repaidInFull ? yuanOf(total) : '0.01', max: yuanOf(total) });
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
      return referenceOf(await takeStep(of, actOf(context), row, 'repay', {}, {}, { repaid: amount }));
    },
    /** The holder's reviewer authorises a repayment with a signature, or returns it to its maker. */
    reviewRepayment: async (context: CallContext, { id, version, repaymentId, decision, reason, signature: given }: Reviewed<Row>) => {
      const event = decision === 'authorise' ? 'repayAuthorise' : 'repayReturn';
      const { row, pass } = await lockForReview(of, context, { id, version }, event);
      const found = await lockOpenRepayment(context.db, row, repaymentId);
      const act = actOf(context);
      const repaid = found.amount;
      if (event === 'repayReturn') {
        const why = requiredReason(reason);
        changeRepayment(act, found, { state: 'returned', reason: why });
        return referenceOf(await takeStep(of, act, row, event, {}, { note: why }, { reason: why, repaid }));
      }
      const signature = await repaymentSignature(of, context, row, found, given, pass);
      if (isFirst(pass)) return referenceOf(await rows.passFirst(act, row, pass, {}, { signature }));
      changeRepayment(act, found, { state: 'awaitingConfirmation', authorisedBy: context.viewer.userId });
      deferWrites(context.db, lenderJob(of, act, row, 'tellLender'));
      return referenceOf(await takeStep(of, act, row, event, {}, { signature }, { reason: '—', repaid }));
    },
    /** The lender's reviewer confirms or denies the receipt. */
    confirmRepayment: async (
      context: CallContext,
      { id, version, repaymentId, decision, reason }: Decided<Row> & { readonly decision: 'confirm' | 'deny' },
    ) => {
      const row = await lockForAct(of, context, { id, version }, decision === 'confirm' ? 'repayConfirm' : 'repayDeny');
      const found = await lockOpenRepayment(context.db, row, repaymentId);
      const act = actOf(context);
      return referenceOf(await (decision === 'confirm' ? confirm(act, row, found) : deny(act, row, found, requiredReason(reason))));
    },
  };
}
