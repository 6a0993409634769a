import type { Ids } from '../../platform/clock/ids.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/client.ts';
import { operator } from '../../schema/index.ts';
import type { Duty } from '../duties.ts';

export interface NewOperator {
  readonly name: string;
  readonly displayName: string;
  /** Their own, where a first password goes; one person's only. */
  readonly mobile: string;
  readonly duties: readonly Duty[];
  /** From `hashPassword`. */
  readonly passwordHash: string;
  /** Whether the password must be changed at the first sign-in. */
  readonly passwordDue: boolean;
  /** Until when a first password opens anything. @default for ever */
  readonly passwordUntil?: Date;
  /** Who proposed them. @default the installation */
  readonly vouchedBy?: string | undefined;
  /** Who made them: an operator, or the command of the installation. */
  readonly changedBy: string;
}

/** Puts an operator into the database; false where the name or the mobile is taken. */
export async function createOperator(
  { db, ids, clock }: { readonly db: Db; readonly ids: Ids; readonly clock: Clock },
  { duties, ...row }: NewOperator,
): Promise<boolean> {
  const now = clock.now();
  const made = await db
    .insert(operator)
    .values({ ...row, duties: [...duties], operatorId: ids.next(), createdAt: now, changedAt: now })
    .onConflictDoNothing()
    .returning({ operatorId: operator.operatorId });
  return made.length > 0;
}
