import { and, asc, eq } from 'drizzle-orm';
import type { ActContext } from '../../ledger/act-context.ts';
import { updateOf } from '../../platform/db/rows-as-json.ts';
import type { Account, BankGateway, PaymentAnswer } from '../../platform/gateway/bank-gateway.ts';
import { planJob } from '../../platform/jobs/plan.ts';
import type { JobContext, JobHandler } from '../../platform/jobs/job-context.ts';
import type { Db } from '../../platform/db/client.ts';
import { settlementPayment } from '../../schema/index.ts';
import { actOfSystem } from '../applications/act-of.ts';
import { accountsById } from '../enterprise/accounts.ts';
import { amountOf, bookPayments, type PaymentRow } from './book.ts';
import { heldMaturity, isSettling, voucherIdOf } from './hold.ts';
import { SETTLEMENT_JOBS } from './jobs.ts';
import { fallShort } from './overdue.ts';
import { endRound } from './end-round.ts';
import { moveSettlement, type SettlementRow } from './repository.ts';

/** So many payments go to the bank and into the books at once. */
const BATCH = 100;
/** A bank that has something, and has not done it, is asked again after so long. */
const ASK_AGAIN_MS = 60_000;

/** The part of the banks that pays at maturity. */
export interface Bank {
  readonly bankOn: (db: Db) => Pick<BankGateway, 'setAside' | 'pay'>;
}

/** What a job of a round is about: `voucher:round`, or `voucher:round:batch`. */
function readSubject(subject: string) {
  const [voucherId = '', round = '', batch = '0'] = subject.split(':');
  return { voucherId: voucherIdOf(voucherId), round: Number(round), batch: Number(batch) };
}

const setAsideReference = ({ voucherId, round }: SettlementRow): string => `${voucherId}-${round}`;

async function payerOf(context: JobContext, { payerAccountId }: SettlementRow): Promise<Account> {
  const account = (await accountsById(context.db, [payerAccountId])).get(payerAccountId);
  if (!account) throw new Error('a voucher is paid from an account that does not exist');
  const { accountName, accountNumber, branchNumber } = account;
  return { accountName, accountNumber, branchNumber };
}

const inAMinute = ({ clock }: JobContext): Date => new Date(clock.now().getTime() + ASK_AGAIN_MS);

/** Plans the next batch of a round; each is a job of its own, so that what one has paid is written down before the next is asked for. */
export const planBatch = (context: ActContext, { voucherId, round }: SettlementRow, batch: number): Promise<void> =>
  planJob(context, { kind: SETTLEMENT_JOBS.pay, subject: `${voucherId}:${round}:${batch}`, runAt: context.clock.now() });

/** Asks the issuer's bank to set aside all that a round pays: whole, or nobody is paid. */
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
    await planBatch(act, await moveSettlement(act, row, 'setAside'), 1);
  };

/** Has the bank pay the next of a round, and books what it has paid. */
export const payNext =
  ({ bankOn }: Bank): JobHandler =>
  async (context, subject) => {
    const { voucherId, round, batch } = readSubject(subject);
    const maturity = await heldMaturity(context.db, voucherId);
    if (!isSettling(maturity) || maturity.row.state !== 'paying' || maturity.row.round !== round) return;
    const { db } = context;
    const act = actOfSystem(context);
    const { row, promise } = maturity;
    const open = await db
      .select()
      .from(settlementPayment)
      .where(and(eq(settlementPayment.voucherId, voucherId), eq(settlementPayment.state, 'open')))
      .orderBy(asc(settlementPayment.id))
      .limit(BATCH);
    if (open.length === 0) return endRound(act, maturity);
    const payments = open.map(({ id, accountName, accountNumber, branchNumber, ...payment }) => ({
      reference: id,
      payee: { accountName, accountNumber, branchNumber },
      amount: amountOf(payment),
      summary: `到期兑付 ${row.number}`,
    }));
    const answers = await bankOn(db).pay({ setAside: setAsideReference(row), payer: await payerOf(context, row), payments });
    const answered = open.flatMap((payment) => answeredBy(payment, answers));
    await writeAnswers(context, answered);
    const paid = answered.filter(({ state }) => state === 'paid');
    if (paid.length > 0) await bookPayments(act, promise, row, paid, context.clock.today());
    if (answered.length > 0) return planBatch(act, row, batch + 1);
    return planJob(context, { kind: SETTLEMENT_JOBS.pay, subject, runAt: inAMinute(context) });
  };

/** A payment as the bank's answer leaves it; nothing where the bank has not done it yet. */
function answeredBy(payment: PaymentRow, answers: readonly PaymentAnswer[]): PaymentRow[] {
  const answer = answers.find(({ reference }) => reference === payment.id);
  if (answer?.outcome === 'paid') return [{ ...payment, state: 'paid', bankSerial: answer.serial, paidAt: new Date(answer.bookedAt) }];
  if (answer?.outcome === 'failed') return [{ ...payment, state: 'failed', reason: answer.reason }];
  return [];
}

async function writeAnswers({ db }: JobContext, answered: readonly PaymentRow[]): Promise<void> {
  if (answered.length > 0) await db.execute(updateOf(settlementPayment, ['state', 'reason', 'bankSerial', 'paidAt'], answered));
}
