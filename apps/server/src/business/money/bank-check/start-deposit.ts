import type { BankAccountId, EnterpriseNo, UserId } from '@lianxin/api/contract';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Ids } from '../../../platform/clock/ids.ts';
import type { Random } from '../../../platform/clock/random.ts';
import type { Db } from '../../../platform/db/client.ts';
import { deposit } from '../../../schema/index.ts';
import { askForPayment, drawAmount, nextDepositState, type DepositRow } from './deposit-rows.ts';

interface Tools {
  readonly db: Db;
  readonly ids: Ids;
  readonly clock: Clock;
  readonly random: Random;
}

export interface NewDeposit {
  /** The enterprise's number for the check that opens it, else the account's id. */
  readonly id: EnterpriseNo | BankAccountId;
  readonly enterpriseNo: EnterpriseNo;
  readonly bankAccountId: BankAccountId;
  /** Whose check it is. */
  readonly userId: UserId;
  /** Who asks for it. */
  readonly by: string;
}

/** Begins the check of an account: draws the amount, which is kept before the bank hears of it, and has the bank asked to pay. */
export async function startDeposit(tools: Tools, { id, enterpriseNo, bankAccountId, userId, by }: NewDeposit): Promise<DepositRow> {
  const { db, clock, random } = tools;
  const [row] = await db
    .insert(deposit)
    .values({
      id,
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
  if (!row) throw new Error(`The deposit ${id} was not kept.`);
  await askForPayment(tools, row);
  return row;
}
