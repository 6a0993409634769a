import { DEPOSIT_LIMITS, depositMachine, fen } from '@lianxin/domain';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { bankAccount, deposit, userAccount } from '../../../schema/index.ts';
import type { JobHandlers } from '../../../platform/jobs/job-context.ts';
import { planJob } from '../../../platform/jobs/plan.ts';
import type { Services } from '../../../platform/services.ts';
import { announceChange } from '../../../platform/events/change.ts';
import type { TellContext } from '../../foundation/messages/index.ts';
import { tellOfFailedDeposit } from '../../foundation/parties/index.ts';
import { EXPIRE_JOB, keepDeposit, opensEnterprise, PAY_JOB, type DepositRow } from './deposit-rows.ts';
import type { DepositInstruction } from '../../../platform/gateway/bank-gateway.ts';

const DAY_MS = 24 * 3_600_000;
const ASK_AGAIN_MS = 60_000;

async function lockedDeposit(db: Db, subject: string): Promise<DepositRow | undefined> {
  const [row] = await db.select().from(deposit).where(eq(deposit.id, subject)).for('update');
  return row;
}

async function instructionOf(db: Db, row: DepositRow): Promise<DepositInstruction> {
  const [account] = await db.select().from(bankAccount).where(eq(bankAccount.id, row.bankAccountId));
  const [person] = await db.select({ mobile: userAccount.mobile }).from(userAccount).where(eq(userAccount.userId, row.userId));
  if (!account || !person || row.amount === null) throw new Error(`The deposit ${row.id} has no account or no amount.`);
  const { accountName, accountNumber, branchNumber } = account;
  const reference = `${row.id}-${row.payments}`;
  return { reference, accountName, accountNumber, branchNumber, amount: fen(row.amount), contact: person.mobile };
}

async function tellOfFailure(context: TellContext, row: DepositRow, reason: string): Promise<void> {
  const [account] = await context.db.select().from(bankAccount).where(eq(bankAccount.id, row.bankAccountId));
  if (account) await tellOfFailedDeposit(context, account, reason);
}

/** Jobs of a deposit: instructing the bank, and expiry. */
export const depositJobs = ({ bankOn }: Pick<Services, 'bankOn'>): JobHandlers => ({
  async [PAY_JOB]({ db, clock, ids }, subject) {
    const row = await lockedDeposit(db, subject);
    if (!row || !depositMachine.can(row.state, 'pay')) return;
    const answer = await bankOn(db).payDeposit(await instructionOf(db, row));
    const change = { db, clock, by: '银行' };
    if (answer.outcome === 'failed') {
      await keepDeposit(change, row, { state: 'failed', amount: null, failureReason: answer.reason });
      if (!opensEnterprise(row)) await tellOfFailure({ db, clock, ids }, row, answer.reason);
    } else if (answer.outcome === 'accepted') {
      await planJob({ db, ids }, { kind: PAY_JOB, subject, runAt: new Date(clock.now().getTime() + ASK_AGAIN_MS) });
    } else {
      const expiresAt = new Date(clock.now().getTime() + DEPOSIT_LIMITS.validDays * DAY_MS);
      await keepDeposit(change, row, { state: 'paid', paidAt: clock.now(), expiresAt });
      await planJob({ db, ids }, { kind: EXPIRE_JOB, subject, runAt: expiresAt });
      announceChange(db, { topics: ['bankAccount'], enterpriseNo: row.enterpriseNo });
    }
  },
  async [EXPIRE_JOB]({ db, clock, ids }, subject) {
    const row = await lockedDeposit(db, subject);
    if (!row || !depositMachine.can(row.state, 'expire') || row.expiresAt === null || row.expiresAt > clock.now()) return;
    await keepDeposit({ db, clock, by: '系统' }, row, { state: 'expired', amount: null });
    if (!opensEnterprise(row)) await tellOfFailure({ db, clock, ids }, row, '超过 7 天未回填金额');
  },
});
