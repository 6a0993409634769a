import { FinancingId } from '@lianxin/api/contract';
import { financingMachine, yuanOf } from '@lianxin/domain';
import { asc, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db } from '../../platform/db/client.ts';
import { GatewayFailed } from '../../platform/gateway/http-gateway.ts';
import type { JobContext, JobHandler, JobHandlers } from '../../platform/jobs/job-context.ts';
import { planJob } from '../../platform/jobs/plan.ts';
import type { LenderApplication, LenderStep } from '../../platform/lender/lender.ts';
import type { Services } from '../../platform/services.ts';
import { bankAccount, financing, financingPaper, financingPiece, piece, tradeInvoice } from '../../schema/index.ts';
import { actOfSystem } from '../applications/act-of.ts';
import { partiesOf } from '../enterprise/parties.ts';
import { isPaidOut } from '../financing/acts.ts';
import { openRepayments, type OpenRepayment } from '../funding/repayments.ts';
import { FINANCING_JOBS } from '../financing/jobs.ts';
import { financings, type FinancingRow } from '../financing/repository.ts';
import { hearLender } from './words.ts';

const AGAIN_MS = 5 * 60_000;
const DAY_MS = 86_400_000;

async function applicationOf(db: Db, row: FinancingRow): Promise<LenderApplication> {
  const party = await partiesOf(db, [row.enterpriseNo, row.issuerNo]);
  const named = (no: FinancingRow['enterpriseNo']) => ({ name: party(no).name, creditCode: party(no).creditCode });
  const [account] = await db.select().from(bankAccount).where(eq(bankAccount.id, row.receivingAccountId));
  if (!account || row.passedAt === null) throw new Error(`financing ${row.id} names no account or was never passed`);
  const pieces = await db
    .select({ number: piece.number, amount: financingPiece.amount, dueOn: piece.dueOn })
    .from(financingPiece)
    .innerJoin(piece, eq(piece.id, financingPiece.pieceId))
    .where(eq(financingPiece.financingId, row.id))
    .orderBy(asc(financingPiece.position));
  const invoices = await db
    .select({ code: tradeInvoice.code, number: tradeInvoice.number, amount: financingPaper.amount })
    .from(financingPaper)
    .innerJoin(tradeInvoice, eq(tradeInvoice.id, financingPaper.invoiceId))
    .where(eq(financingPaper.financingId, row.id))
    .orderBy(asc(financingPaper.position));
  const { applicationNumber, passedAt, channel, amount, annualRatePpm, paidOut, issuerCosts, valueOn, paysOn, quoteId, purpose } = row;
  const { accountName, accountNumber, branchNumber } = account;
  return {
    applicationNumber,
    askedAt: passedAt.toISOString(),
    channel,
    holder: named(row.enterpriseNo),
    issuer: named(row.issuerNo),
    pieces,
    invoices,
    account: { accountName, accountNumber, branchNumber },
    amount,
    annualRatePpm,
    paidOut,
    issuerCosts,
    valueOn,
    paysOn,
    quoteId,
    purpose,
  };
}

/** What the lender has to hear of an application that has gone on, by where it stands; nothing where it is another's move. */
function stepOf(
  { applicationNumber, channel, state, furtherStep, ownAssent }: FinancingRow,
  repayment?: OpenRepayment,
): LenderStep | undefined {
  const of = { applicationNumber, channel };
  if (repayment?.state === 'awaitingConfirmation') {
    const { paidOn, receiptNumber, amount } = repayment;
    return { ...of, step: 'repayment', content: { paidOn, receiptNumber, amount: yuanOf(amount) } };
  }
  if (state === 'overdue') return { ...of, step: 'overdue', content: {} };
  if (state === 'awaitingAcceptance' && furtherStep !== null)
    return { ...of, step: 'furtherStep', content: z.parse(z.record(z.string(), z.union([z.string(), z.boolean()])), furtherStep) };
  if (state === 'underApproval') return { ...of, step: 'supplement', content: {} };
  if (state === 'awaitingContract' && ownAssent === 'given') return { ...of, step: 'contract', content: {} };
  if (state === 'awaitingDisbursement') return { ...of, step: 'contract', content: {} };
  return undefined;
}

/** Whether the lender deals with an application: one that was taken back and passed again is another, which it must not lose. */
const isWithLender = ({ state }: FinancingRow): boolean => financingMachine.can(state, 'decline') || state === 'awaitingDisbursement';

/** Reaches the lender, and tries again later where it cannot be reached. */
const reaching =
  (kind: string, reach: (context: JobContext, row: FinancingRow) => Promise<void>): JobHandler =>
  async (context, subject) => {
    const { db, clock, ids } = context;
    const row = await financings.hold(db, z.parse(FinancingId, subject));
    if (!row) return;
    try {
      await reach(context, row);
    } catch (error) {
      if (!(error instanceof GatewayFailed)) throw error;
      await planJob({ db, ids }, { kind, subject, runAt: new Date(clock.now().getTime() + AGAIN_MS) });
    }
  };

/** Has the lender asked how far it is: at a moment, or a day from now. */
const askLater = ({ db, ids, clock }: JobContext, { id }: FinancingRow, runAt = new Date(clock.now().getTime() + DAY_MS)) =>
  planJob({ db, ids }, { kind: FINANCING_JOBS.askLender, subject: id, runAt });

/** What passes from a financing to its lender: the application itself, each step that the lender waits for, and that it was taken back. */
export const lendingJobs = ({ lenderOn, channels }: Pick<Services, 'lenderOn' | 'channels'>): JobHandlers => ({
  [FINANCING_JOBS.submitToLender]: reaching(FINANCING_JOBS.submitToLender, async (context, row) => {
    if (row.state !== 'awaitingAcceptance') return;
    await lenderOn(context.db).apply(await applicationOf(context.db, row));
    const { quoteExpectedAt } = row;
    await askLater(context, row, quoteExpectedAt > context.clock.now() ? quoteExpectedAt : undefined);
    await hearLender(actOfSystem(context), row, channels);
  }),
  [FINANCING_JOBS.tellLender]: reaching(FINANCING_JOBS.tellLender, async (context, row) => {
    const underWay = isPaidOut(row) ? (await openRepayments(context.db, [row.id])).get(row.id) : undefined;
    const step = stepOf(row, underWay);
    if (step) await lenderOn(context.db).continue(step);
    await hearLender(actOfSystem(context), row, channels);
  }),
  [FINANCING_JOBS.askLender]: reaching(FINANCING_JOBS.askLender, async (context, row) => {
    if (!isWithLender(row)) return;
    const { applicationNumber, channel } = row;
    const { phase } = await lenderOn(context.db).status({ applicationNumber, channel });
    await context.db.update(financing).set({ phase }).where(eq(financing.id, row.id));
    const now = await hearLender(actOfSystem(context), { ...row, phase }, channels);
    if (isWithLender(now)) await askLater(context, row);
  }),
  [FINANCING_JOBS.cancelAtLender]: reaching(FINANCING_JOBS.cancelAtLender, async ({ db }, row) => {
    if (isWithLender(row)) return;
    const { applicationNumber, channel, reason } = row;
    await lenderOn(db).cancel({ applicationNumber, channel, reason: reason ?? '申请人已撤回' });
  }),
});
