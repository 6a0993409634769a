import type { Role } from '@lianxin/domain';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Ids } from '../../platform/clock/ids.ts';
import type { Db } from '../../platform/db/client.ts';
import { message } from '../../schema/index.ts';
import { announceChange } from '../../platform/events/outgoing.ts';
import { planDeliveries } from './plan-deliveries.ts';

export interface Notice {
  readonly enterpriseNo: string;
  /** Only people of this role see it; everybody of the enterprise when absent. */
  readonly role?: Role;
  /** Only this person sees it. */
  readonly userId?: string;
  readonly type: 'task' | 'result' | 'due' | 'system';
  readonly title: string;
  readonly content: string;
  /** What it is about, so that the portal can open it: "issuance", "transferSignFor", "piece"… and the id. */
  readonly subjectKind?: string;
  readonly subjectId?: string;
}

/** What the matter of a message may have changed, for everybody of the enterprise. */
const SUBJECT_TOPICS: Readonly<Record<string, readonly string[]>> = {
  issuance: ['issuance', 'voucher'],
  issuanceSignFor: ['issuance', 'voucher'],
  transfer: ['transfer', 'voucher'],
  transferSignFor: ['transfer', 'voucher'],
  assignmentNotice: ['transfer'],
  piece: ['voucher'],
  fee: ['fee'],
};

/** Writes a message, in the transaction of the act that it tells of. */
export async function notify(context: { readonly db: Db; readonly ids: Ids; readonly clock: Clock }, notice: Notice): Promise<void> {
  const id = context.ids.next();
  await context.db.insert(message).values({ id, createdAt: context.clock.now(), ...notice });
  const { enterpriseNo, role, userId, subjectKind } = notice;
  announceChange(context.db, { topics: ['message'], enterpriseNo, role, userId });
  await planDeliveries(context, id, notice);
  const topics = SUBJECT_TOPICS[subjectKind ?? ''];
  if (topics) announceChange(context.db, { topics, enterpriseNo });
}
