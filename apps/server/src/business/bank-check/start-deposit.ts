import type { BankAccountId, EnterpriseNo, UserId } from '@lianxin/api/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Ids } from '../../platform/clock/ids.ts';
import type { Random } from '../../platform/clock/random.ts';
import type { Db } from '../../platform/db/client.ts';
import { deposit } from '../../schema/index.ts';
import { askForPayment, drawAmount, nextDepositState } from './deposit-rows.ts';

interface Tools {
  readonly db: Db;
  readonly ids: Ids;
  readonly clock: Clock;
  readonly random: Random;
}

export interface NewDeposit {
  readonly enterpriseNo: EnterpriseNo;
  readonly bankAccountId: BankAccountId;
  /** Whose check it is. */
  readonly userId: UserId;
  /** Who asks for it. */
  readonly by: string;
}

/** Begins the check of an account: draws the amount, which is kept before the bank hears of it, and has the bank asked to pay. */
export async function startDeposit(tools: Tools, { enterpriseNo, bankAccountId, userId, by }: NewDeposit): Promise<void> {
  const { db, clock, random } = tools;
  const [row] = await db
    .insert(deposit)
    .values({
      enterpriseNo,
      bankAccountId,
      userId,
      state: nextDepositState('notStarted', 'start'),
      version: 1,
      amount: drawAmount(random),
      requestedAt: clock.now(),
      changedBy: by,
      changedAt: clock.now(),
    })
    .returning();
  if (row) await askForPayment(tools, row);
}
