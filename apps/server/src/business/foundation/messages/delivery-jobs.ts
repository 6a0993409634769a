import { afterQuietHours } from '@lianxin/domain';
import { and, eq, isNull } from 'drizzle-orm';
import { enterprise, membership, message, messageDelivery, userAccount } from '../../../schema/index.ts';
import type { JobContext, JobHandlers } from '../../../platform/jobs/job-context.ts';
import { planJob } from '../../../platform/jobs/plan.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import type { Services } from '../../../platform/services.ts';
import { queueSms } from '../../../platform/sms/queue-sms.ts';
import { mailText, smsText } from './delivered-text.ts';
import { quietOf } from './plan-deliveries.ts';
import { languageOf, textOf } from './message-text.ts';

/** The delivery as of now; undefined if the person has left or unsubscribed. */
async function taskOf({ db }: JobContext, subject: string, way: 'smsTypes' | 'mailTypes') {
  // A stand-in gets the messages that the absent person subscribed to.
  const [messageId = '', userId = '', askedBy = userId] = subject.split(':');
  const [row] = await db
    .select({ message, delivery: messageDelivery, user: userAccount, enterpriseName: enterprise.name })
    .from(message)
    .innerJoin(enterprise, eq(enterprise.enterpriseNo, message.enterpriseNo))
    .innerJoin(membership, and(eq(membership.enterpriseNo, message.enterpriseNo), eq(membership.userId, userId)))
    .innerJoin(messageDelivery, eq(messageDelivery.userId, askedBy))
    .innerJoin(userAccount, eq(userAccount.userId, userId))
    .where(and(eq(message.id, messageId), isNull(membership.frozenAt)));
  if (!row?.delivery[way].includes(row.message.type)) return undefined;
  return row;
}

/** Null if the person has no confirmed address. */
async function mailAddressOf(db: JobContext['db'], userId: string): Promise<string | null> {
  const [row] = await db.select({ to: messageDelivery.mailAddress }).from(messageDelivery).where(eq(messageDelivery.userId, userId));
  return row?.to ?? null;
}

type Task = NonNullable<Awaited<ReturnType<typeof taskOf>>>;

/** Sends now, or reschedules if quiet hours were set or moved since. */
async function unlessQuiet(context: JobContext, kind: string, subject: string, task: Task, send: () => Promise<void>): Promise<void> {
  const now = context.clock.now();
  const runAt = afterQuietHours(now, quietOf(task.delivery));
  if (runAt.getTime() === now.getTime()) await send();
  else await planJob(context, { kind, subject, runAt });
}

/** Sends messages by SMS and mail in the recipient's language. */
export const deliveryJobs = ({ config }: Pick<Services, 'config'>): JobHandlers => ({
  async 'message.sms'(context, subject) {
    const task = await taskOf(context, subject, 'smsTypes');
    if (!task) return;
    const { message: told, user } = task;
    const language = await languageOf(context.db, user.userId);
    const text = smsText(textOf(told, language), language);
    await unlessQuiet(context, 'message.sms', subject, task, () => queueSms(context, { to: user.mobile, text }));
  },
  async 'message.mail'(context, subject) {
    const task = await taskOf(context, subject, 'mailTypes');
    const to = task && (await mailAddressOf(context.db, task.user.userId));
    if (!task || !to) return;
    const { message: told, user, enterpriseName } = task;
    const language = await languageOf(context.db, user.userId);
    const link = config.publicOrigin && `${config.publicOrigin}/#/help-center/notification?id=${told.id}`;
    const mail = { to, ...mailText({ ...textOf(told, language), enterpriseName, link }, language) };
    await unlessQuiet(context, 'message.mail', subject, task, () => queueMail(context, mail));
  },
});
