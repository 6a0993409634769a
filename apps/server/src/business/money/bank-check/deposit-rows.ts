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

/** Who changed a deposit and when, for whoever was shown an earlier version. */
export interface Changer {
  readonly db: Db;
  readonly clock: Clock;
  readonly by: string;
}

/** A check of an enterprise: without the id of a further account the one that opens it. */
export interface WhichDeposit {
  readonly enterpriseNo: EnterpriseNo;
  readonly accountId?: BankAccountId | undefined;
}

/** The condition of a check of this enterprise. */
export const thatDeposit = ({ enterpriseNo, accountId }: WhichDeposit): SQL | undefined =>
  and(eq(deposit.id, accountId ?? enterpriseNo), eq(deposit.enterpriseNo, enterpriseNo));

/** Whether the check opens the enterprise, and is not that of a further account. */
export const opensEnterprise = ({ id, enterpriseNo }: DepositRow): boolean => id === enterpriseNo;

/** The kinds of planned work on a deposit; the subject is its id. */
export const PAY_JOB = 'deposit.pay';
export const EXPIRE_JOB = 'deposit.expire';

/** A check of an enterprise, locked for a change. Refuses NOT_FOUND. */
export async function lockDeposit(db: Db, which: WhichDeposit): Promise<DepositRow> {
  const [row] = await db.select().from(deposit).where(thatDeposit(which)).for('update');
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}

/** The state after an event. Refuses ILLEGAL_STATE where the state does not take it. */
export const nextDepositState = (state: DepositState, event: DepositEvent): DepositState =>
  stateAfter(depositMachine, 'deposit', state, event, event === 'restart' ? 'restartDeposit' : 'confirmDeposit');

/** Writes a change down under the next version. */
export async function keepDeposit({ db, clock, by }: Changer, row: DepositRow, change: Partial<DepositRow>): Promise<DepositRow> {
  const next = { ...row, ...change, version: row.version + 1, changedBy: by, changedAt: clock.now() };
  await db.update(deposit).set(next).where(eq(deposit.id, row.id));
  return next;
}

/** An amount from 0.01 to 0.99 yuan, in fen. */
export const drawAmount = (random: Random): bigint => BigInt(DEPOSIT_LIMITS.smallestFen + random.below(DEPOSIT_LIMITS.largestFen));

/** Notes a payment that is asked of the bank, and has it asked: the bank is called after this transaction, once or again. */
export async function askForPayment(
  { db, ids, clock }: { readonly db: Db; readonly ids: Ids; readonly clock: Clock },
  row: DepositRow,
): Promise<void> {
  const { id: depositId, bankAccountId, payments: payment } = row;
  await db.insert(depositPayment).values({ depositId, payment, bankAccountId, requestedAt: clock.now() });
  await planJob({ db, ids }, { kind: PAY_JOB, subject: depositId, runAt: clock.now() });
}
