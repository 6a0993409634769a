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
  /** The enterprise number for the verification that activates it, otherwise the account id. */
  readonly id: EnterpriseNo | BankAccountId;
  readonly enterpriseNo: EnterpriseNo;
  readonly bankAccountId: BankAccountId;
  /** The person who confirms the amount. */
  readonly userId: UserId;
  /** The person who requests it. */
  readonly by: string;
}

/** Starts a verification: stores a random amount and plans the call to the bank. */
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
