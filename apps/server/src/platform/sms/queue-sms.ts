import { eq } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import type { Ids } from '../clock/ids.ts';
import type { Db } from '../db/client.ts';
import { outbox } from '../../schema/index.ts';
import type { JobHandlers } from '../jobs/job-context.ts';
import { planJob } from '../jobs/plan.ts';
import type { Services } from '../services.ts';
import type { TextMessage } from './sms-port.ts';

const DELIVER = 'sms.deliver';

/** Queues an SMS in the transaction of the act. It is sent after the commit, and retried until the gateway accepts it. Not for codes, which expire. */
export async function queueSms(
  { db, ids, clock }: { readonly db: Db; readonly ids: Ids; readonly clock: Clock },
  { to, text }: TextMessage,
): Promise<void> {
  const id = ids.next();
  await db.insert(outbox).values({ id, recipient: to, kind: 'sms', text, createdAt: clock.now() });
  await planJob({ db, ids }, { kind: DELIVER, subject: id, runAt: clock.now() });
}

/** Sends queued SMS. Without a gateway they stay in the outbox, where the sandbox shows them. */
export const smsJobs = ({ config, smsOn }: Pick<Services, 'config' | 'smsOn'>): JobHandlers => ({
  async [DELIVER]({ db }, id) {
    if (!config.sms) return;
    const [row] = await db.delete(outbox).where(eq(outbox.id, id)).returning();
    if (row) await smsOn(db).send({ to: row.recipient, text: row.text });
  },
});
