import type { EnterpriseNo } from '@lianxin/api/contract';
import { DEPOSIT_LIMITS, Refusal, registrationMachine, type RefusalKey } from '@lianxin/domain';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { bankAccount, enterprise, membership, registration } from '../../schema/index.ts';
import type { CallContext } from '../../platform/call-context.ts';
import { staleVersion } from '../../platform/refusals.ts';
import { cancelJob } from '../../platform/jobs/plan.ts';
import { stateAfter } from '../../platform/state-after.ts';
import { recordAudit } from '../../platform/security/audit.ts';
import { sameSecret } from '../../platform/security/keys.ts';
import { EXPIRE_JOB, keepDeposit, lockDeposit, nextDepositState, type DepositRow } from './deposit-rows.ts';
import { isPastDue } from './deposit-view.ts';

interface Taken {
  readonly row: DepositRow;
  /** What the person gets instead of a comparison. */
  readonly refused?: RefusalKey;
}

/**
 * Counts a try, in a transaction of its own that is in the database before anything is compared. A person who sends the same try twice
 * has an old version in hand the second time.
 */
export async function takeTry(context: CallContext, enterpriseNo: EnterpriseNo, version: number): Promise<Taken> {
  return context.transaction(async (db) => {
    const row = await lockDeposit(db, enterpriseNo);
    if (row.version !== version) throw staleVersion(row.changedBy, row.changedAt, row.version);
    nextDepositState(row.state, 'confirm');
    const change = { db, clock: context.clock, by: context.viewer.displayName };
    if (isPastDue(row, context.clock)) {
      return {
        row: await keepDeposit(change, row, { state: nextDepositState(row.state, 'expire'), amount: null }),
        refused: 'DEPOSIT_EXPIRED',
      };
    }
    if (row.tries >= DEPOSIT_LIMITS.tries) return { row: await exhaust(context, db, row), refused: 'DEPOSIT_EXHAUSTED' };
    return { row: await keepDeposit(change, row, { tries: row.tries + 1 }) };
  });
}

async function exhaust(context: CallContext, db: Db, row: DepositRow): Promise<DepositRow> {
  await recordAudit({ ...context, db }, 'deposit.exhaust', row.enterpriseNo);
  await cancelJob(db, EXPIRE_JOB, row.enterpriseNo);
  const state = nextDepositState(row.state, 'exhaust');
  return keepDeposit({ db, clock: context.clock, by: context.viewer.displayName }, row, { state, amount: null });
}

/** The account is the enterprise's: it may be used, and the enterprise with it. */
async function verified(context: CallContext, db: Db, row: DepositRow): Promise<DepositRow> {
  const { enterpriseNo, bankAccountId } = row;
  await db.update(bankAccount).set({ verified: true }).where(eq(bankAccount.id, bankAccountId));
  await db.update(enterprise).set({ accountState: 1, bankAccountStatus: '1' }).where(eq(enterprise.enterpriseNo, enterpriseNo));
  await db.update(membership).set({ status: null }).where(eq(membership.enterpriseNo, enterpriseNo));
  const [registered] = await db
    .select()
    .from(registration)
    .where(and(eq(registration.enterpriseNo, enterpriseNo), eq(registration.state, 'approved')));
  if (registered)
    await db
      .update(registration)
      .set({ state: stateAfter(registrationMachine, 'registration', registered.state, 'complete', 'confirmDeposit') })
      .where(eq(registration.id, registered.id));
  await cancelJob(db, EXPIRE_JOB, enterpriseNo);
  await recordAudit({ ...context, db }, 'deposit.verify', enterpriseNo);
  const state = nextDepositState(row.state, 'confirm');
  return keepDeposit({ db, clock: context.clock, by: context.viewer.displayName }, row, { state, amount: null });
}

/** Compares an amount with the one that was paid. Refuses DEPOSIT_WRONG, EXHAUSTED or EXPIRED; never says higher or lower. */
export async function confirmDeposit(
  context: CallContext,
  enterpriseNo: EnterpriseNo,
  version: number,
  amount: bigint,
): Promise<DepositRow> {
  const { row, refused } = await takeTry(context, enterpriseNo, version);
  if (refused) throw new Refusal(refused);
  const right = sameSecret(String(row.amount), String(amount));
  const left = DEPOSIT_LIMITS.tries - row.tries;
  if (!right && left > 0) throw new Refusal('DEPOSIT_WRONG', { left });
  const settled = await context.transaction(async (db) => {
    const now = await lockDeposit(db, enterpriseNo);
    if (now.version !== row.version) throw staleVersion(now.changedBy, now.changedAt, now.version);
    return right ? verified(context, db, now) : exhaust(context, db, now);
  });
  if (!right) throw new Refusal('DEPOSIT_EXHAUSTED');
  return settled;
}
