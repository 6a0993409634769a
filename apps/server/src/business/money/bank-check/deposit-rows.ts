import type { BankAccountId, EnterpriseNo } from '@lianxin/api/contract';
import { DEPOSIT_LIMITS, depositMachine, Refusal, type DepositEvent, type DepositState } from '@lianxin/domain';
import { and, eq, type SQL } from 'drizzle-orm';
import type { Random } from '../../../platform/clock/random.ts';
import type { Db } from '../../../platform/db/client.ts';
import { stateAfter } from '../../../platform/state-after.ts';
import { deposit, depositPayment } from '../../../schema/index.ts';
import type { Ids } from '../../../platform/clock/ids.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { planJob } from '../../../platform/jobs/plan.ts';

export type DepositRow = typeof deposit.$inferSelect;

export interface ChangeContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly by: string;
}

/** The verification of a further account, or without an id the one that activates the enterprise. */
export interface WhichDeposit {
  readonly enterpriseNo: EnterpriseNo;
  readonly accountId?: BankAccountId | undefined;
}

/** Matches a verification of this enterprise. */
export const thatDeposit = ({ enterpriseNo, accountId }: WhichDeposit): SQL | undefined =>
  and(eq(deposit.id, accountId ?? enterpriseNo), eq(deposit.enterpriseNo, enterpriseNo));

/** True for the verification that activates the enterprise. */
export const opensEnterprise = ({ id, enterpriseNo }: DepositRow): boolean => id === enterpriseNo;

/** Job kinds; the subject is the deposit's id. */
export const PAY_JOB = 'deposit.pay';
export const EXPIRE_JOB = 'deposit.expire';

export async function lockDeposit(db: Db, which: WhichDeposit): Promise<DepositRow> {
  const [row] = await db.select().from(deposit).where(thatDeposit(which)).for('update');
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}

/** Refuses ILLEGAL_STATE. */
export const nextDepositState = (state: DepositState, event: DepositEvent): DepositState =>
  stateAfter(depositMachine, 'deposit', state, event, event === 'restart' ? 'restartDeposit' : 'confirmDeposit');

/** Raises the version. */
export async function keepDeposit({ db, clock, by }: ChangeContext, row: DepositRow, change: Partial<DepositRow>): Promise<DepositRow> {
  const next = { ...row, ...change, version: row.version + 1, changedBy: by, changedAt: clock.now() };
  await db.update(deposit).set(next).where(eq(deposit.id, row.id));
  return next;
}

export const drawAmount = (random: Random): bigint => BigInt(DEPOSIT_LIMITS.smallestFen + random.below(DEPOSIT_LIMITS.largestFen));

/** Records a requested payment and plans the call to the bank after this transaction. */
export async function askForPayment(
  { db, ids, clock }: { readonly db: Db; readonly ids: Ids; readonly clock: Clock },
  row: DepositRow,
): Promise<void> {
  const { id: depositId, bankAccountId, payments: payment } = row;
  await db.insert(depositPayment).values({ depositId, payment, bankAccountId, requestedAt: clock.now() });
  await planJob({ db, ids }, { kind: PAY_JOB, subject: depositId, runAt: clock.now() });
}
