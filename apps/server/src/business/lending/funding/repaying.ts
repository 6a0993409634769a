import { RepaymentId, type EnterpriseNo } from '@lianxin/api/contract';
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
import { refusedField } from '../../../platform/refusals.ts';
import type { FinancingId, PledgeId } from '../../../schema/ids.ts';
import { repayment } from '../../../schema/index.ts';
import { actOf, requiredReason, type Review } from '../../applications/application/index.ts';
import { refillLimit } from '../lending-limits/index.ts';
import { postAct } from '../postings/index.ts';
import { owedStill, type PaidOut, type RepaymentRow } from './repayments.ts';

/** What was paid out by a lender and is paid back to it. */
interface Repayable extends PaidOut {
  readonly id: FinancingId | PledgeId;
  readonly applicationNumber: string;
  readonly state: string;
  readonly disbursedOn: CivilDate | null;
  readonly enterpriseNo: EnterpriseNo;
  readonly issuerNo: EnterpriseNo;
  readonly lenderNo: EnterpriseNo;
}

type RepayEvent = 'repay' | 'repayAuthorise' | 'repayReturn' | 'repayDeny' | 'repayPart' | 'repayConfirm';

/** What a payment leaves of what is owed. */
export type LeftOwing = Partial<Omit<PaidOut, 'paysOn' | 'quoteQuestion'>> & { readonly paidOffBy?: string | null };

/** What one kind of application does besides when it is paid back. */
interface RepaidKind<Row extends Repayable, Reference> {
  readonly kind: ChannelKind;
  /** One held for an act that is due, of whichever party the person's enterprise is. */
  readonly heldForAct: (
    context: CallContext,
    shown: { readonly id: Row['id']; readonly version: number },
    act: Exclude<RepayEvent, 'repayPart'>,
  ) => Promise<Row>;
  /** The same for a review, and which pass this person's would be. */
  readonly heldForReview: (
    context: CallContext,
    shown: { readonly id: Row['id']; readonly version: number },
    act: 'repayAuthorise' | 'repayReturn',
  ) => Promise<{ readonly row: Row; readonly by: Review }>;
  /** Where two are to authorise it, the first has. */
  readonly passFirst: (act: ActContext, row: Row, by: Review) => Promise<Row>;
  readonly move: (act: ActContext, row: Row, event: RepayEvent, change: LeftOwing, kept?: { readonly note?: string }) => Promise<Row>;
  readonly tell: (
    context: ActContext,
    row: Row,
    event: RepayEvent,
    given?: { readonly reason?: string; readonly repaid?: Fen },
  ) => Promise<void>;
  readonly referenceOf: (row: Row) => Reference;
  /** The first day that a payment may be of, and be entered on. @default that of the disbursement */
  readonly payableFrom?: (row: Row) => CivilDate;
  /** Whether everything is paid back in one sum. @default any part of it */
  readonly whole?: true;
  /** What follows from principal that came back, besides the lender's limit. */
  readonly principalBack?: (act: ActContext, row: Row, principal: Fen) => Promise<void>;
  /** What follows when nothing is owed any more. The caller holds the row. */
  readonly paidOff: (act: ActContext, row: Row) => void | Promise<void>;
  /** What follows when the reviewer has authorised it. */
  readonly authorised?: (context: CallContext, row: Row) => void;
}

interface Payment {
  readonly paidOn: CivilDate;
  readonly receiptNumber: string;
}

/** A day of the past or today. Refuses one that lies ahead, or before the first that it may be. */
export function assertPast({ clock }: Pick<CallContext, 'clock'>, paidOn: CivilDate, first: CivilDate | null): void {
  if (paidOn > clock.today()) throw refusedField('paidOn', { zh: '日期不能晚于今天', en: 'It cannot be after today' });
  if (first !== null && paidOn < first) throw refusedField('paidOn', { zh: `日期不能早于 ${first}`, en: `It cannot be before ${first}` });
}

/** The repayment under way of an application, held for the rest of the transaction. Refuses NOT_FOUND where it is another, or none is. */
async function repaymentUnderWay(db: Db, row: { readonly id: Repayable['id'] }, id: RepaymentRow['id']): Promise<RepaymentRow> {
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
export async function accrue(act: ActContext, kind: ChannelKind, row: Repayable, owed: Owed): Promise<void> {
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

type Settling<Row extends Repayable> = Pick<RepaidKind<Row, unknown>, 'kind' | 'principalBack' | 'paidOff'>;

/**
 * A payment pays what is owed on its day: late interest, interest, then principal (民法典 561). It is posted, and what it frees of the limits may
 * be lent again. Answers what is owed after it; `by` is who found the money, null for a lender's system. The caller holds the row.
 */
export async function settlePayment<Row extends Repayable>(
  act: ActContext,
  { kind, principalBack, paidOff }: Settling<Row>,
  row: Row,
  { paidOn, receiptNumber, repaid: { paid, left }, by }: Payment & { readonly repaid: Repaid; readonly by: string | null },
): Promise<LeftOwing> {
  await accrue(act, kind, row, owedStill(row, paidOn, kind));
  const { principal, interest, lateInterest } = paid;
  await postAct(act, kind, row, { act: 'repay', kind, principal, interest, lateInterest }, receiptNumber);
  if (principal > 0n) {
    await refillLimit(act, row, principal);
    await principalBack?.(act, row, principal);
  }
  if (left.total === 0n) await paidOff(act, row);
  return leftOwing(row, { paidOn, left, by });
}

/** Paying back what a lender has paid out: entered by an operator, authorised by a reviewer, found by the lender or not. */
export function repayingOf<Row extends Repayable, Reference>(repaid: RepaidKind<Row, Reference>) {
  const { kind, heldForAct, heldForReview, passFirst, move, tell, referenceOf, payableFrom, whole } = repaid;
  /** The lender has found the money. The caller holds the row. */
  async function confirm(act: ActContext, row: Row, found: RepaymentRow): Promise<Row> {
    const by = act.actor.userId;
    const pays = repaidBy(owedStill(row, found.paidOn, kind), found.amount);
    const { principal, interest, lateInterest } = pays.paid;
    changeRepayment(act, found, { state: 'confirmed', confirmedBy: by, principal, interest, lateInterest });
    const change = await settlePayment(act, repaid, row, { paidOn: found.paidOn, receiptNumber: found.receiptNumber, repaid: pays, by });
    const event = pays.left.total === 0n ? 'repayConfirm' : 'repayPart';
    const moved = await move(act, row, event, change);
    await tell(act, moved, event, { repaid: found.amount });
    return moved;
  }
  /** The lender says that no money has come. The caller holds the row. */
  async function deny(act: ActContext, row: Row, found: RepaymentRow, reason: string): Promise<Row> {
    changeRepayment(act, found, { state: 'denied', reason });
    const moved = await move(act, row, 'repayDeny', {}, { note: reason });
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
    ): Promise<Reference> => {
      const { db, ids, clock, viewer } = context;
      const row = await heldForAct(context, { id, version }, 'repay');
      assertPast(context, paidOn, payableFrom ? payableFrom(row) : row.disbursedOn);
      const { total } = owedStill(row, paidOn, kind);
      if (amount > total || (whole && amount < total))
        throw new Refusal('LIMIT_EXCEEDED', { min: whole ? yuanOf(total) : '0.01', max: yuanOf(total) });
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
      const moved = await move(actOf(context), row, 'repay', {});
      await tell(actOf(context), moved, 'repay');
      return referenceOf(moved);
    },
    /** The holder's reviewer authorises a repayment, or returns it to its maker. */
    reviewRepayment: async (
      context: CallContext,
      {
        id,
        version,
        repaymentId,
        decision,
        reason,
      }: {
        readonly id: Row['id'];
        readonly version: number;
        readonly repaymentId: RepaymentRow['id'];
        readonly decision: 'authorise' | 'return';
        readonly reason?: string | undefined;
      },
    ): Promise<Reference> => {
      const event = decision === 'authorise' ? 'repayAuthorise' : 'repayReturn';
      const { row, by } = await heldForReview(context, { id, version }, event);
      const found = await repaymentUnderWay(context.db, row, repaymentId);
      const act = actOf(context);
      if (event === 'repayAuthorise' && by.pass === 'first') return referenceOf(await passFirst(act, row, by));
      const why = event === 'repayReturn' ? requiredReason(reason) : null;
      changeRepayment(
        act,
        found,
        why === null ? { state: 'awaitingConfirmation', authorisedBy: context.viewer.userId } : { state: 'returned', reason: why },
      );
      const moved = await move(act, row, event, {}, why === null ? {} : { note: why });
      await tell(act, moved, event, { reason: why ?? '—' });
      if (why === null) repaid.authorised?.(context, moved);
      return referenceOf(moved);
    },
    /** The lender's reviewer has found the money, or says that none has come. */
    confirmRepayment: async (
      context: CallContext,
      {
        id,
        version,
        repaymentId,
        decision,
        reason,
      }: {
        readonly id: Row['id'];
        readonly version: number;
        readonly repaymentId: RepaymentRow['id'];
        readonly decision: 'confirm' | 'deny';
        readonly reason?: string | undefined;
      },
    ): Promise<Reference> => {
      const row = await heldForAct(context, { id, version }, decision === 'confirm' ? 'repayConfirm' : 'repayDeny');
      const found = await repaymentUnderWay(context.db, row, repaymentId);
      const act = actOf(context);
      return referenceOf(await (decision === 'confirm' ? confirm(act, row, found) : deny(act, row, found, requiredReason(reason))));
    },
  };
}
