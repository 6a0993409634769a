import type { Contract, ResponseOf } from '@lianxin/api/contract';
import { owedOn, Refusal, type Act, type CivilDate, type Fen, type Owed, type WaitingFor } from '@lianxin/domain';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { ActContext } from '../../../ledger/act-context.ts';
import type { Db } from '../../../platform/db/client.ts';
import { deferWrites } from '../../../platform/db/deferred-writes.ts';
import type { FundingId } from '../../../schema/ids.ts';
import { repayment } from '../../../schema/index.ts';
import { quoteOfRow } from './kept-quote.ts';

export type RepaymentRow = typeof repayment.$inferSelect;

/** A repayment that is under way; a financing or a loan has one at a time. */
export type OpenRepayment = Pick<RepaymentRow, 'id' | 'state' | 'makerId' | 'amount' | 'paidOn' | 'receiptNumber'>;

/** The parts of a payout that decide what is owed. */
export interface PaidOut {
  readonly principalLeft: Fen | null;
  /** From when on interest runs; of a financing, whose interest was withheld, the day of payment. */
  readonly interestSince: CivilDate | null;
  readonly unpaidInterest: Fen;
  readonly unpaidLateInterest: Fen;
  readonly paidOffOn: CivilDate | null;
  readonly paysOn: CivilDate;
  readonly quoteQuestion: string;
}

const UNDER_WAY: readonly RepaymentRow['state'][] = ['awaitingReview', 'awaitingConfirmation'];

/** The repayments under way, by the application that they are of; no statement where none is asked for. */
export async function openRepayments(db: Db, ids: readonly FundingId[]): Promise<ReadonlyMap<string, OpenRepayment>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(repayment)
    .where(and(inArray(repayment.applicationId, [...ids]), inArray(repayment.state, [...UNDER_WAY])));
  return new Map(rows.map((row) => [row.applicationId, row]));
}

/** Every repayment of an application, in the order in which they were made. */
export const repaymentsOf = (db: Db, { id }: { readonly id: FundingId }): Promise<RepaymentRow[]> =>
  db.select().from(repayment).where(eq(repayment.applicationId, id)).orderBy(asc(repayment.madeAt));

/** Ends the repayment under way of an application that somebody else has paid off in the meantime. */
export const endRepayment = ({ db }: Pick<ActContext, 'db'>, { id }: { readonly id: FundingId }, reason: string): void =>
  deferWrites(
    db,
    db
      .update(repayment)
      .set({ state: 'denied', reason, version: sql`${repayment.version} + 1` })
      .where(and(eq(repayment.applicationId, id), inArray(repayment.state, [...UNDER_WAY]))),
  );

/** The repayment under way that was made by a payment of that number, held for the rest of the transaction. */
export async function repaymentUnderWayBy(
  db: Db,
  { id }: { readonly id: FundingId },
  receiptNumber: string,
): Promise<RepaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(repayment)
    .where(and(eq(repayment.applicationId, id), eq(repayment.receiptNumber, receiptNumber), inArray(repayment.state, [...UNDER_WAY])))
    .for('update');
  return row;
}

/** What is owed on a day; undefined where nothing was paid out, or everything is paid off. */
export function owedOf(row: PaidOut, on: CivilDate): Owed | undefined {
  if (row.principalLeft === null || row.interestSince === null || row.paidOffOn !== null) return undefined;
  const { annualRatePpm, lateDailyPpm } = quoteOfRow(row).question.terms;
  return owedOn(
    {
      principal: row.principalLeft,
      annualRatePpm,
      lateDailyPpm,
      since: row.interestSince,
      paysOn: row.paysOn,
      unpaid: { interest: row.unpaidInterest, lateInterest: row.unpaidLateInterest },
    },
    on < row.interestSince ? row.interestSince : on,
  );
}

const IN_STATE: Readonly<Partial<Record<Act, RepaymentRow['state']>>> = {
  repayAuthorise: 'awaitingReview',
  repayReturn: 'awaitingReview',
  repayConfirm: 'awaitingConfirmation',
  repayDeny: 'awaitingConfirmation',
};

/** Whether an act on the repayment under way is due; every other act is, as far as repayments go. */
export function repaymentActIsDue(act: Act, underWay: OpenRepayment | undefined): boolean {
  if (act === 'repay') return underWay === undefined;
  return IN_STATE[act] === undefined || IN_STATE[act] === underWay?.state;
}

/** Whose entry a review of the repayment under way is of; undefined for every other act. */
export const repaymentReviewedBy = (act: Act, underWay: OpenRepayment | undefined): string | undefined =>
  IN_STATE[act] === 'awaitingReview' ? underWay?.makerId : undefined;

/** Whose move what was paid out is: the holder's reviewer, or the lender's, while a repayment is under way. */
export const repaymentWaitsFor = (underWay: OpenRepayment): readonly WaitingFor[] => [
  { party: underWay.state === 'awaitingReview' ? 'own' : 'funder', role: 'reviewer' },
];

/** What is owed of an application that was paid out. Refuses ILLEGAL_STATE where nothing is. */
export function owedStill(row: PaidOut & { readonly state: string }, on: CivilDate, object: string): Owed {
  const owed = owedOf(row, on);
  if (!owed) throw new Refusal('ILLEGAL_STATE', { object, state: row.state, act: 'repay' });
  return owed;
}

type View = ResponseOf<Contract['pledge']['ghRepayments']>['repayments'][number];

/** Repayments as people of either side see them. */
export const repaymentViews = (rows: readonly RepaymentRow[], userId: string): View[] =>
  rows.map(
    ({ id, state, version, paidOn, amount, principal, interest, lateInterest, receiptNumber, makerName, makerId, madeAt, reason }) => ({
      id,
      state,
      version,
      paidOn,
      amount,
      principal,
      interest,
      lateInterest,
      receiptNumber,
      makerName,
      isOwn: makerId === userId,
      madeAt: madeAt.toISOString(),
      reason,
    }),
  );
