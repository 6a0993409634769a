import { fromWire } from '@lianxin/api/contract';
import { proposalMachine, Refusal, type ProposalEvent } from '@lianxin/domain';
import { count, desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import type { Db } from '../../platform/db/client.ts';
import { operationProposal, operator } from '../../schema/index.ts';
import { actResultOf, type BoundOperation } from '../bound-operation.ts';
import type { OperationHandlers, OperatorContext } from '../handler.ts';
import { personsOf, subjectsOf, type Subject } from './subjects.ts';
import { assertTwoPeople } from './two-people.ts';
import { EVENT_WORDS, STATE_WORDS } from './words.ts';

const proposer = alias(operator, 'proposer');
const decider = alias(operator, 'decider');

const proposals = (db: Db) =>
  db
    .select({ proposal: operationProposal, proposedBy: proposer.name, decidedBy: decider.name })
    .from(operationProposal)
    .innerJoin(proposer, eq(proposer.operatorId, operationProposal.proposedBy))
    .leftJoin(decider, eq(decider.operatorId, operationProposal.decidedBy));

const RequestText = z.record(z.string(), z.unknown());

function viewOf(
  { proposal, proposedBy, decidedBy }: Awaited<ReturnType<typeof proposals>>[number],
  enterprises: Subject[],
  person: string | null,
) {
  const { proposalId, operation, request, reason, state, proposedAt, decidedAt, decisionReason } = proposal;
  return {
    proposalId,
    operation,
    request: z.parse(RequestText, request),
    enterprises,
    person,
    reason,
    state,
    proposedBy,
    proposedAt: proposedAt.toISOString(),
    decidedBy,
    decidedAt: decidedAt?.toISOString() ?? null,
    decisionReason,
  };
}

/** Takes the decision on a waiting proposal. Its proposer may withdraw it and nothing else; nobody else may. */
async function decide(
  { db, operator: self, wallClock, language }: OperatorContext,
  proposalId: string,
  event: ProposalEvent,
  reason?: string,
) {
  const [row] = await db.select().from(operationProposal).where(eq(operationProposal.proposalId, proposalId)).for('update');
  if (!row) throw new Refusal('NOT_FOUND');
  const state = proposalMachine.next(row.state, event);
  if (state === undefined)
    throw new Refusal('ILLEGAL_STATE', { state: STATE_WORDS[row.state][language], act: EVENT_WORDS[event][language] });
  if ((event === 'withdraw') !== (row.proposedBy === self.operatorId))
    throw new Refusal(event === 'withdraw' ? 'FORBIDDEN' : 'SELF_REVIEW');
  await db
    .update(operationProposal)
    .set({ state, decidedBy: self.operatorId, decidedAt: wallClock.now(), decisionReason: reason ?? null })
    .where(eq(operationProposal.proposalId, proposalId));
  const [by] = await db.select({ name: operator.name }).from(operator).where(eq(operator.operatorId, row.proposedBy));
  return { ...row, proposerName: by?.name };
}

/** Acts that wait for a second operator, who passes them by carrying them out. */
export const proposalHandlers = (callOf: (operation: string) => BoundOperation): OperationHandlers['proposals'] => {
  /** A proposal is decided by those who have the duty of its act. */
  const assertDuty = ({ operator: self }: OperatorContext, { operation: { access } }: BoundOperation) => {
    if (access !== 'any' && access !== 'visitor' && !self.duties.includes(access)) throw new Refusal('FORBIDDEN');
  };
  return {
    async list({ db }, { page, pageSize, waitingOnly }) {
      const where = waitingOnly ? eq(operationProposal.state, 'waiting') : undefined;
      const rows = await proposals(db)
        .where(where)
        .orderBy(desc(operationProposal.proposedAt), desc(operationProposal.proposalId))
        .limit(pageSize)
        .offset((page - 1) * pageSize);
      const [all] = await db.select({ count: count() }).from(operationProposal).where(where);
      const told = rows.map(({ proposal }) => proposal);
      const subjects = await subjectsOf(db, told);
      const persons = await personsOf(db, told);
      return { list: rows.map((row) => viewOf(row, subjects(row.proposal), persons(row.proposal))), total: all?.count ?? 0 };
    },
    async show({ db }, { proposalId }) {
      const [row] = await proposals(db).where(eq(operationProposal.proposalId, proposalId));
      if (!row) throw new Refusal('NOT_FOUND');
      const told = [row.proposal];
      return viewOf(row, (await subjectsOf(db, told))(row.proposal), (await personsOf(db, told))(row.proposal));
    },
    async approve(context, { proposalId }) {
      const row = await decide(context, proposalId, 'approve');
      const call = callOf(row.operation);
      await assertTwoPeople(context, call.operation, row.proposedBy);
      const request = fromWire(call.operation.request, row.request);
      if (!request.success) throw new Refusal('VALIDATION');
      const result = actResultOf(await call.handler({ ...context, proposerId: row.proposedBy }, request.data));
      return {
        ...result,
        answer: { carriedOut: true, proposalId },
        action: row.operation,
        reason: row.reason,
        proposedBy: row.proposerName,
      };
    },
    async decline(context, { proposalId, reason }) {
      const row = await decide(context, proposalId, 'decline', reason);
      assertDuty(context, callOf(row.operation));
      return { answer: {}, subjectId: proposalId, proposedBy: row.proposerName };
    },
    async withdraw(context, { proposalId, reason }) {
      await decide(context, proposalId, 'withdraw', reason);
      return { answer: {}, subjectId: proposalId };
    },
  };
};
