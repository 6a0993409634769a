import type { Contract, ResponseOf } from '@lianxin/api/contract';
import { owedOn, Refusal, type Act, type CivilDate, type Fen, type Owed, type WaitingFor } from '@lianxin/domain';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { ActContext } from '../../../ledger/act-context.ts';
import type { Db } from '../../../platform/db/client.ts';
import { deferWrites } from '../../../platform/db/deferred-writes.ts';
import type { FundingId } from '../../../schema/ids.ts';
import { repayment } from '../../../schema/index.ts';
import { quoteOfRow } from './stored-quote.ts';

export type RepaymentRow = typeof repayment.$inferSelect;

/** A repayment awaiting review or confirmation. A financing or a loan has at most one. */
export type OpenRepayment = Pick<RepaymentRow, 'id' | 'state' | 'makerId' | 'amount' | 'paidOn' | 'receiptNumber'>;

/** The columns from which the amount owed is computed. */
export interface PaidOut {
  readonly principalLeft: Fen | null;
  /** The first day of interest; for a financing, whose interest was withheld, the day of the payout. */
  readonly interestSince: CivilDate | null;
  readonly unpaidInterest: Fen;
  readonly unpaidLateInterest: Fen;
  readonly paidOffOn: CivilDate | null;
  readonly paysOn: CivilDate;
  readonly quoteQuestion: string;
}

const OPEN_STATES: readonly RepaymentRow['state'][] = ['awaitingReview', 'awaitingConfirmation'];

/** The open repayments by application. Runs no statement for an empty list. */
export async function openRepayments(db: Db, ids: readonly FundingId[]): Promise<ReadonlyMap<string, OpenRepayment>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(repayment)
    .where(and(inArray(repayment.applicationId, [...ids]), inArray(repayment.state, [...OPEN_STATES])));
  return new Map(rows.map((row) => [row.applicationId, row]));
}

/** All repayments of an application, in the order of their entry. */
export const repaymentsOf = (db: Db, { id }: { readonly id: FundingId }): Promise<RepaymentRow[]> =>
  db.select().from(repayment).where(eq(repayment.applicationId, id)).orderBy(asc(repayment.madeAt));

/** Ends the open repayment of an application that another party has paid off in the meantime. */
export const endRepayment = ({ db }: Pick<ActContext, 'db'>, { id }: { readonly id: FundingId }, reason: string): void =>
  deferWrites(
    db,
    db
      .update(repayment)
      .set({ state: 'denied', reason, version: sql`${repayment.version} + 1` })
      .where(and(eq(repayment.applicationId, id), inArray(repayment.state, [...OPEN_STATES]))),
  );

/** The open repayment with a receipt number, locked for the rest of the transaction. */
export async function lockOpenRepaymentBy(
  db: Db,
  { id }: { readonly id: FundingId },
  receiptNumber: string,
): Promise<RepaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(repayment)
    .where(and(eq(repayment.applicationId, id), eq(repayment.receiptNumber, receiptNumber), inArray(repayment.state, [...OPEN_STATES])))
    .for('update');
  return row;
}

/** The amount owed on a day; undefined before the payout and after full repayment. */
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

const STATE_OF_ACT: Readonly<Partial<Record<Act, RepaymentRow['state']>>> = {
  repayAuthorise: 'awaitingReview',
  repayReturn: 'awaitingReview',
  repayConfirm: 'awaitingConfirmation',
  repayDeny: 'awaitingConfirmation',
};

/** Whether the open repayment allows an act. Acts that do not concern repayments are always allowed. */
export function repaymentAllows(act: Act, openRepayment: OpenRepayment | undefined): boolean {
  if (act === 'repay') return openRepayment === undefined;
  return STATE_OF_ACT[act] === undefined || STATE_OF_ACT[act] === openRepayment?.state;
}

/** The maker of the repayment that an act reviews; undefined for all other acts. */
export const repaymentReviewedBy = (act: Act, openRepayment: OpenRepayment | undefined): string | undefined =>
  STATE_OF_ACT[act] === 'awaitingReview' ? openRepayment?.makerId : undefined;

/** The party that acts next on an open repayment: the holder's reviewer, then the lender's. */
export const repaymentWaitsFor = (openRepayment: OpenRepayment): readonly WaitingFor[] => [
  { party: openRepayment.state === 'awaitingReview' ? 'own' : 'funder', role: 'reviewer' },
];

/** The amount owed after a payout. Refuses ILLEGAL_STATE if nothing is owed. */
export function requireOwed(row: PaidOut & { readonly state: string }, on: CivilDate, object: string): Owed {
  const owed = owedOf(row, on);
  if (!owed) throw new Refusal('ILLEGAL_STATE', { object, state: row.state, act: 'repay' });
  return owed;
}

type View = ResponseOf<Contract['pledge']['ghRepayments']>['repayments'][number];

/** Repayments as returned by the API to both parties. */
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
