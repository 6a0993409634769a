import { Refusal } from '@lianxin/domain';
import { and, eq } from 'drizzle-orm';
import { operator, userAccount } from '../../schema/index.ts';
import type { OperatorContext } from '../handler.ts';

/** Makes sure that who asked for something in the portal is not the operator who decides on it: one mobile is one person. Refuses SELF_REVIEW. */
export async function assertAnotherPerson({ db, operator: self }: OperatorContext, userId: string | null): Promise<void> {
  const same = await db
    .select({ userId: userAccount.userId })
    .from(userAccount)
    .innerJoin(operator, eq(operator.mobile, userAccount.mobile))
    .where(and(eq(userAccount.userId, userId ?? ''), eq(operator.operatorId, self.operatorId)));
  if (same.length > 0) throw new Refusal('SELF_REVIEW');
}
