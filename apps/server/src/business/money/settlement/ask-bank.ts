import { and, asc, eq, gt } from 'drizzle-orm';
import type { ActContext } from '../../../ledger/act-context.ts';
import { updateOf } from '../../../platform/db/rows-as-json.ts';
import type { Account, BankGateway, PaymentAnswer } from '../../../platform/gateway/bank-gateway.ts';
import { planJob } from '../../../platform/jobs/plan.ts';
import type { JobContext, JobHandler } from '../../../platform/jobs/job-context.ts';
import type { Db } from '../../../platform/db/client.ts';
import { settlementPayment } from '../../../schema/index.ts';
import { writeError } from '../../../platform/error-stream.ts';
import { actOfSystem } from '../../applications/application/index.ts';
import { accountsById } from '../../foundation/parties/index.ts';
import { amountOf, bookPayments, type PaymentRow } from './book.ts';
import { heldMaturity, isSettling, voucherIdOf, type Settling } from './hold.ts';
import { SETTLEMENT_JOBS } from './jobs.ts';
import { fallShort } from './overdue.ts';
import { payRemaining } from './begin.ts';
import { endRound } from './end-round.ts';
import { isOpen, isRefused } from './payments-by-state.ts';
import { moveSettlement, type SettlementRow } from './repository.ts';

/** Payments sent and booked at once. */
const BATCH = 100;
/** Interval for asking about a payment that the bank has not finished. */
const ASK_AGAIN_MS = 60_000;

/** The bank interface used at maturity. */
export interface Bank {
  readonly bankOn: (db: Db) => Pick<BankGateway, 'setAside' | 'pay'>;
}

/** `voucher:round`, or `voucher:round:batch:after` for the payments after that one. */
function readSubject(subject: string) {
  const [voucherId = '', round = '', batch = '0', after = ''] = subject.split(':');
  return { voucherId: voucherIdOf(voucherId), round: Number(round), batch: Number(batch), after };
}

const setAsideReference = ({ voucherId, round }: Pick<SettlementRow, 'voucherId' | 'round'>): string => `${voucherId}-${round}`;

async function payerOf(context: JobContext, { payerAccountId }: SettlementRow): Promise<Account> {
  const account = (await accountsById(context.db, [payerAccountId])).get(payerAccountId);
  if (!account) throw new Error('a voucher is paid from an account that does not exist');
  const { accountName, accountNumber, branchNumber } = account;
  return { accountName, accountNumber, branchNumber };
}

const inAMinute = ({ clock }: JobContext): Date => new Date(clock.now().getTime() + ASK_AGAIN_MS);

interface NextBatch {
  readonly batch: number;
  /** The last payment requested; empty for the first batch. */
  readonly after?: string;
  readonly runAt?: Date;
}

/** Each batch is a job of its own, so that payments are stored before the next batch. */
const planBatch = (context: ActContext, { voucherId, round }: SettlementRow, { batch, after = '', runAt }: NextBatch): Promise<void> =>
  planJob(context, { kind: SETTLEMENT_JOBS.pay, subject: `${voucherId}:${round}:${batch}:${after}`, runAt: runAt ?? context.clock.now() });

/** Asks the issuer's bank to reserve the whole sum of a round; otherwise nobody is paid. */
export const setAside =
  ({ bankOn }: Bank): JobHandler =>
  async (context, subject) => {
    const { voucherId, round } = readSubject(subject);
    const maturity = await heldMaturity(context.db, voucherId);
    if (!isSettling(maturity) || maturity.row.state !== 'reserving' || maturity.row.round !== round) return;
    const { row } = maturity;
    const request = { reference: setAsideReference(row), payer: await payerOf(context, row), amount: row.total };
    const answer = await bankOn(context.db).setAside(request);
    if (answer.outcome === 'accepted') return planJob(context, { kind: SETTLEMENT_JOBS.setAside, subject, runAt: inAMinute(context) });
    const act = actOfSystem(context);
    if (answer.outcome === 'short') return fallShort(act, maturity, answer.reason);
    await planBatch(act, await moveSettlement(act, row, 'setAside'), { batch: 1 });
  };

/** Requests payments, and stores and books the results. Returns the bank's answers. */
async function askFor(
  context: JobContext,
  bank: Pick<BankGateway, 'pay'>,
  { voucher, row }: Settling,
  payments: readonly PaymentRow[],
): Promise<readonly PaymentRow[]> {
  const round = payments[0]?.round ?? row.round;
  const answers = await bank.pay({
    setAside: setAsideReference({ ...row, round }),
    payer: await payerOf(context, row),
    payments: payments.map(({ id, accountName, accountNumber, branchNumber, ...payment }) => ({
      reference: id,
      payee: { accountName, accountNumber, branchNumber },
      amount: amountOf(payment),
      summary: `到期兑付 ${row.number}`,
    })),
  });
  const answered = payments.flatMap((payment) => applyAnswer(payment, answers));
  await writeAnswers(context, answered);
  const paid = answered.filter(({ state }) => state === 'paid');
  if (paid.length > 0) await bookPayments(actOfSystem(context), voucher, row, paid, context.clock.today());
  return answered;
}

/** Pays and books the next batch of a round. Unfinished payments are requested again at the end. */
export const payNext =
  ({ bankOn }: Bank): JobHandler =>
  async (context, subject) => {
    const { voucherId, round, batch, after } = readSubject(subject);
    const maturity = await heldMaturity(context.db, voucherId);
    if (!isSettling(maturity) || maturity.row.state !== 'paying' || maturity.row.round !== round) return;
    const { db } = context;
    const act = actOfSystem(context);
    const open = await db
      .select()
      .from(settlementPayment)
      .where(and(eq(settlementPayment.voucherId, voucherId), isOpen, gt(settlementPayment.id, after)))
      .orderBy(asc(settlementPayment.id))
      .limit(BATCH);
    const last = open.at(-1);
    if (last) {
      await askFor(context, bankOn(db), maturity, open);
      return planBatch(act, maturity.row, { batch: batch + 1, after: last.id });
    }
    const [left] = await db
      .select({ id: settlementPayment.id })
      .from(settlementPayment)
      .where(and(eq(settlementPayment.voucherId, voucherId), isOpen))
      .limit(1);
    return left ? planBatch(act, maturity.row, { batch: batch + 1, runAt: inAMinute(context) }) : endRound(act, maturity);
  };

/**
 * Retries payments that the payee's account rejected, at no cost to the issuer. First asks the bank about its refusals: late successes are
 * booked, and nothing is paid again before each has an answer.
 */
export const retry =
  ({ bankOn }: Bank): JobHandler =>
  async (context, subject) => {
    const { db } = context;
    const maturity = await heldMaturity(db, voucherIdOf(subject));
    if (!isSettling(maturity) || maturity.row.state !== 'partly') return;
    const { row } = maturity;
    const refused = () =>
      db
        .select()
        .from(settlementPayment)
        .where(and(eq(settlementPayment.voucherId, row.voucherId), isRefused))
        .orderBy(asc(settlementPayment.id))
        .limit(BATCH);
    const asked = await refused();
    const ofRound = asked.filter(({ round }) => round === asked[0]?.round);
    if (ofRound.length > 0) await askFor(context, bankOn(db), maturity, ofRound);
    const left = asked.length > 0 ? await refused() : [];
    if (left.length === 0) return payRemaining(actOfSystem(context), maturity);
    await planJob(context, { kind: SETTLEMENT_JOBS.retry, subject, runAt: inAMinute(context) });
  };

/**
 * The payment after the bank's answer; nothing if it is unfinished or the answers contradict each other, which is logged and asked again.
 * Answers about other payments are ignored.
 */
function applyAnswer(payment: PaymentRow, answers: readonly PaymentAnswer[]): PaymentRow[] {
  const said = answers.filter(({ reference }) => reference === payment.id);
  const [answer] = said;
  if (said.some(({ outcome }) => outcome !== answer?.outcome)) {
    writeError('The bank contradicts itself', new Error(`payment ${payment.id}: ${said.map(({ outcome }) => outcome).join(', ')}`));
    return [];
  }
  if (answer?.outcome === 'paid')
    return [{ ...payment, state: 'paid', reason: null, refusal: null, bankSerial: answer.serial, paidAt: new Date(answer.bookedAt) }];
  if (answer?.outcome === 'failed')
    return [{ ...payment, state: 'failed', reason: answer.reason, refusal: payment.refusal === 'said' ? 'confirmed' : 'said' }];
  return [];
}

async function writeAnswers({ db }: JobContext, answered: readonly PaymentRow[]): Promise<void> {
  if (answered.length > 0) await db.execute(updateOf(settlementPayment, ['state', 'reason', 'refusal', 'bankSerial', 'paidAt'], answered));
}
