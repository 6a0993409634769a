import { eq } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import type { Ids } from '../clock/ids.ts';
import type { Db } from '../db/client.ts';
import { outbox } from '../../schema/index.ts';
import type { JobHandlers } from '../jobs/job-context.ts';
import { planJob } from '../jobs/plan.ts';
import type { Mail, MailPort } from './mail-port.ts';

const DELIVER = 'mail.deliver';

/** Queues a mail in the transaction of the act. It is sent after the commit, and retried until the mail server accepts it. */
export async function queueMail(
  { db, ids, clock }: { readonly db: Db; readonly ids: Ids; readonly clock: Clock },
  { to, subject, text }: Mail,
): Promise<void> {
  const id = ids.next();
  await db.insert(outbox).values({ id, recipient: to, kind: 'mail', subject, text, createdAt: clock.now() });
  await planJob({ db, ids }, { kind: DELIVER, subject: id, runAt: clock.now() });
}

/** Sends queued mails. Without a mail server they stay in the outbox, where the sandbox shows them. */
export const mailJobs = ({ mail }: { readonly mail: MailPort | undefined }): JobHandlers => ({
  async [DELIVER]({ db }, id) {
    if (!mail) return;
    const [row] = await db.delete(outbox).where(eq(outbox.id, id)).returning();
    if (row) await mail.send({ id, to: row.recipient, subject: row.subject ?? '', text: row.text });
  },
});
