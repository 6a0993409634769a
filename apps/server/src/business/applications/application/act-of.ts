import type { ActContext } from '../../../ledger/act-context.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import type { JobContext } from '../../../platform/jobs/job-context.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';

export function actOf(context: CallContext): ActContext {
  const { db, clock, ids, random, viewer, ip } = context;
  const actor = { userId: viewer.userId, name: viewer.displayName, role: viewer.role, enterpriseNo: enterpriseOf(context), ip };
  return { db, clock, ids, random, actor };
}

/** An act of the system, such as a time-out. */
export function actOfSystem({ db, clock, ids, random }: JobContext): ActContext {
  return { db, clock, ids, random, actor: { userId: null, name: '系统', role: 'system', enterpriseNo: null, ip: null } };
}
