import { toWire } from '@lianxin/api/contract';
import { and, arrayContains, count, eq, ne } from 'drizzle-orm';
import { operationProposal, operator } from '../../schema/index.ts';
import type { BoundOperation } from '../bound-operation.ts';
import type { ActResult, OperatorContext } from '../handler.ts';

/** The acts by which a first operator gets a colleague: nobody else could pass them. */
const ALONE: readonly string[] = ['operators.add', 'operators.enable', 'operators.setDuties'];

/** Whether somebody else has to pass the act. Only who is alone with the duty of managing operators may make a colleague alone. */
export async function needsSecondOperator({ db, operator: self }: OperatorContext, operation: string): Promise<boolean> {
  if (!ALONE.includes(operation)) return true;
  const [others] = await db
    .select({ count: count() })
    .from(operator)
    .where(and(eq(operator.state, 'active'), arrayContains(operator.duties, ['operators']), ne(operator.operatorId, self.operatorId)));
  return (others?.count ?? 0) > 0;
}

/** Keeps an act until a second operator has passed it. */
export async function propose(
  { db, ids, wallClock, operator: self }: OperatorContext,
  { name, operation }: BoundOperation,
  body: unknown,
  reason: string,
): Promise<ActResult<{ carriedOut: boolean; proposalId: string }> & { outcome: string }> {
  const proposalId = ids.next();
  const request = toWire(operation.request, body);
  const proposedAt = wallClock.now();
  await db.insert(operationProposal).values({ proposalId, operation: name, request, reason, proposedBy: self.operatorId, proposedAt });
  return { answer: { carriedOut: false, proposalId }, outcome: 'proposed', subjectId: proposalId };
}
