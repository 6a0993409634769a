import type { Handlers } from '../../../calls/handler.ts';
import { planJob } from '../../../platform/jobs/plan.ts';
import { actOf, approvalBy, requiredReason } from '../../applications/application/index.ts';
import type { TellContext } from '../../foundation/messages/index.ts';
import { ASK_JOB } from './ask-bank.ts';
import { creditApplications, referenceOf, type CreditApplicationRow } from './repository.ts';
import { tellCredit } from './tell.ts';

/** Asks the bank at once. */
const askNow = ({ db, ids, clock }: TellContext, { id }: Pick<CreditApplicationRow, 'id'>) =>
  planJob({ db, ids }, { kind: ASK_JOB, subject: id, runAt: clock.now() });

/** An approved request goes to the bank or the operators; a returned one to its maker. */
export const review: Handlers['creditLine']['review'] = async (context, { id, version, decision, reason }) => {
  const { clock, viewer } = context;
  const row = await creditApplications.ownFor(context, id, decision, version);
  const by = await approvalBy(context, { kind: 'creditApplication', id: row.id, act: decision, makerId: row.makerId });
  const passes = decision === 'pass';
  if (passes && by.pass === 'first') return referenceOf(await creditApplications.passFirst(actOf(context), row, by, {}));
  const change = { reviewerId: viewer.userId, ...(passes ? { passedAt: clock.now() } : { reason: requiredReason(reason) }) };
  const moved = await creditApplications.move(actOf(context), row, decision, change);
  if (passes) await askNow(context, moved);
  await tellCredit(context, moved, decision);
  return referenceOf(moved);
};

export const withdraw: Handlers['creditLine']['withdraw'] = async (context, { id, version, reason }) => {
  const row = await creditApplications.ownFor(context, id, 'withdraw', version);
  return referenceOf(await creditApplications.move(actOf(context), row, 'withdraw', { reason: reason ?? null }));
};

export const remove: Handlers['creditLine']['remove'] = async (context, { id, version }) => {
  const row = await creditApplications.ownFor(context, id, 'delete', version);
  await creditApplications.move(actOf(context), row, 'delete', { removed: true });
  return {};
};

/** Reminds the reviewer, or asks the bank again. */
export const remind: Handlers['creditLine']['remind'] = async (context, { id }) => {
  const { row, remindedAt } = await creditApplications.remind(context, id);
  if (row.state === 'awaitingDecision') await askNow(context, row);
  await tellCredit(context, row, 'remind');
  return { remindedAt: remindedAt.toISOString() };
};
