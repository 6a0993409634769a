import { afterQuietHours, type MessageType, type QuietHours } from '@lianxin/domain';
import { and, arrayContains, eq, isNull, or } from 'drizzle-orm';
import { membership, messageDelivery } from '../../schema/index.ts';
import { planJob } from '../../platform/jobs/plan.ts';
import type { Addressee, TellContext } from './notify.ts';

/** The hours in which a person does not want to be disturbed. */
export const quietOf = ({ quietFrom, quietTo }: typeof messageDelivery.$inferSelect): QuietHours | undefined =>
  quietFrom === null || quietTo === null ? undefined : { from: quietFrom, to: quietTo };

/** Plans the SMS and mails of a message for those who asked for them, in the transaction that writes the message. */
export async function planDeliveries(
  { db, ids, clock }: TellContext,
  messageId: string,
  { enterpriseNo, role, userId, type }: Addressee & { readonly type: MessageType },
): Promise<void> {
  const wanted = await db
    .select({ delivery: messageDelivery })
    .from(messageDelivery)
    .innerJoin(membership, eq(membership.userId, messageDelivery.userId))
    .where(
      and(
        eq(membership.enterpriseNo, enterpriseNo),
        isNull(membership.frozenAt),
        role === undefined ? undefined : eq(membership.role, role),
        userId === undefined ? undefined : eq(membership.userId, userId),
        or(arrayContains(messageDelivery.smsTypes, [type]), arrayContains(messageDelivery.mailTypes, [type])),
      ),
    );
  for (const { delivery } of wanted) {
    const runAt = afterQuietHours(clock.now(), quietOf(delivery));
    const subject = `${messageId}:${delivery.userId}`;
    if (delivery.smsTypes.includes(type)) await planJob({ db, ids }, { kind: 'message.sms', subject, runAt });
    if (delivery.mailTypes.includes(type)) await planJob({ db, ids }, { kind: 'message.mail', subject, runAt });
  }
}
