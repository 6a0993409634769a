import { PledgeId, RepaymentId } from '@lianxin/api/contract';
import { yuanOf, ZERO_FEN, type CivilDate, type Fen } from '@lianxin/domain';
import { eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db } from '../platform/db/client.ts';
import { financing, pledge, repayment } from '../schema/index.ts';

type Financing = typeof financing.$inferSelect;

/** A disbursement and its repayment date. */
interface Disbursement {
  readonly on: CivilDate;
  readonly paidOut: Fen;
  readonly backOn: CivilDate;
}

/** Marks a financing as disbursed, without the steps that lead there. */
export const markDisbursed = (db: Db, { id }: Pick<Financing, 'id'>, { on, paidOut, backOn }: Disbursement): Promise<unknown> =>
  db
    .update(financing)
    .set({
      state: 'disbursed',
      disbursedOn: on,
      paidOut,
      paysOn: backOn,
      principalLeft: sql`${financing.amount}`,
      interestSince: backOn,
      registrationWaivedBecause: '—',
    })
    .where(eq(financing.id, id));

/** Inserts a pledge loan by the lender of a financing, partly repaid. */
export async function insertPledgeLoan(
  db: Db,
  { enterpriseNo, channel, lenderNo, issuerNo, receivingAccountId, makerId, makerName, submittedAt: at, quoteQuestion }: Financing,
  {
    on,
    paidOut,
    backOn,
    left,
    repaid,
  }: Disbursement & { readonly left: Fen; readonly repaid?: { readonly on: CivilDate; readonly amount: Fen } },
): Promise<void> {
  const id = z.parse(PledgeId, `P-${on}-${yuanOf(paidOut).replace('.', '')}`);
  const parties = { enterpriseNo, channel, lenderNo, issuerNo, receivingAccountId, makerId, makerName };
  const times = { quoteExpectedAt: at, quoteValidUntil: at, submittedAt: at, stateSince: at, createdAt: at, changedAt: at };
  const amounts = { pledged: paidOut, amount: paidOut, paidOut, principalLeft: left };
  const days = { valueOn: on, disbursedOn: on, paysOn: backOn, repayOn: backOn, firstDueOn: backOn };
  const nothing = { annualRatePpm: 0, unpaidInterest: ZERO_FEN, unpaidLateInterest: ZERO_FEN, attachments: [], agreements: [] };
  const names = { id, applicationNumber: id, quoteId: id, quoteQuestion, registrationNumber: id, purpose: '—', changedBy: makerName };
  await db.insert(pledge).values({ ...parties, ...times, ...amounts, ...days, ...nothing, ...names, state: 'disbursed' });
  if (repaid === undefined) return;
  const { on: paidOn, amount } = repaid;
  const parts = { amount, principal: amount, interest: ZERO_FEN, lateInterest: ZERO_FEN };
  const confirmed = { id: z.parse(RepaymentId, `R-${id}`), applicationId: id, state: 'confirmed' as const, receiptNumber: id, madeAt: at };
  await db.insert(repayment).values({ ...confirmed, ...parts, paidOn, makerId, makerName });
}
