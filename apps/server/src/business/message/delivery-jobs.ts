import { afterQuietHours } from '@lianxin/domain';
import { and, eq, isNull } from 'drizzle-orm';
import { enterprise, membership, message, messageDelivery, userAccount } from '../../schema/index.ts';
import type { JobContext, JobHandlers } from '../../platform/jobs/job-context.ts';
import { planJob } from '../../platform/jobs/plan.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import type { Services } from '../../platform/services.ts';
import { queueSms } from '../../platform/sms/queue-sms.ts';
import { quietOf } from './plan-deliveries.ts';

/** An SMS longer than this would cost the operator several. */
const SMS_MAX = 140;

const cut = (text: string, max: number): string => (text.length <= max ? text : `${text.slice(0, max - 1)}…`);

/** What is to be sent and to whom, as things stand now; undefined where the person left, or does not want it any more. */
async function taskOf({ db }: JobContext, subject: string, way: 'smsTypes' | 'mailTypes') {
  const [messageId = '', userId = ''] = subject.split(':');
  const [row] = await db
    .select({ message, delivery: messageDelivery, user: userAccount, enterpriseName: enterprise.name })
    .from(message)
    .innerJoin(enterprise, eq(enterprise.enterpriseNo, message.enterpriseNo))
    .innerJoin(membership, and(eq(membership.enterpriseNo, message.enterpriseNo), eq(membership.userId, userId)))
    .innerJoin(messageDelivery, eq(messageDelivery.userId, userId))
    .innerJoin(userAccount, eq(userAccount.userId, userId))
    .where(and(eq(message.id, messageId), isNull(membership.frozenAt)));
  if (!row?.delivery[way].includes(row.message.type)) return undefined;
  return row;
}

type Task = NonNullable<Awaited<ReturnType<typeof taskOf>>>;

/** Sends now, or plans itself anew for the end of quiet hours that were set or moved in the meantime. */
async function unlessQuiet(context: JobContext, kind: string, subject: string, task: Task, send: () => Promise<void>): Promise<void> {
  const now = context.clock.now();
  const runAt = afterQuietHours(now, quietOf(task.delivery));
  if (runAt.getTime() === now.getTime()) await send();
  else await planJob(context, { kind, subject, runAt });
}

/** The SMS and mails of messages. They say what the message says, and no more. */
export const deliveryJobs = ({ config }: Pick<Services, 'config'>): JobHandlers => ({
  async 'message.sms'(context, subject) {
    const task = await taskOf(context, subject, 'smsTypes');
    if (!task) return;
    const text = `【链信】${cut(`${task.message.title}：${task.message.content}`, SMS_MAX)}请登录平台查看。`;
    await unlessQuiet(context, 'message.sms', subject, task, () => queueSms(context, { to: task.user.mobile, text }));
  },
  async 'message.mail'(context, subject) {
    const task = await taskOf(context, subject, 'mailTypes');
    const to = task?.delivery.mailAddress;
    if (!task || !to) return;
    const { message: told, enterpriseName } = task;
    const link = config.publicOrigin && `${config.publicOrigin}/#/help-center/notification?id=${told.id}`;
    const lines = [
      told.title,
      '',
      told.content,
      '',
      `企业：${enterpriseName}`,
      ...(link ? [`查看：${link}`] : []),
      '',
      '提醒方式可在帮助中心“消息通知”中更改。',
    ];
    const mail = { to, subject: `【链信】${told.title}`, text: lines.join('\n') };
    await unlessQuiet(context, 'message.mail', subject, task, () => queueMail(context, mail));
  },
});
