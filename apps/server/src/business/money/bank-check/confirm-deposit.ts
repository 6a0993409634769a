import type { EnterpriseNo } from '@lianxin/api/contract';
import { DEPOSIT_LIMITS, Refusal, registrationMachine, type RefusalKey } from '@lianxin/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { bankAccount, enterprise, membership, registration } from '../../../schema/index.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import { staleVersion } from '../../../platform/refusals.ts';
import { cancelJob } from '../../../platform/jobs/plan.ts';
import { stateAfter } from '../../../platform/state-after.ts';
import { recordAudit } from '../../../platform/security/audit.ts';
import { secretsEqual } from '../../../platform/security/keys.ts';
import { tellOfAccount } from '../../foundation/parties/index.ts';
import {
  EXPIRE_JOB,
  keepDeposit,
  lockDeposit,
  nextDepositState,
  opensEnterprise,
  type DepositRow,
  type WhichDeposit,
} from './deposit-rows.ts';
import { isPastDue } from './deposit-view.ts';

interface Taken {
  readonly row: DepositRow;
  /** A refusal before any comparison. */
  readonly refused?: RefusalKey;
}

/**
 * Counts an attempt in its own transaction, committed before the amounts are compared. Sending the same attempt twice fails with a stale
 * version.
 */
export async function takeTry(context: CallContext, which: WhichDeposit, version: number): Promise<Taken> {
  return context.transaction(async (db) => {
    const row = await lockDeposit(db, which);
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
  await recordAudit({ ...context, db }, 'deposit.exhaust', row.id);
  await cancelJob(db, EXPIRE_JOB, row.id);
  const state = nextDepositState(row.state, 'exhaust');
  return keepDeposit({ db, clock: context.clock, by: context.viewer.displayName }, row, { state, amount: null });
}

/** Activates the enterprise after its account is verified. */
async function openEnterprise(db: Db, enterpriseNo: EnterpriseNo): Promise<void> {
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
}

/** SQL: the enterprise has no default account yet. */
const isFirst = (enterpriseNo: EnterpriseNo) =>
  sql`not exists (select 1 from bank_account other where other.enterprise_no = ${enterpriseNo} and other.is_default)`;

async function activateAccount(context: CallContext, db: Db, row: DepositRow): Promise<DepositRow> {
  const { id, enterpriseNo, bankAccountId } = row;
  const [account] = await db.update(bankAccount).set({ verified: true }).where(eq(bankAccount.id, bankAccountId)).returning();
  await db
    .update(bankAccount)
    .set({ isDefault: true })
    .where(and(eq(bankAccount.id, bankAccountId), isFirst(enterpriseNo)));
  if (opensEnterprise(row)) await openEnterprise(db, enterpriseNo);
  else if (account) await tellOfAccount({ ...context, db }, 'accountVerified', account);
  await cancelJob(db, EXPIRE_JOB, id);
  await recordAudit({ ...context, db }, 'deposit.verify', id);
  const state = nextDepositState(row.state, 'confirm');
  return keepDeposit({ db, clock: context.clock, by: context.viewer.displayName }, row, { state, amount: null });
}

/** Refuses DEPOSIT_WRONG, EXHAUSTED or EXPIRED, without saying whether the amount was too high or too low. */
export async function confirmDeposit(context: CallContext, which: WhichDeposit, version: number, amount: bigint): Promise<DepositRow> {
  const { row, refused } = await takeTry(context, which, version);
  if (refused) throw new Refusal(refused);
  const right = secretsEqual(String(row.amount), String(amount));
  const left = DEPOSIT_LIMITS.tries - row.tries;
  if (!right && left > 0) throw new Refusal('DEPOSIT_WRONG', { left });
  const settled = await context.transaction(async (db) => {
    const now = await lockDeposit(db, which);
    if (now.version !== row.version) throw staleVersion(now.changedBy, now.changedAt, now.version);
    return right ? activateAccount(context, db, now) : exhaust(context, db, now);
  });
  if (!right) throw new Refusal('DEPOSIT_EXHAUSTED');
  return settled;
}
