import type { EnterpriseNo } from '@lianxin/api/contract';
import type { Role } from '@lianxin/domain';
import type { Clock } from '../clock/clock.ts';
import type { Ids } from '../clock/ids.ts';
import type { Random } from '../clock/random.ts';
import type { Db } from '../db/client.ts';
import type { CallContext } from '../http/handler.ts';
import type { JobContext } from '../jobs/job-context.ts';
import { enterpriseOf } from '../enterprise/enterprise-of.ts';

/** Who acts, as it is written down: a person of an enterprise, or the system. */
export interface Actor {
  readonly userId: string | null;
  readonly name: string;
  readonly role: Role | 'system';
  readonly enterpriseNo: EnterpriseNo | null;
  readonly ip: string | null;
}

/** What an act on the ledger and on applications stands on: the one transaction, and who acts. */
export interface ActContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly random: Random;
  readonly actor: Actor;
}

/** The act of the person who makes the call. */
export function actOf(context: CallContext): ActContext {
  const { db, clock, ids, random, viewer, ip } = context;
  const actor = { userId: viewer.userId, name: viewer.displayName, role: viewer.role, enterpriseNo: enterpriseOf(context), ip };
  return { db, clock, ids, random, actor };
}

/** An act that nobody in particular does, such as a time-out. */
export function actOfSystem({ db, clock, ids, random }: JobContext): ActContext {
  return { db, clock, ids, random, actor: { userId: null, name: '系统', role: 'system', enterpriseNo: null, ip: null } };
}
