import { toWire } from '@lianxin/api/contract';
import { operationProposal } from '../../schema/index.ts';
import type { BoundOperation } from '../bound-operation.ts';
import type { ActResult, OperatorContext } from '../handler.ts';

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
