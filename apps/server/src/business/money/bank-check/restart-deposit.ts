import { BankAccountId, type EnterpriseNo } from '@lianxin/api/contract';
import { DEPOSIT_LIMITS, Refusal, type CivilDate } from '@lianxin/domain';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db } from '../../../platform/db/client.ts';
import { bankAccount, enterprise } from '../../../schema/index.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import { refusedField, staleVersion } from '../../../platform/refusals.ts';
import { cancelJob } from '../../../platform/jobs/plan.ts';
import { branchOf } from './branch-of.ts';
import { recordAudit } from '../../../platform/security/audit.ts';
import {
  askForPayment,
  drawAmount,
  EXPIRE_JOB,
  keepDeposit,
  lockDeposit,
  nextDepositState,
  type DepositRow,
  type WhichDeposit,
} from './deposit-rows.ts';
import { restartDay, restartsLeft } from './deposit-view.ts';

/** Refuses DEPOSIT_RESTART_LIMIT when no further payment is allowed today or at all. */
export async function assertPayableAgain(db: Db, row: DepositRow, today: CivilDate): Promise<void> {
  if ((await restartsLeft(db, row, today)).today > 0) return;
  throw new Refusal('DEPOSIT_RESTART_LIMIT', { perDay: DEPOSIT_LIMITS.restartsPerDay, inAll: DEPOSIT_LIMITS.restartsInAll });
}

/** The deposit, if another payment is allowed. */
async function restartableDeposit({ db, clock }: CallContext, which: WhichDeposit, version: number): Promise<DepositRow> {
  const row = await lockDeposit(db, which);
  if (row.version !== version) throw staleVersion(row.changedBy, row.changedAt, row.version);
  nextDepositState(row.state, 'restart');
  const day = row.state === 'paid' && row.paidAt ? restartDay(row.paidAt) : undefined;
  if (day !== undefined && clock.today() < day) throw new Refusal('DEPOSIT_UNDER_WAY', { day });
  await assertPayableAgain(db, row, clock.today());
  return row;
}

/** Pays a new amount for the same verification. */
export async function payAgain(
  context: CallContext,
  row: DepositRow,
  { bankAccountId, event, action }: { readonly bankAccountId: BankAccountId; readonly event: 'start' | 'restart'; readonly action: string },
): Promise<DepositRow> {
  const { db, clock, random, viewer } = context;
  const next = await keepDeposit({ db, clock, by: viewer.displayName }, row, {
    bankAccountId,
    state: nextDepositState(row.state, event),
    amount: drawAmount(random),
    tries: 0,
    payments: row.payments + 1,
    requestedAt: clock.now(),
    paidAt: null,
    expiresAt: null,
    failureReason: null,
  });
  await cancelJob(db, EXPIRE_JOB, row.id);
  await askForPayment(context, next);
  await recordAudit(context, action, row.id);
  return next;
}

export async function restartDeposit(context: CallContext, which: WhichDeposit, version: number): Promise<DepositRow> {
  const row = await restartableDeposit(context, which, version);
  return payAgain(context, row, { bankAccountId: row.bankAccountId, event: 'restart', action: 'deposit.restart' });
}

export interface OtherAccount {
  readonly accountNumber: string;
  readonly branchNumber: string;
}

/** Closes the unverified account and verifies another one. */
export async function changeDepositAccount(
  context: CallContext,
  enterpriseNo: EnterpriseNo,
  version: number,
  { accountNumber, branchNumber }: OtherAccount,
): Promise<DepositRow> {
  const { db, ids } = context;
  const row = await restartableDeposit(context, { enterpriseNo }, version);
  const branch = await branchOf(db, branchNumber);
  if (!branch) throw refusedField('branchNumber', { zh: '未找到该联行号', en: 'No branch has this number' });
  const [owner] = await db.select({ name: enterprise.name }).from(enterprise).where(eq(enterprise.enterpriseNo, enterpriseNo));
  await db.update(bankAccount).set({ state: 'closed', isDefault: false, pays: false }).where(eq(bankAccount.id, row.bankAccountId));
  const kept = { branchNumber, bankName: branch.bankName, state: 'normal', isDefault: true, pays: true } as const;
  // The enterprise may return to an account it left before.
  const [known] = await db
    .update(bankAccount)
    .set(kept)
    .where(and(eq(bankAccount.enterpriseNo, enterpriseNo), eq(bankAccount.accountNumber, accountNumber)))
    .returning({ id: bankAccount.id });
  const id = known?.id ?? z.parse(BankAccountId, ids.next());
  if (!known) await db.insert(bankAccount).values({ ...kept, id, enterpriseNo, accountName: owner?.name ?? '', accountNumber });
  return payAgain(context, row, { bankAccountId: id, event: 'restart', action: 'deposit.changeAccount' });
}
