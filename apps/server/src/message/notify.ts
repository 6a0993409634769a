import type { Role } from '@lianxin/domain';
import type { Clock } from '../clock/clock.ts';
import type { Ids } from '../clock/ids.ts';
import type { Db } from '../db/client.ts';
import { message } from '../db/schema/index.ts';

export interface Notice {
  readonly enterpriseNo: string;
  /** Only people of this role see it; everybody of the enterprise when absent. */
  readonly role?: Role;
  /** Only this person sees it. */
  readonly userId?: string;
  readonly type: 'task' | 'result' | 'due' | 'system';
  readonly title: string;
  readonly content: string;
  /** What it is about, so that the portal can open it: "issuance", "transfer", "voucher"… and the id. */
  readonly subjectKind?: string;
  readonly subjectId?: string;
}

/** Writes a message, in the transaction of the act that it tells of. */
export async function notify(context: { readonly db: Db; readonly ids: Ids; readonly clock: Clock }, notice: Notice): Promise<void> {
  await context.db.insert(message).values({ id: context.ids.next(), createdAt: context.clock.now(), ...notice });
}
